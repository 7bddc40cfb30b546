# A new table of the old card game, and who begins.

ccg-new-title = Neuer Tisch
ccg-new-sub = Spieler im Uhrzeigersinn, mit den drei Zahlen ihrer Stronghold.
ccg-begin = Beginnen
ccg-add-player = Spieler
ccg-remove-player = Spieler
ccg-seat = Spieler { $number }: Clan
ccg-seat-ears = Spieler { $player }
ccg-gold = Gold
ccg-honor-start = Family Honor
ccg-seat-more-sub = Name, Sieg durch Honor
ccg-player-name = Name des Spielers
ccg-barred = Kann nicht durch Honor gewinnen
ccg-barred-sub = so sagt es die Karte der Stronghold
ccg-yes = ja
ccg-no = nein
ccg-rulings-sub = was das Regelbuch offen lässt
ccg-add-player-ears = Noch ein Spieler
ccg-remove-player-ears = Ein Spieler weniger
