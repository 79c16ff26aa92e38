"""Rate limits and CPU budgets per address, connection and table."""
