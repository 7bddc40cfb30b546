# Noms des choses de l'ancien jeu de cartes. Les termes des cartes restent tels qu'ils sont imprimés.

ccg-clan = { $clan ->
    [crab] Crab
    [crane] Crane
    [dragon] Dragon
    [lion] Lion
    [mantis] Mantis
    [phoenix] Phoenix
    [scorpion] Scorpion
    [unicorn] Unicorn
    [naga] Naga
    [toturi] Toturi’s Army
    [shadowlands] Shadowlands Horde
   *[brotherhood] Brotherhood of Shinsei
}
ccg-somebody = un joueur
ccg-named = { $player }
ccg-middle = le milieu
ccg-stronghold = Stronghold
ccg-a-card = une carte
ccg-phase = { $phase ->
    [first] Mise en place
    [straighten] Straighten Phase
    [events] Events Phase
    [action] Action Phase
    [attack] Attack Phase
    [dynasty] Dynasty Phase
    [end] End Phase
   *[over] fin de la partie
}
ccg-ring = { $ring ->
    [air] Air
    [earth] Earth
    [fire] Fire
    [water] Water
   *[void] Void
}
ccg-act = { $act ->
    [limited] action Limited
    [open] action Open
    [battle] action Battle
    [attach] attache une carte
    [move] déplace des cartes
    [lobby] fait du lobbying
    [favor-draw] Favor : pioche une carte
    [favor-restore] Favor : rend l’honneur
    [favor-remove] Favor : renvoie une unité
   *[pass] passe
}
ccg-value = { $value ->
    [force] Force
    [chi] Chi
    [honor] Personal Honor
    [cost] coût
   *[gold] or
}
ccg-side = { $side ->
    [attack] attaque
   *[defense] défense
}
ccg-names-and = { $all }, { $name }
ccg-outcome = { $outcome ->
    [attack] l’attaque l’emporte
    [defense] la défense l’emporte
    [tie] égalité, les deux armées tombent
    [unopposed-attack] attaque sans opposition
    [unopposed-defense] aucun attaquant
   *[empty] personne n’est là
}
ccg-loss = { $loss ->
    [provinces] plus aucune Province debout
    [honor] Family Honor tombée à −20
   *[conceded] a quitté la partie
}
ccg-victory = { $victory ->
    [military] seul joueur restant
    [enlightenment] cinq Rings
   *[honor] a commencé son tour avec 40 Honor
}
ccg-ruling = { $ruling ->
    [event-timing] Quand les Events agissent
    [experienced-in-play] Cartes Experienced du même nom
    [experienced-copies] Exemplaires des cartes Experienced
    [bowed-bonus] Bonus des cartes inclinées
    [ally-battle-honor] Honor des alliés
    [defensive-allies-bow] Alliés du Defender
    [initiator-counts] Qui s’incline pour un lobbying
   *[lobby-compare] Qui le lobbyiste doit dépasser
}
ccg-reading-usual = { $ruling ->
    [event-timing] un par un, dès qu’ils sont révélés
    [experienced-in-play] une seule en jeu
    [experienced-copies] une par deck
    [bowed-bonus] n’ajoute rien
    [ally-battle-honor] seuls Attacker et Defender gagnent
    [defensive-allies-bow] s’inclinent et rentrent
    [initiator-counts] ne compte pas
   *[lobby-compare] tous
}
ccg-reading-other = { $ruling ->
    [event-timing] quand tous sont révélés
    [experienced-in-play] plusieurs, sauf Unique
    [experienced-copies] trois par deck
    [bowed-bonus] compte encore
    [ally-battle-honor] les alliés gagnent aussi
    [defensive-allies-bow] restent
    [initiator-counts] compte
   *[lobby-compare] seulement l’adversaire
}
ccg-for-own = son propre camp
ccg-for-lobbyist = pour le lobbyiste
ccg-for-antagonist = pour l’adversaire

ccg-verb = { $verb ->
    [first] Premier joueur
    [straighten] Redresser
    [events] Events
    [act] Action
    [pass] Passer
    [phase] Phase suivante
    [end-turn] Fin du tour
    [honor] Family Honor
    [province] Province
    [ring] Ring
    [favor] Favor
    [hand] Main
    [concede] Quitter la partie
    [verdict] Fin de la partie
    [card] Carte
    [attack] Attaque
    [battle] Bataille
    [duel] Duel
    [lobby] Lobbying
    [ruling] Lecture
    [by-hand] À la main
   *[remark] Remarque
}

ccg-edit-player = Joueur
ccg-edit-change = Changement
ccg-edit-honor = Family Honor
ccg-edit-drew = Cartes piochées
ccg-edit-discarded = Cartes défaussées
ccg-edit-province = Province
ccg-edit-strength = Strength
ccg-edit-attack = Force ajoutée à l’attaque
ccg-edit-defense = Force ajoutée à la défense
ccg-edit-wall = Strength ajoutée à la Province
ccg-edit-ring = Ring
ccg-edit-force = Force
ccg-edit-chi = Chi
ccg-edit-focus = Focus Value
ccg-edit-value = Valeur
