"""Pin every dependency as a version with hashes; no registry address enters the files."""

import subprocess
import sys

LOCKS = {
    "requirements/run.txt": ["build", "print"],
    "requirements/swift.txt": ["swift"],
    "requirements/host.txt": ["build", "postgres"],
    "requirements/dev.txt": ["build", "dev", "envs", "lab", "postgres", "print", "ray", "swift"],
    "requirements/bench.txt": ["bench"],
    "requirements/web.txt": ["web"],
}


def main() -> None:
    """Write all lock files."""
    for target, extras in LOCKS.items():
        command = [
            sys.executable,
            *("-m", "uv", "pip", "compile", "--quiet", "--universal", "--upgrade"),
            *("--python-version", "3.11", "--generate-hashes"),
            *("--no-header", "--no-emit-index-url", "--no-emit-find-links"),
            *(f"--extra={extra}" for extra in extras),
            *("pyproject.toml", "--output-file", target),
        ]
        print(f"locking {target}", flush=True)
        subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
