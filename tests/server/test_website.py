"""The built web app, where there is one."""

from pathlib import Path

import pytest

from server.running import running


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


async def test_nothing_outside_its_folder_is_served(built: Path, file: str) -> None:
    async with running(file, website=built) as server:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
            reply = await server.ask("GET", path)
            assert "secret" not in reply.text, path
        assert (await server.ask("GET", "/assets/missing.js")).status == 404
        assert (await server.ask("GET", "/api/missing")).status == 404
