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

character-about-pip = Pip har lige lært det.
character-about-mimi = Mimi kigger hellere på sommerfugle.
character-about-momo = Momo spiller med og skæver til osten.
character-about-lola = Lola stoler på sit held.
character-about-nino = Nino tænker først. For det meste.
character-about-polly = Polly glemmer aldrig, hvem der fangede hende.
character-about-bruno = Bruno kan alle tricks og bruger dem.
character-about-nelly = Nelly har allerede vundet den store ost to gange.
character-about-tilda = Professor Tilda tænker ti træk frem.
character-about-benno = Benno har aldrig mistet en ost, som han kunne beholde.
character-about-cat-kitten = Halvt i søvn: alle slipper væk.
character-about-cat-easy = Elsker at jage, allerhelst fluer.
character-about-cat-normal = Holder godt øje og springer af og til.
character-about-cat-hard = Intet slipper længe fra disse øjne.
character-about-cat-master = Tænker ti træk frem og spinder.
character-about-cat-perfect = Har endnu aldrig lavet en fejl.
