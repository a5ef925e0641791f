"""The variants of Senet: coins or a die, and how the track is left."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from colonnade.kernel.i18n import Text
from colonnade.kernel.options import Option, read_values, write_values

THROWS: Final = Option(
    name="throws",
    values=("coins", "die"),
    says=Text("What is thrown", "Ce que l’on lance"),
    labels=(
        Text("four coins: 1, 2, 3, 4, or 6 without heads", "quatre pièces : 1, 2, 3, 4 ou 6"),
        Text("one die; a 5 loses the turn", "un dé ; le 5 fait passer le tour"),
    ),
    clause="S3",
    main=True,
)
EXIT: Final = Option(
    name="exit",
    values=("exact", "over"),
    says=Text("How a pawn leaves the board", "Comment un pion sort du tablier"),
    labels=(
        Text("with the exact number", "avec le chiffre exact"),
        Text("with that number or a higher one", "avec ce chiffre ou un plus grand"),
    ),
    clause="S16",
)
OPTIONS: Final[tuple[Option, ...]] = (THROWS, EXIT)

COINS: Final = 0
DIE: Final = 1
EXACT: Final = 0
OVER: Final = 1


class Options(NamedTuple):
    """The options of one game, each as the index of its value."""

    players: int
    throws: int
    exit: int


def read_options(given: Mapping[str, str]) -> Options:
    """The options of a game; raises BadOption."""
    return Options(*read_values(given, OPTIONS, 2, 2))


def write_options(options: Options) -> dict[str, str]:
    """All options by name, `players` first."""
    return write_values(OPTIONS, options)
