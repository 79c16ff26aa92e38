## Luck and choice

luck-title = { $game }: { $result }
luck-exact = Every value is exact.
luck-searched = Values from { $searches } searches of { $simulations } simulations each, exact where endings are solved; ± is one standard error of the search’s randomness, not of its judgement.
luck-unfinished = The match was not finished: its last position counts as its result.
luck-column-seat = seat
luck-column-name = name
luck-column-start = start
luck-column-luck = + luck
luck-column-own = - own choices
luck-column-others = + others’ choices
luck-column-afterthought = + second look
luck-column-result = = result
luck-column-number = event
luck-column-turn = turn
luck-column-event = played
luck-column-best = best
luck-receipt = { $name }: chance gave { $luck }, own choices cost { $own }.
luck-receipt-choice = { $name }: own choices cost { $own }, those of others brought { $others }.
luck-turning-points = Turning points
luck-no-turning-points = This match had no turning point: everybody played as well as possible.
luck-events = All events
luck-chance = chance
luck-choice = choice
luck-axis-events = events of the match
luck-axis-value = share of the win
luck-axis-account = luck and choice
luck-plot-kind = --plot: { $file } must end in .svg or .png
luck-plot-missing = --plot needs matplotlib; install it with: { $command }
