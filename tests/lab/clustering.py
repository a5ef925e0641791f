"""A real Ray cluster, in a process of its own: Ray leaves threads, sockets and files behind.

python clustering.py kill           two nodes, one killed during a study; tells what was found
python clustering.py serve PORT     a head that answers at this port, until its input ends
"""

import json
import os
import sys
import time
from importlib import import_module
from typing import Any

from colonnade.lab.cluster import RayCrew
from colonnade.lab.running import Progress, run
from colonnade.lab.study import Study, new_study

# Ray comes with few types.
ray: Any = import_module("ray")
cluster_utils: Any = import_module("ray.cluster_utils")

NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
PATIENCE = 120.0


def study() -> Study:
    """Enough chunks that a node can be killed in the middle of them."""
    return new_study("senet", [{}], games=40, told=40, chunk=2)


def cluster_of(**settings: Any) -> Any:
    """A cluster of one node."""
    head = {**NODE, "include_dashboard": False, **settings}
    return cluster_utils.Cluster(initialize_head=True, head_node_args=head)


def living() -> int:
    """How many nodes the cluster believes in."""
    return sum(node["Alive"] for node in ray.nodes())


def kill() -> None:
    """Run the study, kill a node once something is done, and tell what was found all the same."""
    cluster = cluster_of()
    os.environ["RAY_ADDRESS"] = cluster.address
    doomed = cluster.add_node(**NODE)
    cluster.wait_for_nodes()
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

    found = run(study(), RayCrew(), watch=watch)
    told = {"done": done_when_killed, "every": [sums.written() for sums in found.every]}
    print(json.dumps(told), flush=True)
    ray.shutdown()
    cluster.shutdown()


def serve(port: int) -> None:
    """Answer whoever asks the cluster by its address."""
    cluster = cluster_of(ray_client_server_port=port)
    print("ready", flush=True)
    sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    match sys.argv[1:]:
        case ["kill"]:
            kill()
        case ["serve", port]:
            serve(int(port))
