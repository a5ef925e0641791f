"""The options (variants) of a game: declared once per game, read and written here."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .errors import BadOption
from .i18n import Text, quoted
from .suggestions import did_you_mean


@dataclass(frozen=True, slots=True)
class Option:
    """A named choice; the first value is the default. An `Options` tuple holds its index."""

    name: str
    values: tuple[str, ...]
    says: Text
    """What is chosen, in words: "How the track is left"."""
    labels: tuple[Text, ...]
    """The meaning of each value in words, in the order of `values`."""
    clause: str
    main: bool = False
    """Whether to ask for it before every game, as the rulebook does."""


def check_names(given: Iterable[str], known: Sequence[str]) -> None:
    """Refuse an unknown option."""
    for name in given:
        if name not in known:
            meant = did_you_mean(name, known)
            raise BadOption(
                Text(
                    f"unknown option {name!r}; this game has: {', '.join(known)}{meant.en}",
                    f"option inconnue {quoted(name).fr} ; ce jeu a : {', '.join(known)}{meant.fr}",
                )
            )


def index_of(option: Option, given: Mapping[str, str]) -> int:
    """The index of the given value, 0 (the default) when none was given."""
    value = given.get(option.name, option.values[0])
    if value not in option.values:
        raise BadOption(
            Text(
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
                Text(f"players={text}: must be {most}", f"players={text} : il faut {most}")
            )
        raise BadOption(
            Text(
                f"players={text}: must be {fewest} to {most}",
                f"players={text} : il faut de {fewest} à {most}",
            )
        )
    return int(text)


def read_values(
    given: Mapping[str, str], options: Sequence[Option], fewest: int, most: int
) -> tuple[int, ...]:
    """The number of seats, and the index of each option's value."""
    check_names(given, ("players", *(option.name for option in options)))
    return (read_players(given, fewest, most), *(index_of(option, given) for option in options))


def write_values(options: Sequence[Option], values: Sequence[int]) -> dict[str, str]:
    """The same by name, `players` first."""
    chosen = zip(options, values[1:], strict=True)
    return {
        "players": str(values[0]),
        **{option.name: option.values[index] for option, index in chosen},
    }


def option_text(value: object) -> str:
    """An option's value as records write it: `True` is yes, and a list is joined by commas.

    >>> option_text(True), option_text(["Y", "G"]), option_text(4)
    ('yes', 'Y,G', '4')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ",".join(str(each) for each in value)
    return str(value)


def parse_assignments(words: Iterable[str]) -> dict[str, str]:
    """Read `name=value` words, as in the protocol, in records and on the command line."""
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise BadOption(
                Text(
                    f"{word!r} is not of the form name=value",
                    f"{quoted(word).fr} n’est pas de la forme nom=valeur",
                )
            )
        if name in given:
            raise BadOption(
                Text(
                    f"option {name!r} is given twice",
                    f"l’option {quoted(name).fr} est donnée deux fois",
                )
            )
        given[name] = value
    return given
