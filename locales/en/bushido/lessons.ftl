# Words of Bushido: The first lesson.

## First lesson: what the step is, what happens now, what to do with models and dice

bushido-lesson-begin = Setup
bushido-lesson-begin-now = Two made-up Warbands of three models stand across from each other.
bushido-lesson-begin-table = Put any six figures on the table, then begin.
bushido-lesson-starting = Starting Phase
bushido-lesson-starting-now = Whoever wins the Tactical Test chooses who goes first. Every model gains Ki and two counters.
bushido-lesson-starting-table = Roll one die each, or let the app roll.
bushido-lesson-activate = One model, one action
bushido-lesson-activate-now = Tap a model of the side that is Active, then an action.
bushido-lesson-activate-table = Move the figure as the action says.
bushido-lesson-act = What it may do
bushido-lesson-act-now = Its price stands beside each action. What is not possible says why.
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
bushido-lesson-dice = Reading the dice
bushido-lesson-dice-now = The highest die, and 1 for each other die that is not a 1: at most 2 more. Dice that show 1 count for nothing.
bushido-lesson-dice-table = Roll your dice where both see them, then tap them as they lie.
bushido-lesson-result = Attack against Defence
bushido-lesson-result-now = Each Attack meets the other’s Defence. The difference is the Success Level; with it and two more dice the wound table says how many Wounds.
bushido-lesson-result-table = Read the two comparisons together, then apply.
bushido-lesson-shot = A Ranged Attack
bushido-lesson-shot-now = One number has to be reached: the range, and every modifier that is true now. Nobody defends.
bushido-lesson-shot-table = Measure, tap the range, then roll.
bushido-lesson-state = A state
bushido-lesson-state-now = Markers weaken a model or wound it in the End Phase. Most wear off by themselves, some by an action.
bushido-lesson-state-table = Put a marker beside the figure; a tap on its name takes it off.
