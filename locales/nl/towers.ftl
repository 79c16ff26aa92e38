## Towers: reasons why a move is not legal. The attribute says which rule it is.

towers-unreadable = “{ $move }” is geen zet in dit spel; schrijf p+3 voor een muis uit de voorraadkast, 7+2 voor een muis van veld 7.
    .rule = Bij een zet kies je een muis en hoe ver die loopt.
towers-pantry = In de voorraadkast zit geen muis van jou meer.
    .rule = Elke muis verlaat de voorraadkast maar één keer.
    .short = Je voorraadkast is leeg: tik op een muis die oplicht.
towers-beyond = Veld { $space } bestaat niet: de baan heeft { $spaces } velden.
    .rule = Een muis vertrekt uit de voorraadkast of van een veld van de baan.
towers-empty = Op veld { $space } staat geen muis.
    .rule = Je zet een van je eigen muizen.
    .short = Daar staat niemand: tik op een muis die oplicht.
towers-blocked = Je muis op veld { $space } zit vast: muis { $top } staat erbovenop.
    .rule = Alleen de bovenste muis van een toren mag weg.
towers-caught = Je muis op veld { $space } zit voorgoed in het blikje.
    .rule = De eerste muis die op een blikje belandt, is gevangen en gaat nooit meer verder.
    .short = Die muis zit in een blikje: tik er een aan die oplicht.
towers-foreign = De muis die van veld { $space } weg mag, is { $top }, niet die van jou.
    .rule = Je zet een van je eigen muizen.
towers-foreign-caught = Muis { $top } op veld { $space } is niet van jou, en hij zit voorgoed in het blikje.
    .rule = Je zet een van je eigen muizen.
towers-exact = De dobbelsteen toont { $die }, niet { $steps }.
    .rule = Een muis loopt precies zo ver als er is gegooid.
    .short = De dobbelsteen staat op { $die }: tik op wat oplicht.
towers-clover = Het klavertje is een getal van 1 tot en met { $most }, niet { $steps }.
    .rule = Bij een klavertje kies je zelf een getal, maar geen hoger getal dan het klavertje toestaat.
    .short = Het klavertje gaat maar tot { $most }: tik op wat oplicht.

## Towers: why something cannot be touched now, on a screen. The other one is shown by name.

towers-touch-roll = Tik eerst op de dobbelsteen!
    .rule = Een beurt begint met gooien: zo ver loopt dan een muis.
towers-touch-die = Je hebt al gegooid: tik op een muis die oplicht.
    .rule = In een beurt gooi je maar één keer.
towers-touch-mouse = Tik eerst op een muis die oplicht.
    .rule = Bij een zet kies je een muis en hoe ver die loopt.
towers-touch-home = Die muizen zijn al thuis: tik er een aan die oplicht.
    .rule = Een muis die thuis is, loopt niet meer.
towers-touch-other = Die muis is van { $other }: tik er een aan die oplicht.
    .rule = Je zet een van je eigen muizen.
towers-touch-blocked = Op jouw muis zit er een van { $other }: tik op wat oplicht.
    .rule = Alleen de bovenste muis van een toren mag weg.
towers-touch-back = Muizen lopen alleen vooruit: tik op wat oplicht.
    .rule = Muizen lopen alleen naar het muizenhol toe.
towers-touch-where = Daar kan geen muis heen: tik op wat oplicht.
    .rule = Muizen lopen over de velden naar het muizenhol.
towers-touch-clover = Tik op een getal dat oplicht, van 1 tot en met { $most }.
    .rule = Bij een klavertje kies je zelf een getal, maar geen hoger getal dan het klavertje toestaat.

## Towers: what to do now; the second text tells the others.

towers-prompt-roll = Tik op de dobbelsteen!
    .other = { $seat } gooit.

towers-prompt-move = { $mice ->
    [pantry] Haal een muis uit de voorraadkast
    [one] Tik op je muis
   *[several] Kies een muis
  }{ $steps ->
    [one] : hij loopt één veld.
   *[other] : hij loopt { $steps } velden.
  }
    .other = { $seat } kiest een muis.

towers-prompt-clover = { $mice ->
    [pantry] Een klavertje, 1 tot en met { $most }! Haal een muis uit de voorraadkast.
    [one] Een klavertje, 1 tot en met { $most }! Tik op de plek waar je muis heen gaat.
   *[several] Een klavertje, 1 tot en met { $most }! Kies een muis.
  }
    .other = { $seat } kiest een muis voor het klavertje.

towers-prompt-number = Tik nu op een getal voor het klavertje.

towers-advice = { $origin ->
    [0] Haal een muis uit de voorraadkast
   *[other] Zet je muis van veld { $origin } vooruit
  }{ $steps ->
    [0] { "" }
    [one] , één veld
   *[other] , { $steps } velden
  }{ $why ->
    [home] : hij komt thuis.
    [covers] : hij klimt op een muis van { $other }.
    [frees] : je muis eronder is weer vrij.
    [full] : het blikje daar is al vol.
    [past] : hij komt voorbij een blikje.
    [caught] , ook al valt hij in het blikje.
   *[none] .
  }

## Towers: what is wrong with a position text.

towers-position-mice = plaats { $seat } heeft { $count ->
    [one] { $count } muis
   *[other] { $count } muizen
  } in plaats van { $mice }
towers-position-tower = TRACK: “{ $entry }” is geen toren; schrijf veld:muizen met een veld van 1 tot en met { $spaces }
towers-position-letter = TRACK: in “{ $entry }” staat het teken “{ $letter }”; muizen zijn letters uit { $seats }
towers-position-caught = TRACK: “{ $entry }”: bij “{ $letter }” zijn hoofdletter en kleine letter verwisseld; alleen de onderste muis op een blikje is gevangen, en alleen een gevangen muis is een hoofdletter
towers-position-first = FIRST: “{ $first }” moet elke plaats met een muis thuis één keer noemen: { $seats }
towers-position-over = SEAT en DIE zijn alleen allebei “-” als er geen muis meer onderweg is, en dan altijd; hier zijn het er { $count }
towers-position-stuck = SEAT: { $seat } heeft geen vrije muis en kan dus niet aan de beurt zijn

## Towers: the board in a terminal

towers-title = Muizentorens
towers-about = Op weg naar het muizenhol klimmen jullie op elkaars rug. Pas op voor de blikjes!
towers-draw-seat = voorraadkast { $pantry }  thuis { $home }
towers-draw-first = voorraadkast { $pantry }  thuis { $home }, als eerste thuis
towers-draw-die = De dobbelsteen toont { $die }.
towers-draw-clover = De dobbelsteen toont een klavertje: een getal naar keuze van 1 tot en met { $most }.

## Towers: what just happened. Seats are shown as names; origin 0 is the pantry.

towers-tell-roll = { $seat } gooit { $face ->
    [clover] een klavertje
   *[other] { $face }
  }.
towers-tell-move = { $seat } { $origin ->
    [0] haalt een muis uit de voorraadkast
   *[other] zet een muis vooruit
  }.
    .precise = { $seat } zet een muis { $origin ->
        [0] uit de voorraadkast
       *[other] van { $origin }
      } op { $space }.
towers-tell-climb = { $seat } zet een muis op de rug van { $own ->
    [yes] een eigen muis
   *[no] een muis van { $other }
  }.
    .precise = { $seat } zet een muis { $origin ->
        [0] uit de voorraadkast
       *[other] van { $origin }
      } op { $space }, op de rug van { $own ->
        [yes] een eigen muis
       *[no] een muis van { $other }
      }.
towers-tell-caught = { $seat } zet een muis vooruit. Plof, in het blikje!
    .precise = { $seat } zet een muis { $origin ->
        [0] uit de voorraadkast
       *[other] van { $origin }
      } op { $space }. Plof, in het blikje!
towers-tell-home = { $seat } brengt een muis naar huis.
    .precise = { $seat } brengt een muis { $origin ->
        [0] uit de voorraadkast
       *[other] van { $origin }
      } naar huis.
towers-finish-none = Er is geen muis thuisgekomen, dus iedereen wint.
towers-finish-most = Muizen thuis: { $count }. Meer heeft niemand.
towers-finish-tie = Gelijke stand: { $count }. Dan wint wie het eerst een muis thuis had.
towers-finish-won = { $count ->
    [0] Geen muis thuis, en toch heb je gewonnen!
   *[other] { $left ->
        [0] Al je muizen zijn thuis. Hoera!
       *[other] Hoera! Je muizen thuis: { $count }.
      }
  }
towers-finish-lost = { $missing ->
    [0] Bijna: evenveel muizen thuis, alleen iets later!
    [1] Bijna: maar één muis minder thuis!
   *[other] { $count ->
        [0] Je muizen doen een dutje in hun blikjes. De volgende keer rennen ze naar huis!
       *[other] Je muizen thuis: { $count }. Je mooiste einde moet nog komen!
      }
  }

## Towers: the rules, for children of ten. The numbers come from the board: $mice a player, $spaces on the way, $traps
## tins, $clover_reach the most that a clover can be, $least to $most players.

towers-rules-goal-title = Waar het om gaat
towers-rules-goal = Dit speel je met { $least } tot { $most } spelers. Iedereen heeft { $mice ->
    [one] één muis in de voorraadkast. Breng hem
   *[other] { $mice } muizen in de voorraadkast. Breng ze
  } naar het muizenhol, langs de lege blikjes van Kasimir. Wie aan het eind de meeste muizen thuis heeft, wint.
towers-rules-turn-title = Jouw beurt
towers-rules-turn = Gooi en zet dan een van je muizen precies zoveel velden vooruit. Jij kiest welke: een muis uit de voorraadkast of een die al onderweg is. Kun je zetten, dan moet het ook.
towers-rules-clover-title = Het klavertje
towers-rules-clover = Een klavertje brengt geluk: kies zelf een getal van 1 tot en met { $clover_reach }.
towers-rules-tower-title = Torens
towers-rules-tower = Komt je muis op een veld waar al andere staan, dan klimt hij erbovenop. Een toren mag zo hoog worden als jullie willen. Alleen de bovenste muis mag weg. Alle muizen eronder moeten wachten.
towers-rules-passed-title = Als je vastzit
towers-rules-passed = Kan geen van je muizen weg omdat er andere op staan, dan sla je een beurt over. Rood heeft hier geen vrije muis, dus Blauw mag nog een keer.
towers-rules-trap-title = De blikjes
towers-rules-trap = Op de weg { $traps ->
    [one] staat één leeg blikje
   *[other] staan { $traps } lege blikjes
  }. Een blikje telt als een veld, en erlangs lopen kan geen kwaad. Maar de eerste muis die op een blikje stopt, valt erin en blijft er tot het eind in zitten.
towers-rules-full-title = Een vol blikje
towers-rules-full = Zit er al een muis in het blikje, dan is er geen plaats meer. Wie er nu terechtkomt, staat er gewoon bovenop en loopt later verder.
towers-rules-home-title = Thuis
towers-rules-home = Voor het muizenhol hoef je niet precies te gooien. Te veel is ook goed.
towers-rules-end-title = Het einde
towers-rules-end = Het spel is uit als alle muizen thuis zijn of in een blikje zitten. Wie de meeste muizen thuis heeft, wint. Hebben meerdere spelers er evenveel, dan wint wie van hen het eerst een muis thuis had. Heeft niemand een muis thuis, dan winnen jullie allemaal samen.

## Towers: the first lesson. A child plays Red; the computer plays Blue.

towers-lesson-roll = Jij bent Rood. Tik op de dobbelsteen!
towers-lesson-move = Een drie! Tik op je muizen in de voorraadkast en dan op het veld dat oplicht.
towers-lesson-climbed = Blauw heeft ook een drie. Die muis komt precies op de jouwe terecht!
towers-lesson-again = Nu is het een toren. Jouw muis eronder kan niet weg. Gooi nog een keer!
towers-lesson-climb = Haal je volgende muis uit de voorraadkast en klim helemaal naar boven.
towers-lesson-caught = Blauw zit nu onder jou vast en haalt een nieuwe muis. O jee, daar staat een blikje …
towers-lesson-next = Plof! De eerste muis op een blikje blijft er voorgoed in. Jij mag gooien!
towers-lesson-full = Nu is het blikje vol, dus er kan je niets gebeuren. Spring van de toren op het blikje.
towers-lesson-last = Veel later: jullie hebben allebei muizen thuis. Eentje van jou is nog onderweg. Gooi!
towers-lesson-home = Vijf is meer dan je nodig hebt, maar dat geeft niet. Hup, het muizenhol in!
towers-lesson-end = Jij hebt de meeste muizen thuis. Zo win je Muizentorens!

## Towers: names of what is on the board, for those who listen to it.

towers-name-space = { $kind ->
    [trap] Veld { $space }, een blikje
   *[plain] Veld { $space }
  }: { $count ->
    [0] vrij
    [one] { $caught ->
        [yes] een muis van { $top }, gevangen in het blikje
       *[no] een muis van { $top }
      }
   *[other] { $caught ->
        [yes] { $count } muizen, bovenop een van { $top }, de onderste gevangen in het blikje
       *[no] { $count } muizen, bovenop een van { $top }
      }
  }
towers-name-pantry = Voorraadkast van { $seat }: { $count ->
    [0] leeg
    [one] één muis
   *[other] { $count } muizen
  }
towers-name-hole = Muizenhol: { $count ->
    [0] er is niemand thuis
    [one] één muis is thuis
   *[other] { $count } muizen zijn thuis
  }
towers-name-die = { $face ->
    [none] De dobbelsteen
    [clover] De dobbelsteen toont een klavertje
   *[other] De dobbelsteen toont { $face }
  }
towers-name-clover = Het klavertje is { $steps }

## Towers: who starts.

towers-first-cheese = Wie het meest van kaas houdt
towers-who-cheese = Wie houdt het meest van kaas?
towers-asked-cheese = We vragen { $name } wie het meest van kaas houdt.
