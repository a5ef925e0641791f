"""Hints and reviews over HTTP: computed in workers, limited, and cancelled with the client."""

import asyncio
import io
import json
import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from colonnade.analysis.worker import serve
from colonnade.library import Game
from colonnade.server.configuration import Limits, Rate
from colonnade.wire.schema import schema
from server.harness import LocalServer, running
from waiting import until

SLOW = str(Path(__file__).with_name("slow_analysis_worker.py"))
AMPLE = 120.0
"""Seconds in which an analyst answers on however busy a machine."""


def valid(kind: str, answer: Any) -> None:
    Draft202012Validator({**schema(), "$ref": f"#/$defs/{kind}"}).validate(answer)


def record_of(game: Game, tokens: int) -> str:
    rng = random.Random(3)
    while not game.is_over and len(game.tokens) < tokens:
        if legal := game.legal:
            game.play(rng.choice(legal))
        else:
            game.throw(rng)
    return str(game.record(seats=[f"p{seat}" for seat in range(game.players)]))


async def test_a_hint_for_a_position(file: str) -> None:
    async with running(file, analyse_seconds=AMPLE) as server:
        asked = {"game": "corintho", "position": "kk../..../...k/.... 1 442,443 d2:2,b4:1"}
        reply = await server.ask("POST", "/api/study/hint", asked)
        assert reply.status == 200, reply.text
        valid("Hint", reply.json)
        assert (reply.json["seat"], reply.json["awaits"]) == (1, "choice")
        best = reply.json["moves"][0]
        assert best["chances"] == [0.0, 1.0]
        assert {"en": "wins the game", "fr": "gagne la partie"} in best["reasons"]
        # Everybody at a table asks about the same position: it is thought about once.
        assert (await server.ask("POST", "/api/study/hint", asked)).text == reply.text
        assert len(server.context.analysis.remembered) == 1


async def test_a_review_of_a_record(file: str) -> None:
    async with running(file, analyse_seconds=AMPLE) as server:
        record = record_of(Game("senet"), 5)
        reply = await server.ask("POST", "/api/study/review", {"record": record})
        assert reply.status == 200, reply.text
        valid("Review", reply.json)
        assert [step["number"] for step in reply.json["steps"]] == [1, 2, 3, 4, 5]
        assert [player["name"]["fr"] for player in reply.json["players"]] == ["p0", "p1"]
        assert not reply.json["is_over"]
        damaged = await server.ask("POST", "/api/study/review", {"record": f"{record}\nz9\n"})
        assert damaged.status == 200, damaged.text
        assert len(damaged.json["steps"]) == 5
        assert "coup ou lancer n° 6" in damaged.json["problem"]["fr"]


async def test_a_review_tells_how_far_it_has_come(file: str) -> None:
    async with running(file, analyse_seconds=AMPLE) as server:
        for record, last in ((record_of(Game("senet"), 5), "review"), ("?", "error")):
            asked = {"record": record}
            lines = "application/x-ndjson"
            reply = await server.ask("POST", "/api/study/review", asked, accept=lines)
            assert reply.status == 200, reply.text
            told = [json.loads(line) for line in reply.text.splitlines()]
            for line in told:
                valid("ReviewNews", line)
            *coming, end = told
            assert set(end) == {last}
            assert [line["all"] for line in coming] == [5] * len(coming)
            done = [line["done"] for line in coming]
            assert done == sorted(done)
            if last == "review":
                assert done[0] == 1
                assert end["review"]["players"][0]["name"]["en"] == "p0"


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("hint", {"game": "chess"}, 422),
        ("hint", {"game": "senet", "options": {"throws": "cards"}}, 422),
        ("hint", {"game": "senet", "position": "nonsense"}, 422),
        ("hint", {"game": "senet", "position": "x" * 600}, 400),
        ("hint", {"game": "senet", "depth": 9}, 400),
        ("hint", {}, 400),
        ("review", {"record": "no record at all"}, 422),
        ("review", {"record": '[Game "senet"]\n[Options "players=9"]\n\nt1\n'}, 422),
        ("review", {"record": "x" * 60_001}, 400),
        ("review", {"record": "x" * 70_000}, 413),
        ("review", {}, 400),
    ],
)
async def test_nonsense_is_refused_in_both_languages(
    file: str, path: str, body: Any, status: int
) -> None:
    async with running(file, analyse_seconds=AMPLE) as server:
        reply = await server.ask("POST", f"/api/study/{path}", body)
        assert reply.status == status, reply.text
        text = reply.json["error"]["text"]
        assert set(text) == {"en", "fr"}
        assert all(text.values())


async def test_too_many_questions_are_turned_away(file: str) -> None:
    limits = Limits(analyses=Rate(0.001, 2))
    async with running(file, limits=limits) as server:
        asked = {"game": "chess"}
        replies = [await server.ask("POST", "/api/study/hint", asked) for _ in range(3)]
        assert [reply.status for reply in replies] == [422, 422, 429]


@pytest.mark.parametrize("how", ["crash", "stall", "flood", "cut"])
async def test_an_analyst_that_fails_hurts_one_answer(file: str, tmp_path: Path, how: str) -> None:
    command = (sys.executable, SLOW, how, str(tmp_path))
    seconds = 1.0 if how == "stall" else AMPLE
    async with running(file, analyst=command, analysts=1, analyse_seconds=seconds) as server:
        for game in ("senet", "columbiz"):
            reply = await server.ask("POST", "/api/study/hint", {"game": game})
            assert (reply.status, reply.reason) == (503, "no_answer")
            if how != "stall":  # that one may have had no time even to begin
                assert game in (tmp_path / "asked").read_text(encoding="utf-8")
        assert server.context.analysis.idle == []
        assert (await server.ask("GET", "/alive")).status == 200


async def test_the_loop_does_not_wait_and_the_line_is_short(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("colonnade.server.workers.analysis_pool.WAITING", 1)
    command = (sys.executable, SLOW, "wait", str(tmp_path))
    async with running(file, analyst=command, analysts=1, analyse_seconds=AMPLE) as server:
        waiting = [
            asyncio.create_task(server.ask("POST", "/api/study/hint", {"game": game}))
            for game in ("senet", "columbiz")
        ]
        await until(lambda: len(server.context.analysis.queue) == 2, "both have asked")
        busy = await server.ask("POST", "/api/study/hint", {"game": "corintho"})
        assert (busy.status, busy.reason) == (503, "busy")
        # Tables are served while analysts think.
        assert (await server.open("senet")).id
        assert not any(task.done() for task in waiting)
        (tmp_path / "enough").touch()
        assert [reply.status for reply in await asyncio.gather(*waiting)] == [503, 503]


async def asking(
    server: LocalServer, game: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A question whose answer is not awaited."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    body = json.dumps({"game": game}).encode()
    head = f"POST /api/study/hint HTTP/1.1\r\nhost: x\r\ncontent-length: {len(body)}\r\n\r\n"
    writer.write(head.encode() + body)
    await writer.drain()
    return reader, writer


async def test_whoever_leaves_takes_the_question_along(file: str, tmp_path: Path) -> None:
    command = (sys.executable, SLOW, "stall", str(tmp_path))
    async with running(file, analyst=command, analysts=1, analyse_seconds=10 * AMPLE) as server:
        _, writer = await asking(server, "senet")
        await until((tmp_path / "asked").exists, "the analyst was asked")
        assert len(server.context.analysis.queue) == 1
        writer.close()
        await until(lambda: not len(server.context.analysis.queue), "the question is dropped")
        assert server.context.analysis.idle == []


async def test_stopping_ends_whoever_thinks(file: str, tmp_path: Path) -> None:
    command = (sys.executable, SLOW, "stall", str(tmp_path))
    async with running(file, analyst=command, analysts=1, analyse_seconds=10 * AMPLE) as server:
        analysts = server.context.analysis
        task = asyncio.create_task(analysts.ask({"hint": "?"}))
        await until((tmp_path / "asked").exists, "the analyst was asked")
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await analysts.close()
        assert len(analysts.reaper) == 0


async def test_a_server_that_stops_waits_for_no_answer(file: str, tmp_path: Path) -> None:
    command = (sys.executable, SLOW, "stall", str(tmp_path))
    position = {"game": "corintho", "options": {}, "position": ""}
    async with running(file, analyst=command, analysts=1, analyse_seconds=10 * AMPLE) as server:
        asking = [
            asyncio.create_task(server.ask("POST", "/api/study/hint", position)) for _ in range(2)
        ]
        await until((tmp_path / "asked").exists, "the analyst was asked")
        await until(lambda: len(server.context.analysis.queue) == 2, "the other waits")
    for reply in await asyncio.gather(*asking):
        assert (reply.status, reply.reason) == (503, "busy")
    assert len(server.context.analysis.reaper) == 0


def test_the_desk_answers_line_by_line_and_survives_refusals() -> None:
    over = '[Game "corintho"]\n[Options "players=2"]\n\n'
    asked = [
        json.dumps({"hint": {"game": "chess", "options": {}, "position": ""}}),
        json.dumps({"review": over}),
    ]
    told = io.StringIO()
    serve(asked, told)
    refused, answered = told.getvalue().splitlines()
    assert refused.startswith('refused {"en": "no game')
    assert answered.startswith("ok {")
    assert json.loads(answered[3:])["steps"] == []
    assert os.linesep not in answered
