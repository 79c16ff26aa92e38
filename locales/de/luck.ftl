## Luck and choice

luck-title = { $game } ({ $result })
luck-exact = Alle Werte sind exakt.
luck-searched = Werte aus Suchen (je Stellung: { $searches }, Simulationen je Suche: { $simulations }), exakt, wo Endspiele gelöst sind; ± ist ein Standardfehler des Zufalls der Suche, nicht ihres Urteils.
luck-unfinished = Die Partie wurde nicht beendet: Ihre letzte Stellung gilt als Ergebnis.
luck-column-seat = Platz
luck-column-name = Name
luck-column-start = Anfang
luck-column-luck = + Glück
luck-column-own = − eigene Wahl
luck-column-others = + Wahl der anderen
luck-column-afterthought = + zweiter Blick
luck-column-result = = Ergebnis
luck-column-number = Ereignis
luck-column-turn = Zug
luck-column-event = gespielt
luck-column-best = am besten
luck-receipt = { $name }: Der Zufall gab { $sign }{ $luck } %, die eigene Wahl kostete { $own } %.
luck-receipt-choice = { $name }: Die eigene Wahl kostete { $own } %, die der anderen brachte { $sign }{ $others } %.
luck-turning-points = Wendepunkte
luck-no-turning-points = Diese Partie hatte keinen Wendepunkt: Alle haben so gut gespielt, wie es ging.
luck-events = Alle Ereignisse
luck-chance = Zufall
luck-choice = Wahl
luck-axis-events = Ereignisse der Partie
luck-axis-value = Anteil am Sieg
luck-axis-account = Glück und Wahl
luck-plot-kind = --plot: { $file } endet weder auf .svg noch auf .png
luck-plot-missing = --plot braucht Matplotlib; installiere es mit: { $command }
