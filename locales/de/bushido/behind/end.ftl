# Words of Bushido: Score and end.

## How it went

bushido-story-turn = Runde { $turn }
bushido-story-points = { $a } : { $b }
bushido-story-models = Modelle
bushido-story-model = { $dealt } zugefügt, { $taken } erlitten, { $kills } Killed
bushido-story-dice = Würfel von { $player }: { $count }, Mittel { $average }, erwartet 3,5
bushido-story-rice = Rice Killed: { $a } : { $b }
bushido-story-fights = { $exchanges ->
    [one] 1 Exchange
   *[other] { $exchanges } Exchanges
}, { $shots ->
    [one] 1 Schuss
   *[other] { $shots } Schüsse
}
bushido-story-keep = Zahlen behalten
bushido-stat-more = { $player } greift mit { $dice } Würfeln zu viel an
bushido-stat-less = { $player } greift mit { $dice } Würfeln zu wenig an
bushido-stat-good = { $player } teilt gut auf
bushido-stat-no-splits = { $player }: keine Teilung zu vergleichen
bushido-stat-lost = verschenkt je { $value }, von { $count }
bushido-stat-states = Erlittene Zustände
bushido-stat-chart = Erlittene Wounds: { $a } : { $b }
bushido-stat-turn-ears = Runde { $turn }: erlittene Wounds, { $a } und { $b }

## The game in short, and over many tables

bushido-closing-lead = { $scenario }, Runde { $turn }, Victory Points { $a } : { $b }
bushido-closing-side = { $player }: { $victory } VP, Rice Killed { $rice }, Würfel { $average } (erwartet 3,5)
bushido-closing-turn = Runde { $turn }: { $a } : { $b }. { $award }
bushido-closing-model = { $name }: { $did }
bushido-closing-blow = Härtester Schlag: { $name } gegen { $other }, Wounds { $count }
bushido-career-sub = { $games ->
    [one] 1 beendetes Spiel
   *[other] { $games } beendete Spiele
}
bushido-career-reading = Die Tische werden gelesen.
bushido-career-none = Noch kein Spiel auf diesem Gerät ist zu Ende.
bushido-career-games = { $won } von { $games } gewonnen
bushido-career-rice = Rice Killed: { $rice }
