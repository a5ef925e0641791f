"""Looking ahead: afterstates, throws, rewards; all exactly as the library plays."""

import pickle
from fractions import Fraction
from math import fsum
from random import Random

import pytest

import colonnade
from colonnade.envs import begin
from colonnade.kernel.errors import BadOption, MalformedNotation, UnknownGame
from configurations import Configuration
from envs.walks import TABLES, start_of, walk


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_a_walk_is_the_librarys_game_token_by_token(configuration: Configuration) -> None:
    game = colonnade.new(configuration.game, **configuration.options)
    start = start_of(configuration)
    for position, number in walk(start, Random(8), 400):
        assert str(position) == game.position
        assert position.seat == game.seat
        if position.is_throw:
            spelled = {position.token(throw): odds for throw, odds in position.odds()}
            assert spelled == {token: float(odds) for token, odds in game.chances.items()}
        else:
            assert sorted(map(position.token, position.actions())) == game.legal
        game.play(position.token(number))


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_afterstates_and_throws_list_all_that_can_follow(configuration: Configuration) -> None:
    for index, (position, number) in enumerate(walk(start_of(configuration), Random(9), 60)):
        if position.is_throw and index % 4 == 0:
            thrown = position.throws()
            assert [(throw, odds) for throw, odds, _ in thrown] == position.odds()
            assert fsum(odds for _, odds, _ in thrown) == pytest.approx(1)
            after = {throw: reached for throw, _, reached in thrown}
            assert after[number] == position.thrown(number)
            assert not position.afterstates()
        elif not position.is_throw:
            moved = dict(position.afterstates())
            assert list(moved) == position.actions()
            assert moved[number] == position.after(number)
            assert not position.throws()


def test_throws_weigh_as_many_cases_as_they_have() -> None:
    position = begin("columbiz", {})
    rules = position.book.rules
    cases = Fraction(rules.cases(position.options, position.state))
    weights = dict(rules.odds(position.options, position.state))
    for throw, probability, _ in position.throws():
        code = position.encoding.throws.codes[throw]
        assert probability == float(weights[code] / cases)


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_rewards_come_at_the_end_and_add_up_to_nothing(configuration: Configuration) -> None:
    steps = list(walk(start_of(configuration), Random(10), 20_000))
    for position, _ in steps:
        assert position.rewards() == (0.0,) * position.players
    position, number = steps[-1]
    end = position.thrown(number) if position.is_throw else position.after(number)
    assert end.is_over
    rewards = end.rewards()
    assert fsum(rewards) == pytest.approx(0)
    winners = end.book.rules.winners(end.options, end.state)
    for seat, reward in enumerate(rewards):
        assert (reward == max(rewards)) == bool(winners >> seat & 1)
    if winners.bit_count() == 1 or "yes" in configuration.options.get("teams", ""):
        assert max(rewards) == 1


def test_a_shared_win_is_worth_less() -> None:
    options = begin("columbiz", {"players": 3}).options
    rules = begin("columbiz", {"players": 3}).book.rules
    start = rules.start(options)
    drawn = begin("columbiz", {"players": 3}).at(start._replace(throws=0))
    assert drawn.is_over
    assert drawn.rewards() == (0.0, 0.0, 0.0)
    two = drawn.at(drawn.state._replace(lines=1 | 1 << 12))
    assert two.rewards() == (0.25, 0.25, -0.5)


def test_partners_win_and_lose_together() -> None:
    start = begin("les-4-colonnes", {"players": 4, "teams": "yes"})
    assert start.at(start.state._replace(won=0b0101)).rewards() == (1.0, -1.0, 1.0, -1.0)


def test_a_position_can_be_kept_and_sent() -> None:
    *_, (position, _) = walk(begin("columbiz", {}), Random(1), 30)
    assert pickle.loads(pickle.dumps(position)) == position
    assert begin("columbiz", {}, str(position)) == position


def test_what_cannot_be_begun_is_said() -> None:
    with pytest.raises(UnknownGame):
        begin("chess", {})
    with pytest.raises(BadOption):
        begin("senet", {"players": 3})
    with pytest.raises(MalformedNotation):
        begin("senet", {}, "nonsense")
