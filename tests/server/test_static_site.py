"""The built web app, where there is one."""

from pathlib import Path

import pytest

from server.harness import running


@pytest.fixture
def built(tmp_path: Path) -> Path:
    place = tmp_path / "web"
    (place / "assets").mkdir(parents=True)
    (place / "index.html").write_text("<title>the app</title>")
    (place / "assets" / "app-1234.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    return place


async def test_the_app_and_its_own_addresses_are_served(built: Path, file: str) -> None:
    async with running(file, website=built) as server:
        for path in ("/", "/index.html", "/table/AAAAAAAAAAAAAAAA", "/senet"):
            reply = await server.ask("GET", path)
            assert (reply.status, reply.text) == (200, "<title>the app</title>"), path
            assert reply.headers["cache-control"] == "no-cache"
        reply = await server.ask("GET", "/assets/app-1234.js")
        assert "immutable" in reply.headers["cache-control"]
        assert not {"last-modified", "accept-ranges"} & set(reply.headers)
        assert reply.headers["etag"]


async def test_nothing_outside_its_folder_is_served(built: Path, file: str) -> None:
    async with running(file, website=built) as server:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
            reply = await server.ask("GET", path)
            assert "secret" not in reply.text, path
        assert (await server.ask("GET", "/assets/missing.js")).status == 404
        assert (await server.ask("GET", "/api/missing")).status == 404


async def test_a_compressed_copy_is_for_browsers_that_take_it(built: Path, file: str) -> None:
    (built / "assets" / "app-1234.js.gz").write_text("the copy")
    async with running(file, website=built) as server:
        plain = await server.ask("GET", "/assets/app-1234.js", accept_encoding="br")
        assert (plain.text, plain.headers.get("content-encoding")) == ("1", None)
        packed = await server.ask("GET", "/assets/app-1234.js", accept_encoding="br, gzip")
        assert packed.text == "the copy"
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "accept-encoding"
        assert packed.headers["content-type"].startswith("text/javascript")
        assert "immutable" in packed.headers["cache-control"]
        page = await server.ask("GET", "/table/AAAA", accept_encoding="gzip")
        assert page.text == "<title>the app</title>"


async def test_a_page_from_memory_is_the_page(built: Path, file: str) -> None:
    async with running(file, website=built) as server:
        first = await server.ask("GET", "/")
        again = await server.ask("GET", "/senet")
        assert (again.status, again.text) == (200, first.text)
        assert {**again.headers, "date": ""} == {**first.headers, "date": ""}
        assert first.headers["content-type"].startswith("text/html")
        same = await server.ask("GET", "/", if_none_match=first.headers["etag"])
        assert (same.status, same.text) == (304, "")
        bare = await server.ask("HEAD", "/")
        assert (bare.status, bare.text) == (200, "")
        (built / "index.html").write_text("<title>the next app</title>")
        assert (await server.ask("GET", "/")).text == "<title>the next app</title>"


async def test_scripts_have_the_policy_of_their_page_and_workers_their_own(
    built: Path, file: str
) -> None:
    (built / "service-worker.js").write_text("1")
    async with running(file, website=built) as server:
        part = (await server.ask("GET", "/assets/app-1234.js")).headers
        assert "content-security-policy" not in part
        assert part["x-content-type-options"] == "nosniff"
        assert part["cross-origin-resource-policy"] == "same-origin"
        worker = (await server.ask("GET", "/service-worker.js")).headers
        assert "connect-src 'self'" in worker["content-security-policy"]
