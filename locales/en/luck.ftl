## Luck and choice

# Where: command analyse: the first line.
# $game (title): the title of a game
# $result (message): the result: result-repetition
# Length: a sentence
luck-title = { $game } ({ $result })

# Where: command analyse: below the first line.
# Length: a sentence
luck-exact = Every value is exact.

# Where: command analyse: below the first line.
# $searches (number 1-99): searches for each position: 4
# $simulations (number 1-999999): simulations in each search: 2000
# Length: a sentence
luck-searched = Values from { $searches } searches of { $simulations } simulations each, exact where endings are solved; ± is one standard error of the search’s randomness, not of its judgement.

# Where: command analyse: below the first line.
# Length: a sentence
luck-unfinished = The match was not finished: its last position counts as its result.

# Where: command analyse: the heading of a column.
# Length: 10 characters
luck-column-seat = seat

# Where: command analyse: the heading of a column.
# Length: 10 characters
luck-column-name = name

# Where: command analyse: the heading of a column.
# Length: 10 characters
luck-column-start = start

# Where: command analyse: the heading of a column.
# Length: 10 characters
luck-column-luck = + luck

# Where: command analyse: the heading of a column.
# Length: 20 characters
luck-column-own = − own choices

# Where: command analyse: the heading of a column.
# Length: 25 characters
luck-column-others = + others’ choices

# Where: command analyse: the heading of a column.
# Length: 20 characters
luck-column-afterthought = + second look

# Where: command analyse: the heading of a column.
# Length: 15 characters
luck-column-result = = result

# Where: command analyse: the heading of a column.
# Length: 15 characters
luck-column-number = event

# Where: command analyse: the heading of a column.
# Length: 10 characters
luck-column-turn = turn

# Where: command analyse: the heading of a column.
# Length: 10 characters
luck-column-event = played

# Where: command analyse: the heading of a column.
# Length: 10 characters
luck-column-best = best

# Where: command analyse: one line for each player.
# $name (name): the player: Anna
# $sign (text): a plus sign, or nothing before a negative number: +
# $luck (number): per cent: 12
# $own (number): per cent: 8
# Length: a sentence
luck-receipt = { $name }: chance gave { $sign }{ $luck }%; own choices cost { $own }%.

# Where: command analyse: one line for each player, in games without chance.
# $name (name): the player: Anna
# $own (number): per cent: 8
# $sign (text): a plus sign, or nothing before a negative number: +
# $others (number): per cent: 3
# Length: a sentence
luck-receipt-choice = { $name }: own choices cost { $own }%; those of others brought { $sign }{ $others }%.

# Where: command analyse: a heading.
# Length: 20 characters
luck-turning-points = Turning points

# Where: command analyse: in place of turning points.
# Length: a sentence
luck-no-turning-points = This match had no turning point: everybody played as well as possible.

# Where: command analyse: a heading.
# Length: 20 characters
luck-events = All events

# Where: command analyse: the kind of an event, in a table and in a picture.
# Length: 10 characters
luck-chance = chance

# Where: command analyse: the kind of an event, in a table and in a picture.
# Length: 10 characters
luck-choice = choice

# Where: command analyse --plot: the label of an axis.
# Length: 30 characters
luck-axis-events = events of the match

# Where: command analyse --plot: the label of an axis.
# Length: 25 characters
luck-axis-value = share of the win

# Where: command analyse --plot: the label of an axis.
# Length: 25 characters
luck-axis-account = luck and choice

# Where: command analyse --plot: an error.
# $file (text): the file: luck.pdf
# Length: 60 characters
luck-plot-kind = --plot: { $file } must end in .svg or .png

# Where: command analyse --plot: an error.
# $command (text): a command line: pip install matplotlib
# Length: a sentence
luck-plot-missing = --plot needs Matplotlib; install it with: { $command }
