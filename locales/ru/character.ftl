# Who the computer is at a table. A language writes these names in its own way; they begin with a consonant that is spoken,
# end in no sibilant, and are names of nobody else in the games.

## Mice

character-pip = Пип
character-mimi = Мими
character-bruno = Бруно
character-lola = Лола
character-nino = Нино
character-tilda = Тильда
character-momo = Момо
character-polly = Полли
character-benno = Бенно
character-nelly = Нелли

## Cats

character-kasimir = Казимир
character-minka = Минка
character-figaro = Фигаро
character-luna = Луна
character-samson = Самсон
character-merlin = Мерлин
character-romeo = Ромео

## Who they are

character-about-pip = Пип только что научился.
character-about-mimi = Мими больше любит смотреть на бабочек.
character-about-momo = Момо играет, а сам косится на сыр.
character-about-lola = Лола надеется на удачу.
character-about-nino = Нино сначала думает. Почти всегда.
character-about-polly = Полли никогда не забудет, кто её поймал.
character-about-bruno = Бруно знает все хитрости и пускает их в ход.
character-about-nelly = Нелли уже дважды выиграла большой сыр.
character-about-tilda = Профессор Тильда думает на десять ходов вперёд.
character-about-benno = Бенно ещё ни разу не потерял сыра, который мог сберечь.
character-about-cat-kitten = В полусне: от такого все убегут.
character-about-cat-easy = Любит охоту, особенно на мух.
character-about-cat-normal = Смотрит внимательно и порой прыгает.
character-about-cat-hard = От этих глаз никому долго не скрыться.
character-about-cat-master = Думает на десять ходов вперёд и мурлычет.
character-about-cat-perfect = Не ошибается никогда.
