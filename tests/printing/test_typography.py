"""Typographic characters and line breaks."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from colonnade.kernel.i18n import Language
from colonnade.kernel.typography import composed
from colonnade.library.rules_pages import Figure
from colonnade.printing.canvas import Canvas
from colonnade.printing.fonts import Face
from colonnade.printing.line_breaking import paragraph
from colonnade.printing.papers import PAPERS
from colonnade.printing.rules_blocks import Clause, Paragraph, Run, Section, Table, blocks, runs


@pytest.mark.parametrize(
    ("said", "language", "set_as"),
    [
        ("L'anneau", "fr", "L’anneau"),
        ("huit dés ; on lance !", "fr", "huit dés\u202f; on lance\u202f!"),
        ("Exemple : un pion", "fr", "Exemple\u00a0: un pion"),
        ('appelée "Dragono" ici', "fr", "appelée «\u00a0Dragono\u00a0» ici"),
        ("« à soi »", "fr", "«\u00a0à soi\u00a0»"),
        ('called "Dragono" here', "en", "called “Dragono” here"),
        ("the player's turn: one; two", "en", "the player’s turn: one; two"),
        ("L − 2 and 4 × 4", "en", "L\u00a0−\u00a02 and 4\u00a0×\u00a04"),
        ("la place 0 commence", "fr", "la place\u00a00 commence"),
    ],
)
def test_signs_and_spaces(said: str, language: Language, set_as: str) -> None:
    assert composed(said, language) == set_as


def test_faces_change_within_a_sentence_and_what_is_spelled_stays() -> None:
    assert runs("A **start** *(decided)* with `exit='x' ;`.", "fr") == (
        Run("A ", "text"),
        Run("start", "strong"),
        Run(" ", "text"),
        Run("(decided)", "italic"),
        Run(" with ", "text"),
        Run("exit='x' ;", "plain"),
        Run(".", "text"),
    )


def test_a_page_is_read_into_blocks() -> None:
    page = (
        "# Game\n\nWhat it is.\n\n## Board\n\n### S1. Track\nThirty.\n\n- one\n- two\n\n"
        "| throw | 1 |\n|---|---|\n| chance | 4/16 |\n\n```figure\nwb 0\nLook.\n```\n"
    )
    found = blocks(page, "en")
    assert [type(block) for block in found] == [
        *(Paragraph, Section, Clause, Paragraph, Paragraph, Paragraph, Table, Figure),
    ]
    assert found[2] == Clause("S1", "Track")
    assert found[4] == Paragraph((Run("one", "text"),), "–")


@pytest.fixture
def canvas(tmp_path: Path) -> Iterator[Canvas]:
    with closing(Canvas(PAPERS["a4"], "en", "", tmp_path)) as made:
        yield made


@pytest.mark.parametrize("width", [30.0, 60.0, 91.0])
def test_lines_keep_every_word_and_the_width(canvas: Canvas, width: float) -> None:
    said = runs(
        "Landing *on any other* enemy pawn is a `swap=yes`: the **moving pawn** goes. " * 4, "en"
    )
    lines = paragraph(canvas, said, width, 9.6)
    rows = []
    for line in lines:
        last = line.pieces[-1]
        assert last.x + canvas.width_of(last.run.said, last.run.face, 9.6) <= width
        starts = [piece.x for piece in line.pieces]
        assert starts == sorted(starts)
        rows.append("".join(piece.run.said for piece in line.pieces))
    whole = "".join(run.said for run in said)
    assert "".join("".join(rows).split()) == "".join(whole.split())
    # Neither the first nor the last line of a paragraph may stand alone.
    assert lines[0].keep
    assert lines[-2].keep
    assert not lines[-1].keep


@pytest.mark.parametrize("face", ["text", "italic", "strong"])
def test_the_serifs_have_what_french_and_formulas_need(canvas: Canvas, face: Face) -> None:
    assert canvas.lacks(face, "œ’«»–…−×²⌊⌋\u202f\u00a0ÉÀêçæ") == set()
    assert canvas.lacks(face, "\u4e00") == {"\u4e00"}
    narrow, wide = canvas.width_of("\u202f", face, 10), canvas.width_of(" ", face, 10)
    assert narrow == pytest.approx(wide / 2, rel=0.02)
