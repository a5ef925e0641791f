# les-4-colonnes players=2 colours=Y,G dice=1 teams=no finish=build

Y:A,A,A,A G:A,A,A,A Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again. Yellow cannot play 6: this throw is lost. Yellow throws again.
  Jaune lance : 6. Un six ! Jaune relancera. Jaune ne peut pas jouer 6 : ce lancer est perdu. Jaune relance.

Y:A,A,A,A G:A,A,A,A Y - 1 - -
d4
  Yellow throws 4. Yellow cannot play 4: this throw is lost. It is Green’s turn.
  Jaune lance : 4. Jaune ne peut pas jouer 4 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,A,A G - 0 - -
d2
  Green throws 2. Green cannot play 2: this throw is lost. It is Yellow’s turn.
  Vert lance : 2. Vert ne peut pas jouer 2 : ce lancer est perdu. À Jaune de jouer.

Y:A,A,A,A G:A,A,A,A Y - 0 - -
d2
  Yellow throws 2. Yellow cannot play 2: this throw is lost. It is Green’s turn.
  Jaune lance : 2. Jaune ne peut pas jouer 2 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,A,A G - 0 - -
d1
  Green throws 1. Green cannot play 1: this throw is lost. It is Yellow’s turn.
  Vert lance : 1. Vert ne peut pas jouer 1 : ce lancer est perdu. À Jaune de jouer.

Y:A,A,A,A G:A,A,A,A Y - 0 - -
d4
  Yellow throws 4. Yellow cannot play 4: this throw is lost. It is Green’s turn.
  Jaune lance : 4. Jaune ne peut pas jouer 4 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,A,A G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:A,A,A,A G:A,A,A,A G 5 0 - -
GA-39
  Green brings a token out of the workshop, on square 39. It is Yellow’s turn.
  Vert sort un jeton de l’atelier, case 39. À Jaune de jouer.

Y:A,A,A,A G:A,A,A,39 Y - 0 - -
d2
  Yellow throws 2. Yellow cannot play 2: this throw is lost. It is Green’s turn.
  Jaune lance : 2. Jaune ne peut pas jouer 2 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,A,39 G - 0 - -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:A,A,A,A G:A,A,A,39 G 6 1+ - -
G39-45
  Green goes from 39 to 45. Green throws again.
  Vert va de 39 à 45. Vert relance.

Y:A,A,A,A G:A,A,A,45 G - 1 G45 -
d3
  Green throws 3.
  Vert lance : 3.

Y:A,A,A,A G:A,A,A,45 G 3 1 G45 -
G45-48
  Green goes from 45 to 48. It is Yellow’s turn.
  Vert va de 45 à 48. À Jaune de jouer.

Y:A,A,A,A G:A,A,A,48 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again. Yellow cannot play 6: this throw is lost. Yellow throws again.
  Jaune lance : 6. Un six ! Jaune relancera. Jaune ne peut pas jouer 6 : ce lancer est perdu. Jaune relance.

Y:A,A,A,A G:A,A,A,48 Y - 1 - -
d6
  Yellow throws 6. A six! Yellow will throw again. Yellow cannot play 6: this throw is lost. Yellow throws again.
  Jaune lance : 6. Un six ! Jaune relancera. Jaune ne peut pas jouer 6 : ce lancer est perdu. Jaune relance.

Y:A,A,A,A G:A,A,A,48 Y - 2 - -
d6
  Yellow throws 6. The third six in a row: Yellow does not play it. No die moved a token this turn: none goes back. It is Green’s turn.
  Jaune lance : 6. Troisième six de suite : Jaune ne le joue pas. Aucun dé n’a déplacé de jeton dans ce tour : aucun n’est renvoyé. À Vert de jouer.

Y:A,A,A,A G:A,A,A,48 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:A,A,A,A G:A,A,A,48 G 1 0 - -
G48-49
  Green goes from 48 to 49. It is Yellow’s turn.
  Vert va de 48 à 49. À Jaune de jouer.

Y:A,A,A,A G:A,A,A,49 Y - 0 - -
d4
  Yellow throws 4. Yellow cannot play 4: this throw is lost. It is Green’s turn.
  Jaune lance : 4. Jaune ne peut pas jouer 4 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,A,49 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:A,A,A,A G:A,A,A,49 G 4 0 - -
G49-53
  Green goes from 49 to 53. It is Yellow’s turn.
  Vert va de 49 à 53. À Jaune de jouer.

Y:A,A,A,A G:A,A,A,53 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again. Yellow cannot play 6: this throw is lost. Yellow throws again.
  Jaune lance : 6. Un six ! Jaune relancera. Jaune ne peut pas jouer 6 : ce lancer est perdu. Jaune relance.

Y:A,A,A,A G:A,A,A,53 Y - 1 - -
d1
  Yellow throws 1. Yellow cannot play 1: this throw is lost. It is Green’s turn.
  Jaune lance : 1. Jaune ne peut pas jouer 1 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,A,53 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:A,A,A,A G:A,A,A,53 G 1 0 - -
G53-54
  Green goes from 53 to 54. It is Yellow’s turn.
  Vert va de 53 à 54. À Jaune de jouer.

Y:A,A,A,A G:A,A,A,54 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again. Yellow cannot play 6: this throw is lost. Yellow throws again.
  Jaune lance : 6. Un six ! Jaune relancera. Jaune ne peut pas jouer 6 : ce lancer est perdu. Jaune relance.

Y:A,A,A,A G:A,A,A,54 Y - 1 - -
d2
  Yellow throws 2. Yellow cannot play 2: this throw is lost. It is Green’s turn.
  Jaune lance : 2. Jaune ne peut pas jouer 2 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,A,54 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:A,A,A,A G:A,A,A,54 G 2 0 - -
G54-56
  Green goes from 54 to 56. It is Yellow’s turn.
  Vert va de 54 à 56. À Jaune de jouer.

Y:A,A,A,A G:A,A,A,56 Y - 0 - -
d3
  Yellow throws 3. Yellow cannot play 3: this throw is lost. It is Green’s turn.
  Jaune lance : 3. Jaune ne peut pas jouer 3 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,A,56 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:A,A,A,A G:A,A,A,56 G 4 0 - -
G56-60
  Green goes from 56 to 60. It is Yellow’s turn.
  Vert va de 56 à 60. À Jaune de jouer.

Y:A,A,A,A G:A,A,A,60 Y - 0 - -
d1
  Yellow throws 1. Yellow cannot play 1: this throw is lost. It is Green’s turn.
  Jaune lance : 1. Jaune ne peut pas jouer 1 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,A,60 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:A,A,A,A G:A,A,A,60 G 2 0 - -
G60-62
  Green goes from 60 to 62. It is Yellow’s turn.
  Vert va de 60 à 62. À Jaune de jouer.

Y:A,A,A,A G:A,A,A,62 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again. Yellow cannot play 6: this throw is lost. Yellow throws again.
  Jaune lance : 6. Un six ! Jaune relancera. Jaune ne peut pas jouer 6 : ce lancer est perdu. Jaune relance.

Y:A,A,A,A G:A,A,A,62 Y - 1 - -
d4
  Yellow throws 4. Yellow cannot play 4: this throw is lost. It is Green’s turn.
  Jaune lance : 4. Jaune ne peut pas jouer 4 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,A,62 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:A,A,A,A G:A,A,A,62 G 5 0 - -
GA-39
  Green brings a token out of the workshop, on square 39. It is Yellow’s turn.
  Vert sort un jeton de l’atelier, case 39. À Jaune de jouer.

Y:A,A,A,A G:A,A,39,62 Y - 0 - -
d2
  Yellow throws 2. Yellow cannot play 2: this throw is lost. It is Green’s turn.
  Jaune lance : 2. Jaune ne peut pas jouer 2 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,39,62 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:A,A,A,A G:A,A,39,62 G 3 0 - -
G39-42
  Green goes from 39 to 42. It is Yellow’s turn.
  Vert va de 39 à 42. À Jaune de jouer.

Y:A,A,A,A G:A,A,42,62 Y - 0 - -
d2
  Yellow throws 2. Yellow cannot play 2: this throw is lost. It is Green’s turn.
  Jaune lance : 2. Jaune ne peut pas jouer 2 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,42,62 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:A,A,A,A G:A,A,42,62 G 3 0 - -
G42-45
  Green goes from 42 to 45. It is Yellow’s turn.
  Vert va de 42 à 45. À Jaune de jouer.

Y:A,A,A,A G:A,A,45,62 Y - 0 - -
d2
  Yellow throws 2. Yellow cannot play 2: this throw is lost. It is Green’s turn.
  Jaune lance : 2. Jaune ne peut pas jouer 2 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,45,62 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:A,A,A,A G:A,A,45,62 G 1 0 - -
G45-46
  Green goes from 45 to 46. It is Yellow’s turn.
  Vert va de 45 à 46. À Jaune de jouer.

Y:A,A,A,A G:A,A,46,62 Y - 0 - -
d4
  Yellow throws 4. Yellow cannot play 4: this throw is lost. It is Green’s turn.
  Jaune lance : 4. Jaune ne peut pas jouer 4 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,46,62 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:A,A,A,A G:A,A,46,62 G 2 0 - -
G62-64
  Green goes from 62 to 64. It is Yellow’s turn.
  Vert va de 62 à 64. À Jaune de jouer.

Y:A,A,A,A G:A,A,46,64 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again. Yellow cannot play 6: this throw is lost. Yellow throws again.
  Jaune lance : 6. Un six ! Jaune relancera. Jaune ne peut pas jouer 6 : ce lancer est perdu. Jaune relance.

Y:A,A,A,A G:A,A,46,64 Y - 1 - -
d2
  Yellow throws 2. Yellow cannot play 2: this throw is lost. It is Green’s turn.
  Jaune lance : 2. Jaune ne peut pas jouer 2 : ce lancer est perdu. À Vert de jouer.

Y:A,A,A,A G:A,A,46,64 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:A,A,A,A G:A,A,46,64 G 1 0 - -
G46-47
  Green goes from 46 to 47. It is Yellow’s turn.
  Vert va de 46 à 47. À Jaune de jouer.

Y:A,A,A,A G:A,A,47,64 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again. Yellow cannot play 6: this throw is lost. Yellow throws again.
  Jaune lance : 6. Un six ! Jaune relancera. Jaune ne peut pas jouer 6 : ce lancer est perdu. Jaune relance.

Y:A,A,A,A G:A,A,47,64 Y - 1 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:A,A,A,A G:A,A,47,64 Y 5 1 - -
YA-5
  Yellow brings a token out of the workshop, on square 5. It is Green’s turn.
  Jaune sort un jeton de l’atelier, case 5. À Vert de jouer.

Y:A,A,A,5 G:A,A,47,64 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:A,A,A,5 G:A,A,47,64 G 2 0 - -
G64-66
  Green goes from 64 to 66. It is Yellow’s turn.
  Vert va de 64 à 66. À Jaune de jouer.

Y:A,A,A,5 G:A,A,47,66 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:A,A,A,5 G:A,A,47,66 Y 6 1+ - -
Y5-11
  Yellow goes from 5 to 11. Yellow throws again.
  Jaune va de 5 à 11. Jaune relance.

Y:A,A,A,11 G:A,A,47,66 Y - 1 Y11 -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:A,A,A,11 G:A,A,47,66 Y 5 1 Y11 -
YA-5
  Yellow brings a token out of the workshop, on square 5. It is Green’s turn.
  Jaune sort un jeton de l’atelier, case 5. À Vert de jouer.

Y:A,A,5,11 G:A,A,47,66 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:A,A,5,11 G:A,A,47,66 G 2 0 - -
G66-68
  Green goes from 66 to 68. It is Yellow’s turn.
  Vert va de 66 à 68. À Jaune de jouer.

Y:A,A,5,11 G:A,A,47,68 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:A,A,5,11 G:A,A,47,68 Y 6 1+ - -
Y11-17
  Yellow goes from 11 to 17. Yellow throws again.
  Jaune va de 11 à 17. Jaune relance.

Y:A,A,5,17 G:A,A,47,68 Y - 1 Y17 -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:A,A,5,17 G:A,A,47,68 Y 3 1 Y17 -
Y17-20
  Yellow goes from 17 to 20. It is Green’s turn.
  Jaune va de 17 à 20. À Vert de jouer.

Y:A,A,5,20 G:A,A,47,68 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:A,A,5,20 G:A,A,47,68 G 2 0 - -
G68-2
  Green goes from 68 to 2. It is Yellow’s turn.
  Vert va de 68 à 2. À Jaune de jouer.

Y:A,A,5,20 G:A,A,47,2 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:A,A,5,20 G:A,A,47,2 Y 5 0 - -
YA-5
  Yellow brings a token out of the workshop, on square 5. Yellow makes a barrier on 5. It is Green’s turn.
  Jaune sort un jeton de l’atelier, case 5. Jaune forme une barrière en 5. À Vert de jouer.

Y:A,5,5,20 G:A,A,47,2 G - 0 - -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:A,5,5,20 G:A,A,47,2 G 6 1+ - -
G47-53
  Green goes from 47 to 53. Green throws again.
  Vert va de 47 à 53. Vert relance.

Y:A,5,5,20 G:A,A,53,2 G - 1 G53 -
d5
  Green throws 5.
  Vert lance : 5.

Y:A,5,5,20 G:A,A,53,2 G 5 1 G53 -
GA-39
  Green brings a token out of the workshop, on square 39. It is Yellow’s turn.
  Vert sort un jeton de l’atelier, case 39. À Jaune de jouer.

Y:A,5,5,20 G:A,39,53,2 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:A,5,5,20 G:A,39,53,2 Y 4 0 - -
Y5-9
  Yellow goes from 5 to 9. Yellow’s barrier on 5 is open. It is Green’s turn.
  Jaune va de 5 à 9. La barrière de Jaune en 5 est ouverte. À Vert de jouer.

Y:A,5,9,20 G:A,39,53,2 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:A,5,9,20 G:A,39,53,2 G 3 0 - -
G53-56
  Green goes from 53 to 56. It is Yellow’s turn.
  Vert va de 53 à 56. À Jaune de jouer.

Y:A,5,9,20 G:A,39,56,2 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:A,5,9,20 G:A,39,56,2 Y 6 1+ - -
Y9-15
  Yellow goes from 9 to 15. Yellow throws again.
  Jaune va de 9 à 15. Jaune relance.

Y:A,5,15,20 G:A,39,56,2 Y - 1 Y15 -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:A,5,15,20 G:A,39,56,2 Y 1 1 Y15 -
Y20-21
  Yellow goes from 20 to 21. It is Green’s turn.
  Jaune va de 20 à 21. À Vert de jouer.

Y:A,5,15,21 G:A,39,56,2 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:A,5,15,21 G:A,39,56,2 G 5 0 - -
GA-39
  Green brings a token out of the workshop, on square 39. Green makes a barrier on 39. It is Yellow’s turn.
  Vert sort un jeton de l’atelier, case 39. Vert forme une barrière en 39. À Jaune de jouer.

Y:A,5,15,21 G:39,39,56,2 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:A,5,15,21 G:39,39,56,2 Y 5 0 - -
YA-5
  Yellow brings a token out of the workshop, on square 5. Yellow makes a barrier on 5. It is Green’s turn.
  Jaune sort un jeton de l’atelier, case 5. Jaune forme une barrière en 5. À Vert de jouer.

Y:5,5,15,21 G:39,39,56,2 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:5,5,15,21 G:39,39,56,2 G 5 0 - -
G39-44
  Green goes from 39 to 44. Green’s barrier on 39 is open. It is Yellow’s turn.
  Vert va de 39 à 44. La barrière de Vert en 39 est ouverte. À Jaune de jouer.

Y:5,5,15,21 G:39,44,56,2 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:5,5,15,21 G:39,44,56,2 Y 4 0 - -
Y21-25
  Yellow goes from 21 to 25. It is Green’s turn.
  Jaune va de 21 à 25. À Vert de jouer.

Y:5,5,15,25 G:39,44,56,2 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:5,5,15,25 G:39,44,56,2 G 1 0 - -
G39-40
  Green goes from 39 to 40. It is Yellow’s turn.
  Vert va de 39 à 40. À Jaune de jouer.

Y:5,5,15,25 G:40,44,56,2 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again. Yellow must open a barrier.
  Jaune lance : 6. Un six ! Jaune relancera. Jaune doit ouvrir une barrière.

Y:5,5,15,25 G:40,44,56,2 Y 6 1+b - -
Y5-11
  Yellow goes from 5 to 11. Yellow’s barrier on 5 is open. Yellow throws again.
  Jaune va de 5 à 11. La barrière de Jaune en 5 est ouverte. Jaune relance.

Y:5,11,15,25 G:40,44,56,2 Y - 1 Y11 -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:5,11,15,25 G:40,44,56,2 Y 4 1 Y11 -
Y5-9
  Yellow goes from 5 to 9. It is Green’s turn.
  Jaune va de 5 à 9. À Vert de jouer.

Y:9,11,15,25 G:40,44,56,2 G - 0 - -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:9,11,15,25 G:40,44,56,2 G 6 1+ - -
G56-62
  Green goes from 56 to 62. Green throws again.
  Vert va de 56 à 62. Vert relance.

Y:9,11,15,25 G:40,44,62,2 G - 1 G62 -
d5
  Green throws 5.
  Vert lance : 5.

Y:9,11,15,25 G:40,44,62,2 G 5 1 G62 -
G44-49
  Green goes from 44 to 49. It is Yellow’s turn.
  Vert va de 44 à 49. À Jaune de jouer.

Y:9,11,15,25 G:40,49,62,2 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:9,11,15,25 G:40,49,62,2 Y 2 0 - -
Y15-17
  Yellow goes from 15 to 17. It is Green’s turn.
  Jaune va de 15 à 17. À Vert de jouer.

Y:9,11,17,25 G:40,49,62,2 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:9,11,17,25 G:40,49,62,2 G 1 0 - -
G2-3
  Green goes from 2 to 3. It is Yellow’s turn.
  Vert va de 2 à 3. À Jaune de jouer.

Y:9,11,17,25 G:40,49,62,3 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:9,11,17,25 G:40,49,62,3 Y 6 1+ - -
Y9-15
  Yellow goes from 9 to 15. Yellow throws again.
  Jaune va de 9 à 15. Jaune relance.

Y:11,15,17,25 G:40,49,62,3 Y - 1 Y15 -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:11,15,17,25 G:40,49,62,3 Y 4 1 Y15 -
Y15-19
  Yellow goes from 15 to 19. It is Green’s turn.
  Jaune va de 15 à 19. À Vert de jouer.

Y:11,17,19,25 G:40,49,62,3 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:11,17,19,25 G:40,49,62,3 G 3 0 - -
G62-65
  Green goes from 62 to 65. It is Yellow’s turn.
  Vert va de 62 à 65. À Jaune de jouer.

Y:11,17,19,25 G:40,49,65,3 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:11,17,19,25 G:40,49,65,3 Y 5 0 - -
Y11-16
  Yellow goes from 11 to 16. It is Green’s turn.
  Jaune va de 11 à 16. À Vert de jouer.

Y:16,17,19,25 G:40,49,65,3 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:16,17,19,25 G:40,49,65,3 G 5 0 - -
G65-2
  Green goes from 65 to 2. It is Yellow’s turn.
  Vert va de 65 à 2. À Jaune de jouer.

Y:16,17,19,25 G:40,49,2,3 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:16,17,19,25 G:40,49,2,3 Y 6 1+ - -
Y25-31
  Yellow goes from 25 to 31. Yellow throws again.
  Jaune va de 25 à 31. Jaune relance.

Y:16,17,19,31 G:40,49,2,3 Y - 1 Y31 -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:16,17,19,31 G:40,49,2,3 Y 6 2+ Y31 -
Y16-22
  Yellow goes from 16 to 22. Yellow throws again.
  Jaune va de 16 à 22. Jaune relance.

Y:17,19,22,31 G:40,49,2,3 Y - 2 Y22 -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:17,19,22,31 G:40,49,2,3 Y 2 2 Y22 -
Y17-19
  Yellow goes from 17 to 19. It is Green’s turn.
  Jaune va de 17 à 19. À Vert de jouer.

Y:19,19,22,31 G:40,49,2,3 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:19,19,22,31 G:40,49,2,3 G 5 0 - -
G40-45
  Green goes from 40 to 45. It is Yellow’s turn.
  Vert va de 40 à 45. À Jaune de jouer.

Y:19,19,22,31 G:45,49,2,3 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:19,19,22,31 G:45,49,2,3 Y 4 0 - -
Y22-26
  Yellow goes from 22 to 26. It is Green’s turn.
  Jaune va de 22 à 26. À Vert de jouer.

Y:19,19,26,31 G:45,49,2,3 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:19,19,26,31 G:45,49,2,3 G 5 0 - -
G49-54
  Green goes from 49 to 54. It is Yellow’s turn.
  Vert va de 49 à 54. À Jaune de jouer.

Y:19,19,26,31 G:45,54,2,3 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:19,19,26,31 G:45,54,2,3 Y 2 0 - -
Y19-21
  Yellow goes from 19 to 21. It is Green’s turn.
  Jaune va de 19 à 21. À Vert de jouer.

Y:19,21,26,31 G:45,54,2,3 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:19,21,26,31 G:45,54,2,3 G 2 0 - -
G2-4
  Green goes from 2 to 4. It is Yellow’s turn.
  Vert va de 2 à 4. À Jaune de jouer.

Y:19,21,26,31 G:45,54,3,4 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:19,21,26,31 G:45,54,3,4 Y 1 0 - -
Y19-20
  Yellow goes from 19 to 20. It is Green’s turn.
  Jaune va de 19 à 20. À Vert de jouer.

Y:20,21,26,31 G:45,54,3,4 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:20,21,26,31 G:45,54,3,4 G 1 0 - -
G4-5
  Green goes from 4 to 5. It is Yellow’s turn.
  Vert va de 4 à 5. À Jaune de jouer.

Y:20,21,26,31 G:45,54,3,5 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:20,21,26,31 G:45,54,3,5 Y 3 0 - -
Y26-29
  Yellow goes from 26 to 29. It is Green’s turn.
  Jaune va de 26 à 29. À Vert de jouer.

Y:20,21,29,31 G:45,54,3,5 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:20,21,29,31 G:45,54,3,5 G 2 0 - -
G54-56
  Green goes from 54 to 56. It is Yellow’s turn.
  Vert va de 54 à 56. À Jaune de jouer.

Y:20,21,29,31 G:45,56,3,5 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:20,21,29,31 G:45,56,3,5 Y 5 0 - -
Y31-36
  Yellow goes from 31 to 36. It is Green’s turn.
  Jaune va de 31 à 36. À Vert de jouer.

Y:20,21,29,36 G:45,56,3,5 G - 0 - -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:20,21,29,36 G:45,56,3,5 G 6 1+ - -
G5-11
  Green goes from 5 to 11. Green throws again.
  Vert va de 5 à 11. Vert relance.

Y:20,21,29,36 G:45,56,3,11 G - 1 G11 -
d3
  Green throws 3.
  Vert lance : 3.

Y:20,21,29,36 G:45,56,3,11 G 3 1 G11 -
G45-48
  Green goes from 45 to 48. It is Yellow’s turn.
  Vert va de 45 à 48. À Jaune de jouer.

Y:20,21,29,36 G:48,56,3,11 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:20,21,29,36 G:48,56,3,11 Y 1 0 - -
Y36-37
  Yellow goes from 36 to 37. It is Green’s turn.
  Jaune va de 36 à 37. À Vert de jouer.

Y:20,21,29,37 G:48,56,3,11 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:20,21,29,37 G:48,56,3,11 G 1 0 - -
G48-49
  Green goes from 48 to 49. It is Yellow’s turn.
  Vert va de 48 à 49. À Jaune de jouer.

Y:20,21,29,37 G:49,56,3,11 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:20,21,29,37 G:49,56,3,11 Y 1 0 - -
Y29-30
  Yellow goes from 29 to 30. It is Green’s turn.
  Jaune va de 29 à 30. À Vert de jouer.

Y:20,21,30,37 G:49,56,3,11 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:20,21,30,37 G:49,56,3,11 G 4 0 - -
G56-60
  Green goes from 56 to 60. It is Yellow’s turn.
  Vert va de 56 à 60. À Jaune de jouer.

Y:20,21,30,37 G:49,60,3,11 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:20,21,30,37 G:49,60,3,11 Y 6 1+ - -
Y37-43
  Yellow goes from 37 to 43. Yellow throws again.
  Jaune va de 37 à 43. Jaune relance.

Y:20,21,30,43 G:49,60,3,11 Y - 1 Y43 -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:20,21,30,43 G:49,60,3,11 Y 5 1 Y43 -
Y30-35
  Yellow goes from 30 to 35. It is Green’s turn.
  Jaune va de 30 à 35. À Vert de jouer.

Y:20,21,35,43 G:49,60,3,11 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:20,21,35,43 G:49,60,3,11 G 3 0 - -
G11-14
  Green goes from 11 to 14. It is Yellow’s turn.
  Vert va de 11 à 14. À Jaune de jouer.

Y:20,21,35,43 G:49,60,3,14 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:20,21,35,43 G:49,60,3,14 Y 4 0 - -
Y35-39
  Yellow goes from 35 to 39. It is Green’s turn.
  Jaune va de 35 à 39. À Vert de jouer.

Y:20,21,39,43 G:49,60,3,14 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:20,21,39,43 G:49,60,3,14 G 4 0 - -
G14-18
  Green goes from 14 to 18. It is Yellow’s turn.
  Vert va de 14 à 18. À Jaune de jouer.

Y:20,21,39,43 G:49,60,3,18 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:20,21,39,43 G:49,60,3,18 Y 1 0 - -
Y21-22
  Yellow goes from 21 to 22. It is Green’s turn.
  Jaune va de 21 à 22. À Vert de jouer.

Y:20,22,39,43 G:49,60,3,18 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:20,22,39,43 G:49,60,3,18 G 4 0 - -
G18-22
  Green goes from 18 to 22. It is Yellow’s turn.
  Vert va de 18 à 22. À Jaune de jouer.

Y:20,22,39,43 G:49,60,3,22 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:20,22,39,43 G:49,60,3,22 Y 4 0 - -
Y43-47
  Yellow goes from 43 to 47. It is Green’s turn.
  Jaune va de 43 à 47. À Vert de jouer.

Y:20,22,39,47 G:49,60,3,22 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:20,22,39,47 G:49,60,3,22 G 5 0 - -
G49-54
  Green goes from 49 to 54. It is Yellow’s turn.
  Vert va de 49 à 54. À Jaune de jouer.

Y:20,22,39,47 G:54,60,3,22 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:20,22,39,47 G:54,60,3,22 Y 2 0 - -
Y22-24
  Yellow goes from 22 to 24. It is Green’s turn.
  Jaune va de 22 à 24. À Vert de jouer.

Y:20,24,39,47 G:54,60,3,22 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:20,24,39,47 G:54,60,3,22 G 3 0 - -
G22-25
  Green goes from 22 to 25. It is Yellow’s turn.
  Vert va de 22 à 25. À Jaune de jouer.

Y:20,24,39,47 G:54,60,3,25 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:20,24,39,47 G:54,60,3,25 Y 4 0 - -
Y24-28
  Yellow goes from 24 to 28. It is Green’s turn.
  Jaune va de 24 à 28. À Vert de jouer.

Y:20,28,39,47 G:54,60,3,25 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:20,28,39,47 G:54,60,3,25 G 3 0 - -
G3-6
  Green goes from 3 to 6. It is Yellow’s turn.
  Vert va de 3 à 6. À Jaune de jouer.

Y:20,28,39,47 G:54,60,6,25 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:20,28,39,47 G:54,60,6,25 Y 4 0 - -
Y20-24
  Yellow goes from 20 to 24. It is Green’s turn.
  Jaune va de 20 à 24. À Vert de jouer.

Y:24,28,39,47 G:54,60,6,25 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:24,28,39,47 G:54,60,6,25 G 2 0 - -
G6-8
  Green goes from 6 to 8. It is Yellow’s turn.
  Vert va de 6 à 8. À Jaune de jouer.

Y:24,28,39,47 G:54,60,8,25 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:24,28,39,47 G:54,60,8,25 Y 3 0 - -
Y24-27
  Yellow goes from 24 to 27. It is Green’s turn.
  Jaune va de 24 à 27. À Vert de jouer.

Y:27,28,39,47 G:54,60,8,25 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:27,28,39,47 G:54,60,8,25 G 2 0 - -
G25-27
  Green goes from 25 to 27. Green sends Yellow’s token on 27 back to its workshop. Green wins a bonus of 20.
  Vert va de 25 à 27. Vert renvoie à l’atelier le jeton de Jaune, case 27. Vert gagne un bonus de 20.

Y:A,28,39,47 G:54,60,8,27 G - 0 G27 20
G54-6
  Green uses the bonus of 20: from 54 to 6. It is Yellow’s turn.
  Vert profite du bonus de 20 : de 54 à 6. À Jaune de jouer.

Y:A,28,39,47 G:60,6,8,27 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:A,28,39,47 G:60,6,8,27 Y 6 1+ - -
Y28-34
  Yellow goes from 28 to 34. Yellow throws again.
  Jaune va de 28 à 34. Jaune relance.

Y:A,34,39,47 G:60,6,8,27 Y - 1 Y34 -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:A,34,39,47 G:60,6,8,27 Y 3 1 Y34 -
Y47-50
  Yellow goes from 47 to 50. It is Green’s turn.
  Jaune va de 47 à 50. À Vert de jouer.

Y:A,34,39,50 G:60,6,8,27 G - 0 - -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:A,34,39,50 G:60,6,8,27 G 6 1+ - -
G27-33
  Green goes from 27 to 33. Green throws again.
  Vert va de 27 à 33. Vert relance.

Y:A,34,39,50 G:60,6,8,33 G - 1 G33 -
d4
  Green throws 4.
  Vert lance : 4.

Y:A,34,39,50 G:60,6,8,33 G 4 1 G33 -
G8-12
  Green goes from 8 to 12. It is Yellow’s turn.
  Vert va de 8 à 12. À Jaune de jouer.

Y:A,34,39,50 G:60,6,12,33 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:A,34,39,50 G:60,6,12,33 Y 6 1+ - -
Y39-45
  Yellow goes from 39 to 45. Yellow throws again.
  Jaune va de 39 à 45. Jaune relance.

Y:A,34,45,50 G:60,6,12,33 Y - 1 Y45 -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:A,34,45,50 G:60,6,12,33 Y 4 1 Y45 -
Y50-54
  Yellow goes from 50 to 54. It is Green’s turn.
  Jaune va de 50 à 54. À Vert de jouer.

Y:A,34,45,54 G:60,6,12,33 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:A,34,45,54 G:60,6,12,33 G 2 0 - -
G33-F1
  Green goes from 33 to F1. It is Yellow’s turn.
  Vert va de 33 à F1. À Jaune de jouer.

Y:A,34,45,54 G:60,6,12,F1 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:A,34,45,54 G:60,6,12,F1 Y 2 0 - -
Y54-56
  Yellow goes from 54 to 56. It is Green’s turn.
  Jaune va de 54 à 56. À Vert de jouer.

Y:A,34,45,56 G:60,6,12,F1 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:A,34,45,56 G:60,6,12,F1 G 5 0 - -
G12-17
  Green goes from 12 to 17. It is Yellow’s turn.
  Vert va de 12 à 17. À Jaune de jouer.

Y:A,34,45,56 G:60,6,17,F1 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:A,34,45,56 G:60,6,17,F1 Y 3 0 - -
Y56-59
  Yellow goes from 56 to 59. It is Green’s turn.
  Jaune va de 56 à 59. À Vert de jouer.

Y:A,34,45,59 G:60,6,17,F1 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:A,34,45,59 G:60,6,17,F1 G 2 0 - -
GF1-F3
  Green goes from F1 to F3. It is Yellow’s turn.
  Vert va de F1 à F3. À Jaune de jouer.

Y:A,34,45,59 G:60,6,17,F3 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:A,34,45,59 G:60,6,17,F3 Y 1 0 - -
Y34-35
  Yellow goes from 34 to 35. It is Green’s turn.
  Jaune va de 34 à 35. À Vert de jouer.

Y:A,35,45,59 G:60,6,17,F3 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:A,35,45,59 G:60,6,17,F3 G 4 0 - -
G6-10
  Green goes from 6 to 10. It is Yellow’s turn.
  Vert va de 6 à 10. À Jaune de jouer.

Y:A,35,45,59 G:60,10,17,F3 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:A,35,45,59 G:60,10,17,F3 Y 3 0 - -
Y59-62
  Yellow goes from 59 to 62. It is Green’s turn.
  Jaune va de 59 à 62. À Vert de jouer.

Y:A,35,45,62 G:60,10,17,F3 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:A,35,45,62 G:60,10,17,F3 G 4 0 - -
G17-21
  Green goes from 17 to 21. It is Yellow’s turn.
  Vert va de 17 à 21. À Jaune de jouer.

Y:A,35,45,62 G:60,10,21,F3 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:A,35,45,62 G:60,10,21,F3 Y 1 0 - -
Y45-46
  Yellow goes from 45 to 46. It is Green’s turn.
  Jaune va de 45 à 46. À Vert de jouer.

Y:A,35,46,62 G:60,10,21,F3 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:A,35,46,62 G:60,10,21,F3 G 1 0 - -
GF3-F4
  Green goes from F3 to F4. It is Yellow’s turn.
  Vert va de F3 à F4. À Jaune de jouer.

Y:A,35,46,62 G:60,10,21,F4 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:A,35,46,62 G:60,10,21,F4 Y 1 0 - -
Y62-63
  Yellow goes from 62 to 63. It is Green’s turn.
  Jaune va de 62 à 63. À Vert de jouer.

Y:A,35,46,63 G:60,10,21,F4 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:A,35,46,63 G:60,10,21,F4 G 3 0 - -
GF4-F7
  Green goes from F4 to F7. It is Yellow’s turn.
  Vert va de F4 à F7. À Jaune de jouer.

Y:A,35,46,63 G:60,10,21,F7 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:A,35,46,63 G:60,10,21,F7 Y 6 1+ - -
Y63-F1
  Yellow goes from 63 to F1. Yellow throws again.
  Jaune va de 63 à F1. Jaune relance.

Y:A,35,46,F1 G:60,10,21,F7 Y - 1 YF1 -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:A,35,46,F1 G:60,10,21,F7 Y 5 1 YF1 -
YA-5
  Yellow brings a token out of the workshop, on square 5. It is Green’s turn.
  Jaune sort un jeton de l’atelier, case 5. À Vert de jouer.

Y:5,35,46,F1 G:60,10,21,F7 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:5,35,46,F1 G:60,10,21,F7 G 4 0 - -
G60-64
  Green goes from 60 to 64. It is Yellow’s turn.
  Vert va de 60 à 64. À Jaune de jouer.

Y:5,35,46,F1 G:64,10,21,F7 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:5,35,46,F1 G:64,10,21,F7 Y 3 0 - -
Y5-8
  Yellow goes from 5 to 8. It is Green’s turn.
  Jaune va de 5 à 8. À Vert de jouer.

Y:8,35,46,F1 G:64,10,21,F7 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:8,35,46,F1 G:64,10,21,F7 G 4 0 - -
G10-14
  Green goes from 10 to 14. It is Yellow’s turn.
  Vert va de 10 à 14. À Jaune de jouer.

Y:8,35,46,F1 G:64,14,21,F7 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:8,35,46,F1 G:64,14,21,F7 Y 5 0 - -
Y35-40
  Yellow goes from 35 to 40. It is Green’s turn.
  Jaune va de 35 à 40. À Vert de jouer.

Y:8,40,46,F1 G:64,14,21,F7 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:8,40,46,F1 G:64,14,21,F7 G 2 0 - -
G14-16
  Green goes from 14 to 16. It is Yellow’s turn.
  Vert va de 14 à 16. À Jaune de jouer.

Y:8,40,46,F1 G:64,16,21,F7 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:8,40,46,F1 G:64,16,21,F7 Y 1 0 - -
Y46-47
  Yellow goes from 46 to 47. It is Green’s turn.
  Jaune va de 46 à 47. À Vert de jouer.

Y:8,40,47,F1 G:64,16,21,F7 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:8,40,47,F1 G:64,16,21,F7 G 2 0 - -
G16-18
  Green goes from 16 to 18. It is Yellow’s turn.
  Vert va de 16 à 18. À Jaune de jouer.

Y:8,40,47,F1 G:64,18,21,F7 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:8,40,47,F1 G:64,18,21,F7 Y 2 0 - -
Y40-42
  Yellow goes from 40 to 42. It is Green’s turn.
  Jaune va de 40 à 42. À Vert de jouer.

Y:8,42,47,F1 G:64,18,21,F7 G - 0 - -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:8,42,47,F1 G:64,18,21,F7 G 6 1+ - -
G21-27
  Green goes from 21 to 27. Green throws again.
  Vert va de 21 à 27. Vert relance.

Y:8,42,47,F1 G:64,18,27,F7 G - 1 G27 -
d2
  Green throws 2.
  Vert lance : 2.

Y:8,42,47,F1 G:64,18,27,F7 G 2 1 G27 -
G27-29
  Green goes from 27 to 29. It is Yellow’s turn.
  Vert va de 27 à 29. À Jaune de jouer.

Y:8,42,47,F1 G:64,18,29,F7 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:8,42,47,F1 G:64,18,29,F7 Y 3 0 - -
YF1-F4
  Yellow goes from F1 to F4. It is Green’s turn.
  Jaune va de F1 à F4. À Vert de jouer.

Y:8,42,47,F4 G:64,18,29,F7 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:8,42,47,F4 G:64,18,29,F7 G 3 0 - -
G64-67
  Green goes from 64 to 67. It is Yellow’s turn.
  Vert va de 64 à 67. À Jaune de jouer.

Y:8,42,47,F4 G:67,18,29,F7 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:8,42,47,F4 G:67,18,29,F7 Y 5 0 - -
Y42-47
  Yellow goes from 42 to 47. It is Green’s turn.
  Jaune va de 42 à 47. À Vert de jouer.

Y:8,47,47,F4 G:67,18,29,F7 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:8,47,47,F4 G:67,18,29,F7 G 4 0 - -
G67-3
  Green goes from 67 to 3. It is Yellow’s turn.
  Vert va de 67 à 3. À Jaune de jouer.

Y:8,47,47,F4 G:3,18,29,F7 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:8,47,47,F4 G:3,18,29,F7 Y 2 0 - -
Y47-49
  Yellow goes from 47 to 49. It is Green’s turn.
  Jaune va de 47 à 49. À Vert de jouer.

Y:8,47,49,F4 G:3,18,29,F7 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:8,47,49,F4 G:3,18,29,F7 G 4 0 - -
G18-22
  Green goes from 18 to 22. It is Yellow’s turn.
  Vert va de 18 à 22. À Jaune de jouer.

Y:8,47,49,F4 G:3,22,29,F7 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:8,47,49,F4 G:3,22,29,F7 Y 5 0 - -
Y8-13
  Yellow goes from 8 to 13. It is Green’s turn.
  Jaune va de 8 à 13. À Vert de jouer.

Y:13,47,49,F4 G:3,22,29,F7 G - 0 - -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:13,47,49,F4 G:3,22,29,F7 G 6 1+ - -
G3-9
  Green goes from 3 to 9. Green throws again.
  Vert va de 3 à 9. Vert relance.

Y:13,47,49,F4 G:9,22,29,F7 G - 1 G9 -
d6
  Green throws 6. A six! Green will throw again.
  Vert lance : 6. Un six ! Vert relancera.

Y:13,47,49,F4 G:9,22,29,F7 G 6 2+ G9 -
G29-F1
  Green goes from 29 to F1. Green throws again.
  Vert va de 29 à F1. Vert relance.

Y:13,47,49,F4 G:9,22,F1,F7 G - 2 GF1 -
d6
  Green throws 6. The third six in a row: Green does not play it. Green’s token on F1 is in its arrow: it does not go back. It is Yellow’s turn.
  Vert lance : 6. Troisième six de suite : Vert ne le joue pas. Le jeton de Vert en F1 est dans sa flèche : il ne recule pas. À Jaune de jouer.

Y:13,47,49,F4 G:9,22,F1,F7 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:13,47,49,F4 G:9,22,F1,F7 Y 5 0 - -
Y47-52
  Yellow goes from 47 to 52. It is Green’s turn.
  Jaune va de 47 à 52. À Vert de jouer.

Y:13,49,52,F4 G:9,22,F1,F7 G - 0 - -
d4
  Green throws 4.
  Vert lance : 4.

Y:13,49,52,F4 G:9,22,F1,F7 G 4 0 - -
G9-13
  Green goes from 9 to 13. Green sends Yellow’s token on 13 back to its workshop. Green wins a bonus of 20.
  Vert va de 9 à 13. Vert renvoie à l’atelier le jeton de Jaune, case 13. Vert gagne un bonus de 20.

Y:A,49,52,F4 G:13,22,F1,F7 G - 0 G13 20
G22-F8
  Green uses the bonus of 20: from 22 to F8. One of Green’s columns stands at the tip! Green wins a bonus of 10.
  Vert profite du bonus de 20 : de 22 à F8. Une colonne de Vert est au sommet ! Vert gagne un bonus de 10.

Y:A,49,52,F4 G:13,F1,F7,F8 G - 0 G13 10
skip
  Green declines the bonus of 10. It is Yellow’s turn.
  Vert refuse le bonus de 10. À Jaune de jouer.

Y:A,49,52,F4 G:13,F1,F7,F8 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:A,49,52,F4 G:13,F1,F7,F8 Y 1 0 - -
Y52-53
  Yellow goes from 52 to 53. It is Green’s turn.
  Jaune va de 52 à 53. À Vert de jouer.

Y:A,49,53,F4 G:13,F1,F7,F8 G - 0 - -
d3
  Green throws 3.
  Vert lance : 3.

Y:A,49,53,F4 G:13,F1,F7,F8 G 3 0 - -
GF1-F4
  Green goes from F1 to F4. It is Yellow’s turn.
  Vert va de F1 à F4. À Jaune de jouer.

Y:A,49,53,F4 G:13,F4,F7,F8 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:A,49,53,F4 G:13,F4,F7,F8 Y 1 0 - -
Y53-54
  Yellow goes from 53 to 54. It is Green’s turn.
  Jaune va de 53 à 54. À Vert de jouer.

Y:A,49,54,F4 G:13,F4,F7,F8 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:A,49,54,F4 G:13,F4,F7,F8 G 2 0 - -
GF4-F6
  Green goes from F4 to F6. It is Yellow’s turn.
  Vert va de F4 à F6. À Jaune de jouer.

Y:A,49,54,F4 G:13,F6,F7,F8 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:A,49,54,F4 G:13,F6,F7,F8 Y 5 0 - -
YA-5
  Yellow brings a token out of the workshop, on square 5. It is Green’s turn.
  Jaune sort un jeton de l’atelier, case 5. À Vert de jouer.

Y:5,49,54,F4 G:13,F6,F7,F8 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:5,49,54,F4 G:13,F6,F7,F8 G 2 0 - -
GF6-F8
  Green goes from F6 to F8. One of Green’s columns stands at the tip! Green wins a bonus of 10.
  Vert va de F6 à F8. Une colonne de Vert est au sommet ! Vert gagne un bonus de 10.

Y:5,49,54,F4 G:13,F7,F8,F8 G - 0 GF8 10
G13-23
  Green uses the bonus of 10: from 13 to 23. It is Yellow’s turn.
  Vert profite du bonus de 10 : de 13 à 23. À Jaune de jouer.

Y:5,49,54,F4 G:23,F7,F8,F8 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:5,49,54,F4 G:23,F7,F8,F8 Y 2 0 - -
Y49-51
  Yellow goes from 49 to 51. It is Green’s turn.
  Jaune va de 49 à 51. À Vert de jouer.

Y:5,51,54,F4 G:23,F7,F8,F8 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:5,51,54,F4 G:23,F7,F8,F8 G 1 0 - -
GF7-F8
  Green goes from F7 to F8. One of Green’s columns stands at the tip! Green wins a bonus of 10.
  Vert va de F7 à F8. Une colonne de Vert est au sommet ! Vert gagne un bonus de 10.

Y:5,51,54,F4 G:23,F8,F8,F8 G - 0 GF8 10
G23-33
  Green uses the bonus of 10: from 23 to 33. It is Yellow’s turn.
  Vert profite du bonus de 10 : de 23 à 33. À Jaune de jouer.

Y:5,51,54,F4 G:33,F8,F8,F8 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:5,51,54,F4 G:33,F8,F8,F8 Y 1 0 - -
Y51-52
  Yellow goes from 51 to 52. It is Green’s turn.
  Jaune va de 51 à 52. À Vert de jouer.

Y:5,52,54,F4 G:33,F8,F8,F8 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:5,52,54,F4 G:33,F8,F8,F8 G 1 0 - -
G33-34
  Green goes from 33 to 34. It is Yellow’s turn.
  Vert va de 33 à 34. À Jaune de jouer.

Y:5,52,54,F4 G:34,F8,F8,F8 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:5,52,54,F4 G:34,F8,F8,F8 Y 1 0 - -
Y54-55
  Yellow goes from 54 to 55. It is Green’s turn.
  Jaune va de 54 à 55. À Vert de jouer.

Y:5,52,55,F4 G:34,F8,F8,F8 G - 0 - -
d5
  Green throws 5.
  Vert lance : 5.

Y:5,52,55,F4 G:34,F8,F8,F8 G 5 0 - -
G34-F5
  Green goes from 34 to F5. It is Yellow’s turn.
  Vert va de 34 à F5. À Jaune de jouer.

Y:5,52,55,F4 G:F5,F8,F8,F8 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:5,52,55,F4 G:F5,F8,F8,F8 Y 3 0 - -
Y52-55
  Yellow goes from 52 to 55. It is Green’s turn.
  Jaune va de 52 à 55. À Vert de jouer.

Y:5,55,55,F4 G:F5,F8,F8,F8 G - 0 - -
d5
  Green throws 5. Green cannot play 5: this throw is lost. It is Yellow’s turn.
  Vert lance : 5. Vert ne peut pas jouer 5 : ce lancer est perdu. À Jaune de jouer.

Y:5,55,55,F4 G:F5,F8,F8,F8 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:5,55,55,F4 G:F5,F8,F8,F8 Y 4 0 - -
Y5-9
  Yellow goes from 5 to 9. It is Green’s turn.
  Jaune va de 5 à 9. À Vert de jouer.

Y:9,55,55,F4 G:F5,F8,F8,F8 G - 0 - -
d2
  Green throws 2.
  Vert lance : 2.

Y:9,55,55,F4 G:F5,F8,F8,F8 G 2 0 - -
GF5-F7
  Green goes from F5 to F7. It is Yellow’s turn.
  Vert va de F5 à F7. À Jaune de jouer.

Y:9,55,55,F4 G:F7,F8,F8,F8 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:9,55,55,F4 G:F7,F8,F8,F8 Y 3 0 - -
Y9-12
  Yellow goes from 9 to 12. It is Green’s turn.
  Jaune va de 9 à 12. À Vert de jouer.

Y:12,55,55,F4 G:F7,F8,F8,F8 G - 0 - -
d3
  Green throws 3. Green cannot play 3: this throw is lost. It is Yellow’s turn.
  Vert lance : 3. Vert ne peut pas jouer 3 : ce lancer est perdu. À Jaune de jouer.

Y:12,55,55,F4 G:F7,F8,F8,F8 Y - 0 - -
d3
  Yellow throws 3.
  Jaune lance : 3.

Y:12,55,55,F4 G:F7,F8,F8,F8 Y 3 0 - -
YF4-F7
  Yellow goes from F4 to F7. It is Green’s turn.
  Jaune va de F4 à F7. À Vert de jouer.

Y:12,55,55,F7 G:F7,F8,F8,F8 G - 0 - -
d2
  Green throws 2. Green cannot play 2: this throw is lost. It is Yellow’s turn.
  Vert lance : 2. Vert ne peut pas jouer 2 : ce lancer est perdu. À Jaune de jouer.

Y:12,55,55,F7 G:F7,F8,F8,F8 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:12,55,55,F7 G:F7,F8,F8,F8 Y 2 0 - -
Y55-57
  Yellow goes from 55 to 57. It is Green’s turn.
  Jaune va de 55 à 57. À Vert de jouer.

Y:12,55,57,F7 G:F7,F8,F8,F8 G - 0 - -
d4
  Green throws 4. Green cannot play 4: this throw is lost. It is Yellow’s turn.
  Vert lance : 4. Vert ne peut pas jouer 4 : ce lancer est perdu. À Jaune de jouer.

Y:12,55,57,F7 G:F7,F8,F8,F8 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:12,55,57,F7 G:F7,F8,F8,F8 Y 4 0 - -
Y12-16
  Yellow goes from 12 to 16. It is Green’s turn.
  Jaune va de 12 à 16. À Vert de jouer.

Y:16,55,57,F7 G:F7,F8,F8,F8 G - 0 - -
d5
  Green throws 5. Green cannot play 5: this throw is lost. It is Yellow’s turn.
  Vert lance : 5. Vert ne peut pas jouer 5 : ce lancer est perdu. À Jaune de jouer.

Y:16,55,57,F7 G:F7,F8,F8,F8 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:16,55,57,F7 G:F7,F8,F8,F8 Y 1 0 - -
Y55-56
  Yellow goes from 55 to 56. It is Green’s turn.
  Jaune va de 55 à 56. À Vert de jouer.

Y:16,56,57,F7 G:F7,F8,F8,F8 G - 0 - -
d6
  Green throws 6. A six! Green will throw again. Green cannot play 6: this throw is lost. Green throws again.
  Vert lance : 6. Un six ! Vert relancera. Vert ne peut pas jouer 6 : ce lancer est perdu. Vert relance.

Y:16,56,57,F7 G:F7,F8,F8,F8 G - 1 - -
d4
  Green throws 4. Green cannot play 4: this throw is lost. It is Yellow’s turn.
  Vert lance : 4. Vert ne peut pas jouer 4 : ce lancer est perdu. À Jaune de jouer.

Y:16,56,57,F7 G:F7,F8,F8,F8 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:16,56,57,F7 G:F7,F8,F8,F8 Y 5 0 - -
Y16-21
  Yellow goes from 16 to 21. It is Green’s turn.
  Jaune va de 16 à 21. À Vert de jouer.

Y:21,56,57,F7 G:F7,F8,F8,F8 G - 0 - -
d1
  Green throws 1.
  Vert lance : 1.

Y:21,56,57,F7 G:F7,F8,F8,F8 G 1 0 - -
GF7-F8
  Green goes from F7 to F8. One of Green’s columns stands at the tip! All of Green’s columns stand at the tip! Nobody can use the bonus of 10: it is lost. It is Yellow’s turn.
  Vert va de F7 à F8. Une colonne de Vert est au sommet ! Toutes les colonnes de Vert sont au sommet ! Personne ne peut profiter du bonus de 10 : il est perdu. À Jaune de jouer.

Y:21,56,57,F7 G:F8,F8,F8,F8 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:21,56,57,F7 G:F8,F8,F8,F8 Y 5 0 - -
Y56-61
  Yellow goes from 56 to 61. It is Green’s turn: a double 3, and the building stands!
  Jaune va de 56 à 61. À Vert : un double 3, et le bâtiment s’élève !

Y:21,57,61,F7 G:F8,F8,F8,F8 G - 0 - -
d34
  Green throws 3 and 4. No double 3: Green cannot build yet. It is Yellow’s turn.
  Vert lance : 3 et 4. Pas de double 3 : Vert ne construit pas encore. À Jaune de jouer.

Y:21,57,61,F7 G:F8,F8,F8,F8 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:21,57,61,F7 G:F8,F8,F8,F8 Y 5 0 - -
Y21-26
  Yellow goes from 21 to 26. It is Green’s turn: a double 3, and the building stands!
  Jaune va de 21 à 26. À Vert : un double 3, et le bâtiment s’élève !

Y:26,57,61,F7 G:F8,F8,F8,F8 G - 0 - -
d34
  Green throws 3 and 4. No double 3: Green cannot build yet. It is Yellow’s turn.
  Vert lance : 3 et 4. Pas de double 3 : Vert ne construit pas encore. À Jaune de jouer.

Y:26,57,61,F7 G:F8,F8,F8,F8 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:26,57,61,F7 G:F8,F8,F8,F8 Y 6 1+ - -
Y57-63
  Yellow goes from 57 to 63. Yellow throws again.
  Jaune va de 57 à 63. Jaune relance.

Y:26,61,63,F7 G:F8,F8,F8,F8 Y - 1 Y63 -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:26,61,63,F7 G:F8,F8,F8,F8 Y 4 1 Y63 -
Y61-65
  Yellow goes from 61 to 65. It is Green’s turn: a double 3, and the building stands!
  Jaune va de 61 à 65. À Vert : un double 3, et le bâtiment s’élève !

Y:26,63,65,F7 G:F8,F8,F8,F8 G - 0 - -
d56
  Green throws 5 and 6. No double 3: Green cannot build yet. It is Yellow’s turn.
  Vert lance : 5 et 6. Pas de double 3 : Vert ne construit pas encore. À Jaune de jouer.

Y:26,63,65,F7 G:F8,F8,F8,F8 Y - 0 - -
d2
  Yellow throws 2.
  Jaune lance : 2.

Y:26,63,65,F7 G:F8,F8,F8,F8 Y 2 0 - -
Y65-67
  Yellow goes from 65 to 67. It is Green’s turn: a double 3, and the building stands!
  Jaune va de 65 à 67. À Vert : un double 3, et le bâtiment s’élève !

Y:26,63,67,F7 G:F8,F8,F8,F8 G - 0 - -
d16
  Green throws 1 and 6. No double 3: Green cannot build yet. It is Yellow’s turn.
  Vert lance : 1 et 6. Pas de double 3 : Vert ne construit pas encore. À Jaune de jouer.

Y:26,63,67,F7 G:F8,F8,F8,F8 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:26,63,67,F7 G:F8,F8,F8,F8 Y 5 0 - -
Y63-68
  Yellow goes from 63 to 68. It is Green’s turn: a double 3, and the building stands!
  Jaune va de 63 à 68. À Vert : un double 3, et le bâtiment s’élève !

Y:26,67,68,F7 G:F8,F8,F8,F8 G - 0 - -
d56
  Green throws 5 and 6. No double 3: Green cannot build yet. It is Yellow’s turn.
  Vert lance : 5 et 6. Pas de double 3 : Vert ne construit pas encore. À Jaune de jouer.

Y:26,67,68,F7 G:F8,F8,F8,F8 Y - 0 - -
d6
  Yellow throws 6. A six! Yellow will throw again.
  Jaune lance : 6. Un six ! Jaune relancera.

Y:26,67,68,F7 G:F8,F8,F8,F8 Y 6 1+ - -
Y67-F5
  Yellow goes from 67 to F5. Yellow throws again.
  Jaune va de 67 à F5. Jaune relance.

Y:26,68,F5,F7 G:F8,F8,F8,F8 Y - 1 YF5 -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:26,68,F5,F7 G:F8,F8,F8,F8 Y 4 1 YF5 -
Y26-30
  Yellow goes from 26 to 30. It is Green’s turn: a double 3, and the building stands!
  Jaune va de 26 à 30. À Vert : un double 3, et le bâtiment s’élève !

Y:30,68,F5,F7 G:F8,F8,F8,F8 G - 0 - -
d44
  Green throws 4 and 4. No double 3: Green cannot build yet. It is Yellow’s turn.
  Vert lance : 4 et 4. Pas de double 3 : Vert ne construit pas encore. À Jaune de jouer.

Y:30,68,F5,F7 G:F8,F8,F8,F8 Y - 0 - -
d1
  Yellow throws 1.
  Jaune lance : 1.

Y:30,68,F5,F7 G:F8,F8,F8,F8 Y 1 0 - -
Y68-F1
  Yellow goes from 68 to F1. It is Green’s turn: a double 3, and the building stands!
  Jaune va de 68 à F1. À Vert : un double 3, et le bâtiment s’élève !

Y:30,F1,F5,F7 G:F8,F8,F8,F8 G - 0 - -
d14
  Green throws 1 and 4. No double 3: Green cannot build yet. It is Yellow’s turn.
  Vert lance : 1 et 4. Pas de double 3 : Vert ne construit pas encore. À Jaune de jouer.

Y:30,F1,F5,F7 G:F8,F8,F8,F8 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:30,F1,F5,F7 G:F8,F8,F8,F8 Y 4 0 - -
YF1-F5
  Yellow goes from F1 to F5. It is Green’s turn: a double 3, and the building stands!
  Jaune va de F1 à F5. À Vert : un double 3, et le bâtiment s’élève !

Y:30,F5,F5,F7 G:F8,F8,F8,F8 G - 0 - -
d16
  Green throws 1 and 6. No double 3: Green cannot build yet. It is Yellow’s turn.
  Vert lance : 1 et 6. Pas de double 3 : Vert ne construit pas encore. À Jaune de jouer.

Y:30,F5,F5,F7 G:F8,F8,F8,F8 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:30,F5,F5,F7 G:F8,F8,F8,F8 Y 4 0 - -
Y30-34
  Yellow goes from 30 to 34. It is Green’s turn: a double 3, and the building stands!
  Jaune va de 30 à 34. À Vert : un double 3, et le bâtiment s’élève !

Y:34,F5,F5,F7 G:F8,F8,F8,F8 G - 0 - -
d14
  Green throws 1 and 4. No double 3: Green cannot build yet. It is Yellow’s turn.
  Vert lance : 1 et 4. Pas de double 3 : Vert ne construit pas encore. À Jaune de jouer.

Y:34,F5,F5,F7 G:F8,F8,F8,F8 Y - 0 - -
d4
  Yellow throws 4.
  Jaune lance : 4.

Y:34,F5,F5,F7 G:F8,F8,F8,F8 Y 4 0 - -
Y34-38
  Yellow goes from 34 to 38. It is Green’s turn: a double 3, and the building stands!
  Jaune va de 34 à 38. À Vert : un double 3, et le bâtiment s’élève !

Y:38,F5,F5,F7 G:F8,F8,F8,F8 G - 0 - -
d15
  Green throws 1 and 5. No double 3: Green cannot build yet. It is Yellow’s turn.
  Vert lance : 1 et 5. Pas de double 3 : Vert ne construit pas encore. À Jaune de jouer.

Y:38,F5,F5,F7 G:F8,F8,F8,F8 Y - 0 - -
d5
  Yellow throws 5.
  Jaune lance : 5.

Y:38,F5,F5,F7 G:F8,F8,F8,F8 Y 5 0 - -
Y38-43
  Yellow goes from 38 to 43. It is Green’s turn: a double 3, and the building stands!
  Jaune va de 38 à 43. À Vert : un double 3, et le bâtiment s’élève !

Y:43,F5,F5,F7 G:F8,F8,F8,F8 G - 0 - -
d33
  Green throws 3 and 3. A double 3: Green’s building stands! Green wins the game!
  Vert lance : 3 et 3. Un double 3 : le bâtiment de Vert s’élève ! Vert gagne la partie !

Y:43,F5,F5,F7 G:F8,F8,F8,F8 =0,1 - 0 - -
result 0 1
