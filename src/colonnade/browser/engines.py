"""Bots' moves, chosen in the second Worker."""

from colonnade.library.engine_lines import move_request
from colonnade.server.tables.live_table import LiveTable

from .host import Host


class BrowserEngines:
    """A `MoveChooser` that asks the second Worker over the engine protocol."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def is_external(self, level: str, /) -> bool:
        """Never: a browser runs no other programs."""
        return False

    async def prepare(self, live: LiveTable, /) -> None:
        """Let the second Worker load a bot before its first move is waited for."""
        table = live.table
        if any(seat.bot for seat in table.seats):
            # All but the question itself.
            lines = move_request(table.book, table.options, table.state, "")[:-1]
            await self._host.choose("\n".join(lines))

    async def choose(self, live: LiveTable, level: str, /) -> str | None:
        """A bot's move, None if the Worker failed."""
        table = live.table
        lines = move_request(table.book, table.options, table.state, f"level {level}")
        return await self._host.choose("\n".join(lines)) or None
