"""The numbers of moves and throws: fixed, dense, and enough for every variant."""

from random import Random

import pytest

from colonnade.envs import NAMES, begin, game_of
from colonnade.envs.registry import encoding_of, name_of, names
from colonnade.games import GAMES
from colonnade.kernel.awaited import CHANCE, CHOICE
from colonnade.kernel.errors import ColonnadeError, UnknownGame
from configurations import MAIN, Configuration
from envs.walks import start_of, walk


def test_every_game_has_an_environment() -> None:
    assert set(names().values()) == set(GAMES)
    assert {name_of(game): game for game in GAMES} == NAMES


def test_a_name_is_versioned_or_plain() -> None:
    assert game_of("colonnade/senet-v0") == game_of("senet") == "senet"
    with pytest.raises(UnknownGame, match="colonnade/senet-v0"):
        game_of("colonnade/senet-v9")


@pytest.mark.parametrize("game", GAMES)
def test_no_two_codes_share_a_number(game: str) -> None:
    for numbering in (encoding_of(game).actions, encoding_of(game).throws):
        assert len(numbering) == len(set(numbering.codes))
        assert [numbering.numbers[code] for code in numbering.codes] == list(range(len(numbering)))


@pytest.mark.parametrize("configuration", MAIN, ids=str)
def test_every_move_and_throw_has_a_number(configuration: Configuration) -> None:
    rules, encoding = GAMES[configuration.game].rules, encoding_of(configuration.game)
    for position, _ in walk(start_of(configuration), Random(5), 80):
        options, state = position.options, position.state
        if rules.awaits(options, state) == CHOICE:
            codes = set(rules.codes(rules.legal(options, state)))
            assert {encoding.actions.codes[number] for number in position.actions()} == codes
            assert position.mask().sum() == len(codes)
        elif rules.awaits(options, state) == CHANCE:
            throws = {code for code, _ in rules.odds(options, state)}
            assert {encoding.throws.codes[number] for number, _ in position.odds()} == throws


def test_senet_is_numbered_by_the_square_left() -> None:
    start = begin("senet", {})
    assert [start.token(number) for number, _ in start.odds()] == ["t1", "t2", "t3", "t4", "t6"]
    assert [number for number, _ in start.odds()] == [0, 1, 2, 3, 5]
    opening = start.thrown(0)
    assert opening.actions() == [10]
    assert opening.token(10) == "10-11"


def test_corintho_is_numbered_by_piece_and_cell_then_by_step() -> None:
    start = begin("corintho", {})
    assert start.actions() == list(range(48))
    assert [start.token(number) for number in (0, 15, 16, 47)] == ["b@a1", "b@d4", "c@a1", "k@d4"]
    # East, west, north, south: which way the letter and the figure of the cell go.
    ways = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    met: set[int] = set()
    for seed in range(20):
        for position, number in walk(start, Random(seed)):
            if number >= 48:
                left, reached = position.token(number).split("-")
                way = ways[(number - 48) // 12]
                assert (ord(reached[0]) - ord(left[0]), int(reached[1]) - int(left[1])) == way
                met.add((number - 48) // 12)
    assert met == {0, 1, 2, 3}


def test_columbiz_ranks_the_dice_kept() -> None:
    position = begin("columbiz", {})
    assert len(position.odds()) == 1287
    all_ones = position.thrown(position.odds()[0][0])
    assert all_ones.actions()[:6] == [0, 1, 2, 3, 4, 5]
    keeps = [number for number in all_ones.actions() if number >= 37]
    assert len(keeps) == 8
    assert keeps[:2] == [37, 38]
    assert len(encoding_of("columbiz").actions) == 36 + 1 + 1716
    assert len(encoding_of("columbiz").throws) == 3003


def test_what_is_not_legal_has_no_afterstate() -> None:
    start = begin("senet", {})
    with pytest.raises(ColonnadeError, match="not possible"):
        start.thrown(4)
    opening = start.thrown(0)
    for action in (-1, 9, 61, 1000):
        with pytest.raises(ColonnadeError, match="not legal"):
            opening.after(action)
    with pytest.raises(ColonnadeError, match="not legal"):
        start.after(10)
