"""Perft: counting lines of play, to check that two implementations of the rules agree."""

from .awaited import CHANCE, OVER
from .rulebook import AnyRules


def perft(rules: AnyRules, options: object, state: object, depth: int) -> int:
    """The number of token sequences of length `depth`; a game that ends sooner counts once."""
    return _count(rules, options, state, depth, {})


def _count(
    rules: AnyRules,
    options: object,
    state: object,
    depth: int,
    known: dict[tuple[object, int], int],
) -> int:
    if depth == 0:
        return 1
    # Different orders of tokens reach equal states; each state is counted once.
    if (state, depth) in known:
        return known[state, depth]
    stage = rules.awaits(options, state)
    if stage == OVER:
        return 1
    if stage == CHANCE:
        codes = [throw for throw, _ in rules.odds(options, state)]
        step = rules.after_throw
    else:
        codes = list(rules.codes(rules.legal(options, state)))
        step = rules.after_move
    if depth == 1:
        return len(codes)
    total = sum(
        _count(rules, options, step(options, state, code), depth - 1, known) for code in codes
    )
    known[state, depth] = total
    return total
