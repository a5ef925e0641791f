"""Bots for scripts: one object that is given a game and answers with a move."""

import random
from types import TracebackType

from colonnade.kernel.awaited import CHOICE
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text
from colonnade.library import Game

from .api.engine_client import EngineBot
from .api.spec import bot_from_spec
from .api.thinking import Budget


class Bot:
    """A bot of any level, or a program; calling it chooses a move.

    >>> import colonnade
    >>> game = colonnade.new("corintho")
    >>> bot("easy", seed=1)(game) in game.legal
    True
    """

    def __init__(
        self, name: str, *, seed: int | None = None, sims: int = 0, seconds: float = 0.0
    ) -> None:
        if sims < 0 or not seconds >= 0:
            raise ColonnadeError(
                Text(
                    f"sims={sims}, seconds={seconds}: must not be negative",
                    f"sims={sims}, seconds={seconds} : ne doivent pas être négatifs",
                )
            )
        self.name = name
        rng = random.SystemRandom() if seed is None else random.Random(seed)
        self._chooser = bot_from_spec(name, rng, Budget(sims, seconds))

    def choose(self, game: Game) -> str:
        """The move it would play in a game whose player is to choose."""
        book, options, state = game.rulebook, game.rules_options, game.state
        if book.rules.awaits(options, state) != CHOICE:
            raise ColonnadeError(Text("no choice is awaited", "aucun choix n’est attendu"))
        code = self._chooser.choose(book, options, state)
        return book.notation.write_move(options, state, code)

    __call__ = choose

    def close(self) -> None:
        """End the program behind it, if there is one."""
        if isinstance(self._chooser, EngineBot):
            self._chooser.close()

    def __enter__(self) -> "Bot":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def bot(name: str, *, seed: int | None = None, sims: int = 0, seconds: float = 0.0) -> Bot:
    """The bot of a level, or a program: `bot("hard")`, `bot("expert", seconds=0.2)`.

    `name` is a level, `LEVEL@SIMULATIONS`, `LEVEL@TIMEms` or `engine:COMMAND`. With a seed and
    simulations instead of seconds its moves are the same on every machine.
    """
    return Bot(name, seed=seed, sims=sims, seconds=seconds)
