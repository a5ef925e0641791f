"""What a record gives: run by this Python and by that of browsers, to compare the two."""

import json
from dataclasses import asdict
from typing import Any

from colonnade.analysis.evaluator import Effort
from colonnade.analysis.reviews import review
from colonnade.kernel.record import read_record
from colonnade.server.http.position_answers import replay_of
from colonnade.wire.messages import encode
from colonnade.wire.position_bodies import ReplayAsked

SIMULATIONS = 16
"""Few, and so many everywhere: what is found in some time depends on the machine."""


def answers(record: str) -> dict[str, Any]:
    """Every position with its events, and the review, as the page gets them."""
    replayed = json.loads(encode(replay_of(ReplayAsked(record))))
    reviewed = asdict(review(read_record(record), Effort(sims=SIMULATIONS), lambda *_: None))
    return {"replay": replayed, "review": json.loads(json.dumps(reviewed))}
