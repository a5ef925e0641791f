"""The image and the compose file, as far as they can be tried without an engine."""

import json
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml

from colonnade.server.routes import ROUTES
from postgres import Postgres
from server_process import serving
from store.databases import new_database

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COLONNADE = Path(sys.executable).with_name("colonnade")
STAGES = re.split(r"^(?=FROM )", DOCKERFILE, flags=re.MULTILINE)[1:]


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def instruction(stage: str, name: str) -> list[str]:
    return re.findall(rf"^{name} (.+)$", stage.replace("\\\n", ""), re.MULTILINE)


def test_the_last_stage_runs_as_a_user_that_it_made() -> None:
    (user,) = instruction(STAGES[-1], "USER")
    made = re.search(r"useradd --uid (\d+) --no-create-home --shell \S+ (\w+)", STAGES[-1])
    assert made is not None
    assert made[2] == user
    assert int(made[1]) > 999
    after = STAGES[-1].partition(f"USER {user}")[2]
    assert not instruction(after, "RUN")
    assert not instruction(after, "COPY")


def test_everything_that_is_copied_exists_and_is_not_left_out() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for line in instruction(STAGES[0], "COPY"):
        for name in line.split()[:-1]:
            assert (ROOT / name).exists(), name
            assert name not in ignored


def test_the_stages_share_one_python() -> None:
    assert len({stage.split()[1] for stage in STAGES}) == 1


def test_what_is_compiled_in_the_build_is_kept_where_the_user_may_write() -> None:
    built, used = (re.findall(r"XDG_CACHE_HOME=(\S+)", stage) for stage in STAGES)
    assert built == used != []
    (user,) = instruction(STAGES[-1], "USER")
    (kept,) = used
    assert f"--from=build --chown={user} {kept} {kept}" in instruction(STAGES[-1], "COPY")
    (volumes,) = instruction(STAGES[-1], "VOLUME")
    assert kept in volumes.split()


def test_the_health_of_the_image_is_asked_where_the_server_answers() -> None:
    (asked,) = instruction(STAGES[-1], "HEALTHCHECK")
    (port,) = instruction(STAGES[-1], "EXPOSE")
    address = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", asked)
    assert address is not None
    assert address[1] == port
    assert address[2] in {route.path for route in ROUTES}


def test_the_health_of_the_image_is_that_of_its_server(tmp_path: Path) -> None:
    (asked,) = instruction(STAGES[-1], "HEALTHCHECK")
    program, *words = json.loads(asked.partition("CMD ")[2])
    assert program == "python"

    def health(port: str) -> int:
        command = [sys.executable, *(word.replace(":8000", f":{port}") for word in words)]
        return subprocess.run(command, capture_output=True, check=False).returncode

    with serving(COLONNADE, *start_command("CMD")[1:], folder=tmp_path) as address:
        port = address.rpartition(":")[2]
        assert health(port) == 0
    assert health(port) != 0


def start_command(name: str) -> list[str]:
    (words,) = instruction(STAGES[-1], name)
    found: list[str] = json.loads(words)
    return found


def test_what_is_started_is_the_server() -> None:
    assert start_command("ENTRYPOINT") == ["colonnade"]
    assert start_command("CMD")[0] == "serve"


def test_two_servers_as_they_are_composed_share_their_tables(
    compose: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres: Postgres
) -> None:
    server = compose["services"]["server"]
    name, *words = server["command"]
    assert name == "serve"
    ((setting, address),) = server["environment"].items()
    assert address.startswith("postgresql://")
    monkeypatch.setenv(setting, new_database(postgres))
    with (
        serving(COLONNADE, *words, folder=tmp_path) as one,
        serving(COLONNADE, *words, folder=tmp_path) as other,
    ):
        opened = request_json(f"{one}/api/tables", b'{"game": "senet"}')
        seen = request_json(f"{other}/api/tables/{opened['table']}")
        assert seen["version"] > 0
    assert list(tmp_path.iterdir()) == []


def request_json(address: str, body: bytes | None = None) -> dict[str, Any]:
    with urllib.request.urlopen(address, body, timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def test_what_a_service_needs_is_declared(compose: dict[str, Any]) -> None:
    services = compose["services"]
    for name, service in services.items():
        assert ("image" in service) != ("build" in service), name
        assert set(service.get("depends_on", ())) <= set(services), name
        for volume in service.get("volumes", ()):
            assert volume.partition(":")[0] in compose["volumes"], name
        for config in service.get("configs", ()):
            assert config["source"] in compose["configs"], name


def test_only_the_proxy_is_reached_from_outside(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    (port,) = instruction(STAGES[-1], "EXPOSE")
    assert f"dynamic a server {port}" in compose["configs"]["caddyfile"]["content"]


def test_servers_wait_for_the_database_and_hold_nothing(compose: dict[str, Any]) -> None:
    server = compose["services"]["server"]
    assert server["deploy"]["replicas"] == 2
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in compose["services"]["database"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert "volumes" not in server


def test_no_password_is_written_down(compose: dict[str, Any]) -> None:
    database = compose["services"]["database"]["environment"]
    assert database["POSTGRES_PASSWORD"].startswith("${PASSWORD:?")
    assert "${PASSWORD}" in compose["services"]["server"]["environment"]["COLONNADE_DATABASE"]
