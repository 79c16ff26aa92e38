## Towers: reasons why a move is not legal. The attribute says which rule it is.

towers-unreadable = « { $move } » n’est pas un coup de ce jeu ; écris p+3 pour une souris du garde-manger, 7+2 pour une souris de la case 7.
    .rule = Un coup, c’est une souris et le nombre de cases dont elle avance.
towers-pantry = Tu n’as plus de souris dans le garde-manger.
    .rule = Chaque souris ne quitte le garde-manger qu’une fois.
    .short = Ton garde-manger est vide : touche une souris qui brille.
towers-beyond = Il n’y a pas de case { $space } : le parcours a { $spaces } cases.
    .rule = Une souris part du garde-manger ou d’une case du parcours.
towers-empty = Il n’y a pas de souris sur la case { $space }.
    .rule = Tu déplaces une de tes souris.
    .short = Il n’y a personne là : touche une souris qui brille.
towers-blocked = Ta souris sur la case { $space } est coincée : la souris { $top } est dessus.
    .rule = Seule la souris tout en haut d’une tour peut avancer.
towers-caught = Ta souris sur la case { $space } est dans une boîte pour de bon.
    .rule = La première souris qui s’arrête sur une boîte tombe dedans et ne bouge plus.
    .short = Cette souris est dans une boîte : touches-en une qui brille.
towers-foreign = La souris qui peut quitter la case { $space } est { $top }, pas la tienne.
    .rule = Tu déplaces une de tes souris.
towers-foreign-caught = La souris { $top } sur la case { $space } n’est pas à toi, et elle est dans une boîte pour de bon.
    .rule = Tu déplaces une de tes souris.
towers-exact = Le dé montre { $die }, pas { $steps }.
    .rule = Une souris avance exactement du nombre lancé.
    .short = Le dé montre { $die } : touche ce qui brille.
towers-clover = Le trèfle vaut un nombre de 1 à { $most }, pas { $steps }.
    .rule = Le trèfle vaut le nombre que tu veux, mais pas plus que le maximum permis.
    .short = Le trèfle ne va que jusqu’à { $most } : touche ce qui brille.

## Towers: why something cannot be touched now, on a screen. The other one is shown by name.

towers-touch-roll = Touche d’abord le dé !
    .rule = On commence par lancer le dé : il dit de combien avance une souris.
towers-touch-die = Le dé est déjà lancé : touche une souris qui brille.
    .rule = On ne lance qu’une fois par tour.
towers-touch-mouse = Touche d’abord une souris qui brille.
    .rule = Un coup, c’est une souris et le nombre de cases dont elle avance.
towers-touch-home = Ces souris sont déjà à la maison : touches-en une qui brille.
    .rule = Une souris rentrée à la maison n’avance plus.
towers-touch-other = Cette souris est à { $other } : touches-en une qui brille.
    .rule = Tu déplaces une de tes souris.
towers-touch-blocked = Une souris est sur la tienne, elle est à { $other } : touche ce qui brille.
    .rule = Seule la souris tout en haut d’une tour peut avancer.
towers-touch-back = Les souris ne reculent pas : touche ce qui brille.
    .rule = Les souris n’avancent que vers le trou de souris.
towers-touch-where = Une souris ne peut pas aller là : touche ce qui brille.
    .rule = Les souris suivent les cases jusqu’au trou de souris.
towers-touch-clover = Touche un nombre qui brille, de 1 à { $most }.
    .rule = Le trèfle vaut le nombre que tu veux, mais pas plus que le maximum permis.

## Towers: what to do now; the second text tells the others.

towers-prompt-roll = Touche le dé !
    .other = { $seat } lance le dé.

towers-prompt-move = { $mice ->
    [pantry] Fais sortir une souris du garde-manger
    [one] Touche ta souris
   *[several] Choisis une souris
  }{ $steps ->
    [one] { " " }pour avancer d’une case.
   *[other] { " " }pour avancer de { $steps } cases.
  }
    .other = { $seat } choisit une souris.

towers-prompt-clover = { $mice ->
    [pantry] Un trèfle, de 1 à { $most } ! Fais sortir une souris du garde-manger.
    [one] Un trèfle, de 1 à { $most } ! Touche la case où va ta souris.
   *[several] Un trèfle, de 1 à { $most } ! Choisis une souris.
  }
    .other = { $seat } choisit une souris pour le trèfle.

towers-prompt-number = Touche maintenant un nombre pour le trèfle.

towers-advice = { $origin ->
    [0] Fais sortir une souris du garde-manger
   *[other] Avance ta souris de la case { $origin }
  }{ $steps ->
    [0] { "" }
    [one] { " " }avec un 1
   *[other] { " " }avec un { $steps }
  }{ $why ->
    [home] { " " }: elle rentre à la maison.
    [covers] { " " }: elle grimpe sur une souris qui est à { $other }.
    [frees] { " " }: ta souris d’en dessous redevient libre.
    [full] { " " }: là-bas, la boîte est déjà pleine.
    [past] { " " }: elle dépasse une boîte.
    [caught] , même si elle tombe dans la boîte.
   *[none] .
  }

## Towers: what is wrong with a position text.

towers-position-mice = la place { $seat } a { $count } souris au lieu de { $mice }
towers-position-tower = TRACK : « { $entry } » n’est pas une tour ; écris case:souris avec une case de 1 à { $spaces }
towers-position-letter = TRACK : « { $entry } » contient le caractère « { $letter } » ; les souris sont des lettres parmi { $seats }
towers-position-caught = TRACK : « { $entry } » : « { $letter } » n’a pas la bonne casse ; seule la souris tout en bas, dans une boîte, est prise, et seule une souris prise s’écrit en majuscule
towers-position-first = FIRST : « { $first } » devrait nommer, chacune une fois, les places qui ont une souris rentrée : { $seats }
towers-position-over = SEAT et DIE valent tous deux « - » exactement quand plus aucune souris n’est en route ; ici, il y en a { $count }
towers-position-stuck = SEAT : { $seat } n’a pas de souris libre, ce ne peut donc pas être son tour

## Towers: the board in a terminal

towers-title = Tours de souris
towers-about = Grimpe sur le dos des autres, en route vers le trou de souris. Gare aux boîtes de conserve !
towers-draw-seat = garde-manger { $pantry }  rentrées { $home }
towers-draw-first = garde-manger { $pantry }  rentrées { $home }, dont la toute première
towers-draw-die = Le dé montre { $die }.
towers-draw-clover = Le dé montre un trèfle : un nombre au choix de 1 à { $most }.

## Towers: what just happened. Seats are shown as names; origin 0 is the pantry.

towers-tell-roll = { $seat } { $face ->
    [clover] obtient un trèfle
   *[other] fait { $face }
  }.
towers-tell-move = { $seat } { $origin ->
    [0] fait sortir une souris du garde-manger
   *[other] avance une souris
  }.
    .precise = { $seat } avance une souris { $origin ->
        [0] du garde-manger
       *[other] de la case { $origin }
      } à la case { $space }.
towers-tell-climb = { $seat } fait grimper une souris sur une autre{ $own ->
    [yes] { " " }de la même couleur.
   *[no] , qui est à { $other }.
  }
    .precise = { $seat } avance une souris { $origin ->
        [0] du garde-manger
       *[other] de la case { $origin }
      } à la case { $space }, où elle grimpe sur une autre{ $own ->
        [yes] { " " }de la même couleur.
       *[no] , qui est à { $other }.
      }
towers-tell-caught = { $seat } avance une souris. Patatras ! La souris tombe dans la boîte.
    .precise = { $seat } avance une souris { $origin ->
        [0] du garde-manger
       *[other] de la case { $origin }
      } à la case { $space }. Patatras ! La souris tombe dans la boîte.
towers-tell-home = { $seat } ramène une souris à la maison.
    .precise = { $seat } ramène à la maison une souris { $origin ->
        [0] du garde-manger
       *[other] de la case { $origin }
      }.
towers-finish-none = Aucune souris n’est rentrée, alors tout le monde gagne.
towers-finish-most = Souris à la maison : { $count }. Personne n’en a davantage.
towers-finish-tie = Égalité ! Souris à la maison : { $count }. La première rentrée décide.
towers-finish-won = { $count ->
    [0] Aucune souris à la maison, et tu as gagné quand même !
   *[other] { $left ->
        [0] Toutes tes souris sont à la maison. Hourra !
       *[other] Hourra ! Tes souris à la maison : { $count }.
      }
  }
towers-finish-lost = { $missing ->
    [0] Tout près : autant de souris à la maison, mais un peu plus tard !
    [1] Tout près : une seule souris de moins à la maison !
   *[other] { $count ->
        [0] Tes souris font la sieste dans leurs boîtes. La prochaine fois, elles rentreront !
       *[other] Tes souris à la maison : { $count }. La prochaine fois, il y en aura plus !
      }
  }

## Towers: the rules, for children of ten. The numbers come from the board: $mice a player, $spaces on the way, $traps
## tins, $clover_reach the most that a clover can be, $least to $most players.

towers-rules-goal-title = Le but du jeu
towers-rules-goal = Pour { $least } à { $most } joueurs. Chacun a { $mice ->
    [one] une souris dans le garde-manger. Conduis-la
   *[other] { $mice } souris dans le garde-manger. Conduis-les
  } jusqu’au trou de souris, en évitant les boîtes de conserve vides de Kasimir. À la fin, la couleur qui a le plus de souris à la maison gagne.
towers-rules-turn-title = À toi de jouer
towers-rules-turn = Lance le dé, puis avance une de tes souris d’autant de cases, ni plus ni moins. Tu choisis laquelle : une souris du garde-manger ou une souris déjà en route. Si tu peux jouer, tu dois jouer.
towers-rules-clover-title = Le trèfle
towers-rules-clover = Le trèfle porte bonheur : choisis toi-même un nombre de 1 à { $clover_reach }.
towers-rules-tower-title = Les tours
towers-rules-tower = Si ta souris arrive là où il y en a d’autres, elle grimpe dessus. Une tour peut monter aussi haut qu’on veut. Seule la souris tout en haut peut repartir. Toutes celles du dessous attendent.
towers-rules-passed-title = Quand tout est coincé
towers-rules-passed = Si aucune de tes souris ne peut avancer parce que d’autres sont montées dessus, tu passes ton tour. Ici, Rouge n’a plus de souris libre, et Bleu rejoue.
towers-rules-trap-title = Les boîtes
towers-rules-trap = { $traps ->
    [one] Une boîte de conserve vide traîne
   *[other] { $traps } boîtes de conserve vides traînent
  } en chemin. Une boîte compte comme une case, et on peut la dépasser sans danger. Mais la première souris qui s’arrête sur une boîte tombe dedans et y reste jusqu’à la fin.
towers-rules-full-title = Une boîte pleine
towers-rules-full = Quand une souris est dans une boîte, il n’y a plus de place dedans. La suivante se pose simplement dessus et repart plus tard.
towers-rules-home-title = À la maison
towers-rules-home = Pour entrer dans le trou de souris, pas besoin du nombre exact. Un nombre trop grand va très bien aussi.
towers-rules-end-title = La fin
towers-rules-end = La partie est finie quand toutes les souris sont rentrées ou dans une boîte. La couleur qui a le plus de souris à la maison gagne. Si plusieurs sont à égalité, c’est celle d’entre elles qui a ramené une souris avant les autres. Si personne n’a de souris à la maison, vous gagnez tous ensemble.

## Towers: the first lesson. A child plays Red; the computer plays Blue.

towers-lesson-roll = Tu joues Rouge. Touche le dé pour le lancer !
towers-lesson-move = Un trois ! Touche tes souris dans le garde-manger, puis la case qui brille.
towers-lesson-climbed = Bleu fait trois aussi. Il arrive en plein sur ta souris !
towers-lesson-again = Et voilà une tour. Ta souris du dessous ne peut plus bouger. Relance le dé !
towers-lesson-climb = Prends une nouvelle souris dans le garde-manger et grimpe tout en haut.
towers-lesson-caught = Maintenant, Bleu est coincé sous toi et prend une autre souris. Oh, une boîte devant elle…
towers-lesson-next = Patatras ! La première souris qui s’arrête sur une boîte y tombe pour de bon. À toi de lancer !
towers-lesson-full = La boîte est pleine, tu ne risques plus rien. Saute de la tour sur la boîte.
towers-lesson-last = Bien plus tard : vous avez chacun des souris à la maison. Une des tiennes est encore en route. Lance le dé !
towers-lesson-home = Cinq, c’est plus qu’il n’en faut, et c’est très bien. File dans le trou de souris !
towers-lesson-end = C’est toi qui as le plus de souris à la maison. Voilà comment on gagne aux Tours de souris !

## Towers: names of what is on the board, for those who listen to it.

towers-name-space = { $kind ->
    [trap] Case { $space }, une boîte
   *[plain] Case { $space }
  } : { $count ->
    [0] libre
    [one] { $caught ->
        [yes] une souris prise dans la boîte, { $top }
       *[no] une souris, { $top }
      }
   *[other] { $caught ->
        [yes] { $count } souris, tout en haut { $top }, et tout en bas une souris prise dans la boîte
       *[no] { $count } souris, tout en haut { $top }
      }
  }
towers-name-pantry = { $seat }, garde-manger : { $count ->
    [0] vide
    [one] une souris
   *[other] { $count } souris
  }
towers-name-hole = Trou de souris : { $count ->
    [0] personne n’est rentré
    [one] une souris est rentrée
   *[other] { $count } souris sont rentrées
  }
towers-name-die = { $face ->
    [none] Le dé
    [clover] Le dé montre un trèfle
   *[other] Le dé montre { $face }
  }
towers-name-clover = Le trèfle vaut { $steps }

## Towers: who starts.

towers-first-cheese = Qui aime le plus le fromage
towers-who-cheese = Qui aime le plus le fromage ?
towers-asked-cheese = On demande à { $name } qui aime le plus le fromage.
