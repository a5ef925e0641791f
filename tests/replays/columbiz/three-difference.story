# columbiz players=3 extension=difference captures=table

....../....../....../....../....../...... 0 - 3 0 13,13,13 0,0,0 0,0,0
r12245566
  Yellow throws 12245566.
  Jaune lance 12245566.

....../....../....../....../....../...... 0 12245566 2 0 13,13,13 0,0,0 0,0,0
2@2
  Yellow places a pawn on 2@2 with 22.
  Jaune pose un pion en 2@2 avec 22.

....../....../....../....../.0..../...... 0 145566 0 1 12,13,13 0,0,0 0,0,0
5@2
  Yellow places a pawn on 5@2 with 55.
  Jaune pose un pion en 5@2 avec 55.

....../....../....../....../.0..0./...... 0 1466 0 2 11,13,13 0,0,0 0,0,0
6@2
  Yellow places a pawn on 6@2 with 66.
  Jaune pose un pion en 6@2 avec 66.

....../....../....../....../.0..00/...... 0 14 0 3 10,13,13 0,0,0 0,0,0
4@1
  Yellow places a pawn on 4@1 with 4. Yellow has placed 4 pawns, the most in a turn. The turn is over.
  Jaune pose un pion en 4@1 avec 4. Jaune a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....../....../.0..00/...0.. 1 - 3 0 9,13,13 0,0,0 0,0,0
r11146666
  Red throws 11146666.
  Rouge lance 11146666.

....../....../....../....../.0..00/...0.. 1 11146666 2 0 9,13,13 0,0,0 0,0,0
6@4
  Red places a pawn on 6@4 with 6666. Red captures Yellow on 6@2.
  Rouge pose un pion en 6@4 avec 6666. Rouge capture Jaune en 6@2.

....../....../.....1/....../.0..0./...0.. 1 1114 0 1 9,12,13 0,1,0 0,0,0
end
  Red ends the turn.
  Rouge termine son tour.

....../....../.....1/....../.0..0./...0.. 2 - 3 0 9,12,13 0,1,0 0,0,0
r23445566
  Green throws 23445566.
  Vert lance 23445566.

....../....../.....1/....../.0..0./...0.. 2 23445566 2 0 9,12,13 0,1,0 0,0,0
4@2
  Green places a pawn on 4@2 with 44. Green captures Yellow on 4@1.
  Vert pose un pion en 4@2 avec 44. Vert capture Jaune en 4@1.

....../....../.....1/....../.0.20./...... 2 235566 0 1 9,12,12 0,1,1 0,0,0
6@2
  Green places a pawn on 6@2 with 66.
  Vert pose un pion en 6@2 avec 66.

....../....../.....1/....../.0.202/...... 2 2355 0 2 9,12,11 0,1,1 0,0,0
3@1
  Green places a pawn on 3@1 with 3.
  Vert pose un pion en 3@1 avec 3.

....../....../.....1/....../.0.202/..2... 2 255 0 3 9,12,10 0,1,1 0,0,0
5@1
  Green places a pawn on 5@1 with 5. Green has placed 4 pawns, the most in a turn. The turn is over.
  Vert pose un pion en 5@1 avec 5. Vert a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../.....1/....../.0.202/..2.2. 0 - 3 0 9,12,9 0,1,1 0,0,0
r12223445
  Yellow throws 12223445.
  Jaune lance 12223445.

....../....../.....1/....../.0.202/..2.2. 0 12223445 2 0 9,12,9 0,1,1 0,0,0
2@3
  Yellow places a pawn on 2@3 with 222.
  Jaune pose un pion en 2@3 avec 222.

....../....../.....1/.0..../.0.202/..2.2. 0 13445 0 1 8,12,9 0,1,1 0,0,0
1@1
  Yellow places a pawn on 1@1 with 1.
  Jaune pose un pion en 1@1 avec 1.

....../....../.....1/.0..../.0.202/0.2.2. 0 3445 0 2 7,12,9 0,1,1 0,0,0
4@1
  Yellow places a pawn on 4@1 with 4. Yellow can place no other pawn. The turn is over.
  Jaune pose un pion en 4@1 avec 4. Jaune ne peut plus poser de pion. Le tour est fini.

....../....../.....1/.0..../.0.202/0.202. 1 - 3 0 6,12,9 0,1,1 0,0,0
r13344466
  Red throws 13344466.
  Rouge lance 13344466.

....../....../.....1/.0..../.0.202/0.202. 1 13344466 2 0 6,12,9 0,1,1 0,0,0
keep:44466
  Red sets 44466 aside. Dice to throw again: 3.
  Rouge met 44466 de côté. Dés à relancer : 3.

....../....../.....1/.0..../.0.202/0.202. 1 44466 2 0 6,12,9 0,1,1 0,0,0
r156
  Red throws 156.
  Rouge lance 156.

....../....../.....1/.0..../.0.202/0.202. 1 14445666 1 0 6,12,9 0,1,1 0,0,0
4@3
  Red places a pawn on 4@3 with 444. Red captures Yellow on 4@1. Red captures Green on 4@2.
  Rouge pose un pion en 4@3 avec 444. Rouge capture Jaune en 4@1. Rouge capture Vert en 4@2.

....../....../.....1/.0.1../.0..02/0.2.2. 1 15666 0 1 6,11,9 0,3,1 0,0,0
6@3
  Red places a pawn on 6@3 with 666. Red captures Green on 6@2. Red can place no other pawn. The turn is over.
  Rouge pose un pion en 6@3 avec 666. Rouge capture Vert en 6@2. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 - 3 0 6,10,9 0,4,1 0,0,0
r11123455
  Green throws 11123455.
  Vert lance 11123455.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11123455 2 0 6,10,9 0,4,1 0,0,0
keep:11155
  Green sets 11155 aside. Dice to throw again: 3.
  Vert met 11155 de côté. Dés à relancer : 3.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11155 2 0 6,10,9 0,4,1 0,0,0
r246
  Green throws 246.
  Vert lance 246.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11124556 1 0 6,10,9 0,4,1 0,0,0
keep:11155
  Green sets 11155 aside. Dice to throw again: 3.
  Vert met 11155 de côté. Dés à relancer : 3.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11155 1 0 6,10,9 0,4,1 0,0,0
r355
  Green throws 355.
  Vert lance 355.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11135555 0 0 6,10,9 0,4,1 0,0,0
5@4
  Green places a pawn on 5@4 with 5555. Green captures Yellow on 5@2.
  Vert pose un pion en 5@4 avec 5555. Vert capture Jaune en 5@2.

....../....../....21/.0.1.1/.0..../0.2.2. 2 1113 0 1 6,10,8 0,4,2 0,0,0
1@3
  Green places a pawn on 1@3 with 111. Green captures Yellow on 1@1. Green can place no other pawn. The turn is over.
  Vert pose un pion en 1@3 avec 111. Vert capture Jaune en 1@1. Vert ne peut plus poser de pion. Le tour est fini.

....../....../....21/20.1.1/.0..../..2.2. 0 - 3 0 6,10,7 0,4,3 0,0,0
r11134666
  Yellow throws 11134666.
  Jaune lance 11134666.

....../....../....21/20.1.1/.0..../..2.2. 0 11134666 2 0 6,10,7 0,4,3 0,0,0
1@2
  Yellow places a pawn on 1@2 with 11.
  Jaune pose un pion en 1@2 avec 11.

....../....../....21/20.1.1/00..../..2.2. 0 134666 0 1 5,10,7 0,4,3 0,0,0
6@2
  Yellow places a pawn on 6@2 with 66.
  Jaune pose un pion en 6@2 avec 66.

....../....../....21/20.1.1/00...0/..2.2. 0 1346 0 2 4,10,7 0,4,3 0,0,0
1@1
  Yellow places a pawn on 1@1 with 1.
  Jaune pose un pion en 1@1 avec 1.

....../....../....21/20.1.1/00...0/0.2.2. 0 346 0 3 3,10,7 0,4,3 0,0,0
6@1
  Yellow places a pawn on 6@1 with 6. Yellow has placed 4 pawns, the most in a turn. The turn is over.
  Jaune pose un pion en 6@1 avec 6. Jaune a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....21/20.1.1/00...0/0.2.20 1 - 3 0 2,10,7 0,4,3 0,0,0
r11224455
  Red throws 11224455.
  Rouge lance 11224455.

....../....../....21/20.1.1/00...0/0.2.20 1 11224455 2 0 2,10,7 0,4,3 0,0,0
5@2
  Red places a pawn on 5@2 with 55. Red captures Green on 5@1.
  Rouge pose un pion en 5@2 avec 55. Rouge capture Vert en 5@1.

....../....../....21/20.1.1/00..10/0.2..0 1 112244 0 1 2,9,7 0,5,3 0,0,0
4@1
  Red places a pawn on 4@1 with 4. Red makes a line of 3: +1.
  Rouge pose un pion en 4@1 avec 4. Rouge forme une ligne de 3 : +1.

....../....../....21/20.1.1/00..10/0.21.0 1 11224 0 2 2,8,7 0,5,3 0,1,0
2@1
  Red places a pawn on 2@1 with 2. Red can place no other pawn. The turn is over.
  Rouge pose un pion en 2@1 avec 2. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../....21/20.1.1/00..10/0121.0 2 - 3 0 2,7,7 0,5,3 0,1,0
r12345666
  Green throws 12345666.
  Vert lance 12345666.

....../....../....21/20.1.1/00..10/0121.0 2 12345666 2 0 2,7,7 0,5,3 0,1,0
keep:5666
  Green sets 5666 aside. Dice to throw again: 4.
  Vert met 5666 de côté. Dés à relancer : 4.

....../....../....21/20.1.1/00..10/0121.0 2 5666 2 0 2,7,7 0,5,3 0,1,0
r2245
  Green throws 2245.
  Vert lance 2245.

....../....../....21/20.1.1/00..10/0121.0 2 22455666 1 0 2,7,7 0,5,3 0,1,0
keep:55666
  Green sets 55666 aside. Dice to throw again: 3.
  Vert met 55666 de côté. Dés à relancer : 3.

....../....../....21/20.1.1/00..10/0121.0 2 55666 1 0 2,7,7 0,5,3 0,1,0
r112
  Green throws 112.
  Vert lance 112.

....../....../....21/20.1.1/00..10/0121.0 2 11255666 0 0 2,7,7 0,5,3 0,1,0
5@1
  Green places a pawn on 5@1 with 5. Green can place no other pawn. The turn is over.
  Vert pose un pion en 5@1 avec 5. Vert ne peut plus poser de pion. Le tour est fini.

....../....../....21/20.1.1/00..10/012120 0 - 3 0 2,7,6 0,5,3 0,1,0
r12334455
  Yellow throws 12334455.
  Jaune lance 12334455.

....../....../....21/20.1.1/00..10/012120 0 12334455 2 0 2,7,6 0,5,3 0,1,0
3@2
  Yellow places a pawn on 3@2 with 33. Yellow captures Green on 3@1. Yellow makes a line of 3: +1.
  Jaune pose un pion en 3@2 avec 33. Jaune capture Vert en 3@1. Jaune forme une ligne de 3 : +1.

....../....../....21/20.1.1/000.10/01.120 0 124455 0 1 1,7,6 1,5,3 1,1,0
4@2
  Yellow places a pawn on 4@2 with 44. Yellow captures Red on 4@1. Red has a line of 3 broken, but keeps its points. Yellow makes a line longer, now 4: +1. Yellow has no pawn left in the reserve. The turn is over. Yellow has no pawn left: this is the last round.
  Jaune pose un pion en 4@2 avec 44. Jaune capture Rouge en 4@1. Rouge voit casser une ligne de 3, mais garde ses points. Jaune allonge une ligne, maintenant 4 : +1. Jaune n'a plus de pion en réserve. Le tour est fini. Jaune n'a plus de pion : c'est la dernière manche.

....../....../....21/20.1.1/000010/01..20 1 - 3 0 0,7,6 2,5,3 2,1,0
r11234446
  Red throws 11234446.
  Rouge lance 11234446.

....../....../....21/20.1.1/000010/01..20 1 11234446 2 0 0,7,6 2,5,3 2,1,0
4@1
  Red places a pawn on 4@1 with 4. Red makes a line of 3: +1.
  Rouge pose un pion en 4@1 avec 4. Rouge forme une ligne de 3 : +1.

....../....../....21/20.1.1/000010/01.120 1 1123446 0 1 0,6,6 2,5,3 2,2,0
3@1
  Red places a pawn on 3@1 with 3. Red makes a line of 3: +1. Red can place no other pawn. The turn is over.
  Rouge pose un pion en 3@1 avec 3. Rouge forme une ligne de 3 : +1. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../....21/20.1.1/000010/011120 2 - 3 0 0,5,6 2,5,3 2,3,0
r11123556
  Green throws 11123556. Nothing can be placed: Green must throw again.
  Vert lance 11123556. Rien ne peut être posé : Vert doit relancer.

....../....../....21/20.1.1/000010/011120 2 11123556 2 0 0,5,6 2,5,3 2,3,0
keep:11155
  Green sets 11155 aside. Dice to throw again: 3.
  Vert met 11155 de côté. Dés à relancer : 3.

....../....../....21/20.1.1/000010/011120 2 11155 2 0 0,5,6 2,5,3 2,3,0
r346
  Green throws 346. Nothing can be placed: Green must throw again.
  Vert lance 346. Rien ne peut être posé : Vert doit relancer.

....../....../....21/20.1.1/000010/011120 2 11134556 1 0 0,5,6 2,5,3 2,3,0
keep:11155
  Green sets 11155 aside. Dice to throw again: 3.
  Vert met 11155 de côté. Dés à relancer : 3.

....../....../....21/20.1.1/000010/011120 2 11155 1 0 0,5,6 2,5,3 2,3,0
r446
  Green throws 446. Green can place nothing. Pawns lost from the reserve: 3. The game is over. Yellow: lines 2 + captures 2 (pawns: 2) = 4. Red: lines 3 + captures 9 (pawns: 5) = 12. Green: lines 0 + captures 4 (pawns: 3) = 4. Red wins with 12.
  Vert lance 446. Vert ne peut rien poser. Pions perdus dans la réserve : 3. La partie est finie. Jaune : lignes 2 + captures 2 (pions : 2) = 4. Rouge : lignes 3 + captures 9 (pions : 5) = 12. Vert : lignes 0 + captures 4 (pions : 3) = 4. Rouge gagne avec 12.

....../....../....21/20.1.1/000010/011120 =0,1,0 - 0 0 0,5,3 2,5,3 2,3,0
result 0 1 0
