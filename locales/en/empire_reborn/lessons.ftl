# What a first campaign of The Empire Reborn explains, step by step.

er-lesson-army = The first army
er-lesson-army-now = The Clan has koku for its first army. What is not spent is lost.
er-lesson-army-table = Press Units, choose a province, buy what you can keep through the winter.
er-lesson-begin = The campaign begins
er-lesson-begin-now = The forecast below shows whether the winter can be paid.
er-lesson-begin-table = Buy more, or press the ink block.
er-lesson-account = Income and upkeep
er-lesson-account-now = Every turn the provinces pay by season, and the units are paid.
er-lesson-account-table = Open each number to see its sum, then press the ink block.
er-lesson-orders = Orders
er-lesson-orders-now = Now the Clan musters, marches, trades and repairs.
er-lesson-orders-table = Conclude a treaty or muster a unit. Then end the turn.
er-lesson-deed = A duel
er-lesson-deed-now = Characters act against one another; the odds stand there before the roll.
er-lesson-deed-table = Press Deeds, choose a duel, compare the odds, roll ten-sided dice and enter them.
er-lesson-roll = What is still to be rolled
er-lesson-roll-now = Honor is rolled point by point, and a loser rolls for life.
er-lesson-roll-table = Open the queue, roll, enter the dice, or let the app roll.
er-lesson-winter = The winter
er-lesson-winter-now = In winter nothing comes in, and the units want their koku all the same.
er-lesson-winter-table = Look at the forecast, then end the turn.
er-lesson-over = The end
er-lesson-over-now = The campaign is over. The chronicle tells it.
er-lesson-over-table = Open the log, or start a campaign of your own.
