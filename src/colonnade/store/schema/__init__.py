"""The schema of each database, as numbered steps that are taken once and in order."""

from collections.abc import Collection
from importlib import resources
from typing import NamedTuple

from colonnade.kernel.i18n import Text
from colonnade.store.errors import UnfitDatabase


class Step(NamedTuple):
    """One change of the schema."""

    number: int
    name: str
    sql: str


def steps(dialect: str) -> list[Step]:
    """All the steps of a dialect, `sqlite` or `postgres`, in order."""
    found = []
    for file in (resources.files(__name__) / dialect).iterdir():
        if file.name.endswith(".sql"):
            number, _, name = file.name.removesuffix(".sql").partition("-")
            found.append(Step(int(number), name, file.read_text(encoding="utf-8")))
    return sorted(found)


def remaining(known: list[Step], taken: Collection[int]) -> list[Step]:
    """The steps still to take; a database that took one we do not know is refused."""
    unknown = set(taken) - {step.number for step in known}
    if unknown:
        newest = max(unknown)
        raise UnfitDatabase(
            Text(
                f"the database was written by a newer version (schema {newest}): update first",
                f"la base vient d’une version plus récente (schéma {newest}) : mets d’abord à jour",
            )
        )
    return [step for step in known if step.number not in taken]
