# The log of The Empire Reborn, reasons, corrections.

er-verb = { $verb ->
    [begin] La campagne commence
    [account] Faire les comptes
    [end-turn] Finir le tour
    [end] Finir la campagne
    [muster] Lever des troupes
    [lose] Des unités sont perdues
    [march] Marcher
    [map] La carte
    [enemies] Ennemis
    [allies] Alliés
    [order] Une marche est ordonnée
    [take-back] Un ordre est retiré
    [koku] Koku
    [province] Une Province
    [repair] Réparer
    [treaty] Un traité
    [character] Un Character
    [honor] Honor
    [act] Un acte
    [court] La cour
    [test] Un jet
    [roll] Un jet
    [dismiss] Pas de jet
    [errand] Un ordre pour le maître de jeu
    [orders] Ordres
    [adopt] Reprendre
    [ruling] Une lecture
    [by-hand] À la main
    [battle] Une bataille
   *[remark] Remarque
}
er-log-nothing = Rien n’a changé
er-log-overrode = Règle { $rule } mise de côté
er-log-turn = Tour { $turn }, { $season }
er-log-account = { $clan } : { $income } koku entrent, { $upkeep } vont aux unités
er-log-came = { $clan } : { $units } à { $place }
er-log-lost = { $clan } : { $units } perdus à { $place }
er-log-moved = { $clan } : { $units }, { $from } vers { $to }
er-log-koku = { $clan } : { $change } koku, { $why }
er-log-province = { $clan } tient { $place }
er-log-province-set = { $clan } : { $place } modifiée
er-log-province-lost = { $clan } ne tient plus { $place }
er-log-repair = { $clan } : { $place }, { $percent } % réparés
er-log-treaty = { $clan } : commerce { $level }, { $own } avec { $with }
er-log-treaty-ended = { $clan } : un traité prend fin
er-log-line-open = { $clan } : une route s’ouvre
er-log-line-blocked = { $clan } : une route est bloquée
er-log-person = { $name } arrive à la table
er-log-person-set = { $name } modifié
er-log-died = { $name } meurt
er-log-revived = { $name } vit
er-log-honor = { $name } : Honor { $change }
er-log-rolled = { $name } lance, { $what } : { $dice } = { $total }
er-log-reached = { $name } lance, { $what } : { $dice } = { $total }, au moins { $tn }
er-log-failed = { $name } lance, { $what } : { $dice } = { $total }, { $tn } non atteint
er-log-again = { $name } et { $target } sont à égalité : { $deed }, à refaire
er-log-nobody = { $name } et { $target } sont à égalité : { $deed }, personne ne gagne
er-log-won = { $name } bat { $target } : { $deed }
er-log-beaten = { $target } bat { $name } : { $deed }
er-log-succeeds = { $name } réussit contre { $target } : { $deed }
er-log-fails = { $name } échoue contre { $target } : { $deed }
er-log-favor = { $name } gagne la faveur de l’Empereur
er-log-favor-nobody = Personne ne gagne la faveur de l’Empereur
er-log-dismissed = { $name } n’a pas à lancer
er-log-errand = { $clan } ordonne : { $errand }
er-log-errand-dropped = { $clan } retire un ordre
er-log-orders = { $clan } : { $count ->
    [one] { $count } ordre est arrivé
   *[other] { $count } ordres sont arrivés
}
er-log-replied = { $clan } demandait : { $asked } – { $answer }
er-log-left-out = { $clan } : un ordre est laissé de côté
er-log-adopted = { $clan } : repris pour le tour { $turn }
er-no-order = Cet ordre n’existe pas, ou il est réglé.
er-no-other-turn = Ceci est pour le tour { $found }, et ici c’est le tour { $turn }.
er-log-ruling = { $ruling } : { $reading }
er-log-remark = { $note }
er-log-ended = La campagne est terminée
er-for-court = la cour
er-for-honor = Honor
er-for-death = sa vie
er-for-verdict = la dénonciation
er-why = { $why ->
    [muster] pour des unités
    [hired] pour un Character engagé
    [repair] pour des réparations
    [treaty] pour un traité
    [penalty] pour la fin d’un traité
    [gift] en cadeau
    [first-army] reste de la première armée, perdu
    [scouting] pour des espions ou des explorateurs
    [favor] de la faveur de l’Empereur
    [raid] d’un raid
    [unspent] non dépensés
    [weather] pour le temps qu’il fait, inscrits aussitôt
    [calamity] pour un malheur, inscrits aussitôt
   *[nothing] sans raison
}
er-different-turn = Le tour { $from } devient { $to }
er-different-units = { $clan }, { $place } : { $unit } { $from } → { $to }
er-different-dead = { $name } est mort
er-different-lives = { $name } vit
er-different-gone = { $name } n’est pas à la table
er-different-owner = { $place } appartient à : { $from } → { $to }
er-different-favor = La faveur de l’Empereur : { $name }
er-different-battle = La bataille sur la table est autre
er-different-else = Autre chose change à la table
er-different-open = Restent à lancer : { $from } deviennent { $to }
er-change-honor = { $name } : Honor { $from } → { $to }
er-change-koku = { $clan } : koku { $from } → { $to }
er-own-honor = Honor { $from } → { $to }
er-own-koku = koku { $from } → { $to }
er-edit-count = Combien
er-edit-bid = Enchère pour chacune
er-edit-koku = Koku
er-edit-production = Production
er-edit-steps = Quarts
er-edit-paid = Payé
er-edit-points = Points
er-edit-die = Dé { $number }
er-edit-die-of = { $name }, dé { $number }
er-edit-die-again = { $name }, relancé, dé { $number }
er-edit-roll = Lancer { $number }
er-edit-gift-of = Cadeau de { $name }
er-edit-tn = Nombre visé
er-edit-honor = Honor
er-edit-turn = Tour

er-no-over = La campagne est terminée.
er-no-not-begun = La campagne n’a pas commencé.
er-no-begun = La campagne a commencé.
er-no-realm = Le domaine des { $clan } n’est pas tenu ici.
er-no-province = { $name } n’est pas une Province de ce Clan.
er-no-province-twice = Il y a déjà une Province { $name }.
er-no-bound = Un nombre sort de ses limites.
er-no-treaty = Ce traité n’existe pas.
er-no-person = Ce Character n’existe pas.
er-no-dead = { $name } est mort.
er-no-oneself = Personne n’agit contre soi-même.
er-no-too-many-persons = Les { $clan } ont déjà dix Characters.
er-no-creation = { $name } enfreint la règle { $rule } de création.
er-no-points = Les premiers Characters coûtent ensemble { $points } points, 100 au plus.
er-no-bad-person = Quelque chose est dit deux fois de ce Character, ou ce niveau n’existe pas.
er-no-duel = { $name } est Lame et a besoin d’un champion.
er-no-closed = Les comptes des { $clan } sont faits pour ce tour.
er-no-account-first = Les comptes des { $clan } restent à faire.
er-no-orders-wait = { $count ->
    [one] { $count } ordre n’est ni exécuté ni laissé de côté : il disparaîtrait avec le tour.
   *[other] { $count } ordres ne sont ni exécutés ni laissés de côté : ils disparaîtraient avec le tour.
}
er-no-roll-first = Il reste quelque chose à lancer.
er-no-nothing-open = Rien de tel n’est à lancer.
er-no-production = Production inconnue : { $name }. Saisissez-la.
er-no-shortfall = Il manque { $koku } koku pour l’entretien : des unités sont perdues jusqu’à ce que cela suffise.
er-no-dear = Cela coûte { $cost } koku, il y en a { $has }.
er-no-price = { $unit } : aux enchères. Saisissez le prix de chacune.
er-no-muster-limit = On lève au plus { $limit ->
    [one] { $limit } unité
   *[other] { $limit } unités
} par tour à { $name }.
er-no-not-owned = { $name } n’est pas une Province de ce Clan.
er-no-elites = Un Clan a au plus quatre Elites.
er-no-units = Il y a ici { $has } { $unit }.
er-no-immovable = Les Fortifications restent en place.
er-no-dice = On lance { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}.
er-no-die = Aucun dé ne donne { $die }.
er-no-courtiers = À la cour, ils sont au moins deux, chacun une fois.
er-no-change = Rien ne changerait.
er-fault-nobody = Choisissez au moins un Clan.
er-fault-twice = Les { $clan } y sont deux fois.
er-no-other-campaign = Ceci appartient à une autre campagne. Rien n’a été repris.
er-no-court-held = La cour s’est déjà tenue ce tour.
er-log-sent = { $clan } : les ordres sont en route
