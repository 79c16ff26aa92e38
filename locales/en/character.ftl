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
