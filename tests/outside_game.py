"""The game of examples/passage, as a package from outside that registers it by an entry point."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "examples" / "passage"


def declared() -> dict[str, str]:
    """The entry points that the package declares."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text())["project"]
    points: dict[str, str] = project["entry-points"]["colonnade.games"]
    return points


def install(folder: Path, points: Mapping[str, str]) -> dict[str, str]:
    """What `pip install` leaves of a package besides its modules: its entry points.

    Returns the environment in which a process finds both.
    """
    info = folder / "colonnade_passage-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: colonnade-passage\nVersion: 1.0\n")
    lines = [f"{name} = {value}" for name, value in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[colonnade.games]", *lines, ""]))
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(PACKAGE / "src")])}
