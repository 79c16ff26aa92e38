## Towers: reasons why a move is not legal. The attribute says which rule it is.

# Where: terminal and programs: why a move is refused; the rule follows.
# $move (text): what was written: p3
# Length: a sentence
towers-unreadable = “{ $move }” is not a move of this game; write p+3 for a mouse from the pantry, 7+2 for one from space 7.
    .rule = A move is a mouse and how far it walks.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# Length: a sentence
towers-pantry = None of your mice is left in the pantry.
    .rule = Each mouse leaves the pantry once.
    .short = Your pantry is empty: touch a mouse that glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $space (ordinal): what was written: 31
# $spaces (number): spaces of the board: 30
# Length: a sentence
towers-beyond = There is no space { $space }: the track has { $spaces } spaces.
    .rule = A mouse walks from the pantry or from a space of the track.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $space (ordinal 1-30): the number of a space: 7
# Length: a sentence
towers-empty = No mouse stands on space { $space }.
    .rule = You move one of your own mice.
    .short = Nobody is there: touch a mouse that glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $space (ordinal 1-30): the number of a space: 7
# $top (text): the letter of the seat whose mouse is on top: b
# Length: a sentence
towers-blocked = Your mouse on space { $space } is blocked: mouse { $top } stands on top.
    .rule = Only the top mouse of a tower may be moved.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $space (ordinal 1-30): the number of a space: 7
# Length: a sentence
towers-caught = Your mouse on space { $space } sits in a tin for good.
    .rule = The first mouse that lands on a tin is caught and never moves again.
    .short = That mouse sits in a tin: touch one that glows.

# Where: terminal and programs: why a move is refused; the rule follows.
# $space (ordinal 1-30): the number of a space: 7
# $top (text): the letter of the seat whose mouse is on top: b
# Length: a sentence
towers-foreign = The mouse that may leave space { $space } is { $top }, not yours.
    .rule = You move one of your own mice.

# Where: terminal and programs: why a move is refused; the rule follows.
# $top (text): the letter of the seat whose mouse it is: b
# $space (ordinal 1-30): the number of a space: 4
# Length: a sentence
towers-foreign-caught = Mouse { $top } on space { $space } is not yours, and it sits in a tin for good.
    .rule = You move one of your own mice.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $die (number 1-5): what was rolled: 3
# $steps (number 1-9): how far a mouse walks: 4
# Length: a sentence
towers-exact = The die shows { $die }, not { $steps }.
    .rule = A mouse walks exactly as many spaces as were rolled.
    .short = The die shows { $die }: touch what glows.

# Where: terminal and programs: why a move is refused, and the rule follows; table: below the board, after a touch, the short text.
# $most (number 1-9): the reach of the clover: 5
# $steps (number 1-9): how far a mouse walks: 4
# Length: a sentence
towers-clover = The clover is any number from 1 to { $most }, not { $steps }.
    .rule = A clover is any number you choose, up to the highest one allowed.
    .short = The clover is { $most } at most: touch what glows.

## Towers: why something cannot be touched now, on a screen. The other one is shown by name.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
towers-touch-roll = First touch the die!
    .rule = A turn begins with a roll: it says how far a mouse walks.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
towers-touch-die = You have rolled: now touch a mouse that glows.
    .rule = You roll once in a turn.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
towers-touch-mouse = First touch a mouse that glows.
    .rule = A move is a mouse and how far it walks.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
towers-touch-home = Those mice are home already: touch one that glows.
    .rule = A mouse that is home walks no more.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# $other (name): the player: Jonas
# Length: a sentence
towers-touch-other = That mouse is { $other }’s: touch one that glows.
    .rule = You move one of your own mice.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# $other (name): the player: Jonas
# Length: a sentence
towers-touch-blocked = One of { $other }’s mice sits on yours: touch what glows.
    .rule = Only the top mouse of a tower may be moved.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
towers-touch-back = Mice only run forwards: touch what glows.
    .rule = Mice walk only towards the mouse hole.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
towers-touch-where = No mouse can go there: touch what glows.
    .rule = Mice walk along the spaces, to the mouse hole.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# $most (number 1-9): the reach of the clover: 5
# Length: a sentence
towers-touch-clover = Touch a number that glows, from 1 to { $most }.
    .rule = A clover is any number you choose, up to the highest one allowed.

## Towers: what to do now; the second text tells the others.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# Length: a sentence
towers-prompt-roll = Touch the die!
    .other = { $seat } rolls the die.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# $mice (word): which mice may move: pantry | one | several
# $steps (number 1-9): what was rolled: 1 | 3
# Length: a sentence
towers-prompt-move = { $mice ->
    [pantry] Bring a mouse out of the pantry
    [one] Touch your mouse
   *[several] Choose a mouse
  }{ $steps ->
    [one] : it walks one step.
   *[other] : it walks { $steps } steps.
  }
    .other = { $seat } chooses a mouse.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# $mice (word): which mice may move: pantry | one | several
# $most (number 1-9): the reach of the clover: 5
# Length: a sentence
towers-prompt-clover = { $mice ->
    [pantry] A clover, 1 to { $most }! Bring a mouse out of the pantry.
    [one] A clover, 1 to { $most }! Touch where your mouse goes.
   *[several] A clover, 1 to { $most }! Choose a mouse.
  }
    .other = { $seat } chooses a mouse for the clover.

# Where: table: the status line, when a clover leads a mouse home; it can be read aloud.
# Length: a sentence
towers-prompt-number = Now touch a number for the clover.

# Where: table: a hint: what to do, and why; it can be read aloud.
# $origin (ordinal 0-30): the space where the mouse is; 0 is the pantry: 0 | 4
# $steps (number 0-9): how far it should walk; 0 where the die says it: 0 | 1 | 3
# $why (word): what comes of it: home | covers | frees | full | past | caught | none
# $other (name): whose mouse is covered: Óscar
# Length: a sentence
towers-advice = { $origin ->
    [0] Bring a mouse{ $steps ->
        [0] { "" }
        [one] { " " }one step
       *[other] { " " }{ $steps } steps
      } out of the pantry
   *[other] Move your mouse on space { $origin }{ $steps ->
        [0] { "" }
        [one] { " " }by one step
       *[other] { " " }by { $steps } steps
      }
  }{ $why ->
    [home] : it comes home.
    [covers] : it climbs onto { $other }’s mouse.
    [frees] : your mouse below is free again.
    [full] : the tin there is already full.
    [past] : it gets past a tin.
    [caught] , even though it falls into the tin.
   *[none] .
  }

## Towers: what is wrong with a position text.

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# $count (number 0-16): mice that there are: 0 | 1 | 2 | 5
# $mice (number): mice that there should be: 4
# Length: 45 characters
towers-position-mice = seat { $seat } has { $count ->
    [one] { $count } mouse
   *[other] { $count } mice
  } instead of { $mice }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $entry (text): what was written: 4:rx
# $spaces (number): spaces of the board: 30
# Length: a sentence
towers-position-tower = TRACK: “{ $entry }” is not a tower; write space:mice with a space from 1 to { $spaces }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $entry (text): what was written: 4:rx
# $letter (text): a letter: x
# $seats (text): letters of seats: r, b
# Length: a sentence
towers-position-letter = TRACK: “{ $entry }” contains “{ $letter }”; mice are letters of { $seats }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $entry (text): what was written: 4:rx
# $letter (text): a letter: x
# Length: a sentence
towers-position-caught = TRACK: “{ $entry }”: “{ $letter }” has the wrong case; only the bottom mouse on a tin is caught, and only a caught mouse is a capital letter

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $first (text): what was written: rb
# $seats (text): letters of seats: r, b
# Length: a sentence
towers-position-first = FIRST: “{ $first }” should name, each once, the seats with a mouse home: { $seats }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $count (number 0-16): mice on their way: 3
# Length: a sentence
towers-position-over = SEAT and DIE are both “-” exactly when no mouse is on its way; here { $count } are

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# Length: a sentence
towers-position-stuck = SEAT: { $seat } has no free mouse, so it cannot be its turn

## Towers: the board in a terminal

# Where: wherever the game is named: first screen, headings, titles of pages, terminal.
# Length: 20 characters
towers-title = Towers

# Where: first screen: on the card of the game, below its title; terminal: in the list of games.
# Length: a paragraph
towers-about = Climb on each other’s backs on the way to the mouse hole. Mind the tins!

# Where: terminal: beside the seat.
# $pantry (number 0-4): mice in the pantry: 2
# $home (number 0-4): mice that are home: 1
# Length: 30 characters
towers-draw-seat = pantry { $pantry }  home { $home }

# Where: terminal: beside the seat.
# $pantry (number 0-4): mice in the pantry: 2
# $home (number 0-4): mice that are home: 1
# Length: a sentence
towers-draw-first = pantry { $pantry }  home { $home }, the first one home

# Where: terminal: below the board.
# $die (number 1-5): what was rolled: 3
# Length: a sentence
towers-draw-die = The die shows { $die }.

# Where: terminal: below the board.
# $most (number 1-9): the reach of the clover: 5
# Length: a sentence
towers-draw-clover = The die shows a clover: any number from 1 to { $most }.

## Towers: what just happened. Seats are shown as names; origin 0 is the pantry.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $face (word): what was rolled, clover, or a number: clover | 3
# Length: a sentence
towers-tell-roll = { $seat } rolls { $face ->
    [clover] a clover
   *[other] { $face }
  }.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $origin (ordinal 0-30): the space the mouse left; 0 is the pantry: 0 | 5
# $space (ordinal 1-30): the number of a space: 7
# Length: a sentence
towers-tell-move = { $seat } { $origin ->
    [0] brings a mouse out of the pantry
   *[other] moves a mouse forward
  }.
    .precise = { $seat } moves a mouse from { $origin ->
        [0] the pantry
       *[other] { $origin }
      } to { $space }.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $origin (ordinal 0-30): the space the mouse left; 0 is the pantry: 0 | 5
# $space (ordinal 1-30): the number of a space: 7
# $own (word): whether the mouse below is one’s own: yes | no
# $other (name): another player: Óscar
# Length: a sentence
towers-tell-climb = { $seat } puts a mouse on top of { $own ->
    [yes] another mouse of the same colour
   *[no] one of { $other }’s mice
  }.
    .precise = { $seat } moves a mouse from { $origin ->
        [0] the pantry
       *[other] { $origin }
      } to { $space }, on top of { $own ->
        [yes] another mouse of the same colour
       *[no] one of { $other }’s mice
      }.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $origin (ordinal 0-30): the space the mouse left; 0 is the pantry: 0 | 5
# $space (ordinal 1-30): the number of a space: 7
# Length: a sentence
towers-tell-caught = { $seat } moves a mouse. Plop! It falls into the tin.
    .precise = { $seat } moves a mouse from { $origin ->
        [0] the pantry
       *[other] { $origin }
      } to { $space }. Plop! It falls into the tin.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $origin (ordinal 0-30): the space the mouse left; 0 is the pantry: 0 | 5
# Length: a sentence
towers-tell-home = { $seat } brings a mouse home.
    .precise = { $seat } brings a mouse home from { $origin ->
        [0] the pantry
       *[other] { $origin }
      }.

# Where: end of a match, terminal: why this side has won; below “Anna and Ben win together!”.
# Length: a sentence
towers-finish-none = No mouse has come home, so everybody wins.

# Where: end of a match, terminal: why this side has won; below “Anna wins!”.
# $count (number 0-6): the winner’s mice at home: 2 | 3
# Length: a sentence
towers-finish-most = Mice at home: { $count }. Nobody has more.

# Where: end of a match, terminal: why this side has won; below “Anna wins!”.
# $count (number 0-6): the winner’s mice at home: 2 | 3
# Length: a sentence
towers-finish-tie = It is a tie at { $count }. The first mouse at home decides.

# Where: end of a match, terminal: a line for somebody who has won.
# $count (number 0-6): mice at home: 0 | 3
# $left (number 0-6): mice that are not: 0 | 1
# Length: a sentence
towers-finish-won = { $count ->
    [0] No mouse at home, and still you have won!
   *[other] { $left ->
        [0] All your mice are home. Hooray!
       *[other] Hooray! Your mice at home: { $count }.
      }
  }

# Where: end of a match, terminal: a kind line for somebody who has not won.
# $missing (number 0-6): how many more the winner has at home: 0 | 1 | 2
# $count (number 0-6): mice at home: 0 | 2
# Length: a sentence
towers-finish-lost = { $missing ->
    [0] So close: just as many mice at home, only a little later!
    [1] So close: just one mouse fewer at home!
   *[other] { $count ->
        [0] Your mice are having a cosy nap in their tins. Next time they will run home!
       *[other] Your mice at home: { $count }. Your best game is still to come!
      }
  }

## Towers: the rules, for children of ten. The numbers come from the board: $mice a player, $spaces on the way, $traps
## tins, $clover_reach the most that a clover can be, $least to $most players.

# Where: rules page: the heading of the section “goal”.
# Length: 25 characters
towers-rules-goal-title = What it is about

# Where: rules page: the text of the section “goal”, beside a board; it can be read aloud.
# $least (number 2-5): the fewest players: 2
# $most (number 2-5): the most players: 4
# $mice (number): mice of each player: 1 | 4
# Length: a paragraph
towers-rules-goal = { $least } to { $most } can play. Each of you has { $mice ->
    [one] one mouse in the pantry. Take it along
   *[other] { $mice } mice in the pantry. Take them along
  } the track into the mouse hole, past Kasimir’s empty tins. Whoever has the most mice home at the end wins.

# Where: rules page: the heading of the section “turn”.
# Length: 15 characters
towers-rules-turn-title = Your turn

# Where: rules page: the text of the section “turn”, beside a board; it can be read aloud.
# Length: a paragraph
towers-rules-turn = Roll the die, then move one of your mice forward by exactly that many spaces. You choose which one: a mouse from the pantry or one that is on its way. If you can move, you must.

# Where: rules page: the heading of the section “clover”.
# Length: 15 characters
towers-rules-clover-title = The clover

# Where: rules page: the text of the section “clover”, beside a board; it can be read aloud.
# $clover_reach (number): the reach of the clover: 5
# Length: a sentence
towers-rules-clover = A clover is a lucky roll: choose any number from 1 to { $clover_reach } yourself.

# Where: rules page: the heading of the section “tower”.
# Length: 10 characters
towers-rules-tower-title = Towers

# Where: rules page: the text of the section “tower”, beside a board; it can be read aloud.
# Length: a paragraph
towers-rules-tower = If your mouse lands where others stand, it climbs on top of them. A tower can grow as high as you like. Only the mouse on top may move. All those below must wait.

# Where: rules page: the heading of the section “passed”.
# Length: 30 characters
towers-rules-passed-title = When you are stuck

# Where: rules page: the text of the section “passed”, beside a board; it can be read aloud.
# Length: a paragraph
towers-rules-passed = If none of your mice can move because others are standing on them, you miss your turn. Here Red has no free mouse, so Blue plays again.

# Where: rules page: the heading of the section “trap”.
# Length: 15 characters
towers-rules-trap-title = The tins

# Where: rules page: the text of the section “trap”, beside a board; it can be read aloud.
# $traps (number): tins on the board: 1 | 8
# Length: a paragraph
towers-rules-trap = { $traps ->
    [one] One empty tin stands
   *[other] { $traps } empty tins stand
  } on the track. A tin counts as a space, and walking past one is safe. But the first mouse that stops on a tin falls in and stays there until the end.

# Where: rules page: the heading of the section “full”.
# Length: 20 characters
towers-rules-full-title = A full tin

# Where: rules page: the text of the section “full”, beside a board; it can be read aloud.
# Length: a paragraph
towers-rules-full = Once a mouse is in a tin, there is no more room inside. Whoever lands there now just stands on top and walks on later.

# Where: rules page: the heading of the section “home”.
# Length: 15 characters
towers-rules-home-title = Home

# Where: rules page: the text of the section “home”, beside a board; it can be read aloud.
# Length: a paragraph
towers-rules-home = You do not need the exact number for the mouse hole. A higher one is fine too.

# Where: rules page: the heading of the section “end”.
# Length: 10 characters
towers-rules-end-title = The end

# Where: rules page: the text of the section “end”, beside a board; it can be read aloud.
# Length: a paragraph
towers-rules-end = The game is over when every mouse is home or in a tin. Whoever has the most mice home wins. If there is a tie, the tied player who was first to get a mouse home wins. If nobody has a mouse home, you all win together.

## Towers: the first lesson. A child plays Red; the computer plays Blue.

# Where: first lesson: step 1 of 10, beside the board; it can be read aloud.
# Length: a sentence
towers-lesson-roll = You are Red. Touch the die to roll it!

# Where: first lesson: step 2 of 10, beside the board; it can be read aloud.
# Length: a paragraph
towers-lesson-move = A three! Touch your mice in the pantry, then the space that glows.

# Where: first lesson: step 3 of 10, beside the board; it can be read aloud.
# Length: a sentence
towers-lesson-climbed = Blue has a three too. It will land right on your mouse!

# Where: first lesson: step 4 of 10, beside the board; it can be read aloud.
# Length: a sentence
towers-lesson-again = Now it is a tower. Your mouse below cannot move. Roll again!

# Where: first lesson: step 5 of 10, beside the board; it can be read aloud.
# Length: a sentence
towers-lesson-climb = Take your next mouse out of the pantry and climb to the very top.

# Where: first lesson: step 6 of 10, beside the board; it can be read aloud.
# Length: a paragraph
towers-lesson-caught = Now Blue is stuck below you and takes a new mouse. Oh, a tin lies ahead …

# Where: first lesson: step 7 of 10, beside the board; it can be read aloud.
# Length: a paragraph
towers-lesson-next = Plop! The first mouse on a tin stays there for good. Your roll!

# Where: first lesson: step 8 of 10, beside the board; it can be read aloud.
# Length: a paragraph
towers-lesson-full = The tin is full now, so nothing can happen to you. Hop from the tower onto the tin.

# Where: first lesson: step 9 of 10, beside the board; it can be read aloud.
# Length: a paragraph
towers-lesson-last = Much later: you both have mice home. One of yours is still on its way. Roll!

# Where: first lesson: step 10 of 10, beside the board; it can be read aloud.
# Length: a paragraph
towers-lesson-home = Five is more than you need, and that is fine. Run into the mouse hole!

# Where: first lesson: its last sentence, after the winning move.
# Length: a sentence
towers-lesson-end = You have the most mice home. That is how you win Towers!

## Towers: names of what is on the board, for screen readers.

# Where: table: the label of a thing on the board, for screen readers.
# $kind (word): what the space is: trap | plain
# $space (ordinal 1-30): the number of a space: 7
# $count (number 0-16): mice on it: 0 | 1 | 2 | 5
# $top (name): whose mouse is on top: Óscar
# $caught (word): whether one sits in the tin: yes | no
# Length: a sentence
towers-name-space = { $kind ->
    [trap] Space { $space }, a tin
   *[plain] Space { $space }
  }: { $count ->
    [0] free
    [one] { $caught ->
        [yes] one of { $top }’s mice, caught in the tin
       *[no] one of { $top }’s mice
      }
   *[other] { $caught ->
        [yes] { $count } mice, the one on top { $top }’s, the lowest caught in the tin
       *[no] { $count } mice, the one on top { $top }’s
      }
  }

# Where: table: the label of a thing on the board, for screen readers.
# $seat (name): the player: Anna
# $count (number 0-4): mice in the pantry: 0 | 1 | 2
# Length: 40 characters
towers-name-pantry = { $seat }’s pantry: { $count ->
    [0] empty
    [one] one mouse
   *[other] { $count } mice
  }

# Where: table: the label of a thing on the board, for screen readers.
# $count (number 0-16): mice that are home: 0 | 1 | 2 | 5
# Length: 45 characters
towers-name-hole = Mouse hole: { $count ->
    [0] nobody is home
    [one] one mouse is home
   *[other] { $count } mice are home
  }

# Where: table: the label of a thing on the board, for screen readers.
# $face (word): what the die shows, none, clover, or a number: none | clover | 3
# Length: a sentence
towers-name-die = { $face ->
    [none] The die
    [clover] The die shows a clover
   *[other] The die shows { $face }
  }

# Where: table: the label of a thing on the board, for screen readers.
# $steps (number 1-9): how far a mouse walks: 4
# Length: 25 characters
towers-name-clover = The clover is { $steps }

## Towers: who starts.

# Where: new table: in the list of who starts.
# Length: 35 characters
towers-first-cheese = Whoever likes cheese most

# Where: table: the question above the seats, on the device that answers it.
# Length: a sentence
towers-who-cheese = Who likes cheese most?

# Where: table: the status line above the board, on all other devices.
# $name (name): who is asked: Anna
# Length: a sentence
towers-asked-cheese = We are asking { $name } who likes cheese most.
