"""What a newcomer is told by `make` when something is missing."""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import checks
import chromium
import console_messages
import installer
import web

ROOT = Path(__file__).parents[2]
OLD = 'case "$1" in --version) echo "Python 3.9.2";; *) exit 1;; esac'
WITHOUT_VENV = 'case "$2" in *ensurepip*) exit 1;; *) exec {python} "$@";; esac'
FOUND = ("make", "sh", "grep", "sed", "expand", "rm", "touch")


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder with the Makefile, and a path that holds what every system has."""
    (tmp_path / "bin").mkdir()
    for name in FOUND:
        program = shutil.which(name)
        assert program is not None, name
        (tmp_path / "bin" / name).symlink_to(program)
    shutil.copy(ROOT / "Makefile", tmp_path)
    return tmp_path


def run_make(machine: Path, *words: str, locale: str = "C.UTF-8") -> str:
    done = subprocess.run(
        ["make", *words],
        cwd=machine,
        env={"PATH": str(machine / "bin"), "HOME": str(machine), "LANG": locale},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode, done.stdout
    assert not (machine / ".venv").exists()
    return done.stdout


def put_python(machine: Path, script: str) -> None:
    python = machine / "bin" / "python3"
    python.write_text(f"#!/bin/sh\n{script.format(python=sys.executable)}\n")
    python.chmod(0o755)


@pytest.mark.parametrize("target", ["play", "test"])
def test_no_python_is_told_with_the_command_that_installs_it(machine: Path, target: str) -> None:
    said = run_make(machine, target)
    assert "needs Python 3.11 or later; here is none" in said
    assert "sudo apt install python3 python3-venv" in said


def test_an_old_python_is_named(machine: Path) -> None:
    put_python(machine, OLD)
    assert "here is Python 3.9.2." in run_make(machine, "play")
    assert "ici : Python 3.9.2." in run_make(machine, "play", locale="fr_FR.UTF-8")


def test_a_python_without_venv_is_told_the_package(machine: Path) -> None:
    put_python(machine, WITHOUT_VENV)
    major, minor = sys.version_info[:2]
    said = run_make(machine, "play")
    assert f"sudo apt install python{major}.{minor}-venv" in said
    assert "Traceback" not in said
    assert "est là sans son module venv." in run_make(machine, "play", locale="fr_FR.UTF-8")


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "disk is full"),
        ("NewConnectionError: [Errno -3] Temporary failure in name resolution", "online"),
        ("npm error code EAI_AGAIN\nnpm error request failed, getaddrinfo", "online"),
        ("error: Failed to fetch\n  Caused by: dns error", "online"),
        ("SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED]", "PIP_CERT"),
        ("OSError: [Errno 30] Read-only file system", "cannot be written to"),
    ],
)
def test_the_words_of_an_installer_become_advice(
    said: str, advice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    told = installer.Fault(said).advice
    assert advice in told
    assert said not in told


def test_advice_is_given_in_the_language_of_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Le disque est plein." in installer.Fault("No space left on device").advice


def test_a_step_says_what_is_done_and_how_long_it_took(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    with console_messages.progress(web.NODE):
        assert capsys.readouterr().out == "Installation de Node…"
    assert re.fullmatch(r" \d+ s\n", capsys.readouterr().out)


def test_what_is_not_known_is_shown_as_it_was_said() -> None:
    assert "a new kind of trouble" in installer.Fault("a new kind of trouble").advice


@pytest.fixture
def without_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Debian, whose path is this folder, on which nothing can be installed."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "USUAL", ())
    monkeypatch.setattr(chromium, "fetched", lambda: None)
    monkeypatch.setattr(chromium, "fetch", lambda: None)
    monkeypatch.setattr(chromium, "install_packages", lambda browser: False)
    monkeypatch.setattr(chromium, "drives", lambda: True)
    put_program(tmp_path / "apt-get", "exit 1")
    return tmp_path


def put_program(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.mark.usefixtures("without_browser")
def test_without_a_browser_the_one_command_that_installs_it_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert chromium.main() == 1
    told = capsys.readouterr().err
    assert "there is none here" in told
    assert told.count("install") == 1
    assert "sudo apt install chromium " in told
    assert "make test WITHOUT=browser" in told


def test_a_browser_that_does_not_start_is_told_before_the_tests(
    without_browser: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put_program(without_browser / "chromium", "echo libnss3.so: cannot open >&2; exit 127")
    assert chromium.main() == 1
    told = capsys.readouterr().err
    assert f"{without_browser / 'chromium'} does not start" in told
    assert "sudo apt install chromium " in told


def test_the_headless_shell_is_preferred_to_a_whole_browser(
    without_browser: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(chromium, "install_packages", asked.append)
    put_program(without_browser / "chromium", "echo '<html></html>'")
    assert chromium.main() == 0
    assert asked == [chromium.SHELL], "where it can be installed, it is"
    assert chromium.chromium() == without_browser / "chromium", "and the other does too"
    put_program(without_browser / chromium.SHELL, "echo '<html></html>'")
    assert chromium.main() == 0
    assert asked == [chromium.SHELL]
    assert chromium.chromium() == without_browser / chromium.SHELL


@pytest.mark.parametrize("lists", ["fresh", "stale"])
def test_lists_of_packages_are_fetched_where_they_are_out_of_date(
    lists: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, fetched = tmp_path / "log", tmp_path / "fetched"
    if lists == "fresh":
        fetched.touch()
    put_program(
        tmp_path / "apt-get",
        f'echo "$@" >> {log}\ncase "$@" in *update*) : > {fetched};; *) test -f {fetched};; esac',
    )
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert chromium.install_packages("a-browser")
    commands = [" ".join(line.split()[7:]) for line in log.read_text().splitlines()]
    install = f"install --yes --no-install-recommends a-browser {' '.join(chromium.PACKAGES)}"
    assert commands == {"fresh": [install], "stale": [install, "update", install]}[lists]


def test_the_browser_comes_before_all_other_steps() -> None:
    asked = argparse.Namespace(task="test", workers="2", without="")
    assert checks.steps(asked)[0] is checks.BROWSER
    asked.without = "browser"
    assert checks.BROWSER not in checks.steps(asked)
    assert checks.steps(asked)[-1].commands[0][-2:] == ("-m", "not e2e")


def test_npm_runs_from_the_wheel_where_the_machine_has_no_node(tmp_path: Path) -> None:
    installer.install("--target", str(tmp_path), *installer.lock("web"))
    ask = "import web; done = web.npm_of_wheel().call('--version'); print(done.stdout)"
    paths = os.pathsep.join([str(tmp_path), str(Path(web.__file__).parent)])
    done = subprocess.run(
        [sys.executable, "-c", ask],
        env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split(".")[0].strip().isdecimal(), done.stdout


def test_the_help_lists_every_target_in_both_languages() -> None:
    shown = {
        locale: subprocess.run(
            ["make", "help"],
            cwd=ROOT,
            env={"PATH": os.environ["PATH"], "LC_ALL": locale},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for locale in ("C", "fr_FR.UTF-8")
    }
    english, french = (
        [line.split(maxsplit=1) for line in told.splitlines()] for told in shown.values()
    )
    assert [name for name, _ in english] == [name for name, _ in french]
    assert len(english) > 15
    assert not {said for _, said in english} & {said for _, said in french}
