## Kitchen: reasons why a move is not legal. The attribute says which rule it is.

kitchen-unreadable = «{ $move }» — не ход этой игры; пиши d4>d5, чтобы пойти с d4 на d5, а n, e, s или w — это норки.
    .rule = Ход говорит, откуда и куда, или называет одну клетку: место кота или сыр для вилки.
kitchen-nowhere = Клетки { $space } на этой кухне нет.
    .rule = У клетки есть буква столбца и номер ряда.
kitchen-place = Кот начинает на столе, а { $space } не на столе.
    .rule = Пока мышки не начали, кота ставят на любую клетку стола.
    .short = Кот начинает на столе: нажми на клетку, которая светится.
kitchen-place-first = Ещё никто не ходит: сначала назови клетку стола, где начнёт кот.
    .rule = Пока мышки не начали, кота ставят на любую клетку стола.
kitchen-fork-first = У мышки { $mouse } вилка: назови только клетку с сыром, который она возьмёт.
    .rule = Вилка достаёт издалека один открытый сыр, а мышка остаётся на месте.
kitchen-fork-cat = Сыр на { $space } не взять: на нём сидит кот.
    .rule = Вилка достаёт открытый сыр, но не из-под кота.
    .short = На этом сыре сидит кот: нажми на тот, что светится.
kitchen-fork-none = На { $space } нет открытого сыра.
    .rule = Вилка достаёт издалека один открытый сыр.
    .short = Там нет сыра: нажми на тот, что светится.
kitchen-one-space = Скажи, откуда и куда; { $space } — только одно из двух.
    .rule = В ходе две клетки: откуда фишка идёт и куда.
kitchen-empty = На { $space } нет твоей фишки.
    .rule = Игроки за мышек ходят мышками, игрок за кота — котом.
    .short = Там нет никого из твоих: нажми на то, что светится.
kitchen-not-your-mouse = Ты играешь за кота, мышка на { $space } не твоя.
    .rule = Игроки за мышек ходят мышками, игрок за кота — котом.
    .short = Ты играешь за кота: нажми на то, что светится.
kitchen-not-your-cat = Ты играешь за мышек, кот на { $space } не твой.
    .rule = Игроки за мышек ходят мышками, игрок за кота — котом.
    .short = Ты играешь за мышек: нажми на то, что светится.
kitchen-forced = Мышка { $mouse } на { $space } должна идти ещё раз.
    .rule = Если кот пропускает ход и мышки ходят дважды подряд, оба раза идёт одна и та же.
    .short = Мышка { $mouse } идёт ещё раз: нажми на то, что светится.
kitchen-same-mouse = Идти должна мышка { $mouse } на { $space }: плитку перевернула она.
    .rule = Дополнительные шаги и стрелка — для того, кто перевернул плитку.
    .short = Плитка для мышки { $mouse }: нажми на то, что светится.
kitchen-arrow-hole = Стрелка не ведёт в норку { $space }.
    .rule = Стрелка ведёт на клетку, но никогда не в норку.
    .short = Стрелка не ведёт в норку: нажми на клетку, которая светится.
kitchen-arrow-stay = Стрелка должна увести с { $space }.
    .rule = Стрелка ставит фишку на любую другую клетку.
    .short = Стрелка уводит отсюда: нажми на клетку, которая светится.
kitchen-arrow-cheese = На { $space } лежит открытый сыр, туда стрелка не ведёт.
    .rule = К открытому сыру стрелка не ведёт. Иди пешком или бери вилку.
    .short = Стрелка не ведёт к сыру: нажми на клетку, которая светится.
kitchen-cat-hole = Норка { $space } слишком мала для кота.
    .rule = В норки ходят только мышки.
    .short = Норка слишком мала для кота: нажми на клетку, которая светится.
kitchen-cheese = На { $space } лежит открытый сыр, коту туда нельзя.
    .rule = Кот никогда не наступает на открытый сыр.
    .short = Кот не наступает на сыр: нажми на клетку, которая светится.
kitchen-last-mouse = Последняя мышка сидит в норке за { $space }; кот должен её выпустить.
    .rule = Если последняя мышка сидит в норке, кот не может остановиться прямо перед ней.
    .short = Кот должен выпустить последнюю мышку: нажми на клетку, которая светится.
kitchen-leg = На { $space } ножка стола, мышке туда нельзя.
    .rule = Мышки ходят по полу и под столом, но не там, где ножки.
    .short = Там ножка стола: нажми на то, что светится.
kitchen-cat-there = На { $space } кот!
    .rule = Мышка останавливается только там, где никого нет.
    .short = Там кот! Нажми на то, что светится.
kitchen-mouse-there = На { $space } уже стоит мышка { $mouse }.
    .rule = Мышка останавливается только там, где никого нет.
    .short = Там уже мышка { $mouse }: нажми на то, что светится.
kitchen-blocked = С { $origin } на { $space } за { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
  } не пройти: везде кто-то мешает.
    .rule = Сквозь другие фишки не ходят.
    .short = Кто-то мешает пройти: нажми на то, что светится.
kitchen-blocked-cat = С { $origin } на { $space } за { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
  } не пройти: везде мешают мышки или сыр.
    .rule = Кот не ходит ни сквозь мышек, ни по открытому сыру.
    .short = Мешает мышка или сыр: нажми на то, что светится.
kitchen-back = Чтобы дойти с { $origin } на { $space } за { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
  }, пришлось бы шагнуть сразу назад.
    .rule = Шагать сразу назад, откуда пришли, нельзя.
    .short = Сразу назад не ходят: нажми на то, что светится.
kitchen-exact = С { $origin } за { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
  } на { $space } не попасть.
    .rule = Шагов ровно столько, сколько на кубике или плитке, — по рядам и столбцам, не наискосок.
    .short = За { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
      } туда не попасть: нажми на то, что светится.

## Kitchen: why something cannot be touched now, on a screen.

kitchen-touch-roll = Сначала нажми на кубик!
    .rule = Ход начинается с броска: он говорит, на сколько шагов идти.
kitchen-touch-flip = Сначала нажми на плитку и переверни её.
    .rule = Кто остановился на закрытой плитке, переворачивает её.
kitchen-touch-place = Кот начинает на столе: нажми на клетку, которая светится.
    .rule = Пока мышки не начали, кота ставят на любую клетку стола.
kitchen-touch-fork = Нажми на сыр, который светится.
    .rule = Вилка достаёт издалека один открытый сыр, а мышка остаётся на месте.
kitchen-touch-walk = Сначала нажми на того, кто светится, а потом на клетку, куда идти.
    .rule = Игроки за мышек ходят мышками, игрок за кота — котом.
kitchen-touch-caught = Эта мышка поймана: нажми на то, что светится.
    .rule = Пойманная мышка не возвращается.
kitchen-touch-stuck = Сейчас отсюда никуда не пойти: нажми на то, что светится.
    .rule = Шагов ровно столько, сколько на кубике или плитке, — не сквозь других и не сразу назад.

## Kitchen: what to do now; the second text tells the others.

kitchen-prompt-place = Поставь кота на стол, туда, где светится.
    .other = { $seat } ставит кота на стол.
kitchen-prompt-roll = Нажми на кубик!
    .other = { $seat } бросает кубик.
kitchen-prompt-flip = Нажми на плитку и переверни её!
    .other = { $seat } переворачивает плитку.
kitchen-prompt-mouse = { $steps ->
    [one] Выбери мышку: ей идти { $steps } шаг.
    [few] Выбери мышку: ей идти { $steps } шага.
   *[other] Выбери мышку: ей идти { $steps } шагов.
  }
    .other = { $seat } выбирает мышку.
kitchen-prompt-walk = { $piece ->
    [cat] Кот идёт
   *[other] Мышка { $piece } идёт
  }{ $steps ->
    [one] { " " }{ $steps } шаг: нажми на то, что светится.
    [few] { " " }{ $steps } шага: нажми на то, что светится.
   *[other] { " " }{ $steps } шагов: нажми на то, что светится.
  }
    .other = { $piece ->
        [cat] { $seat } ходит котом.
       *[other] { $seat } ходит мышкой { $piece }.
      }
kitchen-prompt-arrow = { $piece ->
    [cat] Стрелка! Кот прыгнет куда захочешь, где светится.
   *[other] Стрелка! Мышка { $piece } прыгнет куда захочешь, где светится.
  }
    .other = { $seat } идёт по стрелке.
kitchen-prompt-fork = Вилка! Нажми на сыр, который возьмёшь.
    .other = { $seat } берёт сыр вилкой.
kitchen-advice-place = Поставь кота на клетку с зелёным кольцом.
kitchen-advice-move = { $piece ->
    [cat] Иди котом
   *[other] Иди мышкой { $piece }
  }{ $why ->
    [wins] : это победа!
    [catches] : он поймает мышку { $mouse }.
    [takes] : она возьмёт сыр.
    [hole] : в норке кот её не достанет.
    [flips] : там плитка, которую можно перевернуть.
   *[none] .
  }
kitchen-advice-fork = Возьми сыр вилкой: будет { $taken } из { $cheeses }.

## Kitchen: what is wrong with a position text.

kitchen-position-row = FLOOR: ряд { $row }: знаков { $found }, а должно быть { $columns }
kitchen-position-sign = FLOOR: «{ $found }» на { $square } не подходит; можно { $wanted }
kitchen-position-mouse = MICE: мышка { $mouse } не может быть на «{ $found }»; пиши клетку без ножки, норку или x, если она поймана
kitchen-position-together = { $field }: на { $space } уже есть мышка
kitchen-position-holes = HOLES: «{ $found }» — должно быть четыре знака, d или u, для n, e, s, w
kitchen-position-closed = HOLES: норка { $hole } закрыта, значит, мышка { $mouse } из неё не выходила и должна быть там
kitchen-position-cat = CAT: «{ $found }» — не клетка и не «-»
kitchen-position-tiles = LEFT: осталось плиток { $left }, но закрытых на полу { $floor }
kitchen-position-cheeses = CHEESE, FLOOR и LEFT: сыра вместе { $found }, а должно быть { $wanted }
kitchen-position-missed = SKIP: «{ $skip }» не бывает; пропускает ход самое большее одна сторона, и только один
kitchen-position-again = SKIP: «{ $skip }» не бывает, когда в FORCED мышка { $mouse }: она идёт снова, потому что кот уже пропустил свой единственный ход
kitchen-position-knives = SKIP и FORCED говорят, что нож уже был, но по LEFT не перевёрнут ни один
kitchen-position-walked = FORCED: мышка { $mouse } поймана или не выходила из норки, значит, ходом раньше шла не она
kitchen-position-over = SEAT «{ $seat }» и STEP «{ $step }»: место «-» и шаг «over» бывают только вместе
kitchen-position-tile = «{ $piece }» стоит на { $square }, где лежит закрытая плитка, которую пришлось бы перевернуть
kitchen-position-untaken = мышка { $piece } стоит на { $square }, где лежит сыр, который она бы взяла
kitchen-position-start = кота ставят только в первой позиции: «{ $text }»
kitchen-position-unfinished = STEP: партия кончается, когда кот только что поймал последнюю мышку на открытой клетке или когда взято сыра: { $cheeses }, все норки открыты и мышка, которая шла, сидит в норке; и победившей стороне не надо пропускать ход
kitchen-position-caught = SEAT: все мышки пойманы, партия окончена, и { $seat } уже не ходит
kitchen-position-skip = SKIP: сторона { $seat } должна пропустить ход, поэтому ход не может быть за ней
kitchen-position-forced = FORCED: в ход кота мышка { $mouse } не может быть обязана идти
kitchen-position-next = NEXT: когда ходит { $seat }, следующее место — { $wanted }
kitchen-position-other = STEP: «{ $step }» не про мышку { $mouse }, а в этот ход должна идти она
kitchen-position-flip = STEP: «{ $step }», но там, где стоит «{ $piece }», нет закрытой плитки
kitchen-position-unused = STEP: «{ $step }» использует плитку «{ $tile }», но по LEFT все такие ещё закрыты: { $count }
kitchen-position-bare = STEP: «{ $step }», но «{ $piece }» не стоит на клетке пола, с которой сняли плитку
kitchen-position-stuck = STEP: при «{ $step }» нечего выбирать, ход был бы окончен

## Kitchen: what is wrong with an edition.

kitchen-edition-rows = { $where }: во всех рядах должно быть знаков: { $columns }, как в первом
kitchen-edition-squares = { $where }: клеток { $found }; можно не больше { $limit }
kitchen-edition-table = { $where }: нет стола (x или t), где мог бы начать кот
kitchen-edition-hole = { $where }: «{ $square }» не может быть перед норкой { $hole }; пиши клетку открытого пола в ряду или столбце { $edge }
kitchen-edition-tiles = { $where }: клеток без ножек { $squares }, а плиток { $tiles }

## Kitchen: the board in a terminal

kitchen-title = Кот на кухне
kitchen-about = Четыре мышки таскают на кухне сыр, а по столу крадётся Казимир.
kitchen-draw-cat = кот, поймано мышек: { $caught } из { $mice }{ $skip ->
    [0] { "" }
   *[other] , пропускает ход
  }
kitchen-draw-mice = мышки, взято сыра: { $taken } из { $cheeses }{ $skip ->
    [0] { "" }
   *[other] , пропускают ход
  }
kitchen-draw-next = мышки, взято сыра: { $taken } из { $cheeses }{ $skip ->
    [0] { "" }
   *[other] , пропускают ход
  }, следующий ход мышек за этим местом
kitchen-draw-signs = c кот, 1–4 мышки, ◆ сыр, ≡ стол, x ножка, ▒ закрыто
kitchen-draw-left = Закрыто: сыр { $cheeses }, тарелки { $plates }, «+1» { $ones }, «+2» { $twos }, стрелки { $arrows }, вилки { $forks }, ножи { $knives }
kitchen-draw-forced = Мышка { $mouse } должна идти ещё раз.
kitchen-draw-place = Кот выбирает место на столе.
kitchen-draw-roll = Надо бросить кубик.
kitchen-draw-go = На кубике { $walk }.
kitchen-draw-flip = { $piece ->
    [c] Кот
   *[other] Мышка { $piece }
  } переворачивает плитку.
kitchen-draw-bonus = +{ $walk }: { $piece ->
    [c] кот идёт дальше
   *[other] мышка { $piece } идёт дальше
  }.
kitchen-draw-arrow = Стрелка: { $piece ->
    [c] кот прыгает
   *[other] мышка { $piece } прыгает
  } на любую другую клетку.
kitchen-draw-fork = Вилка: мышка { $piece } берёт открытый сыр.
kitchen-draw-over = { $mice ->
    [0] Кот поймал всех мышек.
   *[other] Весь сыр у мышек, и одна из них уже в норке.
  }

## Kitchen: what just happened. Seats are shown as names; a piece is cat or the number of a mouse.

kitchen-tell-place = { $seat } ставит кота на стол.
    .precise = { $seat } ставит кота на { $square }.
kitchen-tell-roll = { $seat } бросает кубик: { $face }{ $walks ->
    [no] , но на столько шагов не пройти.
   *[yes] .
  }
kitchen-tell-flip = { $piece ->
    [cat] { $tile ->
        [cheese] Кот находит сыр, и тот остаётся лежать.
        [one] Кот находит плитку +1.
        [two] Кот находит плитку +2.
        [arrow] Кот находит стрелку.
        [fork] Кот находит вилку, но она ему ни к чему.
        [knife] Кот находит нож: придётся ему пропустить ход.
       *[plate] Кот находит разбитую тарелку.
      }
   *[other] { $tile ->
        [cheese] Мышка { $piece } находит сыр и берёт его.
        [one] Мышка { $piece } находит плитку +1.
        [two] Мышка { $piece } находит плитку +2.
        [arrow] Мышка { $piece } находит стрелку.
        [fork] Мышка { $piece } находит вилку.
        [knife] Мышка { $piece } находит нож: придётся мышкам пропустить ход.
       *[plate] Мышка { $piece } находит разбитую тарелку.
      }
  }
    .precise = { $piece ->
        [cat] { $tile ->
            [cheese] Кот находит на { $square } сыр, и тот остаётся лежать.
            [one] Кот находит на { $square } плитку +1.
            [two] Кот находит на { $square } плитку +2.
            [arrow] Кот находит на { $square } стрелку.
            [fork] Кот находит на { $square } вилку, но она ему ни к чему.
            [knife] Кот находит на { $square } нож: придётся ему пропустить ход.
           *[plate] Кот находит на { $square } разбитую тарелку.
          }
       *[other] { $tile ->
            [cheese] Мышка { $piece } находит на { $square } сыр и берёт его.
            [one] Мышка { $piece } находит на { $square } плитку +1.
            [two] Мышка { $piece } находит на { $square } плитку +2.
            [arrow] Мышка { $piece } находит на { $square } стрелку.
            [fork] Мышка { $piece } находит на { $square } вилку.
            [knife] Мышка { $piece } находит на { $square } нож: придётся мышкам пропустить ход.
           *[plate] Мышка { $piece } находит на { $square } разбитую тарелку.
          }
      }
kitchen-tell-fork = Мышка { $piece } достаёт вилкой сыр.
    .precise = Мышка { $piece } достаёт вилкой сыр с { $square }.
kitchen-tell-walk = { $piece ->
    [cat] Кот { $place ->
        [elsewhere] прыгает на другую клетку
       *[square] крадётся дальше
      }.
   *[other] Мышка { $piece } { $place ->
        [elsewhere] прыгает на другую клетку
        [hole] прячется в норку
       *[square] бежит дальше
      }.
  }
    .precise = { $piece ->
        [cat] Кот { $place ->
            [elsewhere] прыгает на { $square }
           *[square] идёт на { $square }
          }.
       *[other] Мышка { $piece } { $place ->
            [elsewhere] прыгает на { $square }
            [hole] прячется в норку { $square }
           *[square] идёт на { $square }
          }.
      }
kitchen-tell-take = Мышка { $piece } берёт сыр.
    .precise = Мышка { $piece } берёт сыр на { $square }.
kitchen-tell-caught = Кот ловит мышку { $mouse }{ $left ->
    [0] , последнюю.
   *[other] .
  }
    .precise = { $left ->
        [0] Кот ловит мышку { $mouse }, последнюю, на { $square }.
       *[other] Кот ловит мышку { $mouse } на { $square }.
      }
kitchen-tell-safe = Мышка { $piece } спряталась в норку, и весь сыр у мышек.
    .precise = Мышка { $piece } спряталась в норку { $hole }, и весь сыр у мышек.
kitchen-finish-mice = Весь сыр собран, все норки открыты, и одна мышка благополучно вернулась в норку.
kitchen-finish-cat = Все мышки пойманы.
kitchen-finish-cat-won = Вот это охотник! Теперь можно и лапку облизать.
kitchen-finish-cat-lost = { $missing ->
    [1] Совсем чуть-чуть: оставалась одна мышка!
   *[other] { $count ->
        [0] Мышки были быстрыми, зато спать на столе можешь только ты!
       *[other] Отличный прыжок! Мышек в твоих лапах: { $count }.
      }
  }
kitchen-finish-mice-won = { $caught ->
    [0] Ни одна мышка не попалась. Вот это пир!
   *[other] Вот это пир! А остальных Казимир отпускает.
  }
kitchen-finish-mice-lost = { $missing ->
    [0] Совсем чуть-чуть: весь сыр уже был ваш!
    [1] Совсем чуть-чуть: не хватило одного кусочка сыра!
   *[other] { $count ->
        [0] Казимир не спал. В следующий раз он задремлет, и сыр будет ваш!
       *[other] Храбрые мышки! Кусочков сыра на вашей тарелке: { $count }.
      }
  }

## Kitchen: the rules, for children of ten. The numbers come from the board: $cheeses cheeses, $least to $most players.

kitchen-rules-goal-title = О чём игра
kitchen-rules-goal = Четыре мышки против кота Казимира. Мышки побеждают вместе, если унесут весь сыр — { $cheeses ->
    [one] { $cheeses } кусочек
    [few] { $cheeses } кусочка
   *[other] { $cheeses } кусочков
  } — и потом хотя бы одна из них доберётся домой. Казимир побеждает, если поймает всех четырёх.
kitchen-rules-seats-title = Кто есть кто
kitchen-rules-seats = Играют от { $least } до { $most } человек. Один из вас — кот, все остальные — команда мышек. Сначала кот выбирает место на столе. Потом начинают мышки, и дальше кот и мышки ходят по очереди.
kitchen-rules-walk-title = Как ходить
kitchen-rules-walk = Брось кубик своей команды и пройди ровно столько клеток, сколько выпало, только не наискосок. Нельзя шагать сразу назад и проходить сквозь других. Если так не пройти, ход окончен. Кто бросает за мышек, может пойти любой из них.
kitchen-rules-cheese-title = Плитки и сыр
kitchen-rules-cheese = Где остановишься, там переверни плитку. Нашла мышка сыр — она его берёт. Если сыр нашёл Казимир, кусочек остаётся лежать открытым: мышки могут его забрать, а коту наступать на него больше нельзя.
kitchen-rules-more-title = Ещё шаг или два
kitchen-rules-more = Плитка +1 или +2: пройди ещё столько шагов той же фишкой. Потом переверни следующую плитку.
kitchen-rules-arrow-title = Стрелка
kitchen-rules-arrow = Со стрелкой прыгай на любую другую свободную клетку и переворачивай плитку там. Казимир может прыгнуть даже на мышку!
kitchen-rules-fork-title = Вилка
kitchen-rules-fork = Вилкой мышка достаёт открытый сыр откуда угодно, лишь бы на нём не сидел Казимир. Коту вилка ни к чему.
kitchen-rules-knife-title = Нож и тарелка
kitchen-rules-knife = Ай, нож! Твоя команда пропустит следующий ход. Если ход пропускает Казимир, одна и та же мышка идёт два раза подряд. А разбитая тарелка ничего не делает.
kitchen-rules-cat-title = Казимир ловит мышек
kitchen-rules-cat = Если Казимир остановится точно на мышке, она поймана и выходит из игры.
kitchen-rules-table-title = Под столом
kitchen-rules-table = Казимир ходит по столу, но не под столом, и плиток там не переворачивает. Мышки бегают под столом, но не по столу. Встретиться там они не могут, и мышке внизу ничего не грозит.
kitchen-rules-hole-title = Норки
kitchen-rules-hole = В норке мышку не поймать, но помещается там только одна. Если осталась одна мышка и она сидит в норке, Казимиру нельзя караулить прямо перед ней.
kitchen-rules-end-title = Конец игры
kitchen-rules-end = Когда весь сыр — { $cheeses ->
    [one] { $cheeses } кусочек
    [few] { $cheeses } кусочка
   *[other] { $cheeses } кусочков
  } — у мышек и из каждой норки хоть раз кто-то вышел, одной мышке надо ещё забежать в норку. Тогда мышки победили! А до этого Казимир может всех переловить.

## Kitchen: the first lesson. A child plays the mice; the computer plays Kasimir.

kitchen-lesson-roll = Ты играешь за всех четырёх мышек. Казимир сидит на столе. Нажми на свой кубик!
kitchen-lesson-walk = Два шага. Нажми на верхнюю мышку, а потом на клетку, которая светится.
kitchen-lesson-flip = Что же там спрятано? Нажми на плитку!
kitchen-lesson-cat = Сыр! Он твой. Теперь Казимир бросает кубик и спрыгивает со стола.
kitchen-lesson-again = Ему попалась разбитая тарелка, она ничего не делает. Твой ход: бросай!
kitchen-lesson-team = Ходить можно любой мышкой команды. Нажми на правую, а потом на светящуюся клетку.
kitchen-lesson-caught = На этот раз только тарелка. А теперь осторожно: идёт Казимир…
kitchen-lesson-hide = Он поймал мышку, но у тебя ещё три. Бросай!
kitchen-lesson-under = Прячься под стол! Нажми на мышку рядом с ним, а потом на клетку под столом.
kitchen-lesson-above = Ещё сыр! Казимир снова прыгает на стол. Он прямо над тобой, а достать тебя не может.
kitchen-lesson-last = Много ходов спустя: остался один кусочек сыра. Бросай!
kitchen-lesson-take = Хватай его! Нажми на мышку рядом с сыром, а потом на сыр.
kitchen-lesson-hurry = Это был последний. Теперь скорее домой! Казимир ещё далеко.
kitchen-lesson-home = Одной мышке надо забежать в норку. Бросай!
kitchen-lesson-in = Два шага — как раз то, что нужно. Живо в норку!
kitchen-lesson-end = Весь сыр дома. Мышки победили!

## Kitchen: names of what is on the board, for those who listen to it.

kitchen-name-square = { $part ->
    [leg] { $square }, стол
    [table] { $square }, стол и пол под ним
   *[floor] { $square }
  }{ $tile ->
    [down] , закрытая плитка
    [cheese] , сыр
   *[none] {""}
  }{ $mouse ->
    [none] {""}
   *[other] , мышка { $mouse }
  }{ $cat ->
    [yes] , кот
   *[no] {""}
  }
kitchen-name-hole = Норка { $hole }, { $lies ->
    [up] отсюда уже выходили
   *[down] отсюда ещё не выходили
  }{ $mouse ->
    [none] {""}
   *[other] , мышка { $mouse }
  }
kitchen-name-piece = { $piece ->
    [cat] { $where ->
        [box] Кот, ещё не на кухне
        [table] Кот на столе, { $square }
       *[floor] Кот на { $square }
      }
   *[other] { $where ->
        [hole] Мышка { $piece } в норке { $square }
        [table] Мышка { $piece } под столом, { $square }
       *[floor] Мышка { $piece } на { $square }
      }
  }
kitchen-name-die = { $side ->
    [cat] Кубик кота
   *[mice] Кубик мышек
  }{ $face ->
    [none] {""}
   *[other] : { $face }
  }

## Kitchen: the sides to choose from.

kitchen-side-c = Кот
kitchen-side-m1 = Мышки
