# columbiz players=2 extension=full captures=table

....../....../....../....../....../...... 0 - 3 0 18,18 0,0 0,0
r11223345
  Yellow throws 11223345.
  Jaune lance 11223345.

....../....../....../....../....../...... 0 11223345 2 0 18,18 0,0 0,0
keep:14
  Yellow sets 14 aside. Dice to throw again: 6.
  Jaune met 14 de côté. Dés à relancer : 6.

....../....../....../....../....../...... 0 14 2 0 18,18 0,0 0,0
r112444
  Yellow throws 112444.
  Jaune lance 112444.

....../....../....../....../....../...... 0 11124444 1 0 18,18 0,0 0,0
1@1
  Yellow places a pawn on 1@1 with 1.
  Jaune pose un pion en 1@1 avec 1.

....../....../....../....../....../0..... 0 1124444 0 1 17,18 0,0 0,0
4@4
  Yellow places a pawn on 4@4 with 4444.
  Jaune pose un pion en 4@4 avec 4444.

....../....../...0../....../....../0..... 0 112 0 2 16,18 0,0 0,0
1@2
  Yellow places a pawn on 1@2 with 11.
  Jaune pose un pion en 1@2 avec 11.

....../....../...0../....../0...../0..... 0 2 0 3 15,18 0,0 0,0
2@1
  Yellow places a pawn on 2@1 with 2. Yellow has placed 4 pawns, the most in a turn. The turn is over.
  Jaune pose un pion en 2@1 avec 2. Jaune a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../...0../....../0...../00.... 1 - 3 0 14,18 0,0 0,0
r12223566
  Red throws 12223566.
  Rouge lance 12223566.

....../....../...0../....../0...../00.... 1 12223566 2 0 14,18 0,0 0,0
keep:226
  Red sets 226 aside. Dice to throw again: 5.
  Rouge met 226 de côté. Dés à relancer : 5.

....../....../...0../....../0...../00.... 1 226 2 0 14,18 0,0 0,0
r22255
  Red throws 22255.
  Rouge lance 22255.

....../....../...0../....../0...../00.... 1 22222556 1 0 14,18 0,0 0,0
keep:2556
  Red sets 2556 aside. Dice to throw again: 4.
  Rouge met 2556 de côté. Dés à relancer : 4.

....../....../...0../....../0...../00.... 1 2556 1 0 14,18 0,0 0,0
r3466
  Red throws 3466.
  Rouge lance 3466.

....../....../...0../....../0...../00.... 1 23455666 0 0 14,18 0,0 0,0
4@1
  Red places a pawn on 4@1 with 4.
  Rouge pose un pion en 4@1 avec 4.

....../....../...0../....../0...../00.1.. 1 2355666 0 1 14,17 0,0 0,0
5@2
  Red places a pawn on 5@2 with 55.
  Rouge pose un pion en 5@2 avec 55.

....../....../...0../....../0...1./00.1.. 1 23666 0 2 14,16 0,0 0,0
6@1
  Red places a pawn on 6@1 with 6.
  Rouge pose un pion en 6@1 avec 6.

....../....../...0../....../0...1./00.1.1 1 2366 0 3 14,15 0,0 0,0
3@1
  Red places a pawn on 3@1 with 3. Red has placed 4 pawns, the most in a turn. The turn is over.
  Rouge pose un pion en 3@1 avec 3. Rouge a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../...0../....../0...1./0011.1 0 - 3 0 14,14 0,0 0,0
r11333446
  Yellow throws 11333446.
  Jaune lance 11333446.

....../....../...0../....../0...1./0011.1 0 11333446 2 0 14,14 0,0 0,0
keep:133344
  Yellow sets 133344 aside. Dice to throw again: 2.
  Jaune met 133344 de côté. Dés à relancer : 2.

....../....../...0../....../0...1./0011.1 0 133344 2 0 14,14 0,0 0,0
r33
  Yellow throws 33.
  Jaune lance 33.

....../....../...0../....../0...1./0011.1 0 13333344 1 0 14,14 0,0 0,0
3@4
  Yellow places a pawn on 3@4 with 3333. Yellow captures Red on 3@1.
  Jaune pose un pion en 3@4 avec 3333. Jaune capture Rouge en 3@1.

....../....../..00../....../0...1./00.1.1 0 1344 0 1 13,14 1,0 0,0
3@1
  Yellow places a pawn on 3@1 with 3. Yellow makes a line of 3: +1.
  Jaune pose un pion en 3@1 avec 3. Jaune forme une ligne de 3 : +1.

....../....../..00../....../0...1./0001.1 0 144 0 2 12,14 1,0 1,0
end
  Yellow ends the turn.
  Jaune termine son tour.

....../....../..00../....../0...1./0001.1 1 - 3 0 12,14 1,0 1,0
r12233466
  Red throws 12233466.
  Rouge lance 12233466.

....../....../..00../....../0...1./0001.1 1 12233466 2 0 12,14 1,0 1,0
6@2
  Red places a pawn on 6@2 with 66.
  Rouge pose un pion en 6@2 avec 66.

....../....../..00../....../0...11/0001.1 1 122334 0 1 12,13 1,0 1,0
2@2
  Red places a pawn on 2@2 with 22. Red captures Yellow on 2@1. Yellow has a line of 3 broken, but keeps its points.
  Rouge pose un pion en 2@2 avec 22. Rouge capture Jaune en 2@1. Jaune voit casser une ligne de 3, mais garde ses points.

....../....../..00../....../01..11/0.01.1 1 1334 0 2 12,12 1,1 1,0
3@2
  Red places a pawn on 3@2 with 33. Red captures Yellow on 3@1. Red can place no other pawn. The turn is over.
  Rouge pose un pion en 3@2 avec 33. Rouge capture Jaune en 3@1. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../..00../....../011.11/0..1.1 0 - 3 0 12,11 1,2 1,0
r11345666
  Yellow throws 11345666.
  Jaune lance 11345666.

....../....../..00../....../011.11/0..1.1 0 11345666 2 0 12,11 1,2 1,0
keep:11456
  Yellow sets 11456 aside. Dice to throw again: 3.
  Jaune met 11456 de côté. Dés à relancer : 3.

....../....../..00../....../011.11/0..1.1 0 11456 2 0 12,11 1,2 1,0
r125
  Yellow throws 125.
  Jaune lance 125.

....../....../..00../....../011.11/0..1.1 0 11124556 1 0 12,11 1,2 1,0
keep:255
  Yellow sets 255 aside. Dice to throw again: 5.
  Jaune met 255 de côté. Dés à relancer : 5.

....../....../..00../....../011.11/0..1.1 0 255 1 0 12,11 1,2 1,0
r22346
  Yellow throws 22346.
  Jaune lance 22346.

....../....../..00../....../011.11/0..1.1 0 22234556 0 0 12,11 1,2 1,0
5@1
  Yellow places a pawn on 5@1 with 5.
  Jaune pose un pion en 5@1 avec 5.

....../....../..00../....../011.11/0..101 0 2223456 0 1 11,11 1,2 1,0
end
  Yellow ends the turn.
  Jaune termine son tour.

....../....../..00../....../011.11/0..101 1 - 3 0 11,11 1,2 1,0
r12233566
  Red throws 12233566.
  Rouge lance 12233566.

....../....../..00../....../011.11/0..101 1 12233566 2 0 11,11 1,2 1,0
3@1
  Red places a pawn on 3@1 with 3.
  Rouge pose un pion en 3@1 avec 3.

....../....../..00../....../011.11/0.1101 1 1223566 0 1 11,10 1,2 1,0
2@1
  Red places a pawn on 2@1 with 2. Red makes a line of 3: +1. Red can place no other pawn. The turn is over.
  Rouge pose un pion en 2@1 avec 2. Rouge forme une ligne de 3 : +1. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../..00../....../011.11/011101 0 - 3 0 11,9 1,2 1,1
r11144556
  Yellow throws 11144556.
  Jaune lance 11144556.

....../....../..00../....../011.11/011101 0 11144556 2 0 11,9 1,2 1,1
4@2
  Yellow places a pawn on 4@2 with 44. Yellow captures Red on 4@1. Red has a line of 3 broken, but keeps its points.
  Jaune pose un pion en 4@2 avec 44. Jaune capture Rouge en 4@1. Rouge voit casser une ligne de 3, mais garde ses points.

....../....../..00../....../011011/011.01 0 111556 0 1 10,9 2,2 1,1
1@3
  Yellow places a pawn on 1@3 with 111. Yellow makes a line of 3: +1. Yellow can place no other pawn. The turn is over.
  Jaune pose un pion en 1@3 avec 111. Jaune forme une ligne de 3 : +1. Jaune ne peut plus poser de pion. Le tour est fini.

....../....../..00../0...../011011/011.01 1 - 3 0 9,9 2,2 2,1
r13334446
  Red throws 13334446.
  Rouge lance 13334446.

....../....../..00../0...../011011/011.01 1 13334446 2 0 9,9 2,2 2,1
3@3
  Red places a pawn on 3@3 with 333. Red makes a line of 3: +1.
  Rouge pose un pion en 3@3 avec 333. Rouge forme une ligne de 3 : +1.

....../....../..00../0.1.../011011/011.01 1 14446 0 1 9,8 2,2 2,2
4@1
  Red places a pawn on 4@1 with 4. Red makes a line of 3: +1. Red can place no other pawn. The turn is over.
  Rouge pose un pion en 4@1 avec 4. Rouge forme une ligne de 3 : +1. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../..00../0.1.../011011/011101 0 - 3 0 9,7 2,2 2,3
r12344566
  Yellow throws 12344566. Nothing can be placed: Yellow must throw again.
  Jaune lance 12344566. Rien ne peut être posé : Jaune doit relancer.

....../....../..00../0.1.../011011/011101 0 12344566 2 0 9,7 2,2 2,3
keep:12366
  Yellow sets 12366 aside. Dice to throw again: 3.
  Jaune met 12366 de côté. Dés à relancer : 3.

....../....../..00../0.1.../011011/011101 0 12366 2 0 9,7 2,2 2,3
r345
  Yellow throws 345. Nothing can be placed: Yellow must throw again.
  Jaune lance 345. Rien ne peut être posé : Jaune doit relancer.

....../....../..00../0.1.../011011/011101 0 12334566 1 0 9,7 2,2 2,3
keep:1233
  Yellow sets 1233 aside. Dice to throw again: 4.
  Jaune met 1233 de côté. Dés à relancer : 4.

....../....../..00../0.1.../011011/011101 0 1233 1 0 9,7 2,2 2,3
r4455
  Yellow throws 4455. Yellow can place nothing. Pawns lost from the reserve: 3.
  Jaune lance 4455. Jaune ne peut rien poser. Pions perdus dans la réserve : 3.

....../....../..00../0.1.../011011/011101 1 - 3 0 6,7 2,2 2,3
r11334556
  Red throws 11334556. Nothing can be placed: Red must throw again.
  Rouge lance 11334556. Rien ne peut être posé : Rouge doit relancer.

....../....../..00../0.1.../011011/011101 1 11334556 2 0 6,7 2,2 2,3
keep:1146
  Red sets 1146 aside. Dice to throw again: 4.
  Rouge met 1146 de côté. Dés à relancer : 4.

....../....../..00../0.1.../011011/011101 1 1146 2 0 6,7 2,2 2,3
r1125
  Red throws 1125.
  Rouge lance 1125.

....../....../..00../0.1.../011011/011101 1 11112456 1 0 6,7 2,2 2,3
keep:14
  Red sets 14 aside. Dice to throw again: 6.
  Rouge met 14 de côté. Dés à relancer : 6.

....../....../..00../0.1.../011011/011101 1 14 1 0 6,7 2,2 2,3
r145566
  Red throws 145566. Red can place nothing. Pawns lost from the reserve: 3.
  Rouge lance 145566. Rouge ne peut rien poser. Pions perdus dans la réserve : 3.

....../....../..00../0.1.../011011/011101 0 - 3 0 6,4 2,2 2,3
r11122455
  Yellow throws 11122455. Nothing can be placed: Yellow must throw again.
  Jaune lance 11122455. Rien ne peut être posé : Jaune doit relancer.

....../....../..00../0.1.../011011/011101 0 11122455 2 0 6,4 2,2 2,3
keep:11125
  Yellow sets 11125 aside. Dice to throw again: 3.
  Jaune met 11125 de côté. Dés à relancer : 3.

....../....../..00../0.1.../011011/011101 0 11125 2 0 6,4 2,2 2,3
r113
  Yellow throws 113.
  Jaune lance 113.

....../....../..00../0.1.../011011/011101 0 11111235 1 0 6,4 2,2 2,3
keep:-
  Yellow takes all eight dice to throw again.
  Jaune reprend les huit dés pour tout relancer.

....../....../..00../0.1.../011011/011101 0 - 1 0 6,4 2,2 2,3
r11245566
  Yellow throws 11245566. Yellow can place nothing. Pawns lost from the reserve: 3.
  Jaune lance 11245566. Jaune ne peut rien poser. Pions perdus dans la réserve : 3.

....../....../..00../0.1.../011011/011101 1 - 3 0 3,4 2,2 2,3
r11124566
  Red throws 11124566. Nothing can be placed: Red must throw again.
  Rouge lance 11124566. Rien ne peut être posé : Rouge doit relancer.

....../....../..00../0.1.../011011/011101 1 11124566 2 0 3,4 2,2 2,3
keep:1156
  Red sets 1156 aside. Dice to throw again: 4.
  Rouge met 1156 de côté. Dés à relancer : 4.

....../....../..00../0.1.../011011/011101 1 1156 2 0 3,4 2,2 2,3
r2235
  Red throws 2235. Nothing can be placed: Red must throw again.
  Rouge lance 2235. Rien ne peut être posé : Rouge doit relancer.

....../....../..00../0.1.../011011/011101 1 11223556 1 0 3,4 2,2 2,3
keep:122356
  Red sets 122356 aside. Dice to throw again: 2.
  Rouge met 122356 de côté. Dés à relancer : 2.

....../....../..00../0.1.../011011/011101 1 122356 1 0 3,4 2,2 2,3
r35
  Red throws 35. Red can place nothing. Pawns lost from the reserve: 3.
  Rouge lance 35. Rouge ne peut rien poser. Pions perdus dans la réserve : 3.

....../....../..00../0.1.../011011/011101 0 - 3 0 3,1 2,2 2,3
r12345555
  Yellow throws 12345555.
  Jaune lance 12345555.

....../....../..00../0.1.../011011/011101 0 12345555 2 0 3,1 2,2 2,3
5@4
  Yellow places a pawn on 5@4 with 5555. Yellow captures Red on 5@2. Yellow makes a line of 3: +1. Yellow can place no other pawn. The turn is over.
  Jaune pose un pion en 5@4 avec 5555. Jaune capture Rouge en 5@2. Jaune forme une ligne de 3 : +1. Jaune ne peut plus poser de pion. Le tour est fini.

....../....../..000./0.1.../0110.1/011101 1 - 3 0 2,1 3,2 3,3
r11234555
  Red throws 11234555.
  Rouge lance 11234555.

....../....../..000./0.1.../0110.1/011101 1 11234555 2 0 2,1 3,2 3,3
5@2
  Red places a pawn on 5@2 with 55. Red captures Yellow on 5@1. Red has no pawn left in the reserve. The turn is over. The game is over. Yellow: lines 3 + captures 4 (pawns: 3) = 7. Red: lines 3 + captures 4 (pawns: 3) = 7. Yellow shares the win with 7. Red shares the win with 7.
  Rouge pose un pion en 5@2 avec 55. Rouge capture Jaune en 5@1. Rouge n'a plus de pion en réserve. Le tour est fini. La partie est finie. Jaune : lignes 3 + captures 4 (pions : 3) = 7. Rouge : lignes 3 + captures 4 (pions : 3) = 7. Jaune partage la victoire avec 7. Rouge partage la victoire avec 7.

....../....../..000./0.1.../011011/0111.1 =1/2,1/2 - 0 0 2,0 3,3 3,3
result 1/2 1/2
