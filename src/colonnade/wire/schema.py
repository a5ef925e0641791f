"""JSON Schema of everything that crosses the door, for the OpenAPI page and other languages."""

from typing import Any, Final

import msgspec

from colonnade.table.view import View

from . import asks, messages, pages, review, study

REQUESTS: Final[tuple[type, ...]] = (
    asks.Play,
    asks.Throw,
    asks.Undo,
    asks.Resign,
    asks.AddSeed,
    asks.SeatBot,
    asks.Leave,
    asks.TakeOver,
    asks.HandBack,
    asks.Rematch,
    asks.Emote,
    asks.Sync,
)
MESSAGES: Final[tuple[type, ...]] = (
    messages.Hello,
    messages.Update,
    messages.Answer,
    messages.Emoted,
    messages.Presence,
    messages.Error,
)
BODIES: Final[tuple[type, ...]] = (
    messages.OpenTable,
    messages.TakeSeat,
    messages.SeatLink,
    messages.TableOpened,
    messages.Failure,
    View,
    *(pages.SeatKey, pages.Seated, pages.Catalogue, pages.TableList, pages.Health),
    *study.BODIES,
    *review.BODIES,
)


def components(
    types: tuple[Any, ...] = (), template: str = "#/components/schemas/{name}"
) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """A schema for each type asked for, and the named schemas they refer to."""
    schemas, named = msgspec.json.schema_components(types, ref_template=template)
    return tuple(schemas), named


def schema() -> dict[str, Any]:
    """One JSON Schema document with every shape under `$defs`.

    `Request` and `Message` are what a socket carries, to the server and from it.
    """
    template = "#/$defs/{name}"
    (request, message, *_), named = components(
        (asks.Request, messages.ServerMessage, *BODIES), template
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Colonnade messages",
        "$defs": {**named, "Request": request, "Message": message},
    }
