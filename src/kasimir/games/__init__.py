"""One folder per game, discovered automatically by `kasimir.core.registry`."""
