"""What `make test` prints: its steps, and one line at the end; and the code it ends with."""

import re
import sys
from pathlib import Path

import pytest

import checks
import mutations
from colonnade.kernel.i18n import Text

PRINTED = "print('\x1b[32m= 3 passed, 1 failed, 2 errors, 1 skipped in 4.20s =\x1b[0m')"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)


def step(*programs: str) -> checks.Step:
    commands = tuple((sys.executable, "-c", program) for program in programs)
    return checks.Step(Text("a step", "une étape"), commands)


def run(monkeypatch: pytest.MonkeyPatch, *steps: checks.Step, task: str = "test") -> int:
    monkeypatch.setattr(sys, "argv", ["checks.py", task])
    monkeypatch.setattr(checks, "steps", lambda asked: list(steps))
    return checks.main()


def test_steps_are_numbered_and_the_last_line_says_how_it_ended(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(monkeypatch, step("print('one')", "print('beside')"), step(PRINTED)) == 0
    printed = capfd.readouterr().out
    assert re.findall(r"^\[\d/\d\] a step$", printed, re.MULTILINE) == [
        "[1/2] a step",
        "[2/2] a step",
    ]
    assert "one\n" in printed
    assert "beside\n" in printed
    last = printed.splitlines()[-1]
    counted = "tests 3 passed, 3 failed, 1 skipped"
    assert re.fullmatch(rf"PASSED: {counted}; \d+ s; the log is build/test.log", last)
    kept = (tmp_path / "build" / "test.log").read_text()
    assert kept.endswith(f"{last}\n")
    assert "\x1b" not in kept


def test_a_step_that_fails_is_the_last_and_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    fails = step("import sys; print('why', file=sys.stderr); sys.exit(3)")
    assert run(monkeypatch, fails, step("print('after')")) == 1
    printed = capfd.readouterr().out
    assert "why" in printed
    assert "after" not in printed
    assert printed.splitlines()[-1].startswith("FAILED (a step): tests 0 passed, 0 failed; ")


def test_a_night_goes_on_after_a_step_that_fails(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, step("exit(1)"), step("print('after')"), task="soak") == 1
    assert "after" in capfd.readouterr().out


def test_ctrl_c_is_told_too(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    interrupts = "import os, signal, time; os.kill(os.getppid(), signal.SIGINT); time.sleep(600)"
    assert run(monkeypatch, step(interrupts)) == 130
    assert capfd.readouterr().out.splitlines()[-1].startswith("FAILED (broken off)")


def test_there_are_faults_to_put_into_the_rules_of_every_game() -> None:
    games = {fault.module.parents[1].name for fault in mutations.mutants("")}
    assert games == {"columbiz", "corintho", "les_4_colonnes", "senet"}


def test_a_fault_that_changes_a_rule_is_noticed(tmp_path: Path) -> None:
    # The first number of the rules is what coins that all show their plain side are worth.
    fault = next(fault for fault in mutations.mutants("senet") if fault.module.stem == "rules")
    copy = tmp_path / "source"
    mutations.copy_sources(copy)
    seen, where = mutations.is_detected(fault, copy)
    assert seen, where
    assert mutations.tests("senet", copy) == 0, "the fault is taken out again"
