"""The TypeScript types hold every shape of the wire schema."""

import wire_types
from colonnade.wire.schema import schema


def test_the_generated_types_are_those_of_the_schema() -> None:
    written = wire_types.TARGET.read_text(encoding="utf-8")
    assert written == wire_types.typescript(schema()["$defs"]), "run scripts/wire_types.py"


def test_what_is_sent_may_leave_defaults_out_and_what_comes_is_whole() -> None:
    text = wire_types.typescript(schema()["$defs"])
    assert "readonly name?: string;" in text.partition("interface TakeSeat")[2].partition("}")[0]
    assert "readonly name: string;" in text.partition("interface Seat ")[2].partition("}")[0]
