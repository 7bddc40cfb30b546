# Words of the end of the game: how it ended, and the arithmetic line by line.

score-title-open = Spielende
score-title-victory = Sieg
score-title-defeat = Niederlage

score-above = { $by } darüber
score-short = { $by ->
   [one] { $by } fehlt
  *[other] { $by } fehlen
}
score-exact = genau erreicht
