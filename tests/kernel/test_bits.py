"""Bit sets."""

from hypothesis import given
from hypothesis import strategies as st

from colonnade.kernel import bits

members = st.sets(st.integers(0, 61), min_size=1)


@given(members)
def test_count_lowest_and_nth_agree_with_the_set(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert bits.count(mask) == len(numbers)
    assert bits.lowest(mask) == min(numbers)
    assert [bits.nth(mask, index) for index in range(len(numbers))] == sorted(numbers)
    assert bits.positions(mask) == sorted(numbers)
    assert bits.positions(0) == []
