## Race: reasons why a move is not legal. The attribute says which rule it is.

race-unreadable = “{ $move }” is geen zet in dit spel; schrijf draw, pass, back, lift:e5, cat:e5, of s, l, r voor een wegsteen (ns, el voor je eerste).
    .rule = In je beurt trek je een steen en leg je hem neer, of je slaat de beurt over.
race-unreadable-stay = “{ $move }” is geen zet in dit spel; schrijf draw, pass, back, cat:e5, of s, l, r voor een wegsteen (ns, el voor je eerste).
    .rule = In je beurt trek je een steen en leg je hem neer, of je slaat de beurt over.
race-undrawn = Je hebt nog geen steen, dus “{ $move }” moet wachten: trek er eerst een.
    .rule = Aan het begin van je beurt kies je: een steen trekken of de beurt overslaan.
race-in-hand = Je hebt { $hand ->
    [straight] een rechte steen
    [bend] een bocht
   *[cat] een kat
  } getrokken en moet die nu neerleggen; “{ $move }” kan alleen aan het begin van een beurt.
    .rule = Een getrokken steen die past, moet je neerleggen.
race-other-tile = Je hebt { $hand ->
    [straight] een rechte steen (s)
    [bend] een bocht (l of r)
   *[cat] een kat
  } getrokken, dus je kunt niet “{ $move }” spelen.
    .rule = Je legt de steen neer die je hebt getrokken.
race-bag = Het zakje is leeg: er valt niets te trekken.
    .rule = Je kunt alleen trekken zolang er stenen in het zakje zitten.
    .short = Het zakje is leeg: tik op wat oplicht.
race-no-path = Je pad heeft nog geen steen die je terug kunt doen.
    .rule = Wie een beurt overslaat, mag de laatste steen van het eigen pad terug in het zakje doen.
race-off-board = Er is geen veld { $square } op dit bord.
    .rule = Stenen liggen op de velden van het bord.
race-no-cat = Op { $square } ligt geen kat.
    .rule = Wie een beurt overslaat, mag één kat van het bord terug in het zakje doen.
race-cats-stay = Katten blijven liggen: alleen de laatste steen van je eigen pad kan terug in het zakje.
    .rule = Wie een beurt overslaat, mag de laatste steen van het eigen pad terugdoen, maar geen kat.
    .short = Katten blijven liggen: tik op wat oplicht.
race-begun = Je pad is al begonnen; schrijf dus alleen “{ $tile }”, niet “{ $move }”: de steen komt voor het open einde.
    .rule = Alleen bij de eerste steen van een pad kies je de richting.
race-which-way = Dit is je eerste steen; zeg dus welke kant hij op gaat vanuit je hoek: schrijf { $count ->
    [one] “{ $first }”
   *[other] “{ $first }” of “{ $second }”
  }, niet “{ $move }”.
    .rule = De eerste steen komt op een van de twee velden naast je hoek.
race-exit = Vanuit je hoek begint een pad naar { $one } of { $other }; naar { $heading } is er geen bord.
    .rule = De eerste steen komt op een van de twee velden naast je hoek.
race-taken = { $square } is niet leeg: daar { $what ->
    [cat] ligt een kat
    [cheese] ligt de kaas
    [corner] is de starthoek van een muis
   *[path] ligt een pad
  }.
    .rule = Een steen leg je alleen op een leeg veld.
    .short = Daar ligt al iets: tik op een veld dat oplicht.
race-edge = Zo gelegd op { $square } leidt de steen over de rand van het bord.
    .rule = Het open einde van een pad moet naar een leeg veld of naar de kaas wijzen.
    .short = Dat gaat over de rand: tik op een veld dat oplicht.
race-cat-ahead = Zo gelegd loopt je pad tegen de kat op { $ahead } aan.
    .rule = Het open einde van een pad mag niet naar een kat wijzen.
    .short = Dat loopt tegen een kat aan: tik op een veld dat oplicht.
race-path-ahead = Zo gelegd loopt je pad tegen een pad op { $ahead } aan.
    .rule = Het open einde van een pad mag niet naar een pad wijzen, ook niet naar het eigen pad.
    .short = Dat loopt tegen een pad aan: tik op een veld dat oplicht.
race-corner-ahead = Zo gelegd loopt je pad de starthoek { $ahead } in.
    .rule = Het open einde van een pad mag niet naar een hoek wijzen waar een muis is begonnen.
    .short = Dat loopt een hoek in: tik op een veld dat oplicht.
race-side = { $square } ligt niet aan de kant van { $seat }, en { $seat } is hierna aan de beurt.
    .rule = Een kat komt aan de kant van de muis die hierna aan de beurt is: de hoek van geen enkele andere muis ligt dichter bij het veld.
    .short = Dat is niet aan de kant van { $seat }: tik op een veld dat oplicht.
race-side-or-scent = { $square } ligt niet vlak naast de kaas en ook niet aan de kant van { $seat }, en { $seat } is hierna aan de beurt.
    .rule = Een kat komt aan de kant van de muis die hierna aan de beurt is, waar geen andere hoek dichterbij ligt, of in het geurgebied.
    .short = Dat is niet aan de kant van { $seat } en ook niet naast de kaas: tik op een veld dat oplicht.
race-leader-side = { $count ->
    [1] { $square } ligt niet aan de kant van { $seat }. Jou niet meegeteld heeft { $seat } de meeste stenen.
   *[other] { $square } ligt niet aan de kant van een muis die deze kat mag krijgen: dat zijn de anderen met de meeste stenen.
  }
    .rule = Een kat komt aan de kant van de andere muis met de meeste stenen: de hoek van geen enkele andere muis ligt dichter bij het veld.
    .short = Daar mag nu geen kat liggen: tik op een veld dat oplicht.
race-leader-side-or-scent = { $count ->
    [1] { $square } ligt niet vlak naast de kaas en ook niet aan de kant van { $seat }. Jou niet meegeteld heeft { $seat } de meeste stenen.
   *[other] { $square } ligt niet vlak naast de kaas en ook niet aan de kant van een muis die deze kat mag krijgen: dat zijn de anderen met de meeste stenen.
  }
    .rule = Een kat komt aan de kant van de andere muis met de meeste stenen, waar geen andere hoek dichterbij ligt, of in het geurgebied.
    .short = Daar mag nu geen kat liggen: tik op een veld dat oplicht.
race-open-end = Het pad van { $seat } eindigt vlak voor { $square }, dus daar mag geen kat liggen.
    .rule = Waar het open einde van een pad heen wijst, komt geen kat, behalve als de geurregel het naast de kaas toestaat.
    .short = Daar gaat het pad van { $seat } verder: tik op een veld dat oplicht.
race-last-exit = { $square } is de laatste uitgang uit de hoek van { $seat }, dus daar mag geen kat liggen.
    .rule = Zolang iemand nog geen steen op het bord heeft, moet een van zijn twee eerste velden vrij van katten blijven.
    .short = Dat is de laatste uitgang voor { $seat }: tik op een veld dat oplicht.

## Race: why something cannot be touched now, on a screen.

race-touch-draw = Tik eerst op het zakje!
    .rule = Wie trekt, moet afwachten wat er uit het zakje komt.
race-touch-hand = Je hand is leeg: tik op het zakje.
    .rule = Aan het begin van je beurt kies je: een steen trekken of de beurt overslaan.
race-touch-back = Dat kan niet in het zakje: tik op wat oplicht.
    .rule = Wie een beurt overslaat, mag één kat terugdoen, of de laatste steen van het eigen pad.
race-touch-lay = Tik op een veld dat oplicht: daar komt je steen.
    .rule = Een getrokken steen die past, moet je neerleggen.
race-touch-ahead = Je pad gaat verder op { $square }.
    .rule = Een wegsteen komt vlak voor het open einde van je pad.
    .short = Je pad gaat verder waar het oplicht.
race-touch-first = Je pad begint naast je hoek, waar het oplicht.
    .rule = De eerste steen komt op een van de twee velden naast je hoek.
race-touch-bend = Daar leidt geen bocht heen: tik op een veld dat oplicht.
    .rule = Een bocht gaat naar links of naar rechts: tik op het veld waar je pad heen moet wijzen.

## Race: what to do now; the second text tells the others.

race-prompt-turn = Tik op het zakje en trek een steen.
    .other = { $seat } trekt een steen of slaat een beurt over.

race-prompt-empty = Het zakje is leeg: tik op wat oplicht.
    .other = { $seat } slaat een beurt over.

race-prompt-back = Tik nu op het zakje: daar gaat de steen weer in.

race-prompt-bag = Tik op het zakje!
    .other = { $seat } pakt een steen uit het zakje.

race-prompt-path = { $tile ->
    [straight] Leg je rechte steen waar het oplicht.
   *[bend] Leg je bocht waar het oplicht.
  }
    .other = { $seat } legt { $tile ->
        [straight] een rechte steen.
       *[bend] een bocht.
      }

race-prompt-ahead = Waar moet je pad heen draaien? Tik erop.

race-prompt-cat = { $where ->
    [one] Leg { $other } de kat in de weg.
    [cheese] Leg de kat naast de kaas.
   *[several] Leg iemand de kat in de weg.
  }
    .other = { $seat } legt een kat.

race-advice-draw = { $count ->
    [0] Trek een steen.
    [one] Trek een steen: { $count } van de { $all } in het zakje past aan je pad.
   *[other] Trek een steen: { $count } van de { $all } in het zakje passen aan je pad.
  }

race-advice-pass = Sla je beurt over.

race-advice-back = Doe de laatste steen van je pad terug{ $why ->
    [stuck] : daar past niets meer aan.
   *[none] .
  }

race-advice-lift = Doe een kat terug in het zakje{ $why ->
    [way] : hij ligt vlak voor je pad.
   *[none] .
  }

race-advice-lay = { $tile ->
    [straight] Leg de rechte steen
   *[bend] Leg de bocht
  }{ $why ->
    [cheese] : je pad komt bij de kaas!
    [scent] : je pad komt vlak naast de kaas uit!
    [closer] : je pad komt dichter bij de kaas.
   *[none] .
  }

race-advice-cat = { $where ->
    [path] Leg de kat vlak voor het pad van { $other }.
    [cheese] Leg de kat vlak naast de kaas.
   *[side] Leg { $other } de kat in de weg.
  }

## Race: what is wrong with a position text.

race-position-path = PATHS: “{ $found }” is geen pad voor { $seat }; schrijf “-”, of een richting (n e s w) en een letter voor elke steen (s l r)
race-position-exit = PATHS: { $seat } verlaat de hoek naar een van { $exits }, niet naar { $found }
race-position-run = PATHS: steen { $count } van { $seat } zou { $what ->
    [edge] over de rand van het bord liggen
    [cheese] op de kaas liggen, op { $square }
    [corner] op een starthoek liggen, op { $square }
   *[path] op een andere wegsteen liggen, op { $square }
  }
race-position-end = PATHS: het open einde van { $seat } wijst { $what ->
    [edge] over de rand van het bord
    [corner] naar de starthoek { $square }
   *[path] naar een steen van het eigen pad, op { $square }
  }
race-position-tiles = { $found } { $kind ->
    [straights] rechte stenen
    [bends] bochten
   *[cats] katten
  } op het bord; er zijn er maar { $tiles }
race-position-square = CATS: “{ $found }” is geen veld; het bord loopt van a1 tot { $last }
race-position-cat = CATS: op { $square } kan geen kat liggen: { $what ->
    [cat] daar ligt er al een
    [cheese] daar ligt de kaas
    [corner] daar is een muis begonnen
   *[path] daar ligt een wegsteen
  }
race-position-guarded = CATS: op { $square } kan geen kat liggen, want daar wijst het open einde van { $seat } heen
race-position-shut = CATS: op { $one } en { $other } kan niet allebei een kat liggen zolang { $seat } geen steen heeft
race-position-winners = PATHS: { $count } open einden wijzen naar de kaas; het eerste beëindigt de partij al
race-position-winners-scent = PATHS: { $count } open einden wijzen naar de kaas of naar lege velden ernaast; het eerste beëindigt de partij al
race-position-over = SEAT en STEP zijn alleen “-” en “over” als een open einde naar de kaas wijst, en dan altijd; hier { $count ->
    [0] wijst er geen naar de kaas
   *[other] wijst er een naar de kaas
  }
race-position-over-scent = SEAT en STEP zijn alleen “-” en “over” als een open einde naar de kaas of naar een leeg veld ernaast wijst, en dan altijd; hier { $count ->
    [0] is er zo geen
   *[other] is er zo een
  }
race-position-bag = STEP: niemand kan trekken, want alle stenen liggen op het bord
race-position-none = STEP: voor “{ $step }” is zo’n steen in de hand nodig, maar ze liggen allemaal op het bord
race-position-stuck = STEP: { $seat } heeft geen plaats voor “{ $step }”; zo’n steen gaat meteen terug in het zakje

## Race: editions

race-edition-even = { $where }: { $found } is even; de kaas heeft een veld precies in het midden nodig
race-edition-short = { $where }: { $found } wegstenen komen niet tot de kaas; het kortste pad heeft er { $shortest }

## Race: the board in a terminal

race-title = Muizenrace
race-about = Leg steen voor steen een pad naar de kaas, sneller dan alle anderen.
race-draw-none = nog geen steen
race-draw-seat = { $tiles ->
    [one] { $tiles } steen
   *[other] { $tiles } stenen
  }, gaat verder op { $square }, nog { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
  } tot de kaas
race-draw-blocked = { $tiles ->
    [one] { $tiles } steen
   *[other] { $tiles } stenen
  }, op { $square } versperd door { $what ->
    [cat] een kat
   *[path] een pad
  }, nog { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
  } tot de kaas
race-draw-won = { $tiles ->
    [one] { $tiles } steen
   *[other] { $tiles } stenen
  }, de kaas is bereikt
race-draw-won-scent = { $tiles ->
    [one] { $tiles } steen
   *[other] { $tiles } stenen
  }, vlak naast de kaas, en dat is genoeg
race-draw-bag = In het zakje: recht { $straights }, bochten { $bends }, katten { $cats }.
race-draw-straight = Er moet een rechte steen worden gelegd.
race-draw-bend = Er moet een bocht worden gelegd, naar links of naar rechts.
race-draw-cat = Er moet een kat worden gelegd.

## Race: what just happened. Seats are shown as names.

race-tell-reach = { $seat } grijpt in het zakje.
race-tell-pass = { $seat } slaat een beurt over.
race-tell-back = { $seat } slaat een beurt over en doet de laatste steen terug in het zakje.
    .precise = { $seat } slaat een beurt over en doet de laatste steen van { $square } terug in het zakje.
race-tell-lift = { $seat } slaat een beurt over en doet een kat terug in het zakje.
    .precise = { $seat } slaat een beurt over en doet de kat van { $square } terug in het zakje.
race-tell-draw = { $seat } trekt { $tile ->
    [straight] een rechte steen
    [bend] een bocht
   *[cat] een kat
  }{ $fits ->
    [no] , maar die past nergens en gaat terug.
   *[yes] .
  }
race-tell-lay = { $seat } legt { $tile ->
    [straight] een rechte steen
   *[bend] een bocht
  }.
    .precise = { $seat } legt { $tile ->
        [straight] een rechte steen
       *[bend] een bocht
      } op { $square }; het pad gaat verder op { $ahead }.
race-tell-cat = { $where ->
    [path] { $seat } legt een kat vlak voor het pad van { $other }.
    [cheese] { $seat } legt een kat vlak naast de kaas.
   *[side] { $seat } legt { $other } een kat in de weg.
  }
    .precise = { $where ->
        [path] { $seat } legt een kat op { $square }, vlak voor het pad van { $other }.
        [cheese] { $seat } legt een kat op { $square }, vlak naast de kaas.
       *[side] { $seat } legt { $other } op { $square } een kat in de weg.
      }
race-tell-cheese = Het pad van { $seat } bereikt de kaas met { $tiles ->
    [one] { $tiles } steen
   *[other] { $tiles } stenen
  }.
race-tell-scent = Het pad van { $seat } komt vlak naast de kaas uit, met { $tiles ->
    [one] { $tiles } steen
   *[other] { $tiles } stenen
  }.
race-finish-path = { $goal ->
    [scent] Het pad komt vlak naast de kaas uit. Dat is genoeg! Stenen: { $tiles }.
   *[cheese] Het pad loopt helemaal tot de kaas. Stenen: { $tiles }.
  }
race-finish-won = Nu gaat de kaas mee naar huis!
race-finish-lost = { $missing ->
    [1] Bijna: er ontbrak maar één steen!
    [2] Bijna: er ontbraken maar twee stenen!
   *[other] { $tiles ->
        [0] Je muis heeft lekker geslapen. De volgende keer gaat hij vroeg op pad!
       *[other] Wat een mooi pad! Stenen: { $tiles }.
      }
  }

## Race: what can be chosen

race-variant-scent = met kaasgeur
race-variant-gentle = zonder kaasgeur
race-edition-classic = zoals altijd
race-edition-danish = katten blijven liggen
race-edition-italian = naast de kaas komen is genoeg
race-edition-spanish = katten gaan naar wie vooroploopt

## Race: the rules, for children of ten. The numbers come from the board: $least to $most players, $straights straights,
## $bends bends and $cats cats in the bag. So do the rules that editions change: $cats_for, $scent_wins, $lift_cats.

race-rules-goal-title = Waar het om gaat
race-rules-goal = In het midden ligt de kaas. { $least } tot { $most } muizen beginnen in de hoeken, en elke muis bouwt een pad van stenen. { $scent_wins ->
    [yes] Wie het eerst bij een van de velden rond de kaas is, wint.
   *[no] Wie het eerst bij de kaas is, wint.
  }
race-rules-turn-title = Jouw beurt
race-rules-turn = Pak een steen uit het zakje, zonder te kijken. Er zitten { $straights } rechte stenen, { $bends } bochten en { $cats } katten in. Een rechte steen of een bocht leg je aan het einde van je pad, zodat de lijnen op elkaar aansluiten. Een bocht mag naar links of naar rechts, net wat je wilt.
race-rules-first-title = De eerste steen
race-rules-first = Je eerste steen komt op een van de twee velden naast je hoek.
race-rules-blocked-title = Als een steen niet past
race-rules-blocked = Een pad mag niet over de rand gaan, niet naar een kat, niet naar een pad (ook niet naar dat van jezelf) en niet naar een hoek waar een muis is begonnen. Kun je je steen op geen enkele manier leggen, dan gaat hij terug in het zakje en is je beurt voorbij. Past hij wel, dan moet je hem leggen, ook als hij bij de kaas vandaan leidt.
race-rules-cat-title = Een kat!
race-rules-cat = { $cats_for ->
    [leader] Trek je een kat, leg die dan de koploper in de weg: op een leeg veld aan de kant van de muis met de meeste stenen in zijn pad. Jij telt zelf niet mee. Hebben meerdere muizen er evenveel, kies dan een van hen. Is er nergens plaats voor de kat, dan gaat die terug in het zakje.
   *[next] Trek je een kat, leg die dan de volgende muis in de weg: op een leeg veld aan zijn kant van het bord. Is er nergens plaats voor de kat, dan gaat die terug in het zakje.
  }
race-rules-free-title = Niemand wordt opgesloten
race-rules-free = Precies op het veld waar een pad verdergaat, mag geen kat liggen. En zolang iemand nog geen steen heeft gelegd, moeten de anderen minstens een van zijn twee eerste velden vrij laten.
race-rules-pass-title = Een beurt overslaan
race-rules-pass = In plaats van te trekken mag je je beurt overslaan. { $lift_cats ->
    [no] Dan mag je de laatste steen van je eigen pad terug in het zakje doen. Katten blijven liggen.
   *[yes] Dan mag je één steen terug in het zakje doen: een kat naar keuze, of de laatste steen van je eigen pad.
  }
race-rules-scent-title = De kaasgeur
race-rules-scent = Rond de kaas ruikt het heerlijk, en daar zijn katten dol op. In dit geurgebied mag je een kat op elk leeg veld leggen, aan wiens kant het ook ligt{ $scent_wins ->
    [yes] .
   *[no] , zelfs vlak voor een pad.
  }
race-rules-win-title = Het einde
race-rules-win = { $scent_wins ->
    [yes] Zodra je pad naar een leeg veld naast de kaas leidt, rent je muis het hele pad af en heb je gewonnen.
   *[no] Zodra je pad naar de kaas leidt, rent je muis het hele pad af en heb je gewonnen.
  }
race-rules-gentle-title = Zonder kaasgeur
race-rules-gentle = { $scent_wins ->
    [yes] Een vriendelijkere race: rond de kaas gelden voor katten dezelfde regels als overal. Wie naast de kaas komt, wint nog steeds.
   *[no] Een vriendelijkere race: de velden rond de kaas zijn net als alle andere. Ook daar mag geen kat liggen op het veld waar een pad verdergaat.
  }
race-rules-ways-title = Andere manieren om te spelen
race-rules-ways = Als je een tafel opent, kun je één ding veranderen: katten gaan naar wie vooroploopt in plaats van naar wie hierna komt. Of het is genoeg om naast de kaas te komen. Of katten blijven liggen en niemand mag ze terugdoen.

## Race: the first lesson. A child plays Red; the computer plays Green.

race-lesson-draw = Jij bent de rode muis en wilt naar de kaas. Tik op het zakje en trek een steen!
race-lesson-lay = Een rechte steen. Tik op de steen en dan op het veld boven je muis.
race-lesson-green = Zo begint je pad. Nu bouwt Groen er een vanuit de andere hoek.
race-lesson-bend = Jouw beurt. Trek nog een keer!
race-lesson-look = Een bocht! Tik erop, dan op het einde van je pad, en dan op het veld waar het heen moet.
race-lesson-cat = Nu trekt Groen, en het is een kat. Groen legt hem bij jou in de weg.
race-lesson-own-cat = Daar moet je omheen. Trek nog een steen!
race-lesson-lay-cat = Nu heb jij een kat. Tik erop en dan op het veld dat oplicht. Daar zit hij Groen in de weg.
race-lesson-last = Veel later: je pad is bijna bij de kaas. Trek!
race-lesson-win = Een rechte steen, precies wat je nodig hebt. Leg hem aan het einde van je pad!
race-lesson-end = Je muis rent naar de kaas. Je hebt de race gewonnen!

## Race: names of what is on the board, for those who listen to it.

race-name-square = { $square }{ $scent ->
    [yes] , naast de kaas
   *[no] {""}
  }: { $what ->
    [cat] een kat
    [path] het pad van { $seat }
    [ahead] vrij, hier gaat het pad van { $seat } verder
    [cheese] de kaas
    [corner] de hoek van { $seat }
   *[free] vrij
  }
race-name-bag = Het zakje: recht { $straights }, bochten { $bends }, katten { $cats }
race-name-hand = { $tile ->
    [straight] De steen in de hand: een rechte
    [bend] De steen in de hand: een bocht
    [cat] De steen in de hand: een kat
   *[none] Geen steen in de hand
  }
race-name-pass = Beurt overslaan
