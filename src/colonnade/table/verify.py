"""Verifies a record: are its tokens legal, is its result right, did nobody choose its throws?"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Fact, Text
from colonnade.kernel.record import Record, bot_level
from colonnade.library.game import Game
from colonnade.library.replay import at_token, possible_results, seat_count_fault, started

from .beginning import WAYS, beginning, in_words
from .fair_dice import OWN, SCHEME, Secret, throw_case

Finding: TypeAlias = Literal["holds", "fails", "open"]
"""`open`: the record does not hold what is needed to tell."""

OCCUPANT: Final = re.compile(r"([0-9]{1,2})@([0-9]{1,6}) (.{1,80})")

UNSAID: Final = Text("", "")


@dataclass(frozen=True, slots=True)
class Check:
    """One check of a record, and its result; `reason` is a key of `SAYS`."""

    finding: Finding
    reason: str
    facts: dict[str, Fact | Text] = field(default_factory=dict)
    what: Text = UNSAID
    """Details from the rules or from the record."""

    @property
    def text(self) -> Text:
        """The result in words."""
        return SAYS[self.reason].filled(**self.facts, what=self.what)


SAYS: Final[dict[str, Text]] = {
    "legal": Text(
        "Everything is legal: {count|move or throw|moves and throws}.",
        "Tout suit les règles : {count|coup ou lancer|coups et lancers}.",
    ),
    "illegal": Text("Not a game by the rules: {what}", "Pas une partie selon les règles : {what}"),
    "result": Text("The result follows from them.", "Le résultat en découle."),
    "resigned": Text("The result is that of a resignation.", "Le résultat est celui d’un abandon."),
    "wrong_result": Text(
        "The result does not follow from the moves and throws.",
        "Le résultat ne découle pas des coups et lancers.",
    ),
    "unfinished": Text(
        "The game has no result, and none is claimed.",
        "La partie n’a pas de résultat, et la feuille n’en donne pas.",
    ),
    "no_result": Text(
        "The game has a result, and the record does not give it.",
        "La partie a un résultat, que la feuille ne donne pas.",
    ),
    "no_dice": Text("This game has no throws.", "Ce jeu n’a pas de lancers."),
    "own_dice": Text(
        "The players threw dice or coins of their own: nobody but they can vouch for them.",
        "Les joueurs ont lancé leurs propres dés ou pièces : eux seuls peuvent en répondre.",
    ),
    "corrected": Text(
        "They corrected {count|throw|throws} that had been entered wrongly.",
        "Ils ont corrigé {count|lancer mal entré|lancers mal entrés}.",
    ),
    "began": Text(
        "Who begins was decided as the record says: {begins}.",
        "Qui commence a été décidé comme la feuille le dit : {begins}.",
    ),
    "wrong_beginning": Text(
        "Who begins should have been decided so: {due}, not {begins}.",
        "Qui commence aurait dû être décidé ainsi : {due}, et non {begins}.",
    ),
    "began_unchecked": Text(
        "The draw for who begins cannot be checked: no secret was committed to. The record says"
        " {begins}.",
        "Le tirage pour savoir qui commence ne peut pas être vérifié : aucun secret n’était engagé."
        " La feuille dit {begins}.",
    ),
    "not_committed": Text(
        "The record has no commitment: its throws cannot be checked.",
        "La feuille n’a pas d’engagement : ses lancers ne peuvent pas être vérifiés.",
    ),
    "bad_header": Text("The header {header} cannot be read.", "L’en-tête {header} est illisible."),
    "not_revealed": Text(
        "The secret is not revealed yet: that happens when the game ends.",
        "Le secret n’est pas encore révélé : il le sera à la fin de la partie.",
    ),
    "committed": Text(
        "The secret is the one committed to: {commitment}. Compare this with what the table showed"
        " before the first throw.",
        "Le secret est bien celui de l’engagement : {commitment}. À comparer avec ce que la table"
        " montrait avant le premier lancer.",
    ),
    "wrong_secret": Text(
        "The secret is not the one committed to.", "Le secret n’est pas celui de l’engagement."
    ),
    "seeds_unsaid": Text(
        "The record does not say who added its seeds: older records did not.",
        "La feuille ne dit pas qui a ajouté les graines : les anciennes ne le disaient pas.",
    ),
    "seed_of_nobody": Text(
        "Seat {number} has a seed, and nobody sat there who could have added one.",
        "La place {number} a une graine, et personne n’y était pour l’ajouter.",
    ),
    "seeded": Text("Seeds were added by {names}.", "Des graines ont été ajoutées par {names}."),
    "unseeded": Text(
        "No seed came from {names}, though there was time for one.",
        "Aucune graine n’est venue de {names}, malgré le temps laissé.",
    ),
    "kept": Text(
        "The commitment is the one that you kept.", "L’engagement est celui que tu as gardé."
    ),
    "other_commitment": Text(
        "The commitment is NOT the one that you kept.",
        "L’engagement n’est PAS celui que tu as gardé.",
    ),
    "kept_seed": Text("Your seed is among the seeds.", "Ta graine est parmi les graines."),
    "seed_missing": Text(
        "Your seed is NOT among the seeds.", "Ta graine n’est PAS parmi les graines."
    ),
    "throws": Text(
        "What was thrown ({count|throw|throws}) follows from the secret, the table and the seeds.",
        "Ce qui est sorti ({count|lancer|lancers}) découle du secret, de la table et des graines.",
    ),
    "wrong_throw": Text(
        "Throw {number} (number {index} of all moves and throws) should be {due}, not {token}.",
        "Le lancer n° {number} (n° {index} de tous les coups et lancers) devrait être {due}, et non"
        " {token}.",
    ),
}


class NotedValues(NamedTuple):
    """What a player noted before the first throw, to compare a record with."""

    commitment: str = ""
    seed: str = ""


def verify(record: Record, kept: NotedValues = NotedValues()) -> tuple[Check, ...]:  # noqa: B008
    """All checks of a record; an honest one passes all of them."""
    try:
        game = started(record.game, record.options, record.headers.get("Position"))
    except ColonnadeError as error:
        return (Check("fails", "illegal", what=error.said),)
    if (fault := seat_count_fault(game, record)) is not None:
        return (Check("fails", "illegal", what=fault.said),)
    dice, secret = check_secret(record, game)
    throws, first_throw = 0, len(record.tokens)
    wrong: Check | None = None
    for index, token in enumerate(record.tokens, start=1):
        thrown = game.is_chance
        throws += thrown
        if thrown and throws == 1:
            first_throw = index - 1
        if thrown and secret is not None and wrong is None:
            due = due_throw(game, record, secret, throws)
            if due != token:
                wrong = Check(
                    "fails",
                    "wrong_throw",
                    {"number": throws, "index": index, "token": token, "due": due},
                )
        try:
            game.play(token)
        except ColonnadeError as error:
            illegal = Check("fails", "illegal", what=at_token(index, error))
            return (illegal, *dice) if wrong is None else (illegal, *dice, wrong)
    legal = Check("holds", "legal", {"count": len(record.tokens)})
    checks = [legal, check_result(record, game), *dice]
    if "Commitment" in record.headers and game.rulebook.chance:
        checks += check_seeds(record, game.players, first_throw)
        checks += check_noted(record, kept)
    checks += check_beginning(record, game.players, secret)
    if secret is not None:
        checks.append(wrong or Check("holds", "throws", {"count": throws}))
    return tuple(checks)


def check_beginning(record: Record, players: int, secret: Secret | None) -> tuple[Check, ...]:
    """Whether the dice or lots for who begins follow from the secret, where there is one."""
    begins = record.headers.get("Begins", "")
    for way in WAYS:
        if way != "youngest" and begins.startswith(f"{way} "):
            if secret is None and "Commitment" in record.headers:
                return ()  # that it is not revealed yet is reported elsewhere
            if secret is None:
                return (Check("open", "began_unchecked", {"begins": in_words(begins)}),)
            due = beginning(way, players, 0, secret, record.headers["Table"]).told
            facts: dict[str, Fact | Text] = {"begins": in_words(begins), "due": in_words(due)}
            return (
                Check("holds", "began", facts)
                if due == begins
                else Check("fails", "wrong_beginning", facts),
            )
    return ()


def check_seeds(record: Record, players: int, first_throw: int) -> tuple[Check, ...]:
    """Whether only people have added seeds: a server must not try seeds out on a bot's seat."""
    headers = record.headers
    seeds = headers.get("Seeds", "").split(",")
    if len(seeds) != players:
        return ()  # said already
    if "Occupants" not in headers:
        return (Check("holds", "seeds_unsaid"),)
    has_begun = first_throw < len(record.tokens)
    sat = people_until(headers["Occupants"], players, first_throw)
    if sat is None or (has_begun and any(one is NOBODY for one in sat)):
        return (Check("fails", "bad_header", {"header": "Occupants"}),)
    for seat, seed in enumerate(seeds):
        if seed and not sat[seat].person:
            return (Check("fails", "seed_of_nobody", {"number": seat + 1}),)
    added = [sat[seat].person for seat in range(players) if seeds[seat]]
    none = [seat for seat in range(players) if sat[seat].plays and not seeds[seat]]
    if has_begun and ",".join(map(str, none)) != headers.get("Unseeded", ""):
        return (Check("fails", "bad_header", {"header": "Unseeded"}),)
    checks = [Check("holds", "seeded", {"names": ", ".join(added)})] if added else []
    if none:
        names = ", ".join(sat[seat].person for seat in none)
        checks.append(Check("holds", "unseeded", {"names": names}))
    return tuple(checks)


class Occupant(NamedTuple):
    """The occupant of a seat at the first throw."""

    person: str = ""
    """The last person who sat there, empty if it was a bot's seat from the beginning."""
    plays: bool = False
    """Whether the person played themselves, and no bot for them."""


NOBODY: Final = Occupant()
"""A seat that was still free."""


def people_until(occupants: str, players: int, first_throw: int) -> list[Occupant] | None:
    """The occupant of each seat at the first throw; None if the header cannot be read."""
    sat = [NOBODY] * players
    for occupant in occupants.split(", "):
        found = OCCUPANT.fullmatch(occupant)
        if found is None or int(found[1]) >= players:
            return None
        if int(found[2]) <= first_throw:
            seat, is_bot = int(found[1]), bot_level(found[3]) is not None
            sat[seat] = Occupant(sat[seat].person) if is_bot else Occupant(found[3], plays=True)
    return sat


def check_noted(record: Record, kept: NotedValues) -> Iterator[Check]:
    """Whether the record has the commitment and the seed that a player noted."""
    if kept.commitment:
        same = kept.commitment.strip().lower() == record.headers["Commitment"]
        yield Check("holds" if same else "fails", "kept" if same else "other_commitment")
    if kept.seed:
        there = kept.seed in record.headers.get("Seeds", "").split(",")
        yield Check("holds" if there else "fails", "kept_seed" if there else "seed_missing")


def check_result(record: Record, game: Game) -> Check:
    """Whether the record claims the result it has."""
    if record.result is None:
        return Check("fails", "no_result") if game.is_over else Check("holds", "unfinished")
    if record.result not in possible_results(game, record):
        return Check("fails", "wrong_result")
    return Check("holds", "result" if game.is_over else "resigned")


def check_secret(record: Record, game: Game) -> tuple[tuple[Check, ...], Secret | None]:
    """What the headers say about the dice, and the secret if the throws can be checked with it."""
    headers = record.headers
    if not game.rulebook.chance:
        return (Check("holds", "no_dice"),), None
    if headers.get("Dice") == OWN:
        own, corrected = Check("open", "own_dice"), headers.get("Corrections", "0")
        if not corrected.isdecimal():
            return (own, Check("fails", "bad_header", {"header": "Corrections"})), None
        count = int(corrected)
        return (own, Check("open", "corrected", {"count": count})) if count else (own,), None
    if "Commitment" not in headers:
        return (Check("open", "not_committed"),), None
    for header in ("Dice", "Table", "Seeds"):
        if header not in headers:
            return (Check("fails", "bad_header", {"header": header}),), None
    if headers["Dice"] != SCHEME:
        return (Check("open", "bad_header", {"header": "Dice"}),), None
    if len(headers["Seeds"].split(",")) != game.players:
        return (Check("fails", "bad_header", {"header": "Seeds"}),), None
    if "Secret" not in headers:
        return (Check("open", "not_revealed"),), None
    try:
        secret = Secret(bytes.fromhex(headers["Secret"]))
    except ValueError:
        return (Check("fails", "bad_header", {"header": "Secret"}),), None
    if secret.commitment != headers["Commitment"]:
        return (Check("fails", "wrong_secret"),), secret
    return (Check("holds", "committed", {"commitment": secret.commitment}),), secret


def due_throw(game: Game, record: Record, secret: Secret, number: int) -> str:
    """What the throw of this number must show."""
    rules, options, state = game.rulebook.rules, game.rules_options, game.state
    seeds = record.headers["Seeds"].split(",")
    cases = rules.cases(options, state)
    code = rules.cast(
        options, state, throw_case(secret, record.headers["Table"], seeds, number, cases)
    )
    return game.rulebook.notation.write_throw(options, state, code)
