## What every game shares: moves

move-action = La acción { $action } no es legal aquí: la máscara muestra cuáles de las { $count } acciones lo son.
    .rule = Una acción representa una jugada, y solo se juegan jugadas legales.
move-lane = Carril { $lane }: la acción { $action } no es legal ahí; la máscara muestra cuáles de las { $count } acciones lo son. No se ha jugado nada.
    .rule = Una acción representa una jugada, y solo se juegan jugadas legales.
move-over = La partida ha terminado; «{ $move }» llega tarde.
    .rule = Después del final nadie mueve.
move-chance = Aquí no elige nadie: decide el azar (posibilidades: { $outcomes }).
    .rule = Los dados, la bolsa, las fichas y el tobogán deciden solos.

## Positions

position-fields = una posición tiene { $wanted } campos ({ $names }) separados por un espacio; aquí hay { $found }
position-number = { $field }: «{ $found }» no es un número entero de { $low } a { $high }
position-count = { $field }: { $found ->
    [one] { $found } entrada
   *[other] { $found } entradas
  }, y deben ser { $wanted }
position-players = la posición tiene { $found } sitios; el juego es de { $least } a { $most } jugadores
position-seat = SEAT: «{ $found }» no es ninguno de { $seats }
position-step = { $field }: «{ $found }» no es ninguno de { $steps }
position-canonical = no es el texto canónico de esta posición, que es «{ $text }»
position-long = una posición tiene como máximo { NUMBER($limit, useGrouping: 0) } caracteres

## Questions that are off

usage-game = no existe el juego «{ $game }»; los juegos son { $games }
usage-players = { $game }: de { $least } a { $most } jugadores, no { $players }
usage-variant = { $game } no tiene la variante «{ $variant }»; sus variantes son { $variants }
usage-edition = no existe la edición «{ $edition }»; indica la ruta de tu propio archivo .toml o una de estas: { $editions }
usage-starter = { $seat } no puede empezar aquí; estos sitios sí: { $seats }
usage-starter-fixed = en { $game } nadie elige quién empieza: siempre es { $seat }
usage-option = la opción «{ $name }» no existe aquí; las opciones son: { $options }
usage-option-value = { $name } no puede ser { $found } aquí; opciones: { $values }
usage-turns = una partida no puede acabar tras { $turns } turnos; 0 significa sin límite
usage-path = la ruta «{ $path }» tiene un carácter que OpenSpiel no sabe interpretar: uno de { $signs }

## Files

file-unreadable = { $where }: no se puede leer: { $detail }
file-large = { $where }: ocupa más de { $limit } bytes

## Editions

edition-utf8 = { $where }: no es texto UTF-8
edition-syntax = { $where }: no es TOML: { $detail }
edition-unknown = { $where }: no existe esa clave; las claves son { $keys }
edition-missing = { $where }: falta
edition-whole = { $where }: { $found } no es un número entero de { $low } a { $high }
edition-list = { $where }: { $found } no es una lista
edition-length = { $where }: número de entradas: { $found }; se admiten de { $least } a { $most }
edition-word = { $where }: { $found } no tiene la forma { $pattern }
edition-marks = { $where }: { $found } no empieza por uno de { $marks }
edition-ascending = { $where }: debe estar en orden ascendente y sin repeticiones
edition-beyond = { $where }: { $found } supera { $limit }
edition-faceless = { $where }: el dado no tiene caras

## Commands

why-legal = «{ $move }» es legal.

## Matches

move-no-undo = No hay ninguna decisión que deshacer: después de la última ha hablado el azar, o aún no se ha jugado nada.
    .rule = Solo se puede deshacer lo elegido desde la última vez que alguien tiró, sacó una ficha, le dio la vuelta a una o bajó por el tobogán.

## What to do now, in games without sentences of their own.

prompt-chance = Toca lo que brilla.
    .other = Juega { $seat }.
prompt-choice = Elige algo que brille.
    .other = Juega { $seat }.
prompt-next = Ahora toca adónde va.
list-names = { $first } y { $last }
    .before-i = { $first } e { $last }
result-none = partida sin terminar
result-won = { $count ->
    [one] victoria de { $winners }
   *[other] victoria compartida de { $winners }
  }
result-repetition = empate: la misma posición se ha dado por tercera vez
result-turns = empate: se ha llegado al límite de mil turnos
result-abandoned = partida abandonada
finish-won = ¡Bien jugado!
finish-lost = ¡Bien jugado! La próxima vez te toca ganar.
finish-drawn = Nadie ha perdido. ¡También es una buena partida!

## Records

record-unwritable = { $file }: no se puede escribir: { $detail }
record-json = { $file }: no es JSON: { $detail }
record-format = no es una partida guardada; debería decir "kasimir": { $format }
record-part = la parte «{ $where }» de la partida guardada falta o es de otro tipo; debería ser: { $kind }
record-value = la parte «{ $where }» de la partida guardada es «{ $found }»; debería ser { $wanted }
record-start = la parte «start» de la partida guardada no es una posición del juego: { $reason }
record-event = evento { $number }, «{ $event }»: { $reason }
record-long = la partida guardada tiene { $found } eventos; se pueden volver a ver { $limit } como máximo
record-sealed = la semilla de los dados todavía no se ha revelado
verify-sound = Correcto: { $events } eventos; tiradas y extracciones recalculadas: { $rolls }; { $result }.
verify-consistent = Coherente, pero sin confirmar: { $events } eventos; tiradas y extracciones recalculadas: { $rolls }; { $result }.
verify-by-nobody = Nadie ha confirmado que estos nombres, estas jugadas y este resultado sean los de la partida que se jugó.
verify-by-device = Este dispositivo estaba presente cuando terminó la partida: los nombres, las jugadas y el resultado son los que vio.
verify-by-server = El servidor confirma que los nombres, las jugadas y el resultado son los de la partida que se jugó.
verify-old = Esta partida guardada tiene el formato antiguo, en el que nada une los nombres, las jugadas, la variante ni la edición a los dados.
verify-link = { $url } no es el enlace de una partida; ejemplo: http://localhost:8080/t/NAME/replay/1.
verify-failed = La partida guardada no supera la verificación: { $faults }
verify-faults = { $count ->
    [one] Hay un error
   *[other] Hay { $count } errores
  } en esta partida guardada:
verify-version = la partida se jugó con la versión { $found } de las reglas; este programa tiene la versión { $ours }
verify-edition = su edición «{ $edition }» no es la de este programa, aunque la versión de las reglas es la misma
verify-sealed = la semilla de los dados no se ha revelado, así que las tiradas no se pueden comprobar
verify-commitment = la preparación, la semilla y la entropía del ordenador no son las que el servidor había prometido
verify-roll = el evento { $number } dice «{ $event }», pero los dados dieron «{ $rolled }»
verify-move = el evento { $number }, «{ $event }», no es legal ({ $code }): { $reason }
verify-late = el evento { $number }, «{ $event }», llega después del final de la partida
verify-places = los lugares no concuerdan con los eventos, a partir del evento { $number }
verify-result = como resultado figura «{ $told }», pero es «{ $true }»
verify-chain = la huella final no encaja: se ha cambiado un nombre, una jugada o el resultado, o faltan eventos
verify-server = el servidor guardó otra huella final: esta no es la partida que se jugó allí
verify-device = este dispositivo vio otra partida con estos dados: se ha cambiado un nombre, una jugada o el resultado
compile-first = Compilando { $game } por primera vez. Tarda medio minuto, y solo esta vez.
usage-positions = Se leen posiciones de la entrada estándar, una por línea; Ctrl-D para terminar.
usage-number = { $name }: { $found } no es un número entero de { $low } a { $high }
usage-bot = no existe el bot «{ $bot }»; existen { $bots }
usage-bots = bots indicados: { $found }; un torneo necesita al menos 2, y como mucho uno por cada uno de sus { $players } sitios
usage-word = { $name }: «{ $found }» no es ninguno de { $words }
usage-render = no se ha dicho cómo dibujar: crea el entorno con render_mode, uno de { $modes }
usage-seeds = semillas: { $found }; carriles: { $lanes }
usage-actions = las acciones son números enteros, uno por carril (carriles: { $lanes }), no { $found }
usage-masks = las máscaras tienen una fila por carril y una columna por acción, { $wanted }, no { $found }
usage-reset = reset va antes del primer step
usage-hidden = { $game } se juega con todo a la vista: no tiene mesa oculta
usage-seconds = --seconds: { $found } no es un número mayor que 0 y hasta { NUMBER($most, useGrouping: 0) }
usage-names = nombres: { $found }; sitios: { $players }
usage-name = «{ $name }» no puede ser un nombre: como máximo { $limit } caracteres imprimibles
usage-first = «{ $first }» no está en la mesa; están { $names }

## The terminal

terminal-title = Kasimir
terminal-which-game = ¿Qué juego (1-{ $count })?
terminal-seats = { $game }: los sitios son { $seats }, por orden de turno.
terminal-names = ¿Quién juega? Nombres separados por comas, «bot» o «bot:hard» para el ordenador (Intro: tú contra el ordenador):
terminal-you = Jugador
terminal-who-plays = ¿Quién juega con «{ $side }»? Un nombre ({ $names }), o Intro para el primero:
terminal-bot = El ordenador juega como { $name }: { $level }.
terminal-waking = El ordenador se prepara…
terminal-who-starts = ¿Quién empieza? Un nombre ({ $names }), o Intro para echarlo a suertes:
terminal-commands = En cualquier pregunta: «u» deshace una decisión, «s» guarda, «q» guarda y sale, «?» muestra esto. Una jugada se elige por su número o su texto.
terminal-commitment = Compromiso de los dados: { $commitment }
terminal-revealed = La semilla de los dados, ya a la vista: { $seed }
terminal-hand-over = Pásale el teclado a { $name }
terminal-roll = { $name }: pulsa Intro y que decida el azar.
terminal-go-on = Pulsa Intro para que juegue { $name }, o «u» para deshacer tu decisión:
terminal-move = { $name }, ¿tu jugada (1-{ $count })?
terminal-chance = { $name }: ha salido { $outcome }.
terminal-played = { $name } juega { $move }.
terminal-bring-new = poner en un montón nuevo
terminal-bring-on = poner sobre { $place }
terminal-lift = levantar de { $place }
terminal-lay-new = empezar un montón nuevo
terminal-lay-on = dejar sobre { $place }
terminal-lifted = Pieza levantada, pieza jugada: elige adónde va.
terminal-no-undo-hidden = En una mesa con piezas ocultas no se deshace nada: lo visto, visto está.
terminal-saved = Guardado en { $file }.
terminal-resume = Para continuar: kasimir terminal --resume { $file }
terminal-finish = { $name }: { $line }
terminal-finished = Pulsa Intro para salir, o «s» para guardar la partida:
replay-commands = Intro para avanzar, «b» para retroceder, un número de 0 a { $events } para saltar hasta ahí, «q» para salir.
replay-ask = { $at } de { $events }:
replay-event = { $number }. { $name }: { $event }

## Simulation

simulate-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }, bot { $bot }, semilla { $seed }
simulate-stopped = Detenido tras { $games } de { $wanted } partidas, bot { $bot }, semilla { $seed }
simulate-column-seat = sitio
simulate-column-wins = victorias
simulate-column-rate = tasa
simulate-column-interval = intervalo del 95 %
simulate-column-value = valor
simulate-results = Victorias compartidas: { $shared }; empates: { $drawn }
simulate-lengths = Turnos por partida: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } (la más larga, { $longest }); decisiones por partida: { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-times = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { NUMBER($cpu, minimumFractionDigits: 2, maximumFractionDigits: 2) } s de procesador, { $speed } ns por decisión

## The arena

arena-other = { $file }: contiene las rondas de otro torneo; indica otro archivo
arena-games = { $games } partidas en mesas de { $players }, cada bot una vez en cada sitio con la misma suerte
arena-column-bot = bot
arena-column-score = parte de la victoria
arena-column-interval = intervalo del 95 %
arena-column-elo = Elo
arena-column-elo-interval = intervalo del 95 %

## Laying out a new game

newgame-checkout = «{ $folder }» no está en el código fuente de Kasimir: un juego se añade allí
newgame-name = «{ $name }» no puede ser el nombre de un juego: hacen falta de 2 a { $most } letras de la a a la z, y no vale ninguna palabra reservada de Python
newgame-taken = el nombre «{ $name }» ya lo usa un juego o el catálogo de textos
newgame-there = { $file } ya existe; no se ha escrito nada
newgame-wrote = { $count } archivos escritos:
newgame-generated = Generados de nuevo:
newgame-next = Ahora: «python3 run.py setup test» construye el cliente del navegador, «kasimir terminal { $game }» sirve para jugar, y docs/add-a-game.md dice para qué sirve cada archivo.
