# columbiz players=4 extension=full captures=linear

....../....../....../....../....../...... 0 - 3 0 10,10,10,10 0,0,0,0 0,0,0,0
r33333556
  Yellow throws 3 3 3 3 3 5 5 6.
  Jaune lance 3 3 3 3 3 5 5 6.

....../....../....../....../....../...... 0 33333556 2 0 10,10,10,10 0,0,0,0 0,0,0,0
keep:336
  Yellow sets 3 3 6 aside. Dice to throw again: 5.
  Jaune met 3 3 6 de côté. Dés à relancer : 5.

....../....../....../....../....../...... 0 336 2 0 10,10,10,10 0,0,0,0 0,0,0,0
r22444
  Yellow throws 2 2 4 4 4.
  Jaune lance 2 2 4 4 4.

....../....../....../....../....../...... 0 22334446 1 0 10,10,10,10 0,0,0,0 0,0,0,0
3@2
  Yellow places a pawn in column 3, cell 2, with 3 3.
  Jaune pose un pion colonne 3, case 2, avec 3 3.

....../....../....../....../..0.../...... 0 224446 0 1 9,10,10,10 0,0,0,0 0,0,0,0
2@1
  Yellow places a pawn in column 2, cell 1, with 2.
  Jaune pose un pion colonne 2, case 1, avec 2.

....../....../....../....../..0.../.0.... 0 24446 0 2 8,10,10,10 0,0,0,0 0,0,0,0
6@1
  Yellow places a pawn in column 6, cell 1, with 6. Yellow has placed 3 pawns, the most in a turn. The turn is over.
  Jaune pose un pion colonne 6, case 1, avec 6. Jaune a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../....../..0.../.0...0 1 - 3 0 7,10,10,10 0,0,0,0 0,0,0,0
r12222346
  Red throws 1 2 2 2 2 3 4 6.
  Rouge lance 1 2 2 2 2 3 4 6.

....../....../....../....../..0.../.0...0 1 12222346 2 0 7,10,10,10 0,0,0,0 0,0,0,0
2@3
  Red places a pawn in column 2, cell 3, with 2 2 2. Red captures Yellow in column 2, cell 1.
  Rouge pose un pion colonne 2, case 3, avec 2 2 2. Rouge capture Jaune colonne 2, case 1.

....../....../....../.1..../..0.../.....0 1 12346 0 1 7,9,10,10 0,1,0,0 0,0,0,0
2@1
  Red places a pawn in column 2, cell 1, with 2.
  Rouge pose un pion colonne 2, case 1, avec 2.

....../....../....../.1..../..0.../.1...0 1 1346 0 2 7,8,10,10 0,1,0,0 0,0,0,0
4@1
  Red places a pawn in column 4, cell 1, with 4. Red has placed 3 pawns, the most in a turn. The turn is over.
  Rouge pose un pion colonne 4, case 1, avec 4. Rouge a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1..../..0.../.1.1.0 2 - 3 0 7,7,10,10 0,1,0,0 0,0,0,0
r23344446
  Green throws 2 3 3 4 4 4 4 6.
  Vert lance 2 3 3 4 4 4 4 6.

....../....../....../.1..../..0.../.1.1.0 2 23344446 2 0 7,7,10,10 0,1,0,0 0,0,0,0
4@3
  Green places a pawn in column 4, cell 3, with 4 4 4. Green captures Red in column 4, cell 1.
  Vert pose un pion colonne 4, case 3, avec 4 4 4. Vert capture Rouge colonne 4, case 1.

....../....../....../.1.2../..0.../.1...0 2 23346 0 1 7,7,9,10 0,1,1,0 0,0,0,0
end
  Green ends the turn.
  Vert termine son tour.

....../....../....../.1.2../..0.../.1...0 3 - 3 0 7,7,9,10 0,1,1,0 0,0,0,0
r12355666
  Blue throws 1 2 3 5 5 6 6 6.
  Bleu lance 1 2 3 5 5 6 6 6.

....../....../....../.1.2../..0.../.1...0 3 12355666 2 0 7,7,9,10 0,1,1,0 0,0,0,0
5@2
  Blue places a pawn in column 5, cell 2, with 5 5.
  Bleu pose un pion colonne 5, case 2, avec 5 5.

....../....../....../.1.2../..0.3./.1...0 3 123666 0 1 7,7,9,9 0,1,1,0 0,0,0,0
1@1
  Blue places a pawn in column 1, cell 1, with 1.
  Bleu pose un pion colonne 1, case 1, avec 1.

....../....../....../.1.2../..0.3./31...0 3 23666 0 2 7,7,9,8 0,1,1,0 0,0,0,0
6@2
  Blue places a pawn in column 6, cell 2, with 6 6. Blue captures Yellow in column 6, cell 1. Blue has placed 3 pawns, the most in a turn. The turn is over.
  Bleu pose un pion colonne 6, case 2, avec 6 6. Bleu capture Jaune colonne 6, case 1. Bleu a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1.2../..0.33/31.... 0 - 3 0 7,7,9,7 0,1,1,1 0,0,0,0
r22333446
  Yellow throws 2 2 3 3 3 4 4 6.
  Jaune lance 2 2 3 3 3 4 4 6.

....../....../....../.1.2../..0.33/31.... 0 22333446 2 0 7,7,9,7 0,1,1,1 0,0,0,0
4@2
  Yellow places a pawn in column 4, cell 2, with 4 4.
  Jaune pose un pion colonne 4, case 2, avec 4 4.

....../....../....../.1.2../..0033/31.... 0 223336 0 1 6,7,9,7 0,1,1,1 0,0,0,0
3@1
  Yellow places a pawn in column 3, cell 1, with 3.
  Jaune pose un pion colonne 3, case 1, avec 3.

....../....../....../.1.2../..0033/310... 0 22336 0 2 5,7,9,7 0,1,1,1 0,0,0,0
2@2
  Yellow places a pawn in column 2, cell 2, with 2 2. Yellow captures Red in column 2, cell 1. Yellow makes a line of 3: +1. Yellow has placed 3 pawns, the most in a turn. The turn is over.
  Jaune pose un pion colonne 2, case 2, avec 2 2. Jaune capture Rouge colonne 2, case 1. Jaune forme une ligne de 3 : +1. Jaune a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1.2../.00033/3.0... 1 - 3 0 4,7,9,7 1,1,1,1 1,0,0,0
r12446666
  Red throws 1 2 4 4 6 6 6 6.
  Rouge lance 1 2 4 4 6 6 6 6.

....../....../....../.1.2../.00033/3.0... 1 12446666 2 0 4,7,9,7 1,1,1,1 1,0,0,0
keep:1266
  Red sets 1 2 6 6 aside. Dice to throw again: 4.
  Rouge met 1 2 6 6 de côté. Dés à relancer : 4.

....../....../....../.1.2../.00033/3.0... 1 1266 2 0 4,7,9,7 1,1,1,1 1,0,0,0
r4556
  Red throws 4 5 5 6.
  Rouge lance 4 5 5 6.

....../....../....../.1.2../.00033/3.0... 1 12455666 1 0 4,7,9,7 1,1,1,1 1,0,0,0
keep:14
  Red sets 1 4 aside. Dice to throw again: 6.
  Rouge met 1 4 de côté. Dés à relancer : 6.

....../....../....../.1.2../.00033/3.0... 1 14 1 0 4,7,9,7 1,1,1,1 1,0,0,0
r223346
  Red throws 2 2 3 3 4 6.
  Rouge lance 2 2 3 3 4 6.

....../....../....../.1.2../.00033/3.0... 1 12233446 0 0 4,7,9,7 1,1,1,1 1,0,0,0
2@1
  Red places a pawn in column 2, cell 1, with 2.
  Rouge pose un pion colonne 2, case 1, avec 2.

....../....../....../.1.2../.00033/310... 1 1233446 0 1 4,6,9,7 1,1,1,1 1,0,0,0
4@1
  Red places a pawn in column 4, cell 1, with 4.
  Rouge pose un pion colonne 4, case 1, avec 4.

....../....../....../.1.2../.00033/3101.. 1 123346 0 2 4,5,9,7 1,1,1,1 1,0,0,0
6@1
  Red places a pawn in column 6, cell 1, with 6. Red has placed 3 pawns, the most in a turn. The turn is over.
  Rouge pose un pion colonne 6, case 1, avec 6. Rouge a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1.2../.00033/3101.1 2 - 3 0 4,4,9,7 1,1,1,1 1,0,0,0
r12335666
  Green throws 1 2 3 3 5 6 6 6.
  Vert lance 1 2 3 3 5 6 6 6.

....../....../....../.1.2../.00033/3101.1 2 12335666 2 0 4,4,9,7 1,1,1,1 1,0,0,0
6@3
  Green places a pawn in column 6, cell 3, with 6 6 6. Green captures Red in column 6, cell 1. Green captures Blue in column 6, cell 2.
  Vert pose un pion colonne 6, case 3, avec 6 6 6. Vert capture Rouge colonne 6, case 1. Vert capture Bleu colonne 6, case 2.

....../....../....../.1.2.2/.0003./3101.. 2 12335 0 1 4,4,8,7 1,1,3,1 1,0,0,0
end
  Green ends the turn.
  Vert termine son tour.

....../....../....../.1.2.2/.0003./3101.. 3 - 3 0 4,4,8,7 1,1,3,1 1,0,0,0
r11234566
  Blue throws 1 1 2 3 4 5 6 6.
  Bleu lance 1 1 2 3 4 5 6 6.

....../....../....../.1.2.2/.0003./3101.. 3 11234566 2 0 4,4,8,7 1,1,3,1 1,0,0,0
1@2
  Blue places a pawn in column 1, cell 2, with 1 1.
  Bleu pose un pion colonne 1, case 2, avec 1 1.

....../....../....../.1.2.2/30003./3101.. 3 234566 0 1 4,4,8,6 1,1,3,1 1,0,0,0
6@1
  Blue places a pawn in column 6, cell 1, with 6.
  Bleu pose un pion colonne 6, case 1, avec 6.

....../....../....../.1.2.2/30003./3101.3 3 23456 0 2 4,4,8,5 1,1,3,1 1,0,0,0
5@1
  Blue places a pawn in column 5, cell 1, with 5. Blue has placed 3 pawns, the most in a turn. The turn is over.
  Bleu pose un pion colonne 5, case 1, avec 5. Bleu a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1.2.2/30003./310133 0 - 3 0 4,4,8,4 1,1,3,1 1,0,0,0
r34444566
  Yellow throws 3 4 4 4 4 5 6 6.
  Jaune lance 3 4 4 4 4 5 6 6.

....../....../....../.1.2.2/30003./310133 0 34444566 2 0 4,4,8,4 1,1,3,1 1,0,0,0
keep:36
  Yellow sets 3 6 aside. Dice to throw again: 6.
  Jaune met 3 6 de côté. Dés à relancer : 6.

....../....../....../.1.2.2/30003./310133 0 36 2 0 4,4,8,4 1,1,3,1 1,0,0,0
r223456
  Yellow throws 2 2 3 4 5 6.
  Jaune lance 2 2 3 4 5 6.

....../....../....../.1.2.2/30003./310133 0 22334566 1 0 4,4,8,4 1,1,3,1 1,0,0,0
6@2
  Yellow places a pawn in column 6, cell 2, with 6 6. Yellow captures Blue in column 6, cell 1. Yellow can place no other pawn. The turn is over.
  Jaune pose un pion colonne 6, case 2, avec 6 6. Jaune capture Bleu colonne 6, case 1. Jaune ne peut plus poser de pion. Le tour est fini.

....../....../....../.1.2.2/300030/31013. 1 - 3 0 3,4,8,4 2,1,3,1 1,0,0,0
r22255666
  Red throws 2 2 2 5 5 6 6 6.
  Rouge lance 2 2 2 5 5 6 6 6.

....../....../....../.1.2.2/300030/31013. 1 22255666 2 0 3,4,8,4 2,1,3,1 1,0,0,0
6@1
  Red places a pawn in column 6, cell 1, with 6. Red can place no other pawn. The turn is over.
  Rouge pose un pion colonne 6, case 1, avec 6. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../....../.1.2.2/300030/310131 2 - 3 0 3,3,8,4 2,1,3,1 1,0,0,0
r11244556
  Green throws 1 1 2 4 4 5 5 6. Nothing can be placed: Green must throw again.
  Vert lance 1 1 2 4 4 5 5 6. Rien ne peut être posé : Vert doit relancer.

....../....../....../.1.2.2/300030/310131 2 11244556 2 0 3,3,8,4 2,1,3,1 1,0,0,0
keep:114556
  Green sets 1 1 4 5 5 6 aside. Dice to throw again: 2.
  Vert met 1 1 4 5 5 6 de côté. Dés à relancer : 2.

....../....../....../.1.2.2/300030/310131 2 114556 2 0 3,3,8,4 2,1,3,1 1,0,0,0
r46
  Green throws 4 6. Nothing can be placed: Green must throw again.
  Vert lance 4 6. Rien ne peut être posé : Vert doit relancer.

....../....../....../.1.2.2/300030/310131 2 11445566 1 0 3,3,8,4 2,1,3,1 1,0,0,0
keep:144556
  Green sets 1 4 4 5 5 6 aside. Dice to throw again: 2.
  Vert met 1 4 4 5 5 6 de côté. Dés à relancer : 2.

....../....../....../.1.2.2/300030/310131 2 144556 1 0 3,3,8,4 2,1,3,1 1,0,0,0
r22
  Green throws 2 2. Green can place nothing. Pawns lost from the reserve: 3.
  Vert lance 2 2. Vert ne peut rien poser. Pions perdus dans la réserve : 3.

....../....../....../.1.2.2/300030/310131 3 - 3 0 3,3,5,4 2,1,3,1 1,0,0,0
r11233556
  Blue throws 1 1 2 3 3 5 5 6. Nothing can be placed: Blue must throw again.
  Bleu lance 1 1 2 3 3 5 5 6. Rien ne peut être posé : Bleu doit relancer.

....../....../....../.1.2.2/300030/310131 3 11233556 2 0 3,3,5,4 2,1,3,1 1,0,0,0
keep:1156
  Blue sets 1 1 5 6 aside. Dice to throw again: 4.
  Bleu met 1 1 5 6 de côté. Dés à relancer : 4.

....../....../....../.1.2.2/300030/310131 3 1156 2 0 3,3,5,4 2,1,3,1 1,0,0,0
r1445
  Blue throws 1 4 4 5.
  Bleu lance 1 4 4 5.

....../....../....../.1.2.2/300030/310131 3 11144556 1 0 3,3,5,4 2,1,3,1 1,0,0,0
keep:4455
  Blue sets 4 4 5 5 aside. Dice to throw again: 4.
  Bleu met 4 4 5 5 de côté. Dés à relancer : 4.

....../....../....../.1.2.2/300030/310131 3 4455 1 0 3,3,5,4 2,1,3,1 1,0,0,0
r1356
  Blue throws 1 3 5 6.
  Bleu lance 1 3 5 6.

....../....../....../.1.2.2/300030/310131 3 13445556 0 0 3,3,5,4 2,1,3,1 1,0,0,0
5@3
  Blue places a pawn in column 5, cell 3, with 5 5 5. Blue makes a line of 3: +1. Blue can place no other pawn. The turn is over.
  Bleu pose un pion colonne 5, case 3, avec 5 5 5. Bleu forme une ligne de 3 : +1. Bleu ne peut plus poser de pion. Le tour est fini.

....../....../....../.1.232/300030/310131 0 - 3 0 3,3,5,3 2,1,3,1 1,0,0,1
r12234455
  Yellow throws 1 2 2 3 4 4 5 5. Nothing can be placed: Yellow must throw again.
  Jaune lance 1 2 2 3 4 4 5 5. Rien ne peut être posé : Jaune doit relancer.

....../....../....../.1.232/300030/310131 0 12234455 2 0 3,3,5,3 2,1,3,1 1,0,0,1
keep:144
  Yellow sets 1 4 4 aside. Dice to throw again: 5.
  Jaune met 1 4 4 de côté. Dés à relancer : 5.

....../....../....../.1.232/300030/310131 0 144 2 0 3,3,5,3 2,1,3,1 1,0,0,1
r22345
  Yellow throws 2 2 3 4 5. Nothing can be placed: Yellow must throw again.
  Jaune lance 2 2 3 4 5. Rien ne peut être posé : Jaune doit relancer.

....../....../....../.1.232/300030/310131 0 12234445 1 0 3,3,5,3 2,1,3,1 1,0,0,1
keep:22345
  Yellow sets 2 2 3 4 5 aside. Dice to throw again: 3.
  Jaune met 2 2 3 4 5 de côté. Dés à relancer : 3.

....../....../....../.1.232/300030/310131 0 22345 1 0 3,3,5,3 2,1,3,1 1,0,0,1
r126
  Yellow throws 1 2 6. Yellow can place nothing. Pawns lost from the reserve: 3. Yellow has no pawn left: this is the last round.
  Jaune lance 1 2 6. Jaune ne peut rien poser. Pions perdus dans la réserve : 3. Jaune n'a plus de pion : c'est la dernière manche.

....../....../....../.1.232/300030/310131 1 - 3 0 0,3,5,3 2,1,3,1 1,0,0,1
r11122445
  Red throws 1 1 1 2 2 4 4 5.
  Rouge lance 1 1 1 2 2 4 4 5.

....../....../....../.1.232/300030/310131 1 11122445 2 0 0,3,5,3 2,1,3,1 1,0,0,1
1@3
  Red places a pawn in column 1, cell 3, with 1 1 1. Red captures Blue in column 1, cell 1. Red captures Blue in column 1, cell 2. Red can place no other pawn. The turn is over.
  Rouge pose un pion colonne 1, case 3, avec 1 1 1. Rouge capture Bleu colonne 1, case 1. Rouge capture Bleu colonne 1, case 2. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../....../11.232/.00030/.10131 2 - 3 0 0,2,5,3 2,3,3,1 1,0,0,1
r22244556
  Green throws 2 2 2 4 4 5 5 6. Nothing can be placed: Green must throw again.
  Vert lance 2 2 2 4 4 5 5 6. Rien ne peut être posé : Vert doit relancer.

....../....../....../11.232/.00030/.10131 2 22244556 2 0 0,2,5,3 2,3,3,1 1,0,0,1
keep:56
  Green sets 5 6 aside. Dice to throw again: 6.
  Vert met 5 6 de côté. Dés à relancer : 6.

....../....../....../11.232/.00030/.10131 2 56 2 0 0,2,5,3 2,3,3,1 1,0,0,1
r222344
  Green throws 2 2 2 3 4 4. Nothing can be placed: Green must throw again.
  Vert lance 2 2 2 3 4 4. Rien ne peut être posé : Vert doit relancer.

....../....../....../11.232/.00030/.10131 2 22234456 1 0 0,2,5,3 2,3,3,1 1,0,0,1
keep:2223
  Green sets 2 2 2 3 aside. Dice to throw again: 4.
  Vert met 2 2 2 3 de côté. Dés à relancer : 4.

....../....../....../11.232/.00030/.10131 2 2223 1 0 0,2,5,3 2,3,3,1 1,0,0,1
r1224
  Green throws 1 2 2 4.
  Vert lance 1 2 2 4.

....../....../....../11.232/.00030/.10131 2 12222234 0 0 0,2,5,3 2,3,3,1 1,0,0,1
1@1
  Green places a pawn in column 1, cell 1, with 1.
  Vert pose un pion colonne 1, case 1, avec 1.

....../....../....../11.232/.00030/210131 2 2222234 0 1 0,2,4,3 2,3,3,1 1,0,0,1
end
  Green ends the turn.
  Vert termine son tour.

....../....../....../11.232/.00030/210131 3 - 3 0 0,2,4,3 2,3,3,1 1,0,0,1
r11223555
  Blue throws 1 1 2 2 3 5 5 5.
  Bleu lance 1 1 2 2 3 5 5 5.

....../....../....../11.232/.00030/210131 3 11223555 2 0 0,2,4,3 2,3,3,1 1,0,0,1
1@2
  Blue places a pawn in column 1, cell 2, with 1 1. Blue captures Green in column 1, cell 1. Blue can place no other pawn. The turn is over. The game is over. Yellow: lines 1 + captures 2 (pawns: 2) = 3. Red: lines 0 + captures 3 (pawns: 3) = 3. Green: lines 0 + captures 3 (pawns: 3) = 3. Blue: lines 1 + captures 2 (pawns: 2) = 3. Yellow shares the win with 3. Red shares the win with 3. Green shares the win with 3. Blue shares the win with 3.
  Bleu pose un pion colonne 1, case 2, avec 1 1. Bleu capture Vert colonne 1, case 1. Bleu ne peut plus poser de pion. Le tour est fini. La partie est finie. Jaune : lignes 1 + captures 2 (pions : 2) = 3. Rouge : lignes 0 + captures 3 (pions : 3) = 3. Vert : lignes 0 + captures 3 (pions : 3) = 3. Bleu : lignes 1 + captures 2 (pions : 2) = 3. Jaune partage la victoire avec 3. Rouge partage la victoire avec 3. Vert partage la victoire avec 3. Bleu partage la victoire avec 3.

....../....../....../11.232/300030/.10131 =1/4,1/4,1/4,1/4 - 0 0 0,2,4,2 2,3,3,2 1,0,0,1
result 1/4 1/4 1/4 1/4
