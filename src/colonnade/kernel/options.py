"""The variants a table may choose: declared once a game, read and written here."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .errors import BadOption
from .words import Words


@dataclass(frozen=True, slots=True)
class Option:
    """A named choice; the first value is the default. In an `Options` tuple its index is kept."""

    name: str
    values: tuple[str, ...]
    says: Words
    """What is chosen, for a person: "How the track is left"."""
    labels: tuple[Words, ...]
    """What each value means, for a person, in the order of `values`."""
    clause: str


def check_names(given: Iterable[str], known: Sequence[str]) -> None:
    """Refuse an option nobody declared."""
    for name in given:
        if name not in known:
            raise BadOption(
                Words(
                    f"unknown option {name!r}; this game has: {', '.join(known)}",
                    f"option inconnue {name!r} ; ce jeu a : {', '.join(known)}",
                )
            )


def index_of(option: Option, given: Mapping[str, str]) -> int:
    """Which of the option's values was given, the default when none was."""
    value = given.get(option.name, option.values[0])
    if value not in option.values:
        raise BadOption(
            Words(
                f"{option.name}={value}: must be one of {', '.join(option.values)}",
                f"{option.name}={value} : il faut l’un de {', '.join(option.values)}",
            )
        )
    return option.values.index(value)


def read_players(given: Mapping[str, str], fewest: int, most: int) -> int:
    """The number of seats, two when it is not given."""
    text = given.get("players", "2")
    if text not in {str(number) for number in range(fewest, most + 1)}:
        if fewest == most:
            raise BadOption(
                Words(f"players={text}: must be {most}", f"players={text} : il faut {most}")
            )
        raise BadOption(
            Words(
                f"players={text}: must be {fewest} to {most}",
                f"players={text} : il faut de {fewest} à {most}",
            )
        )
    return int(text)


def parse_assignments(words: Iterable[str]) -> dict[str, str]:
    """Read `name=value` words, as the protocol, the records and the command line have them."""
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise BadOption(
                Words(
                    f"{word!r} is not of the form name=value",
                    f"{word!r} n’est pas de la forme nom=valeur",
                )
            )
        if name in given:
            raise BadOption(
                Words(f"option {name!r} is given twice", f"l’option {name!r} est donnée deux fois")
            )
        given[name] = value
    return given
