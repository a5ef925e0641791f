"""After a game: save it, look at it again, play another one."""

import sys
from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeAlias

from colonnade.analysis import Effort, review
from colonnade.analysis.text import text_of
from colonnade.cli.progress_line import ProgressLine
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.suggestions import suggestion

from .analyse_command import WHOLE_SECONDS, progress_callback
from .completion import answer_completer, matching_files
from .console import Leaving
from .session import Session

Next: TypeAlias = Literal["leave", "rematch", "again"]

ANSWERS: Final[dict[str, str]] = {
    "save": "save",
    "enregistrer": "save",
    "analyse": "analyse",
    "analyze": "analyse",
    "analyser": "analyse",
    "rematch": "rematch",
    "revanche": "rematch",
    "again": "again",
    "encore": "again",
    "undo": "undo",
    "reprendre": "undo",
    "log": "log",
    "journal": "log",
    "quit": "leave",
    "quitter": "leave",
    "q": "leave",
    "": "leave",
    "?": "help",
    "help": "help",
    "aide": "help",
}
REVIEW: Final = Effort(whole=WHOLE_SECONDS)


def after_game(session: Session) -> Next:
    """Ask what to do now, until the person leaves or wants another game."""
    screen = session.screen
    if session.saver.path is not None:
        screen.say("finished_kept", path=session.saver.path)
    if len(session.bots) == session.game.players:
        return "leave"  # no person to ask
    doing: dict[str, Callable[[str], None]] = {
        "save": session.save,
        "help": lambda rest: screen.say("help_at_end"),
        "log": lambda rest: screen.show_log(session.game, session.names),
        "analyse": lambda rest: analyse(session),
    }
    try:
        while True:
            answer = screen.console.ask(screen.text("end_menu"), complete_answer)
            word, _, rest = answer.partition(" ")
            chosen = ANSWERS.get(word.lower())
            if chosen in ("leave", "rematch", "again"):
                return chosen  # type: ignore[return-value]
            if chosen == "undo":
                session.undo()
                if not session.local_table.table.is_over and not session.run():
                    return "leave"
            elif chosen is not None:
                doing[chosen](rest.strip())
            else:
                meant = suggestion(word, ANSWERS)
                key = "unknown_answer" if meant is None else "did_you_mean"
                screen.say(key, text=answer[:40], meant=meant)
    except Leaving:
        return "leave"


def complete_answer(before: str, begun: str) -> Iterable[str]:
    """What Tab completes: an answer, and the file after `save`."""
    if ANSWERS.get(before.lower()) == "save" and before:
        return matching_files(begun)
    return answer_completer(filter(None, ANSWERS))(before, begun)


def analyse(session: Session) -> None:
    """Show the review of the game."""
    session.screen.say("thinking")
    try:
        progress = progress_callback(ProgressLine(sys.stderr), session.screen.language)
        found = review(session.record(), REVIEW, progress)
    except ColonnadeError as error:
        session.screen.console.show(error.said.to(session.screen.language))
        return
    screen = session.screen
    text = text_of(found, screen.language, screen.console.columns)
    screen.console.page(text, screen.text("next_page"))
