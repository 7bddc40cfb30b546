# Le monde à côté des domaines : temps, peste, espions, Hidden Locations, faveur, expérience ; tricherie ; débuts.

er-decree = { $decree ->
    [weather] Temps
    [move] Peste et terres
    [raze] Ravage
    [hide] Une Hidden Location
    [explore] Explorateurs
    [enter] Entrée dans une Hidden Location
    [spies] Espions
    [favor] La faveur de l’Empereur
    [call] Un jet
    [tell] Une annonce
    [experience] Expérience
    [lines] Routes de commerce
    [cross] Entrée sans permission
    [refuse] Refus d’un défi
    [seppuku] Seppuku
    [found] Un début tout prêt
   *[end-turn] Finir le tour
}
er-calamity = { $calamity ->
    [bandits] Bandits
    [plague] Gaijin Plague
    [volcano] Volcan
    [storm] Tempête
   *[earthquake] Séisme
}
er-start = { $start ->
    [blade] L’épée
    [host] L’armée
    [court] La Cour
    [shadow] L’ombre
   *[balance] Un peu de tout
}
er-pool-clan = Clan Pool
er-pool-death = Death Pool : { $name }
er-pool-grant = Don : { $what }
er-boon = { $boon ->
    [honor] Deux points d’Honor
    [legion] Quatre unités de l’Emerald Legion
    [edict] Un édit
   *[treaty] 20 koku pour un traité
}
er-seen = { $clan }, { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
er-seen-nobody = personne d’autre
er-befell-dice = Dés du monde : { $dice }
er-befell-sky = { $place } : { $weather }, koku { $change }
er-befell-struck = { $place } : { $what }{ $koku ->
    [0] {""}
   *[other] , { $koku } koku perdus
}{ $loss ->
    [0] {""}
   *[other] , la terre rend { $loss } de moins
}
er-befell-spread = { $place } : la Gaijin Plague est là
er-befell-stays = { $place } : la Gaijin Plague continue et ne se répand pas
er-befell-spreads = { $place } : la Gaijin Plague se répand chez un voisin ; lequel, c’est à dire
er-befell-ended = { $place } : la Gaijin Plague est finie
er-befell-healed = { $place } : la terre rend de nouveau { $koku } de plus
er-befell-razed = { $place } : ravage par { $clan }, { $percent } % de dégâts
er-befell-hidden = { $place } : Hidden Location { $name }
er-befell-found = { $clan } : { $count ->
    [one] { $count } équipe à { $place } trouve { $name }
   *[other] { $count } équipes à { $place } trouvent { $name }
}
er-befell-explored = { $clan } : { $count ->
    [one] { $count } équipe à { $place } ne trouve rien
   *[other] { $count } équipes à { $place } ne trouvent rien
}
er-befell-sent = { $clan } : { $count ->
    [one] { $count } espion pour { $place }
   *[other] { $count } espions pour { $place }
}
er-befell-recalled = { $clan } : { $count ->
    [one] { $count } espion revient ({ $place })
   *[other] { $count } espions reviennent ({ $place })
}
er-befell-heard = { $of ->
    [one] Le seul espion à { $place } rapporte
   *[other] Sur { $of } espions à { $place }, { $reports ->
        [one] un rapporte
       *[other] { $reports } rapportent
    }
} : { $seen }{ $silent ->
    [0] .
    [one] {" "}; d’un autre, plus de nouvelles.
   *[other] {" "}; de { $silent }, plus de nouvelles.
}
er-befell-heard-nothing = { $of ->
    [one] Le seul espion à { $place } ne rapporte rien
   *[other] Sur { $of } espions à { $place }, aucun ne rapporte
}{ $silent ->
    [0] .
    [one] {" "}; d’un, plus de nouvelles.
   *[other] {" "}; de { $silent }, plus de nouvelles.
}
er-befell-caught = { $place } : un espion a été pris et n’a nommé personne
er-befell-caught-named = { $place } : un espion a été pris et a nommé son maître : { $clan }
er-befell-noticed = { $name } remarque des espions à { $place }
er-befell-unnoticed = { $name } ne remarque aucun espion à { $place }
er-befell-overcame = { $name } triomphe : { $site }
er-befell-failed = { $name } échoue à { $site }. { $said }
er-befell-retried = { $name } est Lucky et relance
er-befell-mishap = { $name } est Unlucky : de deux jets, le pire compte
er-befell-seppuku = { $name } fait seppuku ; l’Honor du dernier tour n’est plus perdu
er-befell-grudge = { $name } hait { $target } jusqu’à sa vengeance
er-befell-cheats = { $name } triche sans être vu : { $count ->
    [0] aucun dé de plus
    [one] { $count } dé de plus
   *[other] { $count } dés de plus
}
er-befell-cheat-caught = { $name } est pris à tricher
er-befell-crossed = { $name } entre dans { $place } sans permission
er-befell-refused = { $name } refuse le défi lancé par { $target } : { $deed }
er-befell-called = { $name } réussit : { $what }
er-befell-called-failed = { $name } échoue : { $what }
er-befell-gained = { $clan } : { $name } gagne { $count } XP
er-befell-granted = { $clan } : { $pool }, points { $count }
er-befell-learned = { $clan } : { $name } dépense { $count } XP
er-befell-founded = { $clan } commence tout prêt : { $start }
er-befell-favor = La faveur de l’Empereur sert : { $boon }
er-befell-edict = Un édit de l’Empereur : { $clan } cesse l’attaque
er-befell-edict-refused = Un édit de l’Empereur : { $clan } n’obéit pas
er-for-cheating = Void
er-for-border = frontière
er-for-called = un jet
er-errand-travel = { $name } entre dans { $place }
er-errand-seppuku = { $name } fait seppuku
er-errand-champion = { $deed }, { $actor } accepte le défi lancé par { $target } ; { $champion } se bat
er-errand-champion-cheats = { $deed }, { $actor } accepte le défi lancé par { $target } ; { $champion } se bat en trichant
er-errand-cheat = { $deed }, en trichant : { $actor } contre { $target }
er-errand-explore = { $count ->
    [one] { $count } équipe d’explorateurs à { $place }
   *[other] { $count } équipes d’explorateurs à { $place }
}
