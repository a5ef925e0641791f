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

SIMULATIONS = 1
"""As few as can be, and so many everywhere: what is found in some time depends on the machine."""


def replayed_by_page(record: str) -> Any:
    """Every position with its events, as the page gets them."""
    return json.loads(encode(replay_of(ReplayAsked(record))))


def reviewed_by_page(record: str) -> Any:
    """The review, as the page gets it."""
    made = review(read_record(record), Effort(sims=SIMULATIONS), lambda *_: None)
    return json.loads(json.dumps(asdict(made)))
