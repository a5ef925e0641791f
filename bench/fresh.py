"""How long a newcomer waits: `make play` and `make test` on a Debian that has nothing.

    sudo python bench/fresh.py [play] [test] [--keep FOLDER] [--tests PATHS]

An empty Debian is unpacked into a folder (by debootstrap, which must be installed) and gets what
the README asks for: git, make, Python and its venv. No Node, no compiler, no database, no browser,
no cache. The repository is copied into it as git has it, changes included. Then both commands are
typed, and the seconds from each line they print to the next are told: `make play` until a game
against a bot has been opened over HTTP, `make test` with a few tests only, of the browser and of
PostgreSQL among them.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
SUITE: Final = "bookworm"
NEEDED: Final = ("git", "make", "python3", "python3-venv")
CERTIFICATES: Final = "/etc/ssl/certs/ca-certificates.crt"
ENVIRONMENT: Final = {
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME": "/newcomer",
    "LANG": "C.UTF-8",
    "DEBIAN_FRONTEND": "noninteractive",
    # The certificates of the network that this machine is in.
    "PIP_CERT": CERTIFICATES,
    "SSL_CERT_FILE": CERTIFICATES,
    "NODE_EXTRA_CA_CERTS": CERTIFICATES,
}
TESTS: Final = "tests/e2e/test_keyboard.py tests/store/test_own_postgres.py tests/rulebook"
LISTENING: Final = re.compile(r"Colonnade is at (http://[\d.]+:\d+)")
# The mounts go with the process that made them.
INSIDE: Final = """
mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" && exec chroot "$0" "$@"
"""


class Line(NamedTuple):
    """A line that a command printed, and when it began."""

    begun: float
    text: str


class Machine:
    """A Debian in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def unpack(self) -> None:
        """Make it, with nothing in it."""
        command = ["debootstrap", "--variant=minbase", "--include=ca-certificates", SUITE]
        subprocess.run([*command, str(self._folder)], check=True, stdout=subprocess.DEVNULL)
        for shared in (CERTIFICATES, "/etc/resolv.conf"):
            shutil.copy(shared, f"{self._folder}{shared}")

    def clone(self) -> None:
        """Copy the repository, as git would."""
        listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True)
        for name in filter(None, listed.stdout.decode().split("\0")):
            if (ROOT / name).is_file():
                target = self._folder / "colonnade" / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, target)

    @contextmanager
    def typed(self, command: str) -> Iterator["subprocess.Popen[bytes]"]:
        """A command that somebody types in the folder of the clone; it goes when we go."""
        settings = [f"{name}={value}" for name, value in ENVIRONMENT.items()]
        words = ["unshare", "--mount", "sh", "-c", INSIDE, str(self._folder), "env", "-i"]
        process = subprocess.Popen(
            [*words, *settings, "sh", "-c", f"cd /colonnade 2>/dev/null; {command}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
            process.communicate(timeout=60)

    def times(self, command: str) -> list[tuple[str, float]]:
        """What a command said, with the seconds that each line lasted."""
        begun = time.monotonic()
        with self.typed(command) as process:
            heard = list(lines(process)) or [Line(begun, command)]
            if process.wait():
                raise SystemExit("\n".join(line.text for line in heard))
        return spans(heard, begun, time.monotonic())


def lines(process: "subprocess.Popen[bytes]") -> Iterator[Line]:
    """Lines, with the moment in which their first sign came."""
    assert process.stdout is not None
    begun, rest = 0.0, b""
    while chunk := os.read(process.stdout.fileno(), 65_536):
        begun = begun if rest else time.monotonic()
        *whole, rest = (rest + chunk).split(b"\n")
        for text in whole:
            yield Line(begun, text.decode(errors="replace"))
            begun = time.monotonic()


def spans(heard: list[Line], begun: float, ended: float) -> list[tuple[str, float]]:
    """How long each line was the last one."""
    starts = [begun, *(line.begun for line in heard[1:]), ended]
    pairs = zip(heard, pairwise(starts), strict=True)
    return [(line.text, end - start) for line, (start, end) in pairs]


def played(machine: Machine) -> list[tuple[str, float]]:
    """`make play`, until there is a game against a bot."""
    begun = time.monotonic()
    heard: list[Line] = []
    with machine.typed("make play PORT=0") as process:
        for line in lines(process):
            heard.append(line)
            if found := LISTENING.search(line.text):
                open_game(found[1])
                return spans(heard, begun, time.monotonic())
    raise SystemExit("\n".join(line.text for line in heard))


def open_game(address: str) -> None:
    """Do as the page does: fetch it, open a table with a bot, take the other seat."""
    with urllib.request.urlopen(address, timeout=60) as answer:
        assert b"<title>Colonnade" in answer.read()
    table = asked(f"{address}/api/tables", {"game": "senet", "seats": [{"bot": "easy"}]})["table"]
    assert asked(f"{address}/api/tables/{table}/seats/1", {})["key"]


def asked(address: str, body: object) -> dict[str, str]:
    """The answer to a request."""
    request = urllib.request.Request(address, json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: dict[str, str] = json.load(answer)
    return found


def told(title: str, steps: list[tuple[str, float]], least: float = 0.5) -> None:
    """Print a table of what took its time."""
    print(f"\n| {title} | s |\n|---|---|")
    for text, seconds in steps:
        if seconds >= least and text.strip():
            print(f"| {re.sub(r'… .*', '…', text.strip())} | {seconds:.1f} |")
    print(f"| **in all** | **{sum(seconds for _, seconds in steps):.0f}** |", flush=True)


def main() -> None:
    """Measure on a machine that goes afterwards."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("commands", nargs="*", default=["play", "test"], metavar="play, test")
    parser.add_argument("--keep", type=Path, help="where the machine is made, and left")
    parser.add_argument("--tests", default=TESTS, help="what `make test` is to run")
    arguments = parser.parse_args()
    if os.geteuid() or shutil.which("debootstrap") is None:
        sys.exit("This needs root, and debootstrap (Debian: apt install debootstrap).")
    with tempfile.TemporaryDirectory(prefix="colonnade-fresh-") as temporary:
        folder = arguments.keep or Path(temporary)
        machine = Machine(folder)
        if not (folder / "etc").exists():
            machine.unpack()
        machine.clone()
        install = f"apt-get install -qq --no-install-recommends {' '.join(NEEDED)}"
        told(f"apt install {' '.join(NEEDED)}", machine.times(install), least=60)
        if "play" in arguments.commands:
            told("make play", played(machine))
            told("make play, again", played(machine))
        if "test" in arguments.commands:
            tests = f"PYTEST_ADDOPTS={arguments.tests!r} make test WORKERS=2"
            told("make test, a few tests", machine.times(tests))


if __name__ == "__main__":
    main()
