"""Runs inside the browser's interpreter: compiles our modules, and trims the standard library.

/source holds our package, /wheel the dependency, /scripts what plays with them, and /out is where
the files go. The modules of the standard library that are kept are those that are imported while a
game of every kind is played, helped, reviewed and replayed, through the code that the Workers run.
"""

import sys

sys.path[:0] = ["/source", "/wheel", "/scripts"]
from browser_exercise import exercise  # noqa: E402

await exercise()  # noqa: F704 - run by runPythonAsync
USED = set(sys.modules)
"""Before this program imports what only itself needs."""

import importlib._bootstrap_external as external  # noqa: E402
import io  # noqa: E402
import json  # noqa: E402
import pathlib  # noqa: E402
import zipfile  # noqa: E402
from types import CodeType  # noqa: E402

from compression import zstd  # noqa: E402

OUT = pathlib.Path("/out")
LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
ALWAYS = {"encodings", "encodings.utf_8", "encodings.ascii", "encodings.latin_1", "encodings.cp437"}
"""Imported by the interpreter itself, sometimes."""
LARGE = 100_000
"""Bytes from which on a data file is fetched only for the game that it belongs to."""


def compiled(code: bytes, name: str) -> bytes:
    """A module as bytecode, without docstrings, assertions and line numbers: half the size."""
    made = compile(code, name, "exec", dont_inherit=True, optimize=2)
    return bytes(external._code_to_hash_pyc(stripped(made), b"\0" * 8, False))


def stripped(code: CodeType) -> CodeType:
    """A module or function without its line numbers."""
    constants = tuple(stripped(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=constants)


def library() -> None:
    """The standard library with the modules that were imported, as a file of files."""
    kept = {name for name in USED if from_library(sys.modules[name])} | ALWAYS
    packed = io.BytesIO()
    with zipfile.ZipFile(LIBRARY) as whole, zipfile.ZipFile(packed, "w") as small:
        for entry in whole.namelist():
            if not entry.endswith(".py"):
                continue
            name = entry.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
            if name in kept:
                # The same time for the same files: the same bytes at every build.
                info = zipfile.ZipInfo(f"{entry}c", (2020, 1, 1, 0, 0, 0))
                small.writestr(info, compiled(whole.read(entry), f"{LIBRARY}/{entry}"))
    squeeze("library", packed.getvalue())


def from_library(module: object) -> bool:
    """Whether a module comes from the standard library's file."""
    return str(getattr(module, "__file__", "")).startswith(LIBRARY)


def package() -> None:
    """Our modules and the dependency in one file; large tables beside it, by game."""
    files: dict[str, bytes] = {}
    tables: dict[str, list[str]] = {}
    folders = [pathlib.Path("/source/colonnade"), pathlib.Path("/wheel/msgspec")]
    for path in sorted(path for folder in folders for path in folder.rglob("*")):
        root = pathlib.Path(*path.parts[:2])
        place = path.relative_to(root).as_posix()
        if place.startswith("colonnade/web/"):
            continue  # what was made here before
        if path.suffix == ".py":
            name = place.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
            if name in USED:
                files[f"{place}c"] = compiled(path.read_bytes(), place)
        elif path.suffix == ".bin" and path.stat().st_size > LARGE:
            game = place.split("/")[2].replace("_", "-")
            tables.setdefault(game, []).append(place)
            (OUT / place.replace("/", "+")).write_bytes(path.read_bytes())
        elif path.suffix in (".bin", ".so"):
            files[place] = path.read_bytes()
    head = json.dumps([[place, len(data)] for place, data in files.items()]).encode()
    body = b"".join(files.values())
    squeeze("package", len(head).to_bytes(4, "little") + head + body)
    (OUT / "tables.json").write_text(json.dumps(tables))


def used() -> list[str]:
    """Our modules that were imported, for whoever asks whether they have changed."""
    files = (str(getattr(sys.modules[name], "__file__", "")) for name in USED)
    return sorted(file.removeprefix("/source/") for file in files if file.startswith("/source/"))


def squeeze(name: str, data: bytes) -> None:
    """Write a file, compressed as far as it goes: by a fifth more than gzip does."""
    how = zstd.CompressionParameter
    options = {how.compression_level: 19, how.window_log: 24}
    (OUT / f"{name}.zst").write_bytes(zstd.compress(data, options=options))


library()
package()
(OUT / "used.json").write_text(json.dumps(used()))
