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
