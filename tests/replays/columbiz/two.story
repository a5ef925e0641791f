# columbiz players=2 extension=full captures=table

....../....../....../....../....../...... 0 - 3 0 18,18 0,0 0,0
r11234556
  Yellow throws 1 1 2 3 4 5 5 6.
  Jaune lance 1 1 2 3 4 5 5 6.

....../....../....../....../....../...... 0 11234556 2 0 18,18 0,0 0,0
5@2
  Yellow places a pawn in column 5, cell 2, with 5 5.
  Jaune pose un pion colonne 5, case 2, avec 5 5.

....../....../....../....../....0./...... 0 112346 0 1 17,18 0,0 0,0
1@2
  Yellow places a pawn in column 1, cell 2, with 1 1.
  Jaune pose un pion colonne 1, case 2, avec 1 1.

....../....../....../....../0...0./...... 0 2346 0 2 16,18 0,0 0,0
3@1
  Yellow places a pawn in column 3, cell 1, with 3.
  Jaune pose un pion colonne 3, case 1, avec 3.

....../....../....../....../0...0./..0... 0 246 0 3 15,18 0,0 0,0
2@1
  Yellow places a pawn in column 2, cell 1, with 2. Yellow has placed 4 pawns, the most in a turn. The turn is over.
  Jaune pose un pion colonne 2, case 1, avec 2. Jaune a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....../....../0...0./.00... 1 - 3 0 14,18 0,0 0,0
r11122334
  Red throws 1 1 1 2 2 3 3 4.
  Rouge lance 1 1 1 2 2 3 3 4.

....../....../....../....../0...0./.00... 1 11122334 2 0 14,18 0,0 0,0
keep:11133
  Red sets 1 1 1 3 3 aside. Dice to throw again: 3.
  Rouge met 1 1 1 3 3 de côté. Dés à relancer : 3.

....../....../....../....../0...0./.00... 1 11133 2 0 14,18 0,0 0,0
r566
  Red throws 5 6 6.
  Rouge lance 5 6 6.

....../....../....../....../0...0./.00... 1 11133566 1 0 14,18 0,0 0,0
1@3
  Red places a pawn in column 1, cell 3, with 1 1 1. Red captures Yellow in column 1, cell 2.
  Rouge pose un pion colonne 1, case 3, avec 1 1 1. Rouge capture Jaune colonne 1, case 2.

....../....../....../1...../....0./.00... 1 33566 0 1 14,17 0,1 0,0
3@2
  Red places a pawn in column 3, cell 2, with 3 3. Red captures Yellow in column 3, cell 1.
  Rouge pose un pion colonne 3, case 2, avec 3 3. Rouge capture Jaune colonne 3, case 1.

....../....../....../1...../..1.0./.0.... 1 566 0 2 14,16 0,2 0,0
6@2
  Red places a pawn in column 6, cell 2, with 6 6.
  Rouge pose un pion colonne 6, case 2, avec 6 6.

....../....../....../1...../..1.01/.0.... 1 5 0 3 14,15 0,2 0,0
5@1
  Red places a pawn in column 5, cell 1, with 5. Red has placed 4 pawns, the most in a turn. The turn is over.
  Rouge pose un pion colonne 5, case 1, avec 5. Rouge a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....../1...../..1.01/.0..1. 0 - 3 0 14,14 0,2 0,0
r12233455
  Yellow throws 1 2 2 3 3 4 5 5.
  Jaune lance 1 2 2 3 3 4 5 5.

....../....../....../1...../..1.01/.0..1. 0 12233455 2 0 14,14 0,2 0,0
2@2
  Yellow places a pawn in column 2, cell 2, with 2 2.
  Jaune pose un pion colonne 2, case 2, avec 2 2.

....../....../....../1...../.01.01/.0..1. 0 133455 0 1 13,14 0,2 0,0
4@1
  Yellow places a pawn in column 4, cell 1, with 4.
  Jaune pose un pion colonne 4, case 1, avec 4.

....../....../....../1...../.01.01/.0.01. 0 13355 0 2 12,14 0,2 0,0
3@1
  Yellow places a pawn in column 3, cell 1, with 3. Yellow makes a line of 3: +1.
  Jaune pose un pion colonne 3, case 1, avec 3. Jaune forme une ligne de 3 : +1.

....../....../....../1...../.01.01/.0001. 0 1355 0 3 11,14 0,2 1,0
1@1
  Yellow places a pawn in column 1, cell 1, with 1. Yellow makes a line longer, now 4: +2. Yellow has placed 4 pawns, the most in a turn. The turn is over.
  Jaune pose un pion colonne 1, case 1, avec 1. Jaune allonge une ligne, maintenant 4 : +2. Jaune a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....../1...../.01.01/00001. 1 - 3 0 10,14 0,2 3,0
r12223444
  Red throws 1 2 2 2 3 4 4 4.
  Rouge lance 1 2 2 2 3 4 4 4.

....../....../....../1...../.01.01/00001. 1 12223444 2 0 10,14 0,2 3,0
2@3
  Red places a pawn in column 2, cell 3, with 2 2 2. Red captures Yellow in column 2, cell 1. Red captures Yellow in column 2, cell 2. Yellow has a line of 4 broken, but keeps its points.
  Rouge pose un pion colonne 2, case 3, avec 2 2 2. Rouge capture Jaune colonne 2, case 1. Rouge capture Jaune colonne 2, case 2. Jaune voit casser une ligne de 4, mais garde ses points.

....../....../....../11..../..1.01/0.001. 1 13444 0 1 10,13 0,4 3,0
4@3
  Red places a pawn in column 4, cell 3, with 4 4 4. Red captures Yellow in column 4, cell 1. Red can place no other pawn. The turn is over.
  Rouge pose un pion colonne 4, case 3, avec 4 4 4. Rouge capture Jaune colonne 4, case 1. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../....../11.1../..1.01/0.0.1. 0 - 3 0 10,12 0,5 3,0
r11124456
  Yellow throws 1 1 1 2 4 4 5 6.
  Jaune lance 1 1 1 2 4 4 5 6.

....../....../....../11.1../..1.01/0.0.1. 0 11124456 2 0 10,12 0,5 3,0
2@1
  Yellow places a pawn in column 2, cell 1, with 2. Yellow makes a line of 3: +1.
  Jaune pose un pion colonne 2, case 1, avec 2. Jaune forme une ligne de 3 : +1.

....../....../....../11.1../..1.01/000.1. 0 1114456 0 1 9,12 0,5 4,0
4@1
  Yellow places a pawn in column 4, cell 1, with 4. Yellow makes a line longer, now 4: +2.
  Jaune pose un pion colonne 4, case 1, avec 4. Jaune allonge une ligne, maintenant 4 : +2.

....../....../....../11.1../..1.01/00001. 0 111456 0 2 8,12 0,5 6,0
1@2
  Yellow places a pawn in column 1, cell 2, with 1 1.
  Jaune pose un pion colonne 1, case 2, avec 1 1.

....../....../....../11.1../0.1.01/00001. 0 1456 0 3 7,12 0,5 6,0
6@1
  Yellow places a pawn in column 6, cell 1, with 6. Yellow has placed 4 pawns, the most in a turn. The turn is over.
  Jaune pose un pion colonne 6, case 1, avec 6. Jaune a posé 4 pions, le maximum par tour. Le tour est fini.

....../....../....../11.1../0.1.01/000010 1 - 3 0 6,12 0,5 6,0
r12233356
  Red throws 1 2 2 3 3 3 5 6.
  Rouge lance 1 2 2 3 3 3 5 6.

....../....../....../11.1../0.1.01/000010 1 12233356 2 0 6,12 0,5 6,0
3@3
  Red places a pawn in column 3, cell 3, with 3 3 3. Red captures Yellow in column 3, cell 1. Yellow has a line of 4 broken, but keeps its points. Red makes a line of 4: +2.
  Rouge pose un pion colonne 3, case 3, avec 3 3 3. Rouge capture Jaune colonne 3, case 1. Jaune voit casser une ligne de 4, mais garde ses points. Rouge forme une ligne de 4 : +2.

....../....../....../1111../0.1.01/00.010 1 12256 0 1 6,11 0,6 6,2
2@2
  Red places a pawn in column 2, cell 2, with 2 2. Red captures Yellow in column 2, cell 1. Red can place no other pawn. The turn is over.
  Rouge pose un pion colonne 2, case 2, avec 2 2. Rouge capture Jaune colonne 2, case 1. Rouge ne peut plus poser de pion. Le tour est fini.

....../....../....../1111../011.01/0..010 0 - 3 0 6,10 0,7 6,2
r11222456
  Yellow throws 1 1 2 2 2 4 5 6.
  Jaune lance 1 1 2 2 2 4 5 6.

....../....../....../1111../011.01/0..010 0 11222456 2 0 6,10 0,7 6,2
keep:11222
  Yellow sets 1 1 2 2 2 aside. Dice to throw again: 3.
  Jaune met 1 1 2 2 2 de côté. Dés à relancer : 3.

....../....../....../1111../011.01/0..010 0 11222 2 0 6,10 0,7 6,2
r145
  Yellow throws 1 4 5.
  Jaune lance 1 4 5.

....../....../....../1111../011.01/0..010 0 11122245 1 0 6,10 0,7 6,2
keep:111222
  Yellow sets 1 1 1 2 2 2 aside. Dice to throw again: 2.
  Jaune met 1 1 1 2 2 2 de côté. Dés à relancer : 2.

....../....../....../1111../011.01/0..010 0 111222 1 0 6,10 0,7 6,2
r23
  Yellow throws 2 3.
  Jaune lance 2 3.

....../....../....../1111../011.01/0..010 0 11122223 0 0 6,10 0,7 6,2
2@4
  Yellow places a pawn in column 2, cell 4, with 2 2 2 2. Yellow captures Red in column 2, cell 2. Yellow captures Red in column 2, cell 3. Red has a line of 4 broken, but keeps its points.
  Jaune pose un pion colonne 2, case 4, avec 2 2 2 2. Jaune capture Rouge colonne 2, case 2. Jaune capture Rouge colonne 2, case 3. Rouge voit casser une ligne de 4, mais garde ses points.

....../....../.0..../1.11../0.1.01/0..010 0 1113 0 1 5,10 2,7 6,2
3@1
  Yellow places a pawn in column 3, cell 1, with 3. Yellow can place no other pawn. The turn is over.
  Jaune pose un pion colonne 3, case 1, avec 3. Jaune ne peut plus poser de pion. Le tour est fini.

....../....../.0..../1.11../0.1.01/0.0010 1 - 3 0 4,10 2,7 6,2
r11345566
  Red throws 1 1 3 4 5 5 6 6. Nothing can be placed: Red must throw again.
  Rouge lance 1 1 3 4 5 5 6 6. Rien ne peut être posé : Rouge doit relancer.

....../....../.0..../1.11../0.1.01/0.0010 1 11345566 2 0 4,10 2,7 6,2
keep:5566
  Red sets 5 5 6 6 aside. Dice to throw again: 4.
  Rouge met 5 5 6 6 de côté. Dés à relancer : 4.

....../....../.0..../1.11../0.1.01/0.0010 1 5566 2 0 4,10 2,7 6,2
r1256
  Red throws 1 2 5 6.
  Rouge lance 1 2 5 6.

....../....../.0..../1.11../0.1.01/0.0010 1 12555666 1 0 4,10 2,7 6,2
keep:555666
  Red sets 5 5 5 6 6 6 aside. Dice to throw again: 2.
  Rouge met 5 5 5 6 6 6 de côté. Dés à relancer : 2.

....../....../.0..../1.11../0.1.01/0.0010 1 555666 1 0 4,10 2,7 6,2
r12
  Red throws 1 2.
  Rouge lance 1 2.

....../....../.0..../1.11../0.1.01/0.0010 1 12555666 0 0 4,10 2,7 6,2
5@3
  Red places a pawn in column 5, cell 3, with 5 5 5. Red captures Yellow in column 5, cell 2. Red makes a line of 3: +1.
  Rouge pose un pion colonne 5, case 3, avec 5 5 5. Rouge capture Jaune colonne 5, case 2. Rouge forme une ligne de 3 : +1.

....../....../.0..../1.111./0.1..1/0.0010 1 12666 0 1 4,9 2,8 6,3
end
  Red ends the turn.
  Rouge termine son tour.

....../....../.0..../1.111./0.1..1/0.0010 0 - 3 0 4,9 2,8 6,3
r23445556
  Yellow throws 2 3 4 4 5 5 5 6.
  Jaune lance 2 3 4 4 5 5 5 6.

....../....../.0..../1.111./0.1..1/0.0010 0 23445556 2 0 4,9 2,8 6,3
5@2
  Yellow places a pawn in column 5, cell 2, with 5 5. Yellow captures Red in column 5, cell 1.
  Jaune pose un pion colonne 5, case 2, avec 5 5. Jaune capture Rouge colonne 5, case 1.

....../....../.0..../1.111./0.1.01/0.00.0 0 234456 0 1 3,9 3,8 6,3
5@1
  Yellow places a pawn in column 5, cell 1, with 5. Yellow makes a line of 4: +2.
  Jaune pose un pion colonne 5, case 1, avec 5. Jaune forme une ligne de 4 : +2.

....../....../.0..../1.111./0.1.01/0.0000 0 23446 0 2 2,9 3,8 8,3
2@1
  Yellow places a pawn in column 2, cell 1, with 2. Yellow makes a line longer, now 6: +4.
  Jaune pose un pion colonne 2, case 1, avec 2. Jaune allonge une ligne, maintenant 6 : +4.

....../....../.0..../1.111./0.1.01/000000 0 3446 0 3 1,9 3,8 12,3
4@2
  Yellow places a pawn in column 4, cell 2, with 4 4. Yellow has no pawn left in the reserve. The turn is over. Yellow has no pawn left: this is the last round.
  Jaune pose un pion colonne 4, case 2, avec 4 4. Jaune n'a plus de pion en réserve. Le tour est fini. Jaune n'a plus de pion : c'est la dernière manche.

....../....../.0..../1.111./0.1001/000000 1 - 3 0 0,9 3,8 12,3
r12344556
  Red throws 1 2 3 4 4 5 5 6. Nothing can be placed: Red must throw again.
  Rouge lance 1 2 3 4 4 5 5 6. Rien ne peut être posé : Rouge doit relancer.

....../....../.0..../1.111./0.1001/000000 1 12344556 2 0 0,9 3,8 12,3
keep:4455
  Red sets 4 4 5 5 aside. Dice to throw again: 4.
  Rouge met 4 4 5 5 de côté. Dés à relancer : 4.

....../....../.0..../1.111./0.1001/000000 1 4455 2 0 0,9 3,8 12,3
r1166
  Red throws 1 1 6 6. Nothing can be placed: Red must throw again.
  Rouge lance 1 1 6 6. Rien ne peut être posé : Rouge doit relancer.

....../....../.0..../1.111./0.1001/000000 1 11445566 1 0 0,9 3,8 12,3
keep:5566
  Red sets 5 5 6 6 aside. Dice to throw again: 4.
  Rouge met 5 5 6 6 de côté. Dés à relancer : 4.

....../....../.0..../1.111./0.1001/000000 1 5566 1 0 0,9 3,8 12,3
r2335
  Red throws 2 3 3 5. Red can place nothing. Pawns lost from the reserve: 3. The game is over. Yellow: lines 12 + captures 4 (pawns: 3) = 16. Red: lines 3 + captures 20 (pawns: 8) = 23. Red wins with 23.
  Rouge lance 2 3 3 5. Rouge ne peut rien poser. Pions perdus dans la réserve : 3. La partie est finie. Jaune : lignes 12 + captures 4 (pions : 3) = 16. Rouge : lignes 3 + captures 20 (pions : 8) = 23. Rouge gagne avec 23.

....../....../.0..../1.111./0.1001/000000 =0,1 - 0 0 0,6 3,8 12,3
result 0 1
