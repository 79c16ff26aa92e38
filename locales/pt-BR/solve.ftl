## Solved games

solve-unsolved = { $game } não está resolvido; jogos resolvidos: { $games }
solve-large = grande demais para ser resolvido aqui: { $positions } posições ou mais; o limite é { $most }
solve-endless = não pode ser resolvido nesta edição: uma partida pode durar demais, ou para sempre
solve-unsettled = não pode ser resolvido nesta edição: os valores não convergem o suficiente
solve-exploring = { $count ->
    [one] { $count } posição encontrada
   *[other] { $count } posições encontradas
  }
solve-proving = rodada { $round }: uma partida pode durar { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } passos em média
solve-sweeping = rodada { $round }: os valores mudaram até { NUMBER($change, maximumSignificantDigits: 1) }
