"""The score pad: a wax tablet with an account for each seat."""

from html import escape

from colonnade.games.columbiz.core.dice import VALUES
from colonnade.games.columbiz.core.options import Options
from colonnade.games.columbiz.core.rules import awaits, capture_points, total
from colonnade.games.columbiz.core.state import State, captured_by, line_points_of, reserve_of
from colonnade.games.columbiz.text.words import SEATS
from colonnade.kernel.awaited import OVER
from colonnade.kernel.i18n import Language
from colonnade.kernel.palette import BRONZE, INK, SERIF

from .captions import CAPTURED, LINES, RESERVE, TOTAL, letter
from .palette import CELL, LEFT, TOP, WAX, WIDTH
from .pawn_svg import head


def tablet(options: Options, state: State, language: Language) -> str:
    """The score pad: a wax tablet in a wooden frame, one block per seat."""
    left, top = LEFT + VALUES * CELL + 32, TOP - 66
    width, height = WIDTH - 28 - left, VALUES * CELL + 82
    parts = [
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="10" '
        f'fill="url(#columbiz-wood)"/>'
        f'<rect x="{left + 12}" y="{top + 12}" width="{width - 24}" height="{height - 24}" rx="6" '
        f'fill="{WAX}" stroke="{BRONZE}"/>'
    ]
    for seat in range(options.players):
        parts.append(account(options, state, language, seat, left + 24, top + 22 + seat * 104))
    return "\n".join(parts)


def account(
    options: Options, state: State, language: Language, seat: int, left: int, top: int
) -> str:
    """One seat's account: name, reserve, line points, captives behind a grille, total."""
    active = state.seat == seat and awaits(options, state) != OVER
    captured = captured_by(state, seat)
    worth = capture_points(options, captured)
    rows = (
        (RESERVE, str(reserve_of(state, seat))),
        (LINES, str(line_points_of(state, seat))),
        (CAPTURED, f"{captured} = {worth}"),
        (TOTAL, str(total(options, state, seat))),
    )
    parts = [head(left + 20, top + 22, 15, seat, letter(seat, language))]
    weight = 700 if active else 500
    name = SEATS[seat].to(language)
    parts.append(
        f'<text x="{left + 46}" y="{top + 28}" font-family="{SERIF}" font-size="20" '
        f'font-weight="{weight}">{name}</text>'
    )
    if active:
        parts.append(
            f'<rect x="{left - 4}" y="{top - 4}" width="324" height="98" rx="8" fill="none" '
            f'stroke="{BRONZE}" stroke-width="3"/>'
        )
    for place, (caption, number) in enumerate(rows):
        x = left + 40 + place * 82
        parts.append(
            f'<text x="{x}" y="{top + 62}" font-size="13" text-anchor="middle" fill="#5A4526">'
            f"{escape(caption.to(language), quote=False)}</text>"
            f'<text x="{x}" y="{top + 84}" font-size="18" '
            f'font-weight="{700 if caption is TOTAL else 500}" text-anchor="middle">{number}</text>'
        )
    parts.append(grille(left + 162, top + 6, captured))
    return "\n".join(parts)


def grille(left: int, top: int, captured: int) -> str:
    """Captives as small dark pegs behind the bars of a small grille."""
    parts = [
        f'<circle cx="{left + 8 + place % 16 * 9}" cy="{top + 9 + place // 16 * 12}" r="4.2" '
        f'fill="{INK}"/>'
        for place in range(captured)
    ]
    bars = "".join(f"M{left + 3.5 + bar * 9:g} {top}v36" for bar in range(17))
    parts.append(
        f'<rect x="{left}" y="{top}" width="151" height="36" rx="4" fill="none" stroke="{BRONZE}" '
        f'stroke-width="2"/><path d="{bars}" stroke="{BRONZE}" stroke-width="1.4" opacity=".7"/>'
    )
    return "\n".join(parts)
