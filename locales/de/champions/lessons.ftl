# Learning mode: a short card for each step of a first game. What happens now, then what to do on the real table.

learning = Lernmodus
learning-sub = Eine kurze Karte erklärt jeden Schritt eines ersten Spiels.
learning-again = Alle Erklärungen wieder zeigen
learning-again-sub = { $count ->
    [one] { $count } wurde verstanden
   *[other] { $count } wurden verstanden
}

lesson-favor = Gleichstand um den Favor
lesson-favor-now = Zwei Champions haben die meiste Honor. Würfel entscheiden, wer den Imperial Favor zuerst hält.
lesson-favor-table = Beide werfen fünf Elementwürfel; das meiste Fire gewinnt. Antippen, wer gewonnen hat.

lesson-order = Preparation
lesson-order-now = Ihr einigt euch, in welcher Reihenfolge die Champions am Zug sind. Wer den Favor hält, wählt zuerst.
lesson-order-table = Die Activation-Marker auf die Plätze 1 bis 5 legen, dann die Champions in dieser Folge antippen.

lesson-act = Ein Champion ist am Zug
lesson-act-now = Die offene Karte zeigt, was er darf. Jede Aktion kostet AP, der Rest bleibt für die nächste Runde.
lesson-act-table = Miniatur ziehen, würfeln, Wounds nehmen. Hier die Aktion antippen, die Werte folgen.

lesson-enemies = Die Enemies Phase
lesson-enemies-now = Alle Enemies ziehen, dann kämpfen die mit 3 AP Rest. Die App führt von einem zum nächsten.
lesson-enemies-table = Die große Taste unten drücken und mit den Miniaturen tun, was er sagt.

lesson-recovery = Recovery
lesson-recovery-now = Ki kehrt zurück, AP kommen dazu, der Favor geht im Uhrzeigersinn weiter. Alle Änderungen stehen hier.
lesson-recovery-table = Klötzchen und Marker nach der Liste setzen, dann die große Taste unten drücken.

lesson-end = Das Ende
lesson-end-now = Drei Summen entscheiden: Group Honor, der Threshold, die Glory von allen. Jede Zeile nennt ihre Herkunft.
lesson-end-table = Die verdeckten Objectives aufdecken. Hier notieren, welche erfüllt sind.

lesson-target = Gegen wen kämpfen
lesson-target-now = Melee reicht ins eigene Gebiet und in volle daneben, Ranged in Gebiete in Sicht. Die Sizes vergleichen; mit Spielplan tut es die App.
lesson-target-table = Auf den Enemy zeigen. Ein Champion neben dem Ziel darf Intervene nutzen.

lesson-dice = Eure Würfel werfen
lesson-dice-now = Die Würfelzahl kommt von der Karte und davon, ob man Outnumbered oder Weakened ist.
lesson-dice-table = Die Elementwürfel werfen und antippen, was sie zeigen.

lesson-foe = Der Enemy würfelt
lesson-foe-now = Der Enemy greift im selben Combat an und verteidigt sich. Seine Karte nennt seine Würfel.
lesson-foe-table = Diese werfen und die Katanas und Helme antippen, die ihr seht.

lesson-rerolls = Besser werden
lesson-rerolls-now = 1 Ki würfelt beliebige Würfel einmal neu, jeder weitere noch einmal. Danach kommen Deception und Call of the Void.
lesson-rerolls-table = Die Würfel antippen, die neu fallen sollen. Die App sagt, was das ändern würde.

lesson-results = Was herauskommt
lesson-results-now = Offensive minus Defensive der anderen Seite sind Wounds, auf beiden Seiten zugleich.
lesson-results-table = Die große Taste unten drücken. Dann die Wounds auf Karten und Tableaus setzen.

lesson-test = Ein Test
lesson-test-now = Fünf Würfel, ein Element: Jeder Würfel, der es zeigt, ist ein Erfolg. Ki, Deception und Void helfen.
lesson-test-table = Die Elementwürfel werfen und antippen, was sie zeigen.

lesson-standing = Wo alle stehen
lesson-standing-now = Die App zieht die Enemies auf ihrem eigenen Spielplan. Er muss zuerst aussehen wie eurer.
lesson-standing-table = Beide vergleichen. Hier verschieben, wer woanders steht.

lesson-moves = Ein Enemy zieht
lesson-moves-now = Sein Verhalten sagt, wohin; die Gründe stehen darunter. Ihr dürft ihn anderes tun lassen.
lesson-moves-table = Die Miniatur am Pfeil entlang ziehen, dann die große Taste unten drücken.

lesson-asks = Eine Frage
lesson-asks-now = Hier lassen die Regeln eine Wahl, oder die App sieht den Spielplan nicht. Wer den Favor hält, entscheidet Gleichstände.
lesson-asks-table = Auf den echten Tisch schauen und antworten. Nur zum Ausprobieren? Dann stehe jeder Enemy ein Gebiet von den Champions entfernt.

lesson-fights = Ein Enemy kämpft
lesson-fights-now = Jeder Combat-Marker ist ein Combat. Euer Champion würfelt mit und kann ihn verwunden.
lesson-fights-table = Die Würfel des Enemy und eure nehmen. Die nächste Seite fragt nach beiden.

lesson-returns = Reinforcement
lesson-returns-now = Eliminated Enemies mit diesem Keyword kommen zurück, einer pro nummeriertem Gebiet.
lesson-returns-table = Die Miniatur auf das genannte Gebiet stellen.

lesson-whole = Das war eine ganze Runde
lesson-whole-now = So geht jede Runde, bis zur letzten des Szenarios. Neu ist nur, was euer Szenario sagt.
lesson-whole-table = Spielt hier weiter oder baut euren eigenen Tisch auf. Die Einstellungen zeigen alle Erklärungen wieder.
