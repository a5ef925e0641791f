"""The image and the compose file, as far as they can be tried without an engine."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from colonnade.server.routes import ROUTES

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
STAGES = re.split(r"^(?=FROM )", DOCKERFILE, flags=re.MULTILINE)[1:]


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def instruction(stage: str, name: str) -> list[str]:
    return re.findall(rf"^{name} (.+)$", stage.replace("\\\n", ""), re.MULTILINE)


def test_the_last_stage_runs_as_a_user_that_it_made() -> None:
    (user,) = instruction(STAGES[-1], "USER")
    made = re.search(r"useradd --system --uid (\d+) --no-create-home (\w+)", STAGES[-1])
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


def test_what_is_compiled_in_the_build_is_looked_for_where_it_is_kept() -> None:
    kept = [re.findall(r"XDG_CACHE_HOME=(\S+)", stage) for stage in STAGES]
    assert kept[0] == kept[1] != []
    (copied,) = instruction(STAGES[-1], "COPY")
    assert kept[0][0].startswith(copied.split()[-1])


def test_the_health_of_the_image_is_asked_where_the_server_answers() -> None:
    (asked,) = instruction(STAGES[-1], "HEALTHCHECK")
    (port,) = instruction(STAGES[-1], "EXPOSE")
    address = re.search(r"http://127\.0\.0\.1:(\d+)(/\w+)", asked)
    assert address is not None
    assert address[1] == port
    assert address[2] in {route.path for route in ROUTES}


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
