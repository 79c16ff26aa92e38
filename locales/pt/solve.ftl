## Solved games

solve-unsolved = { $game } não está resolvido; jogos resolvidos: { $games }
solve-large = grande demais para ser resolvido aqui: { $positions } posições ou mais; o limite é { $most }
solve-endless = não pode ser resolvido com esta edição: uma partida pode durar demasiado, ou nunca acabar
solve-unsettled = não pode ser resolvido com esta edição: os valores não estabilizam o suficiente

solve-exploring = { $count ->
    [one] { $count } posição encontrada
   *[other] { $count } posições encontradas
  }
solve-proving = ronda { $round }: uma partida pode durar { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } passos em média
solve-sweeping = ronda { $round }: os valores mudaram até { NUMBER($change, maximumSignificantDigits: 1) }
