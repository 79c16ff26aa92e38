## Towers: reasons why a move is not legal. The attribute says which rule it is.

towers-unreadable = «{ $move }» no es una jugada de este juego; escribe p+3 para un ratón de la despensa, 7+2 para uno de la casilla 7.
    .rule = Una jugada es un ratón y los pasos que da.
towers-pantry = No te queda ningún ratón en la despensa.
    .rule = Cada ratón sale de la despensa una sola vez.
    .short = Tu despensa está vacía: toca un ratón que brille.
towers-beyond = No hay casilla { $space }: el recorrido tiene { $spaces } casillas.
    .rule = Un ratón sale de la despensa o de una casilla del recorrido.
towers-empty = En la casilla { $space } no hay ningún ratón.
    .rule = Mueves uno de tus propios ratones.
    .short = Ahí no hay nadie: toca un ratón que brille.
towers-blocked = Tu ratón de la casilla { $space } no puede salir: encima está el ratón { $top }.
    .rule = De una torre solo se mueve el ratón de arriba.
towers-caught = Tu ratón de la casilla { $space } está en una lata y ya no sale.
    .rule = El primer ratón que cae en una lata queda atrapado y ya no se mueve.
    .short = Ese ratón está en una lata: toca uno que brille.
towers-foreign = El ratón que puede salir de la casilla { $space } es { $top }, que no es tuyo.
    .rule = Mueves uno de tus propios ratones.
towers-foreign-caught = El ratón { $top } de la casilla { $space } no es tuyo; además, está en una lata y ya no sale.
    .rule = Mueves uno de tus propios ratones.
towers-exact = El dado muestra { $die }, no { $steps }.
    .rule = Un ratón avanza exactamente lo que ha salido en el dado.
    .short = El dado muestra { $die }: toca lo que brilla.
towers-clover = El trébol vale un número de 1 a { $most }, no { $steps }.
    .rule = El trébol vale el número que tú quieras, hasta el más alto permitido.
    .short = El trébol llega hasta { $most }: toca lo que brilla.

## Towers: why something cannot be touched now, on a screen. The other one is shown by name.

towers-touch-roll = ¡Primero toca el dado!
    .rule = El turno empieza tirando: el dado dice cuánto avanza un ratón.
towers-touch-die = Ya has tirado el dado: toca un ratón que brille.
    .rule = En cada turno se tira una sola vez.
towers-touch-mouse = Primero toca un ratón que brille.
    .rule = Una jugada es un ratón y los pasos que da.
towers-touch-home = Esos ratones ya están en casa: toca uno que brille.
    .rule = Un ratón que está en casa ya no se mueve.
towers-touch-other = Ese ratón es de { $other }: toca uno que brille.
    .rule = Mueves uno de tus propios ratones.
towers-touch-blocked = Un ratón de { $other } está encima del tuyo: toca lo que brilla.
    .rule = De una torre solo se mueve el ratón de arriba.
towers-touch-back = Los ratones no van hacia atrás: toca lo que brilla.
    .rule = Los ratones solo van hacia la madriguera.
towers-touch-where = Ahí no puede ir un ratón: toca lo que brilla.
    .rule = Los ratones van de casilla en casilla hasta la madriguera.
towers-touch-clover = Toca un número que brille, de 1 a { $most }.
    .rule = El trébol vale el número que tú quieras, hasta el más alto permitido.

## Towers: what to do now; the second text tells the others.

towers-prompt-roll = ¡Toca el dado!
    .other = { $seat } tira el dado.
towers-prompt-move = { $mice ->
    [pantry] Saca un ratón de la despensa
    [one] Toca tu ratón
   *[several] Elige un ratón
  }{ $steps ->
    [one] : avanza una casilla.
   *[other] : avanza { $steps } casillas.
  }
    .other = { $seat } elige un ratón.
towers-prompt-clover = { $mice ->
    [pantry] ¡Un trébol, de 1 a { $most }! Saca un ratón de la despensa.
    [one] ¡Un trébol, de 1 a { $most }! Toca adónde va tu ratón.
   *[several] ¡Un trébol, de 1 a { $most }! Elige un ratón.
  }
    .other = { $seat } elige un ratón para el trébol.
towers-prompt-number = Ahora toca un número para el trébol.
towers-advice = { $origin ->
    [0] Saca un ratón de la despensa
   *[other] Mueve tu ratón de la casilla { $origin }
  }{ $steps ->
    [0] { "" }
    [one] , una casilla
   *[other] , { $steps } casillas
  }{ $why ->
    [home] : llega a casa.
    [covers] : se sube encima de un ratón de { $other }.
    [frees] : tu ratón de abajo queda libre.
    [full] : allí la lata ya está llena.
    [past] : deja atrás una lata.
    [caught] , aunque caiga en la lata.
   *[none] .
  }

## Towers: what is wrong with a position text.

towers-position-mice = el sitio { $seat } tiene { $count ->
    [one] { $count } ratón
   *[other] { $count } ratones
  }, y deben ser { $mice }
towers-position-tower = TRACK: «{ $entry }» no es una torre; escribe casilla:ratones con una casilla de 1 a { $spaces }
towers-position-letter = TRACK: «{ $entry }» tiene el carácter «{ $letter }»; los ratones son letras de { $seats }
towers-position-caught = TRACK: «{ $entry }»: en «{ $letter }» hay que cambiar mayúscula por minúscula o al contrario; solo el ratón de abajo en una lata está atrapado, y solo un ratón atrapado va en mayúscula
towers-position-first = FIRST: «{ $first }» debería nombrar, una vez cada uno, los sitios con un ratón en casa: { $seats }
towers-position-over = SEAT y DIE son los dos «-» justo cuando no queda ningún ratón en camino; aquí quedan { $count }
towers-position-stuck = SEAT: { $seat } no tiene ningún ratón libre, así que no puede ser su turno

## Towers: the board in a terminal

towers-title = Torres de ratones
towers-about = Súbete a la espalda de los demás camino de la madriguera. ¡Ojo con las latas!
towers-draw-seat = despensa { $pantry }  en casa { $home }
towers-draw-first = despensa { $pantry }  en casa { $home }, llegó primero
towers-draw-die = El dado muestra { $die }.
towers-draw-clover = El dado muestra un trébol: cualquier número de 1 a { $most }.

## Towers: what just happened. Seats are shown as names; origin 0 is the pantry.

towers-tell-roll = { $seat } saca { $face ->
    [clover] un trébol
   *[other] { $face }
  }.
towers-tell-move = { $seat } { $origin ->
    [0] saca un ratón de la despensa
   *[other] avanza con un ratón
  }.
    .precise = { $seat } mueve un ratón de { $origin ->
        [0] la despensa
       *[other] la casilla { $origin }
      } a la casilla { $space }.
towers-tell-climb = { $seat } sube un ratón encima de { $own ->
    [yes] otro ratón suyo
   *[no] un ratón de { $other }
  }.
    .precise = { $seat } mueve un ratón de { $origin ->
        [0] la despensa
       *[other] la casilla { $origin }
      } a la casilla { $space }, encima de { $own ->
        [yes] otro ratón suyo
       *[no] un ratón de { $other }
      }.
towers-tell-caught = { $seat } mueve un ratón. ¡Plof! El ratón cae en la lata.
    .precise = { $seat } mueve un ratón de { $origin ->
        [0] la despensa
       *[other] la casilla { $origin }
      } a la casilla { $space }. ¡Plof! El ratón cae en la lata.
towers-tell-home = { $seat } lleva un ratón a casa.
    .precise = { $seat } lleva un ratón a casa desde { $origin ->
        [0] la despensa
       *[other] la casilla { $origin }
      }.
towers-finish-none = Ningún ratón ha llegado a casa, así que gana todo el mundo.
towers-finish-most = Ratones en casa: { $count }. Nadie tiene más.
towers-finish-tie = ¡Empate! Ratones en casa: { $count }. Decide el primero que llegó.
towers-finish-won = { $count ->
    [0] Ningún ratón en casa, ¡y aun así has ganado!
   *[other] { $left ->
        [0] Todos tus ratones están en casa. ¡Hurra!
       *[other] ¡Hurra! Tus ratones en casa: { $count }.
      }
  }
towers-finish-lost = { $missing ->
    [0] ¡Casi! Los mismos ratones en casa, solo un poquito más tarde.
    [1] ¡Casi! Solo un ratón menos en casa.
   *[other] { $count ->
        [0] Tus ratones duermen la siesta en sus latas. ¡La próxima vez corren a casa!
       *[other] Tus ratones en casa: { $count }. ¡Tu mejor final está por llegar!
      }
  }

## Towers: the rules, for children of ten. The numbers come from the board: $mice a player, $spaces on the way, $traps
## tins, $clover_reach the most that a clover can be, $least to $most players.

towers-rules-goal-title = De qué va
towers-rules-goal = Pueden jugar de { $least } a { $most }. Cada cual tiene { $mice ->
    [one] un ratón en la despensa y lo lleva
   *[other] { $mice } ratones en la despensa y los lleva
  } por el camino hasta la madriguera, sin caer en las latas vacías de Kasimir. Al final gana quien tenga más ratones en casa.
towers-rules-turn-title = Tu turno
towers-rules-turn = Tira el dado y avanza con uno de tus ratones exactamente el número de casillas que salga. Tú eliges cuál: uno de la despensa o uno que ya esté en camino. Si puedes mover, tienes que hacerlo.
towers-rules-clover-title = El trébol
towers-rules-clover = El trébol da suerte: elige tú el número que quieras, de 1 a { $clover_reach }.
towers-rules-tower-title = Las torres
towers-rules-tower = Si tu ratón llega donde hay otros, se sube encima. Una torre puede crecer todo lo que quiera. Solo puede moverse el ratón de arriba. Los de abajo tienen que esperar.
towers-rules-passed-title = Cuando no puedes mover
towers-rules-passed = Si no puedes mover ningún ratón porque los tuyos tienen a otros encima, pierdes el turno. Aquí Rojo no tiene ningún ratón libre, y Azul juega otra vez.
towers-rules-trap-title = Las latas
towers-rules-trap = En el camino hay { $traps ->
    [one] una lata vacía
   *[other] { $traps } latas vacías
  }. Una lata cuenta como una casilla, y pasar de largo no es peligroso. Pero el primer ratón que se para en una lata cae dentro y se queda ahí hasta el final.
towers-rules-full-title = Una lata llena
towers-rules-full = Cuando hay un ratón dentro, en la lata ya no cabe nadie más. Quien llega después se queda encima y luego sigue su camino.
towers-rules-home-title = En casa
towers-rules-home = Para entrar en la madriguera no hace falta el número exacto. Si sobran pasos, también vale.
towers-rules-end-title = El final
towers-rules-end = La partida termina cuando todos los ratones están en casa o en una lata. Gana quien tenga más ratones en casa. Si empatan varios, gana entre ellos quien metió antes un ratón en casa. Y si nadie tiene ninguno en casa, ganan todos juntos.

## Towers: the first lesson. A child plays Red; the computer plays Blue.

towers-lesson-roll = Tus ratones son los rojos. ¡Toca el dado para tirarlo!
towers-lesson-move = ¡Un tres! Toca tus ratones de la despensa y luego la casilla que brilla.
towers-lesson-climbed = Azul también saca un tres. ¡Va a caer justo encima de tu ratón!
towers-lesson-again = Ahora es una torre. Tu ratón de abajo no puede moverse. ¡Tira otra vez!
towers-lesson-climb = Saca otro ratón de la despensa y súbelo a lo más alto.
towers-lesson-caught = Ahora Azul está debajo de ti sin poder salir, y saca otro ratón. Uy, hay una lata delante…
towers-lesson-next = ¡Plof! El primer ratón que cae en una lata se queda ahí hasta el final. ¡Te toca tirar!
towers-lesson-full = La lata ya está llena, así que no te puede pasar nada. Salta de la torre a la lata.
towers-lesson-last = Mucho después: ya hay ratones rojos y azules en casa. A ti te queda uno en camino. ¡Tira!
towers-lesson-home = Cinco es más de lo que necesitas, y no importa. ¡Corre a la madriguera!
towers-lesson-end = Tienes más ratones en casa que nadie. ¡Así se gana en Torres de ratones!

## Towers: names of what is on the board, for those who listen to it.

towers-name-space = { $kind ->
    [trap] Casilla { $space }, una lata
   *[plain] Casilla { $space }
  }: { $count ->
    [0] libre
    [one] { $caught ->
        [yes] un ratón de { $top }, atrapado en la lata
       *[no] un ratón de { $top }
      }
   *[other] { $caught ->
        [yes] { $count } ratones, arriba uno de { $top }, y el de más abajo atrapado en la lata
       *[no] { $count } ratones, arriba uno de { $top }
      }
  }
towers-name-pantry = Despensa de { $seat }: { $count ->
    [0] vacía
    [one] un ratón
   *[other] { $count } ratones
  }
towers-name-hole = Madriguera: { $count ->
    [0] no hay nadie en casa
    [one] un ratón en casa
   *[other] { $count } ratones en casa
  }
towers-name-die = { $face ->
    [none] El dado
    [clover] El dado muestra un trébol
   *[other] El dado muestra { $face }
  }
towers-name-clover = El trébol vale { $steps }

## Towers: who starts.

towers-first-cheese = Quien más adora el queso
towers-who-cheese = ¿A quién le gusta más el queso?
towers-asked-cheese = Preguntamos a { $name } a quién le gusta más el queso.
