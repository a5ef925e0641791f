"""The rules of a game, or one clause of them."""

from colonnade.game.pages import clauses, rules_page
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.rulebook import AnyRulebook
from colonnade.kernel.words import Language, Words

from .words import SAYS


def rules(book: AnyRulebook, language: Language, clause: str = "") -> str:
    """The whole page, or the clause that is asked for."""
    page = rules_page(book, language)
    if not clause:
        return page
    text = clauses(page).get(clause.upper())
    if text is None:
        en, fr = SAYS["no_clause"]
        raise ColonnadeError(Words(en.format(clause=clause), fr.format(clause=clause)))
    return text
