"""The examples in the docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import colonnade

PACKAGE = Path(colonnade.__file__).parent
WITH_EXAMPLES = [
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(PACKAGE.rglob("*.py"))
    if ">>>" in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_docstrings(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted > 0
    assert found.failed == 0


def test_the_first_things_people_import_have_examples() -> None:
    assert {"colonnade", "colonnade.library.game", "colonnade.analysis.hints"} <= set(WITH_EXAMPLES)
