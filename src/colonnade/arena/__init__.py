"""Bot against bot, under a referee: who is stronger, and how sure one can be."""
