"""Pairs of games, one after the other or in several processes."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial

from colonnade.bots import bot
from colonnade.bots.api.spec import bot_from_spec
from colonnade.cli.processes import spawned_processes
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Text
from colonnade.kernel.options import option_text
from colonnade.library import Game

from .match import Entrant, Match, Pair, play_pair
from .score import Score, score_of


def play_match(
    game: str,
    first: Entrant,
    second: Entrant,
    *,
    games: int = 100,
    seed: int = 1,
    workers: int = 1,
    keep_records: bool = False,
    on_pair: Callable[[Pair], None] = lambda pair: None,
    **options: object,
) -> Score:
    """Let two bots play pairs of games with the same throws and the seats exchanged.

    `options` are those of the game, as `colonnade.new` takes them.

    >>> play_match("corintho", lambda game: game.legal[0], "random", games=2).games
    2
    """
    given = tuple(f"{name}={option_text(value)}" for name, value in options.items())
    match = Match(game, given, (first, second), seed, keep_records)
    played: list[Pair] = []
    for pair in play_series(match, pairs_of(match, games), workers):
        played.append(pair)
        on_pair(pair)
    return score_of(played)


def play_game(game: Game, players: Sequence[Entrant], *, seed: int | None = None) -> Game:
    """Play a game on to its end, one player per seat; returns the same game.

    >>> import colonnade
    >>> def first(game):
    ...     return game.legal[0]
    >>> play_game(colonnade.new("corintho"), [first, "easy@5"], seed=1).is_over
    True
    """
    if len(players) != game.players:
        raise ColonnadeError(
            Text(
                f"{len(players)} players are given, the game has {game.players}",
                f"{len(players)} joueurs sont donnés, la partie en a {game.players}",
            )
        )
    rng = random.SystemRandom() if seed is None else random.Random(seed)
    with ExitStack() as programs:
        seated = [
            programs.enter_context(bot(one, seed=seed)) if isinstance(one, str) else one
            for one in players
        ]
        while (seat := game.seat) is not None:
            if game.is_chance:
                game.throw(rng)
            else:
                game.play(seated[seat](game.copy()))
    return game


def play_series(match: Match, pairs: int, workers: int) -> Iterator[Pair]:
    """Some pairs, in order; the same ones whatever the number of workers."""
    if workers <= 1:
        yield from (play_pair(match, number) for number in range(pairs))
        return
    pool = spawned_processes(workers)
    try:
        yield from pool.map(partial(play_pair, match), range(pairs))
    finally:
        pool.shutdown(cancel_futures=True)


def pairs_of(match: Match, games: int) -> int:
    """The number of pairs; raises for a match that cannot be played."""
    if games < 2 or games % 2:
        raise ColonnadeError(
            Text(
                f"games={games}: must be an even number, 2 at least",
                f"games={games} : il faut un nombre pair, 2 au moins",
            )
        )
    match.rulebook_and_options()
    for one in match.entrants:
        if isinstance(one, str):
            bot_from_spec(one, random.Random(0))
    return games // 2
