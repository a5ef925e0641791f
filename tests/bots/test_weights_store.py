"""Weight files: read as written, or not at all."""

from pathlib import Path

import pytest

from colonnade.bots.weights.store import (
    SINGLE,
    STEPS,
    DamagedWeights,
    read_row,
    read_rows,
    write_rows,
)


def test_rows_come_back_as_they_were_kept(tmp_path: Path) -> None:
    path = tmp_path / "rows.bin"
    write_rows(path, {"one": [0.5, -2.0], "two": [3.25]}, SINGLE, {"seed": 1})
    rows = read_rows(path)
    assert {name: list(row) for name, row in rows.items()} == {"one": [0.5, -2.0], "two": [3.25]}


def test_chances_come_back_to_a_sixty_five_thousandth(tmp_path: Path) -> None:
    path = tmp_path / "chances.bin"
    write_rows(path, {"one": [0.0, 1 / 3, 1.0]}, STEPS, {})
    assert read_rows(path)["one"] == pytest.approx([0.0, 1 / 3, 1.0], abs=1 / 65_535)


@pytest.mark.parametrize("at", [0, -12, -1])
def test_a_changed_byte_is_noticed(tmp_path: Path, at: int) -> None:
    path = tmp_path / "rows.bin"
    write_rows(path, {"one": [0.5] * 50}, SINGLE, {})
    kept = bytearray(path.read_bytes())
    kept[at] ^= 0x55
    path.write_bytes(kept)
    with pytest.raises(DamagedWeights, match=r"rows\.bin"):
        read_rows(path)


@pytest.mark.parametrize("text", [b"", b"{}", b"[]\n", b"null\n", b'{"kind": "q"}\nx', b"\xff\n"])
def test_what_is_no_such_file_is_damaged(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "other.bin"
    path.write_bytes(text)
    with pytest.raises(DamagedWeights):
        read_rows(path)


def test_a_file_that_is_missing_is_damaged(tmp_path: Path) -> None:
    with pytest.raises(DamagedWeights):
        read_rows(tmp_path / "nothing.bin")


def test_a_row_that_is_not_there_or_does_not_fit_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "rows.bin"
    write_rows(path, {"one": [0.5], "two": [1.0, 2.0]}, SINGLE, {})
    assert list(read_row(path, "two", 2)) == [1.0, 2.0]
    for name, length in (("two", 1), ("three", 1)):
        with pytest.raises(DamagedWeights, match=name):
            read_row(path, name, length)
