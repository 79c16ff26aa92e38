"""One module per solved game, found by name."""
