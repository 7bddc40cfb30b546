# The story of a scenario at the table: acts, events, objectives, what is lost.

story = Scénario
story-act = Acte { $number } sur { $count }
story-act-begins = L’acte { $number } commence
story-event-now = Événement du tour { $turn }
story-event-later = Ce tour, dans la phase « { $phase } »
story-heed = Fait
story-heed-ears = Fait : { $note }
story-come = Ils arrivent
story-come-ears = Ils arrivent : { $note }
story-coming = Sur le plateau : { $who }
story-waits = { $count ->
    [one] { $count } événement attend
   *[other] { $count } événements attendent
}
story-objectives = Objectifs
story-met = atteint
story-open-yet = ouvert
story-measure = { $have } sur { $need }
story-won = Tous les objectifs sont atteints. La partie finit.
story-lost = La partie finit ici par une défaite : { $what }.
story-end = La finir

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
