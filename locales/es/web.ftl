# What the browser says, apart from the games themselves. Children of ten read this.

web-title = Kasimir
web-subtitle = Cinco juegos del gato y el ratón
web-back = Volver a los juegos
web-unknown-page = Aquí solo duerme un gato
web-unknown-page-about = No hay ninguna página en esta dirección. Quizá se perdió una letra del enlace.
web-family = Familia
web-loading = Un momentito…
web-offline = El servidor no responde. ¿Se ha ido internet?
web-lost = Se ha cortado la conexión. Seguimos intentándolo…
web-late = Ahora mismo quizá veas las jugadas de los demás un poco tarde. No se pierde ninguna.
web-compiling = El ordenador aún se está preparando para este juego. Solo tarda tanto la primera vez.
web-done = Listo
web-yes = Sí
web-no = No

## The first screen

web-age = desde los { $age } años
web-seats = { $least ->
    [2] { $most ->
        [2] 2 jugadores
       *[other] de 2 a { $most } jugadores
      }
   *[other] de { $least } a { $most } jugadores
  }
web-minutes = { $minutes } minutos
web-open-tables = Mesas donde puedes jugar
web-free-seats = { $count ->
    [one] un sitio libre
   *[other] { $count } sitios libres
  }
web-own-tables = Tus partidas
web-own-over = acabada
web-own-others = Tus otras partidas
web-own-turn = Te toca
web-own-turn-of = Le toca a { $name }

## A new table

web-who-plays = ¿Quién juega?
web-add-player = Alguien más
web-remove-player = { $name } no juega
web-faces-here = Personas
web-faces-computer = El ordenador
web-face-new = Alguien nuevo
web-face-friend = Alguien lejos
web-more = Más
web-against-computer = Contra el ordenador
web-one-screen = Todos en esta pantalla
web-invite = Invitar a amigos
web-invite-about = Les mandas un enlace.
web-big-screen = En la pantalla grande
web-big-screen-about = Cada uno juega con su móvil.
web-big-screen-name = Pantalla grande
web-options = Cómo quieres jugar
web-your-name = Tu nombre
web-player = Jugador { $number }
web-computer-level = El ordenador juega como
web-level-kitten = Gatito
web-level-easy = Bot fácil
web-level-normal = Bot listo
web-level-hard = Bot difícil
web-level-master = Bot maestro
web-level-perfect = Bot perfecto
web-variant = Qué reglas
web-edition = Qué edición
web-hidden = Los discos tapados son secretos
web-auto = Los dados se tiran solos
web-allow-undo = Se puede deshacer una jugada
web-allow-hints = Se pueden pedir pistas
web-hand-over-always = Una pausa en cada turno para pasar la pantalla
web-clock = Tiempo por jugada
web-clock-none = Sin prisa
web-clock-seconds = { $seconds } segundos
web-clock-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }
web-clock-days = { $days ->
    [one] un día
   *[other] { $days } días
  }
web-when-away = Si alguien no está, el ordenador ayuda
web-away-minutes = { $minutes ->
    [one] tras un minuto
   *[other] tras { $minutes } minutos
  }
web-away-never = nunca, esperamos
web-away-days = nunca, hay días de sobra
web-first = Quién empieza
web-first-drawn = Por sorteo
web-first-chosen = { $seat ->
    [you] Tú, y luego por orden
   *[other] { $seat }, y luego por orden
  }
web-first-youngest = Quien tiene menos años
web-swap-sides = Cambiar de bando después de cada partida
web-listed = Cualquiera puede encontrar esta mesa
web-forecast = ¿Quién gana más veces?
web-forecast-team = { $count } ratones juntos
web-percent = { $percent } %
web-forecast-turns = Una partida suele durar de { $shortest } a { $longest } turnos.
web-forecast-about = Lo han jugado muchas veces unos bots listos. ¡Las personas son otra cosa, claro!

## Rules and lessons

web-rules = Reglas
web-rules-of = { $game }: las reglas
web-learn = Primera lección
web-lesson-of = { $game }: primera lección
web-show-me = Enséñamelo
web-read-aloud = Leer en voz alta: { $title }
web-lesson-step = { $step } de { $steps }
web-go-on = Seguir
web-look-here = Eso no. ¡Toca lo que brilla!
web-well-done = ¡Muy bien!
web-play-now = A jugar
web-once-more = Otra vez

## At the table

web-seat-r = Rojo
web-seat-b = Azul
web-seat-g = Verde
web-seat-y = Amarillo
web-seat-m = Ratón
web-seat-c = Gato
web-seat-m1 = Ratón 1
web-seat-m2 = Ratón 2
web-seat-m3 = Ratón 3
web-seat-m4 = Ratón 4
web-turn = Le toca jugar.
web-score = { $count } de { $goal }
web-score-so-far = { $count } hasta ahora
web-points-so-far = { $points ->
    [one] { $shown } punto hasta ahora
   *[other] { $shown } puntos hasta ahora
  }
web-free-seat = libre
web-away = no está
web-react-caught = ¡Ay!
web-react-freed = ¡Uf!
web-react-cheese = ¡Ñam!
web-react-missed = ¡Oh, no!
web-react-won = ¡Hurra!
web-taken-over = El ordenador echa una mano
web-watchers = { $count ->
    [one] una persona mira
   *[other] { $count } personas miran
  }
web-waiting-for-players = Esperamos a más jugadores.
web-prompt-for = { $name }: { $prompt }
web-who-youngest = ¿Quién tiene menos años?
web-asked-youngest = Preguntamos a { $name } quién tiene menos años.
web-seat-waits = El sitio está libre. Esperamos.
web-shaking = Los dados se agitan…
web-not-now = Ahora no: juega { $name }.
web-time-left = Quedan { $time }
web-time-days = { $days } d { $hours } h
web-time-days-said = Quedan { $days ->
    [one] un día
   *[other] { $days } días
  } y { $hours ->
    [one] una hora
   *[other] { $hours } horas
  }
web-again = Ver otra vez
web-undo = Deshacer
web-undo-wanted = { $name } quiere deshacer una jugada. ¿Vale?
web-undo-waiting = Preguntamos a los demás…
web-told-undo-refused = { $name } prefiere no deshacerla.
web-told-undone = { $seat } deshace la última jugada.
web-told-taken-over = Ahora el ordenador juega por { $seat }.
web-told-came-back = { $seat } ha vuelto y sigue jugando.
web-told-joined = { $name } se sienta a la mesa.
web-told-left = { $name } se ha ido de la mesa.
web-hint = Pista
web-hint-title = Qué haría el ordenador y cuántas veces se gana así
web-hint-thinking = El ordenador se lo piensa…
web-hint-brief = El ordenador aún se está preparando para este juego y solo lo ha pensado un momento.
web-hint-as-good = igual de bueno
web-hint-share = { $percent ->
    [0] casi nunca gana
    [one] gana cerca de una de cada 100 veces
   *[other] gana cerca de { $percent } de cada 100 veces
  }
web-hand-over = ¡Le toca a { $name }!
web-hand-over-about = Pásale la pantalla.
web-hand-over-go = Aquí estoy
web-come-back = He vuelto
web-log = Qué ha pasado
web-log-precise = Decir también las casillas
web-log-hidden = Aquí solo está lo último: lo demás tienes que recordarlo. Después de la partida podrás leerlo todo.
web-say = Di algo
web-phrase-hello = ¡Hola!
web-phrase-your-turn = ¡Te toca!
web-phrase-well-played = ¡Bien jugado!
web-phrase-lucky = ¡Qué suerte!
web-phrase-oops = ¡Uy!
web-phrase-thanks = ¡Gracias!
web-phrase-wait = Espera un momento, por favor.
web-phrase-again = ¿Jugamos otra?
web-phrase-bye = ¡Adiós!
web-phrase-laugh = ¡Ja, ja!
web-phrase-cheer = ¡Hurra!
web-phrase-sad = ¡Oh, no!

## Those who come and go

web-sit-down = ¿Quieres jugar?
web-which-seat = ¿Dónde quieres sentarte?
web-play = Sentarme
web-invite-friends = { $count ->
    [one] Hay un sitio libre. ¡Invita a alguien!
   *[other] Hay { $count } sitios libres. ¡Invita a alguien!
  }
web-seat-free = { $count ->
    [one] Hay un sitio libre
   *[other] Hay { $count } sitios libres
  }
web-qr = El enlace a esta mesa, como dibujo para la cámara del móvil
web-share = Mandar el enlace
web-copied = Enlace copiado
web-join-by-phone = Jugar con el móvil
web-join-by-phone-about = Apunta con la cámara del móvil al dibujo, o escribe:
web-home-qr = El enlace a estos juegos, como dibujo para la cámara del móvil
web-other-address = ¿El móvil no encuentra nada? Prueba con otra dirección:
web-loopback-only = Solo este ordenador puede abrir los juegos. Ábrelos con «kasimir play» y se podrá jugar con los móviles.
web-no-network = Este ordenador no está en ninguna red. En cuanto lo esté, se podrá jugar con los móviles.
web-or-computer = O que se siente el ordenador:
web-fill-seat = { $seat }: ordenador
web-table = Esta mesa
web-host = abrió la mesa
web-remove = Quitar
web-link-for-watching = Con este enlace tus amigos pueden jugar o mirar:
web-own-link = Con este sigues jugando en otro dispositivo. ¡Guárdalo en secreto!
web-show-big-screen = Mostrar en la pantalla grande
web-fullscreen = Pantalla completa
web-stay-on = Ajusta tu pantalla para que no se apague: aquí esta página no puede hacerlo.
web-to-table = Volver a la mesa
web-lock = Que no entre nadie más
web-unlock = Que entren otros
web-end = Acabar la partida
web-leave = Irme
web-delete = Borrar la mesa
web-sure-end = ¿Acabar la partida? No la gana nadie.
web-sure-leave = ¿Irte del todo? Tu sitio quedará libre.
web-sure-delete = ¿Borrar la mesa y todas sus partidas, para todos?

## The end

web-won = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
  }
web-won-team = ¡Ganan los ratones!
web-rematch = Jugar otra vez
web-rematch-wanted = { $count ->
    [one] { $names } quiere jugar otra vez.
   *[other] { $names } quieren jugar otra vez.
  }
web-rematch-free = { $count ->
    [one] Hay un sitio libre. Para jugar otra vez tiene que sentarse alguien.
   *[other] Hay { $count } sitios libres. Para jugar otra vez tiene que sentarse alguien en cada uno.
  }
web-points = Puntos hasta ahora
web-waiting = Esperamos a los demás…
web-look = Ver el tablero
web-finish-show = Cómo acabó
web-memory = ¿Quién se acordaba?
web-memory-score = { $name }: { $lifts ->
    [0] no había nada que recordar
    [one] { $found ->
        [0] levantó un disco y no acertó
       *[other] levantó un disco y acertó
      }
   *[other] levantó { $lifts } discos y { $found ->
        [0] no acertó nunca
        [one] acertó una vez
       *[other] acertó { $found } veces
      }
  }
web-why = ¿Por qué?
web-why-numbers = En números
web-luck-word = { $luck ->
    [very-kind] { $name } tuvo muchísima suerte.
    [kind] { $name } tuvo suerte.
    [hard] { $name } tuvo poca suerte.
    [very-hard] { $name } tuvo muy poca suerte.
   *[even] { $name } no tuvo ni buena ni mala suerte.
  }
web-choice-word = { $stars ->
    [5] { $name } eligió de maravilla.
    [4] { $name } eligió muy bien.
    [3] { $name } eligió bien.
    [2] { $name } eligió con valentía.
   *[other] { $name } probó muchas cosas.
  }
web-stars = { $stars ->
    [5] 5 de 5 estrellas
   *[other] Al menos { $stars } de 5 estrellas
  }
web-receipt-unclear = Esta vez no hay nada seguro que decir sobre la suerte y las decisiones.
web-luck = Suerte
web-choices = Decisiones
web-luck-about = Suerte: lo que dio (+) o quitó (−) el azar. Decisiones: lo que se perdió por no elegir la mejor jugada.
web-luck-roughly = El ordenador ha mirado hacia delante, pero puede equivocarse un poco.
web-luck-unit = 1 significa una victoria entera.
web-luck-working = Midiendo la suerte…
web-curve = Quién iba ganando
web-curve-about = Lo cerca que estuvo cada cual de ganar, de la primera jugada a la última.
web-team = Los ratones
web-turning-points = Momentos decisivos
web-turning-chance = Suerte en el turno de { $name }: { $change ->
    [good] buena para
   *[bad] mala para
  } { $other }
web-turning-choice = Decisión de { $name }: { $change ->
    [good] buena para
   *[bad] mala para
  } { $other }
web-watch-again = Volver a verla

## Replays

web-replay = Volver a ver una partida
web-replay-of = { $game }, otra vez
web-replay-more = Sobre esta partida
web-replay-start = El comienzo
web-replay-at = { $at } de { $last }
web-replay-first = Al comienzo
web-replay-back = Un paso atrás
web-replay-play = Ver
web-replay-pause = Parar
web-replay-forward = Un paso adelante
web-replay-last = Al final
web-replay-link = El enlace a este momento
web-timeline = Línea de tiempo
web-speed = Velocidad
web-speed-times = { $speed } ×
web-keep = Guárdala o enséñasela a tus amigos
web-download = Guardar archivo
web-branch = ¿Y si…?
web-branch-about = Ve a cualquier momento y sigue jugando desde ahí en una mesa nueva.
web-branch-over = Aquí la partida ya ha terminado. Vuelve a cualquier momento y sigue jugando desde ahí.
web-branch-never = Esta partida se jugó en un tablero inventado por alguien, así que aquí ninguna mesa puede continuarla.
web-branch-here = Jugar desde aquí
web-your-seat = Juegas con
web-cancel = Mejor no
web-open-record = Abrir partida guardada
web-open-record-about = Elige el archivo de una partida que hayas guardado, o suéltalo aquí. Solo se mira, no se guarda.
web-choose-file = Elegir un archivo
web-another-file = Otro archivo
web-file-fault = Este archivo no se puede mostrar: { $reason }
web-dice = ¿Jugaron limpio los dados?
web-dice-about = Unos números secretos fijaron los dados antes de la primera tirada. Ahora esos números están a la vista, y tu propio navegador puede repetir todas las tiradas.
web-dice-check = Comprobar los dados
web-record = ¿Se jugó de verdad así?
web-record-about = Tu propio navegador comprueba si en esta partida guardada todo encaja.
web-record-check = Comprobar la partida
web-dice-sound = ¡Sí! Todo está bien.
web-dice-consistent = Todo encaja.
web-dice-promise-kept = Los números secretos son los que se prometieron antes de la primera tirada.
web-dice-rolls = { $count ->
    [0] En esta partida no hubo nada que tirar.
    [one] La única tirada se ha vuelto a calcular, y sale lo mismo.
    [2] Las dos tiradas se han vuelto a calcular, y en ambas sale lo mismo.
   *[other] Las { $count } tiradas se han vuelto a calcular, y en todas sale lo mismo.
  }
web-dice-own = Se han usado los números que este dispositivo añadió por { $names }.
web-dice-heard = La promesa es la misma que este dispositivo oyó al empezar la partida.
web-dice-rules = El servidor ha comprobado qué podía salir en cada tirada y que todas las jugadas cumplen las reglas.
web-dice-wrong = No. Algo no cuadra:
web-dice-so-far = { $count ->
    [0] No se ha podido confirmar ninguna tirada.
    [one] Una tirada se ha vuelto a calcular y está bien.
   *[other] { $count } tiradas se han vuelto a calcular y están bien.
  }
web-dice-silent = el número que este dispositivo añadió por { $seat } no se ha usado: llegó tarde o se dejó fuera
web-dice-other = para { $seat } la partida guardada tiene otro número, no el que añadió este dispositivo
web-dice-other-promise = la promesa de la partida guardada no es la que este dispositivo oyó al empezar la partida

## Settings

web-settings = Ajustes
web-language = Idioma
web-theme = Colores
web-theme-auto = Como el dispositivo
web-theme-night = Noche
web-theme-day = Día
web-motion = Movimiento
web-motion-full = Como en una mesa de verdad
web-motion-quick = Rápido
web-motion-none = Ninguno
web-sound = Sonidos
web-voice = Voz
web-speech = Leer en voz alta lo que pasa
web-volume-off = Mudo
web-hand-over-setting = Una pausa al pasar la pantalla
web-coordinates = Letras y números en el tablero
web-whole-board = Mostrar todo el tablero
web-notify = Avísame cuando me toque
web-notify-about = Solo cuando esta página no está a la vista.
web-notify-denied = Tu navegador no lo permite. Puedes cambiarlo en sus ajustes.
web-notify-turn = { $name }, ¡te toca!
