"""docs/stored-log.md lists every kind of entry with its fields."""

import re
from dataclasses import fields

from colonnade.table.entry import KINDS
from docs.commands import ROOT

PAGE = (ROOT / "docs" / "stored-log.md").read_text(encoding="utf-8")
ENTRIES = PAGE.partition("\n## Entries\n")[2].partition("\n## ")[0]
ROW = re.compile(r"^\| `(\w+)` \|([^|]*)\|[^|]+\|$", re.MULTILINE)


def test_every_kind_of_entry_is_listed_with_its_fields() -> None:
    listed = {kind: re.findall(r"`(\w+)`", names) for kind, names in ROW.findall(ENTRIES)}
    known = {name: [field.name for field in fields(kind)] for kind, name in KINDS.items()}
    assert listed == known
