web-title = Kasimir
web-subtitle = Fem spil om kat og mus
web-back = Tilbage til spillene
web-unknown-page = Her sover kun en kat
web-unknown-page-about = Der er ingen side på denne adresse. Måske er et bogstav i linket gået tabt.
web-family = Familie
web-loading = Lige et øjeblik …
web-offline = Serveren svarer ikke. Er internettet væk?
web-lost = Forbindelsen er væk. Vi bliver ved med at prøve …
web-late = Lige nu ser du måske de andres træk lidt senere. Ingen af dem går tabt.
web-compiling = Computeren gør sig stadig klar til dette spil. Det tager kun så lang tid første gang.
web-done = Færdig
web-yes = Ja
web-no = Nej

## The first screen

web-age = fra { $age } år
web-seats = { $least ->
    [2] { $most ->
        [2] 2 spillere
       *[other] 2 til { $most } spillere
      }
   *[other] { $least } til { $most } spillere
  }
web-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
  }
web-open-tables = Borde, hvor du kan være med
web-free-seats = { $count ->
    [one] én ledig plads
   *[other] { $count } ledige pladser
  }
web-own-tables = Her var du i gang med at spille
web-own-over = slut
web-own-others = Dine andre spil
web-own-turn = Din tur
web-own-turn-of = Nu er det { $name }

## A new table

web-who-plays = Hvem er med?
web-add-player = En til
web-remove-player = { $name } er ikke med
web-faces-here = Mennesker
web-faces-computer = Computeren
web-face-new = En ny
web-face-friend = En langt væk
web-more = Mere
web-against-computer = Mod computeren
web-one-screen = Alle ved én skærm
web-invite = Inviter venner
web-invite-about = Du sender dem et link.
web-big-screen = På den store skærm
web-big-screen-about = Alle spiller på en telefon.
web-big-screen-name = Stor skærm
web-options = Sådan spiller I
web-your-name = Dit navn
web-player = Spiller { $number }
web-computer-level = Computeren spiller som
web-level-kitten = Kattekilling
web-level-easy = Nem bot
web-level-normal = Klog bot
web-level-hard = Stærk bot
web-level-master = Mesterbot
web-level-perfect = Perfekt bot
web-variant = Hvilke regler
web-edition = Hvilken udgave
web-hidden = Tildækkede brikker er hemmelige
web-auto = Terningerne ruller af sig selv
web-allow-undo = Man må fortryde et træk
web-allow-hints = Man må bede om et tip
web-hand-over-always = Pause ved hver tur, når skærmen går videre
web-clock = Tid til et træk
web-clock-none = Så længe du vil
web-clock-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
  }
web-clock-minutes = { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
  }
web-clock-days = { $days ->
    [one] én dag
   *[other] { $days } dage
  }
web-when-away = Er nogen væk, hjælper computeren
web-away-minutes = { $minutes ->
    [one] efter ét minut
   *[other] efter { $minutes } minutter
  }
web-away-never = aldrig, vi venter
web-away-days = aldrig: I har flere dage
web-first = Hvem begynder
web-first-drawn = Der trækkes lod
web-first-chosen = { $seat ->
    [you] Du, og så efter tur
   *[other] { $seat }, og så efter tur
  }
web-first-youngest = Den yngste
web-swap-sides = Byt side efter hvert spil
web-listed = Alle kan finde dette bord
web-forecast = Hvem vinder hvor tit?
web-forecast-team = { $count ->
    [one] { $count } mus
   *[other] { $count } mus sammen
  }
web-percent = { $percent } %
web-forecast-turns = Et spil varer som regel { $shortest } til { $longest } ture.
web-forecast-about = Kloge botter har spillet dette spil igen og igen for os. Mennesker er selvfølgelig anderledes!

## Rules and lessons

web-rules = Regler
web-rules-of = { $game }: reglerne
web-learn = Lær at spille
web-lesson-of = Lær at spille { $game }
web-show-me = Vis mig det
web-read-aloud = Læs højt: { $title }
web-lesson-step = { $step } af { $steps }
web-go-on = Videre
web-look-here = Ikke den. Tryk på det, der lyser!
web-well-done = Flot!
web-play-now = Spil nu
web-once-more = En gang til

## At the table

web-seat-r = Rød
web-seat-b = Blå
web-seat-g = Grøn
web-seat-y = Gul
web-seat-m = Mus
web-seat-c = Kat
web-seat-m1 = Mus 1
web-seat-m2 = Mus 2
web-seat-m3 = Mus 3
web-seat-m4 = Mus 4
web-turn = Det er denne spillers tur.
web-score = { $count } af { $goal }
web-score-so-far = { $count } indtil nu
web-points-so-far = { $shown } point indtil nu
web-free-seat = ledig
web-away = væk
web-react-caught = Av!
web-react-freed = Pyha!
web-react-cheese = Mums!
web-react-missed = Åh nej …
web-react-won = Hurra!
web-taken-over = Computeren hjælper
web-watchers = { $count ->
    [one] én kigger på
   *[other] { $count } kigger på
  }
web-waiting-for-players = Vi venter på flere spillere.
web-prompt-for = { $name }: { $prompt }
web-who-youngest = Hvem er yngst?
web-asked-youngest = Vi spørger { $name }, hvem der er yngst.
web-seat-waits = Pladsen er ledig. Vi venter.
web-shaking = Terningerne bliver rystet …
web-not-now = Ikke nu: { $name } har tur.
web-time-left = Tid tilbage: { $time }
web-time-days = { $days } d { $hours } t
web-time-days-said = Tid tilbage: { $days ->
    [one] én dag
   *[other] { $days } dage
  } og { $hours ->
    [one] én time
   *[other] { $hours } timer
  }
web-again = Vis igen
web-undo = Fortryd
web-undo-wanted = { $name } vil gerne fortryde et træk. Er det okay?
web-undo-waiting = Vi spørger de andre …
web-told-undo-refused = { $name } vil helst lade trækket stå.
web-told-undone = { $seat } fortryder det sidste træk.
web-told-taken-over = Nu spiller computeren for { $seat }.
web-told-came-back = { $seat } er tilbage og spiller videre.
web-told-joined = { $name } sætter sig ved bordet.
web-told-left = { $name } har forladt bordet.
web-hint = Tip
web-hint-title = Hvad computeren ville gøre, og hvor tit man vinder med det
web-hint-thinking = Computeren tænker over det …
web-hint-brief = Computeren gør sig stadig klar til dette spil og har kun tænkt et øjeblik.
web-hint-as-good = lige så god
web-hint-share = { $percent ->
    [0] vinder næsten aldrig
   *[other] vinder cirka { $percent } ud af 100 gange
  }
web-hand-over = Nu er det { $name }!
web-hand-over-about = Giv skærmen videre.
web-hand-over-go = Her er jeg
web-come-back = Jeg er tilbage
web-log = Det er der sket
web-log-precise = Vis også felterne
web-log-hidden = Her står kun de seneste træk: resten skal du selv huske. Efter spillet kan du læse det hele.
web-say = Sig noget
web-phrase-hello = Hej!
web-phrase-your-turn = Det er din tur!
web-phrase-well-played = Godt spillet!
web-phrase-lucky = Sikke et held!
web-phrase-oops = Ups!
web-phrase-thanks = Tak!
web-phrase-wait = Vent lige lidt.
web-phrase-again = Skal vi spille igen?
web-phrase-bye = Farvel!
web-phrase-laugh = Ha ha!
web-phrase-cheer = Hurra!
web-phrase-sad = Åh nej!

## Those who come and go

web-sit-down = Vil du være med?
web-which-seat = Hvor vil du sidde?
web-play = Vær med
web-invite-friends = { $count ->
    [one] Der er én ledig plads. Inviter nogen!
   *[other] Der er { $count } ledige pladser. Inviter nogen!
  }
web-seat-free = { $count ->
    [one] Én plads er ledig
   *[other] { $count } pladser er ledige
  }
web-qr = Linket til dette bord som et billede til kameraet i en telefon
web-share = Send linket
web-copied = Linket er kopieret
web-join-by-phone = Vær med fra en telefon
web-join-by-phone-about = Ret telefonens kamera mod billedet, eller skriv:
web-home-qr = Linket til disse spil som et billede til kameraet i en telefon
web-other-address = Finder telefonen ikke noget? Prøv en anden adresse:
web-loopback-only = Kun denne computer kan åbne spillene. Start dem med »kasimir play«, så kan telefoner være med.
web-no-network = Denne computer er ikke på noget netværk. Når den er det, kan telefoner være med.
web-or-computer = Eller lad computeren være med:
web-fill-seat = Computer som { $seat }
web-table = Dette bord
web-host = vært
web-remove = Fjern
web-link-for-watching = Med dette link kan venner spille med eller kigge på:
web-own-link = Med dette link kan du spille videre på en anden enhed. Hold det hemmeligt!
web-show-big-screen = Vis på den store skærm
web-fullscreen = Fuld skærm
web-stay-on = Indstil din skærm, så den ikke slukker. Det må denne side ikke gøre her.
web-to-table = Tilbage til bordet
web-lock = Luk ikke flere ind
web-unlock = Luk andre ind
web-end = Slut spillet
web-leave = Forlad bordet
web-delete = Slet bordet
web-sure-end = Vil du slutte spillet? Så vinder ingen.
web-sure-leave = Vil du forlade bordet helt? Din plads bliver ledig.
web-sure-delete = Vil du slette bordet og alle dets spil, for alle?

## The end

web-won = { $count ->
    [one] { $names } vinder!
   *[other] { $names } vinder sammen!
  }
web-won-team = Musene vinder!
web-rematch = Spil igen
web-rematch-wanted = { $names } vil spille igen.
web-rematch-free = { $count ->
    [one] Én plads er ledig. Før I kan spille igen, skal nogen sidde der.
   *[other] { $count } pladser er ledige. Før I kan spille igen, skal der sidde nogen på dem alle.
  }
web-points = Point indtil nu
web-waiting = Vi venter på de andre …
web-look = Se på brættet
web-finish-show = Hvordan det endte
web-memory = Hvem kunne huske hvad?
web-memory-score = { $name }: { $lifts ->
    [0] der var ikke noget at huske
    [one] { $found ->
        [0] løftede én brik, og den rigtige lå ikke under
       *[other] løftede én brik, og den rigtige lå under
      }
   *[other] løftede { $lifts } brikker, og { $found ->
        [0] den rigtige lå aldrig under
        [one] én gang lå den rigtige under
       *[other] { $found } gange lå den rigtige under
      }
  }
web-why = Hvorfor?
web-why-numbers = I tal
web-luck-word = { $luck ->
    [very-kind] { $name } havde rigtig meget held.
    [kind] { $name } havde held.
    [hard] { $name } havde lidt uheld.
    [very-hard] { $name } havde meget uheld.
   *[even] { $name } havde hverken held eller uheld.
  }
web-choice-word = { $stars ->
    [5] { $name } valgte strålende.
    [4] { $name } valgte meget godt.
    [3] { $name } valgte godt.
    [2] { $name } valgte modigt.
   *[other] { $name } prøvede en masse.
  }
web-stars = { $stars ->
    [5] 5 af 5 stjerner
   *[other] Mindst { $stars } af 5 stjerner
  }
web-receipt-unclear = Denne gang er der ikke noget sikkert at sige om held og valg.
web-luck = Held
web-choices = Valg
web-luck-about = Held: det, tilfældet gav (+) eller tog (−). Valg: det, der gik tabt, fordi der var et bedre valg.
web-luck-roughly = Computeren har kigget frem, men den kan tage lidt fejl.
web-luck-unit = 1 betyder en hel sejr.
web-luck-working = Heldet måles …
web-curve = Hvem var foran?
web-curve-about = Så tæt var hver spiller på at vinde, fra det første træk til det sidste.
web-team = Musene
web-turning-points = Da spillet vendte
web-turning-chance = Held, da { $name } havde tur: { $change ->
    [good] godt for
   *[bad] skidt for
  } { $other }
web-turning-choice = { $name } valgte: { $change ->
    [good] godt for
   *[bad] skidt for
  } { $other }
web-watch-again = Se det igen

## Replays

web-replay = Se et spil igen
web-replay-of = { $game }, en gang til
web-replay-more = Om dette spil
web-replay-start = Begyndelsen
web-replay-at = { $at } af { $last }
web-replay-first = Til begyndelsen
web-replay-back = Et skridt tilbage
web-replay-play = Afspil
web-replay-pause = Pause
web-replay-forward = Et skridt frem
web-replay-last = Til slutningen
web-replay-link = Linket til dette øjeblik
web-timeline = Tidslinje
web-speed = Fart
web-speed-times = { $speed } ×
web-keep = Gem det, eller vis det til dine venner
web-download = Gem filen
web-branch = Hvad nu hvis?
web-branch-about = Vælg et øjeblik, og spil videre derfra ved et nyt bord.
web-branch-over = Her er spillet slut. Gå tilbage til et tidligere øjeblik, og spil videre derfra.
web-branch-never = Spillet blev spillet på et hjemmelavet bræt, så her kan du ikke spille videre på det.
web-branch-here = Spil videre herfra
web-your-seat = Du spiller
web-cancel = Alligevel ikke
web-open-record = Åbn et gemt spil
web-open-record-about = Vælg filen med et spil, du har gemt, eller træk den herhen. Vi viser den kun, vi gemmer den ikke.
web-choose-file = Vælg en fil
web-another-file = En anden fil
web-file-fault = Filen kan ikke vises: { $reason }
web-dice = Var terningerne fair?
web-dice-about = Hemmelige tal bestemte terningerne før det første slag. Nu er tallene åbne, og din egen browser kan regne alle slagene efter.
web-dice-check = Tjek terningerne
web-record = Blev der virkelig spillet sådan?
web-record-about = Din egen browser tjekker, om alt passer sammen i dette gemte spil.
web-record-check = Tjek spillet
web-dice-sound = Ja! Alt er rigtigt.
web-dice-consistent = Alt passer sammen.
web-dice-promise-kept = De hemmelige tal er dem, der blev lovet før det første slag.
web-dice-rolls = { $count ->
    [0] Der var ikke noget at slå i dette spil.
    [one] Det eneste slag er regnet efter, og det passer.
    [2] Begge slag er regnet efter, og begge passer.
   *[other] Alle { $count } slag er regnet efter, og hvert eneste passer.
  }
web-dice-own = De tal, som denne enhed lagde til for { $names }, er regnet med.
web-dice-heard = Løftet er præcis det, som denne enhed hørte, da spillet begyndte.
web-dice-rules = Hvad et slag kunne give, og om hvert træk følger reglerne, har serveren tjekket.
web-dice-wrong = Nej. Der er noget galt:
web-dice-so-far = { $count ->
    [0] Ingen slag kunne bekræftes.
    [one] Ét slag er regnet efter og passer.
   *[other] { $count } slag er regnet efter og passer.
  }
web-dice-silent = det tal, som denne enhed lagde til for { $seat }, er ikke regnet med: det kom for sent eller blev udeladt
web-dice-other = det gemte spil har et andet tal for { $seat } end det, denne enhed lagde til
web-dice-other-promise = løftet i det gemte spil er ikke det, som denne enhed hørte, da spillet begyndte

## Settings

web-settings = Indstillinger
web-language = Sprog
web-theme = Farver
web-theme-auto = Som på enheden
web-theme-night = Nat
web-theme-day = Dag
web-motion = Bevægelse
web-motion-full = Som på et rigtigt bord
web-motion-quick = Hurtig
web-motion-none = Ingen
web-sound = Lyde
web-voice = Stemme
web-speech = Læs højt, hvad der sker
web-volume-off = Fra
web-hand-over-setting = Pause, når skærmen går videre
web-coordinates = Bogstaver og tal på brættet
web-whole-board = Vis hele brættet
web-notify = Kald på mig, når det er min tur
web-notify-about = Kun når siden ikke kan ses.
web-notify-denied = Din browser tillader det ikke. Du kan ændre det i dens indstillinger.
web-notify-turn = { $name }, det er din tur!
