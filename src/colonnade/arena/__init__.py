"""Bot against bot, under a referee: who is stronger, and how sure one can be.

    from colonnade import arena

    score = arena.play_match("senet", "hard", "easy", games=40)
    score.share, score.low, score.high      # of the first, with its 95 % interval
    score.elo                               # the same as a difference in Elo points

An entrant is the name of a bot, as `colonnade arena` takes it, or a Python function that is given
a `Game` and answers with one of its legal moves.
"""

from .match import Entrant, Fault
from .score import Score, elo
from .series import play_game, play_match

__all__ = ["Entrant", "Fault", "Score", "elo", "play_game", "play_match"]
