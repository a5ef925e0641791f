"""Answers that the build writes down, for pages that do not wait for the interpreter."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import offline_files


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with these answers alone."""
    folder = tmp_path_factory.mktemp("app")
    asyncio.run(offline_files.write_answers(folder, prints=True))
    return folder


def chosen_first(card: dict[str, Any], players: int) -> dict[str, str]:
    """The options with which the page of a new game begins; web/src/model/plan.ts chooses them."""
    options = {"players": str(players)}
    for option in card["options"]:
        values = [each["value"] for each in option["values"] if players in each["players"]]
        if values:
            options[option["name"]] = values[0]
    return options


def test_the_page_of_a_new_game_knows_its_seats_at_once(app: Path) -> None:
    catalogue = json.loads((app / offline_files.CATALOGUE).read_text(encoding="utf-8"))
    for card in catalogue["games"]:
        kept = app / "data" / "frames" / f"{card['id']}.json"
        frames = json.loads(kept.read_text(encoding="utf-8"))
        fewest, most = card["players"]
        for players in range(fewest, most + 1):
            options = chosen_first(card, players)
            key = " ".join(sorted(f"{name}={value}" for name, value in options.items()))
            assert len(frames[f"{key}|"]["colours"]) == players
