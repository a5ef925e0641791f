"""The arguments of `colonnade engine`: it has none."""

import argparse


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the engine's command."""
    engine = commands.add_parser("engine", help="speak the engine protocol (CGP) on stdin")
    engine.set_defaults(run=run_engine)


def run_engine(arguments: argparse.Namespace) -> int:
    """`colonnade engine`."""
    from .loop import main

    return main()
