"""Tools for translations: notes for translators, transcripts, and a list of stale messages."""
