"""What the SVG board is made of: colours, columns, tokens and dice."""

from typing import Final

from colonnade.games.les_4_colonnes.core.options import COLOURS_IN_TURN
from colonnade.kernel.i18n import Language
from colonnade.kernel.palette import BRONZE, CHALK, INK, SERIF, text
from colonnade.kernel.pips import PIPS

GREY: Final = "#CFC9BD"

# By colour, in order of turn: yellow, blue, green, red.
HUES: Final = tuple(colour.hue for colour in COLOURS_IN_TURN)
TINTS: Final = ("#F8E8BC", "#CFDFF1", "#DBE5C8", "#F1D3CB")
_LETTERS: Final = tuple(colour.letter for colour in COLOURS_IN_TURN)
_LETTER_INKS: Final = tuple(colour.on_hue for colour in COLOURS_IN_TURN)
_LETTER_DOWN: Final = (6, 6, 10, 6)

_SHAPES: Final = (
    '<circle r="16"/><circle r="12.5" fill="none" stroke-dasharray="2 2.5" stroke-width="1"/>',
    '<path d="M0 -19L19 0L0 19L-19 0Z"/>',
    '<path d="M0 -19L19 15H-19Z"/>',
    '<rect x="-15" y="-15" width="30" height="30" rx="3"/>'
    '<rect x="-12" y="-12" width="24" height="24" rx="2" fill="none" stroke-width="1"/>',
)
"""Tokens from above: a fluted round, a smooth diamond, a palm-leaf triangle, a square post."""

_BASE: Final = '<path d="M-30 62H30V54H-30Z M-25 54H25V46H-25Z"/>'
_IONIC: Final = (
    f'{_BASE}<path d="M-16 46L-14 -44H14L16 46Z M-9 46V-44 M-3 46V-44 M3 46V-44 M9 46V-44"/>'
    '<path d="M-28 -62H28V-54H-28Z M-22 -54H22V-44H-22Z"/>'
    '<circle cx="-22" cy="-47" r="8"/><circle cx="22" cy="-47" r="8"/>'
    '<circle cx="-22" cy="-47" r="2.5"/><circle cx="22" cy="-47" r="2.5"/>'
)
_TUSCAN: Final = (
    f'{_BASE}<path d="M-17 46Q-19 0 -14 -42H14Q19 0 17 46Z M-14 -34H14"/>'
    '<path d="M-20 -42H20L24 -52H-24Z M-28 -62H28V-52H-28Z"/>'
)
_PALM: Final = (
    f'{_BASE}<path d="M-12 46L-11 -26H11L12 46Z M-13 -26H13V-20H-13Z"/>'
    '<path d="M0 -26Q-12 -44 0 -64Q12 -44 0 -26Z M0 -26Q-22 -34 -24 -58Q-6 -48 0 -26Z '
    "M0 -26Q22 -34 24 -58Q6 -48 0 -26Z M0 -26Q-26 -24 -34 -42Q-14 -44 0 -26Z "
    'M0 -26Q26 -24 34 -42Q14 -44 0 -26Z"/>'
)
_POST: Final = (
    f'{_BASE}<path d="M-15 46V-56L0 -64L15 -56V46Z M-6 46V-20 M5 46V0 M5 -20V-50 M-6 -34V-52"/>'
    '<path d="M-21 -22Q0 -10 21 -22L21 -30Q0 -18 -21 -30Z"/>'
    '<circle cx="-21" cy="-26" r="5"/><circle cx="21" cy="-26" r="5"/>'
)
COLUMNS: Final = (_IONIC, _TUSCAN, _PALM, _POST)
"""The cultures' columns in profile."""

TEMPLE: Final = (
    '<path d="M-34 -12L0 -34L34 -12Z M-34 -12H34V-5H-34Z M-30 -5H-22V22H-30Z M-12 -5H-4V22H-12Z '
    'M4 -5H12V22H4Z M22 -5H30V22H22Z M-36 22H36V29H-36Z"/>'
)
"""Four columns, their entablature and pediment."""


def token(colour: int, x: float, y: float, scale: float, may_move: bool, language: Language) -> str:
    """A token seen from above, its letter, and a dashed ring when it may move."""
    ring = f'<circle r="22" fill="none" stroke="{BRONZE}" stroke-width="3" stroke-dasharray="6 4"/>'
    letter = text(
        0,
        _LETTER_DOWN[colour],
        _LETTERS[colour].to(language),
        17,
        SERIF,
        _LETTER_INKS[colour],
        'text-anchor="middle" font-weight="bold"',
    )
    return (
        f'<g transform="translate({x:g} {y:g}) scale({scale})">'
        '<ellipse cx="2" cy="4" rx="17" ry="16" fill="#2A2420" opacity="0.2"/>'
        f'<g fill="{HUES[colour]}" stroke="{INK}" stroke-width="1.8">{_SHAPES[colour]}</g>'
        f"{letter}{ring if may_move else ''}</g>"
    )


def die(x: float, y: float, face: int) -> str:
    """A bone die with its pips, blank for 0."""
    pips = "".join(
        f'<circle cx="{22 + 11 * across}" cy="{22 + 11 * down}" r="4" fill="{INK}"/>'
        for across, down in PIPS[face]
    )
    return (
        f'<g transform="translate({x:g} {y:g})"><rect width="44" height="44" rx="9" '
        f'fill="{CHALK}" stroke="{INK}" stroke-width="1.5"/>{pips}</g>'
    )
