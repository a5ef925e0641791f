"""Every level plays every game, with every option and number of players."""

import random
from typing import Any

import pytest

from colonnade.bots.api import levels
from colonnade.bots.api.level_names import LEVELS
from colonnade.bots.api.levels import CHOOSERS, LevelChooser, chooser
from colonnade.bots.api.registry import GameBot, game_bot
from colonnade.bots.api.spec import bot_from_spec
from colonnade.bots.api.thinking import Budget, Thought
from colonnade.bots.search.uct import UctThinker
from colonnade.bots.search.uct_settings import USUAL
from colonnade.games import GAMES, rulebook
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Randomness
from configurations import MAIN, Configuration

FEW = Budget(sims=4)
# A line of three capitals stands and a fourth may be added: the game is won at once.
ONE_MOVE_WINS = "c@a1 k@d4 c@b1 k@a3 c@c1"


pytestmark = pytest.mark.usefixtures("nothing_compiled")


def some_choice(configuration: Configuration, seed: int) -> tuple[AnyRulebook, Any, Any]:
    """The last position of a random game in which there were several moves, after at most 20."""
    book, rng = rulebook(configuration.game), random.Random(seed)
    options = book.options.read_options(configuration.options)
    rules = book.rules
    state = rules.start(options)
    found, choices = state, 0
    while choices < 20 and (stage := rules.awaits(options, state)) != OVER:
        if stage == CHANCE:
            case = rng.randrange(rules.cases(options, state))
            state = rules.after_throw(options, state, rules.cast(options, state, case))
            continue
        menu = rules.legal(options, state)
        if rules.count(menu) > 1:
            found, choices = state, choices + 1
        state = rules.after_move(options, state, rules.nth(menu, rng.randrange(rules.count(menu))))
    assert choices
    return book, options, found


@pytest.mark.parametrize("configuration", MAIN, ids=str)
def test_every_level_plays_a_legal_move(configuration: Configuration) -> None:
    book, options, state = some_choice(configuration, 1)
    legal = set(book.rules.codes(book.rules.legal(options, state)))
    for level in CHOOSERS:
        move = chooser(level, random.Random(2), FEW).choose(book, options, state)
        assert move in legal, level


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_uct_settings_to_fall_back_on(game: str) -> None:
    own = {name: level.uct for name, level in game_bot(rulebook(game)).levels.items()}
    for settings in (USUAL, own):
        assert tuple(settings) == LEVELS[1:]
        assert [level for level, each in settings.items() if each.sims == 0] == [LEVELS[-1]]
        assert [level for level, each in settings.items() if each.random_move_rate] == ["easy"]


def test_the_same_seed_makes_the_same_moves() -> None:
    book, options, state = some_choice(Configuration("columbiz", {"players": "3"}), 3)
    for level in LEVELS[:-1]:
        moves = [chooser(level, random.Random(5), FEW).choose(book, options, state) for _ in "ab"]
        assert moves[0] == moves[1]


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(ColonnadeError, match=r"no bot level 'wizard'.*random, easy.*greedy"):
        chooser("wizard", random.Random(1))


@pytest.mark.parametrize("name", ["", "expert@", "expert@0", "expert@-1ms", "wizard@5", "engine:"])
def test_an_entrant_that_is_nobody(name: str) -> None:
    with pytest.raises(ColonnadeError):
        bot_from_spec(name, random.Random(1))


def test_an_entrant_may_bring_its_budget() -> None:
    timed, counted = (
        bot_from_spec("hard@250ms", random.Random(1)),
        bot_from_spec("hard@70", random.Random(1)),
    )
    assert isinstance(timed, LevelChooser)
    assert isinstance(counted, LevelChooser)
    assert (timed.budget, counted.budget) == (Budget(seconds=0.25), Budget(sims=70))


def test_a_forced_move_is_played_without_a_thought() -> None:
    book = rulebook("senet")
    options = book.options.read_options({})
    state = book.notation.read_position(options, "wbwbwbwbwb/........../.......... 1 1 0,0 1")
    assert book.rules.count(book.rules.legal(options, state)) == 1
    thought = LevelChooser("expert", random.Random(1), Budget()).think(book, options, state)
    assert thought.search is None


def test_a_win_in_one_move_is_taken_and_known() -> None:
    book = rulebook("corintho")
    options = book.options.read_options({})
    state = book.rules.start(options)
    for token in ONE_MOVE_WINS.split():
        code = book.notation.find(options, state, token)
        assert code is not None
        state = book.rules.after_move(options, state, code)
    mover = state.seat
    thought = LevelChooser("medium", random.Random(1), Budget(sims=60)).think(book, options, state)
    assert book.notation.write_move(options, state, thought.move) == "c@d1"
    assert thought.search is not None
    assert sum(thought.search.values) == pytest.approx(1)
    assert thought.search.values[mover] > 0.6


def test_a_level_may_get_a_thinker_of_a_game_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    class First:
        def __init__(self, level: str, rng: Randomness, budget: Budget) -> None:
            self.asked = 0

        def think(self, book: AnyRulebook, options: Any, state: Any, /) -> Thought:
            self.asked += 1
            return Thought(book.rules.nth(book.rules.legal(options, state), 0))

    class Made:
        levels = frozenset({"hard"})

        def thinker(self, level: str, rng: Randomness, budget: Budget, /) -> First:
            return First(level, rng, budget)

        def win_shares(self, options: Any, state: Any, budget: Budget, /) -> tuple[float, ...]:
            raise NotImplementedError

    monkeypatch.setattr(levels, "game_bot", lambda _book: GameBot(search=Made()))
    book = rulebook("corintho")
    options = book.options.read_options({})
    state = book.rules.start(options)
    assert book.rules.awaits(options, state) == CHOICE
    first = book.rules.nth(book.rules.legal(options, state), 0)
    moves = {
        level: {
            chooser(level, random.Random(seed), FEW).choose(book, options, state)
            for seed in range(9)
        }
        for level in ("hard", "medium")
    }
    assert moves["hard"] == {first}
    assert len(moves["medium"]) > 1


def test_a_time_that_is_over_still_gives_a_move() -> None:
    book, options, state = some_choice(Configuration("les-4-colonnes", {"players": "2"}), 4)
    thought = UctThinker("expert", random.Random(1), Budget(seconds=1e-9)).think(
        book, options, state
    )
    assert thought.search is not None
    assert thought.search.sims == 2
