"""What is measured of every game, as whole numbers, and how it is shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from colonnade.compiled import Playouts
from colonnade.kernel.i18n import Text
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.seat_name import SeatName
from colonnade.kernel.statistics import Interval

from .interval import of_count, of_share
from .moments import Moments
from .observers import CAPTURES, COLOURS, LEAD_CHANGES, LED, SKIPPED, observer_of

TWELFTHS: Final = 12
"""A win shared by two, three or four is a whole number of twelfths."""
MILLIONTHS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Measure:
    """One number per game."""

    key: str
    words: Text
    scale: int = 1
    """The numbers are multiples of 1/`scale`."""
    is_share: bool = False
    """Whether it lies between 0 and 1 and is shown as a percentage."""
    is_win: bool = False
    """Whether it is a game won, lost or shared."""

    def interval(self, column: Moments) -> Interval:
        """The interval over some games: Wilson's for wins, the normal one for means."""
        return of_share(column, self.scale) if self.is_win else of_count(column, self.scale)


LENGTH: Final = Measure("length", Text("Length, in throws and moves", "Longueur, lancers et coups"))
LENGTH_IN_MOVES: Final = Measure("length", Text("Length, in moves", "Longueur, en coups"))
"""The same in a game without throws, whose moves need no row of their own."""
MOVES: Final = Measure("moves", Text("Moves", "Coups joués"))
CAPTURED: Final = Measure("captures", Text("Captures", "Prises"))
SKIPPED_TURNS: Final = Measure("skipped", Text("Skipped turns", "Tours passés"))
CHANGES: Final = Measure("lead_changes", Text("Changes of the lead", "Changements de meneur"))
LEADER_LOSES: Final = Measure(
    "leader_loses",
    Text("Who leads at some moment loses", "Qui mène à un moment donné perd"),
    MILLIONTHS,
    is_share=True,
)


def seat_measure(seat: int, colour: Text | None = None) -> Measure:
    """What a seat wins; where each seat has its own colour, that is the same."""
    en, fr = ("", "") if colour is None else (f" ({colour.en})", f" ({colour.fr})")
    words = Text(f"Seat {seat + 1}{en} wins", f"La place {seat + 1}{fr} gagne")
    return Measure(f"seat_{seat + 1}", words, TWELFTHS, is_share=True, is_win=True)


def colour_measure(colour: Text) -> Measure:
    """What a colour wins."""
    words = Text(f"{colour.en} wins", f"{colour.fr} gagne")
    return Measure(f"colour_{colour.en.lower()}", words, TWELFTHS, is_share=True, is_win=True)


def chooser_measures(seated: Sequence[str]) -> list[Measure]:
    """What each chooser wins per seat, when they rotate."""
    return [
        Measure(
            f"chooser_{name}",
            Text(f"{name} wins, a seat", f"{name} gagne, par place"),
            TWELFTHS * TWELFTHS,
            is_share=True,
            is_win=True,
        )
        for name in dict.fromkeys(seated)
    ]


def colours_of(book: AnyRulebook, options: Any) -> list[SeatName]:  # noqa: ANN401
    """The colours of the seats, empty where seats are only numbered."""
    if dealt := observer_of(book.id).marks.dealt:
        return list(dealt)
    start = book.rules.start(options)
    names = [book.seat_name(options, start, seat) for seat in range(options.players)]
    return [name for name in names if name.colour is not None]


def measures_of(book: AnyRulebook, options: Any) -> list[Measure]:  # noqa: ANN401
    """All measures of a game with some options, in the order in which they are shown."""
    colours = colours_of(book, options)
    observer = observer_of(book.id)
    if observer.marks.dealt or not colours:
        found = [seat_measure(seat) for seat in range(options.players)]
        found += [colour_measure(colour) for colour in colours]
    else:
        found = [seat_measure(seat, colour) for seat, colour in enumerate(colours)]
    found += [LENGTH, MOVES] if book.chance else [LENGTH_IN_MOVES]
    if observer.marks.captures is not None:
        found.append(Measure(CAPTURED.key, observer.marks.captures))
    if observer.marks.places:
        found.append(SKIPPED_TURNS)
    if observer.has_leader:
        found += [CHANGES, LEADER_LOSES]
    return found


def numbers_of(book: AnyRulebook, options: Any, played: Playouts) -> dict[str, list[int]]:  # noqa: ANN401
    """Every measure of every game, by its key; −1 where a game has no such number."""
    players = options.players
    shares = _shares(book, players)
    winners = [int(mask) for mask in played.winners]
    led = [counter_values(played, LED + seat) for seat in range(players)]
    numbers = {
        LENGTH.key: [int(number) for number in played.tokens],
        MOVES.key: [int(number) for number in played.moves],
        CAPTURED.key: counter_values(played, CAPTURES),
        SKIPPED_TURNS.key: counter_values(played, SKIPPED),
        CHANGES.key: counter_values(played, LEAD_CHANGES),
        LEADER_LOSES.key: [
            _share_lost_by_leader(mask, of_game)
            for mask, of_game in zip(winners, zip(*led, strict=True), strict=True)
        ],
    }
    for seat in range(players):
        numbers[seat_measure(seat).key] = [shares[mask][seat] for mask in winners]
    # Which seat has which colour, where the game deals them.
    dealt = counter_values(played, COLOURS)
    for number, colour in enumerate(observer_of(book.id).marks.dealt):
        numbers[colour_measure(colour).key] = [
            sum(shares[mask][seat] for seat in range(players) if dealing >> 2 * seat & 3 == number)
            for mask, dealing in zip(winners, dealt, strict=True)
        ]
    return {measure.key: numbers[measure.key] for measure in measures_of(book, options)}


def choosers_numbers(
    book: AnyRulebook, played: Playouts, seated: Sequence[str]
) -> dict[str, list[int]]:
    """What each chooser wins per seat in every game, wherever it sits."""
    players = len(seated)
    shares = _shares(book, players)
    numbers: dict[str, list[int]] = {measure.key: [] for measure in chooser_measures(seated)}
    for game, winners in enumerate(played.winners, played.first):
        of_game = dict.fromkeys(numbers, 0)
        for seat, share in enumerate(shares[winners]):
            name = seated[(seat + game) % players]
            of_game[f"chooser_{name}"] += TWELFTHS * share // seated.count(name)
        for key, share in of_game.items():
            numbers[key].append(share)
    return numbers


def counter_values(played: Playouts, counter: int) -> list[int]:
    """One counter of every game."""
    column = played.counter(counter)
    return column if isinstance(column, list) else column.tolist()


def _shares(book: AnyRulebook, players: int) -> list[tuple[int, ...]]:
    """By mask of winners: the payoff of each seat, in twelfths; nothing in an unfinished game."""
    masks = range(1, 1 << players)
    return [
        (0,) * players,
        *(tuple(int(TWELFTHS * part) for part in book.result(mask, players)) for mask in masks),
    ]


def _share_lost_by_leader(winners: int, led: Sequence[int]) -> int:
    """Of the tokens after which somebody led, how often the leader lost; −1 if nobody ever led."""
    lost = sum(number for seat, number in enumerate(led) if not winners >> seat & 1)
    return MILLIONTHS * lost // sum(led) if any(led) else -1
