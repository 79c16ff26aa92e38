## Towers: reasons why a move is not legal. The attribute says which rule it is.

towers-unreadable = „{ $move }“ ist kein Zug in diesem Spiel; schreib p+3 für eine Maus aus der Speisekammer, 7+2 für eine von Feld 7.
    .rule = Ein Zug sagt, welche Maus läuft und wie weit.
towers-pantry = In der Speisekammer ist keine Maus mehr von dir.
    .rule = Jede Maus verlässt die Speisekammer nur einmal.
    .short = Deine Speisekammer ist leer: Nimm eine Maus, die leuchtet.
towers-beyond = Ein Feld { $space } gibt es nicht: Die Strecke hat { $spaces } Felder.
    .rule = Eine Maus zieht aus der Speisekammer oder von einem Feld der Strecke.
towers-empty = Auf Feld { $space } steht keine Maus.
    .rule = Du ziehst eine deiner eigenen Mäuse.
    .short = Da ist niemand: Tippe auf eine Maus, die leuchtet.
towers-blocked = Deine Maus auf Feld { $space } ist blockiert: Maus { $top } steht obenauf.
    .rule = Nur die oberste Maus eines Turms darf ziehen.
towers-caught = Deine Maus auf Feld { $space } sitzt für immer in der Dose.
    .rule = Die erste Maus, die auf einer Dose landet, ist gefangen und zieht nie mehr.
    .short = Diese Maus sitzt in der Dose: Nimm eine, die leuchtet.
towers-foreign = Die Maus, die von Feld { $space } weg darf, ist { $top }, nicht deine.
    .rule = Du ziehst eine deiner eigenen Mäuse.
towers-foreign-caught = Maus { $top } auf Feld { $space } ist nicht deine, und sie sitzt für immer in der Dose.
    .rule = Du ziehst eine deiner eigenen Mäuse.
towers-exact = Der Würfel zeigt { $die }, nicht { $steps }.
    .rule = Eine Maus läuft genau so weit, wie gewürfelt wurde.
    .short = Der Würfel zeigt { $die }: Tippe auf das, was leuchtet.
towers-clover = Das Kleeblatt ist eine Zahl von 1 bis { $most }, nicht { $steps }.
    .rule = Beim Kleeblatt suchst du dir selbst eine der möglichen Zahlen aus.
    .short = Das Kleeblatt reicht nur bis { $most }: Tippe auf das, was leuchtet.

## Towers: why something cannot be touched now, on a screen. The other one is shown by name.

towers-touch-roll = Tippe zuerst auf den Würfel!
    .rule = Ein Zug beginnt mit dem Würfeln: Der Würfel sagt, wie weit eine Maus läuft.
towers-touch-die = Du hast schon gewürfelt: Tippe auf eine Maus, die leuchtet.
    .rule = In jedem Zug wird nur einmal gewürfelt.
towers-touch-mouse = Tippe zuerst auf eine Maus, die leuchtet.
    .rule = Ein Zug sagt, welche Maus läuft und wie weit.
towers-touch-home = Diese Mäuse sind schon zu Hause: Nimm eine, die leuchtet.
    .rule = Eine Maus, die zu Hause ist, läuft nicht mehr.
towers-touch-other = Diese Maus gehört { $other }: Nimm eine, die leuchtet.
    .rule = Du ziehst eine deiner eigenen Mäuse.
towers-touch-blocked = Auf deiner Maus sitzt eine von { $other }: Nimm, was leuchtet.
    .rule = Nur die oberste Maus eines Turms darf ziehen.
towers-touch-back = Mäuse laufen nur vorwärts: Tippe auf das, was leuchtet.
    .rule = Mäuse laufen nur in Richtung Mauseloch.
towers-touch-where = Dorthin kann keine Maus: Tippe auf das, was leuchtet.
    .rule = Mäuse laufen über die Felder bis zum Mauseloch.
towers-touch-clover = Tippe auf eine Zahl, die leuchtet, von 1 bis { $most }.
    .rule = Beim Kleeblatt suchst du dir selbst eine der möglichen Zahlen aus.

## Towers: what to do now; the second text tells the others.

towers-prompt-roll = Tippe auf den Würfel!
    .other = { $seat } würfelt.
towers-prompt-move = { $mice ->
    [pantry] Hol eine Maus aus der Speisekammer
    [one] Tippe auf deine Maus
   *[several] Such eine Maus aus
  }{ $steps ->
    [one] : Sie läuft ein Feld.
   *[other] : Sie läuft { $steps } Felder.
  }
    .other = { $seat } sucht eine Maus aus.
towers-prompt-clover = { $mice ->
    [pantry] Ein Kleeblatt, 1 bis { $most }! Hol eine Maus aus der Speisekammer.
    [one] Ein Kleeblatt, 1 bis { $most }! Tippe dorthin, wo deine Maus hinsoll.
   *[several] Ein Kleeblatt, 1 bis { $most }! Such eine Maus aus.
  }
    .other = { $seat } sucht eine Maus für das Kleeblatt aus.
towers-prompt-number = Tippe jetzt auf eine Zahl für das Kleeblatt.
towers-advice = { $origin ->
    [0] Hol eine Maus aus der Speisekammer
   *[other] Zieh deine Maus von Feld { $origin }
  }{ $steps ->
    [0] { "" }
    [one] { " " }mit einer 1
   *[other] { " " }mit einer { $steps }
  }{ $why ->
    [home] : Sie kommt nach Hause.
    [covers] : Sie klettert auf eine Maus von { $other }.
    [frees] : Deine Maus darunter ist wieder frei.
    [full] : Die Dose dort ist schon voll.
    [past] : Sie läuft an einer Dose vorbei.
    [caught] , auch wenn sie in die Dose fällt.
   *[none] .
  }

## Towers: what is wrong with a position text.

towers-position-mice = Platz { $seat } hat { $count ->
    [one] { $count } Maus
   *[other] { $count } Mäuse
  } statt { $mice }
towers-position-tower = TRACK: „{ $entry }“ ist kein Turm; schreib Feld:Mäuse mit einem Feld von 1 bis { $spaces }
towers-position-letter = TRACK: in „{ $entry }“ steht das Zeichen „{ $letter }“; Mäuse sind Buchstaben aus { $seats }
towers-position-caught = TRACK: „{ $entry }“: „{ $letter }“ ist falsch groß- oder kleingeschrieben; gefangen ist nur die unterste Maus in einer Dose, und nur eine gefangene Maus ist ein Großbuchstabe
towers-position-first = FIRST: „{ $first }“ sollte je einmal die Plätze nennen, die eine Maus zu Hause haben: { $seats }
towers-position-over = SEAT und DIE sind genau dann beide „-“, wenn keine Maus mehr unterwegs ist; unterwegs sind hier: { $count }
towers-position-stuck = SEAT: { $seat } hat keine freie Maus, kann also nicht am Zug sein

## Towers: the board in a terminal

towers-title = Mäusetürme
towers-about = Auf dem Weg zum Mauseloch klettert ihr einander auf den Rücken. Vorsicht vor den Dosen!
towers-draw-seat = Speisekammer { $pantry }  zu Hause { $home }
towers-draw-first = Speisekammer { $pantry }  zu Hause { $home }, als Erstes zu Hause
towers-draw-die = Der Würfel zeigt { $die }.
towers-draw-clover = Der Würfel zeigt ein Kleeblatt: Du wählst eine Zahl von 1 bis { $most }.

## Towers: what just happened. Seats are shown as names; origin 0 is the pantry.

towers-tell-roll = { $seat } würfelt { $face ->
    [clover] ein Kleeblatt
   *[other] { $face }
  }.
towers-tell-move = { $seat } { $origin ->
    [0] holt eine Maus aus der Speisekammer
   *[other] zieht eine Maus vor
  }.
    .precise = { $seat } zieht eine Maus { $origin ->
        [0] aus der Speisekammer
       *[other] von { $origin }
      } auf { $space }.
towers-tell-climb = { $seat } klettert { $own ->
    [yes] einer eigenen Maus
   *[no] einer Maus von { $other }
  } auf den Rücken.
    .precise = { $seat } zieht eine Maus { $origin ->
        [0] aus der Speisekammer
       *[other] von { $origin }
      } auf { $space }, { $own ->
        [yes] einer eigenen Maus
       *[no] einer Maus von { $other }
      } auf den Rücken.
towers-tell-caught = { $seat } zieht eine Maus vor. Plumps, in die Dose!
    .precise = { $seat } zieht eine Maus { $origin ->
        [0] aus der Speisekammer
       *[other] von { $origin }
      } auf { $space }. Plumps, in die Dose!
towers-tell-home = { $seat } bringt eine Maus nach Hause.
    .precise = { $seat } bringt eine Maus { $origin ->
        [0] aus der Speisekammer
       *[other] von { $origin }
      } nach Hause.
towers-finish-none = Keine Maus ist nach Hause gekommen, deshalb gewinnen alle.
towers-finish-most = Mäuse zu Hause: { $count }. Niemand hat mehr.
towers-finish-tie = Gleichstand! Mäuse zu Hause: { $count }. Dann entscheidet, wer zuerst eine Maus zu Hause hatte.
towers-finish-won = { $count ->
    [0] Keine Maus zu Hause, und doch hast du gewonnen!
   *[other] { $left ->
        [0] Alle deine Mäuse sind zu Hause. Hurra!
       *[other] Hurra! Deine Mäuse zu Hause: { $count }.
      }
  }
towers-finish-lost = { $missing ->
    [0] So knapp: genauso viele Mäuse zu Hause, nur ein bisschen später!
    [1] So knapp: nur eine Maus weniger zu Hause!
   *[other] { $count ->
        [0] Deine Mäuse machen ein Nickerchen in ihren Dosen. Nächstes Mal laufen sie heim!
       *[other] Deine Mäuse zu Hause: { $count }. Nächstes Mal werden es mehr!
      }
  }

## Towers: the rules, for children of ten. The numbers come from the board: $mice a player, $spaces on the way, $traps
## tins, $clover_reach the most that a clover can be, $least to $most players.

towers-rules-goal-title = Darum geht es
towers-rules-goal = { $least } bis { $most } können mitspielen. Alle haben { $mice ->
    [one] je eine Maus
   *[other] je { $mice } Mäuse
  } in der Speisekammer. Bringt sie ins Mauseloch, vorbei an Kasimirs leeren Dosen. Wer am Ende die meisten Mäuse zu Hause hat, gewinnt.
towers-rules-turn-title = Du bist dran
towers-rules-turn = Würfle und zieh dann eine deiner Mäuse genau so viele Felder vor. Du suchst aus, welche: eine aus der Speisekammer oder eine, die schon unterwegs ist. Wenn du ziehen kannst, musst du auch.
towers-rules-clover-title = Das Kleeblatt
towers-rules-clover = Ein Kleeblatt bringt Glück: Such dir selbst eine Zahl von 1 bis { $clover_reach } aus.
towers-rules-tower-title = Türme
towers-rules-tower = Landet deine Maus, wo schon andere stehen, klettert sie obendrauf. Ein Turm darf so hoch werden, wie ihr wollt. Nur die oberste Maus darf ziehen. Alle darunter müssen warten.
towers-rules-passed-title = Wenn du festsitzt
towers-rules-passed = Wenn keine deiner Mäuse ziehen kann, weil andere auf ihnen stehen, setzt du aus. Hier hat Rot keine freie Maus, und Blau ist noch einmal dran.
towers-rules-trap-title = Die Dosen
towers-rules-trap = Auf dem Weg { $traps ->
    [one] steht eine leere Dose
   *[other] stehen { $traps } leere Dosen
  }. Eine Dose zählt als Feld, und Vorbeilaufen ist ungefährlich. Aber die erste Maus, die auf einer Dose anhält, plumpst hinein und bleibt bis zum Schluss darin.
towers-rules-full-title = Eine volle Dose
towers-rules-full = Sitzt schon eine Maus in der Dose, ist kein Platz mehr darin. Wer jetzt dort landet, steht einfach obendrauf und läuft später weiter.
towers-rules-home-title = Zu Hause
towers-rules-home = Fürs Mauseloch brauchst du keine genaue Zahl. Mehr ist auch gut.
towers-rules-end-title = Das Ende
towers-rules-end = Das Spiel ist aus, wenn alle Mäuse zu Hause oder in einer Dose sind. Wer die meisten zu Hause hat, gewinnt. Haben mehrere gleich viele, gewinnt, wer von ihnen zuerst eine Maus zu Hause hatte. Hat niemand eine Maus zu Hause, gewinnt ihr alle zusammen.

## Towers: the first lesson. A child plays Red; the computer plays Blue.

towers-lesson-roll = Du bist Rot. Tippe auf den Würfel!
towers-lesson-move = Eine Drei! Tippe auf deine Mäuse in der Speisekammer, dann auf das Feld, das leuchtet.
towers-lesson-climbed = Auch Blau würfelt eine Drei. Gleich landet die blaue Maus genau auf deiner!
towers-lesson-again = Jetzt ist es ein Turm. Deine Maus darunter kann nicht weg. Würfle noch einmal!
towers-lesson-climb = Hol deine nächste Maus aus der Speisekammer und klettere ganz nach oben.
towers-lesson-caught = Jetzt sitzt Blau unter dir fest und holt eine neue Maus. Oje, da vorn steht eine Dose …
towers-lesson-next = Plumps! Die erste Maus auf einer Dose bleibt für immer drin. Du bist dran mit Würfeln!
towers-lesson-full = Jetzt ist die Dose voll, und dir kann nichts passieren. Hüpf vom Turm auf die Dose.
towers-lesson-last = Viel später: Ihr habt beide schon Mäuse zu Hause. Eine von dir ist noch unterwegs. Würfle!
towers-lesson-home = Fünf ist mehr, als du brauchst, aber das macht nichts. Ab ins Mauseloch!
towers-lesson-end = Du hast die meisten Mäuse zu Hause. So gewinnt man bei den Mäusetürmen!

## Towers: names of what is on the board, for those who listen to it.

towers-name-space = { $kind ->
    [trap] Feld { $space }, eine Dose
   *[plain] Feld { $space }
  }: { $count ->
    [0] frei
    [one] { $caught ->
        [yes] eine Maus von { $top }, in der Dose gefangen
       *[no] eine Maus von { $top }
      }
   *[other] { $caught ->
        [yes] { $count } Mäuse, obenauf eine von { $top }, die unterste in der Dose gefangen
       *[no] { $count } Mäuse, obenauf eine von { $top }
      }
  }
towers-name-pantry = Speisekammer von { $seat }: { $count ->
    [0] leer
    [one] eine Maus
   *[other] { $count } Mäuse
  }
towers-name-hole = Mauseloch: { $count ->
    [0] niemand ist zu Hause
    [one] eine Maus ist zu Hause
   *[other] { $count } Mäuse sind zu Hause
  }
towers-name-die = { $face ->
    [none] Der Würfel
    [clover] Der Würfel zeigt ein Kleeblatt
   *[other] Der Würfel zeigt { $face }
  }
towers-name-clover = Das Kleeblatt ist eine { $steps }

## Towers: who starts.

towers-first-cheese = Wer Käse am liebsten mag
towers-who-cheese = Wer mag Käse am liebsten?
towers-asked-cheese = { $name } wird gefragt, wer Käse am liebsten mag.
