"""Comparison of weights: fair to both sets; says which wins more and is better calibrated."""

from array import array
from typing import Any

import numpy
import pytest

from colonnade.bots.training.compare import BINS, bind_duel, compare_weights, error_of, mean
from colonnade.games.les_4_colonnes import LES_4_COLONNES
from colonnade.games.senet import SENET
from colonnade.games.senet.bot import value_model_of
from colonnade.games.senet.bot.value import SIZE, chance

# The quickest game: a die, and any throw that is high enough leads out.
OPTIONS = SENET.options.read_options({"throws": "die", "exit": "over"})
DUEL = bind_duel(SENET.rules, chance)


def learned() -> "array[float]":
    return array("d", value_model_of(OPTIONS).weights)


def clueless() -> "array[float]":
    """Weights that value every position at a half."""
    return array("d", [0.0] * SIZE) + learned()[SIZE:]


def test_equal_weights_come_out_equal() -> None:
    start = SENET.rules.start(OPTIONS)
    verdict = compare_weights(DUEL, OPTIONS, start, (learned(), learned()), seed=3, games=4)
    assert (verdict.games, verdict.share, verdict.margin) == (4, 0.5, 0.0)
    assert verdict.gain == 0.0
    assert verdict.loss[0] == verdict.loss[1] > 0
    assert verdict.error[0] == verdict.error[1]


def test_what_was_learned_beats_having_no_opinion_from_either_side() -> None:
    start = SENET.rules.start(OPTIONS)
    ahead = compare_weights(DUEL, OPTIONS, start, (learned(), clueless()), seed=4, games=6)
    behind = compare_weights(DUEL, OPTIONS, start, (clueless(), learned()), seed=4, games=6)
    assert ahead.share > 0.6
    # The same games, seen from the other side: the first of a pair was then the second.
    assert behind.share == pytest.approx(1 - ahead.share)
    assert behind.gain == pytest.approx(-ahead.gain)
    assert f"{ahead.share:.2%} ± {ahead.margin:.2%}" in str(ahead)


def test_shares_are_fair_whatever_the_number_of_players() -> None:
    def same(options: Any, state: Any, seat: int, weights: Any) -> float:
        players: int = options.players
        return 1 / players

    # With equal values the first move is taken; both games of a pair are then the same.
    duel = bind_duel(LES_4_COLONNES.rules, same)
    for seats in ({"players": "3"}, {"players": "4"}, {"players": "4", "teams": "yes"}):
        options = LES_4_COLONNES.options.read_options(seats)
        start = LES_4_COLONNES.rules.start(options)
        verdict = compare_weights(duel, options, start, ([0.0], [0.0]), seed=1, games=4)
        assert (verdict.share, verdict.margin) == (0.5, 0.0)


def test_an_error_is_how_far_what_was_said_lies_from_what_came() -> None:
    bins = numpy.zeros((BINS, 3))
    bins[2] = (25.0, 35.0, 100.0)
    bins[7] = (75.0, 70.0, 100.0)
    assert error_of(bins) == pytest.approx(15 / 200)


def test_a_margin_shrinks_with_the_trials() -> None:
    few, many = numpy.array([0.0, 1.0] * 8), numpy.array([0.0, 1.0] * 32)
    assert mean(few)[0] == mean(many)[0] == 0.5
    assert mean(few)[1] == pytest.approx(2 * mean(many)[1])
