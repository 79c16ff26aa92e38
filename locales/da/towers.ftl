## Towers: reasons why a move is not legal. The attribute says which rule it is.

towers-unreadable = »{ $move }« er ikke et træk i dette spil; skriv p+3 for en mus fra spisekammeret, 7+2 for en fra felt 7.
    .rule = Et træk er en mus, og hvor langt den går.
towers-pantry = Du har ikke flere mus i spisekammeret.
    .rule = Hver mus forlader spisekammeret én gang.
    .short = Dit spisekammer er tomt: tryk på en mus, der lyser.
towers-beyond = Der er ikke noget felt { $space }: banen har { $spaces } felter.
    .rule = En mus går fra spisekammeret eller fra et felt på banen.
towers-empty = Der står ingen mus på felt { $space }.
    .rule = Du rykker en af dine egne mus.
    .short = Her står ingen: tryk på en mus, der lyser.
towers-blocked = Din mus på felt { $space } kan ikke komme væk: mus { $top } står øverst.
    .rule = Kun den øverste mus i et tårn må rykkes.
towers-caught = Din mus på felt { $space } sidder i en dåse resten af spillet.
    .rule = Den første mus, der lander på en dåse, er fanget og kommer aldrig fri.
    .short = Den mus sidder i en dåse: tryk på en, der lyser.
towers-foreign = Den mus, der må forlade felt { $space }, er { $top }, ikke din.
    .rule = Du rykker en af dine egne mus.
towers-foreign-caught = Mus { $top } på felt { $space } er ikke din, og den sidder i en dåse resten af spillet.
    .rule = Du rykker en af dine egne mus.
towers-exact = Terningen viser { $die }, ikke { $steps }.
    .rule = En mus går præcis så mange felter, som der blev slået.
    .short = Terningen viser { $die }: tryk på det, der lyser.
towers-clover = Firkløveren er et tal fra 1 til { $most }, ikke { $steps }.
    .rule = Med en firkløver vælger du selv et tal, men ikke højere, end firkløveren tillader.
    .short = Firkløveren går kun til { $most }: tryk på det, der lyser.

## Towers: why something cannot be touched now, on a screen. The other one is shown by name.

towers-touch-roll = Tryk først på terningen!
    .rule = En tur begynder med et slag: det siger, hvor langt en mus går.
towers-touch-die = Du har allerede slået: tryk på en mus, der lyser.
    .rule = I en tur slår du kun én gang.
towers-touch-mouse = Tryk først på en mus, der lyser.
    .rule = Et træk er en mus, og hvor langt den går.
towers-touch-home = De mus er allerede hjemme: tryk på en, der lyser.
    .rule = En mus, der er hjemme, går ikke mere.
towers-touch-other = Den mus tilhører { $other }: tryk på en, der lyser.
    .rule = Du rykker en af dine egne mus.
towers-touch-blocked = Oven på din mus sidder en mus fra { $other }: tryk på det, der lyser.
    .rule = Kun den øverste mus i et tårn må rykkes.
towers-touch-back = Mus går kun fremad: tryk på det, der lyser.
    .rule = Mus går kun frem mod musehullet.
towers-touch-where = Derhen kan en mus ikke gå: tryk på det, der lyser.
    .rule = Mus går ad felterne hen til musehullet.
towers-touch-clover = Tryk på et tal, der lyser, fra 1 til { $most }.
    .rule = Med en firkløver vælger du selv et tal, men ikke højere, end firkløveren tillader.

## Towers: what to do now; the second text tells the others.

towers-prompt-roll = Tryk på terningen!
    .other = { $seat } slår med terningen.

towers-prompt-move = { $mice ->
    [pantry] Hent en mus ud af spisekammeret
    [one] Tryk på din mus
   *[several] Vælg en mus
  }{ $steps ->
    [one] : den går ét felt.
   *[other] : den går { $steps } felter.
  }
    .other = { $seat } vælger en mus.

towers-prompt-clover = { $mice ->
    [pantry] En firkløver, 1 til { $most }! Hent en mus ud af spisekammeret.
    [one] En firkløver, 1 til { $most }! Tryk der, hvor din mus skal hen.
   *[several] En firkløver, 1 til { $most }! Vælg en mus.
  }
    .other = { $seat } vælger en mus til firkløveren.

towers-prompt-number = Tryk nu på et tal til firkløveren.

towers-advice = { $origin ->
    [0] Hent en mus ud af spisekammeret
   *[other] Ryk din mus fra felt { $origin }
  }{ $steps ->
    [0] { "" }
    [one] , ét felt
   *[other] , { $steps } felter
  }{ $why ->
    [home] : den kommer hjem.
    [covers] : den kravler op på en mus fra { $other }.
    [frees] : din mus nedenunder er fri igen.
    [full] : dåsen dér er allerede fuld.
    [past] : den kommer forbi en dåse.
    [caught] , selv om den falder ned i dåsen.
   *[none] .
  }

## Towers: what is wrong with a position text.

towers-position-mice = plads { $seat } har { $count } mus, hvor der skal være { $mice }
towers-position-tower = TRACK: »{ $entry }« er ikke et tårn; skriv felt:mus med et felt fra 1 til { $spaces }
towers-position-letter = TRACK: »{ $entry }« har tegnet »{ $letter }«; mus er bogstaver fra { $seats }
towers-position-caught = TRACK: »{ $entry }«: ved »{ $letter }« er stort og lille bogstav byttet om; kun den nederste mus på en dåse er fanget, og kun en fanget mus skrives med stort
towers-position-first = FIRST: »{ $first }« skal nævne de pladser, der har en mus hjemme, hver én gang: { $seats }
towers-position-over = SEAT og DIE er kun begge »-«, når ingen mus er undervejs, og så altid; her er { $count } det
towers-position-stuck = SEAT: { $seat } har ingen fri mus, så { $seat } kan ikke have tur

## Towers: the board in a terminal

towers-title = Musetårne
towers-about = Kravl op på ryggen af hinanden på vej til musehullet. Pas på dåserne!
towers-draw-seat = spisekammer { $pantry }  hjemme { $home }
towers-draw-first = spisekammer { $pantry }  hjemme { $home }, først hjemme
towers-draw-die = Terningen viser { $die }.
towers-draw-clover = Terningen viser en firkløver: et tal fra 1 til { $most }.

## Towers: what just happened. Seats are shown as names; origin 0 is the pantry.

towers-tell-roll = { $seat } slår { $face ->
    [clover] en firkløver
   *[other] { $face }
  }.
towers-tell-move = { $seat } { $origin ->
    [0] henter en mus ud af spisekammeret
   *[other] rykker en mus frem
  }.
    .precise = { $seat } rykker en mus fra { $origin ->
        [0] spisekammeret
       *[other] { $origin }
      } til { $space }.
towers-tell-climb = { $seat } sætter en mus op på { $own ->
    [yes] en anden af sine egne mus
   *[no] en mus fra { $other }
  }.
    .precise = { $seat } rykker en mus fra { $origin ->
        [0] spisekammeret
       *[other] { $origin }
      } til { $space }, op på { $own ->
        [yes] en anden af sine egne mus
       *[no] en mus fra { $other }
      }.
towers-tell-caught = { $seat } rykker en mus frem. Plop, ned i dåsen!
    .precise = { $seat } rykker en mus fra { $origin ->
        [0] spisekammeret
       *[other] { $origin }
      } til { $space }. Plop, ned i dåsen!
towers-tell-home = { $seat } får en mus hjem.
    .precise = { $seat } får en mus hjem fra { $origin ->
        [0] spisekammeret
       *[other] { $origin }
      }.
towers-finish-none = Ingen mus er kommet hjem, så alle vinder.
towers-finish-most = Mus hjemme: { $count }. Ingen har flere.
towers-finish-tie = Det står lige: { $count }. Så vinder den, der først fik en mus hjem.
towers-finish-won = { $count ->
    [0] Ingen mus hjemme, og alligevel har du vundet!
   *[other] { $left ->
        [0] Alle dine mus er hjemme. Hurra!
       *[other] Hurra! Dine mus hjemme: { $count }.
      }
  }
towers-finish-lost = { $missing ->
    [0] Så tæt på: lige så mange mus hjemme, bare lidt senere!
    [1] Så tæt på: kun én mus færre hjemme!
   *[other] { $count ->
        [0] Dine mus tager en lur i deres dåser. Næste gang løber de hjem!
       *[other] Dine mus hjemme: { $count }. Den bedste slutning har du til gode!
      }
  }

## Towers: the rules, for children of ten. The numbers come from the board: $mice a player, $spaces on the way, $traps
## tins, $clover_reach the most that a clover can be, $least to $most players.

towers-rules-goal-title = Hvad det går ud på
towers-rules-goal = I kan være { $least } til { $most }. Hver af jer har { $mice ->
    [one] én mus i spisekammeret. Få den
   *[other] { $mice } mus i spisekammeret. Få dem
  } ind i musehullet, forbi Kasimirs tomme dåser. Den, der til sidst har flest mus hjemme, vinder.
towers-rules-turn-title = Din tur
towers-rules-turn = Slå med terningen, og ryk så en af dine mus præcis så mange felter frem. Du vælger hvilken: en fra spisekammeret eller en, der er på vej. Hvis du kan rykke, skal du.
towers-rules-clover-title = Firkløveren
towers-rules-clover = En firkløver bringer held: vælg selv et tal fra 1 til { $clover_reach }.
towers-rules-tower-title = Tårne
towers-rules-tower = Lander din mus, hvor der står andre, kravler den op på dem. Et tårn må blive lige så højt, som I vil. Kun den øverste mus må rykke. Alle dem under den skal vente.
towers-rules-passed-title = Når du sidder fast
towers-rules-passed = Hvis ingen af dine mus kan rykke, fordi der står andre på dem, skal du springe en tur over. Her har Rød ingen fri mus, så Blå får en tur til.
towers-rules-trap-title = Dåserne
towers-rules-trap = Der står { $traps ->
    [one] én tom dåse
   *[other] { $traps } tomme dåser
  } på vejen. En dåse tæller som et felt, og det er ikke farligt at gå forbi. Men den første mus, der stopper på en dåse, falder ned i den og bliver der, til spillet er slut.
towers-rules-full-title = En fuld dåse
towers-rules-full = Når der sidder en mus i en dåse, er der ikke plads til flere. Den, der lander der nu, står bare ovenpå og går videre senere.
towers-rules-home-title = Hjem
towers-rules-home = Du behøver ikke ramme musehullet præcist. For mange øjne er også fint.
towers-rules-end-title = Slut
towers-rules-end = Spillet er slut, når hver mus er hjemme eller i en dåse. Den, der har flest mus hjemme, vinder. Har flere lige mange, vinder den af dem, der først fik en mus hjem. Har ingen en mus hjemme, vinder I alle sammen.

## Towers: the first lesson. A child plays Red; the computer plays Blue.

towers-lesson-roll = Du er Rød. Tryk på terningen for at slå!
towers-lesson-move = En treer! Tryk på dine mus i spisekammeret og så på det felt, der lyser.
towers-lesson-climbed = Blå har også en treer. Nu lander den blå mus lige oven på din!
towers-lesson-again = Nu er det et tårn. Din mus nederst kan ikke rykke. Slå igen!
towers-lesson-climb = Tag din næste mus ud af spisekammeret, og kravl helt op på toppen.
towers-lesson-caught = Nu sidder Blå fast under dig og tager en ny mus. Åh, der er en dåse forude …
towers-lesson-next = Plop! Den første mus på en dåse bliver der resten af spillet. Din tur til at slå!
towers-lesson-full = Dåsen er fuld nu, så der kan ikke ske dig noget. Hop fra tårnet over på dåsen.
towers-lesson-last = Meget senere: I har begge mus hjemme. En af dine er stadig på vej. Slå!
towers-lesson-home = Fem er mere, end du har brug for, og det er helt fint. Løb ind i musehullet!
towers-lesson-end = Du har flest mus hjemme. Sådan vinder du Musetårne!

## Towers: names of what is on the board, for those who listen to it.

towers-name-space = { $kind ->
    [trap] Felt { $space }, en dåse
   *[plain] Felt { $space }
  }: { $count ->
    [0] frit
    [one] { $caught ->
        [yes] en mus fra { $top }, fanget i dåsen
       *[no] en mus fra { $top }
      }
   *[other] { $caught ->
        [yes] { $count } mus, øverst en fra { $top }, den nederste fanget i dåsen
       *[no] { $count } mus, øverst en fra { $top }
      }
  }
towers-name-pantry = { $seat }, spisekammer: { $count ->
    [0] tomt
    [one] én mus
   *[other] { $count } mus
  }
towers-name-hole = Musehul: { $count ->
    [0] ingen er hjemme
    [one] én mus er hjemme
   *[other] { $count } mus er hjemme
  }
towers-name-die = { $face ->
    [none] Terningen
    [clover] Terningen viser en firkløver
   *[other] Terningen viser { $face }
  }
towers-name-clover = Firkløveren er { $steps }

## Towers: who starts.

towers-first-cheese = Den, der er gladest for ost
towers-who-cheese = Hvem er gladest for ost?
towers-asked-cheese = Vi spørger { $name }, hvem der er gladest for ost.
