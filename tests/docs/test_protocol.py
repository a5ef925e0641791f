"""The dialogues in the pages, run with the engine."""

import random
import re

import pytest

from colonnade.engine.protocol import Engine
from docs.commands import ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SAID = re.compile(r"^    ([<>]) (.*)$", re.MULTILINE)


def exchanges(page: str) -> list[tuple[str, list[str]]]:
    """What a page sends, each with the answer that the page gives."""
    held: list[tuple[str, list[str]]] = []
    for mark, line in SAID.findall((ROOT / "docs" / page).read_text(encoding="utf-8")):
        if mark == ">":
            held.append((line, []))
        else:
            held[-1][1].append(line)
    return held


def form(line: str) -> str:
    """What a line of the page stands for: `…` for any lines; words behind a clause may change."""
    if line == "…":
        return r"(?:.*\n)*"
    told = re.match(r"(?:refused|error) [A-Z]\d+ ", line)
    return f"{re.escape(told[0])}.+\n" if told else f"{re.escape(line)}\n"


@pytest.mark.parametrize("page", ["protocol.md", "guide/write-a-bot.md"])
def test_the_engine_answers_as_the_page_says(page: str) -> None:
    engine = Engine(random.Random(1))
    wrong = []
    assert exchanges(page)
    for sent, expected in exchanges(page):
        if sent.startswith("go"):  # depends on time and randomness
            continue
        answered = list(engine.answer(sent))
        if not re.fullmatch("".join(map(form, expected)), "".join(f"{a}\n" for a in answered)):
            wrong.append((sent, expected, answered))
    assert wrong == []


def test_every_command_is_described() -> None:
    described = set(re.findall(r"^### (\w+)$", PAGE, re.MULTILINE))
    table = PAGE.partition("## Commands")[2].partition("###")[0]
    assert set(re.findall(r"^\| `(\w+)", table, re.MULTILINE)) == described
    engine = Engine(random.Random(1))
    assert set(engine.commands) == described
