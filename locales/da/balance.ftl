## The balance lab

balance-title = Sådan er { $game } at spille
balance-games = { $games } partier for hver række, alle pladser spillet af »{ $level }«, starttal { $seed }; 95 %-intervaller i parentes
balance-refused = { $count ->
    [one] Én kombination hænger ikke sammen: { $detail }
   *[other] { $count } kombinationer hænger ikke sammen, den første fordi: { $detail }
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
balance-about-drama = Drama: hvor langt den senere vinder på et tidspunkt var bag den bedste chance, i gennemsnit pr. parti.
balance-about-skill = Dygtighed: hvor meget tiere én »{ $level }« vinder end spillere af typen »{ $weaker }« med de samme pladser og de samme terninger. 0 % er lige meget, 100 % er altid.
balance-about-luck = Held: det, dygtigheden lader tilbage.
balance-again = For at lave denne side igen
balance-rules = { $game }: reglerne, version { $version }.
balance-start = Den udgave, der blev varieret
balance-no-plots = --report: Matplotlib er ikke installeret; { $command } henter det

## Varying

balance-vary-unknown = --vary { $found }: kan ikke varieres; KEY=WHAT, hvor KEY er en af { $keys }
balance-vary-range = --vary { $found }: et interval går opad i trin på mindst 1 og har højst { $most } tal
balance-vary-value = --vary { $found }: hverken et interval som 4..10, tal som 2,4 eller lister som [1,2]|[1,3]
balance-vary-words = --vary { $found }: { $key } er en liste af ord, som intet tal kan variere; angiv hele lister i stedet, for eksempel ["a"]|["b"]
balance-vary-many = --vary: { $found } kombinationer er for mange; højst { $most }
balance-fill = --fill { $key }: kun et helt tal kan give efter: { $keys }

## Searching

balance-fair-found = Fair inden for { $within }, efter partier, der ikke var med til at vælge. Gemt som { $file }.
balance-fair-missing = Intet fair inden for { $within } blev fundet blandt { $tried } udgaver; dette er det nærmeste. Intet blev gemt.
balance-fair-distance = Værdier, der afviger fra »{ $edition }«: { $keys } af { $all }.
balance-edition-head = Over { $games } partier med { $players } spillere ({ $variant }):

## Predictions

balance-predicted = Skrevet: { $file }
