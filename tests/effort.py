"""How much is tried: little in every run, far more in a nightly soak test (`--soak`)."""

from typing import Any

from hypothesis import settings

REPEATED = 20
"""How many times as often a soak test repeats."""
DRAWN = 10
"""How many times as many Hypothesis examples a soak test draws."""
is_soak = False
"""Whether this is a soak test; set before any test is imported."""


def often(number: int) -> int:
    """The number of repetitions."""
    return number * REPEATED if is_soak else number


def examples(number: int, **more: Any) -> settings:
    """Settings for a test that needs another number of examples than the default."""
    return settings(max_examples=number * (DRAWN if is_soak else 1), **more)
