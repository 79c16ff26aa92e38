store-down = База данных не отвечает: { $detail }
store-closed = База данных закрыта.
store-unusable = Базой данных { $where } нельзя пользоваться: { $detail }
store-newer = База данных версии { $found }, а эта программа знает версии только до { $known }: возьми Kasimir поновее.
store-address = Адрес базы данных должен начинаться с одного из { $schemes }.
store-bus = До других серверов не достучаться: { $detail }
store-bus-address = Адрес Redis должен начинаться с одного из { $schemes }.
store-missing = Базы данных { $file } нет.
store-no-tables = В базе данных PostgreSQL нет таблиц Kasimir.
store-gone = База данных { $file } была удалена или заменена во время работы: перезапусти сервер.

store-unreadable = Архив { $file } не читается: { $detail }
store-unwritable = Архив { $file } не записывается: { $detail }
store-line-head = Строка { $line }: это не архив Kasimir в формате { $format }.
store-line-cut = Строка { $line }: архив здесь обрывается, он не полон.
store-line-wrong = Строка { $line }: { $detail }
store-line-table = Строка { $line }: у стола должна быть хотя бы одна запись и одна из фаз { $phases }.
store-line-entry = Строка { $line }: здесь должна быть запись { $number } этого стола.
store-line-end = Строка { $line }: здесь архив должен кончаться, столов в нём — { $count }.
store-line-name = Строка { $line }: стол не может называться «{ $name }».
store-line-first = Строка { $line }: первая запись стола должна его открывать.
store-line-after = Строка { $line }: после конца архива есть что-то ещё.

store-older = У базы данных версия { $found }, а нужна { $known }: запусти сервер один раз, и она обновится.
store-line-link = Строка { $line }: запись { $number } стола { $table } не сходится со своей контрольной суммой. Её изменили.

store-fault-checksum = Стол { $table }: запись { $number } не сходится со своей контрольной суммой.
store-fault-missing = Стол { $table }: нет записи { $number }.
store-fault-unreadable = Стол { $table }: запись { $number } не читается.
store-fault-summary = Стол { $table }: не читаются его сведения для списков.
store-export-damaged = { $count ->
    [one] Повреждён { $count } стол. Записано
    [few] Повреждены { $count } стола. Записано
   *[other] Повреждено { $count } столов. Записано
  } всё, что удалось прочитать:
store-check-progress = { $count ->
    [one] Просмотрен { $count } стол
    [few] Просмотрено { $count } стола
   *[other] Просмотрено { $count } столов
  }…
store-check-sound = В порядке: { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
  }.
store-check-damaged = Из { $count ->
    [one] { $count } стола
   *[other] { $count } столов
  } повреждено: { $damaged }.
store-check-bits = В журнале SQLite неверные биты на { $count ->
    [one] { $count } странице
   *[other] { $count } страницах
  }. Сервер исправит их при запуске.
store-check-lost = Журнал SQLite повреждён: { $count ->
    [one] потеряна { $count } страница
    [few] потеряны { $count } страницы
   *[other] потеряно { $count } страниц
  }. Затронутые столы: { $tables }.
store-check-nobody = неизвестно какие
store-check-file = Файл повреждён: { $detail }
