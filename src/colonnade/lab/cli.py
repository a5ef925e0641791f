"""The command `colonnade lab`."""

import argparse
import re
import shlex
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from shutil import get_terminal_size
from typing import Final

from colonnade.cli.command import GAME, OPTIONS, OVERWRITE, Argument, Command
from colonnade.cli.os_errors import check_output, error_text, unwritable_text
from colonnade.compiled import cores
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.options import parse_assignments
from colonnade.library.plotting import require_matplotlib
from colonnade.library.user_dirs import state_dir

from .checkpoint import Checkpoint
from .cluster import RayExecutor
from .execution import Progress, run
from .executors import ChunkExecutor, local_executor
from .export import json_of
from .html_report import html_of
from .players import CALLED
from .plots import draw
from .progress import ProgressBar
from .report import report_of
from .results import variant_options
from .study import Study, new_study
from .tables import check_table_file, figures_of, games_of
from .text import number, text_of
from .words import LabError, say


def run_lab(arguments: argparse.Namespace) -> int:
    """Run a study, and show its report."""
    language = arguments.lang
    study = study_of(arguments)
    prepare_outputs(arguments)
    executor = executor_of(arguments, study)
    usual = state_dir() / "lab" / f"{study.game}-{study.signature()}.jsonl"
    path = arguments.keep or default_checkpoint(usual, study, language)
    last = Progress(0, study.games, 0)
    bar = ProgressBar(sys.stderr, language)

    def watch(progress: Progress) -> None:
        nonlocal last
        if progress.games and not progress.played:
            print_message("resumed", language, games=number(progress.games, language), path=path)
        last = progress
        bar(progress)

    try:
        finished = run(study, executor, path, watch)
    except KeyboardInterrupt:
        bar.clear()
        print_stopped(last, path, language)
        return 130
    except ColonnadeError:
        bar.clear()
        if last.games:
            print_stopped(last, path, language)
        raise
    bar.clear()
    report = report_of(finished)
    columns = get_terminal_size((0, 0)).columns if sys.stdout.isatty() else 0
    print(text_of(report, language, columns), end="")
    command = shlex.join(["colonnade", *arguments.words])
    if arguments.json:
        arguments.json.write_text(json_of(report, command), encoding="utf-8")
    if arguments.html:
        arguments.html.write_text(html_of(report, language, command), encoding="utf-8")
    if arguments.rows:
        games_of(finished).write(arguments.rows)
    if arguments.csv:
        arguments.csv.write_text(figures_of(report).to_csv(), encoding="utf-8")
    if arguments.plots:
        for drawn in draw(report, arguments.plots, language):
            print_message("written", language, path=drawn)
    if path is not None and arguments.keep is None:
        path.unlink(missing_ok=True)
    return 0


def study_of(arguments: argparse.Namespace) -> Study:
    """The study that the arguments describe."""
    common = parse_assignments(arguments.options)
    variants = [parse_assignments(text.split()) for text in arguments.compare]
    return new_study(
        arguments.game,
        variant_options(common, variants, parse_sweeps(arguments.sweep)),
        seats=tuple(arguments.seat) or ("random",),
        games=arguments.games,
        seed=arguments.seed,
        told=arguments.told,
        chunk=arguments.chunk,
        rotates=arguments.rotate,
        rows=arguments.rows is not None,
    )


def parse_sweeps(words: Sequence[str]) -> dict[str, list[str]]:
    """The values of each swept option."""
    for word in words:
        name, equals, values = word.partition("=")
        if not (name and equals and all(values.split(","))):
            raise LabError("not_swept", given=word)
    return {name: values.split(",") for name, values in parse_assignments(words).items()}


def prepare_outputs(arguments: argparse.Namespace) -> None:
    """Check before a long study, not after it, that its results can be written."""
    if arguments.plots is not None:
        require_matplotlib("--plots")
    if arguments.rows is not None:
        check_table_file(arguments.rows)
    written = (arguments.json, arguments.csv, arguments.rows, arguments.html)
    for path in filter(None, written):
        check_output(path, overwrite=arguments.overwrite)
    places = Counter(path.resolve() for path in filter(None, (*written, arguments.keep)))
    for place, times in places.items():
        if times > 1:
            raise LabError("same_file", path=place.name)
    probe = None if arguments.plots is None else arguments.plots / ".probe"
    for path in filter(None, (arguments.keep, probe)):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ColonnadeError(unwritable_text(error.filename, error)) from None
        check_output(path, overwrite=True)


def executor_of(arguments: argparse.Namespace, study: Study) -> ChunkExecutor:
    """The executor: this machine, or a cluster."""
    if arguments.workers < 1:
        raise LabError("too_small", name="workers", number=arguments.workers, least=1)
    if arguments.on == "here":
        return local_executor(study, arguments.workers)
    if arguments.on == "ray":
        return RayExecutor()
    if re.fullmatch(r"ray://[^/]+:[0-9]+", arguments.on):
        return RayExecutor(arguments.on)
    raise LabError("nowhere", where=arguments.on)


def default_checkpoint(path: Path, study: Study, language: Language) -> Path | None:
    """The default checkpoint, or None where it cannot be written: the study runs without it."""
    try:
        with closing(Checkpoint(path, study)):
            return path
    except OSError as error:
        print_message("not_kept", language, why=error_text(error, language))
    except ColonnadeError:
        # The file is the lab's own and damaged, so it may be deleted.
        path.unlink(missing_ok=True)
        return path
    return None


def print_stopped(last: Progress, path: Path | None, language: Language) -> None:
    """Say how far a stopped study came, and whether it can be resumed."""
    if path is None:
        print_message("stopped_unkept", language)
        return
    games, of = (number(count, language) for count in (last.games, last.of))
    print_message("stopped", language, games=games, of=of, path=path)


def print_message(key: str, language: Language, **facts: object) -> None:
    """Print a message on standard error."""
    print(say(key, language, **facts), file=sys.stderr)


_FILE: Final = Text("FILE", "FICHIER")
COMMANDS: Final = (
    Command(
        "lab",
        Text("play a game many times, and measure it", "jouer un jeu mille fois et le mesurer"),
        run_lab,
        GAME,
        OPTIONS,
        Argument(
            "--games",
            Text("how many (10000)", "combien (10000)"),
            value="N",
            type=int,
            default=10_000,
        ),
        Argument(
            "--seed",
            Text("the same seed, the same games (1)", "même graine, mêmes parties (1)"),
            value="N",
            type=int,
            default=1,
        ),
        Argument(
            "--seat",
            Text(
                f"who plays next: {CALLED.en}; the last one also plays the seats left",
                f"qui joue ensuite : {CALLED.fr} ; le dernier joue aussi les places qui restent",
            ),
            value=Text("CHOOSER", "JOUEUR"),
            action="append",
            default=[],
        ),
        Argument(
            "--rotate",
            Text(
                "move the choosers one seat on after every game",
                "décaler les joueurs d’une place après chaque partie",
            ),
            action="store_true",
        ),
        Argument(
            "--compare",
            Text(
                'sets of options side by side: --compare "dice=1" "dice=2"',
                'des options côte à côte : --compare "dice=1" "dice=2"',
            ),
            value="OPTIONS",
            nargs="+",
            default=[],
        ),
        Argument(
            "--sweep",
            Text(
                "every combination of some values: --sweep dice=1,2 finish=build,home",
                "toutes les combinaisons de valeurs : --sweep dice=1,2 finish=build,home",
            ),
            value=Text("NAME=VALUES", "NOM=VALEURS"),
            nargs="+",
            default=[],
        ),
        Argument(
            "--told",
            Text(
                "games told by the story, to count its events (100)",
                "parties racontées, pour en compter les événements (100)",
            ),
            value="N",
            type=int,
            default=100,
        ),
        Argument(
            "--workers",
            Text("threads or processes (%(default)s)", "fils ou processus (%(default)s)"),
            value="N",
            type=int,
            default=cores(),
        ),
        Argument(
            "--on",
            Text("here, ray, or ray://HOST:PORT", "here (ici), ray, ou ray://HÔTE:PORT"),
            value=Text("WHERE", "OÙ"),
            default="here",
        ),
        Argument(
            "--chunk",
            Text(
                "games of a chunk, the unit that is kept",
                "parties d’un lot, l’unité qui est gardée",
            ),
            value="N",
            type=int,
        ),
        Argument(
            "--keep",
            Text("keep the study, and go on with it", "garder l’étude, et la poursuivre"),
            value=_FILE,
            type=Path,
        ),
        Argument(
            "--json",
            Text("write the figures as JSON", "écrire les chiffres en JSON"),
            value=_FILE,
            type=Path,
        ),
        Argument(
            "--csv",
            Text("write the figures as CSV", "écrire les chiffres en CSV"),
            value=_FILE,
            type=Path,
        ),
        Argument(
            "--rows",
            Text(
                "write a row for each game, to a .csv or .parquet file",
                "écrire une ligne par partie, dans un fichier .csv ou .parquet",
            ),
            value=_FILE,
            type=Path,
        ),
        Argument(
            "--html",
            Text("write the report as a page", "écrire le rapport en une page"),
            value=_FILE,
            type=Path,
        ),
        OVERWRITE,
        Argument(
            "--plots",
            Text("draw them, as PNG and SVG", "les dessiner, en PNG et SVG"),
            value=Text("FOLDER", "DOSSIER"),
            type=Path,
        ),
    ),
)
