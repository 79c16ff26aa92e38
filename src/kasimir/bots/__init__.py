"""Computer players: levels, search, greedy and perfect play."""
