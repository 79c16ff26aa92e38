## Solved games

solve-unsolved = { $game } no está resuelto; juegos resueltos: { $games }
solve-large = demasiado grande para resolverlo aquí; posiciones: { $positions } o más; el límite son { $most }
solve-endless = no se puede resolver con esta edición: una partida puede durar demasiado, o no acabar nunca
solve-unsettled = no se puede resolver con esta edición: los valores no se estabilizan lo suficiente

solve-exploring = { $count ->
    [one] { $count } posición encontrada
   *[other] { $count } posiciones encontradas
  }
solve-proving = ronda { $round }: una partida puede durar { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } pasos de media
solve-sweeping = ronda { $round }: los valores cambiaron hasta en { NUMBER($change, maximumSignificantDigits: 1) }
