"""Parses what was typed: commands in both languages, and tokens in the spelling of people."""

from collections.abc import Collection
from typing import Final

VERBS: Final = {
    "?": "help",
    "help": "help",
    "aide": "help",
    "why": "why",
    "pourquoi": "why",
    "rules": "rules",
    "règles": "rules",
    "regles": "rules",
    "board": "board",
    "plateau": "board",
    "hint": "hint",
    "conseil": "hint",
    "indice": "hint",
    "log": "log",
    "journal": "log",
    "undo": "undo",
    "reprendre": "undo",
    "annuler": "undo",
    "resign": "resign",
    "abandonner": "resign",
    "save": "save",
    "enregistrer": "save",
    "load": "load",
    "ouvrir": "load",
    "position": "position",
    "lang": "lang",
    "langue": "lang",
    "quit": "quit",
    "exit": "quit",
    "q": "quit",
    "quitter": "quit",
}
"""Every word that is a command, and which one it is."""

FRENCH: Final = {"fin": "end", "passe": "skip", "garde": "keep", "garder": "keep"}
"""Words of the notation as a French speaker would type them."""


def understood(text: str, possible: Collection[str]) -> str:
    """The possible token that is meant, ignoring case and spaces; else the text itself."""
    word, _, rest = text.replace(":", " ").partition(" ")
    word = FRENCH.get(word.lower(), word.lower())
    digits = "".join(sorted(rest.replace(" ", "")))
    together = "".join(text.split())
    meant = (text, together.lower(), together.upper(), word, f"{word}:{digits}")
    return next((token for token in meant if token in possible), text)


def thrown_digits(text: str, possible: Collection[str]) -> str:
    """The possible throw that shows these numbers, in any order: 5 3 is d35; else the text."""
    digits = sorted(character for character in text if character.isalnum())
    for token in possible:
        if digits == sorted(character for character in token if character.isdigit()):
            return token
    return text
