"""The book of openings: made by one command, found however the board lies, used by few."""

import json
import random
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import pytest

from bots.corintho_minimax import turned
from colonnade.bots.api.thinking import Budget
from colonnade.bots.weights.store import SINGLE, read_rows, row_name, write_rows
from colonnade.compiled.arrays import PlainArrays
from colonnade.compiled.lazy_kernel import Kernel
from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.bot import iterative_deepening, make_book, opening_book
from colonnade.games.corintho.bot.canonical_hash import signature
from colonnade.games.corintho.bot.game_bot import CorinthoThinker
from colonnade.games.corintho.bot.make_book import COMMAND, steps
from colonnade.games.corintho.bot.opening_book import (
    BOOK,
    as_numbers,
    as_steps,
    book_moves,
    load_book,
)
from colonnade.games.corintho.bot.search import search
from colonnade.games.corintho.bot.train_board import options_with_board
from colonnade.games.corintho.bot.train_hands import options_of_two
from colonnade.games.corintho.core.options import Options, read_options, write_options
from colonnade.games.corintho.core.rules import after_move, codes, legal, start
from colonnade.games.corintho.core.state import State

DEFAULT, PRESET = options_with_board()


def in_book(options: Options, side: int) -> Iterator[State]:
    """The positions that a side knows, whatever the other plays; turned and mirrored ones once."""
    ways, seen = [start(options)], set[tuple[int, int]]()
    while ways:
        state = ways.pop()
        # Who is to act is not told by a signature.
        key = (state.seat, signature(options, state))
        if state.winners or key in seen:
            continue
        seen.add(key)
        if state.seat != side:
            ways += [after_move(options, state, move) for move in codes(legal(options, state))]
        elif known := book_moves(options, state):
            yield state
            ways.append(after_move(options, state, known[0]))


@pytest.mark.parametrize("options", [DEFAULT, PRESET])
def test_every_position_of_the_book_comes_up_when_one_side_plays_by_it(options: Options) -> None:
    met = {signature(options, state) for side in range(2) for state in in_book(options, side)}
    assert met == set(load_book(options))
    assert len(met) > 100


@pytest.mark.parametrize("options", [DEFAULT, PRESET])
def test_the_book_knows_the_first_move_and_an_answer_to_each(options: Options) -> None:
    begin = start(options)
    assert book_moves(options, begin)
    for move in codes(legal(options, begin)):
        assert book_moves(options, after_move(options, begin, move))


@pytest.mark.parametrize("options", [DEFAULT, PRESET])
def test_its_moves_are_legal_and_the_same_however_the_board_lies(options: Options) -> None:
    for state in list(in_book(options, 1))[:20]:
        reached = set()
        for turn in range(8):
            lying = turned(state, turn)
            moves = book_moves(options, lying)
            assert set(moves) <= set(codes(legal(options, lying)))
            reached |= {signature(options, after_move(options, lying, move)) for move in moves}
        assert len(reached) == 1


def test_a_file_of_numbers_keeps_signatures_whole(tmp_path: Path) -> None:
    rng = random.Random(1)
    steps = {rng.getrandbits(63): rng.getrandbits(63) for _ in range(50)}
    steps[0] = (1 << 63) - 1
    write_rows(tmp_path / "book.rows", {"some": as_numbers(steps.items())}, SINGLE, {})
    assert as_steps(read_rows(tmp_path / "book.rows")["some"]) == steps


def test_whoever_thinks_by_time_plays_by_the_book_while_the_search_is_being_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []
    plain = Kernel(search, PlainArrays(), is_compiled=False)

    def ask() -> Kernel:
        asked.append(plain)
        return plain

    monkeypatch.setattr(iterative_deepening.LOOP, "within", lambda _: plain)
    monkeypatch.setattr(iterative_deepening.LOOP, "now", ask)
    monkeypatch.setattr(iterative_deepening, "LEAST", 40)
    for sims, options in product((0, 50), (PRESET, read_options({"stuck": "draw"}), DEFAULT)):
        asked.clear()
        begin = start(options)
        budget = Budget(sims=sims, seconds=0.0 if sims else 0.001)
        thought = CorinthoThinker("expert", 0, random.Random(1), budget).think(
            CORINTHO, options, begin
        )
        by_book = not sims and options in options_with_board()
        assert (thought.search is None) == by_book
        if by_book:
            assert thought.move in book_moves(options, begin)
            assert asked


def test_other_options_have_no_book() -> None:
    assert {options for options in options_of_two() if load_book(options)} == {DEFAULT, PRESET}


def test_without_the_file_or_with_a_damaged_one_there_is_no_book(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken.rows"
    broken.write_bytes(BOOK.read_bytes()[:-9])
    odd = tmp_path / "odd.rows"
    write_rows(odd, {row_name(write_options(PRESET)): [1.0] * 9}, SINGLE, {})
    for path in (broken, odd, tmp_path / "nothing.rows"):
        monkeypatch.setattr(opening_book, "BOOK", path)
        load_book.cache_clear()
        assert book_moves(PRESET, start(PRESET)) == []
    load_book.cache_clear()


@pytest.mark.usefixtures("nothing_compiled")
def test_the_same_numbers_make_the_same_book(tmp_path: Path) -> None:
    made = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        COMMAND.main(["--positions", "2", "--nodes", "200", "--into", str(tmp_path / name)])
        made.append((tmp_path / name / BOOK.name).read_bytes())
    assert made[0] == made[1]


class Foreseen:
    """Searches whose results are known: each move is 20 points worse than the one before."""

    def best(self, state: State) -> State:
        return self.replies(state)[0][1]

    def replies(self, state: State) -> list[tuple[int, State]]:
        reached: dict[int, State] = {}
        # An order in which nobody soon has a line.
        for move in sorted(codes(legal(PRESET, state)), key=lambda move: move * 29 % 97):
            after = after_move(PRESET, state, move)
            reached.setdefault(signature(PRESET, after), after)
        return [(20 * at, after) for at, after in enumerate(reached.values())]


def test_likely_lines_come_first() -> None:
    begin, searches = start(PRESET), Foreseen()
    first = searches.best(begin)
    # A best reply after a best reply is as likely as one that gives away 30 points.
    (_, best), (_, second), (_, third) = searches.replies(first)[:3]
    (_, later) = searches.replies(searches.best(best))[0]
    expected = [signature(PRESET, state) for state in (begin, best, second, later, third)]
    found = list(islice(steps(PRESET, 0, searches), 5))  # type: ignore[arg-type]
    assert [before for before, _ in found] == expected
    assert found[0] == (signature(PRESET, begin), signature(PRESET, first))


def test_where_the_result_is_known_nothing_is_looked_up() -> None:
    class Known(Foreseen):
        def best(self, state: State) -> None:  # type: ignore[override]
            return None

    assert not list(steps(PRESET, 0, Known()))  # type: ignore[arg-type]


def test_the_shipped_book_is_that_of_the_command_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make_book, "Searches", lambda *_: None)
    monkeypatch.setattr(make_book, "steps", lambda *_: [(1, 2)])
    COMMAND.main(["--into", str(tmp_path)])
    made = tmp_path / BOOK.name
    assert command_named_in(made) == command_named_in(BOOK)
    names = [row_name(write_options(options)) for options in options_with_board()]
    assert list(read_rows(made)) == list(read_rows(BOOK)) == names


def command_named_in(path: Path) -> dict[str, object]:
    """The command that a file of weights names."""
    head: dict[str, dict[str, object]] = json.loads(path.read_bytes().partition(b"\n")[0])
    return head["made_by"]
