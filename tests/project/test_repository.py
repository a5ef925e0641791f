"""What no file of the repository may contain."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REGISTRY = re.compile(
    r"(?:files\.pythonhosted|pypi\.(?:org|python)|registry\.npm|registry\.yarnpkg|deb\.debian)",
)
MACHINE_PATH = re.compile(r"(?<![\w.~/-])/(?:home|root|work|Users)/")


def tracked() -> list[Path]:
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
        ).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout: an unpacked source archive has nothing to track")
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def texts() -> list[tuple[Path, str]]:
    found: list[tuple[Path, str]] = []
    for path in tracked():
        try:
            found.append((path, path.read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            continue
    return found


def test_no_file_names_a_registry_address_or_a_machine_path() -> None:
    here = Path(__file__)
    for path, text in texts():
        if path != here:
            assert not REGISTRY.search(text), path
            assert not MACHINE_PATH.search(text), path


def test_dependencies_are_locked_with_hashes() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        entries = re.split(r"\n(?=[a-z0-9])", lock.read_text(encoding="utf-8"))
        for entry in entries:
            assert re.match(r"[A-Za-z0-9_.-]+==\S+", entry), (lock, entry[:60])
            assert "--hash=sha256:" in entry, (lock, entry[:60])


def test_no_module_outgrows_a_sitting() -> None:
    for path in tracked():
        if path.suffix == ".py":
            lines = path.read_text(encoding="utf-8").count("\n")
            assert lines <= 450, f"{path}: {lines} lines; is it one noun?"
