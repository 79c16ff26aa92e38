# A family on its own device: who plays, and everybody’s book of trophies and games. Children of ten read this.

## The family

# Where: family: the heading while nobody is there.
# Length: 40 characters
family-empty = Who plays here?

# Where: family: below that heading.
# Length: a sentence
family-empty-about = Choose a face. Your games and trophies are collected here, for you alone.

# Where: family: the button below that sentence, which adds the first person.
# Length: 25 characters
family-begin = Choose a face

# Where: family: the card or button that adds a person.
# Length: 20 characters
family-add = Somebody new

# Where: family: below a face, for screen readers and as a tooltip: the number beside a cup.
# $count (number 0-99): how many: 7 | 1
# Length: 25 characters
family-cups = Trophies: { $count }

# Where: family: below all people.
# Length: a sentence
family-here-only = All of this stays on this device. It is never sent anywhere.

# Where: family: a warning if the browser has no room to store anything.
# Length: a sentence
family-storage-full = This browser has no room left: what is new will be lost when you close the page. Save the family as a file.

# Where: family: a warning if the browser stores nothing, for example in a private window.
# Length: a sentence
family-storage-blocked = This browser stores nothing: the family will be gone when you close the page. Is this a private window?

## A person

# Where: panel of a new person: its heading.
# Length: 25 characters
family-add-title = Who are you?

# Where: panel that changes a person: its heading.
# Length: 25 characters
family-change-title = Something new?

# Where: panel of a new person: the button that adds them.
# Length: 20 characters
family-add-done = That’s me!

# Where: panel of a person: the label of the name, which may be left empty.
# Length: 20 characters
family-name = Name

# Where: panel of a person: below a name that somebody else of the family has.
# Length: a sentence
family-name-taken = Somebody here has this name already.

# Where: panel of a person: above the faces.
# Length: 25 characters
family-face = Your face

# Where: panel of a person: above the colours.
# Length: 25 characters
family-colour = Your colour

# Where: panel of a person: above three pictures, from a small child to a grown-up.
# Length: 30 characters
family-age = Can you read?

# Where: panel of a person: the picture of a small child that listens.
# Length: 30 characters
family-age-pictures = Not yet

# Where: panel of a person: below that.
# Length: 70 characters
family-age-pictures-about = At your own table, everything is read aloud.

# Where: panel of a person: the picture of a child with a book.
# Length: 30 characters
family-age-reads = Yes

# Where: panel of a person: below that.
# Length: 70 characters
family-age-reads-about = You read for yourself.

# Where: panel of a person: the picture of a grown-up cat with a cup of tea.
# Length: 30 characters
family-age-grown = I am grown up

# Where: panel of a person: below that.
# Length: 70 characters
family-age-grown-about = And you help the little ones.

# Where: book of a person: the button that changes face, name and so on; in the panel of a person it has another text.
# Length: 15 characters
family-change = Change

# Where: panel of a person: the button that deletes them.
# Length: 20 characters
family-delete = Delete

# Where: panel of a person: the question before they are deleted.
# $name (name): the person: Anna
# Length: a sentence
family-sure-delete = { $name }: delete this book, with all its trophies?

# Where: panel of a person: the label of a face, a mouse with a flower; also the name of who types none.
# Length: 15 characters
family-face-flower = Flower

# Where: panel of a person: the label of a face, a laughing mouse with a cap; also the name of who types none.
# Length: 15 characters
family-face-cap = Cap

# Where: panel of a person: the label of a face, a striped cat; also the name of who types none.
# Length: 15 characters
family-face-tiger = Tiger

# Where: panel of a person: the label of a face, a mouse with glasses; also the name of who types none.
# Length: 15 characters
family-face-professor = Specs

# Where: panel of a person: the label of a face, a mouse with an eye patch; also the name of who types none.
# Length: 15 characters
family-face-pirate = Pirate

# Where: panel of a person: the label of a face, a cat with a crown; also the name of who types none.
# Length: 15 characters
family-face-queen = Crown

# Where: panel of a person: the label of a face, a laughing mouse with a ribbon on its ear; also the name of who types none.
# Length: 15 characters
family-face-bow = Ribbon

# Where: panel of a person: the label of a face, a mouse with a cook’s hat; also the name of who types none.
# Length: 15 characters
family-face-cook = Chef

# Where: panel of a person: the label of a face, a laughing cat with a party hat; also the name of who types none.
# Length: 15 characters
family-face-party = Party

# Where: panel of a person: the label of a face, a mouse with headphones; also the name of who types none.
# Length: 15 characters
family-face-music = Music

# Where: panel of a person: the label of a face, an old mouse with a bun and glasses; also the name of who types none.
# Length: 15 characters
family-face-bun = Bun

# Where: panel of a person: the label of a face, a cat with a top hat; also the name of who types none.
# Length: 15 characters
family-face-magician = Top hat

# Where: panel of a person: the label of a face, a sleeping mouse with a nightcap; also the name of who types none.
# Length: 15 characters
family-face-sleepy = Nightcap

# Where: panel of a person: the label of a face, a mouse with a cap and a moustache; also the name of who types none.
# Length: 15 characters
family-face-moustache = Moustache

# Where: panel of a person: the label of a face, a cat with a beret; also the name of who types none.
# Length: 15 characters
family-face-painter = Beret

# Where: panel of a person: the label of a face, a laughing cat with a woolly hat and a scarf; also the name of who types none.
# Length: 15 characters
family-face-winter = Woolly hat

## The whole family as a file

# Where: family: the heading above the buttons for files.
# Length: 30 characters
family-carry = Keep a copy

# Where: family: below that heading.
# Length: a sentence
family-carry-about = One file holds the whole family. Take it to another device, or keep it safe.

# Where: family: the button that saves the family as a file.
# Length: 30 characters
family-save = Save as a file

# Where: family: after the file was saved.
# Length: a sentence
family-saved = The file is saved.

# Where: family: the button that opens such a file.
# Length: 30 characters
family-open = Open a file

# Where: family: the question before a file is opened, if there is a family already.
# Length: a sentence
family-sure-open = The family in the file will take the place of this one and all its trophies. All right?

# Where: family: after a file was opened.
# $count (number 1-16): how many people: 4 | 1
# Length: a sentence
family-opened = The family is here. People: { $count }

# Where: family: if the chosen file holds no family.
# Length: a sentence
family-fault-not-ours = There is no Kasimir family in this file.

# Where: family: if the chosen file was made by a newer version of the program.
# Length: a sentence
family-fault-newer = This file was made by a newer Kasimir. Please update the one here first.

# Where: family: if the chosen file holds a family without people.
# Length: a sentence
family-fault-nobody = There is nobody in this file.

# Where: family: the button that deletes all people and books.
# Length: 25 characters
family-delete-all = Delete everything

# Where: family: the question before everything is deleted.
# Length: a sentence
family-sure-delete-all = Delete everybody, with all games and trophies?

# Where: family: after that.
# Length: a sentence
family-deleted = Everything is deleted.

## A book

# Where: book of a person: the label of the arrow, for screen readers.
# Length: 30 characters
family-back = Back to the family

# Where: book of a person: below the name.
# $count (number 1-9999): how many: 12
# Length: 25 characters
family-played = Games: { $count }

# Where: book of a person: after that, if any were won.
# $count (number 1-9999): how many: 5
# Length: 25 characters
family-wins = Won: { $count }

# Where: book of a person: in place of that, before the first match.
# Length: a sentence
family-no-matches = No games yet. Let’s play!

# Where: book of a person: above the picture of the game that they have played most.
# Length: 25 characters
family-favourite = Favourite game

# Where: book of a person: the heading above their matches.
# Length: 20 characters
family-matches = Games

# Where: book of a person: in the line of a match, who else played.
# $names (names): all others: Anna, Ben
# Length: a sentence
family-with = With { $names }

# Where: book of a person: in the line of a match that they won.
# Length: 15 characters
family-result-won = Won!

# Where: book of a person: in the line of a match that was drawn.
# Length: 18 characters
family-result-drawn = A draw

# Where: book of a person: in the line of a match that they lost; a kind word.
# Length: 20 characters
family-result-lost = Not this time

# Where: book of a person: the button that shows more matches.
# Length: 20 characters
family-more = Show more

# Where: book of a person: below the matches, if some are counted but no longer listed.
# $count (number 1-9999): how many: 40
# Length: a sentence
family-older = Older games, counted but no longer listed: { $count }

## Trophies

# Where: book of a person: the heading above the trophies.
# Length: 20 characters
family-trophies = Trophies

# Where: book of a person: beside that heading.
# $count (number 0-99): those earned: 7
# $all (number 1-99): all that there are: 25
# Length: 20 characters
family-trophy-count = { $count } of { $all }

# Where: book of a person: the name of a trophy; its attribute says how to get it: a first match.
# $game (title): the title of the game
# Length: 50 characters
family-trophy-first = First game: { $game }
    .how = Play it once: { $game }

# Where: book of a person: the name of a trophy; its attribute says how to get it: a first lesson.
# $game (title): the title of the game
# Length: 50 characters
family-trophy-lesson = Learned: { $game }
    .how = Finish the first lesson: { $game }

# Where: book of a person: the name of a trophy; its attribute says how to get it: a first win against a level of the computer.
# $level (message): what the level is called: web-level-easy
# Length: 50 characters
family-trophy-level = Won against: { $level }
    .how = Win against: { $level }

# Where: book of a person: the name of a trophy; its attribute says how to get it: all games.
# Length: 25 characters
family-trophy-all-games = The whole pantry
    .how = Play each of the games once.

# Where: book of a person: the name of a trophy; its attribute says how to get it: with somebody else of the family.
# Length: 25 characters
family-trophy-together = Together
    .how = Play with somebody from the family.

# Where: book of a person: the name of a trophy; its attribute says how to get it: having played both sides.
# Length: 25 characters
family-trophy-cat-and-mouse = Cat and mouse
    .how = Be a cat once, and a mouse once.

# Where: book of a person: the name of a trophy; its attribute says how to get it: a win from far behind.
# Length: 25 characters
family-trophy-comeback = Back again
    .how = Win when all seems lost.

# Where: book of a person: the name of a trophy; its attribute says how to get it: a win against luck.
# Length: 25 characters
family-trophy-against-luck = Rain or shine
    .how = Win although luck is against you.

# Where: book of a person: the name of a trophy; its attribute says how to get it: a match of good choices.
# Length: 25 characters
family-trophy-careful = Sharp eyes
    .how = Choose well all through a game.

# Where: book of a person: the name of a trophy; its attribute says how to get it: daring to play against a strong computer.
# Length: 25 characters
family-trophy-brave = Brave mouse
    .how = Dare to play against a strong bot.

# Where: book of a person: the name of a trophy; its attribute says how to get it: ten matches.
# Length: 25 characters
family-trophy-ten = Ten games
    .how = Play ten games, won or lost.

# Where: book of a person: the name of a trophy; its attribute says how to get it: fifty matches.
# Length: 25 characters
family-trophy-fifty = Fifty games
    .how = Play fifty games, won or lost.

# Where: end of a match and of a lesson: above the picture of a trophy that somebody has earned.
# $name (name): the person: Anna
# Length: a sentence
family-news = Well done, { $name }!

# Where: end of a match: the label of the cross that closes that, for screen readers.
# Length: 20 characters
family-close = Close

# Where: end of a lesson: the question above the faces of the family.
# Length: 45 characters
family-learned = Who has learned this?

## Luck and choices

# Where: family, book of a person: the heading above luck and choices.
# Length: 30 characters
family-ledger = Luck and choices

# Where: family, book of a person: beside a clover.
# Length: 35 characters
family-luck-kind = Luck was kind.

# Where: family, book of a person: beside a die.
# Length: 35 characters
family-luck-fair = Luck was fair.

# Where: family, book of a person: beside a rain cloud.
# Length: 35 characters
family-luck-teasing = Luck was teasing.

# Where: family, book of a person: beside one to five stars.
# $stars (number 1-5): how good the choices were: 5 | 4 | 3 | 2 | 1
# Length: 35 characters
family-choices = { $stars ->
    [5] Chosen brilliantly
    [4] Chosen very well
    [3] Chosen well
    [2] Getting better
   *[other] Still exploring
  }

# Where: family, book of a person: below luck and choices.
# Length: a sentence
family-ledger-about = Luck is what chance gave or took. The stars are for choices: with five, hardly anything was given away.

# Where: book of a person: a line of luck and choices that opens the numbers.
# Length: 25 characters
family-numbers = In numbers

# Where: book of a person: the first of the sentences with numbers; the others follow it.
# $count (number 1-9999): how many were analysed: 12
# Length: a sentence
family-ledger-matches = Games: { $count }. In each, on average:

# Where: book of a person: after that, if luck was kind.
# $percent (percent): how much: 12
# Length: a sentence
family-luck-gave = luck gave { $percent } of a win.

# Where: book of a person: in place of that, if luck was teasing.
# $percent (percent): how much: 12
# Length: a sentence
family-luck-took = luck took { $percent } of a win.

# Where: book of a person: the last of these sentences.
# $percent (percent): how much: 12
# Length: a sentence
family-choices-gave = The best choices would have brought { $percent } more.

# Where: book of a person: below the numbers, if all were computed exactly.
# Length: a sentence
family-ledger-exact = This is exact: the computer knows this game to the end.

# Where: book of a person: in place of that, if some were computed exactly.
# Length: a sentence
family-ledger-partly = Some of this is exact. For the rest the computer looked ahead, and may be a little wrong.

# Where: book of a person: in place of that, if nothing was computed exactly.
# Length: a sentence
family-ledger-roughly = The computer looked ahead, and may be a little wrong.
