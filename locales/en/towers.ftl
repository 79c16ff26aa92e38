## Towers: reasons why a move is not legal. The attribute says which rule it is.

towers-unreadable = “{ $move }” is no move of this game; write p+3 for a mouse from the pantry, 7+2 for one from space 7.
    .rule = A move is a mouse and how far it walks.
towers-pantry = None of your mice is left in the pantry.
    .rule = Each mouse leaves the pantry once.
towers-empty = No mouse stands on space { $space }.
    .rule = You move one of your own mice.
towers-blocked = Your mouse on space { $space } is blocked: mouse { $top } stands on top.
    .rule = Only the top mouse of a tower may be moved.
towers-caught = Your mouse on space { $space } sits in a trap for good.
    .rule = The first mouse that lands on a trap is caught and never moves again.
towers-foreign = The mouse that may leave space { $space } is { $top }, not yours.
    .rule = You move one of your own mice.
towers-exact = The die shows { $die }, not { $steps }.
    .rule = A mouse walks exactly the number that was rolled.
towers-clover = The clover is any number from 1 to { $most }, not { $steps }.
    .rule = The clover is a number of your choice, up to its reach.

## Towers: what is wrong with a position text.

towers-position-mice = seat { $seat } has { $count ->
    [one] { $count } mouse
   *[other] { $count } mice
  } where { $mice } belong to it
towers-position-tower = TRACK: “{ $entry }” is no tower; write space:mice with a space from 1 to { $spaces }
towers-position-letter = TRACK: “{ $entry }” has the sign “{ $letter }”; mice are letters of { $seats }
towers-position-caught = TRACK: “{ $entry }”: “{ $letter }” should be written the other way; just the bottom mouse on a trap is caught, and a capital letter
towers-position-first = FIRST: “{ $first }” should name, each once, the seats with a mouse home: { $seats }
towers-position-over = SEAT and DIE are both “-” just when no mouse is under way; here { $count } are
towers-position-stuck = SEAT: { $seat } has no free mouse, so it cannot be its turn

## Towers: the board in a terminal

towers-title = Towers
towers-draw-seat = pantry { $pantry }  home { $home }
towers-draw-first = pantry { $pantry }  home { $home }, the first one home
towers-draw-die = The die shows { $die }.
towers-draw-clover = The die shows a clover: any number from 1 to { $most }.

## Towers: what just happened. Seats are shown as names; origin 0 is the pantry.

towers-tell-roll = { $seat } rolls { $face ->
    [clover] a clover
   *[other] { $face }
  }.
towers-tell-move = { $seat } moves a mouse from { $origin ->
    [0] the pantry
   *[other] { $origin }
  } to { $space }.
towers-tell-climb = { $seat } moves a mouse from { $origin ->
    [0] the pantry
   *[other] { $origin }
  } to { $space }, on top of a mouse of { $other }.
towers-tell-caught = { $seat } moves a mouse from { $origin ->
    [0] the pantry
   *[other] { $origin }
  } to { $space }, where a trap catches it.
towers-tell-home = { $seat } brings a mouse home from { $origin ->
    [0] the pantry
   *[other] { $origin }
  }.

## Towers: names of what is on the board, for those who listen to it.

towers-name-space = { $kind ->
    [trap] Space { $space }, a tin
   *[plain] Space { $space }
  }: { $count ->
    [0] free
    [one] a mouse of { $top }
   *[other] { $count } mice, on top one of { $top }
  }{ $caught ->
    [yes] , one of them caught
   *[no] {""}
  }
towers-name-pantry = Pantry of { $seat }: { $count ->
    [0] empty
    [one] one mouse
   *[other] { $count } mice
  }
towers-name-hole = Mouse hole: { $count ->
    [0] nobody is home
    [one] one mouse is home
   *[other] { $count } mice are home
  }
towers-name-die = { $face ->
    [none] The die
    [clover] The die shows a clover
   *[other] The die shows { $face }
  }
towers-name-clover = The clover is { $steps }
