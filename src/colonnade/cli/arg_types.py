"""Argument types: numbers within bounds."""

import argparse
from collections.abc import Callable

from colonnade.kernel.i18n import Language, Text


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
