# Words of the table's own board: who stands where, moving on it, what is seen.

field-map-label = The board with everybody on it
field-back = Back to the table
field-list = List
field-map = Map
field-more = Board: more
field-beside = beside the board
field-standing = { $who }.

## Who stands where

field-question = Is this where everyone stands?
field-question-sub = Tap a figure, then an area. Or drag it.
field-taken = { $name }: { $place }. Now the area.
field-chosen = { $place }. Tap an area.
field-chosen-beside = Beside the board. Tap an area.
field-tray = Beside the board
field-tray-sub = Tap one, then its area.
field-who-here = { $area }: who?
field-nobody-here = Nobody stands in { $area }. Tap a figure first.
field-placed = { $name }: { $place }
field-overfull = { $area }: Size { $size }, room for { $room }.
field-take-off = Off the board
field-let-go = Let go
field-forced = Forced Movement
field-forced-of = { $name }: Forced Movement
field-forced-sub = For a card or power: no Action Points, no Disengagement.
field-forced-anyway = { $area }: force it there anyway
field-cornered = Cornered
field-cornered-sub = It stays and takes 1 Wound.
field-yes = That is where they stand
field-yes-sub = Back to the table

## Moving

field-move-title = { $name } moves
field-move-sub = Tap an area: it goes there by the cheapest way.
field-seen-there = ! counts who would see you there.
field-will-see = { $name } would see you there.
field-will-wake = A Combat there would wake { $name }.
field-own-way = Your own way
field-own-way-ears = Your own way: area by area
field-own-way-sub = Tap the areas one after the other; the last one again takes it back.
field-stands-here = Stands here.
# In the list of who is in an area.
field-persona = Persona: { $name }
field-lies = { $item } (lies here)
field-with = { $name } with { $items }
field-goal = what is looked for
field-no-way = No way by the rules.
field-costs = { $cost }.
field-too-far = Too far: { $cost }.
field-honor-too-low = Honor is too low: { $cost }.
field-bill = { $ap } AP
field-bill-honor = { $ap } AP, { $honor } Honor
field-moved = { $name }: { $place }. { $changes }
field-put-there = Put it on the board
field-will = Leaving opponents behind
field-will-own = Own choice
field-will-own-sub = Honor must suffice
field-will-forced = Forced
field-will-forced-sub = By the scenario

## Line of Sight

field-sight-title = Line of Sight
field-sight-sub = Who sees what, Directly or not
field-sight-who = Who looks?
field-sight-nobody = Nobody stands on the board yet.
field-sight-of = { $name } sees
field-sight-direct = Direct
field-sight-indirect = Indirect
field-sees-direct = In Direct Line of Sight.
field-sees-indirect = In Indirect Line of Sight.
field-sees-not = Not in sight.
field-sight-all-direct = Direct: { $areas }.
field-sight-all-indirect = Indirect: { $areas }.
field-sight-nothing = No other area is in sight.
field-area-with = { $area } ({ $who })

## Laying a board

field-none = No board lies on the table.
field-none-sub = The app then asks what it must know of each Enemy’s way.
field-draw = Draw a board
field-lay = Lay this board
field-laid = { $beside ->
    [0] “{ $board }” lies on the table.
   *[other] “{ $board }” lies on the table; { $beside } beside it.
}
field-another = Another board
field-another-sub = Whoever stands in an area both have stays there
field-copy-sub = One of your boards; this one stays as it is
field-take-up = Take the board up
field-take-up-sub = Nobody stands anywhere then

## Ways to the board

field-link-sub = Who stands where, Line of Sight
field-link-none = None on the table

## Set-up

setup-board = Board
setup-board-sub = For Enemies that find their way. You can lay one later, too.
setup-board-draw = Draw yours
setup-board-draw-sub = What was set up here waits until you are back
setup-board-none = No board
setup-board-gone = The chosen board is no longer there.

## Marks on areas

field-marks = Tokens and scenery
field-marks-sub = Fire, Summoning Zones, Objectives, Events, obstacles
field-marks-area = Area
field-marks-keep = Keep what lies there
