"""One's own dice: people enter what they threw, and correct it before the next throw."""

from colonnade.kernel.record import read_record, write_record
from colonnade.kernel.refusal import Refusal
from colonnade.table.automation import Think, pending_task
from colonnade.table.commands import Command, Play, SeatBot, TakeSeat, Throw, Undo
from colonnade.table.decide import decide
from colonnade.table.decision import Accepted
from colonnade.table.entry import Entry
from colonnade.table.fair_dice import Secret
from colonnade.table.opening import open_table
from colonnade.table.record import record
from colonnade.table.reducer import replay
from colonnade.table.seat import Role, Speaker
from colonnade.table.settings import Settings
from colonnade.table.table import CHANCE, CHOICE, Table
from colonnade.table.undo import may_take_back
from colonnade.table.verify import verify

SECRET = Secret(bytes(32))


class OwnDiceTable:
    """Two seats at a table without dice of its own."""

    def __init__(self, *, bot: bool = False) -> None:
        opened = open_table("t", "senet", {}, SECRET, settings=Settings(own_dice=True))
        assert isinstance(opened, Accepted)
        self.entries: list[Entry] = list(opened.entries)
        self.table: Table = opened.table
        self.facts: list[dict[str, object]] = []
        self.execute(TakeSeat(0, "Ada", "a"), Role.SPECTATOR)
        self.execute(
            SeatBot(1, "easy") if bot else TakeSeat(1, "Bo", "b"),
            Role.SERVER if bot else Role.SPECTATOR,
        )

    def execute(self, command: Command, who: Speaker) -> Refusal | None:
        decided = decide(self.table, command, who, SECRET)
        if isinstance(decided, Refusal):
            return decided
        self.facts += [dict(event.facts) for event in decided.story]
        self.entries += decided.entries
        self.table = decided.table
        return None


def test_nothing_is_committed_to_and_nothing_throws_by_itself() -> None:
    driver = OwnDiceTable(bot=True)
    assert driver.table.opened.commitment == ""
    assert driver.execute(Throw("t2"), 0) is None
    assert driver.table.turn == 1
    assert pending_task(driver.table) is None, "a bot cannot throw real coins"
    assert driver.execute(Throw("t1"), 0) is None, "somebody enters the bot's throw"
    assert isinstance(pending_task(driver.table), Think)


def test_only_a_possible_throw_is_entered_and_only_in_turn() -> None:
    driver = OwnDiceTable()
    for wrong in ("", "t5", "d1", "10-11", "nonsense"):
        refused = driver.execute(Throw(wrong), 0)
        assert refused is not None
        assert refused.reason == "own_dice"
    late = driver.execute(Throw("t2"), 1)
    assert late is not None
    assert late.reason == "not_your_turn"


def test_a_throw_is_corrected_before_the_next_one() -> None:
    driver = OwnDiceTable()
    driver.execute(Throw("t1"), 0)
    assert driver.table.stage == CHOICE
    assert may_take_back(driver.table) is not None
    assert driver.execute(Undo(), 0) is None
    assert (driver.table.stage, driver.table.tokens, driver.table.throws) == (CHANCE, 0, 0)
    driver.execute(Throw("t2"), 0)
    assert driver.table.turn == 1
    assert driver.execute(Undo(), 1) is None, "also after it has handed over"
    assert driver.table.turn == 0


def test_a_move_goes_before_the_throw_that_it_plays() -> None:
    driver = OwnDiceTable()
    driver.execute(Throw("t1"), 0)
    driver.execute(Play("10-11"), 0)
    assert driver.execute(Undo(), 0) is None
    assert driver.table.stage == CHOICE
    assert driver.execute(Undo(), 0) is None
    assert driver.table.stage == CHANCE
    assert driver.facts[-2:] == [{"count": 1}, {"count": 1, "corrected": 1}]
    nothing = driver.execute(Undo(), 0)
    assert nothing is not None
    assert nothing.reason == "nothing_to_take_back"
    assert replay(driver.entries).state == driver.table.state


def test_the_record_says_whose_dice_they_were_and_what_was_corrected() -> None:
    driver = OwnDiceTable()
    driver.execute(Throw("t3"), 0)
    driver.execute(Undo(), 0)
    driver.execute(Throw("t1"), 0)
    driver.execute(Play("10-11"), 0)
    written = record(driver.entries)
    assert written.tokens == ("t1", "10-11")
    assert written.headers["Dice"] == "own"
    assert written.headers["Corrections"] == "1"
    found = {check.reason: check for check in verify(read_record(write_record(written)))}
    assert found["corrected"].text.fr == "Ils ont corrigé 1 lancer mal entré."
    checks = {reason: check.finding for reason, check in found.items()}
    assert checks["own_dice"] == "open"
    written.headers["Corrections"] = "some"  # type: ignore[index]
    assert "bad_header" in {check.reason for check in verify(written)}
    assert checks["legal"] == "holds"
