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
