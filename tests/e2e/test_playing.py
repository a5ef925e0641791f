"""At the table: boards, reasons, taking back, giving up, looking back, playing again."""

from playwright.sync_api import Page, expect

from e2e.conftest import Server, Visit
from e2e.hands import play_on, set_up


def version(page: Page) -> int:
    return int(page.get_attribute("[data-version]", "data-version") or 0)


def touch(page: Page, *places: str) -> None:
    for place in places:
        page.locator(f"[data-board] [data-place='{place}']").first.click(force=True)


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
    expect(figure.locator("[data-place='2']")).to_be_visible()
    figure.locator("[data-place='2']").click(force=True)
    reason = figure.locator("[data-why]")
    expect(reason).to_contain_text("protégé par son voisin")
    clause = (reason.locator("a").get_attribute("href") or "").partition("#")[2]
    reason.locator("a").click()
    expect(page.locator(f"h3#{clause}")).to_be_focused()


def test_giving_up_is_asked_twice_and_ends_the_game(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    page.click("[data-resign]")
    page.click("dialog .button:not(.primary)")
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
    page.click("[data-resign]")
    page.click("dialog [data-yes]")
    first = page.url
    page.click("[data-rematch]")
    expect(page.locator("[data-awaits=choice]")).to_be_visible()
    assert page.url != first
    assert play_on(page) > 2


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
    page.click("header .brand")
    page.click("main a:has-text('Continuer')")
    assert page.url == table


def test_a_server_that_stops_and_comes_back_is_waited_for(visit: Visit, server: Server) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    play_on(page, up_to=1)
    server.stop()
    expect(page.locator("[data-banner=lost]")).to_be_visible()
    server.start()
    expect(page.locator("[data-banner=back]")).to_be_visible()
    assert play_on(page) > 1


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
    links = [field.input_value() for field in page.locator("[data-link]").all()]
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
    page.click("[data-hurry]")
    # It ends by itself at the first real choice, or once everything is over.
    expect(page.locator("[data-hurry][aria-pressed=false]")).to_be_visible()
    assert version(page) > 5
