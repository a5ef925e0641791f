"""Runs in the interpreter of browsers, on our package as they get it.

/compiled is what scripts/python_bundle.py made, /tests this folder, /out where records are found
and answers are left.
"""

import json
import sys
from pathlib import Path

from compression import zstd  # type: ignore[import-not-found]

COMPILED, OUT, PACKAGE = Path("/compiled"), Path("/out"), Path("/package")


def place(name: str, data: bytes) -> None:
    """Write a file of the package."""
    path = PACKAGE / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


bundle = zstd.decompress((COMPILED / "package.zst").read_bytes())
begin = 4 + int.from_bytes(bundle[:4], "little")
for name, size in json.loads(bundle[4:begin]):
    place(name, bundle[begin : begin + size])
    begin += size
for names in json.loads((COMPILED / "tables.json").read_text()).values():
    for name in names:
        place(name, (COMPILED / name.replace("/", "+")).read_bytes())
sys.path[:0] = [str(PACKAGE), "/tests"]

from answers import (  # type: ignore[import-not-found]  # noqa: E402
    replayed_by_page,
    reviewed_by_page,
)

asked = json.loads((OUT / "records.json").read_text())
found = {
    "replays": {name: replayed_by_page(record) for name, record in asked["replays"].items()},
    "reviews": {name: reviewed_by_page(record) for name, record in asked["reviews"].items()},
}
(OUT / "answers.json").write_text(json.dumps(found))
