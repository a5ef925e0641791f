"""The board in characters and as SVG."""

from colonnade.kernel.i18n import Language
from colonnade.kernel.styled_text import Line, Span, Style
from passage.core.board import FAR, NEAR
from passage.core.options import Options
from passage.core.state import State, hinder, leader
from passage.text.words import seat_name

SEATS: tuple[Style, ...] = ("yellow", "blue")
"""As screens colour seats whose pieces have no colour of their own."""


def lines(options: Options, state: State, language: Language) -> tuple[Line, ...]:
    """A row of stones for each player, and whose turn it is."""
    rows: list[Line] = [tuple(Span(f"{place:3}", "quiet") for place in range(NEAR, FAR + 1))]
    for seat in range(2):
        walkers = hinder(state[seat]), leader(state[seat])
        marks = ("AB"[seat] * walkers.count(place) or "." for place in range(NEAR, FAR + 1))
        rows.append(tuple(Span(f"{mark:>3}", SEATS[seat]) for mark in marks))
    colon = " :" if language == "fr" else ":"
    turn = f"{seat_name(options, state, state.seat).to(language)}{colon} {state.throw or '?'}"
    return (*rows, (Span(turn, "strong"),))


COLOURS = ("#D99A00", "#1F5FA8")
INKS = ("#2A2420", "#FFFFFF")


def svg(options: Options, state: State, language: Language) -> str:
    """The stones between two banks, the walkers with the numbers of their seats, and the throw.

    In a browser the marks make it playable: places and the die are touched, walkers go.
    """
    parts = ['<rect width="460" height="120" rx="10" fill="#9FB8C4"/>']
    for place in range(NEAR, FAR + 1):
        is_bank = place in (NEAR, FAR)
        parts.append(
            f'<g data-place="{place}" aria-label="{place}">'
            f'<rect x="{10 + 40 * place}" y="10" width="36" height="100" '
            f'rx="{6 if is_bank else 18}" fill="{"#C9B98F" if is_bank else "#EDE4D3"}" '
            f'stroke="#8A5A1E"/><text x="{28 + 40 * place}" y="106" font-size="9" '
            f'text-anchor="middle" fill="#5B4A33">{place}</text></g>'
        )
    for seat in range(2):
        for walker, place in enumerate((hinder(state[seat]), leader(state[seat]))):
            at = f"translate({28 + 40 * place} {24 + 42 * seat + 19 * walker})"
            parts.append(
                f'<g data-piece="{seat}{walker}" pointer-events="none" transform="{at}">'
                f'<circle r="9" fill="{COLOURS[seat]}" stroke="#2A2420"/>'
                f'<text y="3.5" font-size="10" text-anchor="middle" fill="{INKS[seat]}">'
                f"{seat + 1}</text></g>"
            )
    parts.append(
        f'<g data-dice="" transform="translate(470 40)"><rect width="40" height="40" rx="8" '
        f'fill="#FFFDF6" stroke="#2A2420"/><text x="20" y="28" font-size="22" '
        f'text-anchor="middle">{state.throw or "?"}</text></g>'
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 120">{"".join(parts)}</svg>'
