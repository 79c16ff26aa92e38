## Towers: reasons why a move is not legal. The attribute says which rule it is.

towers-unreadable = «{ $move }» non è una mossa di questo gioco; scrivi p+3 per un topino della dispensa, 7+2 per uno della casella 7.
    .rule = Una mossa dice quale topino avanza, e di quanto.
towers-pantry = Non hai più topini nella dispensa.
    .rule = Ogni topino lascia la dispensa una volta sola.
    .short = La tua dispensa è vuota: tocca un topino che brilla.
towers-beyond = La casella { $space } non c’è: il percorso ha { $spaces } caselle.
    .rule = Un topino parte dalla dispensa o da una casella del percorso.
towers-empty = Sulla casella { $space } non c’è nessun topino.
    .rule = Muovi uno dei tuoi topini.
    .short = Lì non c’è nessuno: tocca un topino che brilla.
towers-blocked = Il tuo topino sulla casella { $space } è bloccato: sopra c’è il topino { $top }.
    .rule = Di una torre si muove solo il topino in cima.
towers-caught = Il tuo topino sulla casella { $space } è in una scatoletta e ci resta.
    .rule = Il primo topino che si ferma su una scatoletta ci cade dentro e non si muove più.
    .short = Quel topino è in una scatoletta: toccane uno che brilla.
towers-foreign = Il topino che può lasciare la casella { $space } è { $top }, non il tuo.
    .rule = Muovi uno dei tuoi topini.
towers-foreign-caught = Il topino { $top } sulla casella { $space } non è tuo; e poi è in una scatoletta, e lì resta.
    .rule = Muovi uno dei tuoi topini.
towers-exact = Il dado mostra { $die }, non { $steps }.
    .rule = Un topino avanza esattamente del numero tirato.
    .short = Il dado segna { $die }: tocca ciò che brilla.
towers-clover = Il quadrifoglio vale un numero da 1 a { $most }, non { $steps }.
    .rule = Il quadrifoglio vale il numero che vuoi, fino al suo massimo.
    .short = Il quadrifoglio arriva fino a { $most }: tocca ciò che brilla.

## Towers: why something cannot be touched now, on a screen. The other one is shown by name.

towers-touch-roll = Prima tocca il dado!
    .rule = Un turno comincia con un tiro: dice di quanto avanza un topino.
towers-touch-die = Hai già tirato il dado: tocca un topino che brilla.
    .rule = In un turno si tira una volta sola.
towers-touch-mouse = Prima tocca un topino che brilla.
    .rule = Una mossa dice quale topino avanza, e di quanto.
towers-touch-home = Quei topini sono già a casa: toccane uno che brilla.
    .rule = Un topino che è a casa non si muove più.
towers-touch-other = Quel topino è di { $other }: toccane uno che brilla.
    .rule = Muovi uno dei tuoi topini.
towers-touch-blocked = Sul tuo topino ce n’è uno di { $other }: tocca ciò che brilla.
    .rule = Di una torre si muove solo il topino in cima.
towers-touch-back = I topini non tornano indietro: tocca ciò che brilla.
    .rule = I topini vanno solo verso la tana.
towers-touch-where = Lì un topino non può andare: tocca ciò che brilla.
    .rule = I topini seguono le caselle fino alla tana.
towers-touch-clover = Tocca un numero che brilla, da 1 a { $most }.
    .rule = Il quadrifoglio vale il numero che vuoi, fino al suo massimo.

## Towers: what to do now; the second text tells the others.

towers-prompt-roll = Tocca il dado!
    .other = { $seat } tira il dado.

towers-prompt-move = { $mice ->
    [pantry] Fai uscire un topino dalla dispensa
    [one] Tocca il tuo topino
   *[several] Scegli un topino
  }{ $steps ->
    [one] : avanza di una casella.
   *[other] : avanza di { $steps } caselle.
  }
    .other = { $seat } sceglie un topino.

towers-prompt-clover = { $mice ->
    [pantry] Un quadrifoglio, da 1 a { $most }! Fai uscire un topino dalla dispensa.
    [one] Un quadrifoglio, da 1 a { $most }! Tocca dove va il tuo topino.
   *[several] Un quadrifoglio, da 1 a { $most }! Scegli un topino.
  }
    .other = { $seat } sceglie un topino per il quadrifoglio.

towers-prompt-number = Ora tocca un numero per il quadrifoglio.

towers-advice = { $origin ->
    [0] Fai uscire un topino dalla dispensa
   *[other] Muovi il tuo topino dalla casella { $origin }
  }{ $steps ->
    [0] { "" }
    [one] , di una casella
   *[other] , di { $steps } caselle
  }{ $why ->
    [home] : arriva a casa.
    [covers] : sale in groppa a un topino di { $other }.
    [frees] : il tuo topino sotto è di nuovo libero.
    [full] : lì la scatoletta è già piena.
    [past] : supera una scatoletta.
    [caught] , anche se finisce nella scatoletta.
   *[none] .
  }

## Towers: what is wrong with a position text.

towers-position-mice = il posto { $seat } ha { $count ->
    [one] { $count } topino
   *[other] { $count } topini
  } invece di { $mice }
towers-position-tower = TRACK: «{ $entry }» non è una torre; scrivi casella:topini con una casella da 1 a { $spaces }
towers-position-letter = TRACK: «{ $entry }» ha il carattere «{ $letter }»; i topini sono lettere di { $seats }
towers-position-caught = TRACK: «{ $entry }»: «{ $letter }» va cambiato da maiuscolo a minuscolo o viceversa; solo il topino più in basso in una scatoletta è preso, e solo un topino preso è maiuscolo
towers-position-first = FIRST: «{ $first }» dovrebbe nominare, ognuno una volta, i posti con un topino a casa: { $seats }
towers-position-over = SEAT e DIE sono entrambi «-» esattamente quando nessun topino è in cammino; qui lo sono { $count }
towers-position-stuck = SEAT: { $seat } non ha topini liberi, quindi non può essere il suo turno

## Towers: the board in a terminal

towers-title = Torri di topini
towers-about = Sali sulla schiena degli altri, in cammino verso la tana. Occhio alle scatolette!
towers-draw-seat = dispensa { $pantry }  a casa { $home }
towers-draw-first = dispensa { $pantry }  a casa { $home }, il primo a casa
towers-draw-die = Il dado mostra { $die }.
towers-draw-clover = Il dado mostra un quadrifoglio: un numero qualsiasi da 1 a { $most }.

## Towers: what just happened. Seats are shown as names; origin 0 is the pantry.

towers-tell-roll = { $seat } { $face ->
    [clover] tira un quadrifoglio
   *[other] fa { $face }
  }.
towers-tell-move = { $seat } { $origin ->
    [0] fa uscire un topino dalla dispensa
   *[other] manda avanti un topino
  }.
    .precise = { $seat } muove un topino { $origin ->
        [0] dalla dispensa
       *[other] dalla casella { $origin }
      } alla casella { $space }.
towers-tell-climb = { $seat } fa salire un topino in groppa a { $own ->
    [yes] un altro dei suoi topini
   *[no] un topino di { $other }
  }.
    .precise = { $seat } muove un topino { $origin ->
        [0] dalla dispensa
       *[other] dalla casella { $origin }
      } alla casella { $space }, in groppa a { $own ->
        [yes] un altro dei suoi topini
       *[no] un topino di { $other }
      }.
towers-tell-caught = { $seat } manda avanti un topino. Plop! Il topino finisce nella scatoletta.
    .precise = { $seat } muove un topino { $origin ->
        [0] dalla dispensa
       *[other] dalla casella { $origin }
      } alla casella { $space }. Plop! Il topino finisce nella scatoletta.
towers-tell-home = { $seat } porta a casa un topino.
    .precise = { $seat } porta a casa un topino { $origin ->
        [0] dalla dispensa
       *[other] dalla casella { $origin }
      }.
towers-finish-none = Nessun topino è arrivato a casa, quindi vincono tutti.
towers-finish-most = Topini a casa: { $count }. Nessuno ne ha di più.
towers-finish-tie = Parità! Topini a casa: { $count }. Decide il primo arrivato.
towers-finish-won = { $count ->
    [0] Nessun topino a casa, eppure hai vinto!
   *[other] { $left ->
        [0] Tutti i tuoi topini sono a casa. Evviva!
       *[other] Evviva! I tuoi topini a casa: { $count }.
      }
  }
towers-finish-lost = { $missing ->
    [0] C’eri quasi: altrettanti topini a casa, solo un po’ più tardi!
    [1] C’eri quasi: solo un topino in meno a casa!
   *[other] { $count ->
        [0] I tuoi topini fanno un pisolino nelle scatolette. La prossima volta corrono a casa!
       *[other] I tuoi topini a casa: { $count }. Il tuo finale più bello deve ancora venire!
      }
  }

## Towers: the rules, for children of ten. The numbers come from the board: $mice a player, $spaces on the way, $traps
## tins, $clover_reach the most that a clover can be, $least to $most players.

towers-rules-goal-title = Scopo del gioco
towers-rules-goal = Possono giocare da { $least } a { $most } persone. Ognuno ha { $mice ->
    [one] un topino nella dispensa e lo porta
   *[other] { $mice } topini nella dispensa e li porta
  } lungo la strada fino alla tana, evitando le scatolette vuote di Kasimir. Alla fine vince chi ha più topini a casa.
towers-rules-turn-title = Il tuo turno
towers-rules-turn = Tira il dado, poi fai avanzare uno dei tuoi topini esattamente di quel numero di caselle. Scegli tu quale: uno della dispensa o uno già in cammino. Se puoi muovere, devi farlo.
towers-rules-clover-title = Il quadrifoglio
towers-rules-clover = Il quadrifoglio porta fortuna: scegli tu un numero da 1 a { $clover_reach }.
towers-rules-tower-title = Le torri
towers-rules-tower = Se il tuo topino arriva dove ce ne sono altri, ci sale sopra. Una torre può crescere quanto volete. Si muove solo il topino in cima. Tutti quelli sotto devono aspettare.
towers-rules-passed-title = Tutti bloccati
towers-rules-passed = Se nessuno dei tuoi topini può muoversi perché altri gli stanno sulla schiena, salti il turno. Qui Rosso non ha topini liberi, e Blu gioca ancora.
towers-rules-trap-title = Le scatolette
towers-rules-trap = Lungo la strada { $traps ->
    [one] c’è una scatoletta vuota
   *[other] ci sono { $traps } scatolette vuote
  }. Una scatoletta conta come una casella, e passare oltre non è pericoloso. Ma il primo topino che si ferma su una scatoletta ci cade dentro e ci resta fino alla fine.
towers-rules-full-title = Una scatoletta piena
towers-rules-full = Quando in una scatoletta c’è un topino, dentro non c’è più posto. Chi arriva dopo si ferma sopra, e più tardi riparte.
towers-rules-home-title = A casa
towers-rules-home = Per entrare nella tana non serve il numero esatto. Va bene anche un numero più alto.
towers-rules-end-title = La fine
towers-rules-end = La partita è finita quando tutti i topini sono a casa o in una scatoletta. Vince chi ha più topini a casa. In caso di parità vince, tra i migliori, chi per primo ha portato a casa un topino. Se nessuno ha topini a casa, vincete tutti insieme.

## Towers: the first lesson. A child plays Red; the computer plays Blue.

towers-lesson-roll = Giochi con i topini rossi. Tocca il dado per tirarlo!
towers-lesson-move = Un tre! Tocca i tuoi topini nella dispensa, poi la casella che brilla.
towers-lesson-climbed = Anche Blu ha fatto tre. Atterrerà proprio sul tuo topino!
towers-lesson-again = Ecco una torre. Il tuo topino, sotto, non si può muovere. Tira ancora!
towers-lesson-climb = Prendi un altro topino dalla dispensa e sali fino in cima.
towers-lesson-caught = Ora Blu è bloccato sotto di te e prende un nuovo topino. Oh, lì davanti c’è una scatoletta…
towers-lesson-next = Plop! Il primo topino su una scatoletta ci resta per sempre. Tira tu!
towers-lesson-full = Ora la scatoletta è piena, non ti può succedere niente. Salta dalla torre sulla scatoletta.
towers-lesson-last = Molto più tardi: tutti e due avete topini a casa. Uno dei tuoi è ancora in cammino. Tira!
towers-lesson-home = Cinque è più di quanto serve, e va benissimo. Corri nella tana!
towers-lesson-end = Hai portato a casa più topini di tutti. Ecco come si vince a Torri di topini!

## Towers: names of what is on the board, for those who listen to it.

towers-name-space = { $kind ->
    [trap] Casella { $space }, una scatoletta
   *[plain] Casella { $space }
  }: { $count ->
    [0] libera
    [one] { $caught ->
        [yes] un topino di { $top }, preso nella scatoletta
       *[no] un topino di { $top }
      }
   *[other] { $caught ->
        [yes] { $count } topini, in cima uno di { $top }, quello più in basso preso nella scatoletta
       *[no] { $count } topini, in cima uno di { $top }
      }
  }
towers-name-pantry = Dispensa di { $seat }: { $count ->
    [0] vuota
    [one] un topino
   *[other] { $count } topini
  }
towers-name-hole = Tana: { $count ->
    [0] nessuno è a casa
    [one] un topino è a casa
   *[other] { $count } topini sono a casa
  }
towers-name-die = { $face ->
    [none] Il dado
    [clover] Il dado mostra un quadrifoglio
   *[other] Il dado mostra { $face }
  }
towers-name-clover = Il quadrifoglio vale { $steps }

## Towers: who starts.

towers-first-cheese = Chi ama di più il formaggio
towers-who-cheese = A chi piace di più il formaggio?
towers-asked-cheese = A chi piace di più il formaggio? Ce lo dice { $name }.
