## Discs: reasons why a move is not legal. The attribute says which rule it is.
## A pile is its discs, such as mc, or the number of its place where covered discs are hidden.

discs-unreadable = »{ $move }« er ikke et træk i dette spil; skriv + eller +mc for at lægge en brik ud, mc> eller mc>c for at løfte den øverste fra stakken mc.
    .rule = Et træk lægger en brik ud fra hånden eller løfter en fra bordet, som en ny stak eller op på en anden.
discs-unreadable-place = »{ $move }« er ikke et træk i dette spil; skriv + eller +3 for at lægge en brik ud, 3> eller 3>5 for at løfte den øverste fra stak 3.
    .rule = Et træk lægger en brik ud fra hånden eller løfter en fra bordet, som en ny stak eller op på en anden.
discs-hand = Din hånd er tom: alle dine brikker er på bordet.
    .rule = Du lægger kun dine egne brikker ud; når alle er på bordet, løfter du den øverste brik fra en stak, også selvom den ikke er din.
discs-missing = Der er ikke nogen stak { $pile } på bordet.
    .rule = Brikker løftes fra og lægges på stakke, der ligger på bordet.
discs-barred = { $cover ->
    [yes] Den øverste brik i stak { $pile } er lige blevet spillet; du må dække den til, men ikke løfte den.
   *[no] Den øverste brik i stak { $pile } er lige blevet spillet; du må ikke løfte den.
  }
    .rule = Den brik, den anden spillede sidst, må ikke løftes.
discs-lone = Brikken i stak { $pile } ligger allerede alene; en ny stak ville ikke ændre noget.
    .rule = En brik, der ligger alene, må ikke løftes for at begynde en ny stak.
discs-same = Den brik, du løfter fra stak { $pile }, må ikke lægges tilbage, hvor den kom fra.
    .rule = En løftet brik lægges på en anden stak eller begynder en ny.
discs-full = Stak { $pile } har allerede { $height } brikker; højere må en stak ikke være.
    .rule = En brik lægges kun på en stak, der ikke er fuld endnu.
discs-nowhere = Brikken i stak { $pile } kan ikke komme nogen steder hen: den ligger alene, og alle andre stakke er fulde.
    .rule = En brik, der er løftet, skal spilles.

## Discs: why something cannot be touched now, on a screen. The other one is shown by name.

discs-touch-empty = Din hånd er tom: løft en brik, der lyser.
    .rule = Du lægger kun dine egne brikker ud; når alle er på bordet, løfter du den øverste brik fra en stak, også selvom den ikke er din.
discs-touch-other = De brikker tilhører { $other }: tryk på det, der lyser.
    .rule = Du lægger kun dine egne brikker ud.
discs-touch-table = Tryk først på en brik, der lyser.
    .rule = En brik kommer fra din hånd eller fra toppen af en stak.
discs-touch-missing = Der ligger ikke nogen brik her: tryk på det, der lyser.
    .rule = En brik kommer fra din hånd eller fra toppen af en stak.
discs-touch-barred = { $cover ->
    [yes] Den brik er lige blevet spillet: du må dække den til, men ikke løfte den.
   *[no] Den brik er lige blevet spillet: du må ikke løfte den.
  }
    .rule = Den brik, den anden spillede sidst, må ikke løftes.
    .short = Den brik er lige blevet spillet: tryk på en, der lyser.
discs-touch-nowhere = Den brik kan ikke komme nogen steder hen: tryk på en, der lyser.
    .rule = En brik, der er løftet, skal spilles.
discs-touch-lone = Den brik ligger allerede alene: tryk på en stak, der lyser.
    .rule = En brik, der ligger alene, må ikke løftes for at begynde en ny stak.
discs-touch-onto = Der kan en brik ikke ligge: tryk på det, der lyser.
    .rule = En brik lægges på en stak eller begynder en ny.
discs-touch-same = Brikken kan ikke lægges tilbage der: tryk på det, der lyser.
    .rule = En løftet brik lægges på en anden stak eller begynder en ny.
discs-touch-full = Den stak har allerede { $height } brikker; højere må en stak ikke være.
    .rule = En brik lægges kun på en stak, der ikke er fuld endnu.
    .short = Den stak er høj nok: tryk på en, der lyser.

## Discs: what to do now; the second text tells the others.

discs-prompt-play = { $origin ->
    [hand] Læg en brik ud: tryk på det, der lyser.
    [pile] Løft en brik, der lyser.
   *[both] Tryk på dine brikker, eller løft en, der lyser.
  }
    .other = { $seat } spiller en brik.

discs-advice = { $disc ->
    [hand] Tag en ny brik
    [m] Løft en mus
   *[c] Løft en kat
  }{ $onto ->
    [none] , og begynd en ny stak
    [m] , og læg den på en mus
   *[c] , og læg den på en kat
  }{ $wins ->
    [yes] : du vinder!
   *[no] { $count ->
        [0] .
        [one] : så ligger én af dine brikker frit.
       *[other] : så ligger { $count } af dine brikker frit.
      }
  }

## Discs: what is wrong with a position text.

discs-position-pile = PILES: »{ $entry }« er ikke en stak; en stak er 1 til { $most } bogstaver m og c, nedefra og op, og * efter den, der blev spillet på sidst
discs-position-discs = PILES: plads { $seat } har kun { $discs } brikker; her er der flere
discs-position-star = PILES: én stak skal have en *, den, der blev spillet på sidst; her har { $count } en
discs-position-both = PILES: begge pladser har { $goal } frie brikker, men den første, der har det, afslutter partiet
discs-position-many = PILES: plads { $seat } har { $count } frie brikker, men partiet slutter, så snart en plads har { $goal }
discs-position-over = SEAT: »{ $seat }« passer ikke; den er kun »-«, når en plads har { $goal } frie brikker, og så altid; her har den bedste { $most }
discs-position-first = SEAT: { $seat } kan ikke have tur ved et tomt bord; { $first } begynder
discs-position-stuck = SEAT: { $seat } har ingen brik, der kan spilles, så { $seat } kan ikke have tur

## Discs: the table in a terminal

discs-title = Kat og mus
discs-about = Skjul en kat, find en mus: hvem kan huske, hvad der ligger nedenunder?
discs-draw-seat = på hånden { $hand }  frie { $uncovered } af { $goal }
discs-draw-empty = Der ligger ingen brikker på bordet endnu.
discs-draw-star = * blev spillet sidst: den må dækkes til, ikke løftes.
discs-draw-lifted = { $disc } blev løftet fra stak { $pile } og skal spilles nu.

## Discs: what just happened. Seats are shown as names; a pile is its discs, such as mc, or the number of its place.

discs-tell-bring = { $pile ->
    [none] { $seat } lægger en brik ud og begynder en ny stak.
   *[other] { $seat } lægger en ny brik på en stak.
  }
    .precise = { $pile ->
        [none] { $seat } lægger en brik ud og begynder en ny stak.
       *[other] { $seat } lægger en ny brik på stak { $pile }.
      }
discs-tell-shift = { $seat } løfter { $disc ->
    [m] en mus
   *[c] en kat
  } og { $pile ->
    [none] begynder en ny stak
   *[other] lægger den på en anden stak
  }{ $below ->
    [m] ; der lå en mus under.
    [c] ; der lå en kat under.
   *[none] .
  }
    .precise = { $seat } løfter { $disc ->
        [m] en mus
       *[c] en kat
      } fra stak { $origin } og { $pile ->
        [none] begynder en ny stak
       *[other] lægger den på stak { $pile }
      }{ $below ->
        [m] ; der lå en mus under.
        [c] ; der lå en kat under.
       *[none] .
      }
discs-finish-goal = Frie brikker: { $count }. Det er nok til at vinde.
discs-finish-won = Klogt lagt! Nu må alle hoppe.
discs-finish-lost = { $missing ->
    [1] Så tæt på: der manglede kun én brik!
   *[other] { $count ->
        [0] Alle dine brikker gemmer sig. Næste gang kigger de frem!
       *[other] Dine frie brikker: { $count }. Næste gang et par flere!
      }
  }

## Discs: the rules, for children of ten. The numbers come from the box: $discs discs each, no pile higher than $height,
## $goal uncovered discs win.

discs-rules-goal-title = Hvad det går ud på
discs-rules-goal = I er to: den ene har { $discs } mus, den anden { $discs } katte. Den, der først har { $goal } af sine egne brikker liggende frit, vinder. Det er lige meget, hvor høj stakken under dem er.
discs-rules-bring-title = En ny brik
discs-rules-bring = Musen begynder, og så skiftes I. Du må lægge en af dine brikker ud og begynde en ny stak med den.
discs-rules-cover-title = At dække til
discs-rules-cover = Eller du lægger en brik ud oven på en anden. Det, der ligger under, er dækket til og tæller ikke mere.
discs-rules-lift-title = At flytte en brik
discs-rules-lift = Eller du løfter den øverste brik fra en stak, også selv om den ikke er din. Læg den på en anden stak, eller begynd en ny. Det, der lå under, er frit igen!
discs-rules-last-title = Stjernen
discs-rules-last = Den brik, der blev spillet sidst, har en stjerne. Du må ikke løfte den, men du må dække den til.
discs-rules-high-title = Hvor højt
discs-rules-high = Ingen stak må være højere end { $height } brikker.
discs-rules-memory-title = Kan du huske det?
discs-rules-memory = Ingen kan se det, der er dækket til: du skal huske det. Og den, der løfter en brik, har set, hvad der lå under, så den skal spilles.
discs-rules-open-title = Uden hemmeligheder
discs-rules-open = I kan også spille, så alle ser alle brikker. Så gælder det om at tænke fremad.
discs-rules-end-title = Slut
discs-rules-end = Med { $goal } frie brikker vinder du med det samme. Pas på: har den anden { $goal } frie brikker efter dit træk, taber du. Ligger alt præcis ens for tredje gang, er det uafgjort.

## Discs: the first lesson. A child plays the mice; the computer plays the cats.

discs-lesson-bring = Du har musene. Tryk på dine brikker og så på den tomme plads på bordet.
discs-lesson-cat = Din første mus ligger der helt frit. Nu lægger katten en brik ud.
discs-lesson-cover = Dæk katten til! Tryk på dine brikker og så på katten på bordet.
discs-lesson-covered = Nu ligger to af dine mus øverst. Men nu er det kattens tur …
discs-lesson-new = Den har dækket en af dine mus til. Husk hvor! Begynd nu en ny stak.
discs-lesson-cat-new = To af dine ligger frit nu. Katten begynder også en ny stak.
discs-lesson-lift = Hvor var din tildækkede mus? Løft katten af musen, og læg den på den anden kat.
discs-lesson-go-on = Der er din mus igen! Katten lægger en brik mere ud.
discs-lesson-cover-again = Dæk den til med det samme!
discs-lesson-remember = Fire af dine mus ligger frit. Katten må gøre noget. Se godt efter, og husk!
discs-lesson-four = Nu er en af dine mus dækket til igen. Begynd en ny stak.
discs-lesson-chance = Du har fire igen og skal bruge fem. Hvad gør katten?
discs-lesson-win = Katten så det ikke! Løft den kat, som din mus ligger under, og læg den på den nye kat.
discs-lesson-end = Fem mus ligger frit. Du huskede godt, og du har vundet!

## Discs: names of what is on the table, for those who listen to it. A pile is told by the number of its place.

discs-name-table = Begynd en ny stak
discs-name-empty = alle på bordet
discs-name-hand = { $count ->
    [0] { $seat }: hånden er tom, alle på bordet
    [one] { $seat }: én brik på hånden
   *[other] { $seat }: { $count } brikker på hånden
  }
discs-name-disc = { $disc ->
    [m] mus
   *[c] kat
  }
discs-name-pile = Stak { $number }, nedefra: { $discs }{ $star ->
    [yes] , spillet sidst
   *[no] {""}
  }
discs-name-hidden = Stak { $number }: en { $top ->
    [m] mus
   *[c] kat
  } på { $covered ->
    [one] én tildækket brik
   *[other] { $covered } tildækkede brikker
  }{ $star ->
    [yes] , spillet sidst
   *[no] {""}
  }

## Discs: the sides to choose from.

discs-side-m = Musene
discs-side-c = Kattene
