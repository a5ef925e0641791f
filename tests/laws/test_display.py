"""Layouts, scenes and gestures of every registered game, over random play."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from colonnade.games import GAMES
from colonnade.kernel.awaited import CHOICE
from colonnade.kernel.errors import MalformedNotation
from configurations import MAIN, Configuration

from .test_rules import walk

STEPS = 250
# Most options change nothing on a screen: the first and the last set of them will do.
ENDS = {
    f"{configuration.game} {configuration.options['players']} {order}": configuration
    for order, configurations in (("first", reversed(MAIN)), ("last", MAIN))
    for configuration in configurations
}
SHOWN = list(ENDS.values())


def moves_of(book: Any, options: Any, state: Any) -> dict[str, int]:
    """The legal moves by their spelling."""
    menu = book.rules.legal(options, state)
    codes = [book.rules.nth(menu, index) for index in range(book.rules.count(menu))]
    return {book.notation.write_move(options, state, code): code for code in codes}


def ends_of(gesture: Any) -> tuple[str | None, str | None]:
    """What is touched first, a place or a kind of piece, and what is touched last."""
    return gesture.get("source") or gesture.get("piece"), gesture.get("target")


@pytest.mark.parametrize("configuration", SHOWN, ids=str)
def test_pieces_stand_on_places_of_the_layout(configuration: Configuration) -> None:
    for book, options, state, _ in walk(configuration, seed=2, steps=STEPS):
        layout, scene = book.display.layout(options), book.display.scene(options, state)
        assert json.loads(json.dumps(layout))
        assert json.loads(json.dumps(scene))
        for piece in scene["pieces"]:
            assert piece["place"] in layout["places"]
            assert piece["seat"] is None or 0 <= piece["seat"] < options.players
        for mark in scene.get("marks", ()):
            assert set(mark["places"]) <= set(layout["places"])
        for name, place in layout["places"].items():
            assert 0 <= place["x"] <= layout["width"], name
            assert 0 <= place["y"] <= layout["height"], name


@pytest.mark.parametrize("configuration", SHOWN, ids=str)
def test_no_two_moves_are_made_alike(configuration: Configuration) -> None:
    for book, options, state, _ in walk(configuration, seed=3, steps=STEPS):
        if book.rules.awaits(options, state) != CHOICE:
            continue
        places = book.display.layout(options)["places"]
        ways: Counter[str] = Counter()
        for code in moves_of(book, options, state).values():
            gesture = book.display.gesture(options, state, code)
            if gesture is None:
                continue
            ways[json.dumps(gesture, sort_keys=True)] += 1
            assert gesture.get("target") or gesture.get("button") or gesture.get("source")
            for end in ("source", "target"):
                assert gesture.get(end) is None or gesture[end] in places
        assert not [way for way, times in ways.items() if times > 1]


@pytest.mark.parametrize("configuration", SHOWN, ids=str)
def test_a_touch_means_a_token_that_is_legal_or_refused_by_a_clause(
    configuration: Configuration,
) -> None:
    rng = random.Random(4)
    for book, options, state, _ in walk(configuration, seed=4, steps=STEPS // 2):
        places = list(book.display.layout(options)["places"])
        for _ in range(5):
            source = rng.choice([None, *places])
            token = book.display.attempt(options, state, source, rng.choice(places))
            if token is None:
                continue
            try:
                refusal = book.refusals.refusal(options, state, token)
            except MalformedNotation:
                pytest.fail(f"{token} is no token of {book.id}")
            if refusal is None:
                assert book.notation.find(options, state, token) is not None


@pytest.mark.parametrize("configuration", SHOWN, ids=str)
def test_a_legal_gesture_attempts_its_own_move(configuration: Configuration) -> None:
    for book, options, state, _ in walk(configuration, seed=5, steps=STEPS // 2):
        if book.rules.awaits(options, state) != CHOICE:
            continue
        moves = moves_of(book, options, state)
        gestures = {
            token: book.display.gesture(options, state, code) for token, code in moves.items()
        }
        for token, gesture in gestures.items():
            if gesture is None or not gesture.get("target"):
                continue
            ends = ends_of(gesture)
            if [ends_of(its) for its in gestures.values() if its].count(ends) == 1:
                assert book.display.attempt(options, state, *ends) == token


@pytest.mark.parametrize("configuration", SHOWN, ids=str)
def test_a_place_nobody_knows_means_nothing(configuration: Configuration) -> None:
    book = GAMES[configuration.game]
    options = book.options.read_options(configuration.options)
    assert book.display.attempt(options, book.rules.start(options), None, "nowhere") is None


def test_senet_shows_all_ten_pawns_wherever_they_are() -> None:
    book = GAMES["senet"]
    options = book.options.read_options({})
    position = "bw..b...../..ww....../....w....b 1 2 1,1 1"
    scene = book.display.scene(options, book.notation.read_position(options, position))
    stands = [(piece["kind"], piece["seat"], piece["place"]) for piece in scene["pieces"]]
    assert Counter(kind for kind, _, _ in stands) == {"white": 5, "black": 5}
    assert ("white", 0, "0") in stands
    assert ("black", 1, "31") in stands
    assert scene["marks"] == ({"kind": "pair", "seat": 0, "places": ("13", "14")},)
    assert scene["throw"] == 2


def test_columbiz_shows_its_lines_dice_and_account() -> None:
    book = GAMES["columbiz"]
    options = book.options.read_options({"players": "2"})
    position = "....../....../....../..0.../.0..1./0..... 0 555 2 0 14,16 1,1 3,0"
    scene = book.display.scene(options, book.notation.read_position(options, position))
    assert scene["marks"] == [{"kind": "line", "seat": 0, "places": ["1@1", "2@2", "3@3"]}]
    assert (scene["dice"], scene["cup"], scene["throws"]) == ((5, 5, 5), 5, 2)
    assert scene["scores"][0] == {
        "reserve": 14,
        "lines": 3,
        "captured": 1,
        "captures": 1,
        "total": 4,
    }
