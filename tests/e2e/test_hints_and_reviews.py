"""Hints and chances where they are fair, and reviews of games."""

import re

from e2e.conftest import Server, Visit
from e2e.expecting import expect
from e2e.play_helpers import play_on, set_up, wait_for_review

# The second player can line up four columns, and win.
DECIDED = """[Game "corintho"]
[Options "players=2"]

c@a1 k@d4 c@b1 k@a3 c@c1
"""

UNDER_WAY = """() => {
  const fetched = window.fetch;
  window.fetch = (path, request) => {
    if (path !== "/api/study/review") return fetched(path, request);
    request.signal.addEventListener("abort", () => (window.isLeft = true));
    const body = new ReadableStream({
      start(controller) {
        const text = '{"done": 1, "all": 5}\\n{"done": 2, "all": 5}\\n';
        controller.enqueue(new TextEncoder().encode(text));
      },
    });
    return Promise.resolve(new Response(body));
  };
}"""


def test_a_hint_is_a_move_in_words_that_can_be_played(visit: Visit) -> None:
    page = visit(language="en").page("/replay")
    page.fill("textarea", DECIDED)
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-index='0']")
    page.get_by_role("button", name="End", exact=True).click()
    page.click("[data-continue]")
    page.click("[data-hint-ask]")
    hint = page.locator("[data-hint]")
    expect(hint).to_have_attribute("data-hint", "c@d1")
    expect(hint).to_contain_text("Player 2 places a column on d1")
    expect(hint).to_contain_text("100.0%")
    expect(hint).to_contain_text("Next best: Player 2")
    page.click("[data-hint-play]")
    expect(page.locator("[data-result]")).to_contain_text("Player 2")


def test_there_is_no_hint_where_people_play_elsewhere(visit: Visit, server: Server) -> None:
    page = visit(chances=True).page()
    set_up(page, "corintho", "friends")
    link = page.locator("[data-invite] [data-link]").first.input_value()
    other = visit(chances=True).page(link.removeprefix(server.address))
    other.click("[data-sit] button")
    expect(page.locator("[data-acting='0']")).to_be_visible()
    expect(other.locator("[data-awaits=choice]")).to_be_visible()
    for each in (page, other):
        expect(each.locator("[data-hint-ask]")).to_have_count(0)
        expect(each.locator("[data-chances]")).to_have_count(0)


def test_the_chances_are_shown_to_who_wants_them(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page()
    set_up(page, "corintho", "bots")
    expect(page.locator("[data-hint-ask]")).to_be_visible()
    expect(page.locator("[data-chances]")).to_have_count(0)
    table = page.url
    page.goto(f"{visitor.address}/settings")
    page.get_by_label("Montrer les chances de gagner").check()
    page.goto(table)
    expect(page.locator("[data-chances='2']")).to_be_visible()
    expect(page.locator("[data-chances]")).to_have_attribute(
        "aria-label", re.compile(r"Joueur 1 \d+\s%, Le robot \d+\s%")
    )


def test_a_game_is_reviewed_from_its_record(visit: Visit) -> None:
    page = visit(language="en").page("/replay")
    page.fill("textarea", DECIDED)
    page.click("form button[type=submit]")
    page.click("[data-review-link]")
    wait_for_review(page)
    expect(page.locator("main")).to_contain_text("not over")
    expect(page.locator("[data-luck] tbody tr")).to_have_count(2)
    expect(page.locator("[data-summary]")).to_contain_text("Ahead: Player 2, with 100%.")
    # The picture in figures: the start, the turning points and the end, for both.
    page.get_by_text("The same in figures").click()
    figures = page.locator("[data-figures] tbody tr")
    expect(figures.first).to_contain_text("the start")
    expect(figures.last).to_contain_text("5. Player 1 places a column on c1")
    expect(figures.last.locator("td")).to_have_text(["0%", "100%"])
    turning = page.locator("[data-turning='5']")
    expect(turning).to_contain_text("Player 1 places a column on c1")
    turning.scroll_into_view_if_needed()
    expect(turning.locator("[data-board] svg[role=group]").first).to_be_visible()
    # The right end of the picture is the last moment.
    box = page.locator("[data-plot]").bounding_box()
    assert box is not None
    page.locator("[data-plot]").click(position={"x": box["width"] - 30, "y": box["height"] / 2})
    expect(page.locator("[data-index='5']")).to_be_visible()
    expect(page.locator("[data-judged]")).to_contain_text("Better: ")
    page.get_by_role("button", name="Français").click()
    expect(page.locator("[data-judged]")).to_contain_text("Mieux : ")
    expect(turning).to_contain_text("Joueur 1 pose une colonne en c1")
    page.reload()
    wait_for_review(page)


def test_whoever_waits_for_a_review_sees_how_far_it_has_come_and_may_leave(visit: Visit) -> None:
    page = visit(language="en").page("/replay")
    page.fill("textarea", DECIDED)
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-review-link]")
    # The review of a long game: its first words come, and then nothing for long.
    page.evaluate(UNDER_WAY)
    page.click("[data-review-link]")
    expect(page.locator("[data-progress='2']")).to_contain_text("2 of 5 studied")
    assert page.locator("progress").evaluate("(bar) => [bar.value, bar.max]") == [2, 5]
    # Meanwhile the game can be looked at.
    page.click("[data-step=on]")
    expect(page.locator("[data-index='1']")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Replay").click()
    expect(page.locator("[data-review-link]")).to_be_visible()
    assert page.evaluate("window.isLeft") is True


def test_a_review_that_breaks_off_is_told(visit: Visit) -> None:
    page = visit(language="en").page("/replay")
    page.route(
        "**/api/study/review",
        lambda route: route.fulfill(
            content_type="application/x-ndjson", body='{"done": 1, "all": 5}\n'
        ),
    )
    page.fill("textarea", DECIDED)
    page.click("form button[type=submit]")
    page.click("[data-review-link]")
    expect(page.locator("main [role=alert]")).to_contain_text("cannot be reached")


def test_the_result_leads_to_the_review(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    play_on(page, up_to=3)
    page.click("[data-menu]")
    page.click("[data-resign]")
    page.click("dialog [data-yes]")
    page.click("[data-result] [data-review-link]")
    wait_for_review(page)
    expect(page.locator("[data-plot]")).to_be_visible()


def test_a_review_of_nothing_says_where_to_find_something(visit: Visit) -> None:
    page = visit().page("/review")
    expect(page.locator("main")).to_contain_text("Quelle partie veux-tu faire analyser ?")
    expect(page.locator("[data-record-of]")).to_have_count(4)
