"""A game is a value: it is copied, compared, pickled, and described without bitboards."""

import copy
import pickle
import random
from collections.abc import Callable, Mapping
from dataclasses import FrozenInstanceError
from unittest.mock import Mock

import pytest

import colonnade
from colonnade import bots
from colonnade.games import GAMES
from colonnade.kernel.awaited import CHANCE
from colonnade.library import started
from configurations import MAIN, Configuration


def play_tokens(game: str, tokens: int, options: Mapping[str, str] | None = None) -> colonnade.Game:
    """A game after some random tokens."""
    rng, found = random.Random(5), started(game, options or {})
    while len(found.tokens) < tokens and not found.is_over:
        if found.is_chance:
            found.throw(rng)
        else:
            found.play(rng.choice(found.legal))
    return found


COPIES: list[Callable[[colonnade.Game], colonnade.Game]] = [
    copy.copy,
    copy.deepcopy,
    colonnade.Game.copy,
    lambda game: pickle.loads(pickle.dumps(game)),
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_is_equal_and_independent(
    game: str, copied: Callable[[colonnade.Game], colonnade.Game]
) -> None:
    one = play_tokens(game, 12)
    other = copied(one)
    assert (other == one, other.key == one.key, other.tokens) == (True, True, one.tokens)
    assert other.legal == one.legal
    other.undo()
    assert (other == one, len(one.tokens)) == (False, 12)


def test_games_are_equal_by_options_start_and_tokens() -> None:
    start = colonnade.new("senet")
    assert start != colonnade.new("senet", throws="die")
    assert start == colonnade.new("senet", position=start.position)
    assert start != "senet"
    again = colonnade.new("senet")
    again.play("t1")
    assert start != again


def test_a_game_is_not_hashable_but_its_key_is() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(colonnade.new("senet"))
    first, second = colonnade.new("corintho"), colonnade.new("corintho", freeze="turn")
    assert len({first.key, first.copy().key, second.key}) == 2


def test_the_same_position_by_other_moves_has_the_same_key() -> None:
    one, other = colonnade.new("corintho"), colonnade.new("corintho")
    for token in ("b@a1", "b@d4", "b@a4", "b@d1"):
        one.play(token)
    for token in ("b@d4", "b@a1", "b@d1", "b@a4"):
        other.play(token)
    assert one != other
    # The stacks that were touched last are frozen: they are part of the position.
    assert (one.key == other.key) == (one.position == other.position)


def test_a_new_game_starts_where_it_is_told() -> None:
    line = play_tokens("senet", 9).position
    assert colonnade.new("senet", position=line).position == line


def test_options_may_be_python_values() -> None:
    game = colonnade.new("les-4-colonnes", players=4, teams=True)
    assert game.options["teams"] == "yes"
    assert colonnade.new("les-4-colonnes", colours=["G", "Y"]).options["colours"] == "G,Y"


@pytest.mark.parametrize("configuration", MAIN, ids=str)
def test_whether_a_throw_is_due_is_known_without_its_odds(configuration: Configuration) -> None:
    game = play_tokens(configuration.game, 30, configuration.options)
    rules = game.rulebook.rules
    assert game.is_chance == (rules.awaits(game.rules_options, game.state) == CHANCE)
    assert game.is_chance == isinstance(game.awaits, colonnade.Chance)
    assert game.is_chance == bool(game.chances)


def test_what_is_awaited_is_known_without_its_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    # The first throw of Columbiz has 1,287 outcomes: worked out each time, they cost a millisecond.
    rules = GAMES["columbiz"].rules
    counted = Mock(wraps=rules.odds)
    monkeypatch.setattr(rules, "odds", counted)
    awaited = colonnade.new("columbiz").awaits
    assert isinstance(awaited, colonnade.Chance)
    assert not counted.called
    assert len(awaited.odds) == 1287
    assert sum(chance for _, chance in awaited.odds) == 1
    assert counted.call_count == 1


def test_what_is_awaited_is_a_value() -> None:
    awaited = colonnade.new("senet").awaits
    assert awaited == colonnade.new("senet").awaits
    assert hash(awaited) == hash(pickle.loads(pickle.dumps(awaited)))
    assert "t1" in repr(awaited)


class TestSnapshots:
    """What stands where, by the names of the notation."""

    def test_senet(self) -> None:
        game = colonnade.new("senet")
        shot = game.snapshot
        assert (shot.squares[7], shot.squares[8], shot.squares[11]) == ("white", "black", None)
        assert (shot.colours, shot.throw, shot.is_chance) == ((None, None), None, True)
        game.play("t1")
        game.play("10-11")
        assert game.snapshot.squares[11] == "black"
        assert game.snapshot.colours == ("black", "white")
        assert shot.squares[11] is None
        with pytest.raises(FrozenInstanceError):
            shot.throw = 3  # type: ignore[misc]

    def test_corintho(self) -> None:
        game = colonnade.new("corintho")
        game.play("b@a1")
        game.play("c@a1")
        shot = game.snapshot
        assert (shot.stacks["a1"], shot.stacks["d4"]) == (("base", "column"), ())
        assert shot.reserves[0]["base"] == 3
        assert shot.frozen["a1"] > 0

    def test_columbiz(self) -> None:
        game = colonnade.new("columbiz")
        assert (game.snapshot.dice, game.snapshot.throws) == ((), 3)
        game.play(next(iter(game.chances)))
        assert len(game.snapshot.dice) == 8
        token = next(token for token in game.legal if "@" in token)
        game.play(token)
        assert game.snapshot.cells[token.partition("=")[0]] == 0
        assert game.snapshot.reserves == (17, 18)

    def test_les_4_colonnes(self) -> None:
        shot = colonnade.new("les-4-colonnes").snapshot
        assert shot.tokens == (("A", "A", "A", "A"),) * 2
        assert shot.places["YA"] == (0, 0, 0, 0)
        assert shot.colours == ("yellow", "green")

    @pytest.mark.parametrize("game", GAMES)
    def test_of_any_game_is_at_any_time(self, game: str) -> None:
        for tokens in (0, 7, 40, 100_000):
            at = play_tokens(game, tokens)
            assert (at.snapshot.seat, at.snapshot.is_chance) == (at.seat, at.is_chance)


def test_what_a_session_shows_is_short() -> None:
    assert repr(colonnade.GAMES["senet"]) == "<Rulebook senet>"
    assert repr(colonnade.new("columbiz").awaits) == "Chance(odds=<1287 throws>)"
    assert repr(colonnade.new("senet").awaits).startswith("Chance(odds=(('t1', Fraction(1, 4)),")


def test_a_record_names_every_seat_or_none() -> None:
    with pytest.raises(colonnade.ColonnadeError, match="1 seats are named, the game has 2"):
        colonnade.new("senet").record(seats=["Ada"])


def test_completion_finds_the_public_names_of_bots() -> None:
    assert dir(bots) == sorted(bots.__all__)
    for name in bots.__all__:
        assert getattr(bots, name) is not None
    with pytest.raises(colonnade.ColonnadeError, match="must not be negative"):
        bots.bot("hard", seconds=-1)
