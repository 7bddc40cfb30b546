# Learning mode: a short card for each step of a first game. What happens now, then what to do on the real table.

learning = Learning mode
learning-sub = A short card explains each step of a first game.
learning-again = Show all explanations again
learning-again-sub = { $count ->
    [one] { $count } was understood
   *[other] { $count } were understood
}

lesson-favor = A tie for the Favor
lesson-favor-now = Two Champions have the most Honor. Dice decide who holds the Imperial Favor first.
lesson-favor-table = Each of them rolls five Elemental Dice; most Fire wins. Tap the winner.

lesson-order = Preparation
lesson-order-now = You agree on the order in which the Champions act. The holder of the Favor takes a place first.
lesson-order-table = Lay the Activation tokens on places 1 to 5, then tap the Champions in that order.

lesson-act = A Champion acts
lesson-act-now = Its open card shows what it may do. Every action costs AP, and what is left stays for the next turn.
lesson-act-table = Move the miniature, roll, take Wounds. Tap the action here, and the gauges follow.

lesson-enemies = The Enemies Phase
lesson-enemies-now = All Enemies move, then those with 3 AP left fight. The app leads from one to the next.
lesson-enemies-table = Press the large key at the bottom, and do with the miniatures what it says.

lesson-recovery = Recovery
lesson-recovery-now = Ki returns, AP are added, the Favor goes clockwise. Everything that changes is listed here.
lesson-recovery-table = Set the cubes and tokens as the list says, then press the large key at the bottom.

lesson-end = The end
lesson-end-now = Three sums decide: Group Honor, the Threshold, everybody’s Glory. Each line says where it comes from.
lesson-end-table = Turn the hidden objectives face up. Note here which ones are completed.

lesson-target = Whom to fight
lesson-target-now = Melee reaches your own area and full ones next to it, Ranged what you see. Compare the Sizes; on a drawn board the app does.
lesson-target-table = Point at the Enemy. A Champion beside the target may Intervene.

lesson-dice = Roll your dice
lesson-dice-now = The number of dice comes from the card, and from being Outnumbered or Weakened.
lesson-dice-table = Roll the Elemental Dice, and tap what they show.

lesson-foe = The Enemy rolls
lesson-foe-now = The Enemy attacks and defends in the same Combat. Its card says which dice it has.
lesson-foe-table = Roll them, and tap the katanas and helmets you see.

lesson-rerolls = Make it better
lesson-rerolls-now = 1 Ki rerolls any dice once; spend as many as you have. After that come Deception and Call of the Void.
lesson-rerolls-table = Tap the dice you want to reroll. The app says what it would do.

lesson-results = What comes of it
lesson-results-now = Offensive Successes less the other side’s Defensive ones are Wounds, on both sides at once.
lesson-results-table = Press the large key at the bottom. Then set the Wounds on cards and dashboards.

lesson-test = A test
lesson-test-now = Five dice, one Element: every die that shows it is a success. Ki, Deception and Void help.
lesson-test-table = Roll the Elemental Dice, and tap what they show.

lesson-standing = Where everybody stands
lesson-standing-now = The app moves the Enemies on its own board. It has to look like yours first.
lesson-standing-table = Compare both. Drag here whoever stands elsewhere.

lesson-moves = An Enemy moves
lesson-moves-now = Its behavior says where to, the reasons stand below. You may let it do something else.
lesson-moves-table = Move the miniature along the arrow, then press the large key at the bottom.

lesson-asks = A question
lesson-asks-now = Here the rules leave a choice, or the app cannot see the board. The holder of the Favor settles ties.
lesson-asks-table = Look at the real table, and answer. Only trying it out? Then every Enemy stands one area from the Champions.

lesson-fights = An Enemy fights
lesson-fights-now = Each Combat token is one Combat. Your Champion rolls as well, and may wound it.
lesson-fights-table = Take the Enemy’s dice and yours in hand. The next page asks for both.

lesson-returns = Reinforcement
lesson-returns-now = Eliminated Enemies with this keyword come back, one for each numbered area.
lesson-returns-table = Put the miniature on the area that is named.

lesson-whole = That was a whole turn
lesson-whole-now = Every turn goes like this, until the scenario’s last. Nothing new comes but what your scenario says.
lesson-whole-table = Play on here, or set up your own table. Settings show all explanations again.
