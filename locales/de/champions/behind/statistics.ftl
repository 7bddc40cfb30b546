# Words of the statistics, and of the page that closes a game.

statistics-title = Statistik
statistics-sub = Wounds, Honor, Glory, Ki, Zeit
statistics-nothing = Noch nichts zu zählen. Zuerst ein paar Schritte spielen.
statistics-wounds = Wounds
statistics-wounds-text = Voll: Enemies zugefügt. Schraffiert: erlitten.
statistics-wounds-ears = { $name }: { $dealt } zugefügt, { $taken } erlitten.
statistics-everybody = Alle
statistics-others = Allies, Rückzüge, von Hand
statistics-whose = Wessen Zahlen
statistics-honor = Honor nach Grund
statistics-glory = Glory nach Grund
statistics-ki = Ki nach Verwendung
statistics-no-change = Noch keine Änderung.
statistics-flow-ears = { $cause }: { $gained } gewonnen, { $lost } verloren.
statistics-flow-text = Voll: gewonnen. Schraffiert: verloren.
statistics-ki-text = Voll: gewonnen. Schraffiert: ausgegeben. Recovery zählt nicht mit.
statistics-in-all = insgesamt
statistics-other = Taten
statistics-combats = Combats
statistics-eliminated = Enemies Eliminated
statistics-healed = Life Points zurück
statistics-time = Zeit am Tisch
statistics-time-sub = { $time } insgesamt
statistics-time-activations = { $name }: { $time } in eigenen Activations
statistics-time-ears = { $what }: { $time }
statistics-breaks = { $count ->
    [one] Eine Pause ab zehn Minuten ist nicht gezählt.
   *[other] { $count } Pausen ab zehn Minuten sind nicht gezählt.
}
statistics-hours = { $hours } h { $minutes } min
statistics-minutes = { $minutes } min
statistics-under-a-minute = unter 1 min
statistics-no-time = 0 min
statistics-luck = Würfelglück
statistics-closing = Das Spiel in Kürze
statistics-closing-sub = Zum Teilen als Text oder Bild

## The closing page

closing-title = Das Spiel in Kürze
closing-to-score = Zurück zur Schlusswertung
closing-to-statistics = Zurück zur Statistik
closing-open = läuft noch
closing-line = { $verdict }. { $how }.
closing-honor = Group Honor { $have } von { $need }
closing-honor-line = { $line }, { $distance }
closing-time = { $time } am Tisch
closing-honor-word = Honor
closing-glory-word = Glory
closing-dealt = zugefügt
closing-taken = erlitten
closing-row = { $name }: Honor { $honor }, Glory { $glory }, Wounds zugefügt { $dealt }, erlitten { $taken }
closing-row-fell = { $line }. { $status }
closing-champions = Die Fünf
closing-distinctions = Wer am meisten tat

distinction-wounds = Meiste Wounds zugefügt
distinction-eliminated = Meiste Enemies Eliminated
distinction-outnumbered = Meiste Honor als Outnumbered
distinction-honor = Meiste Honor gewonnen
distinction-endured = Meiste Wounds erlitten
distinction-healed = Meiste Life Points zurück
distinction-focus = Meistes Ki für Neuwürfe
distinction-line = { $what }: { $names }, { $count }
