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
character-figaro = Fígaro
character-luna = Luna
character-samson = Sansón
character-merlin = Merlín
character-romeo = Romeo
