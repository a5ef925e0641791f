"""Processor time per move of two trees: both servers run at once, and are played on in turn.

    python bench/server/two_trees.py before=PYTHON [--rounds N] [--seconds S] [--game senet]
                                     [--matches 100 | --matches 1000]

PYTHON is the interpreter of another environment, such as that of an older commit. On a busy machine
figures of one moment say nothing about another: windows of a few seconds alternate, and the
ratio is taken of each pair of neighbours. While one server is played on, the other rests.
"""

import argparse
import json
import resource
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from compare import GAMES, HERE, STAGES, Stage, Subject, expect, running, serving, told


class Played:
    """A server, its client, and what each window has cost."""

    def __init__(self, stack: ExitStack, subject: Subject, stage: Stage, seconds: float) -> None:
        place = tempfile.TemporaryDirectory(dir=HERE, prefix=".run-")
        self.folder = stack.enter_context(place)
        self.server = stack.enter_context(running(subject, Path(self.folder)))
        load = [str(HERE / "client/load.js"), subject.client, str(self.server.port), subject.game]
        self.client = subprocess.Popen(
            ["node", *load, str(stage.matches), str(stage.pace), str(seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        stack.enter_context(self.client)
        self.costs: list[float] = []
        self.speeds: list[float] = []
        self.p50: list[float] = []
        self.p99: list[float] = []
        self._line("opened")

    def play(self) -> None:
        """One window."""
        assert self.client.stdin is not None
        self.client.stdin.write("go\n")
        self.client.stdin.flush()
        self._line("begin")
        before = self.server.processor
        figures: dict[str, Any] = json.loads(self._line("end"))
        spent = self.server.processor - before
        self.costs.append(spent / max(1, figures["moves"]) * 1e6)
        self.speeds.append(figures["moves"] / figures["seconds"])
        # None in a window without moves.
        self.p50.append(figures.get("p50") or float("nan"))
        self.p99.append(figures.get("p99") or float("nan"))

    def _line(self, word: str) -> str:
        assert self.client.stdout is not None
        return expect(self.client.stdout.readline(), word, self.folder)


def compare(game: str, pythons: dict[str, str], stage: Stage, rounds: int, seconds: float) -> str:
    """The lines about one game."""
    with ExitStack() as stack:
        played = {
            name: Played(stack, serving(name, python, game), stage, seconds)
            for name, python in pythons.items()
        }
        for each in played.values():
            each.play()  # until everything has been cached and grown
            for figures in (each.costs, each.speeds, each.p50, each.p99):
                figures.clear()
        for number in range(rounds):
            for each in list(played.values())[:: 1 if number % 2 else -1]:
                each.play()
    now, before = played.values()
    ratios = [mine / theirs for mine, theirs in zip(now.costs, before.costs, strict=True)]
    lines = [f"\n{game}, {stage.name}: CPU per move, now as a multiple of before {told(ratios, 2)}"]
    for name, each in played.items():
        lines.append(
            f"  {name:8} CPU µs/move {told(each.costs):>20}  moves/s {told(each.speeds):>22}"
            f"  p50 ms {told(each.p50, 1):>20}  p99 ms {told(each.p99, 1):>20}"
            f"  least µs {min(each.costs):,.0f}"
            f"  middle half {quartiles(each.costs)}"
        )
    return "\n".join(lines)


def quartiles(values: list[float]) -> str:
    low, _, high = statistics.quantiles(values, n=4) if len(values) > 1 else values * 3
    return f"{low:,.0f}–{high:,.0f}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("beside", metavar="NAME=PYTHON")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--game", action="append")
    parser.add_argument("--matches", type=int, default=100)
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    name, _, python = asked.beside.partition("=")
    pythons = {"now": sys.executable, name: python}
    (stage,) = (stage for stage in STAGES if stage.matches == asked.matches)
    for game in asked.game or GAMES:
        print(compare(game, pythons, stage, asked.rounds, asked.seconds), flush=True)


if __name__ == "__main__":
    main()
