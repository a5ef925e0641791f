"""The boards on paper, each drawn from the layout of its game."""
