"""The same record gives the same positions, events and review on a server and in a browser."""

import json
from pathlib import Path
from typing import Any

import pytest

import python_bundle
import web
from browser.answers import answers
from colonnade.compiled import background
from replays.regenerate import records

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def golden() -> dict[str, str]:
    """One golden game of each kind."""
    firsts = {path.parent.name: path for path in sorted(records(), reverse=True)}
    return {game: path.read_text(encoding="utf-8") for game, path in firsts.items()}


@pytest.mark.patience(600)
def test_a_browser_tells_a_record_as_the_server_does(
    golden: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A browser has no compiler, with which a server looks deeper.
    monkeypatch.setattr(background, "available", lambda: False)
    (tmp_path / "records.json").write_text(json.dumps(golden), encoding="utf-8")
    with web.alone():
        compiled = python_bundle.compiled()
        program = HERE / "answers_in_browser.py"
        folders = {"/compiled": compiled, "/tests": HERE, "/out": tmp_path}
        python_bundle.run(program, folders, tmp_path / "settings.json")
    found = json.loads((tmp_path / "answers.json").read_text(encoding="utf-8"))
    for game, record in golden.items():
        assert rounded(found[game]) == rounded(answers(record)), game


def rounded(value: Any) -> Any:
    """The same value but for its last digits, which two libraries compute their own way."""
    if isinstance(value, float):
        return round(value, 9)
    if isinstance(value, dict):
        return {name: rounded(each) for name, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list) else value
