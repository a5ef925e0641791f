"""A person at the keyboard."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from colonnade.bots.chooser import RandomChooser
from colonnade.game import Game, load
from colonnade.kernel.picture import Line, plain_text
from colonnade.kernel.words import Language
from colonnade.terminal import keeping
from colonnade.terminal.console import Leaving
from colonnade.terminal.play import Session, undoable


class Typist:
    """A console at which a script types."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.shown: list[str] = []

    def show(self, text: str = "") -> None:
        self.shown.append(text)

    def draw(self, lines: tuple[Line, ...]) -> None:
        self.shown.append(plain_text(lines))

    def ask(self, prompt: str) -> str:
        self.shown.append(prompt)
        for line in self.lines:
            return line
        raise Leaving

    @property
    def text(self) -> str:
        return "\n".join(self.shown)


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state"


def played(
    game: Game, *lines: str, language: Language = "en", bots: tuple[int, ...] = ()
) -> tuple[str, Session]:
    rng = random.Random(2)
    typist = Typist(*lines)
    names = ("Ada", "Bo", "Cy", "Di")[: game.players]
    session = Session(
        typist, language, game, names, {seat: RandomChooser(rng) for seat in bots}, rng
    )
    session.run()
    return typist.text, session


def test_a_move_by_number_by_notation_and_a_real_throw() -> None:
    text, session = played(Game("senet"), "t1", "1", "t2", "11-13")
    assert session.game.tokens == ("t1", "10-11", "t2", "11-13")
    assert "Only move: 1 10-11" in text
    assert "Ada (Player 1), press Enter to throw" in text
    assert "Ada (Black), your move" in text


def test_enter_throws() -> None:
    _, session = played(Game("columbiz"), "", "keep:-", "")
    assert len(session.game.tokens) == 3


def test_an_illegal_move_is_explained_and_nothing_changes() -> None:
    text, session = played(Game("senet"), "t1", "8-9", "why 9-11", "why 10-11", "why")
    assert session.game.tokens == ("t1",)
    assert "8-9 is not allowed. Rule S6:" in text
    assert "10-11 is allowed." in text
    assert "why needs a move" in text


def test_nonsense_is_told_and_nothing_changes() -> None:
    text, session = played(Game("corintho"), "hello there", "999", "²", "c@z9")
    assert session.game.tokens == ()
    assert text.count("I do not understand") == 3
    assert "There is no move number 999" in text


def test_undo_takes_a_move_back_but_never_a_throw() -> None:
    text, session = played(Game("senet"), "t1", "undo", "10-11", "undo", "undo")
    assert session.game.tokens == ("t1",)
    assert "Taken back: 10-11." in text
    assert text.count("a throw stays thrown") == 2


def test_undo_against_a_bot_goes_back_to_the_persons_choice() -> None:
    game = Game("corintho")
    for token in ("b@a1", "b@c3"):
        game.play(token)
    assert undoable(game, {1}) == ["b@a1", "b@c3"]
    assert undoable(game, set()) == ["b@c3"]
    assert undoable(Game("corintho"), set()) == []


def test_save_load_and_bad_files(tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    _, session = played(Game("senet"), "t2", "t1", f"save {path}")
    assert load(path)[0].position == session.game.position
    bad = tmp_path / "bad.txt"
    bad.write_bytes(b"\x00\xff")
    text, session = played(
        Game("corintho"), f"load {bad}", f"load {tmp_path / 'none'}", "load", f"load {path}"
    )
    assert "not a text file" in text
    assert "No such file" in text
    assert "load needs a file name" in text
    assert session.game.tokens == ("t2", "t1")


def test_saving_where_one_cannot_write_is_told(tmp_path: Path) -> None:
    text, _ = played(Game("senet"), f"save {tmp_path / 'no' / 'such' / 'folder.txt'}")
    assert "No such file or directory" in text


def test_the_unfinished_game_is_kept_and_a_finished_one_forgotten() -> None:
    text, session = played(Game("senet"), "t2", "t1")
    kept = keeping.open_kept()
    assert kept is not None
    assert kept[0].position == session.game.position
    assert "--continue" in text
    nearly = Game("senet", position="b........./........../.........w 0 1 0,0 1")
    text, _ = played(nearly, "30-31")
    assert "Ada wins." in text
    assert keeping.open_kept() is None


def test_an_unwritable_home_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")
    text, session = played(Game("senet"), "t2", "t1", "10-11")
    assert text.count("could not be kept") == 1
    assert session.game.tokens == ("t2", "t1", "10-11")


def test_log_board_position_rules_and_help() -> None:
    text, session = played(
        Game("senet"), "log", "t1", "log", "board", "position", "rules S11", "rules S99", "?"
    )
    assert "Nothing has been played yet." in text
    assert session.game.position in text
    assert "S11." in text
    assert "There is no clause S99" in text
    assert "why MOVE" in text


def test_french_from_one_command() -> None:
    text, _ = played(Game("senet"), "t1", "lang fr", "8-9")
    assert "8-9 n'est pas permis. Règle S6 :" in text


@pytest.mark.parametrize("game", ["senet", "corintho", "columbiz", "les-4-colonnes"])
def test_bots_alone_finish_every_game(game: str) -> None:
    options = {"finish": "home"} if game == "les-4-colonnes" else {}
    text, session = played(Game(game, **options), bots=(0, 1))
    assert session.game.is_over
    assert "The game is over." in text


def test_moves_are_listed_once_and_again_on_enter() -> None:
    text, _ = played(Game("senet"), "t1", "why 9-10", "rubbish", "")
    assert text.count("Only move: 1 10-11") == 2


def test_a_hundred_keeps_are_named_together() -> None:
    text, _ = played(Game("columbiz"), "r12335556", "keep:555")
    assert "103 moves" in text
    assert "95 × keep:…, such as keep:" in text
    assert "7 5@3" in text


def test_a_throw_typed_as_a_number_is_explained() -> None:
    text, session = played(Game("senet"), "3")
    assert "A throw is due" in text
    assert session.game.tokens == ()
