# les-4-colonnes players=4 colours=Y,B,G,R dice=2 teams=yes finish=build

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A Y - 0 - -
d26
  Yellow throws 2 and 6. A six! Yellow will throw again. Yellow cannot play 2 and 6: this throw is lost. Yellow throws again.
  Jaune lance : 2 et 6. Un six ! Jaune relancera. Jaune ne peut pas jouer 2 et 6 : ce lancer est perdu. Jaune relance.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A Y - 1 - -
d15
  Yellow throws 1 and 5. A six! Yellow will throw again.
  Jaune lance : 1 et 5. Un six ! Jaune relancera.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A Y 15 2+ - -
YA-5
  Yellow brings a token out of the workshop, on square 5.
  Jaune sort un jeton de l’atelier, case 5.

Y:A,A,A,5 B:A,A,A,A G:A,A,A,A R:A,A,A,A Y 1 2+ Y5 -
Y5-6
  Yellow goes from 5 to 6. Yellow throws again.
  Jaune va de 5 à 6. Jaune relance.

Y:A,A,A,6 B:A,A,A,A G:A,A,A,A R:A,A,A,A Y - 2 Y6 -
d56
  Yellow throws 5 and 6. The third six in a row: Yellow does not play it. Yellow’s token on 6 goes back to its start square, 5. It is Blue’s turn.
  Jaune lance : 5 et 6. Troisième six de suite : Jaune ne le joue pas. Le jeton de Jaune en 6 est renvoyé à sa case de départ, 5. À Bleu de jouer.

Y:A,A,A,5 B:A,A,A,A G:A,A,A,A R:A,A,A,A B - 0 - -
d24
  Blue throws 2 and 4. A six! Blue will throw again. Blue cannot play 2 and 4: this throw is lost. Blue throws again.
  Bleu lance : 2 et 4. Un six ! Bleu relancera. Bleu ne peut pas jouer 2 et 4 : ce lancer est perdu. Bleu relance.

Y:A,A,A,5 B:A,A,A,A G:A,A,A,A R:A,A,A,A B - 1 - -
d45
  Blue throws 4 and 5.
  Bleu lance : 4 et 5.

Y:A,A,A,5 B:A,A,A,A G:A,A,A,A R:A,A,A,A B 45 1 - -
BA-56
  Blue brings a token out of the workshop, on square 56.
  Bleu sort un jeton de l’atelier, case 56.

Y:A,A,A,5 B:A,A,A,56 G:A,A,A,A R:A,A,A,A B 4 1 B56 -
B56-60
  Blue goes from 56 to 60. It is Green’s turn.
  Bleu va de 56 à 60. À Vert de jouer.

Y:A,A,A,5 B:A,A,A,60 G:A,A,A,A R:A,A,A,A G - 0 - -
d11
  Green throws 1 and 1. Green cannot play this throw (1 and 1): it is played with Yellow’s tokens.
  Vert lance : 1 et 1. Vert ne peut pas jouer ce lancer (1 et 1) : il sert à Jaune.

Y:A,A,A,5 B:A,A,A,60 G:A,A,A,A R:A,A,A,A G 11 0 - -
Y5-6
  Yellow goes from 5 to 6. Green cannot play this throw (1): it is played with Yellow’s tokens.
  Jaune va de 5 à 6. Vert ne peut pas jouer ce lancer (1) : il sert à Jaune.

Y:A,A,A,6 B:A,A,A,60 G:A,A,A,A R:A,A,A,A G 1 0 Y6 -
Y6-7
  Yellow goes from 6 to 7. It is Red’s turn.
  Jaune va de 6 à 7. À Rouge de jouer.

Y:A,A,A,7 B:A,A,A,60 G:A,A,A,A R:A,A,A,A R - 0 - -
d25
  Red throws 2 and 5.
  Rouge lance : 2 et 5.

Y:A,A,A,7 B:A,A,A,60 G:A,A,A,A R:A,A,A,A R 25 0 - -
RA-22
  Red brings a token out of the workshop, on square 22.
  Rouge sort un jeton de l’atelier, case 22.

Y:A,A,A,7 B:A,A,A,60 G:A,A,A,A R:A,A,A,22 R 2 0 R22 -
R22-24
  Red goes from 22 to 24. It is Yellow’s turn.
  Rouge va de 22 à 24. À Jaune de jouer.

Y:A,A,A,7 B:A,A,A,60 G:A,A,A,A R:A,A,A,24 Y - 0 - -
d16
  Yellow throws 1 and 6. A six! Yellow will throw again.
  Jaune lance : 1 et 6. Un six ! Jaune relancera.

Y:A,A,A,7 B:A,A,A,60 G:A,A,A,A R:A,A,A,24 Y 16 1+ - -
Y7-13
  Yellow goes from 7 to 13.
  Jaune va de 7 à 13.

Y:A,A,A,13 B:A,A,A,60 G:A,A,A,A R:A,A,A,24 Y 1 1+ Y13 -
Y13-14
  Yellow goes from 13 to 14. Yellow throws again.
  Jaune va de 13 à 14. Jaune relance.

Y:A,A,A,14 B:A,A,A,60 G:A,A,A,A R:A,A,A,24 Y - 1 Y14 -
d25
  Yellow throws 2 and 5.
  Jaune lance : 2 et 5.

Y:A,A,A,14 B:A,A,A,60 G:A,A,A,A R:A,A,A,24 Y 25 1 Y14 -
YA-5
  Yellow brings a token out of the workshop, on square 5.
  Jaune sort un jeton de l’atelier, case 5.

Y:A,A,5,14 B:A,A,A,60 G:A,A,A,A R:A,A,A,24 Y 2 1 Y5 -
Y5-7
  Yellow goes from 5 to 7. It is Blue’s turn.
  Jaune va de 5 à 7. À Bleu de jouer.

Y:A,A,7,14 B:A,A,A,60 G:A,A,A,A R:A,A,A,24 B - 0 - -
d55
  Blue throws 5 and 5.
  Bleu lance : 5 et 5.

Y:A,A,7,14 B:A,A,A,60 G:A,A,A,A R:A,A,A,24 B 55 0 - -
BA-56
  Blue brings a token out of the workshop, on square 56.
  Bleu sort un jeton de l’atelier, case 56.

Y:A,A,7,14 B:A,A,56,60 G:A,A,A,A R:A,A,A,24 B 5 0 B56 -
BA-56
  Blue brings a token out of the workshop, on square 56. Blue makes a barrier on 56. It is Green’s turn.
  Bleu sort un jeton de l’atelier, case 56. Bleu forme une barrière en 56. À Vert de jouer.

Y:A,A,7,14 B:A,56,56,60 G:A,A,A,A R:A,A,A,24 G - 0 - -
d24
  Green throws 2 and 4. A six! Green will throw again. Green cannot play this throw (2 and 4): it is played with Yellow’s tokens.
  Vert lance : 2 et 4. Un six ! Vert relancera. Vert ne peut pas jouer ce lancer (2 et 4) : il sert à Jaune.

Y:A,A,7,14 B:A,56,56,60 G:A,A,A,A R:A,A,A,24 G 24 1+ - -
Y7-11
  Yellow goes from 7 to 11. Green cannot play this throw (2): it is played with Yellow’s tokens.
  Jaune va de 7 à 11. Vert ne peut pas jouer ce lancer (2) : il sert à Jaune.

Y:A,A,11,14 B:A,56,56,60 G:A,A,A,A R:A,A,A,24 G 2 1+ Y11 -
Y11-13
  Yellow goes from 11 to 13. Green throws again.
  Jaune va de 11 à 13. Vert relance.

Y:A,A,13,14 B:A,56,56,60 G:A,A,A,A R:A,A,A,24 G - 1 Y13 -
d34
  Green throws 3 and 4. Green cannot play this throw (3 and 4): it is played with Yellow’s tokens.
  Vert lance : 3 et 4. Vert ne peut pas jouer ce lancer (3 et 4) : il sert à Jaune.

Y:A,A,13,14 B:A,56,56,60 G:A,A,A,A R:A,A,A,24 G 34 1 Y13 -
Y14-18
  Yellow goes from 14 to 18. Green cannot play this throw (3): it is played with Yellow’s tokens.
  Jaune va de 14 à 18. Vert ne peut pas jouer ce lancer (3) : il sert à Jaune.

Y:A,A,13,18 B:A,56,56,60 G:A,A,A,A R:A,A,A,24 G 3 1 Y18 -
Y18-21
  Yellow goes from 18 to 21. It is Red’s turn.
  Jaune va de 18 à 21. À Rouge de jouer.

Y:A,A,13,21 B:A,56,56,60 G:A,A,A,A R:A,A,A,24 R - 0 - -
d11
  Red throws 1 and 1.
  Rouge lance : 1 et 1.

Y:A,A,13,21 B:A,56,56,60 G:A,A,A,A R:A,A,A,24 R 11 0 - -
R24-25
  Red goes from 24 to 25.
  Rouge va de 24 à 25.

Y:A,A,13,21 B:A,56,56,60 G:A,A,A,A R:A,A,A,25 R 1 0 R25 -
R25-26
  Red goes from 25 to 26. It is Yellow’s turn.
  Rouge va de 25 à 26. À Jaune de jouer.

Y:A,A,13,21 B:A,56,56,60 G:A,A,A,A R:A,A,A,26 Y - 0 - -
d46
  Yellow throws 4 and 6. A six! Yellow will throw again.
  Jaune lance : 4 et 6. Un six ! Jaune relancera.

Y:A,A,13,21 B:A,56,56,60 G:A,A,A,A R:A,A,A,26 Y 46 1+ - -
Y21-25
  Yellow goes from 21 to 25.
  Jaune va de 21 à 25.

Y:A,A,13,25 B:A,56,56,60 G:A,A,A,A R:A,A,A,26 Y 6 1+ Y25 -
Y13-19
  Yellow goes from 13 to 19. Yellow throws again.
  Jaune va de 13 à 19. Jaune relance.

Y:A,A,19,25 B:A,56,56,60 G:A,A,A,A R:A,A,A,26 Y - 1 Y19 -
d25
  Yellow throws 2 and 5.
  Jaune lance : 2 et 5.

Y:A,A,19,25 B:A,56,56,60 G:A,A,A,A R:A,A,A,26 Y 25 1 Y19 -
YA-5
  Yellow brings a token out of the workshop, on square 5.
  Jaune sort un jeton de l’atelier, case 5.

Y:A,5,19,25 B:A,56,56,60 G:A,A,A,A R:A,A,A,26 Y 2 1 Y5 -
Y19-21
  Yellow goes from 19 to 21. It is Blue’s turn.
  Jaune va de 19 à 21. À Bleu de jouer.

Y:A,5,21,25 B:A,56,56,60 G:A,A,A,A R:A,A,A,26 B - 0 - -
d16
  Blue throws 1 and 6. A six! Blue will throw again. Blue must open a barrier.
  Bleu lance : 1 et 6. Un six ! Bleu relancera. Bleu doit ouvrir une barrière.

Y:A,5,21,25 B:A,56,56,60 G:A,A,A,A R:A,A,A,26 B 16 1+b - -
B56-62
  Blue goes from 56 to 62. Blue’s barrier on 56 is open.
  Bleu va de 56 à 62. La barrière de Bleu en 56 est ouverte.

Y:A,5,21,25 B:A,56,60,62 G:A,A,A,A R:A,A,A,26 B 1 1+ B62 -
B62-63
  Blue goes from 62 to 63. Blue throws again.
  Bleu va de 62 à 63. Bleu relance.

Y:A,5,21,25 B:A,56,60,63 G:A,A,A,A R:A,A,A,26 B - 1 B63 -
d56
  Blue throws 5 and 6. A six! Blue will throw again.
  Bleu lance : 5 et 6. Un six ! Bleu relancera.

Y:A,5,21,25 B:A,56,60,63 G:A,A,A,A R:A,A,A,26 B 56 2+ B63 -
BA-56
  Blue brings a token out of the workshop, on square 56. Blue makes a barrier on 56.
  Bleu sort un jeton de l’atelier, case 56. Bleu forme une barrière en 56.

Y:A,5,21,25 B:56,56,60,63 G:A,A,A,A R:A,A,A,26 B 6 2+ B56 -
B56-62
  Blue goes from 56 to 62. Blue’s barrier on 56 is open. Blue throws again.
  Bleu va de 56 à 62. La barrière de Bleu en 56 est ouverte. Bleu relance.

Y:A,5,21,25 B:56,60,62,63 G:A,A,A,A R:A,A,A,26 B - 2 B62 -
d44
  Blue throws 4 and 4.
  Bleu lance : 4 et 4.

Y:A,5,21,25 B:56,60,62,63 G:A,A,A,A R:A,A,A,26 B 44 2 B62 -
B62-66
  Blue goes from 62 to 66.
  Bleu va de 62 à 66.

Y:A,5,21,25 B:56,60,63,66 G:A,A,A,A R:A,A,A,26 B 4 2 B66 -
B63-67
  Blue goes from 63 to 67. It is Green’s turn.
  Bleu va de 63 à 67. À Vert de jouer.

Y:A,5,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,26 G - 0 - -
d26
  Green throws 2 and 6. A six! Green will throw again. Green cannot play this throw (2 and 6): it is played with Yellow’s tokens.
  Vert lance : 2 et 6. Un six ! Vert relancera. Vert ne peut pas jouer ce lancer (2 et 6) : il sert à Jaune.

Y:A,5,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,26 G 26 1+ - -
Y5-7
  Yellow goes from 5 to 7. Green cannot play this throw (6): it is played with Yellow’s tokens.
  Jaune va de 5 à 7. Vert ne peut pas jouer ce lancer (6) : il sert à Jaune.

Y:A,7,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,26 G 6 1+ Y7 -
Y7-13
  Yellow goes from 7 to 13. Green throws again.
  Jaune va de 7 à 13. Vert relance.

Y:A,13,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,26 G - 1 Y13 -
d34
  Green throws 3 and 4. Green cannot play this throw (3 and 4): it is played with Yellow’s tokens.
  Vert lance : 3 et 4. Vert ne peut pas jouer ce lancer (3 et 4) : il sert à Jaune.

Y:A,13,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,26 G 34 1 Y13 -
Y13-17
  Yellow goes from 13 to 17. Green cannot play this throw (3): it is played with Yellow’s tokens.
  Jaune va de 13 à 17. Vert ne peut pas jouer ce lancer (3) : il sert à Jaune.

Y:A,17,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,26 G 3 1 Y17 -
Y17-20
  Yellow goes from 17 to 20. It is Red’s turn.
  Jaune va de 17 à 20. À Rouge de jouer.

Y:A,20,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,26 R - 0 - -
d26
  Red throws 2 and 6. A six! Red will throw again.
  Rouge lance : 2 et 6. Un six ! Rouge relancera.

Y:A,20,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,26 R 26 1+ - -
R26-28
  Red goes from 26 to 28.
  Rouge va de 26 à 28.

Y:A,20,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,28 R 6 1+ R28 -
R28-34
  Red goes from 28 to 34. Red throws again.
  Rouge va de 28 à 34. Rouge relance.

Y:A,20,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,34 R - 1 R34 -
d34
  Red throws 3 and 4.
  Rouge lance : 3 et 4.

Y:A,20,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,34 R 34 1 R34 -
R34-37
  Red goes from 34 to 37.
  Rouge va de 34 à 37.

Y:A,20,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,37 R 4 1 R37 -
R37-41
  Red goes from 37 to 41. It is Yellow’s turn.
  Rouge va de 37 à 41. À Jaune de jouer.

Y:A,20,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,41 Y - 0 - -
d24
  Yellow throws 2 and 4. A six! Yellow will throw again.
  Jaune lance : 2 et 4. Un six ! Jaune relancera.

Y:A,20,21,25 B:56,60,66,67 G:A,A,A,A R:A,A,A,41 Y 24 1+ - -
Y25-27
  Yellow goes from 25 to 27.
  Jaune va de 25 à 27.

Y:A,20,21,27 B:56,60,66,67 G:A,A,A,A R:A,A,A,41 Y 4 1+ Y27 -
Y21-25
  Yellow goes from 21 to 25. Yellow throws again.
  Jaune va de 21 à 25. Jaune relance.

Y:A,20,25,27 B:56,60,66,67 G:A,A,A,A R:A,A,A,41 Y - 1 Y25 -
d45
  Yellow throws 4 and 5.
  Jaune lance : 4 et 5.

Y:A,20,25,27 B:56,60,66,67 G:A,A,A,A R:A,A,A,41 Y 45 1 Y25 -
YA-5
  Yellow brings a token out of the workshop, on square 5.
  Jaune sort un jeton de l’atelier, case 5.

Y:5,20,25,27 B:56,60,66,67 G:A,A,A,A R:A,A,A,41 Y 4 1 Y5 -
Y27-31
  Yellow goes from 27 to 31. It is Blue’s turn.
  Jaune va de 27 à 31. À Bleu de jouer.

Y:5,20,25,31 B:56,60,66,67 G:A,A,A,A R:A,A,A,41 B - 0 - -
d12
  Blue throws 1 and 2.
  Bleu lance : 1 et 2.

Y:5,20,25,31 B:56,60,66,67 G:A,A,A,A R:A,A,A,41 B 12 0 - -
B60-61
  Blue goes from 60 to 61.
  Bleu va de 60 à 61.

Y:5,20,25,31 B:56,61,66,67 G:A,A,A,A R:A,A,A,41 B 2 0 B61 -
B61-63
  Blue goes from 61 to 63. It is Green’s turn.
  Bleu va de 61 à 63. À Vert de jouer.

Y:5,20,25,31 B:56,63,66,67 G:A,A,A,A R:A,A,A,41 G - 0 - -
d46
  Green throws 4 and 6. A six! Green will throw again. Green cannot play this throw (4 and 6): it is played with Yellow’s tokens.
  Vert lance : 4 et 6. Un six ! Vert relancera. Vert ne peut pas jouer ce lancer (4 et 6) : il sert à Jaune.

Y:5,20,25,31 B:56,63,66,67 G:A,A,A,A R:A,A,A,41 G 46 1+ - -
Y25-29
  Yellow goes from 25 to 29. Green cannot play this throw (6): it is played with Yellow’s tokens.
  Jaune va de 25 à 29. Vert ne peut pas jouer ce lancer (6) : il sert à Jaune.

Y:5,20,29,31 B:56,63,66,67 G:A,A,A,A R:A,A,A,41 G 6 1+ Y29 -
Y29-35
  Yellow goes from 29 to 35. Green throws again.
  Jaune va de 29 à 35. Vert relance.

Y:5,20,31,35 B:56,63,66,67 G:A,A,A,A R:A,A,A,41 G - 1 Y35 -
d25
  Green throws 2 and 5.
  Vert lance : 2 et 5.

Y:5,20,31,35 B:56,63,66,67 G:A,A,A,A R:A,A,A,41 G 25 1 Y35 -
GA-39
  Green brings a token out of the workshop, on square 39.
  Vert sort un jeton de l’atelier, case 39.

Y:5,20,31,35 B:56,63,66,67 G:A,A,A,39 R:A,A,A,41 G 2 1 G39 -
G39-41
  Green goes from 39 to 41. Green sends Red’s token on 41 back to its workshop. Green wins a bonus of 20.
  Vert va de 39 à 41. Vert renvoie à l’atelier le jeton de Rouge, case 41. Vert gagne un bonus de 20.

Y:5,20,31,35 B:56,63,66,67 G:A,A,A,41 R:A,A,A,A G - 1 G41 20
skip
  Green declines the bonus of 20. It is Red’s turn.
  Vert refuse le bonus de 20. À Rouge de jouer.

Y:5,20,31,35 B:56,63,66,67 G:A,A,A,41 R:A,A,A,A R - 0 - -
d13
  Red throws 1 and 3. Red cannot play this throw (1 and 3): it is played with Blue’s tokens.
  Rouge lance : 1 et 3. Rouge ne peut pas jouer ce lancer (1 et 3) : il sert à Bleu.

Y:5,20,31,35 B:56,63,66,67 G:A,A,A,41 R:A,A,A,A R 13 0 - -
B66-1
  Blue goes from 66 to 1. Red cannot play this throw (1): it is played with Blue’s tokens.
  Bleu va de 66 à 1. Rouge ne peut pas jouer ce lancer (1) : il sert à Bleu.

Y:5,20,31,35 B:56,63,67,1 G:A,A,A,41 R:A,A,A,A R 1 0 B1 -
B56-57
  Blue goes from 56 to 57. It is Yellow’s turn.
  Bleu va de 56 à 57. À Jaune de jouer.

Y:5,20,31,35 B:57,63,67,1 G:A,A,A,41 R:A,A,A,A Y - 0 - -
d25
  Yellow throws 2 and 5.
  Jaune lance : 2 et 5.

Y:5,20,31,35 B:57,63,67,1 G:A,A,A,41 R:A,A,A,A Y 25 0 - -
Y31-36
  Yellow goes from 31 to 36.
  Jaune va de 31 à 36.

Y:5,20,35,36 B:57,63,67,1 G:A,A,A,41 R:A,A,A,A Y 2 0 Y36 -
Y36-38
  Yellow goes from 36 to 38. It is Blue’s turn.
  Jaune va de 36 à 38. À Bleu de jouer.

Y:5,20,35,38 B:57,63,67,1 G:A,A,A,41 R:A,A,A,A B - 0 - -
d24
  Blue throws 2 and 4. A six! Blue will throw again.
  Bleu lance : 2 et 4. Un six ! Bleu relancera.

Y:5,20,35,38 B:57,63,67,1 G:A,A,A,41 R:A,A,A,A B 24 1+ - -
B1-3
  Blue goes from 1 to 3.
  Bleu va de 1 à 3.

Y:5,20,35,38 B:57,63,67,3 G:A,A,A,41 R:A,A,A,A B 4 1+ B3 -
B63-67
  Blue goes from 63 to 67. Blue throws again.
  Bleu va de 63 à 67. Bleu relance.

Y:5,20,35,38 B:57,67,67,3 G:A,A,A,41 R:A,A,A,A B - 1 B67 -
d55
  Blue throws 5 and 5.
  Bleu lance : 5 et 5.

Y:5,20,35,38 B:57,67,67,3 G:A,A,A,41 R:A,A,A,A B 55 1 B67 -
B3-8
  Blue goes from 3 to 8.
  Bleu va de 3 à 8.

Y:5,20,35,38 B:57,67,67,8 G:A,A,A,41 R:A,A,A,A B 5 1 B8 -
B67-4
  Blue goes from 67 to 4. It is Green’s turn.
  Bleu va de 67 à 4. À Vert de jouer.

Y:5,20,35,38 B:57,67,4,8 G:A,A,A,41 R:A,A,A,A G - 0 - -
d13
  Green throws 1 and 3.
  Vert lance : 1 et 3.

Y:5,20,35,38 B:57,67,4,8 G:A,A,A,41 R:A,A,A,A G 13 0 - -
G41-44
  Green goes from 41 to 44.
  Vert va de 41 à 44.

Y:5,20,35,38 B:57,67,4,8 G:A,A,A,44 R:A,A,A,A G 1 0 G44 -
G44-45
  Green goes from 44 to 45. It is Red’s turn.
  Vert va de 44 à 45. À Rouge de jouer.

Y:5,20,35,38 B:57,67,4,8 G:A,A,A,45 R:A,A,A,A R - 0 - -
d35
  Red throws 3 and 5.
  Rouge lance : 3 et 5.

Y:5,20,35,38 B:57,67,4,8 G:A,A,A,45 R:A,A,A,A R 35 0 - -
RA-22
  Red brings a token out of the workshop, on square 22.
  Rouge sort un jeton de l’atelier, case 22.

Y:5,20,35,38 B:57,67,4,8 G:A,A,A,45 R:A,A,A,22 R 3 0 R22 -
R22-25
  Red goes from 22 to 25. It is Yellow’s turn.
  Rouge va de 22 à 25. À Jaune de jouer.

Y:5,20,35,38 B:57,67,4,8 G:A,A,A,45 R:A,A,A,25 Y - 0 - -
d46
  Yellow throws 4 and 6. A six! Yellow will throw again.
  Jaune lance : 4 et 6. Un six ! Jaune relancera.

Y:5,20,35,38 B:57,67,4,8 G:A,A,A,45 R:A,A,A,25 Y 46 1+ - -
Y5-9
  Yellow goes from 5 to 9.
  Jaune va de 5 à 9.

Y:9,20,35,38 B:57,67,4,8 G:A,A,A,45 R:A,A,A,25 Y 6 1+ Y9 -
Y35-41
  Yellow goes from 35 to 41. Yellow throws again.
  Jaune va de 35 à 41. Jaune relance.

Y:9,20,38,41 B:57,67,4,8 G:A,A,A,45 R:A,A,A,25 Y - 1 Y41 -
d23
  Yellow throws 2 and 3.
  Jaune lance : 2 et 3.

Y:9,20,38,41 B:57,67,4,8 G:A,A,A,45 R:A,A,A,25 Y 23 1 Y41 -
Y38-41
  Yellow goes from 38 to 41.
  Jaune va de 38 à 41.

Y:9,20,41,41 B:57,67,4,8 G:A,A,A,45 R:A,A,A,25 Y 2 1 Y41 -
Y41-43
  Yellow goes from 41 to 43. It is Blue’s turn.
  Jaune va de 41 à 43. À Bleu de jouer.

Y:9,20,41,43 B:57,67,4,8 G:A,A,A,45 R:A,A,A,25 B - 0 - -
d26
  Blue throws 2 and 6. A six! Blue will throw again.
  Bleu lance : 2 et 6. Un six ! Bleu relancera.

Y:9,20,41,43 B:57,67,4,8 G:A,A,A,45 R:A,A,A,25 B 26 1+ - -
B4-10
  Blue goes from 4 to 10.
  Bleu va de 4 à 10.

Y:9,20,41,43 B:57,67,8,10 G:A,A,A,45 R:A,A,A,25 B 2 1+ B10 -
B10-12
  Blue goes from 10 to 12. Blue throws again.
  Bleu va de 10 à 12. Bleu relance.

Y:9,20,41,43 B:57,67,8,12 G:A,A,A,45 R:A,A,A,25 B - 1 B12 -
d34
  Blue throws 3 and 4.
  Bleu lance : 3 et 4.

Y:9,20,41,43 B:57,67,8,12 G:A,A,A,45 R:A,A,A,25 B 34 1 B12 -
B57-60
  Blue goes from 57 to 60.
  Bleu va de 57 à 60.

Y:9,20,41,43 B:60,67,8,12 G:A,A,A,45 R:A,A,A,25 B 4 1 B60 -
B67-3
  Blue goes from 67 to 3. It is Green’s turn.
  Bleu va de 67 à 3. À Vert de jouer.

Y:9,20,41,43 B:60,3,8,12 G:A,A,A,45 R:A,A,A,25 G - 0 - -
d15
  Green throws 1 and 5. A six! Green will throw again.
  Vert lance : 1 et 5. Un six ! Vert relancera.

Y:9,20,41,43 B:60,3,8,12 G:A,A,A,45 R:A,A,A,25 G 15 1+ - -
GA-39
  Green brings a token out of the workshop, on square 39.
  Vert sort un jeton de l’atelier, case 39.

Y:9,20,41,43 B:60,3,8,12 G:A,A,39,45 R:A,A,A,25 G 1 1+ G39 -
G45-46
  Green goes from 45 to 46. Green throws again.
  Vert va de 45 à 46. Vert relance.

Y:9,20,41,43 B:60,3,8,12 G:A,A,39,46 R:A,A,A,25 G - 1 G46 -
d44
  Green throws 4 and 4.
  Vert lance : 4 et 4.

Y:9,20,41,43 B:60,3,8,12 G:A,A,39,46 R:A,A,A,25 G 44 1 G46 -
G46-50
  Green goes from 46 to 50.
  Vert va de 46 à 50.

Y:9,20,41,43 B:60,3,8,12 G:A,A,39,50 R:A,A,A,25 G 4 1 G50 -
G39-43
  Green goes from 39 to 43. It is Red’s turn.
  Vert va de 39 à 43. À Rouge de jouer.

Y:9,20,41,43 B:60,3,8,12 G:A,A,43,50 R:A,A,A,25 R - 0 - -
d22
  Red throws 2 and 2.
  Rouge lance : 2 et 2.

Y:9,20,41,43 B:60,3,8,12 G:A,A,43,50 R:A,A,A,25 R 22 0 - -
R25-27
  Red goes from 25 to 27.
  Rouge va de 25 à 27.

Y:9,20,41,43 B:60,3,8,12 G:A,A,43,50 R:A,A,A,27 R 2 0 R27 -
R27-29
  Red goes from 27 to 29. It is Yellow’s turn.
  Rouge va de 27 à 29. À Jaune de jouer.

Y:9,20,41,43 B:60,3,8,12 G:A,A,43,50 R:A,A,A,29 Y - 0 - -
d14
  Yellow throws 1 and 4.
  Jaune lance : 1 et 4.

Y:9,20,41,43 B:60,3,8,12 G:A,A,43,50 R:A,A,A,29 Y 14 0 - -
Y43-44
  Yellow goes from 43 to 44.
  Jaune va de 43 à 44.

Y:9,20,41,44 B:60,3,8,12 G:A,A,43,50 R:A,A,A,29 Y 4 0 Y44 -
Y20-24
  Yellow goes from 20 to 24. It is Blue’s turn.
  Jaune va de 20 à 24. À Bleu de jouer.

Y:9,24,41,44 B:60,3,8,12 G:A,A,43,50 R:A,A,A,29 B - 0 - -
d22
  Blue throws 2 and 2.
  Bleu lance : 2 et 2.

Y:9,24,41,44 B:60,3,8,12 G:A,A,43,50 R:A,A,A,29 B 22 0 - -
B3-5
  Blue goes from 3 to 5.
  Bleu va de 3 à 5.

Y:9,24,41,44 B:60,5,8,12 G:A,A,43,50 R:A,A,A,29 B 2 0 B5 -
B12-14
  Blue goes from 12 to 14. It is Green’s turn.
  Bleu va de 12 à 14. À Vert de jouer.

Y:9,24,41,44 B:60,5,8,14 G:A,A,43,50 R:A,A,A,29 G - 0 - -
d56
  Green throws 5 and 6. A six! Green will throw again.
  Vert lance : 5 et 6. Un six ! Vert relancera.

Y:9,24,41,44 B:60,5,8,14 G:A,A,43,50 R:A,A,A,29 G 56 1+ - -
GA-39
  Green brings a token out of the workshop, on square 39.
  Vert sort un jeton de l’atelier, case 39.

Y:9,24,41,44 B:60,5,8,14 G:A,39,43,50 R:A,A,A,29 G 6 1+ G39 -
G39-45
  Green goes from 39 to 45. Green throws again.
  Vert va de 39 à 45. Vert relance.

Y:9,24,41,44 B:60,5,8,14 G:A,43,45,50 R:A,A,A,29 G - 1 G45 -
d46
  Green throws 4 and 6. A six! Green will throw again.
  Vert lance : 4 et 6. Un six ! Vert relancera.

Y:9,24,41,44 B:60,5,8,14 G:A,43,45,50 R:A,A,A,29 G 46 2+ G45 -
G45-51
  Green goes from 45 to 51.
  Vert va de 45 à 51.

Y:9,24,41,44 B:60,5,8,14 G:A,43,50,51 R:A,A,A,29 G 4 2+ G51 -
G51-55
  Green goes from 51 to 55. Green throws again.
  Vert va de 51 à 55. Vert relance.

Y:9,24,41,44 B:60,5,8,14 G:A,43,50,55 R:A,A,A,29 G - 2 G55 -
d56
  Green throws 5 and 6. The third six in a row: Green does not play it. Green’s token on 55 goes back to its start square, 39. It is Red’s turn.
  Vert lance : 5 et 6. Troisième six de suite : Vert ne le joue pas. Le jeton de Vert en 55 est renvoyé à sa case de départ, 39. À Rouge de jouer.

Y:9,24,41,44 B:60,5,8,14 G:A,39,43,50 R:A,A,A,29 R - 0 - -
d24
  Red throws 2 and 4. A six! Red will throw again.
  Rouge lance : 2 et 4. Un six ! Rouge relancera.

Y:9,24,41,44 B:60,5,8,14 G:A,39,43,50 R:A,A,A,29 R 24 1+ - -
R29-33
  Red goes from 29 to 33.
  Rouge va de 29 à 33.

Y:9,24,41,44 B:60,5,8,14 G:A,39,43,50 R:A,A,A,33 R 2 1+ R33 -
R33-35
  Red goes from 33 to 35. Red throws again.
  Rouge va de 33 à 35. Rouge relance.

Y:9,24,41,44 B:60,5,8,14 G:A,39,43,50 R:A,A,A,35 R - 1 R35 -
d15
  Red throws 1 and 5. A six! Red will throw again.
  Rouge lance : 1 et 5. Un six ! Rouge relancera.

Y:9,24,41,44 B:60,5,8,14 G:A,39,43,50 R:A,A,A,35 R 15 2+ R35 -
RA-22
  Red brings a token out of the workshop, on square 22.
  Rouge sort un jeton de l’atelier, case 22.

Y:9,24,41,44 B:60,5,8,14 G:A,39,43,50 R:A,A,22,35 R 1 2+ R22 -
R35-36
  Red goes from 35 to 36. Red throws again.
  Rouge va de 35 à 36. Rouge relance.

Y:9,24,41,44 B:60,5,8,14 G:A,39,43,50 R:A,A,22,36 R - 2 R36 -
d26
  Red throws 2 and 6. The third six in a row: Red does not play it. Red’s token on 36 goes back to its start square, 22. Red makes a barrier on 22. It is Yellow’s turn.
  Rouge lance : 2 et 6. Troisième six de suite : Rouge ne le joue pas. Le jeton de Rouge en 36 est renvoyé à sa case de départ, 22. Rouge forme une barrière en 22. À Jaune de jouer.

Y:9,24,41,44 B:60,5,8,14 G:A,39,43,50 R:A,A,22,22 Y - 0 - -
d15
  Yellow throws 1 and 5. A six! Yellow will throw again.
  Jaune lance : 1 et 5. Un six ! Jaune relancera.

Y:9,24,41,44 B:60,5,8,14 G:A,39,43,50 R:A,A,22,22 Y 15 1+ - -
Y44-49
  Yellow goes from 44 to 49.
  Jaune va de 44 à 49.

Y:9,24,41,49 B:60,5,8,14 G:A,39,43,50 R:A,A,22,22 Y 1 1+ Y49 -
Y24-25
  Yellow goes from 24 to 25. Yellow throws again.
  Jaune va de 24 à 25. Jaune relance.

Y:9,25,41,49 B:60,5,8,14 G:A,39,43,50 R:A,A,22,22 Y - 1 Y25 -
d15
  Yellow throws 1 and 5. A six! Yellow will throw again.
  Jaune lance : 1 et 5. Un six ! Jaune relancera.

Y:9,25,41,49 B:60,5,8,14 G:A,39,43,50 R:A,A,22,22 Y 15 2+ Y25 -
Y49-54
  Yellow goes from 49 to 54.
  Jaune va de 49 à 54.

Y:9,25,41,54 B:60,5,8,14 G:A,39,43,50 R:A,A,22,22 Y 1 2+ Y54 -
Y25-26
  Yellow goes from 25 to 26. Yellow throws again.
  Jaune va de 25 à 26. Jaune relance.

Y:9,26,41,54 B:60,5,8,14 G:A,39,43,50 R:A,A,22,22 Y - 2 Y26 -
d66
  Yellow throws 6 and 6. The third six in a row: Yellow does not play it. Yellow’s token on 26 goes back to its start square, 5. It is Blue’s turn.
  Jaune lance : 6 et 6. Troisième six de suite : Jaune ne le joue pas. Le jeton de Jaune en 26 est renvoyé à sa case de départ, 5. À Bleu de jouer.

Y:5,9,41,54 B:60,5,8,14 G:A,39,43,50 R:A,A,22,22 B - 0 - -
d15
  Blue throws 1 and 5. A six! Blue will throw again.
  Bleu lance : 1 et 5. Un six ! Bleu relancera.

Y:5,9,41,54 B:60,5,8,14 G:A,39,43,50 R:A,A,22,22 B 15 1+ - -
B60-61
  Blue goes from 60 to 61.
  Bleu va de 60 à 61.

Y:5,9,41,54 B:61,5,8,14 G:A,39,43,50 R:A,A,22,22 B 5 1+ B61 -
B5-10
  Blue goes from 5 to 10. Blue throws again.
  Bleu va de 5 à 10. Bleu relance.

Y:5,9,41,54 B:61,8,10,14 G:A,39,43,50 R:A,A,22,22 B - 1 B10 -
d35
  Blue throws 3 and 5.
  Bleu lance : 3 et 5.

Y:5,9,41,54 B:61,8,10,14 G:A,39,43,50 R:A,A,22,22 B 35 1 B10 -
B14-17
  Blue goes from 14 to 17.
  Bleu va de 14 à 17.

Y:5,9,41,54 B:61,8,10,17 G:A,39,43,50 R:A,A,22,22 B 5 1 B17 -
B61-66
  Blue goes from 61 to 66. It is Green’s turn.
  Bleu va de 61 à 66. À Vert de jouer.

Y:5,9,41,54 B:66,8,10,17 G:A,39,43,50 R:A,A,22,22 G - 0 - -
d66
  Green throws 6 and 6. A six! Green will throw again.
  Vert lance : 6 et 6. Un six ! Vert relancera.

Y:5,9,41,54 B:66,8,10,17 G:A,39,43,50 R:A,A,22,22 G 66 1+ - -
G43-49
  Green goes from 43 to 49.
  Vert va de 43 à 49.

Y:5,9,41,54 B:66,8,10,17 G:A,39,49,50 R:A,A,22,22 G 6 1+ G49 -
G39-45
  Green goes from 39 to 45. Green throws again.
  Vert va de 39 à 45. Vert relance.

Y:5,9,41,54 B:66,8,10,17 G:A,45,49,50 R:A,A,22,22 G - 1 G45 -
d15
  Green throws 1 and 5. A six! Green will throw again.
  Vert lance : 1 et 5. Un six ! Vert relancera.

Y:5,9,41,54 B:66,8,10,17 G:A,45,49,50 R:A,A,22,22 G 15 2+ G45 -
GA-39
  Green brings a token out of the workshop, on square 39.
  Vert sort un jeton de l’atelier, case 39.

Y:5,9,41,54 B:66,8,10,17 G:39,45,49,50 R:A,A,22,22 G 1 2+ G39 -
G39-40
  Green goes from 39 to 40. Green throws again.
  Vert va de 39 à 40. Vert relance.

Y:5,9,41,54 B:66,8,10,17 G:40,45,49,50 R:A,A,22,22 G - 2 G40 -
d45
  Green throws 4 and 5.
  Vert lance : 4 et 5.

Y:5,9,41,54 B:66,8,10,17 G:40,45,49,50 R:A,A,22,22 G 45 2 G40 -
G45-49
  Green goes from 45 to 49.
  Vert va de 45 à 49.

Y:5,9,41,54 B:66,8,10,17 G:40,49,49,50 R:A,A,22,22 G 5 2 G49 -
G49-54
  Green goes from 49 to 54. It is Red’s turn.
  Vert va de 49 à 54. À Rouge de jouer.

Y:5,9,41,54 B:66,8,10,17 G:40,49,50,54 R:A,A,22,22 R - 0 - -
d22
  Red throws 2 and 2.
  Rouge lance : 2 et 2.

Y:5,9,41,54 B:66,8,10,17 G:40,49,50,54 R:A,A,22,22 R 22 0 - -
R22-24
  Red goes from 22 to 24. Red’s barrier on 22 is open.
  Rouge va de 22 à 24. La barrière de Rouge en 22 est ouverte.

Y:5,9,41,54 B:66,8,10,17 G:40,49,50,54 R:A,A,22,24 R 2 0 R24 -
R22-24
  Red goes from 22 to 24. It is Yellow’s turn.
  Rouge va de 22 à 24. À Jaune de jouer.

Y:5,9,41,54 B:66,8,10,17 G:40,49,50,54 R:A,A,24,24 Y - 0 - -
d23
  Yellow throws 2 and 3.
  Jaune lance : 2 et 3.

Y:5,9,41,54 B:66,8,10,17 G:40,49,50,54 R:A,A,24,24 Y 23 0 - -
Y5-7
  Yellow goes from 5 to 7.
  Jaune va de 5 à 7.

Y:7,9,41,54 B:66,8,10,17 G:40,49,50,54 R:A,A,24,24 Y 3 0 Y7 -
Y41-44
  Yellow goes from 41 to 44. It is Blue’s turn.
  Jaune va de 41 à 44. À Bleu de jouer.

Y:7,9,44,54 B:66,8,10,17 G:40,49,50,54 R:A,A,24,24 B - 0 - -
d55
  Blue throws 5 and 5.
  Bleu lance : 5 et 5.

Y:7,9,44,54 B:66,8,10,17 G:40,49,50,54 R:A,A,24,24 B 55 0 - -
B8-13
  Blue goes from 8 to 13.
  Bleu va de 8 à 13.

Y:7,9,44,54 B:66,10,13,17 G:40,49,50,54 R:A,A,24,24 B 5 0 B13 -
B66-3
  Blue goes from 66 to 3. It is Green’s turn.
  Bleu va de 66 à 3. À Vert de jouer.

Y:7,9,44,54 B:3,10,13,17 G:40,49,50,54 R:A,A,24,24 G - 0 - -
d22
  Green throws 2 and 2.
  Vert lance : 2 et 2.

Y:7,9,44,54 B:3,10,13,17 G:40,49,50,54 R:A,A,24,24 G 22 0 - -
G40-42
  Green goes from 40 to 42.
  Vert va de 40 à 42.

Y:7,9,44,54 B:3,10,13,17 G:42,49,50,54 R:A,A,24,24 G 2 0 G42 -
G50-52
  Green goes from 50 to 52. It is Red’s turn.
  Vert va de 50 à 52. À Rouge de jouer.

Y:7,9,44,54 B:3,10,13,17 G:42,49,52,54 R:A,A,24,24 R - 0 - -
d35
  Red throws 3 and 5.
  Rouge lance : 3 et 5.

Y:7,9,44,54 B:3,10,13,17 G:42,49,52,54 R:A,A,24,24 R 35 0 - -
RA-22
  Red brings a token out of the workshop, on square 22.
  Rouge sort un jeton de l’atelier, case 22.

Y:7,9,44,54 B:3,10,13,17 G:42,49,52,54 R:A,22,24,24 R 3 0 R22 -
R22-25
  Red goes from 22 to 25. It is Yellow’s turn.
  Rouge va de 22 à 25. À Jaune de jouer.

Y:7,9,44,54 B:3,10,13,17 G:42,49,52,54 R:A,24,24,25 Y - 0 - -
d16
  Yellow throws 1 and 6. A six! Yellow will throw again.
  Jaune lance : 1 et 6. Un six ! Jaune relancera.

Y:7,9,44,54 B:3,10,13,17 G:42,49,52,54 R:A,24,24,25 Y 16 1+ - -
Y9-15
  Yellow goes from 9 to 15.
  Jaune va de 9 à 15.

Y:7,15,44,54 B:3,10,13,17 G:42,49,52,54 R:A,24,24,25 Y 1 1+ Y15 -
Y15-16
  Yellow goes from 15 to 16. Yellow throws again.
  Jaune va de 15 à 16. Jaune relance.

Y:7,16,44,54 B:3,10,13,17 G:42,49,52,54 R:A,24,24,25 Y - 1 Y16 -
d46
  Yellow throws 4 and 6. A six! Yellow will throw again.
  Jaune lance : 4 et 6. Un six ! Jaune relancera.

Y:7,16,44,54 B:3,10,13,17 G:42,49,52,54 R:A,24,24,25 Y 46 2+ Y16 -
Y16-20
  Yellow goes from 16 to 20.
  Jaune va de 16 à 20.

Y:7,20,44,54 B:3,10,13,17 G:42,49,52,54 R:A,24,24,25 Y 6 2+ Y20 -
Y20-26
  Yellow goes from 20 to 26. Yellow throws again.
  Jaune va de 20 à 26. Jaune relance.

Y:7,26,44,54 B:3,10,13,17 G:42,49,52,54 R:A,24,24,25 Y - 2 Y26 -
d46
  Yellow throws 4 and 6. The third six in a row: Yellow does not play it. Yellow’s token on 26 goes back to its start square, 5. It is Blue’s turn.
  Jaune lance : 4 et 6. Troisième six de suite : Jaune ne le joue pas. Le jeton de Jaune en 26 est renvoyé à sa case de départ, 5. À Bleu de jouer.

Y:5,7,44,54 B:3,10,13,17 G:42,49,52,54 R:A,24,24,25 B - 0 - -
d14
  Blue throws 1 and 4.
  Bleu lance : 1 et 4.

Y:5,7,44,54 B:3,10,13,17 G:42,49,52,54 R:A,24,24,25 B 14 0 - -
B10-11
  Blue goes from 10 to 11.
  Bleu va de 10 à 11.

Y:5,7,44,54 B:3,11,13,17 G:42,49,52,54 R:A,24,24,25 B 4 0 B11 -
B13-17
  Blue goes from 13 to 17. Blue makes a barrier on 17. It is Green’s turn.
  Bleu va de 13 à 17. Bleu forme une barrière en 17. À Vert de jouer.

Y:5,7,44,54 B:3,11,17,17 G:42,49,52,54 R:A,24,24,25 G - 0 - -
d16
  Green throws 1 and 6. A six! Green will throw again.
  Vert lance : 1 et 6. Un six ! Vert relancera.

Y:5,7,44,54 B:3,11,17,17 G:42,49,52,54 R:A,24,24,25 G 16 1+ - -
G52-58
  Green goes from 52 to 58.
  Vert va de 52 à 58.

Y:5,7,44,54 B:3,11,17,17 G:42,49,54,58 R:A,24,24,25 G 1 1+ G58 -
G42-43
  Green goes from 42 to 43. Green throws again.
  Vert va de 42 à 43. Vert relance.

Y:5,7,44,54 B:3,11,17,17 G:43,49,54,58 R:A,24,24,25 G - 1 G43 -
d11
  Green throws 1 and 1.
  Vert lance : 1 et 1.

Y:5,7,44,54 B:3,11,17,17 G:43,49,54,58 R:A,24,24,25 G 11 1 G43 -
G49-50
  Green goes from 49 to 50.
  Vert va de 49 à 50.

Y:5,7,44,54 B:3,11,17,17 G:43,50,54,58 R:A,24,24,25 G 1 1 G50 -
G43-44
  Green goes from 43 to 44. It is Red’s turn.
  Vert va de 43 à 44. À Rouge de jouer.

Y:5,7,44,54 B:3,11,17,17 G:44,50,54,58 R:A,24,24,25 R - 0 - -
d33
  Red throws 3 and 3. A six! Red will throw again.
  Rouge lance : 3 et 3. Un six ! Rouge relancera.

Y:5,7,44,54 B:3,11,17,17 G:44,50,54,58 R:A,24,24,25 R 33 1+ - -
R25-28
  Red goes from 25 to 28.
  Rouge va de 25 à 28.

Y:5,7,44,54 B:3,11,17,17 G:44,50,54,58 R:A,24,24,28 R 3 1+ R28 -
R24-27
  Red goes from 24 to 27. Red throws again.
  Rouge va de 24 à 27. Rouge relance.

Y:5,7,44,54 B:3,11,17,17 G:44,50,54,58 R:A,24,27,28 R - 1 R27 -
d34
  Red throws 3 and 4.
  Rouge lance : 3 et 4.

Y:5,7,44,54 B:3,11,17,17 G:44,50,54,58 R:A,24,27,28 R 34 1 R27 -
R24-28
  Red goes from 24 to 28.
  Rouge va de 24 à 28.

Y:5,7,44,54 B:3,11,17,17 G:44,50,54,58 R:A,27,28,28 R 3 1 R28 -
R27-30
  Red goes from 27 to 30. It is Yellow’s turn.
  Rouge va de 27 à 30. À Jaune de jouer.

Y:5,7,44,54 B:3,11,17,17 G:44,50,54,58 R:A,28,28,30 Y - 0 - -
d11
  Yellow throws 1 and 1.
  Jaune lance : 1 et 1.

Y:5,7,44,54 B:3,11,17,17 G:44,50,54,58 R:A,28,28,30 Y 11 0 - -
Y7-8
  Yellow goes from 7 to 8.
  Jaune va de 7 à 8.

Y:5,8,44,54 B:3,11,17,17 G:44,50,54,58 R:A,28,28,30 Y 1 0 Y8 -
Y5-6
  Yellow goes from 5 to 6. It is Blue’s turn.
  Jaune va de 5 à 6. À Bleu de jouer.

Y:6,8,44,54 B:3,11,17,17 G:44,50,54,58 R:A,28,28,30 B - 0 - -
d56
  Blue throws 5 and 6. A six! Blue will throw again. Blue must open a barrier.
  Bleu lance : 5 et 6. Un six ! Bleu relancera. Bleu doit ouvrir une barrière.

Y:6,8,44,54 B:3,11,17,17 G:44,50,54,58 R:A,28,28,30 B 56 1+b - -
B17-23
  Blue goes from 17 to 23. Blue’s barrier on 17 is open.
  Bleu va de 17 à 23. La barrière de Bleu en 17 est ouverte.

Y:6,8,44,54 B:3,11,17,23 G:44,50,54,58 R:A,28,28,30 B 5 1+ B23 -
B3-8
  Blue goes from 3 to 8. Blue sends Yellow’s token on 8 back to its workshop. Blue wins a bonus of 20.
  Bleu va de 3 à 8. Bleu renvoie à l’atelier le jeton de Jaune, case 8. Bleu gagne un bonus de 20.

Y:A,6,44,54 B:8,11,17,23 G:44,50,54,58 R:A,28,28,30 B - 1+ B8 20
B23-43
  Blue uses the bonus of 20: from 23 to 43. Blue throws again.
  Bleu profite du bonus de 20 : de 23 à 43. Bleu relance.

Y:A,6,44,54 B:8,11,17,43 G:44,50,54,58 R:A,28,28,30 B - 1 B8 -
d14
  Blue throws 1 and 4.
  Bleu lance : 1 et 4.

Y:A,6,44,54 B:8,11,17,43 G:44,50,54,58 R:A,28,28,30 B 14 1 B8 -
B17-21
  Blue goes from 17 to 21.
  Bleu va de 17 à 21.

Y:A,6,44,54 B:8,11,21,43 G:44,50,54,58 R:A,28,28,30 B 1 1 B21 -
B11-12
  Blue goes from 11 to 12. It is Green’s turn.
  Bleu va de 11 à 12. À Vert de jouer.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,58 R:A,28,28,30 G - 0 - -
d23
  Green throws 2 and 3.
  Vert lance : 2 et 3.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,58 R:A,28,28,30 G 23 0 - -
G58-61
  Green goes from 58 to 61.
  Vert va de 58 à 61.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,61 R:A,28,28,30 G 2 0 G61 -
G61-63
  Green goes from 61 to 63. It is Red’s turn.
  Vert va de 61 à 63. À Rouge de jouer.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,63 R:A,28,28,30 R - 0 - -
d66
  Red throws 6 and 6. A six! Red will throw again.
  Rouge lance : 6 et 6. Un six ! Rouge relancera.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,63 R:A,28,28,30 R 66 1+ - -
R30-36
  Red goes from 30 to 36.
  Rouge va de 30 à 36.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,63 R:A,28,28,36 R 6 1+ R36 -
R36-42
  Red goes from 36 to 42. Red throws again.
  Rouge va de 36 à 42. Rouge relance.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,63 R:A,28,28,42 R - 1 R42 -
d36
  Red throws 3 and 6. A six! Red will throw again.
  Rouge lance : 3 et 6. Un six ! Rouge relancera.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,63 R:A,28,28,42 R 36 2+ R42 -
R42-45
  Red goes from 42 to 45.
  Rouge va de 42 à 45.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,63 R:A,28,28,45 R 6 2+ R45 -
R28-34
  Red goes from 28 to 34. Red throws again.
  Rouge va de 28 à 34. Rouge relance.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,63 R:A,28,34,45 R - 2 R34 -
d12
  Red throws 1 and 2.
  Rouge lance : 1 et 2.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,63 R:A,28,34,45 R 12 2 R34 -
R34-36
  Red goes from 34 to 36.
  Rouge va de 34 à 36.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,63 R:A,28,36,45 R 1 2 R36 -
R36-37
  Red goes from 36 to 37. It is Yellow’s turn.
  Rouge va de 36 à 37. À Jaune de jouer.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,63 R:A,28,37,45 Y - 0 - -
d12
  Yellow throws 1 and 2.
  Jaune lance : 1 et 2.

Y:A,6,44,54 B:8,12,21,43 G:44,50,54,63 R:A,28,37,45 Y 12 0 - -
Y44-45
  Yellow goes from 44 to 45. Yellow sends Red’s token on 45 back to its workshop. Yellow wins a bonus of 20.
  Jaune va de 44 à 45. Jaune renvoie à l’atelier le jeton de Rouge, case 45. Jaune gagne un bonus de 20.

Y:A,6,45,54 B:8,12,21,43 G:44,50,54,63 R:A,A,28,37 Y 2 0 Y45 20
Y45-65
  Yellow uses the bonus of 20: from 45 to 65.
  Jaune profite du bonus de 20 : de 45 à 65.

Y:A,6,54,65 B:8,12,21,43 G:44,50,54,63 R:A,A,28,37 Y 2 0 Y65 -
Y6-8
  Yellow goes from 6 to 8. Yellow sends Blue’s token on 8 back to its workshop. Yellow wins a bonus of 20.
  Jaune va de 6 à 8. Jaune renvoie à l’atelier le jeton de Bleu, case 8. Jaune gagne un bonus de 20.

Y:A,8,54,65 B:A,12,21,43 G:44,50,54,63 R:A,A,28,37 Y - 0 Y8 20
Y54-F6
  Yellow uses the bonus of 20: from 54 to F6. It is Blue’s turn.
  Jaune profite du bonus de 20 : de 54 à F6. À Bleu de jouer.

Y:A,8,65,F6 B:A,12,21,43 G:44,50,54,63 R:A,A,28,37 B - 0 - -
d34
  Blue throws 3 and 4.
  Bleu lance : 3 et 4.

Y:A,8,65,F6 B:A,12,21,43 G:44,50,54,63 R:A,A,28,37 B 34 0 - -
B43-47
  Blue goes from 43 to 47.
  Bleu va de 43 à 47.

Y:A,8,65,F6 B:A,12,21,47 G:44,50,54,63 R:A,A,28,37 B 3 0 B47 -
B21-24
  Blue goes from 21 to 24. It is Green’s turn.
  Bleu va de 21 à 24. À Vert de jouer.

Y:A,8,65,F6 B:A,12,24,47 G:44,50,54,63 R:A,A,28,37 G - 0 - -
d45
  Green throws 4 and 5.
  Vert lance : 4 et 5.

Y:A,8,65,F6 B:A,12,24,47 G:44,50,54,63 R:A,A,28,37 G 45 0 - -
G63-67
  Green goes from 63 to 67.
  Vert va de 63 à 67.

Y:A,8,65,F6 B:A,12,24,47 G:44,50,54,67 R:A,A,28,37 G 5 0 G67 -
G54-59
  Green goes from 54 to 59. It is Red’s turn.
  Vert va de 54 à 59. À Rouge de jouer.

Y:A,8,65,F6 B:A,12,24,47 G:44,50,59,67 R:A,A,28,37 R - 0 - -
d36
  Red throws 3 and 6. A six! Red will throw again.
  Rouge lance : 3 et 6. Un six ! Rouge relancera.

Y:A,8,65,F6 B:A,12,24,47 G:44,50,59,67 R:A,A,28,37 R 36 1+ - -
R28-34
  Red goes from 28 to 34.
  Rouge va de 28 à 34.

Y:A,8,65,F6 B:A,12,24,47 G:44,50,59,67 R:A,A,34,37 R 3 1+ R34 -
R34-37
  Red goes from 34 to 37. Red throws again.
  Rouge va de 34 à 37. Rouge relance.

Y:A,8,65,F6 B:A,12,24,47 G:44,50,59,67 R:A,A,37,37 R - 1 R37 -
d12
  Red throws 1 and 2.
  Rouge lance : 1 et 2.

Y:A,8,65,F6 B:A,12,24,47 G:44,50,59,67 R:A,A,37,37 R 12 1 R37 -
R37-38
  Red goes from 37 to 38.
  Rouge va de 37 à 38.

Y:A,8,65,F6 B:A,12,24,47 G:44,50,59,67 R:A,A,37,38 R 2 1 R38 -
R37-39
  Red goes from 37 to 39. It is Yellow’s turn.
  Rouge va de 37 à 39. À Jaune de jouer.

Y:A,8,65,F6 B:A,12,24,47 G:44,50,59,67 R:A,A,38,39 Y - 0 - -
d12
  Yellow throws 1 and 2.
  Jaune lance : 1 et 2.

Y:A,8,65,F6 B:A,12,24,47 G:44,50,59,67 R:A,A,38,39 Y 12 0 - -
Y65-66
  Yellow goes from 65 to 66.
  Jaune va de 65 à 66.

Y:A,8,66,F6 B:A,12,24,47 G:44,50,59,67 R:A,A,38,39 Y 2 0 Y66 -
YF6-F8
  Yellow goes from F6 to F8. One of Yellow’s columns stands at the tip! Yellow wins a bonus of 10.
  Jaune va de F6 à F8. Une colonne de Jaune est au sommet ! Jaune gagne un bonus de 10.

Y:A,8,66,F8 B:A,12,24,47 G:44,50,59,67 R:A,A,38,39 Y - 0 YF8 10
Y8-18
  Yellow uses the bonus of 10: from 8 to 18. It is Blue’s turn.
  Jaune profite du bonus de 10 : de 8 à 18. À Bleu de jouer.

Y:A,18,66,F8 B:A,12,24,47 G:44,50,59,67 R:A,A,38,39 B - 0 - -
d33
  Blue throws 3 and 3. A six! Blue will throw again.
  Bleu lance : 3 et 3. Un six ! Bleu relancera.

Y:A,18,66,F8 B:A,12,24,47 G:44,50,59,67 R:A,A,38,39 B 33 1+ - -
B47-50
  Blue goes from 47 to 50. Blue sends Green’s token on 50 back to its workshop. Blue wins a bonus of 20.
  Bleu va de 47 à 50. Bleu renvoie à l’atelier le jeton de Vert, case 50. Bleu gagne un bonus de 20.

Y:A,18,66,F8 B:A,12,24,50 G:A,44,59,67 R:A,A,38,39 B 3 1+ B50 20
B12-32
  Blue uses the bonus of 20: from 12 to 32.
  Bleu profite du bonus de 20 : de 12 à 32.

Y:A,18,66,F8 B:A,24,32,50 G:A,44,59,67 R:A,A,38,39 B 3 1+ B50 -
B24-27
  Blue goes from 24 to 27. Blue throws again.
  Bleu va de 24 à 27. Bleu relance.

Y:A,18,66,F8 B:A,27,32,50 G:A,44,59,67 R:A,A,38,39 B - 1 B27 -
d46
  Blue throws 4 and 6. A six! Blue will throw again.
  Bleu lance : 4 et 6. Un six ! Bleu relancera.

Y:A,18,66,F8 B:A,27,32,50 G:A,44,59,67 R:A,A,38,39 B 46 2+ B27 -
B50-F5
  Blue goes from 50 to F5.
  Bleu va de 50 à F5.

Y:A,18,66,F8 B:A,27,32,F5 G:A,44,59,67 R:A,A,38,39 B 4 2+ BF5 -
B27-31
  Blue goes from 27 to 31. Blue throws again.
  Bleu va de 27 à 31. Bleu relance.

Y:A,18,66,F8 B:A,31,32,F5 G:A,44,59,67 R:A,A,38,39 B - 2 B31 -
d33
  Blue throws 3 and 3. The third six in a row: Blue does not play it. Blue’s token on 31 goes back to its start square, 56. It is Green’s turn.
  Bleu lance : 3 et 3. Troisième six de suite : Bleu ne le joue pas. Le jeton de Bleu en 31 est renvoyé à sa case de départ, 56. À Vert de jouer.

Y:A,18,66,F8 B:A,56,32,F5 G:A,44,59,67 R:A,A,38,39 G - 0 - -
d24
  Green throws 2 and 4. A six! Green will throw again.
  Vert lance : 2 et 4. Un six ! Vert relancera.

Y:A,18,66,F8 B:A,56,32,F5 G:A,44,59,67 R:A,A,38,39 G 24 1+ - -
G59-63
  Green goes from 59 to 63.
  Vert va de 59 à 63.

Y:A,18,66,F8 B:A,56,32,F5 G:A,44,63,67 R:A,A,38,39 G 2 1+ G63 -
G44-46
  Green goes from 44 to 46. Green throws again.
  Vert va de 44 à 46. Vert relance.

Y:A,18,66,F8 B:A,56,32,F5 G:A,46,63,67 R:A,A,38,39 G - 1 G46 -
d23
  Green throws 2 and 3.
  Vert lance : 2 et 3.

Y:A,18,66,F8 B:A,56,32,F5 G:A,46,63,67 R:A,A,38,39 G 23 1 G46 -
GA-39
  Green brings a token out of the workshop, on square 39. It is Red’s turn.
  Vert sort un jeton de l’atelier, case 39. À Rouge de jouer.

Y:A,18,66,F8 B:A,56,32,F5 G:39,46,63,67 R:A,A,38,39 R - 0 - -
d46
  Red throws 4 and 6. A six! Red will throw again.
  Rouge lance : 4 et 6. Un six ! Rouge relancera.

Y:A,18,66,F8 B:A,56,32,F5 G:39,46,63,67 R:A,A,38,39 R 46 1+ - -
R38-44
  Red goes from 38 to 44.
  Rouge va de 38 à 44.

Y:A,18,66,F8 B:A,56,32,F5 G:39,46,63,67 R:A,A,39,44 R 4 1+ R44 -
R44-48
  Red goes from 44 to 48. Red throws again.
  Rouge va de 44 à 48. Rouge relance.

Y:A,18,66,F8 B:A,56,32,F5 G:39,46,63,67 R:A,A,39,48 R - 1 R48 -
d15
  Red throws 1 and 5. A six! Red will throw again.
  Rouge lance : 1 et 5. Un six ! Rouge relancera.

Y:A,18,66,F8 B:A,56,32,F5 G:39,46,63,67 R:A,A,39,48 R 15 2+ R48 -
RA-22
  Red brings a token out of the workshop, on square 22.
  Rouge sort un jeton de l’atelier, case 22.

Y:A,18,66,F8 B:A,56,32,F5 G:39,46,63,67 R:A,22,39,48 R 1 2+ R22 -
R22-23
  Red goes from 22 to 23. Red throws again.
  Rouge va de 22 à 23. Rouge relance.

Y:A,18,66,F8 B:A,56,32,F5 G:39,46,63,67 R:A,23,39,48 R - 2 R23 -
d23
  Red throws 2 and 3.
  Rouge lance : 2 et 3.

Y:A,18,66,F8 B:A,56,32,F5 G:39,46,63,67 R:A,23,39,48 R 23 2 R23 -
RA-22
  Red brings a token out of the workshop, on square 22. It is Yellow’s turn.
  Rouge sort un jeton de l’atelier, case 22. À Jaune de jouer.

Y:A,18,66,F8 B:A,56,32,F5 G:39,46,63,67 R:22,23,39,48 Y - 0 - -
d23
  Yellow throws 2 and 3.
  Jaune lance : 2 et 3.

Y:A,18,66,F8 B:A,56,32,F5 G:39,46,63,67 R:22,23,39,48 Y 23 0 - -
YA-5
  Yellow brings a token out of the workshop, on square 5. It is Blue’s turn.
  Jaune sort un jeton de l’atelier, case 5. À Bleu de jouer.

Y:5,18,66,F8 B:A,56,32,F5 G:39,46,63,67 R:22,23,39,48 B - 0 - -
d56
  Blue throws 5 and 6. A six! Blue will throw again.
  Bleu lance : 5 et 6. Un six ! Bleu relancera.

Y:5,18,66,F8 B:A,56,32,F5 G:39,46,63,67 R:22,23,39,48 B 56 1+ - -
BA-56
  Blue brings a token out of the workshop, on square 56. Blue makes a barrier on 56.
  Bleu sort un jeton de l’atelier, case 56. Bleu forme une barrière en 56.

Y:5,18,66,F8 B:56,56,32,F5 G:39,46,63,67 R:22,23,39,48 B 6 1+ B56 -
B56-62
  Blue goes from 56 to 62. Blue’s barrier on 56 is open. Blue throws again.
  Bleu va de 56 à 62. La barrière de Bleu en 56 est ouverte. Bleu relance.

Y:5,18,66,F8 B:56,62,32,F5 G:39,46,63,67 R:22,23,39,48 B - 1 B62 -
d22
  Blue throws 2 and 2.
  Bleu lance : 2 et 2.

Y:5,18,66,F8 B:56,62,32,F5 G:39,46,63,67 R:22,23,39,48 B 22 1 B62 -
B32-34
  Blue goes from 32 to 34.
  Bleu va de 32 à 34.

Y:5,18,66,F8 B:56,62,34,F5 G:39,46,63,67 R:22,23,39,48 B 2 1 B34 -
B34-36
  Blue goes from 34 to 36. It is Green’s turn.
  Bleu va de 34 à 36. À Vert de jouer.

Y:5,18,66,F8 B:56,62,36,F5 G:39,46,63,67 R:22,23,39,48 G - 0 - -
d55
  Green throws 5 and 5.
  Vert lance : 5 et 5.

Y:5,18,66,F8 B:56,62,36,F5 G:39,46,63,67 R:22,23,39,48 G 55 0 - -
G67-4
  Green goes from 67 to 4.
  Vert va de 67 à 4.

Y:5,18,66,F8 B:56,62,36,F5 G:39,46,63,4 R:22,23,39,48 G 5 0 G4 -
G39-44
  Green goes from 39 to 44. It is Red’s turn.
  Vert va de 39 à 44. À Rouge de jouer.

Y:5,18,66,F8 B:56,62,36,F5 G:44,46,63,4 R:22,23,39,48 R - 0 - -
d15
  Red throws 1 and 5. A six! Red will throw again.
  Rouge lance : 1 et 5. Un six ! Rouge relancera.

Y:5,18,66,F8 B:56,62,36,F5 G:44,46,63,4 R:22,23,39,48 R 15 1+ - -
R48-49
  Red goes from 48 to 49.
  Rouge va de 48 à 49.

Y:5,18,66,F8 B:56,62,36,F5 G:44,46,63,4 R:22,23,39,49 R 5 1+ R49 -
R22-27
  Red goes from 22 to 27. Red throws again.
  Rouge va de 22 à 27. Rouge relance.

Y:5,18,66,F8 B:56,62,36,F5 G:44,46,63,4 R:23,27,39,49 R - 1 R27 -
d45
  Red throws 4 and 5.
  Rouge lance : 4 et 5.

Y:5,18,66,F8 B:56,62,36,F5 G:44,46,63,4 R:23,27,39,49 R 45 1 R27 -
R39-44
  Red goes from 39 to 44. Red sends Green’s token on 44 back to its workshop. Red wins a bonus of 20.
  Rouge va de 39 à 44. Rouge renvoie à l’atelier le jeton de Vert, case 44. Rouge gagne un bonus de 20.

Y:5,18,66,F8 B:56,62,36,F5 G:A,46,63,4 R:23,27,44,49 R 4 1 R44 20
R23-43
  Red uses the bonus of 20: from 23 to 43.
  Rouge profite du bonus de 20 : de 23 à 43.

Y:5,18,66,F8 B:56,62,36,F5 G:A,46,63,4 R:27,43,44,49 R 4 1 R44 -
R43-47
  Red goes from 43 to 47. It is Yellow’s turn.
  Rouge va de 43 à 47. À Jaune de jouer.

Y:5,18,66,F8 B:56,62,36,F5 G:A,46,63,4 R:27,44,47,49 Y - 0 - -
d25
  Yellow throws 2 and 5.
  Jaune lance : 2 et 5.

Y:5,18,66,F8 B:56,62,36,F5 G:A,46,63,4 R:27,44,47,49 Y 25 0 - -
Y5-10
  Yellow goes from 5 to 10.
  Jaune va de 5 à 10.

Y:10,18,66,F8 B:56,62,36,F5 G:A,46,63,4 R:27,44,47,49 Y 2 0 Y10 -
Y10-12
  Yellow goes from 10 to 12. It is Blue’s turn.
  Jaune va de 10 à 12. À Bleu de jouer.

Y:12,18,66,F8 B:56,62,36,F5 G:A,46,63,4 R:27,44,47,49 B - 0 - -
d15
  Blue throws 1 and 5. A six! Blue will throw again.
  Bleu lance : 1 et 5. Un six ! Bleu relancera.

Y:12,18,66,F8 B:56,62,36,F5 G:A,46,63,4 R:27,44,47,49 B 15 1+ - -
B62-63
  Blue goes from 62 to 63.
  Bleu va de 62 à 63.

Y:12,18,66,F8 B:56,63,36,F5 G:A,46,63,4 R:27,44,47,49 B 5 1+ B63 -
B56-61
  Blue goes from 56 to 61. Blue throws again.
  Bleu va de 56 à 61. Bleu relance.

Y:12,18,66,F8 B:61,63,36,F5 G:A,46,63,4 R:27,44,47,49 B - 1 B61 -
d25
  Blue throws 2 and 5.
  Bleu lance : 2 et 5.

Y:12,18,66,F8 B:61,63,36,F5 G:A,46,63,4 R:27,44,47,49 B 25 1 B61 -
B36-41
  Blue goes from 36 to 41.
  Bleu va de 36 à 41.

Y:12,18,66,F8 B:61,63,41,F5 G:A,46,63,4 R:27,44,47,49 B 2 1 B41 -
B41-43
  Blue goes from 41 to 43. It is Green’s turn.
  Bleu va de 41 à 43. À Vert de jouer.

Y:12,18,66,F8 B:61,63,43,F5 G:A,46,63,4 R:27,44,47,49 G - 0 - -
d24
  Green throws 2 and 4. A six! Green will throw again.
  Vert lance : 2 et 4. Un six ! Vert relancera.

Y:12,18,66,F8 B:61,63,43,F5 G:A,46,63,4 R:27,44,47,49 G 24 1+ - -
G4-8
  Green goes from 4 to 8.
  Vert va de 4 à 8.

Y:12,18,66,F8 B:61,63,43,F5 G:A,46,63,8 R:27,44,47,49 G 2 1+ G8 -
G63-65
  Green goes from 63 to 65. Green throws again.
  Vert va de 63 à 65. Vert relance.

Y:12,18,66,F8 B:61,63,43,F5 G:A,46,65,8 R:27,44,47,49 G - 1 G65 -
d46
  Green throws 4 and 6. A six! Green will throw again.
  Vert lance : 4 et 6. Un six ! Vert relancera.

Y:12,18,66,F8 B:61,63,43,F5 G:A,46,65,8 R:27,44,47,49 G 46 2+ G65 -
G65-1
  Green goes from 65 to 1.
  Vert va de 65 à 1.

Y:12,18,66,F8 B:61,63,43,F5 G:A,46,1,8 R:27,44,47,49 G 6 2+ G1 -
G1-7
  Green goes from 1 to 7. Green throws again.
  Vert va de 1 à 7. Vert relance.

Y:12,18,66,F8 B:61,63,43,F5 G:A,46,7,8 R:27,44,47,49 G - 2 G7 -
d56
  Green throws 5 and 6. The third six in a row: Green does not play it. Green’s token on 7 goes back to its start square, 39. It is Red’s turn.
  Vert lance : 5 et 6. Troisième six de suite : Vert ne le joue pas. Le jeton de Vert en 7 est renvoyé à sa case de départ, 39. À Rouge de jouer.

Y:12,18,66,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,47,49 R - 0 - -
d12
  Red throws 1 and 2.
  Rouge lance : 1 et 2.

Y:12,18,66,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,47,49 R 12 0 - -
R47-48
  Red goes from 47 to 48.
  Rouge va de 47 à 48.

Y:12,18,66,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,48,49 R 2 0 R48 -
R49-51
  Red goes from 49 to 51. It is Yellow’s turn.
  Rouge va de 49 à 51. À Jaune de jouer.

Y:12,18,66,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,48,51 Y - 0 - -
d15
  Yellow throws 1 and 5. A six! Yellow will throw again.
  Jaune lance : 1 et 5. Un six ! Jaune relancera.

Y:12,18,66,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,48,51 Y 15 1+ - -
Y18-19
  Yellow goes from 18 to 19.
  Jaune va de 18 à 19.

Y:12,19,66,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,48,51 Y 5 1+ Y19 -
Y19-24
  Yellow goes from 19 to 24. Yellow throws again.
  Jaune va de 19 à 24. Jaune relance.

Y:12,24,66,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,48,51 Y - 1 Y24 -
d15
  Yellow throws 1 and 5. A six! Yellow will throw again.
  Jaune lance : 1 et 5. Un six ! Jaune relancera.

Y:12,24,66,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,48,51 Y 15 2+ Y24 -
Y12-13
  Yellow goes from 12 to 13.
  Jaune va de 12 à 13.

Y:13,24,66,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,48,51 Y 5 2+ Y13 -
Y66-F3
  Yellow goes from 66 to F3. Yellow throws again.
  Jaune va de 66 à F3. Jaune relance.

Y:13,24,F3,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,48,51 Y - 2 YF3 -
d13
  Yellow throws 1 and 3.
  Jaune lance : 1 et 3.

Y:13,24,F3,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,48,51 Y 13 2 YF3 -
Y13-16
  Yellow goes from 13 to 16.
  Jaune va de 13 à 16.

Y:16,24,F3,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,48,51 Y 1 2 Y16 -
Y16-17
  Yellow goes from 16 to 17. It is Blue’s turn.
  Jaune va de 16 à 17. À Bleu de jouer.

Y:17,24,F3,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,48,51 B - 0 - -
d36
  Blue throws 3 and 6. A six! Blue will throw again.
  Bleu lance : 3 et 6. Un six ! Bleu relancera.

Y:17,24,F3,F8 B:61,63,43,F5 G:A,39,46,8 R:27,44,48,51 B 36 1+ - -
B61-64
  Blue goes from 61 to 64.
  Bleu va de 61 à 64.

Y:17,24,F3,F8 B:63,64,43,F5 G:A,39,46,8 R:27,44,48,51 B 6 1+ B64 -
B63-1
  Blue goes from 63 to 1. Blue throws again.
  Bleu va de 63 à 1. Bleu relance.

Y:17,24,F3,F8 B:64,1,43,F5 G:A,39,46,8 R:27,44,48,51 B - 1 B1 -
d33
  Blue throws 3 and 3. A six! Blue will throw again.
  Bleu lance : 3 et 3. Un six ! Bleu relancera.

Y:17,24,F3,F8 B:64,1,43,F5 G:A,39,46,8 R:27,44,48,51 B 33 2+ B1 -
B1-4
  Blue goes from 1 to 4.
  Bleu va de 1 à 4.

Y:17,24,F3,F8 B:64,4,43,F5 G:A,39,46,8 R:27,44,48,51 B 3 2+ B4 -
B64-67
  Blue goes from 64 to 67. Blue throws again.
  Bleu va de 64 à 67. Bleu relance.

Y:17,24,F3,F8 B:67,4,43,F5 G:A,39,46,8 R:27,44,48,51 B - 2 B67 -
d15
  Blue throws 1 and 5. The third six in a row: Blue does not play it. Blue’s token on 67 goes back to its start square, 56. It is Green’s turn.
  Bleu lance : 1 et 5. Troisième six de suite : Bleu ne le joue pas. Le jeton de Bleu en 67 est renvoyé à sa case de départ, 56. À Vert de jouer.

Y:17,24,F3,F8 B:56,4,43,F5 G:A,39,46,8 R:27,44,48,51 G - 0 - -
d56
  Green throws 5 and 6. A six! Green will throw again.
  Vert lance : 5 et 6. Un six ! Vert relancera.

Y:17,24,F3,F8 B:56,4,43,F5 G:A,39,46,8 R:27,44,48,51 G 56 1+ - -
GA-39
  Green brings a token out of the workshop, on square 39. Green makes a barrier on 39.
  Vert sort un jeton de l’atelier, case 39. Vert forme une barrière en 39.

Y:17,24,F3,F8 B:56,4,43,F5 G:39,39,46,8 R:27,44,48,51 G 6 1+ G39 -
G39-45
  Green goes from 39 to 45. Green’s barrier on 39 is open. Green throws again.
  Vert va de 39 à 45. La barrière de Vert en 39 est ouverte. Vert relance.

Y:17,24,F3,F8 B:56,4,43,F5 G:39,45,46,8 R:27,44,48,51 G - 1 G45 -
d33
  Green throws 3 and 3. A six! Green will throw again.
  Vert lance : 3 et 3. Un six ! Vert relancera.

Y:17,24,F3,F8 B:56,4,43,F5 G:39,45,46,8 R:27,44,48,51 G 33 2+ G45 -
G39-42
  Green goes from 39 to 42.
  Vert va de 39 à 42.

Y:17,24,F3,F8 B:56,4,43,F5 G:42,45,46,8 R:27,44,48,51 G 3 2+ G42 -
G46-49
  Green goes from 46 to 49. Green throws again.
  Vert va de 46 à 49. Vert relance.

Y:17,24,F3,F8 B:56,4,43,F5 G:42,45,49,8 R:27,44,48,51 G - 2 G49 -
d14
  Green throws 1 and 4.
  Vert lance : 1 et 4.

Y:17,24,F3,F8 B:56,4,43,F5 G:42,45,49,8 R:27,44,48,51 G 14 2 G49 -
G42-43
  Green goes from 42 to 43. Green sends Blue’s token on 43 back to its workshop. Green wins a bonus of 20.
  Vert va de 42 à 43. Vert renvoie à l’atelier le jeton de Bleu, case 43. Vert gagne un bonus de 20.

Y:17,24,F3,F8 B:A,56,4,F5 G:43,45,49,8 R:27,44,48,51 G 4 2 G43 20
G8-28
  Green uses the bonus of 20: from 8 to 28.
  Vert profite du bonus de 20 : de 8 à 28.

Y:17,24,F3,F8 B:A,56,4,F5 G:43,45,49,28 R:27,44,48,51 G 4 2 G43 -
G49-53
  Green goes from 49 to 53. It is Red’s turn.
  Vert va de 49 à 53. À Rouge de jouer.

Y:17,24,F3,F8 B:A,56,4,F5 G:43,45,53,28 R:27,44,48,51 R - 0 - -
d46
  Red throws 4 and 6. A six! Red will throw again.
  Rouge lance : 4 et 6. Un six ! Rouge relancera.

Y:17,24,F3,F8 B:A,56,4,F5 G:43,45,53,28 R:27,44,48,51 R 46 1+ - -
R51-55
  Red goes from 51 to 55.
  Rouge va de 51 à 55.

Y:17,24,F3,F8 B:A,56,4,F5 G:43,45,53,28 R:27,44,48,55 R 6 1+ R55 -
R48-54
  Red goes from 48 to 54. Red throws again.
  Rouge va de 48 à 54. Rouge relance.

Y:17,24,F3,F8 B:A,56,4,F5 G:43,45,53,28 R:27,44,54,55 R - 1 R54 -
d26
  Red throws 2 and 6. A six! Red will throw again.
  Rouge lance : 2 et 6. Un six ! Rouge relancera.

Y:17,24,F3,F8 B:A,56,4,F5 G:43,45,53,28 R:27,44,54,55 R 26 2+ R54 -
R55-61
  Red goes from 55 to 61.
  Rouge va de 55 à 61.

Y:17,24,F3,F8 B:A,56,4,F5 G:43,45,53,28 R:27,44,54,61 R 2 2+ R61 -
R61-63
  Red goes from 61 to 63. Red throws again.
  Rouge va de 61 à 63. Rouge relance.

Y:17,24,F3,F8 B:A,56,4,F5 G:43,45,53,28 R:27,44,54,63 R - 2 R63 -
d22
  Red throws 2 and 2.
  Rouge lance : 2 et 2.

Y:17,24,F3,F8 B:A,56,4,F5 G:43,45,53,28 R:27,44,54,63 R 22 2 R63 -
R27-29
  Red goes from 27 to 29.
  Rouge va de 27 à 29.

Y:17,24,F3,F8 B:A,56,4,F5 G:43,45,53,28 R:29,44,54,63 R 2 2 R29 -
R44-46
  Red goes from 44 to 46. It is Yellow’s turn.
  Rouge va de 44 à 46. À Jaune de jouer.

Y:17,24,F3,F8 B:A,56,4,F5 G:43,45,53,28 R:29,46,54,63 Y - 0 - -
d22
  Yellow throws 2 and 2.
  Jaune lance : 2 et 2.

Y:17,24,F3,F8 B:A,56,4,F5 G:43,45,53,28 R:29,46,54,63 Y 22 0 - -
Y17-19
  Yellow goes from 17 to 19.
  Jaune va de 17 à 19.

Y:19,24,F3,F8 B:A,56,4,F5 G:43,45,53,28 R:29,46,54,63 Y 2 0 Y19 -
YF3-F5
  Yellow goes from F3 to F5. It is Blue’s turn.
  Jaune va de F3 à F5. À Bleu de jouer.

Y:19,24,F5,F8 B:A,56,4,F5 G:43,45,53,28 R:29,46,54,63 B - 0 - -
d45
  Blue throws 4 and 5.
  Bleu lance : 4 et 5.

Y:19,24,F5,F8 B:A,56,4,F5 G:43,45,53,28 R:29,46,54,63 B 45 0 - -
BA-56
  Blue brings a token out of the workshop, on square 56. Blue makes a barrier on 56.
  Bleu sort un jeton de l’atelier, case 56. Bleu forme une barrière en 56.

Y:19,24,F5,F8 B:56,56,4,F5 G:43,45,53,28 R:29,46,54,63 B 4 0 B56 -
B4-8
  Blue goes from 4 to 8. It is Green’s turn.
  Bleu va de 4 à 8. À Vert de jouer.

Y:19,24,F5,F8 B:56,56,8,F5 G:43,45,53,28 R:29,46,54,63 G - 0 - -
d16
  Green throws 1 and 6. A six! Green will throw again.
  Vert lance : 1 et 6. Un six ! Vert relancera.

Y:19,24,F5,F8 B:56,56,8,F5 G:43,45,53,28 R:29,46,54,63 G 16 1+ - -
G53-54
  Green goes from 53 to 54. Green sends Red’s token on 54 back to its workshop. Green wins a bonus of 20. Nobody can use the bonus of 20: it is lost.
  Vert va de 53 à 54. Vert renvoie à l’atelier le jeton de Rouge, case 54. Vert gagne un bonus de 20. Personne ne peut profiter du bonus de 20 : il est perdu.

Y:19,24,F5,F8 B:56,56,8,F5 G:43,45,54,28 R:A,29,46,63 G 6 1+ G54 -
G28-34
  Green goes from 28 to 34. Green throws again.
  Vert va de 28 à 34. Vert relance.

Y:19,24,F5,F8 B:56,56,8,F5 G:43,45,54,34 R:A,29,46,63 G - 1 G34 -
d24
  Green throws 2 and 4. A six! Green will throw again.
  Vert lance : 2 et 4. Un six ! Vert relancera.

Y:19,24,F5,F8 B:56,56,8,F5 G:43,45,54,34 R:A,29,46,63 G 24 2+ G34 -
G34-F2
  Green goes from 34 to F2.
  Vert va de 34 à F2.

Y:19,24,F5,F8 B:56,56,8,F5 G:43,45,54,F2 R:A,29,46,63 G 4 2+ GF2 -
G45-49
  Green goes from 45 to 49. Green throws again.
  Vert va de 45 à 49. Vert relance.

Y:19,24,F5,F8 B:56,56,8,F5 G:43,49,54,F2 R:A,29,46,63 G - 2 G49 -
d14
  Green throws 1 and 4.
  Vert lance : 1 et 4.

Y:19,24,F5,F8 B:56,56,8,F5 G:43,49,54,F2 R:A,29,46,63 G 14 2 G49 -
G54-55
  Green goes from 54 to 55.
  Vert va de 54 à 55.

Y:19,24,F5,F8 B:56,56,8,F5 G:43,49,55,F2 R:A,29,46,63 G 4 2 G55 -
GF2-F6
  Green goes from F2 to F6. It is Red’s turn.
  Vert va de F2 à F6. À Rouge de jouer.

Y:19,24,F5,F8 B:56,56,8,F5 G:43,49,55,F6 R:A,29,46,63 R - 0 - -
d23
  Red throws 2 and 3.
  Rouge lance : 2 et 3.

Y:19,24,F5,F8 B:56,56,8,F5 G:43,49,55,F6 R:A,29,46,63 R 23 0 - -
RA-22
  Red brings a token out of the workshop, on square 22. It is Yellow’s turn.
  Rouge sort un jeton de l’atelier, case 22. À Jaune de jouer.

Y:19,24,F5,F8 B:56,56,8,F5 G:43,49,55,F6 R:22,29,46,63 Y - 0 - -
d66
  Yellow throws 6 and 6. A six! Yellow will throw again.
  Jaune lance : 6 et 6. Un six ! Jaune relancera.

Y:19,24,F5,F8 B:56,56,8,F5 G:43,49,55,F6 R:22,29,46,63 Y 66 1+ - -
Y19-25
  Yellow goes from 19 to 25.
  Jaune va de 19 à 25.

Y:24,25,F5,F8 B:56,56,8,F5 G:43,49,55,F6 R:22,29,46,63 Y 6 1+ Y25 -
Y25-31
  Yellow goes from 25 to 31. Yellow throws again.
  Jaune va de 25 à 31. Jaune relance.

Y:24,31,F5,F8 B:56,56,8,F5 G:43,49,55,F6 R:22,29,46,63 Y - 1 Y31 -
d11
  Yellow throws 1 and 1.
  Jaune lance : 1 et 1.

Y:24,31,F5,F8 B:56,56,8,F5 G:43,49,55,F6 R:22,29,46,63 Y 11 1 Y31 -
Y31-32
  Yellow goes from 31 to 32.
  Jaune va de 31 à 32.

Y:24,32,F5,F8 B:56,56,8,F5 G:43,49,55,F6 R:22,29,46,63 Y 1 1 Y32 -
Y32-33
  Yellow goes from 32 to 33. It is Blue’s turn.
  Jaune va de 32 à 33. À Bleu de jouer.

Y:24,33,F5,F8 B:56,56,8,F5 G:43,49,55,F6 R:22,29,46,63 B - 0 - -
d36
  Blue throws 3 and 6. A six! Blue will throw again. Blue must open a barrier.
  Bleu lance : 3 et 6. Un six ! Bleu relancera. Bleu doit ouvrir une barrière.

Y:24,33,F5,F8 B:56,56,8,F5 G:43,49,55,F6 R:22,29,46,63 B 36 1+b - -
B56-62
  Blue goes from 56 to 62. Blue’s barrier on 56 is open.
  Bleu va de 56 à 62. La barrière de Bleu en 56 est ouverte.

Y:24,33,F5,F8 B:56,62,8,F5 G:43,49,55,F6 R:22,29,46,63 B 3 1+ B62 -
B56-59
  Blue goes from 56 to 59. Blue throws again.
  Bleu va de 56 à 59. Bleu relance.

Y:24,33,F5,F8 B:59,62,8,F5 G:43,49,55,F6 R:22,29,46,63 B - 1 B59 -
d11
  Blue throws 1 and 1.
  Bleu lance : 1 et 1.

Y:24,33,F5,F8 B:59,62,8,F5 G:43,49,55,F6 R:22,29,46,63 B 11 1 B59 -
B8-9
  Blue goes from 8 to 9.
  Bleu va de 8 à 9.

Y:24,33,F5,F8 B:59,62,9,F5 G:43,49,55,F6 R:22,29,46,63 B 1 1 B9 -
B59-60
  Blue goes from 59 to 60. It is Green’s turn.
  Bleu va de 59 à 60. À Vert de jouer.

Y:24,33,F5,F8 B:60,62,9,F5 G:43,49,55,F6 R:22,29,46,63 G - 0 - -
d13
  Green throws 1 and 3.
  Vert lance : 1 et 3.

Y:24,33,F5,F8 B:60,62,9,F5 G:43,49,55,F6 R:22,29,46,63 G 13 0 - -
G43-46
  Green goes from 43 to 46.
  Vert va de 43 à 46.

Y:24,33,F5,F8 B:60,62,9,F5 G:46,49,55,F6 R:22,29,46,63 G 1 0 G46 -
GF6-F7
  Green goes from F6 to F7. It is Red’s turn.
  Vert va de F6 à F7. À Rouge de jouer.

Y:24,33,F5,F8 B:60,62,9,F5 G:46,49,55,F7 R:22,29,46,63 R - 0 - -
d12
  Red throws 1 and 2.
  Rouge lance : 1 et 2.

Y:24,33,F5,F8 B:60,62,9,F5 G:46,49,55,F7 R:22,29,46,63 R 12 0 - -
R22-24
  Red goes from 22 to 24. Red sends Yellow’s token on 24 back to its workshop. Red wins a bonus of 20.
  Rouge va de 22 à 24. Rouge renvoie à l’atelier le jeton de Jaune, case 24. Rouge gagne un bonus de 20.

Y:A,33,F5,F8 B:60,62,9,F5 G:46,49,55,F7 R:24,29,46,63 R 1 0 R24 20
R46-66
  Red uses the bonus of 20: from 46 to 66.
  Rouge profite du bonus de 20 : de 46 à 66.

Y:A,33,F5,F8 B:60,62,9,F5 G:46,49,55,F7 R:24,29,63,66 R 1 0 R24 -
R63-64
  Red goes from 63 to 64. It is Yellow’s turn.
  Rouge va de 63 à 64. À Jaune de jouer.

Y:A,33,F5,F8 B:60,62,9,F5 G:46,49,55,F7 R:24,29,64,66 Y - 0 - -
d16
  Yellow throws 1 and 6. A six! Yellow will throw again.
  Jaune lance : 1 et 6. Un six ! Jaune relancera.

Y:A,33,F5,F8 B:60,62,9,F5 G:46,49,55,F7 R:24,29,64,66 Y 16 1+ - -
YF5-F6
  Yellow goes from F5 to F6.
  Jaune va de F5 à F6.

Y:A,33,F6,F8 B:60,62,9,F5 G:46,49,55,F7 R:24,29,64,66 Y 6 1+ YF6 -
Y33-39
  Yellow goes from 33 to 39. Yellow throws again.
  Jaune va de 33 à 39. Jaune relance.

Y:A,39,F6,F8 B:60,62,9,F5 G:46,49,55,F7 R:24,29,64,66 Y - 1 Y39 -
d24
  Yellow throws 2 and 4. A six! Yellow will throw again.
  Jaune lance : 2 et 4. Un six ! Jaune relancera.

Y:A,39,F6,F8 B:60,62,9,F5 G:46,49,55,F7 R:24,29,64,66 Y 24 2+ Y39 -
YF6-F8
  Yellow goes from F6 to F8. One of Yellow’s columns stands at the tip! Yellow wins a bonus of 10.
  Jaune va de F6 à F8. Une colonne de Jaune est au sommet ! Jaune gagne un bonus de 10.

Y:A,39,F8,F8 B:60,62,9,F5 G:46,49,55,F7 R:24,29,64,66 Y 4 2+ YF8 10
Y39-49
  Yellow uses the bonus of 10: from 39 to 49.
  Jaune profite du bonus de 10 : de 39 à 49.

Y:A,49,F8,F8 B:60,62,9,F5 G:46,49,55,F7 R:24,29,64,66 Y 4 2+ YF8 -
Y49-53
  Yellow goes from 49 to 53. Yellow throws again.
  Jaune va de 49 à 53. Jaune relance.

Y:A,53,F8,F8 B:60,62,9,F5 G:46,49,55,F7 R:24,29,64,66 Y - 2 Y53 -
d36
  Yellow throws 3 and 6. The third six in a row: Yellow does not play it. Yellow’s token on 53 goes back to its start square, 5. It is Blue’s turn.
  Jaune lance : 3 et 6. Troisième six de suite : Jaune ne le joue pas. Le jeton de Jaune en 53 est renvoyé à sa case de départ, 5. À Bleu de jouer.

Y:A,5,F8,F8 B:60,62,9,F5 G:46,49,55,F7 R:24,29,64,66 B - 0 - -
d11
  Blue throws 1 and 1.
  Bleu lance : 1 et 1.

Y:A,5,F8,F8 B:60,62,9,F5 G:46,49,55,F7 R:24,29,64,66 B 11 0 - -
B60-61
  Blue goes from 60 to 61.
  Bleu va de 60 à 61.

Y:A,5,F8,F8 B:61,62,9,F5 G:46,49,55,F7 R:24,29,64,66 B 1 0 B61 -
B62-63
  Blue goes from 62 to 63. It is Green’s turn.
  Bleu va de 62 à 63. À Vert de jouer.

Y:A,5,F8,F8 B:61,63,9,F5 G:46,49,55,F7 R:24,29,64,66 G - 0 - -
d16
  Green throws 1 and 6. A six! Green will throw again.
  Vert lance : 1 et 6. Un six ! Vert relancera.

Y:A,5,F8,F8 B:61,63,9,F5 G:46,49,55,F7 R:24,29,64,66 G 16 1+ - -
GF7-F8
  Green goes from F7 to F8. One of Green’s columns stands at the tip! Green wins a bonus of 10.
  Vert va de F7 à F8. Une colonne de Vert est au sommet ! Vert gagne un bonus de 10.

Y:A,5,F8,F8 B:61,63,9,F5 G:46,49,55,F8 R:24,29,64,66 G 6 1+ GF8 10
skip
  Green declines the bonus of 10.
  Vert refuse le bonus de 10.

Y:A,5,F8,F8 B:61,63,9,F5 G:46,49,55,F8 R:24,29,64,66 G 6 1+ GF8 -
G55-61
  Green goes from 55 to 61. Green sends Blue’s token on 61 back to its workshop. Green wins a bonus of 20.
  Vert va de 55 à 61. Vert renvoie à l’atelier le jeton de Bleu, case 61. Vert gagne un bonus de 20.

Y:A,5,F8,F8 B:A,63,9,F5 G:46,49,61,F8 R:24,29,64,66 G - 1+ G61 20
G46-66
  Green uses the bonus of 20: from 46 to 66. Green sends Red’s token on 66 back to its workshop. Green wins a bonus of 20.
  Vert profite du bonus de 20 : de 46 à 66. Vert renvoie à l’atelier le jeton de Rouge, case 66. Vert gagne un bonus de 20.

Y:A,5,F8,F8 B:A,63,9,F5 G:49,61,66,F8 R:A,24,29,64 G - 1+ G61 20
G49-1
  Green uses the bonus of 20: from 49 to 1. Green throws again.
  Vert profite du bonus de 20 : de 49 à 1. Vert relance.

Y:A,5,F8,F8 B:A,63,9,F5 G:61,66,1,F8 R:A,24,29,64 G - 1 G61 -
d34
  Green throws 3 and 4.
  Vert lance : 3 et 4.

Y:A,5,F8,F8 B:A,63,9,F5 G:61,66,1,F8 R:A,24,29,64 G 34 1 G61 -
G66-1
  Green goes from 66 to 1.
  Vert va de 66 à 1.

Y:A,5,F8,F8 B:A,63,9,F5 G:61,1,1,F8 R:A,24,29,64 G 4 1 G1 -
G1-5
  Green goes from 1 to 5. It is Red’s turn.
  Vert va de 1 à 5. À Rouge de jouer.

Y:A,5,F8,F8 B:A,63,9,F5 G:61,1,5,F8 R:A,24,29,64 R - 0 - -
d46
  Red throws 4 and 6. A six! Red will throw again.
  Rouge lance : 4 et 6. Un six ! Rouge relancera.

Y:A,5,F8,F8 B:A,63,9,F5 G:61,1,5,F8 R:A,24,29,64 R 46 1+ - -
R24-30
  Red goes from 24 to 30.
  Rouge va de 24 à 30.

Y:A,5,F8,F8 B:A,63,9,F5 G:61,1,5,F8 R:A,29,30,64 R 4 1+ R30 -
R30-34
  Red goes from 30 to 34. Red throws again.
  Rouge va de 30 à 34. Rouge relance.

Y:A,5,F8,F8 B:A,63,9,F5 G:61,1,5,F8 R:A,29,34,64 R - 1 R34 -
d13
  Red throws 1 and 3.
  Rouge lance : 1 et 3.

Y:A,5,F8,F8 B:A,63,9,F5 G:61,1,5,F8 R:A,29,34,64 R 13 1 R34 -
R64-67
  Red goes from 64 to 67.
  Rouge va de 64 à 67.

Y:A,5,F8,F8 B:A,63,9,F5 G:61,1,5,F8 R:A,29,34,67 R 1 1 R67 -
R34-35
  Red goes from 34 to 35. It is Yellow’s turn.
  Rouge va de 34 à 35. À Jaune de jouer.

Y:A,5,F8,F8 B:A,63,9,F5 G:61,1,5,F8 R:A,29,35,67 Y - 0 - -
d45
  Yellow throws 4 and 5.
  Jaune lance : 4 et 5.

Y:A,5,F8,F8 B:A,63,9,F5 G:61,1,5,F8 R:A,29,35,67 Y 45 0 - -
Y5-9
  Yellow goes from 5 to 9. Yellow sends Blue’s token on 9 back to its workshop. Yellow wins a bonus of 20.
  Jaune va de 5 à 9. Jaune renvoie à l’atelier le jeton de Bleu, case 9. Jaune gagne un bonus de 20.

Y:A,9,F8,F8 B:A,A,63,F5 G:61,1,5,F8 R:A,29,35,67 Y 5 0 Y9 20
Y9-29
  Yellow uses the bonus of 20: from 9 to 29.
  Jaune profite du bonus de 20 : de 9 à 29.

Y:A,29,F8,F8 B:A,A,63,F5 G:61,1,5,F8 R:A,29,35,67 Y 5 0 Y29 -
YA-5
  Yellow brings a token out of the workshop, on square 5. It is Blue’s turn.
  Jaune sort un jeton de l’atelier, case 5. À Bleu de jouer.

Y:5,29,F8,F8 B:A,A,63,F5 G:61,1,5,F8 R:A,29,35,67 B - 0 - -
d12
  Blue throws 1 and 2.
  Bleu lance : 1 et 2.

Y:5,29,F8,F8 B:A,A,63,F5 G:61,1,5,F8 R:A,29,35,67 B 12 0 - -
B63-64
  Blue goes from 63 to 64.
  Bleu va de 63 à 64.

Y:5,29,F8,F8 B:A,A,64,F5 G:61,1,5,F8 R:A,29,35,67 B 2 0 B64 -
BF5-F7
  Blue goes from F5 to F7. It is Green’s turn.
  Bleu va de F5 à F7. À Vert de jouer.

Y:5,29,F8,F8 B:A,A,64,F7 G:61,1,5,F8 R:A,29,35,67 G - 0 - -
d66
  Green throws 6 and 6. A six! Green will throw again.
  Vert lance : 6 et 6. Un six ! Vert relancera.

Y:5,29,F8,F8 B:A,A,64,F7 G:61,1,5,F8 R:A,29,35,67 G 66 1+ - -
G1-7
  Green goes from 1 to 7.
  Vert va de 1 à 7.

Y:5,29,F8,F8 B:A,A,64,F7 G:61,5,7,F8 R:A,29,35,67 G 6 1+ G7 -
G5-11
  Green goes from 5 to 11. Green throws again.
  Vert va de 5 à 11. Vert relance.

Y:5,29,F8,F8 B:A,A,64,F7 G:61,7,11,F8 R:A,29,35,67 G - 1 G11 -
d36
  Green throws 3 and 6. A six! Green will throw again.
  Vert lance : 3 et 6. Un six ! Vert relancera.

Y:5,29,F8,F8 B:A,A,64,F7 G:61,7,11,F8 R:A,29,35,67 G 36 2+ G11 -
G7-13
  Green goes from 7 to 13.
  Vert va de 7 à 13.

Y:5,29,F8,F8 B:A,A,64,F7 G:61,11,13,F8 R:A,29,35,67 G 3 2+ G13 -
G61-64
  Green goes from 61 to 64. Green sends Blue’s token on 64 back to its workshop. Green wins a bonus of 20.
  Vert va de 61 à 64. Vert renvoie à l’atelier le jeton de Bleu, case 64. Vert gagne un bonus de 20.

Y:5,29,F8,F8 B:A,A,A,F7 G:64,11,13,F8 R:A,29,35,67 G - 2+ G64 20
skip
  Green declines the bonus of 20. Green throws again.
  Vert refuse le bonus de 20. Vert relance.

Y:5,29,F8,F8 B:A,A,A,F7 G:64,11,13,F8 R:A,29,35,67 G - 2 G64 -
d34
  Green throws 3 and 4.
  Vert lance : 3 et 4.

Y:5,29,F8,F8 B:A,A,A,F7 G:64,11,13,F8 R:A,29,35,67 G 34 2 G64 -
G11-14
  Green goes from 11 to 14.
  Vert va de 11 à 14.

Y:5,29,F8,F8 B:A,A,A,F7 G:64,13,14,F8 R:A,29,35,67 G 4 2 G14 -
G14-18
  Green goes from 14 to 18. It is Red’s turn.
  Vert va de 14 à 18. À Rouge de jouer.

Y:5,29,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,29,35,67 R - 0 - -
d24
  Red throws 2 and 4. A six! Red will throw again.
  Rouge lance : 2 et 4. Un six ! Rouge relancera.

Y:5,29,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,29,35,67 R 24 1+ - -
R67-1
  Red goes from 67 to 1.
  Rouge va de 67 à 1.

Y:5,29,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,29,35,1 R 4 1+ R1 -
R1-5
  Red goes from 1 to 5. Red throws again.
  Rouge va de 1 à 5. Rouge relance.

Y:5,29,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,29,35,5 R - 1 R5 -
d24
  Red throws 2 and 4. A six! Red will throw again.
  Rouge lance : 2 et 4. Un six ! Rouge relancera.

Y:5,29,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,29,35,5 R 24 2+ R5 -
R35-37
  Red goes from 35 to 37.
  Rouge va de 35 à 37.

Y:5,29,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,29,37,5 R 4 2+ R37 -
R37-41
  Red goes from 37 to 41. Red throws again.
  Rouge va de 37 à 41. Rouge relance.

Y:5,29,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,29,41,5 R - 2 R41 -
d26
  Red throws 2 and 6. The third six in a row: Red does not play it. Red’s token on 41 goes back to its start square, 22. It is Yellow’s turn.
  Rouge lance : 2 et 6. Troisième six de suite : Rouge ne le joue pas. Le jeton de Rouge en 41 est renvoyé à sa case de départ, 22. À Jaune de jouer.

Y:5,29,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,22,29,5 Y - 0 - -
d45
  Yellow throws 4 and 5.
  Jaune lance : 4 et 5.

Y:5,29,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,22,29,5 Y 45 0 - -
Y29-34
  Yellow goes from 29 to 34.
  Jaune va de 29 à 34.

Y:5,34,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,22,29,5 Y 4 0 Y34 -
Y34-38
  Yellow goes from 34 to 38. It is Blue’s turn.
  Jaune va de 34 à 38. À Bleu de jouer.

Y:5,38,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,22,29,5 B - 0 - -
d36
  Blue throws 3 and 6. A six! Blue will throw again. Blue cannot play this throw (3 and 6): it is played with Red’s tokens.
  Bleu lance : 3 et 6. Un six ! Bleu relancera. Bleu ne peut pas jouer ce lancer (3 et 6) : il sert à Rouge.

Y:5,38,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,22,29,5 B 36 1+ - -
R22-28
  Red goes from 22 to 28. Blue cannot play this throw (3): it is played with Red’s tokens.
  Rouge va de 22 à 28. Bleu ne peut pas jouer ce lancer (3) : il sert à Rouge.

Y:5,38,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,28,29,5 B 3 1+ R28 -
R29-32
  Red goes from 29 to 32. Blue throws again.
  Rouge va de 29 à 32. Bleu relance.

Y:5,38,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,28,32,5 B - 1 R32 -
d24
  Blue throws 2 and 4. A six! Blue will throw again. Blue cannot play this throw (2 and 4): it is played with Red’s tokens.
  Bleu lance : 2 et 4. Un six ! Bleu relancera. Bleu ne peut pas jouer ce lancer (2 et 4) : il sert à Rouge.

Y:5,38,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,28,32,5 B 24 2+ R32 -
R28-30
  Red goes from 28 to 30. Blue cannot play this throw (4): it is played with Red’s tokens.
  Rouge va de 28 à 30. Bleu ne peut pas jouer ce lancer (4) : il sert à Rouge.

Y:5,38,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,30,32,5 B 4 2+ R30 -
R30-34
  Red goes from 30 to 34. Blue throws again.
  Rouge va de 30 à 34. Bleu relance.

Y:5,38,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,32,34,5 B - 2 R34 -
d26
  Blue throws 2 and 6. The third six in a row: Blue does not play it. Red’s token on 34 goes back to its start square, 22. It is Green’s turn.
  Bleu lance : 2 et 6. Troisième six de suite : Bleu ne le joue pas. Le jeton de Rouge en 34 est renvoyé à sa case de départ, 22. À Vert de jouer.

Y:5,38,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,22,32,5 G - 0 - -
d26
  Green throws 2 and 6. A six! Green will throw again.
  Vert lance : 2 et 6. Un six ! Vert relancera.

Y:5,38,F8,F8 B:A,A,A,F7 G:64,13,18,F8 R:A,22,32,5 G 26 1+ - -
G64-66
  Green goes from 64 to 66.
  Vert va de 64 à 66.

Y:5,38,F8,F8 B:A,A,A,F7 G:66,13,18,F8 R:A,22,32,5 G 6 1+ G66 -
G66-4
  Green goes from 66 to 4. Green throws again.
  Vert va de 66 à 4. Vert relance.

Y:5,38,F8,F8 B:A,A,A,F7 G:4,13,18,F8 R:A,22,32,5 G - 1 G4 -
d12
  Green throws 1 and 2.
  Vert lance : 1 et 2.

Y:5,38,F8,F8 B:A,A,A,F7 G:4,13,18,F8 R:A,22,32,5 G 12 1 G4 -
G18-19
  Green goes from 18 to 19.
  Vert va de 18 à 19.

Y:5,38,F8,F8 B:A,A,A,F7 G:4,13,19,F8 R:A,22,32,5 G 2 1 G19 -
G13-15
  Green goes from 13 to 15. It is Red’s turn.
  Vert va de 13 à 15. À Rouge de jouer.

Y:5,38,F8,F8 B:A,A,A,F7 G:4,15,19,F8 R:A,22,32,5 R - 0 - -
d36
  Red throws 3 and 6. A six! Red will throw again.
  Rouge lance : 3 et 6. Un six ! Rouge relancera.

Y:5,38,F8,F8 B:A,A,A,F7 G:4,15,19,F8 R:A,22,32,5 R 36 1+ - -
R22-25
  Red goes from 22 to 25.
  Rouge va de 22 à 25.

Y:5,38,F8,F8 B:A,A,A,F7 G:4,15,19,F8 R:A,25,32,5 R 6 1+ R25 -
R5-11
  Red goes from 5 to 11. Red throws again.
  Rouge va de 5 à 11. Rouge relance.

Y:5,38,F8,F8 B:A,A,A,F7 G:4,15,19,F8 R:A,25,32,11 R - 1 R11 -
d23
  Red throws 2 and 3.
  Rouge lance : 2 et 3.

Y:5,38,F8,F8 B:A,A,A,F7 G:4,15,19,F8 R:A,25,32,11 R 23 1 R11 -
RA-22
  Red brings a token out of the workshop, on square 22. It is Yellow’s turn.
  Rouge sort un jeton de l’atelier, case 22. À Jaune de jouer.

Y:5,38,F8,F8 B:A,A,A,F7 G:4,15,19,F8 R:22,25,32,11 Y - 0 - -
d12
  Yellow throws 1 and 2.
  Jaune lance : 1 et 2.

Y:5,38,F8,F8 B:A,A,A,F7 G:4,15,19,F8 R:22,25,32,11 Y 12 0 - -
Y38-40
  Yellow goes from 38 to 40.
  Jaune va de 38 à 40.

Y:5,40,F8,F8 B:A,A,A,F7 G:4,15,19,F8 R:22,25,32,11 Y 1 0 Y40 -
Y40-41
  Yellow goes from 40 to 41. It is Blue’s turn.
  Jaune va de 40 à 41. À Bleu de jouer.

Y:5,41,F8,F8 B:A,A,A,F7 G:4,15,19,F8 R:22,25,32,11 B - 0 - -
d56
  Blue throws 5 and 6. A six! Blue will throw again.
  Bleu lance : 5 et 6. Un six ! Bleu relancera.

Y:5,41,F8,F8 B:A,A,A,F7 G:4,15,19,F8 R:22,25,32,11 B 56 1+ - -
BA-56
  Blue brings a token out of the workshop, on square 56.
  Bleu sort un jeton de l’atelier, case 56.

Y:5,41,F8,F8 B:A,A,56,F7 G:4,15,19,F8 R:22,25,32,11 B 6 1+ B56 -
B56-62
  Blue goes from 56 to 62. Blue throws again.
  Bleu va de 56 à 62. Bleu relance.

Y:5,41,F8,F8 B:A,A,62,F7 G:4,15,19,F8 R:22,25,32,11 B - 1 B62 -
d13
  Blue throws 1 and 3.
  Bleu lance : 1 et 3.

Y:5,41,F8,F8 B:A,A,62,F7 G:4,15,19,F8 R:22,25,32,11 B 13 1 B62 -
B62-65
  Blue goes from 62 to 65.
  Bleu va de 62 à 65.

Y:5,41,F8,F8 B:A,A,65,F7 G:4,15,19,F8 R:22,25,32,11 B 1 1 B65 -
B65-66
  Blue goes from 65 to 66. It is Green’s turn.
  Bleu va de 65 à 66. À Vert de jouer.

Y:5,41,F8,F8 B:A,A,66,F7 G:4,15,19,F8 R:22,25,32,11 G - 0 - -
d13
  Green throws 1 and 3.
  Vert lance : 1 et 3.

Y:5,41,F8,F8 B:A,A,66,F7 G:4,15,19,F8 R:22,25,32,11 G 13 0 - -
G4-5
  Green goes from 4 to 5.
  Vert va de 4 à 5.

Y:5,41,F8,F8 B:A,A,66,F7 G:5,15,19,F8 R:22,25,32,11 G 3 0 G5 -
G19-22
  Green goes from 19 to 22. It is Red’s turn.
  Vert va de 19 à 22. À Rouge de jouer.

Y:5,41,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,25,32,11 R - 0 - -
d15
  Red throws 1 and 5. A six! Red will throw again.
  Rouge lance : 1 et 5. Un six ! Rouge relancera.

Y:5,41,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,25,32,11 R 15 1+ - -
R11-16
  Red goes from 11 to 16.
  Rouge va de 11 à 16.

Y:5,41,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,25,32,16 R 1 1+ R16 -
R16-17
  Red goes from 16 to 17. Red throws again.
  Rouge va de 16 à 17. Rouge relance.

Y:5,41,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,25,32,17 R - 1 R17 -
d24
  Red throws 2 and 4. A six! Red will throw again.
  Rouge lance : 2 et 4. Un six ! Rouge relancera.

Y:5,41,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,25,32,17 R 24 2+ R17 -
R17-F2
  Red goes from 17 to F2.
  Rouge va de 17 à F2.

Y:5,41,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,25,32,F2 R 4 2+ RF2 -
R25-29
  Red goes from 25 to 29. Red throws again.
  Rouge va de 25 à 29. Rouge relance.

Y:5,41,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,29,32,F2 R - 2 R29 -
d35
  Red throws 3 and 5.
  Rouge lance : 3 et 5.

Y:5,41,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,29,32,F2 R 35 2 R29 -
R29-34
  Red goes from 29 to 34.
  Rouge va de 29 à 34.

Y:5,41,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,32,34,F2 R 3 2 R34 -
R32-35
  Red goes from 32 to 35. It is Yellow’s turn.
  Rouge va de 32 à 35. À Jaune de jouer.

Y:5,41,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,34,35,F2 Y - 0 - -
d16
  Yellow throws 1 and 6. A six! Yellow will throw again.
  Jaune lance : 1 et 6. Un six ! Jaune relancera.

Y:5,41,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,34,35,F2 Y 16 1+ - -
Y41-47
  Yellow goes from 41 to 47.
  Jaune va de 41 à 47.

Y:5,47,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,34,35,F2 Y 1 1+ Y47 -
Y5-6
  Yellow goes from 5 to 6. Yellow throws again.
  Jaune va de 5 à 6. Jaune relance.

Y:6,47,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,34,35,F2 Y - 1 Y6 -
d15
  Yellow throws 1 and 5. A six! Yellow will throw again.
  Jaune lance : 1 et 5. Un six ! Jaune relancera.

Y:6,47,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,34,35,F2 Y 15 2+ Y6 -
Y6-7
  Yellow goes from 6 to 7.
  Jaune va de 6 à 7.

Y:7,47,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,34,35,F2 Y 5 2+ Y7 -
Y7-12
  Yellow goes from 7 to 12. Yellow throws again.
  Jaune va de 7 à 12. Jaune relance.

Y:12,47,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,34,35,F2 Y - 2 Y12 -
d45
  Yellow throws 4 and 5.
  Jaune lance : 4 et 5.

Y:12,47,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,34,35,F2 Y 45 2 Y12 -
Y12-17
  Yellow goes from 12 to 17.
  Jaune va de 12 à 17.

Y:17,47,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,34,35,F2 Y 4 2 Y17 -
Y47-51
  Yellow goes from 47 to 51. It is Blue’s turn.
  Jaune va de 47 à 51. À Bleu de jouer.

Y:17,51,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,34,35,F2 B - 0 - -
d45
  Blue throws 4 and 5.
  Bleu lance : 4 et 5.

Y:17,51,F8,F8 B:A,A,66,F7 G:5,15,22,F8 R:22,34,35,F2 B 45 0 - -
BA-56
  Blue brings a token out of the workshop, on square 56.
  Bleu sort un jeton de l’atelier, case 56.

Y:17,51,F8,F8 B:A,56,66,F7 G:5,15,22,F8 R:22,34,35,F2 B 4 0 B56 -
B56-60
  Blue goes from 56 to 60. It is Green’s turn.
  Bleu va de 56 à 60. À Vert de jouer.

Y:17,51,F8,F8 B:A,60,66,F7 G:5,15,22,F8 R:22,34,35,F2 G - 0 - -
d13
  Green throws 1 and 3.
  Vert lance : 1 et 3.

Y:17,51,F8,F8 B:A,60,66,F7 G:5,15,22,F8 R:22,34,35,F2 G 13 0 - -
G22-23
  Green goes from 22 to 23.
  Vert va de 22 à 23.

Y:17,51,F8,F8 B:A,60,66,F7 G:5,15,23,F8 R:22,34,35,F2 G 3 0 G23 -
G23-26
  Green goes from 23 to 26. It is Red’s turn.
  Vert va de 23 à 26. À Rouge de jouer.

Y:17,51,F8,F8 B:A,60,66,F7 G:5,15,26,F8 R:22,34,35,F2 R - 0 - -
d45
  Red throws 4 and 5.
  Rouge lance : 4 et 5.

Y:17,51,F8,F8 B:A,60,66,F7 G:5,15,26,F8 R:22,34,35,F2 R 45 0 - -
R22-26
  Red goes from 22 to 26. Red sends Green’s token on 26 back to its workshop. Red wins a bonus of 20.
  Rouge va de 22 à 26. Rouge renvoie à l’atelier le jeton de Vert, case 26. Rouge gagne un bonus de 20.

Y:17,51,F8,F8 B:A,60,66,F7 G:A,5,15,F8 R:26,34,35,F2 R 5 0 R26 20
R35-55
  Red uses the bonus of 20: from 35 to 55.
  Rouge profite du bonus de 20 : de 35 à 55.

Y:17,51,F8,F8 B:A,60,66,F7 G:A,5,15,F8 R:26,34,55,F2 R 5 0 R26 -
R26-31
  Red goes from 26 to 31. It is Yellow’s turn.
  Rouge va de 26 à 31. À Jaune de jouer.

Y:17,51,F8,F8 B:A,60,66,F7 G:A,5,15,F8 R:31,34,55,F2 Y - 0 - -
d23
  Yellow throws 2 and 3.
  Jaune lance : 2 et 3.

Y:17,51,F8,F8 B:A,60,66,F7 G:A,5,15,F8 R:31,34,55,F2 Y 23 0 - -
Y51-53
  Yellow goes from 51 to 53.
  Jaune va de 51 à 53.

Y:17,53,F8,F8 B:A,60,66,F7 G:A,5,15,F8 R:31,34,55,F2 Y 3 0 Y53 -
Y53-56
  Yellow goes from 53 to 56. It is Blue’s turn.
  Jaune va de 53 à 56. À Bleu de jouer.

Y:17,56,F8,F8 B:A,60,66,F7 G:A,5,15,F8 R:31,34,55,F2 B - 0 - -
d35
  Blue throws 3 and 5.
  Bleu lance : 3 et 5.

Y:17,56,F8,F8 B:A,60,66,F7 G:A,5,15,F8 R:31,34,55,F2 B 35 0 - -
BA-56
  Blue brings a token out of the workshop, on square 56.
  Bleu sort un jeton de l’atelier, case 56.

Y:17,56,F8,F8 B:56,60,66,F7 G:A,5,15,F8 R:31,34,55,F2 B 3 0 B56 -
B60-63
  Blue goes from 60 to 63. It is Green’s turn.
  Bleu va de 60 à 63. À Vert de jouer.

Y:17,56,F8,F8 B:56,63,66,F7 G:A,5,15,F8 R:31,34,55,F2 G - 0 - -
d14
  Green throws 1 and 4.
  Vert lance : 1 et 4.

Y:17,56,F8,F8 B:56,63,66,F7 G:A,5,15,F8 R:31,34,55,F2 G 14 0 - -
GA-39
  Green brings a token out of the workshop, on square 39. It is Red’s turn.
  Vert sort un jeton de l’atelier, case 39. À Rouge de jouer.

Y:17,56,F8,F8 B:56,63,66,F7 G:39,5,15,F8 R:31,34,55,F2 R - 0 - -
d25
  Red throws 2 and 5.
  Rouge lance : 2 et 5.

Y:17,56,F8,F8 B:56,63,66,F7 G:39,5,15,F8 R:31,34,55,F2 R 25 0 - -
R34-36
  Red goes from 34 to 36.
  Rouge va de 34 à 36.

Y:17,56,F8,F8 B:56,63,66,F7 G:39,5,15,F8 R:31,36,55,F2 R 5 0 R36 -
R36-41
  Red goes from 36 to 41. It is Yellow’s turn.
  Rouge va de 36 à 41. À Jaune de jouer.

Y:17,56,F8,F8 B:56,63,66,F7 G:39,5,15,F8 R:31,41,55,F2 Y - 0 - -
d16
  Yellow throws 1 and 6. A six! Yellow will throw again.
  Jaune lance : 1 et 6. Un six ! Jaune relancera.

Y:17,56,F8,F8 B:56,63,66,F7 G:39,5,15,F8 R:31,41,55,F2 Y 16 1+ - -
Y17-23
  Yellow goes from 17 to 23.
  Jaune va de 17 à 23.

Y:23,56,F8,F8 B:56,63,66,F7 G:39,5,15,F8 R:31,41,55,F2 Y 1 1+ Y23 -
Y23-24
  Yellow goes from 23 to 24. Yellow throws again.
  Jaune va de 23 à 24. Jaune relance.

Y:24,56,F8,F8 B:56,63,66,F7 G:39,5,15,F8 R:31,41,55,F2 Y - 1 Y24 -
d23
  Yellow throws 2 and 3.
  Jaune lance : 2 et 3.

Y:24,56,F8,F8 B:56,63,66,F7 G:39,5,15,F8 R:31,41,55,F2 Y 23 1 Y24 -
Y56-59
  Yellow goes from 56 to 59.
  Jaune va de 56 à 59.

Y:24,59,F8,F8 B:56,63,66,F7 G:39,5,15,F8 R:31,41,55,F2 Y 2 1 Y59 -
Y24-26
  Yellow goes from 24 to 26. It is Blue’s turn.
  Jaune va de 24 à 26. À Bleu de jouer.

Y:26,59,F8,F8 B:56,63,66,F7 G:39,5,15,F8 R:31,41,55,F2 B - 0 - -
d45
  Blue throws 4 and 5.
  Bleu lance : 4 et 5.

Y:26,59,F8,F8 B:56,63,66,F7 G:39,5,15,F8 R:31,41,55,F2 B 45 0 - -
B63-68
  Blue goes from 63 to 68.
  Bleu va de 63 à 68.

Y:26,59,F8,F8 B:56,66,68,F7 G:39,5,15,F8 R:31,41,55,F2 B 4 0 B68 -
B56-60
  Blue goes from 56 to 60. It is Green’s turn.
  Bleu va de 56 à 60. À Vert de jouer.

Y:26,59,F8,F8 B:60,66,68,F7 G:39,5,15,F8 R:31,41,55,F2 G - 0 - -
d33
  Green throws 3 and 3. A six! Green will throw again.
  Vert lance : 3 et 3. Un six ! Vert relancera.

Y:26,59,F8,F8 B:60,66,68,F7 G:39,5,15,F8 R:31,41,55,F2 G 33 1+ - -
G15-18
  Green goes from 15 to 18.
  Vert va de 15 à 18.

Y:26,59,F8,F8 B:60,66,68,F7 G:39,5,18,F8 R:31,41,55,F2 G 3 1+ G18 -
G18-21
  Green goes from 18 to 21. Green throws again.
  Vert va de 18 à 21. Vert relance.

Y:26,59,F8,F8 B:60,66,68,F7 G:39,5,21,F8 R:31,41,55,F2 G - 1 G21 -
d15
  Green throws 1 and 5. A six! Green will throw again.
  Vert lance : 1 et 5. Un six ! Vert relancera.

Y:26,59,F8,F8 B:60,66,68,F7 G:39,5,21,F8 R:31,41,55,F2 G 15 2+ G21 -
G5-10
  Green goes from 5 to 10.
  Vert va de 5 à 10.

Y:26,59,F8,F8 B:60,66,68,F7 G:39,10,21,F8 R:31,41,55,F2 G 1 2+ G10 -
G10-11
  Green goes from 10 to 11. Green throws again.
  Vert va de 10 à 11. Vert relance.

Y:26,59,F8,F8 B:60,66,68,F7 G:39,11,21,F8 R:31,41,55,F2 G - 2 G11 -
d44
  Green throws 4 and 4.
  Vert lance : 4 et 4.

Y:26,59,F8,F8 B:60,66,68,F7 G:39,11,21,F8 R:31,41,55,F2 G 44 2 G11 -
G11-15
  Green goes from 11 to 15.
  Vert va de 11 à 15.

Y:26,59,F8,F8 B:60,66,68,F7 G:39,15,21,F8 R:31,41,55,F2 G 4 2 G15 -
G15-19
  Green goes from 15 to 19. It is Red’s turn.
  Vert va de 15 à 19. À Rouge de jouer.

Y:26,59,F8,F8 B:60,66,68,F7 G:39,19,21,F8 R:31,41,55,F2 R - 0 - -
d46
  Red throws 4 and 6. A six! Red will throw again.
  Rouge lance : 4 et 6. Un six ! Rouge relancera.

Y:26,59,F8,F8 B:60,66,68,F7 G:39,19,21,F8 R:31,41,55,F2 R 46 1+ - -
RF2-F8
  Red goes from F2 to F8. One of Red’s columns stands at the tip! Red wins a bonus of 10.
  Rouge va de F2 à F8. Une colonne de Rouge est au sommet ! Rouge gagne un bonus de 10.

Y:26,59,F8,F8 B:60,66,68,F7 G:39,19,21,F8 R:31,41,55,F8 R 4 1+ RF8 10
R31-41
  Red uses the bonus of 10: from 31 to 41.
  Rouge profite du bonus de 10 : de 31 à 41.

Y:26,59,F8,F8 B:60,66,68,F7 G:39,19,21,F8 R:41,41,55,F8 R 4 1+ RF8 -
R55-59
  Red goes from 55 to 59. Red sends Yellow’s token on 59 back to its workshop. Red wins a bonus of 20.
  Rouge va de 55 à 59. Rouge renvoie à l’atelier le jeton de Jaune, case 59. Rouge gagne un bonus de 20.

Y:A,26,F8,F8 B:60,66,68,F7 G:39,19,21,F8 R:41,41,59,F8 R - 1+ R59 20
R41-61
  Red uses the bonus of 20: from 41 to 61. Red throws again.
  Rouge profite du bonus de 20 : de 41 à 61. Rouge relance.

Y:A,26,F8,F8 B:60,66,68,F7 G:39,19,21,F8 R:41,59,61,F8 R - 1 R59 -
d44
  Red throws 4 and 4.
  Rouge lance : 4 et 4.

Y:A,26,F8,F8 B:60,66,68,F7 G:39,19,21,F8 R:41,59,61,F8 R 44 1 R59 -
R59-63
  Red goes from 59 to 63.
  Rouge va de 59 à 63.

Y:A,26,F8,F8 B:60,66,68,F7 G:39,19,21,F8 R:41,61,63,F8 R 4 1 R63 -
R41-45
  Red goes from 41 to 45. It is Yellow’s turn.
  Rouge va de 41 à 45. À Jaune de jouer.

Y:A,26,F8,F8 B:60,66,68,F7 G:39,19,21,F8 R:45,61,63,F8 Y - 0 - -
d25
  Yellow throws 2 and 5.
  Jaune lance : 2 et 5.

Y:A,26,F8,F8 B:60,66,68,F7 G:39,19,21,F8 R:45,61,63,F8 Y 25 0 - -
YA-5
  Yellow brings a token out of the workshop, on square 5.
  Jaune sort un jeton de l’atelier, case 5.

Y:5,26,F8,F8 B:60,66,68,F7 G:39,19,21,F8 R:45,61,63,F8 Y 2 0 Y5 -
Y26-28
  Yellow goes from 26 to 28. It is Blue’s turn.
  Jaune va de 26 à 28. À Bleu de jouer.

Y:5,28,F8,F8 B:60,66,68,F7 G:39,19,21,F8 R:45,61,63,F8 B - 0 - -
d45
  Blue throws 4 and 5.
  Bleu lance : 4 et 5.

Y:5,28,F8,F8 B:60,66,68,F7 G:39,19,21,F8 R:45,61,63,F8 B 45 0 - -
B68-5
  Blue goes from 68 to 5.
  Bleu va de 68 à 5.

Y:5,28,F8,F8 B:60,66,5,F7 G:39,19,21,F8 R:45,61,63,F8 B 4 0 B5 -
B5-9
  Blue goes from 5 to 9. It is Green’s turn.
  Bleu va de 5 à 9. À Vert de jouer.

Y:5,28,F8,F8 B:60,66,9,F7 G:39,19,21,F8 R:45,61,63,F8 G - 0 - -
d11
  Green throws 1 and 1.
  Vert lance : 1 et 1.

Y:5,28,F8,F8 B:60,66,9,F7 G:39,19,21,F8 R:45,61,63,F8 G 11 0 - -
G19-20
  Green goes from 19 to 20.
  Vert va de 19 à 20.

Y:5,28,F8,F8 B:60,66,9,F7 G:39,20,21,F8 R:45,61,63,F8 G 1 0 G20 -
G21-22
  Green goes from 21 to 22. It is Red’s turn.
  Vert va de 21 à 22. À Rouge de jouer.

Y:5,28,F8,F8 B:60,66,9,F7 G:39,20,22,F8 R:45,61,63,F8 R - 0 - -
d12
  Red throws 1 and 2.
  Rouge lance : 1 et 2.

Y:5,28,F8,F8 B:60,66,9,F7 G:39,20,22,F8 R:45,61,63,F8 R 12 0 - -
R45-46
  Red goes from 45 to 46.
  Rouge va de 45 à 46.

Y:5,28,F8,F8 B:60,66,9,F7 G:39,20,22,F8 R:46,61,63,F8 R 2 0 R46 -
R46-48
  Red goes from 46 to 48. It is Yellow’s turn.
  Rouge va de 46 à 48. À Jaune de jouer.

Y:5,28,F8,F8 B:60,66,9,F7 G:39,20,22,F8 R:48,61,63,F8 Y - 0 - -
d24
  Yellow throws 2 and 4. A six! Yellow will throw again.
  Jaune lance : 2 et 4. Un six ! Jaune relancera.

Y:5,28,F8,F8 B:60,66,9,F7 G:39,20,22,F8 R:48,61,63,F8 Y 24 1+ - -
Y28-30
  Yellow goes from 28 to 30.
  Jaune va de 28 à 30.

Y:5,30,F8,F8 B:60,66,9,F7 G:39,20,22,F8 R:48,61,63,F8 Y 4 1+ Y30 -
Y5-9
  Yellow goes from 5 to 9. Yellow sends Blue’s token on 9 back to its workshop. Yellow wins a bonus of 20.
  Jaune va de 5 à 9. Jaune renvoie à l’atelier le jeton de Bleu, case 9. Jaune gagne un bonus de 20.

Y:9,30,F8,F8 B:A,60,66,F7 G:39,20,22,F8 R:48,61,63,F8 Y - 1+ Y9 20
Y30-50
  Yellow uses the bonus of 20: from 30 to 50. Yellow throws again.
  Jaune profite du bonus de 20 : de 30 à 50. Jaune relance.

Y:9,50,F8,F8 B:A,60,66,F7 G:39,20,22,F8 R:48,61,63,F8 Y - 1 Y9 -
d23
  Yellow throws 2 and 3.
  Jaune lance : 2 et 3.

Y:9,50,F8,F8 B:A,60,66,F7 G:39,20,22,F8 R:48,61,63,F8 Y 23 1 Y9 -
Y50-53
  Yellow goes from 50 to 53.
  Jaune va de 50 à 53.

Y:9,53,F8,F8 B:A,60,66,F7 G:39,20,22,F8 R:48,61,63,F8 Y 2 1 Y53 -
Y53-55
  Yellow goes from 53 to 55. It is Blue’s turn.
  Jaune va de 53 à 55. À Bleu de jouer.

Y:9,55,F8,F8 B:A,60,66,F7 G:39,20,22,F8 R:48,61,63,F8 B - 0 - -
d13
  Blue throws 1 and 3.
  Bleu lance : 1 et 3.

Y:9,55,F8,F8 B:A,60,66,F7 G:39,20,22,F8 R:48,61,63,F8 B 13 0 - -
B66-67
  Blue goes from 66 to 67.
  Bleu va de 66 à 67.

Y:9,55,F8,F8 B:A,60,67,F7 G:39,20,22,F8 R:48,61,63,F8 B 3 0 B67 -
B67-2
  Blue goes from 67 to 2. It is Green’s turn.
  Bleu va de 67 à 2. À Vert de jouer.

Y:9,55,F8,F8 B:A,60,2,F7 G:39,20,22,F8 R:48,61,63,F8 G - 0 - -
d16
  Green throws 1 and 6. A six! Green will throw again.
  Vert lance : 1 et 6. Un six ! Vert relancera.

Y:9,55,F8,F8 B:A,60,2,F7 G:39,20,22,F8 R:48,61,63,F8 G 16 1+ - -
G22-23
  Green goes from 22 to 23.
  Vert va de 22 à 23.

Y:9,55,F8,F8 B:A,60,2,F7 G:39,20,23,F8 R:48,61,63,F8 G 6 1+ G23 -
G20-26
  Green goes from 20 to 26. Green throws again.
  Vert va de 20 à 26. Vert relance.

Y:9,55,F8,F8 B:A,60,2,F7 G:39,23,26,F8 R:48,61,63,F8 G - 1 G26 -
d11
  Green throws 1 and 1.
  Vert lance : 1 et 1.

Y:9,55,F8,F8 B:A,60,2,F7 G:39,23,26,F8 R:48,61,63,F8 G 11 1 G26 -
G39-40
  Green goes from 39 to 40.
  Vert va de 39 à 40.

Y:9,55,F8,F8 B:A,60,2,F7 G:40,23,26,F8 R:48,61,63,F8 G 1 1 G40 -
G26-27
  Green goes from 26 to 27. It is Red’s turn.
  Vert va de 26 à 27. À Rouge de jouer.

Y:9,55,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:48,61,63,F8 R - 0 - -
d16
  Red throws 1 and 6. A six! Red will throw again.
  Rouge lance : 1 et 6. Un six ! Rouge relancera.

Y:9,55,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:48,61,63,F8 R 16 1+ - -
R48-54
  Red goes from 48 to 54.
  Rouge va de 48 à 54.

Y:9,55,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,61,63,F8 R 1 1+ R54 -
R61-62
  Red goes from 61 to 62. Red throws again.
  Rouge va de 61 à 62. Rouge relance.

Y:9,55,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,62,63,F8 R - 1 R62 -
d23
  Red throws 2 and 3.
  Rouge lance : 2 et 3.

Y:9,55,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,62,63,F8 R 23 1 R62 -
R62-65
  Red goes from 62 to 65.
  Rouge va de 62 à 65.

Y:9,55,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,63,65,F8 R 2 1 R65 -
R65-67
  Red goes from 65 to 67. It is Yellow’s turn.
  Rouge va de 65 à 67. À Jaune de jouer.

Y:9,55,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,63,67,F8 Y - 0 - -
d46
  Yellow throws 4 and 6. A six! Yellow will throw again.
  Jaune lance : 4 et 6. Un six ! Jaune relancera.

Y:9,55,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,63,67,F8 Y 46 1+ - -
Y9-15
  Yellow goes from 9 to 15.
  Jaune va de 9 à 15.

Y:15,55,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,63,67,F8 Y 4 1+ Y15 -
Y55-59
  Yellow goes from 55 to 59. Yellow throws again.
  Jaune va de 55 à 59. Jaune relance.

Y:15,59,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,63,67,F8 Y - 1 Y59 -
d66
  Yellow throws 6 and 6. A six! Yellow will throw again.
  Jaune lance : 6 et 6. Un six ! Jaune relancera.

Y:15,59,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,63,67,F8 Y 66 2+ Y59 -
Y59-65
  Yellow goes from 59 to 65.
  Jaune va de 59 à 65.

Y:15,65,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,63,67,F8 Y 6 2+ Y65 -
Y15-21
  Yellow goes from 15 to 21. Yellow throws again.
  Jaune va de 15 à 21. Jaune relance.

Y:21,65,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,63,67,F8 Y - 2 Y21 -
d25
  Yellow throws 2 and 5.
  Jaune lance : 2 et 5.

Y:21,65,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,63,67,F8 Y 25 2 Y21 -
Y65-F2
  Yellow goes from 65 to F2.
  Jaune va de 65 à F2.

Y:21,F2,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,63,67,F8 Y 2 2 YF2 -
Y21-23
  Yellow goes from 21 to 23. It is Blue’s turn.
  Jaune va de 21 à 23. À Bleu de jouer.

Y:23,F2,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,63,67,F8 B - 0 - -
d15
  Blue throws 1 and 5. A six! Blue will throw again.
  Bleu lance : 1 et 5. Un six ! Bleu relancera.

Y:23,F2,F8,F8 B:A,60,2,F7 G:40,23,27,F8 R:54,63,67,F8 B 15 1+ - -
BA-56
  Blue brings a token out of the workshop, on square 56.
  Bleu sort un jeton de l’atelier, case 56.

Y:23,F2,F8,F8 B:56,60,2,F7 G:40,23,27,F8 R:54,63,67,F8 B 1 1+ B56 -
BF7-F8
  Blue goes from F7 to F8. One of Blue’s columns stands at the tip! Blue wins a bonus of 10.
  Bleu va de F7 à F8. Une colonne de Bleu est au sommet ! Bleu gagne un bonus de 10.

Y:23,F2,F8,F8 B:56,60,2,F8 G:40,23,27,F8 R:54,63,67,F8 B - 1+ BF8 10
B60-2
  Blue uses the bonus of 10: from 60 to 2. Blue throws again.
  Bleu profite du bonus de 10 : de 60 à 2. Bleu relance.

Y:23,F2,F8,F8 B:56,2,2,F8 G:40,23,27,F8 R:54,63,67,F8 B - 1 BF8 -
d46
  Blue throws 4 and 6. A six! Blue will throw again.
  Bleu lance : 4 et 6. Un six ! Bleu relancera.

Y:23,F2,F8,F8 B:56,2,2,F8 G:40,23,27,F8 R:54,63,67,F8 B 46 2+ BF8 -
B2-8
  Blue goes from 2 to 8.
  Bleu va de 2 à 8.

Y:23,F2,F8,F8 B:56,2,8,F8 G:40,23,27,F8 R:54,63,67,F8 B 4 2+ B8 -
B8-12
  Blue goes from 8 to 12. Blue throws again.
  Bleu va de 8 à 12. Bleu relance.

Y:23,F2,F8,F8 B:56,2,12,F8 G:40,23,27,F8 R:54,63,67,F8 B - 2 B12 -
d24
  Blue throws 2 and 4. The third six in a row: Blue does not play it. Blue’s token on 12 goes back to its start square, 56. Blue makes a barrier on 56. It is Green’s turn.
  Bleu lance : 2 et 4. Troisième six de suite : Bleu ne le joue pas. Le jeton de Bleu en 12 est renvoyé à sa case de départ, 56. Bleu forme une barrière en 56. À Vert de jouer.

Y:23,F2,F8,F8 B:56,56,2,F8 G:40,23,27,F8 R:54,63,67,F8 G - 0 - -
d14
  Green throws 1 and 4.
  Vert lance : 1 et 4.

Y:23,F2,F8,F8 B:56,56,2,F8 G:40,23,27,F8 R:54,63,67,F8 G 14 0 - -
G23-27
  Green goes from 23 to 27.
  Vert va de 23 à 27.

Y:23,F2,F8,F8 B:56,56,2,F8 G:40,27,27,F8 R:54,63,67,F8 G 1 0 G27 -
G40-41
  Green goes from 40 to 41. It is Red’s turn.
  Vert va de 40 à 41. À Rouge de jouer.

Y:23,F2,F8,F8 B:56,56,2,F8 G:41,27,27,F8 R:54,63,67,F8 R - 0 - -
d34
  Red throws 3 and 4.
  Rouge lance : 3 et 4.

Y:23,F2,F8,F8 B:56,56,2,F8 G:41,27,27,F8 R:54,63,67,F8 R 34 0 - -
R63-66
  Red goes from 63 to 66.
  Rouge va de 63 à 66.

Y:23,F2,F8,F8 B:56,56,2,F8 G:41,27,27,F8 R:54,66,67,F8 R 4 0 R66 -
R67-3
  Red goes from 67 to 3. It is Yellow’s turn.
  Rouge va de 67 à 3. À Jaune de jouer.

Y:23,F2,F8,F8 B:56,56,2,F8 G:41,27,27,F8 R:54,66,3,F8 Y - 0 - -
d25
  Yellow throws 2 and 5.
  Jaune lance : 2 et 5.

Y:23,F2,F8,F8 B:56,56,2,F8 G:41,27,27,F8 R:54,66,3,F8 Y 25 0 - -
YF2-F4
  Yellow goes from F2 to F4.
  Jaune va de F2 à F4.

Y:23,F4,F8,F8 B:56,56,2,F8 G:41,27,27,F8 R:54,66,3,F8 Y 5 0 YF4 -
Y23-28
  Yellow goes from 23 to 28. It is Blue’s turn.
  Jaune va de 23 à 28. À Bleu de jouer.

Y:28,F4,F8,F8 B:56,56,2,F8 G:41,27,27,F8 R:54,66,3,F8 B - 0 - -
d34
  Blue throws 3 and 4.
  Bleu lance : 3 et 4.

Y:28,F4,F8,F8 B:56,56,2,F8 G:41,27,27,F8 R:54,66,3,F8 B 34 0 - -
B2-5
  Blue goes from 2 to 5.
  Bleu va de 2 à 5.

Y:28,F4,F8,F8 B:56,56,5,F8 G:41,27,27,F8 R:54,66,3,F8 B 4 0 B5 -
B56-60
  Blue goes from 56 to 60. Blue’s barrier on 56 is open. It is Green’s turn.
  Bleu va de 56 à 60. La barrière de Bleu en 56 est ouverte. À Vert de jouer.

Y:28,F4,F8,F8 B:56,60,5,F8 G:41,27,27,F8 R:54,66,3,F8 G - 0 - -
d46
  Green throws 4 and 6. A six! Green will throw again.
  Vert lance : 4 et 6. Un six ! Vert relancera.

Y:28,F4,F8,F8 B:56,60,5,F8 G:41,27,27,F8 R:54,66,3,F8 G 46 1+ - -
G27-31
  Green goes from 27 to 31.
  Vert va de 27 à 31.

Y:28,F4,F8,F8 B:56,60,5,F8 G:41,27,31,F8 R:54,66,3,F8 G 6 1+ G31 -
G27-33
  Green goes from 27 to 33. Green throws again.
  Vert va de 27 à 33. Vert relance.

Y:28,F4,F8,F8 B:56,60,5,F8 G:41,31,33,F8 R:54,66,3,F8 G - 1 G33 -
d16
  Green throws 1 and 6. A six! Green will throw again.
  Vert lance : 1 et 6. Un six ! Vert relancera.

Y:28,F4,F8,F8 B:56,60,5,F8 G:41,31,33,F8 R:54,66,3,F8 G 16 2+ G33 -
G41-42
  Green goes from 41 to 42.
  Vert va de 41 à 42.

Y:28,F4,F8,F8 B:56,60,5,F8 G:42,31,33,F8 R:54,66,3,F8 G 6 2+ G42 -
G31-F3
  Green goes from 31 to F3. Green throws again.
  Vert va de 31 à F3. Vert relance.

Y:28,F4,F8,F8 B:56,60,5,F8 G:42,33,F3,F8 R:54,66,3,F8 G - 2 GF3 -
d25
  Green throws 2 and 5.
  Vert lance : 2 et 5.

Y:28,F4,F8,F8 B:56,60,5,F8 G:42,33,F3,F8 R:54,66,3,F8 G 25 2 GF3 -
G42-44
  Green goes from 42 to 44.
  Vert va de 42 à 44.

Y:28,F4,F8,F8 B:56,60,5,F8 G:44,33,F3,F8 R:54,66,3,F8 G 5 2 G44 -
G44-49
  Green goes from 44 to 49. It is Red’s turn.
  Vert va de 44 à 49. À Rouge de jouer.

Y:28,F4,F8,F8 B:56,60,5,F8 G:49,33,F3,F8 R:54,66,3,F8 R - 0 - -
d11
  Red throws 1 and 1.
  Rouge lance : 1 et 1.

Y:28,F4,F8,F8 B:56,60,5,F8 G:49,33,F3,F8 R:54,66,3,F8 R 11 0 - -
R3-4
  Red goes from 3 to 4.
  Rouge va de 3 à 4.

Y:28,F4,F8,F8 B:56,60,5,F8 G:49,33,F3,F8 R:54,66,4,F8 R 1 0 R4 -
R54-55
  Red goes from 54 to 55. It is Yellow’s turn.
  Rouge va de 54 à 55. À Jaune de jouer.

Y:28,F4,F8,F8 B:56,60,5,F8 G:49,33,F3,F8 R:55,66,4,F8 Y - 0 - -
d56
  Yellow throws 5 and 6. A six! Yellow will throw again.
  Jaune lance : 5 et 6. Un six ! Jaune relancera.

Y:28,F4,F8,F8 B:56,60,5,F8 G:49,33,F3,F8 R:55,66,4,F8 Y 56 1+ - -
Y28-33
  Yellow goes from 28 to 33.
  Jaune va de 28 à 33.

Y:33,F4,F8,F8 B:56,60,5,F8 G:49,33,F3,F8 R:55,66,4,F8 Y 6 1+ Y33 -
Y33-39
  Yellow goes from 33 to 39. Yellow throws again.
  Jaune va de 33 à 39. Jaune relance.

Y:39,F4,F8,F8 B:56,60,5,F8 G:49,33,F3,F8 R:55,66,4,F8 Y - 1 Y39 -
d26
  Yellow throws 2 and 6. A six! Yellow will throw again.
  Jaune lance : 2 et 6. Un six ! Jaune relancera.

Y:39,F4,F8,F8 B:56,60,5,F8 G:49,33,F3,F8 R:55,66,4,F8 Y 26 2+ Y39 -
Y39-41
  Yellow goes from 39 to 41.
  Jaune va de 39 à 41.

Y:41,F4,F8,F8 B:56,60,5,F8 G:49,33,F3,F8 R:55,66,4,F8 Y 6 2+ Y41 -
Y41-47
  Yellow goes from 41 to 47. Yellow throws again.
  Jaune va de 41 à 47. Jaune relance.

Y:47,F4,F8,F8 B:56,60,5,F8 G:49,33,F3,F8 R:55,66,4,F8 Y - 2 Y47 -
d34
  Yellow throws 3 and 4.
  Jaune lance : 3 et 4.

Y:47,F4,F8,F8 B:56,60,5,F8 G:49,33,F3,F8 R:55,66,4,F8 Y 34 2 Y47 -
YF4-F8
  Yellow goes from F4 to F8. One of Yellow’s columns stands at the tip! Yellow wins a bonus of 10.
  Jaune va de F4 à F8. Une colonne de Jaune est au sommet ! Jaune gagne un bonus de 10.

Y:47,F8,F8,F8 B:56,60,5,F8 G:49,33,F3,F8 R:55,66,4,F8 Y 3 2 YF8 10
Y47-57
  Yellow uses the bonus of 10: from 47 to 57.
  Jaune profite du bonus de 10 : de 47 à 57.

Y:57,F8,F8,F8 B:56,60,5,F8 G:49,33,F3,F8 R:55,66,4,F8 Y 3 2 YF8 -
Y57-60
  Yellow goes from 57 to 60. Yellow sends Blue’s token on 60 back to its workshop. Yellow wins a bonus of 20. Nobody can use the bonus of 20: it is lost. It is Blue’s turn.
  Jaune va de 57 à 60. Jaune renvoie à l’atelier le jeton de Bleu, case 60. Jaune gagne un bonus de 20. Personne ne peut profiter du bonus de 20 : il est perdu. À Bleu de jouer.

Y:60,F8,F8,F8 B:A,56,5,F8 G:49,33,F3,F8 R:55,66,4,F8 B - 0 - -
d15
  Blue throws 1 and 5. A six! Blue will throw again.
  Bleu lance : 1 et 5. Un six ! Bleu relancera.

Y:60,F8,F8,F8 B:A,56,5,F8 G:49,33,F3,F8 R:55,66,4,F8 B 15 1+ - -
BA-56
  Blue brings a token out of the workshop, on square 56. Blue makes a barrier on 56.
  Bleu sort un jeton de l’atelier, case 56. Bleu forme une barrière en 56.

Y:60,F8,F8,F8 B:56,56,5,F8 G:49,33,F3,F8 R:55,66,4,F8 B 1 1+ B56 -
B56-57
  Blue goes from 56 to 57. Blue’s barrier on 56 is open. Blue throws again.
  Bleu va de 56 à 57. La barrière de Bleu en 56 est ouverte. Bleu relance.

Y:60,F8,F8,F8 B:56,57,5,F8 G:49,33,F3,F8 R:55,66,4,F8 B - 1 B57 -
d46
  Blue throws 4 and 6. A six! Blue will throw again.
  Bleu lance : 4 et 6. Un six ! Bleu relancera.

Y:60,F8,F8,F8 B:56,57,5,F8 G:49,33,F3,F8 R:55,66,4,F8 B 46 2+ B57 -
B57-63
  Blue goes from 57 to 63.
  Bleu va de 57 à 63.

Y:60,F8,F8,F8 B:56,63,5,F8 G:49,33,F3,F8 R:55,66,4,F8 B 4 2+ B63 -
B56-60
  Blue goes from 56 to 60. Blue sends Yellow’s token on 60 back to its workshop. Blue wins a bonus of 20.
  Bleu va de 56 à 60. Bleu renvoie à l’atelier le jeton de Jaune, case 60. Bleu gagne un bonus de 20.

Y:A,F8,F8,F8 B:60,63,5,F8 G:49,33,F3,F8 R:55,66,4,F8 B - 2+ B60 20
B5-25
  Blue uses the bonus of 20: from 5 to 25. Blue throws again.
  Bleu profite du bonus de 20 : de 5 à 25. Bleu relance.

Y:A,F8,F8,F8 B:60,63,25,F8 G:49,33,F3,F8 R:55,66,4,F8 B - 2 B60 -
d36
  Blue throws 3 and 6. The third six in a row: Blue does not play it. Blue’s token on 60 goes back to its start square, 56. It is Green’s turn.
  Bleu lance : 3 et 6. Troisième six de suite : Bleu ne le joue pas. Le jeton de Bleu en 60 est renvoyé à sa case de départ, 56. À Vert de jouer.

Y:A,F8,F8,F8 B:56,63,25,F8 G:49,33,F3,F8 R:55,66,4,F8 G - 0 - -
d26
  Green throws 2 and 6. A six! Green will throw again.
  Vert lance : 2 et 6. Un six ! Vert relancera.

Y:A,F8,F8,F8 B:56,63,25,F8 G:49,33,F3,F8 R:55,66,4,F8 G 26 1+ - -
G33-F5
  Green goes from 33 to F5.
  Vert va de 33 à F5.

Y:A,F8,F8,F8 B:56,63,25,F8 G:49,F3,F5,F8 R:55,66,4,F8 G 2 1+ GF5 -
G49-51
  Green goes from 49 to 51. Green throws again.
  Vert va de 49 à 51. Vert relance.

Y:A,F8,F8,F8 B:56,63,25,F8 G:51,F3,F5,F8 R:55,66,4,F8 G - 1 G51 -
d23
  Green throws 2 and 3.
  Vert lance : 2 et 3.

Y:A,F8,F8,F8 B:56,63,25,F8 G:51,F3,F5,F8 R:55,66,4,F8 G 23 1 G51 -
G51-54
  Green goes from 51 to 54.
  Vert va de 51 à 54.

Y:A,F8,F8,F8 B:56,63,25,F8 G:54,F3,F5,F8 R:55,66,4,F8 G 2 1 G54 -
GF5-F7
  Green goes from F5 to F7. It is Red’s turn.
  Vert va de F5 à F7. À Rouge de jouer.

Y:A,F8,F8,F8 B:56,63,25,F8 G:54,F3,F7,F8 R:55,66,4,F8 R - 0 - -
d36
  Red throws 3 and 6. A six! Red will throw again.
  Rouge lance : 3 et 6. Un six ! Rouge relancera.

Y:A,F8,F8,F8 B:56,63,25,F8 G:54,F3,F7,F8 R:55,66,4,F8 R 36 1+ - -
R55-61
  Red goes from 55 to 61.
  Rouge va de 55 à 61.

Y:A,F8,F8,F8 B:56,63,25,F8 G:54,F3,F7,F8 R:61,66,4,F8 R 3 1+ R61 -
R61-64
  Red goes from 61 to 64. Red throws again.
  Rouge va de 61 à 64. Rouge relance.

Y:A,F8,F8,F8 B:56,63,25,F8 G:54,F3,F7,F8 R:64,66,4,F8 R - 1 R64 -
d11
  Red throws 1 and 1.
  Rouge lance : 1 et 1.

Y:A,F8,F8,F8 B:56,63,25,F8 G:54,F3,F7,F8 R:64,66,4,F8 R 11 1 R64 -
R66-67
  Red goes from 66 to 67.
  Rouge va de 66 à 67.

Y:A,F8,F8,F8 B:56,63,25,F8 G:54,F3,F7,F8 R:64,67,4,F8 R 1 1 R67 -
R64-65
  Red goes from 64 to 65. It is Yellow’s turn.
  Rouge va de 64 à 65. À Jaune de jouer.

Y:A,F8,F8,F8 B:56,63,25,F8 G:54,F3,F7,F8 R:65,67,4,F8 Y - 0 - -
d45
  Yellow throws 4 and 5.
  Jaune lance : 4 et 5.

Y:A,F8,F8,F8 B:56,63,25,F8 G:54,F3,F7,F8 R:65,67,4,F8 Y 45 0 - -
YA-5
  Yellow brings a token out of the workshop, on square 5.
  Jaune sort un jeton de l’atelier, case 5.

Y:5,F8,F8,F8 B:56,63,25,F8 G:54,F3,F7,F8 R:65,67,4,F8 Y 4 0 Y5 -
Y5-9
  Yellow goes from 5 to 9. It is Blue’s turn.
  Jaune va de 5 à 9. À Bleu de jouer.

Y:9,F8,F8,F8 B:56,63,25,F8 G:54,F3,F7,F8 R:65,67,4,F8 B - 0 - -
d16
  Blue throws 1 and 6. A six! Blue will throw again.
  Bleu lance : 1 et 6. Un six ! Bleu relancera.

Y:9,F8,F8,F8 B:56,63,25,F8 G:54,F3,F7,F8 R:65,67,4,F8 B 16 1+ - -
B25-31
  Blue goes from 25 to 31.
  Bleu va de 25 à 31.

Y:9,F8,F8,F8 B:56,63,31,F8 G:54,F3,F7,F8 R:65,67,4,F8 B 1 1+ B31 -
B56-57
  Blue goes from 56 to 57. Blue throws again.
  Bleu va de 56 à 57. Bleu relance.

Y:9,F8,F8,F8 B:57,63,31,F8 G:54,F3,F7,F8 R:65,67,4,F8 B - 1 B57 -
d66
  Blue throws 6 and 6. A six! Blue will throw again.
  Bleu lance : 6 et 6. Un six ! Bleu relancera.

Y:9,F8,F8,F8 B:57,63,31,F8 G:54,F3,F7,F8 R:65,67,4,F8 B 66 2+ B57 -
B57-63
  Blue goes from 57 to 63. Blue makes a barrier on 63.
  Bleu va de 57 à 63. Bleu forme une barrière en 63.

Y:9,F8,F8,F8 B:63,63,31,F8 G:54,F3,F7,F8 R:65,67,4,F8 B 6 2+ B63 -
B31-37
  Blue goes from 31 to 37. Blue throws again.
  Bleu va de 31 à 37. Bleu relance.

Y:9,F8,F8,F8 B:63,63,37,F8 G:54,F3,F7,F8 R:65,67,4,F8 B - 2 B37 -
d46
  Blue throws 4 and 6. The third six in a row: Blue does not play it. Blue’s token on 37 goes back to its start square, 56. It is Green’s turn.
  Bleu lance : 4 et 6. Troisième six de suite : Bleu ne le joue pas. Le jeton de Bleu en 37 est renvoyé à sa case de départ, 56. À Vert de jouer.

Y:9,F8,F8,F8 B:56,63,63,F8 G:54,F3,F7,F8 R:65,67,4,F8 G - 0 - -
d45
  Green throws 4 and 5.
  Vert lance : 4 et 5.

Y:9,F8,F8,F8 B:56,63,63,F8 G:54,F3,F7,F8 R:65,67,4,F8 G 45 0 - -
G54-59
  Green goes from 54 to 59.
  Vert va de 54 à 59.

Y:9,F8,F8,F8 B:56,63,63,F8 G:59,F3,F7,F8 R:65,67,4,F8 G 4 0 G59 -
GF3-F7
  Green goes from F3 to F7. It is Red’s turn.
  Vert va de F3 à F7. À Rouge de jouer.

Y:9,F8,F8,F8 B:56,63,63,F8 G:59,F7,F7,F8 R:65,67,4,F8 R - 0 - -
d24
  Red throws 2 and 4. A six! Red will throw again.
  Rouge lance : 2 et 4. Un six ! Rouge relancera.

Y:9,F8,F8,F8 B:56,63,63,F8 G:59,F7,F7,F8 R:65,67,4,F8 R 24 1+ - -
R4-6
  Red goes from 4 to 6.
  Rouge va de 4 à 6.

Y:9,F8,F8,F8 B:56,63,63,F8 G:59,F7,F7,F8 R:65,67,6,F8 R 4 1+ R6 -
R65-1
  Red goes from 65 to 1. Red throws again.
  Rouge va de 65 à 1. Rouge relance.

Y:9,F8,F8,F8 B:56,63,63,F8 G:59,F7,F7,F8 R:67,1,6,F8 R - 1 R1 -
d23
  Red throws 2 and 3.
  Rouge lance : 2 et 3.

Y:9,F8,F8,F8 B:56,63,63,F8 G:59,F7,F7,F8 R:67,1,6,F8 R 23 1 R1 -
R67-1
  Red goes from 67 to 1.
  Rouge va de 67 à 1.

Y:9,F8,F8,F8 B:56,63,63,F8 G:59,F7,F7,F8 R:1,1,6,F8 R 3 1 R1 -
R6-9
  Red goes from 6 to 9. Red sends Yellow’s token on 9 back to its workshop. Red wins a bonus of 20.
  Rouge va de 6 à 9. Rouge renvoie à l’atelier le jeton de Jaune, case 9. Rouge gagne un bonus de 20.

Y:A,F8,F8,F8 B:56,63,63,F8 G:59,F7,F7,F8 R:1,1,9,F8 R - 1 R9 20
R1-F4
  Red uses the bonus of 20: from 1 to F4. It is Yellow’s turn.
  Rouge profite du bonus de 20 : de 1 à F4. À Jaune de jouer.

Y:A,F8,F8,F8 B:56,63,63,F8 G:59,F7,F7,F8 R:1,9,F4,F8 Y - 0 - -
d26
  Yellow throws 2 and 6. A six! Yellow will throw again. Yellow cannot play this throw (2 and 6): it is played with Green’s tokens.
  Jaune lance : 2 et 6. Un six ! Jaune relancera. Jaune ne peut pas jouer ce lancer (2 et 6) : il sert à Vert.

Y:A,F8,F8,F8 B:56,63,63,F8 G:59,F7,F7,F8 R:1,9,F4,F8 Y 26 1+ - -
G59-61
  Green goes from 59 to 61. Yellow cannot play 6: this throw is lost. Yellow throws again.
  Vert va de 59 à 61. Jaune ne peut pas jouer 6 : ce lancer est perdu. Jaune relance.

Y:A,F8,F8,F8 B:56,63,63,F8 G:61,F7,F7,F8 R:1,9,F4,F8 Y - 1 G61 -
d44
  Yellow throws 4 and 4. Yellow cannot play 4 and 4: this throw is lost. It is Blue’s turn.
  Jaune lance : 4 et 4. Jaune ne peut pas jouer 4 et 4 : ce lancer est perdu. À Bleu de jouer.

Y:A,F8,F8,F8 B:56,63,63,F8 G:61,F7,F7,F8 R:1,9,F4,F8 B - 0 - -
d44
  Blue throws 4 and 4.
  Bleu lance : 4 et 4.

Y:A,F8,F8,F8 B:56,63,63,F8 G:61,F7,F7,F8 R:1,9,F4,F8 B 44 0 - -
B56-60
  Blue goes from 56 to 60.
  Bleu va de 56 à 60.

Y:A,F8,F8,F8 B:60,63,63,F8 G:61,F7,F7,F8 R:1,9,F4,F8 B 4 0 B60 -
B63-67
  Blue goes from 63 to 67. Blue’s barrier on 63 is open. It is Green’s turn.
  Bleu va de 63 à 67. La barrière de Bleu en 63 est ouverte. À Vert de jouer.

Y:A,F8,F8,F8 B:60,63,67,F8 G:61,F7,F7,F8 R:1,9,F4,F8 G - 0 - -
d36
  Green throws 3 and 6. A six! Green will throw again.
  Vert lance : 3 et 6. Un six ! Vert relancera.

Y:A,F8,F8,F8 B:60,63,67,F8 G:61,F7,F7,F8 R:1,9,F4,F8 G 36 1+ - -
G61-64
  Green goes from 61 to 64.
  Vert va de 61 à 64.

Y:A,F8,F8,F8 B:60,63,67,F8 G:64,F7,F7,F8 R:1,9,F4,F8 G 6 1+ G64 -
G64-2
  Green goes from 64 to 2. Green throws again.
  Vert va de 64 à 2. Vert relance.

Y:A,F8,F8,F8 B:60,63,67,F8 G:2,F7,F7,F8 R:1,9,F4,F8 G - 1 G2 -
d11
  Green throws 1 and 1.
  Vert lance : 1 et 1.

Y:A,F8,F8,F8 B:60,63,67,F8 G:2,F7,F7,F8 R:1,9,F4,F8 G 11 1 G2 -
G2-3
  Green goes from 2 to 3.
  Vert va de 2 à 3.

Y:A,F8,F8,F8 B:60,63,67,F8 G:3,F7,F7,F8 R:1,9,F4,F8 G 1 1 G3 -
GF7-F8
  Green goes from F7 to F8. One of Green’s columns stands at the tip! Green wins a bonus of 10.
  Vert va de F7 à F8. Une colonne de Vert est au sommet ! Vert gagne un bonus de 10.

Y:A,F8,F8,F8 B:60,63,67,F8 G:3,F7,F8,F8 R:1,9,F4,F8 G - 1 GF8 10
G3-13
  Green uses the bonus of 10: from 3 to 13. It is Red’s turn.
  Vert profite du bonus de 10 : de 3 à 13. À Rouge de jouer.

Y:A,F8,F8,F8 B:60,63,67,F8 G:13,F7,F8,F8 R:1,9,F4,F8 R - 0 - -
d46
  Red throws 4 and 6. A six! Red will throw again.
  Rouge lance : 4 et 6. Un six ! Rouge relancera.

Y:A,F8,F8,F8 B:60,63,67,F8 G:13,F7,F8,F8 R:1,9,F4,F8 R 46 1+ - -
R1-5
  Red goes from 1 to 5.
  Rouge va de 1 à 5.

Y:A,F8,F8,F8 B:60,63,67,F8 G:13,F7,F8,F8 R:5,9,F4,F8 R 6 1+ R5 -
R9-15
  Red goes from 9 to 15. Red throws again.
  Rouge va de 9 à 15. Rouge relance.

Y:A,F8,F8,F8 B:60,63,67,F8 G:13,F7,F8,F8 R:5,15,F4,F8 R - 1 R15 -
d36
  Red throws 3 and 6. A six! Red will throw again.
  Rouge lance : 3 et 6. Un six ! Rouge relancera.

Y:A,F8,F8,F8 B:60,63,67,F8 G:13,F7,F8,F8 R:5,15,F4,F8 R 36 2+ R15 -
R15-F1
  Red goes from 15 to F1.
  Rouge va de 15 à F1.

Y:A,F8,F8,F8 B:60,63,67,F8 G:13,F7,F8,F8 R:5,F1,F4,F8 R 6 2+ RF1 -
RF1-F7
  Red goes from F1 to F7. Red throws again.
  Rouge va de F1 à F7. Rouge relance.

Y:A,F8,F8,F8 B:60,63,67,F8 G:13,F7,F8,F8 R:5,F4,F7,F8 R - 2 RF7 -
d26
  Red throws 2 and 6. The third six in a row: Red does not play it. Red’s token on F7 is in its arrow: it does not go back. It is Yellow’s turn.
  Rouge lance : 2 et 6. Troisième six de suite : Rouge ne le joue pas. Le jeton de Rouge en F7 est dans sa flèche : il ne recule pas. À Jaune de jouer.

Y:A,F8,F8,F8 B:60,63,67,F8 G:13,F7,F8,F8 R:5,F4,F7,F8 Y - 0 - -
d12
  Yellow throws 1 and 2. Yellow cannot play this throw (1 and 2): it is played with Green’s tokens.
  Jaune lance : 1 et 2. Jaune ne peut pas jouer ce lancer (1 et 2) : il sert à Vert.

Y:A,F8,F8,F8 B:60,63,67,F8 G:13,F7,F8,F8 R:5,F4,F7,F8 Y 12 0 - -
G13-15
  Green goes from 13 to 15. Yellow cannot play this throw (1): it is played with Green’s tokens.
  Vert va de 13 à 15. Jaune ne peut pas jouer ce lancer (1) : il sert à Vert.

Y:A,F8,F8,F8 B:60,63,67,F8 G:15,F7,F8,F8 R:5,F4,F7,F8 Y 1 0 G15 -
G15-16
  Green goes from 15 to 16. It is Blue’s turn.
  Vert va de 15 à 16. À Bleu de jouer.

Y:A,F8,F8,F8 B:60,63,67,F8 G:16,F7,F8,F8 R:5,F4,F7,F8 B - 0 - -
d35
  Blue throws 3 and 5.
  Bleu lance : 3 et 5.

Y:A,F8,F8,F8 B:60,63,67,F8 G:16,F7,F8,F8 R:5,F4,F7,F8 B 35 0 - -
B60-65
  Blue goes from 60 to 65.
  Bleu va de 60 à 65.

Y:A,F8,F8,F8 B:63,65,67,F8 G:16,F7,F8,F8 R:5,F4,F7,F8 B 3 0 B65 -
B63-66
  Blue goes from 63 to 66. It is Green’s turn.
  Bleu va de 63 à 66. À Vert de jouer.

Y:A,F8,F8,F8 B:65,66,67,F8 G:16,F7,F8,F8 R:5,F4,F7,F8 G - 0 - -
d56
  Green throws 5 and 6. A six! Green will throw again.
  Vert lance : 5 et 6. Un six ! Vert relancera.

Y:A,F8,F8,F8 B:65,66,67,F8 G:16,F7,F8,F8 R:5,F4,F7,F8 G 56 1+ - -
G16-22
  Green goes from 16 to 22.
  Vert va de 16 à 22.

Y:A,F8,F8,F8 B:65,66,67,F8 G:22,F7,F8,F8 R:5,F4,F7,F8 G 5 1+ G22 -
G22-27
  Green goes from 22 to 27. Green throws again.
  Vert va de 22 à 27. Vert relance.

Y:A,F8,F8,F8 B:65,66,67,F8 G:27,F7,F8,F8 R:5,F4,F7,F8 G - 1 G27 -
d44
  Green throws 4 and 4.
  Vert lance : 4 et 4.

Y:A,F8,F8,F8 B:65,66,67,F8 G:27,F7,F8,F8 R:5,F4,F7,F8 G 44 1 G27 -
G27-31
  Green goes from 27 to 31.
  Vert va de 27 à 31.

Y:A,F8,F8,F8 B:65,66,67,F8 G:31,F7,F8,F8 R:5,F4,F7,F8 G 4 1 G31 -
G31-F1
  Green goes from 31 to F1. It is Red’s turn.
  Vert va de 31 à F1. À Rouge de jouer.

Y:A,F8,F8,F8 B:65,66,67,F8 G:F1,F7,F8,F8 R:5,F4,F7,F8 R - 0 - -
d44
  Red throws 4 and 4.
  Rouge lance : 4 et 4.

Y:A,F8,F8,F8 B:65,66,67,F8 G:F1,F7,F8,F8 R:5,F4,F7,F8 R 44 0 - -
RF4-F8
  Red goes from F4 to F8. One of Red’s columns stands at the tip! Red wins a bonus of 10.
  Rouge va de F4 à F8. Une colonne de Rouge est au sommet ! Rouge gagne un bonus de 10.

Y:A,F8,F8,F8 B:65,66,67,F8 G:F1,F7,F8,F8 R:5,F7,F8,F8 R 4 0 RF8 10
skip
  Red declines the bonus of 10.
  Rouge refuse le bonus de 10.

Y:A,F8,F8,F8 B:65,66,67,F8 G:F1,F7,F8,F8 R:5,F7,F8,F8 R 4 0 RF8 -
R5-9
  Red goes from 5 to 9. It is Yellow’s turn.
  Rouge va de 5 à 9. À Jaune de jouer.

Y:A,F8,F8,F8 B:65,66,67,F8 G:F1,F7,F8,F8 R:9,F7,F8,F8 Y - 0 - -
d34
  Yellow throws 3 and 4. Yellow cannot play this throw (3 and 4): it is played with Green’s tokens.
  Jaune lance : 3 et 4. Jaune ne peut pas jouer ce lancer (3 et 4) : il sert à Vert.

Y:A,F8,F8,F8 B:65,66,67,F8 G:F1,F7,F8,F8 R:9,F7,F8,F8 Y 34 0 - -
GF1-F5
  Green goes from F1 to F5. Yellow cannot play this throw (3): it is played with Green’s tokens.
  Vert va de F1 à F5. Jaune ne peut pas jouer ce lancer (3) : il sert à Vert.

Y:A,F8,F8,F8 B:65,66,67,F8 G:F5,F7,F8,F8 R:9,F7,F8,F8 Y 3 0 GF5 -
GF5-F8
  Green goes from F5 to F8. One of Green’s columns stands at the tip! Yellow wins a bonus of 10. Nobody can use the bonus of 10: it is lost. It is Blue’s turn.
  Vert va de F5 à F8. Une colonne de Vert est au sommet ! Jaune gagne un bonus de 10. Personne ne peut profiter du bonus de 10 : il est perdu. À Bleu de jouer.

Y:A,F8,F8,F8 B:65,66,67,F8 G:F7,F8,F8,F8 R:9,F7,F8,F8 B - 0 - -
d33
  Blue throws 3 and 3. A six! Blue will throw again.
  Bleu lance : 3 et 3. Un six ! Bleu relancera.

Y:A,F8,F8,F8 B:65,66,67,F8 G:F7,F8,F8,F8 R:9,F7,F8,F8 B 33 1+ - -
B66-1
  Blue goes from 66 to 1.
  Bleu va de 66 à 1.

Y:A,F8,F8,F8 B:65,67,1,F8 G:F7,F8,F8,F8 R:9,F7,F8,F8 B 3 1+ B1 -
B1-4
  Blue goes from 1 to 4. Blue throws again.
  Bleu va de 1 à 4. Bleu relance.

Y:A,F8,F8,F8 B:65,67,4,F8 G:F7,F8,F8,F8 R:9,F7,F8,F8 B - 1 B4 -
d23
  Blue throws 2 and 3.
  Bleu lance : 2 et 3.

Y:A,F8,F8,F8 B:65,67,4,F8 G:F7,F8,F8,F8 R:9,F7,F8,F8 B 23 1 B4 -
B4-7
  Blue goes from 4 to 7.
  Bleu va de 4 à 7.

Y:A,F8,F8,F8 B:65,67,7,F8 G:F7,F8,F8,F8 R:9,F7,F8,F8 B 2 1 B7 -
B7-9
  Blue goes from 7 to 9. It is Green’s turn.
  Bleu va de 7 à 9. À Vert de jouer.

Y:A,F8,F8,F8 B:65,67,9,F8 G:F7,F8,F8,F8 R:9,F7,F8,F8 G - 0 - -
d45
  Green throws 4 and 5. Green cannot play this throw (4 and 5): it is played with Yellow’s tokens.
  Vert lance : 4 et 5. Vert ne peut pas jouer ce lancer (4 et 5) : il sert à Jaune.

Y:A,F8,F8,F8 B:65,67,9,F8 G:F7,F8,F8,F8 R:9,F7,F8,F8 G 45 0 - -
YA-5
  Yellow brings a token out of the workshop, on square 5. Two tokens hold the white square: the 4 is thrown again.
  Jaune sort un jeton de l’atelier, case 5. Deux jetons occupent la case blanche : on relance le 4.

Y:5,F8,F8,F8 B:65,67,9,F8 G:F7,F8,F8,F8 R:9,F7,F8,F8 G ? 0 Y5 -
d2
  Green throws 2. Green cannot play this throw (2): it is played with Yellow’s tokens.
  Vert lance : 2. Vert ne peut pas jouer ce lancer (2) : il sert à Jaune.

Y:5,F8,F8,F8 B:65,67,9,F8 G:F7,F8,F8,F8 R:9,F7,F8,F8 G 2 0 Y5 -
Y5-7
  Yellow goes from 5 to 7. It is Red’s turn.
  Jaune va de 5 à 7. À Rouge de jouer.

Y:7,F8,F8,F8 B:65,67,9,F8 G:F7,F8,F8,F8 R:9,F7,F8,F8 R - 0 - -
d25
  Red throws 2 and 5.
  Rouge lance : 2 et 5.

Y:7,F8,F8,F8 B:65,67,9,F8 G:F7,F8,F8,F8 R:9,F7,F8,F8 R 25 0 - -
R9-14
  Red goes from 9 to 14.
  Rouge va de 9 à 14.

Y:7,F8,F8,F8 B:65,67,9,F8 G:F7,F8,F8,F8 R:14,F7,F8,F8 R 2 0 R14 -
R14-16
  Red goes from 14 to 16. It is Yellow’s turn.
  Rouge va de 14 à 16. À Jaune de jouer.

Y:7,F8,F8,F8 B:65,67,9,F8 G:F7,F8,F8,F8 R:16,F7,F8,F8 Y - 0 - -
d45
  Yellow throws 4 and 5.
  Jaune lance : 4 et 5.

Y:7,F8,F8,F8 B:65,67,9,F8 G:F7,F8,F8,F8 R:16,F7,F8,F8 Y 45 0 - -
Y7-12
  Yellow goes from 7 to 12.
  Jaune va de 7 à 12.

Y:12,F8,F8,F8 B:65,67,9,F8 G:F7,F8,F8,F8 R:16,F7,F8,F8 Y 4 0 Y12 -
Y12-16
  Yellow goes from 12 to 16. Yellow sends Red’s token on 16 back to its workshop. Yellow wins a bonus of 20.
  Jaune va de 12 à 16. Jaune renvoie à l’atelier le jeton de Rouge, case 16. Jaune gagne un bonus de 20.

Y:16,F8,F8,F8 B:65,67,9,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 Y - 0 Y16 20
Y16-36
  Yellow uses the bonus of 20: from 16 to 36. It is Blue’s turn.
  Jaune profite du bonus de 20 : de 16 à 36. À Bleu de jouer.

Y:36,F8,F8,F8 B:65,67,9,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 B - 0 - -
d66
  Blue throws 6 and 6. A six! Blue will throw again.
  Bleu lance : 6 et 6. Un six ! Bleu relancera.

Y:36,F8,F8,F8 B:65,67,9,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 B 66 1+ - -
B67-5
  Blue goes from 67 to 5.
  Bleu va de 67 à 5.

Y:36,F8,F8,F8 B:65,5,9,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 B 6 1+ B5 -
B65-3
  Blue goes from 65 to 3. Blue throws again.
  Bleu va de 65 à 3. Bleu relance.

Y:36,F8,F8,F8 B:3,5,9,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 B - 1 B3 -
d46
  Blue throws 4 and 6. A six! Blue will throw again.
  Bleu lance : 4 et 6. Un six ! Bleu relancera.

Y:36,F8,F8,F8 B:3,5,9,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 B 46 2+ B3 -
B9-15
  Blue goes from 9 to 15.
  Bleu va de 9 à 15.

Y:36,F8,F8,F8 B:3,5,15,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 B 4 2+ B15 -
B3-7
  Blue goes from 3 to 7. Blue throws again.
  Bleu va de 3 à 7. Bleu relance.

Y:36,F8,F8,F8 B:5,7,15,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 B - 2 B7 -
d11
  Blue throws 1 and 1.
  Bleu lance : 1 et 1.

Y:36,F8,F8,F8 B:5,7,15,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 B 11 2 B7 -
B7-8
  Blue goes from 7 to 8.
  Bleu va de 7 à 8.

Y:36,F8,F8,F8 B:5,8,15,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 B 1 2 B8 -
B15-16
  Blue goes from 15 to 16. It is Green’s turn.
  Bleu va de 15 à 16. À Vert de jouer.

Y:36,F8,F8,F8 B:5,8,16,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 G - 0 - -
d34
  Green throws 3 and 4. Green cannot play this throw (3 and 4): it is played with Yellow’s tokens.
  Vert lance : 3 et 4. Vert ne peut pas jouer ce lancer (3 et 4) : il sert à Jaune.

Y:36,F8,F8,F8 B:5,8,16,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 G 34 0 - -
Y36-40
  Yellow goes from 36 to 40. Green cannot play this throw (3): it is played with Yellow’s tokens.
  Jaune va de 36 à 40. Vert ne peut pas jouer ce lancer (3) : il sert à Jaune.

Y:40,F8,F8,F8 B:5,8,16,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 G 3 0 Y40 -
Y40-43
  Yellow goes from 40 to 43. It is Red’s turn.
  Jaune va de 40 à 43. À Rouge de jouer.

Y:43,F8,F8,F8 B:5,8,16,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 R - 0 - -
d55
  Red throws 5 and 5.
  Rouge lance : 5 et 5.

Y:43,F8,F8,F8 B:5,8,16,F8 G:F7,F8,F8,F8 R:A,F7,F8,F8 R 55 0 - -
RA-22
  Red brings a token out of the workshop, on square 22.
  Rouge sort un jeton de l’atelier, case 22.

Y:43,F8,F8,F8 B:5,8,16,F8 G:F7,F8,F8,F8 R:22,F7,F8,F8 R 5 0 R22 -
R22-27
  Red goes from 22 to 27. It is Yellow’s turn.
  Rouge va de 22 à 27. À Jaune de jouer.

Y:43,F8,F8,F8 B:5,8,16,F8 G:F7,F8,F8,F8 R:27,F7,F8,F8 Y - 0 - -
d45
  Yellow throws 4 and 5.
  Jaune lance : 4 et 5.

Y:43,F8,F8,F8 B:5,8,16,F8 G:F7,F8,F8,F8 R:27,F7,F8,F8 Y 45 0 - -
Y43-47
  Yellow goes from 43 to 47.
  Jaune va de 43 à 47.

Y:47,F8,F8,F8 B:5,8,16,F8 G:F7,F8,F8,F8 R:27,F7,F8,F8 Y 5 0 Y47 -
Y47-52
  Yellow goes from 47 to 52. It is Blue’s turn.
  Jaune va de 47 à 52. À Bleu de jouer.

Y:52,F8,F8,F8 B:5,8,16,F8 G:F7,F8,F8,F8 R:27,F7,F8,F8 B - 0 - -
d66
  Blue throws 6 and 6. A six! Blue will throw again.
  Bleu lance : 6 et 6. Un six ! Bleu relancera.

Y:52,F8,F8,F8 B:5,8,16,F8 G:F7,F8,F8,F8 R:27,F7,F8,F8 B 66 1+ - -
B16-22
  Blue goes from 16 to 22.
  Bleu va de 16 à 22.

Y:52,F8,F8,F8 B:5,8,22,F8 G:F7,F8,F8,F8 R:27,F7,F8,F8 B 6 1+ B22 -
B5-11
  Blue goes from 5 to 11. Blue throws again.
  Bleu va de 5 à 11. Bleu relance.

Y:52,F8,F8,F8 B:8,11,22,F8 G:F7,F8,F8,F8 R:27,F7,F8,F8 B - 1 B11 -
d45
  Blue throws 4 and 5.
  Bleu lance : 4 et 5.

Y:52,F8,F8,F8 B:8,11,22,F8 G:F7,F8,F8,F8 R:27,F7,F8,F8 B 45 1 B11 -
B11-15
  Blue goes from 11 to 15.
  Bleu va de 11 à 15.

Y:52,F8,F8,F8 B:8,15,22,F8 G:F7,F8,F8,F8 R:27,F7,F8,F8 B 5 1 B15 -
B15-20
  Blue goes from 15 to 20. It is Green’s turn.
  Bleu va de 15 à 20. À Vert de jouer.

Y:52,F8,F8,F8 B:8,20,22,F8 G:F7,F8,F8,F8 R:27,F7,F8,F8 G - 0 - -
d14
  Green throws 1 and 4.
  Vert lance : 1 et 4.

Y:52,F8,F8,F8 B:8,20,22,F8 G:F7,F8,F8,F8 R:27,F7,F8,F8 G 14 0 - -
GF7-F8
  Green goes from F7 to F8. One of Green’s columns stands at the tip! Green wins a bonus of 10.
  Vert va de F7 à F8. Une colonne de Vert est au sommet ! Vert gagne un bonus de 10.

Y:52,F8,F8,F8 B:8,20,22,F8 G:F8,F8,F8,F8 R:27,F7,F8,F8 G 4 0 GF8 10
Y52-62
  Yellow uses the bonus of 10: from 52 to 62. Green cannot play this throw (4): it is played with Yellow’s tokens.
  Jaune profite du bonus de 10 : de 52 à 62. Vert ne peut pas jouer ce lancer (4) : il sert à Jaune.

Y:62,F8,F8,F8 B:8,20,22,F8 G:F8,F8,F8,F8 R:27,F7,F8,F8 G 4 0 GF8 -
Y62-66
  Yellow goes from 62 to 66. It is Red’s turn.
  Jaune va de 62 à 66. À Rouge de jouer.

Y:66,F8,F8,F8 B:8,20,22,F8 G:F8,F8,F8,F8 R:27,F7,F8,F8 R - 0 - -
d55
  Red throws 5 and 5.
  Rouge lance : 5 et 5.

Y:66,F8,F8,F8 B:8,20,22,F8 G:F8,F8,F8,F8 R:27,F7,F8,F8 R 55 0 - -
R27-32
  Red goes from 27 to 32.
  Rouge va de 27 à 32.

Y:66,F8,F8,F8 B:8,20,22,F8 G:F8,F8,F8,F8 R:32,F7,F8,F8 R 5 0 R32 -
R32-37
  Red goes from 32 to 37. It is Yellow’s turn.
  Rouge va de 32 à 37. À Jaune de jouer.

Y:66,F8,F8,F8 B:8,20,22,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 Y - 0 - -
d44
  Yellow throws 4 and 4.
  Jaune lance : 4 et 4.

Y:66,F8,F8,F8 B:8,20,22,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 Y 44 0 - -
Y66-F2
  Yellow goes from 66 to F2.
  Jaune va de 66 à F2.

Y:F2,F8,F8,F8 B:8,20,22,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 Y 4 0 YF2 -
YF2-F6
  Yellow goes from F2 to F6. It is Blue’s turn.
  Jaune va de F2 à F6. À Bleu de jouer.

Y:F6,F8,F8,F8 B:8,20,22,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 B - 0 - -
d24
  Blue throws 2 and 4. A six! Blue will throw again.
  Bleu lance : 2 et 4. Un six ! Bleu relancera.

Y:F6,F8,F8,F8 B:8,20,22,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 B 24 1+ - -
B8-12
  Blue goes from 8 to 12.
  Bleu va de 8 à 12.

Y:F6,F8,F8,F8 B:12,20,22,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 B 2 1+ B12 -
B20-22
  Blue goes from 20 to 22. Blue makes a barrier on 22. Blue throws again.
  Bleu va de 20 à 22. Bleu forme une barrière en 22. Bleu relance.

Y:F6,F8,F8,F8 B:12,22,22,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 B - 1 B22 -
d36
  Blue throws 3 and 6. A six! Blue will throw again. Blue must open a barrier.
  Bleu lance : 3 et 6. Un six ! Bleu relancera. Bleu doit ouvrir une barrière.

Y:F6,F8,F8,F8 B:12,22,22,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 B 36 2+b B22 -
B22-28
  Blue goes from 22 to 28. Blue’s barrier on 22 is open.
  Bleu va de 22 à 28. La barrière de Bleu en 22 est ouverte.

Y:F6,F8,F8,F8 B:12,22,28,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 B 3 2+ B28 -
B12-15
  Blue goes from 12 to 15. Blue throws again.
  Bleu va de 12 à 15. Bleu relance.

Y:F6,F8,F8,F8 B:15,22,28,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 B - 2 B15 -
d15
  Blue throws 1 and 5. The third six in a row: Blue does not play it. Blue’s token on 15 goes back to its start square, 56. It is Green’s turn.
  Bleu lance : 1 et 5. Troisième six de suite : Bleu ne le joue pas. Le jeton de Bleu en 15 est renvoyé à sa case de départ, 56. À Vert de jouer.

Y:F6,F8,F8,F8 B:56,22,28,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 G - 0 - -
d11
  Green throws 1 and 1. Green cannot play this throw (1 and 1): it is played with Yellow’s tokens.
  Vert lance : 1 et 1. Vert ne peut pas jouer ce lancer (1 et 1) : il sert à Jaune.

Y:F6,F8,F8,F8 B:56,22,28,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 G 11 0 - -
YF6-F7
  Yellow goes from F6 to F7. Green cannot play this throw (1): it is played with Yellow’s tokens.
  Jaune va de F6 à F7. Vert ne peut pas jouer ce lancer (1) : il sert à Jaune.

Y:F7,F8,F8,F8 B:56,22,28,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 G 1 0 YF7 -
YF7-F8
  Yellow goes from F7 to F8. One of Yellow’s columns stands at the tip! All of Green’s columns stand at the tip! Nobody can use the bonus of 10: it is lost. It is Red’s turn.
  Jaune va de F7 à F8. Une colonne de Jaune est au sommet ! Toutes les colonnes de Vert sont au sommet ! Personne ne peut profiter du bonus de 10 : il est perdu. À Rouge de jouer.

Y:F8,F8,F8,F8 B:56,22,28,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 R - 0 - -
d22
  Red throws 2 and 2.
  Rouge lance : 2 et 2.

Y:F8,F8,F8,F8 B:56,22,28,F8 G:F8,F8,F8,F8 R:37,F7,F8,F8 R 22 0 - -
R37-39
  Red goes from 37 to 39.
  Rouge va de 37 à 39.

Y:F8,F8,F8,F8 B:56,22,28,F8 G:F8,F8,F8,F8 R:39,F7,F8,F8 R 2 0 R39 -
R39-41
  Red goes from 39 to 41. It is Yellow’s turn: a double 3, and the building stands!
  Rouge va de 39 à 41. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:56,22,28,F8 G:F8,F8,F8,F8 R:41,F7,F8,F8 Y - 0 - -
d26
  Yellow throws 2 and 6. No double 3: Yellow cannot build yet. It is Blue’s turn.
  Jaune lance : 2 et 6. Pas de double 3 : Jaune ne construit pas encore. À Bleu de jouer.

Y:F8,F8,F8,F8 B:56,22,28,F8 G:F8,F8,F8,F8 R:41,F7,F8,F8 B - 0 - -
d34
  Blue throws 3 and 4.
  Bleu lance : 3 et 4.

Y:F8,F8,F8,F8 B:56,22,28,F8 G:F8,F8,F8,F8 R:41,F7,F8,F8 B 34 0 - -
B22-25
  Blue goes from 22 to 25.
  Bleu va de 22 à 25.

Y:F8,F8,F8,F8 B:56,25,28,F8 G:F8,F8,F8,F8 R:41,F7,F8,F8 B 4 0 B25 -
B28-32
  Blue goes from 28 to 32. It is Green’s turn: a double 3, and the building stands!
  Bleu va de 28 à 32. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:56,25,32,F8 G:F8,F8,F8,F8 R:41,F7,F8,F8 G - 0 - -
d35
  Green throws 3 and 5. No double 3: Green cannot build yet. It is Red’s turn.
  Vert lance : 3 et 5. Pas de double 3 : Vert ne construit pas encore. À Rouge de jouer.

Y:F8,F8,F8,F8 B:56,25,32,F8 G:F8,F8,F8,F8 R:41,F7,F8,F8 R - 0 - -
d34
  Red throws 3 and 4.
  Rouge lance : 3 et 4.

Y:F8,F8,F8,F8 B:56,25,32,F8 G:F8,F8,F8,F8 R:41,F7,F8,F8 R 34 0 - -
R41-45
  Red goes from 41 to 45.
  Rouge va de 41 à 45.

Y:F8,F8,F8,F8 B:56,25,32,F8 G:F8,F8,F8,F8 R:45,F7,F8,F8 R 3 0 R45 -
R45-48
  Red goes from 45 to 48. It is Yellow’s turn: a double 3, and the building stands!
  Rouge va de 45 à 48. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:56,25,32,F8 G:F8,F8,F8,F8 R:48,F7,F8,F8 Y - 0 - -
d55
  Yellow throws 5 and 5. No double 3: Yellow cannot build yet. It is Blue’s turn.
  Jaune lance : 5 et 5. Pas de double 3 : Jaune ne construit pas encore. À Bleu de jouer.

Y:F8,F8,F8,F8 B:56,25,32,F8 G:F8,F8,F8,F8 R:48,F7,F8,F8 B - 0 - -
d33
  Blue throws 3 and 3. A six! Blue will throw again.
  Bleu lance : 3 et 3. Un six ! Bleu relancera.

Y:F8,F8,F8,F8 B:56,25,32,F8 G:F8,F8,F8,F8 R:48,F7,F8,F8 B 33 1+ - -
B25-28
  Blue goes from 25 to 28.
  Bleu va de 25 à 28.

Y:F8,F8,F8,F8 B:56,28,32,F8 G:F8,F8,F8,F8 R:48,F7,F8,F8 B 3 1+ B28 -
B32-35
  Blue goes from 32 to 35. Blue throws again.
  Bleu va de 32 à 35. Bleu relance.

Y:F8,F8,F8,F8 B:56,28,35,F8 G:F8,F8,F8,F8 R:48,F7,F8,F8 B - 1 B35 -
d34
  Blue throws 3 and 4.
  Bleu lance : 3 et 4.

Y:F8,F8,F8,F8 B:56,28,35,F8 G:F8,F8,F8,F8 R:48,F7,F8,F8 B 34 1 B35 -
B35-39
  Blue goes from 35 to 39.
  Bleu va de 35 à 39.

Y:F8,F8,F8,F8 B:56,28,39,F8 G:F8,F8,F8,F8 R:48,F7,F8,F8 B 3 1 B39 -
B28-31
  Blue goes from 28 to 31. It is Green’s turn: a double 3, and the building stands!
  Bleu va de 28 à 31. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:56,31,39,F8 G:F8,F8,F8,F8 R:48,F7,F8,F8 G - 0 - -
d66
  Green throws 6 and 6. No double 3: Green cannot build yet. It is Red’s turn.
  Vert lance : 6 et 6. Pas de double 3 : Vert ne construit pas encore. À Rouge de jouer.

Y:F8,F8,F8,F8 B:56,31,39,F8 G:F8,F8,F8,F8 R:48,F7,F8,F8 R - 0 - -
d56
  Red throws 5 and 6. A six! Red will throw again.
  Rouge lance : 5 et 6. Un six ! Rouge relancera.

Y:F8,F8,F8,F8 B:56,31,39,F8 G:F8,F8,F8,F8 R:48,F7,F8,F8 R 56 1+ - -
R48-53
  Red goes from 48 to 53.
  Rouge va de 48 à 53.

Y:F8,F8,F8,F8 B:56,31,39,F8 G:F8,F8,F8,F8 R:53,F7,F8,F8 R 6 1+ R53 -
R53-59
  Red goes from 53 to 59. Red throws again.
  Rouge va de 53 à 59. Rouge relance.

Y:F8,F8,F8,F8 B:56,31,39,F8 G:F8,F8,F8,F8 R:59,F7,F8,F8 R - 1 R59 -
d45
  Red throws 4 and 5.
  Rouge lance : 4 et 5.

Y:F8,F8,F8,F8 B:56,31,39,F8 G:F8,F8,F8,F8 R:59,F7,F8,F8 R 45 1 R59 -
R59-63
  Red goes from 59 to 63.
  Rouge va de 59 à 63.

Y:F8,F8,F8,F8 B:56,31,39,F8 G:F8,F8,F8,F8 R:63,F7,F8,F8 R 5 1 R63 -
R63-68
  Red goes from 63 to 68. It is Yellow’s turn: a double 3, and the building stands!
  Rouge va de 63 à 68. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:56,31,39,F8 G:F8,F8,F8,F8 R:68,F7,F8,F8 Y - 0 - -
d24
  Yellow throws 2 and 4. No double 3: Yellow cannot build yet. It is Blue’s turn.
  Jaune lance : 2 et 4. Pas de double 3 : Jaune ne construit pas encore. À Bleu de jouer.

Y:F8,F8,F8,F8 B:56,31,39,F8 G:F8,F8,F8,F8 R:68,F7,F8,F8 B - 0 - -
d26
  Blue throws 2 and 6. A six! Blue will throw again.
  Bleu lance : 2 et 6. Un six ! Bleu relancera.

Y:F8,F8,F8,F8 B:56,31,39,F8 G:F8,F8,F8,F8 R:68,F7,F8,F8 B 26 1+ - -
B31-33
  Blue goes from 31 to 33.
  Bleu va de 31 à 33.

Y:F8,F8,F8,F8 B:56,33,39,F8 G:F8,F8,F8,F8 R:68,F7,F8,F8 B 6 1+ B33 -
B39-45
  Blue goes from 39 to 45. Blue throws again.
  Bleu va de 39 à 45. Bleu relance.

Y:F8,F8,F8,F8 B:56,33,45,F8 G:F8,F8,F8,F8 R:68,F7,F8,F8 B - 1 B45 -
d33
  Blue throws 3 and 3. A six! Blue will throw again.
  Bleu lance : 3 et 3. Un six ! Bleu relancera.

Y:F8,F8,F8,F8 B:56,33,45,F8 G:F8,F8,F8,F8 R:68,F7,F8,F8 B 33 2+ B45 -
B33-36
  Blue goes from 33 to 36.
  Bleu va de 33 à 36.

Y:F8,F8,F8,F8 B:56,36,45,F8 G:F8,F8,F8,F8 R:68,F7,F8,F8 B 3 2+ B36 -
B36-39
  Blue goes from 36 to 39. Blue throws again.
  Bleu va de 36 à 39. Bleu relance.

Y:F8,F8,F8,F8 B:56,39,45,F8 G:F8,F8,F8,F8 R:68,F7,F8,F8 B - 2 B39 -
d44
  Blue throws 4 and 4.
  Bleu lance : 4 et 4.

Y:F8,F8,F8,F8 B:56,39,45,F8 G:F8,F8,F8,F8 R:68,F7,F8,F8 B 44 2 B39 -
B56-60
  Blue goes from 56 to 60.
  Bleu va de 56 à 60.

Y:F8,F8,F8,F8 B:60,39,45,F8 G:F8,F8,F8,F8 R:68,F7,F8,F8 B 4 2 B60 -
B45-49
  Blue goes from 45 to 49. It is Green’s turn: a double 3, and the building stands!
  Bleu va de 45 à 49. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:60,39,49,F8 G:F8,F8,F8,F8 R:68,F7,F8,F8 G - 0 - -
d35
  Green throws 3 and 5. No double 3: Green cannot build yet. It is Red’s turn.
  Vert lance : 3 et 5. Pas de double 3 : Vert ne construit pas encore. À Rouge de jouer.

Y:F8,F8,F8,F8 B:60,39,49,F8 G:F8,F8,F8,F8 R:68,F7,F8,F8 R - 0 - -
d25
  Red throws 2 and 5.
  Rouge lance : 2 et 5.

Y:F8,F8,F8,F8 B:60,39,49,F8 G:F8,F8,F8,F8 R:68,F7,F8,F8 R 25 0 - -
R68-5
  Red goes from 68 to 5.
  Rouge va de 68 à 5.

Y:F8,F8,F8,F8 B:60,39,49,F8 G:F8,F8,F8,F8 R:5,F7,F8,F8 R 2 0 R5 -
R5-7
  Red goes from 5 to 7. It is Yellow’s turn: a double 3, and the building stands!
  Rouge va de 5 à 7. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:60,39,49,F8 G:F8,F8,F8,F8 R:7,F7,F8,F8 Y - 0 - -
d35
  Yellow throws 3 and 5. No double 3: Yellow cannot build yet. It is Blue’s turn.
  Jaune lance : 3 et 5. Pas de double 3 : Jaune ne construit pas encore. À Bleu de jouer.

Y:F8,F8,F8,F8 B:60,39,49,F8 G:F8,F8,F8,F8 R:7,F7,F8,F8 B - 0 - -
d33
  Blue throws 3 and 3. A six! Blue will throw again.
  Bleu lance : 3 et 3. Un six ! Bleu relancera.

Y:F8,F8,F8,F8 B:60,39,49,F8 G:F8,F8,F8,F8 R:7,F7,F8,F8 B 33 1+ - -
B60-63
  Blue goes from 60 to 63.
  Bleu va de 60 à 63.

Y:F8,F8,F8,F8 B:63,39,49,F8 G:F8,F8,F8,F8 R:7,F7,F8,F8 B 3 1+ B63 -
B39-42
  Blue goes from 39 to 42. Blue throws again.
  Bleu va de 39 à 42. Bleu relance.

Y:F8,F8,F8,F8 B:63,42,49,F8 G:F8,F8,F8,F8 R:7,F7,F8,F8 B - 1 B42 -
d26
  Blue throws 2 and 6. A six! Blue will throw again.
  Bleu lance : 2 et 6. Un six ! Bleu relancera.

Y:F8,F8,F8,F8 B:63,42,49,F8 G:F8,F8,F8,F8 R:7,F7,F8,F8 B 26 2+ B42 -
B63-1
  Blue goes from 63 to 1.
  Bleu va de 63 à 1.

Y:F8,F8,F8,F8 B:1,42,49,F8 G:F8,F8,F8,F8 R:7,F7,F8,F8 B 2 2+ B1 -
B49-51
  Blue goes from 49 to 51. Blue throws again.
  Bleu va de 49 à 51. Bleu relance.

Y:F8,F8,F8,F8 B:1,42,51,F8 G:F8,F8,F8,F8 R:7,F7,F8,F8 B - 2 B51 -
d16
  Blue throws 1 and 6. The third six in a row: Blue does not play it. Blue’s token on 51 goes back to its start square, 56. It is Green’s turn: a double 3, and the building stands!
  Bleu lance : 1 et 6. Troisième six de suite : Bleu ne le joue pas. Le jeton de Bleu en 51 est renvoyé à sa case de départ, 56. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:56,1,42,F8 G:F8,F8,F8,F8 R:7,F7,F8,F8 G - 0 - -
d23
  Green throws 2 and 3. No double 3: Green cannot build yet. It is Red’s turn.
  Vert lance : 2 et 3. Pas de double 3 : Vert ne construit pas encore. À Rouge de jouer.

Y:F8,F8,F8,F8 B:56,1,42,F8 G:F8,F8,F8,F8 R:7,F7,F8,F8 R - 0 - -
d55
  Red throws 5 and 5.
  Rouge lance : 5 et 5.

Y:F8,F8,F8,F8 B:56,1,42,F8 G:F8,F8,F8,F8 R:7,F7,F8,F8 R 55 0 - -
R7-12
  Red goes from 7 to 12.
  Rouge va de 7 à 12.

Y:F8,F8,F8,F8 B:56,1,42,F8 G:F8,F8,F8,F8 R:12,F7,F8,F8 R 5 0 R12 -
R12-17
  Red goes from 12 to 17. It is Yellow’s turn: a double 3, and the building stands!
  Rouge va de 12 à 17. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:56,1,42,F8 G:F8,F8,F8,F8 R:17,F7,F8,F8 Y - 0 - -
d15
  Yellow throws 1 and 5. No double 3: Yellow cannot build yet. It is Blue’s turn.
  Jaune lance : 1 et 5. Pas de double 3 : Jaune ne construit pas encore. À Bleu de jouer.

Y:F8,F8,F8,F8 B:56,1,42,F8 G:F8,F8,F8,F8 R:17,F7,F8,F8 B - 0 - -
d46
  Blue throws 4 and 6. A six! Blue will throw again.
  Bleu lance : 4 et 6. Un six ! Bleu relancera.

Y:F8,F8,F8,F8 B:56,1,42,F8 G:F8,F8,F8,F8 R:17,F7,F8,F8 B 46 1+ - -
B42-46
  Blue goes from 42 to 46.
  Bleu va de 42 à 46.

Y:F8,F8,F8,F8 B:56,1,46,F8 G:F8,F8,F8,F8 R:17,F7,F8,F8 B 6 1+ B46 -
B1-7
  Blue goes from 1 to 7. Blue throws again.
  Bleu va de 1 à 7. Bleu relance.

Y:F8,F8,F8,F8 B:56,7,46,F8 G:F8,F8,F8,F8 R:17,F7,F8,F8 B - 1 B7 -
d34
  Blue throws 3 and 4.
  Bleu lance : 3 et 4.

Y:F8,F8,F8,F8 B:56,7,46,F8 G:F8,F8,F8,F8 R:17,F7,F8,F8 B 34 1 B7 -
B7-11
  Blue goes from 7 to 11.
  Bleu va de 7 à 11.

Y:F8,F8,F8,F8 B:56,11,46,F8 G:F8,F8,F8,F8 R:17,F7,F8,F8 B 3 1 B11 -
B11-14
  Blue goes from 11 to 14. It is Green’s turn: a double 3, and the building stands!
  Bleu va de 11 à 14. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:56,14,46,F8 G:F8,F8,F8,F8 R:17,F7,F8,F8 G - 0 - -
d45
  Green throws 4 and 5. No double 3: Green cannot build yet. It is Red’s turn.
  Vert lance : 4 et 5. Pas de double 3 : Vert ne construit pas encore. À Rouge de jouer.

Y:F8,F8,F8,F8 B:56,14,46,F8 G:F8,F8,F8,F8 R:17,F7,F8,F8 R - 0 - -
d36
  Red throws 3 and 6. A six! Red will throw again.
  Rouge lance : 3 et 6. Un six ! Rouge relancera.

Y:F8,F8,F8,F8 B:56,14,46,F8 G:F8,F8,F8,F8 R:17,F7,F8,F8 R 36 1+ - -
R17-F6
  Red goes from 17 to F6. Red cannot play this throw (3): it is played with Blue’s tokens.
  Rouge va de 17 à F6. Rouge ne peut pas jouer ce lancer (3) : il sert à Bleu.

Y:F8,F8,F8,F8 B:56,14,46,F8 G:F8,F8,F8,F8 R:F6,F7,F8,F8 R 3 1+ RF6 -
B14-17
  Blue goes from 14 to 17. Red throws again.
  Bleu va de 14 à 17. Rouge relance.

Y:F8,F8,F8,F8 B:56,17,46,F8 G:F8,F8,F8,F8 R:F6,F7,F8,F8 R - 1 B17 -
d15
  Red throws 1 and 5. A six! Red will throw again.
  Rouge lance : 1 et 5. Un six ! Rouge relancera.

Y:F8,F8,F8,F8 B:56,17,46,F8 G:F8,F8,F8,F8 R:F6,F7,F8,F8 R 15 2+ B17 -
RF7-F8
  Red goes from F7 to F8. One of Red’s columns stands at the tip! Red wins a bonus of 10. Nobody can use the bonus of 10: it is lost. Red cannot play this throw (5): it is played with Blue’s tokens.
  Rouge va de F7 à F8. Une colonne de Rouge est au sommet ! Rouge gagne un bonus de 10. Personne ne peut profiter du bonus de 10 : il est perdu. Rouge ne peut pas jouer ce lancer (5) : il sert à Bleu.

Y:F8,F8,F8,F8 B:56,17,46,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 R 5 2+ RF8 -
B46-51
  Blue goes from 46 to 51. Red throws again.
  Bleu va de 46 à 51. Rouge relance.

Y:F8,F8,F8,F8 B:56,17,51,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 R - 2 B51 -
d35
  Red throws 3 and 5. Red cannot play this throw (3 and 5): it is played with Blue’s tokens.
  Rouge lance : 3 et 5. Rouge ne peut pas jouer ce lancer (3 et 5) : il sert à Bleu.

Y:F8,F8,F8,F8 B:56,17,51,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 R 35 2 B51 -
B17-22
  Blue goes from 17 to 22. Red cannot play this throw (3): it is played with Blue’s tokens.
  Bleu va de 17 à 22. Rouge ne peut pas jouer ce lancer (3) : il sert à Bleu.

Y:F8,F8,F8,F8 B:56,22,51,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 R 3 2 B22 -
B51-F3
  Blue goes from 51 to F3. It is Yellow’s turn: a double 3, and the building stands!
  Bleu va de 51 à F3. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:56,22,F3,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 Y - 0 - -
d11
  Yellow throws 1 and 1. No double 3: Yellow cannot build yet. It is Blue’s turn.
  Jaune lance : 1 et 1. Pas de double 3 : Jaune ne construit pas encore. À Bleu de jouer.

Y:F8,F8,F8,F8 B:56,22,F3,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 B - 0 - -
d12
  Blue throws 1 and 2.
  Bleu lance : 1 et 2.

Y:F8,F8,F8,F8 B:56,22,F3,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 B 12 0 - -
B22-24
  Blue goes from 22 to 24.
  Bleu va de 22 à 24.

Y:F8,F8,F8,F8 B:56,24,F3,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 B 1 0 B24 -
B56-57
  Blue goes from 56 to 57. It is Green’s turn: a double 3, and the building stands!
  Bleu va de 56 à 57. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:57,24,F3,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 G - 0 - -
d23
  Green throws 2 and 3. No double 3: Green cannot build yet. It is Red’s turn.
  Vert lance : 2 et 3. Pas de double 3 : Vert ne construit pas encore. À Rouge de jouer.

Y:F8,F8,F8,F8 B:57,24,F3,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 R - 0 - -
d35
  Red throws 3 and 5. Red cannot play this throw (3 and 5): it is played with Blue’s tokens.
  Rouge lance : 3 et 5. Rouge ne peut pas jouer ce lancer (3 et 5) : il sert à Bleu.

Y:F8,F8,F8,F8 B:57,24,F3,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 R 35 0 - -
BF3-F8
  Blue goes from F3 to F8. One of Blue’s columns stands at the tip! Red wins a bonus of 10. Nobody can use the bonus of 10: it is lost. Red cannot play this throw (3): it is played with Blue’s tokens.
  Bleu va de F3 à F8. Une colonne de Bleu est au sommet ! Rouge gagne un bonus de 10. Personne ne peut profiter du bonus de 10 : il est perdu. Rouge ne peut pas jouer ce lancer (3) : il sert à Bleu.

Y:F8,F8,F8,F8 B:57,24,F8,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 R 3 0 BF8 -
B57-60
  Blue goes from 57 to 60. It is Yellow’s turn: a double 3, and the building stands!
  Bleu va de 57 à 60. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:60,24,F8,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 Y - 0 - -
d16
  Yellow throws 1 and 6. No double 3: Yellow cannot build yet. It is Blue’s turn.
  Jaune lance : 1 et 6. Pas de double 3 : Jaune ne construit pas encore. À Bleu de jouer.

Y:F8,F8,F8,F8 B:60,24,F8,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 B - 0 - -
d13
  Blue throws 1 and 3.
  Bleu lance : 1 et 3.

Y:F8,F8,F8,F8 B:60,24,F8,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 B 13 0 - -
B60-61
  Blue goes from 60 to 61.
  Bleu va de 60 à 61.

Y:F8,F8,F8,F8 B:61,24,F8,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 B 3 0 B61 -
B61-64
  Blue goes from 61 to 64. It is Green’s turn: a double 3, and the building stands!
  Bleu va de 61 à 64. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:64,24,F8,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 G - 0 - -
d56
  Green throws 5 and 6. No double 3: Green cannot build yet. It is Red’s turn.
  Vert lance : 5 et 6. Pas de double 3 : Vert ne construit pas encore. À Rouge de jouer.

Y:F8,F8,F8,F8 B:64,24,F8,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 R - 0 - -
d13
  Red throws 1 and 3.
  Rouge lance : 1 et 3.

Y:F8,F8,F8,F8 B:64,24,F8,F8 G:F8,F8,F8,F8 R:F6,F8,F8,F8 R 13 0 - -
RF6-F7
  Red goes from F6 to F7. Red cannot play this throw (3): it is played with Blue’s tokens.
  Rouge va de F6 à F7. Rouge ne peut pas jouer ce lancer (3) : il sert à Bleu.

Y:F8,F8,F8,F8 B:64,24,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R 3 0 RF7 -
B24-27
  Blue goes from 24 to 27. It is Yellow’s turn: a double 3, and the building stands!
  Bleu va de 24 à 27. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:64,27,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 Y - 0 - -
d23
  Yellow throws 2 and 3. No double 3: Yellow cannot build yet. It is Blue’s turn.
  Jaune lance : 2 et 3. Pas de double 3 : Jaune ne construit pas encore. À Bleu de jouer.

Y:F8,F8,F8,F8 B:64,27,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B - 0 - -
d56
  Blue throws 5 and 6. A six! Blue will throw again.
  Bleu lance : 5 et 6. Un six ! Bleu relancera.

Y:F8,F8,F8,F8 B:64,27,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 56 1+ - -
B27-33
  Blue goes from 27 to 33.
  Bleu va de 27 à 33.

Y:F8,F8,F8,F8 B:64,33,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 5 1+ B33 -
B33-38
  Blue goes from 33 to 38. Blue throws again.
  Bleu va de 33 à 38. Bleu relance.

Y:F8,F8,F8,F8 B:64,38,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B - 1 B38 -
d34
  Blue throws 3 and 4.
  Bleu lance : 3 et 4.

Y:F8,F8,F8,F8 B:64,38,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 34 1 B38 -
B64-68
  Blue goes from 64 to 68.
  Bleu va de 64 à 68.

Y:F8,F8,F8,F8 B:68,38,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 3 1 B68 -
B68-3
  Blue goes from 68 to 3. It is Green’s turn: a double 3, and the building stands!
  Bleu va de 68 à 3. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:3,38,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 G - 0 - -
d13
  Green throws 1 and 3. No double 3: Green cannot build yet. It is Red’s turn.
  Vert lance : 1 et 3. Pas de double 3 : Vert ne construit pas encore. À Rouge de jouer.

Y:F8,F8,F8,F8 B:3,38,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R - 0 - -
d34
  Red throws 3 and 4. Red cannot play this throw (3 and 4): it is played with Blue’s tokens.
  Rouge lance : 3 et 4. Rouge ne peut pas jouer ce lancer (3 et 4) : il sert à Bleu.

Y:F8,F8,F8,F8 B:3,38,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R 34 0 - -
B38-42
  Blue goes from 38 to 42. Red cannot play this throw (3): it is played with Blue’s tokens.
  Bleu va de 38 à 42. Rouge ne peut pas jouer ce lancer (3) : il sert à Bleu.

Y:F8,F8,F8,F8 B:3,42,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R 3 0 B42 -
B42-45
  Blue goes from 42 to 45. It is Yellow’s turn: a double 3, and the building stands!
  Bleu va de 42 à 45. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:3,45,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 Y - 0 - -
d13
  Yellow throws 1 and 3. No double 3: Yellow cannot build yet. It is Blue’s turn.
  Jaune lance : 1 et 3. Pas de double 3 : Jaune ne construit pas encore. À Bleu de jouer.

Y:F8,F8,F8,F8 B:3,45,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B - 0 - -
d13
  Blue throws 1 and 3.
  Bleu lance : 1 et 3.

Y:F8,F8,F8,F8 B:3,45,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 13 0 - -
B3-4
  Blue goes from 3 to 4.
  Bleu va de 3 à 4.

Y:F8,F8,F8,F8 B:4,45,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 3 0 B4 -
B45-48
  Blue goes from 45 to 48. It is Green’s turn: a double 3, and the building stands!
  Bleu va de 45 à 48. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:4,48,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 G - 0 - -
d45
  Green throws 4 and 5. No double 3: Green cannot build yet. It is Red’s turn.
  Vert lance : 4 et 5. Pas de double 3 : Vert ne construit pas encore. À Rouge de jouer.

Y:F8,F8,F8,F8 B:4,48,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R - 0 - -
d25
  Red throws 2 and 5. Red cannot play this throw (2 and 5): it is played with Blue’s tokens.
  Rouge lance : 2 et 5. Rouge ne peut pas jouer ce lancer (2 et 5) : il sert à Bleu.

Y:F8,F8,F8,F8 B:4,48,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R 25 0 - -
B48-50
  Blue goes from 48 to 50. Red cannot play this throw (5): it is played with Blue’s tokens.
  Bleu va de 48 à 50. Rouge ne peut pas jouer ce lancer (5) : il sert à Bleu.

Y:F8,F8,F8,F8 B:4,50,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R 5 0 B50 -
B50-F4
  Blue goes from 50 to F4. It is Yellow’s turn: a double 3, and the building stands!
  Bleu va de 50 à F4. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:4,F4,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 Y - 0 - -
d46
  Yellow throws 4 and 6. No double 3: Yellow cannot build yet. It is Blue’s turn.
  Jaune lance : 4 et 6. Pas de double 3 : Jaune ne construit pas encore. À Bleu de jouer.

Y:F8,F8,F8,F8 B:4,F4,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B - 0 - -
d46
  Blue throws 4 and 6. A six! Blue will throw again.
  Bleu lance : 4 et 6. Un six ! Bleu relancera.

Y:F8,F8,F8,F8 B:4,F4,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 46 1+ - -
B4-10
  Blue goes from 4 to 10.
  Bleu va de 4 à 10.

Y:F8,F8,F8,F8 B:10,F4,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 4 1+ B10 -
BF4-F8
  Blue goes from F4 to F8. One of Blue’s columns stands at the tip! Blue wins a bonus of 10.
  Bleu va de F4 à F8. Une colonne de Bleu est au sommet ! Bleu gagne un bonus de 10.

Y:F8,F8,F8,F8 B:10,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B - 1+ BF8 10
B10-20
  Blue uses the bonus of 10: from 10 to 20. Blue throws again.
  Bleu profite du bonus de 10 : de 10 à 20. Bleu relance.

Y:F8,F8,F8,F8 B:20,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B - 1 BF8 -
d26
  Blue throws 2 and 6. A six! Blue will throw again.
  Bleu lance : 2 et 6. Un six ! Bleu relancera.

Y:F8,F8,F8,F8 B:20,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 26 2+ BF8 -
B20-26
  Blue goes from 20 to 26.
  Bleu va de 20 à 26.

Y:F8,F8,F8,F8 B:26,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 2 2+ B26 -
B26-28
  Blue goes from 26 to 28. Blue throws again.
  Bleu va de 26 à 28. Bleu relance.

Y:F8,F8,F8,F8 B:28,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B - 2 B28 -
d44
  Blue throws 4 and 4.
  Bleu lance : 4 et 4.

Y:F8,F8,F8,F8 B:28,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 44 2 B28 -
B28-32
  Blue goes from 28 to 32.
  Bleu va de 28 à 32.

Y:F8,F8,F8,F8 B:32,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 4 2 B32 -
B32-36
  Blue goes from 32 to 36. It is Green’s turn: a double 3, and the building stands!
  Bleu va de 32 à 36. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:36,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 G - 0 - -
d56
  Green throws 5 and 6. No double 3: Green cannot build yet. It is Red’s turn.
  Vert lance : 5 et 6. Pas de double 3 : Vert ne construit pas encore. À Rouge de jouer.

Y:F8,F8,F8,F8 B:36,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R - 0 - -
d26
  Red throws 2 and 6. A six! Red will throw again. Red cannot play this throw (2 and 6): it is played with Blue’s tokens.
  Rouge lance : 2 et 6. Un six ! Rouge relancera. Rouge ne peut pas jouer ce lancer (2 et 6) : il sert à Bleu.

Y:F8,F8,F8,F8 B:36,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R 26 1+ - -
B36-38
  Blue goes from 36 to 38. Red cannot play this throw (6): it is played with Blue’s tokens.
  Bleu va de 36 à 38. Rouge ne peut pas jouer ce lancer (6) : il sert à Bleu.

Y:F8,F8,F8,F8 B:38,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R 6 1+ B38 -
B38-44
  Blue goes from 38 to 44. Red throws again.
  Bleu va de 38 à 44. Rouge relance.

Y:F8,F8,F8,F8 B:44,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R - 1 B44 -
d23
  Red throws 2 and 3. Red cannot play this throw (2 and 3): it is played with Blue’s tokens.
  Rouge lance : 2 et 3. Rouge ne peut pas jouer ce lancer (2 et 3) : il sert à Bleu.

Y:F8,F8,F8,F8 B:44,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R 23 1 B44 -
B44-46
  Blue goes from 44 to 46. Red cannot play this throw (3): it is played with Blue’s tokens.
  Bleu va de 44 à 46. Rouge ne peut pas jouer ce lancer (3) : il sert à Bleu.

Y:F8,F8,F8,F8 B:46,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R 3 1 B46 -
B46-49
  Blue goes from 46 to 49. It is Yellow’s turn: a double 3, and the building stands!
  Bleu va de 46 à 49. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:49,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 Y - 0 - -
d26
  Yellow throws 2 and 6. No double 3: Yellow cannot build yet. It is Blue’s turn.
  Jaune lance : 2 et 6. Pas de double 3 : Jaune ne construit pas encore. À Bleu de jouer.

Y:F8,F8,F8,F8 B:49,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B - 0 - -
d66
  Blue throws 6 and 6. A six! Blue will throw again.
  Bleu lance : 6 et 6. Un six ! Bleu relancera.

Y:F8,F8,F8,F8 B:49,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 66 1+ - -
B49-F4
  Blue goes from 49 to F4. Blue cannot play 6: this throw is lost. Blue throws again.
  Bleu va de 49 à F4. Bleu ne peut pas jouer 6 : ce lancer est perdu. Bleu relance.

Y:F8,F8,F8,F8 B:F4,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B - 1 BF4 -
d24
  Blue throws 2 and 4. A six! Blue will throw again.
  Bleu lance : 2 et 4. Un six ! Bleu relancera.

Y:F8,F8,F8,F8 B:F4,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 24 2+ BF4 -
BF4-F8
  Blue goes from F4 to F8. One of Blue’s columns stands at the tip! Blue wins a bonus of 10. Nobody can use the bonus of 10: it is lost. Blue cannot play 2: this throw is lost. Blue throws again.
  Bleu va de F4 à F8. Une colonne de Bleu est au sommet ! Bleu gagne un bonus de 10. Personne ne peut profiter du bonus de 10 : il est perdu. Bleu ne peut pas jouer 2 : ce lancer est perdu. Bleu relance.

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B - 2 BF8 -
d16
  Blue throws 1 and 6. The third six in a row: Blue does not play it. Blue’s token on F8 is in its arrow: it does not go back. It is Green’s turn: a double 3, and the building stands!
  Bleu lance : 1 et 6. Troisième six de suite : Bleu ne le joue pas. Le jeton de Bleu en F8 est dans sa flèche : il ne recule pas. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 G - 0 - -
d34
  Green throws 3 and 4. No double 3: Green cannot build yet. It is Red’s turn.
  Vert lance : 3 et 4. Pas de double 3 : Vert ne construit pas encore. À Rouge de jouer.

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 R - 0 - -
d34
  Red throws 3 and 4. Red cannot play 3 and 4: this throw is lost. It is Yellow’s turn: a double 3, and the building stands!
  Rouge lance : 3 et 4. Rouge ne peut pas jouer 3 et 4 : ce lancer est perdu. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 Y - 0 - -
d45
  Yellow throws 4 and 5. No double 3: Yellow cannot build yet. It is Blue’s turn.
  Jaune lance : 4 et 5. Pas de double 3 : Jaune ne construit pas encore. À Bleu de jouer.

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B - 0 - -
d26
  Blue throws 2 and 6. A six! Blue will throw again. Blue cannot play 2 and 6: this throw is lost. Blue throws again.
  Bleu lance : 2 et 6. Un six ! Bleu relancera. Bleu ne peut pas jouer 2 et 6 : ce lancer est perdu. Bleu relance.

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B - 1 - -
d15
  Blue throws 1 and 5. A six! Blue will throw again. Blue cannot play this throw (1 and 5): it is played with Red’s tokens.
  Bleu lance : 1 et 5. Un six ! Bleu relancera. Bleu ne peut pas jouer ce lancer (1 et 5) : il sert à Rouge.

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F7,F8,F8,F8 B 15 2+ - -
RF7-F8
  Red goes from F7 to F8. One of Red’s columns stands at the tip! All of Blue’s columns stand at the tip! Nobody can use the bonus of 10: it is lost. Blue cannot play 5: this throw is lost. Blue throws again.
  Rouge va de F7 à F8. Une colonne de Rouge est au sommet ! Toutes les colonnes de Bleu sont au sommet ! Personne ne peut profiter du bonus de 10 : il est perdu. Bleu ne peut pas jouer 5 : ce lancer est perdu. Bleu relance.

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 B - 2 RF8 -
d56
  Blue throws 5 and 6. No double 3: Blue cannot build yet. It is Green’s turn: a double 3, and the building stands!
  Bleu lance : 5 et 6. Pas de double 3 : Bleu ne construit pas encore. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 G - 0 - -
d24
  Green throws 2 and 4. No double 3: Green cannot build yet. It is Red’s turn: a double 3, and the building stands!
  Vert lance : 2 et 4. Pas de double 3 : Vert ne construit pas encore. À Rouge : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 R - 0 - -
d36
  Red throws 3 and 6. No double 3: Red cannot build yet. It is Yellow’s turn: a double 3, and the building stands!
  Rouge lance : 3 et 6. Pas de double 3 : Rouge ne construit pas encore. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 Y - 0 - -
d13
  Yellow throws 1 and 3. No double 3: Yellow cannot build yet. It is Blue’s turn: a double 3, and the building stands!
  Jaune lance : 1 et 3. Pas de double 3 : Jaune ne construit pas encore. À Bleu : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 B - 0 - -
d46
  Blue throws 4 and 6. No double 3: Blue cannot build yet. It is Green’s turn: a double 3, and the building stands!
  Bleu lance : 4 et 6. Pas de double 3 : Bleu ne construit pas encore. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 G - 0 - -
d23
  Green throws 2 and 3. No double 3: Green cannot build yet. It is Red’s turn: a double 3, and the building stands!
  Vert lance : 2 et 3. Pas de double 3 : Vert ne construit pas encore. À Rouge : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 R - 0 - -
d16
  Red throws 1 and 6. No double 3: Red cannot build yet. It is Yellow’s turn: a double 3, and the building stands!
  Rouge lance : 1 et 6. Pas de double 3 : Rouge ne construit pas encore. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 Y - 0 - -
d36
  Yellow throws 3 and 6. No double 3: Yellow cannot build yet. It is Blue’s turn: a double 3, and the building stands!
  Jaune lance : 3 et 6. Pas de double 3 : Jaune ne construit pas encore. À Bleu : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 B - 0 - -
d16
  Blue throws 1 and 6. No double 3: Blue cannot build yet. It is Green’s turn: a double 3, and the building stands!
  Bleu lance : 1 et 6. Pas de double 3 : Bleu ne construit pas encore. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 G - 0 - -
d24
  Green throws 2 and 4. No double 3: Green cannot build yet. It is Red’s turn: a double 3, and the building stands!
  Vert lance : 2 et 4. Pas de double 3 : Vert ne construit pas encore. À Rouge : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 R - 0 - -
d45
  Red throws 4 and 5. No double 3: Red cannot build yet. It is Yellow’s turn: a double 3, and the building stands!
  Rouge lance : 4 et 5. Pas de double 3 : Rouge ne construit pas encore. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 Y - 0 - -
d13
  Yellow throws 1 and 3. No double 3: Yellow cannot build yet. It is Blue’s turn: a double 3, and the building stands!
  Jaune lance : 1 et 3. Pas de double 3 : Jaune ne construit pas encore. À Bleu : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 B - 0 - -
d24
  Blue throws 2 and 4. No double 3: Blue cannot build yet. It is Green’s turn: a double 3, and the building stands!
  Bleu lance : 2 et 4. Pas de double 3 : Bleu ne construit pas encore. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 G - 0 - -
d25
  Green throws 2 and 5. No double 3: Green cannot build yet. It is Red’s turn: a double 3, and the building stands!
  Vert lance : 2 et 5. Pas de double 3 : Vert ne construit pas encore. À Rouge : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 R - 0 - -
d14
  Red throws 1 and 4. No double 3: Red cannot build yet. It is Yellow’s turn: a double 3, and the building stands!
  Rouge lance : 1 et 4. Pas de double 3 : Rouge ne construit pas encore. À Jaune : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 Y - 0 - -
d12
  Yellow throws 1 and 2. No double 3: Yellow cannot build yet. It is Blue’s turn: a double 3, and the building stands!
  Jaune lance : 1 et 2. Pas de double 3 : Jaune ne construit pas encore. À Bleu : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 B - 0 - -
d16
  Blue throws 1 and 6. No double 3: Blue cannot build yet. It is Green’s turn: a double 3, and the building stands!
  Bleu lance : 1 et 6. Pas de double 3 : Bleu ne construit pas encore. À Vert : un double 3, et le bâtiment s’élève !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 G - 0 - -
d33
  Green throws 3 and 3. A double 3: Green’s building stands! Yellow and Green win the game together!
  Vert lance : 3 et 3. Un double 3 : le bâtiment de Vert s’élève ! Jaune et Vert gagnent la partie ensemble !

Y:F8,F8,F8,F8 B:F8,F8,F8,F8 G:F8,F8,F8,F8 R:F8,F8,F8,F8 =1,0,1,0 - 0 - -
result 1 0 1 0
