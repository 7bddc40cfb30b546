# Attack, maneuvers and battle of the old card game.

ccg-attacks = { $attacker } greift { $defender } an
ccg-may-attack = { $player } darf angreifen
ccg-battles = Schlachten
ccg-choose-battle = Die nächste Schlacht wählen
ccg-no-more-battles = Keine angreifende Einheit hat noch zu kämpfen.
ccg-nobody-invites = bleibt draußen
ccg-side-attack = beim Angriff
ccg-side-defense = bei der Verteidigung
ccg-invited = Ist { $player } eingeladen?
ccg-whom = Wen?
ccg-attack-on = auf { $player }
ccg-attack-free = { $player } muss nicht angreifen und darf es auch ohne Einheit.
ccg-declare = Angriff ansagen
ccg-infantry = Infantry-Manöver
ccg-cavalry = Cavalry-Manöver
ccg-choose-unit = Einheit antippen
ccg-choose-province = Jetzt die Province, zu der sie geht
ccg-call-back = Zurückrufen
ccg-at-home = Daheim
ccg-nobody-left = Niemand ist mehr daheim.
ccg-is-cavalry = Cavalry
ccg-not-now-unit = jetzt nicht
ccg-send-to = Zu { $province } schicken
ccg-tool-plan = Was, wenn?
