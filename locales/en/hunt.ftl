## Hunt: reasons why a move is not legal. The attribute says which rule it is.

hunt-unreadable = “{ $move }” is not a move of this game; write cat or mouse for who moves first, or a mouse's letter for the one the cat holds.
    .rule = A seat decides who moves first and which mouse the cat holds, nothing else.
hunt-chance = “{ $move }” is not yours to choose: only the dice and the slide bring numbers.
    .rule = Dice and slide decide by themselves.
hunt-absent = There is no mouse { $mouse } in this match; the mice are { $mice }.
    .rule = The cat holds one of the mice that play.
hunt-early = The cat has not moved yet, so it cannot sit down on mouse { $mouse }; now say who moves first, the mouse ({ $steps }) or the cat ({ $paws }).
    .rule = The cat may hold a mouse only after it has moved.
hunt-elsewhere = The cat is on space { $cat }, but mouse { $mouse } is on space { $space }.
    .rule = The cat holds one of the mice on the space where it ends its move.
hunt-fixed = Nobody decides who moves first here: the mouse always does. Say which mouse the cat holds.
    .rule = The mouse moves before the cat; only the variant for older mice leaves that open.
hunt-late = Who moves first is settled already: the cat is on space { $cat } now. Say which mouse it holds.
    .rule = The order is chosen right after the roll, before anybody moves.

## Hunt: why something cannot be touched now, on a screen. The other one is shown by name.

hunt-touch-roll = First roll the dice.
    .rule = The dice say how far your mouse goes, and how far the cat.
hunt-touch-slide = First touch the slide.
    .rule = Whoever is on top of the big cheese slides down, and the slide decides where to.
hunt-touch-order = Now just say who moves first: your mouse ({ $steps }) or the cat ({ $paws }). Touch that one.
    .rule = The order is chosen right after the roll, before anybody moves.
hunt-touch-elsewhere = The mouse of { $other } is not on space { $cat }, where the cat is.
    .rule = The cat holds one of the mice on the space where it ends its move.
hunt-touch-grab = Touch the mouse that the cat should hold, on space { $cat }.
    .rule = The cat holds one of the mice on the space where it ends its move.

## Hunt: what is wrong with a position text.

hunt-position-cheese = CHEESE and STORE: { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
  } together instead of { $cheeses }
hunt-position-step = STEP: “{ $found }” is not a step of this variant with these dice; there are { $steps }
hunt-position-turn = SEAT is “-” exactly when STEP is “over”; here they are “{ $seat }” and “{ $step }”
hunt-position-grab = STEP: nobody chooses a mouse to hold, since the cat on space { $cat } is not on several mice outside a mouse hole
hunt-position-held = HELD: “{ $found }” should be one of { $seats } here; a held mouse is under the cat, never in a mouse hole, never in the variant younger, and not before a grab is decided
hunt-position-passed = SEAT: the mouse of { $seat } is held, so it cannot be its turn
hunt-position-top = MICE: { $count ->
    [0] nobody's mouse is
    [one] the mouse of { $seats } is
   *[other] the mice of { $seats } are
  } on top of the cheese (“-”), which cannot be with SEAT { $seat } and STEP { $step }
hunt-position-ladder = MICE: the mouse of { $seat } cannot be on space { $space }; nobody slides onto a ladder
hunt-position-early = CHEESE: { $seat } has cheese before its first turn
hunt-position-cat = CAT: it is on space { $cat }, but so early it must be on space { $wanted }
hunt-position-store = STEP: the match is over exactly when the store is empty; here STORE is { $count } and STEP is { $step }
hunt-position-emptied = MICE: no mouse with cheese stands on a cheese space away from the cat, so nobody can have emptied the store
hunt-position-goal = STEP: the match is over exactly when one seat has { $goal } or more pieces; here { $count ->
    [one] { $count } seat has
   *[other] { $count } seats have
  }, and STEP is { $step }
hunt-position-won = MICE: { $seat } cannot have won just now with { $count } pieces on space { $space }; what it ate there must have brought it to { $goal }

## Hunt: what is wrong with an edition.

hunt-edition-cheese = { $where }: no space has cheese, so nobody could ever eat any
hunt-edition-start = { $where }: space { $space } is not a ladder, but the cat must begin on one

## Hunt: the board in a terminal

hunt-title = Hunt
hunt-about = Climb the big cheese, whirl down the slide, and keep away from Max the cat.
hunt-draw-score = { $pieces } { $count } of { $goal }{ $place ->
    [held] , held by the cat
    [top] , on top of the big cheese
   *[ring] { "" }
  }
hunt-draw-pieces = cheese { $count }{ $place ->
    [top] , on top of the big cheese
   *[ring] { " " }{ $pieces }
  }
hunt-draw-store = store { $count } { $pieces }
hunt-draw-cat = Max
hunt-draw-ladder = ladder ╫
hunt-draw-hole = mouse hole
hunt-draw-cheese = cheese { $pieces }
hunt-draw-setup = { $seat } slides to where its mouse begins.
hunt-draw-roll = { $seat } rolls the dice.
hunt-draw-order = Mouse { $steps }, cat { $paws }: { $seat } decides who moves first.
hunt-draw-slide = { $seat } climbed the ladder and slides down. { $paws ->
    [0] The cat stays.
   *[other] Then the cat moves { $paws }.
  }
hunt-draw-grab = { $steps ->
    [0] { $seat } decides which mouse the cat holds.
   *[other] { $seat } decides which mouse the cat holds; then its own moves { $steps }, if it is free.
  }
hunt-draw-toss = { $seat } slides down; then the cat moves one space.

## Hunt: what just happened. Seats are shown as names; steps are 0 where nobody rolled.

hunt-tell-start = { $seat } slides down.
    .precise = { $seat } slides to { $space }.
hunt-tell-roll = { $seat } rolls { $steps } for the mouse and { $paws } for the cat.
hunt-tell-turn = { $seat } { $steps ->
    [0] { "" }
   *[other] rolls { $steps } and { $paws }, then{ " " }
  }{ $mouse ->
    [eats] takes { $count ->
        [one] a piece
       *[other] { $count } pieces
      } of cheese.
    [scared] meets the cat and gives a piece back.
    [climbs] climbs the ladder.
   *[comes] moves on.
  }{ $cat ->
    [holds] { " " }The cat holds the mouse of { $other }.
    [scares] { " " }{ $mice ->
        [other] The cat frightens { $mice } mice, and each gives a piece back.
       *[one] The cat frightens { $other }, who gives a piece back.
      }
   *[none] { "" }
  }
    .precise = { $seat } { $steps ->
        [0] { "" }
       *[other] rolls { $steps } and { $paws },{ " " }
      }{ $mouse ->
        [eats] comes to { $space } and takes { $count ->
            [one] a piece
           *[other] { $count } pieces
          } of cheese.
        [scared] meets the cat on { $space } and gives a piece back.
        [climbs] climbs the ladder.
       *[comes] comes to { $space }.
      }{ $cat ->
        [holds] { " " }The cat holds the mouse of { $other }.
        [scares] { " " }{ $mice ->
            [other] The cat frightens { $mice } mice, and each gives a piece back.
           *[one] The cat frightens { $other }, who gives a piece back.
          }
       *[none] { "" }
      }
hunt-tell-cat = { $cat ->
    [holds] The cat holds the mouse of { $other }.
   *[moves] The cat moves on.
  }
    .precise = { $cat ->
        [holds] The cat holds the mouse of { $other }.
       *[moves] The cat comes to { $space }.
      }
hunt-tell-end = { $left ->
    [0] { $seat } takes the last of the cheese.
   *[other] { $seat } has enough cheese now.
  }
    .precise = { $left ->
        [0] { $seat } comes to { $space } and takes the last of the cheese.
       *[other] { $seat } comes to { $space } and has enough cheese.
      }

## Hunt: what can be chosen

hunt-variant-family = for the family
hunt-variant-older = for older mice
hunt-variant-younger = for little mice
hunt-edition-classic = as it always was
hunt-edition-three = fair for three
hunt-option-cat-start = Max the cat begins
hunt-option-cat-start-value = on space { $value }

## Hunt: the rules, for children of ten. The numbers come from the board: $goal pieces win, there are $cheeses, $least to
## $most players.

hunt-rules-goal-title = What it is about
hunt-rules-goal = { $least } to { $most } mice run round a huge cheese. Be the first to have { $goal } pieces of cheese on your plate, and you win at once. But Max the cat walks the same way.
hunt-rules-start-title = The start
hunt-rules-start = One after the other you slide down from the top of the cheese. Where your mouse lands, it begins. There is no cheese for that yet.
hunt-rules-turn-title = Your turn
hunt-rules-turn = Roll both dice. The one with pips is for your mouse: it walks that far, the way a clock goes, and you do at once what its space says. The paws are for Max: he moves after you, one space for each paw. Without a paw he stays.
hunt-rules-spaces-title = The spaces
hunt-rules-spaces = Where one or two cheeses are shown, you take that many. In the mouse hole nothing happens, and Max cannot do anything to you there.
hunt-rules-ladder-title = Ladders
hunt-rules-ladder = From a ladder your mouse climbs to the top and whirls down the slide. Nobody knows where it will come out! Then you do what that space says.
hunt-rules-cat-title = If you run into Max
hunt-rules-cat = If your mouse stops where Max is, you give one piece of cheese back, if you have one. You get nothing else there: no cheese, no ladder.
hunt-rules-held-title = If Max comes to you
hunt-rules-held = If Max stops where a mouse is, he holds it, and its player misses every turn until Max walks on.
hunt-rules-several-title = Several mice
hunt-rules-several = Max holds only one mouse at a time. If he stops where there are several, the player whose turn it is says which one.
hunt-rules-older-title = For older mice
hunt-rules-older = With these rules you look at the dice and then decide who moves first: your mouse or Max. Here Max goes away just in time. But if Max moves first and holds your own mouse, it cannot move.
hunt-rules-younger-title = For little mice
hunt-rules-younger = Here you need no dice. Every turn your mouse slides down and takes its cheese, then Max moves one space. Every mouse that meets Max gives one piece back, but nobody is held. When all { $cheeses } pieces are gone, whoever has the most wins. If it is a tie, you win together.
hunt-rules-three-title = Three players
hunt-rules-three = If three of you play by the rules for little mice, take the board that is fair for three. Its ladders stand elsewhere, so that Max is equally nice to everybody.

## Hunt: the first lesson. A child plays Red; the computer plays Blue.

hunt-lesson-slide = You are the red mouse, on top of the big cheese. Touch the slide and whirl down!
hunt-lesson-blue = You are down. Now the blue mouse slides.
hunt-lesson-roll = Touch the dice: one is for your mouse, the paws are for Max the cat.
hunt-lesson-max = Two pieces of cheese for you! But look, Max is coming closer. Now Blue rolls.
hunt-lesson-held = Max holds your mouse, so Blue has another turn. Then Max moves on.
hunt-lesson-ladder = You are free! Roll, there is a ladder right in front of you.
hunt-lesson-whirl = Your mouse has climbed the ladder. Touch the slide again!
hunt-lesson-hole = Two more pieces! Now Blue rolls, and Max walks into the mouse hole. In there he can catch nobody.
hunt-lesson-last = You only need one more piece of cheese. Roll!
hunt-lesson-end = { $goal } pieces of cheese. You have won the hunt!

## Hunt: names of things on the board, for screen readers

hunt-name-space = Space { $space }, { $kind ->
    [ladder] a ladder
    [hole] the mouse hole
    [two] two cheeses
   *[cheese] one cheese
  }: { $count ->
    [0] free
   *[other] { $who }
  }
hunt-name-store = { $count ->
    [0] No cheese is left on the big cheese
    [one] One piece of cheese is left on the big cheese
   *[other] { $count } pieces of cheese on the big cheese
  }
hunt-name-slide = { $count ->
    [0] The slide on top of the big cheese
   *[other] The slide on top of the big cheese: { $who }
  }
hunt-name-plate = { $count ->
    [0] The plate of { $seat } is empty
    [one] One piece of cheese on the plate of { $seat }
   *[other] { $count } pieces of cheese on the plate of { $seat }
  }
hunt-name-dice = { $steps ->
    [none] The dice
   *[other] The dice show { $steps } for the mouse and { $paws ->
        [0] no paw
        [one] one paw
       *[other] { $paws } paws
      } for the cat
  }
hunt-name-mouse = The mouse of { $seat }{ $space ->
    [top] , on top of the big cheese
    [held] , held by the cat on space { $number }
   *[other] , on space { $number }
  }
hunt-name-cat = Max the cat, on space { $space }
