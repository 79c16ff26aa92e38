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

## Who they are

character-about-pip = Pip acaba de aprender a jugar.
character-about-mimi = Mimi prefiere mirar las mariposas.
character-about-momo = Momo juega con un ojo en el queso.
character-about-lola = Lola confía en su suerte.
character-about-nino = Nino piensa primero. Casi siempre.
character-about-polly = Polly nunca olvida quién la atrapó.
character-about-bruno = Bruno conoce todos los trucos, y los usa.
character-about-nelly = Nelly ya ha ganado dos veces el gran queso.
character-about-tilda = La profesora Tilda piensa diez jugadas por delante.
character-about-benno = Benno nunca ha perdido un queso que pudiera guardar.
character-about-cat-kitten = Medio dormido: todos se escapan.
character-about-cat-easy = Le encanta cazar, sobre todo moscas.
character-about-cat-normal = Observa bien, y salta de vez en cuando.
character-about-cat-hard = Nada se les escapa mucho tiempo a estos ojos.
character-about-cat-master = Piensa diez jugadas por delante, y ronronea.
character-about-cat-perfect = Todavía no se ha equivocado nunca.
