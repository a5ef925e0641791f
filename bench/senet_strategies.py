"""Senet as people play it by simple plans, against the levels one ply deep.

    python bench/senet_strategies.py [name=value …] [--games N] [--seed N] [--levels NAMES]
        [--weights FILE]

Every strategy is what a person could say in a sentence; it knows nothing of what was learned:

    leader       the pawn that is furthest on, never into the water
    rear         the pawn that is last; out as soon as one may
    squares      most squares gained on the other side, so swap first; else the leader
    pairs        most pawns in duos and barrages, then squares
    safety       fewest pawns that the other side can reach, then squares
    wall         most enemy pawns behind a barrage, then duos, then squares
    everything   a sum of all of these

Pairs of games with the same throws and the seats exchanged, compiled, as in
`bench/value_levels.py`; the share is that of the level, the margin the 95 % one of the mean over
pairs. A game that nobody has won after so many throws counts half. `--weights` plays by a file of
weights other than the shipped one.
"""

import argparse
from pathlib import Path
from typing import Any, Final

from colonnade.arena.match import Match
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
    judged = bind_position_value(rules, chance)

    def play(
        options: Options,
        start: State,
        seed: int,
        noise: float,
        plan: int,
        weights: Any,  # noqa: ANN401
        worths: Any,  # noqa: ANN401
        shares: Any,  # noqa: ANN401
        lengths: Any,  # noqa: ANN401
    ) -> None:
        for game in range(len(shares)):
            throws, draws = stream_of(seed, game // 2), stream_of(seed + APART, game)
            state = start
            thrown = 0
            while awaits(options, state) != OVER and thrown < LONGEST:
                if awaits(options, state) == CHANCE:
                    thrown += 1
                    throws = following(throws)
                    case = below(word(throws), cases(options, state))
                    state = after_throw(options, state, cast(options, state, case))
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


def main() -> None:
    import numpy

    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("options", nargs="*")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--levels", default="easy,medium,hard")
    given = parser.parse_args()
    book, options = Match(
        "senet", tuple(given.options), ("", ""), given.seed
    ).rulebook_and_options()
    model = SEARCH.value_model_of(options)
    weights = numpy.array(model.weights)
    if given.weights:
        weights[:SIZE] = read_row(given.weights, set_of(options), SIZE)
    play = Compiler(bind_playing()).entry()
    worths, size = numpy.zeros(MOST), given.games + given.games % 2
    for level in given.levels.split(","):
        noise = SEARCH.skills[level].noise
        for plan, name in enumerate(STRATEGIES):
            shares, lengths = numpy.zeros(size), numpy.zeros(size)
            start = book.rules.start(options)
            play(options, start, given.seed, noise, plan, weights, worths, shares, lengths)
            share, margin = mean((shares[::2] + shares[1::2]) / 2)
            print(
                f"{level} – {name}: {share:.1%} ± {margin:.1%} of {size} games"
                f" of {lengths.mean():.0f} throws",
                flush=True,
            )


if __name__ == "__main__":
    main()
