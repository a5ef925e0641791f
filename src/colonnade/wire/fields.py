"""What a field of a message may hold: limits that a parser can check."""

from typing import Annotated, TypeAlias

from msgspec import Meta

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Name: TypeAlias = Annotated[str, Meta(max_length=80)]
Level: TypeAlias = Annotated[str, Meta(max_length=24, pattern="^[a-z][a-z0-9-]*$")]
Seed: TypeAlias = Annotated[str, Meta(max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Key: TypeAlias = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{22,86})?$")]
"""A seat key made by the client, of at least 132 random bits; empty for none."""
Position: TypeAlias = Annotated[str, Meta(max_length=512)]
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=604_800)]
Share: TypeAlias = Annotated[float, Meta(ge=0, le=1)]
"""Of a win."""
Opponents: TypeAlias = Annotated[int, Meta(ge=1, le=7)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
"""The name or the value of a game's option."""
