"""The same seed gives the same result, whoever plays, in whatever pieces, however often stopped."""

import json
import multiprocessing
import shlex
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from colonnade.bots.api.engine_client import EngineBot
from colonnade.cli.processes import spawned_processes
from colonnade.compiled import plain
from colonnade.games import GAMES
from colonnade.kernel.errors import BadOption, ColonnadeError, UnknownGame
from colonnade.lab import players
from colonnade.lab.checkpoint import Checkpoint
from colonnade.lab.chunk import play_chunk
from colonnade.lab.execution import FinishedStudy, Progress, run
from colonnade.lab.executors import InlineExecutor, PoolExecutor, local_executor
from colonnade.lab.measures import TWELFTHS
from colonnade.lab.moments import Moments
from colonnade.lab.report import report_of
from colonnade.lab.study import Study, new_study
from colonnade.lab.totals import Totals, totals_from_json


def small(**changes: int) -> Study:
    """A study that needs no compiler: every game of it is told."""
    asked = {"games": 30, "told": 1000, "chunk": 4, **changes}
    return new_study("corintho", [{"players": "3"}, {"players": "2"}], **asked)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def alone() -> FinishedStudy:
    return run(small(), InlineExecutor())


def test_threads_find_what_one_worker_finds(alone: FinishedStudy) -> None:
    assert run(small(), PoolExecutor(3, ThreadPoolExecutor)).every == alone.every


def test_the_size_of_a_chunk_changes_nothing(alone: FinishedStudy) -> None:
    assert run(small(chunk=13), InlineExecutor()).every == alone.every


def test_another_seed_plays_other_games(alone: FinishedStudy) -> None:
    assert run(small(seed=2), InlineExecutor()).every[0].check != alone.every[0].check


def test_a_killed_worker_changes_nothing(alone: FinishedStudy) -> None:
    killed: list[int] = []

    def watch(progress: Progress) -> None:
        children = multiprocessing.active_children()
        if progress.played and not killed and children:
            children[0].kill()
            killed.append(progress.games)

    found = run(small(), PoolExecutor(2, spawned_processes), watch=watch)
    assert killed
    assert killed[0] < 30
    assert found.every == alone.every


def test_bots_that_think_play_the_same_on_every_run() -> None:
    study = new_study("senet", [{}], seats=("easy", "greedy"), games=1, told=0, chunk=1)
    assert players.Seats(study.seats).are_compiled is False
    assert play_chunk(study, 0) == play_chunk(study, 0)


def test_rotating_choosers_meet_on_every_seat_in_turn() -> None:
    def winners(*seats: str, **others: bool) -> tuple[Totals, Moments]:
        study = new_study("corintho", [{}], seats=seats, games=9, told=9, **others)
        (totals,) = play_chunk(study, 0)
        return totals, totals.columns.get("chooser_greedy", Moments())

    # Game by game, the same as with the choosers on fixed seats: even ones as named, odd ones not.
    rotated, greedy = winners("greedy", "random", rotates=True)
    won = 0
    for number in range(9):
        seats = ("greedy", "random") if number % 2 == 0 else ("random", "greedy")
        played = plain(GAMES["corintho"]).playouts(
            GAMES["corintho"].options.read_options({}),
            seed=1,
            first=number,
            games=1,
            choose=players.Seats(seats).choose("corintho"),
            policies=players.Seats(seats).policies(2),
        )
        won += played.winners[0] >> seats.index("greedy") & 1
    assert greedy.total == TWELFTHS * TWELFTHS * won
    assert greedy.total + rotated.columns["chooser_random"].total == 9 * TWELFTHS * TWELFTHS
    assert winners("greedy", "random")[1] == Moments()


def test_a_chooser_on_several_seats_is_told_by_the_seat() -> None:
    seats = ("greedy", "random")
    study = new_study(
        "corintho", [{"players": "4"}], seats=seats, games=8, told=8, rotates=True, seed=3
    )
    (totals,) = play_chunk(study, 0)
    greedy, others = (totals.columns[f"chooser_{name}"].total for name in seats)
    assert greedy + 3 * others == 8 * TWELFTHS * TWELFTHS
    rows = {row.measure.key: row.found[0] for row in report_of(FinishedStudy(study, [totals])).rows}
    found = rows["chooser_greedy"]
    assert found is not None
    assert found.value == pytest.approx(greedy / TWELFTHS**2 / 8)


PROGRAM = """
import sys
from colonnade.games import GAMES

book = GAMES["corintho"]
options = book.options.read_options({})
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "isready":
        print("readyok", flush=True)
    elif word == "position":
        state = book.notation.read_position(options, rest.removeprefix("at "))
    elif word == "go":
        move = book.rules.nth(book.rules.legal(options, state), 0)
        print("bestmove", book.notation.write_move(options, state, move), flush=True)
"""


def test_engines_and_levels_with_a_budget_can_be_seated(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    engine = f"engine:{shlex.join([sys.executable, str(program)])}"
    study = new_study("corintho", [{}], seats=(engine, "easy@20"), games=1, told=1)
    (totals,) = play_chunk(study, 0)
    assert (totals.games, totals.unfinished) == (1, 0)
    assert play_chunk(study, 0) == [totals]
    bot = players.bots_of(study.seats)[1][engine]
    assert isinstance(bot, EngineBot)
    bot.close()


def test_an_engine_that_fails_ends_the_study_with_what_it_did() -> None:
    study = new_study("corintho", [{}], seats=("engine:false",), games=1, told=1)
    with pytest.raises(ColonnadeError, match="the program"):
        play_chunk(study, 0)


def test_compiled_and_plain_games_sum_up_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    study = new_study("corintho", [{}], games=40, told=5)
    fast = play_chunk(study, 0)
    monkeypatch.setattr(players, "compiled", plain)
    assert play_chunk(study, 0) == fast


def test_one_chunk_or_one_worker_needs_no_pool() -> None:
    assert isinstance(local_executor(small(), 1), InlineExecutor)
    assert isinstance(local_executor(small(games=3), 8), InlineExecutor)
    assert isinstance(local_executor(small(), 2), PoolExecutor)


# The file


def test_a_stopped_study_goes_on_where_it_was(alone: FinishedStudy, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "study.jsonl"

    def stop(progress: Progress) -> None:
        if progress.played >= 12:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(small(), InlineExecutor(), path, stop)
    assert len(path.read_bytes().splitlines()) == 1 + 3
    seen: list[Progress] = []
    assert run(small(), InlineExecutor(), path, seen.append).every == alone.every
    assert seen[0] == Progress(12, 30, 0)
    assert seen[-1] == Progress(30, 30, 18)


def test_a_torn_last_line_is_played_again(alone: FinishedStudy, tmp_path: Path) -> None:
    path = tmp_path / "study.jsonl"
    run(small(), InlineExecutor(), path)
    whole = path.read_bytes()
    for cut in (1, 30, len(whole.splitlines()[-1]) + 1):
        path.write_bytes(whole[:-cut])
        assert run(small(), InlineExecutor(), path).every == alone.every
        assert sorted(path.read_bytes().splitlines()) == sorted(whole.splitlines())


def test_a_finished_study_is_not_played_again_and_may_grow(tmp_path: Path) -> None:
    path = tmp_path / "study.jsonl"
    run(small(), InlineExecutor(), path)
    again: list[Progress] = []
    run(small(), InlineExecutor(), path, again.append)
    assert again == [Progress(30, 30, 0)]
    more: list[Progress] = []
    grown = run(small(games=38), InlineExecutor(), path, more.append)
    assert more[0].games == 28, "the last chunk was a short one"
    assert grown.every == run(small(games=38), InlineExecutor()).every


def test_another_study_is_refused_and_the_file_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "study.jsonl"
    run(small(), InlineExecutor(), path)
    before = path.read_bytes()
    with pytest.raises(ColonnadeError, match="another study: seed differ"):
        run(small(seed=7), InlineExecutor(), path)
    assert path.read_bytes() == before


def test_other_rules_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "study.jsonl"
    Checkpoint(path, small()).close()
    header = {**json.loads(path.read_bytes()), "sources": "older"}
    path.write_text(json.dumps(header) + "\n")
    with pytest.raises(ColonnadeError, match="another version of the rules"):
        run(small(), InlineExecutor(), path)


@pytest.mark.parametrize("text", ["hello\n", "{}\n", "[1]\n", '"x"\n'])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(ColonnadeError):
        run(small(), InlineExecutor(), path)
    assert path.read_text() == text


def test_sums_survive_being_written(alone: FinishedStudy) -> None:
    for totals in alone.every:
        assert totals_from_json(json.loads(json.dumps(totals.to_json()))) == totals


# Bad input


def test_what_does_not_exist_can_not_be_studied() -> None:
    with pytest.raises(UnknownGame):
        new_study("chess", [{}])
    with pytest.raises(BadOption):
        new_study("senet", [{"throws": "cards"}])
    with pytest.raises(ColonnadeError, match="no bot level 'genius'"):
        new_study("senet", [{}], seats=("genius",))
    with pytest.raises(ColonnadeError, match="3 seats"):
        new_study("senet", [{}], seats=("random",) * 3)
    for name in ("games", "seed", "told"):
        with pytest.raises(ColonnadeError, match=name):
            new_study("senet", [{}], **{name: -1})  # type: ignore[arg-type]
