## Kitchen: reasons why a move is not legal. The attribute says which rule it is.

kitchen-unreadable = „{ $move }“ ist kein Zug in diesem Spiel; schreib d4>d5, um von d4 nach d5 zu laufen, und n, e, s oder w für ein Mauseloch.
    .rule = Ein Zug sagt, von wo nach wo, oder nennt ein einziges Feld für den Platz des Katers oder den Käse der Gabel.
kitchen-nowhere = Ein Feld { $space } gibt es in dieser Küche nicht.
    .rule = Felder haben den Buchstaben ihrer Spalte und die Zahl ihrer Reihe.
kitchen-place = Der Kater beginnt auf dem Tisch, und { $space } gehört nicht dazu.
    .rule = Bevor die Mäuse beginnen, kommt der Kater auf irgendein Feld des Tisches.
    .short = Der Kater beginnt auf dem Tisch: Nimm ein Feld, das leuchtet.
kitchen-place-first = Noch läuft niemand: Nenne erst das Feld auf dem Tisch, auf dem der Kater beginnt.
    .rule = Bevor die Mäuse beginnen, kommt der Kater auf irgendein Feld des Tisches.
kitchen-fork-first = Maus { $mouse } hat eine Gabel: Nenne nur das Feld mit dem Käse, den sie holt.
    .rule = Eine Gabel holt einen offenen Käse von weit her; die Maus bleibt, wo sie ist.
kitchen-fork-cat = Auf dem Käse auf { $space } sitzt der Kater.
    .rule = Eine Gabel holt einen offenen Käse, aber keinen, auf dem der Kater sitzt.
    .short = Auf diesem Käse sitzt der Kater: Nimm einen, der leuchtet.
kitchen-fork-none = Auf { $space } liegt kein offener Käse.
    .rule = Eine Gabel holt einen offenen Käse von weit her.
    .short = Da liegt kein Käse: Nimm einen, der leuchtet.
kitchen-one-space = Sag, von wo nach wo; { $space } ist nur eines von beiden.
    .rule = Ein Zug sagt, wer läuft, nämlich von welchem Feld, und wohin.
kitchen-empty = Auf { $space } steht keine Figur von dir.
    .rule = Wer zu den Mäusen gehört, zieht eine Maus; wer der Kater ist, zieht den Kater.
    .short = Da ist keine Figur von dir: Tippe auf das, was leuchtet.
kitchen-not-your-mouse = Du bist der Kater; die Maus auf { $space } kannst du nicht ziehen.
    .rule = Wer zu den Mäusen gehört, zieht eine Maus; wer der Kater ist, zieht den Kater.
    .short = Du bist der Kater: Tippe auf das, was leuchtet.
kitchen-not-your-cat = Du spielst die Mäuse; den Kater auf { $space } kannst du nicht ziehen.
    .rule = Wer zu den Mäusen gehört, zieht eine Maus; wer der Kater ist, zieht den Kater.
    .short = Du spielst die Mäuse: Tippe auf das, was leuchtet.
kitchen-forced = Maus { $mouse } auf { $space } muss noch einmal laufen.
    .rule = Setzt der Kater aus und sind die Mäuse zweimal nacheinander dran, läuft zweimal dieselbe Maus.
    .short = Maus { $mouse } läuft noch einmal: Tippe auf das, was leuchtet.
kitchen-same-mouse = Das Plättchen ist für Maus { $mouse } auf { $space }, die es umgedreht hat.
    .rule = Extraschritte und Pfeil gelten für die Figur, die das Plättchen umgedreht hat.
    .short = Das Plättchen ist für Maus { $mouse }: Tippe auf das, was leuchtet.
kitchen-arrow-hole = Der Pfeil führt nicht ins Mauseloch { $space }.
    .rule = Ein Pfeil führt auf ein Feld, nie in ein Mauseloch.
    .short = Der Pfeil führt in kein Mauseloch: Nimm ein Feld, das leuchtet.
kitchen-arrow-stay = Der Pfeil muss von { $space } wegführen.
    .rule = Ein Pfeil setzt die Figur auf irgendein anderes Feld.
    .short = Der Pfeil führt von hier weg: Nimm ein Feld, das leuchtet.
kitchen-arrow-cheese = Auf { $space } liegt ein offener Käse; dorthin führt kein Pfeil.
    .rule = Ein Pfeil führt nie auf einen offenen Käse. Lauf hin oder nimm eine Gabel.
    .short = Der Pfeil führt zu keinem Käse: Nimm ein Feld, das leuchtet.
kitchen-cat-hole = Das Mauseloch { $space } ist zu klein für den Kater.
    .rule = Nur Mäuse passen in Mauselöcher.
    .short = Das Mauseloch ist zu klein für den Kater: Nimm ein Feld, das leuchtet.
kitchen-cheese = Auf { $space } liegt ein offener Käse, also darf der Kater nicht dorthin.
    .rule = Der Kater tritt nie auf einen offenen Käse.
    .short = Auf den Käse geht der Kater nicht: Nimm ein Feld, das leuchtet.
kitchen-last-mouse = Die letzte Maus sitzt in einem Mauseloch hinter { $space }; der Kater muss sie herauslassen.
    .rule = Sitzt die einzige Maus, die noch da ist, in einem Mauseloch, darf der Kater nicht auf dem Feld davor anhalten.
    .short = Der Kater muss die letzte Maus herauslassen: Nimm ein Feld, das leuchtet.
kitchen-leg = Auf { $space } steht ein Tischbein; dorthin kann keine Maus.
    .rule = Mäuse laufen auf dem Boden und unter dem Tisch, aber nicht dort, wo seine Beine sind.
    .short = Da steht ein Tischbein: Tippe auf das, was leuchtet.
kitchen-cat-there = Auf { $space } ist der Kater!
    .rule = Eine Maus hält nur dort an, wo sonst niemand ist.
    .short = Da ist der Kater! Tippe auf das, was leuchtet.
kitchen-mouse-there = Auf { $space } ist schon Maus { $mouse }.
    .rule = Eine Maus hält nur dort an, wo sonst niemand ist.
    .short = Da ist schon Maus { $mouse }: Tippe auf das, was leuchtet.
kitchen-blocked = Von { $origin } nach { $space } ist bei { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
  } überall jemand im Weg.
    .rule = Niemand läuft durch eine andere Figur hindurch.
    .short = Da ist jemand im Weg: Tippe auf das, was leuchtet.
kitchen-blocked-cat = Von { $origin } nach { $space } sind bei { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
  } überall Mäuse oder Käse im Weg.
    .rule = Der Kater läuft weder durch eine Maus hindurch noch über einen offenen Käse.
    .short = Da ist eine Maus oder ein Käse im Weg: Tippe auf das, was leuchtet.
kitchen-back = Um von { $origin } mit { $steps } Schritten nach { $space } zu kommen, müsstest du gleich wieder zurückgehen.
    .rule = Innerhalb eines Laufs geht man nie gleich wieder auf das Feld zurück, von dem man gerade kommt.
    .short = Niemand geht gleich wieder zurück: Tippe auf das, was leuchtet.
kitchen-exact = { $steps ->
    [one] Ein Schritt führt
   *[other] { $steps } Schritte führen
  } von { $origin } nicht nach { $space }.
    .rule = Man läuft genau so viele Schritte, wie Würfel oder Plättchen zeigen, geradeaus oder um Ecken, nie schräg.
    .short = { $steps ->
        [one] Ein Schritt führt
       *[other] { $steps } Schritte führen
      } nicht dorthin: Tippe auf das, was leuchtet.

## Kitchen: why something cannot be touched now, on a screen.

kitchen-touch-roll = Tippe zuerst auf den Würfel!
    .rule = Ein Zug beginnt mit dem Würfeln: Der Würfel sagt, wie weit eine Figur läuft.
kitchen-touch-flip = Tippe zuerst auf das Plättchen und dreh es um.
    .rule = Wer auf einem verdeckten Plättchen anhält, dreht es um.
kitchen-touch-place = Der Kater beginnt auf dem Tisch: Nimm ein Feld, das leuchtet.
    .rule = Bevor die Mäuse beginnen, kommt der Kater auf irgendein Feld des Tisches.
kitchen-touch-fork = Tippe auf einen Käse, der leuchtet.
    .rule = Eine Gabel holt einen offenen Käse von weit her; die Maus bleibt, wo sie ist.
kitchen-touch-walk = Tippe zuerst auf eine Figur, die leuchtet, und dann auf ihr Ziel.
    .rule = Wer zu den Mäusen gehört, zieht eine Maus; wer der Kater ist, zieht den Kater.
kitchen-touch-caught = Diese Maus ist gefangen: Tippe auf das, was leuchtet.
    .rule = Eine gefangene Maus kommt nicht zurück.
kitchen-touch-stuck = Diese Figur kann jetzt nirgends hin: Nimm eine, die leuchtet.
    .rule = Man läuft genau so viele Schritte, wie Würfel oder Plättchen zeigen, durch niemanden hindurch und innerhalb eines Laufs nie gleich wieder zurück.

## Kitchen: what to do now; the second text tells the others.

kitchen-prompt-place = Setz den Kater auf den Tisch, wo es leuchtet.
    .other = { $seat } setzt den Kater auf den Tisch.
kitchen-prompt-roll = Tippe auf den Würfel!
    .other = { $seat } würfelt.
kitchen-prompt-flip = Tippe auf das Plättchen und dreh es um!
    .other = { $seat } dreht ein Plättchen um.
kitchen-prompt-mouse = { $steps ->
    [one] Such eine Maus aus: Sie läuft einen Schritt.
   *[other] Such eine Maus aus: Sie läuft { $steps } Schritte.
  }
    .other = { $seat } sucht eine Maus aus.
kitchen-prompt-walk = { $piece ->
    [cat] Der Kater läuft
   *[other] Maus { $piece } läuft
  }{ $steps ->
    [one] { " " }einen Schritt: Tippe auf das, was leuchtet.
   *[other] { " " }{ $steps } Schritte: Tippe auf das, was leuchtet.
  }
    .other = { $piece ->
        [cat] { $seat } zieht den Kater.
       *[other] { $seat } zieht Maus { $piece }.
      }
kitchen-prompt-arrow = { $piece ->
    [cat] Der Pfeil! Der Kater springt: Tippe auf ein Feld, das leuchtet.
   *[other] Der Pfeil! Maus { $piece } springt: Tippe auf ein Feld, das leuchtet.
  }
    .other = { $seat } folgt dem Pfeil.
kitchen-prompt-fork = Die Gabel! Tippe auf den Käse, den du haben willst.
    .other = { $seat } holt einen Käse mit der Gabel.
kitchen-advice-place = Setz den Kater auf das Feld mit dem grünen Ring.
kitchen-advice-move = { $piece ->
    [cat] Zieh den Kater
   *[other] Zieh Maus { $piece }
  }{ $why ->
    [wins] : Damit ist das Spiel gewonnen!
    [catches] : Er fängt Maus { $mouse }.
    [takes] : Sie nimmt einen Käse.
    [hole] : Im Mauseloch ist sie vor dem Kater sicher.
    [flips] : Dort liegt ein Plättchen zum Umdrehen.
   *[none] .
  }
kitchen-advice-fork = Hol den Käse mit der Gabel: Dann habt ihr { $taken } von { $cheeses }.

## Kitchen: what is wrong with a position text.

kitchen-position-row = FLOOR: Reihe { $row } hat { $found } Zeichen statt { $columns }
kitchen-position-sign = FLOOR: „{ $found }“ auf { $square } ist keines von { $wanted }
kitchen-position-mouse = MICE: Maus { $mouse } kann nicht auf „{ $found }“ sein; schreib ein Feld ohne Tischbein, ein Loch oder x, wenn sie gefangen ist
kitchen-position-together = { $field }: auf { $space } ist schon eine Maus
kitchen-position-holes = HOLES: „{ $found }“ sollte vier Zeichen haben, d oder u, für n, e, s, w
kitchen-position-closed = HOLES: Loch { $hole } ist verdeckt, also hat Maus { $mouse } es nie verlassen und müsste darin sein
kitchen-position-cat = CAT: „{ $found }“ ist kein Feld und auch nicht „-“
kitchen-position-tiles = LEFT: { $left } Plättchen sind übrig, aber { $floor } liegen verdeckt auf dem Boden
kitchen-position-cheeses = CHEESE, FLOOR und LEFT haben zusammen { $found } Käsestücke; es gibt { $wanted }
kitchen-position-missed = SKIP: „{ $skip }“ kann nicht sein; höchstens eine Seite muss aussetzen, und nur einmal
kitchen-position-again = SKIP: „{ $skip }“ kann nicht sein, wenn in FORCED Maus { $mouse } steht: Sie läuft noch einmal, weil der Kater sein einziges Aussetzen hinter sich hat
kitchen-position-knives = SKIP und FORCED sprechen von einem Messer, aber nach LEFT ist noch keins umgedreht
kitchen-position-walked = FORCED: Maus { $mouse } ist gefangen oder hat ihr Loch nie verlassen, ist also im Zug davor nicht gelaufen
kitchen-position-over = SEAT „{ $seat }“ und STEP „{ $step }“: Platz „-“ und Schritt „over“ gehören zusammen
kitchen-position-tile = „{ $piece }“ ist auf { $square }, wo noch ein verdecktes Plättchen liegt, das umgedreht sein müsste
kitchen-position-untaken = Maus { $piece } ist auf { $square }, wo ein Käse liegt, den sie genommen hätte
kitchen-position-start = der Kater wird in der Anfangsstellung gesetzt und in keiner anderen: „{ $text }“
kitchen-position-unfinished = STEP: zu Ende ist es, wenn der Kater gerade auf einem aufgedeckten Feld die letzte Maus gefangen hat oder wenn { $cheeses } Käsestücke genommen sind, alle Löcher offen liegen und die Maus, die gelaufen ist, in einem Loch sitzt; und die Seite, die gewonnen hat, muss nicht aussetzen
kitchen-position-caught = SEAT: alle Mäuse sind gefangen, also ist es zu Ende und { $seat } nicht am Zug
kitchen-position-skip = SKIP: die Seite von { $seat } muss aussetzen, kann also nicht am Zug sein
kitchen-position-forced = FORCED: Maus { $mouse } kann nicht in einem Zug des Katers laufen müssen
kitchen-position-next = NEXT: im Zug von { $seat } ist als Nächstes { $wanted } dran
kitchen-position-other = STEP: bei „{ $step }“ geht es nicht um Maus { $mouse }, die in diesem Zug laufen muss
kitchen-position-flip = STEP: „{ $step }“, aber wo „{ $piece }“ steht, liegt kein verdecktes Plättchen
kitchen-position-unused = STEP: „{ $step }“ nutzt ein Plättchen „{ $tile }“, aber nach LEFT sind alle { $count } noch verdeckt
kitchen-position-bare = STEP: „{ $step }“, aber „{ $piece }“ steht nicht auf einem Bodenfeld, von dem ein Plättchen genommen wurde
kitchen-position-stuck = STEP: „{ $step }“ lässt nichts zu wählen übrig, also wäre der Zug vorbei

## Kitchen: what is wrong with an edition.

kitchen-edition-rows = { $where }: alle Reihen sollten { $columns } Zeichen haben wie die erste
kitchen-edition-squares = { $where }: { $found } Felder; möglich sind höchstens { $limit }
kitchen-edition-table = { $where }: es gibt keinen Tisch (x oder t), auf dem der Kater beginnen könnte
kitchen-edition-hole = { $where }: „{ $square }“ kann nicht vor Loch { $hole } liegen; schreib ein freies Bodenfeld in Reihe oder Spalte { $edge }
kitchen-edition-tiles = { $where }: { $squares } Felder sind ohne Tischbein, aber es gibt { $tiles } Plättchen

## Kitchen: the board in a terminal

kitchen-title = Küchenmäuse
kitchen-about = Vier Mäuse stibitzen Käse aus der Küche, und auf dem Tisch lauert Kasimir.
kitchen-draw-cat = Kater, { $caught } von { $mice } Mäusen gefangen{ $skip ->
    [0] { "" }
   *[other] , muss aussetzen
  }
kitchen-draw-mice = Mäuse, { $taken } von { $cheeses } Käsestücken geholt{ $skip ->
    [0] { "" }
   *[other] , müssen aussetzen
  }
kitchen-draw-next = Mäuse, { $taken } von { $cheeses } Käsestücken geholt{ $skip ->
    [0] { "" }
   *[other] , müssen aussetzen
  }, als Nächstes dran
kitchen-draw-signs = c Kater, 1–4 Mäuse, ◆ Käse, ≡ Tisch, x Tischbein, ▒ verdeckt
kitchen-draw-left = Verdeckt: Käse { $cheeses }, Teller { $plates }, „+1“ { $ones }, „+2“ { $twos }, Pfeile { $arrows }, Gabeln { $forks }, Messer { $knives }
kitchen-draw-forced = Maus { $mouse } muss noch einmal laufen.
kitchen-draw-place = Der Kater sucht sich seinen Platz auf dem Tisch.
kitchen-draw-roll = Jetzt wird gewürfelt.
kitchen-draw-go = Der Würfel zeigt { $walk }.
kitchen-draw-flip = { $piece ->
    [c] Der Kater
   *[other] Maus { $piece }
  } dreht ein Plättchen um.
kitchen-draw-bonus = +{ $walk } für { $piece ->
    [c] den Kater
   *[other] Maus { $piece }
  }.
kitchen-draw-arrow = Ein Pfeil für { $piece ->
    [c] den Kater: auf irgendein anderes Feld ohne offenen Käse, auch auf eine Maus.
   *[other] Maus { $piece }: auf irgendein anderes freies Feld ohne offenen Käse.
  }
kitchen-draw-fork = Eine Gabel für Maus { $piece }: Sie holt einen offenen Käse.
kitchen-draw-over = { $mice ->
    [0] Der Kater hat alle Mäuse gefangen.
   *[other] Die Mäuse haben allen Käse, und eine von ihnen ist im Mauseloch in Sicherheit.
  }

## Kitchen: what just happened. Seats are shown as names; a piece is cat or the number of a mouse.

kitchen-tell-place = { $seat } setzt den Kater auf den Tisch.
    .precise = { $seat } setzt den Kater auf { $square }.
kitchen-tell-roll = { $seat } würfelt { $face }{ $walks ->
    [no] , kann aber nirgends so weit laufen.
   *[yes] .
  }
kitchen-tell-flip = { $piece ->
    [cat] { $tile ->
        [cheese] Der Kater deckt einen Käse auf, der dort liegen bleibt.
        [one] Der Kater deckt +1 auf.
        [two] Der Kater deckt +2 auf.
        [arrow] Der Kater deckt einen Pfeil auf.
        [fork] Der Kater deckt eine Gabel auf, mit der er nichts anfangen kann.
        [knife] Der Kater deckt ein Messer auf und muss aussetzen.
       *[plate] Der Kater deckt einen zerbrochenen Teller auf.
      }
   *[other] { $tile ->
        [cheese] Maus { $piece } findet einen Käse und nimmt ihn mit.
        [one] Maus { $piece } deckt +1 auf.
        [two] Maus { $piece } deckt +2 auf.
        [arrow] Maus { $piece } deckt einen Pfeil auf.
        [fork] Maus { $piece } deckt eine Gabel auf.
        [knife] Maus { $piece } deckt ein Messer auf; die Mäuse müssen aussetzen.
       *[plate] Maus { $piece } deckt einen zerbrochenen Teller auf.
      }
  }
    .precise = { $piece ->
        [cat] { $tile ->
            [cheese] Der Kater deckt auf { $square } einen Käse auf, der dort liegen bleibt.
            [one] Der Kater deckt auf { $square } +1 auf.
            [two] Der Kater deckt auf { $square } +2 auf.
            [arrow] Der Kater deckt auf { $square } einen Pfeil auf.
            [fork] Der Kater deckt auf { $square } eine Gabel auf, mit der er nichts anfangen kann.
            [knife] Der Kater deckt auf { $square } ein Messer auf und muss aussetzen.
           *[plate] Der Kater deckt auf { $square } einen zerbrochenen Teller auf.
          }
       *[other] { $tile ->
            [cheese] Maus { $piece } findet auf { $square } einen Käse und nimmt ihn mit.
            [one] Maus { $piece } deckt auf { $square } +1 auf.
            [two] Maus { $piece } deckt auf { $square } +2 auf.
            [arrow] Maus { $piece } deckt auf { $square } einen Pfeil auf.
            [fork] Maus { $piece } deckt auf { $square } eine Gabel auf.
            [knife] Maus { $piece } deckt auf { $square } ein Messer auf; die Mäuse müssen aussetzen.
           *[plate] Maus { $piece } deckt auf { $square } einen zerbrochenen Teller auf.
          }
      }
kitchen-tell-fork = Maus { $piece } holt mit der Gabel einen Käse.
    .precise = Maus { $piece } holt mit der Gabel den Käse von { $square }.
kitchen-tell-walk = { $piece ->
    [cat] Der Kater { $place ->
        [elsewhere] springt auf ein anderes Feld
       *[square] schleicht weiter
      }.
   *[other] Maus { $piece } { $place ->
        [elsewhere] springt auf ein anderes Feld
        [hole] huscht in ein Mauseloch
       *[square] flitzt weiter
      }.
  }
    .precise = { $piece ->
        [cat] Der Kater { $place ->
            [elsewhere] springt nach { $square }
           *[square] läuft nach { $square }
          }.
       *[other] Maus { $piece } { $place ->
            [elsewhere] springt nach { $square }
            [hole] läuft ins Mauseloch { $square }
           *[square] läuft nach { $square }
          }.
      }
kitchen-tell-take = Maus { $piece } nimmt den Käse.
    .precise = Maus { $piece } nimmt den Käse auf { $square }.
kitchen-tell-caught = Der Kater fängt Maus { $mouse }{ $left ->
    [0] , die letzte.
   *[other] .
  }
    .precise = Der Kater fängt auf { $square } Maus { $mouse }{ $left ->
        [0] , die letzte.
       *[other] .
      }
kitchen-tell-safe = Maus { $piece } ist im Mauseloch in Sicherheit, und die Mäuse haben allen Käse.
    .precise = Maus { $piece } ist im Mauseloch { $hole } in Sicherheit, und die Mäuse haben allen Käse.
kitchen-finish-mice = Der ganze Käse ist geholt, jedes Mauseloch ist offen, und eine Maus ist wieder sicher in einem Mauseloch.
kitchen-finish-cat = Alle Mäuse sind gefangen.
kitchen-finish-cat-won = So ein Jäger! Jetzt wird erst mal die Pfote geleckt.
kitchen-finish-cat-lost = { $missing ->
    [1] So knapp: Nur eine Maus war noch übrig!
   *[other] { $count ->
        [0] Die Mäuse waren flink. Dafür hast du den ganzen Tisch zum Schlafen!
       *[other] Gut gesprungen! Mäuse in deinen Pfoten: { $count }.
      }
  }
kitchen-finish-mice-won = { $caught ->
    [0] Keine einzige Maus wurde gefangen. Was für ein Festessen!
   *[other] Was für ein Festessen! Und Kasimir lässt alle wieder frei.
  }
kitchen-finish-mice-lost = { $missing ->
    [0] So knapp: Den ganzen Käse hattet ihr schon!
    [1] So knapp: Nur ein Käse hat gefehlt!
   *[other] { $count ->
        [0] Kasimir war hellwach. Nächstes Mal döst er, und der Käse gehört euch!
       *[other] Tapfere Mäuse! Käse auf eurem Teller: { $count }.
      }
  }

## Kitchen: the rules, for children of ten. The numbers come from the board: $cheeses cheeses, $least to $most players.

kitchen-rules-goal-title = Darum geht es
kitchen-rules-goal = Vier Mäuse gegen Kater Kasimir. Die Mäuse gewinnen zusammen, wenn sie alle { $cheeses } Käsestücke stibitzen und dann eine Maus nach Hause kommt. Kasimir gewinnt, wenn er alle vier Mäuse fängt.
kitchen-rules-seats-title = Wer ist wer?
kitchen-rules-seats = { $least } bis { $most } können mitspielen. Eine Person spielt den Kater, alle anderen zusammen die Mäuse. Zuerst sucht sich der Kater einen Platz auf dem Tisch. Dann beginnen die Mäuse, und danach geht es immer abwechselnd.
kitchen-rules-walk-title = Laufen
kitchen-rules-walk = Wirf den Würfel deiner Seite und lauf genau so viele Felder, wie er zeigt, nie schräg. Du darfst nicht gleich wieder zurück und auch durch niemanden hindurch. Geht das nirgends, ist dein Zug vorbei. Das Mäuseteam darf jede Maus ziehen, egal wer gewürfelt hat.
kitchen-rules-cheese-title = Plättchen und Käse
kitchen-rules-cheese = Wo du anhältst, drehst du das Plättchen um. Eine Maus, die Käse findet, nimmt ihn mit. Findet Kasimir einen Käse, bleibt der offen liegen: Mäuse dürfen ihn holen, und Kasimir darf nicht mehr darauftreten.
kitchen-rules-more-title = Ein oder zwei Schritte mehr
kitchen-rules-more = Bei +1 oder +2 läufst du mit derselben Figur so viele Schritte weiter. Dann drehst du das nächste Plättchen um.
kitchen-rules-arrow-title = Der Pfeil
kitchen-rules-arrow = Mit dem Pfeil springst du auf irgendein anderes freies Feld und drehst dort das Plättchen um. Kasimir darf sogar auf eine Maus springen!
kitchen-rules-fork-title = Die Gabel
kitchen-rules-fork = Mit der Gabel holt sich eine Maus einen offenen Käse, egal wo er liegt. Nur darf Kasimir nicht darauf sitzen. Der Kater selbst kann mit einer Gabel nichts anfangen.
kitchen-rules-knife-title = Messer und Teller
kitchen-rules-knife = Autsch, ein Messer! Deine Seite setzt einmal aus. Setzt Kasimir aus, läuft zweimal nacheinander dieselbe Maus. Ein zerbrochener Teller macht gar nichts.
kitchen-rules-cat-title = Kasimir fängt Mäuse
kitchen-rules-cat = Hält Kasimir genau auf einer Maus an, ist sie gefangen und spielt nicht mehr mit.
kitchen-rules-table-title = Unter dem Tisch
kitchen-rules-table = Kasimir läuft über den Tisch und nie darunter, und dort oben dreht er kein Plättchen um. Mäuse flitzen darunter durch und klettern nie hinauf. So treffen sie sich dort nicht, und unter dem Tisch ist eine Maus sicher.
kitchen-rules-hole-title = Mauselöcher
kitchen-rules-hole = Im Mauseloch wird keine Maus gefangen, aber es ist nur für eine Platz. Ist nur noch eine Maus übrig und sitzt sie im Loch, darf Kasimir nicht direkt davor lauern.
kitchen-rules-end-title = Das Ende
kitchen-rules-end = Sind alle { $cheeses } Käsestücke geholt und ist aus jedem Loch einmal eine Maus herausgekommen, muss nur noch eine Maus in ein Loch laufen. Dann haben die Mäuse gewonnen. Bis dahin kann Kasimir sie immer noch alle fangen.

## Kitchen: the first lesson. A child plays the mice; the computer plays Kasimir.

kitchen-lesson-roll = Du spielst alle vier Mäuse. Kasimir sitzt auf dem Tisch. Tippe auf deinen Würfel!
kitchen-lesson-walk = Zwei Schritte. Tippe auf die Maus ganz oben, dann auf das Feld, das leuchtet.
kitchen-lesson-flip = Was ist wohl darunter? Tippe auf das Plättchen!
kitchen-lesson-cat = Käse! Der gehört dir. Jetzt würfelt Kasimir und springt vom Tisch.
kitchen-lesson-again = Er findet einen zerbrochenen Teller. Der macht gar nichts. Du bist dran: Würfle!
kitchen-lesson-team = Du darfst jede deiner Mäuse ziehen. Tippe auf die rechte, dann auf das leuchtende Feld.
kitchen-lesson-caught = Diesmal nur ein Teller. Und jetzt, pass auf, kommt Kasimir …
kitchen-lesson-hide = Er hat eine Maus gefangen, aber du hast noch drei. Würfle!
kitchen-lesson-under = Versteck dich unter dem Tisch! Tippe auf deine Maus daneben, dann auf das Feld unter dem Tisch.
kitchen-lesson-above = Noch ein Käse! Kasimir springt wieder auf den Tisch, genau über dir, und kommt nicht an dich heran.
kitchen-lesson-last = Viel später: Nur ein Käse ist noch da. Würfle!
kitchen-lesson-take = Hol ihn dir! Tippe auf die Maus neben dem Käse, dann auf den Käse.
kitchen-lesson-hurry = Das war der letzte. Jetzt schnell nach Hause! Kasimir ist noch weit weg.
kitchen-lesson-home = Eine Maus muss in ein Loch laufen. Würfle!
kitchen-lesson-in = Zwei Schritte, genau richtig. Ab ins Loch!
kitchen-lesson-end = Der ganze Käse ist sicher zu Hause. Die Mäuse haben gewonnen!

## Kitchen: names of what is on the board, for those who listen to it.

kitchen-name-square = { $part ->
    [leg] { $square }, der Tisch
    [table] { $square }, der Tisch und der Boden darunter
   *[floor] { $square }
  }{ $tile ->
    [down] , ein verdecktes Plättchen
    [cheese] , ein Käse
   *[none] {""}
  }{ $mouse ->
    [none] {""}
   *[other] , Maus { $mouse }
  }{ $cat ->
    [yes] , der Kater
   *[no] {""}
  }
kitchen-name-hole = Mauseloch { $hole }, { $lies ->
    [up] hell
   *[down] noch dunkel
  }{ $mouse ->
    [none] {""}
   *[other] , Maus { $mouse }
  }
kitchen-name-piece = { $piece ->
    [cat] { $where ->
        [box] Der Kater, noch nicht in der Küche
        [table] Der Kater auf dem Tisch, { $square }
       *[floor] Der Kater auf { $square }
      }
   *[other] { $where ->
        [hole] Maus { $piece } im Mauseloch { $square }
        [table] Maus { $piece } unter dem Tisch, { $square }
       *[floor] Maus { $piece } auf { $square }
      }
  }
kitchen-name-die = { $side ->
    [cat] Der Würfel des Katers
   *[mice] Der Würfel der Mäuse
  }{ $face ->
    [none] {""}
   *[other] {" "}zeigt { $face }
  }

## Kitchen: the sides to choose from.

kitchen-side-c = Kater
kitchen-side-m1 = Mäuse
