## Hunt: reasons why a move is not legal. The attribute says which rule it is.

hunt-unreadable = «{ $move }» não é uma jogada deste jogo; escreve cat ou mouse para dizer quem anda primeiro, ou a letra de um rato para dizer qual é que o gato apanha.
    .rule = Só se decide quem anda primeiro e que rato o gato apanha, mais nada.
hunt-chance = «{ $move }» não és tu que escolhes: só os dados e o escorrega trazem números.
    .rule = Os dados e o escorrega decidem sozinhos.
hunt-absent = Nesta partida não há nenhum rato { $mouse }; os ratos são { $mice }.
    .rule = O gato apanha um dos ratos que jogam.
hunt-early = O gato ainda não andou, por isso não se pode sentar em cima do rato { $mouse }; diz agora quem anda primeiro, o rato ({ $steps }) ou o gato ({ $paws }).
    .rule = O gato só pode apanhar um rato depois de andar.
hunt-elsewhere = O gato está na casa { $cat }, mas o rato { $mouse } está na casa { $space }.
    .rule = O gato apanha um dos ratos da casa onde vai parar.
hunt-fixed = Aqui ninguém decide quem anda primeiro: é sempre o rato. Diz que rato o gato apanha.
    .rule = O rato anda antes do gato; só a variante para ratos mais velhos deixa escolher.
hunt-late = Já está decidido quem anda primeiro: o gato está agora na casa { $cat }. Diz que rato ele apanha.
    .rule = A ordem escolhe-se logo depois de lançar, antes de alguém andar.

## Hunt: why something cannot be touched now, on a screen. The other one is shown by name.

hunt-touch-roll = Primeiro toca nos dados!
    .rule = Os dados dizem quanto anda o teu rato e quanto anda o gato.
hunt-touch-slide = Primeiro toca no escorrega!
    .rule = Quem está no topo do grande queijo desce pelo escorrega, e o escorrega decide para onde.
hunt-touch-order = Quem anda primeiro: o teu rato ({ $steps }) ou o gato ({ $paws })? Toca num dos dois.
    .rule = A ordem escolhe-se logo depois de lançar, antes de alguém andar.
    .short = Quem anda primeiro? Toca no teu rato ou no gato.
hunt-touch-elsewhere = O rato de { $other } não está na casa { $cat }, onde está o gato.
    .rule = O gato apanha um dos ratos da casa onde vai parar.
    .short = O rato de { $other } não está com o gato: toca num que brilha.
hunt-touch-grab = Toca no rato que o gato vai apanhar, na casa { $cat }.
    .rule = O gato apanha um dos ratos da casa onde vai parar.
    .short = Toca num rato que brilha: o gato vai apanhá-lo.

## Hunt: what to do now; the second text tells the others.

hunt-prompt-roll = Toca nos dados!
    .other = { $seat } lança os dados.

hunt-prompt-slide = Toca no escorrega!
    .other = { $seat } desce pelo escorrega.

hunt-prompt-order = Quem anda primeiro? Toca no teu rato ou no gato.
    .other = { $seat } decide quem anda primeiro, o rato ou o gato.

hunt-prompt-grab = Toca no rato que o gato deve apanhar.
    .other = { $seat } decide que rato o gato apanha.

hunt-advice-order = { $first ->
    [mouse] Deixa o teu rato andar primeiro
   *[cat] Deixa o gato andar primeiro
  }{ $why ->
    [wins] : ganhas!
    [holds] : o gato apanha o rato de { $other }.
    [eats] : o teu rato leva { $count ->
        [one] um pedaço
       *[other] { $count } pedaços
      } de queijo.
    [climbs] : o teu rato sobe a escada.
    [hole] : na toca, o teu rato está a salvo.
   *[none] .
  }

hunt-advice-grab = { $own ->
    [yes] Deixa o gato apanhar o teu próprio rato
   *[no] Deixa o gato apanhar o rato de { $other }
  }{ $why ->
    [misses] : esse rato perde a vez.
   *[none] .
  }

## Hunt: what is wrong with a position text.

hunt-position-cheese = CHEESE e STORE: { $count ->
    [1] { $count } pedaço
   *[other] { $count } pedaços
  } ao todo, e devem ser { $cheeses }
hunt-position-step = STEP: «{ $found }» não é um passo desta variante com estes dados; existem { $steps }
hunt-position-turn = SEAT é «-» precisamente quando STEP é «over»; aqui são «{ $seat }» e «{ $step }»
hunt-position-grab = STEP: ninguém escolhe que rato é apanhado, pois na casa { $cat } o gato não está sobre vários ratos fora de uma toca
hunt-position-held = HELD: «{ $found }» devia ser aqui um de { $seats }; um rato apanhado está debaixo do gato, nunca numa toca, nunca na variante younger, e não antes de se decidir quem é apanhado
hunt-position-passed = SEAT: o rato de { $seat } está apanhado, por isso não pode ser a sua vez
hunt-position-top = MICE: { $count ->
    [0] nenhum rato está
    [1] o rato de { $seats } está
   *[other] os ratos de { $seats } estão
  } no topo do queijo («-»), o que não pode ser com SEAT { $seat } e STEP { $step }
hunt-position-ladder = MICE: o rato de { $seat } não pode estar na casa { $space }; o escorrega não vai dar a nenhuma escada
hunt-position-early = CHEESE: { $seat } tem queijo antes da sua primeira vez
hunt-position-cat = CAT: está na casa { $cat }, mas no início da partida tem de estar na casa { $wanted }
hunt-position-store = STEP: a partida acaba precisamente quando a reserva fica vazia; aqui STORE é { $count } e STEP é { $step }
hunt-position-emptied = MICE: nenhum rato com queijo está numa casa de queijo longe do gato, por isso ninguém pode ter esvaziado a reserva
hunt-position-goal = STEP: a partida acaba precisamente quando um lugar tem { $goal } pedaços ou mais; aqui { $count ->
    [1] há { $count } lugar assim
   *[other] há { $count } lugares assim
  }, e STEP é { $step }
hunt-position-won = MICE: { $seat } não pode ter ganho agora mesmo com { $count ->
    [1] { $count } pedaço
   *[other] { $count } pedaços
  } na casa { $space }; o que comeu aí tem de o ter feito chegar a { $goal }

## Hunt: what is wrong with an edition.

hunt-edition-cheese = { $where }: nenhuma casa tem queijo, por isso nunca ninguém poderia comer
hunt-edition-start = { $where }: a casa { $space } não é uma escada, e o gato começa numa

## Hunt: the board in a terminal

hunt-title = A caça ao queijo
hunt-about = Trepa ao grande queijo, desce a toda a velocidade pelo escorrega e foge do gato Max.
hunt-draw-score = { $pieces } { $count } de { $goal }{ $place ->
    [held] , debaixo das patas do gato
    [top] , no topo do grande queijo
   *[ring] { "" }
  }
hunt-draw-pieces = queijo { $count }{ $place ->
    [top] , no topo do grande queijo
   *[ring] { " " }{ $pieces }
  }
hunt-draw-store = reserva { $count } { $pieces }
hunt-draw-cat = Max
hunt-draw-ladder = escada ╫
hunt-draw-hole = toca
hunt-draw-cheese = queijo { $pieces }
hunt-draw-setup = { $seat } desce do topo do queijo pelo escorrega.
hunt-draw-roll = { $seat } lança os dados.
hunt-draw-order = Rato { $steps }, gato { $paws }: { $seat } decide quem anda primeiro.
hunt-draw-slide = { $seat } subiu a escada e desce pelo escorrega. { $paws ->
    [0] O gato fica onde está.
   *[other] Depois o gato anda { $paws }.
  }
hunt-draw-grab = { $steps ->
    [0] { $seat } decide que rato o gato apanha.
   *[other] { $seat } decide que rato o gato apanha; depois o seu anda { $steps }, se estiver livre.
  }
hunt-draw-toss = { $seat } desce pelo escorrega; depois o gato anda uma casa.

## Hunt: what just happened. Seats are shown as names; steps are 0 where nobody rolled.

hunt-tell-start = { $seat } desce pelo escorrega.
    .precise = { $seat } desce pelo escorrega até à casa { $space }.
hunt-tell-roll = { $seat } tira { $steps } para o rato e { $paws } para o gato.
hunt-tell-turn = { $seat } { $steps ->
    [0] { "" }
   *[other] tira { $steps } e { $paws ->
        [0] nenhuma pata
        [1] uma pata
       *[other] { $paws } patas
      }, depois{ " " }
  }{ $mouse ->
    [eats] leva { $count ->
        [1] um pedaço
       *[other] { $count } pedaços
      } de queijo.
    [scared] dá de caras com o gato e devolve um pedaço.
    [climbs] sobe a escada.
    [slides] desce pelo escorrega.
   *[comes] avança.
  }{ $cat ->
    [holds] { " " }O gato apanha o rato de { $other }.
    [scares] { " " }{ $mice ->
        [other] O gato assusta { $mice } ratos: menos um pedaço para cada um!
       *[one] O gato assusta { $other }: menos um pedaço!
      }
   *[none] { "" }
  }
    .precise = { $seat } { $steps ->
        [0] { "" }
       *[other] tira { $steps } e { $paws ->
            [0] nenhuma pata
            [1] uma pata
           *[other] { $paws } patas
          }{ $mouse ->
            [eats] ,{ " " }
            [scared] ,{ " " }
           *[other] { " " }e{ " " }
          }
      }{ $mouse ->
        [eats] chega à casa { $space } e leva { $count ->
            [1] um pedaço
           *[other] { $count } pedaços
          } de queijo.
        [scared] dá de caras com o gato na casa { $space } e devolve um pedaço.
        [climbs] sobe a escada.
       *[comes] chega à casa { $space }.
      }{ $cat ->
        [holds] { " " }O gato apanha o rato de { $other }.
        [scares] { " " }{ $mice ->
            [other] O gato assusta { $mice } ratos: menos um pedaço para cada um!
           *[one] O gato assusta { $other }: menos um pedaço!
          }
       *[none] { "" }
      }
hunt-tell-cat = { $cat ->
    [holds] O gato apanha o rato de { $other }.
   *[moves] O gato avança.
  }
    .precise = { $cat ->
        [holds] O gato apanha o rato de { $other }.
       *[moves] O gato chega à casa { $space }.
      }
hunt-tell-end = { $left ->
    [0] { $seat } leva o resto do queijo.
   *[other] { $seat } já tem queijo que chegue.
  }
    .precise = { $left ->
        [0] { $seat } chega à casa { $space } e leva o resto do queijo.
       *[other] { $seat } chega à casa { $space } e já tem queijo que chegue.
      }
hunt-finish-goal = Já há queijo que chegue. Pedaços no prato: { $count }.
hunt-finish-most = O queijo acabou. { $sharing ->
    [1] Ninguém tem mais. Pedaços no prato: { $count }.
   *[other] Há empate entre os pratos mais cheios. Pedaços em cada um: { $count }.
  }
hunt-finish-won = Nham! Tens o prato cheio. Pedaços de queijo: { $count }.
hunt-finish-lost = { $missing ->
    [1] Foi por pouco: só faltava um pedaço de queijo!
   *[other] { $count ->
        [0] O teu prato está vazio, mas o teu rato foi valente. O próximo queijo é para ti!
       *[other] Bem roído! Pedaços de queijo no teu prato: { $count }.
      }
  }

## Hunt: what can be chosen

hunt-variant-family = para a família
hunt-variant-older = para ratos mais velhos
hunt-variant-younger = para ratinhos
hunt-edition-classic = a de sempre
hunt-edition-three = justa para três
hunt-option-cat-start = O gato Max começa
hunt-option-cat-start-value = na casa { $value }

## Hunt: the rules, for children of ten. The numbers come from the board: $goal pieces win, there are $cheeses, $least to
## $most players.

hunt-rules-goal-title = Como se ganha
hunt-rules-goal = De { $least } a { $most } ratos correm à volta de um queijo enorme. Quem juntar primeiro { $goal ->
    [1] um pedaço
   *[other] { $goal } pedaços
  } de queijo no seu prato ganha logo. Mas o gato Max anda pelo mesmo caminho.
hunt-rules-start-title = O começo
hunt-rules-start = À vez, cada rato desce pelo escorrega do topo do queijo. O teu rato começa onde aterrar. Nesta primeira descida ainda não se apanha queijo.
hunt-rules-turn-title = A tua vez
hunt-rules-turn = Lança os dois dados. O dos pontos é para o teu rato: ele anda esse número de casas, no sentido dos ponteiros do relógio, e tu fazes logo o que a casa diz. As patas são para o Max: ele anda depois de ti, uma casa por cada pata. Se não houver nenhuma, fica onde está.
hunt-rules-spaces-title = As casas
hunt-rules-spaces = Onde se veem um ou dois queijos, levas esses pedaços. Na toca não acontece nada, e lá o Max não te pode fazer mal.
hunt-rules-ladder-title = As escadas
hunt-rules-ladder = Numa escada o teu rato trepa até ao topo e desce a toda a velocidade pelo escorrega. Ninguém sabe por onde vai sair! Depois fazes o que essa casa diz.
hunt-rules-cat-title = Se deres de caras com o Max
hunt-rules-cat = Se o teu rato parar onde está o Max, devolves um pedaço de queijo, se tiveres algum. E essa casa não te dá nada: nem queijo, nem escada.
hunt-rules-held-title = Se o Max vier ter contigo
hunt-rules-held = Se o Max parar onde está um rato, apanha-o, e esse rato fica sem jogar até o Max seguir caminho.
hunt-rules-several-title = Vários ratos
hunt-rules-several = O Max só apanha um rato de cada vez. Se parar onde há vários, quem está a jogar diz qual.
hunt-rules-older-title = Para ratos mais velhos
hunt-rules-older = Com estas regras olhas para os dados e depois decides quem anda primeiro: o teu rato ou o Max. Aqui o Max vai-se embora mesmo a tempo. Mas se o Max andar primeiro e apanhar o teu próprio rato, já não o podes mover.
hunt-rules-younger-title = Para ratinhos
hunt-rules-younger = Aqui não são precisos dados. Na tua vez, o teu rato desce pelo escorrega e leva o queijo que encontrar; depois o Max anda uma casa. Cada rato que se cruza com o Max devolve um pedaço, se tiver algum, mas o Max não apanha ninguém. Quando acabarem os { $cheeses } pedaços, ganha quem tiver mais. Se houver empate, a vitória é partilhada.
hunt-rules-three-title = Se jogarem três
hunt-rules-three = Se jogarem três com as regras para ratinhos, recebem o tabuleiro justo para três. As escadas estão noutros sítios, para o Max tratar todos por igual.

## Hunt: the first lesson. A child plays Red; the computer plays Blue.

hunt-lesson-slide = És o rato vermelho e estás no topo do grande queijo. Toca no escorrega e desce a toda a velocidade!
hunt-lesson-blue = Já estás cá em baixo. Agora é o rato azul a descer.
hunt-lesson-roll = Toca nos dados: um é para o teu rato, as patas são para o gato Max.
hunt-lesson-max = Dois pedaços de queijo para ti! Mas olha, o Max está a chegar. Agora é o Azul a lançar.
hunt-lesson-held = O Max apanhou o teu rato, por isso o Azul joga outra vez. Depois o Max segue caminho.
hunt-lesson-ladder = Já te podes mexer! Lança: tens uma escada mesmo à tua frente.
hunt-lesson-whirl = O teu rato subiu a escada. Toca outra vez no escorrega!
hunt-lesson-hole = Mais dois pedaços! Agora é o Azul a lançar, e o Max entra na toca. Lá dentro não pode apanhar ninguém.
hunt-lesson-last = Só te falta um pedaço de queijo. Lança!
hunt-lesson-end = { $goal } pedaços de queijo. Ganhaste a caça ao queijo!

## Hunt: names of things on the board, for screen readers

hunt-name-space = Casa { $space }, { $kind ->
    [ladder] uma escada
    [hole] a toca
    [two] dois queijos
   *[cheese] um queijo
  }: { $count ->
    [0] livre
   *[other] { $who }
  }
hunt-name-store = { $count ->
    [0] Já não há pedaços no grande queijo
    [1] Resta um pedaço de queijo no grande queijo
   *[other] Restam { $count } pedaços de queijo no grande queijo
  }
hunt-name-slide = { $count ->
    [0] O escorrega no topo do grande queijo
   *[other] O escorrega no topo do grande queijo: { $who }
  }
hunt-name-plate = { $count ->
    [0] O prato de { $seat } está vazio
    [1] Um pedaço de queijo no prato de { $seat }
   *[other] { $count } pedaços de queijo no prato de { $seat }
  }
hunt-name-dice = { $steps ->
    [none] Os dados
   *[other] Os dados mostram { $steps } para o rato e { $paws ->
        [0] nenhuma pata
        [1] uma pata
       *[other] { $paws } patas
      } para o gato
  }
hunt-name-mouse = O rato de { $seat }{ $space ->
    [top] , no topo do grande queijo
    [held] , debaixo das patas do gato na casa { $number }
   *[other] , na casa { $number }
  }
hunt-name-cat = O gato Max, na casa { $space }
