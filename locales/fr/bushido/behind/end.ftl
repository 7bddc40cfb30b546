# Words of Bushido: Score and end.

## How it went

bushido-story-turn = Tour { $turn }
bushido-story-points = { $a } : { $b }
bushido-story-models = Figurines
bushido-story-model = infligées { $dealt }, subies { $taken }, { $kills } Killed
bushido-story-dice = Dés ({ $player }) : { $count }, moyenne { $average }, attendu 3,5
bushido-story-rice = Rice Killed : { $a } : { $b }
bushido-story-fights = { $exchanges ->
    [one] { $exchanges } échange
   *[other] { $exchanges } échanges
}, { $shots ->
    [one] { $shots } tir
   *[other] { $shots } tirs
}
bushido-story-keep = Garder les chiffres
bushido-stat-more = { $player } met { $dice } dés de trop en Attack
bushido-stat-less = { $player } met { $dice } dés de trop peu en Attack
bushido-stat-good = { $player } répartit bien
bushido-stat-no-splits = { $player } : aucune répartition à comparer
bushido-stat-lost = cède { $value } à chaque fois, sur { $count }
bushido-stat-states = États subis
bushido-stat-chart = Wounds subies : { $a } : { $b }
bushido-stat-turn-ears = Tour { $turn } : Wounds subies, { $a } et { $b }

## The game in short, and over many tables

bushido-closing-lead = { $scenario }, tour { $turn }, Victory Points { $a } : { $b }
bushido-closing-side = { $player } : { $victory } VP, Rice Killed { $rice }, dés { $average } (3,5 attendus)
bushido-closing-turn = Tour { $turn } : { $a } : { $b }. { $award }
bushido-closing-model = { $name } : { $did }
bushido-closing-blow = Coup le plus dur : { $name } contre { $other }, Wounds { $count }
bushido-career-sub = { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}
bushido-career-reading = Lecture des tables.
bushido-career-none = Aucune partie de cet appareil n’est terminée.
bushido-career-games = { $won } sur { $games } gagnées
bushido-career-rice = Rice Killed : { $rice }
