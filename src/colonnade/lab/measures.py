"""What is measured of every game, as whole numbers; how it is called and shown."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Words
from colonnade.swift import Playouts
from colonnade.swift.interval import Interval

from .column import Column
from .interval import of_count, of_share
from .watches import watch_of
from .watches.watch import CAPTURES, COLOURS, LEAD_CHANGES, LED, SKIPPED

TWELFTHS: Final = 12
"""A win shared by two, three or four is a whole number of these."""
MILLIONTHS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Measure:
    """One number a game."""

    key: str
    words: Words
    scale: int = 1
    """The numbers are kept as multiples of one part in so many."""
    is_share: bool = False
    """Whether it lies between 0 and 1 and is shown per cent."""
    is_win: bool = False
    """Whether it is a game won, lost or shared."""

    def interval(self, column: Column) -> Interval:
        """The measure over some games: wins by Wilson's formula, means by the normal law."""
        return of_share(column, self.scale) if self.is_win else of_count(column, self.scale)


LENGTH: Final = Measure(
    "length", Words("Length, in throws and moves", "Longueur, lancers et coups")
)
MOVES: Final = Measure("moves", Words("Moves", "Coups joués"))
CAPTURED: Final = Measure("captures", Words("Captures", "Prises"))
SKIPPED_TURNS: Final = Measure("skipped", Words("Skipped turns", "Tours passés"))
CHANGES: Final = Measure("lead_changes", Words("Changes of the lead", "Changements de meneur"))
LEADER_LOSES: Final = Measure(
    "leader_loses",
    Words("Who leads at some moment loses", "Qui mène à un moment donné perd"),
    MILLIONTHS,
    is_share=True,
)


def seat_measure(seat: int) -> Measure:
    """What a seat wins."""
    words = Words(f"Seat {seat + 1} wins", f"Le siège {seat + 1} gagne")
    return Measure(f"seat_{seat + 1}", words, TWELFTHS, is_share=True, is_win=True)


def colour_measure(colour: Words) -> Measure:
    """What a colour wins."""
    words = Words(f"{colour.en} wins", f"{colour.fr} gagne")
    return Measure(f"colour_{colour.en.lower()}", words, TWELFTHS, is_share=True, is_win=True)


def chooser_measures(seated: Sequence[str]) -> list[Measure]:
    """What each chooser wins, by the seat, when all of them go round."""
    return [
        Measure(
            f"chooser_{name}",
            Words(f"{name} wins, a seat", f"{name} gagne, par siège"),
            TWELFTHS * TWELFTHS,
            is_share=True,
            is_win=True,
        )
        for name in dict.fromkeys(seated)
    ]


def colours_of(book: AnyRulebook, options: Any) -> list[Words]:  # noqa: ANN401
    """The colours at the table, none where seats are only numbered."""
    if dealt := watch_of(book.id).marks.dealt:
        return list(dealt)
    start = book.rules.start(options)
    names = [book.seat_name(options, start, seat) for seat in range(options.players)]
    return [] if any(name.en[-1].isdigit() for name in names) else names


def measures_of(book: AnyRulebook, options: Any) -> list[Measure]:  # noqa: ANN401
    """All that is measured of a game with some options, in the order in which it is shown."""
    found = [seat_measure(seat) for seat in range(options.players)]
    found += [colour_measure(colour) for colour in colours_of(book, options)]
    found += [LENGTH, MOVES]
    watch = watch_of(book.id)
    if watch.marks.captures is not None:
        found.append(Measure(CAPTURED.key, watch.marks.captures))
    if watch.marks.places:
        found.append(SKIPPED_TURNS)
    if watch.has_leader:
        found += [CHANGES, LEADER_LOSES]
    return found


def numbers_of(book: AnyRulebook, options: Any, played: Playouts) -> dict[str, list[int]]:  # noqa: ANN401
    """Every measure of every game, by its key; −1 where a game has no such number."""
    players = options.players
    shares = _shares(book, players)
    winners = [int(mask) for mask in played.winners]
    numbers = {
        seat_measure(seat).key: [shares[mask][seat] for mask in winners] for seat in range(players)
    }
    numbers[LENGTH.key] = [int(number) for number in played.tokens]
    numbers[MOVES.key] = [int(number) for number in played.moves]
    for measure, counter in (
        (CAPTURED, CAPTURES),
        (SKIPPED_TURNS, SKIPPED),
        (CHANGES, LEAD_CHANGES),
    ):
        numbers[measure.key] = counted(played, counter)
    led = [counted(played, LED + seat) for seat in range(players)]
    numbers[LEADER_LOSES.key] = [
        _lost(mask, of_game) for mask, of_game in zip(winners, zip(*led, strict=True), strict=True)
    ]
    colours = colours_of(book, options)
    dealt = counted(played, COLOURS) if watch_of(book.id).marks.dealt else None
    for number, colour in enumerate(colours):
        key = colour_measure(colour).key
        if dealt is None:
            numbers[key] = numbers[seat_measure(number).key]
        else:
            numbers[key] = [
                sum(
                    shares[mask][seat]
                    for seat in range(players)
                    if dealing >> 2 * seat & 3 == number
                )
                for mask, dealing in zip(winners, dealt, strict=True)
            ]
    wanted = [measure.key for measure in measures_of(book, options)]
    return {key: numbers[key] for key in wanted}


def choosers_numbers(
    book: AnyRulebook, played: Playouts, seated: Sequence[str]
) -> dict[str, list[int]]:
    """What a seat of each chooser wins in every game on average, wherever it is."""
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


def counted(played: Playouts, counter: int) -> list[int]:
    """One counter of every game."""
    column = played.counter(counter)
    return column if isinstance(column, list) else column.tolist()


def _shares(book: AnyRulebook, players: int) -> list[tuple[int, ...]]:
    """By mask of winners: what each seat gets, in twelfths; nothing in an unfinished game."""
    masks = range(1, 1 << players)
    return [
        (0,) * players,
        *(tuple(int(TWELFTHS * part) for part in book.result(mask, players)) for mask in masks),
    ]


def _lost(winners: int, led: Iterable[int]) -> int:
    """Of the moments of a game with a leader, how many had one that lost; −1: there was none."""
    by_seat = list(led)
    every = sum(by_seat)
    if not every:
        return -1
    lost = sum(number for seat, number in enumerate(by_seat) if not winners >> seat & 1)
    return MILLIONTHS * lost // every
