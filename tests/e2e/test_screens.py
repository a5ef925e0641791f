"""Every screen is used well: what is needed is in sight, can be read, and can be touched."""

import itertools
import math
import random
from collections.abc import Mapping

import pytest
from playwright.sync_api import Page

import colonnade
from colonnade.games import GAMES
from colonnade.kernel.awaited import CHANCE, OVER
from e2e.accessibility import violations
from e2e.conftest import Picture, Visit
from e2e.expecting import expect
from e2e.play_helpers import STILL, all_of, fill_in
from e2e.visitors import PHONE
from waiting import wait_until

SCREENS: Mapping[str, tuple[int, int]] = {
    "large": (1920, 1080),
    "desk": (1440, 900),
    "tablet-lying": (1180, 820),
    "tablet": (768, 1024),
    "phone": (390, 844),
    "phone-lying": (844, 390),
    "enlarged": (720, 450),  # a desk of 1440 × 900 at 200 %
}
SMALLEST = 11
"""Pixels below which nobody reads on a phone."""
LYING_PHONE = {"width": 844, "height": 390}
SMALL_PHONE = {"width": 320, "height": 568}
BOARD = "[data-board] svg[role=group]"
MENU = "[data-menu]"
STATUS = "[data-status]"
THROW = "[data-throw]"
DICE = "[data-board] [role=checkbox]"
TURN_END = "[data-board] .turn button"
# Situations in which something else is needed each time, and what that is.
NEEDS = [
    ("senet", {}, "opening_coins", [BOARD, THROW]),
    ("senet", {}, "forward", ["[data-place='1']", "[data-place='30']", "[data-hint-ask]"]),
    ("corintho", {}, "first_piece", ["[data-place=b]", "[data-place=k]", "[data-place=d4]"]),
    ("corintho", {"players": "4"}, "place_or_move", ["[data-place=c]", "[data-place=a1]"]),
    ("columbiz", {}, "throw", [BOARD, THROW]),
    ("columbiz", {}, "keep_or_place", [BOARD, DICE, "[data-board] .again", "[data-hint-ask]"]),
    ("columbiz", {"players": "4"}, "place_more", [BOARD, TURN_END]),
    ("les-4-colonnes", {}, "throw_five", [BOARD, THROW]),
    ("les-4-colonnes", {"players": "4"}, "play_die", [BOARD, "[data-hint-ask]"]),
    ("les-4-colonnes", {}, "bonus", [BOARD, "[data-board] button"]),
]
CROWDED = "Y:A,26,27,F3 B:A,A,22,22 G:A,A,A,39 R:A,A,A,5 Y 4 0 - -"
# The boxes of everything named that are not wholly in sight, or that lie under something else.
HIDDEN = """(needed) => needed.flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)];
  if (found.length === 0) return [`${selector}: not there`];
  return found.flatMap((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!inside) return [`${selector}: ${[left, top, right, bottom].map(Math.round)}`];
    if (one instanceof SVGSVGElement) return [];
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit && (one.contains(hit) || hit.contains(one)) ? [] : [`${selector}: covered`];
  });
})"""
FILLS = """(board) => {
  const { width, height } = document.querySelector(board).getBoundingClientRect();
  return height > 0.8 * innerHeight || width > 0.9 * innerWidth;
}"""
# What is said at the table, in every frame in which it is on the page.
HEAR = """() => {
  window.heard = [];
  const look = () => {
    const said = document.querySelector("[data-emote]");
    if (said) heard.push([getComputedStyle(said).opacity, said.textContent]);
    requestAnimationFrame(look);
  };
  look();
}"""
# Whether every ring of a hint lies around a place of the board.
POINTED = """() => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const places = [...document.querySelectorAll("[data-board] [data-place]")].map(middle);
  return [...document.querySelectorAll("[data-hint-arrow] .ring")].every((ring) => {
    const [x, y] = middle(ring);
    return places.some((place) => Math.hypot(place[0] - x, place[1] - y) < 2);
  });
}"""
# Texts with the size in pixels at which they are drawn, whatever they are drawn in.
TEXTS = """() => [...document.querySelectorAll(".table *, .table text")]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => one.checkVisibility({ checkOpacity: true }) && !one.closest(".sr-only"))
  .filter((one) => one.getBoundingClientRect().width > 1)
  .map((one) => {
    const scale = one instanceof SVGGraphicsElement ? Math.abs(one.getScreenCTM().a) : 1;
    const pixels = parseFloat(getComputedStyle(one).fontSize) * scale;
    return [one.textContent.trim().slice(0, 30), pixels];
  })"""
TARGETS = """() => [...document.querySelectorAll(".table button, .table a, .table summary")]
  .filter((one) => one.checkVisibility())
  .map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return [one.textContent.trim().slice(0, 30), Math.min(width, height)];
  })"""


# The least number of pixels between two texts that are beside each other.
APART = """(texts) => {
  const boxes = [...document.querySelectorAll(texts)].map((one) => one.getBoundingClientRect());
  const beside = boxes.flatMap((one) => boxes
    .filter(({ left, top }) => left > one.left && Math.abs(top - one.top) < 2)
    .map(({ left }) => left - one.right));
  return Math.min(...beside);
}"""


MIDDLES = """(all) => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""


def small_texts(page: Page) -> list[str]:
    """Whatever is written too small to be read."""
    return [text for text, pixels in page.evaluate(TEXTS) if pixels < SMALLEST]


def position_of(game: str, given: Mapping[str, str], kind: str) -> str:
    """A position of a game in which this is awaited."""
    book = GAMES[game]
    options = book.options.read_options({"players": "2", **given})
    rules = book.rules
    for seed in range(200):
        rng, state = random.Random(f"{game} {seed}"), rules.start(options)
        for _ in range(1500):
            stage = rules.awaits(options, state)
            if stage == OVER:
                break
            if book.awaited(options, state)[0].kind == kind:
                return book.notation.write_position(options, state)
            if stage == CHANCE:
                throw = rules.cast(options, state, rng.randrange(rules.cases(options, state)))
                state = rules.after_throw(options, state, throw)
            else:
                menu = rules.legal(options, state)
                move = rules.nth(menu, rng.randrange(rules.count(menu)))
                state = rules.after_move(options, state, move)
    raise AssertionError(f"{kind} never comes in {game}")


def line_position() -> str:
    """Corintho with a line to be broken or lengthened."""
    game = colonnade.new("corintho")
    for token in ("c@a1", "k@d4", "c@b1", "k@a3", "c@c1"):
        game.play(token)
    return game.position


def table_at(page: Page, game: str, given: Mapping[str, str], position: str) -> None:
    """A table on this device at which the game goes on from a position."""
    options = " ".join(f"{name}={value}" for name, value in {"players": "2", **given}.items())
    page.fill("textarea", f'[Game "{game}"]\n[Options "{options}"]\n[Position "{position}"]\n\n')
    page.click("form button[type=submit]")
    page.click("[data-continue]")
    page.wait_for_selector("[data-version] [data-board] svg[role=group]")
    page.evaluate(STILL)


def wait_until_in_sight(page: Page, needed: list[str], screen: str = "phone") -> None:
    """Wait until all that is needed can be seen and touched; the page may still be laid out."""
    what = f"the {screen} shows what is needed, {needed}"
    wait_until(lambda: page.evaluate(HIDDEN, needed) == [], what)


@pytest.mark.parametrize(("game", "given", "kind", "needed"), NEEDS)
def test_all_that_is_needed_is_in_sight_on_every_screen(
    game: str,
    given: Mapping[str, str],
    kind: str,
    needed: list[str],
    visit: Visit,
    picture: Picture,
) -> None:
    page = visit().page("/replay")
    table_at(page, game, given, position_of(game, given, kind))
    for screen, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_function(f"() => innerWidth === {width}")
        # A board is drawn for its new room some frames later.
        wait_until_in_sight(page, [STATUS, MENU, *needed], screen)
        picture(page, f"{game}-{kind}-{screen}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        if screen in ("large", "desk", "tablet-lying"):
            # All of the height there is or, for a long board, of the width.
            wait_until(lambda: page.evaluate(FILLS, BOARD), f"the board fills the {screen}")


@pytest.mark.parametrize(
    ("game", "players", "kind"),
    [
        ("les-4-colonnes", "4", ""),
        ("corintho", "2", "place_or_move"),
        ("columbiz", "2", "place_more"),
        ("senet", "2", "forward"),
    ],
)
def test_a_board_can_be_read_and_touched_on_a_phone(
    game: str, players: str, kind: str, visit: Visit
) -> None:
    given = {"players": players}
    page = visit(size=PHONE).page("/replay")
    table_at(page, game, given, position_of(game, given, kind) if kind else CROWDED)
    for size in (PHONE, LYING_PHONE, SMALL_PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_function(f"() => innerWidth === {size['width']}")
        # A board is drawn for its new room some frames later.
        wait_until(lambda: not small_texts(page), f"no text is smaller than {SMALLEST} pixels")
        narrow = [(text, pixels) for text, pixels in page.evaluate(TARGETS) if pixels < 40]
        assert not narrow
        if game == "les-4-colonnes":
            assert page.evaluate(APART, "[data-board] .number") > 1


def test_the_end_of_a_turn_lies_under_nothing_else_that_can_be_done(visit: Visit) -> None:
    page = visit(size=LYING_PHONE).page("/replay")
    table_at(page, "columbiz", {}, position_of("columbiz", {}, "place_more"))
    page.click("[data-moves] summary")
    page.locator("[data-token*='@']").first.click()
    page.wait_for_selector("[data-undo]")
    needed = ["[data-undo]", "[data-hint-ask]", "[data-hurry]", TURN_END]
    page.evaluate("scrollTo(0, 0)")
    wait_until_in_sight(page, needed)


def test_places_closer_than_fingertips_are_shown_enlarged(visit: Visit, axe: str) -> None:
    page = visit().page("/replay")
    table_at(page, "les-4-colonnes", {}, "Y:A,A,26,27 G:A,A,A,32 Y 4 0 - -")
    touched = page.locator("[data-board] [data-place='26']").bounding_box()
    assert touched is not None
    page.touchscreen.tap(touched["x"] + touched["width"] / 2, touched["y"] + touched["height"] / 2)
    picks = page.locator("[data-magnifier] [data-pick]")
    both = all_of(picks, 2)
    assert not violations(page, axe)
    for pick in both:
        box = pick.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    box = page.locator("[data-pick='27']").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-magnifier]")).to_have_count(0)
    chosen = page.locator("[data-board] [data-place='27']")
    expect(chosen).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    ("game", "kind", "needed"),
    [
        ("columbiz", "keep_or_place", [DICE, "[data-board] .again"]),
        ("corintho", "first_piece", ["[data-place=b]", "[data-place=k]", "[data-place=a1]"]),
        ("senet", "forward", ["[data-place='11']", "[data-place='21']", "[data-place='30']"]),
    ],
)
def test_a_hint_on_a_phone_hides_neither_dice_nor_reserves(
    game: str, kind: str, needed: list[str], visit: Visit
) -> None:
    page = visit().page("/replay")
    table_at(page, game, {}, position_of(game, {}, kind))
    page.click("[data-hint-ask]")
    page.wait_for_selector("[data-hint]:not([data-hint=''])")
    for name in ("phone-lying", "tablet", "phone"):
        width, height = SCREENS[name]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        wait_until_in_sight(page, [*needed, "[data-hint-play]"], name)
        # What is drawn on the board has moved with it.
        wait_until(lambda: page.evaluate(POINTED), f"the hint points at its places on the {name}")
    token = page.get_attribute("[data-hint]", "data-hint") or ""
    if token.startswith("keep:"):
        # The dice to keep are marked where they lie.
        kept = len(token.removeprefix("keep:").replace("-", ""))
        expect(page.locator("[data-advised]")).to_have_count(kept)


def test_the_reasons_of_a_hint_leave_the_board_of_a_phone_in_sight(visit: Visit) -> None:
    """A position whose two reasons are long; a desk tells both."""
    page = visit().page("/replay")
    table_at(page, "senet", {}, "b..b....../.b...bw.w./..ww.w...b 0 2 0,0 1")
    page.click("[data-hint-ask]")
    page.wait_for_selector("[data-hint]:not([data-hint=''])")
    reasons = page.locator("[data-hint] .whole")
    expect(reasons).to_contain_text("risque un échange")
    expect(reasons).to_contain_text("prépare un échange")
    for name in ("desk", "phone-lying", "phone"):
        width, height = SCREENS[name]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        wait_until_in_sight(page, [f"[data-place='{cell}']" for cell in (1, 10, 20, 21)], name)
        assert reasons.is_visible() == (name == "desk")


def test_a_lying_phone_shows_games_to_play_and_steps_beside_a_board(visit: Visit) -> None:
    page = visit(size=LYING_PHONE).page()
    wait_until_in_sight(page, ["[data-game=corintho] a.button"], "phone-lying")
    page.goto(page.url + "replay")
    for game in ("corintho", "senet"):
        page.fill("textarea", f'[Game "{game}"]\n[Options "players=2"]\n\n')
        page.click("form button[type=submit]")
        wait_until_in_sight(page, [BOARD, "[data-step=on]", "[data-step=back]"], "phone-lying")
        page.get_by_role("button", name="Une autre partie").click()


def test_what_people_say_is_chosen_and_seen_on_every_screen(visit: Visit) -> None:
    page = visit().page("/new/columbiz")
    fill_in(page, "columbiz", "friends")
    link = page.locator("[data-invite] [data-link]").first.input_value()
    other = visit(language="en").page(link[link.index("/table") :])
    other.click("[data-sit] button")
    for screen, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        page.click("[data-talk]")
        wait_until_in_sight(page, ["[data-say]"], screen)
        page.click("[data-talk]")
        expect(page.locator("[data-say]")).to_have_count(0)
    other.evaluate(HEAR)
    page.click("[data-talk]")
    page.click("[data-say]")
    # Nothing moves here: it is there all the same, and then it is gone.
    other.wait_for_function("() => heard.length > 3")
    expect(other.locator("[data-emote]")).to_have_count(0)
    heard = other.evaluate("heard")
    assert {opacity for opacity, _ in heard} == {"1"}
    assert "Hello!" in heard[0][1]


def test_a_page_of_320_pixels_still_works(visit: Visit) -> None:
    page = visit().page()
    page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]
    links = page.locator("[data-game] a.button")
    expect(links.first).to_be_visible()
    # Words stay off the border of what they stand on.
    padded = (
        "(all) => all.map((one) => { const range = document.createRange(); "
        "range.selectNodeContents(one.firstChild); "
        "return one.getBoundingClientRect().right - range.getBoundingClientRect().right; })"
    )
    assert min(links.evaluate_all(padded)) >= 4
    page.goto(page.url + "new/senet")
    page.locator("form button[type=submit]").wait_for()
    assert min(page.locator("form button[type=submit]").evaluate_all(padded)) >= 4
    page.goto(page.url.replace("new/senet", "replay"))
    table_at(page, "columbiz", {}, position_of("columbiz", {}, "throw"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    wait_until_in_sight(page, [STATUS, MENU, THROW])
    page.click(THROW)
    expect(page.locator(DICE)).to_have_count(8)
    wait_until_in_sight(page, [BOARD, DICE, "[data-board] .again"], "320 pixels")
    # Cells are smaller than fingertips here: what is touched between two of them is enlarged.
    page.evaluate(STILL)
    middles = page.locator("[data-board] .paid .touch").evaluate_all(MIDDLES)
    one, other = min(itertools.combinations(middles, 2), key=lambda two: math.dist(*two))
    page.touchscreen.tap((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
    picks = page.locator("[data-magnifier] [data-pick]")
    expect(picks).to_have_count(2)
    picks.first.tap()
    expect(page.locator("[data-board] [data-piece]")).to_have_count(1)
    page.evaluate(STILL)
    wait_until_in_sight(page, ["[data-undo]", "[data-hint-ask]", "[data-hurry]", DICE, TURN_END])
    ends, begins = (page.locator(one).bounding_box() for one in (TURN_END, ".dock"))
    assert ends is not None
    assert begins is not None
    assert ends["y"] + ends["height"] <= begins["y"] + 1


def test_the_drawer_has_it_all_without_leaving_the_table(visit: Visit, axe: str) -> None:
    page = visit().page("/replay")
    table_at(page, "corintho", {}, line_position())
    table = page.url
    page.click(MENU)
    drawer = page.locator("[data-drawer]")
    for wanted in ("[data-preference=sound]", "[data-speed='0.6']", "[data-resign]"):
        expect(drawer.locator(wanted)).to_be_visible()
    # Nothing is thrown in this game.
    expect(drawer.locator("[data-preference=autoThrow]")).to_have_count(0)
    assert not violations(page, axe)
    drawer.locator("[data-preference=sound]").check()
    drawer.locator("[data-speed='2']").check()
    kept = page.evaluate("JSON.parse(localStorage.getItem('colonnade.preferences'))")
    assert kept["sound"] is True
    assert kept["speed"] == 2
    drawer.locator("[data-drawer-rules]").click()
    expect(drawer.locator("h3#C10")).to_be_attached()
    assert not violations(page, axe)
    drawer.locator("[data-drawer-close]").click()
    # A clause that is named is opened where it is asked about.
    page.locator("[data-board] [data-place=k]").click()
    page.locator("[data-board] [data-place=d3]").click()
    page.locator("[data-why] [data-clause]").click()
    expect(page.locator("[data-drawer] h3#C10")).to_be_focused()
    page.keyboard.press("Escape")
    assert page.url == table
    # A hint is drawn where it would be played.
    page.click(MENU)
    page.locator("[data-drawer-hint]").click()
    expect(page.locator("[data-hint-arrow]")).to_be_visible()
    assert "-0 %" not in page.locator("[data-hint]").inner_text().replace("\u00a0", " ")
    assert not violations(page, axe)
    page.click(MENU)
    page.locator("[data-drawer-home]").click()
    expect(page).to_have_url(table.partition("/table/")[0] + "/")


def test_a_status_says_what_is_awaited_and_teams_are_shown(visit: Visit) -> None:
    page = visit().page("/replay")
    table_at(page, "corintho", {}, line_position())
    expect(page.locator(STATUS)).to_contain_text("a un alignement (a1 b1 c1)")
    page = visit().page("/replay")
    teams = {"players": "4", "teams": "yes"}
    start = position_of("les-4-colonnes", teams, "throw_five")
    table_at(page, "les-4-colonnes", teams, start)
    expect(page.locator(STATUS)).to_contain_text("un 5 ouvre ton atelier")
    expect(page.locator("[data-team]").first).to_have_text("avec Vert")
