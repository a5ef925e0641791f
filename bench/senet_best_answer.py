"""What anybody can win at most against simple plans of Senet, in games of few pawns.

    python bench/senet_best_answer.py [name=value …] [--plans NAMES]

Games of one, two and three pawns a side are small enough to be solved: all positions are swept
until no chance changes by more than CLOSE. Against each plan of `bench/senet_strategies.py` the
chances are told of `hard` as it is shipped, of perfect play, which knows nothing of the plan, and
of the best answer to the plan that there is. Nobody can win more than that one. The pawns begin
alternately on the last of the squares 1 to 10, and the four ways to begin count alike: either side
throws first, and stands in front. Three pawns take some six gigabytes of memory.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any, Final

from colonnade.arena.match import Match
from colonnade.compiled.compiler import Compiler
from colonnade.games.senet import SENET
from colonnade.games.senet.bot import SEARCH
from colonnade.games.senet.bot.value import chance
from colonnade.games.senet.core.board import EXIT, WAITING, WATER
from colonnade.games.senet.core.options import Options
from colonnade.games.senet.core.state import State
from colonnade.kernel import bits
from colonnade.kernel.awaited import CHOICE

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.senet_strategies import STRATEGIES, score

FEW: Final = 3
PLACES: Final = (EXIT + 1) * (EXIT + 2) * (EXIT + 3) // 6
"""Where three pawns can be: each on a square, waiting at 0, or out at 31."""
POSITIONS: Final = PLACES * PLACES
OUT: Final = PLACES - 1
CLOSE: Final = 1e-5
BLACK: Final = 0
"""Who plays black matters in the opening only."""
NOBODY: Final = -1


def number_of(pawns: int, waiting: int) -> int:
    """The number of the places of at most three pawns."""
    found = 0
    for pawn in range(1, FEW + 1):
        place = WAITING
        if pawn > waiting:
            place = EXIT
            if pawns:
                place = bits.lowest(pawns)
                pawns &= pawns - 1
        # So many sets of places come before the one that ends with this place.
        if pawn == 1:
            found += place
        elif pawn == 2:
            found += place * (place + 1) // 2
        else:
            found += place * (place + 1) * (place + 2) // 6
    return found


def bind_listing() -> Any:  # noqa: ANN401
    """What every throw leads to: for one side all moves, for the other the one of its plan."""
    rules = SENET.rules
    awaits, legal, count, nth = rules.awaits, rules.legal, rules.count, rules.nth
    after_move, after_throw = rules.after_move, rules.after_throw

    def follow(state: State) -> int:
        """Where a position stands in the table: first those in which seat 0 throws."""
        own = number_of(state.own, state.own_waiting)
        enemy = number_of(state.enemy, state.enemy_waiting)
        return own * PLACES + enemy + POSITIONS * state.seat

    def write(
        options: Options,
        pawns: Any,  # noqa: ANN401
        waiting: Any,  # noqa: ANN401
        order: Any,  # noqa: ANN401
        throws: Any,  # noqa: ANN401
        seat: int,
        plan: int,
        following: Any,  # noqa: ANN401
    ) -> None:
        for own in order:
            for enemy in order:
                if pawns[own] & pawns[enemy] or own == OUT or enemy == OUT:
                    continue
                for place in range(len(throws)):
                    thrown = after_throw(
                        options,
                        State(
                            pawns[own],
                            pawns[enemy],
                            waiting[own],
                            waiting[enemy],
                            seat,
                            0,
                            BLACK,
                            0,
                        ),
                        throws[place],
                    )
                    at = own * PLACES + enemy
                    if awaits(options, thrown) != CHOICE:
                        following[at, place, 0] = follow(thrown)
                        continue
                    menu = legal(options, thrown)
                    highest = -(1 << 40)
                    for index in range(count(menu)):
                        move = nth(menu, index)
                        after = after_move(options, thrown, move)
                        if plan == NOBODY:
                            following[at, place, index] = follow(after)
                            continue
                        worth = score(options, thrown, after, move, plan)
                        if worth > highest:
                            highest = worth
                            following[at, place, 0] = follow(after)

    return write


def bind_judging() -> Any:  # noqa: ANN401
    """What `hard` takes the positions to be worth in which it throws."""

    def judge(
        options: Options,
        pawns: Any,  # noqa: ANN401
        waiting: Any,  # noqa: ANN401
        order: Any,  # noqa: ANN401
        weights: Any,  # noqa: ANN401
        table: Any,  # noqa: ANN401
    ) -> None:
        for own in order:
            for enemy in order:
                if pawns[own] & pawns[enemy] or own == OUT or enemy == OUT:
                    continue
                state = State(
                    pawns[own], pawns[enemy], waiting[own], waiting[enemy], 0, 0, BLACK, 0
                )
                worth = chance(options, state, 0, weights)
                table[own * PLACES + enemy] = worth
                table[POSITIONS + own * PLACES + enemy] = 1.0 - worth

    return judge


def improve(
    pawns: Any,  # noqa: ANN401
    order: Any,  # noqa: ANN401
    odds: Any,  # noqa: ANN401
    ours: Any,  # noqa: ANN401
    theirs: Any,  # noqa: ANN401
    judged: Any,  # noqa: ANN401
    table: Any,  # noqa: ANN401
) -> float:
    """One sweep: seat 0 takes the move that `judged` says is best, seat 1 that of its plan.

    Where `theirs` is empty, seat 1 plays as seat 0 does. Returns the largest change.
    """
    largest = 0.0
    is_alike = len(theirs) == 0
    for own in order:
        for enemy in order:
            if pawns[own] & pawns[enemy] or own == OUT or enemy == OUT:
                continue
            at = own * PLACES + enemy
            total = 0.0
            for place in range(len(odds)):
                best = ours[at, place, 0]
                for index in range(1, FEW):
                    other = ours[at, place, index]
                    if other >= 0 and judged[other] > judged[best]:
                        best = other
                total += odds[place] * table[best]
            largest = max(largest, abs(total - table[at]))
            table[at] = total
            if is_alike:
                table[POSITIONS + at] = 1.0 - total
                continue
            total = 0.0
            for place in range(len(odds)):
                total += odds[place] * table[theirs[at, place, 0]]
            largest = max(largest, abs(total - table[POSITIONS + at]))
            table[POSITIONS + at] = total
    return float(largest)


def ways_to_begin(pawns: int) -> list[int]:
    """Where the four positions stand in which so many pawns a side begin."""
    places = range(10 - 2 * pawns + 1, 11)
    front = number_of(sum(1 << place for place in places[1::2]), 0)
    behind = number_of(sum(1 << place for place in places[::2]), 0)
    return [
        seat * POSITIONS + own * PLACES + enemy
        for seat in (0, 1)
        for own, enemy in ((front, behind), (behind, front))
    ]


class Solver:
    """The positions of a set of options, and what is known of them."""

    def __init__(self, options: Options) -> None:
        import numpy

        self.numpy, self.options = numpy, options
        self.pawns = numpy.zeros(PLACES, numpy.int64)
        self.waiting = numpy.zeros(PLACES, numpy.int64)
        found = []
        for high in range(EXIT + 1):
            for middle in range(high + 1):
                for low in range(middle + 1):
                    places = (low, middle, high)
                    on_track = [place for place in places if WAITING < place < EXIT]
                    if WATER in places or len(set(on_track)) < len(on_track):
                        continue
                    own = sum(1 << place for place in on_track)
                    number = number_of(own, places.count(WAITING))
                    self.pawns[number], self.waiting[number] = own, places.count(WAITING)
                    found.append((sum(places), number))
        # Those that are nearest to their end are known first.
        self.order = numpy.array([number for _, number in sorted(found, reverse=True)])
        odds = SENET.rules.odds(options, State(2, 4, 0, 0, 0, 0, BLACK, 0))
        self.throws = numpy.array([throw for throw, _ in odds])
        self.odds = numpy.array([weight for _, weight in odds]) / sum(each for _, each in odds)
        self.list_moves = Compiler(bind_listing()).entry()
        self.improve = Compiler(improve).entry()
        self.moves = self.listed(0, NOBODY, FEW)

    def listed(self, seat: int, plan: int, most: int) -> Any:  # noqa: ANN401
        """What the throws of a seat lead to."""
        found = self.numpy.full((POSITIONS, len(self.throws), most), NOBODY, self.numpy.int32)
        self.list_moves(
            self.options,
            self.pawns,
            self.waiting,
            self.order,
            self.throws,
            seat,
            plan,
            found,
        )
        return found

    def new_table(self) -> Any:  # noqa: ANN401
        """Nothing is known but who has won."""
        table = self.numpy.full(2 * POSITIONS, 0.5, self.numpy.float32)
        table[OUT * PLACES : POSITIONS] = 1.0
        table[POSITIONS + OUT * PLACES :] = 0.0
        return table

    def judged_by_hard(self) -> Any:  # noqa: ANN401
        """What `hard` takes all positions to be worth."""
        table = self.new_table()
        weights = self.numpy.array(SEARCH.value_model_of(self.options).weights)
        judge = Compiler(bind_judging()).entry()
        judge(self.options, self.pawns, self.waiting, self.order, weights, table)
        return table

    def solved(self, theirs: Any, judged: Any = None, table: Any = None) -> tuple[Any, int]:  # noqa: ANN401
        """The chances of seat 0, and after how many sweeps; by its best moves unless judged."""
        chances = self.new_table() if table is None else table.copy()
        by = chances if judged is None else judged
        sweeps = 1
        while (
            self.improve(self.pawns, self.order, self.odds, self.moves, theirs, by, chances) > CLOSE
        ):
            sweeps += 1
        return chances, sweeps


def main() -> None:
    import numpy

    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("options", nargs="*")
    parser.add_argument("--plans", default="squares,everything")
    given = parser.parse_args()
    _, options = Match("senet", tuple(given.options), ("hard", ""), 1).rulebook_and_options()
    solver = Solver(options)
    perfect, sweeps = solver.solved(numpy.empty((0, 0, 0), numpy.int32))
    print(
        f"perfect play: {sweeps} sweeps, {time.process_time():.0f} s of the processor", flush=True
    )
    hard = solver.judged_by_hard()
    for name in given.plans.split(","):
        theirs = solver.listed(1, STRATEGIES.index(name), 1)
        table = perfect
        for player, judged in (("hard", hard), ("perfect play", perfect), ("best answer", None)):
            table, sweeps = solver.solved(theirs, judged, table)
            shares = [float(table[ways_to_begin(pawns)].mean()) for pawns in range(1, FEW + 1)]
            told = ", ".join(f"{share:.2%}" for share in shares)
            print(
                f"{player} – {name}: {told} with one, two and three pawns a side; {sweeps} sweeps,"
                f" {time.process_time():.0f} s of the processor",
                flush=True,
            )


if __name__ == "__main__":
    main()
