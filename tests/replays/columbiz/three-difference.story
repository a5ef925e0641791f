# columbiz players=3 extension=difference captures=table

....../....../....../....../....../...... 0 - 3 0 13,13,13 0,0,0 0,0,0
r12245566
  Violet throws 1 2 2 4 5 5 6 6.
  Violet lance 1 2 2 4 5 5 6 6.

....../....../....../....../....../...... 0 12245566 2 0 13,13,13 0,0,0 0,0,0
2@2
  Violet places a pawn in column 2, cell 2, with 2 2.
  Violet pose un pion colonne 2, case 2, avec 2 2.

....../....../....../....../.0..../...... 0 145566 0 1 12,13,13 0,0,0 0,0,0
5@2
  Violet places a pawn in column 5, cell 2, with 5 5.
  Violet pose un pion colonne 5, case 2, avec 5 5.

....../....../....../....../.0..0./...... 0 1466 0 2 11,13,13 0,0,0 0,0,0
6@2
  Violet places a pawn in column 6, cell 2, with 6 6.
  Violet pose un pion colonne 6, case 2, avec 6 6.

....../....../....../....../.0..00/...... 0 14 0 3 10,13,13 0,0,0 0,0,0
4@1
  Violet places a pawn in column 4, cell 1, with 4. Violet has placed 4 pawns, the most in a turn. The turn is over.
  Violet pose un pion colonne 4, case 1, avec 4. Violet a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....../....../.0..00/...0.. 1 - 3 0 9,13,13 0,0,0 0,0,0
r11146666
  Blue throws 1 1 1 4 6 6 6 6.
  Bleu lance 1 1 1 4 6 6 6 6.

....../....../....../....../.0..00/...0.. 1 11146666 2 0 9,13,13 0,0,0 0,0,0
6@4
  Blue places a pawn in column 6, cell 4, with 6 6 6 6. Blue captures Violet’s pawn in column 6, cell 2.
  Bleu pose un pion colonne 6, case 4, avec 6 6 6 6. Bleu capture un pion de Violet, colonne 6, case 2.

....../....../.....1/....../.0..0./...0.. 1 1114 0 1 9,12,13 0,1,0 0,0,0
end
  Blue ends the turn.
  Bleu termine son tour.

....../....../.....1/....../.0..0./...0.. 2 - 3 0 9,12,13 0,1,0 0,0,0
r23445566
  Grey throws 2 3 4 4 5 5 6 6.
  Gris lance 2 3 4 4 5 5 6 6.

....../....../.....1/....../.0..0./...0.. 2 23445566 2 0 9,12,13 0,1,0 0,0,0
4@2
  Grey places a pawn in column 4, cell 2, with 4 4. Grey captures Violet’s pawn in column 4, cell 1.
  Gris pose un pion colonne 4, case 2, avec 4 4. Gris capture un pion de Violet, colonne 4, case 1.

....../....../.....1/....../.0.20./...... 2 235566 0 1 9,12,12 0,1,1 0,0,0
6@2
  Grey places a pawn in column 6, cell 2, with 6 6.
  Gris pose un pion colonne 6, case 2, avec 6 6.

....../....../.....1/....../.0.202/...... 2 2355 0 2 9,12,11 0,1,1 0,0,0
3@1
  Grey places a pawn in column 3, cell 1, with 3.
  Gris pose un pion colonne 3, case 1, avec 3.

....../....../.....1/....../.0.202/..2... 2 255 0 3 9,12,10 0,1,1 0,0,0
5@1
  Grey places a pawn in column 5, cell 1, with 5. Grey has placed 4 pawns, the most in a turn. The turn is over.
  Gris pose un pion colonne 5, case 1, avec 5. Gris a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../.....1/....../.0.202/..2.2. 0 - 3 0 9,12,9 0,1,1 0,0,0
r12223445
  Violet throws 1 2 2 2 3 4 4 5.
  Violet lance 1 2 2 2 3 4 4 5.

....../....../.....1/....../.0.202/..2.2. 0 12223445 2 0 9,12,9 0,1,1 0,0,0
2@3
  Violet places a pawn in column 2, cell 3, with 2 2 2.
  Violet pose un pion colonne 2, case 3, avec 2 2 2.

....../....../.....1/.0..../.0.202/..2.2. 0 13445 0 1 8,12,9 0,1,1 0,0,0
1@1
  Violet places a pawn in column 1, cell 1, with 1.
  Violet pose un pion colonne 1, case 1, avec 1.

....../....../.....1/.0..../.0.202/0.2.2. 0 3445 0 2 7,12,9 0,1,1 0,0,0
4@1
  Violet places a pawn in column 4, cell 1, with 4. Violet can place no other pawn. The turn is over.
  Violet pose un pion colonne 4, case 1, avec 4. Violet ne peut plus poser de pion. Le tour est fini.

....../....../.....1/.0..../.0.202/0.202. 1 - 3 0 6,12,9 0,1,1 0,0,0
r13344466
  Blue throws 1 3 3 4 4 4 6 6.
  Bleu lance 1 3 3 4 4 4 6 6.

....../....../.....1/.0..../.0.202/0.202. 1 13344466 2 0 6,12,9 0,1,1 0,0,0
keep:44466
  Blue sets 4 4 4 6 6 aside and has 3 dice to throw again.
  Bleu met 4 4 4 6 6 de côté et a 3 dés à relancer.

....../....../.....1/.0..../.0.202/0.202. 1 44466 2 0 6,12,9 0,1,1 0,0,0
r156
  Blue throws 1 5 6.
  Bleu lance 1 5 6.

....../....../.....1/.0..../.0.202/0.202. 1 14445666 1 0 6,12,9 0,1,1 0,0,0
4@3
  Blue places a pawn in column 4, cell 3, with 4 4 4. Blue captures Violet’s pawn in column 4, cell 1. Blue captures Grey’s pawn in column 4, cell 2.
  Bleu pose un pion colonne 4, case 3, avec 4 4 4. Bleu capture un pion de Violet, colonne 4, case 1. Bleu capture un pion de Gris, colonne 4, case 2.

....../....../.....1/.0.1../.0..02/0.2.2. 1 15666 0 1 6,11,9 0,3,1 0,0,0
6@3
  Blue places a pawn in column 6, cell 3, with 6 6 6. Blue captures Grey’s pawn in column 6, cell 2. Blue can place no other pawn. The turn is over.
  Bleu pose un pion colonne 6, case 3, avec 6 6 6. Bleu capture un pion de Gris, colonne 6, case 2. Bleu ne peut plus poser de pion. Le tour est fini.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 - 3 0 6,10,9 0,4,1 0,0,0
r11123455
  Grey throws 1 1 1 2 3 4 5 5.
  Gris lance 1 1 1 2 3 4 5 5.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11123455 2 0 6,10,9 0,4,1 0,0,0
keep:11155
  Grey sets 1 1 1 5 5 aside and has 3 dice to throw again.
  Gris met 1 1 1 5 5 de côté et a 3 dés à relancer.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11155 2 0 6,10,9 0,4,1 0,0,0
r246
  Grey throws 2 4 6.
  Gris lance 2 4 6.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11124556 1 0 6,10,9 0,4,1 0,0,0
keep:11155
  Grey sets 1 1 1 5 5 aside and has 3 dice to throw again.
  Gris met 1 1 1 5 5 de côté et a 3 dés à relancer.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11155 1 0 6,10,9 0,4,1 0,0,0
r355
  Grey throws 3 5 5.
  Gris lance 3 5 5.

....../....../.....1/.0.1.1/.0..0./0.2.2. 2 11135555 0 0 6,10,9 0,4,1 0,0,0
5@4
  Grey places a pawn in column 5, cell 4, with 5 5 5 5. Grey captures Violet’s pawn in column 5, cell 2.
  Gris pose un pion colonne 5, case 4, avec 5 5 5 5. Gris capture un pion de Violet, colonne 5, case 2.

....../....../....21/.0.1.1/.0..../0.2.2. 2 1113 0 1 6,10,8 0,4,2 0,0,0
1@3
  Grey places a pawn in column 1, cell 3, with 1 1 1. Grey captures Violet’s pawn in column 1, cell 1. Grey can place no other pawn. The turn is over.
  Gris pose un pion colonne 1, case 3, avec 1 1 1. Gris capture un pion de Violet, colonne 1, case 1. Gris ne peut plus poser de pion. Le tour est fini.

....../....../....21/20.1.1/.0..../..2.2. 0 - 3 0 6,10,7 0,4,3 0,0,0
r11134666
  Violet throws 1 1 1 3 4 6 6 6.
  Violet lance 1 1 1 3 4 6 6 6.

....../....../....21/20.1.1/.0..../..2.2. 0 11134666 2 0 6,10,7 0,4,3 0,0,0
1@2
  Violet places a pawn in column 1, cell 2, with 1 1.
  Violet pose un pion colonne 1, case 2, avec 1 1.

....../....../....21/20.1.1/00..../..2.2. 0 134666 0 1 5,10,7 0,4,3 0,0,0
6@2
  Violet places a pawn in column 6, cell 2, with 6 6.
  Violet pose un pion colonne 6, case 2, avec 6 6.

....../....../....21/20.1.1/00...0/..2.2. 0 1346 0 2 4,10,7 0,4,3 0,0,0
1@1
  Violet places a pawn in column 1, cell 1, with 1.
  Violet pose un pion colonne 1, case 1, avec 1.

....../....../....21/20.1.1/00...0/0.2.2. 0 346 0 3 3,10,7 0,4,3 0,0,0
6@1
  Violet places a pawn in column 6, cell 1, with 6. Violet has placed 4 pawns, the most in a turn. The turn is over.
  Violet pose un pion colonne 6, case 1, avec 6. Violet a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....21/20.1.1/00...0/0.2.20 1 - 3 0 2,10,7 0,4,3 0,0,0
r11224455
  Blue throws 1 1 2 2 4 4 5 5.
  Bleu lance 1 1 2 2 4 4 5 5.

....../....../....21/20.1.1/00...0/0.2.20 1 11224455 2 0 2,10,7 0,4,3 0,0,0
5@2
  Blue places a pawn in column 5, cell 2, with 5 5. Blue captures Grey’s pawn in column 5, cell 1.
  Bleu pose un pion colonne 5, case 2, avec 5 5. Bleu capture un pion de Gris, colonne 5, case 1.

....../....../....21/20.1.1/00..10/0.2..0 1 112244 0 1 2,9,7 0,5,3 0,0,0
4@1
  Blue places a pawn in column 4, cell 1, with 4. Blue makes a line of 3 pawns: +1 point.
  Bleu pose un pion colonne 4, case 1, avec 4. Bleu forme une ligne de 3 pions : +1 point.

....../....../....21/20.1.1/00..10/0.21.0 1 11224 0 2 2,8,7 0,5,3 0,1,0
2@1
  Blue places a pawn in column 2, cell 1, with 2. Blue can place no other pawn. The turn is over.
  Bleu pose un pion colonne 2, case 1, avec 2. Bleu ne peut plus poser de pion. Le tour est fini.

....../....../....21/20.1.1/00..10/0121.0 2 - 3 0 2,7,7 0,5,3 0,1,0
r12345666
  Grey throws 1 2 3 4 5 6 6 6.
  Gris lance 1 2 3 4 5 6 6 6.

....../....../....21/20.1.1/00..10/0121.0 2 12345666 2 0 2,7,7 0,5,3 0,1,0
keep:5666
  Grey sets 5 6 6 6 aside and has 4 dice to throw again.
  Gris met 5 6 6 6 de côté et a 4 dés à relancer.

....../....../....21/20.1.1/00..10/0121.0 2 5666 2 0 2,7,7 0,5,3 0,1,0
r2245
  Grey throws 2 2 4 5.
  Gris lance 2 2 4 5.

....../....../....21/20.1.1/00..10/0121.0 2 22455666 1 0 2,7,7 0,5,3 0,1,0
keep:55666
  Grey sets 5 5 6 6 6 aside and has 3 dice to throw again.
  Gris met 5 5 6 6 6 de côté et a 3 dés à relancer.

....../....../....21/20.1.1/00..10/0121.0 2 55666 1 0 2,7,7 0,5,3 0,1,0
r112
  Grey throws 1 1 2.
  Gris lance 1 1 2.

....../....../....21/20.1.1/00..10/0121.0 2 11255666 0 0 2,7,7 0,5,3 0,1,0
5@1
  Grey places a pawn in column 5, cell 1, with 5. Grey can place no other pawn. The turn is over.
  Gris pose un pion colonne 5, case 1, avec 5. Gris ne peut plus poser de pion. Le tour est fini.

....../....../....21/20.1.1/00..10/012120 0 - 3 0 2,7,6 0,5,3 0,1,0
r12334455
  Violet throws 1 2 3 3 4 4 5 5.
  Violet lance 1 2 3 3 4 4 5 5.

....../....../....21/20.1.1/00..10/012120 0 12334455 2 0 2,7,6 0,5,3 0,1,0
3@2
  Violet places a pawn in column 3, cell 2, with 3 3. Violet captures Grey’s pawn in column 3, cell 1. Violet makes a line of 3 pawns: +1 point.
  Violet pose un pion colonne 3, case 2, avec 3 3. Violet capture un pion de Gris, colonne 3, case 1. Violet forme une ligne de 3 pions : +1 point.

....../....../....21/20.1.1/000.10/01.120 0 124455 0 1 1,7,6 1,5,3 1,1,0
4@2
  Violet places a pawn in column 4, cell 2, with 4 4. Violet captures Blue’s pawn in column 4, cell 1. Blue’s line of 3 is broken; its points stay. Violet lengthens a line to 4 pawns: +1 point. Violet has no pawn left in the reserve. The turn is over. Violet has no pawn left: this is the last round.
  Violet pose un pion colonne 4, case 2, avec 4 4. Violet capture un pion de Bleu, colonne 4, case 1. Une ligne de 3 pions de Bleu est cassée ; les points restent. Violet allonge une ligne à 4 pions : +1 point. Violet n’a plus de pion en réserve. Le tour est fini. Violet n’a plus de pion : c’est la dernière manche.

....../....../....21/20.1.1/000010/01..20 1 - 3 0 0,7,6 2,5,3 2,1,0
r11234446
  Blue throws 1 1 2 3 4 4 4 6.
  Bleu lance 1 1 2 3 4 4 4 6.

....../....../....21/20.1.1/000010/01..20 1 11234446 2 0 0,7,6 2,5,3 2,1,0
4@1
  Blue places a pawn in column 4, cell 1, with 4. Blue makes a line of 3 pawns: +1 point.
  Bleu pose un pion colonne 4, case 1, avec 4. Bleu forme une ligne de 3 pions : +1 point.

....../....../....21/20.1.1/000010/01.120 1 1123446 0 1 0,6,6 2,5,3 2,2,0
3@1
  Blue places a pawn in column 3, cell 1, with 3. Blue makes a line of 3 pawns: +1 point. Blue can place no other pawn. The turn is over.
  Bleu pose un pion colonne 3, case 1, avec 3. Bleu forme une ligne de 3 pions : +1 point. Bleu ne peut plus poser de pion. Le tour est fini.

....../....../....21/20.1.1/000010/011120 2 - 3 0 0,5,6 2,5,3 2,3,0
r11123556
  Grey throws 1 1 1 2 3 5 5 6. Nothing can be placed: Grey must throw again.
  Gris lance 1 1 1 2 3 5 5 6. Rien ne peut être posé : Gris doit relancer.

....../....../....21/20.1.1/000010/011120 2 11123556 2 0 0,5,6 2,5,3 2,3,0
keep:11155
  Grey sets 1 1 1 5 5 aside and has 3 dice to throw again.
  Gris met 1 1 1 5 5 de côté et a 3 dés à relancer.

....../....../....21/20.1.1/000010/011120 2 11155 2 0 0,5,6 2,5,3 2,3,0
r346
  Grey throws 3 4 6. Nothing can be placed: Grey must throw again.
  Gris lance 3 4 6. Rien ne peut être posé : Gris doit relancer.

....../....../....21/20.1.1/000010/011120 2 11134556 1 0 0,5,6 2,5,3 2,3,0
keep:11155
  Grey sets 1 1 1 5 5 aside and has 3 dice to throw again.
  Gris met 1 1 1 5 5 de côté et a 3 dés à relancer.

....../....../....21/20.1.1/000010/011120 2 11155 1 0 0,5,6 2,5,3 2,3,0
r446
  Grey throws 4 4 6. Grey can place nothing and loses 3 pawns of the reserve. The game is over. Violet: lines 2 + captures 2 (2 pawns) = 4 points. Blue: lines 3 + captures 9 (5 pawns) = 12 points. Grey: lines 0 + captures 4 (3 pawns) = 4 points. Blue wins with 12 points.
  Gris lance 4 4 6. Gris ne peut rien poser et perd 3 pions de sa réserve. La partie est finie. Violet : lignes 2 + captures 2 (2 pions) = 4 points. Bleu : lignes 3 + captures 9 (5 pions) = 12 points. Gris : lignes 0 + captures 4 (3 pions) = 4 points. Bleu gagne avec 12 points.

....../....../....21/20.1.1/000010/011120 =0,1,0 - 0 0 0,5,3 2,5,3 2,3,0
result 0 1 0
