# Cards in play of the old card game: typed in, bowed, marked, moved.

ccg-card-title = { $card }
