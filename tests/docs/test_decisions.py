"""Decisions are numbered without gaps, and listed under their titles."""

from docs.commands import ROOT

FOLDER = ROOT / "docs" / "decisions"


def test_every_decision_has_the_next_number_and_stands_in_the_list() -> None:
    pages = sorted(FOLDER.glob("[0-9]*.md"))
    listed = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert [int(page.name[:4]) for page in pages] == list(range(1, len(pages) + 1))
    for number, page in enumerate(pages, 1):
        title = page.read_text(encoding="utf-8").partition("\n")[0]
        assert title.startswith(f"# {number}. ")
        assert f"{number}. [{title.partition('. ')[2]}]({page.name})" in listed
