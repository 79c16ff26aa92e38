## Kitchen: reasons why a move is not legal. The attribute says which rule it is.

kitchen-unreadable = »{ $move }« er ikke et træk i dette spil; skriv d4>d5 for at gå fra d4 til d5 og n, e, s eller w for et hul.
    .rule = Et træk siger, hvorfra og hvortil, eller nævner ét felt: kattens plads eller osten til gaflen.
kitchen-nowhere = Der er ikke noget felt { $space } i dette køkken.
    .rule = Et felt har søjlens bogstav og rækkens tal.
kitchen-place = Katten begynder på bordet, og { $space } er ikke på bordet.
    .rule = Før musene begynder, sættes katten på et felt på bordet.
    .short = Katten begynder på bordet: tryk på et felt, der lyser.
kitchen-place-first = Ingen går endnu: nævn først det felt på bordet, hvor katten begynder.
    .rule = Før musene begynder, sættes katten på et felt på bordet.
kitchen-fork-first = Mus { $mouse } har en gaffel: nævn kun feltet med den ost, den tager.
    .rule = En gaffel tager én synlig ost på afstand; musen bliver, hvor den er.
kitchen-fork-cat = Katten sidder på osten på { $space }.
    .rule = En gaffel tager en synlig ost, men ikke en, der er under katten.
    .short = Katten sidder på den ost: tryk på en, der lyser.
kitchen-fork-none = Der ligger ingen synlig ost på { $space }.
    .rule = En gaffel tager én synlig ost på afstand.
    .short = Der ligger ingen ost her: tryk på en, der lyser.
kitchen-one-space = Sig, hvorfra og hvortil; { $space } er kun det ene af de to.
    .rule = Et træk nævner det felt, brikken står på, og det felt, den går hen til.
kitchen-empty = Ingen af dine brikker står på { $space }.
    .rule = Musenes spillere rykker en mus, kattens spiller rykker katten.
    .short = Her står ingen af dine: tryk på det, der lyser.
kitchen-not-your-mouse = Du er katten; musen på { $space } er ikke din.
    .rule = Musenes spillere rykker en mus, kattens spiller rykker katten.
    .short = Du er katten: tryk på det, der lyser.
kitchen-not-your-cat = Du spiller musene; katten på { $space } er ikke din.
    .rule = Musenes spillere rykker en mus, kattens spiller rykker katten.
    .short = Du spiller musene: tryk på det, der lyser.
kitchen-forced = Mus { $mouse } på { $space } skal gå igen.
    .rule = Når katten står over, og musene spiller to gange i træk, går den samme mus begge gange.
    .short = Mus { $mouse } går en gang til: tryk på det, der lyser.
kitchen-same-mouse = Flisen er til mus { $mouse } på { $space }, som vendte den.
    .rule = En bonus eller en pil flytter den brik, der vendte flisen.
    .short = Flisen er til mus { $mouse }: tryk på det, der lyser.
kitchen-arrow-hole = Pilen fører ikke ind i hul { $space }.
    .rule = En pil fører til et felt, aldrig ind i et hul.
    .short = Pilen fører ikke ind i et hul: tryk på et felt, der lyser.
kitchen-arrow-stay = Pilen skal føre væk fra { $space }.
    .rule = En pil sætter brikken på et hvilket som helst andet felt.
    .short = Pilen fører væk herfra: tryk på et felt, der lyser.
kitchen-arrow-cheese = Der ligger en synlig ost på { $space }; dertil fører en pil ikke.
    .rule = En pil fører aldrig til en synlig ost. Gå derhen, eller brug en gaffel.
    .short = Pilen fører ikke til en ost: tryk på et felt, der lyser.
kitchen-cat-hole = Hul { $space } er for lille til katten.
    .rule = Kun mus går ind i huller.
    .short = Hullet er for lille til katten: tryk på et felt, der lyser.
kitchen-cheese = Der ligger en synlig ost på { $space }, så derhen må katten ikke gå.
    .rule = Katten træder aldrig på en synlig ost.
    .short = Katten går ikke på osten: tryk på et felt, der lyser.
kitchen-last-mouse = Den sidste mus sidder i et hul bag { $space }; katten skal lade den komme ud.
    .rule = Sidder den eneste mus, der er tilbage, i et hul, må katten ikke stoppe på feltet foran.
    .short = Katten skal lukke den sidste mus ud: tryk på et felt, der lyser.
kitchen-leg = Der står et bordben på { $space }; derhen kan en mus ikke gå.
    .rule = Mus går på gulvet og under bordet, men ikke der, hvor bordbenene er.
    .short = Der står et bordben: tryk på det, der lyser.
kitchen-cat-there = Katten er på { $space }!
    .rule = En mus stopper på et felt, hvor der ikke er nogen.
    .short = Der er katten! Tryk på det, der lyser.
kitchen-mouse-there = Mus { $mouse } er allerede på { $space }.
    .rule = En mus stopper på et felt, hvor der ikke er nogen.
    .short = Mus { $mouse } er der allerede: tryk på det, der lyser.
kitchen-blocked = Du kan ikke komme fra { $origin } til { $space } med { $steps } skridt: der står altid nogen i vejen.
    .rule = Ingen går gennem en anden brik.
    .short = Der er nogen i vejen: tryk på det, der lyser.
kitchen-blocked-cat = Du kan ikke komme fra { $origin } til { $space } med { $steps } skridt: der er altid mus eller ost i vejen.
    .rule = Katten går hverken gennem en mus eller over en synlig ost.
    .short = Der er en mus eller en ost i vejen: tryk på det, der lyser.
kitchen-back = For at komme fra { $origin } til { $space } med { $steps } skridt skulle du gå direkte tilbage.
    .rule = Man går aldrig direkte tilbage til det felt, man lige kom fra.
    .short = Man går ikke direkte tilbage: tryk på det, der lyser.
kitchen-exact = { $steps } skridt fra { $origin } fører ikke til { $space }.
    .rule = Man går præcis så mange skridt, som terningen eller flisen viser, langs rækker og søjler.
    .short = { $steps ->
        [one] Ét skridt fører
       *[other] { $steps } skridt fører
      } ikke derhen: tryk på det, der lyser.

## Kitchen: why something cannot be touched now, on a screen.

kitchen-touch-roll = Tryk først på terningen!
    .rule = En tur begynder med et slag: det siger, hvor langt en brik går.
kitchen-touch-flip = Tryk først på flisen, og vend den.
    .rule = Den, der stopper på en skjult flise, vender den.
kitchen-touch-place = Katten begynder på bordet: tryk på et felt, der lyser.
    .rule = Før musene begynder, sættes katten på et felt på bordet.
kitchen-touch-fork = Tryk på en ost, der lyser.
    .rule = En gaffel tager én synlig ost på afstand; musen bliver, hvor den er.
kitchen-touch-walk = Tryk først på en, der lyser, og så på det felt, den skal hen til.
    .rule = Musenes spillere rykker en mus, kattens spiller rykker katten.
kitchen-touch-caught = Den mus er fanget: tryk på det, der lyser.
    .rule = En fanget mus kommer ikke tilbage.
kitchen-touch-stuck = Den kan ikke gå nogen steder hen nu: tryk på en, der lyser.
    .rule = Man går præcis så mange skridt, som terningen eller flisen viser, ikke gennem nogen og aldrig direkte tilbage.

## Kitchen: what to do now; the second text tells the others.

kitchen-prompt-place = Sæt katten på bordet, hvor det lyser.
    .other = { $seat } sætter katten på bordet.

kitchen-prompt-roll = Tryk på terningen!
    .other = { $seat } slår med terningen.

kitchen-prompt-flip = Tryk på flisen, og vend den!
    .other = { $seat } vender en flise.

kitchen-prompt-mouse = Vælg en mus til { $steps ->
    [one] ét skridt
   *[other] { $steps } skridt
  }.
    .other = { $seat } vælger en mus.

kitchen-prompt-walk = { $piece ->
    [cat] Katten går
   *[other] Mus { $piece } går
  }{ $steps ->
    [one] { " " }ét skridt: tryk på det, der lyser.
   *[other] { " " }{ $steps } skridt: tryk på det, der lyser.
  }
    .other = { $piece ->
        [cat] { $seat } rykker katten.
       *[other] { $seat } rykker mus { $piece }.
      }

kitchen-prompt-arrow = { $piece ->
    [cat] Pilen! Tryk på et felt, der lyser: katten hopper derhen.
   *[other] Pilen! Tryk på et felt, der lyser: mus { $piece } hopper derhen.
  }
    .other = { $seat } følger pilen.

kitchen-prompt-fork = Gaflen! Tryk på den ost, du tager.
    .other = { $seat } tager en ost med gaflen.

kitchen-advice-place = Sæt katten på feltet med den grønne ring.

kitchen-advice-move = { $piece ->
    [cat] Ryk katten
   *[other] Ryk mus { $piece }
  }{ $why ->
    [wins] : så er spillet vundet!
    [catches] : den fanger mus { $mouse }.
    [takes] : den tager en ost.
    [hole] : i hullet kan katten ikke nå den.
    [flips] : der er en flise at vende.
   *[none] .
  }

kitchen-advice-fork = Tag osten med gaflen: så er der { $taken } af { $cheeses }.

## Kitchen: what is wrong with a position text.

kitchen-position-row = FLOOR: række { $row } har { $found } tegn, hvor der skal være { $columns }
kitchen-position-sign = FLOOR: »{ $found }« på { $square } er ikke et af { $wanted }
kitchen-position-mouse = MICE: mus { $mouse } kan ikke være på »{ $found }«; skriv et felt uden bordben, et hul eller x, hvis den er fanget
kitchen-position-together = { $field }: der er allerede en mus på { $space }
kitchen-position-holes = HOLES: »{ $found }« skal være fire tegn, d eller u, for n, e, s, w
kitchen-position-closed = HOLES: hul { $hole } er ikke vendt, så mus { $mouse } har ikke forladt det og skal være der
kitchen-position-cat = CAT: »{ $found }« er hverken et felt eller »-«
kitchen-position-tiles = LEFT: der er { $left } fliser tilbage, men { $floor } ligger skjult på gulvet
kitchen-position-cheeses = CHEESE, FLOOR og LEFT har { $found } oste i alt; der er { $wanted }
kitchen-position-missed = SKIP: »{ $skip }« er ikke muligt; højst én side skal stå over, og kun en enkelt tur
kitchen-position-again = SKIP: »{ $skip }« er ikke muligt med mus { $mouse } i FORCED: den går igen, fordi katten har stået over den ene tur, den skulle
kitchen-position-knives = SKIP og FORCED tyder på en kniv, men efter LEFT er ingen vendt endnu
kitchen-position-walked = FORCED: mus { $mouse } er fanget eller har aldrig forladt sit hul, så den gik ikke i turen før
kitchen-position-over = SEAT »{ $seat }« og STEP »{ $step }«: plads »-« og trin »over« hører sammen
kitchen-position-tile = »{ $piece }« er på { $square }, hvor der ligger en skjult flise, som den ville have vendt
kitchen-position-untaken = mus { $piece } er på { $square }, hvor der ligger en ost, som den ville have taget
kitchen-position-start = katten sættes på bordet i den første stilling og ikke i andre: »{ $text }«
kitchen-position-unfinished = STEP: det er slut, når katten lige har fanget den sidste mus på et åbent felt, eller når { $cheeses } oste er taget, alle huller er vendt, og den mus, der gik, er i et hul; og den side, der vandt, skal ikke stå over
kitchen-position-caught = SEAT: alle mus er fanget, så det er slut, og { $seat } har ikke tur
kitchen-position-skip = SKIP: { $seat } er på den side, der skal stå over en tur, og kan ikke have tur
kitchen-position-forced = FORCED: mus { $mouse } kan ikke være tvunget til at gå i kattens tur
kitchen-position-next = NEXT: når { $seat } har tur, er den næste { $wanted }
kitchen-position-other = STEP: »{ $step }« handler ikke om mus { $mouse }, som er den, der skal gå i denne tur
kitchen-position-flip = STEP: »{ $step }«, men der er ingen skjult flise, hvor »{ $piece }« står
kitchen-position-unused = STEP: »{ $step }« bruger en flise »{ $tile }«, men efter LEFT er alle { $count } stadig skjult
kitchen-position-bare = STEP: »{ $step }«, men »{ $piece }« står ikke på et felt på gulvet, hvor en flise er taget
kitchen-position-stuck = STEP: »{ $step }« giver intet at vælge, så turen ville være slut

## Kitchen: what is wrong with an edition.

kitchen-edition-rows = { $where }: alle rækker skal have { $columns } tegn som den første
kitchen-edition-squares = { $where }: { $found } felter; der kan højst være { $limit }
kitchen-edition-table = { $where }: der er ikke noget bord (x eller t), katten kan begynde på
kitchen-edition-hole = { $where }: »{ $square }« kan ikke være foran hul { $hole }; skriv et felt på åbent gulv i række eller søjle { $edge }
kitchen-edition-tiles = { $where }: { $squares } felter har intet bordben, men der er { $tiles } fliser

## Kitchen: the board in a terminal

kitchen-title = Katten i køkkenet
kitchen-about = Fire mus stjæler ost i køkkenet, mens Kasimir lister rundt på bordet.
kitchen-draw-cat = kat, { $caught } af { $mice } mus fanget{ $skip ->
    [0] { "" }
   *[other] , skal stå over
  }
kitchen-draw-mice = mus, { $taken } af { $cheeses } oste taget{ $skip ->
    [0] { "" }
   *[other] , skal stå over
  }
kitchen-draw-next = mus, { $taken } af { $cheeses } oste taget{ $skip ->
    [0] { "" }
   *[other] , skal stå over
  }, rykker næste gang
kitchen-draw-signs = c kat, 1-4 mus, ◆ ost, ≡ bord, x bordben, ▒ skjult
kitchen-draw-left = Skjult: ost { $cheeses }, tallerkener { $plates }, »+1« { $ones }, »+2« { $twos }, pile { $arrows }, gafler { $forks }, knive { $knives }
kitchen-draw-forced = Mus { $mouse } skal gå igen.
kitchen-draw-place = Katten vælger sin plads på bordet.
kitchen-draw-roll = Der skal slås med terningen.
kitchen-draw-go = Terningen viser { $walk }.
kitchen-draw-flip = { $piece ->
    [c] Katten
   *[other] Mus { $piece }
  } vender en flise.
kitchen-draw-bonus = +{ $walk } til { $piece ->
    [c] katten
   *[other] mus { $piece }
  }.
kitchen-draw-arrow = En pil til { $piece ->
    [c] katten
   *[other] mus { $piece }
  }: hen på et hvilket som helst andet felt.
kitchen-draw-fork = En gaffel til mus { $piece }: den tager en synlig ost.
kitchen-draw-over = { $mice ->
    [0] Katten har fanget alle mus.
   *[other] Musene har al osten, og en af dem er i sikkerhed i et hul.
  }

## Kitchen: what just happened. Seats are shown as names; a piece is cat or the number of a mouse.

kitchen-tell-place = { $seat } sætter katten på bordet.
    .precise = { $seat } sætter katten på { $square }.
kitchen-tell-roll = { $seat } slår { $face }{ $walks ->
    [no] , men kan ikke gå så langt.
   *[yes] .
  }
kitchen-tell-flip = { $piece ->
    [cat] { $tile ->
        [cheese] Katten finder en ost, og den bliver liggende.
        [one] Katten finder +1.
        [two] Katten finder +2.
        [arrow] Katten finder en pil.
        [fork] Katten finder en gaffel, som den ikke kan bruge.
        [knife] Katten finder en kniv og skal stå over en tur.
       *[plate] Katten finder en knust tallerken.
      }
   *[other] { $tile ->
        [cheese] Mus { $piece } finder en ost og tager den.
        [one] Mus { $piece } finder +1.
        [two] Mus { $piece } finder +2.
        [arrow] Mus { $piece } finder en pil.
        [fork] Mus { $piece } finder en gaffel.
        [knife] Mus { $piece } finder en kniv; musene skal stå over en tur.
       *[plate] Mus { $piece } finder en knust tallerken.
      }
  }
    .precise = { $piece ->
        [cat] { $tile ->
            [cheese] Katten finder en ost på { $square }, og den bliver liggende.
            [one] Katten finder +1 på { $square }.
            [two] Katten finder +2 på { $square }.
            [arrow] Katten finder en pil på { $square }.
            [fork] Katten finder en gaffel på { $square }, som den ikke kan bruge.
            [knife] Katten finder en kniv på { $square } og skal stå over en tur.
           *[plate] Katten finder en knust tallerken på { $square }.
          }
       *[other] { $tile ->
            [cheese] Mus { $piece } finder en ost på { $square } og tager den.
            [one] Mus { $piece } finder +1 på { $square }.
            [two] Mus { $piece } finder +2 på { $square }.
            [arrow] Mus { $piece } finder en pil på { $square }.
            [fork] Mus { $piece } finder en gaffel på { $square }.
            [knife] Mus { $piece } finder en kniv på { $square }; musene skal stå over en tur.
           *[plate] Mus { $piece } finder en knust tallerken på { $square }.
          }
      }
kitchen-tell-fork = Mus { $piece } tager en ost med gaflen.
    .precise = Mus { $piece } tager osten på { $square } med gaflen.
kitchen-tell-walk = { $piece ->
    [cat] Katten { $place ->
        [elsewhere] hopper til et andet felt
       *[square] går videre
      }.
   *[other] Mus { $piece } { $place ->
        [elsewhere] hopper til et andet felt
        [hole] går ind i et hul
       *[square] går videre
      }.
  }
    .precise = { $piece ->
        [cat] Katten { $place ->
            [elsewhere] hopper til { $square }
           *[square] går til { $square }
          }.
       *[other] Mus { $piece } { $place ->
            [elsewhere] hopper til { $square }
            [hole] går ind i hul { $square }
           *[square] går til { $square }
          }.
      }
kitchen-tell-take = Mus { $piece } tager osten.
    .precise = Mus { $piece } tager osten på { $square }.
kitchen-tell-caught = Katten fanger mus { $mouse }{ $left ->
    [0] , den sidste.
   *[other] .
  }
    .precise = { $left ->
        [0] Katten fanger mus { $mouse }, den sidste, på { $square }.
       *[other] Katten fanger mus { $mouse } på { $square }.
      }
kitchen-tell-safe = Mus { $piece } er i sikkerhed i et hul, og musene har al osten.
    .precise = Mus { $piece } er i sikkerhed i hul { $hole }, og musene har al osten.
kitchen-finish-mice = Al osten er taget, alle huller er åbne, og en mus er i sikkerhed i et hul.
kitchen-finish-cat = Alle mus er fanget.
kitchen-finish-cat-won = Sikke en jæger! Nu skal poterne slikkes.
kitchen-finish-cat-lost = { $missing ->
    [1] Så tæt på: der var kun én mus tilbage!
   *[other] { $count ->
        [0] Musene var hurtige, men du har hele bordet at sove på!
       *[other] Godt sprunget! Mus i dine poter: { $count }.
      }
  }
kitchen-finish-mice-won = { $caught ->
    [0] Ikke én mus blev fanget. Sikke et festmåltid!
   *[other] Sikke et festmåltid! Og Kasimir lader de andre gå.
  }
kitchen-finish-mice-lost = { $missing ->
    [0] Så tæt på: I havde allerede al osten!
    [1] Så tæt på: der manglede kun én ost!
   *[other] { $count ->
        [0] Kasimir var lysvågen. Næste gang døser han, og så er osten jeres!
       *[other] Modige mus! Oste på jeres tallerken: { $count }.
      }
  }

## Kitchen: the rules, for children of ten. The numbers come from the board: $cheeses cheeses, $least to $most players.

kitchen-rules-goal-title = Hvad det går ud på
kitchen-rules-goal = Fire mus mod katten Kasimir. Musene vinder sammen, hvis de tager alle { $cheeses } oste, og én mus derefter kommer hjem. Kasimir vinder, hvis han fanger alle fire mus.
kitchen-rules-seats-title = Hvem er hvem
kitchen-rules-seats = I kan være { $least } til { $most }. En af jer er katten, alle de andre er på musenes hold. Først vælger katten en plads på bordet. Så begynder musene, og derefter skiftes kat og mus.
kitchen-rules-walk-title = At gå
kitchen-rules-walk = Slå med dit holds terning, og gå præcis så mange felter, aldrig på skrå. Du må ikke gå direkte tilbage eller gennem nogen. Kan du ikke gå så langt nogen steder, er din tur slut. Den, der slår for musene, må rykke en hvilken som helst af dem.
kitchen-rules-cheese-title = Fliser og ost
kitchen-rules-cheese = Der, hvor du stopper, vender du flisen. En mus, der finder ost, tager den. Finder Kasimir en, bliver den liggende synligt: musene må hente den, og han må ikke træde på den igen.
kitchen-rules-more-title = Et eller to skridt mere
kitchen-rules-more = Finder du +1 eller +2, går du så mange skridt videre med den samme brik. Så vender du den næste flise.
kitchen-rules-arrow-title = Pilen
kitchen-rules-arrow = Med pilen må du hoppe til et hvilket som helst andet frit felt og vende flisen der. Kasimir må endda hoppe hen på en mus!
kitchen-rules-fork-title = Gaflen
kitchen-rules-fork = Med gaflen henter en mus en synlig ost, lige meget hvor den er, bare Kasimir ikke sidder på den. Katten kan ikke bruge en gaffel til noget.
kitchen-rules-knife-title = Kniv og tallerken
kitchen-rules-knife = Av, en kniv! Dit hold står over næste gang. Er det Kasimir, der står over, går den samme mus to gange i træk. En knust tallerken gør ingenting.
kitchen-rules-cat-title = Kasimir fanger mus
kitchen-rules-cat = Stopper Kasimir præcis på en mus, er den fanget og ude af spillet.
kitchen-rules-table-title = Under bordet
kitchen-rules-table = Kasimir går hen over bordet og aldrig ind under det, og deroppe vender han ingen fliser. Mus løber ind under det og aldrig ovenpå. Derfor kan de ikke mødes der, og en mus derunder er i sikkerhed.
kitchen-rules-hole-title = Musehuller
kitchen-rules-hole = I et hul bliver en mus aldrig fanget, men der er kun plads til én. Er der kun én mus tilbage, og sidder den i et hul, må Kasimir ikke stoppe lige foran det.
kitchen-rules-end-title = Slut
kitchen-rules-end = Når alle { $cheeses } oste er taget, og der er kommet en mus ud af hvert hul, mangler der kun, at én mus løber ind i et hul. Så har musene vundet. Indtil da kan Kasimir stadig fange dem alle sammen.

## Kitchen: the first lesson. A child plays the mice; the computer plays Kasimir.

kitchen-lesson-roll = Du spiller alle fire mus. Kasimir sidder på bordet. Tryk på din terning!
kitchen-lesson-walk = To skridt. Tryk på den øverste mus og så på det felt, der lyser.
kitchen-lesson-flip = Hvad mon der er nedenunder? Tryk på flisen!
kitchen-lesson-cat = Ost! Den er din. Nu slår Kasimir og hopper ned fra bordet.
kitchen-lesson-again = Han fandt en knust tallerken. Den gør ingenting. Din tur: slå!
kitchen-lesson-team = Du må rykke en hvilken som helst mus på dit hold. Tryk på den til højre og så på det felt, der lyser.
kitchen-lesson-caught = Kun en tallerken denne gang. Og nu, pas på, Kasimir kommer …
kitchen-lesson-hide = Han har fanget en mus, men du har stadig tre. Slå!
kitchen-lesson-under = Gem dig under bordet! Tryk på din mus ved siden af det og så på feltet under bordet.
kitchen-lesson-above = En ost til! Kasimir hopper op på bordet igen, lige over dig, men han kan ikke nå dig.
kitchen-lesson-last = Meget senere: der er kun én ost tilbage. Slå!
kitchen-lesson-take = Hent den! Tryk på musen ved siden af osten og så på osten.
kitchen-lesson-hurry = Det var den sidste. Nu hurtigt hjem! Kasimir er stadig langt væk.
kitchen-lesson-home = Én mus skal løbe ind i et hul. Slå!
kitchen-lesson-in = To skridt, lige tilpas. Af sted, ind i hullet!
kitchen-lesson-end = Al osten er i sikkerhed derhjemme. Musene har vundet!

## Kitchen: names of what is on the board, for those who listen to it.

kitchen-name-square = { $part ->
    [leg] { $square }, bordet
    [table] { $square }, bordet og gulvet under det
   *[floor] { $square }
  }{ $tile ->
    [down] , en skjult flise
    [cheese] , en ost
   *[none] {""}
  }{ $mouse ->
    [none] {""}
   *[other] , mus { $mouse }
  }{ $cat ->
    [yes] , katten
   *[no] {""}
  }
kitchen-name-hole = Musehul { $hole }, { $lies ->
    [up] oplyst
   *[down] stadig mørkt
  }{ $mouse ->
    [none] {""}
   *[other] , mus { $mouse }
  }
kitchen-name-piece = { $piece ->
    [cat] { $where ->
        [box] Katten, ikke i køkkenet endnu
        [table] Katten på bordet, { $square }
       *[floor] Katten på { $square }
      }
   *[other] { $where ->
        [hole] Mus { $piece } i hul { $square }
        [table] Mus { $piece } under bordet, { $square }
       *[floor] Mus { $piece } på { $square }
      }
  }
kitchen-name-die = { $side ->
    [cat] Kattens terning
   *[mice] Musenes terning
  }{ $face ->
    [none] {""}
   *[other] {" "}viser { $face }
  }

## Kitchen: the sides to choose from.

kitchen-side-c = Katten
kitchen-side-m1 = Musene
