"""The lab: what happens when a game is played a million times, and how sure one can be of it."""
