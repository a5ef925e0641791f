"""What the log contains, and what it never contains."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from colonnade.server.observability.logging import (
    LOGGER,
    JsonLines,
    configure_logging,
    log_exception,
)
from server.harness import running


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    loggers = [LOGGER, logging.getLogger("uvicorn")]
    before = [(logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    configure_logging(stream, logging.DEBUG)
    yield stream
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers[:] = handlers
        logger.setLevel(level)
        logger.propagate = propagate


async def test_the_log_holds_no_key_no_secret_no_name_and_no_whole_id(
    file: str, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(file) as server:
        table = await server.open("senet", seats=[{"me": True, "name": "Wilhelmina"}])
        reply = await server.ask("POST", f"/api/tables/{table.id}/seats/1", {"name": "Xanthippe"})
        keys = [*table.keys, reply.json["key"]]
        await server.ask("POST", f"/api/tables/{table.id}/session", {"key": keys[1]})
        await server.ask("POST", f"/api/tables/{table.id}/session", {"key": "not-a-key-at-all"})
        ada = await server.connect(table.id, keys[0])
        await ada.do("seed", seed="abracadabra")
        await ada.do("throw")
        await ada.connection.send("not a message")
        await ada.next("error")
        stored = await server.context.store.read(table.id)
        assert stored is not None
        # A fault in the middle of it: the trace must not tell either.
        live = server.context.registry.tables[table.id]
        monkeypatch.setattr("colonnade.server.tables.live_table.decide", lambda *_: 1 / 0)
        await ada.do("throw")
        hashes = [hash_of for hash_of in live.table.keys if hash_of]
    text = log.getvalue()
    assert "ZeroDivisionError" in text
    assert '"route": "POST /api/tables/{table}/session"' in text
    told = [*keys, *hashes, stored.secret.hex(), table.id, "Wilhelmina", "Xanthippe", "abracadabra"]
    for secret in (*told, "not-a-key-at-all", "127.0.0.1"):
        assert secret not in text, secret
    for line in text.splitlines():
        assert {"at", "level", "event"} <= set(json.loads(line))


async def test_a_socket_that_is_turned_away_is_no_fault(file: str, log: io.StringIO) -> None:
    async with running(file) as server:
        with pytest.raises(InvalidStatus) as refused:
            await server.connect("A" * 16, "no key")
        assert refused.value.response.status_code == 404
    levels = {json.loads(line)["level"] for line in log.getvalue().splitlines()}
    assert not levels & {"warning", "error", "critical"}, log.getvalue()


def test_a_fault_is_one_line_with_its_trace() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    LOGGER.addHandler(handler)
    try:
        raise ValueError("odd\nthing")
    except ValueError as fault:
        log_exception("it broke", fault, table="abc")
    finally:
        LOGGER.removeHandler(handler)
    line = json.loads(stream.getvalue())
    assert stream.getvalue().count("\n") == 1
    assert (line["event"], line["level"], line["table"]) == ("it broke", "error", "abc")
    assert "ValueError" in line["trace"]
