## Solved games

solve-unsolved = { $game } non è risolto; giochi risolti: { $games }
solve-large = troppo grande per essere risolto qui: { $positions } posizioni o più, il limite è { $most }
solve-endless = non si può risolvere per questa edizione: una partita può durare troppo a lungo, o per sempre
solve-unsettled = non si può risolvere per questa edizione: i valori non si assestano abbastanza

solve-exploring = { $count ->
    [one] { $count } posizione trovata
   *[other] { $count } posizioni trovate
  }
solve-proving = giro { $round }: una partita può durare in media { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } passi
solve-sweeping = giro { $round }: i valori sono cambiati al massimo di { NUMBER($change, maximumSignificantDigits: 1) }
