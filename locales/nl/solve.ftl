## Solved games

solve-unsolved = { $game } is niet opgelost; opgeloste spellen: { $games }
solve-large = te groot om hier op te lossen: { $positions } stellingen of meer, terwijl { $most } haalbaar zijn
solve-endless = kan voor deze editie niet worden opgelost: een partij kan te lang duren, of eeuwig
solve-unsettled = kan voor deze editie niet worden opgelost: de waarden komen niet nauwkeurig genoeg tot rust

solve-exploring = { $count ->
    [one] { $count } stelling
   *[other] { $count } stellingen
  } gevonden
solve-proving = ronde { $round }: een partij kan gemiddeld { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } stappen duren
solve-sweeping = ronde { $round }: waarden veranderd met hoogstens { NUMBER($change, maximumSignificantDigits: 1) }
