## Hunt: reasons why a move is not legal. The attribute says which rule it is.

hunt-unreadable = «{ $move }» — не ход этой игры; пиши cat или mouse, если решаешь, кто пойдёт первым, или букву мышки, которую схватит кот.
    .rule = Игрок решает, кто пойдёт первым и какую мышку держит кот, больше ничего.
hunt-chance = «{ $move }» выбрать нельзя: числа дают только кубики и горка.
    .rule = Кубики и горка решают сами.
hunt-absent = Мышки { $mouse } в этой партии нет; есть { $mice }.
    .rule = Кот держит одну из мышек, которые играют.
hunt-early = Кот ещё не ходил и сесть на мышку { $mouse } не может; сначала реши, кто пойдёт первым: мышка ({ $steps }) или кот ({ $paws }).
    .rule = Кот может схватить мышку только после своего хода.
hunt-elsewhere = Кот на поле { $cat }, а мышка { $mouse } — на поле { $space }.
    .rule = Кот держит одну из мышек на том поле, где он остановился.
hunt-fixed = Здесь не решают, кто пойдёт первым: всегда мышка. Скажи, какую мышку держит кот.
    .rule = Мышка ходит раньше кота; выбирать можно только по правилам для больших мышек.
hunt-late = Кто ходит первым, уже решено: кот теперь на поле { $cat }. Скажи, какую мышку он держит.
    .rule = Порядок выбирают сразу после броска, пока никто не пошёл.

## Hunt: why something cannot be touched now, on a screen. The other one is shown by name.

hunt-touch-roll = Сначала нажми на кубики!
    .rule = Кубики говорят, сколько полей пройдёт твоя мышка и сколько — кот.
hunt-touch-slide = Сначала нажми на горку!
    .rule = Кто стоит на верхушке сыра, тот едет вниз, а куда — решает горка.
hunt-touch-order = Сейчас скажи только, кто пойдёт первым: твоя мышка ({ $steps }) или кот ({ $paws }). Нажми на мышку или на кота.
    .rule = Порядок выбирают сразу после броска, пока никто не пошёл.
    .short = Кто пойдёт первым? Нажми на свою мышку или на кота.
hunt-touch-elsewhere = Мышка, которой играет { $other }, не на поле { $cat }, где сидит кот.
    .rule = Кот держит одну из мышек на том поле, где он остановился.
    .short = Мышка, которой играет { $other }, не рядом с котом: нажми на ту, что светится.
hunt-touch-grab = Нажми на ту мышку на поле { $cat }, которую схватит кот.
    .rule = Кот держит одну из мышек на том поле, где он остановился.
    .short = Нажми на мышку, которая светится: кот её схватит.

## Hunt: what to do now; the second text tells the others.

hunt-prompt-roll = Нажми на кубики!
    .other = { $seat } бросает кубики.

hunt-prompt-slide = Нажми на горку!
    .other = { $seat } едет с горки.

hunt-prompt-order = Кто пойдёт первым? Нажми на свою мышку или на кота.
    .other = { $seat } решает, кто пойдёт первым: мышка или кот.

hunt-prompt-grab = Нажми на мышку, которую схватит кот.
    .other = { $seat } решает, какую мышку держит кот.

hunt-advice-order = { $first ->
    [mouse] Пусть сначала идёт твоя мышка
   *[cat] Пусть сначала идёт кот
  }{ $why ->
    [wins] : ты побеждаешь!
    [holds] : кот схватит мышку, которой играет { $other }.
    [eats] : мышка возьмёт { $count ->
        [1] кусочек сыра.
        [one] { $count } кусочек сыра.
        [few] { $count } кусочка сыра.
       *[other] { $count } кусочков сыра.
      }
    [climbs] : мышка залезет по лестнице.
    [hole] : в норке мышке ничего не грозит.
   *[none] .
  }

hunt-advice-grab = { $own ->
    [yes] Пусть кот держит твою мышку
   *[no] Пусть кот держит мышку, которой играет { $other }
  }{ $why ->
    [misses] : она пропустит ход.
   *[none] .
  }

## Hunt: what is wrong with a position text.

hunt-position-cheese = CHEESE и STORE: вместе { $count ->
    [one] { $count } кусочек
    [few] { $count } кусочка
   *[other] { $count } кусочков
  }, а должно быть { $cheeses }
hunt-position-step = STEP: «{ $found }» — такого шага в этом варианте с этими кубиками нет; есть { $steps }
hunt-position-turn = SEAT равно «-» тогда и только тогда, когда STEP равно «over»; здесь они «{ $seat }» и «{ $step }»
hunt-position-grab = STEP: выбирать мышку незачем: кот на поле { $cat }, а там норка или меньше двух мышек
hunt-position-held = HELD: «{ $found }» должно быть здесь одним из { $seats }; пойманная мышка сидит под котом, не в норке, не в варианте younger и не раньше, чем решено, кого схватить
hunt-position-passed = SEAT: мышку держит кот, поэтому ход не может быть за { $seat }
hunt-position-top = MICE: { $count ->
    [0] на верхушке сыра («-») никого нет
    [1] на верхушке сыра («-») мышка { $seats }
   *[other] на верхушке сыра («-») мышки { $seats }
  }, а при SEAT { $seat } и STEP { $step } так быть не может
hunt-position-ladder = MICE: мышки { $seat } не может быть на поле { $space }: на лестницу с горки не попадают
hunt-position-early = CHEESE: у { $seat } сыр ещё до первого хода
hunt-position-cat = CAT: кот на поле { $cat }, но так рано он должен быть на поле { $wanted }
hunt-position-store = STEP: партия закончена тогда и только тогда, когда запас пуст; здесь STORE — { $count }, а STEP — { $step }
hunt-position-emptied = MICE: ни одна мышка с сыром не стоит на поле с сыром без кота, значит, забрать последний кусочек было некому
hunt-position-goal = STEP: партия закончена тогда и только тогда, когда на одном месте { $goal } или больше кусочков; здесь таких мест { $count }, а STEP — { $step }
hunt-position-won = MICE: { $seat } не может победить сейчас на поле { $space } с { $count ->
    [one] { $count } кусочком
   *[other] { $count } кусочками
  }: съеденное там должно довести счёт до { $goal }

## Hunt: what is wrong with an edition.

hunt-edition-cheese = { $where }: ни на одном поле нет сыра, есть будет нечего
hunt-edition-start = { $where }: поле { $space } — не лестница, а кот начинает на лестнице

## Hunt: the board in a terminal

hunt-title = Охота за сыром
hunt-about = Взбирайся на огромный сыр, лети вниз с горки и не попадись коту Максу!
hunt-draw-score = { $pieces } { $count } из { $goal }{ $place ->
    [held] , в лапах у кота
    [top] , на верхушке сыра
   *[ring] { "" }
  }
hunt-draw-pieces = сыр { $count }{ $place ->
    [top] , на верхушке сыра
   *[ring] { " " }{ $pieces }
  }
hunt-draw-store = запас { $count } { $pieces }
hunt-draw-cat = Макс
hunt-draw-ladder = лестница ╫
hunt-draw-hole = норка
hunt-draw-cheese = сыр { $pieces }
hunt-draw-setup = { $seat } едет с горки: где мышка окажется, там и начнёт.
hunt-draw-roll = { $seat } бросает кубики.
hunt-draw-order = Мышка { $steps }, кот { $paws }: { $seat } решает, кто пойдёт первым.
hunt-draw-slide = { $seat } уже на верхушке и едет с горки. { $paws ->
    [0] Кот остаётся на месте.
   *[other] Потом ходит кот: { $paws }.
  }
hunt-draw-grab = { $steps ->
    [0] { $seat } решает, какую мышку держит кот.
   *[other] { $seat } решает, какую мышку держит кот; потом, если своя свободна, ходит и она: { $steps }.
  }
hunt-draw-toss = { $seat } едет с горки, потом кот идёт на одно поле.

## Hunt: what just happened. Seats are shown as names; steps are 0 where nobody rolled.

hunt-tell-start = { $seat } съезжает с горки.
    .precise = { $seat } съезжает на поле { $space }.
hunt-tell-roll = { $seat } бросает кубики: мышке { $steps }, коту { $paws }.
hunt-tell-turn = { $seat } { $steps ->
    [0] { "" }
   *[other] бросает кубики (мышке { $steps }, коту { $paws ->
        [0] ничего
        [one] { $paws }
       *[other] { $paws }
      }){ $mouse ->
        [scared] ,{ " " }
       *[other] { " " }и{ " " }
      }
  }{ $mouse ->
    [eats] берёт { $count ->
        [1] кусочек
        [one] { $count } кусочек
        [few] { $count } кусочка
       *[other] { $count } кусочков
      } сыра.
    [scared] встречает кота и отдаёт кусочек сыра.
    [climbs] лезет по лестнице.
    [slides] едет с горки.
   *[comes] мчится дальше.
  }{ $cat ->
    [holds] { " " }Кот хватает мышку: это { $other }.
    [scares] { " " }{ $mice ->
        [few] Кот пугает { $mice } мышек: каждая отдаёт кусочек.
        [many] Кот пугает { $mice } мышек: каждая отдаёт кусочек.
       *[one] Кот пугает мышку: { $other } отдаёт кусочек.
      }
   *[none] { "" }
  }
    .precise = { $seat } { $steps ->
        [0] { "" }
       *[other] бросает кубики (мышке { $steps }, коту { $paws ->
            [0] ничего
            [one] { $paws }
           *[other] { $paws }
          }){ $mouse ->
            [eats] ,{ " " }
            [scared] ,{ " " }
           *[other] { " " }и{ " " }
          }
      }{ $mouse ->
        [eats] попадает на поле { $space } и берёт { $count ->
            [1] кусочек
            [one] { $count } кусочек
            [few] { $count } кусочка
           *[other] { $count } кусочков
          } сыра.
        [scared] встречает кота на поле { $space } и отдаёт кусочек сыра.
        [climbs] лезет по лестнице.
       *[comes] попадает на поле { $space }.
      }{ $cat ->
        [holds] { " " }Кот хватает мышку: это { $other }.
        [scares] { " " }{ $mice ->
            [few] Кот пугает { $mice } мышек: каждая отдаёт кусочек.
            [many] Кот пугает { $mice } мышек: каждая отдаёт кусочек.
           *[one] Кот пугает мышку: { $other } отдаёт кусочек.
          }
       *[none] { "" }
      }
hunt-tell-cat = { $cat ->
    [holds] Кот хватает мышку: это { $other }.
   *[moves] Кот идёт дальше.
  }
    .precise = { $cat ->
        [holds] Кот хватает мышку: это { $other }.
       *[moves] Кот приходит на поле { $space }.
      }
hunt-tell-end = { $left ->
    [0] { $seat } забирает остатки сыра.
   *[other] { $seat } берёт ещё сыра, и теперь его достаточно!
  }
    .precise = { $left ->
        [0] { $seat } попадает на поле { $space } и забирает остатки сыра.
       *[other] { $seat } попадает на поле { $space }, и сыра теперь достаточно!
      }
hunt-finish-goal = Сыра уже достаточно. Кусочков на тарелке: { $count }.
hunt-finish-most = Весь сыр съеден. { $sharing ->
    [1] Кусочков на самой полной тарелке: { $count }.
   *[other] У победителей поровну. Кусочков на каждой тарелке: { $count }.
  }
hunt-finish-won = Ням! Твоя тарелка полна. Кусочков сыра: { $count }.
hunt-finish-lost = { $missing ->
    [1] Совсем чуть-чуть: не хватило одного кусочка сыра!
   *[other] { $count ->
        [0] Твоя тарелка пуста, зато твоя мышка была храброй. Следующий сыр будет твой!
       *[other] Вкусно погрызли! Кусочков сыра на твоей тарелке: { $count }.
      }
  }

## Hunt: what can be chosen

hunt-variant-family = для всей семьи
hunt-variant-older = для больших мышек
hunt-variant-younger = для мышат
hunt-edition-classic = обычная
hunt-edition-three = честная для троих
hunt-option-cat-start = Кот Макс начинает
hunt-option-cat-start-value = на поле { $value }

## Hunt: the rules, for children of ten. The numbers come from the board: $goal pieces win, there are $cheeses, $least to
## $most players.

hunt-rules-goal-title = О чём игра
hunt-rules-goal = Вокруг огромного сыра бегают от { $least } до { $most } мышек. Собери раньше всех на своей тарелке { $goal ->
    [one] { $goal } кусочек
    [few] { $goal } кусочка
   *[other] { $goal } кусочков
  } сыра — и сразу победа! Но той же дорогой ходит кот Макс.
hunt-rules-start-title = Начало
hunt-rules-start = По очереди съезжайте с верхушки сыра. Где мышка окажется, там и начнёт. Сыр за это пока не дают.
hunt-rules-turn-title = Твой ход
hunt-rules-turn = Брось оба кубика. Точки — для твоей мышки: сколько выпало, столько полей она пройдёт по часовой стрелке, и ты сразу делаешь то, что нарисовано на её новом поле. Лапки — для Макса: он идёт после тебя, на одно поле за каждую лапку. Нет лапок — он стоит на месте.
hunt-rules-spaces-title = Поля
hunt-rules-spaces = Сколько сыра нарисовано, один или два кусочка, столько и бери. В норке ничего не происходит, и Максу там до тебя не добраться.
hunt-rules-ladder-title = Лестницы
hunt-rules-ladder = По лестнице твоя мышка лезет на верхушку и летит вниз с горки. Никто не знает, где она выскочит! Потом сделай то, что нарисовано на новом поле.
hunt-rules-cat-title = Если мышка пришла к Максу
hunt-rules-cat = Твоя мышка остановилась там, где сидит Макс? Отдай кусочек сыра, если он у тебя есть. Больше на этом поле ничего не будет: ни сыра, ни лестницы.
hunt-rules-held-title = Если Макс пришёл к мышке
hunt-rules-held = Макс остановился там, где стоит мышка? Он хватает её, и она пропускает ходы, пока Макс не уйдёт.
hunt-rules-several-title = Много мышек
hunt-rules-several = Макс держит только одну мышку. Если на его поле их несколько, тот, кто ходит, говорит, какую схватит Макс.
hunt-rules-older-title = Для больших мышек
hunt-rules-older = По этим правилам сначала смотри на кубики, а потом решай, кто пойдёт первым: твоя мышка или Макс. Здесь Макс уходит как раз вовремя. Но если он пойдёт первым и схватит твою мышку, она останется на месте.
hunt-rules-younger-title = Для мышат
hunt-rules-younger = Здесь кубики не нужны. Каждый ход твоя мышка едет с горки и берёт свой сыр, а потом Макс идёт на одно поле. Каждая мышка, которая встретит Макса, отдаёт кусочек, если есть что отдать, но в лапы к Максу никто не попадает. Когда весь сыр — { $cheeses ->
    [one] { $cheeses } кусочек
    [few] { $cheeses } кусочка
   *[other] { $cheeses } кусочков
  } — разобран, побеждает тот, у кого больше всех. Поровну — значит, победа общая.
hunt-rules-three-title = Втроём
hunt-rules-three = Если играете втроём по правилам для мышат, вам достаётся доска, честная для троих. Лестницы там стоят иначе, и Макс никого не обижает больше других.

## Hunt: the first lesson. A child plays Red; the computer plays Blue.

hunt-lesson-slide = Ты — красная мышка на верхушке огромного сыра. Нажми на горку и лети вниз!
hunt-lesson-blue = Вот ты и внизу. Теперь едет синяя мышка.
hunt-lesson-roll = Нажми на кубики: один для твоей мышки, а лапки — для кота Макса.
hunt-lesson-max = Два кусочка сыра твои! Но смотри, Макс всё ближе. Теперь бросает синяя мышка.
hunt-lesson-held = Макс держит твою мышку, и синяя ходит ещё раз. А потом Макс уходит.
hunt-lesson-ladder = Свобода! Бросай, прямо перед тобой лестница.
hunt-lesson-whirl = Твоя мышка залезла по лестнице наверх. Снова нажми на горку!
hunt-lesson-hole = Ещё два кусочка! Теперь бросает синяя, и Макс заходит в норку. Там ему никого не поймать.
hunt-lesson-last = Не хватает всего одного кусочка. Бросай!
hunt-lesson-end = { $goal ->
    [one] { $goal } кусочек
    [few] { $goal } кусочка
   *[other] { $goal } кусочков
  } сыра. Охота удалась, победа твоя!

## Hunt: names of things on the board, for screen readers

hunt-name-space = Поле { $space }, { $kind ->
    [ladder] лестница
    [hole] норка
    [two] два кусочка сыра
   *[cheese] один кусочек сыра
  }: { $count ->
    [0] свободно
   *[other] { $who }
  }
hunt-name-store = { $count ->
    [0] На большом сыре не осталось ни кусочка
    [one] На большом сыре { $count } кусочек
    [few] На большом сыре { $count } кусочка
   *[other] На большом сыре { $count } кусочков
  }
hunt-name-slide = { $count ->
    [0] Горка на верхушке сыра
   *[other] Горка на верхушке сыра: { $who }
  }
hunt-name-plate = { $count ->
    [0] { $seat }: тарелка пуста
    [one] { $seat }: на тарелке { $count } кусочек сыра
    [few] { $seat }: на тарелке { $count } кусочка сыра
   *[other] { $seat }: на тарелке { $count } кусочков сыра
  }
hunt-name-dice = { $steps ->
    [none] Кубики
   *[other] На кубиках: мышке { $steps }, коту { $paws ->
        [0] ни одной лапки
        [one] { $paws } лапка
        [few] { $paws } лапки
       *[other] { $paws } лапок
      }
  }
hunt-name-mouse = Мышка, { $seat }{ $space ->
    [top] , на верхушке сыра
    [held] , в лапах у кота на поле { $number }
   *[other] , на поле { $number }
  }
hunt-name-cat = Кот Макс на поле { $space }
