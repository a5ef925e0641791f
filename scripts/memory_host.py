"""A host without a browser: logs in memory, bots that think in the same thread."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any


class MemoryHost:
    """A `Host` for the build and for tests; it does what web/src/python does."""

    def __init__(self, choose: Callable[[str], str], now: Callable[[], float] = time.time) -> None:
        self.sent: list[tuple[int, Any]] = []
        """Every message to the page, with the number of its socket."""
        self.closed: list[tuple[int, int]] = []
        self.announced: list[str] = []
        self._choose = choose
        self._now = now
        self._tables: dict[str, dict[str, Any]] = {}
        self._commands: dict[tuple[str, str], int] = {}

    async def store(self, request: str, /) -> str:
        """Do what the browser's database would."""
        asked = json.loads(request)
        return json.dumps(getattr(self, f"_{asked['do']}")(asked))

    async def choose(self, request: str, /) -> str:
        """Choose in this thread."""
        await asyncio.sleep(0)
        return self._choose(request)

    def announce(self, notice: str, /) -> None:
        """Keep a notice; there are no other tabs."""
        self.announced.append(notice)

    def send(self, socket: int, message: str, /) -> None:
        """Keep a message."""
        self.sent.append((socket, json.loads(message)))

    def close(self, socket: int, code: int, /) -> None:
        """Keep that a socket was closed."""
        self.closed.append((socket, code))

    def _append(self, asked: dict[str, Any]) -> dict[str, Any] | None:
        table, command = asked["table"], asked["command"]
        kept = self._tables.get(table)
        answered = self._commands.get((table, command))
        found = None if kept is None else {"version": len(kept["entries"]), "answered": answered}
        opens = asked["secret"] is not None
        if opens if kept is None else (answered is None and not opens):
            if kept is None:
                kept = self._tables[table] = {"entries": [], "secret": asked["secret"]}
            if len(kept["entries"]) == asked["after"]:
                kept["entries"] += asked["entries"]
                kept |= {"finished": asked["finished"], "wake": asked["wake"]}
                kept["touched"] = self._now()
                if command is not None:
                    self._commands[table, command] = len(kept["entries"])
        return found

    def _read(self, asked: dict[str, Any]) -> dict[str, Any] | None:
        kept = self._tables.get(asked["table"])
        if kept is None:
            return None
        entries = kept["entries"]
        more = {"version": len(entries), "entries": entries[asked["after"] :]}
        return {**kept, **more, "age": self._now() - kept["touched"]}

    def _answer(self, asked: dict[str, Any]) -> int | None:
        return self._commands.get((asked["table"], asked["command"]))

    def _clocks(self, asked: dict[str, Any]) -> None:
        for clock in asked["clocks"]:
            kept = self._tables.get(clock["table_id"])
            if kept is not None and len(kept["entries"]) == clock["version"]:
                kept |= {"wake": clock["seconds"], "touched": self._now()}

    def _ids(self, asked: dict[str, Any]) -> list[str]:
        return sorted(table for table in self._tables if table > asked["after"])[: asked["limit"]]

    def _delete(self, asked: dict[str, Any]) -> list[str]:
        there = [table for table in asked["tables"] if self._tables.pop(table, None)]
        gone = [key for key in self._commands if key[0] in there]
        for key in gone:
            del self._commands[key]
        return there

    def _replace(self, asked: dict[str, Any]) -> None:
        for number, entry in asked["entries"].items():
            self._tables[asked["table"]]["entries"][int(number) - 1] = entry

    def _check(self, asked: dict[str, Any]) -> None:
        pass
