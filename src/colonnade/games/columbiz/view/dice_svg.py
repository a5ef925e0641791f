"""The bone dice, and the wooden tray they lie in."""

from html import escape
from typing import Final

from colonnade.games.columbiz.core.dice import DICE, VALUES, number_of_dice, showing
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.rules import awaits
from colonnade.games.columbiz.core.state import State
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.palette import RULE
from colonnade.kernel.pips import PIPS

from .captions import turn_counts
from .palette import BONE, CELL, LEFT, TOP, WAX, WIDTH

IN_HAND: Final = Text("dice in hand: {number}", "dés en main : {number}")
SET_ASIDE: Final = Text("set aside: {number}", "mis de côté : {number}")


def die(x: float, y: float, size: float, value: int) -> str:
    """A bone die around a centre; without pips when it is still in the cup."""
    half = size / 2
    pips = PIPS[value]
    body = (
        f'<rect x="{x - half + 1.5:g}" y="{y - half + 2:g}" width="{size:g}" height="{size:g}" '
        f'rx="{size / 5:g}" fill="#000" opacity=".15"/>'
        f'<rect x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}" '
        f'rx="{size / 5:g}" fill="{BONE}" stroke="{RULE}"/>'
    )
    return body + "".join(
        f'<circle cx="{x + across * size * 0.27:g}" cy="{y + down * size * 0.27:g}" '
        f'r="{size * 0.09:g}"/>'
        for across, down in pips
    )


def tray(options: Options, state: State, language: Language) -> str:
    """The dice in hand; while a throw is awaited, those set aside stand lifted on a rail."""
    left, top, width = LEFT - 16, TOP + VALUES * CELL + 32, WIDTH - 56
    parts = [
        f'<rect x="{left}" y="{top}" width="{width}" height="84" rx="10" '
        f'fill="url(#columbiz-wood)"/>'
        f'<rect x="{left + 8}" y="{top + 8}" width="{width - 16}" height="68" rx="6" '
        f'fill="#5B3A14" opacity=".55"/>'
    ]
    waiting = awaits(options, state) == CHANCE
    shown = number_of_dice(state.dice)
    lift = 8 if waiting else 0
    if waiting and shown:
        parts.append(
            f'<rect x="{left + 18}" y="{top + 58}" width="{shown * 54}" height="6" rx="3" '
            f'fill="{WAX}"/>'
        )
    values = [value for value in range(1, VALUES + 1) for _ in range(showing(state.dice, value))]
    for place, value in enumerate(values):
        parts.append(die(left + 45 + place * 54, top + 42 - lift, 40, value))
    for place in range(shown, DICE):
        parts.append(absent_die(left + 45 + place * 54, top + 42))
    texts = turn_counts(options, state, language)
    if shown:
        caption = SET_ASIDE if waiting else IN_HAND
        texts = (caption.to(language).format(number=shown), *texts)
    for row, words in enumerate(texts):
        parts.append(
            f'<text x="{left + 468}" y="{top + 26 + row * 15}" font-size="14" '
            f'fill="#FFF6E0">{escape(words, quote=False)}</text>'
        )
    return "\n".join(parts)


def absent_die(x: float, y: float) -> str:
    """The empty place of a die that is in the cup or spent."""
    return (
        f'<rect x="{x - 19:g}" y="{y - 19:g}" width="38" height="38" rx="8" fill="none" '
        f'stroke="{WAX}" stroke-width="1.5" stroke-dasharray="4 4" opacity=".6"/>'
    )
