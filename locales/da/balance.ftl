## The balance lab

balance-title = Sådan forløber { $game }
balance-games = Partier for hver række: { $games }, alle pladser spillet af »{ $level }«, starttal { $seed }; 95 %-intervaller i parentes
balance-refused = { $count ->
    [one] Én kombination er ikke gyldig: { $detail }
   *[other] { $count } kombinationer er ikke gyldige; den første, fordi: { $detail }
  }
balance-column-setup = hvad der varieres
balance-column-wins = sejre pr. plads
balance-column-turns = ture
balance-column-lead = skift i føringen
balance-column-drama = drama
balance-column-skill = dygtighed
balance-column-luck = held

balance-about-wins = Sejre: hvor tit en plads eller et hold vinder. En delt sejr tæller i dele, et uafgjort parti lige meget for alle.
balance-about-turns = Ture: hvor langt et parti er; mellem de kantede parenteser ligger de midterste otte af ti partier.
balance-about-lead = Skift i føringen: hvor tit en anden kommer foran i et parti, efter spillets eget skøn ved begyndelsen af hver tur. Den, der er højst 5 point fra den bedste chance, fører også.
balance-about-drama = Drama: hvor langt den senere vinder, da det så værst ud, var bag den bedste chance, i gennemsnit over partierne.
balance-about-skill = Dygtighed: hvor meget oftere én spiller på niveau »{ $level }« vinder end spillere på niveau »{ $weaker }« med de samme pladser og de samme terninger. 0 % er ingen forskel, 100 % er altid.
balance-about-luck = Held: det, som dygtighed ikke forklarer.
balance-again = Sådan laver du denne side igen
balance-rules = { $game }: reglerne, version { $version }.
balance-start = Den udgave, der blev varieret
balance-no-plots = --report: Matplotlib er ikke installeret; installer det med: { $command }

## Varying

balance-vary-unknown = --vary { $found }: kan ikke varieres; skriv KEY=WHAT, hvor KEY er en af { $keys }
balance-vary-range = --vary { $found }: et interval går opad i trin på mindst 1 og har højst { $most } tal
balance-vary-value = --vary { $found }: hverken et interval som 4..10, tal som 2,4 eller lister som [1,2]|[1,3]
balance-vary-words = --vary { $found }: { $key } er en liste af ord, som ikke kan varieres med et tal; angiv hele lister i stedet, for eksempel ["a"]|["b"]
balance-vary-many = --vary: { $found } kombinationer er for mange; der må højst være { $most }
balance-fill = --fill { $key }: kun et helt tal kan ændre sig for at udligne forskellen: { $keys }

## Searching

balance-fair-found = Fair inden for { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, målt på partier, der ikke blev brugt til at vælge den. Gemt som { $file }.
balance-fair-missing = Blandt { $tried } udgaver var der ingen, som er fair inden for { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } %; denne kommer tættest på. Intet blev gemt.
balance-fair-distance = Værdier, der afviger fra »{ $edition }«: { $keys } af { $all }.
balance-edition-head = Partier med { $players } spillere ({ $variant }), { $games } i alt:

## Predictions

balance-predicted = Skrevet: { $file }
