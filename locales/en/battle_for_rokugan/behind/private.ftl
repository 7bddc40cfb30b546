# Battle for Rokugan: behind one player's screen.

bfr-private-about = For one player’s own phone. Nothing of it enters the table, its log or a save.
bfr-private-whose = Whose screen?
bfr-private-covered = Covered
bfr-private-counts = { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }, { $objectives ->
        [0] no objective
       *[other] one objective
    }, a plan for { $planned }
bfr-private-hold = Hold to see
bfr-private-only = { $clan } only
bfr-private-tokens = Tokens
bfr-private-yours = Your tokens
bfr-private-behind = { $count } behind the screen
bfr-private-stays = stays
bfr-private-no-plan = no plan yet
bfr-private-bluffs = looks dangerous
bfr-private-met = It is met: { $honor } honor.
bfr-private-map = Map with what would meet the objective
bfr-private-keep = to keep
bfr-private-take = to take
bfr-private-stakes = What is at stake
bfr-private-looked = Tokens you have seen
bfr-private-drawn = Drawn
bfr-private-where = Province
bfr-private-no-place = No place here for this token.
bfr-private-take-out = Take it out of the hand
bfr-private-not-seen = Not seen
bfr-private-forget = Forget all of this
bfr-private-scan = Scan
bfr-private-scan-ears = Scan: take the table as it is now from the other phone; what is kept here comes along
