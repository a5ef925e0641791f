"""Throws and moves that mattered in words, French and English."""

from collections.abc import Callable, Sequence
from typing import Final

from colonnade.game import Game
from colonnade.kernel.words import Language, Words
from colonnade.table.view import Said

from .deeds import deed
from .judged import Judged
from .reasons import Stance, ToldReason, about_players, told_reasons
from .verdicts import Verdict
from .words import joined, say, share

SIMPLE: Final = 36
"""Fractions of two dice and less are familiar."""
MOST_REASONS: Final = 2
"""More make a sentence that nobody reads to its end."""
AT_LEAST: Final = 0.5
"""Whoever threw is spoken of where the throw meant at least so much of what it meant to others."""


def told_throw(game: Game, found: Judged, names: Sequence[Said]) -> Said:
    """A throw, and what it gave or took from whom it concerned."""
    book, options, state = game.rulebook, game.rules_options, found.state
    luck, thrower = found.shift, state.seat
    done = deed(book, options, state, found.code, words_of(names)).done
    most = max(range(len(luck)), key=lambda seat: abs(luck[seat]))
    seat = thrower if abs(luck[thrower]) >= AT_LEAST * abs(luck[most]) else most

    assert found.before is not None
    assert found.after is not None
    before, after = found.before[seat], found.after[seat]

    def tell(language: Language) -> str:
        key = "lucky" if luck[seat] > 0 else "unlucky"
        return say(
            key if seat == thrower else f"{key}_for",
            language,
            name=in_language(names[thrower], language),
            done=done.to(language),
            other=in_language(names[seat], language),
            odds=odds_shown(found, seat, language),
            before=share(before, language),
            after=share(after, language),
        )

    return both(tell)


def told_move(game: Game, found: Judged, names: Sequence[Said], verdict: Verdict) -> Said:
    """A move and what was wrong with it, what it cost, and what would have been better and why."""
    book, options, state = game.rulebook, game.rules_options, found.state
    voice, called = about_players(names), words_of(names)
    done = deed(book, options, state, found.code, called).done
    better = deed(book, options, state, found.best, called).to_do
    wrong = said(told_reasons(book, options, state, found.code, voice), "against")
    right = said(told_reasons(book, options, state, found.best, voice), "for")[:MOST_REASONS]
    best, played = found.moves[found.best][state.seat], found.moves[found.code][state.seat]

    def tell(language: Language) -> str:
        key = "better_because" if right else "better"
        return say(
            key,
            language,
            name=in_language(names[state.seat], language),
            done=joined([done.to(language), *told_in(wrong[:1], language)], language),
            verdict=say(verdict, language),
            before=share(best, language),
            after=share(played, language),
            better=better.to(language),
            why=joined(told_in(right, language), language),
        )

    return both(tell)


def said(reasons: Sequence[ToldReason], stance: Stance) -> list[Said]:
    """The reasons that speak one way."""
    return [reason.said for reason in reasons if reason.stance == stance]


def odds_shown(found: Judged, seat: int, language: Language) -> str:
    """How rare a throw was: by its chance or, of dice that never fall twice alike, by its rank."""
    odds = found.odds
    if odds.denominator <= SIMPLE:
        key = "one_chance" if odds.numerator == 1 else "some_chances"
        return say(key, language, number=odds.numerator, cases=odds.denominator)
    if found.shift[seat] > 0:
        return say("better_than", language, part=share(found.beaten(seat), language))
    return say("worse_than", language, part=share(found.outdone(seat), language))


def told_in(reasons: Sequence[Said], language: Language) -> list[str]:
    """Reasons in one language."""
    return [in_language(reason, language) for reason in reasons]


def in_language(said: Said, language: Language) -> str:
    """What is said, in one language."""
    return said.fr if language == "fr" else said.en


def words_of(names: Sequence[Said]) -> list[Words]:
    """Names as the catalogues take them."""
    return [Words(name.en, name.fr) for name in names]


def both(tell: Callable[[Language], str]) -> Said:
    """The same told in both languages."""
    return Said(tell("en"), tell("fr"))
