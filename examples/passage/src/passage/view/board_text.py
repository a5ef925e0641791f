"""The board in characters and as SVG."""

from colonnade.kernel.awaited import OVER
from colonnade.kernel.i18n import Language
from colonnade.kernel.styled_text import Line, Span
from passage.core.board import FAR, NEAR
from passage.core.options import Options
from passage.core.rules import awaits
from passage.core.state import State, hinder, leader
from passage.text.words import SEATS


def lines(options: Options, state: State, language: Language) -> tuple[Line, ...]:
    """A row of stones for each player, and whose turn it is."""
    rows: list[Line] = [tuple(Span(f"{place:3}", "quiet") for place in range(NEAR, FAR + 1))]
    for seat, colour in enumerate(SEATS):
        walkers, letter = (hinder(state[seat]), leader(state[seat])), colour.letter.to(language)
        marks = (letter * walkers.count(place) or "." for place in range(NEAR, FAR + 1))
        spans = [Span(f"{mark:>3}", colour.id) for mark in marks]
        rows.append((*spans, Span(f"  {colour.name.to(language)}", colour.id)))
    if awaits(options, state) != OVER:
        colon = " :" if language == "fr" else ":"
        name = SEATS[state.seat].name.to(language)
        rows.append((Span(f"{name}{colon} {state.throw or '?'}", "strong"),))
    return tuple(rows)


def svg(options: Options, state: State, language: Language) -> str:
    """The stones between two banks, the walkers with their letters, and the throw.

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
    for seat, colour in enumerate(SEATS):
        for walker, place in enumerate((hinder(state[seat]), leader(state[seat]))):
            at = f"translate({28 + 40 * place} {24 + 42 * seat + 19 * walker})"
            parts.append(
                f'<g data-piece="{seat}{walker}" pointer-events="none" transform="{at}">'
                f'<path d="{colour.outline}" transform="scale(9)" fill="{colour.hue}" '
                f'stroke="{colour.rim}" stroke-width="0.1"/>'
                f'<text y="3.5" font-size="10" text-anchor="middle" fill="{colour.on_hue}">'
                f"{colour.letter.to(language)}</text></g>"
            )
    parts.append(
        f'<g data-dice="" transform="translate(470 40)"><rect width="40" height="40" rx="8" '
        f'fill="#FFFDF6" stroke="#2A2420"/><text x="20" y="28" font-size="22" '
        f'text-anchor="middle">{state.throw or "?"}</text></g>'
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 120">{"".join(parts)}</svg>'
