"""The API as an OpenAPI 3.1 document, made from the routes and the message types."""

import re
from collections.abc import Sequence
from typing import Any, Final

from colonnade.server.auth.access import Credential
from colonnade.server.auth.seat_keys import TABLE_ID
from colonnade.server.http.endpoint import Endpoint
from colonnade.version import __version__
from colonnade.wire.messages import Failure
from colonnade.wire.schema import components

PARAMETER: Final = re.compile(r"{(\w+)}")
PATTERNS: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "pattern": f"^{TABLE_ID.pattern}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
    "game": {"type": "string"},
}
SEAT_KEY: Final[list[dict[str, list[str]]]] = [{"seatKey": []}, {"seatCookie": []}]
SECURITY: Final[dict[Credential, list[dict[str, list[str]]]]] = {
    Credential.NOTHING: [],
    Credential.TABLE: [{}, *SEAT_KEY],
    Credential.SEAT: SEAT_KEY,
    Credential.OPERATOR: [{"operatorToken": []}],
}


def openapi(routes: Sequence[Endpoint]) -> dict[str, Any]:
    """The whole description."""
    types = {
        kind for route in routes for kind in (route.body, route.answer) if isinstance(kind, type)
    } | {Failure}
    ordered = sorted(types, key=lambda kind: kind.__name__)
    schemas, named = components(tuple(ordered))
    by_type = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        method = "get" if route.method == "SOCKET" else route.method.lower()
        paths.setdefault(route.path, {})[method] = operation(route, by_type)
    bearer = {"type": "http", "scheme": "bearer"}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Colonnade",
            "version": __version__,
            "description": "Tables for four board games. Moves are stored before they are shown.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": named,
            "securitySchemes": {
                "seatKey": {**bearer, "description": "The key of a seat"},
                "seatCookie": {"type": "apiKey", "in": "cookie", "name": "seat-0"},
                "operatorToken": {**bearer, "description": "From this machine none is needed"},
            },
        },
    }


def operation(route: Endpoint, schemas: dict[type, dict[str, Any]]) -> dict[str, Any]:
    """One route."""
    described: dict[str, Any] = {
        "summary": route.says,
        "operationId": re.sub(r"\W+", "_", route.name.lower()).strip("_"),
        "security": SECURITY[route.credential],
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": PATTERNS[name]}
                for name in PARAMETER.findall(route.path)
            ),
            *(
                {"name": name, "in": "query", "description": says, "schema": {"type": "string"}}
                for name, says in route.query
            ),
        ],
        "responses": {
            "101" if route.method == "SOCKET" else str(route.status): {
                "description": route.says,
                **content(route.answer, schemas),
            },
            "default": {"description": "Why not", **content(Failure, schemas)},
        },
    }
    if route.body is not None:
        described["requestBody"] = {"required": True, **content(route.body, schemas)}
    return described


def content(kind: type | str | None, schemas: dict[type, dict[str, Any]]) -> dict[str, Any]:
    """What a body holds."""
    if kind is None:
        return {}
    if isinstance(kind, str):
        return {"content": {kind: {}}}
    return {"content": {"application/json": {"schema": schemas[kind]}}}
