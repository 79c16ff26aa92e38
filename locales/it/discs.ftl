## Discs: reasons why a move is not legal. The attribute says which rule it is.
## A pile is its discs, such as mc, or the number of its place where covered discs are hidden.

discs-unreadable = «{ $move }» non è una mossa di questo gioco; scrivi + o +mc per mettere un disco, mc> o mc>c per alzare quello in cima a una pila mc.
    .rule = Una mossa mette un disco dalla tua mano o ne alza uno dal tavolo, come nuova pila o su un’altra.
discs-unreadable-place = «{ $move }» non è una mossa di questo gioco; scrivi + o +3 per mettere un disco, 3> o 3>5 per alzare quello in cima alla pila 3.
    .rule = Una mossa mette un disco dalla tua mano o ne alza uno dal tavolo, come nuova pila o su un’altra.
discs-hand = La tua mano è vuota: tutti i tuoi dischi sono sul tavolo.
    .rule = Metti solo i tuoi dischi; quando sono tutti sul tavolo, alzi il disco in cima a una pila qualsiasi, anche se non è tuo.
discs-missing = Sul tavolo non c’è la pila { $pile }.
    .rule = Si gioca solo con le pile che sono sul tavolo.
discs-barred = { $cover ->
    [yes] Il disco in cima alla pila { $pile } è stato appena giocato; puoi coprirlo, ma non alzarlo.
   *[no] Il disco in cima alla pila { $pile } è stato appena giocato; non puoi alzarlo.
  }
    .rule = Il disco appena giocato dall’altro non si può alzare.
discs-lone = Il disco della pila { $pile } è già da solo; farne una nuova pila non cambierebbe niente.
    .rule = Un disco da solo non si può alzare per cominciare una nuova pila.
discs-same = Il disco che alzi dalla pila { $pile } non può tornare dov’era.
    .rule = Un disco alzato va su un’altra pila o ne comincia una nuova.
discs-full = La pila { $pile } ha già { $height } dischi; più alta non può essere.
    .rule = Un disco si posa solo su una pila che non è ancora piena.
discs-nowhere = Il disco della pila { $pile } non può andare da nessuna parte: è da solo, e tutte le altre pile sono piene.
    .rule = Un disco alzato va giocato.

## Discs: why something cannot be touched now, on a screen. The other one is shown by name.

discs-touch-empty = Non hai dischi in mano: sollevane uno che brilla.
    .rule = Metti solo i tuoi dischi; quando sono tutti sul tavolo, alzi il disco in cima a una pila qualsiasi, anche se non è tuo.
discs-touch-other = Quei dischi sono di { $other }: tocca ciò che brilla.
    .rule = Metti solo i tuoi dischi.
discs-touch-table = Prima tocca un disco che brilla.
    .rule = Un disco viene dalla tua mano o dalla cima di una pila.
discs-touch-missing = Lì non c’è nessun disco: tocca ciò che brilla.
    .rule = Un disco viene dalla tua mano o dalla cima di una pila.
discs-touch-barred = { $cover ->
    [yes] Questo disco è stato appena giocato: puoi coprirlo, ma non alzarlo.
   *[no] Questo disco è stato appena giocato: non puoi alzarlo.
  }
    .rule = Il disco appena giocato dall’altro non si può alzare.
    .short = Quel disco è stato appena giocato: toccane uno che brilla.
discs-touch-nowhere = Quel disco non può andare da nessuna parte: toccane uno che brilla.
    .rule = Un disco alzato va giocato.
discs-touch-lone = Quel disco è già da solo: tocca una pila che brilla.
    .rule = Un disco da solo non si può alzare per cominciare una nuova pila.
discs-touch-onto = Lì non può stare un disco: tocca ciò che brilla.
    .rule = Un disco va su una pila o ne comincia una nuova.
discs-touch-same = Il disco non può tornare lì: tocca ciò che brilla.
    .rule = Un disco alzato va su un’altra pila o ne comincia una nuova.
discs-touch-full = Questa pila ha già { $height } dischi; più alta non può essere.
    .rule = Un disco si posa solo su una pila che non è ancora piena.
    .short = Quella pila è già abbastanza alta: toccane una che brilla.

## Discs: what to do now; the second text tells the others.

discs-prompt-play = { $origin ->
    [hand] Posa un disco: tocca ciò che brilla.
    [pile] Solleva un disco che brilla.
   *[both] Tocca i tuoi dischi o sollevane uno che brilla.
  }
    .other = { $seat } gioca un disco.

discs-advice = { $disc ->
    [hand] Posa un disco
    [m] Solleva un topino
   *[c] Solleva un gatto
  }{ $onto ->
    [none] { " " }e comincia una nuova pila
    [m] { " " }e copri un topino
   *[c] { " " }e copri un gatto
  }{ $wins ->
    [yes] : vinci!
   *[no] { $count ->
        [0] .
        [one] : così hai un disco scoperto.
       *[other] : così hai { $count } dischi scoperti.
      }
  }

## Discs: what is wrong with a position text.

discs-position-pile = PILES: «{ $entry }» non è una pila; una pila ha da 1 a { $most } lettere m o c, dal basso in alto, e * dopo quella dove si è giocato per ultimo
discs-position-discs = PILES: il posto { $seat } ha solo { $discs } dischi; qui ce ne sono di più
discs-position-star = PILES: una sola pila dovrebbe avere *, quella dove si è giocato per ultimo; qui ce l’hanno { $count }
discs-position-both = PILES: entrambi i posti hanno { $goal } dischi scoperti, ma il primo che li ha mette fine alla partita
discs-position-many = PILES: il posto { $seat } ha { $count } dischi scoperti, ma la partita finisce appena un posto ne ha { $goal }
discs-position-over = SEAT: «{ $seat }» non va bene; è «-» esattamente quando un posto ha { $goal } dischi scoperti, e qui il migliore ne ha { $most }
discs-position-first = SEAT: su un tavolo vuoto non può essere il turno di { $seat }; comincia { $first }
discs-position-stuck = SEAT: { $seat } non ha dischi da giocare, quindi non può essere il suo turno

## Discs: the table in a terminal

discs-title = Copri e scopri
discs-about = Copri un gatto, scopri un topino: chi si ricorda che cosa c’è sotto?
discs-draw-seat = in mano { $hand }  scoperti { $uncovered } su { $goal }
discs-draw-empty = Sul tavolo non c’è ancora nessun disco.
discs-draw-star = * è stato giocato per ultimo: si può coprire, non alzare.
discs-draw-lifted = { $disc } è stato alzato dalla pila { $pile } e ora va giocato.

## Discs: what just happened. Seats are shown as names; a pile is its discs, such as mc, or the number of its place.

discs-tell-bring = { $pile ->
    [none] { $seat } mette un disco e comincia una nuova pila.
   *[other] { $seat } mette un disco su una pila.
  }
    .precise = { $pile ->
        [none] { $seat } mette un disco e comincia una nuova pila.
       *[other] { $seat } mette un disco sulla pila { $pile }.
      }
discs-tell-shift = { $seat } alza { $disc ->
    [m] un topino
   *[c] un gatto
  } e { $pile ->
    [none] comincia una nuova pila
   *[other] lo posa su un’altra pila
  }{ $below ->
    [m] ; sotto c’era un topino.
    [c] ; sotto c’era un gatto.
   *[none] .
  }
    .precise = { $seat } alza { $disc ->
        [m] un topino
       *[c] un gatto
      } dalla pila { $origin } e { $pile ->
        [none] comincia una nuova pila
       *[other] lo posa sulla pila { $pile }
      }{ $below ->
        [m] ; sotto c’era un topino.
        [c] ; sotto c’era un gatto.
       *[none] .
      }
discs-finish-goal = Dischi scoperti: { $count }. Basta per vincere.
discs-finish-won = Ben fatto! Ora possono saltare tutti.
discs-finish-lost = { $missing ->
    [1] C’eri quasi: mancava solo un disco!
   *[other] { $count ->
        [0] Tutti i tuoi dischi si nascondono. La prossima volta faranno capolino!
       *[other] I tuoi dischi scoperti: { $count }. La prossima volta qualcuno in più!
      }
  }

## Discs: the rules, for children of ten. The numbers come from the box: $discs discs each, no pile higher than $height,
## $goal uncovered discs win.

discs-rules-goal-title = Scopo del gioco
discs-rules-goal = Si gioca in due: uno ha { $discs } topini, l’altro { $discs } gatti. Vince chi per primo ha { $goal } dei suoi dischi scoperti. Non importa quanto è alta la pila sotto.
discs-rules-bring-title = Un nuovo disco
discs-rules-bring = Comincia il topino, poi si gioca a turno. Puoi mettere uno dei tuoi dischi e cominciare così una nuova pila.
discs-rules-cover-title = Coprire
discs-rules-cover = Oppure metti un disco sopra un altro. Quello che sta sotto è coperto e non conta più.
discs-rules-lift-title = Spostare un disco
discs-rules-lift = Oppure alzi il disco in cima a una pila qualsiasi, anche se non è tuo. Posalo su un’altra pila, o cominciane una nuova. Quello che stava sotto è di nuovo scoperto!
discs-rules-last-title = La stella
discs-rules-last = L’ultimo disco giocato ha una stella. Non puoi alzarlo, ma puoi coprirlo.
discs-rules-high-title = L’altezza
discs-rules-high = Nessuna pila può avere più di { $height } dischi.
discs-rules-memory-title = Te lo ricordi?
discs-rules-memory = Quello che è coperto non lo vede nessuno: bisogna ricordarselo. E chi alza un disco ha visto che cosa c’era sotto, perciò lo deve giocare.
discs-rules-open-title = Senza segreti
discs-rules-open = Potete anche giocare vedendo tutti i dischi. Allora conta solo prevedere le mosse.
discs-rules-end-title = La fine
discs-rules-end = Con { $goal } dischi scoperti vinci subito. Attenzione: se dopo la tua mossa l’altro ha { $goal } dischi scoperti, perdi. Se per la terza volta tutti i dischi sono messi esattamente allo stesso modo, la partita finisce in parità.

## Discs: the first lesson. A child plays the mice; the computer plays the cats.

discs-lesson-bring = Tu hai i topini. Tocca i tuoi dischi, poi il posto libero sul tavolo.
discs-lesson-cat = Ecco il tuo primo topino, scoperto. Ora il gatto mette un disco.
discs-lesson-cover = Copri il gatto! Tocca i tuoi dischi, poi il gatto sul tavolo.
discs-lesson-covered = Ora in cima ci sono due dei tuoi topini. Ma tocca al gatto…
discs-lesson-new = Ha coperto uno dei tuoi topini. Ricordati dove! Ora comincia una nuova pila.
discs-lesson-cat-new = Ora due dei tuoi sono scoperti. Anche il gatto comincia una nuova pila.
discs-lesson-lift = Dov’era il tuo topino coperto? Alza il gatto che gli sta sopra, e posalo sull’altro gatto.
discs-lesson-go-on = Ecco di nuovo il tuo topino! Il gatto mette un altro disco.
discs-lesson-cover-again = Coprilo subito!
discs-lesson-remember = Quattro dei tuoi topini sono scoperti. Il gatto deve fare qualcosa. Guarda bene, e ricordatelo!
discs-lesson-four = Ne ha coperto un altro. Comincia una nuova pila.
discs-lesson-chance = Ne hai di nuovo quattro e te ne servono cinque. Che farà il gatto?
discs-lesson-win = Il gatto non se n’è accorto! Alza il gatto che copre il tuo topino, e posalo sul nuovo gatto.
discs-lesson-end = Cinque topini scoperti. Che memoria: hai vinto!

## Discs: names of what is on the table, for those who listen to it. A pile is told by the number of its place.

discs-name-table = Comincia una pila
discs-name-empty = tutti sul tavolo
discs-name-hand = { $count ->
    [0] La mano di { $seat } è vuota: tutti sul tavolo
    [one] Un disco nella mano di { $seat }
   *[other] { $count } dischi nella mano di { $seat }
  }
discs-name-disc = { $disc ->
    [m] topino
   *[c] gatto
  }
discs-name-pile = Pila { $number }, dal basso: { $discs }{ $star ->
    [yes] , qui l’ultima mossa
   *[no] {""}
  }
discs-name-hidden = Pila { $number }: un { $top ->
    [m] topino
   *[c] gatto
  } su { $covered ->
    [one] un disco coperto
   *[other] { $covered } dischi coperti
  }{ $star ->
    [yes] , qui l’ultima mossa
   *[no] {""}
  }

## Discs: the sides to choose from.

discs-side-m = I topini
discs-side-c = I gatti
