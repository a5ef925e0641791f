"""What is wrong with a file, in the person's language: the system speaks English only."""

from typing import Final

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.words import LANGUAGES, Language, Words

TROUBLES: Final[dict[type[OSError], Words]] = {
    FileNotFoundError: Words("there is no such file", "ce fichier n’existe pas"),
    PermissionError: Words("this is not allowed here", "ce n’est pas permis ici"),
    IsADirectoryError: Words("this is a folder", "c’est un dossier"),
    NotADirectoryError: Words(
        "a folder on the way is a file", "un dossier du chemin est un fichier"
    ),
}


def unwritable(path: object, error: OSError) -> Words:
    """A file that can be neither made nor written, and why."""
    en, fr = (trouble(error, language) for language in LANGUAGES)
    if isinstance(error, FileNotFoundError):
        en, fr = "its folder does not exist", "son dossier n’existe pas"
    return Words(f"cannot write {path}: {en}", f"impossible d’écrire {path} : {fr}")


def trouble(error: OSError | ColonnadeError, language: Language) -> str:
    """What is wrong with a file or what it holds; for rare troubles what the system says."""
    if isinstance(error, ColonnadeError):
        return error.said.to(language)
    words = TROUBLES.get(type(error))
    return words.to(language) if words else error.strerror or str(error)
