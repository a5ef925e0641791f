"""Every route there is. What is not in this table does not exist."""

from typing import Final

from colonnade.table.view import View
from colonnade.wire import messages, pages
from colonnade.wire import review as thoughts
from colonnade.wire import study as shapes

from . import catalogue, operations, review, sheets, study, tables
from .endpoint import Credential, Endpoint

LANGUAGE: Final = (("lang", "`en` or `fr`"),)
PAPER: Final = (("paper", "`a4` or `a3`"),)
OPTIONS: Final = (("options", "the options of the game: `players=2 throws=die`"),)
SOCKET_QUERY: Final = (
    ("after", "the last version seen: all that happened since is told"),
    ("seat", "which seat to speak for, for somebody with the keys of several"),
)

ROUTES: Final[tuple[Endpoint, ...]] = (
    Endpoint(
        "GET", "/api/games", Credential.NOTHING,
        "The games, their options, the levels of bots and the emotes",
        catalogue.list_games, answer=pages.Catalogue,
    ),
    Endpoint(
        "GET", "/api/games/{game}", Credential.NOTHING, "One game and its options",
        catalogue.show_game, answer=pages.GameCard,
    ),
    Endpoint(
        "GET", "/api/games/{game}/rules", Credential.NOTHING,
        "The rules of a game, clause by clause",
        catalogue.show_rules, answer="text/markdown", query=LANGUAGE,
    ),
    Endpoint(
        "GET", "/api/games/{game}/print.pdf", Credential.NOTHING,
        "Board, pieces and rules of a game as a PDF to cut out and play",
        sheets.print_game, answer="application/pdf", query=(*LANGUAGE, *PAPER), weight="analyses",
    ),
    Endpoint(
        "GET", "/api/games/{game}/words", Credential.NOTHING, "The sentences of a game",
        study.show_words, answer=shapes.GameWords,
    ),
    Endpoint(
        "GET", "/api/games/{game}/layout", Credential.NOTHING, "Where the places of a board are",
        study.show_layout, answer="application/json", query=OPTIONS,
    ),
    Endpoint(
        "POST", "/api/study/frame", Credential.NOTHING, "A position, or what a token makes of it",
        study.show_frame, shapes.Trial, shapes.Frame,
    ),
    Endpoint(
        "POST", "/api/study/why", Credential.NOTHING, "Which clause forbids a touch on the board",
        study.explain, shapes.Touch, shapes.Why,
    ),
    Endpoint(
        "POST", "/api/study/moves", Credential.NOTHING, "Every legal move, with what it would do",
        study.tell_moves, shapes.Trial, shapes.ToldMoves,
    ),
    Endpoint(
        "POST", "/api/study/replay", Credential.NOTHING, "Some moments of a recorded game",
        study.replay_record, shapes.ReplayAsked, shapes.Replayed, body_bytes=study.RECORD_BYTES,
    ),
    Endpoint(
        "POST", "/api/study/hint", Credential.NOTHING,
        "What a position is worth to each seat, and its best moves with their reasons",
        review.give_hint, thoughts.HintAsked, thoughts.Hint, weight="analyses",
    ),
    Endpoint(
        "POST", "/api/study/review", Credential.NOTHING,
        "The luck and the play of a recorded game, step by step",
        review.review_record, thoughts.ReviewAsked, thoughts.Review, weight="analyses",
        body_bytes=study.RECORD_BYTES,
    ),
    Endpoint(
        "GET", "/api/tables", Credential.NOTHING, "Tables with free seats that want to be found",
        tables.list_tables, answer=pages.TableList,
    ),
    Endpoint(
        "POST", "/api/tables", Credential.NOTHING, "Open a table",
        tables.open_a_table, messages.OpenTable, messages.TableOpened, 201, "openings",
    ),
    Endpoint(
        "GET", "/api/tables/{table}", Credential.TABLE, "The table as everybody sees it",
        tables.look, answer=View,
    ),
    Endpoint(
        "POST", "/api/tables/{table}/seats/{seat}", Credential.TABLE,
        "Sit down in a free seat; the key in the answer is shown this once",
        tables.take_a_seat, messages.TakeSeat, messages.SeatLink, 201, "openings",
    ),
    Endpoint(
        "POST", "/api/tables/{table}/session", Credential.TABLE,
        "Exchange the key of a seat for a cookie",
        tables.begin_session, pages.SeatKey, pages.Seated,
    ),
    Endpoint(
        "DELETE", "/api/tables/{table}/session", Credential.SEAT, "Give the cookie back",
        tables.end_session, status=204,
    ),
    Endpoint(
        "POST", "/api/tables/{table}/follow", Credential.SEAT,
        "Take the cookie along to the rematch",
        tables.follow, answer=pages.Seated,
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
        "GET", "/api/openapi.json", Credential.NOTHING, "This description",
        operations.show_openapi, answer="application/json",
    ),
    Endpoint(
        "GET", "/api/schema.json", Credential.NOTHING, "JSON Schema of every message",
        operations.show_schema, answer="application/json",
    ),
    Endpoint(
        "GET", "/health", Credential.NOTHING, "Whether a move would be kept now",
        operations.health, answer=pages.Health,
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
