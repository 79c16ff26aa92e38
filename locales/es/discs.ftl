## Discs: reasons why a move is not legal. The attribute says which rule it is.
## A pile is its discs, such as mc, or the number of its place where covered discs are hidden.

discs-unreadable = «{ $move }» no es una jugada de este juego; escribe + o +mc para poner un disco, mc> o mc>c para levantar el de arriba de un montón mc.
    .rule = Una jugada pone un disco de tu mano o levanta uno de la mesa, en un montón nuevo o sobre otro.
discs-unreadable-place = «{ $move }» no es una jugada de este juego; escribe + o +3 para poner un disco, 3> o 3>5 para levantar el de arriba del montón 3.
    .rule = Una jugada pone un disco de tu mano o levanta uno de la mesa, en un montón nuevo o sobre otro.
discs-hand = Tu mano está vacía: todos tus discos están en la mesa.
    .rule = Solo pones discos tuyos; cuando todos están en la mesa, levantas el disco de arriba de cualquier montón, aunque no sea tuyo.
discs-missing = En la mesa no hay ningún montón { $pile }.
    .rule = Los discos se levantan de los montones de la mesa y se dejan sobre ellos.
discs-barred = { $cover ->
    [yes] El disco de arriba del montón { $pile } se acaba de jugar; puedes taparlo, pero no levantarlo.
   *[no] El disco de arriba del montón { $pile } se acaba de jugar; no puedes levantarlo.
  }
    .rule = No se puede levantar el último disco que jugó tu rival.
discs-lone = El disco del montón { $pile } ya está solo; hacer con él un montón nuevo no cambiaría nada.
    .rule = Un disco que está solo no se puede levantar para empezar un montón nuevo.
discs-same = El disco que levantas del montón { $pile } no puede volver adonde estaba.
    .rule = Un disco levantado va sobre otro montón o empieza uno nuevo.
discs-full = El montón { $pile } ya tiene { $height } discos; más alto no puede ser.
    .rule = Los discos solo se dejan sobre montones que no estén completos.
discs-nowhere = El disco del montón { $pile } no puede ir a ningún sitio: está solo, y los demás montones están completos.
    .rule = Disco levantado, disco jugado.

## Discs: why something cannot be touched now, on a screen. The other one is shown by name.

discs-touch-empty = Tu mano está vacía: levanta un disco que brille.
    .rule = Solo pones discos tuyos; cuando todos están en la mesa, levantas el disco de arriba de cualquier montón, aunque no sea tuyo.
discs-touch-other = Esos discos son de { $other }: toca lo que brilla.
    .rule = Solo pones discos tuyos.
discs-touch-table = Primero toca un disco que brille.
    .rule = Un disco viene de tu mano o de lo alto de un montón.
discs-touch-missing = Ahí no hay ningún disco: toca lo que brilla.
    .rule = Un disco viene de tu mano o de lo alto de un montón.
discs-touch-barred = { $cover ->
    [yes] Este disco se acaba de jugar: puedes taparlo, pero no levantarlo.
   *[no] Este disco se acaba de jugar: no puedes levantarlo.
  }
    .rule = No se puede levantar el último disco que jugó tu rival.
    .short = Ese disco se acaba de jugar: toca uno que brille.
discs-touch-nowhere = Ese disco no puede ir a ningún sitio: toca uno que brille.
    .rule = Disco levantado, disco jugado.
discs-touch-lone = Ese disco ya está solo: toca un montón que brille.
    .rule = Un disco que está solo no se puede levantar para empezar un montón nuevo.
discs-touch-onto = Ahí no puede ir un disco: toca lo que brilla.
    .rule = Un disco va sobre un montón o empieza uno nuevo.
discs-touch-same = El disco no puede volver ahí: toca lo que brilla.
    .rule = Un disco levantado va sobre otro montón o empieza uno nuevo.
discs-touch-full = Este montón ya tiene { $height } discos; más alto no puede ser.
    .rule = Los discos solo se dejan sobre montones que no estén completos.
    .short = Ese montón ya es bastante alto: toca uno que brille.

## Discs: what to do now; the second text tells the others.

discs-prompt-play = { $origin ->
    [hand] Pon un disco: toca lo que brilla.
    [pile] Levanta un disco que brille.
   *[both] Toca tus discos o levanta uno que brille.
  }
    .other = { $seat } juega un disco.

discs-advice = { $disc ->
    [hand] Pon un disco
    [m] Levanta un ratón
   *[c] Levanta un gato
  }{ $onto ->
    [none] { " " }y empieza un montón nuevo
    [m] { " " }y tapa un ratón
   *[c] { " " }y tapa un gato
  }{ $wins ->
    [yes] : ¡ganas!
   *[no] { $count ->
        [0] .
        [one] : así tienes un disco destapado.
       *[other] : así tienes { $count } discos destapados.
      }
  }

## Discs: what is wrong with a position text.

discs-position-pile = PILES: «{ $entry }» no es un montón; un montón son de 1 a { $most } letras m y c, de abajo arriba, y * tras el último en que se jugó
discs-position-discs = PILES: el sitio { $seat } solo tiene { $discs } discos; aquí hay más
discs-position-star = PILES: un montón debería tener un *, el último en que se jugó; aquí lo tienen { $count }
discs-position-both = PILES: los dos sitios tienen { $goal } discos destapados, pero el primero que los tiene termina la partida
discs-position-many = PILES: el sitio { $seat } tiene { $count } discos destapados, pero la partida termina en cuanto un sitio tiene { $goal }
discs-position-over = SEAT: «{ $seat }» no encaja; es «-» justo cuando un sitio tiene { $goal } discos destapados, y aquí el mejor tiene { $most }
discs-position-first = SEAT: { $seat } no puede jugar con la mesa vacía; empieza { $first }
discs-position-stuck = SEAT: { $seat } no tiene ningún disco que pueda jugar, así que no puede ser su turno

## Discs: the table in a terminal

discs-title = Tapa y destapa
discs-about = Tapa un gato, destapa un ratón: ¿quién recuerda lo que hay debajo?
discs-draw-seat = en la mano { $hand }  destapados { $uncovered } de { $goal }
discs-draw-empty = Todavía no hay discos en la mesa.
discs-draw-star = * es el último que se jugó: se puede tapar, no levantar.
discs-draw-lifted = { $disc } se ha levantado del montón { $pile } y hay que jugarlo ahora.

## Discs: what just happened. Seats are shown as names; a pile is its discs, such as mc, or the number of its place.

discs-tell-bring = { $pile ->
    [none] { $seat } pone un disco y empieza un montón nuevo.
   *[other] { $seat } pone un disco sobre un montón.
  }
    .precise = { $pile ->
        [none] { $seat } pone un disco y empieza un montón nuevo.
       *[other] { $seat } pone un disco sobre el montón { $pile }.
      }
discs-tell-shift = { $seat } levanta { $disc ->
    [m] un ratón
   *[c] un gato
  } y { $pile ->
    [none] empieza un montón nuevo
   *[other] lo deja sobre otro montón
  }{ $below ->
    [m] ; debajo había un ratón.
    [c] ; debajo había un gato.
   *[none] .
  }
    .precise = { $seat } levanta { $disc ->
        [m] un ratón
       *[c] un gato
      } del montón { $origin } y { $pile ->
        [none] empieza un montón nuevo
       *[other] lo deja sobre el montón { $pile }
      }{ $below ->
        [m] ; debajo había un ratón.
        [c] ; debajo había un gato.
       *[none] .
      }
discs-finish-goal = Discos destapados: { $count }. Con eso se gana.
discs-finish-won = ¡Qué bien jugado! Ahora todos pueden dar saltos.
discs-finish-lost = { $missing ->
    [1] ¡Casi! Solo faltaba un disco.
   *[other] { $count ->
        [0] Todos tus discos se esconden. ¡La próxima vez se asomarán!
       *[other] Tus discos destapados: { $count }. ¡La próxima vez, unos pocos más!
      }
  }

## Discs: the rules, for children of ten. The numbers come from the box: $discs discs each, no pile higher than $height,
## $goal uncovered discs win.

discs-rules-goal-title = De qué va
discs-rules-goal = Es un juego para dos: { $discs } ratones contra { $discs } gatos. Gana quien primero tenga { $goal } discos propios destapados. Da igual lo alto que sea el montón de debajo.
discs-rules-bring-title = Un disco nuevo
discs-rules-bring = Empieza el ratón; luego se juega por turnos. Puedes poner uno de tus discos y empezar con él un montón nuevo.
discs-rules-cover-title = Tapar
discs-rules-cover = O pones un disco encima de otro. Lo que queda debajo está tapado y ya no cuenta.
discs-rules-lift-title = Mover un disco
discs-rules-lift = O levantas el disco de arriba de cualquier montón, aunque no sea tuyo. Déjalo sobre otro montón o empieza uno nuevo. ¡Lo que había debajo queda destapado otra vez!
discs-rules-last-title = La estrella
discs-rules-last = El último disco que se ha jugado lleva una estrella. No puedes levantarlo, pero sí taparlo.
discs-rules-high-title = La altura
discs-rules-high = Ningún montón puede tener más de { $height } discos.
discs-rules-memory-title = ¿Te acuerdas?
discs-rules-memory = Lo tapado no lo ve nadie: hay que recordarlo. Y quien levanta un disco ya ha visto lo que había debajo, así que tiene que jugarlo.
discs-rules-open-title = Sin secretos
discs-rules-open = También se puede jugar con todos los discos a la vista. Entonces lo que cuenta es pensar por adelantado.
discs-rules-end-title = El final
discs-rules-end = Con { $goal } discos destapados ganas al instante. Cuidado: si después de tu jugada tu rival tiene { $goal } discos destapados, pierdes. Si todo queda exactamente igual por tercera vez, hay empate.

## Discs: the first lesson. A child plays the mice; the computer plays the cats.

discs-lesson-bring = Tienes los ratones. Toca tus discos y luego el sitio libre de la mesa.
discs-lesson-cat = Ahí está tu primer ratón, destapado. Ahora el gato pone un disco.
discs-lesson-cover = ¡Tapa al gato! Toca tus discos y luego el gato de la mesa.
discs-lesson-covered = Ahora tienes dos ratones arriba. Pero juega el gato…
discs-lesson-new = Ha tapado uno de tus ratones. ¡Recuerda dónde! Ahora empieza tú un montón nuevo.
discs-lesson-cat-new = Ya tienes dos destapados. El gato también empieza un montón nuevo.
discs-lesson-lift = ¿Dónde estaba tu ratón tapado? Levanta el gato que tiene encima y déjalo sobre el otro gato.
discs-lesson-go-on = ¡Ahí está otra vez tu ratón! El gato pone otro disco.
discs-lesson-cover-again = ¡Tápalo enseguida!
discs-lesson-remember = Tienes cuatro ratones destapados. El gato tiene que hacer algo. ¡Fíjate bien y recuérdalo!
discs-lesson-four = Te ha tapado otro. Empieza tú un montón nuevo.
discs-lesson-chance = Vuelves a tener cuatro y necesitas cinco. ¿Qué hará el gato?
discs-lesson-win = ¡El gato no se ha dado cuenta! Levanta el gato que tapa a tu ratón y déjalo sobre el gato nuevo.
discs-lesson-end = Cinco ratones destapados. ¡Qué buena memoria! ¡Has ganado!

## Discs: names of what is on the table, for those who listen to it. A pile is told by the number of its place.

discs-name-table = Empezar un montón nuevo
discs-name-empty = todos en la mesa
discs-name-hand = { $count ->
    [0] La mano de { $seat } está vacía: todos en la mesa
    [one] Un disco en la mano de { $seat }
   *[other] { $count } discos en la mano de { $seat }
  }
discs-name-disc = { $disc ->
    [m] ratón
   *[c] gato
  }
discs-name-pile = Montón { $number }, desde abajo: { $discs }{ $star ->
    [yes] , aquí se jugó por última vez
   *[no] {""}
  }
discs-name-hidden = Montón { $number }: un { $top ->
    [m] ratón
   *[c] gato
  } sobre { $covered ->
    [one] un disco tapado
   *[other] { $covered } discos tapados
  }{ $star ->
    [yes] , aquí se jugó por última vez
   *[no] {""}
  }

## Discs: the sides to choose from.

discs-side-m = Los ratones
discs-side-c = Los gatos
