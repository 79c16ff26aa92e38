web-title = Kasimir
web-subtitle = Vijf keer kat en muis
web-back = Terug naar de spellen
web-unknown-page = Hier slaapt alleen een kat
web-unknown-page-about = Op dit adres is geen pagina. Misschien is er een letter van de link kwijtgeraakt.
web-family = Familie
web-loading = Een ogenblikje …
web-offline = De server geeft geen antwoord. Is het internet weg?
web-lost = De verbinding is weg. We blijven het proberen …
web-late = Misschien zie je de zetten van de anderen nu wat later. Er gaat er geen verloren.
web-compiling = De computer maakt zich nog klaar voor dit spel. Het duurt alleen de eerste keer zo lang.
web-done = Klaar
web-yes = Ja
web-no = Nee

## The first screen

web-age = vanaf { $age } jaar
web-seats = { $least ->
    [2] { $most ->
        [2] 2 spelers
       *[other] 2 tot { $most } spelers
      }
   *[other] { $least } tot { $most } spelers
  }
web-minutes = { $minutes } minuten
web-open-tables = Tafels waar je kunt meedoen
web-free-seats = { $count ->
    [one] één plek vrij
   *[other] { $count } plekken vrij
  }
web-own-tables = Hier was je aan het spelen
web-own-over = afgelopen
web-own-others = Je andere spelletjes
web-own-turn = Jouw beurt
web-own-turn-of = { $name } is aan de beurt

## A new table

web-who-plays = Wie doet er mee?
web-add-player = Nog iemand erbij
web-remove-player = { $name } doet niet mee
web-faces-here = Mensen
web-faces-computer = De computer
web-face-new = Iemand anders
web-face-friend = Iemand ver weg
web-more = Meer
web-against-computer = Tegen de computer
web-one-screen = Samen op één scherm
web-invite = Nodig vrienden uit
web-invite-about = Je stuurt ze een link.
web-big-screen = Op het grote scherm
web-big-screen-about = Iedereen speelt op een telefoon.
web-big-screen-name = Groot scherm
web-options = Zo spelen jullie
web-your-name = Je naam
web-player = Speler { $number }
web-computer-level = Zo goed is de computer
web-level-kitten = Kitten
web-level-easy = Makkelijke bot
web-level-normal = Slimme bot
web-level-hard = Sterke bot
web-level-master = Meesterbot
web-level-perfect = Perfecte bot
web-variant = Welke regels
web-edition = Welke editie
web-hidden = Afgedekte schijven zijn geheim
web-auto = De dobbelstenen rollen vanzelf
web-allow-undo = Een zet mag je terugnemen
web-allow-hints = Je mag om een tip vragen
web-hand-over-always = Bij elke beurt een pauze om het scherm door te geven
web-clock = Tijd voor een zet
web-clock-none = Zo lang je wilt
web-clock-seconds = { $seconds } seconden
web-clock-minutes = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  }
web-clock-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
  }
web-when-away = Is iemand weg, dan helpt de computer
web-away-minutes = { $minutes ->
    [one] na één minuut
   *[other] na { $minutes } minuten
  }
web-away-never = nooit, we wachten
web-away-days = nooit: je hebt dagen de tijd
web-first = Wie begint
web-first-drawn = Het lot beslist
web-first-chosen = { $seat ->
    [you] Jij, dan om de beurt
   *[other] { $seat }, dan om de beurt
  }
web-first-youngest = Wie het jongst is
web-swap-sides = Na elk spel van kant wisselen
web-listed = Iedereen kan deze tafel vinden
web-forecast = Wie wint hoe vaak?
web-forecast-team = { $count } muizen samen
web-percent = { $percent }%
web-forecast-turns = Meestal duurt een spel { $shortest } tot { $longest } beurten.
web-forecast-about = Slimme bots hebben dit spel heel vaak voor ons gespeeld. Bij mensen gaat het natuurlijk anders!

## Rules and lessons

web-rules = Regels
web-rules-of = { $game }: de regels
web-learn = Leren spelen
web-lesson-of = { $game } leren spelen
web-show-me = Laat zien
web-read-aloud = Lees voor: { $title }
web-lesson-step = { $step } van { $steps }
web-go-on = Verder
web-look-here = Die niet. Tik op wat oplicht!
web-well-done = Goed gedaan!
web-play-now = Nu spelen
web-once-more = Nog een keer

## At the table

web-seat-r = Rood
web-seat-b = Blauw
web-seat-g = Groen
web-seat-y = Geel
web-seat-m = Muis
web-seat-c = Kat
web-seat-m1 = Muis 1
web-seat-m2 = Muis 2
web-seat-m3 = Muis 3
web-seat-m4 = Muis 4
web-turn = Nu aan de beurt.
web-score = { $count } van { $goal }
web-score-so-far = { $count } tot nu toe
web-points-so-far = { $points ->
    [one] { $shown } punt tot nu toe
   *[other] { $shown } punten tot nu toe
  }
web-free-seat = vrij
web-away = weg
web-react-caught = Au!
web-react-freed = Pff!
web-react-cheese = Lekker!
web-react-missed = O nee …
web-react-won = Hoera!
web-taken-over = De computer helpt even
web-watchers = { $count ->
    [one] één kijkt mee
   *[other] { $count } kijken mee
  }
web-waiting-for-players = We wachten nog op anderen.
web-prompt-for = { $name }: { $prompt }
web-who-youngest = Wie is het jongst?
web-asked-youngest = We vragen { $name } wie het jongst is.
web-seat-waits = De plek is vrij. We wachten.
web-shaking = De dobbelstenen worden geschud …
web-not-now = Nu niet: { $name } is aan de beurt.
web-time-left = Nog { $time }
web-time-days = { $days } d { $hours } u
web-time-days-said = Nog { $days ->
    [one] één dag
   *[other] { $days } dagen
  } en { $hours } uur
web-again = Nog eens zien
web-undo = Terugnemen
web-undo-wanted = { $name } wil graag een zet terugnemen. Goed?
web-undo-waiting = Nu vragen we het aan de anderen …
web-told-undo-refused = { $name } wil dat liever niet.
web-told-undone = { $seat } neemt de laatste zet terug.
web-told-taken-over = Voor { $seat } speelt nu de computer.
web-told-came-back = { $seat } is terug en speelt weer mee.
web-told-joined = { $name } komt aan tafel zitten.
web-told-left = { $name } is van tafel gegaan.
web-hint = Tip
web-hint-title = Dit zou de computer doen, en zo vaak win je daarmee
web-hint-thinking = De computer denkt na …
web-hint-brief = De computer maakt zich nog klaar voor dit spel en heeft maar even nagedacht.
web-hint-as-good = net zo goed
web-hint-share = { $percent ->
    [0] wint bijna nooit
   *[other] wint ongeveer { $percent } van de 100 keer
  }
web-hand-over = Nu { $name }, alsjeblieft!
web-hand-over-about = Geef het scherm door.
web-hand-over-go = Hier ben ik
web-come-back = Ik ben er weer
web-log = Wat er gebeurde
web-log-precise = Velden erbij noemen
web-log-hidden = Hier staan alleen de laatste zetten: de rest moet je zelf onthouden. Na het spel kun je alles lezen.
web-say = Zeg iets
web-phrase-hello = Hallo!
web-phrase-your-turn = Jij bent aan de beurt!
web-phrase-well-played = Goed gespeeld!
web-phrase-lucky = Wat een geluk!
web-phrase-oops = Oeps!
web-phrase-thanks = Dank je wel!
web-phrase-wait = Wacht even, alsjeblieft.
web-phrase-again = Zullen we nog een keer?
web-phrase-bye = Doei!
web-phrase-laugh = Haha!
web-phrase-cheer = Hoera!
web-phrase-sad = O nee!

## Those who come and go

web-sit-down = Wil je meespelen?
web-which-seat = Waar wil je zitten?
web-play = Meespelen
web-invite-friends = { $count ->
    [one] Er is nog één plek vrij. Nodig iemand uit!
   *[other] Er zijn nog { $count } plekken vrij. Nodig iemand uit!
  }
web-seat-free = { $count ->
    [one] Er is een plek vrij
   *[other] Er zijn { $count } plekken vrij
  }
web-qr = De link naar deze tafel als plaatje voor de camera van een telefoon
web-share = Link sturen
web-copied = De link is gekopieerd
web-join-by-phone = Meespelen met je telefoon
web-join-by-phone-about = Richt de camera van je telefoon op het plaatje, of typ:
web-home-qr = De link naar deze spellen als plaatje voor de camera van een telefoon
web-other-address = Vindt de telefoon niets? Probeer een ander adres:
web-loopback-only = Alleen deze computer kan de spellen openen. Start ze met “kasimir play”, dan kunnen telefoons meedoen.
web-no-network = Deze computer zit niet in een netwerk. Zodra dat wel zo is, kunnen telefoons meedoen.
web-or-computer = Of laat de computer meespelen:
web-fill-seat = Computer als { $seat }
web-table = Deze tafel
web-host = spelleider
web-remove = Wegsturen
web-link-for-watching = Met deze link kunnen vrienden meespelen of meekijken:
web-own-link = En met deze speel je verder op een ander apparaat. Hou hem geheim!
web-show-big-screen = Laat zien op het grote scherm
web-fullscreen = Volledig scherm
web-stay-on = Stel je scherm zo in dat het aanblijft. Deze pagina mag dat hier niet.
web-to-table = Terug naar de tafel
web-lock = Er mag niemand meer bij
web-unlock = Anderen mogen erbij
web-end = Spel stoppen
web-leave = Weggaan
web-delete = Tafel verwijderen
web-sure-end = Dit spel stoppen? Dan wint niemand.
web-sure-leave = Echt weggaan? Je plek komt vrij.
web-sure-delete = De tafel met alle spellen verwijderen, voor iedereen?

## The end

web-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
  }
web-won-team = De muizen winnen!
web-rematch = Nog een spel
web-rematch-wanted = { $count ->
    [one] { $names } wil nog een spel.
   *[other] { $names } willen nog een spel.
  }
web-rematch-free = { $count ->
    [one] Er is een plek vrij. Voor nog een spel moet daar iemand zitten.
   *[other] Er zijn { $count } plekken vrij. Voor nog een spel moet op elke plek iemand zitten.
  }
web-points = Punten tot nu toe
web-waiting = We wachten op de anderen …
web-look = Speelbord bekijken
web-finish-show = Hoe het afliep
web-memory = Wie heeft wat onthouden?
web-memory-score = { $name }: { $lifts ->
    [0] hoefde niets te onthouden
    [one] { $found ->
        [0] tilde één schijf op, en de goede lag er niet onder
       *[other] tilde één schijf op, en de goede lag eronder
      }
   *[other] tilde { $lifts } schijven op, en de goede lag er { $found ->
        [0] nooit
        [one] één keer
       *[other] { $found } keer
      } onder
  }
web-why = Waarom?
web-why-numbers = In cijfers
web-luck-word = { $luck ->
    [very-kind] { $name } had heel veel geluk.
    [kind] { $name } had geluk.
    [hard] { $name } had een beetje pech.
    [very-hard] { $name } had veel pech.
   *[even] { $name } had geen geluk en geen pech.
  }
web-choice-word = { $stars ->
    [5] { $name } koos schitterend.
    [4] { $name } koos heel goed.
    [3] { $name } koos goed.
    [2] { $name } koos dapper.
   *[other] { $name } heeft veel uitgeprobeerd.
  }
web-stars = { $stars ->
    [5] 5 van de 5 sterren
   *[other] Minstens { $stars } van de 5 sterren
  }
web-receipt-unclear = Deze keer valt er over geluk en keuzes niets zekers te zeggen.
web-luck = Geluk
web-choices = Keuzes
web-luck-about = Geluk: wat het toeval gaf (+) of nam (−). Keuzes: wat er verloren ging door niet de beste zet te kiezen.
web-luck-roughly = De computer heeft vooruitgekeken, maar kan er een beetje naast zitten.
web-luck-unit = 1 betekent een hele overwinning.
web-luck-working = Geluk wordt gemeten …
web-curve = Wie stond voor?
web-curve-about = Zo dicht was iedereen bij de winst, van de eerste zet tot de laatste.
web-team = De muizen
web-turning-points = Toen het spel kantelde
web-turning-chance = Geluk in de beurt van { $name }: { $change ->
    [good] goed voor
   *[bad] slecht voor
  } { $other }
web-turning-choice = { $name } koos: { $change ->
    [good] goed voor
   *[bad] slecht voor
  } { $other }
web-watch-again = Nog eens bekijken

## Replays

web-replay = Een spel om terug te kijken
web-replay-of = { $game }, nog een keer
web-replay-more = Over dit spel
web-replay-start = Het begin
web-replay-at = { $at } van { $last }
web-replay-first = Naar het begin
web-replay-back = Eén stap terug
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-forward = Eén stap vooruit
web-replay-last = Naar het einde
web-replay-link = De link naar dit moment
web-timeline = Tijdlijn
web-speed = Snelheid
web-speed-times = { $speed } ×
web-keep = Bewaar het, of laat het aan vrienden zien
web-download = Bestand opslaan
web-branch = Wat als?
web-branch-about = Kies een moment en speel vandaar verder aan een nieuwe tafel.
web-branch-over = Hier is het spel afgelopen. Ga terug naar een eerder moment en speel vandaar verder.
web-branch-never = Dit spel is op een zelfgemaakt speelbord gespeeld, daarom kun je er hier niet mee verder.
web-branch-here = Speel vanaf hier verder
web-your-seat = Jij speelt
web-cancel = Toch niet
web-open-record = Opgeslagen spel openen
web-open-record-about = Kies het bestand van een spel dat je hebt opgeslagen, of sleep het hierheen. We laten het alleen zien, we bewaren het niet.
web-choose-file = Kies een bestand
web-another-file = Ander bestand
web-file-fault = Dit bestand kan niet worden getoond: { $reason }
web-dice = Waren de dobbelstenen eerlijk?
web-dice-about = Al vóór de eerste worp lagen alle worpen vast door geheime getallen. Nu zijn die getallen open, en je eigen browser kan elke worp narekenen.
web-dice-check = Worpen controleren
web-record = Is er echt zo gespeeld?
web-record-about = Je eigen browser controleert of in dit opgeslagen spel alles klopt.
web-record-check = Spel controleren
web-dice-sound = Ja! Alles klopt.
web-dice-consistent = Alles past bij elkaar.
web-dice-promise-kept = De geheime getallen zijn de getallen die vóór de eerste worp waren beloofd.
web-dice-rolls = { $count ->
    [0] In dit spel viel er niets te gooien.
    [one] De enige worp is nagerekend, en hij klopt.
    [2] Beide worpen zijn nagerekend, en ze kloppen allebei.
   *[other] Alle { $count } worpen zijn nagerekend, en ze kloppen allemaal.
  }
web-dice-own = De getallen die dit apparaat voor { $names } heeft toegevoegd, zitten erin.
web-dice-heard = De belofte is precies dezelfde als die dit apparaat aan het begin van het spel hoorde.
web-dice-rules = Wat een worp kon opleveren en of elke zet mocht, heeft de server gecontroleerd.
web-dice-wrong = Nee. Er klopt iets niet:
web-dice-so-far = { $count ->
    [0] Geen enkele worp kon worden bevestigd.
    [one] Eén worp is nagerekend en klopt.
   *[other] { $count } worpen zijn nagerekend en kloppen.
  }
web-dice-silent = het getal dat dit apparaat voor { $seat } heeft toegevoegd, zit er niet in: het kwam te laat of is weggelaten
web-dice-other = in het opgeslagen spel staat voor { $seat } een ander getal dan dit apparaat heeft toegevoegd
web-dice-other-promise = de belofte in het opgeslagen spel is een andere dan dit apparaat aan het begin heeft gehoord

## Settings

web-settings = Instellingen
web-language = Taal
web-theme = Kleuren
web-theme-auto = Zoals dit apparaat
web-theme-night = Nacht
web-theme-day = Dag
web-motion = Beweging
web-motion-full = Als op een echte tafel
web-motion-quick = Snel
web-motion-none = Geen
web-sound = Geluiden
web-voice = Stem
web-speech = Voorlezen wat er gebeurt
web-volume-off = Uit
web-hand-over-setting = Pauze bij het doorgeven
web-coordinates = Letters en cijfers op het bord
web-whole-board = Het hele bord tonen
web-notify = Roep me als ik aan de beurt ben
web-notify-about = Alleen als deze pagina niet in beeld is.
web-notify-denied = Je browser staat het niet toe. Je kunt dat in de instellingen van je browser veranderen.
web-notify-turn = { $name }, jij bent aan de beurt!
