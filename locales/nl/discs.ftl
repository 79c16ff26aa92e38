## Discs: reasons why a move is not legal. The attribute says which rule it is.
## A pile is its discs, such as mc, or the number of its place where covered discs are hidden.

discs-unreadable = “{ $move }” is geen zet in dit spel; schrijf + of +mc om een schijf in het spel te brengen, mc> of mc>c om de bovenste van een stapel mc op te tillen.
    .rule = Je brengt een schijf uit je hand in het spel of tilt er een van de tafel op, als nieuwe stapel of op een andere.
discs-unreadable-place = “{ $move }” is geen zet in dit spel; schrijf + of +3 om een schijf in het spel te brengen, 3> of 3>5 om de bovenste van stapel 3 op te tillen.
    .rule = Je brengt een schijf uit je hand in het spel of tilt er een van de tafel op, als nieuwe stapel of op een andere.
discs-hand = Je hand is leeg: al je schijven liggen op tafel.
    .rule = Je brengt alleen je eigen schijven in het spel; liggen ze allemaal op tafel, dan til je de bovenste schijf van een stapel op, ook als die niet van jou is.
discs-missing = Er is geen stapel { $pile } op tafel.
    .rule = Je tilt alleen schijven op van stapels die op tafel liggen, en legt ze op zo’n stapel of begint een nieuwe.
discs-barred = { $cover ->
    [yes] De bovenste schijf van stapel { $pile } is net gespeeld; je mag hem afdekken, maar niet optillen.
   *[no] De bovenste schijf van stapel { $pile } is net gespeeld; je mag hem niet optillen.
  }
    .rule = De schijf die het laatst is gespeeld, mag je niet optillen.
discs-lone = De schijf van stapel { $pile } ligt al alleen; een nieuwe stapel ermee zou niets veranderen.
    .rule = Met een schijf die alleen ligt, mag je geen nieuwe stapel beginnen.
discs-same = De schijf die je van stapel { $pile } optilt, mag niet terug naar waar hij vandaan komt.
    .rule = Een opgetilde schijf komt op een andere stapel of begint een nieuwe.
discs-full = Stapel { $pile } heeft al { $height } schijven; hoger mag een stapel niet zijn.
    .rule = Je legt een schijf alleen op een stapel die nog niet vol is.
discs-nowhere = De schijf van stapel { $pile } kan nergens heen: hij ligt alleen, en alle andere stapels zijn vol.
    .rule = Een opgetilde schijf moet worden gespeeld.

## Discs: why something cannot be touched now, on a screen. The other one is shown by name.

discs-touch-empty = Je hand is leeg: til een schijf op die oplicht.
    .rule = Je brengt alleen je eigen schijven in het spel; liggen ze allemaal op tafel, dan til je de bovenste schijf van een stapel op, ook als die niet van jou is.
discs-touch-other = Die schijven zijn van { $other }: tik op wat oplicht.
    .rule = Je brengt alleen je eigen schijven in het spel.
discs-touch-table = Tik eerst op een schijf die oplicht.
    .rule = Een schijf komt uit je hand of van de bovenkant van een stapel.
discs-touch-missing = Daar ligt geen schijf: tik op wat oplicht.
    .rule = Een schijf komt uit je hand of van de bovenkant van een stapel.
discs-touch-barred = { $cover ->
    [yes] Deze schijf is net gespeeld: je mag hem afdekken, maar niet optillen.
   *[no] Deze schijf is net gespeeld: je mag hem niet optillen.
  }
    .rule = De schijf die het laatst is gespeeld, mag je niet optillen.
    .short = Die schijf is net gespeeld: tik er een aan die oplicht.
discs-touch-nowhere = Die schijf kan nergens heen: tik er een aan die oplicht.
    .rule = Een opgetilde schijf moet worden gespeeld.
discs-touch-lone = Die schijf ligt al alleen: tik op een stapel die oplicht.
    .rule = Met een schijf die alleen ligt, mag je geen nieuwe stapel beginnen.
discs-touch-onto = Daar kan geen schijf liggen: tik op wat oplicht.
    .rule = Een schijf komt op een stapel of begint een nieuwe.
discs-touch-same = De schijf kan daar niet terug: tik op wat oplicht.
    .rule = Een opgetilde schijf komt op een andere stapel of begint een nieuwe.
discs-touch-full = Deze stapel heeft al { $height } schijven; hoger mag een stapel niet zijn.
    .rule = Je legt een schijf alleen op een stapel die nog niet vol is.
    .short = Die stapel is hoog genoeg: tik er een aan die oplicht.

## Discs: what to do now; the second text tells the others.

discs-prompt-play = { $origin ->
    [hand] Leg een schijf: tik op wat oplicht.
    [pile] Til een schijf op die oplicht.
   *[both] Tik op je schijven, of til er een op die oplicht.
  }
    .other = { $seat } speelt een schijf.

discs-advice = { $disc ->
    [hand] Pak een nieuwe schijf
    [m] Til een muis op
   *[c] Til een kat op
  }{ $onto ->
    [none] { " " }en begin een nieuwe stapel
    [m] { " " }en dek een muis af
   *[c] { " " }en dek een kat af
  }{ $wins ->
    [yes] : je wint!
   *[no] { $count ->
        [0] .
        [one] : dan ligt er één schijf van jou open.
       *[other] : dan liggen er { $count } schijven van jou open.
      }
  }

## Discs: what is wrong with a position text.

discs-position-pile = PILES: “{ $entry }” is geen stapel; een stapel is 1 tot en met { $most } letters m en c, van onder naar boven, met een * na de stapel waarop het laatst is gespeeld
discs-position-discs = PILES: plaats { $seat } heeft maar { $discs } schijven; hier zijn het er meer
discs-position-star = PILES: één stapel moet een * hebben, die waarop het laatst is gespeeld; hier hebben { $count } er een
discs-position-both = PILES: beide plaatsen hebben { $goal } open schijven, maar wie ze het eerst heeft, beëindigt de partij
discs-position-many = PILES: plaats { $seat } heeft { $count } open schijven, maar de partij eindigt zodra een plaats er { $goal } heeft
discs-position-over = SEAT: “{ $seat }” past niet; het is alleen “-” als een plaats { $goal } open schijven heeft, en dan altijd; hier zijn het er hoogstens { $most }
discs-position-first = SEAT: { $seat } kan op een lege tafel niet aan de beurt zijn; { $first } begint
discs-position-stuck = SEAT: { $seat } heeft geen schijf die gespeeld kan worden en kan dus niet aan de beurt zijn

## Discs: the table in a terminal

discs-title = Kat op muis
discs-about = Kat afdekken, muis tevoorschijn: wie weet nog wat eronder ligt?
discs-draw-seat = in de hand { $hand }  open { $uncovered } van { $goal }
discs-draw-empty = Er ligt nog geen schijf op tafel.
discs-draw-star = * is het laatst gespeeld: afdekken mag, optillen niet.
discs-draw-lifted = { $disc } is van stapel { $pile } opgetild en moet nu worden gespeeld.

## Discs: what just happened. Seats are shown as names; a pile is its discs, such as mc, or the number of its place.

discs-tell-bring = { $pile ->
    [none] { $seat } begint een stapel met een nieuwe schijf.
   *[other] { $seat } legt een nieuwe schijf op een stapel.
  }
    .precise = { $pile ->
        [none] { $seat } begint een stapel met een nieuwe schijf.
       *[other] { $seat } legt een nieuwe schijf op stapel { $pile }.
      }
discs-tell-shift = { $seat } tilt { $disc ->
    [m] een muis
   *[c] een kat
  } op en { $pile ->
    [none] begint een nieuwe stapel
   *[other] legt die op een andere stapel
  }{ $below ->
    [m] ; eronder lag een muis.
    [c] ; eronder lag een kat.
   *[none] .
  }
    .precise = { $seat } tilt { $disc ->
        [m] een muis
       *[c] een kat
      } van stapel { $origin } op en { $pile ->
        [none] begint een nieuwe stapel
       *[other] legt die op stapel { $pile }
      }{ $below ->
        [m] ; eronder lag een muis.
        [c] ; eronder lag een kat.
       *[none] .
      }
discs-finish-goal = Open schijven: { $count }. Dat is genoeg om te winnen.
discs-finish-won = Slim gelegd! Nu mag iedereen springen.
discs-finish-lost = { $missing ->
    [1] Bijna: er ontbrak maar één schijf!
   *[other] { $count ->
        [0] Al je schijven verstoppen zich. De volgende keer komen ze tevoorschijn!
       *[other] Je open schijven: { $count }. De volgende keer een paar meer!
      }
  }

## Discs: the rules, for children of ten. The numbers come from the box: $discs discs each, no pile higher than $height,
## $goal uncovered discs win.

discs-rules-goal-title = Waar het om gaat
discs-rules-goal = Jullie spelen met z’n tweeën: { $discs } muizen tegen { $discs } katten. Wie het eerst { $goal } eigen schijven open heeft liggen, wint. Hoe hoog de stapel eronder is, maakt niet uit.
discs-rules-bring-title = Een nieuwe schijf
discs-rules-bring = De muis begint, daarna gaan jullie om de beurt. Je kunt een van je schijven op tafel leggen en daarmee een nieuwe stapel beginnen.
discs-rules-cover-title = Afdekken
discs-rules-cover = Of je legt een van je schijven boven op een andere. Wat eronder ligt, is afgedekt en telt niet meer mee.
discs-rules-lift-title = Optillen
discs-rules-lift = Of je tilt de bovenste schijf van een stapel op, ook als die niet van jou is. Leg hem op een andere stapel of begin er een nieuwe mee. Wat eronder lag, ligt nu weer open!
discs-rules-last-title = De ster
discs-rules-last = De schijf die het laatst is gespeeld, heeft een ster. Die mag je niet optillen, wel afdekken.
discs-rules-high-title = Hoe hoog?
discs-rules-high = Geen stapel mag hoger zijn dan { $height } schijven.
discs-rules-memory-title = Weet je het nog?
discs-rules-memory = Wat afgedekt is, ziet niemand: je moet het onthouden. En wie een schijf optilt, heeft gezien wat eronder lag en moet hem dus spelen.
discs-rules-open-title = Zonder geheimen
discs-rules-open = Je kunt ook zo spelen dat iedereen alle schijven ziet. Dan draait alles om vooruitdenken.
discs-rules-end-title = Het einde
discs-rules-end = Met { $goal } open schijven win je meteen. Maar pas op: heeft de ander na jouw zet { $goal } open schijven, dan verlies je. Ligt alles voor de derde keer precies hetzelfde, dan is het gelijkspel.

## Discs: the first lesson. A child plays the mice; the computer plays the cats.

discs-lesson-bring = Jij hebt de muizen. Tik op je schijven en dan op de vrije plek op tafel.
discs-lesson-cat = Daar ligt je eerste muis open op tafel. Nu legt de kat een schijf.
discs-lesson-cover = Dek de kat af! Tik op je schijven en dan op de kat op tafel.
discs-lesson-covered = Er liggen nu twee muizen van jou open. Maar de kat is aan de beurt …
discs-lesson-new = Die heeft een van je muizen afgedekt. Onthoud waar! En begin nu een nieuwe stapel.
discs-lesson-cat-new = Nu liggen er twee van jou open. De kat begint ook een nieuwe stapel.
discs-lesson-lift = Waar was je afgedekte muis? Til de kat eraf en leg hem op de andere kat.
discs-lesson-go-on = Daar is je muis weer! De kat legt nog een schijf.
discs-lesson-cover-again = Dek die meteen af!
discs-lesson-remember = Vier van je muizen liggen open. De kat moet iets doen. Kijk goed en onthoud het!
discs-lesson-four = Weer heeft de kat er een afgedekt. Begin een nieuwe stapel.
discs-lesson-chance = Je hebt er weer vier en je hebt er vijf nodig. Wat zal de kat doen?
discs-lesson-win = De kat heeft het niet gezien! Til de kat op die op je muis ligt, en leg hem op de nieuwe kat.
discs-lesson-end = Er liggen vijf muizen open. Goed onthouden, je hebt gewonnen!

## Discs: names of what is on the table, for those who listen to it. A pile is told by the number of its place.

discs-name-table = Nieuwe stapel beginnen
discs-name-empty = alles op tafel
discs-name-hand = { $count ->
    [0] De hand van { $seat } is leeg: alles op tafel
    [one] Eén schijf in de hand van { $seat }
   *[other] { $count } schijven in de hand van { $seat }
  }
discs-name-disc = { $disc ->
    [m] muis
   *[c] kat
  }
discs-name-pile = Stapel { $number }, van onderaf: { $discs }{ $star ->
    [yes] , het laatst gespeeld
   *[no] {""}
  }
discs-name-hidden = Stapel { $number }: een { $top ->
    [m] muis
   *[c] kat
  } op { $covered ->
    [one] één afgedekte schijf
   *[other] { $covered } afgedekte schijven
  }{ $star ->
    [yes] , het laatst gespeeld
   *[no] {""}
  }

## Discs: the sides to choose from.

discs-side-m = Muizen
discs-side-c = Katten
