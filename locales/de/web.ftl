web-title = Kasimir
web-subtitle = Fünfmal Katz und Maus
web-back = Zurück zu den Spielen
web-unknown-page = Hier schläft nur eine Katze
web-unknown-page-about = Unter dieser Adresse gibt es keine Seite. Vielleicht ist ein Buchstabe des Links verloren gegangen.
web-family = Familie
web-loading = Einen Moment …
web-offline = Der Server antwortet nicht. Ist das Internet weg?
web-lost = Die Verbindung ist weg. Wir versuchen es weiter …
web-late = Vielleicht siehst du gerade die Züge der anderen etwas später. Keiner geht verloren.
web-compiling = Der Computer macht sich noch für dieses Spiel bereit. So lange dauert das nur beim ersten Mal.
web-done = Fertig
web-yes = Ja
web-no = Nein

## The first screen

web-age = ab { $age } Jahren
web-seats = { $least ->
    [2] { $most ->
        [2] 2 Personen
       *[other] 2 bis { $most } Personen
      }
   *[other] { $least } bis { $most } Personen
  }
web-minutes = { $minutes } Minuten
web-open-tables = Tische, an denen noch Platz ist
web-free-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
web-own-tables = Hier hast du gespielt
web-own-over = zu Ende
web-own-others = Deine anderen Spiele
web-own-turn = Du bist dran
web-own-turn-of = { $name } ist dran

## A new table

web-who-plays = Wer spielt mit?
web-add-player = Noch jemand
web-remove-player = { $name } spielt nicht mit
web-faces-here = Menschen
web-faces-computer = Der Computer
web-face-new = Jemand Neues
web-face-friend = Jemand weit weg
web-more = Mehr
web-against-computer = Gegen den Computer
web-one-screen = Alle an einem Gerät
web-invite = Freunde einladen
web-invite-about = Du schickst ihnen einen Link.
web-big-screen = Am großen Bildschirm
web-big-screen-about = Alle spielen mit dem Handy.
web-big-screen-name = Großer Bildschirm
web-options = So spielt ihr
web-your-name = Dein Name
web-player = Spieler { $number }
web-computer-level = So gut ist der Computer
web-level-kitten = Kätzchen
web-level-easy = Leichter Bot
web-level-normal = Kluger Bot
web-level-hard = Starker Bot
web-level-master = Meister-Bot
web-level-perfect = Perfekter Bot
web-variant = Welche Regeln?
web-edition = Welche Ausgabe?
web-hidden = Zugedeckte Scheiben sind geheim
web-auto = Die Würfel rollen von selbst
web-allow-undo = Züge darf man zurücknehmen
web-allow-hints = Man darf um einen Tipp bitten
web-hand-over-always = Vor jedem Zug eine Pause zum Weitergeben
web-clock = Zeit für einen Zug
web-clock-none = Solange ihr wollt
web-clock-seconds = { $seconds } Sekunden
web-clock-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }
web-clock-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  }
web-when-away = Ist jemand weg, hilft der Computer
web-away-minutes = { $minutes ->
    [one] nach einer Minute
   *[other] nach { $minutes } Minuten
  }
web-away-never = nie, wir warten
web-away-days = nie, ihr habt ja Tage Zeit
web-first = Wer fängt an?
web-first-drawn = Das Los entscheidet
web-first-chosen = { $seat ->
    [you] Du, dann der Reihe nach
   *[other] { $seat }, dann der Reihe nach
  }
web-first-youngest = Wer am jüngsten ist
web-swap-sides = Nach jedem Spiel die Seiten tauschen
web-listed = Alle können diesen Tisch finden
web-forecast = Wer gewinnt wie oft?
web-forecast-team = { $count } Mäuse zusammen
web-percent = { $percent } %
web-forecast-turns = Meistens dauert ein Spiel { $shortest } bis { $longest } Züge.
web-forecast-about = Kluge Bots haben das ganz oft für uns durchgespielt. Bei Menschen ist es natürlich anders!

## Rules and lessons

web-rules = Regeln
web-rules-of = { $game }: die Regeln
web-learn = Spielen lernen
web-lesson-of = { $game } spielen lernen
web-show-me = Zeig es mir
web-read-aloud = Vorlesen: { $title }
web-lesson-step = { $step } von { $steps }
web-go-on = Weiter
web-look-here = Das ist es nicht. Tippe auf das, was leuchtet!
web-well-done = Gut gemacht!
web-play-now = Jetzt spielen
web-once-more = Noch einmal

## At the table

web-seat-r = Rot
web-seat-b = Blau
web-seat-g = Grün
web-seat-y = Gelb
web-seat-m = Maus
web-seat-c = Katze
web-seat-m1 = Maus 1
web-seat-m2 = Maus 2
web-seat-m3 = Maus 3
web-seat-m4 = Maus 4
web-turn = Jetzt am Zug.
web-score = { $count } von { $goal }
web-score-so-far = bisher { $count }
web-points-so-far = { $points ->
    [one] { $shown } Punkt bisher
   *[other] { $shown } Punkte bisher
  }
web-free-seat = frei
web-away = weg
web-react-caught = Autsch!
web-react-freed = Puh!
web-react-cheese = Lecker!
web-react-missed = Och nö …
web-react-won = Hurra!
web-taken-over = Der Computer hilft aus
web-watchers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
  }
web-waiting-for-players = Wir warten noch auf andere.
web-prompt-for = { $name }: { $prompt }
web-who-youngest = Wer ist am jüngsten?
web-asked-youngest = { $name } wird gefragt, wer am jüngsten ist.
web-seat-waits = Der Platz ist frei. Wir warten.
web-shaking = Die Würfel werden geschüttelt …
web-not-now = Jetzt nicht: { $name } ist dran.
web-time-left = Noch { $time }
web-time-days = { $days } T { $hours } h
web-time-days-said = Noch { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  } und { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  }
web-again = Noch mal zeigen
web-undo = Zurücknehmen
web-undo-wanted = { $name } möchte einen Zug zurücknehmen. Einverstanden?
web-undo-waiting = Jetzt werden die anderen gefragt …
web-told-undo-refused = { $name } möchte das lieber nicht.
web-told-undone = { $seat } nimmt den letzten Zug zurück.
web-told-taken-over = Für { $seat } spielt jetzt der Computer.
web-told-came-back = { $seat } ist zurück und spielt wieder mit.
web-told-joined = { $name } setzt sich an den Tisch.
web-told-left = { $name } ist vom Tisch aufgestanden.
web-hint = Tipp
web-hint-title = Das würde der Computer tun, und so oft gewinnt man damit
web-hint-thinking = Der Computer denkt nach …
web-hint-brief = Der Computer macht sich noch für dieses Spiel bereit und konnte nur kurz nachdenken.
web-hint-as-good = genauso gut
web-hint-share = { $percent ->
    [0] gewinnt fast nie
   *[other] gewinnt etwa { $percent } von 100 Spielen
  }
web-hand-over = Jetzt { $name }, bitte!
web-hand-over-about = Gib das Gerät weiter.
web-hand-over-go = Hier bin ich
web-come-back = Ich bin wieder da
web-log = Was bisher geschah
web-log-precise = Auch die Felder nennen
web-log-hidden = Hier stehen nur die letzten Züge: Den Rest musst du dir selbst merken. Nach dem Spiel kannst du alles lesen.
web-say = Sag etwas
web-phrase-hello = Hallo!
web-phrase-your-turn = Du bist dran!
web-phrase-well-played = Gut gespielt!
web-phrase-lucky = So ein Glück!
web-phrase-oops = Huch!
web-phrase-thanks = Danke!
web-phrase-wait = Warte bitte kurz.
web-phrase-again = Spielen wir noch mal?
web-phrase-bye = Tschüss!
web-phrase-laugh = Haha!
web-phrase-cheer = Hurra!
web-phrase-sad = O nein!

## Those who come and go

web-sit-down = Möchtest du mitspielen?
web-which-seat = Wo möchtest du sitzen?
web-play = Mitspielen
web-invite-friends = { $count ->
    [one] Ein Platz ist noch frei. Lade jemanden ein!
   *[other] { $count } Plätze sind noch frei. Lade jemanden ein!
  }
web-seat-free = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
  }
web-qr = Der Link zu diesem Tisch als Bild für die Handykamera
web-share = Link schicken
web-copied = Der Link ist kopiert
web-join-by-phone = Mit dem Handy mitspielen
web-join-by-phone-about = Halte die Handykamera auf das Bild oder tippe ein:
web-home-qr = Der Link zu diesen Spielen als Bild für die Handykamera
web-other-address = Findet das Handy nichts? Probiere eine andere Adresse:
web-loopback-only = Nur dieser Computer kann die Spiele öffnen. Starte sie mit „kasimir play“, dann können Handys mitspielen.
web-no-network = Dieser Computer ist in keinem Netz. Sobald er in einem ist, können Handys mitspielen.
web-or-computer = Oder setz den Computer an den Tisch:
web-fill-seat = Computer als { $seat }
web-table = Dieser Tisch
web-host = Spielleitung
web-remove = Wegschicken
web-link-for-watching = Mit diesem Link können Freunde mitspielen oder zuschauen:
web-own-link = Und mit diesem spielst du auf einem anderen Gerät weiter. Halte ihn geheim!
web-show-big-screen = Am großen Bildschirm zeigen
web-fullscreen = Vollbild
web-stay-on = Stell deinen Bildschirm so ein, dass er anbleibt. Diese Seite darf das hier nicht.
web-to-table = Zurück zum Tisch
web-lock = Niemand darf mehr rein
web-unlock = Andere dürfen rein
web-end = Spiel beenden
web-leave = Verlassen
web-delete = Tisch löschen
web-sure-end = Dieses Spiel beenden? Dann gewinnt niemand.
web-sure-leave = Wirklich gehen? Dein Platz wird frei.
web-sure-delete = Den Tisch mit allen Spielen löschen, für alle?

## The end

web-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen zusammen!
  }
web-won-team = Die Mäuse gewinnen!
web-rematch = Noch ein Spiel
web-rematch-wanted = { $count ->
    [one] { $names } möchte noch ein Spiel.
   *[other] { $names } möchten noch ein Spiel.
  }
web-rematch-free = { $count ->
    [one] Ein Platz ist frei. Bevor ihr noch einmal spielen könnt, muss dort jemand sitzen.
   *[other] { $count } Plätze sind frei. Bevor ihr noch einmal spielen könnt, muss auf jedem jemand sitzen.
  }
web-points = Punkte bisher
web-waiting = Wir warten auf die anderen …
web-look = Spielplan ansehen
web-finish-show = Wie es ausging
web-memory = Wer hat sich was gemerkt?
web-memory-score = { $name }: { $lifts ->
    [0] musste sich nichts merken
    [one] { $found ->
        [0] hat eine Scheibe abgehoben; darunter lag keine eigene
       *[other] hat eine Scheibe abgehoben; darunter lag eine eigene
      }
   *[other] hat { $lifts } Scheiben abgehoben; { $found ->
        [0] nie
        [one] einmal
       *[other] { $found }-mal
      } lag darunter eine eigene
  }
web-why = Warum?
web-why-numbers = In Zahlen
web-luck-word = { $luck ->
    [very-kind] { $name } hatte sehr viel Glück.
    [kind] { $name } hatte Glück.
    [hard] { $name } hatte ein bisschen Pech.
    [very-hard] { $name } hatte viel Pech.
   *[even] { $name } hatte weder Glück noch Pech.
  }
web-choice-word = { $stars ->
    [5] { $name } hat glänzend gewählt.
    [4] { $name } hat sehr gut gewählt.
    [3] { $name } hat gut gewählt.
    [2] { $name } hat mutig gewählt.
   *[other] { $name } hat viel ausprobiert.
  }
web-stars = { $stars ->
    [5] 5 von 5 Sternen
   *[other] Mindestens { $stars } von 5 Sternen
  }
web-receipt-unclear = Diesmal lässt sich über Glück und Entscheidungen nichts Sicheres sagen.
web-luck = Glück
web-choices = Züge
web-luck-about = Glück: was der Zufall gebracht (+) oder genommen (−) hat. Züge: was es gekostet hat, nicht den besten zu wählen.
web-luck-roughly = Der Computer hat vorausgeschaut, aber er kann sich ein wenig irren.
web-luck-unit = 1 bedeutet einen ganzen Sieg.
web-luck-working = Glück wird gemessen …
web-curve = Wer lag vorn?
web-curve-about = So nah waren alle am Sieg, vom ersten bis zum letzten Zug.
web-team = Die Mäuse
web-turning-points = Als sich das Blatt wendete
web-turning-chance = Glück im Zug von { $name }: { $change ->
    [good] gut für
   *[bad] schlecht für
  } { $other }
web-turning-choice = { $name } hat gewählt: { $change ->
    [good] gut für
   *[bad] schlecht für
  } { $other }
web-watch-again = Noch mal ansehen

## Replays

web-replay = Ein Spiel zum Ansehen
web-replay-of = { $game }, noch einmal
web-replay-more = Über dieses Spiel
web-replay-start = Der Anfang
web-replay-at = { $at } von { $last }
web-replay-first = Zum Anfang
web-replay-back = Ein Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Ein Schritt vor
web-replay-last = Zum Ende
web-replay-link = Der Link zu diesem Moment
web-timeline = Zeitleiste
web-speed = Tempo
web-speed-times = { $speed } ×
web-keep = Aufheben oder Freunden zeigen
web-download = Datei speichern
web-branch = Was wäre, wenn?
web-branch-about = Geh zu irgendeinem Moment und spiel von dort an einem neuen Tisch weiter.
web-branch-over = Hier ist das Spiel zu Ende. Geh zu einem früheren Moment und spiel von dort weiter.
web-branch-never = Dieses Spiel lief auf einem selbst gemachten Spielplan. Darum kann es hier an keinem Tisch weitergehen.
web-branch-here = Von hier weiterspielen
web-your-seat = Du spielst
web-cancel = Doch nicht
web-open-record = Gespeichertes Spiel öffnen
web-open-record-about = Such die Datei eines Spiels aus, das du gespeichert hast, oder zieh sie hierher. Wir zeigen sie nur, wir behalten sie nicht.
web-choose-file = Datei aussuchen
web-another-file = Andere Datei
web-file-fault = Diese Datei lässt sich nicht zeigen – { $reason }
web-dice = Waren die Würfel ehrlich?
web-dice-about = Schon vor dem ersten Wurf haben geheime Zahlen alle Würfe festgelegt. Jetzt sind die Zahlen offen, und dein eigener Browser kann jeden Wurf nachrechnen.
web-dice-check = Würfe prüfen
web-record = Wurde wirklich so gespielt?
web-record-about = Dein eigener Browser prüft, ob in diesem gespeicherten Spiel alles zusammenpasst.
web-record-check = Spiel prüfen
web-dice-sound = Ja! Alles stimmt.
web-dice-consistent = Alles passt zusammen.
web-dice-promise-kept = Die geheimen Zahlen sind die, die vor dem ersten Wurf versprochen wurden.
web-dice-rolls = { $count ->
    [0] In diesem Spiel gab es nichts zu würfeln.
    [one] Der eine Wurf wurde nachgerechnet, und er stimmt.
    [2] Beide Würfe wurden nachgerechnet, und jeder stimmt.
   *[other] Alle { $count } Würfe wurden nachgerechnet, und jeder stimmt.
  }
web-dice-own = Die Zahlen, die dieses Gerät für { $names } dazugegeben hat, sind mit drin.
web-dice-heard = Das Versprechen ist genau das, das dieses Gerät am Anfang des Spiels gehört hat.
web-dice-rules = Was ein Wurf bringen konnte und ob jeder Zug erlaubt war, hat der Server geprüft.
web-dice-wrong = Nein. Etwas stimmt nicht:
web-dice-so-far = { $count ->
    [0] Kein Wurf ließ sich bestätigen.
    [one] Ein Wurf wurde nachgerechnet und stimmt.
   *[other] { $count } Würfe wurden nachgerechnet und stimmen.
  }
web-dice-silent = die Zahl, die dieses Gerät für { $seat } dazugegeben hat, fehlt: Sie kam zu spät oder wurde weggelassen
web-dice-other = für { $seat } steht im gespeicherten Spiel eine andere Zahl als die, die dieses Gerät dazugegeben hat
web-dice-other-promise = das Versprechen im gespeicherten Spiel ist nicht das, das dieses Gerät am Anfang des Spiels gehört hat

## Settings

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das Gerät
web-theme-night = Nacht
web-theme-day = Tag
web-motion = Bewegung
web-motion-full = Wie am echten Tisch
web-motion-quick = Schnell
web-motion-none = Keine
web-sound = Geräusche
web-voice = Stimme
web-speech = Vorlesen, was passiert
web-volume-off = Aus
web-hand-over-setting = Pause beim Weitergeben
web-coordinates = Buchstaben und Zahlen auf dem Spielplan
web-whole-board = Den ganzen Spielplan zeigen
web-notify = Ruf mich, wenn ich dran bin
web-notify-about = Nur wenn diese Seite gerade nicht zu sehen ist.
web-notify-denied = Dein Browser erlaubt das nicht. In seinen Einstellungen kannst du es ändern.
web-notify-turn = { $name }, du bist dran!
