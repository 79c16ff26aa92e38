## Kitchen: reasons why a move is not legal. The attribute says which rule it is.

kitchen-unreadable = “{ $move }” is geen zet in dit spel; schrijf d4>d5 om van d4 naar d5 te lopen, en n, e, s of w voor een muizenhol.
    .rule = Een zet zegt van waar naar waar, of noemt één veld voor de plek van de kater of het kaasje voor de vork.
kitchen-nowhere = Er is geen veld { $space } in deze keuken.
    .rule = Een veld heeft de letter van zijn kolom en het nummer van zijn rij.
kitchen-place = De kater begint op de tafel, en { $space } hoort daar niet bij.
    .rule = Voordat de muizen beginnen, komt de kater op een veld van de tafel.
    .short = De kater begint op de tafel: tik op een veld dat oplicht.
kitchen-place-first = Er loopt nog niemand: noem eerst het veld van de tafel waar de kater begint.
    .rule = Voordat de muizen beginnen, komt de kater op een veld van de tafel.
kitchen-fork-first = Muis { $mouse } heeft een vork: noem alleen het veld van het kaasje dat hij pakt.
    .rule = Een vork pakt één open kaasje van ver weg; de muis blijft waar hij is.
kitchen-fork-cat = De kater zit op het kaasje op { $space }.
    .rule = Een vork pakt een open kaasje, maar niet als de kater erop zit.
    .short = De kater zit op dat kaasje: tik er een aan dat oplicht.
kitchen-fork-none = Op { $space } ligt geen open kaasje.
    .rule = Een vork pakt één open kaasje van ver weg.
    .short = Daar ligt geen kaasje: tik er een aan dat oplicht.
kitchen-one-space = Zeg van waar naar waar; { $space } is maar één van de twee.
    .rule = Een zet zegt wie er loopt, met het veld waar die staat, en waarheen.
kitchen-empty = Op { $space } staat niemand van jou.
    .rule = Wie bij de muizen hoort, zet een muis; wie de kater is, zet de kater.
    .short = Daar staat niets van jou: tik op wat oplicht.
kitchen-not-your-mouse = Jij bent de kater; de muis op { $space } mag je niet zetten.
    .rule = Wie bij de muizen hoort, zet een muis; wie de kater is, zet de kater.
    .short = Jij bent de kater: tik op wat oplicht.
kitchen-not-your-cat = Jij speelt de muizen; de kater op { $space } mag je niet zetten.
    .rule = Wie bij de muizen hoort, zet een muis; wie de kater is, zet de kater.
    .short = Jij speelt de muizen: tik op wat oplicht.
kitchen-forced = Muis { $mouse } op { $space } moet nog een keer lopen.
    .rule = Slaat de kater een beurt over en zijn de muizen twee keer achter elkaar aan de beurt, dan loopt twee keer dezelfde muis.
    .short = Muis { $mouse } loopt nog een keer: tik op wat oplicht.
kitchen-same-mouse = De tegel is voor muis { $mouse } op { $space }, die hem heeft omgedraaid.
    .rule = Extra stappen en de pijl zijn voor wie de tegel heeft omgedraaid.
    .short = De tegel is voor muis { $mouse }: tik op wat oplicht.
kitchen-arrow-hole = De pijl leidt niet naar muizenhol { $space }.
    .rule = Een pijl leidt naar een veld, nooit naar een muizenhol.
    .short = De pijl leidt niet naar een muizenhol: tik op een veld dat oplicht.
kitchen-arrow-stay = De pijl moet ergens anders heen leiden dan { $space }.
    .rule = Een pijl brengt je naar een ander veld, maakt niet uit welk.
    .short = De pijl leidt ergens anders heen: tik op een veld dat oplicht.
kitchen-arrow-cheese = Op { $space } ligt een open kaasje; daar leidt geen pijl heen.
    .rule = Een pijl leidt nooit naar een open kaasje. Loop erheen, of gebruik een vork.
    .short = De pijl leidt niet naar een kaasje: tik op een veld dat oplicht.
kitchen-cat-hole = Muizenhol { $space } is te klein voor de kater.
    .rule = Alleen muizen passen in een muizenhol.
    .short = Het muizenhol is te klein voor de kater: tik op een veld dat oplicht.
kitchen-cheese = Op { $space } ligt een open kaasje, dus daar mag de kater niet heen.
    .rule = De kater stapt nooit op een open kaasje.
    .short = De kater stapt niet op een kaasje: tik op een veld dat oplicht.
kitchen-last-mouse = De laatste muis zit in een hol achter { $space }; de kater moet hem eruit laten.
    .rule = Zit de enige muis die over is in een hol, dan mag de kater niet op het veld ervoor stoppen.
    .short = De kater moet de laatste muis eruit laten: tik op een veld dat oplicht.
kitchen-leg = Op { $space } staat een tafelpoot; daar kan geen muis heen.
    .rule = Muizen lopen over de vloer en onder de tafel, maar niet waar de tafelpoten staan.
    .short = Daar staat een tafelpoot: tik op wat oplicht.
kitchen-cat-there = Op { $space } zit de kater!
    .rule = Een muis stopt alleen waar niemand anders is.
    .short = Daar is de kater! Tik op wat oplicht.
kitchen-mouse-there = Op { $space } zit muis { $mouse } al.
    .rule = Een muis stopt alleen waar niemand anders is.
    .short = Daar zit muis { $mouse } al: tik op wat oplicht.
kitchen-blocked = Je kunt niet in { $steps ->
    [one] één stap
   *[other] { $steps } stappen
  } van { $origin } naar { $space }: overal staat iemand in de weg.
    .rule = Niemand loopt door een ander heen.
    .short = Er is iemand in de weg: tik op wat oplicht.
kitchen-blocked-cat = Je kunt niet in { $steps ->
    [one] één stap
   *[other] { $steps } stappen
  } van { $origin } naar { $space }: overal zit een muis of een kaasje in de weg.
    .rule = De kater loopt niet door een muis heen en niet over een open kaasje.
    .short = Er is een muis of een kaasje in de weg: tik op wat oplicht.
kitchen-back = Om van { $origin } in { $steps } stappen op { $space } te komen, zou je meteen weer terug moeten.
    .rule = Je stapt nooit meteen terug naar het veld waar je net vandaan komt.
    .short = Niemand stapt meteen terug: tik op wat oplicht.
kitchen-exact = { $steps ->
    [one] Met één stap kom je
   *[other] Met { $steps } stappen kom je
  } van { $origin } niet op { $space }.
    .rule = Je loopt precies zoveel stappen als de dobbelsteen of de tegel toont, rechtdoor of de hoek om, nooit schuin.
    .short = { $steps ->
        [one] Met één stap
       *[other] Met { $steps } stappen
      } kom je daar niet: tik op wat oplicht.

## Kitchen: why something cannot be touched now, on a screen.

kitchen-touch-roll = Tik eerst op de dobbelsteen!
    .rule = Een beurt begint met gooien: zo ver loop je dan.
kitchen-touch-flip = Tik eerst op de tegel en draai hem om.
    .rule = Wie op een dichte tegel stopt, draait hem om.
kitchen-touch-place = De kater begint op de tafel: tik op een veld dat oplicht.
    .rule = Voordat de muizen beginnen, komt de kater op een veld van de tafel.
kitchen-touch-fork = Tik op een kaasje dat oplicht.
    .rule = Een vork pakt één open kaasje van ver weg; de muis blijft waar hij is.
kitchen-touch-walk = Tik eerst op wie oplicht, en dan op het veld waar die heen gaat.
    .rule = Wie bij de muizen hoort, zet een muis; wie de kater is, zet de kater.
kitchen-touch-caught = Die muis is gevangen: tik op wat oplicht.
    .rule = Een gevangen muis komt niet terug.
kitchen-touch-stuck = Die kan nu nergens heen: tik op wat oplicht.
    .rule = Je loopt precies zoveel stappen als de dobbelsteen of de tegel toont, door niemand heen en nooit meteen terug.

## Kitchen: what to do now; the second text tells the others.

kitchen-prompt-place = Zet de kater op de tafel, waar het oplicht.
    .other = { $seat } zet de kater op de tafel.

kitchen-prompt-roll = Tik op de dobbelsteen!
    .other = { $seat } gooit.

kitchen-prompt-flip = Tik op de tegel en draai hem om!
    .other = { $seat } draait een tegel om.

kitchen-prompt-mouse = Kies een muis voor { $steps ->
    [one] één stap
   *[other] { $steps } stappen
  }.
    .other = { $seat } kiest een muis.

kitchen-prompt-walk = { $piece ->
    [cat] De kater zet
   *[other] Muis { $piece } zet
  }{ $steps ->
    [one] { " " }één stap: tik op wat oplicht.
   *[other] { " " }{ $steps } stappen: tik op wat oplicht.
  }
    .other = { $piece ->
        [cat] { $seat } verzet de kater.
       *[other] { $seat } verzet muis { $piece }.
      }

kitchen-prompt-arrow = { $piece ->
    [cat] De pijl! Tik op een veld dat oplicht: daar springt de kater heen.
   *[other] De pijl! Tik op een veld dat oplicht: daar springt muis { $piece } heen.
  }
    .other = { $seat } volgt de pijl.

kitchen-prompt-fork = De vork! Tik op het kaasje dat je pakt.
    .other = { $seat } pakt een kaasje met de vork.

kitchen-advice-place = Zet de kater op het veld met de groene ring.

kitchen-advice-move = { $piece ->
    [cat] Verzet de kater
   *[other] Verzet muis { $piece }
  }{ $why ->
    [wins] : daarmee is het spel gewonnen!
    [catches] : hij vangt muis { $mouse }.
    [takes] : hij pakt een kaasje.
    [hole] : in het muizenhol kan de kater niet komen.
    [flips] : daar ligt nog een dichte tegel.
   *[none] .
  }

kitchen-advice-fork = Pak het kaasje met de vork: dan zijn het er { $taken } van de { $cheeses }.

## Kitchen: what is wrong with a position text.

kitchen-position-row = FLOOR: het aantal tekens van rij { $row } is { $found } in plaats van { $columns }
kitchen-position-sign = FLOOR: “{ $found }” op { $square } is geen van { $wanted }
kitchen-position-mouse = MICE: muis { $mouse } kan niet op “{ $found }” zijn; schrijf een veld zonder tafelpoot, een hol, of x als hij gevangen is
kitchen-position-together = { $field }: op { $space } is al een muis
kitchen-position-holes = HOLES: “{ $found }” moet uit vier tekens bestaan, d of u, voor n, e, s, w
kitchen-position-closed = HOLES: hol { $hole } is nog dicht, dus muis { $mouse } is er niet uit geweest en moet erin zitten
kitchen-position-cat = CAT: “{ $found }” is geen veld, en ook niet “-”
kitchen-position-tiles = LEFT: er zijn { $left } tegels over, maar { $floor } liggen er dicht op de vloer
kitchen-position-cheeses = CHEESE, FLOOR en LEFT hebben samen { $found } kaasjes; er zijn er { $wanted }
kitchen-position-missed = SKIP: “{ $skip }” kan niet; hoogstens één kant moet een beurt overslaan, en maar één beurt
kitchen-position-again = SKIP: “{ $skip }” kan niet met muis { $mouse } in FORCED: die loopt nog eens omdat de kater de enige beurt die hij moest overslaan al heeft overgeslagen
kitchen-position-knives = SKIP en FORCED wijzen op een mes, maar volgens LEFT is er nog geen omgedraaid
kitchen-position-walked = FORCED: muis { $mouse } is gevangen of nooit uit zijn hol geweest, en heeft dus de beurt ervoor niet gelopen
kitchen-position-over = SEAT “{ $seat }” en STEP “{ $step }”: plaats “-” en stap “over” horen bij elkaar
kitchen-position-tile = “{ $piece }” is op { $square }, waar nog een dichte tegel ligt die omgedraaid zou moeten zijn
kitchen-position-untaken = muis { $piece } is op { $square }, waar een kaasje ligt dat hij gepakt zou hebben
kitchen-position-start = de kater wordt in de beginstelling neergezet en in geen andere: “{ $text }”
kitchen-position-unfinished = STEP: het is afgelopen als de kater net de laatste muis heeft gevangen op een open veld, of als { $cheeses } kaasjes gepakt zijn, alle holen open zijn en de muis die liep in een hol zit; en de kant die heeft gewonnen, hoeft geen beurt over te slaan
kitchen-position-caught = SEAT: alle muizen zijn gevangen, dus het is afgelopen en niet de beurt van { $seat }
kitchen-position-skip = SKIP: de kant van { $seat } moet een beurt overslaan en kan dus niet aan de beurt zijn
kitchen-position-forced = FORCED: in een beurt van de kater kan muis { $mouse } niet verplicht zijn te lopen
kitchen-position-next = NEXT: in de beurt van { $seat } is de volgende { $wanted }
kitchen-position-other = STEP: “{ $step }” gaat niet over muis { $mouse }, die in deze beurt moet lopen
kitchen-position-flip = STEP: “{ $step }”, maar waar “{ $piece }” staat, ligt geen dichte tegel
kitchen-position-unused = STEP: “{ $step }” gebruikt een tegel “{ $tile }”, maar volgens LEFT zijn alle { $count } nog dicht
kitchen-position-bare = STEP: “{ $step }”, maar “{ $piece }” staat niet op een veld van de vloer waar een tegel is weggehaald
kitchen-position-stuck = STEP: “{ $step }” laat niets te kiezen over, dus de beurt zou voorbij zijn

## Kitchen: what is wrong with an edition.

kitchen-edition-rows = { $where }: alle rijen moeten { $columns } tekens hebben, net als de eerste
kitchen-edition-squares = { $where }: { $found } velden; hoogstens { $limit } zijn mogelijk
kitchen-edition-table = { $where }: er is geen tafel (x of t) waarop de kater kan beginnen
kitchen-edition-hole = { $where }: “{ $square }” kan niet voor hol { $hole } liggen; schrijf een vrij vloerveld in rij of kolom { $edge }
kitchen-edition-tiles = { $where }: { $squares } velden zijn zonder tafelpoot, maar er zijn { $tiles } tegels

## Kitchen: the board in a terminal

kitchen-title = Keukenmuizen
kitchen-about = Vier muizen pikken kaas uit de keuken, en op de tafel loert Kasimir.
kitchen-draw-cat = kater, { $caught } van { $mice } muizen gevangen{ $skip ->
    [0] { "" }
   *[other] , moet een beurt overslaan
  }
kitchen-draw-mice = muizen, { $taken } van { $cheeses } kaasjes gepakt{ $skip ->
    [0] { "" }
   *[other] , moeten een beurt overslaan
  }
kitchen-draw-next = muizen, { $taken } van { $cheeses } kaasjes gepakt{ $skip ->
    [0] { "" }
   *[other] , moeten een beurt overslaan
  }, hierna aan de beurt
kitchen-draw-signs = c kater, 1-4 muizen, ◆ kaasje, ≡ tafel, x tafelpoot, ▒ dicht
kitchen-draw-left = Dicht: kaasjes { $cheeses }, borden { $plates }, “+1” { $ones }, “+2” { $twos }, pijlen { $arrows }, vorken { $forks }, messen { $knives }
kitchen-draw-forced = Muis { $mouse } moet nog een keer lopen.
kitchen-draw-place = De kater kiest zijn plek op de tafel.
kitchen-draw-roll = Er moet worden gegooid.
kitchen-draw-go = De dobbelsteen toont { $walk }.
kitchen-draw-flip = { $piece ->
    [c] De kater
   *[other] Muis { $piece }
  } draait een tegel om.
kitchen-draw-bonus = +{ $walk } voor { $piece ->
    [c] de kater
   *[other] muis { $piece }
  }.
kitchen-draw-arrow = Een pijl voor { $piece ->
    [c] de kater
   *[other] muis { $piece }
  }: naar een ander veld, maakt niet uit welk.
kitchen-draw-fork = Een vork voor muis { $piece }: hij pakt een open kaasje.
kitchen-draw-over = { $mice ->
    [0] De kater heeft alle muizen gevangen.
   *[other] De muizen hebben alle kaasjes, en één muis is veilig in een hol.
  }

## Kitchen: what just happened. Seats are shown as names; a piece is cat or the number of a mouse.

kitchen-tell-place = { $seat } zet de kater op de tafel.
    .precise = { $seat } begint op { $square }.
kitchen-tell-roll = { $seat } gooit { $face }{ $walks ->
    [no] , maar kan nergens zo ver lopen.
   *[yes] .
  }
kitchen-tell-flip = { $piece ->
    [cat] { $tile ->
        [cheese] De kater vindt een kaasje, en dat blijft daar liggen.
        [one] De kater vindt +1.
        [two] De kater vindt +2.
        [arrow] De kater vindt een pijl.
        [fork] De kater vindt een vork, maar daar heeft hij niets aan.
        [knife] De kater vindt een mes en moet een beurt overslaan.
       *[plate] De kater vindt een kapot bord.
      }
   *[other] { $tile ->
        [cheese] Muis { $piece } vindt een kaasje en neemt het mee.
        [one] Muis { $piece } vindt +1.
        [two] Muis { $piece } vindt +2.
        [arrow] Muis { $piece } vindt een pijl.
        [fork] Muis { $piece } vindt een vork.
        [knife] Muis { $piece } vindt een mes; de muizen moeten een beurt overslaan.
       *[plate] Muis { $piece } vindt een kapot bord.
      }
  }
    .precise = { $piece ->
        [cat] { $tile ->
            [cheese] De kater vindt een kaasje op { $square }, en dat blijft daar liggen.
            [one] De kater vindt +1 op { $square }.
            [two] De kater vindt +2 op { $square }.
            [arrow] De kater vindt een pijl op { $square }.
            [fork] De kater vindt een vork op { $square }, maar daar heeft hij niets aan.
            [knife] De kater vindt een mes op { $square } en moet een beurt overslaan.
           *[plate] De kater vindt een kapot bord op { $square }.
          }
       *[other] { $tile ->
            [cheese] Muis { $piece } vindt een kaasje op { $square } en neemt het mee.
            [one] Muis { $piece } vindt +1 op { $square }.
            [two] Muis { $piece } vindt +2 op { $square }.
            [arrow] Muis { $piece } vindt een pijl op { $square }.
            [fork] Muis { $piece } vindt een vork op { $square }.
            [knife] Muis { $piece } vindt een mes op { $square }; de muizen moeten een beurt overslaan.
           *[plate] Muis { $piece } vindt een kapot bord op { $square }.
          }
      }
kitchen-tell-fork = Muis { $piece } pakt met de vork een kaasje.
    .precise = Muis { $piece } pakt met de vork het kaasje van { $square }.
kitchen-tell-walk = { $piece ->
    [cat] De kater { $place ->
        [elsewhere] springt naar een ander veld
       *[square] loopt verder
      }.
   *[other] Muis { $piece } { $place ->
        [elsewhere] springt naar een ander veld
        [hole] loopt een muizenhol in
       *[square] loopt verder
      }.
  }
    .precise = { $piece ->
        [cat] De kater { $place ->
            [elsewhere] springt naar { $square }
           *[square] loopt naar { $square }
          }.
       *[other] Muis { $piece } { $place ->
            [elsewhere] springt naar { $square }
            [hole] loopt muizenhol { $square } in
           *[square] loopt naar { $square }
          }.
      }
kitchen-tell-take = Muis { $piece } pakt het kaasje.
    .precise = Muis { $piece } pakt het kaasje op { $square }.
kitchen-tell-caught = De kater vangt muis { $mouse }{ $left ->
    [0] , de laatste.
   *[other] .
  }
    .precise = { $left ->
        [0] De kater vangt muis { $mouse }, de laatste, op { $square }.
       *[other] De kater vangt muis { $mouse } op { $square }.
      }
kitchen-tell-safe = Muis { $piece } is veilig in een muizenhol, en de muizen hebben alle kaasjes.
    .precise = Muis { $piece } is veilig in muizenhol { $hole }, en de muizen hebben alle kaasjes.
kitchen-finish-mice = Alle kaas is gepakt, elk muizenhol is open, en een muis is weer veilig in een hol.
kitchen-finish-cat = Alle muizen zijn gevangen.
kitchen-finish-cat-won = Wat een jager! Nu eerst een pootje likken.
kitchen-finish-cat-lost = { $missing ->
    [1] Bijna: er was nog maar één muis over!
   *[other] { $count ->
        [0] De muizen waren snel, maar jij mag lekker op de tafel slapen!
       *[other] Goed gesprongen! Muizen in je poten: { $count }.
      }
  }
kitchen-finish-mice-won = { $caught ->
    [0] Geen enkele muis is gevangen. Wat een feestmaal!
   *[other] Wat een feestmaal! En Kasimir laat de anderen gaan.
  }
kitchen-finish-mice-lost = { $missing ->
    [0] Bijna: jullie hadden alle kaas al!
    [1] Bijna: er ontbrak maar één kaasje!
   *[other] { $count ->
        [0] Kasimir was klaarwakker. De volgende keer dut hij, en is de kaas van jullie!
       *[other] Dappere muizen! Gepikte kaasjes: { $count }.
      }
  }

## Kitchen: the rules, for children of ten. The numbers come from the board: $cheeses cheeses, $least to $most players.

kitchen-rules-goal-title = Waar het om gaat
kitchen-rules-goal = Vier muizen tegen kater Kasimir. De muizen winnen samen als ze alle { $cheeses } kaasjes pikken en er daarna één muis thuiskomt. Kasimir wint als hij alle vier de muizen vangt.
kitchen-rules-seats-title = Wie is wie?
kitchen-rules-seats = Dit speel je met { $least } tot { $most } spelers. Eén van jullie is de kater, alle anderen zijn samen de muizen. Eerst kiest de kater een plek op de tafel. Dan beginnen de muizen, en daarna gaan kater en muizen om de beurt.
kitchen-rules-walk-title = Lopen
kitchen-rules-walk = Gooi met de dobbelsteen van jouw kant en loop precies zoveel velden, nooit schuin. Je mag niet meteen weer terug, en ook niet door iemand heen. Kun je nergens zo ver lopen, dan is je beurt voorbij. Wie voor de muizen gooit, mag elke muis zetten.
kitchen-rules-cheese-title = Tegels en kaasjes
kitchen-rules-cheese = Waar je stopt, draai je de tegel om. Een muis die kaas vindt, neemt die mee. Vindt Kasimir een kaasje, dan blijft het open liggen: muizen mogen het halen, en hij mag er niet meer op stappen.
kitchen-rules-more-title = Een of twee stappen extra
kitchen-rules-more = Bij +1 of +2 loopt dezelfde muis of kater nog zoveel stappen door. Dan draai je de volgende tegel om.
kitchen-rules-arrow-title = De pijl
kitchen-rules-arrow = Met de pijl spring je naar elk ander vrij veld dat je wilt, en draai je daar de tegel om. Kasimir mag zelfs op een muis springen!
kitchen-rules-fork-title = De vork
kitchen-rules-fork = Met de vork haalt een muis een open kaasje, waar het ook ligt, als Kasimir er maar niet op zit. De kater heeft niets aan een vork.
kitchen-rules-knife-title = Mes en bord
kitchen-rules-knife = Au, een mes! Jouw kant slaat de volgende beurt over. Slaat Kasimir er een over, dan loopt twee keer achter elkaar dezelfde muis. Een kapot bord doet helemaal niets.
kitchen-rules-cat-title = Kasimir vangt muizen
kitchen-rules-cat = Stopt Kasimir precies op een muis, dan is die gevangen en doet hij niet meer mee.
kitchen-rules-table-title = Onder de tafel
kitchen-rules-table = Kasimir loopt over de tafel en nooit eronder, en daarboven draait hij geen tegels om. Muizen rennen eronderdoor en klimmen er nooit op. Zo komen ze elkaar daar niet tegen, en is een muis onder de tafel veilig.
kitchen-rules-hole-title = Muizenholen
kitchen-rules-hole = In een hol wordt geen muis gevangen, maar er past er altijd maar één in. Is er nog maar één muis over en zit die in een hol, dan mag Kasimir er niet vlak voor gaan zitten loeren.
kitchen-rules-end-title = Het einde
kitchen-rules-end = Zijn alle { $cheeses } kaasjes gepakt en is er uit elk hol een keer een muis gekomen, dan moet er nog één muis een hol in lopen. Dan hebben de muizen gewonnen. Tot dat moment kan Kasimir ze nog allemaal vangen.

## Kitchen: the first lesson. A child plays the mice; the computer plays Kasimir.

kitchen-lesson-roll = Jij speelt alle vier de muizen. Kasimir zit op de tafel. Tik op je dobbelsteen!
kitchen-lesson-walk = Twee stappen. Tik op de bovenste muis en dan op het veld dat oplicht.
kitchen-lesson-flip = Wat zou daaronder liggen? Tik op de tegel!
kitchen-lesson-cat = Kaas! Die is voor jou. Nu gooit Kasimir en springt hij van de tafel.
kitchen-lesson-again = Hij heeft een kapot bord gevonden. Daar heeft hij niets aan. Jouw beurt: gooi!
kitchen-lesson-team = Je mag elke muis van je team zetten. Tik op de muis rechts en dan op het veld dat oplicht.
kitchen-lesson-caught = Deze keer maar een bord. En nu, pas op, daar komt Kasimir …
kitchen-lesson-hide = Hij heeft een muis gevangen, maar je hebt er nog drie. Gooi!
kitchen-lesson-under = Verstop je onder de tafel! Tik op je muis ernaast en dan op het veld onder de tafel.
kitchen-lesson-above = Nog een kaasje! Kasimir springt weer op de tafel, vlak boven je, maar hij kan niet bij je komen.
kitchen-lesson-last = Veel later: er is nog maar één kaasje. Gooi!
kitchen-lesson-take = Pak het! Tik op de muis naast het kaasje en dan op het kaasje.
kitchen-lesson-hurry = Dat was het laatste. Nu vlug naar huis! Kasimir is nog ver weg.
kitchen-lesson-home = Er moet één muis een hol in. Gooi!
kitchen-lesson-in = Twee stappen, precies goed. Hup, het hol in!
kitchen-lesson-end = Alle kaas is veilig thuis. De muizen hebben gewonnen!

## Kitchen: names of what is on the board, for those who listen to it.

kitchen-name-square = { $part ->
    [leg] { $square }, de tafel
    [table] { $square }, de tafel en de vloer eronder
   *[floor] { $square }
  }{ $tile ->
    [down] , een dichte tegel
    [cheese] , een kaasje
   *[none] {""}
  }{ $mouse ->
    [none] {""}
   *[other] , muis { $mouse }
  }{ $cat ->
    [yes] , de kater
   *[no] {""}
  }
kitchen-name-hole = Muizenhol { $hole }, { $lies ->
    [up] verlicht
   *[down] nog donker
  }{ $mouse ->
    [none] {""}
   *[other] , muis { $mouse }
  }
kitchen-name-piece = { $piece ->
    [cat] { $where ->
        [box] De kater, nog niet in de keuken
        [table] De kater op de tafel, { $square }
       *[floor] De kater op { $square }
      }
   *[other] { $where ->
        [hole] Muis { $piece } in muizenhol { $square }
        [table] Muis { $piece } onder de tafel, { $square }
       *[floor] Muis { $piece } op { $square }
      }
  }
kitchen-name-die = { $side ->
    [cat] De dobbelsteen van de kater
   *[mice] De dobbelsteen van de muizen
  }{ $face ->
    [none] {""}
   *[other] {" "}toont { $face }
  }

## Kitchen: the sides to choose from.

kitchen-side-c = Kater
kitchen-side-m1 = Muizen
