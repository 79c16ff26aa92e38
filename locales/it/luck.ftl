## Luck and choice

luck-title = { $game } ({ $result })
luck-exact = Tutti i valori sono esatti.
luck-searched = Ricerche per posizione: { $searches }; simulazioni per ricerca: { $simulations }. Valori stimati, ma esatti dove i finali sono risolti; ± è un errore standard del caso nella ricerca, non del suo giudizio.
luck-unfinished = La partita non è stata finita: la sua ultima posizione conta come risultato.
luck-column-seat = posto
luck-column-name = nome
luck-column-start = inizio
luck-column-luck = + fortuna
luck-column-own = − scelte proprie
luck-column-others = + scelte altrui
luck-column-afterthought = + secondo sguardo
luck-column-result = = risultato
luck-column-number = evento
luck-column-turn = turno
luck-column-event = giocato
luck-column-best = migliore
luck-receipt = { $name }: dal caso { $sign }{ $luck }%, dalle sue scelte −{ $own }%.
luck-receipt-choice = { $name }: dalle sue scelte −{ $own }%, da quelle altrui { $sign }{ $others }%.
luck-turning-points = Punti di svolta
luck-no-turning-points = Niente ha fatto svoltare questa partita: si è giocato sempre al meglio.
luck-events = Tutti gli eventi
luck-chance = caso
luck-choice = scelta
luck-axis-events = eventi della partita
luck-axis-value = quota di vittoria
luck-axis-account = fortuna e scelta
luck-plot-kind = --plot: { $file } non finisce né in .svg né in .png
luck-plot-missing = --plot ha bisogno di matplotlib; installalo con: { $command }
