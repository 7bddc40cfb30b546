# The story of a scenario at the table: acts, events, objectives, what is lost.

story = Szenario
story-act = Akt { $number } von { $count }
story-act-begins = Akt { $number } beginnt
story-event-now = Ereignis der Runde { $turn }
story-event-later = Diese Runde, in der Phase „{ $phase }“
story-heed = Erledigt
story-heed-ears = Erledigt: { $note }
story-come = Sie kommen
story-come-ears = Sie kommen: { $note }
story-coming = Auf den Spielplan: { $who }
story-waits = { $count ->
    [one] 1 Ereignis wartet
   *[other] { $count } Ereignisse warten
}
story-objectives = Ziele
story-met = erreicht
story-open-yet = offen
story-measure = { $have } von { $need }
story-won = Alle Ziele sind erreicht. Das Spiel endet.
story-lost = Das beendet das Spiel mit einer Niederlage: { $what }.
story-end = Beenden

goal-eliminate = Eliminieren: { $name } × { $count }
goal-clear = Kein Enemy ist übrig, und keiner kommt mehr
goal-reach = { $champions ->
    [one] 1 Champion steht hier: { $areas }
   *[other] { $champions } Champions stehen hier: { $areas }
}
goal-manipulate = { $times ->
    [one] Complex Manipulation, { $successes ->
        [one] 1 Erfolg
       *[other] { $successes } Erfolge
    }: { $area }
   *[other] { $times } Complex Manipulations, je { $successes ->
        [one] 1 Erfolg
       *[other] { $successes } Erfolge
    }: { $area }
}
goal-take = Ein Champion oder Ally hat: { $item }
goal-find-out = Nur ein Nummernmarker ist übrig
goal-seize = Simple Manipulation beim letzten Marker
goal-hold-out = Durchhalten bis zum Ende von Runde { $turn }

loss-fallen = { $champions ->
    [one] 1 Champion ist Eliminated oder Corrupted
   *[other] { $champions } Champions sind Eliminated oder Corrupted
}
loss-allies-gone = Nicht mehr im Spiel: { $name }
loss-escaped = Vom Spielplan entkommen: { $count } { $name }
loss-item-gone = Ein Enemy verlässt den Spielplan mit: { $item }
loss-overrun = Nach der Enemies Phase stehen nur Enemies hier: { $areas }

verb-heed = Ereignis
verb-judge = Ziel
log-heeded = Ereignis erledigt
log-heeded-note = Ereignis: „{ $note }“
log-judged-met = Ziel von Hand: „{ $title }“ ist erreicht
log-judged-not-met = Ziel von Hand: „{ $title }“ ist nicht erreicht
log-judged-counted = Ziel: Die App zählt „{ $title }“ wieder
