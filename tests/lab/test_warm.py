"""`colonnade warm` compiles ahead and says what a start costs."""

import pytest

from colonnade.kernel.errors import UnknownGame
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.lab import warm
from colonnade.lab.warm import Start

pytestmark = pytest.mark.patience(600)

# tests/compiled/test_cache.py shows with one kernel that code is cached, found again, and compiled
# all the same where nothing can be cached. A whole game takes long, and shares its code with other
# tests.


def test_the_second_start_finds_what_the_first_has_compiled(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    starts: list[Start] = []
    real = warm.start_in_a_process

    def noted(book: AnyRulebook) -> Start:
        starts.append(real(book))
        return starts[-1]

    monkeypatch.setattr(warm, "start_in_a_process", noted)
    assert warm.warm_all(["senet"], "en") == 0
    first, second = starts
    assert first.is_kept
    assert second.was_kept
    # Another test may have compiled all of it; what is told of each case is tested below.
    assert ("kept already" in capsys.readouterr().out) is first.was_kept


@pytest.mark.parametrize(
    ("first", "told"),
    [
        (Start(1.0, 9.0, was_kept=False, is_kept=True), "9.0 s to compile"),
        (Start(1.0, 2.0, was_kept=True, is_kept=True), "kept already"),
        (Start(1.0, 9.0, was_kept=False, is_kept=False), "nothing is kept"),
    ],
)
def test_what_a_start_costs_is_told(
    first: Start,
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    starts = iter((first, Start(0.5, 1.5, was_kept=True, is_kept=True)))
    monkeypatch.setattr(warm, "start_in_a_process", lambda book: next(starts))
    assert warm.warm_all(["senet"], "en") == 0
    shown = capsys.readouterr().out
    assert told in shown
    assert ("1.5 s" in shown) is first.is_kept
    assert ("nothing is kept" in shown) is not first.is_kept


def test_without_numba_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warm, "available", lambda: False)
    assert warm.warm_all([], "en") == 0
    assert "colonnade[compiled]" in capsys.readouterr().out


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        warm.warm_all(["chess"], "en")
