## What every game shares: moves

move-action = L’action { $action } n’est pas permise ici : le masque montre lesquelles des { $count } actions le sont.
    .rule = Une action représente un coup, et on ne joue que des coups permis.
move-lane = Voie { $lane } : l’action { $action } n’y est pas permise ; le masque montre lesquelles des { $count } actions le sont. Rien n’a été joué.
    .rule = Une action représente un coup, et on ne joue que des coups permis.
move-over = La partie est finie ; « { $move } » arrive trop tard.
    .rule = Plus personne ne joue après la fin.
move-chance = Ici, personne ne choisit : le hasard décide entre { $outcomes }.
    .rule = Les dés, le sac, les tuiles et le toboggan décident tout seuls.

## Positions

position-fields = une position a { $wanted } champs ({ $names }), séparés par une espace ; ici, il y en a { $found }
position-number = { $field } : « { $found } » n’est pas un nombre entier de { $low } à { $high }
position-count = { $field } : { $found ->
    [one] { $found } entrée
   *[other] { $found } entrées
  } au lieu de { $wanted }
position-players = une position pour { $found } places ; le jeu en demande de { $least } à { $most }
position-seat = SEAT : « { $found } » ne fait pas partie de { $seats }
position-step = { $field } : « { $found } » ne fait pas partie de { $steps }
position-canonical = ce n’est pas l’écriture canonique de cette position, qui est « { $text } »
position-long = une position a au plus { $limit } caractères

## Questions that are off

usage-game = le jeu « { $game } » n’existe pas ; les jeux sont { $games }
usage-players = { $game } : de { $least } à { $most } joueurs, pas { $players }
usage-variant = { $game } n’a pas de variante « { $variant } » ; ses variantes sont { $variants }
usage-edition = l’édition « { $edition } » n’existe pas ; choisis parmi { $editions }, ou donne le chemin de ton propre fichier .toml
usage-starter = { $seat } ne peut pas commencer ici ; ces places le peuvent : { $seats }
usage-starter-fixed = dans { $game }, personne ne choisit qui commence : c’est toujours { $seat }
usage-option = l’option « { $name } » n’existe pas ici ; les options sont : { $options }
usage-option-value = { $name } ne peut pas valoir { $found } ici ; choisis parmi { $values }
usage-turns = { $turns } n’est pas une limite de tours possible ; 0 veut dire sans limite
usage-path = le chemin « { $path } » contient un caractère qu’OpenSpiel ne sait pas relire, parmi { $signs }

## Files

file-unreadable = { $where } : lecture impossible : { $detail }
file-large = { $where } : plus de { $limit } octets

## Editions

edition-utf8 = { $where } n’est pas du texte UTF-8
edition-syntax = { $where } n’est pas du TOML : { $detail }
edition-unknown = { $where } n’est pas une clé possible ; les clés sont { $keys }
edition-missing = { $where } manque
edition-whole = { $where } refuse { $found } ; il faut un nombre entier de { $low } à { $high }
edition-list = { $where } refuse { $found } ; il faut une liste
edition-length = { $where } a { $found ->
    [one] { $found } entrée
   *[other] { $found } entrées
  } ; il en faut de { $least } à { $most }
edition-word = { $where } refuse { $found } ; il faut la forme { $pattern }
edition-marks = { $where } refuse { $found } ; il faut l’un des débuts { $marks }
edition-ascending = { $where } doit être en ordre croissant, sans rien en double
edition-beyond = { $where } refuse { $found } ; il faut { $limit } au plus
edition-faceless = { $where } n’a aucune face de dé

## Commands

why-legal = « { $move } » est permis.

## Matches

move-no-undo = Il n’y a aucun choix à annuler : le hasard a parlé depuis, ou rien n’a encore été joué.
    .rule = On peut annuler ses choix jusqu’au dernier lancer, tirage, retournement ou passage par le toboggan.

## What to do now, in games without sentences of their own.

prompt-chance = Touche ce qui brille.
    .other = C’est à { $seat } de jouer.

prompt-choice = Choisis quelque chose qui brille.
    .other = C’est à { $seat } de jouer.

prompt-next = Touche maintenant l’endroit où aller.

list-names = { $first } et { $last }
    .before-i = { list-names }
result-none = partie pas encore finie
result-won = { $count ->
    [one] partie gagnée par { $winners }
   *[other] partie gagnée ensemble par { $winners }
  }
result-repetition = partie nulle : la même position est apparue pour la troisième fois
result-turns = partie nulle : la limite de mille tours est atteinte
result-abandoned = partie abandonnée
finish-won = Bien joué !
finish-lost = Bien joué ! La prochaine fois, c’est ton tour de gagner.
finish-drawn = Personne n’a perdu. C’est aussi une belle partie !

## Records

record-unwritable = { $file } : écriture impossible : { $detail }
record-json = { $file } : ce n’est pas du JSON : { $detail }
record-format = ce n’est pas l’enregistrement d’une partie : il devrait contenir "kasimir": { $format }
record-part = l’élément « { $where } » de l’enregistrement manque ou n’est pas du type { $kind }
record-value = l’élément « { $where } » de l’enregistrement est « { $found } » ; il devrait être { $wanted }
record-start = l’élément « start » de l’enregistrement n’est pas une position du jeu : { $reason }
record-event = l’événement { $number }, « { $event } », ne va pas. { $reason }
record-long = l’enregistrement a { $found } événements ; on peut en revoir au plus { $limit }
record-sealed = la graine des dés n’est pas encore révélée

verify-sound = Tout est juste : { $events } événements, { $rolls } lancers et tirages recalculés ; { $result }.
verify-consistent = Cohérent, mais non attesté : { $events } événements, { $rolls } lancers et tirages recalculés ; { $result }.
verify-by-nobody = Personne n’a confirmé que ces noms, ces choix et ce résultat sont ceux de la partie jouée.
verify-by-device = Cet appareil était là à la fin de la partie : les noms, les choix et le résultat sont ceux qu’il a vus.
verify-by-server = Le serveur confirme que les noms, les choix et le résultat sont ceux de la partie jouée.
verify-old = Cet enregistrement est dans l’ancien format, où rien ne lie les noms, les choix, la variante ni l’édition aux dés.
verify-link = { $url } n’est pas un lien vers une partie ; exemple : http://localhost:8080/t/NAME/replay/1.
verify-failed = L’enregistrement ne passe pas la vérification : { $faults }
verify-faults = { $count ->
    [1] Une chose ne va pas
    [one] { $count } chose ne va pas
   *[other] { $count } choses ne vont pas
  } dans cet enregistrement :
verify-version = la partie a été jouée avec la version { $found } des règles ; ce programme a la version { $ours }
verify-edition = son édition « { $edition } » n’est pas celle de ce programme, bien que la version des règles soit la même
verify-sealed = la graine des dés n’est pas révélée, on ne peut donc pas vérifier les lancers
verify-commitment = la mise en place, la graine et l’entropie de l’ordinateur ne sont pas celles que le serveur avait promises
verify-roll = l’événement { $number } dit « { $event } », mais les dés ont donné « { $rolled } »
verify-move = l’événement { $number }, « { $event } », n’est pas permis ({ $code }). { $reason }
verify-late = l’événement { $number }, « { $event } », vient après la fin de la partie
verify-places = les emplacements ne correspondent pas aux événements, à partir de l’événement { $number }
verify-result = le résultat annoncé est « { $told } » ; en fait, c’est « { $true } »
verify-chain = l’empreinte finale ne correspond pas : un nom, un choix ou le résultat a été changé, ou des événements manquent
verify-server = le serveur a gardé une autre empreinte finale : ce n’est pas la partie qui y a été jouée
verify-device = cet appareil a vu une autre partie avec ces dés : un nom, un choix ou le résultat a été changé

compile-first = Première compilation de { $game } : une demi-minute, une seule fois.
usage-positions = Lecture des positions sur l’entrée standard, une par ligne ; Ctrl-D pour finir.
usage-number = { $name } : { $found } n’est pas un nombre entier de { $low } à { $high }
usage-bot = le bot « { $bot } » n’existe pas ; il y a { $bots }
usage-bots = { $found ->
    [one] { $found } bot
   *[other] { $found } bots
  } ; il en faut au moins 2 pour un tournoi, et au plus un pour chacune de ses { $players } places
usage-word = { $name } : « { $found } » ne fait pas partie de { $words }
usage-render = rien ne dit comment dessiner : crée l’environnement avec render_mode, au choix { $modes }
usage-seeds = { $found ->
    [one] { $found } graine
   *[other] { $found } graines
  } pour { $lanes ->
    [one] { $lanes } voie
   *[other] { $lanes } voies
  }
usage-actions = il faut { $lanes ->
    [one] { $lanes } nombre entier comme action
   *[other] { $lanes } nombres entiers comme actions
  }, un par voie, et non { $found }
usage-masks = les masques ont une ligne par voie et une colonne par action, { $wanted }, et non { $found }
usage-reset = reset vient avant le premier step
usage-hidden = { $game } se joue à découvert : il n’y a pas de table cachée
usage-seconds = --seconds : { $found } n’est pas un nombre au-dessus de 0 et d’au plus { $most }
usage-names = { $found ->
    [one] { $found } nom
   *[other] { $found } noms
  } pour { $players } places
usage-name = « { $name } » ne peut pas être un nom : au plus { $limit } signes imprimables
usage-first = « { $first } » n’est pas à la table ; il y a { $names }

## The terminal

terminal-title = Kasimir
terminal-which-game = Quel jeu (1-{ $count }) ?
terminal-seats = { $game } : les places sont { $seats }, dans l’ordre où l’on joue.
terminal-names = Qui joue ? Des noms séparés par des virgules, « bot » ou « bot:hard » pour l’ordinateur (Entrée : toi contre l’ordinateur) :
terminal-you = Joueur
terminal-who-plays = Qui joue « { $side } » ? Un nom ({ $names }), ou Entrée pour le premier :
terminal-bot = L’ordinateur s’appelle { $name } : { $level }.
terminal-waking = L’ordinateur se réveille…
terminal-who-starts = Qui commence ? Un nom ({ $names }), ou Entrée pour tirer au sort :
terminal-commands = À chaque question : u annule un choix, s enregistre, q enregistre et quitte, ? affiche ceci. Un coup se joue par son numéro ou son texte.
terminal-commitment = L’empreinte des dés, fixée d’avance : { $commitment }
terminal-revealed = La graine des dés, maintenant révélée : { $seed }
terminal-hand-over = Le clavier passe à { $name }
terminal-roll = { $name } : appuie sur Entrée, et le hasard décide.
terminal-go-on = Entrée fait jouer { $name }, u annule ton choix :
terminal-move = { $name }, ton coup (1-{ $count }) ?
terminal-chance = { $name } : le hasard dit { $outcome }.
terminal-played = { $name } joue { $move }.
terminal-bring-new = poser un jeton, nouvelle pile
terminal-bring-on = poser sur la pile { $place }
terminal-lift = soulever (pile { $place })
terminal-lay-new = commencer une nouvelle pile
terminal-lay-on = sur la pile { $place }
terminal-lifted = Un jeton soulevé doit être joué : choisis où il va.
terminal-no-undo-hidden = À une table où des jetons sont cachés, on n’annule rien : ce qui est vu est vu.
terminal-saved = Enregistré dans { $file }.
terminal-resume = Pour continuer : kasimir terminal --resume { $file }
terminal-finish = { $name } : { $line }
terminal-finished = Entrée quitte, s enregistre la partie :

replay-commands = Entrée avance, b recule, un nombre de 0 à { $events } y va directement, q quitte.
replay-ask = { $at } sur { $events } :
replay-event = { $number }. { $name } : { $event }

## Simulation

simulate-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, bot { $bot }, graine { $seed }
simulate-stopped = Arrêt après { $games } parties sur { $wanted }, bot { $bot }, graine { $seed }
simulate-column-seat = place
simulate-column-wins = victoires
simulate-column-rate = taux
simulate-column-interval = intervalle à 95 %
simulate-column-value = valeur
simulate-results = Victoires partagées : { $shared } ; parties nulles : { $drawn }
simulate-lengths = Tours par partie : { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } (la plus longue : { $longest }) ; choix par partie : { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-times = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { NUMBER($cpu, minimumFractionDigits: 2, maximumFractionDigits: 2) } s de processeur, { $speed } ns par choix

## The arena

arena-other = { $file } : ce ne sont pas les manches de ce tournoi ; donne un autre fichier
arena-games = { $games } parties à { $players } places, chaque bot une fois à chaque place avec les mêmes lancers et tirages
arena-column-bot = bot
arena-column-score = part de victoire
arena-column-interval = intervalle à 95 %
arena-column-elo = Elo
arena-column-elo-interval = intervalle à 95 %

## Laying out a new game

newgame-checkout = « { $folder } » n’est pas dans les sources de Kasimir : c’est là qu’on ajoute un jeu
newgame-name = « { $name } » ne peut pas être le nom d’un jeu : il faut 2 à { $most } lettres de a à z, et pas un mot réservé de Python
newgame-taken = le nom « { $name } » est déjà pris, par un jeu ou par des mots du catalogue
newgame-there = { $file } existe déjà ; rien n’a été écrit
newgame-wrote = { $count } fichiers écrits :
newgame-generated = Générés à nouveau :
newgame-next = Ensuite : « python3 run.py setup test » construit le client du navigateur, « kasimir terminal { $game } » lance le jeu, et docs/add-a-game.md dit à quoi sert chaque fichier.
