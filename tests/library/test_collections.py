"""Many records in one file, read as a stream."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import colonnade
from colonnade.kernel.errors import BadRecord

ONE = '[Game "senet"]\n[Options "players=2"]\n\nt2 t1 10-11\n'
EMPTY = '[Game "corintho"]\n[Options "players=2"]\n[Result "*"]\n\n'
COMMENTED = '[Game "senet"]\n[Options "players=2"]\n\nt2 {so far\n[not a header]\n} t3\n'


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    records = [colonnade.read_record(text) for text in (ONE, EMPTY, COMMENTED, ONE)]
    assert colonnade.write_records(path, records[:3]) == 3
    assert colonnade.write_records(path, records[3:], append=True) == 1
    found = list(colonnade.read_records(path))
    assert found == records, "wherever they stand"
    assert [colonnade.replay(each).tokens for each in found[:1]] == [("t2", "t1", "10-11")]


def test_a_file_that_exists_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text(ONE)
    with pytest.raises(FileExistsError):
        colonnade.write_records(path, [])
    assert path.read_text() == ONE


def test_tokens_know_their_lines_in_the_whole_text() -> None:
    records = list(colonnade.read_records((ONE + "\n" + COMMENTED).splitlines()))
    assert records[1].tokens == ("t2", "t3")
    assert records[1].lines == (9, 11)


def test_a_bad_record_is_named_by_its_line_and_the_next_one_is_read() -> None:
    text = ONE + '\n[Game "senet"]\n[Options "players"]\n\nt2\n\n' + ONE
    with pytest.raises(BadRecord, match=r"line 7: .*name=value"):
        list(colonnade.read_records(text.splitlines()))
    faults: list[BadRecord] = []
    found = list(colonnade.read_records(text.splitlines(), on_error=faults.append))
    assert [len(found), [fault.line for fault in faults]] == [2, [7]]


@pytest.mark.parametrize(
    ("wrong", "right", "line"),
    [
        ('[Game "senet"]', '[Game "chess"]', 6),
        ("players=2", "players=9", 7),
        ("players=2", 'players=2"]\n[Position "nowhere', 8),
        ("players=2", 'players=2"]\n[Seats "Ada', 8),
        ("players=2", 'players=2"]\n[Seats "Ada, Bo"]\n[Result "1 0', 9),
    ],
)
def test_what_cannot_be_replayed_is_named_by_its_line_in_the_whole_text(
    wrong: str, right: str, line: int
) -> None:
    text = ONE + "\n" + ONE.replace(wrong, right)
    _, record = colonnade.read_records(text.splitlines())
    with pytest.raises(BadRecord, match=f"^line {line}: "):
        colonnade.replay(record)


def test_a_stream_is_not_read_ahead() -> None:
    def endless() -> Iterator[str]:
        while True:
            yield from ONE.splitlines()

    stream = colonnade.read_records(endless())
    assert [next(stream).game for _ in range(3)] == ["senet"] * 3


def test_bytes_that_are_no_text_are_named_by_their_line(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_bytes(ONE.encode() + b"\xff\n")
    with pytest.raises(BadRecord, match="line 5: not a text file"):
        list(colonnade.read_records(path))


def test_one_record_is_not_two() -> None:
    with pytest.raises(BadRecord, match="line 6: a second game begins here"):
        colonnade.read_record(ONE + "\n" + ONE)
    with pytest.raises(BadRecord, match="line 5"):
        colonnade.read_record(EMPTY + EMPTY)
