# columbiz players=2 extension=full captures=table

....../....../....../....../....../...... 0 - 3 0 18,18 0,0 0,0
r11223345
  Violet throws 1 1 2 2 3 3 4 5.
  Violet lance 1 1 2 2 3 3 4 5.

....../....../....../....../....../...... 0 11223345 2 0 18,18 0,0 0,0
keep:14
  Violet sets 1 4 aside and has 6 dice to throw again.
  Violet met 1 4 de côté et a 6 dés à relancer.

....../....../....../....../....../...... 0 14 2 0 18,18 0,0 0,0
r112444
  Violet throws 1 1 2 4 4 4.
  Violet lance 1 1 2 4 4 4.

....../....../....../....../....../...... 0 11124444 1 0 18,18 0,0 0,0
1@1
  Violet places a pawn in column 1, cell 1, with 1.
  Violet pose un pion colonne 1, case 1, avec 1.

....../....../....../....../....../0..... 0 1124444 0 1 17,18 0,0 0,0
4@4
  Violet places a pawn in column 4, cell 4, with 4 4 4 4.
  Violet pose un pion colonne 4, case 4, avec 4 4 4 4.

....../....../...0../....../....../0..... 0 112 0 2 16,18 0,0 0,0
1@2
  Violet places a pawn in column 1, cell 2, with 1 1.
  Violet pose un pion colonne 1, case 2, avec 1 1.

....../....../...0../....../0...../0..... 0 2 0 3 15,18 0,0 0,0
2@1
  Violet places a pawn in column 2, cell 1, with 2. Violet has placed 4 pawns, the most in a turn. The turn is over.
  Violet pose un pion colonne 2, case 1, avec 2. Violet a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../...0../....../0...../00.... 1 - 3 0 14,18 0,0 0,0
r12223566
  Blue throws 1 2 2 2 3 5 6 6.
  Bleu lance 1 2 2 2 3 5 6 6.

....../....../...0../....../0...../00.... 1 12223566 2 0 14,18 0,0 0,0
keep:226
  Blue sets 2 2 6 aside and has 5 dice to throw again.
  Bleu met 2 2 6 de côté et a 5 dés à relancer.

....../....../...0../....../0...../00.... 1 226 2 0 14,18 0,0 0,0
r22255
  Blue throws 2 2 2 5 5.
  Bleu lance 2 2 2 5 5.

....../....../...0../....../0...../00.... 1 22222556 1 0 14,18 0,0 0,0
keep:2556
  Blue sets 2 5 5 6 aside and has 4 dice to throw again.
  Bleu met 2 5 5 6 de côté et a 4 dés à relancer.

....../....../...0../....../0...../00.... 1 2556 1 0 14,18 0,0 0,0
r3466
  Blue throws 3 4 6 6.
  Bleu lance 3 4 6 6.

....../....../...0../....../0...../00.... 1 23455666 0 0 14,18 0,0 0,0
4@1
  Blue places a pawn in column 4, cell 1, with 4.
  Bleu pose un pion colonne 4, case 1, avec 4.

....../....../...0../....../0...../00.1.. 1 2355666 0 1 14,17 0,0 0,0
5@2
  Blue places a pawn in column 5, cell 2, with 5 5.
  Bleu pose un pion colonne 5, case 2, avec 5 5.

....../....../...0../....../0...1./00.1.. 1 23666 0 2 14,16 0,0 0,0
6@1
  Blue places a pawn in column 6, cell 1, with 6.
  Bleu pose un pion colonne 6, case 1, avec 6.

....../....../...0../....../0...1./00.1.1 1 2366 0 3 14,15 0,0 0,0
3@1
  Blue places a pawn in column 3, cell 1, with 3. Blue has placed 4 pawns, the most in a turn. The turn is over.
  Bleu pose un pion colonne 3, case 1, avec 3. Bleu a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../...0../....../0...1./0011.1 0 - 3 0 14,14 0,0 0,0
r11333446
  Violet throws 1 1 3 3 3 4 4 6.
  Violet lance 1 1 3 3 3 4 4 6.

....../....../...0../....../0...1./0011.1 0 11333446 2 0 14,14 0,0 0,0
keep:133344
  Violet sets 1 3 3 3 4 4 aside and has 2 dice to throw again.
  Violet met 1 3 3 3 4 4 de côté et a 2 dés à relancer.

....../....../...0../....../0...1./0011.1 0 133344 2 0 14,14 0,0 0,0
r33
  Violet throws 3 3.
  Violet lance 3 3.

....../....../...0../....../0...1./0011.1 0 13333344 1 0 14,14 0,0 0,0
3@4
  Violet places a pawn in column 3, cell 4, with 3 3 3 3. Violet captures Blue’s pawn in column 3, cell 1.
  Violet pose un pion colonne 3, case 4, avec 3 3 3 3. Violet capture un pion de Bleu, colonne 3, case 1.

....../....../..00../....../0...1./00.1.1 0 1344 0 1 13,14 1,0 0,0
3@1
  Violet places a pawn in column 3, cell 1, with 3. Violet makes a line of 3 pawns: +1 point.
  Violet pose un pion colonne 3, case 1, avec 3. Violet forme une ligne de 3 pions : +1 point.

....../....../..00../....../0...1./0001.1 0 144 0 2 12,14 1,0 1,0
end
  Violet ends the turn.
  Violet termine son tour.

....../....../..00../....../0...1./0001.1 1 - 3 0 12,14 1,0 1,0
r12233466
  Blue throws 1 2 2 3 3 4 6 6.
  Bleu lance 1 2 2 3 3 4 6 6.

....../....../..00../....../0...1./0001.1 1 12233466 2 0 12,14 1,0 1,0
6@2
  Blue places a pawn in column 6, cell 2, with 6 6.
  Bleu pose un pion colonne 6, case 2, avec 6 6.

....../....../..00../....../0...11/0001.1 1 122334 0 1 12,13 1,0 1,0
2@2
  Blue places a pawn in column 2, cell 2, with 2 2. Blue captures Violet’s pawn in column 2, cell 1. Violet’s line of 3 is broken; its points stay.
  Bleu pose un pion colonne 2, case 2, avec 2 2. Bleu capture un pion de Violet, colonne 2, case 1. Une ligne de 3 pions de Violet est cassée ; les points restent.

....../....../..00../....../01..11/0.01.1 1 1334 0 2 12,12 1,1 1,0
3@2
  Blue places a pawn in column 3, cell 2, with 3 3. Blue captures Violet’s pawn in column 3, cell 1. Blue can place no other pawn. The turn is over.
  Bleu pose un pion colonne 3, case 2, avec 3 3. Bleu capture un pion de Violet, colonne 3, case 1. Bleu ne peut plus poser de pion. Le tour est fini.

....../....../..00../....../011.11/0..1.1 0 - 3 0 12,11 1,2 1,0
r11345666
  Violet throws 1 1 3 4 5 6 6 6.
  Violet lance 1 1 3 4 5 6 6 6.

....../....../..00../....../011.11/0..1.1 0 11345666 2 0 12,11 1,2 1,0
keep:11456
  Violet sets 1 1 4 5 6 aside and has 3 dice to throw again.
  Violet met 1 1 4 5 6 de côté et a 3 dés à relancer.

....../....../..00../....../011.11/0..1.1 0 11456 2 0 12,11 1,2 1,0
r125
  Violet throws 1 2 5.
  Violet lance 1 2 5.

....../....../..00../....../011.11/0..1.1 0 11124556 1 0 12,11 1,2 1,0
keep:255
  Violet sets 2 5 5 aside and has 5 dice to throw again.
  Violet met 2 5 5 de côté et a 5 dés à relancer.

....../....../..00../....../011.11/0..1.1 0 255 1 0 12,11 1,2 1,0
r22346
  Violet throws 2 2 3 4 6.
  Violet lance 2 2 3 4 6.

....../....../..00../....../011.11/0..1.1 0 22234556 0 0 12,11 1,2 1,0
5@1
  Violet places a pawn in column 5, cell 1, with 5.
  Violet pose un pion colonne 5, case 1, avec 5.

....../....../..00../....../011.11/0..101 0 2223456 0 1 11,11 1,2 1,0
end
  Violet ends the turn.
  Violet termine son tour.

....../....../..00../....../011.11/0..101 1 - 3 0 11,11 1,2 1,0
r12233566
  Blue throws 1 2 2 3 3 5 6 6.
  Bleu lance 1 2 2 3 3 5 6 6.

....../....../..00../....../011.11/0..101 1 12233566 2 0 11,11 1,2 1,0
3@1
  Blue places a pawn in column 3, cell 1, with 3.
  Bleu pose un pion colonne 3, case 1, avec 3.

....../....../..00../....../011.11/0.1101 1 1223566 0 1 11,10 1,2 1,0
2@1
  Blue places a pawn in column 2, cell 1, with 2. Blue makes a line of 3 pawns: +1 point. Blue can place no other pawn. The turn is over.
  Bleu pose un pion colonne 2, case 1, avec 2. Bleu forme une ligne de 3 pions : +1 point. Bleu ne peut plus poser de pion. Le tour est fini.

....../....../..00../....../011.11/011101 0 - 3 0 11,9 1,2 1,1
r11144556
  Violet throws 1 1 1 4 4 5 5 6.
  Violet lance 1 1 1 4 4 5 5 6.

....../....../..00../....../011.11/011101 0 11144556 2 0 11,9 1,2 1,1
4@2
  Violet places a pawn in column 4, cell 2, with 4 4. Violet captures Blue’s pawn in column 4, cell 1. Blue’s line of 3 is broken; its points stay.
  Violet pose un pion colonne 4, case 2, avec 4 4. Violet capture un pion de Bleu, colonne 4, case 1. Une ligne de 3 pions de Bleu est cassée ; les points restent.

....../....../..00../....../011011/011.01 0 111556 0 1 10,9 2,2 1,1
1@3
  Violet places a pawn in column 1, cell 3, with 1 1 1. Violet makes a line of 3 pawns: +1 point. Violet can place no other pawn. The turn is over.
  Violet pose un pion colonne 1, case 3, avec 1 1 1. Violet forme une ligne de 3 pions : +1 point. Violet ne peut plus poser de pion. Le tour est fini.

....../....../..00../0...../011011/011.01 1 - 3 0 9,9 2,2 2,1
r13334446
  Blue throws 1 3 3 3 4 4 4 6.
  Bleu lance 1 3 3 3 4 4 4 6.

....../....../..00../0...../011011/011.01 1 13334446 2 0 9,9 2,2 2,1
3@3
  Blue places a pawn in column 3, cell 3, with 3 3 3. Blue makes a line of 3 pawns: +1 point.
  Bleu pose un pion colonne 3, case 3, avec 3 3 3. Bleu forme une ligne de 3 pions : +1 point.

....../....../..00../0.1.../011011/011.01 1 14446 0 1 9,8 2,2 2,2
4@1
  Blue places a pawn in column 4, cell 1, with 4. Blue makes a line of 3 pawns: +1 point. Blue can place no other pawn. The turn is over.
  Bleu pose un pion colonne 4, case 1, avec 4. Bleu forme une ligne de 3 pions : +1 point. Bleu ne peut plus poser de pion. Le tour est fini.

....../....../..00../0.1.../011011/011101 0 - 3 0 9,7 2,2 2,3
r12344566
  Violet throws 1 2 3 4 4 5 6 6. Nothing can be placed: Violet must throw again.
  Violet lance 1 2 3 4 4 5 6 6. Rien ne peut être posé : Violet doit relancer.

....../....../..00../0.1.../011011/011101 0 12344566 2 0 9,7 2,2 2,3
keep:12366
  Violet sets 1 2 3 6 6 aside and has 3 dice to throw again.
  Violet met 1 2 3 6 6 de côté et a 3 dés à relancer.

....../....../..00../0.1.../011011/011101 0 12366 2 0 9,7 2,2 2,3
r345
  Violet throws 3 4 5. Nothing can be placed: Violet must throw again.
  Violet lance 3 4 5. Rien ne peut être posé : Violet doit relancer.

....../....../..00../0.1.../011011/011101 0 12334566 1 0 9,7 2,2 2,3
keep:1233
  Violet sets 1 2 3 3 aside and has 4 dice to throw again.
  Violet met 1 2 3 3 de côté et a 4 dés à relancer.

....../....../..00../0.1.../011011/011101 0 1233 1 0 9,7 2,2 2,3
r4455
  Violet throws 4 4 5 5. Violet can place nothing and loses 3 pawns of the reserve.
  Violet lance 4 4 5 5. Violet ne peut rien poser et perd 3 pions de sa réserve.

....../....../..00../0.1.../011011/011101 1 - 3 0 6,7 2,2 2,3
r11334556
  Blue throws 1 1 3 3 4 5 5 6. Nothing can be placed: Blue must throw again.
  Bleu lance 1 1 3 3 4 5 5 6. Rien ne peut être posé : Bleu doit relancer.

....../....../..00../0.1.../011011/011101 1 11334556 2 0 6,7 2,2 2,3
keep:1146
  Blue sets 1 1 4 6 aside and has 4 dice to throw again.
  Bleu met 1 1 4 6 de côté et a 4 dés à relancer.

....../....../..00../0.1.../011011/011101 1 1146 2 0 6,7 2,2 2,3
r1125
  Blue throws 1 1 2 5.
  Bleu lance 1 1 2 5.

....../....../..00../0.1.../011011/011101 1 11112456 1 0 6,7 2,2 2,3
keep:14
  Blue sets 1 4 aside and has 6 dice to throw again.
  Bleu met 1 4 de côté et a 6 dés à relancer.

....../....../..00../0.1.../011011/011101 1 14 1 0 6,7 2,2 2,3
r145566
  Blue throws 1 4 5 5 6 6. Blue can place nothing and loses 3 pawns of the reserve.
  Bleu lance 1 4 5 5 6 6. Bleu ne peut rien poser et perd 3 pions de sa réserve.

....../....../..00../0.1.../011011/011101 0 - 3 0 6,4 2,2 2,3
r11122455
  Violet throws 1 1 1 2 2 4 5 5. Nothing can be placed: Violet must throw again.
  Violet lance 1 1 1 2 2 4 5 5. Rien ne peut être posé : Violet doit relancer.

....../....../..00../0.1.../011011/011101 0 11122455 2 0 6,4 2,2 2,3
keep:11125
  Violet sets 1 1 1 2 5 aside and has 3 dice to throw again.
  Violet met 1 1 1 2 5 de côté et a 3 dés à relancer.

....../....../..00../0.1.../011011/011101 0 11125 2 0 6,4 2,2 2,3
r113
  Violet throws 1 1 3.
  Violet lance 1 1 3.

....../....../..00../0.1.../011011/011101 0 11111235 1 0 6,4 2,2 2,3
keep:-
  Violet takes all eight dice to throw again.
  Violet reprend les huit dés pour tout relancer.

....../....../..00../0.1.../011011/011101 0 - 1 0 6,4 2,2 2,3
r11245566
  Violet throws 1 1 2 4 5 5 6 6. Violet can place nothing and loses 3 pawns of the reserve.
  Violet lance 1 1 2 4 5 5 6 6. Violet ne peut rien poser et perd 3 pions de sa réserve.

....../....../..00../0.1.../011011/011101 1 - 3 0 3,4 2,2 2,3
r11124566
  Blue throws 1 1 1 2 4 5 6 6. Nothing can be placed: Blue must throw again.
  Bleu lance 1 1 1 2 4 5 6 6. Rien ne peut être posé : Bleu doit relancer.

....../....../..00../0.1.../011011/011101 1 11124566 2 0 3,4 2,2 2,3
keep:1156
  Blue sets 1 1 5 6 aside and has 4 dice to throw again.
  Bleu met 1 1 5 6 de côté et a 4 dés à relancer.

....../....../..00../0.1.../011011/011101 1 1156 2 0 3,4 2,2 2,3
r2235
  Blue throws 2 2 3 5. Nothing can be placed: Blue must throw again.
  Bleu lance 2 2 3 5. Rien ne peut être posé : Bleu doit relancer.

....../....../..00../0.1.../011011/011101 1 11223556 1 0 3,4 2,2 2,3
keep:122356
  Blue sets 1 2 2 3 5 6 aside and has 2 dice to throw again.
  Bleu met 1 2 2 3 5 6 de côté et a 2 dés à relancer.

....../....../..00../0.1.../011011/011101 1 122356 1 0 3,4 2,2 2,3
r35
  Blue throws 3 5. Blue can place nothing and loses 3 pawns of the reserve.
  Bleu lance 3 5. Bleu ne peut rien poser et perd 3 pions de sa réserve.

....../....../..00../0.1.../011011/011101 0 - 3 0 3,1 2,2 2,3
r12345555
  Violet throws 1 2 3 4 5 5 5 5.
  Violet lance 1 2 3 4 5 5 5 5.

....../....../..00../0.1.../011011/011101 0 12345555 2 0 3,1 2,2 2,3
5@4
  Violet places a pawn in column 5, cell 4, with 5 5 5 5. Violet captures Blue’s pawn in column 5, cell 2. Violet makes a line of 3 pawns: +1 point. Violet can place no other pawn. The turn is over.
  Violet pose un pion colonne 5, case 4, avec 5 5 5 5. Violet capture un pion de Bleu, colonne 5, case 2. Violet forme une ligne de 3 pions : +1 point. Violet ne peut plus poser de pion. Le tour est fini.

....../....../..000./0.1.../0110.1/011101 1 - 3 0 2,1 3,2 3,3
r11234555
  Blue throws 1 1 2 3 4 5 5 5.
  Bleu lance 1 1 2 3 4 5 5 5.

....../....../..000./0.1.../0110.1/011101 1 11234555 2 0 2,1 3,2 3,3
5@2
  Blue places a pawn in column 5, cell 2, with 5 5. Blue captures Violet’s pawn in column 5, cell 1. Blue has no pawn left in the reserve. The turn is over. The game is over. Violet: lines 3 + captures 4 (3 pawns) = 7 points. Blue: lines 3 + captures 4 (3 pawns) = 7 points. Violet shares the win with 7 points. Blue shares the win with 7 points.
  Bleu pose un pion colonne 5, case 2, avec 5 5. Bleu capture un pion de Violet, colonne 5, case 1. Bleu n’a plus de pion en réserve. Le tour est fini. La partie est finie. Violet : lignes 3 + captures 4 (3 pions) = 7 points. Bleu : lignes 3 + captures 4 (3 pions) = 7 points. Violet partage la victoire avec 7 points. Bleu partage la victoire avec 7 points.

....../....../..000./0.1.../011011/0111.1 =1/2,1/2 - 0 0 2,0 3,3 3,3
result 1/2 1/2
