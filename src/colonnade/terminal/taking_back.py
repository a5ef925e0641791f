"""What may be taken back."""

from collections.abc import Collection

from colonnade.game import Game
from colonnade.kernel.awaited import CHANCE


def undoable(game: Game, bots: Collection[int]) -> list[str]:
    """The tokens to take back so that a person chooses again, none if a throw stands between."""
    twin = game.copy()
    taken: list[str] = []
    while twin.tokens:
        taken.insert(0, twin.undo())
        if twin.rulebook.rules.awaits(twin.rules_options, twin.state) == CHANCE:
            return []
        if twin.seat not in bots:
            return taken
    return []
