"""What was luck and what was play: hints for a position, reviews of a game.

    game = colonnade.new("senet", throws="die")
    hint(game).chances              # the share of the win each seat can expect
    hint(game).moves                # the best moves, what they gain, and why
    review(game).players            # luck, cost and accuracy of each seat

The same game and the same number of simulations give the same answers.
"""

from .evaluator import Effort
from .hints import Advice, Hint, hint
from .player_summaries import PlayerReview
from .reviews import Review, review
from .steps import Step
from .turning_points import TurningPoint

__all__ = [
    "Advice",
    "Effort",
    "Hint",
    "PlayerReview",
    "Review",
    "Step",
    "TurningPoint",
    "hint",
    "review",
]
