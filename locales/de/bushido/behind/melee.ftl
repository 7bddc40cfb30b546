# Words of Bushido: The exchange.

## The exchange

bushido-melee-title = { $action }
bushido-melee-against = { $name } gegen { $other }
bushido-whom = Wen?
bushido-whom-sub = mit dem Wert des Exchange
bushido-value-of = Wert { $value }
bushido-value-unknown = Wert ?
bushido-has-initiative = { $name } hat Initiative: { $why }
bushido-pool-of = { $name }: { $dice } Würfel
bushido-term = { $what } { $value }
bushido-weapon-of = Waffe von { $name }
bushido-no-weapon = keine Waffe auf der Karte
bushido-boosts-of = Boosts von { $name }
bushido-boost-price = je { $cost } Ki, von { $ki }
bushido-boost-no-more = je { $cost } Ki: mit { $ki } Ki keiner mehr
bushido-assist-of = Enemies, die gegen { $name } helfen
bushido-facts-of = Wahr für { $name }
bushido-terms-more = Was sonst gilt
bushido-split-of = { $name }: Attack / Defence
bushido-split = { $attack } / { $defence }
bushido-split-special = { $attack } / { $defence } { $special }
bushido-split-ears = { $attack } Attack, { $defence } Defence { $special }
bushido-secret-split = Teilungen verdeckt
bushido-secret-on = hinter der Deckung
bushido-secret-off = offen
bushido-cover-pick = Nur wer { $name } spielt, schaut hin. Öffnen
bushido-cover-done = { $name } hat gewählt
bushido-cover-again = Wieder verdecken
bushido-reveal = Beide aufdecken
bushido-change-split = Neu wählen
bushido-which-split = Was soll ich wählen?
bushido-attack = Attack
bushido-defence = Defence
bushido-die-next = { $name }: { $kind }-Würfel { $number }
bushido-damage-next = { $name }: Damage Roll auf Stufe { $level }, Würfel { $number }
bushido-roll = Werfen
bushido-roll-all = Alle werfen
bushido-die-face = Würfel { $face }
bushido-die-back = { $face }, zurücknehmen
bushido-die-again = { $face }, neu werfen
bushido-take-back = Letzten Würfel zurück
bushido-keys-label = Seiten
bushido-result-explained = Der höchste Würfel und 1 für jeden anderen, der keine 1 ist.
bushido-attack-of = { $name }: Attack
bushido-level = Stufe { $level }
bushido-against = gegen
bushido-attack-wins = Attack gewinnt
bushido-defence-wins = Defence gewinnt
bushido-damage-row = Damage Roll { $dice }: Zeile { $row }, Wounds { $wounds }
bushido-sum-highest = höchster { $value }
bushido-sum-others = weitere
bushido-sum-removed = { $count ->
    [one] höchster Würfel heraus
   *[other] { $count } höchste Würfel heraus
}
bushido-sum-bonus = andere Boni
bushido-sum-table = Stufe { $level }, Zeile { $row }: { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
bushido-sum-half = halbiert
bushido-sum-after = { $what }: { $wounds }
bushido-sum-removes = zwei gleiche Würfel: aus dem Spiel
bushido-takes = { $name } erleidet { $wounds }: { $from } auf { $to } von { $most }
bushido-takes-none = { $name } erleidet 0
bushido-triggers = { $special } wirkt
bushido-announced = Angesagt: { $special }
bushido-idle-attack = { $special } von { $name } wirkt nicht: der Attack hat verloren
bushido-idle-defence = { $special } von { $name } wirkt nicht: die Defence hat verloren
bushido-idle-over = { $special } von { $name } wirkt nicht: der Exchange war schon vorbei
bushido-after-apart = Die Modelle sind getrennt: der Exchange ist vorbei
bushido-after-over = Der Exchange ist vorbei: { $name } schlägt nicht zurück
bushido-apply = Anwenden
bushido-apply-sub = Wounds: { $name } { $taken }, { $other } { $dealt }
bushido-just-result = Nur das Ergebnis
bushido-wounds-of = Wounds von { $name }
bushido-apart = Sie berührten sich nicht

## The hidden split, solved

bushido-split-title = Welche Teilung?
bushido-mix-of = { $name }: so mischen
bushido-percent = { $percent } %
bushido-never = nie
bushido-bar-ears = { $split }: { $often }
bushido-worth = mindestens, was { $name } auch tut. Eine Wound zählt { $wound }, ein Kill { $kill }, ein ausgelöstes Special, das mehr tut als Schaden, zusätzlich { $special }.
bushido-best-answer = { $name }: beste Antwort
bushido-even = gleich
bushido-goal = Ziel
bushido-goal-even = Gleich
bushido-goal-hurt = Verletzen
bushido-goal-survive = Überleben
bushido-goal-hold = Halten
bushido-draw-one = Eine für mich ziehen
bushido-draw-sub = nur wer { $name } spielt, schaut hin
bushido-drawn-split = Gezogen: { $split }
bushido-all-splits = Alle Teilungen
bushido-map-caption = { $name } in Zeilen, { $other } in Spalten
bushido-cell = { $row } gegen { $column }: { $value }
bushido-cell-detail = Wounds zugefügt { $dealt }, erlitten { $taken }, Kill { $kill } %, Tod { $death } %
bushido-guess = Eigene beste Antwort: { $best }, { $value }
bushido-guess-title = Was tut { $name } gern?
bushido-one-boost = Ein Boost mehr

## A shot and a test

bushido-shot-title = Ranged Attack
bushido-distance = Wie weit?
bushido-shot-number = Zahl { $number }, Würfel { $dice }
bushido-shot-too-far = zu weit weg
bushido-shot-odds = Trifft { $percent } %, Wounds { $wounds }, Kill { $kill } %
bushido-shot-die = Schusswürfel { $number }
bushido-shot-check = Test wegen des Freunds
bushido-shot-damage = Damage Roll
bushido-shot-facts = Was gilt
bushido-value-best = am besten: { $value }
bushido-roll-and-show = Würfeln und zeigen
bushido-roll-and-show-sub = die App zieht auch die Teilungen
bushido-still-to-choose = Noch zu wählen: { $names }
bushido-whom-title = Gegen wen kämpfen?
bushido-whom-row = Melee { $melee } · Charge { $charge }
bushido-whom-help = Der Wert des Exchange, wenn beide ihre Würfel am besten aufteilen, in Wounds. Reichweite und Sicht seht ihr selbst.
bushido-nobody = niemand
bushido-shot-band = bis { $inches }″
bushido-shot-weapon = Womit?
bushido-shot-intercept = Fängt ein anderes Modell ihn ab?
bushido-shot-intercept-help = Intercept: die Linie kreuzt seine ZoC vor dem Ziel, es sieht den Schützen, ist nicht Exhausted. Cover zählt dann nur, wenn beide es haben.
bushido-shot-friend = Freund in BtB mit dem Ziel?
bushido-shot-friend-odds = Trifft den Freund { $percent } %
bushido-shot-special = Mit einem Special?
bushido-shot-no-special = ohne
bushido-shot-special-cost = { $count } Würfel
bushido-shot-check-die = Test wegen des Freunds, Würfel { $number }
bushido-shot-damage-die = Getroffen, Stufe { $level }: Damage Roll, Würfel { $number }
bushido-shot-hit = Getroffen, Stufe { $level }
bushido-shot-missed = Verfehlt
bushido-shot-target-ran = Ziel rannte
bushido-shot-swarm = Swarm
bushido-shot-already = schon geschossen
bushido-shot-defence = Ranged Defence
bushido-band-short = Short
bushido-band-medium = Medium
bushido-band-long = Long
bushido-guess-read = Durchschaut { $name } es: { $value }. Sicher ist mit der Mischung { $sure }.
bushido-guess-nothing = Einen Regler schieben: Wie oft wählt es das?
bushido-guess-best = spielt am besten
bushido-guess-even = irgendwas
bushido-guess-so-far = wie in diesem Spiel
bushido-what-if = Was sonst wert wäre
bushido-if-weapon = Mit { $name }
bushido-if-special = { $name } zu haben
bushido-die-anew = { $face }, nochmal würfeln oder berichtigen
bushido-rerolls = Neuwürfe
bushido-reroll-stage = { $name }, { $right }: Würfel von { $other }
bushido-reroll-own = { $name }, { $right }: eigene Würfel
bushido-reroll-help = { $count ->
    [one] Höchstens 1 Würfel. Unten antippen, wo er liegt, oder fragen, welcher.
   *[other] Höchstens { $count } Würfel. Unten antippen, wo sie liegen, oder fragen, welche.
}
bushido-reroll-which = Welche Würfel?
bushido-reroll-none = Alle liegen lassen: { $value }
bushido-reroll-these = { $which } von { $name } nochmal: { $value } statt { $stand }
bushido-reroll-do = Nochmal würfeln
bushido-reroll-leave = Weiter ohne Neuwürfe
