## Luck and choice

luck-title = { $game } ({ $result })
luck-exact = Toutes les valeurs sont exactes.
luck-searched = Valeurs d’après { $searches } recherches de { $simulations } simulations chacune, exactes là où les finales sont résolues ; ± est une erreur type du hasard de la recherche, pas de son jugement.
luck-unfinished = La partie n’a pas été finie : sa dernière position compte comme résultat.
luck-column-seat = place
luck-column-name = nom
luck-column-start = départ
luck-column-luck = + chance
luck-column-own = − ses choix
luck-column-others = + choix des autres
luck-column-afterthought = + second regard
luck-column-result = = résultat
luck-column-number = événement
luck-column-turn = tour
luck-column-event = joué
luck-column-best = meilleur
luck-receipt = { $name } : le hasard a donné { $sign }{ $luck } %, ses propres choix ont coûté { $own } %.
luck-receipt-choice = { $name } : ses propres choix ont coûté { $own } %, ceux des autres ont rapporté { $sign }{ $others } %.
luck-turning-points = Moments décisifs
luck-no-turning-points = Rien n’a fait basculer cette partie : tout a été joué aussi bien que possible.
luck-events = Tous les événements
luck-chance = hasard
luck-choice = choix
luck-axis-events = événements de la partie
luck-axis-value = part de victoire
luck-axis-account = chance et choix
luck-plot-kind = --plot : { $file } ne finit ni en .svg ni en .png
luck-plot-missing = --plot a besoin de matplotlib ; installe-le avec : { $command }
