"""What Tab completes: answers to a question; in a game commands, moves, clauses and files."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, TypeAlias

from colonnade.kernel.i18n import LANGUAGES, Language
from colonnade.library import Game
from colonnade.library.rules_pages import clauses, rules_page

from .input_parser import COMMANDS, VERBS, command_words

Completer: TypeAlias = Callable[[str, str], Iterable[str]]
"""Given what stands before a word and how the word begins, the words that it may be."""


def answer_completer(answers: Iterable[str]) -> Completer:
    """Completes one of a few answers, which may be of several words."""
    listed = tuple(answers)

    def complete(before: str, begun: str) -> Iterable[str]:
        lead = f"{before} " if before else ""
        return [answer.removeprefix(lead) for answer in listed if answer.startswith(lead)]

    return complete


NOTHING: Final = answer_completer(())


def game_completer(game: Game, language: Language) -> Completer:
    """Completes moves and throws, commands, and what the commands are told."""

    def complete(before: str, begun: str) -> Iterable[str]:
        tokens = game.legal or list(game.chances)
        match VERBS.get(before.lower()):
            case None:
                return (
                    () if before else [*tokens, *(command_words(c, language)[0] for c in COMMANDS)]
                )
            case "why":
                return tokens
            case "rules":
                return clauses(rules_page(game.rulebook, language))
            case "lang":
                return LANGUAGES
            case "save" | "load":
                return matching_files(begun)
            case _:
                return ()

    return complete


def matching_files(begun: str) -> list[str]:
    """The files and folders whose path begins like this; hidden ones only where asked for."""
    folder, slash, name = begun.rpartition("/")
    try:
        inside = sorted(Path(folder + slash or ".").expanduser().iterdir())
        return [
            f"{folder}{slash}{path.name}{'/' if path.is_dir() else ''}"
            for path in inside
            if name.startswith(".") or not path.name.startswith(".")
        ]
    except (OSError, RuntimeError):  # no such folder, or nobody's home
        return []
