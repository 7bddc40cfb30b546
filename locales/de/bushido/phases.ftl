# Words of Bushido: Starting and End Phase.

## Set-up, Starting and End Phase

bushido-setup-panel = Vor der ersten Runde
bushido-setup-help = Gelände legen, alle Modelle aufstellen, verdeckte Notizen machen.
bushido-tactical-odds = Der Test mit den besten Modellen: { $a } { $first } %, { $b } { $second } %
bushido-deploy-test = Tactical Test zur Aufstellung
bushido-who-won = Wer gewinnt den Tactical Test?
bushido-app-rolls = App wirft
bushido-who-first = Wer beginnt?
bushido-winner = wer gewinnt
bushido-gains = Ki und Counter
bushido-from-to = { $from } → { $to }
bushido-gain-passes = { $player } bekommt { $count ->
    [one] 1 Pass Token
   *[other] { $count } Pass Tokens
}
bushido-gain-reset = Scenario Points beginnen wieder bei 0
bushido-coin-of = { $name }: Münze von Fortune
bushido-coin-none = nicht geworfen
bushido-coin-won = gewonnen
bushido-coin-lost = verloren
bushido-ink-starting = Main Phase beginnen
bushido-starting-failed = Der Starting Phase fehlt ein Wert
bushido-end-states = Zustände, schädliche zuerst
bushido-end-wounds = Fire, Bleed, Poison
bushido-end-expires = Was endet
bushido-end-expires-text = Boosts, Kästchen je Runde, alle Pass Tokens
bushido-end-points = Punkte und Sieg
bushido-end-no-states = Nichts: Kein Zustand endet, niemand ist Frightened.
bushido-end-no-wounds = Nichts: kein Fire, Bleed oder Poison, und niemand heilt.
bushido-end-killed = { $name } ist Killed
bushido-end-fear = { $name }: Fear-Test ({ $number })
bushido-end-rise = { $name }: Wurf für Rise
bushido-end-removes = Welches Objective verschwindet?
bushido-end-points-of = Scenario Points, { $a } : { $b }
bushido-end-score = { $a } : { $b }
bushido-end-award = 1 VP an { $player }
bushido-end-tie = Gleichstand: kein VP
bushido-end-no-award = Kein VP fällig
bushido-end-victory = Victory Points { $a } : { $b }
bushido-zone = Zone { $zone }: wer ist ganz darin?
bushido-ink-ending = Anwenden, Runde { $turn } beginnen
bushido-ink-ending-last = Anwenden, Spiel beenden
bushido-over-no-models = { $player } hat kein Modell mehr
bushido-over-all-scored = Alle Victory Points sind vergeben
bushido-over-last-turn = Es war die letzte Runde
bushido-over-told = Die Spieler haben es beendet
bushido-over-this-turn = Gewertet wird noch, was am Ende dieser Runde fällig ist, dann ist das Spiel aus.
bushido-length = Ist das die letzte Runde? (4 bis 6: ja)
