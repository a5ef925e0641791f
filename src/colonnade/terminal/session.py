"""One game at the keyboard: draw, ask, play, until it is over or the person leaves."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path

from colonnade.bots.api.chooser import Chooser, RandomChooser
from colonnade.bots.api.engine_client import EngineBot
from colonnade.bots.api.engine_process import Forfeit
from colonnade.bots.coach import CoachChooser
from colonnade.cli.os_errors import error_text, unwritable_text
from colonnade.kernel.errors import ColonnadeError, MalformedNotation
from colonnade.kernel.event import Event
from colonnade.kernel.i18n import Language
from colonnade.kernel.record import Record
from colonnade.kernel.refusal import Refusal
from colonnade.kernel.suggestions import suggestion
from colonnade.library import Game, Randomness, load
from colonnade.table.automation import Think
from colonnade.table.fair_dice import OWN
from colonnade.table.seat import Role

from .completion import game_completer
from .console import Console, Leaving
from .input_parser import (
    VERBS,
    parse_move,
    parse_throw,
    possible_tokens,
    translated_command,
)
from .local_table import LocalTable
from .player_names import bots_by_seat, seat_names, seats_of, without_programs
from .rules_command import show_rules
from .saved_games import GameSaver, setup_headers, write_record
from .screen import Screen

OVERWRITE = "!"
"""After `save`: the file may be replaced."""


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
        path: Path | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.screen = Screen(console, language)
        self.rng = rng
        self.auto_throw = auto_throw
        self.start_game(game, seats, bots, headers or {}, path)
        self._reported_unsaved = False
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "why": self.explain,
            "rules": self.rules,
            "board": lambda rest: self.draw(),
            "hint": lambda rest: self.screen.show_hint(self.game, self.names),
            "log": lambda rest: self.screen.show_log(self.game, self.names),
            "undo": lambda rest: self.undo(),
            "resign": lambda rest: self.resign(),
            "save": self.save,
            "load": self.load,
            "position": lambda rest: self.screen.console.show(self.game.position),
            "lang": self.set_language,
            "quit": self.quit,
        }

    def start_game(
        self,
        game: Game,
        seats: tuple[str, ...],
        bots: dict[int, Chooser],
        headers: Mapping[str, str],
        path: Path | None,
    ) -> None:
        """Start or resume a game, which is saved in a file of its own."""
        self.seats, self.bots = seats, bots
        self.headers = dict(headers)
        """What a record says besides: who began, and whose dice they are."""
        self.own_dice = self.headers.get("Dice") == OWN
        self.local_table = LocalTable(game, seats, bots, own_dice=self.own_dice)
        self.local_table.corrections = int(self.headers.get("Corrections", "0"))
        self.saver = GameSaver(path)

    def close_bots(self) -> None:
        """End the bots that are programs."""
        for bot in self.bots.values():
            if isinstance(bot, EngineBot):
                bot.close()

    @property
    def game(self) -> Game:
        """The game with its history."""
        return self.local_table.game

    @property
    def names(self) -> tuple[str, ...]:
        """The current names of the seats, in the current language."""
        return tuple(
            bot.name if isinstance(bot := self.bots.get(seat), EngineBot) else name
            for seat, name in enumerate(seat_names(self.game, self.seats, self.screen.language))
        )

    def record(self) -> Record:
        """The game so far."""
        found = self.game.record(seats=self.seats, on=date.today())
        ending, result = self.local_table.table.ending, self.local_table.table.result
        further = {"Termination": ending, **self.headers}
        if self.local_table.corrections:
            further["Corrections"] = str(self.local_table.corrections)
        return replace(
            found,
            result=result if ending else found.result,
            headers={**found.headers, **{name: said for name, said in further.items() if said}},
        )

    def run(self) -> bool:
        """Play until the game is over (True) or the person leaves; nothing is lost."""
        book = self.game.rulebook
        welcome = "welcome" if book.chance and not self.own_dice else "welcome_choosing"
        self.screen.say(welcome, title=book.title.to(self.screen.language))
        self.draw()
        try:
            while not self.local_table.table.is_over:
                self.turn()
        except (Leaving, KeyboardInterrupt):
            self.autosave()
            if self.saver.path is not None:
                self.screen.say("kept", path=self.saver.path)
            return False
        self.screen.show_result(self.local_table.table.result, self.names)
        self.update_coach()
        return True

    def update_coach(self) -> None:
        """Adapt a coach to the result of the one person who played against it."""
        people = [seat for seat in range(self.game.players) if seat not in self.bots]
        result = self.local_table.table.result
        if len(people) == 1 and result is not None:
            winners = sum(share > 0 for share in result)
            opponents = (self.game.players - winners) // winners
            for bot in self.bots.values():
                if isinstance(bot, CoachChooser):
                    with suppress(OSError):  # It then stays at the level it had.
                        bot.learn(self.game.rulebook, float(result[people[0]]), opponents)

    def turn(self) -> None:
        """One token, or one command."""
        seat, task = self.local_table.table.turn, self.local_table.task
        assert seat is not None, "a turn is only taken while the game goes on"
        if (
            self.local_table.is_chance
            and not self.own_dice
            and (task is not None or self.auto_throw)
        ):
            self.show_events(self.local_table.throw(self.rng))
        elif isinstance(task, Think):
            self.play_bot_move(seat)
        elif self.auto_throw and len(self.game.legal) == 1:
            self.show_events(self.local_table.play(self.game.legal[0]))
        else:
            if not self.local_table.is_chance:
                self.screen.show_choice_once(self.game, self.names)
            self.screen.prompt_once(self.game, self.names)
            throwing = "to_throw"
            if self.own_dice:
                throwing = "to_enter_for" if seat in self.bots else "to_enter"
            self.execute(self.ask(throwing if self.local_table.is_chance else "to_move", seat))

    def ask(self, key: str, seat: int) -> str:
        """Ask a person, addressed by name, and by colour where that differs."""
        language = self.screen.language
        name, called = self.names[seat], self.game.seat_names[seat]
        if called.colour is not None and name != called.to(language):
            name = f"{name} ({called.to(language)})"
        prompt = self.screen.text(key, name=name)
        return self.screen.console.ask(prompt, game_completer(self.game, language))

    def execute(self, line: str) -> None:
        """Execute what was typed; a mistake is explained and changes nothing."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(VERBS.get(word.lower(), ""))
        try:
            if command is not None:
                command(rest.strip())
            elif line:
                self.play(line)
            else:
                self.play_default()
        except MalformedNotation:
            meant = suggestion(line, [*VERBS, *possible_tokens(self.game)])
            if meant is None or not line.strip(line[:1]):
                self.screen.say("malformed", text=line[:40], example=possible_tokens(self.game)[0])
            else:
                meant = translated_command(meant, self.screen.language)
                self.screen.say("did_you_mean", text=line[:40], meant=meant)
        except ColonnadeError as error:
            self.screen.console.show(error.said.to(self.screen.language))

    def rules(self, rest: str) -> None:
        """The rules page, or one clause of it."""
        show_rules(self.screen.console, self.game.rulebook, self.screen.language, rest)

    def help(self, rest: str) -> None:
        """Show everything that can be typed, and the current choice."""
        self.screen.show_help(self.game, own_dice=self.own_dice)
        self.draw()

    def set_language(self, rest: str) -> None:
        """Change the language."""
        if rest not in ("en", "fr"):
            self.screen.say("needs", command="lang", what="en / fr")
            return
        self.screen.language = "fr" if rest == "fr" else "en"
        self.draw()

    def draw(self) -> None:
        """Draw the board; among bots it also says whose turn it is."""
        self.screen.draw(self.game, self.names, has_prompt=len(self.bots) < self.game.players)

    def quit(self, rest: str) -> None:
        """Leave; the game is saved."""
        raise Leaving

    # Playing

    def play_default(self) -> None:
        """Handle Enter: throw, play the only move, or list the moves again."""
        legal = self.game.legal
        if self.local_table.is_chance and self.own_dice:
            self.screen.say("enter_throw", example=possible_tokens(self.game)[0])
        elif self.local_table.is_chance:
            self.show_events(self.local_table.throw(self.rng))
        elif len(legal) == 1:
            self.show_events(self.local_table.play(legal[0]))
        else:
            self.screen.show_moves(self.game)

    def play_bot_move(self, seat: int) -> None:
        """Let a bot choose; one that fails forfeits."""
        game = self.game
        book, options, state = game.rulebook, game.rules_options, game.state
        try:
            move = self.bots[seat].choose(book, options, state)
        except Forfeit as forfeit:
            self.screen.say(
                "forfeit", name=self.names[seat], what=forfeit.said.to(self.screen.language)
            )
            for line in forfeit.errors:
                self.screen.console.show(f"    {line}")
            self.local_table.resign(Role.SERVER)
            self.bots[seat] = RandomChooser(self.rng)
            self.autosave()
        else:
            token = book.notation.write_move(options, state, move)
            self.show_events(self.local_table.play(token))

    def play(self, text: str) -> None:
        """A move by its number or notation, or a throw made with real dice."""
        legal = self.game.legal
        if self.own_dice and self.local_table.is_chance:
            text = parse_throw(text, possible_tokens(self.game))
        if not (text.isascii() and text.isdigit()):
            token = parse_move(text, self.game)
            if self.game.why(token) is None:
                self.show_events(self.local_table.play(token))
            else:
                self.explain(token)
        elif not legal:
            key = "enter_throw" if self.own_dice else "throw_first"
            self.screen.say(key, example=next(iter(self.game.chances)))
        elif not 1 <= int(text[:9]) <= len(legal):
            self.screen.say("number_out", number=text[:9], count=len(legal))
        else:
            self.show_events(self.local_table.play(legal[int(text) - 1]))

    def show_events(self, events: tuple[Event, ...] | Refusal) -> None:
        """Show what happened, and save the game."""
        if isinstance(events, Refusal):
            self.screen.console.show(events.text.to(self.screen.language))
            return
        self.screen.console.show(self.game.tell(events, self.screen.language, self.names))
        # Among bots every position is drawn; people see those in which they choose.
        among_bots = len(self.bots) == self.game.players and not self.local_table.is_chance
        if among_bots or self.game.is_over:
            self.screen.draw(self.game, self.names)
        self.autosave()

    def autosave(self) -> None:
        """Save the game; a failure is reported once."""
        if not self.game.tokens:
            return
        fault = self.saver.save(self.record(), is_over=self.local_table.table.is_over)
        if fault is not None and not self._reported_unsaved:
            self._reported_unsaved = True
            self.screen.say("not_kept", what=error_text(fault, self.screen.language))

    def undo(self) -> None:
        """Take back to the last choice of a person, never across a throw."""
        tokens = self.local_table.undo()
        if not tokens:
            thrown = self.game.tokens and self.game.rulebook.chance
            self.screen.say("no_undo" if thrown else "no_undo_yet")
            return
        self.autosave()
        self.screen.say("undone", tokens=" ".join(tokens))
        self.screen.forget_drawn()

    def resign(self) -> None:
        """The player to act resigns, after confirming it."""
        seat = self.local_table.table.turn
        assert seat is not None, "only a player to act is asked"
        answer = self.screen.console.ask(self.screen.text("really_resign", name=self.names[seat]))
        if answer.lower() not in ("y", "yes", "o", "oui"):
            return
        refusal = self.local_table.resign(seat)
        if refusal is not None:
            self.screen.console.show(refusal.text.to(self.screen.language))
        self.autosave()

    def explain(self, text: str) -> None:
        """Say which clause forbids a token."""
        if not text:
            what = self.screen.text("a_token", example=possible_tokens(self.game)[0])
            self.screen.say("needs", command="why", what=what)
            return
        token = parse_move(text, self.game)
        why = self.game.why(token)
        if why is None:
            self.screen.say("is_legal", token=token)
        else:
            said = why.text.to(self.screen.language)
            self.screen.say("refused", token=token, clause=why.clause, text=said)

    # Files

    def save(self, text: str) -> None:
        """Write the record to a file; an existing one only after confirmation."""
        if not text:
            self.screen.say("needs", command="save", what=self.screen.text("a_file"))
            return
        path, said = Path(text.removesuffix(OVERWRITE).strip()).expanduser(), "saved"
        try:
            if path.is_dir() or not path.name:
                said = "is_folder"
            elif path.exists() and not text.endswith(OVERWRITE):
                said = "file_exists"
            else:
                write_record(path, self.record())
        except (OSError, ValueError, RuntimeError) as error:
            fault = error if isinstance(error, OSError) else OSError(str(error))
            self.screen.console.show(unwritable_text(path, fault).to(self.screen.language))
        else:
            self.screen.say(said, path=path)

    def load(self, path: str) -> None:
        """Continue the game in a file; a bad file leaves this game as it is."""
        if not path:
            self.screen.say("needs", command="load", what=self.screen.text("a_file"))
            return
        language = self.screen.language
        try:
            game, record = load(Path(path).expanduser())
            seats = without_programs(seats_of(game, record, language))
            bots = bots_by_seat(seats, self.rng)
        except (OSError, ColonnadeError, ValueError, RuntimeError) as error:
            fault = error if isinstance(error, OSError | ColonnadeError) else OSError(str(error))
            self.screen.say("file_trouble", path=path, what=error_text(fault, language))
        else:
            # The game that is left stays saved in its file.
            self.autosave()
            self.close_bots()
            self.start_game(game, seats, bots, setup_headers(record), None)
            self.screen.say("loaded", path=path)
            self.draw()
