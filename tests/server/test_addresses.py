"""The addresses that a server prints: they can be opened, here and on a phone."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from string import Formatter

import pytest

from colonnade.kernel.i18n import Text
from colonnade.server.run import addresses as own_addresses
from colonnade.server.run.addresses import SAYS, Addresses, addresses
from server.harness import running, started


def test_a_server_on_this_machine_alone_is_reached_by_nobody_else() -> None:
    assert addresses("127.0.0.1", 8000) == Addresses("http://127.0.0.1:8000", "")
    assert addresses("::1", 8000) == Addresses("http://[::1]:8000", "")


def test_a_server_on_one_address_is_reached_there() -> None:
    there = "http://192.0.2.7:80"
    assert addresses("192.0.2.7", 80) == Addresses(there, there)
    assert addresses("2001:db8::7", 80).reach == "http://[2001:db8::7]:80"


def test_a_server_everywhere_is_reached_at_the_address_the_machine_speaks_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(own_addresses, "outward_address", lambda *, with_ipv6: "192.0.2.7")
    expected = Addresses("http://127.0.0.1:8000", "http://192.0.2.7:8000")
    assert addresses("0.0.0.0", 8000) == expected
    assert addresses("::", 8000) == Addresses("http://[::1]:8000", expected.reach)
    monkeypatch.setattr(own_addresses, "outward_address", lambda *, with_ipv6: "")
    assert addresses("0.0.0.0", 8000).reach == ""


def test_the_address_the_machine_speaks_from_is_its_own() -> None:
    found = own_addresses.outward_address(with_ipv6=False)
    if found:  # a machine without any network has none
        assert not own_addresses.is_loopback(found)
        with socket.socket() as own:
            own.bind((found, 0))


def test_a_machine_without_a_way_out_is_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", nowhere)
    assert own_addresses.outward_address(with_ipv6=True) == ""


async def test_whoever_starts_it_is_told_and_pages_know_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = "from colonnade.server.run import addresses\n"
    known += "addresses.outward_address = lambda *, with_ipv6: '192.0.2.7'"
    async with started(tmp_path, "--host", "0.0.0.0", preparing=known) as server:
        there = f"http://192.0.2.7:{server.port}"
        assert server.process.stdout is not None
        line = (await server.process.stdout.readline()).decode()
        assert line == f"For others in the network: {there}\n"
        assert (await server.ask("GET", "/api/games")).json["reach"] == there
    hidden = ("--host", "0.0.0.0", "--proxy", "*")
    async with started(tmp_path, *hidden, preparing=known) as server:
        assert (await server.ask("GET", "/api/games")).json["reach"] == ""


async def test_a_server_on_this_machine_alone_gives_pages_no_other_address(file: str) -> None:
    async with running(file) as server:
        assert (await server.ask("GET", "/api/games")).json["reach"] == ""


@pytest.mark.parametrize(
    ("locale", "told"), [("C", "choose another port with --port"), ("fr_FR", "choisis un autre")]
)
def test_a_taken_port_is_told_with_what_to_do(tmp_path: Path, locale: str, told: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        place = "{}:{}".format(*taken.getsockname())
        done = subprocess.run(
            [sys.executable, "-m", "colonnade", "serve", "--port", place.partition(":")[2]],
            cwd=tmp_path,
            env={**os.environ, "LC_ALL": locale},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert place in done.stderr
    assert told in done.stderr
    assert list(tmp_path.iterdir()) == [], "nothing was begun"


@pytest.mark.parametrize("words", SAYS.values())
def test_both_languages_tell_the_same_facts(words: Text) -> None:
    english, french = (
        sorted(field for _, field, _, _ in Formatter().parse(text) if field) for text in words
    )
    assert english == french
    assert re.search(r"\w", words.fr)
