## Luck and choice

luck-title = { $game } ({ $result })
luck-exact = Todos os valores são exatos.
luck-searched = Valores de { $searches } pesquisas com { $simulations } simulações cada, exatos onde os finais estão resolvidos; ± é um erro padrão do acaso da pesquisa, não do seu juízo.
luck-unfinished = A partida não foi acabada: a sua última posição conta como resultado.
luck-column-seat = lugar
luck-column-name = nome
luck-column-start = início
luck-column-luck = + sorte
luck-column-own = - escolhas próprias
luck-column-others = + escolhas dos outros
luck-column-afterthought = + segundo olhar
luck-column-result = = resultado
luck-column-number = evento
luck-column-turn = turno
luck-column-event = jogado
luck-column-best = melhor
luck-receipt = { $name }: a sorte deu { $sign }{ $luck } %, as escolhas próprias custaram { $own } %.
luck-receipt-choice = { $name }: as escolhas próprias custaram { $own } %, as dos outros trouxeram { $sign }{ $others } %.
luck-turning-points = Momentos decisivos
luck-no-turning-points = Esta partida não teve momentos decisivos: todos jogaram o melhor possível.
luck-events = Todos os eventos
luck-chance = acaso
luck-choice = escolha
luck-axis-events = eventos da partida
luck-axis-value = parte da vitória
luck-axis-account = sorte e escolhas
luck-plot-kind = --plot: { $file } tem de acabar em .svg ou .png
luck-plot-missing = --plot precisa do matplotlib; instala-o com: { $command }
