## Kitchen: reasons why a move is not legal. The attribute says which rule it is.

kitchen-unreadable = « { $move } » n’est pas un coup de ce jeu ; écris d4>d5 pour aller de d4 à d5, et n, e, s ou w pour un trou.
    .rule = Un coup dit d’où on part et où on va, ou nomme une seule case : la place du chat ou le fromage de la fourchette.
kitchen-nowhere = Il n’y a pas de case { $space } dans cette cuisine.
    .rule = Une case a la lettre de sa colonne et le numéro de sa rangée.
kitchen-place = Le chat commence sur la table, et { $space } n’y est pas.
    .rule = Avant que les souris commencent, on place le chat sur une case de la table.
    .short = Le chat commence sur la table : touche une case qui brille.
kitchen-place-first = Personne ne bouge encore : nomme d’abord la case de la table où le chat commence.
    .rule = Avant que les souris commencent, on place le chat sur une case de la table.
kitchen-fork-first = La souris { $mouse } a une fourchette : nomme seulement la case du fromage qu’elle prend.
    .rule = Une fourchette prend de loin un fromage visible ; la souris ne bouge pas.
kitchen-fork-cat = Le chat est assis sur le fromage en { $space }.
    .rule = Une fourchette prend un fromage visible, mais pas sous le chat.
    .short = Le chat est sur ce fromage : touches-en un qui brille.
kitchen-fork-none = Il n’y a pas de fromage visible en { $space }.
    .rule = Une fourchette prend de loin un fromage visible.
    .short = Il n’y a pas de fromage là : touches-en un qui brille.
kitchen-one-space = Dis d’où tu pars et où tu vas ; { $space } n’est que l’un des deux.
    .rule = Un coup dit quelle pièce part, par la case où elle est, et où elle va.
kitchen-empty = Tu n’as pas de pièce en { $space }.
    .rule = Qui joue les souris bouge une souris ; qui joue le chat bouge le chat.
    .short = Tu n’as pas de pièce là : touche ce qui brille.
kitchen-not-your-mouse = Tu es le chat ; la souris en { $space } n’est pas à toi.
    .rule = Qui joue les souris bouge une souris ; qui joue le chat bouge le chat.
    .short = Tu joues le chat : touche ce qui brille.
kitchen-not-your-cat = Tu joues les souris ; le chat en { $space } n’est pas à toi.
    .rule = Qui joue les souris bouge une souris ; qui joue le chat bouge le chat.
    .short = Tu joues les souris : touche ce qui brille.
kitchen-forced = La souris { $mouse } en { $space } doit avancer encore une fois.
    .rule = Quand le chat passe un tour et que les souris jouent deux fois de suite, c’est la même souris qui avance deux fois.
    .short = La souris { $mouse } avance encore : touche ce qui brille.
kitchen-same-mouse = La tuile est pour la souris { $mouse } en { $space }, qui l’a retournée.
    .rule = Un bonus ou une flèche fait bouger la pièce qui a retourné la tuile.
    .short = La tuile est pour la souris { $mouse } : touche ce qui brille.
kitchen-arrow-hole = La flèche ne mène pas dans le trou { $space }.
    .rule = Une flèche mène à une case, jamais dans un trou.
    .short = La flèche ne mène pas dans un trou : touche une case qui brille.
kitchen-arrow-stay = Avec la flèche, il faut quitter { $space }.
    .rule = Une flèche envoie la pièce sur n’importe quelle autre case.
    .short = La flèche mène loin d’ici : touche une case qui brille.
kitchen-arrow-cheese = Il y a un fromage visible en { $space } ; une flèche n’y mène pas.
    .rule = Une flèche ne mène jamais à un fromage visible. Une souris le prend à pied, ou de loin avec une fourchette.
    .short = La flèche ne mène pas à un fromage : touche une case qui brille.
kitchen-cat-hole = Le trou { $space } est trop petit pour le chat.
    .rule = Seules les souris entrent dans les trous.
    .short = Le trou est trop petit pour le chat : touche une case qui brille.
kitchen-cheese = Il y a un fromage visible en { $space }, le chat ne peut donc pas y aller.
    .rule = Le chat ne marche jamais sur un fromage visible.
    .short = Le chat ne va pas sur le fromage : touche une case qui brille.
kitchen-last-mouse = La dernière souris est dans un trou derrière { $space } ; le chat doit la laisser sortir.
    .rule = Si la seule souris qui reste est dans un trou, le chat ne peut pas s’arrêter juste devant.
    .short = Le chat doit laisser sortir la dernière souris : touche une case qui brille.
kitchen-leg = Il y a un pied de la table en { $space } ; une souris ne peut pas y aller.
    .rule = Les souris marchent par terre et sous la table, mais pas là où sont ses pieds.
    .short = Il y a un pied de la table là : touche ce qui brille.
kitchen-cat-there = Le chat est en { $space } !
    .rule = Une souris s’arrête sur une case où il n’y a personne.
    .short = Le chat est là ! Touche ce qui brille.
kitchen-mouse-there = La souris { $mouse } est déjà en { $space }.
    .rule = Une souris s’arrête sur une case où il n’y a personne.
    .short = La souris { $mouse } est déjà là : touche ce qui brille.
kitchen-blocked = De { $origin } à { $space }, quelqu’un barre la route sur tous les trajets de { $steps } pas.
    .rule = On ne passe pas à travers une autre pièce.
    .short = Quelqu’un barre la route : touche ce qui brille.
kitchen-blocked-cat = De { $origin } à { $space }, des souris ou du fromage barrent la route sur tous les trajets de { $steps } pas.
    .rule = Le chat ne passe ni à travers une souris, ni par-dessus un fromage visible.
    .short = Une souris ou un fromage barre la route : touche ce qui brille.
kitchen-back = De { $origin } à { $space } en { $steps } pas, il faudrait faire demi-tour.
    .rule = On ne revient jamais tout de suite sur la case qu’on vient de quitter.
    .short = On ne revient pas tout de suite en arrière : touche ce qui brille.
kitchen-exact = { $steps ->
    [one] { $steps } pas à partir de { $origin } ne mène
   *[other] { $steps } pas à partir de { $origin } ne mènent
  } pas en { $space }.
    .rule = On fait exactement autant de pas que le montre le dé ou la tuile, le long des rangées et des colonnes.
    .short = { $steps ->
        [one] Un pas ne mène pas
       *[other] { $steps } pas ne mènent pas
      } là : touche ce qui brille.

## Kitchen: why something cannot be touched now, on a screen.

kitchen-touch-roll = Touche d’abord le dé !
    .rule = On commence par lancer le dé : il dit de combien on avance.
kitchen-touch-flip = Touche d’abord la tuile pour la retourner.
    .rule = Une pièce qui s’arrête sur une tuile face cachée la retourne.
kitchen-touch-place = Le chat commence sur la table : touche une case qui brille.
    .rule = Avant que les souris commencent, on place le chat sur une case de la table.
kitchen-touch-fork = Touche un fromage qui brille.
    .rule = Une fourchette prend de loin un fromage visible ; la souris ne bouge pas.
kitchen-touch-walk = Touche d’abord une pièce qui brille, puis la case où elle va.
    .rule = Qui joue les souris bouge une souris ; qui joue le chat bouge le chat.
kitchen-touch-caught = Cette souris est attrapée : touche ce qui brille.
    .rule = Une souris attrapée ne revient pas.
kitchen-touch-stuck = Cette pièce ne peut aller nulle part : touches-en une qui brille.
    .rule = On fait exactement autant de pas que le montre le dé ou la tuile, sans traverser personne et sans faire demi-tour.

## Kitchen: what to do now; the second text tells the others.

kitchen-prompt-place = Place le chat sur la table, là où ça brille.
    .other = { $seat } place le chat sur la table.

kitchen-prompt-roll = Touche le dé !
    .other = { $seat } lance le dé.

kitchen-prompt-flip = Touche la tuile pour la retourner !
    .other = { $seat } retourne une tuile.

kitchen-prompt-mouse = Choisis une souris pour { $steps ->
    [one] un pas
   *[other] { $steps } pas
  }.
    .other = { $seat } choisit une souris.

kitchen-prompt-walk = { $piece ->
    [cat] Le chat fait
   *[other] La souris { $piece } fait
  }{ $steps ->
    [one] { " " }un pas : touche ce qui brille.
   *[other] { " " }{ $steps } pas : touche ce qui brille.
  }
    .other = { $piece ->
        [cat] { $seat } bouge le chat.
       *[other] { $seat } bouge la souris { $piece }.
      }

kitchen-prompt-arrow = { $piece ->
    [cat] La flèche ! Le chat saute : touche une case qui brille.
   *[other] La flèche ! La souris { $piece } saute : touche une case qui brille.
  }
    .other = { $seat } suit la flèche.

kitchen-prompt-fork = La fourchette ! Touche le fromage que tu veux prendre.
    .other = { $seat } prend un fromage avec la fourchette.

kitchen-advice-place = Place le chat sur la case entourée de vert.

kitchen-advice-move = { $piece ->
    [cat] Bouge le chat
   *[other] Bouge la souris { $piece }
  }{ $why ->
    [wins] { " " }: c’est gagné !
    [catches] { " " }: il attrape la souris { $mouse }.
    [takes] { " " }: elle prend un fromage.
    [hole] { " " }: dans le trou, elle ne risque rien.
    [flips] { " " }: il y a une tuile à retourner.
   *[none] .
  }

kitchen-advice-fork = Prends le fromage avec la fourchette : cela en fait { $taken } sur { $cheeses }.

## Kitchen: what is wrong with a position text.

kitchen-position-row = FLOOR : la rangée { $row } a { $found } signes au lieu de { $columns }
kitchen-position-sign = FLOOR : « { $found } » en { $square } ne fait pas partie de { $wanted }
kitchen-position-mouse = MICE : la souris { $mouse } ne peut pas être en « { $found } » ; écris une case sans pied de table, un trou, ou x si elle est attrapée
kitchen-position-together = { $field } : il y a déjà une souris en { $space }
kitchen-position-holes = HOLES : « { $found } » devrait avoir quatre signes, d ou u, pour n, e, s, w
kitchen-position-closed = HOLES : le trou { $hole } est face cachée, la souris { $mouse } ne l’a donc pas quitté et devrait y être
kitchen-position-cat = CAT : « { $found } » n’est ni une case ni « - »
kitchen-position-tiles = LEFT : il reste { $left } tuiles, mais { $floor } sont face cachée par terre
kitchen-position-cheeses = CHEESE, FLOOR et LEFT ont ensemble { $found } fromages ; il y en a { $wanted }
kitchen-position-missed = SKIP : « { $skip } » n’est pas possible ; un camp au plus a un tour à passer, et pas plus d’un
kitchen-position-again = SKIP : « { $skip } » n’est pas possible avec la souris { $mouse } dans FORCED : elle avance encore parce que le chat a passé le seul tour qu’il devait passer
kitchen-position-knives = SKIP et FORCED supposent un couteau, mais selon LEFT on n’en a retourné aucun
kitchen-position-walked = FORCED : la souris { $mouse } est attrapée ou n’a jamais quitté son trou, elle n’a donc pas avancé au tour d’avant
kitchen-position-over = SEAT « { $seat } » et STEP « { $step } » : la place « - » et l’étape « over » vont ensemble
kitchen-position-tile = « { $piece } » est en { $square }, sur une tuile face cachée qu’il aurait fallu retourner
kitchen-position-untaken = la souris { $piece } est en { $square }, sur un fromage qu’elle aurait pris
kitchen-position-start = on place le chat dans la première position et dans aucune autre : « { $text } »
kitchen-position-unfinished = STEP : la partie est finie quand le chat vient d’attraper la dernière souris sur une case sans tuile, ou quand { $cheeses } fromages sont pris, que tous les trous sont face visible et que la souris qui a avancé est dans un trou ; et le camp qui a gagné n’a pas de tour à passer
kitchen-position-caught = SEAT : toutes les souris sont attrapées, la partie est donc finie et ce n’est pas à { $seat } de jouer
kitchen-position-skip = SKIP : le camp de la place { $seat } a un tour à passer, ce ne peut donc pas être son tour
kitchen-position-forced = FORCED : la souris { $mouse } ne peut pas devoir avancer pendant le tour du chat
kitchen-position-next = NEXT : au tour de la place { $seat }, la suivante est { $wanted }
kitchen-position-other = STEP : « { $step } » ne concerne pas la souris { $mouse }, celle qui doit avancer à ce tour
kitchen-position-flip = STEP : « { $step } », mais il n’y a pas de tuile face cachée sous « { $piece } »
kitchen-position-unused = STEP : « { $step } » se sert d’une tuile « { $tile } », mais selon LEFT les { $count } sont encore face cachée
kitchen-position-bare = STEP : « { $step } », mais « { $piece } » n’est pas sur une case du sol dont la tuile a été retirée
kitchen-position-stuck = STEP : « { $step } » ne laisse rien à choisir, le tour serait donc fini

## Kitchen: what is wrong with an edition.

kitchen-edition-rows = { $where } devrait avoir { $columns } signes dans toutes les rangées, comme dans la première
kitchen-edition-squares = { $where } a { $found } cases ; { $limit } au plus sont possibles
kitchen-edition-table = { $where } n’a pas de table (x ou t) où le chat puisse commencer
kitchen-edition-hole = { $where } refuse « { $square } » devant le trou { $hole } ; écris une case de sol libre de la rangée ou de la colonne { $edge }
kitchen-edition-tiles = { $where } a { $squares } cases sans pied de table, mais il y a { $tiles } tuiles

## Kitchen: the board in a terminal

kitchen-title = Souris en cuisine
kitchen-about = Quatre souris chipent du fromage dans la cuisine, et Kasimir rôde sur la table.
kitchen-draw-cat = chat, souris attrapées : { $caught } sur { $mice }{ $skip ->
    [0] { "" }
   *[other] , tour à passer
  }
kitchen-draw-mice = souris, fromages pris : { $taken } sur { $cheeses }{ $skip ->
    [0] { "" }
   *[other] , tour à passer
  }
kitchen-draw-next = souris, fromages pris : { $taken } sur { $cheeses }{ $skip ->
    [0] { "" }
   *[other] , tour à passer
  }, prochaine à jouer dans l’équipe
kitchen-draw-signs = c chat, 1-4 souris, ◆ fromage, ≡ table, x son pied, ▒ face cachée
kitchen-draw-left = Face cachée : fromages { $cheeses }, assiettes { $plates }, « +1 » { $ones }, « +2 » { $twos }, flèches { $arrows }, fourchettes { $forks }, couteaux { $knives }
kitchen-draw-forced = La souris { $mouse } doit avancer encore une fois.
kitchen-draw-place = Le chat choisit sa place sur la table.
kitchen-draw-roll = Lance le dé.
kitchen-draw-go = Le dé montre { $walk }.
kitchen-draw-flip = { $piece ->
    [c] Le chat
   *[other] La souris { $piece }
  } retourne une tuile.
kitchen-draw-bonus = +{ $walk } pour { $piece ->
    [c] le chat
   *[other] la souris { $piece }
  }.
kitchen-draw-arrow = Une flèche pour { $piece ->
    [c] le chat
   *[other] la souris { $piece }
  } : vers n’importe quelle autre case.
kitchen-draw-fork = Une fourchette pour la souris { $piece } : elle prend un fromage visible.
kitchen-draw-over = { $mice ->
    [0] Le chat a attrapé toutes les souris.
   *[other] Les souris ont tout le fromage, et l’une d’elles est à l’abri dans un trou.
  }

## Kitchen: what just happened. Seats are shown as names; a piece is cat or the number of a mouse.

kitchen-tell-place = { $seat } place le chat sur la table.
    .precise = { $seat } place le chat en { $square }.
kitchen-tell-roll = { $seat } fait { $face }{ $walks ->
    [no] , mais ne peut pas avancer d’autant.
   *[yes] .
  }
kitchen-tell-flip = { $piece ->
    [cat] { $tile ->
        [cheese] Le chat découvre un fromage, qui reste là.
        [one] Le chat découvre +1.
        [two] Le chat découvre +2.
        [arrow] Le chat découvre une flèche.
        [fork] Le chat découvre une fourchette, qui ne lui sert à rien.
        [knife] Le chat découvre un couteau et passera un tour.
       *[plate] Le chat découvre une assiette cassée.
      }
   *[other] { $tile ->
        [cheese] La souris { $piece } trouve un fromage et le prend.
        [one] La souris { $piece } découvre +1.
        [two] La souris { $piece } découvre +2.
        [arrow] La souris { $piece } découvre une flèche.
        [fork] La souris { $piece } découvre une fourchette.
        [knife] La souris { $piece } découvre un couteau ; les souris passeront un tour.
       *[plate] La souris { $piece } découvre une assiette cassée.
      }
  }
    .precise = { $piece ->
        [cat] { $tile ->
            [cheese] Le chat découvre un fromage en { $square }, qui reste là.
            [one] Le chat découvre +1 en { $square }.
            [two] Le chat découvre +2 en { $square }.
            [arrow] Le chat découvre une flèche en { $square }.
            [fork] Le chat découvre une fourchette en { $square }, qui ne lui sert à rien.
            [knife] Le chat découvre un couteau en { $square } et passera un tour.
           *[plate] Le chat découvre une assiette cassée en { $square }.
          }
       *[other] { $tile ->
            [cheese] La souris { $piece } trouve un fromage en { $square } et le prend.
            [one] La souris { $piece } découvre +1 en { $square }.
            [two] La souris { $piece } découvre +2 en { $square }.
            [arrow] La souris { $piece } découvre une flèche en { $square }.
            [fork] La souris { $piece } découvre une fourchette en { $square }.
            [knife] La souris { $piece } découvre un couteau en { $square } ; les souris passeront un tour.
           *[plate] La souris { $piece } découvre une assiette cassée en { $square }.
          }
      }
kitchen-tell-fork = La souris { $piece } prend un fromage avec la fourchette.
    .precise = La souris { $piece } prend le fromage en { $square } avec la fourchette.
kitchen-tell-walk = { $piece ->
    [cat] Le chat { $place ->
        [elsewhere] saute sur une autre case
       *[square] avance
      }.
   *[other] La souris { $piece } { $place ->
        [elsewhere] saute sur une autre case
        [hole] entre dans un trou
       *[square] avance
      }.
  }
    .precise = { $piece ->
        [cat] Le chat { $place ->
            [elsewhere] saute en { $square }
           *[square] va en { $square }
          }.
       *[other] La souris { $piece } { $place ->
            [elsewhere] saute en { $square }
            [hole] va dans le trou { $square }
           *[square] va en { $square }
          }.
      }
kitchen-tell-take = La souris { $piece } prend le fromage.
    .precise = La souris { $piece } prend le fromage en { $square }.
kitchen-tell-caught = Le chat attrape la souris { $mouse }{ $left ->
    [0] , la dernière.
   *[other] .
  }
    .precise = { $left ->
        [0] Le chat attrape la souris { $mouse }, la dernière, en { $square }.
       *[other] Le chat attrape la souris { $mouse } en { $square }.
      }
kitchen-tell-safe = La souris { $piece } est à l’abri dans un trou, et les souris ont tout le fromage.
    .precise = La souris { $piece } est à l’abri dans le trou { $hole }, et les souris ont tout le fromage.
kitchen-finish-mice = Tout le fromage est pris, tous les trous sont ouverts, et une souris est de nouveau à l’abri dans un trou.
kitchen-finish-cat = Toutes les souris sont attrapées.
kitchen-finish-cat-won = Quel chasseur ! Il est temps de se lécher la patte.
kitchen-finish-cat-lost = { $missing ->
    [1] Tout près : il ne restait qu’une souris !
   *[other] { $count ->
        [0] Les souris étaient rapides, mais tu as toute la table pour dormir !
       *[other] Bien bondi ! Souris entre tes pattes : { $count }.
      }
  }
kitchen-finish-mice-won = { $caught ->
    [0] Pas une souris n’a été attrapée. Quel festin !
   *[other] Quel festin ! Et Kasimir relâche tout le monde.
  }
kitchen-finish-mice-lost = { $missing ->
    [0] Tout près : vous aviez déjà tout le fromage !
    [1] Tout près : il ne manquait qu’un fromage !
   *[other] { $count ->
        [0] Kasimir était bien réveillé. La prochaine fois, il somnolera, et le fromage sera à vous !
       *[other] Quelles souris courageuses ! Fromages dans l’assiette : { $count }.
      }
  }

## Kitchen: the rules, for children of ten. The numbers come from the board: $cheeses cheeses, $least to $most players.

kitchen-rules-goal-title = Le but du jeu
kitchen-rules-goal = Quatre souris contre Kasimir le chat. Les souris gagnent ensemble si elles emportent les { $cheeses } fromages et qu’une souris rentre ensuite à la maison. Kasimir gagne s’il attrape les quatre souris.
kitchen-rules-seats-title = Qui est qui
kitchen-rules-seats = Pour { $least } à { $most } joueurs. L’un de vous est le chat, tous les autres forment l’équipe des souris. D’abord, le chat choisit une place sur la table. Puis les souris commencent, et ensuite chat et souris jouent chacun à leur tour.
kitchen-rules-walk-title = Avancer
kitchen-rules-walk = Lance le dé de ton camp et avance d’autant de cases, ni plus ni moins, jamais en diagonale. Pas de demi-tour, et on ne traverse personne. Si c’est impossible, ton tour est fini. Quand tu lances pour les souris, tu peux bouger n’importe laquelle.
kitchen-rules-cheese-title = Tuiles et fromage
kitchen-rules-cheese = Là où tu t’arrêtes, tu retournes la tuile. Une souris qui trouve du fromage le prend. Si c’est Kasimir qui en trouve, le fromage reste là, bien visible : les souris peuvent aller le chercher, et lui ne peut plus marcher dessus.
kitchen-rules-more-title = Encore un ou deux pas
kitchen-rules-more = Avec +1 ou +2, tu fais encore un ou deux pas avec la même pièce. Puis tu retournes la tuile suivante.
kitchen-rules-arrow-title = La flèche
kitchen-rules-arrow = Avec la flèche, tu sautes sur n’importe quelle autre case libre et tu y retournes la tuile. Kasimir peut même sauter sur une souris !
kitchen-rules-fork-title = La fourchette
kitchen-rules-fork = Avec la fourchette, une souris attrape un fromage visible, où qu’il soit, sauf si Kasimir est assis dessus. Le chat, lui, ne sait pas quoi faire d’une fourchette.
kitchen-rules-knife-title = Le couteau et l’assiette
kitchen-rules-knife = Aïe, un couteau ! Ton camp passe son prochain tour. Si c’est Kasimir qui passe, la même souris avance deux fois de suite. Une assiette cassée ne fait rien du tout.
kitchen-rules-cat-title = Kasimir attrape les souris
kitchen-rules-cat = Si Kasimir s’arrête exactement sur une souris, elle est attrapée et sort du jeu.
kitchen-rules-table-title = Sous la table
kitchen-rules-table = Kasimir marche sur la table, jamais dessous, et là-haut il ne retourne pas de tuile. Les souris courent dessous, jamais dessus. Là, ils ne se rencontrent pas : sous la table, une souris ne risque rien.
kitchen-rules-hole-title = Les trous de souris
kitchen-rules-hole = Dans un trou, aucune souris n’est jamais attrapée, mais il n’y a de place que pour une seule. S’il ne reste qu’une souris et qu’elle est dans un trou, Kasimir ne peut pas s’arrêter juste devant.
kitchen-rules-end-title = La fin
kitchen-rules-end = Quand les { $cheeses } fromages sont pris et que chaque trou a été quitté une fois, une souris doit encore entrer dans un trou. Alors les souris ont gagné. Jusque-là, Kasimir peut encore toutes les attraper.

## Kitchen: the first lesson. A child plays the mice; the computer plays Kasimir.

kitchen-lesson-roll = Tu joues les quatre souris. Kasimir est assis sur la table. Touche ton dé !
kitchen-lesson-walk = Deux pas. Touche la souris du haut, puis la case qui brille.
kitchen-lesson-flip = Qu’est-ce qui se cache là-dessous ? Touche la tuile !
kitchen-lesson-cat = Du fromage ! Il est à toi. Kasimir lance le dé et saute de la table.
kitchen-lesson-again = Il a trouvé une assiette cassée : il ne se passe rien. À toi, lance le dé !
kitchen-lesson-team = Tu peux bouger n’importe quelle souris de ton équipe. Touche celle de droite, puis la case qui brille.
kitchen-lesson-caught = Juste une assiette, cette fois. Et maintenant, attention, Kasimir arrive…
kitchen-lesson-hide = Il a attrapé une souris, mais il t’en reste trois. Lance le dé !
kitchen-lesson-under = Cache-toi sous la table ! Touche ta souris juste à côté, puis la case sous la table.
kitchen-lesson-above = Encore un fromage ! Kasimir remonte sur la table, juste au-dessus de toi, mais il ne peut pas t’attraper.
kitchen-lesson-last = Bien plus tard : il ne reste qu’un fromage. Lance le dé !
kitchen-lesson-take = Va le chercher ! Touche la souris à côté du fromage, puis le fromage.
kitchen-lesson-hurry = C’était le dernier. Vite, à la maison ! Kasimir est encore loin.
kitchen-lesson-home = Une souris doit filer dans un trou. Lance le dé !
kitchen-lesson-in = Deux pas, c’est juste ce qu’il faut. Hop, dans le trou !
kitchen-lesson-end = Tout le fromage est à l’abri. Les souris ont gagné !

## Kitchen: names of what is on the board, for those who listen to it.

kitchen-name-square = { $part ->
    [leg] { $square }, la table
    [table] { $square }, la table et le sol dessous
   *[floor] { $square }
  }{ $tile ->
    [down] , une tuile face cachée
    [cheese] , un fromage
   *[none] {""}
  }{ $mouse ->
    [none] {""}
   *[other] , souris { $mouse }
  }{ $cat ->
    [yes] , le chat
   *[no] {""}
  }
kitchen-name-hole = Trou de souris { $hole }, { $lies ->
    [up] éclairé
   *[down] encore sombre
  }{ $mouse ->
    [none] {""}
   *[other] , souris { $mouse }
  }
kitchen-name-piece = { $piece ->
    [cat] { $where ->
        [box] Le chat, pas encore dans la cuisine
        [table] Le chat sur la table, { $square }
       *[floor] Le chat en { $square }
      }
   *[other] { $where ->
        [hole] Souris { $piece } dans le trou { $square }
        [table] Souris { $piece } sous la table, { $square }
       *[floor] Souris { $piece } en { $square }
      }
  }
kitchen-name-die = { $side ->
    [cat] Le dé du chat
   *[mice] Le dé des souris
  }{ $face ->
    [none] {""}
   *[other] {" "}montre { $face }
  }

## Kitchen: the sides to choose from.

kitchen-side-c = Le chat
kitchen-side-m1 = Les souris
