"""Errors of files in the user's language; the operating system's messages are English only."""

from pathlib import Path
from typing import Final

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import LANGUAGES, Language, Text

TROUBLES: Final[dict[type[OSError], Text]] = {
    FileNotFoundError: Text("there is no such file", "ce fichier n’existe pas"),
    PermissionError: Text("this is not allowed here", "ce n’est pas permis ici"),
    FileExistsError: Text(
        "it exists already; choose another name", "il existe déjà ; choisis un autre nom"
    ),
    IsADirectoryError: Text("this is a folder", "c’est un dossier"),
    NotADirectoryError: Text(
        "a folder on the way is a file", "un dossier du chemin est un fichier"
    ),
}


def unwritable_text(path: object, error: OSError) -> Text:
    """The error that a file cannot be created or written, with the reason."""
    en, fr = (error_text(error, language) for language in LANGUAGES)
    if isinstance(error, FileNotFoundError):
        en, fr = "its folder does not exist", "son dossier n’existe pas"
    return Text(f"cannot write {path}: {en}", f"impossible d’écrire {path} : {fr}")


def check_output(path: Path, *, overwrite: bool) -> None:
    """Refuse, before any long work, a file that cannot be written, or exists unless `overwrite`."""
    is_new = not path.exists()
    if path.is_file() and not overwrite:
        raise ColonnadeError(
            Text(
                f"{path} exists already; --overwrite replaces it",
                f"{path} existe déjà ; --overwrite le remplace",
            )
        )
    try:
        path.open("ab").close()
    except OSError as error:
        raise ColonnadeError(unwritable_text(path, error)) from None
    if is_new:
        path.unlink()


def error_text(error: OSError | ColonnadeError, language: Language) -> str:
    """What is wrong with a file or its content; rare errors in the system's own words."""
    if isinstance(error, ColonnadeError):
        return error.said.to(language)
    words = TROUBLES.get(type(error))
    return words.to(language) if words else error.strerror or str(error)
