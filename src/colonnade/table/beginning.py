"""Who begins: seats are rearranged before the game, which still begins with its first seat."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from colonnade.kernel.i18n import Text

from .fair_dice import Secret, throw_case

Begins: TypeAlias = Literal["seated", "youngest", "highest", "random"]
"""As seated, the youngest, the highest die, or by lot."""
WAYS: Final[tuple[Begins, ...]] = ("seated", "youngest", "highest", "random")

FACES: Final = 6
# Throws for the beginning have labels of their own; those of the game depend on the seats' seeds.
_SEEDS: Final = ("begins",)
_T = TypeVar("_T")


class Beginning(NamedTuple):
    """Which of the seats, as requested, becomes the first, and how a record writes it."""

    first: int
    told: str


def beginning(begins: Begins, players: int, youngest: int, secret: Secret, table: str) -> Beginning:
    """Who begins; dice and lots follow from the secret of the table's dice."""
    if begins == "youngest":
        return Beginning(youngest % players, "youngest")
    if begins == "random":
        first = throw_case(secret, table, _SEEDS, 1, players)
        return Beginning(first, f"random {first + 1}")
    if begins == "highest":
        return _highest(players, secret, table)
    return Beginning(0, "")


def in_words(told: str) -> Text:
    """How it was decided, for people."""
    way, _, drawn = told.partition(" ")
    if way == "highest":
        return Text("the highest die ({drawn})", "le plus haut dé ({drawn})").filled(drawn=drawn)
    if way == "random":
        return Text("by lot, seat {drawn}", "tirage au sort, place {drawn}").filled(drawn=drawn)
    return Text("the youngest", "le plus jeune") if way == "youngest" else Text(told, told)


def _highest(players: int, secret: Secret, table: str) -> Beginning:
    """Everybody throws a die; those who share the highest throw again."""
    rounds: list[dict[int, int]] = []
    thrown, still = 0, list(range(players))
    while len(still) > 1:
        dice = {}
        for seat in still:
            thrown += 1
            dice[seat] = 1 + throw_case(secret, table, _SEEDS, thrown, FACES)
        rounds.append(dice)
        still = [seat for seat in still if dice[seat] == max(dice.values())]
    told = (
        " ".join(str(dice.get(seat, "-")) for seat in rotated(range(players), still[0]))
        for dice in rounds
    )
    return Beginning(still[0], f"highest {', '.join(told)}")


def rotated(seats: Sequence[_T], first: int) -> tuple[_T, ...]:
    """The seats in the same order around the table, starting with another one."""
    return (*seats[first:], *seats[:first])
