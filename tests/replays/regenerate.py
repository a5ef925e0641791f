"""Write the story beside every golden game anew; the diff is read as a change of rules."""

from pathlib import Path

from colonnade.kernel.outcome import write_result
from colonnade.library import load

FOLDER = Path(__file__).parent


def story_of(path: Path) -> str:
    """A recorded game as a person reads it: position, token, what happened."""
    game, record = load(path)
    twin = game.copy()
    while twin.tokens:
        twin.undo()
    lines = [f"# {record.game} {' '.join(f'{k}={v}' for k, v in game.options.items())}"]
    for token, (_, en), (_, fr) in zip(game.tokens, game.log("en"), game.log("fr"), strict=True):
        lines += ["", twin.position, f"{token}", f"  {en}", f"  {fr}"]
        twin.play(token)
    result = "*" if twin.result is None else write_result(twin.result, " ")
    return "\n".join([*lines, "", twin.position, f"result {result}"]) + "\n"


def records() -> list[Path]:
    """The golden games; the stories beside them end in `.story`."""
    return sorted(FOLDER.glob("*/*.txt"))


if __name__ == "__main__":
    for path in records():
        path.with_suffix(".story").write_text(story_of(path), encoding="utf-8")
        print(path.with_suffix(".story").relative_to(FOLDER))
