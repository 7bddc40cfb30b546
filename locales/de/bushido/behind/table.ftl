# Words of Bushido: The table and the model.

## The table

bushido-seat = Von wo seht ihr auf den Tisch?
bushido-seat-across = gegenüber: jede Hälfte zeigt zu ihrem Besitzer
bushido-seat-one-side = beide von einer Seite
bushido-seat-own = je ein Handy: dieses gehört { $player }
bushido-rules = Regeln
bushido-more-title = Mehr
bushido-by-hand = Von Hand
bushido-points-of = Scenario Points, { $player }
bushido-victory-of = Victory Points, { $player }
bushido-passes-of = Pass Tokens, { $player }
bushido-to-phase = Weiter zu: { $phase }
bushido-end-by-hand = Spiel beenden
bushido-rulings-in-force = Auslegungen an diesem Tisch

## A model

bushido-model-counters = { $count ->
    [0] kein Counter mehr
    [one] noch 1 Counter
   *[other] noch { $count } Counter
}
bushido-wound-box = Wound-Kästchen { $number }
bushido-wounds-unknown = Wounds: ? Kästchen
bushido-ki-a-turn = { $count } je Runde
bushido-add-state = Zustand
bushido-states-title = Zustände von { $name }
bushido-put-on = { $state } auflegen
bushido-take-off = { $state }, eins weg
bushido-shots-left = noch { $left } von { $most } { $most ->
    [one] Schuss
   *[other] Schüssen
}
bushido-anyway = Trotzdem
bushido-anyway-ears = { $what }: trotzdem tun
bushido-counters-price = { $count ->
    [0] frei
    [one] 1 Counter
   *[other] { $count } Counter
}
bushido-ki-price = { $count } Ki
bushido-sub-melee = ein Enemy innerhalb Move
bushido-sub-walk = bis Move, nicht in ZoC oder BtB
bushido-sub-run = bis 1,5 × Move gerade, −1 Melee Pool
bushido-sub-charge = bis 2 × Move gerade, +2 auf den ersten Damage Roll
bushido-sub-ranged = Abstand, Modifikatoren, Chancen
bushido-sub-wait = etwas vergeht
bushido-sub-focus = Ki Tokens
bushido-sub-stand-up = nicht im BtB
bushido-sub-stand-fight = im BtB: Exchange mit −1
bushido-sub-disengage = Defence mindestens Attack
bushido-sub-feat = keine Aktion
bushido-scenario-offer = Szenario-Aktion
bushido-sub-scenario = an einem Objective im BtB
bushido-objective-title = An welchem Objective?
bushido-objective-friendly = Friendly für { $player }
bushido-objective-neutral = Neutral
bushido-card = Karte
bushido-card-save = Karte behalten
bushido-boost-of = Boost-Kosten für { $what }
bushido-ki-limit = Ki Limit
bushido-traits = Traits
bushido-fear-first = Zuerst Fear-Test
bushido-fear-of = Ins BtB mit { $name }: Fear ({ $number }), besteht { $percent } %
bushido-fear-approached = { $name } zuerst, sonst Frightened: Fear ({ $number }), besteht { $percent } %
bushido-test-roll = Werfen
bushido-test-told = bestanden
bushido-place-title = Wo ist es?
bushido-secrets = Verdeckte Notizen
bushido-secret-write = Notieren
bushido-secret-show = Beiden zeigen
bushido-secret-for = Nur für { $player }
bushido-ki-and-limit = { $count } je Runde, Limit { $most }
bushido-stands = Ort: { $where }
bushido-secret-of = { $what } von { $player }
bushido-secret-sealed = versiegelt
bushido-secret-hold = Halten zum Ansehen
bushido-secret-hold-ears = { $what }: halten zum Ansehen
bushido-secret-hint-vim = Welches Modell?
bushido-secret-hint-flank = Welches Modell, welche Runde, welche Kante?
bushido-secret-hint-other = Was?
bushido-tests = Test
bushido-tests-title = Test: { $name }
bushido-tests-fear = Fear
bushido-tests-opposed = Ki gegen Ki
bushido-tests-size = Size
bushido-tests-ki = Ki
bushido-tests-die = ein Würfel
bushido-tests-number = Challenge Number
bushido-tests-boosts-other = Boosts der anderen Seite
bushido-tests-purpose = Was hängt davon ab?
bushido-tests-odds = { $percent } %
bushido-tests-dice = { $dice } Würfel, { $added }, gegen { $number }
bushido-tests-no-roll = Ohne Wurf: { $why }
bushido-tests-own-fear = eigenes Fear ist { $number }
bushido-tests-die-next = { $name }: Würfel { $number } von { $dice }
bushido-tests-if-passed = Bestanden: { $what }
bushido-tests-if-failed = Nicht bestanden: { $what }
bushido-tests-nothing = nichts ändert sich
bushido-hand-over = An ein anderes Handy geben
