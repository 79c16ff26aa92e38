"""How many files the system lets a process have open. Every connection is one."""

from contextlib import suppress

from kasimir.server.settings import Settings

OWN_FILES = 200
"""That the server needs for itself: the database, the bots, and files that it sends."""


def raise_limit() -> None:
    """Take as many as the system gives to those who ask; by default it gives few."""
    try:
        import resource
    except ImportError:  # on Windows, where nobody counts them
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS says that there is no limit, and has one
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def limit() -> float:
    """As many may be open."""
    try:
        import resource
    except ImportError:
        return float("inf")
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return float("inf") if soft == resource.RLIM_INFINITY else float(soft)


def needed(settings: Settings) -> int:
    """As many must be possible so that one address cannot use up all: at tables, and as many besides."""
    return OWN_FILES + 2 * settings.connections
