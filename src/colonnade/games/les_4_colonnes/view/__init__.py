"""How Les 4 colonnes is shown: layout and scene, board as text, board as SVG."""
