"""Simulated people: they see wins and captures, and overlook what people overlook."""

import random

import pytest

from colonnade.bots.search import person
from colonnade.bots.search.person import PEOPLE, Mistakes, PersonChooser
from colonnade.library import Game

# A line of three capitals stands and a fourth may be added: the game is won at once.
ONE_MOVE_WINS = "c@a1 k@d4 c@b1 k@a3 c@c1"
NEVER = Mistakes(overlooks_move=0.0, forgets_answer=0.0, takes_first=0.0)
BLIND = NEVER._replace(overlooks_move=1.0)


def corintho() -> Game:
    game = Game("corintho")
    for token in ONE_MOVE_WINS.split():
        game.play(token)
    return game


def winning_share(mistakes: Mistakes, monkeypatch: pytest.MonkeyPatch) -> float:
    """How often the win at once is played."""
    monkeypatch.setitem(PEOPLE, "child", mistakes)
    game, won = corintho(), 0
    for seed in range(30):
        code = PersonChooser("child", random.Random(seed)).choose(
            game.rulebook, game.rules_options, game.state
        )
        after = game.rulebook.rules.after_move(game.rules_options, game.state, code)
        won += bool(after.winners)
    return won / 30


def test_who_overlooks_nothing_takes_a_win(monkeypatch: pytest.MonkeyPatch) -> None:
    assert winning_share(NEVER, monkeypatch) == 1.0


def test_who_sees_nothing_plays_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    assert winning_share(BLIND, monkeypatch) < 0.5


def test_a_threat_is_seen_by_who_thinks_of_the_answer() -> None:
    # Seat 1 is to move and must not leave the win to seat 0.
    game = Game("corintho")
    for token in ONE_MOVE_WINS.split()[:-1]:
        game.play(token)
    rules, options, state = game.rulebook.rules, game.rules_options, game.state
    after = rules.after_move(options, state, rules.codes(rules.legal(options, state))[0])
    assert person.answered(game.rulebook, options, after, state.seat) <= 0


def test_adults_err_less_than_children() -> None:
    assert all(a <= c for a, c in zip(PEOPLE["adult"], PEOPLE["child"], strict=True))
