## Race: reasons why a move is not legal. The attribute says which rule it is.

race-unreadable = »{ $move }« er ikke et træk i dette spil; skriv draw, pass, back, lift:e5, cat:e5 eller s, l, r for en vejbrik (ns, el for din første).
    .rule = I din tur trækker du en brik og lægger den, eller du springer turen over.
race-unreadable-stay = »{ $move }« er ikke et træk i dette spil; skriv draw, pass, back, cat:e5 eller s, l, r for en vejbrik (ns, el for din første).
    .rule = I din tur trækker du en brik og lægger den, eller du springer turen over.
race-undrawn = Du har ingen brik endnu, så »{ $move }« må vente: træk først en.
    .rule = En tur begynder med et valg: træk en brik, eller spring turen over.
race-in-hand = Du har trukket { $hand ->
    [straight] en lige vej
    [bend] et sving
   *[cat] en kat
  } og skal lægge brikken nu; »{ $move }« hører til i begyndelsen af en tur.
    .rule = En trukket brik, der kan lægges, skal lægges.
race-other-tile = Du har trukket { $hand ->
    [straight] en lige vej (s)
    [bend] et sving (l eller r)
   *[cat] en kat
  }, så du kan ikke spille »{ $move }«.
    .rule = Du lægger den brik, du har trukket.
race-bag = Posen er tom: der er ikke noget at trække.
    .rule = Du kan kun trække, så længe der er brikker i posen.
    .short = Posen er tom: tryk på det, der lyser.
race-no-path = Din vej har ingen brik, du kan tage tilbage.
    .rule = Den, der springer en tur over, må lægge den sidste brik i sin egen vej tilbage i posen.
race-off-board = Der er ikke noget felt { $square } på dette bræt.
    .rule = Brikker ligger på brættets felter.
race-no-cat = Der ligger ingen kat på { $square }.
    .rule = Den, der springer en tur over, må lægge én kattebrik fra brættet tilbage i posen.
race-cats-stay = Kattene bliver liggende: kun den sidste brik i din egen vej kan lægges tilbage i posen.
    .rule = Den, der springer en tur over, må lægge den sidste brik i sin egen vej tilbage, men ingen kat.
    .short = Katte bliver liggende: tryk på det, der lyser.
race-begun = Din vej er begyndt, så skriv kun »{ $tile }«, ikke »{ $move }«: brikken lægges foran den åbne ende.
    .rule = Kun ved den første brik i en vej vælger du retning.
race-which-way = Det er din første brik, så sig, hvilken vej den går ud fra dit hjørne: skriv { $count ->
    [one] »{ $first }«
   *[other] »{ $first }« eller »{ $second }«
  }, ikke »{ $move }«.
    .rule = Den første brik ligger på et af de to felter ved siden af dit hjørne.
race-exit = Fra dit hjørne går en vej mod { $one } eller { $other }; mod { $heading } er der ikke noget bræt.
    .rule = Den første brik ligger på et af de to felter ved siden af dit hjørne.
race-taken = { $square } er ikke tomt: der er { $what ->
    [cat] en kat
    [cheese] osten
    [corner] et starthjørne
   *[path] en vej
  }.
    .rule = En brik lægges kun på et tomt felt.
    .short = Der ligger allerede noget: tryk på et felt, der lyser.
race-edge = Hvis brikken ligger sådan på { $square }, fører vejen ud over kanten.
    .rule = Vejens åbne ende skal pege på et tomt felt eller på osten.
    .short = Det fører ud over kanten: tryk på et felt, der lyser.
race-cat-ahead = Sådan ville din vej løbe ind i katten på { $ahead }.
    .rule = Vejens åbne ende må ikke pege på en kat.
    .short = Det løber ind i en kat: tryk på et felt, der lyser.
race-path-ahead = Sådan ville din vej løbe ind i en vej på { $ahead }.
    .rule = Vejens åbne ende må ikke pege på en vej, heller ikke sin egen.
    .short = Det løber ind i en vej: tryk på et felt, der lyser.
race-corner-ahead = Sådan ville din vej løbe ind i starthjørnet { $ahead }.
    .rule = Vejens åbne ende må ikke pege på et hjørne, hvor en mus er startet.
    .short = Det løber ind i et hjørne: tryk på et felt, der lyser.
race-side = { $square } er på den forkerte side: { $seat } er den næste.
    .rule = En kat lægges hos den, der er den næste: ingen anden mus har sit hjørne nærmere feltet.
    .short = Det er den forkerte side, { $seat } er den næste: tryk på et felt, der lyser.
race-side-or-scent = { $square } er på den forkerte side og heller ikke lige ved siden af osten: { $seat } er den næste.
    .rule = En kat lægges hos den, der er den næste, hvor ingen anden mus har sit hjørne nærmere, eller i duftområdet.
    .short = Det er den forkerte side og ikke ved osten, { $seat } er den næste: tryk på et felt, der lyser.
race-leader-side = { $count ->
    [1] { $square } er på den forkerte side: bortset fra dig har { $seat } flest brikker.
   *[other] { $square } er ikke hos nogen, der må få katten: ikke hos nogen af de andre, der har flest brikker.
  }
    .rule = En kat lægges hos den anden spiller, der har flest brikker: ingen anden mus har sit hjørne nærmere feltet.
    .short = Her må der ikke ligge en kat nu: tryk på et felt, der lyser.
race-leader-side-or-scent = { $count ->
    [1] { $square } er ikke lige ved siden af osten og heller ikke på den rigtige side: bortset fra dig har { $seat } flest brikker.
   *[other] { $square } er ikke lige ved siden af osten og heller ikke hos nogen, der må få katten: ikke hos nogen af de andre, der har flest brikker.
  }
    .rule = En kat lægges hos den anden spiller, der har flest brikker, hvor ingen anden mus har sit hjørne nærmere, eller i duftområdet.
    .short = Her må der ikke ligge en kat nu: tryk på et felt, der lyser.
race-open-end = { $seat } skal bygge videre på { $square }, så der må ikke ligge en kat.
    .rule = Ingen kat lægges der, hvor vejens åbne ende peger hen, medmindre duftreglen tillader det ved osten.
    .short = Der skal { $seat } bygge videre: tryk på et felt, der lyser.
race-last-exit = { $square } er den sidste vej ud af hjørnet for { $seat }, så der må ikke ligge en kat.
    .rule = Så længe en spiller ingen brik har på brættet, skal mindst ét af spillerens to første felter være uden kat.
    .short = Det er den sidste vej ud for { $seat }: tryk på et felt, der lyser.

## Race: why something cannot be touched now, on a screen.

race-touch-draw = Tryk først på posen!
    .rule = Først skal vi se, hvad der kommer op af posen.
race-touch-hand = Din hånd er tom: tryk på posen.
    .rule = En tur begynder med et valg: træk en brik, eller spring turen over.
race-touch-back = Det kan ikke komme i posen: tryk på det, der lyser.
    .rule = Den, der springer en tur over, må lægge én kat eller den sidste brik i sin egen vej tilbage.
race-touch-lay = Tryk på et felt, der lyser: der skal din brik ligge.
    .rule = En trukket brik, der kan lægges, skal lægges.
race-touch-ahead = Din vej går videre på { $square }.
    .rule = En vejbrik lægges lige foran den åbne ende af din vej.
    .short = Din vej går videre der, hvor det lyser.
race-touch-first = Din vej begynder ved siden af dit hjørne, hvor det lyser.
    .rule = Den første brik ligger på et af de to felter ved siden af dit hjørne.
race-touch-bend = Et sving fører ikke derhen: tryk på et felt, der lyser.
    .rule = Et sving går til venstre eller højre: tryk på det felt, din vej skal pege på.

## Race: what to do now; the second text tells the others.

race-prompt-turn = Tryk på posen, og træk en brik.
    .other = { $seat } trækker en brik eller springer en tur over.

race-prompt-empty = Posen er tom: tryk på det, der lyser.
    .other = { $seat } springer en tur over.

race-prompt-back = Tryk nu på posen: brikken skal tilbage.

race-prompt-bag = Tryk på posen!
    .other = { $seat } tager en brik op af posen.

race-prompt-path = { $tile ->
    [straight] Læg din lige vej der, hvor det lyser.
   *[bend] Læg dit sving der, hvor det lyser.
  }
    .other = { $seat } lægger { $tile ->
        [straight] en lige vej.
       *[bend] et sving.
      }

race-prompt-ahead = Hvor skal din vej dreje hen? Tryk der.

race-prompt-cat = { $where ->
    [one] Læg katten i vejen for { $other }.
    [cheese] Læg katten ved siden af osten.
   *[several] Læg katten i vejen for en anden.
  }
    .other = { $seat } lægger en kat.

race-advice-draw = { $count ->
    [0] Træk en brik.
    [one] Træk en brik: { $count } af de { $all } i posen passer til din vej.
   *[other] Træk en brik: { $count } af de { $all } i posen passer til din vej.
  }

race-advice-pass = Spring turen over.

race-advice-back = Læg den sidste brik i din vej tilbage{ $why ->
    [stuck] : der passer ingen brik efter den.
   *[none] .
  }

race-advice-lift = Læg en kat tilbage i posen{ $why ->
    [way] : den ligger lige foran din vej.
   *[none] .
  }

race-advice-lay = { $tile ->
    [straight] Læg den lige vej
   *[bend] Læg svinget
  }{ $why ->
    [cheese] : din vej når osten!
    [scent] : din vej når hen lige ved siden af osten!
    [closer] : din vej kommer tættere på osten.
   *[none] .
  }

race-advice-cat = { $where ->
    [path] Læg katten lige der, hvor { $other } skal bygge videre.
    [cheese] Læg katten lige ved siden af osten.
   *[side] Læg katten i vejen for { $other }.
  }

## Race: what is wrong with a position text.

race-position-path = PATHS: »{ $found }« er ikke en vej for { $seat }; skriv »-« eller en retning (n e s w) og et bogstav for hver brik (s l r)
race-position-exit = PATHS: { $seat } forlader sit hjørne mod en af { $exits }, ikke mod { $found }
race-position-run = PATHS: brik { $count } for { $seat } ville ligge { $what ->
    [edge] ud over brættets kant
    [cheese] på osten, på { $square }
    [corner] på et starthjørne, på { $square }
   *[path] på en anden vejbrik, på { $square }
  }
race-position-end = PATHS: den åbne ende for { $seat } peger { $what ->
    [edge] ud over brættets kant
    [corner] på starthjørnet { $square }
   *[path] på en brik i sin egen vej, på { $square }
  }
race-position-tiles = { $found } { $kind ->
    [straights] lige veje
    [bends] sving
   *[cats] katte
  } på brættet; der er kun { $tiles }
race-position-square = CATS: »{ $found }« er ikke et felt; brættet går fra a1 til { $last }
race-position-cat = CATS: der kan ikke ligge en kat på { $square }: { $what ->
    [cat] der er allerede en
    [cheese] der er osten
    [corner] der er en mus startet
   *[path] der er en vejbrik
  }
race-position-guarded = CATS: der kan ikke ligge en kat på { $square }, hvor den åbne ende for { $seat } peger hen
race-position-shut = CATS: { $one } og { $other } kan ikke begge have en kat, mens { $seat } ingen brik har
race-position-winners = PATHS: { $count } åbne ender peger på osten; allerede den første afslutter partiet
race-position-winners-scent = PATHS: { $count } åbne ender peger på osten eller på tomme felter ved siden af; allerede den første afslutter partiet
race-position-over = SEAT og STEP er kun »-« og »over«, når en åben ende peger på osten, og så altid; her { $count ->
    [0] er der ingen
   *[other] er der en
  }
race-position-over-scent = SEAT og STEP er kun »-« og »over«, når en åben ende peger på osten eller på et tomt felt ved siden af, og så altid; her { $count ->
    [0] er der ingen
   *[other] er der en
  }
race-position-bag = STEP: ingen kan trække, for alle brikker ligger på brættet
race-position-none = STEP: »{ $step }« kræver sådan en brik på hånden, men de ligger alle på brættet
race-position-stuck = STEP: { $seat } har ikke plads til »{ $step }«; sådan en brik ryger lige tilbage i posen

## Race: editions

race-edition-even = { $where }: { $found } er lige; osten skal have et felt præcis i midten
race-edition-short = { $where }: { $found } vejbrikker når ikke hen til osten; den korteste vej har { $shortest }

## Race: the board in a terminal

race-title = Museræs
race-about = Byg en vej til osten, brik for brik, hurtigere end de andre.
race-draw-none = ingen brik endnu
race-draw-seat = { $tiles ->
    [one] { $tiles } brik
   *[other] { $tiles } brikker
  }, går videre på { $square }, { $steps } skridt fra osten
race-draw-blocked = { $tiles ->
    [one] { $tiles } brik
   *[other] { $tiles } brikker
  }, spærret på { $square } af { $what ->
    [cat] en kat
   *[path] en vej
  }, { $steps } skridt fra osten
race-draw-won = { $tiles ->
    [one] { $tiles } brik
   *[other] { $tiles } brikker
  }, nået frem til osten
race-draw-won-scent = { $tiles ->
    [one] { $tiles } brik
   *[other] { $tiles } brikker
  }, lige ved siden af osten, og det er nok
race-draw-bag = I posen: lige veje { $straights }, sving { $bends }, katte { $cats }.
race-draw-straight = Der skal lægges en lige vej.
race-draw-bend = Der skal lægges et sving, til venstre eller højre.
race-draw-cat = Der skal lægges en kat.

## Race: what just happened. Seats are shown as names.

race-tell-reach = { $seat } stikker hånden i posen.
race-tell-pass = { $seat } springer en tur over.
race-tell-back = { $seat } springer en tur over og lægger den sidste brik tilbage.
    .precise = { $seat } springer en tur over og lægger den sidste brik fra { $square } tilbage.
race-tell-lift = { $seat } springer en tur over og lægger en kat i posen.
    .precise = { $seat } springer en tur over og lægger katten fra { $square } i posen.
race-tell-draw = { $seat } trækker { $tile ->
    [straight] en lige vej
    [bend] et sving
   *[cat] en kat
  }{ $fits ->
    [no] , men der er ikke plads. Tilbage i posen!
   *[yes] .
  }
race-tell-lay = { $seat } lægger { $tile ->
    [straight] en lige vej
   *[bend] et sving
  }.
    .precise = { $seat } lægger { $tile ->
        [straight] en lige vej
       *[bend] et sving
      } på { $square }; vejen går videre på { $ahead }.
race-tell-cat = { $where ->
    [path] { $seat } lægger en kat lige foran en vej. Pas på, { $other }!
    [cheese] { $seat } lægger en kat lige ved siden af osten.
   *[side] { $seat } lægger en kat i vejen for { $other }.
  }
    .precise = { $where ->
        [path] { $seat } lægger en kat på { $square }, lige foran en vej. Pas på, { $other }!
        [cheese] { $seat } lægger en kat på { $square }, lige ved siden af osten.
       *[side] { $seat } lægger en kat på { $square }, i vejen for { $other }.
      }
race-tell-cheese = { $seat } når frem til osten med { $tiles ->
    [one] { $tiles } brik
   *[other] { $tiles } brikker
  }!
race-tell-scent = { $seat } når hen lige ved siden af osten med { $tiles ->
    [one] { $tiles } brik
   *[other] { $tiles } brikker
  }!
race-finish-path = { $goal ->
    [scent] Vejen når hen lige ved siden af osten. Det er nok! Brikker: { $tiles }.
   *[cheese] Vejen fører helt hen til osten. Brikker: { $tiles }.
  }
race-finish-won = Nu skal osten med dig hjem!
race-finish-lost = { $missing ->
    [1] Så tæt på: der manglede kun én brik!
    [2] Så tæt på: der manglede kun to brikker!
   *[other] { $tiles ->
        [0] Din mus har sovet godt. Næste gang løber den tidligt af sted!
       *[other] Sikke en flot vej! Brikker: { $tiles }.
      }
  }

## Race: what can be chosen

race-variant-scent = med osteduft
race-variant-gentle = uden osteduft
race-edition-classic = som altid
race-edition-danish = kattene bliver liggende
race-edition-italian = det er nok at nå hen ved siden af osten
race-edition-spanish = kattene går til den, der er foran

## Race: the rules, for children of ten. The numbers come from the board: $least to $most players, $straights straights,
## $bends bends and $cats cats in the bag. So do the rules that editions change: $cats_for, $scent_wins, $lift_cats.

race-rules-goal-title = Hvad det går ud på
race-rules-goal = Osten ligger i midten. { $least } til { $most } mus starter i hjørnerne, og hver bygger en vej af brikker. { $scent_wins ->
    [yes] Den mus, der først har en vej hen til et af felterne rundt om osten, vinder.
   *[no] Den mus, der først har en vej helt hen til osten, vinder.
  }
race-rules-turn-title = Din tur
race-rules-turn = Stik hånden i posen, og træk en brik i blinde. Der er { $straights } lige veje, { $bends } sving og { $cats } katte i den. En lige vej eller et sving lægger du for enden af din vej, så stregerne hænger sammen. Et sving må gå til venstre eller højre, som du vil.
race-rules-first-title = Den første brik
race-rules-first = Din første brik lægger du på et af de to felter ved siden af dit hjørne.
race-rules-blocked-title = Når en brik ikke passer
race-rules-blocked = En vej må ikke føre ud over kanten, hen til en kat, hen til en vej (heller ikke din egen) eller til et hjørne, hvor en mus er startet. Kan din brik ikke lægges på nogen måde, ryger den tilbage i posen, og din tur er slut. Passer den, skal du lægge den, selv når den fører væk fra osten.
race-rules-cat-title = En kat!
race-rules-cat = { $cats_for ->
    [leader] Trækker du en kat, så læg den i vejen for den, der er foran: på et tomt felt hos den spiller, der har flest brikker i sin vej. Dig selv tæller du ikke med. Har flere lige mange, vælger du en af dem. Er der ikke plads til den nogen steder, ryger katten tilbage i posen.
   *[next] Trækker du en kat, så læg den i vejen for den næste spiller: på et tomt felt på den spillers side af brættet. Er der ikke plads til den nogen steder, ryger katten tilbage i posen.
  }
race-rules-free-title = Ingen bliver spærret inde
race-rules-free = Der må ikke lægges en kat lige der, hvor en vej går videre. Og så længe en spiller ikke har nogen brik på brættet, skal de andre lade mindst ét af spillerens to første felter være frit.
race-rules-pass-title = At springe en tur over
race-rules-pass = I stedet for at trække har du lov til at springe din tur over. { $lift_cats ->
    [no] Så kan du lægge den sidste brik i din egen vej tilbage i posen. Kattene bliver liggende.
   *[yes] Så kan du lægge én brik tilbage i posen: en kat, du selv vælger, eller den sidste brik i din egen vej.
  }
race-rules-scent-title = Osteduften
race-rules-scent = Felterne rundt om osten dufter, og det elsker katte. I dette duftområde må du lægge en kat på ethvert tomt felt, uanset hvis side det er på{ $scent_wins ->
    [yes] .
   *[no] , endda lige foran en vej.
  }
race-rules-win-title = Slut
race-rules-win = { $scent_wins ->
    [yes] Så snart din vej når hen til et tomt felt ved siden af osten, løber din mus derhen, og du har vundet.
   *[no] Så snart din vej når hen til osten, løber din mus derhen, og du har vundet.
  }
race-rules-gentle-title = Uden osteduft
race-rules-gentle = { $scent_wins ->
    [yes] Et blidere ræs: rundt om osten lægges katte efter de samme regler som alle andre steder. Den, der når hen ved siden af osten, vinder stadig.
   *[no] Et blidere ræs: felterne rundt om osten er som alle andre. Heller ikke her må der lægges en kat lige der, hvor en vej går videre.
  }
race-rules-ways-title = Andre måder at spille på
race-rules-ways = Når du åbner et bord, kan du ændre én ting: kattene går til den, der er foran, i stedet for til den næste. Eller det er nok at nå hen ved siden af osten. Eller kattene bliver liggende, og ingen må lægge dem tilbage.

## Race: the first lesson. A child plays Red; the computer plays Green.

race-lesson-draw = Du er den røde mus og vil hen til osten. Tryk på posen, og træk en brik!
race-lesson-lay = En lige vej. Tryk på brikken og så på feltet over din mus.
race-lesson-green = Sådan begynder din vej. Nu bygger Grøn en vej fra det andet hjørne.
race-lesson-bend = Din tur. Træk igen!
race-lesson-look = Et sving! Tryk på det, så på enden af din vej og så på det felt, den skal pege på.
race-lesson-cat = Nu trækker Grøn, og det er en kat. Grøn lægger den i vejen for dig.
race-lesson-own-cat = Du må gå udenom. Træk en brik til!
race-lesson-lay-cat = Nu har du en kat. Tryk på den og så på det lysende felt i vejen for Grøn.
race-lesson-last = Meget senere: din vej er næsten henne ved osten. Træk!
race-lesson-win = En lige vej, lige hvad du mangler. Læg den for enden af din vej!
race-lesson-end = Din mus løber hen til osten. Du har vundet ræset!

## Race: names of what is on the board, for those who listen to it.

race-name-square = { $square }{ $scent ->
    [yes] , ved siden af osten
   *[no] {""}
  }: { $what ->
    [cat] en kat
    [path] en vej, som { $seat } bygger
    [ahead] frit, her bygger { $seat } videre
    [cheese] osten
    [corner] starthjørnet for { $seat }
   *[free] frit
  }
race-name-bag = Posen: lige veje { $straights }, sving { $bends }, katte { $cats }
race-name-hand = { $tile ->
    [straight] Brikken på hånden: en lige vej
    [bend] Brikken på hånden: et sving
    [cat] Brikken på hånden: en kat
   *[none] Ingen brik på hånden
  }
race-name-pass = Spring turen over
