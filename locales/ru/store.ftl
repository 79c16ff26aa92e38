store-down = База данных не отвечает: { $detail }
store-closed = База данных закрыта.
store-unusable = Базой данных нельзя пользоваться ({ $where }): { $detail }
store-newer = База данных версии { $found }, а эта программа знает версии только до { $known }: возьми Kasimir поновее.
store-address = Адрес базы данных должен начинаться с одного из { $schemes }.
store-bus = До других серверов не достучаться: { $detail }
store-bus-address = Адрес Redis должен начинаться с одного из { $schemes }.

store-unreadable = Архив { $file } не читается: { $detail }
store-unwritable = Архив { $file } не записывается: { $detail }
store-line-head = Строка { $line }: это не архив Kasimir в формате { $format }.
store-line-cut = Строка { $line }: архив здесь обрывается, он не полон.
store-line-wrong = Строка { $line }: { $detail }
store-line-table = Строка { $line }: у стола есть хотя бы одна запись и одна из фаз { $phases }.
store-line-entry = Строка { $line }: здесь должна быть запись { $number } этого стола.
store-line-end = Строка { $line }: здесь архив должен кончаться, столов в нём — { $count }.
