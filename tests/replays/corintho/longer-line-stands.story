# corintho players=2 place_on_stack=yes frozen=all freeze=turn extend=stands stuck=draw

..../..../..../.... 0 444,444 -
b@d4
  Player 1 places a base on d4.
  Joueur 1 pose une base en d4.

...b/..../..../.... 1 344,444 d4:1
k@b2
  Player 2 places a capital on b2.
  Joueur 2 pose un chapiteau en b2.

...b/..../.k../.... 0 344,443 b2:1
k@d3
  Player 1 places a capital on d3.
  Joueur 1 pose un chapiteau en d3.

...b/...k/.k../.... 1 343,443 d3:1
c@d4
  Player 2 adds a column to the stack on d4.
  Joueur 2 pose une colonne sur la pile en d4.

...d/...k/.k../.... 0 343,433 d4:1
k@b3
  Player 1 places a capital on b3.
  Joueur 1 pose un chapiteau en b3.

...d/.k.k/.k../.... 1 342,433 b3:1
k@c3
  Player 2 places a capital on c3. Player 2 lines up capitals: b3 c3 d3.
  Joueur 2 pose un chapiteau en c3. Joueur 2 aligne des chapiteaux : b3 c3 d3.

...d/.kkk/.k../.... 0 342,432 c3:1
d3-d4
  Player 1 moves the stack from d3 onto d4. Player 1 breaks Player 2’s line b3 c3 d3. Player 1 lines up capitals: b2 c3 d4.
  Joueur 1 déplace la pile de d3 sur d4. Joueur 1 casse l’alignement b3 c3 d3 du joueur 2. Joueur 1 aligne des chapiteaux : b2 c3 d4.

...f/.kk./.k../.... 1 342,432 d4:1
k@a1
  Player 2 places a capital on a1. Player 2 lengthens Player 1’s line to four: a1 b2 c3 d4. Player 1 has no answer: Player 2 wins!
  Joueur 2 pose un chapiteau en a1. Joueur 2 allonge à quatre l’alignement du joueur 1 : a1 b2 c3 d4. Joueur 1 ne peut rien y faire : Joueur 2 gagne !

...f/.kk./.k../k... =0,1 342,431 a1:1
result 0 1
