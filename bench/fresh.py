"""How long a first `make play` and `make test` take on a Debian that has nothing installed.

    sudo python bench/fresh.py [play] [test] [--as root] [--as newcomer] [--all] [--tests PATHS]
                               [--keep FOLDER]

An empty Debian is unpacked into a folder (by debootstrap, which must be installed) and gets what
the README asks for: git, make, Python and its venv. No Node, no compiler, no database, no browser,
no cache, no setting; of the network it knows the certificates. The repository is copied as git has
it, changes included, into the home folder of whoever types: root, whose home is closed to everybody
else, and on a second machine a person who may not install packages. Both commands are typed, and
the seconds from each line they print to the next are told: `make play` until a game against a bot
has been opened over HTTP, `make test` with a few tests, of the browser and of PostgreSQL among
them, with those of `--tests`, or with `--all`. Where `make` names a command that only root may
type, it is typed as root. Ends with 1 if a command failed.
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
    "LANG": "C.UTF-8",
    "DEBIAN_FRONTEND": "noninteractive",
}
TESTS: Final = "tests/e2e/test_keyboard.py tests/store/test_own_postgres.py tests/rulebook"
DOTS: Final = re.compile(r"[.sxFE]+ +\[ *\d+%\]$")
LISTENING: Final = re.compile(r"Colonnade is at (http://[\d.]+:\d+)")
# The mounts go with the process that made them.
INSIDE: Final = """
mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" && exec chroot "$@"
"""


class Line(NamedTuple):
    """A line that a command printed, and when it began."""

    begun: float
    text: str


class Said(NamedTuple):
    """What a command printed, with the seconds that each line was the last one."""

    steps: list[tuple[str, float]]
    code: int

    @property
    def wishes(self) -> list[str]:
        """The commands that it asks root to type."""
        found = (
            re.search(r"Debian:  sudo (apt install (?:\S+ ?)+)", text) for text, _ in self.steps
        )
        return [match[1].strip() for match in found if match]


class Person(NamedTuple):
    """A user of the machine."""

    number: int
    home: str


ROOT_USER: Final = Person(0, "/root")
NEWCOMER: Final = Person(1000, "/newcomer")
"""With the user id of the first account that Debian would create."""
PEOPLE: Final = {"root": ROOT_USER, "newcomer": NEWCOMER}


class Machine:
    """A Debian in a folder, and its user."""

    def __init__(self, folder: Path, person: Person) -> None:
        self._folder = folder
        self._person = person

    def unpack(self) -> None:
        """Make it, with nothing in it."""
        command = ["debootstrap", "--variant=minbase", "--include=ca-certificates", SUITE]
        subprocess.run([*command, str(self._folder)], check=True, stdout=subprocess.DEVNULL)
        for shared in (CERTIFICATES, "/etc/resolv.conf"):
            shutil.copy(shared, f"{self._folder}{shared}")
        self.as_root(f"useradd --uid {NEWCOMER.number} --home-dir {NEWCOMER.home} -m newcomer")

    @property
    def _clone(self) -> str:
        return f"{self._person.home}/colonnade"

    def clone(self) -> None:
        """Copy the repository, as git would, into the user's home."""
        listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True)
        place = Path(f"{self._folder}{self._clone}")
        for name in filter(None, listed.stdout.decode().split("\0")):
            if (ROOT / name).is_file():
                target = place / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, target)
        owner = f"{self._person.number}:{self._person.number}"
        self.as_root(f"chown --recursive {owner} {self._person.home}")
        self.as_root(f"chmod 700 {self._person.home}")

    def as_root(self, command: str) -> Said:
        """Run a command as root."""
        return Machine(self._folder, ROOT_USER).times(command)

    @contextmanager
    def typed(self, command: str) -> Iterator["subprocess.Popen[bytes]"]:
        """A command that the user runs in the clone; it ends with this process."""
        settings = [f"{name}={value}" for name, value in ENVIRONMENT.items()]
        settings.append(f"HOME={self._person.home}")
        number = self._person.number
        words = ["unshare", "--mount", "sh", "-c", INSIDE, str(self._folder)]
        words += [f"--userspec={number}:{number}", str(self._folder), "env", "-i"]
        process = subprocess.Popen(
            [*words, *settings, "sh", "-c", f"cd {self._clone} 2>/dev/null; {command}"],
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

    def times(self, command: str) -> Said:
        """Run a command and wait for its end."""
        begun = time.monotonic()
        with self.typed(command) as process:
            heard = list(lines(process)) or [Line(begun, command)]
            code = process.wait()
        return Said(spans(heard, begun, time.monotonic()), code)


def lines(process: "subprocess.Popen[bytes]") -> Iterator[Line]:
    """Lines, with the moment of their first character."""
    assert process.stdout is not None
    begun, rest = 0.0, b""
    while chunk := os.read(process.stdout.fileno(), 65_536):
        begun = begun if rest else time.monotonic()
        *whole, rest = (rest + chunk).split(b"\n")
        for text in whole:
            print(text.decode(errors="replace"), file=sys.stderr, flush=True)
            yield Line(begun, text.decode(errors="replace"))
            begun = time.monotonic()


def spans(heard: list[Line], begun: float, ended: float) -> list[tuple[str, float]]:
    """How long each line was the last one."""
    starts = [begun, *(line.begun for line in heard[1:]), ended]
    pairs = zip(heard, pairwise(starts), strict=True)
    return [(line.text, end - start) for line, (start, end) in pairs]


def played(machine: Machine) -> Said:
    """`make play`, until there is a game against a bot."""
    begun = time.monotonic()
    heard: list[Line] = []
    with machine.typed("make play PORT=0") as process:
        for line in lines(process):
            heard.append(line)
            if found := LISTENING.search(line.text):
                open_game(found[1])
                return Said(spans(heard, begun, time.monotonic()), 0)
    raise SystemExit("`make play` ended before there was a game")


def tested(machine: Machine, tests: str) -> int:
    """`make test`; what it asks of root is done, and it is typed again; how it ended."""
    # Few tests are not worth the start of more workers.
    command = f"PYTEST_ADDOPTS={tests!r} make test WORKERS=2" if tests else "make test"
    title = f"make test ({tests})" if tests else "make test"
    said = machine.times(command)
    told(title, said)
    for wish in said.wishes:
        told(
            f"sudo {wish}", machine.as_root(f"{wish} --yes -qq --no-install-recommends"), least=600
        )
    if said.wishes:
        said = machine.times(command)
        told(f"{title}, again", said)
    return said.code


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


def told(title: str, said: Said, least: float = 0.5) -> None:
    """Print a table of the steps that took long."""
    print(f"\n| {title} | s |\n|---|---|")
    shown: dict[str, float] = {}
    for text, seconds in said.steps:
        name = "the tests" if DOTS.match(text) else re.sub(r"… .*", "…", text.strip())
        shown[name] = shown.get(name, 0.0) + seconds
    for name, seconds in shown.items():
        if seconds >= least and name:
            print(f"| {name} | {seconds:.1f} |")
    ended = "in all" if not said.code else f"until it failed with {said.code}"
    print(f"| **{ended}** | **{sum(seconds for _, seconds in said.steps):.0f}** |", flush=True)


def tried(folder: Path, person: Person, arguments: argparse.Namespace) -> int:
    """Run the commands on a new machine; returns the status of the last that failed."""
    machine = Machine(folder, person)
    if not (folder / "etc").exists():
        machine.unpack()
    machine.clone()
    install = f"apt-get update -qq; apt-get install -qq --no-install-recommends {' '.join(NEEDED)}"
    told(f"apt install {' '.join(NEEDED)}", machine.as_root(install), least=600)
    code = machine.times("git init --quiet && git add --all").code  # as in a clone
    if "play" in arguments.commands:
        told("make play", played(machine))
        told("make play, again", played(machine))
    if "test" in arguments.commands:
        code = tested(machine, "" if arguments.all else arguments.tests)
    return code


def main() -> int:
    """Measure on machines that are deleted afterwards."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("commands", nargs="*", default=["play", "test"], metavar="play, test")
    parser.add_argument("--keep", type=Path, help="where the machines are made, and left")
    parser.add_argument("--as", dest="people", action="append", choices=PEOPLE, help="who types")
    parser.add_argument("--all", action="store_true", help="run all tests, not only a few")
    parser.add_argument("--tests", default=TESTS, help="which few")
    arguments = parser.parse_args()
    if os.geteuid() or shutil.which("debootstrap") is None:
        sys.exit("This needs root, and debootstrap (Debian: apt install debootstrap).")
    codes = []
    with tempfile.TemporaryDirectory(prefix="colonnade-fresh-") as temporary:
        for name in arguments.people or PEOPLE:
            print(f"\n## {name}", flush=True)
            folder = (arguments.keep or Path(temporary)) / name
            codes.append(tried(folder, PEOPLE[name], arguments))
    return 1 if any(codes) else 0


if __name__ == "__main__":
    sys.exit(main())
