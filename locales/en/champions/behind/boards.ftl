# Words of the players' boards: the library, the editor, the list beside the map.

boards-own = Yours
boards-learn = Made up, to learn with
boards-none = No board of your own yet
boards-none-sub = Draw one from a photograph of yours, or look at a made-up one.
boards-back-home = Back to Home
board-new = New board
board-nameless = Board without a name
board-counts = { $areas ->
    [one] 1 area
   *[other] { $areas } areas
}, { $borders ->
    [one] 1 border
   *[other] { $borders } borders
}
board-more = { $name }: more
board-edit-copy = Draw on a copy
board-edit-copy-sub = It becomes one of your boards
board-copied = { $name } is one of your boards now
board-deleted = Deleted: { $name }
board-restored = { $name } is back
board-imported = Imported board: { $name }
board-unreadable = A board could not be read. It is kept as it is.
board-too-new = A board was made by a newer version. It stays untouched.
board-missing = There is no board here.
board-look = The board { $name }

## A new board

board-name = Name of the board
board-name-fault = At most 60 characters
board-start = What to begin with
board-start-nothing = Empty ground
board-start-nothing-sub = Place every area yourself
board-start-photo = A photograph
board-start-photo-sub = From straight above; it stays on this phone
board-start-grid = A grid
board-rows = Rows
board-columns = Columns
board-rows-minus = One row less
board-rows-plus = One row more
board-columns-minus = One column less
board-columns-plus = One column more
board-make-grid = Make { $count ->
    [one] 1 area
   *[other] { $count } areas
}
board-reading-picture = Reading the picture …

## Pictures

board-picture-bad = This file is no picture the browser can read. Nothing was changed.
board-picture-large = The picture is too large to be read here. Take a smaller one; nothing was changed.
board-picture-not-kept = The picture is shown, but not kept: the browser has no room for it.
board-picture = Picture
board-picture-add = Put a photograph under it
board-picture-change = Put another photograph under it
board-picture-remove = Take the photograph away
board-picture-remove-sub = Areas and borders stay
board-picture-sub = Smaller and without its place and date; it stays on this phone

## The editor

board-back = Back to the boards
board-tools = Draw
board-area = Area
board-border = Border
board-exit = Exit
board-reinforcement = Reinf.
board-reinforcement-ears = Reinf.: Reinforcement area
board-reinforcement-tool = Reinforcement area
board-route = Route
board-map-label = The board with its areas and borders
board-keys = Board by keys: arrows go from area to area, Enter taps one
board-whole = Fit the board
board-show-list = Show as a list
board-show-map = Show as a map
board-show-sub = The same board, the same actions
board-area-hint = Tap the ground to place an area, drag one to move it, tap one to change it.
board-area-name = Name of the area
board-elevated = Elevated
board-indoor = Indoor
board-remove = Remove
board-remove-area = Remove the area { $name }
board-whole-card = Borders and marks
board-border-hint = Drag from one area to the next, or tap both.
board-border-from = From { $name } to …
board-border-from-hint = Tap the other area.
board-border-title = { $one } to { $other }
board-border-question = What stands on the border between them?
board-border-none = No border between them now.
board-border-remove = Remove the border
board-kinds = Kind of border
kind-single = Single
kind-double = Double
kind-dotted = Dotted
kind-dotted-double = Dotted double
kind-split = Split
kind-red = Red
kind-none = No border
kind-single-sub = 1 AP
kind-double-sub = 2 AP
kind-dotted-sub = 1 AP, Size 1
kind-dotted-double-sub = 2 AP, Size 1
kind-split-sub = Break Through
kind-red-sub = nobody
kind-none-sub = not adjacent
kind-single-in = single, 1 AP
kind-double-in = double, 2 AP
kind-dotted-in = dotted, 1 AP, Size 1
kind-dotted-double-in = dotted double, 2 AP, Size 1
kind-split-in = split, 2 AP, Break Through
kind-red-in = red, nobody
board-exit-hint = Tap the areas from which the board can be left.
board-exits = { $count ->
    [0] No exit yet
    [one] 1 exit
   *[other] { $count } exits
}
board-exit-list = Exits: { $names }
board-reinforcement-hint = Tap the areas where Reinforcements return. The lowest number is used first.
board-reinforcement-title = Reinforcement at { $name }
board-number = Number
board-number-minus = Number minus 1
board-number-plus = Number plus 1
board-number-remove = Remove number { $number }
board-routes = Routes
board-route-hint = Tap the areas in the order of their letters. Tap one again to take its letter away.
board-route-new = New
board-route-default = Route { $number }
board-route-name = Name of the route
board-route-nameless = Route { $number }
board-route-remove = Remove the route { $name }
board-letters = Letters: { $letters }
board-letter-at = { $letter } { $name }

## What is odd

board-empty = No area yet. Tap the ground to place the first one.
board-all-reached = Every area can be reached. { $exits }, { $numbers }.
board-numbers = { $count ->
    [0] no reinforcement area
    [one] 1 reinforcement area
   *[other] { $count } reinforcement areas
}
odd-unreachable = Nobody can get from { $first } to { $names }.
odd-alone = No border yet: { $names }.
odd-hard = Not for everybody: { $names }. Every border there is dotted or split.
odd-no-exit = No exit yet.
odd-exit-twice = { $name } is an exit twice.
odd-number-twice = Reinforcement number { $number } is there twice.
odd-route = { $name }: no way leads from one letter to the next.
odd-same-spot = { $one } and { $other } lie on the same spot.
odd-more = and { $count } more

## The list beside the map

board-areas = Areas
board-next-to = Next to { $list }.
board-next-item = { $name } ({ $kind })
board-crossing = From { $name }: { $kind }.
board-crossing-none = no border
board-next-none = No border.
board-wall-item = No way to { $name } (red).
board-add-area = Add an area
board-borders = Borders
board-join = New border to
board-join-act = Join
board-join-nobody = Every other area has a border with it.
board-border-to = To { $name }
board-marks = Marks
board-number-add = Add a Reinforcement number
board-letter-add = Add letter { $letter } of { $route }
board-letter-remove = Remove letter { $letter } of { $route }
board-route-begin = Begin a new route here
board-remove-this = Remove this area
board-place = Place on the board
board-left = Left
board-right = Right
board-up = Up
board-down = Down
board-tag-number = reinforcement { $number }
board-tag-letter = { $route } { $letter }

## Saving

board-changed-elsewhere = Not saved: another tab changed this board.
board-load-again = Load it again
board-not-drawn = Not possible: { $reason }.

## What is wrong with a board file

board-fault-format = this is no board file
board-fault-many = { $found } of them, at most { $most } are possible
board-fault-text = 1 to 60 characters on one line are needed
board-fault-no-area = no area “{ $id }”
board-fault-second = a second “{ $id }”
board-fault-itself = a border from “{ $id }” to itself
board-fault-pair = a second border between “{ $one }” and “{ $other }”
board-fault-letters = a route needs at least one area

## The whole board

board-export-sub = A file with areas, borders and marks, without the photograph
board-duplicate-sub = A second board to change, with its photograph

## Marks on areas

mark-none = nothing more
mark-add = Add what lies there
mark-number = Number
mark-note = Note
mark-remove = Take away: { $mark }
odd-obstacle = The obstacle in { $name } closes the only way to { $names }.
