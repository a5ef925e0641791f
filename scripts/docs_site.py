"""The documentation site: docs/ and the pages that are made, not written, as HTML.

    python scripts/docs_site.py [FOLDER]

The rules, the HTTP and the socket reference are taken from where the program takes them, so the
site cannot say something else. A link that leads nowhere is an error.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any, Final

from colonnade.games import GAMES
from colonnade.kernel.words import Language
from colonnade.server.openapi import openapi
from colonnade.server.routes import ROUTES
from colonnade.wire.schema import MESSAGES, REQUESTS, schema

ROOT: Final = Path(__file__).parents[1]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")
SOCKET: Final = """
A WebSocket at `/api/tables/TABLE/play` carries these messages, one JSON object each. `do` says what
a client wants, `is` what the server tells; [hosting](../guide/host.md) shows a conversation, and
[HTTP](http.md#get-apitablestableplay) says who may come in. Made from `/api/schema.json`, which
every server tells of itself.
"""


def main() -> int:
    """Gather the pages, then set them."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "site"
    sources = target.with_name(f"{target.name}-pages")
    shutil.rmtree(sources, ignore_errors=True)
    shutil.copytree(ROOT / "docs", sources)
    shutil.copy(ROOT / "web" / "public" / "icon.svg", sources / "_static")
    for path, text in pages():
        page = sources / path
        page.parent.mkdir(exist_ok=True)
        page.write_text(text, encoding="utf-8")
    setting = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet"]
    return subprocess.run([*setting, str(sources), str(target)], check=False).returncode


def pages() -> Iterator[tuple[str, str]]:
    """Every made page, by its path."""
    for game in GAMES:
        folder = resources.files("colonnade.games") / game.replace("-", "_")
        for language in LANGUAGES:
            text = (folder / f"rules.{language}.md").read_text(encoding="utf-8")
            yield f"rules/{game}.{language}.md", text
    yield "reference/http.md", http_page(openapi(ROUTES))
    yield "reference/socket.md", socket_page(schema()["$defs"])


def http_page(api: dict[str, Any]) -> str:
    """Every path: what it does, who may ask, what it takes and gives."""
    lines = ["# HTTP", "", "Made from `/api/openapi.json`, which every server tells of itself.", ""]
    lines += ["| | |", "|---|---|"]
    for path, operations in api["paths"].items():
        for method, operation in operations.items():
            title = f"{method.upper()} {path}"
            lines.append(f"| [`{title}`](#{slug(title)}) | {operation['summary']} |")
    lines.append("")
    for path, operations in api["paths"].items():
        for method, operation in operations.items():
            lines += [f"## `{method.upper()} {path}`", "", f"{operation['summary']}.", ""]
            lines += operation_lines(operation)
    lines += ["## Shapes", ""]
    for name, shape in api["components"]["schemas"].items():
        lines += shape_lines(name, shape)
    return "\n".join(lines)


def slug(title: str) -> str:
    """The anchor of a heading, as GitHub and the site make it."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def operation_lines(operation: dict[str, Any]) -> Iterable[str]:
    """What an operation asks for and answers."""
    opened_by = sorted({name for one in operation["security"] for name in one})
    if opened_by:
        optional = "optional: " if {} in operation["security"] else ""
        yield f"- credential: {optional}{', '.join(f'`{name}`' for name in opened_by)}"
    for parameter in operation["parameters"]:
        if parameter["in"] == "query":
            yield f"- `?{parameter['name']}=`: {parameter['description']}"
    if "requestBody" in operation:
        yield f"- takes {contained(operation['requestBody'])}"
    for status, answer in operation["responses"].items():
        yield f"- {status}: {contained(answer)}"
    yield ""


def contained(body: dict[str, Any]) -> str:
    """What a request or an answer holds."""
    kinds = body.get("content", {})
    names = [typed(one["schema"]) if one else f"`{kind}`" for kind, one in kinds.items()]
    return ", ".join(names) or "nothing"


def socket_page(shapes: dict[str, Any]) -> str:
    """Every message of the socket, those of the client first, then what they are made of."""
    lines = ["# Socket", "", SOCKET]
    told: list[str] = []
    for title, kinds in (("A client says", REQUESTS), ("The server says", MESSAGES)):
        lines += ["", f"## {title}", ""]
        for kind in kinds:
            lines += shape_lines(kind.__name__, shapes[kind.__name__])
            told.append(kind.__name__)
    lines += ["", "## Shapes", ""]
    for name in told:
        named = sorted(set(re.findall(r"#/\$defs/(\w+)", json.dumps(shapes[name]))) - set(told))
        for found in named:
            lines += shape_lines(found, shapes[found])
        told += named  # and what those are made of
    return "\n".join(lines)


def shape_lines(name: str, shape: dict[str, Any]) -> Iterable[str]:
    """One shape: what it is, and a row a field."""
    yield from (f"### {name}", "", shape.get("description", ""), "")
    fields = shape.get("properties", {})
    if fields:
        yield from ("| field | type | needed |", "|---|---|---|")
    needed = set(shape.get("required", ()))
    for field, kind in fields.items():
        yield f"| `{field}` | {typed(kind)} | {'yes' if field in needed else ''} |"
    yield ""


def typed(kind: dict[str, Any]) -> str:
    """A JSON schema in a few words."""
    if "$ref" in kind:
        name = str(kind["$ref"]).rpartition("/")[2]
        return f"[{name}](#{slug(name)})"
    if "anyOf" in kind:
        return " or ".join(typed(one) for one in kind["anyOf"])
    if "enum" in kind or "const" in kind:
        return ", ".join(f"`{json.dumps(one)}`" for one in kind.get("enum", [kind.get("const")]))
    if kind.get("type") == "array":
        # A list of fixed length names its items one by one, and no others.
        items = kind["items"] if kind.get("items") else {"anyOf": kind.get("prefixItems", [{}])}
        return f"list of {typed(items)}"
    if isinstance(kind.get("additionalProperties"), dict):
        return f"map to {typed(kind['additionalProperties'])}"
    return str(kind.get("type", "anything"))


if __name__ == "__main__":
    sys.exit(main())
