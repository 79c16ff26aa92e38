## Towers: reasons why a move is not legal. The attribute says which rule it is.

towers-unreadable = “{ $move }” não é uma jogada deste jogo; escreva p+3 para um rato da despensa, 7+2 para um da casa 7.
    .rule = Uma jogada é um rato e quanto ele anda.
towers-pantry = Você não tem mais nenhum rato na despensa.
    .rule = Cada rato sai da despensa uma vez só.
    .short = A sua despensa está vazia: toque em um rato que está brilhando.
towers-beyond = A casa { $space } não existe: o caminho tem { $spaces } casas.
    .rule = Um rato sai da despensa ou de uma casa do caminho.
towers-empty = Não há nenhum rato na casa { $space }.
    .rule = Você só move os seus próprios ratos.
    .short = Não tem ninguém aí: toque em um rato que está brilhando.
towers-blocked = O seu rato da casa { $space } não pode sair: o rato { $top } está em cima dele.
    .rule = Numa torre, só o rato de cima pode andar.
towers-caught = O seu rato da casa { $space } caiu numa lata e não sai mais.
    .rule = O primeiro rato que cai numa lata fica preso e nunca mais anda.
    .short = Esse rato está em uma lata: toque em um que está brilhando.
towers-foreign = O rato que pode sair da casa { $space } é { $top }, e não é seu.
    .rule = Você só move os seus próprios ratos.
towers-foreign-caught = O rato { $top } da casa { $space } não é seu; ele caiu numa lata e não sai mais.
    .rule = Você só move os seus próprios ratos.
towers-exact = O dado mostra { $die }, e não { $steps }.
    .rule = Um rato anda exatamente o número que saiu no dado.
    .short = O dado mostra { $die }: toque no que está brilhando.
towers-clover = O trevo vale um número de 1 a { $most }, e não { $steps }.
    .rule = O trevo vale o número que você escolher, mas não mais que o máximo dele.
    .short = O trevo só vai até { $most }: toque no que está brilhando.

## Towers: why something cannot be touched now, on a screen. The other one is shown by name.

towers-touch-roll = Primeiro toque no dado!
    .rule = A sua vez começa com o dado: ele diz quanto um rato anda.
towers-touch-die = Você já jogou o dado: toque em um rato que está brilhando.
    .rule = Na sua vez, o dado é jogado uma vez só.
towers-touch-mouse = Primeiro toque em um rato que está brilhando.
    .rule = Uma jogada é um rato e quanto ele anda.
towers-touch-home = Esses ratos já chegaram: toque em um que está brilhando.
    .rule = Um rato que já chegou não anda mais.
towers-touch-other = Esse rato é de { $other }: toque em um que está brilhando.
    .rule = Você só move os seus próprios ratos.
towers-touch-blocked = Um rato de { $other } está em cima do seu: toque no que está brilhando.
    .rule = Numa torre, só o rato de cima pode andar.
towers-touch-back = Os ratos não andam para trás: toque no que está brilhando.
    .rule = Os ratos só andam na direção da toca.
towers-touch-where = Um rato não pode ir para lá: toque no que está brilhando.
    .rule = Os ratos andam de casa em casa, até a toca.
towers-touch-clover = Toque em um número que está brilhando, de 1 a { $most }.
    .rule = O trevo vale o número que você escolher, mas não mais que o máximo dele.

## Towers: what to do now; the second text tells the others.

towers-prompt-roll = Toque no dado!
    .other = { $seat } joga o dado.

towers-prompt-move = { $mice ->
    [pantry] Tire um rato da despensa
    [one] Toque no seu rato
   *[several] Escolha um rato
  }{ $steps ->
    [one] : ele anda uma casa.
   *[other] : ele anda { $steps } casas.
  }
    .other = { $seat } escolhe um rato.

towers-prompt-clover = { $mice ->
    [pantry] Um trevo, de 1 a { $most }! Tire um rato da despensa.
    [one] Um trevo, de 1 a { $most }! Toque no lugar para onde vai o seu rato.
   *[several] Um trevo, de 1 a { $most }! Escolha um rato.
  }
    .other = { $seat } escolhe um rato para o trevo.

towers-prompt-number = Agora toque em um número para o trevo.

towers-advice = { $origin ->
    [0] Tire um rato da despensa
   *[other] Mova o seu rato da casa { $origin }
  }{ $steps ->
    [0] { "" }
    [one] { " " }e ande uma casa
   *[other] { " " }e ande { $steps } casas
  }{ $why ->
    [home] : ele chega à toca.
    [covers] : ele sobe em cima de um rato de { $other }.
    [frees] : o seu rato de baixo fica livre.
    [full] : lá a lata já está cheia.
    [past] : ele passa por uma lata.
    [caught] , mesmo caindo na lata.
   *[none] .
  }

## Towers: what is wrong with a position text.

towers-position-mice = o lugar { $seat } tem { $count ->
    [one] { $count } rato
   *[other] { $count } ratos
  } em vez de { $mice }
towers-position-tower = TRACK: “{ $entry }” não é uma torre; escreva casa:ratos, com uma casa de 1 a { $spaces }
towers-position-letter = TRACK: “{ $entry }” contém “{ $letter }”; os ratos são letras de { $seats }
towers-position-caught = TRACK: “{ $entry }”: “{ $letter }” está com maiúscula e minúscula trocadas; só o rato de baixo numa lata está preso, e só um rato preso é letra maiúscula
towers-position-first = FIRST: “{ $first }” deveria ter, uma vez cada, os lugares com um rato na toca: { $seats }
towers-position-over = SEAT e DIE são os dois “-” exatamente quando nenhum rato está a caminho; aqui { $count } estão
towers-position-stuck = SEAT: { $seat } não tem nenhum rato livre, então não pode ser a sua vez

## Towers: the board in a terminal

towers-title = Torre de ratinhos
towers-about = Suba nas costas dos outros a caminho da toca. Cuidado com as latas!
towers-draw-seat = despensa { $pantry }  na toca { $home }
towers-draw-first = despensa { $pantry }  na toca { $home }, chegou primeiro
towers-draw-die = O dado mostra { $die }.
towers-draw-clover = O dado mostra um trevo: qualquer número de 1 a { $most }.

## Towers: what just happened. Seats are shown as names; origin 0 is the pantry.

towers-tell-roll = { $seat } tira { $face ->
    [clover] um trevo
   *[other] { $face }
  }.
towers-tell-move = { $seat } { $origin ->
    [0] tira um rato da despensa
   *[other] move um rato para a frente
  }.
    .precise = { $seat } leva um rato { $origin ->
        [0] da despensa
       *[other] da casa { $origin }
      } para a casa { $space }.
towers-tell-climb = { $seat } põe um rato em cima de { $own ->
    [yes] outro da mesma cor
   *[no] um rato de { $other }
  }.
    .precise = { $seat } leva um rato { $origin ->
        [0] da despensa
       *[other] da casa { $origin }
      } para a casa { $space }, em cima de { $own ->
        [yes] outro da mesma cor
       *[no] um rato de { $other }
      }.
towers-tell-caught = { $seat } move um rato. Ploft! Ele cai na lata.
    .precise = { $seat } leva um rato { $origin ->
        [0] da despensa
       *[other] da casa { $origin }
      } para a casa { $space }. Ploft! Ele cai na lata.
towers-tell-home = { $seat } leva um rato para a toca.
    .precise = { $seat } leva um rato { $origin ->
        [0] da despensa
       *[other] da casa { $origin }
      } para a toca.
towers-finish-none = Nenhum rato chegou à toca, então todo mundo ganha.
towers-finish-most = Ratos na toca: { $count }. Ninguém tem mais.
towers-finish-tie = Empate: { $count }. Aí decide o primeiro rato que chegou à toca.
towers-finish-won = { $count ->
    [0] Nenhum rato na toca, e mesmo assim você ganhou!
   *[other] { $left ->
        [0] Todos os seus ratos estão na toca. Oba!
       *[other] Oba! Seus ratos na toca: { $count }.
      }
  }
towers-finish-lost = { $missing ->
    [0] Foi por pouco: o mesmo número de ratos na toca, só um pouquinho mais tarde!
    [1] Foi por pouco: só um rato a menos na toca!
   *[other] { $count ->
        [0] Seus ratos tiram uma soneca nas latas. Na próxima eles correm para a toca!
       *[other] Seus ratos na toca: { $count }. Seu melhor final ainda vem por aí!
      }
  }

## Towers: the rules, for children of ten. The numbers come from the board: $mice a player, $spaces on the way, $traps
## tins, $clover_reach the most that a clover can be, $least to $most players.

towers-rules-goal-title = Como se ganha
towers-rules-goal = Podem jogar de { $least } a { $most }. Cada um tem { $mice ->
    [one] um rato na despensa. Leve o seu
   *[other] { $mice } ratos na despensa. Leve os seus
  } pelo caminho até a toca, passando pelas latas vazias do Kasimir. No fim, ganha quem tiver mais ratos na toca.
towers-rules-turn-title = Sua vez
towers-rules-turn = Jogue o dado e mova um dos seus ratos exatamente esse número de casas para a frente. Você escolhe qual: um rato da despensa ou um que já está a caminho. Se puder andar, tem que andar.
towers-rules-clover-title = O trevo
towers-rules-clover = O trevo é da sorte: escolha o número que quiser, de 1 a { $clover_reach }.
towers-rules-tower-title = As torres
towers-rules-tower = Se o seu rato chegar aonde já há outros, ele sobe em cima deles. Uma torre pode crescer à vontade. Só o rato de cima pode andar. Todos os de baixo têm que esperar.
towers-rules-passed-title = Quando não dá para andar
towers-rules-passed = Se nenhum dos seus ratos puder andar porque há outros em cima, você perde a vez. Aqui o Vermelho não tem nenhum rato livre, então o Azul joga de novo.
towers-rules-trap-title = As latas
towers-rules-trap = No caminho há { $traps ->
    [one] uma lata vazia
   *[other] { $traps } latas vazias
  }. Uma lata conta como uma casa, e passar por ela não faz mal. Mas o primeiro rato que parar numa lata cai dentro dela e fica lá até o fim.
towers-rules-full-title = Lata cheia
towers-rules-full = Quando um rato está dentro da lata, não cabe mais ninguém. Quem chegar depois só fica em cima e mais tarde continua andando.
towers-rules-home-title = Na toca
towers-rules-home = Para entrar na toca, não precisa sair o número exato. Um número maior também serve.
towers-rules-end-title = O fim
towers-rules-end = A partida acaba quando todos os ratos estão na toca ou numa lata. Ganha quem tiver mais ratos na toca. Se vários tiverem o mesmo número, ganha, entre eles, quem levou primeiro um rato para a toca. Se ninguém tiver nenhum rato na toca, todos ganham juntos.

## Towers: the first lesson. A child plays Red; the computer plays Blue.

towers-lesson-roll = Você é o Vermelho. Toque no dado para jogar!
towers-lesson-move = Um três! Toque nos seus ratos na despensa e depois na casa que está brilhando.
towers-lesson-climbed = O Azul também tirou um três. Ele vai parar bem em cima do seu rato!
towers-lesson-again = Agora é uma torre. O seu rato de baixo não pode andar. Jogue o dado de novo!
towers-lesson-climb = Tire outro rato da despensa e suba até o alto da torre.
towers-lesson-caught = Agora o Azul está preso embaixo de você e pega outro rato. Ih, tem uma lata na frente…
towers-lesson-next = Ploft! O primeiro rato que cai numa lata fica lá para sempre. Jogue o dado!
towers-lesson-full = Agora a lata está cheia, então não pode acontecer nada com você. Pule da torre para cima da lata.
towers-lesson-last = Muito mais tarde: vocês dois já têm ratos na toca. Um dos seus ainda está a caminho. Jogue o dado!
towers-lesson-home = Cinco é mais do que você precisa, e tudo bem. Corra para a toca!
towers-lesson-end = Você tem mais ratos na toca. É assim que se ganha!

## Towers: names of what is on the board, for screen readers.

towers-name-space = { $kind ->
    [trap] Casa { $space }, uma lata
   *[plain] Casa { $space }
  }: { $count ->
    [0] livre
    [one] { $caught ->
        [yes] um rato de { $top }, preso na lata
       *[no] um rato de { $top }
      }
   *[other] { $caught ->
        [yes] { $count } ratos, o de cima é de { $top }, o de baixo está preso na lata
       *[no] { $count } ratos, o de cima é de { $top }
      }
  }
towers-name-pantry = Despensa de { $seat }: { $count ->
    [0] vazia
    [one] um rato
   *[other] { $count } ratos
  }
towers-name-hole = Toca: { $count ->
    [0] ninguém chegou ainda
    [one] um rato chegou
   *[other] { $count } ratos chegaram
  }
towers-name-die = { $face ->
    [none] O dado
    [clover] O dado mostra um trevo
   *[other] O dado mostra { $face }
  }
towers-name-clover = O trevo vale { $steps }

## Towers: who starts.

towers-first-cheese = Quem gosta mais de queijo
towers-who-cheese = Quem gosta mais de queijo?
towers-asked-cheese = Estamos perguntando a { $name } quem gosta mais de queijo.
