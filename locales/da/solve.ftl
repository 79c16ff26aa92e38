## Solved games

solve-unsolved = { $game } er ikke løst; løste spil: { $games }
solve-large = for stort til at blive løst her: { $positions } stillinger eller flere; grænsen er { $most }
solve-endless = kan ikke løses for denne udgave: et parti kan vare for længe eller evigt
solve-unsettled = kan ikke løses for denne udgave: værdierne konvergerer ikke tæt nok

solve-exploring = { $count ->
    [one] { $count } stilling fundet
   *[other] { $count } stillinger fundet
  }
solve-proving = runde { $round }: et parti kan i gennemsnit vare { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) } trin
solve-sweeping = runde { $round }: værdierne ændrede sig med op til { NUMBER($change, maximumSignificantDigits: 1) }
