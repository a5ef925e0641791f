"""How Columbiz is shown: layout and scene, board as text, board as SVG."""
