## Hunt: reasons why a move is not legal. The attribute says which rule it is.

hunt-unreadable = “{ $move }” não é uma jogada deste jogo; escreva cat ou mouse para dizer quem anda primeiro, ou a letra de um rato para dizer qual o gato prende.
    .rule = Aqui só se decide quem anda primeiro e qual rato o gato prende, mais nada.
hunt-chance = “{ $move }” não é você que escolhe: só os dados e o escorregador trazem números.
    .rule = Os dados e o escorregador decidem sozinhos.
hunt-absent = Nesta partida não há nenhum rato { $mouse }; os ratos são { $mice }.
    .rule = O gato prende um dos ratos que estão jogando.
hunt-early = O gato ainda não andou, então não pode se sentar em cima do rato { $mouse }; agora diga quem anda primeiro, o rato ({ $steps }) ou o gato ({ $paws }).
    .rule = O gato só pode prender um rato depois de andar.
hunt-elsewhere = O gato está na casa { $cat }, mas o rato { $mouse } está na casa { $space }.
    .rule = O gato prende um dos ratos da casa em que ele para.
hunt-fixed = Aqui ninguém decide quem anda primeiro: é sempre o rato. Diga qual rato o gato prende.
    .rule = O rato anda antes do gato; só a variante para ratos mais velhos deixa escolher.
hunt-late = Quem anda primeiro já está decidido: agora o gato está na casa { $cat }. Diga qual rato ele prende.
    .rule = A ordem é escolhida logo depois de jogar os dados, antes de alguém andar.

## Hunt: why something cannot be touched now, on a screen. The other one is shown by name.

hunt-touch-roll = Primeiro toque nos dados!
    .rule = Os dados dizem quanto anda o seu rato e quanto anda o gato.
hunt-touch-slide = Primeiro toque no escorregador!
    .rule = Quem está no alto do queijão desce pelo escorregador, e é o escorregador que decide para onde.
hunt-touch-order = Quem anda primeiro: o seu rato ({ $steps }) ou o gato ({ $paws })? Toque em um dos dois.
    .rule = A ordem é escolhida logo depois de jogar os dados, antes de alguém andar.
    .short = Quem anda primeiro? Toque no seu rato ou no gato.
hunt-touch-elsewhere = O rato de { $other } não está na casa { $cat }, onde está o gato.
    .rule = O gato prende um dos ratos da casa em que ele para.
    .short = O rato de { $other } não está com o gato: toque em um que está brilhando.
hunt-touch-grab = Toque no rato que o gato deve prender, na casa { $cat }.
    .rule = O gato prende um dos ratos da casa em que ele para.
    .short = Toque em um rato que está brilhando: o gato vai prender esse rato.

## Hunt: what to do now; the second text tells the others.

hunt-prompt-roll = Toque nos dados!
    .other = { $seat } joga os dados.

hunt-prompt-slide = Toque no escorregador!
    .other = { $seat } desce pelo escorregador.

hunt-prompt-order = Quem anda primeiro? Toque no seu rato ou no gato.
    .other = { $seat } decide quem anda primeiro, o rato ou o gato.

hunt-prompt-grab = Toque no rato que o gato deve prender.
    .other = { $seat } decide qual rato o gato prende.

hunt-advice-order = { $first ->
    [mouse] Deixe o seu rato andar primeiro
   *[cat] Deixe o gato andar primeiro
  }{ $why ->
    [wins] : você ganha!
    [holds] : o gato prende o rato de { $other }.
    [eats] : o seu rato pega { $count ->
        [one] um pedaço
       *[other] { $count } pedaços
      } de queijo.
    [climbs] : o seu rato sobe a escada.
    [hole] : na toca, o seu rato está a salvo.
   *[none] .
  }

hunt-advice-grab = { $own ->
    [yes] Deixe o gato prender o seu próprio rato
   *[no] Deixe o gato prender o rato de { $other }
  }{ $why ->
    [misses] : esse rato perde a vez.
   *[none] .
  }

## Hunt: what is wrong with a position text.

hunt-position-cheese = CHEESE e STORE: ao todo { $count ->
    [one] { $count } pedaço
   *[other] { $count } pedaços
  } em vez de { $cheeses }
hunt-position-step = STEP: “{ $found }” não é um passo desta variante com estes dados; os passos são { $steps }
hunt-position-turn = SEAT é “-” exatamente quando STEP é “over”; aqui são “{ $seat }” e “{ $step }”
hunt-position-grab = STEP: ninguém escolhe um rato para prender, pois na casa { $cat } o gato não está com vários ratos fora de uma toca
hunt-position-held = HELD: “{ $found }” deveria ser aqui um destes: { $seats }; um rato preso está embaixo do gato, nunca numa toca, nunca na variante younger, e não antes de um grab ser decidido
hunt-position-passed = SEAT: o rato de { $seat } está preso, então não pode ser a sua vez
hunt-position-top = MICE: { $count ->
    [0] nenhum rato está
    [one] o rato de { $seats } está
   *[other] os ratos de { $seats } estão
  } no alto do queijo (“-”), o que não pode ser com SEAT { $seat } e STEP { $step }
hunt-position-ladder = MICE: o rato de { $seat } não pode estar na casa { $space }; ninguém desce pelo escorregador até uma escada
hunt-position-early = CHEESE: { $seat } tem queijo antes da sua primeira vez
hunt-position-cat = CAT: está na casa { $cat }, mas no começo da partida deve estar na casa { $wanted }
hunt-position-store = STEP: a partida acaba exatamente quando o estoque fica vazio; aqui STORE é { $count } e STEP é { $step }
hunt-position-emptied = MICE: nenhum rato com queijo está numa casa de queijo longe do gato, então ninguém pode ter esvaziado o estoque
hunt-position-goal = STEP: a partida acaba exatamente quando um lugar tem { $goal } pedaços ou mais; aqui { $count ->
    [one] há { $count } lugar assim
   *[other] há { $count } lugares assim
  }, e STEP é { $step }
hunt-position-won = MICE: { $seat } não pode ter ganhado agora com { $count ->
    [one] { $count } pedaço
   *[other] { $count } pedaços
  } na casa { $space }; o que comeu ali tem que ter feito esse rato chegar a { $goal }

## Hunt: what is wrong with an edition.

hunt-edition-cheese = { $where }: nenhuma casa tem queijo, então ninguém nunca poderia comer
hunt-edition-start = { $where }: a casa { $space } não é uma escada, mas o gato tem que começar numa

## Hunt: the board in a terminal

hunt-title = Caça ao queijo
hunt-about = Suba no queijão, desça voando pelo escorregador e fique longe do gato Max.
hunt-draw-score = { $pieces } { $count } de { $goal }{ $place ->
    [held] , rato preso pelo gato
    [top] , no alto do queijão
   *[ring] { "" }
  }
hunt-draw-pieces = queijo { $count }{ $place ->
    [top] , no alto do queijão
   *[ring] { " " }{ $pieces }
  }
hunt-draw-store = estoque { $count } { $pieces }
hunt-draw-cat = Max
hunt-draw-ladder = escada ╫
hunt-draw-hole = toca
hunt-draw-cheese = queijo { $pieces }
hunt-draw-setup = { $seat } desce do alto do queijo pelo escorregador.
hunt-draw-roll = { $seat } joga os dados.
hunt-draw-order = Rato { $steps }, gato { $paws }: { $seat } decide quem anda primeiro.
hunt-draw-slide = { $seat } subiu a escada e desce pelo escorregador. { $paws ->
    [0] O gato fica parado.
   *[other] Depois o gato anda { $paws }.
  }
hunt-draw-grab = { $steps ->
    [0] { $seat } decide qual rato o gato prende.
   *[other] { $seat } decide qual rato o gato prende; depois o seu anda { $steps }, se estiver livre.
  }
hunt-draw-toss = { $seat } desce pelo escorregador; depois o gato anda uma casa.

## Hunt: what just happened. Seats are shown as names; steps are 0 where nobody rolled.

hunt-tell-start = { $seat } desce pelo escorregador.
    .precise = { $seat } desce pelo escorregador até a casa { $space }.
hunt-tell-roll = { $seat } tira { $steps } para o rato e { $paws } para o gato.
hunt-tell-turn = { $seat } { $steps ->
    [0] { "" }
   *[other] tira { $steps } e { $paws ->
        [0] nenhuma patinha
        [one] uma patinha
       *[other] { $paws } patinhas
      }, depois{ " " }
  }{ $mouse ->
    [eats] pega { $count ->
        [one] um pedaço
       *[other] { $count } pedaços
      } de queijo.
    [scared] dá de cara com o gato e devolve um pedaço.
    [climbs] sobe a escada.
    [slides] desce pelo escorregador.
   *[comes] segue em frente.
  }{ $cat ->
    [holds] { " " }O gato prende o rato de { $other }.
    [scares] { " " }{ $mice ->
        [other] O gato assusta { $mice } ratos, e cada um devolve um pedaço.
       *[one] O gato assusta { $other }, que devolve um pedaço.
      }
   *[none] { "" }
  }
    .precise = { $seat } { $steps ->
        [0] { "" }
       *[other] tira { $steps } e { $paws ->
            [0] nenhuma patinha
            [one] uma patinha
           *[other] { $paws } patinhas
          }{ $mouse ->
            [eats] ,{ " " }
            [scared] ,{ " " }
           *[other] { " " }e{ " " }
          }
      }{ $mouse ->
        [eats] chega à casa { $space } e pega { $count ->
            [one] um pedaço
           *[other] { $count } pedaços
          } de queijo.
        [scared] dá de cara com o gato na casa { $space } e devolve um pedaço.
        [climbs] sobe a escada.
       *[comes] chega à casa { $space }.
      }{ $cat ->
        [holds] { " " }O gato prende o rato de { $other }.
        [scares] { " " }{ $mice ->
            [other] O gato assusta { $mice } ratos, e cada um devolve um pedaço.
           *[one] O gato assusta { $other }, que devolve um pedaço.
          }
       *[none] { "" }
      }
hunt-tell-cat = { $cat ->
    [holds] O gato prende o rato de { $other }.
   *[moves] O gato segue em frente.
  }
    .precise = { $cat ->
        [holds] O gato prende o rato de { $other }.
       *[moves] O gato chega à casa { $space }.
      }
hunt-tell-end = { $left ->
    [0] { $seat } pega o resto do queijo.
   *[other] { $seat } já tem queijo suficiente.
  }
    .precise = { $left ->
        [0] { $seat } chega à casa { $space } e pega o resto do queijo.
       *[other] { $seat } chega à casa { $space } e já tem queijo suficiente.
      }
hunt-finish-goal = Já tem queijo suficiente. Pedaços no prato: { $count }.
hunt-finish-most = O queijo acabou. { $sharing ->
    [1] Ninguém tem mais. Pedaços no prato: { $count }.
   *[other] Há empate entre os pratos mais cheios. Pedaços em cada um: { $count }.
  }
hunt-finish-won = Nham! Seu prato está cheio. Pedaços de queijo: { $count }.
hunt-finish-lost = { $missing ->
    [1] Foi por pouco: só faltou um pedaço de queijo!
   *[other] { $count ->
        [0] Seu prato está vazio, mas seu rato foi valente. O próximo queijo é seu!
       *[other] Boas mordidas! Pedaços de queijo no seu prato: { $count }.
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
hunt-rules-goal = De { $least } a { $most } ratos correm em volta de um queijo enorme. Quem tiver primeiro { $goal ->
    [one] um pedaço
   *[other] { $goal } pedaços
  } de queijo no prato ganha na hora. Mas o gato Max anda pelo mesmo caminho.
hunt-rules-start-title = O começo
hunt-rules-start = Um depois do outro, vocês descem pelo escorregador do alto do queijo. O seu rato começa onde parar. Nessa primeira descida ainda não se ganha queijo.
hunt-rules-turn-title = Sua vez
hunt-rules-turn = Jogue os dois dados. O de pontinhos é do seu rato: ele anda esse número de casas, no sentido do relógio, e aí você faz o que a casa manda. As patinhas são do Max: ele anda depois de você, uma casa por patinha. Sem patinha, ele fica parado.
hunt-rules-spaces-title = As casas
hunt-rules-spaces = Onde aparecem um ou dois queijos, você pega essa quantidade. Na toca não acontece nada, e lá o Max não pode fazer nada com você.
hunt-rules-ladder-title = As escadas
hunt-rules-ladder = Numa escada, o seu rato sobe até o alto e desce voando pelo escorregador. Ninguém sabe por onde ele vai sair! Depois você faz o que essa casa manda.
hunt-rules-cat-title = Se você der de cara com o Max
hunt-rules-cat = Se o seu rato parar onde o Max está, você devolve um pedaço de queijo, se tiver. E ali você não ganha mais nada: nem queijo, nem escada.
hunt-rules-held-title = Se o Max vier até você
hunt-rules-held = Se o Max parar onde está um rato, ele prende esse rato, que fica sem jogar até o Max sair dali.
hunt-rules-several-title = Vários ratos
hunt-rules-several = O Max só prende um rato de cada vez. Se ele parar onde há vários, quem está na vez diz qual.
hunt-rules-older-title = Para ratos mais velhos
hunt-rules-older = Com estas regras, você olha os dados e depois decide quem anda primeiro: o seu rato ou o Max. Aqui o Max vai embora bem na hora. Mas, se o Max andar primeiro e prender justo o rato com que você joga, ele não anda.
hunt-rules-younger-title = Para ratinhos
hunt-rules-younger = Aqui não precisa de dados. Na sua vez, o seu rato desce pelo escorregador e pega o queijo que encontrar; depois o Max anda uma casa. Cada rato que encontra o Max devolve um pedaço, se tiver algum, mas ninguém fica preso. Quando acabarem os { $cheeses } pedaços, ganha quem tiver mais. Se der empate, vocês ganham juntos.
hunt-rules-three-title = Três jogadores
hunt-rules-three = Se vocês forem três e jogarem com as regras para ratinhos, vão usar o tabuleiro que é justo para três. As escadas dele ficam em outros lugares, para o Max tratar todos do mesmo jeito.

## Hunt: the first lesson. A child plays Red; the computer plays Blue.

hunt-lesson-slide = Você é o rato vermelho, no alto do queijão. Toque no escorregador e desça voando!
hunt-lesson-blue = Você desceu. Agora é o rato azul que desce.
hunt-lesson-roll = Toque nos dados: um é do seu rato, as patinhas são do gato Max.
hunt-lesson-max = Dois pedaços de queijo para você! Mas olhe, o Max está chegando perto. Agora o Azul joga os dados.
hunt-lesson-held = O Max prendeu o seu rato, então o Azul joga de novo. Depois o Max segue em frente.
hunt-lesson-ladder = Você está livre! Jogue os dados: há uma escada bem na sua frente.
hunt-lesson-whirl = O seu rato subiu a escada. Toque de novo no escorregador!
hunt-lesson-hole = Mais dois pedaços! Agora o Azul joga os dados, e o Max entra na toca. Lá dentro ele não pode prender ninguém.
hunt-lesson-last = Só falta um pedaço de queijo. Jogue os dados!
hunt-lesson-end = { $goal } pedaços de queijo. Você ganhou a caça!

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
    [0] Não sobrou nenhum pedaço de queijo no queijão
    [one] Sobrou um pedaço de queijo no queijão
   *[other] Sobraram { $count } pedaços de queijo no queijão
  }
hunt-name-slide = { $count ->
    [0] O escorregador no alto do queijão
   *[other] O escorregador no alto do queijão: { $who }
  }
hunt-name-plate = { $count ->
    [0] O prato de { $seat } está vazio
    [one] Um pedaço de queijo no prato de { $seat }
   *[other] { $count } pedaços de queijo no prato de { $seat }
  }
hunt-name-dice = { $steps ->
    [none] Os dados
   *[other] Os dados mostram { $steps } para o rato e { $paws ->
        [0] nenhuma patinha
        [one] uma patinha
       *[other] { $paws } patinhas
      } para o gato
  }
hunt-name-mouse = O rato de { $seat }{ $space ->
    [top] , no alto do queijão
    [held] , preso pelo gato na casa { $number }
   *[other] , na casa { $number }
  }
hunt-name-cat = O gato Max, na casa { $space }
