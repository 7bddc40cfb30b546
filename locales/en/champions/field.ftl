# Words of the table's own board: who stands where, moving on it, what is seen.

field-board = Board

## Ways to the board

field-link-beside = { $beside } beside the board
