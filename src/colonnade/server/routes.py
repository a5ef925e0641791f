"""Every route of the server, and its OpenAPI description."""

from typing import Final

from colonnade.server.auth.access import Credential
from colonnade.server.http.endpoint import Endpoint
from colonnade.server.http.position_answers import frame_of, moves_of, why
from colonnade.server.http.responses import fixed_page
from colonnade.table.view import View
from colonnade.wire import analysis_bodies, http_bodies, messages, position_bodies
from colonnade.wire.schema import schema

from .http import analysis, games, operations, positions, printing, privacy, tables
from .openapi import openapi

LANGUAGE: Final = (("lang", "`en` or `fr`"),)
PAPER: Final = (
    ("paper", "`a4`, `a3` or `letter`"),
    ("economical", "`yes` for little ink"),
)
PLAYERS: Final = (("players", "for how many players, where that makes a difference"),)
OPTIONS: Final = (("options", "the options of the game: `players=2 throws=die`"),)
AFTER: Final = (("after", "the last version seen: the answer is at least as new"),)
SOCKET_QUERY: Final = (
    ("after", "the last version seen: the answer has all that happened since"),
    ("seat", "which seat to speak for, with the keys of several"),
)


ROUTES: Final[tuple[Endpoint, ...]] = (
    # Tables first: routes are tried in this order, and nearly all requests are for tables.
    Endpoint(
        "GET", "/api/tables", Credential.NOTHING, "Tables with free seats that want to be found",
        tables.list_tables, answer=http_bodies.TableList,
    ),
    Endpoint(
        "POST", "/api/tables", Credential.NOTHING, "Open a table",
        tables.open_a_table, messages.OpenTable, messages.TableOpened, 201, "openings",
    ),
    Endpoint(
        "GET", "/api/tables/{table}", Credential.TABLE, "The table as everybody sees it",
        tables.show_table, answer=View, query=AFTER,
    ),
    Endpoint(
        "DELETE", "/api/tables/{table}", Credential.OPERATOR, "Delete a table with its log",
        operations.delete_table, status=204,
    ),
    Endpoint(
        "POST", "/api/tables/{table}/seats/{seat}", Credential.TABLE,
        "Sit down in a free seat; the key in the answer is shown this once",
        tables.take_a_seat, messages.TakeSeat, messages.SeatLink, 201, "openings",
    ),
    Endpoint(
        "POST", "/api/tables/{table}/session", Credential.TABLE,
        "Exchange the key of a seat for a cookie",
        tables.begin_session, http_bodies.SeatKey, http_bodies.Seated,
    ),
    Endpoint(
        "DELETE", "/api/tables/{table}/session", Credential.SEAT, "Give the cookie back",
        tables.end_session, status=204,
    ),
    Endpoint(
        "POST", "/api/tables/{table}/follow", Credential.SEAT,
        "Take the cookie along to the rematch",
        tables.follow, answer=http_bodies.Seated,
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record", Credential.TABLE, "The game as a record",
        tables.take_record, answer="text/plain",
    ),
    Endpoint(
        "GET", "/api/tables/{table}/board.svg", Credential.TABLE, "The board as a picture",
        tables.draw, answer="image/svg+xml", query=LANGUAGE,
    ),
    Endpoint(
        "SOCKET", "/api/tables/{table}/play", Credential.TABLE,
        "Play and look on: a WebSocket; /api/schema.json has its messages",
        query=SOCKET_QUERY,
    ),
    Endpoint(
        "GET", "/api/games", Credential.NOTHING,
        "The games, their options, the levels of bots and the emotes",
        games.list_games, answer=http_bodies.Catalogue,
    ),
    Endpoint(
        "GET", "/api/games/{game}", Credential.NOTHING, "One game and its options",
        games.show_game, answer=http_bodies.GameCard,
    ),
    Endpoint(
        "GET", "/api/games/{game}/rules", Credential.NOTHING,
        "The rules of a game, clause by clause",
        games.show_rules, answer="text/markdown", query=LANGUAGE,
    ),
    Endpoint(
        "GET", "/api/games/{game}/notation", Credential.NOTHING,
        "How the options, positions and moves of a game are written",
        games.show_notation, answer="text/markdown", query=LANGUAGE,
    ),
    Endpoint(
        "GET", "/api/games/{game}/print.pdf", Credential.NOTHING,
        "Board, pieces and rules of a game as a PDF to cut out and play",
        printing.print_game, answer="application/pdf",
        query=(*LANGUAGE, *PAPER, *PLAYERS, *OPTIONS), weight="analyses",
    ),
    Endpoint(
        "GET", "/api/games/{game}/words", Credential.NOTHING, "The sentences of a game",
        positions.show_words, answer=position_bodies.GameWords,
    ),
    Endpoint(
        "GET", "/api/games/{game}/layout", Credential.NOTHING, "Where the places of a board are",
        positions.show_layout, answer="application/json", query=OPTIONS,
    ),
    Endpoint(
        "POST", "/api/study/frame", Credential.NOTHING, "A position, or what a token makes of it",
        positions.route_of(frame_of), position_bodies.Trial, position_bodies.Frame,
    ),
    Endpoint(
        "POST", "/api/study/why", Credential.NOTHING, "Which clause forbids a touch on the board",
        positions.route_of(why), position_bodies.Touch, position_bodies.Why,
    ),
    Endpoint(
        "POST", "/api/study/moves", Credential.NOTHING, "Every legal move, with what it would do",
        positions.route_of(moves_of), position_bodies.Trial, position_bodies.ToldMoves,
    ),
    Endpoint(
        "POST", "/api/study/replay", Credential.NOTHING, "Some moments of a recorded game",
        positions.replay_record, position_bodies.ReplayAsked, position_bodies.Replayed,
        body_bytes=positions.RECORD_BYTES,
    ),
    Endpoint(
        "POST", "/api/study/hint", Credential.NOTHING,
        "What a position is worth to each seat, and its best moves with their reasons",
        analysis.give_hint, analysis_bodies.HintAsked, analysis_bodies.Hint, weight="analyses",
    ),
    Endpoint(
        "POST", "/api/study/review", Credential.NOTHING,
        "The luck and the play of a recorded game, step by step",
        analysis.review_record, analysis_bodies.ReviewAsked, analysis_bodies.Review,
        weight="analyses", body_bytes=positions.RECORD_BYTES,
    ),
    Endpoint(
        "GET", "/api/privacy", Credential.NOTHING, "What this server keeps of people, as a page",
        privacy.show_privacy, answer="text/html", query=LANGUAGE,
    ),
    Endpoint(
        "GET", "/api/openapi.json", Credential.NOTHING, "This description",
        fixed_page(lambda: openapi(ROUTES)), answer="application/json",
    ),
    Endpoint(
        "GET", "/api/schema.json", Credential.NOTHING, "JSON Schema of every message",
        fixed_page(schema), answer="application/json",
    ),
    Endpoint(
        "GET", "/health", Credential.NOTHING, "Whether a move would be kept now",
        operations.health, answer=http_bodies.Health,
    ),
    Endpoint(
        "GET", "/alive", Credential.NOTHING, "Whether the process answers",
        operations.alive, answer="text/plain", weight="none",
    ),
    Endpoint(
        "GET", "/metrics", Credential.OPERATOR, "Counts for Prometheus",
        operations.metrics, answer="text/plain", weight="none",
    ),
)  # fmt: skip
