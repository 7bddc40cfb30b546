# A new table of the old card game, and who begins.

ccg-new-title = Nouvelle table
ccg-new-sub = Les joueurs dans le sens horaire, avec les trois nombres de leur Stronghold.
ccg-begin = Commencer
ccg-add-player = Joueur
ccg-remove-player = Joueur
ccg-seat = Joueur { $number } : clan
ccg-seat-ears = Joueur { $player }
ccg-gold = Or
ccg-honor-start = Family Honor
ccg-seat-more-sub = nom, victoire par Honor
ccg-player-name = Nom du joueur
ccg-barred = Ne peut pas gagner par Honor
ccg-barred-sub = la carte de la Stronghold le dit
ccg-yes = oui
ccg-no = non
ccg-rulings-sub = ce que le livret laisse ouvert
ccg-add-player-ears = Un joueur de plus
ccg-remove-player-ears = Un joueur de moins
