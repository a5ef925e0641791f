"""Print and play: a game as a PDF of board, pieces, aid cards and rules, at true size."""
