"""How Senet is written and told: notation, positions, refusals, story and words."""
