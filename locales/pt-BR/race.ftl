## Race: reasons why a move is not legal. The attribute says which rule it is.

race-unreadable = “{ $move }” não é uma jogada deste jogo; escreva draw, pass, back, lift:e5, cat:e5, ou s, l, r para uma peça de caminho (ns, el para a sua primeira).
    .rule = Na sua vez, você tira uma peça e coloca no tabuleiro, ou passa a vez.
race-unreadable-stay = “{ $move }” não é uma jogada deste jogo; escreva draw, pass, back, cat:e5, ou s, l, r para uma peça de caminho (ns, el para a sua primeira).
    .rule = Na sua vez, você tira uma peça e coloca no tabuleiro, ou passa a vez.
race-undrawn = Você ainda não tem uma peça, então “{ $move }” tem que esperar: primeiro tire uma.
    .rule = A sua vez começa com uma escolha: tirar uma peça ou passar a vez.
race-in-hand = Você tirou { $hand ->
    [straight] uma reta
    [bend] uma curva
   *[cat] um gato
  } e agora tem que colocar no tabuleiro; “{ $move }” é para o começo da vez.
    .rule = Se der para colocar a peça que você tirou, ela tem que ser colocada.
race-other-tile = Você tirou { $hand ->
    [straight] uma reta (s)
    [bend] uma curva (l ou r)
   *[cat] um gato
  }, então não pode jogar “{ $move }”.
    .rule = Você coloca a peça que tirou.
race-bag = O saquinho está vazio: não há nada para tirar.
    .rule = Você só pode tirar enquanto houver peças no saquinho.
    .short = O saquinho está vazio: toque no que está brilhando.
race-no-path = O seu caminho não tem nenhuma peça para devolver.
    .rule = Quem passa a vez pode devolver ao saquinho a última peça do próprio caminho.
race-off-board = A casa { $square } não existe neste tabuleiro.
    .rule = As peças ficam nas casas do tabuleiro.
race-no-cat = Não há nenhum gato em { $square }.
    .rule = Quem passa a vez pode devolver ao saquinho um gato do tabuleiro.
race-cats-stay = Os gatos ficam onde estão: só a última peça do seu próprio caminho pode voltar para o saquinho.
    .rule = Quem passa a vez pode devolver a última peça do próprio caminho, mas nenhum gato.
    .short = Os gatos ficam onde estão: toque no que está brilhando.
race-begun = O seu caminho já começou, então escreva só “{ $tile }”, e não “{ $move }”: a peça continua onde o caminho termina.
    .rule = Só a primeira peça de um caminho pode escolher a direção.
race-which-way = É a sua primeira peça, então diga por onde ela sai do seu canto: escreva { $count ->
    [one] “{ $first }”
   *[other] “{ $first }” ou “{ $second }”
  }, e não “{ $move }”.
    .rule = A primeira peça fica numa das duas casas ao lado do seu canto.
race-exit = Do seu canto, um caminho sai para { $one } ou { $other }; para { $heading } não há tabuleiro.
    .rule = A primeira peça fica numa das duas casas ao lado do seu canto.
race-taken = { $square } não está livre: ali está { $what ->
    [cat] um gato
    [cheese] o queijo
    [corner] o canto de onde sai um rato
   *[path] um caminho
  }.
    .rule = Uma peça só pode ser colocada numa casa livre.
    .short = Já tem alguma coisa aí: toque em uma casa que está brilhando.
race-edge = Colocada assim em { $square }, a peça levaria para fora do tabuleiro.
    .rule = A ponta aberta de um caminho tem que dar para uma casa livre ou para o queijo.
    .short = Isso leva para fora do tabuleiro: toque em uma casa que está brilhando.
race-cat-ahead = Assim o seu caminho daria de cara com o gato de { $ahead }.
    .rule = A ponta aberta de um caminho não pode dar para um gato.
    .short = Isso bate em um gato: toque em uma casa que está brilhando.
race-path-ahead = Assim o seu caminho bateria num caminho em { $ahead }.
    .rule = A ponta aberta de um caminho não pode dar para nenhum caminho, nem para o próprio.
    .short = Isso bate em um caminho: toque em uma casa que está brilhando.
race-corner-ahead = Assim o seu caminho bateria no canto { $ahead }, de onde sai um rato.
    .rule = A ponta aberta de um caminho não pode dar para um canto de onde saiu um rato.
    .short = Isso bate em um canto: toque em uma casa que está brilhando.
race-side = { $square } não fica do lado de { $seat }, que joga em seguida.
    .rule = Um gato é colocado do lado de quem joga em seguida: o canto de nenhum outro rato está mais perto da casa.
    .short = Isso não fica do lado de { $seat }: toque em uma casa que está brilhando.
race-side-or-scent = { $square } não fica do lado de { $seat }, que joga em seguida, nem ao lado do queijo.
    .rule = Um gato é colocado do lado de quem joga em seguida, onde o canto de nenhum outro rato está mais perto, ou nas casas com cheiro de queijo.
    .short = Isso não fica do lado de { $seat } nem ao lado do queijo: toque em uma casa que está brilhando.
race-leader-side = { $count ->
    [1] { $square } não fica do lado de { $seat }. Sem contar você, { $seat } é quem tem mais peças.
   *[other] { $square } não fica do lado de nenhum jogador que possa receber este gato: ele é para atrapalhar um dos outros que têm mais peças.
  }
    .rule = Um gato é colocado do lado do outro jogador com mais peças: o canto de nenhum outro rato está mais perto da casa.
    .short = Um gato não pode ficar aí agora: toque em uma casa que está brilhando.
race-leader-side-or-scent = { $count ->
    [1] { $square } não fica ao lado do queijo nem do lado de { $seat }. Sem contar você, { $seat } é quem tem mais peças.
   *[other] { $square } não fica ao lado do queijo nem do lado de nenhum jogador que possa receber este gato: ele é para atrapalhar um dos outros que têm mais peças.
  }
    .rule = Um gato é colocado do lado do outro jogador com mais peças, onde o canto de nenhum outro rato está mais perto, ou nas casas com cheiro de queijo.
    .short = Um gato não pode ficar aí agora: toque em uma casa que está brilhando.
race-open-end = O caminho de { $seat } continua em { $square }, então ali não pode ficar um gato.
    .rule = Nenhum gato fica na casa para onde dá a ponta aberta de um caminho, a não ser ao lado do queijo, se a regra do cheiro deixar.
    .short = Por aí continua o caminho de { $seat }: toque em uma casa que está brilhando.
race-last-exit = { $square } é a última saída do canto de { $seat }, então ali não pode ficar um gato.
    .rule = Para quem não tem peças no tabuleiro, os gatos deixam livre pelo menos uma das duas primeiras casas.
    .short = É a última saída de { $seat }: toque em uma casa que está brilhando.

## Race: why something cannot be touched now, on a screen.

race-touch-draw = Primeiro toque no saquinho!
    .rule = Quem escolhe tirar tem que pegar uma peça no saquinho.
race-touch-hand = Não tem nada na sua mão: toque no saquinho.
    .rule = A sua vez começa com uma escolha: tirar uma peça ou passar a vez.
race-touch-back = Isso não vai para o saquinho: toque no que está brilhando.
    .rule = Quem passa a vez pode devolver um gato ou a última peça do próprio caminho.
race-touch-lay = Toque em uma casa que está brilhando: a sua peça vai para lá.
    .rule = Se der para colocar a peça que você tirou, ela tem que ser colocada.
race-touch-ahead = O seu caminho continua em { $square }.
    .rule = Uma peça de caminho fica logo depois da ponta aberta do seu caminho.
    .short = O seu caminho continua onde está brilhando.
race-touch-first = O seu caminho começa ao lado do seu canto, onde está brilhando.
    .rule = A primeira peça fica numa das duas casas ao lado do seu canto.
race-touch-bend = A sua curva não leva para lá: toque em uma casa que está brilhando.
    .rule = Uma curva vira para a esquerda ou para a direita: toque na casa para onde o seu caminho deve ir.

## Race: what to do now; the second text tells the others.

race-prompt-turn = Toque no saquinho para tirar uma peça.
    .other = { $seat } tira uma peça ou passa a vez.

race-prompt-empty = O saquinho está vazio: toque no que está brilhando.
    .other = { $seat } passa a vez.

race-prompt-back = Agora toque no saquinho: a peça volta para lá.

race-prompt-bag = Toque no saquinho!
    .other = { $seat } tira uma peça do saquinho.

race-prompt-path = { $tile ->
    [straight] Ponha a sua reta onde está brilhando.
   *[bend] Ponha a sua curva onde está brilhando.
  }
    .other = { $seat } coloca { $tile ->
        [straight] uma reta.
       *[bend] uma curva.
      }

race-prompt-ahead = Agora toque na casa para onde o seu caminho vira.

race-prompt-cat = { $where ->
    [one] Ponha o gato para atrapalhar { $other }.
    [cheese] Ponha o gato ao lado do queijo.
   *[several] Ponha o gato para atrapalhar alguém.
  }
    .other = { $seat } põe um gato.

race-advice-draw = { $count ->
    [0] Tire uma peça.
    [one] Tire uma peça: { $count } das { $all } no saquinho serve no seu caminho.
   *[other] Tire uma peça: { $count } das { $all } no saquinho servem no seu caminho.
  }

race-advice-pass = Passe a vez.

race-advice-back = Devolva a última peça do seu caminho{ $why ->
    [stuck] : depois dela nada mais serve.
   *[none] .
  }

race-advice-lift = Devolva um gato ao saquinho{ $why ->
    [way] : ele está bem na frente do seu caminho.
   *[none] .
  }

race-advice-lay = { $tile ->
    [straight] Ponha a reta
   *[bend] Ponha a curva
  }{ $why ->
    [cheese] : o seu caminho chega ao queijo!
    [scent] : o seu caminho chega bem ao lado do queijo!
    [closer] : o seu caminho fica mais perto do queijo.
   *[none] .
  }

race-advice-cat = { $where ->
    [path] Ponha o gato bem na frente do caminho de { $other }.
    [cheese] Ponha o gato bem ao lado do queijo.
   *[side] Ponha o gato para atrapalhar { $other }.
  }

## Race: what is wrong with a position text.

race-position-path = PATHS: “{ $found }” não é um caminho para { $seat }; escreva “-”, ou uma direção (n e s w) e uma letra para cada peça (s l r)
race-position-exit = PATHS: { $seat } sai do seu canto para um destes: { $exits }; não para { $found }
race-position-run = PATHS: a peça { $count } de { $seat } ficaria { $what ->
    [edge] fora do tabuleiro
    [cheese] em cima do queijo, em { $square }
    [corner] em cima de um canto de saída, em { $square }
   *[path] em cima de outra peça de caminho, em { $square }
  }
race-position-end = PATHS: a ponta aberta de { $seat } dá para { $what ->
    [edge] fora do tabuleiro
    [corner] o canto de saída { $square }
   *[path] uma peça do próprio caminho, em { $square }
  }
race-position-tiles = { $found } { $kind ->
    [straights] retas
    [bends] curvas
   *[cats] gatos
  } no tabuleiro; só existem { $tiles }
race-position-square = CATS: “{ $found }” não é uma casa; o tabuleiro vai de a1 a { $last }
race-position-cat = CATS: não pode haver um gato em { $square }: { $what ->
    [cat] já há um ali
    [cheese] o queijo está ali
    [corner] um rato saiu dali
   *[path] há uma peça de caminho ali
  }
race-position-guarded = CATS: não pode haver um gato em { $square }, para onde dá a ponta aberta de { $seat }
race-position-shut = CATS: { $one } e { $other } não podem ter as duas um gato enquanto { $seat } não tiver peças
race-position-winners = PATHS: { $count } pontas abertas dão para o queijo; a primeira termina a partida
race-position-winners-scent = PATHS: { $count } pontas abertas dão para o queijo ou para casas livres ao lado dele; a primeira termina a partida
race-position-over = SEAT e STEP são “-” e “over” exatamente quando uma ponta aberta dá para o queijo; aqui { $count ->
    [0] não há nenhuma
   *[other] há uma
  }
race-position-over-scent = SEAT e STEP são “-” e “over” exatamente quando uma ponta aberta dá para o queijo ou para uma casa livre ao lado dele; aqui { $count ->
    [0] não há nenhuma
   *[other] há uma
  }
race-position-bag = STEP: ninguém pode tirar, pois todas as peças estão no tabuleiro
race-position-none = STEP: “{ $step }” precisa de uma peça dessas na mão, mas todas estão no tabuleiro
race-position-stuck = STEP: { $seat } não tem lugar para “{ $step }”; uma peça dessas volta direto para o saquinho

## Race: editions

race-edition-even = { $where }: { $found } é par; o queijo precisa de uma casa bem no centro
race-edition-short = { $where }: { $found } peças de caminho não chegam até o queijo; o caminho mais curto tem { $shortest }

## Race: the board in a terminal

race-title = Corrida de ratinhos
race-about = Construa um caminho até o queijo, peça por peça, mais rápido que os outros.
race-draw-none = ainda sem peças
race-draw-seat = { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
  }, continua em { $square }, a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
  } do queijo
race-draw-blocked = { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
  }, bloqueado em { $square } por { $what ->
    [cat] um gato
   *[path] um caminho
  }, a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
  } do queijo
race-draw-won = { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
  }, chegou ao queijo
race-draw-won-scent = { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
  }, bem ao lado do queijo, e isso basta para ganhar
race-draw-bag = No saquinho: retas { $straights }, curvas { $bends }, gatos { $cats }.
race-draw-straight = Coloque a reta.
race-draw-bend = Coloque a curva, para a esquerda ou para a direita.
race-draw-cat = Coloque o gato.

## Race: what just happened. Seats are shown as names.

race-tell-reach = { $seat } põe a mão no saquinho.
race-tell-pass = { $seat } passa a vez.
race-tell-back = { $seat } passa a vez e devolve ao saquinho a última peça do caminho.
    .precise = { $seat } passa a vez e devolve ao saquinho a última peça do caminho, a de { $square }.
race-tell-lift = { $seat } passa a vez e devolve um gato ao saquinho.
    .precise = { $seat } passa a vez e devolve ao saquinho o gato de { $square }.
race-tell-draw = { $seat } tira { $tile ->
    [straight] uma reta
    [bend] uma curva
   *[cat] um gato
  }{ $fits ->
    [no] , que não cabe em lugar nenhum e volta para o saquinho.
   *[yes] .
  }
race-tell-lay = { $seat } coloca { $tile ->
    [straight] uma reta
   *[bend] uma curva
  }.
    .precise = { $seat } coloca { $tile ->
        [straight] uma reta
       *[bend] uma curva
      } em { $square }; o caminho continua em { $ahead }.
race-tell-cat = { $where ->
    [path] { $seat } põe um gato bem na frente do caminho de { $other }.
    [cheese] { $seat } põe um gato bem ao lado do queijo.
   *[side] { $seat } põe um gato para atrapalhar { $other }.
  }
    .precise = { $where ->
        [path] { $seat } põe um gato em { $square }, bem na frente do caminho de { $other }.
        [cheese] { $seat } põe um gato em { $square }, bem ao lado do queijo.
       *[side] { $seat } põe um gato em { $square }, para atrapalhar { $other }.
      }
race-tell-cheese = O caminho de { $seat } chega ao queijo com { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
  }.
race-tell-scent = O caminho de { $seat } chega a uma casa ao lado do queijo com { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
  }.
race-finish-path = { $goal ->
    [scent] O caminho chega bem ao lado do queijo. Já basta! Peças: { $tiles }.
   *[cheese] O caminho vai até o queijo. Peças: { $tiles }.
  }
race-finish-won = Agora o queijo vai com você para casa!
race-finish-lost = { $missing ->
    [1] Foi por pouco: só faltou uma peça!
    [2] Foi por pouco: só faltaram duas peças!
   *[other] { $tiles ->
        [0] Seu rato dormiu bem. Na próxima ele sai cedo!
       *[other] Que belo caminho! Peças: { $tiles }.
      }
  }

## Race: what can be chosen

race-variant-scent = com cheiro de queijo
race-variant-gentle = sem cheiro de queijo
race-edition-classic = como sempre
race-edition-danish = os gatos ficam onde estão
race-edition-italian = basta chegar ao lado do queijo
race-edition-spanish = os gatos atrapalham quem está na frente

## Race: the rules, for children of ten. The numbers come from the board: $least to $most players, $straights straights,
## $bends bends and $cats cats in the bag.

race-rules-goal-title = Como se ganha
race-rules-goal = O queijo está no meio. De { $least } a { $most } ratos saem dos cantos, e cada um constrói um caminho de peças. { $scent_wins ->
    [yes] Ganha o primeiro caminho que chegar a uma das casas em volta do queijo.
   *[no] Ganha o primeiro caminho que chegar ao queijo.
  }
race-rules-turn-title = Sua vez
race-rules-turn = Tire uma peça do saquinho sem olhar. Lá dentro há { $straights } retas, { $bends } curvas e { $cats } gatos. Coloque a reta ou a curva no fim do seu caminho, de modo que as linhas se juntem. Uma curva pode virar para a esquerda ou para a direita, como você quiser.
race-rules-first-title = A primeira peça
race-rules-first = A sua primeira peça fica numa das duas casas ao lado do seu canto.
race-rules-blocked-title = Quando a peça não serve
race-rules-blocked = Um caminho não pode sair do tabuleiro nem levar a um gato, a um caminho (nem mesmo ao seu) ou a um canto de onde saiu um rato. Se não houver outro jeito de colocar a sua peça, ela volta para o saquinho, e a sua vez acaba. Se ela couber, você tem que colocar, mesmo que ela leve para longe do queijo.
race-rules-cat-title = Um gato!
race-rules-cat = { $cats_for ->
    [leader] Se você tirar um gato, use-o para atrapalhar quem está na frente: ponha numa casa livre do lado dessa pessoa no tabuleiro. Está na frente quem tem mais peças no caminho, sem contar você. Se houver vários com o mesmo número, escolha um deles. Se não houver lugar nenhum para ele, o gato volta para o saquinho.
   *[next] Se você tirar um gato, use-o para atrapalhar quem joga em seguida: ponha numa casa livre do lado dessa pessoa no tabuleiro. Se não houver lugar nenhum para ele, o gato volta para o saquinho.
  }
race-rules-free-title = Ninguém fica sem saída
race-rules-free = Um gato não pode ficar na casa por onde um caminho vai continuar. E, enquanto um jogador não tiver peças no tabuleiro, todos têm que deixar livre pelo menos uma das duas primeiras casas dele.
race-rules-pass-title = Passar a vez
race-rules-pass = Em vez de tirar uma peça, você pode passar a vez. { $lift_cats ->
    [no] Aí pode devolver ao saquinho a última peça do seu próprio caminho. Os gatos ficam onde estão.
   *[yes] Aí pode devolver uma peça ao saquinho: qualquer gato, ou a última peça do seu próprio caminho.
  }
race-rules-scent-title = O cheiro do queijo
race-rules-scent = As casas em volta do queijo têm o cheiro dele, e os gatos adoram isso. Ali você pode pôr um gato em qualquer casa livre, seja de que lado for{ $scent_wins ->
    [yes] .
   *[no] , até bem na frente de um caminho.
  }
race-rules-win-title = O fim
race-rules-win = { $scent_wins ->
    [yes] Assim que o seu caminho leva a uma casa livre ao lado do queijo, o seu rato corre por ele, e você ganha.
   *[no] Assim que o seu caminho leva ao queijo, o seu rato corre por ele, e você ganha.
  }
race-rules-gentle-title = Sem cheiro de queijo
race-rules-gentle = { $scent_wins ->
    [yes] Uma corrida mais calma: em volta do queijo, os gatos são colocados como em qualquer outro lugar. Quem chega ao lado do queijo ganha do mesmo jeito.
   *[no] Uma corrida mais calma: as casas em volta do queijo são como todas as outras. Ali também um gato não pode ficar na casa por onde um caminho vai continuar.
  }
race-rules-ways-title = Outros jeitos de jogar
race-rules-ways = Quando abre uma mesa, você pode mudar uma coisa. Os gatos atrapalham quem está na frente, e não quem joga em seguida. Ou basta chegar ao lado do queijo. Ou os gatos ficam onde estão, e ninguém pode tirar nenhum dali.

## Race: the first lesson. A child plays Red; the computer plays Green.

race-lesson-draw = Você é o rato vermelho e quer chegar ao queijo. Toque no saquinho para tirar uma peça!
race-lesson-lay = Uma reta. Toque na peça e depois na casa acima do seu rato.
race-lesson-green = É assim que o seu caminho começa. Agora o Verde constrói o dele, saindo do outro canto.
race-lesson-bend = Sua vez. Tire mais uma!
race-lesson-look = Uma curva! Toque nela, no fim do seu caminho e depois na casa para onde ele deve ir.
race-lesson-cat = Agora o Verde tira um gato e põe onde ele atrapalha você.
race-lesson-own-cat = Você vai ter que dar a volta nele. Tire mais uma peça!
race-lesson-lay-cat = Agora é você que tem um gato. Toque nele e depois na casa que está brilhando, para atrapalhar o Verde.
race-lesson-last = Muito mais tarde: o seu caminho está quase chegando ao queijo. Tire uma peça!
race-lesson-win = Uma reta, bem o que faltava. Coloque no fim do seu caminho!
race-lesson-end = O seu rato corre até o queijo. Você ganhou a corrida!

## Race: names of what is on the board, for screen readers.

race-name-square = { $square }{ $scent ->
    [yes] , ao lado do queijo
   *[no] {""}
  }: { $what ->
    [cat] um gato
    [path] o caminho de { $seat }
    [ahead] livre, o caminho de { $seat } continua aqui
    [cheese] o queijo
    [corner] o canto de { $seat }
   *[free] livre
  }
race-name-bag = O saquinho: retas { $straights }, curvas { $bends }, gatos { $cats }
race-name-hand = { $tile ->
    [straight] A peça na mão: uma reta
    [bend] A peça na mão: uma curva
    [cat] A peça na mão: um gato
   *[none] Nenhuma peça na mão
  }
race-name-pass = Passar a vez
