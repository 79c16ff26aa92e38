"""Tables in memory: connections, bots, timeouts, and everything that happens automatically."""
