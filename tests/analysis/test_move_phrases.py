"""Moves and throws in words: an example of each kind."""

import pytest

from analysis.games import code_of
from colonnade.analysis.game_analysis import analysis_of
from colonnade.analysis.move_phrases import move_phrase
from colonnade.games import GAMES
from colonnade.library import started

EXAMPLES = [
    (
        "senet",
        {},
        "b......b../....b.b.../..w.ww.wwb 1 2 0,0 0",
        "29-31",
        "takes the pawn on 29 out",
    ),
    (
        "senet",
        {},
        "w..b...w.w/.b.b.b.b../.w.......w 1 6 0,0 1",
        "4-10",
        "moves from 4 to 10 and swaps places",
    ),
    ("senet", {}, "....w...b./.ww.....w./w...bb..bb 0 4 0,0 0", "26-22", "goes back from 26 to 22"),
    ("senet", {}, "....w...../.......b../bw..bb.bww 1 3 1,0 0", "0-3", "enters on 3"),
    ("senet", {"throws": "die"}, None, "d4", "throws 4"),
    ("corintho", {}, None, "k@b2", "places a capital on b2"),
    (
        "corintho",
        {},
        "d.c./kkb./db../b.ck 0 123,222 a1:2,b2:1",
        "c4-c3",
        "moves the stack from c4 onto c3",
    ),
    ("columbiz", {}, None, "r12233444", "throws 1 2 2 3 3 4 4 4"),
    (
        "columbiz",
        {},
        "....../....../.1.0../.11..1/0..000/010100 0 22234566 1 0 4,9 3,5 8,1",
        "keep:266",
        "sets 2 6 6 aside",
    ),
    (
        "columbiz",
        {},
        "....../....../.1.0../.11..1/0..000/010100 0 22234566 1 0 4,9 3,5 8,1",
        "keep:-",
        "throws all eight dice again",
    ),
    (
        "columbiz",
        {},
        "....../....1./.....1/....../0..1.1/1100.0 0 22334566 0 0 12,12 0,2 3,0",
        "2@2",
        "places a pawn in column 2, cell 2",
    ),
    ("les-4-colonnes", {}, None, "d5", "throws 5"),
    (
        "les-4-colonnes",
        {"players": "4"},
        "Y:A,15,37,F3 B:56,62,7,49 G:A,42,42,50 R:22,66,1,13 Y 2 0 - -",
        "Y37-39",
        "goes from 37 to 39",
    ),
    (
        "les-4-colonnes",
        {"players": "4", "teams": "yes"},
        "Y:A,A,A,A B:A,A,A,A G:A,A,A,42 R:A,A,A,A Y 2 0 - -",
        "G42-44",
        "moves one of Green’s tokens from 42 to 44",
    ),
]


@pytest.mark.parametrize(("game", "options", "position", "token", "done"), EXAMPLES)
def test_a_token_is_said_in_words(
    game: str, options: dict[str, str], position: str | None, token: str, done: str
) -> None:
    made = started(game, options, position)
    said = move_phrase(
        made.rulebook, made.rules_options, made.state, code_of(made, token), made.seat_names
    )
    assert said.done.en == done
    assert said.to_do.en.split()[1:] == done.split()[1:] or "swap" in done
    assert said.done.fr != said.done.en


def test_a_phrase_has_the_same_facts_in_both_languages_and_both_ways() -> None:
    for phrases in (analysis_of(book).phrases for book in GAMES.values()):
        assert phrases
        for words in phrases.values():
            fields = [
                {part.partition("}")[0] for part in text.split("{")[1:]}
                for way in words
                for text in way
            ]
            assert all(found == fields[0] for found in fields)
            assert len({text for way in words for text in way}) == 4
