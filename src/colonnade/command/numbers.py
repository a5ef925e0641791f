"""Numbers that a command takes, within bounds."""

import argparse
from collections.abc import Callable

from colonnade.kernel.words import Language, Words


def whole(language: Language, least: int, most: int) -> Callable[[str], int]:
    """The reader of a whole number between two bounds, for `type=` of an argument."""
    must = Words(
        f"must be a whole number from {least} to {most}",
        f"il faut un nombre entier de {least} à {most}",
    )

    def read(text: str) -> int:
        # Longer ones are too large, whatever they are.
        is_number = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if not (is_number and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(must.to(language))
        return int(text)

    return read
