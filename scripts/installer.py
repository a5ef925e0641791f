"""The one installer of packages: for `make`, and for the tests that install what people install.

uv fetches many packages at once, in a quarter of the time; where it cannot be had, or fails, pip
does the same. Both are given the settings that pip was given, and the certificates that this
machine trusts: a network may answer with certificates of its own authority, which neither knows.
"""

import ast
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

from console_messages import Text, localized

LOCKS: Final = Path(__file__).parents[1] / "requirements"
PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check")
UV: Final = (sys.executable, "-m", "uv")
BUNDLES: Final = (
    "/etc/ssl/certs/ca-certificates.crt",  # Debian, Ubuntu, Arch, Alpine
    "/etc/pki/tls/certs/ca-bundle.crt",  # Fedora
    "/etc/ssl/ca-bundle.pem",  # openSUSE
)
"""Where systems keep the certificates of the authorities that they trust."""
SAME_FOR_UV: Final = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "no-index": "UV_NO_INDEX",
    "trusted-host": "UV_INSECURE_HOST",
    "proxy": "ALL_PROXY",
    "client-cert": "SSL_CLIENT_CERT",
}
"""Settings of pip, and the names by which uv reads the same."""
NETWORK: Final = re.compile(
    "temporary failure|name or service|name resolution|dns error|getaddrinfo|unreachable"
    "|connection (?:refused|reset|broken)|timed out|proxyerror|error sending request",
    re.IGNORECASE,
)
MEANINGS: Final = {
    re.compile("no space left|quota exceeded", re.IGNORECASE): Text(
        "The disk is full. Make room, then type the same command again. `make play` takes 1 GB,\n"
        "`make test` 4 GB, in this folder and in the caches of your home folder.",
        "Le disque est plein. Fais de la place, puis tape la même commande. `make play` prend\n"
        "1 Go, `make test` 4 Go, dans ce dossier et dans les caches de ton dossier personnel.",
    ),
    NETWORK: Text(
        "Nothing can be fetched: the package index does not answer. Is this machine online?\n"
        "Then type the same command again; what has been fetched is not fetched twice.",
        "Rien ne se télécharge : le dépôt des paquets ne répond pas. Cette machine est-elle en\n"
        "ligne ? Tape ensuite la même commande ; ce qui est déjà là n’est pas repris.",
    ),
    re.compile("certificate.?verify|unknownissuer", re.IGNORECASE): Text(
        "The network answers with a certificate that is not known here. Name the file that holds\n"
        "your network's certificates (export PIP_CERT=FILE), then type the same command again.",
        "Le réseau répond avec un certificat inconnu ici. Nomme le fichier qui contient les\n"
        "certificats de ton réseau (export PIP_CERT=FICHIER), puis tape la même commande.",
    ),
    re.compile("permission denied|read-only file system", re.IGNORECASE): Text(
        "This folder cannot be written to. Clone the repository into a folder of your own.",
        "On ne peut pas écrire dans ce dossier. Clone le dépôt dans un dossier à toi.",
    ),
}
"""Error messages of installers, and the advice for each."""
UNKNOWN: Final = Text(
    "This could not be installed; the lines above say why.",
    "Cela n’a pas pu être installé ; les lignes ci-dessus disent pourquoi.",
)


class Fault(Exception):
    """An installer failed; the message is what it printed."""

    @property
    def is_known(self) -> bool:
        """Whether there is advice."""
        return any(sign.search(str(self)) for sign in MEANINGS)

    @property
    def advice(self) -> str:
        """The advice, or everything that was printed."""
        means = (localized(advice) for sign, advice in MEANINGS.items() if sign.search(str(self)))
        return next(means, f"{self}\n\n{localized(UNKNOWN)}")


def lock(name: str) -> tuple[str, ...]:
    """The arguments that install a lock."""
    return ("--require-hashes", "--requirement", str(LOCKS / f"{name}.txt"))


def install(*words: str, python: str | Path = sys.executable) -> None:
    """Install into the environment of a Python, by uv, else by pip; raises Fault."""
    if has_uv():
        settings = {**environment(), **uv_settings()}
        if not call(
            *UV, "pip", "install", "--python", str(python), *words, env=settings
        ).returncode:
            return
    pip = call(*PIP, "--python", str(python), "install", "--retries", "2", *words)
    if pip.returncode:
        raise Fault(pip.stdout.strip())


def new_environment(place: Path) -> Path:
    """Make an empty environment with this Python; where its programs are."""
    made = call(sys.executable, "-m", "venv", "--without-pip", str(place))
    if made.returncode:
        raise Fault(made.stdout.strip())
    return place / "bin"


@cache
def has_uv() -> bool:
    """Whether uv is installed, or could be fetched."""
    if not call(*UV, "--version").returncode:
        return True
    quick = ("--retries", "0", "--only-binary", "uv")
    return not call(*PIP, "install", *quick, *lock("uv")).returncode


def environment() -> dict[str, str]:
    """The environment variables of this process, with the certificates under every name in use."""
    file = certificates()
    if file is None:
        return dict(os.environ)
    # Variables that are set already win.
    return {"SSL_CERT_FILE": file, "PIP_CERT": file, "NODE_EXTRA_CA_CERTS": file, **os.environ}


def certificates() -> str | None:
    """The file of trusted certificates: the one named by a variable, or the system's."""
    named = (pip_settings().get("cert"), os.environ.get("SSL_CERT_FILE"))
    system = (place for place in BUNDLES if Path(place).is_file() and Path(place).stat().st_size)
    return next(filter(None, (*named, *system)), None)


@cache
def pip_settings() -> dict[str, str]:
    """pip's settings, from its files and, which take precedence, its variables."""
    listed = call(*PIP, "config", "list", env=dict(os.environ)).stdout
    found = re.findall(r"^(global|install|:env:)\.([\w-]+)=('.*'|\".*\")$", listed, re.MULTILINE)
    found.sort(key=lambda setting: ("global", "install", ":env:").index(setting[0]))
    return {name: str(ast.literal_eval(value)) for _, name, value in found}


def uv_settings() -> dict[str, str]:
    """The same settings for uv, which does not read pip's."""
    told = {
        SAME_FOR_UV[name]: (",".join if name == "find-links" else " ".join)(value.split())
        for name, value in pip_settings().items()
        if name in SAME_FOR_UV
    }
    # pip takes the best version of all indexes; the hashes of the locks say what is the same.
    return {**({"UV_INDEX_STRATEGY": "unsafe-best-match"} if told else {}), **told}


def call(*command: str, env: dict[str, str] | None = None) -> "subprocess.CompletedProcess[str]":
    """Run a command and capture its output."""
    return subprocess.run(
        command,
        env=env or environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
