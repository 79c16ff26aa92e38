"""Compile rules with Numba, with an on-disk cache that is never stale.

Numba's own cache does not notice changes to a helper function in another file. The cache folder is therefore named
after a hash of all source files that compiled code can depend on, the Numba version and the processor. Any change
leads to a new folder and to recompilation. Processes that need the same driver do not compile it at the same time:
one does, and the others load it.
"""

import atexit
import hashlib
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO, TypeVar

from kasimir.core.fields import Fields
from kasimir.core.files import lock_file
from kasimir.core.game import AnyGame
from kasimir.core.rule import RULES
from kasimir.core.words import say

if TYPE_CHECKING:
    import numpy as np

PACKAGE = Path(__file__).parents[1]
PARTS = ("core", "games", "bots", "solvers")
"""The packages that contain code to be compiled. They may not import from packages that are not listed here."""
OUR_FUNCTIONS = "_ZN7kasimir"
"""Prefix of the names of this package's functions in compiled code."""
KEEP_CACHES_FOR = 14 * 24 * 3600
LOCK_DELAY = 0.1
"""Seconds before we try again to get a lock."""

F = TypeVar("F", bound=Fields)


def compile_for(game: AnyGame, function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a driver, such as a playout, built by a factory for this game. It is compiled on its first call."""
    import numba
    from numba.extending import register_jitable

    trust_indices()
    while RULES:
        register_jitable(forceinline=True)(RULES.pop())
    with numba_settings(game):
        compiled: Any = numba.njit(cache=True, nogil=True)(function)
    compile_for_args = compiled._compile_for_args

    def compile_with_our_settings(*args: Any, **kwargs: Any) -> Any:
        if is_kept(game, function):
            with numba_settings(game):
                return compile_for_args(*args, **kwargs)
        tell_of_compiling(game.name)
        with alone(game.name), numba_settings(game):
            return compile_for_args(*args, **kwargs)

    compiled._compile_for_args = compile_with_our_settings
    driver: Callable[..., Any] = compiled
    return driver


@cache
def can_compile() -> bool:
    """Whether Numba is installed. Without it, rules run interpreted."""
    return find_spec("numba") is not None


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Wait until no other process does this, such as compiling a game, with the same cache."""
    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{what}.lock").open("a", encoding="utf-8") as file:
        while not try_to_lock(file):
            time.sleep(LOCK_DELAY)
        yield


def try_to_lock(file: TextIO) -> bool:
    """Whether we have the lock now. Where files cannot be locked, as on some network shares, everybody has it."""
    try:
        lock_file(file)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def is_kept(game: AnyGame, function: Callable[..., Any]) -> bool:
    """Whether a compiled version of the driver is in the cache."""
    return any((cache_folder() / game.name).rglob(f"*.{function.__name__}-*.nbi"))


@cache
def tell_of_compiling(game: str) -> None:
    """Print a notice that compiling takes a while, once per game, if standard error is a terminal."""
    if sys.stderr.isatty():
        print(say("compile.first", {"game": say(f"{game}.title")}), file=sys.stderr, flush=True)


@contextmanager
def numba_settings(game: AnyGame) -> Iterator[None]:
    """Apply our Numba settings while our code is compiled, and restore the user's settings afterwards.

    Vectorisation is off: rules loop over a handful of mice, faces or squares, where it costs more than it saves.
    """
    import numba
    from numba.core.compiler_lock import global_compiler_lock

    ours = {"LOOP_VECTORIZE": 0, "SLP_VECTORIZE": 0, "CACHE_DIR": str(cache_folder() / game.name)}
    with global_compiler_lock:  # nothing else is compiled meanwhile
        theirs = {name: getattr(numba.config, name) for name in ours}
        try:
            vars(numba.config).update(ours)
            yield
        finally:
            vars(numba.config).update(theirs)


@cache
def trust_indices() -> None:
    """Disable Numba's wraparound of negative indices for our own code; other code keeps it.

    Numba checks every index for being negative, to count from the end. That takes a sixth of the time of random play.
    Rules never use negative indices; the tests, which run with bounds checking, then reject them as well.
    """
    from numba import types
    from numba.np import arrayobj

    careful: Callable[..., Any] | None = getattr(arrayobj, "fix_integer_index", None)
    if careful is None:
        return  # not the pinned version of Numba: somewhat slower, still correct

    def trusting(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if builder.function.name.startswith(OUR_FUNCTIONS):
            return context.cast(builder, index, kind, types.intp)
        return careful(context, builder, kind, index, size)

    arrayobj.fix_integer_index = trusting


@cache
def cache_folder() -> Path:
    """The cache folder for the current sources. Folders that were unused for a long time are deleted."""
    parent = caches_folder()
    folder = parent / source_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return writable_copy(folder)
    for other in parent.iterdir():
        if other != folder and age(other) > KEEP_CACHES_FOR:
            shutil.rmtree(other, ignore_errors=True)
    return folder


def writable_copy(folder: Path) -> Path:
    """A temporary folder with what a read-only cache folder contains; our child processes use it, too."""
    copies = Path(tempfile.mkdtemp(prefix="kasimir-"))
    atexit.register(partial(shutil.rmtree, copies, ignore_errors=True))
    os.environ["KASIMIR_CACHE"] = str(copies)
    copy = caches_folder() / folder.name
    with suppress(OSError, shutil.Error):
        shutil.copytree(folder, copy)
    copy.mkdir(parents=True, exist_ok=True)
    return copy


def age(folder: Path) -> float:
    """Seconds since the folder was last used."""
    try:
        return time.time() - folder.stat().st_mtime
    except FileNotFoundError:  # another process has just deleted it
        return 0.0


def caches_folder() -> Path:
    """The user's cache folder, by the convention of the operating system."""
    named = os.environ.get("KASIMIR_CACHE") or os.environ.get("XDG_CACHE_HOME")
    if named:
        return Path(named) / "kasimir"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "kasimir" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "kasimir"
    return Path.home() / ".cache" / "kasimir"


def source_hash() -> str:
    """Hash of everything that can influence compiled code. It does not import Numba, which takes memory."""
    digest = hashlib.sha256()
    numba = version("numba") if can_compile() else ""
    surroundings = (sys.version, numba, platform.machine(), os.environ.get("NUMBA_BOUNDSCHECK", ""), str(PACKAGE))
    digest.update("\n".join(surroundings).encode())
    for part in PARTS:
        for file in sorted((PACKAGE / part).rglob("*.py")):
            digest.update(str(file.relative_to(PACKAGE)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:24]


def dtype_of(kind: type[Fields]) -> "np.dtype[Any]":
    """The NumPy record type with the same fields as a `Fields` class."""
    import numpy as np

    columns = [
        (name, f"i{item.bits // 8}", (item.length,) if item.length else ()) for name, item in kind.LAYOUT.items()
    ]
    return np.dtype((np.record, np.dtype(columns, align=True)))


def to_array(kind: type[Fields], items: Sequence[Fields], length: int = 0) -> "np.ndarray[Any, Any]":
    """Convert plain objects to an array of records, padded with zeros up to `length`."""
    import numpy as np

    array = np.zeros(max(length, len(items)), dtype_of(kind))
    for index, item in enumerate(items):
        for name, value in item.values().items():
            array[index][name] = value
    return array


def to_plain(kind: type[F], record: Any) -> F:
    """Convert a record to a plain object."""
    plain = kind()
    for name, item in kind.LAYOUT.items():
        setattr(plain, name, record[name].tolist() if item.length else int(record[name]))
    return plain
