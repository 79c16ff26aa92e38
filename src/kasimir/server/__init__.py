"""The match server: tables, the log of their events, and the words to and from their players."""
