"""Write web/src/wire/schema.gen.ts: the shapes of colonnade.wire, for the browser's side."""

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from colonnade.kernel.display import Gesture
from colonnade.kernel.pips import PIPS
from colonnade.wire.schema import schema

TARGET: Final = Path(__file__).parents[1] / "web" / "src" / "wire" / "schema.gen.ts"
HEAD: Final = "// Written by scripts/wire_types.py from colonnade.wire; not to be edited.\n"
ABSENT: Final = (Gesture.__name__, "Place")
"""How the names of shapes end whose fields may be absent in what the server sends."""
SIMPLE: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
NAME: Final = re.compile(r"[A-Za-z_$][\w$]*")


def main() -> int:
    """Write the file or, with `--check`, say whether it is as it should be."""
    text = typescript(schema()["$defs"])
    if "--check" in sys.argv:
        fresh = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        print("fresh" if fresh else "stale: run scripts/wire_types.py")
        return 0 if fresh else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


def typescript(named: Mapping[str, Any]) -> str:
    """All named shapes as exported types."""
    parts = [HEAD]
    for name, shape in sorted(named.items()):
        doc = shape.get("description", "").strip().partition("\n")[0]
        comment = f"/** {doc} */\n" if doc else ""
        parts.append(f"{comment}export {declared(name, shape)}\n")
    faces = ", ".join(f"[{', '.join(str([*pip]) for pip in face)}]" for face in PIPS)
    parts.append(
        "/** The pips of each face of a die, in thirds of a face from its middle. */\n"
        f"export const PIPS: readonly (readonly (readonly [number, number])[])[] = [{faces}];\n"
    )
    return "\n".join(parts)


def declared(name: str, shape: Mapping[str, Any]) -> str:
    """One named shape."""
    if shape.get("type") == "object" and "properties" in shape:
        return f"interface {name} {fields(shape)}"
    return f"type {name} = {kind(shape)};"


def fields(shape: Mapping[str, Any]) -> str:
    """The fields of an object; what has a default may be left out of what is sent."""
    required = set(shape.get("required", ()))
    # What comes from the server is whole; only what forbids further fields is sent by us.
    sent = shape.get("additionalProperties") is False or str(shape.get("title")).endswith(ABSENT)
    lines = []
    for name, field in shape["properties"].items():
        mark = "?" if sent and name not in required else ""
        key = name if NAME.fullmatch(name) else f'"{name}"'
        lines.append(f"  readonly {key}{mark}: {kind(field)};")
    return "{\n" + "\n".join(lines) + "\n}"


def kind(shape: Mapping[str, Any]) -> str:
    """A shape as a type."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "anyOf" in shape:
        return " | ".join(kind(choice) for choice in shape["anyOf"])
    if "const" in shape:
        return literal(shape["const"])
    if "enum" in shape:
        return " | ".join(literal(value) for value in shape["enum"])
    if shape.get("type") == "array":
        return array(shape)
    if shape.get("type") == "object":
        if "properties" in shape:
            return fields(shape)
        inner = shape.get("additionalProperties", {})
        return f"Readonly<Record<string, {kind(inner) if isinstance(inner, dict) else 'unknown'}>>"
    return SIMPLE.get(str(shape.get("type")), "unknown")


def array(shape: Mapping[str, Any]) -> str:
    """A list, or a tuple of a fixed length."""
    if "prefixItems" in shape:
        return "readonly [" + ", ".join(kind(item) for item in shape["prefixItems"]) + "]"
    item = kind(shape.get("items", {}))
    return f"readonly ({item})[]" if "|" in item or item.endswith("[]") else f"readonly {item}[]"


def literal(value: object) -> str:
    """A constant."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    sys.exit(main())
