"""The language of a command: the one asked for, else the locale's."""

import argparse
import os
from collections.abc import Sequence
from itertools import pairwise

from colonnade.kernel.i18n import LANGUAGES, Language, language_of


def language_for(arguments: argparse.Namespace) -> Language:
    """The language of parsed arguments."""
    asked: Language | None = getattr(arguments, "lang", None)
    return asked or language_of(os.environ)


def language_in(words: Sequence[str]) -> Language:
    """The language of words that are not parsed yet, and may be wrong."""
    for language in LANGUAGES:
        if f"--lang={language}" in words or ("--lang", language) in pairwise(words):
            return language
    return language_of(os.environ)
