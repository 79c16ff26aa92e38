# What the browser says, apart from the games themselves. Children of ten read this.

web-title = Kasimir
web-subtitle = Five games of cat and mouse
web-back = Back to the games
web-loading = Just a moment …
web-offline = The server does not answer. Is the internet gone?
web-lost = The connection is gone. We keep trying …
web-done = Done
web-yes = Yes
web-no = No

## The first screen

web-about-hunt = Climb the big cheese, whirl down the slide, and keep away from Max the cat.
web-about-towers = Climb on each other’s backs on the way to the mouse hole. Mind the tins!
web-about-race = Lay a path to the cheese, tile by tile, faster than the others.
web-about-kitchen = Four mice steal cheese from the kitchen while Kasimir prowls on the table.
web-about-discs = Cover a cat, uncover a mouse: who remembers what lies below?
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

## A new table

web-against-computer = Against the computer
web-one-screen = All at this screen
web-one-screen-about = You pass it on.
web-invite = Invite friends
web-invite-about = You send them a link.
web-options = How you play
web-your-name = Your name
web-player = Player { $number }
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
web-listed = Anybody may find this table

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
web-free-seat = free
web-away = away
web-taken-over = The computer helps out
web-watchers = { $count ->
    [one] one watches
   *[other] { $count } watch
  }
web-waiting-for-players = We wait for more players.
web-your-turn = { $name }: your turn!
web-your-roll = { $name }: roll!
web-turn-of = { $name } is thinking …
web-shaking = The dice are being shaken …
web-not-that = That cannot be moved now. Touch something that glows.
web-not-there = It cannot go there. Touch something that glows.
web-again = Show again
web-undo = Take back
web-undo-wanted = { $name } would like to take a move back. All right?
web-come-back = I am back
web-log = What happened
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
web-qr = The link to this table as a picture for the camera of a phone
web-share = Send the link
web-copied = The link is copied
web-or-computer = Or let the computer sit down:
web-fill-seat = Computer as { $seat }
web-table = This table
web-host = host
web-remove = Remove
web-link-for-watching = With this link friends can join or watch:
web-own-link = With this one you go on playing on another device. Keep it secret!
web-lock = Let nobody else in
web-unlock = Let others in
web-end = End the game
web-leave = Leave
web-delete = Delete the table

## The end

web-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
  }
web-rematch = Play again
web-waiting = Waiting for the others …
web-look = Look at the board

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
