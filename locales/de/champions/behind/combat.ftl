# Words of the combat screens.

effect-is = ist { $status }
effect-is-no-longer = ist nicht mehr { $status }
effect-token = erhält einen Marker: { $token }
effect-arrives = kommt als Enemy auf den Spielplan
effect-intervenes = nutzt Intervene, einmal pro Runde
gauge-rerolls = Neuwürfe

life-of = Life { $life } von { $of }
wounds-counted = { $wounds ->
    [0] Life nicht eingetragen
    [one] { $wounds } Wound, Life nicht eingetragen
   *[other] { $wounds } Wounds, Life nicht eingetragen
}

combat-leave = Diesen Combat verlassen

combat-your-side-ears = Auf eurer Seite:
combat-enemy-ears = Enemy:
combat-choose = Wählen
combat-who-fights = Wer kämpft?
combat-against-whom = Gegen wen?
combat-no-enemy = Kein Enemy ist auf dem Spielplan.
combat-to-figures = Enemies hinzufügen

combat-kind = Art des Combat
combat-melee = Melee
combat-ranged = Ranged
combat-who-began = Wer begann
combat-players = Spieler
combat-enemy = Enemy
combat-sizes = Sizes
combat-even = Gleich
combat-even-sub = keine Honor
combat-outnumbered = Outnumbered
combat-outnumbered-sub = +1 Honor
combat-outnumbered-honor = { $honor } Honor
combat-superiority = Superiority
combat-superiority-sub = −1 Honor
combat-superiority-free = keine Honor verloren
combat-alone = Imposing und allein auf eurer Seite
combat-alone-sub = Superiority kostet keine Honor

combat-wounds = Wounds
combat-wounds-to = Wounds an { $name }
combat-more-than-keys = mehr
combat-more-wounds = Mehr als 6 Wounds an { $name }
combat-wounds-minus = Eine Wound weniger
combat-wounds-plus = Eine Wound mehr
combat-fell = { $name } ist gefallen
combat-fell-sub = Life ist nicht eingetragen: selbst angeben
combat-prevention = Ki gegen Corruption
combat-ki = { $ki } Ki
combat-purity-lost = { $lost ->
    [0] keine Purity verloren
   *[other] −{ $lost } Purity
}

combat-more = Mehr zu diesem Combat
combat-more-sub = Ki, Deception, Clan Power und Ähnliches
combat-more-sub-ally = Neuwurf-Marker und Ähnliches
combat-ki-spent = Ki für Focus ausgegeben
combat-rerolls-spent = Neuwurf-Marker ausgegeben
combat-three-fire = Drei Fire
combat-three-fire-sub = +1 Ki
combat-three-air = Drei Air
combat-three-air-sub = +1 AP, +1 Life
combat-power = Honor aus der Clan Power
combat-technique = Secret Technique genutzt
combat-technique-honor = { $honor } Honor
combat-life-recovered = Life insgesamt zurück
combat-corruption = Corruption des Enemy

combat-changes = Was sich ändert
combat-nothing-yet = Wounds angeben; was sich ändert, steht dann hier.
combat-not-possible = Nach den Regeln nicht möglich
combat-set-aside = Diese Regel ist ausgesetzt
combat-keep-rule = Regel gilt
combat-type-in = Eintragen
combat-change-ears = { $gauge } { $from } auf { $to },
combat-group-short = Group Honor von { $from } auf { $to }, { $margin } unter { $threshold }.
combat-group-exact = Group Honor von { $from } auf { $to }, genau der Threshold.
combat-group-above = Group Honor von { $from } auf { $to }, { $margin } über { $threshold }.
combat-threshold-moves = Der Threshold geht von { $from } auf { $to }.

combat-apply = An{ "\u00AD" }wenden
combat-apply-anyway = Trotzdem anwenden
combat-missing-dealt = Wounds zugefügt?
combat-missing-taken = Wounds erlitten?
combat-both-wounds = { $dealt } zugefügt, { $taken } erlitten
combat-both-fall = Beide fallen
combat-card-of = Karte von { $name }
