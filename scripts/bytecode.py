"""Caches bytecode for the hundreds of processes that the tests start.

In many containers bytecode cannot be written beside the sources: each process would compile
everything that it imports, for seconds.
"""

import os
import sys
from pathlib import Path
from typing import Final

PLACE: Final = Path(__file__).parents[1] / "build" / "bytecode"


def redirect_cache() -> None:
    """Use build/ if bytecode cannot be written elsewhere; for this process and its children."""
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        sys.dont_write_bytecode = False
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(PLACE)
