"""Build the edition without a server into build/play: static files for any web host.

    python scripts/play_site.py

It is the same web app; Python runs in the browser (scripts/offline_files.py).
"""

import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path
from typing import Final

import offline_files
import web
from colonnade.games import GAMES
from colonnade.kernel.i18n import LANGUAGES, Language
from colonnade.printing.papers import PAPERS
from console_messages import Text, progress

PRINTING: Final = Text("Printing the games to cut out", "Impression des jeux à découper")
ON_PAPER: Final = ("a4", "letter")
"""Papers of the sheets; web/src/rules/papers.ts offers the same."""
OUT: Final = web.ROOT / "build" / "play"
APP: Final = web.ROOT / "build" / "site-app"
BUILDING: Final = Text("Building the site without a server", "Construction du site sans serveur")


def main() -> int:
    """Build everything, into a folder that is replaced as a whole."""
    build(OUT)
    return 0


def build(out: Path, *, sheets: bool = True) -> None:
    """Build the site; `sheets` are PDFs, which take a while."""
    shutil.rmtree(out, ignore_errors=True)
    with web.alone():
        shutil.copytree(built_app(), out)
    if sheets:
        print_sheets(out / "print")
    with web.alone():
        offline_files.add_offline_files(out, smallest=True, prints=True)


def built_app() -> Path:
    """The folder of the app alone, built unless that was done from the same sources."""
    stamp, digest = APP / "site.txt", web.digest()
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != digest:
        npm = web.ready_npm()
        with progress(BUILDING):
            npm.run("build:site", out=APP / "app")
        stamp.write_text(digest, encoding="utf-8")
    return APP / "app"


def print_sheets(out: Path) -> None:
    """Board, pieces and rules of every game as PDFs, for each number of players and each paper."""
    out.mkdir()
    jobs = [
        (out, book.id, count, language, paper)
        for book in GAMES.values()
        for count in range(book.players[0], book.players[1] + 1)
        for language, paper in product(LANGUAGES, ON_PAPER)
    ]
    with progress(PRINTING), ProcessPoolExecutor() as pool:
        for _ in pool.map(print_sheet, jobs):
            pass


def print_sheet(job: tuple[Path, str, int, Language, str]) -> None:
    """One of them."""
    from colonnade.printing.document import render_document

    out, game, count, language, paper = job
    book = GAMES[game]
    options = book.options.read_options({"players": str(count)})
    name = f"{game}-{count}-{language}-{paper}.pdf"
    (out / name).write_bytes(render_document(book, options, PAPERS[paper], language).pdf)


if __name__ == "__main__":
    sys.exit(main())
