"""What is kept in the browser: games, their statistics, the shell of the app, notifications."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import Visit
from e2e.expecting import expect
from e2e.play_helpers import play_on, set_up
from e2e.visitors import PHONE
from waiting import wait_until

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The policy of the pages forbids scripts of others; tests may look all the same.
LOOK = "async () => (await axe.run()).violations.map((one) => `${one.id}: ${one.help}`)"
WORKER = """
async () => {
  const registration = await navigator.serviceWorker.ready;
  return registration.active !== null && (await caches.keys()).length;
}
"""

CACHED = """
async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(caches_.map((cache) => cache.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}
"""

# A page that nobody looks at. The headless shell has no notifications, and says so whatever was
# granted: there, what the worker is told to show is noted. In a whole Chromium it is shown.
HIDDEN = """
Object.defineProperty(document, "hidden", { get: () => true });
if (Notification.permission !== "granted") {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  const noted = [];
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title, options) => void noted.push({ title, ...options }),
    getNotifications: async () => noted,
  });
}
"""
NOTIFIED = """() => navigator.serviceWorker.getRegistration()
  .then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, data, tag }) => [title, data.url, tag]))"""


def check_axe(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(LOOK) == []


def test_games_are_kept_through_reloads_and_go_to_another_browser(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit().page()
    set_up(page, "corintho", "bots")
    table = page.url.rpartition("/")[2]
    page.goto(page.url.partition("/table")[0])
    game = page.locator(f"[data-saved='{table}']")
    expect(game).to_contain_text("au hasard")
    expect(game.locator("img")).to_have_js_property("complete", value=True)
    page.reload()
    game.get_by_role("link", name="Continuer").click()
    play_on(page)
    page.wait_for_function(
        "(table) => localStorage.getItem(`colonnade.record.${table}`) !== null", arg=table
    )
    page.goto(page.url.partition("/table")[0] + "/games")
    expect(page.locator(f"[data-saved='{table}'][data-over=true]")).to_be_visible()
    expect(page.locator("[data-statistics]")).to_contain_text("au hasard")
    check_axe(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Enregistrer").click()
    download.value.save_as(tmp_path / "games.json")
    assert table in (tmp_path / "games.json").read_text(encoding="utf-8")

    other = visit(language="en").page("/games")
    other.set_input_files("input[type=file]", tmp_path / "games.json")
    expect(other.locator(f"[data-saved='{table}']")).to_contain_text("random")
    other.get_by_role("button", name="Delete").click()
    other.get_by_role("button", name="Really delete").click()
    expect(other.locator("[data-saved]")).to_have_count(0)
    page.get_by_role("button", name="Revanche").click()
    page.wait_for_selector("[data-version]")
    assert not page.url.endswith(table)


def test_a_result_is_shared_as_a_picture(visit: Visit, tmp_path: Path) -> None:
    page = visit(size={"width": 1440, "height": 900}).page()
    set_up(page, "corintho", "here")
    play_on(page)
    page.click("[data-share-result] summary")
    for kind, head in (("png", b"\x89PNG"), ("svg", b"<svg")):
        with page.expect_download() as download:
            page.click(f"[data-picture={kind}]")
        download.value.save_as(tmp_path / kind)
        assert (tmp_path / kind).read_bytes().startswith(head)
    # It is the board that was played on, with nothing of the page's own styles needed.
    drawn = page.locator("[data-board] svg[role=group]").first
    picture = (tmp_path / "svg").read_text(encoding="utf-8")
    assert f'viewBox="{drawn.get_attribute("viewBox")}"' in picture
    assert "Joueur 1" in picture
    assert "class=" not in picture
    assert "var(" not in picture
    link = page.locator("[data-review-address]").input_value()
    page.goto(link)
    expect(page.locator("[data-review]")).to_be_visible()


def test_the_shell_is_there_without_a_network_and_no_answer_is(visit: Visit) -> None:
    visitor = visit(worker=True)
    page = visitor.page()
    page.wait_for_selector("[data-game]")
    assert page.evaluate(WORKER) == 1
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    kept = page.evaluate(CACHED)
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/health", "/metrics"))]
    visitor.context.set_offline(True)
    page.reload()
    expect(page.locator("header .brand")).to_be_visible()
    # What the browser itself keeps for some minutes aside, nothing answers for the server.
    answer = "fetch('/api/games', { cache: 'no-store' }).then(() => 'answered', () => 'failed')"
    assert page.evaluate(answer) == "failed"
    visitor.context.set_offline(False)
    page.reload()
    expect(page.locator("[data-game]")).to_have_count(4)
    visitor.faults.clear()  # the browser notes every request without a network


@pytest.mark.parametrize(
    ("permission", "state"), [("default", "ask"), ("granted", "granted"), ("denied", "denied")]
)
def test_settings_say_whether_notifications_can_be_had(
    permission: str, state: str, visit: Visit
) -> None:
    visitor = visit()
    script = f"Object.defineProperty(Notification, 'permission', {{ get: () => '{permission}' }})"
    visitor.context.add_init_script(script)
    page = visitor.page("/settings")
    expect(page.locator(f"[data-notify={state}]")).to_be_visible()
    check_axe(page)


def test_settings_say_that_notifications_need_a_secure_address(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(
        "Object.defineProperty(globalThis, 'isSecureContext', { get: () => false })"
    )
    page = visitor.page("/settings")
    expect(page.locator("[data-notify=insecure]")).to_contain_text("https")


def test_the_tab_says_whose_turn_it_is_and_a_hidden_one_notifies(visit: Visit) -> None:
    visitor = visit(notify=True, size=PHONE, worker=True)
    visitor.context.grant_permissions(["notifications"], origin=visitor.address)
    visitor.context.add_init_script(HIDDEN)
    page = visitor.page()
    page.wait_for_selector("[data-game]")
    page.evaluate(WORKER)
    set_up(page, "corintho", "bots")
    expect(page.locator("[data-awaits=choice][data-acting='0']")).to_be_visible()
    expect(page).to_have_title("C’est à toi ! Corintho · Colonnade")
    assert page.get_attribute("link[rel=icon]", "href") == "/icon-turn.svg"
    path = page.url[page.url.index("/table") :]
    expected = [["C’est à toi\u00a0!", path, "table-" + path.removeprefix("/table/")]]
    wait_until(lambda: page.evaluate(NOTIFIED) == expected, "the person is notified")
    page.click("[data-menu]")
    page.click("[data-drawer-home]")
    # Home looks only while it is seen.
    expect(page).to_have_title("(1) C’est à toi ! Colonnade")
    kept = json.loads(page.evaluate("localStorage.getItem('colonnade.games')"))
    assert (kept[0]["awaits"]["kind"], kept[0]["awaits"]["seat"]) == ("choice", 0)
