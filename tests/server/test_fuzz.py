"""Random input to every route and socket: the server always answers, never with a fault."""

import asyncio
import json
from collections.abc import Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from colonnade.server.openapi import openapi
from colonnade.server.routes import ROUTES
from colonnade.wire.requests import Request
from effort import examples
from server.harness import Client, LocalServer, OpenedTable, running

T = TypeVar("T")

HANG = 60.0
"""Seconds after which an answer is not going to come, on however busy a machine."""

OFTEN = examples(25, database=None, suppress_health_check=list(HealthCheck))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
SOCKET_PATHS = {route.path for route in ROUTES if route.method == "SOCKET"}
OPERATIONS = [
    (route.method, route.path)
    for route in ROUTES
    if route.path not in SOCKET_PATHS
]  # fmt: skip


def check_no_faults(server: LocalServer) -> None:
    lines = list(server.context.metrics.faults.lines())
    assert lines[2:] in ([], ["colonnade_faults_total 0"]), lines


# HTTP, as the description has it


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
async def test_no_request_that_the_description_allows_is_a_fault(
    file: str, method: str, path: str
) -> None:
    async with running(file, analyse_seconds=HANG / 2) as server:
        table = await server.open("senet", seats=[{"me": True}])
        await asyncio.to_thread(fuzz_operation, server.port, table, method, path)
        check_no_faults(server)


def fuzz_operation(port: int, table: OpenedTable, method: str, path: str) -> None:
    schema = schemathesis.openapi.from_dict(openapi(ROUTES))

    @OFTEN
    @given(case=schema[path][method].as_strategy(), ours=st.booleans(), seated=st.booleans())
    def ask(case: schemathesis.Case[Any], ours: bool, seated: bool) -> None:
        if ours and "table" in case.path_parameters:
            case.path_parameters["table"] = table.id
        headers = {"authorization": f"Bearer {table.keys[0]}"} if seated else {}
        response = case.call(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=HANG)
        case.validate_response(response, checks=CHECKS)

    ask()


# Sockets

TAGS = [str(kind.__struct_config__.tag) for kind in get_args(Request)]
FIELDS = sorted({name for kind in get_args(Request) for name in kind.__struct_fields__})
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-1, 8)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["random", "hello", "a1", "1", "", "\ud800"])
)
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3), max_leaves=5)
ALMOST = st.fixed_dictionaries(
    {"do": st.sampled_from(TAGS) | st.text(max_size=4)},
    optional=dict.fromkeys(FIELDS, VALUES),
)
USUAL: dict[str, st.SearchStrategy[Any]] = {
    "id": st.text("ab", min_size=1, max_size=2),
    "seen": st.integers(0, 6),
    "version": st.integers(0, 6),
    "seat": st.integers(0, 7),
    "level": st.sampled_from(["random", "nobody"]),
    "seed": st.text(max_size=8),
    "token": st.sampled_from(["a1", "1", "10-11", "-", "Ca1", "x" * 64]),
    "emote": st.sampled_from(["hello", "nothing"]),
}


@st.composite
def well_formed(draw: st.DrawFn) -> dict[str, Any]:
    kind = draw(st.sampled_from(get_args(Request)))
    said = {name: draw(USUAL[name]) for name in kind.__struct_fields__}
    return {"do": str(kind.__struct_config__.tag), **said}


TEXTS = (
    st.text(max_size=200)
    | (ALMOST | VALUES | well_formed()).map(json.dumps)
    | st.integers(1, 3000).map(lambda depth: "[" * depth)
    | st.integers(4000, 6000).map(lambda length: json.dumps("x" * length))
)
MESSAGES = st.lists(TEXTS | st.binary(max_size=100) | well_formed().map(json.dumps), max_size=8)


@pytest.mark.parametrize("game", ["senet", "corintho", "columbiz"])
@pytest.mark.parametrize("seat", [0, None])
async def test_no_message_is_a_fault_and_every_one_leaves_the_socket_answering(
    file: str, game: str, seat: int | None
) -> None:
    async with running(file, engines=1) as server:
        loop = asyncio.get_running_loop()

        def wait(work: Coroutine[Any, Any, T]) -> T:
            future: Future[T] = asyncio.run_coroutine_threadsafe(work, loop)
            return future.result(HANG)

        def fuzz() -> None:
            table = wait(server.open(game))

            @OFTEN
            @given(MESSAGES)
            def say(messages: list[str | bytes]) -> None:
                wait(send_all(table, seat, messages))

            say()

        await asyncio.to_thread(fuzz)
        check_no_faults(server)


async def send_all(table: OpenedTable, seat: int | None, messages: list[str | bytes]) -> None:
    """Say it all; the socket still answers, or was closed for a message that is too long."""
    client = await table.join(seat)
    try:
        for message in messages:
            text = message
            if isinstance(text, str):
                text = text.encode("utf-8", "replace").decode()
            await client.connection.send(text)
        await answering(client)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        assert closed.rcvd.code == 1009, closed
        assert any(len(message) >= 4000 for message in messages)
    finally:
        client.connection.transport.abort()
    again = await table.join(seat)
    await answering(again)
    again.connection.transport.abort()


async def answering(client: Client) -> None:
    """Every message has been dealt with once this is answered."""
    await client.say(do="sync", version=10**6)
    while (heard := await client.next("update"))["story"]:
        assert heard["version"]
