"""`colonnade print`, run as a person runs it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from colonnade.__main__ import main
from colonnade.kernel.i18n import Language
from colonnade.printing import document
from colonnade.printing.words import SAYS


def test_a_document_is_written_where_it_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "senet.pdf"
    arguments = [
        "print",
        "senet",
        "throws=die",
        "--paper",
        "Letter",
        "--economical",
        "--lang",
        "fr",
    ]
    assert main([*arguments, "--output", str(target)]) == 0
    sheets = len(PdfReader(target).pages)
    assert capsys.readouterr().out == f"{target} : {sheets} feuilles Letter.\n"
    assert main([*arguments, "--output", str(target)]) == 2
    assert "existe déjà" in capsys.readouterr().err


def test_without_a_name_it_goes_to_the_working_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "colonnade", "print", "corintho", "--lang", "en"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert "corintho-a4-en.pdf: " in done.stdout
    assert done.stderr == ""
    assert (tmp_path / "corintho-a4-en.pdf").read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["chess"], "no game 'chess'", "pas de jeu « chess »"),
        (
            ["senet", "--paper", "b5"],
            "There is no paper 'b5'; there are a4, a3, letter.",
            "Il n’y a pas de papier « b5 » ; il y a a4, a3, letter.",
        ),
        (
            ["senet", "--output", "/no/such/folder/senet.pdf"],
            "cannot write /no/such/folder/senet.pdf: its folder does not exist",
            "impossible d’écrire /no/such/folder/senet.pdf : son dossier n’existe pas",
        ),
        (
            ["senet", "--output", "/"],
            "cannot write /: this is a folder",
            "impossible d’écrire / : c’est un dossier",
        ),
        (["senet", "exit=maybe"], "exit=maybe: must be one of", "exit=maybe : il faut"),
    ],
)
def test_what_cannot_be_done_is_said_in_both_languages(
    arguments: list[str],
    english: str,
    french: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(document, "render_document", None)  # it is said before anything is drawn
    for language, said in (("en", english), ("fr", french)):
        assert main(["print", *arguments, "--lang", language]) == 2
        shown = capsys.readouterr()
        assert said in shown.err
        assert shown.err.count("\n") == 1
        assert shown.out == ""


def test_a_missing_library_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "fpdf", None)
    for module in [name for name in sys.modules if name.startswith("colonnade.printing.")]:
        if not module.endswith((".words", ".papers", ".cli")):
            monkeypatch.delitem(sys.modules, module)
    target = str(tmp_path / "senet.pdf")
    assert main(["print", "senet", "--lang", "fr", "--output", target]) == 2
    assert "pip install 'colonnade[print]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("value", "language"), [("fr_FR.UTF-8", "fr"), ("de_CH", "en"), ("C", "en")]
)
def test_the_locale_chooses_the_language(
    value: str, language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Language] = []

    def printed(*given: Any, **_: object) -> document.Document:
        asked.append(given[3])
        return document.Document(b"%PDF-", 1)

    monkeypatch.setattr(document, "render_document", printed)  # which takes a second
    monkeypatch.setenv("LC_ALL", value)
    monkeypatch.chdir(tmp_path)
    assert main(["print", "senet"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == [f"senet-a4-{language}.pdf"]
    assert asked == [language]


def test_every_sentence_has_the_same_facts_in_both_languages() -> None:
    for words in SAYS.values():
        assert words.en.count("{") == words.fr.count("{")
        assert "'" not in words.fr.replace("'colonnade[print]'", "")
