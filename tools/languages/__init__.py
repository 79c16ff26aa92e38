"""Tools that keep the languages of `locales/` true: notes on messages, terms, transcripts, translations that are out of date."""
