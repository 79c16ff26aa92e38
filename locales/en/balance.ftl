## The balance lab

# Where: command lab balance --report: the title of the page.
# $game (title): the title of a game
# Length: 35 characters
balance-title = How { $game } plays

# Where: commands lab balance and lab tune: above its table, on the page too.
# $games (number 0-999999): matches: 1 | 1000
# $level (text): the name of a level of the bots: normal
# $seed (text): the seed of the random numbers: 1
# Length: a sentence
balance-games = { $games ->
    [one] { $games } match
   *[other] { $games } matches
  } for each row, all seats played by “{ $level }”, seed { $seed }; 95% intervals in brackets

# Where: commands lab balance and lab tune: below its table.
# $count (number 1-999): combinations: 1 | 2 | 5
# $detail (message): what is wrong with the first one: position-long
# Length: a sentence
balance-refused = { $count ->
    [one] One combination is not valid: { $detail }
   *[other] { $count } combinations are not valid; the first because: { $detail }
  }

# Where: commands lab balance and lab tune: the heading of a column.
# Length: 20 characters
balance-column-setup = what is varied

# Where: commands lab balance and lab tune: the heading of a column.
# Length: 20 characters
balance-column-wins = wins per seat

# Where: commands lab balance and lab tune: the heading of a column.
# Length: 10 characters
balance-column-turns = turns

# Where: commands lab balance and lab tune: the heading of a column.
# Length: 20 characters
balance-column-lead = lead changes

# Where: commands lab balance and lab tune: the heading of a column.
# Length: 10 characters
balance-column-drama = drama

# Where: commands lab balance and lab tune: the heading of a column.
# Length: 10 characters
balance-column-skill = skill

# Where: commands lab balance and lab tune: the heading of a column.
# Length: 10 characters
balance-column-luck = luck

# Where: command lab balance --report: what a column means, below the table.
# Length: a paragraph
balance-about-wins = Wins: how often a seat, or a team, wins. A shared win counts as a fraction, a drawn match as an equal fraction for everybody.

# Where: command lab balance --report: what a column means, below the table.
# Length: a paragraph
balance-about-turns = Turns: the length of a match. Eight out of ten matches are within the numbers in square brackets.

# Where: command lab balance --report: what a column means, below the table.
# Length: a paragraph
balance-about-lead = Lead changes: how often somebody else gets ahead in a match, by the game’s own estimate at the beginning of each turn. Whoever is within 5 percentage points of the best chance leads as well.

# Where: command lab balance --report: what a column means, below the table.
# Length: a sentence
balance-about-drama = Drama: how far the eventual winner was behind the best chance at worst, averaged over the matches.

# Where: command lab balance --report: what a column means, below the table.
# $level (text): the name of a level of the bots: normal
# $weaker (text): the name of a weaker level: easy
# Length: a paragraph
balance-about-skill = Skill: how much more often one “{ $level }” wins than “{ $weaker }” players with the same seats and the same dice. 0% means no difference, 100% means always.

# Where: command lab balance --report: what a column means, below the table.
# Length: a sentence
balance-about-luck = Luck: what skill does not explain.

# Where: command lab balance --report: a heading, above a command line.
# Length: 40 characters
balance-again = How to reproduce this page

# Where: command lab balance --report: at the bottom of the page.
# $game (text): the game’s short name: hunt
# $version (ordinal): the version of the rules: 2
# Length: a sentence
balance-rules = Rules of { $game }, version { $version }.

# Where: command lab balance --report: a heading, above the text of an edition.
# Length: 40 characters
balance-start = The edition that was varied

# Where: command lab balance --report: an error.
# $command (text): a command line: pip install matplotlib
# Length: a sentence
balance-no-plots = --report: Matplotlib is not installed; install it with: { $command }

## Varying

# Where: commands lab balance and lab tune, --vary: an error.
# $found (text): what was given: goal=3..
# $keys (text): the keys that there are: goal, cheeses
# Length: a sentence
balance-vary-unknown = --vary { $found }: cannot be varied; write KEY=WHAT, where KEY is one of { $keys }

# Where: commands lab balance and lab tune, --vary: an error.
# $found (text): what was given: goal=3..
# $most (number 2-5): the most players: 4
# Length: a sentence
balance-vary-range = --vary { $found }: a range goes up, in steps of at least 1, and has at most { $most } numbers

# Where: commands lab balance and lab tune, --vary: an error.
# $found (text): what was given: goal=3..
# Length: a sentence
balance-vary-value = --vary { $found }: neither a range such as 4..10, nor numbers such as 2,4, nor lists such as [1,2]|[1,3]

# Where: commands lab balance and lab tune, --vary: an error.
# $found (text): what was given: goal=3..
# $key (text): the key: spaces
# Length: a sentence
balance-vary-words = --vary { $found }: { $key } is a list of words, which cannot be varied by a number; give whole lists instead, such as ["a"]|["b"]

# Where: commands lab balance and lab tune, --vary: an error.
# $found (number): combinations: 5000
# $most (number 2-5): the most players: 4
# Length: a sentence
balance-vary-many = --vary: { $found } combinations are too many; at most { $most }

# Where: commands lab balance and lab tune, --fill: an error.
# $key (text): what was given: spaces
# $keys (text): the keys that there are: goal, cheeses
# Length: a sentence
balance-fill = --fill { $key }: only a whole number can change to compensate: { $keys }

## Searching

# Where: command lab tune: its result.
# $within (decimal): per cent: 1.0
# $file (text): the file: hunt-fair.toml
# Length: a paragraph
balance-fair-found = Fair within { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, measured on matches that were not used to choose it. Saved as { $file }.

# Where: command lab tune: its result.
# $within (decimal): per cent: 1.0
# $tried (number 1-999): editions that were tried: 24
# Length: a paragraph
balance-fair-missing = No edition that is fair within { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }% was found among { $tried }; this is the closest. Nothing was saved.

# Where: command lab tune: below its result.
# $edition (text): the name of the edition: classic
# $keys (number): keys with another value: 2
# $all (number): all keys: 9
# Length: a sentence
balance-fair-distance = Values that differ from “{ $edition }”: { $keys } of { $all }.

# Where: command lab tune: a comment at the top of the saved edition.
# $games (number 0-999999): matches: 1000
# $players (number 2-5): players: 3
# $variant (text): the name of the variant: family
# Length: a sentence
balance-edition-head = Over { $games } matches with { $players } players ({ $variant }):

## Predictions

# Where: command lab predict: its last line.
# $file (text): the file: predictions.json
# Length: 40 characters
balance-predicted = Written: { $file }
