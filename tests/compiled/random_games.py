"""The tokens of random games."""

from collections.abc import MutableSequence

from colonnade.compiled import Observer, plain
from colonnade.kernel.rulebook import AnyRulebook


def random_codes(book: AnyRulebook, options: object, seed: int, number: int = 0) -> list[int]:
    """The codes of all tokens of one random game, as `playouts` plays it."""
    codes: list[int] = []

    def note(
        options: object,
        before: object,
        stage: int,
        code: int,
        after: object,
        counts: MutableSequence[int],
    ) -> None:
        codes.append(code)

    plain(book).playouts(options, seed=seed, first=number, games=1, observer=Observer(note, 0))
    return codes
