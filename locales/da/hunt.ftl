## Hunt: reasons why a move is not legal. The attribute says which rule it is.

hunt-unreadable = »{ $move }« er ikke et træk i dette spil; skriv cat eller mouse for den, der går først, eller bogstavet for den mus, katten holder fast.
    .rule = En spiller bestemmer, hvem der går først, og hvilken mus katten holder fast, ikke andet.
hunt-chance = »{ $move }« kan du ikke vælge: kun terningerne og rutsjebanen giver tal.
    .rule = Terninger og rutsjebane bestemmer selv.
hunt-absent = Der er ingen mus { $mouse } i dette spil; musene er { $mice }.
    .rule = Katten holder en af de mus fast, der er med.
hunt-early = Katten har ikke gået, så den kan ikke holde mus { $mouse } fast endnu; sig nu, hvem der går først: musen ({ $steps }) eller katten ({ $paws }).
    .rule = Katten kan først holde en mus fast, når den har gået.
hunt-elsewhere = Katten er på felt { $cat }, men mus { $mouse } er på felt { $space }.
    .rule = Katten holder en af musene fast på det felt, hvor den stopper.
hunt-fixed = Her bestemmer ingen, hvem der går først: det gør musen altid. Sig, hvilken mus katten holder fast.
    .rule = Musen går før katten; kun med reglerne for store mus kan man vælge.
hunt-late = Hvem der går først, er allerede bestemt: katten er på felt { $cat } nu. Sig, hvilken mus den holder fast.
    .rule = Rækkefølgen vælges lige efter slaget, før nogen går.

## Hunt: why something cannot be touched now, on a screen. The other one is shown by name.

hunt-touch-roll = Tryk først på terningerne!
    .rule = Terningerne siger, hvor langt din mus går, og hvor langt katten går.
hunt-touch-slide = Tryk først på rutsjebanen!
    .rule = Den, der er oppe på den store ost, rutsjer ned, og rutsjebanen bestemmer hvorhen.
hunt-touch-order = Sig nu bare, hvem der går først: din mus ({ $steps }) eller katten ({ $paws }). Tryk på en af dem.
    .rule = Rækkefølgen vælges lige efter slaget, før nogen går.
    .short = Hvem går først? Tryk på din mus eller på katten.
hunt-touch-elsewhere = { $other } har ikke sin mus på felt { $cat }, hvor katten er.
    .rule = Katten holder en af musene fast på det felt, hvor den stopper.
    .short = { $other } har ikke sin mus hos katten: tryk på en, der lyser.
hunt-touch-grab = Tryk på den mus, katten skal holde fast, på felt { $cat }.
    .rule = Katten holder en af musene fast på det felt, hvor den stopper.
    .short = Tryk på en mus, der lyser: katten holder den fast.

## Hunt: what to do now; the second text tells the others.

hunt-prompt-roll = Tryk på terningerne!
    .other = { $seat } slår med terningerne.

hunt-prompt-slide = Tryk på rutsjebanen!
    .other = { $seat } rutsjer ned.

hunt-prompt-order = Hvem går først? Tryk på din mus eller på katten.
    .other = { $seat } bestemmer, hvem der går først: musen eller katten.

hunt-prompt-grab = Tryk på den mus, katten skal holde fast.
    .other = { $seat } bestemmer, hvilken mus katten holder fast.

hunt-advice-order = { $first ->
    [mouse] Lad din mus gå først
   *[cat] Lad katten gå først
  }{ $why ->
    [wins] : du vinder!
    [holds] : katten holder { $other } fast.
    [eats] : din mus tager { $count ->
        [one] et stykke ost.
       *[other] { $count } stykker ost.
      }
    [climbs] : din mus kravler op ad stigen.
    [hole] : i musehullet er din mus i sikkerhed.
   *[none] .
  }

hunt-advice-grab = { $own ->
    [yes] Lad katten holde din egen mus fast
   *[no] Lad katten holde { $other } fast
  }{ $why ->
    [misses] : musen springer en tur over.
   *[none] .
  }

## Hunt: what is wrong with a position text.

hunt-position-cheese = CHEESE og STORE: { $count ->
    [one] { $count } stykke
   *[other] { $count } stykker
  } i alt, hvor der skal være { $cheeses }
hunt-position-step = STEP: »{ $found }« er ikke et trin i denne variant med disse terninger; der er { $steps }
hunt-position-turn = SEAT er kun »-«, når STEP er »over«, og så altid; her er de »{ $seat }« og »{ $step }«
hunt-position-grab = STEP: ingen vælger en mus at holde fast, for katten på felt { $cat } er ikke hos flere mus uden for et musehul
hunt-position-held = HELD: »{ $found }« skal være en af { $seats } her; en mus, der holdes fast, er under katten, aldrig i et musehul, aldrig i varianten younger, og ikke før det er bestemt, hvem der gribes
hunt-position-passed = SEAT: mus { $seat } holdes fast, så { $seat } kan ikke have tur
hunt-position-top = MICE: { $count ->
    [0] ingen mus er
    [one] mus { $seats } er
   *[other] musene { $seats } er
  } oppe på osten (»-«), og det passer ikke med SEAT { $seat } og STEP { $step }
hunt-position-ladder = MICE: mus { $seat } kan ikke være på felt { $space }; ingen rutsjer ned på en stige
hunt-position-early = CHEESE: { $seat } har ost før sin første tur
hunt-position-cat = CAT: den er på felt { $cat }, men så tidligt skal den være på felt { $wanted }
hunt-position-store = STEP: partiet er kun slut, når lageret er tomt, og så altid; her er STORE { $count } og STEP { $step }
hunt-position-emptied = MICE: ingen mus med ost står på et ostefelt uden katten, så ingen kan have tømt lageret
hunt-position-goal = STEP: partiet er kun slut, når én plads har { $goal } stykker eller flere, og så altid; her har { $count ->
    [one] { $count } plads
   *[other] { $count } pladser
  } det, og STEP er { $step }
hunt-position-won = MICE: { $seat } kan ikke lige have vundet med { $count ->
    [one] { $count } stykke
   *[other] { $count } stykker
  } på felt { $space }; det, den spiste der, skal have bragt den op på { $goal }

## Hunt: what is wrong with an edition.

hunt-edition-cheese = { $where }: intet felt har ost, så ingen kunne nogensinde spise noget
hunt-edition-start = { $where }: felt { $space } er ikke en stige, og katten begynder på en stige

## Hunt: the board in a terminal

hunt-title = Ostejagten
hunt-about = Kravl op på den store ost, sus ned ad rutsjebanen, og hold dig væk fra katten Max.
hunt-draw-score = { $pieces } { $count } af { $goal }{ $place ->
    [held] , holdt fast af katten
    [top] , oppe på den store ost
   *[ring] { "" }
  }
hunt-draw-pieces = ost { $count }{ $place ->
    [top] , oppe på den store ost
   *[ring] { " " }{ $pieces }
  }
hunt-draw-store = lager { $count } { $pieces }
hunt-draw-cat = Max
hunt-draw-ladder = stige ╫
hunt-draw-hole = musehul
hunt-draw-cheese = ost { $pieces }
hunt-draw-setup = { $seat } rutsjer ned til det sted, hvor musen begynder.
hunt-draw-roll = { $seat } slår med terningerne.
hunt-draw-order = Mus { $steps }, kat { $paws }: { $seat } bestemmer, hvem der går først.
hunt-draw-slide = { $seat } er kravlet op ad stigen og rutsjer ned. { $paws ->
    [0] Katten bliver stående.
    [one] Så går katten ét felt.
   *[other] Så går katten { $paws } felter.
  }
hunt-draw-grab = { $steps ->
    [0] { $seat } bestemmer, hvilken mus katten holder fast.
    [one] { $seat } bestemmer, hvilken mus katten holder fast; så går spillerens egen mus ét felt, hvis den er fri.
   *[other] { $seat } bestemmer, hvilken mus katten holder fast; så går spillerens egen mus { $steps } felter, hvis den er fri.
  }
hunt-draw-toss = { $seat } rutsjer ned; så går katten ét felt.

## Hunt: what just happened. Seats are shown as names; steps are 0 where nobody rolled.

hunt-tell-start = { $seat } rutsjer ned.
    .precise = { $seat } rutsjer ned på felt { $space }.
hunt-tell-roll = { $seat } slår { $steps } til musen og { $paws } til katten.
hunt-tell-turn = { $seat } { $steps ->
    [0] { "" }
   *[other] slår { $steps } og { $paws ->
        [0] ingen poter
        [one] én pote
       *[other] { $paws } poter
      }{ $mouse ->
        [scared] ,{ " " }
       *[other] { " " }og{ " " }
      }
  }{ $mouse ->
    [eats] tager { $count ->
        [one] et stykke
       *[other] { $count } stykker
      } ost.
    [scared] møder katten og giver et stykke tilbage.
    [climbs] kravler op ad stigen.
    [slides] rutsjer ned.
   *[comes] rykker videre.
  }{ $cat ->
    [holds] { " " }Katten holder { $other } fast.
    [scares] { " " }{ $mice ->
        [other] Katten skræmmer { $mice } mus, og hver af dem giver et stykke tilbage.
       *[one] Katten skræmmer { $other }, som giver et stykke tilbage.
      }
   *[none] { "" }
  }
    .precise = { $seat } { $steps ->
        [0] { "" }
       *[other] slår { $steps } og { $paws ->
            [0] ingen poter
            [one] én pote
           *[other] { $paws } poter
          }{ $mouse ->
            [eats] ,{ " " }
            [scared] ,{ " " }
           *[other] { " " }og{ " " }
          }
      }{ $mouse ->
        [eats] kommer til felt { $space } og tager { $count ->
            [one] et stykke
           *[other] { $count } stykker
          } ost.
        [scared] møder katten på felt { $space } og giver et stykke tilbage.
        [climbs] kravler op ad stigen.
       *[comes] kommer til felt { $space }.
      }{ $cat ->
        [holds] { " " }Katten holder { $other } fast.
        [scares] { " " }{ $mice ->
            [other] Katten skræmmer { $mice } mus, og hver af dem giver et stykke tilbage.
           *[one] Katten skræmmer { $other }, som giver et stykke tilbage.
          }
       *[none] { "" }
      }
hunt-tell-cat = { $cat ->
    [holds] Katten holder { $other } fast.
   *[moves] Katten går videre.
  }
    .precise = { $cat ->
        [holds] Katten holder { $other } fast.
       *[moves] Katten kommer til felt { $space }.
      }
hunt-tell-end = { $left ->
    [0] { $seat } tager den sidste ost.
   *[other] { $seat } har nu ost nok.
  }
    .precise = { $left ->
        [0] { $seat } kommer til felt { $space } og tager den sidste ost.
       *[other] { $seat } kommer til felt { $space } og har ost nok.
      }
hunt-finish-goal = Det er ost nok. Stykker på tallerkenen: { $count }.
hunt-finish-most = Al osten er væk. { $sharing ->
    [1] Ingen har mere. Stykker på tallerkenen: { $count }.
   *[other] Vinderne har lige meget. Stykker på hver tallerken: { $count }.
  }
hunt-finish-won = Mums! Din tallerken er fuld. Stykker ost: { $count }.
hunt-finish-lost = { $missing ->
    [1] Så tæt på: der manglede kun ét stykke ost!
   *[other] { $count ->
        [0] Din tallerken er tom, men din mus var modig. Den næste ost er til dig!
       *[other] Godt gnavet! Stykker ost på din tallerken: { $count }.
      }
  }

## Hunt: what can be chosen

hunt-variant-family = for hele familien
hunt-variant-older = for store mus
hunt-variant-younger = for små mus
hunt-edition-classic = den sædvanlige
hunt-edition-three = fair for tre
hunt-option-cat-start = Katten Max begynder
hunt-option-cat-start-value = på felt { $value }

## Hunt: the rules, for children of ten. The numbers come from the board: $goal pieces win, there are $cheeses, $least to
## $most players.

hunt-rules-goal-title = Hvad det går ud på
hunt-rules-goal = { $least } til { $most } mus løber rundt om en kæmpestor ost. Få { $goal ->
    [one] ét stykke
   *[other] { $goal } stykker
  } ost på din tallerken før de andre, og du vinder med det samme. Men katten Max går den samme vej.
hunt-rules-start-title = Starten
hunt-rules-start = I rutsjer ned fra toppen af osten, en efter en. Der, hvor din mus lander, begynder den. Det får du ikke ost for endnu.
hunt-rules-turn-title = Din tur
hunt-rules-turn = Slå med begge terninger. Den med øjne er til din mus: så mange felter går den frem med uret, og så gør du straks det, feltet siger. Poterne er til Max: når du har gået, går han ét felt for hver pote. Uden poter bliver han stående.
hunt-rules-spaces-title = Felterne
hunt-rules-spaces = Er der tegnet ét eller to stykker ost, tager du så mange. I musehullet sker der ingenting, og der kan Max ikke gøre dig noget.
hunt-rules-ladder-title = Stiger
hunt-rules-ladder = Lander din mus ved en stige, kravler den op til toppen og suser ned ad rutsjebanen. Ingen ved, hvor den kommer ud! Så gør du det, feltet dér siger.
hunt-rules-cat-title = Hvis du løber ind i Max
hunt-rules-cat = Stopper din mus der, hvor Max er, giver du et stykke ost tilbage, hvis du har et. Du får ikke andet der: ingen ost og ingen stige.
hunt-rules-held-title = Hvis Max kommer til dig
hunt-rules-held = Stopper Max der, hvor en mus er, holder han den fast, og den skal stå over, indtil Max går videre.
hunt-rules-several-title = Flere mus
hunt-rules-several = Max holder kun én mus fast ad gangen. Stopper han der, hvor der er flere, vælger den, der har tur, hvilken mus Max holder fast.
hunt-rules-older-title = For store mus
hunt-rules-older = Med disse regler ser du først på terningerne og bestemmer så, hvem der går først: din mus eller Max. Her går Max væk lige i tide. Men hvis Max går først og holder din egen mus fast, kan den ikke gå.
hunt-rules-younger-title = For små mus
hunt-rules-younger = Her behøver du ingen terninger. I hver tur rutsjer din mus ned og tager sin ost, og så går Max ét felt. Hver mus, der møder Max, giver et stykke tilbage, hvis den har et, men ingen bliver holdt fast. Når alle { $cheeses } stykker er væk, vinder den, der har flest. Har flere lige mange, vinder de sammen.
hunt-rules-three-title = Tre spillere
hunt-rules-three = Er I tre, der spiller med reglerne for små mus, får I det bræt, der er fair for tre. Der står stigerne andre steder, så Max er lige sød ved alle.

## Hunt: the first lesson. A child plays Red; the computer plays Blue.

hunt-lesson-slide = Du er den røde mus oppe på den store ost. Tryk på rutsjebanen, og sus ned!
hunt-lesson-blue = Du er nede. Nu rutsjer den blå mus.
hunt-lesson-roll = Tryk på terningerne: den ene er til din mus, poterne er til katten Max.
hunt-lesson-max = To stykker ost til dig! Men se, Max kommer nærmere. Nu slår Blå.
hunt-lesson-held = Max holder din mus fast, så Blå får en tur til. Så går Max videre.
hunt-lesson-ladder = Du er fri! Slå! Der er en stige lige foran dig.
hunt-lesson-whirl = Din mus er kravlet op ad stigen. Tryk på rutsjebanen igen!
hunt-lesson-hole = To stykker til! Nu slår Blå, og Max går ind i musehullet. Derinde kan han ikke fange nogen.
hunt-lesson-last = Du mangler kun ét stykke ost. Slå!
hunt-lesson-end = { $goal } stykker ost. Du har vundet ostejagten!

## Hunt: names of things on the board, for screen readers

hunt-name-space = Felt { $space }, { $kind ->
    [ladder] en stige
    [hole] musehullet
    [two] to stykker ost
   *[cheese] ét stykke ost
  }: { $count ->
    [0] frit
   *[other] { $who }
  }
hunt-name-store = { $count ->
    [0] Der er ikke mere ost på den store ost
    [one] Der er ét stykke ost tilbage på den store ost
   *[other] { $count } stykker ost på den store ost
  }
hunt-name-slide = { $count ->
    [0] Rutsjebanen på toppen af den store ost
   *[other] Rutsjebanen på toppen af den store ost: { $who }
  }
hunt-name-plate = { $count ->
    [0] { $seat }: tallerkenen er tom
    [one] { $seat }: ét stykke ost på tallerkenen
   *[other] { $seat }: { $count } stykker ost på tallerkenen
  }
hunt-name-dice = { $steps ->
    [none] Terningerne
   *[other] Terningerne viser { $steps } til musen og { $paws ->
        [0] ingen poter
        [one] én pote
       *[other] { $paws } poter
      } til katten
  }
hunt-name-mouse = { $seat }: mus{ $space ->
    [top] { " " }oppe på den store ost
    [held] { " " }holdt fast af katten på felt { $number }
   *[other] { " " }på felt { $number }
  }
hunt-name-cat = Katten Max på felt { $space }
