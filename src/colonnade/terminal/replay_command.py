"""`colonnade replay`: a recorded game, step by step or all at once."""

import argparse
from dataclasses import replace
from typing import Final

from colonnade.cli.command import FILE, Argument, Command
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.record import Record
from colonnade.library import Game, read_file, replayed
from colonnade.library.replay import seat_count_fault

from .console import Console, Leaving
from .player_names import seat_names
from .screen import Screen
from .words import RECORD, say


def run(arguments: argparse.Namespace) -> int:
    """`colonnade replay`: as far as the record is right, and then what is wrong with it."""
    record = read_file(arguments.file)
    game, fault = replayed(record)
    if fault is not None and not game.tokens:
        raise fault
    if seat_count_fault(game, record):
        record = replace(record, seats=())
    step_through(Console(), arguments.lang, game, record, everything=arguments.all)
    if fault is not None:
        raise fault
    return 0


def step_through(
    console: Console, language: Language, game: Game, record: Record, *, everything: bool
) -> None:
    """Show the game token by token, forward and back, or all of it at once."""
    names = seat_names(game, record.seats, language)
    story = game.log(language, names)
    screen, at = Screen(console, language), game_after(game, 0)
    screen.draw(at, names)
    if everything:
        for token, told in story:
            at.play(token)
            console.show(f"\n{token}: {told}")
            screen.draw(at, names)
        return
    index = 0
    while True:
        try:
            answer = console.ask(say("step", language, index=index, count=len(story)))
        except Leaving:
            return
        if answer.lower() in ("q", "quit", "exit"):
            return
        index = next_index(answer, index, len(story))
        if index:
            token, told = story[index - 1]
            console.show(f"{index}. {token}: {told}")
        screen.draw(game_after(game, index), names)


def next_index(answer: str, index: int, last: int) -> int:
    """The index that an answer leads to."""
    if answer.isascii() and answer.isdigit():
        return min(int(answer[:9]), last)
    if answer.lower() in ("b", "back", "r", "retour"):
        return max(index - 1, 0)
    return min(index + 1, last)


def game_after(game: Game, count: int) -> Game:
    """The game after its first tokens."""
    twin = game.copy()
    while len(twin.tokens) > count:
        twin.undo()
    return twin


COMMANDS: Final = (
    Command(
        "replay",
        Text("step through a recorded game", "revoir une partie enregistrée pas à pas"),
        run,
        Argument("file", RECORD, value=FILE),
        Argument(
            "--all",
            Text("print the whole game at once", "montrer toute la partie d’un coup"),
            action="store_true",
        ),
    ),
)
