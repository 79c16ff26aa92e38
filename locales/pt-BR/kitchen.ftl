## Kitchen: reasons why a move is not legal. The attribute says which rule it is.

kitchen-unreadable = “{ $move }” não é uma jogada deste jogo; escreva d4>d5 para andar de d4 a d5, e n, e, s ou w para uma toca.
    .rule = Uma jogada diz de onde para onde, ou só uma casa, para o lugar do gato e para o queijo do garfo.
kitchen-nowhere = A casa { $space } não existe nesta cozinha.
    .rule = As casas têm a letra da coluna e o número da linha.
kitchen-place = O gato começa na mesa, e { $space } não fica nela.
    .rule = Antes de os ratos começarem, o gato vai para qualquer casa da mesa.
    .short = O gato começa na mesa: toque em uma casa que está brilhando.
kitchen-place-first = Ninguém anda ainda: primeiro diga a casa da mesa em que o gato começa.
    .rule = Antes de os ratos começarem, o gato vai para qualquer casa da mesa.
kitchen-fork-first = O rato { $mouse } tem um garfo: diga só a casa do queijo que ele leva.
    .rule = Com o garfo, um rato pega de longe um queijo virado para cima; o rato fica onde está.
kitchen-fork-cat = O gato está sentado no queijo de { $space }.
    .rule = O garfo leva um queijo virado para cima, mas não aquele em que o gato está sentado.
    .short = O gato está em cima desse queijo: toque em um que está brilhando.
kitchen-fork-none = Não há nenhum queijo virado para cima em { $space }.
    .rule = Com o garfo, um rato pega de longe um queijo virado para cima.
    .short = Não tem queijo aí: toque em um que está brilhando.
kitchen-one-space = Diga de onde para onde; { $space } é só uma das duas casas.
    .rule = Uma jogada diz qual peça anda, pela casa em que ela está, e para onde ela vai.
kitchen-empty = Nenhuma peça sua está em { $space }.
    .rule = Quem joga com os ratos move um rato; quem joga com o gato move o gato.
    .short = Nenhuma peça sua está aí: toque no que está brilhando.
kitchen-not-your-mouse = Você é o gato; não pode mover o rato de { $space }.
    .rule = Quem joga com os ratos move um rato; quem joga com o gato move o gato.
    .short = Você é o gato: toque no que está brilhando.
kitchen-not-your-cat = Você joga com os ratos; não pode mover o gato de { $space }.
    .rule = Quem joga com os ratos move um rato; quem joga com o gato move o gato.
    .short = Você joga com os ratos: toque no que está brilhando.
kitchen-forced = O rato { $mouse } de { $space } tem que andar de novo.
    .rule = Quando o gato perde a vez e os ratos jogam duas vezes seguidas, o mesmo rato anda duas vezes.
    .short = O rato { $mouse } anda de novo: toque no que está brilhando.
kitchen-same-mouse = O ladrilho é para o rato { $mouse } de { $space }, que o virou.
    .rule = Com um bônus ou uma seta, anda a peça que virou o ladrilho.
    .short = O ladrilho é para o rato { $mouse }: toque no que está brilhando.
kitchen-arrow-hole = A seta não leva para a toca { $space }.
    .rule = Uma seta leva para uma casa, nunca para uma toca.
    .short = A seta não leva para uma toca: toque em uma casa que está brilhando.
kitchen-arrow-stay = A seta tem que tirar você de { $space }.
    .rule = Uma seta leva a peça para qualquer outra casa.
    .short = A seta leva para longe daqui: toque em uma casa que está brilhando.
kitchen-arrow-cheese = Há um queijo virado para cima em { $space }; uma seta não leva para lá.
    .rule = Uma seta nunca leva para um queijo virado para cima. Vá andando, ou use um garfo.
    .short = A seta não leva para um queijo: toque em uma casa que está brilhando.
kitchen-cat-hole = A toca { $space } é pequena demais para o gato.
    .rule = Só ratos entram nas tocas.
    .short = A toca é pequena demais para o gato: toque em uma casa que está brilhando.
kitchen-cheese = Há um queijo virado para cima em { $space }, então o gato não pode ir para lá.
    .rule = O gato nunca pisa num queijo virado para cima.
    .short = O gato não pisa no queijo: toque em uma casa que está brilhando.
kitchen-last-mouse = O último rato está numa toca atrás de { $space }; o gato tem que deixá-lo sair.
    .rule = Se só sobrou um rato e ele está numa toca, o gato não pode parar na casa em frente.
    .short = O gato tem que deixar o último rato sair: toque em uma casa que está brilhando.
kitchen-leg = Em { $space } há um pé da mesa; um rato não pode ir para lá.
    .rule = Os ratos andam no chão e embaixo da mesa, mas não onde estão os pés dela.
    .short = Tem um pé da mesa aí: toque no que está brilhando.
kitchen-cat-there = O gato está em { $space }!
    .rule = Um rato termina de andar numa casa em que não há ninguém.
    .short = O gato está aí! Toque no que está brilhando.
kitchen-mouse-there = O rato { $mouse } já está em { $space }.
    .rule = Um rato termina de andar numa casa em que não há ninguém.
    .short = O rato { $mouse } já está aí: toque no que está brilhando.
kitchen-blocked = De { $origin } a { $space } há alguém no meio em todos os trajetos de { $steps ->
    [one] um passo
   *[other] { $steps } passos
  }.
    .rule = Ninguém atravessa outra peça.
    .short = Tem alguém no meio: toque no que está brilhando.
kitchen-blocked-cat = De { $origin } a { $space } há ratos ou queijos no meio em todos os trajetos de { $steps ->
    [one] um passo
   *[other] { $steps } passos
  }.
    .rule = O gato não atravessa um rato nem passa por cima de um queijo virado para cima.
    .short = Tem um rato ou um queijo no meio: toque no que está brilhando.
kitchen-back = De { $origin } a { $space } em { $steps } passos, você teria que dar um passo e voltar.
    .rule = Nunca se volta direto para a casa de onde se acabou de sair.
    .short = Não pode dar um passo e voltar: toque no que está brilhando.
kitchen-exact = { $steps ->
    [one] Com um passo
   *[other] Com { $steps } passos
  } de { $origin } não dá para chegar a { $space }.
    .rule = Anda-se exatamente o número de passos do dado ou do ladrilho, por linhas e colunas.
    .short = { $steps ->
        [one] Com um passo
       *[other] Com { $steps } passos
      } não dá para chegar aí: toque no que está brilhando.

## Kitchen: why something cannot be touched now, on a screen.

kitchen-touch-roll = Primeiro toque no dado!
    .rule = A sua vez começa com o dado: ele diz quanto uma peça anda.
kitchen-touch-flip = Primeiro toque no ladrilho para virar.
    .rule = Uma peça que termina de andar num ladrilho virado para baixo vira esse ladrilho.
kitchen-touch-place = O gato começa na mesa: toque em uma casa que está brilhando.
    .rule = Antes de os ratos começarem, o gato vai para qualquer casa da mesa.
kitchen-touch-fork = Toque em um queijo que está brilhando.
    .rule = Com o garfo, um rato pega de longe um queijo virado para cima; o rato fica onde está.
kitchen-touch-walk = Primeiro toque em uma peça que está brilhando e depois para onde ela vai.
    .rule = Quem joga com os ratos move um rato; quem joga com o gato move o gato.
kitchen-touch-caught = Esse rato foi pego: toque no que está brilhando.
    .rule = Um rato que foi pego não volta.
kitchen-touch-stuck = Essa peça não pode ir a lugar nenhum agora: toque em uma que está brilhando.
    .rule = Anda-se exatamente o número de passos do dado ou do ladrilho, sem passar por ninguém e sem dar um passo e voltar.

## Kitchen: what to do now; the second text tells the others.

kitchen-prompt-place = Ponha o gato na mesa, onde está brilhando.
    .other = { $seat } põe o gato na mesa.

kitchen-prompt-roll = Toque no dado!
    .other = { $seat } joga o dado.

kitchen-prompt-flip = Toque no ladrilho para virar!
    .other = { $seat } vira um ladrilho.

kitchen-prompt-mouse = Escolha um rato para { $steps ->
    [one] um passo
   *[other] { $steps } passos
  }.
    .other = { $seat } escolhe um rato.

kitchen-prompt-walk = { $piece ->
    [cat] O gato dá
   *[other] O rato { $piece } dá
  }{ $steps ->
    [one] { " " }um passo: toque no que está brilhando.
   *[other] { " " }{ $steps } passos: toque no que está brilhando.
  }
    .other = { $piece ->
        [cat] { $seat } move o gato.
       *[other] { $seat } move o rato { $piece }.
      }

kitchen-prompt-arrow = { $piece ->
    [cat] A seta! O gato pula para a casa que você quiser: toque em uma que está brilhando.
   *[other] A seta! O rato { $piece } pula para a casa que você quiser: toque em uma que está brilhando.
  }
    .other = { $seat } segue a seta.

kitchen-prompt-fork = O garfo! Toque no queijo que você vai levar.
    .other = { $seat } leva um queijo com o garfo.

kitchen-advice-place = Ponha o gato na casa com o anel verde.

kitchen-advice-move = { $piece ->
    [cat] Mova o gato
   *[other] Mova o rato { $piece }
  }{ $why ->
    [wins] : assim se ganha!
    [catches] : ele pega o rato { $mouse }.
    [takes] : ele leva um queijo.
    [hole] : na toca, o gato não pega ninguém.
    [flips] : lá tem um ladrilho para virar.
   *[none] .
  }

kitchen-advice-fork = Leve o queijo com o garfo: assim são { $taken } de { $cheeses }.

## Kitchen: what is wrong with a position text.

kitchen-position-row = FLOOR: a linha { $row } tem { $found } caracteres em vez de { $columns }
kitchen-position-sign = FLOOR: “{ $found }” em { $square } não é um destes: { $wanted }
kitchen-position-mouse = MICE: o rato { $mouse } não pode estar em “{ $found }”; escreva uma casa sem pé de mesa, uma toca, ou x se ele foi pego
kitchen-position-together = { $field }: já há um rato em { $space }
kitchen-position-holes = HOLES: “{ $found }” deveria ter quatro caracteres, d ou u, para n, e, s, w
kitchen-position-closed = HOLES: a toca { $hole } está virada para baixo, então o rato { $mouse } não saiu dela e deveria estar lá
kitchen-position-cat = CAT: “{ $found }” não é uma casa nem “-”
kitchen-position-tiles = LEFT: restam { $left } ladrilhos, mas há { $floor } virados para baixo no chão
kitchen-position-cheeses = CHEESE, FLOOR e LEFT têm { $found } queijos ao todo; existem { $wanted }
kitchen-position-missed = SKIP: “{ $skip }” não pode ser; no máximo um lado tem uma vez a perder, e só uma
kitchen-position-again = SKIP: “{ $skip }” não pode ser com o rato { $mouse } em FORCED, que anda de novo porque o gato já perdeu a única vez que tinha a perder
kitchen-position-knives = SKIP e FORCED indicam uma faca, mas por LEFT nenhuma foi virada
kitchen-position-walked = FORCED: o rato { $mouse } foi pego ou nunca saiu da toca dele, então não andou na vez anterior
kitchen-position-over = SEAT “{ $seat }” e STEP “{ $step }”: o lugar “-” e o passo “over” andam juntos
kitchen-position-tile = “{ $piece }” está em { $square }, onde há um ladrilho virado para baixo que ele teria virado
kitchen-position-untaken = o rato { $piece } está em { $square }, onde há um queijo que ele teria levado
kitchen-position-start = o gato é colocado na primeira posição e em nenhuma outra: “{ $text }”
kitchen-position-unfinished = STEP: a partida acaba quando o gato acabou de pegar o último rato numa casa aberta, ou quando { $cheeses } queijos foram levados, todas as tocas estão viradas para cima e o rato que andou está numa toca; e o lado que ganhou não tem vez a perder
kitchen-position-caught = SEAT: todos os ratos foram pegos, então a partida acabou e não é a vez de { $seat }
kitchen-position-skip = SKIP: o lado de { $seat } tem uma vez a perder, então não pode ser a sua vez
kitchen-position-forced = FORCED: o rato { $mouse } não pode ter que andar numa vez do gato
kitchen-position-next = NEXT: na vez de { $seat }, o seguinte é { $wanted }
kitchen-position-other = STEP: “{ $step }” não é sobre o rato { $mouse }, que é quem tem que andar nesta vez
kitchen-position-flip = STEP: “{ $step }”, mas não há ladrilho virado para baixo onde está “{ $piece }”
kitchen-position-unused = STEP: “{ $step }” usa um ladrilho “{ $tile }”, mas por LEFT todos os { $count } ainda estão virados para baixo
kitchen-position-bare = STEP: “{ $step }”, mas “{ $piece }” não está numa casa do chão de onde um ladrilho foi tirado
kitchen-position-stuck = STEP: “{ $step }” não deixa nada para escolher, então a vez teria acabado

## Kitchen: what is wrong with an edition.

kitchen-edition-rows = { $where }: todas as linhas deveriam ter { $columns } caracteres, como a primeira
kitchen-edition-squares = { $where }: { $found } casas; o máximo é { $limit }
kitchen-edition-table = { $where }: não há mesa (x ou t) para o gato começar
kitchen-edition-hole = { $where }: “{ $square }” não pode ficar em frente à toca { $hole }; escreva uma casa de chão aberto na linha ou coluna { $edge }
kitchen-edition-tiles = { $where }: { $squares } casas não têm pé de mesa, mas há { $tiles } ladrilhos

## Kitchen: the board in a terminal

kitchen-title = Cozinha do Kasimir
kitchen-about = Quatro ratos roubam queijo da cozinha enquanto o Kasimir ronda em cima da mesa.
kitchen-draw-cat = gato, { $caught } de { $mice } ratos pegos{ $skip ->
    [0] { "" }
   *[other] , perde a vez
  }
kitchen-draw-mice = ratos, { $taken } de { $cheeses } queijos levados{ $skip ->
    [0] { "" }
   *[other] , perdem a vez
  }
kitchen-draw-next = ratos, { $taken } de { $cheeses } queijos levados{ $skip ->
    [0] { "" }
   *[other] , perdem a vez
  }, joga na próxima vez dos ratos
kitchen-draw-signs = c gato, 1-4 ratos, ◆ queijo, ≡ mesa, x pé da mesa, ▒ virado para baixo
kitchen-draw-left = Virados para baixo: queijos { $cheeses }, pratos { $plates }, “+1” { $ones }, “+2” { $twos }, setas { $arrows }, garfos { $forks }, facas { $knives }
kitchen-draw-forced = O rato { $mouse } tem que andar de novo.
kitchen-draw-place = O gato escolhe o lugar dele na mesa.
kitchen-draw-roll = Jogue o dado.
kitchen-draw-go = O dado mostra { $walk }.
kitchen-draw-flip = { $piece ->
    [c] O gato
   *[other] O rato { $piece }
  } vira um ladrilho.
kitchen-draw-bonus = +{ $walk } para { $piece ->
    [c] o gato
   *[other] o rato { $piece }
  }.
kitchen-draw-arrow = Uma seta para { $piece ->
    [c] o gato
   *[other] o rato { $piece }
  }: para qualquer outra casa.
kitchen-draw-fork = Um garfo para o rato { $piece }: ele leva um queijo virado para cima.
kitchen-draw-over = { $mice ->
    [0] O gato pegou todos os ratos.
   *[other] Os ratos têm todo o queijo, e um deles está a salvo numa toca.
  }

## Kitchen: what just happened. Seats are shown as names; a piece is cat or the number of a mouse.

kitchen-tell-place = { $seat } põe o gato na mesa.
    .precise = { $seat } põe o gato em { $square }.
kitchen-tell-roll = { $seat } tira { $face }{ $walks ->
    [no] , mas não dá para andar exatamente isso.
   *[yes] .
  }
kitchen-tell-flip = { $piece ->
    [cat] { $tile ->
        [cheese] O gato encontra um queijo, que fica ali.
        [one] O gato encontra +1.
        [two] O gato encontra +2.
        [arrow] O gato encontra uma seta.
        [fork] O gato encontra um garfo e não pode fazer nada com ele.
        [knife] O gato encontra uma faca e vai perder a vez.
       *[plate] O gato encontra um prato quebrado.
      }
   *[other] { $tile ->
        [cheese] O rato { $piece } encontra um queijo e o leva embora.
        [one] O rato { $piece } encontra +1.
        [two] O rato { $piece } encontra +2.
        [arrow] O rato { $piece } encontra uma seta.
        [fork] O rato { $piece } encontra um garfo.
        [knife] O rato { $piece } encontra uma faca; os ratos vão perder a vez.
       *[plate] O rato { $piece } encontra um prato quebrado.
      }
  }
    .precise = { $piece ->
        [cat] { $tile ->
            [cheese] O gato encontra um queijo em { $square }, que fica ali.
            [one] O gato encontra +1 em { $square }.
            [two] O gato encontra +2 em { $square }.
            [arrow] O gato encontra uma seta em { $square }.
            [fork] O gato encontra um garfo em { $square } e não pode fazer nada com ele.
            [knife] O gato encontra uma faca em { $square } e vai perder a vez.
           *[plate] O gato encontra um prato quebrado em { $square }.
          }
       *[other] { $tile ->
            [cheese] O rato { $piece } encontra um queijo em { $square } e o leva embora.
            [one] O rato { $piece } encontra +1 em { $square }.
            [two] O rato { $piece } encontra +2 em { $square }.
            [arrow] O rato { $piece } encontra uma seta em { $square }.
            [fork] O rato { $piece } encontra um garfo em { $square }.
            [knife] O rato { $piece } encontra uma faca em { $square }; os ratos vão perder a vez.
           *[plate] O rato { $piece } encontra um prato quebrado em { $square }.
          }
      }
kitchen-tell-fork = O rato { $piece } leva um queijo com o garfo.
    .precise = O rato { $piece } leva o queijo de { $square } com o garfo.
kitchen-tell-walk = { $piece ->
    [cat] O gato { $place ->
        [elsewhere] pula para outra casa
       *[square] continua a ronda
      }.
   *[other] O rato { $piece } { $place ->
        [elsewhere] pula para outra casa
        [hole] se enfia numa toca
       *[square] sai correndo
      }.
  }
    .precise = { $piece ->
        [cat] O gato { $place ->
            [elsewhere] pula para { $square }
           *[square] vai para { $square }
          }.
       *[other] O rato { $piece } { $place ->
            [elsewhere] pula para { $square }
            [hole] entra na toca { $square }
           *[square] vai para { $square }
          }.
      }
kitchen-tell-take = O rato { $piece } leva o queijo.
    .precise = O rato { $piece } leva o queijo de { $square }.
kitchen-tell-caught = O gato pega o rato { $mouse }{ $left ->
    [0] , o último.
   *[other] .
  }
    .precise = { $left ->
        [0] O gato pega o rato { $mouse }, o último, em { $square }.
       *[other] O gato pega o rato { $mouse } em { $square }.
      }
kitchen-tell-safe = O rato { $piece } está a salvo numa toca, e os ratos têm todo o queijo.
    .precise = O rato { $piece } está a salvo na toca { $hole }, e os ratos têm todo o queijo.
kitchen-finish-mice = Todo o queijo foi levado, todas as tocas estão abertas e um rato voltou são e salvo para a toca.
kitchen-finish-cat = Todos os ratos foram pegos.
kitchen-finish-cat-won = Que caçador! Agora é hora de lamber a pata.
kitchen-finish-cat-lost = { $missing ->
    [1] Foi por pouco: só faltou um rato!
   *[other] { $count ->
        [0] Os ratos foram rápidos, mas a mesa é toda sua para dormir!
       *[other] Belo pulo! Ratos nas suas patas: { $count }.
      }
  }
kitchen-finish-mice-won = { $caught ->
    [0] Nenhum rato foi pego. Que banquete!
   *[other] Que banquete! E o Kasimir solta os outros.
  }
kitchen-finish-mice-lost = { $missing ->
    [0] Foi por pouco: vocês já tinham todo o queijo!
    [1] Foi por pouco: só faltou um queijo!
   *[other] { $count ->
        [0] O Kasimir estava bem acordado. Na próxima ele cochila, e o queijo é de vocês!
       *[other] Que ratos valentes! Queijos no prato: { $count }.
      }
  }

## Kitchen: the rules, for children of ten. The numbers come from the board: $cheeses cheeses, $least to $most players.

kitchen-rules-goal-title = Como se ganha
kitchen-rules-goal = Quatro ratos contra o gato Kasimir. Os ratos ganham juntos se levarem embora os { $cheeses } queijos e depois um rato voltar para a toca. O Kasimir ganha se pegar os quatro ratos.
kitchen-rules-seats-title = Quem é quem
kitchen-rules-seats = Podem jogar de { $least } a { $most }. Um de vocês é o gato, todos os outros são o time dos ratos. Primeiro o gato escolhe um lugar na mesa. Depois os ratos começam, e daí em diante ratos e gato se revezam.
kitchen-rules-walk-title = Andar
kitchen-rules-walk = Jogue o dado do seu lado e ande exatamente esse número de casas, nunca na diagonal. Você não pode dar um passo e voltar, nem passar por cima de ninguém. Se não houver trajeto assim, a sua vez acaba. Quem joga o dado pelos ratos pode mover qualquer um deles.
kitchen-rules-cheese-title = Ladrilhos e queijo
kitchen-rules-cheese = Onde você parar, vire o ladrilho. Um rato que encontra queijo leva o queijo embora. Se o Kasimir encontra um, o queijo fica ali, virado para cima: os ratos podem ir buscar, e ele não pode mais pisar nele.
kitchen-rules-more-title = Um ou dois passos a mais
kitchen-rules-more = Um ladrilho com +1 ou +2 deixa você andar mais esses passos com a mesma peça. Depois você vira o próximo ladrilho.
kitchen-rules-arrow-title = A seta
kitchen-rules-arrow = A seta deixa você pular para qualquer outra casa livre que quiser e virar o ladrilho dela. O Kasimir pode até pular em cima de um rato!
kitchen-rules-fork-title = O garfo
kitchen-rules-fork = Com o garfo, um rato pega um queijo virado para cima, esteja onde estiver, desde que o Kasimir não esteja sentado nele. O gato não pode fazer nada com um garfo.
kitchen-rules-knife-title = Faca e prato
kitchen-rules-knife = Ai, uma faca! O seu lado perde a próxima vez. Se for o Kasimir que perde a vez, o mesmo rato anda duas vezes seguidas. Com um prato quebrado não acontece nada.
kitchen-rules-cat-title = O Kasimir pega ratos
kitchen-rules-cat = Se o Kasimir parar exatamente em cima de um rato, esse rato foi pego e sai do jogo.
kitchen-rules-table-title = Embaixo da mesa
kitchen-rules-table = O Kasimir anda por cima da mesa e nunca por baixo, e lá em cima ele não vira ladrilhos. Os ratos correm por baixo e nunca por cima. Então ali eles não se encontram, e um rato embaixo da mesa está a salvo.
kitchen-rules-hole-title = As tocas
kitchen-rules-hole = Numa toca, nenhum rato é pego, mas nela só cabe um. Se só sobrou um rato e ele está numa toca, o Kasimir não pode parar bem na frente.
kitchen-rules-end-title = O fim
kitchen-rules-end = Quando os { $cheeses } queijos tiverem sido levados e os ratos tiverem saído uma vez de cada toca, ainda falta um rato entrar numa toca. Aí os ratos ganharam. Até esse momento, o Kasimir ainda pode pegar todos eles.

## Kitchen: the first lesson. A child plays the mice; the computer plays Kasimir.

kitchen-lesson-roll = Você joga com os quatro ratos. O Kasimir está sentado na mesa. Toque no seu dado!
kitchen-lesson-walk = Dois passos. Toque no rato lá em cima e depois na casa que está brilhando.
kitchen-lesson-flip = O que será que tem aí embaixo? Toque no ladrilho!
kitchen-lesson-cat = Queijo! É seu. Agora o Kasimir joga o dado e pula da mesa.
kitchen-lesson-again = Ele virou um prato quebrado: não acontece nada. Sua vez: jogue o dado!
kitchen-lesson-team = Você pode mover qualquer rato do seu time. Toque no da direita e depois na casa que está brilhando.
kitchen-lesson-caught = Desta vez, só um prato. E agora, cuidado, lá vem o Kasimir…
kitchen-lesson-hide = Ele pegou um rato, mas você ainda tem três. Jogue o dado!
kitchen-lesson-under = Esconda-se embaixo da mesa! Toque no seu rato que está ao lado dela e depois na casa embaixo da mesa.
kitchen-lesson-above = Mais um queijo! O Kasimir pula de novo na mesa, bem em cima de você, mas não consegue pegar o seu rato.
kitchen-lesson-last = Muito mais tarde: só falta um queijo. Jogue o dado!
kitchen-lesson-take = Vá buscar! Toque no rato que está ao lado do queijo e depois no queijo.
kitchen-lesson-hurry = Era o último. Agora, rápido para a toca! O Kasimir ainda está longe.
kitchen-lesson-home = Um rato tem que entrar numa toca. Jogue o dado!
kitchen-lesson-in = Dois passos, na medida certa. Já para a toca!
kitchen-lesson-end = Todo o queijo está a salvo na toca. Os ratos ganharam!

## Kitchen: names of what is on the board, for screen readers.

kitchen-name-square = { $part ->
    [leg] { $square }, a mesa
    [table] { $square }, a mesa e o chão embaixo dela
   *[floor] { $square }
  }{ $tile ->
    [down] , um ladrilho virado para baixo
    [cheese] , um queijo
   *[none] {""}
  }{ $mouse ->
    [none] {""}
   *[other] , rato { $mouse }
  }{ $cat ->
    [yes] , o gato
   *[no] {""}
  }
kitchen-name-hole = Toca { $hole }, { $lies ->
    [up] iluminada
   *[down] ainda escura
  }{ $mouse ->
    [none] {""}
   *[other] , rato { $mouse }
  }
kitchen-name-piece = { $piece ->
    [cat] { $where ->
        [box] O gato, ainda fora da cozinha
        [table] O gato na mesa, { $square }
       *[floor] O gato em { $square }
      }
   *[other] { $where ->
        [hole] O rato { $piece } na toca { $square }
        [table] O rato { $piece } embaixo da mesa, { $square }
       *[floor] O rato { $piece } em { $square }
      }
  }
kitchen-name-die = { $side ->
    [cat] O dado do gato
   *[mice] O dado dos ratos
  }{ $face ->
    [none] {""}
   *[other] {" "}mostra { $face }
  }

## Kitchen: the sides to choose from.

kitchen-side-c = Gato
kitchen-side-m1 = Ratos
