"""How Columbiz is written and told: notation, positions, refusals, story and words."""
