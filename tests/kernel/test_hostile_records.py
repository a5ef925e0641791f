"""Records from strangers: long ones are read in linear time, and none controls a terminal."""

import contextlib
import tracemalloc

import pytest

from colonnade.kernel.errors import BadRecord
from colonnade.kernel.record import MOST_CHARACTERS, read_record
from colonnade.kernel.styled_text import printable

HEAD = '[Game "senet"]\n[Options "players=2"]\n'


@pytest.mark.patience(60)
@pytest.mark.parametrize(
    "repeated", ["{}", "{x} ", "t2 ", "{", "}", '[A "', "\\\\", "{\n}\n", "\n"]
)
@pytest.mark.parametrize("head", [HEAD + "\n", HEAD + '[Note "'])
def test_long_records_are_read_in_linear_time(repeated: str, head: str) -> None:
    # A second at most; quadratic time would be minutes, and the test is broken off before.
    text = head + repeated * (MOST_CHARACTERS // 2 // len(repeated))
    with contextlib.suppress(BadRecord):
        read_record(text)


def test_a_long_header_takes_little_memory() -> None:
    text = HEAD + '[Note "' + "\\\\\\\\" * (MOST_CHARACTERS // 64) + '"]\n'
    tracemalloc.start()
    try:
        record = read_record(text)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert record.headers["Note"]
    assert peak < 12 * len(text)


def test_a_record_longer_than_any_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="longer"):
        read_record(HEAD + "\n" + "t2 " * (MOST_CHARACTERS // 3 + 1))


@pytest.mark.parametrize("name", ["\x1b[2J", "A\x07", "\u202eadA", "\x9b31m"])
def test_control_characters_are_refused(name: str) -> None:
    with pytest.raises(BadRecord, match="control"):
        read_record(f'{HEAD}[Seats "{name}, Bob"]\n')
    with pytest.raises(BadRecord, match="token"):
        read_record(f"{HEAD}\nt{name}\n")


def test_a_terminal_shows_signs_instead_of_control_characters() -> None:
    assert printable("Ada\x1b[31m\n\tBob") == "Ada\ufffd[31m\n\tBob"
