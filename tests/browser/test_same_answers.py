"""The same record gives the same positions, events and review on a server and in a browser."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import python_bundle
import web
from browser.answers import replayed_by_page, reviewed_by_page
from colonnade.compiled import background
from colonnade.kernel.record import read_record
from colonnade.library import replayed
from replays.regenerate import records

HERE = Path(__file__).parent
REVIEWED = {"columbiz": 4, "corintho": 10, "les_4_colonnes": 12, "senet": 30}
"""How many of a game's last tokens are reviewed: what a browser computes in a second or two."""


@pytest.fixture(scope="module")
def golden() -> dict[str, str]:
    """Every golden game."""
    return {
        f"{path.parent.name}/{path.stem}": path.read_text(encoding="utf-8") for path in records()
    }


def ends(golden: dict[str, str]) -> dict[str, str]:
    """The end of one golden game of each kind."""
    firsts = {name.partition("/")[0]: name for name in sorted(golden, reverse=True)}
    return {game: end(golden[firsts[game]], tokens) for game, tokens in REVIEWED.items()}


def end(text: str, tokens: int) -> str:
    """The last tokens of a game, as a record that begins where they do."""
    whole = read_record(text)
    before, fault = replayed(replace(whole, tokens=whole.tokens[:-tokens], result=None))
    assert fault is None
    place = {"Position": before.position}
    return str(replace(whole, tokens=whole.tokens[-tokens:], headers=place))


@pytest.mark.patience(600)
def test_a_browser_tells_a_record_as_the_server_does(
    golden: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A browser has no compiler, with which a server looks deeper.
    monkeypatch.setattr(background, "available", lambda: False)
    asked = {"replays": golden, "reviews": ends(golden)}
    (tmp_path / "records.json").write_text(json.dumps(asked), encoding="utf-8")
    with web.alone():
        compiled = python_bundle.compile_package()
    program = HERE / "answers_in_browser.py"
    folders = {"/compiled": compiled, "/tests": HERE, "/out": tmp_path}
    python_bundle.run(program, folders, tmp_path / "settings.json")
    found = json.loads((tmp_path / "answers.json").read_text(encoding="utf-8"))
    for name, record in asked["replays"].items():
        assert found["replays"][name] == replayed_by_page(record), name
    for game, record in asked["reviews"].items():
        assert rounded(found["reviews"][game]) == rounded(reviewed_by_page(record)), game


def rounded(value: Any) -> Any:
    """The same value but for its last digits, which two libraries compute their own way."""
    if isinstance(value, float):
        return round(value, 9)
    if isinstance(value, dict):
        return {name: rounded(each) for name, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list) else value
