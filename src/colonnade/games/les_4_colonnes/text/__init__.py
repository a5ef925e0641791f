"""How Les 4 colonnes is written and told: notation, positions, refusals, story and words."""
