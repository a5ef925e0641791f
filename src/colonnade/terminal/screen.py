"""What a person reads of a game: the board, the moves, the story, the rules, the result."""

from collections.abc import Sequence
from typing import Final

from colonnade.analysis import Effort, hint
from colonnade.analysis.text import hint_lines
from colonnade.game import Game
from colonnade.game.pages import clauses, rules_page
from colonnade.kernel.picture import Line
from colonnade.kernel.words import Language

from .console import Console
from .listing import listed
from .pages import rules
from .words import say

HINT: Final = Effort(at_most=1.0)
"""For each of a study, a glance and a close look."""


class Screen:
    """A console, and the language that is spoken there."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.language = language
        self._drawn_at = ""
        self._listed_at = ""
        self._told_narrow = False

    def say(self, key: str, **facts: object) -> None:
        """Show one of the terminal's sentences."""
        self.console.show(self.text(key, **facts))

    def text(self, key: str, **facts: object) -> str:
        """One of the terminal's sentences."""
        return say(key, self.language, **facts)

    def draw(self, game: Game) -> None:
        """Draw the board."""
        self._drawn_at = game.position
        lines = game.rulebook.drawing.lines(game.rules_options, game.state, self.language)
        self._warn_if_narrow(lines)
        self.console.draw(lines)

    def _warn_if_narrow(self, lines: tuple[Line, ...]) -> None:
        """Say once that a window is too narrow: a board that is broken off cannot be read."""
        columns = self.console.columns
        # A line of several spans is a row of the board; one of prose may well be broken.
        rows = ("".join(span.text for span in line).rstrip() for line in lines if len(line) > 1)
        widest = max(map(len, rows), default=0)
        if 0 < columns < widest and not self._told_narrow:
            self._told_narrow = True
            self.say("narrow", columns=columns, widest=widest)

    def show_choice_once(self, game: Game) -> None:
        """Draw the board and list the moves, but not again after a question or a mistake."""
        position = game.position
        if position != self._drawn_at:
            self.draw(game)
        if position != self._listed_at:
            self._listed_at = position
            self.show_moves(game)

    def forget(self) -> None:
        """Show the next choice whole, even where it was shown before."""
        self._drawn_at = self._listed_at = ""

    def show_moves(self, game: Game) -> None:
        """List the legal moves with their numbers."""
        for line in listed(game.legal, self.language, self.console.columns):
            self.console.show(line)

    def show_help(self, game: Game) -> None:
        """All that can be typed, with examples of this game."""
        book, options = game.rulebook, game.rules_options
        how, but = self.text("help_choosing"), ""
        if book.chance:
            start = book.rules.start(options)
            thrown = book.rules.cast(options, start, 0)
            throw = book.notation.write_throw(options, start, thrown)
            how, but = self.text("help_throwing", throw=throw), self.text("help_never")
        clause = next(iter(clauses(rules_page(book, self.language))))
        self.say("help", how=how, but=but, clause=clause)

    def show_rules(self, game: Game, clause: str) -> None:
        """The rules page, or one clause of it."""
        self.console.show(rules(game.rulebook, self.language, clause))

    def show_hint(self, game: Game, names: Sequence[str]) -> None:
        """What the position is worth, and the best moves with their reasons."""
        for line in hint_lines(hint(game, HINT), names, self.language):
            self.console.show(line)

    def show_log(self, game: Game, names: Sequence[str]) -> None:
        """All that happened, a line a token."""
        story = game.log(self.language, names)
        for number, (token, told) in enumerate(story, start=1):
            self.console.show(f"{number:4}  {token:10}  {told}")
        if not story:
            self.say("nothing_yet")

    def show_result(self, game: Game, names: Sequence[str]) -> None:
        """Who has won."""
        result = game.result
        assert result is not None, "only a finished game has a result"
        winners = [name for name, number in zip(names, result, strict=True) if number]
        shared = any(0 < number < 1 for number in result)
        key = "share" if shared else "wins" if len(winners) == 1 else "win_together"
        self.say("over")
        self.say(key, names=self.text("and").join(winners))
