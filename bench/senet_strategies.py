"""Senet as people play it by simple plans, against bots, with the luck taken out of the result.

    python bench/senet_strategies.py [name=value …] [--games N] [--seed N] [--bots NAMES]
        [--plans NAMES] [--weights FILE]

Every strategy is what a person could say in a sentence; it knows nothing of what was learned:

    leader       the pawn that is furthest on, never into the water
    rear         the pawn that is last; out as soon as one may
    squares      most squares gained on the other side, so swap first; else the leader
    pairs        most pawns in duos and barrages, then squares
    safety       fewest pawns that the other side can reach, then squares
    wall         most enemy pawns behind a barrage, then duos, then squares
    everything   a sum of all of these

Pairs of games with the same throws and the seats exchanged; the shares are those of the bot, with
the luck left in and taken out as in `bench/bot_matches.py`, the margins the 95 % ones of the mean
over pairs. Levels that play one ply deep are compiled, and so thousands of times as fast as others,
such as `expert@100ms`; their games end without a winner after so many throws, and count half.
`--weights` has them play by a file of weights other than the shipped one, which takes out the luck.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from colonnade.arena.match import Match
from colonnade.bots.api.function_bot import Player
from colonnade.bots.training.compare import mean
from colonnade.bots.value.play import bind_position_value
from colonnade.bots.value.value_bot import BELL, DRAWS
from colonnade.bots.weights.store import read_row
from colonnade.compiled.compiler import Compiler
from colonnade.compiled.prng import below, following, stream_of, word
from colonnade.games.senet import SENET
from colonnade.games.senet.bot import SEARCH
from colonnade.games.senet.bot.value import SIZE, before_them, chance, set_of
from colonnade.games.senet.core.board import EXIT, FIRST_TWO_ROWS, PAWNS, SAFE, WATER
from colonnade.games.senet.core.movement import barrage, origin_of, protected, target_of
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import State
from colonnade.kernel import bits
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.library import Game

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.bot_matches import bind_luck, luck_by, run

STRATEGIES: Final = (
    "leader",
    "rear",
    "squares",
    "pairs",
    "safety",
    "wall",
    "everything",
)
LEADER, REAR, SQUARES, PAIRS, SAFETY, WALL, EVERYTHING = range(len(STRATEGIES))
LONGEST: Final = 20_000
"""Throws after which a game is broken off."""
FINE: Final = 1 << 20
MOST: Final = 64
APART: Final = 1 << 20
"""What is added to a seed so that draws are no throws."""


def exposed(own: int, enemy: int) -> int:
    """The own pawns that an enemy pawn can reach with some throw."""
    alone = own & ~protected(own) & ~SAFE
    reached = enemy << 1 | enemy << 2 | enemy << 3 | enemy << 4 | enemy << 6
    return bits.count(alone & reached)


def behind(pawns: int, wall: int) -> int:
    """How many pawns have all of a wall before them."""
    return bits.count(pawns & ((wall & -wall) - 1)) if wall else 0


def score(options: Options, state: State, after: State, move: int, plan: int) -> int:
    """What a move is worth to a player with a plan; ties go to the pawn that is furthest on."""
    mine = after.seat == state.seat
    own, enemy = (after.own, after.enemy) if mine else (after.enemy, after.own)
    waits = after.own_waiting if mine else after.enemy_waiting
    theirs_waits = after.enemy_waiting if mine else after.own_waiting
    origin, target = origin_of(move), target_of(move, state.throw)
    gained = before_them(enemy, theirs_waits) - before_them(own, waits)
    drowned = 1 if target == WATER else 0
    if plan == LEADER:
        return origin - 100 * drowned
    if plan == REAR:
        return -origin - 100 * drowned + (200 if target >= EXIT else 0)
    if plan == SQUARES:
        return 100 * gained + origin
    paired = bits.count(protected(own))
    walled = bits.count(barrage(own))
    if plan == PAIRS:
        return 10_000 * (walled + paired) + 100 * gained + origin
    danger = exposed(own, enemy)
    if plan == SAFETY:
        return -10_000 * (danger + drowned) + 100 * gained + origin
    held = behind(enemy, barrage(own))
    if plan == WALL:
        return 10_000 * held + 3_000 * (walled + paired) + 100 * gained + origin
    out = PAWNS - waits - bits.count(own)
    home = bits.count(own & ~FIRST_TWO_ROWS)
    return (
        100 * gained
        + 500 * out
        + 200 * home
        + 250 * paired
        + 200 * walled
        + 300 * held
        - 300 * danger
        + 250 * bits.count(own & SAFE)
        + origin
    )


def bind_playing() -> Any:  # noqa: ANN401
    """Games between a level of a noise and a player with a plan."""
    rules = SENET.rules
    awaits, legal, count, nth = rules.awaits, rules.legal, rules.count, rules.nth
    cases, cast, winners = rules.cases, rules.cast, rules.winners
    after_move, after_throw = rules.after_move, rules.after_throw
    judged, luck = bind_position_value(rules, chance), bind_luck(rules, chance)

    def play(
        options: Options,
        start: State,
        seed: int,
        noise: float,
        plan: int,
        weights: Any,  # noqa: ANN401
        worths: Any,  # noqa: ANN401
        shares: Any,  # noqa: ANN401
        lucky: Any,  # noqa: ANN401
        lengths: Any,  # noqa: ANN401
    ) -> None:
        for game in range(len(shares)):
            throws, draws = stream_of(seed, game // 2), stream_of(seed + APART, game)
            state = start
            thrown = 0
            lucky[game] = 0.0
            while awaits(options, state) != OVER and thrown < LONGEST:
                if awaits(options, state) == CHANCE:
                    thrown += 1
                    throws = following(throws)
                    throw = cast(options, state, below(word(throws), cases(options, state)))
                    lucky[game] += luck(options, state, throw, 1 << game % 2, weights)
                    state = after_throw(options, state, throw)
                    continue
                menu = legal(options, state)
                number = count(menu)
                learned = (state.seat + game) % 2 == 0
                low, high = 1e9, -1e9
                for index in range(number):
                    after = after_move(options, state, nth(menu, index))
                    if learned:
                        worths[index] = judged(options, after, state.seat, weights)
                    else:
                        worths[index] = float(score(options, state, after, nth(menu, index), plan))
                    low, high = min(low, worths[index]), max(high, worths[index])
                best = 0
                for index in range(number):
                    if learned and noise > 0.0:
                        total = 0
                        for _ in range(DRAWS):
                            draws = following(draws)
                            total += below(word(draws), FINE)
                        worths[index] += noise * (high - low) * (total / FINE - DRAWS / 2) * BELL
                    if worths[index] > worths[best]:
                        best = index
                state = after_move(options, state, nth(menu, best))
            lengths[game] = thrown
            shares[game] = 0.5
            if awaits(options, state) == OVER:
                shares[game] = float(winners(options, state) >> game % 2 & 1)

    return play


def player_of(plan: int) -> Player:
    """A plan as a bot."""
    rules = SENET.rules

    def player(game: Game[Any]) -> str:
        options, state = game.rules_options, game.state

        def worth(token: str) -> int:
            move = game.moves[token]
            return score(options, state, rules.after_move(options, state, move), move, plan)

        return max(game.legal, key=worth)

    player.__name__ = STRATEGIES[plan]
    return player


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("options", nargs="*")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--bots", default="easy,medium,hard")
    parser.add_argument("--plans", default=",".join(STRATEGIES))
    given = parser.parse_args()
    plans = [STRATEGIES.index(name) for name in given.plans.split(",")]
    for bot in given.bots.split(","):
        skill = SEARCH.skills.get(bot)
        if skill is not None and not skill.searches_deep:
            play_level(bot, plans, given)
            continue
        for plan in plans:
            match = Match("senet", tuple(given.options), (bot, player_of(plan)), given.seed)
            _, options = match.rulebook_and_options()
            run(match, given.games, luck_by(SEARCH.value_model_of(options)))


def play_level(level: str, plans: Sequence[int], given: argparse.Namespace) -> None:
    """Play the compiled games of a level against some plans, and tell how they went."""
    import numpy

    match = Match("senet", tuple(given.options), (level, ""), given.seed)
    book, options = match.rulebook_and_options()
    weights = numpy.array(SEARCH.value_model_of(options).weights)
    if given.weights:
        weights[:SIZE] = read_row(given.weights, set_of(options), SIZE)
    play, noise = Compiler(bind_playing()).entry(), SEARCH.noise(level, options)
    start, worths, size = book.rules.start(options), numpy.zeros(MOST), given.games // 2 * 2
    for plan in plans:
        shares, lucky, lengths = numpy.zeros(size), numpy.zeros(size), numpy.zeros(size)
        play(options, start, given.seed, noise, plan, weights, worths, shares, lucky, lengths)
        share, margin = mean((shares[::2] + shares[1::2]) / 2)
        shares -= lucky
        without, less = mean((shares[::2] + shares[1::2]) / 2)
        print(
            f"{level} – {STRATEGIES[plan]}: {size} games of {lengths.mean():.0f} throws,"
            f" won {share:.1%} ± {margin:.1%}, without luck {without:.2%} ± {less:.2%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
