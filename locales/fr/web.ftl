# What the browser says, apart from the games themselves. Children of ten read this.

web-title = Kasimir
web-subtitle = Cinq jeux du chat et de la souris
web-back = Retour aux jeux
web-unknown-page = Ici, il n’y a qu’un chat qui dort
web-unknown-page-about = Il n’y a pas de page à cette adresse. Une lettre du lien s’est peut-être perdue.
web-family = Famille
web-loading = Un petit instant…
web-offline = Le serveur ne répond pas. Y a-t-il une panne d’internet ?
web-lost = La connexion est coupée. On essaie encore…
web-late = En ce moment, tu verras peut-être les coups des autres un peu en retard. Aucun n’est perdu.
web-compiling = L’ordinateur se prépare encore pour ce jeu. Ce n’est si long que la première fois.
web-done = Fermer
web-yes = Oui
web-no = Non

## The first screen

web-age = dès { $age } ans
web-seats = { $least ->
    [2] { $most ->
        [2] 2 joueurs
       *[other] 2 à { $most } joueurs
      }
   *[other] { $least } à { $most } joueurs
  }
web-minutes = { $minutes } minutes
web-open-tables = Des tables où tu peux jouer
web-free-seats = { $count ->
    [1] une place libre
    [one] { $count } place libre
   *[other] { $count } places libres
  }
web-own-tables = Tes parties
web-own-over = finie
web-own-others = Tes autres parties
web-own-turn = À toi de jouer
web-own-turn-of = À { $name } de jouer

## A new table

web-who-plays = Qui joue ?
web-add-player = Encore quelqu’un
web-remove-player = { $name } ne joue pas
web-faces-here = Les gens
web-faces-computer = L’ordinateur
web-face-new = Quelqu’un d’autre
web-face-friend = Quelqu’un au loin
web-more = Plus
web-against-computer = Contre l’ordinateur
web-one-screen = Tous sur cet écran
web-invite = Inviter des amis
web-invite-about = Tu leur envoies un lien.
web-big-screen = Sur le grand écran
web-big-screen-about = Chacun joue sur son téléphone.
web-big-screen-name = Grand écran
web-options = Comment on joue
web-your-name = Ton nom
web-player = Joueur { $number }
web-computer-level = L’ordinateur
web-level-kitten = Chaton
web-level-easy = Robot facile
web-level-normal = Robot malin
web-level-hard = Robot costaud
web-level-master = Robot champion
web-level-perfect = Robot parfait
web-variant = Quelles règles
web-edition = Quelle version
web-hidden = Les jetons couverts sont secrets
web-auto = Les dés roulent tout seuls
web-allow-undo = On peut annuler un coup
web-allow-hints = On peut demander un conseil
web-hand-over-always = Une pause à chaque tour pour passer l’écran
web-clock = Temps par coup
web-clock-none = Autant qu’on veut
web-clock-seconds = { $seconds } secondes
web-clock-minutes = { $minutes ->
    [1] une minute
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
web-clock-days = { $days ->
    [1] un jour
    [one] { $days } jour
   *[other] { $days } jours
  }
web-when-away = L’ordinateur remplace les absents
web-away-minutes = { $minutes ->
    [1] après une minute
    [one] après { $minutes } minute
   *[other] après { $minutes } minutes
  }
web-away-never = jamais, on attend
web-away-days = jamais : on compte en jours
web-first = Qui commence
web-first-drawn = Tirage au sort
web-first-chosen = { $seat ->
    [you] Toi, puis chacun son tour
   *[other] { $seat }, puis chacun son tour
  }
web-first-youngest = Le ou la plus jeune
web-swap-sides = Changer de camp après chaque partie
web-listed = Tout le monde peut trouver cette table
web-forecast = Qui gagne le plus souvent ?
web-forecast-team = { $count } souris ensemble
web-percent = { $percent } %
web-forecast-turns = Une partie dure le plus souvent { $shortest } à { $longest } tours.
web-forecast-about = Des robots malins ont joué plein de parties pour nous. Avec de vrais joueurs, c’est bien sûr autre chose !

## Rules and lessons

web-rules = Règles
web-rules-of = { $game } : les règles
web-learn = Première leçon
web-lesson-of = { $game } : première leçon
web-show-me = Montre-moi
web-read-aloud = Lire à voix haute : { $title }
web-lesson-step = { $step } sur { $steps }
web-go-on = Continuer
web-look-here = Pas là. Touche ce qui brille !
web-well-done = Bravo !
web-play-now = Jouer
web-once-more = Encore

## At the table

web-seat-r = Rouge
web-seat-b = Bleu
web-seat-g = Vert
web-seat-y = Jaune
web-seat-m = Souris
web-seat-c = Chat
web-seat-m1 = Souris 1
web-seat-m2 = Souris 2
web-seat-m3 = Souris 3
web-seat-m4 = Souris 4
web-turn = C’est son tour.
web-score = { $count } sur { $goal }
web-score-so-far = { $count } pour l’instant
web-points-so-far = { $points ->
    [one] { $shown } point jusqu’ici
   *[other] { $shown } points jusqu’ici
  }
web-free-seat = libre
web-away = pas là
web-react-caught = Aïe !
web-react-freed = Ouf !
web-react-cheese = Miam !
web-react-missed = Oh non…
web-react-won = Hourra !
web-taken-over = L’ordinateur joue à sa place
web-watchers = { $count ->
    [1] une personne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
web-waiting-for-players = On attend d’autres joueurs.
web-prompt-for = { $name } : { $prompt }
web-who-youngest = Qui est le ou la plus jeune ?
web-asked-youngest = On demande à { $name } qui est le ou la plus jeune.
web-seat-waits = La place est libre. On attend.
web-shaking = On secoue les dés…
web-not-now = Pas maintenant : c’est à { $name } de jouer.
web-time-left = Il reste { $time }
web-time-days = { $days } j { $hours } h
web-time-days-said = Il reste { $days ->
    [1] un jour
    [one] { $days } jour
   *[other] { $days } jours
  } et { $hours ->
    [1] une heure
    [one] { $hours } heure
   *[other] { $hours } heures
  }
web-again = Revoir
web-undo = Annuler
web-undo-wanted = { $name } voudrait annuler un coup. D’accord ?
web-undo-waiting = On demande aux autres…
web-told-undo-refused = { $name } préfère qu’on n’annule pas ce coup.
web-told-undone = { $seat } annule son dernier coup.
web-told-taken-over = L’ordinateur remplace maintenant { $seat }.
web-told-came-back = { $seat } est de retour et joue à nouveau.
web-told-joined = { $name } rejoint la table.
web-told-left = { $name } a quitté la table.
web-hint = Conseil
web-hint-title = Ce que jouerait l’ordinateur, et les chances de gagner
web-hint-thinking = L’ordinateur réfléchit…
web-hint-brief = L’ordinateur se prépare encore pour ce jeu et n’a réfléchi qu’un instant.
web-hint-as-good = tout aussi bien
web-hint-share = { $percent ->
    [0] ne gagne presque jamais
    [one] gagne environ { $percent } partie sur 100
   *[other] gagne environ { $percent } parties sur 100
  }
web-hand-over = Maintenant, c’est à { $name } !
web-hand-over-about = Passe l’écran.
web-hand-over-go = Me voilà
web-come-back = Me revoilà
web-log = Le récit
web-log-precise = Indiquer les cases
web-log-hidden = Ici, on ne voit que les derniers coups : le reste, c’est à toi de le retenir. Après la partie, tu pourras tout lire.
web-say = Dire un mot
web-phrase-hello = Coucou !
web-phrase-your-turn = À toi de jouer !
web-phrase-well-played = Bien joué !
web-phrase-lucky = Quelle chance !
web-phrase-oops = Oups !
web-phrase-thanks = Merci !
web-phrase-wait = Attends un peu, s’il te plaît.
web-phrase-again = On rejoue ?
web-phrase-bye = Au revoir !
web-phrase-laugh = Ha ha !
web-phrase-cheer = Hourra !
web-phrase-sad = Oh non !

## Those who come and go

web-sit-down = Tu veux jouer ?
web-which-seat = Où veux-tu t’asseoir ?
web-play = Je joue
web-invite-friends = { $count ->
    [1] Une place est libre. Invite quelqu’un !
    [one] { $count } place est libre. Invite quelqu’un !
   *[other] { $count } places sont libres. Invite quelqu’un !
  }
web-seat-free = { $count ->
    [1] Une place est libre
    [one] { $count } place est libre
   *[other] { $count } places sont libres
  }
web-qr = Le lien vers cette table, en image pour l’appareil photo d’un téléphone
web-share = Envoyer le lien
web-copied = Le lien est copié
web-join-by-phone = Jouer avec un téléphone
web-join-by-phone-about = Vise l’image avec l’appareil photo d’un téléphone, ou tape :
web-home-qr = Le lien vers ces jeux, en image pour l’appareil photo d’un téléphone
web-other-address = Le téléphone ne trouve rien ? Essaie une autre adresse :
web-loopback-only = Seul cet ordinateur peut ouvrir les jeux. Lance-les avec « kasimir play », et les téléphones pourront jouer.
web-no-network = Cet ordinateur n’a pas de réseau. Dès qu’il en aura un, les téléphones pourront jouer.
web-or-computer = Ou fais jouer l’ordinateur :
web-fill-seat = Ordinateur : { $seat }
web-table = Cette table
web-host = hôte
web-remove = Retirer
web-link-for-watching = Avec ce lien, tes amis peuvent jouer ou regarder :
web-own-link = Avec celui-ci, tu continues à jouer sur un autre appareil. Garde-le secret !
web-show-big-screen = Montrer sur le grand écran
web-fullscreen = Plein écran
web-stay-on = Règle ton écran pour qu’il reste allumé : ici, cette page n’en a pas le droit.
web-to-table = Retour à la table
web-lock = Ne laisser entrer personne
web-unlock = Laisser entrer
web-end = Arrêter la partie
web-leave = Partir
web-delete = Supprimer la table
web-sure-end = Arrêter la partie ? Personne n’aura gagné.
web-sure-leave = Partir pour de bon ? Ta place sera libre.
web-sure-delete = Supprimer la table et toutes ses parties, pour tout le monde ?

## The end

web-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
  }
web-won-team = Les souris gagnent !
web-rematch = Rejouer
web-rematch-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
  }
web-rematch-free = { $count ->
    [1] Une place est libre. Pour rejouer, il faut que quelqu’un s’y installe.
    [one] { $count } place est libre. Pour rejouer, il faut que quelqu’un s’y installe.
   *[other] { $count } places sont libres. Pour rejouer, il faut que quelqu’un s’installe à chacune.
  }
web-points = Les points jusqu’ici
web-waiting = On attend les autres…
web-look = Voir le plateau
web-finish-show = Comment ça s’est terminé
web-memory = Qui s’est souvenu de quoi ?
web-memory-score = { $name } : { $lifts ->
    [0] il n’y avait rien à retenir
    [one] { $found ->
        [0] un jeton soulevé, et le bon n’était pas dessous
       *[other] un jeton soulevé, et le bon était dessous
      }
   *[other] { $lifts } jetons soulevés, { $found ->
        [0] et jamais le bon dessous
        [one] et une fois le bon dessous
       *[other] et { $found } fois le bon dessous
      }
  }
web-why = Pourquoi ?
web-why-numbers = En chiffres
web-luck-word = { $luck ->
    [very-kind] { $name } a eu beaucoup de chance.
    [kind] { $name } a eu de la chance.
    [hard] { $name } n’a pas eu trop de chance.
    [very-hard] { $name } n’a vraiment pas eu de chance.
   *[even] { $name } n’a eu ni chance ni malchance.
  }
web-choice-word = { $stars ->
    [5] { $name } a choisi à merveille.
    [4] { $name } a très bien choisi.
    [3] { $name } a bien choisi.
    [2] { $name } a choisi avec audace.
   *[other] { $name } a essayé beaucoup de choses.
  }
web-stars = { $stars ->
    [5] 5 étoiles sur 5
   *[other] Au moins { $stars } sur 5 étoiles
  }
web-receipt-unclear = Cette fois, il n’y a rien de sûr à dire sur la chance et les choix.
web-luck = Chance
web-choices = Choix
web-luck-about = Chance : ce que le hasard a donné (+) ou pris (−). Choix : ce qui a été perdu en ne jouant pas le meilleur coup.
web-luck-roughly = L’ordinateur a calculé à l’avance, mais il peut se tromper un peu.
web-luck-unit = 1 veut dire une victoire entière.
web-luck-working = On mesure la chance…
web-curve = Qui était devant
web-curve-about = Qui était près de gagner, du premier coup au dernier.
web-team = Les souris
web-turning-points = Quand tout a basculé
web-turning-chance = Le hasard, quand { $name } jouait : { $change ->
    [good] bien pour
   *[bad] dommage pour
  } { $other }
web-turning-choice = { $name } a choisi : { $change ->
    [good] bien pour
   *[bad] dommage pour
  } { $other }
web-watch-again = Revoir la partie

## Replays

web-replay = Une partie à revoir
web-replay-of = { $game }, à revoir
web-replay-more = Sur cette partie
web-replay-start = Le début
web-replay-at = { $at } sur { $last }
web-replay-first = Aller au début
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Un pas en avant
web-replay-last = Aller à la fin
web-replay-link = Le lien vers ce moment
web-timeline = Fil de la partie
web-speed = Vitesse
web-speed-times = { $speed } ×
web-keep = Garder la partie ou la montrer
web-download = Garder le fichier
web-branch = Et si… ?
web-branch-about = Choisis un moment et rejoue à partir de là, à une nouvelle table.
web-branch-over = Ici, la partie est finie. Remonte à un autre moment et rejoue à partir de là.
web-branch-never = Cette partie a été jouée sur un plateau fait maison : aucune table d’ici ne peut la continuer.
web-branch-here = Rejouer à partir d’ici
web-your-seat = Tu joues
web-cancel = Non merci
web-open-record = Ouvrir une partie enregistrée
web-open-record-about = Choisis le fichier d’une partie que tu as enregistrée, ou dépose-le ici. On le regarde seulement, on ne le garde pas.
web-choose-file = Choisir un fichier
web-another-file = Autre fichier
web-file-fault = Impossible de montrer ce fichier : { $reason }
web-dice = Les dés étaient-ils honnêtes ?
web-dice-about = Des nombres secrets ont décidé de tous les lancers avant le début de la partie. Maintenant, ces nombres sont dévoilés, et ton propre navigateur peut refaire chaque lancer.
web-dice-check = Vérifier les dés
web-record = Est-ce bien ainsi que vous avez joué ?
web-record-about = Ton propre navigateur vérifie que tout concorde dans cette partie enregistrée.
web-record-check = Vérifier la partie
web-dice-sound = Oui ! Tout est juste.
web-dice-consistent = Tout concorde.
web-dice-promise-kept = Les nombres secrets sont bien ceux qui étaient promis avant le premier lancer.
web-dice-rolls = { $count ->
    [0] Il n’y avait rien à lancer dans cette partie.
    [one] Le seul lancer a été recalculé : c’est bien le même.
    [2] Les deux lancers ont été recalculés : ce sont bien les mêmes.
   *[other] Les { $count } lancers ont été recalculés : chacun est bien le même.
  }
web-dice-own = Les nombres que cet appareil a ajoutés pour { $names } y sont bien.
web-dice-heard = La promesse est bien celle que cet appareil a reçue au début de la partie.
web-dice-rules = Le serveur a vérifié que chaque coup suit les règles, et ce qu’un lancer pouvait donner.
web-dice-wrong = Non. Quelque chose ne va pas :
web-dice-so-far = { $count ->
    [0] Aucun lancer n’a pu être confirmé.
    [one] Un lancer a été recalculé, et il est juste.
   *[other] { $count } lancers ont été recalculés, et ils sont justes.
  }
web-dice-silent = le nombre que cet appareil a ajouté pour { $seat } n’y est pas : il est arrivé trop tard, ou a été laissé de côté
web-dice-other = pour { $seat }, le fichier de la partie contient un autre nombre que celui que cet appareil a ajouté
web-dice-other-promise = la promesse du fichier n’est pas celle que cet appareil a reçue au début de la partie

## Settings

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme l’appareil
web-theme-night = Nuit
web-theme-day = Jour
web-motion = Mouvement
web-motion-full = Comme à une vraie table
web-motion-quick = Rapide
web-motion-none = Aucun
web-sound = Sons
web-voice = Voix
web-speech = Lire tout haut ce qui se passe
web-volume-off = Muet
web-hand-over-setting = Une pause quand on se passe l’écran
web-coordinates = Lettres et chiffres sur le plateau
web-whole-board = Montrer tout le plateau
web-notify = M’appeler quand c’est mon tour
web-notify-about = Seulement quand cette page n’est pas visible.
web-notify-denied = Ton navigateur ne le permet pas. Tu peux changer cela dans ses réglages.
web-notify-turn = { $name }, à toi de jouer !
