## Discs: reasons why a move is not legal. The attribute says which rule it is.
## A pile is its discs, such as mc, or the number of its place where covered discs are hidden.

# Where: terminal and programs: why a move is refused; the rule follows.
# $move (text): what was written: mc
# Length: a sentence
discs-unreadable = “{ $move }” is not a move of this game; write + or +mc to bring a disc, mc> or mc>c to lift the top of a pile mc.
    .rule = A move brings a disc from your hand or lifts one from the table, as a new pile or onto another one.

# Where: terminal and programs: why a move is refused; the rule follows.
# $move (text): what was written: 3+
# Length: a sentence
discs-unreadable-place = “{ $move }” is not a move of this game; write + or +3 to bring a disc, 3> or 3>5 to lift the top of pile 3.
    .rule = A move brings a disc from your hand or lifts one from the table, as a new pile or onto another one.

# Where: terminal and programs: why a move is refused; the rule follows.
# Length: a sentence
discs-hand = Your hand is empty: all your discs are on the table.
    .rule = You bring only your own discs; when all are on the table, you lift the top disc of any pile, even if it is not yours.

# Where: terminal and programs: why a move is refused; the rule follows.
# $pile (text): the discs of a pile from the bottom, or its number: mc
# Length: a sentence
discs-missing = There is no pile { $pile } on the table.
    .rule = Discs are lifted from and laid on piles that lie on the table.

# Where: terminal and programs: why a move is refused; the rule follows.
# $cover (word): whether it may be covered: yes | no
# $pile (text): the discs of a pile from the bottom, or its number: mc
# Length: a sentence
discs-barred = { $cover ->
    [yes] The top disc of pile { $pile } was played just now; you may cover it, but not lift it.
   *[no] The top disc of pile { $pile } was played just now, so you may not lift it.
  }
    .rule = The disc that the other player played last may not be lifted.

# Where: terminal and programs: why a move is refused; the rule follows.
# $pile (text): the discs of a pile from the bottom, or its number: mc
# Length: a sentence
discs-lone = The disc of pile { $pile } lies alone already; beginning a new pile with it would change nothing.
    .rule = A disc that lies alone may not be lifted to begin a new pile.

# Where: terminal and programs: why a move is refused; the rule follows.
# $pile (text): the discs of a pile from the bottom, or its number: mc
# Length: a sentence
discs-same = The disc that you lift from pile { $pile } may not go back to where it came from.
    .rule = A lifted disc goes onto another pile or begins a new one.

# Where: terminal and programs: why a move is refused; the rule follows.
# $pile (text): the discs of a pile from the bottom, or its number: mc
# $height (number): the highest pile: 3
# Length: a sentence
discs-full = Pile { $pile } has { $height } discs already; that is as high as a pile may be.
    .rule = A disc is laid only on a pile that is not yet full.

# Where: terminal and programs: why a move is refused; the rule follows.
# $pile (text): the discs of a pile from the bottom, or its number: mc
# Length: a sentence
discs-nowhere = The disc of pile { $pile } cannot go anywhere: it lies alone, and all other piles are full.
    .rule = A disc once picked up must be played.

## Discs: why something cannot be touched now, on a screen. The other one is shown by name.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
discs-touch-empty = Your hand is empty: lift a disc that glows.
    .rule = You bring only your own discs; when all are on the table, you lift the top disc of any pile, even if it is not yours.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# $other (name): the player: Jonas
# Length: a sentence
discs-touch-other = Those discs are { $other }’s: touch what glows.
    .rule = You bring only your own discs.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
discs-touch-table = First touch a disc that glows.
    .rule = A disc comes from your hand or from the top of a pile.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
discs-touch-missing = There is no disc there: touch what glows.
    .rule = A disc comes from your hand or from the top of a pile.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# $cover (word): whether it may be covered: yes | no
# Length: a sentence
discs-touch-barred = { $cover ->
    [yes] This disc was played just now: you may cover it, but not lift it.
   *[no] This disc was played just now, so you may not lift it.
  }
    .rule = The disc that the other player played last may not be lifted.
    .short = That disc was played just now: touch one that glows.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
discs-touch-nowhere = That disc cannot go anywhere: touch one that glows.
    .rule = A disc once picked up must be played.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
discs-touch-lone = That disc lies alone already: touch a pile that glows.
    .rule = A disc that lies alone may not be lifted to begin a new pile.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
discs-touch-onto = A disc cannot lie there: touch what glows.
    .rule = A disc goes onto a pile or begins a new one.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
discs-touch-same = The disc cannot go back there: touch what glows.
    .rule = A lifted disc goes onto another pile or begins a new one.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# $height (number): the highest pile: 3
# Length: a sentence
discs-touch-full = This pile has { $height } discs already; that is as high as a pile may be.
    .rule = A disc is laid only on a pile that is not yet full.
    .short = That pile is high enough: touch one that glows.

## Discs: what to do now; the second text tells the others.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# $origin (word): where a disc may come from: hand | pile | both
# Length: a sentence
discs-prompt-play = { $origin ->
    [hand] Bring a disc: touch what glows.
    [pile] Lift a disc that glows.
   *[both] Touch your discs, or lift one that glows.
  }
    .other = { $seat } plays a disc.

# Where: table: a hint: what to do, and why; it can be read aloud.
# $disc (word): the disc to play: hand | m | c
# $onto (word): what it is laid on: none | m | c
# $wins (word): whether that wins: yes | no
# $count (number 0-8): own discs that lie uncovered then: 0 | 1 | 3
# Length: a sentence
discs-advice = { $disc ->
    [hand] Bring a disc
    [m] Lift a mouse
   *[c] Lift a cat
  }{ $onto ->
    [none] { " " }and begin a new pile
    [m] { " " }and lay it on a mouse
   *[c] { " " }and lay it on a cat
  }{ $wins ->
    [yes] : you win!
   *[no] { $count ->
        [0] .
        [one] : then one of your discs lies uncovered.
       *[other] : then { $count } of your discs lie uncovered.
      }
  }

## Discs: what is wrong with a position text.

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $entry (text): what was written: mx
# $most (number): the highest pile: 3
# Length: a sentence
discs-position-pile = PILES: “{ $entry }” is not a pile; a pile is 1 to { $most } letters m and c, from bottom to top, and * after the one played on last

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# $discs (number): discs of the seat: 8
# Length: a sentence
discs-position-discs = PILES: seat { $seat } has only { $discs } discs; there are more here

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $count (number 0-9): piles with a star: 2
# Length: a sentence
discs-position-star = PILES: one pile should have a *, the one played on last; here { $count } have one

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $goal (number): uncovered discs that win: 5
# Length: a sentence
discs-position-both = PILES: both seats have { $goal } discs uncovered, but the first one to have them ends the match

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: m
# $count (number 6-8): uncovered discs: 6
# $goal (number): uncovered discs that win: 5
# Length: a sentence
discs-position-many = PILES: seat { $seat } has { $count } discs uncovered, but the match ends as soon as a seat has { $goal }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# $goal (number): uncovered discs that win: 5
# $most (number): the most uncovered discs of a seat: 4
# Length: a sentence
discs-position-over = SEAT: “{ $seat }” does not fit; it is “-” exactly when a seat has { $goal } discs uncovered, and here the best one has { $most }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# $first (text): the letter of the seat that begins: m
# Length: a sentence
discs-position-first = SEAT: { $seat } cannot play first on an empty table; { $first } begins

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# Length: a sentence
discs-position-stuck = SEAT: { $seat } has no disc to play, so it cannot be its turn

## Discs: the table in a terminal

# Where: wherever the game is named: first screen, headings, titles of pages, terminal.
# Length: 15 characters
discs-title = Discs

# Where: first screen: on the card of the game, below its title; terminal: in the list of games.
# Length: a sentence
discs-about = Cover a cat, uncover a mouse: who remembers what lies below?

# Where: terminal: beside the seat.
# $hand (number 0-8): discs in hand: 5
# $uncovered (number 0-8): uncovered discs: 3
# $goal (number): uncovered discs that win: 5
# Length: 40 characters
discs-draw-seat = in hand { $hand }  uncovered { $uncovered } of { $goal }

# Where: terminal: below the board.
# Length: a sentence
discs-draw-empty = No disc lies on the table yet.

# Where: terminal: below the board.
# Length: a sentence
discs-draw-star = * was played last: it may be covered, but not lifted.

# Where: terminal: below the board.
# $disc (text): the letter of the disc: m
# $pile (text): the discs of a pile from the bottom, or its number: mc
# Length: a sentence
discs-draw-lifted = { $disc } was lifted from pile { $pile } and must be played now.

## Discs: what just happened. Seats are shown as names; a pile is its discs, such as mc, or the number of its place.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $pile (word): where it is laid, none, the discs of the pile, or its number: none | mc
# $seat (name): who was to play: Anna
# Length: a sentence
discs-tell-bring = { $pile ->
    [none] { $seat } brings a disc and begins a new pile.
   *[other] { $seat } brings a disc and lays it on a pile.
  }
    .precise = { $pile ->
        [none] { $seat } brings a disc and begins a new pile.
       *[other] { $seat } brings a disc and lays it on pile { $pile }.
      }

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $disc (word): the disc: m | c
# $origin (text): where it was, the discs of the pile, or its number: cm
# $pile (word): where it is laid, none, the discs of the pile, or its number: none | mc
# $below (word): what was below it: m | c | none
# Length: a sentence
discs-tell-shift = { $seat } lifts { $disc ->
    [m] a mouse
   *[c] a cat
  } and { $pile ->
    [none] begins a new pile
   *[other] lays it on another pile
  }{ $below ->
    [m] ; a mouse was below.
    [c] ; a cat was below.
   *[none] .
  }
    .precise = { $seat } lifts { $disc ->
        [m] a mouse
       *[c] a cat
      } from pile { $origin } and { $pile ->
        [none] begins a new pile
       *[other] lays it on pile { $pile }
      }{ $below ->
        [m] ; a mouse was below.
        [c] ; a cat was below.
       *[none] .
      }

# Where: end of a match, terminal: why this side has won; below “Anna wins!”.
# $count (number 1-9): uncovered discs: 5
# Length: a sentence
discs-finish-goal = Uncovered discs: { $count }. That is enough to win.

# Where: end of a match, terminal: a line for somebody who has won.
# Length: a sentence
discs-finish-won = Cleverly played! Now everybody may hop.

# Where: end of a match, terminal: a kind line for somebody who has not won.
# $missing (number 1-9): discs that were missing: 1 | 3
# $count (number 0-8): the player’s uncovered discs: 0 | 2
# Length: a sentence
discs-finish-lost = { $missing ->
    [1] So close: just one disc was missing!
   *[other] { $count ->
        [0] All your discs are hiding. Next time they will peep out!
       *[other] Your uncovered discs: { $count }. A few more next time!
      }
  }

## Discs: the rules, for children of ten. The numbers come from the box: $discs discs each, no pile higher than $height,
## $goal uncovered discs win.

# Where: rules page: the heading of the section “goal”.
# Length: 25 characters
discs-rules-goal-title = What it is about

# Where: rules page: the text of the section “goal”, beside a board; it can be read aloud.
# $discs (number): discs of each player: 8
# $goal (number): uncovered discs that win: 5
# Length: a paragraph
discs-rules-goal = This is a game for two: one of you has { $discs } mice, the other { $discs } cats. The first one with { $goal } of their own discs lying uncovered wins. It does not matter how high the piles below them are.

# Where: rules page: the heading of the section “bring”.
# Length: 20 characters
discs-rules-bring-title = A new disc

# Where: rules page: the text of the section “bring”, beside a board; it can be read aloud.
# Length: a paragraph
discs-rules-bring = The mouse begins, then you take turns. You may bring one of your discs and begin a new pile with it.

# Where: rules page: the heading of the section “cover”.
# Length: 15 characters
discs-rules-cover-title = Covering

# Where: rules page: the text of the section “cover”, beside a board; it can be read aloud.
# Length: a paragraph
discs-rules-cover = Or you bring a disc and lay it on top of another one. What lies below is covered and does not count any more.

# Where: rules page: the heading of the section “lift”.
# Length: 20 characters
discs-rules-lift-title = Moving a disc

# Where: rules page: the text of the section “lift”, beside a board; it can be read aloud.
# Length: a paragraph
discs-rules-lift = Or you lift the top disc of any pile, even if it is not yours. Lay it on another pile, or begin a new one. What lay below is uncovered again!

# Where: rules page: the heading of the section “last”.
# Length: 15 characters
discs-rules-last-title = The star

# Where: rules page: the text of the section “last”, beside a board; it can be read aloud.
# Length: a paragraph
discs-rules-last = The disc that was played last has a star. You may not lift it, but you may cover it.

# Where: rules page: the heading of the section “high”.
# Length: 15 characters
discs-rules-high-title = How high

# Where: rules page: the text of the section “high”, beside a board; it can be read aloud.
# $height (number): the highest pile: 3
# Length: a sentence
discs-rules-high = No pile may be higher than { $height } discs.

# Where: rules page: the heading of the section “memory”.
# Length: a sentence
discs-rules-memory-title = Do you remember?

# Where: rules page: the text of the section “memory”, beside a board; it can be read aloud.
# Length: a paragraph
discs-rules-memory = Nobody sees what is covered: you have to remember it. And whoever lifts a disc has seen what was below, so that disc must be played.

# Where: rules page: the heading of the section “open”.
# Length: 25 characters
discs-rules-open-title = Without secrets

# Where: rules page: the text of the section “open”, beside a board; it can be read aloud.
# Length: a paragraph
discs-rules-open = You can also play so that everybody sees all the discs. Then it is all about thinking ahead.

# Where: rules page: the heading of the section “end”.
# Length: 10 characters
discs-rules-end-title = The end

# Where: rules page: the text of the section “end”, beside a board; it can be read aloud.
# $goal (number): uncovered discs that win: 5
# Length: a paragraph
discs-rules-end = With { $goal } uncovered discs you win at once. Take care: if the other player has { $goal } uncovered discs after your move, you lose. If everything lies exactly the same for the third time, it is a draw.

## Discs: the first lesson. A child plays the mice; the computer plays the cats.

# Where: first lesson: step 1 of 13, beside the board; it can be read aloud.
# Length: a paragraph
discs-lesson-bring = You have the mice. Touch your discs, then the free place on the table.

# Where: first lesson: step 2 of 13, beside the board; it can be read aloud.
# Length: a paragraph
discs-lesson-cat = Your first mouse lies there uncovered. Now the cat brings a disc.

# Where: first lesson: step 3 of 13, beside the board; it can be read aloud.
# Length: a sentence
discs-lesson-cover = Cover the cat! Touch your discs, then the cat on the table.

# Where: first lesson: step 4 of 13, beside the board; it can be read aloud.
# Length: a sentence
discs-lesson-covered = Now two of your mice are on top. But the cat plays …

# Where: first lesson: step 5 of 13, beside the board; it can be read aloud.
# Length: a paragraph
discs-lesson-new = It has covered one of your mice. Remember where! Now begin a new pile.

# Where: first lesson: step 6 of 13, beside the board; it can be read aloud.
# Length: a paragraph
discs-lesson-cat-new = Two of yours are uncovered now. The cat begins a new pile too.

# Where: first lesson: step 7 of 13, beside the board; it can be read aloud.
# Length: a paragraph
discs-lesson-lift = Where was your covered mouse? Lift the cat from it, and lay it on the other cat.

# Where: first lesson: step 8 of 13, beside the board; it can be read aloud.
# Length: a sentence
discs-lesson-go-on = There is your mouse again! The cat brings another disc.

# Where: first lesson: step 9 of 13, beside the board; it can be read aloud.
# Length: a sentence
discs-lesson-cover-again = Cover it at once!

# Where: first lesson: step 10 of 13, beside the board; it can be read aloud.
# Length: a paragraph
discs-lesson-remember = Four of your mice are uncovered. The cat must do something. Look closely, and remember!

# Where: first lesson: step 11 of 13, beside the board; it can be read aloud.
# Length: a sentence
discs-lesson-four = It has covered one again. Begin a new pile.

# Where: first lesson: step 12 of 13, beside the board; it can be read aloud.
# Length: a sentence
discs-lesson-chance = You have four again and need five. What will the cat do?

# Where: first lesson: step 13 of 13, beside the board; it can be read aloud.
# Length: a paragraph
discs-lesson-win = The cat has not noticed! Lift the cat that covers your mouse, and lay it on the new cat.

# Where: first lesson: its last sentence, after the winning move.
# Length: a paragraph
discs-lesson-end = Five mice are uncovered. You remembered well, and you have won!

## Discs: names of what is on the table, for screen readers. A pile is named by the number of its place.

# Where: table: the label of a thing on the board, for screen readers.
# Length: 25 characters
discs-name-table = Begin a new pile

# Where: table: in an empty hand on the board.
# Length: 25 characters
discs-name-empty = all on the table

# Where: table: the label of a thing on the board, for screen readers.
# $count (number 0-8): discs in hand: 0 | 1 | 2 | 5
# $seat (name): the player: Anna
# Length: a sentence
discs-name-hand = { $count ->
    [0] { $seat }’s hand is empty: all on the table
    [one] One disc in { $seat }’s hand
   *[other] { $count } discs in { $seat }’s hand
  }

# Where: table: in the label of a pile, for screen readers.
# $disc (word): the disc: m | c
# Length: 10 characters
discs-name-disc = { $disc ->
    [m] mouse
   *[c] cat
  }

# Where: table: the label of a thing on the board, for screen readers.
# $number (ordinal 1-16): the number of the pile: 3
# $discs (message): its discs, as a list: discs-name-disc
# $star (word): whether it was played last: yes | no
# Length: a sentence
discs-name-pile = Pile { $number }, from the bottom: { $discs }{ $star ->
    [yes] , played last
   *[no] {""}
  }

# Where: table: the label of a thing on the board, for screen readers.
# $number (ordinal 1-16): the number of the pile: 3
# $top (word): the disc on top: m | c
# $covered (number 1-5): covered discs: 1 | 2 | 5
# $star (word): whether it was played last: yes | no
# Length: a sentence
discs-name-hidden = Pile { $number }: a { $top ->
    [m] mouse
   *[c] cat
  } on { $covered ->
    [one] one covered disc
   *[other] { $covered } covered discs
  }{ $star ->
    [yes] , played last
   *[no] {""}
  }

## Discs: the sides to choose from.

# Where: new table, free seat, terminal: in the list of sides.
# Length: 15 characters
discs-side-m = Mice

# Where: new table, free seat, terminal: in the list of sides.
# Length: 15 characters
discs-side-c = Cats
