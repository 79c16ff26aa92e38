## Discs: reasons why a move is not legal. The attribute says which rule it is.
## A pile is its discs, such as mc, or the number of its place where covered discs are hidden.

discs-unreadable = “{ $move }” não é uma jogada deste jogo; escreva + ou +mc para pôr um disco, mc> ou mc>c para levantar o de cima de uma pilha mc.
    .rule = Numa jogada você põe um disco da sua mão ou levanta um da mesa, numa pilha nova ou em cima de outra.
discs-unreadable-place = “{ $move }” não é uma jogada deste jogo; escreva + ou +3 para pôr um disco, 3> ou 3>5 para levantar o de cima da pilha 3.
    .rule = Numa jogada você põe um disco da sua mão ou levanta um da mesa, numa pilha nova ou em cima de outra.
discs-hand = Sua mão está vazia: todos os seus discos estão na mesa.
    .rule = Você só põe discos seus; quando todos estão na mesa, levanta o disco de cima de qualquer pilha, mesmo que ele não seja seu.
discs-missing = Não há nenhuma pilha { $pile } na mesa.
    .rule = Os discos são levantados de pilhas da mesa e vão para cima delas.
discs-barred = { $cover ->
    [yes] O disco de cima da pilha { $pile } acabou de ser jogado; você pode cobrir, mas não levantar.
   *[no] O disco de cima da pilha { $pile } acabou de ser jogado, então você não pode levantar.
  }
    .rule = O disco que o outro jogou por último não pode ser levantado.
discs-lone = O disco da pilha { $pile } já está sozinho; fazer uma pilha nova com ele não mudaria nada.
    .rule = Um disco que está sozinho não pode ser levantado para começar uma pilha nova.
discs-same = O disco que você levanta da pilha { $pile } não pode voltar para onde estava.
    .rule = Um disco levantado vai para outra pilha ou começa uma nova.
discs-full = A pilha { $pile } já tem { $height } discos; mais alta ela não pode ficar.
    .rule = Um disco só vai para uma pilha que ainda não está cheia.
discs-nowhere = O disco da pilha { $pile } não tem para onde ir: ele está sozinho, e todas as outras pilhas estão cheias.
    .rule = Disco levantado tem que ser jogado.

## Discs: why something cannot be touched now, on a screen. The other one is shown by name.

discs-touch-empty = Não tem discos na sua mão: levante um que está brilhando.
    .rule = Você só põe discos seus; quando todos estão na mesa, levanta o disco de cima de qualquer pilha, mesmo que ele não seja seu.
discs-touch-other = Esses discos são de { $other }: toque no que está brilhando.
    .rule = Você só põe discos seus.
discs-touch-table = Primeiro toque em um disco que está brilhando.
    .rule = Um disco vem da sua mão ou de cima de uma pilha.
discs-touch-missing = Não tem nenhum disco aí: toque no que está brilhando.
    .rule = Um disco vem da sua mão ou de cima de uma pilha.
discs-touch-barred = { $cover ->
    [yes] Este disco acabou de ser jogado: você pode cobrir, mas não levantar.
   *[no] Este disco acabou de ser jogado, então você não pode levantar.
  }
    .rule = O disco que o outro jogou por último não pode ser levantado.
    .short = Esse disco acabou de ser jogado: toque em um que está brilhando.
discs-touch-nowhere = Esse disco não pode ir a lugar nenhum: toque em um que está brilhando.
    .rule = Disco levantado tem que ser jogado.
discs-touch-lone = Esse disco já está sozinho: toque em uma pilha que está brilhando.
    .rule = Um disco que está sozinho não pode ser levantado para começar uma pilha nova.
discs-touch-onto = Um disco não pode ficar aí: toque no que está brilhando.
    .rule = Um disco vai para uma pilha ou começa uma nova.
discs-touch-same = O disco não pode voltar para aí: toque no que está brilhando.
    .rule = Um disco levantado vai para outra pilha ou começa uma nova.
discs-touch-full = Esta pilha já tem { $height } discos; mais alta ela não pode ficar.
    .rule = Um disco só vai para uma pilha que ainda não está cheia.
    .short = Essa pilha já está cheia: toque em uma que está brilhando.

## Discs: what to do now; the second text tells the others.

discs-prompt-play = { $origin ->
    [hand] Ponha um disco: toque no que está brilhando.
    [pile] Levante um disco que está brilhando.
   *[both] Toque nos seus discos ou levante um que está brilhando.
  }
    .other = { $seat } joga um disco.

discs-advice = { $disc ->
    [hand] Ponha um disco
    [m] Levante um rato
   *[c] Levante um gato
  }{ $onto ->
    [none] { " " }e comece uma pilha nova
    [m] { " " }e cubra um rato
   *[c] { " " }e cubra um gato
  }{ $wins ->
    [yes] : você ganha!
   *[no] { $count ->
        [0] .
        [one] : assim você tem um disco descoberto.
       *[other] : assim você tem { $count } discos descobertos.
      }
  }

## Discs: what is wrong with a position text.

discs-position-pile = PILES: “{ $entry }” não é uma pilha; uma pilha tem de 1 a { $most } letras m e c, de baixo para cima, e um * no fim da pilha em que se jogou por último
discs-position-discs = PILES: o lugar { $seat } só tem { $discs } discos; aqui há mais
discs-position-star = PILES: uma pilha deveria ter um *, a última em que se jogou; aqui { $count } têm
discs-position-both = PILES: os dois lugares têm { $goal } discos descobertos, mas o primeiro a conseguir isso termina a partida
discs-position-many = PILES: o lugar { $seat } tem { $count } discos descobertos, mas a partida acaba assim que um lugar tem { $goal }
discs-position-over = SEAT: “{ $seat }” não combina; é “-” exatamente quando um lugar tem { $goal } discos descobertos, e aqui o melhor tem { $most }
discs-position-first = SEAT: { $seat } não pode jogar primeiro numa mesa vazia; quem começa é { $first }
discs-position-stuck = SEAT: { $seat } não tem nenhum disco para jogar, então não pode ser a sua vez

## Discs: the table in a terminal

discs-title = Cobre-descobre
discs-about = Cubra um gato, descubra um rato: quem se lembra do que está embaixo?
discs-draw-seat = na mão { $hand }  descobertos { $uncovered } de { $goal }
discs-draw-empty = Ainda não há discos na mesa.
discs-draw-star = * foi jogado por último: pode ser coberto, mas não levantado.
discs-draw-lifted = { $disc } foi levantado da pilha { $pile } e tem que ser jogado agora.

## Discs: what just happened. Seats are shown as names; a pile is its discs, such as mc, or the number of its place.

discs-tell-bring = { $pile ->
    [none] { $seat } põe um disco e começa uma pilha nova.
   *[other] { $seat } põe um disco em cima de uma pilha.
  }
    .precise = { $pile ->
        [none] { $seat } põe um disco e começa uma pilha nova.
       *[other] { $seat } põe um disco em cima da pilha { $pile }.
      }
discs-tell-shift = { $seat } levanta { $disc ->
    [m] um rato
   *[c] um gato
  } e { $pile ->
    [none] começa uma pilha nova
   *[other] põe em cima de outra pilha
  }{ $below ->
    [m] ; embaixo havia um rato.
    [c] ; embaixo havia um gato.
   *[none] .
  }
    .precise = { $seat } levanta { $disc ->
        [m] um rato
       *[c] um gato
      } da pilha { $origin } e { $pile ->
        [none] começa uma pilha nova
       *[other] põe em cima da pilha { $pile }
      }{ $below ->
        [m] ; embaixo havia um rato.
        [c] ; embaixo havia um gato.
       *[none] .
      }
discs-finish-goal = Discos descobertos: { $count }. Basta para ganhar.
discs-finish-won = Que esperteza! Agora todos podem pular.
discs-finish-lost = { $missing ->
    [1] Foi por pouco: só faltou um disco!
   *[other] { $count ->
        [0] Todos os seus discos estão escondidos. Na próxima eles aparecem!
       *[other] Seus discos descobertos: { $count }. Na próxima, mais alguns!
      }
  }

## Discs: the rules, for children of ten. The numbers come from the box: $discs discs each, no pile higher than $height,
## $goal uncovered discs win.

discs-rules-goal-title = Como se ganha
discs-rules-goal = É um jogo para dois: um de vocês tem { $discs } ratos, o outro tem { $discs } gatos. Ganha quem tiver primeiro { $goal } dos seus próprios discos descobertos. Não importa a altura das pilhas embaixo deles.
discs-rules-bring-title = Um disco novo
discs-rules-bring = O rato começa, e depois vocês se revezam. Você pode pôr um dos seus discos e começar uma pilha nova com ele.
discs-rules-cover-title = Cobrir
discs-rules-cover = Ou você põe um disco em cima de outro. O que está embaixo fica coberto e não conta mais.
discs-rules-lift-title = Mudar um disco
discs-rules-lift = Ou você levanta o disco de cima de qualquer pilha, mesmo que ele não seja seu. Ponha em cima de outra pilha ou comece uma nova. O que estava embaixo fica descoberto de novo!
discs-rules-last-title = A estrela
discs-rules-last = O disco que foi jogado por último tem uma estrela. Você não pode levantar esse disco, mas pode cobrir.
discs-rules-high-title = A altura
discs-rules-high = Nenhuma pilha pode ter mais de { $height } discos.
discs-rules-memory-title = Você se lembra?
discs-rules-memory = Ninguém vê o que está coberto: você tem que se lembrar. E quem levanta um disco já viu o que havia embaixo, por isso tem que jogar esse disco.
discs-rules-open-title = Sem segredos
discs-rules-open = Vocês também podem jogar com todos os discos à vista. Aí o que vale é pensar antes de jogar.
discs-rules-end-title = O fim
discs-rules-end = Com { $goal } discos descobertos, você ganha na hora. Cuidado: se o outro tiver { $goal } discos descobertos depois da sua jogada, você perde. Se tudo ficar igualzinho pela terceira vez, dá empate.

## Discs: the first lesson. A child plays the mice; the computer plays the cats.

discs-lesson-bring = Você tem os ratos. Toque nos seus discos e depois no lugar livre da mesa.
discs-lesson-cat = Olhe o seu primeiro rato ali, descoberto. Agora o gato põe um disco.
discs-lesson-cover = Cubra o gato! Toque nos seus discos e depois no gato da mesa.
discs-lesson-covered = Agora você tem dois ratos em cima. Mas é a vez do gato…
discs-lesson-new = Ele cobriu um dos seus ratos. Lembre-se de onde ele está! Agora comece uma pilha nova.
discs-lesson-cat-new = Agora dois dos seus estão descobertos. O gato também começa uma pilha nova.
discs-lesson-lift = Onde estava o seu rato coberto? Levante o gato de cima dele e ponha em cima do outro gato.
discs-lesson-go-on = Olhe aí o seu rato de novo! O gato põe mais um disco.
discs-lesson-cover-again = Cubra esse gato agora mesmo!
discs-lesson-remember = Quatro ratos seus estão descobertos. O gato tem que fazer alguma coisa. Olhe bem e não esqueça!
discs-lesson-four = Ele cobriu mais um. Comece uma pilha nova.
discs-lesson-chance = Você tem quatro de novo e precisa de cinco. O que será que o gato vai fazer?
discs-lesson-win = O gato não percebeu! Levante o disco dele que está em cima do seu rato e ponha em cima do gato novo.
discs-lesson-end = Cinco ratos descobertos. Que boa memória! Você ganhou!

## Discs: names of what is on the table, for screen readers. A pile is named by the number of its place.

discs-name-table = Começar uma pilha nova
discs-name-empty = todos na mesa
discs-name-hand = { $count ->
    [0] A mão de { $seat } está vazia: os discos estão todos na mesa
    [one] Um disco na mão de { $seat }
   *[other] { $count } discos na mão de { $seat }
  }
discs-name-disc = { $disc ->
    [m] rato
   *[c] gato
  }
discs-name-pile = Pilha { $number }, de baixo para cima: { $discs }{ $star ->
    [yes] , jogado por último
   *[no] {""}
  }
discs-name-hidden = Pilha { $number }: um { $top ->
    [m] rato
   *[c] gato
  }{ $star ->
    [yes] , jogado por último
   *[no] {""}
  } em cima de { $covered ->
    [one] um disco coberto
   *[other] { $covered } discos cobertos
  }

## Discs: the sides to choose from.

discs-side-m = Ratos
discs-side-c = Gatos
