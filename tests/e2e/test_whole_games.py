"""Every game from the home page to its result: on one device, against a bot, and online."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from colonnade.game import read_file
from colonnade.table.verify import verify
from e2e.conftest import Server, Visit
from e2e.hands import PLAY, SHORT, play_on, set_up

GAMES = sorted(SHORT)


@pytest.mark.parametrize("game", GAMES)
def test_people_pass_one_device_round_to_the_end(game: str, visit: Visit, tmp_path: Path) -> None:
    page = visit().page()
    set_up(page, game, "here")
    assert play_on(page) > 2
    with page.expect_download() as download:
        page.click("[data-record]")
    download.value.save_as(tmp_path / "record.txt")
    record = read_file(tmp_path / "record.txt")
    assert record.game == game
    assert record.result is not None
    assert {check.finding for check in verify(record)} == {"holds"}
    if page.locator("[data-certificate]").count():
        seeds = record.headers["Seeds"].split(",")
        assert len(set(seeds)) == 2, "each of the two people brought a seed"
        assert all(seeds)
        page.click("[data-certificate] summary")
        page.click("[data-verify]")
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "true")


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_bot_to_the_end(game: str, visit: Visit) -> None:
    page = visit(autoThrow=True, autoSingle=True).page()
    set_up(page, game, "bots", auto_throw=True)
    assert play_on(page) >= 1
    expect(page.locator("[data-result] h2")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_online_with_a_reconnect(game: str, visit: Visit, server: Server) -> None:
    host, guest = visit(autoThrow=True), visit(autoThrow=True, language="en")
    page = host.page()
    set_up(page, game, "friends", auto_throw=True)
    link = page.locator("[data-invite] [data-link]").first.input_value()
    assert link.endswith("#seat=1")
    other = guest.page(link.removeprefix(server.address))
    other.click("[data-sit] button")
    expect(page.locator("[data-version]")).not_to_have_attribute("data-awaits", "seats")

    begin_playing(page)
    begin_playing(other)
    expect(page.locator("[data-log] button").nth(4)).to_be_attached()
    cut_the_line(other)
    expect(other.locator("[data-returns]:not([data-returns='0'])")).to_be_attached()

    for each in (page, other):
        each.wait_for_selector("[data-result]", timeout=400_000)
    seen = [shares(each) for each in (page, other)]
    assert seen[0] == seen[1]
    versions = [each.get_attribute("[data-version]", "data-version") for each in (page, other)]
    assert versions[0] == versions[1]


def shares(page: Page) -> list[str | None]:
    return [cell.get_attribute("data-share") for cell in page.locator("[data-share]").all()]


def begin_playing(page: Page) -> None:
    """Not awaited: both browsers play at once."""
    page.evaluate(f"void ({PLAY})({{ patience: 400000, upTo: 0 }})")


def cut_the_line(page: Page) -> None:
    """Close every socket of the page under its feet."""
    assert page.evaluate("window.sockets.forEach((socket) => socket.close()) ?? true")
