## Solved games

solve-unsolved = { $game } n’est pas résolu ; jeux résolus : { $games }
solve-large = trop grand pour être résolu ici : { $positions } positions ou plus, alors que { $most } sont à portée
solve-endless = impossible à résoudre pour cette édition : une partie peut durer trop longtemps, ou toujours
solve-unsettled = impossible à résoudre pour cette édition : les valeurs ne se stabilisent pas assez

solve-exploring = { $count } positions trouvées
solve-proving = passe { $round } : une partie peut durer { $length } pas en moyenne
solve-sweeping = passe { $round } : les valeurs ont changé d’au plus { $change }
