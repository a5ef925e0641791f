"""The argument parser, in French as well.

argparse finds translations by the locale alone, and ships none; here `--lang` counts too.
"""

import argparse
import os
import re
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from shutil import get_terminal_size
from typing import Any, Final, NoReturn

from colonnade.kernel.i18n import LANGUAGES, Language, language_of
from colonnade.kernel.styled_text import printable
from colonnade.kernel.wrapping import wrapped

FRENCH: Final = (
    (r"the following arguments are required: (.*)", r"il manque : \1"),
    (r"one of the arguments (.*) is required", r"il faut l’un de : \1"),
    (r"unrecognized arguments: (.*)", r"mots incompris : \1"),
    (r"expected one argument", r"il faut une valeur"),
    (r"expected at least one argument", r"il faut au moins une valeur"),
    (r"expected (\d+) arguments?", r"il faut \1 valeurs"),
    (r"invalid choice: (.*) \(choose from (.*)\)", r"\1 n’existe pas ; il y a \2"),
    (r"invalid int value: (.*)", r"\1 n’est pas un nombre entier"),
    (r"invalid float value: (.*)", r"\1 n’est pas un nombre"),
    (r"not allowed with argument (.*)", r"ne va pas avec \1"),
    (r"ambiguous option: (.*) could match (.*)", r"\1 est ambigu : \2"),
    (r"ignored explicit argument (.*)", r"la valeur \1 est de trop"),
)
"""Messages of argparse, and the same in French."""


def language_in(words: Sequence[str]) -> Language:
    """The language that words which are not parsed yet ask for, else the locale's."""
    for language in LANGUAGES:
        if f"--lang={language}" in words or ("--lang", language) in pairwise(words):
            return language
    return language_of(os.environ)


def wrapped_message(message: str) -> str:
    """A message for standard error; a terminal breaks it between words."""
    return wrapped(message, get_terminal_size().columns) if sys.stderr.isatty() else message


class Parser(argparse.ArgumentParser):
    """Reads a command line, and says in one sentence what is wrong with it."""

    def error(self, message: str) -> NoReturn:
        """Exit, saying what is wrong and where to read what is right."""
        said = f"{self.prog}: {printable(message)}; see {self.prog} --help"
        self.exit(2, f"{wrapped_message(said)}\n")


class FrenchFormatter(argparse.HelpFormatter):
    """The help of a command, in French."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """How a command is typed."""
        super().add_usage(usage, actions, groups, "utilisation : " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        """A part of the help under its title."""
        name = "arguments" if heading == "positional arguments" else heading
        super().start_section(f"{name} ")

    def add_argument(self, action: argparse.Action) -> None:
        """What an argument does."""
        if action.dest in ("help", "version") and action.nargs == 0:
            action.help = {
                "help": "montre cette aide",
                "version": "dit la version du programme",
            }[action.dest]
        super().add_argument(action)


class FrenchParser(Parser):
    """An argument parser whose errors are in French."""

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401 - those of its parent
        super().__init__(**{"formatter_class": FrenchFormatter, **settings})

    def error(self, message: str) -> NoReturn:
        """Exit with a message."""
        said = f"{self.prog} : {printable(in_french(message))} ; voir {self.prog} --help"
        self.exit(2, f"{wrapped_message(said)}\n")


def in_french(message: str) -> str:
    """A message of argparse in French; unchanged where there is no translation."""
    place, colon, rest = message.partition(": ")
    if colon and place.startswith("argument "):
        return f"{place.removeprefix('argument ')} : {in_french(rest)}"
    for english, french in FRENCH:
        if found := re.fullmatch(english, message):
            return re.sub("'([^']*)'", r"« \1 »", found.expand(french))
    return message
