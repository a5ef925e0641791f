"""What crosses the wire before a game can be played, compressed as the server sends it."""

from typing import Any

import pytest

from e2e.conftest import Visit
from e2e.play_helpers import SHORT

HOME_MOST = 120_000
GAME_MOST = 150_000


@pytest.mark.parametrize("game", sorted(SHORT))
def test_home_and_a_game_weigh_little(game: str, visit: Visit) -> None:
    visitor = visit()
    page = visitor.context.new_page()
    session = visitor.context.new_cdp_session(page)
    sizes: dict[str, float] = {}
    paths: dict[str, str] = {}

    def sent(event: dict[str, Any]) -> None:
        paths[event["requestId"]] = event["request"]["url"].removeprefix(visitor.address)

    def add(event: dict[str, Any]) -> None:
        path = paths.get(event["requestId"], event["requestId"])
        sizes[path] = sizes.get(path, 0) + event["encodedDataLength"]

    session.on("Network.requestWillBeSent", sent)
    session.on("Network.loadingFinished", add)
    session.send("Network.enable")
    page.goto(visitor.address)
    page.wait_for_selector("[data-game]")
    page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) <= HOME_MOST, heaviest(sizes)
    page.click(f"[data-game='{game}'] a.primary")
    page.wait_for_selector("form .seats svg")
    page.check("input[value=here]")
    page.click("form button[type=submit]")
    page.wait_for_selector("[data-board] svg[role=group]")
    page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) <= GAME_MOST, heaviest(sizes)


def heaviest(sizes: dict[str, float]) -> str:
    """What weighs most, for whoever has to make it lighter."""
    most = sorted(sizes.items(), key=lambda item: -item[1])[:12]
    listed = "".join(f"\n{size / 1000:7.1f} kB {path}" for path, size in most)
    return f"{sum(sizes.values()) / 1000:.1f} kB:{listed}"
