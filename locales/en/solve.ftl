## Solved games

# Where: command solve: the error of a game that is not solved.
# $game (text): the game’s short name: race
# $games (text): the short names of solved games: hunt, towers
# Length: a sentence
solve-unsolved = { $game } is not solved; solved games: { $games }

# Where: command solve: an error.
# $positions (number): positions: 4000000
# $most (number): positions: 3000000
# Length: a sentence
solve-large = too large to be solved here: { $positions } positions or more; the limit is { $most }

# Where: command solve: an error.
# Length: a sentence
solve-endless = cannot be solved for this edition: a match may go on for too long, or for ever

# Where: command solve: an error.
# Length: a sentence
solve-unsettled = cannot be solved for this edition: the values do not converge closely enough

# Where: command solve: its progress.
# $count (number 0-9999999): positions: 120000
# Length: 35 characters
solve-exploring = { $count ->
    [one] { $count } position found
   *[other] { $count } positions found
  }

# Where: command solve: its progress.
# $round (ordinal): the round, from 1: 3
# $length (decimal): steps: 41.5
# Length: a sentence
solve-proving = round { $round }: a match may last { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } steps on average

# Where: command solve: its progress.
# $round (ordinal): the round, from 1: 3
# $change (decimal): a share of the win: 0.0003
# Length: 55 characters
solve-sweeping = round { $round }: values changed by up to { NUMBER($change, maximumSignificantDigits: 1) }
