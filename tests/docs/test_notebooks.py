"""Every notebook runs from its first cell to its last."""

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples" / "notebooks").glob("*.ipynb"))


def test_there_are_five() -> None:
    assert len(NOTEBOOKS) == 5


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: str(path.stem))
def test_a_notebook_runs(path: Path) -> None:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in cells:
        if cell["cell_type"] == "code":
            source = "".join(cell["source"])
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(source, f"{path.name} {cell['id']}", "exec"), names)
            assert not cell["outputs"], "outputs are made when a notebook is read, not kept"
