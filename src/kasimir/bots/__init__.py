"""Players made of rules: search."""
