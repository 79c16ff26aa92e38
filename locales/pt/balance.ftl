## The balance lab

balance-title = { $game } em números
balance-games = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
  } por linha, todos os lugares jogados por «{ $level }», semente { $seed }; entre parênteses retos, intervalos de 95 %
balance-refused = { $count ->
    [1] Uma combinação não é válida: { $detail }
   *[other] { $count } combinações não são válidas; a primeira, porque: { $detail }
  }
balance-column-setup = o que varia
balance-column-wins = vitórias por lugar
balance-column-turns = turnos
balance-column-lead = mudanças de líder
balance-column-drama = drama
balance-column-skill = habilidade
balance-column-luck = sorte

balance-about-wins = Vitórias: com que frequência ganha um lugar ou uma equipa. Uma vitória partilhada conta por partes; um empate, como uma parte igual para cada um.
balance-about-turns = Turnos: quanto dura uma partida; entre parênteses retos estão as oito do meio em cada dez partidas.
balance-about-lead = Mudanças de líder: quantas vezes por partida outro passa para a frente, segundo a estimativa do próprio jogo no começo de cada turno. Também lidera quem está a 5 pontos ou menos da melhor probabilidade.
balance-about-drama = Drama: a que distância máxima da melhor probabilidade chegou a estar quem depois ganhou, em média por partida.
balance-about-skill = Habilidade: quantas vezes a mais ganha um «{ $level }», em comparação com jogadores «{ $weaker }» com os mesmos lugares e os mesmos dados. 0 % é igual, 100 % é sempre.
balance-about-luck = Sorte: o que a habilidade não explica.
balance-again = Para gerar esta página outra vez
balance-rules = Regras de { $game }, versão { $version }.
balance-start = A edição que foi variada
balance-no-plots = --report: o Matplotlib não está instalado; instala-se com { $command }

## Varying

balance-vary-unknown = --vary { $found }: não se pode variar; escreve KEY=WHAT, em que KEY é uma de { $keys }
balance-vary-range = --vary { $found }: um intervalo é crescente, com passos de pelo menos 1, e tem no máximo { $most } números
balance-vary-value = --vary { $found }: nem um intervalo como 4..10, nem números como 2,4, nem listas como [1,2]|[1,3]
balance-vary-words = --vary { $found }: { $key } é uma lista de palavras, que nenhum número pode variar; indica listas inteiras, como ["a"]|["b"]
balance-vary-many = --vary: { $found } combinações são demasiadas; no máximo { $most }
balance-fill = --fill { $key }: só um número inteiro pode mudar para compensar: { $keys }

## Searching

balance-fair-found = Justa, com uma margem de { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, segundo partidas que não entraram na escolha. Guardada em { $file }.
balance-fair-missing = Entre { $tried } edições não se encontrou nenhuma justa com uma margem de { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } %; esta é a mais próxima. Nada foi guardado.
balance-fair-distance = Valores que diferem de «{ $edition }»: { $keys } de { $all }.
balance-edition-head = Em { $games } partidas com { $players } jogadores ({ $variant }):

## Predictions

balance-predicted = Escrito: { $file }
