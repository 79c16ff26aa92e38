## The balance lab

balance-title = Comment se joue { $game }
balance-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } par ligne, toutes les places jouées par « { $level } », graine { $seed } ; intervalles à 95 % entre crochets
balance-refused = { $count ->
    [1] Une combinaison n’est pas valable : { $detail }
    [one] { $count } combinaison n’est pas valable : { $detail }
   *[other] { $count } combinaisons ne sont pas valables ; voici pourquoi la première ne l’est pas : { $detail }
  }
balance-column-setup = ce qui varie
balance-column-wins = victoires par place
balance-column-turns = tours
balance-column-lead = changements de tête
balance-column-drama = suspense
balance-column-skill = habileté
balance-column-luck = chance

balance-about-wins = Victoires : combien de fois une place, ou une équipe, gagne. Une victoire partagée compte en parts, une partie nulle comme une part égale pour chacun.
balance-about-turns = Tours : la durée d’une partie. Huit parties sur dix restent entre les deux nombres entre crochets.
balance-about-lead = Changements de tête : combien de fois quelqu’un d’autre passe en tête dans une partie, selon l’estimation du jeu lui-même au début de chaque tour. Qui est à 5 points au plus de la meilleure chance est aussi en tête.
balance-about-drama = Suspense : de combien la place qui finit par gagner a été, au pire, derrière la meilleure chance, en moyenne par partie.
balance-about-skill = Habileté : combien « { $level } » gagne plus souvent que des joueurs « { $weaker } » aux mêmes places et avec les mêmes dés. 0 % : aucune différence, 100 % : toujours.
balance-about-luck = Chance : ce qui reste une fois l’habileté retirée.
balance-again = Pour refaire cette page
balance-rules = Règles : { $game }, version { $version }.
balance-start = L’édition qu’on a fait varier
balance-no-plots = --report : Matplotlib n’est pas installé ; installe-le avec : { $command }

## Varying

balance-vary-unknown = --vary { $found } : ne peut pas varier ; écris KEY=WHAT, où KEY est l’une des clés { $keys }
balance-vary-range = --vary { $found } : un intervalle va en montant, par pas d’au moins 1, et a au plus { $most } nombres
balance-vary-value = --vary { $found } : ni un intervalle comme 4..10, ni des nombres comme 2,4, ni des listes comme [1,2]|[1,3]
balance-vary-words = --vary { $found } : { $key } est une liste de mots, qu’aucun nombre ne peut faire varier ; donne plutôt des listes entières, comme ["a"]|["b"]
balance-vary-many = --vary : { $found } combinaisons, c’est trop ; au plus { $most }
balance-fill = --fill { $key } : seul un nombre entier peut s’adapter : { $keys }

## Searching

balance-fair-found = Voici une édition équitable à { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } % près, d’après des parties qui n’ont pas servi à la choisir. Elle est enregistrée sous { $file }.
balance-fair-missing = Rien d’équitable à { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } % près parmi { $tried } éditions ; voici la plus proche. Rien n’a été enregistré.
balance-fair-distance = Valeurs qui diffèrent de « { $edition } » : { $keys } sur { $all }.
balance-edition-head = Sur { $games } parties à { $players } joueurs ({ $variant }) :

## Predictions

balance-predicted = Écrit : { $file }
