# Who the computer is at a table. A language writes these names in its own way; they begin with a consonant that is spoken,
# end in no sibilant, and are names of nobody else in the games.

## Mice

character-pip = Pip
character-mimi = Mimi
character-bruno = Bruno
character-lola = Lola
character-nino = Nino
character-tilda = Tilda
character-momo = Momo
character-polly = Polly
character-benno = Benno
character-nelly = Nelly

## Cats

character-kasimir = Kasimir
character-minka = Minka
character-figaro = Figaro
character-luna = Luna
character-samson = Samson
character-merlin = Merlin
character-romeo = Romeo

## Who they are

character-about-pip = Pip heeft het net pas geleerd.
character-about-mimi = Mimi kijkt liever naar de vlinders.
character-about-momo = Momo speelt mee, met één oog op de kaas.
character-about-lola = Lola vertrouwt op haar geluk.
character-about-nino = Nino denkt eerst na. Meestal.
character-about-polly = Polly vergeet nooit wie haar gevangen heeft.
character-about-bruno = Bruno kent alle trucjes, en gebruikt ze ook.
character-about-nelly = Nelly heeft de grote kaas al twee keer gewonnen.
character-about-tilda = Professor Tilda denkt tien zetten vooruit.
character-about-benno = Benno heeft nog nooit een kaas verloren die hij kon houden.
character-about-cat-kitten = Half in slaap: iedereen ontsnapt.
character-about-cat-easy = Jaagt heel graag, vooral op vliegen.
character-about-cat-normal = Let goed op, en springt af en toe.
character-about-cat-hard = Aan deze ogen ontsnapt niemand lang.
character-about-cat-master = Denkt tien zetten vooruit, en spint.
character-about-cat-perfect = Heeft nog nooit een fout gemaakt.
