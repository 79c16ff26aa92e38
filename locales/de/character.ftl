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

character-about-pip = Pip hat es gerade erst gelernt.
character-about-mimi = Mimi schaut lieber den Schmetterlingen zu.
character-about-momo = Momo spielt mit und schielt dabei zum Käse.
character-about-lola = Lola vertraut auf ihr Glück.
character-about-nino = Nino denkt erst nach. Meistens.
character-about-polly = Polly vergisst nie, wer sie gefangen hat.
character-about-bruno = Bruno kennt jeden Trick und spielt ihn auch.
character-about-nelly = Nelly hat den großen Käse schon zweimal gewonnen.
character-about-tilda = Professorin Tilda denkt zehn Züge voraus.
character-about-benno = Benno hat noch nie einen Käse verloren, den er behalten konnte.
character-about-cat-kitten = Im Halbschlaf: Da entkommt jede Maus.
character-about-cat-easy = Jagt für sein Leben gern, am liebsten Fliegen.
character-about-cat-normal = Passt gut auf und springt ab und zu.
character-about-cat-hard = Diesen Augen entgeht so leicht keine Maus.
character-about-cat-master = Denkt zehn Züge voraus und schnurrt.
character-about-cat-perfect = Hat noch nie einen Fehler gemacht.
