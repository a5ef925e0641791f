"""The names under which the server answers, and the identity of commands."""

import pytest

from colonnade.server.net.own_hosts import OwnHosts
from server.harness import running


@pytest.mark.parametrize(
    ("header", "known"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20", True),
        ("school:8000", True),
        ("school.lan", True),
        ("play.example.org", True),
        ("PLAY.example.org.:443", True),
        ("evil.example.com", False),
        ("127.0.0.1.evil.example.com", False),
    ],
)
def test_a_server_knows_its_names(header: str, known: bool) -> None:
    assert OwnHosts(["https://play.example.org"]).knows(header) is known


async def test_a_page_that_took_the_server_s_address_opens_nothing(file: str) -> None:
    async with running(file) as server:
        foreign = {"host": "evil.example.com", "origin": "http://evil.example.com"}
        for method, path in (("POST", "/api/tables"), ("GET", "/metrics"), ("GET", "/api/games")):
            reply = await server.ask(method, path, {"game": "senet"}, **foreign)
            assert (reply.status, reply.reason) == (421, "foreign_host")
        assert (await server.ask("GET", "/api/games", host="localhost")).status == 200


async def test_behind_a_proxy_any_name_is_the_proxy_s_business(file: str) -> None:
    async with running(file, proxies=("127.0.0.1",)) as server:
        named = {"host": "play.example.org", "x_forwarded_for": "192.168.0.7"}
        assert (await server.ask("GET", "/api/games", **named)).status == 200


async def test_the_same_id_with_another_command_is_not_answered_for_it(file: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        ada = await table.join(0)

        async def say(do: str, **more: str) -> bool:
            await ada.say(do=do, id="one", seen=ada.view["version"], **more)
            answer = await ada.next("answer")
            await ada.until_version(answer["version"])
            return bool(answer["ok"])

        assert await say("seed", seed="first")
        assert await say("seed", seed="second")
        assert ada.view["dice"]["seeds"][0] == "second"
        version = ada.view["version"]
        assert await say("seed", seed="first"), "this is a repeat"
        assert (ada.view["version"], ada.view["dice"]["seeds"][0]) == (version, "second")


@pytest.mark.parametrize(
    "name", ["bot:hard", " Bot : x", "ROBOT:easy", "b\u043et:hard", "\uff42\uff4f\uff54:x"]
)
async def test_nobody_is_called_like_a_bot(file: str, name: str) -> None:
    async with running(file) as server:
        table = await server.open("senet", seats=[{"me": True, "name": "Robotine: reine"}])
        reply = await server.ask("POST", f"/api/tables/{table.id}/seats/1", {"name": name})
        assert (reply.status, reply.reason) == (422, "bad_name")
