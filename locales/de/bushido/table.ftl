# Words of Bushido: The table and the model.

## The table

bushido-turn = Runde { $turn } von { $turns }
bushido-turn-sub = { $scenario } · { $phase }
bushido-next-vp = VP nach Runde { $turn }
bushido-no-vp = kein VP mehr
bushido-half-vp = VP
bushido-half-points = Punkte
bushido-half-pass = Pass
bushido-half-prayers = Prayers
bushido-half-communal = gemeinsames Ki
bushido-half-ears = { $name }: { $victory ->
    [one] 1 Victory Point
   *[other] { $victory } Victory Points
}, { $points ->
    [one] 1 Scenario Point
   *[other] { $points } Scenario Points
}, { $passes ->
    [one] 1 Pass Token
   *[other] { $passes } Pass Tokens
}
bushido-gone = Aus dem Spiel
bushido-acts-now = handelt jetzt
bushido-row-ears = { $name }, { $turn }, Counter { $counters }, Wounds { $wounds }, Ki { $ki }. { $states }
bushido-row-ready = kann aktiviert werden
bushido-row-waits = wartet
bushido-of = { $now } von { $most }
bushido-of-unknown = { $now } von ?
bushido-log = Logbuch
bushido-more = Mehr
bushido-back-table = Zurück zum Tisch
bushido-back-home = Zurück zum Start
bushido-ink-begin = Runde 1 beginnen
bushido-ink-choose = Modell antippen aktiviert es
bushido-ink-choose-sub = { $player } ist Active
bushido-ink-act = Aktion wählen
bushido-ink-end-activation = Aktivierung beenden
bushido-ink-then = dann { $player }
bushido-ink-then-end = dann die End Phase
bushido-ink-begin-end = End Phase beginnen
bushido-ink-story = Wie es lief
bushido-plus = { $what } plus 1
bushido-minus = { $what } minus 1
bushido-wins = { $player } gewinnt
bushido-drawn = Unentschieden
bushido-pass-token = Pass, noch { $count }

## A model

bushido-card-title = Karte von { $name }
bushido-remember = Denkt daran
bushido-remember-of = { $name }: { $traits }
