"""Hints: the best moves first, with chances for every seat, in any position."""

import pytest

from analysis.games import WAYS, played
from colonnade.analysis import Effort, hint
from colonnade.library import Game, started

FEW = Effort(sims=60)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(("game", "options"), WAYS, ids=lambda given: str(given))
def test_a_hint_for_any_position(game: str, options: dict[str, str]) -> None:
    for tokens in range(4):
        made = played(game, options, seed=7, tokens=tokens, near_end=True)
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
    made = played("corintho", {}, seed=1)
    found = hint(made, FEW)
    assert (found.awaits, found.seat, found.moves) == ("nothing", None, ())
    assert made.result is not None
    assert found.chances == tuple(map(float, made.result))


@pytest.mark.usefixtures("plain")
def test_the_same_effort_gives_the_same_hint() -> None:
    made = played("les-4-colonnes", {}, seed=2, tokens=9)
    assert hint(made, FEW) == hint(made.copy(), FEW)


def test_the_usual_effort_is_that_of_whoever_plays_the_game() -> None:
    found = hint(Game("corintho"), Effort(sims=200))
    # Not by `approx`: it looks at numpy, which a thread that compiles may be importing just now.
    assert abs(sum(found.chances) - 1) < 1e-3
