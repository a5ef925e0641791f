"""A bot that plays every game: it tries each move in many random games, and takes the best.

It speaks CGP on its own standard input and output, and asks the library for the rules. Seat it
with `engine:python examples/bot/monte_carlo.py`.
"""

import random
import sys
import time
from itertools import cycle

import colonnade
from colonnade.kernel.awaited import CHANCE, OVER
from colonnade.library import Game, started

SHARE = 0.1
"""The part of the time for a move that is used: more makes it stronger, and experiments longer."""


def winners(game: Game, rng: random.Random) -> int:
    """Play a game to its end at random, by the rules' own functions; who wins, as a mask."""
    rules, options, state = game.rulebook.rules, game.rules_options, game.state
    while (stage := rules.awaits(options, state)) != OVER:
        if stage == CHANCE:
            case = rng.randrange(rules.cases(options, state))
            state = rules.after_throw(options, state, rules.cast(options, state, case))
        else:
            menu = rules.legal(options, state)
            move = rules.nth(menu, rng.randrange(rules.count(menu)))
            state = rules.after_move(options, state, move)
    return rules.winners(options, state)


def best(game: Game, seconds: float, rng: random.Random) -> str:
    """The move after which most random games are won."""
    seat, moves = game.seat, game.legal
    if seat is None or len(moves) == 1:
        return moves[0]
    won = dict.fromkeys(moves, 0)
    end = time.monotonic() + SHARE * seconds
    for move in cycle(moves):
        if time.monotonic() >= end:
            break
        twin = game.copy()
        twin.play(move)
        won[move] += winners(twin, rng) >> seat & 1
    return max(moves, key=lambda move: won[move])


def main() -> None:
    """Answer every line until there is none."""
    name, options, rng = "senet", dict[str, str](), random.Random()
    game: Game = colonnade.new(name)
    for line in sys.stdin:
        match line.split():
            case ["cgp"]:
                answer = "id name Monte Carlo\ncgpok"
            case ["isready"]:
                answer = "readyok"
            case ["newgame", name, *given]:
                options = dict(word.split("=", 1) for word in given)
                game = started(name, options)
                answer = "ok"
            case ["position", "at", *rest]:
                game = started(name, options, " ".join(rest))
                answer = "ok"
            case ["go", "movetime", milliseconds]:
                answer = f"bestmove {best(game, int(milliseconds) / 1000, rng)}"
            case ["quit"]:
                return
            case _:
                answer = f"error unknown command: {line.strip()}"
        print(answer, flush=True)


if __name__ == "__main__":
    main()
