"""Access control: origins, keys, operators; every route declares what it needs."""

import pytest
from starlette.routing import compile_path
from websockets.exceptions import InvalidStatus

from colonnade.server.auth.access import Credential
from colonnade.server.routes import ROUTES
from server.harness import running

STATE_CHANGING = [route for route in ROUTES if route.method in ("POST", "DELETE")]


def filled(path: str, table: str) -> str:
    return path.replace("{table}", table).replace("{seat}", "0").replace("{game}", "senet")


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
async def test_pages_of_other_sites_can_do_nothing(file: str, origin: str) -> None:
    async with running(file) as server:
        table = await server.open("senet")
        for route in STATE_CHANGING:
            path = filled(route.path, table.id)
            reply = await server.ask(route.method, path, {}, origin=origin)
            assert (reply.status, reply.reason) == (403, "foreign_origin"), route.name
        with pytest.raises(InvalidStatus) as refused:
            await table.join(0, origin=origin)
        assert refused.value.response.status_code == 403
        assert b"foreign_origin" in (refused.value.response.body or b"")


async def test_a_browser_that_says_only_cross_site_is_refused(file: str) -> None:
    async with running(file) as server:
        reply = await server.ask(
            "POST", "/api/tables", {"game": "senet"}, sec_fetch_site="cross-site"
        )
        assert (reply.status, reply.reason) == (403, "foreign_origin")


async def test_our_own_pages_and_those_we_allow_come_in(file: str) -> None:
    async with running(file, origins=frozenset({"https://play.example"})) as server:
        for origin in (f"http://127.0.0.1:{server.port}", "https://play.example"):
            reply = await server.ask("POST", "/api/tables", {"game": "senet"}, origin=origin)
            assert reply.status == 201
            await server.connect(reply.json["table"], origin=origin)


async def test_a_form_of_another_site_is_not_taken_for_json(file: str) -> None:
    async with running(file) as server:
        reply = await server.ask(
            "POST", "/api/tables", b'{"game":"senet"}',
            cookie="a=b", content_type="text/plain",
        )  # fmt: skip
        assert reply.status == 415


async def test_what_needs_a_seat_is_closed_without_its_key(file: str) -> None:
    async with running(file) as server:
        table, other = await server.open("senet"), await server.open("senet")
        for route in ROUTES:
            if route.credential is Credential.SEAT:
                path = filled(route.path, table.id)
                assert (await server.ask(route.method, path)).status == 401, route.name
                for key in (other.keys[0], "wrong"):
                    shown = f"Bearer {key}"
                    reply = await server.ask(route.method, path, authorization=shown)
                    assert reply.status == 403, route.name


async def test_what_needs_a_table_is_closed_to_whoever_does_not_know_its_id(file: str) -> None:
    async with running(file) as server:
        await server.open("senet")
        for table in ("AAAAAAAAAAAAAAAA", "x", "%2e%2e"):
            for route in ROUTES:
                if route.credential in (Credential.TABLE, Credential.SEAT):
                    if route.run is not None:
                        reply = await server.ask(route.method, filled(route.path, table), {})
                        assert reply.status == 404, route.name
            with pytest.raises(InvalidStatus) as refused:
                await server.connect(table)
            assert refused.value.response.status_code == 404


async def test_metrics_are_for_operators(file: str) -> None:
    async with running(file, operator_token="let-me-in") as server:
        assert (await server.ask("GET", "/metrics")).status == 200, "from this machine"
        forwarded = {"x_forwarded_for": "192.0.2.1"}
        assert (await server.ask("GET", "/metrics", **forwarded)).status == 403
        shown = {**forwarded, "authorization": "Bearer let-me-in"}
        assert (await server.ask("GET", "/metrics", **shown)).status == 200
        wrong = {**forwarded, "authorization": "Bearer let-me"}
        assert (await server.ask("GET", "/metrics", **wrong)).status == 403


async def test_whoever_comes_through_a_proxy_of_this_machine_is_no_operator(file: str) -> None:
    async with running(file, proxies=("127.0.0.1",), operator_token="let-me-in") as server:
        table = await server.open("senet")
        for method, path in (("GET", "/metrics"), ("DELETE", f"/api/tables/{table.id}")):
            assert (await server.ask(method, path)).status == 403, "the proxy names nobody"
        shown = {"authorization": "Bearer let-me-in"}
        assert (await server.ask("GET", "/metrics", **shown)).status == 200


def test_no_two_routes_are_the_same_and_all_say_what_they_are() -> None:
    names = [route.name for route in ROUTES]
    assert len(set(names)) == len(names)
    for route in ROUTES:
        _, _, parameters = compile_path(route.path)
        if route.credential in (Credential.TABLE, Credential.SEAT):
            assert "table" in parameters, route.name
        assert route.says


async def test_every_answer_protects_browsers(file: str) -> None:
    async with running(file) as server:
        for path in ("/", "/api/games", "/api/nothing", "/health", "/nothing"):
            headers = (await server.ask("GET", path)).headers
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            is_data = headers["content-type"].startswith("application/json")
            assert is_data == ("default-src 'none'" in headers["content-security-policy"]), path
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


async def test_what_is_not_there_is_told_in_both_languages(file: str) -> None:
    async with running(file) as server:
        for method, path, status in (
            ("GET", "/api/nothing", 404),
            ("GET", "/api/games/chess", 404),
            ("GET", "/nothing", 404),
            ("PUT", "/api/tables", 405),
            ("POST", "/", 405),
        ):
            reply = await server.ask(method, path)
            assert reply.status == status, path
            assert set(reply.json["error"]["text"]) == {"en", "fr"}
        with pytest.raises(InvalidStatus):
            await server.connect("../../nothing")
