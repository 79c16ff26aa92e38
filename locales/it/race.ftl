## Race: reasons why a move is not legal. The attribute says which rule it is.

race-unreadable = «{ $move }» non è una mossa di questo gioco; scrivi draw, pass, back, lift:e5, cat:e5, oppure s, l, r per una tessera sentiero (ns, el per la tua prima).
    .rule = Nel tuo turno peschi una tessera e la posi, oppure salti il turno.
race-unreadable-stay = «{ $move }» non è una mossa di questo gioco; scrivi draw, pass, back, cat:e5, oppure s, l, r per una tessera sentiero (ns, el per la tua prima).
    .rule = Nel tuo turno peschi una tessera e la posi, oppure salti il turno.
race-undrawn = Non hai ancora una tessera, quindi «{ $move }» deve aspettare: prima pescane una.
    .rule = Il turno comincia con una scelta: pescare una tessera o saltare il turno.
race-in-hand = Hai pescato { $hand ->
    [straight] un tratto dritto e devi posarlo
    [bend] una curva e devi posarla
   *[cat] un gatto e devi posarlo
  } ora; «{ $move }» va bene solo all’inizio del turno.
    .rule = Una tessera pescata che si può posare va posata.
race-other-tile = Hai pescato { $hand ->
    [straight] un tratto dritto (s)
    [bend] una curva (l o r)
   *[cat] un gatto
  }, quindi non puoi giocare «{ $move }».
    .rule = Posi la tessera che hai pescato.
race-bag = Il sacchetto è vuoto: non c’è niente da pescare.
    .rule = Si può pescare solo finché ci sono tessere nel sacchetto.
    .short = Il sacchetto è vuoto: tocca ciò che brilla.
race-no-path = Il tuo sentiero non ha tessere da rimettere nel sacchetto.
    .rule = Chi salta il turno può rimettere nel sacchetto l’ultima tessera del proprio sentiero.
race-off-board = Su questo tabellone non c’è la casella { $square }.
    .rule = Le tessere stanno sulle caselle del tabellone.
race-no-cat = In { $square } non c’è nessun gatto.
    .rule = Chi salta il turno può rimettere nel sacchetto un gatto del tabellone.
race-cats-stay = I gatti restano dove sono: solo l’ultima tessera del tuo sentiero può tornare nel sacchetto.
    .rule = Chi salta il turno può rimettere l’ultima tessera del proprio sentiero, ma nessun gatto.
    .short = I gatti restano dove sono: tocca ciò che brilla.
race-begun = Il tuo sentiero è già cominciato, quindi scrivi solo «{ $tile }», non «{ $move }»: la tessera va in fondo al sentiero.
    .rule = Solo la prima tessera di un sentiero può scegliere la direzione.
race-which-way = È la tua prima tessera, quindi di’ da che parte lascia il tuo angolo: scrivi { $count ->
    [one] «{ $first }»
   *[other] «{ $first }» o «{ $second }»
  }, non «{ $move }».
    .rule = La prima tessera va su una delle due caselle accanto al tuo angolo.
race-exit = Dal tuo angolo un sentiero parte verso { $one } o { $other }; verso { $heading } il tabellone finisce.
    .rule = La prima tessera va su una delle due caselle accanto al tuo angolo.
race-taken = La casella { $square } non è vuota: c’è { $what ->
    [cat] un gatto
    [cheese] il formaggio
    [corner] l’angolo di partenza di un topino
   *[path] un sentiero
  }.
    .rule = Una tessera si posa solo su una casella vuota.
    .short = Lì c’è già qualcosa: tocca una casella che brilla.
race-edge = Posata così in { $square }, la tessera porterebbe fuori dal tabellone.
    .rule = La fine di un sentiero deve portare a una casella vuota o al formaggio.
    .short = Così esci dal tabellone: tocca una casella che brilla.
race-cat-ahead = Così il tuo sentiero finirebbe contro il gatto in { $ahead }.
    .rule = La fine di un sentiero non deve portare a un gatto.
    .short = Così finisci contro un gatto: tocca una casella che brilla.
race-path-ahead = Così il tuo sentiero finirebbe contro un sentiero in { $ahead }.
    .rule = La fine di un sentiero non deve portare a un sentiero, nemmeno al proprio.
    .short = Così finisci contro un sentiero: tocca una casella che brilla.
race-corner-ahead = Così il tuo sentiero finirebbe contro l’angolo di partenza { $ahead }.
    .rule = La fine di un sentiero non deve portare a un angolo da cui è partito un topino.
    .short = Così finisci contro un angolo: tocca una casella che brilla.
race-side = La casella { $square } non è dalla parte di { $seat }, che gioca dopo di te.
    .rule = Un gatto si posa dalla parte di chi gioca dopo: l’angolo di nessun altro topino è più vicino alla casella.
    .short = Non è dalla parte di { $seat }: tocca una casella che brilla.
race-side-or-scent = La casella { $square } non è né dalla parte di { $seat }, che gioca dopo di te, né proprio accanto al formaggio.
    .rule = Un gatto si posa dalla parte di chi gioca dopo, dove l’angolo di nessun altro topino è più vicino, o su una casella accanto al formaggio.
    .short = Non è dalla parte di { $seat } né accanto al formaggio: tocca una casella che brilla.
race-leader-side = { $count ->
    [1] La casella { $square } non è dalla parte di { $seat }. Senza contare te, { $seat } ha più tessere di tutti.
   *[other] La casella { $square } non è dalla parte di nessuno a cui possa toccare questo gatto: va a uno di quelli che hanno più tessere, senza contare te.
  }
    .rule = Un gatto si posa dalla parte di chi ha più tessere, senza contare chi lo posa: l’angolo di nessun altro topino è più vicino alla casella.
    .short = Lì ora non può stare un gatto: tocca una casella che brilla.
race-leader-side-or-scent = { $count ->
    [1] La casella { $square } non è né proprio accanto al formaggio né dalla parte di { $seat }. Senza contare te, { $seat } ha più tessere di tutti.
   *[other] La casella { $square } non è né proprio accanto al formaggio né dalla parte di qualcuno a cui possa toccare questo gatto: va a uno di quelli che hanno più tessere, senza contare te.
  }
    .rule = Un gatto si posa dalla parte di chi ha più tessere, senza contare chi lo posa, dove l’angolo di nessun altro topino è più vicino, o su una casella accanto al formaggio.
    .short = Lì ora non può stare un gatto: tocca una casella che brilla.
race-open-end = Il sentiero di { $seat } continua proprio in { $square }: lì niente gatti.
    .rule = Nessun gatto si posa alla fine di un sentiero, a meno che la regola del profumo non lo permetta, accanto al formaggio.
    .short = Di lì continua il sentiero di { $seat }: tocca una casella che brilla.
race-last-exit = { $square } è l’ultima uscita dall’angolo di { $seat }: lì niente gatti.
    .rule = A chi non ha ancora tessere sul tabellone i gatti devono lasciare libera almeno una delle sue due prime caselle.
    .short = È l’ultima uscita di { $seat }: tocca una casella che brilla.

## Race: why something cannot be touched now, on a screen.

race-touch-draw = Prima tocca il sacchetto!
    .rule = Chi sceglie di pescare deve prendere una tessera dal sacchetto.
race-touch-hand = Non hai niente in mano: tocca il sacchetto.
    .rule = Il turno comincia con una scelta: pescare una tessera o saltare il turno.
race-touch-back = Questo non va nel sacchetto: tocca ciò che brilla.
    .rule = Chi salta il turno può rimettere un gatto, o l’ultima tessera del proprio sentiero.
race-touch-lay = Tocca una casella che brilla: la tua tessera va lì.
    .rule = Una tessera pescata che si può posare va posata.
race-touch-ahead = Il tuo sentiero continua in { $square }.
    .rule = Una tessera sentiero va proprio in fondo al tuo sentiero.
    .short = Il tuo sentiero continua dove brilla.
race-touch-first = Il tuo sentiero comincia accanto al tuo angolo, dove brilla.
    .rule = La prima tessera va su una delle due caselle accanto al tuo angolo.
race-touch-bend = Una curva non porta lì: tocca una casella che brilla.
    .rule = Una curva gira a sinistra o a destra: tocca la casella dove il tuo sentiero deve portare.

## Race: what to do now; the second text tells the others.

race-prompt-turn = Tocca il sacchetto per pescare una tessera.
    .other = { $seat } pesca una tessera o salta il turno.

race-prompt-empty = Il sacchetto è vuoto: tocca ciò che brilla.
    .other = { $seat } salta il turno.

race-prompt-back = Ora tocca il sacchetto: la tessera ci torna dentro.

race-prompt-bag = Tocca il sacchetto!
    .other = { $seat } prende una tessera dal sacchetto.

race-prompt-path = { $tile ->
    [straight] Posa il tuo tratto dritto dove brilla.
   *[bend] Posa la tua curva dove brilla.
  }
    .other = { $seat } posa { $tile ->
        [straight] un tratto dritto.
       *[bend] una curva.
      }

race-prompt-ahead = Ora tocca dove deve girare il tuo sentiero.

race-prompt-cat = { $where ->
    [one] Metti il gatto sulla strada di { $other }.
    [cheese] Metti il gatto accanto al formaggio.
   *[several] Metti il gatto sulla strada di qualcuno.
  }
    .other = { $seat } posa un gatto.

race-advice-draw = { $count ->
    [0] Pesca una tessera.
    [one] Pesca una tessera: { $count } delle { $all } nel sacchetto va bene per il tuo sentiero.
   *[other] Pesca una tessera: { $count } delle { $all } nel sacchetto vanno bene per il tuo sentiero.
  }

race-advice-pass = Salta il turno.

race-advice-back = Rimetti nel sacchetto l’ultima tessera del tuo sentiero{ $why ->
    [stuck] : dopo quella non va più niente.
   *[none] .
  }

race-advice-lift = Rimetti un gatto nel sacchetto{ $why ->
    [way] : è proprio davanti al tuo sentiero.
   *[none] .
  }

race-advice-lay = { $tile ->
    [straight] Posa il tratto dritto
   *[bend] Posa la curva
  }{ $why ->
    [cheese] : il tuo sentiero arriva al formaggio!
    [scent] : il tuo sentiero arriva proprio accanto al formaggio!
    [closer] : il tuo sentiero si avvicina al formaggio.
   *[none] .
  }

race-advice-cat = { $where ->
    [path] Metti il gatto proprio davanti al sentiero di { $other }.
    [cheese] Metti il gatto proprio accanto al formaggio.
   *[side] Metti il gatto sulla strada di { $other }.
  }

## Race: what is wrong with a position text.

race-position-path = PATHS: «{ $found }» non è un sentiero per { $seat }; scrivi «-», o una direzione (n e s w) e una lettera per ogni tessera (s l r)
race-position-exit = PATHS: { $seat } lascia il suo angolo verso una direzione tra { $exits }, non verso { $found }
race-position-run = PATHS: la tessera { $count } di { $seat } starebbe { $what ->
    [edge] fuori dal tabellone
    [cheese] sul formaggio, in { $square }
    [corner] su un angolo di partenza, in { $square }
   *[path] su un’altra tessera sentiero, in { $square }
  }
race-position-end = PATHS: la fine del sentiero di { $seat } porta { $what ->
    [edge] fuori dal tabellone
    [corner] all’angolo di partenza { $square }
   *[path] a una tessera dello stesso sentiero, in { $square }
  }
race-position-tiles = { $found } { $kind ->
    [straights] tratti dritti
    [bends] curve
   *[cats] gatti
  } sul tabellone; in tutto ce ne sono { $tiles }
race-position-square = CATS: «{ $found }» non è una casella; il tabellone va da a1 a { $last }
race-position-cat = CATS: in { $square } non può esserci un gatto: { $what ->
    [cat] ce n’è già uno
    [cheese] c’è il formaggio
    [corner] di lì è partito un topino
   *[path] c’è una tessera sentiero
  }
race-position-guarded = CATS: in { $square } non può esserci un gatto, perché lì porta il sentiero di { $seat }
race-position-shut = CATS: { $one } e { $other } non possono avere entrambe un gatto finché { $seat } non ha tessere
race-position-winners = PATHS: { $count } sentieri portano al formaggio; il primo mette fine alla partita
race-position-winners-scent = PATHS: { $count } sentieri portano al formaggio o a caselle vuote lì accanto; il primo mette fine alla partita
race-position-over = SEAT e STEP sono «-» e «over» esattamente quando un sentiero porta al formaggio; qui { $count ->
    [0] non ce n’è nessuno
   *[other] ce n’è uno
  }
race-position-over-scent = SEAT e STEP sono «-» e «over» esattamente quando un sentiero porta al formaggio o a una casella vuota lì accanto; qui { $count ->
    [0] non ce n’è nessuno
   *[other] ce n’è uno
  }
race-position-bag = STEP: nessuno può pescare, perché tutte le tessere sono sul tabellone
race-position-none = STEP: «{ $step }» vuole una tessera così in mano, ma sono tutte sul tabellone
race-position-stuck = STEP: { $seat } non ha posto per «{ $step }»; una tessera così torna subito nel sacchetto

## Race: editions

race-edition-even = { $where }: { $found } è pari; il formaggio ha bisogno di una casella proprio al centro
race-edition-short = { $where }: tessere sentiero: { $found }; non bastano per arrivare al formaggio, perché il sentiero più corto ne ha { $shortest }

## Race: the board in a terminal

race-title = La corsa dei topini
race-about = Tessera dopo tessera, costruisci il sentiero verso il formaggio, più in fretta degli altri.
race-draw-none = ancora nessuna tessera
race-draw-seat = { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
  }, si continua in { $square }, a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
  } dal formaggio
race-draw-blocked = { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
  }, strada sbarrata in { $square } da { $what ->
    [cat] un gatto
   *[path] un sentiero
  }, a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
  } dal formaggio
race-draw-won = { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
  }, il formaggio è raggiunto
race-draw-won-scent = { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
  }, proprio accanto al formaggio, e basta per vincere
race-draw-bag = Nel sacchetto: tratti dritti { $straights }, curve { $bends }, gatti { $cats }.
race-draw-straight = C’è un tratto dritto da posare.
race-draw-bend = C’è una curva da posare, a sinistra o a destra.
race-draw-cat = C’è un gatto da posare.

## Race: what just happened. Seats are shown as names.

race-tell-reach = { $seat } infila la mano nel sacchetto.
race-tell-pass = { $seat } salta il turno.
race-tell-back = { $seat } salta il turno e rimette nel sacchetto la sua ultima tessera.
    .precise = { $seat } salta il turno e rimette nel sacchetto la sua ultima tessera, quella in { $square }.
race-tell-lift = { $seat } salta il turno e rimette un gatto nel sacchetto.
    .precise = { $seat } salta il turno e rimette nel sacchetto il gatto in { $square }.
race-tell-draw = { $seat } pesca { $tile ->
    [straight] un tratto dritto
    [bend] una curva
   *[cat] un gatto
  }{ $fits ->
    [no] , che non si può posare e torna nel sacchetto.
   *[yes] .
  }
race-tell-lay = { $seat } posa { $tile ->
    [straight] un tratto dritto
   *[bend] una curva
  }.
    .precise = { $seat } posa { $tile ->
        [straight] un tratto dritto
       *[bend] una curva
      } in { $square }; il sentiero continua in { $ahead }.
race-tell-cat = { $where ->
    [path] { $seat } posa un gatto proprio davanti al sentiero di { $other }.
    [cheese] { $seat } posa un gatto proprio accanto al formaggio.
   *[side] { $seat } posa un gatto sulla strada di { $other }.
  }
    .precise = { $where ->
        [path] { $seat } posa un gatto in { $square }, proprio davanti al sentiero di { $other }.
        [cheese] { $seat } posa un gatto in { $square }, proprio accanto al formaggio.
       *[side] { $seat } posa un gatto in { $square }, sulla strada di { $other }.
      }
race-tell-cheese = Il sentiero di { $seat } arriva al formaggio con { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
  }.
race-tell-scent = Il sentiero di { $seat } arriva proprio accanto al formaggio con { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
  }.
race-finish-path = { $goal ->
    [scent] Il sentiero arriva proprio accanto al formaggio. Basta così! Tessere: { $tiles }.
   *[cheese] Il sentiero arriva fino al formaggio. Tessere: { $tiles }.
  }
race-finish-won = Ora il formaggio viene a casa con te!
race-finish-lost = { $missing ->
    [1] C’eri quasi: mancava solo una tessera!
    [2] C’eri quasi: mancavano solo due tessere!
   *[other] { $tiles ->
        [0] Il tuo topino ha dormito bene. La prossima volta partirà presto!
       *[other] Che bel sentiero! Tessere: { $tiles }.
      }
  }

## Race: what can be chosen

race-variant-scent = con il profumo del formaggio
race-variant-gentle = senza il profumo
race-edition-classic = come sempre
race-edition-danish = i gatti restano dove sono
race-edition-italian = basta arrivare accanto al formaggio
race-edition-spanish = i gatti vanno a chi è in testa

## Race: the rules, for children of ten. The numbers come from the board: $least to $most players, $straights straights,
## $bends bends and $cats cats in the bag. So do the rules that editions change: $cats_for, $scent_wins, $lift_cats.

race-rules-goal-title = Scopo del gioco
race-rules-goal = Il formaggio è al centro. Da { $least } a { $most } topini partono dagli angoli, e ognuno costruisce un sentiero di tessere. { $scent_wins ->
    [yes] Vince il primo sentiero che arriva a una delle caselle intorno al formaggio.
   *[no] Vince il primo sentiero che arriva al formaggio.
  }
race-rules-turn-title = Il tuo turno
race-rules-turn = Pesca una tessera dal sacchetto, senza guardare. Dentro ci sono { $straights } tratti dritti, { $bends } curve e { $cats } gatti. Posa un tratto dritto o una curva in fondo al tuo sentiero, in modo che le linee si uniscano. Una curva può girare a sinistra o a destra, come vuoi tu.
race-rules-first-title = La prima tessera
race-rules-first = La tua prima tessera va su una delle due caselle accanto al tuo angolo.
race-rules-blocked-title = Quando una tessera non va bene
race-rules-blocked = Un sentiero non può portare fuori dal tabellone, a un gatto, a un sentiero (nemmeno al tuo) o a un angolo da cui è partito un topino. Se la tua tessera non si può posare in altro modo, torna nel sacchetto e il tuo turno è finito. Se invece ci sta, devi posarla, anche se ti allontana dal formaggio.
race-rules-cat-title = Un gatto!
race-rules-cat = { $cats_for ->
    [leader] Se peschi un gatto, mettilo sulla strada di chi è in testa: su una casella vuota dalla parte di chi ha più tessere nel suo sentiero, senza contare te. Se più giocatori sono in testa alla pari, scegline uno. Se non c’è posto da nessuna parte, il gatto torna nel sacchetto.
   *[next] Se peschi un gatto, mettilo sulla strada di chi gioca dopo di te: su una casella vuota della sua parte del tabellone. Se non c’è posto da nessuna parte, il gatto torna nel sacchetto.
  }
race-rules-free-title = Nessuno resta chiuso
race-rules-free = Non si può posare un gatto proprio sulla casella dove un sentiero sta per continuare. E a chi non ha ancora tessere gli altri devono lasciare libera almeno una delle sue due prime caselle.
race-rules-pass-title = Saltare un turno
race-rules-pass = Invece di pescare puoi saltare il turno. { $lift_cats ->
    [no] Allora puoi rimettere nel sacchetto l’ultima tessera del tuo sentiero. I gatti restano dove sono.
   *[yes] Allora puoi rimettere una tessera nel sacchetto: un gatto qualsiasi, o l’ultima tessera del tuo sentiero.
  }
race-rules-scent-title = Il profumo del formaggio
race-rules-scent = Le caselle intorno al formaggio ne hanno preso il profumo, e i gatti ne vanno matti. Lì puoi posare un gatto su qualsiasi casella vuota, non importa dalla parte di chi{ $scent_wins ->
    [yes] .
   *[no] , anche proprio davanti a un sentiero.
  }
race-rules-win-title = La fine
race-rules-win = { $scent_wins ->
    [yes] Appena il tuo sentiero porta a una casella vuota accanto al formaggio, il tuo topino corre fin lì, e hai vinto.
   *[no] Appena il tuo sentiero porta al formaggio, il tuo topino corre fin lì, e hai vinto.
  }
race-rules-gentle-title = Senza il profumo
race-rules-gentle = { $scent_wins ->
    [yes] Una corsa più tranquilla: intorno al formaggio i gatti si posano come dappertutto. Chi arriva accanto al formaggio vince lo stesso.
   *[no] Una corsa più tranquilla: le caselle intorno al formaggio sono come tutte le altre. Neanche lì si può posare un gatto proprio sulla casella dove un sentiero sta per continuare.
  }
race-rules-ways-title = Altri modi di giocare
race-rules-ways = Quando apri un tavolo, puoi cambiare una cosa. I gatti vanno a chi è in testa, non a chi gioca dopo. Oppure basta arrivare accanto al formaggio. Oppure i gatti restano dove sono, e nessuno può rimetterli nel sacchetto.

## Race: the first lesson. A child plays Red; the computer plays Green.

race-lesson-draw = Sei il topino rosso e vuoi arrivare al formaggio. Tocca il sacchetto per pescare una tessera!
race-lesson-lay = Un tratto dritto. Tocca la tessera, poi la casella sopra il tuo topino.
race-lesson-green = Così comincia il tuo sentiero. Ora Verde costruisce il suo dall’altro angolo.
race-lesson-bend = Tocca a te. Pesca ancora!
race-lesson-look = Una curva! Toccala, poi tocca la fine del tuo sentiero, poi la casella dove deve portare.
race-lesson-cat = Ora pesca Verde, ed è un gatto. Verde te lo mette sulla strada.
race-lesson-own-cat = Dovrai girarci intorno. Pesca un’altra tessera!
race-lesson-lay-cat = Ora il gatto ce l’hai tu. Toccalo, poi tocca la casella che brilla, sulla strada di Verde.
race-lesson-last = Molto più tardi: il tuo sentiero è quasi al formaggio. Pesca!
race-lesson-win = Un tratto dritto, proprio quello che ti serve. Posalo in fondo al tuo sentiero!
race-lesson-end = Il tuo topino corre al formaggio. Hai vinto la corsa!

## Race: names of what is on the board, for those who listen to it.

race-name-square = { $square }{ $scent ->
    [yes] , accanto al formaggio
   *[no] {""}
  }: { $what ->
    [cat] un gatto
    [path] il sentiero di { $seat }
    [ahead] libera, qui continua il sentiero di { $seat }
    [cheese] il formaggio
    [corner] l’angolo di { $seat }
   *[free] libera
  }
race-name-bag = Il sacchetto: tratti dritti { $straights }, curve { $bends }, gatti { $cats }
race-name-hand = { $tile ->
    [straight] La tessera in mano: un tratto dritto
    [bend] La tessera in mano: una curva
    [cat] La tessera in mano: un gatto
   *[none] Nessuna tessera in mano
  }
race-name-pass = Salta il turno
