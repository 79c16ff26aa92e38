## What every game shares: moves

move-action = Действие { $action } здесь недопустимо: маска показывает, какие из { $count } допустимы.
    .rule = Действие означает ход, а играются только допустимые ходы.
move-lane = Дорожка { $lane }: действие { $action } там недопустимо; маска показывает, какие из { $count } допустимы. Ничего не сыграно.
    .rule = Действие означает ход, а играются только допустимые ходы.
move-over = Партия закончена, ход «{ $move }» опоздал.
    .rule = После конца игры никто не ходит.
move-chance = Здесь никто не выбирает: решает случай, варианты — { $outcomes }.
    .rule = Кубики, мешочек, плитки и горка решают сами.

## Positions

position-fields = в позиции должно быть полей: { $wanted } ({ $names }), через один пробел; здесь их { $found }
position-number = { $field }: «{ $found }» — не целое число от { $low } до { $high }
position-count = { $field }: { $found ->
    [one] { $found } запись
    [few] { $found } записи
   *[other] { $found } записей
  }, а нужно { $wanted }
position-players = в позиции мест: { $found }; в игре их может быть от { $least } до { $most }
position-seat = SEAT: «{ $found }» — такого места нет, есть { $seats }
position-step = { $field }: «{ $found }» — такого шага нет, есть { $steps }
position-canonical = это не каноническая запись позиции, правильная — «{ $text }»
position-long = в позиции не больше { $limit } знаков

## Questions that are off

usage-game = игры «{ $game }» нет; есть { $games }
usage-players = { $game }: игроков может быть от { $least } до { $most }, а не { $players }
usage-variant = { $game }: варианта «{ $variant }» нет; есть { $variants }
usage-edition = издания «{ $edition }» нет; есть { $editions }, а своё задаётся путём, который кончается на .toml
usage-starter = { $seat } здесь начинать не может; могут эти места: { $seats }
usage-starter-fixed = в { $game } никто не выбирает, кто начинает: это всегда { $seat }
usage-option = настройки «{ $name }» здесь нет; есть: { $options }
usage-option-value = { $name } здесь не может быть { $found }; можно { $values }
usage-turns = партия не может закончиться после { $turns } ходов; 0 — без ограничения
usage-path = в пути «{ $path }» есть знак, который OpenSpiel не прочтёт обратно: один из { $signs }

## Files

file-unreadable = { $where }: не читается: { $detail }
file-large = { $where }: больше { $limit } байт

## Editions

edition-utf8 = { $where }: это не текст в UTF-8
edition-syntax = { $where }: это не TOML: { $detail }
edition-unknown = { $where }: такого ключа нет; есть { $keys }
edition-missing = { $where }: не хватает
edition-whole = { $where }: { $found } — не целое число от { $low } до { $high }
edition-list = { $where }: { $found } — не список
edition-length = { $where }: { $found ->
    [one] { $found } элемент
    [few] { $found } элемента
   *[other] { $found } элементов
  }; можно от { $least } до { $most }
edition-word = { $where }: { $found } не подходит под образец { $pattern }
edition-marks = { $where }: { $found } должно начинаться с одного из знаков { $marks }
edition-ascending = { $where }: должно идти по возрастанию и без повторов
edition-beyond = { $where }: { $found } больше, чем { $limit }
edition-faceless = { $where }: у кубика нет граней

## Commands

why-legal = Ход «{ $move }» допустим.

## Matches

move-no-undo = Возвращать нечего: после выбора уже решал случай, или ещё ничего не сыграно.
    .rule = Свой выбор можно вернуть, но не дальше последнего броска, вытянутой костяшки, перевёрнутой плитки или спуска с горки.

## What to do now, in games without sentences of their own.

prompt-chance = Нажми на то, что светится.
    .other = Ходит { $seat }.

prompt-choice = Выбери что-нибудь из того, что светится.
    .other = Ходит { $seat }.

prompt-next = Теперь нажми, куда идти.

list-names = { $first } и { $last }
    .before-i = { list-names }
result-none = не закончено
result-won = { $count ->
    [1] победа: { $winners }
   *[other] общая победа: { $winners }
  }
result-repetition = ничья: то же положение в третий раз
result-turns = ничья: прошла тысяча ходов
result-abandoned = игра прервана
finish-won = Отличная игра!
finish-lost = Отличная игра! В следующий раз победишь ты.
finish-drawn = Никто не проиграл. Это тоже хорошая игра!

## Records

record-unwritable = { $file }: не записывается: { $detail }
record-json = { $file }: это не JSON: { $detail }
record-format = это не запись партии (не хватает "kasimir": { $format })
record-part = части «{ $where }» в записи нет, или её тип — не { $kind }
record-value = в части «{ $where }» записи стоит «{ $found }», а должно быть { $wanted }
record-start = часть «start» записи — не позиция этой игры: { $reason }
record-event = событие { $number }, «{ $event }», не подходит. { $reason }
record-long = событий в записи: { $found }; показать можно не больше { $limit }
record-sealed = зерно кубиков ещё не раскрыто

verify-sound = Всё верно. Событий: { $events }, пересчитано бросков и вытягиваний: { $rolls }; { $result }.
verify-consistent = Противоречий нет, но запись не подтверждена. Событий: { $events }, пересчитано бросков и вытягиваний: { $rolls }; { $result }.
verify-by-nobody = Никто не подтвердил, что имена, ходы и результат — те же, что в сыгранной партии.
verify-by-device = Это устройство было рядом, когда партия закончилась: имена, ходы и результат — те, что оно видело.
verify-by-server = Сервер подтверждает, что имена, ходы и результат — те же, что в сыгранной партии.
verify-old = У этой записи старый формат: в нём ничто не связывает с кубиками имена, ходы, вариант и издание.
verify-link = { $url } — не ссылка на партию; она выглядит так: http://localhost:8080/t/NAME/replay/1.
verify-failed = Запись не прошла проверку: { $faults }
verify-faults = { $count ->
    [one] В этой записи { $count } ошибка:
    [few] В этой записи { $count } ошибки:
   *[other] В этой записи { $count } ошибок:
  }
verify-version = играли по правилам версии { $found }; здесь версия { $ours }
verify-edition = её издание «{ $edition }» не то, что в этой программе, хотя версия правил та же
verify-sealed = зерно кубиков не раскрыто, поэтому броски проверить нельзя
verify-commitment = расстановка, зерно и энтропия компьютера не соответствуют обязательству, данному до начала партии
verify-roll = событие { $number } гласит «{ $event }», но кубики дали «{ $rolled }»
verify-move = событие { $number }, «{ $event }», недопустимо ({ $code }). { $reason }
verify-late = событие { $number }, «{ $event }», стоит после конца партии
verify-places = места не сходятся с событиями, начиная с события { $number }
verify-result = результат указан как «{ $told }», а на деле он «{ $true }»
verify-chain = итоговый хеш не сходится: изменили имя, ход или результат либо не хватает событий
verify-server = на сервере хранится другой итоговый хеш: там сыграли не эту партию
verify-device = с этими кубиками это устройство видело другую партию: изменили имя, ход или результат

compile-first = { $game }: первая компиляция. Она займёт около полминуты и больше не понадобится.
usage-positions = Позиции читаются со стандартного ввода, по одной в строке; Ctrl-D завершает.
usage-number = { $name }: { $found } — не целое число от { $low } до { $high }
usage-bot = бота «{ $bot }» нет; есть { $bots }
usage-bots = ботов: { $found }; в состязании их не меньше 2 и не больше, чем мест ({ $players })
usage-word = { $name }: «{ $found }» не подходит; можно { $words }
usage-render = не сказано, как рисовать: создай среду с render_mode, один из { $modes }
usage-seeds = зёрен: { $found }, а дорожек: { $lanes }
usage-actions = действия — это { $lanes ->
    [one] { $lanes } целое число
    [few] { $lanes } целых числа
   *[other] { $lanes } целых чисел
  }, по одному на дорожку, а не { $found }
usage-masks = у масок строка на каждую дорожку и столбец на каждое действие, { $wanted }, а не { $found }
usage-reset = перед первым step нужен reset
usage-hidden = { $game }: здесь всё на виду, скрытого стола у этой игры нет
usage-seconds = --seconds: { $found } — не число больше 0 и не больше { $most }
usage-names = имён: { $found }, а мест: { $players }
usage-name = «{ $name }» не годится как имя: нужны печатные знаки, не больше { $limit }
usage-first = «{ $first }» за столом не сидит; есть { $names }

## The terminal

terminal-title = Казимир
terminal-which-game = Какая игра (1–{ $count })?
terminal-seats = { $game }: места по порядку хода — { $seats }.
terminal-names = Кто играет? Имена через запятую, для компьютера — «bot» или «bot:hard» (Enter: ты против компьютера):
terminal-you = Игрок
terminal-who-plays = Кто играет за сторону «{ $side }»? Впиши одно имя ({ $names }) или нажми Enter, если это первое:
terminal-bot = { $name } — это компьютер, «{ $level }».
terminal-waking = Компьютер просыпается…
terminal-who-starts = Кто начинает? Впиши одно имя ({ $names }) или нажми Enter, чтобы бросить жребий:
terminal-commands = В ответ на любой вопрос: u возвращает выбор, s сохраняет, q сохраняет и выходит, ? показывает эту подсказку. Ход — номером или текстом.
terminal-commitment = Обязательство для кубиков: { $commitment }
terminal-revealed = Зерно кубиков, теперь открытое: { $seed }
terminal-hand-over = За клавиатуру садится { $name }
terminal-roll = { $name }: Enter — пусть решает случай.
terminal-go-on = Enter — ходит { $name }, u — вернуть свой выбор:
terminal-move = { $name }, твой ход (1–{ $count })?
terminal-chance = { $name }: случай решил — { $outcome }.
terminal-played = { $name } ходит: { $move }.
terminal-bring-new = новая стопка
terminal-bring-on = из руки на { $place }
terminal-lift = поднять с { $place }
terminal-lay-new = начать новую стопку
terminal-lay-on = положить на { $place }
terminal-lifted = Поднятой фишкой надо сыграть: выбери, куда её положить.
terminal-no-undo-hidden = За столом, где фишки скрыты, ходы не возвращают: увиденное не забудешь.
terminal-saved = Сохранено в { $file }.
terminal-resume = Продолжить: kasimir terminal --resume { $file }
terminal-finish = { $name }: { $line }
terminal-finished = Enter — выйти, s — сохранить запись:

replay-commands = Enter — дальше, b — назад, число от 0 до { $events } — прыжок туда, q — выйти.
replay-ask = { $at } из { $events }:
replay-event = { $number }. { $name }: { $event }

## Simulation

simulate-games = партий: { $games }, бот { $bot }, зерно { $seed }
simulate-stopped = Остановлено после { $games } из { $wanted } партий, бот { $bot }, зерно { $seed }
simulate-column-seat = место
simulate-column-wins = победы
simulate-column-rate = доля
simulate-column-interval = 95%-й интервал
simulate-column-value = оценка
simulate-results = Общих побед: { $shared }; ничьих: { $drawn }
simulate-lengths = Ходов за партию: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } (самая длинная { $longest }); выборов за партию: { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-times = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с, процессорного времени { NUMBER($cpu, minimumFractionDigits: 2, maximumFractionDigits: 2) } с, { $speed } нс на выбор

## The arena

arena-other = { $file }: это раунды другого состязания; назови другой файл
arena-games = партий: { $games }, игроков за столом: { $players }; каждый бот по разу на каждом месте при той же удаче
arena-column-bot = бот
arena-column-score = доля побед
arena-column-interval = 95%-й интервал
arena-column-elo = Elo
arena-column-elo-interval = 95%-й интервал

## Laying out a new game

newgame-checkout = «{ $folder }» не лежит в исходном коде Kasimir: игра добавляется туда
newgame-name = «{ $name }» не может быть названием игры: нужно от 2 до { $most } букв от a до z, и не ключевое слово Python
newgame-taken = название «{ $name }» уже занято игрой или словами каталога
newgame-there = { $file } уже есть; ничего не записано
newgame-wrote = Записано файлов: { $count }
newgame-generated = Созданы заново:
newgame-next = Дальше: «python3 run.py setup test» собирает клиент для браузера, «kasimir terminal { $game }» запускает игру, а docs/add-a-game.md объясняет, зачем нужен каждый файл.
