"""Running a study: chunks in the checkpoint are not played again, new ones are stored at once."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from .checkpoint import Checkpoint
from .executors import ChunkExecutor
from .study import Study
from .totals import Totals


@dataclass(frozen=True)
class Progress:
    """The progress of a study."""

    games: int
    """Games done of each variant, including stored ones."""
    of: int
    played: int
    """Games played since the study was started or resumed."""


@dataclass(frozen=True)
class FinishedStudy:
    """A finished study with its totals, by variant."""

    study: Study
    every: list[Totals]


def run(
    study: Study,
    executor: ChunkExecutor,
    path: Path | None = None,
    watch: Callable[[Progress], None] = lambda _: None,
) -> FinishedStudy:
    """Run a study, or resume the one in a checkpoint file."""
    every = [Totals() for _ in study.variants]
    if path is None:
        _play(study, executor, range(study.chunks()), every, lambda *_: None, watch)
    else:
        with closing(Checkpoint(path, study)) as checkpoint:
            for kept in checkpoint.kept.values():
                _merge(every, kept)
            left = [chunk for chunk in range(study.chunks()) if chunk not in checkpoint.kept]
            _play(study, executor, left, every, checkpoint.write, watch)
    return FinishedStudy(study, every)


def _play(
    study: Study,
    executor: ChunkExecutor,
    chunks: Sequence[int],
    every: list[Totals],
    keep: Callable[[int, list[Totals]], None],
    watch: Callable[[Progress], None],
) -> None:
    before = every[0].games
    watch(Progress(before, study.games, 0))
    # Closed at once when something fails, so that no worker outlives the study.
    with closing(executor.play(study, chunks)) as playing:
        for chunk, totals in playing:
            keep(chunk, totals)
            _merge(every, totals)
            watch(Progress(every[0].games, study.games, every[0].games - before))


def _merge(every: list[Totals], others: list[Totals]) -> None:
    for totals, other in zip(every, others, strict=True):
        totals.merge(other)
