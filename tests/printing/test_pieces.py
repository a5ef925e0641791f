"""Enough pieces for every seat, and what is thrown."""

from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from colonnade.games import GAMES
from colonnade.kernel.i18n import LANGUAGES, Language
from colonnade.printing import dice
from colonnade.printing.canvas import Canvas, Point
from colonnade.printing.cards import draw_cards
from colonnade.printing.cutout_layout import CutoutGroup, CutoutLayout
from colonnade.printing.fonts import Face
from colonnade.printing.kit import kit_of
from colonnade.printing.papers import PAPERS
from colonnade.printing.sheets import SheetWriter
from configurations import EVERY, Configuration
from printing.printouts import blank_shapes, cutouts, plain


def layout_of(game: str, given: dict[str, str], folder: Path, paper: str = "a4") -> list[int]:
    """How many cut-outs lie on each group of a game's cut-outs."""
    group_sizes: list[int] = []

    class CountingTray(CutoutLayout):
        def lay(self, group: CutoutGroup) -> None:
            assert min(group.size) >= 12
            group_sizes.append(len(group.cutouts))
            super().lay(group)

    book = GAMES[game]
    with blank_shapes(), closing(Canvas(PAPERS[paper], "fr", game, folder)) as canvas:
        layout = CountingTray(SheetWriter(canvas), "pieces")
        kit_of(GAMES[game]).pieces(layout, book.options.read_options(given))
    return group_sizes


@pytest.mark.parametrize(
    ("game", "given", "group_sizes"),
    [
        # Columns, roofs and two dice, for the double 3.
        ("les-4-colonnes", {}, [8, 2, 2]),
        ("les-4-colonnes", {"players": "4", "dice": "2", "teams": "yes"}, [16, 4, 2]),
        ("les-4-colonnes", {"players": "3", "finish": "home"}, [12, 1]),
        ("les-4-colonnes", {"finish": "home", "dice": "2"}, [8, 2]),
        # Bases, columns, capitals with frost tokens.
        ("corintho", {}, [8, 8, 8 + 2]),
        ("corintho", {"players": "3"}, [6, 6, 6 + 3]),
        ("corintho", {"players": "4", "freeze": "turn"}, [8, 8, 8 + 1]),
        ("columbiz", {}, [18, 18, 8]),
        ("columbiz", {"players": "3"}, [13, 13, 13, 8]),
        ("columbiz", {"players": "4"}, [10, 10, 10, 10, 8]),
        # Pawns, and four coins or a die.
        ("senet", {}, [10, 4]),
        ("senet", {"throws": "die"}, [10, 1]),
    ],
)
def test_there_are_as_many_pieces_as_the_rules_ask_for(
    game: str, given: dict[str, str], group_sizes: list[int], tmp_path: Path
) -> None:
    assert layout_of(game, given, tmp_path) == group_sizes


def test_only_the_colours_that_play_are_cut_out() -> None:
    said = plain("".join(cutouts("les-4-colonnes", "a4", "fr", "players=2", "colours=B,R")))
    assert "BLEU,ROUGE" in said


def test_opposite_faces_of_a_die_add_up_to_seven() -> None:
    assert dice.ROW[0] + dice.ROW[2] == dice.ROW[1] + dice.ROW[3] == dice.ABOVE + dice.BELOW == 7
    assert sorted((*dice.ROW, dice.ABOVE, dice.BELOW)) == [1, 2, 3, 4, 5, 6]


def test_a_tray_takes_a_new_sheet_when_one_is_full(tmp_path: Path) -> None:
    corners: list[tuple[int, float, float]] = []
    with closing(Canvas(PAPERS["a4"], "en", "", tmp_path)) as canvas:
        layout = CutoutLayout(SheetWriter(canvas), "pieces")
        cutout = [lambda corner: corners.append((canvas.sheets, *corner))]
        layout.lay(CutoutGroup("title", "note", cutout * 5, (90, 90)))
        assert canvas.sheets == 2
    assert [corner[0] for corner in corners] == [1, 1, 1, 1, 2]
    for _, x, y in corners:
        assert 10 <= x <= 110
        assert 10 <= y <= 297 - 16 - 90


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(
    ("game", "given"),
    [
        *(("corintho", {"players": str(players)}) for players in (2, 3, 4)),
        *(("les-4-colonnes", {"players": str(players), "dice": "2"}) for players in (2, 3, 4)),
        ("les-4-colonnes", {"players": "4"}),
        ("les-4-colonnes", {"players": "4", "dice": "2", "teams": "yes"}),
        ("senet", {}),
    ],
    ids=str,
)
def test_pieces_and_cards_take_one_sheet_and_are_readable(
    game: str, given: dict[str, str], paper: str, language: Language, tmp_path: Path
) -> None:
    book = GAMES[game]
    options = book.options.read_options(given)
    sizes: list[float] = []
    with blank_shapes(), closing(Canvas(PAPERS[paper], language, "", tmp_path)) as canvas:
        sheets, kit = SheetWriter(canvas), kit_of(book)
        free = kit.board(sheets, options)
        board = canvas.sheets
        layout = CutoutLayout(sheets, "pieces", free=free)
        kit.pieces(layout, options)
        write = canvas.text

        def measured(
            at: Point, said: str, face: Face, size: float, *more: Any, **named: Any
        ) -> None:
            sizes.append(size)
            write(at, said, face, size, *more, **named)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(canvas, "text", measured)
            draw_cards(layout, game, book.summary(options), options.players)
        assert canvas.sheets == board + 1
    assert min(sizes) >= 8


def test_what_fits_below_a_board_lies_there(tmp_path: Path) -> None:
    corners: list[tuple[int, float]] = []
    with closing(Canvas(PAPERS["a4"], "en", "", tmp_path)) as canvas:
        sheets = SheetWriter(canvas)
        sheets.board(14.5, "board_below", landscape=True)
        layout = CutoutLayout(sheets, "pieces", free=140)
        cutout = [lambda corner: corners.append((canvas.sheets, corner[1]))]
        groups = [CutoutGroup("title", "note", cutout, (30, side)) for side in (67.0, 40.0)]
        layout.lay_all(groups)
    assert corners == [(1, 149.0), (2, 17.0)]


def test_cutouts_lie_beside_each_other_and_never_on_each_other(tmp_path: Path) -> None:
    taken: list[tuple[float, float, float, float]] = []

    def square(side: float, corner: Point) -> None:
        x, y = corner
        for left, top, right, bottom in taken:
            assert x >= right or y >= bottom or x + side <= left or y + side <= top
        taken.append((x, y, x + side, y + side))
        assert x + side <= 200.01

    with closing(Canvas(PAPERS["a4"], "en", "", tmp_path)) as canvas:
        layout = CutoutLayout(SheetWriter(canvas), "pieces")
        # Whole beside the last row, in part beside it, and higher than it.
        for number, side in ((8, 31.0), (8, 21.0), (12, 13.0), (1, 30.0), (5, 40.0), (2, 12.0)):
            cutouts = [partial(square, side)] * number
            layout.lay(CutoutGroup("title", "a note", cutouts, (side, side)))
        assert canvas.sheets == 1
    assert len(taken) == 36


@pytest.mark.parametrize("configuration", EVERY, ids=str)
def test_every_configuration_has_its_aid_card(configuration: Configuration) -> None:
    book = GAMES[configuration.game]
    steps = book.summary(book.options.read_options(configuration.options))
    assert 5 <= len(steps) <= 9
    for step in steps:
        for language in LANGUAGES:
            assert 10 < len(step.to(language)) < 160


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_and_score_pad_share_a_sheet(paper: str) -> None:
    said = cutouts("columbiz", paper, "en")
    together = [sheet for sheet in said if "Your turn" in sheet and "captured" in sheet]
    assert len(together) == (1 if paper != "a3" else 0)
    assert not any(sheet.count("Your turn") == 1 for sheet in cutouts("columbiz", paper, "fr"))


@pytest.mark.parametrize("game", ["columbiz", "corintho"])
def test_three_cards_are_on_one_sheet(game: str) -> None:
    """Smaller or narrower ones, where the third would need a sheet of its own."""
    said = cutouts(game, "letter", "en", "players=3")
    assert [sheet.count("Your turn") for sheet in said if "Your turn" in sheet] == [3]


def test_two_cards_lie_beside_the_pieces_of_les_4_colonnes() -> None:
    """They are not alone on a sheet."""
    with_cards = [said for said in cutouts("les-4-colonnes", "a4", "fr") if "À ton tour" in said]
    assert ["JAUNE,VERT" in plain(said) for said in with_cards] == [True]


def test_a_card_for_every_player() -> None:
    for players, given in ((2, ()), (4, ("players=4",))):
        said = " ".join(cutouts("columbiz", "letter", "en", *given))
        assert said.count("Your turn") == players


def test_the_score_pad_counts_as_the_rules_do() -> None:
    tables = plain("".join(cutouts("columbiz", "letter", "en")))
    assert plain("points 1 1  2 2  3 4  4 6  5 9  6 12  7 16  8 20  9 25") in tables
    linear = cutouts("columbiz", "letter", "en", "captures=linear")
    pad = next(said for said in linear if "SCORE PAD" in said)
    assert "42" not in pad
