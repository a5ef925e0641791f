"""A game in one or two sentences: who won, by luck or by play, and who played best."""

from collections.abc import Sequence
from typing import Final

from colonnade.kernel.i18n import Language, Text, in_both_languages
from colonnade.library import Game

from .grades import NOTHING
from .player_summaries import PlayerReview
from .sentences import in_language
from .words import joined, say, share, wins

EVEN: Final = 0.5
"""An adjusted result above this makes a likely winner."""


def summary_of(game: Game, players: Sequence[PlayerReview]) -> Text:
    """The sentences; none of a game in which nothing has been decided."""
    return in_both_languages(
        lambda language: f"{ending(game, players, language)} {best(players, language)}".strip()
    )


def ending(game: Game, players: Sequence[PlayerReview], language: Language) -> str:
    """Who won, and the part of the throws in it."""
    most = max(player.result for player in players)
    first = [player for player in players if player.result == most]
    winners = names_in_a_row(first, language)
    if len(first) == len(players):
        return say("drawn", language) if game.is_over else ""
    if not game.is_over:
        if len({share(player.result, language) for player in players}) == 1:
            return say("even", language)
        return say("ahead", language, winners=winners, chance=share(most, language))
    if not any(player.throws for player in players):
        return say("won", language, winners=winners)
    rival = max(player.adjusted for player in players if player not in first)
    others = [player for player in players if player.adjusted == rival]
    if first[0].low > EVEN:
        return say("won_anyhow", language, winners=winners)
    if first[0].high < EVEN and rival > EVEN:
        return say(
            "won_by_luck", language, winners=winners, others=names_in_a_row(others, language)
        )
    return say("won_somehow", language, winners=winners)


def best(players: Sequence[PlayerReview], language: Language) -> str:
    """Who lost least by their moves; empty where all played alike or there was no choice."""
    chose = [player for player in players if player.choices]
    if len(chose) < 2 or max(one.cost for one in chose) - min(one.cost for one in chose) < NOTHING:
        return ""
    least = min(chose, key=lambda player: player.cost)
    # The smallest plural: above one in English, two and more in French.
    is_dear = round(least.cost, 2) >= (2 if language == "fr" else 1)
    return say(
        "best_play_dear" if is_dear else "best_play",
        language,
        name=names_in_a_row([least], language),
        cost=wins(least.cost, language),
        choices=least.choices,
    )


def names_in_a_row(players: Sequence[PlayerReview], language: Language) -> str:
    """Names in a row."""
    return joined(in_language([player.name for player in players], language), language)
