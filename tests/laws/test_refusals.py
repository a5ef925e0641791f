"""A token is refused exactly when it is not legal, and every refusal has a sentence."""

import random

import pytest

from colonnade.kernel.awaited import Chance, Choice
from colonnade.kernel.errors import IllegalToken
from colonnade.library import Game
from colonnade.library.rules_pages import clauses, rules_page
from configurations import MAIN, Configuration, steps_of
from effort import often

STEPS = 60
MET = 1000
PLACES = ["A", *map(str, range(69)), *(f"F{n}" for n in range(1, 9))]


def plausible(game: str, rng: random.Random, met: list[str]) -> str:
    """A token that is at least spelled like one of the game's: for a game from outside, one of
    those that were legal somewhere before."""
    match game:
        case "senet":
            start = rng.randrange(31)
            step = rng.choice((1, 2, 3, 4, 6, 6, -1, -2, -3, -4, -6, rng.randrange(-9, 10) or 1))
            return f"{start}-{min(31, max(1, start + step))}"
        case "corintho":
            cell, other = ("".join((rng.choice("abcd"), rng.choice("1234"))) for _ in range(2))
            return rng.choice((f"{rng.choice('bck')}@{cell}", f"{cell}-{other}"))
        case "columbiz":
            dice = "".join(sorted(rng.choices("123456", k=rng.randrange(8))))
            cell = f"{rng.randrange(1, 7)}@{rng.randrange(1, 7)}"
            return rng.choice((cell, f"keep:{dice or '-'}", "end"))
        case "les-4-colonnes":
            return rng.choice(
                (f"{rng.choice('YRGB')}{rng.choice(PLACES)}-{rng.choice(PLACES[1:])}", "skip")
            )
        case _:
            return rng.choice(met)


def throws_of(game: str) -> list[str]:
    return {
        "senet": ["t1", "t4", "t6", "d1", "d5"],
        "columbiz": ["r12345566", "r1", "r26"],
        "les-4-colonnes": ["d1", "d6", "d25", "d33"],
    }.get(game, [])


@pytest.mark.parametrize("configuration", MAIN, ids=str)
def test_refused_exactly_when_not_legal(configuration: Configuration) -> None:
    rng = random.Random(str(configuration))
    game = Game(configuration.game, **configuration.options)
    refused, met = 0, [""]
    known = clauses(rules_page(game.rulebook, "en"))
    for _ in range(often(steps_of(configuration, STEPS))):
        awaited = game.awaits
        if isinstance(awaited, Choice):
            allowed = game.legal
        elif isinstance(awaited, Chance):
            allowed = list(game.chances)
        else:
            allowed = []
        met += (token for token in allowed if len(met) < MET)
        tried = [plausible(game.id, rng, met) for _ in range(12)]
        # Moves that were legal a moment ago are the mistakes people make.
        tried += [*rng.sample(allowed, min(3, len(allowed))), *throws_of(game.id)]
        for token in tried:
            try:
                why = game.why(token)
            except ValueError:
                # A place this game does not have; the parser's business.
                continue
            assert (why is None) == (token in allowed), (game.position, token, why)
            if why is not None:
                refused += 1
                assert why.clause in known
                assert why.text.en
                assert why.text.fr
                before = game.position
                with pytest.raises(IllegalToken):
                    game.play(token)
                assert game.position == before
        if isinstance(awaited, Choice):
            game.play(rng.choice(allowed))
        elif isinstance(awaited, Chance):
            game.throw(rng)
        else:
            game = Game(configuration.game, **configuration.options)
    assert refused > 100
