# Words of the log: the book of steps, the table as it was, corrections, refusals.

redone = Rétabli

log-change-own = { $gauge } : { $from }, puis { $to }

logbook-title = Journal
logbook-steps = { $steps ->
    [one] { $steps } étape, gardée
   *[other] { $steps } étapes, toutes gardées
}
logbook-steps-undone = { $undone ->
    [one] Étapes : { $steps }, dont { $undone } annulée
   *[other] Étapes : { $steps }, dont { $undone } annulées
}
logbook-back = Retour à la table
logbook-section = { $unit ->
    [round] Manche { $turn }, { $phase }
   *[turn] Tour { $turn }, { $phase }
}
logbook-section-undone = { $unit ->
    [round] Annulé : manche { $turn }, { $phase }
   *[turn] Annulé : tour { $turn }, { $phase }
}
logbook-undone-note = Les étapes annulées restent ici jusqu’à la prochaine action.
logbook-empty = Il ne s’est encore rien passé.
logbook-empty-filter = Encore rien : { $name }.
logbook-pane = La ligne ouverte
logbook-pane-empty = Touchez une ligne du journal pour la lire ici en entier.
logbook-by-hand = à la main
logbook-corrected = corrigé
logbook-overrode = écarté : Règles p. { $page }
logbook-overrode-id = écarté : { $id }
logbook-set-aside = Cette règle a été écartée
logbook-retold = Comment on en est arrivé là
logbook-retold-otherwise = Noté selon d’autres règles que celles de cette app ; la raison n’est pas connue.
logbook-undone-tag = annulé
logbook-run = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
logbook-gauges-changed = { $count ->
    [one] { $count } valeur changée
   *[other] { $count } valeurs changées
}
logbook-undo-to = Annuler jusqu’ici
logbook-redo-to = Rétablir jusqu’ici
logbook-count = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
logbook-correct = Corriger ceci
logbook-correct-second = garder le reste
logbook-see = Voir la table d’alors
logbook-all = Tous
logbook-filter = Montrer
logbook-filter-ears = Montrer : { $what }
logbook-more = { $count ->
    [one] { $count } ligne plus ancienne
   *[other] { $count } lignes plus anciennes
}
logbook-share = Parta{ "\u00AD" }ger
logbook-share-ears = Partager cette table comme fichier
logbook-nothing-to-undo = rien à annuler
logbook-export-failed = La table n’a pas pu être écrite dans un fichier.

history-title = Après l’étape { $step }
history-title-start = Avant la première étape
history-subtitle = sur { $steps } : { $what }
history-subtitle-start = la table à la mise en place
history-back = Retour au journal
history-clock = Tour { $turn } sur { $last }, { $phase }
history-now = Voici la table maintenant.
history-then = Voici la table d’alors. La suite reste au journal jusqu’à la prochaine action.
history-redo = Cette étape est annulée. Continuer d’ici la rétablit.
history-previous = Une étape plus tôt
history-next = Une étape plus tard
history-return = Revenir au présent
history-go-on = Continuer d’ici
history-figures = Allies et Enemies
history-life = Life { $life } sur { $of }
history-wounds = { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}
history-favor = Imperial Favor : { $name }
history-card = { $name }. { $gauges }.
history-gauge = { $gauge } { $value }
history-gauge-unknown = { $gauge } : à saisir

correct-title = Corriger : { $what }
correct-when = { $unit ->
    [round] Manche { $turn }, { $phase } : { $what }
   *[turn] Tour { $turn }, { $phase } : { $what }
}
correct-how = Que faire
correct-put-right = Recti{ "\u00AD" }fier
correct-never = Cela n’a pas eu lieu
correct-only-never = Rien ne peut être rectifié ici. Écartez l’étape et refaites-la au besoin.
correct-drops-undone = La correction supprime les étapes annulées.
correct-minus = { $what } moins 1
correct-plus = { $what } plus 1
correct-changes = Ce qui change
correct-no-change = Rien ne change encore.
correct-working = Calcul de ce qui s’ensuit …
correct-was = avant
correct-is = après
correct-nothing = rien
correct-more = { $count ->
    [one] et { $count } étape de plus
   *[other] et { $count } étapes de plus
}
correct-end = La table à la fin
correct-end-same = La table finit telle qu’elle est.
correct-unfit = { $count ->
    [one] { $count } étape suivante ne convient plus
   *[other] { $count } étapes suivantes ne conviennent plus
}
correct-unfit-question = Que faire des étapes qui ne conviennent plus
correct-leave-out = Les écarter
correct-leave-out-sub = Elles n’ont pas eu lieu non plus.
correct-keep = Les faire quand même
correct-keep-sub = Le journal dit quelle règle est écartée.
correct-not-even-anyway = Celle-ci est écartée malgré tout.
correct-accept = Accep{ "\u00AD" }ter
correction-undone = La correction est annulée
verb-correction = correction
correct-accept-second = { $count ->
    [0] aucune étape ne change
    [one] { $count } étape change
   *[other] { $count } étapes changent
}

different-group-honor = Group Honor : { $from }, puis { $to }
different-threshold = Threshold : { $from }, puis { $to }
standing-off-board = hors du plateau

refusal-title = Impossible : { $what }
refusal-missing = Il faut { $gauge } : à saisir
refusal-type-in = Saisir
refusal-leave = Laisser
