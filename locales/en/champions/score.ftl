# Words of the end of the game: how it ended, and the arithmetic line by line.

score-title-open = End of the game
score-title-victory = Victory
score-title-defeat = Defeat

score-above = { $by } above
score-short = { $by } short
score-exact = exactly met
