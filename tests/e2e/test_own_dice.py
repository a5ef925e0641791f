"""People who own the game throw their own coins and dice; the app is the referee."""

import re

from colonnade.kernel.record import read_record
from colonnade.table.verify import verify
from e2e.conftest import Visit
from e2e.expecting import expect
from waiting import wait_until


def test_thrown_coins_are_tapped_corrected_and_told_by_the_record(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page()
    page.click("[data-game='senet'] a.primary")
    page.check("input[value=here]")
    page.wait_for_selector("form .seats svg")
    page.check("[data-own]")
    for seat, name in enumerate(("Ada", "Hugo")):
        page.locator(".seats input").nth(seat).fill(name)
    page.select_option("[data-begins]", "youngest")
    page.select_option("[data-youngest]", label="Hugo")
    page.click("form button[type=submit]")
    own = page.locator("[data-own-dice='1']")
    expect(own.locator("[data-face]")).to_have_text(["1", "2", "3", "4", "6 aucune face"])
    expect(page.locator("[data-throw]")).to_have_count(0)
    expect(page.locator("[data-news]")).to_contain_text("Hugo commence : honneur au plus jeune !")
    # The finger slipped: a 2, and it was a 1.
    own.locator("[data-face='2']").click()
    page.click("[data-undo]")
    expect(page.locator("[data-news]")).to_contain_text("Hugo corrige un lancer.")
    own.locator("[data-face='1']").click()
    page.wait_for_selector("[data-awaits=choice]")
    moves = page.locator("[data-moves]")
    moves.evaluate("list => (list.open = true)")
    moves.locator("[data-token='10-11']").click()
    # A 1 throws again: what has been thrown since stays.
    own.locator("[data-face='3']").click()
    moves.locator("[data-token='4-7']").click()
    expect(own).to_be_visible()
    address = re.search(r"/table/([^/?#]+)", page.url)
    assert address is not None
    path = f"{visitor.address}/api/tables/{address[1]}/record"
    wait_until(
        lambda: "4-7" in read_record(page.request.get(path).text()).tokens, "the move is recorded"
    )
    record = read_record(page.request.get(path).text())
    assert record.headers["Dice"] == "own"
    assert record.headers["Corrections"] == "1"
    assert record.headers["Begins"] == "youngest"
    assert record.seats == ("Hugo", "Ada"), "the youngest begins, under his own name"
    assert record.tokens == ("t1", "10-11", "t3", "4-7")
    assert {check.reason: check.finding for check in verify(record)}["own_dice"] == "open"
