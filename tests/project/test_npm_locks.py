"""npm's lock files: complete for every platform, with hashes and without addresses.

npm 11 refuses a lock that leaves out an optional package, even one for another platform; npm 10
does not, so a lock that works here may fail elsewhere.
"""

import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("web", "bench/server")
KINDS = ("dependencies", "devDependencies", "optionalDependencies")


def read(folder: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / folder / name).read_text(encoding="utf-8"))
    return found


def packages(folder: str) -> dict[str, dict[str, Any]]:
    """What is locked, by where it is installed; the project itself is at ''."""
    lock = read(folder, "package-lock.json")
    assert lock["lockfileVersion"] == 3
    found: dict[str, dict[str, Any]] = lock["packages"]
    return found


def is_there(name: str, place: str, locked: dict[str, dict[str, Any]]) -> bool:
    """Whether a package installed somewhere finds another, as Node looks for it."""
    while f"{place}/node_modules/{name}".lstrip("/") not in locked:
        if not place:
            return False
        place = place.rpartition("node_modules/")[0].rstrip("/")
    return True


def test_no_lock_is_forgotten() -> None:
    there = {
        path.parent.relative_to(ROOT).as_posix()
        for path in ROOT.rglob("package-lock.json")
        if not {"node_modules", ".venv", "build"} & set(path.relative_to(ROOT).parts)
    }
    assert there == set(FOLDERS)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_dependency_is_locked_for_every_platform(folder: str) -> None:
    locked = packages(folder)
    missing = [
        (place, name)
        for place, package in locked.items()
        for kind in KINDS
        for name in package.get(kind, ())
        if not is_there(name, place, locked)
    ]
    assert missing == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_lock_has_hashes_and_no_addresses(folder: str) -> None:
    for place, package in packages(folder).items():
        assert not place or package["integrity"].startswith("sha512-"), place
        assert "resolved" not in package, place
    assert "://" not in json.dumps(
        {place: {**package, "funding": ""} for place, package in packages(folder).items()}
    )


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_lock_is_that_of_its_project(folder: str) -> None:
    project = read(folder, "package.json")
    asked = packages(folder)[""]
    assert all(project.get(kind) == asked.get(kind) for kind in KINDS)


@pytest.mark.parametrize("folder", FOLDERS)
def test_npm_leaves_addresses_out_of_a_new_lock(folder: str) -> None:
    settings = (ROOT / folder / ".npmrc").read_text(encoding="utf-8").splitlines()
    assert "omit-lockfile-registry-resolved=true" in settings
