"""Games in files: exported ones, unfinished ones, and finished ones."""

from dataclasses import dataclass
from datetime import date
from itertools import count
from pathlib import Path

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.record import Record
from colonnade.library import Game, read_file, replay
from colonnade.library.user_dirs import state_dir

FINISHED = "finished"
UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game that is not finished."""

    path: Path
    record: Record
    seconds: float
    """Time of the last change, for sorting."""

    def game(self) -> Game:
        """The game itself."""
        return replay(self.record)


def unfinished_games(game: str = "") -> list[SavedGame]:
    """The unfinished games, of one game or of all, the last one played first."""
    found: list[SavedGame] = []
    for path in (state_dir() / UNFINISHED).glob("*.txt"):
        try:
            one = SavedGame(path, read_file(path), path.stat().st_mtime)
            one.game()
        except (OSError, ColonnadeError):
            continue  # not a record of ours, or removed meanwhile
        if game in ("", one.record.game):
            found.append(one)
    return sorted(found, key=lambda one: -one.seconds)


class GameSaver:
    """Saves one game while it is played, in a file of its own."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path

    def save(self, record: Record, *, is_over: bool) -> OSError | None:
        """Save the game; a finished one moves. Returns the error, if any."""
        try:
            place = state_dir() / (FINISHED if is_over else UNFINISHED)
            if self.path is None or self.path.parent != place:
                old, self.path = self.path, reserve_file(place, record.game)
                if old is not None:
                    old.unlink(missing_ok=True)
            write_record(self.path, record)
        except OSError as error:
            return error
        return None


def reserve_file(place: Path, game: str) -> Path:
    """A new file name, created at once so that no other process takes it."""
    place.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        suffix = "" if number == 1 else f"-{number}"
        path = place / f"{game}-{date.today().isoformat()}{suffix}.txt"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise AssertionError("numbers do not end")


def write_record(path: Path, record: Record) -> None:
    """Write a record so that a crash leaves the old file or the new one, never half of one."""
    draft = path.with_name(f"{path.name}.new")
    draft.write_text(str(record), encoding="utf-8")
    draft.replace(path)


def setup_headers(record: Record) -> dict[str, str]:
    """The headers of a record that say who began and whose dice were thrown."""
    names = ("Begins", "Dice", "Corrections")
    return {name: record.headers[name] for name in names if name in record.headers}
