"""Evaluation without a compiler and without the games' own searches."""

from dataclasses import replace

import pytest

from colonnade.bots.api.registry import game_bot
from colonnade.bots.value import estimates
from colonnade.compiled import background


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are evaluated by UCT over the plain rules."""
    monkeypatch.setattr(background, "available", lambda: False)
    monkeypatch.setattr(estimates, "game_bot", lambda book: replace(game_bot(book), search=None))
