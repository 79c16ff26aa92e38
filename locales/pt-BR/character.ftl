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

## Who they are

character-about-pip = Pip acabou de aprender.
character-about-mimi = Mimi prefere olhar as borboletas.
character-about-momo = Momo joga de olho no queijo.
character-about-lola = Lola confia na sorte.
character-about-nino = Nino pensa primeiro. Quase sempre.
character-about-polly = Polly nunca esquece quem a pegou.
character-about-bruno = Bruno conhece todos os truques, e usa.
character-about-nelly = Nelly já ganhou duas vezes o queijão.
character-about-tilda = A professora Tilda pensa dez jogadas à frente.
character-about-benno = Benno nunca perdeu um queijo que pudesse guardar.
character-about-cat-kitten = Meio dormindo: todos escapam.
character-about-cat-easy = Adora caçar, principalmente moscas.
character-about-cat-normal = Observa bem, e pula de vez em quando.
character-about-cat-hard = Nada escapa desses olhos por muito tempo.
character-about-cat-master = Pensa dez jogadas à frente, e ronrona.
character-about-cat-perfect = Nunca errou até hoje.
