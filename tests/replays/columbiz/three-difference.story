# columbiz players=3 extension=difference captures=table

....../....../....../....../....../...... 0 - 3 0 13,13,13 0,0,0 0,0,0
r12245566
  Yellow throws 1 2 2 4 5 5 6 6.
  Jaune lance 1 2 2 4 5 5 6 6.

....../....../....../....../....../...... 0 12245566 2 0 13,13,13 0,0,0 0,0,0
2@2
  Yellow places a pawn in column 2, cell 2, with 2 2.
  Jaune pose un pion colonne 2, case 2, avec 2 2.

....../....../....../....../.0..../...... 0 145566 0 1 12,13,13 0,0,0 0,0,0
5@2
  Yellow places a pawn in column 5, cell 2, with 5 5.
  Jaune pose un pion colonne 5, case 2, avec 5 5.

....../....../....../....../.0..0./...... 0 1466 0 2 11,13,13 0,0,0 0,0,0
6@2
  Yellow places a pawn in column 6, cell 2, with 6 6.
  Jaune pose un pion colonne 6, case 2, avec 6 6.

....../....../....../....../.0..00/...... 0 14 0 3 10,13,13 0,0,0 0,0,0
4@1
  Yellow places a pawn in column 4, cell 1, with 4. Yellow has placed 4 pawns, the most in a turn. The turn is over.
  Jaune pose un pion colonne 4, case 1, avec 4. Jaune a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....../....../.0..00/...0.. 1 - 3 0 9,13,13 0,0,0 0,0,0
r11146666
  Red throws 1 1 1 4 6 6 6 6.
  Rouge lance 1 1 1 4 6 6 6 6.

....../....../....../....../.0..00/...0.. 1 11146666 2 0 9,13,13 0,0,0 0,0,0
6@4
  Red places a pawn in column 6, cell 4, with 6 6 6 6. Red captures Yellow in column 6, cell 2.
  Rouge pose un pion colonne 6, case 4, avec 6 6 6 6. Rouge capture Jaune colonne 6, case 2.

....../....../.....1/....../.0..0./...0.. 1 1114 0 1 9,12,13 0,1,0 0,0,0
end
  Red ends the turn.
  Rouge termine son tour.

....../....../.....1/....../.0..0./...0.. 2 - 3 0 9,12,13 0,1,0 0,0,0
r23445566
  Green throws 2 3 4 4 5 5 6 6.
  Vert lance 2 3 4 4 5 5 6 6.

....../....../.....1/....../.0..0./...0.. 2 23445566 2 0 9,12,13 0,1,0 0,0,0
4@2
  Green places a pawn in column 4, cell 2, with 4 4. Green captures Yellow in column 4, cell 1.
  Vert pose un pion colonne 4, case 2, avec 4 4. Vert capture Jaune colonne 4, case 1.

....../....../.....1/....../.0.20./...... 2 235566 0 1 9,12,12 0,1,1 0,0,0
6@2
  Green places a pawn in column 6, cell 2, with 6 6.
  Vert pose un pion colonne 6, case 2, avec 6 6.

....../....../.....1/....../.0.202/...... 2 2355 0 2 9,12,11 0,1,1 0,0,0
3@1
  Green places a pawn in column 3, cell 1, with 3.
  Vert pose un pion colonne 3, case 1, avec 3.

....../....../.....1/....../.0.202/..2... 2 255 0 3 9,12,10 0,1,1 0,0,0
5@1
  Green places a pawn in column 5, cell 1, with 5. Green has placed 4 pawns, the most in a turn. The turn is over.
  Vert pose un pion colonne 5, case 1, avec 5. Vert a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../.....1/....../.0.202/..2.2. 0 - 3 0 9,12,9 0,1,1 0,0,0
r12223445
  Yellow throws 1 2 2 2 3 4 4 5.
  Jaune lance 1 2 2 2 3 4 4 5.

....../....../.....1/....../.0.202/..2.2. 0 12223445 2 0 9,12,9 0,1,1 0,0,0
2@3
  Yellow places a pawn in column 2, cell 3, with 2 2 2.
  Jaune pose un pion colonne 2, case 3, avec 2 2 2.

....../....../.....1/.0..../.0.202/..2.2. 0 13445 0 1 8,12,9 0,1,1 0,0,0
1@1
  Yellow places a pawn in column 1, cell 1, with 1.
  Jaune pose un pion colonne 1, case 1, avec 1.

....../....../.....1/.0..../.0.202/0.2.2. 0 3445 0 2 7,12,9 0,1,1 0,0,0
4@1
  Yellow places a pawn in column 4, cell 1, with 4. Yellow can place no other pawn. The turn is over.
  Jaune pose un pion colonne 4, case 1, avec 4. Jaune ne peut plus poser de pion. Le tour est fini.

....../....../.....1/.0..../.0.202/0.202. 1 - 3 0 6,12,9 0,1,1 0,0,0
r13344466
  Red throws 1 3 3 4 4 4 6 6.
  Rouge lance 1 3 3 4 4 4 6 6.

....../....../.....1/.0..../.0.202/0.202. 1 13344466 2 0 6,12,9 0,1,1 0,0,0
keep:44466
  Red sets 4 4 4 6 6 aside. Dice to throw again: 3.
  Rouge met 4 4 4 6 6 de côté. Dés à relancer : 3.

....../....../.....1/.0..../.0.202/0.202. 1 44466 2 0 6,12,9 0,1,1 0,0,0
r156
  Red throws 1 5 6.
  Rouge lance 1 5 6.

....../....../.....1/.0..../.0.202/0.202. 1 14445666 1 0 6,12,9 0,1,1 0,0,0
4@3
  Red places a pawn in column 4, cell 3, with 4 4 4. Red captures Yellow in column 4, cell 1. Red captures Green in column 4, cell 2.
  Rouge pose un pion colonne 4, case 3, avec 4 4 4. Rouge capture Jaune colonne 4, case 1. Rouge capture Vert colonne 4, case 2.

....../....../.....1/.0.1../.0..02/0.2.2. 1 15666 0 1 6,11,9 0,3,1 0,0,0
6@3
  Red places a pawn in column 6, cell 3, with 6 6 6. Red captures Green in column 6, cell 2. Red can place no other pawn. The turn is over.
  Rouge pose un pion colonne 6, case 3, avec 6 6 6. Rouge capture Vert colonne 6, case 2. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 - 3 0 6,10,9 0,4,1 0,0,0
r11123455
  Green throws 1 1 1 2 3 4 5 5.
  Vert lance 1 1 1 2 3 4 5 5.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11123455 2 0 6,10,9 0,4,1 0,0,0
keep:11155
  Green sets 1 1 1 5 5 aside. Dice to throw again: 3.
  Vert met 1 1 1 5 5 de côté. Dés à relancer : 3.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11155 2 0 6,10,9 0,4,1 0,0,0
r246
  Green throws 2 4 6.
  Vert lance 2 4 6.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11124556 1 0 6,10,9 0,4,1 0,0,0
keep:11155
  Green sets 1 1 1 5 5 aside. Dice to throw again: 3.
  Vert met 1 1 1 5 5 de côté. Dés à relancer : 3.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11155 1 0 6,10,9 0,4,1 0,0,0
r355
  Green throws 3 5 5.
  Vert lance 3 5 5.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11135555 0 0 6,10,9 0,4,1 0,0,0
5@4
  Green places a pawn in column 5, cell 4, with 5 5 5 5. Green captures Yellow in column 5, cell 2.
  Vert pose un pion colonne 5, case 4, avec 5 5 5 5. Vert capture Jaune colonne 5, case 2.

....../....../....21/.0.1.1/.0..../0.2.2. 2 1113 0 1 6,10,8 0,4,2 0,0,0
1@3
  Green places a pawn in column 1, cell 3, with 1 1 1. Green captures Yellow in column 1, cell 1. Green can place no other pawn. The turn is over.
  Vert pose un pion colonne 1, case 3, avec 1 1 1. Vert capture Jaune colonne 1, case 1. Vert ne peut plus poser de pion. Le tour est fini.

....../....../....21/20.1.1/.0..../..2.2. 0 - 3 0 6,10,7 0,4,3 0,0,0
r11134666
  Yellow throws 1 1 1 3 4 6 6 6.
  Jaune lance 1 1 1 3 4 6 6 6.

....../....../....21/20.1.1/.0..../..2.2. 0 11134666 2 0 6,10,7 0,4,3 0,0,0
1@2
  Yellow places a pawn in column 1, cell 2, with 1 1.
  Jaune pose un pion colonne 1, case 2, avec 1 1.

....../....../....21/20.1.1/00..../..2.2. 0 134666 0 1 5,10,7 0,4,3 0,0,0
6@2
  Yellow places a pawn in column 6, cell 2, with 6 6.
  Jaune pose un pion colonne 6, case 2, avec 6 6.

....../....../....21/20.1.1/00...0/..2.2. 0 1346 0 2 4,10,7 0,4,3 0,0,0
1@1
  Yellow places a pawn in column 1, cell 1, with 1.
  Jaune pose un pion colonne 1, case 1, avec 1.

....../....../....21/20.1.1/00...0/0.2.2. 0 346 0 3 3,10,7 0,4,3 0,0,0
6@1
  Yellow places a pawn in column 6, cell 1, with 6. Yellow has placed 4 pawns, the most in a turn. The turn is over.
  Jaune pose un pion colonne 6, case 1, avec 6. Jaune a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....21/20.1.1/00...0/0.2.20 1 - 3 0 2,10,7 0,4,3 0,0,0
r11224455
  Red throws 1 1 2 2 4 4 5 5.
  Rouge lance 1 1 2 2 4 4 5 5.

....../....../....21/20.1.1/00...0/0.2.20 1 11224455 2 0 2,10,7 0,4,3 0,0,0
5@2
  Red places a pawn in column 5, cell 2, with 5 5. Red captures Green in column 5, cell 1.
  Rouge pose un pion colonne 5, case 2, avec 5 5. Rouge capture Vert colonne 5, case 1.

....../....../....21/20.1.1/00..10/0.2..0 1 112244 0 1 2,9,7 0,5,3 0,0,0
4@1
  Red places a pawn in column 4, cell 1, with 4. Red makes a line of 3: +1.
  Rouge pose un pion colonne 4, case 1, avec 4. Rouge forme une ligne de 3 : +1.

....../....../....21/20.1.1/00..10/0.21.0 1 11224 0 2 2,8,7 0,5,3 0,1,0
2@1
  Red places a pawn in column 2, cell 1, with 2. Red can place no other pawn. The turn is over.
  Rouge pose un pion colonne 2, case 1, avec 2. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../....21/20.1.1/00..10/0121.0 2 - 3 0 2,7,7 0,5,3 0,1,0
r12345666
  Green throws 1 2 3 4 5 6 6 6.
  Vert lance 1 2 3 4 5 6 6 6.

....../....../....21/20.1.1/00..10/0121.0 2 12345666 2 0 2,7,7 0,5,3 0,1,0
keep:5666
  Green sets 5 6 6 6 aside. Dice to throw again: 4.
  Vert met 5 6 6 6 de côté. Dés à relancer : 4.

....../....../....21/20.1.1/00..10/0121.0 2 5666 2 0 2,7,7 0,5,3 0,1,0
r2245
  Green throws 2 2 4 5.
  Vert lance 2 2 4 5.

....../....../....21/20.1.1/00..10/0121.0 2 22455666 1 0 2,7,7 0,5,3 0,1,0
keep:55666
  Green sets 5 5 6 6 6 aside. Dice to throw again: 3.
  Vert met 5 5 6 6 6 de côté. Dés à relancer : 3.

....../....../....21/20.1.1/00..10/0121.0 2 55666 1 0 2,7,7 0,5,3 0,1,0
r112
  Green throws 1 1 2.
  Vert lance 1 1 2.

....../....../....21/20.1.1/00..10/0121.0 2 11255666 0 0 2,7,7 0,5,3 0,1,0
5@1
  Green places a pawn in column 5, cell 1, with 5. Green can place no other pawn. The turn is over.
  Vert pose un pion colonne 5, case 1, avec 5. Vert ne peut plus poser de pion. Le tour est fini.

....../....../....21/20.1.1/00..10/012120 0 - 3 0 2,7,6 0,5,3 0,1,0
r12334455
  Yellow throws 1 2 3 3 4 4 5 5.
  Jaune lance 1 2 3 3 4 4 5 5.

....../....../....21/20.1.1/00..10/012120 0 12334455 2 0 2,7,6 0,5,3 0,1,0
3@2
  Yellow places a pawn in column 3, cell 2, with 3 3. Yellow captures Green in column 3, cell 1. Yellow makes a line of 3: +1.
  Jaune pose un pion colonne 3, case 2, avec 3 3. Jaune capture Vert colonne 3, case 1. Jaune forme une ligne de 3 : +1.

....../....../....21/20.1.1/000.10/01.120 0 124455 0 1 1,7,6 1,5,3 1,1,0
4@2
  Yellow places a pawn in column 4, cell 2, with 4 4. Yellow captures Red in column 4, cell 1. Red has a line of 3 broken, but keeps its points. Yellow makes a line longer, now 4: +1. Yellow has no pawn left in the reserve. The turn is over. Yellow has no pawn left: this is the last round.
  Jaune pose un pion colonne 4, case 2, avec 4 4. Jaune capture Rouge colonne 4, case 1. Rouge voit casser une ligne de 3, mais garde ses points. Jaune allonge une ligne, maintenant 4 : +1. Jaune n'a plus de pion en réserve. Le tour est fini. Jaune n'a plus de pion : c'est la dernière manche.

....../....../....21/20.1.1/000010/01..20 1 - 3 0 0,7,6 2,5,3 2,1,0
r11234446
  Red throws 1 1 2 3 4 4 4 6.
  Rouge lance 1 1 2 3 4 4 4 6.

....../....../....21/20.1.1/000010/01..20 1 11234446 2 0 0,7,6 2,5,3 2,1,0
4@1
  Red places a pawn in column 4, cell 1, with 4. Red makes a line of 3: +1.
  Rouge pose un pion colonne 4, case 1, avec 4. Rouge forme une ligne de 3 : +1.

....../....../....21/20.1.1/000010/01.120 1 1123446 0 1 0,6,6 2,5,3 2,2,0
3@1
  Red places a pawn in column 3, cell 1, with 3. Red makes a line of 3: +1. Red can place no other pawn. The turn is over.
  Rouge pose un pion colonne 3, case 1, avec 3. Rouge forme une ligne de 3 : +1. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../....21/20.1.1/000010/011120 2 - 3 0 0,5,6 2,5,3 2,3,0
r11123556
  Green throws 1 1 1 2 3 5 5 6. Nothing can be placed: Green must throw again.
  Vert lance 1 1 1 2 3 5 5 6. Rien ne peut être posé : Vert doit relancer.

....../....../....21/20.1.1/000010/011120 2 11123556 2 0 0,5,6 2,5,3 2,3,0
keep:11155
  Green sets 1 1 1 5 5 aside. Dice to throw again: 3.
  Vert met 1 1 1 5 5 de côté. Dés à relancer : 3.

....../....../....21/20.1.1/000010/011120 2 11155 2 0 0,5,6 2,5,3 2,3,0
r346
  Green throws 3 4 6. Nothing can be placed: Green must throw again.
  Vert lance 3 4 6. Rien ne peut être posé : Vert doit relancer.

....../....../....21/20.1.1/000010/011120 2 11134556 1 0 0,5,6 2,5,3 2,3,0
keep:11155
  Green sets 1 1 1 5 5 aside. Dice to throw again: 3.
  Vert met 1 1 1 5 5 de côté. Dés à relancer : 3.

....../....../....21/20.1.1/000010/011120 2 11155 1 0 0,5,6 2,5,3 2,3,0
r446
  Green throws 4 4 6. Green can place nothing. Pawns lost from the reserve: 3. The game is over. Yellow: lines 2 + captures 2 (pawns: 2) = 4. Red: lines 3 + captures 9 (pawns: 5) = 12. Green: lines 0 + captures 4 (pawns: 3) = 4. Red wins with 12.
  Vert lance 4 4 6. Vert ne peut rien poser. Pions perdus dans la réserve : 3. La partie est finie. Jaune : lignes 2 + captures 2 (pions : 2) = 4. Rouge : lignes 3 + captures 9 (pions : 5) = 12. Vert : lignes 0 + captures 4 (pions : 3) = 4. Rouge gagne avec 12.

....../....../....21/20.1.1/000010/011120 =0,1,0 - 0 0 0,5,3 2,5,3 2,3,0
result 0 1 0
