# Words of the table screens.

## The head

table-turn = Runde { $turn }
table-of-turns = { " " }von { $turns }
table-over-by = { " " }({ $by })
table-phase-line = Phase { $number } von 4: { $phase }
table-favor = Imperial Favor: { $name }
table-group-honor = Group Honor
table-threshold = Threshold
table-short = { $margin ->
   [one] { $margin } fehlt
  *[other] { $margin } fehlen
}
table-exact = genau
table-above = { $margin } darüber
table-at-end = wäre jetzt Schluss: { $then }

## The dock

table-figures = Figuren
table-figures-ears = Figuren: Enemies und Allies
table-more = Mehr
table-roll = App würfelt
table-roll-sub = je fünf Würfel
table-begin = Runde { $turn } beginnen
table-begin-sub = { $name } zuerst
table-end-activation = Zug beenden
table-then = dann { $name }
table-then-enemies = dann die Enemies
table-end-enemies = Enemies fertig
table-then-recovery = dann Recovery
table-first-without = Kein Enemy ist auf dem Spielplan. Runde 1 würde ohne einen beginnen.
table-beside = { $count ->
    [one] 1 Figur steht neben dem Spielplan.
   *[other] { $count } Figuren stehen neben dem Spielplan.
}
table-clan-power = Clan Power: +1 Honor
table-clan-power-when = wo die Karte es sagt; was ein Combat zählt, ist schon dabei
table-ink-ears = { $does }. { $left }.
table-ap-ahead = noch { $left } AP, davon { $lost } verloren
table-allies-rest = { $count ->
    [one] 1 Ally hat nicht gehandelt
   *[other] { $count } Allies haben nicht gehandelt
}
table-by-hand = von Hand gezogen und gekämpft
table-recover = Anwenden, Runde { $turn } beginnen
table-end-game = Spiel beenden
table-score = Schlusswertung
table-now = Runde { $turn }, { $phase }
table-acts = { $name } ist am Zug

## The cards

table-allies-act = Allies sind zuerst am Zug, vor dieser Activation. Die anderen führen sie.
table-to-allies = Zu den Allies
table-open-sheet = Blatt von { $name } öffnen
table-all = Alle
table-all-sub = Aktionen
table-all-ears = Alle Aktionen von { $name }
table-quick-ears = { $short } { $cost }: { $action }
table-quick-melee = Melee
table-quick-ranged = Ranged
table-quick-movement = Ziehen
table-quick-healing = Heilen
table-quick-concentration = Ki holen
table-quick-investigation = Befragen
table-quick-complex = Complex
table-quick-simple = Simple
table-quick-draw = Draw
table-quick-purity = Purity

## Preparation

table-tie = Gleichstand um den Favor
table-tie-text = Dieselbe Honor: Alle werfen fünf Elementwürfel, das meiste Fire gewinnt. Gewinner antippen oder die App würfeln lassen.
table-tie-won = { $name } gewann
table-order = Reihenfolge der Activations
table-order-favor = { $player } ({ $name }) hält den Imperial Favor und wählt zuerst einen Platz, dann die anderen im Uhrzeigersinn.
table-order-companions = Companions kommen zuletzt; ihren Platz wählt, wer den Favor hält.
table-order-favor-out = { $player } hält den Imperial Favor, aber { $name } ist aus dem Spiel: Die anderen wählen im Uhrzeigersinn. Allies sind vor der ersten Activation am Zug.
table-order-solo-out = { $name } ist aus dem Spiel; ihr wählt die Reihenfolge. Allies sind vor der ersten Activation am Zug.
table-order-solo = Die Reihenfolge ist frei.
table-order-next = Nächstes Tippen: Platz
table-order-place = Platz { $place }
table-unpicked = Rückgängig: der Platz von { $name }
table-place-given = { $name }: Platz { $place }. Nächstes Tippen: Platz { $next }.
table-place-last = { $name }: Platz { $place }. Alle haben ihren Platz.
table-place-given-up = { $name } gibt seinen Platz wieder ab. Nächstes Tippen: Platz { $next }.
table-order-hint-first = Die Champions nacheinander antippen. Wer fehlt, folgt nach Sitz, Companions zuletzt.
table-order-hint = Die Champions nacheinander antippen. Wer fehlt, folgt wie in der letzten Runde.
table-order-ears = Platz { $place }: { $champion }

## Enemies

table-enemies = Enemies auf dem Spielplan
table-enemies-text = Die App führt durch alle. Von Hand: den antippen, der kämpft.
table-oni-healed = Als Oni eine Wound geheilt: { $names }.
table-may-return = Können durch Reinforcement zurückkehren: { $names }.
table-no-enemies = Kein Enemy ist auf dem Spielplan.
table-add-enemies = Enemies hinzufügen
table-enemy-life = Life { $left } von { $life }
table-enemy-wounds = { $wounds ->
    [0] keine Wound
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}
table-enemy-combat = Combat
table-enemy-fought = Combat gekämpft
table-allies = Auch Allies können ihre Ziele sein: { $names }.
table-champions = Champions

## Recovery

table-will-change = Das ändert sich
table-ap-lost = Höchstens { $most } AP: { $lost } verloren
table-ki-lost = { $lost } zusätzliches Ki verloren
table-intervene-free = Intervene ist wieder frei
table-favor-to = Favor an { $name }
table-favor-from = im Uhrzeigersinn nach { $name }
table-tokens-back = Activation-Marker kommen zurück
table-allies-refresh = Allies verlieren unbenutzte AP
table-remain = { $turns ->
    [one] Eine Zeile antippen, um sie vorher zu ändern. { $turns } Runde bleibt.
   *[other] Eine Zeile antippen, um sie vorher zu ändern. { $turns } Runden bleiben.
}
table-last-turn = Die letzte Runde ist vorbei
table-last-turn-text = Nichts kehrt mehr zurück. Das Spiel beenden, um die Schlusswertung zu sehen.
table-more-turns = Das Szenario dauert länger

## More

table-enemies-allies = Enemies und Allies
table-solo-ahead = Allein: { $name } hat mehr Glory als die Companions, { $champion } gegen { $companions }.
table-solo-behind = Allein: { $name } braucht mehr Glory als die Companions, { $champion } gegen { $companions }.
table-allies-act-solo = Allies sind zuerst am Zug, vor dieser Activation. Ihr führt sie.
