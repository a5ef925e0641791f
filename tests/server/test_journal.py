"""What the log says, and what it never says."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from colonnade.server.journal import LOGGER, JsonLines, open_journal, tell_fault
from server.running import running


@pytest.fixture
def journal() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    loggers = [LOGGER, logging.getLogger("uvicorn")]
    before = [(logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    open_journal(stream, logging.DEBUG)
    yield stream
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers[:] = handlers
        logger.setLevel(level)
        logger.propagate = propagate


async def test_the_log_holds_no_key_no_secret_no_name_and_no_whole_id(
    file: str, journal: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(file) as server:
        table = await server.open(
            "senet", seats=[{"me": True, "name": "Wilhelmina", "seed": "abracadabra"}]
        )
        reply = await server.ask("POST", f"/api/tables/{table.id}/seats/1", {"name": "Xanthippe"})
        keys = [*table.keys, reply.json["key"]]
        await server.ask("POST", f"/api/tables/{table.id}/session", {"key": keys[1]})
        await server.ask("POST", f"/api/tables/{table.id}/session", {"key": "not-a-key-at-all"})
        ada = await server.connect(table.id, keys[0])
        await ada.do("throw")
        await ada.connection.send("not a message")
        await ada.next("error")
        stored = await server.house.store.read(table.id)
        assert stored is not None
        # A fault in the middle of it: the trace must not tell either.
        live = server.house.hall.tables[table.id]
        monkeypatch.setattr(live, "_secret", None)
        monkeypatch.setattr("colonnade.server.live.decide", lambda *_: 1 / 0)
        await ada.do("throw")
        hashes = [hash_of for hash_of in live.table.keys if hash_of]
    text = journal.getvalue()
    assert "ZeroDivisionError" in text
    assert '"route": "POST /api/tables/{table}/session"' in text
    told = [*keys, *hashes, stored.secret.hex(), table.id, "Wilhelmina", "Xanthippe", "abracadabra"]
    for secret in (*told, "not-a-key-at-all", "127.0.0.1"):
        assert secret not in text, secret
    for line in text.splitlines():
        assert {"at", "level", "event"} <= set(json.loads(line))


async def test_a_socket_that_is_turned_away_is_no_fault(file: str, journal: io.StringIO) -> None:
    async with running(file) as server:
        with pytest.raises(InvalidStatus) as refused:
            await server.connect("A" * 16, "no key")
        assert refused.value.response.status_code == 404
    levels = {json.loads(line)["level"] for line in journal.getvalue().splitlines()}
    assert not levels & {"warning", "error", "critical"}, journal.getvalue()


def test_a_fault_is_one_line_with_its_trace() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    LOGGER.addHandler(handler)
    try:
        raise ValueError("odd\nthing")
    except ValueError as fault:
        tell_fault("it broke", fault, table="abc")
    finally:
        LOGGER.removeHandler(handler)
    line = json.loads(stream.getvalue())
    assert stream.getvalue().count("\n") == 1
    assert (line["event"], line["level"], line["table"]) == ("it broke", "error", "abc")
    assert "ValueError" in line["trace"]
