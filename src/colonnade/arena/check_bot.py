"""`colonnade check-bot`: run a program through the engine protocol, and report its faults."""

import argparse
import random
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from colonnade.bots.api.engine_client import START_SECONDS, legal_code, request_move
from colonnade.bots.api.engine_process import EngineProcess, Forfeit, Stalled, split_command
from colonnade.cli.command import Argument, Command
from colonnade.cli.programs import check_program
from colonnade.games import GAMES, rulebook
from colonnade.kernel.i18n import Text
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Game

QUITTING_SECONDS: Final = 2.0
"""Seconds for the end of a program that is told to quit."""
MOST_MOVES: Final = 400
MILLISECONDS: Final = 1000

SAID: Final = {
    "named": Text("it calls itself {name}", "il se nomme {name}"),
    "nameless": Text(
        "no answer to cgp; `id name NAME` and `cgpok` would give it a name",
        "pas de réponse à cgp ; `id name NOM` et `cgpok` lui donneraient un nom",
    ),
    "ready": Text("answers isready with readyok", "répond readyok à isready"),
    "not_ready": Text(
        "no readyok to isready; a program may say it, nobody insists",
        "pas de readyok à isready ; un programme peut le dire, personne ne l’exige",
    ),
    "played": Text(
        "{game}: {moves} legal moves, the slowest in {slowest:.0f} ms of {allowed} ms",
        "{game} : {moves} coups permis, le plus lent en {slowest:.0f} ms sur {allowed} ms",
    ),
    "failed": Text("{game}: {why}", "{game} : {why}"),
    "quits": Text("ends when it is told to quit", "se termine quand on lui dit quit"),
    "goes_on": Text(
        "does not end within {seconds:.0f} s of quit; it will be killed",
        "ne se termine pas {seconds:.0f} s après quit ; il sera tué",
    ),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check."""

    verdict: str
    """`ok`, `note` for what is allowed but could be better, `FAIL`."""
    said: Text
    errors: tuple[str, ...] = ()
    """The last lines that the program wrote on its standard error."""


def run(arguments: argparse.Namespace) -> int:
    """`colonnade check-bot`."""
    language, failed = arguments.lang, False
    check_program(arguments.command)
    for found in check(arguments.command, arguments.game or ["senet"], arguments.movetime):
        failed |= found.verdict == "FAIL"
        said = found.said.to(language)
        print(f"{found.verdict:5} {said}", flush=True)
        for line in found.errors:
            if line not in said:
                print(f"      | {line}")
    return int(failed)


def check(command: str, games: list[str], milliseconds: int = MILLISECONDS) -> Iterator[Finding]:
    """Everything that a referee would ask of a program, with its answers."""
    words, books = split_command(command), [rulebook(game) for game in games]
    told, stalled = ask_optional(words, books[0], milliseconds)
    yield from optional_findings(told)
    if stalled is not None:
        yield failure(books[0], stalled)
    for book in books[1 if stalled is not None else 0 :]:
        yield check_game(words, book, milliseconds)
    with closing(EngineProcess(words)) as process:
        process.send("quit")
        ended = process.wait(QUITTING_SECONDS) is not None
    said = SAID["quits"] if ended else SAID["goes_on"].filled(seconds=QUITTING_SECONDS)
    yield Finding("ok" if ended else "note", said)


def ask_optional(
    words: list[str], book: AnyRulebook, milliseconds: int
) -> tuple[list[str], Forfeit | None]:
    """What a program says to optional questions, and the fault of one that never answers.

    A move is asked for after them: a program answers line by line, so that nobody waits for answers
    that it leaves out. It is a process of its own because a question may also end it.
    """
    game, rng, told = Game(book.id), random.Random(1), list[str]()
    while game.is_chance:
        game.throw(rng)
    with closing(EngineProcess(words)) as process:
        process.send("cgp", "isready")
        try:
            timed_move(process, game, milliseconds / 1000, START_SECONDS, told)
        except Stalled as fault:
            return told, fault
        except Forfeit:
            pass  # the game will show whether it plays
    return told, None


def optional_findings(told: list[str]) -> Iterator[Finding]:
    """What the answers to optional questions say."""
    names = [line.removeprefix("id name ") for line in told if line.startswith("id name ")]
    if "cgpok" in told:
        yield Finding("ok", SAID["named"].filled(name=names[0] if names else "?"))
    else:
        yield Finding("note", SAID["nameless"])
    is_ready = "readyok" in told
    yield Finding("ok" if is_ready else "note", SAID["ready" if is_ready else "not_ready"])


def check_game(words: list[str], book: AnyRulebook, milliseconds: int) -> Finding:
    """A whole game, in which the program plays for every seat."""
    game, rng, moves, slowest = Game(book.id), random.Random(1), 0, 0.0
    try:
        with closing(EngineProcess(words)) as process:
            while not game.is_over and moves < MOST_MOVES:
                if game.is_chance:
                    game.throw(rng)
                    continue
                extra = 0.0 if moves else START_SECONDS
                token, took = timed_move(process, game, milliseconds / 1000, extra)
                # The first answer includes the start of the program.
                slowest = max(slowest, took) if moves else 0.0
                legal_code(book, game.rules_options, game.state, token, process.errors)
                game.play(token)
                moves += 1
    except Forfeit as fault:
        return failure(book, fault)
    facts = {"moves": moves, "slowest": 1000 * slowest, "allowed": milliseconds}
    return Finding("ok", SAID["played"].filled(game=book.id, **facts))


def failure(book: AnyRulebook, fault: Forfeit) -> Finding:
    """A game that a program forfeits."""
    return Finding("FAIL", SAID["failed"].filled(game=book.id, why=fault.said), fault.errors)


def timed_move(
    process: EngineProcess,
    game: Game,
    seconds: float,
    extra: float,
    told: list[str] | None = None,
) -> tuple[str, float]:
    """What a program answers when it is asked for a move, and the seconds it took."""
    begun, book = time.monotonic(), game.rulebook
    token = request_move(process, book, game.rules_options, game.state, seconds, extra, told)
    return token, time.monotonic() - begun


_GAMES: Final = ", ".join(GAMES)
COMMANDS: Final = (
    Command(
        "check-bot",
        Text(
            "run a bot through the protocol, and say what is wrong",
            "faire passer un robot par le protocole, et dire ce qui ne va pas",
        ),
        run,
        Argument(
            "command",
            Text(
                'how it is started, such as "python my_bot.py"',
                'comment le lancer, "python bot.py"',
            ),
            value=Text("COMMAND", "COMMANDE"),
        ),
        Argument(
            "--game",
            Text(
                f"a game to try, of {_GAMES} (senet)",
                f"un jeu à essayer, parmi {_GAMES} (senet)",
            ),
            value=Text("GAME", "JEU"),
            action="append",
            default=[],
        ),
        Argument(
            "--movetime",
            Text("milliseconds for a move (1000)", "millisecondes par coup (1000)"),
            value="MS",
            between=(10, 600_000),
            default=MILLISECONDS,
        ),
        ends=Text("exit: 0 it plays, 1 it does not", "code : 0 il joue, 1 il ne joue pas"),
    ),
)
