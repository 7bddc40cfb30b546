# Words of the set-up.

## Laying out the real table, to tick

lay-out = Set up the real table
lay-out-done = { $done } of { $all } done
lay-out-board = The board
lay-out-board-how = With scenery, extensions, and the tokens the scenario names.
lay-out-figures = Miniatures
lay-out-figures-how = Enemies: { $enemies }, Allies: { $allies }. Their cards lie beside the board.
lay-out-deck = Investigation deck
lay-out-deck-how = Of the cards the scenario lists, shuffled, beside the board.
lay-out-reserves = Reserves
lay-out-reserves-how = Elemental Dice, Enemy Dice, Combat and Wound tokens, cubes.
lay-out-reserves-allies = Elemental Dice, Enemy Dice, Combat, Wound and Corruption tokens, cubes.
lay-out-dashboard = Honor { $honor }, Life { $life }, AP { $ap }, Purity { $purity }, Ki cubes { $ki }.
lay-out-objectives = Clan Objectives
lay-out-objectives-how = Take out the cards that mention Investigation. Draw 3, keep at least 1, shuffle the others in.
lay-out-objectives-all = Draw 3, keep at least 1, shuffle the others into the deck.
lay-out-turns = Turns
lay-out-turns-how = Turn Counter on 1, Maximum Turns on { $turns }.
lay-out-honor = Honor Track
lay-out-honor-how = Group Honor on { $honor }, Threshold on { $threshold }.
lay-out-glory = Glory Track
lay-out-glory-how = Every Glory Counter on 0.
lay-out-favor = Imperial Favor
lay-out-favor-how = To { $name }.
lay-out-favor-open = The Champions tied for most Honor roll for it.
