"""The one variant a table may choose."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from colonnade.kernel.i18n import Text
from colonnade.kernel.options import Option, read_values, write_values

ARRIVAL: Final = Option(
    name="arrival",
    values=("exact", "over"),
    says=Text("How the far bank is reached", "Comment on atteint l’autre rive"),
    labels=(
        Text("by exact count", "par le compte exact"),
        Text("a longer step will do", "un pas plus long suffit"),
    ),
    clause="P4",
)
OPTIONS: Final = (ARRIVAL,)
OVER: Final = 1


class Options(NamedTuple):
    """The options of a game, each as the index of its value."""

    players: int
    arrival: int


def read_options(given: Mapping[str, str]) -> Options:
    """The options by name; raises BadOption."""
    return Options(*read_values(given, OPTIONS, 2, 2))


def write_options(options: Options) -> dict[str, str]:
    """All options by name."""
    return write_values(OPTIONS, options)
