"""HTTP: the games, their options and their rules."""

from starlette.responses import Response

from colonnade.games import GAMES
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library.rules_pages import notation_page, rules_page
from colonnade.server.workers.pdf_renderer import can_print
from colonnade.wire.messages import encode

from .catalogue import catalogue, game_card
from .endpoint import RequestContext
from .requests import RequestRejected
from .responses import cacheable_response


async def list_games(context: RequestContext) -> Response:
    """All that can be chosen."""
    chosen = context.server.configuration
    games = catalogue(chosen.levels, chosen.reach, can_print(), kiosk=chosen.kiosk)
    return cacheable_response(context.request, encode(games))


async def show_game(context: RequestContext) -> Response:
    """One game's card."""
    return cacheable_response(context.request, encode(game_card(book_of(context))))


async def show_rules(context: RequestContext) -> Response:
    """One game's rules, clause by clause."""
    text = rules_page(book_of(context), context.language)
    return cacheable_response(context.request, text.encode(), "text/markdown")


async def show_notation(context: RequestContext) -> Response:
    """How one game's options, positions and moves are written."""
    text = notation_page(book_of(context), context.language)
    return cacheable_response(context.request, text.encode(), "text/markdown")


def book_of(context: RequestContext) -> AnyRulebook:
    """The game in the path."""
    book = GAMES.get(context.request.path_params["game"])
    if book is None:
        raise RequestRejected(404, "no_such_page")
    return book
