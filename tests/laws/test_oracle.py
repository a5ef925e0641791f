"""The engine compared with a second, deliberately plain implementation (`tests/oracle`).

Some steps of random play are compared in every configuration: positions, legal sets, probabilities,
results and the clause of every refusal. `PYTHONPATH=tests python tests/laws/test_oracle.py N`
compares N steps per configuration.
"""

import random
import sys
from fractions import Fraction
from importlib import import_module
from typing import Any

import pytest

from colonnade.games import GAMES
from colonnade.kernel.awaited import Chance, Choice
from colonnade.kernel.errors import MalformedNotation
from colonnade.library import Game
from configurations import EVERY, Configuration, steps_of
from effort import often

STEPS = 250
OURS = [one for one in EVERY if GAMES[one.game].package.startswith("colonnade.")]
"""A second implementation is asked of our own games, not of those that packages bring."""


def oracle(configuration: Configuration) -> Any:
    module = import_module(f"oracle.{configuration.game.replace('-', '_')}")
    return module.Game(configuration.options)


def compare(configuration: Configuration, steps: int, seed: int) -> int:
    """Play both side by side; returns the number of refusals compared."""
    rng = random.Random(f"{configuration} {seed}")
    game, other = Game(configuration.game, **configuration.options), oracle(configuration)
    refusals = 0
    position = token = ""
    for step in range(steps):
        before, position = position, game.position
        assert position == other.position(), f"after {token!r} at {before!r}"
        awaited = game.awaits
        if isinstance(awaited, Choice):
            assert other.awaits() == f"choice {awaited.seat}", position
            legal = game.legal
            assert legal == other.legal(), position
            if step % 5 == 0:
                refusals += compare_refusals(game, other, rng)
            token = rng.choice(legal)
            game.play(token)
        elif isinstance(awaited, Chance):
            assert other.awaits() == "chance", position
            assert game.legal == other.legal() == []
            if len(awaited.odds) < 30 or step % 10 == 0:
                assert game.chances == other.chances(), position
            token = game.throw(rng)
        else:
            assert other.awaits() == "over", position
            assert list(awaited.result) == other.result(), position
            game, other = Game(configuration.game, **configuration.options), oracle(configuration)
            continue
        other.apply(token)
        if rng.random() < 0.02:
            # A position is complete: both continue from the text as from the history.
            text = game.position
            game = Game(configuration.game, position=text, **configuration.options)
            other = oracle(configuration)
            other.load(text)
    return refusals


def compare_refusals(game: Game, other: Any, rng: random.Random) -> int:
    asked = other.moves_worth_asking()
    compared = 0
    for token in rng.sample(asked, min(25, len(asked))):
        try:
            why = game.why(token)
        except MalformedNotation:
            continue
        ours = None if why is None else why.clause
        assert ours == other.why(token), (game.id, game.options, game.position, token)
        compared += ours is not None
    return compared


@pytest.mark.parametrize("configuration", OURS, ids=str)
def test_no_difference_from_the_plain_reading(configuration: Configuration) -> None:
    compare(configuration, often(steps_of(configuration, STEPS)), seed=1)


def counted(configuration: Configuration, position: str, depth: int) -> int:
    """The lines of play of a length, by the plain reading alone."""
    other = oracle(configuration)
    if position:
        other.load(position)
    tokens = other.legal() or list(other.chances())
    if depth == 1 or not tokens:
        return len(tokens) or 1
    total = 0
    for token in tokens:
        after = oracle(configuration)
        after.load(other.position())
        after.apply(token)
        total += counted(configuration, after.position(), depth - 1)
    return total


@pytest.mark.parametrize(
    ("game", "options", "lines"),
    [
        ("senet", {"throws": "coins", "exit": "exact"}, [5, 21, 89]),
        ("senet", {"throws": "die", "exit": "exact"}, [6, 31, 161]),
        ("corintho", {}, [48, 2192]),
        ("les-4-colonnes", {}, [6, 31, 161]),
        ("columbiz", {}, [1287]),
    ],
)
def test_the_plain_reading_counts_as_we_do(
    game: str, options: dict[str, str], lines: list[int]
) -> None:
    """The comparison is meaningful: both sides know the published counts."""
    whole = Game(game, **options)
    configuration = Configuration(game, whole.options)
    for depth, count in enumerate(lines, start=1):
        assert counted(configuration, "", depth) == count == whole.perft(depth)


def test_the_plain_reading_knows_a_die() -> None:
    other = oracle(Configuration("senet", {"throws": "die"}))
    assert other.chances() == {f"d{face}": Fraction(1, 6) for face in range(1, 7)}


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 5_000
    start = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    total = 0
    for index, each in enumerate(OURS):
        total += compare(each, wanted, seed=start)
        print(f"{index + 1}/{len(OURS)} {each}: {wanted} steps, no difference", flush=True)
    print(f"{wanted * len(OURS)} steps and {total} refusals, no difference")
