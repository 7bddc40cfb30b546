# Words of Bushido: Terrain, deployment, how a scenario scores.

## Terrain

bushido-terrain-count = { $count ->
    [one] 1 Stück
   *[other] { $count } Stücke
}
bushido-terrain-name = Was ist es?
bushido-terrain-add = Dieses Stück notieren
bushido-terrain-off = { $name } von der Liste nehmen
bushido-terrain-passage = Durchgang
bushido-terrain-visibility = Sicht
bushido-terrain-size-none = ohne Größe
bushido-passage-impassable = Impassable
bushido-passage-difficult = Difficult
bushido-passage-normal = Normal
bushido-passage-ideal = Ideal
bushido-visibility-clear = Clear
bushido-visibility-blocking = Blocking
bushido-visibility-obscuring = Obscuring
bushido-visibility-enhancing = Enhancing

## Deployment, in its order

bushido-deploy-order = In dieser Reihenfolge
bushido-deploy-untested = Zuerst der Tactical Test.
bushido-deploy-own-dice = Oder eigene Würfel eintippen.
bushido-deploy-won = { $player } hat den Test gewonnen: Player 1.
bushido-deploy-places = { $player } legt Stück { $number }, zusammen mindestens sechs.
bushido-deploy-enough = { $player } legt Stück { $number } oder hört auf: dann legt der andere noch eines.
bushido-deploy-zone = Wer zuerst aufhört, wählt eine Aufstellungszone, der andere hat die gegenüber.
bushido-deploy-cards = Terrain-Karten, zuerst wer den Test gewann: { $cards }
bushido-deploy-vims = VIM, beide gleichzeitig, verdeckt. Notiert: { $a } : { $b }
bushido-deploy-models = { $player } sagt, wer zuerst aufstellt. Jeder stellt alle Modelle auf, keines in BtB oder ZoC eines Enemy.
bushido-deploy-scouts = Dann Scout, zuerst wer den Test verlor: { $names }
bushido-deploy-flanks = Flank: Runde 2, 3 oder 4 und eine neutrale Kante, verdeckt: { $names }. Notiert: { $a } : { $b }

## How a scenario scores

bushido-scoring = So wird gewertet
bushido-scoring-vp = VP
bushido-scoring-turn-ears = Runde { $turn }: { $marks }
bushido-scoring-nothing = nichts
bushido-scoring-award = 1 Victory Point an ihrem Ende
bushido-scoring-reset = Punkte beginnen bei 0
bushido-scoring-reset-influence = alle Objectives Neutral
bushido-scoring-may-end = ein Würfel kann es beenden
bushido-scoring-objectives = { $count ->
    [one] 1 Objective
   *[other] { $count } Objectives
}
bushido-scoring-zones = { $count ->
    [one] 1 Zone
   *[other] { $count } Zonen
}
bushido-scoring-neutral = Neutral
bushido-scoring-points = Punkte { $a } : { $b }
bushido-scoring-prayer = Ein Prayer punktet einmal, { $count } für jeden.
bushido-scoring-influence = Influence dreht ein Objective um eine Stufe.
bushido-scoring-zone-rule = Eine Zone punktet in jeder End Phase für die Seite mit mehr Rice und mehr Modellen darin.
bushido-scoring-most-points = Der VP geht an die Seite mit eindeutig den meisten Punkten.
bushido-scoring-most-friendly = Der VP geht an die Seite mit eindeutig den meisten Friendly Objectives.
bushido-scoring-leaves-scorer = Danach verschwindet ein Friendly Objective dieser Seite; die andere wählt es.
bushido-scoring-leaves-popular = Danach verschwindet das Objective, das in der Runde am meisten genutzt wurde.

## Before an action, and while a card is typed

bushido-unseen = Kommt es ungesehen?
bushido-unseen-last = Letzter Moment für Ki Feats von { $name }: einmal Surprised, nutzt es keine, auch keine Boosts.
bushido-unseen-yes = { $name } ist Surprised
bushido-trait-search = Trait suchen
bushido-trait-search-hint = ein paar Buchstaben, dann antippen
bushido-trait-as-typed = „{ $text }“ so eintragen
bushido-trait-value = Wert von { $name }
bushido-trait-markers = Marker von { $name }
bushido-trait-marker-value = Wert jedes Markers von { $name }
bushido-trait-about = { $name }: worüber?
bushido-trait-unsaid = { $name } zählt erst, wenn du sagst, worüber es ist, wie auf der Karte gedruckt.
bushido-trait-off = { $name } wegnehmen
bushido-weapons = Waffen
bushido-weapon-melee = Nahkampfwaffe
bushido-weapon-ranged = Fernkampfwaffe
bushido-weapon-more-melee = Noch eine Nahkampfwaffe
bushido-weapon-more-ranged = Noch eine Fernkampfwaffe
bushido-weapon-name = Name
bushido-weapon-bands = Reichweiten in Zoll
bushido-weapon-bands-hint = kurz / mittel / weit, etwa 5/10/15; „-“, wo es keine gibt
bushido-weapon-bands-bad = Drei steigende Zahlen mit / dazwischen: wie gedruckt, etwa 5/10/15.
bushido-card-bands = { $name }: Die Reichweiten sind drei steigende Zahlen, wie gedruckt, zum Beispiel 5/10/15.
bushido-weapon-traits = Traits der Waffe
bushido-weapon-trait-search = Trait der Waffe suchen
bushido-special-add = Special hinzufügen
bushido-special-none = Auswählen
bushido-special-cost = Würfel, die { $name } kostet
bushido-feats = Ki Feats
bushido-feat = Ki Feat
bushido-feat-more = Noch ein Ki Feat
bushido-feat-cost = Kosten in Ki, wie gedruckt
bushido-feat-timing = Wann er eingesetzt wird
bushido-feat-limit = Wie oft er eingesetzt wird
bushido-feat-no-limit = Beliebig oft
bushido-feat-turn = Einmal je Runde
bushido-feat-game = Einmal je Spiel
