# Words of the table's own board: who stands where, moving on it, what is seen.

field-board = Plateau

## Ways to the board

field-link-beside = À côté du plateau : { $beside }
