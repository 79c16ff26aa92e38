## Discs: reasons why a move is not legal. The attribute says which rule it is.
## A pile is its discs, such as mc, or the number of its place where covered discs are hidden.

discs-unreadable = « { $move } » n’est pas un coup de ce jeu ; écris + ou +mc pour poser un jeton, mc> ou mc>c pour soulever le dessus d’une pile mc.
    .rule = Un coup pose un jeton de ta main ou en soulève un de la table, pour commencer une pile ou sur une autre pile.
discs-unreadable-place = « { $move } » n’est pas un coup de ce jeu ; écris + ou +3 pour poser un jeton, 3> ou 3>5 pour soulever le dessus de la pile 3.
    .rule = Un coup pose un jeton de ta main ou en soulève un de la table, pour commencer une pile ou sur une autre pile.
discs-hand = Ta main est vide : tous tes jetons sont sur la table.
    .rule = Tu ne poses que tes propres jetons ; quand ils sont tous sur la table, tu soulèves le jeton du dessus d’une pile, même s’il n’est pas à toi.
discs-missing = Il n’y a pas de pile { $pile } sur la table.
    .rule = On soulève et on pose les jetons sur les piles de la table.
discs-barred = { $cover ->
    [yes] Le dessus de la pile { $pile } vient d’être joué ; tu peux le couvrir, mais pas le soulever.
   *[no] Le dessus de la pile { $pile } vient d’être joué ; tu ne peux pas le soulever.
  }
    .rule = On ne peut pas soulever le jeton que l’autre vient de jouer.
discs-lone = Le jeton de la pile { $pile } est déjà tout seul ; en faire une nouvelle pile ne changerait rien.
    .rule = On ne soulève pas un jeton tout seul pour commencer une nouvelle pile.
discs-same = Le jeton que tu soulèves de la pile { $pile } ne peut pas retourner d’où il vient.
    .rule = Un jeton soulevé va sur une autre pile ou en commence une nouvelle.
discs-full = La pile { $pile } a déjà { $height } jetons ; une pile ne peut pas être plus haute.
    .rule = On ne pose un jeton que sur une pile qui n’est pas pleine.
discs-nowhere = Le jeton de la pile { $pile } ne peut aller nulle part : il est tout seul, et toutes les autres piles sont pleines.
    .rule = Un jeton soulevé doit être joué.

## Discs: why something cannot be touched now, on a screen. The other one is shown by name.

discs-touch-empty = Ta main est vide : soulève un jeton qui brille.
    .rule = Tu ne poses que tes propres jetons ; quand ils sont tous sur la table, tu soulèves le jeton du dessus d’une pile, même s’il n’est pas à toi.
discs-touch-other = Ces jetons sont à { $other } : touche ce qui brille.
    .rule = Tu ne poses que tes propres jetons.
discs-touch-table = Touche d’abord un jeton qui brille.
    .rule = Un jeton vient de ta main ou du dessus d’une pile.
discs-touch-missing = Il n’y a pas de jeton là : touche ce qui brille.
    .rule = Un jeton vient de ta main ou du dessus d’une pile.
discs-touch-barred = { $cover ->
    [yes] Ce jeton vient d’être joué : tu peux le couvrir, mais pas le soulever.
   *[no] Ce jeton vient d’être joué : tu ne peux pas le soulever.
  }
    .rule = On ne peut pas soulever le jeton que l’autre vient de jouer.
    .short = Ce jeton vient d’être joué : touches-en un qui brille.
discs-touch-nowhere = Ce jeton ne peut aller nulle part : touches-en un qui brille.
    .rule = Un jeton soulevé doit être joué.
discs-touch-lone = Ce jeton est déjà tout seul : touche une pile qui brille.
    .rule = On ne soulève pas un jeton tout seul pour commencer une nouvelle pile.
discs-touch-onto = Un jeton ne peut pas aller là : touche ce qui brille.
    .rule = Un jeton va sur une pile ou en commence une nouvelle.
discs-touch-same = Le jeton ne peut pas retourner là : touche ce qui brille.
    .rule = Un jeton soulevé va sur une autre pile ou en commence une nouvelle.
discs-touch-full = Cette pile a déjà { $height } jetons ; une pile ne peut pas être plus haute.
    .rule = On ne pose un jeton que sur une pile qui n’est pas pleine.
    .short = Cette pile est assez haute : touches-en une qui brille.

## Discs: what to do now; the second text tells the others.

discs-prompt-play = { $origin ->
    [hand] Pose un jeton : touche ce qui brille.
    [pile] Soulève un jeton qui brille.
   *[both] Touche tes jetons, ou soulèves-en un qui brille.
  }
    .other = { $seat } joue un jeton.

discs-advice = { $disc ->
    [hand] Prends un nouveau jeton
    [m] Soulève une souris
   *[c] Soulève un chat
  }{ $onto ->
    [none] { " " }et commence une nouvelle pile
    [m] { " " }pour couvrir une souris
   *[c] { " " }pour couvrir un chat
  }{ $wins ->
    [yes] { " " }: tu gagnes !
   *[no] { $count ->
        [0] .
        [one] { " " }: tu as alors un jeton découvert.
       *[other] { " " }: tu as alors { $count } jetons découverts.
      }
  }

## Discs: what is wrong with a position text.

discs-position-pile = PILES : « { $entry } » n’est pas une pile ; une pile a de 1 à { $most } lettres m et c, de bas en haut, et * après celle où l’on a joué en dernier
discs-position-discs = PILES : la place { $seat } n’a que { $discs } jetons ; ici, il y en a plus
discs-position-star = PILES : une seule pile devrait avoir une *, celle où l’on a joué en dernier ; ici, il y en a { $count }
discs-position-both = PILES : les deux places ont { $goal } jetons découverts, mais la première à les avoir finit la partie
discs-position-many = PILES : la place { $seat } a { $count } jetons découverts, mais la partie finit dès qu’une place en a { $goal }
discs-position-over = SEAT : « { $seat } » ne convient pas ; c’est « - » exactement quand une place a { $goal } jetons découverts, et ici la meilleure en a { $most }
discs-position-first = SEAT : ce ne peut pas être à { $seat } de jouer sur une table vide ; { $first } commence
discs-position-stuck = SEAT : { $seat } n’a pas de jeton à jouer, ce ne peut donc pas être son tour

## Discs: the table in a terminal

discs-title = Cache-souris
discs-about = Cache un chat, découvre une souris : qui se souvient de ce qu’il y a dessous ?
discs-draw-seat = en main { $hand }  découverts { $uncovered } sur { $goal }
discs-draw-empty = Il n’y a pas encore de jeton sur la table.
discs-draw-star = * vient d’être joué : on peut le couvrir, pas le soulever.
discs-draw-lifted = { $disc } a été soulevé de la pile { $pile } et doit être joué maintenant.

## Discs: what just happened. Seats are shown as names; a pile is its discs, such as mc, or the number of its place.

discs-tell-bring = { $pile ->
    [none] { $seat } pose un jeton et commence une nouvelle pile.
   *[other] { $seat } pose un jeton sur une pile.
  }
    .precise = { $pile ->
        [none] { $seat } pose un jeton et commence une nouvelle pile.
       *[other] { $seat } pose un jeton sur la pile { $pile }.
      }
discs-tell-shift = { $seat } soulève { $disc ->
    [m] une souris
   *[c] un chat
  } et { $pile ->
    [none] commence une nouvelle pile
   *[other] { $disc ->
        [m] la
       *[c] le
      } pose sur une autre pile
  }{ $below ->
    [m] {" "}; dessous, il y avait une souris.
    [c] {" "}; dessous, il y avait un chat.
   *[none] .
  }
    .precise = { $seat } soulève { $disc ->
        [m] une souris
       *[c] un chat
      } de la pile { $origin } et { $pile ->
        [none] commence une nouvelle pile
       *[other] { $disc ->
            [m] la
           *[c] le
          } pose sur la pile { $pile }
      }{ $below ->
        [m] {" "}; dessous, il y avait une souris.
        [c] {" "}; dessous, il y avait un chat.
       *[none] .
      }
discs-finish-goal = Jetons découverts : { $count }. Cela suffit pour gagner.
discs-finish-won = Bien joué ! Maintenant, tout le monde saute de joie.
discs-finish-lost = { $missing ->
    [1] Tout près : il ne manquait qu’un jeton !
   *[other] { $count ->
        [0] Tous tes jetons se cachent. La prochaine fois, ils montreront le bout du nez !
       *[other] Tes jetons découverts : { $count }. Quelques-uns de plus la prochaine fois !
      }
  }

## Discs: the rules, for children of ten. The numbers come from the box: $discs discs each, no pile higher than $height,
## $goal uncovered discs win.

discs-rules-goal-title = Le but du jeu
discs-rules-goal = On joue à deux : l’un a { $discs } souris, l’autre { $discs } chats. Le premier camp qui a { $goal } de ses jetons à découvert gagne. Peu importe la hauteur de la pile dessous.
discs-rules-bring-title = Un nouveau jeton
discs-rules-bring = La souris commence, puis vous jouez chacun à votre tour. Tu peux poser un de tes jetons et commencer ainsi une nouvelle pile.
discs-rules-cover-title = Couvrir
discs-rules-cover = Ou tu poses un jeton sur un autre. Celui du dessous est couvert et ne compte plus.
discs-rules-lift-title = Déplacer un jeton
discs-rules-lift = Ou tu soulèves le jeton du dessus d’une pile, même s’il n’est pas à toi. Pose-le sur une autre pile, ou commences-en une nouvelle. Ce qui était dessous est de nouveau à découvert !
discs-rules-last-title = L’étoile
discs-rules-last = Le dernier jeton joué porte une étoile. Tu ne peux pas le soulever, mais tu peux le couvrir.
discs-rules-high-title = La hauteur
discs-rules-high = Aucune pile ne peut avoir plus de { $height } jetons.
discs-rules-memory-title = Tu t’en souviens ?
discs-rules-memory = Ce qui est couvert, personne ne le voit : il faut s’en souvenir. Et si tu soulèves un jeton, tu dois le jouer, puisque tu as vu ce qu’il cachait.
discs-rules-open-title = Sans secrets
discs-rules-open = Vous pouvez aussi jouer en voyant tous les jetons. Là, le tout est de bien réfléchir à l’avance.
discs-rules-end-title = La fin
discs-rules-end = Avec { $goal } jetons à découvert, tu gagnes aussitôt. Attention : si, après ton coup, l’autre a { $goal } jetons à découvert, tu perds. Si tout est exactement pareil pour la troisième fois, personne ne gagne : partie nulle.

## Discs: the first lesson. A child plays the mice; the computer plays the cats.

discs-lesson-bring = Tu as les souris. Touche tes jetons, puis la place libre sur la table.
discs-lesson-cat = Ta première souris est là, à découvert. C’est au chat de poser un jeton.
discs-lesson-cover = Couvre le chat ! Touche tes jetons, puis le chat sur la table.
discs-lesson-covered = Voilà deux de tes souris sur le dessus. Mais le chat joue…
discs-lesson-new = Il a couvert une de tes souris. Souviens-toi où ! Et commence une nouvelle pile.
discs-lesson-cat-new = Deux de tes souris sont à découvert. Le chat commence aussi une nouvelle pile.
discs-lesson-lift = Où était ta souris couverte ? Soulève le chat qui la cache et pose-le sur l’autre chat.
discs-lesson-go-on = Revoilà ta souris ! Le chat pose un autre jeton.
discs-lesson-cover-again = Vite, couvre le nouveau chat !
discs-lesson-remember = Quatre de tes souris sont à découvert. Le chat doit réagir. Regarde bien, et souviens-toi !
discs-lesson-four = Il en a encore couvert une. Commence une nouvelle pile.
discs-lesson-chance = Tu en as de nouveau quatre, et il t’en faut cinq. Que va faire le chat ?
discs-lesson-win = Il n’a rien vu ! Soulève le chat qui cache ta souris et pose-le sur le nouveau chat.
discs-lesson-end = Cinq souris à découvert. Quelle bonne mémoire : tu as gagné !

## Discs: names of what is on the table, for those who listen to it. A pile is told by the number of its place.

discs-name-table = Commencer une pile
discs-name-empty = tous sur la table
discs-name-hand = { $count ->
    [0] { $seat }, main vide : tous sur la table
    [one] { $seat }, un jeton en main
   *[other] { $seat }, { $count } jetons en main
  }
discs-name-disc = { $disc ->
    [m] souris
   *[c] chat
  }
discs-name-pile = Pile { $number }, de bas en haut : { $discs }{ $star ->
    [yes] , le dernier coup
   *[no] {""}
  }
discs-name-hidden = Pile { $number } : { $top ->
    [m] une souris
   *[c] un chat
  } sur { $covered ->
    [1] un jeton couvert
    [one] { $covered } jeton couvert
   *[other] { $covered } jetons couverts
  }{ $star ->
    [yes] , le dernier coup
   *[no] {""}
  }

## Discs: the sides to choose from.

discs-side-m = Les souris
discs-side-c = Les chats
