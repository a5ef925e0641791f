"""Pairs of games, one after the other or in several processes."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from colonnade.command.interrupts import leave_interrupts
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.words import Words

from .match import Match, Pair, play_pair


def play_series(match: Match, pairs: int, workers: int) -> Iterator[Pair]:
    """So many pairs, in order; the same ones whatever the number of workers."""
    if workers <= 1:
        yield from (play_pair(match, number) for number in range(pairs))
        return
    # Processes are started afresh: threads of this one may hold locks.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=leave_interrupts)
    try:
        yield from pool.map(partial(play_pair, match), range(pairs))
    finally:
        pool.shutdown(cancel_futures=True)


def checked(match: Match, games: int) -> int:
    """The number of pairs; raises for a match that can not be played."""
    if games < 2 or games % 2:
        raise ColonnadeError(
            Words(
                f"--games {games}: must be an even number, 2 at least",
                f"--games {games} : il faut un nombre pair, 2 au moins",
            )
        )
    match.ruled()
    return games // 2
