"""What a screen is told of Corintho."""

from random import Random

from colonnade.games.corintho import CORINTHO
from colonnade.games.corintho.text.notation import find
from colonnade.games.corintho.view import display
from colonnade.library import Game


def at(position: str, **options: object) -> Game:
    return Game("corintho", position=position, **options)


def scene_of(game: Game) -> dict[str, object]:
    return dict(display.scene(game.rules_options, game.state))


def test_the_sixteen_slabs_lie_with_a1_at_the_lower_left() -> None:
    layout = display.layout(Game("corintho").rules_options)
    places = layout["places"]
    assert len(places) == 16
    assert (places["a1"]["x"], places["a1"]["y"]) == (0.5, 3.5)
    assert (places["d4"]["x"], places["d4"]["y"]) == (3.5, 0.5)
    assert layout["each"] == 4
    assert display.layout(Game("corintho", players=3).rules_options)["each"] == 2


def test_stacks_are_spelled_from_bottom_to_top_with_their_frost() -> None:
    game = Game("corintho")
    for token in ("b@a1", "c@b2", "c@a1", "k@a1"):
        game.play(token)
    stacks = {piece["place"]: piece for piece in scene_of(game)["pieces"]}  # type: ignore[attr-defined]
    assert stacks["a1"] == {"kind": "bck", "seat": None, "place": "a1", "frozen": 2}
    assert stacks["b2"] == {"kind": "c", "seat": None, "place": "b2", "frozen": 0}
    assert scene_of(game)["reserves"] == [{"b": 3, "c": 3, "k": 4}, {"b": 4, "c": 3, "k": 3}]


def test_a_standing_line_is_told_by_its_cells() -> None:
    game = Game("corintho")
    for token in ("b@a1", "b@b1", "b@c1"):
        assert scene_of(game)["lines"] == []
        game.play(token)
    assert scene_of(game)["lines"] == [["a1", "b1", "c1"]]


def test_every_legal_move_has_a_gesture_of_its_own_that_an_attempt_spells_back() -> None:
    rng = Random(7)
    for _ in range(30):
        game = Game("corintho", players=rng.choice((2, 3, 4)))
        while not game.is_over:
            seen = set()
            options, state = game.rules_options, game.state
            for token in game.legal:
                move = find(options, state, token)
                assert move is not None
                made = display.gesture(options, state, move)
                source = made.get("source") or made.get("piece")
                assert made["target"] is not None
                assert display.attempt(options, state, source, made["target"]) == token
                seen.add((source, made["target"]))
            assert len(seen) == len(game.legal)
            game.play(rng.choice(game.legal))


def test_a_frozen_stack_touched_alone_says_that_it_is_frozen() -> None:
    game = Game("corintho")
    for token in ("b@a1", "c@b1"):
        game.play(token)
    tried = display.attempt(game.rules_options, game.state, None, "b1")
    assert tried == "b1-a1"
    why = CORINTHO.refusals.refusal(game.rules_options, game.state, tried)
    assert why is not None
    assert why.clause == "C7"


def test_touching_nothing_means_nothing() -> None:
    game = Game("corintho")
    for source, target in ((None, "a1"), (None, "z9"), ("b", "z9"), ("z9", "a1"), ("a1", "a1")):
        assert display.attempt(game.rules_options, game.state, source, target) is None
