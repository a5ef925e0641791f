"""Important throws and moves in words, French and English."""

from collections.abc import Sequence
from typing import Final

from colonnade.kernel.i18n import Language, Text, in_both_languages
from colonnade.library import Game

from .game_analysis import Stance
from .grades import Verdict
from .move_phrases import move_phrase
from .reasons import THEIRS, ToldReason, Voice, reasons_in_words
from .token_values import EvaluatedToken
from .words import joined, say, share

SIMPLE: Final = 36
"""Fractions with small denominators, as of two dice, are shown as fractions."""
MOST_REASONS: Final = 2
"""The most reasons in one sentence."""
AT_LEAST: Final = 0.5
"""The sentence is about the thrower if the throw changed their chances by at least this share of
the largest change."""


def throw_sentences(game: Game, found: EvaluatedToken, names: Sequence[Text]) -> Text:
    """A throw, and what it changed for whom."""
    book, options, state = game.rulebook, game.rules_options, found.state
    luck, thrower = found.shift, state.seat
    done = move_phrase(book, options, state, found.code, names).done
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
            name=names[thrower].to(language),
            done=done.to(language),
            other=names[seat].to(language),
            odds=odds_shown(found, seat, language),
            before=share(before, language),
            after=share(after, language),
        )

    return in_both_languages(tell)


def move_sentences(
    game: Game, found: EvaluatedToken, names: Sequence[Text], verdict: Verdict
) -> Text:
    """A move, its cost, and what would have been better and why."""
    book, options, state = game.rulebook, game.rules_options, found.state
    voice = Voice(names, THEIRS)
    done = move_phrase(book, options, state, found.code, names).done
    better = move_phrase(book, options, state, found.best, names).to_do
    wrong = reasons_of(reasons_in_words(book, options, state, found.code, voice), "against")
    right = reasons_of(reasons_in_words(book, options, state, found.best, voice), "for")[
        :MOST_REASONS
    ]
    best, played = found.moves[found.best][state.seat], found.moves[found.code][state.seat]

    def tell(language: Language) -> str:
        key = "better_because" if right else "better"
        return say(
            key,
            language,
            name=names[state.seat].to(language),
            done=joined([done.to(language), *in_language(wrong[:1], language)], language),
            verdict=say(verdict, language),
            before=share(best, language),
            after=share(played, language),
            better=better.to(language),
            why=joined(in_language(right, language), language),
        )

    return in_both_languages(tell)


def reasons_of(reasons: Sequence[ToldReason], stance: Stance) -> list[Text]:
    """The reasons of one stance."""
    return [reason.said for reason in reasons if reason.stance == stance]


def odds_shown(found: EvaluatedToken, seat: int, language: Language) -> str:
    """How rare a throw was: its probability or, with many different throws, its rank."""
    odds = found.odds
    if odds.denominator <= SIMPLE:
        key = "one_chance" if odds.numerator == 1 else "some_chances"
        return say(key, language, number=odds.numerator, cases=odds.denominator)
    return say(
        "better_than" if found.shift[seat] > 0 else "worse_than",
        language,
        part=share(found.surpassed(seat), language),
    )


def in_language(reasons: Sequence[Text], language: Language) -> list[str]:
    """Reasons in one language."""
    return [reason.to(language) for reason in reasons]
