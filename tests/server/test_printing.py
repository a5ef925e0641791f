"""Games as PDFs over HTTP: rendered once, limited, and refused where printing is not installed."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from colonnade.server.http import games, printing
from colonnade.server.workers import pdf_renderer
from colonnade.server.workers.fair_queue import WorkerUnavailable
from colonnade.server.workers.pdf_renderer import PdfRenderer, Printout
from server.harness import running
from waiting import others_run, until

NEVER = (sys.executable, "-c", "import time; time.sleep(600)")
# Leaves the number of its process where the PDF should be, and then takes its time.
SLOW = (
    sys.executable,
    "-c",
    "import os, pathlib, time; pathlib.Path(os.environ['STARTED']).write_text(str(os.getpid()))"
    "; time.sleep(600)",
)


async def test_a_game_is_printed_once_for_everybody(file: str) -> None:
    async with running(file) as server:
        catalogue = await server.ask("GET", "/api/games")
        assert catalogue.json["prints"] is True
        at = "/api/games/corintho/print.pdf?lang=fr"
        replies = await asyncio.gather(*(server.ask("GET", at) for _ in range(3)))
        for reply in replies:
            assert reply.status == 200, reply.text
            assert reply.headers["content-type"] == "application/pdf"
            assert "corintho-a4-fr.pdf" in reply.headers["content-disposition"]
            assert reply.text.startswith("%PDF-")
        assert len({reply.text for reply in replies}) == 1
        assert [made[:3] for made in server.context.pdf_renderer.made] == [("corintho", "fr", "a4")]


async def test_a_game_is_printed_for_as_many_as_play_it(file: str) -> None:
    async with running(file) as server:
        at = "/api/games/corintho/print.pdf?lang=fr&paper=letter&players="
        two, four = await asyncio.gather(
            server.ask("GET", at + "2"),
            server.ask("GET", at + "4&options=freeze=turn&economical=yes"),
        )
        assert (two.status, four.status) == (200, 200)
        assert "corintho-letter-fr.pdf" in two.headers["content-disposition"]
        assert "corintho-4-letter-economical-fr.pdf" in four.headers["content-disposition"]
        assert two.text != four.text
        made = next(one for one in server.context.pdf_renderer.made if one.economical)
        assert {"players=4", "freeze=turn"} <= set(made.options)


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/print.pdf",
        "/api/games/senet/print.pdf?paper=../../etc/passwd",
        "/api/games/senet/print.pdf?players=3",
        "/api/games/corintho/print.pdf?players=many",
        "/api/games/corintho/print.pdf?options=freeze=never",
        "/api/games/corintho/print.pdf?options=freeze",
    ],
)
async def test_what_there_is_not_is_not_printed(path: str, file: str) -> None:
    async with running(file) as server:
        reply = await server.ask("GET", path)
        assert reply.status == 404, reply.text
        assert not server.context.pdf_renderer.made


async def test_a_server_without_the_writer_says_so(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for route in (games, printing):
        monkeypatch.setattr(route, "can_print", lambda: False)
    async with running(file) as server:
        assert (await server.ask("GET", "/api/games")).json["prints"] is False
        reply = await server.ask("GET", "/api/games/senet/print.pdf")
        assert reply.status == 404
        assert "print" in reply.json["error"]["text"]["fr"]


async def test_a_process_that_takes_too_long_is_ended() -> None:
    with pytest.raises(WorkerUnavailable, match="no_answer"):
        await PdfRenderer(NEVER, seconds=0.2).pdf(Printout("senet", "en", "a4"))


async def test_a_process_that_fails_is_no_answer() -> None:
    failing = (sys.executable, "-c", "raise SystemExit(3)")
    with pytest.raises(WorkerUnavailable, match="no_answer"):
        await PdfRenderer(failing).pdf(Printout("senet", "en", "a4"))


async def test_whoever_leaves_takes_the_process_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = tmp_path / "started"
    monkeypatch.setenv("STARTED", str(started))
    asking = asyncio.create_task(PdfRenderer(SLOW, seconds=600).pdf(Printout("senet", "en", "a4")))
    await until(lambda: started.is_file() and started.read_text(), "the process has started")
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    with pytest.raises(ProcessLookupError):
        os.kill(int(started.read_text()), 0)


async def test_too_many_are_asked_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf_renderer, "AT_ONCE", 1)
    monkeypatch.setattr(pdf_renderer, "WAITING", 2)
    monkeypatch.setattr(pdf_renderer, "WAITING_OF_VISITOR", 1)
    printer = PdfRenderer(NEVER, seconds=600)
    asking: list[asyncio.Task[bytes]] = []
    for paper, visitor in (("a4", "Ada"), ("a3", "Ada"), ("a4", "Bea")):
        wanted = Printout("senet", "en", paper)
        asking.append(asyncio.create_task(printer.pdf(wanted, visitor)))
        await others_run()
        if visitor == "Ada" and paper == "a3":
            with pytest.raises(WorkerUnavailable, match="busy"):
                await printer.pdf(Printout("senet", "fr", "a4"), "Ada")
    with pytest.raises(WorkerUnavailable, match="busy"):
        await printer.pdf(Printout("senet", "fr", "a4"), "Cleo")
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
