"""With three and four players: what a hand is worth, and what each level does."""

import random

import pytest

from bots.corintho_minimax import random_walk
from colonnade.bots.api.thinking import Budget
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.bot import SEARCH
from colonnade.games.corintho.bot.evaluation import (
    UNIT,
    describe_among_many,
    expected_share_among_many,
    number_of_weights,
)
from colonnade.games.corintho.bot.weights import load_weights
from colonnade.games.corintho.core.options import Options, read_options
from colonnade.games.corintho.core.rules import after_move, codes, legal, start
from colonnade.games.corintho.core.state import RESERVE_BITS, State

MANY = [read_options({"players": players}) for players in ("3", "4")]

pytestmark = pytest.mark.usefixtures("nothing_compiled")


@pytest.mark.parametrize("options", MANY)
def test_features_and_weights_make_the_evaluation(options: Options) -> None:
    rng = random.Random(5)
    weights = [rng.random() for _ in range(number_of_weights(options.players))]
    for state in random_walk(options, 6):
        for seat in range(options.players):
            worth = sum(map(float.__mul__, weights, describe_among_many(options, state, seat)))
            found = expected_share_among_many(options, state, seat, weights)
            assert abs(found - UNIT * worth) <= 1


@pytest.mark.parametrize("options", MANY)
def test_pieces_in_hand_are_worth_having_and_worth_keeping_from_others(options: Options) -> None:
    weights, state = load_weights(options), start(options)
    worth = expected_share_among_many(options, state, 0, weights)
    for seat in range(2):
        fewer = state._replace(reserves=state.reserves - (0o222 << RESERVE_BITS * seat))
        found = expected_share_among_many(options, fewer, 0, weights)
        assert (found < worth) == (seat == 0)


def play(options: Options, tokens: str) -> State:
    state = start(options)
    for token in tokens.split():
        code = CORINTHO.notation.find(options, state, token)
        assert code is not None, token
        state = after_move(options, state, code)
    return state


@pytest.mark.parametrize("options", MANY)
def test_it_wins_when_it_can_and_hands_no_win_to_the_next(options: Options) -> None:
    # Three columns in a row stand: the fourth wins, and was to be feared before.
    state = play(options, "c@a1 k@d4 c@b1")
    expert = SEARCH.thinker("expert", random.Random(1), Budget(sims=400))
    found = expert.think(CORINTHO, options, state)
    assert CORINTHO.notation.write_move(options, state, found.move) != "c@c1"
    code = CORINTHO.notation.find(options, state, "c@c1")
    assert code is not None
    state = after_move(options, state, code)
    thought = expert.think(CORINTHO, options, state)
    assert CORINTHO.notation.write_move(options, state, thought.move) == "c@d1"
    assert thought.search is not None
    assert thought.search.values[state.seat] == 1
    assert sum(thought.search.values) == pytest.approx(1)


@pytest.mark.parametrize("options", MANY)
def test_hard_and_the_chances_of_each_seat_are_left_to_the_search_for_every_game(
    options: Options,
) -> None:
    state = start(options)
    thought = SEARCH.thinker("hard", random.Random(1), Budget(sims=20)).think(
        CORINTHO, options, state
    )
    assert thought.move in codes(legal(options, state))
    assert thought.search is not None
    assert thought.search.sims == 20
    assert sum(SEARCH.win_shares(options, state, Budget(sims=20))) == pytest.approx(1)
