"""The games for OpenSpiel, with explicit chance nodes.

    >>> import pyspiel
    >>> import colonnade.envs.openspiel_game
    >>> game = pyspiel.load_game("colonnade_senet_v0", {"throws": "die"})
    >>> state = game.new_initial_state()
    >>> state.is_chance_node(), len(state.chance_outcomes())
    (True, 6)

An option left empty has the rulebook's default; commas within one are written as slashes, as
in `colours=G/Y`. Two of the games have no longest game; one that lasts `horizon` moves and throws
is a draw here. A pickled game is found again by its name and parameters.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from colonnade.games import rulebook
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.options import Option

from .position import begin
from .registry import NAMES

HORIZON: Final = 100_000


def short_name(name: str) -> str:
    """A versioned name as OpenSpiel spells names: `colonnade_senet_v0`."""
    return name.replace("/", "_").replace("-", "_")


def unchosen(option: Option) -> int | str:
    """The parameter of an option that was not given; OpenSpiel parses digits as numbers."""
    first = option.values[0]
    return int(first) if first.isdigit() else ""


def game_type(name: str) -> pyspiel.GameType:
    """The `GameType` of a game."""
    book = rulebook(NAMES[name])
    modes = pyspiel.GameType.ChanceMode
    fewest, most = book.players
    given: dict[str, Any] = {"players": fewest, "horizon": HORIZON}
    given |= {option.name: unchosen(option) for option in book.options.OPTIONS}
    if book.presets:
        given["preset"] = ""
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=book.title.en,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if book.chance else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=given,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game set up with its options; `register` makes a class of each, with its `name`."""

    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        kind = game_type(self.name)
        given = {**kind.parameter_specification, **(params or {})}
        self._text = written(kind.short_name, params or {})
        options = {
            option: str(value).replace("/", ",")
            for option, value in given.items()
            if option != "horizon" and value != ""
        }
        self.start = begin(self.name, options)
        encoding = self.start.encoding
        longest = encoding.longest(self.start.options) if encoding.longest else HORIZON
        self.horizon = min(int(given["horizon"]), longest)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(encoding.actions),
            max_chance_outcomes=len(encoding.throws),
            num_players=self.start.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.horizon,
        )
        # OpenSpiel writes a game with its parameters as one text, in which commas separate them.
        kept = {
            option: value.replace(",", "/") if isinstance(value, str) else value
            for option, value in given.items()
        }
        super().__init__(kind, info, kept)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        # The class is made for OpenSpiel's registry, so a pickle names the game instead.
        return loaded, (self._text,)

    def new_initial_state(self) -> "SpielState":
        """The start of a game."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Throws count towards the horizon as moves do."""
        return self.horizon if self.start.book.chance else 0

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> Any:  # noqa: ANN401 - two observers without a common type
        """The vectors of the game, or the whole history where that is asked for."""
        if iig_obs_type is None or not iig_obs_type.perfect_recall:
            return VectorObserver(self)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


def written(name: str, params: Mapping[str, Any]) -> str:
    """A game and its parameters as the text that OpenSpiel parses."""
    given = ",".join(f"{key}={value}" for key, value in params.items() if value != "")
    return f"{name}({given})" if given else name


def loaded(text: str) -> pyspiel.Game:
    """The game that a text names; unpickling imports this module, which registers the games."""
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A point of a game; `position` is open to the learner, with its afterstates and throws."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.start
        self.horizon = game.horizon

    def current_player(self) -> int:
        """The seat to choose, chance, or terminal."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.is_throw else self.position.seat

    def is_terminal(self) -> bool:
        """Whether the game is over, or has reached the horizon."""
        return self.position.awaits == OVER or self.move_number() >= self.horizon

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible throws with their probabilities."""
        return self.position.odds()

    def _apply_action(self, action: int) -> None:
        if self.position.awaits == CHANCE:
            self.position = self.position.thrown(action)
        else:
            self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.token(action)

    def returns(self) -> list[float]:
        """The return of each seat: nothing before the end, nor at the horizon."""
        return list(self.position.rewards())

    def __str__(self) -> str:
        return str(self.position)


class VectorObserver:
    """A state as the game's vector, and as its position line."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor = np.zeros(game.start.encoding.size(game.start.options), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with a state as a player sees it."""
        self.tensor[:] = state.position.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position line, the same for everybody."""
        return str(state.position)


def register() -> None:
    """Register the games with `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for name in NAMES:
        if short_name(name) not in known:
            # OpenSpiel frees what it was given after Python has ended: that would crash for a
            # function, not for a class.
            made = type(short_name(name), (SpielGame,), {"name": name})
            pyspiel.register_game(game_type(name), made)


register()
