"""The commands of the command line, declared as values, with their help in both languages."""

import argparse
import os
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from colonnade.games import GAMES
from colonnade.kernel.i18n import LANGUAGES, Language, Text

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Where commands are declared to argparse."""

FILE: Final = Text("file", "fichier")
"""The placeholder of a file that must be named."""


class Argument:
    """An argument of a command."""

    def __init__(
        self,
        name: str,
        says: Text,
        *,
        value: Text | str | None = None,
        between: tuple[int, int] | None = None,
        variable: str = "",
        exclusive: bool = False,
        **how: Any,  # noqa: ANN401 - argparse's own
    ) -> None:
        """`value` is the placeholder of its value in the help, `between` bounds a whole number.

        A non-empty environment `variable` replaces the default. At most one of a command's
        `exclusive` arguments may be given.
        """
        self._name, self.says, self._how = name, says, how
        self.value, self._between, self._variable = value, between, variable
        self.is_exclusive = exclusive

    def declare(self, to: argparse._ActionsContainer, language: Language) -> None:
        """Declare it to argparse."""
        value, how = self.value, dict(self._how)
        if value is not None:
            how["metavar"] = value if isinstance(value, str) else value.to(language)
        if self._between is not None:
            how["type"] = whole_number(language, *self._between)
        if self._variable:
            how["default"] = os.environ.get(self._variable) or how["default"]
        to.add_argument(self._name, help=self.says.to(language), **how)


_GAMES: Final = ", ".join(GAMES)
GAME: Final = Argument(
    "game", Text(f"one of {_GAMES}", f"l’un de {_GAMES}"), value=Text("game", "jeu")
)
OPTIONAL_GAME: Final = Argument("game", GAME.says, value=GAME.value, nargs="?")
OPTIONS: Final = Argument(
    "options",
    Text("options of the game", "options du jeu"),
    value=Text("name=value", "nom=valeur"),
    nargs="*",
    default=[],
)
OVERWRITE: Final = Argument(
    "--overwrite",
    Text("replace files that exist", "remplacer les fichiers qui existent"),
    action="store_true",
)
"""Allows existing files to be replaced."""
LANGUAGE: Final = Argument(
    "--lang",
    Text("language (else the locale’s)", "langue (sinon celle du système)"),
    choices=LANGUAGES,
    default=argparse.SUPPRESS,
)
"""The parser of all commands has the default."""


class Command:
    """One command, with its arguments."""

    def __init__(
        self,
        name: str,
        says: Text,
        run: Callable[[argparse.Namespace], int],
        *arguments: Argument,
        ends: Text | None = None,
        is_for_programs: bool = False,
    ) -> None:
        """`says` is its line in the list of commands, `ends` the text after its own help.

        Only a command for programs takes no language.
        """
        self._name, self._says, self._run = name, says, run
        self._arguments, self._ends = arguments, ends
        if not is_for_programs:
            self._arguments += (LANGUAGE,)

    def declare(self, commands: Commands, language: Language) -> None:
        """Declare it to argparse."""
        epilog = None if self._ends is None else self._ends.to(language)
        parser = commands.add_parser(self._name, help=self._says.to(language), epilog=epilog)
        parser.set_defaults(run=self._run)
        exclusive: argparse._ActionsContainer | None = None
        for argument in self._arguments:
            to: argparse._ActionsContainer = parser
            if argument.is_exclusive:
                to = exclusive = exclusive or parser.add_mutually_exclusive_group()
            argument.declare(to, language)


def whole_number(language: Language, least: int, most: int) -> Callable[[str], int]:
    """A parser of whole numbers between two bounds, for `type=` of an argument."""
    must = Text(
        f"must be a whole number from {least} to {most}",
        f"il faut un nombre entier de {least} à {most}",
    )

    def read(text: str) -> int:
        # Longer ones are too large, whatever their digits.
        is_number = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if not (is_number and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(must.to(language))
        return int(text)

    return read
