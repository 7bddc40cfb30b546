# Pourquoi quelque chose est refusé, et les règles en une phrase chacune.

ccg-not-now = Cela appartient à : { $needs }. La table en est à : { $is }.
ccg-game-over = La partie est finie.
ccg-verdict-first = Décidez d’abord si la partie finit ici.
ccg-no-verdict = Il n’y a rien à décider sur la fin.
ccg-no-seat = Ce joueur n’existe pas.
ccg-is-out = { $player } est éliminé.
ccg-no-card = Cette carte n’est pas en jeu.
ccg-wrong-kind = { $card } ne convient pas ici.
ccg-no-province = Cette Province n’est pas debout.
ccg-bound = De { $least } à { $most }.
ccg-unknown = { $card } : notez d’abord : { $value }.
ccg-unknown-new = Notez d’abord : { $value } de la carte.
ccg-other-cuts = Notez une carte pour chaque joueur qui coupe.
ccg-no-attack-now = Il n’y a pas d’attaque à ce moment.
ccg-no-battle = Il n’y a pas de bataille en ce moment.
ccg-battle-first = D’abord les batailles restantes.
ccg-no-duel = Il n’y a pas de duel à ce moment.
ccg-duel-first = Terminez d’abord le duel.
ccg-other-focuses = Notez autant de Focus Values que de cartes posées.
ccg-no-lobby = Il n’y a pas de lobbying en ce moment.
ccg-lobby-first = Terminez d’abord le lobbying.
ccg-nothing-changes = Rien ne changerait.
ccg-no-dead = Il n’y a pas de mort déshonoré.
ccg-too-many-sources = { $count } sources d’or non inclinées, on en calcule 14 au plus : décochez-en, ou payez à la table.
ccg-no-way = La carte n’entre pas en jeu ainsi.
ccg-fault-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} : on joue de 2 à 8.
ccg-fault-same-name = { $player } est là deux fois : donnez un nom à l’un.
ccg-fault-strength = { $player } : Strength de 0 à 99.
ccg-fault-gold = { $player } : or de 0 à 99.
ccg-fault-honor = { $player } : Family Honor de −19 à 999.
ccg-rule-short = { $rule } Il faut : { $needs }, il y a : { $has }.
ccg-rules-and = { $all } { $rule }
ccg-rule = { $id ->
    [CC-Q-1] Family Honor va de −99 à 999.
    [CC-Q-2] Un joueur a au plus huit Provinces.
    [CC-Q-9] Une carte inclinée n’utilise aucune capacité.
    [CC-Q-12] Une valeur que personne n’a notée n’est pas 0.
    [CC-SET-5] La plus haute carte coupée commence ; seuls les ex æquo recoupent.
    [CC-TURN-1] Chaque phase vient à son tour.
    [CC-TURN-6] À la fin du tour, huit cartes au plus restent en main.
    [CC-ACT-1] C’est l’action d’un autre.
    [CC-ACT-2] Dans l’Action Phase, seul le joueur actif peut le faire.
    [CC-ACT-3] En bataille, le Defender agit d’abord, puis dans le sens horaire, en Open et Battle seulement.
    [CC-ACT-4] Sans unité dans la bataille, pas d’action.
    [CC-GOLD-1] Seule une source à soi et non inclinée donne or ou Honor.
    [CC-REC-2] Family Honor est sous l’exigence.
    [CC-REC-3] L’or ne couvre pas le coût.
    [CC-REC-4] Seul son propre clan choisit entre 2 or de moins et Honor.
    [CC-REC-5] Une carte Unique de ce nom est en jeu.
    [CC-REC-6] Une carte Experienced de ce nom est en jeu.
    [CC-ATT-1] Les cartes vont à une Personality à soi et non inclinée.
    [CC-ATT-2] La Personality n’a pas l’Honor que le Follower demande.
    [CC-ATT-3] Seul un Shugenja prend des Spells.
    [CC-ATT-4] Pas plus de Spells que de Chi.
    [CC-ATT-5] Une arme et une armure chacun.
    [CC-ATT-8] Un Ancestor n’est ni déplacé, ni ciblé, ni modifié.
    [CC-ATT-9] Un Ancestor va à son propre clan.
    [CC-ATK-1] Une attaque par tour, contre un autre joueur.
    [CC-ATK-2] Seuls les alliés invités participent.
    [CC-ATK-3] Personne n’aide les deux camps.
    [CC-ATK-5] Une Personality inclinée n’est pas envoyée.
    [CC-ATK-6] Une unité est envoyée une fois.
    [CC-ATK-7] Seule la Cavalry est envoyée : Personality et tous les Followers.
    [CC-ATK-8] L’Attacker envoie d’abord, puis ses alliés, le Defender et les siens.
    [CC-ATK-10] Les batailles se suivent, chacune une fois.
    [CC-BAT-4] Un Terrain demande une unité à soi dans la bataille.
    [CC-BAT-5] Un seul Terrain par bataille.
    [CC-BAT-6] La carte n’est pas à la bataille.
    [CC-RNG-1] Seule une carte avec Ranged Attack tire.
    [CC-RNG-2] La cible est une Personality ou un Follower adverse.
    [CC-RNG-3] Seules les cartes d’une même unité tirent ensemble.
    [CC-RNG-4] Un Follower couvre sa Personality.
    [CC-FEAR-1] La carte n’a pas de Fear.
    [CC-FEAR-3] Fear sert une fois par bataille.
    [CC-KEY-3] Seul un Tactician, une fois par bataille.
    [CC-HON-7] Seul un Samurai à soi et impliqué fait seppuku.
    [CC-FAV-1] Seul le détenteur use du Favor.
    [CC-FAV-3] Un seul lobbying par tour.
    [CC-FAV-4] Une Personality non inclinée avec Personal Honor s’incline.
    [CC-FAV-5] Qui détient le Favor ne fait pas de lobbying.
    [CC-FAV-6] Personne ne gêne une prise automatique.
    [CC-FAV-7] C’est à un autre joueur.
    [CC-FAV-8] Un don par joueur.
    [CC-FAV-9] Le lobbyiste n’aide pas l’adversaire.
    [CC-DUEL-1] On défie la Personality d’un autre joueur.
    [CC-DUEL-3] C’est à l’autre, ou il ne reste aucune carte.
    [CC-DECK-1] Un deck a au moins 30 cartes.
    [CC-DECK-2] Au plus trois exemplaires d’une carte.
    [CC-DECK-3] Un exemplaire de cette carte.
    [CC-DECK-4] La carte va dans l’autre deck.
   *[CC-WIN-7] Défaites et victoires sont vérifiées après chaque instant.
}
