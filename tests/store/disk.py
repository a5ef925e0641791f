"""A disk that counts, fails and loses power, between SQLite and the real one.

SQLite reaches files through a table of functions. While a `Disk` is mounted, the functions that
write, sync, truncate and delete are ours: they do the real thing, and remember which bytes a power
cut would spare.
"""

import _sqlite3
import ctypes
import random
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

FULL: Final = 13
READ_ONLY: Final = 8
BROKEN: Final = 10 | 3 << 8  # an error of the disk while it writes
UNSYNCED: Final = 10 | 4 << 8  # an error of the disk while it syncs

_pointer = ctypes.c_void_p
_int = ctypes.c_int
# A name goes through as a pointer: SQLite reads beyond its end and keeps it as long as the file.
_OPEN = ctypes.CFUNCTYPE(_int, _pointer, _pointer, _pointer, _int, _pointer)
_DELETE = ctypes.CFUNCTYPE(_int, _pointer, _pointer, _int)
_CLOSE = ctypes.CFUNCTYPE(_int, _pointer)
_WRITE = ctypes.CFUNCTYPE(_int, _pointer, _pointer, _int, ctypes.c_int64)
_TRUNCATE = ctypes.CFUNCTYPE(_int, _pointer, ctypes.c_int64)
_SYNC = ctypes.CFUNCTYPE(_int, _pointer, _int)


class _System(ctypes.Structure):
    """The head of sqlite3_vfs."""

    _fields_ = (
        ("version", _int),
        ("file_size", _int),
        ("longest_path", _int),
        ("next", _pointer),
        ("name", ctypes.c_char_p),
        ("data", _pointer),
        ("open", _pointer),
        ("delete", _pointer),
    )


class _Methods(ctypes.Structure):
    """sqlite3_io_methods, all versions."""

    _fields_ = (
        ("version", _int),
        ("close", _pointer),
        ("read", _pointer),
        ("write", _pointer),
        ("truncate", _pointer),
        ("sync", _pointer),
        ("others", _pointer * 13),
    )


def _system() -> _System:
    """SQLite's own table, inside this process."""
    library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
    if not hasattr(library, "sqlite3_vfs_find"):
        pytest.skip("this Python hides the functions of the SQLite it was built with")
    library.sqlite3_vfs_find.restype = ctypes.POINTER(_System)
    system: _System = library.sqlite3_vfs_find(None).contents
    return system


class _File:
    """What is on the disk of one file, and what is only on its way there."""

    def __init__(self) -> None:
        self.safe = bytearray()
        self.unsafe: list[tuple[int, bytes]] = []

    def after_power_cut(self, chance: random.Random, spared: float) -> bytes:
        """The file as found afterwards: each write on its way is there whole, torn or not."""
        content = bytearray(self.safe)
        for offset, data in self.unsafe:
            if chance.random() < spared:
                torn = chance.choice((len(data), chance.randrange(len(data) + 1) // 512 * 512))
                _put(content, offset, data[:torn])
        return bytes(content)


def _put(content: bytearray, offset: int, data: bytes) -> None:
    content.extend(bytes(max(0, offset + len(data) - len(content))))
    content[offset : offset + len(data)] = data


class Disk:
    """What happens to files while it is mounted; set `write_fault` or `sync_fault` to break it."""

    def __init__(self) -> None:
        self._syncs: Counter[str] = Counter()
        self.write_fault = 0
        self.sync_fault = 0
        self._ready = threading.Event()
        self._ready.set()
        self._waited_for = threading.Event()
        self._lock = threading.Lock()
        self._files: dict[str, _File] = {}
        self._open: dict[int, str] = {}
        self._patched: dict[int, tuple[_Methods, _Methods, list[object]]] = {}

    @property
    def syncs(self) -> int:
        """How often anything was synced."""
        return self._syncs.total()

    def syncs_of(self, path: Path) -> int:
        """How often this file was synced."""
        return self._syncs[str(path)]

    @contextmanager
    def held_up(self) -> Iterator[threading.Event]:
        """Let every sync wait until the block ends; the event says that one does."""
        self._waited_for.clear()
        self._ready.clear()
        try:
            yield self._waited_for
        finally:
            self._ready.set()

    def cut_power(self, folder: Path, chance: random.Random, spared: float) -> None:
        """Write into a folder what a power cut at this instant would leave of the files."""
        with self._lock:
            for path, file in self._files.items():
                content = file.after_power_cut(chance, spared)
                (folder / Path(path).name).write_bytes(content)

    @contextmanager
    def mounted(self) -> Iterator["Disk"]:
        """Stand between SQLite and the system."""
        system = _system()
        real_open, real_delete = system.open, system.delete
        wrapped = (_OPEN(self._opening(real_open)), _DELETE(self._deleting(real_delete)))
        system.open = ctypes.cast(wrapped[0], _pointer).value
        system.delete = ctypes.cast(wrapped[1], _pointer).value
        try:
            yield self
        finally:
            system.open, system.delete = real_open, real_delete

    def _opening(self, real: int) -> Callable[..., int]:
        def opened(system: int, name: int | None, file: int, flags: int, out: int) -> int:
            result = _OPEN(real)(system, name, file, flags, out)
            if result == 0 and name is not None:
                path = ctypes.string_at(name).decode()
                with self._lock:
                    self._open[file] = path
                    self._files.setdefault(path, _File())
                methods = ctypes.cast(file, ctypes.POINTER(_pointer))
                methods[0] = self._methods(methods[0] or 0)
            return int(result)

        return opened

    def _deleting(self, real: int) -> Callable[..., int]:
        def deleted(system: int, name: int, sync: int) -> int:
            with self._lock:
                self._files.pop(ctypes.string_at(name).decode(), None)
            return int(_DELETE(real)(system, name, sync))

        return deleted

    def _methods(self, address: int) -> int:
        """Our functions in place of those at the address."""
        if address not in self._patched:
            real = _Methods.from_buffer_copy(_Methods.from_address(address))
            ours = _Methods.from_buffer_copy(real)
            kept: list[object] = []
            for name, kind in (
                ("close", _CLOSE),
                ("write", _WRITE),
                ("truncate", _TRUNCATE),
                ("sync", _SYNC),
            ):
                function = kind(getattr(self, f"_{name}")(kind(getattr(real, name))))
                kept.append(function)
                setattr(ours, name, ctypes.cast(function, _pointer).value)
            self._patched[address] = (real, ours, kept)
        return ctypes.addressof(self._patched[address][1])

    def _close(self, real: "ctypes._FuncPointer") -> Callable[..., int]:
        def closed(file: int) -> int:
            with self._lock:
                self._open.pop(file, None)
            return int(real(file))

        return closed

    def _write(self, real: "ctypes._FuncPointer") -> Callable[..., int]:
        def written(file: int, data: int, length: int, offset: int) -> int:
            if self.write_fault:
                return self.write_fault
            with self._lock:
                self._files[self._open[file]].unsafe.append(
                    (offset, ctypes.string_at(data, length))
                )
            return int(real(file, data, length, offset))

        return written

    def _truncate(self, real: "ctypes._FuncPointer") -> Callable[..., int]:
        def truncated(file: int, size: int) -> int:
            with self._lock:
                content = self._files[self._open[file]]
                del content.safe[size:]
                content.unsafe = [(at, data) for at, data in content.unsafe if at < size]
            return int(real(file, size))

        return truncated

    def _sync(self, real: "ctypes._FuncPointer") -> Callable[..., int]:
        def synced(file: int, flags: int) -> int:
            if not self._ready.is_set():
                self._waited_for.set()
                self._ready.wait()
            if self.sync_fault:
                # The worst that systems do: what failed to be written is never tried again.
                with self._lock:
                    self._files[self._open[file]].unsafe.clear()
                return self.sync_fault
            with self._lock:
                self._syncs[self._open[file]] += 1
                content = self._files[self._open[file]]
                flushed, content.unsafe = content.unsafe, []
                for offset, data in flushed:
                    _put(content.safe, offset, data)
            return int(real(file, flags))

        return synced
