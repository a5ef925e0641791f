"""Every command of the protocol, as a function from words to answer lines.

A command that fails answers `error …` and changes nothing: the game is replaced only at the end.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from colonnade.bots.api.chooser import Chooser
from colonnade.bots.api.level_names import coach_rating
from colonnade.bots.api.levels import LevelChooser, chooser
from colonnade.bots.api.registry import prepare
from colonnade.bots.api.thinking import Budget
from colonnade.bots.coach import RatedChooser
from colonnade.compiled import Search
from colonnade.games import GAMES, rulebook
from colonnade.kernel.awaited import Chance, Choice
from colonnade.kernel.errors import ColonnadeError, IllegalToken
from colonnade.kernel.options import parse_assignments
from colonnade.kernel.outcome import write_result
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.library import Game, Randomness, spelled, started
from colonnade.library.engine_lines import HASTY
from colonnade.version import __version__

from .command_parser import BadCommand, nothing_more, number, one_word, read_go, shown

DEEPEST: Final = 64
MOST_BOTS: Final = 4
"""The most bots kept; a server asks for few levels, and always for the same time."""


class Engine:
    """One protocol session: the current game, and the commands."""

    def __init__(self, rng: Randomness) -> None:
        self.rng = rng
        self._game: Game | None = None
        self._setup: tuple[str, dict[str, str]] | None = None
        """The game and the options of `newgame`, until a command needs the game itself."""
        self.ended = False
        self._bots: dict[tuple[str, Budget], Chooser] = {}
        self.commands: dict[str, Callable[[str], Sequence[str]]] = {
            "cgp": self.cgp,
            "isready": self.isready,
            "newgame": self.newgame,
            "position": self.position,
            "apply": self.apply,
            "show": self.show,
            "awaits": self.awaits,
            "legal": self.legal,
            "chances": self.chances,
            "why": self.why,
            "result": self.result,
            "perft": self.perft,
            "go": self.go,
            "quit": self.quit,
        }

    def answer(self, line: str) -> Sequence[str]:
        """The answer to one line of any content."""
        name, _, rest = line.strip().partition(" ")
        command = self.commands.get(name)
        try:
            if command is None:
                raise BadCommand(f"unknown command {shown(name)}" if name else "empty line")
            return command(rest.strip())
        except ColonnadeError as error:
            return (f"error {one_line(str(error))}",)

    @property
    def game(self) -> Game:
        """The current game."""
        if self._game is None:
            self._game = started(*self.setup)
        return self._game

    @property
    def setup(self) -> tuple[str, dict[str, str]]:
        """The name and all options of the game."""
        if self._setup is None:
            raise BadCommand("no game yet: newgame GAME comes first")
        return self._setup

    # The commands, in the order of the protocol's table

    def cgp(self, rest: str) -> Sequence[str]:
        """The name of the engine and its games."""
        nothing_more(rest)
        games = [f"game {book.id} {described(book)}" for book in GAMES.values()]
        return ("id name Colonnade", f"id version {__version__}", *games, "cgpok")

    def isready(self, rest: str) -> Sequence[str]:
        """Whether commands are read."""
        nothing_more(rest)
        return ("readyok",)

    def newgame(self, rest: str) -> Sequence[str]:
        """Set up a game with its options."""
        if not rest:
            raise BadCommand("newgame needs the name of a game")
        name, *words = rest.split()
        book, given = rulebook(name), parse_assignments(words)
        # `position` mostly follows and sets the game up anyway, so only the options are read here.
        options = book.options.read_options(given)
        self._setup = book.id, dict(book.options.write_options(options))
        prepare(book, options)
        self._game = None
        return ("ok",)

    def position(self, rest: str) -> Sequence[str]:
        """Set up the start or a position, then play tokens."""
        words = rest.split()
        cut = words.index("moves") if "moves" in words else len(words)
        place, tokens = words[:cut], words[cut + 1 :]
        if place == ["start"]:
            game = started(*self.setup)
        elif place[:1] == ["at"]:
            # A position's fields are separated by single spaces: take them as they were sent.
            game = started(*self.setup, rest.partition("at ")[2].partition(" moves")[0])
        else:
            raise BadCommand("position is followed by start or by at POSITION")
        for token in tokens:
            play(game, token)
        self._game = game
        return ("ok",)

    def apply(self, rest: str) -> Sequence[str]:
        """Play one token."""
        play(self.game, one_word(rest, "apply"))
        return ("ok",)

    def show(self, rest: str) -> Sequence[str]:
        """The position."""
        nothing_more(rest)
        return (f"position {self.game.position}",)

    def awaits(self, rest: str) -> Sequence[str]:
        """What is awaited."""
        nothing_more(rest)
        match self.game.awaits:
            case Choice(seat):
                return (f"awaits choice {seat}",)
            case Chance():
                return ("awaits chance",)
            case _:
                return ("awaits over",)

    def legal(self, rest: str) -> Sequence[str]:
        """The legal moves."""
        nothing_more(rest)
        return (" ".join(["legal", *self.game.legal]),)

    def chances(self, rest: str) -> Sequence[str]:
        """The possible throws and their probabilities."""
        nothing_more(rest)
        odds = self.game.chances.items()
        words = [f"{token}:{chance.numerator}/{chance.denominator}" for token, chance in odds]
        return (" ".join(["chances", *words]),)

    def why(self, rest: str) -> Sequence[str]:
        """Whether a token is legal, and the clause that forbids it."""
        why = self.game.why(one_word(rest, "why"))
        return ("legal",) if why is None else (f"refused {why.clause} {one_line(why.text.en)}",)

    def result(self, rest: str) -> Sequence[str]:
        """The result, or `*` while there is none."""
        nothing_more(rest)
        result = self.game.result
        return ("result *" if result is None else f"result {write_result(result, ' ')}",)

    def perft(self, rest: str) -> Sequence[str]:
        """How many sequences of tokens there are."""
        return (f"perft {self.game.perft(number(one_word(rest, 'perft'), DEEPEST))}",)

    def go(self, rest: str) -> Sequence[str]:
        """Choose a move."""
        level, budget = read_go(rest.split())
        game = self.game
        if not isinstance(game.awaits, Choice):
            raise BadCommand("no choice is awaited: there is nothing to choose")
        book, options, state = game.rulebook, game.rules_options, game.state
        bot = self._bot(level, budget)
        told: list[str] = []
        if isinstance(bot, LevelChooser | RatedChooser):
            thought = bot.think(book, options, state)
            move = thought.move
            if thought.is_hasty:
                told.append(HASTY)
            if thought.search is not None:
                told.append(info_line(book, options, state, thought.search))
        else:
            move = bot.choose(book, options, state)
        return (*told, f"bestmove {book.notation.write_move(options, state, move)}")

    def _bot(self, level: str, budget: Budget) -> Chooser:
        """The bot of a level, kept for the next move: some hold large workspaces."""
        if (level, budget) not in self._bots:
            if len(self._bots) == MOST_BOTS:
                self._bots.clear()
            rating = coach_rating(level)
            self._bots[level, budget] = (
                chooser(level, self.rng, budget)
                if rating is None
                else RatedChooser(self.rng, budget, rating)
            )
        return self._bots[level, budget]

    def quit(self, rest: str) -> Sequence[str]:
        """End the session."""
        nothing_more(rest)
        self.ended = True
        return ()


def play(game: Game, token: str) -> None:
    """Play a token; a refusal becomes `error CLAUSE text`."""
    try:
        game.play(token)
    except IllegalToken as error:
        raise BadCommand(f"{error.refusal.clause} {token}: {error.refusal.text.en}") from None


def info_line(book: AnyRulebook, options: Any, state: Any, search: Search) -> str:  # noqa: ANN401
    """`info sims N depth N win SHARE … line TOKEN …`, a share of the win for every seat."""
    shares = " ".join(f"{value:.3f}" for value in search.values)
    # Among equal moves the line may begin with another one than the one played.
    line = search.line if search.line[:1] == (search.best,) else (search.best,)
    words = " ".join(spelled(book, options, state, line))
    return f"info sims {search.sims} depth {search.depth} win {shares} line {words}"


def described(book: AnyRulebook) -> str:
    """The players and options of a game, with all their values."""
    fewest, most = book.players
    players = f"players={fewest}" if fewest == most else f"players={fewest}..{most}"
    options = [f"{option.name}={'|'.join(option.values)}" for option in book.options.OPTIONS]
    presets = [f"preset={'|'.join(book.presets)}"] if book.presets else []
    return " ".join([players, *options, *presets])


def one_line(text: str) -> str:
    """An answer never holds a line break."""
    return " ".join(text.split())
