"""The checkpoint file of a study: a JSON line that describes it, then a line for each chunk.

A line counts once it is complete, so that a crash loses at most the chunk being written. The file
is only appended to; an incomplete last line is cut off when the study is resumed.
"""

import json
import os
from pathlib import Path
from typing import IO, Any, Final

from colonnade.kernel.errors import ColonnadeError

from .study import Study
from .totals import Totals, totals_from_json
from .words import LabError

FORMAT: Final = "colonnade-lab 1"


class Checkpoint:
    """The stored chunks of a study, open for more."""

    def __init__(self, path: Path, study: Study) -> None:
        self.path = path
        self.kept: dict[int, list[Totals]] = {}
        """The chunks that were played before, by number."""
        self._study = study
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: IO[bytes] = path.open("a+b")
        try:
            self._read()
        except BaseException:
            self._file.close()
            raise

    def close(self) -> None:
        """Close the file; nothing more can be stored."""
        self._file.close()

    def write(self, chunk: int, every: list[Totals]) -> None:
        """Store a chunk durably."""
        self._append({"chunk": chunk, "variants": [totals.to_json() for totals in every]})

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
                raise LabError("not_a_line", path=self.path, line=number + 1) from None
            whole += len(line)
        self._file.truncate(whole)
        self._file.seek(0, os.SEEK_END)
        if not whole:
            self._append({"format": FORMAT, **described})

    def _check(self, entry: dict[str, Any], described: dict[str, Any]) -> None:
        """Refuse to mix the chunks of two different studies."""
        if entry.get("format") != FORMAT:
            raise LabError("not_of_the_lab", path=self.path)
        differing = [key for key, value in described.items() if entry.get(key) != value]
        if differing == ["sources"]:
            raise LabError("other_rules", path=self.path)
        if differing:
            raise LabError("other_study", path=self.path, differing=", ".join(differing))

    def _take(self, entry: dict[str, Any]) -> None:
        """Take a chunk that has as many games as this study wants of it."""
        chunk = int(entry["chunk"])
        every = [totals_from_json(kept) for kept in entry["variants"]]
        if len(every) != len(self._study.variants):
            raise ValueError("a variant is missing")
        if chunk < self._study.chunks() and every[0].games == self._study.extent(chunk)[1]:
            self.kept[chunk] = every
