"""Colour only where it is wanted, and never as the only sign."""

import fcntl
import io
import os
import pty
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

import colonnade
from colonnade.cli.progress_line import ProgressLine
from colonnade.kernel.styled_text import Span
from colonnade.kernel.wrapping import wrapped
from colonnade.terminal.completion import answer_completer, game_completer
from colonnade.terminal.console import (
    Console,
    Leaving,
    ansi_text,
    less_settings,
    wants_colour,
)


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_only_on_a_terminal_that_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert wants_colour(Screen())
    assert not wants_colour(io.StringIO())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not wants_colour(Screen())
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not wants_colour(Screen())


def test_paint_only_adds_to_the_text() -> None:
    lines = ((Span("ab"), Span("Y", "yellow")),)
    assert [ansi_text(line) for line in lines] == ["ab\x1b[1;33mY\x1b[0m"]


def test_the_end_of_input_is_leaving() -> None:
    shown = io.StringIO()
    terminal = Console(io.StringIO("one\n"), shown)
    assert terminal.ask("> ") == "one"
    assert shown.getvalue() == "> one\n", "what a pipe types is seen as if it were typed"
    with pytest.raises(Leaving):
        terminal.ask("> ")


def test_the_width_is_that_of_the_window_now() -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, "w") as window, os.fdopen(ours, "rb"):
        for columns in (60, 132):
            fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
            assert Console(io.StringIO(), window).columns == columns


def test_a_file_or_a_pipe_has_no_width() -> None:
    assert Console(io.StringIO(), io.StringIO()).columns == 0


def test_lines_and_prompts_are_broken_between_words() -> None:
    listed = "  1  Corintho — place, stack and line up bases"
    assert wrapped(listed, 30) == "  1  Corintho — place, stack\n     and line up bases"
    french = "enregistrer F  garder la partie dans un fichier ; « ouvrir F » en ouvre une"
    assert not any(line.lstrip()[:1] in ";»" for line in wrapped(french, 40).split("\n"))
    legend = "  W white  . empty  -- a duo  == a barrage"
    assert wrapped(legend, 35).replace("\u00a0", " ") == (
        "  W white  . empty  -- a duo\n  == a barrage"
    ), "entries stay whole"
    prompt = "Shall I throw? Enter for yes, d for dice of your own: "
    assert wrapped(prompt, 40) == "Shall I throw? Enter for yes, d for\ndice of your own: "


def test_the_pager_shows_accents_and_which_keys_to_press(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LESS", raising=False)
    monkeypatch.delenv("LESSCHARSET", raising=False)
    with less_settings("Espace : suite"):
        assert os.environ["LESS"] == r"-FRX -PsEspace \: suite$"
        assert os.environ["LESSCHARSET"] == "utf-8"
    assert "LESS" not in os.environ
    monkeypatch.setenv("LESS", "-S")
    with less_settings("q"):
        assert os.environ["LESS"] == "-S", "as the person has chosen"
    assert os.environ["LESS"] == "-S"


def test_tab_completes_what_a_person_may_type_next(tmp_path: Path) -> None:
    game = colonnade.new("senet")
    game.play("t1")
    complete = game_completer(game, "fr")
    first = set(complete("", ""))
    assert {"10-11", "conseil", "quitter"} <= first
    assert not first & {"hint", "quit"}, "commands of the language that is spoken"
    assert complete("pourquoi", "") == ["10-11"]
    assert "S6" in complete("règles", "S")
    assert set(complete("langue", "")) == {"en", "fr"}
    assert not list(complete("annuler", ""))
    (tmp_path / "game.txt").touch()
    (tmp_path / "games").mkdir()
    (tmp_path / ".hidden").touch()
    assert complete("save", f"{tmp_path}/g") == [f"{tmp_path}/game.txt", f"{tmp_path}/games/"]
    assert f"{tmp_path}/.hidden" in complete("ouvrir", f"{tmp_path}/.")
    assert not complete("save", f"{tmp_path}/none/")
    assert answer_completer(["Les 4 colonnes", "Senet"])("Les", "4") == ["4 colonnes"]


def test_tab_completes_at_a_real_terminal(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    script = (
        "from colonnade.terminal.console import Console\n"
        "from colonnade.terminal.completion import answer_completer\n"
        "print('typed', Console().ask('> ', answer_completer(['10-11', 'hint', 'history'])))"
    )
    with os.fdopen(ours, "r+b", buffering=0) as window:
        keys = b"1\t\x1b[D\x1b[D2\n"  # completed, then two to the left, and a digit put in
        window.write(keys)
        with subprocess.Popen(
            [sys.executable, "-c", script],
            stdin=theirs,
            stdout=theirs,
            env={**os.environ, "TERM": "xterm", "XDG_STATE_HOME": str(tmp_path)},
        ) as process:
            assert process.wait() == 0
        os.close(theirs)
        assert b"typed 10-211" in window.read(1000)


def test_a_line_of_progress_never_takes_two() -> None:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 20, 0, 0))
    with os.fdopen(theirs, "w") as window, os.fdopen(ours, "rb", buffering=0) as seen:
        ProgressLine(window).write("[##........] 20 %, the first time it takes longer")
        assert seen.read(100) == b"\r[##........] 20 %, \x1b[K"
