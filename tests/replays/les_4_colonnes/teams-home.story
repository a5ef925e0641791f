# les-4-colonnes players=4 colours=Y,B,G,R dice=1 teams=yes finish=home

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A Y - 0 - -
d3
  Yellow throws 3. Yellow cannot play 3: this throw is lost. It is Blue’s turn.
  Jaune lance : 3. Jaune ne peut pas jouer 3 : ce lancer est perdu. À Bleu de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A B - 0 - -
d4
  Blue throws 4. Blue cannot play 4: this throw is lost. It is Green’s turn.
  Bleu lance : 4. Bleu ne peut pas jouer 4 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A G - 0 - -
d2
  Green throws 2. Green cannot play 2: this throw is lost. It is Red’s turn.
  Vert lance : 2. Vert ne peut pas jouer 2 : ce lancer est perdu. À Rouge de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A R - 0 - -
d2
  Red throws 2. Red cannot play 2: this throw is lost. It is Yellow’s turn.
  Rouge lance : 2. Rouge ne peut pas jouer 2 : ce lancer est perdu. À Jaune de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A Y - 0 - -
d3
  Yellow throws 3. Yellow cannot play 3: this throw is lost. It is Blue’s turn.
  Jaune lance : 3. Jaune ne peut pas jouer 3 : ce lancer est perdu. À Bleu de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A B - 0 - -
d4
  Blue throws 4. Blue cannot play 4: this throw is lost. It is Green’s turn.
  Bleu lance : 4. Bleu ne peut pas jouer 4 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A G - 0 - -
d2
  Green throws 2. Green cannot play 2: this throw is lost. It is Red’s turn.
  Vert lance : 2. Vert ne peut pas jouer 2 : ce lancer est perdu. À Rouge de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A R - 0 - -
d2
  Red throws 2. Red cannot play 2: this throw is lost. It is Yellow’s turn.
  Rouge lance : 2. Rouge ne peut pas jouer 2 : ce lancer est perdu. À Jaune de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A Y - 0 - -
d4
  Yellow throws 4. Yellow cannot play 4: this throw is lost. It is Blue’s turn.
  Jaune lance : 4. Jaune ne peut pas jouer 4 : ce lancer est perdu. À Bleu de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A B - 0 - -
d1
  Blue throws 1. Blue cannot play 1: this throw is lost. It is Green’s turn.
  Bleu lance : 1. Bleu ne peut pas jouer 1 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A G - 0 - -
d6
  Green throws 6. A six! Green will throw again. Green cannot play 6: this throw is lost. Green throws again.
  Vert lance : 6. Un six ! Vert relancera. Vert ne peut pas jouer 6 : ce lancer est perdu. Vert relance.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A G - 1 - -
d3
  Green throws 3. Green cannot play 3: this throw is lost. It is Red’s turn.
  Vert lance : 3. Vert ne peut pas jouer 3 : ce lancer est perdu. À Rouge de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A R - 0 - -
d3
  Red throws 3. Red cannot play 3: this throw is lost. It is Yellow’s turn.
  Rouge lance : 3. Rouge ne peut pas jouer 3 : ce lancer est perdu. À Jaune de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A Y - 0 - -
d3
  Yellow throws 3. Yellow cannot play 3: this throw is lost. It is Blue’s turn.
  Jaune lance : 3. Jaune ne peut pas jouer 3 : ce lancer est perdu. À Bleu de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again. Blue cannot play 6: this throw is lost. Blue throws again.
  Bleu lance : 6. Un six ! Bleu relancera. Bleu ne peut pas jouer 6 : ce lancer est perdu. Bleu relance.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A B - 1 - -
d4
  Blue throws 4. Blue cannot play 4: this throw is lost. It is Green’s turn.
  Bleu lance : 4. Bleu ne peut pas jouer 4 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A G - 0 - -
d4
  Green throws 4. Green cannot play 4: this throw is lost. It is Red’s turn.
  Vert lance : 4. Vert ne peut pas jouer 4 : ce lancer est perdu. À Rouge de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A R - 0 - -
d1
  Red throws 1. Red cannot play 1: this throw is lost. It is Yellow’s turn.
  Rouge lance : 1. Rouge ne peut pas jouer 1 : ce lancer est perdu. À Jaune de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A Y - 0 - -
d2
  Yellow throws 2. Yellow cannot play 2: this throw is lost. It is Blue’s turn.
  Jaune lance : 2. Jaune ne peut pas jouer 2 : ce lancer est perdu. À Bleu de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A B - 0 - -
d2
  Blue throws 2. Blue cannot play 2: this throw is lost. It is Green’s turn.
  Bleu lance : 2. Bleu ne peut pas jouer 2 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A G - 0 - -
d4
  Green throws 4. Green cannot play 4: this throw is lost. It is Red’s turn.
  Vert lance : 4. Vert ne peut pas jouer 4 : ce lancer est perdu. À Rouge de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A R - 0 - -
d3
  Red throws 3. Red cannot play 3: this throw is lost. It is Yellow’s turn.
  Rouge lance : 3. Rouge ne peut pas jouer 3 : ce lancer est perdu. À Jaune de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A Y - 0 - -
d1
  Yellow throws 1. Yellow cannot play 1: this throw is lost. It is Blue’s turn.
  Jaune lance : 1. Jaune ne peut pas jouer 1 : ce lancer est perdu. À Bleu de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again. Blue cannot play 6: this throw is lost. Blue throws again.
  Bleu lance : 6. Un six ! Bleu relancera. Bleu ne peut pas jouer 6 : ce lancer est perdu. Bleu relance.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A B - 1 - -
d3
  Blue throws 3. Blue cannot play 3: this throw is lost. It is Green’s turn.
  Bleu lance : 3. Bleu ne peut pas jouer 3 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A G - 0 - -
d4
  Green throws 4. Green cannot play 4: this throw is lost. It is Red’s turn.
  Vert lance : 4. Vert ne peut pas jouer 4 : ce lancer est perdu. À Rouge de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A R - 0 - -
d3
  Red throws 3. Red cannot play 3: this throw is lost. It is Yellow’s turn.
  Rouge lance : 3. Rouge ne peut pas jouer 3 : ce lancer est perdu. À Jaune de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A Y - 0 - -
d2
  Yellow throws 2. Yellow cannot play 2: this throw is lost. It is Blue’s turn.
  Jaune lance : 2. Jaune ne peut pas jouer 2 : ce lancer est perdu. À Bleu de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A B - 0 - -
d1
  Blue throws 1. Blue cannot play 1: this throw is lost. It is Green’s turn.
  Bleu lance : 1. Bleu ne peut pas jouer 1 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A G - 0 - -
d1
  Green throws 1. Green cannot play 1: this throw is lost. It is Red’s turn.
  Vert lance : 1. Vert ne peut pas jouer 1 : ce lancer est perdu. À Rouge de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A R - 0 - -
d1
  Red throws 1. Red cannot play 1: this throw is lost. It is Yellow’s turn.
  Rouge lance : 1. Rouge ne peut pas jouer 1 : ce lancer est perdu. À Jaune de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A Y - 0 - -
d2
  Yellow throws 2. Yellow cannot play 2: this throw is lost. It is Blue’s turn.
  Jaune lance : 2. Jaune ne peut pas jouer 2 : ce lancer est perdu. À Bleu de jouer.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A B - 0 - -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:A,A,A,A B:A,A,A,A G:A,A,A,A R:A,A,A,A B 5 0 - -
BA-56
  Blue brings a token out of the workshop, on square 56. It is Green’s turn.
  Bleu sort un jeton de l’atelier, case 56. À Vert de jouer.

Y:A,A,A,A B:A,A,A,56 G:A,A,A,A R:A,A,A,A G - 0 - -
d3
  Green throws 3. Green cannot play 3: this throw is lost. It is Red’s turn.
  Vert lance : 3. Vert ne peut pas jouer 3 : ce lancer est perdu. À Rouge de jouer.

Y:A,A,A,A B:A,A,A,56 G:A,A,A,A R:A,A,A,A R - 0 - -
d6
  Red throws 6. A six! Red will throw again. Red cannot play this throw (6): it is played with Blue’s tokens.
  Rouge lance : 6. Un six ! Rouge relancera. Rouge ne peut pas jouer ce lancer (6) : il sert à Bleu.

Y:A,A,A,A B:A,A,A,56 G:A,A,A,A R:A,A,A,A R 6 1+ - -
B56-62
  Blue goes from 56 to 62. Red throws again.
  Bleu va de 56 à 62. Rouge relance.

Y:A,A,A,A B:A,A,A,62 G:A,A,A,A R:A,A,A,A R - 1 B62 -
d4
  Red throws 4. Red cannot play this throw (4): it is played with Blue’s tokens.
  Rouge lance : 4. Rouge ne peut pas jouer ce lancer (4) : il sert à Bleu.

Y:A,A,A,A B:A,A,A,62 G:A,A,A,A R:A,A,A,A R 4 1 B62 -
B62-66
  Blue goes from 62 to 66. It is Yellow’s turn.
  Bleu va de 62 à 66. À Jaune de jouer.

Y:A,A,A,A B:A,A,A,66 G:A,A,A,A R:A,A,A,A Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:A,A,A,A B:A,A,A,66 G:A,A,A,A R:A,A,A,A Y 5 0 - -
YA-5
  Yellow brings a token out of the workshop, on square 5. It is Blue’s turn.
  Jaune sort un jeton de l’atelier, case 5. À Bleu de jouer.

Y:A,A,A,5 B:A,A,A,66 G:A,A,A,A R:A,A,A,A B - 0 - -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:A,A,A,5 B:A,A,A,66 G:A,A,A,A R:A,A,A,A B 5 0 - -
BA-56
  Blue brings a token out of the workshop, on square 56. It is Green’s turn.
  Bleu sort un jeton de l’atelier, case 56. À Vert de jouer.

Y:A,A,A,5 B:A,A,56,66 G:A,A,A,A R:A,A,A,A G - 0 - -
d6
  Green throws 6. A six! Green will throw again. Green cannot play this throw (6): it is played with Yellow’s tokens.
  Vert lance : 6. Un six ! Vert relancera. Vert ne peut pas jouer ce lancer (6) : il sert à Jaune.

Y:A,A,A,5 B:A,A,56,66 G:A,A,A,A R:A,A,A,A G 6 1+ - -
Y5-11
  Yellow goes from 5 to 11. Green throws again.
  Jaune va de 5 à 11. Vert relance.

Y:A,A,A,11 B:A,A,56,66 G:A,A,A,A R:A,A,A,A G - 1 Y11 -
d4
  Green throws 4. Green cannot play this throw (4): it is played with Yellow’s tokens.
  Vert lance : 4. Vert ne peut pas jouer ce lancer (4) : il sert à Jaune.

Y:A,A,A,11 B:A,A,56,66 G:A,A,A,A R:A,A,A,A G 4 1 Y11 -
Y11-15
  Yellow goes from 11 to 15. It is Red’s turn.
  Jaune va de 11 à 15. À Rouge de jouer.

Y:A,A,A,15 B:A,A,56,66 G:A,A,A,A R:A,A,A,A R - 0 - -
d1
  Red throws 1. Red cannot play this throw (1): it is played with Blue’s tokens.
  Rouge lance : 1. Rouge ne peut pas jouer ce lancer (1) : il sert à Bleu.

Y:A,A,A,15 B:A,A,56,66 G:A,A,A,A R:A,A,A,A R 1 0 - -
B56-57
  Blue goes from 56 to 57. It is Yellow’s turn.
  Bleu va de 56 à 57. À Jaune de jouer.

Y:A,A,A,15 B:A,A,57,66 G:A,A,A,A R:A,A,A,A Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:A,A,A,15 B:A,A,57,66 G:A,A,A,A R:A,A,A,A Y 5 0 - -
YA-5
  Yellow brings a token out of the workshop, on square 5. It is Blue’s turn.
  Jaune sort un jeton de l’atelier, case 5. À Bleu de jouer.

Y:A,A,5,15 B:A,A,57,66 G:A,A,A,A R:A,A,A,A B - 0 - -
d1
  Blue throws 1.
  Bleu lance : 1.

Y:A,A,5,15 B:A,A,57,66 G:A,A,A,A R:A,A,A,A B 1 0 - -
B66-67
  Blue goes from 66 to 67. It is Green’s turn.
  Bleu va de 66 à 67. À Vert de jouer.

Y:A,A,5,15 B:A,A,57,67 G:A,A,A,A R:A,A,A,A G - 0 - -
d1
  Green throws 1. Green cannot play this throw (1): it is played with Yellow’s tokens.
  Vert lance : 1. Vert ne peut pas jouer ce lancer (1) : il sert à Jaune.

Y:A,A,5,15 B:A,A,57,67 G:A,A,A,A R:A,A,A,A G 1 0 - -
Y5-6
  Yellow goes from 5 to 6. It is Red’s turn.
  Jaune va de 5 à 6. À Rouge de jouer.

Y:A,A,6,15 B:A,A,57,67 G:A,A,A,A R:A,A,A,A R - 0 - -
d3
  Red throws 3. Red cannot play this throw (3): it is played with Blue’s tokens.
  Rouge lance : 3. Rouge ne peut pas jouer ce lancer (3) : il sert à Bleu.

Y:A,A,6,15 B:A,A,57,67 G:A,A,A,A R:A,A,A,A R 3 0 - -
B57-60
  Blue goes from 57 to 60. It is Yellow’s turn.
  Bleu va de 57 à 60. À Jaune de jouer.

Y:A,A,6,15 B:A,A,60,67 G:A,A,A,A R:A,A,A,A Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:A,A,6,15 B:A,A,60,67 G:A,A,A,A R:A,A,A,A Y 1 0 - -
Y15-16
  Yellow goes from 15 to 16. It is Blue’s turn.
  Jaune va de 15 à 16. À Bleu de jouer.

Y:A,A,6,16 B:A,A,60,67 G:A,A,A,A R:A,A,A,A B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:A,A,6,16 B:A,A,60,67 G:A,A,A,A R:A,A,A,A B 6 1+ - -
B67-5
  Blue goes from 67 to 5. Blue throws again.
  Bleu va de 67 à 5. Bleu relance.

Y:A,A,6,16 B:A,A,60,5 G:A,A,A,A R:A,A,A,A B - 1 B5 -
d1
  Blue throws 1.
  Bleu lance : 1.

Y:A,A,6,16 B:A,A,60,5 G:A,A,A,A R:A,A,A,A B 1 1 B5 -
B5-6
  Blue goes from 5 to 6. Blue sends Yellow’s token on 6 back to its workshop. Blue wins a bonus of 20.
  Bleu va de 5 à 6. Bleu renvoie à l’atelier le jeton de Jaune, case 6. Bleu gagne un bonus de 20.

Y:A,A,A,16 B:A,A,60,6 G:A,A,A,A R:A,A,A,A B - 1 B6 20
B60-12
  Blue uses the bonus of 20: from 60 to 12. It is Green’s turn.
  Bleu profite du bonus de 20 : de 60 à 12. À Vert de jouer.

Y:A,A,A,16 B:A,A,6,12 G:A,A,A,A R:A,A,A,A G - 0 - -
d2
  Green throws 2. Green cannot play this throw (2): it is played with Yellow’s tokens.
  Vert lance : 2. Vert ne peut pas jouer ce lancer (2) : il sert à Jaune.

Y:A,A,A,16 B:A,A,6,12 G:A,A,A,A R:A,A,A,A G 2 0 - -
Y16-18
  Yellow goes from 16 to 18. It is Red’s turn.
  Jaune va de 16 à 18. À Rouge de jouer.

Y:A,A,A,18 B:A,A,6,12 G:A,A,A,A R:A,A,A,A R - 0 - -
d1
  Red throws 1. Red cannot play this throw (1): it is played with Blue’s tokens.
  Rouge lance : 1. Rouge ne peut pas jouer ce lancer (1) : il sert à Bleu.

Y:A,A,A,18 B:A,A,6,12 G:A,A,A,A R:A,A,A,A R 1 0 - -
B6-7
  Blue goes from 6 to 7. It is Yellow’s turn.
  Bleu va de 6 à 7. À Jaune de jouer.

Y:A,A,A,18 B:A,A,7,12 G:A,A,A,A R:A,A,A,A Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:A,A,A,18 B:A,A,7,12 G:A,A,A,A R:A,A,A,A Y 6 1+ - -
Y18-24
  Yellow goes from 18 to 24. Yellow throws again.
  Jaune va de 18 à 24. Jaune relance.

Y:A,A,A,24 B:A,A,7,12 G:A,A,A,A R:A,A,A,A Y - 1 Y24 -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:A,A,A,24 B:A,A,7,12 G:A,A,A,A R:A,A,A,A Y 3 1 Y24 -
Y24-27
  Yellow goes from 24 to 27. It is Blue’s turn.
  Jaune va de 24 à 27. À Bleu de jouer.

Y:A,A,A,27 B:A,A,7,12 G:A,A,A,A R:A,A,A,A B - 0 - -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:A,A,A,27 B:A,A,7,12 G:A,A,A,A R:A,A,A,A B 4 0 - -
B7-11
  Blue goes from 7 to 11. It is Green’s turn.
  Bleu va de 7 à 11. À Vert de jouer.

Y:A,A,A,27 B:A,A,11,12 G:A,A,A,A R:A,A,A,A G - 0 - -
d6
  Green throws 6. A six! Green will throw again. Green cannot play this throw (6): it is played with Yellow’s tokens.
  Vert lance : 6. Un six ! Vert relancera. Vert ne peut pas jouer ce lancer (6) : il sert à Jaune.

Y:A,A,A,27 B:A,A,11,12 G:A,A,A,A R:A,A,A,A G 6 1+ - -
Y27-33
  Yellow goes from 27 to 33. Green throws again.
  Jaune va de 27 à 33. Vert relance.

Y:A,A,A,33 B:A,A,11,12 G:A,A,A,A R:A,A,A,A G - 1 Y33 -
d2
  Green throws 2. Green cannot play this throw (2): it is played with Yellow’s tokens.
  Vert lance : 2. Vert ne peut pas jouer ce lancer (2) : il sert à Jaune.

Y:A,A,A,33 B:A,A,11,12 G:A,A,A,A R:A,A,A,A G 2 1 Y33 -
Y33-35
  Yellow goes from 33 to 35. It is Red’s turn.
  Jaune va de 33 à 35. À Rouge de jouer.

Y:A,A,A,35 B:A,A,11,12 G:A,A,A,A R:A,A,A,A R - 0 - -
d1
  Red throws 1. Red cannot play this throw (1): it is played with Blue’s tokens.
  Rouge lance : 1. Rouge ne peut pas jouer ce lancer (1) : il sert à Bleu.

Y:A,A,A,35 B:A,A,11,12 G:A,A,A,A R:A,A,A,A R 1 0 - -
B12-13
  Blue goes from 12 to 13. It is Yellow’s turn.
  Bleu va de 12 à 13. À Jaune de jouer.

Y:A,A,A,35 B:A,A,11,13 G:A,A,A,A R:A,A,A,A Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:A,A,A,35 B:A,A,11,13 G:A,A,A,A R:A,A,A,A Y 3 0 - -
Y35-38
  Yellow goes from 35 to 38. It is Blue’s turn.
  Jaune va de 35 à 38. À Bleu de jouer.

Y:A,A,A,38 B:A,A,11,13 G:A,A,A,A R:A,A,A,A B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:A,A,A,38 B:A,A,11,13 G:A,A,A,A R:A,A,A,A B 6 1+ - -
B13-19
  Blue goes from 13 to 19. Blue throws again.
  Bleu va de 13 à 19. Bleu relance.

Y:A,A,A,38 B:A,A,11,19 G:A,A,A,A R:A,A,A,A B - 1 B19 -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:A,A,A,38 B:A,A,11,19 G:A,A,A,A R:A,A,A,A B 4 1 B19 -
B19-23
  Blue goes from 19 to 23. It is Green’s turn.
  Bleu va de 19 à 23. À Vert de jouer.

Y:A,A,A,38 B:A,A,11,23 G:A,A,A,A R:A,A,A,A G - 0 - -
d1
  Green throws 1. Green cannot play this throw (1): it is played with Yellow’s tokens.
  Vert lance : 1. Vert ne peut pas jouer ce lancer (1) : il sert à Jaune.

Y:A,A,A,38 B:A,A,11,23 G:A,A,A,A R:A,A,A,A G 1 0 - -
Y38-39
  Yellow goes from 38 to 39. It is Red’s turn.
  Jaune va de 38 à 39. À Rouge de jouer.

Y:A,A,A,39 B:A,A,11,23 G:A,A,A,A R:A,A,A,A R - 0 - -
d4
  Red throws 4. Red cannot play this throw (4): it is played with Blue’s tokens.
  Rouge lance : 4. Rouge ne peut pas jouer ce lancer (4) : il sert à Bleu.

Y:A,A,A,39 B:A,A,11,23 G:A,A,A,A R:A,A,A,A R 4 0 - -
B23-27
  Blue goes from 23 to 27. It is Yellow’s turn.
  Bleu va de 23 à 27. À Jaune de jouer.

Y:A,A,A,39 B:A,A,11,27 G:A,A,A,A R:A,A,A,A Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:A,A,A,39 B:A,A,11,27 G:A,A,A,A R:A,A,A,A Y 2 0 - -
Y39-41
  Yellow goes from 39 to 41. It is Blue’s turn.
  Jaune va de 39 à 41. À Bleu de jouer.

Y:A,A,A,41 B:A,A,11,27 G:A,A,A,A R:A,A,A,A B - 0 - -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:A,A,A,41 B:A,A,11,27 G:A,A,A,A R:A,A,A,A B 4 0 - -
B27-31
  Blue goes from 27 to 31. It is Green’s turn.
  Bleu va de 27 à 31. À Vert de jouer.

Y:A,A,A,41 B:A,A,11,31 G:A,A,A,A R:A,A,A,A G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:A,A,A,41 B:A,A,11,31 G:A,A,A,A R:A,A,A,A G 5 0 - -
GA-39
  Green brings a token out of the workshop, on square 39. It is Red’s turn.
  Vert sort un jeton de l’atelier, case 39. À Rouge de jouer.

Y:A,A,A,41 B:A,A,11,31 G:A,A,A,39 R:A,A,A,A R - 0 - -
d3
  Red throws 3. Red cannot play this throw (3): it is played with Blue’s tokens.
  Rouge lance : 3. Rouge ne peut pas jouer ce lancer (3) : il sert à Bleu.

Y:A,A,A,41 B:A,A,11,31 G:A,A,A,39 R:A,A,A,A R 3 0 - -
B11-14
  Blue goes from 11 to 14. It is Yellow’s turn.
  Bleu va de 11 à 14. À Jaune de jouer.

Y:A,A,A,41 B:A,A,14,31 G:A,A,A,39 R:A,A,A,A Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:A,A,A,41 B:A,A,14,31 G:A,A,A,39 R:A,A,A,A Y 3 0 - -
Y41-44
  Yellow goes from 41 to 44. It is Blue’s turn.
  Jaune va de 41 à 44. À Bleu de jouer.

Y:A,A,A,44 B:A,A,14,31 G:A,A,A,39 R:A,A,A,A B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:A,A,A,44 B:A,A,14,31 G:A,A,A,39 R:A,A,A,A B 2 0 - -
B14-16
  Blue goes from 14 to 16. It is Green’s turn.
  Bleu va de 14 à 16. À Vert de jouer.

Y:A,A,A,44 B:A,A,16,31 G:A,A,A,39 R:A,A,A,A G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:A,A,A,44 B:A,A,16,31 G:A,A,A,39 R:A,A,A,A G 1 0 - -
G39-40
  Green goes from 39 to 40. It is Red’s turn.
  Vert va de 39 à 40. À Rouge de jouer.

Y:A,A,A,44 B:A,A,16,31 G:A,A,A,40 R:A,A,A,A R - 0 - -
d6
  Red throws 6. A six! Red will throw again. Red cannot play this throw (6): it is played with Blue’s tokens.
  Rouge lance : 6. Un six ! Rouge relancera. Rouge ne peut pas jouer ce lancer (6) : il sert à Bleu.

Y:A,A,A,44 B:A,A,16,31 G:A,A,A,40 R:A,A,A,A R 6 1+ - -
B31-37
  Blue goes from 31 to 37. Red throws again.
  Bleu va de 31 à 37. Rouge relance.

Y:A,A,A,44 B:A,A,16,37 G:A,A,A,40 R:A,A,A,A R - 1 B37 -
d6
  Red throws 6. A six! Red will throw again. Red cannot play this throw (6): it is played with Blue’s tokens.
  Rouge lance : 6. Un six ! Rouge relancera. Rouge ne peut pas jouer ce lancer (6) : il sert à Bleu.

Y:A,A,A,44 B:A,A,16,37 G:A,A,A,40 R:A,A,A,A R 6 2+ B37 -
B16-22
  Blue goes from 16 to 22. Red throws again.
  Bleu va de 16 à 22. Rouge relance.

Y:A,A,A,44 B:A,A,22,37 G:A,A,A,40 R:A,A,A,A R - 2 B22 -
d5
  Red throws 5.
  Rouge lance : 5.

Y:A,A,A,44 B:A,A,22,37 G:A,A,A,40 R:A,A,A,A R 5 2 B22 -
RA-22
  Red brings a token out of the workshop, on square 22. It is Yellow’s turn.
  Rouge sort un jeton de l’atelier, case 22. À Jaune de jouer.

Y:A,A,A,44 B:A,A,22,37 G:A,A,A,40 R:A,A,A,22 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:A,A,A,44 B:A,A,22,37 G:A,A,A,40 R:A,A,A,22 Y 1 0 - -
Y44-45
  Yellow goes from 44 to 45. It is Blue’s turn.
  Jaune va de 44 à 45. À Bleu de jouer.

Y:A,A,A,45 B:A,A,22,37 G:A,A,A,40 R:A,A,A,22 B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:A,A,A,45 B:A,A,22,37 G:A,A,A,40 R:A,A,A,22 B 6 1+ - -
B22-28
  Blue goes from 22 to 28. Blue throws again.
  Bleu va de 22 à 28. Bleu relance.

Y:A,A,A,45 B:A,A,28,37 G:A,A,A,40 R:A,A,A,22 B - 1 B28 -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:A,A,A,45 B:A,A,28,37 G:A,A,A,40 R:A,A,A,22 B 2 1 B28 -
B37-39
  Blue goes from 37 to 39. It is Green’s turn.
  Bleu va de 37 à 39. À Vert de jouer.

Y:A,A,A,45 B:A,A,28,39 G:A,A,A,40 R:A,A,A,22 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:A,A,A,45 B:A,A,28,39 G:A,A,A,40 R:A,A,A,22 G 2 0 - -
G40-42
  Green goes from 40 to 42. It is Red’s turn.
  Vert va de 40 à 42. À Rouge de jouer.

Y:A,A,A,45 B:A,A,28,39 G:A,A,A,42 R:A,A,A,22 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:A,A,A,45 B:A,A,28,39 G:A,A,A,42 R:A,A,A,22 R 2 0 - -
R22-24
  Red goes from 22 to 24. It is Yellow’s turn.
  Rouge va de 22 à 24. À Jaune de jouer.

Y:A,A,A,45 B:A,A,28,39 G:A,A,A,42 R:A,A,A,24 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:A,A,A,45 B:A,A,28,39 G:A,A,A,42 R:A,A,A,24 Y 3 0 - -
Y45-48
  Yellow goes from 45 to 48. It is Blue’s turn.
  Jaune va de 45 à 48. À Bleu de jouer.

Y:A,A,A,48 B:A,A,28,39 G:A,A,A,42 R:A,A,A,24 B - 0 - -
d1
  Blue throws 1.
  Bleu lance : 1.

Y:A,A,A,48 B:A,A,28,39 G:A,A,A,42 R:A,A,A,24 B 1 0 - -
B28-29
  Blue goes from 28 to 29. It is Green’s turn.
  Bleu va de 28 à 29. À Vert de jouer.

Y:A,A,A,48 B:A,A,29,39 G:A,A,A,42 R:A,A,A,24 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:A,A,A,48 B:A,A,29,39 G:A,A,A,42 R:A,A,A,24 G 4 0 - -
G42-46
  Green goes from 42 to 46. It is Red’s turn.
  Vert va de 42 à 46. À Rouge de jouer.

Y:A,A,A,48 B:A,A,29,39 G:A,A,A,46 R:A,A,A,24 R - 0 - -
d4
  Red throws 4.
  Rouge lance : 4.

Y:A,A,A,48 B:A,A,29,39 G:A,A,A,46 R:A,A,A,24 R 4 0 - -
R24-28
  Red goes from 24 to 28. It is Yellow’s turn.
  Rouge va de 24 à 28. À Jaune de jouer.

Y:A,A,A,48 B:A,A,29,39 G:A,A,A,46 R:A,A,A,28 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:A,A,A,48 B:A,A,29,39 G:A,A,A,46 R:A,A,A,28 Y 1 0 - -
Y48-49
  Yellow goes from 48 to 49. It is Blue’s turn.
  Jaune va de 48 à 49. À Bleu de jouer.

Y:A,A,A,49 B:A,A,29,39 G:A,A,A,46 R:A,A,A,28 B - 0 - -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:A,A,A,49 B:A,A,29,39 G:A,A,A,46 R:A,A,A,28 B 4 0 - -
B29-33
  Blue goes from 29 to 33. It is Green’s turn.
  Bleu va de 29 à 33. À Vert de jouer.

Y:A,A,A,49 B:A,A,33,39 G:A,A,A,46 R:A,A,A,28 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:A,A,A,49 B:A,A,33,39 G:A,A,A,46 R:A,A,A,28 G 4 0 - -
G46-50
  Green goes from 46 to 50. It is Red’s turn.
  Vert va de 46 à 50. À Rouge de jouer.

Y:A,A,A,49 B:A,A,33,39 G:A,A,A,50 R:A,A,A,28 R - 0 - -
d5
  Red throws 5.
  Rouge lance : 5.

Y:A,A,A,49 B:A,A,33,39 G:A,A,A,50 R:A,A,A,28 R 5 0 - -
RA-22
  Red brings a token out of the workshop, on square 22. It is Yellow’s turn.
  Rouge sort un jeton de l’atelier, case 22. À Jaune de jouer.

Y:A,A,A,49 B:A,A,33,39 G:A,A,A,50 R:A,A,22,28 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:A,A,A,49 B:A,A,33,39 G:A,A,A,50 R:A,A,22,28 Y 1 0 - -
Y49-50
  Yellow goes from 49 to 50. It is Blue’s turn.
  Jaune va de 49 à 50. À Bleu de jouer.

Y:A,A,A,50 B:A,A,33,39 G:A,A,A,50 R:A,A,22,28 B - 0 - -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:A,A,A,50 B:A,A,33,39 G:A,A,A,50 R:A,A,22,28 B 3 0 - -
B39-42
  Blue goes from 39 to 42. It is Green’s turn.
  Bleu va de 39 à 42. À Vert de jouer.

Y:A,A,A,50 B:A,A,33,42 G:A,A,A,50 R:A,A,22,28 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:A,A,A,50 B:A,A,33,42 G:A,A,A,50 R:A,A,22,28 G 1 0 - -
G50-51
  Green goes from 50 to 51. It is Red’s turn.
  Vert va de 50 à 51. À Rouge de jouer.

Y:A,A,A,50 B:A,A,33,42 G:A,A,A,51 R:A,A,22,28 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:A,A,A,50 B:A,A,33,42 G:A,A,A,51 R:A,A,22,28 R 2 0 - -
R22-24
  Red goes from 22 to 24. It is Yellow’s turn.
  Rouge va de 22 à 24. À Jaune de jouer.

Y:A,A,A,50 B:A,A,33,42 G:A,A,A,51 R:A,A,24,28 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:A,A,A,50 B:A,A,33,42 G:A,A,A,51 R:A,A,24,28 Y 1 0 - -
Y50-51
  Yellow goes from 50 to 51. It is Blue’s turn.
  Jaune va de 50 à 51. À Bleu de jouer.

Y:A,A,A,51 B:A,A,33,42 G:A,A,A,51 R:A,A,24,28 B - 0 - -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:A,A,A,51 B:A,A,33,42 G:A,A,A,51 R:A,A,24,28 B 5 0 - -
BA-56
  Blue brings a token out of the workshop, on square 56. It is Green’s turn.
  Bleu sort un jeton de l’atelier, case 56. À Vert de jouer.

Y:A,A,A,51 B:A,56,33,42 G:A,A,A,51 R:A,A,24,28 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:A,A,A,51 B:A,56,33,42 G:A,A,A,51 R:A,A,24,28 G 4 0 - -
G51-55
  Green goes from 51 to 55. It is Red’s turn.
  Vert va de 51 à 55. À Rouge de jouer.

Y:A,A,A,51 B:A,56,33,42 G:A,A,A,55 R:A,A,24,28 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:A,A,A,51 B:A,56,33,42 G:A,A,A,55 R:A,A,24,28 R 2 0 - -
R28-30
  Red goes from 28 to 30. It is Yellow’s turn.
  Rouge va de 28 à 30. À Jaune de jouer.

Y:A,A,A,51 B:A,56,33,42 G:A,A,A,55 R:A,A,24,30 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:A,A,A,51 B:A,56,33,42 G:A,A,A,55 R:A,A,24,30 Y 5 0 - -
YA-5
  Yellow brings a token out of the workshop, on square 5. It is Blue’s turn.
  Jaune sort un jeton de l’atelier, case 5. À Bleu de jouer.

Y:A,A,5,51 B:A,56,33,42 G:A,A,A,55 R:A,A,24,30 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:A,A,5,51 B:A,56,33,42 G:A,A,A,55 R:A,A,24,30 B 2 0 - -
B33-35
  Blue goes from 33 to 35. It is Green’s turn.
  Bleu va de 33 à 35. À Vert de jouer.

Y:A,A,5,51 B:A,56,35,42 G:A,A,A,55 R:A,A,24,30 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:A,A,5,51 B:A,56,35,42 G:A,A,A,55 R:A,A,24,30 G 1 0 - -
G55-56
  Green goes from 55 to 56. It is Red’s turn.
  Vert va de 55 à 56. À Rouge de jouer.

Y:A,A,5,51 B:A,56,35,42 G:A,A,A,56 R:A,A,24,30 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:A,A,5,51 B:A,56,35,42 G:A,A,A,56 R:A,A,24,30 R 2 0 - -
R24-26
  Red goes from 24 to 26. It is Yellow’s turn.
  Rouge va de 24 à 26. À Jaune de jouer.

Y:A,A,5,51 B:A,56,35,42 G:A,A,A,56 R:A,A,26,30 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:A,A,5,51 B:A,56,35,42 G:A,A,A,56 R:A,A,26,30 Y 4 0 - -
Y5-9
  Yellow goes from 5 to 9. It is Blue’s turn.
  Jaune va de 5 à 9. À Bleu de jouer.

Y:A,A,9,51 B:A,56,35,42 G:A,A,A,56 R:A,A,26,30 B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:A,A,9,51 B:A,56,35,42 G:A,A,A,56 R:A,A,26,30 B 6 1+ - -
B56-62
  Blue goes from 56 to 62. Blue throws again.
  Bleu va de 56 à 62. Bleu relance.

Y:A,A,9,51 B:A,62,35,42 G:A,A,A,56 R:A,A,26,30 B - 1 B62 -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:A,A,9,51 B:A,62,35,42 G:A,A,A,56 R:A,A,26,30 B 4 1 B62 -
B42-46
  Blue goes from 42 to 46. It is Green’s turn.
  Bleu va de 42 à 46. À Vert de jouer.

Y:A,A,9,51 B:A,62,35,46 G:A,A,A,56 R:A,A,26,30 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:A,A,9,51 B:A,62,35,46 G:A,A,A,56 R:A,A,26,30 G 3 0 - -
G56-59
  Green goes from 56 to 59. It is Red’s turn.
  Vert va de 56 à 59. À Rouge de jouer.

Y:A,A,9,51 B:A,62,35,46 G:A,A,A,59 R:A,A,26,30 R - 0 - -
d5
  Red throws 5.
  Rouge lance : 5.

Y:A,A,9,51 B:A,62,35,46 G:A,A,A,59 R:A,A,26,30 R 5 0 - -
RA-22
  Red brings a token out of the workshop, on square 22. It is Yellow’s turn.
  Rouge sort un jeton de l’atelier, case 22. À Jaune de jouer.

Y:A,A,9,51 B:A,62,35,46 G:A,A,A,59 R:A,22,26,30 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:A,A,9,51 B:A,62,35,46 G:A,A,A,59 R:A,22,26,30 Y 6 1+ - -
Y51-57
  Yellow goes from 51 to 57. Yellow throws again.
  Jaune va de 51 à 57. Jaune relance.

Y:A,A,9,57 B:A,62,35,46 G:A,A,A,59 R:A,22,26,30 Y - 1 Y57 -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:A,A,9,57 B:A,62,35,46 G:A,A,A,59 R:A,22,26,30 Y 5 1 Y57 -
YA-5
  Yellow brings a token out of the workshop, on square 5. It is Blue’s turn.
  Jaune sort un jeton de l’atelier, case 5. À Bleu de jouer.

Y:A,5,9,57 B:A,62,35,46 G:A,A,A,59 R:A,22,26,30 B - 0 - -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:A,5,9,57 B:A,62,35,46 G:A,A,A,59 R:A,22,26,30 B 3 0 - -
B46-49
  Blue goes from 46 to 49. It is Green’s turn.
  Bleu va de 46 à 49. À Vert de jouer.

Y:A,5,9,57 B:A,62,35,49 G:A,A,A,59 R:A,22,26,30 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:A,5,9,57 B:A,62,35,49 G:A,A,A,59 R:A,22,26,30 G 5 0 - -
GA-39
  Green brings a token out of the workshop, on square 39. It is Red’s turn.
  Vert sort un jeton de l’atelier, case 39. À Rouge de jouer.

Y:A,5,9,57 B:A,62,35,49 G:A,A,39,59 R:A,22,26,30 R - 0 - -
d3
  Red throws 3.
  Rouge lance : 3.

Y:A,5,9,57 B:A,62,35,49 G:A,A,39,59 R:A,22,26,30 R 3 0 - -
R26-29
  Red goes from 26 to 29. It is Yellow’s turn.
  Rouge va de 26 à 29. À Jaune de jouer.

Y:A,5,9,57 B:A,62,35,49 G:A,A,39,59 R:A,22,29,30 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:A,5,9,57 B:A,62,35,49 G:A,A,39,59 R:A,22,29,30 Y 6 1+ - -
Y9-15
  Yellow goes from 9 to 15. Yellow throws again.
  Jaune va de 9 à 15. Jaune relance.

Y:A,5,15,57 B:A,62,35,49 G:A,A,39,59 R:A,22,29,30 Y - 1 Y15 -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:A,5,15,57 B:A,62,35,49 G:A,A,39,59 R:A,22,29,30 Y 2 1 Y15 -
Y5-7
  Yellow goes from 5 to 7. It is Blue’s turn.
  Jaune va de 5 à 7. À Bleu de jouer.

Y:A,7,15,57 B:A,62,35,49 G:A,A,39,59 R:A,22,29,30 B - 0 - -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:A,7,15,57 B:A,62,35,49 G:A,A,39,59 R:A,22,29,30 B 5 0 - -
BA-56
  Blue brings a token out of the workshop, on square 56. It is Green’s turn.
  Bleu sort un jeton de l’atelier, case 56. À Vert de jouer.

Y:A,7,15,57 B:56,62,35,49 G:A,A,39,59 R:A,22,29,30 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:A,7,15,57 B:56,62,35,49 G:A,A,39,59 R:A,22,29,30 G 3 0 - -
G39-42
  Green goes from 39 to 42. It is Red’s turn.
  Vert va de 39 à 42. À Rouge de jouer.

Y:A,7,15,57 B:56,62,35,49 G:A,A,42,59 R:A,22,29,30 R - 0 - -
d1
  Red throws 1.
  Rouge lance : 1.

Y:A,7,15,57 B:56,62,35,49 G:A,A,42,59 R:A,22,29,30 R 1 0 - -
R30-31
  Red goes from 30 to 31. It is Yellow’s turn.
  Rouge va de 30 à 31. À Jaune de jouer.

Y:A,7,15,57 B:56,62,35,49 G:A,A,42,59 R:A,22,29,31 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:A,7,15,57 B:56,62,35,49 G:A,A,42,59 R:A,22,29,31 Y 1 0 - -
Y57-58
  Yellow goes from 57 to 58. It is Blue’s turn.
  Jaune va de 57 à 58. À Bleu de jouer.

Y:A,7,15,58 B:56,62,35,49 G:A,A,42,59 R:A,22,29,31 B - 0 - -
d1
  Blue throws 1.
  Bleu lance : 1.

Y:A,7,15,58 B:56,62,35,49 G:A,A,42,59 R:A,22,29,31 B 1 0 - -
B35-36
  Blue goes from 35 to 36. It is Green’s turn.
  Bleu va de 35 à 36. À Vert de jouer.

Y:A,7,15,58 B:56,62,36,49 G:A,A,42,59 R:A,22,29,31 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:A,7,15,58 B:56,62,36,49 G:A,A,42,59 R:A,22,29,31 G 3 0 - -
G42-45
  Green goes from 42 to 45. It is Red’s turn.
  Vert va de 42 à 45. À Rouge de jouer.

Y:A,7,15,58 B:56,62,36,49 G:A,A,45,59 R:A,22,29,31 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:A,7,15,58 B:56,62,36,49 G:A,A,45,59 R:A,22,29,31 R 2 0 - -
R29-31
  Red goes from 29 to 31. It is Yellow’s turn.
  Rouge va de 29 à 31. À Jaune de jouer.

Y:A,7,15,58 B:56,62,36,49 G:A,A,45,59 R:A,22,31,31 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:A,7,15,58 B:56,62,36,49 G:A,A,45,59 R:A,22,31,31 Y 4 0 - -
Y7-11
  Yellow goes from 7 to 11. It is Blue’s turn.
  Jaune va de 7 à 11. À Bleu de jouer.

Y:A,11,15,58 B:56,62,36,49 G:A,A,45,59 R:A,22,31,31 B - 0 - -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:A,11,15,58 B:56,62,36,49 G:A,A,45,59 R:A,22,31,31 B 4 0 - -
B49-F2
  Blue goes from 49 to F2. It is Green’s turn.
  Bleu va de 49 à F2. À Vert de jouer.

Y:A,11,15,58 B:56,62,36,F2 G:A,A,45,59 R:A,22,31,31 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:A,11,15,58 B:56,62,36,F2 G:A,A,45,59 R:A,22,31,31 G 4 0 - -
G45-49
  Green goes from 45 to 49. It is Red’s turn.
  Vert va de 45 à 49. À Rouge de jouer.

Y:A,11,15,58 B:56,62,36,F2 G:A,A,49,59 R:A,22,31,31 R - 0 - -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:A,11,15,58 B:56,62,36,F2 G:A,A,49,59 R:A,22,31,31 R 6 1+ - -
R31-37
  Red goes from 31 to 37. Red throws again.
  Rouge va de 31 à 37. Rouge relance.

Y:A,11,15,58 B:56,62,36,F2 G:A,A,49,59 R:A,22,31,37 R - 1 R37 -
d4
  Red throws 4.
  Rouge lance : 4.

Y:A,11,15,58 B:56,62,36,F2 G:A,A,49,59 R:A,22,31,37 R 4 1 R37 -
R22-26
  Red goes from 22 to 26. It is Yellow’s turn.
  Rouge va de 22 à 26. À Jaune de jouer.

Y:A,11,15,58 B:56,62,36,F2 G:A,A,49,59 R:A,26,31,37 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:A,11,15,58 B:56,62,36,F2 G:A,A,49,59 R:A,26,31,37 Y 6 1+ - -
Y11-17
  Yellow goes from 11 to 17. Yellow throws again.
  Jaune va de 11 à 17. Jaune relance.

Y:A,15,17,58 B:56,62,36,F2 G:A,A,49,59 R:A,26,31,37 Y - 1 Y17 -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:A,15,17,58 B:56,62,36,F2 G:A,A,49,59 R:A,26,31,37 Y 2 1 Y17 -
Y15-17
  Yellow goes from 15 to 17. Yellow makes a barrier on 17. It is Blue’s turn.
  Jaune va de 15 à 17. Jaune forme une barrière en 17. À Bleu de jouer.

Y:A,17,17,58 B:56,62,36,F2 G:A,A,49,59 R:A,26,31,37 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:A,17,17,58 B:56,62,36,F2 G:A,A,49,59 R:A,26,31,37 B 2 0 - -
B62-64
  Blue goes from 62 to 64. It is Green’s turn.
  Bleu va de 62 à 64. À Vert de jouer.

Y:A,17,17,58 B:56,64,36,F2 G:A,A,49,59 R:A,26,31,37 G - 0 - -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:A,17,17,58 B:56,64,36,F2 G:A,A,49,59 R:A,26,31,37 G 6 1+ - -
G59-65
  Green goes from 59 to 65. Green throws again.
  Vert va de 59 à 65. Vert relance.

Y:A,17,17,58 B:56,64,36,F2 G:A,A,49,65 R:A,26,31,37 G - 1 G65 -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:A,17,17,58 B:56,64,36,F2 G:A,A,49,65 R:A,26,31,37 G 6 2+ G65 -
G65-3
  Green goes from 65 to 3. Green throws again.
  Vert va de 65 à 3. Vert relance.

Y:A,17,17,58 B:56,64,36,F2 G:A,A,49,3 R:A,26,31,37 G - 2 G3 -
d4
  Green throws 4.
  Vert lance : 4.

Y:A,17,17,58 B:56,64,36,F2 G:A,A,49,3 R:A,26,31,37 G 4 2 G3 -
G49-53
  Green goes from 49 to 53. It is Red’s turn.
  Vert va de 49 à 53. À Rouge de jouer.

Y:A,17,17,58 B:56,64,36,F2 G:A,A,53,3 R:A,26,31,37 R - 0 - -
d4
  Red throws 4.
  Rouge lance : 4.

Y:A,17,17,58 B:56,64,36,F2 G:A,A,53,3 R:A,26,31,37 R 4 0 - -
R37-41
  Red goes from 37 to 41. It is Yellow’s turn.
  Rouge va de 37 à 41. À Jaune de jouer.

Y:A,17,17,58 B:56,64,36,F2 G:A,A,53,3 R:A,26,31,41 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:A,17,17,58 B:56,64,36,F2 G:A,A,53,3 R:A,26,31,41 Y 4 0 - -
Y58-62
  Yellow goes from 58 to 62. It is Blue’s turn.
  Jaune va de 58 à 62. À Bleu de jouer.

Y:A,17,17,62 B:56,64,36,F2 G:A,A,53,3 R:A,26,31,41 B - 0 - -
d1
  Blue throws 1.
  Bleu lance : 1.

Y:A,17,17,62 B:56,64,36,F2 G:A,A,53,3 R:A,26,31,41 B 1 0 - -
B64-65
  Blue goes from 64 to 65. It is Green’s turn.
  Bleu va de 64 à 65. À Vert de jouer.

Y:A,17,17,62 B:56,65,36,F2 G:A,A,53,3 R:A,26,31,41 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:A,17,17,62 B:56,65,36,F2 G:A,A,53,3 R:A,26,31,41 G 1 0 - -
G3-4
  Green goes from 3 to 4. It is Red’s turn.
  Vert va de 3 à 4. À Rouge de jouer.

Y:A,17,17,62 B:56,65,36,F2 G:A,A,53,4 R:A,26,31,41 R - 0 - -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:A,17,17,62 B:56,65,36,F2 G:A,A,53,4 R:A,26,31,41 R 6 1+ - -
R41-47
  Red goes from 41 to 47. Red throws again.
  Rouge va de 41 à 47. Rouge relance.

Y:A,17,17,62 B:56,65,36,F2 G:A,A,53,4 R:A,26,31,47 R - 1 R47 -
d2
  Red throws 2.
  Rouge lance : 2.

Y:A,17,17,62 B:56,65,36,F2 G:A,A,53,4 R:A,26,31,47 R 2 1 R47 -
R26-28
  Red goes from 26 to 28. It is Yellow’s turn.
  Rouge va de 26 à 28. À Jaune de jouer.

Y:A,17,17,62 B:56,65,36,F2 G:A,A,53,4 R:A,28,31,47 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:A,17,17,62 B:56,65,36,F2 G:A,A,53,4 R:A,28,31,47 Y 5 0 - -
YA-5
  Yellow brings a token out of the workshop, on square 5. It is Blue’s turn.
  Jaune sort un jeton de l’atelier, case 5. À Bleu de jouer.

Y:5,17,17,62 B:56,65,36,F2 G:A,A,53,4 R:A,28,31,47 B - 0 - -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:5,17,17,62 B:56,65,36,F2 G:A,A,53,4 R:A,28,31,47 B 3 0 - -
B56-59
  Blue goes from 56 to 59. It is Green’s turn.
  Bleu va de 56 à 59. À Vert de jouer.

Y:5,17,17,62 B:59,65,36,F2 G:A,A,53,4 R:A,28,31,47 G - 0 - -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:5,17,17,62 B:59,65,36,F2 G:A,A,53,4 R:A,28,31,47 G 6 1+ - -
G53-59
  Green goes from 53 to 59. Green sends Blue’s token on 59 back to its workshop. Green wins a bonus of 20.
  Vert va de 53 à 59. Vert renvoie à l’atelier le jeton de Bleu, case 59. Vert gagne un bonus de 20.

Y:5,17,17,62 B:A,65,36,F2 G:A,A,59,4 R:A,28,31,47 G - 1+ G59 20
G59-11
  Green uses the bonus of 20: from 59 to 11. Green throws again.
  Vert profite du bonus de 20 : de 59 à 11. Vert relance.

Y:5,17,17,62 B:A,65,36,F2 G:A,A,4,11 R:A,28,31,47 G - 1 G11 -
d4
  Green throws 4.
  Vert lance : 4.

Y:5,17,17,62 B:A,65,36,F2 G:A,A,4,11 R:A,28,31,47 G 4 1 G11 -
G11-15
  Green goes from 11 to 15. It is Red’s turn.
  Vert va de 11 à 15. À Rouge de jouer.

Y:5,17,17,62 B:A,65,36,F2 G:A,A,4,15 R:A,28,31,47 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:5,17,17,62 B:A,65,36,F2 G:A,A,4,15 R:A,28,31,47 R 2 0 - -
R31-33
  Red goes from 31 to 33. It is Yellow’s turn.
  Rouge va de 31 à 33. À Jaune de jouer.

Y:5,17,17,62 B:A,65,36,F2 G:A,A,4,15 R:A,28,33,47 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:5,17,17,62 B:A,65,36,F2 G:A,A,4,15 R:A,28,33,47 Y 2 0 - -
Y5-7
  Yellow goes from 5 to 7. It is Blue’s turn.
  Jaune va de 5 à 7. À Bleu de jouer.

Y:7,17,17,62 B:A,65,36,F2 G:A,A,4,15 R:A,28,33,47 B - 0 - -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:7,17,17,62 B:A,65,36,F2 G:A,A,4,15 R:A,28,33,47 B 4 0 - -
B36-40
  Blue goes from 36 to 40. It is Green’s turn.
  Bleu va de 36 à 40. À Vert de jouer.

Y:7,17,17,62 B:A,65,40,F2 G:A,A,4,15 R:A,28,33,47 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:7,17,17,62 B:A,65,40,F2 G:A,A,4,15 R:A,28,33,47 G 5 0 - -
GA-39
  Green brings a token out of the workshop, on square 39. It is Red’s turn.
  Vert sort un jeton de l’atelier, case 39. À Rouge de jouer.

Y:7,17,17,62 B:A,65,40,F2 G:A,39,4,15 R:A,28,33,47 R - 0 - -
d3
  Red throws 3.
  Rouge lance : 3.

Y:7,17,17,62 B:A,65,40,F2 G:A,39,4,15 R:A,28,33,47 R 3 0 - -
R33-36
  Red goes from 33 to 36. It is Yellow’s turn.
  Rouge va de 33 à 36. À Jaune de jouer.

Y:7,17,17,62 B:A,65,40,F2 G:A,39,4,15 R:A,28,36,47 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:7,17,17,62 B:A,65,40,F2 G:A,39,4,15 R:A,28,36,47 Y 5 0 - -
Y62-67
  Yellow goes from 62 to 67. It is Blue’s turn.
  Jaune va de 62 à 67. À Bleu de jouer.

Y:7,17,17,67 B:A,65,40,F2 G:A,39,4,15 R:A,28,36,47 B - 0 - -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:7,17,17,67 B:A,65,40,F2 G:A,39,4,15 R:A,28,36,47 B 5 0 - -
BA-56
  Blue brings a token out of the workshop, on square 56. It is Green’s turn.
  Bleu sort un jeton de l’atelier, case 56. À Vert de jouer.

Y:7,17,17,67 B:56,65,40,F2 G:A,39,4,15 R:A,28,36,47 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:7,17,17,67 B:56,65,40,F2 G:A,39,4,15 R:A,28,36,47 G 5 0 - -
GA-39
  Green brings a token out of the workshop, on square 39. Green makes a barrier on 39. It is Red’s turn.
  Vert sort un jeton de l’atelier, case 39. Vert forme une barrière en 39. À Rouge de jouer.

Y:7,17,17,67 B:56,65,40,F2 G:39,39,4,15 R:A,28,36,47 R - 0 - -
d4
  Red throws 4.
  Rouge lance : 4.

Y:7,17,17,67 B:56,65,40,F2 G:39,39,4,15 R:A,28,36,47 R 4 0 - -
R28-32
  Red goes from 28 to 32. It is Yellow’s turn.
  Rouge va de 28 à 32. À Jaune de jouer.

Y:7,17,17,67 B:56,65,40,F2 G:39,39,4,15 R:A,32,36,47 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:7,17,17,67 B:56,65,40,F2 G:39,39,4,15 R:A,32,36,47 Y 5 0 - -
Y17-22
  Yellow goes from 17 to 22. Yellow’s barrier on 17 is open. It is Blue’s turn.
  Jaune va de 17 à 22. La barrière de Jaune en 17 est ouverte. À Bleu de jouer.

Y:7,17,22,67 B:56,65,40,F2 G:39,39,4,15 R:A,32,36,47 B - 0 - -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:7,17,22,67 B:56,65,40,F2 G:39,39,4,15 R:A,32,36,47 B 5 0 - -
B65-2
  Blue goes from 65 to 2. It is Green’s turn.
  Bleu va de 65 à 2. À Vert de jouer.

Y:7,17,22,67 B:56,2,40,F2 G:39,39,4,15 R:A,32,36,47 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:7,17,22,67 B:56,2,40,F2 G:39,39,4,15 R:A,32,36,47 G 4 0 - -
G4-8
  Green goes from 4 to 8. It is Red’s turn.
  Vert va de 4 à 8. À Rouge de jouer.

Y:7,17,22,67 B:56,2,40,F2 G:39,39,8,15 R:A,32,36,47 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:7,17,22,67 B:56,2,40,F2 G:39,39,8,15 R:A,32,36,47 R 2 0 - -
R36-38
  Red goes from 36 to 38. It is Yellow’s turn.
  Rouge va de 36 à 38. À Jaune de jouer.

Y:7,17,22,67 B:56,2,40,F2 G:39,39,8,15 R:A,32,38,47 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:7,17,22,67 B:56,2,40,F2 G:39,39,8,15 R:A,32,38,47 Y 3 0 - -
Y17-20
  Yellow goes from 17 to 20. It is Blue’s turn.
  Jaune va de 17 à 20. À Bleu de jouer.

Y:7,20,22,67 B:56,2,40,F2 G:39,39,8,15 R:A,32,38,47 B - 0 - -
d1
  Blue throws 1.
  Bleu lance : 1.

Y:7,20,22,67 B:56,2,40,F2 G:39,39,8,15 R:A,32,38,47 B 1 0 - -
BF2-F3
  Blue goes from F2 to F3. It is Green’s turn.
  Bleu va de F2 à F3. À Vert de jouer.

Y:7,20,22,67 B:56,2,40,F3 G:39,39,8,15 R:A,32,38,47 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:7,20,22,67 B:56,2,40,F3 G:39,39,8,15 R:A,32,38,47 G 4 0 - -
G15-19
  Green goes from 15 to 19. It is Red’s turn.
  Vert va de 15 à 19. À Rouge de jouer.

Y:7,20,22,67 B:56,2,40,F3 G:39,39,8,19 R:A,32,38,47 R - 0 - -
d5
  Red throws 5.
  Rouge lance : 5.

Y:7,20,22,67 B:56,2,40,F3 G:39,39,8,19 R:A,32,38,47 R 5 0 - -
RA-22
  Red brings a token out of the workshop, on square 22. It is Yellow’s turn.
  Rouge sort un jeton de l’atelier, case 22. À Jaune de jouer.

Y:7,20,22,67 B:56,2,40,F3 G:39,39,8,19 R:22,32,38,47 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:7,20,22,67 B:56,2,40,F3 G:39,39,8,19 R:22,32,38,47 Y 2 0 - -
Y67-F1
  Yellow goes from 67 to F1. It is Blue’s turn.
  Jaune va de 67 à F1. À Bleu de jouer.

Y:7,20,22,F1 B:56,2,40,F3 G:39,39,8,19 R:22,32,38,47 B - 0 - -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:7,20,22,F1 B:56,2,40,F3 G:39,39,8,19 R:22,32,38,47 B 4 0 - -
BF3-F7
  Blue goes from F3 to F7. It is Green’s turn.
  Bleu va de F3 à F7. À Vert de jouer.

Y:7,20,22,F1 B:56,2,40,F7 G:39,39,8,19 R:22,32,38,47 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:7,20,22,F1 B:56,2,40,F7 G:39,39,8,19 R:22,32,38,47 G 2 0 - -
G19-21
  Green goes from 19 to 21. It is Red’s turn.
  Vert va de 19 à 21. À Rouge de jouer.

Y:7,20,22,F1 B:56,2,40,F7 G:39,39,8,21 R:22,32,38,47 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:7,20,22,F1 B:56,2,40,F7 G:39,39,8,21 R:22,32,38,47 R 2 0 - -
R22-24
  Red goes from 22 to 24. It is Yellow’s turn.
  Rouge va de 22 à 24. À Jaune de jouer.

Y:7,20,22,F1 B:56,2,40,F7 G:39,39,8,21 R:24,32,38,47 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:7,20,22,F1 B:56,2,40,F7 G:39,39,8,21 R:24,32,38,47 Y 3 0 - -
YF1-F4
  Yellow goes from F1 to F4. It is Blue’s turn.
  Jaune va de F1 à F4. À Bleu de jouer.

Y:7,20,22,F4 B:56,2,40,F7 G:39,39,8,21 R:24,32,38,47 B - 0 - -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:7,20,22,F4 B:56,2,40,F7 G:39,39,8,21 R:24,32,38,47 B 4 0 - -
B56-60
  Blue goes from 56 to 60. It is Green’s turn.
  Bleu va de 56 à 60. À Vert de jouer.

Y:7,20,22,F4 B:60,2,40,F7 G:39,39,8,21 R:24,32,38,47 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:7,20,22,F4 B:60,2,40,F7 G:39,39,8,21 R:24,32,38,47 G 1 0 - -
G8-9
  Green goes from 8 to 9. It is Red’s turn.
  Vert va de 8 à 9. À Rouge de jouer.

Y:7,20,22,F4 B:60,2,40,F7 G:39,39,9,21 R:24,32,38,47 R - 0 - -
d4
  Red throws 4.
  Rouge lance : 4.

Y:7,20,22,F4 B:60,2,40,F7 G:39,39,9,21 R:24,32,38,47 R 4 0 - -
R24-28
  Red goes from 24 to 28. It is Yellow’s turn.
  Rouge va de 24 à 28. À Jaune de jouer.

Y:7,20,22,F4 B:60,2,40,F7 G:39,39,9,21 R:28,32,38,47 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:7,20,22,F4 B:60,2,40,F7 G:39,39,9,21 R:28,32,38,47 Y 5 0 - -
Y22-27
  Yellow goes from 22 to 27. It is Blue’s turn.
  Jaune va de 22 à 27. À Bleu de jouer.

Y:7,20,27,F4 B:60,2,40,F7 G:39,39,9,21 R:28,32,38,47 B - 0 - -
d1
  Blue throws 1.
  Bleu lance : 1.

Y:7,20,27,F4 B:60,2,40,F7 G:39,39,9,21 R:28,32,38,47 B 1 0 - -
B60-61
  Blue goes from 60 to 61. It is Green’s turn.
  Bleu va de 60 à 61. À Vert de jouer.

Y:7,20,27,F4 B:61,2,40,F7 G:39,39,9,21 R:28,32,38,47 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:7,20,27,F4 B:61,2,40,F7 G:39,39,9,21 R:28,32,38,47 G 5 0 - -
G39-44
  Green goes from 39 to 44. Green’s barrier on 39 is open. It is Red’s turn.
  Vert va de 39 à 44. La barrière de Vert en 39 est ouverte. À Rouge de jouer.

Y:7,20,27,F4 B:61,2,40,F7 G:39,44,9,21 R:28,32,38,47 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:7,20,27,F4 B:61,2,40,F7 G:39,44,9,21 R:28,32,38,47 R 2 0 - -
R32-34
  Red goes from 32 to 34. It is Yellow’s turn.
  Rouge va de 32 à 34. À Jaune de jouer.

Y:7,20,27,F4 B:61,2,40,F7 G:39,44,9,21 R:28,34,38,47 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:7,20,27,F4 B:61,2,40,F7 G:39,44,9,21 R:28,34,38,47 Y 2 0 - -
Y20-22
  Yellow goes from 20 to 22. It is Blue’s turn.
  Jaune va de 20 à 22. À Bleu de jouer.

Y:7,22,27,F4 B:61,2,40,F7 G:39,44,9,21 R:28,34,38,47 B - 0 - -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:7,22,27,F4 B:61,2,40,F7 G:39,44,9,21 R:28,34,38,47 B 5 0 - -
B40-45
  Blue goes from 40 to 45. It is Green’s turn.
  Bleu va de 40 à 45. À Vert de jouer.

Y:7,22,27,F4 B:61,2,45,F7 G:39,44,9,21 R:28,34,38,47 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:7,22,27,F4 B:61,2,45,F7 G:39,44,9,21 R:28,34,38,47 G 2 0 - -
G9-11
  Green goes from 9 to 11. It is Red’s turn.
  Vert va de 9 à 11. À Rouge de jouer.

Y:7,22,27,F4 B:61,2,45,F7 G:39,44,11,21 R:28,34,38,47 R - 0 - -
d5
  Red throws 5.
  Rouge lance : 5.

Y:7,22,27,F4 B:61,2,45,F7 G:39,44,11,21 R:28,34,38,47 R 5 0 - -
R28-33
  Red goes from 28 to 33. It is Yellow’s turn.
  Rouge va de 28 à 33. À Jaune de jouer.

Y:7,22,27,F4 B:61,2,45,F7 G:39,44,11,21 R:33,34,38,47 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:7,22,27,F4 B:61,2,45,F7 G:39,44,11,21 R:33,34,38,47 Y 3 0 - -
Y7-10
  Yellow goes from 7 to 10. It is Blue’s turn.
  Jaune va de 7 à 10. À Bleu de jouer.

Y:10,22,27,F4 B:61,2,45,F7 G:39,44,11,21 R:33,34,38,47 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:10,22,27,F4 B:61,2,45,F7 G:39,44,11,21 R:33,34,38,47 B 2 0 - -
B2-4
  Blue goes from 2 to 4. It is Green’s turn.
  Bleu va de 2 à 4. À Vert de jouer.

Y:10,22,27,F4 B:61,4,45,F7 G:39,44,11,21 R:33,34,38,47 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:10,22,27,F4 B:61,4,45,F7 G:39,44,11,21 R:33,34,38,47 G 1 0 - -
G44-45
  Green goes from 44 to 45. Green sends Blue’s token on 45 back to its workshop. Green wins a bonus of 20.
  Vert va de 44 à 45. Vert renvoie à l’atelier le jeton de Bleu, case 45. Vert gagne un bonus de 20.

Y:10,22,27,F4 B:A,61,4,F7 G:39,45,11,21 R:33,34,38,47 G - 0 G45 20
G11-31
  Green uses the bonus of 20: from 11 to 31. It is Red’s turn.
  Vert profite du bonus de 20 : de 11 à 31. À Rouge de jouer.

Y:10,22,27,F4 B:A,61,4,F7 G:39,45,21,31 R:33,34,38,47 R - 0 - -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:10,22,27,F4 B:A,61,4,F7 G:39,45,21,31 R:33,34,38,47 R 6 1+ - -
R33-39
  Red goes from 33 to 39. Red throws again.
  Rouge va de 33 à 39. Rouge relance.

Y:10,22,27,F4 B:A,61,4,F7 G:39,45,21,31 R:34,38,39,47 R - 1 R39 -
d1
  Red throws 1.
  Rouge lance : 1.

Y:10,22,27,F4 B:A,61,4,F7 G:39,45,21,31 R:34,38,39,47 R 1 1 R39 -
R34-35
  Red goes from 34 to 35. It is Yellow’s turn.
  Rouge va de 34 à 35. À Jaune de jouer.

Y:10,22,27,F4 B:A,61,4,F7 G:39,45,21,31 R:35,38,39,47 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:10,22,27,F4 B:A,61,4,F7 G:39,45,21,31 R:35,38,39,47 Y 5 0 - -
Y27-32
  Yellow goes from 27 to 32. It is Blue’s turn.
  Jaune va de 27 à 32. À Bleu de jouer.

Y:10,22,32,F4 B:A,61,4,F7 G:39,45,21,31 R:35,38,39,47 B - 0 - -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:10,22,32,F4 B:A,61,4,F7 G:39,45,21,31 R:35,38,39,47 B 5 0 - -
BA-56
  Blue brings a token out of the workshop, on square 56. It is Green’s turn.
  Bleu sort un jeton de l’atelier, case 56. À Vert de jouer.

Y:10,22,32,F4 B:56,61,4,F7 G:39,45,21,31 R:35,38,39,47 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:10,22,32,F4 B:56,61,4,F7 G:39,45,21,31 R:35,38,39,47 G 1 0 - -
G31-32
  Green goes from 31 to 32. It is Red’s turn.
  Vert va de 31 à 32. À Rouge de jouer.

Y:10,22,32,F4 B:56,61,4,F7 G:39,45,21,32 R:35,38,39,47 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:10,22,32,F4 B:56,61,4,F7 G:39,45,21,32 R:35,38,39,47 R 2 0 - -
R47-49
  Red goes from 47 to 49. It is Yellow’s turn.
  Rouge va de 47 à 49. À Jaune de jouer.

Y:10,22,32,F4 B:56,61,4,F7 G:39,45,21,32 R:35,38,39,49 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:10,22,32,F4 B:56,61,4,F7 G:39,45,21,32 R:35,38,39,49 Y 2 0 - -
YF4-F6
  Yellow goes from F4 to F6. It is Blue’s turn.
  Jaune va de F4 à F6. À Bleu de jouer.

Y:10,22,32,F6 B:56,61,4,F7 G:39,45,21,32 R:35,38,39,49 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:10,22,32,F6 B:56,61,4,F7 G:39,45,21,32 R:35,38,39,49 B 2 0 - -
B4-6
  Blue goes from 4 to 6. It is Green’s turn.
  Bleu va de 4 à 6. À Vert de jouer.

Y:10,22,32,F6 B:56,61,6,F7 G:39,45,21,32 R:35,38,39,49 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:10,22,32,F6 B:56,61,6,F7 G:39,45,21,32 R:35,38,39,49 G 3 0 - -
G32-F1
  Green goes from 32 to F1. It is Red’s turn.
  Vert va de 32 à F1. À Rouge de jouer.

Y:10,22,32,F6 B:56,61,6,F7 G:39,45,21,F1 R:35,38,39,49 R - 0 - -
d4
  Red throws 4.
  Rouge lance : 4.

Y:10,22,32,F6 B:56,61,6,F7 G:39,45,21,F1 R:35,38,39,49 R 4 0 - -
R39-43
  Red goes from 39 to 43. It is Yellow’s turn.
  Rouge va de 39 à 43. À Jaune de jouer.

Y:10,22,32,F6 B:56,61,6,F7 G:39,45,21,F1 R:35,38,43,49 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:10,22,32,F6 B:56,61,6,F7 G:39,45,21,F1 R:35,38,43,49 Y 5 0 - -
Y32-37
  Yellow goes from 32 to 37. It is Blue’s turn.
  Jaune va de 32 à 37. À Bleu de jouer.

Y:10,22,37,F6 B:56,61,6,F7 G:39,45,21,F1 R:35,38,43,49 B - 0 - -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:10,22,37,F6 B:56,61,6,F7 G:39,45,21,F1 R:35,38,43,49 B 3 0 - -
B61-64
  Blue goes from 61 to 64. It is Green’s turn.
  Bleu va de 61 à 64. À Vert de jouer.

Y:10,22,37,F6 B:56,64,6,F7 G:39,45,21,F1 R:35,38,43,49 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:10,22,37,F6 B:56,64,6,F7 G:39,45,21,F1 R:35,38,43,49 G 1 0 - -
G45-46
  Green goes from 45 to 46. It is Red’s turn.
  Vert va de 45 à 46. À Rouge de jouer.

Y:10,22,37,F6 B:56,64,6,F7 G:39,46,21,F1 R:35,38,43,49 R - 0 - -
d4
  Red throws 4.
  Rouge lance : 4.

Y:10,22,37,F6 B:56,64,6,F7 G:39,46,21,F1 R:35,38,43,49 R 4 0 - -
R43-47
  Red goes from 43 to 47. It is Yellow’s turn.
  Rouge va de 43 à 47. À Jaune de jouer.

Y:10,22,37,F6 B:56,64,6,F7 G:39,46,21,F1 R:35,38,47,49 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:10,22,37,F6 B:56,64,6,F7 G:39,46,21,F1 R:35,38,47,49 Y 4 0 - -
Y37-41
  Yellow goes from 37 to 41. It is Blue’s turn.
  Jaune va de 37 à 41. À Bleu de jouer.

Y:10,22,41,F6 B:56,64,6,F7 G:39,46,21,F1 R:35,38,47,49 B - 0 - -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:10,22,41,F6 B:56,64,6,F7 G:39,46,21,F1 R:35,38,47,49 B 3 0 - -
B64-67
  Blue goes from 64 to 67. It is Green’s turn.
  Bleu va de 64 à 67. À Vert de jouer.

Y:10,22,41,F6 B:56,67,6,F7 G:39,46,21,F1 R:35,38,47,49 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:10,22,41,F6 B:56,67,6,F7 G:39,46,21,F1 R:35,38,47,49 G 3 0 - -
G39-42
  Green goes from 39 to 42. It is Red’s turn.
  Vert va de 39 à 42. À Rouge de jouer.

Y:10,22,41,F6 B:56,67,6,F7 G:42,46,21,F1 R:35,38,47,49 R - 0 - -
d4
  Red throws 4.
  Rouge lance : 4.

Y:10,22,41,F6 B:56,67,6,F7 G:42,46,21,F1 R:35,38,47,49 R 4 0 - -
R47-51
  Red goes from 47 to 51. It is Yellow’s turn.
  Rouge va de 47 à 51. À Jaune de jouer.

Y:10,22,41,F6 B:56,67,6,F7 G:42,46,21,F1 R:35,38,49,51 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:10,22,41,F6 B:56,67,6,F7 G:42,46,21,F1 R:35,38,49,51 Y 6 1+ - -
Y10-16
  Yellow goes from 10 to 16. Yellow throws again.
  Jaune va de 10 à 16. Jaune relance.

Y:16,22,41,F6 B:56,67,6,F7 G:42,46,21,F1 R:35,38,49,51 Y - 1 Y16 -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:16,22,41,F6 B:56,67,6,F7 G:42,46,21,F1 R:35,38,49,51 Y 6 2+ Y16 -
Y41-47
  Yellow goes from 41 to 47. Yellow throws again.
  Jaune va de 41 à 47. Jaune relance.

Y:16,22,47,F6 B:56,67,6,F7 G:42,46,21,F1 R:35,38,49,51 Y - 2 Y47 -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:16,22,47,F6 B:56,67,6,F7 G:42,46,21,F1 R:35,38,49,51 Y 1 2 Y47 -
Y47-48
  Yellow goes from 47 to 48. It is Blue’s turn.
  Jaune va de 47 à 48. À Bleu de jouer.

Y:16,22,48,F6 B:56,67,6,F7 G:42,46,21,F1 R:35,38,49,51 B - 0 - -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:16,22,48,F6 B:56,67,6,F7 G:42,46,21,F1 R:35,38,49,51 B 4 0 - -
B67-3
  Blue goes from 67 to 3. It is Green’s turn.
  Bleu va de 67 à 3. À Vert de jouer.

Y:16,22,48,F6 B:56,3,6,F7 G:42,46,21,F1 R:35,38,49,51 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:16,22,48,F6 B:56,3,6,F7 G:42,46,21,F1 R:35,38,49,51 G 5 0 - -
G21-26
  Green goes from 21 to 26. It is Red’s turn.
  Vert va de 21 à 26. À Rouge de jouer.

Y:16,22,48,F6 B:56,3,6,F7 G:42,46,26,F1 R:35,38,49,51 R - 0 - -
d1
  Red throws 1.
  Rouge lance : 1.

Y:16,22,48,F6 B:56,3,6,F7 G:42,46,26,F1 R:35,38,49,51 R 1 0 - -
R51-52
  Red goes from 51 to 52. It is Yellow’s turn.
  Rouge va de 51 à 52. À Jaune de jouer.

Y:16,22,48,F6 B:56,3,6,F7 G:42,46,26,F1 R:35,38,49,52 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:16,22,48,F6 B:56,3,6,F7 G:42,46,26,F1 R:35,38,49,52 Y 6 1+ - -
Y16-22
  Yellow goes from 16 to 22. Yellow makes a barrier on 22. Yellow throws again.
  Jaune va de 16 à 22. Jaune forme une barrière en 22. Jaune relance.

Y:22,22,48,F6 B:56,3,6,F7 G:42,46,26,F1 R:35,38,49,52 Y - 1 Y22 -
d6
  Yellow throws 6. A six! Yellow will throw again. Yellow must open a barrier.
  Jaune lance : 6. Un six ! Jaune relancera. Jaune doit ouvrir une barrière.

Y:22,22,48,F6 B:56,3,6,F7 G:42,46,26,F1 R:35,38,49,52 Y 6 2+b Y22 -
Y22-28
  Yellow goes from 22 to 28. Yellow’s barrier on 22 is open. Yellow throws again.
  Jaune va de 22 à 28. La barrière de Jaune en 22 est ouverte. Jaune relance.

Y:22,28,48,F6 B:56,3,6,F7 G:42,46,26,F1 R:35,38,49,52 Y - 2 Y28 -
d6
  Yellow throws 6. The third six in a row: Yellow does not play it. Yellow’s token on 28 goes back to its start square, 5. It is Blue’s turn.
  Jaune lance : 6. Troisième six de suite : Jaune ne le joue pas. Le jeton de Jaune en 28 est renvoyé à sa case de départ, 5. À Bleu de jouer.

Y:5,22,48,F6 B:56,3,6,F7 G:42,46,26,F1 R:35,38,49,52 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:5,22,48,F6 B:56,3,6,F7 G:42,46,26,F1 R:35,38,49,52 B 2 0 - -
B56-58
  Blue goes from 56 to 58. It is Green’s turn.
  Bleu va de 56 à 58. À Vert de jouer.

Y:5,22,48,F6 B:58,3,6,F7 G:42,46,26,F1 R:35,38,49,52 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:5,22,48,F6 B:58,3,6,F7 G:42,46,26,F1 R:35,38,49,52 G 2 0 - -
G46-48
  Green goes from 46 to 48. It is Red’s turn.
  Vert va de 46 à 48. À Rouge de jouer.

Y:5,22,48,F6 B:58,3,6,F7 G:42,48,26,F1 R:35,38,49,52 R - 0 - -
d1
  Red throws 1.
  Rouge lance : 1.

Y:5,22,48,F6 B:58,3,6,F7 G:42,48,26,F1 R:35,38,49,52 R 1 0 - -
R35-36
  Red goes from 35 to 36. It is Yellow’s turn.
  Rouge va de 35 à 36. À Jaune de jouer.

Y:5,22,48,F6 B:58,3,6,F7 G:42,48,26,F1 R:36,38,49,52 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:5,22,48,F6 B:58,3,6,F7 G:42,48,26,F1 R:36,38,49,52 Y 5 0 - -
Y48-53
  Yellow goes from 48 to 53. It is Blue’s turn.
  Jaune va de 48 à 53. À Bleu de jouer.

Y:5,22,53,F6 B:58,3,6,F7 G:42,48,26,F1 R:36,38,49,52 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:5,22,53,F6 B:58,3,6,F7 G:42,48,26,F1 R:36,38,49,52 B 2 0 - -
B58-60
  Blue goes from 58 to 60. It is Green’s turn.
  Bleu va de 58 à 60. À Vert de jouer.

Y:5,22,53,F6 B:60,3,6,F7 G:42,48,26,F1 R:36,38,49,52 G - 0 - -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:5,22,53,F6 B:60,3,6,F7 G:42,48,26,F1 R:36,38,49,52 G 6 1+ - -
GF1-F7
  Green goes from F1 to F7. Green throws again.
  Vert va de F1 à F7. Vert relance.

Y:5,22,53,F6 B:60,3,6,F7 G:42,48,26,F7 R:36,38,49,52 G - 1 GF7 -
d4
  Green throws 4.
  Vert lance : 4.

Y:5,22,53,F6 B:60,3,6,F7 G:42,48,26,F7 R:36,38,49,52 G 4 1 GF7 -
G48-52
  Green goes from 48 to 52. Green sends Red’s token on 52 back to its workshop. Green wins a bonus of 20.
  Vert va de 48 à 52. Vert renvoie à l’atelier le jeton de Rouge, case 52. Vert gagne un bonus de 20.

Y:5,22,53,F6 B:60,3,6,F7 G:42,52,26,F7 R:A,36,38,49 G - 1 G52 20
G52-4
  Green uses the bonus of 20: from 52 to 4. It is Red’s turn.
  Vert profite du bonus de 20 : de 52 à 4. À Rouge de jouer.

Y:5,22,53,F6 B:60,3,6,F7 G:42,4,26,F7 R:A,36,38,49 R - 0 - -
d3
  Red throws 3.
  Rouge lance : 3.

Y:5,22,53,F6 B:60,3,6,F7 G:42,4,26,F7 R:A,36,38,49 R 3 0 - -
R38-41
  Red goes from 38 to 41. It is Yellow’s turn.
  Rouge va de 38 à 41. À Jaune de jouer.

Y:5,22,53,F6 B:60,3,6,F7 G:42,4,26,F7 R:A,36,41,49 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:5,22,53,F6 B:60,3,6,F7 G:42,4,26,F7 R:A,36,41,49 Y 1 0 - -
Y53-54
  Yellow goes from 53 to 54. It is Blue’s turn.
  Jaune va de 53 à 54. À Bleu de jouer.

Y:5,22,54,F6 B:60,3,6,F7 G:42,4,26,F7 R:A,36,41,49 B - 0 - -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:5,22,54,F6 B:60,3,6,F7 G:42,4,26,F7 R:A,36,41,49 B 3 0 - -
B3-6
  Blue goes from 3 to 6. It is Green’s turn.
  Bleu va de 3 à 6. À Vert de jouer.

Y:5,22,54,F6 B:60,6,6,F7 G:42,4,26,F7 R:A,36,41,49 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:5,22,54,F6 B:60,6,6,F7 G:42,4,26,F7 R:A,36,41,49 G 4 0 - -
G42-46
  Green goes from 42 to 46. It is Red’s turn.
  Vert va de 42 à 46. À Rouge de jouer.

Y:5,22,54,F6 B:60,6,6,F7 G:46,4,26,F7 R:A,36,41,49 R - 0 - -
d1
  Red throws 1.
  Rouge lance : 1.

Y:5,22,54,F6 B:60,6,6,F7 G:46,4,26,F7 R:A,36,41,49 R 1 0 - -
R49-50
  Red goes from 49 to 50. It is Yellow’s turn.
  Rouge va de 49 à 50. À Jaune de jouer.

Y:5,22,54,F6 B:60,6,6,F7 G:46,4,26,F7 R:A,36,41,50 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:5,22,54,F6 B:60,6,6,F7 G:46,4,26,F7 R:A,36,41,50 Y 4 0 - -
Y22-26
  Yellow goes from 22 to 26. It is Blue’s turn.
  Jaune va de 22 à 26. À Bleu de jouer.

Y:5,26,54,F6 B:60,6,6,F7 G:46,4,26,F7 R:A,36,41,50 B - 0 - -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:5,26,54,F6 B:60,6,6,F7 G:46,4,26,F7 R:A,36,41,50 B 3 0 - -
B60-63
  Blue goes from 60 to 63. It is Green’s turn.
  Bleu va de 60 à 63. À Vert de jouer.

Y:5,26,54,F6 B:63,6,6,F7 G:46,4,26,F7 R:A,36,41,50 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:5,26,54,F6 B:63,6,6,F7 G:46,4,26,F7 R:A,36,41,50 G 4 0 - -
G26-30
  Green goes from 26 to 30. It is Red’s turn.
  Vert va de 26 à 30. À Rouge de jouer.

Y:5,26,54,F6 B:63,6,6,F7 G:46,4,30,F7 R:A,36,41,50 R - 0 - -
d3
  Red throws 3.
  Rouge lance : 3.

Y:5,26,54,F6 B:63,6,6,F7 G:46,4,30,F7 R:A,36,41,50 R 3 0 - -
R41-44
  Red goes from 41 to 44. It is Yellow’s turn.
  Rouge va de 41 à 44. À Jaune de jouer.

Y:5,26,54,F6 B:63,6,6,F7 G:46,4,30,F7 R:A,36,44,50 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:5,26,54,F6 B:63,6,6,F7 G:46,4,30,F7 R:A,36,44,50 Y 2 0 - -
Y54-56
  Yellow goes from 54 to 56. It is Blue’s turn.
  Jaune va de 54 à 56. À Bleu de jouer.

Y:5,26,56,F6 B:63,6,6,F7 G:46,4,30,F7 R:A,36,44,50 B - 0 - -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:5,26,56,F6 B:63,6,6,F7 G:46,4,30,F7 R:A,36,44,50 B 5 0 - -
B63-68
  Blue goes from 63 to 68. It is Green’s turn.
  Bleu va de 63 à 68. À Vert de jouer.

Y:5,26,56,F6 B:68,6,6,F7 G:46,4,30,F7 R:A,36,44,50 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:5,26,56,F6 B:68,6,6,F7 G:46,4,30,F7 R:A,36,44,50 G 4 0 - -
G4-8
  Green goes from 4 to 8. It is Red’s turn.
  Vert va de 4 à 8. À Rouge de jouer.

Y:5,26,56,F6 B:68,6,6,F7 G:46,8,30,F7 R:A,36,44,50 R - 0 - -
d4
  Red throws 4.
  Rouge lance : 4.

Y:5,26,56,F6 B:68,6,6,F7 G:46,8,30,F7 R:A,36,44,50 R 4 0 - -
R36-40
  Red goes from 36 to 40. It is Yellow’s turn.
  Rouge va de 36 à 40. À Jaune de jouer.

Y:5,26,56,F6 B:68,6,6,F7 G:46,8,30,F7 R:A,40,44,50 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:5,26,56,F6 B:68,6,6,F7 G:46,8,30,F7 R:A,40,44,50 Y 4 0 - -
Y56-60
  Yellow goes from 56 to 60. It is Blue’s turn.
  Jaune va de 56 à 60. À Bleu de jouer.

Y:5,26,60,F6 B:68,6,6,F7 G:46,8,30,F7 R:A,40,44,50 B - 0 - -
d1
  Blue throws 1.
  Bleu lance : 1.

Y:5,26,60,F6 B:68,6,6,F7 G:46,8,30,F7 R:A,40,44,50 B 1 0 - -
B6-7
  Blue goes from 6 to 7. It is Green’s turn.
  Bleu va de 6 à 7. À Vert de jouer.

Y:5,26,60,F6 B:68,6,7,F7 G:46,8,30,F7 R:A,40,44,50 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:5,26,60,F6 B:68,6,7,F7 G:46,8,30,F7 R:A,40,44,50 G 4 0 - -
G8-12
  Green goes from 8 to 12. It is Red’s turn.
  Vert va de 8 à 12. À Rouge de jouer.

Y:5,26,60,F6 B:68,6,7,F7 G:46,12,30,F7 R:A,40,44,50 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:5,26,60,F6 B:68,6,7,F7 G:46,12,30,F7 R:A,40,44,50 R 2 0 - -
R44-46
  Red goes from 44 to 46. It is Yellow’s turn.
  Rouge va de 44 à 46. À Jaune de jouer.

Y:5,26,60,F6 B:68,6,7,F7 G:46,12,30,F7 R:A,40,46,50 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:5,26,60,F6 B:68,6,7,F7 G:46,12,30,F7 R:A,40,46,50 Y 2 0 - -
YF6-F8
  Yellow goes from F6 to F8. One of Yellow’s columns stands at the tip! Yellow wins a bonus of 10.
  Jaune va de F6 à F8. Une colonne de Jaune est au sommet ! Jaune gagne un bonus de 10.

Y:5,26,60,F8 B:68,6,7,F7 G:46,12,30,F7 R:A,40,46,50 Y - 0 YF8 10
Y26-36
  Yellow uses the bonus of 10: from 26 to 36. It is Blue’s turn.
  Jaune profite du bonus de 10 : de 26 à 36. À Bleu de jouer.

Y:5,36,60,F8 B:68,6,7,F7 G:46,12,30,F7 R:A,40,46,50 B - 0 - -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:5,36,60,F8 B:68,6,7,F7 G:46,12,30,F7 R:A,40,46,50 B 3 0 - -
B6-9
  Blue goes from 6 to 9. It is Green’s turn.
  Bleu va de 6 à 9. À Vert de jouer.

Y:5,36,60,F8 B:68,7,9,F7 G:46,12,30,F7 R:A,40,46,50 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:5,36,60,F8 B:68,7,9,F7 G:46,12,30,F7 R:A,40,46,50 G 2 0 - -
G30-32
  Green goes from 30 to 32. It is Red’s turn.
  Vert va de 30 à 32. À Rouge de jouer.

Y:5,36,60,F8 B:68,7,9,F7 G:46,12,32,F7 R:A,40,46,50 R - 0 - -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:5,36,60,F8 B:68,7,9,F7 G:46,12,32,F7 R:A,40,46,50 R 6 1+ - -
R50-56
  Red goes from 50 to 56. Red throws again.
  Rouge va de 50 à 56. Rouge relance.

Y:5,36,60,F8 B:68,7,9,F7 G:46,12,32,F7 R:A,40,46,56 R - 1 R56 -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:5,36,60,F8 B:68,7,9,F7 G:46,12,32,F7 R:A,40,46,56 R 6 2+ R56 -
R46-52
  Red goes from 46 to 52. Red throws again.
  Rouge va de 46 à 52. Rouge relance.

Y:5,36,60,F8 B:68,7,9,F7 G:46,12,32,F7 R:A,40,52,56 R - 2 R52 -
d4
  Red throws 4.
  Rouge lance : 4.

Y:5,36,60,F8 B:68,7,9,F7 G:46,12,32,F7 R:A,40,52,56 R 4 2 R52 -
R56-60
  Red goes from 56 to 60. Red sends Yellow’s token on 60 back to its workshop. Red wins a bonus of 20.
  Rouge va de 56 à 60. Rouge renvoie à l’atelier le jeton de Jaune, case 60. Rouge gagne un bonus de 20.

Y:A,5,36,F8 B:68,7,9,F7 G:46,12,32,F7 R:A,40,52,60 R - 2 R60 20
R60-12
  Red uses the bonus of 20: from 60 to 12. It is Yellow’s turn.
  Rouge profite du bonus de 20 : de 60 à 12. À Jaune de jouer.

Y:A,5,36,F8 B:68,7,9,F7 G:46,12,32,F7 R:A,40,52,12 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:A,5,36,F8 B:68,7,9,F7 G:46,12,32,F7 R:A,40,52,12 Y 2 0 - -
Y5-7
  Yellow goes from 5 to 7. Yellow sends Blue’s token on 7 back to its workshop. Yellow wins a bonus of 20.
  Jaune va de 5 à 7. Jaune renvoie à l’atelier le jeton de Bleu, case 7. Jaune gagne un bonus de 20.

Y:A,7,36,F8 B:A,68,9,F7 G:46,12,32,F7 R:A,40,52,12 Y - 0 Y7 20
Y36-56
  Yellow uses the bonus of 20: from 36 to 56. It is Blue’s turn.
  Jaune profite du bonus de 20 : de 36 à 56. À Bleu de jouer.

Y:A,7,56,F8 B:A,68,9,F7 G:46,12,32,F7 R:A,40,52,12 B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:A,7,56,F8 B:A,68,9,F7 G:46,12,32,F7 R:A,40,52,12 B 6 1+ - -
B68-6
  Blue goes from 68 to 6. Blue throws again.
  Bleu va de 68 à 6. Bleu relance.

Y:A,7,56,F8 B:A,6,9,F7 G:46,12,32,F7 R:A,40,52,12 B - 1 B6 -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:A,7,56,F8 B:A,6,9,F7 G:46,12,32,F7 R:A,40,52,12 B 5 1 B6 -
BA-56
  Blue brings a token out of the workshop, on square 56. It is Green’s turn.
  Bleu sort un jeton de l’atelier, case 56. À Vert de jouer.

Y:A,7,56,F8 B:56,6,9,F7 G:46,12,32,F7 R:A,40,52,12 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:A,7,56,F8 B:56,6,9,F7 G:46,12,32,F7 R:A,40,52,12 G 5 0 - -
G32-F3
  Green goes from 32 to F3. It is Red’s turn.
  Vert va de 32 à F3. À Rouge de jouer.

Y:A,7,56,F8 B:56,6,9,F7 G:46,12,F3,F7 R:A,40,52,12 R - 0 - -
d5
  Red throws 5.
  Rouge lance : 5.

Y:A,7,56,F8 B:56,6,9,F7 G:46,12,F3,F7 R:A,40,52,12 R 5 0 - -
RA-22
  Red brings a token out of the workshop, on square 22. It is Yellow’s turn.
  Rouge sort un jeton de l’atelier, case 22. À Jaune de jouer.

Y:A,7,56,F8 B:56,6,9,F7 G:46,12,F3,F7 R:22,40,52,12 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:A,7,56,F8 B:56,6,9,F7 G:46,12,F3,F7 R:22,40,52,12 Y 5 0 - -
YA-5
  Yellow brings a token out of the workshop, on square 5. It is Blue’s turn.
  Jaune sort un jeton de l’atelier, case 5. À Bleu de jouer.

Y:5,7,56,F8 B:56,6,9,F7 G:46,12,F3,F7 R:22,40,52,12 B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:5,7,56,F8 B:56,6,9,F7 G:46,12,F3,F7 R:22,40,52,12 B 6 1+ - -
B9-15
  Blue goes from 9 to 15. Blue throws again.
  Bleu va de 9 à 15. Bleu relance.

Y:5,7,56,F8 B:56,6,15,F7 G:46,12,F3,F7 R:22,40,52,12 B - 1 B15 -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:5,7,56,F8 B:56,6,15,F7 G:46,12,F3,F7 R:22,40,52,12 B 5 1 B15 -
B15-20
  Blue goes from 15 to 20. It is Green’s turn.
  Bleu va de 15 à 20. À Vert de jouer.

Y:5,7,56,F8 B:56,6,20,F7 G:46,12,F3,F7 R:22,40,52,12 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:5,7,56,F8 B:56,6,20,F7 G:46,12,F3,F7 R:22,40,52,12 G 3 0 - -
G12-15
  Green goes from 12 to 15. It is Red’s turn.
  Vert va de 12 à 15. À Rouge de jouer.

Y:5,7,56,F8 B:56,6,20,F7 G:46,15,F3,F7 R:22,40,52,12 R - 0 - -
d1
  Red throws 1.
  Rouge lance : 1.

Y:5,7,56,F8 B:56,6,20,F7 G:46,15,F3,F7 R:22,40,52,12 R 1 0 - -
R22-23
  Red goes from 22 to 23. It is Yellow’s turn.
  Rouge va de 22 à 23. À Jaune de jouer.

Y:5,7,56,F8 B:56,6,20,F7 G:46,15,F3,F7 R:23,40,52,12 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:5,7,56,F8 B:56,6,20,F7 G:46,15,F3,F7 R:23,40,52,12 Y 3 0 - -
Y56-59
  Yellow goes from 56 to 59. It is Blue’s turn.
  Jaune va de 56 à 59. À Bleu de jouer.

Y:5,7,59,F8 B:56,6,20,F7 G:46,15,F3,F7 R:23,40,52,12 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:5,7,59,F8 B:56,6,20,F7 G:46,15,F3,F7 R:23,40,52,12 B 2 0 - -
B20-22
  Blue goes from 20 to 22. It is Green’s turn.
  Bleu va de 20 à 22. À Vert de jouer.

Y:5,7,59,F8 B:56,6,22,F7 G:46,15,F3,F7 R:23,40,52,12 G - 0 - -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:5,7,59,F8 B:56,6,22,F7 G:46,15,F3,F7 R:23,40,52,12 G 6 1+ - -
G46-52
  Green goes from 46 to 52. Green sends Red’s token on 52 back to its workshop. Green wins a bonus of 20.
  Vert va de 46 à 52. Vert renvoie à l’atelier le jeton de Rouge, case 52. Vert gagne un bonus de 20.

Y:5,7,59,F8 B:56,6,22,F7 G:52,15,F3,F7 R:A,23,40,12 G - 1+ G52 20
G15-F1
  Green uses the bonus of 20: from 15 to F1. Green throws again.
  Vert profite du bonus de 20 : de 15 à F1. Vert relance.

Y:5,7,59,F8 B:56,6,22,F7 G:52,F1,F3,F7 R:A,23,40,12 G - 1 G52 -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:5,7,59,F8 B:56,6,22,F7 G:52,F1,F3,F7 R:A,23,40,12 G 6 2+ G52 -
GF1-F7
  Green goes from F1 to F7. Green throws again.
  Vert va de F1 à F7. Vert relance.

Y:5,7,59,F8 B:56,6,22,F7 G:52,F3,F7,F7 R:A,23,40,12 G - 2 GF7 -
d6
  Green throws 6. The third six in a row: Green does not play it. Green’s token on F7 is in its arrow: it does not go back. It is Red’s turn.
  Vert lance : 6. Troisième six de suite : Vert ne le joue pas. Le jeton de Vert en F7 est dans sa flèche : il ne recule pas. À Rouge de jouer.

Y:5,7,59,F8 B:56,6,22,F7 G:52,F3,F7,F7 R:A,23,40,12 R - 0 - -
d5
  Red throws 5.
  Rouge lance : 5.

Y:5,7,59,F8 B:56,6,22,F7 G:52,F3,F7,F7 R:A,23,40,12 R 5 0 - -
RA-22
  Red brings a token out of the workshop, on square 22. It is Yellow’s turn.
  Rouge sort un jeton de l’atelier, case 22. À Jaune de jouer.

Y:5,7,59,F8 B:56,6,22,F7 G:52,F3,F7,F7 R:22,23,40,12 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:5,7,59,F8 B:56,6,22,F7 G:52,F3,F7,F7 R:22,23,40,12 Y 5 0 - -
Y59-64
  Yellow goes from 59 to 64. It is Blue’s turn.
  Jaune va de 59 à 64. À Bleu de jouer.

Y:5,7,64,F8 B:56,6,22,F7 G:52,F3,F7,F7 R:22,23,40,12 B - 0 - -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:5,7,64,F8 B:56,6,22,F7 G:52,F3,F7,F7 R:22,23,40,12 B 3 0 - -
B56-59
  Blue goes from 56 to 59. It is Green’s turn.
  Bleu va de 56 à 59. À Vert de jouer.

Y:5,7,64,F8 B:59,6,22,F7 G:52,F3,F7,F7 R:22,23,40,12 G - 0 - -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:5,7,64,F8 B:59,6,22,F7 G:52,F3,F7,F7 R:22,23,40,12 G 6 1+ - -
G52-58
  Green goes from 52 to 58. Green throws again.
  Vert va de 52 à 58. Vert relance.

Y:5,7,64,F8 B:59,6,22,F7 G:58,F3,F7,F7 R:22,23,40,12 G - 1 G58 -
d4
  Green throws 4.
  Vert lance : 4.

Y:5,7,64,F8 B:59,6,22,F7 G:58,F3,F7,F7 R:22,23,40,12 G 4 1 G58 -
G58-62
  Green goes from 58 to 62. It is Red’s turn.
  Vert va de 58 à 62. À Rouge de jouer.

Y:5,7,64,F8 B:59,6,22,F7 G:62,F3,F7,F7 R:22,23,40,12 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:5,7,64,F8 B:59,6,22,F7 G:62,F3,F7,F7 R:22,23,40,12 R 2 0 - -
R12-14
  Red goes from 12 to 14. It is Yellow’s turn.
  Rouge va de 12 à 14. À Jaune de jouer.

Y:5,7,64,F8 B:59,6,22,F7 G:62,F3,F7,F7 R:22,23,40,14 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:5,7,64,F8 B:59,6,22,F7 G:62,F3,F7,F7 R:22,23,40,14 Y 4 0 - -
Y7-11
  Yellow goes from 7 to 11. It is Blue’s turn.
  Jaune va de 7 à 11. À Bleu de jouer.

Y:5,11,64,F8 B:59,6,22,F7 G:62,F3,F7,F7 R:22,23,40,14 B - 0 - -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:5,11,64,F8 B:59,6,22,F7 G:62,F3,F7,F7 R:22,23,40,14 B 4 0 - -
B59-63
  Blue goes from 59 to 63. It is Green’s turn.
  Bleu va de 59 à 63. À Vert de jouer.

Y:5,11,64,F8 B:63,6,22,F7 G:62,F3,F7,F7 R:22,23,40,14 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:5,11,64,F8 B:63,6,22,F7 G:62,F3,F7,F7 R:22,23,40,14 G 3 0 - -
GF3-F6
  Green goes from F3 to F6. It is Red’s turn.
  Vert va de F3 à F6. À Rouge de jouer.

Y:5,11,64,F8 B:63,6,22,F7 G:62,F6,F7,F7 R:22,23,40,14 R - 0 - -
d1
  Red throws 1.
  Rouge lance : 1.

Y:5,11,64,F8 B:63,6,22,F7 G:62,F6,F7,F7 R:22,23,40,14 R 1 0 - -
R22-23
  Red goes from 22 to 23. It is Yellow’s turn.
  Rouge va de 22 à 23. À Jaune de jouer.

Y:5,11,64,F8 B:63,6,22,F7 G:62,F6,F7,F7 R:23,23,40,14 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:5,11,64,F8 B:63,6,22,F7 G:62,F6,F7,F7 R:23,23,40,14 Y 2 0 - -
Y5-7
  Yellow goes from 5 to 7. It is Blue’s turn.
  Jaune va de 5 à 7. À Bleu de jouer.

Y:7,11,64,F8 B:63,6,22,F7 G:62,F6,F7,F7 R:23,23,40,14 B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:7,11,64,F8 B:63,6,22,F7 G:62,F6,F7,F7 R:23,23,40,14 B 6 1+ - -
B63-1
  Blue goes from 63 to 1. Blue throws again.
  Bleu va de 63 à 1. Bleu relance.

Y:7,11,64,F8 B:1,6,22,F7 G:62,F6,F7,F7 R:23,23,40,14 B - 1 B1 -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:7,11,64,F8 B:1,6,22,F7 G:62,F6,F7,F7 R:23,23,40,14 B 2 1 B1 -
B6-8
  Blue goes from 6 to 8. It is Green’s turn.
  Bleu va de 6 à 8. À Vert de jouer.

Y:7,11,64,F8 B:1,8,22,F7 G:62,F6,F7,F7 R:23,23,40,14 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:7,11,64,F8 B:1,8,22,F7 G:62,F6,F7,F7 R:23,23,40,14 G 5 0 - -
G62-67
  Green goes from 62 to 67. It is Red’s turn.
  Vert va de 62 à 67. À Rouge de jouer.

Y:7,11,64,F8 B:1,8,22,F7 G:67,F6,F7,F7 R:23,23,40,14 R - 0 - -
d1
  Red throws 1.
  Rouge lance : 1.

Y:7,11,64,F8 B:1,8,22,F7 G:67,F6,F7,F7 R:23,23,40,14 R 1 0 - -
R23-24
  Red goes from 23 to 24. It is Yellow’s turn.
  Rouge va de 23 à 24. À Jaune de jouer.

Y:7,11,64,F8 B:1,8,22,F7 G:67,F6,F7,F7 R:23,24,40,14 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:7,11,64,F8 B:1,8,22,F7 G:67,F6,F7,F7 R:23,24,40,14 Y 2 0 - -
Y11-13
  Yellow goes from 11 to 13. It is Blue’s turn.
  Jaune va de 11 à 13. À Bleu de jouer.

Y:7,13,64,F8 B:1,8,22,F7 G:67,F6,F7,F7 R:23,24,40,14 B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:7,13,64,F8 B:1,8,22,F7 G:67,F6,F7,F7 R:23,24,40,14 B 6 1+ - -
B8-14
  Blue goes from 8 to 14. Blue throws again.
  Bleu va de 8 à 14. Bleu relance.

Y:7,13,64,F8 B:1,14,22,F7 G:67,F6,F7,F7 R:23,24,40,14 B - 1 B14 -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:7,13,64,F8 B:1,14,22,F7 G:67,F6,F7,F7 R:23,24,40,14 B 4 1 B14 -
B14-18
  Blue goes from 14 to 18. It is Green’s turn.
  Bleu va de 14 à 18. À Vert de jouer.

Y:7,13,64,F8 B:1,18,22,F7 G:67,F6,F7,F7 R:23,24,40,14 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:7,13,64,F8 B:1,18,22,F7 G:67,F6,F7,F7 R:23,24,40,14 G 5 0 - -
G67-4
  Green goes from 67 to 4. It is Red’s turn.
  Vert va de 67 à 4. À Rouge de jouer.

Y:7,13,64,F8 B:1,18,22,F7 G:4,F6,F7,F7 R:23,24,40,14 R - 0 - -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:7,13,64,F8 B:1,18,22,F7 G:4,F6,F7,F7 R:23,24,40,14 R 6 1+ - -
R14-F3
  Red goes from 14 to F3. Red throws again.
  Rouge va de 14 à F3. Rouge relance.

Y:7,13,64,F8 B:1,18,22,F7 G:4,F6,F7,F7 R:23,24,40,F3 R - 1 RF3 -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:7,13,64,F8 B:1,18,22,F7 G:4,F6,F7,F7 R:23,24,40,F3 R 6 2+ RF3 -
R40-46
  Red goes from 40 to 46. Red throws again.
  Rouge va de 40 à 46. Rouge relance.

Y:7,13,64,F8 B:1,18,22,F7 G:4,F6,F7,F7 R:23,24,46,F3 R - 2 R46 -
d3
  Red throws 3.
  Rouge lance : 3.

Y:7,13,64,F8 B:1,18,22,F7 G:4,F6,F7,F7 R:23,24,46,F3 R 3 2 R46 -
RF3-F6
  Red goes from F3 to F6. It is Yellow’s turn.
  Rouge va de F3 à F6. À Jaune de jouer.

Y:7,13,64,F8 B:1,18,22,F7 G:4,F6,F7,F7 R:23,24,46,F6 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:7,13,64,F8 B:1,18,22,F7 G:4,F6,F7,F7 R:23,24,46,F6 Y 4 0 - -
Y7-11
  Yellow goes from 7 to 11. It is Blue’s turn.
  Jaune va de 7 à 11. À Bleu de jouer.

Y:11,13,64,F8 B:1,18,22,F7 G:4,F6,F7,F7 R:23,24,46,F6 B - 0 - -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:11,13,64,F8 B:1,18,22,F7 G:4,F6,F7,F7 R:23,24,46,F6 B 4 0 - -
B22-26
  Blue goes from 22 to 26. It is Green’s turn.
  Bleu va de 22 à 26. À Vert de jouer.

Y:11,13,64,F8 B:1,18,26,F7 G:4,F6,F7,F7 R:23,24,46,F6 G - 0 - -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:11,13,64,F8 B:1,18,26,F7 G:4,F6,F7,F7 R:23,24,46,F6 G 6 1+ - -
G4-10
  Green goes from 4 to 10. Green throws again.
  Vert va de 4 à 10. Vert relance.

Y:11,13,64,F8 B:1,18,26,F7 G:10,F6,F7,F7 R:23,24,46,F6 G - 1 G10 -
d3
  Green throws 3.
  Vert lance : 3.

Y:11,13,64,F8 B:1,18,26,F7 G:10,F6,F7,F7 R:23,24,46,F6 G 3 1 G10 -
G10-13
  Green goes from 10 to 13. It is Red’s turn.
  Vert va de 10 à 13. À Rouge de jouer.

Y:11,13,64,F8 B:1,18,26,F7 G:13,F6,F7,F7 R:23,24,46,F6 R - 0 - -
d4
  Red throws 4.
  Rouge lance : 4.

Y:11,13,64,F8 B:1,18,26,F7 G:13,F6,F7,F7 R:23,24,46,F6 R 4 0 - -
R23-27
  Red goes from 23 to 27. It is Yellow’s turn.
  Rouge va de 23 à 27. À Jaune de jouer.

Y:11,13,64,F8 B:1,18,26,F7 G:13,F6,F7,F7 R:24,27,46,F6 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:11,13,64,F8 B:1,18,26,F7 G:13,F6,F7,F7 R:24,27,46,F6 Y 4 0 - -
Y11-15
  Yellow goes from 11 to 15. It is Blue’s turn.
  Jaune va de 11 à 15. À Bleu de jouer.

Y:13,15,64,F8 B:1,18,26,F7 G:13,F6,F7,F7 R:24,27,46,F6 B - 0 - -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:13,15,64,F8 B:1,18,26,F7 G:13,F6,F7,F7 R:24,27,46,F6 B 5 0 - -
B26-31
  Blue goes from 26 to 31. It is Green’s turn.
  Bleu va de 26 à 31. À Vert de jouer.

Y:13,15,64,F8 B:1,18,31,F7 G:13,F6,F7,F7 R:24,27,46,F6 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:13,15,64,F8 B:1,18,31,F7 G:13,F6,F7,F7 R:24,27,46,F6 G 5 0 - -
G13-18
  Green goes from 13 to 18. Green sends Blue’s token on 18 back to its workshop. Green wins a bonus of 20.
  Vert va de 13 à 18. Vert renvoie à l’atelier le jeton de Bleu, case 18. Vert gagne un bonus de 20.

Y:13,15,64,F8 B:A,1,31,F7 G:18,F6,F7,F7 R:24,27,46,F6 G - 0 G18 20
G18-F4
  Green uses the bonus of 20: from 18 to F4. It is Red’s turn.
  Vert profite du bonus de 20 : de 18 à F4. À Rouge de jouer.

Y:13,15,64,F8 B:A,1,31,F7 G:F4,F6,F7,F7 R:24,27,46,F6 R - 0 - -
d1
  Red throws 1.
  Rouge lance : 1.

Y:13,15,64,F8 B:A,1,31,F7 G:F4,F6,F7,F7 R:24,27,46,F6 R 1 0 - -
R27-28
  Red goes from 27 to 28. It is Yellow’s turn.
  Rouge va de 27 à 28. À Jaune de jouer.

Y:13,15,64,F8 B:A,1,31,F7 G:F4,F6,F7,F7 R:24,28,46,F6 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:13,15,64,F8 B:A,1,31,F7 G:F4,F6,F7,F7 R:24,28,46,F6 Y 4 0 - -
Y13-17
  Yellow goes from 13 to 17. It is Blue’s turn.
  Jaune va de 13 à 17. À Bleu de jouer.

Y:15,17,64,F8 B:A,1,31,F7 G:F4,F6,F7,F7 R:24,28,46,F6 B - 0 - -
d1
  Blue throws 1.
  Bleu lance : 1.

Y:15,17,64,F8 B:A,1,31,F7 G:F4,F6,F7,F7 R:24,28,46,F6 B 1 0 - -
BF7-F8
  Blue goes from F7 to F8. One of Blue’s columns stands at the tip! Blue wins a bonus of 10.
  Bleu va de F7 à F8. Une colonne de Bleu est au sommet ! Bleu gagne un bonus de 10.

Y:15,17,64,F8 B:A,1,31,F8 G:F4,F6,F7,F7 R:24,28,46,F6 B - 0 BF8 10
B1-11
  Blue uses the bonus of 10: from 1 to 11. It is Green’s turn.
  Bleu profite du bonus de 10 : de 1 à 11. À Vert de jouer.

Y:15,17,64,F8 B:A,11,31,F8 G:F4,F6,F7,F7 R:24,28,46,F6 G - 0 - -
d3
  Green throws 3. Green cannot play this throw (3): it is played with Yellow’s tokens.
  Vert lance : 3. Vert ne peut pas jouer ce lancer (3) : il sert à Jaune.

Y:15,17,64,F8 B:A,11,31,F8 G:F4,F6,F7,F7 R:24,28,46,F6 G 3 0 - -
Y64-67
  Yellow goes from 64 to 67. It is Red’s turn.
  Jaune va de 64 à 67. À Rouge de jouer.

Y:15,17,67,F8 B:A,11,31,F8 G:F4,F6,F7,F7 R:24,28,46,F6 R - 0 - -
d4
  Red throws 4.
  Rouge lance : 4.

Y:15,17,67,F8 B:A,11,31,F8 G:F4,F6,F7,F7 R:24,28,46,F6 R 4 0 - -
R24-28
  Red goes from 24 to 28. It is Yellow’s turn.
  Rouge va de 24 à 28. À Jaune de jouer.

Y:15,17,67,F8 B:A,11,31,F8 G:F4,F6,F7,F7 R:28,28,46,F6 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:15,17,67,F8 B:A,11,31,F8 G:F4,F6,F7,F7 R:28,28,46,F6 Y 2 0 - -
Y17-19
  Yellow goes from 17 to 19. It is Blue’s turn.
  Jaune va de 17 à 19. À Bleu de jouer.

Y:15,19,67,F8 B:A,11,31,F8 G:F4,F6,F7,F7 R:28,28,46,F6 B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:15,19,67,F8 B:A,11,31,F8 G:F4,F6,F7,F7 R:28,28,46,F6 B 6 1+ - -
B11-17
  Blue goes from 11 to 17. Blue throws again.
  Bleu va de 11 à 17. Bleu relance.

Y:15,19,67,F8 B:A,17,31,F8 G:F4,F6,F7,F7 R:28,28,46,F6 B - 1 B17 -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:15,19,67,F8 B:A,17,31,F8 G:F4,F6,F7,F7 R:28,28,46,F6 B 5 1 B17 -
BA-56
  Blue brings a token out of the workshop, on square 56. It is Green’s turn.
  Bleu sort un jeton de l’atelier, case 56. À Vert de jouer.

Y:15,19,67,F8 B:56,17,31,F8 G:F4,F6,F7,F7 R:28,28,46,F6 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:15,19,67,F8 B:56,17,31,F8 G:F4,F6,F7,F7 R:28,28,46,F6 G 2 0 - -
GF4-F6
  Green goes from F4 to F6. It is Red’s turn.
  Vert va de F4 à F6. À Rouge de jouer.

Y:15,19,67,F8 B:56,17,31,F8 G:F6,F6,F7,F7 R:28,28,46,F6 R - 0 - -
d5
  Red throws 5.
  Rouge lance : 5.

Y:15,19,67,F8 B:56,17,31,F8 G:F6,F6,F7,F7 R:28,28,46,F6 R 5 0 - -
R28-33
  Red goes from 28 to 33. It is Yellow’s turn.
  Rouge va de 28 à 33. À Jaune de jouer.

Y:15,19,67,F8 B:56,17,31,F8 G:F6,F6,F7,F7 R:28,33,46,F6 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:15,19,67,F8 B:56,17,31,F8 G:F6,F6,F7,F7 R:28,33,46,F6 Y 4 0 - -
Y19-23
  Yellow goes from 19 to 23. It is Blue’s turn.
  Jaune va de 19 à 23. À Bleu de jouer.

Y:15,23,67,F8 B:56,17,31,F8 G:F6,F6,F7,F7 R:28,33,46,F6 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:15,23,67,F8 B:56,17,31,F8 G:F6,F6,F7,F7 R:28,33,46,F6 B 2 0 - -
B17-19
  Blue goes from 17 to 19. It is Green’s turn.
  Bleu va de 17 à 19. À Vert de jouer.

Y:15,23,67,F8 B:56,19,31,F8 G:F6,F6,F7,F7 R:28,33,46,F6 G - 0 - -
d4
  Green throws 4. Green cannot play this throw (4): it is played with Yellow’s tokens.
  Vert lance : 4. Vert ne peut pas jouer ce lancer (4) : il sert à Jaune.

Y:15,23,67,F8 B:56,19,31,F8 G:F6,F6,F7,F7 R:28,33,46,F6 G 4 0 - -
Y15-19
  Yellow goes from 15 to 19. Yellow sends Blue’s token on 19 back to its workshop. Green wins a bonus of 20. Nobody can use the bonus of 20: it is lost. It is Red’s turn.
  Jaune va de 15 à 19. Jaune renvoie à l’atelier le jeton de Bleu, case 19. Vert gagne un bonus de 20. Personne ne peut profiter du bonus de 20 : il est perdu. À Rouge de jouer.

Y:19,23,67,F8 B:A,56,31,F8 G:F6,F6,F7,F7 R:28,33,46,F6 R - 0 - -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:19,23,67,F8 B:A,56,31,F8 G:F6,F6,F7,F7 R:28,33,46,F6 R 6 1+ - -
R33-39
  Red goes from 33 to 39. Red throws again.
  Rouge va de 33 à 39. Rouge relance.

Y:19,23,67,F8 B:A,56,31,F8 G:F6,F6,F7,F7 R:28,39,46,F6 R - 1 R39 -
d4
  Red throws 4.
  Rouge lance : 4.

Y:19,23,67,F8 B:A,56,31,F8 G:F6,F6,F7,F7 R:28,39,46,F6 R 4 1 R39 -
R46-50
  Red goes from 46 to 50. It is Yellow’s turn.
  Rouge va de 46 à 50. À Jaune de jouer.

Y:19,23,67,F8 B:A,56,31,F8 G:F6,F6,F7,F7 R:28,39,50,F6 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:19,23,67,F8 B:A,56,31,F8 G:F6,F6,F7,F7 R:28,39,50,F6 Y 2 0 - -
Y23-25
  Yellow goes from 23 to 25. It is Blue’s turn.
  Jaune va de 23 à 25. À Bleu de jouer.

Y:19,25,67,F8 B:A,56,31,F8 G:F6,F6,F7,F7 R:28,39,50,F6 B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:19,25,67,F8 B:A,56,31,F8 G:F6,F6,F7,F7 R:28,39,50,F6 B 6 1+ - -
B31-37
  Blue goes from 31 to 37. Blue throws again.
  Bleu va de 31 à 37. Bleu relance.

Y:19,25,67,F8 B:A,56,37,F8 G:F6,F6,F7,F7 R:28,39,50,F6 B - 1 B37 -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:19,25,67,F8 B:A,56,37,F8 G:F6,F6,F7,F7 R:28,39,50,F6 B 4 1 B37 -
B37-41
  Blue goes from 37 to 41. It is Green’s turn.
  Bleu va de 37 à 41. À Vert de jouer.

Y:19,25,67,F8 B:A,56,41,F8 G:F6,F6,F7,F7 R:28,39,50,F6 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:19,25,67,F8 B:A,56,41,F8 G:F6,F6,F7,F7 R:28,39,50,F6 G 1 0 - -
GF7-F8
  Green goes from F7 to F8. One of Green’s columns stands at the tip! Green wins a bonus of 10. Nobody can use the bonus of 10: it is lost. It is Red’s turn.
  Vert va de F7 à F8. Une colonne de Vert est au sommet ! Vert gagne un bonus de 10. Personne ne peut profiter du bonus de 10 : il est perdu. À Rouge de jouer.

Y:19,25,67,F8 B:A,56,41,F8 G:F6,F6,F7,F8 R:28,39,50,F6 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:19,25,67,F8 B:A,56,41,F8 G:F6,F6,F7,F8 R:28,39,50,F6 R 2 0 - -
RF6-F8
  Red goes from F6 to F8. One of Red’s columns stands at the tip! Red wins a bonus of 10.
  Rouge va de F6 à F8. Une colonne de Rouge est au sommet ! Rouge gagne un bonus de 10.

Y:19,25,67,F8 B:A,56,41,F8 G:F6,F6,F7,F8 R:28,39,50,F8 R - 0 RF8 10
R39-49
  Red uses the bonus of 10: from 39 to 49. It is Yellow’s turn.
  Rouge profite du bonus de 10 : de 39 à 49. À Jaune de jouer.

Y:19,25,67,F8 B:A,56,41,F8 G:F6,F6,F7,F8 R:28,49,50,F8 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:19,25,67,F8 B:A,56,41,F8 G:F6,F6,F7,F8 R:28,49,50,F8 Y 2 0 - -
Y19-21
  Yellow goes from 19 to 21. It is Blue’s turn.
  Jaune va de 19 à 21. À Bleu de jouer.

Y:21,25,67,F8 B:A,56,41,F8 G:F6,F6,F7,F8 R:28,49,50,F8 B - 0 - -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:21,25,67,F8 B:A,56,41,F8 G:F6,F6,F7,F8 R:28,49,50,F8 B 3 0 - -
B41-44
  Blue goes from 41 to 44. It is Green’s turn.
  Bleu va de 41 à 44. À Vert de jouer.

Y:21,25,67,F8 B:A,56,44,F8 G:F6,F6,F7,F8 R:28,49,50,F8 G - 0 - -
d6
  Green throws 6. A six! Green will throw again. Green cannot play this throw (6): it is played with Yellow’s tokens.
  Vert lance : 6. Un six ! Vert relancera. Vert ne peut pas jouer ce lancer (6) : il sert à Jaune.

Y:21,25,67,F8 B:A,56,44,F8 G:F6,F6,F7,F8 R:28,49,50,F8 G 6 1+ - -
Y25-31
  Yellow goes from 25 to 31. Green throws again.
  Jaune va de 25 à 31. Vert relance.

Y:21,31,67,F8 B:A,56,44,F8 G:F6,F6,F7,F8 R:28,49,50,F8 G - 1 Y31 -
d5
  Green throws 5. Green cannot play this throw (5): it is played with Yellow’s tokens.
  Vert lance : 5. Vert ne peut pas jouer ce lancer (5) : il sert à Jaune.

Y:21,31,67,F8 B:A,56,44,F8 G:F6,F6,F7,F8 R:28,49,50,F8 G 5 1 Y31 -
Y21-26
  Yellow goes from 21 to 26. It is Red’s turn.
  Jaune va de 21 à 26. À Rouge de jouer.

Y:26,31,67,F8 B:A,56,44,F8 G:F6,F6,F7,F8 R:28,49,50,F8 R - 0 - -
d1
  Red throws 1.
  Rouge lance : 1.

Y:26,31,67,F8 B:A,56,44,F8 G:F6,F6,F7,F8 R:28,49,50,F8 R 1 0 - -
R50-51
  Red goes from 50 to 51. It is Yellow’s turn.
  Rouge va de 50 à 51. À Jaune de jouer.

Y:26,31,67,F8 B:A,56,44,F8 G:F6,F6,F7,F8 R:28,49,51,F8 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:26,31,67,F8 B:A,56,44,F8 G:F6,F6,F7,F8 R:28,49,51,F8 Y 6 1+ - -
Y31-37
  Yellow goes from 31 to 37. Yellow throws again.
  Jaune va de 31 à 37. Jaune relance.

Y:26,37,67,F8 B:A,56,44,F8 G:F6,F6,F7,F8 R:28,49,51,F8 Y - 1 Y37 -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:26,37,67,F8 B:A,56,44,F8 G:F6,F6,F7,F8 R:28,49,51,F8 Y 1 1 Y37 -
Y26-27
  Yellow goes from 26 to 27. It is Blue’s turn.
  Jaune va de 26 à 27. À Bleu de jouer.

Y:27,37,67,F8 B:A,56,44,F8 G:F6,F6,F7,F8 R:28,49,51,F8 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:27,37,67,F8 B:A,56,44,F8 G:F6,F6,F7,F8 R:28,49,51,F8 B 2 0 - -
B56-58
  Blue goes from 56 to 58. It is Green’s turn.
  Bleu va de 56 à 58. À Vert de jouer.

Y:27,37,67,F8 B:A,58,44,F8 G:F6,F6,F7,F8 R:28,49,51,F8 G - 0 - -
d4
  Green throws 4. Green cannot play this throw (4): it is played with Yellow’s tokens.
  Vert lance : 4. Vert ne peut pas jouer ce lancer (4) : il sert à Jaune.

Y:27,37,67,F8 B:A,58,44,F8 G:F6,F6,F7,F8 R:28,49,51,F8 G 4 0 - -
Y27-31
  Yellow goes from 27 to 31. It is Red’s turn.
  Jaune va de 27 à 31. À Rouge de jouer.

Y:31,37,67,F8 B:A,58,44,F8 G:F6,F6,F7,F8 R:28,49,51,F8 R - 0 - -
d3
  Red throws 3.
  Rouge lance : 3.

Y:31,37,67,F8 B:A,58,44,F8 G:F6,F6,F7,F8 R:28,49,51,F8 R 3 0 - -
R51-54
  Red goes from 51 to 54. It is Yellow’s turn.
  Rouge va de 51 à 54. À Jaune de jouer.

Y:31,37,67,F8 B:A,58,44,F8 G:F6,F6,F7,F8 R:28,49,54,F8 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:31,37,67,F8 B:A,58,44,F8 G:F6,F6,F7,F8 R:28,49,54,F8 Y 3 0 - -
Y37-40
  Yellow goes from 37 to 40. It is Blue’s turn.
  Jaune va de 37 à 40. À Bleu de jouer.

Y:31,40,67,F8 B:A,58,44,F8 G:F6,F6,F7,F8 R:28,49,54,F8 B - 0 - -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:31,40,67,F8 B:A,58,44,F8 G:F6,F6,F7,F8 R:28,49,54,F8 B 5 0 - -
BA-56
  Blue brings a token out of the workshop, on square 56. It is Green’s turn.
  Bleu sort un jeton de l’atelier, case 56. À Vert de jouer.

Y:31,40,67,F8 B:56,58,44,F8 G:F6,F6,F7,F8 R:28,49,54,F8 G - 0 - -
d4
  Green throws 4. Green cannot play this throw (4): it is played with Yellow’s tokens.
  Vert lance : 4. Vert ne peut pas jouer ce lancer (4) : il sert à Jaune.

Y:31,40,67,F8 B:56,58,44,F8 G:F6,F6,F7,F8 R:28,49,54,F8 G 4 0 - -
Y40-44
  Yellow goes from 40 to 44. Yellow sends Blue’s token on 44 back to its workshop. Green wins a bonus of 20. Nobody can use the bonus of 20: it is lost. It is Red’s turn.
  Jaune va de 40 à 44. Jaune renvoie à l’atelier le jeton de Bleu, case 44. Vert gagne un bonus de 20. Personne ne peut profiter du bonus de 20 : il est perdu. À Rouge de jouer.

Y:31,44,67,F8 B:A,56,58,F8 G:F6,F6,F7,F8 R:28,49,54,F8 R - 0 - -
d5
  Red throws 5.
  Rouge lance : 5.

Y:31,44,67,F8 B:A,56,58,F8 G:F6,F6,F7,F8 R:28,49,54,F8 R 5 0 - -
R54-59
  Red goes from 54 to 59. It is Yellow’s turn.
  Rouge va de 54 à 59. À Jaune de jouer.

Y:31,44,67,F8 B:A,56,58,F8 G:F6,F6,F7,F8 R:28,49,59,F8 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:31,44,67,F8 B:A,56,58,F8 G:F6,F6,F7,F8 R:28,49,59,F8 Y 4 0 - -
Y67-F3
  Yellow goes from 67 to F3. It is Blue’s turn.
  Jaune va de 67 à F3. À Bleu de jouer.

Y:31,44,F3,F8 B:A,56,58,F8 G:F6,F6,F7,F8 R:28,49,59,F8 B - 0 - -
d1
  Blue throws 1.
  Bleu lance : 1.

Y:31,44,F3,F8 B:A,56,58,F8 G:F6,F6,F7,F8 R:28,49,59,F8 B 1 0 - -
B56-57
  Blue goes from 56 to 57. It is Green’s turn.
  Bleu va de 56 à 57. À Vert de jouer.

Y:31,44,F3,F8 B:A,57,58,F8 G:F6,F6,F7,F8 R:28,49,59,F8 G - 0 - -
d3
  Green throws 3. Green cannot play this throw (3): it is played with Yellow’s tokens.
  Vert lance : 3. Vert ne peut pas jouer ce lancer (3) : il sert à Jaune.

Y:31,44,F3,F8 B:A,57,58,F8 G:F6,F6,F7,F8 R:28,49,59,F8 G 3 0 - -
Y44-47
  Yellow goes from 44 to 47. It is Red’s turn.
  Jaune va de 44 à 47. À Rouge de jouer.

Y:31,47,F3,F8 B:A,57,58,F8 G:F6,F6,F7,F8 R:28,49,59,F8 R - 0 - -
d5
  Red throws 5.
  Rouge lance : 5.

Y:31,47,F3,F8 B:A,57,58,F8 G:F6,F6,F7,F8 R:28,49,59,F8 R 5 0 - -
R59-64
  Red goes from 59 to 64. It is Yellow’s turn.
  Rouge va de 59 à 64. À Jaune de jouer.

Y:31,47,F3,F8 B:A,57,58,F8 G:F6,F6,F7,F8 R:28,49,64,F8 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:31,47,F3,F8 B:A,57,58,F8 G:F6,F6,F7,F8 R:28,49,64,F8 Y 3 0 - -
YF3-F6
  Yellow goes from F3 to F6. It is Blue’s turn.
  Jaune va de F3 à F6. À Bleu de jouer.

Y:31,47,F6,F8 B:A,57,58,F8 G:F6,F6,F7,F8 R:28,49,64,F8 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:31,47,F6,F8 B:A,57,58,F8 G:F6,F6,F7,F8 R:28,49,64,F8 B 2 0 - -
B58-60
  Blue goes from 58 to 60. It is Green’s turn.
  Bleu va de 58 à 60. À Vert de jouer.

Y:31,47,F6,F8 B:A,57,60,F8 G:F6,F6,F7,F8 R:28,49,64,F8 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:31,47,F6,F8 B:A,57,60,F8 G:F6,F6,F7,F8 R:28,49,64,F8 G 2 0 - -
GF6-F8
  Green goes from F6 to F8. One of Green’s columns stands at the tip! Green wins a bonus of 10. Nobody can use the bonus of 10: it is lost. It is Red’s turn.
  Vert va de F6 à F8. Une colonne de Vert est au sommet ! Vert gagne un bonus de 10. Personne ne peut profiter du bonus de 10 : il est perdu. À Rouge de jouer.

Y:31,47,F6,F8 B:A,57,60,F8 G:F6,F7,F8,F8 R:28,49,64,F8 R - 0 - -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:31,47,F6,F8 B:A,57,60,F8 G:F6,F7,F8,F8 R:28,49,64,F8 R 6 1+ - -
R28-34
  Red goes from 28 to 34. Red throws again.
  Rouge va de 28 à 34. Rouge relance.

Y:31,47,F6,F8 B:A,57,60,F8 G:F6,F7,F8,F8 R:34,49,64,F8 R - 1 R34 -
d2
  Red throws 2.
  Rouge lance : 2.

Y:31,47,F6,F8 B:A,57,60,F8 G:F6,F7,F8,F8 R:34,49,64,F8 R 2 1 R34 -
R64-66
  Red goes from 64 to 66. It is Yellow’s turn.
  Rouge va de 64 à 66. À Jaune de jouer.

Y:31,47,F6,F8 B:A,57,60,F8 G:F6,F7,F8,F8 R:34,49,66,F8 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:31,47,F6,F8 B:A,57,60,F8 G:F6,F7,F8,F8 R:34,49,66,F8 Y 4 0 - -
Y31-35
  Yellow goes from 31 to 35. It is Blue’s turn.
  Jaune va de 31 à 35. À Bleu de jouer.

Y:35,47,F6,F8 B:A,57,60,F8 G:F6,F7,F8,F8 R:34,49,66,F8 B - 0 - -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:35,47,F6,F8 B:A,57,60,F8 G:F6,F7,F8,F8 R:34,49,66,F8 B 4 0 - -
B57-61
  Blue goes from 57 to 61. It is Green’s turn.
  Bleu va de 57 à 61. À Vert de jouer.

Y:35,47,F6,F8 B:A,60,61,F8 G:F6,F7,F8,F8 R:34,49,66,F8 G - 0 - -
d4
  Green throws 4. Green cannot play this throw (4): it is played with Yellow’s tokens.
  Vert lance : 4. Vert ne peut pas jouer ce lancer (4) : il sert à Jaune.

Y:35,47,F6,F8 B:A,60,61,F8 G:F6,F7,F8,F8 R:34,49,66,F8 G 4 0 - -
Y47-51
  Yellow goes from 47 to 51. It is Red’s turn.
  Jaune va de 47 à 51. À Rouge de jouer.

Y:35,51,F6,F8 B:A,60,61,F8 G:F6,F7,F8,F8 R:34,49,66,F8 R - 0 - -
d4
  Red throws 4.
  Rouge lance : 4.

Y:35,51,F6,F8 B:A,60,61,F8 G:F6,F7,F8,F8 R:34,49,66,F8 R 4 0 - -
R34-38
  Red goes from 34 to 38. It is Yellow’s turn.
  Rouge va de 34 à 38. À Jaune de jouer.

Y:35,51,F6,F8 B:A,60,61,F8 G:F6,F7,F8,F8 R:38,49,66,F8 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:35,51,F6,F8 B:A,60,61,F8 G:F6,F7,F8,F8 R:38,49,66,F8 Y 1 0 - -
Y35-36
  Yellow goes from 35 to 36. It is Blue’s turn.
  Jaune va de 35 à 36. À Bleu de jouer.

Y:36,51,F6,F8 B:A,60,61,F8 G:F6,F7,F8,F8 R:38,49,66,F8 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:36,51,F6,F8 B:A,60,61,F8 G:F6,F7,F8,F8 R:38,49,66,F8 B 2 0 - -
B61-63
  Blue goes from 61 to 63. It is Green’s turn.
  Bleu va de 61 à 63. À Vert de jouer.

Y:36,51,F6,F8 B:A,60,63,F8 G:F6,F7,F8,F8 R:38,49,66,F8 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:36,51,F6,F8 B:A,60,63,F8 G:F6,F7,F8,F8 R:38,49,66,F8 G 2 0 - -
GF6-F8
  Green goes from F6 to F8. One of Green’s columns stands at the tip! Green wins a bonus of 10. Nobody can use the bonus of 10: it is lost. It is Red’s turn.
  Vert va de F6 à F8. Une colonne de Vert est au sommet ! Vert gagne un bonus de 10. Personne ne peut profiter du bonus de 10 : il est perdu. À Rouge de jouer.

Y:36,51,F6,F8 B:A,60,63,F8 G:F7,F8,F8,F8 R:38,49,66,F8 R - 0 - -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:36,51,F6,F8 B:A,60,63,F8 G:F7,F8,F8,F8 R:38,49,66,F8 R 6 1+ - -
R66-4
  Red goes from 66 to 4. Red throws again.
  Rouge va de 66 à 4. Rouge relance.

Y:36,51,F6,F8 B:A,60,63,F8 G:F7,F8,F8,F8 R:38,49,4,F8 R - 1 R4 -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:36,51,F6,F8 B:A,60,63,F8 G:F7,F8,F8,F8 R:38,49,4,F8 R 6 2+ R4 -
R49-55
  Red goes from 49 to 55. Red throws again.
  Rouge va de 49 à 55. Rouge relance.

Y:36,51,F6,F8 B:A,60,63,F8 G:F7,F8,F8,F8 R:38,55,4,F8 R - 2 R55 -
d5
  Red throws 5.
  Rouge lance : 5.

Y:36,51,F6,F8 B:A,60,63,F8 G:F7,F8,F8,F8 R:38,55,4,F8 R 5 2 R55 -
R4-9
  Red goes from 4 to 9. It is Yellow’s turn.
  Rouge va de 4 à 9. À Jaune de jouer.

Y:36,51,F6,F8 B:A,60,63,F8 G:F7,F8,F8,F8 R:38,55,9,F8 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:36,51,F6,F8 B:A,60,63,F8 G:F7,F8,F8,F8 R:38,55,9,F8 Y 5 0 - -
Y36-41
  Yellow goes from 36 to 41. It is Blue’s turn.
  Jaune va de 36 à 41. À Bleu de jouer.

Y:41,51,F6,F8 B:A,60,63,F8 G:F7,F8,F8,F8 R:38,55,9,F8 B - 0 - -
d1
  Blue throws 1.
  Bleu lance : 1.

Y:41,51,F6,F8 B:A,60,63,F8 G:F7,F8,F8,F8 R:38,55,9,F8 B 1 0 - -
B63-64
  Blue goes from 63 to 64. It is Green’s turn.
  Bleu va de 63 à 64. À Vert de jouer.

Y:41,51,F6,F8 B:A,60,64,F8 G:F7,F8,F8,F8 R:38,55,9,F8 G - 0 - -
d4
  Green throws 4. Green cannot play this throw (4): it is played with Yellow’s tokens.
  Vert lance : 4. Vert ne peut pas jouer ce lancer (4) : il sert à Jaune.

Y:41,51,F6,F8 B:A,60,64,F8 G:F7,F8,F8,F8 R:38,55,9,F8 G 4 0 - -
Y51-55
  Yellow goes from 51 to 55. Yellow sends Red’s token on 55 back to its workshop. Green wins a bonus of 20. Nobody can use the bonus of 20: it is lost. It is Red’s turn.
  Jaune va de 51 à 55. Jaune renvoie à l’atelier le jeton de Rouge, case 55. Vert gagne un bonus de 20. Personne ne peut profiter du bonus de 20 : il est perdu. À Rouge de jouer.

Y:41,55,F6,F8 B:A,60,64,F8 G:F7,F8,F8,F8 R:A,38,9,F8 R - 0 - -
d5
  Red throws 5.
  Rouge lance : 5.

Y:41,55,F6,F8 B:A,60,64,F8 G:F7,F8,F8,F8 R:A,38,9,F8 R 5 0 - -
RA-22
  Red brings a token out of the workshop, on square 22. It is Yellow’s turn.
  Rouge sort un jeton de l’atelier, case 22. À Jaune de jouer.

Y:41,55,F6,F8 B:A,60,64,F8 G:F7,F8,F8,F8 R:22,38,9,F8 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:41,55,F6,F8 B:A,60,64,F8 G:F7,F8,F8,F8 R:22,38,9,F8 Y 1 0 - -
YF6-F7
  Yellow goes from F6 to F7. It is Blue’s turn.
  Jaune va de F6 à F7. À Bleu de jouer.

Y:41,55,F7,F8 B:A,60,64,F8 G:F7,F8,F8,F8 R:22,38,9,F8 B - 0 - -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:41,55,F7,F8 B:A,60,64,F8 G:F7,F8,F8,F8 R:22,38,9,F8 B 3 0 - -
B60-63
  Blue goes from 60 to 63. It is Green’s turn.
  Bleu va de 60 à 63. À Vert de jouer.

Y:41,55,F7,F8 B:A,63,64,F8 G:F7,F8,F8,F8 R:22,38,9,F8 G - 0 - -
d3
  Green throws 3. Green cannot play this throw (3): it is played with Yellow’s tokens.
  Vert lance : 3. Vert ne peut pas jouer ce lancer (3) : il sert à Jaune.

Y:41,55,F7,F8 B:A,63,64,F8 G:F7,F8,F8,F8 R:22,38,9,F8 G 3 0 - -
Y55-58
  Yellow goes from 55 to 58. It is Red’s turn.
  Jaune va de 55 à 58. À Rouge de jouer.

Y:41,58,F7,F8 B:A,63,64,F8 G:F7,F8,F8,F8 R:22,38,9,F8 R - 0 - -
d2
  Red throws 2.
  Rouge lance : 2.

Y:41,58,F7,F8 B:A,63,64,F8 G:F7,F8,F8,F8 R:22,38,9,F8 R 2 0 - -
R38-40
  Red goes from 38 to 40. It is Yellow’s turn.
  Rouge va de 38 à 40. À Jaune de jouer.

Y:41,58,F7,F8 B:A,63,64,F8 G:F7,F8,F8,F8 R:22,40,9,F8 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:41,58,F7,F8 B:A,63,64,F8 G:F7,F8,F8,F8 R:22,40,9,F8 Y 3 0 - -
Y41-44
  Yellow goes from 41 to 44. It is Blue’s turn.
  Jaune va de 41 à 44. À Bleu de jouer.

Y:44,58,F7,F8 B:A,63,64,F8 G:F7,F8,F8,F8 R:22,40,9,F8 B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:44,58,F7,F8 B:A,63,64,F8 G:F7,F8,F8,F8 R:22,40,9,F8 B 6 1+ - -
B63-1
  Blue goes from 63 to 1. Blue throws again.
  Bleu va de 63 à 1. Bleu relance.

Y:44,58,F7,F8 B:A,64,1,F8 G:F7,F8,F8,F8 R:22,40,9,F8 B - 1 B1 -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:44,58,F7,F8 B:A,64,1,F8 G:F7,F8,F8,F8 R:22,40,9,F8 B 5 1 B1 -
BA-56
  Blue brings a token out of the workshop, on square 56. It is Green’s turn.
  Bleu sort un jeton de l’atelier, case 56. À Vert de jouer.

Y:44,58,F7,F8 B:56,64,1,F8 G:F7,F8,F8,F8 R:22,40,9,F8 G - 0 - -
d2
  Green throws 2. Green cannot play this throw (2): it is played with Yellow’s tokens.
  Vert lance : 2. Vert ne peut pas jouer ce lancer (2) : il sert à Jaune.

Y:44,58,F7,F8 B:56,64,1,F8 G:F7,F8,F8,F8 R:22,40,9,F8 G 2 0 - -
Y44-46
  Yellow goes from 44 to 46. It is Red’s turn.
  Jaune va de 44 à 46. À Rouge de jouer.

Y:46,58,F7,F8 B:56,64,1,F8 G:F7,F8,F8,F8 R:22,40,9,F8 R - 0 - -
d3
  Red throws 3.
  Rouge lance : 3.

Y:46,58,F7,F8 B:56,64,1,F8 G:F7,F8,F8,F8 R:22,40,9,F8 R 3 0 - -
R9-12
  Red goes from 9 to 12. It is Yellow’s turn.
  Rouge va de 9 à 12. À Jaune de jouer.

Y:46,58,F7,F8 B:56,64,1,F8 G:F7,F8,F8,F8 R:22,40,12,F8 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:46,58,F7,F8 B:56,64,1,F8 G:F7,F8,F8,F8 R:22,40,12,F8 Y 1 0 - -
Y58-59
  Yellow goes from 58 to 59. It is Blue’s turn.
  Jaune va de 58 à 59. À Bleu de jouer.

Y:46,59,F7,F8 B:56,64,1,F8 G:F7,F8,F8,F8 R:22,40,12,F8 B - 0 - -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:46,59,F7,F8 B:56,64,1,F8 G:F7,F8,F8,F8 R:22,40,12,F8 B 3 0 - -
B56-59
  Blue goes from 56 to 59. Blue sends Yellow’s token on 59 back to its workshop. Blue wins a bonus of 20.
  Bleu va de 56 à 59. Bleu renvoie à l’atelier le jeton de Jaune, case 59. Bleu gagne un bonus de 20.

Y:A,46,F7,F8 B:59,64,1,F8 G:F7,F8,F8,F8 R:22,40,12,F8 B - 0 B59 20
B64-16
  Blue uses the bonus of 20: from 64 to 16. It is Green’s turn.
  Bleu profite du bonus de 20 : de 64 à 16. À Vert de jouer.

Y:A,46,F7,F8 B:59,1,16,F8 G:F7,F8,F8,F8 R:22,40,12,F8 G - 0 - -
d4
  Green throws 4. Green cannot play this throw (4): it is played with Yellow’s tokens.
  Vert lance : 4. Vert ne peut pas jouer ce lancer (4) : il sert à Jaune.

Y:A,46,F7,F8 B:59,1,16,F8 G:F7,F8,F8,F8 R:22,40,12,F8 G 4 0 - -
Y46-50
  Yellow goes from 46 to 50. It is Red’s turn.
  Jaune va de 46 à 50. À Rouge de jouer.

Y:A,50,F7,F8 B:59,1,16,F8 G:F7,F8,F8,F8 R:22,40,12,F8 R - 0 - -
d4
  Red throws 4.
  Rouge lance : 4.

Y:A,50,F7,F8 B:59,1,16,F8 G:F7,F8,F8,F8 R:22,40,12,F8 R 4 0 - -
R40-44
  Red goes from 40 to 44. It is Yellow’s turn.
  Rouge va de 40 à 44. À Jaune de jouer.

Y:A,50,F7,F8 B:59,1,16,F8 G:F7,F8,F8,F8 R:22,44,12,F8 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:A,50,F7,F8 B:59,1,16,F8 G:F7,F8,F8,F8 R:22,44,12,F8 Y 6 1+ - -
Y50-56
  Yellow goes from 50 to 56. Yellow throws again.
  Jaune va de 50 à 56. Jaune relance.

Y:A,56,F7,F8 B:59,1,16,F8 G:F7,F8,F8,F8 R:22,44,12,F8 Y - 1 Y56 -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:A,56,F7,F8 B:59,1,16,F8 G:F7,F8,F8,F8 R:22,44,12,F8 Y 1 1 Y56 -
YF7-F8
  Yellow goes from F7 to F8. One of Yellow’s columns stands at the tip! Yellow wins a bonus of 10.
  Jaune va de F7 à F8. Une colonne de Jaune est au sommet ! Jaune gagne un bonus de 10.

Y:A,56,F8,F8 B:59,1,16,F8 G:F7,F8,F8,F8 R:22,44,12,F8 Y - 1 YF8 10
Y56-66
  Yellow uses the bonus of 10: from 56 to 66. It is Blue’s turn.
  Jaune profite du bonus de 10 : de 56 à 66. À Bleu de jouer.

Y:A,66,F8,F8 B:59,1,16,F8 G:F7,F8,F8,F8 R:22,44,12,F8 B - 0 - -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:A,66,F8,F8 B:59,1,16,F8 G:F7,F8,F8,F8 R:22,44,12,F8 B 3 0 - -
B59-62
  Blue goes from 59 to 62. It is Green’s turn.
  Bleu va de 59 à 62. À Vert de jouer.

Y:A,66,F8,F8 B:62,1,16,F8 G:F7,F8,F8,F8 R:22,44,12,F8 G - 0 - -
d5
  Green throws 5. Green cannot play this throw (5): it is played with Yellow’s tokens.
  Vert lance : 5. Vert ne peut pas jouer ce lancer (5) : il sert à Jaune.

Y:A,66,F8,F8 B:62,1,16,F8 G:F7,F8,F8,F8 R:22,44,12,F8 G 5 0 - -
YA-5
  Yellow brings a token out of the workshop, on square 5. It is Red’s turn.
  Jaune sort un jeton de l’atelier, case 5. À Rouge de jouer.

Y:5,66,F8,F8 B:62,1,16,F8 G:F7,F8,F8,F8 R:22,44,12,F8 R - 0 - -
d5
  Red throws 5.
  Rouge lance : 5.

Y:5,66,F8,F8 B:62,1,16,F8 G:F7,F8,F8,F8 R:22,44,12,F8 R 5 0 - -
R12-17
  Red goes from 12 to 17. It is Yellow’s turn.
  Rouge va de 12 à 17. À Jaune de jouer.

Y:5,66,F8,F8 B:62,1,16,F8 G:F7,F8,F8,F8 R:22,44,17,F8 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:5,66,F8,F8 B:62,1,16,F8 G:F7,F8,F8,F8 R:22,44,17,F8 Y 1 0 - -
Y66-67
  Yellow goes from 66 to 67. It is Blue’s turn.
  Jaune va de 66 à 67. À Bleu de jouer.

Y:5,67,F8,F8 B:62,1,16,F8 G:F7,F8,F8,F8 R:22,44,17,F8 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:5,67,F8,F8 B:62,1,16,F8 G:F7,F8,F8,F8 R:22,44,17,F8 B 2 0 - -
B62-64
  Blue goes from 62 to 64. It is Green’s turn.
  Bleu va de 62 à 64. À Vert de jouer.

Y:5,67,F8,F8 B:64,1,16,F8 G:F7,F8,F8,F8 R:22,44,17,F8 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:5,67,F8,F8 B:64,1,16,F8 G:F7,F8,F8,F8 R:22,44,17,F8 G 1 0 - -
GF7-F8
  Green goes from F7 to F8. One of Green’s columns stands at the tip! Green wins a bonus of 10.
  Vert va de F7 à F8. Une colonne de Vert est au sommet ! Vert gagne un bonus de 10.

Y:5,67,F8,F8 B:64,1,16,F8 G:F8,F8,F8,F8 R:22,44,17,F8 G - 0 GF8 10
skip
  Green declines the bonus of 10. It is Red’s turn.
  Vert refuse le bonus de 10. À Rouge de jouer.

Y:5,67,F8,F8 B:64,1,16,F8 G:F8,F8,F8,F8 R:22,44,17,F8 R - 0 - -
d5
  Red throws 5.
  Rouge lance : 5.

Y:5,67,F8,F8 B:64,1,16,F8 G:F8,F8,F8,F8 R:22,44,17,F8 R 5 0 - -
R44-49
  Red goes from 44 to 49. It is Yellow’s turn.
  Rouge va de 44 à 49. À Jaune de jouer.

Y:5,67,F8,F8 B:64,1,16,F8 G:F8,F8,F8,F8 R:22,49,17,F8 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:5,67,F8,F8 B:64,1,16,F8 G:F8,F8,F8,F8 R:22,49,17,F8 Y 6 1+ - -
Y5-11
  Yellow goes from 5 to 11. Yellow throws again.
  Jaune va de 5 à 11. Jaune relance.

Y:11,67,F8,F8 B:64,1,16,F8 G:F8,F8,F8,F8 R:22,49,17,F8 Y - 1 Y11 -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:11,67,F8,F8 B:64,1,16,F8 G:F8,F8,F8,F8 R:22,49,17,F8 Y 4 1 Y11 -
Y67-F3
  Yellow goes from 67 to F3. It is Blue’s turn.
  Jaune va de 67 à F3. À Bleu de jouer.

Y:11,F3,F8,F8 B:64,1,16,F8 G:F8,F8,F8,F8 R:22,49,17,F8 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:11,F3,F8,F8 B:64,1,16,F8 G:F8,F8,F8,F8 R:22,49,17,F8 B 2 0 - -
B1-3
  Blue goes from 1 to 3. It is Green’s turn.
  Bleu va de 1 à 3. À Vert de jouer.

Y:11,F3,F8,F8 B:64,3,16,F8 G:F8,F8,F8,F8 R:22,49,17,F8 G - 0 - -
d4
  Green throws 4. Green cannot play this throw (4): it is played with Yellow’s tokens.
  Vert lance : 4. Vert ne peut pas jouer ce lancer (4) : il sert à Jaune.

Y:11,F3,F8,F8 B:64,3,16,F8 G:F8,F8,F8,F8 R:22,49,17,F8 G 4 0 - -
Y11-15
  Yellow goes from 11 to 15. It is Red’s turn.
  Jaune va de 11 à 15. À Rouge de jouer.

Y:15,F3,F8,F8 B:64,3,16,F8 G:F8,F8,F8,F8 R:22,49,17,F8 R - 0 - -
d1
  Red throws 1.
  Rouge lance : 1.

Y:15,F3,F8,F8 B:64,3,16,F8 G:F8,F8,F8,F8 R:22,49,17,F8 R 1 0 - -
R22-23
  Red goes from 22 to 23. It is Yellow’s turn.
  Rouge va de 22 à 23. À Jaune de jouer.

Y:15,F3,F8,F8 B:64,3,16,F8 G:F8,F8,F8,F8 R:23,49,17,F8 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:15,F3,F8,F8 B:64,3,16,F8 G:F8,F8,F8,F8 R:23,49,17,F8 Y 6 1+ - -
Y15-21
  Yellow goes from 15 to 21. Yellow throws again.
  Jaune va de 15 à 21. Jaune relance.

Y:21,F3,F8,F8 B:64,3,16,F8 G:F8,F8,F8,F8 R:23,49,17,F8 Y - 1 Y21 -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:21,F3,F8,F8 B:64,3,16,F8 G:F8,F8,F8,F8 R:23,49,17,F8 Y 6 2+ Y21 -
Y21-27
  Yellow goes from 21 to 27. Yellow throws again.
  Jaune va de 21 à 27. Jaune relance.

Y:27,F3,F8,F8 B:64,3,16,F8 G:F8,F8,F8,F8 R:23,49,17,F8 Y - 2 Y27 -
d6
  Yellow throws 6. The third six in a row: Yellow does not play it. Yellow’s token on 27 goes back to its start square, 5. It is Blue’s turn.
  Jaune lance : 6. Troisième six de suite : Jaune ne le joue pas. Le jeton de Jaune en 27 est renvoyé à sa case de départ, 5. À Bleu de jouer.

Y:5,F3,F8,F8 B:64,3,16,F8 G:F8,F8,F8,F8 R:23,49,17,F8 B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:5,F3,F8,F8 B:64,3,16,F8 G:F8,F8,F8,F8 R:23,49,17,F8 B 6 1+ - -
B64-2
  Blue goes from 64 to 2. Blue throws again.
  Bleu va de 64 à 2. Bleu relance.

Y:5,F3,F8,F8 B:2,3,16,F8 G:F8,F8,F8,F8 R:23,49,17,F8 B - 1 B2 -
d3
  Blue throws 3.
  Bleu lance : 3.

Y:5,F3,F8,F8 B:2,3,16,F8 G:F8,F8,F8,F8 R:23,49,17,F8 B 3 1 B2 -
B3-6
  Blue goes from 3 to 6. It is Green’s turn.
  Bleu va de 3 à 6. À Vert de jouer.

Y:5,F3,F8,F8 B:2,6,16,F8 G:F8,F8,F8,F8 R:23,49,17,F8 G - 0 - -
d4
  Green throws 4. Green cannot play this throw (4): it is played with Yellow’s tokens.
  Vert lance : 4. Vert ne peut pas jouer ce lancer (4) : il sert à Jaune.

Y:5,F3,F8,F8 B:2,6,16,F8 G:F8,F8,F8,F8 R:23,49,17,F8 G 4 0 - -
YF3-F7
  Yellow goes from F3 to F7. It is Red’s turn.
  Jaune va de F3 à F7. À Rouge de jouer.

Y:5,F7,F8,F8 B:2,6,16,F8 G:F8,F8,F8,F8 R:23,49,17,F8 R - 0 - -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:5,F7,F8,F8 B:2,6,16,F8 G:F8,F8,F8,F8 R:23,49,17,F8 R 6 1+ - -
R17-F6
  Red goes from 17 to F6. Red throws again.
  Rouge va de 17 à F6. Rouge relance.

Y:5,F7,F8,F8 B:2,6,16,F8 G:F8,F8,F8,F8 R:23,49,F6,F8 R - 1 RF6 -
d2
  Red throws 2.
  Rouge lance : 2.

Y:5,F7,F8,F8 B:2,6,16,F8 G:F8,F8,F8,F8 R:23,49,F6,F8 R 2 1 RF6 -
R49-51
  Red goes from 49 to 51. It is Yellow’s turn.
  Rouge va de 49 à 51. À Jaune de jouer.

Y:5,F7,F8,F8 B:2,6,16,F8 G:F8,F8,F8,F8 R:23,51,F6,F8 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:5,F7,F8,F8 B:2,6,16,F8 G:F8,F8,F8,F8 R:23,51,F6,F8 Y 1 0 - -
Y5-6
  Yellow goes from 5 to 6. Yellow sends Blue’s token on 6 back to its workshop. Yellow wins a bonus of 20.
  Jaune va de 5 à 6. Jaune renvoie à l’atelier le jeton de Bleu, case 6. Jaune gagne un bonus de 20.

Y:6,F7,F8,F8 B:A,2,16,F8 G:F8,F8,F8,F8 R:23,51,F6,F8 Y - 0 Y6 20
skip
  Yellow declines the bonus of 20. It is Blue’s turn.
  Jaune refuse le bonus de 20. À Bleu de jouer.

Y:6,F7,F8,F8 B:A,2,16,F8 G:F8,F8,F8,F8 R:23,51,F6,F8 B - 0 - -
d2
  Blue throws 2.
  Bleu lance : 2.

Y:6,F7,F8,F8 B:A,2,16,F8 G:F8,F8,F8,F8 R:23,51,F6,F8 B 2 0 - -
B2-4
  Blue goes from 2 to 4. It is Green’s turn.
  Bleu va de 2 à 4. À Vert de jouer.

Y:6,F7,F8,F8 B:A,4,16,F8 G:F8,F8,F8,F8 R:23,51,F6,F8 G - 0 - -
d3
  Green throws 3. Green cannot play this throw (3): it is played with Yellow’s tokens.
  Vert lance : 3. Vert ne peut pas jouer ce lancer (3) : il sert à Jaune.

Y:6,F7,F8,F8 B:A,4,16,F8 G:F8,F8,F8,F8 R:23,51,F6,F8 G 3 0 - -
Y6-9
  Yellow goes from 6 to 9. It is Red’s turn.
  Jaune va de 6 à 9. À Rouge de jouer.

Y:9,F7,F8,F8 B:A,4,16,F8 G:F8,F8,F8,F8 R:23,51,F6,F8 R - 0 - -
d4
  Red throws 4.
  Rouge lance : 4.

Y:9,F7,F8,F8 B:A,4,16,F8 G:F8,F8,F8,F8 R:23,51,F6,F8 R 4 0 - -
R23-27
  Red goes from 23 to 27. It is Yellow’s turn.
  Rouge va de 23 à 27. À Jaune de jouer.

Y:9,F7,F8,F8 B:A,4,16,F8 G:F8,F8,F8,F8 R:27,51,F6,F8 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:9,F7,F8,F8 B:A,4,16,F8 G:F8,F8,F8,F8 R:27,51,F6,F8 Y 3 0 - -
Y9-12
  Yellow goes from 9 to 12. It is Blue’s turn.
  Jaune va de 9 à 12. À Bleu de jouer.

Y:12,F7,F8,F8 B:A,4,16,F8 G:F8,F8,F8,F8 R:27,51,F6,F8 B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:12,F7,F8,F8 B:A,4,16,F8 G:F8,F8,F8,F8 R:27,51,F6,F8 B 6 1+ - -
B4-10
  Blue goes from 4 to 10. Blue throws again.
  Bleu va de 4 à 10. Bleu relance.

Y:12,F7,F8,F8 B:A,10,16,F8 G:F8,F8,F8,F8 R:27,51,F6,F8 B - 1 B10 -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:12,F7,F8,F8 B:A,10,16,F8 G:F8,F8,F8,F8 R:27,51,F6,F8 B 4 1 B10 -
B16-20
  Blue goes from 16 to 20. It is Green’s turn.
  Bleu va de 16 à 20. À Vert de jouer.

Y:12,F7,F8,F8 B:A,10,20,F8 G:F8,F8,F8,F8 R:27,51,F6,F8 G - 0 - -
d3
  Green throws 3. Green cannot play this throw (3): it is played with Yellow’s tokens.
  Vert lance : 3. Vert ne peut pas jouer ce lancer (3) : il sert à Jaune.

Y:12,F7,F8,F8 B:A,10,20,F8 G:F8,F8,F8,F8 R:27,51,F6,F8 G 3 0 - -
Y12-15
  Yellow goes from 12 to 15. It is Red’s turn.
  Jaune va de 12 à 15. À Rouge de jouer.

Y:15,F7,F8,F8 B:A,10,20,F8 G:F8,F8,F8,F8 R:27,51,F6,F8 R - 0 - -
d3
  Red throws 3.
  Rouge lance : 3.

Y:15,F7,F8,F8 B:A,10,20,F8 G:F8,F8,F8,F8 R:27,51,F6,F8 R 3 0 - -
R27-30
  Red goes from 27 to 30. It is Yellow’s turn.
  Rouge va de 27 à 30. À Jaune de jouer.

Y:15,F7,F8,F8 B:A,10,20,F8 G:F8,F8,F8,F8 R:30,51,F6,F8 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:15,F7,F8,F8 B:A,10,20,F8 G:F8,F8,F8,F8 R:30,51,F6,F8 Y 5 0 - -
Y15-20
  Yellow goes from 15 to 20. Yellow sends Blue’s token on 20 back to its workshop. Yellow wins a bonus of 20.
  Jaune va de 15 à 20. Jaune renvoie à l’atelier le jeton de Bleu, case 20. Jaune gagne un bonus de 20.

Y:20,F7,F8,F8 B:A,A,10,F8 G:F8,F8,F8,F8 R:30,51,F6,F8 Y - 0 Y20 20
Y20-40
  Yellow uses the bonus of 20: from 20 to 40. It is Blue’s turn.
  Jaune profite du bonus de 20 : de 20 à 40. À Bleu de jouer.

Y:40,F7,F8,F8 B:A,A,10,F8 G:F8,F8,F8,F8 R:30,51,F6,F8 B - 0 - -
d1
  Blue throws 1.
  Bleu lance : 1.

Y:40,F7,F8,F8 B:A,A,10,F8 G:F8,F8,F8,F8 R:30,51,F6,F8 B 1 0 - -
B10-11
  Blue goes from 10 to 11. It is Green’s turn.
  Bleu va de 10 à 11. À Vert de jouer.

Y:40,F7,F8,F8 B:A,A,11,F8 G:F8,F8,F8,F8 R:30,51,F6,F8 G - 0 - -
d6
  Green throws 6. A six! Green will throw again. Green cannot play this throw (6): it is played with Yellow’s tokens.
  Vert lance : 6. Un six ! Vert relancera. Vert ne peut pas jouer ce lancer (6) : il sert à Jaune.

Y:40,F7,F8,F8 B:A,A,11,F8 G:F8,F8,F8,F8 R:30,51,F6,F8 G 6 1+ - -
Y40-46
  Yellow goes from 40 to 46. Green throws again.
  Jaune va de 40 à 46. Vert relance.

Y:46,F7,F8,F8 B:A,A,11,F8 G:F8,F8,F8,F8 R:30,51,F6,F8 G - 1 Y46 -
d4
  Green throws 4. Green cannot play this throw (4): it is played with Yellow’s tokens.
  Vert lance : 4. Vert ne peut pas jouer ce lancer (4) : il sert à Jaune.

Y:46,F7,F8,F8 B:A,A,11,F8 G:F8,F8,F8,F8 R:30,51,F6,F8 G 4 1 Y46 -
Y46-50
  Yellow goes from 46 to 50. It is Red’s turn.
  Jaune va de 46 à 50. À Rouge de jouer.

Y:50,F7,F8,F8 B:A,A,11,F8 G:F8,F8,F8,F8 R:30,51,F6,F8 R - 0 - -
d3
  Red throws 3.
  Rouge lance : 3.

Y:50,F7,F8,F8 B:A,A,11,F8 G:F8,F8,F8,F8 R:30,51,F6,F8 R 3 0 - -
R51-54
  Red goes from 51 to 54. It is Yellow’s turn.
  Rouge va de 51 à 54. À Jaune de jouer.

Y:50,F7,F8,F8 B:A,A,11,F8 G:F8,F8,F8,F8 R:30,54,F6,F8 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:50,F7,F8,F8 B:A,A,11,F8 G:F8,F8,F8,F8 R:30,54,F6,F8 Y 5 0 - -
Y50-55
  Yellow goes from 50 to 55. It is Blue’s turn.
  Jaune va de 50 à 55. À Bleu de jouer.

Y:55,F7,F8,F8 B:A,A,11,F8 G:F8,F8,F8,F8 R:30,54,F6,F8 B - 0 - -
d6
  Blue throws 6. A six! Blue will throw again.
  Bleu lance : 6. Un six ! Bleu relancera.

Y:55,F7,F8,F8 B:A,A,11,F8 G:F8,F8,F8,F8 R:30,54,F6,F8 B 6 1+ - -
B11-17
  Blue goes from 11 to 17. Blue throws again.
  Bleu va de 11 à 17. Bleu relance.

Y:55,F7,F8,F8 B:A,A,17,F8 G:F8,F8,F8,F8 R:30,54,F6,F8 B - 1 B17 -
d4
  Blue throws 4.
  Bleu lance : 4.

Y:55,F7,F8,F8 B:A,A,17,F8 G:F8,F8,F8,F8 R:30,54,F6,F8 B 4 1 B17 -
B17-21
  Blue goes from 17 to 21. It is Green’s turn.
  Bleu va de 17 à 21. À Vert de jouer.

Y:55,F7,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,54,F6,F8 G - 0 - -
d6
  Green throws 6. A six! Green will throw again. Green cannot play this throw (6): it is played with Yellow’s tokens.
  Vert lance : 6. Un six ! Vert relancera. Vert ne peut pas jouer ce lancer (6) : il sert à Jaune.

Y:55,F7,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,54,F6,F8 G 6 1+ - -
Y55-61
  Yellow goes from 55 to 61. Green throws again.
  Jaune va de 55 à 61. Vert relance.

Y:61,F7,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,54,F6,F8 G - 1 Y61 -
d5
  Green throws 5. Green cannot play this throw (5): it is played with Yellow’s tokens.
  Vert lance : 5. Vert ne peut pas jouer ce lancer (5) : il sert à Jaune.

Y:61,F7,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,54,F6,F8 G 5 1 Y61 -
Y61-66
  Yellow goes from 61 to 66. It is Red’s turn.
  Jaune va de 61 à 66. À Rouge de jouer.

Y:66,F7,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,54,F6,F8 R - 0 - -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:66,F7,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,54,F6,F8 R 6 1+ - -
R54-60
  Red goes from 54 to 60. Red throws again.
  Rouge va de 54 à 60. Rouge relance.

Y:66,F7,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,60,F6,F8 R - 1 R60 -
d5
  Red throws 5.
  Rouge lance : 5.

Y:66,F7,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,60,F6,F8 R 5 1 R60 -
R60-65
  Red goes from 60 to 65. It is Yellow’s turn.
  Rouge va de 60 à 65. À Jaune de jouer.

Y:66,F7,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,65,F6,F8 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:66,F7,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,65,F6,F8 Y 6 1+ - -
Y66-F4
  Yellow goes from 66 to F4. Yellow throws again.
  Jaune va de 66 à F4. Jaune relance.

Y:F4,F7,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,65,F6,F8 Y - 1 YF4 -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:F4,F7,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,65,F6,F8 Y 1 1 YF4 -
YF7-F8
  Yellow goes from F7 to F8. One of Yellow’s columns stands at the tip! Yellow wins a bonus of 10. Nobody can use the bonus of 10: it is lost. It is Blue’s turn.
  Jaune va de F7 à F8. Une colonne de Jaune est au sommet ! Jaune gagne un bonus de 10. Personne ne peut profiter du bonus de 10 : il est perdu. À Bleu de jouer.

Y:F4,F8,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,65,F6,F8 B - 0 - -
d5
  Blue throws 5.
  Bleu lance : 5.

Y:F4,F8,F8,F8 B:A,A,21,F8 G:F8,F8,F8,F8 R:30,65,F6,F8 B 5 0 - -
BA-56
  Blue brings a token out of the workshop, on square 56. It is Green’s turn.
  Bleu sort un jeton de l’atelier, case 56. À Vert de jouer.

Y:F4,F8,F8,F8 B:A,56,21,F8 G:F8,F8,F8,F8 R:30,65,F6,F8 G - 0 - -
d6
  Green throws 6. A six! Green will throw again. Green cannot play 6: this throw is lost. Green throws again.
  Vert lance : 6. Un six ! Vert relancera. Vert ne peut pas jouer 6 : ce lancer est perdu. Vert relance.

Y:F4,F8,F8,F8 B:A,56,21,F8 G:F8,F8,F8,F8 R:30,65,F6,F8 G - 1 - -
d6
  Green throws 6. A six! Green will throw again. Green cannot play 6: this throw is lost. Green throws again.
  Vert lance : 6. Un six ! Vert relancera. Vert ne peut pas jouer 6 : ce lancer est perdu. Vert relance.

Y:F4,F8,F8,F8 B:A,56,21,F8 G:F8,F8,F8,F8 R:30,65,F6,F8 G - 2 - -
d6
  Green throws 6. The third six in a row: Green does not play it. No die moved a token this turn: none goes back. It is Red’s turn.
  Vert lance : 6. Troisième six de suite : Vert ne le joue pas. Aucun dé n’a déplacé de jeton dans ce tour : aucun n’est renvoyé. À Rouge de jouer.

Y:F4,F8,F8,F8 B:A,56,21,F8 G:F8,F8,F8,F8 R:30,65,F6,F8 R - 0 - -
d6
  Red throws 6. A six! Red will throw again.
  Rouge lance : 6. Un six ! Rouge relancera.

Y:F4,F8,F8,F8 B:A,56,21,F8 G:F8,F8,F8,F8 R:30,65,F6,F8 R 6 1+ - -
R65-3
  Red goes from 65 to 3. Red throws again.
  Rouge va de 65 à 3. Rouge relance.

Y:F4,F8,F8,F8 B:A,56,21,F8 G:F8,F8,F8,F8 R:30,3,F6,F8 R - 1 R3 -
d3
  Red throws 3.
  Rouge lance : 3.

Y:F4,F8,F8,F8 B:A,56,21,F8 G:F8,F8,F8,F8 R:30,3,F6,F8 R 3 1 R3 -
R3-6
  Red goes from 3 to 6. It is Yellow’s turn.
  Rouge va de 3 à 6. À Jaune de jouer.

Y:F4,F8,F8,F8 B:A,56,21,F8 G:F8,F8,F8,F8 R:30,6,F6,F8 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:F4,F8,F8,F8 B:A,56,21,F8 G:F8,F8,F8,F8 R:30,6,F6,F8 Y 4 0 - -
YF4-F8
  Yellow goes from F4 to F8. One of Yellow’s columns stands at the tip! All of Yellow’s columns stand at the tip! Yellow and Green win the game together!
  Jaune va de F4 à F8. Une colonne de Jaune est au sommet ! Toutes les colonnes de Jaune sont au sommet ! Jaune et Vert gagnent la partie ensemble !

Y:F8,F8,F8,F8 B:A,56,21,F8 G:F8,F8,F8,F8 R:30,6,F6,F8 =1,0,1,0 - 0 - -
result 1 0 1 0
