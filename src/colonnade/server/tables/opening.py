"""A new table as a client asks for it: its seats filled as planned."""

from collections.abc import Mapping
from typing import NamedTuple

from colonnade.bots.api.level_names import COACH, LEVELS
from colonnade.games import GAMES
from colonnade.kernel.errors import BadOption
from colonnade.kernel.refusal import Refusal
from colonnade.server.auth.seat_keys import hash_key, new_key
from colonnade.table.beginning import Beginning, beginning, rotated
from colonnade.table.commands import SeatBot, TakeSeat
from colonnade.table.decide import decide
from colonnade.table.decision import Accepted, refused
from colonnade.table.fair_dice import Secret
from colonnade.table.opening import open_table
from colonnade.table.seat import Role
from colonnade.wire.messages import OpenTable, SeatLink, SeatPlan


class PlannedTable(NamedTuple):
    """A table that has not been stored yet, and the keys of the opener's seats."""

    opened: Accepted
    links: tuple[SeatLink, ...]
    first: int
    """Which of the seats that were asked for begins; the others follow in order."""


def plan_table(
    asked: OpenTable, table_id: str, secret: Secret, *, date: str, levels: tuple[str, ...]
) -> PlannedTable | Refusal:
    """The table that was asked for, or why there can be none."""
    settings = asked.settings.settings()
    if settings.stand_in not in LEVELS:
        return refused("bad_level")
    seats, options, (first, begins) = arrange_seats(asked, secret, table_id)
    opened = open_table(
        table_id,
        asked.game,
        options,
        secret,
        settings=settings,
        date=date,
        position=asked.position,
        begins=begins,
    )
    if isinstance(opened, Refusal):
        return opened
    links: list[SeatLink] = []
    for seat, plan in enumerate(seats):
        if plan.bot is not None and plan.bot not in levels:
            return refused("bad_level")
        filled = fill(opened, seat, with_rating(asked.game, plan), secret)
        if isinstance(filled, Refusal):
            return filled
        opened, key = filled
        if key:
            links.append(SeatLink(table_id, seat, key))
    return PlannedTable(opened, tuple(links), first)


def with_rating(game: str, plan: SeatPlan) -> SeatPlan:
    """The plan with the coach whose rating fits the opener's results; other plans as they are."""
    if plan.bot != COACH:
        return plan
    # Loads the bots of the game, which few tables need here: engines choose their moves.
    from colonnade.bots.coach import Finished, coach_for

    games = [Finished(game.bot, game.share, game.opponents) for game in plan.results]
    return SeatPlan(coach_for(GAMES[game], games))


def arrange_seats(
    asked: OpenTable, secret: Secret, table: str
) -> tuple[tuple[SeatPlan, ...], Mapping[str, str], Beginning]:
    """The seats and the options once it is decided who begins, and how that is told."""
    book = GAMES.get(asked.game)
    if book is None or asked.begins == "seated":
        return asked.seats, asked.options, Beginning(0, "")
    try:
        options = book.options.read_options(asked.options)
    except BadOption:
        return asked.seats, asked.options, Beginning(0, "")  # refused when the table is opened
    seats = (*asked.seats, *(SeatPlan(),) * (options.players - len(asked.seats)))
    begun = beginning(asked.begins, options.players, asked.youngest, secret, table)
    moved = book.options.write_options(book.turned(options, begun.first))
    return rotated(seats, begun.first), moved, begun


def fill(
    opened: Accepted, seat: int, plan: SeatPlan, secret: Secret
) -> tuple[Accepted, str] | Refusal:
    """The table with one more seat filled as planned, and the seat's new key."""
    if seat >= opened.table.players:
        return refused("no_such_seat")
    if plan.bot is None and not plan.me:
        return opened, ""
    key = "" if plan.bot is not None else new_key()
    command = (
        TakeSeat(seat, plan.name, hash_key(key)) if plan.bot is None else SeatBot(seat, plan.bot)
    )
    more = decide(opened.table, command, Role.SERVER, secret)
    if isinstance(more, Refusal):
        return more
    entries, story = (*opened.entries, *more.entries), (*opened.story, *more.story)
    return Accepted(entries, more.table, story, more.pending), key
