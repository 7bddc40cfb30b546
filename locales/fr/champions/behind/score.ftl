# Words of the end of the game: how it ended, and the arithmetic line by line.

score-subtitle-open = pas encore finie, tour { $turn } sur { $last }
score-subtitle-met = Objectif atteint, tour { $turn } sur { $last }
score-subtitle-missed = Objectif manqué, tour { $turn } sur { $last }
score-subtitle-solo = Objectif atteint, tour { $turn } sur { $last }, mais { $name } a trop peu de Glory
score-back = Retour à la table

score-open-note = Comme si la partie finissait maintenant. Rien n’est encore décidé.
score-end = Finir la partie
score-end-title = Comment finit la partie ?
score-end-met = L’objectif est atteint
score-end-met-sub = Ce qui décide : Group Honor { $honor } contre Threshold { $threshold }.
score-end-missed = L’objectif est manqué
score-end-missed-sub = Une défaite, quel que soit l’Honor.

score-honor = Honor
score-at-end = à la fin
score-purity-lost = Purity perdue
score-counts = compte
score-group-honor = Group Honor
score-threshold = Honorable Victory Threshold
score-threshold-short = Threshold
score-so-far = Threshold jusqu’ici
score-so-far-parts = { $honor } Honor, { $destiny } Destiny, { $difficulty } { $level }
score-so-far-parts-hand = { $honor } Honor, { $destiny } Destiny, { $difficulty } { $level }, { $hand } à la main
score-famous = { $name } a { $least } Glory ou plus
score-unknown-glory = { $name } a 0 Glory
score-glory = Glory
score-had = avait
score-met = atteint
score-failed = manqué
score-destiny = Destiny
score-final = finale
score-clamped = Honor et Glory s’arrêtent à leurs limites.
score-glorified = { $name } est Glorified
score-glorified-tie = Glorified ensemble : { $names }
score-glorified-would = Glorified en cas de victoire : { $names }
score-glorified-would-have = Aurait été Glorified en cas de victoire : { $names }
score-glorified-none = Personne ne peut être Glorified
score-unsettled = Il manque la Glory d’un objectif ouvert : { $names }
score-cooperation = Coopération renforcée : sans objectifs, personne n’est Glorified
score-solo = Solo : { $name } doit avoir plus de Glory que les quatre Companions
score-solo-line = { $champion } contre { $companions }
score-solo-met = rempli
score-solo-missed = pas rempli
score-out = non compté : { $status }

score-objectives = Clan Objectives
score-no-objectives = Aucun objectif noté : notez-les sur la fiche
score-objective-instant = Instant, { $glory } Glory
score-objective-end = End, { $glory } Glory
score-objective-two = { $one } ou { $other }
score-objective-open = ouvert
score-still-open = { $count ->
    [one] { $count } objectif encore ouvert
   *[other] { $count } objectifs encore ouverts
}
score-still-open-sub = Ils comptent comme non atteints
score-objective-done = atteint +{ $glory }
score-objective-of = { $name } : { $title }

score-by-hand = À la main
score-by-hand-title = Corriger à la main
score-by-hand-who = Quelle ligne
score-by-hand-note = Note
score-by-hand-note-hint = Pourquoi, pour le journal. Facultatif.
score-by-hand-change = { $what } : { $from }, puis { $to }
score-by-hand-apply = Appli{ "\u00AD" }quer
score-by-hand-apply-second = { $changes ->
    [0] rien ne change
    [one] { $changes } étape au journal
   *[other] { $changes } étapes au journal
}
score-minus = { $what } moins 1
score-plus = { $what } plus 1
score-line-ears = { $name } : corriger à la main
score-home = Accueil
score-beside = Glory et objectifs
