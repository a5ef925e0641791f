"""Checking a record: are its tokens legal, is its result theirs, did nobody choose its throws?"""

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from colonnade.game import Game, possible_results, started
from colonnade.game.replaying import at_token, misnamed
from colonnade.kernel.awaited import CHANCE
from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.record import Record
from colonnade.kernel.words import Fact, Words

from .dice import SCHEME, Secret, throw_case

Finding: TypeAlias = Literal["holds", "fails", "open"]
"""`open`: the record does not hold what it takes to tell."""

UNSAID: Final = Words("", "")


@dataclass(frozen=True, slots=True)
class Check:
    """One question asked of a record, and its answer; `reason` is a key of `SAYS`."""

    finding: Finding
    reason: str
    facts: dict[str, Fact] = field(default_factory=dict)
    what: Words = UNSAID
    """What the rules or the record's own words say against it."""

    @property
    def text(self) -> Words:
        """The answer in words."""
        words = SAYS[self.reason]
        return Words(
            words.en.format(**self.facts, what=self.what.en),
            words.fr.format(**self.facts, what=self.what.fr),
        )


SAYS: Final[dict[str, Words]] = {
    "legal": Words(
        "All {count} tokens are legal.", "Les {count} coups et lancers sont tous permis."
    ),
    "illegal": Words("Not a game by the rules: {what}", "Pas une partie selon les règles : {what}"),
    "result": Words("The result follows from them.", "Le résultat en découle."),
    "resigned": Words(
        "The result is that of a resignation.", "Le résultat est celui d'un abandon."
    ),
    "wrong_result": Words(
        "The result does not follow from the tokens.",
        "Le résultat ne découle pas des coups et lancers.",
    ),
    "unfinished": Words(
        "The game has no result, and none is claimed.",
        "La partie n'a pas de résultat et n'en prétend pas.",
    ),
    "no_result": Words(
        "The game has a result, and the record does not give it.",
        "La partie a un résultat, que la feuille ne donne pas.",
    ),
    "no_dice": Words("This game has no throws.", "Ce jeu n'a pas de lancers."),
    "not_committed": Words(
        "The record has no commitment: its throws cannot be checked.",
        "La feuille n'a pas d'engagement : ses lancers ne peuvent être vérifiés.",
    ),
    "bad_header": Words("The header {header} cannot be read.", "L'en-tête {header} est illisible."),
    "not_revealed": Words(
        "The secret is not revealed yet: that happens when the game ends.",
        "Le secret n'est pas encore révélé : il le sera à la fin de la partie.",
    ),
    "committed": Words(
        "The secret is the one committed to: {commitment}. Compare this with what the table showed"
        " before the first throw.",
        "Le secret est bien celui de l'engagement : {commitment}. À comparer avec ce que la table"
        " montrait avant le premier lancer.",
    ),
    "wrong_secret": Words(
        "The secret is not the one committed to.", "Le secret n'est pas celui de l'engagement."
    ),
    "throws": Words(
        "All {count} throws are those of the secret, the table and the seeds.",
        "Les {count} lancers sont ceux du secret, de la table et des graines.",
    ),
    "wrong_throw": Words(
        "Throw {number} (token {index}) should be {due}, not {token}.",
        "Le lancer n° {number} (à la place {index}) devrait être {due}, non {token}.",
    ),
}


def verify(record: Record) -> tuple[Check, ...]:
    """Everything that can be said of a record; all of it holds in an honest one."""
    try:
        game = started(record.game, record.options, record.headers.get("Position"))
    except ColonnadeError as error:
        return (Check("fails", "illegal", what=error.said),)
    if (fault := misnamed(game, record)) is not None:
        return (Check("fails", "illegal", what=fault.said),)
    dice, secret = check_secret(record, game)
    throws = 0
    wrong: Check | None = None
    for index, token in enumerate(record.tokens, start=1):
        thrown = game.rulebook.rules.awaits(game.rules_options, game.state) == CHANCE
        throws += thrown
        if thrown and secret is not None and wrong is None:
            due = due_throw(game, record, secret, throws)
            if due != token:
                facts: dict[str, Fact] = {"number": throws, "index": index, "token": token}
                wrong = Check("fails", "wrong_throw", {**facts, "due": due})
        try:
            game.play(token)
        except ColonnadeError as error:
            illegal = Check("fails", "illegal", what=at_token(index, error))
            return (illegal, *dice) if wrong is None else (illegal, *dice, wrong)
    legal = Check("holds", "legal", {"count": len(record.tokens)})
    checks = (legal, check_result(record, game), *dice)
    if secret is None:
        return checks
    return (*checks, wrong or Check("holds", "throws", {"count": throws}))


def check_result(record: Record, game: Game) -> Check:
    """Whether the record claims the result it has."""
    if record.result is None:
        return Check("fails", "no_result") if game.is_over else Check("holds", "unfinished")
    if record.result not in possible_results(game, record):
        return Check("fails", "wrong_result")
    return Check("holds", "result" if game.is_over else "resigned")


def check_secret(record: Record, game: Game) -> tuple[tuple[Check, ...], Secret | None]:
    """What the headers say of the dice, and the secret if the throws can be checked with it."""
    headers = record.headers
    if not game.rulebook.chance:
        return (Check("holds", "no_dice"),), None
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
    """What the throw of this number must have shown."""
    rules, options, state = game.rulebook.rules, game.rules_options, game.state
    seeds = record.headers["Seeds"].split(",")
    cases = rules.cases(options, state)
    code = rules.cast(
        options, state, throw_case(secret, record.headers["Table"], seeds, number, cases)
    )
    return game.rulebook.notation.write_throw(options, state, code)
