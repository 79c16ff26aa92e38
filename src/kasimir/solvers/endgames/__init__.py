"""The definition of an ending in each game that has them, one module per game."""
