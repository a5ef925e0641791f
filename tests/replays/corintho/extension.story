# corintho players=2 place_on_stack=yes frozen=move freeze=round extend=wins stuck=pass

..../..../..../.... 0 444,444 -
k@b1
  Player 1 places a capital on b1.
  Joueur 1 pose un chapiteau en b1.

..../..../..../.k.. 1 443,444 b1:2
b@d4
  Player 2 places a base on d4.
  Joueur 2 pose une base en d4.

...b/..../..../.k.. 0 443,344 b1:1,d4:2
c@d3
  Player 1 places a column on d3.
  Joueur 1 pose une colonne en d3.

...b/...c/..../.k.. 1 433,344 d3:2,d4:1
c@c4
  Player 2 places a column on c4.
  Joueur 2 pose une colonne en c4.

..cb/...c/..../.k.. 0 433,334 d3:1,c4:2
k@d3
  Player 1 adds a capital to the stack on d3.
  Joueur 1 pose un chapiteau sur la pile en d3.

..cb/...e/..../.k.. 1 432,334 d3:2,c4:1
c@d4
  Player 2 adds a column to the stack on d4.
  Joueur 2 pose une colonne sur la pile en d4.

..cd/...e/..../.k.. 0 432,324 d3:1,d4:2
b@a3
  Player 1 places a base on a3.
  Joueur 1 pose une base en a3.

..cd/b..e/..../.k.. 1 332,324 a3:2,d4:1
c@b2
  Player 2 places a column on b2.
  Joueur 2 pose une colonne en b2.

..cd/b..e/.c../.k.. 0 332,314 b2:2,a3:1
b@a4
  Player 1 places a base on a4.
  Joueur 1 pose une base en a4.

b.cd/b..e/.c../.k.. 1 232,314 b2:1,a4:2
k@c1
  Player 2 places a capital on c1.
  Joueur 2 pose un chapiteau en c1.

b.cd/b..e/.c../.kk. 0 232,313 c1:2,a4:1
k@d1
  Player 1 places a capital on d1. Player 1 lines up capitals: b1 c1 d1.
  Joueur 1 pose un chapiteau en d1. Joueur 1 aligne des chapiteaux : b1 c1 d1.

b.cd/b..e/.c../.kkk 1 231,313 c1:1,d1:2
b1-b2
  Player 2 moves the stack from b1 onto b2. Player 2 breaks Player 1’s line b1 c1 d1.
  Joueur 2 déplace la pile de b1 sur b2. Joueur 2 casse l’alignement b1 c1 d1 du joueur 1.

b.cd/b..e/.e../..kk 0 231,313 d1:1,b2:2
c@a3
  Player 1 adds a column to the stack on a3.
  Joueur 1 pose une colonne sur la pile en a3.

b.cd/d..e/.e../..kk 1 221,313 b2:1,a3:2
c@b3
  Player 2 places a column on b3.
  Joueur 2 pose une colonne en b3.

b.cd/dc.e/.e../..kk 0 221,303 a3:1,b3:2
k@a2
  Player 1 places a capital on a2.
  Joueur 1 pose un chapiteau en a2.

b.cd/dc.e/ke../..kk 1 220,303 a2:2,b3:1
b@b4
  Player 2 places a base on b4.
  Joueur 2 pose une base en b4.

bbcd/dc.e/ke../..kk 0 220,203 a2:1,b4:2
b@b1
  Player 1 places a base on b1.
  Joueur 1 pose une base en b1.

bbcd/dc.e/ke../.bkk 1 120,203 b1:2,b4:1
k@a3
  Player 2 adds a capital to the stack on a3. Player 2 lines up capitals: c1 b2 a3.
  Joueur 2 pose un chapiteau sur la pile en a3. Joueur 2 aligne des chapiteaux : c1 b2 a3.

bbcd/fc.e/ke../.bkk 0 120,202 b1:1,a3:2
b2-b1
  Player 1 moves the stack from b2 onto b1. Player 1 breaks Player 2’s line c1 b2 a3. Player 1 lines up capitals: b1 c1 d1.
  Joueur 1 déplace la pile de b2 sur b1. Joueur 1 casse l’alignement c1 b2 a3 du joueur 2. Joueur 1 aligne des chapiteaux : b1 c1 d1.

bbcd/fc.e/k.../.fkk 1 120,202 b1:2,a3:1
k@a1
  Player 2 places a capital on a1. Player 2 lengthens Player 1’s line to four: a1 b1 c1 d1. Player 2 lines up capitals: a1 a2 a3. A line of four: Player 2 wins at once!
  Joueur 2 pose un chapiteau en a1. Joueur 2 allonge à quatre l’alignement du joueur 1 : a1 b1 c1 d1. Joueur 2 aligne des chapiteaux : a1 a2 a3. Un alignement de quatre : Joueur 2 gagne aussitôt !

bbcd/fc.e/k.../kfkk =0,1 120,201 a1:2,b1:1
result 0 1
