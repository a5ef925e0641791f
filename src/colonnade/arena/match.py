"""One game between two bots, and the pair of games that makes it fair."""

from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from colonnade.bots.api.chooser import Chooser
from colonnade.bots.api.engine_client import EngineBot, Forfeit
from colonnade.bots.api.function_bot import FunctionBot, Player
from colonnade.bots.api.spec import bot_from_spec
from colonnade.games import rulebook
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.i18n import Text
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.record import Record
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import spelled
from colonnade.table.seat import clean_name

Entrant: TypeAlias = str | Player
"""A bot by its name, or a Python function from a game to a move."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is played, and by whom."""

    game: str
    options: tuple[str, ...]
    entrants: tuple[Entrant, Entrant]
    seed: int
    keeps_records: bool = False

    def rulebook_and_options(self) -> tuple[AnyRulebook, Any]:
        """The rulebook and the options."""
        book = rulebook(self.game)
        return book, book.options.read_options(parse_assignments(self.options))

    @property
    def names(self) -> tuple[str, str]:
        """The names of the bots."""
        first, second = (
            one if isinstance(one, str) else getattr(one, "__name__", type(one).__name__)
            for one in self.entrants
        )
        return first, second


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a game was forfeited, and by whom."""

    said: Text
    errors: tuple[str, ...] = ()
    """The last lines that the program wrote on its standard error."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game that was played."""

    share: float
    """The result of the first bot."""
    moves: int
    fault: Fault | None = None
    record: Record | None = None


@dataclass(frozen=True, slots=True)
class Pair:
    """The results of the first bot in two games with the same throws and the seats exchanged."""

    shares: tuple[float, float]
    moves: int
    faults: tuple[Fault, ...] = ()
    records: tuple[Record, ...] = ()


def play_pair(match: Match, number: int) -> Pair:
    """Both games of a pair: first one bot, then the other has the even seats."""
    one, other = (play(match, number, turned) for turned in (0, 1))
    return Pair(
        (one.share, other.share),
        one.moves + other.moves,
        tuple(played.fault for played in (one, other) if played.fault is not None),
        tuple(played.record for played in (one, other) if played.record is not None),
    )


def play(match: Match, number: int, turned: int) -> GameResult:
    """One game of a pair."""
    draws = Random(f"{match.seed} {number} {turned}")
    bots: list[Chooser] = [
        bot_from_spec(one, draws) if isinstance(one, str) else FunctionBot(one)
        for one in match.entrants
    ]
    try:
        return referee(match, bots, Random(f"{match.seed} {number}"), turned)
    finally:
        for bot in bots:
            if isinstance(bot, EngineBot):
                bot.close()


def referee(match: Match, bots: list[Chooser], throws: Random, turned: int) -> GameResult:
    """Play until the game is over or a bot has forfeited it."""
    book, options = match.rulebook_and_options()
    rules, moves, codes = book.rules, 0, list[int]()
    state, fault, loser = rules.start(options), None, 0
    while (stage := rules.awaits(options, state)) != OVER:
        if stage == CHANCE:
            code = rules.cast(options, state, throws.randrange(rules.cases(options, state)))
            state = rules.after_throw(options, state, code)
        else:
            loser = (state.seat + turned) % 2
            try:
                code = bots[loser].choose(book, options, state)
            except Forfeit as forfeit:
                named = Text("{name}: {what}", "{name} : {what}")
                said = named.filled(name=match.names[loser], what=forfeit.said)
                fault = Fault(said, forfeit.errors)
                break
            state = rules.after_move(options, state, code)
            moves += 1
        codes.append(code)
    kept = record_of(match, codes, turned, fault, state) if match.keeps_records else None
    if fault is not None:
        return GameResult(float(loser), moves, fault, kept)
    result = book.result(rules.winners(options, state), options.players)
    own = sum(share for seat, share in enumerate(result) if (seat + turned) % 2 == 0)
    return GameResult(float(own / sum(result)), moves, None, kept)


def record_of(
    match: Match,
    codes: list[int],
    turned: int,
    fault: Fault | None,
    state: Any,  # noqa: ANN401
) -> Record:
    """The record of a game; a forfeited one is unfinished, and says so."""
    book, options = match.rulebook_and_options()
    names = [clean_name(name) for name in match.names]
    won = book.rules.winners(options, state) if fault is None else 0
    return Record(
        game=match.game,
        options=book.options.write_options(options),
        tokens=tuple(spelled(book, options, book.rules.start(options), codes)),
        seats=tuple(names[(seat + turned) % 2] for seat in range(options.players)),
        result=book.result(won, options.players) if fault is None else None,
        headers={} if fault is None else {"Forfeit": " ".join(fault.said.en.split())},
    )
