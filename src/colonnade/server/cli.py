"""The arguments of `colonnade serve`; nothing of the server is loaded until it is asked for."""

import argparse
import os
from typing import Final

from colonnade.cli.command import Command, Commands, whole_number
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Language, Text

DATABASE: Final = "colonnade.db"
HIGHEST_PORT: Final = 65_535
MOST_ENGINES: Final = 1_000
MOST_DAYS: Final = 100_000


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the server's command."""
    serve = Command(
        commands,
        language,
        "serve",
        Text(
            "let people play together over the network", "faire jouer des gens ensemble, en réseau"
        ),
    )
    serve.add(
        "--host",
        Text("address to listen on (%(default)s)", "adresse d’écoute (%(default)s)"),
        default="127.0.0.1",
    )
    serve.add(
        "--port",
        Text(
            "port to listen on, 0 for any (%(default)s)",
            "port d’écoute, 0 pour n’importe lequel (%(default)s)",
        ),
        value="PORT",
        type=whole_number(language, 0, HIGHEST_PORT),
        default=8000,
    )
    serve.add(
        "--database",
        Text(
            "a file, or postgresql://… shared by several servers; "
            f"else COLONNADE_DATABASE, else {DATABASE} in this folder",
            "un fichier, ou postgresql://… partagée par plusieurs serveurs ; "
            f"sinon COLONNADE_DATABASE, sinon {DATABASE} dans ce dossier",
        ),
        value=Text("FILE_OR_URL", "FICHIER_OU_URL"),
        default=os.environ.get("COLONNADE_DATABASE") or DATABASE,
    )
    serve.add(
        "--proxy",
        Text(
            "believe what a proxy says of its clients: its address, a network such as 10.0.0.0/8,"
            " or * for exactly one proxy that nobody can go round; may be repeated",
            "croire ce qu’un proxy dit de ses clients : son adresse, un réseau comme 10.0.0.0/8,"
            " ou * pour un seul proxy que personne ne contourne ; répétable",
        ),
        value=Text("ADDRESS", "ADRESSE"),
        action="append",
        default=[],
    )
    serve.add(
        "--origin",
        Text(
            "a site whose pages may speak to this server, besides its own; may be repeated",
            "un site dont les pages peuvent parler à ce serveur, outre le sien ; répétable",
        ),
        value="URL",
        action="append",
        default=[],
    )
    serve.add(
        "--unlimited",
        Text(
            "an address without rate limits; may be repeated",
            "une adresse sans limite de débit ; répétable",
        ),
        value=Text("ADDRESS", "ADRESSE"),
        action="append",
        default=[],
    )
    serve.add(
        "--engines",
        Text(
            "how many bots think at once, in processes",
            "combien de robots pensent en même temps, dans des processus",
        ),
        value="N",
        type=whole_number(language, 1, MOST_ENGINES),
    )
    serve.add(
        "--bot",
        Text(
            "a program that speaks the engine protocol and may take seats; may be repeated",
            "un programme qui parle le protocole des moteurs et peut prendre place ; répétable",
        ),
        value=Text("NAME=COMMAND", "NOM=COMMANDE"),
        action="append",
        default=[],
    )
    serve.add(
        "--forget",
        Text(
            "delete tables this long after their game is over (else all are kept)",
            "effacer les tables tant de jours après la fin de leur partie (sinon tout est gardé)",
        ),
        value=Text("DAYS", "JOURS"),
        type=whole_number(language, 0, MOST_DAYS),
    )
    serve.add(
        "--contact",
        Text(
            "whom to write to about what is kept, shown on the privacy page",
            "à qui écrire au sujet de ce qui est gardé, sur la page « Vie privée »",
        ),
        value=Text("ADDRESS", "ADRESSE"),
        default=os.environ.get("COLONNADE_CONTACT") or "",
    )
    serve.add(
        "--open",
        Text("show the games in a browser", "montrer les jeux dans un navigateur"),
        action="store_true",
    )
    serve.add(
        "--kiosk",
        Text(
            "show the games as on a public screen: full screen, back to a demonstration when idle",
            "montrer les jeux comme sur un écran public : plein écran, démonstration sans visiteur",
        ),
        action="store_true",
    )
    serve.add(
        "--quiet",
        Text("log warnings only", "ne journaliser que les avertissements"),
        action="store_true",
    )
    serve.set_run(run_serve)


def run_serve(arguments: argparse.Namespace) -> int:
    """`colonnade serve`."""
    try:
        from colonnade.server.run.serve import run
    except ModuleNotFoundError as missing:  # installed without its dependencies
        package = missing.name
        raise ColonnadeError(
            Text(
                f"the server needs {package}: pip install colonnade brings it",
                f"le serveur demande {package} : pip install colonnade l’apporte",
            )
        ) from missing
    return run(arguments)
