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

character-about-pip = O Pip aprendeu agora mesmo.
character-about-mimi = A Mimi prefere olhar para as borboletas.
character-about-momo = O Momo joga com um olho no queijo.
character-about-lola = A Lola confia na sorte.
character-about-nino = O Nino pensa primeiro. Quase sempre.
character-about-polly = A Polly nunca esquece quem a apanhou.
character-about-bruno = O Bruno conhece todos os truques, e usa-os.
character-about-nelly = A Nelly já ganhou duas vezes o grande queijo.
character-about-tilda = A professora Tilda pensa dez jogadas à frente.
character-about-benno = O Benno nunca perdeu um queijo que pudesse guardar.
character-about-cat-kitten = Meio a dormir: todos lhe escapam.
character-about-cat-easy = Adora caçar, sobretudo moscas.
character-about-cat-normal = Observa bem, e salta de vez em quando.
character-about-cat-hard = Nada escapa muito tempo a estes olhos.
character-about-cat-master = Pensa dez jogadas à frente, e ronrona.
character-about-cat-perfect = Ainda nunca se enganou.
