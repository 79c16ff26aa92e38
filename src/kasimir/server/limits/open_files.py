"""The limit on open files of a process. Every connection needs one file descriptor."""

from contextlib import suppress

from kasimir.server.settings import Settings

OWN_FILES = 200
"""Descriptors that the server needs for itself: the database, the bots, static files."""


def raise_limit() -> None:
    """Raise the soft limit to the hard limit; the default is low."""
    try:
        import resource
    except ImportError:  # on Windows, which has no such limit
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS reports no limit, but has one
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def limit() -> float:
    """The current limit."""
    try:
        import resource
    except ImportError:
        return float("inf")
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return float("inf") if soft == resource.RLIM_INFINITY else float(soft)


def needed(settings: Settings) -> int:
    """The required limit: one address cannot use up all descriptors, with as many again for everybody else."""
    return OWN_FILES + 2 * settings.connections
