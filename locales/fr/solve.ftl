## Solved games

solve-unsolved = { $game } n’est pas résolu ; jeux résolus : { $games }
solve-large = trop grand pour être résolu ici (positions : { $positions } ou plus ; la limite est de { $most })
solve-endless = impossible à résoudre pour cette édition : une partie peut durer trop longtemps, voire sans fin
solve-unsettled = impossible à résoudre pour cette édition : les valeurs ne se stabilisent pas assez

solve-exploring = { $count ->
    [one] { $count } position trouvée
   *[other] { $count } positions trouvées
  }
solve-proving = passe { $round } : une partie peut durer en moyenne { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } étapes
solve-sweeping = passe { $round } : les valeurs ont changé d’au plus { NUMBER($change, maximumSignificantDigits: 1) }
