"""Code shared by all games: the game protocol, compilable rules, matches, fair dice, records, errors."""
