"""Chunks played on a Ray cluster: the same chunks, on all of its machines."""

import logging
import os
import warnings
from collections.abc import Sequence
from typing import Any, Final

from .chunk import play_chunk
from .executors import Played
from .study import Study
from .totals import Totals
from .words import LabError

AHEAD: Final = 2
"""Chunks submitted ahead, per processor of the cluster."""

CALLS: Final = 3
"""Attempts to connect to a cluster that accepts a connection and then drops it."""


class RayExecutor:
    """Workers of a Ray cluster; Ray reassigns the chunk of a worker that dies."""

    def __init__(self, address: str | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise LabError("no_ray") from None
        self._ray: Any = ray
        if not ray.is_initialized():
            try:
                self._connect(address or os.environ.get("RAY_ADDRESS"))
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise LabError("no_cluster", address=address or "local", why=error) from None

    def _connect(self, address: str | None) -> None:
        """Connect to a cluster, trying again when its head could not start a server for us.

        The head forks that server from a process with many threads; now and then the child dies at
        once, and the next one works.
        """
        for left in reversed(range(CALLS)):
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")  # What matters is raised as an error, too.
                    self._ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
            except ConnectionAbortedError:
                if not left:
                    raise
            else:
                return

    def play(self, study: Study, chunks: Sequence[int]) -> Played:
        """Play the chunks of a study, while at least one machine remains."""
        task = self._ray.remote(max_retries=-1)(play_chunk)
        asked = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        running: dict[Any, int] = {}
        for chunk in chunks:
            running[task.remote(study, chunk)] = chunk
            if len(running) >= asked:
                yield self._next(running)
        while running:
            yield self._next(running)

    def _next(self, running: dict[Any, int]) -> tuple[int, list[Totals]]:
        """The first chunk that is done."""
        done, _ = self._ray.wait(list(running), num_returns=1)
        chunk = running.pop(done[0])
        try:
            every: list[Totals] = self._ray.get(done[0])
        except self._ray.exceptions.RayError as error:
            raise LabError("chunk_failed", chunk=chunk, why=error) from None
        return chunk, every
