"""The arguments of `colonnade serve`; nothing of the server is loaded until it is asked for."""

import argparse
from typing import Final

from colonnade.cli.command import Argument, Command
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text

DATABASE: Final = "colonnade.db"
HIGHEST_PORT: Final = 65_535
MOST_ENGINES: Final = 1_000
MOST_DAYS: Final = 100_000


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


COMMANDS: Final = (
    Command(
        "serve",
        Text(
            "let people play together over the network", "faire jouer des gens ensemble, en réseau"
        ),
        run_serve,
        Argument(
            "--host",
            Text("address to listen on (%(default)s)", "adresse d’écoute (%(default)s)"),
            default="127.0.0.1",
        ),
        Argument(
            "--port",
            Text(
                "port to listen on, 0 for any (%(default)s)",
                "port d’écoute, 0 pour n’importe lequel (%(default)s)",
            ),
            value="PORT",
            between=(0, HIGHEST_PORT),
            default=8000,
        ),
        Argument(
            "--database",
            Text(
                "a file, or postgresql://… shared by several servers; "
                f"else COLONNADE_DATABASE, else {DATABASE} in this folder",
                "un fichier, ou postgresql://… partagée par plusieurs serveurs ; "
                f"sinon COLONNADE_DATABASE, sinon {DATABASE} dans ce dossier",
            ),
            value=Text("FILE_OR_URL", "FICHIER_OU_URL"),
            variable="COLONNADE_DATABASE",
            default=DATABASE,
        ),
        Argument(
            "--proxy",
            Text(
                "believe what a proxy says of its clients: its address, a network such as "
                "10.0.0.0/8, or * for exactly one proxy that nobody can go round; may be repeated",
                "croire ce qu’un proxy dit de ses clients : son adresse, un réseau comme "
                "10.0.0.0/8, ou * pour un seul proxy que personne ne contourne ; répétable",
            ),
            value=Text("ADDRESS", "ADRESSE"),
            action="append",
            default=[],
        ),
        Argument(
            "--origin",
            Text(
                "a site whose pages may speak to this server, besides its own; may be repeated",
                "un site dont les pages peuvent parler à ce serveur, outre le sien ; répétable",
            ),
            value="URL",
            action="append",
            default=[],
        ),
        Argument(
            "--unlimited",
            Text(
                "an address without rate limits; may be repeated",
                "une adresse sans limite de débit ; répétable",
            ),
            value=Text("ADDRESS", "ADRESSE"),
            action="append",
            default=[],
        ),
        Argument(
            "--engines",
            Text(
                "how many bots think at once, in processes",
                "combien de robots pensent en même temps, dans des processus",
            ),
            value="N",
            between=(1, MOST_ENGINES),
        ),
        Argument(
            "--bot",
            Text(
                "a program that speaks the engine protocol and may take seats; may be repeated",
                "un programme qui parle le protocole des moteurs et peut prendre place ; répétable",
            ),
            value=Text("NAME=COMMAND", "NOM=COMMANDE"),
            action="append",
            default=[],
        ),
        Argument(
            "--forget",
            Text(
                "delete tables this long after their game is over (else all are kept)",
                "effacer les tables tant de jours après la fin de leur partie "
                "(sinon tout est gardé)",
            ),
            value=Text("DAYS", "JOURS"),
            between=(0, MOST_DAYS),
        ),
        Argument(
            "--contact",
            Text(
                "whom to write to about what is kept, shown on the privacy page",
                "à qui écrire au sujet de ce qui est gardé, sur la page « Vie privée »",
            ),
            value=Text("ADDRESS", "ADRESSE"),
            variable="COLONNADE_CONTACT",
            default="",
        ),
        Argument(
            "--open",
            Text("show the games in a browser", "montrer les jeux dans un navigateur"),
            action="store_true",
        ),
        Argument(
            "--kiosk",
            Text(
                "show the games as on a public screen: full screen, "
                "back to a demonstration when idle",
                "montrer les jeux comme sur un écran public : plein écran, "
                "démonstration sans visiteur",
            ),
            action="store_true",
        ),
        Argument(
            "--quiet",
            Text("log warnings only", "ne journaliser que les avertissements"),
            action="store_true",
        ),
    ),
)
