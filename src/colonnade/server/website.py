"""The web app, if it has been built into the package; else a line that says what this is."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from colonnade.version import __version__

from .answers import turned_answer
from .endpoint import Turned

PLACE: Final = Path(__file__).parents[1] / "web"
HASHED: Final = "assets/"
"""Files whose names change with what is in them."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class Website:
    """Everything that is no route."""

    def __init__(self, place: Path = PLACE) -> None:
        built = (place / "index.html").is_file()
        self._files = StaticFiles(directory=place, html=True) if built else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file, the app's page for an address of the app, or nothing."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close"})
            return
        answer = await self._answer(scope)
        await answer(scope, receive, send)

    async def _answer(self, scope: Scope) -> Response:
        path = scope["path"].lstrip("/")
        if scope["method"] not in ("GET", "HEAD"):
            return turned_answer(Turned(405, "not_allowed"))
        if path.startswith("api/"):
            return turned_answer(Turned(404, "no_such_page"))
        if self._files is None:
            if path:
                return turned_answer(Turned(404, "no_such_page"))
            return PlainTextResponse(f"Colonnade {__version__}: see /api/openapi.json\n")
        try:
            answer = await self._file(path or "index.html", scope)
        except HTTPException:
            if "." in path.rpartition("/")[2]:
                return turned_answer(Turned(404, "no_such_page"))
            # An address that the app itself knows, such as that of a table.
            answer = await self._file("index.html", scope)
        answer.headers["cache-control"] = FOR_EVER if path.startswith(HASHED) else ASK_AGAIN
        return answer

    async def _file(self, path: str, scope: Scope) -> Response:
        """A file, compressed where there is such a copy and the browser takes it; raises 404."""
        assert self._files is not None
        if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            with suppress(HTTPException):
                answer = await self._files.get_response(f"{path}.gz", scope)
                answer.headers["content-encoding"] = "gzip"
                answer.headers["vary"] = "accept-encoding"
                return answer
        return await self._files.get_response(path, scope)
