## Hunt: reasons why a move is not legal. The attribute says which rule it is.

hunt-unreadable = «{ $move }» non è una mossa di questo gioco; scrivi cat o mouse per dire chi muove per primo, o la lettera del topino che il gatto tiene prigioniero.
    .rule = Si decide chi muove per primo e quale topino tiene il gatto, nient’altro.
hunt-chance = «{ $move }» non puoi sceglierlo tu: i numeri vengono solo dai dadi e dallo scivolo.
    .rule = Dadi e scivolo decidono da soli.
hunt-absent = In questa partita non c’è il topino { $mouse }; i topini sono { $mice }.
    .rule = Il gatto tiene prigioniero uno dei topini in gioco.
hunt-early = Il gatto non si è ancora mosso, quindi non può sedersi sul topino { $mouse }; prima di’ chi muove per primo, il topino ({ $steps }) o il gatto ({ $paws }).
    .rule = Il gatto può imprigionare un topino solo dopo essersi mosso.
hunt-elsewhere = Il gatto è sulla casella { $cat }, ma il topino { $mouse } è sulla casella { $space }.
    .rule = Il gatto imprigiona uno dei topini sulla casella dove si ferma.
hunt-fixed = Qui nessuno decide chi muove per primo: è sempre il topino. Di’ quale topino il gatto imprigiona.
    .rule = Il topino muove prima del gatto; solo nella variante per topini grandi si può scegliere.
hunt-late = L’ordine è già deciso: ora il gatto è sulla casella { $cat }. Di’ quale topino imprigiona.
    .rule = L’ordine si sceglie subito dopo il tiro, prima che qualcuno si muova.

## Hunt: why something cannot be touched now, on a screen. The other one is shown by name.

hunt-touch-roll = Prima tocca i dadi!
    .rule = I dadi dicono di quanto avanzano il tuo topino e il gatto.
hunt-touch-slide = Prima tocca lo scivolo!
    .rule = Chi è in cima al grande formaggio scende dallo scivolo, ed è lo scivolo a decidere dove.
hunt-touch-order = Chi muove per primo: il tuo topino ({ $steps }) o il gatto ({ $paws })? Tocca uno dei due.
    .rule = L’ordine si sceglie subito dopo il tiro, prima che qualcuno si muova.
    .short = Chi muove per primo? Tocca il tuo topino o il gatto.
hunt-touch-elsewhere = Il topino di { $other } non è sulla casella { $cat }, dov’è il gatto.
    .rule = Il gatto imprigiona uno dei topini sulla casella dove si ferma.
    .short = Il topino di { $other } non è con il gatto: toccane uno che brilla.
hunt-touch-grab = Tocca il topino che il gatto deve imprigionare, sulla casella { $cat }.
    .rule = Il gatto imprigiona uno dei topini sulla casella dove si ferma.
    .short = Tocca un topino che brilla: il gatto lo imprigiona.

## Hunt: what to do now; the second text tells the others.

hunt-prompt-roll = Tocca i dadi!
    .other = { $seat } tira i dadi.

hunt-prompt-slide = Tocca lo scivolo!
    .other = { $seat } scende dallo scivolo.

hunt-prompt-order = Chi muove per primo? Tocca il tuo topino o il gatto.
    .other = { $seat } decide chi muove per primo, il topino o il gatto.

hunt-prompt-grab = Tocca il topino che il gatto deve imprigionare.
    .other = { $seat } decide quale topino il gatto imprigiona.

hunt-advice-order = { $first ->
    [mouse] Muovi prima il tuo topino
   *[cat] Muovi prima il gatto
  }{ $why ->
    [wins] : vinci!
    [holds] : il gatto imprigiona il topino di { $other }.
    [eats] : il tuo topino prende { $count ->
        [one] un pezzetto
       *[other] { $count } pezzetti
      } di formaggio.
    [climbs] : il tuo topino sale la scala.
    [hole] : nella tana il tuo topino è al sicuro.
   *[none] .
  }

hunt-advice-grab = { $own ->
    [yes] Fai imprigionare il tuo topino
   *[no] Fai imprigionare il topino di { $other }
  }{ $why ->
    [misses] : salta un turno.
   *[none] .
  }

## Hunt: what is wrong with a position text.

hunt-position-cheese = CHEESE e STORE: { $count ->
    [one] { $count } pezzetto
   *[other] { $count } pezzetti
  } in tutto invece di { $cheeses }
hunt-position-step = STEP: «{ $found }» non è un passo di questa variante con questi dadi; ci sono { $steps }
hunt-position-turn = SEAT è «-» esattamente quando STEP è «over»; qui sono «{ $seat }» e «{ $step }»
hunt-position-grab = STEP: non c’è nessun topino da scegliere, perché il gatto sulla casella { $cat } non è su più topini fuori da una tana
hunt-position-held = HELD: «{ $found }» qui dovrebbe essere uno tra { $seats }; un topino prigioniero è sotto il gatto, mai in una tana, mai nella variante younger, e non prima che sia stato scelto
hunt-position-passed = SEAT: il topino di { $seat } è prigioniero, quindi non può essere il suo turno
hunt-position-top = MICE: { $count ->
    [0] nessun topino è
    [one] il topino di { $seats } è
   *[other] i topini di { $seats } sono
  } in cima al formaggio («-»), il che è impossibile con SEAT { $seat } e STEP { $step }
hunt-position-ladder = MICE: il topino di { $seat } non può essere sulla casella { $space }; lo scivolo non porta mai a una scala
hunt-position-early = CHEESE: { $seat } ha formaggio prima del suo primo turno
hunt-position-cat = CAT: è sulla casella { $cat }, ma a inizio partita deve essere sulla casella { $wanted }
hunt-position-store = STEP: la partita è finita esattamente quando la scorta è vuota; qui STORE è { $count } e STEP è { $step }
hunt-position-emptied = MICE: nessun topino con formaggio è su una casella formaggio lontano dal gatto, quindi nessuno può avere svuotato la scorta
hunt-position-goal = STEP: la partita è finita esattamente quando un posto ha { $goal } pezzetti o più; qui { $count ->
    [0] nessun posto li ha
    [one] li ha { $count } posto
   *[other] li hanno { $count } posti
  }, e STEP è { $step }
hunt-position-won = MICE: { $seat } non può avere appena vinto con { $count ->
    [one] { $count } pezzetto
   *[other] { $count } pezzetti
  } sulla casella { $space }; deve essere arrivato a { $goal } con quello che ha preso lì

## Hunt: what is wrong with an edition.

hunt-edition-cheese = { $where }: nessuna casella ha formaggio, quindi nessuno potrebbe mai prenderne
hunt-edition-start = { $where }: la casella { $space } non è una scala, e il gatto comincia su una scala

## Hunt: the board in a terminal

hunt-title = Caccia al formaggio
hunt-about = Sali sul grande formaggio, giù a capofitto dallo scivolo, e alla larga dal gatto Max!
hunt-draw-score = { $pieces } { $count } su { $goal }{ $place ->
    [held] , sotto le zampe del gatto
    [top] , in cima al grande formaggio
   *[ring] { "" }
  }
hunt-draw-pieces = formaggio { $count }{ $place ->
    [top] , in cima al grande formaggio
   *[ring] { " " }{ $pieces }
  }
hunt-draw-store = scorta { $count } { $pieces }
hunt-draw-cat = Max
hunt-draw-ladder = scala ╫
hunt-draw-hole = tana
hunt-draw-cheese = formaggio { $pieces }
hunt-draw-setup = { $seat } scivola fino alla sua casella di partenza.
hunt-draw-roll = { $seat } tira i dadi.
hunt-draw-order = Topino { $steps }, gatto { $paws }: { $seat } decide chi muove per primo.
hunt-draw-slide = { $seat } ha salito la scala e scende dallo scivolo. { $paws ->
    [0] Il gatto resta fermo.
   *[other] Poi il gatto avanza di { $paws }.
  }
hunt-draw-grab = { $steps ->
    [0] { $seat } decide quale topino il gatto imprigiona.
   *[other] { $seat } decide quale topino il gatto imprigiona; poi il suo avanza di { $steps }, se è libero.
  }
hunt-draw-toss = { $seat } scende dallo scivolo; poi il gatto avanza di una casella.

## Hunt: what just happened. Seats are shown as names; steps are 0 where nobody rolled.

hunt-tell-start = { $seat } scende dallo scivolo.
    .precise = { $seat } scivola fino alla casella { $space }.
hunt-tell-roll = { $seat } fa { $steps } per il topino e { $paws } per il gatto.
hunt-tell-turn = { $seat } { $steps ->
    [0] { "" }
   *[other] fa { $steps } e { $paws ->
        [0] nessuna zampa
        [one] una zampa
       *[other] { $paws } zampe
      }, poi{ " " }
  }{ $mouse ->
    [eats] prende { $count ->
        [one] un pezzetto
       *[other] { $count } pezzetti
      } di formaggio.
    [scared] incontra il gatto e restituisce un pezzetto.
    [climbs] sale per la scala.
    [slides] scende dallo scivolo.
   *[comes] va avanti.
  }{ $cat ->
    [holds] { " " }Il gatto imprigiona il topino di { $other }.
    [scares] { " " }{ $mice ->
        [other] Il gatto spaventa { $mice } topini, e ognuno restituisce un pezzetto.
       *[one] Il gatto spaventa { $other }, che restituisce un pezzetto.
      }
   *[none] { "" }
  }
    .precise = { $seat } { $steps ->
        [0] { "" }
       *[other] fa { $steps } e { $paws ->
            [0] nessuna zampa
            [one] una zampa
           *[other] { $paws } zampe
          }{ $mouse ->
            [eats] ,{ " " }
            [scared] ,{ " " }
           *[other] , poi{ " " }
          }
      }{ $mouse ->
        [eats] arriva alla casella { $space } e prende { $count ->
            [one] un pezzetto
           *[other] { $count } pezzetti
          } di formaggio.
        [scared] incontra il gatto sulla casella { $space } e restituisce un pezzetto.
        [climbs] sale per la scala.
       *[comes] arriva alla casella { $space }.
      }{ $cat ->
        [holds] { " " }Il gatto imprigiona il topino di { $other }.
        [scares] { " " }{ $mice ->
            [other] Il gatto spaventa { $mice } topini, e ognuno restituisce un pezzetto.
           *[one] Il gatto spaventa { $other }, che restituisce un pezzetto.
          }
       *[none] { "" }
      }
hunt-tell-cat = { $cat ->
    [holds] Il gatto imprigiona il topino di { $other }.
   *[moves] Il gatto va avanti.
  }
    .precise = { $cat ->
        [holds] Il gatto imprigiona il topino di { $other }.
       *[moves] Il gatto arriva alla casella { $space }.
      }
hunt-tell-end = { $left ->
    [0] { $seat } prende l’ultimo formaggio.
   *[other] { $seat } ora ha abbastanza formaggio.
  }
    .precise = { $left ->
        [0] { $seat } arriva alla casella { $space } e prende l’ultimo formaggio.
       *[other] { $seat } arriva alla casella { $space } e ha abbastanza formaggio.
      }
hunt-finish-goal = Il formaggio basta. Pezzetti nel piatto: { $count }.
hunt-finish-most = Il formaggio è finito. { $sharing ->
    [1] Nessuno ne ha di più. Pezzetti nel piatto: { $count }.
   *[other] Chi vince ne ha la stessa quantità. Pezzetti in ogni piatto: { $count }.
  }
hunt-finish-won = Gnam! Il tuo piatto è pieno. Pezzetti di formaggio: { $count }.
hunt-finish-lost = { $missing ->
    [1] C’eri quasi: mancava solo un pezzetto di formaggio!
   *[other] { $count ->
        [0] Il tuo piatto è vuoto, ma il tuo topino è stato coraggioso. Il prossimo formaggio è per te!
       *[other] Ben rosicchiato! Pezzetti di formaggio nel tuo piatto: { $count }.
      }
  }

## Hunt: what can be chosen

hunt-variant-family = per la famiglia
hunt-variant-older = per topini grandi
hunt-variant-younger = per topini cuccioli
hunt-edition-classic = classica
hunt-edition-three = equilibrata per tre
hunt-option-cat-start = Il gatto Max comincia
hunt-option-cat-start-value = sulla casella { $value }

## Hunt: the rules, for children of ten. The numbers come from the board: $goal pieces win, there are $cheeses, $least to
## $most players.

hunt-rules-goal-title = Scopo del gioco
hunt-rules-goal = Da { $least } a { $most } topini corrono intorno a un enorme formaggio. Il primo che ha { $goal ->
    [one] un pezzetto
   *[other] { $goal } pezzetti
  } di formaggio nel piatto vince subito. Ma anche il gatto Max fa la stessa strada.
hunt-rules-start-title = La partenza
hunt-rules-start = Uno dopo l’altro scivolate giù dalla cima del formaggio. Il tuo topino parte da dove atterra. Per ora nessuno prende formaggio.
hunt-rules-turn-title = Il tuo turno
hunt-rules-turn = Tira i due dadi. Quello con i puntini è per il tuo topino: avanza di quel numero di caselle, in senso orario, e fai subito quello che dice la sua casella. Le zampe sono per Max: si muove dopo di te, una casella per ogni zampa. Senza zampe resta fermo.
hunt-rules-spaces-title = Le caselle
hunt-rules-spaces = Se sulla casella ci sono uno o due formaggi, prendi altrettanti pezzetti. Nella tana non succede niente, e lì Max non ti può fare nulla.
hunt-rules-ladder-title = Le scale
hunt-rules-ladder = Da una scala il tuo topino sale fino in cima e si tuffa giù per lo scivolo. Chissà dove sbucherà! Poi fai quello che dice quella casella.
hunt-rules-cat-title = Se finisci da Max
hunt-rules-cat = Se il tuo topino si ferma dov’è Max, restituisci un pezzetto di formaggio, se ne hai. E lì non ti spetta altro: né formaggio né scala.
hunt-rules-held-title = Se Max viene da te
hunt-rules-held = Se Max si ferma dove c’è un topino, lo imprigiona: il topino salta tutti i suoi turni finché Max non riparte.
hunt-rules-several-title = Più topini
hunt-rules-several = Max imprigiona solo un topino alla volta. Se si ferma dove ce n’è più d’uno, chi è di turno dice quale.
hunt-rules-older-title = Per topini grandi
hunt-rules-older = Con queste regole guardi i dadi e poi decidi chi muove per primo: il tuo topino o Max. Qui Max se ne va appena in tempo. Ma se Max muove per primo e imprigiona proprio il tuo topino, quello non si può muovere.
hunt-rules-younger-title = Per topini cuccioli
hunt-rules-younger = Qui non servono dadi. A ogni turno il tuo topino scende dallo scivolo e prende il formaggio che trova, poi Max avanza di una casella. Ogni topino che incontra Max restituisce un pezzetto, se ne ha uno, ma nessuno resta prigioniero. Quando tutti e { $cheeses } i pezzetti sono finiti, vince chi ne ha di più. In caso di parità vincete insieme.
hunt-rules-three-title = In tre
hunt-rules-three = Se giocate in tre con le regole per topini cuccioli, avrete il tabellone equilibrato per tre. Le scale sono in altri punti, così Max tratta tutti allo stesso modo.

## Hunt: the first lesson. A child plays Red; the computer plays Blue.

hunt-lesson-slide = Sei il topino rosso, in cima al grande formaggio. Tocca lo scivolo e tuffati giù!
hunt-lesson-blue = Eccoti in fondo. Ora scivola il topino blu.
hunt-lesson-roll = Tocca i dadi: uno è per il tuo topino, le zampe sono per il gatto Max.
hunt-lesson-max = Due pezzetti di formaggio per te! Ma attenzione, Max si avvicina. Ora tira Blu.
hunt-lesson-held = Max ha imprigionato il tuo topino, così Blu gioca un’altra volta. Poi Max se ne va.
hunt-lesson-ladder = Il tuo topino è libero! Tira: proprio davanti a te c’è una scala.
hunt-lesson-whirl = Il tuo topino ha salito la scala. Tocca di nuovo lo scivolo!
hunt-lesson-hole = Altri due pezzetti! Ora tira Blu, e Max finisce nella tana. Lì dentro non può prendere nessuno.
hunt-lesson-last = Ti manca solo un pezzetto di formaggio. Tira!
hunt-lesson-end = { $goal } pezzetti di formaggio. Hai vinto la caccia!

## Hunt: names of things on the board, for screen readers

hunt-name-space = Casella { $space }, { $kind ->
    [ladder] una scala
    [hole] la tana
    [two] due formaggi
   *[cheese] un formaggio
  }: { $count ->
    [0] libera
   *[other] { $who }
  }
hunt-name-store = { $count ->
    [0] Sul grande formaggio non ci sono più pezzetti
    [one] Sul grande formaggio resta un pezzetto
   *[other] Sul grande formaggio ci sono { $count } pezzetti
  }
hunt-name-slide = { $count ->
    [0] Lo scivolo in cima al grande formaggio
   *[other] Lo scivolo in cima al grande formaggio: { $who }
  }
hunt-name-plate = { $count ->
    [0] Il piatto di { $seat } è vuoto
    [one] Un pezzetto di formaggio nel piatto di { $seat }
   *[other] { $count } pezzetti di formaggio nel piatto di { $seat }
  }
hunt-name-dice = { $steps ->
    [none] I dadi
   *[other] I dadi mostrano { $steps } per il topino e { $paws ->
        [0] nessuna zampa
        [one] una zampa
       *[other] { $paws } zampe
      } per il gatto
  }
hunt-name-mouse = Il topino di { $seat }{ $space ->
    [top] , in cima al grande formaggio
    [held] , prigioniero del gatto sulla casella { $number }
   *[other] , sulla casella { $number }
  }
hunt-name-cat = Il gatto Max, sulla casella { $space }
