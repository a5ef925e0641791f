"""A table being played, for tests: its log, its secret, and short ways to drive it."""

import random
from collections.abc import Mapping

from colonnade.kernel.refusal import Refusal
from colonnade.table.commands import Command, Play, SeatBot, TakeSeat, Throw
from colonnade.table.decide import decide
from colonnade.table.decision import Accepted, Decision
from colonnade.table.entry import Entry
from colonnade.table.fair_dice import Secret
from colonnade.table.opening import open_table
from colonnade.table.seat import Role, Speaker
from colonnade.table.settings import Settings
from colonnade.table.story import TableEvent
from colonnade.table.table import CHANCE, Table

SECRET = Secret(bytes(range(100, 132)))
SERVER, SPECTATOR = Role.SERVER, Role.SPECTATOR


class TableDriver:
    """A table with everything that was accepted at it."""

    def __init__(
        self,
        game: str,
        given: Mapping[str, str] | None = None,
        *,
        settings: Settings | None = None,
        secret: Secret = SECRET,
        table: str = "table-1",
    ) -> None:
        opened = open_table(table, game, given or {}, secret, settings=settings, date="2026.11.15")
        assert isinstance(opened, Accepted), opened
        self.secret = secret
        self.table: Table = opened.table
        self.log: list[Entry] = list(opened.entries)
        self.story: list[TableEvent] = list(opened.story)

    def send(self, command: Command, who: Speaker, seen: int | None = None) -> Decision:
        """Send a command, and keep what is accepted."""
        verdict = decide(self.table, command, who, self.secret, seen)
        if isinstance(verdict, Accepted):
            self.table = verdict.table
            self.log.extend(verdict.entries)
            self.story.extend(verdict.story)
        return verdict

    def execute(self, command: Command, who: Speaker) -> Accepted:
        """Send a command that must be accepted."""
        verdict = self.send(command, who)
        assert isinstance(verdict, Accepted), verdict
        return verdict

    def refusal_reason(self, command: Command, who: Speaker, seen: int | None = None) -> str:
        """The reason for which a command must be refused."""
        before, length = self.table, len(self.log)
        verdict = self.send(command, who, seen)
        assert isinstance(verdict, Refusal), verdict
        assert all(verdict.text)
        assert self.table is before
        assert len(self.log) == length
        return verdict.reason

    def seat_players(self, *names: str) -> "TableDriver":
        """Everybody sits down; a name `bot` is a bot's."""
        names = names or tuple(f"Person {seat}" for seat in range(self.table.players))
        for seat, name in enumerate(names):
            if name == "bot":
                self.execute(SeatBot(seat, "random"), SERVER)
            else:
                self.execute(TakeSeat(seat, name, f"hash of {name}"), SPECTATOR)
        return self

    def play_on(self, rng: random.Random, steps: int = 100_000) -> "TableDriver":
        """The right seat does something legal, `steps` times or to the end."""
        for _ in range(steps):
            seat = self.table.turn
            if seat is None:
                break
            who: Speaker = SERVER if self.table.seats[seat].bot else seat
            if self.table.stage == CHANCE:
                self.execute(Throw(), who)
            else:
                self.execute(Play(rng.choice(list(self.table.moves))), who)
        return self

    def throw_until_choice(self) -> "TableDriver":
        """Throws are made until a choice is awaited."""
        while self.table.stage == CHANCE:
            self.play_on(random.Random(0), 1)
        return self
