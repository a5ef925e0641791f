# corintho players=4 place_on_stack=no frozen=all freeze=round extend=wins stuck=pass

..../..../..../.... 0 222,222,222,222 -
c@a3
  Player 1 places a column on a3.
  Joueur 1 pose une colonne en a3.

..../c.../..../.... 1 212,222,222,222 a3:4
c@a1
  Player 2 places a column on a1.
  Joueur 2 pose une colonne en a1.

..../c.../..../c... 2 212,212,222,222 a1:4,a3:3
k@d3
  Player 3 places a capital on d3.
  Joueur 3 pose un chapiteau en d3.

..../c..k/..../c... 3 212,212,221,222 a1:3,a3:2,d3:4
b@a2
  Player 4 places a base on a2.
  Joueur 4 pose une base en a2.

..../c..k/b.../c... 0 212,212,221,122 a1:2,a2:4,a3:1,d3:3
b@b4
  Player 1 places a base on b4.
  Joueur 1 pose une base en b4.

.b../c..k/b.../c... 1 112,212,221,122 a1:1,a2:3,d3:2,b4:4
b@a4
  Player 2 places a base on a4.
  Joueur 2 pose une base en a4.

bb../c..k/b.../c... 2 112,112,221,122 a2:2,d3:1,a4:4,b4:3
k@d4
  Player 3 places a capital on d4.
  Joueur 3 pose un chapiteau en d4.

bb.k/c..k/b.../c... 3 112,112,220,122 a2:1,a4:3,b4:2,d4:4
b@d2
  Player 4 places a base on d2.
  Joueur 4 pose une base en d2.

bb.k/c..k/b..b/c... 0 112,112,220,022 d2:4,a4:2,b4:1,d4:3
k@c1
  Player 1 places a capital on c1.
  Joueur 1 pose un chapiteau en c1.

bb.k/c..k/b..b/c.k. 1 111,112,220,022 c1:4,d2:3,a4:1,d4:2
b@d1
  Player 2 places a base on d1.
  Joueur 2 pose une base en d1.

bb.k/c..k/b..b/c.kb 2 111,012,220,022 c1:3,d1:4,d2:2,d4:1
b@b2
  Player 3 places a base on b2.
  Joueur 3 pose une base en b2.

bb.k/c..k/bb.b/c.kb 3 111,012,120,022 c1:2,d1:3,b2:4,d2:1
k@b3
  Player 4 places a capital on b3.
  Joueur 4 pose un chapiteau en b3.

bb.k/ck.k/bb.b/c.kb 0 111,012,120,021 c1:1,d1:2,b2:3,b3:4
a3-a2
  Player 1 moves the stack from a3 onto a2.
  Joueur 1 déplace la pile de a3 sur a2.

bb.k/.k.k/db.b/c.kb 1 111,012,120,021 d1:1,a2:4,b2:2,b3:3
k@c4
  Player 2 places a capital on c4.
  Joueur 2 pose un chapiteau en c4.

bbkk/.k.k/db.b/c.kb 2 111,011,120,021 a2:3,b2:1,b3:2,c4:4
c@b1
  Player 3 places a column on b1.
  Joueur 3 pose une colonne en b1.

bbkk/.k.k/db.b/cckb 3 111,011,110,021 b1:4,a2:2,b3:1,c4:3
c@c3
  Player 4 places a column on c3.
  Joueur 4 pose une colonne en c3.

bbkk/.kck/db.b/cckb 0 111,011,110,011 b1:3,a2:1,c3:4,c4:2
b@a3
  Player 1 places a base on a3.
  Joueur 1 pose une base en a3.

bbkk/bkck/db.b/cckb 1 011,011,110,011 b1:2,a3:4,c3:3,c4:1
k@c2
  Player 2 places a capital on c2. Player 3 cannot move and is skipped.
  Joueur 2 pose un chapiteau en c2. Joueur 3 ne peut pas jouer et passe son tour.

bbkk/bkck/dbkb/cckb 3 011,010,110,011 c2:3,a3:2,c3:1
c1-b1
  Player 4 moves the stack from c1 onto b1. Player 4 lines up capitals: b1 c2 d3.
  Joueur 4 déplace la pile de c1 sur b1. Joueur 4 aligne des chapiteaux : b1 c2 d3.

bbkk/bkck/dbkb/ce.b 0 011,010,110,011 b1:4,c2:2,a3:1
d3-c3
  Player 1 moves the stack from d3 onto c3. Player 1 breaks Player 4’s line b1 c2 d3. Player 1 lines up capitals: c2 c3 c4. Player 2 has no answer: Player 1 wins!
  Joueur 1 déplace la pile de d3 sur c3. Joueur 1 casse l’alignement b1 c2 d3 du joueur 4. Joueur 1 aligne des chapiteaux : c2 c3 c4. Joueur 2 ne peut rien y faire : Joueur 1 gagne !

bbkk/bke./dbkb/ce.b =1,0,0,0 011,010,110,011 b1:3,c2:1,c3:4
result 1 0 0 0
