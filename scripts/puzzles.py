"""Write what the bots think of the puzzles into web/src/lessons.

    python scripts/puzzles.py          evaluate every puzzle again and write the figures
    python scripts/puzzles.py senet    the puzzles of one game only

Run it after a puzzle or an evaluation function has changed; tests/lessons checks that the answer
of every puzzle is still the best move.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from colonnade.analysis.evaluator import Effort
from colonnade.analysis.hints import hint
from colonnade.games import GAMES
from colonnade.library import started

LESSONS: Final = Path(__file__).parents[1] / "web" / "src" / "lessons"
EFFORTS: Final = {
    "columbiz": Effort(sims=60),
    "corintho": Effort(sims=20_000),
    "les-4-colonnes": Effort(sims=1),
    "senet": Effort(sims=1),
}
DIGITS: Final = 3


def read_lesson(game: str) -> dict[str, Any]:
    """The course of a game, as the web app has it."""
    text = (LESSONS / f"{game}.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def evaluate(game: str, puzzle: dict[str, Any]) -> tuple[str, dict[str, float]]:
    """The best move of a puzzle, with its value and the next best one's for the seat to move."""
    played = started(game, puzzle["options"], puzzle["position"])
    seat = played.seat
    assert seat is not None, "a puzzle awaits a choice"
    best, second = hint(played, EFFORTS[game]).moves[:2]
    worth = {"answer": best.chances[seat], "next": second.chances[seat]}
    return best.token, {name: round(value, DIGITS) for name, value in worth.items()}


def main() -> None:
    """Evaluate the puzzles of the games that were named, or of all."""
    for game in sys.argv[1:] or GAMES:
        lesson = read_lesson(game)
        for puzzle in lesson["puzzles"]:
            best, puzzle["evaluation"] = evaluate(game, puzzle)
            said = "" if best == puzzle["answer"] else f" but the answer is {puzzle['answer']}"
            print(f"{game}: {best}{said} {puzzle['evaluation']}")
        text = json.dumps(lesson, ensure_ascii=False, indent=1)
        (LESSONS / f"{game}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
