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

character-about-pip = Pip ha appena imparato.
character-about-mimi = Mimi preferisce guardare le farfalle.
character-about-momo = Momo gioca con un occhio al formaggio.
character-about-lola = Lola si affida alla fortuna.
character-about-nino = Nino prima pensa. Quasi sempre.
character-about-polly = Polly non dimentica mai chi l’ha presa.
character-about-bruno = Bruno conosce tutti i trucchi, e li usa.
character-about-nelly = Nelly ha già vinto due volte il grande formaggio.
character-about-tilda = La professoressa Tilda pensa dieci mosse avanti.
character-about-benno = Benno non ha mai perso un formaggio che poteva tenersi.
character-about-cat-kitten = Mezzo addormentato: gli scappano tutti.
character-about-cat-easy = Adora cacciare, soprattutto le mosche.
character-about-cat-normal = Osserva bene, e ogni tanto salta.
character-about-cat-hard = Niente sfugge a lungo a questi occhi.
character-about-cat-master = Pensa dieci mosse avanti, e fa le fusa.
character-about-cat-perfect = Non ha ancora mai sbagliato.
