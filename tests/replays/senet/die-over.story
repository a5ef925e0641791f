# senet players=2 throws=die exit=over

wbwbwbwbwb/........../.......... 0 - 0,0 ?
d4
  Player 1 throws 4. Only a 1 opens the game. It is Player 2’s turn.
  Joueur 1 lance : 4. Seul un 1 ouvre la partie. Au joueur 2 de jouer.

wbwbwbwbwb/........../.......... 1 - 0,0 ?
d3
  Player 2 throws 3. Only a 1 opens the game. It is Player 1’s turn.
  Joueur 2 lance : 3. Seul un 1 ouvre la partie. Au joueur 1 de jouer.

wbwbwbwbwb/........../.......... 0 - 0,0 ?
d5
  Player 1 throws 5. Only a 1 opens the game. It is Player 2’s turn.
  Joueur 1 lance : 5. Seul un 1 ouvre la partie. Au joueur 2 de jouer.

wbwbwbwbwb/........../.......... 1 - 0,0 ?
d1
  Player 2 throws 1. Player 2 throws the first 1 and takes black.
  Joueur 2 lance : 1. Joueur 2 fait le premier 1 et prend les noirs.

wbwbwbwbwb/........../.......... 1 1 0,0 1
10-11
  Black goes from 10 to 11. A 1: Black throws again.
  Noir avance de 10 à 11. Un 1 : Noir relance.

wbwbwbwbw./b........./.......... 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

wbwbwbwbw./b........./.......... 1 2 0,0 1
11-13
  Black goes from 11 to 13. It is White’s turn.
  Noir avance de 11 à 13. À Blanc de jouer.

wbwbwbwbw./..b......./.......... 0 - 0,0 1
d1
  White throws 1.
  Blanc lance : 1.

wbwbwbwbw./..b......./.......... 0 1 0,0 1
9-10
  White goes from 9 to 10. A 1: White throws again.
  Blanc avance de 9 à 10. Un 1 : Blanc relance.

wbwbwbwb.w/..b......./.......... 0 - 0,0 1
d2
  White throws 2.
  Blanc lance : 2.

wbwbwbwb.w/..b......./.......... 0 2 0,0 1
7-9
  White goes from 7 to 9. It is Black’s turn.
  Blanc avance de 7 à 9. À Noir de jouer.

wbwbwb.bww/..b......./.......... 1 - 0,0 1
d5
  Black throws 5. A 5 moves nothing. It is White’s turn.
  Noir lance : 5. Le 5 ne fait rien bouger. À Blanc de jouer.

wbwbwb.bww/..b......./.......... 0 - 0,0 1
d1
  White throws 1.
  Blanc lance : 1.

wbwbwb.bww/..b......./.......... 0 1 0,0 1
3-4
  White goes from 3 to 4; Black’s pawn goes back to 3. A 1: White throws again.
  Blanc avance de 3 à 4 ; le pion de Noir recule en 3. Un 1 : Blanc relance.

wbbwwb.bww/..b......./.......... 0 - 0,0 1
d6
  White throws 6.
  Blanc lance : 6.

wbbwwb.bww/..b......./.......... 0 6 0,0 1
5-11
  White goes from 5 to 11. White has a barrage from 9 to 11. A 6: White throws again.
  Blanc avance de 5 à 11. Blanc a un barrage de 9 à 11. Un 6 : Blanc relance.

wbbw.b.bww/w.b......./.......... 0 - 0,0 1
d2
  White throws 2.
  Blanc lance : 2.

wbbw.b.bww/w.b......./.......... 0 2 0,0 1
11-13
  White goes from 11 to 13; Black’s pawn goes back to 11. White’s barrage, from 9 to 11, is gone. It is Black’s turn.
  Blanc avance de 11 à 13 ; le pion de Noir recule en 11. Le barrage de Blanc, de 9 à 11, est défait. À Noir de jouer.

wbbw.b.bww/b.w......./.......... 1 - 0,0 1
d5
  Black throws 5. A 5 moves nothing. It is White’s turn.
  Noir lance : 5. Le 5 ne fait rien bouger. À Blanc de jouer.

wbbw.b.bww/b.w......./.......... 0 - 0,0 1
d3
  White throws 3.
  Blanc lance : 3.

wbbw.b.bww/b.w......./.......... 0 3 0,0 1
9-12
  White goes from 9 to 12. It is Black’s turn.
  Blanc avance de 9 à 12. À Noir de jouer.

wbbw.b.b.w/bww......./.......... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

wbbw.b.b.w/bww......./.......... 1 1 0,0 1
6-7
  Black goes from 6 to 7. A 1: Black throws again.
  Noir avance de 6 à 7. Un 1 : Noir relance.

wbbw..bb.w/bww......./.......... 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

wbbw..bb.w/bww......./.......... 1 4 0,0 1
11-15
  Black goes from 11 to 15. A 4: Black throws again.
  Noir avance de 11 à 15. Un 4 : Noir relance.

wbbw..bb.w/.ww.b...../.......... 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

wbbw..bb.w/.ww.b...../.......... 1 4 0,0 1
7-11
  Black goes from 7 to 11. A 4: Black throws again.
  Noir avance de 7 à 11. Un 4 : Noir relance.

wbbw...b.w/bww.b...../.......... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

wbbw...b.w/bww.b...../.......... 1 1 0,0 1
15-16
  Black goes from 15 to 16. A 1: Black throws again.
  Noir avance de 15 à 16. Un 1 : Noir relance.

wbbw...b.w/bww..b..../.......... 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

wbbw...b.w/bww..b..../.......... 1 2 0,0 1
2-4
  Black goes from 2 to 4; White’s pawn goes back to 2. It is White’s turn.
  Noir avance de 2 à 4 ; le pion de Blanc recule en 2. À Blanc de jouer.

wwbb...b.w/bww..b..../.......... 0 - 0,0 1
d6
  White throws 6.
  Blanc lance : 6.

wwbb...b.w/bww..b..../.......... 0 6 0,0 1
10-16
  White goes from 10 to 16; Black’s pawn goes back to 10. A 6: White throws again.
  Blanc avance de 10 à 16 ; le pion de Noir recule en 10. Un 6 : Blanc relance.

wwbb...b.b/bww..w..../.......... 0 - 0,0 1
d5
  White throws 5. A 5 moves nothing. It is Black’s turn.
  Blanc lance : 5. Le 5 ne fait rien bouger. À Noir de jouer.

wwbb...b.b/bww..w..../.......... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

wwbb...b.b/bww..w..../.......... 1 1 0,0 1
4-5
  Black goes from 4 to 5. A 1: Black throws again.
  Noir avance de 4 à 5. Un 1 : Noir relance.

wwb.b..b.b/bww..w..../.......... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

wwb.b..b.b/bww..w..../.......... 1 1 0,0 1
3-4
  Black goes from 3 to 4. A 1: Black throws again.
  Noir avance de 3 à 4. Un 1 : Noir relance.

ww.bb..b.b/bww..w..../.......... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

ww.bb..b.b/bww..w..../.......... 1 1 0,0 1
5-6
  Black goes from 5 to 6. A 1: Black throws again.
  Noir avance de 5 à 6. Un 1 : Noir relance.

ww.b.b.b.b/bww..w..../.......... 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

ww.b.b.b.b/bww..w..../.......... 1 4 0,0 1
11-15
  Black goes from 11 to 15. A 4: Black throws again.
  Noir avance de 11 à 15. Un 4 : Noir relance.

ww.b.b.b.b/.ww.bw..../.......... 1 - 0,0 1
d3
  Black throws 3.
  Noir lance : 3.

ww.b.b.b.b/.ww.bw..../.......... 1 3 0,0 1
8-11
  Black goes from 8 to 11. It is White’s turn.
  Noir avance de 8 à 11. À Blanc de jouer.

ww.b.b...b/bww.bw..../.......... 0 - 0,0 1
d6
  White throws 6.
  Blanc lance : 6.

ww.b.b...b/bww.bw..../.......... 0 6 0,0 1
2-8
  White goes from 2 to 8. A 6: White throws again.
  Blanc avance de 2 à 8. Un 6 : Blanc relance.

w..b.b.w.b/bww.bw..../.......... 0 - 0,0 1
d1
  White throws 1.
  Blanc lance : 1.

w..b.b.w.b/bww.bw..../.......... 0 1 0,0 1
8-9
  White goes from 8 to 9. A 1: White throws again.
  Blanc avance de 8 à 9. Un 1 : Blanc relance.

w..b.b..wb/bww.bw..../.......... 0 - 0,0 1
d1
  White throws 1.
  Blanc lance : 1.

w..b.b..wb/bww.bw..../.......... 0 1 0,0 1
1-2
  White goes from 1 to 2. A 1: White throws again.
  Blanc avance de 1 à 2. Un 1 : Blanc relance.

.w.b.b..wb/bww.bw..../.......... 0 - 0,0 1
d5
  White throws 5. A 5 moves nothing. It is Black’s turn.
  Blanc lance : 5. Le 5 ne fait rien bouger. À Noir de jouer.

.w.b.b..wb/bww.bw..../.......... 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

.w.b.b..wb/bww.bw..../.......... 1 4 0,0 1
4-8
  Black goes from 4 to 8. A 4: Black throws again.
  Noir avance de 4 à 8. Un 4 : Noir relance.

.w...b.bwb/bww.bw..../.......... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

.w...b.bwb/bww.bw..../.......... 1 1 0,0 1
6-7
  Black goes from 6 to 7. A 1: Black throws again.
  Noir avance de 6 à 7. Un 1 : Noir relance.

.w....bbwb/bww.bw..../.......... 1 - 0,0 1
d3
  Black throws 3.
  Noir lance : 3.

.w....bbwb/bww.bw..../.......... 1 3 0,0 1
11-14
  Black goes from 11 to 14. It is White’s turn.
  Noir avance de 11 à 14. À Blanc de jouer.

.w....bbwb/.wwbbw..../.......... 0 - 0,0 1
d3
  White throws 3.
  Blanc lance : 3.

.w....bbwb/.wwbbw..../.......... 0 3 0,0 1
2-5
  White goes from 2 to 5. It is Black’s turn.
  Blanc avance de 2 à 5. À Noir de jouer.

....w.bbwb/.wwbbw..../.......... 1 - 0,0 1
d3
  Black throws 3.
  Noir lance : 3.

....w.bbwb/.wwbbw..../.......... 1 3 0,0 1
14-17
  Black goes from 14 to 17. It is White’s turn.
  Noir avance de 14 à 17. À Blanc de jouer.

....w.bbwb/.ww.bwb.../.......... 0 - 0,0 1
d1
  White throws 1.
  Blanc lance : 1.

....w.bbwb/.ww.bwb.../.......... 0 1 0,0 1
16-17
  White goes from 16 to 17; Black’s pawn goes back to 16. A 1: White throws again.
  Blanc avance de 16 à 17 ; le pion de Noir recule en 16. Un 1 : Blanc relance.

....w.bbwb/.ww.bbw.../.......... 0 - 0,0 1
d5
  White throws 5. A 5 moves nothing. It is Black’s turn.
  Blanc lance : 5. Le 5 ne fait rien bouger. À Noir de jouer.

....w.bbwb/.ww.bbw.../.......... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

....w.bbwb/.ww.bbw.../.......... 1 1 0,0 1
10-11
  Black goes from 10 to 11. A 1: Black throws again.
  Noir avance de 10 à 11. Un 1 : Noir relance.

....w.bbw./bww.bbw.../.......... 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

....w.bbw./bww.bbw.../.......... 1 4 0,0 1
15-19
  Black goes from 15 to 19. A 4: Black throws again.
  Noir avance de 15 à 19. Un 4 : Noir relance.

....w.bbw./bww..bw.b./.......... 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

....w.bbw./bww..bw.b./.......... 1 6 0,0 1
8-14
  Black goes from 8 to 14. A 6: Black throws again.
  Noir avance de 8 à 14. Un 6 : Noir relance.

....w.b.w./bwwb.bw.b./.......... 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

....w.b.w./bwwb.bw.b./.......... 1 4 0,0 1
14-18
  Black goes from 14 to 18. A 4: Black throws again.
  Noir avance de 14 à 18. Un 4 : Noir relance.

....w.b.w./bww..bwbb./.......... 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

....w.b.w./bww..bwbb./.......... 1 4 0,0 1
16-20
  Black goes from 16 to 20. Black has a barrage from 18 to 20. A 4: Black throws again.
  Noir avance de 16 à 20. Noir a un barrage de 18 à 20. Un 4 : Noir relance.

....w.b.w./bww...wbbb/.......... 1 - 0,0 1
d3
  Black throws 3.
  Noir lance : 3.

....w.b.w./bww...wbbb/.......... 1 3 0,0 1
11-14
  Black goes from 11 to 14. It is White’s turn.
  Noir avance de 11 à 14. À Blanc de jouer.

....w.b.w./.wwb..wbbb/.......... 0 - 0,0 1
d3
  White throws 3.
  Blanc lance : 3.

....w.b.w./.wwb..wbbb/.......... 0 3 0,0 1
13-16
  White goes from 13 to 16. It is Black’s turn.
  Blanc avance de 13 à 16. À Noir de jouer.

....w.b.w./.w.b.wwbbb/.......... 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

....w.b.w./.w.b.wwbbb/.......... 1 6 0,0 1
18-24
  Black goes from 18 to 24. Black’s barrage, from 18 to 20, is gone. A 6: Black throws again.
  Noir avance de 18 à 24. Le barrage de Noir, de 18 à 20, est défait. Un 6 : Noir relance.

....w.b.w./.w.b.ww.bb/...b...... 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

....w.b.w./.w.b.ww.bb/...b...... 1 2 0,0 1
24-26
  Black goes from 24 to 26. It is White’s turn.
  Noir avance de 24 à 26. À Blanc de jouer.

....w.b.w./.w.b.ww.bb/.....b.... 0 - 0,0 1
d5
  White throws 5. A 5 moves nothing. It is Black’s turn.
  Blanc lance : 5. Le 5 ne fait rien bouger. À Noir de jouer.

....w.b.w./.w.b.ww.bb/.....b.... 1 - 0,0 1
d3
  Black throws 3.
  Noir lance : 3.

....w.b.w./.w.b.ww.bb/.....b.... 1 3 0,0 1
20-23
  Black goes from 20 to 23. It is White’s turn.
  Noir avance de 20 à 23. À Blanc de jouer.

....w.b.w./.w.b.ww.b./..b..b.... 0 - 0,0 1
d4
  White throws 4.
  Blanc lance : 4.

....w.b.w./.w.b.ww.b./..b..b.... 0 4 0,0 1
9-13
  White goes from 9 to 13. A 4: White throws again.
  Blanc avance de 9 à 13. Un 4 : Blanc relance.

....w.b.../.wwb.ww.b./..b..b.... 0 - 0,0 1
d5
  White throws 5. A 5 moves nothing. It is Black’s turn.
  Blanc lance : 5. Le 5 ne fait rien bouger. À Noir de jouer.

....w.b.../.wwb.ww.b./..b..b.... 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

....w.b.../.wwb.ww.b./..b..b.... 1 4 0,0 1
26-30
  Black goes from 26 to 30. A 4: Black throws again.
  Noir avance de 26 à 30. Un 4 : Noir relance.

....w.b.../.wwb.ww.b./..b......b 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

....w.b.../.wwb.ww.b./..b......b 1 6 0,0 1
23-29
  Black goes from 23 to 29. A 6: Black throws again.
  Noir avance de 23 à 29. Un 6 : Noir relance.

....w.b.../.wwb.ww.b./........bb 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

....w.b.../.wwb.ww.b./........bb 1 2 0,0 1
19-21
  Black goes from 19 to 21. It is White’s turn.
  Noir avance de 19 à 21. À Blanc de jouer.

....w.b.../.wwb.ww.../b.......bb 0 - 0,0 1
d4
  White throws 4.
  Blanc lance : 4.

....w.b.../.wwb.ww.../b.......bb 0 4 0,0 1
5-9
  White goes from 5 to 9. A 4: White throws again.
  Blanc avance de 5 à 9. Un 4 : Blanc relance.

......b.w./.wwb.ww.../b.......bb 0 - 0,0 1
d4
  White throws 4.
  Blanc lance : 4.

......b.w./.wwb.ww.../b.......bb 0 4 0,0 1
17-21
  White goes from 17 to 21; Black’s pawn goes back to 17. A 4: White throws again.
  Blanc avance de 17 à 21 ; le pion de Noir recule en 17. Un 4 : Blanc relance.

......b.w./.wwb.wb.../w.......bb 0 - 0,0 1
d2
  White throws 2.
  Blanc lance : 2.

......b.w./.wwb.wb.../w.......bb 0 2 0,0 1
16-18
  White goes from 16 to 18. It is Black’s turn.
  Blanc avance de 16 à 18. À Noir de jouer.

......b.w./.wwb..bw../w.......bb 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

......b.w./.wwb..bw../w.......bb 1 6 0,0 1
14-20
  Black goes from 14 to 20. A 6: Black throws again.
  Noir avance de 14 à 20. Un 6 : Noir relance.

......b.w./.ww...bw.b/w.......bb 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

......b.w./.ww...bw.b/w.......bb 1 6 0,0 1
20-26
  Black goes from 20 to 26. A 6: Black throws again.
  Noir avance de 20 à 26. Un 6 : Noir relance.

......b.w./.ww...bw../w....b..bb 1 - 0,0 1
d5
  Black throws 5. A 5 moves nothing. It is White’s turn.
  Noir lance : 5. Le 5 ne fait rien bouger. À Blanc de jouer.

......b.w./.ww...bw../w....b..bb 0 - 0,0 1
d1
  White throws 1.
  Blanc lance : 1.

......b.w./.ww...bw../w....b..bb 0 1 0,0 1
21-22
  White goes from 21 to 22. A 1: White throws again.
  Blanc avance de 21 à 22. Un 1 : Blanc relance.

......b.w./.ww...bw../.w...b..bb 0 - 0,0 1
d6
  White throws 6.
  Blanc lance : 6.

......b.w./.ww...bw../.w...b..bb 0 6 0,0 1
9-15
  White goes from 9 to 15. A 6: White throws again.
  Blanc avance de 9 à 15. Un 6 : Blanc relance.

......b.../.ww.w.bw../.w...b..bb 0 - 0,0 1
d5
  White throws 5. A 5 moves nothing. It is Black’s turn.
  Blanc lance : 5. Le 5 ne fait rien bouger. À Noir de jouer.

......b.../.ww.w.bw../.w...b..bb 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

......b.../.ww.w.bw../.w...b..bb 1 2 0,0 1
26-28
  Black goes from 26 to 28. Black has a barrage from 28 to 30. It is White’s turn.
  Noir avance de 26 à 28. Noir a un barrage de 28 à 30. À Blanc de jouer.

......b.../.ww.w.bw../.w.....bbb 0 - 0,0 1
d4
  White throws 4.
  Blanc lance : 4.

......b.../.ww.w.bw../.w.....bbb 0 4 0,0 1
12-16
  White goes from 12 to 16. A 4: White throws again.
  Blanc avance de 12 à 16. Un 4 : Blanc relance.

......b.../..w.wwbw../.w.....bbb 0 - 0,0 1
d3
  White throws 3.
  Blanc lance : 3.

......b.../..w.wwbw../.w.....bbb 0 3 0,0 1
18-21
  White goes from 18 to 21. It is Black’s turn.
  Blanc avance de 18 à 21. À Noir de jouer.

......b.../..w.wwb.../ww.....bbb 1 - 0,0 1
d5
  Black throws 5. A 5 moves nothing. It is White’s turn.
  Noir lance : 5. Le 5 ne fait rien bouger. À Blanc de jouer.

......b.../..w.wwb.../ww.....bbb 0 - 0,0 1
d2
  White throws 2.
  Blanc lance : 2.

......b.../..w.wwb.../ww.....bbb 0 2 0,0 1
21-23
  White goes from 21 to 23. It is Black’s turn.
  Blanc avance de 21 à 23. À Noir de jouer.

......b.../..w.wwb.../.ww....bbb 1 - 0,0 1
d3
  Black throws 3.
  Noir lance : 3.

......b.../..w.wwb.../.ww....bbb 1 3 0,0 1
17-20
  Black goes from 17 to 20. It is White’s turn.
  Noir avance de 17 à 20. À Blanc de jouer.

......b.../..w.ww...b/.ww....bbb 0 - 0,0 1
d6
  White throws 6.
  Blanc lance : 6.

......b.../..w.ww...b/.ww....bbb 0 6 0,0 1
13-19
  White goes from 13 to 19. A 6: White throws again.
  Blanc avance de 13 à 19. Un 6 : Blanc relance.

......b.../....ww..wb/.ww....bbb 0 - 0,0 1
d3
  White throws 3.
  Blanc lance : 3.

......b.../....ww..wb/.ww....bbb 0 3 0,0 1
23-26
  White goes from 23 to 26. It is Black’s turn.
  Blanc avance de 23 à 26. À Noir de jouer.

......b.../....ww..wb/.w...w.bbb 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

......b.../....ww..wb/.w...w.bbb 1 4 0,0 1
7-11
  Black goes from 7 to 11. A 4: Black throws again.
  Noir avance de 7 à 11. Un 4 : Noir relance.

........../b...ww..wb/.w...w.bbb 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

........../b...ww..wb/.w...w.bbb 1 4 0,0 1
20-24
  Black goes from 20 to 24. A 4: Black throws again.
  Noir avance de 20 à 24. Un 4 : Noir relance.

........../b...ww..w./.w.b.w.bbb 1 - 0,0 1
d4
  Black throws 4. Black cannot go forward: a pawn must go back.
  Noir lance : 4. Noir ne peut pas avancer : un pion doit reculer.

........../b...ww..w./.w.b.w.bbb 1 4 0,0 1
11-7
  Black goes back from 11 to 7. A 4: Black throws again.
  Noir recule de 11 à 7. Un 4 : Noir relance.

......b.../....ww..w./.w.b.w.bbb 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

......b.../....ww..w./.w.b.w.bbb 1 2 0,0 1
7-9
  Black goes from 7 to 9. It is White’s turn.
  Noir avance de 7 à 9. À Blanc de jouer.

........b./....ww..w./.w.b.w.bbb 0 - 0,0 1
d5
  White throws 5. A 5 moves nothing. It is Black’s turn.
  Blanc lance : 5. Le 5 ne fait rien bouger. À Noir de jouer.

........b./....ww..w./.w.b.w.bbb 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

........b./....ww..w./.w.b.w.bbb 1 2 0,0 1
9-11
  Black goes from 9 to 11. It is White’s turn.
  Noir avance de 9 à 11. À Blanc de jouer.

........../b...ww..w./.w.b.w.bbb 0 - 0,0 1
d6
  White throws 6.
  Blanc lance : 6.

........../b...ww..w./.w.b.w.bbb 0 6 0,0 1
19-25
  White goes from 19 to 25. A 6: White throws again.
  Blanc avance de 19 à 25. Un 6 : Blanc relance.

........../b...ww..../.w.bww.bbb 0 - 0,0 1
d3
  White throws 3.
  Blanc lance : 3.

........../b...ww..../.w.bww.bbb 0 3 0,0 1
15-18
  White goes from 15 to 18. It is Black’s turn.
  Blanc avance de 15 à 18. À Noir de jouer.

........../b....w.w../.w.bww.bbb 1 - 0,0 1
d5
  Black throws 5. A 5 moves nothing. It is White’s turn.
  Noir lance : 5. Le 5 ne fait rien bouger. À Blanc de jouer.

........../b....w.w../.w.bww.bbb 0 - 0,0 1
d2
  White throws 2.
  Blanc lance : 2.

........../b....w.w../.w.bww.bbb 0 2 0,0 1
22-24
  White goes from 22 to 24; Black’s pawn goes back to 22. White has a barrage from 24 to 26. It is Black’s turn.
  Blanc avance de 22 à 24 ; le pion de Noir recule en 22. Blanc a un barrage de 24 à 26. À Noir de jouer.

........../b....w.w../.b.www.bbb 1 - 0,0 1
d5
  Black throws 5. A 5 moves nothing. It is White’s turn.
  Noir lance : 5. Le 5 ne fait rien bouger. À Blanc de jouer.

........../b....w.w../.b.www.bbb 0 - 0,0 1
d1
  White throws 1.
  Blanc lance : 1.

........../b....w.w../.b.www.bbb 0 1 0,0 1
18-19
  White goes from 18 to 19. A 1: White throws again.
  Blanc avance de 18 à 19. Un 1 : Blanc relance.

........../b....w..w./.b.www.bbb 0 - 0,0 1
d2
  White throws 2.
  Blanc lance : 2.

........../b....w..w./.b.www.bbb 0 2 0,0 1
19-21
  White goes from 19 to 21. It is Black’s turn.
  Blanc avance de 19 à 21. À Noir de jouer.

........../b....w..../wb.www.bbb 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

........../b....w..../wb.www.bbb 1 2 0,0 1
11-13
  Black goes from 11 to 13. It is White’s turn.
  Noir avance de 11 à 13. À Blanc de jouer.

........../..b..w..../wb.www.bbb 0 - 0,0 1
d3
  White throws 3.
  Blanc lance : 3.

........../..b..w..../wb.www.bbb 0 3 0,0 1
16-19
  White goes from 16 to 19. It is Black’s turn.
  Blanc avance de 16 à 19. À Noir de jouer.

........../..b.....w./wb.www.bbb 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

........../..b.....w./wb.www.bbb 1 4 0,0 1
13-17
  Black goes from 13 to 17. A 4: Black throws again.
  Noir avance de 13 à 17. Un 4 : Noir relance.

........../......b.w./wb.www.bbb 1 - 0,0 1
d3
  Black throws 3.
  Noir lance : 3.

........../......b.w./wb.www.bbb 1 3 0,0 1
17-20
  Black goes from 17 to 20. It is White’s turn.
  Noir avance de 17 à 20. À Blanc de jouer.

........../........wb/wb.www.bbb 0 - 0,0 1
d5
  White throws 5. A 5 moves nothing. It is Black’s turn.
  Blanc lance : 5. Le 5 ne fait rien bouger. À Noir de jouer.

........../........wb/wb.www.bbb 1 - 0,0 1
d4
  Black throws 4. Black cannot go forward: a pawn must go back.
  Noir lance : 4. Noir ne peut pas avancer : un pion doit reculer.

........../........wb/wb.www.bbb 1 4 0,0 1
20-16
  Black goes back from 20 to 16. A 4: Black throws again.
  Noir recule de 20 à 16. Un 4 : Noir relance.

........../.....b..w./wb.www.bbb 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

........../.....b..w./wb.www.bbb 1 1 0,0 1
16-17
  Black goes from 16 to 17. A 1: Black throws again.
  Noir avance de 16 à 17. Un 1 : Noir relance.

........../......b.w./wb.www.bbb 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

........../......b.w./wb.www.bbb 1 4 0,0 1
17-21
  Black goes from 17 to 21; White’s pawn goes back to 17. A 4: Black throws again.
  Noir avance de 17 à 21 ; le pion de Blanc recule en 17. Un 4 : Noir relance.

........../......w.w./bb.www.bbb 1 - 0,0 1
d5
  Black throws 5. A 5 moves nothing. It is White’s turn.
  Noir lance : 5. Le 5 ne fait rien bouger. À Blanc de jouer.

........../......w.w./bb.www.bbb 0 - 0,0 1
d1
  White throws 1.
  Blanc lance : 1.

........../......w.w./bb.www.bbb 0 1 0,0 1
17-18
  White goes from 17 to 18. A 1: White throws again.
  Blanc avance de 17 à 18. Un 1 : Blanc relance.

........../.......ww./bb.www.bbb 0 - 0,0 1
d4
  White throws 4.
  Blanc lance : 4.

........../.......ww./bb.www.bbb 0 4 0,0 1
19-23
  White goes from 19 to 23. White has a barrage from 23 to 26. A 4: White throws again.
  Blanc avance de 19 à 23. Blanc a un barrage de 23 à 26. Un 4 : Blanc relance.

........../.......w../bbwwww.bbb 0 - 0,0 1
d6
  White throws 6. White cannot go forward: a pawn must go back.
  Blanc lance : 6. Blanc ne peut pas avancer : un pion doit reculer.

........../.......w../bbwwww.bbb 0 6 0,0 1
25-19
  White goes back from 25 to 19. White’s barrage, from 23 to 26, is gone. A 6: White throws again.
  Blanc recule de 25 à 19. Le barrage de Blanc, de 23 à 26, est défait. Un 6 : Blanc relance.

........../.......ww./bbww.w.bbb 0 - 0,0 1
d5
  White throws 5. A 5 moves nothing. It is Black’s turn.
  Blanc lance : 5. Le 5 ne fait rien bouger. À Noir de jouer.

........../.......ww./bbww.w.bbb 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

........../.......ww./bbww.w.bbb 1 4 0,0 1
21-25
  Black goes from 21 to 25. A 4: Black throws again.
  Noir avance de 21 à 25. Un 4 : Noir relance.

........../.......ww./.bwwbw.bbb 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

........../.......ww./.bwwbw.bbb 1 6 0,0 1
29-31
  Black takes the pawn on 29 off the board: 1 of 5. Black’s barrage, from 28 to 30, is gone. A 6: Black throws again.
  Noir sort le pion de 29 : 1 sur 5. Le barrage de Noir, de 28 à 30, est défait. Un 6 : Noir relance.

........../.......ww./.bwwbw.b.b 1 - 0,0 1
d5
  Black throws 5. A 5 moves nothing. It is White’s turn.
  Noir lance : 5. Le 5 ne fait rien bouger. À Blanc de jouer.

........../.......ww./.bwwbw.b.b 0 - 0,0 1
d5
  White throws 5. A 5 moves nothing. It is Black’s turn.
  Blanc lance : 5. Le 5 ne fait rien bouger. À Noir de jouer.

........../.......ww./.bwwbw.b.b 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

........../.......ww./.bwwbw.b.b 1 6 0,0 1
25-31
  Black takes the pawn on 25 off the board: 2 of 5. A 6: Black throws again.
  Noir sort le pion de 25 : 2 sur 5. Un 6 : Noir relance.

........../.......ww./.bww.w.b.b 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

........../.......ww./.bww.w.b.b 1 2 0,0 1
30-31
  Black takes the pawn on 30 off the board: 3 of 5. It is White’s turn.
  Noir sort le pion de 30 : 3 sur 5. À Blanc de jouer.

........../.......ww./.bww.w.b.. 0 - 0,0 1
d3
  White throws 3.
  Blanc lance : 3.

........../.......ww./.bww.w.b.. 0 3 0,0 1
24-27
  White goes from 24 to 27. The water takes the pawn back to square 1. It is Black’s turn.
  Blanc avance de 24 à 27. L’eau ramène le pion sur la case 1. À Noir de jouer.

w........./.......ww./.bw..w.b.. 1 - 0,0 1
d3
  Black throws 3.
  Noir lance : 3.

w........./.......ww./.bw..w.b.. 1 3 0,0 1
22-25
  Black goes from 22 to 25. It is White’s turn.
  Noir avance de 22 à 25. À Blanc de jouer.

w........./.......ww./..w.bw.b.. 0 - 0,0 1
d6
  White throws 6.
  Blanc lance : 6.

w........./.......ww./..w.bw.b.. 0 6 0,0 1
23-29
  White goes from 23 to 29. A 6: White throws again.
  Blanc avance de 23 à 29. Un 6 : Blanc relance.

w........./.......ww./....bw.bw. 0 - 0,0 1
d1
  White throws 1.
  Blanc lance : 1.

w........./.......ww./....bw.bw. 0 1 0,0 1
26-27
  White goes from 26 to 27. Square 1 is occupied: the pawn waits off the board. A 1: White throws again.
  Blanc avance de 26 à 27. La case 1 est occupée : le pion attend hors du tablier. Un 1 : Blanc relance.

w........./.......ww./....b..bw. 0 - 1,0 1
d1
  White throws 1.
  Blanc lance : 1.

w........./.......ww./....b..bw. 0 1 1,0 1
19-20
  White goes from 19 to 20. A 1: White throws again.
  Blanc avance de 19 à 20. Un 1 : Blanc relance.

w........./.......w.w/....b..bw. 0 - 1,0 1
d3
  White throws 3.
  Blanc lance : 3.

w........./.......w.w/....b..bw. 0 3 1,0 1
1-4
  White goes from 1 to 4. It is Black’s turn.
  Blanc avance de 1 à 4. À Noir de jouer.

...w....../.......w.w/....b..bw. 1 - 1,0 1
d1
  Black throws 1.
  Noir lance : 1.

...w....../.......w.w/....b..bw. 1 1 1,0 1
25-26
  Black goes from 25 to 26. A 1: Black throws again.
  Noir avance de 25 à 26. Un 1 : Noir relance.

...w....../.......w.w/.....b.bw. 1 - 1,0 1
d4
  Black throws 4.
  Noir lance : 4.

...w....../.......w.w/.....b.bw. 1 4 1,0 1
26-30
  Black goes from 26 to 30. A 4: Black throws again.
  Noir avance de 26 à 30. Un 4 : Noir relance.

...w....../.......w.w/.......bwb 1 - 1,0 1
d5
  Black throws 5. A 5 moves nothing. It is White’s turn.
  Noir lance : 5. Le 5 ne fait rien bouger. À Blanc de jouer.

...w....../.......w.w/.......bwb 0 - 1,0 1
d1
  White throws 1.
  Blanc lance : 1.

...w....../.......w.w/.......bwb 0 1 1,0 1
18-19
  White goes from 18 to 19. A 1: White throws again.
  Blanc avance de 18 à 19. Un 1 : Blanc relance.

...w....../........ww/.......bwb 0 - 1,0 1
d6
  White throws 6.
  Blanc lance : 6.

...w....../........ww/.......bwb 0 6 1,0 1
0-6
  White enters on 6. A 6: White throws again.
  Blanc entre en 6. Un 6 : Blanc relance.

...w.w..../........ww/.......bwb 0 - 0,0 1
d5
  White throws 5. A 5 moves nothing. It is Black’s turn.
  Blanc lance : 5. Le 5 ne fait rien bouger. À Noir de jouer.

...w.w..../........ww/.......bwb 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

...w.w..../........ww/.......bwb 1 1 0,0 1
30-31
  Black takes the pawn on 30 off the board: 4 of 5. A 1: Black throws again.
  Noir sort le pion de 30 : 4 sur 5. Un 1 : Noir relance.

...w.w..../........ww/.......bw. 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

...w.w..../........ww/.......bw. 1 4 0,0 1
28-31
  Black takes the pawn on 28 off the board: 5 of 5. Black has all five pawns out and wins!
  Noir sort le pion de 28 : 5 sur 5. Noir a sorti ses cinq pions : gagné !

...w.w..../........ww/........w. =0,1 - 0,0 1
result 0 1
