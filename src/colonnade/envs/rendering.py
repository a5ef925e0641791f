"""Rendering: the board in characters, or as pixels for videos."""

import io
from functools import cache
from importlib import resources
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.styled_text import plain_text

from .position import Position

RENDER_MODES: Final = ["ansi", "rgb_array"]
WIDTH: Final = 640
"""Pixels across."""
FONTS: Final = {
    "font_source_sans_pro": ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf"),
    "font_source_serif_pro": ("SourceSerifPro-Regular.ttf", "SourceSerifPro-Semibold.ttf"),
}
"""The letters of the boards. Those of the system differ, and where it has none of the names that
a browser would look for, resvg leaves all texts out."""


def check_render_mode(mode: str | None) -> None:
    """Refuse an unknown mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ColonnadeError(f"no render mode {mode!r}; there are: {', '.join(RENDER_MODES)}")


def rendered(position: Position, mode: str | None) -> Any:  # noqa: ANN401 - by the mode
    """The position in a render mode; nothing without one."""
    if mode == "ansi":
        return plain_text(position.book.drawing.lines(position.options, position.state, "en"))
    return pixels(position) if mode == "rgb_array" else None


def pixels(position: Position, width: int = WIDTH) -> NDArray[np.uint8]:
    """The drawn board: height × width × 3 numbers from 0 to 255."""
    try:
        import resvg_py
        from PIL import Image

        fonts = font_files()
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"rgb_array needs {error.name}: pip install 'colonnade[envs]'", name=error.name
        ) from None
    drawn = resvg_py.svg_to_bytes(
        svg_string=position.book.drawing.svg(position.options, position.state, "en"),
        width=width,
        background="white",
        skip_system_fonts=True,
        font_files=fonts,
        sans_serif_family="Source Sans Pro",
        serif_family="Source Serif Pro",
    )
    with Image.open(io.BytesIO(bytes(drawn))) as image:
        return np.asarray(image.convert("RGB"))


@cache
def font_files() -> list[str]:
    """The files of the letters; raises ModuleNotFoundError."""
    return [
        str(resources.files(package) / "files" / name)
        for package, names in FONTS.items()
        for name in names
    ]
