"""Messages of `make` while it works, in French where the locale is French."""

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

# The program's own `Text`, before the program is installed.
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from colonnade.kernel.i18n import Text, language_of

__all__ = ["Text", "localized", "progress"]


def localized(words: Text) -> str:
    """The wording in the reader's language."""
    return words.to(language_of(os.environ))


@contextlib.contextmanager
def progress(what: Text) -> Iterator[None]:
    """Say what is being done, and how long it took."""
    print(f"{localized(what)}…", end="", flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        print(flush=True)
        raise
    print(f" {time.monotonic() - begun:.0f} s", flush=True)
