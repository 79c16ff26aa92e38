## The balance lab

balance-title = So spielt sich „{ $game }“
balance-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } je Zeile, alle Plätze gespielt von „{ $level }“, Startwert { $seed }; 95-%-Intervalle in Klammern
balance-refused = { $count ->
    [one] Eine Kombination ist ungültig: { $detail }
   *[other] { $count } Kombinationen sind ungültig; bei der ersten: { $detail }
  }
balance-column-setup = was verändert wird
balance-column-wins = Siege je Platz
balance-column-turns = Züge
balance-column-lead = Führungswechsel
balance-column-drama = Dramatik
balance-column-skill = Können
balance-column-luck = Glück

balance-about-wins = Siege: wie oft ein Platz oder ein Team gewinnt. Ein geteilter Sieg zählt anteilig, eine unentschiedene Partie zu gleichen Teilen für alle.
balance-about-turns = Züge: wie lang eine Partie ist. Acht von zehn Partien liegen zwischen den Zahlen in den eckigen Klammern.
balance-about-lead = Führungswechsel: wie oft in einer Partie jemand anders in Führung geht, nach der Schätzung des Spiels selbst am Anfang jedes Zuges. Wer höchstens 5 Prozentpunkte unter der besten Chance liegt, führt ebenfalls.
balance-about-drama = Dramatik: wie weit die Siegerseite in ihrem schlechtesten Moment hinter der besten Chance lag, im Mittel über alle Partien.
balance-about-skill = Können: wie viel öfter „{ $level }“ gewinnt als „{ $weaker }“ auf denselben Plätzen mit denselben Würfeln. 0 % heißt gleich oft, 100 % heißt immer.
balance-about-luck = Glück: was das Können nicht erklärt.
balance-again = So entsteht diese Seite noch einmal
balance-rules = Regeln von { $game }, Version { $version }.
balance-start = Die Ausgabe, die verändert wurde
balance-no-plots = --report: Matplotlib ist nicht installiert; installiere es mit: { $command }

## Varying

balance-vary-unknown = --vary { $found }: lässt sich nicht verändern; schreib KEY=WHAT, wobei KEY eines von { $keys } ist
balance-vary-range = --vary { $found }: ein Bereich steigt in Schritten von mindestens 1 und hat höchstens { $most } Zahlen
balance-vary-value = --vary { $found }: weder ein Bereich wie 4..10 noch Zahlen wie 2,4 noch Listen wie [1,2]|[1,3]
balance-vary-words = --vary { $found }: { $key } ist eine Liste von Wörtern, die keine Zahl verändern kann; nenne stattdessen ganze Listen wie ["a"]|["b"]
balance-vary-many = --vary: { $found } Kombinationen sind zu viele; erlaubt sind höchstens { $most }
balance-fill = --fill { $key }: ausgleichen kann nur eine ganze Zahl: { $keys }

## Searching

balance-fair-found = Fair bis auf { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, gemessen an Partien, die bei der Auswahl nicht mitzählten. Gespeichert als { $file }.
balance-fair-missing = Unter { $tried } Ausgaben war keine bis auf { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } % fair; diese kommt dem am nächsten. Nichts wurde gespeichert.
balance-fair-distance = Werte, die von „{ $edition }“ abweichen: { $keys } von { $all }.
balance-edition-head = Aus { $games } Partien mit { $players } Plätzen ({ $variant }):

## Predictions

balance-predicted = Geschrieben: { $file }
