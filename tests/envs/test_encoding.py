"""What learners see: documented, complete, and the same from every seat."""

from random import Random

import numpy as np
import pytest

from colonnade.envs import Position, begin
from colonnade.games.les_4_colonnes.core.state import ONE_DIE_AGAIN
from configurations import EVERY, Configuration
from envs.decoding import DECODERS
from envs.walks import TABLES, start_of, walk

# Two or three players can sit unevenly round the cross, so every choice of colours is looked at.
COMPLETE = [
    *TABLES,
    *(
        configuration
        for configuration in EVERY
        if configuration.game == "les-4-colonnes"
        and configuration.options["players"] != "4"
        and configuration.options["dice"] == "2"
        and configuration.options["finish"] == "home"
    ),
]


def parts(position: Position, seat: int) -> dict[str, list[int]]:
    """A vector cut into its blocks."""
    vector = position.observation(seat).tolist()
    found: dict[str, list[int]] = {}
    for block in position.encoding.blocks(position.options):
        found[block.name], vector = vector[: block.size], vector[block.size :]
    assert not vector
    return found


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_a_vector_is_as_long_and_as_high_as_its_blocks_say(configuration: Configuration) -> None:
    start = start_of(configuration)
    blocks = start.encoding.blocks(start.options)
    high = np.repeat([block.high for block in blocks], [block.size for block in blocks])
    for position, _ in walk(start, Random(1), 300):
        for seat in range(position.players):
            vector = position.observation(seat)
            assert vector.shape == high.shape
            assert ((vector >= 0) & (vector <= high)).all()


@pytest.mark.parametrize("configuration", COMPLETE, ids=str)
def test_a_vector_tells_the_whole_state(configuration: Configuration) -> None:
    start = start_of(configuration)
    decoded = DECODERS[configuration.game]
    for position, _ in walk(start, Random(7), 500):
        state = position.state
        if "menu" in state._fields:
            state = state._replace(menu=0)
        for seat in range(position.players):
            assert decoded(position.options, parts(position, seat), seat) == state


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_one_seat_is_to_act_and_sees_it(configuration: Configuration) -> None:
    for position, _ in walk(start_of(configuration), Random(2), 100):
        for seat in range(position.players):
            to_act = parts(position, seat)["to act"]
            assert to_act.index(1) == (position.seat - seat) % position.players
            assert sum(to_act) == 1


def test_senet_looks_the_same_from_both_sides() -> None:
    for position, _ in walk(begin("senet", {}), Random(3)):
        state = position.state
        black = state.black if state.black < 0 else 1 - state.black
        turned = state._replace(seat=1 - state.seat, black=black)
        twin = Position(position.game, position.options, turned)
        for seat in (0, 1):
            assert (twin.observation(1 - seat) == position.observation(seat)).all()


def test_senet_shows_own_pawns_before_the_others() -> None:
    line = "wbwbwbwbw./b........./.......... 0 - 0,0 0"
    position = begin("senet", {}, line)
    assert position.state.black == 0
    mine, theirs = parts(position, 0), parts(position, 1)
    black = [square for square, pawn in enumerate(mine["own pawns"], 1) if pawn]
    assert black == [2, 4, 6, 8, 11]
    assert mine["own pawns"] == theirs["other pawns"]
    assert mine["black"] == [1, 0]
    assert theirs["black"] == [0, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_corintho_looks_the_same_from_every_seat(players: int) -> None:
    for position, _ in walk(begin("corintho", {"players": players}), Random(4)):
        state = position.state
        held = [state.reserves >> 9 * seat & 0o777 for seat in range(players)]
        turned = held[-1:] + held[:-1]
        reserves = sum(pieces << 9 * seat for seat, pieces in enumerate(turned))
        moved = state._replace(seat=(state.seat + 1) % players, reserves=reserves)
        twin = Position(position.game, position.options, moved)
        for seat in range(players):
            vector = position.observation(seat)
            assert (twin.observation((seat + 1) % players) == vector).all()


def test_columbiz_shows_boards_dice_and_points() -> None:
    *_, (position, _) = walk(begin("columbiz", {"players": 3}), Random(6), 60)
    for seat in range(3):
        seen = parts(position, seat)
        assert len(seen["pawns"]) == 108
        assert sum(seen["pawns"]) == sum(board.bit_count() for board in position.state[:4])
        own = sum(seen["pawns"][:36])
        assert own == position.state[seat].bit_count()
        assert sum(seen["dice"]) <= 8
        assert seen["seat"].index(1) == seat


def test_les_4_colonnes_shows_a_die_to_be_thrown_again() -> None:
    start = begin("les-4-colonnes", {"dice": 2})
    again = start.at(start.state._replace(dice=ONE_DIE_AGAIN))
    assert len(again.odds()) == 6
    seen = parts(again, 0)
    assert seen["one again"] == [1]
    assert not any(seen["first die"] + seen["second die"])
    assert DECODERS["les-4-colonnes"](again.options, seen, 0) == again.state
