## Towers: reasons why a move is not legal. The attribute says which rule it is.

towers-unreadable = «{ $move }» — не ход этой игры; пиши p+3 для мышки из кладовой, 7+2 для мышки с поля 7.
    .rule = Ход — это выбор: какая мышка пойдёт и на сколько полей.
towers-pantry = В кладовой больше нет твоих мышек.
    .rule = Каждая мышка выходит из кладовой один раз.
    .short = В кладовой больше нет твоих мышек: нажми на ту, что светится.
towers-beyond = Поля { $space } нет: всего полей { $spaces }.
    .rule = Мышка идёт из кладовой или с одного из полей.
towers-empty = На поле { $space } нет мышки.
    .rule = Ходить можно только своей мышкой.
    .short = Там никого нет: нажми на мышку, которая светится.
towers-blocked = Твоей мышке на поле { $space } не выбраться: сверху стоит мышка { $top }.
    .rule = Ходить может только верхняя мышка башни.
towers-caught = Твоя мышка на поле { $space } сидит в банке до конца игры.
    .rule = Первая мышка, которая остановилась на банке, остаётся в ней до конца игры.
    .short = Эта мышка сидит в банке: нажми на ту, что светится.
towers-foreign = С поля { $space } может уйти мышка { $top }, а она не твоя.
    .rule = Ходить можно только своей мышкой.
towers-foreign-caught = Мышка { $top } на поле { $space } не твоя, и она сидит в банке до конца игры.
    .rule = Ходить можно только своей мышкой.
towers-exact = На кубике { $die }, а не { $steps }.
    .rule = Мышка идёт ровно на столько полей, сколько выпало.
    .short = На кубике { $die }: нажми на то, что светится.
towers-clover = Клевер — это любое число от 1 до { $most }, а не { $steps }.
    .rule = Клевер — число по твоему выбору, но у него есть предел.
    .short = Клевер — это не больше { $most }: нажми на то, что светится.

## Towers: why something cannot be touched now, on a screen. The other one is shown by name.

towers-touch-roll = Сначала нажми на кубик!
    .rule = Ход начинается с броска: он говорит, сколько полей пройдёт мышка.
towers-touch-die = Кубик уже брошен: нажми на мышку, которая светится.
    .rule = За ход кубик бросают один раз.
towers-touch-mouse = Сначала нажми на мышку, которая светится.
    .rule = Ход — это выбор: какая мышка пойдёт и на сколько полей.
towers-touch-home = Эти мышки уже дома: нажми на ту, что светится.
    .rule = Кто дома, тот больше не ходит.
towers-touch-other = Этой мышкой играет { $other }: нажми на ту, что светится.
    .rule = Ходить можно только своей мышкой.
towers-touch-blocked = На твоей мышке сидит другая, ею играет { $other }: нажми на то, что светится.
    .rule = Ходить может только верхняя мышка башни.
towers-touch-back = Мышки бегут только вперёд: нажми на то, что светится.
    .rule = Мышки идут только вперёд, к норке.
towers-touch-where = Туда мышке не пройти: нажми на то, что светится.
    .rule = Мышки идут по полям, к норке.
towers-touch-clover = Нажми на число, которое светится, от 1 до { $most }.
    .rule = Клевер — число по твоему выбору, но у него есть предел.

## Towers: what to do now; the second text tells the others.

towers-prompt-roll = Нажми на кубик!
    .other = { $seat } бросает кубик.
towers-prompt-move = { $mice ->
    [pantry] Выведи мышку из кладовой
    [one] Нажми на свою мышку
   *[several] Выбери мышку
  }{ $steps ->
    [one] : ей идти { $steps } поле.
    [few] : ей идти { $steps } поля.
   *[other] : ей идти { $steps } полей.
  }
    .other = { $seat } выбирает мышку.
towers-prompt-clover = { $mice ->
    [pantry] Клевер, от 1 до { $most }! Выведи мышку из кладовой.
    [one] Клевер, от 1 до { $most }! Нажми, куда пойдёт мышка.
   *[several] Клевер, от 1 до { $most }! Выбери мышку.
  }
    .other = { $seat } выбирает мышку для клевера.
towers-prompt-number = Теперь нажми на число для клевера.
towers-advice = { $origin ->
    [0] Выведи мышку из кладовой
   *[other] Веди мышку с поля { $origin }
  }{ $steps ->
    [0] { "" }
    [one] { " " }на { $steps } поле
    [few] { " " }на { $steps } поля
   *[other] { " " }на { $steps } полей
  }{ $why ->
    [home] : она придёт домой.
    [covers] : она залезет на мышку, которой играет { $other }.
    [frees] : твоя мышка под ней снова свободна.
    [full] : банка там уже занята.
    [past] : она пройдёт мимо банки.
    [caught] , хоть она и упадёт в банку.
   *[none] .
  }

## Towers: what is wrong with a position text.

towers-position-mice = место { $seat }: { $count ->
    [one] { $count } мышка
    [few] { $count } мышки
   *[other] { $count } мышек
  }, а должно быть { $mice }
towers-position-tower = TRACK: «{ $entry }» — не башня; пиши поле:мышки, поле от 1 до { $spaces }
towers-position-letter = TRACK: в «{ $entry }» знак «{ $letter }»; мышки — это буквы из { $seats }
towers-position-caught = TRACK: «{ $entry }»: «{ $letter }» не в том регистре; поймана может быть только нижняя мышка на банке, и только пойманную пишут заглавной буквой
towers-position-first = FIRST: вместо «{ $first }» должны стоять, каждое по разу, места с мышкой дома: { $seats }
towers-position-over = SEAT и DIE оба равны «-» тогда и только тогда, когда в пути нет мышек; здесь их { $count }
towers-position-stuck = SEAT: у { $seat } нет свободной мышки, поэтому ход не может быть за { $seat }

## Towers: the board in a terminal

towers-title = Мышиные башни
towers-about = Мышки спешат в норку и залезают друг другу на спину. Осторожно, банки!
towers-draw-seat = кладовая { $pantry }  дома { $home }
towers-draw-first = кладовая { $pantry }  дома { $home }, раньше всех
towers-draw-die = На кубике { $die }.
towers-draw-clover = На кубике клевер: любое число от 1 до { $most }.

## Towers: what just happened. Seats are shown as names; origin 0 is the pantry.

towers-tell-roll = { $seat } бросает кубик: { $face ->
    [clover] клевер
   *[other] { $face }
  }.
towers-tell-move = { $seat } { $origin ->
    [0] выводит мышку из кладовой
   *[other] ведёт мышку вперёд
  }.
    .precise = { $seat } ведёт мышку { $origin ->
        [0] из кладовой
       *[other] с поля { $origin }
      } на поле { $space }.
towers-tell-climb = { $seat } сажает мышку на спину { $own ->
    [yes] другой своей мышке
   *[no] мышке, которой играет { $other }
  }.
    .precise = { $seat } ведёт мышку { $origin ->
        [0] из кладовой
       *[other] с поля { $origin }
      } на поле { $space }, на спину { $own ->
        [yes] другой своей мышке
       *[no] мышке, которой играет { $other }
      }.
towers-tell-caught = { $seat } ведёт мышку вперёд. Плюх, прямо в банку!
    .precise = { $seat } ведёт мышку { $origin ->
        [0] из кладовой
       *[other] с поля { $origin }
      } на поле { $space }. Плюх, прямо в банку!
towers-tell-home = { $seat } приводит мышку домой.
    .precise = { $seat } приводит мышку домой { $origin ->
        [0] из кладовой
       *[other] с поля { $origin }
      }.
towers-finish-none = Ни одна мышка не пришла домой, поэтому победили все.
towers-finish-most = Мышек дома: { $count }. Это больше, чем у остальных.
towers-finish-tie = Мышек дома поровну: по { $count }. Решает, чья пришла первой.
towers-finish-won = { $count ->
    [0] Дома ни одной мышки, и всё-таки это победа!
   *[other] { $left ->
        [0] Все твои мышки дома. Ура!
       *[other] Ура! Твоих мышек дома: { $count }.
      }
  }
towers-finish-lost = { $missing ->
    [0] Совсем чуть-чуть: дома столько же мышек, только немного позже!
    [1] Совсем чуть-чуть: дома всего на одну мышку меньше!
   *[other] { $count ->
        [0] Твои мышки дремлют в банках. В следующий раз они добегут до дома!
       *[other] Твоих мышек дома: { $count }. Твой лучший финал ещё впереди!
      }
  }

## Towers: the rules, for children of ten. The numbers come from the board: $mice a player, $spaces on the way, $traps
## tins, $clover_reach the most that a clover can be, $least to $most players.

towers-rules-goal-title = О чём игра
towers-rules-goal = Играют от { $least } до { $most } человек. У каждого в кладовой { $mice ->
    [1] одна мышка. Проведи её
    [one] { $mice } мышка. Проведи своих мышек
    [few] { $mice } мышки. Проведи своих мышек
   *[other] { $mice } мышек. Проведи своих мышек
  } по дорожке в норку мимо пустых банок Казимира. У кого к концу игры дома окажется больше всего мышек, тот и победит.
towers-rules-turn-title = Твой ход
towers-rules-turn = Брось кубик и передвинь одну свою мышку вперёд ровно на столько полей, сколько выпало. Какую — решать тебе: из кладовой или ту, что уже в пути. Если ходить можно, ходить надо.
towers-rules-clover-title = Клевер
towers-rules-clover = Клевер приносит счастье: выбери любое число от 1 до { $clover_reach }.
towers-rules-tower-title = Башни
towers-rules-tower = Если твоя мышка приходит туда, где уже стоят другие, она залезает на них сверху. Башня может вырасти какой угодно высоты. Ходит только верхняя мышка, а все нижние ждут.
towers-rules-passed-title = Когда не выбраться
towers-rules-passed = Если ходить некому, потому что на твоих мышках стоят другие, ты пропускаешь ход. Здесь у красных нет свободной мышки, и синие ходят ещё раз.
towers-rules-trap-title = Банки
towers-rules-trap = На дорожке { $traps ->
    [one] стоит { $traps } пустая банка
    [few] стоят { $traps } пустые банки
   *[other] стоит { $traps } пустых банок
  }. Банка считается как поле, и пройти мимо не страшно. Но первая мышка, которая остановится на банке, падает внутрь и сидит там до конца игры.
towers-rules-full-title = Банка занята
towers-rules-full = Если в банке уже сидит мышка, внутри больше нет места. Кто придёт туда теперь, просто постоит сверху и потом пойдёт дальше.
towers-rules-home-title = Домой
towers-rules-home = В норку можно войти и без точного числа: если выпало больше, тоже хорошо.
towers-rules-end-title = Конец игры
towers-rules-end = Игра кончается, когда все мышки дома или в банках. У кого к этому времени дома окажется больше всего мышек, тот и победит. Если у нескольких поровну — тот из них, чья мышка первой пришла домой. А если домой не дошёл никто, победа общая.

## Towers: the first lesson. A child plays Red; the computer plays Blue.

towers-lesson-roll = Твои мышки — красные. Нажми на кубик, и он покатится!
towers-lesson-move = Тройка! Нажми на своих мышек в кладовой, а потом на поле, которое светится.
towers-lesson-climbed = У синих тоже тройка. Их мышка прыгнет прямо на твою!
towers-lesson-again = Получилась башня. Твоя мышка внизу ходить не может. Бросай ещё!
towers-lesson-climb = Возьми из кладовой новую мышку и залезь на самый верх.
towers-lesson-caught = Теперь синяя мышка застряла под твоей, и синие берут новую. Ой, впереди банка…
towers-lesson-next = Плюх! Первая мышка на банке остаётся в ней до конца. Бросай!
towers-lesson-full = Банка занята, теперь не страшно. Прыгай с башни на банку!
towers-lesson-last = Много ходов спустя: дома уже есть и красные, и синие мышки. Одна твоя ещё в пути. Бросай!
towers-lesson-home = Пятёрка — больше, чем нужно, и это не беда. Беги в норку!
towers-lesson-end = Твоих мышек дома больше всего. Вот так и побеждают в «Мышиных башнях»!

## Towers: names of what is on the board, for those who listen to it.

towers-name-space = { $kind ->
    [trap] Поле { $space }, банка
   *[plain] Поле { $space }
  }: { $count ->
    [0] свободно
    [1] { $caught ->
        [yes] одна мышка, сидит в банке, { $top }
       *[no] одна мышка, { $top }
      }
    [one] { $count } мышка, сверху { $top }{ $caught ->
        [yes] , нижняя сидит в банке
       *[no] {""}
      }
    [few] { $count } мышки, сверху { $top }{ $caught ->
        [yes] , нижняя сидит в банке
       *[no] {""}
      }
   *[other] { $count } мышек, сверху { $top }{ $caught ->
        [yes] , нижняя сидит в банке
       *[no] {""}
      }
  }
towers-name-pantry = { $seat }, кладовая: { $count ->
    [0] пусто
    [one] { $count } мышка
    [few] { $count } мышки
   *[other] { $count } мышек
  }
towers-name-hole = Норка: { $count ->
    [0] дома никого
    [one] дома { $count } мышка
    [few] дома { $count } мышки
   *[other] дома { $count } мышек
  }
towers-name-die = { $face ->
    [none] Кубик
    [clover] На кубике клевер
   *[other] На кубике { $face }
  }
towers-name-clover = Клевер — это { $steps }

## Towers: who starts.

towers-first-cheese = Кто больше всех любит сыр
towers-who-cheese = Кто больше всех любит сыр?
towers-asked-cheese = Сейчас { $name } скажет, кто больше всех любит сыр.
