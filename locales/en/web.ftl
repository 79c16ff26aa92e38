# What the browser says, apart from the games themselves. Children of ten read this.

web-title = Kasimir
web-subtitle = Five games of cat and mouse
web-back = Back to the games
web-loading = Just a moment …
web-offline = The server is not responding. Are you offline?
web-lost = The connection is lost. We keep trying …
web-late = Right now you may see the others’ moves a little late. None is lost.
web-done = Done
web-yes = Yes
web-no = No

## The first screen

web-age = from { $age } years
web-seats = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
      }
   *[other] { $least } to { $most } players
  }
web-minutes = { $minutes } minutes
web-open-tables = Tables where you can join
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
web-own-tables = Where you were playing
web-own-over = over

## A new table

web-against-computer = Against the computer
web-one-screen = All at this screen
web-one-screen-about = You pass it on.
web-invite = Invite friends
web-invite-about = You send them a link.
web-options = How you play
web-your-name = Your name
web-player = Player { $number }
web-names = Who sits at this screen
web-computer-level = The computer is
web-level-kitten = Kitten
web-level-easy = Easy bot
web-level-normal = Clever bot
web-level-hard = Hard bot
web-level-master = Master bot
web-level-perfect = Perfect bot
web-how-many = How many play
web-variant = Which rules
web-edition = Which board
web-hidden = Covered discs are secret
web-auto = The dice roll by themselves
web-allow-undo = A move may be taken back
web-allow-hints = You may ask for a hint
web-hand-over-always = Pass the screen on with a pause at every turn
web-clock = Time for a move
web-clock-none = As long as you like
web-clock-seconds = { $seconds } seconds
web-clock-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
web-clock-days = { $days ->
    [one] one day
   *[other] { $days } days
  }
web-when-away = If somebody is away, the computer helps
web-away-minutes = { $minutes ->
    [one] after one minute
   *[other] after { $minutes } minutes
  }
web-away-never = never, we wait
web-away-days = never: you have days
web-first = Who starts
web-first-drawn = Drawn by lot
web-first-chosen = You, then one by one
web-first-youngest = The youngest
web-listed = Anybody may find this table
web-forecast = Who wins how often?
web-forecast-team = { $count } mice together
web-percent = { $percent } %
web-forecast-turns = A game mostly takes { $shortest } to { $longest } turns.
web-forecast-about = We let clever bots play this many times. People are different, of course!

## Rules and lessons

web-rules = Rules
web-rules-of = { $game }: the rules
web-learn = First lesson
web-lesson-of = { $game }: first lesson
web-show-me = Show me
web-read-aloud = Read aloud: { $title }
web-lesson-step = { $step } of { $steps }
web-go-on = Go on
web-look-here = Not that one. Touch what glows!
web-well-done = Well done!
web-play-now = Play now
web-once-more = Once more

## At the table

web-seat-r = Red
web-seat-b = Blue
web-seat-g = Green
web-seat-y = Yellow
web-seat-m = Mouse
web-seat-c = Cat
web-seat-m1 = Mouse 1
web-seat-m2 = Mouse 2
web-seat-m3 = Mouse 3
web-seat-m4 = Mouse 4
web-turn = It is this player’s turn.
web-score = { $count } of { $goal }
web-points-so-far = { $points ->
    [one] { $shown } point so far
   *[other] { $shown } points so far
  }
web-free-seat = free
web-away = away
web-taken-over = The computer helps out
web-watchers = { $count ->
    [one] one is watching
   *[other] { $count } are watching
  }
web-waiting-for-players = We are waiting for more players.
web-youngest = Who is the youngest?
web-youngest-asked = We are asking { $name } who is the youngest.
web-your-turn = { $name }: your turn!
web-your-roll = { $name }: roll!
web-turn-of = { $name } is thinking …
web-seat-waits = This seat is free. We are waiting.
web-shaking = The dice are being shaken …
web-not-now = Not now: { $name } is playing.
web-time-left = Time left: { $time }
web-time-days = { $days } d { $hours } h
web-time-days-said = Time left: { $days ->
    [one] one day
   *[other] { $days } days
  } and { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }
web-again = Show again
web-undo = Take back
web-undo-wanted = { $name } would like to take a move back. All right?
web-undo-waiting = Asking the others …
web-told-undo-refused = { $name } would rather not take it back.
web-told-undone = { $seat } takes the last move back.
web-told-taken-over = The computer plays for { $seat } now.
web-told-came-back = { $seat } is back and plays again.
web-told-joined = { $name } sits down at the table.
web-told-left = { $name } has left the table.
web-hint = Hint
web-hint-title = What the computer would do, and how often that wins
web-hint-thinking = The computer is thinking it over …
web-hint-share = about { $percent } wins out of 100
web-hand-over = Now { $name }, please!
web-hand-over-about = Pass the screen on.
web-hand-over-go = Here I am
web-come-back = I am back
web-log = What happened
web-log-hidden = Only the latest moves are shown here: you have to remember the rest yourself. After the game you can read everything.
web-say = Say something
web-phrase-hello = Hello!
web-phrase-your-turn = It is your turn!
web-phrase-well-played = Well played!
web-phrase-lucky = What luck!
web-phrase-oops = Oops!
web-phrase-thanks = Thank you!
web-phrase-wait = Wait a moment, please.
web-phrase-again = Shall we play again?
web-phrase-bye = Bye!
web-phrase-laugh = Ha ha!
web-phrase-cheer = Hooray!
web-phrase-sad = Oh no!

## Those who come and go

web-sit-down = Would you like to play?
web-play = Sit down
web-invite-friends = { $count ->
    [one] One seat is free. Invite somebody!
   *[other] { $count } seats are free. Invite somebody!
  }
web-seat-free = { $count ->
    [one] A seat is free
   *[other] { $count } seats are free
  }
web-qr = The link to this table, as a picture for a phone’s camera
web-share = Send the link
web-copied = Link copied
web-or-computer = Or let the computer sit down:
web-fill-seat = Computer as { $seat }
web-table = This table
web-host = host
web-remove = Remove
web-link-for-watching = With this link friends can join or watch:
web-own-link = With this one you can play on with another device. Keep it secret!
web-lock = Let nobody else in
web-unlock = Let others in
web-end = End the game
web-leave = Leave
web-delete = Delete the table
web-sure-end = End this game? Nobody wins it.
web-sure-leave = Leave for good? Your seat will be free for others.
web-sure-delete = Delete the table and all its games, for everybody?

## The end

web-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
  }
web-rematch = Play again
web-rematch-free = { $count ->
    [one] One seat is free. Before you can play again, somebody has to sit there.
   *[other] { $count } seats are free. Before you can play again, somebody has to sit on each of them.
  }
web-points = Points so far
web-waiting = Waiting for the others …
web-look = Look at the board
web-memory = Who remembered what?
web-memory-score = { $name }: { $lifts ->
    [0] there was nothing to remember
    [one] { $found ->
        [0] lifted one disc, and the right one was not below
       *[other] lifted one disc, and the right one was below
      }
   *[other] lifted { $lifts } discs, and the right one was below { $found ->
        [0] never
        [one] once
       *[other] { $found } times
      }
  }
web-luck = Luck
web-choices = Choices
web-luck-about = Plus is what luck gave. Minus is what was lost by not choosing the best moves.
web-luck-roughly = The computer looked ahead, but it can be a little wrong.
web-luck-working = Counting luck … { $percent }
web-curve = Who was ahead
web-curve-about = How near each player was to winning, from the first move to the last.
web-turning-points = When the game turned
web-turning-chance = Luck on { $name }’s turn: { $other } { $percent }
web-turning-choice = { $name } chose: { $other } { $percent }
web-watch-again = Watch it again

## Replays

web-replay = A game to watch again
web-replay-of = { $game }, once more
web-replay-more = About this game
web-replay-start = The beginning
web-replay-at = { $at } of { $last }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Stop
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-link = The link to this moment
web-timeline = Timeline
web-speed = Speed
web-speed-times = { $speed } ×
web-keep = Keep it, or show it to friends
web-download = Save the file
web-branch = What if?
web-branch-about = Go to any moment, and play on from there at a new table.
web-branch-over = The game is over here. Go back to any moment, and play on from there.
web-branch-never = This game was played on a custom board, so no table here can continue it.
web-branch-here = Play on from this moment
web-your-seat = You play
web-cancel = Never mind
web-open-record = Open a saved game
web-open-record-about = Choose the file of a game that you have saved, or drop it here. It is only shown, not stored.
web-choose-file = Choose a file
web-another-file = Another file
web-file-fault = This file cannot be shown. { $reason }
web-dice = Were the dice fair?
web-dice-about = The dice were fixed by secret numbers before the first roll. Now the numbers are open, and your own browser can roll every one again.
web-dice-check = Check the dice
web-dice-sound = Yes! Everything is right.
web-dice-consistent = Everything fits together.
web-dice-promise-kept = The secret numbers are the ones that were promised before the first roll.
web-dice-rolls = { $count ->
    [0] There was nothing to roll in this game.
    [one] The one roll was computed again, and it is the same.
   *[other] All { $count } rolls were computed again, and every one is the same.
  }
web-dice-own = The numbers that this device added for { $names } are in there.
web-dice-heard = The promise is the very one that this device heard when the game began.
web-dice-rules = What a roll could bring, and that every move keeps the rules, was checked by the server.
web-dice-wrong = No. Something is wrong:
web-dice-so-far = { $count ->
    [0] No roll could be confirmed.
    [one] One roll was computed again and is right.
   *[other] { $count } rolls were computed again and are right.
  }
web-dice-silent = the number that this device added for { $seat } is not in there: it came too late, or was left out
web-dice-other = the record holds another number for { $seat } than the one that this device added
web-dice-other-promise = the promise in the record is not the one that this device heard when the game began

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = Like this device
web-theme-night = Night
web-theme-day = Day
web-motion = Movement
web-motion-full = As on a real table
web-motion-quick = Quick
web-motion-none = None
web-sound = Sounds
web-speech = Read aloud what happens
web-hand-over-setting = A pause when the screen is passed on
web-notify = Call me when it is my turn
web-notify-about = Only while this page is out of sight.
web-notify-denied = Your browser does not allow it. You can change that in its settings.
web-notify-turn = { $name }, it is your turn!
