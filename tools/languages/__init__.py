"""Keep the languages of `locales/` true: notes for translators, transcripts, translations that are out of date."""
