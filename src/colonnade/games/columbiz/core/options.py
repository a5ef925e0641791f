"""The variants of Columbiz: how many play, and how lines and captives count."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from colonnade.kernel.i18n import Text
from colonnade.kernel.options import Option, read_values, write_values

EXTENSION: Final = Option(
    name="extension",
    values=("full", "difference"),
    says=Text("What a longer line scores", "Ce que rapporte une ligne allongée"),
    labels=(
        Text("its full new value", "toute sa nouvelle valeur"),
        Text("only what it gained", "seulement ce qu’elle a gagné"),
    ),
    clause="K8",
)
CAPTURES: Final = Option(
    name="captures",
    values=("table", "linear"),
    says=Text("What captured pawns score", "Ce que rapportent les pions capturés"),
    labels=(
        Text("more and more: 1, 2, 4, 6, 9, 12…", "de plus en plus : 1, 2, 4, 6, 9, 12…"),
        Text("one point each", "un point chacun"),
    ),
    clause="K10",
)
OPTIONS: Final[tuple[Option, ...]] = (EXTENSION, CAPTURES)

# Indexes of the values above, as the rules compare them.
EXTENSION_DIFFERENCE: Final = 1
CAPTURES_LINEAR: Final = 1


class Options(NamedTuple):
    """The number of seats, and the index of each option's value."""

    players: int
    extension: int
    captures: int


def read_options(given: Mapping[str, str]) -> Options:
    """The options of a game, defaults filled in."""
    return Options(*read_values(given, OPTIONS, 2, 4))


def write_options(options: Options) -> dict[str, str]:
    """All options by name."""
    return write_values(OPTIONS, options)
