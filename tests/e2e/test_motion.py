"""A board that lives as long as its table, and opponents that one can follow."""

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.conftest import Visit
from e2e.expecting import expect
from e2e.motion_probe import FOLLOW, LISTEN, TAP, between, rolls, watch
from e2e.play_helpers import (
    GAMES_WITH_DICE,
    SHORT,
    STILL,
    begin_at,
    fill_in,
    is_the_same_board,
    keep_the_board,
    next_frame,
    play_on,
    set_up,
    touch,
)
from waiting import wait_until

GAMES = sorted(SHORT)
# With pawns under way: until a five opens a workshop, bots throw in vain for many turns.
UNDER_WAY = {"les-4-colonnes": "Y:6,20,24,30 G:8,18,26,34 Y - 0 - -"}
BOT = 0
"""The seat of the bot, which begins."""
THROW_SEEN = 600
REST = 300


def until_my_turn(page: Page) -> None:
    page.wait_for_selector("[data-acting]:not([data-acting='']), [data-result]")


def open_moves(page: Page) -> None:
    page.evaluate("document.querySelector('[data-moves]').open = true")
    page.wait_for_selector("[data-token]")


def test_looking_back_and_returning_keeps_the_board(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    keep_the_board(page)
    play_on(page, up_to=3)
    page.locator("[data-log] button").last.click()
    page.click("[data-step=back]")
    expect(page.locator("[data-board] [data-piece]")).to_have_count(0)
    page.click("[data-now]")
    expect(page.locator("[data-board] [data-piece]")).not_to_have_count(0)
    assert is_the_same_board(page)


@pytest.mark.parametrize(("game", "dice"), [("les-4-colonnes", 2), ("columbiz", 8), ("senet", 1)])
def test_dice_roll_to_where_they_lie(game: str, dice: int, visit: Visit) -> None:
    page = visit(motion=True).page()
    set_up(page, game, "here")
    keep_the_board(page)
    page.wait_for_selector("[data-throw]")
    paths = watch(page, "[data-throw]", "[data-board] .die .body")
    # All that are thrown, through places strictly between where they fall from and where they lie;
    # others are carved into a board, or wait for the next throw.
    assert sum(rolls(path) for path in paths) == dice
    assert is_the_same_board(page)


# What is written beside the coins as long as one of them is in the air, and when all lie. It is
# looked at whenever it changes: a throw that opens nothing is soon followed by the next turn.
SAID = """
() => {
  window.said = { flying: [], lying: [] };
  const board = document.querySelector("[data-board]");
  const look = () => {
    const coins = [...board.querySelectorAll(".coin")];
    const isFlying = coins.some((coin) => coin.getAnimations().length > 0);
    const text = board.querySelector(".throw .number").textContent;
    const into = said[isFlying ? "flying" : "lying"];
    if (!into.includes(text)) into.push(text);
  };
  const everything = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(board, everything);
  const again = () => {
    look();
    requestAnimationFrame(again);
  };
  again();
}
"""


def test_coins_jump_and_turn(visit: Visit) -> None:
    page = visit(motion=True).page("/new/senet")
    page.check("input[value=here]")
    page.wait_for_selector("form .seats svg")
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-throw]")
    page.evaluate(SAID)
    paths = watch(page, "[data-throw]", "[data-board] .coin")
    assert len(paths) == 4
    assert [path for path in paths if not rolls(path)] == []
    # What they will show is not written beside them before.
    assert page.evaluate("said.flying") == [""]
    page.wait_for_function("said.lying.some((text) => text !== '')")


@pytest.mark.parametrize("game", GAMES)
def test_pieces_go_through_places_between(game: str, visit: Visit) -> None:
    page = visit(motion=True, autoThrow=True).page()
    set_up(page, game, "here", auto_throw=True)
    keep_the_board(page)
    # Some moves move no piece: dice that are kept, a bonus that is left.
    for _ in range(40):
        page.wait_for_selector("[data-acting]:not([data-acting=''])[data-awaits=choice]")
        open_moves(page)
        prefer(page)
        paths = watch(page, "[data-wanted]", "[data-piece]")
        if any(between(path) for path in paths):
            break
    else:
        raise AssertionError("nothing was seen to move")
    assert is_the_same_board(page)
    expect(page.locator("[data-last-move]:not([data-last-move='0'])")).to_be_attached()


# Chooses the last move of the list, which ends a turn soonest, and waits until it is answered.
MOVE = """
() => new Promise((done) => {
  const { dataset } = document.querySelector("[data-version]");
  const before = dataset.version;
  document.querySelector("[data-moves]").open = true;
  let isChosen = false;
  const look = () => {
    if (dataset.version !== before) return done();
    const move = document.querySelector("[data-token]:last-of-type");
    if (move && !isChosen) {
      isChosen = true;
      move.click();
    }
    requestAnimationFrame(look);
  };
  look();
})
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_seen_to_throw_and_to_move_one_thing_after_the_other(
    game: str, visit: Visit
) -> None:
    """What the other side does passes through places between, as one's own moves do."""
    page = visit(motion=True, autoThrow=True).page(f"/new/{game}")
    begin_at(page, UNDER_WAY)
    page.wait_for_selector("form .seats svg")
    own = page.locator("form .seats .seat").nth(1 - BOT)
    own.locator("select:has(option[value=me])").select_option("me")
    fill_in(page, game, "bots")
    keep_the_board(page)
    page.evaluate(FOLLOW)
    page.evaluate(LISTEN)
    has_dice = game in GAMES_WITH_DICE
    wanted = {"played", "thrown"} if has_dice else {"played"}
    seen: set[str] = set()
    gaps: list[Gap] = []
    # Whatever the person chooses; where there are dice, the bot throws, moves, and throws again.
    while not wanted <= seen or (has_dice and len({is_move_of_throw(gap) for gap in gaps}) < 2):
        until_my_turn(page)
        assert not page.is_visible("[data-result]"), "the game was over before"
        page.evaluate(MOVE)
        shown, followed = page.evaluate("[window.shown, window.followed]")
        # Asked afterwards, so that it knows every version that was followed.
        kinds = log_of(page)
        gaps = bot_gaps(shown, kinds)
        for version, things in followed.items():
            kind, seat = kinds[int(version)]
            if seat != BOT or kind not in wanted:
                continue
            sort = "piece" if kind == "played" else "die"
            if any(between(path) or rolls(path) for path in things[sort]):
                seen.add(kind)
    assert is_the_same_board(page)
    for gap in gaps:
        before, _, waited = gap
        shown = THROW_SEEN if before[0] == "thrown" else 0
        least = shown + (0 if is_move_of_throw(gap) else REST)
        # Timers and the page's clock are rounded to a millisecond.
        assert waited >= least - 1, gap


def prefer(page: Page) -> None:
    """Mark the move to click: in Columbiz one that places a pawn, elsewhere the first."""
    page.evaluate(
        """() => {
          const tokens = [...document.querySelectorAll("[data-token]")];
          const wanted = tokens.find((one) => !one.dataset.token.startsWith("keep")) ?? tokens[0];
          document.querySelector("[data-wanted]")?.removeAttribute("data-wanted");
          wanted.setAttribute("data-wanted", "");
        }"""
    )


Entry = tuple[str, int]
Gap = tuple[Entry, Entry, float]


def bot_gaps(shown: list[tuple[int, float]], kinds: Mapping[int, Entry]) -> list[Gap]:
    """The milliseconds before everything that a bot did, since something else was shown."""
    return [
        (kinds[before], kinds[after], late - early)
        for (before, early), (after, late) in pairwise(shown)
        if {kinds[before][0], kinds[after][0]} <= {"played", "thrown"} and kinds[after][1] == BOT
    ]


def is_move_of_throw(gap: Gap) -> bool:
    """Whether somebody moved what was thrown before."""
    before, after, _ = gap
    return (before[0], after[0]) == ("thrown", "played") and before[1] == after[1]


def log_of(page: Page) -> dict[int, tuple[str, int]]:
    """The kinds of all entries of the log, by their versions."""
    table = page.url.rpartition("/")[2]
    found: list[list[Any]] = page.evaluate(
        """(table) => new Promise((done) => {
          const socket = new WebSocket(
            `ws://${location.host}/api/tables/${table}/play?after=0`);
          socket.onmessage = ({ data }) => {
            const { is, story } = JSON.parse(data);
            if (is !== "hello") return;
            socket.close();
            done(story.map(({ version, kind, seat }) => [version, kind, seat]));
          };
        })""",
        table,
    )
    return {version: (kind, seat) for version, kind, seat in found}


@pytest.mark.parametrize("game", GAMES)
def test_the_last_move_is_marked_after_a_reload(game: str, visit: Visit) -> None:
    page = visit(autoThrow=True).page()
    set_up(page, game, "here", auto_throw=True)
    marked = page.locator("[data-last-move]:not([data-last-move='0'])")
    for _ in range(40):
        page.wait_for_selector("[data-acting]:not([data-acting=''])[data-awaits=choice]")
        open_moves(page)
        prefer(page)
        version = page.get_attribute("[data-version]", "data-version")
        page.evaluate("document.querySelector('[data-wanted]').click()")
        page.wait_for_function(
            "(before) => document.querySelector('[data-version]').dataset.version !== before",
            arg=version,
        )
        if marked.count():
            break
    before = marked.inner_html()
    news = page.locator("[data-news]").inner_text()
    page.reload()
    expect(marked).to_be_attached()
    assert drawn(marked.inner_html()) == drawn(before)
    # And it is told, where nothing has happened since.
    assert news
    expect(page.locator("[data-news]")).to_have_text(news)


def drawn(markup: str) -> str:
    """What is drawn, without the remarks that the page leaves in it."""
    return re.sub(r"<!--.*?-->", "", markup)


def test_looking_back_marks_the_move_that_led_there(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    play_on(page, up_to=4)
    page.locator("[data-log] button").first.click()
    latest = page.locator("[data-last-move] .to").first.get_attribute("cx")
    rows = page.locator("[data-last-move]")
    for _ in range(3):
        page.click("[data-step=back]")
    expect(rows).to_have_attribute("data-last-move", "1")
    page.click("[data-step=back]")
    expect(rows).to_have_attribute("data-last-move", "0")
    page.click("[data-now]")
    expect(page.locator("[data-last-move] .to").first).to_have_attribute("cx", latest or "")


def test_the_score_waits_for_the_pawn(visit: Visit) -> None:
    page = visit(motion=True, autoThrow=True).page()
    set_up(page, "columbiz", "here", auto_throw=True)
    page.wait_for_selector("[data-acting]:not([data-acting=''])[data-awaits=choice]")
    open_moves(page)
    prefer(page)
    early = page.evaluate(
        """() => new Promise((done) => {
          const pad = document.querySelector("[data-board] table");
          const before = pad.textContent;
          const board = document.querySelector("[data-board]");
          let early = false;
          const look = () => {
            const isShowing = board.dataset.showing === "true";
            if (isShowing) look.begun = true;
            if (isShowing && pad.textContent !== before) early = true;
            if (look.begun && !isShowing) done([early, pad.textContent !== before]);
            else requestAnimationFrame(look);
          };
          document.querySelector("[data-wanted]").click();
          look();
        })"""
    )
    # The reserve is one less once the pawn stands there, and not before.
    assert early == [False, True]


def test_whose_throw_it_is_stands_beside_the_dice(visit: Visit) -> None:
    page = visit(autoThrow=True).page()
    set_up(page, "columbiz", "here")
    thrower = page.locator("[data-thrower]")
    expect(thrower).to_have_attribute("data-thrower", "V")
    page.wait_for_selector("[data-acting='0'][data-awaits=choice]")
    open_moves(page)
    # While something is shown nobody is to act, so that alone does not say whose turn it is.
    while thrower.get_attribute("data-thrower") != "B":
        page.evaluate(
            """document.querySelector("[data-acting='0'] [data-token]:last-of-type")?.click()"""
        )
        next_frame(page)


def test_a_tap_only_skips(visit: Visit) -> None:
    page = visit(motion=True).page()
    set_up(page, "corintho", "bots")
    until_my_turn(page)
    keep_the_board(page)
    page.evaluate(TAP, "b")
    touch(page, "c", "b2")
    page.wait_for_function("() => window.tapped")
    expect(page.locator("[data-board]")).to_have_attribute("data-showing", "false")
    # The tap has chosen nothing: no kind of piece is selected by it.
    expect(page.locator("[data-board] [aria-pressed=true]")).to_have_count(0)
    until_my_turn(page)
    touch(page, "b")
    expect(page.locator("[data-board] [data-place=b]")).to_have_attribute("aria-pressed", "true")


def test_focus_stays_on_the_place(visit: Visit) -> None:
    page = visit(motion=True).page()
    set_up(page, "corintho", "bots")
    until_my_turn(page)
    page.wait_for_selector("[data-board] [data-place='c3']")
    page.locator("[data-place=c]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-board] [data-place='c3']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-log] button")).to_have_count(2)
    until_my_turn(page)
    focused = page.evaluate("document.activeElement.dataset.place")
    assert focused == "c3"


def test_every_event_is_told_to_screen_readers(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "columbiz", "bots")
    heard = page.locator("[data-announced] p")
    play_on(page, up_to=12)
    until_my_turn(page)
    lines = page.locator("[data-log] .line > span:last-child").all_text_contents()
    recent = [line.strip() for line in lines][:10]
    assert len(recent) == 10
    wait_until(lambda: {*recent} <= {*heard.all_text_contents()}, f"all of {recent} are told")


def test_a_kind_of_piece_is_always_chosen(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    touch(page, "b", "a1")
    expect(page.locator("[data-log] button")).to_have_count(1)
    touch(page, "a1")
    expect(page.locator("[data-why]")).to_contain_text("Touche d’abord")
    expect(page.locator("[data-log] button")).to_have_count(1)


def test_throw_again_throws(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "columbiz", "here")
    page.click("[data-throw]")
    again = page.locator("[data-board] button.again")
    again.wait_for()
    page.evaluate(STILL)
    page.locator("[data-board] [role=checkbox]").first.click(force=True)
    again.click()
    # A throw, the dice that are kept, and the throw of the others.
    expect(page.locator("[data-log] button")).to_have_count(3)
    expect(page.locator("[data-awaits=choice]")).to_be_visible()


def test_lessons_show_each_piece_once(visit: Visit) -> None:
    page = visit(motion=True).page("/learn/corintho")
    page.click("[data-go]")
    page.wait_for_selector("[data-board] [data-place='a1']")
    page.click("[data-go]")
    expect(page.locator("[data-board]")).to_have_attribute("data-showing", "false")
    cells = page.evaluate(
        """() => [...document.querySelectorAll("[data-piece]")].map(
          (piece) => piece.style.transform)"""
    )
    assert len(cells) == len(set(cells))


def test_the_winning_move_can_be_taken_back(visit: Visit) -> None:
    page = visit().page()
    set_up(page, "corintho", "here")
    play_on(page)
    expect(page.locator("[data-result]")).to_be_visible()
    page.click("[data-undo]")
    expect(page.locator("[data-result]")).to_have_count(0)
    expect(page.locator("[data-awaits=choice]")).to_be_visible()
