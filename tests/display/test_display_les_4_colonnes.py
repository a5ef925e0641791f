"""What a screen is told of Les 4 colonnes."""

from random import Random

import pytest

from colonnade.games.les_4_colonnes import LES_4_COLONNES
from colonnade.games.les_4_colonnes.text.notation import find
from colonnade.games.les_4_colonnes.view import display
from colonnade.library import Game


def at(position: str, **options: object) -> Game:
    return Game("les-4-colonnes", position=position, **options)


def scene_of(game: Game) -> dict[str, object]:
    return dict(display.scene(game.rules_options, game.state))


def test_the_cross_has_68_squares_12_refuges_and_four_arrows() -> None:
    places = display.layout(Game("les-4-colonnes").rules_options)["places"]
    kinds = [place["kind"] for place in places.values()]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "square": 56,
        "refuge": 8,
        "start": 4,
        "arrow": 28,
        "tip": 4,
        "workshop": 4,
    }
    assert len({(place["x"], place["y"]) for place in places.values()}) == len(places)
    assert (places["5"]["kind"], places["5"]["colour"]) == ("start", "yellow")
    assert (places["22"]["kind"], places["22"]["colour"]) == ("start", "red")


def test_neighbours_on_the_ring_touch_each_other() -> None:
    places = display.layout(Game("les-4-colonnes").rules_options)["places"]
    for number in range(1, 69):
        here, there = places[str(number)], places[str(number % 68 + 1)]
        far = abs(here["x"] - there["x"]) + abs(here["y"] - there["y"])
        # Round the inner corner of the cross a step goes askew.
        assert far == (2 if number % 17 == 8 else 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_road_goes_from_the_workshop_to_the_tip_by_places_of_the_layout(players: int) -> None:
    layout = display.layout(Game("les-4-colonnes", players=players).rules_options)
    assert len(layout["roads"]) == players
    for road in layout["roads"]:
        assert len(road["spots"]) == len(road["names"]) == 73
        assert set(road["spots"]) <= set(layout["places"])
        assert layout["places"][road["spots"][1]]["colour"] == road["colour"]
        assert [road["names"][0], road["names"][-1]] == ["A", "F8"]


def test_a_barrier_a_bonus_and_the_dice_are_told() -> None:
    scene = scene_of(at("Y:5,5,12,13 G:A,A,39,40 Y 26 1+b - -", players=2, dice=2))
    assert scene["barriers"] == [{"seat": 0, "place": "5"}]
    assert scene["dice"] == [2, 6]
    assert (scene["throws"], scene["sixes"], scene["opens"]) == (0, 1, True)
    waiting = scene_of(at("Y:5,5,12,13 G:A,A,39,40 Y - 0 - -", players=2))
    assert (waiting["dice"], waiting["throws"], waiting["builds"]) == ([], 1, False)


def test_the_last_throw_is_told_to_build_and_then_to_have_won() -> None:
    game = at("Y:F8,F8,F8,F8 G:A,A,39,40 Y - 0 - -", players=2)
    assert (scene_of(game)["builds"], scene_of(game)["throws"]) == (True, 2)
    game.play("d33")
    assert (scene_of(game)["builds"], scene_of(game)["won"]) == (False, [0])


def test_every_legal_move_has_a_gesture_of_its_own_that_an_attempt_spells_back() -> None:
    rng = Random(5)
    for players, dice, teams in ((2, 1, "no"), (3, 2, "no"), (4, 2, "no"), (4, 2, "yes")):
        game = Game("les-4-colonnes", players=players, dice=dice, teams=teams)
        for _ in range(600):
            if game.is_over:
                break
            legal = game.legal
            if not legal:
                game.throw(rng)
                continue
            options, state = game.rules_options, game.state
            seen = set()
            for token in legal:
                move = find(options, state, token)
                assert move is not None
                made = display.gesture(options, state, move)
                seen.add((made.get("source"), made.get("target")))
                if token == "skip":
                    assert made == {"button": "skip"}
                else:
                    source, target = made["source"], made["target"]
                    assert target is not None
                    assert display.attempt(options, state, source, target) == token
            assert len(seen) == len(legal)
            game.play(rng.choice(legal))


@pytest.mark.parametrize(
    ("touched", "clause"),
    [((None, "YA"), "L9"), ((None, "16"), "L13"), (("16", "23"), "L11"), (("16", "3"), "L3")],
)
def test_what_is_touched_in_vain_spells_a_token_that_is_refused(
    touched: tuple[str | None, str], clause: str
) -> None:
    game = at("Y:A,16,30,F1 G:A,17,17,20 Y 2 0 - -", players=2)
    tried = display.attempt(game.rules_options, game.state, *touched)
    assert tried is not None
    why = LES_4_COLONNES.refusals.refusal(game.rules_options, game.state, tried)
    assert why is not None
    assert why.clause == clause


def test_another_colours_arrow_and_an_empty_square_mean_nothing() -> None:
    game = at("Y:A,12,30,F1 G:A,13,13,20 Y 2 0 - -", players=2)
    for touched in ((None, "3"), ("12", "GF2"), ("12", "nowhere"), ("3", "5")):
        assert display.attempt(game.rules_options, game.state, *touched) is None
