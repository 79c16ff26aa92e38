## The balance lab

balance-title = { $game } em números
balance-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } por linha, todos os lugares jogados por “{ $level }”, semente { $seed }; entre colchetes, intervalos de 95%
balance-refused = { $count ->
    [one] Uma combinação não é válida: { $detail }
   *[other] { $count } combinações não são válidas; a primeira, porque: { $detail }
  }
balance-column-setup = o que varia
balance-column-wins = vitórias por lugar
balance-column-turns = turnos
balance-column-lead = trocas de líder
balance-column-drama = drama
balance-column-skill = habilidade
balance-column-luck = sorte
balance-about-wins = Vitórias: com que frequência um lugar, ou um time, ganha. Uma vitória dividida conta como fração; um empate, como fração igual para todos.
balance-about-turns = Turnos: a duração de uma partida. Oito em cada dez partidas ficam dentro dos números entre colchetes.
balance-about-lead = Trocas de líder: quantas vezes, numa partida, outra pessoa passa à frente, segundo a estimativa do próprio jogo no começo de cada turno. Quem está a até 5 pontos da melhor chance também lidera.
balance-about-drama = Drama: a que distância da melhor chance, no pior momento, esteve quem acabou ganhando, em média por partida.
balance-about-skill = Habilidade: quanto a mais um “{ $level }” ganha, em comparação com jogadores “{ $weaker }” com os mesmos lugares e os mesmos dados. 0% significa nenhuma diferença; 100%, sempre.
balance-about-luck = Sorte: o que a habilidade não explica.
balance-again = Como reproduzir esta página
balance-rules = Regras de { $game }, versão { $version }.
balance-start = A edição que foi variada
balance-no-plots = --report: o Matplotlib não está instalado; instale com: { $command }

## Varying

balance-vary-unknown = --vary { $found }: não dá para variar; escreva KEY=WHAT, em que KEY é uma destas: { $keys }
balance-vary-range = --vary { $found }: um intervalo cresce em passos de pelo menos 1 e tem no máximo { $most } números
balance-vary-value = --vary { $found }: não é um intervalo, como 4..10, nem números, como 2,4, nem listas, como [1,2]|[1,3]
balance-vary-words = --vary { $found }: { $key } é uma lista de palavras, que não varia por número; informe listas inteiras, como ["a"]|["b"]
balance-vary-many = --vary: { $found } combinações são demais; o máximo é { $most }
balance-fill = --fill { $key }: só um número inteiro pode mudar para compensar: { $keys }

## Searching

balance-fair-found = Justa, com margem de { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, medida em partidas que não entraram na escolha. Salva em { $file }.
balance-fair-missing = Entre { $tried } edições, nenhuma é justa com margem de { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; esta é a mais próxima. Nada foi salvo.
balance-fair-distance = Valores diferentes de “{ $edition }”: { $keys } de { $all }.
balance-edition-head = Em { $games } partidas com { $players } jogadores ({ $variant }):

## Predictions

balance-predicted = Gravado: { $file }
