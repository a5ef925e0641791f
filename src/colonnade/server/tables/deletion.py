"""Deletes a table, or a person's name, on request."""

from collections.abc import Sequence
from dataclasses import replace

from colonnade.store import Store, file_of, is_postgres, open_store
from colonnade.store.backup import must_exist
from colonnade.table.entry import SeatTaken
from colonnade.table.seat import clean_name
from colonnade.wire.entries import read_entry, write_entry


async def forget(database: str, tables: Sequence[str], names: Sequence[str]) -> int:
    """Delete tables, and names from all others; how many tables were deleted or changed."""
    if not is_postgres(database):
        must_exist(file_of(database))
    store = await open_store(database)
    try:
        count = len(await store.delete(tables)) if tables else 0
        return count + (await forget_names(store, names) if names else 0)
    finally:
        await store.close()


async def forget_names(store: Store, names: Sequence[str]) -> int:
    """Remove names from every log; the games stay."""
    unwanted, changed, after = {clean_name(name) for name in names}, 0, ""
    while page := await store.ids(after):
        after = page[-1]
        for table_id in page:
            stored = await store.read(table_id)
            bodies = dict[int, bytes]()
            for number, body in enumerate(stored.entries if stored else (), start=1):
                entry = read_entry(body)
                if isinstance(entry, SeatTaken) and entry.name in unwanted:
                    bodies[number] = write_entry(replace(entry, name=""))
            if bodies:
                await store.replace(table_id, bodies)
                changed += 1
    return changed
