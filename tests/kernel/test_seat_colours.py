"""Seats can be told apart: by shape and letter, and by hue alone, on both backgrounds.

By hue also in greyscale and with each of the three kinds of colour blindness, simulated by the
matrices of Machado, Oliveira and Fernandes (2009), for people who lack one kind of cone.
"""

from itertools import combinations
from math import dist

import pytest

import seat_styles
from colonnade.games.columbiz.text.words import COLOURS as COLUMBIZ
from colonnade.games.corintho.view.board_svg import SEAT_COLOURS as CORINTHO
from colonnade.games.les_4_colonnes.core.options import COLOURS_IN_TURN
from colonnade.kernel.i18n import LANGUAGES
from colonnade.kernel.seat_colours import BLACK, IVORY, SEAT_COLOURS, SeatColour
from colonnade.terminal.console import ANSI

PAPER, NIGHT = "#FBF7EF", "#171A1F"
GAMES = {
    "columbiz": COLUMBIZ,
    "corintho": CORINTHO,
    "les-4-colonnes": COLOURS_IN_TURN,
    "senet": (IVORY, BLACK),
}

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
GREY = (0.2126, 0.7152, 0.0722)
VISIONS: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
OKLAB: tuple[Matrix, Matrix] = (
    (
        (0.4122214708, 0.5363325363, 0.0514459929),
        (0.2119034982, 0.6806995451, 0.1073969566),
        (0.0883024619, 0.2817188376, 0.6299787005),
    ),
    (
        (0.2104542553, 0.7936177850, -0.0040720468),
        (1.9779984951, -2.4285922050, 0.4505937099),
        (0.0259040371, 0.7827717662, -0.8086757660),
    ),
)
"""From linear red, green and blue to cones, and from their cube roots to a space in which equal
distances look equally different."""


def linear(colour: str) -> Vector:
    """Red, green and blue as amounts of light."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4


def times(matrix: Matrix, vector: Vector) -> Vector:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def seen(colour: str, vision: str) -> Vector:
    """A colour as somebody sees it, in OKLab."""
    cones = times(OKLAB[0], times(VISIONS[vision], linear(colour)))
    red, green, blue = (max(0.0, cone) ** (1 / 3) for cone in cones)
    return times(OKLAB[1], (red, green, blue))


def light(colour: str) -> float:
    """The relative luminance of WCAG."""
    return sum(weight * part for weight, part in zip(GREY, linear(colour), strict=True))


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
    assert contrast(colour.hue, colour.on_hue) >= 4.5
    assert contrast(colour.dark_hue, colour.on_dark_hue) >= 4.5


@pytest.mark.parametrize("colour", SEAT_COLOURS, ids=lambda colour: colour.id)
def test_a_shape_stands_out_from_its_ground_by_hue_or_rim(colour: SeatColour) -> None:
    assert max(contrast(colour.hue, PAPER), contrast(colour.rim, PAPER)) >= 3
    assert max(contrast(colour.dark_hue, NIGHT), contrast(colour.dark_rim, NIGHT)) >= 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("vision", VISIONS)
def test_any_two_hues_of_a_game_differ_for_everybody(game: str, vision: str) -> None:
    for one, other in combinations(GAMES[game], 2):
        for first, second in ((one.hue, other.hue), (one.dark_hue, other.dark_hue)):
            distance = dist(seen(first, vision), seen(second, vision))
            assert distance >= 0.1, f"{one.id} and {other.id} are {distance:.3f} apart"


@pytest.mark.parametrize("game", GAMES)
def test_any_two_hues_of_a_game_are_different_greys(game: str) -> None:
    for one, other in combinations(GAMES[game], 2):
        assert contrast(one.hue, other.hue) >= 1.25, f"{one.id} and {other.id}"
        assert contrast(one.dark_hue, other.dark_hue) >= 1.25, f"{one.id} and {other.id}"


def test_the_browser_has_the_colours_of_the_table() -> None:
    assert (seat_styles.WEB / "style/seats.gen.css").read_text("utf-8") == seat_styles.style_sheet()
    assert (seat_styles.WEB / "board/seats.gen.ts").read_text("utf-8") == seat_styles.table()


@pytest.mark.parametrize("game", GAMES)
def test_a_terminal_shows_every_seat_of_a_game_in_another_colour(game: str) -> None:
    """The terminal's own theme chooses the hue; it is told a name of the one table."""
    shown = {ANSI[colour.id] for colour in GAMES[game]}
    assert len(shown) == len(GAMES[game])
    assert shown == {f"\x1b[{colour.ansi}m" for colour in GAMES[game]}
