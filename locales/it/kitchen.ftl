## Kitchen: reasons why a move is not legal. The attribute says which rule it is.

kitchen-unreadable = «{ $move }» non è una mossa di questo gioco; scrivi d4>d5 per andare da d4 a d5, e «n», «e», «s» o «w» per una tana.
    .rule = Una mossa dice da dove a dove, oppure una sola casella: il posto del gatto o il formaggio della forchetta.
kitchen-nowhere = In questa cucina non c’è la casella { $space }.
    .rule = Una casella ha la lettera della sua colonna e il numero della sua riga.
kitchen-place = Il gatto comincia sul tavolo, e { $space } non è lì.
    .rule = Prima che comincino i topini, il gatto si mette su una casella qualsiasi del tavolo.
    .short = Il gatto comincia sul tavolo: tocca una casella che brilla.
kitchen-place-first = Nessuno si muove ancora: prima di’ la casella del tavolo dove comincia il gatto.
    .rule = Prima che comincino i topini, il gatto si mette su una casella qualsiasi del tavolo.
kitchen-fork-first = Il topino { $mouse } ha una forchetta: di’ solo la casella del formaggio che prende.
    .rule = Una forchetta prende da lontano un formaggio scoperto; il topino resta dov’è.
kitchen-fork-cat = Il gatto è seduto sul formaggio in { $space }.
    .rule = Una forchetta prende un formaggio scoperto, ma non sotto il gatto.
    .short = Il gatto sta su quel formaggio: toccane uno che brilla.
kitchen-fork-none = In { $space } non c’è un formaggio scoperto.
    .rule = Una forchetta prende da lontano un formaggio scoperto.
    .short = Lì non c’è formaggio: toccane uno che brilla.
kitchen-one-space = Di’ da dove a dove; { $space } è solo una delle due caselle.
    .rule = Una mossa dice quale pedina si muove, con la casella dove si trova, e dove va.
kitchen-empty = In { $space } non c’è nessuna tua pedina.
    .rule = Chi gioca con i topini muove un topino, chi gioca con il gatto muove il gatto.
    .short = Lì non hai nessuna pedina: tocca ciò che brilla.
kitchen-not-your-mouse = Tu sei il gatto; il topino in { $space } non è tuo.
    .rule = Chi gioca con i topini muove un topino, chi gioca con il gatto muove il gatto.
    .short = Tu sei il gatto: tocca ciò che brilla.
kitchen-not-your-cat = Tu giochi con i topini; il gatto in { $space } non è tuo.
    .rule = Chi gioca con i topini muove un topino, chi gioca con il gatto muove il gatto.
    .short = Tu giochi con i topini: tocca ciò che brilla.
kitchen-forced = Il topino { $mouse } in { $space } deve muoversi un’altra volta.
    .rule = Quando il gatto salta un turno e i topini giocano due volte di fila, si muove due volte lo stesso topino.
    .short = Il topino { $mouse } cammina ancora: tocca ciò che brilla.
kitchen-same-mouse = La tessera è per il topino { $mouse } in { $space }, che l’ha girata.
    .rule = Con i passi in più o con una freccia si muove la pedina che ha girato la tessera.
    .short = La tessera è per il topino { $mouse }: tocca ciò che brilla.
kitchen-arrow-hole = La freccia non porta nella tana { $space }.
    .rule = Una freccia porta a una casella, mai in una tana.
    .short = La freccia non porta in una tana: tocca una casella che brilla.
kitchen-arrow-stay = La freccia deve portare via da { $space }.
    .rule = Una freccia porta la pedina su qualsiasi altra casella.
    .short = La freccia porta via da qui: tocca una casella che brilla.
kitchen-arrow-cheese = In { $space } c’è un formaggio scoperto; una freccia non porta lì.
    .rule = Una freccia non porta mai a un formaggio scoperto. Vacci a piedi, o usa una forchetta.
    .short = La freccia non porta a un formaggio: tocca una casella che brilla.
kitchen-cat-hole = La tana { $space } è troppo piccola per il gatto.
    .rule = Nelle tane entrano solo i topini.
    .short = La tana è troppo piccola per il gatto: tocca una casella che brilla.
kitchen-cheese = In { $space } c’è un formaggio scoperto, quindi il gatto non può andarci.
    .rule = Il gatto non sale mai su un formaggio scoperto.
    .short = Il gatto non va sul formaggio: tocca una casella che brilla.
kitchen-last-mouse = L’ultimo topino è in una tana dietro { $space }; il gatto deve lasciarlo uscire.
    .rule = Se l’unico topino rimasto è in una tana, il gatto non può fermarsi sulla casella davanti.
    .short = Il gatto deve lasciar uscire l’ultimo topino: tocca una casella che brilla.
kitchen-leg = In { $space } c’è una gamba del tavolo; un topino non può andarci.
    .rule = I topini camminano sul pavimento e sotto il tavolo, ma non dove sono le gambe.
    .short = Lì c’è una gamba del tavolo: tocca ciò che brilla.
kitchen-cat-there = In { $space } c’è il gatto!
    .rule = Un topino si ferma su una casella dove non c’è nessuno.
    .short = Lì c’è il gatto! Tocca ciò che brilla.
kitchen-mouse-there = In { $space } c’è già il topino { $mouse }.
    .rule = Un topino si ferma su una casella dove non c’è nessuno.
    .short = Lì c’è già il topino { $mouse }: tocca ciò che brilla.
kitchen-blocked = Da { $origin } a { $space } c’è qualcuno di mezzo in ogni percorso di { $steps ->
    [one] un passo
   *[other] { $steps } passi
  }.
    .rule = Nessuno passa attraverso un’altra pedina.
    .short = C’è qualcuno di mezzo: tocca ciò che brilla.
kitchen-blocked-cat = Da { $origin } a { $space } ci sono topini o formaggi di mezzo in ogni percorso di { $steps ->
    [one] un passo
   *[other] { $steps } passi
  }.
    .rule = Il gatto non passa né attraverso un topino né sopra un formaggio scoperto.
    .short = C’è un topino o un formaggio di mezzo: tocca ciò che brilla.
kitchen-back = Da { $origin } a { $space } in { $steps } passi dovresti tornare subito indietro.
    .rule = Non si torna mai subito sulla casella appena lasciata.
    .short = Non si torna subito indietro: tocca ciò che brilla.
kitchen-exact = { $steps ->
    [one] Un passo da { $origin } non porta
   *[other] { $steps } passi da { $origin } non portano
  } in { $space }.
    .rule = Si fanno esattamente i passi che mostra il dado o la tessera, lungo righe e colonne.
    .short = { $steps ->
        [one] Con un passo
       *[other] Con { $steps } passi
      } non si arriva lì: tocca ciò che brilla.

## Kitchen: why something cannot be touched now, on a screen.

kitchen-touch-roll = Prima tocca il dado!
    .rule = Un turno comincia con un tiro: dice quanti passi si fanno.
kitchen-touch-flip = Prima tocca la tessera per girarla.
    .rule = Chi si ferma su una tessera coperta la gira.
kitchen-touch-place = Il gatto comincia sul tavolo: tocca una casella che brilla.
    .rule = Prima che comincino i topini, il gatto si mette su una casella qualsiasi del tavolo.
kitchen-touch-fork = Tocca un formaggio che brilla.
    .rule = Una forchetta prende da lontano un formaggio scoperto; il topino resta dov’è.
kitchen-touch-walk = Prima tocca una pedina che brilla, poi dove va.
    .rule = Chi gioca con i topini muove un topino, chi gioca con il gatto muove il gatto.
kitchen-touch-caught = Quel topino è stato preso: tocca ciò che brilla.
    .rule = Un topino preso non torna più.
kitchen-touch-stuck = Quella pedina ora non può andare da nessuna parte: toccane una che brilla.
    .rule = Si fanno esattamente i passi che mostra il dado o la tessera, senza passare attraverso nessuno e senza tornare subito indietro.

## Kitchen: what to do now; the second text tells the others.

kitchen-prompt-place = Metti il gatto sul tavolo, dove brilla.
    .other = { $seat } mette il gatto sul tavolo.
kitchen-prompt-roll = Tocca il dado!
    .other = { $seat } tira il dado.
kitchen-prompt-flip = Tocca la tessera per girarla!
    .other = { $seat } gira una tessera.
kitchen-prompt-mouse = Scegli un topino: farà { $steps ->
    [one] un passo
   *[other] { $steps } passi
  }.
    .other = { $seat } sceglie un topino.
kitchen-prompt-walk = { $piece ->
    [cat] Il gatto fa
   *[other] Il topino { $piece } fa
  }{ $steps ->
    [one] { " " }un passo: tocca ciò che brilla.
   *[other] { " " }{ $steps } passi: tocca ciò che brilla.
  }
    .other = { $piece ->
        [cat] { $seat } muove il gatto.
       *[other] { $seat } muove il topino { $piece }.
      }
kitchen-prompt-arrow = { $piece ->
    [cat] La freccia! Il gatto salta dove vuoi, dove brilla.
   *[other] La freccia! Il topino { $piece } salta dove vuoi, dove brilla.
  }
    .other = { $seat } segue la freccia.
kitchen-prompt-fork = La forchetta! Tocca il formaggio che prendi.
    .other = { $seat } prende un formaggio con la forchetta.
kitchen-advice-place = Metti il gatto sulla casella cerchiata di verde.
kitchen-advice-move = { $piece ->
    [cat] Muovi il gatto
   *[other] Muovi il topino { $piece }
  }{ $why ->
    [wins] : così si vince!
    [catches] : prende il topino { $mouse }.
    [takes] : prende un formaggio.
    [hole] : nella tana il gatto non lo prende.
    [flips] : c’è una tessera da girare.
   *[none] .
  }
kitchen-advice-fork = Prendi il formaggio con la forchetta: così sono { $taken } su { $cheeses }.

## Kitchen: what is wrong with a position text.

kitchen-position-row = FLOOR: la riga { $row } ha { $found } caratteri invece di { $columns }
kitchen-position-sign = FLOOR: «{ $found }» in { $square } non è tra { $wanted }
kitchen-position-mouse = MICE: il topino { $mouse } non può essere in «{ $found }»; scrivi una casella senza gamba, una tana, o x se è preso
kitchen-position-together = { $field }: in { $space } c’è già un topino
kitchen-position-holes = HOLES: «{ $found }» dovrebbe avere quattro caratteri, d o u, per n, e, s, w
kitchen-position-closed = HOLES: la tana { $hole } è coperta, quindi il topino { $mouse } non l’ha lasciata e dovrebbe essere lì
kitchen-position-cat = CAT: «{ $found }» non è una casella, né «-»
kitchen-position-tiles = LEFT: restano { $left } tessere, ma sul pavimento ce ne sono { $floor } coperte
kitchen-position-cheeses = CHEESE, FLOOR e LEFT hanno insieme { $found } formaggi; in tutto sono { $wanted }
kitchen-position-missed = SKIP: «{ $skip }» non può essere; al massimo una squadra ha un turno da saltare, e uno solo
kitchen-position-again = SKIP: «{ $skip }» non può essere con il topino { $mouse } in FORCED: si muove di nuovo perché il gatto ha già saltato l’unico turno che doveva saltare
kitchen-position-knives = SKIP e FORCED parlano di un coltello, ma secondo LEFT non ne è stato girato nessuno
kitchen-position-walked = FORCED: il topino { $mouse } è preso o non ha mai lasciato la tana, quindi non si è mosso nel turno prima
kitchen-position-over = SEAT «{ $seat }» e STEP «{ $step }»: il posto «-» e il passo «over» vanno insieme
kitchen-position-tile = «{ $piece }» è in { $square }, su una tessera coperta che avrebbe girato
kitchen-position-untaken = il topino { $piece } è in { $square }, su un formaggio che avrebbe preso
kitchen-position-start = il gatto si mette nella prima posizione e in nessun’altra: «{ $text }»
kitchen-position-unfinished = STEP: la partita è finita quando il gatto ha appena preso l’ultimo topino su una casella libera, o quando sono presi { $cheeses } formaggi, tutte le tane sono scoperte e il topino che si è mosso è in una tana; e la squadra che ha vinto non ha turni da saltare
kitchen-position-caught = SEAT: tutti i topini sono presi, quindi la partita è finita e non è il turno di { $seat }
kitchen-position-skip = SKIP: la squadra di { $seat } ha un turno da saltare, quindi non può essere il suo turno
kitchen-position-forced = FORCED: il topino { $mouse } non può doversi muovere in un turno del gatto
kitchen-position-next = NEXT: nel turno di { $seat } il prossimo è { $wanted }
kitchen-position-other = STEP: «{ $step }» non riguarda il topino { $mouse }, che è quello che deve muoversi in questo turno
kitchen-position-flip = STEP: «{ $step }», ma dov’è «{ $piece }» non c’è una tessera coperta
kitchen-position-unused = STEP: «{ $step }» usa una tessera «{ $tile }», ma secondo LEFT sono ancora tutte coperte (in tutto: { $count })
kitchen-position-bare = STEP: «{ $step }», ma «{ $piece }» non è su una casella del pavimento da cui è stata tolta una tessera
kitchen-position-stuck = STEP: «{ $step }» non lascia niente da scegliere, quindi il turno sarebbe finito

## Kitchen: what is wrong with an edition.

kitchen-edition-rows = { $where }: tutte le righe dovrebbero avere { $columns } caratteri, come la prima
kitchen-edition-squares = { $where }: { $found } caselle; al massimo ne sono possibili { $limit }
kitchen-edition-table = { $where }: non c’è un tavolo (x o t) su cui il gatto possa cominciare
kitchen-edition-hole = { $where }: «{ $square }» non può essere davanti alla tana { $hole }; scrivi una casella di pavimento libero nella riga o colonna { $edge }
kitchen-edition-tiles = { $where }: { $squares } caselle sono senza gamba, ma ci sono { $tiles } tessere

## Kitchen: the board in a terminal

kitchen-title = Topini in cucina
kitchen-about = Quattro topini rubano il formaggio in cucina, mentre Kasimir è in agguato sul tavolo.
kitchen-draw-cat = gatto, topini presi: { $caught } su { $mice }{ $skip ->
    [0] { "" }
   *[other] , deve saltare un turno
  }
kitchen-draw-mice = topini, formaggi presi: { $taken } su { $cheeses }{ $skip ->
    [0] { "" }
   *[other] , devono saltare un turno
  }
kitchen-draw-next = topini, formaggi presi: { $taken } su { $cheeses }{ $skip ->
    [0] { "" }
   *[other] , devono saltare un turno
  }, suo il prossimo turno dei topini
kitchen-draw-signs = c gatto, 1-4 topini, ◆ formaggio, ≡ tavolo, x gamba del tavolo, ▒ tessera coperta
kitchen-draw-left = Coperte: formaggi { $cheeses }, piatti { $plates }, «+1» { $ones }, «+2» { $twos }, frecce { $arrows }, forchette { $forks }, coltelli { $knives }
kitchen-draw-forced = Il topino { $mouse } deve muoversi un’altra volta.
kitchen-draw-place = Il gatto sceglie il suo posto sul tavolo.
kitchen-draw-roll = C’è il dado da tirare.
kitchen-draw-go = Il dado mostra { $walk }.
kitchen-draw-flip = { $piece ->
    [c] Il gatto
   *[other] Il topino { $piece }
  } gira una tessera.
kitchen-draw-bonus = +{ $walk } per { $piece ->
    [c] il gatto
   *[other] il topino { $piece }
  }.
kitchen-draw-arrow = Una freccia per { $piece ->
    [c] il gatto
   *[other] il topino { $piece }
  }: verso qualsiasi altra casella.
kitchen-draw-fork = Una forchetta per il topino { $piece }: prende un formaggio scoperto.
kitchen-draw-over = { $mice ->
    [0] Il gatto ha preso tutti i topini.
   *[other] I topini hanno tutto il formaggio, e uno di loro è al sicuro in una tana.
  }

## Kitchen: what just happened. Seats are shown as names; a piece is cat or the number of a mouse.

kitchen-tell-place = { $seat } mette il gatto sul tavolo.
    .precise = { $seat } mette il gatto in { $square }.
kitchen-tell-roll = { $seat } fa { $face }{ $walks ->
    [no] , ma non può fare quei passi.
   *[yes] .
  }
kitchen-tell-flip = { $piece ->
    [cat] { $tile ->
        [cheese] Il gatto scopre un formaggio, che resta lì.
        [one] Il gatto scopre +1.
        [two] Il gatto scopre +2.
        [arrow] Il gatto scopre una freccia.
        [fork] Il gatto scopre una forchetta, che non gli serve a niente.
        [knife] Il gatto scopre un coltello e salterà un turno.
       *[plate] Il gatto scopre un piatto rotto.
      }
   *[other] { $tile ->
        [cheese] Il topino { $piece } trova un formaggio e lo prende.
        [one] Il topino { $piece } scopre +1.
        [two] Il topino { $piece } scopre +2.
        [arrow] Il topino { $piece } scopre una freccia.
        [fork] Il topino { $piece } scopre una forchetta.
        [knife] Il topino { $piece } scopre un coltello; i topini salteranno un turno.
       *[plate] Il topino { $piece } scopre un piatto rotto.
      }
  }
    .precise = { $piece ->
        [cat] { $tile ->
            [cheese] Il gatto scopre un formaggio in { $square }, che resta lì.
            [one] Il gatto scopre +1 in { $square }.
            [two] Il gatto scopre +2 in { $square }.
            [arrow] Il gatto scopre una freccia in { $square }.
            [fork] Il gatto scopre una forchetta in { $square }, che non gli serve a niente.
            [knife] Il gatto scopre un coltello in { $square } e salterà un turno.
           *[plate] Il gatto scopre un piatto rotto in { $square }.
          }
       *[other] { $tile ->
            [cheese] Il topino { $piece } trova un formaggio in { $square } e lo prende.
            [one] Il topino { $piece } scopre +1 in { $square }.
            [two] Il topino { $piece } scopre +2 in { $square }.
            [arrow] Il topino { $piece } scopre una freccia in { $square }.
            [fork] Il topino { $piece } scopre una forchetta in { $square }.
            [knife] Il topino { $piece } scopre un coltello in { $square }; i topini salteranno un turno.
           *[plate] Il topino { $piece } scopre un piatto rotto in { $square }.
          }
      }
kitchen-tell-fork = Il topino { $piece } prende un formaggio con la forchetta.
    .precise = Il topino { $piece } prende con la forchetta il formaggio in { $square }.
kitchen-tell-walk = { $piece ->
    [cat] Il gatto { $place ->
        [elsewhere] salta su un’altra casella
       *[square] si sposta
      }.
   *[other] Il topino { $piece } { $place ->
        [elsewhere] salta su un’altra casella
        [hole] entra in una tana
       *[square] si sposta
      }.
  }
    .precise = { $piece ->
        [cat] Il gatto { $place ->
            [elsewhere] salta in { $square }
           *[square] va in { $square }
          }.
       *[other] Il topino { $piece } { $place ->
            [elsewhere] salta in { $square }
            [hole] va nella tana { $square }
           *[square] va in { $square }
          }.
      }
kitchen-tell-take = Il topino { $piece } prende il formaggio.
    .precise = Il topino { $piece } prende il formaggio in { $square }.
kitchen-tell-caught = Il gatto prende il topino { $mouse }{ $left ->
    [0] , l’ultimo.
   *[other] .
  }
    .precise = { $left ->
        [0] Il gatto prende il topino { $mouse }, l’ultimo, in { $square }.
       *[other] Il gatto prende il topino { $mouse } in { $square }.
      }
kitchen-tell-safe = Il topino { $piece } è al sicuro in una tana, e i topini hanno tutto il formaggio.
    .precise = Il topino { $piece } è al sicuro nella tana { $hole }, e i topini hanno tutto il formaggio.
kitchen-finish-mice = Tutto il formaggio è preso, tutte le tane sono aperte e un topino è di nuovo al sicuro in una tana.
kitchen-finish-cat = Tutti i topini sono stati presi.
kitchen-finish-cat-won = Che cacciatore! Ora ci si lecca la zampa.
kitchen-finish-cat-lost = { $missing ->
    [1] C’eri quasi: restava solo un topino!
   *[other] { $count ->
        [0] I topini erano svelti, ma il tavolo è tutto tuo per dormire!
       *[other] Bel balzo! Topini tra le tue zampe: { $count }.
      }
  }
kitchen-finish-mice-won = { $caught ->
    [0] Nemmeno un topino è stato preso. Che banchetto!
   *[other] Che banchetto! E Kasimir lascia andare gli altri.
  }
kitchen-finish-mice-lost = { $missing ->
    [0] C’eravate quasi: avevate già tutto il formaggio!
    [1] C’eravate quasi: mancava solo un formaggio!
   *[other] { $count ->
        [0] Kasimir era ben sveglio. La prossima volta sonnecchierà, e il formaggio sarà vostro!
       *[other] Che topini coraggiosi! Formaggi nel piatto: { $count }.
      }
  }

## Kitchen: the rules, for children of ten. The numbers come from the board: $cheeses cheeses, $least to $most players.

kitchen-rules-goal-title = Scopo del gioco
kitchen-rules-goal = Quattro topini contro il gatto Kasimir. I topini vincono insieme se portano via tutti e { $cheeses } i formaggi e poi un topino torna a casa. Kasimir vince se prende tutti e quattro i topini.
kitchen-rules-seats-title = Chi è chi
kitchen-rules-seats = Possono giocare da { $least } a { $most } persone. Uno di voi è il gatto, tutti gli altri sono la squadra dei topini. Prima il gatto sceglie un posto sul tavolo. Poi cominciano i topini, e da lì gatto e topini giocano a turno.
kitchen-rules-walk-title = Muoversi
kitchen-rules-walk = Tira il dado della tua squadra e fai esattamente quel numero di passi, mai in diagonale. Non puoi tornare subito indietro né passare attraverso altre pedine. Se non si può, il tuo turno è finito. Chi tira per i topini può muoverne uno qualsiasi.
kitchen-rules-cheese-title = Tessere e formaggio
kitchen-rules-cheese = Dove ti fermi, giri la tessera. Un topino che trova il formaggio lo prende. Se lo trova Kasimir, resta lì scoperto: i topini possono andare a prenderlo, e lui non può più salirci sopra.
kitchen-rules-more-title = Uno o due passi in più
kitchen-rules-more = Con +1 o +2 fai ancora uno o due passi con la stessa pedina. Poi giri la prossima tessera.
kitchen-rules-arrow-title = La freccia
kitchen-rules-arrow = Con la freccia salti su qualsiasi altra casella libera e lì giri la tessera. Kasimir può perfino saltare su un topino!
kitchen-rules-fork-title = La forchetta
kitchen-rules-fork = Con la forchetta un topino prende un formaggio scoperto, ovunque sia, purché Kasimir non ci stia seduto sopra. Al gatto una forchetta non serve a niente.
kitchen-rules-knife-title = Coltello e piatto
kitchen-rules-knife = Ahi, un coltello! La tua squadra salta il prossimo turno. Se è Kasimir a saltarlo, lo stesso topino si muove due volte di fila. Un piatto rotto non fa proprio niente.
kitchen-rules-cat-title = Kasimir prende i topini
kitchen-rules-cat = Se Kasimir si ferma proprio su un topino, il topino è preso ed esce dal gioco.
kitchen-rules-table-title = Sotto il tavolo
kitchen-rules-table = Kasimir cammina sopra il tavolo e mai sotto, e lassù non gira tessere. I topini corrono sotto e mai sopra. Lì non si incontrano, e un topino là sotto è al sicuro.
kitchen-rules-hole-title = Le tane
kitchen-rules-hole = In una tana nessun topino viene mai preso, ma c’è posto per uno solo. Se resta un solo topino ed è in una tana, Kasimir non può fermarsi proprio lì davanti.
kitchen-rules-end-title = La fine
kitchen-rules-end = Quando tutti e { $cheeses } i formaggi sono presi e da ogni tana è già uscito il suo topino, manca solo che un topino entri in una tana. Allora i topini hanno vinto. Fino a quel momento Kasimir può ancora prenderli tutti.

## Kitchen: the first lesson. A child plays the mice; the computer plays Kasimir.

kitchen-lesson-roll = Giochi con tutti e quattro i topini. Kasimir è seduto sul tavolo. Tocca il tuo dado!
kitchen-lesson-walk = Due passi. Tocca il topino in alto, poi la casella che brilla.
kitchen-lesson-flip = Che cosa ci sarà lì sotto? Tocca la tessera!
kitchen-lesson-cat = Formaggio! È tuo. Ora Kasimir tira e salta giù dal tavolo.
kitchen-lesson-again = Ha trovato un piatto rotto: non succede niente. Tocca a te: tira!
kitchen-lesson-team = Puoi muovere qualsiasi topino della tua squadra. Tocca quello a destra, poi la casella che brilla.
kitchen-lesson-caught = Questa volta solo un piatto. E ora, attenzione, arriva Kasimir…
kitchen-lesson-hide = Ha preso un topino, ma te ne restano tre. Tira!
kitchen-lesson-under = Nasconditi sotto il tavolo! Tocca il topino accanto al tavolo, poi la casella lì sotto.
kitchen-lesson-above = Un altro formaggio! Kasimir risale sul tavolo, proprio sopra di te, e non può raggiungerti.
kitchen-lesson-last = Molto più tardi: resta un solo formaggio. Tira!
kitchen-lesson-take = Vai a prenderlo! Tocca il topino accanto al formaggio, poi il formaggio.
kitchen-lesson-hurry = Era l’ultimo. Presto, a casa! Kasimir è ancora lontano.
kitchen-lesson-home = Un topino deve correre in una tana. Tira!
kitchen-lesson-in = Due passi, proprio quelli giusti. Via, nella tana!
kitchen-lesson-end = Tutto il formaggio è al sicuro a casa. I topini hanno vinto!

## Kitchen: names of what is on the board, for those who listen to it.

kitchen-name-square = { $part ->
    [leg] { $square }, il tavolo
    [table] { $square }, il tavolo e il pavimento sotto
   *[floor] { $square }
  }{ $tile ->
    [down] , una tessera coperta
    [cheese] , un formaggio
   *[none] {""}
  }{ $mouse ->
    [none] {""}
   *[other] , topino { $mouse }
  }{ $cat ->
    [yes] , il gatto
   *[no] {""}
  }
kitchen-name-hole = Tana { $hole }, { $lies ->
    [up] illuminata
   *[down] ancora buia
  }{ $mouse ->
    [none] {""}
   *[other] , topino { $mouse }
  }
kitchen-name-piece = { $piece ->
    [cat] { $where ->
        [box] Il gatto, non ancora in cucina
        [table] Il gatto sul tavolo, { $square }
       *[floor] Il gatto in { $square }
      }
   *[other] { $where ->
        [hole] Topino { $piece } nella tana { $square }
        [table] Topino { $piece } sotto il tavolo, { $square }
       *[floor] Topino { $piece } in { $square }
      }
  }
kitchen-name-die = { $side ->
    [cat] Il dado del gatto
   *[mice] Il dado dei topini
  }{ $face ->
    [none] {""}
   *[other] {" "}mostra { $face }
  }

## Kitchen: the sides to choose from.

kitchen-side-c = Il gatto
kitchen-side-m1 = I topini
