# A new table of the old card game, and who begins.

ccg-new-title = New table
ccg-new-sub = Players clockwise, with the three numbers of their Stronghold.
ccg-begin = Begin
ccg-add-player = Player
ccg-remove-player = Player
ccg-seat = Player { $number }: clan
ccg-seat-ears = Player { $player }
ccg-gold = Gold
ccg-honor-start = Family Honor
ccg-seat-more-sub = name, victory by Honor
ccg-player-name = Name of the player
ccg-barred = Cannot win by Honor
ccg-barred-sub = the Stronghold’s card says so
ccg-yes = yes
ccg-no = no
ccg-rulings-sub = what the rulebook leaves open
ccg-add-player-ears = One more player
ccg-remove-player-ears = One player fewer
