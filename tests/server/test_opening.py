"""Who sits where once it is decided who begins."""

import pytest

from colonnade.bots.api.level_names import OFFERED, coach_rating
from colonnade.bots.api.registry import game_bot
from colonnade.games import GAMES
from colonnade.kernel.refusal import Refusal
from colonnade.server.tables.opening import PlannedTable, plan_table
from colonnade.table.beginning import WAYS, Begins
from colonnade.table.fair_dice import Secret
from colonnade.wire.messages import FinishedGame, OpenTable, SeatPlan

OPTIONS = {"players": "3", "colours": "R,Y,G"}
PEOPLE = ("Ada", "Hugo", "Bo")


@pytest.mark.parametrize("begins", WAYS)
def test_people_keep_their_colours_and_the_opener_is_told_who_begins(begins: Begins) -> None:
    seats = tuple(SeatPlan(me=True, name=name) for name in PEOPLE)
    asked = OpenTable("les-4-colonnes", OPTIONS, seats=seats, begins=begins, youngest=2)
    moved = set()
    for number in range(20):
        secret = Secret(bytes([number]) * 32)
        planned = plan_table(asked, "t", secret, date="", levels=())
        assert isinstance(planned, PlannedTable)
        table, first = planned.opened.table, planned.first
        moved.add(first)
        people = [occupant.name for occupant in table.seats]
        assert people == [*PEOPLE[first:], *PEOPLE[:first]]
        colours = OPTIONS["colours"].split(",")
        written = GAMES["les-4-colonnes"].options.write_options(table.options)
        assert written["colours"] == ",".join([*colours[first:], *colours[:first]])
    assert moved == {"seated": {0}, "youngest": {2}}.get(begins, {0, 1, 2})


@pytest.mark.parametrize(
    ("results", "least", "most"),
    [
        ((), "easy", "easy"),
        ((FinishedGame("medium", 1.0),) * 9, "medium", "expert"),
        ((FinishedGame("easy", 0.0),) * 9, "random", "easy"),
    ],
)
def test_a_coach_is_as_strong_as_results_say(
    results: tuple[FinishedGame, ...], least: str, most: str
) -> None:
    seats = (SeatPlan(me=True), SeatPlan("coach", results=results))
    asked = OpenTable("senet", {}, seats=seats)
    planned = plan_table(asked, "t", Secret(bytes(32)), date="", levels=OFFERED)
    assert isinstance(planned, PlannedTable)
    rating = coach_rating(planned.opened.table.seats[1].bot)
    assert rating is not None
    ratings = game_bot(GAMES["senet"]).ratings
    assert ratings[least] <= rating <= ratings[most]
    assert (rating == ratings["easy"]) == (not results)


def test_nobody_asks_for_a_rating() -> None:
    asked = OpenTable("senet", {}, seats=(SeatPlan("coach312"),))
    refused = plan_table(asked, "t", Secret(bytes(32)), date="", levels=OFFERED)
    assert isinstance(refused, Refusal)
    assert refused.reason == "bad_level"
