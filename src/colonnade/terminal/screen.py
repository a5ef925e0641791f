"""What a person reads of a game: the board, the moves, the story, the rules, the result."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from colonnade.analysis import Effort, hint
from colonnade.analysis.text import hint_lines
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.prompt import ASK, awaited_of
from colonnade.kernel.styled_text import Line, Span
from colonnade.library import Game
from colonnade.library.rules_pages import clauses, rules_page

from .boards import board_lines, width_of
from .console import Console
from .move_list import move_lines
from .words import say

HINT: Final = Effort(at_most=1.0)
"""For each of the evaluation, the first search and the deeper search of a hint."""


class Screen:
    """A console and the language of its texts."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.language = language
        self._warned_narrow = False
        self.forget_drawn()

    def forget_drawn(self) -> None:
        """Draw the board again at the next choice, even if it was drawn before."""
        self._drawn_at = self._listed_at = self._asked_at = ""

    def say(self, key: str, **facts: object) -> None:
        """Show one of the terminal's sentences."""
        self.console.show(self.text(key, **facts))

    def text(self, key: str, **facts: object) -> str:
        """One of the terminal's sentences."""
        return say(key, self.language, **facts)

    def draw(self, game: Game, names: Sequence[str] = (), *, has_prompt: bool = False) -> None:
        """Draw the board, in its narrow form where the window is narrow.

        Where a person is asked next, the question says what is awaited, and the board need not.
        """
        self._drawn_at = game.position
        lines = board_lines(
            game.rulebook, game.rules_options, game.state, self.language, self.console.columns
        )
        self._warn_if_narrow(lines)
        if has_prompt:
            self._asked_at = ""
            lines = without_status(lines, game, self.language)
        self.console.draw(
            tuple(with_player_names(line, game, names, self.language) for line in lines)
        )

    def _warn_if_narrow(self, lines: tuple[Line, ...]) -> None:
        """Warn once that the window is too narrow: a board with broken lines cannot be read."""
        columns, widest = self.console.columns, width_of(lines)
        if 0 < columns < widest and not self._warned_narrow:
            self._warned_narrow = True
            self.say("narrow", columns=columns, widest=widest)

    def show_choice_once(self, game: Game, names: Sequence[str]) -> None:
        """Draw the board and list the moves, but not again after a question or a mistake."""
        position = game.position
        if position != self._drawn_at:
            self.draw(game, names, has_prompt=True)
        if position != self._listed_at:
            self._listed_at = position
            self.show_moves(game)

    def prompt_once(self, game: Game, names: Sequence[str]) -> None:
        """Say what the player to act has to do, but not again after a mistake."""
        if game.position != self._asked_at:
            self._asked_at = game.position
            book, called = game.rulebook, [Text(name, name) for name in names]
            situation = book.awaited(game.rules_options, game.state)
            self.console.show(awaited_of(book.words, situation, called, ASK).to(self.language))

    def show_moves(self, game: Game) -> None:
        """List the legal moves with their numbers."""
        for line in move_lines(game.legal, self.language, self.console.columns):
            self.console.show(line)

    def show_help(self, game: Game, *, own_dice: bool = False) -> None:
        """All that can be typed, with examples of this game."""
        book, options = game.rulebook, game.rules_options
        how, but = self.text("help_choosing"), ""
        if book.chance:
            start = book.rules.start(options)
            throw = book.notation.write_throw(options, start, book.rules.cast(options, start, 0))
            how, but = ("entering", "or_throw") if own_dice else ("throwing", "never")
            how, but = self.text(f"help_{how}", throw=throw), self.text(f"help_{but}")
        clause = next(iter(clauses(rules_page(book, self.language))))
        self.say("help", how=how, but=but, clause=clause)
        if book.tokens:
            self.say("help_tokens", title=book.title.to(self.language))
            width = max(len(spelling) for spelling, _ in book.tokens)
            for spelling, says in book.tokens:
                self.console.show(f"  {spelling:{width}}  {says.to(self.language)}")

    def show_hint(self, game: Game, names: Sequence[str]) -> None:
        """What the position is worth, and the best moves with their reasons."""
        self.say("thinking")
        for line in hint_lines(hint(game, HINT, names), names, self.language):
            self.console.show(line)

    def show_log(self, game: Game, names: Sequence[str]) -> None:
        """Everything that happened, one line per token."""
        story = game.log(self.language, names)
        for number, (token, told) in enumerate(story, start=1):
            self.console.show(f"{number:4}  {token:10}  {told}")
        if not story:
            self.say("nothing_yet")

    def show_result(self, result: Sequence[Fraction] | None, names: Sequence[str]) -> None:
        """Who has won."""
        self.say("over")
        if result is None:
            return
        winners = [name for name, number in zip(names, result, strict=True) if number]
        shared = any(0 < number < 1 for number in result)
        key = "share" if shared else "wins" if len(winners) == 1 else "win_together"
        self.say(key, names=self.text("and").join(winners))


def without_status(lines: tuple[Line, ...], game: Game, language: Language) -> tuple[Line, ...]:
    """The board without the sentence about whose turn it is."""
    book = game.rulebook
    situation = book.awaited(game.rules_options, game.state)
    status = awaited_of(book.words, situation, game.seat_names).to(language)

    def says_status(line: Line) -> bool:
        return len(line) == 1 and line[0].style == "strong" and line[0].text in status

    kept = [line for line in lines if not says_status(line)]
    return tuple(kept if kept[0] else kept[1:])


def with_player_names(line: Line, game: Game, names: Sequence[str], language: Language) -> Line:
    """A line in which numbered seats are replaced by the names of their people."""
    spans = list(line)
    for name, called in zip(names, game.seat_names, strict=False):
        numbered = called.to(language)
        if name != numbered and called.colour is None:
            spans = [Span(span.text.replace(numbered, name), span.style) for span in spans]
    return tuple(spans)
