"""Why a move is good or bad: positions made for a reason each, and any move at all."""

import random

import pytest

from analysis.games import played
from colonnade.analysis.reasons import told_reasons
from colonnade.analysis.reasons.told import GAMES as REASONS
from colonnade.game import Game, started
from configurations import EVERY, Configuration

EXAMPLES = [
    ("senet", {}, "...b....../........b./..bb...w.b 1 3 0,0 0", "28-31", "wins the game"),
    ("senet", {}, "b......b../....b.b.../..w.ww.wwb 1 2 0,0 0", "29-31", "takes pawn 1 of 5"),
    ("senet", {}, "w..b...w.w/.b.b.b.b../.w.......w 1 6 0,0 1", "4-10", "back from 10 to 4"),
    ("senet", {}, "w..b...w.w/.b.b.b.b../.w.......w 1 6 0,0 1", "14-20", "on 14 out of reach"),
    (
        "senet",
        {},
        ".......bw./.w..bwbb../b......w.w 1 4 0,0 1",
        "18-22",
        "protects your pawns on 21",
    ),
    ("senet", {}, ".......bw./.w..bwbb../b......w.w 1 4 0,0 1", "18-22", "pawn on 17 exposed"),
    ("senet", {}, "wb.w.wbwb./b.w..b..../.......... 0 3 0,0 0", "7-10", "barrage from 9 to 11"),
    ("senet", {}, "b.bb....../..www..wb./..w....... 1 2 0,1 0", "15-17", "gives up your barrage"),
    ("senet", {}, "bw...b..../.........w/.b..wb.wbw 1 1 0,0 1", "26-27", "falls into the water"),
    ("senet", {}, "b........./...w...w../wwb....w.b 0 3 0,0 0", "23-26", "the safe square 26"),
    ("senet", {}, "....w...../.......b../bw..bb.bww 1 3 1,0 0", "0-3", "brings a waiting pawn in"),
    ("senet", {}, "....w...b./.ww.....w./w...bb..bb 0 4 0,0 0", "26-22", "has to go back"),
    ("corintho", {}, "kk../..../...k/.... 1 442,443 d2:2,b4:1", "k@c3", "wins the game"),
    ("corintho", {}, "kdbd/fb../dkce/.k.k 0 101,121 a2:2,b3:1", "k@c3", "lets Player 2 win"),
    ("corintho", {}, "kk.e/.c.k/...c/..k. 0 422,431 b4:2,d4:1", "c@d1", "no way to win at once"),
    ("corintho", {}, "d.c./kkb./db../b.ck 0 123,222 a1:2,b2:1", "c4-c3", "the line a1 b2 c3"),
    ("corintho", {}, "c.b./kk../.be./c.ed 0 412,122 a1:1,c1:2", "k@a4", "must be answered"),
    ("corintho", {}, "c.b./kk../.be./c.ed 0 412,122 a1:1,c1:2", "k@a4", "few answers: 2"),
    (
        "columbiz",
        {},
        "....../....1./.....1/....../0..1.1/1100.0 0 22334566 0 0 12,12 0,2 3,0",
        "2@2",
        "captures 1 × Red",
    ),
    (
        "columbiz",
        {},
        "....../....../....../.010.0/101101/100.10 0 12445666 1 0 6,5 3,1 4,2",
        "4@1",
        "scores 2 by lines",
    ),
    (
        "columbiz",
        {},
        "....../....../....../.....0/....../.0000. 1 11124566 0 0 13,17 1,0 3,0",
        "6@1",
        "takes the cell where Yellow would score 3",
    ),
    (
        "columbiz",
        {},
        "....../....../....../....../0..0.0/00011. 1 22223445 0 0 12,16 0,0 1,0",
        "2@3",
        "breaks a line of Yellow",
    ),
    (
        "columbiz",
        {},
        "....../....../....../....../0..0../..0... 0 256 0 3 15,18 0,0 0,0",
        "end",
        "ends the turn",
    ),
    (
        "columbiz",
        {},
        "....../....../.1.0../.11..1/0..000/010100 0 22234566 1 0 4,9 3,5 8,1",
        "keep:266",
        "keeps 2 dice of 6",
    ),
    (
        "les-4-colonnes",
        {"players": "4"},
        "Y:A,7,7,21 B:A,56,65,6 G:A,42,48,48 R:23,25,39,40 Y 4 0 - -",
        "Y21-25",
        "captures the column of Red on 25",
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
        "protects your pair on 30",
    ),
    (
        "les-4-colonnes",
        {"players": "4"},
        "Y:5,5,25,35 B:2,34,46,F2 G:39,41,58,F8 R:22,29,37,45 Y 2 0 - -",
        "Y5-7",
        "leaves your column on 7 exposed",
    ),
    (
        "les-4-colonnes",
        {"players": "4"},
        "Y:7,7,14,63 B:9,13,29,47 G:39,66,5,29 R:A,A,30,F8 R 6 2+ R30 -",
        "R30-36",
        "your column on 30 out of danger",
    ),
    (
        "les-4-colonnes",
        {"players": "4"},
        "Y:A,14,21,38 B:A,A,11,15 G:A,39,54,32 R:A,34,40,46 G 4 0 - -",
        "G32-F2",
        "enters your arrow",
    ),
]


def told(game: Game, token: str) -> list[str]:
    code = game.rulebook.notation.find(game.rules_options, game.state, token)
    assert code is not None
    reasons = told_reasons(game.rulebook, game.rules_options, game.state, code)
    return [reason.en for reason in reasons]


@pytest.mark.parametrize(("game", "options", "position", "token", "reason"), EXAMPLES)
def test_a_move_has_its_reason(
    game: str, options: dict[str, str], position: str, token: str, reason: str
) -> None:
    assert reason in " | ".join(told(started(game, options, position), token))


def test_every_reason_has_words_that_differ_in_both_languages() -> None:
    for reasons in REASONS.values():
        for words in reasons.words.values():
            assert words.en != words.fr
            fields = [{part.partition("}")[0] for part in text.split("{")[1:]} for text in words]
            assert fields[0] == fields[1]


@pytest.mark.parametrize("configuration", EVERY, ids=str)
def test_any_move_of_any_game_can_be_told(configuration: Configuration) -> None:
    rng = random.Random(str(configuration))
    game = played(configuration.game, configuration.options, rng.randrange(99), rng.randrange(40))
    for _ in range(12):
        if game.is_over:
            break
        if not (legal := game.legal):
            game.throw(rng)
            continue
        for token in rng.sample(legal, min(len(legal), 6)):
            code = game.rulebook.notation.find(game.rules_options, game.state, token)
            assert code is not None
            for reason in told_reasons(game.rulebook, game.rules_options, game.state, code):
                assert "{" not in reason.en + reason.fr
                assert reason.en
                assert reason.fr
        game.play(rng.choice(legal))
