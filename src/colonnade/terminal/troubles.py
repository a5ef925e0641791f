"""What is wrong with a file, in the person's language: the system speaks English only."""

from typing import Final

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.words import Language, Words

TROUBLES: Final[dict[type[OSError], Words]] = {
    FileNotFoundError: Words("there is no such file", "ce fichier n’existe pas"),
    PermissionError: Words("this is not allowed here", "ce n’est pas permis ici"),
    IsADirectoryError: Words("this is a folder", "c’est un dossier"),
    NotADirectoryError: Words(
        "a folder on the way is a file", "un dossier du chemin est un fichier"
    ),
}


def trouble(error: OSError | ColonnadeError, language: Language) -> str:
    """What is wrong with a file or what it holds; for rare troubles what the system says."""
    if isinstance(error, ColonnadeError):
        return error.said.to(language)
    words = TROUBLES.get(type(error))
    return words.to(language) if words else error.strerror or str(error)
