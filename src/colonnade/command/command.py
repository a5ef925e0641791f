"""A command as a room declares it: every word of its help in the language of whoever types."""

import argparse
from collections.abc import Callable
from typing import Any

from colonnade.games import GAMES
from colonnade.kernel.words import LANGUAGES, Language, Words

from .parser import Commands


class Command:
    """One command, with its arguments."""

    def __init__(
        self,
        commands: Commands,
        language: Language,
        name: str,
        says: Words,
        ends: Words | None = None,
    ) -> None:
        """`says` is its line in the list of commands, `ends` comes after its own help."""
        epilog = None if ends is None else ends.to(language)
        self.language = language
        self._parser = commands.add_parser(name, help=says.to(language), epilog=epilog)
        self._instead: argparse._ActionsContainer | None = None

    def add(
        self,
        name: str,
        says: Words,
        *,
        value: Words | str | None = None,
        instead: bool = False,
        **how: Any,  # noqa: ANN401 - argparse's own
    ) -> None:
        """Declare an argument; `value` is what stands for its value in the help.

        Of those that may be given `instead` of each other only one may be.
        """
        to: argparse._ActionsContainer = self._parser
        if instead:
            to = self._instead = self._instead or self._parser.add_mutually_exclusive_group()
        if value is not None:
            how["metavar"] = value if isinstance(value, str) else value.to(self.language)
        to.add_argument(name, help=says.to(self.language), **how)

    def add_game(self, nargs: str | None = None) -> None:
        """Declare the game."""
        games = ", ".join(GAMES)
        says = Words(f"one of {games}", f"l’un de {games}")
        self.add("game", says, value=Words("game", "jeu"), nargs=nargs)

    def add_options(self) -> None:
        """Declare the options of the game, `name=value`."""
        says = Words("options of the game", "options du jeu")
        self.add("options", says, value=Words("name=value", "nom=valeur"), nargs="*")

    def runs(self, run: Callable[[argparse.Namespace], int]) -> None:
        """Say what the command does; its language is the last of its arguments."""
        says = Words("language (else the locale's)", "langue (sinon celle du système)")
        self.add("--lang", says, choices=LANGUAGES)
        self._parser.set_defaults(run=run)
