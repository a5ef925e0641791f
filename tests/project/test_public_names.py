"""The public names of `import colonnade`."""

from importlib import import_module

import pytest

import colonnade

PROMISED = {
    "colonnade": (
        "GAMES BadOption BadRecord Chance Choice ColonnadeError ColumbizSnapshot CorinthoSnapshot "
        "Event EventKind Game IllegalToken ImpossiblePosition Les4ColonnesSnapshot "
        "MalformedNotation Over Record Refusal SenetSnapshot Snapshot UnknownGame __version__ load "
        "new read_record read_records replay rulebook write_records"
    ),
    "colonnade.analysis": ("Advice Effort Hint PlayerReview Review Step TurningPoint hint review"),
    "colonnade.arena": "Entrant Fault Score elo play_game play_match",
    "colonnade.bots": "LEVELS Bot Forfeit Player bot",
    "colonnade.envs": (
        "NAMES Block Encoding Moved Position SeatEnv Thrown VectorEnv begin game_of"
    ),
    "colonnade.lab": "Progress Results Study Table run",
}
"""Every public name. Scripts rely on them: a name may be added, none may be removed."""


@pytest.mark.parametrize("module", PROMISED)
def test_no_public_name_is_taken_away(module: str) -> None:
    found = import_module(module)
    assert set(found.__all__) == set(PROMISED[module].split())
    for name in found.__all__:
        assert hasattr(found, name)


def test_all_lists_exactly_the_public_names() -> None:
    public = {
        name
        for name, value in vars(colonnade).items()
        if not name.startswith("_") and type(value).__name__ != "module"
    }
    assert set(colonnade.__all__) - {"__version__"} == public


def test_everything_public_is_documented() -> None:
    for name in colonnade.__all__:
        thing = getattr(colonnade, name)
        if callable(thing):
            assert thing.__doc__, name


def test_everything_a_game_answers_is_documented() -> None:
    answers = {name: thing for name, thing in vars(colonnade.Game).items() if name[0] != "_"}
    assert len(answers) > 20
    for name, thing in answers.items():
        assert thing.__doc__, name
