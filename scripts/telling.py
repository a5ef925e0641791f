"""What `make` says while it works, to whoever sits before it: in French where the locale does."""

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

# The program's own words, before the program is installed.
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from colonnade.kernel.words import Words, language_of

__all__ = ["Words", "said", "told"]


def said(words: Words) -> str:
    """The wording in the reader's language."""
    return words.to(language_of(os.environ))


@contextlib.contextmanager
def told(what: Words) -> Iterator[None]:
    """Say what is being done, and how long it took."""
    print(f"{said(what)}…", end="", flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        print(flush=True)
        raise
    print(f" {time.monotonic() - begun:.0f} s", flush=True)
