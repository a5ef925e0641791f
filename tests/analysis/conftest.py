"""Judges that think at once and without a compiler, whoever is made for the games."""

from collections.abc import Iterator

import pytest

from colonnade.bots import chances, warming


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Positions are searched, by the rules as they stand."""
    monkeypatch.setattr(warming, "available", lambda: False)
    monkeypatch.setattr(chances, "specialist", lambda game: None)
    yield
    warming.settle()
