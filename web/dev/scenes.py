"""Games played at random, as JSON for the page beside this file: a board without a server."""

import json
import random
import sys
from pathlib import Path
from typing import Any

from colonnade import Game

PLAYED: dict[str, dict[str, Any]] = {
    "senet": {},
    "senet-die": {"throws": "die", "exit": "over"},
    "columbiz": {"players": 2},
    "columbiz-4": {"players": 4},
    "corintho": {"players": 2},
    "les-4-colonnes": {"players": 4},
}
FRAMES = 900


def frame(game: Game, version: int, happenings: list[dict[str, Any]]) -> dict[str, Any]:
    """The board as it is now, with what led here."""
    book, options, state = game.rulebook, game.rules_options, game.state
    display = book.display
    codes = {token: book.notation.find(options, state, token) for token in game.legal}
    made = {
        token: display.gesture(options, state, code)
        for token, code in codes.items()
        if code is not None
    }
    return {
        "version": version,
        "scene": display.scene(options, state),
        "legal": game.legal,
        "gestures": {token: gesture for token, gesture in made.items() if gesture},
        "turn": game.seat,
        "throws": bool(game.chances),
        "colours": [{"en": name.en, "fr": name.fr} for name in game.seat_names],
        "story": happenings,
        "log": " ".join(
            game.tell([event for h in happenings for event in h["narrated"]], "fr").split()
        ),
    }


def choose(game: Game, rng: random.Random) -> str:
    """A legal token; most of those of Columbiz throw again, which shows little of the board."""
    tokens = game.legal
    placing = [token for token in tokens if not token.startswith("keep:")]
    return rng.choice(placing if placing and rng.random() < 0.7 else tokens)


def play(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """One game, frame by frame."""
    rng = random.Random(name)
    game = Game(name.removesuffix("-die").removesuffix("-4"), **options)
    display = game.rulebook.display
    frames = [frame(game, 1, [])]
    for version in range(2, FRAMES):
        if game.is_over:
            break
        before, seat, threw = game.copy(), game.seat, bool(game.chances)
        token = game.throw(rng) if threw else choose(game, rng)
        events = before.play(token)
        if not threw:
            game = before
        happening: dict[str, Any] = {
            "version": version,
            "kind": "thrown" if threw else "played",
            "seat": seat,
            "token": token,
            "events": [{"kind": event.kind, "facts": dict(event.facts)} for event in events],
            "facts": {},
            "narrated": events,
        }
        frames.append(frame(game, version, [happening]))
        happening.pop("narrated")
    return {"game": game.id, "layout": display.layout(game.rules_options), "frames": frames}


def main(target: Path) -> None:
    """Write a file for each game."""
    target.mkdir(exist_ok=True)
    for name, options in PLAYED.items():
        (target / f"{name}.json").write_text(json.dumps(play(name, options)))


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent / "scenes"))
