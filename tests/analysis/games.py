"""Short random games."""

import random
from typing import Final

from colonnade.library import Game, started

WAYS: Final = [
    ("senet", {"throws": "die"}),
    ("corintho", {}),
    ("corintho", {"players": "3"}),
    ("columbiz", {"players": "2"}),
    ("les-4-colonnes", {"players": "3", "dice": "1"}),
    ("les-4-colonnes", {"players": "4", "dice": "2", "teams": "yes"}),
]
"""Two to four players, with and without teams, with and without throws."""


NEAR_END: Final = {
    "columbiz": "....../1...../1...../11.000/10.000/101100 1 12222246 2 0 0,5 2,4 5,6"
}
"""The last turn of a game: throws of eight dice have 1,287 outcomes, too many for plain Python."""


def played_game(
    game: str, options: dict[str, str], seed: int, tokens: int = 10**6, *, near_end: bool = False
) -> Game:
    """A random game, until it is over or has `tokens` tokens; from its start, or near its end."""
    rng, made = (
        random.Random(seed),
        started(game, options, NEAR_END.get(game) if near_end else None),
    )
    while not made.is_over and len(made.tokens) < tokens:
        legal = made.legal
        if legal:
            made.play(rng.choice(legal))
        else:
            made.throw(rng)
    return made


def code_of(game: Game, token: str) -> int:
    """The code of a token that is legal or possible."""
    code = game.rulebook.notation.find(game.rules_options, game.state, token)
    assert code is not None
    return code
