"""One game at the keyboard: draw, ask, play, until it is over or somebody leaves."""

from pathlib import Path

from colonnade.bots.chooser import Chooser
from colonnade.bots.program import Forfeit
from colonnade.command.troubles import trouble, unwritable
from colonnade.game import Game, Randomness, load
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.errors import ColonnadeError, IllegalToken, MalformedNotation
from colonnade.kernel.words import Language

from . import keeping
from .company import company
from .console import Console, Leaving
from .screen import Screen
from .taking_back import undoable
from .typed import VERBS, understood


class Session:
    """A game, the people and bots around it, and the screen they share."""

    def __init__(
        self,
        console: Console,
        language: Language,
        game: Game,
        seats: tuple[str, ...],
        bots: dict[int, Chooser],
        rng: Randomness,
        *,
        auto_throw: bool = False,
    ) -> None:
        self.screen = Screen(console, language)
        self.game = game
        self.seats = seats
        self.bots = bots
        self.rng = rng
        self.auto_throw = auto_throw
        self._told_not_kept = False

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called now, in the language of now."""
        return company(self.game, self.seats, self.screen.language)

    def run(self) -> None:
        """Play until the game is over or the person leaves; either way nothing is lost."""
        self.screen.say("welcome", title=self.game.rulebook.title.to(self.screen.language))
        self.screen.draw(self.game)
        try:
            while not self.game.is_over:
                self.turn()
        except (Leaving, KeyboardInterrupt):
            self.screen.say("kept", path=keeping.kept_path())
            return
        except Forfeit as forfeit:
            assert self.game.seat is not None, "whoever forfeits was to move"
            self.screen.say("over")
            self.screen.say("forfeit", name=self.names[self.game.seat], what=forfeit)
            return
        self.screen.show_result(self.game, self.names)

    def turn(self) -> None:
        """One token, or one command."""
        seat = self.game.seat
        assert seat is not None, "a turn is only taken while the game goes on"
        throwing = self.throw_is_due()
        if throwing and (seat in self.bots or self.auto_throw):
            self.throw()
        elif throwing:
            self.obey(self.ask("to_throw", seat))
        elif seat in self.bots:
            self.bot_moves(seat)
        else:
            self.screen.show_choice_once(self.game)
            self.obey(self.ask("to_move", seat))

    def ask(self, key: str, seat: int) -> str:
        """Ask a person, called by name and by the colour they play where the two differ."""
        name, colour = self.names[seat], self.game.seat_names[seat].to(self.screen.language)
        whole = name if name == colour else f"{name} ({colour})"
        return self.screen.console.ask(self.screen.text(key, name=whole))

    def obey(self, line: str) -> None:
        """Do what was typed; a mistake is explained and changes nothing."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        try:
            match VERBS.get(command.lower()):
                case "help":
                    self.screen.show_help(self.game)
                    self.screen.draw(self.game)
                case "why":
                    self.explain(rest)
                case "rules":
                    self.screen.show_rules(self.game, rest)
                case "board":
                    self.screen.draw(self.game)
                case "hint":
                    self.screen.show_hint(self.game, self.names)
                case "log":
                    self.screen.show_log(self.game, self.names)
                case "undo":
                    self.undo()
                case "save":
                    self.save(rest)
                case "load":
                    self.load(rest)
                case "position":
                    self.screen.console.show(self.game.position)
                case "lang" if rest in ("en", "fr"):
                    self.screen.language = "fr" if rest == "fr" else "en"
                    self.screen.draw(self.game)
                case "quit":
                    raise Leaving
                case _ if line:
                    self.play(line)
                case _:
                    self.go_on()
        except IllegalToken as error:
            self.explain(error.token)
        except MalformedNotation:
            self.screen.say("malformed", text=line[:40], example=self.example())
        except ColonnadeError as error:
            self.screen.console.show(error.said.to(self.screen.language))

    # Playing

    def throw_is_due(self) -> bool:
        """Whether a throw is awaited."""
        return self.game.rulebook.rules.awaits(self.game.rules_options, self.game.state) == CHANCE

    def go_on(self) -> None:
        """What Enter does: throw, play the only move, or list the moves again."""
        legal = self.game.legal
        if not legal:
            self.throw()
        elif len(legal) == 1:
            self.advance(legal[0])
        else:
            self.screen.show_moves(self.game)

    def throw(self) -> None:
        """Make the awaited throw."""
        twin = self.game.copy()
        self.advance(twin.throw(self.rng))

    def bot_moves(self, seat: int) -> None:
        """Let a bot choose."""
        game = self.game
        move = self.bots[seat].choose(game.rulebook, game.rules_options, game.state)
        self.advance(game.rulebook.notation.write_move(game.rules_options, game.state, move))

    def play(self, text: str) -> None:
        """A move by its number or notation, or a throw made with real dice."""
        legal = self.game.legal
        if text.isascii() and text.isdigit():
            if not legal:
                self.screen.say("throw_first", example=next(iter(self.game.chances)))
            elif not 1 <= int(text[:9]) <= len(legal):
                self.screen.say("number_out", number=text[:9], count=len(legal))
            else:
                self.advance(legal[int(text) - 1])
            return
        self.advance(self.meant(text))

    def meant(self, text: str) -> str:
        """The token that somebody typed, spelled as it should be, possible or not."""
        token = understood(text, self.possible())
        spellings = (token, token.lower(), token.upper())
        return next((spelled for spelled in spellings if self.is_token(spelled)), token)

    def is_token(self, text: str) -> bool:
        """Whether a text is spelled like a token of this game."""
        try:
            self.game.rulebook.notation.find(self.game.rules_options, self.game.state, text)
        except MalformedNotation:
            return False
        return True

    def example(self) -> str:
        """Something that may be typed now."""
        return self.possible()[0]

    def possible(self) -> list[str]:
        """The tokens that may come now."""
        return self.game.legal or list(self.game.chances)

    def advance(self, token: str) -> None:
        """Play a token, tell what happened, and keep the game."""
        events = self.game.play(token)
        told = self.game.tell(events, self.screen.language, self.names)
        self.screen.console.show(told)
        # Among bots every position is drawn; people see those in which they choose.
        among_bots = len(self.bots) == self.game.players and not self.throw_is_due()
        if among_bots or self.game.is_over:
            self.screen.draw(self.game)
        fault = keeping.keep(self.game, self.seats)
        if fault is not None and not self._told_not_kept:
            self._told_not_kept = True
            self.screen.say("not_kept", what=trouble(fault, self.screen.language))

    def undo(self) -> None:
        """Take back to the last choice of a person, never across a throw."""
        tokens = undoable(self.game, self.bots)
        if not tokens:
            thrown = self.game.tokens and self.game.rulebook.chance
            self.screen.say("no_undo" if thrown else "no_undo_yet")
            return
        for _ in tokens:
            self.game.undo()
        keeping.keep(self.game, self.seats)
        self.screen.say("undone", tokens=" ".join(tokens))
        self.screen.forget()

    def explain(self, text: str) -> None:
        """Say which clause forbids a token."""
        if not text:
            what = self.screen.text("a_token", example=self.example())
            self.screen.say("needs", command="why", what=what)
            return
        token = self.meant(text)
        why = self.game.why(token)
        if why is None:
            self.screen.say("is_legal", token=token)
        else:
            said = why.text.to(self.screen.language)
            self.screen.say("refused", token=token, clause=why.clause, text=said)

    # Keeping

    def save(self, path: str) -> None:
        """Write the record to a file."""
        if not path:
            self.screen.say("needs", command="save", what=self.screen.text("a_file"))
            return
        try:
            keeping.write(Path(path), self.game, self.seats)
        except OSError as error:
            self.screen.console.show(unwritable(path, error).to(self.screen.language))
            return
        self.screen.say("saved", path=path)

    def load(self, path: str) -> None:
        """Go on with the game in a file; a bad file leaves this game as it is."""
        if not path:
            self.screen.say("needs", command="load", what=self.screen.text("a_file"))
            return
        language = self.screen.language
        try:
            game, record = load(path)
        except (OSError, ColonnadeError) as error:
            self.screen.say("file_trouble", path=path, what=trouble(error, language))
            return
        if game.players != self.game.players:
            self.bots = {seat: bot for seat, bot in self.bots.items() if seat < game.players}
        self.game = game
        self.seats = record.seats or tuple(name.to(language) for name in game.seat_names)
        self.screen.say("loaded", path=path)
        self.screen.draw(self.game)
