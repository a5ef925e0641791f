"""A person at the keyboard."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from colonnade.bots.api.chooser import RandomChooser
from colonnade.games import GAMES, rulebook
from colonnade.kernel.i18n import Language
from colonnade.library import Game, load
from colonnade.terminal import saved_games
from colonnade.terminal.end_menu import after_game
from colonnade.terminal.input_parser import parse_token, translated_command
from colonnade.terminal.local_table import LocalTable
from colonnade.terminal.move_list import move_lines
from colonnade.terminal.player_names import seat_names
from colonnade.terminal.rules_command import rules
from colonnade.terminal.session import Session
from terminal.typist import Typist


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state"


def play_lines(
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
    text, session = play_lines(Game("senet"), "t1", "1", "t2", "11-13")
    assert session.game.tokens == ("t1", "10-11", "t2", "11-13")
    assert "Only move: 1 10-11" in text
    assert "Ada, press Enter to throw" in text
    assert "Ada (Black), your move" in text


def test_what_is_awaited_is_said_once() -> None:
    text, _ = play_lines(Game("senet"), "t1", "board")
    assert text.count("Throw the coins: you need a 1 to begin.") == 1
    assert "throws the coins" not in text
    assert text.count("you play black") == 2, "again below a board that is drawn again"
    assert "moves the black pawn" not in text


def test_enter_throws() -> None:
    _, session = play_lines(Game("columbiz"), "", "keep:-", "")
    assert len(session.game.tokens) == 3


def test_an_illegal_move_is_explained_and_nothing_changes() -> None:
    text, session = play_lines(Game("senet"), "t1", "8-9", "why 9-11", "why 10-11", "why")
    assert session.game.tokens == ("t1",)
    assert "8-9 is not allowed. Rule S6:" in text
    assert "10-11 is allowed." in text
    assert "why needs a move" in text


def test_nonsense_is_told_and_nothing_changes() -> None:
    text, session = play_lines(Game("corintho"), "hello there", "999", "²", "c@z9")
    assert session.game.tokens == ()
    assert text.count("I do not understand") == 3
    assert "There is no move number 999" in text


def test_undo_takes_a_move_back_but_never_a_throw() -> None:
    text, session = play_lines(Game("senet"), "t1", "undo", "10-11", "undo", "undo")
    assert session.game.tokens == ("t1",)
    assert "Taken back: 10-11." in text
    assert text.count("Only move: 1 10-11") == 2, "a choice that comes back is shown again"
    assert text.count("a throw stays thrown") == 2


def test_undo_against_a_bot_goes_back_to_the_persons_choice() -> None:
    game = Game("corintho")
    for token in ("b@a1", "b@c3"):
        game.play(token)
    assert LocalTable(game, ("Ada", "bot"), {1}).undo() == ["b@a1", "b@c3"]
    assert LocalTable(game, ("Ada", "Bo"), ()).undo() == ["b@c3"]
    assert LocalTable(Game("corintho"), ("Ada", "Bo"), ()).undo() == []


def test_save_load_and_bad_files(tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    _, session = play_lines(Game("senet"), "t2", "t1", f"save {path}")
    assert load(path)[0].position == session.game.position
    bad = tmp_path / "bad.txt"
    bad.write_bytes(b"\x00\xff")
    text, session = play_lines(
        Game("corintho"), f"load {bad}", f"load {tmp_path / 'none'}", "load", f"load {path}"
    )
    assert "not a text file" in text
    assert "there is no such file" in text
    assert "load needs a file name" in text
    assert session.game.tokens == ("t2", "t1")


def test_a_loaded_game_brings_its_dice_and_its_bots(tmp_path: Path) -> None:
    path = tmp_path / "theirs.txt"
    mark = tmp_path / "run"
    record = Game("senet").record(seats=["Ada", f"engine:touch {mark}"])
    path.write_text(str(replace(record, headers={"Dice": "own"})), encoding="utf-8")
    text, session = play_lines(Game("corintho"), f"load {path}", "", "t2", "t1", bots=(1,))
    assert "Type the digits that you see" in text
    assert session.record().headers["Dice"] == "own"
    assert session.names == ("Ada", "The bot")
    assert list(session.bots) == [1]
    assert not mark.exists(), "a file that may come from anybody starts no program"


def test_saving_where_one_cannot_write_is_told(tmp_path: Path) -> None:
    text, _ = play_lines(Game("senet"), f"save {tmp_path / 'no' / 'such' / 'folder.txt'}")
    assert "its folder does not exist" in text


def test_the_unfinished_game_is_kept_and_so_is_a_finished_one(state_home: Path) -> None:
    text, session = play_lines(Game("senet"), "t2", "t1")
    assert [one.game().position for one in saved_games.unfinished_games()] == [
        session.game.position
    ]
    assert "--continue" in text
    nearly = Game("senet", position="b........./........../.........w 0 1 0,0 1")
    text, _ = play_lines(nearly, "30-31")
    assert "Ada wins." in text
    assert len(saved_games.unfinished_games()) == 1, "only the first one is unfinished"
    finished = list((state_home / "colonnade" / "finished").iterdir())
    assert [load(path)[0].is_over for path in finished] == [True]


def test_games_are_kept_side_by_side() -> None:
    play_lines(Game("senet"), "t2", "quit")
    play_lines(Game("senet"), "t3", "quit")
    play_lines(Game("corintho"), "b@a1", "quit")
    assert [one.record.game for one in saved_games.unfinished_games()].count("senet") == 2
    assert [one.record.tokens for one in saved_games.unfinished_games("corintho")] == [("b@a1",)]


def test_a_game_that_goes_on_stays_in_its_file() -> None:
    play_lines(Game("senet"), "t2", "quit")
    (kept,) = saved_games.unfinished_games()
    rng = random.Random(1)
    typist = Typist("t1", "10-11", "quit")
    Session(typist, "en", kept.game(), ("Ada", "Bo"), {}, rng, path=kept.path).run()
    assert [one.record.tokens for one in saved_games.unfinished_games()] == [("t2", "t1", "10-11")]


def finished_game(*lines: str) -> tuple[str, str, Session]:
    """The last move of a game, and what is typed after it."""
    game = Game("senet", position="b........./........../.........w 0 1 0,0 1")
    typist = Typist("30-31", *lines)
    session = Session(typist, "en", game, ("Ada", "Bo"), {}, random.Random(2))
    assert session.run()
    return after_game(session), typist.text, session


def test_after_a_game_it_is_saved_looked_at_and_played_again(tmp_path: Path) -> None:
    then, text, _ = finished_game(
        f"save {tmp_path / 'won.txt'}", "analise", "?", "!", "log", "rematch"
    )
    assert (then, load(tmp_path / "won.txt")[0].is_over) == ("rematch", True)
    assert "Did you mean analyse?" in text
    assert "again      another game, on the same seats" in text
    assert "I do not understand “!”.\n" in text, "nothing is like it"
    assert "Ada leaves" in text or "30-31" in text
    assert finished_game("analyse", "")[0] == "leave"
    assert finished_game("again")[0] == "again"


def test_somebody_gives_up() -> None:
    text, session = play_lines(Game("corintho"), "resign", "n", "b@a1", "resign", "y")
    assert session.record().headers["Termination"] == "resignation"
    assert "Ada wins." in text


def test_nothing_is_saved_over_a_file_nor_into_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("precious")
    text, _ = play_lines(Game("senet"), "t2", f"save {path}", "save .", "save /", "save ~nobody/x")
    assert path.read_text() == "precious"
    assert f"{path} exists already" in text
    assert text.count("is a folder") == 2
    assert "cannot write" in text
    play_lines(Game("senet"), "t2", f"save {path}!")
    assert load(path)[0].tokens == ("t2",)


def test_an_unwritable_home_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")
    text, session = play_lines(Game("senet"), "t2", "t1", "10-11")
    assert text.count("could not be kept") == 1
    assert session.game.tokens == ("t2", "t1", "10-11")


def test_log_board_position_rules_and_help() -> None:
    text, session = play_lines(
        Game("senet"), "log", "t1", "log", "board", "position", "rules S11", "rules S99", "?"
    )
    assert "Nothing has been played yet." in text
    assert session.game.position in text
    assert "S11." in text
    assert "There is no clause S99" in text
    assert "why MOVE" in text


def test_french_from_one_command() -> None:
    text, _ = play_lines(Game("senet"), "t1", "lang fr", "8-9")
    assert "8-9 n’est pas permis. Règle S6 :" in text


@pytest.mark.parametrize("game", ["senet", "corintho", "columbiz", "les-4-colonnes"])
def test_bots_alone_finish_every_game(game: str) -> None:
    options = {"finish": "home"} if game == "les-4-colonnes" else {}
    text, session = play_lines(Game(game, **options), bots=(0, 1))
    assert session.game.is_over
    assert "The game is over." in text


def test_moves_are_listed_once_and_again_on_enter() -> None:
    text, session = play_lines(Game("senet"), "t1", "10-11", "t2", "why 9-10", "rubbish", "")
    assert text.count("Moves: 1 11-13   2 8-10") == 2
    assert session.game.tokens == ("t1", "10-11", "t2")


def test_enter_plays_the_only_move() -> None:
    text, session = play_lines(Game("senet"), "t1", "why 9-10", "rubbish", "")
    assert text.count("Only move: 1 10-11 (or Enter)") == 1
    assert session.game.tokens == ("t1", "10-11")


def test_a_board_is_drawn_where_somebody_chooses_and_not_for_a_bot() -> None:
    game = Game("senet")
    board = game.board().splitlines()[0]
    text, session = play_lines(game, "t2", "quit", bots=(1,))
    assert session.game.seat == 0
    assert len(session.game.tokens) > 3, "the bot has moved"
    assert text.count(board) == 1, "only the board of the beginning"
    text, _ = play_lines(Game("senet"), "t1", "10-11", "t2", "11-13")
    assert text.count(board) == 3


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("keep 5 3 3", "keep:335"),
        ("KEEP:335", "keep:335"),
        ("garde 335", "keep:335"),
        ("FIN", "end"),
        ("y5-10", "Y5-10"),
        ("C@B2", "c@b2"),
        ("c @ b2", "c@b2"),
        ("keep:99", "keep:99"),
        ("nonsense", "nonsense"),
    ],
)
def test_tokens_are_understood_as_people_type_them(typed: str, meant: str) -> None:
    assert parse_token(typed, ["keep:335", "end", "Y5-10", "c@b2"]) == meant


def test_why_is_asked_in_any_case() -> None:
    game = Game("les-4-colonnes", position="Y:A,A,A,5 G:A,A,A,A Y 4 0 - -")
    text, _ = play_lines(game, "why y5-10", "WHY Y5-9")
    assert "Y5-10 is not allowed. Rule L11" in text
    assert "Y5-9 is allowed." in text


def test_nothing_is_taken_back_before_anything_was_played() -> None:
    text, _ = play_lines(Game("corintho"), "undo")
    assert "There is nothing to take back." in text


def test_unnamed_seats_are_called_by_their_colours_in_the_language_of_now() -> None:
    typist = Typist("r11223344", "lang fr", "position", "garde 1122")
    rng = random.Random(1)
    Session(typist, "en", Game("columbiz"), ("Violet", "bot:easy"), {}, rng).run()
    assert "Violet throws 1 1 2 2 3 3 4 4." in typist.text
    assert "Violet met 1 1 2 2 de côté" in typist.text
    assert "Violet, your move" in typist.text
    assert "Violet, à toi de jouer" in typist.text
    assert "robot" not in typist.text
    assert seat_names(Game("columbiz"), ("Violet", "bot:easy"), "fr") == (
        "Violet",
        "Le robot (facile)",
    )
    twice = seat_names(Game("columbiz"), ("bot", "bot"), "en")
    assert twice == ("Violet", "Blue"), "two of one name are told apart"


def test_french_commands() -> None:
    lines = ("d1", "10-11", "d2", "indices", "pourquoi 9-10", "plateau", "journal", "annuler")
    text, session = play_lines(
        Game("senet", throws="die"), *lines, "11-13", "reprendre", language="fr"
    )
    assert session.game.tokens == ("d1", "10-11", "d2")
    assert "Je ne comprends pas « indices ». Voulais-tu dire indice ?" in text
    assert translated_command("save", "fr") == "enregistrer", "never a word of the other language"
    assert translated_command("10-11", "fr") == "10-11"
    assert "9-10 n’est pas permis. Règle S7" in text
    assert "Repris : 11-13." in text
    assert "Ada avance de 10 à 11." in text


def test_a_damaged_file_is_told_in_french(tmp_path: Path) -> None:
    path = tmp_path / "damaged.txt"
    path.write_text('[Game "senet"]\n[Options "players=2"]\n\nt1 8-9\n', encoding="utf-8")
    text, _ = play_lines(Game("senet"), f"ouvrir {path}", language="fr")
    assert "ligne 4 : coup ou lancer n° 2 : 8-9 : S6 Le premier coup est imposé" in text


def test_a_hundred_keeps_are_named_together() -> None:
    text, _ = play_lines(Game("columbiz"), "r12335556", "keep:555")
    assert "103 moves" in text
    assert "95 × keep:…, such as keep:" in text
    assert "7 5@3" in text


def test_a_throw_typed_as_a_number_is_explained() -> None:
    text, session = play_lines(Game("senet"), "3")
    assert "A throw is due" in text
    assert session.game.tokens == ()


@pytest.mark.parametrize("game", ["senet", "corintho", "columbiz", "les-4-colonnes"])
def test_every_board_fits_into_sixty_columns(game: str) -> None:
    typist = Typist("board", "lang fr")
    typist.columns = 60
    Session(typist, "en", Game(game), ("Ada", "Bo"), {}, random.Random(1)).run()
    assert "characters wide" not in typist.text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_rules_and_their_figures_fit_into_sixty_columns(game: str, language: Language) -> None:
    lines = rules(rulebook(game), language, columns=60).split("\n")
    assert [line for line in lines if len(line) > 60] == []


def test_a_window_that_is_too_narrow_for_the_board_is_told_once() -> None:
    typist = Typist("board", "lang fr")
    typist.columns = 40
    Session(typist, "en", Game("senet"), ("Ada", "Bo"), {}, random.Random(1)).run()
    assert typist.text.count("(The board is 56 characters wide, this window 40:") == 1
    assert "élargis-la" not in typist.text
    wide = Typist("board")
    wide.columns = 66
    Session(wide, "en", Game("senet"), ("Ada", "Bo"), {}, random.Random(1)).run()
    assert "wider" not in wide.text


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
def test_moves_are_listed_within_the_window(columns: int) -> None:
    lines = move_lines(Game("corintho").legal, "en", columns)
    assert max(map(len, lines)) <= min(columns, 80)
    listed_moves = " ".join(lines).split()
    assert all(move in listed_moves for move in Game("corintho").legal)


def test_ctrl_c_while_a_bot_thinks_keeps_the_game() -> None:
    class Thinker(RandomChooser):
        def choose(self, book: Any, options: Any, state: Any) -> int:
            raise KeyboardInterrupt

    typist, rng = Typist("b@a1"), random.Random(1)
    Session(typist, "en", Game("corintho"), ("Ada", "bot"), {1: Thinker(rng)}, rng).run()
    assert "This game is kept in" in typist.shown[-1]
    assert [one.record.tokens for one in saved_games.unfinished_games()] == [("b@a1",)]


@pytest.mark.parametrize(
    ("game", "throw", "clause"),
    [
        ("senet", "t6 ", "S1"),
        ("columbiz", "r11111111 ", "K1"),
        ("les-4-colonnes", "d1 ", "L1"),
        ("corintho", None, "C1"),
    ],
)
def test_help_has_examples_of_this_game(game: str, throw: str | None, clause: str) -> None:
    for language, shown in (("en", f"“rules {clause}”"), ("fr", f"« règles {clause} »")):
        text, _ = play_lines(Game(game), "?", language="fr" if language == "fr" else "en")
        assert shown in text
        throws = [line for line in text.splitlines() if throw and line.startswith(throw)]
        assert len(throws) == (throw is not None)
        told = {"en": "(never a throw)", "fr": "(jamais un lancer)"}[language]
        assert (told in text) is (throw is not None)
