# Battle for Rokugan : la fin d’une partie, et l’avancée des objectifs.

bfr-progress-capital = la capitale est tenue
bfr-progress-pair = provinces { $have } sur { $need }, sans la capitale
bfr-progress-shadowlands = Outremonde { $have } sur { $need }
bfr-progress-coastal = provinces côtières { $have } sur { $need }
bfr-progress-territories = territoires { $have } sur { $need }
bfr-progress-chain = chaîne de { $have }, { $need } nécessaires
bfr-progress-chain-narrow = chaîne de { $have }, pas sur les territoires voulus
bfr-progress-fewest = provinces { $have }, le minimum des autres { $need }
bfr-progress-one = Une seule suffirait : { $provinces }.
bfr-progress-one-coastal = Encore une province côtière : { $provinces }.
bfr-progress-link = Maillon manquant : { $provinces }.
bfr-progress-far = Il manque plus d’une province.
bfr-progress-too-many = D’autres en tiennent moins.
bfr-closing-ahead = { $round ->
    [one] { $round } manche jouée
   *[other] { $round } manches jouées
}, { $count } d’avance sur : { $clan }
bfr-closing-provinces = { $round ->
    [one] { $round } manche jouée
   *[other] { $round } manches jouées
}, à égalité, avec plus de provinces que : { $clan }
bfr-closing-tied = { $round ->
    [one] { $round } manche jouée
   *[other] { $round } manches jouées
}, { $count } chacun : { $clans }
bfr-closing-row = { $rank }. { $clan } { $total } : fleurs { $flowers }, jetons { $tokens }, face visible { $faceup }, territoires { $territories }, objectif { $objective }
bfr-closing-objective = { $clan } : { $objective }
bfr-closing-objective-told = { $line }, { $worth } ({ $how })
bfr-turning = Tournants
bfr-turning-swing = Manche { $round } : { $what }. { $moved }
bfr-turning-moved = { $clan } { $by }
bfr-turning-defense = Meilleure défense, manche { $round } : { $clan } tient { $province }, { $defense } contre { $against }
bfr-turning-bluff = Bluff le plus hardi, manche { $round } : { $clan } à { $province } ; défense : { $defender }, { $drew }

## Statistiques sur les parties

bfr-stats-sub = { $games ->
        [one] { $games } partie terminée
       *[other] { $games } parties terminées
    }
bfr-stats-none = Aucune partie n’est encore terminée sur cet appareil.
bfr-stats-reading = Lecture des parties…
bfr-stats-wins = Victoires
bfr-stats-of = { $won } sur { $games }
bfr-stats-seats = Par place, à partir du premier joueur
bfr-stats-seat = Place { $seat }
bfr-stats-objectives = Par objectif
bfr-stats-task = atteint { $met } sur { $games }, gagné { $won }
bfr-stats-honor = Honneur par partie
bfr-stats-battles = Combats
bfr-stats-fought = combats gagnés : { $won } sur { $games }
bfr-stats-sent = force envoyée par combat : { $average }
bfr-stats-bluffs = bluffs qui ont attiré une défense : { $won } sur { $games }
bfr-stats-bluffs-about = Bluffs : parmi ceux posés sur une province d’un autre clan, combien l’ont fait défendre avec des jetons sans que personne n’attaque.
bfr-stats-luck = jetons retournés : { $tokens }, { $above } de force face à l’attente
bfr-stats-luck-about = L’attente est ce que donnent en moyenne autant de jetons tirés de ceux encore inconnus.
