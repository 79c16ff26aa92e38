"""Luck and choice: what a match owes to chance, and what to those who played it. See docs/luck.md."""
