## Towers: reasons why a move is not legal. The attribute says which rule it is.

towers-unreadable = «{ $move }» não é uma jogada deste jogo; escreve p+3 para um rato da despensa, 7+2 para um da casa 7.
    .rule = Uma jogada é um rato e os passos que ele dá.
towers-pantry = Já não tens nenhum rato na despensa.
    .rule = Cada rato sai da despensa uma só vez.
    .short = A tua despensa está vazia: toca num rato que brilha.
towers-beyond = Não há nenhuma casa { $space }: o percurso tem { $spaces } casas.
    .rule = Um rato sai da despensa ou de uma casa do percurso.
towers-empty = Na casa { $space } não está nenhum rato.
    .rule = Só moves os teus próprios ratos.
    .short = Aí não está ninguém: toca num rato que brilha.
towers-blocked = O teu rato da casa { $space } não pode sair: em cima dele está o rato { $top }.
    .rule = Numa torre só se move o rato de cima.
towers-caught = O teu rato da casa { $space } está numa lata e já não sai.
    .rule = O primeiro rato que cai numa lata fica preso e nunca mais anda.
    .short = Esse rato está numa lata: toca num que brilha.
towers-foreign = O rato que pode sair da casa { $space } é { $top }, e não é teu.
    .rule = Só moves os teus próprios ratos.
towers-foreign-caught = O rato { $top } da casa { $space } não é teu; está numa lata e já não sai.
    .rule = Só moves os teus próprios ratos.
towers-exact = O dado mostra { $die }, não { $steps }.
    .rule = Um rato anda exatamente o número que saiu no dado.
    .short = O dado mostra { $die }: toca no que brilha.
towers-clover = O trevo vale um número de 1 a { $most }, não { $steps }.
    .rule = O trevo vale o número que quiseres, mas não mais do que o seu máximo.
    .short = O trevo só chega a { $most }: toca no que brilha.

## Towers: why something cannot be touched now, on a screen. The other one is shown by name.

towers-touch-roll = Primeiro toca no dado!
    .rule = A vez começa com um lançamento: o dado diz quanto anda um rato.
towers-touch-die = O dado já foi lançado: toca num rato que brilha.
    .rule = Na tua vez, o dado lança-se uma só vez.
towers-touch-mouse = Primeiro toca num rato que brilha.
    .rule = Uma jogada é um rato e os passos que ele dá.
towers-touch-home = Esses ratos já chegaram: toca num que brilha.
    .rule = Um rato que está na toca já não anda.
towers-touch-other = Esse rato é de { $other }: toca num que brilha.
    .rule = Só moves os teus próprios ratos.
towers-touch-blocked = Um rato de { $other } está em cima do teu: toca no que brilha.
    .rule = Numa torre só se move o rato de cima.
towers-touch-back = Os ratos não andam para trás: toca no que brilha.
    .rule = Os ratos só andam em direção à toca.
towers-touch-where = Um rato não pode ir para aí: toca no que brilha.
    .rule = Os ratos vão de casa em casa até à toca.
towers-touch-clover = Toca num número que brilha, de 1 a { $most }.
    .rule = O trevo vale o número que quiseres, mas não mais do que o seu máximo.

## Towers: what to do now; the second text tells the others.

towers-prompt-roll = Toca no dado!
    .other = { $seat } lança o dado.

towers-prompt-move = { $mice ->
    [pantry] Tira um rato da despensa
    [one] Toca no teu rato
   *[several] Escolhe um rato
  }{ $steps ->
    [one] : anda uma casa.
   *[other] : anda { $steps } casas.
  }
    .other = { $seat } escolhe um rato.

towers-prompt-clover = { $mice ->
    [pantry] Um trevo, de 1 a { $most }! Tira um rato da despensa.
    [one] Um trevo, de 1 a { $most }! Toca no sítio para onde vai o teu rato.
   *[several] Um trevo, de 1 a { $most }! Escolhe um rato.
  }
    .other = { $seat } escolhe um rato para o trevo.

towers-prompt-number = Agora toca num número para o trevo.

towers-advice = { $origin ->
    [0] Tira um rato da despensa
   *[other] Move o teu rato da casa { $origin }
  }{ $steps ->
    [0] { "" }
    [one] { " " }e anda uma casa
   *[other] { " " }e anda { $steps } casas
  }{ $why ->
    [home] : chega à toca.
    [covers] : sobe para cima de um rato de { $other }.
    [frees] : o teu rato de baixo fica livre.
    [full] : ali a lata já está cheia.
    [past] : passa por uma lata.
    [caught] , mesmo que caia na lata.
   *[none] .
  }

## Towers: what is wrong with a position text.

towers-position-mice = o lugar { $seat } tem { $count ->
    [1] { $count } rato
   *[other] { $count } ratos
  }, e devem ser { $mice }
towers-position-tower = TRACK: «{ $entry }» não é uma torre; escreve casa:ratos com uma casa de 1 a { $spaces }
towers-position-letter = TRACK: «{ $entry }» tem o carácter «{ $letter }»; os ratos são letras de { $seats }
towers-position-caught = TRACK: «{ $entry }»: «{ $letter }» tem maiúscula e minúscula trocadas; só o rato de baixo numa lata está preso e leva maiúscula
towers-position-first = FIRST: «{ $first }» devia indicar, uma vez cada, os lugares com um rato na toca: { $seats }
towers-position-over = SEAT e DIE são ambos «-» precisamente quando não há nenhum rato a caminho; aqui há { $count }
towers-position-stuck = SEAT: { $seat } não tem nenhum rato livre, por isso não pode ser a sua vez

## Towers: the board in a terminal

towers-title = Torres de ratos
towers-about = Sobe para as costas dos outros a caminho da toca. Cuidado com as latas!
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
   *[other] faz avançar um rato
  }.
    .precise = { $seat } leva um rato { $origin ->
        [0] da despensa
       *[other] da casa { $origin }
      } para a casa { $space }.
towers-tell-climb = { $seat } põe um rato em cima de { $own ->
    [yes] outro dos seus ratos
   *[no] um rato de { $other }
  }.
    .precise = { $seat } leva um rato { $origin ->
        [0] da despensa
       *[other] da casa { $origin }
      } para a casa { $space }, para cima de { $own ->
        [yes] outro dos seus ratos
       *[no] um rato de { $other }
      }.
towers-tell-caught = { $seat } faz avançar um rato. Catrapus! O rato cai na lata.
    .precise = { $seat } leva um rato { $origin ->
        [0] da despensa
       *[other] da casa { $origin }
      } para a casa { $space }. Catrapus! O rato cai na lata.
towers-tell-home = { $seat } leva um rato para a toca.
    .precise = { $seat } leva um rato { $origin ->
        [0] da despensa
       *[other] da casa { $origin }
      } para a toca.
towers-finish-none = Nenhum rato chegou à toca, por isso todos ganham.
towers-finish-most = Ratos na toca: { $count }. Ninguém tem mais.
towers-finish-tie = Empate: { $count }. Então decide o primeiro rato a chegar à toca.
towers-finish-won = { $count ->
    [0] Nenhum rato na toca, e mesmo assim ganhaste!
   *[other] { $left ->
        [0] Todos os teus ratos estão na toca. Viva!
       *[other] Viva! Os teus ratos na toca: { $count }.
      }
  }
towers-finish-lost = { $missing ->
    [0] Foi por pouco: o mesmo número de ratos na toca, só um bocadinho mais tarde!
    [1] Foi por pouco: só um rato a menos na toca!
   *[other] { $count ->
        [0] Os teus ratos dormem a sesta nas latas. Para a próxima correm para a toca!
       *[other] Os teus ratos na toca: { $count }. O teu melhor final ainda está para vir!
      }
  }

## Towers: the rules, for children of ten. The numbers come from the board: $mice a player, $spaces on the way, $traps
## tins, $clover_reach the most that a clover can be, $least to $most players.

towers-rules-goal-title = Como se ganha
towers-rules-goal = Podem jogar de { $least } a { $most }. Cada um tem { $mice ->
    [1] um rato na despensa e leva-o
   *[other] { $mice } ratos na despensa e leva-os
  } pelo caminho até à toca, sem cair nas latas vazias do Kasimir. No fim ganha quem tiver mais ratos na toca.
towers-rules-turn-title = A tua vez
towers-rules-turn = Lança o dado e avança com um dos teus ratos exatamente esse número de casas. Tu escolhes qual: um rato da despensa ou um que já vai a caminho. Se puderes andar, tens de andar.
towers-rules-clover-title = O trevo
towers-rules-clover = O trevo dá sorte: escolhe tu o número que quiseres, de 1 a { $clover_reach }.
towers-rules-tower-title = As torres
towers-rules-tower = Se o teu rato chegar onde há outros, sobe para cima deles. Uma torre pode crescer à vontade. Só o rato de cima pode andar. Os de baixo têm de esperar.
towers-rules-passed-title = Quando não podes andar
towers-rules-passed = Se nenhum dos teus ratos puder andar porque há outros em cima, perdes a vez. Aqui o Vermelho não tem nenhum rato livre, e o Azul joga outra vez.
towers-rules-trap-title = As latas
towers-rules-trap = No caminho há { $traps ->
    [1] uma lata vazia
   *[other] { $traps } latas vazias
  }. Uma lata conta como uma casa, e passar por ela não faz mal. Mas o primeiro rato que parar numa lata cai lá dentro e fica ali até ao fim.
towers-rules-full-title = Uma lata cheia
towers-rules-full = Quando um rato está dentro da lata, já não cabe mais ninguém. Quem lá chegar depois fica só em cima e mais tarde segue caminho.
towers-rules-home-title = Na toca
towers-rules-home = Para entrar na toca não é preciso o número exato. Um número maior também serve.
towers-rules-end-title = O fim
towers-rules-end = A partida acaba quando todos os ratos estão na toca ou numa lata. Ganha quem tiver mais ratos na toca. Se vários tiverem o mesmo número, ganha, entre eles, quem lá pôs primeiro um rato. E se ninguém tiver nenhum rato na toca, ganham todos juntos.

## Towers: the first lesson. A child plays Red; the computer plays Blue.

towers-lesson-roll = Os teus ratos são os vermelhos. Toca no dado para o lançar!
towers-lesson-move = Um três! Toca nos teus ratos da despensa e depois na casa que brilha.
towers-lesson-climbed = O Azul também tirou um três. Vai cair mesmo em cima do teu rato!
towers-lesson-again = Agora é uma torre. O teu rato de baixo não se pode mexer. Lança outra vez!
towers-lesson-climb = Tira outro rato da despensa e sobe mesmo até ao cimo.
towers-lesson-caught = Agora o Azul está preso debaixo de ti e vai buscar outro rato. Ui, há uma lata à frente…
towers-lesson-next = Catrapus! O primeiro rato numa lata fica lá para sempre. Lança tu!
towers-lesson-full = A lata já está cheia, por isso nada te pode acontecer. Salta da torre para cima do rato que está na lata.
towers-lesson-last = Muito mais tarde: já há ratos vermelhos e azuis na toca. Um dos teus ainda vai a caminho. Lança!
towers-lesson-home = Cinco é mais do que precisas, e não faz mal. Corre para a toca!
towers-lesson-end = És quem tem mais ratos na toca. É assim que se ganha às Torres de ratos!

## Towers: names of what is on the board, for those who listen to it.

towers-name-space = { $kind ->
    [trap] Casa { $space }, uma lata
   *[plain] Casa { $space }
  }: { $count ->
    [0] livre
    [1] { $caught ->
        [yes] um rato de { $top }, preso na lata
       *[no] um rato de { $top }
      }
   *[other] { $caught ->
        [yes] { $count } ratos, em cima um de { $top }, o de baixo preso na lata
       *[no] { $count } ratos, em cima um de { $top }
      }
  }
towers-name-pantry = Despensa de { $seat }: { $count ->
    [0] vazia
    [1] um rato
   *[other] { $count } ratos
  }
towers-name-hole = Toca: { $count ->
    [0] ainda sem ratos
    [1] um rato
   *[other] { $count } ratos
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
towers-asked-cheese = Estamos a perguntar a { $name } quem gosta mais de queijo.
