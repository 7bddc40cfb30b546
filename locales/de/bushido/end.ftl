# Words of Bushido: Score and end.

## How it went

bushido-story-title = Wie es lief
bushido-story-turn = Runde { $turn }
bushido-story-points = { $a } : { $b }
bushido-story-models = Modelle
bushido-story-model = { $dealt } zugefügt, { $taken } erlitten, { $kills } Killed
bushido-story-dice = Würfel von { $player }: { $count }, Mittel { $average }, erwartet 3,5
bushido-story-rice = Rice Killed: { $a } : { $b }
bushido-story-fights = { $exchanges } Exchanges, { $shots } Schüsse
bushido-story-goes-on = Das Spiel läuft noch.
bushido-story-keep = Zahlen behalten
bushido-stat-more = { $player } greift mit { $dice } Würfeln zu viel an
bushido-stat-less = { $player } greift mit { $dice } Würfeln zu wenig an
bushido-stat-good = { $player } teilt gut auf
bushido-stat-no-splits = { $player }: keine Aufteilung zu vergleichen
bushido-stat-lost = verschenkt je { $value }, von { $count }
bushido-stat-states = Erlittene Zustände
bushido-stat-chart = Erlittene Wounds: { $a } : { $b }
bushido-stat-turn-ears = Runde { $turn }: { $a } und { $b } Wounds erlitten
