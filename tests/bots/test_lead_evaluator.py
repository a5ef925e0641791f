"""The evaluator by who leads."""

import random

import pytest

from colonnade.bots.search.lead_evaluator import lead_evaluator_of
from colonnade.compiled.compiled_rules import payoffs_of
from colonnade.games import rulebook


def values_at(game: str, position: str, horizon: float, scale: float, **given: str) -> list[float]:
    book = rulebook(game)
    options = book.options.read_options(given)
    state = book.notation.read_position(options, position)
    rows = payoffs_of(book, options.players)
    weights = [horizon, scale, *(share for row in rows for share in row)]
    values = [9.0] * options.players
    drawn = random.Random(1).randrange(1 << 62)
    lead_evaluator_of(game)(options, state, drawn, weights, values)
    return values


AHEAD = "b........./........../.......w.. 0 - 0,0 1"


def test_whoever_leads_is_worth_more_and_the_shares_make_one() -> None:
    black, white = sorted(values_at("senet", AHEAD, 0, 10))
    assert black < 0.5 < white
    assert black + white == pytest.approx(1)


def test_a_smaller_scale_is_surer() -> None:
    assert max(values_at("senet", AHEAD, 0, 5)) > max(values_at("senet", AHEAD, 0, 50))


def test_far_enough_a_horizon_sees_the_end() -> None:
    assert sorted(values_at("senet", AHEAD, 1e6, 10)) == [0.0, 1.0]


def test_partners_get_the_same() -> None:
    given = {"players": "4", "teams": "yes"}
    book = rulebook("les-4-colonnes")
    options = book.options.read_options(given)
    start = book.notation.write_position(options, book.rules.start(options))
    assert values_at("les-4-colonnes", start, 0, 10, **given) == pytest.approx([0.5] * 4)
    later = values_at("les-4-colonnes", start, 300, 10, **given)
    assert later[0] == pytest.approx(later[2])
    assert later[0] + later[1] == pytest.approx(1)
