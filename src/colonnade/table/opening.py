"""Opening a table, new or for a rematch."""

from collections.abc import Mapping

from colonnade.games import GAMES
from colonnade.kernel.awaited import OVER
from colonnade.kernel.errors import BadOption, ColonnadeError
from colonnade.kernel.i18n import Text
from colonnade.kernel.refusal import Refusal
from colonnade.kernel.rulebook import AnyRulebook

from .decide import accepted
from .decide_seats import LEVEL
from .decision import Accepted, refused
from .entry import BotSeated, Entry, Opened, SeatTaken
from .fair_dice import Secret
from .reducer import opened
from .settings import LONGEST_TURN, Settings
from .story import opening_event
from .table import Table


def open_table(
    table: str,
    game: str,
    given: Mapping[str, str],
    secret: Secret,
    *,
    settings: Settings | None = None,
    date: str = "",
    position: str = "",
    begins: str = "",
) -> Accepted | Refusal:
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
        return refused("bad_settings", Text(wrong, wrong))
    if not LEVEL.fullmatch(settings.stand_in):
        return refused("bad_level")
    promise = commitment(game, secret, settings)
    return first_decision(
        Opened(table, game, options, settings, promise, date, position=position, begins=begins),
        secret,
    )


def is_over(book: AnyRulebook, options: object, position: str) -> bool:
    """Whether nothing is left to play; raises MalformedNotation or ImpossiblePosition."""
    return book.rules.awaits(options, book.notation.read_position(options, position)) == OVER


def open_rematch(before: Table, table: str, secret: Secret, *, date: str = "") -> Accepted:
    """The same people with the same settings, everybody one seat further.

    The keys move with their people, so that the same key works at the new table.
    """
    old = before.opened
    first = Opened(
        table,
        old.game,
        old.options,
        old.settings,
        commitment(old.game, secret, old.settings),
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
    return first_decision(first, secret, entries)


def commitment(game: str, secret: Secret, settings: Settings) -> str:
    """The commitment of a table, empty where it throws no dice."""
    return secret.commitment if GAMES[game].chance and not settings.own_dice else ""


def first_decision(first: Opened, secret: Secret, entries: list[Entry] | None = None) -> Accepted:
    """A table's first entries, as one decision."""
    rest = accepted(opened(first), entries or [], secret)
    story = (opening_event(first), *rest.story)
    return Accepted((first, *rest.entries), rest.table, story, rest.pending)
