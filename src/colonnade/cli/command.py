"""A command of the command line, with its help in the user's language."""

import argparse
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from colonnade.games import GAMES
from colonnade.kernel.i18n import LANGUAGES, Language, Text

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Where a package declares its commands."""

FILE: Final = Text("file", "fichier")
"""The placeholder of a file that must be named."""


class Command:
    """One command, with its arguments."""

    def __init__(
        self,
        commands: Commands,
        language: Language,
        name: str,
        says: Text,
        ends: Text | None = None,
    ) -> None:
        """`says` is its line in the list of commands, `ends` the text after its own help."""
        epilog = None if ends is None else ends.to(language)
        self.language = language
        self._parser = commands.add_parser(name, help=says.to(language), epilog=epilog)
        self._exclusive: argparse._ActionsContainer | None = None

    def add(
        self,
        name: str,
        says: Text,
        *,
        value: Text | str | None = None,
        exclusive: bool = False,
        **how: Any,  # noqa: ANN401 - argparse's own
    ) -> None:
        """Declare an argument; `value` is the placeholder of its value in the help.

        At most one of a command's `exclusive` arguments may be given.
        """
        to: argparse._ActionsContainer = self._parser
        if exclusive:
            to = self._exclusive = self._exclusive or self._parser.add_mutually_exclusive_group()
        if value is not None:
            how["metavar"] = value if isinstance(value, str) else value.to(self.language)
        to.add_argument(name, help=says.to(self.language), **how)

    def add_game(self, nargs: str | None = None) -> None:
        """Declare the argument that names the game."""
        games = ", ".join(GAMES)
        says = Text(f"one of {games}", f"l’un de {games}")
        self.add("game", says, value=Text("game", "jeu"), nargs=nargs)

    def add_options(self) -> None:
        """Declare the options of the game, `name=value`."""
        says = Text("options of the game", "options du jeu")
        self.add("options", says, value=Text("name=value", "nom=valeur"), nargs="*", default=[])

    def add_overwrite(self) -> None:
        """Declare the option that allows existing files to be replaced."""
        says = Text("replace files that exist", "remplacer les fichiers qui existent")
        self.add("--overwrite", says, action="store_true")

    def set_run(self, run: Callable[[argparse.Namespace], int]) -> None:
        """Set the function that runs the command."""
        says = Text("language (else the locale’s)", "langue (sinon celle du système)")
        self.add("--lang", says, choices=LANGUAGES, default=self.language)
        self._parser.set_defaults(run=run)


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
