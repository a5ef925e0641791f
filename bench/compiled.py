"""Compiled play beside C and OpenSpiel's C++, in one run, as ratios.

    python bench/compiled.py [ROUNDS]

A round times both sides of a line, one after the other; the table gives the median and the spread
of the ratios over the rounds. Time is that of the processor, so that a neighbour on the same
machine does not count, except for the line about two cores. One core plays, except there.

A *move* is a choice made by a player, forced ones too; throws are not counted on either side. A
turn without a move is none in Les 4 colonnes, and is one (the action to pass) in OpenSpiel's maedn.
OpenSpiel's random games are played inside its C++: its search bot is asked for one simulation, and
judges the position by many random games. How many moves those have is measured on others from the
same position. Searches are timed by `bench/searches.py`.
"""

import platform
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pyspiel

from colonnade import compiled
from colonnade.compiled.prng import MASK
from colonnade.games import GAMES

MAEDN = {2: "maedn(players=2,twoPlayersOpposite=true)", 4: "maedn(players=4)"}
SEED = 7
BATCH = 2_000
"""Games in one call, where only the memory is measured."""
Pace = Callable[[], float]


class Line(NamedTuple):
    """What is compared, and the least ratio it must reach; 0 where there is none."""

    name: str
    unit: str
    ours: Pace
    theirs: Pace
    least: float


class Setting(NamedTuple):
    """One of our games, ready to be played."""

    rules: compiled.CompiledRules
    options: Any


def setting(game: str, **given: str) -> Setting:
    book = GAMES[game]
    return Setting(compiled.compiled(book), book.options.read_options(given))


def moves_a_second(played: Setting, games: int) -> Pace:
    """Random games of ours, on one core."""
    played.rules.playouts(played.options, seed=SEED, games=1)

    def run() -> float:
        begun = time.process_time()
        rows = played.rules.playouts(played.options, seed=SEED, games=games)
        spent = time.process_time() - begun
        return sum(map(int, rows.moves)) / spent

    return run


# OpenSpiel


def first_choice(game: Any, rng: random.Random) -> Any:  # noqa: ANN401
    """The first state of an OpenSpiel game with a real choice."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        step(state, rng)
    return state


def step(state: Any, rng: random.Random) -> None:  # noqa: ANN401
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, odds)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def mean_moves(start: Any, rng: random.Random, games: int = 300) -> float:  # noqa: ANN401
    """The mean number of moves in a random game from a position on."""
    moves = 0
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            moves += not state.is_chance_node()
            step(state, rng)
    return moves / games


def bot(game: Any, rollouts: int, sims: int, seed: int) -> Any:  # noqa: ANN401
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
    return pyspiel.MCTSBot(game, evaluator, 1.4, sims, 1000, False, seed, False)


def spiel_moves_a_second(name: str, games: int) -> Pace:
    rng = random.Random(SEED)
    game = pyspiel.load_game(name)
    state, seeds = first_choice(game, rng), count(1)
    length = mean_moves(state, rng)

    def run() -> float:
        player = bot(game, games, 1, next(seeds))
        begun = time.process_time()
        player.step(state)
        return games * length / (time.process_time() - begun)

    return run


# C


def compiled_c(folder: Path) -> Path:
    program = folder / "senet"
    source = Path(__file__).with_name("senet.c")
    subprocess.run(["gcc", "-O3", "-march=native", "-o", program, source], check=True)
    return program


def c_games_a_second(program: Path, games: int) -> Pace:
    """Random games of Senet in C; stops unless they are the very same games as ours."""
    played = setting("senet")
    rows = played.rules.playouts(played.options, seed=SEED, games=games)
    winners, check = list(rows.winners), sum(map(int, rows.checks)) & MASK
    ours = [winners.count(1), winners.count(2), sum(map(int, rows.tokens)), check]

    def run() -> float:
        command = [str(program), str(SEED), str(games)]
        told = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
        assert list(map(int, told[:4])) == ours, "C plays other games than we do"
        return games / float(told[4])

    return run


def games_a_second(played: Setting, games: int) -> Pace:
    def run() -> float:
        begun = time.process_time()
        played.rules.playouts(played.options, seed=SEED, games=games)
        return games / (time.process_time() - begun)

    return run


# Two cores, and memory


def wall_games_a_second(played: Setting, games: int, threads: int) -> Pace:
    def run() -> float:
        begun = time.perf_counter()
        played.rules.playouts(played.options, seed=SEED, games=games, threads=threads)
        return games / (time.perf_counter() - begun)

    return run


def growth_of_memory(played: Setting) -> Iterator[str]:
    """The peak memory of the process after more and more games."""
    for games in (10_000, 100_000, 1_000_000):
        for first in range(0, games, BATCH):
            played.rules.playouts(played.options, seed=SEED, games=BATCH, first=first)
        held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        yield f"{games:,} games: {held:,.0f} MB"


def lines(program: Path) -> Iterator[Line]:
    senet, corintho, columbiz = setting("senet"), setting("corintho"), setting("columbiz")
    yield Line(
        "Senet : the same games in C",
        "games",
        games_a_second(senet, 20_000),
        c_games_a_second(program, 20_000),
        0.6,
    )
    yield Line(
        "Corintho : connect_four",
        "moves",
        moves_a_second(corintho, 20_000),
        spiel_moves_a_second("connect_four", 5_000),
        2,
    )
    yield Line(
        "Columbiz : einstein_wurfelt_nicht",
        "moves",
        moves_a_second(columbiz, 5_000),
        spiel_moves_a_second("einstein_wurfelt_nicht", 3_000),
        0,
    )
    for players, maedn in MAEDN.items():
        yield Line(
            f"Les 4 colonnes : maedn, {players} players",
            "moves",
            moves_a_second(setting("les-4-colonnes", players=str(players)), 2_000),
            spiel_moves_a_second(maedn, 500),
            3,
        )
    if compiled.cores() > 1:
        yield Line(
            "Senet, two threads : one (wall clock)",
            "games",
            wall_games_a_second(senet, 40_000, 2),
            wall_games_a_second(senet, 40_000, 1),
            1.8,
        )


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    if not compiled.available():
        sys.exit("numba is not installed: there is nothing compiled to measure")
    parts = [f"{name} {version(name)}" for name in ("numba", "open_spiel")]
    print(f"Python {platform.python_version()}, {', '.join(parts)}; {rounds} rounds\n")
    print(f"{'ours : theirs':44}{'ratio':>7}{'spread':>14}{'at least':>10}   ours/s      theirs/s")
    with tempfile.TemporaryDirectory() as folder:
        for line in lines(compiled_c(Path(folder))):
            paces = [(line.ours(), line.theirs()) for _ in range(rounds)]
            ratios = sorted(ours / theirs for ours, theirs in paces)
            ours, theirs = (statistics.median(pace) for pace in zip(*paces, strict=True))
            spread, least = f"{ratios[0]:.2f}–{ratios[-1]:.2f}", line.least or ""
            print(
                f"{line.name:44}{statistics.median(ratios):7.2f}{spread:>14}{least:>10}"
                f"{ours:12,.0f} {theirs:12,.0f} {line.unit}",
                flush=True,
            )
    print("memory, Corintho: " + "; ".join(growth_of_memory(setting("corintho"))))


if __name__ == "__main__":
    main()
