"""`colonnade backup`, `restore` and `forget`: what an operator does beside a server."""

import argparse
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final

from colonnade.cli.command import FILE, Argument, Command
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text, sentence

from .cli import DATABASE

TABLES = Text("{count|table|tables}.", "{count|table|tables}.")
NOTHING = Text(
    "no table has that id or that name; nothing was deleted",
    "aucune table n’a cet identifiant ou ce nom ; rien n’a été effacé",
)


def run_backup(arguments: argparse.Namespace) -> int:
    """`colonnade backup FILE`."""
    from colonnade.store.backup import back_up

    return count_tables(arguments, back_up(arguments.database, arguments.file))


def run_restore(arguments: argparse.Namespace) -> int:
    """`colonnade restore FILE`."""
    from colonnade.store.backup import restore

    work = restore(arguments.file, arguments.database, replace=arguments.replace)
    return count_tables(arguments, work)


def run_forget(arguments: argparse.Namespace) -> int:
    """`colonnade forget --table ID` or `--name NAME`."""
    from .tables.deletion import forget

    if not arguments.table and not arguments.name:
        raise ColonnadeError(Text("say --table ID or --name NAME", "il faut --table ou --name"))
    work = forget(arguments.database, arguments.table, arguments.name)
    return count_tables(arguments, work, if_none=NOTHING)


def count_tables(
    arguments: argparse.Namespace, work: Coroutine[Any, Any, int], if_none: Text | None = None
) -> int:
    """Do the work and say how many tables it was; that it was none may be refused."""
    import asyncio  # not needed to declare commands

    count = asyncio.run(work)
    if not count and if_none is not None:
        raise ColonnadeError(if_none)
    print(sentence(TABLES, {"count": count}, arguments.lang, ()))
    return 0


_DATABASE: Final = Argument(
    "--database",
    Text(
        f"a file or postgresql://…; else COLONNADE_DATABASE, else {DATABASE}",
        f"un fichier ou postgresql://… ; sinon COLONNADE_DATABASE, sinon {DATABASE}",
    ),
    value=Text("FILE_OR_URL", "FICHIER_OU_URL"),
    variable="COLONNADE_DATABASE",
    default=DATABASE,
)
COMMANDS: Final = (
    Command(
        "backup",
        Text(
            "copy all tables into a file, while servers go on",
            "copier toutes les tables dans un fichier, sans arrêter les serveurs",
        ),
        run_backup,
        Argument("file", Text("the new file", "le nouveau fichier"), value=FILE, type=Path),
        _DATABASE,
    ),
    Command(
        "restore",
        Text(
            "bring a backup back, into SQLite or PostgreSQL, while no server runs",
            "reprendre une sauvegarde, dans SQLite ou PostgreSQL, serveurs arrêtés",
        ),
        run_restore,
        Argument("file", Text("the backup", "la sauvegarde"), value=FILE, type=Path),
        _DATABASE,
        Argument(
            "--replace",
            Text("delete the tables that there are", "effacer les tables qui y sont"),
            action="store_true",
        ),
    ),
    Command(
        "forget",
        Text(
            "delete one table, or one name from all tables",
            "effacer une table, ou un nom de toutes les tables",
        ),
        run_forget,
        Argument(
            "--table",
            Text("the id of a table; may be repeated", "l’identifiant d’une table ; répétable"),
            value="ID",
            action="append",
            default=[],
        ),
        Argument(
            "--name",
            Text("a name; may be repeated", "un nom ; répétable"),
            value=Text("NAME", "NOM"),
            action="append",
            default=[],
        ),
        _DATABASE,
    ),
)
