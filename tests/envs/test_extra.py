"""The environments are an extra: nothing else needs what they need."""

import doctest
import subprocess
import sys
from types import ModuleType

import pytest

from colonnade.envs import gym_env, openspiel_game, pettingzoo_env


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)


def test_the_library_loads_none_of_it() -> None:
    program = (
        "import sys, colonnade;"
        "print({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & sys.modules.keys())"
    )
    assert run(program).stdout.strip() == "set()"


def test_without_the_extra_it_says_what_to_install() -> None:
    for missing in ("numpy", "gymnasium"):
        done = run(f"import sys; sys.modules[{missing!r}] = None; import colonnade.envs")
        assert done.returncode == 1
        assert f"needs {missing}: pip install 'colonnade[envs]'" in done.stderr


@pytest.mark.parametrize(
    "module", [pettingzoo_env, gym_env, openspiel_game], ids=lambda module: module.__name__
)
def test_docstrings(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0
