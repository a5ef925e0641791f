"""Chunks played on a Ray cluster: the same chunks, on as many machines as it has."""

import logging
import os
import warnings
from collections.abc import Sequence
from typing import Any, Final

from .chunk import play_chunk
from .crews import Played
from .study import Study
from .sums import Sums
from .words import Refused

AHEAD: Final = 2
"""Chunks asked for, for each processor of the cluster."""

CALLS: Final = 3
"""Times a cluster that answered and then hung up is called."""


class RayCrew:
    """Workers of a Ray cluster; Ray gives what a dead one had in hand to another."""

    def __init__(self, address: str | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise Refused("no_ray") from None
        self._ray: Any = ray
        if not ray.is_initialized():
            try:
                self._connect(address or os.environ.get("RAY_ADDRESS"))
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise Refused("no_cluster", address=address or "local", why=error) from None

    def _connect(self, address: str | None) -> None:
        """Join a cluster, calling again when its head could not start a server for us.

        The head forks that server from a process full of threads; now and then the child dies
        at once, and the next one lives.
        """
        for left in reversed(range(CALLS)):
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")  # What matters comes as an error, too.
                    self._ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
            except ConnectionAbortedError:
                if not left:
                    raise
            else:
                return

    def play(self, study: Study, chunks: Sequence[int]) -> Played:
        """Play the chunks of a study, however many machines are lost, while one remains."""
        task = self._ray.remote(max_retries=-1)(play_chunk)
        asked = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        running: dict[Any, int] = {}
        waiting = iter(chunks)
        for chunk in waiting:
            running[task.remote(study, chunk)] = chunk
            if len(running) >= asked:
                yield self._next(running)
        while running:
            yield self._next(running)

    def _next(self, running: dict[Any, int]) -> tuple[int, list[Sums]]:
        """The chunk that is done first."""
        done, _ = self._ray.wait(list(running), num_returns=1)
        chunk = running.pop(done[0])
        try:
            every: list[Sums] = self._ray.get(done[0])
        except self._ray.exceptions.RayError as error:
            raise Refused("chunk_failed", chunk=chunk, why=error) from None
        return chunk, every
