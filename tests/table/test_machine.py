"""A table under random commands from anybody: what must hold whatever they send."""

import re
from typing import Any

from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from colonnade.kernel.record import read_record
from colonnade.kernel.refusal import Refusal
from colonnade.kernel.steps import run_steps
from colonnade.library import replay
from colonnade.table.automation import Think, pending_task
from colonnade.table.commands import (
    AddSeed,
    Close,
    Command,
    Expire,
    HandBack,
    LeaveSeat,
    Play,
    Rematch,
    Resign,
    SeatBot,
    TakeOver,
    TakeSeat,
    Throw,
    Undo,
)
from colonnade.table.decision import Accepted
from colonnade.table.entry import Thrown
from colonnade.table.fair_dice import Secret
from colonnade.table.opening import open_rematch
from colonnade.table.record import record
from colonnade.table.reducer import replay as replay_log
from colonnade.table.seat import Speaker
from colonnade.table.settings import Settings
from colonnade.table.story import story_steps
from colonnade.table.table import CHANCE, CHOICE
from colonnade.table.undo import is_final
from colonnade.table.verify import verify
from colonnade.table.view import view
from colonnade.wire.entries import read_entries, write_entries
from colonnade.wire.messages import Update, encode
from effort import examples
from tables import SERVER, SPECTATOR, TableDriver

TABLES: list[tuple[str, dict[str, str]]] = [
    ("senet", {}),
    ("senet", {"throws": "die", "exit": "over"}),
    ("corintho", {}),
    ("corintho", {"players": "4"}),
    ("columbiz", {}),
    ("columbiz", {"players": "3"}),
    ("les-4-colonnes", {}),
    ("les-4-colonnes", {"players": "3", "dice": "2"}),
    ("les-4-colonnes", {"players": "4", "teams": "yes"}),
]
WHO: st.SearchStrategy[Speaker] = st.sampled_from(
    [0, 0, 1, 1, 2, 3, 4, -1, SPECTATOR, SERVER, SERVER]
)
SEATS = st.integers(-1, 4)
TOKENS = st.one_of(st.text(max_size=8), st.sampled_from(["t1", "d5", "c@a1", "end", "skip", "5-6"]))
COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(TakeSeat, SEATS, st.text(max_size=50), st.just("hash"), st.sampled_from(["", "s"])),
    st.builds(SeatBot, SEATS, st.sampled_from(["random", "hard", "No"])),
    st.builds(AddSeed, st.text(max_size=70)),
    st.builds(Play, TOKENS),
    st.builds(Expire, TOKENS),
    st.builds(TakeOver, SEATS),
    st.sampled_from([Throw(), Throw(), Undo(), Undo(), Undo(), HandBack(), LeaveSeat()]),
    # These end a game; hypothesis would otherwise see little of it.
    st.sampled_from([Throw(), Throw(), Throw(), Throw(), Throw(), Resign(), Close()]),
    st.just(Rematch("table-2")),
)
THROW = re.compile("[tdr][1-6]+")


class TableMachine(RuleBasedStateMachine):
    """Anybody asks anything; now and then somebody plays on as the rules have it."""

    @initialize(
        which=st.sampled_from(TABLES),
        rules=st.builds(
            Settings, st.booleans(), st.booleans(), st.sampled_from([0, 30]), st.just("random")
        ),
        secret=st.binary(min_size=32, max_size=32),
        full=st.booleans(),
        bots=st.sets(st.integers(1, 3)),
    )
    def opens(
        self,
        which: tuple[str, dict[str, str]],
        rules: Settings,
        secret: bytes,
        full: bool,
        bots: set[int],
    ) -> None:
        self.driver = TableDriver(*which, settings=rules, secret=Secret(secret))
        if full:
            seats = range(self.driver.table.players)
            self.driver.seat_players(*("bot" if seat in bots else f"P{seat}" for seat in seats))
        self.thrown: list[str] = []

    @rule(command=COMMANDS, who=WHO, late=st.sampled_from([None, 0, 0, 1, -3]))
    def anybody_asks_anything(self, command: Command, who: Speaker, late: int | None) -> None:
        before, length = self.driver.table, len(self.driver.log)
        seen = None if late is None else max(0, before.version - late)
        verdict = self.driver.send(command, who, seen)
        if isinstance(verdict, Refusal):
            assert self.driver.table is before
            assert len(self.driver.log) == length
            assert all(verdict.text)
        else:
            assert seen in (None, before.version)
            self.check(verdict)

    @rule(pick=st.randoms(use_true_random=False), steps=st.integers(1, 40))
    def play_goes_on(self, pick: Any, steps: int) -> None:
        self.driver.play_on(pick, steps)

    @precondition(lambda self: self.driver.table.stage == CHOICE)
    @rule(pick=st.randoms(use_true_random=False), who=WHO)
    def somebody_plays_and_takes_it_back(self, pick: Any, who: Speaker) -> None:
        before = self.driver.table
        played = self.driver.send(Play(pick.choice(list(before.moves))), who)
        if isinstance(played, Accepted) and len(played.entries) == 1 and who is not SERVER:
            back = self.driver.send(Undo(), who)
            if before.settings.take_back and not is_final(played.table):
                assert isinstance(back, Accepted)
                assert self.driver.table.state == before.state
                assert self.driver.table.tokens == before.tokens
                assert self.driver.table.acts == before.acts

    @precondition(lambda self: self.driver.table.is_over)
    @rule()
    def a_rematch_keeps_all_settings(self) -> None:
        old = self.driver.table
        new = open_rematch(old, "table-2", Secret(bytes(32))).table
        assert new.opened.options == old.opened.options
        assert new.settings == old.settings
        for seat, driver in enumerate(old.seats):
            assert new.keys[(seat + 1) % old.players] == old.keys[seat]
            assert new.seats[(seat + 1) % old.players].name == driver.name

    def check(self, verdict: Accepted) -> None:
        assert [told.version for told in verdict.story] == list(
            range(verdict.table.version - len(verdict.entries) + 1, verdict.table.version + 1)
        )
        if not verdict.table.secret:
            self.assert_secret(repr(verdict) + repr(verdict.entries) + repr(verdict.story))
            self.assert_secret(encode(Update(0, verdict.story, view(verdict.table))).decode())

    def assert_secret(self, text: str) -> None:
        value = self.driver.secret.value
        assert value.hex() not in text
        assert repr(value) not in text

    @invariant()
    def the_version_is_the_length_of_the_log(self) -> None:
        assert self.driver.table.version == len(self.driver.log)
        assert view(self.driver.table).version == len(self.driver.log)

    @invariant()
    def the_log_adds_up_to_the_table_also_from_the_store(self) -> None:
        assert replay_log(read_entries(write_entries(self.driver.log))) == self.driver.table

    @invariant()
    def the_secret_is_shown_when_the_game_is_over_and_not_before(self) -> None:
        table, shown = self.driver.table, view(self.driver.table)
        if table.is_over or table.secret:
            assert table.secret == (self.driver.secret.value.hex() if table.book.chance else "")
            # Whoever takes the last move back against bots knows it while the game goes on.
            assert table.is_over or sum(seat.kind == "person" for seat in table.seats) == 1
        else:
            kept = b"".join(write_entries(self.driver.log)).decode()
            self.assert_secret(repr(table) + repr(shown) + encode(shown).decode() + kept)

    @invariant()
    def a_throw_is_never_taken_back(self) -> None:
        thrown = [entry.token for entry in self.driver.log if isinstance(entry, Thrown)]
        assert thrown[: len(self.thrown)] == self.thrown
        self.thrown = thrown
        assert self.driver.table.throws == len(thrown)
        kept = [token for token in record(self.driver.log).tokens if THROW.fullmatch(token)]
        assert kept == thrown

    @invariant()
    def somebody_or_the_house_can_always_go_on(self) -> None:
        table = self.driver.table
        if table.turn is None:
            assert pending_task(table) is None
        else:
            due, bot = pending_task(table), table.seats[table.turn].bot
            assert (table.stage == CHANCE) or bool(table.moves)
            assert isinstance(due, Think) is (bool(bot) and table.stage == CHOICE)

    @invariant()
    def keys_are_nobodys_business(self) -> None:
        shown = view(self.driver.table)
        assert "hash" not in repr(shown) + encode(shown).decode() + repr(self.driver.table)

    def teardown(self) -> None:
        if not hasattr(self, "driver"):
            return
        driver, table = self.driver, self.driver.table
        assert list(run_steps(story_steps(driver.log))) == driver.story
        middle = table.version // 2
        assert list(run_steps(story_steps(driver.log, middle))) == driver.story[middle:]
        kept = record(driver.log)
        again = replay(read_record(str(kept)))
        assert again.state == table.state
        assert len(again.tokens) == table.tokens
        findings = {check.finding for check in verify(read_record(str(kept)))}
        revealed = table.is_over or not table.book.chance
        assert findings == ({"holds"} if revealed else {"holds", "open"})


TableMachine.TestCase.settings = examples(
    100,
    stateful_step_count=25,
    # Shrinking a long game takes minutes; the failing one is printed as it is.
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
TestTable = TableMachine.TestCase
