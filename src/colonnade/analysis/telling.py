"""Turning points in words, French and English."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final

from colonnade.kernel.words import Language
from colonnade.table.view import Said

from .hints import Advice
from .steps import Step
from .words import say, share

SIMPLE: Final = 36
"""Fractions of two dice and less are familiar."""


def told_throw(step: Step, names: Sequence[Said]) -> Said:
    """A throw, and what it gave or took."""
    luck = step.luck[step.seat]

    def tell(language: Language) -> str:
        return say(
            "lucky" if luck > 0 else "unlucky",
            language,
            name=in_language(names[step.seat], language),
            token=step.token,
            luck=share(luck, language, signed=True),
            odds=odds_shown(Fraction(step.odds), language),
        )

    return both(tell)


def told_move(step: Step, names: Sequence[Said], better: Advice) -> Said:
    """A move, what it cost, and what would have been better."""

    def tell(language: Language) -> str:
        why = why_of(better, language)
        return say(
            "better_because" if why else "better",
            language,
            name=in_language(names[step.seat], language),
            token=step.token,
            verdict=say(step.verdict, language),
            cost=share(step.cost, language),
            better=better.token,
            why=why,
        )

    return both(tell)


def odds_shown(odds: Fraction, language: Language) -> str:
    """A probability as people say it: `1/6`; `0.8 %` where the fraction is none they know."""
    if odds.denominator <= SIMPLE:
        return str(odds)
    text = f"{100 * float(odds):.2g}"
    return f"{text.replace('.', ',') if language == 'fr' else text} %"


def why_of(advice: Advice, language: Language) -> str:
    """The reasons of a move in one phrase; empty where there is none."""
    return ", ".join(in_language(reason, language) for reason in advice.reasons)


def in_language(said: Said, language: Language) -> str:
    """What is said, in one language."""
    return said.fr if language == "fr" else said.en


def both(tell: Callable[[Language], str]) -> Said:
    """The same told in both languages."""
    return Said(tell("en"), tell("fr"))
