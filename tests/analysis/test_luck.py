"""Luck and cost with a known evaluation, so that every figure can be computed."""

from typing import Any

import pytest

from analysis.games import WAYS, played_game
from colonnade.analysis import Effort, review
from colonnade.analysis.evaluator import (
    FAVOURITES,
    FEW_THROWS,
    SOME_THROWS,
    Evaluator,
)
from colonnade.analysis.game_analysis import LOOK, analysis_of
from colonnade.analysis.grades import verdict
from colonnade.analysis.player_summaries import evaluator_error, player_review
from colonnade.analysis.steps import step_of
from colonnade.analysis.token_values import EvaluatedToken
from colonnade.bots.api.thinking import Budget
from colonnade.bots.value.estimates import estimate_children, win_shares
from colonnade.compiled.prng import stream_of
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.i18n import Text
from colonnade.library import Game


def fixed_value(book: Any, options: Any, state: Any, budget: Any) -> tuple[float, ...]:
    """Chances that depend on the state alone, and are right at the end."""
    if book.rules.awaits(options, state) == OVER:
        return tuple(map(float, book.result(book.rules.winners(options, state), options.players)))
    fields = [part for field in state for part in (field if isinstance(field, tuple) else (field,))]
    seed = sum(stream_of(number, field & 0xFFFF) % 1009 for number, field in enumerate(fields))
    sides = {book.partners(options, seat) for seat in range(options.players)}
    weights = {side: 1 + (seed * (side + 3)) % 97 for side in sides}
    whole = sum(weights.values())
    share = {side: weights[side] / whole for side in sides}
    return tuple(share[book.partners(options, seat)] for seat in range(options.players))


@pytest.fixture
def fixed_evaluator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("colonnade.analysis.evaluator.win_shares", fixed_value)
    monkeypatch.setattr("colonnade.analysis.evaluator.estimate_children", lambda *_: {})


def one_ply(game: Game) -> tuple[float, ...]:
    return fixed_value(game.rulebook, game.rules_options, game.state, None)


def value_at_throw(game: Game) -> tuple[float, ...]:
    """The value of a position or, where there are few throws, the mean over them."""
    looks = analysis_of(game.rulebook).effort.usual == LOOK
    if not 0 < len(game.chances) <= (SOME_THROWS if looks else FEW_THROWS):
        return one_ply(game)
    mean = [0.0] * game.players
    for token, chance in game.chances.items():
        after = game.copy()
        after.play(token)
        for seat, share in enumerate(one_ply(after)):
            mean[seat] += float(chance) * share
    return tuple(mean)


def value_after_throw(game: Game, throws: int) -> tuple[float, ...]:
    """The value after a throw, by its best answer if evaluations are quick and throws few."""
    if analysis_of(game.rulebook).effort.usual != LOOK or throws > FEW_THROWS:
        return one_ply(game)
    if not game.legal:
        return value_at_throw(game)
    seat, after = game.state.seat, [game.copy() for _ in game.legal]
    for one, token in zip(after, game.legal, strict=True):
        one.play(token)
    close = sorted(after, key=lambda one: -one_ply(one)[seat])[:FAVOURITES]
    return max(map(value_at_throw, close), key=lambda worth: worth[seat])


def ways(short: int) -> list[Game]:
    # The first throws of Columbiz have 1,287 outcomes each.
    return [played_game(game, options, seed=5, tokens=short) for game, options in WAYS]


@pytest.mark.usefixtures("fixed_evaluator")
def test_the_luck_of_a_throw_is_its_worth_less_the_mean_over_all_throws() -> None:
    checked = 0
    for game in ways(24):
        book, options = game.rulebook, game.rules_options
        found = review(game)
        twin = Game(game.id, **game.options)
        for step in found.steps:
            state = twin.state
            if book.rules.awaits(options, state) == CHANCE:
                odds = book.rules.odds(options, state)
                assert sum(weight for _, weight in odds) == book.rules.cases(options, state)
                worths = {}
                for token, chance in twin.chances.items():
                    after = twin.copy()
                    after.play(token)
                    worths[token] = (chance, value_after_throw(after, len(odds)))
                for seat in range(game.players):
                    mean = sum(float(chance) * worth[seat] for chance, worth in worths.values())
                    assert step.luck[seat] == pytest.approx(
                        worths[step.token][1][seat] - mean, abs=1e-4
                    )
                    assert step.before[seat] == pytest.approx(mean, abs=1e-4)
                assert step.odds == str(worths[step.token][0])
                assert step.choices == len(odds)
                checked += 1
            else:
                assert step.luck == ()
            twin.play(step.token)
    assert checked > 30


@pytest.mark.usefixtures("fixed_evaluator")
def test_the_cost_of_a_move_is_the_best_moves_worth_less_its_own() -> None:
    checked = 0
    for game in ways(24):
        twin = Game(game.id, **game.options)
        for step in review(game).steps:
            if legal := twin.legal:
                after = {token: twin.copy() for token in legal}
                for token, one in after.items():
                    one.play(token)
                glanced = {token: one_ply(one)[step.seat] for token, one in after.items()}
                close = sorted(legal, key=lambda token: -glanced[token])[:FAVOURITES]
                worths = {
                    token: value_at_throw(after[token])[step.seat] for token in {*close, step.token}
                }
                best = max(worths.values())
                assert step.cost == pytest.approx(best - worths[step.token], abs=1e-4)
                assert step.choices == len(legal)
                if len(legal) == 1:
                    assert (step.verdict, step.cost) == ("forced", 0)
                else:
                    assert step.verdict == verdict(best - worths[step.token])
                    assert step.best == "" or worths[step.best] == best
                checked += 1
            twin.play(step.token)
    assert checked > 50


@pytest.mark.usefixtures("fixed_evaluator")
def test_the_account_of_a_game_adds_up() -> None:
    for game in (played_game("corintho", {}, 2), played_game("senet", {"throws": "die"}, 4)):
        found = review(game)
        assert game.result is not None
        for player in found.players:
            seat = player.seat
            lucks = [step.luck[seat] for step in found.steps if step.luck]
            assert player.luck == pytest.approx(sum(lucks), abs=0.05)
            assert player.result == float(game.result[seat])
            assert player.adjusted == pytest.approx(player.result - player.luck, abs=1e-3)
            assert player.low <= player.adjusted <= player.high
            own = [step for step in found.steps if step.seat == seat]
            assert player.cost == pytest.approx(sum(step.cost for step in own), abs=0.05)
            assert player.blunders == sum(step.verdict == "blunder" for step in own)
            chosen = [step for step in own if step.verdict not in ("throw", "forced")]
            assert player.choices == len(chosen)
            good = sum(step.verdict in ("best", "good") for step in chosen)
            assert player.accuracy is not None
            assert player.accuracy <= good / len(chosen) + 1e-3
        if game.id == "corintho":
            assert all(player.low == player.high == player.result for player in found.players)


@pytest.mark.usefixtures("fixed_evaluator")
def test_what_can_only_be_followed_is_worth_what_follows() -> None:
    found = review(played_game("senet", {"throws": "die"}, seed=4))
    forced = [step for step in found.steps[:-1] if step.verdict == "forced"]
    assert forced
    for step in forced:
        assert step.before == step.after == found.steps[step.number].before


@pytest.mark.usefixtures("fixed_evaluator")
def test_partners_have_the_same_luck() -> None:
    found = review(played_game("les-4-colonnes", dict(WAYS[-1][1]), seed=1, tokens=60))
    first, second, third, fourth = found.players
    assert first.luck == third.luck != second.luck == fourth.luck
    assert first.luck == pytest.approx(-second.luck, abs=1e-3)


def test_a_throw_of_even_worth_is_neither_lucky_nor_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("colonnade.analysis.evaluator.win_shares", lambda *_: (0.5, 0.5))
    monkeypatch.setattr("colonnade.analysis.evaluator.estimate_children", lambda *_: {})
    found = review(played_game("senet", {}, seed=2, tokens=30))
    assert all(step.luck == (0, 0) for step in found.steps if step.verdict == "throw")
    assert [player.luck for player in found.players] == [0, 0]
    assert found.turning_points == ()


def test_the_effort_is_divided_and_never_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Any] = []

    def watch(book: Any, options: Any, state: Any, budget: Any) -> tuple[float, ...]:
        budgets.append(budget)
        return (0.5, 0.5)

    monkeypatch.setattr("colonnade.analysis.evaluator.win_shares", watch)
    monkeypatch.setattr("colonnade.analysis.evaluator.estimate_children", lambda *_: {})
    game = Game("columbiz")
    Evaluator(game.rulebook, game.rules_options, Effort(sims=30_000)).throws(game.state)
    assert len(budgets) == 1287
    assert {budget.sims for budget in budgets} == {30_000 // 1287}
    budgets.clear()
    Evaluator(game.rulebook, game.rules_options, Effort(sims=1)).throws(game.state)
    assert {budget.sims for budget in budgets} == {analysis_of(game.rulebook).effort.least}
    assert all(budget.seconds == 0 for budget in budgets), "simulations alone wait for no clock"


def test_when_the_time_is_over_every_position_is_seen_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[Any] = []

    def watch(book: Any, options: Any, state: Any, budget: Any) -> tuple[float, ...]:
        seen.append(state)
        return fixed_value(book, options, state, budget)

    monkeypatch.setattr("colonnade.analysis.evaluator.win_shares", watch)
    monkeypatch.setattr("colonnade.analysis.evaluator.estimate_children", lambda *_: {})
    for game in (
        played_game("senet", {}, 3, tokens=40),
        played_game("les-4-colonnes", {}, 3, tokens=40),
    ):
        seen.clear()
        assert review(game, Effort(whole=1e-9)).is_hurried
        book, options = game.rulebook, game.rules_options
        could_follow = 1
        twin = Game(game.id, **game.options)
        for token in game.tokens:
            could_follow += len(twin.legal) or len(book.rules.odds(options, twin.state))
            twin.play(token)
        could_follow += len(twin.legal) or len(book.rules.odds(options, twin.state))
        assert len(seen) <= could_follow


def test_one_study_of_columbiz_knows_all_throws_and_keeps() -> None:
    game = Game("columbiz")
    game.play("r11223456")
    game.play("keep:112234")
    book, options, budget = game.rulebook, game.rules_options, Budget(sims=4)
    throws = estimate_children(book, options, game.state, budget)
    odds, cases = book.rules.odds(options, game.state), book.rules.cases(options, game.state)
    assert set(throws) == {throw for throw, _ in odds}
    assert len(throws) == 21
    whole = win_shares(book, options, game.state, budget)
    for seat in range(2):
        mean = sum(weight * throws[throw][seat] for throw, weight in odds) / cases
        assert mean == pytest.approx(whole[seat])
    game.play("r66")
    keeps = estimate_children(book, options, game.state, budget)
    menu = book.rules.codes(book.rules.legal(options, game.state))
    written = {book.notation.write_move(options, game.state, code) for code in keeps}
    assert written == {token for token in game.legal if token.startswith("keep:")}
    assert set(keeps) < set(menu)


def test_the_interval_is_what_the_judge_could_not_explain() -> None:
    game, names = Game("senet"), (Text("Ada", "Ada"), Text("Bob", "Bob"))
    state = game.state
    found = [
        EvaluatedToken(1, "t2", state, 2, True, (0.5, 0.5), (0.6, 0.4)),
        EvaluatedToken(2, "10-11", state, 10, False, None, None),
        EvaluatedToken(3, "t1", state, 1, True, (0.57, 0.43), (0.5, 0.5)),
    ]
    values = [(0.5, 0.5), (0.57, 0.43), (0.57, 0.43), (0.54, 0.46)]
    # It valued positions at 0.6 and 0.5 that it then valued at 0.57 and 0.54.
    assert evaluator_error(0, found, values) == pytest.approx(0.05)
    steps = [step_of(game, one, before, names) for one, before in zip(found, values, strict=False)]
    player = player_review(0, names[0], found, steps, values)
    assert player.luck == pytest.approx(0.1 - 0.07)
    assert player.adjusted == pytest.approx(0.54 - 0.03)
    assert player.high - player.adjusted == pytest.approx(1.96 * 0.05, abs=1e-4)
    assert player.adjusted - player.low == pytest.approx(1.96 * 0.05, abs=1e-4)


@pytest.mark.parametrize(("played", "error"), [(10, 0.2), (12, 0.0)])
def test_what_a_worse_move_has_cost_is_no_error_of_the_luck(played: int, error: float) -> None:
    moves = {10: (0.6, 0.4), 12: (0.3, 0.7)}
    move = EvaluatedToken(
        1, "move", Game("senet").state, played, False, moves[10], moves[played], moves=moves
    )
    values = [moves[10], (moves[played][0] - 0.2, moves[played][1] + 0.2)]
    assert evaluator_error(0, [move], values) == pytest.approx(error)


def test_reviews_of_columbiz_search_throws_further_than_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def noted(book: Any, options: Any, state: Any, budget: Budget) -> dict[int, Any]:
        asked.append(budget.sims)
        return {throw: (0.5, 0.5) for throw, _ in book.rules.odds(options, state)}

    monkeypatch.setattr("colonnade.analysis.evaluator.estimate_children", noted)
    game = Game("columbiz")
    evaluator = Evaluator(game.rulebook, game.rules_options, Effort(sims=60))
    evaluator.outcomes(game.state)
    evaluator.throws(game.state)
    assert asked == [180, 60]


def test_favourites_of_columbiz_are_searched_as_far_as_the_throws_before_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else the evaluation changes with the effort, and the interval of a review tells nothing."""
    asked: list[int] = []

    def counted(book: Any, options: Any, state: Any, budget: Budget) -> tuple[float, ...]:
        asked.append(budget.sims)
        return fixed_value(book, options, state, budget)

    monkeypatch.setattr("colonnade.analysis.evaluator.win_shares", counted)
    monkeypatch.setattr("colonnade.analysis.evaluator.estimate_children", lambda *_: {})
    game = Game("columbiz")
    game.play(next(iter(game.chances)))
    Evaluator(game.rulebook, game.rules_options, Effort(sims=60)).moves(game.state)
    assert asked[-FAVOURITES:] == [60] * FAVOURITES
    assert max(asked[:-FAVOURITES]) < 60
