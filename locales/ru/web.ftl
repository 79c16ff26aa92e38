web-title = Казимир
web-subtitle = Пять игр про кота и мышек
web-back = Назад к играм
web-unknown-page = Здесь спит только кот
web-unknown-page-about = По этому адресу страницы нет. Может быть, в ссылке потерялась буква.
web-family = Семья
web-loading = Минутку…
web-offline = Сервер не отвечает. Может, пропал интернет?
web-lost = Связь пропала. Пробуем ещё раз…
web-late = Сейчас ходы других могут появляться с опозданием. Ни один не пропадёт.
web-compiling = Компьютер ещё готовится к этой игре. Так долго бывает только в первый раз.
web-done = Готово
web-yes = Да
web-no = Нет

## The first screen

web-age = от { $age } лет
web-seats = { $least ->
    [2] { $most ->
        [2] 2 игрока
       *[other] от 2 до { $most } игроков
      }
   *[other] от { $least } до { $most } игроков
  }
web-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
  }
web-open-tables = Столы, где тебя ждут
web-free-seats = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободно
   *[other] { $count } мест свободно
  }
web-own-tables = Твои столы
web-own-over = конец игры
web-own-others = Другие твои игры
web-own-turn = Твой ход
web-own-turn-of = Ходит { $name }

## A new table

web-who-plays = Кто играет?
web-add-player = Ещё один игрок
web-remove-player = { $name } не играет
web-faces-here = Люди
web-faces-computer = Компьютер
web-face-new = Кто-то новый
web-face-friend = Друг далеко
web-more = Ещё
web-against-computer = Против компьютера
web-one-screen = Все у одного экрана
web-invite = Позвать друзей
web-invite-about = Пошли им ссылку.
web-big-screen = На большом экране
web-big-screen-about = Каждый играет со своего телефона.
web-big-screen-name = Большой экран
web-options = Как будем играть
web-your-name = Твоё имя
web-player = Игрок { $number }
web-computer-level = Компьютер
web-level-kitten = Котёнок
web-level-easy = Простой бот
web-level-normal = Умный бот
web-level-hard = Сильный бот
web-level-master = Бот-мастер
web-level-perfect = Идеальный бот
web-variant = Какие правила
web-edition = Какая версия
web-hidden = Накрытые фишки не видны
web-auto = Кубики катятся сами
web-allow-undo = Ход можно вернуть
web-allow-hints = Можно просить подсказку
web-hand-over-always = Пауза перед каждым ходом, чтобы передать экран
web-clock = Время на ход
web-clock-none = Сколько хочешь
web-clock-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
  }
web-clock-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
  }
web-clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
  }
web-when-away = Если кого-то нет, играет компьютер
web-away-minutes = { $minutes ->
    [one] через { $minutes } минуту
    [few] через { $minutes } минуты
   *[other] через { $minutes } минут
  }
web-away-never = никогда, мы ждём
web-away-days = никогда: на ход даются дни
web-first = Кто начинает
web-first-drawn = Решит жребий
web-first-chosen = { $seat ->
    [you] Ты, потом по кругу
   *[other] { $seat }, потом по кругу
  }
web-first-youngest = Кто младше всех
web-swap-sides = Меняться сторонами после каждой игры
web-listed = Этот стол могут найти все
web-forecast = Кто чаще побеждает?
web-forecast-team = { $count ->
    [one] { $count } мышка
    [few] { $count } мышки вместе
   *[other] { $count } мышек вместе
  }
web-percent = { $percent } %
web-forecast-turns = Сколько ходов в игре? Чаще всего от { $shortest } до { $longest }.
web-forecast-about = Умные боты сыграли для нас в эту игру очень много раз. Но люди, конечно, играют по-своему!

## Rules and lessons

web-rules = Правила
web-rules-of = { $game }: правила
web-learn = Первый урок
web-lesson-of = { $game }: первый урок
web-show-me = Покажи
web-read-aloud = Прочитать вслух: { $title }
web-lesson-step = { $step } из { $steps }
web-go-on = Дальше
web-look-here = Не туда. Нажми на то, что светится!
web-well-done = Молодец!
web-play-now = Играть
web-once-more = Ещё раз

## At the table

web-seat-r = Красная
web-seat-b = Синяя
web-seat-g = Зелёная
web-seat-y = Жёлтая
web-seat-m = Мышка
web-seat-c = Кот
web-seat-m1 = Мышка 1
web-seat-m2 = Мышка 2
web-seat-m3 = Мышка 3
web-seat-m4 = Мышка 4
web-turn = Сейчас ход этого игрока.
web-score = { $count } из { $goal }
web-score-so-far = пока { $count }
web-points-so-far = { $points ->
    [one] { $shown } очко за все партии
    [few] { $shown } очка за все партии
    [many] { $shown } очков за все партии
   *[other] { $shown } очка за все партии
  }
web-free-seat = свободно
web-away = нет на месте
web-react-caught = Ай!
web-react-freed = Уф!
web-react-cheese = Ням!
web-react-missed = О нет…
web-react-won = Ура!
web-taken-over = Помогает компьютер
web-watchers = { $count ->
    [one] { $count } смотрит
   *[other] { $count } смотрят
  }
web-waiting-for-players = Ждём других игроков.
web-prompt-for = { $name }: { $prompt }
web-who-youngest = Кто младше всех?
web-asked-youngest = Сейчас { $name } скажет, кто младше всех.
web-seat-waits = Место свободно. Ждём.
web-shaking = Кубики перемешиваются…
web-not-now = Не сейчас: ходит { $name }.
web-time-left = Осталось: { $time }
web-time-days = { $days } д { $hours } ч
web-time-days-said = Осталось: { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
  } и { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
  }
web-again = Показать снова
web-undo = Вернуть ход
web-undo-wanted = { $name } хочет вернуть ход. Можно?
web-undo-waiting = Спрашиваем остальных…
web-told-undo-refused = { $name } просит оставить ход как есть.
web-told-undone = { $seat } возвращает последний ход.
web-told-taken-over = { $seat }: теперь играет компьютер.
web-told-came-back = { $seat } снова в игре.
web-told-joined = { $name } садится за стол.
web-told-left = { $name } уходит из-за стола.
web-hint = Подсказка
web-hint-title = Как пошёл бы компьютер и часто ли так побеждают
web-hint-thinking = Компьютер думает…
web-hint-brief = Компьютер ещё готовится к этой игре и подумал лишь мгновение.
web-hint-as-good = ничуть не хуже
web-hint-share = { $percent ->
    [0] почти ни одной победы
    [one] примерно { $percent } победа из 100
    [few] примерно { $percent } победы из 100
   *[other] примерно { $percent } побед из 100
  }
web-hand-over = Теперь ходит { $name }!
web-hand-over-about = Передай экран.
web-hand-over-go = Я здесь
web-come-back = Я снова здесь
web-log = Что было
web-log-precise = Называть клетки и поля
web-log-hidden = Здесь только самое последнее: остальное надо запомнить. После игры можно будет прочитать всё.
web-say = Сказать
web-phrase-hello = Привет!
web-phrase-your-turn = Твой ход!
web-phrase-well-played = Отлично сыграно!
web-phrase-lucky = Вот повезло!
web-phrase-oops = Ой!
web-phrase-thanks = Спасибо!
web-phrase-wait = Подожди минутку, пожалуйста.
web-phrase-again = Сыграем ещё?
web-phrase-bye = Пока!
web-phrase-laugh = Ха-ха!
web-phrase-cheer = Ура!
web-phrase-sad = О нет!

## Those who come and go

web-sit-down = Хочешь поиграть?
web-which-seat = Где ты хочешь сидеть?
web-play = Сесть за стол
web-invite-friends = { $count ->
    [one] Свободно { $count } место. Позови кого-нибудь!
    [few] Свободно { $count } места. Позови кого-нибудь!
   *[other] Свободно { $count } мест. Позови кого-нибудь!
  }
web-seat-free = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[other] Свободно { $count } мест
  }
web-qr = Ссылка на этот стол картинкой — для камеры телефона
web-share = Послать ссылку
web-copied = Ссылка скопирована
web-join-by-phone = Играть с телефона
web-join-by-phone-about = Наведи камеру телефона на картинку или набери адрес:
web-home-qr = Ссылка на эти игры картинкой — для камеры телефона
web-other-address = Телефон ничего не находит? Попробуй другой адрес:
web-loopback-only = Открыть игры может только этот компьютер. Запусти их командой «kasimir play», и можно будет играть с телефонов.
web-no-network = Этот компьютер не подключён к сети. Как только он подключится, можно будет играть с телефонов.
web-or-computer = Или пусть сядет компьютер:
web-fill-seat = Компьютер: { $seat }
web-table = Этот стол
web-host = хозяин
web-remove = Убрать
web-link-for-watching = По этой ссылке друзья могут играть или смотреть:
web-own-link = А по этой можно играть дальше на другом устройстве. Никому её не показывай!
web-show-big-screen = Показать на большом экране
web-fullscreen = Во весь экран
web-stay-on = Настрой экран так, чтобы он не гас: здесь эта страница сама не может.
web-to-table = Назад к столу
web-lock = Никого больше не пускать
web-unlock = Пускать других
web-end = Закончить игру
web-leave = Уйти
web-delete = Удалить стол
web-sure-end = Закончить игру? Тогда никто не выиграет.
web-sure-leave = Уйти насовсем? Твоё место освободится.
web-sure-delete = Удалить стол и все его партии — для всех?

## The end

web-won = { $count ->
    [1] Побеждает { $names }!
   *[other] Побеждают вместе: { $names }!
  }
web-won-team = Побеждают мышки!
web-rematch = Сыграть ещё
web-rematch-wanted = { $count ->
    [one] { $names } хочет сыграть ещё раз.
   *[other] { $names } хотят сыграть ещё раз.
  }
web-rematch-free = { $count ->
    [one] Свободно { $count } место. Чтобы сыграть ещё, его надо занять.
    [few] Свободно { $count } места. Чтобы сыграть ещё, их надо занять.
   *[other] Свободно { $count } мест. Чтобы сыграть ещё, их надо занять.
  }
web-points = Очки за все партии
web-waiting = Ждём остальных…
web-look = Посмотреть на доску
web-finish-show = Чем закончилось
web-memory = Кто что запомнил?
web-memory-score = { $name }: { $lifts ->
    [0] запоминать было нечего
    [1] { $found ->
        [0] поднята одна фишка, но нужной под ней не было
       *[other] поднята одна фишка, и под ней была нужная
      }
   *[other] { $lifts ->
        [one] поднята { $lifts } фишка
        [few] подняты { $lifts } фишки
       *[other] поднято { $lifts } фишек
      }, нужная { $found ->
        [0] не нашлась ни разу
        [one] нашлась { $found } раз
        [few] нашлась { $found } раза
       *[other] нашлась { $found } раз
      }
  }
web-why = Почему?
web-why-numbers = В цифрах
web-luck-word = { $luck ->
    [very-kind] { $name }: повезло очень сильно.
    [kind] { $name }: повезло.
    [hard] { $name }: немного не повезло.
    [very-hard] { $name }: совсем не повезло.
   *[even] { $name }: ни везения, ни невезения.
  }
web-choice-word = { $stars ->
    [5] { $name }: блестящие решения.
    [4] { $name }: очень хорошие решения.
    [3] { $name }: хорошие решения.
    [2] { $name }: смелые решения.
   *[other] { $name }: много смелых опытов.
  }
web-stars = { $stars ->
    [5] 5 из 5 звёзд
   *[other] Не меньше { $stars } из 5 звёзд
  }
web-receipt-unclear = На этот раз об удаче и выборе нельзя сказать ничего определённого.
web-luck = Удача
web-choices = Выбор
web-luck-about = Удача: что дал (+) или отнял (−) случай. Выбор: что потеряно там, где был ход получше.
web-luck-roughly = Компьютер смотрел вперёд, но мог немного ошибиться.
web-luck-unit = 1 означает целую победу.
web-luck-working = Измеряем удачу…
web-curve = Кто был впереди
web-curve-about = Как близко к победе был каждый — с первого хода до последнего.
web-team = Мышки
web-turning-points = Когда всё изменилось
web-turning-chance = Ходит { $name }, решает случай: { $other } { $change ->
    [good] ближе к победе
   *[bad] дальше от победы
  }
web-turning-choice = Так решает { $name }: { $other } { $change ->
    [good] ближе к победе
   *[bad] дальше от победы
  }
web-watch-again = Посмотреть ещё раз

## Replays

web-replay = Посмотреть игру ещё раз
web-replay-of = { $game }: ещё раз
web-replay-more = Об этой игре
web-replay-start = Начало
web-replay-at = { $at } из { $last }
web-replay-first = К началу
web-replay-back = На шаг назад
web-replay-play = Смотреть
web-replay-pause = Стоп
web-replay-forward = На шаг вперёд
web-replay-last = К концу
web-replay-link = Ссылка на этот момент
web-timeline = Ход игры
web-speed = Скорость
web-speed-times = { $speed } ×
web-keep = Сохрани или покажи друзьям
web-download = Сохранить файл
web-branch = А что, если?
web-branch-about = Выбери любой момент и играй с него дальше за новым столом.
web-branch-over = Здесь игра уже закончена. Вернись к любому моменту и играй с него дальше.
web-branch-never = Эта игра была на самодельной доске, здесь её продолжить нельзя.
web-branch-here = Играть с этого места
web-your-seat = Твоё место
web-cancel = Не надо
web-open-record = Открыть запись игры
web-open-record-about = Выбери файл сохранённой игры или перетащи его сюда. Мы его только покажем, а хранить не будем.
web-choose-file = Выбрать файл
web-another-file = Другой файл
web-file-fault = Этот файл показать нельзя. Причина: { $reason }
web-dice = Кубики были честные?
web-dice-about = Ещё до первого броска секретные числа решили, как лягут кубики. Теперь эти числа открыты, и твой браузер может сам повторить каждый бросок.
web-dice-check = Проверить кубики
web-record = Всё и правда было так?
web-record-about = Твой браузер сам проверит, всё ли сходится в этой сохранённой игре.
web-record-check = Проверить игру
web-dice-sound = Да! Всё верно.
web-dice-consistent = Всё сходится.
web-dice-promise-kept = Секретные числа — те самые, что были обещаны до первого броска.
web-dice-rolls = { $count ->
    [0] В этой игре нечего было бросать.
    [1] Единственный бросок пересчитан — всё совпало.
    [2] Пересчитаны оба броска — всё совпало.
    [one] Пересчитан { $count } бросок — всё совпало.
    [few] Пересчитаны все { $count } броска — всё совпало.
   *[other] Пересчитаны все { $count } бросков — всё совпало.
  }
web-dice-own = Числа, которые добавило это устройство, на месте. За этим устройством: { $names }.
web-dice-heard = Обещание — то самое, которое это устройство услышало в начале игры.
web-dice-rules = Что могло выпасть и все ли ходы по правилам, проверил сервер.
web-dice-wrong = Нет. Что-то не так:
web-dice-so-far = { $count ->
    [0] Ни один бросок подтвердить не удалось.
    [one] Пересчитан { $count } бросок, всё верно.
    [few] Пересчитаны { $count } броска, все верны.
   *[other] Пересчитано { $count } бросков, все верны.
  }
web-dice-silent = числа, которое добавило это устройство, здесь нет: оно опоздало или пропущено. Игрок: { $seat }
web-dice-other = в записи стоит не то число, которое добавило это устройство. Игрок: { $seat }
web-dice-other-promise = обещание в записи — не то, которое это устройство услышало в начале игры

## Settings

web-settings = Настройки
web-language = Язык
web-theme = Цвета
web-theme-auto = Как на устройстве
web-theme-night = Ночь
web-theme-day = День
web-motion = Движение
web-motion-full = Как на настоящем столе
web-motion-quick = Быстро
web-motion-none = Нет
web-sound = Звуки
web-voice = Голос
web-speech = Читать вслух, что происходит
web-volume-off = Выкл.
web-hand-over-setting = Пауза, когда передаёте экран
web-coordinates = Буквы и цифры на доске
web-whole-board = Показать всю доску
web-notify = Звать меня, когда мой ход
web-notify-about = Только когда этой страницы не видно.
web-notify-denied = Твой браузер не разрешает. Это можно изменить в его настройках.
web-notify-turn = { $name }, твой ход!
