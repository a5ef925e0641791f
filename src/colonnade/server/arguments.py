"""The arguments of `colonnade serve`; nothing of the server is loaded until it is asked for."""

import argparse
import os

DATABASE = "colonnade.db"


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the server's commands."""
    serve = commands.add_parser("serve", help="let people play together over the network")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s)")
    serve.add_argument(
        "--port", type=int, default=8000, help="port to listen on, 0 for any (%(default)s)"
    )
    serve.add_argument(
        "--database",
        default=os.environ.get("COLONNADE_DATABASE", DATABASE),
        metavar="FILE_OR_URL",
        help="a file, or postgresql://… shared by several servers; "
        f"else COLONNADE_DATABASE, else {DATABASE} in this folder",
    )
    serve.add_argument(
        "--proxy",
        metavar="ADDRESS",
        default="",
        help="believe what a proxy at this address says of its clients (* for any)",
    )
    serve.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="a site whose pages may speak to this server, besides its own; may be repeated",
    )
    serve.add_argument(
        "--unlimited",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="an address without rate limits; may be repeated",
    )
    serve.add_argument(
        "--engines", type=int, metavar="N", help="how many bots think at once, in processes"
    )
    serve.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a program that speaks the engine protocol and may take seats; may be repeated",
    )
    serve.add_argument(
        "--forget",
        type=float,
        metavar="DAYS",
        help="delete tables this long after their game is over (else all are kept)",
    )
    serve.add_argument("--open", action="store_true", help="show the games in a browser")
    serve.add_argument("--quiet", action="store_true", help="log warnings only")
    serve.set_defaults(run=run_serve)


def run_serve(arguments: argparse.Namespace) -> int:
    """`colonnade serve`."""
    from .serving import run

    return run(arguments)
