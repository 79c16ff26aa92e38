## Discs: reasons why a move is not legal. The attribute says which rule it is.
## A pile is its discs, such as mc, or the number of its place where covered discs are hidden.

discs-unreadable = «{ $move }» — не ход этой игры; пиши + или +mc, чтобы выложить фишку, и mc> или mc>c, чтобы поднять верхнюю со стопки mc.
    .rule = За ход выкладывают фишку из руки или перекладывают верхнюю фишку со стопки на стопку; и той и другой можно начать новую.
discs-unreadable-place = «{ $move }» — не ход этой игры; пиши + или +3, чтобы выложить фишку, и 3> или 3>5, чтобы поднять верхнюю со стопки 3.
    .rule = За ход выкладывают фишку из руки или перекладывают верхнюю фишку со стопки на стопку; и той и другой можно начать новую.
discs-hand = В руке пусто: все твои фишки на столе.
    .rule = Выкладывают только свои фишки; когда все на столе, поднимают верхнюю фишку любой стопки, даже чужую.
discs-missing = Стопки { $pile } на столе нет.
    .rule = Фишку берут из руки или с верха стопки и кладут на стопку, которая есть на столе, или начинают новую.
discs-barred = { $cover ->
    [yes] Верхней фишкой стопки { $pile } только что сыграли: накрыть её можно, поднять нельзя.
   *[no] Верхней фишкой стопки { $pile } только что сыграли: поднять её нельзя.
  }
    .rule = Фишку, которой соперник только что сходил, поднимать нельзя.
discs-lone = Фишка стопки { $pile } и так лежит одна: новая стопка ничего не изменит.
    .rule = Одинокую фишку нельзя поднять, чтобы начать новую стопку.
discs-same = Фишку, поднятую со стопки { $pile }, нельзя положить обратно.
    .rule = Поднятая фишка ложится на другую стопку или начинает новую.
discs-full = В стопке { $pile } уже { $height ->
    [one] { $height } фишка
    [few] { $height } фишки
   *[other] { $height } фишек
  }, выше нельзя.
    .rule = Класть можно только на стопку, которая ещё не полна.
discs-nowhere = Фишке стопки { $pile } некуда идти: она лежит одна, а все другие стопки полны.
    .rule = Поднятой фишкой надо сыграть.

## Discs: why something cannot be touched now, on a screen. The other one is shown by name.

discs-touch-empty = В руке пусто: все твои фишки на столе.
    .rule = Выкладывают только свои фишки; когда все на столе, поднимают верхнюю фишку любой стопки, даже чужую.
discs-touch-other = Этими фишками играет { $other }.
    .rule = Выкладывают только свои фишки.
discs-touch-table = Сначала нажми на фишку, которой хочешь сыграть.
    .rule = Фишку берут из руки или с верха стопки.
discs-touch-missing = Здесь нет фишки.
    .rule = Фишку берут из руки или с верха стопки.
discs-touch-barred = { $cover ->
    [yes] Этой фишкой только что сыграли: накрыть её можно, поднять нельзя.
   *[no] Этой фишкой только что сыграли: поднять её нельзя.
  }
    .rule = Фишку, которой соперник только что сходил, поднимать нельзя.
discs-touch-nowhere = Этой фишке некуда идти: она лежит одна, а все другие стопки полны.
    .rule = Поднятой фишкой надо сыграть.
discs-touch-lone = Эта фишка и так лежит одна: новая стопка ничего не изменит.
    .rule = Одинокую фишку нельзя поднять, чтобы начать новую стопку.
discs-touch-onto = Сюда фишку не положить.
    .rule = Фишка ложится на стопку или начинает новую.
discs-touch-same = Обратно фишку класть нельзя.
    .rule = Поднятая фишка ложится на другую стопку или начинает новую.
discs-touch-full = В этой стопке уже { $height ->
    [one] { $height } фишка
    [few] { $height } фишки
   *[other] { $height } фишек
  }, выше нельзя.
    .rule = Класть можно только на стопку, которая ещё не полна.

## Discs: what is wrong with a position text.

discs-position-pile = PILES: «{ $entry }» — не стопка; стопка — это буквы m и c, от 1 до { $most }, снизу вверх, и * после той, на которую ходили последней
discs-position-discs = PILES: у места { $seat } фишек всего { $discs }, а здесь больше
discs-position-star = PILES: * должна быть у одной стопки — той, на которую ходили последней; здесь их { $count }
discs-position-both = PILES: у обоих мест открыто фишек: { $goal }, но партия кончается, как только столько есть у одного
discs-position-many = PILES: у места { $seat } открыто фишек: { $count }, но партия кончается, как только у места их { $goal }
discs-position-over = SEAT: «{ $seat }» не подходит; «-» стоит тогда и только тогда, когда у места открыто фишек: { $goal }, а здесь самое большее { $most }
discs-position-first = SEAT: за пустым столом не может ходить { $seat }; начинает { $first }
discs-position-stuck = SEAT: у { $seat } нет фишки, которой можно сыграть, так что ход не может быть за { $seat }

## Discs: the table in a terminal

discs-title = Кошки-мышки
discs-about = Накрой кота, открой мышку: кто запомнил, что лежит внизу?
discs-draw-seat = в руке { $hand }  открыто { $uncovered } из { $goal }
discs-draw-empty = На столе пока нет фишек.
discs-draw-star = * — последний ход: можно накрыть, нельзя поднять.
discs-draw-lifted = Фишка { $disc } поднята со стопки { $pile }, ею надо сыграть.

## Discs: what just happened. Seats are shown as names; a pile is its discs, such as mc, or the number of its place.

discs-tell-bring = { $pile ->
    [none] { $seat } выкладывает фишку и начинает новую стопку.
   *[other] { $seat } выкладывает фишку на стопку.
  }
    .precise = { $pile ->
        [none] { $seat } выкладывает фишку и начинает новую стопку.
       *[other] { $seat } выкладывает фишку на стопку { $pile }.
      }
discs-tell-shift = { $seat } поднимает { $disc ->
    [m] мышку
   *[c] кота
  } и { $pile ->
    [none] начинает новую стопку
   *[other] кладёт на другую стопку
  }{ $below ->
    [m] ; под { $disc ->
        [m] ней
       *[c] ним
      } была мышка.
    [c] ; под { $disc ->
        [m] ней
       *[c] ним
      } был кот.
   *[none] .
  }
    .precise = { $seat } поднимает { $disc ->
        [m] мышку
       *[c] кота
      } со стопки { $origin } и { $pile ->
        [none] начинает новую стопку
       *[other] кладёт на стопку { $pile }
      }{ $below ->
        [m] ; под { $disc ->
            [m] ней
           *[c] ним
          } была мышка.
        [c] ; под { $disc ->
            [m] ней
           *[c] ним
          } был кот.
       *[none] .
      }
discs-finish-goal = Открытых фишек: { $count }. Этого хватает для победы.
discs-finish-won = Умно сыграно! Теперь можно и попрыгать.
discs-finish-lost = { $missing ->
    [1] Совсем чуть-чуть: не хватило одной фишки!
   *[other] { $count ->
        [0] Все твои фишки спрятались. В следующий раз они выглянут!
       *[other] Твоих открытых фишек: { $count }. В следующий раз будет больше!
      }
  }

## Discs: the rules, for children of ten. The numbers come from the box: $discs discs each, no pile higher than $height,
## $goal uncovered discs win.

discs-rules-goal-title = О чём игра
discs-rules-goal = Играют двое: { $discs ->
    [one] у одного { $discs } мышка, у другого { $discs } кот
    [few] у одного { $discs } мышки, у другого { $discs } кота
   *[other] у одного { $discs } мышек, у другого { $discs } котов
  }. Нужно, чтобы { $goal ->
    [one] { $goal } твоя фишка лежала открытой
    [few] { $goal } твои фишки лежали открытыми
   *[other] { $goal } твоих фишек лежали открытыми
  }. У кого это выйдет раньше, тот и победит. Какой высоты под ними стопки, неважно.
discs-rules-bring-title = Новая фишка
discs-rules-bring = Начинает мышка, потом ходите по очереди. Можно выложить свою фишку и начать ею новую стопку.
discs-rules-cover-title = Накрыть
discs-rules-cover = Или выложи фишку поверх другой. Та, что внизу, накрыта и больше не считается.
discs-rules-lift-title = Переложить
discs-rules-lift = Или подними верхнюю фишку любой стопки, даже чужую. Положи её на другую стопку или начни новую. А то, что лежало прямо под ней, снова открыто!
discs-rules-last-title = Звёздочка
discs-rules-last = Фишка, которой соперник только что сходил, отмечена звёздочкой. Поднимать её нельзя, а накрыть можно.
discs-rules-high-title = Высота стопки
discs-rules-high = В стопке может быть не больше { $height ->
    [one] { $height } фишки
   *[other] { $height } фишек
  }.
discs-rules-memory-title = Помнишь?
discs-rules-memory = Что накрыто, того никто не видит: запоминай! А кто поднял фишку, тот уже увидел, что под ней, и должен ею сыграть.
discs-rules-open-title = Без секретов
discs-rules-open = Можно играть и так, чтобы все видели все фишки. Тогда главное — думать наперёд.
discs-rules-end-title = Конец игры
discs-rules-end = Как только { $goal ->
    [one] открыта { $goal } твоя фишка
    [few] открыты { $goal } твои фишки
   *[other] открыто { $goal } твоих фишек
  }, победа твоя. Осторожно: если откроешь сопернику последнюю нужную фишку — проиграешь. А если всё в третий раз лежит точно так же, это ничья.

## Discs: the first lesson. A child plays the mice; the computer plays the cats.

discs-lesson-bring = У тебя мышки. Нажми на свои фишки, а потом на свободное место на столе.
discs-lesson-cat = Вот твоя первая мышка, она открыта. Теперь фишку выкладывает кот.
discs-lesson-cover = Накрой кота! Нажми на свои фишки, а потом на кота на столе.
discs-lesson-covered = Теперь открыты две твои мышки. Но ходит кот…
discs-lesson-new = Он накрыл твою мышку. Запомни, где она! А теперь начни новую стопку.
discs-lesson-cat-new = Теперь у тебя снова открыты две. Кот тоже начинает новую стопку.
discs-lesson-lift = Где твоя накрытая мышка? Подними с неё кота и положи на другого кота.
discs-lesson-go-on = Вот и снова твоя мышка! Кот выкладывает ещё фишку.
discs-lesson-cover-again = Накрой её сразу!
discs-lesson-remember = Открыты четыре твои мышки. Коту надо что-то делать. Смотри внимательно и запоминай!
discs-lesson-four = Он опять накрыл одну. Начни новую стопку.
discs-lesson-chance = У тебя снова четыре, а нужно пять. Что сделает кот?
discs-lesson-win = Он не заметил! Подними кота, под которым лежит твоя мышка, и положи на нового кота.
discs-lesson-end = Пять мышек открыты. Отличная память — победа твоя!

## Discs: names of what is on the table, for those who listen to it. A pile is told by the number of its place.

discs-name-table = Начать новую стопку
discs-name-empty = все на столе
discs-name-hand = { $count ->
    [0] { $seat }: в руке пусто, все на столе
    [one] { $seat }: в руке { $count } фишка
    [few] { $seat }: в руке { $count } фишки
   *[other] { $seat }: в руке { $count } фишек
  }
discs-name-disc = { $disc ->
    [m] мышка
   *[c] кот
  }
discs-name-pile = Стопка { $number }, снизу вверх: { $discs }{ $star ->
    [yes] , последний ход
   *[no] {""}
  }
discs-name-hidden = Стопка { $number }: { $top ->
    [m] мышка
   *[c] кот
  }, внизу { $covered ->
    [one] { $covered } накрытая фишка
    [few] { $covered } накрытые фишки
   *[other] { $covered } накрытых фишек
  }{ $star ->
    [yes] , последний ход
   *[no] {""}
  }

## Discs: the sides to choose from.

discs-side-m = Мышки
discs-side-c = Коты
