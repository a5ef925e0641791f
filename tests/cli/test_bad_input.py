"""For any bad input, every command prints one sentence and exits with 2, without a traceback."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from colonnade.__main__ import MODULES, main
from colonnade.kernel.i18n import LANGUAGES

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
    "control.txt": b'[Game "senet"]\n[Seats "Ada\x1b[2J, Bo"]\n\nt1\n',
}
"""Files that are no records."""


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
        for name in (*RECORDS, "no-such-file.txt", "folder"):
            yield [command, name]
    yield ["rules", "senet", "S99"]
    yield ["play", "senet", "--begins", "oldest"]
    yield ["play", "senet", "--seed", "x"]
    yield ["play", "senet", "--bot", "wizard"]
    yield ["play", "senet", "--seat", "bot:wizard"]
    yield ["play", "--load", "no-such-file.txt"]
    yield ["play", "--load", "bytes.txt"]
    yield ["arena", "senet", "wizard", "random"]
    yield ["arena", "senet", "random"]
    yield ["lab", "senet", "--games", "-1"]
    yield ["lab", "senet", "--seat", "wizard"]
    yield ["print", "senet", "--paper", "papyrus"]
    yield ["print", "senet", "--output", "no-such-folder/senet.pdf"]
    yield ["print", "senet", "--output", "words.txt"]
    yield ["serve", "--port", "100000"]
    yield ["check-bot", "no-such-program"]
    yield ["check-bot", ""]
    yield ["arena", "senet", "random", "random", "--records", "words.txt"]
    yield ["play", "senet", "--bot", "esy"]
    yield ["print", "sent"]
    yield ["restore", "no-such-file.backup"]
    yield ["forget", "--name", "Ada"]
    yield ["forget", "--table", "x", "--database", "no-such-file.db"]
    yield ["backup", "new.backup"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with files that are no records."""
    made = tmp_path_factory.mktemp("wrong")
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
    before = sorted(path.name for path in folder.iterdir())
    said = []
    for language in LANGUAGES:
        monkeypatch.setenv("LC_ALL", {"fr": "fr_FR.UTF-8", "en": "C"}[language])
        try:
            code: object = main(words)
        except SystemExit as left:
            code = left.code
        captured = capfd.readouterr()
        assert code == 2, captured
        assert "Traceback" not in captured.err
        sentence = captured.err.splitlines()[-1]
        assert len(sentence) > 10
        assert captured.err.count("\n") == 1, captured.err
        said.append(sentence)
    assert said[0] != said[1], "told in the language that was asked for"
    french = dict(zip(LANGUAGES, said, strict=True))["fr"]
    assert "'" not in french, "French quotes with « and »"
    assert " : " in french.partition(" ; ")[0], "French puts a space before a colon"
    assert sorted(path.name for path in folder.iterdir()) == before, "nothing was written"
