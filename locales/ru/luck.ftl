## Luck and choice

luck-title = { $game } — { $result }
luck-exact = Все оценки точные.
luck-searched = Поисков на позицию: { $searches }, симуляций в каждом: { $simulations }; где окончание решено, оценка точная. ± — одна стандартная ошибка из-за случайности поиска; ошибок самой оценки она не учитывает.
luck-unfinished = Партия не закончена: результатом считается её последняя позиция.
luck-column-seat = место
luck-column-name = имя
luck-column-start = начало
luck-column-luck = + удача
luck-column-own = − свой выбор
luck-column-others = + чужой выбор
luck-column-afterthought = + второй взгляд
luck-column-result = = итог
luck-column-number = событие
luck-column-turn = ход
luck-column-event = сыграно
luck-column-best = лучшее
luck-receipt = { $name }: случай дал { $sign }{ $luck } %, свой выбор стоил { $own } %.
luck-receipt-choice = { $name }: свой выбор стоил { $own } %, чужой принёс { $sign }{ $others } %.
luck-turning-points = Переломные моменты
luck-no-turning-points = Переломов в этой партии не было: все играли так хорошо, как только можно.
luck-events = Все события
luck-chance = случай
luck-choice = выбор
luck-axis-events = события партии
luck-axis-value = доля победы
luck-axis-account = удача и выбор
luck-plot-kind = --plot: { $file } не кончается ни на .svg, ни на .png
luck-plot-missing = для --plot нужен matplotlib; его ставит { $command }
