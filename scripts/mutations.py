"""Mutation testing of the rules: one fault at a time is put into them; do the tests detect it?

    python scripts/mutations.py [--number 200] [--seed N] [--game GAME] [--least 0.8]

A fault is a comparison that is turned or moved by one, an operator in the place of its opposite, a
number that is one too high, or an `and` for an `or`, in the modules that decide what is legal. The
tests of the game's clauses run on a copy with the fault in it. Those that no test notices are told,
with their lines: a clause lacks a test there, or the fault changes nothing that a player sees.
Ends with 1 if clearly fewer than the wanted share were noticed.
"""

import argparse
import ast
import math
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = Path("colonnade") / "games"
MODULES: Final = ("rules", "movement", "moves", "turn", "building", "lines", "placing", "dice")
"""The modules of a game that decide what is legal and what a move does."""
SECONDS: Final = 120.0
"""The tests of a game's clauses take three; a fault may make them endless."""
OTHER: Final[dict[type[ast.AST], Any]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Mutant(NamedTuple):
    """One node of one module that is changed."""

    module: Path
    number: int
    """Which of the nodes of the module that can be changed."""


class Mutator(ast.NodeTransformer):
    """Changes one node; without a number it only counts them."""

    def __init__(self, number: int = -1) -> None:
        self._number = number
        self.count = 0
        self.line = 0

    def _is_next(self, node: ast.expr) -> bool:
        self.count += 1
        if self.count - 1 != self._number:
            return False
        self.line = node.lineno
        return True

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Turn the first comparison of a chain."""
        if type(node.ops[0]) in OTHER and self._is_next(node):
            node.ops[0] = OTHER[type(node.ops[0])]()
        self.generic_visit(node)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """Put the opposite in the place of an operator."""
        if type(node.op) in OTHER and self._is_next(node):
            node.op = OTHER[type(node.op)]()
        self.generic_visit(node)
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        """Put `or` in the place of `and`."""
        if self._is_next(node):
            node.op = OTHER[type(node.op)]()
        self.generic_visit(node)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        """Count one too high."""
        if type(node.value) is int and self._is_next(node):
            node.value += 1
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Leave decorators and annotations alone: they are not rules."""
        node.body = [self.visit(statement) for statement in node.body]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        """The same."""
        if node.value is not None:
            node.value = self.visit(node.value)
        return node


def mutants(game: str) -> Iterator[Mutant]:
    """All mutants of the rules of a game, or of all games."""
    folders = sorted(path for path in (ROOT / "src" / GAMES).iterdir() if path.is_dir())
    for folder in folders:
        if game and folder.name != game.replace("-", "_"):
            continue
        for name in MODULES:
            path = folder / "core" / f"{name}.py"
            if path.is_file():
                counting = Mutator()
                counting.visit(ast.parse(path.read_text(encoding="utf-8")))
                module = path.relative_to(ROOT / "src")
                yield from (Mutant(module, number) for number in range(counting.count))


def copy_sources(place: Path) -> None:
    """Copy the program, without what was compiled or built."""
    shutil.copytree(ROOT / "src", place, ignore=shutil.ignore_patterns("__pycache__", "web"))


def is_detected(mutant: Mutant, source: Path) -> tuple[bool, str]:
    """Whether a test fails on a copy with the mutant, and the line that is changed."""
    text = (ROOT / "src" / mutant.module).read_text(encoding="utf-8")
    mutation = Mutator(mutant.number)
    changed = ast.unparse(mutation.visit(ast.parse(text)))
    (source / mutant.module).write_text(changed, encoding="utf-8")
    try:
        code = tests(mutant.module.parents[1].name, source)
    finally:
        (source / mutant.module).write_text(text, encoding="utf-8")
    line = text.splitlines()[mutation.line - 1].strip()
    return code != 0, f"{mutant.module}:{mutation.line} (fault {mutant.number}): {line}"


def tests(game: str, source: Path) -> int:
    """The exit status of the tests of a game's clauses, on these sources."""
    found = sorted(map(str, (ROOT / "tests" / "rulebook").glob(f"test_{game}*.py")))
    paths = os.pathsep.join(map(str, (source, ROOT / "tests", ROOT / "scripts")))
    alone = {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "XDG_CACHE_HOME": str(source)}
    alone["PYTEST_ADDOPTS"] = ""  # which may choose other tests
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *found]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **alone},
            capture_output=True,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return 1
    return done.returncode


def main() -> int:
    """Test some mutants, and report how many were detected."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--number", type=int, default=200, help="how many faults are put in")
    parser.add_argument("--seed", type=int, default=random.getrandbits(32), help="which ones")
    parser.add_argument("--game", default="", help="of this game alone")
    parser.add_argument("--least", type=float, default=0.8, help="the share to be noticed")
    asked = parser.parse_args()
    every = list(mutants(asked.game))
    chosen = random.Random(asked.seed).sample(every, min(asked.number, len(every)))
    print(f"seed {asked.seed}: {len(chosen)} of {len(every)} faults", flush=True)
    workers = os.cpu_count() or 1
    with tempfile.TemporaryDirectory(prefix="colonnade-mutations-") as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(workers):
            copy = Path(folder) / str(number)
            copy_sources(copy)
            copies.put(copy)
        sound = copies.get()
        for game in sorted({mutant.module.parents[1].name for mutant in chosen}):
            if tests(game, sound):
                sys.exit(f"the tests of {game} fail without any fault")
        copies.put(sound)

        def tried(mutant: Mutant) -> tuple[bool, str]:
            copy = copies.get()
            try:
                return is_detected(mutant, copy)
            finally:
                copies.put(copy)

        missed = 0
        with ThreadPoolExecutor(workers) as pool:
            for number, (seen, where) in enumerate(pool.map(tried, chosen), start=1):
                missed += not seen
                told = "noticed" if seen else "NOT NOTICED"
                print(f"{number}/{len(chosen)} {told} {where}", flush=True)
    share = 1 - missed / len(chosen)
    print(f"{len(chosen) - missed} of {len(chosen)} faults were noticed ({share:.0%})")
    # A sample may fall below by chance: by two standard deviations it hardly does.
    chance = 2 * math.sqrt(asked.least * (1 - asked.least) / len(chosen))
    return 0 if share >= asked.least - chance else 1


if __name__ == "__main__":
    sys.exit(main())
