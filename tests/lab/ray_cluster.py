"""A real Ray cluster, in a process of its own: Ray leaves threads, sockets and files behind.

python ray_cluster.py PORT

A head that answers at this port. `kill` on its input adds a node, which is killed during a study;
what was found is told. It ends with its input.
"""

import json
import os
import sys
from importlib import import_module
from typing import Any

from colonnade.lab.cluster import RayExecutor
from colonnade.lab.execution import Progress, run
from colonnade.lab.study import Study, new_study
from waiting import wait_until

# Ray comes with few types.
ray: Any = import_module("ray")
cluster_utils: Any = import_module("ray.cluster_utils")

NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}


def study() -> Study:
    """Enough chunks that a node can be killed in the middle of them."""
    return new_study("senet", [{}], games=40, told=40, chunk=2)


def cluster_of(port: int) -> Any:
    """A cluster of one node."""
    head = {**NODE, "include_dashboard": False, "ray_client_server_port": port}
    return cluster_utils.Cluster(initialize_head=True, head_node_args=head)


def living() -> int:
    """How many nodes the cluster believes in."""
    return sum(node["Alive"] for node in ray.nodes())


def kill(cluster: Any) -> None:
    """Run the study, kill a node once something is done, and tell what was found all the same."""
    os.environ["RAY_ADDRESS"] = cluster.address
    doomed = cluster.add_node(**NODE)
    cluster.wait_for_nodes()
    done_when_killed: list[int] = []

    def watch(progress: Progress) -> None:
        if progress.played and not done_when_killed:
            assert living() == 2
            cluster.remove_node(doomed, allow_graceful=False)
            wait_until(lambda: living() == 1, "the cluster has seen the node die")
            done_when_killed.append(progress.games)

    found = run(study(), RayExecutor(), watch=watch)
    told = {"done": done_when_killed, "every": [totals.to_json() for totals in found.every]}
    print(json.dumps(told), flush=True)
    ray.shutdown()


def main(port: int) -> None:
    """Answer whoever asks the cluster by its address, and do what is asked for by name."""
    cluster = cluster_of(port)
    print("ready", flush=True)
    for line in sys.stdin:
        assert line == "kill\n"
        kill(cluster)
    cluster.shutdown()


if __name__ == "__main__":
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    main(int(sys.argv[1]))
