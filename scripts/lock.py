"""Pin every dependency as a version with hashes; no registry address enters the files."""

import subprocess
import sys

ALONE = {"requirements/uv.txt": "uv>=0.6"}
"""Locked without looking at the project."""
LOCKS = {
    "requirements/run.txt": ["build", "print"],
    "requirements/compiled.txt": ["compiled"],
    "requirements/host.txt": ["build", "compiled", "postgres", "print"],
    "requirements/dev.txt": ["build", "compiled", "dev", "envs", "lab", "postgres", "print", "ray"],
    "requirements/bench.txt": ["bench"],
    "requirements/web.txt": ["web"],
}


def main() -> None:
    """Write all lock files."""
    for target, wanted in ALONE.items():
        lock(target, "-", said=wanted)
    for target, extras in LOCKS.items():
        lock(target, "pyproject.toml", *(f"--extra={extra}" for extra in extras))


def lock(target: str, *source: str, said: str = "") -> None:
    """Write one lock file."""
    command = [
        sys.executable,
        *("-m", "uv", "pip", "compile", "--quiet", "--universal", "--upgrade"),
        *("--python-version", "3.11", "--generate-hashes"),
        *("--no-header", "--no-emit-index-url", "--no-emit-find-links"),
        *(*source, "--output-file", target),
    ]
    print(f"locking {target}", flush=True)
    subprocess.run(command, input=said, text=True, check=True)


if __name__ == "__main__":
    main()
