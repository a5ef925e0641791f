"""The table around one keyboard: the same rules of turn, bots and undo as on a server.

It has no other clients, so that its throws need no commitment: they are drawn here, or entered from
real dice.
"""

from collections.abc import Collection, Sequence

from colonnade.kernel.event import Event
from colonnade.kernel.refusal import Refusal
from colonnade.library import Game, Randomness
from colonnade.table.automation import Think, pending_task
from colonnade.table.commands import Command, Play, Resign, Throw, Undo
from colonnade.table.decide import accepted, decide
from colonnade.table.decide_play import thrown_case
from colonnade.table.decision import Accepted, Coded
from colonnade.table.entry import (
    BotSeated,
    By,
    Entry,
    Opened,
    Played,
    SeatTaken,
    TakenBack,
    Thrown,
)
from colonnade.table.fair_dice import Secret
from colonnade.table.opening import first_decision
from colonnade.table.seat import Role, Speaker
from colonnade.table.settings import Settings
from colonnade.table.table import CHANCE, Table
from colonnade.table.undo import may_take_back

ID = "keyboard"
UNUSED = Secret(bytes(32))
"""Throws are not drawn from a secret here."""


class LocalTable:
    """A game with its history, and the table that decides what may happen to it."""

    def __init__(
        self, game: Game, seats: Sequence[str], bots: Collection[int], *, own_dice: bool = False
    ) -> None:
        start = game.copy()
        while start.tokens:
            start.undo()
        position = game.record().headers.get("Position", "")
        self.corrections = 0
        """How many throws of one's own dice were entered anew."""
        settings = Settings(own_dice=own_dice)
        opened = Opened(ID, game.id, game.options, settings, position=position)
        entries: list[Entry] = [
            BotSeated(seat, "bot") if seat in bots else SeatTaken(seat, name, ID)
            for seat, name in enumerate(seats)
        ]
        self.game: Game = start
        self.table: Table = first_decision(opened, UNUSED, entries).table
        for token in game.tokens:
            self._append(token, "bot" if start.seat in bots else "person")

    # What is awaited

    @property
    def task(self) -> Throw | Think | None:
        """The next task that needs no person."""
        return pending_task(self.table)

    @property
    def is_chance(self) -> bool:
        """Whether a throw is awaited."""
        return self.table.stage == CHANCE

    # What can be done

    def play(self, token: str) -> tuple[Event, ...] | Refusal:
        """The seat to act plays a move, or enters a throw of real dice."""
        if self.is_chance and self.game.why(token) is None:
            return self._append(token, "person")
        seat = self.table.turn
        assert seat is not None, "somebody is to act"
        who: Speaker = Role.SERVER if self.table.seats[seat].bot else seat
        return self._execute(Play(token), who)

    def throw(self, rng: Randomness) -> tuple[Event, ...]:
        """Make the awaited throw."""
        cases = self.table.book.rules.cases(self.table.options, self.table.state)
        thrown = thrown_case(self.table, rng.randrange(cases))
        return self._apply(accepted(self.table, [thrown], UNUSED))

    def undo(self) -> list[str]:
        """Take the last choice of a person back; returns the removed tokens, none if it may not."""
        seat, before = may_take_back(self.table), self.game.tokens
        if seat is not None:
            self._execute(Undo(), seat)
        return list(before[len(self.game.tokens) :])

    def resign(self, who: Speaker) -> Refusal | None:
        """A person resigns; the server does for a bot that has failed."""
        decided = self._execute(Resign(), who)
        return decided if isinstance(decided, Refusal) else None

    def _execute(self, command: Command, who: Speaker) -> tuple[Event, ...] | Refusal:
        decision = decide(self.table, command, who, UNUSED)
        return self._apply(decision) if isinstance(decision, Accepted) else decision

    def _append(self, token: str, by: By) -> tuple[Event, ...]:
        """Append a token that is known to be legal."""
        seat, code = int(self.table.state.seat), self.table.code(token)
        entry = Thrown(token, seat) if self.is_chance else Played(token, seat, by)
        return self._apply(accepted(self.table, [Coded(entry, code)], UNUSED))

    def _apply(self, decision: Accepted) -> tuple[Event, ...]:
        """Update the game from an accepted decision."""
        events: list[Event] = []
        for entry in decision.entries:
            match entry:
                case Played(token) | Thrown(token):
                    events += self.game.play(token)
                case TakenBack(_, count):
                    self.corrections += any(act.by == "dice" for act in self.table.acts[-count:])
                    for _ in range(count):
                        self.game.undo()
                case _:
                    pass
        self.table = decision.table
        return tuple(events)
