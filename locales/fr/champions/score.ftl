# Words of the end of the game: how it ended, and the arithmetic line by line.

score-title-open = Fin de la partie
score-title-victory = Victoire
score-title-defeat = Défaite

score-above = { $by } au-dessus
score-short = manque { $by }
score-exact = juste atteint
