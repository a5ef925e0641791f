# columbiz players=4 extension=full captures=linear

....../....../....../....../....../...... 0 - 3 0 10,10,10,10 0,0,0,0 0,0,0,0
r33333556
  Violet throws 3 3 3 3 3 5 5 6.
  Violet lance 3 3 3 3 3 5 5 6.

....../....../....../....../....../...... 0 33333556 2 0 10,10,10,10 0,0,0,0 0,0,0,0
keep:336
  Violet sets 3 3 6 aside and has 5 dice to throw again.
  Violet met 3 3 6 de côté et a 5 dés à relancer.

....../....../....../....../....../...... 0 336 2 0 10,10,10,10 0,0,0,0 0,0,0,0
r22444
  Violet throws 2 2 4 4 4.
  Violet lance 2 2 4 4 4.

....../....../....../....../....../...... 0 22334446 1 0 10,10,10,10 0,0,0,0 0,0,0,0
3@2
  Violet places a pawn in column 3, cell 2, with 3 3.
  Violet pose un pion colonne 3, case 2, avec 3 3.

....../....../....../....../..0.../...... 0 224446 0 1 9,10,10,10 0,0,0,0 0,0,0,0
2@1
  Violet places a pawn in column 2, cell 1, with 2.
  Violet pose un pion colonne 2, case 1, avec 2.

....../....../....../....../..0.../.0.... 0 24446 0 2 8,10,10,10 0,0,0,0 0,0,0,0
6@1
  Violet places a pawn in column 6, cell 1, with 6. Violet has placed 3 pawns, the most in a turn. The turn is over.
  Violet pose un pion colonne 6, case 1, avec 6. Violet a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../....../..0.../.0...0 1 - 3 0 7,10,10,10 0,0,0,0 0,0,0,0
r12222346
  Blue throws 1 2 2 2 2 3 4 6.
  Bleu lance 1 2 2 2 2 3 4 6.

....../....../....../....../..0.../.0...0 1 12222346 2 0 7,10,10,10 0,0,0,0 0,0,0,0
2@3
  Blue places a pawn in column 2, cell 3, with 2 2 2. Blue captures Violet’s pawn in column 2, cell 1.
  Bleu pose un pion colonne 2, case 3, avec 2 2 2. Bleu capture un pion de Violet, colonne 2, case 1.

....../....../....../.1..../..0.../.....0 1 12346 0 1 7,9,10,10 0,1,0,0 0,0,0,0
2@1
  Blue places a pawn in column 2, cell 1, with 2.
  Bleu pose un pion colonne 2, case 1, avec 2.

....../....../....../.1..../..0.../.1...0 1 1346 0 2 7,8,10,10 0,1,0,0 0,0,0,0
4@1
  Blue places a pawn in column 4, cell 1, with 4. Blue has placed 3 pawns, the most in a turn. The turn is over.
  Bleu pose un pion colonne 4, case 1, avec 4. Bleu a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1..../..0.../.1.1.0 2 - 3 0 7,7,10,10 0,1,0,0 0,0,0,0
r23344446
  Grey throws 2 3 3 4 4 4 4 6.
  Gris lance 2 3 3 4 4 4 4 6.

....../....../....../.1..../..0.../.1.1.0 2 23344446 2 0 7,7,10,10 0,1,0,0 0,0,0,0
4@3
  Grey places a pawn in column 4, cell 3, with 4 4 4. Grey captures Blue’s pawn in column 4, cell 1.
  Gris pose un pion colonne 4, case 3, avec 4 4 4. Gris capture un pion de Bleu, colonne 4, case 1.

....../....../....../.1.2../..0.../.1...0 2 23346 0 1 7,7,9,10 0,1,1,0 0,0,0,0
end
  Grey ends the turn.
  Gris termine son tour.

....../....../....../.1.2../..0.../.1...0 3 - 3 0 7,7,9,10 0,1,1,0 0,0,0,0
r12355666
  Black throws 1 2 3 5 5 6 6 6.
  Noir lance 1 2 3 5 5 6 6 6.

....../....../....../.1.2../..0.../.1...0 3 12355666 2 0 7,7,9,10 0,1,1,0 0,0,0,0
5@2
  Black places a pawn in column 5, cell 2, with 5 5.
  Noir pose un pion colonne 5, case 2, avec 5 5.

....../....../....../.1.2../..0.3./.1...0 3 123666 0 1 7,7,9,9 0,1,1,0 0,0,0,0
1@1
  Black places a pawn in column 1, cell 1, with 1.
  Noir pose un pion colonne 1, case 1, avec 1.

....../....../....../.1.2../..0.3./31...0 3 23666 0 2 7,7,9,8 0,1,1,0 0,0,0,0
6@2
  Black places a pawn in column 6, cell 2, with 6 6. Black captures Violet’s pawn in column 6, cell 1. Black has placed 3 pawns, the most in a turn. The turn is over.
  Noir pose un pion colonne 6, case 2, avec 6 6. Noir capture un pion de Violet, colonne 6, case 1. Noir a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1.2../..0.33/31.... 0 - 3 0 7,7,9,7 0,1,1,1 0,0,0,0
r22333446
  Violet throws 2 2 3 3 3 4 4 6.
  Violet lance 2 2 3 3 3 4 4 6.

....../....../....../.1.2../..0.33/31.... 0 22333446 2 0 7,7,9,7 0,1,1,1 0,0,0,0
4@2
  Violet places a pawn in column 4, cell 2, with 4 4.
  Violet pose un pion colonne 4, case 2, avec 4 4.

....../....../....../.1.2../..0033/31.... 0 223336 0 1 6,7,9,7 0,1,1,1 0,0,0,0
3@1
  Violet places a pawn in column 3, cell 1, with 3.
  Violet pose un pion colonne 3, case 1, avec 3.

....../....../....../.1.2../..0033/310... 0 22336 0 2 5,7,9,7 0,1,1,1 0,0,0,0
2@2
  Violet places a pawn in column 2, cell 2, with 2 2. Violet captures Blue’s pawn in column 2, cell 1. Violet makes a line of 3 pawns: +1 point. Violet has placed 3 pawns, the most in a turn. The turn is over.
  Violet pose un pion colonne 2, case 2, avec 2 2. Violet capture un pion de Bleu, colonne 2, case 1. Violet forme une ligne de 3 pions : +1 point. Violet a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1.2../.00033/3.0... 1 - 3 0 4,7,9,7 1,1,1,1 1,0,0,0
r12446666
  Blue throws 1 2 4 4 6 6 6 6.
  Bleu lance 1 2 4 4 6 6 6 6.

....../....../....../.1.2../.00033/3.0... 1 12446666 2 0 4,7,9,7 1,1,1,1 1,0,0,0
keep:1266
  Blue sets 1 2 6 6 aside and has 4 dice to throw again.
  Bleu met 1 2 6 6 de côté et a 4 dés à relancer.

....../....../....../.1.2../.00033/3.0... 1 1266 2 0 4,7,9,7 1,1,1,1 1,0,0,0
r4556
  Blue throws 4 5 5 6.
  Bleu lance 4 5 5 6.

....../....../....../.1.2../.00033/3.0... 1 12455666 1 0 4,7,9,7 1,1,1,1 1,0,0,0
keep:14
  Blue sets 1 4 aside and has 6 dice to throw again.
  Bleu met 1 4 de côté et a 6 dés à relancer.

....../....../....../.1.2../.00033/3.0... 1 14 1 0 4,7,9,7 1,1,1,1 1,0,0,0
r223346
  Blue throws 2 2 3 3 4 6.
  Bleu lance 2 2 3 3 4 6.

....../....../....../.1.2../.00033/3.0... 1 12233446 0 0 4,7,9,7 1,1,1,1 1,0,0,0
2@1
  Blue places a pawn in column 2, cell 1, with 2.
  Bleu pose un pion colonne 2, case 1, avec 2.

....../....../....../.1.2../.00033/310... 1 1233446 0 1 4,6,9,7 1,1,1,1 1,0,0,0
4@1
  Blue places a pawn in column 4, cell 1, with 4.
  Bleu pose un pion colonne 4, case 1, avec 4.

....../....../....../.1.2../.00033/3101.. 1 123346 0 2 4,5,9,7 1,1,1,1 1,0,0,0
6@1
  Blue places a pawn in column 6, cell 1, with 6. Blue has placed 3 pawns, the most in a turn. The turn is over.
  Bleu pose un pion colonne 6, case 1, avec 6. Bleu a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1.2../.00033/3101.1 2 - 3 0 4,4,9,7 1,1,1,1 1,0,0,0
r12335666
  Grey throws 1 2 3 3 5 6 6 6.
  Gris lance 1 2 3 3 5 6 6 6.

....../....../....../.1.2../.00033/3101.1 2 12335666 2 0 4,4,9,7 1,1,1,1 1,0,0,0
6@3
  Grey places a pawn in column 6, cell 3, with 6 6 6. Grey captures Blue’s pawn in column 6, cell 1. Grey captures Black’s pawn in column 6, cell 2.
  Gris pose un pion colonne 6, case 3, avec 6 6 6. Gris capture un pion de Bleu, colonne 6, case 1. Gris capture un pion de Noir, colonne 6, case 2.

....../....../....../.1.2.2/.0003./3101.. 2 12335 0 1 4,4,8,7 1,1,3,1 1,0,0,0
end
  Grey ends the turn.
  Gris termine son tour.

....../....../....../.1.2.2/.0003./3101.. 3 - 3 0 4,4,8,7 1,1,3,1 1,0,0,0
r11234566
  Black throws 1 1 2 3 4 5 6 6.
  Noir lance 1 1 2 3 4 5 6 6.

....../....../....../.1.2.2/.0003./3101.. 3 11234566 2 0 4,4,8,7 1,1,3,1 1,0,0,0
1@2
  Black places a pawn in column 1, cell 2, with 1 1.
  Noir pose un pion colonne 1, case 2, avec 1 1.

....../....../....../.1.2.2/30003./3101.. 3 234566 0 1 4,4,8,6 1,1,3,1 1,0,0,0
6@1
  Black places a pawn in column 6, cell 1, with 6.
  Noir pose un pion colonne 6, case 1, avec 6.

....../....../....../.1.2.2/30003./3101.3 3 23456 0 2 4,4,8,5 1,1,3,1 1,0,0,0
5@1
  Black places a pawn in column 5, cell 1, with 5. Black has placed 3 pawns, the most in a turn. The turn is over.
  Noir pose un pion colonne 5, case 1, avec 5. Noir a posé 3 pions, le maximum par tour. Le tour est fini.

....../....../....../.1.2.2/30003./310133 0 - 3 0 4,4,8,4 1,1,3,1 1,0,0,0
r34444566
  Violet throws 3 4 4 4 4 5 6 6.
  Violet lance 3 4 4 4 4 5 6 6.

....../....../....../.1.2.2/30003./310133 0 34444566 2 0 4,4,8,4 1,1,3,1 1,0,0,0
keep:36
  Violet sets 3 6 aside and has 6 dice to throw again.
  Violet met 3 6 de côté et a 6 dés à relancer.

....../....../....../.1.2.2/30003./310133 0 36 2 0 4,4,8,4 1,1,3,1 1,0,0,0
r223456
  Violet throws 2 2 3 4 5 6.
  Violet lance 2 2 3 4 5 6.

....../....../....../.1.2.2/30003./310133 0 22334566 1 0 4,4,8,4 1,1,3,1 1,0,0,0
6@2
  Violet places a pawn in column 6, cell 2, with 6 6. Violet captures Black’s pawn in column 6, cell 1. Violet can place no other pawn. The turn is over.
  Violet pose un pion colonne 6, case 2, avec 6 6. Violet capture un pion de Noir, colonne 6, case 1. Violet ne peut plus poser de pion. Le tour est fini.

....../....../....../.1.2.2/300030/31013. 1 - 3 0 3,4,8,4 2,1,3,1 1,0,0,0
r22255666
  Blue throws 2 2 2 5 5 6 6 6.
  Bleu lance 2 2 2 5 5 6 6 6.

....../....../....../.1.2.2/300030/31013. 1 22255666 2 0 3,4,8,4 2,1,3,1 1,0,0,0
6@1
  Blue places a pawn in column 6, cell 1, with 6. Blue can place no other pawn. The turn is over.
  Bleu pose un pion colonne 6, case 1, avec 6. Bleu ne peut plus poser de pion. Le tour est fini.

....../....../....../.1.2.2/300030/310131 2 - 3 0 3,3,8,4 2,1,3,1 1,0,0,0
r11244556
  Grey throws 1 1 2 4 4 5 5 6. Nothing can be placed: Grey must throw again.
  Gris lance 1 1 2 4 4 5 5 6. Rien ne peut être posé : Gris doit relancer.

....../....../....../.1.2.2/300030/310131 2 11244556 2 0 3,3,8,4 2,1,3,1 1,0,0,0
keep:114556
  Grey sets 1 1 4 5 5 6 aside and has 2 dice to throw again.
  Gris met 1 1 4 5 5 6 de côté et a 2 dés à relancer.

....../....../....../.1.2.2/300030/310131 2 114556 2 0 3,3,8,4 2,1,3,1 1,0,0,0
r46
  Grey throws 4 6. Nothing can be placed: Grey must throw again.
  Gris lance 4 6. Rien ne peut être posé : Gris doit relancer.

....../....../....../.1.2.2/300030/310131 2 11445566 1 0 3,3,8,4 2,1,3,1 1,0,0,0
keep:144556
  Grey sets 1 4 4 5 5 6 aside and has 2 dice to throw again.
  Gris met 1 4 4 5 5 6 de côté et a 2 dés à relancer.

....../....../....../.1.2.2/300030/310131 2 144556 1 0 3,3,8,4 2,1,3,1 1,0,0,0
r22
  Grey throws 2 2. Grey can place nothing and loses 3 pawns of the reserve.
  Gris lance 2 2. Gris ne peut rien poser et perd 3 pions de sa réserve.

....../....../....../.1.2.2/300030/310131 3 - 3 0 3,3,5,4 2,1,3,1 1,0,0,0
r11233556
  Black throws 1 1 2 3 3 5 5 6. Nothing can be placed: Black must throw again.
  Noir lance 1 1 2 3 3 5 5 6. Rien ne peut être posé : Noir doit relancer.

....../....../....../.1.2.2/300030/310131 3 11233556 2 0 3,3,5,4 2,1,3,1 1,0,0,0
keep:1156
  Black sets 1 1 5 6 aside and has 4 dice to throw again.
  Noir met 1 1 5 6 de côté et a 4 dés à relancer.

....../....../....../.1.2.2/300030/310131 3 1156 2 0 3,3,5,4 2,1,3,1 1,0,0,0
r1445
  Black throws 1 4 4 5.
  Noir lance 1 4 4 5.

....../....../....../.1.2.2/300030/310131 3 11144556 1 0 3,3,5,4 2,1,3,1 1,0,0,0
keep:4455
  Black sets 4 4 5 5 aside and has 4 dice to throw again.
  Noir met 4 4 5 5 de côté et a 4 dés à relancer.

....../....../....../.1.2.2/300030/310131 3 4455 1 0 3,3,5,4 2,1,3,1 1,0,0,0
r1356
  Black throws 1 3 5 6.
  Noir lance 1 3 5 6.

....../....../....../.1.2.2/300030/310131 3 13445556 0 0 3,3,5,4 2,1,3,1 1,0,0,0
5@3
  Black places a pawn in column 5, cell 3, with 5 5 5. Black makes a line of 3 pawns: +1 point. Black can place no other pawn. The turn is over.
  Noir pose un pion colonne 5, case 3, avec 5 5 5. Noir forme une ligne de 3 pions : +1 point. Noir ne peut plus poser de pion. Le tour est fini.

....../....../....../.1.232/300030/310131 0 - 3 0 3,3,5,3 2,1,3,1 1,0,0,1
r12234455
  Violet throws 1 2 2 3 4 4 5 5. Nothing can be placed: Violet must throw again.
  Violet lance 1 2 2 3 4 4 5 5. Rien ne peut être posé : Violet doit relancer.

....../....../....../.1.232/300030/310131 0 12234455 2 0 3,3,5,3 2,1,3,1 1,0,0,1
keep:144
  Violet sets 1 4 4 aside and has 5 dice to throw again.
  Violet met 1 4 4 de côté et a 5 dés à relancer.

....../....../....../.1.232/300030/310131 0 144 2 0 3,3,5,3 2,1,3,1 1,0,0,1
r22345
  Violet throws 2 2 3 4 5. Nothing can be placed: Violet must throw again.
  Violet lance 2 2 3 4 5. Rien ne peut être posé : Violet doit relancer.

....../....../....../.1.232/300030/310131 0 12234445 1 0 3,3,5,3 2,1,3,1 1,0,0,1
keep:22345
  Violet sets 2 2 3 4 5 aside and has 3 dice to throw again.
  Violet met 2 2 3 4 5 de côté et a 3 dés à relancer.

....../....../....../.1.232/300030/310131 0 22345 1 0 3,3,5,3 2,1,3,1 1,0,0,1
r126
  Violet throws 1 2 6. Violet can place nothing and loses 3 pawns of the reserve. Violet has no pawn left: this is the last round.
  Violet lance 1 2 6. Violet ne peut rien poser et perd 3 pions de sa réserve. Violet n’a plus de pion : c’est la dernière manche.

....../....../....../.1.232/300030/310131 1 - 3 0 0,3,5,3 2,1,3,1 1,0,0,1
r11122445
  Blue throws 1 1 1 2 2 4 4 5.
  Bleu lance 1 1 1 2 2 4 4 5.

....../....../....../.1.232/300030/310131 1 11122445 2 0 0,3,5,3 2,1,3,1 1,0,0,1
1@3
  Blue places a pawn in column 1, cell 3, with 1 1 1. Blue captures Black’s pawn in column 1, cell 1. Blue captures Black’s pawn in column 1, cell 2. Blue can place no other pawn. The turn is over.
  Bleu pose un pion colonne 1, case 3, avec 1 1 1. Bleu capture un pion de Noir, colonne 1, case 1. Bleu capture un pion de Noir, colonne 1, case 2. Bleu ne peut plus poser de pion. Le tour est fini.

....../....../....../11.232/.00030/.10131 2 - 3 0 0,2,5,3 2,3,3,1 1,0,0,1
r22244556
  Grey throws 2 2 2 4 4 5 5 6. Nothing can be placed: Grey must throw again.
  Gris lance 2 2 2 4 4 5 5 6. Rien ne peut être posé : Gris doit relancer.

....../....../....../11.232/.00030/.10131 2 22244556 2 0 0,2,5,3 2,3,3,1 1,0,0,1
keep:56
  Grey sets 5 6 aside and has 6 dice to throw again.
  Gris met 5 6 de côté et a 6 dés à relancer.

....../....../....../11.232/.00030/.10131 2 56 2 0 0,2,5,3 2,3,3,1 1,0,0,1
r222344
  Grey throws 2 2 2 3 4 4. Nothing can be placed: Grey must throw again.
  Gris lance 2 2 2 3 4 4. Rien ne peut être posé : Gris doit relancer.

....../....../....../11.232/.00030/.10131 2 22234456 1 0 0,2,5,3 2,3,3,1 1,0,0,1
keep:2223
  Grey sets 2 2 2 3 aside and has 4 dice to throw again.
  Gris met 2 2 2 3 de côté et a 4 dés à relancer.

....../....../....../11.232/.00030/.10131 2 2223 1 0 0,2,5,3 2,3,3,1 1,0,0,1
r1224
  Grey throws 1 2 2 4.
  Gris lance 1 2 2 4.

....../....../....../11.232/.00030/.10131 2 12222234 0 0 0,2,5,3 2,3,3,1 1,0,0,1
1@1
  Grey places a pawn in column 1, cell 1, with 1.
  Gris pose un pion colonne 1, case 1, avec 1.

....../....../....../11.232/.00030/210131 2 2222234 0 1 0,2,4,3 2,3,3,1 1,0,0,1
end
  Grey ends the turn.
  Gris termine son tour.

....../....../....../11.232/.00030/210131 3 - 3 0 0,2,4,3 2,3,3,1 1,0,0,1
r11223555
  Black throws 1 1 2 2 3 5 5 5.
  Noir lance 1 1 2 2 3 5 5 5.

....../....../....../11.232/.00030/210131 3 11223555 2 0 0,2,4,3 2,3,3,1 1,0,0,1
1@2
  Black places a pawn in column 1, cell 2, with 1 1. Black captures Grey’s pawn in column 1, cell 1. Black can place no other pawn. The turn is over. The game is over. Violet: lines 1 + captures 2 (2 pawns) = 3 points. Blue: lines 0 + captures 3 (3 pawns) = 3 points. Grey: lines 0 + captures 3 (3 pawns) = 3 points. Black: lines 1 + captures 2 (2 pawns) = 3 points. Violet shares the win with 3 points. Blue shares the win with 3 points. Grey shares the win with 3 points. Black shares the win with 3 points.
  Noir pose un pion colonne 1, case 2, avec 1 1. Noir capture un pion de Gris, colonne 1, case 1. Noir ne peut plus poser de pion. Le tour est fini. La partie est finie. Violet : lignes 1 + captures 2 (2 pions) = 3 points. Bleu : lignes 0 + captures 3 (3 pions) = 3 points. Gris : lignes 0 + captures 3 (3 pions) = 3 points. Noir : lignes 1 + captures 2 (2 pions) = 3 points. Violet partage la victoire avec 3 points. Bleu partage la victoire avec 3 points. Gris partage la victoire avec 3 points. Noir partage la victoire avec 3 points.

....../....../....../11.232/300030/.10131 =1/4,1/4,1/4,1/4 - 0 0 0,2,4,2 2,3,3,2 1,0,0,1
result 1/4 1/4 1/4 1/4
