"""Every game from the home page to its result: on one device and online.

Against a bot: tests/e2e/test_accessibility.py.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from colonnade.library import read_file
from colonnade.table.verify import verify
from e2e.conftest import Server, Visit
from e2e.expecting import expect
from e2e.play_helpers import (
    GAMES_WITH_DICE,
    SECONDS,
    SHORT,
    all_of,
    begin_playing,
    clicks,
    play_on,
    set_up,
)
from waiting import wait_until

GAMES = sorted(SHORT)


@pytest.mark.parametrize("game", GAMES)
def test_people_pass_one_device_round_to_the_end(game: str, visit: Visit, tmp_path: Path) -> None:
    page = visit().page()
    set_up(page, game, "here", late=game != "senet")
    assert play_on(page)
    with page.expect_download() as download:
        page.click("[data-record]")
    download.value.save_as(tmp_path / "record.txt")
    record = read_file(tmp_path / "record.txt")
    assert record.game == game
    assert record.result is not None
    assert {check.finding for check in verify(record)} == {"holds"}
    if game in GAMES_WITH_DICE:
        seeds = record.headers["Seeds"].split(",")
        assert len(set(seeds)) == 2, "each of the two people brought a seed"
        assert all(seeds)
        page.click("[data-certificate] summary")
        page.click("[data-verify]")
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "true")


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_online_with_a_reconnect(game: str, visit: Visit, server: Server) -> None:
    host, guest = visit(autoThrow=True), visit(autoThrow=True, language="en")
    page = host.page()
    set_up(page, game, "friends", auto_throw=True, late=True)
    link = page.locator("[data-invite] [data-link]").first.input_value()
    assert link.endswith("#seat=1")
    other = guest.page(link.removeprefix(server.address))
    other.click("[data-sit] button")
    expect(page.locator("[data-version]")).not_to_have_attribute("data-awaits", "seats")

    # However short a game is, its first move is made, and seen on both sides, before the cut. The
    # dice decide who has the first choice.
    for each in (page, other):
        begin_playing(each, up_to=1)
    wait_until(lambda: clicks(page) or clicks(other), "one of the two moves")
    for each in (page, other):
        expect(each.locator("[data-log] button").first).to_be_attached()
    cut_the_line(other)
    expect(other.locator("[data-returns]:not([data-returns='0'])")).to_be_attached()
    begin_playing(page)
    begin_playing(other)

    for each in (page, other):
        each.wait_for_selector("[data-result]", timeout=1000 * SECONDS)
    seen = [shares(each) for each in (page, other)]
    assert seen[0] == seen[1]
    versions = [each.get_attribute("[data-version]", "data-version") for each in (page, other)]
    assert versions[0] == versions[1]


def shares(page: Page) -> list[str | None]:
    return [cell.get_attribute("data-share") for cell in all_of(page.locator("[data-share]"), 2)]


def cut_the_line(page: Page) -> None:
    """Close every socket of the page under its feet."""
    assert page.evaluate("window.sockets.forEach((socket) => socket.close()) ?? true")
