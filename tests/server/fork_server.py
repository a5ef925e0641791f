"""A process that has loaded the program and forks a server for each line of input.

    python fork_server.py ARGUMENTS_OF_COLONNADE

A line of input starts a server, once the one before has ended; its process id is answered. To load
the program anew for each of a thousand servers would take far longer than all they do.
"""

import os
import sys
from functools import partial

from colonnade.__main__ import main
from colonnade.server.run import serve as serving  # loaded before the first fork

# The players add no seeds, and are not to be waited for a thousand times.
serving.Configuration = partial(serving.Configuration, seed_seconds=0.0)  # type: ignore[attr-defined, assignment]


def serve() -> None:
    """Fork a server for every line, and tell which process it is."""
    child = 0
    for _ in iter(sys.stdin.readline, ""):
        if child:
            os.waitpid(child, 0)  # only then its port and its file are free
        child = os.fork()
        if child == 0:
            os.dup2(2, 1)  # the answers are ours alone
            os._exit(main(sys.argv[1:]))
        print(child, flush=True)


if __name__ == "__main__":
    serve()
