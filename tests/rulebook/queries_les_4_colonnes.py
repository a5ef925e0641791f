"""What can be asked of a position of Les 4 colonnes, in its notation."""

from colonnade.games.les_4_colonnes import LES_4_COLONNES
from colonnade.games.les_4_colonnes.core import options
from colonnade.games.les_4_colonnes.core.options import Options
from colonnade.kernel.options import parse_assignments
from rulebook import queries

FOUR = "players=4"
TEAMS = "players=4 teams=yes"
DICE = "dice=2"


def read(text: str) -> Options:
    return options.read_options(parse_assignments(text.split()))


def legal(position: str, given: str = "") -> set[str]:
    return queries.legal(LES_4_COLONNES, read(given), position)


def after(position: str, *tokens: str, given: str = "") -> str:
    return queries.after(LES_4_COLONNES, read(given), position, *tokens)


def why(position: str, token: str, given: str = "") -> tuple[str, str] | None:
    return queries.why(LES_4_COLONNES, read(given), position, token)


def event_kinds(position: str, token: str, given: str = "") -> list[str]:
    return [event.kind for event in queries.events(LES_4_COLONNES, read(given), position, token)]
