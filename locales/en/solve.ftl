## Solved games

solve-unsolved = { $game } is not solved; solved games: { $games }
solve-large = too large to be solved here: { $positions } positions or more; the limit is { $most }
solve-endless = cannot be solved for this edition: a match may go on for too long, or for ever
solve-unsettled = cannot be solved for this edition: the values do not converge closely enough

solve-exploring = { $count } positions found
solve-proving = round { $round }: a match may last { $length } steps on average
solve-sweeping = round { $round }: values changed by up to { $change }
