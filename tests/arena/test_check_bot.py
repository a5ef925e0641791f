"""`colonnade check-bot` passes a good bot, and names the fault of a bad one."""

import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import web
from colonnade.__main__ import main
from colonnade.arena import check_bot, play_game, play_match
from colonnade.arena.check_bot import check
from colonnade.bots.api.engine_process import EngineProcess
from colonnade.library import Game, read_records, replay

ROOT = Path(__file__).parents[2]
BAD = ROOT / "tests" / "bots" / "bad_program.py"
BOTS = ROOT / "examples" / "bot"


def python(*words: object) -> str:
    return shlex.join([sys.executable, *map(str, words)])


def test_the_example_in_python_plays(capsys: pytest.CaptureFixture[str]) -> None:
    command = python(BOTS / "monte_carlo.py")
    assert main(["check-bot", command, "--game", "corintho", "--movetime", "20"]) == 0
    told = capsys.readouterr().out
    assert "it calls itself Monte Carlo" in told
    assert "ok    corintho: " in told


def test_the_example_in_another_language_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    with web.alone():
        node = str(web.find_npm().node)
    monkeypatch.setenv("COLONNADE", str(Path(sys.executable).with_name("colonnade")))
    found = list(check(shlex.join([node, str(BOTS / "crowd.mjs")]), ["corintho"], 2000))
    assert [each.verdict for each in found] == ["ok"] * 4, found


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("raise", "ValueError: my bug"),
        ("illegal", "C6"),
        ("error", "error internal"),
        ("flood", "in 1048576 bytes; its last line was 'info xxx"),
    ],
)
def test_what_is_wrong_is_said(how: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-bot", python(BAD, how), "--game", "corintho"]) == 1
    out = capsys.readouterr().out
    assert "FAIL  corintho: " in out
    assert told in out


def test_a_program_that_is_nowhere_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-bot", "/nowhere/bot"]) == 2
    assert "no program '/nowhere/bot'" in capsys.readouterr().err


class TestRecords:
    """The arena keeps its games."""

    def test_every_game_can_be_replayed(self, tmp_path: Path) -> None:
        path = tmp_path / "games.txt"
        line = ["arena", "corintho", "random", "greedy", "--games", "4", "--records", str(path)]
        assert main(line) == 0
        records = list(read_records(path))
        assert [record.seats for record in records] == [
            ("random", "greedy"),
            ("greedy", "random"),
        ] * 2
        assert all(replay(record).is_over for record in records)
        assert main(line) == 2, "a file that exists is not written over"
        assert len(list(read_records(path))) == 4

    def test_a_function_plays_and_forfeits_with_an_illegal_move(self) -> None:
        def first(game: Game) -> str:
            return game.legal[0]

        score = play_match("corintho", first, "random", games=4, keep_records=True)
        assert {name for record in score.records for name in record.seats} == {"first", "random"}
        bad = play_match("corintho", lambda game: "a1-a2", first, games=2, keep_records=True)
        assert (bad.share, bad.faults[0].said.en.count("C6")) == (0.0, 1)
        assert all("C6" in record.headers["Forfeit"] for record in bad.records)

    def test_a_function_that_forgets_to_answer_forfeits(self) -> None:
        def forgetful(game: Game) -> str:
            return None  # type: ignore[return-value]

        score = play_match("corintho", forgetful, "random", games=2, preset="ai")
        assert score.faults[0].said.en == (
            "forgetful: the function answered None, which is no move in the notation of the game"
        )

    def test_a_game_is_played_on_by_names_and_functions(self) -> None:
        played = play_game(Game("senet", exit="over"), ["random", lambda g: g.legal[-1]], seed=3)
        again = play_game(Game("senet", exit="over"), ["random", lambda g: g.legal[-1]], seed=3)
        assert played.is_over
        assert played == again


MINIMAL = """
import sys
for line in sys.stdin:
    print("bestmove 10-11" if line.startswith("go") else "ok", flush=True)
"""


def test_only_moves_are_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (bot := tmp_path / "bot.py").write_text(MINIMAL)
    asked, read = set[str](), EngineProcess.read_answer

    def noted(process: EngineProcess, awaited: str, *limits: Any) -> str:
        asked.add(awaited)
        return read(process, awaited, *limits)

    monkeypatch.setattr(EngineProcess, "read_answer", noted)
    found = list(check(python(bot), ["senet"]))
    assert asked == {"bestmove"}
    assert [each.verdict for each in found] == ["note", "note", "FAIL", "note"]
    assert "S7 There is no pawn on 10" in found[2].said.en


def test_what_a_program_says_instead_is_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_bot, "START_SECONDS", 0.0)
    (bot := tmp_path / "bot.py").write_text(MINIMAL.replace("bestmove 10-11", "BESTMOVE 10-11\\n"))
    _, _, failed, _ = check(python(bot), ["senet"], 2000)
    assert "gave no bestmove within 2.7 s; its last line was 'BESTMOVE 10-11'" in failed.said.en
    assert "sa dernière ligne était « BESTMOVE 10-11 »" in failed.said.fr
