"""Which module imports which, read from the sources; imports inside functions count too."""

import ast
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path


class ImportGraph:
    """The imports of a package's modules, by their full names.

    The `__init__` of a parent package is not counted as imported by its modules: it only gathers
    names. Imports for type checkers alone are not counted either.
    """

    def __init__(self, package: Path) -> None:
        top = package.name
        self.files: dict[str, Path] = {}
        for path in package.rglob("*.py"):
            parts = path.relative_to(package).with_suffix("").parts
            parts = parts[:-1] if parts[-1] == "__init__" else parts
            self.files[".".join([top, *parts])] = path

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        """What each module imports; read when it is first asked for, not while tests are found."""
        return {name: set(self._imported_by(name)) for name in self.files}

    def reached_from(self, module: str) -> dict[str, tuple[str, ...]]:
        """Every name a module imports, through other modules too, with the way it is reached."""
        found: dict[str, tuple[str, ...]] = {}
        ways: list[tuple[str, ...]] = [(module,)]
        while ways:
            way = ways.pop()
            for name in sorted(self.imports.get(way[-1], ())):
                if name not in found:
                    found[name] = (*way, name)
                    ways.append((*way, name))
        return found

    def _imported_by(self, name: str) -> Iterator[str]:
        path = self.files[name]
        inside = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
        for node in runtime_nodes(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (self._module(alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = inside[: len(inside) - node.level + 1] if node.level else []
                stem = ".".join([*base, *([node.module] if node.module else [])])
                yield from (self._module(f"{stem}.{alias.name}") for alias in node.names)

    def _module(self, name: str) -> str:
        """The module in which an imported name lies; for other packages, the name itself."""
        if name in self.files:
            return name
        stem = name.rpartition(".")[0]
        return stem if stem in self.files else name


def runtime_nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but expressions, which import nothing, and those below `if TYPE_CHECKING`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.expr | ast.expr_context):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        yield node
        yield from runtime_nodes(node)
