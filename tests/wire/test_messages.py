"""Messages: requests are parsed or refused, messages fit their schema."""

import json
import random
from typing import Any

import jsonschema
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from colonnade.kernel.i18n import Text
from colonnade.kernel.refusal import Refusal
from colonnade.table import commands
from colonnade.table.commands import Command, Play, Resign
from colonnade.table.settings import Settings
from colonnade.table.view import view
from colonnade.wire import messages, requests
from colonnade.wire.messages import (
    Answer,
    Emoted,
    Error,
    Hello,
    OpenTable,
    Presence,
    SeatLink,
    Update,
    encode,
)
from colonnade.wire.requests import REQUESTS, Ask, read_request
from colonnade.wire.schema import MESSAGES, schema
from tables import TableDriver

GAMES = ["senet", "corintho", "columbiz", "les-4-colonnes"]
DOCUMENT = schema()


def fits(name: str, data: bytes) -> None:
    document: dict[str, Any] = {**DOCUMENT, "$ref": f"#/$defs/{name}"}
    jsonschema.Draft202012Validator(document).validate(json.loads(data))


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ('{"do":"play","id":"1","seen":3,"token":"10-11"}', commands.Play("10-11")),
        ('{"do":"throw","id":"1","seen":3}', commands.Throw()),
        ('{"do":"undo","id":"1","seen":3}', commands.Undo()),
        ('{"do":"resign","id":"1","seen":3}', commands.Resign()),
        ('{"do":"seed","id":"1","seen":3,"seed":"x"}', commands.AddSeed("x")),
        (
            '{"do":"seat_bot","id":"1","seen":3,"seat":1,"level":"hard"}',
            commands.SeatBot(1, "hard"),
        ),
        ('{"do":"leave","id":"1","seen":3}', commands.LeaveSeat()),
        ('{"do":"take_over","id":"1","seen":3,"seat":1}', commands.TakeOver(1)),
        ('{"do":"hand_back","id":"1","seen":3}', commands.HandBack()),
        ('{"do":"rematch","id":"1","seen":3}', commands.Rematch()),
    ],
)
def test_a_request_becomes_a_command(text: str, command: Command) -> None:
    request = read_request(text)
    assert isinstance(request, Ask)
    assert request.command() == command
    assert (request.id, request.seen) == ("1", 3)
    fits("Request", text.encode())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"do":"play"}',
        '{"do":"fly","id":"1","seen":3}',
        '{"do":"play","id":"1","seen":3}',
        '{"do":"play","id":"","seen":3,"token":"x"}',
        '{"do":"play","id":"1","seen":-1,"token":"x"}',
        '{"do":"play","id":"1","seen":1e30,"token":"x"}',
        '{"do":"play","id":"1","seen":"3","token":"x"}',
        '{"do":"play","id":"1","seen":3,"token":"x","seat":1}',
        '{"do":"play","id":"1","seen":3,"token":"' + "x" * 65 + '"}',
        '{"do":"seat_bot","id":"1","seen":3,"seat":99,"level":"hard"}',
        '{"do":"seat_bot","id":"1","seen":3,"seat":1,"level":"../../etc"}',
        '{"do":"expire","id":"1","seen":3}',
        '{"do":"close","id":"1","seen":3}',
    ],
)
def test_what_is_malformed_stops_at_the_door(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_request(text)


@given(st.one_of(st.binary(max_size=200), st.text(max_size=100).map(str.encode)))
def test_any_bytes_are_a_request_or_malformed(data: bytes) -> None:
    try:
        request = read_request(data)
    except msgspec.DecodeError:
        return
    assert read_request(encode(request)) == request


@pytest.mark.parametrize("game", GAMES)
def test_every_message_fits_the_schema(game: str) -> None:
    driver = TableDriver(game).seat_players("Ada", "bot")
    shown = view(driver.table)
    for _ in range(8):
        driver.play_on(random.Random(4), 1)
        shown = view(driver.table)
        told = tuple(driver.story[-3:])
        fits("Message", encode(Update(shown.version, told, shown)))
    fits("Message", encode(Hello(None, shown, tuple(driver.story), (True, False), 3, 5000)))
    refused = driver.send(Play("nonsense"), 0)
    assert isinstance(refused, Refusal)
    fits("Message", encode(Answer("1", False, shown.version, refused, shown)))
    fits("Message", encode(Answer("1", True, shown.version)))
    fits("Message", encode(Emoted(0, "smile")))
    fits("Message", encode(Presence((True, False), 2)))
    fits("Message", encode(Error(Refusal("too_big", Text("Too big.", "Trop grand.")))))
    driver.execute(Resign(), 0)
    fits("View", encode(view(driver.table)))


def test_a_wrong_message_does_not_fit_the_schema() -> None:
    shown = json.loads(encode(view(TableDriver("senet").table)))
    for spoil in ({"awaits": {"kind": "magic"}}, {"seats": None}, {"legal": [1]}, {"version": ""}):
        with pytest.raises(jsonschema.ValidationError):
            fits("View", json.dumps({**shown, **spoil}).encode())


def test_a_view_read_back_is_the_same_view() -> None:
    shown = view(TableDriver("columbiz").seat_players().play_on(random.Random(1), 20).table)
    again = msgspec.json.decode(encode(shown), type=type(shown))
    assert again.legal == shown.legal
    assert encode(again) == encode(shown)


def test_the_schema_names_every_request_and_every_message() -> None:
    named = DOCUMENT["$defs"]
    for shape in (*REQUESTS, *MESSAGES):
        assert shape.__name__ in named
    for tagged in (requests.Request, messages.ServerMessage):
        assert set(tagged.__args__) <= {*REQUESTS, *MESSAGES}
    assert len(requests.Request.__args__) + len(messages.ServerMessage.__args__) == len(
        {*REQUESTS, *MESSAGES}
    )
    jsonschema.Draft202012Validator.check_schema(DOCUMENT)


def test_settings_left_out_are_the_usual_ones_and_unknown_ones_are_refused() -> None:
    def opened(text: str) -> Settings:
        return msgspec.json.decode(text, type=OpenTable).settings.settings()

    assert opened('{"game":"senet"}') == Settings()
    assert opened('{"game":"senet","settings":{"auto_throw":true}}') == Settings(auto_throw=True)
    for text in ('{"autothrow":true}', '{"turn_seconds":-1}', '{"turn_seconds":604801}'):
        with pytest.raises(msgspec.ValidationError):
            opened(f'{{"game":"senet","settings":{text}}}')


def test_a_key_is_not_printed() -> None:
    assert "open sesame" not in repr(SeatLink("t", 0, "open sesame"))
    assert b"open sesame" in encode(SeatLink("t", 0, "open sesame"))
