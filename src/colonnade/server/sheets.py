"""HTTP: a game as a PDF to print."""

from typing import Final

from starlette.responses import Response

from .catalogue import book_of
from .endpoint import Turned, Visit
from .printer import can_print
from .review import unless_left

PAPERS: Final = ("a4", "a3")


async def print_game(visit: Visit) -> Response:
    """Board, pieces and rules to cut out; raises `Turned`."""
    book = book_of(visit)
    paper = visit.request.query_params.get("paper", PAPERS[0])
    if paper not in PAPERS or not can_print():
        raise Turned(404, "no_such_page" if paper not in PAPERS else "no_printer")
    printing = visit.house.services.printer.pdf(book.id, visit.language, paper)
    pdf = await unless_left(visit.request, printing)
    name = f"{book.id}-{paper}-{visit.language}.pdf"
    headers = {
        "cache-control": "public, max-age=300",
        "content-disposition": f'attachment; filename="{name}"',
    }
    return Response(pdf, headers=headers, media_type="application/pdf")
