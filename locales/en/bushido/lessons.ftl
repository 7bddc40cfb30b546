# Words of Bushido: The first lesson.

## First lesson: what the step is, what happens now, what to do with models and dice

bushido-lesson-begin = Set-up
bushido-lesson-begin-now = Two made-up Warbands of four models stand across from each other.
bushido-lesson-begin-table = Put any eight figures on the table, then begin.
bushido-lesson-starting = Starting Phase
bushido-lesson-starting-now = Who wins the Tactical Test chooses who goes first. Every model gains Ki and two counters.
bushido-lesson-starting-table = Roll one die each, or let the app roll.
bushido-lesson-activate = One model, one action
bushido-lesson-activate-now = Tap a model of the side that is Active, then an action.
bushido-lesson-activate-table = Move the figure as the action says.
bushido-lesson-act = What it may do
bushido-lesson-act-now = Stones show the price. What is not possible says why.
bushido-lesson-act-table = Try a Melee: choose an Enemy in reach.
bushido-lesson-split = The hidden split
bushido-lesson-split-now = Each side divides its dice into Attack and Defence, secretly.
bushido-lesson-split-table = Hide the dice behind your hand, then show them together.
bushido-lesson-end-activation = The other side
bushido-lesson-end-activation-now = The action is done. The other player goes on.
bushido-lesson-end-activation-table = Pass the turn.
bushido-lesson-ending = End Phase
bushido-lesson-ending-now = States wear off, markers wound, points are counted.
bushido-lesson-ending-table = Check the list, then one tap.
bushido-lesson-over = The end
bushido-lesson-over-now = More Victory Points win.
bushido-lesson-over-table = That was the whole game.
