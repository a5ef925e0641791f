"""Every notebook runs from its first cell to its last, and its page has what it shows."""

import json
from pathlib import Path

import pytest

from notebooks import NOTEBOOKS, notebook_pages


def test_there_are_five() -> None:
    assert len(NOTEBOOKS) == 5


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: str(path.stem))
def test_a_notebook_runs_and_its_page_has_what_it_shows(path: Path) -> None:
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        assert not cell.get("outputs"), "outputs are made when a notebook is read, not kept"
    *pictures, (_, page) = notebook_pages(path)
    assert page.count("```text\n") > 0
    assert all(drawn.rstrip().endswith("</svg>") for _, drawn in pictures)
    assert page.count(".svg)") == len(pictures) == {"1": 1, "2": 1}.get(path.stem[0], 0)
