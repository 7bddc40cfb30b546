# The story of a scenario at the table: acts, events, objectives, what is lost.

story = Scénario
story-act = Acte { $number } sur { $count }
story-act-begins = L’acte { $number } commence
story-moment = Tour { $turn }, { $phase }
story-event-now = Événement du tour { $turn }
story-event-later = Ce tour, dans la phase « { $phase } »
story-heed = Fait
story-heed-ears = Fait : { $note }
story-come = Ils arrivent
story-come-ears = Ils arrivent : { $note }
story-coming = Sur le plateau : { $who }
story-no-card = Personne n’a la carte « { $name } ». Mettez-la à la table à la main.
story-next = Prochain événement : { $when }
story-next-none = Aucun autre événement après ce tour
story-waits = { $count ->
    [one] { $count } événement attend
   *[other] { $count } événements attendent
}
story-objectives = Objectifs
story-losses = Perdu si
story-no-objectives = Aucun pour cette difficulté
story-met = atteint
story-open-yet = ouvert
story-unjudged = à vous de juger
story-by-hand = à la main
story-measure = { $have } sur { $need }
story-judge-met = C’est atteint
story-judge-met-ears = { $title } : c’est atteint
story-judge-not = Ce n’est pas atteint
story-judge-not-ears = { $title } : ce n’est pas atteint
story-judge-count = Laisser l’app compter
story-judge-count-ears = { $title } : laisser l’app compter
story-victory = Victoire
story-defeat = Défaite
story-introduction = Avant la partie
story-conclusion = Après la partie
story-won = Tous les objectifs sont atteints. La partie finit.
story-lost = La partie finit ici par une défaite : { $what }.
story-end = La finir
story-ended-met = Le scénario dit : atteint
story-ended-missed = Le scénario dit : pas atteint

goal-eliminate = Éliminer { $name } × { $count }
goal-clear = Plus aucun Enemy, et aucun à venir
goal-reach = { $champions ->
    [one] { $champions } Champion est ici : { $areas }
   *[other] { $champions } Champions sont ici : { $areas }
}
goal-manipulate = { $times ->
    [one] Complex Manipulation, { $successes } succès : { $area }
   *[other] { $times } Complex Manipulations, { $successes } succès chacune : { $area }
}
goal-take = Un Champion ou Ally détient : { $item }
goal-find-out = Il ne reste qu’un jeton numéroté
goal-seize = Simple Manipulation là où est le dernier jeton
goal-hold-out = Tenir jusqu’à la fin du tour { $turn }

loss-fallen = { $champions ->
    [one] { $champions } Champion est Eliminated ou Corrupted
   *[other] { $champions } Champions sont Eliminated ou Corrupted
}
loss-allies-gone = Il ne reste aucun { $name }
loss-escaped = Partis du plateau : { $count } { $name }
loss-item-gone = Un Enemy quitte le plateau avec : { $item }
loss-overrun = Après la phase Enemies, seuls des Enemies sont ici : { $areas }

verb-heed = Événement
verb-judge = Objectif
log-heeded = Événement traité
log-heeded-note = Événement : « { $note } »
log-judged-met = Objectif à la main : « { $title } » est atteint
log-judged-not-met = Objectif à la main : « { $title } » n’est pas atteint
log-judged-counted = Objectif : l’app compte de nouveau « { $title } »
refused-no-such-happening = Le scénario n’a pas cet événement.
refused-happening-heeded = Cet événement est déjà noté.
refused-happening-to-come = Cet événement est pour le tour { $turn }.
