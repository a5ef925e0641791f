"""Notebooks run from their first cell to their last, as pages with all that they show."""

import ast
import contextlib
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
NOTEBOOKS: Final = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))


def notebook_pages(path: Path, *, runs: bool = True) -> Iterator[tuple[str, str]]:
    """The page of a notebook in Markdown, and the pictures on it, by their names."""
    parts: list[str] = []
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"]):
        source = "".join(cell["source"])
        if cell["cell_type"] != "code":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        said, shown = run_cell(source, f"{path.name}, cell {number}", names) if runs else ("", None)
        if said:
            parts.append(f"```text\n{said.rstrip()}\n```")
        if (picture := picture_of(shown)) is not None:
            yield (name := f"{path.stem}.{number}.svg"), picture
            parts.append(f"![What the cell shows]({name})")
        elif shown is not None:
            parts.append(f"```text\n{shown!r}\n```")
    yield f"{path.stem}.md", "\n\n".join(parts).replace("../../docs/", "../") + "\n"


def run_cell(source: str, name: str, names: dict[str, Any]) -> tuple[str, object]:
    """Run a cell: what it prints, and the value of its last expression, which a notebook shows."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with contextlib.redirect_stdout(io.StringIO()) as said:
        exec(compile(tree, name, "exec"), names)
        shown = None
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), name, "eval"), names)
    return said.getvalue(), shown


def picture_of(shown: object) -> str | None:
    """A value as SVG, if that is how a notebook shows it: a game, or a plot."""
    if (draw := getattr(shown, "_repr_svg_", None)) is not None:
        return str(draw())
    if (save := getattr(shown, "savefig", None)) is None:
        return None
    save(drawn := io.StringIO(), format="svg")
    return drawn.getvalue()
