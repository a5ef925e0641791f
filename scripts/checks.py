"""The steps of `make test`, `make check` and `make soak`, with their output and a log.

    python scripts/checks.py test       every check and every test
    python scripts/checks.py check      style, types, rules of the repository, rules of the games
    python scripts/checks.py soak       nightly: new random examples, kills, mutations

The output is logged in build/, and the last line always says how the run ended.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Lock, Thread
from typing import IO, Final, NamedTuple

import bytecode
from console_messages import Text, localized

ROOT: Final = Path(__file__).parents[1]
PYTHON: Final = sys.executable
BIN: Final = Path(PYTHON).parent
PYTEST: Final = (PYTHON, "-m", "pytest")
BESIDE: Final = ("env", "PYTHONPATH=tests:scripts", PYTHON, "-u")
"""A script that imports helpers of the tests."""
QUICK: Final = ("tests/project", "tests/rulebook", "tests/kernel")
EXPLORED: Final = (
    *("tests/laws", "tests/table", "tests/engine", "tests/store", "tests/server"),
    *("tests/compiled/test_agreement.py", "tests/printing/test_pieces.py"),
    *("tests/e2e/test_whole_games.py", "tests/e2e/test_keyboard.py"),
    "tests/e2e/test_accessibility.py",
)
"""Tests that do more with `--soak`."""
COLOURS: Final = re.compile(r"\x1b\[[\d;]*m")
COUNTS: Final = re.compile(r"(\d+) (passed|failed|errors?|skipped)\b")
CLOSING: Final = re.compile(r"^=* ?(?:\d+ \w+(?:, )?)+ in [\d.]+s")
"""The line that pytest ends with."""


class Step(NamedTuple):
    """Commands that run side by side, and what they are for."""

    what: Text
    commands: tuple[tuple[str, ...], ...]


STYLE: Final = Step(
    Text("style", "style"),
    ((str(BIN / "ruff"), "check", "."), (str(BIN / "ruff"), "format", "--check", ".")),
)
BROWSER: Final = Step(
    Text("a browser to test with", "un navigateur pour les tests"),
    ((PYTHON, "scripts/chromium.py"),),
)
MYPY: Final = (str(BIN / "mypy"),)
WEB: Final = (
    (PYTHON, "scripts/web.py", "check"),
    # One after the other: most tests of browsers need the app, few what runs without a server.
    ("sh", "-c", '"$0" scripts/web.py && "$0" scripts/python_bundle.py', PYTHON),
)
"""The web app: its types and unit tests, and what the tests of browsers run."""


COLLECT_FIRST: Final = ("sh", "-c", '"$@" --collect-only -qq > /dev/null; exec "$@"', "sh")
"""Runs the command behind it, pytest, after one process has compiled all modules of the tests:
workers that begin at once would each compile them, which takes longer than to run after it."""


def pytest_command(*words: str) -> tuple[str, ...]:
    """Run tests."""
    return (*PYTEST, *(("--color=yes",) if sys.stdout.isatty() else ()), *words)


def tests(what: Text, *words: str) -> Step:
    """A step that runs tests."""
    return Step(what, (pytest_command(*words),))


def steps(asked: argparse.Namespace) -> list[Step]:
    """What is to be done."""
    workers = ("-n", asked.workers or str(usual_workers(asked.task)))
    if asked.task == "check":
        rules = Text(
            "rules of the repository and of the games, and types",
            "règles du dépôt et des jeux, et types",
        )
        # Side by side: mypy has one process, the workers leave it half of the machine.
        quick = tests(rules, "-q", *workers, *QUICK)
        return [STYLE, quick._replace(commands=(*quick.commands, MYPY))]
    left_out = ("-m", "not e2e") if asked.without == "browser" else ()
    before = [] if left_out else [BROWSER]
    if asked.task == "test":
        slowest = ("--durations=10", "--durations-min=5")
        what = Text("types, the web app, and every test", "types, application web, tous les tests")
        run = pytest_command(*workers, *slowest, *left_out)
        every = Step(what, ((*COLLECT_FIRST, *run),))
        # Side by side: alone, each of the others would leave processors idle.
        return [*before, STYLE, every._replace(commands=(*every.commands, MYPY, *WEB))]
    explore = ("--soak", *workers, *left_out, *EXPLORED)
    return [
        *before,
        tests(Text("new examples for the laws", "de nouveaux exemples pour les lois"), *explore),
        Step(
            Text("a server is killed again and again", "un serveur tué encore et encore"),
            ((*BESIDE, "tests/server/kill_server.py", "--kills", asked.kills),),
        ),
        Step(
            Text("faults put into the rules on purpose", "des fautes mises exprès dans les règles"),
            ((*BESIDE, "scripts/mutations.py", "--number", asked.mutations),),
        ),
    ]


def usual_workers(task: str) -> int:
    """More than processors: tests wait for browsers, processes and pauses to be seen.

    Two for each leave them idle for 3 % of a run; one more costs more than it fills, since every
    worker collects the tests and starts servers and a browser of its own.
    """
    processors = os.cpu_count() or 1
    return processors if task == "check" else 2 * processors


class Run:
    """A run of steps, with its log and its result."""

    def __init__(self, task: str) -> None:
        self.begun = time.monotonic()
        self.counts: dict[str, int] = {}
        self.path = ROOT / "build" / f"{task}.log"
        self.path.parent.mkdir(exist_ok=True)
        self._log = self.path.open("w", encoding="utf-8")
        self._screen = Lock()
        self._running: list[subprocess.Popen[bytes]] = []
        self._broken_off = False
        self._unfinished: int | None = None
        """The process whose line on the screen is not complete."""

    def __enter__(self) -> "Run":
        return self

    def __exit__(self, *_: object) -> None:
        self._log.close()

    def print_and_log(self, text: str) -> None:
        """Print a line, and log it."""
        print(text, flush=True)
        self._log_line(text)

    def run_step(self, step: Step) -> bool:
        """Run the commands of a step at once; whether one failed."""
        # Each is started by its thread: Ctrl-C interrupts only this one, which then knows them all.
        # What one of them finds is told at once, not when those before it have ended.
        threads = [Thread(target=self._run_command, args=(each,)) for each in step.commands]
        self._running = []
        try:
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        except BaseException:
            self._broken_off = True
            for process in self._running:
                process.terminate()
            raise
        finally:
            for thread in threads:
                if thread.ident is not None:
                    thread.join()
        return any(process.returncode for process in self._running)

    def _run_command(self, command: tuple[str, ...]) -> None:
        with start_process(command) as process:
            self._running.append(process)
            if self._broken_off:
                process.terminate()
            self._follow(process)

    def _follow(self, process: "subprocess.Popen[bytes]") -> None:
        stream: IO[bytes] | None = process.stdout
        assert stream is not None
        rest = b""
        while chunk := os.read(stream.fileno(), 65_536):
            self._show(process, chunk)
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._log_line(line.decode(errors="replace"))
        if rest:
            self._show(process, b"\n")
            self._log_line(rest.decode(errors="replace"))

    def _show(self, process: "subprocess.Popen[bytes]", output: bytes) -> None:
        # At once: dots come before their line is complete. What another one prints gets a new line.
        with self._screen:
            screen = sys.stdout.buffer
            if self._unfinished not in (None, process.pid):
                screen.write(b"\n")
            screen.write(output)
            screen.flush()
            self._unfinished = None if output.endswith(b"\n") else process.pid

    def _log_line(self, line: str) -> None:
        plain = COLOURS.sub("", line)
        self._log.write(f"{plain}\n")
        self._log.flush()
        if CLOSING.match(plain):
            for number, kind in COUNTS.findall(plain):
                name = "failed" if kind.startswith("error") else kind
                self.counts[name] = self.counts.get(name, 0) + int(number)

    def last_line(self, failed: list[Text]) -> str:
        """The last line: how it ended, how long it took, where the log is."""
        counted = ", ".join(
            f"{self.counts.get(kind, 0)} {localized(name)}"
            for kind, name in NAMES.items()
            if kind != "skipped" or self.counts.get(kind)
        )
        minutes, seconds = divmod(round(time.monotonic() - self.begun), 60)
        place = os.path.relpath(self.path)
        lasted = f"{minutes} min {seconds} s" if minutes else f"{seconds} s"
        verdict = (
            localized(BAD).format(where=", ".join(map(localized, failed)))
            if failed
            else localized(GOOD)
        )
        return localized(LAST).format(verdict=verdict, counted=counted, lasted=lasted, place=place)


NAMES: Final = {
    "passed": Text("passed", "réussis"),
    "failed": Text("failed", "échoués"),
    "skipped": Text("skipped", "omis"),
}
GOOD: Final = Text("PASSED", "RÉUSSI")
BAD: Final = Text("FAILED ({where})", "ÉCHEC ({where})")
LAST: Final = Text(
    "{verdict}: tests {counted}; {lasted}; the log is {place}",
    "{verdict} : tests {counted} ; {lasted} ; le journal est {place}",
)
BROKEN_OFF: Final = Text("broken off", "interrompu")


def start_process(command: tuple[str, ...]) -> "subprocess.Popen[bytes]":
    """Start a command whose output is read here."""
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def main() -> int:
    """Do the steps one after the other, until one fails."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("task", choices=["test", "check", "soak"])
    parser.add_argument("--workers", default="", help="processes that run tests")
    parser.add_argument("--without", choices=["", "browser"], default="", help="what is left out")
    parser.add_argument("--kills", default="1000", help="how often soak kills a server")
    parser.add_argument("--mutations", default="200", help="how many faults soak puts in")
    asked = parser.parse_args()
    bytecode.redirect_cache()
    # A background job of a script ignores Ctrl-C, and so do its children.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with Run(asked.task) as run:
        return run_steps(run, steps(asked), keep_going=asked.task == "soak")


def run_steps(run: Run, wanted: list[Step], *, keep_going: bool) -> int:
    """Do the steps, and print the result; returns the exit status."""
    failed: list[Text] = []
    for number, step in enumerate(wanted, start=1):
        run.print_and_log(f"[{number}/{len(wanted)}] {localized(step.what)}")
        try:
            fails = run.run_step(step)
        except KeyboardInterrupt:
            run.print_and_log(run.last_line([BROKEN_OFF]))
            return 130
        if fails:
            failed.append(step.what)
            if not keep_going:
                break
    run.print_and_log(run.last_line(failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
