# columbiz players=2 extension=full captures=table

....../....../....../....../....../...... 0 - 3 0 18,18 0,0 0,0
r11223345
  Yellow throws 1 1 2 2 3 3 4 5.
  Jaune lance 1 1 2 2 3 3 4 5.

....../....../....../....../....../...... 0 11223345 2 0 18,18 0,0 0,0
keep:14
  Yellow sets 1 4 aside. Dice to throw again: 6.
  Jaune met 1 4 de côté. Dés à relancer : 6.

....../....../....../....../....../...... 0 14 2 0 18,18 0,0 0,0
r112444
  Yellow throws 1 1 2 4 4 4.
  Jaune lance 1 1 2 4 4 4.

....../....../....../....../....../...... 0 11124444 1 0 18,18 0,0 0,0
1@1
  Yellow places a pawn in column 1, cell 1, with 1.
  Jaune pose un pion colonne 1, case 1, avec 1.

....../....../....../....../....../0..... 0 1124444 0 1 17,18 0,0 0,0
4@4
  Yellow places a pawn in column 4, cell 4, with 4 4 4 4.
  Jaune pose un pion colonne 4, case 4, avec 4 4 4 4.

....../....../...0../....../....../0..... 0 112 0 2 16,18 0,0 0,0
1@2
  Yellow places a pawn in column 1, cell 2, with 1 1.
  Jaune pose un pion colonne 1, case 2, avec 1 1.

....../....../...0../....../0...../0..... 0 2 0 3 15,18 0,0 0,0
2@1
  Yellow places a pawn in column 2, cell 1, with 2. Yellow has placed 4 pawns, the most in a turn. The turn is over.
  Jaune pose un pion colonne 2, case 1, avec 2. Jaune a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../...0../....../0...../00.... 1 - 3 0 14,18 0,0 0,0
r12223566
  Red throws 1 2 2 2 3 5 6 6.
  Rouge lance 1 2 2 2 3 5 6 6.

....../....../...0../....../0...../00.... 1 12223566 2 0 14,18 0,0 0,0
keep:226
  Red sets 2 2 6 aside. Dice to throw again: 5.
  Rouge met 2 2 6 de côté. Dés à relancer : 5.

....../....../...0../....../0...../00.... 1 226 2 0 14,18 0,0 0,0
r22255
  Red throws 2 2 2 5 5.
  Rouge lance 2 2 2 5 5.

....../....../...0../....../0...../00.... 1 22222556 1 0 14,18 0,0 0,0
keep:2556
  Red sets 2 5 5 6 aside. Dice to throw again: 4.
  Rouge met 2 5 5 6 de côté. Dés à relancer : 4.

....../....../...0../....../0...../00.... 1 2556 1 0 14,18 0,0 0,0
r3466
  Red throws 3 4 6 6.
  Rouge lance 3 4 6 6.

....../....../...0../....../0...../00.... 1 23455666 0 0 14,18 0,0 0,0
4@1
  Red places a pawn in column 4, cell 1, with 4.
  Rouge pose un pion colonne 4, case 1, avec 4.

....../....../...0../....../0...../00.1.. 1 2355666 0 1 14,17 0,0 0,0
5@2
  Red places a pawn in column 5, cell 2, with 5 5.
  Rouge pose un pion colonne 5, case 2, avec 5 5.

....../....../...0../....../0...1./00.1.. 1 23666 0 2 14,16 0,0 0,0
6@1
  Red places a pawn in column 6, cell 1, with 6.
  Rouge pose un pion colonne 6, case 1, avec 6.

....../....../...0../....../0...1./00.1.1 1 2366 0 3 14,15 0,0 0,0
3@1
  Red places a pawn in column 3, cell 1, with 3. Red has placed 4 pawns, the most in a turn. The turn is over.
  Rouge pose un pion colonne 3, case 1, avec 3. Rouge a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../...0../....../0...1./0011.1 0 - 3 0 14,14 0,0 0,0
r11333446
  Yellow throws 1 1 3 3 3 4 4 6.
  Jaune lance 1 1 3 3 3 4 4 6.

....../....../...0../....../0...1./0011.1 0 11333446 2 0 14,14 0,0 0,0
keep:133344
  Yellow sets 1 3 3 3 4 4 aside. Dice to throw again: 2.
  Jaune met 1 3 3 3 4 4 de côté. Dés à relancer : 2.

....../....../...0../....../0...1./0011.1 0 133344 2 0 14,14 0,0 0,0
r33
  Yellow throws 3 3.
  Jaune lance 3 3.

....../....../...0../....../0...1./0011.1 0 13333344 1 0 14,14 0,0 0,0
3@4
  Yellow places a pawn in column 3, cell 4, with 3 3 3 3. Yellow captures Red in column 3, cell 1.
  Jaune pose un pion colonne 3, case 4, avec 3 3 3 3. Jaune capture Rouge colonne 3, case 1.

....../....../..00../....../0...1./00.1.1 0 1344 0 1 13,14 1,0 0,0
3@1
  Yellow places a pawn in column 3, cell 1, with 3. Yellow makes a line of 3: +1.
  Jaune pose un pion colonne 3, case 1, avec 3. Jaune forme une ligne de 3 : +1.

....../....../..00../....../0...1./0001.1 0 144 0 2 12,14 1,0 1,0
end
  Yellow ends the turn.
  Jaune termine son tour.

....../....../..00../....../0...1./0001.1 1 - 3 0 12,14 1,0 1,0
r12233466
  Red throws 1 2 2 3 3 4 6 6.
  Rouge lance 1 2 2 3 3 4 6 6.

....../....../..00../....../0...1./0001.1 1 12233466 2 0 12,14 1,0 1,0
6@2
  Red places a pawn in column 6, cell 2, with 6 6.
  Rouge pose un pion colonne 6, case 2, avec 6 6.

....../....../..00../....../0...11/0001.1 1 122334 0 1 12,13 1,0 1,0
2@2
  Red places a pawn in column 2, cell 2, with 2 2. Red captures Yellow in column 2, cell 1. Yellow has a line of 3 broken, but keeps its points.
  Rouge pose un pion colonne 2, case 2, avec 2 2. Rouge capture Jaune colonne 2, case 1. Jaune voit casser une ligne de 3, mais garde ses points.

....../....../..00../....../01..11/0.01.1 1 1334 0 2 12,12 1,1 1,0
3@2
  Red places a pawn in column 3, cell 2, with 3 3. Red captures Yellow in column 3, cell 1. Red can place no other pawn. The turn is over.
  Rouge pose un pion colonne 3, case 2, avec 3 3. Rouge capture Jaune colonne 3, case 1. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../..00../....../011.11/0..1.1 0 - 3 0 12,11 1,2 1,0
r11345666
  Yellow throws 1 1 3 4 5 6 6 6.
  Jaune lance 1 1 3 4 5 6 6 6.

....../....../..00../....../011.11/0..1.1 0 11345666 2 0 12,11 1,2 1,0
keep:11456
  Yellow sets 1 1 4 5 6 aside. Dice to throw again: 3.
  Jaune met 1 1 4 5 6 de côté. Dés à relancer : 3.

....../....../..00../....../011.11/0..1.1 0 11456 2 0 12,11 1,2 1,0
r125
  Yellow throws 1 2 5.
  Jaune lance 1 2 5.

....../....../..00../....../011.11/0..1.1 0 11124556 1 0 12,11 1,2 1,0
keep:255
  Yellow sets 2 5 5 aside. Dice to throw again: 5.
  Jaune met 2 5 5 de côté. Dés à relancer : 5.

....../....../..00../....../011.11/0..1.1 0 255 1 0 12,11 1,2 1,0
r22346
  Yellow throws 2 2 3 4 6.
  Jaune lance 2 2 3 4 6.

....../....../..00../....../011.11/0..1.1 0 22234556 0 0 12,11 1,2 1,0
5@1
  Yellow places a pawn in column 5, cell 1, with 5.
  Jaune pose un pion colonne 5, case 1, avec 5.

....../....../..00../....../011.11/0..101 0 2223456 0 1 11,11 1,2 1,0
end
  Yellow ends the turn.
  Jaune termine son tour.

....../....../..00../....../011.11/0..101 1 - 3 0 11,11 1,2 1,0
r12233566
  Red throws 1 2 2 3 3 5 6 6.
  Rouge lance 1 2 2 3 3 5 6 6.

....../....../..00../....../011.11/0..101 1 12233566 2 0 11,11 1,2 1,0
3@1
  Red places a pawn in column 3, cell 1, with 3.
  Rouge pose un pion colonne 3, case 1, avec 3.

....../....../..00../....../011.11/0.1101 1 1223566 0 1 11,10 1,2 1,0
2@1
  Red places a pawn in column 2, cell 1, with 2. Red makes a line of 3: +1. Red can place no other pawn. The turn is over.
  Rouge pose un pion colonne 2, case 1, avec 2. Rouge forme une ligne de 3 : +1. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../..00../....../011.11/011101 0 - 3 0 11,9 1,2 1,1
r11144556
  Yellow throws 1 1 1 4 4 5 5 6.
  Jaune lance 1 1 1 4 4 5 5 6.

....../....../..00../....../011.11/011101 0 11144556 2 0 11,9 1,2 1,1
4@2
  Yellow places a pawn in column 4, cell 2, with 4 4. Yellow captures Red in column 4, cell 1. Red has a line of 3 broken, but keeps its points.
  Jaune pose un pion colonne 4, case 2, avec 4 4. Jaune capture Rouge colonne 4, case 1. Rouge voit casser une ligne de 3, mais garde ses points.

....../....../..00../....../011011/011.01 0 111556 0 1 10,9 2,2 1,1
1@3
  Yellow places a pawn in column 1, cell 3, with 1 1 1. Yellow makes a line of 3: +1. Yellow can place no other pawn. The turn is over.
  Jaune pose un pion colonne 1, case 3, avec 1 1 1. Jaune forme une ligne de 3 : +1. Jaune ne peut plus poser de pion. Le tour est fini.

....../....../..00../0...../011011/011.01 1 - 3 0 9,9 2,2 2,1
r13334446
  Red throws 1 3 3 3 4 4 4 6.
  Rouge lance 1 3 3 3 4 4 4 6.

....../....../..00../0...../011011/011.01 1 13334446 2 0 9,9 2,2 2,1
3@3
  Red places a pawn in column 3, cell 3, with 3 3 3. Red makes a line of 3: +1.
  Rouge pose un pion colonne 3, case 3, avec 3 3 3. Rouge forme une ligne de 3 : +1.

....../....../..00../0.1.../011011/011.01 1 14446 0 1 9,8 2,2 2,2
4@1
  Red places a pawn in column 4, cell 1, with 4. Red makes a line of 3: +1. Red can place no other pawn. The turn is over.
  Rouge pose un pion colonne 4, case 1, avec 4. Rouge forme une ligne de 3 : +1. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../..00../0.1.../011011/011101 0 - 3 0 9,7 2,2 2,3
r12344566
  Yellow throws 1 2 3 4 4 5 6 6. Nothing can be placed: Yellow must throw again.
  Jaune lance 1 2 3 4 4 5 6 6. Rien ne peut être posé : Jaune doit relancer.

....../....../..00../0.1.../011011/011101 0 12344566 2 0 9,7 2,2 2,3
keep:12366
  Yellow sets 1 2 3 6 6 aside. Dice to throw again: 3.
  Jaune met 1 2 3 6 6 de côté. Dés à relancer : 3.

....../....../..00../0.1.../011011/011101 0 12366 2 0 9,7 2,2 2,3
r345
  Yellow throws 3 4 5. Nothing can be placed: Yellow must throw again.
  Jaune lance 3 4 5. Rien ne peut être posé : Jaune doit relancer.

....../....../..00../0.1.../011011/011101 0 12334566 1 0 9,7 2,2 2,3
keep:1233
  Yellow sets 1 2 3 3 aside. Dice to throw again: 4.
  Jaune met 1 2 3 3 de côté. Dés à relancer : 4.

....../....../..00../0.1.../011011/011101 0 1233 1 0 9,7 2,2 2,3
r4455
  Yellow throws 4 4 5 5. Yellow can place nothing. Pawns lost from the reserve: 3.
  Jaune lance 4 4 5 5. Jaune ne peut rien poser. Pions perdus dans la réserve : 3.

....../....../..00../0.1.../011011/011101 1 - 3 0 6,7 2,2 2,3
r11334556
  Red throws 1 1 3 3 4 5 5 6. Nothing can be placed: Red must throw again.
  Rouge lance 1 1 3 3 4 5 5 6. Rien ne peut être posé : Rouge doit relancer.

....../....../..00../0.1.../011011/011101 1 11334556 2 0 6,7 2,2 2,3
keep:1146
  Red sets 1 1 4 6 aside. Dice to throw again: 4.
  Rouge met 1 1 4 6 de côté. Dés à relancer : 4.

....../....../..00../0.1.../011011/011101 1 1146 2 0 6,7 2,2 2,3
r1125
  Red throws 1 1 2 5.
  Rouge lance 1 1 2 5.

....../....../..00../0.1.../011011/011101 1 11112456 1 0 6,7 2,2 2,3
keep:14
  Red sets 1 4 aside. Dice to throw again: 6.
  Rouge met 1 4 de côté. Dés à relancer : 6.

....../....../..00../0.1.../011011/011101 1 14 1 0 6,7 2,2 2,3
r145566
  Red throws 1 4 5 5 6 6. Red can place nothing. Pawns lost from the reserve: 3.
  Rouge lance 1 4 5 5 6 6. Rouge ne peut rien poser. Pions perdus dans la réserve : 3.

....../....../..00../0.1.../011011/011101 0 - 3 0 6,4 2,2 2,3
r11122455
  Yellow throws 1 1 1 2 2 4 5 5. Nothing can be placed: Yellow must throw again.
  Jaune lance 1 1 1 2 2 4 5 5. Rien ne peut être posé : Jaune doit relancer.

....../....../..00../0.1.../011011/011101 0 11122455 2 0 6,4 2,2 2,3
keep:11125
  Yellow sets 1 1 1 2 5 aside. Dice to throw again: 3.
  Jaune met 1 1 1 2 5 de côté. Dés à relancer : 3.

....../....../..00../0.1.../011011/011101 0 11125 2 0 6,4 2,2 2,3
r113
  Yellow throws 1 1 3.
  Jaune lance 1 1 3.

....../....../..00../0.1.../011011/011101 0 11111235 1 0 6,4 2,2 2,3
keep:-
  Yellow takes all eight dice to throw again.
  Jaune reprend les huit dés pour tout relancer.

....../....../..00../0.1.../011011/011101 0 - 1 0 6,4 2,2 2,3
r11245566
  Yellow throws 1 1 2 4 5 5 6 6. Yellow can place nothing. Pawns lost from the reserve: 3.
  Jaune lance 1 1 2 4 5 5 6 6. Jaune ne peut rien poser. Pions perdus dans la réserve : 3.

....../....../..00../0.1.../011011/011101 1 - 3 0 3,4 2,2 2,3
r11124566
  Red throws 1 1 1 2 4 5 6 6. Nothing can be placed: Red must throw again.
  Rouge lance 1 1 1 2 4 5 6 6. Rien ne peut être posé : Rouge doit relancer.

....../....../..00../0.1.../011011/011101 1 11124566 2 0 3,4 2,2 2,3
keep:1156
  Red sets 1 1 5 6 aside. Dice to throw again: 4.
  Rouge met 1 1 5 6 de côté. Dés à relancer : 4.

....../....../..00../0.1.../011011/011101 1 1156 2 0 3,4 2,2 2,3
r2235
  Red throws 2 2 3 5. Nothing can be placed: Red must throw again.
  Rouge lance 2 2 3 5. Rien ne peut être posé : Rouge doit relancer.

....../....../..00../0.1.../011011/011101 1 11223556 1 0 3,4 2,2 2,3
keep:122356
  Red sets 1 2 2 3 5 6 aside. Dice to throw again: 2.
  Rouge met 1 2 2 3 5 6 de côté. Dés à relancer : 2.

....../....../..00../0.1.../011011/011101 1 122356 1 0 3,4 2,2 2,3
r35
  Red throws 3 5. Red can place nothing. Pawns lost from the reserve: 3.
  Rouge lance 3 5. Rouge ne peut rien poser. Pions perdus dans la réserve : 3.

....../....../..00../0.1.../011011/011101 0 - 3 0 3,1 2,2 2,3
r12345555
  Yellow throws 1 2 3 4 5 5 5 5.
  Jaune lance 1 2 3 4 5 5 5 5.

....../....../..00../0.1.../011011/011101 0 12345555 2 0 3,1 2,2 2,3
5@4
  Yellow places a pawn in column 5, cell 4, with 5 5 5 5. Yellow captures Red in column 5, cell 2. Yellow makes a line of 3: +1. Yellow can place no other pawn. The turn is over.
  Jaune pose un pion colonne 5, case 4, avec 5 5 5 5. Jaune capture Rouge colonne 5, case 2. Jaune forme une ligne de 3 : +1. Jaune ne peut plus poser de pion. Le tour est fini.

....../....../..000./0.1.../0110.1/011101 1 - 3 0 2,1 3,2 3,3
r11234555
  Red throws 1 1 2 3 4 5 5 5.
  Rouge lance 1 1 2 3 4 5 5 5.

....../....../..000./0.1.../0110.1/011101 1 11234555 2 0 2,1 3,2 3,3
5@2
  Red places a pawn in column 5, cell 2, with 5 5. Red captures Yellow in column 5, cell 1. Red has no pawn left in the reserve. The turn is over. The game is over. Yellow: lines 3 + captures 4 (pawns: 3) = 7. Red: lines 3 + captures 4 (pawns: 3) = 7. Yellow shares the win with 7. Red shares the win with 7.
  Rouge pose un pion colonne 5, case 2, avec 5 5. Rouge capture Jaune colonne 5, case 1. Rouge n'a plus de pion en réserve. Le tour est fini. La partie est finie. Jaune : lignes 3 + captures 4 (pions : 3) = 7. Rouge : lignes 3 + captures 4 (pions : 3) = 7. Jaune partage la victoire avec 7. Rouge partage la victoire avec 7.

....../....../..000./0.1.../011011/0111.1 =1/2,1/2 - 0 0 2,0 3,3 3,3
result 1/2 1/2
