## Kitchen: reasons why a move is not legal. The attribute says which rule it is.

kitchen-unreadable = «{ $move }» no es una jugada de este juego; escribe d4>d5 para ir de d4 a d5, y «n», «e», «s» o «w» para una madriguera.
    .rule = Una jugada dice de dónde sale la figura y adónde va, o nombra una sola casilla: el sitio del gato o el queso que alcanza el tenedor.
kitchen-nowhere = En esta cocina no hay ninguna casilla { $space }.
    .rule = Las casillas tienen la letra de su columna y el número de su fila.
kitchen-place = El gato empieza en la mesa, y { $space } no está en ella.
    .rule = Antes de que empiecen los ratones, el gato se pone en cualquier casilla de la mesa.
    .short = El gato empieza en la mesa: toca una casilla que brille.
kitchen-place-first = Todavía no se mueve nadie: primero di en qué casilla de la mesa empieza el gato.
    .rule = Antes de que empiecen los ratones, el gato se pone en cualquier casilla de la mesa.
kitchen-fork-first = El ratón { $mouse } tiene un tenedor: di solo la casilla del queso que se lleva.
    .rule = El tenedor alcanza desde lejos un queso boca arriba; el ratón se queda donde está.
kitchen-fork-cat = El gato está sentado sobre el queso de { $space }.
    .rule = El tenedor alcanza un queso boca arriba, pero no el que está debajo del gato.
    .short = El gato está sobre ese queso: toca uno que brille.
kitchen-fork-none = En { $space } no hay ningún queso boca arriba.
    .rule = El tenedor alcanza desde lejos un queso boca arriba.
    .short = Ahí no hay queso: toca uno que brille.
kitchen-one-space = Di de dónde sale la figura y adónde va; { $space } es solo una de las dos casillas.
    .rule = Una jugada dice qué figura se mueve, por la casilla donde está, y adónde va.
kitchen-empty = En { $space } no hay ninguna figura tuya.
    .rule = El equipo de los ratones mueve un ratón; quien juega con el gato mueve el gato.
    .short = Ahí no tienes ninguna figura: toca lo que brilla.
kitchen-not-your-mouse = Tú eres el gato; no puedes mover el ratón de { $space }.
    .rule = El equipo de los ratones mueve un ratón; quien juega con el gato mueve el gato.
    .short = Tú eres el gato: toca lo que brilla.
kitchen-not-your-cat = Tú juegas con los ratones; no puedes mover el gato de { $space }.
    .rule = El equipo de los ratones mueve un ratón; quien juega con el gato mueve el gato.
    .short = Tú juegas con los ratones: toca lo que brilla.
kitchen-forced = El ratón { $mouse } de { $space } tiene que andar otra vez.
    .rule = Si el gato pierde un turno y los ratones juegan dos veces seguidas, anda dos veces el mismo ratón.
    .short = El ratón { $mouse } anda otra vez: toca lo que brilla.
kitchen-same-mouse = La ficha es para el ratón { $mouse } de { $space }, que le dio la vuelta.
    .rule = Con pasos extra o una flecha se mueve la figura que dio la vuelta a la ficha.
    .short = La ficha es para el ratón { $mouse }: toca lo que brilla.
kitchen-arrow-hole = La flecha no lleva a la madriguera { $space }.
    .rule = Una flecha lleva a una casilla, nunca a una madriguera.
    .short = La flecha no lleva a una madriguera: toca una casilla que brille.
kitchen-arrow-stay = La flecha tiene que sacarte de { $space }.
    .rule = Una flecha lleva la figura a cualquier otra casilla.
    .short = La flecha te saca de aquí: toca una casilla que brille.
kitchen-arrow-cheese = En { $space } hay un queso boca arriba; una flecha no lleva ahí.
    .rule = Una flecha nunca lleva a un queso boca arriba. Ve andando o usa un tenedor.
    .short = La flecha no lleva a un queso: toca una casilla que brille.
kitchen-cat-hole = La madriguera { $space } es demasiado pequeña para el gato.
    .rule = En las madrigueras solo entran ratones.
    .short = La madriguera es pequeña para el gato: toca una casilla que brille.
kitchen-cheese = En { $space } hay un queso boca arriba, así que el gato no puede ir ahí.
    .rule = El gato nunca pisa un queso boca arriba.
    .short = El gato no pisa el queso: toca una casilla que brille.
kitchen-last-mouse = El último ratón está en una madriguera detrás de { $space }; el gato tiene que dejarlo salir.
    .rule = Si el único ratón que queda está en una madriguera, el gato no puede pararse en la casilla de delante.
    .short = El gato tiene que dejar salir al último ratón: toca una casilla que brille.
kitchen-leg = En { $space } hay una pata de la mesa; un ratón no puede ir ahí.
    .rule = Los ratones andan por el suelo y bajo la mesa, pero no donde están las patas.
    .short = Ahí hay una pata de la mesa: toca lo que brilla.
kitchen-cat-there = ¡En { $space } está el gato!
    .rule = Un ratón acaba su recorrido en una casilla donde no hay nadie.
    .short = ¡Ahí está el gato! Toca lo que brilla.
kitchen-mouse-there = El ratón { $mouse } ya está en { $space }.
    .rule = Un ratón acaba su recorrido en una casilla donde no hay nadie.
    .short = El ratón { $mouse } ya está ahí: toca lo que brilla.
kitchen-blocked = De { $origin } a { $space } hay alguien en medio en todos los recorridos de { $steps ->
    [one] un paso
   *[other] { $steps } pasos
  }.
    .rule = Nadie atraviesa a otra figura.
    .short = Hay alguien en medio: toca lo que brilla.
kitchen-blocked-cat = De { $origin } a { $space } hay ratones o quesos en medio en todos los recorridos de { $steps ->
    [one] un paso
   *[other] { $steps } pasos
  }.
    .rule = El gato no atraviesa ratones ni pasa sobre un queso boca arriba.
    .short = Hay un ratón o un queso en medio: toca lo que brilla.
kitchen-back = Para ir de { $origin } a { $space } en { $steps } pasos tendrías que dar media vuelta.
    .rule = Nunca puedes dar media vuelta y volver a la casilla de la que acabas de salir.
    .short = No se vuelve enseguida atrás: toca lo que brilla.
kitchen-exact = { $steps ->
    [one] Con un paso desde { $origin }
   *[other] Con { $steps } pasos desde { $origin }
  } no se llega a { $space }.
    .rule = Se dan exactamente los pasos que muestra el dado o la ficha, por filas y columnas.
    .short = { $steps ->
        [one] Con un paso
       *[other] Con { $steps } pasos
      } no se llega ahí: toca lo que brilla.

## Kitchen: why something cannot be touched now, on a screen.

kitchen-touch-roll = ¡Primero toca el dado!
    .rule = El turno empieza tirando: el dado dice cuántos pasos da una figura.
kitchen-touch-flip = Primero toca la ficha para darle la vuelta.
    .rule = Quien acaba su recorrido en una ficha boca abajo le da la vuelta.
kitchen-touch-place = El gato empieza en la mesa: toca una casilla que brille.
    .rule = Antes de que empiecen los ratones, el gato se pone en cualquier casilla de la mesa.
kitchen-touch-fork = Toca un queso que brille.
    .rule = El tenedor alcanza desde lejos un queso boca arriba; el ratón se queda donde está.
kitchen-touch-walk = Primero toca una figura que brille y luego adónde va.
    .rule = El equipo de los ratones mueve un ratón; quien juega con el gato mueve el gato.
kitchen-touch-caught = Ese ratón está atrapado: toca lo que brilla.
    .rule = Un ratón atrapado ya no vuelve.
kitchen-touch-stuck = Esa figura no puede ir a ningún sitio: toca una que brille.
    .rule = Das exactamente los pasos que muestra el dado o la ficha, sin atravesar a nadie y sin dar media vuelta para volver a la casilla de la que acabas de salir.

## Kitchen: what to do now; the second text tells the others.

kitchen-prompt-place = Pon el gato en la mesa, donde brilla.
    .other = { $seat } pone el gato en la mesa.
kitchen-prompt-roll = ¡Toca el dado!
    .other = { $seat } tira el dado.
kitchen-prompt-flip = ¡Toca la ficha para darle la vuelta!
    .other = { $seat } da la vuelta a una ficha.
kitchen-prompt-mouse = Elige un ratón: dará { $steps ->
    [one] un paso
   *[other] { $steps } pasos
  }.
    .other = { $seat } elige un ratón.
kitchen-prompt-walk = { $piece ->
    [cat] El gato da
   *[other] El ratón { $piece } da
  }{ $steps ->
    [one] { " " }un paso: toca lo que brilla.
   *[other] { " " }{ $steps } pasos: toca lo que brilla.
  }
    .other = { $piece ->
        [cat] { $seat } mueve el gato.
       *[other] { $seat } mueve el ratón { $piece }.
      }
kitchen-prompt-arrow = { $piece ->
    [cat] ¡La flecha! El gato salta adonde quieras, donde brilla.
   *[other] ¡La flecha! El ratón { $piece } salta adonde quieras, donde brilla.
  }
    .other = { $seat } sigue la flecha.
kitchen-prompt-fork = ¡El tenedor! Toca el queso que te llevas.
    .other = { $seat } se lleva un queso con el tenedor.
kitchen-advice-place = Pon el gato en la casilla del aro verde.
kitchen-advice-move = { $piece ->
    [cat] Mueve el gato
   *[other] Mueve el ratón { $piece }
  }{ $why ->
    [wins] : ¡así se gana!
    [catches] : atrapa al ratón { $mouse }.
    [takes] : se lleva un queso.
    [hole] : en la madriguera el gato no lo atrapa.
    [flips] : ahí puedes darle la vuelta a una ficha.
   *[none] .
  }
kitchen-advice-fork = Llévate el queso con el tenedor: ya serán { $taken } de { $cheeses }.

## Kitchen: what is wrong with a position text.

kitchen-position-row = FLOOR: la fila { $row } tiene { $found } caracteres, y deben ser { $columns }
kitchen-position-sign = FLOOR: «{ $found }» en { $square } no es ninguno de { $wanted }
kitchen-position-mouse = MICE: el ratón { $mouse } no puede estar en «{ $found }»; escribe una casilla sin pata, una madriguera, o x si está atrapado
kitchen-position-together = { $field }: ya hay un ratón en { $space }
kitchen-position-holes = HOLES: «{ $found }» deberían ser cuatro caracteres, d o u, para n, e, s, w
kitchen-position-closed = HOLES: la madriguera { $hole } está boca abajo, así que el ratón { $mouse } no ha salido de ella y debería estar ahí
kitchen-position-cat = CAT: «{ $found }» no es una casilla ni «-»
kitchen-position-tiles = LEFT: quedan { $left } fichas, pero hay { $floor } boca abajo en el suelo
kitchen-position-cheeses = CHEESE, FLOOR y LEFT suman { $found } quesos; hay { $wanted }
kitchen-position-missed = SKIP: «{ $skip }» no puede ser; como mucho un bando tiene un turno que perder, y solo uno
kitchen-position-again = SKIP: «{ $skip }» no puede ser con el ratón { $mouse } en FORCED: anda otra vez porque el gato ya ha perdido el único turno que tenía que perder
kitchen-position-knives = SKIP y FORCED hablan de un cuchillo, pero según LEFT aún no se ha dado la vuelta a ninguno
kitchen-position-walked = FORCED: el ratón { $mouse } está atrapado o nunca ha salido de su madriguera, así que no anduvo en el turno anterior
kitchen-position-over = SEAT «{ $seat }» y STEP «{ $step }»: el sitio «-» y el paso «over» van juntos
kitchen-position-tile = «{ $piece }» está en { $square }, donde hay una ficha boca abajo a la que habría dado la vuelta
kitchen-position-untaken = el ratón { $piece } está en { $square }, donde hay un queso que se habría llevado
kitchen-position-start = el gato se coloca en la primera posición y en ninguna otra: «{ $text }»
kitchen-position-unfinished = STEP: termina cuando el gato acaba de atrapar al último ratón en una casilla abierta, o cuando se han recogido { $cheeses } quesos, todas las madrigueras están boca arriba y el ratón que anduvo está en una; y el bando que ganó no tiene ningún turno que perder
kitchen-position-caught = SEAT: todos los ratones están atrapados, así que ha terminado y no es el turno de { $seat }
kitchen-position-skip = SKIP: el bando de { $seat } tiene un turno que perder, así que no puede ser su turno
kitchen-position-forced = FORCED: el ratón { $mouse } no puede tener que andar en un turno del gato
kitchen-position-next = NEXT: en el turno de { $seat } el siguiente es { $wanted }
kitchen-position-other = STEP: «{ $step }» no trata del ratón { $mouse }, que es el que tiene que andar en este turno
kitchen-position-flip = STEP: «{ $step }», pero donde está «{ $piece }» no hay ninguna ficha boca abajo
kitchen-position-unused = STEP: «{ $step }» usa una ficha «{ $tile }», pero según LEFT las { $count } están todavía boca abajo
kitchen-position-bare = STEP: «{ $step }», pero «{ $piece }» no está en una casilla del suelo de la que se haya quitado una ficha
kitchen-position-stuck = STEP: «{ $step }» no deja nada que elegir, así que el turno habría acabado

## Kitchen: what is wrong with an edition.

kitchen-edition-rows = { $where }: todas las filas deberían tener { $columns } caracteres, como la primera
kitchen-edition-squares = { $where }: { $found } casillas; se admiten { $limit } como máximo
kitchen-edition-table = { $where }: no hay mesa (x o t) donde pueda empezar el gato
kitchen-edition-hole = { $where }: «{ $square }» no puede estar delante de la madriguera { $hole }; escribe una casilla de suelo abierto en la fila o columna { $edge }
kitchen-edition-tiles = { $where }: { $squares } casillas no tienen pata, pero hay { $tiles } fichas

## Kitchen: the board in a terminal

kitchen-title = La cocina de Kasimir
kitchen-about = Cuatro ratones roban queso en la cocina mientras Kasimir ronda por la mesa.
kitchen-draw-cat = gato, { $caught } de { $mice } ratones atrapados{ $skip ->
    [0] { "" }
   *[other] , perderá un turno
  }
kitchen-draw-mice = ratones, { $taken } de { $cheeses } quesos recogidos{ $skip ->
    [0] { "" }
   *[other] , perderán un turno
  }
kitchen-draw-next = ratones, { $taken } de { $cheeses } quesos recogidos{ $skip ->
    [0] { "" }
   *[other] , perderán un turno
  }, le toca el próximo turno de los ratones
kitchen-draw-signs = c gato, 1-4 ratones, ◆ queso, ≡ mesa, x su pata, ▒ boca abajo
kitchen-draw-left = Boca abajo: quesos { $cheeses }, platos { $plates }, «+1» { $ones }, «+2» { $twos }, flechas { $arrows }, tenedores { $forks }, cuchillos { $knives }
kitchen-draw-forced = El ratón { $mouse } tiene que andar otra vez.
kitchen-draw-place = El gato elige su sitio en la mesa.
kitchen-draw-roll = Hay que tirar el dado.
kitchen-draw-go = El dado muestra { $walk }.
kitchen-draw-flip = { $piece ->
    [c] El gato
   *[other] El ratón { $piece }
  } le da la vuelta a una ficha.
kitchen-draw-bonus = +{ $walk } para { $piece ->
    [c] el gato
   *[other] el ratón { $piece }
  }.
kitchen-draw-arrow = Una flecha para { $piece ->
    [c] el gato
   *[other] el ratón { $piece }
  }: a cualquier otra casilla.
kitchen-draw-fork = Un tenedor para el ratón { $piece }: alcanza un queso boca arriba.
kitchen-draw-over = { $mice ->
    [0] El gato ha atrapado a todos los ratones.
   *[other] Los ratones tienen todo el queso, y uno de ellos está a salvo en una madriguera.
  }

## Kitchen: what just happened. Seats are shown as names; a piece is cat or the number of a mouse.

kitchen-tell-place = { $seat } pone al gato en la mesa.
    .precise = { $seat } pone al gato en { $square }.
kitchen-tell-roll = { $seat } saca { $face }{ $walks ->
    [no] , pero no puede dar esos pasos.
   *[yes] .
  }
kitchen-tell-flip = { $piece ->
    [cat] { $tile ->
        [cheese] El gato descubre un queso, que se queda ahí.
        [one] El gato descubre +1.
        [two] El gato descubre +2.
        [arrow] El gato descubre una flecha.
        [fork] El gato descubre un tenedor, que no le sirve de nada.
        [knife] El gato descubre un cuchillo y perderá un turno.
       *[plate] El gato descubre un plato roto.
      }
   *[other] { $tile ->
        [cheese] El ratón { $piece } encuentra un queso y se lo lleva.
        [one] El ratón { $piece } descubre +1.
        [two] El ratón { $piece } descubre +2.
        [arrow] El ratón { $piece } descubre una flecha.
        [fork] El ratón { $piece } descubre un tenedor.
        [knife] El ratón { $piece } descubre un cuchillo; los ratones perderán un turno.
       *[plate] El ratón { $piece } descubre un plato roto.
      }
  }
    .precise = { $piece ->
        [cat] { $tile ->
            [cheese] El gato descubre en { $square } un queso, que se queda ahí.
            [one] El gato descubre +1 en { $square }.
            [two] El gato descubre +2 en { $square }.
            [arrow] El gato descubre una flecha en { $square }.
            [fork] El gato descubre en { $square } un tenedor, que no le sirve de nada.
            [knife] El gato descubre un cuchillo en { $square } y perderá un turno.
           *[plate] El gato descubre un plato roto en { $square }.
          }
       *[other] { $tile ->
            [cheese] El ratón { $piece } encuentra un queso en { $square } y se lo lleva.
            [one] El ratón { $piece } descubre +1 en { $square }.
            [two] El ratón { $piece } descubre +2 en { $square }.
            [arrow] El ratón { $piece } descubre una flecha en { $square }.
            [fork] El ratón { $piece } descubre un tenedor en { $square }.
            [knife] El ratón { $piece } descubre un cuchillo en { $square }; los ratones perderán un turno.
           *[plate] El ratón { $piece } descubre un plato roto en { $square }.
          }
      }
kitchen-tell-fork = El ratón { $piece } se lleva un queso con el tenedor.
    .precise = El ratón { $piece } se lleva con el tenedor el queso de { $square }.
kitchen-tell-walk = { $piece ->
    [cat] El gato { $place ->
        [elsewhere] salta a otra casilla
       *[square] se mueve
      }.
   *[other] El ratón { $piece } { $place ->
        [elsewhere] salta a otra casilla
        [hole] entra en una madriguera
       *[square] se mueve
      }.
  }
    .precise = { $piece ->
        [cat] El gato { $place ->
            [elsewhere] salta a { $square }
           *[square] va a { $square }
          }.
       *[other] El ratón { $piece } { $place ->
            [elsewhere] salta a { $square }
            [hole] entra en la madriguera { $square }
           *[square] va a { $square }
          }.
      }
kitchen-tell-take = El ratón { $piece } se lleva el queso.
    .precise = El ratón { $piece } se lleva el queso de { $square }.
kitchen-tell-caught = El gato atrapa al ratón { $mouse }{ $left ->
    [0] , el último.
   *[other] .
  }
    .precise = { $left ->
        [0] El gato atrapa al ratón { $mouse }, el último, en { $square }.
       *[other] El gato atrapa al ratón { $mouse } en { $square }.
      }
kitchen-tell-safe = El ratón { $piece } está a salvo en una madriguera, y los ratones tienen todo el queso.
    .precise = El ratón { $piece } está a salvo en la madriguera { $hole }, y los ratones tienen todo el queso.
kitchen-finish-mice = Todo el queso está recogido, todas las madrigueras están abiertas y un ratón vuelve a estar a salvo en una.
kitchen-finish-cat = Todos los ratones están atrapados.
kitchen-finish-cat-won = ¡Qué cazador! Ahora toca lamerse la pata.
kitchen-finish-cat-lost = { $missing ->
    [1] ¡Casi! Solo quedaba un ratón.
   *[other] { $count ->
        [0] Los ratones fueron rápidos, ¡pero la mesa es toda tuya para dormir!
       *[other] ¡Buen salto! Ratones en tus garras: { $count }.
      }
  }
kitchen-finish-mice-won = { $caught ->
    [0] No han atrapado ni un solo ratón. ¡Menudo banquete!
   *[other] ¡Menudo banquete! Y Kasimir suelta a los demás.
  }
kitchen-finish-mice-lost = { $missing ->
    [0] ¡Casi! Ya teníais todo el queso.
    [1] ¡Casi! Solo faltaba un queso.
   *[other] { $count ->
        [0] Kasimir estaba muy despierto. ¡La próxima vez se dormirá y el queso será vuestro!
       *[other] ¡Qué ratones tan valientes! Quesos en el plato: { $count }.
      }
  }

## Kitchen: the rules, for children of ten. The numbers come from the board: $cheeses cheeses, $least to $most players.

kitchen-rules-goal-title = De qué va
kitchen-rules-goal = Cuatro ratones contra el gato Kasimir. Los ratones ganan juntos si se llevan los { $cheeses } quesos y después un ratón vuelve a casa. Kasimir gana si atrapa a los cuatro ratones.
kitchen-rules-seats-title = Quién es quién
kitchen-rules-seats = Pueden jugar de { $least } a { $most }. Una persona es el gato; las demás forman el equipo de los ratones. Primero el gato elige un sitio en la mesa. Luego empiezan los ratones, y después se turnan gato y ratones.
kitchen-rules-walk-title = Andar
kitchen-rules-walk = Tira el dado de tu bando y da exactamente esos pasos, nunca en diagonal. No puedes dar media vuelta y volver a la casilla de la que acabas de salir, ni atravesar a nadie. Si no hay forma de hacerlo, se acaba tu turno. Quien tira por los ratones puede mover cualquiera de ellos.
kitchen-rules-cheese-title = Fichas y queso
kitchen-rules-cheese = Donde te paras, le das la vuelta a la ficha. Si un ratón encuentra queso, se lo lleva. Si lo encuentra Kasimir, el queso se queda ahí boca arriba: los ratones pueden ir a por él, y Kasimir ya no puede volver a pisarlo.
kitchen-rules-more-title = Uno o dos pasos más
kitchen-rules-more = Con una ficha de +1 o +2 das esos pasos más con la misma figura. Después le das la vuelta a la ficha siguiente.
kitchen-rules-arrow-title = La flecha
kitchen-rules-arrow = Con la flecha saltas a cualquier otra casilla libre que quieras y le das la vuelta a la ficha que haya allí. ¡Kasimir puede saltar incluso encima de un ratón y atraparlo!
kitchen-rules-fork-title = El tenedor
kitchen-rules-fork = Con el tenedor un ratón alcanza un queso boca arriba, esté donde esté, siempre que Kasimir no esté sentado encima. Al gato el tenedor no le sirve de nada.
kitchen-rules-knife-title = Cuchillo y plato
kitchen-rules-knife = ¡Ay, un cuchillo! Tu bando pierde el próximo turno. Si quien lo pierde es Kasimir, el mismo ratón anda dos veces seguidas. Con un plato roto no pasa nada de nada.
kitchen-rules-cat-title = Kasimir atrapa ratones
kitchen-rules-cat = Si Kasimir se para exactamente donde hay un ratón, lo atrapa, y ese ratón ya no juega más.
kitchen-rules-table-title = Bajo la mesa
kitchen-rules-table = Kasimir anda por encima de la mesa, nunca por debajo, y allí arriba no le da la vuelta a ninguna ficha. Los ratones corren por debajo, nunca por encima. Así que allí no se encuentran, y un ratón bajo la mesa está a salvo.
kitchen-rules-hole-title = Las madrigueras
kitchen-rules-hole = En una madriguera nunca se atrapa a nadie, pero solo cabe un ratón. Si queda un solo ratón y está en una madriguera, Kasimir no puede pararse justo delante.
kitchen-rules-end-title = El final
kitchen-rules-end = Cuando los ratones tienen los { $cheeses } quesos y cada uno ha salido ya de su madriguera, solo falta que un ratón entre en una. Entonces han ganado. Hasta ese momento Kasimir todavía puede atraparlos a todos.

## Kitchen: the first lesson. A child plays the mice; the computer plays Kasimir.

kitchen-lesson-roll = Juegas con los cuatro ratones. Kasimir está sentado en la mesa. ¡Toca tu dado!
kitchen-lesson-walk = Dos pasos. Toca el ratón de arriba y luego la casilla que brilla.
kitchen-lesson-flip = ¿Qué habrá ahí debajo? ¡Toca la ficha!
kitchen-lesson-cat = ¡Queso! Es tuyo. Ahora Kasimir tira y baja de la mesa de un salto.
kitchen-lesson-again = Ha encontrado un plato roto: no pasa nada. Te toca: ¡tira!
kitchen-lesson-team = Puedes mover a cualquier ratón de tu equipo. Toca el de la derecha y luego la casilla que brilla.
kitchen-lesson-caught = Esta vez, solo un plato. Y ahora, ¡cuidado!, viene Kasimir…
kitchen-lesson-hide = Ha atrapado a un ratón, pero todavía te quedan tres. ¡Tira!
kitchen-lesson-under = ¡Escóndete bajo la mesa! Toca el ratón que está al lado de la mesa y luego la casilla que hay debajo.
kitchen-lesson-above = ¡Otro queso! Kasimir salta otra vez a la mesa, justo encima de ti, y no te alcanza.
kitchen-lesson-last = Mucho después: solo queda un queso. ¡Tira!
kitchen-lesson-take = ¡A por él! Toca el ratón que está junto al queso y luego el queso.
kitchen-lesson-hurry = Era el último. ¡Ahora, corre a casa! Kasimir todavía está lejos.
kitchen-lesson-home = Un ratón tiene que entrar en una madriguera. ¡Tira!
kitchen-lesson-in = Dos pasos, justo lo que hace falta. ¡A la madriguera!
kitchen-lesson-end = Todo el queso está a salvo en casa. ¡Han ganado los ratones!

## Kitchen: names of what is on the board, for those who listen to it.

kitchen-name-square = { $part ->
    [leg] { $square }, la mesa
    [table] { $square }, la mesa y el suelo de debajo
   *[floor] { $square }
  }{ $tile ->
    [down] , una ficha boca abajo
    [cheese] , un queso
   *[none] {""}
  }{ $mouse ->
    [none] {""}
   *[other] , ratón { $mouse }
  }{ $cat ->
    [yes] , el gato
   *[no] {""}
  }
kitchen-name-hole = Madriguera { $hole }, { $lies ->
    [up] con luz
   *[down] todavía a oscuras
  }{ $mouse ->
    [none] {""}
   *[other] , ratón { $mouse }
  }
kitchen-name-piece = { $piece ->
    [cat] { $where ->
        [box] El gato, todavía fuera de la cocina
        [table] El gato en la mesa, { $square }
       *[floor] El gato en { $square }
      }
   *[other] { $where ->
        [hole] El ratón { $piece } en la madriguera { $square }
        [table] El ratón { $piece } bajo la mesa, { $square }
       *[floor] El ratón { $piece } en { $square }
      }
  }
kitchen-name-die = { $side ->
    [cat] El dado del gato
   *[mice] El dado de los ratones
  }{ $face ->
    [none] {""}
   *[other] {" "}muestra { $face }
  }

## Kitchen: the sides to choose from.

kitchen-side-c = El gato
kitchen-side-m1 = Los ratones
