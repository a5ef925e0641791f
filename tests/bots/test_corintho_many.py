"""With three and four players: opponents who look after themselves, and what a hand is worth."""

import random
from itertools import product
from math import inf

import pytest

from bots.corintho_minimax import late_position, random_walk
from colonnade.bots.api.thinking import Budget
from colonnade.compiled.arrays import PlainArrays
from colonnade.compiled.lazy_kernel import Kernel
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.bot import SEARCH
from colonnade.games.corintho.bot.canonical_hash import (
    flipped,
    mirrored,
    signature_among_many,
    transposed,
)
from colonnade.games.corintho.bot.evaluation import (
    UNIT,
    describe_among_many,
    expected_share_among_many,
    number_of_weights,
)
from colonnade.games.corintho.bot.iterative_deepening import Deepening
from colonnade.games.corintho.bot.opponents import ROOT, SURE, for_root, for_seat, rank, won_by
from colonnade.games.corintho.bot.search import search
from colonnade.games.corintho.bot.weights import load_weights
from colonnade.games.corintho.core.lines import standing
from colonnade.games.corintho.core.options import Options, read_options
from colonnade.games.corintho.core.rules import after_move, codes, legal, start
from colonnade.games.corintho.core.state import RESERVE_BITS, State, tops

PLAIN = Kernel(search, PlainArrays(), is_compiled=False)
MANY = [read_options({"players": players}) for players in ("3", "4")]
NOBODY = -1
"""Nobody is known to win."""


pytestmark = pytest.mark.usefixtures("nothing_compiled")


def winner_within(options: Options, state: State, me: int, depth: int) -> int:
    """Who wins, by trying every move: each for itself, then for anything open, then against `me`.

    An opponent who can only choose between the wins of several others decides nothing.
    """
    fates = set()
    for move in codes(legal(options, state)):
        after = after_move(options, state, move)
        fate = NOBODY
        if after.winners:
            if after.winners & after.winners - 1 == 0:
                fate = after.winners.bit_length() - 1
        else:
            left = depth if standing(tops(after.pieces)) else depth - 1
            fate = winner_within(options, after, me, left) if left else NOBODY
        if fate == state.seat:
            return fate
        fates.add(fate)
    if NOBODY in fates or (state.seat != me and len(fates) > 1):
        return NOBODY
    # To `me` all that lose are the same: the last seat to act wins, as the search has it.
    return max(fates, key=lambda seat: (seat - me) % options.players)


@pytest.mark.parametrize("options", MANY)
def test_it_finds_who_wins_as_trying_every_move_does(options: Options) -> None:
    seen = set()
    for seed, before_the_end in product(range(25), (3, 5)):
        state = late_position(options, seed, before_the_end)
        deepening = Deepening(PLAIN, options, state, (0.0,) * number_of_weights(options.players), 0)
        deepening.run(inf, 2)
        winner = winner_within(options, state, state.seat, 2)
        assert (deepening.score > SURE) == (winner == state.seat)
        # A loss that is not seen one move deep ends the search before it is two moves deep.
        if deepening.depth == 1:
            assert (deepening.score <= SURE) == (winner not in (NOBODY, state.seat))
        seen.add((winner == NOBODY, winner == state.seat))
    assert len(seen) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scores_are_told_from_seat_to_seat(players: int) -> None:
    for me, seat in product(range(players), repeat=2):
        own = rank(players, me, seat)
        assert (own == ROOT) == (me == seat)
        for score in (-700, 0, 700):
            assert for_seat(score, own) == (score if me == seat else -score)
            assert for_root(for_seat(score, own), own) == score
        for winner, ply in product(range(players), (1, 30)):
            score = won_by(rank(players, me, winner), ply)
            assert (score > SURE) == (winner == me)
            assert (for_seat(score, own) > SURE) == (winner == seat)
            assert (for_seat(score, own) < -SURE) == (winner != seat)
            assert for_root(for_seat(score, own), own) == score


def test_a_third_player_s_win_is_worse_than_an_open_game_and_better_than_the_root_s() -> None:
    own, third = rank(3, 0, 1), rank(3, 0, 2)
    seen = [for_seat(score, own) for score in (won_by(ROOT, 3), won_by(third, 3), 500, -500)]
    assert seen == sorted(seen)
    assert seen[-1] < for_seat(won_by(own, 3), own)


@pytest.mark.parametrize("options", MANY)
def test_turned_positions_have_one_signature(options: Options) -> None:
    met: dict[int, tuple[int, ...]] = {}
    for seed in range(6):
        for state in random_walk(options, seed):
            turned = state
            boards = [state[1:5]]
            for turn in (mirrored, flipped, mirrored, transposed, mirrored, flipped, mirrored):
                turned = turned._replace(
                    pieces=turn(turned.pieces), frozen=turn(turned.frozen), later=turn(turned.later)
                )
                boards.append(turned[1:5])
                for me in range(options.players):
                    expected = signature_among_many(options, state, me)
                    assert signature_among_many(options, turned, me) == expected
            numbers = {signature_among_many(options, state, me) for me in range(options.players)}
            assert len(numbers) == options.players
            # The seats move on by one: to each of them the position is worth what it was.
            hands = state.reserves << RESERVE_BITS
            full = RESERVE_BITS * options.players
            moved = state._replace(
                seat=(state.seat + 1) % options.players,
                reserves=hands & (1 << full) - 1 | hands >> full,
            )
            assert signature_among_many(options, moved, 1) == signature_among_many(
                options, state, 0
            )
            position = (state.seat, *min(boards))
            assert met.setdefault(min(numbers), position)[1] == position[1]


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
