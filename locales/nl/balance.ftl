## The balance lab

balance-title = Hoe { $game } verloopt
balance-games = Partijen per rij: { $games }, alle plaatsen gespeeld door “{ $level }”, startgetal { $seed }; 95%-intervallen tussen haakjes
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
balance-about-drama = Spanning: hoe ver de latere winnaar op het slechtste moment achterlag op de beste kans, gemiddeld over de partijen.
balance-about-skill = Kunde: hoeveel vaker één speler van niveau “{ $level }” wint dan spelers van niveau “{ $weaker }” met dezelfde plaatsen en dezelfde dobbelstenen. 0% is geen verschil, 100% is altijd.
balance-about-luck = Geluk: wat kunde niet verklaart.
balance-again = Zo maak je deze pagina opnieuw
balance-rules = Regels van { $game }, versie { $version }.
balance-start = De editie die is gevarieerd
balance-no-plots = --report: Matplotlib is niet geïnstalleerd; installeer het met: { $command }

## Varying

balance-vary-unknown = --vary { $found }: kan niet worden gevarieerd; schrijf KEY=WHAT, met als KEY een van { $keys }
balance-vary-range = --vary { $found }: een bereik loopt op, in stappen van minstens 1, en heeft hoogstens { $most } getallen
balance-vary-value = --vary { $found }: dit is geen bereik zoals 4..10, geen rij getallen zoals 2,4 en geen rij lijsten zoals [1,2]|[1,3]
balance-vary-words = --vary { $found }: { $key } is een lijst van woorden, die je niet met een getal kunt variëren; geef in plaats daarvan hele lijsten, zoals ["a"]|["b"]
balance-vary-many = --vary: { $found } combinaties zijn er te veel; het mogen er hoogstens { $most } zijn
balance-fill = --fill { $key }: alleen een geheel getal kan meeveranderen om het verschil op te vangen: { $keys }

## Searching

balance-fair-found = Eerlijk tot op { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, gemeten aan partijen die bij de keuze niet meetelden. Opgeslagen als { $file }.
balance-fair-missing = Van { $tried } edities was er geen enkele eerlijk tot op { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; deze komt het dichtst in de buurt. Er is niets opgeslagen.
balance-fair-distance = Waarden die afwijken van “{ $edition }”: { $keys } van { $all }.
balance-edition-head = Partijen met { $players } spelers ({ $variant }), { $games } in totaal:

## Predictions

balance-predicted = Geschreven: { $file }
