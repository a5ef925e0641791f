"""A program used as a bot is believed only when it answers with a legal move in time."""

import os
import shlex
import shutil
import sys
from pathlib import Path
from string import Formatter

import pytest

from colonnade.bots.api import engine_client, engine_process
from colonnade.bots.api.engine_client import EngineBot
from colonnade.bots.api.engine_process import WORDS, Forfeit, environment
from colonnade.games import rulebook

BAD = Path(__file__).with_name("bad_program.py")


def command(how: str) -> str:
    return shlex.join([sys.executable, str(BAD), how])


def first_move(bot: EngineBot) -> int:
    book = rulebook("corintho")
    options = book.options.read_options({"players": "3"})
    return bot.choose(book, options, book.rules.start(options))


def test_a_good_program_plays_and_is_kept_for_the_next_move() -> None:
    bot = EngineBot(command("wellbehaved"), seconds=20)
    try:
        book = rulebook("corintho")
        options = book.options.read_options({"players": "3"})
        state = book.rules.start(options)
        for _ in range(4):
            move = bot.choose(book, options, state)
            assert move in book.rules.codes(book.rules.legal(options, state))
            state = book.rules.after_move(options, state, move)
    finally:
        bot.close()


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("crash", "has ended with exit code 3"),
        ("raise", "exit code 1: ValueError: my bug"),
        ("nonsense", "not legal at .*: .*no move at all"),
        ("illegal", "not legal at .*: C6 "),
        ("error", "error internal"),
        ("flood", "in 1048576 bytes"),
    ],
)
def test_a_program_that_misbehaves_forfeits(how: str, told: str) -> None:
    with pytest.raises(Forfeit, match=told) as raised:
        first_move(EngineBot(command(how), seconds=30))
    assert raised.value.said.fr.startswith("le programme")
    assert ("ValueError: my bug" in raised.value.errors) == (how == "raise")


def test_the_least_that_the_guide_asks_for_is_enough(tmp_path: Path) -> None:
    program = tmp_path / "least.py"
    program.write_text(LEAST)
    bot = EngineBot(shlex.join([sys.executable, str(program)]), seconds=20)
    try:
        first_move(bot)
    finally:
        bot.close()


LEAST = """
import sys
for line in sys.stdin:
    if line.startswith("go"):
        print("bestmove b@a1", flush=True)
    else:
        print("ok", flush=True)
"""


@pytest.mark.parametrize("how", ["stall", "compute"])
def test_a_program_that_stalls_or_thinks_too_long_forfeits(how: str) -> None:
    bot = EngineBot(command(how), seconds=0.1, start_seconds=0.3)
    with pytest.raises(Forfeit, match="no bestmove within"):
        first_move(bot)


def test_a_program_is_not_late_while_it_gets_no_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    # On a machine so busy that the program has not even started when its time is over.
    monkeypatch.setattr(engine_client, "GRACE_SECONDS", 0.0)
    monkeypatch.setattr(engine_process, "LONGEST_DELAY", 60.0)
    starved = engine_process.ProcessorUsage(0.0, is_ready=True)
    monkeypatch.setattr(engine_process, "processor_usage", lambda process: starved)
    bot = EngineBot(command("wellbehaved"), seconds=0.0001, start_seconds=0.0)
    try:
        first_move(bot)
    finally:
        bot.close()


def test_the_system_tells_what_a_program_has_had_of_the_processors(tmp_path: Path) -> None:
    second = os.sysconf("SC_CLK_TCK")

    def run(process: int, state: str, *children: int) -> None:
        thread = tmp_path / str(process) / "task" / str(process)
        thread.mkdir(parents=True)
        fields = f"{process} (a (b) c) {state} 1 7 7 0 -1 0 0 0 0 0 {2 * second} {second} 9 9 20 0"
        (tmp_path / str(process) / "stat").write_text(fields)
        (thread / "children").write_text("".join(f"{child} " for child in children))

    assert engine_process.processor_usage(5, tmp_path) == (0.0, False)
    run(6, "R")
    run(7, "S")
    run(8, "S", 6, 7)
    assert engine_process.processor_usage(6, tmp_path) == (3.0, True)
    assert engine_process.processor_usage(7, tmp_path) == (3.0, False)
    # What it has started is part of it.
    assert engine_process.processor_usage(8, tmp_path) == (9.0, True)


def test_a_program_that_never_speaks_forfeits() -> None:
    with pytest.raises(Forfeit, match="no bestmove within"):
        first_move(EngineBot(command("deaf"), seconds=0.1, start_seconds=0.3))


def test_a_program_that_is_not_there_forfeits() -> None:
    with pytest.raises(Forfeit, match="cannot be run"):
        first_move(EngineBot("/nowhere/engine", seconds=1))


def test_every_sentence_names_the_same_facts_in_both_languages() -> None:
    def facts(template: str) -> set[str]:
        return {name for _, name, _, _ in Formatter().parse(template) if name}

    for key, (en, fr) in WORDS.items():
        assert facts(en) == facts(fr), key
        assert en != fr, key


def test_python_is_the_one_that_has_this_package(monkeypatch: pytest.MonkeyPatch) -> None:
    # As in the README: the environment is there, and nobody has activated it.
    assert sys.prefix != sys.base_prefix, "the tests run in a virtual environment"
    monkeypatch.setenv("PATH", os.defpath)
    found = shutil.which("python", path=environment()["PATH"])
    assert found is not None
    assert Path(found).parent == Path(sys.executable).parent
