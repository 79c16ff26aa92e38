## The balance lab

balance-title = { $game }: cómo se desarrolla
balance-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } por fila, todos los sitios ocupados por «{ $level }», semilla { $seed }; entre paréntesis, intervalos del 95 %
balance-refused = { $count ->
    [one] Una combinación no es válida: { $detail }
   *[other] { $count } combinaciones no son válidas; la primera, porque: { $detail }
  }
balance-column-setup = qué se varía
balance-column-wins = victorias por sitio
balance-column-turns = turnos
balance-column-lead = cambios de líder
balance-column-drama = dramatismo
balance-column-skill = habilidad
balance-column-luck = suerte

balance-about-wins = Victorias: con qué frecuencia gana un sitio o un equipo. Una victoria compartida cuenta por partes; un empate, como una parte igual para cada cual.
balance-about-turns = Turnos: cuánto dura una partida; entre corchetes están las ocho centrales de cada diez partidas.
balance-about-lead = Cambios de líder: cuántas veces por partida pasa otro a ir en cabeza, según la estimación del propio juego al comienzo de cada turno. También va en cabeza quien está a 5 puntos o menos de la mejor probabilidad.
balance-about-drama = Dramatismo: a qué distancia máxima de la mejor probabilidad llegó a estar quien después ganó, en promedio por partida.
balance-about-skill = Habilidad: cuánto más a menudo gana un «{ $level }» que jugadores «{ $weaker }» con los mismos sitios y los mismos dados. 0 % es igual de a menudo, 100 % es siempre.
balance-about-luck = Suerte: lo que no explica la habilidad.
balance-again = Para volver a generar esta página
balance-rules = Reglas de { $game }, versión { $version }.
balance-start = La edición que se ha variado
balance-no-plots = --report: Matplotlib no está instalado; se instala con { $command }

## Varying

balance-vary-unknown = --vary { $found }: no se puede variar; escribe KEY=WHAT, donde KEY es una de { $keys }
balance-vary-range = --vary { $found }: un intervalo es ascendente, con pasos de 1 como mínimo, y tiene { $most } números como máximo
balance-vary-value = --vary { $found }: no es un intervalo como 4..10, ni números como 2,4, ni listas como [1,2]|[1,3]
balance-vary-words = --vary { $found }: { $key } es una lista de palabras, que ningún número puede variar; indica listas enteras, como ["a"]|["b"]
balance-vary-many = --vary: { $found } combinaciones son demasiadas; como máximo { $most }
balance-fill = --fill { $key }: solo un número entero puede cambiar para compensar: { $keys }

## Searching

balance-fair-found = Equilibrada con un margen de { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, según partidas que no intervinieron en la elección. Guardada en { $file }.
balance-fair-missing = Entre { $tried } ediciones no se encontró ninguna equilibrada con un margen de { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } %; esta es la más cercana. No se ha guardado nada.
balance-fair-distance = Valores que difieren de «{ $edition }»: { $keys } de { $all }.
balance-edition-head = En { $games } partidas con { $players } jugadores ({ $variant }):

## Predictions

balance-predicted = Escrito: { $file }
