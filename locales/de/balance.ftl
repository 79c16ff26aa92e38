## The balance lab

balance-title = Wie sich { $game } spielt
balance-games = { $games } Partien je Zeile, alle Plätze gespielt von „{ $level }“, Startwert { $seed }; 95-%-Intervalle in Klammern
balance-refused = { $count ->
    [one] Eine Kombination geht nicht auf: { $detail }
   *[other] { $count } Kombinationen gehen nicht auf, die erste, weil: { $detail }
  }
balance-column-setup = was verändert wird
balance-column-wins = Siege je Platz
balance-column-turns = Züge
balance-column-lead = Führungswechsel
balance-column-drama = Dramatik
balance-column-skill = Können
balance-column-luck = Glück

balance-about-wins = Siege: wie oft ein Platz oder ein Team gewinnt. Ein geteilter Sieg zählt anteilig, eine unentschiedene Partie zu gleichen Teilen für alle.
balance-about-turns = Züge: wie lang eine Partie ist; zwischen den eckigen Klammern liegen die mittleren acht von zehn Partien.
balance-about-lead = Führungswechsel: wie oft in einer Partie jemand anders in Führung geht, nach der Schätzung des Spiels selbst am Anfang jedes Zuges. Wer höchstens 5 Punkte unter der besten Chance liegt, führt auch.
balance-about-drama = Dramatik: wie weit die Siegerseite zwischendurch hinter der besten Chance lag, im Mittel je Partie.
balance-about-skill = Können: wie viel öfter „{ $level }“ gewinnt als „{ $weaker }“ auf denselben Plätzen mit denselben Würfeln. 0 % heißt gleich oft, 100 % heißt immer.
balance-about-luck = Glück: was das Können übrig lässt.
balance-again = So entsteht diese Seite noch einmal
balance-rules = Regeln von { $game }, Version { $version }.
balance-start = Die Ausgabe, die verändert wurde
balance-no-plots = --report: Matplotlib ist nicht installiert; { $command } holt es

## Varying

balance-vary-unknown = --vary { $found }: lässt sich nicht verändern; KEY=WHAT, wobei KEY eines von { $keys } ist
balance-vary-range = --vary { $found }: ein Bereich steigt in Schritten von mindestens 1 und hat höchstens { $most } Zahlen
balance-vary-value = --vary { $found }: weder ein Bereich wie 4..10 noch Zahlen wie 2,4 noch Listen wie [1,2]|[1,3]
balance-vary-words = --vary { $found }: { $key } ist eine Liste von Wörtern, die keine Zahl verändern kann; nenne stattdessen ganze Listen wie ["a"]|["b"]
balance-vary-many = --vary: { $found } Kombinationen sind zu viele; höchstens { $most }
balance-fill = --fill { $key }: nur eine ganze Zahl kann nachgeben: { $keys }

## Searching

balance-fair-found = Gerecht auf { $within } genau, nach Partien, die bei der Auswahl nicht mitzählten. Gespeichert als { $file }.
balance-fair-missing = Unter { $tried } Ausgaben war keine auf { $within } genau gerecht; diese kommt dem am nächsten. Nichts wurde gespeichert.
balance-fair-distance = Werte, die von „{ $edition }“ abweichen: { $keys } von { $all }.
balance-edition-head = Aus { $games } Partien mit { $players } Personen ({ $variant }):

## Predictions

balance-predicted = Geschrieben: { $file }
