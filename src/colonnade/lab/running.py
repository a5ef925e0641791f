"""Running a study: what is kept is not played again, what is played is kept at once."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from .crews import Crew
from .notebook import Notebook
from .study import Study
from .sums import Sums


@dataclass(frozen=True)
class Progress:
    """How far a study has come."""

    games: int
    """Games done of each variant, kept ones too."""
    of: int
    played: int
    """Games played since the study was begun or taken up again."""


@dataclass(frozen=True)
class Finished:
    """A study and what it found, variant by variant."""

    study: Study
    every: list[Sums]


def run(
    study: Study,
    crew: Crew,
    path: Path | None = None,
    watch: Callable[[Progress], None] = lambda _: None,
) -> Finished:
    """Run a study, or go on with the one that a file keeps."""
    every = [Sums() for _ in study.variants]
    if path is None:
        _play(study, crew, range(study.chunks()), every, lambda *_: None, watch)
    else:
        with Notebook(path, study) as notebook:
            for kept in notebook.kept.values():
                _merge(every, kept)
            left = [chunk for chunk in range(study.chunks()) if chunk not in notebook.kept]
            _play(study, crew, left, every, notebook.write, watch)
    return Finished(study, every)


def _play(
    study: Study,
    crew: Crew,
    chunks: Sequence[int],
    every: list[Sums],
    keep: Callable[[int, list[Sums]], None],
    watch: Callable[[Progress], None],
) -> None:
    before = every[0].games
    watch(Progress(before, study.games, 0))
    # Closed at once when something goes wrong, so that no worker outlives the study.
    with closing(crew.play(study, chunks)) as playing:
        for chunk, sums in playing:
            keep(chunk, sums)
            _merge(every, sums)
            watch(Progress(every[0].games, study.games, every[0].games - before))


def _merge(every: list[Sums], others: list[Sums]) -> None:
    for sums, other in zip(every, others, strict=True):
        sums.merge(other)
