"""The match server: tables, their event logs, and the connections of players and watchers."""
