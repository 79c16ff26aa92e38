"""The games in a terminal: matches at one keyboard, and replay of records."""
