"""The board in characters and as SVG."""

from colonnade.kernel.picture import Line, Span, Style
from colonnade.kernel.words import Language

from .board import FAR, NEAR
from .options import Options
from .state import State, hinder, leader
from .words import seat_name

SEATS: tuple[Style, ...] = ("seat0", "seat1")


def lines(options: Options, state: State, language: Language) -> tuple[Line, ...]:
    """A row of stones for each player, and whose turn it is."""
    rows: list[Line] = [tuple(Span(f"{place:3}", "quiet") for place in range(NEAR, FAR + 1))]
    for seat in range(2):
        walkers = hinder(state[seat]), leader(state[seat])
        marks = ("AB"[seat] * walkers.count(place) or "." for place in range(NEAR, FAR + 1))
        rows.append(tuple(Span(f"{mark:>3}", SEATS[seat]) for mark in marks))
    turn = f"{seat_name(options, state, state.seat).to(language)}: {state.throw or '?'}"
    return (*rows, (Span(turn, "strong"),))


def svg(options: Options, state: State, language: Language) -> str:
    """The stones as circles, the walkers as letters."""
    parts = [
        f'<circle cx="{10 + 20 * place}" cy="15" r="8" fill="#EDE4D3" stroke="#8A5A1E"/>'
        for place in range(NEAR, FAR + 1)
    ]
    for seat in range(2):
        for place in (hinder(state[seat]), leader(state[seat])):
            at = f'x="{10 + 20 * place}" y="{13 + 8 * seat}"'
            parts.append(f'<text {at} font-size="8" text-anchor="middle">{"AB"[seat]}</text>')
    size = f'viewBox="0 0 {20 * FAR + 20} 30"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>'
