"""A report as plots, PNG and SVG: seat balance, lengths, and the board as a heat map."""

from pathlib import Path
from typing import Any, Final

from colonnade.kernel.i18n import Language, Text
from colonnade.library.plotting import PALETTE

from .observers import observer_of
from .report import Report
from .totals import Totals
from .words import say

FORMATS: Final = ("png", "svg")
BINS: Final = 60
LEAST: Final = 0.01
"""Figures below this number per game are not shown."""


def figures(report: Report, language: Language) -> dict[str, Any]:
    """All plots of a report by name, as figures of matplotlib."""
    visits, captures = (
        [totals.visits for totals in report.every],
        [totals.taken for totals in report.every],
    )
    called = observer_of(report.study.game).marks.captures or Text("", "")
    drawn = {
        "seats": _seats(report, language),
        "lengths": _lengths(report, language),
        "visits": _heat(report, visits, say("visits_title", language), language),
        "captures": _heat(report, captures, called.to(language), language),
    }
    return {name: figure for name, figure in drawn.items() if figure is not None}


def draw(report: Report, folder: Path, language: Language) -> list[Path]:
    """Write all plots of a report into a folder; returns their files."""
    import matplotlib as mpl

    written: list[Path] = []
    # Equal studies make equal files: no random ids, no date.
    with mpl.rc_context({"svg.hashsalt": report.study.signature()}):
        for name, figure in figures(report, language).items():
            for ending in FORMATS:
                path = folder / f"{name}.{ending}"
                about = {"Date": None} if ending == "svg" else {}
                figure.savefig(path, dpi=144, bbox_inches="tight", metadata=about)
                written.append(path)
    return written


def _figure(width: float, height: float, panels: int = 1) -> tuple[Any, list[Any]]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width * panels, height), layout="constrained")
    return figure, list(figure.subplots(1, panels, squeeze=False)[0])


def _title(report: Report, variant: int, language: Language) -> str:
    name = report.study.names()[variant]
    title = report.study.book.title.to(language)
    return f"{title}, {name}" if name else title


def _seats(report: Report, language: Language) -> Any:  # noqa: ANN401 - matplotlib has no types
    """What each seat wins, with its interval, and the fair share as a line."""
    figure, (axes,) = _figure(6, 4)
    rows = [row for row in report.rows if row.measure.key.startswith("seat_")]
    variants = len(report.every)
    width = 0.8 / variants
    for variant in range(variants):
        found = [(x, row.found[variant]) for x, row in enumerate(rows)]
        seated = [(x, interval) for x, interval in found if interval is not None]
        heights = [100 * interval.value for _, interval in seated]
        below = [100 * (interval.value - interval.low) for _, interval in seated]
        above = [100 * (interval.high - interval.value) for _, interval in seated]
        axes.bar(
            [x + (variant - (variants - 1) / 2) * width for x, _ in seated],
            heights,
            width,
            yerr=[below, above],
            capsize=4,
            color=PALETTE[variant % len(PALETTE)],
            label=_title(report, variant, language),
        )
        axes.axhline(sum(heights) / len(heights), color="grey", linewidth=0.8, linestyle="--")
    axes.set_xticks(range(len(rows)), [row.measure.words.to(language) for row in rows])
    axes.set_ylabel(say("share_axis", language))
    axes.set_title(say("seat_balance", language))
    # Below the axes, where it hides no bar.
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.1), ncols=2, frameon=False)
    return figure


def _lengths(report: Report, language: Language) -> Any:  # noqa: ANN401
    """How long the games are."""
    figure, (axes,) = _figure(6, 4)
    longest = max(_most_of(totals) for totals in report.every)
    step = max(1, -(-longest // BINS))
    edges = [step * number for number in range(longest // step + 2)]
    for variant, totals in enumerate(report.every):
        axes.hist(
            list(totals.lengths),
            bins=edges,
            weights=[100 * games / totals.games for games in totals.lengths.values()],
            histtype="step",
            linewidth=1.5,
            color=PALETTE[variant % len(PALETTE)],
            linestyle=("-", "--", ":", "-.")[variant % 4],
            label=_title(report, variant, language),
        )
    axes.set_xlabel(say("length_axis", language))
    axes.set_ylabel(say("share_axis", language))
    axes.set_title(say("length_title", language))
    axes.legend()
    return figure


def _most_of(totals: Totals) -> int:
    """A length that all but one game in a hundred stay within: the tail would flatten the plot."""
    left = totals.games / 100
    for length, games in sorted(totals.lengths.items(), reverse=True):
        left -= games
        if left < 0:
            return length
    return 1


def _heat(report: Report, counts: list[list[int]], title: str, language: Language) -> Any:  # noqa: ANN401
    """The board of each variant as a heat map of its places."""
    study = report.study
    if not any(map(sum, counts)):
        return None
    board = study.book.display.layout(study.options(0))
    figure, panels = _figure(6.5, 1.5 + 5 * board["height"] / board["width"], len(counts))
    every = [
        [number / totals.games for number in of_places]
        for totals, of_places in zip(report.every, counts, strict=True)
    ]
    # One scale for all variants, so that colours can be compared.
    warmest = max(map(max, every))
    for variant, (axes, a_game) in enumerate(zip(panels, every, strict=True)):
        layout = study.book.display.layout(study.options(variant))
        heat = dict(zip(observer_of(study.game).marks.places, a_game, strict=True))
        _board(axes, layout, heat, warmest, say("a_game", language))
        name = _title(report, variant, language)
        axes.set_title(say("heat_title", language, what=title, name=name))
    return figure


def _board(
    axes: Any,  # noqa: ANN401
    layout: Any,  # noqa: ANN401
    heat: dict[str, float],
    warmest: float,
    legend: str,
) -> None:
    """Every place of the layout as a square with its name and its heat."""
    import matplotlib as mpl
    from matplotlib.patches import Rectangle

    colours = mpl.colormaps["YlOrRd"]
    small = len(layout["places"]) > 40
    for name, place in layout["places"].items():
        x, y, warmth = place["x"], place["y"], heat.get(name)
        face = "white" if warmth is None else colours(warmth / warmest)
        axes.add_patch(Rectangle((x - 0.5, y - 0.5), 1, 1, facecolor=face, edgecolor="#555555"))
        is_dark = warmth is not None and warmth > 0.6 * warmest
        inked = {"color": "white" if is_dark else "black", "ha": "center", "va": "center"}
        if small or warmth is None:
            axes.text(x, y, name, fontsize=5 if small else 8, **inked)
        else:
            shown = f"{warmth:.2g}" if warmth >= LEAST or not warmth else f"< {LEAST}"
            axes.text(x, y, f"{name}\n{shown}", fontsize=7, **inked)
    axes.set_aspect("equal")
    axes.autoscale_view()
    axes.invert_yaxis()
    axes.set_axis_off()
    scale = mpl.cm.ScalarMappable(mpl.colors.Normalize(0, warmest), colours)
    axes.figure.colorbar(scale, ax=axes, label=legend, shrink=0.7)
