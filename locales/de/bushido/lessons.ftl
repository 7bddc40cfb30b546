# Words of Bushido: The first lesson.

## First lesson: what the step is, what happens now, what to do with models and dice

bushido-lesson-begin = Aufbau
bushido-lesson-begin-now = Zwei erfundene Warbands mit drei Modellen stehen sich gegenüber.
bushido-lesson-begin-table = Stellt sechs beliebige Figuren auf, dann beginnt.
bushido-lesson-starting = Starting Phase
bushido-lesson-starting-now = Wer den Tactical Test gewinnt, wählt, wer beginnt. Jedes Modell bekommt Ki und zwei Counter.
bushido-lesson-starting-table = Werft je einen Würfel oder lasst die App werfen.
bushido-lesson-activate = Ein Modell, eine Aktion
bushido-lesson-activate-now = Tippt ein Modell der Active Seite an, dann eine Aktion.
bushido-lesson-activate-table = Bewegt die Figur, wie die Aktion sagt.
bushido-lesson-act = Was es darf
bushido-lesson-act-now = Neben jeder Aktion steht ihr Preis. Was nicht geht, sagt warum.
bushido-lesson-act-table = Versucht einen Melee: wählt einen Enemy in Reichweite.
bushido-lesson-split = Die verdeckte Teilung
bushido-lesson-split-now = Jede Seite teilt ihre Würfel geheim in Attack und Defence.
bushido-lesson-split-table = Versteckt die Würfel hinter der Hand, dann zeigt sie zugleich.
bushido-lesson-end-activation = Die andere Seite
bushido-lesson-end-activation-now = Die Aktion ist getan. Der andere Spieler ist dran.
bushido-lesson-end-activation-table = Gebt weiter.
bushido-lesson-ending = End Phase
bushido-lesson-ending-now = Zustände vergehen, Marker verwunden, Punkte zählen.
bushido-lesson-ending-table = Liste prüfen, dann einmal tippen.
bushido-lesson-over = Das Ende
bushido-lesson-over-now = Mehr Victory Points gewinnen.
bushido-lesson-over-table = Das war das ganze Spiel.
bushido-lesson-dice = Würfel lesen
bushido-lesson-dice-now = Der höchste Würfel, und 1 für jeden anderen, der keine 1 zeigt: höchstens 2 dazu. Einsen zählen nicht.
bushido-lesson-dice-table = Würfelt, wo beide es sehen, und tippt die Würfel an, wie sie liegen.
bushido-lesson-result = Angriff gegen Verteidigung
bushido-lesson-result-now = Jeder Angriff trifft auf die Verteidigung des anderen. Der Unterschied ist das Success Level; mit ihm und zwei weiteren Würfeln sagt die Wundtabelle, wie viele Wounds es sind.
bushido-lesson-result-table = Lest beide Vergleiche zusammen, dann: Anwenden.
bushido-lesson-shot = Ein Ranged Attack
bushido-lesson-shot-now = Eine Zahl muss erreicht werden: die Entfernung, und jede Änderung, die jetzt gilt. Niemand verteidigt sich.
bushido-lesson-shot-table = Messt, tippt die Entfernung an, dann würfelt.
bushido-lesson-state = Ein Zustand
bushido-lesson-state-now = Marker schwächen ein Modell oder verwunden es in der End Phase. Die meisten enden von selbst, manche durch eine Aktion.
bushido-lesson-state-table = Legt einen Marker neben die Figur; ein Tippen auf seinen Namen nimmt ihn weg.
