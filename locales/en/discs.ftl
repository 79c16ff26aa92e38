## Discs: reasons why a move is not legal. The attribute says which rule it is.
## A pile is its discs, such as mc, or the number of its place where covered discs are hidden.

discs-unreadable = “{ $move }” is not a move of this game; write + or +mc to bring a disc, mc> or mc>c to lift the top of a pile mc.
    .rule = A move brings a disc from your hand or lifts one from the table, as a new pile or onto another one.
discs-unreadable-place = “{ $move }” is not a move of this game; write + or +3 to bring a disc, 3> or 3>5 to lift the top of pile 3.
    .rule = A move brings a disc from your hand or lifts one from the table, as a new pile or onto another one.
discs-hand = Your hand is empty: all your discs are on the table.
    .rule = You bring only your own discs; when all are on the table, you lift one that lies there.
discs-missing = There is no pile { $pile } on the table.
    .rule = Discs are lifted from and laid on piles that lie on the table.
discs-barred = { $cover ->
    [yes] The top disc of pile { $pile } was played just now; you may cover it, but not lift it.
   *[no] The top disc of pile { $pile } was played just now, so you may not lift it.
  }
    .rule = The disc that the other player played last may not be lifted.
discs-lone = The disc of pile { $pile } lies alone already; a new pile of it would change nothing.
    .rule = A disc that lies alone may not be lifted to begin a new pile.
discs-same = The disc that you lift from pile { $pile } may not go back to where it came from.
    .rule = A lifted disc goes onto another pile or begins a new one.
discs-full = Pile { $pile } has { $height } discs already; that is as high as a pile may be.
    .rule = A disc is laid only on a pile that is not yet full.
discs-nowhere = The disc of pile { $pile } cannot go anywhere: it lies alone, and all other piles are full.
    .rule = A disc once picked up must be played.

## Discs: why something cannot be touched now, on a screen. The other one is shown by name.

discs-touch-empty = Your hand is empty: all your discs are on the table.
    .rule = You bring only your own discs; when all are on the table, you lift one that lies there.
discs-touch-other = These discs belong to { $other }.
    .rule = You bring only your own discs.
discs-touch-table = First touch the disc that you want to play.
    .rule = A disc comes from your hand or from the top of a pile.
discs-touch-missing = There is no disc there.
    .rule = A disc comes from your hand or from the top of a pile.
discs-touch-barred = { $cover ->
    [yes] This disc was played just now: you may cover it, but not lift it.
   *[no] This disc was played just now, so you may not lift it.
  }
    .rule = The disc that the other player played last may not be lifted.
discs-touch-nowhere = This disc cannot go anywhere: it lies alone, and all other piles are full.
    .rule = A disc once picked up must be played.
discs-touch-lone = This disc lies alone already: a new pile of it would change nothing.
    .rule = A disc that lies alone may not be lifted to begin a new pile.
discs-touch-onto = A disc cannot be laid there.
    .rule = A disc goes onto a pile or begins a new one.
discs-touch-same = The disc cannot go back to where it came from.
    .rule = A lifted disc goes onto another pile or begins a new one.
discs-touch-full = This pile has { $height } discs already; that is as high as a pile may be.
    .rule = A disc is laid only on a pile that is not yet full.

## Discs: what is wrong with a position text.

discs-position-pile = PILES: “{ $entry }” is not a pile; a pile is 1 to { $most } letters m and c, from bottom to top, and * after the one played on last
discs-position-discs = PILES: seat { $seat } has only { $discs } discs; there are more here
discs-position-star = PILES: one pile should have a *, the one played on last; here { $count } have one
discs-position-both = PILES: both seats have { $goal } discs uncovered, but the first one to have them ends the match
discs-position-many = PILES: seat { $seat } has { $count } discs uncovered, but the match ends as soon as a seat has { $goal }
discs-position-over = SEAT: “{ $seat }” does not fit; it is “-” exactly when a seat has { $goal } discs uncovered, and here the best one has { $most }
discs-position-first = SEAT: { $seat } cannot play first on an empty table; { $first } begins
discs-position-stuck = SEAT: { $seat } has no disc to play, so it cannot be its turn

## Discs: the table in a terminal

discs-title = Discs
discs-about = Cover a cat, uncover a mouse: who remembers what lies below?
discs-draw-seat = in hand { $hand }  uncovered { $uncovered } of { $goal }
discs-draw-empty = No disc lies on the table yet.
discs-draw-star = * was played last: it may be covered, but not lifted.
discs-draw-lifted = { $disc } was lifted from pile { $pile } and must be played now.

## Discs: what just happened. Seats are shown as names; a pile is its discs, such as mc, or the number of its place.

discs-tell-bring = { $pile ->
    [none] { $seat } brings a disc and begins a new pile.
   *[other] { $seat } brings a disc and lays it on pile { $pile }.
  }
discs-tell-shift = { $seat } lifts { $disc ->
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

## Discs: the rules, for children of ten. The numbers come from the box: $discs discs each, no pile higher than $height,
## $goal uncovered discs win.

discs-rules-goal-title = What it is about
discs-rules-goal = Two play: one has { $discs } mice, the other { $discs } cats. The first one with { $goal } of their own discs lying uncovered wins. It does not matter how high the pile below is.
discs-rules-bring-title = A new disc
discs-rules-bring = The mouse begins, then you take turns. You may bring one of your discs and begin a new pile with it.
discs-rules-cover-title = Covering
discs-rules-cover = Or you bring a disc and lay it on top of another one. What lies below is covered and does not count any more.
discs-rules-lift-title = Moving a disc
discs-rules-lift = Or you lift the top disc of any pile, even if it is not yours. Lay it on another pile, or begin a new one. What lay below is uncovered again!
discs-rules-last-title = The star
discs-rules-last = The disc that was played last has a star. You may not lift it, but you may cover it.
discs-rules-high-title = How high
discs-rules-high = No pile may be higher than { $height } discs.
discs-rules-memory-title = Do you remember?
discs-rules-memory = Nobody sees what is covered: you have to remember it. And whoever lifts a disc has seen what was below, so it must be played.
discs-rules-open-title = Without secrets
discs-rules-open = You can also play so that everybody sees all the discs. Then it is all about thinking ahead.
discs-rules-end-title = The end
discs-rules-end = With { $goal } uncovered discs you win at once. Take care: if you uncover the last disc that the other player needs, you lose. If everything lies exactly the same for the third time, it is a draw.

## Discs: the first lesson. A child plays the mice; the computer plays the cats.

discs-lesson-bring = You have the mice. Touch your discs, then the free place on the table.
discs-lesson-cat = Your first mouse lies there uncovered. Now the cat brings a disc.
discs-lesson-cover = Cover the cat! Touch your discs, then the cat on the table.
discs-lesson-covered = Now two mice of yours are on top. But the cat plays …
discs-lesson-new = It has covered one of your mice. Remember where! Now begin a new pile.
discs-lesson-cat-new = Two of yours are uncovered now. The cat begins a new pile too.
discs-lesson-lift = Where was your covered mouse? Lift the cat from it, and lay it on the other cat.
discs-lesson-go-on = There is your mouse again! The cat brings another disc.
discs-lesson-cover-again = Cover it at once!
discs-lesson-remember = Four of your mice are uncovered. The cat must do something. Look closely, and remember!
discs-lesson-four = It has covered one again. Begin a new pile.
discs-lesson-chance = You have four again and need five. What will the cat do?
discs-lesson-win = It did not see it! Lift the cat under which your mouse lies, and lay it on the new cat.
discs-lesson-end = Five mice are uncovered. You remembered well, and you have won!

## Discs: names of what is on the table, for screen readers. A pile is named by the number of its place.

discs-name-table = Begin a new pile
discs-name-empty = all on the table
discs-name-hand = { $count ->
    [0] The hand of { $seat } is empty: all on the table
    [one] One disc in the hand of { $seat }
   *[other] { $count } discs in the hand of { $seat }
  }
discs-name-disc = { $disc ->
    [m] mouse
   *[c] cat
  }
discs-name-pile = Pile { $number }, from the bottom: { $discs }{ $star ->
    [yes] , played last
   *[no] {""}
  }
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
