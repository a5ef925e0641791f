"""The board as one SVG document: the cross, its workshops, and the building plot in the middle."""

from typing import Final

from colonnade.games.les_4_colonnes.core.board import (
    LAYOUT,
    LETTERS,
    REFUGES,
    START_SQUARES,
    name,
    spot,
    square,
)
from colonnade.games.les_4_colonnes.core.moves import mover
from colonnade.games.les_4_colonnes.core.options import (
    COLOUR_NAMES,
    COLOURS_IN_TURN,
    Options,
    colour_of,
)
from colonnade.games.les_4_colonnes.core.state import DIE, ONE_DIE_AGAIN, SECOND, State
from colonnade.games.les_4_colonnes.core.tokens import barriers, place_in
from colonnade.games.les_4_colonnes.core.turn import SKIP
from colonnade.games.les_4_colonnes.text.words import status
from colonnade.kernel.i18n import Language
from colonnade.kernel.palette import (
    BRONZE,
    CHALK,
    HEADING,
    INK,
    PAPER,
    RULE,
    SANS,
    SERIF,
    STONE,
    board_view,
    text,
)
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


_CELL: Final = 40
_LEFT: Final = 40
_TOP: Final = 84
_WIDTH: Final = 840
_HEIGHT: Final = 916
_MIDDLE: Final = (_LEFT + 9.5 * _CELL, _TOP + 9.5 * _CELL)

REFUGE_SQUARES: Final = frozenset(str(square(0, refuge)) for refuge in REFUGES)
_STARTS: Final = {str(number): colour for colour, number in enumerate(START_SQUARES)}
_TURNED: Final = (0, 90, 180, 270)
"""By colour: where its arm lies, clockwise from below."""


def svg(options: Options, state: State, language: Language) -> str:
    """The cross with its tokens, the dice, and whose turn it is."""
    said = status(options, state).to(language)
    parts = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">',
        f"<title>Les 4 colonnes. {said}</title>",
        board_view(_LEFT, _TOP, 19 * _CELL, 19 * _CELL),
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="{PAPER}"/>',
        text(40, 54, "LES 4 COLONNES", 28, SERIF, BRONZE, f'letter-spacing="3" {HEADING}'),
        text(_WIDTH - 40, 52, said, 19, SANS, INK, f'text-anchor="end" {HEADING}'),
        *(_workshop(options, state, colour, language) for colour in range(4)),
        *(_square(place) for place in LAYOUT if not place.endswith(("A", "F8"))),
        _plot(options, state),
        *_tokens(options, state, language),
        *(_lintels(options, state, seat) for seat in range(options.players)),
        *_dice(state),
        "</svg>",
    )
    return "\n".join(part for part in parts if part)


def _centre(place: str) -> tuple[float, float]:
    """The middle of a place of the layout."""
    x, y = LAYOUT[place]
    return _LEFT + (x + 0.5) * _CELL, _TOP + (y + 0.5) * _CELL


def _square(place: str) -> str:
    """A square of the ring or of an arrow, with its quiet number."""
    x, y = _centre(place)
    left, top = x - _CELL / 2, y - _CELL / 2
    fill, edge, inlay = CHALK, RULE, ""
    if place in _STARTS:
        fill, edge = TINTS[_STARTS[place]], HUES[_STARTS[place]]
        inlay = f'<circle cx="{x:g}" cy="{y:g}" r="16" fill="{CHALK}" stroke="{edge}"/>'
    elif place in REFUGE_SQUARES:
        fill = STONE
        inlay = f'<circle cx="{x:g}" cy="{y:g}" r="16" fill="{GREY}" stroke="{RULE}"/>'
    elif not place.isdigit():
        colour = LETTERS.index(place[0])
        fill, edge = TINTS[colour], HUES[colour]
    return (
        f'<rect x="{left + 1:g}" y="{top + 1:g}" width="{_CELL - 2}" height="{_CELL - 2}" rx="4" '
        f'fill="{fill}" stroke="{edge}"/>{inlay}'
        + text(left + 4, top + 12, place.lstrip(LETTERS), 10, SANS, INK, 'opacity="0.8"')
    )


def _workshop(options: Options, state: State, colour: int, language: Language) -> str:
    """A round workshop with the column of its culture; a bronze ring for the seat to act."""
    x, y = _centre(f"{LETTERS[colour]}A")
    played = [seat for seat in range(options.players) if colour_of(options, seat) == colour]
    acts = bool(played) and (state.won >> played[0] & 1 or state.seat == played[0])
    edge = f'stroke="{BRONZE}" stroke-width="6"' if acts else f'stroke="{HUES[colour]}"'
    title = text(0, 104, COLOUR_NAMES[colour].to(language), 20, SERIF, INK, 'text-anchor="middle"')
    return (
        f'<g transform="translate({x:g} {y:g})" opacity="{1 if played else 0.4}">'
        f'<circle r="130" fill="{TINTS[colour]}" {edge}/>'
        f'<circle r="118" fill="none" stroke="{HUES[colour]}" opacity="0.5"/>'
        f'<g transform="translate(0 -22) scale(0.95)" fill="{CHALK}" stroke="{HUES[colour]}" '
        f'stroke-width="2">{COLUMNS[colour]}</g>{title}</g>'
    )


def _plot(options: Options, state: State) -> str:
    """The building plot: a tip for each colour, and the building once the game is won."""
    x, y = _MIDDLE
    tips = "".join(
        f'<path transform="rotate({_TURNED[colour]})" d="M-58 58L0 0L58 58Z" '
        f'fill="{TINTS[colour]}" stroke="{HUES[colour]}"/>'
        for colour in range(4)
    )
    building = ""
    if state.won:
        hue = HUES[colour_of(options, state.seat)]
        building = f'<g fill="{CHALK}" stroke="{hue}" stroke-width="2">{TEMPLE}</g>'
    return f'<g transform="translate({x:g} {y:g})">{tips}{building}</g>'


def stands(options: Options, state: State) -> dict[str, list[int]]:
    """The seats of the tokens on each spot of the layout that holds any."""
    found: dict[str, list[int]] = {}
    for seat in range(options.players):
        for slot in range(4):
            there = spot(colour_of(options, seat), place_in(state[seat], slot))
            found.setdefault(there, []).append(seat)
    return found


def _tokens(options: Options, state: State, language: Language) -> list[str]:
    """Every token, two on a square side by side; a dashed ring where one may move."""
    movable = _movable(options, state)
    drawn = []
    for there, seats in stands(options, state).items():
        for index, seat in enumerate(seats):
            colour = colour_of(options, seat)
            x, y, scale = _stand(there, colour, index, len(seats))
            drawn.append(token(colour, x, y, scale, (seat, there) in movable, language))
    return drawn


def _stand(there: str, colour: int, index: int, together: int) -> tuple[float, float, float]:
    """Where a token stands and how large, among those that share its spot."""
    x, y = _centre(there)
    aside = index - (together - 1) / 2
    if there.endswith("A"):
        return x + 44 * aside, y + 62, 1.05
    if there.endswith("F8"):
        x, y = _MIDDLE
        along, out = 23 * aside, 45
        right, down = ((along, out), (-out, along), (along, -out), (out, along))[colour]
        return x + right, y + down, 0.6
    if together == 1:
        return x, y + 2, 0.85
    return x + 18 * aside, y + 4, 0.58


def _movable(options: Options, state: State) -> set[tuple[int, str]]:
    """The tokens that may move, by seat and spot."""
    movers = [
        (mover(options, state, move), move & 3) for move in range(SKIP) if state.menu >> move & 1
    ]
    return {
        (seat, spot(colour_of(options, seat), place_in(state[seat], slot))) for seat, slot in movers
    }


def _lintels(options: Options, state: State, seat: int) -> str:
    """A lintel across the two tokens of each barrier."""
    drawn = ""
    colour = colour_of(options, seat)
    for number, refuge in enumerate(REFUGES):
        if barriers(state[seat]) >> number & 1:
            x, y = _centre(name(colour, refuge))
            drawn += (
                f'<rect x="{x - 19:g}" y="{y - 16:g}" width="38" height="7" rx="2" '
                f'fill="{HUES[colour]}" stroke="{INK}"/>'
            )
    return drawn


def _dice(state: State) -> list[str]:
    """The unplayed dice below the board, an empty one while a throw is due."""
    faces = [state.dice & DIE, state.dice >> SECOND] if state.dice >> SECOND else [state.dice]
    if state.dice == ONE_DIE_AGAIN:
        faces = [0]
    x, y = _WIDTH / 2 - 26 * len(faces), _TOP + 19 * _CELL + 14
    drawn = [die(x + 52 * index, y, face) for index, face in enumerate(faces)]
    pending = " ".join(
        [*("6" for _ in range(state.sixes)), *([f"+{state.bonus}"] if state.bonus else [])]
    )
    drawn.append(text(x + 52 * len(faces) + 12, y + 30, pending, 20, SERIF, BRONZE))
    return [] if state.won else drawn
