# What a first campaign of The Empire Reborn explains, step by step.

er-lesson-army = Das erste Heer
er-lesson-army-now = Der Clan hat Koku für sein erstes Heer. Was übrig bleibt, verfällt.
er-lesson-army-table = Auf Einheiten, dann Ausheben: Kauft, was ihr auch im Winter bezahlen könnt.
er-lesson-begin = Der Feldzug beginnt
er-lesson-begin-now = Die Vorschau unten zeigt, ob der Winter zu bezahlen ist.
er-lesson-begin-table = Kauft mehr, oder drückt den Tuscheblock.
er-lesson-account = Einkommen und Unterhalt
er-lesson-account-now = In jedem Zug zahlen die Provinces nach Jahreszeit, und die Einheiten kosten Unterhalt.
er-lesson-account-table = Öffnet jede Zahl mit ihrer Summe, dann drückt den Tuscheblock.
er-lesson-orders = Befehle
er-lesson-orders-now = Jetzt hebt der Clan aus, marschiert, handelt, bessert aus.
er-lesson-orders-table = Schließt einen Vertrag oder hebt eine Einheit aus. Dann beendet den Zug.
er-lesson-deed = Ein Duell
er-lesson-deed-now = Characters handeln gegeneinander; die Chancen stehen vor dem Wurf da.
er-lesson-deed-table = Mehr, Taten: Wählt ein Duell, vergleicht die Chancen, werft zehnseitige Würfel und gebt sie ein.
er-lesson-roll = Was noch zu würfeln ist
er-lesson-roll-now = Honor wird Punkt für Punkt gewürfelt, und wer verliert, würfelt um sein Leben.
er-lesson-roll-table = Öffnet die Würfe, werft und gebt ein, oder lasst die App würfeln.
er-lesson-winter = Der Winter
er-lesson-winter-now = Im Winter kommt nichts ein, und die Einheiten wollen ihre Koku doch.
er-lesson-winter-table = Seht in die Vorschau, dann beendet den Zug.
er-lesson-over = Das Ende
er-lesson-over-now = Der Feldzug ist zu Ende. Die Chronik erzählt ihn.
er-lesson-over-table = Öffnet das Log, oder beginnt einen eigenen Feldzug.
