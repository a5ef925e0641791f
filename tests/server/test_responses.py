"""Public responses are compressed on request; those with a secret never are."""

import asyncio
import gzip
import http.client

import pytest

from server.harness import running

ASKING = {"accept-encoding": "gzip"}


def fetched(port: int, method: str, path: str, body: bytes | None = None) -> tuple[str, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request(method, path, body, {**ASKING, "content-type": "application/json"})
        answer = connection.getresponse()
        return answer.getheader("content-encoding", ""), answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/games/senet/rules", "/api/games/senet/words", "/api/games/senet"]
)
async def test_public_pages_are_compressed_for_who_asks(path: str, file: str) -> None:
    async with running(file) as server:
        plain = (await server.ask("GET", path)).text.encode()
        encoding, body = await asyncio.to_thread(fetched, server.port, "GET", path)
        assert encoding == "gzip"
        assert gzip.decompress(body) == plain
        assert len(body) < len(plain)


async def test_an_answer_with_a_key_in_it_is_not_compressed(file: str) -> None:
    async with running(file) as server:
        asked = b'{"game": "senet", "seats": [{"me": true}, {"me": true}]}'
        encoding, body = await asyncio.to_thread(fetched, server.port, "POST", "/api/tables", asked)
        assert encoding == ""
        assert b'"key"' in body
