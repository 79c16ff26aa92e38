"""Luck and choice: how much of a match's result is due to chance, how much to the players. See docs/luck.md."""
