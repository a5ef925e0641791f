"""What the web app needs where no server answers: Python for browsers, and answers made beforehand.

    python scripts/offline_files.py

adds them to the web app that a server hands out (src/colonnade/web), as the build of a wheel does:
whoever has been there before can then begin games without the server. Answers that never change
(the catalogue, words, rules, layouts) are given by the code that answers in the browser.
"""

import asyncio
import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, quote

import python_bundle
import web
from memory_host import MemoryHost

sys.path.insert(0, str(web.ROOT / "src"))

from colonnade.browser.server import BrowserServer
from colonnade.games import GAMES
from colonnade.kernel.i18n import LANGUAGES
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library.rules_pages import figures, rules_page

SHELL: Final = re.compile(r'\{"version":[^{}]*\}')
"""The list of files in the service worker."""
CATALOGUE: Final = "data/games.json"


def add_to_served_app() -> None:
    """Let browsers that know the server's app begin games without the server."""
    web.build()
    with web.alone():
        add_offline_files(web.BUILT, smallest=False, prints=False)
        web.pack()


def add_offline_files(app: Path, *, smallest: bool, prints: bool) -> None:
    """Add all files to a built app, and tell its service worker of them."""
    python_bundle.build(app / "python", smallest=smallest)
    asyncio.run(write_answers(app, prints=prints))
    list_files(app)


def list_files(app: Path) -> None:
    """Tell the service worker of the files that were added, and of their contents."""
    digest = hashlib.sha256()
    added: dict[str, list[str]] = {}
    for folder in ("python", "data", "print"):
        paths = sorted(path for path in (app / folder).rglob("*.*") if path.suffix != ".gz")
        added[folder] = [path.relative_to(app).as_posix() for path in paths]
        for name, path in zip(added[folder], paths, strict=True):
            digest.update(f"{name}\0".encode())
            digest.update(path.read_bytes())
    worker = app / "service-worker.js"
    text = worker.read_text(encoding="utf-8")
    found = SHELL.search(text)
    assert found is not None, "the service worker has no list"
    shell: dict[str, Any] = json.loads(found[0])
    app_version, _, _ = shell["version"].partition("-")
    shell["version"] = f"{app_version}-{digest.hexdigest()[:12]}"
    for part in ("core", "rest"):
        shell[part] = [name for name in shell[part] if not name.startswith("data/")]
    # The home page is drawn from the catalogue.
    shell["core"].append(CATALOGUE)
    shell["rest"] += [name for name in added["data"] if name != CATALOGUE]
    shell["python"] = added["python"]
    shell["sheets"] = added["print"]
    written = text.replace(found[0], json.dumps(shell, separators=(",", ":")))
    worker.write_text(written, encoding="utf-8")


async def write_answers(app: Path, *, prints: bool) -> None:
    """Write down answers that need no table; `prints` says whether sheets lie beside the app."""
    server = BrowserServer(MemoryHost(lambda _: ""))
    for address in addresses():
        text = await answer_body(server, "GET", address)
        if address == "/api/games":
            text = json.dumps({**json.loads(text), "prints": prints}, ensure_ascii=False)
        write_file(app / file_of(address), text)
    for book in GAMES.values():
        frames = {}
        for options, position in positions(book):
            body = {"game": book.id, "options": options, "position": position}
            text = await answer_body(server, "POST", "/api/study/frame", body)
            written = " ".join(sorted(f"{name}={value}" for name, value in options.items()))
            frames[f"{written}|{position}"] = json.loads(text)
        write_file(
            app / "data" / "frames" / f"{book.id}.json", json.dumps(frames, ensure_ascii=False)
        )


async def answer_body(server: BrowserServer, method: str, address: str, body: object = None) -> str:
    """The body of an answer."""
    answer = await server.request(method, address, json.dumps(body))
    status, _, text = answer.partition(" ")
    if status != "200":
        raise SystemExit(f"{address} {body}: {answer}")
    return text


def write_file(place: Path, text: str) -> None:
    """Write a file, with the folders above it."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8")


def addresses() -> list[str]:
    """Every request whose answer is the same for everybody, for ever."""
    found = ["/api/games"]
    for book in GAMES.values():
        game = f"/api/games/{book.id}"
        found += [game, f"{game}/words"]
        found += [f"{game}/{of}?lang={to}" for of in ("rules", "notation") for to in LANGUAGES]
        found += [f"{game}/layout?options={quote(options)}" for options in usual_options(book)]
    return found


def positions(book: AnyRulebook) -> list[tuple[dict[str, str], str]]:
    """Positions that are shown before the interpreter runs: starts, and figures of the rules."""
    fewest, most = book.players
    found = [({"players": str(count)}, "") for count in range(fewest, most + 1)]
    # Whoever sets a game up names every option.
    found += [(options, "") for options in default_options(book)]
    return [*found, *((each.options, each.position) for each in figures(rules_page(book, "en")))]


def default_options(book: AnyRulebook) -> list[dict[str, str]]:
    """The default options, written in full, for each number of players."""
    fewest, most = book.players
    read, write = book.options.read_options, book.options.write_options
    return [dict(write(read({"players": str(count)}))) for count in range(fewest, most + 1)]


def usual_options(book: AnyRulebook) -> list[str]:
    """The options of starts and figures, as layouts are asked for by them."""
    return sorted(
        {
            " ".join(f"{name}={value}" for name, value in options.items())
            for options, _ in positions(book)
        }
    )


def file_of(address: str) -> str:
    """The file of an answer; web/src/wire/prepared.ts finds it by the same name."""
    place, _, query = address.replace("/api/", "data/", 1).partition("?")
    values = "-".join(value for found in parse_qs(query).values() for value in found)
    name = re.sub(r"[^\w-]+", "_", values, flags=re.ASCII)
    return f"{place}-{name}.json" if name else f"{place}.json"


if __name__ == "__main__":
    add_to_served_app()
