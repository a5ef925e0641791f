"""Write the seats' colours for the browser, from `colonnade.kernel.seat_colours`.

    python scripts/seat_styles.py [--check]

`web/src/style/seats.gen.css` has the hues of both themes, `web/src/board/seats.gen.ts` names,
letters and shapes. With `--check` nothing is written; the exit code says whether they are fresh.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from colonnade.kernel.seat_colours import OUTLINES, SEAT_COLOURS, SeatColour

WEB: Final = Path(__file__).parents[1] / "web" / "src"
HEAD: Final = (
    "Written by scripts/seat_styles.py from colonnade.kernel.seat_colours; not to be edited."
)


def main() -> int:
    """Write both files, or compare them."""
    made = {"style/seats.gen.css": style_sheet(), "board/seats.gen.ts": table()}
    stale = [
        name
        for name, text in made.items()
        if not (WEB / name).is_file() or (WEB / name).read_text(encoding="utf-8") != text
    ]
    if "--check" in sys.argv:
        print(f"stale: {', '.join(stale)}: run scripts/seat_styles.py" if stale else "fresh")
        return 1 if stale else 0
    for name in stale:
        (WEB / name).write_text(made[name], encoding="utf-8")
    return 0


def style_sheet() -> str:
    """Hue, what is written on it and its rim, for both themes."""

    def theme(selector: str, values: Callable[[SeatColour], tuple[str, str, str]]) -> str:
        lines = []
        for colour in SEAT_COLOURS:
            for name, value in zip(("seat", "on", "rim"), values(colour), strict=True):
                lines.append(f"  --{name}-{colour.id}: {value.lower()};")
        return "\n".join([f"{selector} {{", *lines, "}"])

    light = theme(":root", lambda colour: (colour.hue, colour.on_hue, colour.rim))
    dark = theme(
        ':root[data-theme="dark"]',
        lambda colour: (colour.dark_hue, colour.on_dark_hue, colour.dark_rim),
    )
    return f"/* {HEAD} */\n{light}\n\n{dark}\n"


def table() -> str:
    """Names, letters and shapes."""
    colours = {
        colour.id: {
            "name": {"en": colour.name.en, "fr": colour.name.fr},
            "letter": {"en": colour.letter.en, "fr": colour.letter.fr},
            "shape": colour.shape,
            "drop": colour.drop,
        }
        for colour in SEAT_COLOURS
    }
    named = {"OUTLINES": OUTLINES, "SEAT_COLOURS": colours}
    values = (
        f"export const {name} = {json.dumps(value, ensure_ascii=False, indent=2)} as const;\n"
        for name, value in named.items()
    )
    return "\n".join([f"// {HEAD}", *values])


if __name__ == "__main__":
    sys.exit(main())
