"""The pawns as tall pegs: each seat has its colour, the shape of its head and a letter."""

from colonnade.games.columbiz.text.words import COLOURS
from colonnade.kernel.palette import CHALK, INK
from colonnade.kernel.seat_colours import BLACK

from .palette import HUES


def peg(x: float, y: float, seat: int, mark: str) -> str:
    """A tall peg: a shaft that narrows upwards under a head of the seat's shape."""
    return (
        f'<ellipse cx="{x + 4:g}" cy="{y + 24:g}" rx="15" ry="5" fill="#000" opacity=".16"/>'
        f'<path d="M{x - 11:g} {y + 23:g}q11 6 22 0l-5 -22h-12z" fill="{HUES[seat]}"/>'
        f'<path d="M{x - 11:g} {y + 23:g}q11 6 22 0l-5 -22h-12z" fill="url(#columbiz-light)"/>'
        + head(x, y - 8, 16, seat, mark)
    )


def head(x: float, y: float, size: float, seat: int, mark: str) -> str:
    """The head of a peg: the seat's shape with its letter."""
    colour = COLOURS[seat]
    shape = f'<path transform="translate({x:g} {y:g}) scale({size:g})" d="{colour.outline}"'
    outline = f'stroke="{CHALK if colour is BLACK else INK}" stroke-width="{1.3 / size:.3g}"'
    drop = size * (0.36 + colour.drop)
    return (
        f'{shape} fill="{colour.hue}" {outline} stroke-linejoin="round"/>'
        f'{shape} fill="url(#columbiz-light)"/>'
        f'<text x="{x:g}" y="{y + drop:g}" font-size="{size:g}" font-weight="700" '
        f'text-anchor="middle" fill="{colour.on_hue}">{mark}</text>'
    )
