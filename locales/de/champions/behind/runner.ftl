# Words of the screen that leads through the Enemies Phase.

## What comes of a turn

runner-combat = { $count ->
    [one] { $left } AP übrig: ein Combat gegen { $target }.
   *[other] { $left } AP übrig: { $count } Combats gegen { $target }.
}
runner-no-combat = { $left } AP übrig: kein Combat.
runner-nobody = { $left } AP übrig, aber kein Combat.
runner-on-the-way = Dann Combat gegen { $target } auf dem Weg.
runner-told = { $name } kämpft diese Runde nicht.
runner-told-target = { $name } ist in Richtung { $target } gezogen.
runner-told-leaves = { $name } vom Spielplan nehmen.
runner-comes-to = { $count ->
    [0] Nach { $area }, { $left } AP übrig: kein Combat-Marker.
    [one] Nach { $area }, { $left } AP übrig: { $count } Combat-Marker.
   *[other] Nach { $area }, { $left } AP übrig: { $count } Combat-Marker.
}
runner-comes-nowhere = { $count ->
    [0] Bleibt stehen, { $left } AP übrig: kein Combat-Marker.
    [one] Bleibt stehen, { $left } AP übrig: { $count } Combat-Marker.
   *[other] Bleibt stehen, { $left } AP übrig: { $count } Combat-Marker.
}
runner-as-cheap = Kostet dasselbe.

## Somebody at a glance

runner-stands = { $area } · { $how }
runner-status-life = { $status }, Life { $life }
runner-life = Life { $life }
runner-life-unknown = Life nicht eingetragen

## A tie

runner-go-for = Auf { $name } los
runner-fight = Gegen { $name } kämpfen
runner-make-for = Ziel: { $name }
runner-take-way = Diesen Weg nehmen

## A Combat to come

runner-outnumbered = { $name } ist Outnumbered.
runner-superiority = { $name } hat Numerical Superiority.
runner-cover = { $name } hat Cover.
runner-no-return = { $name } kann nicht zurückschießen.
runner-may-intervene = Intervene möglich: { $name }.

## The page

runner-queue = Ihre Reihenfolge
runner-was = { $name } ist gezogen
runner-returned = { $name } ist zurückgekehrt
runner-gone = { $name } ist nicht mehr auf dem Spielplan
runner-is = jetzt { $name }
runner-will-be = später { $name }
runner-why = Warum
runner-default = Vorgabe
runner-behaviour = Verhalten: { $behaviour }

## The dock

runner-done-next = Fertig, weiter
# Stands below "Done, next".
runner-then-combat = Combat dieses Enemy
runner-done = Fertig
runner-otherwise = Anders wählen
runner-as-planned = Wie geplant
runner-begin-combat = Combat beginnen
runner-closest = Am nächsten: { $names }
runner-move-to = Nach { $area } ziehen
runner-return-in = Zurück in { $area }
runner-no-return-more = Niemand kehrt zurück

## Before the first one moves

runner-standing = Stehen alle so?
runner-standing-yes = Ja, beginnen
runner-as-list = Alle als Liste

## Otherwise

runner-otherwise-title = { $name } tut etwas anderes
runner-otherwise-combat = { $name } und dieser Combat
runner-another-way = Anderer Weg, { $way }
runner-stay = Bleiben: { $area }
runner-another-area = Anderer Weg oder anderes Gebiet
runner-another-area-sub = Beliebig, nach den Regeln oder nicht
runner-change-behaviour = Verhalten ändern
runner-another-first = Ein anderer Enemy zuerst
runner-pass = Kein Combat
runner-pass-sub = Der Combat-Marker ist weg
runner-elsewhere = Wohin geht { $name }?
runner-elsewhere-text = Gebiete nacheinander antippen oder eines, das weiter weg liegt.
runner-path = Über { $areas }: { $cost } AP.

## Reinforcement

runner-token = Marker { $number }
runner-token-unit = Marker { $number } · { $count ->
    [one] 1 verlorene Miniatur
   *[other] { $count } verlorene Miniaturen
}
runner-where = Wo?

## Without a board

runner-answered = Was ihr gesagt habt
runner-no-board = Kein Spielplan liegt auf dem Tisch: Die App fragt stattdessen.
runner-lay = Spielplan auslegen
runner-no-place = Steht neben dem Spielplan: Die App fragt stattdessen.

## Which Enemy Unit of a Battle activates next, at a table without a board

activation-why = Die nächste Enemy Unit: das Erste hiervon, das auf eine zutrifft
activation-which = Auf welche Unit trifft es zu?
runner-obstacle = In { $area } liegt { $obstacle }. Kommt die Figur vorbei? Sonst anders wählen.
