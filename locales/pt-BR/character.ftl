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
character-samson = Sansão
character-merlin = Merlin
character-romeo = Romeu
