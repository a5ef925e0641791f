"""One game at the keyboard: draw, ask, play, until it is over or somebody leaves."""

from pathlib import Path

from colonnade.analysis import Effort, hint
from colonnade.analysis.text import hint_lines
from colonnade.bots.chooser import Chooser
from colonnade.bots.program import Forfeit
from colonnade.game import Game, Randomness, load
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.errors import ColonnadeError, IllegalToken, MalformedNotation
from colonnade.kernel.words import Language

from . import keeping
from .console import Console, Leaving
from .pages import rules_clause, rules_page
from .words import say

ROW = 72
HINT = Effort(at_most=1.0)
"""For each of a study, a glance and a close look."""


class Session:
    """A game, the people and bots around it, and the console they share."""

    def __init__(
        self,
        console: Console,
        language: Language,
        game: Game,
        names: tuple[str, ...],
        bots: dict[int, Chooser],
        rng: Randomness,
        *,
        auto_throw: bool = False,
    ) -> None:
        self.console = console
        self.language = language
        self.game = game
        self.names = names
        self.bots = bots
        self.rng = rng
        self.auto_throw = auto_throw
        self._told_not_kept = False
        self._moves_shown_at = ""

    def run(self) -> None:
        """Play until the game is over or the person leaves; either way nothing is lost."""
        self.say("welcome", title=self.game.rulebook.title.to(self.language))
        self.draw()
        try:
            while not self.game.is_over:
                self.turn()
        except Leaving:
            self.say("kept", path=keeping.kept_path())
            return
        except Forfeit as forfeit:
            assert self.game.seat is not None, "whoever forfeits was to move"
            self.say("over")
            self.say("forfeit", name=self.names[self.game.seat], what=forfeit)
            return
        self.announce_result()

    def turn(self) -> None:
        """One token, or one command."""
        seat = self.game.seat
        assert seat is not None, "a turn is only taken while the game goes on"
        throwing = self.throw_is_due()
        if throwing and (seat in self.bots or self.auto_throw):
            self.throw()
        elif throwing:
            self.obey(self.console.ask(self.text("to_throw", name=self.name_of(seat))))
        elif seat in self.bots:
            self.bot_moves(seat)
        else:
            self.show_moves_once()
            self.obey(self.console.ask(self.text("to_move", name=self.name_of(seat))))

    def obey(self, line: str) -> None:
        """Do what was typed; a mistake is explained and changes nothing."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        try:
            match command.lower():
                case "":
                    if self.throw_is_due():
                        self.throw()
                    else:
                        self.show_moves()
                case "?" | "help" | "aide":
                    self.say("help")
                    self.draw()
                case "why" | "pourquoi":
                    self.explain(rest)
                case "rules" | "règles" | "regles":
                    self.show_rules(rest)
                case "board" | "plateau":
                    self.draw()
                case "hint" | "indice":
                    self.show_hint()
                case "log" | "journal":
                    self.show_log()
                case "undo":
                    self.undo()
                case "save":
                    self.save(rest)
                case "load":
                    self.load(rest)
                case "position":
                    self.console.show(self.game.position)
                case "lang" if rest in ("en", "fr"):
                    self.language = "fr" if rest == "fr" else "en"
                case "quit" | "exit" | "q":
                    raise Leaving
                case _:
                    self.play(line)
        except IllegalToken as error:
            self.explain(error.token)
        except MalformedNotation:
            self.say("malformed", text=line[:40], example=self.example())
        except ColonnadeError as error:
            self.console.show(str(error))

    # Playing

    def throw_is_due(self) -> bool:
        """Whether a throw is awaited."""
        return self.game.rulebook.rules.awaits(self.game.rules_options, self.game.state) == CHANCE

    def throw(self) -> None:
        """Make the awaited throw."""
        twin = self.game.copy()
        self.advance(twin.throw(self.rng))

    def bot_moves(self, seat: int) -> None:
        """Let a bot choose."""
        game = self.game
        move = self.bots[seat].choose(game.rulebook, game.rules_options, game.state)
        token = game.rulebook.notation.write_move(game.rules_options, game.state, move)
        self.say("bot_plays", name=self.names[seat], token=token)
        self.advance(token)

    def play(self, text: str) -> None:
        """A move by its number or notation, or a throw made with real dice."""
        legal = self.game.legal
        if text.isascii() and text.isdigit():
            if not legal:
                self.say("throw_first", example=next(iter(self.game.chances)))
            elif not 1 <= int(text[:9]) <= len(legal):
                self.say("number_out", number=text[:9], count=len(legal))
            else:
                self.advance(legal[int(text) - 1])
            return
        self.advance(text)

    def advance(self, token: str) -> None:
        """Play a token, tell what happened, and keep the game."""
        events = self.game.play(token)
        self.console.show(self.game.tell(events, self.language, self.names))
        if not self.throw_is_due() or self.game.is_over:
            self.draw()
        trouble = keeping.keep(self.game, self.names)
        if trouble is not None and not self._told_not_kept:
            self._told_not_kept = True
            self.say("not_kept", what=trouble)

    def undo(self) -> None:
        """Take back to the last choice of a person, never across a throw."""
        tokens = undoable(self.game, set(self.bots))
        if not tokens:
            self.say("no_undo")
            return
        for _ in tokens:
            self.game.undo()
        keeping.keep(self.game, self.names)
        self.say("undone", tokens=" ".join(tokens))
        self.draw()

    # Showing

    def draw(self) -> None:
        """Draw the board."""
        game = self.game
        drawing = game.rulebook.drawing
        self.console.draw(drawing.lines(game.rules_options, game.state, self.language))

    def name_of(self, seat: int) -> str:
        """A person's name, with the colour they play where the two differ."""
        name, colour = self.names[seat], self.game.seat_names[seat].to(self.language)
        return name if name == colour else f"{name} ({colour})"

    def example(self) -> str:
        """Something that may be typed now."""
        return (self.game.legal or list(self.game.chances))[0]

    def show_moves_once(self) -> None:
        """List the moves, but not again after a question or a mistake."""
        position = self.game.position
        if position != self._moves_shown_at:
            self._moves_shown_at = position
            self.show_moves()

    def show_moves(self) -> None:
        """List the legal moves with their numbers."""
        legal = self.game.legal
        if len(legal) == 1:
            self.say("one_move", move=f"1 {legal[0]}")
            return
        numbered = [f"{number} {token}" for number, token in enumerate(legal, start=1)]
        flat = "   ".join(numbered)
        if len(flat) <= ROW:
            self.say("moves", moves=flat)
            return
        self.say("many_moves", count=len(legal))
        # Dice to keep are easier to type than to find among a hundred numbers.
        single, groups = grouped(legal)
        words = [word for word, token in zip(numbered, legal, strict=True) if token in single]
        for row in in_columns(words):
            self.console.show(f"  {row}")
        for head, members in groups.items():
            example = members[len(members) // 2]
            group = self.text("group", count=len(members), head=head, example=example)
            self.console.show(f"  {group}")

    def explain(self, token: str) -> None:
        """Say which clause forbids a token."""
        if not token:
            self.say("needs", command="why", what=self.text("a_token", example=self.example()))
            return
        why = self.game.why(token)
        if why is None:
            self.say("is_legal", token=token)
        else:
            text = why.text.to(self.language)
            self.say("refused", token=token, clause=why.clause, text=text)

    def show_rules(self, clause: str) -> None:
        """The rules page, or one clause of it."""
        book = self.game.rulebook
        page = rules_clause(book, self.language, clause) if clause else None
        self.console.show(page or rules_page(book, self.language))

    def show_hint(self) -> None:
        """What the position is worth, and the best moves with their reasons."""
        for line in hint_lines(hint(self.game, HINT), self.names, self.language):
            self.console.show(line)

    def show_log(self) -> None:
        """All that happened, a line a token."""
        story = self.game.log(self.language, self.names)
        for number, (token, told) in enumerate(story, start=1):
            self.console.show(f"{number:4}  {token:10}  {told}")
        if not story:
            self.say("nothing_yet")

    def announce_result(self) -> None:
        """Who has won."""
        result = self.game.result
        assert result is not None, "only a finished game has a result"
        winners = [name for name, number in zip(self.names, result, strict=True) if number]
        shared = any(0 < number < 1 for number in result)
        key = "share" if shared else "wins" if len(winners) == 1 else "win_together"
        self.say("over")
        self.say(key, names=self.text("and").join(winners))

    # Keeping

    def save(self, path: str) -> None:
        """Write the record to a file."""
        if not path:
            self.say("needs", command="save", what=self.text("a_file"))
            return
        try:
            keeping.write(Path(path), self.game, self.names)
        except OSError as error:
            self.say("file_trouble", path=path, what=error.strerror)
            return
        self.say("saved", path=path)

    def load(self, path: str) -> None:
        """Go on with the game in a file; a bad file leaves this game as it is."""
        if not path:
            self.say("needs", command="load", what=self.text("a_file"))
            return
        try:
            game, record = load(path)
        except (OSError, ColonnadeError) as error:
            what = error.strerror if isinstance(error, OSError) else error
            self.say("file_trouble", path=path, what=what)
            return
        if game.players != self.game.players:
            self.bots = {seat: bot for seat, bot in self.bots.items() if seat < game.players}
        self.game = game
        self.names = record.seats or tuple(name.to(self.language) for name in game.seat_names)
        self.say("loaded", path=path)
        self.draw()

    def say(self, key: str, **facts: object) -> None:
        """Show one of the terminal's sentences."""
        self.console.show(self.text(key, **facts))

    def text(self, key: str, **facts: object) -> str:
        """One of the terminal's sentences."""
        return say(key, self.language, **facts)


def grouped(tokens: list[str]) -> tuple[set[str], dict[str, list[str]]]:
    """Tokens to list one by one, and large families such as `keep:…` to name together."""
    families: dict[str, list[str]] = {}
    for token in tokens:
        head, colon, _ = token.partition(":")
        families.setdefault(f"{head}:" if colon else "", []).append(token)
    large = {head: members for head, members in families.items() if head and len(members) > 12}
    return {token for token in tokens if f"{token.partition(':')[0]}:" not in large}, large


def in_columns(words: list[str]) -> list[str]:
    """Words laid out in rows of equal columns."""
    width = max(map(len, words), default=0) + 2
    across = max(1, ROW // width)
    rows = (words[first : first + across] for first in range(0, len(words), across))
    return ["".join(word.ljust(width) for word in row).rstrip() for row in rows]


def undoable(game: Game, bots: set[int]) -> list[str]:
    """The tokens to take back so that a person chooses again, none if a throw stands between."""
    twin = game.copy()
    taken: list[str] = []
    while twin.tokens:
        taken.insert(0, twin.undo())
        if twin.rulebook.rules.awaits(twin.rules_options, twin.state) == CHANCE:
            return []
        if twin.seat not in bots:
            return taken
    return []
