## The balance lab

balance-title = How { $game } plays
balance-games = { $games } matches for each row, all seats played by “{ $level }”, seed { $seed }; 95% intervals in brackets
balance-refused = { $count ->
    [one] One combination does not hold together: { $detail }
   *[other] { $count } combinations do not hold together, the first because: { $detail }
  }
balance-column-setup = what is varied
balance-column-wins = wins a seat
balance-column-turns = turns
balance-column-lead = lead changes
balance-column-drama = drama
balance-column-skill = skill
balance-column-luck = luck

balance-about-wins = Wins: how often a seat, or a team, wins. A shared win counts in parts, a drawn match as an equal part for everybody.
balance-about-turns = Turns: how long a match is; between the square brackets lie the middle eight of ten matches.
balance-about-lead = Lead changes: how often somebody else gets ahead in a match, by the game’s own estimate at the beginning of each turn. Whoever is within 5 points of the best chance leads as well.
balance-about-drama = Drama: how far the later winner was once behind the best chance, in a match on average.
balance-about-skill = Skill: how much more often one “{ $level }” wins than “{ $weaker }” players with the same seats and the same dice. 0% is all the same, 100% is always.
balance-about-luck = Luck: what skill leaves over.
balance-again = To make this page again
balance-rules = Rules of { $game }, version { $version }.
balance-start = The edition that was varied
balance-no-plots = --report: Matplotlib is not installed; { $command } brings it

## Varying

balance-vary-unknown = --vary { $found }: cannot be varied; KEY=WHAT, where KEY is one of { $keys }
balance-vary-range = --vary { $found }: a range goes up, in steps of at least 1, and has at most { $most } numbers
balance-vary-value = --vary { $found }: neither a range such as 4..10, nor numbers such as 2,4, nor lists such as [1,2]|[1,3]
balance-vary-words = --vary { $found }: { $key } is a list of words, which no number can vary; name whole lists instead, such as ["a"]|["b"]
balance-vary-many = --vary: { $found } combinations are too many; at most { $most }
balance-fill = --fill { $key }: only a whole number can give way: { $keys }

## Searching

balance-fair-found = Fair within { $within }, by matches that had no part in choosing it. Saved as { $file }.
balance-fair-missing = Nothing fair within { $within } was found among { $tried } editions; this is the nearest. Nothing was saved.
balance-fair-distance = Values that differ from “{ $edition }”: { $keys } of { $all }.
balance-edition-head = Over { $games } matches with { $players } players ({ $variant }):

## Predictions

balance-predicted = Written: { $file }
