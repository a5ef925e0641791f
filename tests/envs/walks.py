"""Random walks through games, throw by throw and move by move."""

from collections.abc import Iterator
from random import Random

from colonnade.envs import Position, begin
from configurations import Configuration, without

# Each game with each number of players, and the variants that change what a vector must show.
TABLES = without(
    *("colours", "finish", "extension", "captures", "exit"),
    *("place_on_stack", "frozen", "freeze", "extend", "stuck"),
)


def walk(start: Position, rng: Random, longest: int = 3000) -> Iterator[tuple[Position, int]]:
    """Positions from a start on, each with the number of the throw or move then made."""
    position = start
    for _ in range(longest):
        if position.is_over:
            return
        if position.is_throw:
            numbers, odds = zip(*position.odds(), strict=True)
            number = rng.choices(numbers, odds)[0]
            yield position, number
            position = position.thrown(number)
        else:
            number = rng.choice(position.actions())
            yield position, number
            position = position.after(number)


def start_of(configuration: Configuration) -> Position:
    """The start of a configuration's game."""
    return begin(configuration.game, configuration.options)
