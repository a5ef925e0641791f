"""The environment that `make` prepares: what the locks name, put into the running Python.

    python scripts/environment.py run       what the program needs, and the program itself
    python scripts/environment.py dev       what the tests need besides
    python scripts/environment.py bench     what the benchmarks need besides

How it is fetched is the installer's business.
"""

import sys
from pathlib import Path
from typing import Final

from console_messages import Text, localized, progress
from installer import Fault, install, lock

ROOT: Final = Path(__file__).parents[1]


def main() -> int:
    """Install what the command line names."""
    try:
        {"run": run, "dev": dev, "bench": bench}[sys.argv[1]]()
    except Fault as fault:
        print(fault.advice, file=sys.stderr)
        return 1
    return 0


def run() -> None:
    """Install the program, and the compiler of its rules where there is one."""
    needed = Text("Installing what the program needs", "Installation de ce qu’il faut au programme")
    program = Text("Installing the program", "Installation du programme")
    compiler = Text(
        "Installing the compiler of the rules", "Installation du compilateur des règles"
    )
    step(needed, lock("run"))
    step(program, ("--no-build-isolation", "--no-deps", "--editable", str(ROOT)))
    try:
        wheels = ("--only-binary", "numba", "--only-binary", "llvmlite")
        step(compiler, (*wheels, *lock("compiled")))
    except Fault as fault:
        if fault.is_known:
            raise
        without = Text(
            "There is none for this machine: everything works, and bots think more slowly.",
            "Il n’y en a pas pour cette machine : tout marche, et les robots sont plus lents.",
        )
        print(localized(without))


def dev() -> None:
    """What the tests need."""
    step(
        Text("Installing what the tests need", "Installation de ce qu’il faut aux tests"),
        lock("dev"),
    )


def bench() -> None:
    """What the benchmarks run beside us."""
    what = Text("Installing what the benchmarks need", "Installation de ce qu’il faut aux mesures")
    step(what, lock("bench"))


def step(what: Text, words: tuple[str, ...]) -> None:
    """Install something, and say so; raises Fault."""
    with progress(what):
        install(*words)


if __name__ == "__main__":
    sys.exit(main())
