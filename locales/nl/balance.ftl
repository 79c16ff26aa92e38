## The balance lab

balance-title = Hoe { $game } speelt
balance-games = { $games } partijen per rij, alle plaatsen gespeeld door “{ $level }”, startgetal { $seed }; 95%-intervallen tussen haakjes
balance-refused = { $count ->
    [one] Eén combinatie klopt niet: { $detail }
   *[other] { $count } combinaties kloppen niet, de eerste omdat: { $detail }
  }
balance-column-setup = wat wordt gevarieerd
balance-column-wins = winst per plaats
balance-column-turns = beurten
balance-column-lead = wisselingen
balance-column-drama = spanning
balance-column-skill = kunde
balance-column-luck = geluk

balance-about-wins = Winst: hoe vaak een plaats of een team wint. Gedeelde winst telt in delen, een gelijkspel als een gelijk deel voor iedereen.
balance-about-turns = Beurten: hoe lang een partij duurt; tussen de vierkante haken liggen de middelste acht van de tien partijen.
balance-about-lead = Wisselingen: hoe vaak in een partij iemand anders de leiding neemt, volgens de schatting van het spel zelf aan het begin van elke beurt. Wie binnen 5 punten van de beste kans zit, leidt ook.
balance-about-drama = Spanning: hoe ver de latere winnaar ooit achterlag op de beste kans, gemiddeld per partij.
balance-about-skill = Kunde: hoeveel vaker één “{ $level }” wint dan spelers “{ $weaker }” met dezelfde plaatsen en dezelfde dobbelstenen. 0% is precies even vaak, 100% is altijd.
balance-about-luck = Geluk: wat kunde overlaat.
balance-again = Om deze pagina opnieuw te maken
balance-rules = Regels van { $game }, versie { $version }.
balance-start = De editie die is gevarieerd
balance-no-plots = --report: Matplotlib is niet geïnstalleerd; je krijgt het met { $command }

## Varying

balance-vary-unknown = --vary { $found }: kan niet worden gevarieerd; KEY=WHAT, waarbij KEY een van { $keys } is
balance-vary-range = --vary { $found }: een bereik loopt op, in stappen van minstens 1, en heeft hoogstens { $most } getallen
balance-vary-value = --vary { $found }: geen bereik zoals 4..10, geen getallen zoals 2,4 en geen lijsten zoals [1,2]|[1,3]
balance-vary-words = --vary { $found }: { $key } is een lijst van woorden, die geen getal kan variëren; noem in plaats daarvan hele lijsten, zoals ["a"]|["b"]
balance-vary-many = --vary: { $found } combinaties zijn te veel; hoogstens { $most }
balance-fill = --fill { $key }: alleen een geheel getal kan meegeven: { $keys }

## Searching

balance-fair-found = Eerlijk tot op { $within }, volgens partijen die bij de keuze niet meetelden. Opgeslagen als { $file }.
balance-fair-missing = Onder { $tried } edities was er geen eerlijk tot op { $within }; deze komt het dichtst in de buurt. Er is niets opgeslagen.
balance-fair-distance = Waarden die afwijken van “{ $edition }”: { $keys } van { $all }.
balance-edition-head = Over { $games } partijen met { $players } spelers ({ $variant }):

## Predictions

balance-predicted = Geschreven: { $file }
