## Hunt: reasons why a move is not legal. The attribute says which rule it is.

hunt-unreadable = „{ $move }“ ist kein Zug in diesem Spiel; schreib cat oder mouse, je nachdem, wer zuerst zieht, oder den Buchstaben der Maus, die der Kater festhält.
    .rule = Zu entscheiden ist nur, wer zuerst zieht und welche Maus der Kater festhält.
hunt-chance = „{ $move }“ kannst du nicht wählen: Zahlen bringen nur die Würfel und die Rutsche.
    .rule = Würfel und Rutsche entscheiden von selbst.
hunt-absent = In dieser Partie gibt es keine Maus { $mouse }; die Mäuse sind { $mice }.
    .rule = Der Kater hält eine der Mäuse fest, die mitspielen.
hunt-early = Der Kater hat noch nicht gezogen, also kann er Maus { $mouse } noch nicht festhalten; sag jetzt, wer zuerst zieht, die Maus ({ $steps }) oder der Kater ({ $paws }).
    .rule = Erst wenn der Kater gezogen hat, darf er eine Maus festhalten.
hunt-elsewhere = Der Kater ist auf Feld { $cat }, aber Maus { $mouse } ist auf Feld { $space }.
    .rule = Der Kater hält eine Maus auf dem Feld fest, auf dem sein Zug endet.
hunt-fixed = Wer zuerst zieht, entscheidet hier niemand: Es ist immer die Maus. Sag, welche Maus der Kater festhält.
    .rule = Die Maus zieht vor dem Kater; nur die Variante für große Mäuse lässt das offen.
hunt-late = Wer zuerst zieht, steht schon fest: Der Kater ist jetzt auf Feld { $cat }. Sag, welche Maus er festhält.
    .rule = Die Reihenfolge wird gleich nach dem Würfeln gewählt, bevor jemand zieht.

## Hunt: why something cannot be touched now, on a screen. The other one is shown by name.

hunt-touch-roll = Tippe zuerst auf die Würfel!
    .rule = Die Würfel sagen, wie weit deine Maus läuft und wie weit der Kater.
hunt-touch-slide = Tippe zuerst auf die Rutsche!
    .rule = Wer oben auf dem großen Käse ist, rutscht hinunter, und die Rutsche entscheidet, wohin.
hunt-touch-order = Wer zieht zuerst? Tippe auf deine Maus ({ $steps }) oder auf den Kater ({ $paws }).
    .rule = Die Reihenfolge wird gleich nach dem Würfeln gewählt, bevor jemand zieht.
    .short = Wer zieht zuerst? Tippe auf deine Maus oder den Kater.
hunt-touch-elsewhere = Die Maus von { $other } ist nicht auf Feld { $cat }, wo der Kater ist.
    .rule = Der Kater hält eine Maus auf dem Feld fest, auf dem sein Zug endet.
    .short = Die Maus von { $other } ist nicht beim Kater: Nimm eine, die leuchtet.
hunt-touch-grab = Tippe auf die Maus, die der Kater festhalten soll, auf Feld { $cat }.
    .rule = Der Kater hält eine Maus auf dem Feld fest, auf dem sein Zug endet.
    .short = Tippe auf eine Maus, die leuchtet: Der Kater hält sie fest.

## Hunt: what to do now; the second text tells the others.

hunt-prompt-roll = Tippe auf die Würfel!
    .other = { $seat } würfelt.

hunt-prompt-slide = Tippe auf die Rutsche!
    .other = { $seat } rutscht hinunter.

hunt-prompt-order = Wer zieht zuerst? Tippe auf deine Maus oder den Kater.
    .other = { $seat } entscheidet, wer zuerst zieht: Maus oder Kater.

hunt-prompt-grab = Tippe auf die Maus, die der Kater festhalten soll.
    .other = { $seat } entscheidet, welche Maus der Kater festhält.

hunt-advice-order = { $first ->
    [mouse] Lass deine Maus zuerst ziehen
   *[cat] Lass den Kater zuerst ziehen
  }{ $why ->
    [wins] : Du gewinnst!
    [holds] : Dann hält der Kater die Maus von { $other } fest.
    [eats] : Deine Maus nimmt { $count ->
        [one] eine Käse-Ecke.
       *[other] { $count } Käse-Ecken.
      }
    [climbs] : Deine Maus klettert die Leiter hinauf.
    [hole] : Deine Maus ist im Mauseloch sicher.
   *[none] .
  }

hunt-advice-grab = { $own ->
    [yes] Lass den Kater deine eigene Maus festhalten
   *[no] Lass den Kater die Maus von { $other } festhalten
  }{ $why ->
    [misses] : Sie setzt einmal aus.
   *[none] .
  }

## Hunt: what is wrong with a position text.

hunt-position-cheese = CHEESE und STORE: zusammen { $count ->
    [one] { $count } Käse-Ecke
   *[other] { $count } Käse-Ecken
  } statt { $cheeses }
hunt-position-step = STEP: „{ $found }“ ist kein Schritt dieser Variante mit diesen Würfeln; es gibt { $steps }
hunt-position-turn = SEAT ist genau dann „-“, wenn STEP „over“ ist; hier sind sie „{ $seat }“ und „{ $step }“
hunt-position-grab = STEP: niemand wählt eine Maus zum Festhalten, denn der Kater auf Feld { $cat } ist nicht bei mehreren Mäusen außerhalb eines Mauselochs
hunt-position-held = HELD: „{ $found }“ sollte hier einer von { $seats } sein; eine festgehaltene Maus ist unter dem Kater, nie in einem Mauseloch, nie in der Variante younger und nicht, bevor das Festhalten entschieden ist
hunt-position-passed = SEAT: die Maus von { $seat } wird festgehalten, kann also nicht am Zug sein
hunt-position-top = MICE: { $count ->
    [0] keine Maus ist
    [one] die Maus von { $seats } ist
   *[other] die Mäuse von { $seats } sind
  } oben auf dem Käse („-“), was mit SEAT { $seat } und STEP { $step } nicht sein kann
hunt-position-ladder = MICE: die Maus von { $seat } kann nicht auf Feld { $space } sein; niemand rutscht auf eine Leiter
hunt-position-early = CHEESE: { $seat } hat schon vor dem ersten Zug Käse
hunt-position-cat = CAT: er ist auf Feld { $cat }, aber so früh muss er auf Feld { $wanted } sein
hunt-position-store = STEP: die Partie ist genau dann zu Ende, wenn der Vorrat leer ist; hier ist STORE { $count } und STEP { $step }
hunt-position-emptied = MICE: keine Maus mit Käse steht ohne den Kater auf einem Käsefeld, also kann niemand den Vorrat geleert haben
hunt-position-goal = STEP: die Partie ist genau dann zu Ende, wenn ein Platz { $goal } oder mehr Käse-Ecken hat; hier { $count ->
    [one] ist es { $count } Platz
   *[other] sind es { $count } Plätze
  }, und STEP ist { $step }
hunt-position-won = MICE: { $seat } kann mit { $count ->
    [one] { $count } Käse-Ecke
   *[other] { $count } Käse-Ecken
  } auf Feld { $space } nicht gerade gewonnen haben; erst der Käse von dort muss zu { $goal } geführt haben

## Hunt: what is wrong with an edition.

hunt-edition-cheese = { $where }: kein Feld hat Käse, also könnte nie jemand welchen bekommen
hunt-edition-start = { $where }: Feld { $space } ist keine Leiter, und der Kater beginnt auf einer

## Hunt: the board in a terminal

hunt-title = Käsejagd
hunt-about = Klettere auf den großen Käse, saus die Rutsche hinunter und nimm dich vor Kater Max in Acht.
hunt-draw-score = { $pieces } { $count } von { $goal }{ $place ->
    [held] , vom Kater festgehalten
    [top] , oben auf dem großen Käse
   *[ring] { "" }
  }
hunt-draw-pieces = Käse { $count }{ $place ->
    [top] , oben auf dem großen Käse
   *[ring] { " " }{ $pieces }
  }
hunt-draw-store = Vorrat { $count } { $pieces }
hunt-draw-cat = Max
hunt-draw-ladder = Leiter ╫
hunt-draw-hole = Mauseloch
hunt-draw-cheese = Käse { $pieces }
hunt-draw-setup = { $seat } rutscht oben vom Käse hinunter.
hunt-draw-roll = { $seat } würfelt.
hunt-draw-order = Maus { $steps }, Kater { $paws }: { $seat } entscheidet, wer zuerst zieht.
hunt-draw-slide = { $seat } ist die Leiter hinaufgeklettert und rutscht hinunter. { $paws ->
    [0] Der Kater bleibt.
   *[other] Dann zieht der Kater { $paws }.
  }
hunt-draw-grab = { $steps ->
    [0] { $seat } entscheidet, welche Maus der Kater festhält.
   *[other] { $seat } entscheidet, welche Maus der Kater festhält; dann zieht die eigene { $steps }, wenn sie frei ist.
  }
hunt-draw-toss = { $seat } rutscht hinunter; dann zieht der Kater ein Feld.

## Hunt: what just happened. Seats are shown as names; steps are 0 where nobody rolled.

hunt-tell-start = { $seat } rutscht hinunter.
    .precise = { $seat } rutscht auf Feld { $space }.
hunt-tell-roll = { $seat } würfelt { $steps } für die Maus und { $paws } für den Kater.
hunt-tell-turn = { $seat } { $steps ->
    [0] { "" }
   *[other] würfelt { $steps } und { $paws ->
        [0] keine Pfote
        [one] eine Pfote
       *[other] { $paws } Pfoten
      }{ $mouse ->
        [scared] ,{ " " }
       *[other] { " " }und{ " " }
      }
  }{ $mouse ->
    [eats] nimmt { $steps ->
        [0] { "" }
       *[other] dann{ " " }
      }{ $count ->
        [one] eine Käse-Ecke.
       *[other] { $count } Käse-Ecken.
      }
    [scared] trifft den Kater und gibt eine Käse-Ecke zurück.
    [climbs] klettert { $steps ->
        [0] { "" }
       *[other] dann{ " " }
      }die Leiter hinauf.
    [slides] rutscht hinunter.
   *[comes] zieht { $steps ->
        [0] { "" }
       *[other] dann{ " " }
      }weiter.
  }{ $cat ->
    [holds] { " " }Der Kater hält die Maus von { $other } fest.
    [scares] { " " }{ $mice ->
        [other] Der Kater erschreckt { $mice } Mäuse, und von jeder geht eine Käse-Ecke zurück.
       *[one] Der Kater erschreckt { $other }, und eine Käse-Ecke geht zurück.
      }
   *[none] { "" }
  }
    .precise = { $seat } { $steps ->
        [0] { "" }
       *[other] würfelt { $steps } und { $paws ->
            [0] keine Pfote
            [one] eine Pfote
           *[other] { $paws } Pfoten
          }{ $mouse ->
            [eats] ,{ " " }
            [scared] ,{ " " }
           *[other] { " " }und{ " " }
          }
      }{ $mouse ->
        [eats] kommt auf Feld { $space } und nimmt { $count ->
            [one] eine Käse-Ecke.
           *[other] { $count } Käse-Ecken.
          }
        [scared] trifft auf Feld { $space } den Kater und gibt eine Käse-Ecke zurück.
        [climbs] klettert { $steps ->
            [0] { "" }
           *[other] dann{ " " }
          }die Leiter hinauf.
       *[comes] kommt { $steps ->
            [0] { "" }
           *[other] dann{ " " }
          }auf Feld { $space }.
      }{ $cat ->
        [holds] { " " }Der Kater hält die Maus von { $other } fest.
        [scares] { " " }{ $mice ->
            [other] Der Kater erschreckt { $mice } Mäuse, und von jeder geht eine Käse-Ecke zurück.
           *[one] Der Kater erschreckt { $other }, und eine Käse-Ecke geht zurück.
          }
       *[none] { "" }
      }
hunt-tell-cat = { $cat ->
    [holds] Der Kater hält die Maus von { $other } fest.
   *[moves] Der Kater läuft weiter.
  }
    .precise = { $cat ->
        [holds] Der Kater hält die Maus von { $other } fest.
       *[moves] Der Kater kommt auf Feld { $space }.
      }
hunt-tell-end = { $left ->
    [0] { $seat } nimmt den letzten Käse.
   *[other] { $seat } hat jetzt genug Käse.
  }
    .precise = { $left ->
        [0] { $seat } kommt auf Feld { $space } und nimmt den letzten Käse.
       *[other] { $seat } kommt auf Feld { $space } und hat genug Käse.
      }
hunt-finish-goal = Das ist genug Käse. Käse-Ecken auf dem Teller: { $count }.
hunt-finish-most = Der ganze Käse ist weg. { $sharing ->
    [1] Niemand hat mehr davon. Käse-Ecken auf dem Teller: { $count }.
   *[other] Die vollsten Teller sind gleich voll. Käse-Ecken auf jedem davon: { $count }.
  }
hunt-finish-won = Mmh! Dein Teller ist voll. Käse-Ecken: { $count }.
hunt-finish-lost = { $missing ->
    [1] So knapp: Nur eine Käse-Ecke hat gefehlt!
   *[other] { $count ->
        [0] Dein Teller ist leer, aber deine Maus war tapfer. Der nächste Käse ist für dich!
       *[other] Gut geknabbert! Käse-Ecken auf deinem Teller: { $count }.
      }
  }

## Hunt: what can be chosen

hunt-variant-family = für die Familie
hunt-variant-older = für große Mäuse
hunt-variant-younger = für kleine Mäuse
hunt-edition-classic = wie eh und je
hunt-edition-three = gerecht zu dritt
hunt-option-cat-start = Kater Max beginnt
hunt-option-cat-start-value = auf Feld { $value }

## Hunt: the rules, for children of ten. The numbers come from the board: $goal pieces win, there are $cheeses, $least to
## $most players.

hunt-rules-goal-title = Darum geht es
hunt-rules-goal = { $least } bis { $most } Mäuse flitzen um einen riesigen Käse. Wer zuerst { $goal ->
    [one] eine Käse-Ecke
   *[other] { $goal } Käse-Ecken
  } auf dem Teller hat, gewinnt sofort. Aber Kater Max läuft denselben Weg.
hunt-rules-start-title = Der Anfang
hunt-rules-start = Eine Maus nach der anderen rutscht oben vom Käse hinunter. Wo deine landet, da beginnt sie. Käse gibt es dafür noch nicht.
hunt-rules-turn-title = Du bist dran
hunt-rules-turn = Wirf beide Würfel. Der mit den Punkten ist für deine Maus: So weit läuft sie, immer im Uhrzeigersinn, und du tust gleich, was ihr Feld sagt. Die Pfoten sind für Max: Er zieht nach dir, ein Feld für jede Pfote. Ohne Pfote bleibt er stehen.
hunt-rules-spaces-title = Die Felder
hunt-rules-spaces = Wo eine oder zwei Käse-Ecken zu sehen sind, nimmst du dir so viele. Im Mauseloch passiert nichts, und Max kann dir dort nichts tun.
hunt-rules-ladder-title = Leitern
hunt-rules-ladder = Von einer Leiter klettert deine Maus ganz nach oben und saust die Rutsche hinunter. Wo kommt sie wohl heraus? Dann tust du, was das Feld dort sagt.
hunt-rules-cat-title = Wenn du Max in die Pfoten läufst
hunt-rules-cat = Hält deine Maus dort an, wo Max ist, gibst du eine Käse-Ecke zurück, wenn du eine hast. Mehr passiert dort nicht: kein Käse, keine Leiter.
hunt-rules-held-title = Wenn Max zu dir kommt
hunt-rules-held = Hält Max bei einer Maus an, dann hält er sie fest. Sie setzt aus, bis Max weiterläuft.
hunt-rules-several-title = Mehrere Mäuse
hunt-rules-several = Max hält immer nur eine Maus fest. Hält er bei mehreren an, gilt: Wer gerade dran ist, sucht eine aus.
hunt-rules-older-title = Für große Mäuse
hunt-rules-older = Mit diesen Regeln schaust du auf die Würfel und entscheidest dann, wer zuerst zieht: deine Maus oder Max. Hier geht Max gerade noch rechtzeitig weg. Aber zieht Max zuerst und hält deine eigene Maus fest, kann sie nicht mehr laufen.
hunt-rules-younger-title = Für kleine Mäuse
hunt-rules-younger = Hier braucht ihr keine Würfel. In jedem Zug rutscht deine Maus hinunter und nimmt sich ihren Käse, dann zieht Max ein Feld. Jede Maus, die Max trifft, gibt eine Käse-Ecke zurück, wenn sie eine hat; festgehalten wird hier niemand. Sind alle { $cheeses } Käse-Ecken weg, gewinnt, wer die meisten hat. Bei Gleichstand gewinnt ihr zusammen.
hunt-rules-three-title = Zu dritt
hunt-rules-three = Spielt ihr zu dritt mit den Regeln für kleine Mäuse, bekommt ihr den Spielplan, der zu dritt gerecht ist. Seine Leitern stehen woanders, damit Max zu allen gleich nett ist.

## Hunt: the first lesson. A child plays Red; the computer plays Blue.

hunt-lesson-slide = Du bist die rote Maus, ganz oben auf dem großen Käse. Tippe auf die Rutsche und saus hinunter!
hunt-lesson-blue = Du bist unten. Jetzt rutscht die blaue Maus.
hunt-lesson-roll = Tippe auf die Würfel: Einer ist für deine Maus, die Pfoten sind für Kater Max.
hunt-lesson-max = Zwei Käse-Ecken für dich! Aber schau, Max kommt näher. Jetzt würfelt Blau.
hunt-lesson-held = Max hält deine Maus fest, darum ist Blau noch einmal dran. Dann läuft Max weiter.
hunt-lesson-ladder = Du bist frei! Würfle, gleich vor dir steht eine Leiter.
hunt-lesson-whirl = Deine Maus ist die Leiter hinaufgeklettert. Tippe noch einmal auf die Rutsche!
hunt-lesson-hole = Wieder zwei Käse-Ecken! Jetzt würfelt Blau, und Max läuft ins Mauseloch. Dort kann er niemanden festhalten.
hunt-lesson-last = Dir fehlt nur noch eine Käse-Ecke. Würfle!
hunt-lesson-end = { $goal } Käse-Ecken. Du hast die Käsejagd gewonnen!

## Hunt: names of things on the board, for screen readers

hunt-name-space = Feld { $space }, { $kind ->
    [ladder] eine Leiter
    [hole] das Mauseloch
    [two] zwei Käse-Ecken
   *[cheese] eine Käse-Ecke
  }: { $count ->
    [0] frei
   *[other] { $who }
  }
hunt-name-store = { $count ->
    [0] Auf dem großen Käse liegt nichts mehr
    [one] Eine Käse-Ecke liegt noch auf dem großen Käse
   *[other] { $count } Käse-Ecken liegen noch auf dem großen Käse
  }
hunt-name-slide = { $count ->
    [0] Die Rutsche oben auf dem großen Käse
   *[other] Die Rutsche oben auf dem großen Käse: { $who }
  }
hunt-name-plate = { $count ->
    [0] Der Teller von { $seat } ist leer
    [one] Eine Käse-Ecke auf dem Teller von { $seat }
   *[other] { $count } Käse-Ecken auf dem Teller von { $seat }
  }
hunt-name-dice = { $steps ->
    [none] Die Würfel
   *[other] Die Würfel zeigen { $steps } für die Maus und { $paws ->
        [0] keine Pfote
        [one] eine Pfote
       *[other] { $paws } Pfoten
      } für den Kater
  }
hunt-name-mouse = Die Maus von { $seat }{ $space ->
    [top] , oben auf dem großen Käse
    [held] , vom Kater festgehalten auf Feld { $number }
   *[other] , auf Feld { $number }
  }
hunt-name-cat = Kater Max, auf Feld { $space }
