# corintho players=3 place_on_stack=yes frozen=move freeze=round extend=wins stuck=pass

..../..../..../.... 0 222,222,222 -
b@a2
  Player 1 places a base on a2.
  Joueur 1 pose une base en a2.

..../..../b.../.... 1 122,222,222 a2:3
k@a4
  Player 2 places a capital on a4.
  Joueur 2 pose un chapiteau en a4.

k.../..../b.../.... 2 122,221,222 a2:2,a4:3
b@c1
  Player 3 places a base on c1.
  Joueur 3 pose une base en c1.

k.../..../b.../..b. 0 122,221,122 c1:3,a2:1,a4:2
c@c1
  Player 1 adds a column to the stack on c1.
  Joueur 1 pose une colonne sur la pile en c1.

k.../..../b.../..d. 1 112,221,122 c1:3,a4:1
b@b3
  Player 2 places a base on b3.
  Joueur 2 pose une base en b3.

k.../.b../b.../..d. 2 112,121,122 c1:2,b3:3
c@c3
  Player 3 places a column on c3.
  Joueur 3 pose une colonne en c3.

k.../.bc./b.../..d. 0 112,121,112 c1:1,b3:2,c3:3
k@b1
  Player 1 places a capital on b1.
  Joueur 1 pose un chapiteau en b1.

k.../.bc./b.../.kd. 1 111,121,112 b1:3,b3:1,c3:2
c@d1
  Player 2 places a column on d1.
  Joueur 2 pose une colonne en d1.

k.../.bc./b.../.kdc 2 111,111,112 b1:2,d1:3,c3:1
k@b4
  Player 3 places a capital on b4.
  Joueur 3 pose un chapiteau en b4.

kk../.bc./b.../.kdc 0 111,111,111 b1:1,d1:2,b4:3
k@c3
  Player 1 adds a capital to the stack on c3.
  Joueur 1 pose un chapiteau sur la pile en c3.

kk../.be./b.../.kdc 1 110,111,111 d1:1,c3:3,b4:2
k@c1
  Player 2 adds a capital to the stack on c1.
  Joueur 2 pose un chapiteau sur la pile en c1.

kk../.be./b.../.kfc 2 110,110,111 c1:3,c3:2,b4:1
c@a2
  Player 3 adds a column to the stack on a2.
  Joueur 3 pose une colonne sur la pile en a2.

kk../.be./d.../.kfc 0 110,110,101 c1:2,a2:3,c3:1
c@d4
  Player 1 places a column on d4.
  Joueur 1 pose une colonne en d4.

kk.c/.be./d.../.kfc 1 100,110,101 c1:1,a2:2,d4:3
c@b3
  Player 2 adds a column to the stack on b3.
  Joueur 2 pose une colonne sur la pile en b3.

kk.c/.de./d.../.kfc 2 100,100,101 a2:1,b3:3,d4:2
b@b2
  Player 3 places a base on b2.
  Joueur 3 pose une base en b2.

kk.c/.de./db../.kfc 0 100,100,001 b2:3,b3:2,d4:1
b@c4
  Player 1 places a base on c4.
  Joueur 1 pose une base en c4.

kkbc/.de./db../.kfc 1 000,100,001 b2:2,b3:1,c4:3
b@a3
  Player 2 places a base on a3.
  Joueur 2 pose une base en a3.

kkbc/bde./db../.kfc 2 000,000,001 b2:1,a3:3,c4:2
k@d3
  Player 3 places a capital on d3.
  Joueur 3 pose un chapiteau en d3.

kkbc/bdek/db../.kfc 0 000,000,000 a3:2,d3:3,c4:1
c3-c4
  Player 1 moves the stack from c3 onto c4. Player 1 lines up capitals: a4 b4 c4.
  Joueur 1 déplace la pile de c3 sur c4. Joueur 1 aligne des chapiteaux : a4 b4 c4.

kkfc/bd.k/db../.kfc 1 000,000,000 a3:1,d3:2,c4:3
b4-b3
  Player 2 moves the stack from b4 onto b3. Player 2 breaks Player 1’s line a4 b4 c4. Player 3 cannot move and is skipped.
  Joueur 2 déplace la pile de b4 sur b3. Joueur 2 casse l’alignement a4 b4 c4 du joueur 1. Joueur 3 ne peut pas jouer et passe son tour.

k.fc/bf.k/db../.kfc 0 000,000,000 b3:2,c4:1
d3-d4
  Player 1 moves the stack from d3 onto d4. Player 2 cannot move and is skipped. Player 3 cannot move and is skipped. Player 1 cannot move and is skipped. Nobody can move any more: it is a draw.
  Joueur 1 déplace la pile de d3 sur d4. Joueur 2 ne peut pas jouer et passe son tour. Joueur 3 ne peut pas jouer et passe son tour. Joueur 1 ne peut pas jouer et passe son tour. Plus personne ne peut jouer : partie nulle.

k.fe/bf../db../.kfc =1/3,1/3,1/3 000,000,000 -
result 1/3 1/3 1/3
