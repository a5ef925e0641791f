"""The lab on a real Ray cluster on this machine: two nodes, one of which is killed."""

import time
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from colonnade.lab.cluster import RayCrew
from colonnade.lab.crews import Alone
from colonnade.lab.running import Progress, run
from colonnade.lab.study import new_study

# Ray leaves sockets and files to the end of the process, and warns about its own future.
pytestmark = pytest.mark.filterwarnings("ignore")
NODE = {"num_cpus": 1, "object_store_memory": 80_000_000}
PATIENCE = 60.0


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray: Any = import_module("ray")
    cluster_utils: Any = import_module("ray.cluster_utils")
    settings = {**NODE, "include_dashboard": False}
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


def living() -> int:
    ray: Any = import_module("ray")
    return sum(node["Alive"] for node in ray.nodes())
