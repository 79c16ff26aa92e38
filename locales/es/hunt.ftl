## Hunt: reasons why a move is not legal. The attribute says which rule it is.

hunt-unreadable = «{ $move }» no es una jugada de este juego; escribe cat o mouse para decir quién mueve primero, o la letra de un ratón para decir a cuál atrapa el gato.
    .rule = Lo único que se decide es quién mueve primero y a qué ratón atrapa el gato.
hunt-chance = «{ $move }» no lo eliges tú: los números solo los traen los dados y el tobogán.
    .rule = Los dados y el tobogán deciden solos.
hunt-absent = En esta partida no hay ningún ratón { $mouse }; los ratones son { $mice }.
    .rule = El gato atrapa a uno de los ratones que juegan.
hunt-early = El gato todavía no se ha movido, así que no puede sentarse sobre el ratón { $mouse }; di ahora quién mueve primero, el ratón ({ $steps }) o el gato ({ $paws }).
    .rule = El gato solo puede atrapar a un ratón después de moverse.
hunt-elsewhere = El gato está en la casilla { $cat }, pero el ratón { $mouse } está en la casilla { $space }.
    .rule = El gato atrapa a uno de los ratones de la casilla donde se para.
hunt-fixed = Aquí nadie decide quién mueve primero: siempre es el ratón. Di a qué ratón atrapa el gato.
    .rule = El ratón mueve antes que el gato; solo la variante para ratones mayores deja elegir.
hunt-late = Ya está decidido quién mueve primero: el gato está ahora en la casilla { $cat }. Di a qué ratón atrapa.
    .rule = El orden se elige justo después de tirar, antes de que nadie se mueva.

## Hunt: why something cannot be touched now, on a screen. The other one is shown by name.

hunt-touch-roll = ¡Primero toca los dados!
    .rule = Los dados dicen cuánto avanza tu ratón y cuánto el gato.
hunt-touch-slide = ¡Primero toca el tobogán!
    .rule = Quien está en lo alto del gran queso baja por el tobogán, y el tobogán decide adónde.
hunt-touch-order = ¿Quién mueve primero: tu ratón ({ $steps }) o el gato ({ $paws })? Toca uno de los dos.
    .rule = El orden se elige justo después de tirar, antes de que nadie se mueva.
    .short = ¿Quién va primero? Toca tu ratón o el gato.
hunt-touch-elsewhere = El ratón de { $other } no está en la casilla { $cat }, donde está el gato.
    .rule = El gato atrapa a uno de los ratones de la casilla donde se para.
    .short = El ratón de { $other } no está con el gato: toca uno que brille.
hunt-touch-grab = Toca el ratón que va a atrapar el gato, en la casilla { $cat }.
    .rule = El gato atrapa a uno de los ratones de la casilla donde se para.
    .short = Toca un ratón que brille: el gato lo atrapará.

## Hunt: what to do now; the second text tells the others.

hunt-prompt-roll = ¡Toca los dados!
    .other = { $seat } tira los dados.

hunt-prompt-slide = ¡Toca el tobogán!
    .other = { $seat } baja por el tobogán.

hunt-prompt-order = ¿Quién va primero? Toca tu ratón o el gato.
    .other = { $seat } decide quién va primero, el ratón o el gato.

hunt-prompt-grab = Toca el ratón que va a atrapar el gato.
    .other = { $seat } decide a qué ratón atrapa el gato.

hunt-advice-order = { $first ->
    [mouse] Que vaya primero tu ratón
   *[cat] Que vaya primero el gato
  }{ $why ->
    [wins] : ¡ganas!
    [holds] : el gato atrapa al ratón de { $other }.
    [eats] : tu ratón se lleva { $count ->
        [one] una porción
       *[other] { $count } porciones
      } de queso.
    [climbs] : tu ratón sube por la escalera.
    [hole] : en la madriguera no le puede pasar nada.
   *[none] .
  }

hunt-advice-grab = { $own ->
    [yes] Que el gato atrape a tu propio ratón
   *[no] Que el gato atrape al ratón de { $other }
  }{ $why ->
    [misses] : pierde un turno.
   *[none] .
  }

## Hunt: what is wrong with a position text.

hunt-position-cheese = CHEESE y STORE: { $count ->
    [one] { $count } porción
   *[other] { $count } porciones
  } en total, y deben ser { $cheeses }
hunt-position-step = STEP: «{ $found }» no es un paso de esta variante con estos dados; existen { $steps }
hunt-position-turn = SEAT es «-» justo cuando STEP es «over»; aquí son «{ $seat }» y «{ $step }»
hunt-position-grab = STEP: nadie elige qué ratón se atrapa, pues en la casilla { $cat } el gato no está sobre varios ratones fuera de una madriguera
hunt-position-held = HELD: «{ $found }» debería ser aquí uno de { $seats }; un ratón atrapado está debajo del gato, nunca en una madriguera, nunca en la variante younger, y no antes de decidirse a quién se atrapa
hunt-position-passed = SEAT: el ratón de { $seat } está atrapado, así que no puede ser su turno
hunt-position-top = MICE: { $count ->
    [0] ningún ratón está
    [one] el ratón de { $seats } está
   *[other] los ratones de { $seats } están
  } en lo alto del queso («-»), lo que no puede ser con SEAT { $seat } y STEP { $step }
hunt-position-ladder = MICE: el ratón de { $seat } no puede estar en la casilla { $space }; el tobogán no lleva a ninguna escalera
hunt-position-early = CHEESE: { $seat } tiene queso antes de su primer turno
hunt-position-cat = CAT: está en la casilla { $cat }, pero al principio de la partida tiene que estar en la casilla { $wanted }
hunt-position-store = STEP: la partida termina justo cuando la reserva se vacía; aquí STORE es { $count } y STEP es { $step }
hunt-position-emptied = MICE: ningún ratón con queso está en una casilla de queso lejos del gato, así que nadie puede haber vaciado la reserva
hunt-position-goal = STEP: la partida termina justo cuando un sitio tiene { $goal } porciones o más; aquí las { $count ->
    [one] tiene { $count } sitio
   *[other] tienen { $count } sitios
  }, y STEP es { $step }
hunt-position-won = MICE: { $seat } no puede haber ganado ahora mismo con { $count ->
    [one] { $count } porción
   *[other] { $count } porciones
  } en la casilla { $space }; lo que comió ahí debe haberle hecho llegar a { $goal }

## Hunt: what is wrong with an edition.

hunt-edition-cheese = { $where }: ninguna casilla tiene queso, así que nadie podría comer nunca
hunt-edition-start = { $where }: la casilla { $space } no es una escalera, y el gato empieza en una

## Hunt: the board in a terminal

hunt-title = La caza del queso
hunt-about = Trepa al gran queso, baja como un rayo por el tobogán y no te acerques al gato Max.
hunt-draw-score = { $pieces } { $count } de { $goal }{ $place ->
    [held] , bajo las patas del gato
    [top] , en lo alto del gran queso
   *[ring] { "" }
  }
hunt-draw-pieces = queso { $count }{ $place ->
    [top] , en lo alto del gran queso
   *[ring] { " " }{ $pieces }
  }
hunt-draw-store = reserva { $count } { $pieces }
hunt-draw-cat = Max
hunt-draw-ladder = escalera ╫
hunt-draw-hole = madriguera
hunt-draw-cheese = queso { $pieces }
hunt-draw-setup = { $seat } baja por el tobogán hasta donde empieza su ratón.
hunt-draw-roll = { $seat } tira los dados.
hunt-draw-order = Ratón { $steps }, gato { $paws }: { $seat } decide quién mueve primero.
hunt-draw-slide = { $seat } ha subido la escalera y baja por el tobogán. { $paws ->
    [0] El gato se queda quieto.
   *[other] Después el gato avanza { $paws }.
  }
hunt-draw-grab = { $steps ->
    [0] { $seat } decide a qué ratón atrapa el gato.
   *[other] { $seat } decide a qué ratón atrapa el gato; después el ratón de { $seat } avanza { $steps }, si está libre.
  }
hunt-draw-toss = { $seat } baja por el tobogán; después el gato avanza una casilla.

## Hunt: what just happened. Seats are shown as names; steps are 0 where nobody rolled.

hunt-tell-start = { $seat } baja por el tobogán.
    .precise = { $seat } baja por el tobogán hasta la casilla { $space }.
hunt-tell-roll = { $seat } saca { $steps } para el ratón y { $paws } para el gato.
hunt-tell-turn = { $seat } { $steps ->
    [0] { "" }
   *[other] saca { $steps } y { $paws ->
        [0] ninguna huella
        [one] una huella
       *[other] { $paws } huellas
      }, y luego{ " " }
  }{ $mouse ->
    [eats] se lleva { $count ->
        [one] una porción
       *[other] { $count } porciones
      } de queso.
    [scared] se topa con el gato y devuelve una porción.
    [climbs] sube por la escalera.
    [slides] baja por el tobogán.
   *[comes] avanza.
  }{ $cat ->
    [holds] { " " }El gato atrapa al ratón de { $other }.
    [scares] { " " }{ $mice ->
        [other] El gato asusta a { $mice } ratones: ¡una porción menos para cada uno!
       *[one] El gato asusta a { $other }: ¡una porción menos!
      }
   *[none] { "" }
  }
    .precise = { $seat } { $steps ->
        [0] { "" }
       *[other] saca { $steps } y { $paws ->
            [0] ninguna huella
            [one] una huella
           *[other] { $paws } huellas
          }{ $mouse ->
            [eats] ,{ " " }
            [scared] ,{ " " }
           *[other] , y luego{ " " }
          }
      }{ $mouse ->
        [eats] llega a la casilla { $space } y se lleva { $count ->
            [one] una porción
           *[other] { $count } porciones
          } de queso.
        [scared] se topa con el gato en la casilla { $space } y devuelve una porción.
        [climbs] sube por la escalera.
       *[comes] llega a la casilla { $space }.
      }{ $cat ->
        [holds] { " " }El gato atrapa al ratón de { $other }.
        [scares] { " " }{ $mice ->
            [other] El gato asusta a { $mice } ratones: ¡una porción menos para cada uno!
           *[one] El gato asusta a { $other }: ¡una porción menos!
          }
       *[none] { "" }
      }
hunt-tell-cat = { $cat ->
    [holds] El gato atrapa al ratón de { $other }.
   *[moves] El gato avanza.
  }
    .precise = { $cat ->
        [holds] El gato atrapa al ratón de { $other }.
       *[moves] El gato llega a la casilla { $space }.
      }
hunt-tell-end = { $left ->
    [0] { $seat } se lleva el último queso.
   *[other] { $seat } ya tiene queso suficiente.
  }
    .precise = { $left ->
        [0] { $seat } llega a la casilla { $space } y se lleva el último queso.
       *[other] { $seat } llega a la casilla { $space } y ya tiene queso suficiente.
      }
hunt-finish-goal = Ya hay queso suficiente. Porciones en el plato: { $count }.
hunt-finish-most = Ya no queda queso. { $sharing ->
    [1] Nadie tiene más. Porciones en el plato: { $count }.
   *[other] Quienes ganan tienen lo mismo. Porciones en cada plato: { $count }.
  }
hunt-finish-won = ¡Ñam! Tienes el plato lleno. Porciones de queso: { $count }.
hunt-finish-lost = { $missing ->
    [1] ¡Casi! Solo faltaba una porción de queso.
   *[other] { $count ->
        [0] Tu plato está vacío, pero tu ratón fue muy valiente. ¡El próximo queso es para ti!
       *[other] ¡Bien roído! Porciones de queso en tu plato: { $count }.
      }
  }

## Hunt: what can be chosen

hunt-variant-family = para la familia
hunt-variant-older = para ratones mayores
hunt-variant-younger = para ratoncitos
hunt-edition-classic = la de siempre
hunt-edition-three = equilibrada para tres
hunt-option-cat-start = El gato Max empieza
hunt-option-cat-start-value = en la casilla { $value }

## Hunt: the rules, for children of ten. The numbers come from the board: $goal pieces win, there are $cheeses, $least to
## $most players.

hunt-rules-goal-title = De qué va
hunt-rules-goal = De { $least } a { $most } ratones corren alrededor de un queso enorme. Quien reúna primero { $goal ->
    [one] una porción
   *[other] { $goal } porciones
  } de queso en su plato gana al instante. Pero el gato Max anda por el mismo camino.
hunt-rules-start-title = El comienzo
hunt-rules-start = Por turnos, cada ratón baja por el tobogán desde lo alto del queso. Tu ratón empieza donde aterriza. En esta primera bajada todavía no se recoge queso.
hunt-rules-turn-title = Tu turno
hunt-rules-turn = Tira los dos dados. El de los puntos es para tu ratón: avanza tantas casillas como puntos salgan, en el sentido de las agujas del reloj, y enseguida haces lo que dice la casilla. Las huellas son para Max: mueve después de ti, una casilla por cada huella. Si no hay ninguna, se queda donde está.
hunt-rules-spaces-title = Las casillas
hunt-rules-spaces = Donde hay uno o dos quesos, te llevas una o dos porciones. En la madriguera no pasa nada, y allí Max no puede hacerte nada.
hunt-rules-ladder-title = Las escaleras
hunt-rules-ladder = Por una escalera tu ratón trepa hasta arriba y baja como un rayo por el tobogán. ¡Nadie sabe por dónde saldrá! Después haces lo que dice esa casilla.
hunt-rules-cat-title = Si te topas con Max
hunt-rules-cat = Si tu ratón se para donde está Max, devuelves una porción de queso, si tienes alguna. Y allí no consigues nada más: ni queso ni escalera.
hunt-rules-held-title = Si Max llega hasta ti
hunt-rules-held = Si Max se para donde hay un ratón, lo atrapa, y ese ratón pierde todos sus turnos hasta que Max siga andando.
hunt-rules-several-title = Varios ratones
hunt-rules-several = Max solo atrapa a un ratón a la vez. Si se para donde hay varios, quien tiene el turno dice a cuál.
hunt-rules-older-title = Para ratones mayores
hunt-rules-older = Con estas reglas miras los dados y luego decides quién mueve primero: tu ratón o Max. Aquí Max se va justo a tiempo. Pero si Max mueve primero y atrapa a tu propio ratón, ya no puedes moverlo.
hunt-rules-younger-title = Para ratoncitos
hunt-rules-younger = Aquí no hacen falta dados. En cada turno tu ratón baja por el tobogán y se lleva su queso; después Max avanza una casilla. Cada ratón que se topa con Max devuelve una porción, si la tiene, pero Max no atrapa a nadie. Cuando se acaban las { $cheeses } porciones, gana quien tenga más. Si hay empate, la victoria se comparte.
hunt-rules-three-title = Si juegan tres
hunt-rules-three = Si juegan tres con las reglas para ratoncitos, sale el tablero equilibrado para tres. Sus escaleras están en otro sitio, para que Max trate a todos por igual.

## Hunt: the first lesson. A child plays Red; the computer plays Blue.

hunt-lesson-slide = Eres el ratón rojo y estás en lo alto del gran queso. ¡Toca el tobogán y baja como un rayo!
hunt-lesson-blue = Ya estás abajo. Ahora le toca bajar al ratón azul.
hunt-lesson-roll = Toca los dados: uno es para tu ratón; las huellas son para el gato Max.
hunt-lesson-max = ¡Dos porciones de queso para ti! Pero mira, Max se acerca. Ahora le toca tirar a Azul.
hunt-lesson-held = Max ha atrapado a tu ratón, así que Azul juega otra vez. Después Max sigue su camino.
hunt-lesson-ladder = ¡Ya puedes moverte! Tira: tienes una escalera justo delante.
hunt-lesson-whirl = Tu ratón ha subido por la escalera. ¡Toca otra vez el tobogán!
hunt-lesson-hole = ¡Otras dos porciones! Ahora le toca tirar a Azul, y Max se mete en la madriguera. Ahí no puede atrapar a nadie.
hunt-lesson-last = Solo te falta una porción de queso. ¡Tira!
hunt-lesson-end = { $goal } porciones de queso. ¡Has ganado la caza del queso!

## Hunt: names of things on the board, for screen readers

hunt-name-space = Casilla { $space }, { $kind ->
    [ladder] una escalera
    [hole] la madriguera
    [two] dos quesos
   *[cheese] un queso
  }: { $count ->
    [0] libre
   *[other] { $who }
  }
hunt-name-store = { $count ->
    [0] No quedan porciones en el gran queso
    [one] Queda una porción en el gran queso
   *[other] Quedan { $count } porciones en el gran queso
  }
hunt-name-slide = { $count ->
    [0] El tobogán en lo alto del gran queso
   *[other] El tobogán en lo alto del gran queso: { $who }
  }
hunt-name-plate = { $count ->
    [0] El plato de { $seat } está vacío
    [one] Una porción de queso en el plato de { $seat }
   *[other] { $count } porciones de queso en el plato de { $seat }
  }
hunt-name-dice = { $steps ->
    [none] Los dados
   *[other] Los dados muestran { $steps } para el ratón y { $paws ->
        [0] ninguna huella
        [one] una huella
       *[other] { $paws } huellas
      } para el gato
  }
hunt-name-mouse = El ratón de { $seat }{ $space ->
    [top] , en lo alto del gran queso
    [held] , bajo las patas del gato en la casilla { $number }
   *[other] , en la casilla { $number }
  }
hunt-name-cat = El gato Max, en la casilla { $space }
