"""The variants of Corintho; the defaults are the revised rulebook."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from colonnade.kernel.errors import BadOption
from colonnade.kernel.i18n import Text
from colonnade.kernel.options import Option, check_names, index_of, read_players, write_values

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        name="place_on_stack",
        values=("yes", "no"),
        says=Text("Placing a piece on a stack", "Poser une pièce sur une pile"),
        labels=(
            Text("allowed", "permis"),
            Text("forbidden: stacks grow by moving only", "interdit : on empile en déplaçant"),
        ),
        clause="C5",
    ),
    Option(
        name="frozen",
        values=("move", "all"),
        says=Text("A frozen stack", "Une pile gelée"),
        labels=(
            Text("may not be moved", "ne se déplace pas"),
            Text("may not be touched at all", "ne se touche pas du tout"),
        ),
        clause="C7",
    ),
    Option(
        name="freeze",
        values=("round", "turn"),
        says=Text("A stack stays frozen", "Une pile reste gelée"),
        labels=(
            Text("for a full round", "un tour de table"),
            Text("for the next turn only", "le tour du joueur suivant"),
        ),
        clause="C7",
    ),
    Option(
        name="extend",
        values=("wins", "stands"),
        says=Text("Lengthening a line to four", "Allonger un alignement à quatre"),
        labels=(
            Text("wins at once", "gagne aussitôt"),
            Text("makes a line to be answered", "forme un alignement à contrer"),
        ),
        clause="C11",
    ),
    Option(
        name="stuck",
        values=("pass", "draw"),
        says=Text("A player who cannot move", "Un joueur qui ne peut pas jouer"),
        labels=(
            Text("is skipped", "passe son tour"),
            Text("makes the game a draw", "rend la partie nulle"),
        ),
        clause="C13",
    ),
)

PRESETS: Final[dict[str, dict[str, str]]] = {
    "ai": {"frozen": "all", "freeze": "turn", "extend": "stands", "stuck": "draw"},
}
"""Named sets of options, accepted as `preset=NAME` and never written."""


class Options(NamedTuple):
    """The number of players, and of each option the index of its value."""

    players: int
    place_on_stack: int
    frozen: int
    freeze: int
    extend: int
    stuck: int


# The values as the rules compare them.
ON_STACK_YES: Final = 0
FROZEN_ALL: Final = 1
FREEZE_TURN: Final = 1
EXTEND_WINS: Final = 0
STUCK_DRAW: Final = 1


def read_options(given: Mapping[str, str]) -> Options:
    """The options of a game: a preset is expanded first, options given by name override it."""
    check_names(given, ("players", *(option.name for option in OPTIONS), "preset"))
    preset = given.get("preset")
    if preset is not None and preset not in PRESETS:
        raise BadOption(
            Text(
                f"preset={preset}: must be one of {', '.join(PRESETS)}",
                f"preset={preset} : il faut l’un de {', '.join(PRESETS)}",
            )
        )
    chosen = {**PRESETS[preset], **given} if preset is not None else given
    return Options(
        read_players(chosen, FEWEST_PLAYERS, MOST_PLAYERS),
        *(index_of(option, chosen) for option in OPTIONS),
    )


def write_options(options: Options) -> dict[str, str]:
    """All options by name, `players` first."""
    return write_values(OPTIONS, options)
