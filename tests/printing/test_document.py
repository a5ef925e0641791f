"""Every document, opened again by another library."""

import re
from functools import cache
from itertools import pairwise

import pytest
from fpdf.svg import SVGObject
from pypdf.generic import ContentStream, DictionaryObject

from colonnade.games import GAMES
from colonnade.kernel.i18n import Language
from colonnade.kernel.typography import composed
from colonnade.library.rules_pages import FIGURE, figures, rules_page, tale
from colonnade.printing.document import render_document
from colonnade.printing.kit import kit_of
from colonnade.printing.papers import PAPERS
from colonnade.printing.svg_elements import SvgElements
from printing.printouts import EVERY, POINTS, beyond, complaints, document, plain, reader, texts

PAPER_AND_LANGUAGE: tuple[str, Language] = ("a4", "fr")
INLINE_PICTURE = re.compile(rb"^BI\s", re.MULTILINE)
"""How a picture begins that stands among the lines of a sheet; the library writes line by line."""
every_document = pytest.mark.parametrize(("game", "paper", "language"), EVERY)


def test_every_game_can_be_printed() -> None:
    assert all("paper" in book.offers for book in GAMES.values())


@every_document
def test_sheets_are_of_the_paper_and_numbered(game: str, paper: str, language: Language) -> None:
    found = reader(game, paper, language)
    assert len(found.pages) == document(game, paper, language).sheets
    sides = [side * POINTS for side in (PAPERS[paper].width, PAPERS[paper].height)]
    for number, page in enumerate(found.pages, start=1):
        box = page.mediabox
        assert sorted((float(box.width), float(box.height))) == pytest.approx(sides, abs=0.05)
        assert f"{number}/{len(found.pages)}" in texts(game, paper, language)[number - 1]


@every_document
def test_the_document_says_what_it_is(game: str, paper: str, language: Language) -> None:
    found = reader(game, paper, language)
    assert found.metadata is not None
    assert found.metadata.title == GAMES[game].title.to(language)
    outline = [str(entry["/Title"]) for entry in found.outline if not isinstance(entry, list)]
    assert len(outline) >= 4, "cover, board, pieces, rules"
    chapters = [entry for entry in found.outline if isinstance(entry, list)]
    assert len(chapters[-1]) >= 5, "chapters of the rules"
    root = found.root_object
    assert str(root["/Lang"]) == language
    wishes = root["/ViewerPreferences"]
    assert isinstance(wishes, DictionaryObject)
    assert str(wishes["/DisplayDocTitle"]).lower() == "true"
    assert str(wishes["/PrintScaling"]) == "/None"


@every_document
def test_the_document_keeps_to_pdf_ua(game: str, paper: str, language: Language) -> None:
    found = reader(game, paper, language)
    said = found.xmp_metadata
    assert said is not None
    assert said.dc_title == {"x-default": GAMES[game].title.to(language)}
    assert said.dc_language == [language]
    assert 'pdfuaid:part="1"' in said.stream.get_data().decode()
    for cell in elements(game, paper, language, "/TH"):
        assert cell["/A"]["/O"] == "/Table"  # type: ignore[index]
        assert cell["/A"]["/Scope"] in ("/Row", "/Column")  # type: ignore[index]
    depths = [int(tag[-1]) for tag in tags(game, paper, language) if re.fullmatch(r"/H\d", tag)]
    assert depths[0] == 1
    for before, after in pairwise(depths):
        assert after <= before + 1, "a heading of a level that is missing"


@every_document
def test_everything_is_drawn_in_lines_and_embedded_faces(
    game: str, paper: str, language: Language
) -> None:
    for page in reader(game, paper, language).pages:
        assert not pictures(page["/Resources"])  # type: ignore[arg-type]
        content = page.get_contents()
        assert content is not None
        assert not INLINE_PICTURE.search(content.get_data())
        for font in page["/Resources"]["/Font"].values():  # type: ignore[index]
            inner = font["/DescendantFonts"][0]["/FontDescriptor"]
            assert "/FontFile2" in inner


def pictures(resources: DictionaryObject) -> list[str]:
    """The names of all pictures made of pixels that can be drawn, also within other drawings."""
    found = []
    for name, reference in resources.get("/XObject", {}).items():
        drawing = reference.get_object()
        if drawing["/Subtype"] == "/Image":
            found.append(name)
        found += pictures(drawing.get("/Resources", DictionaryObject()))
    return found


@every_document
def test_no_sign_is_missing(game: str, paper: str, language: Language) -> None:
    document(game, paper, language)
    assert complaints == []
    assert "\ufffd" not in "".join(texts(game, paper, language))


@every_document
def test_the_rules_are_there_clause_by_clause(game: str, paper: str, language: Language) -> None:
    rules = FIGURE.sub("", rules_page(GAMES[game], language))
    said = plain("".join(texts(game, paper, language)))
    parts = re.split(r"^### ", rules, flags=re.MULTILINE)[1:]
    assert len(parts) > 10
    for part in parts:
        for line in part.splitlines():
            # A section's heading may follow the clause; a table is read cell by cell.
            for cell in re.split(r"\|", line.lstrip("#-| ")):
                words = re.sub(r"[*`]", "", cell.strip())
                if set(words) <= set("-"):
                    continue
                words = re.sub(r"^([A-Z][0-9]+)\. ", r"\1 ", words)
                spelled = plain(composed(words, language))
                start, _, rest = spelled.partition(" ")
                assert _found(start + rest, said), cell


def _found(words: str, said: str) -> bool:
    """Whether a text is there, though a foot may stand between its columns or sheets."""
    if words in said:
        return True
    # Parted once: a beginning and an end that together are the whole.
    return any(
        words[:cut] in said and words[cut:] in said
        for cut in range(1, len(words))
        if words[:cut] in said
    )


@every_document
def test_the_board_says_how_large_its_squares_are(
    game: str, paper: str, language: Language
) -> None:
    size = kit_of(GAMES[game]).square(PAPERS[paper])
    assert size >= 13
    written = f"{size:g}".replace(".", "," if language == "fr" else ".")
    assert plain(f"{written} mm") in plain(texts(game, paper, language)[1])


@pytest.mark.parametrize("game", GAMES)
def test_the_same_game_gives_the_same_document(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To the byte, and as if each element of each figure were rendered anew."""
    book, first = GAMES[game], document(game, "a4", "fr")

    def anew(_: SvgElements, svg: str) -> object:
        drawn = re.sub(r"<view [^>]*/>", "", svg)
        return SVGObject(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>').base_group

    monkeypatch.setattr(SvgElements, "group", anew)
    again = render_document(book, book.options.read_options({}), PAPERS["a4"], "fr")
    assert again == first


@pytest.mark.parametrize("game", GAMES)
def test_a3_has_the_board_on_one_sheet(game: str) -> None:
    boards = [said for said in texts(game, "a3", "fr") if "plateau, cases de" in said]
    assert len(boards) == 1


def test_the_cross_takes_two_sheets_of_a4() -> None:
    first, second, third = texts("les-4-colonnes", "a4", "fr")[1:4]
    assert "plateau, partie haute" in first
    assert "plateau, partie basse" in second
    assert "partie" not in third


@pytest.mark.parametrize(
    ("paper", "language", "sides"),
    [("a4", "fr", ("FACE", "PILE")), ("letter", "en", ("HEADS", "TAILS"))],
)
def test_coins_say_which_side_counts(
    paper: str, language: Language, sides: tuple[str, str]
) -> None:
    said = " ".join(texts("senet", paper, language))
    for side in sides:
        assert said.count(side) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_the_story_is_on_the_cover(game: str) -> None:
    said = plain(texts(game, "a4", "fr")[0])
    for part in tale(GAMES[game], "fr"):
        start = plain(composed(part, "fr"))[:40]
        assert start in said


@every_document
def test_every_figure_is_drawn_and_told(game: str, paper: str, language: Language) -> None:
    shown = figures(rules_page(GAMES[game], language))
    said = plain("".join(texts(game, paper, language)))
    for figure in shown:
        assert plain(composed(figure.caption, language)) in said, figure.caption
    told = [str(element["/Alt"]) for element in elements(game, paper, language, "/Figure")]
    for figure in shown:
        assert any(alt.endswith(figure.position) for alt in told), figure.position
    assert all(told)


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_tagged_or_decoration(game: str) -> None:
    paper, language = PAPER_AND_LANGUAGE
    for tag in ("/H1", "/H2", "/H3", "/P", "/Figure", "/L"):
        assert elements(game, paper, language, tag), tag
    found = reader(game, paper, language)
    assert str(found.root_object["/MarkInfo"]["/Marked"]).lower() == "true"  # type: ignore[index]
    for page in found.pages:
        depth = 0
        content = page.get_contents()
        assert content is not None
        for _, operator in ContentStream(content, found).operations:
            depth += (operator in {b"BDC", b"BMC"}) - (operator == b"EMC")
            assert depth in {0, 1}
            if operator in {b"Tj", b"TJ", b"f", b"S", b"B", b"Do"}:
                assert depth == 1, operator
        assert depth == 0


def elements(game: str, paper: str, language: Language, tag: str) -> list[DictionaryObject]:
    """The parts of a document that have a tag, in the order in which they are read."""
    whole = zip(tags(game, paper, language), every_element(game, paper, language), strict=True)
    return [element for tagged, element in whole if tagged == tag]


def tags(game: str, paper: str, language: Language) -> list[str]:
    """What kinds of parts a document has, in the order in which they are read."""
    return [str(element["/S"]) for element in every_element(game, paper, language)]


@cache
def every_element(game: str, paper: str, language: Language) -> list[DictionaryObject]:
    """All parts of a document, in the order in which they are read."""
    tree = reader(game, paper, language).root_object["/StructTreeRoot"]
    (whole,) = tree["/K"]  # type: ignore[index]
    return within(whole.get_object())


def within(element: DictionaryObject) -> list[DictionaryObject]:
    """All parts of a part of a document, at every depth; numbers are its marked content."""
    found: list[DictionaryObject] = []
    for kid in element["/K"]:  # type: ignore[attr-defined]
        child = kid.get_object()
        if isinstance(child, DictionaryObject):
            assert child["/P"].get_object() is element
            found += [child, *within(child)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_lists_and_tables_have_parts(game: str) -> None:
    paper, language = PAPER_AND_LANGUAGE
    parts = {"/L": "/LI", "/LI": "/LBody", "/TR": "/TH", "/Table": "/TR"}
    for outer, inner in parts.items():
        found = elements(game, paper, language, outer)
        assert found or outer in ("/Table", "/TR"), outer
        for element in found:
            kids = [kid.get_object()["/S"] for kid in element["/K"]]  # type: ignore[attr-defined]
            assert kids, outer
            assert set(kids) <= ({"/TH", "/TD"} if outer == "/TR" else {inner})
    tables = rules_page(GAMES[game], language).count("\n|---")
    assert len(elements(game, paper, language, "/Table")) == tables
    for cell in elements(game, paper, language, "/TD"):
        assert "/Pg" in cell, "where its content is"


def test_economical_sheets_have_no_surfaces() -> None:
    plainly = reader("corintho", "a4", "fr", "economical")
    for sheet in plainly.pages:
        content = sheet.get_contents()
        assert content is not None
        for values, operator in ContentStream(content, plainly).operations:
            if operator in {b"rg", b"g"}:
                light = sum(map(float, values)) / len(values)
                # White, or an ink to write with: no tint, no stone.
                assert light > 0.99 or light < 0.75, values
    assert plain("".join(texts("corintho", "a4", "fr", "economical"))) == plain(
        "".join(texts("corintho", "a4", "fr"))
    )


@every_document
def test_nothing_is_drawn_where_a_printer_can_not_reach(
    game: str, paper: str, language: Language
) -> None:
    document(game, paper, language)
    assert beyond[game, paper, language] == []
