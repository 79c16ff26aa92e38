"""What an ending is in each game that has them, one module a game."""
