"""JSON Schema of every message, for the OpenAPI page and other languages."""

from typing import Any, Final, get_type_hints

import msgspec

from colonnade.games import GAMES
from colonnade.kernel.display import Layout, Scene, SvgScene
from colonnade.table.view import View

from . import analysis_bodies, http_bodies, messages, position_bodies, requests

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
    *(
        http_bodies.SeatKey,
        http_bodies.Seated,
        http_bodies.Catalogue,
        http_bodies.TableList,
        http_bodies.Health,
    ),
    *position_bodies.BODIES,
    *analysis_bodies.BODIES,
)


def drawings() -> tuple[Any, ...]:
    """The layout and the scene types of every game, as its display declares them."""
    return tuple(
        get_type_hints(made)["return"]
        for book in GAMES.values()
        for made in (book.display.layout, book.display.scene)
    )


def components(
    types: tuple[Any, ...] = (), template: str = "#/components/schemas/{name}"
) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """A schema for each type, and the named schemas they refer to."""
    (*schemas, scene), named = msgspec.json.schema_components(
        (*types, Scene), ref_template=template
    )
    # In Python `scene` is any `Scene`; the schema lists the types of all games.
    for shape in {View.__name__, position_bodies.Frame.__name__} & named.keys():
        named[shape]["properties"]["scene"] = scene
    return tuple(schemas), named


def schema() -> dict[str, Any]:
    """One JSON Schema document with every shape under `$defs`.

    `Request` and `Message` are what a socket carries, to the server and from it.
    """
    template = "#/$defs/{name}"
    (request, message, *_), named = components(
        (requests.Request, messages.ServerMessage, *BODIES, Layout, SvgScene, *drawings()), template
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Colonnade messages",
        "$defs": {**named, "Request": request, "Message": message},
    }
