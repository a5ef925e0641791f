"""Positions with a proved best move, for tests/bots/test_proved_positions.py.

    python bench/proved_positions.py GAME [--number N] [--seed N] [--into FOLDER]

Positions are met in games of `hard` against itself in which every fourth move is at random; those
of Les 4 colonnes are set up at random, near the end. All are kept in which no move wins at once and
the proof tells some moves from all others, until there are enough:

    corintho        some moves force a win within three more moves of one's own, and most do not,
                    by `proof_search`, which leaves nothing out
    columbiz        the last turn of a game: the exact chances of every move, by trying all throws
    les-4-colonnes  bounds of every move's chances, by trying all throws and moves to some depth:
                    what lies deeper may be worth anything from 0 to 1
    senet           the exact table of endings, which follows from the rules alone

A line of the file holds options, position, best moves, and what they are worth, by tabs.
"""

import argparse
import random
from collections.abc import Iterator
from contextlib import suppress
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

from colonnade.bots.api.levels import chooser
from colonnade.compiled.arrays import NumpyArrays
from colonnade.compiled.compiler import Compiler
from colonnade.games import rulebook
from colonnade.games.columbiz.core.rules import is_last_round
from colonnade.games.corintho.bot.proof_search import Proof, settle
from colonnade.games.senet.bot.endgame_table import is_few
from colonnade.games.senet.bot.value import chance, set_of
from colonnade.games.senet.bot.weights import load_weights
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.kernel.errors import ImpossiblePosition
from colonnade.kernel.rulebook import AnyRulebook

FOLDER: Final = Path(__file__).parents[1] / "tests" / "bots" / "proved"
OPTIONS: Final = {"les-4-colonnes": {"finish": "home"}}
SLIPS: Final = 4
"""One move of so many is at random."""
APART: Final = 0.01
"""How much better than all others the best moves are, at least."""
WIN_WITHIN: Final = 3
DEEPEST: Final = 8
"""Tokens of a proof by bounds."""
LATEST: Final = 24
"""Choices before the end of a game that are looked at: earlier ones can hardly be proved."""
PER_GAME: Final = 2
"""The most positions of one game: those of a game resemble each other."""

Bounds = tuple[float, float]


class Proved(NamedTuple):
    """The best moves, and what they are worth."""

    best: frozenset[int]
    worth: str


class Bounder:
    """Bounds of what the first seat of two can expect, by trying everything to some depth."""

    def __init__(self, book: AnyRulebook, options: Any) -> None:  # noqa: ANN401
        self.book, self.options = book, options
        self._known: dict[tuple[Any, float], Bounds] = {}

    def bounds(self, state: Any, left: float) -> Bounds:  # noqa: ANN401
        """The least and the most, so many tokens being tried."""
        key = (state, left)
        if key not in self._known:
            self._known[key] = self._found(state, left)
        return self._known[key]

    def _found(self, state: Any, left: float) -> Bounds:  # noqa: ANN401
        rules, options = self.book.rules, self.options
        stage = rules.awaits(options, state)
        if stage == OVER:
            share = float(self.book.result(rules.winners(options, state), 2)[0])
            return share, share
        if left == 0:
            return 0.0, 1.0
        if stage == CHANCE:
            cases, low, high = rules.cases(options, state), 0.0, 0.0
            for throw, weight in rules.odds(options, state):
                found = self.bounds(rules.after_throw(options, state, throw), left - 1)
                low, high = low + weight * found[0], high + weight * found[1]
            return low / cases, high / cases
        best = max if state.seat == 0 else min
        found_all = list(self.moves(state, left).values())
        return best(low for low, _ in found_all), best(high for _, high in found_all)

    def moves(self, state: Any, left: float) -> dict[int, Bounds]:  # noqa: ANN401
        """The bounds of every move."""
        rules, options = self.book.rules, self.options
        return {
            code: self.bounds(rules.after_move(options, state, code), left - 1)
            for code in rules.codes(rules.legal(options, state))
        }


def proved_by_bounds(book: AnyRulebook, options: Any, state: Any, left: float) -> Proved | None:  # noqa: ANN401
    """The best moves, where their bounds are apart from those of all others."""
    sign = 1 if state.seat == 0 else -1
    own = {
        code: tuple(sorted((sign * low, sign * high)))
        for code, (low, high) in Bounder(book, options).moves(state, left).items()
    }
    top = max(low for low, _ in own.values())
    best = frozenset(code for code, (_, high) in own.items() if high > top - APART)
    if any(low < top - 1e-9 for code, (low, _) in own.items() if code in best):
        return None
    return Proved(best, f"{top if sign == 1 else 1 + top:.4f} at least")


def proof_of(book: AnyRulebook, options: Any, state: Any) -> Proved | None:  # noqa: ANN401
    """What is proved of a position in which there is a choice; None where nothing is."""
    if book.id == "corintho":
        return proved_win(book, options, state)
    if book.id == "columbiz":
        is_last = is_last_round(options, state) and state.seat == options.players - 1
        return proved_by_bounds(book, options, state, inf) if is_last and state.throws < 2 else None
    if book.id == "senet":
        return proved_ending(book, options, state)
    for left in range(2, DEEPEST + 1, 2):
        found = proved_by_bounds(book, options, state, left)
        if found is not None:
            return found
    return None


PROOF: Final = Proof(Compiler(settle).entry(), NumpyArrays())


def proved_win(book: AnyRulebook, options: Any, state: Any) -> Proved | None:  # noqa: ANN401
    """The moves that force a win within some moves more."""
    best = set()
    for code in book.rules.codes(book.rules.legal(options, state)):
        after = book.rules.after_move(options, state, code)
        if not after.winners and PROOF.wins(options, after, state.seat, 2 * WIN_WITHIN):
            best.add(code)
    return Proved(frozenset(best), "1") if best else None


def proved_ending(book: AnyRulebook, options: Any, state: Any) -> Proved | None:  # noqa: ANN401
    """The best moves by the table of endings."""
    if not is_few(state.own, state.enemy, state.own_waiting, state.enemy_waiting):
        return None
    weights, own = load_weights(set_of(options)), dict[int, float]()
    for code in book.rules.codes(book.rules.legal(options, state)):
        after = book.rules.after_move(options, state, code)
        if book.rules.awaits(options, after) == OVER:
            own[code] = 1.0 if after.seat == state.seat else 0.0
        else:
            own[code] = chance(options, after, state.seat, weights)
    top = max(own.values())
    best = frozenset(code for code, worth in own.items() if worth > top - APART)
    return Proved(best, f"{top:.4f}")


def wins_at_once(book: AnyRulebook, options: Any, state: Any) -> bool:  # noqa: ANN401
    """Whether a move wins, which any level sees."""
    rules = book.rules
    after = (
        rules.after_move(options, state, code) for code in rules.codes(rules.legal(options, state))
    )
    return any(
        rules.awaits(options, one) == OVER and rules.winners(options, one) >> state.seat & 1
        for one in after
    )


def met(book: AnyRulebook, options: Any, rng: random.Random) -> Iterator[Any]:  # noqa: ANN401
    """The states of a game in which there is a choice."""
    rules, bot, state = book.rules, chooser("hard", rng), book.rules.start(options)
    while (stage := rules.awaits(options, state)) != OVER:
        if stage == CHANCE:
            case = rng.randrange(rules.cases(options, state))
            state = rules.after_throw(options, state, rules.cast(options, state, case))
            continue
        menu = rules.legal(options, state)
        if rules.count(menu) > 1:
            yield state
        is_slip = rng.randrange(SLIPS) == 0
        move = (
            rules.nth(menu, rng.randrange(rules.count(menu)))
            if is_slip
            else bot.choose(book, options, state)
        )
        state = rules.after_move(options, state, move)


def set_up(book: AnyRulebook, options: Any, rng: random.Random) -> Iterator[Any]:  # noqa: ANN401
    """A state of Les 4 colonnes near the end: two tokens of each side are home."""
    arrow = [f"F{number}" for number in range(1, 8)]
    sides = []
    for colour, foot in (("Y", 68), ("G", 34)):
        road = [*map(str, range(foot - 7, foot + 1)), *arrow]
        places = sorted(rng.choices(road, k=2), key=road.index)
        sides.append(f"{colour}:{','.join([*places, 'F8', 'F8'])}")
    seat, die = rng.choice("YG"), rng.randrange(1, 7)
    position = f"{' '.join(sides)} {seat} {die} {'1+' if die == 6 else '0'} - -"
    with suppress(ImpossiblePosition):  # such as a throw that nothing can be done with
        yield book.notation.read_position(options, position)


def lines(game: str, number: int, seed: int) -> Iterator[str]:
    """So many proved positions, written."""
    book, chosen = rulebook(game), OPTIONS.get(game, {})
    options, found = book.options.read_options(chosen), 0
    for at in range(1_000_000):
        of_game = 0
        made = set_up if game == "les-4-colonnes" else met
        states = list(made(book, options, random.Random(f"{seed} {at}")))
        for state in reversed(states[-LATEST:]):
            if wins_at_once(book, options, state):
                continue
            proved = proof_of(book, options, state)
            count = book.rules.count(book.rules.legal(options, state))
            if proved is None or 2 * len(proved.best) > count:
                continue
            write = book.notation.write_move
            best = " ".join(sorted(write(options, state, code) for code in proved.best))
            given = " ".join(f"{name}={value}" for name, value in chosen.items())
            position = book.notation.write_position(options, state)
            yield "\t".join((given, position, best, proved.worth))
            found, of_game = found + 1, of_game + 1
            if found == number:
                return
            if of_game == PER_GAME:
                break


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("columbiz", "corintho", "les-4-colonnes", "senet"))
    parser.add_argument("--number", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=FOLDER)
    given = parser.parse_args()
    with (given.into / f"{given.game}.tsv").open("w", encoding="utf-8") as file:
        for line in lines(given.game, given.number, given.seed):
            print(line, file=file, flush=True)


if __name__ == "__main__":
    main()
