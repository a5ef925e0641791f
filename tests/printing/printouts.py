"""Documents made once for all tests that read them."""

import io
import logging
from functools import cache

from pypdf import PdfReader

from colonnade.games import GAMES
from colonnade.kernel.words import LANGUAGES, Language
from colonnade.printing.document import Document, printed
from colonnade.printing.papers import PAPERS

EVERY = [(game, paper, language) for game in GAMES for paper in PAPERS for language in LANGUAGES]
POINTS = 72 / 25.4
"""In a millimetre."""

complaints: list[str] = []
"""What the library had to say while it wrote: signs that a face lacks, above all."""


class _Listener(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        complaints.append(record.getMessage())


logging.getLogger("fpdf").addHandler(_Listener(logging.WARNING))


@cache
def document(game: str, paper: str, language: Language, *given: str) -> Document:
    """A document of a game; options as `name=value`."""
    book = GAMES[game]
    named = dict(assignment.split("=") for assignment in given)
    options = book.options.read_options(named)
    return printed(book, options, PAPERS[paper], language)


@cache
def reader(game: str, paper: str, language: Language, *given: str) -> PdfReader:
    """The same, opened by another library."""
    return PdfReader(io.BytesIO(document(game, paper, language, *given).pdf), strict=True)


@cache
def texts(game: str, paper: str, language: Language, *given: str) -> tuple[str, ...]:
    """What each sheet says."""
    return tuple(page.extract_text() for page in reader(game, paper, language, *given).pages)


def plain(said: str) -> str:
    """A text without its spaces, whatever they are: lines are broken anywhere."""
    return "".join(said.split()).replace("\u202f", "").replace("\u00a0", "")
