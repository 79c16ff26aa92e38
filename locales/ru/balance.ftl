## The balance lab

balance-title = Как проходит игра «{ $game }»
balance-games = партий на строку: { $games }, на всех местах «{ $level }», зерно { $seed }; в скобках 95%-е интервалы
balance-refused = { $count ->
    [1] Одно сочетание невозможно: { $detail }
    [one] Невозможно { $count } сочетание; причина для первого: { $detail }
    [few] Невозможны { $count } сочетания; причина для первого: { $detail }
   *[other] Невозможно { $count } сочетаний; причина для первого: { $detail }
  }
balance-column-setup = что меняется
balance-column-wins = победы по местам
balance-column-turns = ходы
balance-column-lead = смены лидера
balance-column-drama = драма
balance-column-skill = умение
balance-column-luck = удача

balance-about-wins = Победы: как часто побеждает место или команда. Общая победа считается по частям, ничья — поровну каждому.
balance-about-turns = Ходы: длина партии; в квадратных скобках — границы, в которые укладываются восемь партий из десяти.
balance-about-lead = Смены лидера: как часто за партию вперёд выходит кто-то другой, по собственной оценке игры в начале каждого хода. Кто отстаёт от лучшего шанса не больше чем на 5 пунктов, тоже лидер.
balance-about-drama = Драма: насколько будущий победитель отставал от лучшего шанса в худший для себя момент, в среднем по партиям.
balance-about-skill = Умение: насколько чаще один «{ $level }» побеждает, чем игроки «{ $weaker }» на тех же местах и с теми же кубиками. 0 % — разницы нет, 100 % — всегда.
balance-about-luck = Удача: то, что остаётся за вычетом умения.
balance-again = Как получить эту страницу снова
balance-rules = { $game }: правила версии { $version }.
balance-start = Исходное издание
balance-no-plots = --report: Matplotlib не установлен; его ставит { $command }

## Varying

balance-vary-unknown = --vary { $found }: менять нельзя; нужно KEY=WHAT, где KEY — один из { $keys }
balance-vary-range = --vary { $found }: диапазон растёт с шагом не меньше 1 и содержит не больше { $most } чисел
balance-vary-value = --vary { $found }: это не диапазон вроде 4..10, не числа вроде 2,4 и не списки вроде [1,2]|[1,3]
balance-vary-words = --vary { $found }: { $key } — список слов, числом его не изменить; назови списки целиком, например ["a"]|["b"]
balance-vary-many = --vary: слишком много сочетаний: { $found }; можно не больше { $most }
balance-fill = --fill { $key }: подстраиваться может только целое число: { $keys }

## Searching

balance-fair-found = Честно в пределах { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } % — по партиям, которые в выборе не участвовали. Сохранено в { $file }.
balance-fair-missing = Испробовано изданий: { $tried }; честного в пределах { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } % среди них нет, это — ближайшее. Ничего не сохранено.
balance-fair-distance = Значения, отличающиеся от «{ $edition }»: { $keys } из { $all }.
balance-edition-head = Партий: { $games }, игроков: { $players } ({ $variant }):

## Predictions

balance-predicted = Записано: { $file }
