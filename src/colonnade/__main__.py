"""The `colonnade` command."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from colonnade.cli.os_errors import error_text
from colonnade.cli.parser import FrenchParser, Parser, language_in, wrapped_message
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Language, Text, quoted
from colonnade.kernel.styled_text import printable
from colonnade.kernel.suggestions import did_you_mean

from .version import __version__

MODULES: Final = {
    "play": "terminal.play_command",
    "replay": "terminal.replay_command",
    "rules": "terminal.rules_command",
    "verify": "terminal.verify_command",
    "analyse": "terminal.analyse_command",
    "serve": "server.cli",
    "lab": "lab.cli",
    "arena": "arena.cli",
    "check-bot": "arena.check_bot",
    "print": "printing.cli",
    "warm": "lab.warm",
    "engine": "engine.cli",
    "backup": "server.operations_cli",
    "restore": "server.operations_cli",
    "forget": "server.operations_cli",
}
"""The module that declares each command."""

ABOUT: Final = Text(
    "Four board games of columns and race tracks, played exactly by their rules.",
    "Quatre jeux de plateau, de colonnes et de parcours, joués exactement selon leurs règles.",
)
COMMAND: Final = Text("COMMAND", "COMMANDE")
COLON: Final = Text(":", " :")


def parser(words: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The parser of every command; with a command named in `words`, only its package is imported.

    This keeps start-up short: neither the server nor a bot waits for the lab to be imported.
    """
    language = language_in(words)
    kind = FrenchParser if language == "fr" else Parser
    top = kind(prog="colonnade", description=ABOUT.to(language))
    top.set_defaults(lang=language)
    top.add_argument("--version", action="version", version=f"colonnade {__version__}")
    subparsers = top.add_subparsers(required=True, metavar=COMMAND.to(language))
    named = MODULES.get(words[0]) if words else None
    for module in [named] if named else dict.fromkeys(MODULES.values()):
        for command in import_module(f"colonnade.{module}").COMMANDS:
            command.declare(subparsers, language)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; faulty input is reported in one line."""
    words = with_language_last(sys.argv[1:] if argv is None else argv)
    if not words:
        parser().print_help(sys.stderr)
        return 2
    arguments = parse_arguments(words)
    language = arguments.lang
    try:
        return int(arguments.run(arguments))
    except ColonnadeError as error:
        return print_failure(error.said.to(language), language)
    except BrokenPipeError:
        # The reader of the pipe has closed it; keep Python from complaining again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        place = f"{error.filename}{COLON.to(language)} " if error.filename else ""
        return print_failure(f"{place}{error_text(error, language)}", language)
    except KeyboardInterrupt:
        return 130


def with_language_last(words: Sequence[str]) -> list[str]:
    """The words of a command line, with `--lang` moved behind the command if it comes before it."""
    if len(words) > 1 and words[0] == "--lang":
        return [*words[2:], *words[:2]]
    if words and words[0].startswith("--lang="):
        return [*words[1:], words[0]]
    return list(words)


def print_failure(why: str, language: Language) -> int:
    """Print in one sentence why a command failed."""
    print(wrapped_message(f"colonnade{COLON.to(language)} {printable(why)}"), file=sys.stderr)
    return 2


def parse_arguments(words: Sequence[str]) -> argparse.Namespace:
    """The arguments; options of a game, `name=value`, may also come after those of the command."""
    command = words[0]
    if not command.startswith("-") and command not in MODULES:
        meant, language = did_you_mean(command, MODULES), language_in(words)
        told = Text(
            f"no command {command!r}; there are {', '.join(MODULES)}{meant.en}",
            f"pas de commande {quoted(command).fr} ; il y a {', '.join(MODULES)}{meant.fr}",
        )
        sys.exit(print_failure(told.to(language), language))
    top = parser(words)
    arguments, left = top.parse_known_args(words)
    if left:
        options = getattr(arguments, "options", None)
        # What looks like an option of the game belongs to it, wherever it stands.
        if options is None or any("=" not in word or word.startswith("-") for word in left):
            top.prog = f"{top.prog} {command}"  # whose help says what it takes
            top.error(f"unrecognized arguments: {' '.join(left)}")
        arguments.options = [*options, *left]
    arguments.words = list(words)
    return arguments


if __name__ == "__main__":
    sys.exit(main())
