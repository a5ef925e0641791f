"""At the table: boards, reasons, taking back, giving up, looking back, playing again."""

import re

from playwright.sync_api import Page

from e2e.accessibility import violations
from e2e.conftest import Server, Visit
from e2e.expecting import expect
from e2e.play_helpers import STILL, all_of, next_frame, play_on, set_up, touch
from waiting import wait_until

SEED = re.compile(r"^[0-9a-f]{32}$")


def version(page: Page) -> int:
    return int(page.get_attribute("[data-version]", "data-version") or 0)


def test_a_move_is_made_on_the_board_and_taken_back(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    before = version(page)
    touch(page, "c", "b2")
    expect(page.locator("[data-undo]")).to_be_visible()
    assert version(page) == before + 1
    page.click("[data-undo]")
    expect(page.locator("[data-undo]")).to_have_count(0)
    assert version(page) == before + 2


def test_what_is_not_legal_is_explained_with_its_clause(visit: Visit) -> None:
    page = visit().page("/rules/senet")
    figure = page.locator("[data-figure=S10]")
    figure.scroll_into_view_if_needed()
    reason = figure.locator("[data-why]")

    def asked() -> bool:
        # Boards that appear above may move this one from under the pointer.
        figure.locator("[data-place='2']").click(force=True)
        next_frame(page)
        return reason.count() > 0

    wait_until(asked, "a touched pawn that may not move is explained")
    expect(reason).to_contain_text("protégé par son voisin")
    clause = (reason.locator("a").get_attribute("href") or "").partition("#")[2]
    reason.locator("a").click()
    expect(page.locator(f"h3#{clause}")).to_be_focused()


def test_giving_up_is_asked_twice_and_ends_the_game(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    page.click("[data-menu]")
    page.click("[data-resign]")
    page.click("[data-confirm] .button:not(.primary)")
    expect(page.locator("[data-result]")).to_have_count(0)
    page.click("[data-resign]")
    page.click("dialog [data-yes]")
    expect(page.locator("[data-result]")).to_contain_text("abandon")


def test_the_story_can_be_stepped_back_through(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    play_on(page, up_to=3)
    expect(page.locator("[data-log] button")).to_have_count(3)
    expect(page.locator("[data-board] [data-piece]").first).to_be_attached()
    page.locator("[data-log] button").last.click()
    expect(page.locator("[data-step=back]")).to_be_enabled()
    page.click("[data-step=back]")
    expect(page.locator("[data-step=back]")).to_be_disabled()
    expect(page.locator("[data-board] [data-piece]")).to_have_count(0)
    page.click("[data-now]")
    expect(page.locator("[data-moves]")).to_be_visible()


def test_the_rematch_is_another_table_with_the_same_people(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    page.click("[data-menu]")
    page.click("[data-resign]")
    page.click("dialog [data-yes]")
    first = page.url
    page.click("[data-rematch]")
    expect(page.locator("[data-awaits=choice]")).to_be_visible()
    assert page.url != first
    assert play_on(page)


def unfold_certificate(page: Page) -> None:
    page.locator("[data-certificate]").evaluate("(fold) => (fold.open = true)")


def test_everybody_adds_a_seed_to_the_dice_without_being_asked(visit: Visit) -> None:
    page = visit().page("/new/senet")
    page.wait_for_selector("form .seats svg")
    # A bot that throws first does not throw before the person has sat down with a seed.
    page.locator("form .seats .seat").nth(1).locator("select").first.select_option("me")
    page.click("form button[type=submit]")
    own = page.locator("[data-certificate] [data-seed='1'] code")
    unfold_certificate(page)
    expect(own).to_have_text(SEED)
    first = own.text_content()
    page.reload()
    unfold_certificate(page)
    expect(own).to_have_text(first or "")


def test_a_rematch_has_other_seeds_and_a_word_may_replace_one(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "senet", "here")
    seeds = page.locator("[data-certificate] [data-seed] code")
    unfold_certificate(page)
    expect(seeds).to_have_text([SEED, SEED])
    first = seeds.all_text_contents()
    assert len(set(first)) == 2
    page.click("[data-menu]")
    page.click("[data-resign]")
    page.click("dialog [data-yes]")
    page.click("[data-rematch]")
    expect(page.locator("[data-awaits=throw]")).to_be_visible()
    unfold_certificate(page)
    expect(seeds).to_have_text([SEED, SEED])
    assert not set(first) & set(seeds.all_text_contents())
    page.fill("[data-certificate] input", "une licorne")
    page.click("[data-certificate] form button")
    expect(page.locator("[data-certificate] [data-seed='0'] code")).to_have_text("une licorne")


def test_reloading_and_a_second_tab_lose_nothing(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page()
    set_up(page, "corintho", "here")
    play_on(page, up_to=2)
    page.reload()
    expect(page.locator("[data-log] button")).to_have_count(2)
    tab = visitor.page(page.url.removeprefix(visitor.address))
    expect(tab.locator("[data-log] button")).to_have_count(2)
    play_on(tab, up_to=1)
    expect(page.locator("[data-log] button")).to_have_count(3)
    assert version(page) == version(tab)


def test_unfinished_games_wait_on_the_home_page(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page()
    set_up(page, "corintho", "here")
    table = page.url
    page.click("[data-menu]")
    page.click("[data-drawer-home]")
    page.click("main a:has-text('Continuer')")
    page.wait_for_url(table)


def test_a_server_that_stops_and_comes_back_is_waited_for(visit: Visit, server: Server) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    play_on(page, up_to=1)
    server.stop()
    expect(page.locator("[data-banner=lost]")).to_be_visible()
    server.start()
    expect(page.locator("[data-returns]:not([data-returns='0'])")).to_be_attached()
    expect(page.locator("[data-banner=lost]")).to_have_count(0)
    assert play_on(page)


def test_somebody_may_watch_without_a_seat(visit: Visit, server: Server) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    watcher = visit(language="en").page(page.url.removeprefix(server.address) + "#watch")
    expect(watcher.locator("main")).to_contain_text("You are watching")
    expect(page.locator("main")).to_contain_text("1 spectateur")
    play_on(page, up_to=1)
    expect(watcher.locator("[data-log] button")).to_have_count(1)
    expect(watcher.locator("[data-token]")).to_have_count(0)


def test_a_seat_goes_on_on_another_device_by_its_link(visit: Visit, server: Server) -> None:
    page = visit().page()
    set_up(page, "corintho", "friends")
    links = [field.input_value() for field in all_of(page.locator("[data-link]"), 3)]
    own = next(link for link in links if "#key=" in link)
    invited = next(link for link in links if link.endswith("#seat=1"))
    other = visit().page(invited.removeprefix(server.address))
    other.click("[data-sit] button")
    moved = visit().page(own.removeprefix(server.address))
    expect(moved.locator("[data-acting='0']")).to_be_visible()
    assert "key=" not in moved.url
    play_on(moved, up_to=1)
    expect(other.locator("[data-acting='1']")).to_be_visible()


def test_a_long_wait_can_be_hurried_through(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "les-4-colonnes", "here")
    before = version(page)
    page.click("[data-hurry]")
    # It ends by itself at the first real choice, or once everything is over.
    expect(page.locator("[data-hurry][aria-pressed=false], [data-result]")).to_be_visible()
    assert version(page) > before


def test_a_piece_can_be_dragged(visit: Visit) -> None:
    page = visit(size={"width": 820, "height": 1180}).page()
    set_up(page, "corintho", "here")
    expect(page.locator("[data-acting='0']")).to_be_visible()
    page.wait_for_selector("[data-board] [data-place=c]")
    before = version(page)
    begin, end = (middle(page, place) for place in ("c", "b2"))
    page.mouse.move(*begin)
    page.mouse.down()
    page.mouse.move((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2, steps=4)
    page.mouse.move(*end, steps=4)
    page.mouse.up()
    expect(page.locator(f"[data-version='{before + 1}']")).to_be_visible()
    expect(page.locator("[data-place=b2]")).not_to_have_attribute("aria-label", re.compile("vide"))


def test_a_fingertip_beside_a_small_square_still_means_it(visit: Visit) -> None:
    page = visit().page("/replay")
    page.fill(
        "textarea",
        '[Game "les-4-colonnes"]\n[Options "players=2"]\n'
        '[Position "Y:A,A,26,28 G:A,A,A,32 Y 4 0 - -"]\n\n',
    )
    page.click("form button[type=submit]")
    page.click("[data-continue]")
    # The page before has such a board too.
    page.wait_for_selector("[data-awaits=choice] [data-board] [data-place='28']")
    for place, (right, down) in (("28", (13, 3)), ("32", (12, -4))):
        x, y = middle(page, place)
        page.touchscreen.tap(x + right, y + down)
    expect(page.locator("[data-log] button")).to_have_count(1)
    expect(page.locator("[data-log]")).to_contain_text("28")


def middle(page: Page, place: str) -> tuple[float, float]:
    """The middle of a place, on the screen."""
    found = page.locator(f"[data-board] [data-place='{place}']").first
    found.scroll_into_view_if_needed()
    page.evaluate(STILL)
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_whoever_plays_against_bots_may_take_any_seat(visit: Visit) -> None:
    page = visit().page("/new/corintho")
    seats = page.locator("form .seats .seat")
    page.wait_for_selector("form .seats svg")
    seats.nth(1).locator("select").first.select_option("me")
    expect(seats.nth(0).locator("select").first).to_have_value("bot")
    seats.nth(0).locator("[data-level]").select_option("random")
    page.click("form button[type=submit]")
    expect(page.locator("[data-acting='1']")).to_be_visible()


def coach_rating_at(page: Page) -> int:
    """The rating of the coach at the table that is shown."""
    ask = "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).seats"
    seats = page.evaluate(ask, page.url.rpartition("/")[2])
    (coach,) = (seat["bot"] for seat in seats if seat["kind"] == "bot")
    return int(coach.removeprefix("coach"))


def test_a_coach_goes_by_the_games_that_ended_here(visit: Visit) -> None:
    page = visit().page("/new/corintho")
    page.check("input[value=bots]")
    page.wait_for_selector("form .seats svg")
    page.locator("[data-level]").select_option(label="entraîneur, à peu près de ta force")
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-version]")
    first, rating = page.url, coach_rating_at(page)
    expect(page.locator("aside, .side").get_by_text("entraîneur").first).to_be_visible()
    page.click("[data-menu]")
    page.click("[data-resign]")
    page.click("dialog [data-yes]")
    page.click("[data-rematch]")
    page.wait_for_url(lambda url: url != first)
    page.wait_for_selector("[data-version]")
    assert coach_rating_at(page) < rating


def test_the_time_left_is_shown_where_time_runs(visit: Visit, axe: str) -> None:
    page = visit().page("/new/corintho")
    page.check("input[value=here]")
    page.wait_for_selector("form .seats svg")
    page.evaluate("document.querySelectorAll('form details').forEach((d) => (d.open = true))")
    page.get_by_label("Temps pour un coup").select_option(label="5 minutes")
    page.click("form button[type=submit]")
    expect(page.locator("[data-clock]")).to_contain_text(re.compile(r"[0-4] min \d+ s|5 min 0 s"))
    # On one line, and readable on the status of whose turn it is.
    assert page.locator("[data-clock]").evaluate("(one) => one.getClientRects()[0].height") < 40
    assert not violations(page, axe)


def test_what_is_touched_out_of_turn_says_whose_turn_it_is(visit: Visit, server: Server) -> None:
    page = visit().page()
    set_up(page, "senet", "here")
    touch(page, "3")
    expect(page.locator("[data-why]")).to_contain_text("Lance d’abord")
    watcher = visit().page(page.url.removeprefix(server.address) + "#watch")
    watcher.wait_for_selector("[data-board] [data-place='3']")
    touch(watcher, "3")
    expect(watcher.locator("[data-why]")).to_contain_text("Tu regardes")
