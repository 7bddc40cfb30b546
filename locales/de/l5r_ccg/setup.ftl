# A new table of the old card game, and who begins.

ccg-table-name = Legend of the Five Rings
ccg-back-home = Zurück zum Start
ccg-back-table = Zurück zum Tisch
ccg-strength = Strength
ccg-more = Mehr
ccg-rulings = Auslegungen
ccg-usual = üblich
ccg-other-reading = andere
ccg-cut = Wer beginnt?
ccg-cut-sub = Alle heben vom Fate-Deck ab: der Focus Value, der erscheint.
ccg-cut-tied = Gleichauf, noch einmal: { $player }
ccg-cut-of = Abgehoben: { $player }
ccg-cut-else = Oder ohne Abheben
ccg-begins = { $player } beginnt
ccg-draw-first = Auslosen
ccg-compare = Vergleichen
