"""A study from Python: run it, and get its results as tables."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from colonnade.kernel.i18n import Language
from colonnade.kernel.options import option_text
from colonnade.library.plotting import require_matplotlib

from . import execution
from .execution import FinishedStudy, Progress
from .executors import local_executor
from .html_report import html_of
from .plots import draw, figures
from .report import Report, report_of
from .study import Study, new_study
from .tables import Table, figures_of, games_of
from .text import text_of
from .words import LabError

Options = Mapping[str, object]


@dataclass(frozen=True, repr=False)
class Results:
    """The results of a study."""

    finished: FinishedStudy

    @property
    def study(self) -> Study:
        """What was played."""
        return self.finished.study

    @property
    def report(self) -> Report:
        """Figures with their intervals."""
        return report_of(self.finished)

    @property
    def figures(self) -> Table:
        """A row for each figure, with its 95 % interval."""
        return figures_of(self.report)

    @property
    def games(self) -> Table:
        """A row for each game of each variant."""
        return games_of(self.finished)

    def text(self, language: Language = "en", columns: int = 0) -> str:
        """The report as `colonnade lab` prints it."""
        return text_of(self.report, language, columns)

    def html(self, language: Language = "en") -> str:
        """The report as a page."""
        return html_of(self.report, language)

    def plot(self, folder: str | Path, language: Language = "en") -> list[Path]:
        """Draw the figures as PNG and SVG; returns the files. Needs matplotlib."""
        require_matplotlib("plot")
        Path(folder).mkdir(parents=True, exist_ok=True)
        return list(draw(self.report, Path(folder), language))

    def plots(self, language: Language = "en") -> dict[str, Any]:
        """The plots by name, `seats`, `lengths`…, as figures that a notebook shows."""
        require_matplotlib("plots")
        return figures(self.report, language)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        study = self.study
        return f"<Results {study.game}: {len(study.variants)} × {study.games} games>"

    def _repr_html_(self) -> str:
        return self.html()


def run(
    game: str,
    *,
    games: int = 1_000,
    seats: str | Sequence[str] = "random",
    seed: int = 1,
    variants: Sequence[Options] = (),
    sweep: Mapping[str, object] | None = None,
    told: int = 100,
    rotate: bool = False,
    workers: int = 1,
    keep: Path | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
    **options: object,
) -> Results:
    """Play a game many times; the same seed gives the same games, whatever the workers.

    `options` hold in all variants. `variants` are compared on the same seeds, the first one being
    the base; `sweep` makes every combination of some options' values a variant. `seats` are bots by
    name, one for each seat; the last one also plays the remaining seats.

    >>> results = run("corintho", games=50, told=0, sweep={"freeze": ["round", "turn"]})
    >>> len(results.games["length"]), results.study.names()
    (100, ['freeze=round', 'freeze=turn'])
    """
    study = new_study(
        game,
        variant_options(options, variants, sweep or {}),
        seats=(seats,) if isinstance(seats, str) else tuple(seats),
        games=games,
        seed=seed,
        told=told,
        rotates=rotate,
        rows=True,
    )
    return Results(execution.run(study, local_executor(study, workers), keep, progress))


def variant_options(
    common: Options, variants: Sequence[Options], sweep: Options
) -> list[dict[str, str]]:
    """The options of every variant: each one given, with every combination of the swept values."""
    if nothing := [name for name, values in sweep.items() if not swept_values(values)]:
        raise LabError("nothing_swept", name=nothing[0])
    places = [common, {name: "" for variant in variants for name in variant}, sweep]
    for name, times in Counter(name for place in places for name in place).items():
        if times > 1:
            raise LabError("given_twice", name=name)
    combined = product(*map(swept_values, sweep.values()))
    swept = [dict(zip(sweep, values, strict=True)) for values in combined]
    return [
        {name: option_text(value) for name, value in {**common, **variant, **one}.items()}
        for variant in variants or [{}]
        for one in swept
    ]


def swept_values(values: object) -> list[object]:
    """The values of a swept option: those of a list, or a single one."""
    if isinstance(values, str) or not isinstance(values, Iterable):
        return [values]
    return list(values)
