"""What the next throws are likely to bring after a move, compared with the other moves.

Each throw is answered as the game's search would play it: by the next seat, then by the seat that
has moved.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from colonnade.bots.value.estimates import Reply, likely_replies
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.i18n import Text
from colonnade.kernel.rulebook import AnyRulebook

from .game_analysis import Reason

CLEAR: Final = 0.1
"""How far a chance must be from that after the other moves to be a reason."""
FEW_THROWS: Final = 6
"""Up to this many throws, those of one die, are looked at: those of two, plain, take seconds."""
KEPT: Final = 256
"""Forecasts kept for the next question; a position has fewer moves."""

Happening: TypeAlias = tuple[float, frozenset[str]]
"""How likely some throw is, and the kinds of events that it brings."""


class Prospect(NamedTuple):
    """Something that the next throws may bring, and the reasons it makes for or against a move."""

    whose: Literal["rival", "own"]
    """Whose throw: the next seat's, with this seat as the victim, or this seat's own."""
    kinds: frozenset[str]
    """The kinds of events."""
    never: str = ""
    """The key of the reason where a move rules it out; empty where that is no reason."""
    rarely: str = ""
    """Where a move makes it less likely than the others."""
    often: str = ""
    """Where a move makes it more likely than the others."""


def compared(en: str, fr: str) -> Text:
    """The phrase of a reason, with the chance after the other moves."""
    return Text(
        f"{en} (other moves: {{usual}}%)", f"{fr} (autres coups : {{usual}}\N{NO-BREAK SPACE}%)"
    )


class Forecast(NamedTuple):
    """What may happen with the next throw of the next seat, and of the seat that has moved."""

    rival: Sequence[Happening] = ()
    own: Sequence[Happening] = ()

    def chance(self, prospect: Prospect) -> float:
        """How likely a prospect is."""
        happenings = self.rival if prospect.whose == "rival" else self.own
        total = sum(chance for chance, _ in happenings)
        if not total:
            return 0.0
        return sum(chance for chance, kinds in happenings if kinds & prospect.kinds) / total


class Difference(NamedTuple):
    """A reason, and how far its chance is from the usual."""

    reason: Reason
    size: float


def foreseen(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    state: Any,  # noqa: ANN401
    code: int,
    prospects: Iterable[Prospect],
) -> Iterator[Reason]:
    """What sets a move apart from the other legal moves, the greatest difference first."""
    rules = book.rules
    others = [other for other in rules.codes(rules.legal(options, state)) if other != code]
    after = rules.after_move(options, state, code)
    if not others or rules.awaits(options, after) != CHANCE:
        return
    found = list[Difference]()
    for prospect in prospects:
        chance = forecast(book, options, state, code).chance(prospect)
        usual = sum(forecast(book, options, state, other).chance(prospect) for other in others)
        usual /= len(others)
        key = prospect.often
        if chance < usual:
            key = prospect.rarely if round(100 * chance) else prospect.never
        if key and abs(chance - usual) >= CLEAR:
            facts = {"chance": round(100 * chance), "usual": round(100 * usual)}
            # Where the seat throws again, what others may do comes later.
            rival = {"owner": after.seat} if prospect.whose == "rival" else {}
            found.append(Difference(Reason(key, {**facts, **rival}), abs(chance - usual)))
    yield from (one.reason for one in sorted(found, key=attrgetter("size"), reverse=True))


@lru_cache(KEPT)
def forecast(book: AnyRulebook, options: Any, state: Any, code: int) -> Forecast:  # noqa: ANN401
    """What may follow a move; nothing where the seat has to choose again, or throws are many."""
    seat, after = state.seat, book.rules.after_move(options, state, code)
    if book.rules.awaits(options, after) != CHANCE:
        return Forecast()
    if len(book.rules.odds(options, after)) > FEW_THROWS:
        return Forecast()
    replies = list(likely_replies(book, options, after))
    if after.seat == seat:
        return Forecast(own=[(reply.chance, kinds_of(book, options, reply)) for reply in replies])
    rival = [(reply.chance, kinds_of(book, options, reply, seat)) for reply in replies]
    own = list[Happening]()
    if options.players == 2:
        own = list(next_throws(book, options, replies, seat))
    return Forecast(rival, own)


def next_throws(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    replies: Iterable[Reply],
    seat: int,
) -> Iterator[Happening]:
    """The throws of a seat that come after the replies of the other."""
    for reply in replies:
        if reply.after.seat == seat and book.rules.awaits(options, reply.after) == CHANCE:
            for own in likely_replies(book, options, reply.after):
                yield reply.chance * own.chance, kinds_of(book, options, own)


def kinds_of(
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    reply: Reply,
    victim: int | None = None,
) -> frozenset[str]:
    """The kinds of the events of a reply; with a victim, of those which that seat suffers."""
    return frozenset(
        event.kind
        for state, code in reply.moves
        for event in book.consequences(options, state, code)
        if victim is None or event.facts.get("victim") == victim
    )
