"""How Corintho is written and told: notation, positions, refusals, story and words."""
