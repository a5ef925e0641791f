"""The environment that `make` prepares: what the locks name, put into the running Python.

    python scripts/environment.py run       what the program needs, and the program itself
    python scripts/environment.py dev       what the tests need besides
    python scripts/environment.py bench     what the benchmarks need besides

uv fetches many packages at once, in a quarter of the time; where it cannot be had, or where pip
has been told to fetch from somewhere else, pip does the same.
"""

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

from telling import Words, said, told

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
    re.compile("no space left|quota exceeded", re.IGNORECASE): Words(
        "The disk is full. Make room, then type the same command again. `make play` takes 1 GB,\n"
        "`make test` 4 GB, in this folder and in the caches of your home folder.",
        "Le disque est plein. Fais de la place, puis tape la même commande. `make play` prend\n"
        "1 Go, `make test` 4 Go, dans ce dossier et dans les caches de ton dossier personnel.",
    ),
    NETWORK: Words(
        "Nothing can be fetched: the package index does not answer. Is this machine online?\n"
        "Then type the same command again; what has been fetched is not fetched twice.",
        "Rien ne se télécharge : le dépôt des paquets ne répond pas. Cette machine est-elle en\n"
        "ligne ? Tape ensuite la même commande ; ce qui est déjà là n'est pas repris.",
    ),
    re.compile("certificate.?verify|unknownissuer", re.IGNORECASE): Words(
        "The network answers with a certificate that is not known here. Name the file that holds\n"
        "your network's certificates (export PIP_CERT=FILE), then type the same command again.",
        "Le réseau répond avec un certificat inconnu ici. Nomme le fichier qui contient les\n"
        "certificats de ton réseau (export PIP_CERT=FICHIER), puis tape la même commande.",
    ),
    re.compile("permission denied|read-only file system", re.IGNORECASE): Words(
        "This folder cannot be written to. Clone the repository into a folder of your own.",
        "On ne peut pas écrire dans ce dossier. Clone le dépôt dans un dossier à toi.",
    ),
}
"""What the words of an installer mean to whoever reads them."""
UNKNOWN: Final = Words(
    "This could not be installed; the lines above say why.",
    "Cela n'a pas pu être installé ; les lignes ci-dessus disent pourquoi.",
)


class Fault(Exception):
    """What an installer said before it gave up."""

    @property
    def advice(self) -> str:
        """What to do about it, or all that was said."""
        means = (said(advice) for sign, advice in MEANINGS.items() if sign.search(str(self)))
        return next(means, f"{self}\n\n{said(UNKNOWN)}")


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
    needed = Words(
        "Installing what the program needs", "Installation de ce qu'il faut au programme"
    )
    program = Words("Installing the program", "Installation du programme")
    compiler = Words(
        "Installing the compiler of the rules", "Installation du compilateur des règles"
    )
    step(needed, lock("run"))
    step(program, ("--no-build-isolation", "--no-deps", "--editable", str(ROOT)))
    try:
        wheels = ("--only-binary", "numba", "--only-binary", "llvmlite")
        step(compiler, (*wheels, *lock("swift")))
    except Fault as fault:
        if any(sign.search(str(fault)) for sign in MEANINGS):
            raise
        without = Words(
            "There is none for this machine: everything works, and bots think more slowly.",
            "Il n'y en a pas pour cette machine : tout marche, et les robots sont plus lents.",
        )
        print(said(without))


def dev() -> None:
    """What the tests need."""
    step(
        Words("Installing what the tests need", "Installation de ce qu'il faut aux tests"),
        lock("dev"),
    )


def bench() -> None:
    """What the benchmarks run beside us."""
    what = Words("Installing what the benchmarks need", "Installation de ce qu'il faut aux mesures")
    step(what, lock("bench"))


def lock(name: str) -> tuple[str, ...]:
    """The words that install a lock."""
    return ("--require-hashes", "--requirement", str(LOCKS / f"{name}.txt"))


def step(what: Words, words: tuple[str, ...]) -> None:
    """Install something, and say so; raises Fault."""
    with told(what):
        install(*words)


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
