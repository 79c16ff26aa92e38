## Discs: reasons why a move is not legal. The attribute says which rule it is.
## A pile is its discs, such as mc, or the number of its place where covered discs are hidden.

discs-unreadable = „{ $move }“ ist kein Zug in diesem Spiel; schreib + oder +mc, um eine Scheibe ins Spiel zu bringen, mc> oder mc>c, um die oberste eines Stapels mc abzuheben.
    .rule = Du bringst eine Scheibe aus deiner Hand ins Spiel oder hebst eine vom Tisch ab; sie beginnt einen neuen Stapel oder kommt auf einen anderen.
discs-unreadable-place = „{ $move }“ ist kein Zug in diesem Spiel; schreib + oder +3, um eine Scheibe ins Spiel zu bringen, 3> oder 3>5, um die oberste von Stapel 3 abzuheben.
    .rule = Du bringst eine Scheibe aus deiner Hand ins Spiel oder hebst eine vom Tisch ab; sie beginnt einen neuen Stapel oder kommt auf einen anderen.
discs-hand = Deine Hand ist leer: Alle deine Scheiben sind auf dem Tisch.
    .rule = Neu ins Spiel bringst du nur eigene Scheiben; sind alle auf dem Tisch, hebst du von irgendeinem Stapel die oberste ab, auch wenn sie nicht dir gehört.
discs-missing = Es gibt keinen Stapel { $pile } auf dem Tisch.
    .rule = Abgehoben und abgelegt wird nur bei Stapeln, die auf dem Tisch liegen.
discs-barred = { $cover ->
    [yes] Die oberste Scheibe von Stapel { $pile } wurde gerade erst gespielt; du darfst sie zudecken, aber nicht abheben.
   *[no] Die oberste Scheibe von Stapel { $pile } wurde gerade erst gespielt; du darfst sie nicht abheben.
  }
    .rule = Die Scheibe, die zuletzt gespielt wurde, darfst du nicht abheben.
discs-lone = Die Scheibe von Stapel { $pile } liegt schon allein; ein neuer Stapel damit würde nichts ändern.
    .rule = Mit einer Scheibe, die allein liegt, darfst du keinen neuen Stapel beginnen.
discs-same = Die Scheibe, die du von Stapel { $pile } abhebst, darf nicht dorthin zurück.
    .rule = Eine abgehobene Scheibe kommt auf einen anderen Stapel oder beginnt einen neuen.
discs-full = Stapel { $pile } hat schon { $height } Scheiben; höher darf er nicht sein.
    .rule = Eine Scheibe kommt nur auf einen Stapel, der noch nicht voll ist.
discs-nowhere = Die Scheibe von Stapel { $pile } kann nirgends hin: Sie liegt allein, und alle anderen Stapel sind voll.
    .rule = Eine abgehobene Scheibe muss gespielt werden.

## Discs: why something cannot be touched now, on a screen. The other one is shown by name.

discs-touch-empty = Deine Hand ist leer: Heb eine Scheibe ab, die leuchtet.
    .rule = Neu ins Spiel bringst du nur eigene Scheiben; sind alle auf dem Tisch, hebst du von irgendeinem Stapel die oberste ab, auch wenn sie nicht dir gehört.
discs-touch-other = Diese Scheiben gehören { $other }: Tippe auf das, was leuchtet.
    .rule = Neu ins Spiel bringst du nur eigene Scheiben.
discs-touch-table = Tippe zuerst auf eine Scheibe, die leuchtet.
    .rule = Eine Scheibe kommt aus deiner Hand oder oben von einem Stapel.
discs-touch-missing = Da ist keine Scheibe: Tippe auf das, was leuchtet.
    .rule = Eine Scheibe kommt aus deiner Hand oder oben von einem Stapel.
discs-touch-barred = { $cover ->
    [yes] Diese Scheibe wurde gerade erst gespielt: Du darfst sie zudecken, aber nicht abheben.
   *[no] Diese Scheibe wurde gerade erst gespielt: Du darfst sie nicht abheben.
  }
    .rule = Die Scheibe, die zuletzt gespielt wurde, darfst du nicht abheben.
    .short = Diese Scheibe wurde gerade erst gespielt: Nimm eine, die leuchtet.
discs-touch-nowhere = Diese Scheibe kann nirgends hin: Nimm eine, die leuchtet.
    .rule = Eine abgehobene Scheibe muss gespielt werden.
discs-touch-lone = Diese Scheibe liegt schon allein: Tippe auf einen Stapel, der leuchtet.
    .rule = Mit einer Scheibe, die allein liegt, darfst du keinen neuen Stapel beginnen.
discs-touch-onto = Da kann keine Scheibe hin: Tippe auf das, was leuchtet.
    .rule = Eine Scheibe kommt auf einen Stapel oder beginnt einen neuen.
discs-touch-same = Dorthin kann die Scheibe nicht zurück: Tippe auf das, was leuchtet.
    .rule = Eine abgehobene Scheibe kommt auf einen anderen Stapel oder beginnt einen neuen.
discs-touch-full = Dieser Stapel hat schon { $height } Scheiben; höher darf er nicht sein.
    .rule = Eine Scheibe kommt nur auf einen Stapel, der noch nicht voll ist.
    .short = Dieser Stapel ist hoch genug: Nimm einen, der leuchtet.

## Discs: what to do now; the second text tells the others.

discs-prompt-play = { $origin ->
    [hand] Leg eine Scheibe: Tippe auf das, was leuchtet.
    [pile] Heb eine Scheibe ab, die leuchtet.
   *[both] Tippe auf deine Scheiben oder heb eine ab, die leuchtet.
  }
    .other = { $seat } spielt eine Scheibe.

discs-advice = { $disc ->
    [hand] Nimm eine neue Scheibe
    [m] Heb eine Maus ab
   *[c] Heb eine Katze ab
  }{ $onto ->
    [none] { " " }und beginn einen neuen Stapel
    [m] { " " }und leg sie auf eine Maus
   *[c] { " " }und leg sie auf eine Katze
  }{ $wins ->
    [yes] : Du gewinnst!
   *[no] { $count ->
        [0] .
        [one] : Dann liegt eine Scheibe von dir unbedeckt.
       *[other] : Dann liegen { $count } Scheiben von dir unbedeckt.
      }
  }

## Discs: what is wrong with a position text.

discs-position-pile = PILES: „{ $entry }“ ist kein Stapel; ein Stapel sind 1 bis { $most } Buchstaben m und c, von unten nach oben, und * nach dem zuletzt bespielten
discs-position-discs = PILES: Platz { $seat } hat nur { $discs } Scheiben; hier sind es mehr
discs-position-star = PILES: genau ein Stapel sollte ein * haben, der zuletzt bespielte; hier sind es { $count }
discs-position-both = PILES: beide Plätze haben { $goal } unbedeckte Scheiben, aber wer sie zuerst hat, beendet die Partie
discs-position-many = PILES: Platz { $seat } hat { $count } unbedeckte Scheiben, aber die Partie endet, sobald ein Platz { $goal } hat
discs-position-over = SEAT: „{ $seat }“ passt nicht; es ist genau dann „-“, wenn ein Platz { $goal } unbedeckte Scheiben hat, und hier sind es höchstens { $most }
discs-position-first = SEAT: { $seat } kann auf einem leeren Tisch nicht am Zug sein; { $first } beginnt
discs-position-stuck = SEAT: { $seat } hat keine Scheibe, die sich spielen ließe, kann also nicht am Zug sein

## Discs: the table in a terminal

discs-title = Katz auf Maus
discs-about = Katze zudecken, Maus aufdecken: Wer weiß noch, was darunter liegt?
discs-draw-seat = in der Hand { $hand }  unbedeckt { $uncovered } von { $goal }
discs-draw-empty = Noch liegt keine Scheibe auf dem Tisch.
discs-draw-star = * wurde zuletzt gespielt: abheben verboten, zudecken erlaubt, wenn noch Platz ist.
discs-draw-lifted = { $disc } wurde von Stapel { $pile } abgehoben und muss jetzt gespielt werden.

## Discs: what just happened. Seats are shown as names; a pile is its discs, such as mc, or the number of its place.

discs-tell-bring = { $pile ->
    [none] { $seat } beginnt mit einer neuen Scheibe einen Stapel.
   *[other] { $seat } legt eine neue Scheibe auf einen Stapel.
  }
    .precise = { $pile ->
        [none] { $seat } beginnt mit einer neuen Scheibe einen Stapel.
       *[other] { $seat } legt eine neue Scheibe auf Stapel { $pile }.
      }
discs-tell-shift = { $seat } hebt { $disc ->
    [m] eine Maus
   *[c] eine Katze
  } { $below ->
    [m] von einer Maus ab
    [c] von einer Katze ab
   *[none] ab
  } und { $pile ->
    [none] beginnt einen neuen Stapel.
   *[other] legt sie auf einen anderen Stapel.
  }
    .precise = { $seat } hebt { $below ->
        [none] von
       *[other] auf
      } Stapel { $origin } { $disc ->
        [m] eine Maus
       *[c] eine Katze
      } { $below ->
        [m] von einer Maus ab
        [c] von einer Katze ab
       *[none] ab
      } und { $pile ->
        [none] beginnt einen neuen Stapel.
       *[other] legt sie auf Stapel { $pile }.
      }
discs-finish-goal = Unbedeckte Scheiben: { $count }. Das genügt zum Sieg.
discs-finish-won = Klug gelegt! Jetzt dürfen alle hüpfen.
discs-finish-lost = { $missing ->
    [1] So knapp: Nur eine Scheibe hat gefehlt!
   *[other] { $count ->
        [0] Alle deine Scheiben verstecken sich. Nächstes Mal gucken sie hervor!
       *[other] Deine unbedeckten Scheiben: { $count }. Nächstes Mal ein paar mehr!
      }
  }

## Discs: the rules, for children of ten. The numbers come from the box: $discs discs each, no pile higher than $height,
## $goal uncovered discs win.

discs-rules-goal-title = Darum geht es
discs-rules-goal = Ihr spielt zu zweit, { $discs } Mäuse gegen { $discs } Katzen. Wer zuerst { $goal } eigene Scheiben unbedeckt liegen hat, gewinnt. Wie hoch der Stapel darunter ist, ist egal.
discs-rules-bring-title = Eine neue Scheibe
discs-rules-bring = Die Maus beginnt, dann geht es immer abwechselnd. Du kannst eine deiner Scheiben auf den Tisch legen und damit einen neuen Stapel beginnen.
discs-rules-cover-title = Zudecken
discs-rules-cover = Oder du legst deine Scheibe auf eine andere. Was darunter liegt, ist zugedeckt und zählt nicht mehr.
discs-rules-lift-title = Abheben
discs-rules-lift = Oder du hebst von irgendeinem Stapel die oberste Scheibe ab, auch wenn sie nicht dir gehört. Leg sie auf einen anderen Stapel oder fang mit ihr einen neuen an. Was darunter lag, ist jetzt wieder unbedeckt!
discs-rules-last-title = Der Stern
discs-rules-last = Die Scheibe, die zuletzt gespielt wurde, trägt einen Stern. Abheben darfst du sie nicht, aber zudecken.
discs-rules-high-title = Wie hoch?
discs-rules-high = Kein Stapel darf höher sein als { $height } Scheiben.
discs-rules-memory-title = Weißt du es noch?
discs-rules-memory = Was zugedeckt ist, sieht niemand: Du musst es dir merken. Und wer eine Scheibe abhebt, hat gesehen, was darunter war, und muss sie auch spielen.
discs-rules-open-title = Ohne Geheimnis
discs-rules-open = Ihr könnt auch so spielen, dass alle Scheiben zu sehen sind. Dann kommt es nur aufs Vorausdenken an.
discs-rules-end-title = Das Ende
discs-rules-end = Mit { $goal } unbedeckten Scheiben gewinnst du sofort. Aber Vorsicht: Liegen nach deinem Zug { $goal } Scheiben der anderen Seite unbedeckt, hast du verloren. Liegt zum dritten Mal alles genauso da, ist es unentschieden.

## Discs: the first lesson. A child plays the mice; the computer plays the cats.

discs-lesson-bring = Du hast die Mäuse. Tippe auf deine Scheiben, dann auf den freien Platz auf dem Tisch.
discs-lesson-cat = Da liegt deine erste Maus unbedeckt auf dem Tisch. Jetzt legt die Katze eine Scheibe.
discs-lesson-cover = Deck die Katze zu! Tippe auf deine Scheiben, dann auf die Katze auf dem Tisch.
discs-lesson-covered = Jetzt liegen zwei Mäuse von dir obenauf. Aber nun kommt die Katze …
discs-lesson-new = Sie hat eine deiner Mäuse zugedeckt. Merk dir, wo! Und fang jetzt einen neuen Stapel an.
discs-lesson-cat-new = Nun sind zwei von dir unbedeckt. Auch die Katze beginnt einen neuen Stapel.
discs-lesson-lift = Wo war deine zugedeckte Maus? Heb die Katze von ihr ab und leg sie auf die andere Katze.
discs-lesson-go-on = Da ist deine Maus ja wieder! Die Katze legt noch eine Scheibe.
discs-lesson-cover-again = Deck sie gleich zu!
discs-lesson-remember = Vier deiner Mäuse sind unbedeckt. Da muss die Katze etwas tun. Schau genau hin und merk es dir!
discs-lesson-four = Wieder hat sie eine zugedeckt. Fang einen neuen Stapel an.
discs-lesson-chance = Du hast wieder vier und brauchst fünf. Was macht wohl die Katze?
discs-lesson-win = Sie hat es nicht gesehen! Heb die Katze ab, unter der deine Maus liegt, und leg sie auf die neue Katze.
discs-lesson-end = Fünf Mäuse sind unbedeckt. Gut gemerkt, du hast gewonnen!

## Discs: names of what is on the table, for those who listen to it. A pile is told by the number of its place.

discs-name-table = Neuen Stapel beginnen
discs-name-empty = alle auf dem Tisch
discs-name-hand = { $count ->
    [0] Die Hand von { $seat } ist leer: alle auf dem Tisch
    [one] Eine Scheibe in der Hand von { $seat }
   *[other] { $count } Scheiben in der Hand von { $seat }
  }
discs-name-disc = { $disc ->
    [m] Maus
   *[c] Katze
  }
discs-name-pile = Stapel { $number }, von unten: { $discs }{ $star ->
    [yes] , zuletzt gespielt
   *[no] {""}
  }
discs-name-hidden = Stapel { $number }: eine { $top ->
    [m] Maus
   *[c] Katze
  } auf { $covered ->
    [one] einer zugedeckten Scheibe
   *[other] { $covered } zugedeckten Scheiben
  }{ $star ->
    [yes] , zuletzt gespielt
   *[no] {""}
  }

## Discs: the sides to choose from.

discs-side-m = Mäuse
discs-side-c = Katzen
