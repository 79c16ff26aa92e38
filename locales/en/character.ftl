# Who the computer is at a table. A language writes these names in its own way; they begin with a consonant that is spoken,
# end in no sibilant, and are names of nobody else in the games.

## Mice

# Where: wherever the computer has a mouse’s seat: its name. See the head of this file.
# Length: 15 characters
character-pip = Pip

# Where: wherever the computer has a mouse’s seat: its name. See the head of this file.
# Length: 15 characters
character-mimi = Mimi

# Where: wherever the computer has a mouse’s seat: its name. See the head of this file.
# Length: 15 characters
character-bruno = Bruno

# Where: wherever the computer has a mouse’s seat: its name. See the head of this file.
# Length: 15 characters
character-lola = Lola

# Where: wherever the computer has a mouse’s seat: its name. See the head of this file.
# Length: 15 characters
character-nino = Nino

# Where: wherever the computer has a mouse’s seat: its name. See the head of this file.
# Length: 15 characters
character-tilda = Tilda

# Where: wherever the computer has a mouse’s seat: its name. See the head of this file.
# Length: 15 characters
character-momo = Momo

# Where: wherever the computer has a mouse’s seat: its name. See the head of this file.
# Length: 15 characters
character-polly = Polly

# Where: wherever the computer has a mouse’s seat: its name. See the head of this file.
# Length: 15 characters
character-benno = Benno

# Where: wherever the computer has a mouse’s seat: its name. See the head of this file.
# Length: 15 characters
character-nelly = Nelly

## Cats

# Where: wherever the computer has the cat’s seat in the kitchen, and in the rules of that game: its name.
# Length: 15 characters
character-kasimir = Kasimir

# Where: wherever the computer has the cat’s seat in discs: its name. See the head of this file.
# Length: 15 characters
character-minka = Minka

# Where: wherever the computer has the cat’s seat in discs: its name. See the head of this file.
# Length: 15 characters
character-figaro = Figaro

# Where: wherever the computer has the cat’s seat in discs: its name. See the head of this file.
# Length: 15 characters
character-luna = Luna

# Where: wherever the computer has the cat’s seat in discs: its name. See the head of this file.
# Length: 15 characters
character-samson = Samson

# Where: wherever the computer has the cat’s seat in discs: its name. See the head of this file.
# Length: 15 characters
character-merlin = Merlin

# Where: wherever the computer has the cat’s seat in discs: its name. See the head of this file.
# Length: 15 characters
character-romeo = Romeo

## Who they are

# Where: new table, and the panel “This table”: who Pip is, a mouse that plays at the weakest level.
# Length: a sentence
character-about-pip = Pip has only just learned to play.

# Where: new table, and the panel “This table”: who Mimi is, a mouse that plays at the weakest level.
# Length: a sentence
character-about-mimi = Mimi would rather look at the butterflies.

# Where: new table, and the panel “This table”: who Momo is, a mouse that plays at the second level.
# Length: a sentence
character-about-momo = Momo plays along, one eye on the cheese.

# Where: new table, and the panel “This table”: who Lola is, a mouse that plays at the second level.
# Length: a sentence
character-about-lola = Lola trusts her luck.

# Where: new table, and the panel “This table”: who Nino is, a mouse that plays at the third level.
# Length: a sentence
character-about-nino = Nino thinks first. Mostly.

# Where: new table, and the panel “This table”: who Polly is, a mouse that plays at the third level.
# Length: a sentence
character-about-polly = Polly never forgets who caught her.

# Where: new table, and the panel “This table”: who Bruno is, a mouse that plays at the fourth level.
# Length: a sentence
character-about-bruno = Bruno knows every trick, and uses them all.

# Where: new table, and the panel “This table”: who Nelly is, a mouse that plays at the fourth level.
# Length: a sentence
character-about-nelly = Nelly has won the big cheese twice.

# Where: new table, and the panel “This table”: who Tilda is, a mouse that plays at the strongest that searches level.
# Length: a sentence
character-about-tilda = Professor Tilda thinks ten moves ahead.

# Where: new table, and the panel “This table”: who Benno is, a mouse that plays at the one that plays solved games without a mistake level.
# Length: a sentence
character-about-benno = Benno has never lost a cheese that he could have kept.

# Where: new table, and the panel “This table”: who the cat is that plays at the level “kitten”; its name and face are beside it.
# Length: a sentence
character-about-cat-kitten = Half asleep: everybody gets away.

# Where: new table, and the panel “This table”: who the cat is that plays at the level “easy”; its name and face are beside it.
# Length: a sentence
character-about-cat-easy = Loves chasing things, most of all flies.

# Where: new table, and the panel “This table”: who the cat is that plays at the level “normal”; its name and face are beside it.
# Length: a sentence
character-about-cat-normal = Watches closely, and pounces now and then.

# Where: new table, and the panel “This table”: who the cat is that plays at the level “hard”; its name and face are beside it.
# Length: a sentence
character-about-cat-hard = Nothing escapes these eyes for long.

# Where: new table, and the panel “This table”: who the cat is that plays at the level “master”; its name and face are beside it.
# Length: a sentence
character-about-cat-master = Thinks ten moves ahead, and purrs.

# Where: new table, and the panel “This table”: who the cat is that plays at the level “perfect”; its name and face are beside it.
# Length: a sentence
character-about-cat-perfect = Has never made a mistake.
