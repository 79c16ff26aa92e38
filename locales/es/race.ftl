## Race: reasons why a move is not legal. The attribute says which rule it is.

race-unreadable = «{ $move }» no es una jugada de este juego; escribe draw, pass, back, lift:e5, cat:e5, o «s», «l», «r» para una ficha de camino («ns», «el» para la primera).
    .rule = En tu turno sacas una ficha y la colocas, o pasas.
race-unreadable-stay = «{ $move }» no es una jugada de este juego; escribe draw, pass, back, cat:e5, o «s», «l», «r» para una ficha de camino («ns», «el» para la primera).
    .rule = En tu turno sacas una ficha y la colocas, o pasas.
race-undrawn = Todavía no tienes ficha, así que «{ $move }» tiene que esperar: primero saca una.
    .rule = El turno empieza eligiendo entre sacar una ficha o pasar.
race-in-hand = Has sacado { $hand ->
    [straight] una recta y tienes que colocarla
    [bend] una curva y tienes que colocarla
   *[cat] un gato y tienes que colocarlo
  } ahora; «{ $move }» es para el comienzo del turno.
    .rule = Si la ficha que has sacado se puede colocar, tienes que colocarla.
race-other-tile = Has sacado { $hand ->
    [straight] una recta (s)
    [bend] una curva (l o r)
   *[cat] un gato
  }, así que no puedes jugar «{ $move }».
    .rule = Colocas la ficha que has sacado.
race-bag = La bolsa está vacía: no hay nada que sacar.
    .rule = Solo puedes sacar mientras queden fichas en la bolsa.
    .short = La bolsa está vacía: toca lo que brilla.
race-no-path = Tu camino no tiene ninguna ficha que puedas devolver.
    .rule = Quien pasa puede devolver a la bolsa la última ficha de su propio camino.
race-off-board = En este tablero no hay ninguna casilla { $square }.
    .rule = Las fichas van en las casillas del tablero.
race-no-cat = En { $square } no hay ningún gato.
    .rule = Quien pasa puede devolver a la bolsa un gato del tablero.
race-cats-stay = Los gatos se quedan donde están: solo la última ficha de tu propio camino puede volver a la bolsa.
    .rule = Quien pasa puede devolver la última ficha de su propio camino, pero ningún gato.
    .short = Los gatos se quedan donde están: toca lo que brilla.
race-begun = Tu camino ya ha empezado, así que escribe solo «{ $tile }», no «{ $move }»: la ficha sigue donde acaba el camino.
    .rule = Solo la primera ficha de un camino puede elegir su dirección.
race-which-way = Es tu primera ficha, así que di por dónde sale de tu esquina: escribe { $count ->
    [one] «{ $first }»
   *[other] «{ $first }» o «{ $second }»
  }, no «{ $move }».
    .rule = La primera ficha va en una de las dos casillas junto a tu esquina.
race-exit = Desde tu esquina el camino sale hacia { $one } o { $other }; hacia { $heading } no hay tablero.
    .rule = La primera ficha va en una de las dos casillas junto a tu esquina.
race-taken = { $square } no está libre: { $what ->
    [cat] ahí hay un gato
    [cheese] ahí está el queso
    [corner] ahí está la esquina de salida de un ratón
   *[path] ahí hay un camino
  }.
    .rule = Una ficha solo se coloca en una casilla libre.
    .short = Ahí ya hay algo: toca una casilla que brille.
race-edge = Colocada así en { $square }, la ficha se saldría del tablero.
    .rule = El final de un camino tiene que dar a una casilla libre o al queso.
    .short = Eso lleva fuera del tablero: toca una casilla que brille.
race-cat-ahead = Así tu camino chocaría con el gato de { $ahead }.
    .rule = El final de un camino no puede dar a un gato.
    .short = Eso choca con un gato: toca una casilla que brille.
race-path-ahead = Así tu camino chocaría con un camino en { $ahead }.
    .rule = El final de un camino no puede dar a otro camino, ni siquiera al propio.
    .short = Eso choca con un camino: toca una casilla que brille.
race-corner-ahead = Así tu camino chocaría con la esquina de salida { $ahead }.
    .rule = El final de un camino no puede dar a una esquina donde empezó un ratón.
    .short = Eso choca con una esquina: toca una casilla que brille.
race-side = { $square } no está en el lado de { $seat }, a quien le toca después.
    .rule = El gato se pone en el lado de quien juega después: la esquina de ningún otro ratón está más cerca de la casilla.
    .short = Eso no está en el lado de { $seat }: toca una casilla que brille.
race-side-or-scent = { $square } no está en el lado de { $seat }, a quien le toca después, ni justo al lado del queso.
    .rule = El gato se pone en el lado de quien juega después, donde la esquina de ningún otro ratón está más cerca, o en una casilla junto al queso.
    .short = Eso no está en el lado de { $seat } ni junto al queso: toca una casilla que brille.
race-leader-side = { $count ->
    [1] { $square } no está en el lado de { $seat }. Sin contarte a ti, { $seat } es quien tiene más fichas.
   *[other] { $square } no está en el lado de nadie a quien le pueda tocar este gato: va a uno de los que más fichas tienen, sin contarte a ti.
  }
    .rule = El gato se pone en el lado de quien tiene más fichas, sin contar a quien lo pone: la esquina de ningún otro ratón está más cerca de la casilla.
    .short = Ahí no puede ir un gato ahora: toca una casilla que brille.
race-leader-side-or-scent = { $count ->
    [1] { $square } no está justo al lado del queso ni en el lado de { $seat }. Sin contarte a ti, { $seat } es quien tiene más fichas.
   *[other] { $square } no está justo al lado del queso ni en el lado de nadie a quien le pueda tocar este gato: va a uno de los que más fichas tienen, sin contarte a ti.
  }
    .rule = El gato se pone en el lado de quien tiene más fichas, sin contar a quien lo pone, donde la esquina de ningún otro ratón está más cerca, o en una casilla junto al queso.
    .short = Ahí no puede ir un gato ahora: toca una casilla que brille.
race-open-end = El camino de { $seat } acaba justo antes de { $square }, así que ahí no puede haber un gato.
    .rule = No se pone ningún gato justo delante de un camino, salvo junto al queso si lo permite la regla del olor.
    .short = Por ahí sigue el camino de { $seat }: toca una casilla que brille.
race-last-exit = { $square } es la última salida de la esquina de { $seat }, así que ahí no puede haber un gato.
    .rule = A quien no tiene fichas en el tablero, los gatos tienen que dejarle libre al menos una de sus dos primeras casillas.
    .short = Es la última salida de { $seat }: toca una casilla que brille.

## Race: why something cannot be touched now, on a screen.

race-touch-draw = ¡Primero toca la bolsa!
    .rule = Quien elige sacar tiene que coger una ficha de la bolsa.
race-touch-hand = No tienes nada en la mano: toca la bolsa.
    .rule = El turno empieza eligiendo entre sacar una ficha o pasar.
race-touch-back = Eso no va a la bolsa: toca lo que brilla.
    .rule = Quien pasa puede devolver un gato o la última ficha de su propio camino.
race-touch-lay = Toca una casilla que brille: ahí va tu ficha.
    .rule = Si la ficha que has sacado se puede colocar, tienes que colocarla.
race-touch-ahead = Tu camino sigue en { $square }.
    .rule = Una ficha de camino va justo donde acaba tu camino.
    .short = Tu camino sigue donde brilla.
race-touch-first = Tu camino empieza junto a tu esquina, donde brilla.
    .rule = La primera ficha va en una de las dos casillas junto a tu esquina.
race-touch-bend = Una curva no lleva hasta ahí: toca una casilla que brille.
    .rule = Una curva gira a la izquierda o a la derecha: toca la casilla adonde quieres que vaya tu camino.

## Race: what to do now; the second text tells the others.

race-prompt-turn = Toca la bolsa para sacar una ficha.
    .other = { $seat } saca una ficha o pasa.

race-prompt-empty = La bolsa está vacía: toca lo que brilla.
    .other = { $seat } pasa.

race-prompt-back = Ahora toca la bolsa: la ficha vuelve a ella.

race-prompt-bag = ¡Toca la bolsa!
    .other = { $seat } saca una ficha de la bolsa.

race-prompt-path = { $tile ->
    [straight] Pon tu recta donde brilla.
   *[bend] Pon tu curva donde brilla.
  }
    .other = { $seat } coloca { $tile ->
        [straight] una recta.
       *[bend] una curva.
      }

race-prompt-ahead = Ahora toca hacia dónde gira tu camino.

race-prompt-cat = { $where ->
    [one] Pon el gato para cerrarle el paso a { $other }.
    [cheese] Pon el gato al lado del queso.
   *[several] Pon el gato para cerrarle el paso a alguien.
  }
    .other = { $seat } pone un gato.

race-advice-draw = { $count ->
    [0] Saca una ficha.
    [one] Saca una ficha: { $count } de las { $all } de la bolsa encaja en tu camino.
   *[other] Saca una ficha: { $count } de las { $all } de la bolsa encajan en tu camino.
  }

race-advice-pass = Pasa.

race-advice-back = Devuelve la última ficha de tu camino{ $why ->
    [stuck] : detrás de ella ya no encaja nada.
   *[none] .
  }

race-advice-lift = Devuelve un gato a la bolsa{ $why ->
    [way] : está justo delante de tu camino.
   *[none] .
  }

race-advice-lay = { $tile ->
    [straight] Pon la recta
   *[bend] Pon la curva
  }{ $why ->
    [cheese] : ¡tu camino llega al queso!
    [scent] : ¡tu camino llega justo al lado del queso!
    [closer] : tu camino se acerca al queso.
   *[none] .
  }

race-advice-cat = { $where ->
    [path] Pon el gato justo delante del camino de { $other }.
    [cheese] Pon el gato justo al lado del queso.
   *[side] Pon el gato para cerrarle el paso a { $other }.
  }

## Race: what is wrong with a position text.

race-position-path = PATHS: «{ $found }» no es un camino para { $seat }; escribe «-», o una dirección (n e s w) y una letra por cada ficha (s l r)
race-position-exit = PATHS: { $seat } sale de su esquina hacia uno de { $exits }, no hacia { $found }
race-position-run = PATHS: la ficha { $count } de { $seat } quedaría { $what ->
    [edge] fuera del tablero
    [cheese] sobre el queso, en { $square }
    [corner] sobre una esquina de salida, en { $square }
   *[path] sobre otra ficha de camino, en { $square }
  }
race-position-end = PATHS: el final abierto de { $seat } da { $what ->
    [edge] fuera del tablero
    [corner] a la esquina de salida { $square }
   *[path] a una ficha de su propio camino, en { $square }
  }
race-position-tiles = { $found } { $kind ->
    [straights] rectas
    [bends] curvas
   *[cats] gatos
  } en el tablero; solo hay { $tiles }
race-position-square = CATS: «{ $found }» no es una casilla; el tablero va de a1 a { $last }
race-position-cat = CATS: en { $square } no puede haber un gato: { $what ->
    [cat] ya hay uno
    [cheese] ahí está el queso
    [corner] ahí empezó un ratón
   *[path] ahí hay una ficha de camino
  }
race-position-guarded = CATS: en { $square } no puede haber un gato, porque ahí da el final abierto de { $seat }
race-position-shut = CATS: no puede haber un gato tanto en { $one } como en { $other } mientras { $seat } no tenga fichas
race-position-winners = PATHS: { $count } finales abiertos dan al queso; el primero termina la partida
race-position-winners-scent = PATHS: { $count } finales abiertos dan al queso o a casillas libres de al lado; el primero termina la partida
race-position-over = SEAT y STEP son «-» y «over» justo cuando un final abierto da al queso; aquí { $count ->
    [0] no da ninguno
   *[other] da uno
  }
race-position-over-scent = SEAT y STEP son «-» y «over» justo cuando un final abierto da al queso o a una casilla libre de al lado; aquí { $count ->
    [0] no da ninguno
   *[other] da uno
  }
race-position-bag = STEP: nadie puede sacar, porque todas las fichas están en el tablero
race-position-none = STEP: «{ $step }» necesita una ficha así en la mano, pero todas están en el tablero
race-position-stuck = STEP: { $seat } no tiene sitio para «{ $step }»; una ficha así vuelve enseguida a la bolsa

## Race: editions

race-edition-even = { $where }: { $found } es par; el queso necesita una casilla justo en el centro
race-edition-short = { $where }: fichas de camino: { $found }; no bastan para llegar al queso, porque el camino más corto tiene { $shortest }

## Race: the board in a terminal

race-title = Carrera de ratones
race-about = Construye tu camino hasta el queso, ficha a ficha, antes que nadie.
race-draw-none = aún sin fichas
race-draw-seat = { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
  }, sigue en { $square }, a { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
  } del queso
race-draw-blocked = { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
  }, en { $square } le cierra el paso { $what ->
    [cat] un gato
   *[path] un camino
  }, a { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
  } del queso
race-draw-won = { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
  }, ha llegado al queso
race-draw-won-scent = { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
  }, justo al lado del queso, y con eso gana
race-draw-bag = En la bolsa: rectas { $straights }, curvas { $bends }, gatos { $cats }.
race-draw-straight = Hay que colocar una recta.
race-draw-bend = Hay que colocar una curva, a la izquierda o a la derecha.
race-draw-cat = Hay que colocar un gato.

## Race: what just happened. Seats are shown as names.

race-tell-reach = { $seat } mete la mano en la bolsa.
race-tell-pass = { $seat } pasa.
race-tell-back = { $seat } pasa y devuelve su última ficha.
    .precise = { $seat } pasa y devuelve su última ficha, la de { $square }.
race-tell-lift = { $seat } pasa y devuelve un gato a la bolsa.
    .precise = { $seat } pasa y devuelve a la bolsa el gato de { $square }.
race-tell-draw = { $seat } saca { $tile ->
    [straight] una recta
    [bend] una curva
   *[cat] un gato
  }{ $fits ->
    [no] , que no encaja en ningún sitio y vuelve a la bolsa.
   *[yes] .
  }
race-tell-lay = { $seat } coloca { $tile ->
    [straight] una recta
   *[bend] una curva
  }.
    .precise = { $seat } coloca { $tile ->
        [straight] una recta
       *[bend] una curva
      } en { $square }; el camino sigue en { $ahead }.
race-tell-cat = { $where ->
    [path] { $seat } pone un gato justo delante del camino de { $other }.
    [cheese] { $seat } pone un gato justo al lado del queso.
   *[side] { $seat } pone un gato para cerrarle el paso a { $other }.
  }
    .precise = { $where ->
        [path] { $seat } pone un gato en { $square }, justo delante del camino de { $other }.
        [cheese] { $seat } pone un gato en { $square }, justo al lado del queso.
       *[side] { $seat } pone un gato en { $square }, para cerrarle el paso a { $other }.
      }
race-tell-cheese = El camino de { $seat } llega al queso con { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
  }.
race-tell-scent = El camino de { $seat } llega justo al lado del queso con { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
  }.
race-finish-path = { $goal ->
    [scent] El camino llega justo al lado del queso. ¡Con eso basta! Fichas: { $tiles }.
   *[cheese] El camino llega hasta el queso. Fichas: { $tiles }.
  }
race-finish-won = ¡Ahora el queso se va contigo a casa!
race-finish-lost = { $missing ->
    [1] ¡Casi! Solo faltaba una ficha.
    [2] ¡Casi! Solo faltaban dos fichas.
   *[other] { $tiles ->
        [0] Tu ratón ha dormido bien. ¡La próxima vez saldrá temprano!
       *[other] ¡Qué camino tan bonito! Fichas: { $tiles }.
      }
  }

## Race: what can be chosen

race-variant-scent = con olor a queso
race-variant-gentle = sin olor a queso
race-edition-classic = como siempre
race-edition-danish = los gatos se quedan donde están
race-edition-italian = basta con llegar al lado del queso
race-edition-spanish = los gatos van a quien lleva ventaja

## Race: the rules, for children of ten. The numbers come from the board: $least to $most players, $straights straights,
## $bends bends and $cats cats in the bag. So do the rules that editions change: $cats_for, $scent_wins, $lift_cats.

race-rules-goal-title = De qué va
race-rules-goal = El queso está en el centro. De { $least } a { $most } ratones salen de las esquinas, y cada uno construye un camino de fichas. { $scent_wins ->
    [yes] Gana el primer camino que llega a una de las casillas que rodean el queso.
   *[no] Gana el primer camino que llega al queso.
  }
race-rules-turn-title = Tu turno
race-rules-turn = Saca una ficha de la bolsa sin mirar. Dentro hay { $straights } rectas, { $bends } curvas y { $cats } gatos. Pon la recta o la curva al final de tu camino, de modo que las líneas se unan. Una curva puede girar a la izquierda o a la derecha, como tú quieras.
race-rules-first-title = La primera ficha
race-rules-first = Tu primera ficha va en una de las dos casillas junto a tu esquina.
race-rules-blocked-title = Cuando una ficha no encaja
race-rules-blocked = Un camino no puede salirse del tablero ni chocar con un gato, con un camino (tampoco con el tuyo) o con una esquina de la que salió un ratón. Si tu ficha no se puede poner de otra manera, vuelve a la bolsa y se acaba tu turno. Si encaja, tienes que ponerla, aunque te aleje del queso.
race-rules-cat-title = ¡Un gato!
race-rules-cat = { $cats_for ->
    [leader] Si sacas un gato, úsalo para cerrarle el paso a quien lleva ventaja: ponlo en una casilla libre del lado de quien tiene más fichas en su camino, sin contarte a ti. Si hay varios con las mismas, elige a uno. Si no cabe en ningún sitio, el gato vuelve a la bolsa.
   *[next] Si sacas un gato, úsalo para cerrarle el paso a quien juega después de ti: ponlo en una casilla libre de su lado del tablero. Si no cabe en ningún sitio, el gato vuelve a la bolsa.
  }
race-rules-free-title = Nadie se queda sin salida
race-rules-free = No se puede poner un gato justo en la casilla por donde va a seguir un camino. Y a quien aún no tiene fichas los demás le tienen que dejar libre al menos una de sus dos primeras casillas.
race-rules-pass-title = Pasar
race-rules-pass = En vez de sacar, puedes pasar. { $lift_cats ->
    [no] Entonces puedes devolver a la bolsa la última ficha de tu propio camino. Los gatos se quedan donde están.
   *[yes] Entonces puedes devolver una ficha a la bolsa: cualquier gato o la última ficha de tu propio camino.
  }
race-rules-scent-title = El olor del queso
race-rules-scent = Las casillas que rodean el queso huelen a queso, y a los gatos les encanta. Ahí puedes poner un gato en cualquier casilla libre, esté en el lado de quien esté{ $scent_wins ->
    [yes] .
   *[no] , incluso justo delante de un camino.
  }
race-rules-win-title = El final
race-rules-win = { $scent_wins ->
    [yes] En cuanto tu camino lleva a una casilla libre al lado del queso, tu ratón corre hasta ella y has ganado.
   *[no] En cuanto tu camino llega al queso, tu ratón corre hasta él y has ganado.
  }
race-rules-gentle-title = Sin olor a queso
race-rules-gentle = { $scent_wins ->
    [yes] Una carrera más tranquila: alrededor del queso los gatos se ponen igual que en todas partes. También así gana quien llega al lado del queso.
   *[no] Una carrera más tranquila: las casillas que rodean el queso son como las demás. Tampoco ahí se puede poner un gato justo en la casilla por donde va a seguir un camino.
  }
race-rules-ways-title = Otras formas de jugar
race-rules-ways = Al abrir una mesa puedes cambiar una cosa. Los gatos van a quien lleva ventaja, no a quien juega después. O basta con llegar al lado del queso. O los gatos se quedan donde están y nadie puede devolverlos.

## Race: the first lesson. A child plays Red; the computer plays Green.

race-lesson-draw = Eres el ratón rojo y quieres llegar al queso. ¡Toca la bolsa para sacar una ficha!
race-lesson-lay = Una recta. Toca la ficha y luego la casilla que está por encima de tu ratón.
race-lesson-green = Así empieza tu camino. Ahora Verde construye el suyo desde la otra esquina.
race-lesson-bend = Te toca. ¡Saca otra!
race-lesson-look = ¡Una curva! Tócala, toca el final de tu camino y luego la casilla hacia donde quieres que siga.
race-lesson-cat = Ahora le toca a Verde, y le sale un gato. Verde lo pone para cerrarte el paso.
race-lesson-own-cat = Tendrás que rodearlo. ¡Saca otra ficha!
race-lesson-lay-cat = Ahora tienes tú un gato. Tócalo y luego toca la casilla que brilla, para cerrarle el paso a Verde.
race-lesson-last = Mucho después: tu camino casi ha llegado al queso. ¡Saca una ficha!
race-lesson-win = Una recta, justo lo que te hace falta. ¡Ponla al final de tu camino!
race-lesson-end = Tu ratón corre hasta el queso. ¡Has ganado la carrera!

## Race: names of what is on the board, for those who listen to it.

race-name-square = { $square }{ $scent ->
    [yes] , junto al queso
   *[no] {""}
  }: { $what ->
    [cat] un gato
    [path] el camino de { $seat }
    [ahead] libre, aquí sigue el camino de { $seat }
    [cheese] el queso
    [corner] la esquina de { $seat }
   *[free] libre
  }
race-name-bag = La bolsa: rectas { $straights }, curvas { $bends }, gatos { $cats }
race-name-hand = { $tile ->
    [straight] La ficha en la mano: una recta
    [bend] La ficha en la mano: una curva
    [cat] La ficha en la mano: un gato
   *[none] Ninguna ficha en la mano
  }
race-name-pass = Pasar
