"""Frames of RFC 6455, and where they are written; nothing here knows of a network."""

from typing import Final, Protocol

TEXT: Final = 0x81
"""RFC 6455: a whole message of text, in one frame."""


def text_frame(text: bytes) -> bytes:
    """The frame that brings a text to a client."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2) + text
    return bytes((TEXT, 127)) + size.to_bytes(8) + text


def text_of(frame: bytes) -> str:
    """The text that a frame of `text_frame` brings, for clients without a socket."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :].decode()


class FrameSink(Protocol):
    """Where the frames of one connection are written."""

    def put(self, frame: bytes) -> bool:
        """Accept a frame, unless the client does not read; raises OSError once closed."""

    async def wait_writable(self) -> None:
        """Wait until the client reads again."""
