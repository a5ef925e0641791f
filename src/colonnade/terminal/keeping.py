"""Game files: those a person names, and the one unfinished game that is always kept."""

from datetime import date
from pathlib import Path

from colonnade.command.folders import unfinished
from colonnade.game import Game, load
from colonnade.kernel.record import Record


def kept_path() -> Path:
    """Where the unfinished game is kept."""
    return unfinished() / "unfinished.txt"


def write(path: Path, game: Game, names: tuple[str, ...]) -> None:
    """Write a record so that a crash leaves the old file or the new one, never half of one."""
    text = str(game.record(seats=names, on=date.today()))
    draft = path.with_name(f"{path.name}.new")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def keep(game: Game, names: tuple[str, ...]) -> OSError | None:
    """Keep the unfinished game, forget a finished one; answers what went wrong, if anything."""
    path = kept_path()
    try:
        if game.is_over:
            path.unlink(missing_ok=True)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            write(path, game, names)
    except OSError as error:
        return error
    return None


def open_kept() -> tuple[Game, Record] | None:
    """The unfinished game, if one is kept."""
    path = kept_path()
    return load(path) if path.exists() else None
