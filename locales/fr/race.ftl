## Race: reasons why a move is not legal. The attribute says which rule it is.

race-unreadable = « { $move } » n’est pas un coup de ce jeu ; écris draw, pass, back, lift:e5, cat:e5, ou s, l, r pour une tuile chemin (ns, el pour ta première).
    .rule = À son tour, on pioche une tuile et on la pose, ou on passe.
race-unreadable-stay = « { $move } » n’est pas un coup de ce jeu ; écris draw, pass, back, cat:e5, ou s, l, r pour une tuile chemin (ns, el pour ta première).
    .rule = À son tour, on pioche une tuile et on la pose, ou on passe.
race-undrawn = Tu n’as pas encore de tuile, « { $move } » doit donc attendre : pioche d’abord.
    .rule = On commence son tour en choisissant : piocher une tuile ou passer.
race-in-hand = Tu as pioché { $hand ->
    [straight] une ligne droite : pose-la
    [bend] un virage : pose-le
   *[cat] un chat : pose-le
  } maintenant ; « { $move } » n’est possible qu’au début du tour.
    .rule = Une tuile piochée qu’on peut poser doit être posée.
race-other-tile = Tu as pioché { $hand ->
    [straight] une ligne droite (s)
    [bend] un virage (l ou r)
   *[cat] un chat
  }, tu ne peux donc pas jouer « { $move } ».
    .rule = Tu poses la tuile que tu as piochée.
race-bag = Le sac est vide : il n’y a rien à piocher.
    .rule = On ne peut piocher que s’il reste des tuiles dans le sac.
    .short = Le sac est vide : touche ce qui brille.
race-no-path = Ton chemin n’a pas de tuile à reprendre.
    .rule = Quand on passe son tour, on peut remettre dans le sac la dernière tuile de son chemin.
race-off-board = Il n’y a pas de case { $square } sur ce plateau.
    .rule = Les tuiles se posent sur les cases du plateau.
race-no-cat = Il n’y a pas de chat en { $square }.
    .rule = Quand on passe son tour, on peut remettre dans le sac un chat du plateau.
race-cats-stay = Les chats restent où ils sont : seule la dernière tuile de ton chemin peut retourner dans le sac.
    .rule = Quand on passe son tour, on peut remettre dans le sac la dernière tuile de son chemin, mais aucun chat.
    .short = Les chats restent où ils sont : touche ce qui brille.
race-begun = Ton chemin est déjà commencé, il suffit donc d’écrire « { $tile } », pas « { $move } » : la tuile se pose au bout du chemin.
    .rule = On ne choisit de quel côté partir que pour la première tuile d’un chemin.
race-which-way = C’est ta première tuile, et il faut dire par où elle quitte ton coin : écris { $count ->
    [one] « { $first } »
   *[other] « { $first } » ou « { $second } »
  }, pas « { $move } ».
    .rule = La première tuile se pose sur une des deux cases à côté de ton coin.
race-exit = De ton coin, un chemin part vers { $one } ou { $other } ; vers { $heading }, il n’y a pas de plateau.
    .rule = La première tuile se pose sur une des deux cases à côté de ton coin.
race-taken = La case { $square } n’est pas vide : il y a { $what ->
    [cat] un chat
    [cheese] le fromage
    [corner] le coin de départ d’une souris
   *[path] un chemin
  }.
    .rule = On ne pose une tuile que sur une case vide.
    .short = Il y a déjà quelque chose là : touche une case qui brille.
race-edge = Posée ainsi en { $square }, la tuile mènerait hors du plateau.
    .rule = Le bout d’un chemin doit mener à une case vide ou au fromage.
    .short = Cela mène hors du plateau : touche une case qui brille.
race-cat-ahead = Avec la tuile posée ainsi, ton chemin foncerait dans le chat en { $ahead }.
    .rule = Le bout d’un chemin ne doit pas mener à un chat.
    .short = Cela fonce dans un chat : touche une case qui brille.
race-path-ahead = Avec la tuile posée ainsi, ton chemin foncerait dans un chemin en { $ahead }.
    .rule = Le bout d’un chemin ne doit pas mener à un chemin, même pas au sien.
    .short = Cela fonce dans un chemin : touche une case qui brille.
race-corner-ahead = Avec la tuile posée ainsi, ton chemin foncerait dans le coin de départ { $ahead }.
    .rule = Le bout d’un chemin ne doit pas mener au coin de départ d’une souris.
    .short = Cela fonce dans un coin : touche une case qui brille.
race-side = La case { $square } n’est pas du bon côté : c’est { $seat } qui joue ensuite.
    .rule = Un chat se pose du côté de la souris qui joue ensuite : le coin d’une autre souris ne doit pas être plus près de la case.
    .short = Ce n’est pas le bon côté, { $seat } joue ensuite : touche une case qui brille.
race-side-or-scent = La case { $square } n’est ni du bon côté, ni juste à côté du fromage : c’est { $seat } qui joue ensuite.
    .rule = Un chat se pose sur une case autour du fromage, ou bien du côté de la souris qui joue ensuite : le coin d’une autre souris ne doit pas être plus près de la case.
    .short = Ce n’est ni le bon côté, ni à côté du fromage, { $seat } joue ensuite : touche une case qui brille.
race-leader-side = { $count ->
    [1] La case { $square } n’est pas du bon côté : sans te compter, { $seat } a le plus de tuiles.
   *[other] La case { $square } n’est du côté d’aucune des souris qui peuvent recevoir ce chat : celles qui, sans te compter, ont le plus de tuiles.
  }
    .rule = Un chat se pose du côté de l’autre souris qui a le plus de tuiles : le coin d’une autre souris ne doit pas être plus près de la case.
    .short = Pas de chat là maintenant : touche une case qui brille.
race-leader-side-or-scent = { $count ->
    [1] La case { $square } n’est ni juste à côté du fromage, ni du bon côté : sans te compter, { $seat } a le plus de tuiles.
   *[other] La case { $square } n’est ni juste à côté du fromage, ni du côté d’une des souris qui peuvent recevoir ce chat : celles qui, sans te compter, ont le plus de tuiles.
  }
    .rule = Un chat se pose sur une case autour du fromage, ou bien du côté de l’autre souris qui a le plus de tuiles : le coin d’une autre souris ne doit pas être plus près de la case.
    .short = Pas de chat là maintenant : touche une case qui brille.
race-open-end = { $seat } va continuer en { $square } : pas de chat là.
    .rule = On ne pose pas de chat au bout d’un chemin, sauf à côté du fromage si l’on joue avec l’odeur.
    .short = { $seat } va continuer par là : touche une case qui brille.
race-last-exit = { $square } est la dernière sortie pour { $seat } : pas de chat là.
    .rule = Tant qu’une souris n’a pas de tuile sur le plateau, les chats lui laissent au moins une de ses deux premières cases.
    .short = C’est la dernière sortie pour { $seat } : touche une case qui brille.

## Race: why something cannot be touched now, on a screen.

race-touch-draw = Touche d’abord le sac !
    .rule = Quand on a choisi de piocher, on sort une tuile du sac.
race-touch-hand = Tu n’as rien en main : touche le sac.
    .rule = On commence son tour en choisissant : piocher une tuile ou passer.
race-touch-back = Cela ne va pas dans le sac : touche ce qui brille.
    .rule = Quand on passe son tour, on peut remettre dans le sac un chat, ou la dernière tuile de son chemin.
race-touch-lay = Touche une case qui brille : ta tuile va là.
    .rule = Une tuile piochée qu’on peut poser doit être posée.
race-touch-ahead = Ton chemin continue en { $square }.
    .rule = Une tuile chemin se pose juste au bout de ton chemin.
    .short = Ton chemin continue là où ça brille.
race-touch-first = Ton chemin commence à côté de ton coin, là où ça brille.
    .rule = La première tuile se pose sur une des deux cases à côté de ton coin.
race-touch-bend = Un virage ne mène pas là : touche une case qui brille.
    .rule = Un virage tourne à gauche ou à droite : touche la case où ton chemin doit mener.

## Race: what to do now; the second text tells the others.

race-prompt-turn = Touche le sac pour piocher une tuile.
    .other = { $seat } pioche une tuile ou passe son tour.
race-prompt-empty = Le sac est vide : touche ce qui brille.
    .other = { $seat } passe son tour.
race-prompt-back = Touche maintenant le sac : la tuile y retourne.
race-prompt-bag = Touche le sac !
    .other = { $seat } sort une tuile du sac.
race-prompt-path = { $tile ->
    [straight] Pose ta ligne droite là où ça brille.
   *[bend] Pose ton virage là où ça brille.
  }
    .other = { $seat } pose { $tile ->
        [straight] une ligne droite.
       *[bend] un virage.
      }
race-prompt-ahead = De quel côté ton chemin doit-il tourner ? Touche la case.
race-prompt-cat = { $where ->
    [one] Pose le chat sur la route : attention, { $other } !
    [cheese] Pose le chat à côté du fromage.
   *[several] Pose le chat sur la route de quelqu’un.
  }
    .other = { $seat } pose un chat.
race-advice-draw = { $count ->
    [0] Pioche une tuile.
    [one] Pioche une tuile : { $count } sur { $all } dans le sac convient à ton chemin.
   *[other] Pioche une tuile : { $count } sur { $all } dans le sac conviennent à ton chemin.
  }
race-advice-pass = Passe ton tour.
race-advice-back = Remets la dernière tuile de ton chemin dans le sac{ $why ->
    [stuck] { " " }: plus rien ne peut se poser après elle.
   *[none] .
  }
race-advice-lift = Remets un chat dans le sac{ $why ->
    [way] { " " }: il est juste au bout de ton chemin.
   *[none] .
  }
race-advice-lay = { $tile ->
    [straight] Pose la ligne droite
   *[bend] Pose le virage
  }{ $why ->
    [cheese] { " " }: ton chemin arrive au fromage !
    [scent] { " " }: ton chemin arrive juste à côté du fromage !
    [closer] { " " }: ton chemin se rapproche du fromage.
   *[none] .
  }
race-advice-cat = { $where ->
    [path] Pose le chat juste au bout d’un chemin : attention, { $other } !
    [cheese] Pose le chat juste à côté du fromage.
   *[side] Pose le chat sur la route : attention, { $other } !
  }

## Race: what is wrong with a position text.

race-position-path = PATHS : « { $found } » n’est pas un chemin pour { $seat } ; écris « - », ou une direction (n e s w) et une lettre par tuile (s l r)
race-position-exit = PATHS : { $seat } quitte son coin vers { $exits }, pas vers { $found }
race-position-run = PATHS : la tuile { $count } de la place { $seat } se trouverait { $what ->
    [edge] hors du plateau
    [cheese] sur le fromage, en { $square }
    [corner] sur un coin de départ, en { $square }
   *[path] sur une autre tuile chemin, en { $square }
  }
race-position-end = PATHS : le bout du chemin de la place { $seat } mène { $what ->
    [edge] hors du plateau
    [corner] au coin de départ { $square }
   *[path] à une tuile de son propre chemin, en { $square }
  }
race-position-tiles = { $found } { $kind ->
    [straights] lignes droites
    [bends] virages
   *[cats] chats
  } sur le plateau ; il n’y en a que { $tiles }
race-position-square = CATS : « { $found } » n’est pas une case ; le plateau va de a1 à { $last }
race-position-cat = CATS : il ne peut pas y avoir de chat en { $square } : { $what ->
    [cat] il y en a déjà un
    [cheese] c’est la place du fromage
    [corner] une souris est partie de là
   *[path] il y a une tuile chemin
  }
race-position-guarded = CATS : il ne peut pas y avoir de chat en { $square }, au bout du chemin de la place { $seat }
race-position-shut = CATS : { $one } et { $other } ne peuvent pas avoir un chat toutes les deux tant que { $seat } n’a pas de tuile
race-position-winners = PATHS : { $count } chemins mènent au fromage ; le premier finit la partie
race-position-winners-scent = PATHS : { $count } chemins mènent au fromage ou à des cases vides à côté ; le premier finit la partie
race-position-over = SEAT et STEP valent « - » et « over » exactement quand un chemin mène au fromage ; ici, { $count ->
    [0] aucun n’y mène
   *[other] il y en a un
  }
race-position-over-scent = SEAT et STEP valent « - » et « over » exactement quand un chemin mène au fromage ou à une case vide à côté ; ici, { $count ->
    [0] aucun n’y mène
   *[other] il y en a un
  }
race-position-bag = STEP : personne ne peut piocher, car toutes les tuiles sont sur le plateau
race-position-none = STEP : « { $step } » demande une telle tuile en main, mais elles sont toutes sur le plateau
race-position-stuck = STEP : { $seat } n’a pas de place pour « { $step } » ; une telle tuile retourne aussitôt dans le sac

## Race: editions

race-edition-even = { $where } vaut { $found }, un nombre pair ; il faut une case en plein milieu pour le fromage
race-edition-short = { $where } ne suffit pas ; avec { $found } tuiles chemin, on n’arrive pas jusqu’au fromage, car le chemin le plus court en a { $shortest }

## Race: the board in a terminal

race-title = La course des souris
race-about = Tuile après tuile, trace ton chemin vers le fromage, plus vite que les autres.
race-draw-none = pas encore de tuile
race-draw-seat = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }, continue en { $square }, à { $steps } pas du fromage
race-draw-blocked = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }, route barrée en { $square } par { $what ->
    [cat] un chat
   *[path] un chemin
  }, à { $steps } pas du fromage
race-draw-won = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }, le fromage est atteint
race-draw-won-scent = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }, juste à côté du fromage, cela suffit
race-draw-bag = Dans le sac : lignes droites { $straights }, virages { $bends }, chats { $cats }.
race-draw-straight = Pose la ligne droite.
race-draw-bend = Pose le virage, à gauche ou à droite.
race-draw-cat = Pose le chat.

## Race: what just happened. Seats are shown as names.

race-tell-reach = { $seat } plonge la main dans le sac.
race-tell-pass = { $seat } passe son tour.
race-tell-back = { $seat } passe son tour et remet dans le sac sa dernière tuile.
    .precise = { $seat } passe son tour et remet dans le sac sa dernière tuile, celle en { $square }.
race-tell-lift = { $seat } passe son tour et remet un chat dans le sac.
    .precise = { $seat } passe son tour et remet dans le sac le chat en { $square }.
race-tell-draw = { $seat } pioche { $tile ->
    [straight] une ligne droite
    [bend] un virage
   *[cat] un chat
  }{ $fits ->
    [no] , qui ne peut se poser nulle part et retourne dans le sac.
   *[yes] .
  }
race-tell-lay = { $seat } pose { $tile ->
    [straight] une ligne droite
   *[bend] un virage
  }.
    .precise = { $seat } pose { $tile ->
        [straight] une ligne droite
       *[bend] un virage
      } en { $square } ; le chemin continue en { $ahead }.
race-tell-cat = { $where ->
    [path] { $seat } pose un chat juste au bout d’un chemin. Attention, { $other } !
    [cheese] { $seat } pose un chat juste à côté du fromage.
   *[side] { $seat } pose un chat. Attention, { $other } !
  }
    .precise = { $where ->
        [path] { $seat } pose un chat en { $square }, juste au bout d’un chemin. Attention, { $other } !
        [cheese] { $seat } pose un chat en { $square }, juste à côté du fromage.
       *[side] { $seat } pose un chat en { $square }. Attention, { $other } !
      }
race-tell-cheese = { $seat } arrive au fromage avec { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }.
race-tell-scent = { $seat } arrive juste à côté du fromage avec { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }.
race-finish-path = { $goal ->
    [scent] Le chemin arrive juste à côté du fromage. Cela suffit ! Tuiles : { $tiles }.
   *[cheese] Le chemin va jusqu’au fromage. Tuiles : { $tiles }.
  }
race-finish-won = Maintenant, le fromage rentre avec toi !
race-finish-lost = { $missing ->
    [1] Tout près : il ne manquait qu’une tuile !
    [2] Tout près : il ne manquait que deux tuiles !
   *[other] { $tiles ->
        [0] Ta souris a bien dormi. La prochaine fois, elle partira tôt !
       *[other] Quel beau chemin ! Tuiles : { $tiles }.
      }
  }

## Race: what can be chosen

race-variant-scent = avec l’odeur du fromage
race-variant-gentle = sans l’odeur
race-edition-classic = comme d’habitude
race-edition-danish = les chats restent où ils sont
race-edition-italian = il suffit d’arriver à côté du fromage
race-edition-spanish = les chats vont à la souris en tête

## Race: the rules, for children of ten. The numbers come from the board: $least to $most players, $straights straights,
## $bends bends and $cats cats in the bag. So do the rules that editions change: $cats_for, $scent_wins, $lift_cats.

race-rules-goal-title = Le but du jeu
race-rules-goal = Le fromage est au milieu. De { $least } à { $most } souris partent des coins, et chacune construit un chemin de tuiles. { $scent_wins ->
    [yes] Le premier chemin qui atteint une des cases autour du fromage gagne.
   *[no] Le premier chemin qui atteint le fromage gagne.
  }
race-rules-turn-title = À toi de jouer
race-rules-turn = Pioche une tuile dans le sac, sans regarder. Il y a { $straights } lignes droites, { $bends } virages et { $cats } chats. Pose une ligne droite ou un virage au bout de ton chemin, pour que le trait continue. Un virage tourne à gauche ou à droite, comme tu veux.
race-rules-first-title = La première tuile
race-rules-first = Ta première tuile se pose sur une des deux cases à côté de ton coin.
race-rules-blocked-title = Quand une tuile ne va pas
race-rules-blocked = Un chemin ne doit mener ni hors du plateau, ni à un chat, ni à un chemin (pas même au tien), ni à un coin d’où une souris est partie. Si ta tuile ne peut pas se poser autrement, elle retourne dans le sac et ton tour est fini. Sinon, tu dois la poser, même si elle t’éloigne du fromage.
race-rules-cat-title = Un chat !
race-rules-cat = { $cats_for ->
    [leader] Si tu pioches un chat, pose-le pour gêner la souris qui est en tête : sur une case vide du côté de la souris, autre que la tienne, dont le chemin a le plus de tuiles. Si plusieurs en ont autant, choisis l’une d’elles. S’il n’y a de place nulle part, le chat retourne dans le sac.
   *[next] Si tu pioches un chat, pose-le pour gêner la souris qui joue juste après toi : sur une case vide de son côté du plateau. S’il n’y a de place nulle part, le chat retourne dans le sac.
  }
race-rules-free-title = Personne n’est enfermé
race-rules-free = On ne pose pas de chat sur la case où un chemin va continuer. Et tant qu’une souris n’a pas de tuile, les autres doivent lui laisser libre au moins une de ses deux premières cases.
race-rules-pass-title = Passer son tour
race-rules-pass = Au lieu de piocher, tu peux passer ton tour. { $lift_cats ->
    [no] Tu peux alors remettre dans le sac la dernière tuile de ton chemin. Les chats restent où ils sont.
   *[yes] Tu peux alors remettre une tuile dans le sac : n’importe quel chat, ou la dernière tuile de ton chemin.
  }
race-rules-scent-title = L’odeur du fromage
race-rules-scent = Les cases autour du fromage sentent bon, et les chats adorent ça. Là, tu peux poser un chat sur n’importe quelle case vide, peu importe de quel côté{ $scent_wins ->
    [yes] .
   *[no] , même juste au bout d’un chemin.
  }
race-rules-win-title = La fin
race-rules-win = { $scent_wins ->
    [yes] Dès que ton chemin mène à une case vide à côté du fromage, ta souris y court, et tu as gagné.
   *[no] Dès que ton chemin mène au fromage, ta souris y court, et tu as gagné.
  }
race-rules-gentle-title = Sans l’odeur
race-rules-gentle = { $scent_wins ->
    [yes] Une course plus douce : autour du fromage, les chats se posent comme partout ailleurs. Mais qui arrive à côté du fromage gagne quand même.
   *[no] Une course plus douce : les cases autour du fromage sont comme toutes les autres. Là non plus, on ne pose pas de chat sur la case où un chemin va continuer.
  }
race-rules-ways-title = D’autres façons de jouer
race-rules-ways = Quand tu ouvres une table, tu peux changer une chose : les chats vont à la souris qui est en tête, et non à la suivante. Ou bien il suffit d’arriver à côté du fromage. Ou bien les chats restent où ils sont, et personne ne peut les remettre dans le sac.

## Race: the first lesson. A child plays Red; the computer plays Green.

race-lesson-draw = Tu es la souris rouge et tu veux arriver au fromage. Touche le sac pour piocher une tuile !
race-lesson-lay = Une ligne droite. Touche la tuile, puis la case au-dessus de ta souris.
race-lesson-green = Ton chemin est commencé. Maintenant, Vert commence le sien dans l’autre coin.
race-lesson-bend = À toi. Pioche encore !
race-lesson-look = Un virage ! Touche-le, puis le bout de ton chemin, puis la case où il doit mener.
race-lesson-cat = Maintenant, Vert pioche un chat et le pose sur ta route.
race-lesson-own-cat = Il va falloir le contourner. Pioche une autre tuile !
race-lesson-lay-cat = Cette fois, c’est toi qui as un chat. Touche-le, puis la case qui brille, sur la route de Vert.
race-lesson-last = Bien plus tard : ton chemin arrive presque au fromage. Pioche !
race-lesson-win = Une ligne droite, juste ce qu’il te faut. Pose-la au bout de ton chemin !
race-lesson-end = Ta souris court au fromage. Tu as gagné la course !

## Race: names of what is on the board, for those who listen to it.

race-name-square = { $square }{ $scent ->
    [yes] , à côté du fromage
   *[no] {""}
  } : { $what ->
    [cat] un chat
    [path] un chemin, { $seat }
    [ahead] libre, { $seat } continue ici
    [cheese] le fromage
    [corner] un coin de départ, { $seat }
   *[free] libre
  }
race-name-bag = Le sac : lignes droites { $straights }, virages { $bends }, chats { $cats }
race-name-hand = { $tile ->
    [straight] La tuile en main : une ligne droite
    [bend] La tuile en main : un virage
    [cat] La tuile en main : un chat
   *[none] Aucune tuile en main
  }
race-name-pass = Passer son tour
