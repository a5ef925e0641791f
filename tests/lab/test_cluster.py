"""The lab on a real Ray cluster on this machine: two nodes, one of which is killed."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from colonnade.__main__ import main
from colonnade.lab.cluster import CALLS, RayExecutor
from colonnade.lab.execution import run
from colonnade.lab.executors import InlineExecutor
from colonnade.lab.study import new_study
from colonnade.lab.totals import totals_from_json
from colonnade.lab.words import LabError
from ports import reserved_port
from processes import watched

pytestmark = pytest.mark.patience(600)

RAY_CLUSTER = str(Path(__file__).with_name("ray_cluster.py"))
PATIENCE = 200.0
"""Seconds for a cluster to start or to play a study; on an idle machine it takes ten."""


class Cluster(NamedTuple):
    """A program that has started a cluster."""

    process: "subprocess.Popen[str]"
    port: int
    log: Path

    def hears(self, beginning: str) -> str:
        """The next line that begins so: Ray itself prints others."""
        assert self.process.stdout is not None
        with watched(self.process, f"{beginning!r} of a cluster", PATIENCE):
            for line in self.process.stdout:
                if line.startswith(beginning):
                    return line
        raise AssertionError(self.log.read_text())


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """One for all tests: most of the time goes into starting it."""
    log = tmp_path_factory.mktemp("cluster") / "log"
    with (
        reserved_port() as port,
        log.open("w") as errors,
        subprocess.Popen(
            [sys.executable, RAY_CLUSTER, str(port)],
            # That program finds what tests share.
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as process,
    ):
        started = Cluster(process, port, log)
        started.hears("ready")
        yield started
        with watched(process, "the end of a cluster", PATIENCE):
            process.communicate("")


def test_a_node_killed_during_the_run_changes_nothing(cluster: Cluster) -> None:
    assert cluster.process.stdin is not None
    cluster.process.stdin.write("kill\n")
    cluster.process.stdin.flush()
    told = json.loads(cluster.hears("{"))
    study = new_study("senet", [{}], games=40, told=40, chunk=2)
    assert 0 < told["done"][0] < study.games
    assert [totals_from_json(totals) for totals in told["every"]] == run(
        study, InlineExecutor()
    ).every


def test_a_cluster_can_be_asked_by_its_address(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    study = ["corintho", "--games", "6", "--told", "6", "--chunk", "2", "--json"]
    far = [*study, str(tmp_path / "far.json"), "--on", f"ray://127.0.0.1:{cluster.port}"]
    done = subprocess.run(
        [sys.executable, "-m", "colonnade", "lab", *far],
        env={**os.environ, "RAY_ADDRESS": ""},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert main(["lab", *study, str(tmp_path / "here.json")]) == 0
    results = [json.loads((tmp_path / name).read_text()) for name in ("far.json", "here.json")]
    commands = [result.pop("command") for result in results]
    assert "ray://" in commands[0]
    assert results[0] == results[1]


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
    RayExecutor("ray://head:10001")
    assert ray.calls == calls


def test_a_head_that_always_hangs_up_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Faltering(CALLS)
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(LabError, match="ray://head:10001"):
        RayExecutor("ray://head:10001")
    assert ray.calls == CALLS
