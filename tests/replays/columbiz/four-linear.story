# columbiz players=4 extension=full captures=linear

....../....../....../....../....../...... 0 - 3 0 10,10,10,10 0,0,0,0 0,0,0,0
r33333556
  Yellow throws 33333556.
  Jaune lance 33333556.

....../....../....../....../....../...... 0 33333556 2 0 10,10,10,10 0,0,0,0 0,0,0,0
keep:336
  Yellow sets 336 aside. Dice to throw again: 5.
  Jaune met 336 de côté. Dés à relancer : 5.

....../....../....../....../....../...... 0 336 2 0 10,10,10,10 0,0,0,0 0,0,0,0
r22444
  Yellow throws 22444.
  Jaune lance 22444.

....../....../....../....../....../...... 0 22334446 1 0 10,10,10,10 0,0,0,0 0,0,0,0
3@2
  Yellow places a pawn on 3@2 with 33.
  Jaune pose un pion en 3@2 avec 33.

....../....../....../....../..0.../...... 0 224446 0 1 9,10,10,10 0,0,0,0 0,0,0,0
2@1
  Yellow places a pawn on 2@1 with 2.
  Jaune pose un pion en 2@1 avec 2.

....../....../....../....../..0.../.0.... 0 24446 0 2 8,10,10,10 0,0,0,0 0,0,0,0
6@1
  Yellow places a pawn on 6@1 with 6. Yellow has placed 3 pawns, the most in a turn. The turn is over.
  Jaune pose un pion en 6@1 avec 6. Jaune a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../....../..0.../.0...0 1 - 3 0 7,10,10,10 0,0,0,0 0,0,0,0
r12222346
  Red throws 12222346.
  Rouge lance 12222346.

....../....../....../....../..0.../.0...0 1 12222346 2 0 7,10,10,10 0,0,0,0 0,0,0,0
2@3
  Red places a pawn on 2@3 with 222. Red captures Yellow on 2@1.
  Rouge pose un pion en 2@3 avec 222. Rouge capture Jaune en 2@1.

....../....../....../.1..../..0.../.....0 1 12346 0 1 7,9,10,10 0,1,0,0 0,0,0,0
2@1
  Red places a pawn on 2@1 with 2.
  Rouge pose un pion en 2@1 avec 2.

....../....../....../.1..../..0.../.1...0 1 1346 0 2 7,8,10,10 0,1,0,0 0,0,0,0
4@1
  Red places a pawn on 4@1 with 4. Red has placed 3 pawns, the most in a turn. The turn is over.
  Rouge pose un pion en 4@1 avec 4. Rouge a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1..../..0.../.1.1.0 2 - 3 0 7,7,10,10 0,1,0,0 0,0,0,0
r23344446
  Green throws 23344446.
  Vert lance 23344446.

....../....../....../.1..../..0.../.1.1.0 2 23344446 2 0 7,7,10,10 0,1,0,0 0,0,0,0
4@3
  Green places a pawn on 4@3 with 444. Green captures Red on 4@1.
  Vert pose un pion en 4@3 avec 444. Vert capture Rouge en 4@1.

....../....../....../.1.2../..0.../.1...0 2 23346 0 1 7,7,9,10 0,1,1,0 0,0,0,0
end
  Green ends the turn.
  Vert termine son tour.

....../....../....../.1.2../..0.../.1...0 3 - 3 0 7,7,9,10 0,1,1,0 0,0,0,0
r12355666
  Blue throws 12355666.
  Bleu lance 12355666.

....../....../....../.1.2../..0.../.1...0 3 12355666 2 0 7,7,9,10 0,1,1,0 0,0,0,0
5@2
  Blue places a pawn on 5@2 with 55.
  Bleu pose un pion en 5@2 avec 55.

....../....../....../.1.2../..0.3./.1...0 3 123666 0 1 7,7,9,9 0,1,1,0 0,0,0,0
1@1
  Blue places a pawn on 1@1 with 1.
  Bleu pose un pion en 1@1 avec 1.

....../....../....../.1.2../..0.3./31...0 3 23666 0 2 7,7,9,8 0,1,1,0 0,0,0,0
6@2
  Blue places a pawn on 6@2 with 66. Blue captures Yellow on 6@1. Blue has placed 3 pawns, the most in a turn. The turn is over.
  Bleu pose un pion en 6@2 avec 66. Bleu capture Jaune en 6@1. Bleu a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1.2../..0.33/31.... 0 - 3 0 7,7,9,7 0,1,1,1 0,0,0,0
r22333446
  Yellow throws 22333446.
  Jaune lance 22333446.

....../....../....../.1.2../..0.33/31.... 0 22333446 2 0 7,7,9,7 0,1,1,1 0,0,0,0
4@2
  Yellow places a pawn on 4@2 with 44.
  Jaune pose un pion en 4@2 avec 44.

....../....../....../.1.2../..0033/31.... 0 223336 0 1 6,7,9,7 0,1,1,1 0,0,0,0
3@1
  Yellow places a pawn on 3@1 with 3.
  Jaune pose un pion en 3@1 avec 3.

....../....../....../.1.2../..0033/310... 0 22336 0 2 5,7,9,7 0,1,1,1 0,0,0,0
2@2
  Yellow places a pawn on 2@2 with 22. Yellow captures Red on 2@1. Yellow makes a line of 3: +1. Yellow has placed 3 pawns, the most in a turn. The turn is over.
  Jaune pose un pion en 2@2 avec 22. Jaune capture Rouge en 2@1. Jaune forme une ligne de 3 : +1. Jaune a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1.2../.00033/3.0... 1 - 3 0 4,7,9,7 1,1,1,1 1,0,0,0
r12446666
  Red throws 12446666.
  Rouge lance 12446666.

....../....../....../.1.2../.00033/3.0... 1 12446666 2 0 4,7,9,7 1,1,1,1 1,0,0,0
keep:1266
  Red sets 1266 aside. Dice to throw again: 4.
  Rouge met 1266 de côté. Dés à relancer : 4.

....../....../....../.1.2../.00033/3.0... 1 1266 2 0 4,7,9,7 1,1,1,1 1,0,0,0
r4556
  Red throws 4556.
  Rouge lance 4556.

....../....../....../.1.2../.00033/3.0... 1 12455666 1 0 4,7,9,7 1,1,1,1 1,0,0,0
keep:14
  Red sets 14 aside. Dice to throw again: 6.
  Rouge met 14 de côté. Dés à relancer : 6.

....../....../....../.1.2../.00033/3.0... 1 14 1 0 4,7,9,7 1,1,1,1 1,0,0,0
r223346
  Red throws 223346.
  Rouge lance 223346.

....../....../....../.1.2../.00033/3.0... 1 12233446 0 0 4,7,9,7 1,1,1,1 1,0,0,0
2@1
  Red places a pawn on 2@1 with 2.
  Rouge pose un pion en 2@1 avec 2.

....../....../....../.1.2../.00033/310... 1 1233446 0 1 4,6,9,7 1,1,1,1 1,0,0,0
4@1
  Red places a pawn on 4@1 with 4.
  Rouge pose un pion en 4@1 avec 4.

....../....../....../.1.2../.00033/3101.. 1 123346 0 2 4,5,9,7 1,1,1,1 1,0,0,0
6@1
  Red places a pawn on 6@1 with 6. Red has placed 3 pawns, the most in a turn. The turn is over.
  Rouge pose un pion en 6@1 avec 6. Rouge a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1.2../.00033/3101.1 2 - 3 0 4,4,9,7 1,1,1,1 1,0,0,0
r12335666
  Green throws 12335666.
  Vert lance 12335666.

....../....../....../.1.2../.00033/3101.1 2 12335666 2 0 4,4,9,7 1,1,1,1 1,0,0,0
6@3
  Green places a pawn on 6@3 with 666. Green captures Red on 6@1. Green captures Blue on 6@2.
  Vert pose un pion en 6@3 avec 666. Vert capture Rouge en 6@1. Vert capture Bleu en 6@2.

....../....../....../.1.2.2/.0003./3101.. 2 12335 0 1 4,4,8,7 1,1,3,1 1,0,0,0
end
  Green ends the turn.
  Vert termine son tour.

....../....../....../.1.2.2/.0003./3101.. 3 - 3 0 4,4,8,7 1,1,3,1 1,0,0,0
r11234566
  Blue throws 11234566.
  Bleu lance 11234566.

....../....../....../.1.2.2/.0003./3101.. 3 11234566 2 0 4,4,8,7 1,1,3,1 1,0,0,0
1@2
  Blue places a pawn on 1@2 with 11.
  Bleu pose un pion en 1@2 avec 11.

....../....../....../.1.2.2/30003./3101.. 3 234566 0 1 4,4,8,6 1,1,3,1 1,0,0,0
6@1
  Blue places a pawn on 6@1 with 6.
  Bleu pose un pion en 6@1 avec 6.

....../....../....../.1.2.2/30003./3101.3 3 23456 0 2 4,4,8,5 1,1,3,1 1,0,0,0
5@1
  Blue places a pawn on 5@1 with 5. Blue has placed 3 pawns, the most in a turn. The turn is over.
  Bleu pose un pion en 5@1 avec 5. Bleu a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1.2.2/30003./310133 0 - 3 0 4,4,8,4 1,1,3,1 1,0,0,0
r34444566
  Yellow throws 34444566.
  Jaune lance 34444566.

....../....../....../.1.2.2/30003./310133 0 34444566 2 0 4,4,8,4 1,1,3,1 1,0,0,0
keep:36
  Yellow sets 36 aside. Dice to throw again: 6.
  Jaune met 36 de côté. Dés à relancer : 6.

....../....../....../.1.2.2/30003./310133 0 36 2 0 4,4,8,4 1,1,3,1 1,0,0,0
r223456
  Yellow throws 223456.
  Jaune lance 223456.

....../....../....../.1.2.2/30003./310133 0 22334566 1 0 4,4,8,4 1,1,3,1 1,0,0,0
6@2
  Yellow places a pawn on 6@2 with 66. Yellow captures Blue on 6@1. Yellow can place no other pawn. The turn is over.
  Jaune pose un pion en 6@2 avec 66. Jaune capture Bleu en 6@1. Jaune ne peut plus poser de pion. Le tour est fini.

....../....../....../.1.2.2/300030/31013. 1 - 3 0 3,4,8,4 2,1,3,1 1,0,0,0
r22255666
  Red throws 22255666.
  Rouge lance 22255666.

....../....../....../.1.2.2/300030/31013. 1 22255666 2 0 3,4,8,4 2,1,3,1 1,0,0,0
6@1
  Red places a pawn on 6@1 with 6. Red can place no other pawn. The turn is over.
  Rouge pose un pion en 6@1 avec 6. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../....../.1.2.2/300030/310131 2 - 3 0 3,3,8,4 2,1,3,1 1,0,0,0
r11244556
  Green throws 11244556. Nothing can be placed: Green must throw again.
  Vert lance 11244556. Rien ne peut être posé : Vert doit relancer.

....../....../....../.1.2.2/300030/310131 2 11244556 2 0 3,3,8,4 2,1,3,1 1,0,0,0
keep:114556
  Green sets 114556 aside. Dice to throw again: 2.
  Vert met 114556 de côté. Dés à relancer : 2.

....../....../....../.1.2.2/300030/310131 2 114556 2 0 3,3,8,4 2,1,3,1 1,0,0,0
r46
  Green throws 46. Nothing can be placed: Green must throw again.
  Vert lance 46. Rien ne peut être posé : Vert doit relancer.

....../....../....../.1.2.2/300030/310131 2 11445566 1 0 3,3,8,4 2,1,3,1 1,0,0,0
keep:144556
  Green sets 144556 aside. Dice to throw again: 2.
  Vert met 144556 de côté. Dés à relancer : 2.

....../....../....../.1.2.2/300030/310131 2 144556 1 0 3,3,8,4 2,1,3,1 1,0,0,0
r22
  Green throws 22. Green can place nothing. Pawns lost from the reserve: 3.
  Vert lance 22. Vert ne peut rien poser. Pions perdus dans la réserve : 3.

....../....../....../.1.2.2/300030/310131 3 - 3 0 3,3,5,4 2,1,3,1 1,0,0,0
r11233556
  Blue throws 11233556. Nothing can be placed: Blue must throw again.
  Bleu lance 11233556. Rien ne peut être posé : Bleu doit relancer.

....../....../....../.1.2.2/300030/310131 3 11233556 2 0 3,3,5,4 2,1,3,1 1,0,0,0
keep:1156
  Blue sets 1156 aside. Dice to throw again: 4.
  Bleu met 1156 de côté. Dés à relancer : 4.

....../....../....../.1.2.2/300030/310131 3 1156 2 0 3,3,5,4 2,1,3,1 1,0,0,0
r1445
  Blue throws 1445.
  Bleu lance 1445.

....../....../....../.1.2.2/300030/310131 3 11144556 1 0 3,3,5,4 2,1,3,1 1,0,0,0
keep:4455
  Blue sets 4455 aside. Dice to throw again: 4.
  Bleu met 4455 de côté. Dés à relancer : 4.

....../....../....../.1.2.2/300030/310131 3 4455 1 0 3,3,5,4 2,1,3,1 1,0,0,0
r1356
  Blue throws 1356.
  Bleu lance 1356.

....../....../....../.1.2.2/300030/310131 3 13445556 0 0 3,3,5,4 2,1,3,1 1,0,0,0
5@3
  Blue places a pawn on 5@3 with 555. Blue makes a line of 3: +1. Blue can place no other pawn. The turn is over.
  Bleu pose un pion en 5@3 avec 555. Bleu forme une ligne de 3 : +1. Bleu ne peut plus poser de pion. Le tour est fini.

....../....../....../.1.232/300030/310131 0 - 3 0 3,3,5,3 2,1,3,1 1,0,0,1
r12234455
  Yellow throws 12234455. Nothing can be placed: Yellow must throw again.
  Jaune lance 12234455. Rien ne peut être posé : Jaune doit relancer.

....../....../....../.1.232/300030/310131 0 12234455 2 0 3,3,5,3 2,1,3,1 1,0,0,1
keep:144
  Yellow sets 144 aside. Dice to throw again: 5.
  Jaune met 144 de côté. Dés à relancer : 5.

....../....../....../.1.232/300030/310131 0 144 2 0 3,3,5,3 2,1,3,1 1,0,0,1
r22345
  Yellow throws 22345. Nothing can be placed: Yellow must throw again.
  Jaune lance 22345. Rien ne peut être posé : Jaune doit relancer.

....../....../....../.1.232/300030/310131 0 12234445 1 0 3,3,5,3 2,1,3,1 1,0,0,1
keep:22345
  Yellow sets 22345 aside. Dice to throw again: 3.
  Jaune met 22345 de côté. Dés à relancer : 3.

....../....../....../.1.232/300030/310131 0 22345 1 0 3,3,5,3 2,1,3,1 1,0,0,1
r126
  Yellow throws 126. Yellow can place nothing. Pawns lost from the reserve: 3. Yellow has no pawn left: this is the last round.
  Jaune lance 126. Jaune ne peut rien poser. Pions perdus dans la réserve : 3. Jaune n'a plus de pion : c'est la dernière manche.

....../....../....../.1.232/300030/310131 1 - 3 0 0,3,5,3 2,1,3,1 1,0,0,1
r11122445
  Red throws 11122445.
  Rouge lance 11122445.

....../....../....../.1.232/300030/310131 1 11122445 2 0 0,3,5,3 2,1,3,1 1,0,0,1
1@3
  Red places a pawn on 1@3 with 111. Red captures Blue on 1@1. Red captures Blue on 1@2. Red can place no other pawn. The turn is over.
  Rouge pose un pion en 1@3 avec 111. Rouge capture Bleu en 1@1. Rouge capture Bleu en 1@2. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../....../11.232/.00030/.10131 2 - 3 0 0,2,5,3 2,3,3,1 1,0,0,1
r22244556
  Green throws 22244556. Nothing can be placed: Green must throw again.
  Vert lance 22244556. Rien ne peut être posé : Vert doit relancer.

....../....../....../11.232/.00030/.10131 2 22244556 2 0 0,2,5,3 2,3,3,1 1,0,0,1
keep:56
  Green sets 56 aside. Dice to throw again: 6.
  Vert met 56 de côté. Dés à relancer : 6.

....../....../....../11.232/.00030/.10131 2 56 2 0 0,2,5,3 2,3,3,1 1,0,0,1
r222344
  Green throws 222344. Nothing can be placed: Green must throw again.
  Vert lance 222344. Rien ne peut être posé : Vert doit relancer.

....../....../....../11.232/.00030/.10131 2 22234456 1 0 0,2,5,3 2,3,3,1 1,0,0,1
keep:2223
  Green sets 2223 aside. Dice to throw again: 4.
  Vert met 2223 de côté. Dés à relancer : 4.

....../....../....../11.232/.00030/.10131 2 2223 1 0 0,2,5,3 2,3,3,1 1,0,0,1
r1224
  Green throws 1224.
  Vert lance 1224.

....../....../....../11.232/.00030/.10131 2 12222234 0 0 0,2,5,3 2,3,3,1 1,0,0,1
1@1
  Green places a pawn on 1@1 with 1.
  Vert pose un pion en 1@1 avec 1.

....../....../....../11.232/.00030/210131 2 2222234 0 1 0,2,4,3 2,3,3,1 1,0,0,1
end
  Green ends the turn.
  Vert termine son tour.

....../....../....../11.232/.00030/210131 3 - 3 0 0,2,4,3 2,3,3,1 1,0,0,1
r11223555
  Blue throws 11223555.
  Bleu lance 11223555.

....../....../....../11.232/.00030/210131 3 11223555 2 0 0,2,4,3 2,3,3,1 1,0,0,1
1@2
  Blue places a pawn on 1@2 with 11. Blue captures Green on 1@1. Blue can place no other pawn. The turn is over. The game is over. Yellow: lines 1 + captures 2 (pawns: 2) = 3. Red: lines 0 + captures 3 (pawns: 3) = 3. Green: lines 0 + captures 3 (pawns: 3) = 3. Blue: lines 1 + captures 2 (pawns: 2) = 3. Yellow shares the win with 3. Red shares the win with 3. Green shares the win with 3. Blue shares the win with 3.
  Bleu pose un pion en 1@2 avec 11. Bleu capture Vert en 1@1. Bleu ne peut plus poser de pion. Le tour est fini. La partie est finie. Jaune : lignes 1 + captures 2 (pions : 2) = 3. Rouge : lignes 0 + captures 3 (pions : 3) = 3. Vert : lignes 0 + captures 3 (pions : 3) = 3. Bleu : lignes 1 + captures 2 (pions : 2) = 3. Jaune partage la victoire avec 3. Rouge partage la victoire avec 3. Vert partage la victoire avec 3. Bleu partage la victoire avec 3.

....../....../....../11.232/300030/.10131 =1/4,1/4,1/4,1/4 - 0 0 0,2,4,2 2,3,3,2 1,0,0,1
result 1/4 1/4 1/4 1/4
