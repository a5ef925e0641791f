"""Hints: the best moves first, with chances for every seat, in any position."""

import pytest

from analysis.games import WAYS, played_game
from colonnade.analysis import Advice, Effort, Hint, hint
from colonnade.analysis.text import hint_lines
from colonnade.analysis.words import share
from colonnade.library import Game, started

FEW = Effort(sims=60)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(("game", "options"), WAYS, ids=lambda given: str(given))
def test_a_hint_for_any_position(game: str, options: dict[str, str]) -> None:
    for tokens in range(4):
        made = played_game(game, options, seed=7, tokens=tokens, near_end=True)
        found = hint(made, FEW)
        assert found.position == made.position
        assert len(found.chances) == made.players
        if made.legal:
            assert found.awaits == "choice"
            assert found.seat is not None
            assert found.seat == made.seat
            assert found.choices == len(made.legal)
            assert {advice.token for advice in found.moves} <= set(made.legal)
            best = found.moves[0]
            assert best.cost == 0
            assert best.chances == found.chances
            own = [advice.chances[found.seat] for advice in found.moves]
            assert own == sorted(own, reverse=True)
        else:
            assert found.awaits == "throw"
            assert found.moves == ()


@pytest.mark.usefixtures("plain")
def test_a_win_at_hand_is_the_first_advice() -> None:
    game = started("corintho", {}, "kk../..../...k/.... 1 442,443 d2:2,b4:1")
    best = hint(game, Effort(sims=800)).moves[0]
    after = game.copy()
    after.play(best.token)
    assert after.is_over
    assert best.chances == (0.0, 1.0)
    assert best.gain > 0
    assert [reason.en for reason in best.reasons] == ["wins the game"]
    assert [reason.fr for reason in best.reasons] == ["gagne la partie"]


@pytest.mark.usefixtures("plain")
def test_a_game_that_is_over_needs_no_hint() -> None:
    made = played_game("corintho", {}, seed=1)
    found = hint(made, FEW)
    assert (found.awaits, found.seat, found.moves) == ("nothing", None, ())
    assert made.result is not None
    assert found.chances == tuple(map(float, made.result))


@pytest.mark.usefixtures("plain")
def test_the_same_effort_gives_the_same_hint() -> None:
    made = played_game("les-4-colonnes", {}, seed=2, tokens=9)
    assert hint(made, FEW) == hint(made.copy(), FEW)


def test_the_usual_effort_is_that_of_whoever_plays_the_game() -> None:
    found = hint(Game("corintho"), Effort(sims=200))
    # Not by `approx`: it looks at numpy, which a thread that compiles may be importing just now.
    assert abs(sum(found.chances) - 1) < 1e-3


@pytest.mark.usefixtures("plain")
def test_reasons_call_people_by_their_names() -> None:
    capture = "....../....../....../..0.../110.../1.10.. 0 11114445 0 0 15,13 1,0 0,0"
    made = started("columbiz", {}, capture)
    said = [reason.en for one in hint(made, FEW, ["Ada", "Bo"]).moves for reason in one.reasons]
    assert any("captures 2 of Bo’s pawns" in reason for reason in said)


def hint_lines_for(*chances: float) -> list[str]:
    """The lines for some moves with these chances."""
    moves = tuple(
        Advice(token, (chance, 1 - chance), 0.0, round(chances[0] - chance, 4), ())
        for token, chance in zip("abcde", chances, strict=False)
    )
    given = Hint("corintho", "", "choice", 0, (chances[0], 1 - chances[0]), None, 9, moves)
    return hint_lines(given, ["Ada", "Bo"], "en")[1:]


def test_moves_that_differ_show_how_much_and_others_are_said_to_be_equal() -> None:
    assert hint_lines_for(0.62, 0.5) == ["  a     62%", "  b     50%"]
    assert hint_lines_for(0.5144, 0.5117, 0.4) == ["  a   51.4%", "  b   51.2%", "  c   40.0%"]
    *_, said = hint_lines_for(0.2689, 0.2688, 0.2689, 0.2)
    assert said == "a, b and c are equally good, as far as can be seen."
    *_, said = hint_lines_for(0.502, 0.5, 0.5, 0.5)
    assert said == "There is hardly a difference between these moves."
    assert share(0.0004, "fr", 1) == "< 0,1\u00a0%"
    assert share(0.9996, "en", 1) == "> 99.9%"
    assert (share(0.004, "en"), share(0.996, "en"), share(1, "en")) == ("< 1%", "> 99%", "100%")
