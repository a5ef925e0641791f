"""What `import colonnade` promises."""

import colonnade


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
