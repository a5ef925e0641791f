"""Entries stored by one version of the program and read by another."""

import random
from dataclasses import MISSING, fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from colonnade.table.entry import KINDS, Entry, Opened, Played, Revealed, SeatTaken, Thrown
from colonnade.table.settings import Settings
from colonnade.wire.entries import UnreadableEntry, read_entries, read_entry, write_entry
from tables import TableDriver

VALUES: dict[str, Any] = {
    "seat": 1,
    "count": 3,
    "by": "clock",
    "options": {"players": "2"},
    "settings": Settings(True, False, 9, "hard", True),
}


def test_the_kept_form_is_what_older_logs_have() -> None:
    """Logs are kept for years: this text must stay readable."""
    kept = [
        b'[1,"opened",{"table":"t","game":"senet","options":{"players":"2"}}]',
        b'[1,"seat_taken",{"seat":0,"name":"Ada","key":"k"}]',
        b'[1,"thrown",{"token":"t3","seat":0}]',
        b'[1,"played",{"token":"10-11","seat":1,"by":"bot"}]',
        b'[1,"revealed",{"secret":"00"}]',
    ]
    assert read_entries(kept) == [
        Opened("t", "senet", {"players": "2"}),
        SeatTaken(0, "Ada", "k"),
        Thrown("t3", 0),
        Played("10-11", 1, "bot"),
        Revealed("00"),
    ]


def test_every_kind_of_entry_comes_back_as_it_was() -> None:
    for kind in KINDS:
        values: dict[str, Any] = {
            field.name: VALUES.get(field.name, "text «é»") for field in fields(kind)
        }
        entry: Entry = kind(**values)
        assert read_entry(write_entry(entry)) == entry


def test_fields_of_a_later_version_are_left_out_and_missing_ones_have_their_defaults() -> None:
    later = b'[1,"played",{"token":"10-11","seat":1,"mood":"brave","by":"person"}]'
    assert read_entry(later) == Played("10-11", 1)
    assert read_entry(b'[1,"played",{"token":"10-11","seat":1}]') == Played("10-11", 1)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"[1]",
        b'[1,"played"]',
        b'[1,"played",{}]',
        b'[1,"played",{"token":1,"seat":1}]',
        b'[2,"played",{"token":"10-11","seat":1}]',
        b'[1,"moved_by_magic",{}]',
        b"\xff\xfe",
    ],
)
def test_what_cannot_be_read_stops_the_reader(data: bytes) -> None:
    with pytest.raises(UnreadableEntry):
        read_entry(data)


@given(st.binary(max_size=80))
def test_any_bytes_are_an_entry_or_unreadable(data: bytes) -> None:
    try:
        entry = read_entry(data)
    except UnreadableEntry:
        return
    assert read_entry(write_entry(entry)) == entry


def test_required_fields_are_never_added_to_an_entry() -> None:
    """A field without a default could not be read from older logs."""
    required = {
        KINDS[kind]: [
            field.name
            for field in fields(kind)
            if field.default is MISSING and field.default_factory is MISSING
        ]
        for kind in KINDS
    }
    assert required == {
        "opened": ["table", "game", "options"],
        "seat_taken": ["seat", "name", "key"],
        "bot_seated": ["seat", "level"],
        "seat_left": ["seat"],
        "seeded": ["seat", "seed"],
        "thrown": ["token", "seat"],
        "played": ["token", "seat"],
        "taken_back": ["seat", "count"],
        "flagged": ["seat"],
        "bot_took_over": ["seat", "level"],
        "handed_back": ["seat"],
        "resigned": ["seat"],
        "closed": [],
        "revealed": ["secret"],
        "rematched": ["table"],
    }


def test_a_move_is_kept_in_few_bytes() -> None:
    driver = TableDriver("senet").seat_players().play_on(random.Random(1), 50)
    assert max(len(write_entry(entry)) for entry in driver.log[3:]) < 80
