# senet players=2 throws=die exit=exact

wbwbwbwbwb/........../.......... 0 - 0,0 ?
d2
  Player 1 throws 2. Only a 1 opens the game. It is Player 2’s turn.
  Joueur 1 lance : 2. Seul un 1 ouvre la partie. Au joueur 2 de jouer.

wbwbwbwbwb/........../.......... 1 - 0,0 ?
d1
  Player 2 throws 1. Player 2 throws the first 1 and takes black.
  Joueur 2 lance : 1. Joueur 2 fait le premier 1 et prend les noirs.

wbwbwbwbwb/........../.......... 1 1 0,0 1
10-11
  Black goes from 10 to 11. A 1: Black throws again.
  Noir avance de 10 à 11. Un 1 : Noir relance.

wbwbwbwbw./b........./.......... 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

wbwbwbwbw./b........./.......... 1 4 0,0 1
8-12
  Black goes from 8 to 12. A 4: Black throws again.
  Noir avance de 8 à 12. Un 4 : Noir relance.

wbwbwbw.w./bb......../.......... 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

wbwbwbw.w./bb......../.......... 1 6 0,0 1
2-8
  Black goes from 2 to 8. A 6: Black throws again.
  Noir avance de 2 à 8. Un 6 : Noir relance.

w.wbwbwbw./bb......../.......... 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

w.wbwbwbw./bb......../.......... 1 6 0,0 1
4-10
  Black goes from 4 to 10. Black has a barrage from 10 to 12. A 6: Black throws again.
  Noir avance de 4 à 10. Noir a un barrage de 10 à 12. Un 6 : Noir relance.

w.w.wbwbwb/bb......../.......... 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

w.w.wbwbwb/bb......../.......... 1 4 0,0 1
12-16
  Black goes from 12 to 16. Black’s barrage, from 10 to 12, is gone. A 4: Black throws again.
  Noir avance de 12 à 16. Le barrage de Noir, de 10 à 12, est défait. Un 4 : Noir relance.

w.w.wbwbwb/b....b..../.......... 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

w.w.wbwbwb/b....b..../.......... 1 4 0,0 1
10-14
  Black goes from 10 to 14. A 4: Black throws again.
  Noir avance de 10 à 14. Un 4 : Noir relance.

w.w.wbwbw./b..b.b..../.......... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

w.w.wbwbw./b..b.b..../.......... 1 1 0,0 1
6-7
  Black goes from 6 to 7; White’s pawn goes back to 6. A 1: Black throws again.
  Noir avance de 6 à 7 ; le pion de Blanc recule en 6. Un 1 : Noir relance.

w.w.wwbbw./b..b.b..../.......... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

w.w.wwbbw./b..b.b..../.......... 1 1 0,0 1
11-12
  Black goes from 11 to 12. A 1: Black throws again.
  Noir avance de 11 à 12. Un 1 : Noir relance.

w.w.wwbbw./.b.b.b..../.......... 1 - 0,0 1
d3
  Black throws 3.
  Noir lance : 3.

w.w.wwbbw./.b.b.b..../.......... 1 3 0,0 1
14-17
  Black goes from 14 to 17. It is White’s turn.
  Noir avance de 14 à 17. À Blanc de jouer.

w.w.wwbbw./.b...bb.../.......... 0 - 0,0 1
d1
  White throws 1.
  Blanc lance : 1.

w.w.wwbbw./.b...bb.../.......... 0 1 0,0 1
9-10
  White goes from 9 to 10. A 1: White throws again.
  Blanc avance de 9 à 10. Un 1 : Blanc relance.

w.w.wwbb.w/.b...bb.../.......... 0 - 0,0 1
d6
  White throws 6.
  Blanc lance : 6.

w.w.wwbb.w/.b...bb.../.......... 0 6 0,0 1
5-11
  White goes from 5 to 11. A 6: White throws again.
  Blanc avance de 5 à 11. Un 6 : Blanc relance.

w.w..wbb.w/wb...bb.../.......... 0 - 0,0 1
d2
  White throws 2.
  Blanc lance : 2.

w.w..wbb.w/wb...bb.../.......... 0 2 0,0 1
3-5
  White goes from 3 to 5. It is Black’s turn.
  Blanc avance de 3 à 5. À Noir de jouer.

w...wwbb.w/wb...bb.../.......... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

w...wwbb.w/wb...bb.../.......... 1 1 0,0 1
8-9
  Black goes from 8 to 9. A 1: Black throws again.
  Noir avance de 8 à 9. Un 1 : Noir relance.

w...wwb.bw/wb...bb.../.......... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

w...wwb.bw/wb...bb.../.......... 1 1 0,0 1
17-18
  Black goes from 17 to 18. A 1: Black throws again.
  Noir avance de 17 à 18. Un 1 : Noir relance.

w...wwb.bw/wb...b.b../.......... 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

w...wwb.bw/wb...b.b../.......... 1 6 0,0 1
18-24
  Black goes from 18 to 24. A 6: Black throws again.
  Noir avance de 18 à 24. Un 6 : Noir relance.

w...wwb.bw/wb...b..../...b...... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

w...wwb.bw/wb...b..../...b...... 1 1 0,0 1
7-8
  Black goes from 7 to 8. A 1: Black throws again.
  Noir avance de 7 à 8. Un 1 : Noir relance.

w...ww.bbw/wb...b..../...b...... 1 - 0,0 1
d3
  Black throws 3.
  Noir lance : 3.

w...ww.bbw/wb...b..../...b...... 1 3 0,0 1
16-19
  Black goes from 16 to 19. It is White’s turn.
  Noir avance de 16 à 19. À Blanc de jouer.

w...ww.bbw/wb......b./...b...... 0 - 0,0 1
d6
  White throws 6.
  Blanc lance : 6.

w...ww.bbw/wb......b./...b...... 0 6 0,0 1
10-16
  White goes from 10 to 16. A 6: White throws again.
  Blanc avance de 10 à 16. Un 6 : Blanc relance.

w...ww.bb./wb...w..b./...b...... 0 - 0,0 1
d2
  White throws 2.
  Blanc lance : 2.

w...ww.bb./wb...w..b./...b...... 0 2 0,0 1
11-13
  White goes from 11 to 13. It is Black’s turn.
  Blanc avance de 11 à 13. À Noir de jouer.

w...ww.bb./.bw..w..b./...b...... 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

w...ww.bb./.bw..w..b./...b...... 1 6 0,0 1
12-18
  Black goes from 12 to 18. A 6: Black throws again.
  Noir avance de 12 à 18. Un 6 : Noir relance.

w...ww.bb./..w..w.bb./...b...... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

w...ww.bb./..w..w.bb./...b...... 1 1 0,0 1
19-20
  Black goes from 19 to 20. A 1: Black throws again.
  Noir avance de 19 à 20. Un 1 : Noir relance.

w...ww.bb./..w..w.b.b/...b...... 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

w...ww.bb./..w..w.b.b/...b...... 1 6 0,0 1
8-14
  Black goes from 8 to 14. A 6: Black throws again.
  Noir avance de 8 à 14. Un 6 : Noir relance.

w...ww..b./..wb.w.b.b/...b...... 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

w...ww..b./..wb.w.b.b/...b...... 1 6 0,0 1
24-30
  Black goes from 24 to 30. A 6: Black throws again.
  Noir avance de 24 à 30. Un 6 : Noir relance.

w...ww..b./..wb.w.b.b/.........b 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

w...ww..b./..wb.w.b.b/.........b 1 2 0,0 1
20-22
  Black goes from 20 to 22. It is White’s turn.
  Noir avance de 20 à 22. À Blanc de jouer.

w...ww..b./..wb.w.b../.b.......b 0 - 0,0 1
d3
  White throws 3.
  Blanc lance : 3.

w...ww..b./..wb.w.b../.b.......b 0 3 0,0 1
6-9
  White goes from 6 to 9; Black’s pawn goes back to 6. It is Black’s turn.
  Blanc avance de 6 à 9 ; le pion de Noir recule en 6. À Noir de jouer.

w...wb..w./..wb.w.b../.b.......b 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

w...wb..w./..wb.w.b../.b.......b 1 4 0,0 1
6-10
  Black goes from 6 to 10. A 4: Black throws again.
  Noir avance de 6 à 10. Un 4 : Noir relance.

w...w...wb/..wb.w.b../.b.......b 1 - 0,0 1
d5
  Black throws 5. A 5 moves nothing. It is White’s turn.
  Noir lance : 5. Le 5 ne fait rien bouger. À Blanc de jouer.

w...w...wb/..wb.w.b../.b.......b 0 - 0,0 1
d4
  White throws 4.
  Blanc lance : 4.

w...w...wb/..wb.w.b../.b.......b 0 4 0,0 1
13-17
  White goes from 13 to 17. A 4: White throws again.
  Blanc avance de 13 à 17. Un 4 : Blanc relance.

w...w...wb/...b.wwb../.b.......b 0 - 0,0 1
d2
  White throws 2.
  Blanc lance : 2.

w...w...wb/...b.wwb../.b.......b 0 2 0,0 1
1-3
  White goes from 1 to 3. It is Black’s turn.
  Blanc avance de 1 à 3. À Noir de jouer.

..w.w...wb/...b.wwb../.b.......b 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

..w.w...wb/...b.wwb../.b.......b 1 6 0,0 1
14-20
  Black goes from 14 to 20. A 6: Black throws again.
  Noir avance de 14 à 20. Un 6 : Noir relance.

..w.w...wb/.....wwb.b/.b.......b 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

..w.w...wb/.....wwb.b/.b.......b 1 4 0,0 1
22-26
  Black goes from 22 to 26. A 4: Black throws again.
  Noir avance de 22 à 26. Un 4 : Noir relance.

..w.w...wb/.....wwb.b/.....b...b 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

..w.w...wb/.....wwb.b/.....b...b 1 2 0,0 1
20-22
  Black goes from 20 to 22. It is White’s turn.
  Noir avance de 20 à 22. À Blanc de jouer.

..w.w...wb/.....wwb../.b...b...b 0 - 0,0 1
d3
  White throws 3.
  Blanc lance : 3.

..w.w...wb/.....wwb../.b...b...b 0 3 0,0 1
16-19
  White goes from 16 to 19. It is Black’s turn.
  Blanc avance de 16 à 19. À Noir de jouer.

..w.w...wb/......wbw./.b...b...b 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

..w.w...wb/......wbw./.b...b...b 1 2 0,0 1
26-28
  Black goes from 26 to 28. It is White’s turn.
  Noir avance de 26 à 28. À Blanc de jouer.

..w.w...wb/......wbw./.b.....b.b 0 - 0,0 1
d4
  White throws 4.
  Blanc lance : 4.

..w.w...wb/......wbw./.b.....b.b 0 4 0,0 1
19-23
  White goes from 19 to 23. A 4: White throws again.
  Blanc avance de 19 à 23. Un 4 : Blanc relance.

..w.w...wb/......wb../.bw....b.b 0 - 0,0 1
d1
  White throws 1.
  Blanc lance : 1.

..w.w...wb/......wb../.bw....b.b 0 1 0,0 1
3-4
  White goes from 3 to 4. A 1: White throws again.
  Blanc avance de 3 à 4. Un 1 : Blanc relance.

...ww...wb/......wb../.bw....b.b 0 - 0,0 1
d2
  White throws 2.
  Blanc lance : 2.

...ww...wb/......wb../.bw....b.b 0 2 0,0 1
23-25
  White goes from 23 to 25. It is Black’s turn.
  Blanc avance de 23 à 25. À Noir de jouer.

...ww...wb/......wb../.b..w..b.b 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

...ww...wb/......wb../.b..w..b.b 1 6 0,0 1
18-24
  Black goes from 18 to 24. A 6: Black throws again.
  Noir avance de 18 à 24. Un 6 : Noir relance.

...ww...wb/......w.../.b.bw..b.b 1 - 0,0 1
d5
  Black throws 5. A 5 moves nothing. It is White’s turn.
  Noir lance : 5. Le 5 ne fait rien bouger. À Blanc de jouer.

...ww...wb/......w.../.b.bw..b.b 0 - 0,0 1
d5
  White throws 5. A 5 moves nothing. It is Black’s turn.
  Blanc lance : 5. Le 5 ne fait rien bouger. À Noir de jouer.

...ww...wb/......w.../.b.bw..b.b 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

...ww...wb/......w.../.b.bw..b.b 1 1 0,0 1
22-23
  Black goes from 22 to 23. A 1: Black throws again.
  Noir avance de 22 à 23. Un 1 : Noir relance.

...ww...wb/......w.../..bbw..b.b 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

...ww...wb/......w.../..bbw..b.b 1 6 0,0 1
10-16
  Black goes from 10 to 16. A 6: Black throws again.
  Noir avance de 10 à 16. Un 6 : Noir relance.

...ww...w./.....bw.../..bbw..b.b 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

...ww...w./.....bw.../..bbw..b.b 1 6 0,0 1
23-29
  Black goes from 23 to 29. Black has a barrage from 28 to 30. A 6: Black throws again.
  Noir avance de 23 à 29. Noir a un barrage de 28 à 30. Un 6 : Noir relance.

...ww...w./.....bw.../...bw..bbb 1 - 0,0 1
d3
  Black throws 3.
  Noir lance : 3.

...ww...w./.....bw.../...bw..bbb 1 3 0,0 1
16-19
  Black goes from 16 to 19. It is White’s turn.
  Noir avance de 16 à 19. À Blanc de jouer.

...ww...w./......w.b./...bw..bbb 0 - 0,0 1
d5
  White throws 5. A 5 moves nothing. It is Black’s turn.
  Blanc lance : 5. Le 5 ne fait rien bouger. À Noir de jouer.

...ww...w./......w.b./...bw..bbb 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

...ww...w./......w.b./...bw..bbb 1 4 0,0 1
19-23
  Black goes from 19 to 23. A 4: Black throws again.
  Noir avance de 19 à 23. Un 4 : Noir relance.

...ww...w./......w.../..bbw..bbb 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

...ww...w./......w.../..bbw..bbb 1 1 0,0 1
30-31
  Black takes the pawn on 30 off the board: 1 of 5. Black’s barrage, from 28 to 30, is gone. A 1: Black throws again.
  Noir sort le pion de 30 : 1 sur 5. Le barrage de Noir, de 28 à 30, est défait. Un 1 : Noir relance.

...ww...w./......w.../..bbw..bb. 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

...ww...w./......w.../..bbw..bb. 1 2 0,0 1
29-31
  Black takes the pawn on 29 off the board: 2 of 5. It is White’s turn.
  Noir sort le pion de 29 : 2 sur 5. À Blanc de jouer.

...ww...w./......w.../..bbw..b.. 0 - 0,0 1
d3
  White throws 3.
  Blanc lance : 3.

...ww...w./......w.../..bbw..b.. 0 3 0,0 1
5-8
  White goes from 5 to 8. It is Black’s turn.
  Blanc avance de 5 à 8. À Noir de jouer.

...w...ww./......w.../..bbw..b.. 1 - 0,0 1
d5
  Black throws 5. A 5 moves nothing. It is White’s turn.
  Noir lance : 5. Le 5 ne fait rien bouger. À Blanc de jouer.

...w...ww./......w.../..bbw..b.. 0 - 0,0 1
d3
  White throws 3.
  Blanc lance : 3.

...w...ww./......w.../..bbw..b.. 0 3 0,0 1
17-20
  White goes from 17 to 20. It is Black’s turn.
  Blanc avance de 17 à 20. À Noir de jouer.

...w...ww./.........w/..bbw..b.. 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

...w...ww./.........w/..bbw..b.. 1 6 0,0 1
24-30
  Black goes from 24 to 30. A 6: Black throws again.
  Noir avance de 24 à 30. Un 6 : Noir relance.

...w...ww./.........w/..b.w..b.b 1 - 0,0 1
d3
  Black throws 3.
  Noir lance : 3.

...w...ww./.........w/..b.w..b.b 1 3 0,0 1
28-31
  Black takes the pawn on 28 off the board: 3 of 5. It is White’s turn.
  Noir sort le pion de 28 : 3 sur 5. À Blanc de jouer.

...w...ww./.........w/..b.w....b 0 - 0,0 1
d2
  White throws 2.
  Blanc lance : 2.

...w...ww./.........w/..b.w....b 0 2 0,0 1
4-6
  White goes from 4 to 6. It is Black’s turn.
  Blanc avance de 4 à 6. À Noir de jouer.

.....w.ww./.........w/..b.w....b 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

.....w.ww./.........w/..b.w....b 1 2 0,0 1
23-25
  Black goes from 23 to 25; White’s pawn goes back to 23. It is White’s turn.
  Noir avance de 23 à 25 ; le pion de Blanc recule en 23. À Blanc de jouer.

.....w.ww./.........w/..w.b....b 0 - 0,0 1
d6
  White throws 6.
  Blanc lance : 6.

.....w.ww./.........w/..w.b....b 0 6 0,0 1
8-14
  White goes from 8 to 14. A 6: White throws again.
  Blanc avance de 8 à 14. Un 6 : Blanc relance.

.....w..w./...w.....w/..w.b....b 0 - 0,0 1
d2
  White throws 2.
  Blanc lance : 2.

.....w..w./...w.....w/..w.b....b 0 2 0,0 1
23-25
  White goes from 23 to 25; Black’s pawn goes back to 23. It is Black’s turn.
  Blanc avance de 23 à 25 ; le pion de Noir recule en 23. À Noir de jouer.

.....w..w./...w.....w/..b.w....b 1 - 0,0 1
d2
  Black throws 2.
  Noir lance : 2.

.....w..w./...w.....w/..b.w....b 1 2 0,0 1
23-25
  Black goes from 23 to 25; White’s pawn goes back to 23. It is White’s turn.
  Noir avance de 23 à 25 ; le pion de Blanc recule en 23. À Blanc de jouer.

.....w..w./...w.....w/..w.b....b 0 - 0,0 1
d4
  White throws 4.
  Blanc lance : 4.

.....w..w./...w.....w/..w.b....b 0 4 0,0 1
14-18
  White goes from 14 to 18. A 4: White throws again.
  Blanc avance de 14 à 18. Un 4 : Blanc relance.

.....w..w./.......w.w/..w.b....b 0 - 0,0 1
d4
  White throws 4.
  Blanc lance : 4.

.....w..w./.......w.w/..w.b....b 0 4 0,0 1
23-27
  White goes from 23 to 27. The water takes the pawn back to square 1. A 4: White throws again.
  Blanc avance de 23 à 27. L’eau ramène le pion sur la case 1. Un 4 : Blanc relance.

w....w..w./.......w.w/....b....b 0 - 0,0 1
d3
  White throws 3.
  Blanc lance : 3.

w....w..w./.......w.w/....b....b 0 3 0,0 1
18-21
  White goes from 18 to 21. It is Black’s turn.
  Blanc avance de 18 à 21. À Noir de jouer.

w....w..w./.........w/w...b....b 1 - 0,0 1
d4
  Black throws 4.
  Noir lance : 4.

w....w..w./.........w/w...b....b 1 4 0,0 1
25-29
  Black goes from 25 to 29. A 4: Black throws again.
  Noir avance de 25 à 29. Un 4 : Noir relance.

w....w..w./.........w/w.......bb 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

w....w..w./.........w/w.......bb 1 1 0,0 1
30-31
  Black takes the pawn on 30 off the board: 4 of 5. A 1: Black throws again.
  Noir sort le pion de 30 : 4 sur 5. Un 1 : Noir relance.

w....w..w./.........w/w.......b. 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

w....w..w./.........w/w.......b. 1 1 0,0 1
29-30
  Black goes from 29 to 30. A 1: Black throws again.
  Noir avance de 29 à 30. Un 1 : Noir relance.

w....w..w./.........w/w........b 1 - 0,0 1
d6
  Black throws 6. Black cannot go forward: a pawn must go back.
  Noir lance : 6. Noir ne peut pas avancer : un pion doit reculer.

w....w..w./.........w/w........b 1 6 0,0 1
30-24
  Black goes back from 30 to 24. A 6: Black throws again.
  Noir recule de 30 à 24. Un 6 : Noir relance.

w....w..w./.........w/w..b...... 1 - 0,0 1
d1
  Black throws 1.
  Noir lance : 1.

w....w..w./.........w/w..b...... 1 1 0,0 1
24-25
  Black goes from 24 to 25. A 1: Black throws again.
  Noir avance de 24 à 25. Un 1 : Noir relance.

w....w..w./.........w/w...b..... 1 - 0,0 1
d6
  Black throws 6.
  Noir lance : 6.

w....w..w./.........w/w...b..... 1 6 0,0 1
25-31
  Black takes the pawn on 25 off the board: 5 of 5. Black has all five pawns out and wins!
  Noir sort le pion de 25 : 5 sur 5. Noir a sorti ses cinq pions : gagné !

w....w..w./.........w/w......... =0,1 - 0,0 1
result 0 1
