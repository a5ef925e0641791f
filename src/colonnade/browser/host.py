"""What the Worker gives to the Python inside it; everything is passed as text."""

from typing import Protocol


class Host(Protocol):
    """Storage, the second Worker and the page."""

    async def store(self, request: str, /) -> str:
        """Do something in the browser's database; JSON in and out."""

    async def choose(self, request: str, /) -> str:
        """Ask the second Worker for a bot's move; empty if it failed."""

    def announce(self, notice: str, /) -> None:
        """Tell the other tabs of this browser something that is not kept."""

    def send(self, socket: int, message: str, /) -> None:
        """Send a message over a socket of the page."""

    def close(self, socket: int, code: int, /) -> None:
        """Close a socket of the page."""
