"""What every game shares: the game protocol, rules that compile, matches, fair dice, records, errors."""
