"""`colonnade lab`: what the command line asks of the lab."""

import argparse
import sys
from pathlib import Path

from colonnade.command.command import Command
from colonnade.command.language import language_for
from colonnade.command.parser import Commands
from colonnade.command.troubles import trouble, unwritable
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.words import Language, Words
from colonnade.swift import cores

from .choosing import CALLED
from .cluster import RayCrew
from .crews import Crew, local_crew
from .notebook import Notebook, own_path
from .plots import check_plotting, draw
from .progress import Bar
from .report import report_of
from .running import Progress, run
from .study import Study, new_study
from .tables import csv_of, json_of
from .text import number, text_of
from .words import Refused, say


def add_commands(commands: Commands, language: Language) -> None:
    """Declare the lab's command."""
    what = Words("play a game many times, and measure it", "jouer un jeu mille fois et le mesurer")
    lab = Command(commands, language, "lab", what)
    file = Words("FILE", "FICHIER")
    lab.add_game()
    lab.add_options()
    lab.add(
        "--games", Words("how many (10000)", "combien (10000)"), value="N", type=int, default=10_000
    )
    lab.add(
        "--seed",
        Words("the same seed, the same games (1)", "même graine, mêmes parties (1)"),
        value="N",
        type=int,
        default=1,
    )
    lab.add(
        "--seat",
        Words(
            f"who plays next: {CALLED}; the last one also plays the seats left",
            f"qui joue ensuite : {CALLED} ; le dernier joue aussi les places qui restent",
        ),
        value=Words("CHOOSER", "JOUEUR"),
        action="append",
        default=[],
    )
    lab.add(
        "--rotate",
        Words(
            "move the choosers one seat on after every game",
            "décaler les joueurs d’une place après chaque partie",
        ),
        action="store_true",
    )
    lab.add(
        "--compare",
        Words(
            'sets of options side by side: --compare "dice=1" "dice=2"',
            'des options côte à côte : --compare "dice=1" "dice=2"',
        ),
        value="OPTIONS",
        nargs="+",
        default=[],
    )
    lab.add(
        "--told",
        Words(
            "games told by the story, to count its events (100)",
            "parties racontées, pour en compter les événements (100)",
        ),
        value="N",
        type=int,
        default=100,
    )
    lab.add(
        "--workers",
        Words("threads or processes (%(default)s)", "fils ou processus (%(default)s)"),
        value="N",
        type=int,
        default=cores(),
    )
    lab.add(
        "--on",
        Words("here, ray, or ray://HOST:PORT", "here (ici), ray, ou ray://HÔTE:PORT"),
        value=Words("WHERE", "OÙ"),
        default="here",
    )
    lab.add(
        "--chunk",
        Words(
            "games of a chunk, the unit that is kept", "parties d’un lot, l’unité qui est gardée"
        ),
        value="N",
        type=int,
    )
    lab.add(
        "--keep",
        Words("keep the study, and go on with it", "garder l’étude, et la poursuivre"),
        value=file,
        type=Path,
    )
    for name in ("json", "csv"):
        lab.add(
            f"--{name}",
            Words(f"write the figures as {name.upper()}", f"écrire les chiffres en {name.upper()}"),
            value=file,
            type=Path,
        )
    lab.add(
        "--plots",
        Words("draw them, as PNG and SVG", "les dessiner, en PNG et SVG"),
        value=Words("FOLDER", "DOSSIER"),
        type=Path,
    )
    lab.runs(run_lab)


def run_lab(arguments: argparse.Namespace) -> int:
    """Play a study, and show what it found."""
    language = language_for(arguments)
    study = study_of(arguments)
    prepare_outputs(arguments)
    crew = crew_of(arguments, study)
    path = arguments.keep or _usable(own_path(study), study, language)
    last = Progress(0, study.games, 0)
    bar = Bar(sys.stderr, language)

    def watch(progress: Progress) -> None:
        nonlocal last
        if progress.games and not progress.played:
            _tell("resumed", language, games=number(progress.games, language), path=path)
        last = progress
        bar(progress)

    try:
        finished = run(study, crew, path, watch)
    except KeyboardInterrupt:
        bar.clear()
        _tell_stopped(last, path, language)
        return 130
    except ColonnadeError:
        bar.clear()
        if last.games:
            _tell_stopped(last, path, language)
        raise
    bar.clear()
    report = report_of(finished)
    print(text_of(report, language), end="")
    if arguments.json:
        arguments.json.write_text(json_of(report), encoding="utf-8")
    if arguments.csv:
        arguments.csv.write_text(csv_of(report), encoding="utf-8")
    if arguments.plots:
        for drawn in draw(report, arguments.plots, language):
            _tell("written", language, path=drawn)
    if path is not None and arguments.keep is None:
        path.unlink(missing_ok=True)
    return 0


def study_of(arguments: argparse.Namespace) -> Study:
    """The study that is asked for."""
    common = parse_assignments(arguments.options)
    variants = [{**common, **parse_assignments(text.split())} for text in arguments.compare]
    study = new_study(
        arguments.game,
        variants or [common],
        seats=tuple(arguments.seat) or ("random",),
        games=arguments.games,
        seed=arguments.seed,
        told=arguments.told,
        chunk=arguments.chunk,
        rotates=arguments.rotate,
    )
    if len(set(study.variants)) < len(study.variants):
        raise Refused("same_variants")
    return study


def prepare_outputs(arguments: argparse.Namespace) -> None:
    """Find out before a long study, not after it, that its result can not be written."""
    if arguments.plots is not None:
        check_plotting()
    try:
        if arguments.keep is not None:
            arguments.keep.parent.mkdir(parents=True, exist_ok=True)
        for path in (arguments.json, arguments.csv, arguments.keep):
            if path is not None:
                with path.open("a", encoding="utf-8"):
                    pass
        if arguments.plots is not None:
            arguments.plots.mkdir(parents=True, exist_ok=True)
            probe = arguments.plots / ".probe"
            probe.touch()
            probe.unlink()
    except OSError as error:
        raise ColonnadeError(unwritable(error.filename, error)) from None


def crew_of(arguments: argparse.Namespace, study: Study) -> Crew:
    """Who plays: this machine, or a cluster."""
    if arguments.workers < 1:
        raise Refused("too_small", name="workers", number=arguments.workers, least=1)
    if arguments.on == "here":
        return local_crew(study, arguments.workers)
    if arguments.on == "ray":
        return RayCrew()
    if arguments.on.startswith("ray://"):
        return RayCrew(arguments.on)
    raise Refused("nowhere", where=arguments.on)


def _usable(path: Path, study: Study, language: Language) -> Path | None:
    """The lab's own file, or None where it can not be written: the study is worth more."""
    try:
        with Notebook(path, study):
            return path
    except OSError as error:
        _tell("not_kept", language, why=trouble(error, language))
    except ColonnadeError:
        # The file is the lab's own and damaged: nobody will miss it.
        path.unlink(missing_ok=True)
        return path
    return None


def _tell_stopped(last: Progress, path: Path | None, language: Language) -> None:
    if path is None:
        _tell("stopped_unkept", language)
        return
    games, of = (number(count, language) for count in (last.games, last.of))
    _tell("stopped", language, games=games, of=of, path=path)


def _tell(key: str, language: Language, **facts: object) -> None:
    """Say something that is not the result."""
    print(say(key, language, **facts), file=sys.stderr)
