"""The pawns as tall pegs: each seat has its colour, the shape of its head and a letter."""

from colonnade.kernel.palette import INK

from .palette import HUES, LETTER_HUES


def peg(x: float, y: float, seat: int, mark: str) -> str:
    """A tall peg: a shaft that narrows upwards under a head of the seat's shape."""
    return (
        f'<ellipse cx="{x + 4:g}" cy="{y + 24:g}" rx="15" ry="5" fill="#000" opacity=".16"/>'
        f'<path d="M{x - 11:g} {y + 23:g}q11 6 22 0l-5 -22h-12z" fill="{HUES[seat]}"/>'
        f'<path d="M{x - 11:g} {y + 23:g}q11 6 22 0l-5 -22h-12z" fill="url(#columbiz-light)"/>'
        + head(x, y - 8, 16, seat, mark)
    )


def head(x: float, y: float, size: float, seat: int, mark: str) -> str:
    """The head of a peg: round, square, triangle or diamond, with the seat's letter."""
    if seat == 0:
        shape = f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}"'
    elif seat == 1:
        half = size * 0.9
        shape = (
            f'<rect x="{x - half:g}" y="{y - half:g}" width="{2 * half:g}" '
            f'height="{2 * half:g}" rx="{size / 6:g}"'
        )
    elif seat == 2:
        top, foot, half = y - size * 1.15, y + size * 0.85, size * 1.2
        shape = f'<path d="M{x:g} {top:g}L{x + half:g} {foot:g}H{x - half:g}z"'
    else:
        far = size * 1.22
        shape = f'<path d="M{x:g} {y - far:g}l{far:g} {far:g}l{-far:g} {far:g}l{-far:g} {-far:g}z"'
    outline = f'stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"/>'
    drop = size * (0.62 if seat == 2 else 0.36)
    return (
        f'{shape} fill="{HUES[seat]}" {outline}{shape} fill="url(#columbiz-light)"/>'
        f'<text x="{x:g}" y="{y + drop:g}" font-size="{size:g}" font-weight="700" '
        f'text-anchor="middle" fill="{LETTER_HUES[seat]}">{mark}</text>'
    )
