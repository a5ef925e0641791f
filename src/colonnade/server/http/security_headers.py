"""Security headers (CSP, HSTS, Referrer-Policy, …) for every HTTP response."""

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # Python, for games where no server is reached
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places of pieces are computed
        "img-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")
PARTS: Final = (b"text/javascript", b"text/css", b"font/")
"""Content types of what pages are made of. The policy of their page governs them: with each of them
one more would be sent that no browser reads. A worker has only its own."""
HEADERS_OF_PARTS: Final = [
    header
    for header in HEADERS
    if header[0] in (b"x-content-type-options", b"cross-origin-resource-policy")
]
DATA: Final = b"application/json"
POLICY_OF_DATA: Final = b"default-src 'none'; frame-ancestors 'none'"
"""No page: nothing may be loaded by it, which also takes fewer bytes to say."""
HEADERS_OF_DATA: Final = [(HEADERS[0][0], POLICY_OF_DATA), *HEADERS[1:]]


class SecurityHeaders:
    """Middleware that adds the headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; WebSockets need no headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        secure = scope.get("scheme") == "https"

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message.get("headers", [])
                kind = next((value for name, value in given if name == b"content-type"), b"")
                is_part = kind.startswith(PARTS) and "worker" not in scope["path"]
                other = HEADERS_OF_DATA if kind.startswith(DATA) else HEADERS
                more = HEADERS_OF_PARTS if is_part else other
                message["headers"] = [*given, *more, *([SECURE] if secure else ())]
            await send(message)

        await self._app(scope, receive, send_with_headers)
