# The table of the old card game: two halves, the strip between them, the dock and its sheets.

ccg-before-first = Avant le premier tour
ccg-turn = Tour { $turn }
ccg-strip = Tour et phase
ccg-passes = { $count } sur { $of } ont passé
ccg-half-ears = Côté : { $player }
ccg-acts = agit
ccg-waits = attend
ccg-is-out-word = éliminé
ccg-honor = Honor
ccg-honor-ears = { $player } : Honor { $honor }
ccg-honor-minus = { $player } : Honor moins 1
ccg-honor-plus = { $player } : Honor plus 1
ccg-short = { $count } de moins que 40
ccg-wins-next = gagne au début de son tour
ccg-no-honor-win = pas de victoire par Honor
ccg-above = { $count } au-dessus de la chute
ccg-hand-ears = cartes en main : { $count }
ccg-dead-ears = morts : { $count }
ccg-fallen = tombée
ccg-province-of = Province { $number }
ccg-province-ears = Province { $number }, Strength { $strength }
ccg-province-hit-ears = Province { $number }, Strength { $strength }, attaquée
ccg-province-fallen-ears = Province { $number }, tombée
ccg-ring-of = Ring of { $ring }
ccg-ring-in-ears = Ring of { $ring }, en jeu
ccg-ring-out-ears = Ring of { $ring }, pas en jeu
ccg-favor = Favor
ccg-no-favor = pas de Favor
ccg-favor-middle = Favor au milieu
ccg-closed-ears = { $player } : Honor { $honor }, { $way }, { $provinces ->
    [one] { $provinces } Province
   *[other] { $provinces } Provinces
}. Ouvrir
ccg-tool-act = Agir
ccg-tool-attack = Attaque
ccg-tool-recruit = Recruter
ccg-tool-cards = Cartes
ccg-tool-more = Plus
ccg-ink-duel = Le duel
ccg-ink-lobby = Le lobbying
ccg-ink-attack = L’attaque
ccg-ink-story = Le déroulement
ccg-play-on = Jouer quand même
ccg-so-it-is = C’est ainsi
ccg-straighten = Tout redresser
ccg-events-seen = Events faits
ccg-pass-all = Tous passent
ccg-passes-now = { $player } passe
ccg-no-attack = Pas d’attaque
ccg-done-recruiting = Recrutement fini
ccg-end-turn = Pioché, fin du tour
ccg-end-turn-draw = +1 en main
ccg-end-turn-discard = +1 en main, défausse : { $count }
ccg-next-segment = Manœuvres suivantes
ccg-begin-battle = Commencer la bataille
ccg-resolve = Appliquer le résultat
ccg-resolve-sub = morts, Honor, qui s’incline
ccg-end-attack = L’attaque est finie
ccg-then = puis { $what }
ccg-then-ends = tous ont passé
ccg-minus = { $what } moins 1
ccg-plus = { $what } plus 1
ccg-honor-title = Honor : { $player }
ccg-hand-title = Main : { $player }
ccg-favor-title = L’Imperial Favor
ccg-act-title = Que fait-on ?
ccg-gain = Gains
ccg-lose = Pertes
ccg-change = Changement
ccg-what-for = Pour quoi ?
ccg-reason-card = une carte
ccg-reason-action = une action
ccg-reason-event = un Event
ccg-reason-other = autre chose
ccg-own-words = Avec vos propres mots
ccg-apply = Appliquer
ccg-involved = Qui y a pris part ?
ccg-restored-instead = déshonorée : un gain la réhabilite à la place
ccg-give-favor = Céder le Favor
ccg-give-favor-sub = la perte n’a pas lieu
ccg-seppuku-of = Seppuku : { $card }
ccg-seppuku-sub = Honorable Dead, la perte est de 1
ccg-answers = La réponse à la perte
ccg-fallen-sub = Cette Province est tombée.
ccg-rebuild = Elle est debout (à la main)
ccg-add-province = Une Province de plus
ccg-destroyed = Détruite
ccg-ring-enters = Entre en jeu
ccg-ring-leaves = Quitte le jeu
ccg-rings-missing = Il manque : { $rings }
ccg-ring-sub = Cinq Rings en jeu gagnent aussitôt.
ccg-favor-to = le Favor y va
ccg-favor-uses = { $player } le cède
ccg-restores = { $card } retrouve l’honneur
ccg-among-dead = parmi les morts
ccg-hand = Cartes en main
ccg-hand-several = Plusieurs à la fois
ccg-hand-draw = En piocher autant
ccg-hand-discard = En défausser autant
ccg-no-actions = Personne n’agit dans cette phase.
ccg-acts-now = { $player } agit.
ccg-action-of = À son tour d’agir : { $player }
ccg-by-hand = À la main
ccg-challenge = Défier en duel
ccg-cards-in-play = Cartes en jeu
ccg-dead = Les morts
ccg-dead-honorable = Honorable Dead
ccg-dead-dishonored = Dishonorable Dead
ccg-no-dead-yet = Personne encore
ccg-return = Continue à jouer
ccg-concede = Quitte la partie
ccg-set-honor = Fixer l’Honor
ccg-log = Journal
ccg-story = Honor, point par point
ccg-cards-of = Cartes : { $player }
ccg-duel = Duel
ccg-rules = Règles
ccg-turn-far = Tourner la moitié d’en face
ccg-remark = Une remarque pour le journal
ccg-remark-write = Noter
ccg-phase-by-hand = Autre phase, à la main
ccg-then-line = Provinces { $provinces } · Rings { $rings } · main { $hand } · morts { $dead }
ccg-phase-name = { $phase ->
    [first] Mise en place
    [straighten] Straighten
    [events] Events
    [action] Action
    [attack] Attack
    [dynasty] Dynasty
    [end] End
   *[over] fin de la partie
}
ccg-may = { $act ->
    [limited] Action Limited
    [open] Action Open
    [battle] Action Battle
    [attach] Attacher une carte
    [move] Déplacer des cartes
    [lobby] Lobbying pour le Favor
    [favor-draw] Favor : piocher une carte
    [favor-restore] Favor : rétablir l’honneur
    [favor-remove] Favor : renvoyer une unité
   *[pass] Passer
}
ccg-tool-stay = Inclinées
ccg-tool-hand = Main
ccg-stay-bowed = Lesquelles restent inclinées ?
ccg-nothing-bowed = Rien de noté n’est incliné.
ccg-straighten-rest = Redresser les autres
ccg-end-title = Fin du tour
ccg-drew = Cartes piochées
ccg-discarded = Cartes défaussées
ccg-end-turn-so = Finir ainsi le tour
ccg-reactions = Après ce que fait { $player }, les Reactions vont par la gauche : { $all }.
ccg-rules-now = Règles de ce moment
