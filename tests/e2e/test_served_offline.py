"""The app of a server that is not there any more: what a browser does alone that knows it."""

import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import offline_files
import web
from e2e.conftest import Server
from e2e.expecting import expect
from e2e.static_host import Guest, guest, play_a_move, version, wait_for_version, wait_until_cached

pytestmark = pytest.mark.patience(600)


@pytest.fixture(scope="module")
def served(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the package as a wheel holds it: with the files for games without it."""
    root = tmp_path_factory.mktemp("wheel")
    package = root / "colonnade"
    package.mkdir()
    for path in web.BUILT.parent.iterdir():
        if path != web.BUILT:
            (package / path.name).symlink_to(path)
    shutil.copytree(web.BUILT, package / "web")
    # In a thread of its own: a loop of the browser's driver runs in this one.
    with ThreadPoolExecutor(1) as other:
        other.submit(complete, package / "web").result()
    running = Server(root / "tables.db", environment={"PYTHONPATH": str(root)})
    running.seed.write_text(__name__, encoding="utf-8")
    running.start()
    yield running
    running.stop()


def complete(place: Path) -> None:
    """Add what a wheel has and the app of a checkout has not."""
    with web.alone():
        offline_files.add_offline_files(place, smallest=False, prints=False)
    web.pack(place)


@pytest.fixture(scope="module")
def regular(served: Server, browser: Browser) -> Iterator[Guest]:
    """Somebody who has been there before."""
    with guest(browser, f"{served.address}/") as found:
        yield found


def test_games_begin_without_the_server_and_its_tables_wait(served: Server, regular: Guest) -> None:
    page = regular.page("new/columbiz")
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-version]")
    play_a_move(page)
    of_server, before = page.url.removeprefix(regular.address), version(page)
    wait_until_cached(page, "core", "rest")
    page.goto(regular.address)  # who comes again gets Python too
    wait_until_cached(page, "python")
    served.stop()

    page.goto(regular.address)
    expect(page.locator("[data-server-lost]")).to_be_visible()
    page.goto(f"{regular.address}new/columbiz")
    page.wait_for_selector("form .seats svg")
    expect(page.locator("input[value=friends], option[value=friend]")).to_have_count(0)
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-version]")
    assert "/table/here-" in page.url
    play_a_move(page)
    here, shown = page.url.removeprefix(regular.address), version(page)

    page.goto(regular.address + "games")
    waiting = page.locator(f"[data-saved={of_server.removeprefix('table/')}]")
    expect(waiting).to_contain_text("Waits for the server")
    page.goto(regular.address + of_server)
    expect(page.locator("[data-waiting]")).to_be_visible()
    served.start()
    wait_for_version(page, before)  # it opens by itself
    page.goto(regular.address + here)
    wait_for_version(page, shown)
    play_a_move(page)
    expect(page.locator("[data-server-lost]")).to_have_count(0)
