"""The environment that `make` prepares: what the locks name, put into the running Python.

    python scripts/environment.py run       what the program needs, and the program itself
    python scripts/environment.py dev       what the tests need besides
    python scripts/environment.py bench     what the benchmarks need besides

uv fetches many packages at once, in a quarter of the time; where it cannot be had, or where pip
has been told to fetch from somewhere else, pip does the same.
"""

import contextlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LOCKS: Final = ROOT / "requirements"
PIP: Final = (sys.executable, "-m", "pip")
UV: Final = (sys.executable, "-m", "uv", "pip")
ELSEWHERE: Final = re.compile(r"\b(?:(?:extra-)?index-url|find-links|no-index|proxy|client-cert)=")
"""Settings of pip that uv would not hear."""
NETWORK: Final = re.compile(
    "temporary failure|name or service|name resolution|dns error|getaddrinfo|unreachable"
    "|connection (?:refused|reset|broken)|timed out|proxyerror|error sending request",
    re.IGNORECASE,
)
MEANINGS: Final = {
    re.compile("no space left|quota exceeded", re.IGNORECASE): (
        "The disk is full. Make room, then type the same command again. `make play` takes 1 GB,\n"
        "`make test` 4 GB, in this folder and in the caches of your home folder."
    ),
    NETWORK: (
        "Nothing can be fetched: the package index does not answer. Is this machine online?\n"
        "Then type the same command again; what has been fetched is not fetched twice."
    ),
    re.compile("certificate.?verify|unknownissuer", re.IGNORECASE): (
        "The network answers with a certificate that is not known here. Name the file that holds\n"
        "your network's certificates (export PIP_CERT=FILE), then type the same command again."
    ),
    re.compile("permission denied|read-only file system", re.IGNORECASE): (
        "This folder cannot be written to. Clone the repository into a folder of your own."
    ),
}
"""What the words of an installer mean to whoever reads them."""


class Fault(Exception):
    """What an installer said before it gave up."""

    @property
    def advice(self) -> str:
        """What to do about it, or all that was said."""
        said = str(self)
        means = (advice for sign, advice in MEANINGS.items() if sign.search(said))
        return next(means, f"{said}\n\nThis could not be installed; the lines above say why.")


def main() -> int:
    """Install what the command line names."""
    try:
        {"run": run, "dev": dev, "bench": bench}[sys.argv[1]]()
    except Fault as fault:
        print(fault.advice, file=sys.stderr)
        return 1
    return 0


def run() -> None:
    """The program, and the compiler of its rules where there is one."""
    step("Installing what the program needs", lock("run"))
    step("Installing the program", ("--no-build-isolation", "--no-deps", "--editable", str(ROOT)))
    try:
        wheels = ("--only-binary", "numba", "--only-binary", "llvmlite")
        step("Installing the compiler of the rules", (*wheels, *lock("swift")))
    except Fault as fault:
        if any(sign.search(str(fault)) for sign in MEANINGS):
            raise
        print("There is none for this machine: everything works, and bots think more slowly.")


def dev() -> None:
    """What the tests need."""
    step("Installing what the tests need", lock("dev"))


def bench() -> None:
    """What the benchmarks run beside us."""
    step("Installing what the benchmarks need", lock("bench"))


def lock(name: str) -> tuple[str, ...]:
    """The words that install a lock."""
    return ("--require-hashes", "--requirement", str(LOCKS / f"{name}.txt"))


def step(what: str, words: tuple[str, ...]) -> None:
    """Install something, and say so; raises Fault."""
    with told(what):
        install(*words)


@contextlib.contextmanager
def told(what: str) -> Iterator[None]:
    """Say what is being done, and how long it took."""
    print(f"{what}…", end="", flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        print(flush=True)
        raise
    print(f" {time.monotonic() - begun:.0f} s", flush=True)


def install(*words: str) -> None:
    """Install by uv, else by pip; raises Fault."""
    if has_uv():
        uv = call(*UV, "install", "--python", sys.executable, *words)
        if not uv.returncode:
            return
    pip = call(*PIP, "install", "--disable-pip-version-check", "--retries", "2", *words)
    if pip.returncode:
        raise Fault(pip.stdout.strip())


@cache
def has_uv() -> bool:
    """Whether uv may be used and is there, or could be fetched."""
    settings = call(*PIP, "config", "list").stdout
    if ELSEWHERE.search(settings):
        return False
    if not call(*UV, "--version").returncode:
        return True
    quick = ("--disable-pip-version-check", "--retries", "0", "--only-binary", "uv")
    return not call(*PIP, "install", *quick, *lock("uv")).returncode


def call(*command: str) -> "subprocess.CompletedProcess[str]":
    """Run a command for what it says."""
    # uv does not read pip's name for the file of certificates.
    certificates = {"SSL_CERT_FILE": os.environ["PIP_CERT"]} if os.environ.get("PIP_CERT") else {}
    return subprocess.run(
        command,
        env={**certificates, **os.environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


if __name__ == "__main__":
    sys.exit(main())
