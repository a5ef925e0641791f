"""The file a study is kept in: a line of JSON saying what it is, then a line for each chunk.

A line counts once it is whole, so that a crash loses at most the chunk being written. A file is
only ever added to; a torn last line is cut off when the study goes on.
"""

import json
import os
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from colonnade.command.folders import unfinished
from colonnade.kernel.errors import ColonnadeError

from .study import Study
from .sums import Sums, read_sums
from .words import Refused

FORMAT: Final = "colonnade-lab 1"


class Notebook:
    """The kept chunks of a study, open for more."""

    def __init__(self, path: Path, study: Study) -> None:
        self.path = path
        self.kept: dict[int, list[Sums]] = {}
        """The chunks that were played before, by number."""
        self._study = study
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: IO[bytes] = path.open("a+b")
        try:
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Notebook":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def write(self, chunk: int, every: list[Sums]) -> None:
        """Keep a chunk, safely."""
        self._append({"chunk": chunk, "variants": [sums.written() for sums in every]})

    def _append(self, entry: dict[str, Any]) -> None:
        self._file.write(json.dumps(entry, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self) -> None:
        self._file.seek(0)
        described, whole = self._study.described(), 0
        for number, line in enumerate(self._file):
            if not line.endswith(b"\n"):
                break
            try:
                entry = json.loads(line)
                if number == 0:
                    self._check(entry, described)
                else:
                    self._take(entry)
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                if isinstance(error, ColonnadeError):
                    raise
                raise Refused("not_a_line", path=self.path, line=number + 1) from None
            whole += len(line)
        self._file.truncate(whole)
        self._file.seek(0, os.SEEK_END)
        if not whole:
            self._append({"format": FORMAT, **described})

    def _check(self, entry: dict[str, Any], described: dict[str, Any]) -> None:
        """Refuse to mix the chunks of two different studies."""
        if entry.get("format") != FORMAT:
            raise Refused("not_of_the_lab", path=self.path)
        differing = [key for key, value in described.items() if entry.get(key) != value]
        if differing == ["sources"]:
            raise Refused("other_rules", path=self.path)
        if differing:
            raise Refused("other_study", path=self.path, differing=", ".join(differing))

    def _take(self, entry: dict[str, Any]) -> None:
        """Keep a chunk that has as many games as this study wants of it."""
        chunk = int(entry["chunk"])
        every = [read_sums(kept) for kept in entry["variants"]]
        if len(every) != len(self._study.variants):
            raise ValueError("a variant is missing")
        if chunk < self._study.chunks() and every[0].games == self._study.extent(chunk)[1]:
            self.kept[chunk] = every


def own_path(study: Study) -> Path:
    """Where a study is kept while it is not finished, if nobody names a file."""
    return unfinished() / "lab" / f"{study.game}-{study.signature()}.jsonl"
