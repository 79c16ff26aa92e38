## Luck and choice

luck-title = { $game } ({ $result })
luck-exact = Todos os valores são exatos.
luck-searched = Valores de { $searches } buscas com { $simulations } simulações cada, exatos onde os finais estão resolvidos; ± é um erro padrão do acaso da busca, não do seu julgamento.
luck-unfinished = A partida não foi terminada: a última posição conta como resultado.
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
luck-receipt = { $name }: a sorte deu { $sign }{ $luck }%, as próprias escolhas custaram { $own }%.
luck-receipt-choice = { $name }: as próprias escolhas custaram { $own }%, as dos outros renderam { $sign }{ $others }%.
luck-turning-points = Momentos decisivos
luck-no-turning-points = Esta partida não teve momento decisivo: todos jogaram o melhor possível.
luck-events = Todos os eventos
luck-chance = sorte
luck-choice = escolha
luck-axis-events = eventos da partida
luck-axis-value = parcela da vitória
luck-axis-account = sorte e escolhas
luck-plot-kind = --plot: { $file } deve terminar em .svg ou .png
luck-plot-missing = --plot precisa do matplotlib; instale com: { $command }
