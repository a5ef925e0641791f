# les-4-colonnes players=3 colours=G,R,B dice=2 teams=no finish=home

G:A,A,A,A R:A,A,A,A B:A,A,A,A G - 0 - -
d16
  Green throws 1 and 6. A six! Green will throw again. Green cannot play 1 and 6: this throw is lost. Green throws again.
  Vert lance : 1 et 6. Un six ! Vert relancera. Vert ne peut pas jouer 1 et 6 : ce lancer est perdu. Vert relance.

G:A,A,A,A R:A,A,A,A B:A,A,A,A G - 1 - -
d14
  Green throws 1 and 4.
  Vert lance : 1 et 4.

G:A,A,A,A R:A,A,A,A B:A,A,A,A G 14 1 - -
GA-39
  Green brings a token out of the workshop, on square 39. It is Red’s turn.
  Vert sort un jeton de l’atelier, case 39. À Rouge de jouer.

G:A,A,A,39 R:A,A,A,A B:A,A,A,A R - 0 - -
d12
  Red throws 1 and 2. Red cannot play 1 and 2: this throw is lost. It is Blue’s turn.
  Rouge lance : 1 et 2. Rouge ne peut pas jouer 1 et 2 : ce lancer est perdu. À Bleu de jouer.

G:A,A,A,39 R:A,A,A,A B:A,A,A,A B - 0 - -
d16
  Blue throws 1 and 6. A six! Blue will throw again. Blue cannot play 1 and 6: this throw is lost. Blue throws again.
  Bleu lance : 1 et 6. Un six ! Bleu relancera. Bleu ne peut pas jouer 1 et 6 : ce lancer est perdu. Bleu relance.

G:A,A,A,39 R:A,A,A,A B:A,A,A,A B - 1 - -
d66
  Blue throws 6 and 6. A six! Blue will throw again. Blue cannot play 6 and 6: this throw is lost. Blue throws again.
  Bleu lance : 6 et 6. Un six ! Bleu relancera. Bleu ne peut pas jouer 6 et 6 : ce lancer est perdu. Bleu relance.

G:A,A,A,39 R:A,A,A,A B:A,A,A,A B - 2 - -
d36
  Blue throws 3 and 6. The third six in a row: Blue does not play it. No die moved a token this turn: none goes back. It is Green’s turn.
  Bleu lance : 3 et 6. Troisième six de suite : Bleu ne le joue pas. Aucun dé n’a déplacé de jeton dans ce tour : aucun n’est renvoyé. À Vert de jouer.

G:A,A,A,39 R:A,A,A,A B:A,A,A,A G - 0 - -
d23
  Green throws 2 and 3.
  Vert lance : 2 et 3.

G:A,A,A,39 R:A,A,A,A B:A,A,A,A G 23 0 - -
GA-39
  Green brings a token out of the workshop, on square 39. Green makes a barrier on 39. It is Red’s turn.
  Vert sort un jeton de l’atelier, case 39. Vert forme une barrière en 39. À Rouge de jouer.

G:A,A,39,39 R:A,A,A,A B:A,A,A,A R - 0 - -
d44
  Red throws 4 and 4. Red cannot play 4 and 4: this throw is lost. It is Blue’s turn.
  Rouge lance : 4 et 4. Rouge ne peut pas jouer 4 et 4 : ce lancer est perdu. À Bleu de jouer.

G:A,A,39,39 R:A,A,A,A B:A,A,A,A B - 0 - -
d56
  Blue throws 5 and 6. A six! Blue will throw again.
  Bleu lance : 5 et 6. Un six ! Bleu relancera.

G:A,A,39,39 R:A,A,A,A B:A,A,A,A B 56 1+ - -
BA-56
  Blue brings a token out of the workshop, on square 56.
  Bleu sort un jeton de l’atelier, case 56.

G:A,A,39,39 R:A,A,A,A B:A,A,A,56 B 6 1+ B56 -
B56-62
  Blue goes from 56 to 62. Blue throws again.
  Bleu va de 56 à 62. Bleu relance.

G:A,A,39,39 R:A,A,A,A B:A,A,A,62 B - 1 B62 -
d35
  Blue throws 3 and 5.
  Bleu lance : 3 et 5.

G:A,A,39,39 R:A,A,A,A B:A,A,A,62 B 35 1 B62 -
BA-56
  Blue brings a token out of the workshop, on square 56.
  Bleu sort un jeton de l’atelier, case 56.

G:A,A,39,39 R:A,A,A,A B:A,A,56,62 B 3 1 B56 -
B56-59
  Blue goes from 56 to 59. It is Green’s turn.
  Bleu va de 56 à 59. À Vert de jouer.

G:A,A,39,39 R:A,A,A,A B:A,A,59,62 G - 0 - -
d11
  Green throws 1 and 1.
  Vert lance : 1 et 1.

G:A,A,39,39 R:A,A,A,A B:A,A,59,62 G 11 0 - -
G39-40
  Green goes from 39 to 40. Green’s barrier on 39 is open.
  Vert va de 39 à 40. La barrière de Vert en 39 est ouverte.

G:A,A,39,40 R:A,A,A,A B:A,A,59,62 G 1 0 G40 -
G40-41
  Green goes from 40 to 41. It is Red’s turn.
  Vert va de 40 à 41. À Rouge de jouer.

G:A,A,39,41 R:A,A,A,A B:A,A,59,62 R - 0 - -
d23
  Red throws 2 and 3.
  Rouge lance : 2 et 3.

G:A,A,39,41 R:A,A,A,A B:A,A,59,62 R 23 0 - -
RA-22
  Red brings a token out of the workshop, on square 22. It is Blue’s turn.
  Rouge sort un jeton de l’atelier, case 22. À Bleu de jouer.

G:A,A,39,41 R:A,A,A,22 B:A,A,59,62 B - 0 - -
d13
  Blue throws 1 and 3.
  Bleu lance : 1 et 3.

G:A,A,39,41 R:A,A,A,22 B:A,A,59,62 B 13 0 - -
B62-63
  Blue goes from 62 to 63.
  Bleu va de 62 à 63.

G:A,A,39,41 R:A,A,A,22 B:A,A,59,63 B 3 0 B63 -
B63-66
  Blue goes from 63 to 66. It is Green’s turn.
  Bleu va de 63 à 66. À Vert de jouer.

G:A,A,39,41 R:A,A,A,22 B:A,A,59,66 G - 0 - -
d26
  Green throws 2 and 6. A six! Green will throw again.
  Vert lance : 2 et 6. Un six ! Vert relancera.

G:A,A,39,41 R:A,A,A,22 B:A,A,59,66 G 26 1+ - -
G41-47
  Green goes from 41 to 47.
  Vert va de 41 à 47.

G:A,A,39,47 R:A,A,A,22 B:A,A,59,66 G 2 1+ G47 -
G39-41
  Green goes from 39 to 41. Green throws again.
  Vert va de 39 à 41. Vert relance.

G:A,A,41,47 R:A,A,A,22 B:A,A,59,66 G - 1 G41 -
d25
  Green throws 2 and 5.
  Vert lance : 2 et 5.

G:A,A,41,47 R:A,A,A,22 B:A,A,59,66 G 25 1 G41 -
GA-39
  Green brings a token out of the workshop, on square 39.
  Vert sort un jeton de l’atelier, case 39.

G:A,39,41,47 R:A,A,A,22 B:A,A,59,66 G 2 1 G39 -
G41-43
  Green goes from 41 to 43. It is Red’s turn.
  Vert va de 41 à 43. À Rouge de jouer.

G:A,39,43,47 R:A,A,A,22 B:A,A,59,66 R - 0 - -
d13
  Red throws 1 and 3.
  Rouge lance : 1 et 3.

G:A,39,43,47 R:A,A,A,22 B:A,A,59,66 R 13 0 - -
R22-25
  Red goes from 22 to 25.
  Rouge va de 22 à 25.

G:A,39,43,47 R:A,A,A,25 B:A,A,59,66 R 1 0 R25 -
R25-26
  Red goes from 25 to 26. It is Blue’s turn.
  Rouge va de 25 à 26. À Bleu de jouer.

G:A,39,43,47 R:A,A,A,26 B:A,A,59,66 B - 0 - -
d24
  Blue throws 2 and 4. A six! Blue will throw again.
  Bleu lance : 2 et 4. Un six ! Bleu relancera.

G:A,39,43,47 R:A,A,A,26 B:A,A,59,66 B 24 1+ - -
B66-2
  Blue goes from 66 to 2.
  Bleu va de 66 à 2.

G:A,39,43,47 R:A,A,A,26 B:A,A,59,2 B 2 1+ B2 -
B59-61
  Blue goes from 59 to 61. Blue throws again.
  Bleu va de 59 à 61. Bleu relance.

G:A,39,43,47 R:A,A,A,26 B:A,A,61,2 B - 1 B61 -
d22
  Blue throws 2 and 2.
  Bleu lance : 2 et 2.

G:A,39,43,47 R:A,A,A,26 B:A,A,61,2 B 22 1 B61 -
B2-4
  Blue goes from 2 to 4.
  Bleu va de 2 à 4.

G:A,39,43,47 R:A,A,A,26 B:A,A,61,4 B 2 1 B4 -
B61-63
  Blue goes from 61 to 63. It is Green’s turn.
  Bleu va de 61 à 63. À Vert de jouer.

G:A,39,43,47 R:A,A,A,26 B:A,A,63,4 G - 0 - -
d15
  Green throws 1 and 5. A six! Green will throw again.
  Vert lance : 1 et 5. Un six ! Vert relancera.

G:A,39,43,47 R:A,A,A,26 B:A,A,63,4 G 15 1+ - -
GA-39
  Green brings a token out of the workshop, on square 39. Green makes a barrier on 39.
  Vert sort un jeton de l’atelier, case 39. Vert forme une barrière en 39.

G:39,39,43,47 R:A,A,A,26 B:A,A,63,4 G 1 1+ G39 -
G43-44
  Green goes from 43 to 44. Green throws again.
  Vert va de 43 à 44. Vert relance.

G:39,39,44,47 R:A,A,A,26 B:A,A,63,4 G - 1 G44 -
d56
  Green throws 5 and 6. A six! Green will throw again. Green must open a barrier.
  Vert lance : 5 et 6. Un six ! Vert relancera. Vert doit ouvrir une barrière.

G:39,39,44,47 R:A,A,A,26 B:A,A,63,4 G 56 2+b G44 -
G39-44
  Green goes from 39 to 44. Green’s barrier on 39 is open.
  Vert va de 39 à 44. La barrière de Vert en 39 est ouverte.

G:39,44,44,47 R:A,A,A,26 B:A,A,63,4 G 6 2+ G44 -
G44-50
  Green goes from 44 to 50. Green throws again.
  Vert va de 44 à 50. Vert relance.

G:39,44,47,50 R:A,A,A,26 B:A,A,63,4 G - 2 G50 -
d13
  Green throws 1 and 3.
  Vert lance : 1 et 3.

G:39,44,47,50 R:A,A,A,26 B:A,A,63,4 G 13 2 G50 -
G44-45
  Green goes from 44 to 45.
  Vert va de 44 à 45.

G:39,45,47,50 R:A,A,A,26 B:A,A,63,4 G 3 2 G45 -
G47-50
  Green goes from 47 to 50. It is Red’s turn.
  Vert va de 47 à 50. À Rouge de jouer.

G:39,45,50,50 R:A,A,A,26 B:A,A,63,4 R - 0 - -
d36
  Red throws 3 and 6. A six! Red will throw again.
  Rouge lance : 3 et 6. Un six ! Rouge relancera.

G:39,45,50,50 R:A,A,A,26 B:A,A,63,4 R 36 1+ - -
R26-29
  Red goes from 26 to 29.
  Rouge va de 26 à 29.

G:39,45,50,50 R:A,A,A,29 B:A,A,63,4 R 6 1+ R29 -
R29-35
  Red goes from 29 to 35. Red throws again.
  Rouge va de 29 à 35. Rouge relance.

G:39,45,50,50 R:A,A,A,35 B:A,A,63,4 R - 1 R35 -
d15
  Red throws 1 and 5. A six! Red will throw again.
  Rouge lance : 1 et 5. Un six ! Rouge relancera.

G:39,45,50,50 R:A,A,A,35 B:A,A,63,4 R 15 2+ R35 -
RA-22
  Red brings a token out of the workshop, on square 22.
  Rouge sort un jeton de l’atelier, case 22.

G:39,45,50,50 R:A,A,22,35 B:A,A,63,4 R 1 2+ R22 -
R22-23
  Red goes from 22 to 23. Red throws again.
  Rouge va de 22 à 23. Rouge relance.

G:39,45,50,50 R:A,A,23,35 B:A,A,63,4 R - 2 R23 -
d56
  Red throws 5 and 6. The third six in a row: Red does not play it. Red’s token on 23 goes back to its start square, 22. It is Blue’s turn.
  Rouge lance : 5 et 6. Troisième six de suite : Rouge ne le joue pas. Le jeton de Rouge en 23 est renvoyé à sa case de départ, 22. À Bleu de jouer.

G:39,45,50,50 R:A,A,22,35 B:A,A,63,4 B - 0 - -
d36
  Blue throws 3 and 6. A six! Blue will throw again.
  Bleu lance : 3 et 6. Un six ! Bleu relancera.

G:39,45,50,50 R:A,A,22,35 B:A,A,63,4 B 36 1+ - -
B4-7
  Blue goes from 4 to 7.
  Bleu va de 4 à 7.

G:39,45,50,50 R:A,A,22,35 B:A,A,63,7 B 6 1+ B7 -
B7-13
  Blue goes from 7 to 13. Blue throws again.
  Bleu va de 7 à 13. Bleu relance.

G:39,45,50,50 R:A,A,22,35 B:A,A,63,13 B - 1 B13 -
d16
  Blue throws 1 and 6. A six! Blue will throw again.
  Bleu lance : 1 et 6. Un six ! Bleu relancera.

G:39,45,50,50 R:A,A,22,35 B:A,A,63,13 B 16 2+ B13 -
B13-14
  Blue goes from 13 to 14.
  Bleu va de 13 à 14.

G:39,45,50,50 R:A,A,22,35 B:A,A,63,14 B 6 2+ B14 -
B63-1
  Blue goes from 63 to 1. Blue throws again.
  Bleu va de 63 à 1. Bleu relance.

G:39,45,50,50 R:A,A,22,35 B:A,A,1,14 B - 2 B1 -
d34
  Blue throws 3 and 4.
  Bleu lance : 3 et 4.

G:39,45,50,50 R:A,A,22,35 B:A,A,1,14 B 34 2 B1 -
B1-5
  Blue goes from 1 to 5.
  Bleu va de 1 à 5.

G:39,45,50,50 R:A,A,22,35 B:A,A,5,14 B 3 2 B5 -
B5-8
  Blue goes from 5 to 8. It is Green’s turn.
  Bleu va de 5 à 8. À Vert de jouer.

G:39,45,50,50 R:A,A,22,35 B:A,A,8,14 G - 0 - -
d15
  Green throws 1 and 5. A six! Green will throw again.
  Vert lance : 1 et 5. Un six ! Vert relancera.

G:39,45,50,50 R:A,A,22,35 B:A,A,8,14 G 15 1+ - -
G39-40
  Green goes from 39 to 40.
  Vert va de 39 à 40.

G:40,45,50,50 R:A,A,22,35 B:A,A,8,14 G 5 1+ G40 -
G50-55
  Green goes from 50 to 55. Green throws again.
  Vert va de 50 à 55. Vert relance.

G:40,45,50,55 R:A,A,22,35 B:A,A,8,14 G - 1 G55 -
d33
  Green throws 3 and 3. A six! Green will throw again.
  Vert lance : 3 et 3. Un six ! Vert relancera.

G:40,45,50,55 R:A,A,22,35 B:A,A,8,14 G 33 2+ G55 -
G50-53
  Green goes from 50 to 53.
  Vert va de 50 à 53.

G:40,45,53,55 R:A,A,22,35 B:A,A,8,14 G 3 2+ G53 -
G40-43
  Green goes from 40 to 43. Green throws again.
  Vert va de 40 à 43. Vert relance.

G:43,45,53,55 R:A,A,22,35 B:A,A,8,14 G - 2 G43 -
d24
  Green throws 2 and 4. The third six in a row: Green does not play it. Green’s token on 43 goes back to its start square, 39. It is Red’s turn.
  Vert lance : 2 et 4. Troisième six de suite : Vert ne le joue pas. Le jeton de Vert en 43 est renvoyé à sa case de départ, 39. À Rouge de jouer.

G:39,45,53,55 R:A,A,22,35 B:A,A,8,14 R - 0 - -
d25
  Red throws 2 and 5.
  Rouge lance : 2 et 5.

G:39,45,53,55 R:A,A,22,35 B:A,A,8,14 R 25 0 - -
RA-22
  Red brings a token out of the workshop, on square 22. Red makes a barrier on 22.
  Rouge sort un jeton de l’atelier, case 22. Rouge forme une barrière en 22.

G:39,45,53,55 R:A,22,22,35 B:A,A,8,14 R 2 0 R22 -
R35-37
  Red goes from 35 to 37. It is Blue’s turn.
  Rouge va de 35 à 37. À Bleu de jouer.

G:39,45,53,55 R:A,22,22,37 B:A,A,8,14 B - 0 - -
d24
  Blue throws 2 and 4. A six! Blue will throw again.
  Bleu lance : 2 et 4. Un six ! Bleu relancera.

G:39,45,53,55 R:A,22,22,37 B:A,A,8,14 B 24 1+ - -
B8-10
  Blue goes from 8 to 10.
  Bleu va de 8 à 10.

G:39,45,53,55 R:A,22,22,37 B:A,A,10,14 B 4 1+ B10 -
B14-18
  Blue goes from 14 to 18. Blue throws again.
  Bleu va de 14 à 18. Bleu relance.

G:39,45,53,55 R:A,22,22,37 B:A,A,10,18 B - 1 B18 -
d24
  Blue throws 2 and 4. A six! Blue will throw again.
  Bleu lance : 2 et 4. Un six ! Bleu relancera.

G:39,45,53,55 R:A,22,22,37 B:A,A,10,18 B 24 2+ B18 -
B18-20
  Blue goes from 18 to 20.
  Bleu va de 18 à 20.

G:39,45,53,55 R:A,22,22,37 B:A,A,10,20 B 4 2+ B20 -
B10-14
  Blue goes from 10 to 14. Blue throws again.
  Bleu va de 10 à 14. Bleu relance.

G:39,45,53,55 R:A,22,22,37 B:A,A,14,20 B - 2 B14 -
d35
  Blue throws 3 and 5.
  Bleu lance : 3 et 5.

G:39,45,53,55 R:A,22,22,37 B:A,A,14,20 B 35 2 B14 -
BA-56
  Blue brings a token out of the workshop, on square 56.
  Bleu sort un jeton de l’atelier, case 56.

G:39,45,53,55 R:A,22,22,37 B:A,56,14,20 B 3 2 B56 -
B56-59
  Blue goes from 56 to 59. It is Green’s turn.
  Bleu va de 56 à 59. À Vert de jouer.

G:39,45,53,55 R:A,22,22,37 B:A,59,14,20 G - 0 - -
d15
  Green throws 1 and 5. A six! Green will throw again.
  Vert lance : 1 et 5. Un six ! Vert relancera.

G:39,45,53,55 R:A,22,22,37 B:A,59,14,20 G 15 1+ - -
G55-56
  Green goes from 55 to 56.
  Vert va de 55 à 56.

G:39,45,53,56 R:A,22,22,37 B:A,59,14,20 G 5 1+ G56 -
G45-50
  Green goes from 45 to 50. Green throws again.
  Vert va de 45 à 50. Vert relance.

G:39,50,53,56 R:A,22,22,37 B:A,59,14,20 G - 1 G50 -
d26
  Green throws 2 and 6. A six! Green will throw again.
  Vert lance : 2 et 6. Un six ! Vert relancera.

G:39,50,53,56 R:A,22,22,37 B:A,59,14,20 G 26 2+ G50 -
G50-52
  Green goes from 50 to 52.
  Vert va de 50 à 52.

G:39,52,53,56 R:A,22,22,37 B:A,59,14,20 G 6 2+ G52 -
G39-45
  Green goes from 39 to 45. Green throws again.
  Vert va de 39 à 45. Vert relance.

G:45,52,53,56 R:A,22,22,37 B:A,59,14,20 G - 2 G45 -
d16
  Green throws 1 and 6. The third six in a row: Green does not play it. Green’s token on 45 goes back to its start square, 39. It is Red’s turn.
  Vert lance : 1 et 6. Troisième six de suite : Vert ne le joue pas. Le jeton de Vert en 45 est renvoyé à sa case de départ, 39. À Rouge de jouer.

G:39,52,53,56 R:A,22,22,37 B:A,59,14,20 R - 0 - -
d13
  Red throws 1 and 3.
  Rouge lance : 1 et 3.

G:39,52,53,56 R:A,22,22,37 B:A,59,14,20 R 13 0 - -
R22-23
  Red goes from 22 to 23. Red’s barrier on 22 is open.
  Rouge va de 22 à 23. La barrière de Rouge en 22 est ouverte.

G:39,52,53,56 R:A,22,23,37 B:A,59,14,20 R 3 0 R23 -
R22-25
  Red goes from 22 to 25. It is Blue’s turn.
  Rouge va de 22 à 25. À Bleu de jouer.

G:39,52,53,56 R:A,23,25,37 B:A,59,14,20 B - 0 - -
d24
  Blue throws 2 and 4. A six! Blue will throw again.
  Bleu lance : 2 et 4. Un six ! Bleu relancera.

G:39,52,53,56 R:A,23,25,37 B:A,59,14,20 B 24 1+ - -
B14-18
  Blue goes from 14 to 18.
  Bleu va de 14 à 18.

G:39,52,53,56 R:A,23,25,37 B:A,59,18,20 B 2 1+ B18 -
B18-20
  Blue goes from 18 to 20. Blue throws again.
  Bleu va de 18 à 20. Bleu relance.

G:39,52,53,56 R:A,23,25,37 B:A,59,20,20 B - 1 B20 -
d36
  Blue throws 3 and 6. A six! Blue will throw again.
  Bleu lance : 3 et 6. Un six ! Bleu relancera.

G:39,52,53,56 R:A,23,25,37 B:A,59,20,20 B 36 2+ B20 -
B59-65
  Blue goes from 59 to 65.
  Bleu va de 59 à 65.

G:39,52,53,56 R:A,23,25,37 B:A,65,20,20 B 3 2+ B65 -
B20-23
  Blue goes from 20 to 23. Blue sends Red’s token on 23 back to its workshop. Blue wins a bonus of 20.
  Bleu va de 20 à 23. Bleu renvoie à l’atelier le jeton de Rouge, case 23. Bleu gagne un bonus de 20.

G:39,52,53,56 R:A,A,25,37 B:A,65,20,23 B - 2+ B23 20
B20-40
  Blue uses the bonus of 20: from 20 to 40. Blue throws again.
  Bleu profite du bonus de 20 : de 20 à 40. Bleu relance.

G:39,52,53,56 R:A,A,25,37 B:A,65,23,40 B - 2 B23 -
d14
  Blue throws 1 and 4.
  Bleu lance : 1 et 4.

G:39,52,53,56 R:A,A,25,37 B:A,65,23,40 B 14 2 B23 -
BA-56
  Blue brings a token out of the workshop, on square 56. It is Green’s turn.
  Bleu sort un jeton de l’atelier, case 56. À Vert de jouer.

G:39,52,53,56 R:A,A,25,37 B:56,65,23,40 G - 0 - -
d45
  Green throws 4 and 5.
  Vert lance : 4 et 5.

G:39,52,53,56 R:A,A,25,37 B:56,65,23,40 G 45 0 - -
G56-61
  Green goes from 56 to 61.
  Vert va de 56 à 61.

G:39,52,53,61 R:A,A,25,37 B:56,65,23,40 G 4 0 G61 -
G53-57
  Green goes from 53 to 57. It is Red’s turn.
  Vert va de 53 à 57. À Rouge de jouer.

G:39,52,57,61 R:A,A,25,37 B:56,65,23,40 R - 0 - -
d22
  Red throws 2 and 2.
  Rouge lance : 2 et 2.

G:39,52,57,61 R:A,A,25,37 B:56,65,23,40 R 22 0 - -
R37-39
  Red goes from 37 to 39.
  Rouge va de 37 à 39.

G:39,52,57,61 R:A,A,25,39 B:56,65,23,40 R 2 0 R39 -
R25-27
  Red goes from 25 to 27. It is Blue’s turn.
  Rouge va de 25 à 27. À Bleu de jouer.

G:39,52,57,61 R:A,A,27,39 B:56,65,23,40 B - 0 - -
d44
  Blue throws 4 and 4.
  Bleu lance : 4 et 4.

G:39,52,57,61 R:A,A,27,39 B:56,65,23,40 B 44 0 - -
B23-27
  Blue goes from 23 to 27. Blue sends Red’s token on 27 back to its workshop. Blue wins a bonus of 20.
  Bleu va de 23 à 27. Bleu renvoie à l’atelier le jeton de Rouge, case 27. Bleu gagne un bonus de 20.

G:39,52,57,61 R:A,A,A,39 B:56,65,27,40 B 4 0 B27 20
B56-8
  Blue uses the bonus of 20: from 56 to 8.
  Bleu profite du bonus de 20 : de 56 à 8.

G:39,52,57,61 R:A,A,A,39 B:65,8,27,40 B 4 0 B27 -
B65-1
  Blue goes from 65 to 1. It is Green’s turn.
  Bleu va de 65 à 1. À Vert de jouer.

G:39,52,57,61 R:A,A,A,39 B:1,8,27,40 G - 0 - -
d45
  Green throws 4 and 5.
  Vert lance : 4 et 5.

G:39,52,57,61 R:A,A,A,39 B:1,8,27,40 G 45 0 - -
G57-62
  Green goes from 57 to 62.
  Vert va de 57 à 62.

G:39,52,61,62 R:A,A,A,39 B:1,8,27,40 G 4 0 G62 -
G62-66
  Green goes from 62 to 66. It is Red’s turn.
  Vert va de 62 à 66. À Rouge de jouer.

G:39,52,61,66 R:A,A,A,39 B:1,8,27,40 R - 0 - -
d35
  Red throws 3 and 5.
  Rouge lance : 3 et 5.

G:39,52,61,66 R:A,A,A,39 B:1,8,27,40 R 35 0 - -
RA-22
  Red brings a token out of the workshop, on square 22.
  Rouge sort un jeton de l’atelier, case 22.

G:39,52,61,66 R:A,A,22,39 B:1,8,27,40 R 3 0 R22 -
R22-25
  Red goes from 22 to 25. It is Blue’s turn.
  Rouge va de 22 à 25. À Bleu de jouer.

G:39,52,61,66 R:A,A,25,39 B:1,8,27,40 B - 0 - -
d34
  Blue throws 3 and 4.
  Bleu lance : 3 et 4.

G:39,52,61,66 R:A,A,25,39 B:1,8,27,40 B 34 0 - -
B40-43
  Blue goes from 40 to 43.
  Bleu va de 40 à 43.

G:39,52,61,66 R:A,A,25,39 B:1,8,27,43 B 4 0 B43 -
B43-47
  Blue goes from 43 to 47. It is Green’s turn.
  Bleu va de 43 à 47. À Vert de jouer.

G:39,52,61,66 R:A,A,25,39 B:1,8,27,47 G - 0 - -
d44
  Green throws 4 and 4.
  Vert lance : 4 et 4.

G:39,52,61,66 R:A,A,25,39 B:1,8,27,47 G 44 0 - -
G52-56
  Green goes from 52 to 56.
  Vert va de 52 à 56.

G:39,56,61,66 R:A,A,25,39 B:1,8,27,47 G 4 0 G56 -
G66-2
  Green goes from 66 to 2. It is Red’s turn.
  Vert va de 66 à 2. À Rouge de jouer.

G:39,56,61,2 R:A,A,25,39 B:1,8,27,47 R - 0 - -
d33
  Red throws 3 and 3. A six! Red will throw again.
  Rouge lance : 3 et 3. Un six ! Rouge relancera.

G:39,56,61,2 R:A,A,25,39 B:1,8,27,47 R 33 1+ - -
R25-28
  Red goes from 25 to 28.
  Rouge va de 25 à 28.

G:39,56,61,2 R:A,A,28,39 B:1,8,27,47 R 3 1+ R28 -
R39-42
  Red goes from 39 to 42. Red throws again.
  Rouge va de 39 à 42. Rouge relance.

G:39,56,61,2 R:A,A,28,42 B:1,8,27,47 R - 1 R42 -
d36
  Red throws 3 and 6. A six! Red will throw again.
  Rouge lance : 3 et 6. Un six ! Rouge relancera.

G:39,56,61,2 R:A,A,28,42 B:1,8,27,47 R 36 2+ R42 -
R42-48
  Red goes from 42 to 48.
  Rouge va de 42 à 48.

G:39,56,61,2 R:A,A,28,48 B:1,8,27,47 R 3 2+ R48 -
R48-51
  Red goes from 48 to 51. Red throws again.
  Rouge va de 48 à 51. Rouge relance.

G:39,56,61,2 R:A,A,28,51 B:1,8,27,47 R - 2 R51 -
d24
  Red throws 2 and 4. The third six in a row: Red does not play it. Red’s token on 51 goes back to its start square, 22. It is Blue’s turn.
  Rouge lance : 2 et 4. Troisième six de suite : Rouge ne le joue pas. Le jeton de Rouge en 51 est renvoyé à sa case de départ, 22. À Bleu de jouer.

G:39,56,61,2 R:A,A,22,28 B:1,8,27,47 B - 0 - -
d12
  Blue throws 1 and 2.
  Bleu lance : 1 et 2.

G:39,56,61,2 R:A,A,22,28 B:1,8,27,47 B 12 0 - -
B1-2
  Blue goes from 1 to 2. Blue sends Green’s token on 2 back to its workshop. Blue wins a bonus of 20.
  Bleu va de 1 à 2. Bleu renvoie à l’atelier le jeton de Vert, case 2. Bleu gagne un bonus de 20.

G:A,39,56,61 R:A,A,22,28 B:2,8,27,47 B 2 0 B2 20
B2-22
  Blue uses the bonus of 20: from 2 to 22.
  Bleu profite du bonus de 20 : de 2 à 22.

G:A,39,56,61 R:A,A,22,28 B:8,22,27,47 B 2 0 B22 -
B8-10
  Blue goes from 8 to 10. It is Green’s turn.
  Bleu va de 8 à 10. À Vert de jouer.

G:A,39,56,61 R:A,A,22,28 B:10,22,27,47 G - 0 - -
d55
  Green throws 5 and 5.
  Vert lance : 5 et 5.

G:A,39,56,61 R:A,A,22,28 B:10,22,27,47 G 55 0 - -
GA-39
  Green brings a token out of the workshop, on square 39. Green makes a barrier on 39.
  Vert sort un jeton de l’atelier, case 39. Vert forme une barrière en 39.

G:39,39,56,61 R:A,A,22,28 B:10,22,27,47 G 5 0 G39 -
G56-61
  Green goes from 56 to 61. It is Red’s turn.
  Vert va de 56 à 61. À Rouge de jouer.

G:39,39,61,61 R:A,A,22,28 B:10,22,27,47 R - 0 - -
d24
  Red throws 2 and 4. A six! Red will throw again.
  Rouge lance : 2 et 4. Un six ! Rouge relancera.

G:39,39,61,61 R:A,A,22,28 B:10,22,27,47 R 24 1+ - -
R22-24
  Red goes from 22 to 24.
  Rouge va de 22 à 24.

G:39,39,61,61 R:A,A,24,28 B:10,22,27,47 R 4 1+ R24 -
R24-28
  Red goes from 24 to 28. Red throws again.
  Rouge va de 24 à 28. Rouge relance.

G:39,39,61,61 R:A,A,28,28 B:10,22,27,47 R - 1 R28 -
d56
  Red throws 5 and 6. A six! Red will throw again.
  Rouge lance : 5 et 6. Un six ! Rouge relancera.

G:39,39,61,61 R:A,A,28,28 B:10,22,27,47 R 56 2+ R28 -
RA-22
  Red brings a token out of the workshop, on square 22.
  Rouge sort un jeton de l’atelier, case 22.

G:39,39,61,61 R:A,22,28,28 B:10,22,27,47 R 6 2+ R22 -
R28-34
  Red goes from 28 to 34. Red throws again.
  Rouge va de 28 à 34. Rouge relance.

G:39,39,61,61 R:A,22,28,34 B:10,22,27,47 R - 2 R34 -
d15
  Red throws 1 and 5. The third six in a row: Red does not play it. The start square is full: Red’s token on 34 goes back to its workshop. It is Blue’s turn.
  Rouge lance : 1 et 5. Troisième six de suite : Rouge ne le joue pas. La case de départ est pleine : le jeton de Rouge en 34 est renvoyé à l’atelier. À Bleu de jouer.

G:39,39,61,61 R:A,A,22,28 B:10,22,27,47 B - 0 - -
d66
  Blue throws 6 and 6. A six! Blue will throw again.
  Bleu lance : 6 et 6. Un six ! Bleu relancera.

G:39,39,61,61 R:A,A,22,28 B:10,22,27,47 B 66 1+ - -
B22-28
  Blue goes from 22 to 28. Blue sends Red’s token on 28 back to its workshop. Blue wins a bonus of 20.
  Bleu va de 22 à 28. Bleu renvoie à l’atelier le jeton de Rouge, case 28. Bleu gagne un bonus de 20.

G:39,39,61,61 R:A,A,A,22 B:10,27,28,47 B 6 1+ B28 20
skip
  Blue declines the bonus of 20.
  Bleu refuse le bonus de 20.

G:39,39,61,61 R:A,A,A,22 B:10,27,28,47 B 6 1+ B28 -
B10-16
  Blue goes from 10 to 16. Blue throws again.
  Bleu va de 10 à 16. Bleu relance.

G:39,39,61,61 R:A,A,A,22 B:16,27,28,47 B - 1 B16 -
d56
  Blue throws 5 and 6. A six! Blue will throw again.
  Bleu lance : 5 et 6. Un six ! Bleu relancera.

G:39,39,61,61 R:A,A,A,22 B:16,27,28,47 B 56 2+ B16 -
B27-32
  Blue goes from 27 to 32.
  Bleu va de 27 à 32.

G:39,39,61,61 R:A,A,A,22 B:16,28,32,47 B 6 2+ B32 -
B16-22
  Blue goes from 16 to 22. Blue throws again.
  Bleu va de 16 à 22. Bleu relance.

G:39,39,61,61 R:A,A,A,22 B:22,28,32,47 B - 2 B22 -
d56
  Blue throws 5 and 6. The third six in a row: Blue does not play it. Blue’s token on 22 goes back to its start square, 56. It is Green’s turn.
  Bleu lance : 5 et 6. Troisième six de suite : Bleu ne le joue pas. Le jeton de Bleu en 22 est renvoyé à sa case de départ, 56. À Vert de jouer.

G:39,39,61,61 R:A,A,A,22 B:56,28,32,47 G - 0 - -
d14
  Green throws 1 and 4.
  Vert lance : 1 et 4.

G:39,39,61,61 R:A,A,A,22 B:56,28,32,47 G 14 0 - -
G61-62
  Green goes from 61 to 62.
  Vert va de 61 à 62.

G:39,39,61,62 R:A,A,A,22 B:56,28,32,47 G 4 0 G62 -
G39-43
  Green goes from 39 to 43. Green’s barrier on 39 is open. It is Red’s turn.
  Vert va de 39 à 43. La barrière de Vert en 39 est ouverte. À Rouge de jouer.

G:39,43,61,62 R:A,A,A,22 B:56,28,32,47 R - 0 - -
d23
  Red throws 2 and 3.
  Rouge lance : 2 et 3.

G:39,43,61,62 R:A,A,A,22 B:56,28,32,47 R 23 0 - -
RA-22
  Red brings a token out of the workshop, on square 22. Red makes a barrier on 22. It is Blue’s turn.
  Rouge sort un jeton de l’atelier, case 22. Rouge forme une barrière en 22. À Bleu de jouer.

G:39,43,61,62 R:A,A,22,22 B:56,28,32,47 B - 0 - -
d23
  Blue throws 2 and 3.
  Bleu lance : 2 et 3.

G:39,43,61,62 R:A,A,22,22 B:56,28,32,47 B 23 0 - -
B47-49
  Blue goes from 47 to 49.
  Bleu va de 47 à 49.

G:39,43,61,62 R:A,A,22,22 B:56,28,32,49 B 3 0 B49 -
B32-35
  Blue goes from 32 to 35. It is Green’s turn.
  Bleu va de 32 à 35. À Vert de jouer.

G:39,43,61,62 R:A,A,22,22 B:56,28,35,49 G - 0 - -
d36
  Green throws 3 and 6. A six! Green will throw again.
  Vert lance : 3 et 6. Un six ! Vert relancera.

G:39,43,61,62 R:A,A,22,22 B:56,28,35,49 G 36 1+ - -
G61-67
  Green goes from 61 to 67.
  Vert va de 61 à 67.

G:39,43,62,67 R:A,A,22,22 B:56,28,35,49 G 3 1+ G67 -
G43-46
  Green goes from 43 to 46. Green throws again.
  Vert va de 43 à 46. Vert relance.

G:39,46,62,67 R:A,A,22,22 B:56,28,35,49 G - 1 G46 -
d36
  Green throws 3 and 6. A six! Green will throw again.
  Vert lance : 3 et 6. Un six ! Vert relancera.

G:39,46,62,67 R:A,A,22,22 B:56,28,35,49 G 36 2+ G46 -
G67-5
  Green goes from 67 to 5.
  Vert va de 67 à 5.

G:39,46,62,5 R:A,A,22,22 B:56,28,35,49 G 3 2+ G5 -
G39-42
  Green goes from 39 to 42. Green throws again.
  Vert va de 39 à 42. Vert relance.

G:42,46,62,5 R:A,A,22,22 B:56,28,35,49 G - 2 G42 -
d14
  Green throws 1 and 4.
  Vert lance : 1 et 4.

G:42,46,62,5 R:A,A,22,22 B:56,28,35,49 G 14 2 G42 -
G62-63
  Green goes from 62 to 63.
  Vert va de 62 à 63.

G:42,46,63,5 R:A,A,22,22 B:56,28,35,49 G 4 2 G63 -
G63-67
  Green goes from 63 to 67. It is Red’s turn.
  Vert va de 63 à 67. À Rouge de jouer.

G:42,46,67,5 R:A,A,22,22 B:56,28,35,49 R - 0 - -
d23
  Red throws 2 and 3.
  Rouge lance : 2 et 3.

G:42,46,67,5 R:A,A,22,22 B:56,28,35,49 R 23 0 - -
R22-24
  Red goes from 22 to 24. Red’s barrier on 22 is open.
  Rouge va de 22 à 24. La barrière de Rouge en 22 est ouverte.

G:42,46,67,5 R:A,A,22,24 B:56,28,35,49 R 3 0 R24 -
R24-27
  Red goes from 24 to 27. It is Blue’s turn.
  Rouge va de 24 à 27. À Bleu de jouer.

G:42,46,67,5 R:A,A,22,27 B:56,28,35,49 B - 0 - -
d24
  Blue throws 2 and 4. A six! Blue will throw again.
  Bleu lance : 2 et 4. Un six ! Bleu relancera.

G:42,46,67,5 R:A,A,22,27 B:56,28,35,49 B 24 1+ - -
B49-F2
  Blue goes from 49 to F2.
  Bleu va de 49 à F2.

G:42,46,67,5 R:A,A,22,27 B:56,28,35,F2 B 2 1+ BF2 -
B35-37
  Blue goes from 35 to 37. Blue throws again.
  Bleu va de 35 à 37. Bleu relance.

G:42,46,67,5 R:A,A,22,27 B:56,28,37,F2 B - 1 B37 -
d56
  Blue throws 5 and 6. A six! Blue will throw again.
  Bleu lance : 5 et 6. Un six ! Bleu relancera.

G:42,46,67,5 R:A,A,22,27 B:56,28,37,F2 B 56 2+ B37 -
B37-42
  Blue goes from 37 to 42. Blue sends Green’s token on 42 back to its workshop. Blue wins a bonus of 20.
  Bleu va de 37 à 42. Bleu renvoie à l’atelier le jeton de Vert, case 42. Bleu gagne un bonus de 20.

G:A,46,67,5 R:A,A,22,27 B:56,28,42,F2 B 6 2+ B42 20
B56-8
  Blue uses the bonus of 20: from 56 to 8.
  Bleu profite du bonus de 20 : de 56 à 8.

G:A,46,67,5 R:A,A,22,27 B:8,28,42,F2 B 6 2+ B42 -
B42-48
  Blue goes from 42 to 48. Blue throws again.
  Bleu va de 42 à 48. Bleu relance.

G:A,46,67,5 R:A,A,22,27 B:8,28,48,F2 B - 2 B48 -
d44
  Blue throws 4 and 4.
  Bleu lance : 4 et 4.

G:A,46,67,5 R:A,A,22,27 B:8,28,48,F2 B 44 2 B48 -
B48-F1
  Blue goes from 48 to F1.
  Bleu va de 48 à F1.

G:A,46,67,5 R:A,A,22,27 B:8,28,F1,F2 B 4 2 BF1 -
B28-32
  Blue goes from 28 to 32. It is Green’s turn.
  Bleu va de 28 à 32. À Vert de jouer.

G:A,46,67,5 R:A,A,22,27 B:8,32,F1,F2 G - 0 - -
d46
  Green throws 4 and 6. A six! Green will throw again.
  Vert lance : 4 et 6. Un six ! Vert relancera.

G:A,46,67,5 R:A,A,22,27 B:8,32,F1,F2 G 46 1+ - -
G46-50
  Green goes from 46 to 50.
  Vert va de 46 à 50.

G:A,50,67,5 R:A,A,22,27 B:8,32,F1,F2 G 6 1+ G50 -
G67-5
  Green goes from 67 to 5. Green makes a barrier on 5. Green throws again.
  Vert va de 67 à 5. Vert forme une barrière en 5. Vert relance.

G:A,50,5,5 R:A,A,22,27 B:8,32,F1,F2 G - 1 G5 -
d25
  Green throws 2 and 5.
  Vert lance : 2 et 5.

G:A,50,5,5 R:A,A,22,27 B:8,32,F1,F2 G 25 1 G5 -
GA-39
  Green brings a token out of the workshop, on square 39.
  Vert sort un jeton de l’atelier, case 39.

G:39,50,5,5 R:A,A,22,27 B:8,32,F1,F2 G 2 1 G39 -
G50-52
  Green goes from 50 to 52. It is Red’s turn.
  Vert va de 50 à 52. À Rouge de jouer.

G:39,52,5,5 R:A,A,22,27 B:8,32,F1,F2 R - 0 - -
d66
  Red throws 6 and 6. A six! Red will throw again.
  Rouge lance : 6 et 6. Un six ! Rouge relancera.

G:39,52,5,5 R:A,A,22,27 B:8,32,F1,F2 R 66 1+ - -
R22-28
  Red goes from 22 to 28.
  Rouge va de 22 à 28.

G:39,52,5,5 R:A,A,27,28 B:8,32,F1,F2 R 6 1+ R28 -
R27-33
  Red goes from 27 to 33. Red throws again.
  Rouge va de 27 à 33. Rouge relance.

G:39,52,5,5 R:A,A,28,33 B:8,32,F1,F2 R - 1 R33 -
d66
  Red throws 6 and 6. A six! Red will throw again.
  Rouge lance : 6 et 6. Un six ! Rouge relancera.

G:39,52,5,5 R:A,A,28,33 B:8,32,F1,F2 R 66 2+ R33 -
R28-34
  Red goes from 28 to 34.
  Rouge va de 28 à 34.

G:39,52,5,5 R:A,A,33,34 B:8,32,F1,F2 R 6 2+ R34 -
R33-39
  Red goes from 33 to 39. Red throws again.
  Rouge va de 33 à 39. Rouge relance.

G:39,52,5,5 R:A,A,34,39 B:8,32,F1,F2 R - 2 R39 -
d45
  Red throws 4 and 5.
  Rouge lance : 4 et 5.

G:39,52,5,5 R:A,A,34,39 B:8,32,F1,F2 R 45 2 R39 -
RA-22
  Red brings a token out of the workshop, on square 22.
  Rouge sort un jeton de l’atelier, case 22.

G:39,52,5,5 R:A,22,34,39 B:8,32,F1,F2 R 4 2 R22 -
R22-26
  Red goes from 22 to 26. It is Blue’s turn.
  Rouge va de 22 à 26. À Bleu de jouer.

G:39,52,5,5 R:A,26,34,39 B:8,32,F1,F2 B - 0 - -
d14
  Blue throws 1 and 4.
  Bleu lance : 1 et 4.

G:39,52,5,5 R:A,26,34,39 B:8,32,F1,F2 B 14 0 - -
B8-12
  Blue goes from 8 to 12.
  Bleu va de 8 à 12.

G:39,52,5,5 R:A,26,34,39 B:12,32,F1,F2 B 1 0 B12 -
BF2-F3
  Blue goes from F2 to F3. It is Green’s turn.
  Bleu va de F2 à F3. À Vert de jouer.

G:39,52,5,5 R:A,26,34,39 B:12,32,F1,F3 G - 0 - -
d25
  Green throws 2 and 5.
  Vert lance : 2 et 5.

G:39,52,5,5 R:A,26,34,39 B:12,32,F1,F3 G 25 0 - -
G52-54
  Green goes from 52 to 54.
  Vert va de 52 à 54.

G:39,54,5,5 R:A,26,34,39 B:12,32,F1,F3 G 5 0 G54 -
G39-44
  Green goes from 39 to 44. It is Red’s turn.
  Vert va de 39 à 44. À Rouge de jouer.

G:44,54,5,5 R:A,26,34,39 B:12,32,F1,F3 R - 0 - -
d16
  Red throws 1 and 6. A six! Red will throw again.
  Rouge lance : 1 et 6. Un six ! Rouge relancera.

G:44,54,5,5 R:A,26,34,39 B:12,32,F1,F3 R 16 1+ - -
R34-35
  Red goes from 34 to 35.
  Rouge va de 34 à 35.

G:44,54,5,5 R:A,26,35,39 B:12,32,F1,F3 R 6 1+ R35 -
R39-45
  Red goes from 39 to 45. Red throws again.
  Rouge va de 39 à 45. Rouge relance.

G:44,54,5,5 R:A,26,35,45 B:12,32,F1,F3 R - 1 R45 -
d22
  Red throws 2 and 2.
  Rouge lance : 2 et 2.

G:44,54,5,5 R:A,26,35,45 B:12,32,F1,F3 R 22 1 R45 -
R26-28
  Red goes from 26 to 28.
  Rouge va de 26 à 28.

G:44,54,5,5 R:A,28,35,45 B:12,32,F1,F3 R 2 1 R28 -
R45-47
  Red goes from 45 to 47. It is Blue’s turn.
  Rouge va de 45 à 47. À Bleu de jouer.

G:44,54,5,5 R:A,28,35,47 B:12,32,F1,F3 B - 0 - -
d35
  Blue throws 3 and 5.
  Bleu lance : 3 et 5.

G:44,54,5,5 R:A,28,35,47 B:12,32,F1,F3 B 35 0 - -
BF1-F4
  Blue goes from F1 to F4.
  Bleu va de F1 à F4.

G:44,54,5,5 R:A,28,35,47 B:12,32,F3,F4 B 5 0 BF4 -
B32-37
  Blue goes from 32 to 37. It is Green’s turn.
  Bleu va de 32 à 37. À Vert de jouer.

G:44,54,5,5 R:A,28,35,47 B:12,37,F3,F4 G - 0 - -
d25
  Green throws 2 and 5.
  Vert lance : 2 et 5.

G:44,54,5,5 R:A,28,35,47 B:12,37,F3,F4 G 25 0 - -
G44-49
  Green goes from 44 to 49.
  Vert va de 44 à 49.

G:49,54,5,5 R:A,28,35,47 B:12,37,F3,F4 G 2 0 G49 -
G49-51
  Green goes from 49 to 51. It is Red’s turn.
  Vert va de 49 à 51. À Rouge de jouer.

G:51,54,5,5 R:A,28,35,47 B:12,37,F3,F4 R - 0 - -
d45
  Red throws 4 and 5.
  Rouge lance : 4 et 5.

G:51,54,5,5 R:A,28,35,47 B:12,37,F3,F4 R 45 0 - -
RA-22
  Red brings a token out of the workshop, on square 22.
  Rouge sort un jeton de l’atelier, case 22.

G:51,54,5,5 R:22,28,35,47 B:12,37,F3,F4 R 4 0 R22 -
R28-32
  Red goes from 28 to 32. It is Blue’s turn.
  Rouge va de 28 à 32. À Bleu de jouer.

G:51,54,5,5 R:22,32,35,47 B:12,37,F3,F4 B - 0 - -
d24
  Blue throws 2 and 4. A six! Blue will throw again.
  Bleu lance : 2 et 4. Un six ! Bleu relancera.

G:51,54,5,5 R:22,32,35,47 B:12,37,F3,F4 B 24 1+ - -
B37-41
  Blue goes from 37 to 41.
  Bleu va de 37 à 41.

G:51,54,5,5 R:22,32,35,47 B:12,41,F3,F4 B 2 1+ B41 -
B12-14
  Blue goes from 12 to 14. Blue throws again.
  Bleu va de 12 à 14. Bleu relance.

G:51,54,5,5 R:22,32,35,47 B:14,41,F3,F4 B - 1 B14 -
d35
  Blue throws 3 and 5.
  Bleu lance : 3 et 5.

G:51,54,5,5 R:22,32,35,47 B:14,41,F3,F4 B 35 1 B14 -
B14-19
  Blue goes from 14 to 19.
  Bleu va de 14 à 19.

G:51,54,5,5 R:22,32,35,47 B:19,41,F3,F4 B 3 1 B19 -
BF3-F6
  Blue goes from F3 to F6. It is Green’s turn.
  Bleu va de F3 à F6. À Vert de jouer.

G:51,54,5,5 R:22,32,35,47 B:19,41,F4,F6 G - 0 - -
d36
  Green throws 3 and 6. A six! Green will throw again. Green must open a barrier.
  Vert lance : 3 et 6. Un six ! Vert relancera. Vert doit ouvrir une barrière.

G:51,54,5,5 R:22,32,35,47 B:19,41,F4,F6 G 36 1+b - -
G5-8
  Green goes from 5 to 8. Green’s barrier on 5 is open.
  Vert va de 5 à 8. La barrière de Vert en 5 est ouverte.

G:51,54,5,8 R:22,32,35,47 B:19,41,F4,F6 G 6 1+ G8 -
G51-57
  Green goes from 51 to 57. Green throws again.
  Vert va de 51 à 57. Vert relance.

G:54,57,5,8 R:22,32,35,47 B:19,41,F4,F6 G - 1 G57 -
d56
  Green throws 5 and 6. A six! Green will throw again.
  Vert lance : 5 et 6. Un six ! Vert relancera.

G:54,57,5,8 R:22,32,35,47 B:19,41,F4,F6 G 56 2+ G57 -
G57-62
  Green goes from 57 to 62.
  Vert va de 57 à 62.

G:54,62,5,8 R:22,32,35,47 B:19,41,F4,F6 G 6 2+ G62 -
G8-14
  Green goes from 8 to 14. Green throws again.
  Vert va de 8 à 14. Vert relance.

G:54,62,5,14 R:22,32,35,47 B:19,41,F4,F6 G - 2 G14 -
d23
  Green throws 2 and 3.
  Vert lance : 2 et 3.

G:54,62,5,14 R:22,32,35,47 B:19,41,F4,F6 G 23 2 G14 -
G54-56
  Green goes from 54 to 56.
  Vert va de 54 à 56.

G:56,62,5,14 R:22,32,35,47 B:19,41,F4,F6 G 3 2 G56 -
G14-17
  Green goes from 14 to 17. It is Red’s turn.
  Vert va de 14 à 17. À Rouge de jouer.

G:56,62,5,17 R:22,32,35,47 B:19,41,F4,F6 R - 0 - -
d56
  Red throws 5 and 6. A six! Red will throw again.
  Rouge lance : 5 et 6. Un six ! Rouge relancera.

G:56,62,5,17 R:22,32,35,47 B:19,41,F4,F6 R 56 1+ - -
R22-28
  Red goes from 22 to 28.
  Rouge va de 22 à 28.

G:56,62,5,17 R:28,32,35,47 B:19,41,F4,F6 R 5 1+ R28 -
R28-33
  Red goes from 28 to 33. Red throws again.
  Rouge va de 28 à 33. Rouge relance.

G:56,62,5,17 R:32,33,35,47 B:19,41,F4,F6 R - 1 R33 -
d66
  Red throws 6 and 6. A six! Red will throw again.
  Rouge lance : 6 et 6. Un six ! Rouge relancera.

G:56,62,5,17 R:32,33,35,47 B:19,41,F4,F6 R 66 2+ R33 -
R33-39
  Red goes from 33 to 39.
  Rouge va de 33 à 39.

G:56,62,5,17 R:32,35,39,47 B:19,41,F4,F6 R 6 2+ R39 -
R32-38
  Red goes from 32 to 38. Red throws again.
  Rouge va de 32 à 38. Rouge relance.

G:56,62,5,17 R:35,38,39,47 B:19,41,F4,F6 R - 2 R38 -
d35
  Red throws 3 and 5.
  Rouge lance : 3 et 5.

G:56,62,5,17 R:35,38,39,47 B:19,41,F4,F6 R 35 2 R38 -
R47-50
  Red goes from 47 to 50.
  Rouge va de 47 à 50.

G:56,62,5,17 R:35,38,39,50 B:19,41,F4,F6 R 5 2 R50 -
R50-55
  Red goes from 50 to 55. It is Blue’s turn.
  Rouge va de 50 à 55. À Bleu de jouer.

G:56,62,5,17 R:35,38,39,55 B:19,41,F4,F6 B - 0 - -
d16
  Blue throws 1 and 6. A six! Blue will throw again.
  Bleu lance : 1 et 6. Un six ! Bleu relancera.

G:56,62,5,17 R:35,38,39,55 B:19,41,F4,F6 B 16 1+ - -
B41-47
  Blue goes from 41 to 47.
  Bleu va de 41 à 47.

G:56,62,5,17 R:35,38,39,55 B:19,47,F4,F6 B 1 1+ B47 -
BF4-F5
  Blue goes from F4 to F5. Blue throws again.
  Bleu va de F4 à F5. Bleu relance.

G:56,62,5,17 R:35,38,39,55 B:19,47,F5,F6 B - 1 BF5 -
d23
  Blue throws 2 and 3.
  Bleu lance : 2 et 3.

G:56,62,5,17 R:35,38,39,55 B:19,47,F5,F6 B 23 1 BF5 -
BF5-F7
  Blue goes from F5 to F7.
  Bleu va de F5 à F7.

G:56,62,5,17 R:35,38,39,55 B:19,47,F6,F7 B 3 1 BF7 -
B19-22
  Blue goes from 19 to 22. It is Green’s turn.
  Bleu va de 19 à 22. À Vert de jouer.

G:56,62,5,17 R:35,38,39,55 B:22,47,F6,F7 G - 0 - -
d14
  Green throws 1 and 4.
  Vert lance : 1 et 4.

G:56,62,5,17 R:35,38,39,55 B:22,47,F6,F7 G 14 0 - -
G5-6
  Green goes from 5 to 6.
  Vert va de 5 à 6.

G:56,62,6,17 R:35,38,39,55 B:22,47,F6,F7 G 4 0 G6 -
G56-60
  Green goes from 56 to 60. It is Red’s turn.
  Vert va de 56 à 60. À Rouge de jouer.

G:60,62,6,17 R:35,38,39,55 B:22,47,F6,F7 R - 0 - -
d56
  Red throws 5 and 6. A six! Red will throw again.
  Rouge lance : 5 et 6. Un six ! Rouge relancera.

G:60,62,6,17 R:35,38,39,55 B:22,47,F6,F7 R 56 1+ - -
R55-61
  Red goes from 55 to 61.
  Rouge va de 55 à 61.

G:60,62,6,17 R:35,38,39,61 B:22,47,F6,F7 R 5 1+ R61 -
R39-44
  Red goes from 39 to 44. Red throws again.
  Rouge va de 39 à 44. Rouge relance.

G:60,62,6,17 R:35,38,44,61 B:22,47,F6,F7 R - 1 R44 -
d45
  Red throws 4 and 5.
  Rouge lance : 4 et 5.

G:60,62,6,17 R:35,38,44,61 B:22,47,F6,F7 R 45 1 R44 -
R35-39
  Red goes from 35 to 39.
  Rouge va de 35 à 39.

G:60,62,6,17 R:38,39,44,61 B:22,47,F6,F7 R 5 1 R39 -
R39-44
  Red goes from 39 to 44. It is Blue’s turn.
  Rouge va de 39 à 44. À Bleu de jouer.

G:60,62,6,17 R:38,44,44,61 B:22,47,F6,F7 B - 0 - -
d56
  Blue throws 5 and 6. A six! Blue will throw again.
  Bleu lance : 5 et 6. Un six ! Bleu relancera.

G:60,62,6,17 R:38,44,44,61 B:22,47,F6,F7 B 56 1+ - -
B22-27
  Blue goes from 22 to 27.
  Bleu va de 22 à 27.

G:60,62,6,17 R:38,44,44,61 B:27,47,F6,F7 B 6 1+ B27 -
B47-F2
  Blue goes from 47 to F2. Blue throws again.
  Bleu va de 47 à F2. Bleu relance.

G:60,62,6,17 R:38,44,44,61 B:27,F2,F6,F7 B - 1 BF2 -
d14
  Blue throws 1 and 4.
  Bleu lance : 1 et 4.

G:60,62,6,17 R:38,44,44,61 B:27,F2,F6,F7 B 14 1 BF2 -
BF6-F7
  Blue goes from F6 to F7.
  Bleu va de F6 à F7.

G:60,62,6,17 R:38,44,44,61 B:27,F2,F7,F7 B 4 1 BF7 -
BF2-F6
  Blue goes from F2 to F6. It is Green’s turn.
  Bleu va de F2 à F6. À Vert de jouer.

G:60,62,6,17 R:38,44,44,61 B:27,F6,F7,F7 G - 0 - -
d23
  Green throws 2 and 3.
  Vert lance : 2 et 3.

G:60,62,6,17 R:38,44,44,61 B:27,F6,F7,F7 G 23 0 - -
G62-65
  Green goes from 62 to 65.
  Vert va de 62 à 65.

G:60,65,6,17 R:38,44,44,61 B:27,F6,F7,F7 G 2 0 G65 -
G6-8
  Green goes from 6 to 8. It is Red’s turn.
  Vert va de 6 à 8. À Rouge de jouer.

G:60,65,8,17 R:38,44,44,61 B:27,F6,F7,F7 R - 0 - -
d35
  Red throws 3 and 5.
  Rouge lance : 3 et 5.

G:60,65,8,17 R:38,44,44,61 B:27,F6,F7,F7 R 35 0 - -
R38-43
  Red goes from 38 to 43.
  Rouge va de 38 à 43.

G:60,65,8,17 R:43,44,44,61 B:27,F6,F7,F7 R 3 0 R43 -
R44-47
  Red goes from 44 to 47. It is Blue’s turn.
  Rouge va de 44 à 47. À Bleu de jouer.

G:60,65,8,17 R:43,44,47,61 B:27,F6,F7,F7 B - 0 - -
d23
  Blue throws 2 and 3.
  Bleu lance : 2 et 3.

G:60,65,8,17 R:43,44,47,61 B:27,F6,F7,F7 B 23 0 - -
BF6-F8
  Blue goes from F6 to F8. One of Blue’s columns stands at the tip! Blue wins a bonus of 10.
  Bleu va de F6 à F8. Une colonne de Bleu est au sommet ! Bleu gagne un bonus de 10.

G:60,65,8,17 R:43,44,47,61 B:27,F7,F7,F8 B 3 0 BF8 10
skip
  Blue declines the bonus of 10.
  Bleu refuse le bonus de 10.

G:60,65,8,17 R:43,44,47,61 B:27,F7,F7,F8 B 3 0 BF8 -
B27-30
  Blue goes from 27 to 30. It is Green’s turn.
  Bleu va de 27 à 30. À Vert de jouer.

G:60,65,8,17 R:43,44,47,61 B:30,F7,F7,F8 G - 0 - -
d55
  Green throws 5 and 5.
  Vert lance : 5 et 5.

G:60,65,8,17 R:43,44,47,61 B:30,F7,F7,F8 G 55 0 - -
G60-65
  Green goes from 60 to 65.
  Vert va de 60 à 65.

G:65,65,8,17 R:43,44,47,61 B:30,F7,F7,F8 G 5 0 G65 -
G65-2
  Green goes from 65 to 2. It is Red’s turn.
  Vert va de 65 à 2. À Rouge de jouer.

G:65,2,8,17 R:43,44,47,61 B:30,F7,F7,F8 R - 0 - -
d16
  Red throws 1 and 6. A six! Red will throw again.
  Rouge lance : 1 et 6. Un six ! Rouge relancera.

G:65,2,8,17 R:43,44,47,61 B:30,F7,F7,F8 R 16 1+ - -
R43-49
  Red goes from 43 to 49.
  Rouge va de 43 à 49.

G:65,2,8,17 R:44,47,49,61 B:30,F7,F7,F8 R 1 1+ R49 -
R49-50
  Red goes from 49 to 50. Red throws again.
  Rouge va de 49 à 50. Rouge relance.

G:65,2,8,17 R:44,47,50,61 B:30,F7,F7,F8 R - 1 R50 -
d34
  Red throws 3 and 4.
  Rouge lance : 3 et 4.

G:65,2,8,17 R:44,47,50,61 B:30,F7,F7,F8 R 34 1 R50 -
R50-54
  Red goes from 50 to 54.
  Rouge va de 50 à 54.

G:65,2,8,17 R:44,47,54,61 B:30,F7,F7,F8 R 3 1 R54 -
R47-50
  Red goes from 47 to 50. It is Blue’s turn.
  Rouge va de 47 à 50. À Bleu de jouer.

G:65,2,8,17 R:44,50,54,61 B:30,F7,F7,F8 B - 0 - -
d26
  Blue throws 2 and 6. A six! Blue will throw again.
  Bleu lance : 2 et 6. Un six ! Bleu relancera.

G:65,2,8,17 R:44,50,54,61 B:30,F7,F7,F8 B 26 1+ - -
B30-32
  Blue goes from 30 to 32.
  Bleu va de 30 à 32.

G:65,2,8,17 R:44,50,54,61 B:32,F7,F7,F8 B 6 1+ B32 -
B32-38
  Blue goes from 32 to 38. Blue throws again.
  Bleu va de 32 à 38. Bleu relance.

G:65,2,8,17 R:44,50,54,61 B:38,F7,F7,F8 B - 1 B38 -
d36
  Blue throws 3 and 6. A six! Blue will throw again.
  Bleu lance : 3 et 6. Un six ! Bleu relancera.

G:65,2,8,17 R:44,50,54,61 B:38,F7,F7,F8 B 36 2+ B38 -
B38-44
  Blue goes from 38 to 44. Blue sends Red’s token on 44 back to its workshop. Blue wins a bonus of 20. Nobody can use the bonus of 20: it is lost.
  Bleu va de 38 à 44. Bleu renvoie à l’atelier le jeton de Rouge, case 44. Bleu gagne un bonus de 20. Personne ne peut profiter du bonus de 20 : il est perdu.

G:65,2,8,17 R:A,50,54,61 B:44,F7,F7,F8 B 3 2+ B44 -
B44-47
  Blue goes from 44 to 47. Blue throws again.
  Bleu va de 44 à 47. Bleu relance.

G:65,2,8,17 R:A,50,54,61 B:47,F7,F7,F8 B - 2 B47 -
d11
  Blue throws 1 and 1.
  Bleu lance : 1 et 1.

G:65,2,8,17 R:A,50,54,61 B:47,F7,F7,F8 B 11 2 B47 -
B47-48
  Blue goes from 47 to 48.
  Bleu va de 47 à 48.

G:65,2,8,17 R:A,50,54,61 B:48,F7,F7,F8 B 1 2 B48 -
B48-49
  Blue goes from 48 to 49. It is Green’s turn.
  Bleu va de 48 à 49. À Vert de jouer.

G:65,2,8,17 R:A,50,54,61 B:49,F7,F7,F8 G - 0 - -
d15
  Green throws 1 and 5. A six! Green will throw again.
  Vert lance : 1 et 5. Un six ! Vert relancera.

G:65,2,8,17 R:A,50,54,61 B:49,F7,F7,F8 G 15 1+ - -
G65-2
  Green goes from 65 to 2.
  Vert va de 65 à 2.

G:2,2,8,17 R:A,50,54,61 B:49,F7,F7,F8 G 1 1+ G2 -
G2-3
  Green goes from 2 to 3. Green throws again.
  Vert va de 2 à 3. Vert relance.

G:2,3,8,17 R:A,50,54,61 B:49,F7,F7,F8 G - 1 G3 -
d66
  Green throws 6 and 6. A six! Green will throw again.
  Vert lance : 6 et 6. Un six ! Vert relancera.

G:2,3,8,17 R:A,50,54,61 B:49,F7,F7,F8 G 66 2+ G3 -
G2-8
  Green goes from 2 to 8.
  Vert va de 2 à 8.

G:3,8,8,17 R:A,50,54,61 B:49,F7,F7,F8 G 6 2+ G8 -
G3-9
  Green goes from 3 to 9. Green throws again.
  Vert va de 3 à 9. Vert relance.

G:8,8,9,17 R:A,50,54,61 B:49,F7,F7,F8 G - 2 G9 -
d44
  Green throws 4 and 4.
  Vert lance : 4 et 4.

G:8,8,9,17 R:A,50,54,61 B:49,F7,F7,F8 G 44 2 G9 -
G8-12
  Green goes from 8 to 12.
  Vert va de 8 à 12.

G:8,9,12,17 R:A,50,54,61 B:49,F7,F7,F8 G 4 2 G12 -
G17-21
  Green goes from 17 to 21. It is Red’s turn.
  Vert va de 17 à 21. À Rouge de jouer.

G:8,9,12,21 R:A,50,54,61 B:49,F7,F7,F8 R - 0 - -
d24
  Red throws 2 and 4. A six! Red will throw again.
  Rouge lance : 2 et 4. Un six ! Rouge relancera.

G:8,9,12,21 R:A,50,54,61 B:49,F7,F7,F8 R 24 1+ - -
R50-54
  Red goes from 50 to 54.
  Rouge va de 50 à 54.

G:8,9,12,21 R:A,54,54,61 B:49,F7,F7,F8 R 2 1+ R54 -
R54-56
  Red goes from 54 to 56. Red throws again.
  Rouge va de 54 à 56. Rouge relance.

G:8,9,12,21 R:A,54,56,61 B:49,F7,F7,F8 R - 1 R56 -
d66
  Red throws 6 and 6. A six! Red will throw again.
  Rouge lance : 6 et 6. Un six ! Rouge relancera.

G:8,9,12,21 R:A,54,56,61 B:49,F7,F7,F8 R 66 2+ R56 -
R56-62
  Red goes from 56 to 62.
  Rouge va de 56 à 62.

G:8,9,12,21 R:A,54,61,62 B:49,F7,F7,F8 R 6 2+ R62 -
R62-68
  Red goes from 62 to 68. Red throws again.
  Rouge va de 62 à 68. Rouge relance.

G:8,9,12,21 R:A,54,61,68 B:49,F7,F7,F8 R - 2 R68 -
d13
  Red throws 1 and 3.
  Rouge lance : 1 et 3.

G:8,9,12,21 R:A,54,61,68 B:49,F7,F7,F8 R 13 2 R68 -
R68-1
  Red goes from 68 to 1.
  Rouge va de 68 à 1.

G:8,9,12,21 R:A,54,61,1 B:49,F7,F7,F8 R 3 2 R1 -
R54-57
  Red goes from 54 to 57. It is Blue’s turn.
  Rouge va de 54 à 57. À Bleu de jouer.

G:8,9,12,21 R:A,57,61,1 B:49,F7,F7,F8 B - 0 - -
d26
  Blue throws 2 and 6. A six! Blue will throw again.
  Bleu lance : 2 et 6. Un six ! Bleu relancera.

G:8,9,12,21 R:A,57,61,1 B:49,F7,F7,F8 B 26 1+ - -
B49-F4
  Blue goes from 49 to F4.
  Bleu va de 49 à F4.

G:8,9,12,21 R:A,57,61,1 B:F4,F7,F7,F8 B 2 1+ BF4 -
BF4-F6
  Blue goes from F4 to F6. Blue throws again.
  Bleu va de F4 à F6. Bleu relance.

G:8,9,12,21 R:A,57,61,1 B:F6,F7,F7,F8 B - 1 BF6 -
d24
  Blue throws 2 and 4. A six! Blue will throw again.
  Bleu lance : 2 et 4. Un six ! Bleu relancera.

G:8,9,12,21 R:A,57,61,1 B:F6,F7,F7,F8 B 24 2+ BF6 -
BF6-F8
  Blue goes from F6 to F8. One of Blue’s columns stands at the tip! Blue wins a bonus of 10. Nobody can use the bonus of 10: it is lost. Blue cannot play 4: this throw is lost. Blue throws again.
  Bleu va de F6 à F8. Une colonne de Bleu est au sommet ! Bleu gagne un bonus de 10. Personne ne peut profiter du bonus de 10 : il est perdu. Bleu ne peut pas jouer 4 : ce lancer est perdu. Bleu relance.

G:8,9,12,21 R:A,57,61,1 B:F7,F7,F8,F8 B - 2 BF8 -
d36
  Blue throws 3 and 6. The third six in a row: Blue does not play it. Blue’s token on F8 is in its arrow: it does not go back. It is Green’s turn.
  Bleu lance : 3 et 6. Troisième six de suite : Bleu ne le joue pas. Le jeton de Bleu en F8 est dans sa flèche : il ne recule pas. À Vert de jouer.

G:8,9,12,21 R:A,57,61,1 B:F7,F7,F8,F8 G - 0 - -
d26
  Green throws 2 and 6. A six! Green will throw again.
  Vert lance : 2 et 6. Un six ! Vert relancera.

G:8,9,12,21 R:A,57,61,1 B:F7,F7,F8,F8 G 26 1+ - -
G12-18
  Green goes from 12 to 18.
  Vert va de 12 à 18.

G:8,9,18,21 R:A,57,61,1 B:F7,F7,F8,F8 G 2 1+ G18 -
G21-23
  Green goes from 21 to 23. Green throws again.
  Vert va de 21 à 23. Vert relance.

G:8,9,18,23 R:A,57,61,1 B:F7,F7,F8,F8 G - 1 G23 -
d26
  Green throws 2 and 6. A six! Green will throw again.
  Vert lance : 2 et 6. Un six ! Vert relancera.

G:8,9,18,23 R:A,57,61,1 B:F7,F7,F8,F8 G 26 2+ G23 -
G23-25
  Green goes from 23 to 25.
  Vert va de 23 à 25.

G:8,9,18,25 R:A,57,61,1 B:F7,F7,F8,F8 G 6 2+ G25 -
G25-31
  Green goes from 25 to 31. Green throws again.
  Vert va de 25 à 31. Vert relance.

G:8,9,18,31 R:A,57,61,1 B:F7,F7,F8,F8 G - 2 G31 -
d35
  Green throws 3 and 5.
  Vert lance : 3 et 5.

G:8,9,18,31 R:A,57,61,1 B:F7,F7,F8,F8 G 35 2 G31 -
G18-21
  Green goes from 18 to 21.
  Vert va de 18 à 21.

G:8,9,21,31 R:A,57,61,1 B:F7,F7,F8,F8 G 5 2 G21 -
G8-13
  Green goes from 8 to 13. It is Red’s turn.
  Vert va de 8 à 13. À Rouge de jouer.

G:9,13,21,31 R:A,57,61,1 B:F7,F7,F8,F8 R - 0 - -
d11
  Red throws 1 and 1.
  Rouge lance : 1 et 1.

G:9,13,21,31 R:A,57,61,1 B:F7,F7,F8,F8 R 11 0 - -
R61-62
  Red goes from 61 to 62.
  Rouge va de 61 à 62.

G:9,13,21,31 R:A,57,62,1 B:F7,F7,F8,F8 R 1 0 R62 -
R1-2
  Red goes from 1 to 2. It is Blue’s turn.
  Rouge va de 1 à 2. À Bleu de jouer.

G:9,13,21,31 R:A,57,62,2 B:F7,F7,F8,F8 B - 0 - -
d23
  Blue throws 2 and 3. Blue cannot play 2 and 3: this throw is lost. It is Green’s turn.
  Bleu lance : 2 et 3. Bleu ne peut pas jouer 2 et 3 : ce lancer est perdu. À Vert de jouer.

G:9,13,21,31 R:A,57,62,2 B:F7,F7,F8,F8 G - 0 - -
d14
  Green throws 1 and 4.
  Vert lance : 1 et 4.

G:9,13,21,31 R:A,57,62,2 B:F7,F7,F8,F8 G 14 0 - -
G13-17
  Green goes from 13 to 17.
  Vert va de 13 à 17.

G:9,17,21,31 R:A,57,62,2 B:F7,F7,F8,F8 G 1 0 G17 -
G21-22
  Green goes from 21 to 22. It is Red’s turn.
  Vert va de 21 à 22. À Rouge de jouer.

G:9,17,22,31 R:A,57,62,2 B:F7,F7,F8,F8 R - 0 - -
d56
  Red throws 5 and 6. A six! Red will throw again.
  Rouge lance : 5 et 6. Un six ! Rouge relancera.

G:9,17,22,31 R:A,57,62,2 B:F7,F7,F8,F8 R 56 1+ - -
RA-22
  Red brings a token out of the workshop, on square 22.
  Rouge sort un jeton de l’atelier, case 22.

G:9,17,22,31 R:22,57,62,2 B:F7,F7,F8,F8 R 6 1+ R22 -
R57-63
  Red goes from 57 to 63. Red throws again.
  Rouge va de 57 à 63. Rouge relance.

G:9,17,22,31 R:22,62,63,2 B:F7,F7,F8,F8 R - 1 R63 -
d35
  Red throws 3 and 5.
  Rouge lance : 3 et 5.

G:9,17,22,31 R:22,62,63,2 B:F7,F7,F8,F8 R 35 1 R63 -
R22-27
  Red goes from 22 to 27.
  Rouge va de 22 à 27.

G:9,17,22,31 R:27,62,63,2 B:F7,F7,F8,F8 R 3 1 R27 -
R63-66
  Red goes from 63 to 66. It is Blue’s turn.
  Rouge va de 63 à 66. À Bleu de jouer.

G:9,17,22,31 R:27,62,66,2 B:F7,F7,F8,F8 B - 0 - -
d11
  Blue throws 1 and 1.
  Bleu lance : 1 et 1.

G:9,17,22,31 R:27,62,66,2 B:F7,F7,F8,F8 B 11 0 - -
BF7-F8
  Blue goes from F7 to F8. One of Blue’s columns stands at the tip! Blue wins a bonus of 10. Nobody can use the bonus of 10: it is lost.
  Bleu va de F7 à F8. Une colonne de Bleu est au sommet ! Bleu gagne un bonus de 10. Personne ne peut profiter du bonus de 10 : il est perdu.

G:9,17,22,31 R:27,62,66,2 B:F7,F8,F8,F8 B 1 0 BF8 -
BF7-F8
  Blue goes from F7 to F8. One of Blue’s columns stands at the tip! All of Blue’s columns stand at the tip! Blue wins the game!
  Bleu va de F7 à F8. Une colonne de Bleu est au sommet ! Toutes les colonnes de Bleu sont au sommet ! Bleu gagne la partie !

G:9,17,22,31 R:27,62,66,2 B:F8,F8,F8,F8 =0,0,1 - 0 - -
result 0 0 1
