"""One game between two entrants, and the pair of games that makes it fair."""

from dataclasses import dataclass
from random import Random
from typing import Any

from colonnade.bots.chooser import Chooser
from colonnade.bots.entrants import entrant
from colonnade.bots.program import Forfeit, ProgramChooser
from colonnade.games import rulebook
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Words


@dataclass(frozen=True, slots=True)
class Match:
    """What is played, by whom."""

    game: str
    options: tuple[str, ...]
    entrants: tuple[str, str]
    seed: int

    def ruled(self) -> tuple[AnyRulebook, Any]:
        """The rulebook and the options."""
        book = rulebook(self.game)
        return book, book.options.read_options(parse_assignments(self.options))


@dataclass(frozen=True, slots=True)
class Pair:
    """What the first entrant got in two games with the same throws and the seats exchanged."""

    shares: tuple[float, float]
    moves: int
    faults: tuple[Words, ...] = ()
    """Why a game was forfeited, and by whom."""


def play_pair(match: Match, number: int) -> Pair:
    """Both games of a pair: first the one, then the other entrant sits on the even seats."""
    played = [play(match, number, turned) for turned in (0, 1)]
    return Pair(
        (played[0][0], played[1][0]),
        played[0][1] + played[1][1],
        tuple(fault for _, _, fault in played if fault),
    )


def play(match: Match, number: int, turned: int) -> tuple[float, int, Words | None]:
    """One game: the share of the first entrant, the moves, and the fault that ended it if any."""
    book, options = match.ruled()
    draws = Random(f"{match.seed} {number} {turned}")
    bots = [entrant(name, draws) for name in match.entrants]
    try:
        return refereed(match, book, options, bots, Random(f"{match.seed} {number}"), turned)
    finally:
        for bot in bots:
            if isinstance(bot, ProgramChooser):
                bot.close()


def refereed(
    match: Match,
    book: AnyRulebook,
    options: Any,  # noqa: ANN401
    bots: list[Chooser],
    throws: Random,
    turned: int,
) -> tuple[float, int, Words | None]:
    """Play until the game is over or an entrant has forfeited it."""
    rules, moves = book.rules, 0
    state = rules.start(options)
    while (stage := rules.awaits(options, state)) != OVER:
        if stage == CHANCE:
            case = throws.randrange(rules.cases(options, state))
            state = rules.after_throw(options, state, rules.cast(options, state, case))
            continue
        side = (state.seat + turned) % 2
        try:
            move = bots[side].choose(book, options, state)
        except Forfeit as fault:
            name, (en, fr) = match.entrants[side], fault.said
            return float(side), moves, Words(f"{name}: {en}", f"{name} : {fr}")
        state = rules.after_move(options, state, move)
        moves += 1
    result = book.result(rules.winners(options, state), options.players)
    own = sum(share for seat, share in enumerate(result) if (seat + turned) % 2 == 0)
    return float(own / sum(result)), moves, None
