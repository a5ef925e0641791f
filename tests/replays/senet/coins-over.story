# senet players=2 throws=coins exit=over

wbwbwbwbwb/........../.......... 0 - 0,0 ?
t6
  Player 1 throws 6. Only a 1 opens the game. It is Player 2’s turn.
  Joueur 1 lance : 6. Seul un 1 ouvre la partie. Au joueur 2 de jouer.

wbwbwbwbwb/........../.......... 1 - 0,0 ?
t1
  Player 2 throws 1. Player 2 throws the first 1 and takes black.
  Joueur 2 lance : 1. Joueur 2 fait le premier 1 et prend les noirs.

wbwbwbwbwb/........../.......... 1 1 0,0 1
10-11
  Black goes from 10 to 11. A 1: Black throws again.
  Noir avance de 10 à 11. Un 1 : Noir relance.

wbwbwbwbw./b........./.......... 1 - 0,0 1
t1
  Black throws 1.
  Noir lance : 1.

wbwbwbwbw./b........./.......... 1 1 0,0 1
4-5
  Black goes from 4 to 5; White’s pawn goes back to 4. A 1: Black throws again.
  Noir avance de 4 à 5 ; le pion de Blanc recule en 4. Un 1 : Noir relance.

wbwwbbwbw./b........./.......... 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

wbwwbbwbw./b........./.......... 1 2 0,0 1
11-13
  Black goes from 11 to 13. It is White’s turn.
  Noir avance de 11 à 13. À Blanc de jouer.

wbwwbbwbw./..b......./.......... 0 - 0,0 1
t4
  White throws 4.
  Blanc lance : 4.

wbwwbbwbw./..b......./.......... 0 4 0,0 1
9-13
  White goes from 9 to 13; Black’s pawn goes back to 9. A 4: White throws again.
  Blanc avance de 9 à 13 ; le pion de Noir recule en 9. Un 4 : Blanc relance.

wbwwbbwbb./..w......./.......... 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

wbwwbbwbb./..w......./.......... 0 2 0,0 1
13-15
  White goes from 13 to 15. It is Black’s turn.
  Blanc avance de 13 à 15. À Noir de jouer.

wbwwbbwbb./....w...../.......... 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

wbwwbbwbb./....w...../.......... 1 2 0,0 1
9-11
  Black goes from 9 to 11. It is White’s turn.
  Noir avance de 9 à 11. À Blanc de jouer.

wbwwbbwb../b...w...../.......... 0 - 0,0 1
t3
  White throws 3.
  Blanc lance : 3.

wbwwbbwb../b...w...../.......... 0 3 0,0 1
15-18
  White goes from 15 to 18. It is Black’s turn.
  Blanc avance de 15 à 18. À Noir de jouer.

wbwwbbwb../b......w../.......... 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

wbwwbbwb../b......w../.......... 1 2 0,0 1
5-7
  Black goes from 5 to 7; White’s pawn goes back to 5. Black has a barrage from 6 to 8. White has a barrage from 3 to 5. It is White’s turn.
  Noir avance de 5 à 7 ; le pion de Blanc recule en 5. Noir a un barrage de 6 à 8. Blanc a un barrage de 3 à 5. À Blanc de jouer.

wbwwwbbb../b......w../.......... 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

wbwwwbbb../b......w../.......... 0 2 0,0 1
18-20
  White goes from 18 to 20. It is Black’s turn.
  Blanc avance de 18 à 20. À Noir de jouer.

wbwwwbbb../b........w/.......... 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

wbwwwbbb../b........w/.......... 1 2 0,0 1
11-13
  Black goes from 11 to 13. It is White’s turn.
  Noir avance de 11 à 13. À Blanc de jouer.

wbwwwbbb../..b......w/.......... 0 - 0,0 1
t6
  White throws 6.
  Blanc lance : 6.

wbwwwbbb../..b......w/.......... 0 6 0,0 1
20-26
  White goes from 20 to 26. A 6: White throws again.
  Blanc avance de 20 à 26. Un 6 : Blanc relance.

wbwwwbbb../..b......./.....w.... 0 - 0,0 1
t4
  White throws 4.
  Blanc lance : 4.

wbwwwbbb../..b......./.....w.... 0 4 0,0 1
26-30
  White goes from 26 to 30. A 4: White throws again.
  Blanc avance de 26 à 30. Un 4 : Blanc relance.

wbwwwbbb../..b......./.........w 0 - 0,0 1
t1
  White throws 1.
  Blanc lance : 1.

wbwwwbbb../..b......./.........w 0 1 0,0 1
1-2
  White goes from 1 to 2; Black’s pawn goes back to 1. White has a barrage from 2 to 5. A 1: White throws again.
  Blanc avance de 1 à 2 ; le pion de Noir recule en 1. Blanc a un barrage de 2 à 5. Un 1 : Blanc relance.

bwwwwbbb../..b......./.........w 0 - 0,0 1
t3
  White throws 3. White cannot go forward: a pawn must go back.
  Blanc lance : 3. Blanc ne peut pas avancer : un pion doit reculer.

bwwwwbbb../..b......./.........w 0 3 0,0 1
30-27
  White goes back from 30 to 27. Square 1 is occupied: the pawn waits off the board. It is Black’s turn.
  Blanc recule de 30 à 27. La case 1 est occupée : le pion attend hors du tablier. À Noir de jouer.

bwwwwbbb../..b......./.......... 1 - 1,0 1
t4
  Black throws 4.
  Noir lance : 4.

bwwwwbbb../..b......./.......... 1 4 1,0 1
6-10
  Black goes from 6 to 10. Black’s barrage, from 6 to 8, is gone. A 4: Black throws again.
  Noir avance de 6 à 10. Le barrage de Noir, de 6 à 8, est défait. Un 4 : Noir relance.

bwwww.bb.b/..b......./.......... 1 - 1,0 1
t2
  Black throws 2.
  Noir lance : 2.

bwwww.bb.b/..b......./.......... 1 2 1,0 1
10-12
  Black goes from 10 to 12. It is White’s turn.
  Noir avance de 10 à 12. À Blanc de jouer.

bwwww.bb../.bb......./.......... 0 - 1,0 1
t6
  White throws 6.
  Blanc lance : 6.

bwwww.bb../.bb......./.......... 0 6 1,0 1
4-10
  White goes from 4 to 10. White’s barrage, from 2 to 5, is gone. A 6: White throws again.
  Blanc avance de 4 à 10. Le barrage de Blanc, de 2 à 5, est défait. Un 6 : Blanc relance.

bww.w.bb.w/.bb......./.......... 0 - 1,0 1
t2
  White throws 2.
  Blanc lance : 2.

bww.w.bb.w/.bb......./.......... 0 2 1,0 1
2-4
  White goes from 2 to 4. White has a barrage from 3 to 5. It is Black’s turn.
  Blanc avance de 2 à 4. Blanc a un barrage de 3 à 5. À Noir de jouer.

b.www.bb.w/.bb......./.......... 1 - 1,0 1
t3
  Black throws 3.
  Noir lance : 3.

b.www.bb.w/.bb......./.......... 1 3 1,0 1
8-11
  Black goes from 8 to 11. Black has a barrage from 11 to 13. It is White’s turn.
  Noir avance de 8 à 11. Noir a un barrage de 11 à 13. À Blanc de jouer.

b.www.b..w/bbb......./.......... 0 - 1,0 1
t2
  White throws 2.
  Blanc lance : 2.

b.www.b..w/bbb......./.......... 0 2 1,0 1
5-7
  White goes from 5 to 7; Black’s pawn goes back to 5. White’s barrage, from 3 to 5, is gone. It is Black’s turn.
  Blanc avance de 5 à 7 ; le pion de Noir recule en 5. Le barrage de Blanc, de 3 à 5, est défait. À Noir de jouer.

b.wwb.w..w/bbb......./.......... 1 - 1,0 1
t3
  Black throws 3.
  Noir lance : 3.

b.wwb.w..w/bbb......./.......... 1 3 1,0 1
11-14
  Black goes from 11 to 14. Black has a barrage from 12 to 14. It is White’s turn.
  Noir avance de 11 à 14. Noir a un barrage de 12 à 14. À Blanc de jouer.

b.wwb.w..w/.bbb....../.......... 0 - 1,0 1
t3
  White throws 3.
  Blanc lance : 3.

b.wwb.w..w/.bbb....../.......... 0 3 1,0 1
3-6
  White goes from 3 to 6. It is Black’s turn.
  Blanc avance de 3 à 6. À Noir de jouer.

b..wbww..w/.bbb....../.......... 1 - 1,0 1
t2
  Black throws 2.
  Noir lance : 2.

b..wbww..w/.bbb....../.......... 1 2 1,0 1
14-16
  Black goes from 14 to 16. Black’s barrage, from 12 to 14, is gone. It is White’s turn.
  Noir avance de 14 à 16. Le barrage de Noir, de 12 à 14, est défait. À Blanc de jouer.

b..wbww..w/.bb..b..../.......... 0 - 1,0 1
t2
  White throws 2.
  Blanc lance : 2.

b..wbww..w/.bb..b..../.......... 0 2 1,0 1
7-9
  White goes from 7 to 9. It is Black’s turn.
  Blanc avance de 7 à 9. À Noir de jouer.

b..wbw..ww/.bb..b..../.......... 1 - 1,0 1
t1
  Black throws 1.
  Noir lance : 1.

b..wbw..ww/.bb..b..../.......... 1 1 1,0 1
1-2
  Black goes from 1 to 2. A 1: Black throws again.
  Noir avance de 1 à 2. Un 1 : Noir relance.

.b.wbw..ww/.bb..b..../.......... 1 - 1,0 1
t1
  Black throws 1.
  Noir lance : 1.

.b.wbw..ww/.bb..b..../.......... 1 1 1,0 1
13-14
  Black goes from 13 to 14. A 1: Black throws again.
  Noir avance de 13 à 14. Un 1 : Noir relance.

.b.wbw..ww/.b.b.b..../.......... 1 - 1,0 1
t1
  Black throws 1.
  Noir lance : 1.

.b.wbw..ww/.b.b.b..../.......... 1 1 1,0 1
5-6
  Black goes from 5 to 6; White’s pawn goes back to 5. A 1: Black throws again.
  Noir avance de 5 à 6 ; le pion de Blanc recule en 5. Un 1 : Noir relance.

.b.wwb..ww/.b.b.b..../.......... 1 - 1,0 1
t6
  Black throws 6.
  Noir lance : 6.

.b.wwb..ww/.b.b.b..../.......... 1 6 1,0 1
14-20
  Black goes from 14 to 20. A 6: Black throws again.
  Noir avance de 14 à 20. Un 6 : Noir relance.

.b.wwb..ww/.b...b...b/.......... 1 - 1,0 1
t1
  Black throws 1.
  Noir lance : 1.

.b.wwb..ww/.b...b...b/.......... 1 1 1,0 1
6-7
  Black goes from 6 to 7. A 1: Black throws again.
  Noir avance de 6 à 7. Un 1 : Noir relance.

.b.ww.b.ww/.b...b...b/.......... 1 - 1,0 1
t3
  Black throws 3.
  Noir lance : 3.

.b.ww.b.ww/.b...b...b/.......... 1 3 1,0 1
16-19
  Black goes from 16 to 19. It is White’s turn.
  Noir avance de 16 à 19. À Blanc de jouer.

.b.ww.b.ww/.b......bb/.......... 0 - 1,0 1
t1
  White throws 1.
  Blanc lance : 1.

.b.ww.b.ww/.b......bb/.......... 0 1 1,0 1
5-6
  White goes from 5 to 6. A 1: White throws again.
  Blanc avance de 5 à 6. Un 1 : Blanc relance.

.b.w.wb.ww/.b......bb/.......... 0 - 1,0 1
t2
  White throws 2.
  Blanc lance : 2.

.b.w.wb.ww/.b......bb/.......... 0 2 1,0 1
10-12
  White goes from 10 to 12; Black’s pawn goes back to 10. It is Black’s turn.
  Blanc avance de 10 à 12 ; le pion de Noir recule en 10. À Noir de jouer.

.b.w.wb.wb/.w......bb/.......... 1 - 1,0 1
t2
  Black throws 2.
  Noir lance : 2.

.b.w.wb.wb/.w......bb/.......... 1 2 1,0 1
10-12
  Black goes from 10 to 12; White’s pawn goes back to 10. It is White’s turn.
  Noir avance de 10 à 12 ; le pion de Blanc recule en 10. À Blanc de jouer.

.b.w.wb.ww/.b......bb/.......... 0 - 1,0 1
t3
  White throws 3.
  Blanc lance : 3.

.b.w.wb.ww/.b......bb/.......... 0 3 1,0 1
4-7
  White goes from 4 to 7; Black’s pawn goes back to 4. It is Black’s turn.
  Blanc avance de 4 à 7 ; le pion de Noir recule en 4. À Noir de jouer.

.b.b.ww.ww/.b......bb/.......... 1 - 1,0 1
t3
  Black throws 3.
  Noir lance : 3.

.b.b.ww.ww/.b......bb/.......... 1 3 1,0 1
2-5
  Black goes from 2 to 5. It is White’s turn.
  Noir avance de 2 à 5. À Blanc de jouer.

...bbww.ww/.b......bb/.......... 0 - 1,0 1
t2
  White throws 2.
  Blanc lance : 2.

...bbww.ww/.b......bb/.......... 0 2 1,0 1
9-11
  White goes from 9 to 11. It is Black’s turn.
  Blanc avance de 9 à 11. À Noir de jouer.

...bbww..w/wb......bb/.......... 1 - 1,0 1
t3
  Black throws 3.
  Noir lance : 3.

...bbww..w/wb......bb/.......... 1 3 1,0 1
5-8
  Black goes from 5 to 8. It is White’s turn.
  Noir avance de 5 à 8. À Blanc de jouer.

...b.wwb.w/wb......bb/.......... 0 - 1,0 1
t6
  White throws 6.
  Blanc lance : 6.

...b.wwb.w/wb......bb/.......... 0 6 1,0 1
11-17
  White goes from 11 to 17. A 6: White throws again.
  Blanc avance de 11 à 17. Un 6 : Blanc relance.

...b.wwb.w/.b....w.bb/.......... 0 - 1,0 1
t4
  White throws 4.
  Blanc lance : 4.

...b.wwb.w/.b....w.bb/.......... 0 4 1,0 1
7-11
  White goes from 7 to 11. A 4: White throws again.
  Blanc avance de 7 à 11. Un 4 : Blanc relance.

...b.w.b.w/wb....w.bb/.......... 0 - 1,0 1
t2
  White throws 2.
  Blanc lance : 2.

...b.w.b.w/wb....w.bb/.......... 0 2 1,0 1
0-2
  White enters on 2. It is Black’s turn.
  Blanc entre en 2. À Noir de jouer.

.w.b.w.b.w/wb....w.bb/.......... 1 - 0,0 1
t1
  Black throws 1.
  Noir lance : 1.

.w.b.w.b.w/wb....w.bb/.......... 1 1 0,0 1
20-21
  Black goes from 20 to 21. A 1: Black throws again.
  Noir avance de 20 à 21. Un 1 : Noir relance.

.w.b.w.b.w/wb....w.b./b......... 1 - 0,0 1
t1
  Black throws 1.
  Noir lance : 1.

.w.b.w.b.w/wb....w.b./b......... 1 1 0,0 1
12-13
  Black goes from 12 to 13. A 1: Black throws again.
  Noir avance de 12 à 13. Un 1 : Noir relance.

.w.b.w.b.w/w.b...w.b./b......... 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

.w.b.w.b.w/w.b...w.b./b......... 1 2 0,0 1
4-6
  Black goes from 4 to 6; White’s pawn goes back to 4. It is White’s turn.
  Noir avance de 4 à 6 ; le pion de Blanc recule en 4. À Blanc de jouer.

.w.w.b.b.w/w.b...w.b./b......... 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

.w.w.b.b.w/w.b...w.b./b......... 0 2 0,0 1
11-13
  White goes from 11 to 13; Black’s pawn goes back to 11. It is Black’s turn.
  Blanc avance de 11 à 13 ; le pion de Noir recule en 11. À Noir de jouer.

.w.w.b.b.w/b.w...w.b./b......... 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

.w.w.b.b.w/b.w...w.b./b......... 1 2 0,0 1
21-23
  Black goes from 21 to 23. It is White’s turn.
  Noir avance de 21 à 23. À Blanc de jouer.

.w.w.b.b.w/b.w...w.b./..b....... 0 - 0,0 1
t1
  White throws 1.
  Blanc lance : 1.

.w.w.b.b.w/b.w...w.b./..b....... 0 1 0,0 1
2-3
  White goes from 2 to 3. A 1: White throws again.
  Blanc avance de 2 à 3. Un 1 : Blanc relance.

..ww.b.b.w/b.w...w.b./..b....... 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

..ww.b.b.w/b.w...w.b./..b....... 0 2 0,0 1
3-5
  White goes from 3 to 5. It is Black’s turn.
  Blanc avance de 3 à 5. À Noir de jouer.

...wwb.b.w/b.w...w.b./..b....... 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

...wwb.b.w/b.w...w.b./..b....... 1 2 0,0 1
11-13
  Black goes from 11 to 13; White’s pawn goes back to 11. It is White’s turn.
  Noir avance de 11 à 13 ; le pion de Blanc recule en 11. À Blanc de jouer.

...wwb.b.w/w.b...w.b./..b....... 0 - 0,0 1
t1
  White throws 1.
  Blanc lance : 1.

...wwb.b.w/w.b...w.b./..b....... 0 1 0,0 1
11-12
  White goes from 11 to 12. A 1: White throws again.
  Blanc avance de 11 à 12. Un 1 : Blanc relance.

...wwb.b.w/.wb...w.b./..b....... 0 - 0,0 1
t3
  White throws 3.
  Blanc lance : 3.

...wwb.b.w/.wb...w.b./..b....... 0 3 0,0 1
4-7
  White goes from 4 to 7. It is Black’s turn.
  Blanc avance de 4 à 7. À Noir de jouer.

....wbwb.w/.wb...w.b./..b....... 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

....wbwb.w/.wb...w.b./..b....... 1 2 0,0 1
23-25
  Black goes from 23 to 25. It is White’s turn.
  Noir avance de 23 à 25. À Blanc de jouer.

....wbwb.w/.wb...w.b./....b..... 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

....wbwb.w/.wb...w.b./....b..... 0 2 0,0 1
17-19
  White goes from 17 to 19; Black’s pawn goes back to 17. It is Black’s turn.
  Blanc avance de 17 à 19 ; le pion de Noir recule en 17. À Noir de jouer.

....wbwb.w/.wb...b.w./....b..... 1 - 0,0 1
t3
  Black throws 3.
  Noir lance : 3.

....wbwb.w/.wb...b.w./....b..... 1 3 0,0 1
6-9
  Black goes from 6 to 9. It is White’s turn.
  Noir avance de 6 à 9. À Blanc de jouer.

....w.wbbw/.wb...b.w./....b..... 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

....w.wbbw/.wb...b.w./....b..... 0 2 0,0 1
12-14
  White goes from 12 to 14. It is Black’s turn.
  Blanc avance de 12 à 14. À Noir de jouer.

....w.wbbw/..bw..b.w./....b..... 1 - 0,0 1
t4
  Black throws 4.
  Noir lance : 4.

....w.wbbw/..bw..b.w./....b..... 1 4 0,0 1
17-21
  Black goes from 17 to 21. A 4: Black throws again.
  Noir avance de 17 à 21. Un 4 : Noir relance.

....w.wbbw/..bw....w./b...b..... 1 - 0,0 1
t3
  Black throws 3.
  Noir lance : 3.

....w.wbbw/..bw....w./b...b..... 1 3 0,0 1
8-11
  Black goes from 8 to 11. It is White’s turn.
  Noir avance de 8 à 11. À Blanc de jouer.

....w.w.bw/b.bw....w./b...b..... 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

....w.w.bw/b.bw....w./b...b..... 0 2 0,0 1
7-9
  White goes from 7 to 9; Black’s pawn goes back to 7. It is Black’s turn.
  Blanc avance de 7 à 9 ; le pion de Noir recule en 7. À Noir de jouer.

....w.b.ww/b.bw....w./b...b..... 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

....w.b.ww/b.bw....w./b...b..... 1 2 0,0 1
21-23
  Black goes from 21 to 23. It is White’s turn.
  Noir avance de 21 à 23. À Blanc de jouer.

....w.b.ww/b.bw....w./..b.b..... 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

....w.b.ww/b.bw....w./..b.b..... 0 2 0,0 1
19-21
  White goes from 19 to 21. It is Black’s turn.
  Blanc avance de 19 à 21. À Noir de jouer.

....w.b.ww/b.bw....../w.b.b..... 1 - 0,0 1
t1
  Black throws 1.
  Noir lance : 1.

....w.b.ww/b.bw....../w.b.b..... 1 1 0,0 1
25-26
  Black goes from 25 to 26. A 1: Black throws again.
  Noir avance de 25 à 26. Un 1 : Noir relance.

....w.b.ww/b.bw....../w.b..b.... 1 - 0,0 1
t1
  Black throws 1.
  Noir lance : 1.

....w.b.ww/b.bw....../w.b..b.... 1 1 0,0 1
11-12
  Black goes from 11 to 12. A 1: Black throws again.
  Noir avance de 11 à 12. Un 1 : Noir relance.

....w.b.ww/.bbw....../w.b..b.... 1 - 0,0 1
t1
  Black throws 1.
  Noir lance : 1.

....w.b.ww/.bbw....../w.b..b.... 1 1 0,0 1
13-14
  Black goes from 13 to 14; White’s pawn goes back to 13. A 1: Black throws again.
  Noir avance de 13 à 14 ; le pion de Blanc recule en 13. Un 1 : Noir relance.

....w.b.ww/.bwb....../w.b..b.... 1 - 0,0 1
t1
  Black throws 1.
  Noir lance : 1.

....w.b.ww/.bwb....../w.b..b.... 1 1 0,0 1
14-15
  Black goes from 14 to 15. A 1: Black throws again.
  Noir avance de 14 à 15. Un 1 : Noir relance.

....w.b.ww/.bw.b...../w.b..b.... 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

....w.b.ww/.bw.b...../w.b..b.... 1 2 0,0 1
23-25
  Black goes from 23 to 25. It is White’s turn.
  Noir avance de 23 à 25. À Blanc de jouer.

....w.b.ww/.bw.b...../w...bb.... 0 - 0,0 1
t3
  White throws 3.
  Blanc lance : 3.

....w.b.ww/.bw.b...../w...bb.... 0 3 0,0 1
5-8
  White goes from 5 to 8. White has a barrage from 8 to 10. It is Black’s turn.
  Blanc avance de 5 à 8. Blanc a un barrage de 8 à 10. À Noir de jouer.

......bwww/.bw.b...../w...bb.... 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

......bwww/.bw.b...../w...bb.... 1 2 0,0 1
26-28
  Black goes from 26 to 28. It is White’s turn.
  Noir avance de 26 à 28. À Blanc de jouer.

......bwww/.bw.b...../w...b..b.. 0 - 0,0 1
t4
  White throws 4.
  Blanc lance : 4.

......bwww/.bw.b...../w...b..b.. 0 4 0,0 1
13-17
  White goes from 13 to 17. A 4: White throws again.
  Blanc avance de 13 à 17. Un 4 : Blanc relance.

......bwww/.b..b.w.../w...b..b.. 0 - 0,0 1
t3
  White throws 3.
  Blanc lance : 3.

......bwww/.b..b.w.../w...b..b.. 0 3 0,0 1
8-11
  White goes from 8 to 11. White has a barrage from 9 to 11. It is Black’s turn.
  Blanc avance de 8 à 11. Blanc a un barrage de 9 à 11. À Noir de jouer.

......b.ww/wb..b.w.../w...b..b.. 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

......b.ww/wb..b.w.../w...b..b.. 1 2 0,0 1
15-17
  Black goes from 15 to 17; White’s pawn goes back to 15. It is White’s turn.
  Noir avance de 15 à 17 ; le pion de Blanc recule en 15. À Blanc de jouer.

......b.ww/wb..w.b.../w...b..b.. 0 - 0,0 1
t3
  White throws 3.
  Blanc lance : 3.

......b.ww/wb..w.b.../w...b..b.. 0 3 0,0 1
15-18
  White goes from 15 to 18. It is Black’s turn.
  Blanc avance de 15 à 18. À Noir de jouer.

......b.ww/wb....bw../w...b..b.. 1 - 0,0 1
t1
  Black throws 1.
  Noir lance : 1.

......b.ww/wb....bw../w...b..b.. 1 1 0,0 1
17-18
  Black goes from 17 to 18; White’s pawn goes back to 17. A 1: Black throws again.
  Noir avance de 17 à 18 ; le pion de Blanc recule en 17. Un 1 : Noir relance.

......b.ww/wb....wb../w...b..b.. 1 - 0,0 1
t6
  Black throws 6.
  Noir lance : 6.

......b.ww/wb....wb../w...b..b.. 1 6 0,0 1
18-24
  Black goes from 18 to 24. A 6: Black throws again.
  Noir avance de 18 à 24. Un 6 : Noir relance.

......b.ww/wb....w.../w..bb..b.. 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

......b.ww/wb....w.../w..bb..b.. 1 2 0,0 1
24-26
  Black goes from 24 to 26. It is White’s turn.
  Noir avance de 24 à 26. À Blanc de jouer.

......b.ww/wb....w.../w...bb.b.. 0 - 0,0 1
t3
  White throws 3.
  Blanc lance : 3.

......b.ww/wb....w.../w...bb.b.. 0 3 0,0 1
10-13
  White goes from 10 to 13. White’s barrage, from 9 to 11, is gone. It is Black’s turn.
  Blanc avance de 10 à 13. Le barrage de Blanc, de 9 à 11, est défait. À Noir de jouer.

......b.w./wbw...w.../w...bb.b.. 1 - 0,0 1
t1
  Black throws 1.
  Noir lance : 1.

......b.w./wbw...w.../w...bb.b.. 1 1 0,0 1
7-8
  Black goes from 7 to 8. A 1: Black throws again.
  Noir avance de 7 à 8. Un 1 : Noir relance.

.......bw./wbw...w.../w...bb.b.. 1 - 0,0 1
t3
  Black throws 3.
  Noir lance : 3.

.......bw./wbw...w.../w...bb.b.. 1 3 0,0 1
8-11
  Black goes from 8 to 11; White’s pawn goes back to 8. It is White’s turn.
  Noir avance de 8 à 11 ; le pion de Blanc recule en 8. À Blanc de jouer.

.......ww./bbw...w.../w...bb.b.. 0 - 0,0 1
t3
  White throws 3.
  Blanc lance : 3.

.......ww./bbw...w.../w...bb.b.. 0 3 0,0 1
21-24
  White goes from 21 to 24. It is Black’s turn.
  Blanc avance de 21 à 24. À Noir de jouer.

.......ww./bbw...w.../...wbb.b.. 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

.......ww./bbw...w.../...wbb.b.. 1 2 0,0 1
11-13
  Black goes from 11 to 13; White’s pawn goes back to 11. It is White’s turn.
  Noir avance de 11 à 13 ; le pion de Blanc recule en 11. À Blanc de jouer.

.......ww./wbb...w.../...wbb.b.. 0 - 0,0 1
t3
  White throws 3.
  Blanc lance : 3.

.......ww./wbb...w.../...wbb.b.. 0 3 0,0 1
17-20
  White goes from 17 to 20. It is Black’s turn.
  Blanc avance de 17 à 20. À Noir de jouer.

.......ww./wbb......w/...wbb.b.. 1 - 0,0 1
t3
  Black throws 3.
  Noir lance : 3.

.......ww./wbb......w/...wbb.b.. 1 3 0,0 1
26-29
  Black goes from 26 to 29. It is White’s turn.
  Noir avance de 26 à 29. À Blanc de jouer.

.......ww./wbb......w/...wb..bb. 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

.......ww./wbb......w/...wb..bb. 0 2 0,0 1
8-10
  White goes from 8 to 10. White has a barrage from 9 to 11. It is Black’s turn.
  Blanc avance de 8 à 10. Blanc a un barrage de 9 à 11. À Noir de jouer.

........ww/wbb......w/...wb..bb. 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

........ww/wbb......w/...wb..bb. 1 2 0,0 1
12-14
  Black goes from 12 to 14. It is White’s turn.
  Noir avance de 12 à 14. À Blanc de jouer.

........ww/w.bb.....w/...wb..bb. 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

........ww/w.bb.....w/...wb..bb. 0 2 0,0 1
20-22
  White goes from 20 to 22. It is Black’s turn.
  Blanc avance de 20 à 22. À Noir de jouer.

........ww/w.bb....../.w.wb..bb. 1 - 0,0 1
t3
  Black throws 3.
  Noir lance : 3.

........ww/w.bb....../.w.wb..bb. 1 3 0,0 1
13-16
  Black goes from 13 to 16. It is White’s turn.
  Noir avance de 13 à 16. À Blanc de jouer.

........ww/w..b.b..../.w.wb..bb. 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

........ww/w..b.b..../.w.wb..bb. 0 2 0,0 1
11-13
  White goes from 11 to 13. White’s barrage, from 9 to 11, is gone. It is Black’s turn.
  Blanc avance de 11 à 13. Le barrage de Blanc, de 9 à 11, est défait. À Noir de jouer.

........ww/..wb.b..../.w.wb..bb. 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

........ww/..wb.b..../.w.wb..bb. 1 2 0,0 1
28-30
  Black goes from 28 to 30. It is White’s turn.
  Noir avance de 28 à 30. À Blanc de jouer.

........ww/..wb.b..../.w.wb...bb 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

........ww/..wb.b..../.w.wb...bb 0 2 0,0 1
13-15
  White goes from 13 to 15. It is Black’s turn.
  Blanc avance de 13 à 15. À Noir de jouer.

........ww/...bwb..../.w.wb...bb 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

........ww/...bwb..../.w.wb...bb 1 2 0,0 1
16-18
  Black goes from 16 to 18. It is White’s turn.
  Noir avance de 16 à 18. À Blanc de jouer.

........ww/...bw..b../.w.wb...bb 0 - 0,0 1
t1
  White throws 1.
  Blanc lance : 1.

........ww/...bw..b../.w.wb...bb 0 1 0,0 1
10-11
  White goes from 10 to 11. A 1: White throws again.
  Blanc avance de 10 à 11. Un 1 : Blanc relance.

........w./w..bw..b../.w.wb...bb 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

........w./w..bw..b../.w.wb...bb 0 2 0,0 1
24-26
  White goes from 24 to 26. It is Black’s turn.
  Blanc avance de 24 à 26. À Noir de jouer.

........w./w..bw..b../.w..bw..bb 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

........w./w..bw..b../.w..bw..bb 1 2 0,0 1
14-16
  Black goes from 14 to 16. It is White’s turn.
  Noir avance de 14 à 16. À Blanc de jouer.

........w./w...wb.b../.w..bw..bb 0 - 0,0 1
t3
  White throws 3.
  Blanc lance : 3.

........w./w...wb.b../.w..bw..bb 0 3 0,0 1
15-18
  White goes from 15 to 18; Black’s pawn goes back to 15. It is Black’s turn.
  Blanc avance de 15 à 18 ; le pion de Noir recule en 15. À Noir de jouer.

........w./w...bb.w../.w..bw..bb 1 - 0,0 1
t3
  Black throws 3.
  Noir lance : 3.

........w./w...bb.w../.w..bw..bb 1 3 0,0 1
25-28
  Black goes from 25 to 28. Black has a barrage from 28 to 30. It is White’s turn.
  Noir avance de 25 à 28. Noir a un barrage de 28 à 30. À Blanc de jouer.

........w./w...bb.w../.w...w.bbb 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

........w./w...bb.w../.w...w.bbb 0 2 0,0 1
11-13
  White goes from 11 to 13. It is Black’s turn.
  Blanc avance de 11 à 13. À Noir de jouer.

........w./..w.bb.w../.w...w.bbb 1 - 0,0 1
t1
  Black throws 1.
  Noir lance : 1.

........w./..w.bb.w../.w...w.bbb 1 1 0,0 1
16-17
  Black goes from 16 to 17. A 1: Black throws again.
  Noir avance de 16 à 17. Un 1 : Noir relance.

........w./..w.b.bw../.w...w.bbb 1 - 0,0 1
t1
  Black throws 1.
  Noir lance : 1.

........w./..w.b.bw../.w...w.bbb 1 1 0,0 1
17-18
  Black goes from 17 to 18; White’s pawn goes back to 17. A 1: Black throws again.
  Noir avance de 17 à 18 ; le pion de Blanc recule en 17. Un 1 : Noir relance.

........w./..w.b.wb../.w...w.bbb 1 - 0,0 1
t1
  Black throws 1.
  Noir lance : 1.

........w./..w.b.wb../.w...w.bbb 1 1 0,0 1
18-19
  Black goes from 18 to 19. A 1: Black throws again.
  Noir avance de 18 à 19. Un 1 : Noir relance.

........w./..w.b.w.b./.w...w.bbb 1 - 0,0 1
t3
  Black throws 3.
  Noir lance : 3.

........w./..w.b.w.b./.w...w.bbb 1 3 0,0 1
15-18
  Black goes from 15 to 18. It is White’s turn.
  Noir avance de 15 à 18. À Blanc de jouer.

........w./..w...wbb./.w...w.bbb 0 - 0,0 1
t3
  White throws 3.
  Blanc lance : 3.

........w./..w...wbb./.w...w.bbb 0 3 0,0 1
22-25
  White goes from 22 to 25. It is Black’s turn.
  Blanc avance de 22 à 25. À Noir de jouer.

........w./..w...wbb./....ww.bbb 1 - 0,0 1
t4
  Black throws 4.
  Noir lance : 4.

........w./..w...wbb./....ww.bbb 1 4 0,0 1
18-22
  Black goes from 18 to 22. A 4: Black throws again.
  Noir avance de 18 à 22. Un 4 : Noir relance.

........w./..w...w.b./.b..ww.bbb 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

........w./..w...w.b./.b..ww.bbb 1 2 0,0 1
19-21
  Black goes from 19 to 21. It is White’s turn.
  Noir avance de 19 à 21. À Blanc de jouer.

........w./..w...w.../bb..ww.bbb 0 - 0,0 1
t1
  White throws 1.
  Blanc lance : 1.

........w./..w...w.../bb..ww.bbb 0 1 0,0 1
13-14
  White goes from 13 to 14. A 1: White throws again.
  Blanc avance de 13 à 14. Un 1 : Blanc relance.

........w./...w..w.../bb..ww.bbb 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

........w./...w..w.../bb..ww.bbb 0 2 0,0 1
14-16
  White goes from 14 to 16. It is Black’s turn.
  Blanc avance de 14 à 16. À Noir de jouer.

........w./.....ww.../bb..ww.bbb 1 - 0,0 1
t3
  Black throws 3.
  Noir lance : 3.

........w./.....ww.../bb..ww.bbb 1 3 0,0 1
21-24
  Black goes from 21 to 24. It is White’s turn.
  Noir avance de 21 à 24. À Blanc de jouer.

........w./.....ww.../.b.bww.bbb 0 - 0,0 1
t6
  White throws 6.
  Blanc lance : 6.

........w./.....ww.../.b.bww.bbb 0 6 0,0 1
16-22
  White goes from 16 to 22; Black’s pawn goes back to 16. A 6: White throws again.
  Blanc avance de 16 à 22 ; le pion de Noir recule en 16. Un 6 : Blanc relance.

........w./.....bw.../.w.bww.bbb 0 - 0,0 1
t1
  White throws 1.
  Blanc lance : 1.

........w./.....bw.../.w.bww.bbb 0 1 0,0 1
26-27
  White goes from 26 to 27. The water takes the pawn back to square 1. A 1: White throws again.
  Blanc avance de 26 à 27. L’eau ramène le pion sur la case 1. Un 1 : Blanc relance.

w.......w./.....bw.../.w.bw..bbb 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

w.......w./.....bw.../.w.bw..bbb 0 2 0,0 1
17-19
  White goes from 17 to 19. It is Black’s turn.
  Blanc avance de 17 à 19. À Noir de jouer.

w.......w./.....b..w./.w.bw..bbb 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

w.......w./.....b..w./.w.bw..bbb 1 2 0,0 1
16-18
  Black goes from 16 to 18. It is White’s turn.
  Noir avance de 16 à 18. À Blanc de jouer.

w.......w./.......bw./.w.bw..bbb 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

w.......w./.......bw./.w.bw..bbb 0 2 0,0 1
25-27
  White goes from 25 to 27. Square 1 is occupied: the pawn waits off the board. It is Black’s turn.
  Blanc avance de 25 à 27. La case 1 est occupée : le pion attend hors du tablier. À Noir de jouer.

w.......w./.......bw./.w.b...bbb 1 - 1,0 1
t2
  Black throws 2.
  Noir lance : 2.

w.......w./.......bw./.w.b...bbb 1 2 1,0 1
24-26
  Black goes from 24 to 26. It is White’s turn.
  Noir avance de 24 à 26. À Blanc de jouer.

w.......w./.......bw./.w...b.bbb 0 - 1,0 1
t2
  White throws 2.
  Blanc lance : 2.

w.......w./.......bw./.w...b.bbb 0 2 1,0 1
0-2
  White enters on 2. It is Black’s turn.
  Blanc entre en 2. À Noir de jouer.

ww......w./.......bw./.w...b.bbb 1 - 0,0 1
t6
  Black throws 6.
  Noir lance : 6.

ww......w./.......bw./.w...b.bbb 1 6 0,0 1
18-24
  Black goes from 18 to 24. A 6: Black throws again.
  Noir avance de 18 à 24. Un 6 : Noir relance.

ww......w./........w./.w.b.b.bbb 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

ww......w./........w./.w.b.b.bbb 1 2 0,0 1
30-31
  Black takes the pawn on 30 off the board: 1 of 5. Black’s barrage, from 28 to 30, is gone. It is White’s turn.
  Noir sort le pion de 30 : 1 sur 5. Le barrage de Noir, de 28 à 30, est défait. À Blanc de jouer.

ww......w./........w./.w.b.b.bb. 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

ww......w./........w./.w.b.b.bb. 0 2 0,0 1
22-24
  White goes from 22 to 24; Black’s pawn goes back to 22. It is Black’s turn.
  Blanc avance de 22 à 24 ; le pion de Noir recule en 22. À Noir de jouer.

ww......w./........w./.b.w.b.bb. 1 - 0,0 1
t2
  Black throws 2.
  Noir lance : 2.

ww......w./........w./.b.w.b.bb. 1 2 0,0 1
29-31
  Black takes the pawn on 29 off the board: 2 of 5. It is White’s turn.
  Noir sort le pion de 29 : 2 sur 5. À Blanc de jouer.

ww......w./........w./.b.w.b.b.. 0 - 0,0 1
t3
  White throws 3.
  Blanc lance : 3.

ww......w./........w./.b.w.b.b.. 0 3 0,0 1
19-22
  White goes from 19 to 22; Black’s pawn goes back to 19. It is Black’s turn.
  Blanc avance de 19 à 22 ; le pion de Noir recule en 19. À Noir de jouer.

ww......w./........b./.w.w.b.b.. 1 - 0,0 1
t3
  Black throws 3.
  Noir lance : 3.

ww......w./........b./.w.w.b.b.. 1 3 0,0 1
26-29
  Black goes from 26 to 29. It is White’s turn.
  Noir avance de 26 à 29. À Blanc de jouer.

ww......w./........b./.w.w...bb. 0 - 0,0 1
t1
  White throws 1.
  Blanc lance : 1.

ww......w./........b./.w.w...bb. 0 1 0,0 1
22-23
  White goes from 22 to 23. A 1: White throws again.
  Blanc avance de 22 à 23. Un 1 : Blanc relance.

ww......w./........b./..ww...bb. 0 - 0,0 1
t4
  White throws 4.
  Blanc lance : 4.

ww......w./........b./..ww...bb. 0 4 0,0 1
1-5
  White goes from 1 to 5. A 4: White throws again.
  Blanc avance de 1 à 5. Un 4 : Blanc relance.

.w..w...w./........b./..ww...bb. 0 - 0,0 1
t1
  White throws 1.
  Blanc lance : 1.

.w..w...w./........b./..ww...bb. 0 1 0,0 1
9-10
  White goes from 9 to 10. A 1: White throws again.
  Blanc avance de 9 à 10. Un 1 : Blanc relance.

.w..w....w/........b./..ww...bb. 0 - 0,0 1
t3
  White throws 3.
  Blanc lance : 3.

.w..w....w/........b./..ww...bb. 0 3 0,0 1
23-26
  White goes from 23 to 26. It is Black’s turn.
  Blanc avance de 23 à 26. À Noir de jouer.

.w..w....w/........b./...w.w.bb. 1 - 0,0 1
t6
  Black throws 6.
  Noir lance : 6.

.w..w....w/........b./...w.w.bb. 1 6 0,0 1
19-25
  Black goes from 19 to 25. A 6: Black throws again.
  Noir avance de 19 à 25. Un 6 : Noir relance.

.w..w....w/........../...wbw.bb. 1 - 0,0 1
t4
  Black throws 4.
  Noir lance : 4.

.w..w....w/........../...wbw.bb. 1 4 0,0 1
29-31
  Black takes the pawn on 29 off the board: 3 of 5. A 4: Black throws again.
  Noir sort le pion de 29 : 3 sur 5. Un 4 : Noir relance.

.w..w....w/........../...wbw.b.. 1 - 0,0 1
t3
  Black throws 3.
  Noir lance : 3.

.w..w....w/........../...wbw.b.. 1 3 0,0 1
28-31
  Black takes the pawn on 28 off the board: 4 of 5. It is White’s turn.
  Noir sort le pion de 28 : 4 sur 5. À Blanc de jouer.

.w..w....w/........../...wbw.... 0 - 0,0 1
t2
  White throws 2.
  Blanc lance : 2.

.w..w....w/........../...wbw.... 0 2 0,0 1
5-7
  White goes from 5 to 7. It is Black’s turn.
  Blanc avance de 5 à 7. À Noir de jouer.

.w....w..w/........../...wbw.... 1 - 0,0 1
t4
  Black throws 4.
  Noir lance : 4.

.w....w..w/........../...wbw.... 1 4 0,0 1
25-29
  Black goes from 25 to 29. A 4: Black throws again.
  Noir avance de 25 à 29. Un 4 : Noir relance.

.w....w..w/........../...w.w..b. 1 - 0,0 1
t3
  Black throws 3.
  Noir lance : 3.

.w....w..w/........../...w.w..b. 1 3 0,0 1
29-31
  Black takes the pawn on 29 off the board: 5 of 5. Black has all five pawns out and wins!
  Noir sort le pion de 29 : 5 sur 5. Noir a sorti ses cinq pions : gagné !

.w....w..w/........../...w.w.... =0,1 - 0,0 1
result 0 1
