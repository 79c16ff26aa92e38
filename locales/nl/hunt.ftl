## Hunt: reasons why a move is not legal. The attribute says which rule it is.

hunt-unreadable = “{ $move }” is geen zet in dit spel; schrijf cat of mouse voor wie er eerst gaat, of de letter van de muis die de kater vasthoudt.
    .rule = Je beslist alleen wie er eerst gaat en welke muis de kater vasthoudt.
hunt-chance = “{ $move }” kun je niet kiezen: alleen de dobbelstenen en de glijbaan geven getallen.
    .rule = Dobbelstenen en glijbaan beslissen vanzelf.
hunt-absent = Er is geen muis { $mouse } in dit spel; de muizen zijn { $mice }.
    .rule = De kater houdt een van de muizen vast die meedoen.
hunt-early = De kater heeft nog niet gelopen en kan muis { $mouse } dus nog niet vasthouden; zeg nu wie er eerst gaat, de muis ({ $steps }) of de kater ({ $paws }).
    .rule = De kater mag pas een muis vasthouden als hij heeft gelopen.
hunt-elsewhere = De kater is op veld { $cat }, maar muis { $mouse } is op veld { $space }.
    .rule = De kater houdt een van de muizen vast op het veld waar hij stopt.
hunt-fixed = Hier beslist niemand wie er eerst gaat: dat is altijd de muis. Zeg welke muis de kater vasthoudt.
    .rule = De muis gaat vóór de kater; alleen de variant voor grote muizen laat dat open.
hunt-late = Wie er eerst gaat, staat al vast: de kater is nu op veld { $cat }. Zeg welke muis hij vasthoudt.
    .rule = De volgorde kies je meteen na het gooien, voordat er iemand loopt.

## Hunt: why something cannot be touched now, on a screen. The other one is shown by name.

hunt-touch-roll = Tik eerst op de dobbelstenen!
    .rule = De dobbelstenen zeggen hoe ver je muis gaat, en hoe ver de kater.
hunt-touch-slide = Tik eerst op de glijbaan!
    .rule = Wie boven op de grote kaas is, glijdt naar beneden, en de glijbaan beslist waarheen.
hunt-touch-order = Zeg nu alleen wie er eerst gaat: jouw muis ({ $steps }) of de kater ({ $paws }). Tik op een van de twee.
    .rule = De volgorde kies je meteen na het gooien, voordat er iemand loopt.
    .short = Wie gaat er eerst? Tik op je muis of op de kater.
hunt-touch-elsewhere = De muis van { $other } is niet op veld { $cat }, waar de kater is.
    .rule = De kater houdt een van de muizen vast op het veld waar hij stopt.
    .short = De muis van { $other } is niet bij de kater: tik er een aan die oplicht.
hunt-touch-grab = Tik op de muis die de kater moet vasthouden, op veld { $cat }.
    .rule = De kater houdt een van de muizen vast op het veld waar hij stopt.
    .short = Tik op een muis die oplicht: de kater houdt hem vast.

## Hunt: what to do now; the second text tells the others.

hunt-prompt-roll = Tik op de dobbelstenen!
    .other = { $seat } gooit.

hunt-prompt-slide = Tik op de glijbaan!
    .other = { $seat } glijdt naar beneden.

hunt-prompt-order = Wie gaat er eerst? Tik op je muis of op de kater.
    .other = { $seat } beslist wie er eerst gaat: de muis of de kater.

hunt-prompt-grab = Tik op de muis die de kater moet vasthouden.
    .other = { $seat } beslist welke muis de kater vasthoudt.

hunt-advice-order = { $first ->
    [mouse] Laat je muis eerst gaan
   *[cat] Laat de kater eerst gaan
  }{ $why ->
    [wins] : je wint!
    [holds] : de kater houdt de muis van { $other } vast.
    [eats] : je muis pakt { $count ->
        [one] een stuk kaas.
       *[other] { $count } stukken kaas.
      }
    [climbs] : je muis klimt de ladder op.
    [hole] : in het muizenhol is je muis veilig.
   *[none] .
  }

hunt-advice-grab = { $own ->
    [yes] Laat de kater je eigen muis vasthouden
   *[no] Laat de kater de muis van { $other } vasthouden
  }{ $why ->
    [misses] : die slaat een beurt over.
   *[none] .
  }

## Hunt: what is wrong with a position text.

hunt-position-cheese = CHEESE en STORE: samen { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
  } in plaats van { $cheeses }
hunt-position-step = STEP: “{ $found }” is geen stap van deze variant met deze dobbelstenen; er zijn { $steps }
hunt-position-turn = SEAT is alleen “-” als STEP “over” is, en dan altijd; hier zijn ze “{ $seat }” en “{ $step }”
hunt-position-grab = STEP: niemand kiest een muis om vast te houden, want de kater op veld { $cat } is niet bij meerdere muizen buiten een muizenhol
hunt-position-held = HELD: “{ $found }” moet hier een van { $seats } zijn; een vastgehouden muis zit onder de kater, nooit in een muizenhol, nooit in de variant younger, en niet voordat over het vasthouden is beslist
hunt-position-passed = SEAT: de muis van { $seat } wordt vastgehouden en kan dus niet aan de beurt zijn
hunt-position-top = MICE: { $count ->
    [0] er is geen muis
    [one] de muis van { $seats } is
   *[other] de muizen van { $seats } zijn
  } boven op de kaas (“-”), en dat kan niet met SEAT { $seat } en STEP { $step }
hunt-position-ladder = MICE: de muis van { $seat } kan niet op veld { $space } zijn; niemand glijdt naar een ladder
hunt-position-early = CHEESE: { $seat } heeft al kaas vóór de eerste beurt
hunt-position-cat = CAT: hij is op veld { $cat }, maar zo vroeg moet hij op veld { $wanted } zijn
hunt-position-store = STEP: de partij is alleen afgelopen als de voorraad leeg is, en dan altijd; hier is STORE { $count } en STEP { $step }
hunt-position-emptied = MICE: geen muis met kaas staat op een kaasveld zonder de kater, dus niemand kan de voorraad hebben leeggemaakt
hunt-position-goal = STEP: de partij is alleen afgelopen als één plaats { $goal } of meer stukken heeft, en dan altijd; hier { $count ->
    [one] is het { $count } plaats
   *[other] zijn het { $count } plaatsen
  }, en STEP is { $step }
hunt-position-won = MICE: { $seat } kan met { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
  } op veld { $space } niet net hebben gewonnen; pas de kaas van daar moet tot { $goal } hebben geleid

## Hunt: what is wrong with an edition.

hunt-edition-cheese = { $where }: op geen enkel veld is kaas, dus niemand zou ooit iets kunnen eten
hunt-edition-start = { $where }: veld { $space } is geen ladder, en de kater begint op een ladder

## Hunt: the board in a terminal

hunt-title = Kaasjacht
hunt-about = Klim op de grote kaas, roetsj van de glijbaan en blijf uit de buurt van kater Max.
hunt-draw-score = { $pieces } { $count } van { $goal }{ $place ->
    [held] , vastgehouden door de kater
    [top] , boven op de grote kaas
   *[ring] { "" }
  }
hunt-draw-pieces = kaas { $count }{ $place ->
    [top] , boven op de grote kaas
   *[ring] { " " }{ $pieces }
  }
hunt-draw-store = voorraad { $count } { $pieces }
hunt-draw-cat = Max
hunt-draw-ladder = ladder ╫
hunt-draw-hole = muizenhol
hunt-draw-cheese = kaas { $pieces }
hunt-draw-setup = { $seat } glijdt naar waar de muis begint.
hunt-draw-roll = { $seat } gooit.
hunt-draw-order = Muis { $steps }, kater { $paws }: { $seat } beslist wie er eerst gaat.
hunt-draw-slide = { $seat } is de ladder opgeklommen en glijdt naar beneden. { $paws ->
    [0] De kater blijft staan.
    [one] Dan loopt de kater één veld.
   *[other] Dan loopt de kater { $paws } velden.
  }
hunt-draw-grab = { $steps ->
    [0] { $seat } beslist welke muis de kater vasthoudt.
    [one] { $seat } beslist welke muis de kater vasthoudt; dan loopt de eigen muis één veld, als die vrij is.
   *[other] { $seat } beslist welke muis de kater vasthoudt; dan loopt de eigen muis { $steps } velden, als die vrij is.
  }
hunt-draw-toss = { $seat } glijdt naar beneden; dan loopt de kater één veld.

## Hunt: what just happened. Seats are shown as names; steps are 0 where nobody rolled.

hunt-tell-start = { $seat } glijdt naar beneden.
    .precise = { $seat } glijdt naar veld { $space }.
hunt-tell-roll = { $seat } gooit { $steps } voor de muis en { $paws } voor de kater.
hunt-tell-turn = { $seat } { $steps ->
    [0] { "" }
   *[other] gooit { $steps } en { $paws ->
        [0] geen pootje
        [one] één pootje
       *[other] { $paws } pootjes
      }{ $mouse ->
        [scared] ,{ " " }
       *[other] { " " }en{ " " }
      }
  }{ $mouse ->
    [eats] pakt { $count ->
        [one] een stuk
       *[other] { $count } stukken
      } kaas.
    [scared] komt de kater tegen en geeft een stuk terug.
    [climbs] klimt de ladder op.
    [slides] glijdt naar beneden.
   *[comes] gaat verder.
  }{ $cat ->
    [holds] { " " }De kater houdt de muis van { $other } vast.
    [scares] { " " }{ $mice ->
        [other] De kater laat { $mice } muizen schrikken, en die geven elk een stuk kaas terug.
       *[one] De kater laat { $other } schrikken, en er gaat een stuk kaas terug.
      }
   *[none] { "" }
  }
    .precise = { $seat } { $steps ->
        [0] { "" }
       *[other] gooit { $steps } en { $paws ->
            [0] geen pootje
            [one] één pootje
           *[other] { $paws } pootjes
          }{ $mouse ->
            [eats] ,{ " " }
            [scared] ,{ " " }
           *[other] { " " }en{ " " }
          }
      }{ $mouse ->
        [eats] komt op veld { $space } en pakt { $count ->
            [one] een stuk
           *[other] { $count } stukken
          } kaas.
        [scared] komt op veld { $space } de kater tegen en geeft een stuk terug.
        [climbs] klimt de ladder op.
       *[comes] komt op veld { $space }.
      }{ $cat ->
        [holds] { " " }De kater houdt de muis van { $other } vast.
        [scares] { " " }{ $mice ->
            [other] De kater laat { $mice } muizen schrikken, en die geven elk een stuk kaas terug.
           *[one] De kater laat { $other } schrikken, en er gaat een stuk kaas terug.
          }
       *[none] { "" }
      }
hunt-tell-cat = { $cat ->
    [holds] De kater houdt de muis van { $other } vast.
   *[moves] De kater loopt verder.
  }
    .precise = { $cat ->
        [holds] De kater houdt de muis van { $other } vast.
       *[moves] De kater komt op veld { $space }.
      }
hunt-tell-end = { $left ->
    [0] { $seat } pakt de laatste kaas.
   *[other] { $seat } heeft nu genoeg kaas.
  }
    .precise = { $left ->
        [0] { $seat } komt op veld { $space } en pakt de laatste kaas.
       *[other] { $seat } komt op veld { $space } en heeft genoeg kaas.
      }
hunt-finish-goal = Dat is genoeg kaas. Stukken op het bordje: { $count }.
hunt-finish-most = Alle kaas is op. { $sharing ->
    [1] Stukken op het bordje: { $count }. Meer heeft niemand.
   *[other] De winnaars hebben er evenveel. Stukken op elk bordje: { $count }.
  }
hunt-finish-won = Mjam! Je bordje is vol. Stukken kaas: { $count }.
hunt-finish-lost = { $missing ->
    [1] Bijna: er ontbrak maar één stuk kaas!
   *[other] { $count ->
        [0] Je bordje is leeg, maar je muis was dapper. De volgende kaas is voor jou!
       *[other] Goed geknabbeld! Stukken kaas op je bordje: { $count }.
      }
  }

## Hunt: what can be chosen

hunt-variant-family = voor het hele gezin
hunt-variant-older = voor grote muizen
hunt-variant-younger = voor kleine muizen
hunt-edition-classic = zoals het altijd was
hunt-edition-three = eerlijk met z’n drieën
hunt-option-cat-start = Kater Max begint
hunt-option-cat-start-value = op veld { $value }

## Hunt: the rules, for children of ten. The numbers come from the board: $goal pieces win, there are $cheeses, $least to
## $most players.

hunt-rules-goal-title = Waar het om gaat
hunt-rules-goal = { $least } tot { $most } muizen rennen om een reusachtige kaas. Wie het eerst { $goal ->
    [one] één stuk
   *[other] { $goal } stukken
  } kaas op het bordje heeft, wint meteen. Maar kater Max loopt dezelfde weg.
hunt-rules-start-title = Het begin
hunt-rules-start = Om de beurt glijden jullie van de top van de kaas naar beneden. Waar je muis terechtkomt, begint hij. Kaas krijg je daar nog niet voor.
hunt-rules-turn-title = Jouw beurt
hunt-rules-turn = Gooi met beide dobbelstenen. Die met de ogen is voor je muis: zo ver loopt hij, met de klok mee, en je doet meteen wat zijn veld zegt. De pootjes zijn voor Max: hij gaat na jou, één veld voor elk pootje. Zonder pootje blijft hij staan.
hunt-rules-spaces-title = De velden
hunt-rules-spaces = Zie je één of twee stukken kaas, dan pak je er zoveel. In het muizenhol gebeurt er niets, en Max kan je daar niets doen.
hunt-rules-ladder-title = Ladders
hunt-rules-ladder = Bij een ladder klimt je muis helemaal naar boven en roetsjt dan de glijbaan af. Wie weet waar hij eruit komt! Dan doe je wat dat veld zegt.
hunt-rules-cat-title = Als je tegen Max aan loopt
hunt-rules-cat = Stopt je muis waar Max is, dan geef je één stuk kaas terug, als je er een hebt. Verder krijg je daar niets: geen kaas, geen ladder.
hunt-rules-held-title = Als Max naar jou komt
hunt-rules-held = Stopt Max bij een muis, dan houdt hij die vast. Die muis slaat alle beurten over tot Max weer verderloopt.
hunt-rules-several-title = Meerdere muizen
hunt-rules-several = Max houdt maar één muis tegelijk vast. Stopt hij bij meerdere muizen, dan kiest wie aan de beurt is er een uit.
hunt-rules-older-title = Voor grote muizen
hunt-rules-older = Met deze regels kijk je eerst naar de dobbelstenen en beslis je dan wie er als eerste gaat: jouw muis of Max. Hier gaat Max net op tijd weg. Maar gaat Max eerst en houdt hij je eigen muis vast, dan kan die niet lopen.
hunt-rules-younger-title = Voor kleine muizen
hunt-rules-younger = Hier heb je geen dobbelstenen nodig. Elke beurt glijdt je muis naar beneden en pakt zijn kaas, en dan loopt Max één veld. Elke muis die Max tegenkomt, geeft één stuk terug, als hij er een heeft, maar niemand wordt vastgehouden. Zijn alle { $cheeses } stukken op, dan wint wie er de meeste heeft. Hebben meerdere spelers er evenveel, dan winnen die samen.
hunt-rules-three-title = Met z’n drieën
hunt-rules-three = Spelen jullie met z’n drieën met de regels voor kleine muizen, dan krijgen jullie het bord dat met z’n drieën eerlijk is. De ladders staan daar anders, zodat Max voor iedereen even lief is.

## Hunt: the first lesson. A child plays Red; the computer plays Blue.

hunt-lesson-slide = Jij bent de rode muis, boven op de grote kaas. Tik op de glijbaan en roetsj naar beneden!
hunt-lesson-blue = Je bent beneden. Nu glijdt de blauwe muis.
hunt-lesson-roll = Tik op de dobbelstenen: één is voor je muis, de pootjes zijn voor kater Max.
hunt-lesson-max = Twee stukken kaas voor jou! Maar kijk, Max komt dichterbij. Nu gooit Blauw.
hunt-lesson-held = Max houdt je muis vast, dus Blauw mag nog een keer. Dan loopt Max verder.
hunt-lesson-ladder = Je bent vrij! Gooi maar, vlak voor je staat een ladder.
hunt-lesson-whirl = Je muis is de ladder opgeklommen. Tik nog eens op de glijbaan!
hunt-lesson-hole = Weer twee stukken! Nu gooit Blauw, en Max loopt het muizenhol in. Daar kan hij niemand vangen.
hunt-lesson-last = Je hebt nog maar één stuk kaas nodig. Gooi!
hunt-lesson-end = { $goal } stukken kaas. Je hebt de kaasjacht gewonnen!

## Hunt: names of things on the board, for screen readers

hunt-name-space = Veld { $space }, { $kind ->
    [ladder] een ladder
    [hole] het muizenhol
    [two] twee stukken kaas
   *[cheese] één stuk kaas
  }: { $count ->
    [0] vrij
   *[other] { $who }
  }
hunt-name-store = { $count ->
    [0] Er ligt geen kaas meer op de grote kaas
    [one] Er ligt nog één stuk kaas op de grote kaas
   *[other] { $count } stukken kaas op de grote kaas
  }
hunt-name-slide = { $count ->
    [0] De glijbaan boven op de grote kaas
   *[other] De glijbaan boven op de grote kaas: { $who }
  }
hunt-name-plate = { $count ->
    [0] Het bordje van { $seat } is leeg
    [one] Eén stuk kaas op het bordje van { $seat }
   *[other] { $count } stukken kaas op het bordje van { $seat }
  }
hunt-name-dice = { $steps ->
    [none] De dobbelstenen
   *[other] De dobbelstenen tonen { $steps } voor de muis en { $paws ->
        [0] geen pootje
        [one] één pootje
       *[other] { $paws } pootjes
      } voor de kater
  }
hunt-name-mouse = De muis van { $seat }{ $space ->
    [top] , boven op de grote kaas
    [held] , vastgehouden door de kater op veld { $number }
   *[other] , op veld { $number }
  }
hunt-name-cat = Kater Max, op veld { $space }
