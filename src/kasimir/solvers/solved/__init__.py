"""One module a solved game, found by its name."""
