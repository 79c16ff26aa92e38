serve-title = Казимир
serve-page = Здесь живут пять настольных игр про кота и мышек.
serve-setting = Настройка не годится: { $detail }
serve-settings-file = Настройки в { $file } не читаются: { $detail }
serve-port = Не получается слушать { $host }, порт { $port }: { $detail }
serve-processes = Для нескольких процессов нужна система, которая умеет передавать соединения от одного другому; Windows этого не умеет.
serve-here = Игры здесь: { $url }
serve-in-the-house = Для телефонов и планшетов в том же доме: { $url }
serve-stop = Остановить: Ctrl-C.
serve-joined = { $name } теперь за столом { $table }.
serve-link = { $url } — не ссылка на стол; она выглядит так: http://localhost:8080/t/NAME.
serve-lost = Сервер { $url } больше не отвечает.
serve-match-over = Партия { $match } окончена: { $result }
serve-exported = { $count ->
    [one] Записан { $count } стол
    [few] Записано { $count } стола
   *[other] Записано { $count } столов
  } в { $file }.
serve-imported = { $count ->
    [one] Принят { $count } стол
    [few] Принято { $count } стола
   *[other] Принято { $count } столов
  }; уже были здесь: { $refused }.
