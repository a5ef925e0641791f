"""Packages are installed by uv, else by pip, in whatever network."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import installer

RECORDING = """#!{python}
import os, pathlib, sys
names = ("SSL_CERT_FILE", "PIP_CERT", "UV_DEFAULT_INDEX", "UV_FIND_LINKS", "ALL_PROXY")
told = {{name: os.environ.get(name) for name in names}}
with pathlib.Path({log!r}).open("a") as log:
    print({name!r}, told, file=log)
print({said!r})
sys.exit({code})
"""


@pytest.fixture(autouse=True)
def _nothing_is_remembered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody's own settings are read, and what is found out here is forgotten."""
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    for name in ("PIP_CERT", "SSL_CERT_FILE", "PIP_FIND_LINKS", "PIP_INDEX_URL"):
        monkeypatch.delenv(name, raising=False)
    remembered = (installer.has_uv, installer.pip_settings)
    for each in remembered:
        each.cache_clear()
    yield
    for each in remembered:
        each.cache_clear()


class Machine:
    """A machine whose uv and pip only note how they are called."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        self._patch = monkeypatch

    def has(self, name: str, *, code: int = 0, said: str = "") -> None:
        program = self._folder / name
        log = str(self._folder / "log")
        program.write_text(
            RECORDING.format(python=sys.executable, log=log, name=name, said=said, code=code)
        )
        program.chmod(0o755)
        self._patch.setattr(installer, name.upper(), (str(program),))

    def calls(self) -> list[str]:
        log = self._folder / "log"
        return log.read_text().splitlines() if log.exists() else []


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    # What pip was told is asked of the real one.
    installer.pip_settings()
    return Machine(tmp_path, monkeypatch)


def names(calls: list[str]) -> list[str]:
    return [call.split()[0] for call in calls]


def test_uv_installs_where_it_is(machine: Machine) -> None:
    machine.has("uv")
    machine.has("pip")
    installer.install("package")
    assert names(machine.calls()) == ["uv", "uv"], "asked for its version, then used"


def test_pip_installs_where_uv_refuses_the_network(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.has("uv", code=2, said="invalid peer certificate: UnknownIssuer")
    machine.has("pip")
    monkeypatch.setattr(installer, "has_uv", lambda: True)
    installer.install("package")
    assert names(machine.calls()) == ["uv", "pip"]


def test_pip_installs_where_uv_cannot_be_had(machine: Machine) -> None:
    machine.has("uv", code=1)
    machine.has("pip")
    installer.install("package")
    assert names(machine.calls())[-1] == "pip"


def test_where_both_fail_the_advice_is_about_what_pip_said(machine: Machine) -> None:
    machine.has("uv", code=1)
    machine.has("pip", code=1, said="SSLError: CERTIFICATE_VERIFY_FAILED")
    with pytest.raises(installer.Fault) as caught:
        installer.install("package")
    assert caught.value.is_known
    assert "PIP_CERT" in caught.value.advice


def test_the_certificates_of_the_system_are_trusted(
    machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundle = tmp_path / "bundle.crt"
    bundle.write_text("certificates")
    monkeypatch.setattr(installer, "BUNDLES", (str(tmp_path / "none.crt"), str(bundle)))
    machine.has("uv")
    installer.install("package")
    assert f"'SSL_CERT_FILE': '{bundle}', 'PIP_CERT': '{bundle}'" in machine.calls()[-1]
    assert installer.environment()["NODE_EXTRA_CA_CERTS"]


@pytest.mark.parametrize("name", ["PIP_CERT", "SSL_CERT_FILE"])
def test_certificates_that_were_named_go_before_those_of_the_system(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, "named.crt")
    told = installer.environment()
    assert (told["SSL_CERT_FILE"], told["PIP_CERT"]) == ("named.crt", "named.crt")


def test_without_any_certificates_the_installers_use_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(installer, "BUNDLES", ())
    assert "SSL_CERT_FILE" not in installer.environment()


def test_who_told_pip_where_to_fetch_from_is_heard_by_uv(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = tmp_path / "pip.conf"
    told.write_text("[global]\nindex-url = http://127.0.0.1:9/file\nfind-links = /one\n  /two\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(told))
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/variable")
    installer.pip_settings.cache_clear()
    assert installer.uv_settings()["UV_DEFAULT_INDEX"] == "http://127.0.0.1:9/variable"
    machine.has("uv")
    installer.install("package")
    assert "'UV_FIND_LINKS': '/one,/two'" in machine.calls()[-1]


@pytest.mark.parametrize("uv", [True, False])
def test_an_empty_environment_is_filled(
    uv: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By either, in truth: a package of three lines, which nobody has to fetch."""
    monkeypatch.setattr(installer, "has_uv", lambda: uv)
    package = tmp_path / "package"
    package.mkdir()
    (package / "pyproject.toml").write_text(
        '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
        '[project]\nname = "nothing"\nversion = "1"\n'
    )
    (package / "backend.py").write_text(BACKEND)
    programs = installer.new_environment(tmp_path / "venv")
    installer.install("--no-index", str(package), python=programs / "python")
    assert list((tmp_path / "venv").glob("lib/python3.*/site-packages/nothing-1.dist-info"))


BACKEND = """
import zipfile
def build_wheel(folder, *_):
    name = "nothing-1-py3-none-any.whl"
    info = "nothing-1.dist-info"
    with zipfile.ZipFile(f"{folder}/{name}", "w") as wheel:
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\\nName: nothing\\nVersion: 1\\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\n")
        wheel.writestr(f"{info}/RECORD", "")
    return name
"""
