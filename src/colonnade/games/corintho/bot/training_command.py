"""A command that makes one of the files shipped with the bot."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from colonnade.bots.weights.store import SINGLE, write_rows

Rows = Mapping[str, Sequence[float]]


class TrainingCommand(NamedTuple):
    """A module that is run by its name, the numbers it takes, and what it makes of them."""

    module: str
    file: Path
    numbers: Mapping[str, tuple[int, str]]
    """By name: the number that the shipped file was made with, and what it counts."""
    make: Callable[..., Rows]
    """The rows of the file, from these numbers."""

    def main(self, arguments: Sequence[str]) -> None:
        """Make the file; it names the command that makes it again."""
        parser = argparse.ArgumentParser(prog=f"python -m {self.module}")
        for name, (usual, counted) in self.numbers.items():
            parser.add_argument(f"--{name}", type=int, default=usual, help=f"{counted} ({usual})")
        parser.add_argument("--into", type=Path, default=self.file.parent, help="a directory")
        given = parser.parse_args(arguments)
        how = {name: getattr(given, name) for name in self.numbers}
        made_by = {"command": parser.prog, **how}
        write_rows(given.into / self.file.name, self.make(**how), SINGLE, made_by)
