"""The games in a terminal: playing at one keyboard, and stepping through records."""
