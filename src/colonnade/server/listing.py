"""Tables that strangers may find: listed ones with a free seat that somebody sits at."""

from typing import Final

from colonnade.wire.pages import TableCard, TableList

from .hall import Hall

MOST: Final = 100


def listed(hall: Hall) -> TableList:
    """Those in memory with somebody there: a table whose people have gone is no invitation."""
    cards: list[TableCard] = []
    for live in hall.tables.values():
        table = live.table
        if not table.settings.listed or table.is_over or not any(live.audience.present):
            continue
        if any(seat.is_free for seat in table.seats):
            opened = table.opened
            cards.append(
                TableCard(live.id, opened.game, opened.options, opened.settings, table.seats)
            )
        if len(cards) == MOST:
            break
    return TableList(tuple(cards))
