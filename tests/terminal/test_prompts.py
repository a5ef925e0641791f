"""The questions before a game, and throws of one's own dice."""

import random
from pathlib import Path

import pytest

from colonnade.bots.api.chooser import Chooser, RandomChooser
from colonnade.games import rulebook
from colonnade.library import Game, started
from colonnade.terminal import prompts
from colonnade.terminal.input_parser import parse_throw
from colonnade.terminal.session import Session
from terminal.typist import Typist


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def test_the_start_offers_what_the_number_of_players_allows() -> None:
    book = rulebook("les-4-colonnes")
    typist = Typist("", "v", "mauve,vert", "rouge, jaune", "9", "2")
    given = prompts.choose_variants(typist, "fr", book, 2)
    assert given == {"players": "2", "dice": "1", "colours": "rouge, jaune", "finish": "home"}
    assert started(book.id, given).options["colours"] == "R,Y"
    assert "Équipes" not in typist.text, "for four only"
    assert "Entrée pour Jaune (Grecs), Vert (Ibères), ou par exemple" in typist.text
    assert "Je ne comprends pas « mauve,vert »." in typist.text
    typist = Typist("", "2", "")
    four = {"players": "4", "dice": "1", "teams": "yes"}
    assert prompts.choose_variants(typist, "fr", book, 4) == four
    assert typist.text.index("jaune avec vert") < typist.text.index("Les règles habituelles")


def test_a_robot_is_seated_by_the_words_of_the_language() -> None:
    game = Game("corintho", players=4)
    typist = Typist("Odile", "robot:difficil", "Robot : difficile", "bot", "")
    assert prompts.choose_names(typist, "fr", game) == ("Odile", "bot:hard", "bot", "Joueur 4")
    said = "Il n’y a pas de robot « difficil ». Il y a : au hasard, facile, moyen, difficile"
    assert said in typist.text


@pytest.mark.parametrize(
    ("game", "typed", "token"),
    [
        ("les-4-colonnes", "5", "d5"),
        ("columbiz", "6 4 3 2 2 1 1 1", "r11122346"),
        ("senet", "6", "t6"),
    ],
)
def test_own_dice_are_entered_by_their_digits(game: str, typed: str, token: str) -> None:
    typist = Typist("", "17", typed, "?")
    session = Session(
        typist, "en", Game(game), ("Ada", "Bo"), {}, random.Random(1), headers={"Dice": "own"}
    )
    assert not session.run()
    assert session.game.tokens[:1] == (token,)
    assert typist.text.count("Type the digits that you see, or ") == 1, "Enter"
    assert "take a move back, or correct the last throw" in typist.text
    assert parse_throw("why", ["d5"]) == "why"
    assert parse_throw("3 1 2", ["r11111111"]) == "r123"


def test_somebody_throws_the_own_dice_of_a_robot() -> None:
    typist = Typist("2", "1", "quit")
    bots: dict[int, Chooser] = {1: RandomChooser(random.Random(1))}
    game, seats = Game("senet"), ("Ada", "bot")
    own = {"Dice": "own"}
    Session(typist, "fr", game, seats, bots, random.Random(1), headers=own).run()
    assert "Lance pour le robot et tape ce que tu obtiens : " in typist.text
