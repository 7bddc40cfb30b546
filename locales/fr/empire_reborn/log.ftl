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
er-change-honor = { $name } : Honor { $from } → { $to }
er-change-koku = { $clan } : koku { $from } → { $to }
er-own-honor = Honor { $from } → { $to }
er-own-koku = koku { $from } → { $to }

er-fault-nobody = Choisissez au moins un Clan.
er-fault-twice = Les { $clan } y sont deux fois.
er-log-sent = { $clan } : les ordres sont en route
