"""A worker for hints with a fault: it stalls, exits, floods or is cut short, as told."""

import sys
import time
from pathlib import Path

how, folder = sys.argv[1], Path(sys.argv[2])
for line in sys.stdin:
    (folder / "asked").write_text(line, encoding="utf-8")
    if how == "crash":
        sys.exit(1)
    if how == "wait":  # and then end, once there is a file that lets it
        while not (folder / "enough").exists():
            time.sleep(0.01)
        sys.exit(1)
    if how == "flood":
        sys.stdout.write("x" * (1 << 25))
        sys.stdout.flush()
    if how == "cut":
        sys.stdout.write("ok {")
        sys.stdout.flush()
        sys.exit(0)
    time.sleep(600)
