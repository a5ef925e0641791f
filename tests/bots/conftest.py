"""What tests of bots have in common."""

import pytest

from colonnade.compiled import background


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine without a compiler: every bot plays in plain Python, always the same."""
    monkeypatch.setattr(background, "available", lambda: False)
