## Solved games

solve-unsolved = { $game } ist nicht gelöst; gelöste Spiele: { $games }
solve-large = zu groß, um hier gelöst zu werden: { $positions } Stellungen oder mehr; möglich sind höchstens { $most }
solve-endless = für diese Ausgabe nicht lösbar: Eine Partie kann zu lange oder ewig dauern
solve-unsettled = für diese Ausgabe nicht lösbar: Die Werte pendeln sich nicht genau genug ein

solve-exploring = { $count ->
    [one] { $count } Stellung gefunden
   *[other] { $count } Stellungen gefunden
  }
solve-proving = Runde { $round }: Eine Partie kann im Mittel { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } Schritte dauern
solve-sweeping = Runde { $round }: Werte um bis zu { NUMBER($change, maximumSignificantDigits: 1) } geändert
