## Hunt: reasons why a move is not legal. The attribute says which rule it is.

hunt-unreadable = « { $move } » n’est pas un coup de ce jeu ; écris cat ou mouse pour dire qui avance d’abord, ou la lettre de la souris que le chat bloque.
    .rule = On décide qui avance d’abord et quelle souris le chat bloque, rien d’autre.
hunt-chance = Ce n’est pas à toi de choisir « { $move } » : les nombres viennent seulement des dés et du toboggan.
    .rule = Les dés et le toboggan décident tout seuls.
hunt-absent = Il n’y a pas de souris { $mouse } dans cette partie ; les souris sont { $mice }.
    .rule = Le chat bloque une des souris qui jouent.
hunt-early = Le chat n’a pas encore bougé, il ne peut donc pas bloquer la souris { $mouse } ; dis d’abord qui avance en premier, la souris ({ $steps }) ou le chat ({ $paws }).
    .rule = Le chat ne peut bloquer une souris qu’après avoir avancé.
hunt-elsewhere = Le chat est sur la case { $cat }, mais la souris { $mouse } est sur la case { $space }.
    .rule = Le chat bloque une des souris de la case où il s’arrête.
hunt-fixed = Ici, personne ne choisit qui avance d’abord : c’est toujours la souris. Dis quelle souris le chat bloque.
    .rule = La souris avance avant le chat ; on ne choisit l’ordre que dans la variante pour les grandes souris.
hunt-late = L’ordre est déjà choisi : le chat est maintenant sur la case { $cat }. Dis quelle souris il bloque.
    .rule = On choisit l’ordre juste après le lancer, avant que quelqu’un avance.

## Hunt: why something cannot be touched now, on a screen. The other one is shown by name.

hunt-touch-roll = Touche d’abord les dés !
    .rule = Les dés disent de combien avancent ta souris et le chat.
hunt-touch-slide = Touche d’abord le toboggan !
    .rule = Tout en haut du gros fromage, on prend le toboggan, et c’est lui qui décide où l’on arrive.
hunt-touch-order = Dis maintenant qui avance d’abord : ta souris ({ $steps }) ou le chat ({ $paws }). Touche l’un des deux.
    .rule = On choisit l’ordre juste après le lancer, avant que quelqu’un avance.
    .short = Qui avance d’abord ? Touche ta souris ou le chat.
hunt-touch-elsewhere = { $other } n’est pas sur la case { $cat }, là où est le chat.
    .rule = Le chat bloque une des souris de la case où il s’arrête.
    .short = { $other } n’est pas avec le chat : touche une souris qui brille.
hunt-touch-grab = Touche la souris que le chat doit bloquer, sur la case { $cat }.
    .rule = Le chat bloque une des souris de la case où il s’arrête.
    .short = Touche une souris qui brille : le chat va la bloquer.

## Hunt: what to do now; the second text tells the others.

hunt-prompt-roll = Touche les dés !
    .other = { $seat } lance les dés.

hunt-prompt-slide = Touche le toboggan !
    .other = { $seat } descend le toboggan.

hunt-prompt-order = Qui avance d’abord ? Touche ta souris ou le chat.
    .other = { $seat } choisit qui avance d’abord, la souris ou le chat.

hunt-prompt-grab = Touche la souris que le chat doit bloquer.
    .other = { $seat } choisit quelle souris le chat bloque.

hunt-advice-order = { $first ->
    [mouse] Fais d’abord avancer ta souris
   *[cat] Fais d’abord avancer le chat
  }{ $why ->
    [wins] { " " }: tu gagnes !
    [holds] { " " }: le chat bloque { $other }.
    [eats] { " " }: ta souris prend { $count ->
        [one] une portion
       *[other] { $count } portions
      } de fromage.
    [climbs] { " " }: ta souris grimpe à l’échelle.
    [hole] { " " }: dans le trou, ta souris ne risque rien.
   *[none] .
  }

hunt-advice-grab = { $own ->
    [yes] Fais bloquer ta propre souris par le chat
   *[no] Fais bloquer { $other } par le chat
  }{ $why ->
    [misses] { " " }: cette souris passera son tour.
   *[none] .
  }

## Hunt: what is wrong with a position text.

hunt-position-cheese = CHEESE et STORE : { $count ->
    [one] { $count } portion
   *[other] { $count } portions
  } en tout au lieu de { $cheeses }
hunt-position-step = STEP : « { $found } » n’est pas une étape de cette variante avec ces dés ; il y a { $steps }
hunt-position-turn = SEAT vaut « - » exactement quand STEP vaut « over » ; ici, ce sont « { $seat } » et « { $step } »
hunt-position-grab = STEP : il n’y a pas de souris à choisir, car le chat sur la case { $cat } n’est pas sur plusieurs souris hors d’un trou de souris
hunt-position-held = HELD : « { $found } » devrait être ici parmi { $seats } ; une souris bloquée est sous le chat, jamais dans un trou de souris, jamais dans la variante younger, et pas avant qu’on l’ait choisie
hunt-position-passed = SEAT : la souris { $seat } est bloquée, ce ne peut donc pas être son tour
hunt-position-top = MICE : { $count ->
    [0] aucune souris n’est
    [one] la souris { $seats } est
   *[other] les souris { $seats } sont
  } en haut du fromage (« - »), ce qui est impossible avec SEAT { $seat } et STEP { $step }
hunt-position-ladder = MICE : la souris { $seat } ne peut pas être sur la case { $space } ; le toboggan ne mène jamais à une échelle
hunt-position-early = CHEESE : { $seat } a du fromage avant son premier tour
hunt-position-cat = CAT : il est sur la case { $cat }, mais si tôt dans la partie, il doit être sur la case { $wanted }
hunt-position-store = STEP : la partie est finie exactement quand la réserve est vide ; ici, STORE vaut { $count } et STEP { $step }
hunt-position-emptied = MICE : aucune souris avec du fromage n’est sur une case fromage loin du chat, personne n’a donc pu vider la réserve
hunt-position-goal = STEP : la partie est finie exactement quand une place a { $goal } portions ou plus ; ici, { $count ->
    [0] aucune place n’en a autant
    [one] { $count } place en a autant
   *[other] { $count } places en ont autant
  }, et STEP vaut { $step }
hunt-position-won = MICE : { $seat } ne peut pas venir de gagner avec { $count ->
    [one] { $count } portion
   *[other] { $count } portions
  } sur la case { $space } ; c’est ce fromage-là qui doit avoir porté le total à { $goal }

## Hunt: what is wrong with an edition.

hunt-edition-cheese = { $where } n’a aucune case avec du fromage, personne ne pourrait donc jamais en manger
hunt-edition-start = { $where } vaut { $space } ; cette case n’est pas une échelle, et le chat commence sur une échelle

## Hunt: the board in a terminal

hunt-title = La chasse au fromage
hunt-about = Grimpe sur le gros fromage, dévale le toboggan et gare à Max le chat !
hunt-draw-score = { $pieces } { $count } sur { $goal }{ $place ->
    [held] , sous les pattes du chat
    [top] , en haut du gros fromage
   *[ring] { "" }
  }
hunt-draw-pieces = fromage { $count }{ $place ->
    [top] , en haut du gros fromage
   *[ring] { " " }{ $pieces }
  }
hunt-draw-store = réserve { $count } { $pieces }
hunt-draw-cat = Max
hunt-draw-ladder = échelle ╫
hunt-draw-hole = trou de souris
hunt-draw-cheese = fromage { $pieces }
hunt-draw-setup = { $seat } prend le toboggan jusqu’à sa case de départ.
hunt-draw-roll = { $seat } lance les dés.
hunt-draw-order = Souris { $steps }, chat { $paws } : { $seat } choisit qui avance d’abord.
hunt-draw-slide = { $seat } est en haut de l’échelle et prend le toboggan. { $paws ->
    [0] Le chat ne bouge pas.
   *[other] Ensuite, le chat avance de { $paws }.
  }
hunt-draw-grab = { $steps ->
    [0] { $seat } choisit quelle souris le chat bloque.
   *[other] { $seat } choisit quelle souris le chat bloque ; ensuite, sa propre souris avance de { $steps }, si elle est libre.
  }
hunt-draw-toss = { $seat } prend le toboggan ; ensuite, le chat avance d’une case.

## Hunt: what just happened. Seats are shown as names; steps are 0 where nobody rolled.

hunt-tell-start = { $seat } descend le toboggan.
    .precise = { $seat } descend le toboggan jusqu’à la case { $space }.
hunt-tell-roll = { $seat } fait { $steps } pour la souris et { $paws } pour le chat.
hunt-tell-turn = { $seat } { $steps ->
    [0] { "" }
   *[other] fait { $steps } et { $paws ->
        [0] aucune patte
        [one] une patte
       *[other] { $paws } pattes
      }, puis{ " " }
  }{ $mouse ->
    [eats] prend { $count ->
        [one] une portion
       *[other] { $count } portions
      } de fromage.
    [scared] rencontre le chat et rend une portion.
    [climbs] grimpe à l’échelle.
    [slides] descend le toboggan.
   *[comes] avance.
  }{ $cat ->
    [holds] { " " }Le chat bloque { $other }.
    [scares] { " " }{ $mice ->
        [other] Le chat fait peur à { $mice } souris, et chacune rend une portion.
       *[one] Le chat fait peur à { $other }, qui rend une portion.
      }
   *[none] { "" }
  }
    .precise = { $seat } { $steps ->
        [0] { "" }
       *[other] fait { $steps } et { $paws ->
            [0] aucune patte
            [one] une patte
           *[other] { $paws } pattes
          }{ $mouse ->
            [eats] ,{ " " }
            [scared] ,{ " " }
           *[other] { " " }et{ " " }
          }
      }{ $mouse ->
        [eats] arrive sur la case { $space } et prend { $count ->
            [one] une portion
           *[other] { $count } portions
          } de fromage.
        [scared] rencontre le chat sur la case { $space } et rend une portion.
        [climbs] grimpe à l’échelle.
       *[comes] arrive sur la case { $space }.
      }{ $cat ->
        [holds] { " " }Le chat bloque { $other }.
        [scares] { " " }{ $mice ->
            [other] Le chat fait peur à { $mice } souris, et chacune rend une portion.
           *[one] Le chat fait peur à { $other }, qui rend une portion.
          }
       *[none] { "" }
      }
hunt-tell-cat = { $cat ->
    [holds] Le chat bloque { $other }.
   *[moves] Le chat avance.
  }
    .precise = { $cat ->
        [holds] Le chat bloque { $other }.
       *[moves] Le chat arrive sur la case { $space }.
      }
hunt-tell-end = { $left ->
    [0] { $seat } prend le reste du fromage.
   *[other] { $seat } a maintenant assez de fromage.
  }
    .precise = { $left ->
        [0] { $seat } arrive sur la case { $space } et prend le reste du fromage.
       *[other] { $seat } arrive sur la case { $space } et a assez de fromage.
      }
hunt-finish-goal = Cela fait assez de fromage. Portions dans l’assiette : { $count }.
hunt-finish-most = Il n’y a plus de fromage. { $sharing ->
    [1] Personne n’en a davantage. Portions dans l’assiette : { $count }.
   *[other] Les meilleures assiettes sont à égalité. Portions dans chacune : { $count }.
  }
hunt-finish-won = Miam ! Ton assiette est pleine. Portions de fromage : { $count }.
hunt-finish-lost = { $missing ->
    [1] Tout près : il ne manquait qu’une portion de fromage !
   *[other] { $count ->
        [0] Ton assiette est vide, mais ta souris était courageuse. Le prochain fromage est pour toi !
       *[other] Bien grignoté ! Portions de fromage dans ton assiette : { $count }.
      }
  }

## Hunt: what can be chosen

hunt-variant-family = pour la famille
hunt-variant-older = pour les grandes souris
hunt-variant-younger = pour les souriceaux
hunt-edition-classic = classique
hunt-edition-three = équitable à trois
hunt-option-cat-start = Max le chat commence
hunt-option-cat-start-value = sur la case { $value }

## Hunt: the rules, for children of ten. The numbers come from the board: $goal pieces win, there are $cheeses, $least to
## $most players.

hunt-rules-goal-title = Le but du jeu
hunt-rules-goal = De { $least } à { $most } souris courent autour d’un énorme fromage. La première qui a { $goal ->
    [one] une portion
   *[other] { $goal } portions
  } de fromage dans son assiette gagne aussitôt. Mais Max le chat fait le même chemin.
hunt-rules-start-title = Le départ
hunt-rules-start = À tour de rôle, vous glissez du haut du fromage. Ta souris commence là où elle arrive. Le fromage, ce sera pour plus tard !
hunt-rules-turn-title = À toi de jouer
hunt-rules-turn = Lance les deux dés. Le dé à points est pour ta souris : elle avance d’autant de cases, dans le sens des aiguilles d’une montre, et tu fais tout de suite ce que dit sa case. Les pattes sont pour Max : il avance après toi, d’une case par patte. Sans patte, il ne bouge pas.
hunt-rules-spaces-title = Les cases
hunt-rules-spaces = Un ou deux fromages sur la case ? Tu en prends autant. Dans le trou de souris, il ne se passe rien, et Max ne peut rien te faire.
hunt-rules-ladder-title = Les échelles
hunt-rules-ladder = Sur une échelle, ta souris grimpe tout en haut et dévale le toboggan. Personne ne sait où elle va sortir ! Ensuite, tu fais ce que dit la case où elle arrive.
hunt-rules-cat-title = Si tu tombes sur Max
hunt-rules-cat = Si ta souris s’arrête là où est Max, tu rends une portion de fromage, si tu en as une. Et c’est tout : ni fromage ni échelle sur cette case.
hunt-rules-held-title = Si Max vient à toi
hunt-rules-held = Si Max s’arrête sur une souris, il la bloque, et elle passe son tour tant que Max ne repart pas.
hunt-rules-several-title = Plusieurs souris
hunt-rules-several = Max ne bloque qu’une souris à la fois. S’il s’arrête sur plusieurs souris, la personne qui joue choisit laquelle.
hunt-rules-older-title = Pour les grandes souris
hunt-rules-older = Avec ces règles, tu regardes les dés, puis tu choisis qui avance d’abord : ta souris ou Max. Ici, Max s’en va juste à temps. Mais si Max avance d’abord et bloque ta propre souris, elle ne peut pas bouger.
hunt-rules-younger-title = Pour les souriceaux
hunt-rules-younger = Ici, pas besoin de dés. À chaque tour, ta souris prend le toboggan et ramasse son fromage, puis Max avance d’une case. Toute souris qui rencontre Max rend une portion, si elle en a une, mais personne n’est bloqué. Quand les { $cheeses } portions sont parties, la souris qui en a le plus gagne. À égalité, vous gagnez ensemble.
hunt-rules-three-title = À trois
hunt-rules-three = Si vous jouez à trois avec les règles pour les souriceaux, vous avez le plateau équitable à trois. Ses échelles sont placées autrement, pour que Max traite tout le monde de la même façon.

## Hunt: the first lesson. A child plays Red; the computer plays Blue.

hunt-lesson-slide = Tu es la souris rouge, tout en haut du gros fromage. Touche le toboggan, et c’est parti !
hunt-lesson-blue = Te voilà en bas. C’est à la souris bleue de glisser.
hunt-lesson-roll = Touche les dés : l’un est pour ta souris, les pattes sont pour Max le chat.
hunt-lesson-max = Deux portions de fromage pour toi ! Mais attention, Max approche. Bleu lance les dés.
hunt-lesson-held = Max bloque ta souris, alors Bleu rejoue. Ensuite, Max s’en va.
hunt-lesson-ladder = Ta souris est libre ! Lance les dés : il y a une échelle juste devant toi.
hunt-lesson-whirl = Ta souris a grimpé à l’échelle. Touche encore le toboggan !
hunt-lesson-hole = Encore deux portions ! Bleu lance les dés, et Max entre dans le trou de souris. Là, il n’attrape personne.
hunt-lesson-last = Il ne te manque plus qu’une portion de fromage. Lance les dés !
hunt-lesson-end = { $goal } portions de fromage. Tu as gagné la chasse !

## Hunt: names of things on the board, for screen readers

hunt-name-space = Case { $space }, { $kind ->
    [ladder] une échelle
    [hole] le trou de souris
    [two] deux fromages
   *[cheese] un fromage
  } : { $count ->
    [0] libre
   *[other] { $who }
  }
hunt-name-store = { $count ->
    [0] Il ne reste plus de portions sur le gros fromage
    [one] Il reste une portion sur le gros fromage
   *[other] Il reste { $count } portions sur le gros fromage
  }
hunt-name-slide = { $count ->
    [0] Le toboggan en haut du gros fromage
   *[other] Le toboggan en haut du gros fromage : { $who }
  }
hunt-name-plate = { $count ->
    [0] Assiette vide : { $seat }
    [one] Assiette avec une portion de fromage : { $seat }
   *[other] Assiette avec { $count } portions de fromage : { $seat }
  }
hunt-name-dice = { $steps ->
    [none] Les dés
   *[other] Les dés montrent { $steps } pour la souris et { $paws ->
        [0] aucune patte
        [one] une patte
       *[other] { $paws } pattes
      } pour le chat
  }
hunt-name-mouse = Souris { $seat }{ $space ->
    [top] , en haut du gros fromage
    [held] , bloquée par le chat sur la case { $number }
   *[other] , sur la case { $number }
  }
hunt-name-cat = Max le chat, sur la case { $space }
