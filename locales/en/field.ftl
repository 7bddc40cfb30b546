# Words of the table's own board: who stands where, moving on it, what is seen.

field-board = Board
field-map-label = The board with everybody on it
field-beside = beside the board
field-standing = { $who }.
field-question = Is this where everyone stands?
field-question-sub = Tap a figure, then an area, or drag it.
field-taken = { $name }: { $place }. Now the area.
field-chosen = { $place }. Tap an area.
field-tray = Beside the board
field-tray-sub = Tap one, then its area
field-who-here = { $area }: whom?
field-nobody-here = Nobody stands in { $area }. Tap a figure first.
field-placed = { $name }: { $place }
field-overfull = { $area } holds Size { $size }. There is room for { $room }.
field-take-off = Beside the board
field-let-go = Let go
field-yes = Everyone stands so
field-yes-sub = Back to the table
field-list = List
field-map = Map
field-back = Back to the table

## No board

field-none = No board lies on the table
field-none-sub = Enemies can still fight; their moves you make yourselves.
