## Luck and choice

luck-title = { $game } ({ $result })
luck-exact = Todos los valores son exactos.
luck-searched = Valores de { $searches } búsquedas con { $simulations } simulaciones cada una, exactos donde el final está resuelto; ± es un error estándar del azar de la búsqueda, no de su juicio.
luck-unfinished = La partida no se terminó: su última posición cuenta como resultado.
luck-column-seat = sitio
luck-column-name = nombre
luck-column-start = inicio
luck-column-luck = + suerte
luck-column-own = - decisiones propias
luck-column-others = + decisiones ajenas
luck-column-afterthought = + segunda mirada
luck-column-result = = resultado
luck-column-number = evento
luck-column-turn = turno
luck-column-event = jugado
luck-column-best = lo mejor
luck-receipt = { $name }: el azar dio { $sign }{ $luck } %, las decisiones propias costaron { $own } %.
luck-receipt-choice = { $name }: las decisiones propias costaron { $own } %, las ajenas aportaron { $sign }{ $others } %.
luck-turning-points = Momentos decisivos
luck-no-turning-points = Nada cambió el rumbo de esta partida: todos jugaron lo mejor posible.
luck-events = Todos los eventos
luck-chance = azar
luck-choice = decisión
luck-axis-events = eventos de la partida
luck-axis-value = parte de la victoria
luck-axis-account = suerte y decisiones
luck-plot-kind = --plot: { $file } no acaba ni en .svg ni en .png
luck-plot-missing = --plot necesita matplotlib; instálalo con: { $command }
