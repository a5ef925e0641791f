"""A review as text."""

import re
import textwrap
from collections.abc import Sequence
from functools import partial
from typing import Final

from colonnade.games import rulebook
from colonnade.kernel.i18n import Language, Text
from colonnade.kernel.record import bot_level
from colonnade.kernel.styled_text import aligned

from .hints import Hint
from .player_summaries import PlayerReview
from .reviews import Review
from .sentences import in_language
from .words import joined, say, share, wins

MOST_BLUNDERS: Final = 10
WIDTH: Final = 88
"""Characters of a line, where the screen has room for them."""
INDENT: Final = 7
"""Characters before the sentences of a list."""
LEAST_MARGIN: Final = 0.01
"""Smaller margins are not shown."""
HARDLY: Final = 0.005
"""Half a percentage point: moves that differ by less are as good as equal to a person."""


def text_of(review: Review, language: Language, columns: int = 0) -> str:
    """The whole report, ending in a newline, for a screen of some width if that is known."""
    width = min(WIDTH, columns or WIDTH)
    title = rulebook(review.game).title.to(language)
    throws = sum(step.verdict == "throw" for step in review.steps)
    moves, without = len(review.steps) - throws, "" if throws else "_without_throws"
    lines = [say(f"title{without}", language, title=title, throws=throws, moves=moves)]
    prose = partial(wrapped, width=width)
    if review.problem is not None:
        # It may be a refusal, which is a sentence already.
        problem = review.problem.to(language).removesuffix(".")
        lines += prose(say("damaged", language, problem=problem))
    elif not review.is_over:
        lines += prose(say("unfinished", language))
    if review.is_hurried:
        lines += prose(say("hurried", language))
    lines += prose(review.summary.to(language))
    lines += ["", *table(review, language, columns), ""]
    lines += [*prose(say(f"explained{without}", language)), ""]
    lines += turning_lines(review, language, width)
    lines += blunder_lines(review, language, width)
    return "\n".join(lines) + "\n"


def wrapped(text: str, indent: int = 0, width: int = WIDTH) -> list[str]:
    """A paragraph as lines; those after the first may stand further to the right."""
    # A line never begins with a punctuation mark that has a space before it.
    kept = re.sub(r" ([:;!?%»–])", "\u00a0\\1", text)
    lines = textwrap.wrap(kept, width, subsequent_indent=" " * indent)
    return [line.replace("\u00a0", " ") for line in lines]


def table(review: Review, language: Language, columns: int = 0) -> list[str]:
    """A row for each player; a column for each where rows would be wider than the screen."""
    by_luck = any(player.throws for player in review.players)
    heads = ["player", "result", *(["luck"] if by_luck else []), "cost"]
    heads += [*(["adjusted"] if by_luck else []), "accuracy", "bad"]
    told = [cells(review, player, language) for player in review.players]
    rows = [
        [say(head, language) for head in heads],
        *([row[head] for head in heads] for row in told),
    ]
    lines = aligned(rows)
    if 0 < columns < max(map(len, lines)):
        lines = aligned(list(zip(*rows, strict=True)))
    return lines


def cells(review: Review, player: PlayerReview, language: Language) -> dict[str, str]:
    """The cells of one player's row, by column."""
    low, high = (round(100 * clamped(edge)) for edge in (player.low, player.high))
    middle = share(clamped(player.adjusted), language)
    return {
        "player": sitting(review, player, language),
        "result": outcome(review, player, language),
        "luck": wins(player.luck, language, signed=True),
        "cost": wins(-player.cost, language, signed=True),
        "adjusted": say("interval", language, middle=middle, low=low, high=high),
        "accuracy": "–" if player.accuracy is None else share(player.accuracy, language),
        "bad": f"{player.inaccuracies}/{player.mistakes}/{player.blunders}",
    }


def sitting(review: Review, player: PlayerReview, language: Language) -> str:
    """A player's name; a bot's is followed by its name in the record."""
    name = player.name.to(language)
    seat = review.seats[player.seat] if player.seat < len(review.seats) else ""
    return f"{name} ({seat})" if bot_level(seat) is not None else name


def outcome(review: Review, player: PlayerReview, language: Language) -> str:
    """Won or lost; a share where the win is shared or not yet won."""
    if not review.is_over or 0 < player.result < 1:
        return share(player.result, language)
    return say("wins" if player.result else "loses", language)


def clamped(value: float) -> float:
    """A chance limited to the range from 0 to 1."""
    return min(1.0, max(0.0, value))


def turning_lines(review: Review, language: Language, width: int) -> list[str]:
    """The turning points."""
    if not review.turning_points:
        return [say("no_turning_points", language)]
    told = [(point.number, point.told) for point in review.turning_points]
    return [say("turning_points", language), *numbered(told, language, width)]


def blunder_lines(review: Review, language: Language, width: int) -> list[str]:
    """The costliest moves that are not turning points."""
    known = {point.number for point in review.turning_points}
    left = [step for step in review.steps if step.verdict == "blunder" and step.number not in known]
    left = sorted(sorted(left, key=lambda step: -step.cost)[:MOST_BLUNDERS], key=lambda s: s.number)
    told = [(step.number, step.told) for step in left if step.told is not None]
    return ["", say("blunders", language), *numbered(told, language, width)] if told else []


def numbered(told: Sequence[tuple[int, Text]], language: Language, width: int) -> list[str]:
    """Sentences, each with the number of its token before it."""
    return [
        line
        for number, sentence in told
        for line in wrapped(f"{number:>{INDENT - 2}}. {sentence.to(language)}", INDENT, width)
    ]


def hint_lines(hint: Hint, names: Sequence[str], language: Language) -> list[str]:
    """A hint for the terminal."""
    chances = ", ".join(
        f"{name} {share(chance, language)}"
        for name, chance in zip(names, hint.chances, strict=True)
    )
    if hint.margin is not None and hint.margin >= LEAST_MARGIN:
        chances += f" ({say('margin', language, margin=share(hint.margin, language))})"
    lines = [say("chances_now", language, chances=chances)]
    if hint.seat is None or hint.awaits != "choice":
        return [*lines, say("throw_due", language)] if hint.awaits == "throw" else lines
    width = max(len(advice.token) for advice in hint.moves)
    shown = compared([advice.chances[hint.seat] for advice in hint.moves], language)
    for advice, chance in zip(hint.moves, shown, strict=True):
        why = joined(in_language(advice.reasons, language), language)
        lines.append(f"  {advice.token:{width}}  {chance:>6}  {why}".rstrip())
    best = [one.token for one, chance in zip(hint.moves, shown, strict=True) if chance == shown[0]]
    if len(best) > 1:
        lines.append(say("equal", language, moves=joined(best, language)))
    elif len(hint.moves) > 1 and max(advice.cost for advice in hint.moves) < HARDLY:
        lines.append(say("hardly", language))
    return lines


def compared(chances: Sequence[float], language: Language) -> list[str]:
    """Chances beside each other: with one digit more where whole percentages would be the same."""
    whole = [share(chance, language) for chance in chances]
    return whole if len({*whole}) == len(whole) else [share(one, language, 1) for one in chances]
