"""Every document, opened again by another library."""

import re

import pytest
from pypdf.generic import DictionaryObject

from colonnade.game.pages import rules_page
from colonnade.games import GAMES
from colonnade.kernel.words import Language
from colonnade.printing.document import KITS, printed
from colonnade.printing.papers import PAPERS
from colonnade.printing.typography import composed
from printing.printouts import EVERY, POINTS, complaints, document, plain, reader, texts

every_document = pytest.mark.parametrize(("game", "paper", "language"), EVERY)


def test_every_game_can_be_printed() -> None:
    assert set(KITS) == set(GAMES)


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
    root = found.root_object
    assert str(root["/Lang"]) == language
    wishes = root["/ViewerPreferences"]
    assert isinstance(wishes, DictionaryObject)
    assert str(wishes["/DisplayDocTitle"]).lower() == "true"
    assert str(wishes["/PrintScaling"]) == "/None"


@every_document
def test_everything_is_drawn_in_lines_and_embedded_faces(
    game: str, paper: str, language: Language
) -> None:
    for page in reader(game, paper, language).pages:
        assert not page.images
        for font in page["/Resources"]["/Font"].values():  # type: ignore[index]
            inner = font["/DescendantFonts"][0]["/FontDescriptor"]
            assert "/FontFile2" in inner


@every_document
def test_no_sign_is_missing(game: str, paper: str, language: Language) -> None:
    document(game, paper, language)
    assert complaints == []
    assert "\ufffd" not in "".join(texts(game, paper, language))


@every_document
def test_the_rules_are_there_clause_by_clause(game: str, paper: str, language: Language) -> None:
    page = rules_page(GAMES[game], language)
    rules, options = re.split(r"^## Options$", page, flags=re.MULTILINE)
    assert "##" in options, "the page ends with options and notation, which are not printed"
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
                words = re.sub(r"^([A-Z][0-9]+|[0-9]+)\. ", r"\1 ", words)
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
    size = KITS[game].square(PAPERS[paper])
    assert size >= 14
    written = f"{size:g}".replace(".", "," if language == "fr" else ".")
    assert plain(f"{written} mm") in plain(texts(game, paper, language)[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_same_game_gives_the_same_document(game: str) -> None:
    book = GAMES[game]
    again = printed(book, book.options.read_options({}), PAPERS["a4"], "fr")
    assert again.pdf == document(game, "a4", "fr").pdf


@pytest.mark.parametrize("game", GAMES)
def test_a3_has_the_board_on_one_sheet(game: str) -> None:
    boards = [said for said in texts(game, "a3", "en") if "board, squares of" in said]
    assert len(boards) == 1


def test_the_cross_takes_two_sheets_of_a4() -> None:
    first, second, third = texts("les-4-colonnes", "a4", "en")[:3]
    assert "board, upper part" in first
    assert "board, lower part" in second
    assert "part" not in third
