"""Game records: PGN-like headers, then the tokens. The text alone; `colonnade.library` replays.

[Game "senet"]
[Options "players=2 throws=coins exit=exact"]
[Seats "Ada, Hard bot"]
[Date "2026.11.15"]
[Result "1 0"]

t2 t1 10-11 t3 11-14 …
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from .errors import BadOption, BadRecord
from .i18n import Text, quoted
from .options import parse_assignments
from .outcome import write_result

WIDTH: Final = 78
# The headers every record has, in the order in which they are written; others follow.
KNOWN: Final = ("Game", "Options", "Seats", "Date", "Result")
# Possessive quantifiers, so that a long line cannot cause backtracking.
HEADER: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*+) "([^"\\]*+(?:\\["\\][^"\\]*+)*+)"\]')
BRACE: Final = re.compile("[{}]")
CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Characters that could control a terminal or change the direction of writing."""
MOST_CHARACTERS: Final = 1 << 22
"""In one record; a game of ten thousand tokens needs at most a tenth of it."""
NUMBER: Final = re.compile(r"[0-9]{1,3}(/[1-9][0-9]{0,2})?", re.ASCII)
BOT: Final = "bot"


@dataclass(frozen=True)
class Record:
    """One game; its options and tokens are enough to replay it exactly."""

    game: str
    options: Mapping[str, str]
    tokens: tuple[str, ...]
    seats: tuple[str, ...] = ()
    date: str = ""
    result: tuple[Fraction, ...] | None = None
    """None while the game is unfinished."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Further headers, such as `Position` for a game that did not begin at the usual start."""
    lines: tuple[int, ...] = field(default=(), compare=False)
    """The line of each token in the text that was read, for error messages."""
    header_lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    """The line of each header in that text."""

    def __str__(self) -> str:
        return write_record(self)


def bot_name(level: str) -> str:
    """How a bot of a level is named among the seats of a record."""
    return f"{BOT}:{level}"


def bot_level(name: str) -> str | None:
    """The level of a seat named `bot:LEVEL` or `bot`, then empty; None for a person."""
    kind, _, level = name.strip().lower().partition(":")
    return level.strip() if kind == BOT else None


def write_record(record: Record) -> str:
    """The record as text, ending in a newline."""
    if any("," in name or "\n" in name for name in record.seats):
        raise BadRecord(
            Text(
                "a seat’s name holds a comma or a line break",
                "le nom d’une place contient une virgule ou un retour à la ligne",
            ),
            3,
        )
    headers = {
        "Game": record.game,
        "Options": " ".join(f"{name}={value}" for name, value in record.options.items()),
        "Seats": ", ".join(record.seats),
        "Date": record.date,
        "Result": "*" if record.result is None else write_result(record.result, " "),
        **record.headers,
    }
    kept = {name: value for name, value in headers.items() if value}
    lines = [f'[{name} "{escape(value)}"]' for name, value in kept.items()]
    return "\n".join([*lines, "", *wrapped(record.tokens)]) + "\n"


def escape(value: str) -> str:
    """Header text with quotes and backslashes protected."""
    return value.replace("\\", "\\\\").replace('"', '\\"')


def wrapped(tokens: tuple[str, ...]) -> Iterator[str]:
    """Tokens in lines of a readable width."""
    line = ""
    for token in tokens:
        if line and len(line) + 1 + len(token) > WIDTH:
            yield line
            line = token
        else:
            line = f"{line} {token}" if line else token
    if line:
        yield line


def read_record(text: str) -> Record:
    """The record in a text; raises BadRecord with the line number.

    A text with several games is refused: `read_records` reads collections.
    """
    return read_lines(text.removeprefix("\ufeff").splitlines())


def read_lines(lines: list[str]) -> Record:
    """The record in some lines; lines are counted from one."""
    if sum(map(len, lines)) > MOST_CHARACTERS:
        raise BadRecord(
            Text(
                f"longer than {MOST_CHARACTERS} characters: no game has such a record",
                f"plus de {MOST_CHARACTERS} caractères : aucune partie n’a une telle feuille",
            ),
            1,
        )
    headers, body = read_headers(lines)
    if "Game" not in headers:
        raise BadRecord(
            Text(
                'no [Game "…"] header: this is not a Colonnade record',
                'pas d’en-tête [Game "…"] : ce n’est pas une feuille de Colonnade',
            ),
            1,
        )
    if "Options" not in headers:
        raise BadRecord(Text('no [Options "…"] header', 'pas d’en-tête [Options "…"]'), 1)
    tokens = tuple(read_tokens(lines, body))
    return Record(
        game=headers["Game"][1],
        options=read_options_header(*headers["Options"]),
        tokens=tuple(token for _, token in tokens),
        seats=read_seats(headers["Seats"][1] if "Seats" in headers else ""),
        date=headers["Date"][1] if "Date" in headers else "",
        result=read_result(*headers["Result"]) if "Result" in headers else None,
        headers={name: value for name, (_, value) in headers.items() if name not in KNOWN},
        lines=tuple(line for line, _ in tokens),
        header_lines={name: line for name, (line, _) in headers.items()},
    )


def read_headers(lines: list[str]) -> tuple[dict[str, tuple[int, str]], int]:
    """The headers with their line numbers, and the index of the first line after them."""
    headers: dict[str, tuple[int, str]] = {}
    for index, line in enumerate(lines):
        if not line.strip():
            continue
        if not line.startswith("["):
            return headers, index
        found = HEADER.fullmatch(line.rstrip())
        if found is None:
            raise BadRecord(
                Text(
                    f'not a header of the form [Name "value"]: {line[:60]!r}',
                    f'pas un en-tête de la forme [Nom "valeur"] : {quoted(line[:60]).fr}',
                ),
                index + 1,
            )
        if CONTROL.search(found[2]):
            raise BadRecord(
                Text(
                    f"the header {found[1]} holds control characters",
                    f"l’en-tête {found[1]} contient des caractères de contrôle",
                ),
                index + 1,
            )
        if found[1] in headers:
            raise BadRecord(
                Text(
                    f"the header {found[1]} stands twice", f"l’en-tête {found[1]} figure deux fois"
                ),
                index + 1,
            )
        headers[found[1]] = (index + 1, re.sub(r'\\(["\\])', r"\1", found[2]))
    return headers, len(lines)


def read_options_header(line: int, value: str) -> dict[str, str]:
    """The options as words; the game itself checks whether it has them."""
    try:
        options = parse_assignments(value.split())
    except BadOption as error:
        raise BadRecord(
            Text(f"[Options]: {error.said.en}", f"[Options] : {error.said.fr}"), line
        ) from None
    if "players" not in options:
        raise BadRecord(
            Text("[Options] does not say players=…", "[Options] ne dit pas players=…"), line
        )
    return options


def read_seats(value: str) -> tuple[str, ...]:
    """The names around the table, in seat order."""
    return tuple(name.strip() for name in value.split(",")) if value else ()


def read_result(line: int, value: str) -> tuple[Fraction, ...] | None:
    """One number per seat, or None for `*`."""
    if value == "*":
        return None
    numbers = value.split()
    if not numbers or not all(NUMBER.fullmatch(number) for number in numbers):
        raise BadRecord(
            Text(
                f"[Result] is neither * nor a number a seat: {value[:60]!r}",
                f"[Result] n’est ni * ni un nombre par place : {quoted(value[:60]).fr}",
            ),
            line,
        )
    return tuple(Fraction(number) for number in numbers)


def read_tokens(lines: list[str], first: int) -> Iterator[tuple[int, str]]:
    """The tokens with their line numbers, comments left out."""
    opened = 0
    for number, line in enumerate(lines[first:], start=first + 1):
        if not opened and line.startswith("["):
            raise BadRecord(
                Text(
                    "a second game begins here: this is a collection of records;"
                    " put the game that you mean in a file of its own",
                    "une deuxième partie commence ici : c’est un recueil de feuilles ;"
                    " mets la partie voulue dans un fichier à part",
                ),
                number,
            )
        start = 0
        for brace in BRACE.finditer(line):
            if opened:
                if brace[0] == "}":
                    opened, start = 0, brace.end()
                continue
            if brace[0] == "}":
                raise BadRecord(
                    Text(
                        "a comment is closed that was never opened",
                        "un commentaire se ferme qui n’a jamais été ouvert",
                    ),
                    number,
                )
            yield from tokens_in(line[start : brace.start()], number)
            opened = number
        if not opened:
            yield from tokens_in(line[start:], number)
    if opened:
        raise BadRecord(
            Text("this comment is never closed", "ce commentaire n’est jamais fermé"), opened
        )


def tokens_in(text: str, number: int) -> Iterator[tuple[int, str]]:
    """The tokens of a part of a line without comments."""
    for token in text.split():
        if not token.isprintable():
            raise BadRecord(
                Text(
                    f"not a token: {token[:20]!r}",
                    f"ni un coup ni un lancer : {quoted(token[:20]).fr}",
                ),
                number,
            )
        yield number, token
