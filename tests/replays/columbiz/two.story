# columbiz players=2 extension=full captures=table

....../....../....../....../....../...... 0 - 3 0 18,18 0,0 0,0
r11234556
  Violet throws 1 1 2 3 4 5 5 6.
  Violet lance 1 1 2 3 4 5 5 6.

....../....../....../....../....../...... 0 11234556 2 0 18,18 0,0 0,0
5@2
  Violet places a pawn in column 5, cell 2, with 5 5.
  Violet pose un pion colonne 5, case 2, avec 5 5.

....../....../....../....../....0./...... 0 112346 0 1 17,18 0,0 0,0
1@2
  Violet places a pawn in column 1, cell 2, with 1 1.
  Violet pose un pion colonne 1, case 2, avec 1 1.

....../....../....../....../0...0./...... 0 2346 0 2 16,18 0,0 0,0
3@1
  Violet places a pawn in column 3, cell 1, with 3.
  Violet pose un pion colonne 3, case 1, avec 3.

....../....../....../....../0...0./..0... 0 246 0 3 15,18 0,0 0,0
2@1
  Violet places a pawn in column 2, cell 1, with 2. Violet has placed 4 pawns, the most in a turn. The turn is over.
  Violet pose un pion colonne 2, case 1, avec 2. Violet a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....../....../0...0./.00... 1 - 3 0 14,18 0,0 0,0
r11122334
  Blue throws 1 1 1 2 2 3 3 4.
  Bleu lance 1 1 1 2 2 3 3 4.

....../....../....../....../0...0./.00... 1 11122334 2 0 14,18 0,0 0,0
keep:11133
  Blue sets 1 1 1 3 3 aside and has 3 dice to throw again.
  Bleu met 1 1 1 3 3 de côté et a 3 dés à relancer.

....../....../....../....../0...0./.00... 1 11133 2 0 14,18 0,0 0,0
r566
  Blue throws 5 6 6.
  Bleu lance 5 6 6.

....../....../....../....../0...0./.00... 1 11133566 1 0 14,18 0,0 0,0
1@3
  Blue places a pawn in column 1, cell 3, with 1 1 1. Blue captures Violet’s pawn in column 1, cell 2.
  Bleu pose un pion colonne 1, case 3, avec 1 1 1. Bleu capture un pion de Violet, colonne 1, case 2.

....../....../....../1...../....0./.00... 1 33566 0 1 14,17 0,1 0,0
3@2
  Blue places a pawn in column 3, cell 2, with 3 3. Blue captures Violet’s pawn in column 3, cell 1.
  Bleu pose un pion colonne 3, case 2, avec 3 3. Bleu capture un pion de Violet, colonne 3, case 1.

....../....../....../1...../..1.0./.0.... 1 566 0 2 14,16 0,2 0,0
6@2
  Blue places a pawn in column 6, cell 2, with 6 6.
  Bleu pose un pion colonne 6, case 2, avec 6 6.

....../....../....../1...../..1.01/.0.... 1 5 0 3 14,15 0,2 0,0
5@1
  Blue places a pawn in column 5, cell 1, with 5. Blue has placed 4 pawns, the most in a turn. The turn is over.
  Bleu pose un pion colonne 5, case 1, avec 5. Bleu a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....../1...../..1.01/.0..1. 0 - 3 0 14,14 0,2 0,0
r12233455
  Violet throws 1 2 2 3 3 4 5 5.
  Violet lance 1 2 2 3 3 4 5 5.

....../....../....../1...../..1.01/.0..1. 0 12233455 2 0 14,14 0,2 0,0
2@2
  Violet places a pawn in column 2, cell 2, with 2 2.
  Violet pose un pion colonne 2, case 2, avec 2 2.

....../....../....../1...../.01.01/.0..1. 0 133455 0 1 13,14 0,2 0,0
4@1
  Violet places a pawn in column 4, cell 1, with 4.
  Violet pose un pion colonne 4, case 1, avec 4.

....../....../....../1...../.01.01/.0.01. 0 13355 0 2 12,14 0,2 0,0
3@1
  Violet places a pawn in column 3, cell 1, with 3. Violet makes a line of 3 pawns: +1 point.
  Violet pose un pion colonne 3, case 1, avec 3. Violet forme une ligne de 3 pions : +1 point.

....../....../....../1...../.01.01/.0001. 0 1355 0 3 11,14 0,2 1,0
1@1
  Violet places a pawn in column 1, cell 1, with 1. Violet lengthens a line to 4 pawns: +2 points. Violet has placed 4 pawns, the most in a turn. The turn is over.
  Violet pose un pion colonne 1, case 1, avec 1. Violet allonge une ligne à 4 pions : +2 points. Violet a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....../1...../.01.01/00001. 1 - 3 0 10,14 0,2 3,0
r12223444
  Blue throws 1 2 2 2 3 4 4 4.
  Bleu lance 1 2 2 2 3 4 4 4.

....../....../....../1...../.01.01/00001. 1 12223444 2 0 10,14 0,2 3,0
2@3
  Blue places a pawn in column 2, cell 3, with 2 2 2. Blue captures Violet’s pawn in column 2, cell 1. Blue captures Violet’s pawn in column 2, cell 2. Violet’s line of 4 is broken; its points stay.
  Bleu pose un pion colonne 2, case 3, avec 2 2 2. Bleu capture un pion de Violet, colonne 2, case 1. Bleu capture un pion de Violet, colonne 2, case 2. Une ligne de 4 pions de Violet est cassée ; les points restent.

....../....../....../11..../..1.01/0.001. 1 13444 0 1 10,13 0,4 3,0
4@3
  Blue places a pawn in column 4, cell 3, with 4 4 4. Blue captures Violet’s pawn in column 4, cell 1. Blue can place no other pawn. The turn is over.
  Bleu pose un pion colonne 4, case 3, avec 4 4 4. Bleu capture un pion de Violet, colonne 4, case 1. Bleu ne peut plus poser de pion. Le tour est fini.

....../....../....../11.1../..1.01/0.0.1. 0 - 3 0 10,12 0,5 3,0
r11124456
  Violet throws 1 1 1 2 4 4 5 6.
  Violet lance 1 1 1 2 4 4 5 6.

....../....../....../11.1../..1.01/0.0.1. 0 11124456 2 0 10,12 0,5 3,0
2@1
  Violet places a pawn in column 2, cell 1, with 2. Violet makes a line of 3 pawns: +1 point.
  Violet pose un pion colonne 2, case 1, avec 2. Violet forme une ligne de 3 pions : +1 point.

....../....../....../11.1../..1.01/000.1. 0 1114456 0 1 9,12 0,5 4,0
4@1
  Violet places a pawn in column 4, cell 1, with 4. Violet lengthens a line to 4 pawns: +2 points.
  Violet pose un pion colonne 4, case 1, avec 4. Violet allonge une ligne à 4 pions : +2 points.

....../....../....../11.1../..1.01/00001. 0 111456 0 2 8,12 0,5 6,0
1@2
  Violet places a pawn in column 1, cell 2, with 1 1.
  Violet pose un pion colonne 1, case 2, avec 1 1.

....../....../....../11.1../0.1.01/00001. 0 1456 0 3 7,12 0,5 6,0
6@1
  Violet places a pawn in column 6, cell 1, with 6. Violet has placed 4 pawns, the most in a turn. The turn is over.
  Violet pose un pion colonne 6, case 1, avec 6. Violet a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....../11.1../0.1.01/000010 1 - 3 0 6,12 0,5 6,0
r12233356
  Blue throws 1 2 2 3 3 3 5 6.
  Bleu lance 1 2 2 3 3 3 5 6.

....../....../....../11.1../0.1.01/000010 1 12233356 2 0 6,12 0,5 6,0
3@3
  Blue places a pawn in column 3, cell 3, with 3 3 3. Blue captures Violet’s pawn in column 3, cell 1. Violet’s line of 4 is broken; its points stay. Blue makes a line of 4 pawns: +2 points.
  Bleu pose un pion colonne 3, case 3, avec 3 3 3. Bleu capture un pion de Violet, colonne 3, case 1. Une ligne de 4 pions de Violet est cassée ; les points restent. Bleu forme une ligne de 4 pions : +2 points.

....../....../....../1111../0.1.01/00.010 1 12256 0 1 6,11 0,6 6,2
2@2
  Blue places a pawn in column 2, cell 2, with 2 2. Blue captures Violet’s pawn in column 2, cell 1. Blue can place no other pawn. The turn is over.
  Bleu pose un pion colonne 2, case 2, avec 2 2. Bleu capture un pion de Violet, colonne 2, case 1. Bleu ne peut plus poser de pion. Le tour est fini.

....../....../....../1111../011.01/0..010 0 - 3 0 6,10 0,7 6,2
r11222456
  Violet throws 1 1 2 2 2 4 5 6.
  Violet lance 1 1 2 2 2 4 5 6.

....../....../....../1111../011.01/0..010 0 11222456 2 0 6,10 0,7 6,2
keep:11222
  Violet sets 1 1 2 2 2 aside and has 3 dice to throw again.
  Violet met 1 1 2 2 2 de côté et a 3 dés à relancer.

....../....../....../1111../011.01/0..010 0 11222 2 0 6,10 0,7 6,2
r145
  Violet throws 1 4 5.
  Violet lance 1 4 5.

....../....../....../1111../011.01/0..010 0 11122245 1 0 6,10 0,7 6,2
keep:111222
  Violet sets 1 1 1 2 2 2 aside and has 2 dice to throw again.
  Violet met 1 1 1 2 2 2 de côté et a 2 dés à relancer.

....../....../....../1111../011.01/0..010 0 111222 1 0 6,10 0,7 6,2
r23
  Violet throws 2 3.
  Violet lance 2 3.

....../....../....../1111../011.01/0..010 0 11122223 0 0 6,10 0,7 6,2
2@4
  Violet places a pawn in column 2, cell 4, with 2 2 2 2. Violet captures Blue’s pawn in column 2, cell 2. Violet captures Blue’s pawn in column 2, cell 3. Blue’s line of 4 is broken; its points stay.
  Violet pose un pion colonne 2, case 4, avec 2 2 2 2. Violet capture un pion de Bleu, colonne 2, case 2. Violet capture un pion de Bleu, colonne 2, case 3. Une ligne de 4 pions de Bleu est cassée ; les points restent.

....../....../.0..../1.11../0.1.01/0..010 0 1113 0 1 5,10 2,7 6,2
3@1
  Violet places a pawn in column 3, cell 1, with 3. Violet can place no other pawn. The turn is over.
  Violet pose un pion colonne 3, case 1, avec 3. Violet ne peut plus poser de pion. Le tour est fini.

....../....../.0..../1.11../0.1.01/0.0010 1 - 3 0 4,10 2,7 6,2
r11345566
  Blue throws 1 1 3 4 5 5 6 6. Nothing can be placed: Blue must throw again.
  Bleu lance 1 1 3 4 5 5 6 6. Rien ne peut être posé : Bleu doit relancer.

....../....../.0..../1.11../0.1.01/0.0010 1 11345566 2 0 4,10 2,7 6,2
keep:5566
  Blue sets 5 5 6 6 aside and has 4 dice to throw again.
  Bleu met 5 5 6 6 de côté et a 4 dés à relancer.

....../....../.0..../1.11../0.1.01/0.0010 1 5566 2 0 4,10 2,7 6,2
r1256
  Blue throws 1 2 5 6.
  Bleu lance 1 2 5 6.

....../....../.0..../1.11../0.1.01/0.0010 1 12555666 1 0 4,10 2,7 6,2
keep:555666
  Blue sets 5 5 5 6 6 6 aside and has 2 dice to throw again.
  Bleu met 5 5 5 6 6 6 de côté et a 2 dés à relancer.

....../....../.0..../1.11../0.1.01/0.0010 1 555666 1 0 4,10 2,7 6,2
r12
  Blue throws 1 2.
  Bleu lance 1 2.

....../....../.0..../1.11../0.1.01/0.0010 1 12555666 0 0 4,10 2,7 6,2
5@3
  Blue places a pawn in column 5, cell 3, with 5 5 5. Blue captures Violet’s pawn in column 5, cell 2. Blue makes a line of 3 pawns: +1 point.
  Bleu pose un pion colonne 5, case 3, avec 5 5 5. Bleu capture un pion de Violet, colonne 5, case 2. Bleu forme une ligne de 3 pions : +1 point.

....../....../.0..../1.111./0.1..1/0.0010 1 12666 0 1 4,9 2,8 6,3
end
  Blue ends the turn.
  Bleu termine son tour.

....../....../.0..../1.111./0.1..1/0.0010 0 - 3 0 4,9 2,8 6,3
r23445556
  Violet throws 2 3 4 4 5 5 5 6.
  Violet lance 2 3 4 4 5 5 5 6.

....../....../.0..../1.111./0.1..1/0.0010 0 23445556 2 0 4,9 2,8 6,3
5@2
  Violet places a pawn in column 5, cell 2, with 5 5. Violet captures Blue’s pawn in column 5, cell 1.
  Violet pose un pion colonne 5, case 2, avec 5 5. Violet capture un pion de Bleu, colonne 5, case 1.

....../....../.0..../1.111./0.1.01/0.00.0 0 234456 0 1 3,9 3,8 6,3
5@1
  Violet places a pawn in column 5, cell 1, with 5. Violet makes a line of 4 pawns: +2 points.
  Violet pose un pion colonne 5, case 1, avec 5. Violet forme une ligne de 4 pions : +2 points.

....../....../.0..../1.111./0.1.01/0.0000 0 23446 0 2 2,9 3,8 8,3
2@1
  Violet places a pawn in column 2, cell 1, with 2. Violet lengthens a line to 6 pawns: +4 points.
  Violet pose un pion colonne 2, case 1, avec 2. Violet allonge une ligne à 6 pions : +4 points.

....../....../.0..../1.111./0.1.01/000000 0 3446 0 3 1,9 3,8 12,3
4@2
  Violet places a pawn in column 4, cell 2, with 4 4. Violet has no pawn left in the reserve. The turn is over. Violet has no pawn left: this is the last round.
  Violet pose un pion colonne 4, case 2, avec 4 4. Violet n’a plus de pion en réserve. Le tour est fini. Violet n’a plus de pion : c’est la dernière manche.

....../....../.0..../1.111./0.1001/000000 1 - 3 0 0,9 3,8 12,3
r12344556
  Blue throws 1 2 3 4 4 5 5 6. Nothing can be placed: Blue must throw again.
  Bleu lance 1 2 3 4 4 5 5 6. Rien ne peut être posé : Bleu doit relancer.

....../....../.0..../1.111./0.1001/000000 1 12344556 2 0 0,9 3,8 12,3
keep:4455
  Blue sets 4 4 5 5 aside and has 4 dice to throw again.
  Bleu met 4 4 5 5 de côté et a 4 dés à relancer.

....../....../.0..../1.111./0.1001/000000 1 4455 2 0 0,9 3,8 12,3
r1166
  Blue throws 1 1 6 6. Nothing can be placed: Blue must throw again.
  Bleu lance 1 1 6 6. Rien ne peut être posé : Bleu doit relancer.

....../....../.0..../1.111./0.1001/000000 1 11445566 1 0 0,9 3,8 12,3
keep:5566
  Blue sets 5 5 6 6 aside and has 4 dice to throw again.
  Bleu met 5 5 6 6 de côté et a 4 dés à relancer.

....../....../.0..../1.111./0.1001/000000 1 5566 1 0 0,9 3,8 12,3
r2335
  Blue throws 2 3 3 5. Blue can place nothing and loses 3 pawns of the reserve. The game is over. Violet: lines 12 + captures 4 (3 pawns) = 16 points. Blue: lines 3 + captures 20 (8 pawns) = 23 points. Blue wins with 23 points.
  Bleu lance 2 3 3 5. Bleu ne peut rien poser et perd 3 pions de sa réserve. La partie est finie. Violet : lignes 12 + captures 4 (3 pions) = 16 points. Bleu : lignes 3 + captures 20 (8 pions) = 23 points. Bleu gagne avec 23 points.

....../....../.0..../1.111./0.1001/000000 =0,1 - 0 0 0,6 3,8 12,3
result 0 1
