## Kitchen: reasons why a move is not legal. The attribute says which rule it is.

kitchen-unreadable = «{ $move }» não é uma jogada deste jogo; escreve d4>d5 para ir de d4 a d5, e n, e, s ou w para uma toca.
    .rule = Uma jogada diz de onde para onde, ou indica uma só casa para o lugar do gato e o queijo do garfo.
kitchen-nowhere = Nesta cozinha não há nenhuma casa { $space }.
    .rule = As casas têm a letra da sua coluna e o número da sua linha.
kitchen-place = O gato começa na mesa, e { $space } não fica lá.
    .rule = Antes de os ratos começarem, o gato é posto em qualquer casa da mesa.
    .short = O gato começa na mesa: toca numa casa que brilha.
kitchen-place-first = Ainda ninguém anda: primeiro diz em que casa da mesa o gato começa.
    .rule = Antes de os ratos começarem, o gato é posto em qualquer casa da mesa.
kitchen-fork-first = O rato { $mouse } tem um garfo: diz só a casa do queijo que ele leva.
    .rule = O garfo alcança ao longe um queijo virado para cima; o rato fica onde está.
kitchen-fork-cat = O gato está sentado em cima do queijo de { $space }.
    .rule = O garfo alcança um queijo virado para cima, mas não o que está debaixo do gato.
    .short = O gato está em cima desse queijo: toca num que brilha.
kitchen-fork-none = Em { $space } não há nenhum queijo virado para cima.
    .rule = O garfo alcança ao longe um queijo virado para cima.
    .short = Aí não há queijo: toca num que brilha.
kitchen-one-space = Diz de onde para onde; { $space } é só uma das duas casas.
    .rule = Uma jogada diz que figura anda, pela casa onde está, e para onde vai.
kitchen-empty = Em { $space } não está nenhuma figura tua.
    .rule = A equipa dos ratos move um rato; quem joga com o gato move o gato.
    .short = Aí não tens nada teu: toca no que brilha.
kitchen-not-your-mouse = Tu és o gato; não podes mover o rato de { $space }.
    .rule = A equipa dos ratos move um rato; quem joga com o gato move o gato.
    .short = Tu és o gato: toca no que brilha.
kitchen-not-your-cat = Tu jogas com os ratos; não podes mover o gato de { $space }.
    .rule = A equipa dos ratos move um rato; quem joga com o gato move o gato.
    .short = Tu jogas com os ratos: toca no que brilha.
kitchen-forced = O rato { $mouse } de { $space } tem de andar outra vez.
    .rule = Quando o gato perde a vez e os ratos jogam duas vezes seguidas, anda duas vezes o mesmo rato.
    .short = O rato { $mouse } anda outra vez: toca no que brilha.
kitchen-same-mouse = A peça é para o rato { $mouse } de { $space }, que a virou.
    .rule = Com passos extra ou uma seta anda a figura que virou a peça.
    .short = A peça é para o rato { $mouse }: toca no que brilha.
kitchen-arrow-hole = A seta não leva para a toca { $space }.
    .rule = Uma seta leva para uma casa, nunca para uma toca.
    .short = A seta não leva para uma toca: toca numa casa que brilha.
kitchen-arrow-stay = A seta tem de te tirar de { $space }.
    .rule = Uma seta leva a figura para qualquer outra casa.
    .short = A seta leva para longe daqui: toca numa casa que brilha.
kitchen-arrow-cheese = Em { $space } há um queijo virado para cima; uma seta não leva para lá.
    .rule = Uma seta nunca leva para um queijo virado para cima. Vai a andar ou usa um garfo.
    .short = A seta não leva a um queijo: toca numa casa que brilha.
kitchen-cat-hole = A toca { $space } é pequena demais para o gato.
    .rule = Nas tocas só entram ratos.
    .short = A toca é pequena demais para o gato: toca numa casa que brilha.
kitchen-cheese = Em { $space } há um queijo virado para cima, por isso o gato não pode ir para lá.
    .rule = O gato nunca pisa um queijo virado para cima.
    .short = O gato não pisa o queijo: toca numa casa que brilha.
kitchen-last-mouse = O último rato está numa toca atrás de { $space }; o gato tem de o deixar sair.
    .rule = Se o único rato que resta estiver numa toca, o gato não pode parar na casa em frente.
    .short = O gato tem de deixar sair o último rato: toca numa casa que brilha.
kitchen-leg = Em { $space } está uma perna da mesa; um rato não pode ir para lá.
    .rule = Os ratos andam pelo chão e debaixo da mesa, mas não onde estão as pernas.
    .short = Aí está uma perna da mesa: toca no que brilha.
kitchen-cat-there = O gato está em { $space }!
    .rule = Um rato acaba o percurso numa casa onde não está ninguém.
    .short = Aí está o gato! Toca no que brilha.
kitchen-mouse-there = O rato { $mouse } já está em { $space }.
    .rule = Um rato acaba o percurso numa casa onde não está ninguém.
    .short = O rato { $mouse } já está aí: toca no que brilha.
kitchen-blocked = De { $origin } a { $space } está alguém no meio em todos os percursos de { $steps ->
    [1] um passo
   *[other] { $steps } passos
  }.
    .rule = Ninguém passa por cima de outra figura.
    .short = Está alguém no meio: toca no que brilha.
kitchen-blocked-cat = De { $origin } a { $space } há ratos ou queijos no meio em todos os percursos de { $steps ->
    [1] um passo
   *[other] { $steps } passos
  }.
    .rule = O gato não passa por cima de um rato nem de um queijo virado para cima.
    .short = Está um rato ou um queijo no meio: toca no que brilha.
kitchen-back = Para ir de { $origin } a { $space } em { $steps } passos terias de voltar logo para trás.
    .rule = Nunca se volta logo para a casa que se acabou de deixar.
    .short = Ninguém volta logo para trás: toca no que brilha.
kitchen-exact = { $steps ->
    [1] Com um passo a partir de { $origin }
   *[other] Com { $steps } passos a partir de { $origin }
  } não se chega a { $space }.
    .rule = Dão-se exatamente os passos que o dado ou a peça mostra, por linhas e colunas.
    .short = { $steps ->
        [1] Com um passo
       *[other] Com { $steps } passos
      } não se chega aí: toca no que brilha.

## Kitchen: why something cannot be touched now, on a screen.

kitchen-touch-roll = Primeiro toca no dado!
    .rule = A vez começa com um lançamento: o dado diz quantos passos dá uma figura.
kitchen-touch-flip = Primeiro toca na peça para a virar.
    .rule = Quem acaba o percurso numa peça virada para baixo vira-a.
kitchen-touch-place = O gato começa na mesa: toca numa casa que brilha.
    .rule = Antes de os ratos começarem, o gato é posto em qualquer casa da mesa.
kitchen-touch-fork = Toca num queijo que brilha.
    .rule = O garfo alcança ao longe um queijo virado para cima; o rato fica onde está.
kitchen-touch-walk = Primeiro toca numa figura que brilha e depois para onde ela vai.
    .rule = A equipa dos ratos move um rato; quem joga com o gato move o gato.
kitchen-touch-caught = Esse rato foi apanhado: toca no que brilha.
    .rule = Um rato apanhado já não volta.
kitchen-touch-stuck = Esta figura agora não pode ir a lado nenhum: toca numa que brilha.
    .rule = Dão-se exatamente os passos que o dado ou a peça mostra, sem passar por cima de ninguém e sem voltar logo para trás.

## Kitchen: what to do now; the second text tells the others.

kitchen-prompt-place = Põe o gato na mesa, onde brilha.
    .other = { $seat } põe o gato na mesa.

kitchen-prompt-roll = Toca no dado!
    .other = { $seat } lança o dado.

kitchen-prompt-flip = Toca na peça para a virar!
    .other = { $seat } vira uma peça.

kitchen-prompt-mouse = Escolhe um rato para { $steps ->
    [1] um passo
   *[other] { $steps } passos
  }.
    .other = { $seat } escolhe um rato.

kitchen-prompt-walk = { $piece ->
    [cat] O gato dá
   *[other] O rato { $piece } dá
  }{ $steps ->
    [1] { " " }um passo: toca no que brilha.
   *[other] { " " }{ $steps } passos: toca no que brilha.
  }
    .other = { $piece ->
        [cat] { $seat } move o gato.
       *[other] { $seat } move o rato { $piece }.
      }

kitchen-prompt-arrow = { $piece ->
    [cat] A seta! O gato salta para a casa que quiseres: toca numa que brilha.
   *[other] A seta! O rato { $piece } salta para a casa que quiseres: toca numa que brilha.
  }
    .other = { $seat } segue a seta.

kitchen-prompt-fork = O garfo! Toca no queijo que levas.
    .other = { $seat } leva um queijo com o garfo.

kitchen-advice-place = Põe o gato na casa com o anel verde.

kitchen-advice-move = { $piece ->
    [cat] Move o gato
   *[other] Move o rato { $piece }
  }{ $why ->
    [wins] : assim ganha-se!
    [catches] : apanha o rato { $mouse }.
    [takes] : leva um queijo.
    [hole] : na toca, o gato não o apanha.
    [flips] : há lá uma peça para virar.
   *[none] .
  }

kitchen-advice-fork = Leva o queijo com o garfo: assim são { $taken } de { $cheeses }.

## Kitchen: what is wrong with a position text.

kitchen-position-row = FLOOR: a linha { $row } tem { $found } caracteres, e devem ser { $columns }
kitchen-position-sign = FLOOR: «{ $found }» em { $square } não é nenhum de { $wanted }
kitchen-position-mouse = MICE: o rato { $mouse } não pode estar em «{ $found }»; escreve uma casa sem perna, uma toca, ou x se foi apanhado
kitchen-position-together = { $field }: já está um rato em { $space }
kitchen-position-holes = HOLES: «{ $found }» devia ter quatro caracteres, d ou u, para n, e, s, w
kitchen-position-closed = HOLES: a toca { $hole } está virada para baixo, por isso o rato { $mouse } não saiu dela e devia estar lá
kitchen-position-cat = CAT: «{ $found }» não é uma casa nem «-»
kitchen-position-tiles = LEFT: restam { $left } peças, mas há { $floor } viradas para baixo no chão
kitchen-position-cheeses = CHEESE, FLOOR e LEFT somam { $found } queijos; há { $wanted }
kitchen-position-missed = SKIP: «{ $skip }» não pode ser; no máximo um lado tem uma vez a perder, e só uma
kitchen-position-again = SKIP: «{ $skip }» não pode ser com o rato { $mouse } em FORCED: anda outra vez porque o gato já perdeu a única vez que tinha a perder
kitchen-position-knives = SKIP e FORCED falam de uma faca, mas segundo LEFT nenhuma foi virada
kitchen-position-walked = FORCED: o rato { $mouse } foi apanhado ou nunca saiu da sua toca, por isso não andou na vez anterior
kitchen-position-over = SEAT «{ $seat }» e STEP «{ $step }»: o lugar «-» e o passo «over» andam juntos
kitchen-position-tile = «{ $piece }» está em { $square }, onde há uma peça virada para baixo que teria virado
kitchen-position-untaken = o rato { $piece } está em { $square }, onde há um queijo que teria levado
kitchen-position-start = o gato é colocado na primeira posição e em nenhuma outra: «{ $text }»
kitchen-position-unfinished = STEP: acaba quando o gato acabou de apanhar o último rato numa casa aberta, ou quando { $cheeses } queijos foram levados, todas as tocas estão viradas para cima e o rato que andou está numa toca; e o lado que ganhou não tem nenhuma vez a perder
kitchen-position-caught = SEAT: todos os ratos foram apanhados, por isso acabou e não é a vez de { $seat }
kitchen-position-skip = SKIP: o lado de { $seat } tem uma vez a perder, por isso não pode ser a sua vez
kitchen-position-forced = FORCED: o rato { $mouse } não pode ter de andar numa vez do gato
kitchen-position-next = NEXT: na vez de { $seat } o seguinte é { $wanted }
kitchen-position-other = STEP: «{ $step }» não é sobre o rato { $mouse }, que é o que tem de andar nesta vez
kitchen-position-flip = STEP: «{ $step }», mas onde está «{ $piece }» não há nenhuma peça virada para baixo
kitchen-position-unused = STEP: «{ $step }» usa uma peça «{ $tile }», mas segundo LEFT as { $count } ainda estão viradas para baixo
kitchen-position-bare = STEP: «{ $step }», mas «{ $piece }» não está numa casa do chão de onde se tenha tirado uma peça
kitchen-position-stuck = STEP: «{ $step }» não deixa nada para escolher, por isso a vez teria acabado

## Kitchen: what is wrong with an edition.

kitchen-edition-rows = { $where }: todas as linhas deviam ter { $columns } caracteres, como a primeira
kitchen-edition-squares = { $where }: { $found } casas; admitem-se no máximo { $limit }
kitchen-edition-table = { $where }: não há mesa (x ou t) onde o gato possa começar
kitchen-edition-hole = { $where }: «{ $square }» não pode estar em frente da toca { $hole }; escreve uma casa de chão aberto na linha ou coluna { $edge }
kitchen-edition-tiles = { $where }: { $squares } casas não têm perna, mas há { $tiles } peças

## Kitchen: the board in a terminal

kitchen-title = A cozinha do Kasimir
kitchen-about = Quatro ratos roubam queijo na cozinha, e o Kasimir ronda em cima da mesa.
kitchen-draw-cat = gato, { $caught } de { $mice } ratos apanhados{ $skip ->
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
kitchen-draw-signs = c gato, 1-4 ratos, ◆ queijo, ≡ mesa, x perna da mesa, ▒ peça virada para baixo
kitchen-draw-left = Viradas para baixo: queijos { $cheeses }, pratos { $plates }, «+1» { $ones }, «+2» { $twos }, setas { $arrows }, garfos { $forks }, facas { $knives }
kitchen-draw-forced = O rato { $mouse } tem de andar outra vez.
kitchen-draw-place = O gato escolhe o seu lugar na mesa.
kitchen-draw-roll = Lança o dado.
kitchen-draw-go = O dado mostra { $walk }.
kitchen-draw-flip = { $piece ->
    [c] O gato
   *[other] O rato { $piece }
  } vira uma peça.
kitchen-draw-bonus = +{ $walk } para { $piece ->
    [c] o gato
   *[other] o rato { $piece }
  }.
kitchen-draw-arrow = Uma seta para { $piece ->
    [c] o gato
   *[other] o rato { $piece }
  }: para qualquer outra casa.
kitchen-draw-fork = Um garfo para o rato { $piece }: alcança um queijo virado para cima.
kitchen-draw-over = { $mice ->
    [0] O gato apanhou todos os ratos.
   *[other] Os ratos têm o queijo todo, e um deles está a salvo numa toca.
  }

## Kitchen: what just happened. Seats are shown as names; a piece is cat or the number of a mouse.

kitchen-tell-place = { $seat } põe o gato em cima da mesa.
    .precise = { $seat } põe o gato em { $square }.
kitchen-tell-roll = { $seat } tira { $face }{ $walks ->
    [no] , mas não consegue dar esses passos.
   *[yes] .
  }
kitchen-tell-flip = { $piece ->
    [cat] { $tile ->
        [cheese] O gato descobre um queijo, que ali fica.
        [one] O gato descobre +1.
        [two] O gato descobre +2.
        [arrow] O gato descobre uma seta.
        [fork] O gato descobre um garfo, que não lhe serve de nada.
        [knife] O gato descobre uma faca e vai perder a vez.
       *[plate] O gato descobre um prato partido.
      }
   *[other] { $tile ->
        [cheese] O rato { $piece } encontra um queijo e leva-o.
        [one] O rato { $piece } descobre +1.
        [two] O rato { $piece } descobre +2.
        [arrow] O rato { $piece } descobre uma seta.
        [fork] O rato { $piece } descobre um garfo.
        [knife] O rato { $piece } descobre uma faca; os ratos vão perder a vez.
       *[plate] O rato { $piece } descobre um prato partido.
      }
  }
    .precise = { $piece ->
        [cat] { $tile ->
            [cheese] O gato descobre um queijo em { $square }, que ali fica.
            [one] O gato descobre +1 em { $square }.
            [two] O gato descobre +2 em { $square }.
            [arrow] O gato descobre uma seta em { $square }.
            [fork] O gato descobre um garfo em { $square }, que não lhe serve de nada.
            [knife] O gato descobre uma faca em { $square } e vai perder a vez.
           *[plate] O gato descobre um prato partido em { $square }.
          }
       *[other] { $tile ->
            [cheese] O rato { $piece } encontra um queijo em { $square } e leva-o.
            [one] O rato { $piece } descobre +1 em { $square }.
            [two] O rato { $piece } descobre +2 em { $square }.
            [arrow] O rato { $piece } descobre uma seta em { $square }.
            [fork] O rato { $piece } descobre um garfo em { $square }.
            [knife] O rato { $piece } descobre uma faca em { $square }; os ratos vão perder a vez.
           *[plate] O rato { $piece } descobre um prato partido em { $square }.
          }
      }
kitchen-tell-fork = O rato { $piece } leva um queijo com o garfo.
    .precise = O rato { $piece } leva com o garfo o queijo de { $square }.
kitchen-tell-walk = { $piece ->
    [cat] O gato { $place ->
        [elsewhere] salta para outra casa
       *[square] continua a ronda
      }.
   *[other] O rato { $piece } { $place ->
        [elsewhere] salta para outra casa
        [hole] esgueira-se para uma toca
       *[square] corre mais um bocado
      }.
  }
    .precise = { $piece ->
        [cat] O gato { $place ->
            [elsewhere] salta para { $square }
           *[square] vai para { $square }
          }.
       *[other] O rato { $piece } { $place ->
            [elsewhere] salta para { $square }
            [hole] entra na toca { $square }
           *[square] vai para { $square }
          }.
      }
kitchen-tell-take = O rato { $piece } leva o queijo.
    .precise = O rato { $piece } leva o queijo de { $square }.
kitchen-tell-caught = O gato apanha o rato { $mouse }{ $left ->
    [0] , o último.
   *[other] .
  }
    .precise = { $left ->
        [0] O gato apanha o rato { $mouse }, o último, em { $square }.
       *[other] O gato apanha o rato { $mouse } em { $square }.
      }
kitchen-tell-safe = O rato { $piece } está a salvo numa toca, e os ratos têm o queijo todo.
    .precise = O rato { $piece } está a salvo na toca { $hole }, e os ratos têm o queijo todo.
kitchen-finish-mice = Todo o queijo foi levado, todas as tocas estão abertas e um rato voltou são e salvo a uma toca.
kitchen-finish-cat = Todos os ratos foram apanhados.
kitchen-finish-cat-won = Que caçador! Agora é hora de lamber a pata.
kitchen-finish-cat-lost = { $missing ->
    [1] Foi por pouco: só faltava um rato!
   *[other] { $count ->
        [0] Os ratos foram rápidos, mas a mesa é toda tua para dormir!
       *[other] Belo salto! Ratos nas tuas patas: { $count }.
      }
  }
kitchen-finish-mice-won = { $caught ->
    [0] Nem um rato foi apanhado. Que banquete!
   *[other] Que banquete! E o Kasimir solta os outros.
  }
kitchen-finish-mice-lost = { $missing ->
    [0] Foi por pouco: já tinham o queijo todo!
    [1] Foi por pouco: só faltava um queijo!
   *[other] { $count ->
        [0] O Kasimir estava bem acordado. Para a próxima dorme, e o queijo é vosso!
       *[other] Que ratos valentes! Queijos no prato: { $count }.
      }
  }

## Kitchen: the rules, for children of ten. The numbers come from the board: $cheeses cheeses, $least to $most players.

kitchen-rules-goal-title = Como se ganha
kitchen-rules-goal = Quatro ratos contra o gato Kasimir. Os ratos ganham juntos se levarem os { $cheeses } queijos e depois um rato voltar à toca. O Kasimir ganha se apanhar os quatro ratos.
kitchen-rules-seats-title = Quem é quem
kitchen-rules-seats = Podem jogar de { $least } a { $most }. Uma pessoa é o gato; as outras são a equipa dos ratos. Primeiro o gato escolhe um lugar na mesa. Depois começam os ratos, e a seguir jogam à vez gato e ratos.
kitchen-rules-walk-title = Andar
kitchen-rules-walk = Lança o dado do teu lado e dá exatamente esses passos, nunca na diagonal. Não podes voltar logo para trás nem passar por cima de ninguém. Se não houver caminho assim, a tua vez acaba. Quem lança pelos ratos pode mover qualquer um deles.
kitchen-rules-cheese-title = Peças e queijo
kitchen-rules-cheese = Onde paras, viras a peça. Se um rato encontrar queijo, leva-o. Se for o Kasimir a encontrá-lo, o queijo fica ali virado para cima: os ratos podem ir buscá-lo, e o Kasimir não o pode voltar a pisar.
kitchen-rules-more-title = Mais um ou dois passos
kitchen-rules-more = Uma peça com +1 ou +2 deixa-te dar mais esses passos com a mesma figura. Depois viras a peça seguinte.
kitchen-rules-arrow-title = A seta
kitchen-rules-arrow = A seta deixa-te saltar para qualquer outra casa livre que queiras e virar a peça que lá está. O Kasimir até pode saltar para cima de um rato!
kitchen-rules-fork-title = O garfo
kitchen-rules-fork = Com o garfo um rato alcança um queijo virado para cima, esteja onde estiver, desde que o Kasimir não esteja sentado nele. Ao gato o garfo não serve de nada.
kitchen-rules-knife-title = Faca e prato
kitchen-rules-knife = Ai, uma faca! O teu lado perde a próxima vez. Se for o Kasimir a perdê-la, o mesmo rato anda duas vezes seguidas. Com um prato partido não acontece nada de nada.
kitchen-rules-cat-title = O Kasimir apanha ratos
kitchen-rules-cat = Se o Kasimir parar exatamente onde está um rato, apanha-o, e esse rato já não joga mais.
kitchen-rules-table-title = Debaixo da mesa
kitchen-rules-table = O Kasimir anda por cima da mesa, nunca por baixo, e lá em cima não vira peças. Os ratos correm por baixo, nunca por cima. Por isso ali não se encontram, e um rato debaixo da mesa está a salvo.
kitchen-rules-hole-title = As tocas
kitchen-rules-hole = Numa toca nunca ninguém é apanhado, mas só lá cabe um rato. Se restar um só rato e ele estiver numa toca, o Kasimir não pode parar mesmo em frente.
kitchen-rules-end-title = O fim
kitchen-rules-end = Quando os ratos têm os { $cheeses } queijos e já saíram de todas as tocas, ainda falta um rato entrar numa delas. Então ganharam os ratos. Até esse momento o Kasimir ainda os pode apanhar a todos.

## Kitchen: the first lesson. A child plays the mice; the computer plays Kasimir.

kitchen-lesson-roll = Jogas com os quatro ratos. O Kasimir está sentado na mesa. Toca no teu dado!
kitchen-lesson-walk = Dois passos. Toca no rato de cima e depois na casa que brilha.
kitchen-lesson-flip = O que estará ali por baixo? Toca na peça!
kitchen-lesson-cat = Queijo! É teu. Agora o Kasimir lança o dado e salta da mesa.
kitchen-lesson-again = Ele virou um prato partido: não acontece nada. É a tua vez: lança!
kitchen-lesson-team = Podes mover qualquer rato da tua equipa. Toca no da direita e depois na casa que brilha.
kitchen-lesson-caught = Desta vez, só um prato. E agora, cuidado, vem aí o Kasimir…
kitchen-lesson-hide = Ele apanhou um rato, mas ainda tens três. Lança!
kitchen-lesson-under = Esconde-te debaixo da mesa! Toca no teu rato ao lado dela e depois na casa debaixo da mesa.
kitchen-lesson-above = Mais um queijo! O Kasimir salta outra vez para a mesa, mesmo por cima de ti, mas não te consegue apanhar.
kitchen-lesson-last = Muito mais tarde: só resta um queijo. Lança!
kitchen-lesson-take = Vai buscá-lo! Toca no rato que está ao lado do queijo e depois no queijo.
kitchen-lesson-hurry = Era o último. Agora, depressa para a toca! O Kasimir ainda está longe.
kitchen-lesson-home = Um rato tem de entrar numa toca. Lança!
kitchen-lesson-in = Dois passos, mesmo à conta. Já para a toca!
kitchen-lesson-end = O queijo todo está a salvo na toca. Os ratos ganharam!

## Kitchen: names of what is on the board, for those who listen to it.

kitchen-name-square = { $part ->
    [leg] { $square }, a mesa
    [table] { $square }, a mesa e o chão por baixo
   *[floor] { $square }
  }{ $tile ->
    [down] , uma peça virada para baixo
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
   *[down] ainda às escuras
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
        [table] O rato { $piece } debaixo da mesa, { $square }
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

kitchen-side-c = O gato
kitchen-side-m1 = Os ratos
