## Race: reasons why a move is not legal. The attribute says which rule it is.

race-unreadable = „{ $move }“ ist kein Zug in diesem Spiel; schreib draw, pass, back, lift:e5, cat:e5 oder s, l, r für einen Weg-Stein (ns, el für deinen ersten).
    .rule = Ein Zug heißt: einen Stein ziehen und legen, oder aussetzen.
race-unreadable-stay = „{ $move }“ ist kein Zug in diesem Spiel; schreib draw, pass, back, cat:e5 oder s, l, r für einen Weg-Stein (ns, el für deinen ersten).
    .rule = Ein Zug heißt: einen Stein ziehen und legen, oder aussetzen.
race-undrawn = Du hast noch keinen Stein, also muss „{ $move }“ warten: Zieh erst einen.
    .rule = Am Anfang eines Zuges wählst du: einen Stein ziehen oder aussetzen.
race-in-hand = Du hast { $hand ->
    [straight] eine Gerade
    [bend] eine Kurve
   *[cat] eine Katze
  } gezogen und musst sie jetzt legen; „{ $move }“ geht nur am Anfang eines Zuges.
    .rule = Ein gezogener Stein, der sich legen lässt, muss gelegt werden.
race-other-tile = Du hast { $hand ->
    [straight] eine Gerade (s)
    [bend] eine Kurve (l oder r)
   *[cat] eine Katze
  } gezogen, also kannst du nicht „{ $move }“ spielen.
    .rule = Du legst den Stein, den du gezogen hast.
race-bag = Der Beutel ist leer: Es gibt nichts zu ziehen.
    .rule = Ziehen kannst du nur, solange Steine im Beutel sind.
    .short = Der Beutel ist leer: Tippe auf das, was leuchtet.
race-no-path = Dein Weg hat noch keinen Stein, den du zurücklegen könntest.
    .rule = Wer aussetzt, darf den letzten Stein des eigenen Weges in den Beutel zurücklegen.
race-off-board = Ein Feld { $square } gibt es auf diesem Spielplan nicht.
    .rule = Steine liegen auf den Feldern des Spielplans.
race-no-cat = Auf { $square } liegt keine Katze.
    .rule = Wer aussetzt, darf eine Katze vom Spielplan in den Beutel zurücklegen.
race-cats-stay = Katzen bleiben liegen: Nur der letzte Stein deines eigenen Weges kann zurück in den Beutel.
    .rule = Wer aussetzt, darf den letzten Stein des eigenen Weges zurücklegen, aber keine Katze.
    .short = Katzen bleiben liegen: Tippe auf das, was leuchtet.
race-begun = Dein Weg hat schon begonnen; schreib also nur „{ $tile }“, nicht „{ $move }“: Der Stein kommt vor das offene Ende.
    .rule = Nur beim ersten Stein eines Weges wählst du die Richtung.
race-which-way = Das ist dein erster Stein; sag also, wohin er aus deiner Ecke führt: Schreib { $count ->
    [one] „{ $first }“
   *[other] „{ $first }“ oder „{ $second }“
  }, nicht „{ $move }“.
    .rule = Der erste Stein liegt auf einem der zwei Felder neben deiner Ecke.
race-exit = Aus deiner Ecke führt ein Weg nach { $one } oder { $other }; nach { $heading } ist der Spielplan zu Ende.
    .rule = Der erste Stein liegt auf einem der zwei Felder neben deiner Ecke.
race-taken = { $square } ist nicht leer: Dort { $what ->
    [cat] liegt eine Katze
    [cheese] liegt der Käse
    [corner] ist die Startecke einer Maus
   *[path] liegt ein Weg
  }.
    .rule = Ein Stein wird nur auf ein leeres Feld gelegt.
    .short = Da liegt schon etwas: Nimm ein Feld, das leuchtet.
race-edge = So würde der Stein auf { $square } über den Rand hinausführen.
    .rule = Das offene Ende eines Weges muss auf ein leeres Feld oder auf den Käse zeigen.
    .short = Das führt über den Rand: Nimm ein Feld, das leuchtet.
race-cat-ahead = So würde dein Weg gegen die Katze auf { $ahead } laufen.
    .rule = Das offene Ende eines Weges darf nicht auf eine Katze zeigen.
    .short = Das führt gegen eine Katze: Nimm ein Feld, das leuchtet.
race-path-ahead = So würde dein Weg gegen einen Weg auf { $ahead } laufen.
    .rule = Das offene Ende eines Weges darf nicht auf einen Weg zeigen, auch nicht auf den eigenen.
    .short = Das führt gegen einen Weg: Nimm ein Feld, das leuchtet.
race-corner-ahead = So würde dein Weg in die Startecke { $ahead } laufen.
    .rule = Das offene Ende eines Weges darf nicht auf eine Ecke zeigen, in der eine Maus gestartet ist.
    .short = Das führt in eine Ecke: Nimm ein Feld, das leuchtet.
race-side = { $square } liegt nicht auf der Seite von { $seat }, und { $seat } ist als Nächstes dran.
    .rule = Eine Katze kommt auf die Seite der Maus, die als Nächste dran ist: Keine andere Maus hat ihre Ecke näher an dem Feld.
    .short = Das ist nicht auf der Seite von { $seat }: Nimm ein Feld, das leuchtet.
race-side-or-scent = { $square } liegt weder direkt neben dem Käse noch auf der Seite von { $seat }, und { $seat } ist als Nächstes dran.
    .rule = Eine Katze kommt in den Duftbereich oder auf die Seite der Maus, die als Nächste dran ist: Keine andere Maus hat ihre Ecke näher an dem Feld.
    .short = Das ist weder auf der Seite von { $seat } noch neben dem Käse: Nimm ein Feld, das leuchtet.
race-leader-side = { $count ->
    [1] { $square } liegt nicht auf der Seite von { $seat }. Von den anderen hat { $seat } die meisten Steine.
   *[other] { $square } liegt bei niemandem, der diese Katze bekommen darf: Sie geht an eine der anderen Mäuse mit den meisten Steinen.
  }
    .rule = Eine Katze kommt auf die Seite der anderen Maus mit den meisten Steinen: Keine andere Maus hat ihre Ecke näher an dem Feld.
    .short = Dort darf jetzt keine Katze liegen: Nimm ein Feld, das leuchtet.
race-leader-side-or-scent = { $count ->
    [1] { $square } liegt weder direkt neben dem Käse noch auf der Seite von { $seat }. Von den anderen hat { $seat } die meisten Steine.
   *[other] { $square } liegt weder direkt neben dem Käse noch bei jemandem, der diese Katze bekommen darf: Sie geht an eine der anderen Mäuse mit den meisten Steinen.
  }
    .rule = Eine Katze kommt in den Duftbereich oder auf die Seite der anderen Maus mit den meisten Steinen: Keine andere Maus hat ihre Ecke näher an dem Feld.
    .short = Dort darf jetzt keine Katze liegen: Nimm ein Feld, das leuchtet.
race-open-end = Der Weg von { $seat } endet genau vor { $square }, also darf dort keine Katze liegen.
    .rule = Wohin das offene Ende eines Weges zeigt, kommt keine Katze, außer wenn die Duftregel es neben dem Käse erlaubt.
    .short = Da geht der Weg von { $seat } weiter: Nimm ein Feld, das leuchtet.
race-last-exit = { $square } ist der letzte Ausgang aus der Ecke von { $seat }, also darf dort keine Katze liegen.
    .rule = Wer noch keinen Stein auf dem Spielplan hat, behält mindestens eines der zwei ersten Felder frei von Katzen.
    .short = Das ist der letzte Ausgang für { $seat }: Nimm ein Feld, das leuchtet.

## Race: why something cannot be touched now, on a screen.

race-touch-draw = Tippe zuerst auf den Beutel!
    .rule = Du hast dich fürs Ziehen entschieden, also nimm jetzt einen Stein aus dem Beutel.
race-touch-hand = Deine Hand ist leer: Tippe auf den Beutel.
    .rule = Am Anfang eines Zuges wählst du: einen Stein ziehen oder aussetzen.
race-touch-back = Das kann nicht in den Beutel: Tippe auf das, was leuchtet.
    .rule = Wer aussetzt, darf eine Katze oder den letzten Stein des eigenen Weges zurücklegen.
race-touch-lay = Tippe auf ein Feld, das leuchtet: Dorthin kommt dein Stein.
    .rule = Ein gezogener Stein, der sich legen lässt, muss gelegt werden.
race-touch-ahead = Dein Weg geht auf { $square } weiter.
    .rule = Ein Weg-Stein kommt direkt vor das offene Ende deines Weges.
    .short = Dein Weg geht dort weiter, wo es leuchtet.
race-touch-first = Dein Weg beginnt neben deiner Ecke, wo es leuchtet.
    .rule = Der erste Stein liegt auf einem der zwei Felder neben deiner Ecke.
race-touch-bend = Dorthin führt keine Kurve: Nimm ein Feld, das leuchtet.
    .rule = Eine Kurve biegt nach links oder nach rechts ab: Tippe auf das Feld, auf das dein Weg zeigen soll.

## Race: what to do now; the second text tells the others.

race-prompt-turn = Tippe auf den Beutel und zieh einen Stein.
    .other = { $seat } zieht einen Stein oder setzt aus.

race-prompt-empty = Der Beutel ist leer: Tippe auf das, was leuchtet.
    .other = { $seat } setzt aus.

race-prompt-back = Tippe jetzt auf den Beutel: Der Stein kommt zurück.

race-prompt-bag = Tippe auf den Beutel!
    .other = { $seat } nimmt einen Stein aus dem Beutel.

race-prompt-path = { $tile ->
    [straight] Leg deine Gerade dorthin, wo es leuchtet.
   *[bend] Leg deine Kurve dorthin, wo es leuchtet.
  }
    .other = { $seat } legt { $tile ->
        [straight] eine Gerade.
       *[bend] eine Kurve.
      }

race-prompt-ahead = Wohin soll dein Weg abbiegen? Tippe darauf.

race-prompt-cat = { $where ->
    [one] Leg { $other } die Katze in den Weg.
    [cheese] Leg die Katze neben den Käse.
   *[several] Leg jemandem die Katze in den Weg.
  }
    .other = { $seat } legt eine Katze.

race-advice-draw = { $count ->
    [0] Zieh einen Stein.
    [one] Zieh einen Stein: { $count } von { $all } im Beutel passt an deinen Weg.
   *[other] Zieh einen Stein: { $count } von { $all } im Beutel passen an deinen Weg.
  }

race-advice-pass = Setz aus.

race-advice-back = Leg den letzten Stein deines Weges zurück{ $why ->
    [stuck] : Nach ihm passt keiner mehr.
   *[none] .
  }

race-advice-lift = Leg eine Katze in den Beutel zurück{ $why ->
    [way] : Sie liegt genau vor deinem Weg.
   *[none] .
  }

race-advice-lay = { $tile ->
    [straight] Leg die Gerade
   *[bend] Leg die Kurve
  }{ $why ->
    [cheese] : Dein Weg erreicht den Käse!
    [scent] : Dein Weg führt bis direkt neben den Käse!
    [closer] : Dein Weg kommt näher an den Käse.
   *[none] .
  }

race-advice-cat = { $where ->
    [path] Leg die Katze direkt vor den Weg von { $other }.
    [cheese] Leg die Katze direkt neben den Käse.
   *[side] Leg { $other } die Katze in den Weg.
  }

## Race: what is wrong with a position text.

race-position-path = PATHS: „{ $found }“ ist kein Weg für { $seat }; schreib „-“ oder eine Richtung (n e s w) und einen Buchstaben für jeden Stein (s l r)
race-position-exit = PATHS: { $seat } verlässt die Ecke in eine der Richtungen { $exits }, nicht nach { $found }
race-position-run = PATHS: Stein { $count } von { $seat } läge { $what ->
    [edge] jenseits des Randes
    [cheese] auf dem Käse, auf { $square }
    [corner] auf einer Startecke, auf { $square }
   *[path] auf einem anderen Weg-Stein, auf { $square }
  }
race-position-end = PATHS: das offene Ende von { $seat } zeigt { $what ->
    [edge] über den Rand hinaus
    [corner] auf die Startecke { $square }
   *[path] auf einen Stein des eigenen Weges, auf { $square }
  }
race-position-tiles = { $found } { $kind ->
    [straights] Geraden
    [bends] Kurven
   *[cats] Katzen
  } auf dem Spielplan; es gibt nur { $tiles }
race-position-square = CATS: „{ $found }“ ist kein Feld; der Spielplan geht von a1 bis { $last }
race-position-cat = CATS: auf { $square } kann keine Katze liegen: { $what ->
    [cat] Dort liegt schon eine
    [cheese] Dort liegt der Käse
    [corner] Dort ist eine Maus gestartet
   *[path] Dort liegt ein Weg-Stein
  }
race-position-guarded = CATS: auf { $square } kann keine Katze liegen, denn dorthin zeigt das offene Ende von { $seat }
race-position-shut = CATS: auf { $one } und { $other } kann nicht je eine Katze liegen, solange { $seat } keinen Stein hat
race-position-winners = PATHS: { $count } offene Enden zeigen auf den Käse; schon das erste beendet die Partie
race-position-winners-scent = PATHS: { $count } offene Enden zeigen auf den Käse oder auf leere Felder daneben; schon das erste beendet die Partie
race-position-over = SEAT und STEP sind genau dann „-“ und „over“, wenn ein offenes Ende auf den Käse zeigt; hier { $count ->
    [0] tut es keines
   *[other] tut es eines
  }
race-position-over-scent = SEAT und STEP sind genau dann „-“ und „over“, wenn ein offenes Ende auf den Käse oder ein leeres Feld daneben zeigt; hier { $count ->
    [0] tut es keines
   *[other] tut es eines
  }
race-position-bag = STEP: niemand kann ziehen, denn alle Steine liegen auf dem Spielplan
race-position-none = STEP: „{ $step }“ braucht so einen Stein in der Hand, aber alle liegen auf dem Spielplan
race-position-stuck = STEP: { $seat } hat keinen Platz für „{ $step }“; so ein Stein geht gleich in den Beutel zurück

## Race: editions

race-edition-even = { $where }: { $found } ist gerade; der Käse braucht ein Feld genau in der Mitte
race-edition-short = { $where }: Weg-Steine: { $found }; der kürzeste Weg zum Käse hat { $shortest }

## Race: the board in a terminal

race-title = Mäuserennen
race-about = Leg Stein für Stein einen Weg zum Käse, schneller als alle anderen.
race-draw-none = noch kein Stein
race-draw-seat = { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steine
  }, geht auf { $square } weiter, noch { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  } bis zum Käse
race-draw-blocked = { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steine
  }, auf { $square } versperrt von { $what ->
    [cat] einer Katze
   *[path] einem Weg
  }, noch { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  } bis zum Käse
race-draw-won = { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steine
  }, der Käse ist erreicht
race-draw-won-scent = { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steine
  }, direkt neben dem Käse, und das genügt
race-draw-bag = Im Beutel: Geraden { $straights }, Kurven { $bends }, Katzen { $cats }.
race-draw-straight = Leg die Gerade.
race-draw-bend = Leg die Kurve, nach links oder nach rechts.
race-draw-cat = Leg die Katze.

## Race: what just happened. Seats are shown as names.

race-tell-reach = { $seat } greift in den Beutel.
race-tell-pass = { $seat } setzt aus.
race-tell-back = { $seat } setzt aus und legt den letzten Stein des eigenen Weges in den Beutel zurück.
    .precise = { $seat } setzt aus, nimmt den letzten Stein des eigenen Weges von { $square } weg und legt ihn in den Beutel zurück.
race-tell-lift = { $seat } setzt aus und legt eine Katze in den Beutel zurück.
    .precise = { $seat } setzt aus und legt die Katze von { $square } in den Beutel zurück.
race-tell-draw = { $seat } zieht { $tile ->
    [straight] eine Gerade
    [bend] eine Kurve
   *[cat] eine Katze
  }{ $fits ->
    [no] , die nirgends hinpasst und wieder in den Beutel kommt.
   *[yes] .
  }
race-tell-lay = { $seat } legt { $tile ->
    [straight] eine Gerade
   *[bend] eine Kurve
  }.
    .precise = { $seat } legt { $tile ->
        [straight] eine Gerade
       *[bend] eine Kurve
      } auf { $square }; der Weg geht auf { $ahead } weiter.
race-tell-cat = { $where ->
    [path] { $seat } legt eine Katze direkt vor den Weg von { $other }.
    [cheese] { $seat } legt eine Katze direkt neben den Käse.
   *[side] { $seat } legt { $other } eine Katze in den Weg.
  }
    .precise = { $where ->
        [path] { $seat } legt eine Katze auf { $square }, direkt vor den Weg von { $other }.
        [cheese] { $seat } legt eine Katze auf { $square }, direkt neben den Käse.
       *[side] { $seat } legt { $other } auf { $square } eine Katze in den Weg.
      }
race-tell-cheese = Der Weg von { $seat } erreicht den Käse mit { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steinen
  }.
race-tell-scent = Der Weg von { $seat } kommt direkt neben dem Käse an, mit { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steinen
  }.
race-finish-path = { $goal ->
    [scent] Der Weg führt bis direkt neben den Käse. Das genügt! Steine: { $tiles }.
   *[cheese] Der Weg führt bis zum Käse. Steine: { $tiles }.
  }
race-finish-won = Jetzt kommt der Käse mit nach Hause!
race-finish-lost = { $missing ->
    [1] So knapp: Nur ein Stein hat gefehlt!
    [2] So knapp: Nur zwei Steine haben gefehlt!
   *[other] { $tiles ->
        [0] Deine Maus hat gut geschlafen. Nächstes Mal läuft sie früh los!
       *[other] So ein schöner Weg! Steine: { $tiles }.
      }
  }

## Race: what can be chosen

race-variant-scent = mit Käseduft
race-variant-gentle = ohne Käseduft
race-edition-classic = wie immer
race-edition-danish = Katzen bleiben liegen
race-edition-italian = neben dem Käse ankommen genügt
race-edition-spanish = wer vorn liegt, bekommt die Katzen

## Race: the rules, for children of ten. The numbers come from the board: $least to $most players, $straights straights,
## $bends bends and $cats cats in the bag. So do the rules that editions change: $cats_for, $scent_wins, $lift_cats.

race-rules-goal-title = Darum geht es
race-rules-goal = In der Mitte liegt der Käse. { $least } bis { $most } Mäuse starten in den Ecken, und jede baut sich einen Weg aus Steinen. { $scent_wins ->
    [yes] Wer zuerst bei einem der Felder rund um den Käse ankommt, gewinnt.
   *[no] Wer zuerst beim Käse ankommt, gewinnt.
  }
race-rules-turn-title = Du bist dran
race-rules-turn = Zieh einen Stein aus dem Beutel, ohne hineinzuschauen. Darin sind { $straights } Geraden, { $bends } Kurven und { $cats } Katzen. Eine Gerade oder Kurve legst du ans Ende deines Weges, sodass die Linien zusammenpassen. Eine Kurve darf nach links oder nach rechts gehen, wie du willst.
race-rules-first-title = Der erste Stein
race-rules-first = Dein erster Stein kommt auf eines der zwei Felder neben deiner Ecke.
race-rules-blocked-title = Wenn ein Stein nicht passt
race-rules-blocked = Ein Weg darf nicht über den Rand führen, nicht zu einer Katze, nicht zu einem Weg (auch nicht zum eigenen) und nicht in eine Ecke, in der eine Maus gestartet ist. Geht es nicht anders, kommt dein Stein zurück in den Beutel, und dein Zug ist vorbei. Passt er aber, musst du ihn legen, auch wenn er vom Käse wegführt.
race-rules-cat-title = Eine Katze!
race-rules-cat = { $cats_for ->
    [leader] Ziehst du eine Katze, dann leg sie der Maus in den Weg, die vorn liegt: auf ein leeres Feld auf der Seite der Maus, deren Weg die meisten Steine hat. Du selbst zählst nicht mit. Haben mehrere gleich viele, such dir eine aus. Ist nirgends Platz für sie, kommt die Katze zurück in den Beutel.
   *[next] Ziehst du eine Katze, dann leg sie der Maus in den Weg, die als Nächste dran ist: auf ein leeres Feld auf ihrer Seite. Ist nirgends Platz für sie, kommt die Katze zurück in den Beutel.
  }
race-rules-free-title = Niemand wird eingesperrt
race-rules-free = Genau auf das Feld, zu dem ein Weg als Nächstes führt, darf keine Katze. Und solange jemand noch keinen Stein gelegt hat, müssen ihm alle anderen mindestens eines seiner zwei ersten Felder frei lassen.
race-rules-pass-title = Aussetzen
race-rules-pass = Statt zu ziehen, darfst du aussetzen. { $lift_cats ->
    [no] Dann darfst du den letzten Stein deines eigenen Weges in den Beutel zurücklegen. Katzen bleiben liegen.
   *[yes] Dann darfst du einen Stein in den Beutel zurücklegen: irgendeine Katze oder den letzten Stein deines eigenen Weges.
  }
race-rules-scent-title = Der Käseduft
race-rules-scent = Rund um den Käse duftet es, und das lieben Katzen. In diesem Duftbereich darfst du eine Katze auf jedes leere Feld legen, egal auf wessen Seite{ $scent_wins ->
    [yes] .
   *[no] , sogar direkt vor einen Weg.
  }
race-rules-win-title = Das Ende
race-rules-win = { $scent_wins ->
    [yes] Sobald dein Weg zu einem leeren Feld neben dem Käse führt, saust deine Maus los, und du hast gewonnen.
   *[no] Sobald dein Weg zum Käse führt, saust deine Maus los, und du hast gewonnen.
  }
race-rules-gentle-title = Ohne Käseduft
race-rules-gentle = { $scent_wins ->
    [yes] Ein sanfteres Rennen: Rund um den Käse gelten für Katzen dieselben Regeln wie überall. Wer neben dem Käse ankommt, gewinnt auch hier.
   *[no] Ein sanfteres Rennen: Die Felder um den Käse sind wie alle anderen. Auch dort darf keine Katze genau auf das Feld, zu dem ein Weg als Nächstes führt.
  }
race-rules-ways-title = Andere Spielweisen
race-rules-ways = Wenn ihr einen Tisch eröffnet, könnt ihr eine Sache ändern: Die Katzen bekommt, wer vorn liegt, und nicht, wer als Nächstes dran ist. Oder es genügt, neben dem Käse anzukommen. Oder Katzen bleiben liegen, und niemand darf sie zurücklegen.

## Race: the first lesson. A child plays Red; the computer plays Green.

race-lesson-draw = Du bist die rote Maus und willst zum Käse. Tippe auf den Beutel und zieh einen Stein!
race-lesson-lay = Eine Gerade. Tippe auf den Stein, dann auf das Feld über deiner Maus.
race-lesson-green = So beginnt dein Weg. Jetzt baut Grün einen aus der anderen Ecke.
race-lesson-bend = Du bist dran. Zieh noch einmal!
race-lesson-look = Eine Kurve! Tippe auf sie, dann auf das Ende deines Weges, dann auf das Feld, zu dem er führen soll.
race-lesson-cat = Jetzt zieht Grün eine Katze und legt sie dir in den Weg.
race-lesson-own-cat = Da musst du außen herum. Zieh noch einen Stein!
race-lesson-lay-cat = Jetzt hast du eine Katze. Tippe auf sie, dann auf das leuchtende Feld. Da ist sie Grün im Weg.
race-lesson-last = Viel später: Dein Weg ist fast beim Käse. Zieh!
race-lesson-win = Eine Gerade! Genau die brauchst du. Leg sie ans Ende deines Weges!
race-lesson-end = Deine Maus saust zum Käse. Du hast das Rennen gewonnen!

## Race: names of what is on the board, for those who listen to it.

race-name-square = { $square }{ $scent ->
    [yes] , neben dem Käse
   *[no] {""}
  }: { $what ->
    [cat] eine Katze
    [path] der Weg von { $seat }
    [ahead] frei, hier geht der Weg von { $seat } weiter
    [cheese] der Käse
    [corner] die Ecke von { $seat }
   *[free] frei
  }
race-name-bag = Der Beutel: Geraden { $straights }, Kurven { $bends }, Katzen { $cats }
race-name-hand = { $tile ->
    [straight] Der Stein in der Hand: eine Gerade
    [bend] Der Stein in der Hand: eine Kurve
    [cat] Der Stein in der Hand: eine Katze
   *[none] Kein Stein in der Hand
  }
race-name-pass = Aussetzen
