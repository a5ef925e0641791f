"""The built web app as static files; a line of text where it has not been built."""

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from colonnade.version import __version__

from .requests import RequestRejected
from .responses import error_response

PLACE: Final = Path(__file__).parents[2] / "web"
PAGES: Final = ("index.html", "index.html.gz")
"""The page of every address of the app: read once, as files are read in other threads."""
CONDITIONS: Final = ("if-none-match", "if-modified-since", "range")
HASHED: Final = re.compile(r"assets/|python/(?!manifest\.json)")
"""Files whose names change with what is in them."""
NEVER_READ: Final = ("last-modified", "accept-ranges")
"""Headers of such files that no browser needs: it keeps them, and loads them as a whole."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
A_DAY: Final = "public, max-age=86400"
"""For icons: browsers ask for them again with every page that is opened within the app."""


class KeptPage(NamedTuple):
    """A page in memory, and which state of its file it is."""

    state: tuple[int, int]
    headers: dict[str, str]
    body: bytes


class StaticSite:
    """Answers every path that is no route."""

    def __init__(self, place: Path = PLACE) -> None:
        built = (place / "index.html").is_file()
        self._files = StaticFiles(directory=place, html=True) if built else None
        self._place = place
        self._pages: dict[str, KeptPage] = {}

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
            return error_response(RequestRejected(405, "not_allowed"))
        if path.startswith("api/"):
            return error_response(RequestRejected(404, "no_such_page"))
        if self._files is None:
            if path:
                return error_response(RequestRejected(404, "no_such_page"))
            return PlainTextResponse(f"Colonnade {__version__}: see /api/openapi.json\n")
        try:
            answer = await self._file(path or "index.html", scope)
        except HTTPException:
            if "." in path.rpartition("/")[2]:
                return error_response(RequestRejected(404, "no_such_page"))
            # An address that the app itself knows, such as that of a table.
            answer = await self._file("index.html", scope)
        answer.headers["cache-control"] = cache_policy(path)
        if HASHED.match(path):
            for name in NEVER_READ:
                del answer.headers[name]
        return answer

    async def _file(self, path: str, scope: Scope) -> Response:
        """A file, compressed where there is such a copy and the browser takes it; raises 404."""
        assert self._files is not None
        if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            with suppress(HTTPException):
                answer = await self._read(self._files, f"{path}.gz", scope)
                answer.headers["content-encoding"] = "gzip"
                answer.headers["vary"] = "accept-encoding"
                return answer
        return await self._read(self._files, path, scope)

    async def _read(self, files: StaticFiles, path: str, scope: Scope) -> Response:
        """A file, from memory if it is a page that is asked for as a whole; raises 404."""
        asked = Headers(scope=scope)
        if (
            path not in PAGES
            or scope["method"] != "GET"
            or any(map(asked.__contains__, CONDITIONS))
        ):
            return await files.get_response(path, scope)
        file = self._place / path
        try:
            now = os.stat(file)
        except OSError:
            return await files.get_response(path, scope)
        state = now.st_mtime_ns, now.st_size
        page = self._pages.get(path)
        if page is None or page.state != state:
            answer = await files.get_response(path, scope)
            page = KeptPage(state, dict(answer.headers), file.read_bytes())
            self._pages[path] = page
        return Response(page.body, headers=page.headers)


def cache_policy(path: str) -> str:
    """How long a browser may keep a file without asking."""
    if HASHED.match(path):
        return FOR_EVER
    return A_DAY if path.startswith("icon") else ASK_AGAIN
