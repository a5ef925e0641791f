"""Pairs of games, one after the other or in several processes."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from colonnade.kernel.errors import ColonnadeError

from .match import Match, Pair, play_pair


def play_series(match: Match, pairs: int, workers: int) -> Iterator[Pair]:
    """So many pairs, in order; the same ones whatever the number of workers."""
    if workers <= 1:
        yield from (play_pair(match, number) for number in range(pairs))
        return
    # Processes are started afresh: threads of this one may hold locks.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from pool.map(partial(play_pair, match), range(pairs))


def checked(match: Match, games: int) -> int:
    """The number of pairs; raises for a match that can not be played."""
    if games < 2 or games % 2:
        raise ColonnadeError(f"--games {games}: a whole number of pairs, 2 games at least")
    match.ruled()
    return games // 2
