"""Every command of the protocol, as a client sees it."""

import random
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from colonnade.engine.protocol import Engine
from colonnade.games import GAMES
from effort import examples

START = "wbwbwbwbwb/........../.......... 0 - 0,0 ?"


# The answers would not wait for a compiler; the end of the test would, for nothing.
pytestmark = pytest.mark.usefixtures("nothing_compiled")


def conversation(*lines: str) -> list[list[str]]:
    engine = Engine(random.Random(1))
    return [list(engine.answer(line)) for line in lines]


def last(*lines: str) -> str:
    return conversation(*lines)[-1][-1]


def example_lines(text: bytes) -> list[str]:
    """The answers of the real program on its standard output."""
    command = [sys.executable, "-m", "colonnade", "engine"]
    done = subprocess.run(command, input=text, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    return done.stdout.decode().splitlines()


def test_cgp_introduces_every_game_and_option() -> None:
    answer = conversation("cgp")[0]
    assert answer[0].startswith("id name ")
    assert answer[1].startswith("id version ")
    assert answer[-1] == "cgpok"
    assert "game senet players=2 throws=coins|die exit=exact|over" in answer
    assert [line.split()[1] for line in answer[2:-1]] == list(GAMES)
    corintho = next(line for line in answer if line.startswith("game corintho"))
    assert "players=2..4" in corintho
    assert corintho.endswith("preset=ai")


def test_isready() -> None:
    assert conversation("isready") == [["readyok"]]


def test_the_session_of_the_specification() -> None:
    assert example_lines(b"newgame senet players=2\nlegal\nchances\nquit\n") == [
        "ok",
        "legal",
        "chances t1:1/4 t2:3/8 t3:1/4 t4:1/16 t6:1/16",
    ]


def test_position_and_moves() -> None:
    start = conversation("newgame senet", "position start moves t2 t1", "legal", "show")
    assert start[1] == ["ok"]
    assert start[2] == ["legal 10-11"]
    shown = start[3][0].removeprefix("position ")
    again = conversation("newgame senet", f"position at {shown} moves 10-11 t2", "awaits")
    assert again == [["ok"], ["ok"], ["awaits choice 1"]]


def test_a_bad_position_leaves_the_game_as_it_was() -> None:
    answers = conversation(
        "newgame senet", "apply t1", "position start moves t1 9-10", "position at rubbish", "legal"
    )
    assert answers[2][0].startswith("error S6 ")
    assert answers[3][0].startswith("error ")
    assert answers[4] == ["legal 10-11"]


def test_apply_and_why_name_the_clause() -> None:
    game = ("newgame senet", "position at w.w......./b........./.......... 0 2 0,0 1")
    assert last(*game, "apply 1-3").startswith("error S9 ")
    assert last(*game, "why 1-3").startswith("refused S9 ")
    assert last(*game, "why 3-5") == "legal"
    assert last(*game, "why nonsense").startswith("error ")


def test_awaits_and_result_from_start_to_end() -> None:
    assert last("newgame corintho", "awaits") == "awaits choice 0"
    assert last("newgame columbiz", "awaits") == "awaits chance"
    assert last("newgame columbiz", "result") == "result *"
    over = "position at b........./........../.........w 0 1 0,0 1 moves 30-31"
    assert conversation("newgame senet", over, "awaits", "result", "show", "legal", "chances")[
        1:
    ] == [
        ["ok"],
        ["awaits over"],
        ["result 1 0"],
        ["position b........./........../.......... =1,0 - 0,0 1"],
        ["legal"],
        ["chances"],
    ]


def test_perft() -> None:
    assert last("newgame senet throws=die", "perft 3") == "perft 161"
    assert last("newgame senet", "perft 0") == "perft 1"
    assert last("newgame senet", "perft -1").startswith("error ")


def test_go_answers_with_a_legal_move() -> None:
    answers = conversation(
        "newgame corintho", "go level random", "legal", "go movetime 10", "go level easy"
    )
    for answer in (answers[1], answers[3], answers[4]):
        assert answer[-1].removeprefix("bestmove ") in answers[2][0].split()
    assert last("newgame senet", "go").startswith("error ")
    assert last("newgame corintho", "go level wizard").startswith("error ")


def test_go_tells_what_the_search_found() -> None:
    told, best = conversation("newgame corintho players=3", "go sims 80 level medium")[1]
    words = told.split()
    assert words[:4] == ["info", "sims", "80", "depth"]
    shares = words[words.index("win") + 1 : words.index("line")]
    assert len(shares) == 3
    assert abs(sum(map(float, shares)) - 1) < 0.01
    assert words[words.index("line") + 1] == best.removeprefix("bestmove ")


def test_go_plays_a_forced_move_without_a_word() -> None:
    assert conversation("newgame senet", "apply t1", "go")[2] == ["bestmove 10-11"]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "fly",
        "newgame",
        "newgame chess",
        "newgame senet players=3",
        "newgame senet colour=blue",
        "newgame senet position=start",
        "newgame senet game=corintho",
        "newgame senet self=1",
        "newgame senet throws=die throws=coins",
        "newgame les-4-colonnes teams=yes",
        "newgame corintho preset=human",
        "position",
        "position nowhere",
        "apply",
        "apply t1 t2",
        "apply t9",
        "why",
        "perft",
        "perft ²",
        "perft 65",
        "perft 99999999999999999999",
        "go level",
        "go fast",
        "go sims 0",
        "go movetime 0",
        "go sims 10000001",
        "go movetime 600001",
        "go sims 99999999999",
        "isready now",
    ],
)
def test_a_bad_command_answers_error_and_changes_nothing(line: str) -> None:
    answers = conversation("newgame senet", line, "show")
    assert answers[1][0].startswith("error ")
    assert len(answers[1]) == 1
    assert answers[2] == [f"position {START}"]


@pytest.mark.parametrize("line", ["show", "legal", "apply t1", "position start", "go", "perft 1"])
def test_before_the_first_game(line: str) -> None:
    assert last(line).startswith("error no game yet")


def test_binary_rubbish_and_endless_lines_are_survived() -> None:
    rubbish = bytes(range(256)).replace(b"\n", b"") + b"\n"
    answers = example_lines(rubbish + b"x" * 3_000_000 + b"\nisready\n\xff\xfe\nquit\n")
    assert len(answers) == 4, "one answer a line, however long"
    assert answers[1].startswith("error a line is longer than")
    assert answers[2] == "readyok"
    assert all(answer.startswith("error ") for answer in answers if answer != "readyok")


@given(
    st.lists(
        st.text(max_size=30)
        | st.builds(
            "{} {}".format,
            st.sampled_from(["newgame", "position", "apply", "why", "go", "perft 1", "legal"]),
            st.text("senetcoritholumbz-4=playrs0123 .@", max_size=30),
        ),
        max_size=12,
    )
)
@examples(150)
def test_any_line_gets_an_answer(lines: list[str]) -> None:
    engine = Engine(random.Random(0))
    for line in lines:
        if line.strip() == "quit":
            continue
        answer = engine.answer(line)
        assert answer
        assert all("\n" not in text for text in answer)
