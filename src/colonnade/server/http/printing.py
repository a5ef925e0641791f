"""HTTP: a game as a PDF to print."""

from typing import Final

from starlette.responses import Response

from colonnade.kernel.errors import BadOption
from colonnade.kernel.options import parse_assignments
from colonnade.server.workers.pdf_renderer import Printout, can_print

from .analysis import until_disconnect
from .endpoint import RequestContext
from .games import book_of
from .requests import RequestRejected

PAPERS: Final = ("a4", "a3", "letter")


async def print_game(context: RequestContext) -> Response:
    """Board, pieces and rules to cut out; raises `RequestRejected`."""
    book, asked = book_of(context), context.request.query_params
    paper = asked.get("paper", PAPERS[0])
    given = {"players": asked["players"]} if "players" in asked else {}
    try:
        given |= parse_assignments(asked.get("options", "").split())
        options = book.options.read_options(given)
    except BadOption:
        raise RequestRejected(404, "no_such_page") from None
    if paper not in PAPERS or book.paper is None:
        raise RequestRejected(404, "no_such_page")
    if not can_print():
        raise RequestRejected(404, "no_printer")
    written = sorted(book.options.write_options(options).items())
    wanted = Printout(
        book.id,
        context.language,
        paper,
        tuple(f"{name}={value}" for name, value in written),
        economical=asked.get("economical") == "yes",
    )
    pdf = await until_disconnect(
        context.request, context.server.pdf_renderer.pdf(wanted, context.visitor)
    )
    # The default number of players is left out of the name.
    number = "" if options.players == book.players[0] else f"-{options.players}"
    ink = "-economical" if wanted.economical else ""
    name = f"{book.id}{number}-{paper}{ink}-{context.language}.pdf"
    return Response(
        pdf,
        headers={
            "cache-control": "public, max-age=300",
            "content-disposition": f'attachment; filename="{name}"',
        },
        media_type="application/pdf",
    )
