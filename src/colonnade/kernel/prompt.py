"""Prompts: what a game awaits, in words for the player to act and for the others.

A situation is a list of events: the first says what to do, the others what to bear in mind. Each
kind has two sentences in the game's catalogue, distinguished by a prefix.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from .event import Event
from .i18n import Catalogue, Text, sentences

Situation: TypeAlias = tuple[Event, ...]

ASK: Final = "ask_"
WAIT: Final = "wait_"


class Prompt(NamedTuple):
    """One kind of situation, in words."""

    ask: Text
    """For the player to act."""
    wait: Text
    """For the other players; `{seat}` is the seat to act."""


def entries(prompts: Mapping[str, Prompt]) -> dict[str, Text]:
    """The sentences of the situations, as a game's catalogue keeps them."""
    asks = {ASK + kind: prompt.ask for kind, prompt in prompts.items()}
    return asks | {WAIT + kind: prompt.wait for kind, prompt in prompts.items()}


def awaited_of(
    catalogue: Catalogue, situation: Situation, names: Sequence[Text], prefix: str = WAIT
) -> Text:
    """The situation in words for the other players, or with `ASK` for the player to act."""
    told = [sentences(catalogue[prefix + event.kind], event.facts, names) for event in situation]
    return Text(" ".join(words.en for words in told), " ".join(words.fr for words in told))
