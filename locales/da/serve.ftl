serve-title = Kasimir
serve-page = Her bor fem brætspil om kat og mus.
serve-setting = En indstilling kan ikke bruges: { $detail }
serve-settings-file = Indstillingerne i { $file } kan ikke læses: { $detail }
serve-port = Der kan ikke lyttes på { $host }, port { $port }: { $detail }
serve-running = Kasimir kører allerede, med de samme borde ({ $file }): { $url }
serve-processes = Flere processer kræver et system, der kan give forbindelser videre fra den ene til den anden; det kan Windows ikke.
serve-here = Spillene er på { $url }
serve-local-network = På telefoner og tablets på samme netværk: { $url }
serve-other-addresses = Hvis en telefon ikke finder det, så prøv: { $urls }
serve-loopback-only = Kun denne computer kan åbne dem. Til telefoner og tablets: start med --host 0.0.0.0
serve-no-network = Denne computer er ikke på noget netværk, så telefoner kan ikke være med endnu.
serve-stop = Stop med Ctrl-C.
serve-joined = { $name } sidder nu ved bord { $table }.
serve-link = { $url } er ikke et link til et bord; eksempel: http://localhost:8080/t/NAME.
serve-unreachable = { $url } kan ikke nås: { $detail }
serve-lost = Serveren på { $url } svarer ikke længere.
serve-match-over = Parti { $match } er slut ({ $result })
serve-exported = { $count ->
    [one] Ét bord blev
   *[other] { $count } borde blev
  } skrevet til { $file }.
serve-imported = { $count ->
    [one] Ét bord blev
   *[other] { $count } borde blev
  } importeret; { $refused } var der allerede.
serve-setting-unknown = Der er ingen indstilling { $name } ({ $where }).
serve-setting-wrong = Indstillingen { $name } ({ $where }) kan ikke bruges: { $detail }
serve-setting-choice = Indstillingen { $name } ({ $where }) skal være en af { $choices }.
serve-setting-address = Indstillingen { $name } ({ $where }) skal være en adresse som for eksempel { $example }.
serve-redis-unused = Indstillingen redis_url bruges ikke: uden database_url deler ingen anden server disse borde.
serve-open-files = Systemet tillader kun denne server { $limit } åbne filer ad gangen, forbindelser medregnet. Med connections = { $connections } har den brug for { $needed }, ellers kan én adresse holde alle andre ude: hæv grænsen (ulimit -n, eller LimitNOFILE i systemd), eller sænk indstillingen.
