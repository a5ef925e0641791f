"""Seats can be told apart: by shape and letter, by hue on both backgrounds, in greyscale."""

from itertools import combinations

import pytest

import seat_styles
from colonnade.games.columbiz.text.words import COLOURS as COLUMBIZ
from colonnade.games.les_4_colonnes.core.options import COLOURS_IN_TURN
from colonnade.kernel.i18n import LANGUAGES
from colonnade.kernel.seat_colours import SEAT_COLOURS, SeatColour

PAPER, NIGHT = "#FBF7EF", "#171A1F"
GAMES = {"columbiz": COLUMBIZ, "les-4-colonnes": COLOURS_IN_TURN}


def light(colour: str) -> float:
    """The relative luminance of WCAG."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """From 1 to 21."""
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_of_a_game_has_its_own_shape_and_letter(game: str) -> None:
    colours = GAMES[game]
    assert len({colour.shape for colour in colours}) == len(colours)
    for language in LANGUAGES:
        assert len({colour.letter.to(language) for colour in colours}) == len(colours)


def test_the_pawns_of_columbiz_have_the_colours_of_the_box() -> None:
    assert [colour.letter.fr for colour in COLUMBIZ] == ["V", "B", "G", "N"]
    assert [colour.letter.en for colour in COLUMBIZ] == ["V", "B", "G", "K"]


@pytest.mark.parametrize("colour", SEAT_COLOURS, ids=lambda colour: colour.id)
def test_letters_can_be_read_on_their_hue(colour: SeatColour) -> None:
    assert contrast(colour.hue, colour.on_hue) >= 4.5 or colour.id in {"yellow"}
    assert contrast(colour.dark_hue, colour.on_dark_hue) >= 4.5


@pytest.mark.parametrize("colour", SEAT_COLOURS, ids=lambda colour: colour.id)
def test_a_shape_stands_out_from_its_ground_by_hue_or_rim(colour: SeatColour) -> None:
    assert max(contrast(colour.hue, PAPER), contrast(colour.rim, PAPER)) >= 3
    assert max(contrast(colour.dark_hue, NIGHT), contrast(colour.dark_rim, NIGHT)) >= 3


def test_no_two_colours_of_a_game_are_the_same_grey_and_the_same_shape() -> None:
    for colours in GAMES.values():
        for one, other in combinations(colours, 2):
            assert one.shape != other.shape or contrast(one.hue, other.hue) > 1.5


def test_the_browser_has_the_colours_of_the_table() -> None:
    assert (seat_styles.WEB / "style/seats.gen.css").read_text("utf-8") == seat_styles.style_sheet()
    assert (seat_styles.WEB / "board/seats.gen.ts").read_text("utf-8") == seat_styles.table()
