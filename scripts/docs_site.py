"""The documentation site: docs/ and the pages that are made, not written, as HTML.

    python scripts/docs_site.py [FOLDER] [--unrun]

Notebooks are run, and shown with what they print and draw, unless `--unrun` says otherwise. The
rules, the HTTP and the socket reference are taken from where the program takes them, so the site
cannot say something else. A link that leads nowhere is an error.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from colonnade.games import GAMES
from colonnade.kernel.i18n import LANGUAGES, Language
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library.rules_pages import FIGURE, figures, notation_page, rules_page
from colonnade.server.openapi import openapi
from colonnade.server.routes import ROUTES
from colonnade.wire.requests import REQUESTS
from colonnade.wire.schema import MESSAGES, schema
from notebooks import NOTEBOOKS, notebook_pages

ROOT: Final = Path(__file__).parents[1]
VALUES: Final = {
    "GAMES": "Every game by its id, as its `Rulebook`; games of other packages, too.",
    "LEVELS": "The levels of bots, the weakest first.",
    "Player": "The type of a function that is given a game and answers with a legal move.",
    "Entrant": "The type of who plays in a match: the name of a bot, or such a function.",
    "NAMES": "The name of each game's environment by the id of the game.",
    "__version__": "The version of the package.",
}
"""What is said of public values, which have no docstring."""
UNRUN: Final = "--unrun"
MODULES: Final = {
    "library": "What `import colonnade` gives: [The library](../guide/library.md).",
    "bots": "Bots of every level, and programs: [Writing a bot](../guide/write-a-bot.md).",
    "arena": "Matches and games between bots: [Writing a bot](../guide/write-a-bot.md).",
    "lab": "Experiments: [The lab](../guide/lab.md).",
    "analysis": "Hints and reviews: [Analysing a game](../guide/analyse.md).",
    "envs": "Environments for learners: [Environments](../guide/envs.md).",
}
"""The public modules, and where they are explained."""
EVENTS: Final = """
`Game.play` returns what happened, as events in order. `Event.kind` is one of these, `Event.facts`
has exactly the facts listed: `seat`, `owner`, `victim` and `partner` are seats, counted from 0;
places and dice are texts as the notation writes them; the rest are numbers.
"""
SOCKET: Final = """
A WebSocket at `/api/tables/TABLE/play` carries these messages, one JSON object each. `do` says what
a client wants, `is` what the server tells; [hosting](../guide/host.md) shows a conversation, and
[HTTP](http.md#get-apitablestableplay) says who may come in. Made from `/api/schema.json`, which
every server tells of itself.
"""
CITATION: Final = """
# Citing Colonnade

{name}. *{title}*. Version {version}.

The version that you used is what the command line says for `--version`, and what
`colonnade.__version__` is in Python; the [changelog](changelog.md) says what belongs to it.
In BibTeX:

```bibtex
@software{{colonnade,
  author = {{{{{name}}}}},
  title = {{{title}}},
  version = {{{version}}}
}}
```

`CITATION.cff` in the repository, for programs that read it:

```yaml
{file}
```
"""


def main() -> int:
    """Gather the pages, then set them."""
    folders = [word for word in sys.argv[1:] if word != UNRUN]
    target = Path(folders[0]) if folders else ROOT / "build" / "site"
    sources = target.with_name(f"{target.name}-pages")
    shutil.rmtree(sources, ignore_errors=True)
    shutil.copytree(ROOT / "docs", sources)
    shutil.copy(ROOT / "web" / "public" / "icon.svg", sources / "_static")
    for path, text in pages(runs=UNRUN not in sys.argv):
        page = sources / path
        page.parent.mkdir(exist_ok=True)
        page.write_text(text, encoding="utf-8")
    setting = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet"]
    return subprocess.run([*setting, str(sources), str(target)], check=False).returncode


def pages(*, runs: bool) -> Iterator[tuple[str, str]]:
    """Every made page, by its path; notebooks are run, or shown as they are."""
    for game, book in GAMES.items():
        for language in LANGUAGES:
            yield from rules_pages(book, language)
            yield f"rules/{game}.notation.{language}.md", notation_page(book, language)
    for name, about in MODULES.items():
        yield f"reference/{name}.md", module_page(name, about)
    yield "reference/events.md", events_page()
    yield "changelog.md", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    yield "citation.md", citation_page((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    for path in NOTEBOOKS:
        for name, text in notebook_pages(path, runs=runs):
            yield f"notebooks/{name}", text
    yield "reference/http.md", http_page(openapi(ROUTES))
    yield "reference/socket.md", socket_page(schema()["$defs"])


def module_page(name: str, about: str) -> str:
    """Every public name of a module, from its docstrings."""
    module = import_module("colonnade" if name == "library" else f"colonnade.{name}")
    lines = [f"# `{module.__name__}`", "", about, ""]
    for public in module.__all__:
        kind, below = documented(getattr(module, public), public)
        name = f"{module.__name__}.{public}"
        lines += ["```{eval-rst}", f".. {kind}:: {name}", *below, "```", ""]
    return "\n".join(lines)


def documented(thing: object, name: str) -> tuple[str, tuple[str, ...]]:
    """How Sphinx documents something public: a class, a function, or a value."""
    if isinstance(thing, type):
        return "autoclass", ("   :members:", "   :show-inheritance:")
    if getattr(thing, "__module__", "").startswith("colonnade"):
        return "autofunction", ()
    return "py:data", ("", f"   {VALUES[name]}")


def events_page() -> str:
    """Every kind of event of every game, with its facts and its sentence."""
    lines = ["# Events", "", EVENTS, ""]
    for book in GAMES.values():
        lines += [f"## {book.title.en}", "", "| kind | facts | sentence |", "|---|---|---|"]
        for kind, about in book.events.items():
            facts = ", ".join(f"`{fact}`" for fact in about.facts) or "none"
            lines.append(f"| `{kind}` | {facts} | {book.words[kind].en} |")
        lines.append("")
    return "\n".join(lines)


def citation_page(text: str) -> str:
    """How to cite the project: a sentence, BibTeX, and the file that tools read."""
    facts = dict(re.findall(r'^ *(?:- )?(title|version|name): "?(.*?)"?$', text, re.MULTILINE))
    return CITATION.format(**facts, file=text)


def rules_pages(book: AnyRulebook, language: Language) -> Iterator[tuple[str, str]]:
    """The rules of a game, and each of their figures as a picture of its own."""
    page = rules_page(book, language)
    for number, figure in enumerate(figures(page), start=1):
        options = book.options.read_options(figure.options)
        state = book.notation.read_position(options, figure.position)
        name = f"{book.id}.{language}.{number}.svg"
        yield f"rules/{name}", book.drawing.svg(options, state, language)
        page = FIGURE.sub(f"![{figure.caption}]({name})\n\n*{figure.caption}*", page, count=1)
    yield f"rules/{book.id}.{language}.md", page


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
    """One shape: its description, and one row per field."""
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
