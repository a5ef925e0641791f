"""The edition without a server: a real browser before a plain static server."""

import contextlib
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page

import effort
import play_site
from colonnade.kernel.record import read_record
from colonnade.table.verify import verify
from e2e.expecting import expect
from e2e.play_helpers import GAMES_WITH_DICE, LATE, SHORT, play_on, set_up, wait_for_review
from e2e.static_host import (
    Guest,
    begin_next_at,
    guest,
    hosted,
    play_a_move,
    version,
    wait_for_version,
    wait_until_cached,
)
from waiting import wait_until

pytestmark = pytest.mark.patience(600)

PLACE = "games/play/"
"""Where the site is on its host."""
FIRST_GAME = 5_000_000
"""Bytes that a first game may need, from a host that compresses nothing."""
KEPT = "async () => (await caches.keys()).filter((name) => name.startsWith('colonnade-'))"
VIEW_KEPT = "() => `colonnade.view.${location.hash.split('/').pop()}` in localStorage"
NO_REPLAY = "sessionStorage.removeItem('colonnade.replay')"
"""Forgets the record that was looked at before, whichever test that was."""
DECIDED = """[Game "corintho"]
[Options "players=2"]

c@a1 k@d4 c@b1 k@a3 c@c1
"""
LAST_MOVE = """[Game "corintho"]
[Options "players=2"]
[Position "...k/k.../..../ccc. 1 414,442 c1:2,a3:1"]

c@d1
"""
LAST_PAWNS = "....../....../....00/0..0.0/1111.1/.11100 0 - 3 0 1,1 9,10 0,7"
"""Of Columbiz: both players have one."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, below the root of its host."""
    place = tmp_path_factory.mktemp("host") / PLACE
    # In a thread of its own: a loop of the browser's driver runs in this one.
    with ThreadPoolExecutor(1) as other:
        other.submit(play_site.build, place, sheets=False).result()
    return place


@pytest.fixture(scope="module")
def offline(site: Path, browser: Browser) -> Iterator[Guest]:
    """Somebody who has begun a game, and whose host has gone since; the tab is still open."""
    with hosted(site.parents[1]) as host, guest(browser, f"{host.address}{PLACE}") as found:
        page = found.page("#/new/columbiz")
        begin(page)
        assert bytes_of(site, found.address, found.loaded) <= FIRST_GAME
        wait_until_cached(page, "core", "rest", "python")
        host.stop()
        yield found


def bytes_of(site: Path, address: str, loaded: list[str]) -> int:
    """What was loaded until a first game could be played."""
    manifest = json.loads((site / "python" / "manifest.json").read_text(encoding="utf-8"))
    files = {file["url"] for file in manifest["files"].values()}
    for place in loaded:
        name = re.sub("[?#].*", "", place.removeprefix(address)) or "index.html"
        if not name.startswith("python/"):
            files.add(name)
    sizes = [(site / name).stat().st_size for name in files if (site / name).is_file()]
    assert len(sizes) > len(manifest["files"])
    return sum(sizes)


def begin(page: Page) -> None:
    """Start a game, from its page."""
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-board] svg[role=group]")
    page.wait_for_selector("[data-version]")


@pytest.fixture
def page(offline: Guest) -> Page:
    """The tab that was opened first, in which the interpreter runs, at the home page.

    Of the tests before nothing is left but games that were kept. To start the interpreter takes
    seconds of a processor: only tests of its start open another tab, or load this one anew.
    """
    tab = offline.context.pages[0]
    tab.evaluate("() => { sessionStorage.clear(); delete window.nextPosition; }")
    home(tab)
    return tab


def home(page: Page) -> None:
    """Back to the start, without loading anything anew."""
    page.click("header .brand")
    page.wait_for_selector("[data-game]")


def go(page: Page, path: str, wanted: str) -> None:
    """To a page of the app by its address, without loading anything anew."""
    page.evaluate("path => (location.hash = path)", path)
    expect(page.locator(wanted).first).to_be_visible()


def test_every_page_is_there_that_was_never_visited(page: Page) -> None:
    for game in SHORT:
        go(page, f"/new/{game}", "form .seats svg")
        go(page, f"/learn/{game}", "[data-board] svg[role=group]")
        go(page, f"/rules/{game}", "article [data-figure]")
        go(page, f"/rules/{game}/notation", "article h1")
    go(page, "/settings", "h1:has-text('Settings')")
    go(page, "/games", "section.file")
    page.evaluate(NO_REPLAY)
    go(page, "/replay", "textarea")
    go(page, "/nowhere", "main h1 + p a")
    expect(page.locator("[data-page-missing]")).to_have_count(0)


# Lets the file of a page be there no more, or again.
MISSING = """
async ([part, isMissing]) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (url.includes(part) && !url.endsWith("?aside")) {
      if (isMissing) {
        await cache.put(`${url}?aside`, await cache.match(url));
        await cache.put(url, new Response("", { status: 404 }));
      } else await cache.put(url, await cache.match(`${url}?aside`));
    }
  }
}
"""


def test_a_page_that_is_not_kept_says_so(offline: Guest) -> None:
    page = offline.context.new_page()  # in which an error is no fault
    page.goto(offline.address)
    page.evaluate(MISSING, ["/assets/Settings-", True])
    page.evaluate("sessionStorage.setItem('colonnade.reloaded', Date.now())")  # not once more
    page.goto("about:blank")
    page.goto(f"{offline.address}#/settings")
    expect(page.locator("[data-page-missing]")).to_be_visible()
    page.evaluate(MISSING, ["/assets/Settings-", False])
    page.locator("[data-page-missing] button").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.reload()
    go(page, "/", "[data-game]")
    page.close()


def test_no_move_that_was_shown_is_lost(offline: Guest, page: Page) -> None:
    dying = offline.page("#/new/columbiz")
    begin(dying)
    dying.wait_for_function(VIEW_KEPT)  # before any move, so that the board is never waited for
    play_a_move(dying)
    before = version(dying)
    # The tab dies; in a new one the board is there before the rules are: what is done with it
    # meanwhile is done all the same.
    address = dying.url.removeprefix(offline.address)
    crash(dying)
    other = offline.page(address)
    other.wait_for_selector("[data-board] svg[role=group]")
    assert version(other) >= before
    play_a_move(other)
    # In two tabs at once.
    go(page, address.removeprefix("#"), "[data-board] svg[role=group]")
    wait_for_version(page, version(other))
    play_a_move(other)
    wait_for_version(page, version(other))
    play_a_move(page)
    wait_for_version(other, version(page))
    other.close()


def crash(page: Page) -> None:
    """Kill the process of a tab, as a device does that is short of memory."""
    with page.expect_event("crash"), contextlib.suppress(Error):
        page.goto("chrome://crash")
    page.close()


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_whole_game_is_played_against_a_bot(game: str, page: Page) -> None:
    if not effort.is_soak:
        begin_next_at(page, LATE.get(game))
    set_up(page, game, "bots")
    play_on(page)
    expect(page.locator("[data-result]")).to_be_visible()
    if game in GAMES_WITH_DICE:
        page.click("[data-certificate] summary")
        page.click("[data-verify]")
        expect(page.locator("[data-verdict=true]")).to_be_visible()


def test_a_hint_and_the_rules_are_there(page: Page) -> None:
    open_record(page, DECIDED)
    page.get_by_role("button", name="End", exact=True).click()
    page.click("[data-continue]")
    page.click("[data-hint-ask]")
    expect(page.locator("[data-hint]")).to_have_attribute("data-hint", "c@d1")
    page.click("[data-hint-play]")
    expect(page.locator("[data-result]")).to_contain_text("Player 2")
    home(page)
    page.click("[data-game=senet] a[href$='/rules/senet']")
    page.wait_for_selector("article h1")
    page.click("details.print summary")
    link = page.locator("[data-print]").get_attribute("href")
    assert link == "print/senet-2-en-a4.pdf"
    page.goto(page.url.partition("#")[0] + "#/learn/corintho")
    expect(page.locator("[data-board] svg[role=group]").first).to_be_visible()


def open_replay(page: Page) -> None:
    """The page of records, with none open: one that was remembered would come up by itself."""
    home(page)
    page.evaluate(NO_REPLAY)
    page.click("header nav a[href$='/replay']")
    page.wait_for_selector("textarea")


def open_record(page: Page, record: str) -> None:
    """Look at a record in the app."""
    open_replay(page)
    page.fill("textarea", record)
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-index='0']")


def test_a_game_is_reviewed(page: Page) -> None:
    open_record(page, LAST_MOVE)
    page.click("[data-review-link]")
    wait_for_review(page)
    expect(page.locator("[data-summary]")).to_contain_text("Won by Player 2")
    expect(page.locator("[data-luck] tbody tr")).to_have_count(2)


def test_people_throw_their_own_dice_to_the_end_of_a_game(page: Page, tmp_path: Path) -> None:
    begin_next_at(page, LAST_PAWNS)
    page.click("[data-game=columbiz] a.primary")
    page.check("input[value=here]")
    page.wait_for_selector("form .seats svg")
    expect(page.locator(".seats option[value=friend]")).to_have_count(0)
    page.check("[data-own]")
    page.click("form button[type=submit]")
    own = page.locator("[data-own-dice='8']")
    moves = page.locator("[data-moves]")

    def tap(thrown: str) -> None:
        for face in thrown:
            own.locator(f"[data-face='{face}']").click()
        expect(page.locator("[data-awaits=choice]")).to_be_visible()

    # Seven dice are right, the last is not; and once it is entered, the throw is not either.
    for face in "1236666":
        own.locator(f"[data-face='{face}']").click()
    own.get_by_role("button", name="Erase").click()
    tap("65")
    page.click("[data-undo]")
    tap("12366666")
    moves.evaluate("list => (list.open = true)")
    moves.locator("[data-token='6@5']").click()
    tap("11255555")
    moves.evaluate("list => (list.open = true)")
    moves.locator("[data-token='5@5']").click()
    expect(page.locator("[data-result]")).to_be_visible()
    with page.expect_download() as download:
        page.click("[data-result] [data-record]")
    download.value.save_as(tmp_path / "record.txt")
    record = read_record((tmp_path / "record.txt").read_text(encoding="utf-8"))
    assert record.tokens == ("r12366666", "6@5", "r11255555", "5@5")
    assert (record.headers["Dice"], record.headers["Corrections"]) == ("own", "1")
    found = {check.reason: check.finding for check in verify(record)}
    assert found["own_dice"] == found["corrected"] == "open"


def test_games_are_counted_saved_and_brought_back(page: Page, tmp_path: Path) -> None:
    set_up(page, "corintho", "bots")
    play_on(page)
    expect(page.locator("[data-result]")).to_be_visible()
    table = page.url.rpartition("/")[2]
    kept = f"localStorage.getItem('colonnade.record.{table}') !== null"
    page.wait_for_function(f"() => {kept}")
    go(page, "/games", "[data-statistics]")
    expect(page.locator("section.file")).not_to_contain_text("link")  # no table is anywhere else
    with page.expect_download() as download:
        page.get_by_role("button", name="Save").click()
    download.value.save_as(tmp_path / "games.json")
    game = page.locator(f"[data-saved={table}]")
    game.get_by_role("button", name="Delete").click()
    game.get_by_role("button", name="Really delete").click()
    expect(game).to_have_count(0)
    page.set_input_files("input[type=file]", tmp_path / "games.json")
    # The table was deleted with the game; its record is gone on with.
    expect(game).to_be_visible()
    with page.expect_download() as download:
        game.get_by_role("link", name="Download").click()
    download.value.save_as(tmp_path / "record.txt")
    open_record(page, (tmp_path / "record.txt").read_text(encoding="utf-8"))


def test_a_public_screen_invites_and_is_played_on(offline: Guest) -> None:
    page = offline.page("?kiosk&idle=600")
    expect(page.locator("[data-attract] [data-board] svg[role=group]").first).to_be_visible()
    page.get_by_role("button", name="Touch the screen").click()
    page.click("[data-game=corintho] a.primary")
    begin(page)
    play_a_move(page)
    page.close()


def test_a_new_version_is_taken_in_mid_game(site: Path, browser: Browser) -> None:
    with hosted(site.parents[1]) as host, guest(browser, f"{host.address}{PLACE}") as found:
        page = found.page()
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.click("[data-game=columbiz] a.primary")
        begin(page)
        # The first is no news: it has been in control while a game was set up.
        expect(page.locator("[data-new-version]")).to_have_count(0)
        worker = site / "service-worker.js"
        before = worker.read_text(encoding="utf-8")
        changed = re.sub(r'("version":")[\w-]+', r"\1another", before)
        assert changed != before
        try:
            worker.write_text(changed, encoding="utf-8")
            page.evaluate(
                "async () => void (await navigator.serviceWorker.getRegistration()).update()"
            )
            page.wait_for_selector("[data-new-version]")
            wait_until_cached(page, "core")  # of the new version
            play_a_move(page)
            shown = version(page)
            page.evaluate("window.isOld = true")
            page.click("[data-new-version] button")
            page.wait_for_function("() => window.isOld === undefined")
            wait_until(lambda: page.evaluate(KEPT) == ["colonnade-another"], "one version is kept")
            wait_for_version(page, shown)
            play_a_move(page)
        finally:
            worker.write_text(before, encoding="utf-8")
