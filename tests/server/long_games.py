"""Games that are long to go through: a log in a database, and records."""

import random
from typing import Any

from colonnade.library import new
from colonnade.server.auth.seat_keys import hash_key
from colonnade.store import Write, open_store
from colonnade.table.commands import Command, Play, TakeSeat, Throw
from colonnade.table.decide import decide
from colonnade.table.decision import Accepted
from colonnade.table.entry import Entry
from colonnade.table.fair_dice import SECRET_BYTES, Secret
from colonnade.table.opening import open_table
from colonnade.table.seat import Role, Speaker
from colonnade.wire.entries import write_entries


def long_record(throws: int = 19_900) -> dict[str, Any]:
    """A record that is short to send and long to replay: nobody can move for ever."""
    text = '[Game "senet"]\n[Options "players=2 throws=coins"]\n\n' + "t2 " * throws
    return {"record": text, "first": 0, "count": 1}


async def keep_long_table(database: str, entries: int = 800) -> str:
    """Write the log of a long game to a database that no server has open; the table's id."""
    secret, chance, table_id = Secret(bytes(SECRET_BYTES)), random.Random(0), "long-table-00000"
    decision = open_table(table_id, "les-4-colonnes", {"players": "4"}, secret)
    log: list[Entry] = []
    commands: list[tuple[Command, Speaker]] = [
        (TakeSeat(seat, f"Player {seat}", hash_key(str(seat))), Role.SPECTATOR) for seat in range(4)
    ]
    while True:
        assert isinstance(decision, Accepted), decision
        log += decision.entries
        table = decision.table
        if len(log) >= entries:
            break
        if table.turn is not None:
            move = chance.choice(list(table.moves)) if table.moves else ""
            commands.append((Play(move) if move else Throw(), table.turn))
        decision = decide(table, *commands.pop(0), secret)
    store = await open_store(database)
    await store.append(Write(table_id, 0, write_entries(log), secret=secret.value))
    await store.close()
    return table_id


def begun_game(tokens: int = 40) -> str:
    """A record that takes a server seconds to review."""
    game, chance = new("columbiz"), random.Random(0)
    while len(game.tokens) < tokens:
        if game.is_chance:
            game.throw(chance)
        else:
            game.play(chance.choice(game.legal))
    return str(game.record())


def bot_table(game: str) -> dict[str, Any]:
    """What to ask for to have a table of two expert bots alone."""
    return {"game": game, "seats": [{"bot": "expert"}] * 2}
