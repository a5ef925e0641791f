"""A suite of strength: positions whose best moves are proved, and who finds them.

`bench/proved_positions.py` has met and proved them. All bots think by number here, so that what
they find is the same on every machine.
"""

import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from colonnade.bots.api.spec import bot_from_spec
from colonnade.games import GAMES, rulebook
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.rulebook import AnyRulebook

FOLDER = Path(__file__).with_name("proved")
NUMBER = 16

pytestmark = pytest.mark.usefixtures("nothing_compiled")


class Proved(NamedTuple):
    """A position with its best moves."""

    options: Any
    state: Any
    best: frozenset[str]


def positions(book: AnyRulebook) -> list[Proved]:
    """The proved positions of a game."""
    found = []
    for line in (FOLDER / f"{book.id}.tsv").read_text(encoding="utf-8").splitlines():
        given, position, best, _ = line.split("\t")
        options = book.options.read_options(parse_assignments(given.split()))
        state = book.notation.read_position(options, position)
        found.append(Proved(options, state, frozenset(best.split())))
    return found


def solved_by(bot: str, book: AnyRulebook) -> int:
    """In how many positions a bot plays one of the best moves."""
    return sum(
        book.notation.write_move(
            one.options,
            one.state,
            bot_from_spec(bot, random.Random(number)).choose(book, one.options, one.state),
        )
        in one.best
        for number, one in enumerate(positions(book))
    )


@pytest.mark.parametrize("game", GAMES)
def test_best_moves_are_legal_and_few(game: str) -> None:
    book = rulebook(game)
    found = positions(book)
    assert len(found) == NUMBER
    for one in found:
        codes = book.rules.codes(book.rules.legal(one.options, one.state))
        legal = {book.notation.write_move(one.options, one.state, code) for code in codes}
        assert one.best
        assert one.best < legal
        assert 2 * len(one.best) <= len(legal)


@pytest.mark.parametrize(
    ("game", "hard", "expert"),
    [
        ("columbiz", NUMBER, "expert@1"),
        # 75 nodes do not see every win that takes four moves.
        ("corintho", NUMBER // 2, "expert@20000"),
        # Its noise is small beside what the best moves are ahead by.
        ("les-4-colonnes", NUMBER - 1, "expert@1"),
        ("senet", NUMBER, "expert@1"),
    ],
)
def test_expert_finds_them_all_and_hard_finds_most(game: str, hard: int, expert: str) -> None:
    book = rulebook(game)
    by_level = [solved_by(level, book) for level in ("random", "medium", "hard", expert)]
    assert by_level == sorted(by_level)
    assert by_level[2] >= hard
    assert by_level[3] == NUMBER
