"""Programs at the table: a small client of the match server."""
