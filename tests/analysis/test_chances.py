"""The value of a position: exact at the end, the same whenever it is asked."""

import pytest

from analysis.games import WAYS, played_game
from colonnade.bots.api.thinking import Budget
from colonnade.bots.value.estimates import win_shares


@pytest.mark.parametrize(("game", "options"), WAYS, ids=lambda given: str(given))
@pytest.mark.usefixtures("plain")
def test_any_position_has_chances_that_add_up(game: str, options: dict[str, str]) -> None:
    for tokens in (0, 1, 4, 9):
        made = played_game(game, options, seed=tokens, tokens=tokens)
        found = win_shares(made.rulebook, made.rules_options, made.state, Budget(sims=12))
        sides = 2 if options.get("teams") == "yes" else 1
        assert sum(found) == pytest.approx(sides), "partners win together"
        again = win_shares(made.rulebook, made.rules_options, made.state, Budget(sims=12))
        assert found == again


@pytest.mark.usefixtures("plain")
def test_a_game_that_is_over_is_worth_its_result() -> None:
    made = played_game("corintho", {"players": "3"}, seed=3)
    assert made.result is not None
    found = win_shares(made.rulebook, made.rules_options, made.state, Budget(sims=1))
    assert found == tuple(float(share) for share in made.result)


@pytest.mark.usefixtures("plain")
def test_a_budget_of_time_is_kept_to_at_least_one_simulation() -> None:
    made = played_game("senet", {}, seed=1, tokens=6)
    found = win_shares(made.rulebook, made.rules_options, made.state, Budget(seconds=1e-6))
    assert sum(found) == pytest.approx(1)
