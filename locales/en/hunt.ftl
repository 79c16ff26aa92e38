## Hunt: reasons why a move is not legal. The attribute says which rule it is.

# Where: terminal and programs: why a move is refused; the rule follows.
# $move (text): the move as it was written: p+3
# Length: a sentence
hunt-unreadable = “{ $move }” is not a move of this game; write cat or mouse for who moves first, or a mouse’s letter for the one the cat holds.
    .rule = A seat decides who moves first and which mouse the cat holds, nothing else.

# Where: terminal and programs: why a move is refused; the rule follows.
# $move (text): the move as it was written: p+3
# Length: a sentence
hunt-chance = “{ $move }” is not yours to choose: only the dice and the slide bring numbers.
    .rule = Dice and slide decide by themselves.

# Where: terminal and programs: why a move is refused; the rule follows.
# $mouse (text): the letter that was written: g
# $mice (text): the letters of the seats: r, b
# Length: a sentence
hunt-absent = There is no mouse { $mouse } in this match; the mice are { $mice }.
    .rule = The cat holds one of the mice that play.

# Where: terminal and programs: why a move is refused; the rule follows.
# $mouse (text): the letter of a seat: b
# $steps (number 1-6): how far the mouse moves: 4
# $paws (number 0-3): how far the cat moves: 2
# Length: a sentence
hunt-early = The cat has not moved yet, so he cannot hold mouse { $mouse }; now say who moves first, the mouse ({ $steps }) or the cat ({ $paws }).
    .rule = The cat may hold a mouse only after he has moved.

# Where: terminal and programs: why a move is refused; the rule follows.
# $cat (ordinal 1-9): the space where the cat is: 3
# $mouse (text): the letter of a seat: g
# $space (ordinal 1-9): the number of a space: 5
# Length: a sentence
hunt-elsewhere = The cat is on space { $cat }, but mouse { $mouse } is on space { $space }.
    .rule = The cat holds one of the mice on the space where he ends his move.

# Where: terminal and programs: why a move is refused; the rule follows.
# Length: a paragraph
hunt-fixed = Nobody decides who moves first here: the mouse always does. Say which mouse the cat holds.
    .rule = The mouse moves before the cat; only the variant for older mice leaves that open.

# Where: terminal and programs: why a move is refused; the rule follows.
# $cat (ordinal 1-9): the space where the cat is: 3
# Length: a paragraph
hunt-late = Who moves first is settled already: the cat is on space { $cat } now. Say which mouse he holds.
    .rule = The order is chosen right after the roll, before anybody moves.

## Hunt: why something cannot be touched now, on a screen. The other one is shown by name.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
hunt-touch-roll = First touch the dice!
    .rule = The dice say how far your mouse goes, and how far the cat.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# Length: a sentence
hunt-touch-slide = First touch the slide!
    .rule = Whoever is on top of the big cheese slides down, and the slide decides where to.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# $steps (number 1-6): how far the mouse moves: 4
# $paws (number 0-3): how far the cat moves: 2
# Length: a paragraph
hunt-touch-order = Who moves first: your mouse ({ $steps }) or the cat ({ $paws })? Touch one of them.
    .rule = The order is chosen right after the roll, before anybody moves.
    .short = Who goes first? Touch your mouse or the cat.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# $other (name): the player: Jonas
# $cat (ordinal 1-9): the space where the cat is: 3
# Length: a sentence
hunt-touch-elsewhere = { $other }’s mouse is not on space { $cat }, where the cat is.
    .rule = The cat holds one of the mice on the space where he ends his move.
    .short = { $other }’s mouse is not with the cat: touch one that glows.

# Where: table: below the board, after a touch that is not possible now; the rule follows if squares are to be named.
# $cat (ordinal 1-9): the space where the cat is: 3
# Length: a sentence
hunt-touch-grab = Touch the mouse that the cat should hold, on space { $cat }.
    .rule = The cat holds one of the mice on the space where he ends his move.
    .short = Touch a mouse that glows: the cat will hold it.

## Hunt: what to do now; the second text tells the others.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# Length: a sentence
hunt-prompt-roll = Touch the dice!
    .other = { $seat } rolls the dice.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# Length: a sentence
hunt-prompt-slide = Touch the slide!
    .other = { $seat } slides down.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# Length: a sentence
hunt-prompt-order = Who goes first? Touch your mouse or the cat.
    .other = { $seat } chooses who goes first, mouse or cat.

# Where: table: the status line; the second text tells the others; it can be read aloud.
# $seat (name): the player: Anna
# Length: a sentence
hunt-prompt-grab = Touch the mouse that the cat should hold.
    .other = { $seat } chooses which mouse the cat holds.

# Where: table: a hint: what to do, and why; it can be read aloud.
# $first (word): who should go first: mouse | cat
# $why (word): what comes of it: wins | holds | eats | climbs | hole | none
# $count (number 0-2): pieces of cheese that the mouse takes: 1 | 2
# $other (name): whose mouse the cat holds: Óscar
# Length: a sentence
hunt-advice-order = { $first ->
    [mouse] Let your mouse go first
   *[cat] Let the cat go first
  }{ $why ->
    [wins] : you win!
    [holds] : then the cat holds { $other }’s mouse.
    [eats] : your mouse takes { $count ->
        [one] a piece
       *[other] { $count } pieces
      } of cheese.
    [climbs] : your mouse climbs the ladder.
    [hole] : your mouse is safe in the mouse hole.
   *[none] .
  }

# Where: table: a hint: what to do, and why; it can be read aloud.
# $own (word): whether it is one’s own mouse: yes | no
# $other (name): whose mouse it is: Óscar
# $why (word): what comes of it: misses | none
# Length: a sentence
hunt-advice-grab = { $own ->
    [yes] Let the cat hold your own mouse
   *[no] Let the cat hold { $other }’s mouse
  }{ $why ->
    [misses] : that mouse misses a turn.
   *[none] .
  }

## Hunt: what is wrong with a position text.

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $count (number 0-40): pieces of cheese: 0 | 1 | 2 | 5
# $cheeses (number): pieces of cheese in the box: 17
# Length: a sentence
hunt-position-cheese = CHEESE and STORE: { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  } together instead of { $cheeses }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $found (text): what was written: x
# $steps (text): the steps that there are: roll, slide.0
# Length: a sentence
hunt-position-step = STEP: “{ $found }” is not a step of this variant with these dice; there are { $steps }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# $step (text): what was written: over
# Length: a sentence
hunt-position-turn = SEAT is “-” exactly when STEP is “over”; here they are “{ $seat }” and “{ $step }”

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $cat (ordinal 1-9): the space where the cat is: 3
# Length: a sentence
hunt-position-grab = STEP: nobody chooses a mouse to hold, since the cat on space { $cat } is not on several mice outside a mouse hole

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $found (text): what was written: x
# $seats (text): letters of seats: r, b
# Length: a sentence
hunt-position-held = HELD: “{ $found }” should be one of { $seats } here; a held mouse is under the cat, never in a mouse hole, never in the variant younger, and not before a grab is decided

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# Length: a sentence
hunt-position-passed = SEAT: the mouse of { $seat } is held, so it cannot be its turn

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $count (number 0-4): mice on top: 0 | 1 | 2
# $seats (text): letters of seats: r, b
# $seat (text): the letter of a seat: r
# $step (text): what was written: over
# Length: a sentence
hunt-position-top = MICE: { $count ->
    [0] nobody’s mouse is
    [one] the mouse of { $seats } is
   *[other] the mice of { $seats } are
  } on top of the cheese (“-”), which cannot be with SEAT { $seat } and STEP { $step }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# $space (ordinal 1-9): the number of a space: 5
# Length: a sentence
hunt-position-ladder = MICE: the mouse of { $seat } cannot be on space { $space }; nobody slides onto a ladder

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# Length: a sentence
hunt-position-early = CHEESE: { $seat } has cheese before its first turn

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $cat (ordinal 1-9): the space where the cat is: 3
# $wanted (number): the right space: 1
# Length: a sentence
hunt-position-cat = CAT: it is on space { $cat }, but so early it must be on space { $wanted }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $count (number 0-40): pieces that are left: 3
# $step (text): what was written: over
# Length: a sentence
hunt-position-store = STEP: the match is over exactly when the store is empty; here STORE is { $count } and STEP is { $step }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# Length: a sentence
hunt-position-emptied = MICE: no mouse with cheese stands on a cheese space away from the cat, so nobody can have emptied the store

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $goal (number): pieces that win: 5
# $count (number 0-4): seats with enough cheese: 0 | 1 | 2
# $step (text): what was written: over
# Length: a sentence
hunt-position-goal = STEP: the match is over exactly when one seat has { $goal } or more pieces; here { $count ->
    [one] { $count } seat has
   *[other] { $count } seats have
  } that many, and STEP is { $step }

# Where: commands, terminal and programs: what is wrong with the text of a position.
# $seat (text): the letter of a seat: r
# $count (number 0-17): pieces of the winner: 6
# $space (ordinal 1-9): the number of a space: 5
# $goal (number): pieces that win: 5
# Length: a sentence
hunt-position-won = MICE: { $seat } cannot have won just now with { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  } on space { $space }; what it ate there must have brought it to { $goal }

## Hunt: what is wrong with an edition.

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# Length: a sentence
hunt-edition-cheese = { $where }: no space has cheese, so nobody could ever eat any

# Where: commands: what is wrong with an edition file.
# $where (text): the file and the key: own.toml: cat_start
# $space (ordinal 1-9): the number of a space: 5
# Length: a sentence
hunt-edition-start = { $where }: space { $space } is not a ladder, but the cat must begin on one

## Hunt: the board in a terminal

# Where: wherever the game is named: first screen, headings, titles of pages, terminal.
# Length: 20 characters
hunt-title = Hunt

# Where: first screen: on the card of the game, below its title; terminal: in the list of games.
# Length: a sentence
hunt-about = Climb the big cheese, whoosh down the slide, and keep away from Max the cat.

# Where: terminal: beside the seat.
# $pieces (text): pictures of pieces of cheese: ◆◆◆
# $count (number 0-17): pieces of cheese: 3
# $goal (number): pieces that win: 5
# $place (word): where the mouse is: held | top | ring
# Length: a sentence
hunt-draw-score = { $pieces } { $count } of { $goal }{ $place ->
    [held] , held by the cat
    [top] , on top of the big cheese
   *[ring] { "" }
  }

# Where: terminal: beside the seat, in the variant for little mice.
# $count (number 0-17): pieces of cheese: 3
# $place (word): where the mouse is: top | ring
# $pieces (text): pictures of pieces of cheese: ◆◆◆
# Length: 50 characters
hunt-draw-pieces = cheese { $count }{ $place ->
    [top] , on top of the big cheese
   *[ring] { " " }{ $pieces }
  }

# Where: terminal: in the middle of the board.
# $count (number 0-17): pieces of cheese: 3
# $pieces (text): pictures of pieces of cheese: ◆◆◆
# Length: 20 characters
hunt-draw-store = store { $count } { $pieces }

# Where: terminal: on the board; table: in lists of who is on a space, for screen readers.
# Length: 5 characters
hunt-draw-cat = Max

# Where: terminal: on the board.
# Length: 15 characters
hunt-draw-ladder = ladder ╫

# Where: terminal: on the board.
# Length: 15 characters
hunt-draw-hole = mouse hole

# Where: terminal: on the board.
# $pieces (text): pictures of pieces of cheese: ◆◆◆
# Length: 15 characters
hunt-draw-cheese = cheese { $pieces }

# Where: terminal: below the board.
# $seat (text): the letter of the seat: r
# Length: a sentence
hunt-draw-setup = { $seat } slides down from the top of the cheese.

# Where: terminal: below the board.
# $seat (text): the letter of the seat: r
# Length: a sentence
hunt-draw-roll = { $seat } rolls the dice.

# Where: terminal: below the board.
# $steps (number 1-6): how far the mouse moves: 4
# $paws (number 0-3): how far the cat moves: 2
# $seat (text): the letter of the seat: r
# Length: a sentence
hunt-draw-order = Mouse { $steps }, cat { $paws }: { $seat } decides who moves first.

# Where: terminal: below the board.
# $seat (text): the letter of the seat: r
# $paws (number 0-3): how far the cat moves: 0 | 2
# Length: a paragraph
hunt-draw-slide = { $seat } has climbed the ladder and slides down. { $paws ->
    [0] The cat stays.
   *[other] Then the cat moves { $paws }.
  }

# Where: terminal: below the board.
# $steps (number 0-6): how far the own mouse moves afterwards; 0 if it has moved: 0 | 3
# $seat (text): the letter of the seat: r
# Length: a sentence
hunt-draw-grab = { $steps ->
    [0] { $seat } decides which mouse the cat holds.
   *[other] { $seat } decides which mouse the cat holds; then its own moves { $steps }, if it is free.
  }

# Where: terminal: below the board.
# $seat (text): the letter of the seat: r
# Length: a sentence
hunt-draw-toss = { $seat } slides down; then the cat moves one space.

## Hunt: what just happened. Seats are shown as names; steps are 0 where nobody rolled.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $space (ordinal 1-9): the number of a space: 5
# Length: a sentence
hunt-tell-start = { $seat } slides down.
    .precise = { $seat } slides to { $space }.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $steps (number 1-6): for the mouse: 4
# $paws (number 0-3): for the cat: 2
# Length: a sentence
hunt-tell-roll = { $seat } rolls { $steps } for the mouse and { $paws } for the cat.

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $seat (name): who was to play: Anna
# $steps (number 0-6): what was rolled for the mouse; 0 if nobody rolled: 0 | 4
# $paws (number 0-3): what was rolled for the cat: 2
# $mouse (word): what the mouse does: eats | scared | climbs | comes | slides
# $space (ordinal 1-9): the number of a space: 5
# $count (number 1-2): pieces of cheese that it takes: 1 | 2
# $cat (word): what the cat does afterwards: none | holds | scares
# $other (name): another player: Óscar
# $mice (number 1-4): mice that the cat frightens: 1 | 2
# Length: a paragraph
hunt-tell-turn = { $seat } { $steps ->
    [0] { "" }
   *[other] rolls { $steps } and { $paws ->
        [0] no paws
        [one] one paw
       *[other] { $paws } paws
      }, then{ " " }
  }{ $mouse ->
    [eats] takes { $count ->
        [one] a piece
       *[other] { $count } pieces
      } of cheese.
    [scared] meets the cat and gives a piece back.
    [climbs] climbs the ladder.
    [slides] slides down.
   *[comes] moves on.
  }{ $cat ->
    [holds] { " " }The cat holds { $other }’s mouse.
    [scares] { " " }{ $mice ->
        [other] The cat frightens { $mice } mice, and each gives a piece back.
       *[one] The cat frightens { $other }, who gives a piece back.
      }
   *[none] { "" }
  }
    .precise = { $seat } { $steps ->
        [0] { "" }
       *[other] rolls { $steps } and { $paws ->
            [0] no paws
            [one] one paw
           *[other] { $paws } paws
          }{ $mouse ->
            [eats] ,{ " " }
            [scared] ,{ " " }
           *[other] ,{ " " }and{ " " }
          }
      }{ $mouse ->
        [eats] comes to { $space } and takes { $count ->
            [one] a piece
           *[other] { $count } pieces
          } of cheese.
        [scared] meets the cat on { $space } and gives a piece back.
        [climbs] climbs the ladder.
       *[comes] comes to { $space }.
      }{ $cat ->
        [holds] { " " }The cat holds { $other }’s mouse.
        [scares] { " " }{ $mice ->
            [other] The cat frightens { $mice } mice, and each gives a piece back.
           *[one] The cat frightens { $other }, who gives a piece back.
          }
       *[none] { "" }
      }

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $cat (word): what the cat does: holds | moves
# $other (name): another player: Óscar
# $space (ordinal 1-9): the number of a space: 5
# Length: a sentence
hunt-tell-cat = { $cat ->
    [holds] The cat holds { $other }’s mouse.
   *[moves] The cat moves on.
  }
    .precise = { $cat ->
        [holds] The cat holds { $other }’s mouse.
       *[moves] The cat comes to { $space }.
      }

# Where: table, replay, first lesson, rules page: what has just happened; below the board, in the log, read aloud.
# $left (number 0-17): pieces of cheese that are left: 0 | 8
# $seat (name): who was to play: Anna
# $space (ordinal 1-9): the number of a space: 5
# Length: a sentence
hunt-tell-end = { $left ->
    [0] { $seat } takes the last of the cheese.
   *[other] { $seat } has enough cheese now.
  }
    .precise = { $left ->
        [0] { $seat } comes to { $space } and takes the last of the cheese.
       *[other] { $seat } comes to { $space } and has enough cheese now.
      }

# Where: end of a match, terminal: why this side has won; below “Anna wins!”.
# $count (number 0-99): the winner’s pieces of cheese: 5 | 9
# Length: a sentence
hunt-finish-goal = That is enough cheese. Pieces on the plate: { $count }.

# Where: end of a match, terminal: why this side has won; below “Anna wins!”.
# $count (number 0-99): the winner’s pieces of cheese: 5 | 9
# $sharing (number 1-4): how many have that many: 1 | 2
# Length: a sentence
hunt-finish-most = All the cheese is gone. { $sharing ->
    [1] Nobody has more of it. Pieces on the plate: { $count }.
   *[other] The winners have equally many. Pieces on each plate: { $count }.
  }

# Where: end of a match, terminal: a line for somebody who has won.
# $count (number 0-99): pieces of cheese on the plate: 5 | 9
# Length: a sentence
hunt-finish-won = Yum! Your plate is full. Pieces of cheese: { $count }.

# Where: end of a match, terminal: a kind line for somebody who has not won.
# $missing (number 1-99): pieces of cheese that were missing: 1 | 3
# $count (number 0-99): pieces of cheese on the plate: 0 | 4
# Length: a sentence
hunt-finish-lost = { $missing ->
    [1] So close: just one piece of cheese was missing!
   *[other] { $count ->
        [0] Your plate is empty, but your mouse was brave. The next cheese is for you!
       *[other] Well nibbled! Pieces of cheese on your plate: { $count }.
      }
  }

## Hunt: what can be chosen

# Where: new table: in the list of variants.
# Length: 20 characters
hunt-variant-family = for the family

# Where: new table: in the list of variants.
# Length: 25 characters
hunt-variant-older = for older mice

# Where: new table: in the list of variants.
# Length: 25 characters
hunt-variant-younger = for little mice

# Where: new table: in the list of editions.
# Length: 25 characters
hunt-edition-classic = as it always was

# Where: new table: in the list of editions.
# Length: 25 characters
hunt-edition-three = fair for three

# Where: new table: before the list of spaces, which completes the sentence.
# Length: 35 characters
hunt-option-cat-start = Max the cat begins

# Where: new table: in that list.
# $value (ordinal 1-9): the number of a space: 4
# Length: 20 characters
hunt-option-cat-start-value = on space { $value }

## Hunt: the rules, for children of ten. The numbers come from the board: $goal pieces win, there are $cheeses, $least to
## $most players.

# Where: rules page: the heading of the section “goal”.
# Length: 25 characters
hunt-rules-goal-title = What it is about

# Where: rules page: the text of the section “goal”, beside a board; it can be read aloud.
# $least (number 2-5): the fewest players: 2
# $most (number 2-5): the most players: 4
# $goal (number): pieces that win: 1 | 5
# Length: a paragraph
hunt-rules-goal = { $least } to { $most } mice run round a huge cheese. Be the first to have { $goal ->
    [one] one piece
   *[other] { $goal } pieces
  } of cheese on your plate, and you win at once. But Max the cat walks the same way.

# Where: rules page: the heading of the section “start”.
# Length: 15 characters
hunt-rules-start-title = The start

# Where: rules page: the text of the section “start”, beside a board; it can be read aloud.
# Length: a paragraph
hunt-rules-start = One after the other you slide down from the top of the cheese. Your mouse begins where it lands. Nobody takes any cheese yet.

# Where: rules page: the heading of the section “turn”.
# Length: 15 characters
hunt-rules-turn-title = Your turn

# Where: rules page: the text of the section “turn”, beside a board; it can be read aloud.
# Length: a paragraph
hunt-rules-turn = Roll both dice. The one with pips is for your mouse: it walks that far, clockwise, and then you do what its space says. The paws are for Max: he moves after you, one space for each paw. If there is no paw, he stays where he is.

# Where: rules page: the heading of the section “spaces”.
# Length: 15 characters
hunt-rules-spaces-title = The spaces

# Where: rules page: the text of the section “spaces”, beside a board; it can be read aloud.
# Length: a paragraph
hunt-rules-spaces = Where one or two cheeses are shown, you take that many. In the mouse hole nothing happens, and Max cannot do anything to you there.

# Where: rules page: the heading of the section “ladder”.
# Length: 15 characters
hunt-rules-ladder-title = Ladders

# Where: rules page: the text of the section “ladder”, beside a board; it can be read aloud.
# Length: a paragraph
hunt-rules-ladder = From a ladder your mouse climbs to the top and whooshes down the slide. Nobody knows where it will come out! Then you do what that space says.

# Where: rules page: the heading of the section “cat”.
# Length: 35 characters
hunt-rules-cat-title = If you run into Max

# Where: rules page: the text of the section “cat”, beside a board; it can be read aloud.
# Length: a paragraph
hunt-rules-cat = If your mouse stops where Max is, you give one piece of cheese back, if you have one. You get nothing else there: no cheese, no ladder.

# Where: rules page: the heading of the section “held”.
# Length: 30 characters
hunt-rules-held-title = If Max comes to you

# Where: rules page: the text of the section “held”, beside a board; it can be read aloud.
# Length: a sentence
hunt-rules-held = If Max stops where a mouse is, he holds it, and its player misses every turn until Max walks on.

# Where: rules page: the heading of the section “several”.
# Length: 20 characters
hunt-rules-several-title = Several mice

# Where: rules page: the text of the section “several”, beside a board; it can be read aloud.
# Length: a paragraph
hunt-rules-several = Max holds only one mouse at a time. If he stops where there are several, the player whose turn it is says which one.

# Where: rules page: the heading of the section “older”.
# Length: 25 characters
hunt-rules-older-title = For older mice

# Where: rules page: the text of the section “older”, beside a board; it can be read aloud.
# Length: a paragraph
hunt-rules-older = With these rules you look at the dice and then decide who moves first: your mouse or Max. Here Max goes away just in time. But if Max moves first and holds your own mouse, it cannot move.

# Where: rules page: the heading of the section “younger”.
# Length: 25 characters
hunt-rules-younger-title = For little mice

# Where: rules page: the text of the section “younger”, beside a board; it can be read aloud.
# $cheeses (number): pieces of cheese in the box: 17
# Length: a paragraph
hunt-rules-younger = Here you need no dice. Every turn your mouse slides down and takes its cheese, then Max moves one space. Every mouse that meets Max gives one piece back, if it has one, but nobody is held. When all { $cheeses } pieces are gone, whoever has the most wins. If it is a tie, you win together.

# Where: rules page: the heading of the section “three”.
# Length: 20 characters
hunt-rules-three-title = Three players

# Where: rules page: the text of the section “three”, beside a board; it can be read aloud.
# Length: a paragraph
hunt-rules-three = If three of you play by the rules for little mice, you get the board that is fair for three. Its ladders stand in other places, so that Max treats you all alike.

## Hunt: the first lesson. A child plays Red; the computer plays Blue.

# Where: first lesson: step 1 of 9, beside the board; it can be read aloud.
# Length: a paragraph
hunt-lesson-slide = You are the red mouse, on top of the big cheese. Touch the slide and whoosh down!

# Where: first lesson: step 2 of 9, beside the board; it can be read aloud.
# Length: a sentence
hunt-lesson-blue = You are down. Now the blue mouse slides.

# Where: first lesson: step 3 of 9, beside the board; it can be read aloud.
# Length: a sentence
hunt-lesson-roll = Touch the dice: one is for your mouse, the paws are for Max the cat.

# Where: first lesson: step 4 of 9, beside the board; it can be read aloud.
# Length: a paragraph
hunt-lesson-max = Two pieces of cheese for you! But look, Max is coming closer. Now Blue rolls.

# Where: first lesson: step 5 of 9, beside the board; it can be read aloud.
# Length: a paragraph
hunt-lesson-held = Max is holding your mouse, so Blue has another turn. Then Max moves on.

# Where: first lesson: step 6 of 9, beside the board; it can be read aloud.
# Length: a sentence
hunt-lesson-ladder = You are free! Roll: there is a ladder right in front of you.

# Where: first lesson: step 7 of 9, beside the board; it can be read aloud.
# Length: a sentence
hunt-lesson-whirl = Your mouse has climbed the ladder. Touch the slide again!

# Where: first lesson: step 8 of 9, beside the board; it can be read aloud.
# Length: a paragraph
hunt-lesson-hole = Two more pieces! Now Blue rolls, and Max walks into the mouse hole. In there he can catch nobody.

# Where: first lesson: step 9 of 9, beside the board; it can be read aloud.
# Length: a sentence
hunt-lesson-last = You only need one more piece of cheese. Roll!

# Where: first lesson: its last sentence, after the winning move.
# $goal (number): pieces that win: 5
# Length: a sentence
hunt-lesson-end = { $goal } pieces of cheese. You have won the hunt!

## Hunt: names of things on the board, for screen readers

# Where: table: the label of a thing on the board, for screen readers.
# $space (ordinal 1-9): the number of a space: 5
# $kind (word): what the space shows: ladder | hole | two | cheese
# $count (number 0-1): whether anybody is there: 0 | 1
# $who (names): cat and players there, as a list: Anna
# Length: 45 characters
hunt-name-space = Space { $space }, { $kind ->
    [ladder] a ladder
    [hole] the mouse hole
    [two] two cheeses
   *[cheese] one cheese
  }: { $count ->
    [0] free
   *[other] { $who }
  }

# Where: table: the label of a thing on the board, for screen readers.
# $count (number 0-17): pieces of cheese that are left: 0 | 1 | 2 | 5
# Length: a sentence
hunt-name-store = { $count ->
    [0] No cheese is left on the big cheese
    [one] One piece of cheese is left on the big cheese
   *[other] { $count } pieces of cheese are left on the big cheese
  }

# Where: table: the label of a thing on the board, for screen readers.
# $count (number 0-4): mice on top: 0 | 1
# $who (names): cat and players there, as a list: Anna
# Length: 60 characters
hunt-name-slide = { $count ->
    [0] The slide on top of the big cheese
   *[other] The slide on top of the big cheese: { $who }
  }

# Where: table: the label of a thing on the board, for screen readers.
# $count (number 0-17): pieces of cheese of the player: 0 | 1 | 2 | 5
# $seat (name): the player: Anna
# Length: 60 characters
hunt-name-plate = { $count ->
    [0] { $seat }’s plate is empty
    [one] One piece of cheese on { $seat }’s plate
   *[other] { $count } pieces of cheese on { $seat }’s plate
  }

# Where: table: the label of a thing on the board, for screen readers.
# $steps (word): the die of the mouse, none, or a number: none | 4
# $paws (number 0-3): the die of the cat: 0 | 1 | 2
# Length: a sentence
hunt-name-dice = { $steps ->
    [none] The dice
   *[other] The dice show { $steps } for the mouse and { $paws ->
        [0] no paws
        [one] one paw
       *[other] { $paws } paws
      } for the cat
  }

# Where: table: the label of a thing on the board, for screen readers.
# $seat (name): the player: Anna
# $space (word): where it is, top, held, or a number: top | held | 5
# $number (ordinal 1-9): the number of the space: 5
# Length: a sentence
hunt-name-mouse = { $seat }’s mouse{ $space ->
    [top] , on top of the big cheese
    [held] , held by the cat on space { $number }
   *[other] , on space { $number }
  }

# Where: table: the label of a thing on the board, for screen readers.
# $space (ordinal 1-9): the number of a space: 5
# Length: 35 characters
hunt-name-cat = Max the cat, on space { $space }
