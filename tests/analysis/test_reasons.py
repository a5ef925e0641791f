"""Reasons for and against moves: a position for each reason, and random moves."""

import random
import re
from typing import Any

import pytest

from analysis.games import code_of, played_game
from colonnade.analysis.game_analysis import analysis_of
from colonnade.analysis.move_phrases import move_phrase
from colonnade.analysis.reasons import (
    THEIRS,
    YOURS,
    Voice,
    advised_reasons,
    reasons_in_words,
)
from colonnade.games import GAMES
from colonnade.kernel.i18n import Text
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Game, started
from configurations import EVERY, Configuration

EXAMPLES = [
    ("senet", {}, "...b....../........b./..bb...w.b 1 3 0,0 0", "28-31", "wins the game"),
    (
        "senet",
        {},
        "b......b../....b.b.../..w.ww.wwb 1 2 0,0 0",
        "29-31",
        "takes a pawn off the board: 1 of 5",
    ),
    ("senet", {}, "w..b...w.w/.b.b.b.b../.w.......w 1 6 0,0 1", "4-10", "back from 10 to 4"),
    ("senet", {}, "w..b...w.w/.b.b.b.b../.w.......w 1 6 0,0 1", "14-20", "on 14 out of reach"),
    (
        "senet",
        {},
        ".......bw./.w..bwbb../b......w.w 1 4 0,0 1",
        "18-22",
        "protects your pawns on 21",
    ),
    (
        "senet",
        {},
        ".......bw./.w..bwbb../b......w.w 1 4 0,0 1",
        "18-22",
        "pawn on 17 alone and unprotected",
    ),
    ("senet", {}, "wb.w.wbwb./b.w..b..../.......... 0 3 0,0 0", "7-10", "barrage from 9 to 11"),
    ("senet", {}, "b.bb....../..www..wb./..w....... 1 2 0,1 0", "15-17", "gives up your barrage"),
    ("senet", {}, "bw...b..../.........w/.b..wb.wbw 1 1 0,0 1", "26-27", "falls into the water"),
    ("senet", {}, "b........./...w...w../wwb....w.b 0 3 0,0 0", "23-26", "the safe square 26"),
    ("senet", {}, "....w...../.......b../bw..bb.bww 1 3 1,0 0", "0-3", "brings a waiting pawn in"),
    (
        "senet",
        {},
        "wwbbb.bw.w/w....b..../.......... 1 2 0,0 1",
        "16-18",
        "risks no swap by White with the next throw (other moves: 31%)",
    ),
    (
        "senet",
        {},
        "b.b...bw.b/..w......w/.b......ww 0 3 0,0 1",
        "13-16",
        "risks a swap by Black with only 6% of throws (other moves: 44%)",
    ),
    (
        "senet",
        {},
        ".b.....ww./bw..wb..../bw.......b 1 2 0,0 1",
        "11-13",
        "prepares a swap: 69% of your next throws (other moves: 25%)",
    ),
    (
        "senet",
        {},
        "..b......./..ww..w.b./..w.wb..bb 0 2 0,0 0",
        "26-28",
        "keeps your next throw out of the water (other moves: 28%)",
    ),
    (
        "senet",
        {},
        "b........./.....bw.../w.ww.b.bwb 1 1 0,0 0",
        "21-22",
        "risks the water with only 31% of your next throws (other moves: 44%)",
    ),
    ("corintho", {}, "kk../..../...k/.... 1 442,443 d2:2,b4:1", "k@c3", "wins the game"),
    (
        "corintho",
        {},
        "kdbd/fb../dkce/.k.k 0 101,121 a2:2,b3:1",
        "k@c3",
        "lets Player 2 win at once with the line",
    ),
    (
        "corintho",
        {},
        "kk.e/.c.k/...c/..k. 0 422,431 b4:2,d4:1",
        "c@d1",
        "keeps Player 2 from winning at once with the line",
    ),
    ("corintho", {}, "d.c./kkb./db../b.ck 0 123,222 a1:2,b2:1", "c4-c3", "the line a1 b2 c3"),
    (
        "corintho",
        {},
        "c.b./kk../.be./c.ed 0 412,122 a1:1,c1:2",
        "k@a4",
        "forces an answer to the line",
    ),
    (
        "corintho",
        {},
        "e..b/.ffc/.ddb/.fkd 1 002,001 c1:2,d2:1",
        "d3-d2",
        "forces a win, whatever Player 1 answers, such as with the line d2 c3 b4",
    ),
    (
        "corintho",
        {},
        "e..b/.ffc/.dd./.f.d 1 003,101 b3:1,d3:2",
        "b@c1",
        "lets Player 1 force a win, such as with the line a3 b3 c3 d3",
    ),
    (
        "columbiz",
        {},
        "....../....../....../....../....../...... 0 11223456 2 0 18,18 0,0 0,0",
        "keep:22",
        "aims at column 2, cell 5: 23% of throws lead there",
    ),
    (
        "corintho",
        {},
        "c.b./kk../.be./c.ed 0 412,122 a1:1,c1:2",
        "k@a4",
        "leaves Player 2 only 2 answers",
    ),
    (
        "columbiz",
        {},
        "....../....1./.....1/....../0..1.1/1100.0 0 22334566 0 0 12,12 0,2 3,0",
        "2@2",
        "captures one of Blue’s pawns",
    ),
    (
        "columbiz",
        {},
        "....../....../....../.010.0/101101/100.10 0 12445666 1 0 6,5 3,1 4,2",
        "4@1",
        "scores 2 points with lines",
    ),
    (
        "columbiz",
        {},
        "....../....../....../.....0/....../.0000. 1 11124566 0 0 13,17 1,0 3,0",
        "6@1",
        "takes the cell where Violet would score 3 points",
    ),
    (
        "columbiz",
        {},
        "....../....../....../....../0..0.0/00011. 1 22223445 0 0 12,16 0,0 1,0",
        "2@3",
        "breaks one of Violet’s lines",
    ),
    (
        "columbiz",
        {},
        "....../....../....../....../0..0../..0... 0 256 0 3 15,18 0,0 0,0",
        "end",
        "keeps pawns in reserve",
    ),
    (
        "columbiz",
        {},
        "....../....../....../....../....../...... 0 11223456 2 0 18,18 0,0 0,0",
        "keep:6",
        "aims at column 6",
    ),
    (
        "columbiz",
        {},
        "....../....../.1.0../.11..1/0..000/010100 0 22234566 1 0 4,9 3,5 8,1",
        "keep:266",
        "aims at column 2, cell 2: 58% of throws lead there",
    ),
    (
        "les-4-colonnes",
        {"players": "4"},
        "Y:A,7,7,21 B:A,56,65,6 G:A,42,48,48 R:23,25,39,40 Y 4 0 - -",
        "Y21-25",
        "sends back Red’s token on 25",
    ),
    (
        "les-4-colonnes",
        {"players": "4"},
        "Y:A,15,37,F3 B:56,62,7,49 G:A,42,42,50 R:22,66,1,13 Y 2 0 - -",
        "Y37-39",
        "enters the refuge 39",
    ),
    (
        "les-4-colonnes",
        {"players": "4"},
        "Y:9,10,25,28 B:60,66,15,F7 G:A,62,3,32 R:27,30,47,48 R 3 1 R47 -",
        "R27-30",
        "puts two tokens together on 30, safe",
    ),
    (
        "les-4-colonnes",
        {"players": "4"},
        "Y:5,5,25,35 B:2,34,46,F2 G:39,41,58,F8 R:22,29,37,45 Y 2 0 - -",
        "Y5-7",
        "leaves your token on 7 in danger",
    ),
    (
        "les-4-colonnes",
        {"players": "4"},
        "Y:7,7,14,63 B:9,13,29,47 G:39,66,5,29 R:A,A,30,F8 R 6 2+ R30 -",
        "R30-36",
        "your token on 30 out of danger",
    ),
    (
        "les-4-colonnes",
        {"players": "4"},
        "Y:A,14,21,38 B:A,A,11,15 G:A,39,54,32 R:A,34,40,46 G 4 0 - -",
        "G32-F2",
        "enters your arrow",
    ),
    (
        "les-4-colonnes",
        {"players": "4", "teams": "yes"},
        "Y:A,A,31,34 B:A,A,A,A G:A,A,A,28 R:A,A,A,32 Y 3 0 - -",
        "Y31-34",
        "holds up Red’s token on 32, within Green’s reach",
    ),
    (
        "les-4-colonnes",
        {"finish": "home"},
        "Y:14,54,F4,F7 G:3,23,24,F2 G 3 0 - -",
        "G24-27",
        "risks no capture by Yellow with the next throw (other moves: 33%)",
    ),
    (
        "les-4-colonnes",
        {"finish": "home"},
        "Y:8,11,32,65 G:A,39,66,5 G 3 1 G66 -",
        "G39-42",
        "prepares a capture: 23% of your next throws (other moves: 10%)",
    ),
    (
        "les-4-colonnes",
        {},
        "Y:A,9,20,60 G:A,A,A,A Y 6 2+ Y20 -",
        "Y9-15",
        "keeps your token on 60 safe from a third six",
    ),
]


def colours(book: AnyRulebook, options: Any, state: Any) -> list[Text]:
    """The names of the seats where nobody has a name."""
    return [book.seat_name(options, state, seat) for seat in range(options.players)]


def reasons_for(game: Game, token: str) -> list[str]:
    book, options, state = game.rulebook, game.rules_options, game.state
    voice = Voice(colours(book, options, state), YOURS)
    reasons = reasons_in_words(book, options, state, code_of(game, token), voice)
    return [reason.said.en for reason in reasons]


@pytest.mark.parametrize(("game", "options", "position", "token", "reason"), EXAMPLES)
def test_a_move_has_its_reason(
    game: str, options: dict[str, str], position: str, token: str, reason: str
) -> None:
    assert reason in " | ".join(reasons_for(started(game, options, position), token))


def test_whoever_goes_back_brings_nobody_on() -> None:
    game = started("senet", {}, "....w...b./.ww.....w./w...bb..bb 0 4 0,0 0")
    assert "last pawn" not in " ".join(reasons_for(game, "26-22"))


def test_a_review_speaks_of_people_and_a_hint_to_the_player() -> None:
    game = started("senet", {}, "w..b...w.w/.b.b.b.b../.w.......w 1 6 0,0 1")
    book, options, state = game.rulebook, game.rules_options, game.state
    names = [Text("Ada", "Ada"), Text("Bo", "Bo")]
    back = reasons_in_words(book, options, state, code_of(game, "4-10"), Voice(names, THEIRS))
    assert back[0].said == Text(
        "sends Ada’s pawn back from 10 to 4", "fait reculer le pion d’Ada de 10 à 4"
    )
    away = reasons_in_words(book, options, state, code_of(game, "14-20"), Voice(names, THEIRS))
    assert Text("gets their pawn on 14 out of reach", "met à l’abri son pion en 14") in [
        reason.said for reason in away
    ]


def test_frozen_stacks_of_a_line_are_a_weapon() -> None:
    game = started("corintho", {})
    game.play("c@a1")
    game.play("c@b1")
    assert "leaves 2 stacks of the line frozen, which nobody can move away" in reasons_for(
        game, "c@c1"
    )


def test_a_barrier_alone_holds_nobody_for_a_partner() -> None:
    apart = "Y:A,A,31,34 B:A,A,A,A G:A,A,A,A R:A,A,A,32 Y 3 0 - -"
    game = started("les-4-colonnes", {"players": "4", "teams": "yes"}, apart)
    assert "holds up" not in " ".join(reasons_for(game, "Y31-34"))
    alone = "Y:A,A,31,34 B:A,A,A,A G:A,A,A,28 R:A,A,A,32 Y 3 0 - -"
    game = started("les-4-colonnes", {"players": "4"}, alone)
    assert "holds up" not in " ".join(reasons_for(game, "Y31-34"))


def test_every_reason_has_words_that_differ_in_both_languages() -> None:
    possessives = {"your", "ton", "ta", "tes"}
    for reasons in (analysis_of(book).reasons for book in GAMES.values()):
        assert reasons is not None
        for words in reasons.words.values():
            assert words.en != words.fr
            english, french = (
                {re.split(r"[|}]", part)[0] for part in text.split("{")[1:]} for text in words
            )
            assert english - possessives == french - possessives
            assert bool(english & possessives) == bool(french & possessives)
        assert reasons.against | reasons.plain <= set(reasons.words)


@pytest.mark.parametrize("configuration", EVERY, ids=str)
def test_any_move_of_any_game_can_be_told(configuration: Configuration) -> None:
    rng = random.Random(str(configuration))
    game = played_game(
        configuration.game, configuration.options, rng.randrange(99), rng.randrange(40)
    )
    for _ in range(12):
        if game.is_over:
            break
        book, options, state = game.rulebook, game.rules_options, game.state
        legal = game.legal
        for token in rng.sample(legal or list(game.chances), min(len(legal) or 1, 6)):
            code = code_of(game, token)
            done, to_do = move_phrase(book, options, state, code, game.seat_names)
            phrases = [*done, *to_do]
            if legal:
                voice = Voice(colours(book, options, state), YOURS)
                for reason in reasons_in_words(book, options, state, code, voice):
                    phrases += [reason.said.en, reason.said.fr]
            for phrase in phrases:
                assert phrase
                assert "{" not in phrase
        if legal:
            game.play(rng.choice(legal))
        else:
            game.throw(rng)


def test_what_speaks_against_a_move_is_no_reason_to_advise_it() -> None:
    position = ".......bw./.w..bwbb../b......w.w 1 4 0,0 1"
    game = started("senet", {"players": "2"}, position)
    book, options, state = game.rulebook, game.rules_options, game.state
    code = book.notation.find(options, state, "18-22")
    assert code is not None
    voice = Voice(colours(book, options, state), YOURS)
    told = reasons_in_words(book, options, state, code, voice)
    assert "against" in {reason.stance for reason in told}
    advised = advised_reasons(book, options, state, code, voice)
    assert advised
    assert not {one.said for one in told if one.stance == "against"} & set(advised)
