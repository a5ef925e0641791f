"""A public screen: asked for by the address or by the server, back to its demonstration."""

import pytest
from playwright.sync_api import Page

from e2e.conftest import Server, Visit
from e2e.expecting import expect
from e2e.test_saved_games import check_axe

SCREEN = {"width": 1920, "height": 1080}


def tables_opened(page: Page) -> list[str]:
    """Collects the requests that open tables, from now on."""
    opened: list[str] = []
    page.on("request", lambda sent: opened.append(sent.url) if sent.method == "POST" else None)
    return opened


def test_a_screen_goes_back_to_its_demonstration_and_keeps_nothing(visit: Visit) -> None:
    visitor = visit(size=SCREEN, sound=False)
    # On a slow machine the screen would take whoever plays here for gone: its time is ours.
    visitor.context.clock.install()
    page = visitor.page("/?kiosk&idle=600")
    posted = tables_opened(page)
    expect(page.locator("[data-attract] [data-board] svg[role=group]").first).to_be_visible()
    expect(page.locator("[data-told]")).not_to_be_empty()
    assert not [url for url in posted if url.endswith("/api/tables")]
    check_axe(page)
    page.get_by_role("button", name="Touch the screen").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("header nav a")).to_have_count(0)
    page.click("[data-game=corintho] a.primary")
    expect(page.locator("input[value=friends]")).to_have_count(0)
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-version]")
    # Nobody touches anything: a warning, then the demonstration in the screen's own language.
    # The time stands still from the last touch on: a busy machine must not use it up.
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 60)
    page.keyboard.press("Shift")
    expect(page.locator("[data-idle]")).to_have_count(0)
    page.clock.fast_forward(595_000)
    expect(page.locator("[data-idle]")).to_be_visible()
    expect(page.locator("[data-attract]")).to_have_count(0)
    page.clock.fast_forward(6_000)
    expect(page.locator("[data-attract]")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("localStorage.getItem('colonnade.games')") == "[]"
    page.clock.resume()
    page.reload()
    expect(page.locator("[data-attract]")).to_be_visible()


def test_nothing_leads_out_of_a_screen(visit: Visit) -> None:
    page = visit(size=SCREEN).page("/?kiosk&idle=600")
    page.get_by_role("button", name="Touche l’écran").click()
    page.click("[data-game=senet] a[href^='/rules']")
    page.wait_for_selector("article h1")
    expect(page.locator("a[download]").first).to_be_attached()
    expect(page.locator("a[download]:visible")).to_have_count(0)
    page.evaluate(
        """() => {
          const link = document.createElement("a");
          link.href = "/api/openapi.json";
          link.textContent = "out";
          link.id = "out";
          document.querySelector("article").prepend(link);
        }"""
    )
    page.click("#out")
    expect(page.locator("article h1")).to_be_visible()
    assert page.url.endswith("/rules/senet")


# Lets a test say that some time has passed, and see that the server was asked for.
CLOCK = """
{
  const now = Date.now;
  window.later = 0;
  Date.now = () => now() + window.later;
  const get = window.fetch;
  window.asked = 0;
  window.fetch = (...all) => {
    const answer = get(...all);
    if (String(all[0]).endsWith("/alive")) answer.finally(() => (window.asked += 1)).catch(() => 0);
    return answer;
  };
}
"""


def test_a_screen_starts_anew_once_a_day_while_nobody_is_there(visit: Visit) -> None:
    visitor = visit(size=SCREEN)
    visitor.context.add_init_script(CLOCK)
    page = visitor.page("/?kiosk&idle=2")
    enter = page.get_by_role("button", name="Touche l’écran")
    # A day has passed, and the server does not answer: what is shown stays.
    page.route("**/alive", lambda route: route.abort())
    page.evaluate("window.later = 25 * 3600 * 1000; window.isOld = true")
    enter.click()
    page.wait_for_function("() => window.asked > 0")
    expect(page.locator("[data-attract]")).to_be_visible()
    assert page.evaluate("window.isOld")
    page.unroute("**/alive")
    # Somebody comes and goes; then the page is loaded anew, and is a screen again.
    enter.click()
    page.wait_for_function("() => window.isOld === undefined")
    expect(page.locator("[data-attract] [data-board] svg[role=group]").first).to_be_visible()
    visitor.faults.clear()  # the browser notes the request that failed


@pytest.fixture
def museum(app: None, tmp_path_factory: pytest.TempPathFactory) -> Server:
    return Server(tmp_path_factory.mktemp("museum") / "tables.db", more=("--kiosk",))


def test_a_server_can_make_every_page_a_screen(museum: Server, visit: Visit) -> None:
    museum.start()
    try:
        visitor = visit(size=SCREEN)
        visitor.address = museum.address
        page = visitor.page("/settings")
        expect(page.locator("[data-attract]")).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.close()
    finally:
        museum.stop()
