"""The way out to one client: nobody waits for a slow one."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, cast

from starlette.types import Message, Send

from .credentials import Held

MOST_WAITING: Final = 64
"""Messages that may wait for a client who does not read; one more and he is let go."""

TOO_SLOW: Final = 1013
"""The code of RFC 6455's registry for "try again later": he will ask for what he missed."""


class Line:
    """Sends messages in order, at once if the connection takes them."""

    __slots__ = ("_flushing", "_give_up", "_send", "_waiting", "held", "is_open")

    def __init__(self, send: Send, give_up: Callable[[int], None]) -> None:
        self.held: Held | None = None
        """The seat the client speaks for, None for a spectator."""
        self.is_open = True
        self._send = send
        self._give_up = give_up
        self._waiting: deque[str] | None = None  # few clients are ever slow
        self._flushing: asyncio.Task[None] | None = None

    def put(self, text: str) -> None:
        """Send a message, now or as soon as the client reads on."""
        if not self.is_open:
            return
        if self._waiting is not None:
            self._queue(self._waiting, text)
            return
        # A connection with room takes a message without waiting, so one step of the coroutine is
        # the whole of it; a task for every message would cost more than the message.
        sending = cast(Coroutine[Any, Any, None], self._send(websocket_text(text)))
        try:
            sending.send(None)
        except StopIteration:
            return
        except (OSError, RuntimeError):  # the connection is closing
            self.is_open = False
            return
        sending.close()
        self._waiting = deque([text])
        self._flushing = asyncio.create_task(self._flush(self._waiting))

    def close(self, code: int) -> None:
        """Send no more, and end the connection."""
        if self.is_open:
            self.is_open = False
            self._give_up(code)

    def end(self) -> None:
        """The connection is gone."""
        self.is_open = False
        if self._flushing is not None:
            self._flushing.cancel()

    def _queue(self, waiting: deque[str], text: str) -> None:
        if len(waiting) >= MOST_WAITING:
            self.close(TOO_SLOW)
        else:
            waiting.append(text)

    async def _flush(self, waiting: deque[str]) -> None:
        try:
            while waiting and self.is_open:
                await self._send(websocket_text(waiting[0]))
                waiting.popleft()
            self._waiting = None
        except (OSError, RuntimeError):
            self.is_open = False


def websocket_text(text: str) -> Message:
    """A message as ASGI has it."""
    return {"type": "websocket.send", "text": text}
