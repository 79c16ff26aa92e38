## Race: reasons why a move is not legal. The attribute says which rule it is.

race-unreadable = «{ $move }» não é uma jogada deste jogo; escreve draw, pass, back, lift:e5, cat:e5, ou s, l, r para uma pedra-caminho (ns, el para a primeira).
    .rule = Na tua vez tiras e colocas uma pedra, ou passas a vez.
race-unreadable-stay = «{ $move }» não é uma jogada deste jogo; escreve draw, pass, back, cat:e5, ou s, l, r para uma pedra-caminho (ns, el para a primeira).
    .rule = Na tua vez tiras e colocas uma pedra, ou passas a vez.
race-undrawn = Ainda não tens pedra, por isso «{ $move }» tem de esperar: primeiro tira uma.
    .rule = A vez começa com a escolha entre tirar uma pedra ou passar.
race-in-hand = Tiraste { $hand ->
    [straight] uma reta e tens de a colocar
    [bend] uma curva e tens de a colocar
   *[cat] um gato e tens de o colocar
  } agora; «{ $move }» é para o começo da vez.
    .rule = Se a pedra que tiraste se puder colocar, tens de a colocar.
race-other-tile = Tiraste { $hand ->
    [straight] uma reta (s)
    [bend] uma curva (l ou r)
   *[cat] um gato
  }, por isso não podes jogar «{ $move }».
    .rule = Colocas a pedra que tiraste.
race-bag = A bolsa está vazia: não há nada para tirar.
    .rule = Só podes tirar enquanto houver pedras na bolsa.
    .short = A bolsa está vazia: toca no que brilha.
race-no-path = O teu caminho não tem nenhuma pedra que possas devolver.
    .rule = Quem passa a vez pode devolver à bolsa a última pedra do seu próprio caminho.
race-off-board = Neste tabuleiro não há nenhuma casa { $square }.
    .rule = As pedras ficam nas casas do tabuleiro.
race-no-cat = Em { $square } não há nenhum gato.
    .rule = Quem passa a vez pode devolver à bolsa um gato do tabuleiro.
race-cats-stay = Os gatos ficam onde estão: só a última pedra do teu próprio caminho pode voltar para a bolsa.
    .rule = Quem passa a vez pode devolver a última pedra do seu próprio caminho, mas nenhum gato.
    .short = Os gatos ficam onde estão: toca no que brilha.
race-begun = O teu caminho já começou, por isso escreve só «{ $tile }», não «{ $move }»: a pedra continua onde o caminho acaba.
    .rule = Só a primeira pedra de um caminho pode escolher a direção.
race-which-way = É a tua primeira pedra, por isso diz por onde sai do teu canto: escreve { $count ->
    [one] «{ $first }»
   *[other] «{ $first }» ou «{ $second }»
  }, não «{ $move }».
    .rule = A primeira pedra fica numa das duas casas ao lado do teu canto.
race-exit = Do teu canto o caminho sai para { $one } ou { $other }; para { $heading } não há tabuleiro.
    .rule = A primeira pedra fica numa das duas casas ao lado do teu canto.
race-taken = { $square } não está livre: está lá { $what ->
    [cat] um gato
    [cheese] o queijo
    [corner] o canto de partida de um rato
   *[path] um caminho
  }.
    .rule = Uma pedra só se coloca numa casa livre.
    .short = Aí já está alguma coisa: toca numa casa que brilha.
race-edge = Colocada assim em { $square }, a pedra levaria para fora do tabuleiro.
    .rule = O fim de um caminho tem de dar para uma casa livre ou para o queijo.
    .short = Isso leva para fora do tabuleiro: toca numa casa que brilha.
race-cat-ahead = Assim o teu caminho ia bater no gato de { $ahead }.
    .rule = O fim de um caminho não pode dar para um gato.
    .short = Isso vai contra um gato: toca numa casa que brilha.
race-path-ahead = Assim o teu caminho ia bater num caminho em { $ahead }.
    .rule = O fim de um caminho não pode dar para outro caminho, nem sequer para o próprio.
    .short = Isso vai contra um caminho: toca numa casa que brilha.
race-corner-ahead = Assim o teu caminho ia bater no canto de partida { $ahead }.
    .rule = O fim de um caminho não pode dar para um canto onde um rato começou.
    .short = Isso vai contra um canto: toca numa casa que brilha.
race-side = { $square } não fica do lado de { $seat }, que joga a seguir.
    .rule = O gato fica do lado de quem joga a seguir: o canto de nenhum outro rato está mais perto da casa.
    .short = Isso não fica do lado de { $seat }: toca numa casa que brilha.
race-side-or-scent = { $square } não fica do lado de { $seat }, que joga a seguir, nem está junto ao queijo.
    .rule = O gato fica do lado de quem joga a seguir, onde o canto de nenhum outro rato está mais perto, ou nas casas que cheiram a queijo.
    .short = Isso não fica do lado de { $seat } nem junto ao queijo: toca numa casa que brilha.
race-leader-side = { $count ->
    [1] { $square } não fica do lado de { $seat }. Sem contar contigo, { $seat } é quem tem mais pedras.
   *[other] { $square } não fica do lado de nenhum jogador a quem este gato possa calhar: o gato vai para um dos outros que têm mais pedras.
  }
    .rule = O gato fica do lado do outro jogador com mais pedras: o canto de nenhum outro rato está mais perto da casa.
    .short = Aí não pode ficar um gato agora: toca numa casa que brilha.
race-leader-side-or-scent = { $count ->
    [1] { $square } não está junto ao queijo nem fica do lado de { $seat }. Sem contar contigo, { $seat } é quem tem mais pedras.
   *[other] { $square } não está junto ao queijo nem fica do lado de nenhum jogador a quem este gato possa calhar: o gato vai para um dos outros que têm mais pedras.
  }
    .rule = O gato fica do lado do outro jogador com mais pedras, onde o canto de nenhum outro rato está mais perto, ou nas casas que cheiram a queijo.
    .short = Aí não pode ficar um gato agora: toca numa casa que brilha.
race-open-end = O caminho de { $seat } continua em { $square }, por isso aí não pode ficar um gato.
    .rule = Nenhum gato fica mesmo à frente de um caminho, a não ser ao lado do queijo, se a regra do cheiro o permitir.
    .short = Por aí continua o caminho de { $seat }: toca numa casa que brilha.
race-last-exit = { $square } é a última saída do canto de { $seat }, por isso aí não pode ficar um gato.
    .rule = A quem não tem pedras no tabuleiro, os gatos deixam livre pelo menos uma das duas primeiras casas.
    .short = É a última saída de { $seat }: toca numa casa que brilha.

## Race: why something cannot be touched now, on a screen.

race-touch-draw = Primeiro toca na bolsa!
    .rule = Quem escolhe tirar tem de ir buscar uma pedra à bolsa.
race-touch-hand = Não tens nada na mão: toca na bolsa.
    .rule = A vez começa com a escolha entre tirar uma pedra ou passar.
race-touch-back = Isso não vai para a bolsa: toca no que brilha.
    .rule = Quem passa a vez pode devolver um gato ou a última pedra do seu próprio caminho.
race-touch-lay = Toca numa casa que brilha: a tua pedra vai para lá.
    .rule = Se a pedra que tiraste se puder colocar, tens de a colocar.
race-touch-ahead = O teu caminho continua em { $square }.
    .rule = Uma pedra-caminho fica mesmo onde o teu caminho acaba.
    .short = O teu caminho continua onde brilha.
race-touch-first = O teu caminho começa ao lado do teu canto, onde brilha.
    .rule = A primeira pedra fica numa das duas casas ao lado do teu canto.
race-touch-bend = A tua curva não pode ir dar aí: toca numa casa que brilha.
    .rule = Uma curva vira à esquerda ou à direita: toca na casa para onde queres que o teu caminho vá.

## Race: what to do now; the second text tells the others.

race-prompt-turn = Toca na bolsa para tirar uma pedra.
    .other = { $seat } tira uma pedra ou passa a vez.

race-prompt-empty = A bolsa está vazia: toca no que brilha.
    .other = { $seat } passa a vez.

race-prompt-back = Agora toca na bolsa: a pedra volta para lá.

race-prompt-bag = Toca na bolsa!
    .other = { $seat } tira uma pedra da bolsa.

race-prompt-path = { $tile ->
    [straight] Põe a tua reta onde brilha.
   *[bend] Põe a tua curva onde brilha.
  }
    .other = { $seat } coloca { $tile ->
        [straight] uma reta.
       *[bend] uma curva.
      }

race-prompt-ahead = Agora toca na casa para onde vira o teu caminho.

race-prompt-cat = { $where ->
    [one] Põe o gato para barrar a passagem a { $other }.
    [cheese] Põe o gato junto ao queijo.
   *[several] Põe o gato para barrar a passagem a alguém.
  }
    .other = { $seat } põe um gato.

race-advice-draw = { $count ->
    [0] Tira uma pedra.
    [one] Tira uma pedra: { $count } das { $all } na bolsa serve no teu caminho.
   *[other] Tira uma pedra: { $count } das { $all } na bolsa servem no teu caminho.
  }

race-advice-pass = Passa a vez.

race-advice-back = Devolve a última pedra do teu caminho{ $why ->
    [stuck] : a seguir a ela já nada serve.
   *[none] .
  }

race-advice-lift = Devolve um gato à bolsa{ $why ->
    [way] : está mesmo à frente do teu caminho.
   *[none] .
  }

race-advice-lay = { $tile ->
    [straight] Põe a reta
   *[bend] Põe a curva
  }{ $why ->
    [cheese] : o teu caminho chega ao queijo!
    [scent] : o teu caminho chega mesmo ao lado do queijo!
    [closer] : o teu caminho aproxima-se do queijo.
   *[none] .
  }

race-advice-cat = { $where ->
    [path] Põe o gato mesmo à frente do caminho de { $other }.
    [cheese] Põe o gato mesmo junto ao queijo.
   *[side] Põe o gato para barrar a passagem a { $other }.
  }

## Race: what is wrong with a position text.

race-position-path = PATHS: «{ $found }» não é um caminho para { $seat }; escreve «-», ou uma direção (n e s w) e uma letra por cada pedra (s l r)
race-position-exit = PATHS: { $seat } sai do seu canto para um destes: { $exits }; não para { $found }
race-position-run = PATHS: a pedra { $count } de { $seat } ficaria { $what ->
    [edge] fora do tabuleiro
    [cheese] sobre o queijo, em { $square }
    [corner] sobre um canto de partida, em { $square }
   *[path] sobre outra pedra-caminho, em { $square }
  }
race-position-end = PATHS: a ponta aberta de { $seat } dá para { $what ->
    [edge] fora do tabuleiro
    [corner] o canto de partida { $square }
   *[path] uma pedra do seu próprio caminho, em { $square }
  }
race-position-tiles = { $found } { $kind ->
    [straights] retas
    [bends] curvas
   *[cats] gatos
  } no tabuleiro; só há { $tiles }
race-position-square = CATS: «{ $found }» não é uma casa; o tabuleiro vai de a1 a { $last }
race-position-cat = CATS: em { $square } não pode ficar um gato: { $what ->
    [cat] já lá está um
    [cheese] o queijo está lá
    [corner] um rato começou lá
   *[path] está lá uma pedra-caminho
  }
race-position-guarded = CATS: em { $square } não pode ficar um gato, porque a ponta aberta de { $seat } dá para lá
race-position-shut = CATS: { $one } e { $other } não podem ter ambas um gato enquanto { $seat } não tiver pedras
race-position-winners = PATHS: { $count } pontas abertas dão para o queijo; a primeira acaba a partida
race-position-winners-scent = PATHS: { $count } pontas abertas dão para o queijo ou para casas livres ao lado; a primeira acaba a partida
race-position-over = SEAT e STEP são «-» e «over» precisamente quando uma ponta aberta dá para o queijo; aqui { $count ->
    [0] não há nenhuma
   *[other] há uma
  }
race-position-over-scent = SEAT e STEP são «-» e «over» precisamente quando uma ponta aberta dá para o queijo ou para uma casa livre ao lado; aqui { $count ->
    [0] não há nenhuma
   *[other] há uma
  }
race-position-bag = STEP: ninguém pode tirar, porque todas as pedras estão no tabuleiro
race-position-none = STEP: «{ $step }» precisa de uma pedra dessas na mão, mas todas estão no tabuleiro
race-position-stuck = STEP: { $seat } não tem lugar para «{ $step }»; uma pedra dessas volta logo para a bolsa

## Race: editions

race-edition-even = { $where }: { $found } é par; o queijo precisa de uma casa mesmo no centro
race-edition-short = { $where }: { $found } pedras-caminho não chegam até ao queijo; o caminho mais curto tem { $shortest }

## Race: the board in a terminal

race-title = Corrida de ratos
race-about = Constrói o teu caminho até ao queijo, pedra a pedra, antes de todos os outros.
race-draw-none = ainda sem pedras
race-draw-seat = { $tiles ->
    [1] { $tiles } pedra
   *[other] { $tiles } pedras
  }, continua em { $square }, a { $steps ->
    [1] { $steps } passo
   *[other] { $steps } passos
  } do queijo
race-draw-blocked = { $tiles ->
    [1] { $tiles } pedra
   *[other] { $tiles } pedras
  }, em { $square } tapa-lhe a passagem { $what ->
    [cat] um gato
   *[path] um caminho
  }, a { $steps ->
    [1] { $steps } passo
   *[other] { $steps } passos
  } do queijo
race-draw-won = { $tiles ->
    [1] { $tiles } pedra
   *[other] { $tiles } pedras
  }, chegou ao queijo
race-draw-won-scent = { $tiles ->
    [1] { $tiles } pedra
   *[other] { $tiles } pedras
  }, mesmo ao lado do queijo, e isso chega para ganhar
race-draw-bag = Na bolsa: retas { $straights }, curvas { $bends }, gatos { $cats }.
race-draw-straight = Coloca a reta.
race-draw-bend = Coloca a curva, à esquerda ou à direita.
race-draw-cat = Coloca o gato.

## Race: what just happened. Seats are shown as names.

race-tell-reach = { $seat } mete a mão na bolsa.
race-tell-pass = { $seat } passa a vez.
race-tell-back = { $seat } passa a vez e devolve à bolsa a última pedra do seu caminho.
    .precise = { $seat } passa a vez e devolve à bolsa a última pedra do seu caminho, a de { $square }.
race-tell-lift = { $seat } passa a vez e devolve um gato à bolsa.
    .precise = { $seat } passa a vez e devolve à bolsa o gato de { $square }.
race-tell-draw = { $seat } tira { $tile ->
    [straight] uma reta
    [bend] uma curva
   *[cat] um gato
  }{ $fits ->
    [no] , que não encaixa em lado nenhum e volta para a bolsa.
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
    [path] { $seat } põe um gato mesmo à frente do caminho de { $other }.
    [cheese] { $seat } põe um gato mesmo junto ao queijo.
   *[side] { $seat } põe um gato para barrar a passagem a { $other }.
  }
    .precise = { $where ->
        [path] { $seat } põe um gato em { $square }, mesmo à frente do caminho de { $other }.
        [cheese] { $seat } põe um gato em { $square }, mesmo junto ao queijo.
       *[side] { $seat } põe um gato em { $square }, para barrar a passagem a { $other }.
      }
race-tell-cheese = O caminho de { $seat } chega ao queijo com { $tiles ->
    [1] { $tiles } pedra
   *[other] { $tiles } pedras
  }.
race-tell-scent = O caminho de { $seat } chega a uma casa ao lado do queijo com { $tiles ->
    [1] { $tiles } pedra
   *[other] { $tiles } pedras
  }.
race-finish-path = { $goal ->
    [scent] O caminho chega mesmo ao lado do queijo. É quanto basta! Pedras: { $tiles }.
   *[cheese] O caminho vai até ao queijo. Pedras: { $tiles }.
  }
race-finish-won = Agora o queijo vai contigo para casa!
race-finish-lost = { $missing ->
    [1] Foi por pouco: só faltava uma pedra!
    [2] Foi por pouco: só faltavam duas pedras!
   *[other] { $tiles ->
        [0] O teu rato dormiu bem. Para a próxima sai cedo!
       *[other] Que belo caminho! Pedras: { $tiles }.
      }
  }

## Race: what can be chosen

race-variant-scent = com cheiro a queijo
race-variant-gentle = sem cheiro a queijo
race-edition-classic = como sempre
race-edition-danish = os gatos ficam onde estão
race-edition-italian = basta chegar ao lado do queijo
race-edition-spanish = os gatos vão para quem está à frente

## Race: the rules, for children of ten. The numbers come from the board: $least to $most players, $straights straights,
## $bends bends and $cats cats in the bag. So do the rules that editions change: $cats_for, $scent_wins, $lift_cats.

race-rules-goal-title = Como se ganha
race-rules-goal = O queijo está no meio. De { $least } a { $most } ratos partem dos cantos, e cada um constrói um caminho de pedras. { $scent_wins ->
    [yes] Ganha o primeiro caminho que chegar a uma das casas à volta do queijo.
   *[no] Ganha o primeiro caminho que chegar ao queijo.
  }
race-rules-turn-title = A tua vez
race-rules-turn = Tira uma pedra da bolsa sem olhar. Lá dentro há { $straights } retas, { $bends } curvas e { $cats } gatos. Põe a reta ou a curva no fim do teu caminho, de modo que as linhas se juntem. Uma curva pode virar à esquerda ou à direita, como quiseres.
race-rules-first-title = A primeira pedra
race-rules-first = A tua primeira pedra fica numa das duas casas ao lado do teu canto.
race-rules-blocked-title = Quando uma pedra não encaixa
race-rules-blocked = Um caminho não pode sair do tabuleiro nem ir bater num gato, num caminho (nem no teu) ou num canto de onde partiu um rato. Se a tua pedra não couber de outra maneira, volta para a bolsa e a tua vez acaba. Se couber, tens de a pôr, mesmo que te afaste do queijo.
race-rules-cat-title = Um gato!
race-rules-cat = { $cats_for ->
    [leader] Se tirares um gato, usa-o para atrapalhar quem está à frente: põe-no numa casa livre do lado dessa pessoa no tabuleiro. Está à frente quem tem mais pedras no seu caminho, sem te contares a ti. Se vários tiverem o mesmo número, escolhe um deles. Se não houver lugar para ele em lado nenhum, o gato volta para a bolsa.
   *[next] Se tirares um gato, usa-o para atrapalhar quem joga a seguir: põe-no numa casa livre do lado dessa pessoa no tabuleiro. Se não houver lugar para ele em lado nenhum, o gato volta para a bolsa.
  }
race-rules-free-title = Ninguém fica sem saída
race-rules-free = Não se pode pôr um gato mesmo na casa por onde um caminho vai continuar. E enquanto um jogador não tiver pedras no tabuleiro, todos têm de lhe deixar livre pelo menos uma das duas primeiras casas.
race-rules-pass-title = Passar a vez
race-rules-pass = Em vez de tirar uma pedra, podes passar a vez. { $lift_cats ->
    [no] Então podes devolver à bolsa a última pedra do teu próprio caminho. Os gatos ficam onde estão.
   *[yes] Então podes devolver uma pedra à bolsa: qualquer gato ou a última pedra do teu próprio caminho.
  }
race-rules-scent-title = O cheiro do queijo
race-rules-scent = As casas à volta do queijo cheiram a queijo, e os gatos adoram isso. Aí podes pôr um gato em qualquer casa livre, fique do lado de quem ficar{ $scent_wins ->
    [yes] .
   *[no] , até mesmo à frente de um caminho.
  }
race-rules-win-title = O fim
race-rules-win = { $scent_wins ->
    [yes] Assim que o teu caminho dá para uma casa livre ao lado do queijo, o teu rato corre até lá, e ganhas.
   *[no] Assim que o teu caminho chega ao queijo, o teu rato corre até lá, e ganhas.
  }
race-rules-gentle-title = Sem cheiro a queijo
race-rules-gentle = { $scent_wins ->
    [yes] Uma corrida mais calma: à volta do queijo os gatos põem-se como em todo o lado. Quem chega ao lado do queijo continua a ganhar.
   *[no] Uma corrida mais calma: as casas à volta do queijo são como as outras. Também aí não se pode pôr um gato mesmo na casa por onde um caminho vai continuar.
  }
race-rules-ways-title = Outras maneiras de jogar
race-rules-ways = Quando abres uma mesa, podes mudar uma coisa. Os gatos vão para quem está à frente, e não para quem joga a seguir. Ou basta chegar ao lado do queijo. Ou os gatos ficam onde estão, e ninguém os pode devolver.

## Race: the first lesson. A child plays Red; the computer plays Green.

race-lesson-draw = És o rato vermelho e queres chegar ao queijo. Toca na bolsa para tirar uma pedra!
race-lesson-lay = Uma reta. Toca na pedra e depois na casa por cima do teu rato.
race-lesson-green = É assim que o teu caminho começa. Agora o Verde constrói o dele a partir do outro canto.
race-lesson-bend = É a tua vez. Tira outra!
race-lesson-look = Uma curva! Toca nela, no fim do teu caminho e depois na casa para onde ele deve continuar.
race-lesson-cat = Agora o Verde tira um gato e põe-no onde te atrapalha.
race-lesson-own-cat = Vais ter de lhe dar a volta. Tira outra pedra!
race-lesson-lay-cat = Agora és tu que tens um gato. Toca nele e depois na casa que brilha, para atrapalhar o Verde.
race-lesson-last = Muito mais tarde: o teu caminho está quase no queijo. Tira uma pedra!
race-lesson-win = Uma reta, mesmo o que te faz falta. Põe-na no fim do teu caminho!
race-lesson-end = O teu rato corre até ao queijo. Ganhaste a corrida!

## Race: names of what is on the board, for those who listen to it.

race-name-square = { $square }{ $scent ->
    [yes] , ao lado do queijo
   *[no] {""}
  }: { $what ->
    [cat] um gato
    [path] o caminho de { $seat }
    [ahead] livre, aqui continua o caminho de { $seat }
    [cheese] o queijo
    [corner] o canto de { $seat }
   *[free] livre
  }
race-name-bag = A bolsa: retas { $straights }, curvas { $bends }, gatos { $cats }
race-name-hand = { $tile ->
    [straight] A pedra na mão: uma reta
    [bend] A pedra na mão: uma curva
    [cat] A pedra na mão: um gato
   *[none] Nenhuma pedra na mão
  }
race-name-pass = Passar a vez
