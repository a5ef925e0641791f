"""Build the files of Python for the browser: interpreter, standard library, our package.

    python scripts/python_bundle.py         make them in build/, where all that need them find them
    python scripts/python_bundle.py OUT     write them into a folder

The interpreter is the npm package `pyodide`; what it runs is compiled by itself, and trimmed to
what is used (web/python/bundle.py). Files are compressed here, because not every host does that,
and named by their content, so that browsers keep them for ever.
"""

import hashlib
import json
import shutil
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import installer
import web
from console_messages import Text, progress

SCRIPTS: Final = Path(__file__).parent
BUILD: Final = web.ROOT / "build" / "python"
PYODIDE: Final = web.WEB / "node_modules" / "pyodide"
PLATFORM: Final = (
    *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"),
    *("--implementation", "cp", "--abi", "cp314", "--only-binary", ":all:", "--no-deps"),
)
"""The platform of the interpreter, as wheels name it."""
COMPILING: Final = Text(
    "Compiling the rules for browsers", "Compilation des règles pour les navigateurs"
)


def build(out: Path, *, smallest: bool) -> None:
    """Write the files into a folder; `smallest` packs scripts too."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(bundle(smallest=smallest), out)


def bundle(*, smallest: bool) -> Path:
    """The folder of the files, made unless that was done from the same sources."""
    folder = compile_package()
    out = folder / ("site" if smallest else "served")
    if (out / "manifest.json").is_file():
        return out
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    script = PYODIDE / "pyodide.asm.mjs"
    # A server of ours compresses scripts, and its policy forbids any that is unpacked in the page.
    files = {
        "wasm": copy_hashed(out, "interpreter", ".bin", compress(PYODIDE / "pyodide.asm.wasm")),
        "library": copy_hashed(out, "library", ".bin", folder / "library.zst"),
        "package": copy_hashed(out, "colonnade", ".bin", folder / "package.zst"),
        "script": copy_hashed(out, "script", ".bin", compress(script))
        if smallest
        else copy_hashed(out, "script", ".mjs", script),
    }
    tables: dict[str, list[dict[str, str]]] = {}
    for game, places in json.loads((folder / "tables.json").read_text(encoding="utf-8")).items():
        tables[game] = [copy_table(out, folder, place) for place in places]
    manifest = {"files": files, "tables": tables}
    (out / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    return out


def compile_package() -> Path:
    """The folder of our compiled package and of the library it uses, made where it is not there."""
    out = BUILD / "compiled"
    made_from = out / "sources.json"
    if made_from.is_file() and json.loads(made_from.read_text(encoding="utf-8")) == sources(out):
        return out
    web.ready_npm()
    with progress(COMPILING):
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        folders = {
            "/source": web.ROOT / "src",
            "/wheel": fetch_wheel(),
            "/scripts": SCRIPTS,
            "/out": out,
        }
        run(web.WEB / "python" / "bundle.py", folders, out / "settings.json")
    made_from.write_text(json.dumps(sources(out)), encoding="utf-8")
    return out


def run(program: Path, folders: Mapping[str, Path], settings: Path) -> None:
    """Run a program in the interpreter, which finds folders under the names that they are given."""
    found = {name: str(folder) for name, folder in folders.items()}
    settings.write_text(json.dumps({"program": str(program), "folders": found}), encoding="utf-8")
    web.ready_npm().run_python("run.mjs", str(settings))


def sources(out: Path) -> dict[str, str]:
    """What the folder was made from: the modules that were imported, all tables, and the tools."""
    used = json.loads((out / "used.json").read_text(encoding="utf-8"))
    package = web.ROOT / "src"
    tables = [path for path in package.rglob("*.bin") if web.BUILT not in path.parents]
    tools = [
        *(Path(__file__), SCRIPTS / "browser_exercise.py", SCRIPTS / "memory_host.py"),
        *(web.WEB / "package-lock.json", installer.LOCKS / "browser.txt"),
        *(web.WEB / "python").iterdir(),
    ]
    paths = [*(package / place for place in used), *tables, *tools]
    return {
        path.relative_to(web.ROOT).as_posix(): content_hash(path) if path.is_file() else ""
        for path in sorted(paths)
    }


def compress(path: Path) -> Path:
    """A file of the interpreter, compressed as far as it goes; that is done once."""
    kept = BUILD / f"{path.name}-{content_hash(path)}.zst"
    if not kept.is_file():
        web.ready_npm().run_python("squeeze.mjs", str(path), str(kept))
    return kept


def fetch_wheel() -> Path:
    """The folder of the unpacked wheel, fetched by its hash."""
    lock = installer.LOCKS / "browser.txt"
    place = BUILD / f"wheel-{content_hash(lock)}"
    if not place.is_dir():
        fetched = BUILD / "wheels"
        asked = ("download", "--dest", str(fetched), *PLATFORM, *installer.lock("browser"))
        done = installer.call(*installer.PIP, *asked)
        if done.returncode:
            raise SystemExit(installer.Fault(done.stdout).advice)
        with zipfile.ZipFile(next(fetched.glob("*.whl"))) as packed:
            packed.extractall(place)
    return place


def copy_hashed(out: Path, name: str, suffix: str, source: Path) -> dict[str, object]:
    """Copy a file under a name that tells its content, and describe it."""
    path = out / f"{name}-{content_hash(source)[:12]}{suffix}"
    shutil.copyfile(source, path)
    return {"url": f"python/{path.name}", "size": path.stat().st_size}


def copy_table(out: Path, source: Path, place: str) -> dict[str, str]:
    """Write a large file of a game, and say where it belongs."""
    written = copy_hashed(out, place.split("/")[2], ".bin", source / place.replace("/", "+"))
    return {"url": str(written["url"]), "place": place}


def content_hash(path: Path) -> str:
    """A short name for what is in a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def main() -> int:
    """Do what the command line asks."""
    with web.alone():
        if len(sys.argv) > 1:
            build(Path(sys.argv[1]), smallest=True)
        else:
            for smallest in (True, False):
                bundle(smallest=smallest)
    return 0


if __name__ == "__main__":
    sys.exit(main())
