"""A review as a page of text."""

from collections.abc import Sequence
from typing import Final

from colonnade.games import rulebook
from colonnade.kernel.words import Language

from .accounts import PlayerReview
from .hints import Hint
from .reviews import Review
from .telling import in_language, told_in
from .words import joined, say, share

MOST_BLUNDERS: Final = 10


def text_of(review: Review, language: Language) -> str:
    """The whole report, ending in a newline."""
    title = rulebook(review.game).title.to(language)
    throws = sum(step.verdict == "throw" for step in review.steps)
    moves, without = len(review.steps) - throws, "" if throws else "_without_throws"
    lines = [say(f"title{without}", language, title=title, throws=throws, moves=moves)]
    if review.problem is not None:
        problem = in_language(review.problem, language)
        lines.append(say("damaged", language, problem=problem))
    elif not review.is_over:
        lines.append(say("unfinished", language))
    if review.is_hurried:
        lines.append(say("hurried", language))
    lines += ["", *table(review.players, language), "", say(f"explained{without}", language), ""]
    lines += [*turning_lines(review, language), *blunder_lines(review, language)]
    return "\n".join(lines) + "\n"


def table(players: Sequence[PlayerReview], language: Language) -> list[str]:
    """A row for each player."""
    by_luck = ("luck", "adjusted", "interval") if any(one.throws for one in players) else ()
    heads = ("player", "result", *by_luck, "cost", "accuracy", "bad")
    told = [cells(player, language) for player in players]
    rows = [
        [say(head, language) for head in heads],
        *([row[head] for head in heads] for row in told),
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    return [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def cells(player: PlayerReview, language: Language) -> dict[str, str]:
    """What is said about one player, by the heads of the columns."""
    low, high = (share(within(edge), language) for edge in (player.low, player.high))
    good = "–" if player.accuracy is None else f"{100 * player.accuracy:.0f} %"
    return {
        "player": in_language(player.name, language),
        "result": share(player.result, language),
        "luck": share(player.luck, language, signed=True),
        "adjusted": share(within(player.adjusted), language),
        "interval": f"{low} – {high}",
        "cost": share(player.cost, language),
        "accuracy": good,
        "bad": f"{player.inaccuracies}/{player.mistakes}/{player.blunders}",
    }


def within(value: float) -> float:
    """A result as people know them: nobody wins more than everything."""
    return min(1.0, max(0.0, value))


def turning_lines(review: Review, language: Language) -> list[str]:
    """What turned the game."""
    if not review.turning_points:
        return [say("no_turning_points", language)]
    return [
        say("turning_points", language),
        *(
            f"{point.number:5}. {in_language(point.told, language)}"
            for point in review.turning_points
        ),
    ]


def blunder_lines(review: Review, language: Language) -> list[str]:
    """The dearest moves that are not told already."""
    told = {point.number for point in review.turning_points}
    left = [step for step in review.steps if step.verdict == "blunder" and step.number not in told]
    left = sorted(sorted(left, key=lambda step: -step.cost)[:MOST_BLUNDERS], key=lambda s: s.number)
    if not left:
        return []
    return [
        "",
        say("blunders", language),
        *(f"{step.number:5}. {in_language(step.told, language)}" for step in left if step.told),
    ]


def hint_lines(hint: Hint, names: Sequence[str], language: Language) -> list[str]:
    """A hint for somebody at the keyboard."""
    chances = ", ".join(
        f"{name} {share(chance, language)}"
        for name, chance in zip(names, hint.chances, strict=True)
    )
    lines = [say("chances_now", language, chances=chances)]
    if hint.seat is None or hint.awaits != "choice":
        return [*lines, say("throw_due", language)] if hint.awaits == "throw" else lines
    width = max(len(advice.token) for advice in hint.moves)
    for advice in hint.moves:
        chance = share(advice.chances[hint.seat], language)
        why = joined(told_in(advice.reasons, language), language)
        lines.append(f"  {advice.token:{width}}  {chance:>7}  {why}".rstrip())
    return lines
