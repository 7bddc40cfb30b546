# Words of the table screens.

## The dock

table-combat-open = Combat open: { $name } against { $enemy }, { $dice ->
    [one] 1 die on the table.
   *[other] { $dice } dice on the table.
}
table-told-open = Combat open: { $name } against { $enemy }, entered by hand.
table-test-open = Test open: { $name }, { $dice ->
    [one] 1 die on the table.
   *[other] { $dice } dice on the table.
}
table-open-on = Go on
table-open-on-combat = Go on with the Combat
table-open-on-test = Go on with the test
table-open-still = A Combat or test is still open.
table-open-back = Back to it
table-open-discard = Discard
table-open-discarded = The open Combat or test is discarded.

## More

table-redo-sub = Do again what was undone
table-log = Log
table-log-sub = Every step, to read, undo and correct
table-figures-sub = Add, wound, remove
middle-title = Table view
middle-link-sub = Large type, for a tablet in the middle
table-objectives = Objectives
table-objectives-sub = What each Champion keeps
table-no-objectives = This table plays without objectives.
table-objective-done = { $title } ({ $glory } Glory)
table-scenario = Scenario
table-scenario-sub = Turns, Threshold, Favor, rulings, backup
table-remark = Remark
table-remark-sub = A line of your own for the log
table-remark-text = What happened
table-remark-keep = Write it down
table-end-game-sub = The objective is met, or lost for good
table-settings = Settings
table-home = Home
table-home-sub = The table is saved
table-ending = Is the objective of the scenario met?
table-met = The objective is met
table-met-sub = Honor decides whether it is a victory
table-missed = The objective is missed
table-missed-sub = The game is lost
letter-keys = Keys of one letter
letter-keys-sub = On the table and in Combat U, +, 1 or F act at once. Switch them off where you dictate.
table-shortcuts = Keys
table-key-digits = opens a card
table-key-steps = changes the gauge touched last
table-key-undo = takes the last step back
table-key-enter = presses the block of ink
table-key-list = shows this list
