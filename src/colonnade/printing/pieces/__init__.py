"""The pieces on paper: what is cut out and folded for each game."""
