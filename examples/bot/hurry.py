"""A bot in forty lines: of the legal moves, the one that leaves the others the fewest replies.

It speaks CGP on its own standard input and output, and asks the rules of the library. A program
in another language would ask a `colonnade engine` of its own instead.
"""

import sys

from colonnade.game import Game, started


def replies(game: Game, token: str) -> int:
    """How many moves can follow a move; none if it ends the game, all if a throw comes next."""
    game.play(token)
    count = len(game.legal)
    game.undo()
    return count


def main() -> None:
    """Answer every line until there is none."""
    name = "senet"
    options: dict[str, str] = {}
    game = started(name, options)
    for line in sys.stdin:
        words = line.split()
        match words:
            case ["cgp"]:
                answer = "id name Hurry\ncgpok"
            case ["isready"]:
                answer = "readyok"
            case ["newgame", name, *given]:
                options = dict(word.split("=", 1) for word in given)
                game = started(name, options)
                answer = "ok"
            case ["position", "at", *rest]:
                game = started(name, options, " ".join(rest))
                answer = "ok"
            case ["go", *_]:
                best = min(game.legal, key=lambda token: replies(game, token))
                answer = f"bestmove {best}"
            case ["quit"]:
                return
            case _:
                answer = f"error unknown command: {line.strip()}"
        print(answer, flush=True)


if __name__ == "__main__":
    main()
