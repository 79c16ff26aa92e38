## Luck and choice

luck-title = { $game } ({ $result })
luck-exact = Alle værdier er nøjagtige.
luck-searched = Værdier fra søgninger ({ $searches } med { $simulations } simuleringer hver), nøjagtige, hvor slutspil er løst; ± er én standardfejl for søgningens tilfældighed, ikke for dens dømmekraft.
luck-unfinished = Partiet blev ikke spillet færdigt: den sidste stilling tæller som resultat.
luck-column-seat = plads
luck-column-name = navn
luck-column-start = start
luck-column-luck = + held
luck-column-own = - egne valg
luck-column-others = + andres valg
luck-column-afterthought = + nyt kig
luck-column-result = = resultat
luck-column-number = hændelse
luck-column-turn = tur
luck-column-event = spillet
luck-column-best = bedst
luck-receipt = { $name }: tilfældet gav { $sign }{ $luck } %, egne valg kostede { $own } %.
luck-receipt-choice = { $name }: egne valg kostede { $own } %, andres valg gav { $sign }{ $others } %.
luck-turning-points = Vendepunkter
luck-no-turning-points = Dette parti havde ikke noget vendepunkt: alle spillede så godt som muligt.
luck-events = Alle hændelser
luck-chance = tilfælde
luck-choice = valg
luck-axis-events = partiets hændelser
luck-axis-value = andel af sejren
luck-axis-account = held og valg
luck-plot-kind = --plot: { $file } skal ende på .svg eller .png
luck-plot-missing = --plot kræver Matplotlib; installer det med: { $command }
