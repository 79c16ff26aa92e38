serve-title = Казимир
serve-page = Здесь живут пять настольных игр про кота и мышек.
serve-setting = Настройка не годится: { $detail }
serve-settings-file = Настройки в { $file } не читаются: { $detail }
serve-port = Не получается слушать { $host }, порт { $port }: { $detail }
serve-running = Kasimir уже работает, с теми же столами ({ $file }): { $url }
serve-processes = Для нескольких процессов нужна система, которая умеет передавать соединения от одного другому; Windows этого не умеет.
serve-here = Игры здесь: { $url }
serve-local-network = Для телефонов и планшетов в той же сети: { $url }
serve-other-addresses = Если телефон не находит, попробуй: { $urls }
serve-loopback-only = Открыть их может только этот компьютер. Для телефонов и планшетов запусти с --host 0.0.0.0
serve-no-network = Этот компьютер не подключён к сети, поэтому телефоны пока не могут присоединиться.
serve-stop = Остановить: Ctrl-C.
serve-joined = { $name } теперь за столом { $table }.
serve-link = { $url } — не ссылка на стол; она выглядит так: http://localhost:8080/t/NAME.
serve-unreachable = Не удаётся связаться с { $url }: { $detail }
serve-lost = Сервер { $url } больше не отвечает.
serve-match-over = Партия { $match } окончена — { $result }
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
serve-setting-unknown = Настройки { $name } ({ $where }) не существует.
serve-setting-wrong = Настройка { $name } ({ $where }) не годится: { $detail }
serve-setting-choice = Настройка { $name } ({ $where }) должна быть одной из { $choices }.
serve-setting-address = Настройка { $name } ({ $where }) должна быть адресом, например { $example }.
serve-redis-unused = Настройка redis_url не используется: без database_url этими столами не пользуется ни один другой сервер.
serve-open-files = Открытых файлов, включая соединения, система разрешает этому серверу не больше чем { $limit }. При connections = { $connections } ему нужно { $needed }, иначе один адрес может не пустить всех остальных: подними предел (ulimit -n или LimitNOFILE в systemd) или уменьши настройку.
