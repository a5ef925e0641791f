"""The lab on a real Ray cluster on this machine: two nodes, one of which is killed."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from colonnade.__main__ import main
from colonnade.lab.cluster import CALLS, RayCrew
from colonnade.lab.crews import Alone
from colonnade.lab.running import Progress, run
from colonnade.lab.study import new_study
from colonnade.lab.words import Refused

# Ray leaves sockets and files to the end of the process, and warns about its own future.
pytestmark = pytest.mark.filterwarnings("ignore")
NODE = {"num_cpus": 1, "object_store_memory": 80_000_000}
PATIENCE = 60.0


@pytest.fixture
def port() -> int:
    """A free port, for whoever asks the cluster by its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch, port: int) -> Iterator[Any]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray: Any = import_module("ray")
    cluster_utils: Any = import_module("ray.cluster_utils")
    settings = {**NODE, "include_dashboard": False, "ray_client_server_port": port}
    built = cluster_utils.Cluster(initialize_head=True, head_node_args=settings)
    monkeypatch.setenv("RAY_ADDRESS", built.address)
    try:
        yield built
    finally:
        ray.shutdown()
        built.shutdown()


def test_a_node_killed_during_the_run_changes_nothing(cluster: Any) -> None:
    doomed = cluster.add_node(**NODE)
    cluster.wait_for_nodes()
    crew = RayCrew()
    study = new_study("senet", [{}], games=40, told=40, chunk=2)
    done_when_killed: list[int] = []

    def watch(progress: Progress) -> None:
        if progress.played and not done_when_killed:
            assert living() == 2
            cluster.remove_node(doomed, allow_graceful=False)
            deadline = time.monotonic() + PATIENCE
            while living() == 2 and time.monotonic() < deadline:
                time.sleep(0.1)
            assert living() == 1
            done_when_killed.append(progress.games)

    found = run(study, crew, watch=watch)
    assert 0 < done_when_killed[0] < study.games
    assert found == run(study, Alone())


def test_a_cluster_can_be_asked_by_its_address(cluster: Any, port: int, tmp_path: Path) -> None:
    study = ["corintho", "--games", "6", "--told", "6", "--chunk", "2", "--json"]
    far = [*study, str(tmp_path / "far.json"), "--on", f"ray://127.0.0.1:{port}"]
    done = subprocess.run(
        [sys.executable, "-m", "colonnade", "lab", *far],
        env={**os.environ, "XDG_STATE_HOME": str(tmp_path), "RAY_ADDRESS": ""},
        capture_output=True,
        text=True,
        timeout=5 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert main(["lab", *study, str(tmp_path / "here.json")]) == 0
    assert (tmp_path / "far.json").read_text() == (tmp_path / "here.json").read_text()


class Faltering:
    """A Ray whose head hangs up on the first callers."""

    def __init__(self, falls: int) -> None:
        self.falls = falls
        self.calls = 0

    def is_initialized(self) -> bool:
        return False

    def init(self, *_: object, **__: object) -> None:
        self.calls += 1
        if self.calls <= self.falls:
            raise ConnectionAbortedError("Starting Ray client server failed.")


@pytest.mark.parametrize(("falls", "calls"), [(0, 1), (CALLS - 1, CALLS)])
def test_a_head_that_hangs_up_is_called_again(
    falls: int, calls: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = Faltering(falls)
    monkeypatch.setitem(sys.modules, "ray", ray)
    RayCrew("ray://head:10001")
    assert ray.calls == calls


def test_a_head_that_always_hangs_up_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Faltering(CALLS)
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(Refused, match="ray://head:10001"):
        RayCrew("ray://head:10001")
    assert ray.calls == CALLS


def living() -> int:
    ray: Any = import_module("ray")
    return sum(node["Alive"] for node in ray.nodes())
