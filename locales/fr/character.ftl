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
character-romeo = Roméo

## Who they are

character-about-pip = Pip vient tout juste d’apprendre.
character-about-mimi = Mimi préfère regarder les papillons.
character-about-momo = Momo joue, un œil sur le fromage.
character-about-lola = Lola compte sur sa chance.
character-about-nino = Nino réfléchit d’abord. Le plus souvent.
character-about-polly = Polly n’oublie jamais qui l’a attrapée.
character-about-bruno = Bruno connaît tous les tours, et il les joue.
character-about-nelly = Nelly a déjà gagné deux fois le grand fromage.
character-about-tilda = La professeure Tilda pense dix coups à l’avance.
character-about-benno = Benno n’a jamais perdu un fromage qu’il pouvait garder.
character-about-cat-kitten = À moitié endormi : tout le monde s’échappe.
character-about-cat-easy = Adore chasser, surtout les mouches.
character-about-cat-normal = Observe bien, et bondit de temps en temps.
character-about-cat-hard = Rien n’échappe longtemps à ces yeux-là.
character-about-cat-master = Pense dix coups à l’avance, et ronronne.
character-about-cat-perfect = N’a encore jamais fait d’erreur.
