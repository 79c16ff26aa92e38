## Discs: reasons why a move is not legal. The attribute says which rule it is.
## A pile is its discs, such as mc, or the number of its place where covered discs are hidden.

discs-unreadable = «{ $move }» não é uma jogada deste jogo; escreve + ou +mc para pôr um disco, mc> ou mc>c para levantar o de cima de uma pilha mc.
    .rule = Uma jogada põe um disco da tua mão ou levanta um da mesa, numa pilha nova ou sobre outra.
discs-unreadable-place = «{ $move }» não é uma jogada deste jogo; escreve + ou +3 para pôr um disco, 3> ou 3>5 para levantar o de cima da pilha 3.
    .rule = Uma jogada põe um disco da tua mão ou levanta um da mesa, numa pilha nova ou sobre outra.
discs-hand = A tua mão está vazia: todos os teus discos estão na mesa.
    .rule = Só pões discos teus; quando estão todos na mesa, levantas o disco de cima de qualquer pilha, mesmo que não seja teu.
discs-missing = Na mesa não há nenhuma pilha { $pile }.
    .rule = Os discos levantam-se das pilhas da mesa e pousam-se sobre elas.
discs-barred = { $cover ->
    [yes] O disco de cima da pilha { $pile } acabou de ser jogado; podes tapá-lo, mas não levantá-lo.
   *[no] O disco de cima da pilha { $pile } acabou de ser jogado; não podes levantá-lo.
  }
    .rule = Não se pode levantar o último disco que o adversário jogou.
discs-lone = O disco da pilha { $pile } já está sozinho; fazer com ele uma pilha nova não mudaria nada.
    .rule = Um disco que está sozinho não se pode levantar para começar uma pilha nova.
discs-same = O disco que levantas da pilha { $pile } não pode voltar para onde estava.
    .rule = Um disco levantado vai para outra pilha ou começa uma nova.
discs-full = A pilha { $pile } já tem { $height } discos; mais alta não pode ser.
    .rule = Um disco só se pousa numa pilha que ainda não esteja cheia.
discs-nowhere = O disco da pilha { $pile } não pode ir para lado nenhum: está sozinho, e todas as outras pilhas estão cheias.
    .rule = Disco levantado tem de ser jogado.

## Discs: why something cannot be touched now, on a screen. The other one is shown by name.

discs-touch-empty = Não tens discos na mão: levanta um que brilha.
    .rule = Só pões discos teus; quando estão todos na mesa, levantas o disco de cima de qualquer pilha, mesmo que não seja teu.
discs-touch-other = Esses discos são de { $other }: toca no que brilha.
    .rule = Só pões discos teus.
discs-touch-table = Primeiro toca num disco que brilha.
    .rule = Um disco vem da tua mão ou do cimo de uma pilha.
discs-touch-missing = Aí não há nenhum disco: toca no que brilha.
    .rule = Um disco vem da tua mão ou do cimo de uma pilha.
discs-touch-barred = { $cover ->
    [yes] Este disco acabou de ser jogado: podes tapá-lo, mas não levantá-lo.
   *[no] Este disco acabou de ser jogado: não podes levantá-lo.
  }
    .rule = Não se pode levantar o último disco que o adversário jogou.
    .short = Esse disco acabou de ser jogado: toca num que brilha.
discs-touch-nowhere = Esse disco não pode ir para lado nenhum: toca num que brilha.
    .rule = Disco levantado tem de ser jogado.
discs-touch-lone = Esse disco já está sozinho: toca numa pilha que brilha.
    .rule = Um disco que está sozinho não se pode levantar para começar uma pilha nova.
discs-touch-onto = Aí não pode ficar um disco: toca no que brilha.
    .rule = Um disco vai para uma pilha ou começa uma nova.
discs-touch-same = O disco não pode voltar para aí: toca no que brilha.
    .rule = Um disco levantado vai para outra pilha ou começa uma nova.
discs-touch-full = Esta pilha já tem { $height } discos; mais alta não pode ser.
    .rule = Um disco só se pousa numa pilha que ainda não esteja cheia.
    .short = Essa pilha já está cheia: toca numa que brilha.

## Discs: what to do now; the second text tells the others.

discs-prompt-play = { $origin ->
    [hand] Põe um disco: toca no que brilha.
    [pile] Levanta um disco que brilha.
   *[both] Toca nos teus discos ou levanta um que brilha.
  }
    .other = { $seat } joga um disco.

discs-advice = { $disc ->
    [hand] Põe um disco
    [m] Levanta um rato
   *[c] Levanta um gato
  }{ $onto ->
    [none] { " " }e começa uma pilha nova
    [m] { " " }e tapa um rato
   *[c] { " " }e tapa um gato
  }{ $wins ->
    [yes] : ganhas!
   *[no] { $count ->
        [0] .
        [1] : assim tens um disco destapado.
       *[other] : assim tens { $count } discos destapados.
      }
  }

## Discs: what is wrong with a position text.

discs-position-pile = PILES: «{ $entry }» não é uma pilha; uma pilha são 1 a { $most } letras m e c, de baixo para cima, e um * no fim da pilha em que se jogou por último
discs-position-discs = PILES: o lugar { $seat } só tem { $discs } discos; aqui há mais
discs-position-star = PILES: uma pilha devia ter um *, a última em que se jogou; aqui têm-no { $count }
discs-position-both = PILES: ambos os lugares têm { $goal } discos destapados, mas o primeiro a tê-los acaba a partida
discs-position-many = PILES: o lugar { $seat } tem { $count } discos destapados, mas a partida acaba assim que um lugar tem { $goal }
discs-position-over = SEAT: «{ $seat }» não bate certo; é «-» precisamente quando um lugar tem { $goal } discos destapados, e aqui o melhor tem { $most }
discs-position-first = SEAT: { $seat } não pode jogar com a mesa vazia; começa { $first }
discs-position-stuck = SEAT: { $seat } não tem nenhum disco que possa jogar, por isso não pode ser a sua vez

## Discs: the table in a terminal

discs-title = Tapa e destapa
discs-about = Tapa um gato, destapa um rato: quem se lembra do que está por baixo?
discs-draw-seat = na mão { $hand }  destapados { $uncovered } de { $goal }
discs-draw-empty = Ainda não há discos na mesa.
discs-draw-star = * foi jogado por último: pode tapar-se, não levantar-se.
discs-draw-lifted = { $disc } foi levantado da pilha { $pile } e tem de ser jogado agora.

## Discs: what just happened. Seats are shown as names; a pile is its discs, such as mc, or the number of its place.

discs-tell-bring = { $pile ->
    [none] { $seat } põe um disco e começa uma pilha nova.
   *[other] { $seat } põe um disco sobre uma pilha.
  }
    .precise = { $pile ->
        [none] { $seat } põe um disco e começa uma pilha nova.
       *[other] { $seat } põe um disco sobre a pilha { $pile }.
      }
discs-tell-shift = { $seat } levanta { $disc ->
    [m] um rato
   *[c] um gato
  } e { $pile ->
    [none] começa uma pilha nova
   *[other] pousa-o sobre outra pilha
  }{ $below ->
    [m] ; por baixo estava um rato.
    [c] ; por baixo estava um gato.
   *[none] .
  }
    .precise = { $seat } levanta { $disc ->
        [m] um rato
       *[c] um gato
      } da pilha { $origin } e { $pile ->
        [none] começa uma pilha nova
       *[other] pousa-o sobre a pilha { $pile }
      }{ $below ->
        [m] ; por baixo estava um rato.
        [c] ; por baixo estava um gato.
       *[none] .
      }
discs-finish-goal = Discos destapados: { $count }. Chega para ganhar.
discs-finish-won = Bem jogado! Agora podem todos saltar.
discs-finish-lost = { $missing ->
    [1] Foi por pouco: só faltava um disco!
   *[other] { $count ->
        [0] Todos os teus discos estão escondidos. Para a próxima espreitam cá para fora!
       *[other] Os teus discos destapados: { $count }. Para a próxima, mais alguns!
      }
  }

## Discs: the rules, for children of ten. The numbers come from the box: $discs discs each, no pile higher than $height,
## $goal uncovered discs win.

discs-rules-goal-title = Como se ganha
discs-rules-goal = É um jogo para dois: { $discs } ratos contra { $discs } gatos. Ganha quem tiver primeiro { $goal } dos seus discos destapados. Não importa a altura das pilhas por baixo deles.
discs-rules-bring-title = Um disco novo
discs-rules-bring = Começa o rato; depois joga-se à vez. Podes pôr um dos teus discos e começar com ele uma pilha nova.
discs-rules-cover-title = Tapar
discs-rules-cover = Ou pões um disco em cima de outro. O que fica por baixo está tapado e já não conta.
discs-rules-lift-title = Mudar um disco
discs-rules-lift = Ou levantas o disco de cima de qualquer pilha, mesmo que não seja teu. Pousa-o noutra pilha ou começa uma nova. O que estava por baixo fica outra vez destapado!
discs-rules-last-title = A estrela
discs-rules-last = O último disco que foi jogado tem uma estrela. Não o podes levantar, mas podes tapá-lo.
discs-rules-high-title = A altura
discs-rules-high = Nenhuma pilha pode ter mais de { $height } discos.
discs-rules-memory-title = Lembras-te?
discs-rules-memory = Ninguém vê o que está tapado: tens de te lembrar. E quem levanta um disco já viu o que estava por baixo, por isso tem de o jogar.
discs-rules-open-title = Sem segredos
discs-rules-open = Também se pode jogar com todos os discos à vista. Então o que conta é pensar nas jogadas seguintes.
discs-rules-end-title = O fim
discs-rules-end = Com { $goal } discos destapados ganhas logo. Cuidado: se o adversário tiver { $goal } discos destapados depois da tua jogada, perdes. Se tudo ficar exatamente igual pela terceira vez, é empate.

## Discs: the first lesson. A child plays the mice; the computer plays the cats.

discs-lesson-bring = Tens os ratos. Toca nos teus discos e depois no lugar livre da mesa.
discs-lesson-cat = Ali está o teu primeiro rato, destapado. Agora o gato põe um disco.
discs-lesson-cover = Tapa o gato! Toca nos teus discos e depois no gato da mesa.
discs-lesson-covered = Agora tens dois ratos em cima. Mas é a vez do gato…
discs-lesson-new = Ele tapou um dos teus ratos. Lembra-te de onde está! Agora começa uma pilha nova.
discs-lesson-cat-new = Já tens dois destapados. O gato também começa uma pilha nova.
discs-lesson-lift = Onde estava o teu rato tapado? Levanta o gato que está em cima dele e pousa-o no outro gato.
discs-lesson-go-on = Lá está outra vez o teu rato! O gato põe mais um disco.
discs-lesson-cover-again = Tapa-o já!
discs-lesson-remember = Tens quatro ratos destapados. O gato tem de fazer alguma coisa. Olha bem e não te esqueças!
discs-lesson-four = Ele tapou outro. Começa uma pilha nova.
discs-lesson-chance = Tens outra vez quatro e precisas de cinco. O que fará o gato?
discs-lesson-win = Ele não reparou! Levanta o gato que tapa o teu rato e pousa-o no gato novo.
discs-lesson-end = Cinco ratos destapados. Que boa memória! Ganhaste!

## Discs: names of what is on the table, for those who listen to it. A pile is told by the number of its place.

discs-name-table = Começar uma pilha nova
discs-name-empty = todos na mesa
discs-name-hand = { $count ->
    [0] A mão de { $seat } está vazia: os discos estão todos na mesa
    [1] Um disco na mão de { $seat }
   *[other] { $count } discos na mão de { $seat }
  }
discs-name-disc = { $disc ->
    [m] rato
   *[c] gato
  }
discs-name-pile = Pilha { $number }, a partir de baixo: { $discs }{ $star ->
    [yes] , jogado por último
   *[no] {""}
  }
discs-name-hidden = Pilha { $number }: um { $top ->
    [m] rato
   *[c] gato
  }{ $star ->
    [yes] , jogado por último
   *[no] {""}
  } sobre { $covered ->
    [1] um disco tapado
   *[other] { $covered } discos tapados
  }

## Discs: the sides to choose from.

discs-side-m = Os ratos
discs-side-c = Os gatos
