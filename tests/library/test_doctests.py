"""The examples in the docstrings are true."""

import doctest
from types import ModuleType

import pytest

import colonnade
import colonnade.game


@pytest.mark.parametrize("module", [colonnade, colonnade.game], ids=lambda module: module.__name__)
def test_docstrings(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0
