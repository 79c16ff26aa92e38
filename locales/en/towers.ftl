## Towers: reasons why a move is not legal. The attribute says which rule it is.

towers-unreadable = “{ $move }” is not a move of this game; write p+3 for a mouse from the pantry, 7+2 for one from space 7.
    .rule = A move is a mouse and how far it walks.
towers-pantry = None of your mice is left in the pantry.
    .rule = Each mouse leaves the pantry once.
towers-beyond = There is no space { $space }: the track has { $spaces } spaces.
    .rule = A mouse walks from the pantry or from a space of the track.
towers-empty = No mouse stands on space { $space }.
    .rule = You move one of your own mice.
towers-blocked = Your mouse on space { $space } is blocked: mouse { $top } stands on top.
    .rule = Only the top mouse of a tower may be moved.
towers-caught = Your mouse on space { $space } sits in a trap for good.
    .rule = The first mouse that lands on a trap is caught and never moves again.
towers-foreign = The mouse that may leave space { $space } is { $top }, not yours.
    .rule = You move one of your own mice.
towers-foreign-caught = Mouse { $top } on space { $space } is not yours, and it sits in a trap for good.
    .rule = You move one of your own mice.
towers-exact = The die shows { $die }, not { $steps }.
    .rule = A mouse walks exactly the number that was rolled.
towers-clover = The clover is any number from 1 to { $most }, not { $steps }.
    .rule = The clover is a number of your choice, up to its reach.

## Towers: why something cannot be touched now, on a screen. The other one is shown by name.

towers-touch-roll = First roll the die.
    .rule = A turn begins with a roll: it says how far a mouse walks.
towers-touch-die = You have already rolled: now choose a mouse.
    .rule = There is one roll in a turn.
towers-touch-mouse = First touch the mouse that should walk.
    .rule = A move is a mouse and how far it walks.
towers-touch-home = The mice in the mouse hole are home.
    .rule = A mouse that is home walks no more.
towers-touch-other = This is a mouse of { $other }.
    .rule = You move one of your own mice.
towers-touch-blocked = A mouse of { $other } stands on yours.
    .rule = Only the top mouse of a tower may be moved.
towers-touch-back = That would be backwards.
    .rule = Mice walk only towards the mouse hole.
towers-touch-where = A mouse cannot go there.
    .rule = Mice walk along the spaces, to the mouse hole.
towers-touch-clover = Touch the number that the clover should be, from 1 to { $most }.
    .rule = The clover is a number of your choice, up to its reach.

## Towers: what is wrong with a position text.

towers-position-mice = seat { $seat } has { $count ->
    [one] { $count } mouse
   *[other] { $count } mice
  } instead of { $mice }
towers-position-tower = TRACK: “{ $entry }” is not a tower; write space:mice with a space from 1 to { $spaces }
towers-position-letter = TRACK: “{ $entry }” contains “{ $letter }”; mice are letters of { $seats }
towers-position-caught = TRACK: “{ $entry }”: “{ $letter }” has the wrong case; only the bottom mouse on a trap is caught, and only a caught mouse is a capital letter
towers-position-first = FIRST: “{ $first }” should name, each once, the seats with a mouse home: { $seats }
towers-position-over = SEAT and DIE are both “-” exactly when no mouse is on its way; here { $count } are
towers-position-stuck = SEAT: { $seat } has no free mouse, so it cannot be its turn

## Towers: the board in a terminal

towers-title = Towers
towers-about = Climb on each other’s backs on the way to the mouse hole. Mind the tins!
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
  } to { $space }, on top of { $own ->
    [yes] another mouse of the same colour
   *[no] a mouse of { $other }
  }.
towers-tell-caught = { $seat } moves a mouse from { $origin ->
    [0] the pantry
   *[other] { $origin }
  } to { $space }, where a trap catches it.
towers-tell-home = { $seat } brings a mouse home from { $origin ->
    [0] the pantry
   *[other] { $origin }
  }.

## Towers: the rules, for children of ten. The numbers come from the board: $mice a player, $spaces on the way, $traps
## tins, $clover_reach the most that a clover can be, $least to $most players.

towers-rules-goal-title = What it is about
towers-rules-goal = { $least } to { $most } can play. Each of you has { $mice } mice in the pantry. Bring them along the way into the mouse hole, past Kasimir’s empty tins. Whoever has the most mice home in the end wins.
towers-rules-turn-title = Your turn
towers-rules-turn = Roll the die, then move one of your mice forward by exactly that many spaces. You choose which one: a mouse from the pantry or one that is on its way. If you can move, you must.
towers-rules-clover-title = The clover
towers-rules-clover = A clover is a lucky roll: choose any number from 1 to { $clover_reach } yourself.
towers-rules-tower-title = Towers
towers-rules-tower = If your mouse lands where others stand, it climbs on top of them. A tower can grow as high as you like. Only the mouse on top may move. All those below must wait.
towers-rules-passed-title = When you are stuck
towers-rules-passed = If every one of your mice has somebody standing on it, you cannot move, so you miss your turn. Red has no free mouse here, and Blue plays again.
towers-rules-trap-title = The tins
towers-rules-trap = { $traps } empty tins stand on the way. Each counts as a space, and walking past one is safe. But the first mouse that stops on a tin falls in and stays there until the end.
towers-rules-full-title = A full tin
towers-rules-full = When a mouse sits in a tin, there is no more room inside. Whoever lands there now just stands on top and walks on later.
towers-rules-home-title = Home
towers-rules-home = You need no exact number for the mouse hole. Too many is fine as well.
towers-rules-end-title = The end
towers-rules-end = The game is over when every mouse is home or in a tin. The most mice home win. If it is a tie, the one of you who had the first mouse home wins. If nobody has a mouse home, you all win together.

## Towers: the first lesson. A child plays Red; the computer plays Blue.

towers-lesson-roll = You are Red. Touch the die to roll it!
towers-lesson-move = A three! Touch your mice in the pantry, then the space that glows.
towers-lesson-climbed = Blue has a three too. It will land right on your mouse!
towers-lesson-again = Now it is a tower. Your mouse below cannot move. Roll again!
towers-lesson-climb = Take your next mouse out of the pantry and climb to the very top.
towers-lesson-caught = Now Blue is stuck below you and takes a new mouse. Oh, a tin lies ahead …
towers-lesson-next = Plop! The first mouse on a tin stays there for good. Your roll!
towers-lesson-full = The tin is full now, so nothing can happen to you. Hop from the tower onto the tin.
towers-lesson-last = Much later: you both have mice home. One of yours is still on its way. Roll!
towers-lesson-home = Five is more than you need, and that is fine. Run into the mouse hole!
towers-lesson-end = You have the most mice home. That is how you win Towers!

## Towers: names of what is on the board, for screen readers.

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
