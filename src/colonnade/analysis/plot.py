"""The chances during a game as a plot."""

from pathlib import Path
from typing import Final

from colonnade.games import rulebook
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Language, Text
from colonnade.library.plotting import PALETTE, require_matplotlib
from colonnade.table.view import teams

from .reviews import Review
from .words import say

FORMATS: Final = (".png", ".svg")
STYLES: Final = ("-", "--", "-.", ":")
"""Line styles, so that lines are distinguishable without colours."""


def check_plotting(path: Path) -> None:
    """Refuse early what could not be drawn at the end."""
    if path.suffix.lower() not in FORMATS:
        raise ColonnadeError(
            Text(
                f"--plot {path.name}: the name must end in .png or .svg",
                f"--plot {path.name} : le nom doit finir en .png ou .svg",
            )
        )
    require_matplotlib("--plot")


def draw(review: Review, path: Path, language: Language) -> None:
    """Write the plot; equal reviews make equal files."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.subplots()
    values = [review.start, *(step.after for step in review.steps)]
    marked = [point.number for point in review.turning_points]
    for number, side in enumerate(sides(review)):
        name = " + ".join(review.players[seat].name.to(language) for seat in side)
        axes.plot(
            [100 * chances[side[0]] for chances in values],
            color=PALETTE[number],
            linestyle=STYLES[number],
            linewidth=1.6,
            label=name,
            marker="o",
            markevery=marked,
            markersize=5,
        )
    axes.set_ylim(-2, 102)
    axes.set_xlim(0, max(1, len(values) - 1))
    axes.set_xlabel(say("tokens_axis", language))
    axes.set_ylabel(say("chances_axis", language))
    axes.set_title(rulebook(review.game).title.to(language))
    axes.grid(alpha=0.3)
    axes.legend()
    ending = path.suffix.lower()
    about = {"Date": None} if ending == ".svg" else {}
    with mpl.rc_context({"svg.hashsalt": review.game}):
        figure.savefig(path, format=ending[1:], dpi=144, metadata=about)


def sides(review: Review) -> tuple[tuple[int, ...], ...]:
    """The seats that win together, for each side."""
    book = rulebook(review.game)
    options = book.options.read_options(review.options)
    return teams(book, options) or tuple((seat,) for seat in range(options.players))
