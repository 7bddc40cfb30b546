# Words of the forecast: what the Enemies would do if the Champions stopped now.

ahead-title = Voraus{ "\u00AD" }schau
ahead-subtitle = Wenn jetzt die Enemies dran wären
ahead-link-sub = Was die Enemies jetzt tun würden

## Who is in danger

ahead-danger = Wer in Gefahr ist
ahead-by-danger = meiste Gefahr zuerst
ahead-working = { $done } von { $all } berechnet
ahead-falls = fällt: { $share }
ahead-safe = niemand greift an
ahead-wounds = { $combats ->
    [one] Erwartete Wounds: { $wounds } in { $combats } Combat
   *[other] Erwartete Wounds: { $wounds } in { $combats } Combats
}
ahead-waiting = wird berechnet
ahead-unknown = Ein Wert der Karte von { $name } ist nicht eingetragen.
ahead-how = Nach eurem Ziel gespielt, ein Combat nach dem anderen; niemand nutzt Intervene.
ahead-ears = Am meisten in Gefahr: { $name }, fällt mit { $share } Wahrscheinlichkeit.
ahead-lost = Das Szenario wäre verloren: { $what }.

## What the Enemies would do

ahead-enemies = Was die Enemies tun würden
ahead-enemies-then = Was die Enemies dann täten
ahead-otherwise = anders als jetzt
ahead-goes = { $name } geht von { $from } nach { $to }.
ahead-stays = { $name } bleibt: { $area }.
ahead-leaves = { $name } verlässt den Spielplan: { $area }.
ahead-takes = Mitgenommen wird: { $goal }.
ahead-takes-goal = Mitgenommen wird, was gesucht ist.
ahead-asked = { $name } zieht, wie ihr es sagt.
ahead-fights = Kämpft gegen { $target }.
ahead-shoots = Schießt auf { $target }.
ahead-no-combat = Kein Combat.
ahead-nobody = Kein Enemy steht auf dem Spielplan.
ahead-no-board = Ohne Spielplan fragt die App nach jedem Zug; vorausschauen kann sie nicht.
ahead-boards = Spielpläne

## What if

ahead-what-if = Was wäre, wenn …
ahead-what-if-sub = Ein Movement ausprobieren; nichts kommt ins Logbuch.
ahead-who = Wer zieht?
ahead-where = Wohin?
ahead-nowhere = Kein Gebiet ist erreichbar.
ahead-cost = { $cost } AP
ahead-cost-honor = { $cost } AP, { $honor } Honor
ahead-tried = Und wenn { $name } hier stünde: { $area }?
ahead-before-after = { $name } fällt: { $before }, dann { $after }
ahead-wounds-then = Erwartete Wounds: { $before }, dann { $after }
ahead-same = Für niemanden ändert sich die Gefahr.
ahead-take-back = Zurücknehmen
ahead-move = { $name } nach { $area } ziehen
