# senet players=2 throws=coins exit=exact

wbwbwbwbwb/........../.......... 0 - 0,0 ?
t1
  Player 1 throws 1. Player 1 throws the first 1 and takes black.
  Joueur 1 lance : 1. Joueur 1 fait le premier 1 et prend les noirs.

wbwbwbwbwb/........../.......... 0 1 0,0 0
10-11
  Black goes from 10 to 11. A 1: Black throws again.
  Noir avance de 10 à 11. Un 1 : Noir relance.

wbwbwbwbw./b........./.......... 0 - 0,0 0
t1
  Black throws 1.
  Noir lance : 1.

wbwbwbwbw./b........./.......... 0 1 0,0 0
6-7
  Black goes from 6 to 7; White’s pawn goes back to 6. A 1: Black throws again.
  Noir avance de 6 à 7 ; le pion de Blanc recule en 6. Un 1 : Noir relance.

wbwbwwbbw./b........./.......... 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

wbwbwwbbw./b........./.......... 0 2 0,0 0
11-13
  Black goes from 11 to 13. It is White’s turn.
  Noir avance de 11 à 13. À Blanc de jouer.

wbwbwwbbw./..b......./.......... 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

wbwbwwbbw./..b......./.......... 1 2 0,0 0
9-11
  White goes from 9 to 11. It is Black’s turn.
  Blanc avance de 9 à 11. À Noir de jouer.

wbwbwwbb../w.b......./.......... 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

wbwbwwbb../w.b......./.......... 0 2 0,0 0
13-15
  Black goes from 13 to 15. It is White’s turn.
  Noir avance de 13 à 15. À Blanc de jouer.

wbwbwwbb../w...b...../.......... 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

wbwbwwbb../w...b...../.......... 1 1 0,0 0
11-12
  White goes from 11 to 12. A 1: White throws again.
  Blanc avance de 11 à 12. Un 1 : Blanc relance.

wbwbwwbb../.w..b...../.......... 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

wbwbwwbb../.w..b...../.......... 1 2 0,0 0
12-14
  White goes from 12 to 14. It is Black’s turn.
  Blanc avance de 12 à 14. À Noir de jouer.

wbwbwwbb../...wb...../.......... 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

wbwbwwbb../...wb...../.......... 0 2 0,0 0
15-17
  Black goes from 15 to 17. It is White’s turn.
  Noir avance de 15 à 17. À Blanc de jouer.

wbwbwwbb../...w..b.../.......... 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

wbwbwwbb../...w..b.../.......... 1 3 0,0 0
14-17
  White goes from 14 to 17; Black’s pawn goes back to 14. It is Black’s turn.
  Blanc avance de 14 à 17 ; le pion de Noir recule en 14. À Noir de jouer.

wbwbwwbb../...b..w.../.......... 0 - 0,0 0
t3
  Black throws 3.
  Noir lance : 3.

wbwbwwbb../...b..w.../.......... 0 3 0,0 0
14-17
  Black goes from 14 to 17; White’s pawn goes back to 14. It is White’s turn.
  Noir avance de 14 à 17 ; le pion de Blanc recule en 14. À Blanc de jouer.

wbwbwwbb../...w..b.../.......... 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

wbwbwwbb../...w..b.../.......... 1 1 0,0 0
1-2
  White goes from 1 to 2; Black’s pawn goes back to 1. A 1: White throws again.
  Blanc avance de 1 à 2 ; le pion de Noir recule en 1. Un 1 : Blanc relance.

bwwbwwbb../...w..b.../.......... 1 - 0,0 0
t6
  White throws 6.
  Blanc lance : 6.

bwwbwwbb../...w..b.../.......... 1 6 0,0 0
6-12
  White goes from 6 to 12. A 6: White throws again.
  Blanc avance de 6 à 12. Un 6 : Blanc relance.

bwwbw.bb../.w.w..b.../.......... 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

bwwbw.bb../.w.w..b.../.......... 1 3 0,0 0
12-15
  White goes from 12 to 15. It is Black’s turn.
  Blanc avance de 12 à 15. À Noir de jouer.

bwwbw.bb../...ww.b.../.......... 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

bwwbw.bb../...ww.b.../.......... 0 2 0,0 0
17-19
  Black goes from 17 to 19. It is White’s turn.
  Noir avance de 17 à 19. À Blanc de jouer.

bwwbw.bb../...ww...b./.......... 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

bwwbw.bb../...ww...b./.......... 1 2 0,0 0
15-17
  White goes from 15 to 17. It is Black’s turn.
  Blanc avance de 15 à 17. À Noir de jouer.

bwwbw.bb../...w..w.b./.......... 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

bwwbw.bb../...w..w.b./.......... 0 2 0,0 0
7-9
  Black goes from 7 to 9. It is White’s turn.
  Noir avance de 7 à 9. À Blanc de jouer.

bwwbw..bb./...w..w.b./.......... 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

bwwbw..bb./...w..w.b./.......... 1 3 0,0 0
3-6
  White goes from 3 to 6. It is Black’s turn.
  Blanc avance de 3 à 6. À Noir de jouer.

bw.bww.bb./...w..w.b./.......... 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

bw.bww.bb./...w..w.b./.......... 0 2 0,0 0
9-11
  Black goes from 9 to 11. It is White’s turn.
  Noir avance de 9 à 11. À Blanc de jouer.

bw.bww.b../b..w..w.b./.......... 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

bw.bww.b../b..w..w.b./.......... 1 2 0,0 0
5-7
  White goes from 5 to 7. It is Black’s turn.
  Blanc avance de 5 à 7. À Noir de jouer.

bw.b.wwb../b..w..w.b./.......... 0 - 0,0 0
t3
  Black throws 3.
  Noir lance : 3.

bw.b.wwb../b..w..w.b./.......... 0 3 0,0 0
11-14
  Black goes from 11 to 14; White’s pawn goes back to 11. It is White’s turn.
  Noir avance de 11 à 14 ; le pion de Blanc recule en 11. À Blanc de jouer.

bw.b.wwb../w..b..w.b./.......... 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

bw.b.wwb../w..b..w.b./.......... 1 3 0,0 0
11-14
  White goes from 11 to 14; Black’s pawn goes back to 11. It is Black’s turn.
  Blanc avance de 11 à 14 ; le pion de Noir recule en 11. À Noir de jouer.

bw.b.wwb../b..w..w.b./.......... 0 - 0,0 0
t3
  Black throws 3.
  Noir lance : 3.

bw.b.wwb../b..w..w.b./.......... 0 3 0,0 0
19-22
  Black goes from 19 to 22. It is White’s turn.
  Noir avance de 19 à 22. À Blanc de jouer.

bw.b.wwb../b..w..w.../.b........ 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

bw.b.wwb../b..w..w.../.b........ 1 3 0,0 0
17-20
  White goes from 17 to 20. It is Black’s turn.
  Blanc avance de 17 à 20. À Noir de jouer.

bw.b.wwb../b..w.....w/.b........ 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

bw.b.wwb../b..w.....w/.b........ 0 2 0,0 0
22-24
  Black goes from 22 to 24. It is White’s turn.
  Noir avance de 22 à 24. À Blanc de jouer.

bw.b.wwb../b..w.....w/...b...... 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

bw.b.wwb../b..w.....w/...b...... 1 3 0,0 0
20-23
  White goes from 20 to 23. It is Black’s turn.
  Blanc avance de 20 à 23. À Noir de jouer.

bw.b.wwb../b..w....../..wb...... 0 - 0,0 0
t3
  Black throws 3.
  Noir lance : 3.

bw.b.wwb../b..w....../..wb...... 0 3 0,0 0
24-27
  Black goes from 24 to 27. Square 1 is occupied: the pawn waits off the board. It is White’s turn.
  Noir avance de 24 à 27. La case 1 est occupée : le pion attend hors du tablier. À Blanc de jouer.

bw.b.wwb../b..w....../..w....... 1 - 0,1 0
t1
  White throws 1.
  Blanc lance : 1.

bw.b.wwb../b..w....../..w....... 1 1 0,1 0
23-24
  White goes from 23 to 24. A 1: White throws again.
  Blanc avance de 23 à 24. Un 1 : Blanc relance.

bw.b.wwb../b..w....../...w...... 1 - 0,1 0
t3
  White throws 3.
  Blanc lance : 3.

bw.b.wwb../b..w....../...w...... 1 3 0,1 0
14-17
  White goes from 14 to 17. It is Black’s turn.
  Blanc avance de 14 à 17. À Noir de jouer.

bw.b.wwb../b.....w.../...w...... 0 - 0,1 0
t3
  Black throws 3.
  Noir lance : 3.

bw.b.wwb../b.....w.../...w...... 0 3 0,1 0
11-14
  Black goes from 11 to 14. It is White’s turn.
  Noir avance de 11 à 14. À Blanc de jouer.

bw.b.wwb../...b..w.../...w...... 1 - 0,1 0
t3
  White throws 3.
  Blanc lance : 3.

bw.b.wwb../...b..w.../...w...... 1 3 0,1 0
17-20
  White goes from 17 to 20. It is Black’s turn.
  Blanc avance de 17 à 20. À Noir de jouer.

bw.b.wwb../...b.....w/...w...... 0 - 0,1 0
t3
  Black throws 3.
  Noir lance : 3.

bw.b.wwb../...b.....w/...w...... 0 3 0,1 0
8-11
  Black goes from 8 to 11. It is White’s turn.
  Noir avance de 8 à 11. À Blanc de jouer.

bw.b.ww.../b..b.....w/...w...... 1 - 0,1 0
t2
  White throws 2.
  Blanc lance : 2.

bw.b.ww.../b..b.....w/...w...... 1 2 0,1 0
24-26
  White goes from 24 to 26. It is Black’s turn.
  Blanc avance de 24 à 26. À Noir de jouer.

bw.b.ww.../b..b.....w/.....w.... 0 - 0,1 0
t1
  Black throws 1.
  Noir lance : 1.

bw.b.ww.../b..b.....w/.....w.... 0 1 0,1 0
14-15
  Black goes from 14 to 15. A 1: Black throws again.
  Noir avance de 14 à 15. Un 1 : Noir relance.

bw.b.ww.../b...b....w/.....w.... 0 - 0,1 0
t2
  Black throws 2.
  Noir lance : 2.

bw.b.ww.../b...b....w/.....w.... 0 2 0,1 0
11-13
  Black goes from 11 to 13. It is White’s turn.
  Noir avance de 11 à 13. À Blanc de jouer.

bw.b.ww.../..b.b....w/.....w.... 1 - 0,1 0
t3
  White throws 3.
  Blanc lance : 3.

bw.b.ww.../..b.b....w/.....w.... 1 3 0,1 0
7-10
  White goes from 7 to 10. It is Black’s turn.
  Blanc avance de 7 à 10. À Noir de jouer.

bw.b.w...w/..b.b....w/.....w.... 0 - 0,1 0
t2
  Black throws 2.
  Noir lance : 2.

bw.b.w...w/..b.b....w/.....w.... 0 2 0,1 0
4-6
  Black goes from 4 to 6; White’s pawn goes back to 4. It is White’s turn.
  Noir avance de 4 à 6 ; le pion de Blanc recule en 4. À Blanc de jouer.

bw.w.b...w/..b.b....w/.....w.... 1 - 0,1 0
t3
  White throws 3.
  Blanc lance : 3.

bw.w.b...w/..b.b....w/.....w.... 1 3 0,1 0
26-29
  White goes from 26 to 29. It is Black’s turn.
  Blanc avance de 26 à 29. À Noir de jouer.

bw.w.b...w/..b.b....w/........w. 0 - 0,1 0
t1
  Black throws 1.
  Noir lance : 1.

bw.w.b...w/..b.b....w/........w. 0 1 0,1 0
13-14
  Black goes from 13 to 14. A 1: Black throws again.
  Noir avance de 13 à 14. Un 1 : Noir relance.

bw.w.b...w/...bb....w/........w. 0 - 0,1 0
t6
  Black throws 6.
  Noir lance : 6.

bw.w.b...w/...bb....w/........w. 0 6 0,1 0
6-12
  Black goes from 6 to 12. A 6: Black throws again.
  Noir avance de 6 à 12. Un 6 : Noir relance.

bw.w.....w/.b.bb....w/........w. 0 - 0,1 0
t2
  Black throws 2.
  Noir lance : 2.

bw.w.....w/.b.bb....w/........w. 0 2 0,1 0
1-3
  Black goes from 1 to 3. It is White’s turn.
  Noir avance de 1 à 3. À Blanc de jouer.

.wbw.....w/.b.bb....w/........w. 1 - 0,1 0
t1
  White throws 1.
  Blanc lance : 1.

.wbw.....w/.b.bb....w/........w. 1 1 0,1 0
10-11
  White goes from 10 to 11. A 1: White throws again.
  Blanc avance de 10 à 11. Un 1 : Blanc relance.

.wbw....../wb.bb....w/........w. 1 - 0,1 0
t3
  White throws 3.
  Blanc lance : 3.

.wbw....../wb.bb....w/........w. 1 3 0,1 0
20-23
  White goes from 20 to 23. It is Black’s turn.
  Blanc avance de 20 à 23. À Noir de jouer.

.wbw....../wb.bb...../..w.....w. 0 - 0,1 0
t2
  Black throws 2.
  Noir lance : 2.

.wbw....../wb.bb...../..w.....w. 0 2 0,1 0
15-17
  Black goes from 15 to 17. It is White’s turn.
  Noir avance de 15 à 17. À Blanc de jouer.

.wbw....../wb.b..b.../..w.....w. 1 - 0,1 0
t1
  White throws 1.
  Blanc lance : 1.

.wbw....../wb.b..b.../..w.....w. 1 1 0,1 0
11-12
  White goes from 11 to 12; Black’s pawn goes back to 11. A 1: White throws again.
  Blanc avance de 11 à 12 ; le pion de Noir recule en 11. Un 1 : Blanc relance.

.wbw....../bw.b..b.../..w.....w. 1 - 0,1 0
t3
  White throws 3.
  Blanc lance : 3.

.wbw....../bw.b..b.../..w.....w. 1 3 0,1 0
4-7
  White goes from 4 to 7. It is Black’s turn.
  Blanc avance de 4 à 7. À Noir de jouer.

.wb...w.../bw.b..b.../..w.....w. 0 - 0,1 0
t1
  Black throws 1.
  Noir lance : 1.

.wb...w.../bw.b..b.../..w.....w. 0 1 0,1 0
14-15
  Black goes from 14 to 15. A 1: Black throws again.
  Noir avance de 14 à 15. Un 1 : Noir relance.

.wb...w.../bw..b.b.../..w.....w. 0 - 0,1 0
t1
  Black throws 1.
  Noir lance : 1.

.wb...w.../bw..b.b.../..w.....w. 0 1 0,1 0
0-1
  Black enters on 1. A 1: Black throws again.
  Noir entre en 1. Un 1 : Noir relance.

bwb...w.../bw..b.b.../..w.....w. 0 - 0,0 0
t3
  Black throws 3.
  Noir lance : 3.

bwb...w.../bw..b.b.../..w.....w. 0 3 0,0 0
11-14
  Black goes from 11 to 14. It is White’s turn.
  Noir avance de 11 à 14. À Blanc de jouer.

bwb...w.../.w.bb.b.../..w.....w. 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

bwb...w.../.w.bb.b.../..w.....w. 1 2 0,0 0
2-4
  White goes from 2 to 4. It is Black’s turn.
  Blanc avance de 2 à 4. À Noir de jouer.

b.bw..w.../.w.bb.b.../..w.....w. 0 - 0,0 0
t6
  Black throws 6.
  Noir lance : 6.

b.bw..w.../.w.bb.b.../..w.....w. 0 6 0,0 0
1-7
  Black goes from 1 to 7; White’s pawn goes back to 1. A 6: Black throws again.
  Noir avance de 1 à 7 ; le pion de Blanc recule en 1. Un 6 : Noir relance.

w.bw..b.../.w.bb.b.../..w.....w. 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

w.bw..b.../.w.bb.b.../..w.....w. 0 2 0,0 0
3-5
  Black goes from 3 to 5. It is White’s turn.
  Noir avance de 3 à 5. À Blanc de jouer.

w..wb.b.../.w.bb.b.../..w.....w. 1 - 0,0 0
t6
  White throws 6.
  Blanc lance : 6.

w..wb.b.../.w.bb.b.../..w.....w. 1 6 0,0 0
1-7
  White goes from 1 to 7; Black’s pawn goes back to 1. A 6: White throws again.
  Blanc avance de 1 à 7 ; le pion de Noir recule en 1. Un 6 : Blanc relance.

b..wb.w.../.w.bb.b.../..w.....w. 1 - 0,0 0
t6
  White throws 6.
  Blanc lance : 6.

b..wb.w.../.w.bb.b.../..w.....w. 1 6 0,0 0
7-13
  White goes from 7 to 13. A 6: White throws again.
  Blanc avance de 7 à 13. Un 6 : Blanc relance.

b..wb...../.wwbb.b.../..w.....w. 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

b..wb...../.wwbb.b.../..w.....w. 1 1 0,0 0
4-5
  White goes from 4 to 5; Black’s pawn goes back to 4. A 1: White throws again.
  Blanc avance de 4 à 5 ; le pion de Noir recule en 4. Un 1 : Blanc relance.

b..bw...../.wwbb.b.../..w.....w. 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

b..bw...../.wwbb.b.../..w.....w. 1 2 0,0 0
5-7
  White goes from 5 to 7. It is Black’s turn.
  Blanc avance de 5 à 7. À Noir de jouer.

b..b..w.../.wwbb.b.../..w.....w. 0 - 0,0 0
t6
  Black throws 6.
  Noir lance : 6.

b..b..w.../.wwbb.b.../..w.....w. 0 6 0,0 0
15-21
  Black goes from 15 to 21. A 6: Black throws again.
  Noir avance de 15 à 21. Un 6 : Noir relance.

b..b..w.../.wwb..b.../b.w.....w. 0 - 0,0 0
t1
  Black throws 1.
  Noir lance : 1.

b..b..w.../.wwb..b.../b.w.....w. 0 1 0,0 0
4-5
  Black goes from 4 to 5. A 1: Black throws again.
  Noir avance de 4 à 5. Un 1 : Noir relance.

b...b.w.../.wwb..b.../b.w.....w. 0 - 0,0 0
t1
  Black throws 1.
  Noir lance : 1.

b...b.w.../.wwb..b.../b.w.....w. 0 1 0,0 0
1-2
  Black goes from 1 to 2. A 1: Black throws again.
  Noir avance de 1 à 2. Un 1 : Noir relance.

.b..b.w.../.wwb..b.../b.w.....w. 0 - 0,0 0
t6
  Black throws 6.
  Noir lance : 6.

.b..b.w.../.wwb..b.../b.w.....w. 0 6 0,0 0
14-20
  Black goes from 14 to 20. A 6: Black throws again.
  Noir avance de 14 à 20. Un 6 : Noir relance.

.b..b.w.../.ww...b..b/b.w.....w. 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

.b..b.w.../.ww...b..b/b.w.....w. 0 2 0,0 0
17-19
  Black goes from 17 to 19. Black has a barrage from 19 to 21. It is White’s turn.
  Noir avance de 17 à 19. Noir a un barrage de 19 à 21. À Blanc de jouer.

.b..b.w.../.ww.....bb/b.w.....w. 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

.b..b.w.../.ww.....bb/b.w.....w. 1 2 0,0 0
23-25
  White goes from 23 to 25. It is Black’s turn.
  Blanc avance de 23 à 25. À Noir de jouer.

.b..b.w.../.ww.....bb/b...w...w. 0 - 0,0 0
t6
  Black throws 6.
  Noir lance : 6.

.b..b.w.../.ww.....bb/b...w...w. 0 6 0,0 0
19-25
  Black goes from 19 to 25; White’s pawn goes back to 19. Black’s barrage, from 19 to 21, is gone. A 6: Black throws again.
  Noir avance de 19 à 25 ; le pion de Blanc recule en 19. Le barrage de Noir, de 19 à 21, est défait. Un 6 : Noir relance.

.b..b.w.../.ww.....wb/b...b...w. 0 - 0,0 0
t3
  Black throws 3.
  Noir lance : 3.

.b..b.w.../.ww.....wb/b...b...w. 0 3 0,0 0
5-8
  Black goes from 5 to 8. It is White’s turn.
  Noir avance de 5 à 8. À Blanc de jouer.

.b....wb../.ww.....wb/b...b...w. 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

.b....wb../.ww.....wb/b...b...w. 1 1 0,0 0
13-14
  White goes from 13 to 14. A 1: White throws again.
  Blanc avance de 13 à 14. Un 1 : Blanc relance.

.b....wb../.w.w....wb/b...b...w. 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

.b....wb../.w.w....wb/b...b...w. 1 1 0,0 0
29-30
  White goes from 29 to 30. A 1: White throws again.
  Blanc avance de 29 à 30. Un 1 : Blanc relance.

.b....wb../.w.w....wb/b...b....w 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

.b....wb../.w.w....wb/b...b....w 1 3 0,0 0
7-10
  White goes from 7 to 10. It is Black’s turn.
  Blanc avance de 7 à 10. À Noir de jouer.

.b.....b.w/.w.w....wb/b...b....w 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

.b.....b.w/.w.w....wb/b...b....w 0 2 0,0 0
2-4
  Black goes from 2 to 4. It is White’s turn.
  Noir avance de 2 à 4. À Blanc de jouer.

...b...b.w/.w.w....wb/b...b....w 1 - 0,0 0
t6
  White throws 6.
  Blanc lance : 6.

...b...b.w/.w.w....wb/b...b....w 1 6 0,0 0
12-18
  White goes from 12 to 18. A 6: White throws again.
  Blanc avance de 12 à 18. Un 6 : Blanc relance.

...b...b.w/...w...wwb/b...b....w 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

...b...b.w/...w...wwb/b...b....w 1 1 0,0 0
14-15
  White goes from 14 to 15. A 1: White throws again.
  Blanc avance de 14 à 15. Un 1 : Blanc relance.

...b...b.w/....w..wwb/b...b....w 1 - 0,0 0
t4
  White throws 4.
  Blanc lance : 4.

...b...b.w/....w..wwb/b...b....w 1 4 0,0 0
19-23
  White goes from 19 to 23. A 4: White throws again.
  Blanc avance de 19 à 23. Un 4 : Blanc relance.

...b...b.w/....w..w.b/b.w.b....w 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

...b...b.w/....w..w.b/b.w.b....w 1 2 0,0 0
10-12
  White goes from 10 to 12. It is Black’s turn.
  Blanc avance de 10 à 12. À Noir de jouer.

...b...b../.w..w..w.b/b.w.b....w 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

...b...b../.w..w..w.b/b.w.b....w 0 2 0,0 0
20-22
  Black goes from 20 to 22. It is White’s turn.
  Noir avance de 20 à 22. À Blanc de jouer.

...b...b../.w..w..w../bbw.b....w 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

...b...b../.w..w..w../bbw.b....w 1 1 0,0 0
23-24
  White goes from 23 to 24. A 1: White throws again.
  Blanc avance de 23 à 24. Un 1 : Blanc relance.

...b...b../.w..w..w../bb.wb....w 1 - 0,0 0
t6
  White throws 6. White cannot go forward: a pawn must go back.
  Blanc lance : 6. Blanc ne peut pas avancer : un pion doit reculer.

...b...b../.w..w..w../bb.wb....w 1 6 0,0 0
12-6
  White goes back from 12 to 6. A 6: White throws again.
  Blanc recule de 12 à 6. Un 6 : Blanc relance.

...b.w.b../....w..w../bb.wb....w 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

...b.w.b../....w..w../bb.wb....w 1 1 0,0 0
18-19
  White goes from 18 to 19. A 1: White throws again.
  Blanc avance de 18 à 19. Un 1 : Blanc relance.

...b.w.b../....w...w./bb.wb....w 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

...b.w.b../....w...w./bb.wb....w 1 1 0,0 0
15-16
  White goes from 15 to 16. A 1: White throws again.
  Blanc avance de 15 à 16. Un 1 : Blanc relance.

...b.w.b../.....w..w./bb.wb....w 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

...b.w.b../.....w..w./bb.wb....w 1 2 0,0 0
6-8
  White goes from 6 to 8; Black’s pawn goes back to 6. It is Black’s turn.
  Blanc avance de 6 à 8 ; le pion de Noir recule en 6. À Noir de jouer.

...b.b.w../.....w..w./bb.wb....w 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

...b.b.w../.....w..w./bb.wb....w 0 2 0,0 0
25-27
  Black goes from 25 to 27. The water takes the pawn back to square 1. It is White’s turn.
  Noir avance de 25 à 27. L’eau ramène le pion sur la case 1. À Blanc de jouer.

b..b.b.w../.....w..w./bb.w.....w 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

b..b.b.w../.....w..w./bb.w.....w 1 3 0,0 0
8-11
  White goes from 8 to 11. It is Black’s turn.
  Blanc avance de 8 à 11. À Noir de jouer.

b..b.b..../w....w..w./bb.w.....w 0 - 0,0 0
t3
  Black throws 3.
  Noir lance : 3.

b..b.b..../w....w..w./bb.w.....w 0 3 0,0 0
6-9
  Black goes from 6 to 9. It is White’s turn.
  Noir avance de 6 à 9. À Blanc de jouer.

b..b....b./w....w..w./bb.w.....w 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

b..b....b./w....w..w./bb.w.....w 1 3 0,0 0
11-14
  White goes from 11 to 14. It is Black’s turn.
  Blanc avance de 11 à 14. À Noir de jouer.

b..b....b./...w.w..w./bb.w.....w 0 - 0,0 0
t1
  Black throws 1.
  Noir lance : 1.

b..b....b./...w.w..w./bb.w.....w 0 1 0,0 0
1-2
  Black goes from 1 to 2. A 1: Black throws again.
  Noir avance de 1 à 2. Un 1 : Noir relance.

.b.b....b./...w.w..w./bb.w.....w 0 - 0,0 0
t3
  Black throws 3.
  Noir lance : 3.

.b.b....b./...w.w..w./bb.w.....w 0 3 0,0 0
22-25
  Black goes from 22 to 25. It is White’s turn.
  Noir avance de 22 à 25. À Blanc de jouer.

.b.b....b./...w.w..w./b..wb....w 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

.b.b....b./...w.w..w./b..wb....w 1 3 0,0 0
19-22
  White goes from 19 to 22. It is Black’s turn.
  Blanc avance de 19 à 22. À Noir de jouer.

.b.b....b./...w.w..../bw.wb....w 0 - 0,0 0
t3
  Black throws 3.
  Noir lance : 3.

.b.b....b./...w.w..../bw.wb....w 0 3 0,0 0
9-12
  Black goes from 9 to 12. It is White’s turn.
  Noir avance de 9 à 12. À Blanc de jouer.

.b.b....../.b.w.w..../bw.wb....w 1 - 0,0 0
t6
  White throws 6.
  Blanc lance : 6.

.b.b....../.b.w.w..../bw.wb....w 1 6 0,0 0
14-20
  White goes from 14 to 20. A 6: White throws again.
  Blanc avance de 14 à 20. Un 6 : Blanc relance.

.b.b....../.b...w...w/bw.wb....w 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

.b.b....../.b...w...w/bw.wb....w 1 1 0,0 0
24-25
  White goes from 24 to 25; Black’s pawn goes back to 24. A 1: White throws again.
  Blanc avance de 24 à 25 ; le pion de Noir recule en 24. Un 1 : Blanc relance.

.b.b....../.b...w...w/bw.bw....w 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

.b.b....../.b...w...w/bw.bw....w 1 3 0,0 0
16-19
  White goes from 16 to 19. It is Black’s turn.
  Blanc avance de 16 à 19. À Noir de jouer.

.b.b....../.b......ww/bw.bw....w 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

.b.b....../.b......ww/bw.bw....w 0 2 0,0 0
4-6
  Black goes from 4 to 6. It is White’s turn.
  Noir avance de 4 à 6. À Blanc de jouer.

.b...b..../.b......ww/bw.bw....w 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

.b...b..../.b......ww/bw.bw....w 1 3 0,0 0
20-23
  White goes from 20 to 23. It is Black’s turn.
  Blanc avance de 20 à 23. À Noir de jouer.

.b...b..../.b......w./bwwbw....w 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

.b...b..../.b......w./bwwbw....w 0 2 0,0 0
2-4
  Black goes from 2 to 4. It is White’s turn.
  Noir avance de 2 à 4. À Blanc de jouer.

...b.b..../.b......w./bwwbw....w 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

...b.b..../.b......w./bwwbw....w 1 2 0,0 0
19-21
  White goes from 19 to 21; Black’s pawn goes back to 19. White has a barrage from 21 to 23. It is Black’s turn.
  Blanc avance de 19 à 21 ; le pion de Noir recule en 19. Blanc a un barrage de 21 à 23. À Noir de jouer.

...b.b..../.b......b./wwwbw....w 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

...b.b..../.b......b./wwwbw....w 0 2 0,0 0
6-8
  Black goes from 6 to 8. It is White’s turn.
  Noir avance de 6 à 8. À Blanc de jouer.

...b...b../.b......b./wwwbw....w 1 - 0,0 0
t6
  White throws 6.
  Blanc lance : 6.

...b...b../.b......b./wwwbw....w 1 6 0,0 0
25-31
  White takes the pawn on 25 off the board: 1 of 5. A 6: White throws again.
  Blanc sort le pion de 25 : 1 sur 5. Un 6 : Blanc relance.

...b...b../.b......b./wwwb.....w 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

...b...b../.b......b./wwwb.....w 1 3 0,0 0
22-25
  White goes from 22 to 25. White’s barrage, from 21 to 23, is gone. It is Black’s turn.
  Blanc avance de 22 à 25. Le barrage de Blanc, de 21 à 23, est défait. À Noir de jouer.

...b...b../.b......b./w.wbw....w 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

...b...b../.b......b./w.wbw....w 0 2 0,0 0
8-10
  Black goes from 8 to 10. It is White’s turn.
  Noir avance de 8 à 10. À Blanc de jouer.

...b.....b/.b......b./w.wbw....w 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

...b.....b/.b......b./w.wbw....w 1 2 0,0 0
25-27
  White goes from 25 to 27. The water takes the pawn back to square 1. It is Black’s turn.
  Blanc avance de 25 à 27. L’eau ramène le pion sur la case 1. À Noir de jouer.

w..b.....b/.b......b./w.wb.....w 0 - 0,0 0
t3
  Black throws 3.
  Noir lance : 3.

w..b.....b/.b......b./w.wb.....w 0 3 0,0 0
24-27
  Black goes from 24 to 27. Square 1 is occupied: the pawn waits off the board. It is White’s turn.
  Noir avance de 24 à 27. La case 1 est occupée : le pion attend hors du tablier. À Blanc de jouer.

w..b.....b/.b......b./w.w......w 1 - 0,1 0
t6
  White throws 6.
  Blanc lance : 6.

w..b.....b/.b......b./w.w......w 1 6 0,1 0
23-29
  White goes from 23 to 29. A 6: White throws again.
  Blanc avance de 23 à 29. Un 6 : Blanc relance.

w..b.....b/.b......b./w.......ww 1 - 0,1 0
t1
  White throws 1.
  Blanc lance : 1.

w..b.....b/.b......b./w.......ww 1 1 0,1 0
21-22
  White goes from 21 to 22. A 1: White throws again.
  Blanc avance de 21 à 22. Un 1 : Blanc relance.

w..b.....b/.b......b./.w......ww 1 - 0,1 0
t2
  White throws 2.
  Blanc lance : 2.

w..b.....b/.b......b./.w......ww 1 2 0,1 0
1-3
  White goes from 1 to 3. It is Black’s turn.
  Blanc avance de 1 à 3. À Noir de jouer.

..wb.....b/.b......b./.w......ww 0 - 0,1 0
t4
  Black throws 4.
  Noir lance : 4.

..wb.....b/.b......b./.w......ww 0 4 0,1 0
12-16
  Black goes from 12 to 16. A 4: Black throws again.
  Noir avance de 12 à 16. Un 4 : Noir relance.

..wb.....b/.....b..b./.w......ww 0 - 0,1 0
t6
  Black throws 6.
  Noir lance : 6.

..wb.....b/.....b..b./.w......ww 0 6 0,1 0
19-25
  Black goes from 19 to 25. A 6: Black throws again.
  Noir avance de 19 à 25. Un 6 : Noir relance.

..wb.....b/.....b..../.w..b...ww 0 - 0,1 0
t2
  Black throws 2.
  Noir lance : 2.

..wb.....b/.....b..../.w..b...ww 0 2 0,1 0
25-27
  Black goes from 25 to 27. The water takes the pawn back to square 1. It is White’s turn.
  Noir avance de 25 à 27. L’eau ramène le pion sur la case 1. À Blanc de jouer.

b.wb.....b/.....b..../.w......ww 1 - 0,1 0
t3
  White throws 3.
  Blanc lance : 3.

b.wb.....b/.....b..../.w......ww 1 3 0,1 0
22-25
  White goes from 22 to 25. It is Black’s turn.
  Blanc avance de 22 à 25. À Noir de jouer.

b.wb.....b/.....b..../....w...ww 0 - 0,1 0
t3
  Black throws 3.
  Noir lance : 3.

b.wb.....b/.....b..../....w...ww 0 3 0,1 0
10-13
  Black goes from 10 to 13. It is White’s turn.
  Noir avance de 10 à 13. À Blanc de jouer.

b.wb....../..b..b..../....w...ww 1 - 0,1 0
t6
  White throws 6.
  Blanc lance : 6.

b.wb....../..b..b..../....w...ww 1 6 0,1 0
3-9
  White goes from 3 to 9. A 6: White throws again.
  Blanc avance de 3 à 9. Un 6 : Blanc relance.

b..b....w./..b..b..../....w...ww 1 - 0,1 0
t2
  White throws 2.
  Blanc lance : 2.

b..b....w./..b..b..../....w...ww 1 2 0,1 0
9-11
  White goes from 9 to 11. It is Black’s turn.
  Blanc avance de 9 à 11. À Noir de jouer.

b..b....../w.b..b..../....w...ww 0 - 0,1 0
t2
  Black throws 2.
  Noir lance : 2.

b..b....../w.b..b..../....w...ww 0 2 0,1 0
1-3
  Black goes from 1 to 3. It is White’s turn.
  Noir avance de 1 à 3. À Blanc de jouer.

..bb....../w.b..b..../....w...ww 1 - 0,1 0
t6
  White throws 6.
  Blanc lance : 6.

..bb....../w.b..b..../....w...ww 1 6 0,1 0
11-17
  White goes from 11 to 17. A 6: White throws again.
  Blanc avance de 11 à 17. Un 6 : Blanc relance.

..bb....../..b..bw.../....w...ww 1 - 0,1 0
t1
  White throws 1.
  Blanc lance : 1.

..bb....../..b..bw.../....w...ww 1 1 0,1 0
25-26
  White goes from 25 to 26. A 1: White throws again.
  Blanc avance de 25 à 26. Un 1 : Blanc relance.

..bb....../..b..bw.../.....w..ww 1 - 0,1 0
t4
  White throws 4.
  Blanc lance : 4.

..bb....../..b..bw.../.....w..ww 1 4 0,1 0
17-21
  White goes from 17 to 21. A 4: White throws again.
  Blanc avance de 17 à 21. Un 4 : Blanc relance.

..bb....../..b..b..../w....w..ww 1 - 0,1 0
t2
  White throws 2.
  Blanc lance : 2.

..bb....../..b..b..../w....w..ww 1 2 0,1 0
29-31
  White takes the pawn on 29 off the board: 2 of 5. It is Black’s turn.
  Blanc sort le pion de 29 : 2 sur 5. À Noir de jouer.

..bb....../..b..b..../w....w...w 0 - 0,1 0
t1
  Black throws 1.
  Noir lance : 1.

..bb....../..b..b..../w....w...w 0 1 0,1 0
0-1
  Black enters on 1. A 1: Black throws again.
  Noir entre en 1. Un 1 : Noir relance.

b.bb....../..b..b..../w....w...w 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

b.bb....../..b..b..../w....w...w 0 2 0,0 0
3-5
  Black goes from 3 to 5. It is White’s turn.
  Noir avance de 3 à 5. À Blanc de jouer.

b..bb...../..b..b..../w....w...w 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

b..bb...../..b..b..../w....w...w 1 3 0,0 0
26-29
  White goes from 26 to 29. It is Black’s turn.
  Blanc avance de 26 à 29. À Noir de jouer.

b..bb...../..b..b..../w.......ww 0 - 0,0 0
t1
  Black throws 1.
  Noir lance : 1.

b..bb...../..b..b..../w.......ww 0 1 0,0 0
5-6
  Black goes from 5 to 6. A 1: Black throws again.
  Noir avance de 5 à 6. Un 1 : Noir relance.

b..b.b..../..b..b..../w.......ww 0 - 0,0 0
t4
  Black throws 4.
  Noir lance : 4.

b..b.b..../..b..b..../w.......ww 0 4 0,0 0
4-8
  Black goes from 4 to 8. A 4: Black throws again.
  Noir avance de 4 à 8. Un 4 : Noir relance.

b....b.b../..b..b..../w.......ww 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

b....b.b../..b..b..../w.......ww 0 2 0,0 0
13-15
  Black goes from 13 to 15. It is White’s turn.
  Noir avance de 13 à 15. À Blanc de jouer.

b....b.b../....bb..../w.......ww 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

b....b.b../....bb..../w.......ww 1 2 0,0 0
29-31
  White takes the pawn on 29 off the board: 3 of 5. It is Black’s turn.
  Blanc sort le pion de 29 : 3 sur 5. À Noir de jouer.

b....b.b../....bb..../w........w 0 - 0,0 0
t1
  Black throws 1.
  Noir lance : 1.

b....b.b../....bb..../w........w 0 1 0,0 0
8-9
  Black goes from 8 to 9. A 1: Black throws again.
  Noir avance de 8 à 9. Un 1 : Noir relance.

b....b..b./....bb..../w........w 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

b....b..b./....bb..../w........w 0 2 0,0 0
1-3
  Black goes from 1 to 3. It is White’s turn.
  Noir avance de 1 à 3. À Blanc de jouer.

..b..b..b./....bb..../w........w 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

..b..b..b./....bb..../w........w 1 1 0,0 0
21-22
  White goes from 21 to 22. A 1: White throws again.
  Blanc avance de 21 à 22. Un 1 : Blanc relance.

..b..b..b./....bb..../.w.......w 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

..b..b..b./....bb..../.w.......w 1 2 0,0 0
22-24
  White goes from 22 to 24. It is Black’s turn.
  Blanc avance de 22 à 24. À Noir de jouer.

..b..b..b./....bb..../...w.....w 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

..b..b..b./....bb..../...w.....w 0 2 0,0 0
15-17
  Black goes from 15 to 17. It is White’s turn.
  Noir avance de 15 à 17. À Blanc de jouer.

..b..b..b./.....bb.../...w.....w 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

..b..b..b./.....bb.../...w.....w 1 2 0,0 0
24-26
  White goes from 24 to 26. It is Black’s turn.
  Blanc avance de 24 à 26. À Noir de jouer.

..b..b..b./.....bb.../.....w...w 0 - 0,0 0
t6
  Black throws 6.
  Noir lance : 6.

..b..b..b./.....bb.../.....w...w 0 6 0,0 0
17-23
  Black goes from 17 to 23. A 6: Black throws again.
  Noir avance de 17 à 23. Un 6 : Noir relance.

..b..b..b./.....b..../..b..w...w 0 - 0,0 0
t1
  Black throws 1.
  Noir lance : 1.

..b..b..b./.....b..../..b..w...w 0 1 0,0 0
16-17
  Black goes from 16 to 17. A 1: Black throws again.
  Noir avance de 16 à 17. Un 1 : Noir relance.

..b..b..b./......b.../..b..w...w 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

..b..b..b./......b.../..b..w...w 0 2 0,0 0
9-11
  Black goes from 9 to 11. It is White’s turn.
  Noir avance de 9 à 11. À Blanc de jouer.

..b..b..../b.....b.../..b..w...w 1 - 0,0 0
t3
  White throws 3.
  Blanc lance : 3.

..b..b..../b.....b.../..b..w...w 1 3 0,0 0
26-29
  White goes from 26 to 29. It is Black’s turn.
  Blanc avance de 26 à 29. À Noir de jouer.

..b..b..../b.....b.../..b.....ww 0 - 0,0 0
t3
  Black throws 3.
  Noir lance : 3.

..b..b..../b.....b.../..b.....ww 0 3 0,0 0
17-20
  Black goes from 17 to 20. It is White’s turn.
  Noir avance de 17 à 20. À Blanc de jouer.

..b..b..../b........b/..b.....ww 1 - 0,0 0
t4
  White throws 4. White cannot go forward: a pawn must go back.
  Blanc lance : 4. Blanc ne peut pas avancer : un pion doit reculer.

..b..b..../b........b/..b.....ww 1 4 0,0 0
30-26
  White goes back from 30 to 26. A 4: White throws again.
  Blanc recule de 30 à 26. Un 4 : Blanc relance.

..b..b..../b........b/..b..w..w. 1 - 0,0 0
t3
  White throws 3. None of White’s pawns can move. It is Black’s turn.
  Blanc lance : 3. Blanc ne peut bouger aucun pion. À Noir de jouer.

..b..b..../b........b/..b..w..w. 0 - 0,0 0
t4
  Black throws 4.
  Noir lance : 4.

..b..b..../b........b/..b..w..w. 0 4 0,0 0
11-15
  Black goes from 11 to 15. A 4: Black throws again.
  Noir avance de 11 à 15. Un 4 : Noir relance.

..b..b..../....b....b/..b..w..w. 0 - 0,0 0
t2
  Black throws 2.
  Noir lance : 2.

..b..b..../....b....b/..b..w..w. 0 2 0,0 0
6-8
  Black goes from 6 to 8. It is White’s turn.
  Noir avance de 6 à 8. À Blanc de jouer.

..b....b../....b....b/..b..w..w. 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

..b....b../....b....b/..b..w..w. 1 2 0,0 0
29-31
  White takes the pawn on 29 off the board: 4 of 5. It is Black’s turn.
  Blanc sort le pion de 29 : 4 sur 5. À Noir de jouer.

..b....b../....b....b/..b..w.... 0 - 0,0 0
t1
  Black throws 1.
  Noir lance : 1.

..b....b../....b....b/..b..w.... 0 1 0,0 0
23-24
  Black goes from 23 to 24. A 1: Black throws again.
  Noir avance de 23 à 24. Un 1 : Noir relance.

..b....b../....b....b/...b.w.... 0 - 0,0 0
t3
  Black throws 3.
  Noir lance : 3.

..b....b../....b....b/...b.w.... 0 3 0,0 0
3-6
  Black goes from 3 to 6. It is White’s turn.
  Noir avance de 3 à 6. À Blanc de jouer.

.....b.b../....b....b/...b.w.... 1 - 0,0 0
t2
  White throws 2.
  Blanc lance : 2.

.....b.b../....b....b/...b.w.... 1 2 0,0 0
26-28
  White goes from 26 to 28. It is Black’s turn.
  Blanc avance de 26 à 28. À Noir de jouer.

.....b.b../....b....b/...b...w.. 0 - 0,0 0
t3
  Black throws 3.
  Noir lance : 3.

.....b.b../....b....b/...b...w.. 0 3 0,0 0
8-11
  Black goes from 8 to 11. It is White’s turn.
  Noir avance de 8 à 11. À Blanc de jouer.

.....b..../b...b....b/...b...w.. 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

.....b..../b...b....b/...b...w.. 1 1 0,0 0
28-29
  White goes from 28 to 29. A 1: White throws again.
  Blanc avance de 28 à 29. Un 1 : Blanc relance.

.....b..../b...b....b/...b....w. 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

.....b..../b...b....b/...b....w. 1 1 0,0 0
29-30
  White goes from 29 to 30. A 1: White throws again.
  Blanc avance de 29 à 30. Un 1 : Blanc relance.

.....b..../b...b....b/...b.....w 1 - 0,0 0
t1
  White throws 1.
  Blanc lance : 1.

.....b..../b...b....b/...b.....w 1 1 0,0 0
30-31
  White takes the pawn on 30 off the board: 5 of 5. White has all five pawns out and wins!
  Blanc sort le pion de 30 : 5 sur 5. Blanc a sorti ses cinq pions : gagné !

.....b..../b...b....b/...b...... =0,1 - 0,0 0
result 0 1
