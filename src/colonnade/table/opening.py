"""Opening a table, anew or for a rematch."""

from collections.abc import Mapping

from colonnade.games import GAMES
from colonnade.kernel.awaited import OVER
from colonnade.kernel.errors import BadOption, ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Words

from .decide import accepted
from .dice import Secret
from .entry import KINDS, BotSeated, Entry, Opened, SeatTaken
from .folding import opened
from .seating import LEVEL
from .settings import LONGEST_TURN, Settings
from .story import Happening
from .table import Table
from .verdict import Accepted, Refused, refused


def open_table(
    table: str,
    game: str,
    given: Mapping[str, str],
    secret: Secret,
    *,
    settings: Settings | None = None,
    date: str = "",
    position: str = "",
) -> Accepted | Refused:
    """A new table with every seat open; id, secret and date come from outside."""
    if game not in GAMES:
        return refused("unknown_game")
    book = GAMES[game]
    try:
        chosen = book.options.read_options(given)
        if position and is_over(book, chosen, position):
            return refused("over")
    except BadOption as error:
        return refused("bad_options", error.said)
    except ColonnadeError as error:
        return refused("bad_position", error.said)
    options = book.options.write_options(chosen)
    settings = settings or Settings()
    if not 0 <= settings.turn_seconds <= LONGEST_TURN:
        wrong = f"turn_seconds={settings.turn_seconds}"
        return refused("bad_settings", Words(wrong, wrong))
    if not LEVEL.fullmatch(settings.stand_in):
        return refused("bad_level")
    promise = commitment(game, secret)
    return begun(Opened(table, game, options, settings, promise, date, position=position), secret)


def is_over(book: AnyRulebook, options: object, position: str) -> bool:
    """Whether nothing is left to play; raises MalformedNotation or ImpossiblePosition."""
    state = book.notation.read_position(options, position)
    return book.rules.awaits(options, state) == OVER


def open_rematch(before: Table, table: str, secret: Secret, *, date: str = "") -> Accepted:
    """The same people with the same settings, everybody one seat further.

    Keys go with their people: whoever could play before can play now.
    """
    old = before.opened
    first = Opened(
        table,
        old.game,
        old.options,
        old.settings,
        commitment(old.game, secret),
        date,
        parent=before.id,
        position=old.position,
    )
    entries: list[Entry] = []
    for old_seat, (sitting, key) in enumerate(zip(before.seats, before.keys, strict=True)):
        seat = (old_seat + 1) % before.players
        if sitting.kind == "person":
            entries.append(SeatTaken(seat, sitting.name, key))
        elif sitting.kind == "bot":
            entries.append(BotSeated(seat, sitting.bot))
    return begun(first, secret, entries)


def commitment(game: str, secret: Secret) -> str:
    """The commitment of a table, empty where the game has no throws."""
    return secret.commitment if GAMES[game].chance else ""


def begun(first: Opened, secret: Secret, entries: list[Entry] | None = None) -> Accepted:
    """A table's first entries, as one verdict."""
    rest = accepted(opened(first), entries or [], secret)
    told = Happening(1, KINDS[Opened])
    return Accepted((first, *rest.entries), rest.table, (told, *rest.story))
