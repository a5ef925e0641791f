"""The interface of a store, tested with each kind of database."""

import asyncio

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from colonnade.store import (
    Conflict,
    Repeated,
    Store,
    StoreFault,
    StoreUnavailable,
    TableExists,
    UnknownTable,
    Write,
    open_store,
)
from effort import examples
from store.databases import Database
from store.writes import opening
from waiting import others_run

SECRET = bytes(range(32))


async def test_what_was_appended_is_read_back_in_order(database: Database) -> None:
    async with database.store() as store:
        await store.append(opening("t", [b"opened"], SECRET))
        await store.append(Write("t", 1, [b"one", b"two"]))
        await store.append(Write("t", 3, [b"three"]))
        stored = await store.read("t")
        assert stored is not None
        assert stored.entries == (b"opened", b"one", b"two", b"three")
        assert stored.version == 4
        assert stored.secret == SECRET
        assert not stored.finished
        assert abs(stored.age) < 3600


async def test_only_what_was_missed_is_read(database: Database) -> None:
    async with database.store() as store:
        await store.append(opening("t", [b"0", b"1", b"2"], SECRET))
        for after, missed in ((1, (b"1", b"2")), (3, ()), (9, ())):
            stored = await store.read("t", after)
            assert stored is not None
            assert (stored.version, stored.entries) == (3, missed)


async def test_a_table_that_never_was_is_nothing(database: Database) -> None:
    async with database.store() as store:
        assert await store.read("t") is None
        assert await store.version_of("t", "0:a") is None
        with pytest.raises(UnknownTable):
            await store.append(Write("t", 0, [b"x"]))
        assert await store.read("t") is None


async def test_everything_is_there_when_the_database_is_opened_again(database: Database) -> None:
    async with database.store() as store:
        await store.append(opening("t", [b"opened"], SECRET))
        await store.append(Write("t", 1, [b"one"], command="0:a", finished=True, wake_in=5.0))
    async with database.store() as store:
        stored = await store.read("t")
        assert stored is not None
        assert stored.entries == (b"opened", b"one")
        assert (stored.finished, stored.remaining, stored.secret) == (True, 5.0, SECRET)
        assert stored.wake_in is not None
        assert -100 < stored.wake_in <= 5.0
        assert await store.version_of("t", "0:a") == 2


async def test_a_log_is_never_opened_twice(database: Database) -> None:
    async with database.store() as store:
        await store.append(opening("t", [b"first"], SECRET))
        with pytest.raises(TableExists):
            await store.append(opening("t", [b"second"], b"other"))
        stored = await store.read("t")
        assert stored is not None
        assert (stored.entries, stored.secret) == ((b"first",), SECRET)


@pytest.mark.parametrize("after", [0, 1, 3, 9])
async def test_an_append_after_another_version_keeps_nothing(
    database: Database, after: int
) -> None:
    async with database.store() as store:
        await store.append(opening("t", [b"0", b"1"], SECRET))
        with pytest.raises(Conflict) as caught:
            await store.append(
                Write("t", after, [b"x", b"y"], command="0:a", finished=True, wake_in=1.0)
            )
        assert caught.value.version == 2
        stored = await store.read("t")
        assert stored is not None
        assert (stored.entries, stored.finished, stored.wake_in) == ((b"0", b"1"), False, None)
        assert await store.version_of("t", "0:a") is None


async def test_of_many_who_append_at_once_one_wins(database: Database) -> None:
    async with database.store() as store:
        await store.append(opening("t", [b"0"], SECRET))
        bodies = [f"{number}".encode() for number in range(40)]
        outcomes = await asyncio.gather(
            *(store.append(Write("t", 1, [body])) for body in bodies), return_exceptions=True
        )
        winners = [body for body, fault in zip(bodies, outcomes, strict=True) if fault is None]
        assert len(winners) == 1
        assert all(isinstance(fault, Conflict) for fault in outcomes if fault is not None)
        stored = await store.read("t")
        assert stored is not None
        assert stored.entries == (b"0", winners[0])


async def test_appends_queued_one_after_the_other_are_kept_in_that_order(
    database: Database,
) -> None:
    async with database.store() as store:
        first = store.append(opening("t", [b"0"], SECRET))
        later = [store.append(Write("t", number, [b"%d" % number])) for number in range(1, 30)]
        await asyncio.gather(first, *later)
        stored = await store.read("t")
        assert stored is not None
        assert stored.entries == tuple(b"%d" % number for number in range(30))


async def test_many_tables_at_once_do_not_mix(database: Database) -> None:
    async def play(number: int) -> None:
        await store.append(opening(f"t{number}", [b"%d:0" % number], b"%d" % number))
        for ply in range(1, 6):
            entries = [b"%d:%d" % (number, ply), b"again"]
            await store.append(Write(f"t{number}", 2 * ply - 1, entries, command=f"{ply}"))

    async with database.store() as store:
        await asyncio.gather(*(play(number) for number in range(100)))
        for number in range(100):
            stored = await store.read(f"t{number}")
            assert stored is not None
            expected = [b"%d:0" % number]
            for ply in range(1, 6):
                expected += [b"%d:%d" % (number, ply), b"again"]
            assert stored.entries == tuple(expected)
            assert stored.secret == b"%d" % number
            assert await store.version_of(f"t{number}", "3") == 7


async def test_a_command_sent_twice_is_kept_once_and_answered_the_same(
    database: Database,
) -> None:
    async with database.store() as store:
        await store.append(opening("t", [b"0"], SECRET))
        await store.append(opening("u", [b"0"], SECRET))
        await store.append(Write("t", 1, [b"1", b"2"], command="0:a"))
        await store.append(Write("t", 3, [b"3"], command="0:b"))
        for after in (1, 4):
            with pytest.raises(Repeated) as caught:
                await store.append(Write("t", after, [b"1", b"2"], command="0:a"))
            assert caught.value.version == 3
        assert await store.version_of("t", "0:a") == 3
        assert await store.version_of("t", "0:b") == 4
        assert await store.version_of("t", "1:a") is None
        assert await store.version_of("u", "0:a") is None
        await store.append(Write("u", 1, [b"1"], command="0:a"))


async def test_a_command_sent_twice_at_once_is_kept_once(database: Database) -> None:
    async with database.store() as store:
        await store.append(opening("t", [b"0"], SECRET))
        outcomes = await asyncio.gather(
            *(store.append(Write("t", 1, [b"1"], command="0:a")) for _ in range(5)),
            return_exceptions=True,
        )
        assert outcomes[0] is None
        assert [type(fault) for fault in outcomes[1:]] == [Repeated] * 4
        stored = await store.read("t")
        assert stored is not None
        assert stored.entries == (b"0", b"1")


async def test_one_refusal_leaves_its_neighbours_alone(database: Database) -> None:
    async with database.store() as store:
        opened = [opening(f"t{number}", [b"0"], SECRET) for number in range(20)]
        await asyncio.gather(*map(store.append, opened))
        outcomes = await asyncio.gather(
            *(store.append(Write(f"t{number}", number % 2, [b"1"])) for number in range(20)),
            store.append(Write("nowhere", 0, [b"1"])),
            store.append(opening("t0", [b"0"], SECRET)),
            store.append(opening("new", [b"0"], SECRET)),
            return_exceptions=True,
        )
        expected = [Conflict, type(None)] * 10 + [UnknownTable, TableExists, type(None)]
        assert [type(outcome) for outcome in outcomes] == expected


async def test_a_command_kept_before_leaves_its_neighbours_alone(database: Database) -> None:
    async with database.store() as store:
        for name in ("t", "u"):
            await store.append(opening(name, [b"0"], SECRET))
            await store.append(Write(name, 1, [b"1"], command="a"))
        outcomes = await asyncio.gather(
            store.append(Write("t", 2, [b"2"], command="a")),
            store.append(Write("u", 2, [b"2", b"3"], command="b")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [Repeated, type(None)]
        assert await store.version_of("u", "b") == 4


async def test_a_game_that_goes_on_after_its_end_is_in_play_again(database: Database) -> None:
    async with database.store() as store:
        await store.append(opening("t", [b"0"], SECRET))
        await store.append(opening("u", [b"0"], SECRET))
        await store.append(Write("t", 1, [b"1"], finished=True))
        assert [table.table_id for table in await store.unfinished()] == ["u"]
        await asyncio.gather(
            store.append(Write("t", 2, [b"2"])), store.append(Write("u", 1, [b"1"]))
        )
        assert [table.table_id for table in await store.unfinished()] == ["t", "u"]


@pytest.mark.parametrize(
    ("table_id", "after", "entries", "command", "wake"),
    [
        ("", 1, [b"x"], None, None),
        ("a b", 1, [b"x"], None, None),
        ("a\0", 1, [b"x"], None, None),
        ("t" * 65, 1, [b"x"], None, None),
        ("t", -1, [b"x"], None, None),
        ("t", 1, [], None, None),
        ("t", 1, [b"x"], "", None),
        ("t", 1, [b"x"], "\ud800", None),
        ("t", 1, [b"x"], None, float("nan")),
    ],
)
async def test_a_malformed_write_is_a_bug_and_goes_nowhere(
    database: Database,
    table_id: str,
    after: int,
    entries: list[bytes],
    command: str | None,
    wake: float | None,
) -> None:
    async with database.store() as store:
        await store.append(opening("t", [b"0"], SECRET))
        with pytest.raises(ValueError, match=r"not an? |at least"):
            await store.append(Write(table_id, after, entries, command=command, wake_in=wake))


async def test_a_write_that_the_database_chokes_on_hurts_nobody_else(database: Database) -> None:
    async with database.store() as store:
        opened = [opening(f"t{number}", [b"0"], SECRET) for number in range(10)]
        await asyncio.gather(*map(store.append, opened))
        outcomes = await asyncio.gather(
            *(store.append(Write(f"t{number}", 1, [b"1"])) for number in range(9)),
            store.append(Write("t9", 2**70, [b"1"])),
            return_exceptions=True,
        )
        assert outcomes[:9] == [None] * 9
        assert isinstance(outcomes[9], Exception)
        assert not isinstance(outcomes[9], StoreFault)
        await store.append(Write("t0", 2, [b"2"]))


async def test_a_caller_who_gives_up_does_not_disturb_the_others(database: Database) -> None:
    async with database.store() as store:
        await store.append(opening("t", [b"0"], SECRET))
        await store.append(opening("u", [b"0"], SECRET))
        impatient = asyncio.create_task(store.append(Write("t", 1, [b"1"])))
        await others_run()
        impatient.cancel()
        await store.append(Write("u", 1, [b"1"]))
        with pytest.raises(asyncio.CancelledError):
            await impatient
        await store.check()


async def test_a_closed_store_keeps_what_it_had_and_takes_nothing_more(
    database: Database,
) -> None:
    store = await open_store(database.address)
    await store.append(opening("t", [b"0"], SECRET))
    queued = asyncio.create_task(store.append(Write("t", 1, [b"1"])))
    await others_run()
    await store.close()
    await queued
    await store.close()
    with pytest.raises(StoreUnavailable):
        await store.append(Write("t", 2, [b"2"]))
    with pytest.raises(StoreUnavailable):
        await store.read("t")
    async with database.store() as again:
        stored = await again.read("t")
        assert stored is not None
        assert stored.entries == (b"0", b"1")


async def test_a_secret_is_never_shown(database: Database) -> None:
    async with database.store() as store:
        await store.append(opening("t", [b"0"], b"do not tell"))
        assert "tell" not in repr(await store.read("t"))


@examples(25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    logs=st.lists(st.lists(st.lists(st.binary(max_size=40), min_size=1), max_size=6), max_size=5),
    secret=st.binary(max_size=40),
)
def test_any_bytes_come_back_as_they_went(
    database: Database, logs: list[list[list[bytes]]], secret: bytes
) -> None:
    async def play(store: Store, table_id: str, log: list[list[bytes]]) -> None:
        written = [b"opened"]
        await store.append(opening(table_id, written, secret))
        for entries in log:
            await store.append(Write(table_id, len(written), entries))
            written += entries
        stored = await store.read(table_id)
        assert stored is not None
        assert (stored.entries, stored.secret) == (tuple(written), secret)

    async def scenario() -> None:
        async with database.store() as store:
            while await store.forget(-1):
                pass
            await asyncio.gather(*(play(store, f"{n}", log) for n, log in enumerate(logs)))

    asyncio.run(scenario())
