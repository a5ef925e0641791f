"""For any bad input, every command prints one sentence and exits with 2, without a traceback."""

import io
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import colonnade
from colonnade.__main__ import MODULES, main
from colonnade.kernel.i18n import LANGUAGES
from colonnade.library import write_records

GAMES = ("play", "rules", "lab", "arena", "print", "warm")
"""Commands that take a game."""
FILES = ("replay", "verify", "analyse")
"""Commands that take a record."""
AFTER_GAME = {"arena": ["random", "random"]}
"""The further arguments that a command needs."""
RECORDS = {
    "empty.txt": b"",
    "bytes.txt": bytes(range(256)) * 8,
    "words.txt": b"This is not a game.\n" * 40,
    "long.txt": b"x" * 200_000,
    "unknown.txt": b'[Game "chess"]\n\ne2e4\n',
    "words.png": b"This is not a picture.\n",
    "control.txt": b'[Game "senet"]\n[Seats "Ada\x1b[2J, Bo"]\n\nt1\n',
}
"""Files that are no records."""
WRONG = """
--lang
rules senet S99
rules senet S1 S2
engine extra

play senet --begins oldest
play senet --seed x
play senet --bot wizard
play senet --bot esy
play senet --bot easy@
play senet --bot easy@-5
play senet --bot ""
play senet --bot "python no-such-file.py"
play senet --seat bot:wizard
play senet --seat "engine:no-such-program"
play senet --seat Ada --seat Bo --seat Cy
play senet throws=die throws=coins
play senet throw=die
play senet die
play throws=die
play corintho --own-dice
play --load no-such-file.txt
play --load bytes.txt
play --load two.txt
play --load folder
play --load ""
play corintho --load good.txt
play senet throws=die --load good.txt
play --load good.txt --begins random
play --load good.txt --seat Ada --seat Bo --seat Cy
play --continue
play senet --continue
play senet throws=die --continue
play --continue --own-dice
play --continue --load good.txt

replay good.txt extra
replay ""
replay good.txt/inside
verify good.txt --commitment zz
verify good.txt --commitment
analyse good.txt --sims 0
analyse good.txt --sims 10 --movetime 10
analyse good.txt --plot out.gif
analyse good.txt --plot no-such-folder/out.png
analyse good.txt --plot words.png

arena senet wizard random
arena senet random
arena senet random random --games 3
arena senet random random --games x
arena senet random random --workers 0
arena senet random "engine:python no-such-file.py"
arena senet random random --records words.txt
arena senet random random --records no-such-folder/games.txt
check-bot no-such-program
check-bot "python no-such-file.py"
check-bot 'python "unclosed'
check-bot folder
check-bot words.txt
check-bot ""
check-bot "python words.txt" --game chess
check-bot "python words.txt" --movetime 1

lab senet --games -1
lab senet --games x
lab senet --seed -1
lab senet --told -1
lab senet --chunk 0
lab senet --workers 0
lab senet --on moon
lab senet --on ray://
lab senet --seat wizard
lab senet --seat "engine:python no-such-file.py"
lab senet --seat random --seat random --seat random
lab senet --seat random --rotate
lab senet --compare throws
lab senet --compare throws=die throws=die
lab senet throws=die --compare throws=coins
lab senet throws=die --sweep throws=die,coins
lab senet --compare throws=die --sweep throws=die,coins
lab senet --sweep throws
lab senet --sweep throws=die,die
lab senet --sweep throws=die,coins throws=die,coins
lab senet --rows rows.txt
lab senet --json words.txt
lab senet --json folder
lab senet --html no-such-folder/page.html
lab senet --json new.json --csv new.json
lab senet --keep words.txt --games 2
lab senet --plots words.txt
warm senet chess

print senet --paper papyrus
print senet --output no-such-folder/senet.pdf
print senet --output words.txt
print senet --output folder
print sent
print senet corintho

serve --port 100000
serve --port 0 --host nowhere.invalid
serve --port 0 --database folder
serve --port 0 --database words.txt
serve --port 0 --database no-such-folder/x.db
serve --port 0 --database mysql://x
serve --proxy nonsense
serve --origin nonsense
serve --unlimited nonsense
serve --bot nonsense
serve --bot "mine=no-such-program"
serve --bot "mine=python no-such-file.py"
serve --engines 0
serve --forget -1
backup new.backup
backup words.txt
backup new.backup --database words.txt
restore no-such-file.backup
restore empty.txt
restore words.txt --replace
restore empty.txt --database words.txt --replace
forget
forget --name Ada
forget --table x --database no-such-file.db
"""
"""Command lines that are wrong in the test's folder."""


def wrong_words() -> Iterator[list[str]]:
    """What is wrong in every folder."""
    yield ["nothing-like-it"]
    for command in MODULES:
        yield [command, "--no-such-option"]
        yield [command, "--lang", "latin"]
    for command in GAMES:
        more = AFTER_GAME.get(command, [])
        yield [command, "chess", *more]
        yield [command, "senett", *more]
        yield [command, "", *more]
        if command not in ("rules", "warm"):
            yield [command, "senet", *more, "throws=cards"]
            yield [command, "senet", *more, "players=9999999999999999999999"]
            yield [command, "senet", *more, "throws="]
            yield [command, "senet", *more, "=die"]
    for command in FILES:
        for name in (*RECORDS, "no-such-file.txt", "folder", "two.txt"):
            yield [command, name]
    for line in WRONG.splitlines():
        if line:
            yield shlex.split(line)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with files that are no records, one that is, and one that is two."""
    made = tmp_path_factory.mktemp("wrong")
    game = colonnade.new("senet")
    game.play("t1")
    write_records(made / "good.txt", [game.record()])
    write_records(made / "two.txt", [game.record(), game.record()])
    for name, content in RECORDS.items():
        (made / name).write_bytes(content)
    (made / "folder").mkdir()
    return made


@pytest.mark.parametrize("words", list(wrong_words()), ids=" ".join)
def test_what_is_wrong_is_told_in_one_sentence(
    words: list[str],
    folder: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("XDG_STATE_HOME", str(folder / "state"))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    before = files_in(folder)
    said = []
    for language in LANGUAGES:
        monkeypatch.setenv("LC_ALL", {"fr": "fr_FR.UTF-8", "en": "C"}[language])
        try:
            code: object = main(words)
        except SystemExit as left:
            code = left.code
        captured = capfd.readouterr()
        assert code == 2, captured
        assert not captured.out
        assert "Traceback" not in captured.err
        sentence = captured.err.splitlines()[-1]
        assert len(sentence) > 10
        assert captured.err.count("\n") == 1, captured.err
        said.append(sentence)
    assert said[0] != said[1], "told in the language that was asked for"
    french = dict(zip(LANGUAGES, said, strict=True))["fr"]
    assert "'" not in french, "French quotes with « and »"
    assert " : " in french.partition(" ; ")[0], "French puts a space before a colon"
    assert files_in(folder) == before, "nothing was written"


def files_in(folder: Path) -> dict[str, bytes]:
    """The files of a folder; lock files are empty, and stay for whoever may wait for them."""
    found = {str(path.relative_to(folder)): path for path in folder.rglob("*")}
    return {
        name: path.read_bytes() if path.is_file() else b""
        for name, path in found.items()
        if not (name.endswith("-lock") or name == "state")
    }


def test_a_server_without_its_packages_names_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`pip install --no-deps` is enough for everything else."""
    monkeypatch.delitem(sys.modules, "colonnade.server.run.serve", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    assert main(["serve", "--lang", "en"]) == 2
    assert "the server needs uvicorn: pip install colonnade" in capsys.readouterr().err
