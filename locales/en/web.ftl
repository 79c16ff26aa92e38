# What the browser says, apart from the games themselves. Children of ten read this.

# Where: every page: its title in the browser’s tab; the heading of the first screen.
# Length: 10 characters
web-title = Kasimir

# Where: first screen: below the heading.
# Length: 40 characters
web-subtitle = Five games of cat and mouse

# Where: header of every other screen: the label of the arrow, for screen readers; a button if a table is gone.
# Length: 25 characters
web-back = Back to the games

# Where: the page for an address that has none: its heading, below a picture of a sleeping cat.
# Length: 40 characters
web-unknown-page = Only a sleeping cat here

# Where: the same page: below the heading.
# Length: a sentence
web-unknown-page-about = There is no page at this address. Perhaps a letter of the link got lost.

# Where: first screen: the link to the family’s page; there its heading.
# Length: 12 characters
web-family = Family

# Where: any screen: while something is being loaded.
# Length: a sentence
web-loading = Just a moment …

# Where: any screen: in place of what the server did not answer.
# Length: a sentence
web-offline = The server is not responding. Are you offline?

# Where: table: below the board, in place of the last move, while the connection is lost.
# Length: a sentence
web-lost = The connection is lost. We keep trying …

# Where: table: below the board, while the server passes moves on slowly.
# Length: a paragraph
web-late = Right now you may see the others’ moves a little late. No move will be lost.

# Where: table, replay: while a move or the luck analysis waits until the game is compiled.
# Length: a paragraph
web-compiling = The computer is still getting ready for this game. It only takes this long the first time.

# Where: every panel: the button that closes it.
# Length: 10 characters
web-done = Done

# Where: every question: the button that agrees.
# Length: 5 characters
web-yes = Yes

# Where: every question: the button that declines.
# Length: 5 characters
web-no = No

## The first screen

# Where: first screen: on the card of a game.
# $age (number 3-12): the least age of players: 6
# Length: 20 characters
web-age = ages { $age } and up

# Where: first screen: on the card of a game.
# $least (number 2-5): the fewest players: 2 | 3
# $most (number 2-5): the most players: 4 | 2
# Length: 20 characters
web-seats = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
      }
   *[other] { $least } to { $most } players
  }

# Where: first screen: on the card of a game.
# $minutes (number 5-60): how long a match takes: 10 | 15 | 30
# Length: 15 characters
web-minutes = { $minutes } minutes

# Where: first screen: the heading above the list of tables with free seats.
# Length: 40 characters
web-open-tables = Tables where you can join

# Where: first screen: in that list, after the name of the game.
# $count (number 1-4): free seats: 1 | 2
# Length: 20 characters
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }

# Where: first screen: the heading above the list of tables where this device has a seat.
# Length: 35 characters
web-own-tables = Where you were playing

# Where: first screen: in that list, after the names, if the match has ended.
# Length: 10 characters
web-own-over = over

# Where: first screen: the heading above the list of all other tables of this device, most of them finished.
# Length: 35 characters
web-own-others = Your other games

# Where: first screen: on a match that goes on, if it waits for whoever uses this device alone.
# Length: 20 characters
web-own-turn = Your turn

# Where: first screen: on a match that goes on: whose turn it is.
# $name (name): the player: Anna
# Length: 25 characters
web-own-turn-of = { $name }’s turn

## A new table

# Where: new table: the heading above the seats.
# Length: 25 characters
web-who-plays = Who plays?

# Where: new table: the label of the large plus after the seats, for screen readers.
# Length: 30 characters
web-add-player = One more player

# Where: new table: the label of the cross at a seat, for screen readers.
# $name (name): whoever sits there: Anna
# Length: 30 characters
web-remove-player = Without { $name }

# Where: new table: the heading above the faces of people.
# Length: 25 characters
web-faces-here = People

# Where: new table: the heading above the faces of the computer’s characters.
# Length: 25 characters
web-faces-computer = The computer

# Where: new table: below the large plus that lets somebody sit on a seat whose name is not known yet.
# Length: 20 characters
web-face-new = Somebody new

# Where: new table: below the face of a friend who will come by a link.
# Length: 20 characters
web-face-friend = Friend far away

# Where: new table: the bar that opens all other options.
# Length: 15 characters
web-more = More

# Where: replay: a button for playing on from a moment.
# Length: 30 characters
web-against-computer = Against the computer

# Where: replay: a button for playing on from a moment.
# Length: 30 characters
web-one-screen = All on this screen

# Where: replay: a button for playing on from a moment.
# Length: 20 characters
web-invite = Invite friends

# Where: new table: below the seats, if a friend far away is to have one.
# Length: a sentence
web-invite-about = You send them a link.

# Where: new table: the last of four large buttons.
# Length: 25 characters
web-big-screen = On the big screen

# Where: new table: below “On the big screen”, on the same button.
# Length: a sentence
web-big-screen-about = Everybody plays on a phone.

# Where: panel “This table”: the name of a big screen among the guests, in place of a person’s.
# Length: 20 characters
web-big-screen-name = Big screen

# Where: new table: the label of the card with all options, for screen readers.
# Length: 20 characters
web-options = How you play

# Where: new table, and a table with a free seat: before the field for the own name.
# Length: 15 characters
web-your-name = Your name

# Where: new table: in an empty field for a name; the name of whoever enters none.
# $number (ordinal 1-5): the number of the player, from 1: 1 | 2
# Length: 15 characters
web-player = Player { $number }

# Where: new table, free seat, replay: before the list of the computer’s levels, which completes the sentence.
# Length: 25 characters
web-computer-level = The computer plays as

# Where: wherever a level of the computer is chosen or shown: the weakest one.
# Length: 15 characters
web-level-kitten = Kitten

# Where: wherever a level of the computer is chosen or shown: the second one.
# Length: 15 characters
web-level-easy = Easy bot

# Where: wherever a level of the computer is chosen or shown: the third one.
# Length: 15 characters
web-level-normal = Clever bot

# Where: wherever a level of the computer is chosen or shown: the fourth one.
# Length: 15 characters
web-level-hard = Hard bot

# Where: wherever a level of the computer is chosen or shown: the strongest one that searches.
# Length: 15 characters
web-level-master = Master bot

# Where: wherever a level of the computer is chosen or shown: the one that plays solved games without a mistake.
# Length: 20 characters
web-level-perfect = Perfect bot

# Where: new table: before the list of variants, such as “for older mice”.
# Length: 20 characters
web-variant = Which rules

# Where: new table: before the list of editions, such as “fair for three”.
# Length: 20 characters
web-edition = Which version

# Where: new table: beside a checkbox, for games with covered discs.
# Length: 35 characters
web-hidden = Covered discs are secret

# Where: new table: beside a checkbox.
# Length: 40 characters
web-auto = The dice roll by themselves

# Where: new table: beside a checkbox.
# Length: 35 characters
web-allow-undo = A move may be taken back

# Where: new table: beside a checkbox.
# Length: 35 characters
web-allow-hints = You may ask for a hint

# Where: new table: beside a checkbox, for several players at one screen.
# Length: a sentence
web-hand-over-always = Pause at every turn to pass the screen on

# Where: new table: before the list of times.
# Length: 25 characters
web-clock = Time for a move

# Where: new table: in the list of times, if there is no limit.
# Length: 30 characters
web-clock-none = As long as you like

# Where: new table: in the list of times.
# $seconds (number 30-30): seconds for a move: 30
# Length: 15 characters
web-clock-seconds = { $seconds } seconds

# Where: new table: in the list of times.
# $minutes (number 1-5): minutes for a move: 1 | 2 | 5
# Length: 15 characters
web-clock-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }

# Where: new table: in the list of times.
# $days (number 1-3): days for a move: 1 | 3
# Length: 10 characters
web-clock-days = { $days ->
    [one] one day
   *[other] { $days } days
  }

# Where: new table: before the list that completes the sentence, with “after 2 minutes” and “never, we wait”.
# Length: 55 characters
web-when-away = If somebody is away, the computer helps

# Where: new table: in the list that completes “If somebody is away, the computer helps”.
# $minutes (number 1-10): after how many minutes the computer plays: 1 | 10
# Length: 25 characters
web-away-minutes = { $minutes ->
    [one] after one minute
   *[other] after { $minutes } minutes
  }

# Where: new table: in the list that completes “If somebody is away, the computer helps”.
# Length: 20 characters
web-away-never = never, we wait

# Where: new table: in place of that list if there are days for a move.
# Length: 40 characters
web-away-days = never: you have days for each move

# Where: new table: before the list of ways to find out who starts.
# Length: 15 characters
web-first = Who starts

# Where: new table: in the list of who starts.
# Length: 20 characters
web-first-drawn = Decided by lot

# Where: new table: in the list of who starts: this player, and in the next matches the others in turn.
# $seat (word): whoever opens the table, or the name of a player: you | Óscar
# Length: 45 characters
web-first-chosen = { $seat ->
    [you] You, then each in turn
   *[other] { $seat }, then each in turn
  }

# Where: new table: in the list of who starts.
# Length: 25 characters
web-first-youngest = The youngest

# Where: new table: beside a checkbox, for games of two sides.
# Length: 40 characters
web-swap-sides = Swap sides after every game

# Where: new table: beside a checkbox; the table is then shown on everybody’s first screen.
# Length: 40 characters
web-listed = Anybody may find this table

# Where: new table: the heading of the card with predictions.
# Length: a sentence
web-forecast = How often does each side win?

# Where: new table: in the predictions, the name of a side with several seats.
# $count (number 2-4): how many mice play together: 2 | 4
# Length: 25 characters
web-forecast-team = { $count } mice together

# Where: new table, hints: how often a side or a move wins.
# $percent (number 0-100): a percentage: 47
# Length: 10 characters
web-percent = { $percent }%

# Where: new table: below the predictions.
# $shortest (number 2-999): turns of a short match: 18
# $longest (number 2-999): turns of a long match: 31
# Length: a sentence
web-forecast-turns = A game usually takes { $shortest } to { $longest } turns.

# Where: new table: below the predictions.
# Length: a paragraph
web-forecast-about = Clever bots have played this game over and over for us. People are different, of course!

## Rules and lessons

# Where: first screen, and header of a table: the link or button to the rules.
# Length: 10 characters
web-rules = Rules

# Where: rules page: its heading and title.
# $game (title): the title of a game
# Length: 30 characters
web-rules-of = { $game }: the rules

# Where: first screen: the link to the first lesson on the card of a game.
# Length: 20 characters
web-learn = First lesson

# Where: first lesson: its heading and title.
# $game (title): the title of a game
# Length: 35 characters
web-lesson-of = { $game }: first lesson

# Where: rules page: the button below a board that plays an example.
# Length: 15 characters
web-show-me = Show me

# Where: rules page and first lesson: the label of a button, for screen readers.
# $title (message): the text that is read: web-well-done
# Length: 35 characters
web-read-aloud = Read aloud: { $title }

# Where: first lesson: the label of the progress bar, for screen readers.
# $step (number 0-30): the steps that are done: 3
# $steps (number 1-30): all steps: 9
# Length: 10 characters
web-lesson-step = { $step } of { $steps }

# Where: first lesson: the button after something that is only watched.
# Length: 10 characters
web-go-on = Go on

# Where: first lesson: below the board, after a touch somewhere else.
# Length: a sentence
web-look-here = Not that one. Touch what glows!

# Where: first lesson: the heading of its end.
# Length: a sentence
web-well-done = Well done!

# Where: end of the first lesson; first screen, on the card of a game: the button that opens a new table.
# Length: 15 characters
web-play-now = Play now

# Where: end of the first lesson: the button that starts it again.
# Length: 15 characters
web-once-more = Once more

## At the table

# Where: wherever a seat is named that nobody with a name sits on: red pieces.
# Length: 10 characters
web-seat-r = Red

# Where: wherever a seat is named that nobody with a name sits on: blue pieces.
# Length: 10 characters
web-seat-b = Blue

# Where: wherever a seat is named that nobody with a name sits on: green pieces.
# Length: 10 characters
web-seat-g = Green

# Where: wherever a seat is named that nobody with a name sits on: yellow pieces.
# Length: 10 characters
web-seat-y = Yellow

# Where: wherever a seat is named that nobody with a name sits on: the mice in a game for two.
# Length: 10 characters
web-seat-m = Mouse

# Where: wherever a seat is named that nobody with a name sits on: the cat.
# Length: 5 characters
web-seat-c = Cat

# Where: wherever a seat is named that nobody with a name sits on: the first seat of the mice’s team.
# Length: 10 characters
web-seat-m1 = Mouse 1

# Where: wherever a seat is named that nobody with a name sits on: the second seat of the mice’s team.
# Length: 10 characters
web-seat-m2 = Mouse 2

# Where: wherever a seat is named that nobody with a name sits on: the third seat of the mice’s team.
# Length: 10 characters
web-seat-m3 = Mouse 3

# Where: wherever a seat is named that nobody with a name sits on: the fourth seat of the mice’s team.
# Length: 10 characters
web-seat-m4 = Mouse 4

# Where: table: after the name in the strip of seats, for screen readers.
# Length: a sentence
web-turn = It is this player’s turn.

# Where: table: in the strip of seats, the label of the little pieces that are drawn, for screen readers.
# $count (number 0-17): the pieces that a player has: 2
# $goal (number 1-17): the pieces that win: 5
# Length: 10 characters
web-score = { $count } of { $goal }

# Where: table: in the strip of seats, the same where no number of pieces wins.
# $count (number 0-17): the pieces that a player has: 2
# Length: 20 characters
web-score-so-far = { $count } so far

# Where: table: in the strip of seats, the label of the points in a series of matches, for screen readers.
# $points (number 0-99): the points, for the plural; may be a fraction such as 1.5: 0 | 1 | 2 | 5
# $shown (text): the same points as they are written in this language: $points
# Length: 25 characters
web-points-so-far = { $points ->
    [one] { $shown } point so far
   *[other] { $shown } points so far
  }

# Where: table: in the strip of seats, in place of a name.
# Length: 10 characters
web-free-seat = free

# Where: table: in the strip of seats, below the name of somebody whose device is not connected.
# Length: 15 characters
web-away = away

# Where: table: a bubble at a character of the computer, for a moment: its mouse was caught.
# Length: 15 characters
web-react-caught = Ouch!

# Where: table: a bubble at a character of the computer, for a moment: its mouse is free again.
# Length: 15 characters
web-react-freed = Phew!

# Where: table: a bubble at a character of the computer, for a moment: it took cheese.
# Length: 15 characters
web-react-cheese = Yummy!

# Where: table: a bubble at a character of the computer, for a moment: it has to miss a turn.
# Length: 15 characters
web-react-missed = Oh no …

# Where: table: a bubble at a character of the computer, for a moment: it has won.
# Length: 15 characters
web-react-won = Hooray!

# Where: table: in the strip of seats, below the name of somebody for whom the computer plays.
# Length: 35 characters
web-taken-over = The computer helps out

# Where: table: in the header.
# $count (number 1-99): guests without a seat: 1 | 2 | 5
# Length: 25 characters
web-watchers = { $count ->
    [one] one is watching
   *[other] { $count } are watching
  }

# Where: table: the status line above the board, before the match begins.
# Length: a sentence
web-waiting-for-players = We are waiting for more players.

# Where: table: the status line, if several people at this screen play: who should do something, and what.
# $name (name): the player: Anna
# $prompt (message): what to do: towers-prompt-roll
# Length: a sentence
web-prompt-for = { $name }: { $prompt }

# Where: table: the question above the seats, on the device that answers it.
# Length: a sentence
web-who-youngest = Who is the youngest?

# Where: table: the status line above the board, on all other devices.
# $name (name): who is asked: Anna
# Length: a sentence
web-asked-youngest = We are asking { $name } who is the youngest.

# Where: table: the status line above the board, if nobody sits on the seat that is to play.
# Length: a sentence
web-seat-waits = This seat is free. We are waiting.

# Where: table: the status line above the board, while all devices add their numbers to the dice.
# Length: a sentence
web-shaking = The dice are being shaken …

# Where: table: below the board, after a touch while somebody else is to play.
# $name (name): the player: Anna
# Length: a sentence
web-not-now = Not now: it is { $name }’s turn.

# Where: table: the label of the clock, for screen readers.
# $time (text): minutes and seconds: 1:05
# Length: 25 characters
web-time-left = Time left: { $time }

# Where: table: the clock, if there are days for a move; d and h are the usual signs.
# $days (number 0-7): whole days: 1 | 2
# $hours (number 0-23): hours beside the days: 5 | 1
# Length: 10 characters
web-time-days = { $days } d { $hours } h

# Where: table: the label of that clock, for screen readers.
# $days (number 0-7): whole days: 1 | 2
# $hours (number 0-23): hours beside the days: 5 | 1
# Length: 45 characters
web-time-days-said = Time left: { $days ->
    [one] one day
   *[other] { $days } days
  } and { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }

# Where: table: the button that shows the last move again.
# Length: 15 characters
web-again = Show again

# Where: table: the button that takes the last choice back.
# Length: 15 characters
web-undo = Take back

# Where: table: the question to the others, with the buttons yes and no.
# $name (name): the player: Anna
# Length: a sentence
web-undo-wanted = { $name } would like to take a move back. All right?

# Where: table: below the board of whoever has asked.
# Length: a sentence
web-undo-waiting = Asking the others …

# Where: table: in the log, after one of the others has said no.
# $name (name): the player: Anna
# Length: a sentence
web-told-undo-refused = { $name } would rather let the move stand.

# Where: table: in the log, after all have said yes.
# $seat (name): who takes back: Anna
# Length: a sentence
web-told-undone = { $seat } takes the last move back.

# Where: table: in the log, when somebody has been away for too long.
# $seat (name): who was away: Jonas
# Length: a sentence
web-told-taken-over = The computer is playing for { $seat } now.

# Where: table: in the log, when somebody plays again for whom the computer has played.
# $seat (name): who is back: Ирина
# Length: a sentence
web-told-came-back = { $seat } is back and is playing again.

# Where: table: in the log, when a guest takes a seat or watches.
# $name (name): the player: Anna
# Length: a sentence
web-told-joined = { $name } sits down at the table.

# Where: table: in the log, when a guest leaves for good.
# $name (name): the player: Anna
# Length: a sentence
web-told-left = { $name } has left the table.

# Where: table: the button that asks for a hint.
# Length: 10 characters
web-hint = Hint

# Where: hint: its heading, above a list of moves with percentages.
# Length: a sentence
web-hint-title = What the computer would do, and how often that wins

# Where: hint: in place of its heading, until the computer has an answer.
# Length: a sentence
web-hint-thinking = The computer is thinking it over …

# Where: hint: below the moves, if the game is not compiled yet.
# Length: a paragraph
web-hint-brief = The computer is still getting ready for this game, so it could only take a quick look.

# Where: hint: in place of its percentage, if a move is as good as the one before it.
# Length: 30 characters
web-hint-as-good = just as good

# Where: hint: the label of a percentage, for screen readers.
# $percent (number 0-100): wins out of 100: 0 | 1 | 62
# Length: 35 characters
web-hint-share = { $percent ->
    [0] hardly ever wins
    [one] wins about { $percent } game in 100
   *[other] wins about { $percent } games in 100
  }

# Where: pass the screen on: the heading of the pause between two players at one screen.
# $name (name): the player: Anna
# Length: a sentence
web-hand-over = Over to { $name }!

# Where: pass the screen on: below the heading.
# Length: a sentence
web-hand-over-about = Pass the screen on.

# Where: pass the screen on: the button for the next player.
# Length: 15 characters
web-hand-over-go = Here I am

# Where: table: the button of a player for whom the computer plays.
# Length: 20 characters
web-come-back = I am back

# Where: table: the button that opens the log, and its heading; replay: the heading of the log.
# Length: 20 characters
web-log = What happened

# Where: log of a table or replay: beside a checkbox; the log then names the squares of every move.
# Length: 40 characters
web-log-precise = Also name the squares and spaces

# Where: table: at the top of the log where discs are covered.
# Length: a paragraph
web-log-hidden = Only the latest moves are shown here: you have to remember the rest yourself. After the game you can read everything.

# Where: table: the button that opens a list of phrases, and its heading.
# Length: 20 characters
web-say = Say something

# Where: table: a phrase that a player sends to the others with one touch.
# Length: a sentence
web-phrase-hello = Hello!

# Where: table: a phrase that a player sends to the others with one touch.
# Length: a sentence
web-phrase-your-turn = It’s your turn!

# Where: table: a phrase that a player sends to the others with one touch.
# Length: a sentence
web-phrase-well-played = Well played!

# Where: table: a phrase that a player sends to the others with one touch.
# Length: a sentence
web-phrase-lucky = What luck!

# Where: table: a phrase that a player sends to the others with one touch.
# Length: a sentence
web-phrase-oops = Oops!

# Where: table: a phrase that a player sends to the others with one touch.
# Length: a sentence
web-phrase-thanks = Thank you!

# Where: table: a phrase that a player sends to the others with one touch.
# Length: a sentence
web-phrase-wait = Wait a moment, please.

# Where: table: a phrase that a player sends to the others with one touch.
# Length: a sentence
web-phrase-again = Shall we play again?

# Where: table: a phrase that a player sends to the others with one touch.
# Length: a sentence
web-phrase-bye = Bye!

# Where: table: a phrase that a player sends to the others with one touch.
# Length: a sentence
web-phrase-laugh = Ha ha!

# Where: table: a phrase that a player sends to the others with one touch.
# Length: a sentence
web-phrase-cheer = Hooray!

# Where: table: a phrase that a player sends to the others with one touch.
# Length: a sentence
web-phrase-sad = Oh no!

## Those who come and go

# Where: free seat: the heading for somebody who has come by a link.
# Length: a sentence
web-sit-down = Would you like to play?

# Where: free seat: above the pictures of the free seats, if there are several.
# Length: a sentence
web-which-seat = Where would you like to sit?

# Where: free seat: the button that takes it.
# Length: 15 characters
web-play = Sit down

# Where: free seat: the heading for those who sit at the table already.
# $count (number 1-4): free seats: 1 | 2
# Length: a sentence
web-invite-friends = { $count ->
    [one] One seat is free. Invite somebody!
   *[other] { $count } seats are free. Invite somebody!
  }

# Where: table: the button that opens the panel about free seats.
# $count (number 1-4): free seats: 1 | 2
# Length: 25 characters
web-seat-free = { $count ->
    [one] A seat is free
   *[other] { $count } seats are free
  }

# Where: free seat: the description of the QR code, for screen readers.
# Length: a sentence
web-qr = The link to this table, as a picture for a phone’s camera

# Where: free seat, replay: the button that sends or copies the link.
# Length: 20 characters
web-share = Send the link

# Where: free seat, replay: on that button, after the link was copied.
# Length: 25 characters
web-copied = Link copied

# Where: first screen of the computer that runs the games, and big screen: the heading above a QR code.
# Length: 25 characters
web-join-by-phone = Join from a phone

# Where: below that heading; the QR code and an address follow.
# Length: a sentence
web-join-by-phone-about = Point the camera of a phone at the picture, or type in:

# Where: first screen: the description of the QR code, for screen readers.
# Length: a sentence
web-home-qr = The link to these games, as a picture for a phone’s camera

# Where: below a QR code: the label of a list of addresses of this computer.
# Length: a sentence
web-other-address = A phone cannot find it? Try another address:

# Where: in place of a QR code, if no other device can reach the server. kasimir play: the command.
# Length: a paragraph
web-loopback-only = Only this computer can open the games. Start them with “kasimir play”, and phones can join.

# Where: in place of a QR code, if the computer has no network.
# Length: a paragraph
web-no-network = This computer is not on a network. Once it is, phones can join.

# Where: free seat: above a list of levels and the buttons “Computer as Red”.
# Length: a sentence
web-or-computer = Or let the computer take the seat:

# Where: free seat: a button that lets the computer take a seat.
# $seat (message): the seat: web-seat-r
# Length: 25 characters
web-fill-seat = Computer as { $seat }

# Where: table: the button that opens the panel about guests, links and the end; the heading of the panel.
# Length: 15 characters
web-table = This table

# Where: panel “This table”: after the name of whoever opened the table.
# Length: 15 characters
web-host = host

# Where: panel “This table”: the host’s button beside the name of a guest.
# Length: 15 characters
web-remove = Remove

# Where: panel “This table”: above the link for everybody.
# Length: a sentence
web-link-for-watching = With this link friends can join or watch:

# Where: panel “This table”: above the secret link of this device.
# Length: a paragraph
web-own-link = With this one you can carry on playing on another device. Keep it secret!

# Where: panel “This table”: the link to the view for a television or a projector.
# Length: 35 characters
web-show-big-screen = Show on the big screen

# Where: big screen: a button in its corner.
# Length: 20 characters
web-fullscreen = Full screen

# Where: big screen: a note in small type, where browsers do not let a page keep the screen on.
# Length: a paragraph
web-stay-on = Set your screen to stay on. This page is not allowed to do it here.

# Where: big screen: the label of a button in its corner, for screen readers: to the table with its controls.
# Length: 35 characters
web-to-table = Back to the table

# Where: panel “This table”: the host’s button; then nobody new may take a seat.
# Length: 30 characters
web-lock = Let nobody else in

# Where: panel “This table” and free seat: the host’s button that undoes the lock.
# Length: 20 characters
web-unlock = Let others in

# Where: panel “This table”: the host’s button that ends a running match without a winner.
# Length: 20 characters
web-end = End the game

# Where: panel “This table”: the button that gives the own seat up.
# Length: 15 characters
web-leave = Leave

# Where: panel “This table”: the host’s button.
# Length: 25 characters
web-delete = Delete the table

# Where: panel “This table”: the question before “End the game” is done.
# Length: a sentence
web-sure-end = End this game? Nobody will win it.

# Where: panel “This table”: the question before “Leave” is done.
# Length: a sentence
web-sure-leave = Leave for good? Your seat will be free for others.

# Where: panel “This table”: the question before “Delete the table” is done.
# Length: a sentence
web-sure-delete = Delete the table and all its games, for everybody?

## The end

# Where: end of a match, replay: the heading.
# $count (number 1-4): how many have won: 1 | 2
# $names (names): who has won, as a list: Anna
# Length: a sentence
web-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
  }

# Where: end of a match, replay: the heading, if the team of the mice has won.
# Length: a sentence
web-won-team = The mice win!

# Where: end of a match: the button that begins the next one.
# Length: 15 characters
web-rematch = Play again

# Where: end of a match: above “Play again”, if others at the table want to.
# $names (names): who wants to play again, as a list: Anna
# $count (number 1-4): how many they are: 1 | 2
# Length: a sentence
web-rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
  }

# Where: end of a match: above the buttons, if somebody has left.
# $count (number 1-4): free seats: 1 | 2
# Length: a paragraph
web-rematch-free = { $count ->
    [one] One seat is free. Before you can play again, somebody has to take it.
   *[other] { $count } seats are free. Before you can play again, somebody has to take each of them.
  }

# Where: end of a match: the heading above the points of a series.
# Length: 20 characters
web-points = Points so far

# Where: end of a match: in place of “Play again”, after it was touched.
# Length: a sentence
web-waiting = Waiting for the others …

# Where: end of a match: the button that closes the panel.
# Length: 25 characters
web-look = Look at the board

# Where: end of a match: the button that opens the panel again.
# Length: 25 characters
web-finish-show = How it ended

# Where: end of a match with covered discs: a heading.
# Length: a sentence
web-memory = Who remembered what?

# Where: end of a match with covered discs: one line for each player.
# $name (name): the player: Anna
# $lifts (number 0-99): how often the player has lifted a disc: 0 | 1 | 2 | 5
# $found (number 0-99): how often the player’s own disc was below: 0 | 1 | 2 | 5
# Length: a sentence
web-memory-score = { $name }: { $lifts ->
    [0] there was nothing to remember
    [one] { $found ->
        [0] lifted one disc, but found none of their own below it
       *[other] lifted one disc, and found one of their own below it
      }
   *[other] lifted { $lifts } discs, { $found ->
        [0] but found none of their own below them
        [one] and found one of their own below them
       *[other] and found { $found } of their own below them
      }
  }

# Where: end of a match, replay: the button that tells about luck and choices.
# Length: 15 characters
web-why = Why?

# Where: end of a match, replay: below these words, the button that shows numbers.
# Length: 20 characters
web-why-numbers = In numbers

# Where: end of a match, replay: how lucky a player was, as far as that is certain.
# $name (name): the player: Anna
# $luck (word): how kind luck was: very-kind | kind | even | hard | very-hard
# Length: a sentence
web-luck-word = { $luck ->
    [very-kind] Luck was very kind to { $name }.
    [kind] Luck was kind to { $name }.
    [hard] Luck was a little shy with { $name }.
    [very-hard] Luck kept hiding from { $name }.
   *[even] { $name } had neither good luck nor bad.
  }

# Where: end of a match, replay: how well a player chose, beside the stars.
# $name (name): the player: Anna
# $stars (number 1-5): stars: 1 | 2 | 3 | 4 | 5
# Length: a sentence
web-choice-word = { $stars ->
    [5] { $name } chose brilliantly.
    [4] { $name } chose very well.
    [3] { $name } chose well.
    [2] { $name } chose boldly.
   *[other] { $name } tried out a lot.
  }

# Where: end of a match, replay: read aloud in place of the stars.
# $stars (number 1-5): stars: 1 | 4 | 5
# Length: 40 characters
web-stars = { $stars ->
    [5] 5 of 5 stars
   *[other] At least { $stars } of 5 stars
  }

# Where: end of a match, replay: in place of these words, if nothing is certain or there was hardly anything to choose.
# Length: a sentence
web-receipt-unclear = This time there is nothing certain to say about luck and choices.

# Where: end of a match, replay: the heading of a column, what chance has given.
# Length: 10 characters
web-luck = Luck

# Where: end of a match, replay: the heading of a column, what choices have cost.
# Length: 10 characters
web-choices = Choices

# Where: end of a match, replay: below these columns.
# Length: a paragraph
web-luck-about = Luck is what chance gave (+) or took away (−). Choices are what was lost by not choosing the best move.

# Where: end of a match, replay: after “Minus is …”, if the numbers are not exact.
# Length: a sentence
web-luck-roughly = The computer looked ahead, but it can be a little wrong.

# Where: end of a match, replay: below the numbers of luck and choices.
# Length: a sentence
web-luck-unit = 1 means a whole win.

# Where: end of a match, replay: while the computer analyses the match.
# Length: 30 characters
web-luck-working = Measuring luck …

# Where: replay: the heading above a curve of chances.
# Length: 20 characters
web-curve = Who was ahead

# Where: replay: the description of that curve, for screen readers.
# Length: a sentence
web-curve-about = How close each player was to winning, from the first move to the last.

# Where: end of a match, replay: the team of the mice, in place of a name.
# Length: 20 characters
web-team = The mice

# Where: replay: the heading above the list of the most important moments.
# Length: 30 characters
web-turning-points = When the game turned

# Where: replay: in that list, a roll or a draw.
# $name (name): who was to play: Anna
# $other (name): whose chances changed most: Jonas
# $change (word): whether the chances became better: good | bad
# Length: a sentence
web-turning-chance = Luck on { $name }’s turn: { $change ->
    [good] good for
   *[bad] bad for
  } { $other }

# Where: replay: in that list, a move.
# $name (name): who was to play: Anna
# $other (name): whose chances changed most: Jonas
# $change (word): whether the chances became better: good | bad
# Length: a sentence
web-turning-choice = { $name } chose: { $change ->
    [good] good for
   *[bad] bad for
  } { $other }

# Where: end of a match: the link to its replay.
# Length: 20 characters
web-watch-again = Watch it again

## Replays

# Where: replay: its title in the browser’s tab; the heading while it is being loaded.
# Length: 30 characters
web-replay = A game to watch again

# Where: replay: its heading.
# $game (title): the title of a game
# Length: 30 characters
web-replay-of = { $game }, once more

# Where: replay: the label of the panels beside the board, for screen readers.
# Length: 25 characters
web-replay-more = About this game

# Where: replay: below the board and in the log, before the first move.
# Length: 20 characters
web-replay-start = The beginning

# Where: replay: beside the slider, how many moves are shown.
# $at (ordinal 0-999): the move that is shown: 12
# $last (number 1-999): the number of moves: 48
# Length: 15 characters
web-replay-at = { $at } of { $last }

# Where: replay: the label of a button, for screen readers.
# Length: 25 characters
web-replay-first = To the beginning

# Where: replay: the label of a button, for screen readers.
# Length: 20 characters
web-replay-back = One step back

# Where: replay: the label of the button that starts the film, for screen readers.
# Length: 10 characters
web-replay-play = Play

# Where: replay: the label of the button that stops the film, for screen readers.
# Length: 10 characters
web-replay-pause = Pause

# Where: replay: the label of a button, for screen readers.
# Length: 25 characters
web-replay-forward = One step forward

# Where: replay: the label of a button, for screen readers.
# Length: 15 characters
web-replay-last = To the end

# Where: replay: the label of the field with the link, for screen readers.
# Length: 35 characters
web-replay-link = The link to this moment

# Where: replay: the label of the slider, for screen readers.
# Length: 20 characters
web-timeline = Timeline

# Where: replay: the label of the list of speeds, for screen readers.
# Length: 10 characters
web-speed = Speed

# Where: replay: in that list.
# $speed (text): a factor as it is written in this language: 2
# Length: 5 characters
web-speed-times = { $speed }×

# Where: replay: the heading above the buttons for the link and the file.
# Length: 45 characters
web-keep = Keep it, or show it to friends

# Where: replay: the button that saves the record.
# Length: 20 characters
web-download = Save the file

# Where: replay: the heading of the part about playing on from a moment.
# Length: a sentence
web-branch = What if?

# Where: replay: below that heading.
# Length: a sentence
web-branch-about = Go to any moment, and play on from there at a new table.

# Where: replay: below that heading, if the last position is shown.
# Length: a paragraph
web-branch-over = The game is over here. Go back to any moment, and play on from there.

# Where: replay: below that heading, in place of the button.
# Length: a sentence
web-branch-never = This game was played on a custom board, so no table here can continue it.

# Where: replay: the button, and the heading of the panel that it opens.
# Length: 35 characters
web-branch-here = Play on from this moment

# Where: replay: in that panel, before the list of seats.
# Length: 15 characters
web-your-seat = You play

# Where: replay, free seat, hint: the button that closes a panel without doing anything, also while the computer thinks.
# Length: 15 characters
web-cancel = Never mind

# Where: first screen: the link to the page that opens records; its heading.
# Length: 30 characters
web-open-record = Open a saved game

# Where: open a record: below the heading.
# Length: a paragraph
web-open-record-about = Choose the file of a game that you have saved, or drop it here. It is only shown, not stored.

# Where: open a record: the button.
# Length: 20 characters
web-choose-file = Choose a file

# Where: replay of an opened file: the button that goes back.
# Length: 20 characters
web-another-file = Another file

# Where: open a record: below the button, if the file is no record.
# $reason (message): why not: record-format
# Length: a sentence
web-file-fault = This file cannot be shown: { $reason }

# Where: replay: the heading of the part that verifies the dice.
# Length: a sentence
web-dice = Were the dice fair?

# Where: replay, fair dice: before the check.
# Length: a paragraph
web-dice-about = Secret numbers settled every roll before the game began. Now you can see those numbers, and your own browser can work out every roll again.

# Where: replay, fair dice: the button.
# Length: 20 characters
web-dice-check = Check the dice

# Where: replay, a game without dice: the heading of the part that verifies the saved game.
# Length: a sentence
web-record = Is this how it was played?

# Where: replay, a game without dice: before the check.
# Length: a paragraph
web-record-about = Your own browser checks whether everything in this saved game fits together.

# Where: replay, a game without dice: the button.
# Length: 20 characters
web-record-check = Check the game

# Where: replay, fair dice: the result, if everything is right.
# Length: a sentence
web-dice-sound = Yes! Everything is right.

# Where: replay, fair dice: the result, if everything fits but nobody has attested it.
# Length: a sentence
web-dice-consistent = Everything fits together.

# Where: replay, fair dice: the first point below “Yes!”.
# Length: a sentence
web-dice-promise-kept = The secret numbers are the ones that were promised before the first roll.

# Where: replay, fair dice: the second point below “Yes!”.
# $count (number 0-999): rolls and draws: 0 | 1 | 2 | 5
# Length: a sentence
web-dice-rolls = { $count ->
    [0] There was nothing to roll in this game.
    [one] The one roll was computed again, and it is the same.
    [2] Both rolls were computed again, and both are the same.
   *[other] All { $count } rolls were computed again, and every one is the same.
  }

# Where: replay, fair dice: a point below “Yes!”, if this device has added numbers.
# $names (names): the players at this device: Anna
# Length: a sentence
web-dice-own = The numbers that this device added for { $names } were used.

# Where: replay, fair dice: a point below “Yes!”, if this device was there from the beginning.
# Length: a sentence
web-dice-heard = The promise is the very one that this device heard when the game began.

# Where: replay, fair dice: the last point below “Yes!”.
# Length: a sentence
web-dice-rules = The server checked what each roll could bring and whether every move follows the rules.

# Where: replay, fair dice: the result, if something is wrong; a list follows.
# Length: a sentence
web-dice-wrong = No. Something is wrong:

# Where: replay, fair dice: below that list.
# $count (number 0-999): rolls and draws: 0 | 1 | 2 | 5
# Length: a sentence
web-dice-so-far = { $count ->
    [0] No roll could be confirmed.
    [one] One roll was computed again and is right.
   *[other] { $count } rolls were computed again and are right.
  }

# Where: replay, fair dice: in that list.
# $seat (name): the player: Jonas
# Length: a sentence
web-dice-silent = the number that this device added for { $seat } was not used: it came too late, or was left out

# Where: replay, fair dice: in that list.
# $seat (name): the player: Jonas
# Length: a sentence
web-dice-other = the saved game holds a different number for { $seat } from the one that this device added

# Where: replay, fair dice: in that list.
# Length: a sentence
web-dice-other-promise = the promise in the saved game is not the one that this device heard when the game began

## Settings

# Where: header of every screen: the label of the button, for screen readers; the heading of the settings.
# Length: 15 characters
web-settings = Settings

# Where: settings: before the list of languages.
# Length: 15 characters
web-language = Language

# Where: settings: before the list of themes.
# Length: 10 characters
web-theme = Colours

# Where: settings: in the list of themes.
# Length: 25 characters
web-theme-auto = Same as this device

# Where: settings: in the list of themes.
# Length: 10 characters
web-theme-night = Night

# Where: settings: in the list of themes.
# Length: 10 characters
web-theme-day = Day

# Where: settings: before the list of speeds of animations.
# Length: 15 characters
web-motion = Movement

# Where: settings: in the list of animations.
# Length: 30 characters
web-motion-full = As on a real table

# Where: settings: in the list of animations.
# Length: 10 characters
web-motion-quick = Quick

# Where: settings: in the list of animations.
# Length: 10 characters
web-motion-none = None

# Where: settings: before a slider, for the volume of dice, cheese and mice.
# Length: 10 characters
web-sound = Sounds

# Where: settings: before a slider, for the volume of the voice that reads aloud.
# Length: 10 characters
web-voice = Voice

# Where: settings: below that slider, in small letters: what the voice does. Also spoken, as a sample of it.
# Length: 35 characters
web-speech = Read aloud what happens

# Where: settings: behind a slider for a volume that is down to zero, instead of a percentage.
# Length: 5 characters
web-volume-off = Off

# Where: settings: beside a checkbox.
# Length: 55 characters
web-hand-over-setting = A pause when the screen is passed on

# Where: settings: beside a checkbox; squares and spaces are then marked by their names, such as c4 or 12.
# Length: 55 characters
web-coordinates = Letters and numbers on the board

# Where: table, on a phone: name of the round button with a magnifying glass, on a board that is enlarged.
# Length: 30 characters
web-whole-board = Show the whole board

# Where: settings: beside a checkbox.
# Length: 40 characters
web-notify = Call me when it is my turn

# Where: settings: below that checkbox, in small letters.
# Length: a sentence
web-notify-about = Only while this page is out of sight.

# Where: settings: below that checkbox, if the browser does not allow notifications.
# Length: a paragraph
web-notify-denied = Your browser does not allow it. You can change that in its settings.

# Where: a notification of the operating system.
# $name (name): the player: Anna
# Length: a sentence
web-notify-turn = { $name }, it is your turn!
