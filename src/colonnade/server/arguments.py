"""The arguments of `colonnade serve`; nothing of the server is loaded until it is asked for."""

import argparse
import os
from typing import Final

from colonnade.command.command import Command
from colonnade.command.numbers import whole
from colonnade.command.parser import Commands
from colonnade.kernel.words import Language, Words

DATABASE: Final = "colonnade.db"
HIGHEST_PORT: Final = 65_535
MOST_ENGINES: Final = 1_000
MOST_DAYS: Final = 100_000


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the server's command."""
    what = Words(
        "let people play together over the network", "faire jouer des gens ensemble, en réseau"
    )
    serve = Command(commands, language, "serve", what)
    serve.add(
        "--host",
        Words("address to listen on (%(default)s)", "adresse d’écoute (%(default)s)"),
        default="127.0.0.1",
    )
    serve.add(
        "--port",
        Words(
            "port to listen on, 0 for any (%(default)s)",
            "port d’écoute, 0 pour n’importe lequel (%(default)s)",
        ),
        value="PORT",
        type=whole(language, 0, HIGHEST_PORT),
        default=8000,
    )
    serve.add(
        "--database",
        Words(
            "a file, or postgresql://… shared by several servers; "
            f"else COLONNADE_DATABASE, else {DATABASE} in this folder",
            "un fichier, ou postgresql://… partagée par plusieurs serveurs ; "
            f"sinon COLONNADE_DATABASE, sinon {DATABASE} dans ce dossier",
        ),
        value=Words("FILE_OR_URL", "FICHIER_OU_URL"),
        default=os.environ.get("COLONNADE_DATABASE") or DATABASE,
    )
    serve.add(
        "--proxy",
        Words(
            "believe what a proxy at this address says of its clients (* for any)",
            "croire ce qu’un proxy à cette adresse dit de ses clients (* pour tous)",
        ),
        value=Words("ADDRESS", "ADRESSE"),
        default="",
    )
    serve.add(
        "--origin",
        Words(
            "a site whose pages may speak to this server, besides its own; may be repeated",
            "un site dont les pages peuvent parler à ce serveur, outre le sien ; répétable",
        ),
        value="URL",
        action="append",
        default=[],
    )
    serve.add(
        "--unlimited",
        Words(
            "an address without rate limits; may be repeated",
            "une adresse sans limite de débit ; répétable",
        ),
        value=Words("ADDRESS", "ADRESSE"),
        action="append",
        default=[],
    )
    serve.add(
        "--engines",
        Words(
            "how many bots think at once, in processes",
            "combien de robots pensent en même temps, dans des processus",
        ),
        value="N",
        type=whole(language, 1, MOST_ENGINES),
    )
    serve.add(
        "--bot",
        Words(
            "a program that speaks the engine protocol and may take seats; may be repeated",
            "un programme qui parle le protocole des moteurs et peut prendre place ; répétable",
        ),
        value=Words("NAME=COMMAND", "NOM=COMMANDE"),
        action="append",
        default=[],
    )
    serve.add(
        "--forget",
        Words(
            "delete tables this long after their game is over (else all are kept)",
            "effacer les tables tant de jours après la fin de leur partie (sinon tout est gardé)",
        ),
        value=Words("DAYS", "JOURS"),
        type=whole(language, 0, MOST_DAYS),
    )
    serve.add(
        "--open",
        Words("show the games in a browser", "montrer les jeux dans un navigateur"),
        action="store_true",
    )
    serve.add(
        "--quiet",
        Words("log warnings only", "ne journaliser que les avertissements"),
        action="store_true",
    )
    serve.runs(run_serve)


def run_serve(arguments: argparse.Namespace) -> int:
    """`colonnade serve`."""
    from .serving import run

    return run(arguments)
