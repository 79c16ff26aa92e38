## The balance lab

balance-title = How { $game } plays
balance-games = { $games } matches for each row, all seats played by “{ $level }”, seed { $seed }; 95% intervals in brackets
balance-refused = { $count ->
    [one] One combination is not valid: { $detail }
   *[other] { $count } combinations are not valid; the first because: { $detail }
  }
balance-column-setup = what is varied
balance-column-wins = wins per seat
balance-column-turns = turns
balance-column-lead = lead changes
balance-column-drama = drama
balance-column-skill = skill
balance-column-luck = luck

balance-about-wins = Wins: how often a seat, or a team, wins. A shared win counts as a fraction, a drawn match as an equal fraction for everybody.
balance-about-turns = Turns: the length of a match. Eight of ten matches are within the numbers in square brackets.
balance-about-lead = Lead changes: how often somebody else gets ahead in a match, by the game’s own estimate at the beginning of each turn. Whoever is within 5 points of the best chance leads as well.
balance-about-drama = Drama: how far the eventual winner was behind the best chance at worst, averaged over the matches.
balance-about-skill = Skill: how much more often one “{ $level }” wins than “{ $weaker }” players with the same seats and the same dice. 0% means no difference, 100% means always.
balance-about-luck = Luck: what skill does not explain.
balance-again = How to reproduce this page
balance-rules = Rules of { $game }, version { $version }.
balance-start = The edition that was varied
balance-no-plots = --report: Matplotlib is not installed; install it with: { $command }

## Varying

balance-vary-unknown = --vary { $found }: cannot be varied; write KEY=WHAT, where KEY is one of { $keys }
balance-vary-range = --vary { $found }: a range goes up, in steps of at least 1, and has at most { $most } numbers
balance-vary-value = --vary { $found }: neither a range such as 4..10, nor numbers such as 2,4, nor lists such as [1,2]|[1,3]
balance-vary-words = --vary { $found }: { $key } is a list of words, which cannot be varied by a number; give whole lists instead, such as ["a"]|["b"]
balance-vary-many = --vary: { $found } combinations are too many; at most { $most }
balance-fill = --fill { $key }: only a whole number can change to compensate: { $keys }

## Searching

balance-fair-found = Fair within { $within }, measured on matches that were not used to choose it. Saved as { $file }.
balance-fair-missing = No edition that is fair within { $within } was found among { $tried }; this is the closest. Nothing was saved.
balance-fair-distance = Values that differ from “{ $edition }”: { $keys } of { $all }.
balance-edition-head = Over { $games } matches with { $players } players ({ $variant }):

## Predictions

balance-predicted = Written: { $file }
