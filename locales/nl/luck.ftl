## Luck and choice

luck-title = { $game } ({ $result })
luck-exact = Alle waarden zijn exact.
luck-searched = Waarden uit zoektochten ({ $searches }, met elk { $simulations } simulaties), exact waar eindspelen zijn opgelost; ± is één standaardfout van het toeval van de zoektocht, niet van het oordeel.
luck-unfinished = De partij is niet uitgespeeld: de laatste stelling geldt als uitslag.
luck-column-seat = plaats
luck-column-name = naam
luck-column-start = begin
luck-column-luck = + geluk
luck-column-own = - eigen keuzes
luck-column-others = + keuzes van anderen
luck-column-afterthought = + tweede blik
luck-column-result = = uitslag
luck-column-number = gebeurtenis
luck-column-turn = beurt
luck-column-event = gespeeld
luck-column-best = beste
luck-receipt = { $name }: het toeval gaf { $sign }{ $luck }%, eigen keuzes kostten { $own }%.
luck-receipt-choice = { $name }: eigen keuzes kostten { $own }%, die van anderen brachten { $sign }{ $others }%.
luck-turning-points = Keerpunten
luck-no-turning-points = Deze partij had geen keerpunt: iedereen speelde zo goed mogelijk.
luck-events = Alle gebeurtenissen
luck-chance = toeval
luck-choice = keuze
luck-axis-events = gebeurtenissen van de partij
luck-axis-value = aandeel in de winst
luck-axis-account = geluk en keuze
luck-plot-kind = --plot: { $file } moet eindigen op .svg of .png
luck-plot-missing = --plot heeft Matplotlib nodig; installeer het met: { $command }
