# Words of the table's own board: who stands where, moving on it, what is seen.

field-board = Spielplan

## Ways to the board

field-link-beside = { $beside } neben dem Spielplan
