"""The lab on a real Ray cluster on this machine: two nodes, one of which is killed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from colonnade.__main__ import main
from colonnade.lab.cluster import CALLS, RayCrew
from colonnade.lab.crews import Alone
from colonnade.lab.running import run
from colonnade.lab.study import new_study
from colonnade.lab.sums import read_sums
from colonnade.lab.words import Refused
from ports import reserved_port

CLUSTER = [sys.executable, str(Path(__file__).with_name("clustering.py"))]
PATIENCE = 600.0


def test_a_node_killed_during_the_run_changes_nothing() -> None:
    done = subprocess.run(
        [*CLUSTER, "kill"], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    study = new_study("senet", [{}], games=40, told=40, chunk=2)
    assert 0 < told["done"][0] < study.games
    assert [read_sums(sums) for sums in told["every"]] == run(study, Alone()).every


def test_a_cluster_can_be_asked_by_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    study = ["corintho", "--games", "6", "--told", "6", "--chunk", "2", "--json"]
    with (
        reserved_port() as port,
        subprocess.Popen(
            [*CLUSTER, "serve", str(port)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as cluster,
    ):
        assert cluster.stdin is not None
        assert cluster.stdout is not None
        while cluster.stdout.readline().strip() != "ready":
            assert cluster.poll() is None
        far = [*study, str(tmp_path / "far.json"), "--on", f"ray://127.0.0.1:{port}"]
        done = subprocess.run(
            [sys.executable, "-m", "colonnade", "lab", *far],
            env={**os.environ, "RAY_ADDRESS": ""},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        cluster.communicate("")
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
