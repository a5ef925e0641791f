"""Parses what was typed: commands in both languages, and tokens in the spelling of people."""

import re
from collections.abc import Collection
from typing import Final

from colonnade.kernel.errors import MalformedNotation
from colonnade.kernel.i18n import LANGUAGES, Language
from colonnade.library import Game

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "help": ("help ?", "aide"),
    "why": ("why", "pourquoi"),
    "rules": ("rules", "règles regles"),
    "board": ("board", "plateau"),
    "hint": ("hint", "conseil indice"),
    "log": ("log", "journal"),
    "undo": ("undo", "reprendre annuler"),
    "resign": ("resign", "abandonner"),
    "save": ("save", "enregistrer sauver sauvegarder"),
    "load": ("load", "ouvrir"),
    "position": ("position", "position"),
    "lang": ("lang", "langue"),
    "quit": ("quit exit q", "quitter"),
}
"""The words of each command, in English and in French; the first one is the usual one."""

VERBS: Final = {
    word: command for command, spellings in COMMANDS.items() for word in " ".join(spellings).split()
}
"""Every word that is a command, and which one it is."""


def command_words(command: str, language: Language) -> list[str]:
    """The words of a command in a language, the usual one first."""
    return COMMANDS[command][LANGUAGES.index(language)].split()


def translated_command(word: str, language: Language) -> str:
    """A word that may be a command of another language, as this language calls it."""
    own = command_words(VERBS[word], language) if word in VERBS else [word]
    return word if word in own else own[0]


FRENCH: Final = {"fin": "end", "passe": "skip", "garde": "keep", "garder": "keep"}
"""Words of the notation as a French speaker would type them."""


def possible_tokens(game: Game) -> list[str]:
    """The legal tokens."""
    return game.legal or list(game.chances)


def parse_move(text: str, game: Game) -> str:
    """The token that was typed, in its proper spelling, legal or not."""
    token = parse_token(text, possible_tokens(game))
    spellings = (token, token.lower(), token.upper())
    return next((spelled for spelled in spellings if is_token(spelled, game)), token)


def is_token(text: str, game: Game) -> bool:
    """Whether a text is spelled like a token of a game."""
    try:
        game.rulebook.notation.find(game.rules_options, game.state, text)
    except MalformedNotation:
        return False
    return True


def parse_token(text: str, possible: Collection[str]) -> str:
    """The possible token that is meant, ignoring case and spaces; else the text itself."""
    word, _, rest = text.replace(":", " ").partition(" ")
    word = FRENCH.get(word.lower(), word.lower())
    digits = "".join(sorted(rest.replace(" ", "")))
    together = "".join(text.split())
    meant = (text, together.lower(), together.upper(), word, f"{word}:{digits}")
    return next((token for token in meant if token in possible), text)


def parse_throw(text: str, possible: Collection[str]) -> str:
    """The throw that shows these numbers, in any order: 5 3 is d35; any other text as it is.

    Numbers that cannot be thrown become a throw all the same, so that the rules can say why.
    """
    digits = sorted(character for character in text if character.isalnum())
    for token in possible:
        if digits == sorted(character for character in token if character.isdigit()):
            return token
    numbers = "".join(digits)
    return f"{next(iter(possible))[0]}{numbers}" if re.fullmatch("[0-9]+", numbers) else text
