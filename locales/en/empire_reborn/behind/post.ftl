# What goes by mail: orders, reports, the inbox.

er-post = By mail
er-post-sub = Orders to the game master, realms and reports back
er-post-orders = Orders of this turn
er-post-none = Nothing is ordered yet. Musters, marches, repairs and treaties of this turn come here by themselves.
er-post-ask = Ask the game master
er-post-ask-what = What for?
er-post-ask-add = Add to the orders
er-post-drop = Take back
er-post-seal = Send the orders
er-post-seal-sub = { $count ->
    [one] 1 order, a file
   *[other] { $count } orders, a file
}
er-post-sheet = Share as text
er-post-came = What came by mail
er-post-paste = Paste a message
er-post-read = Read it
er-post-open = Open a file
er-post-is-realm = { $clan }, turn { $turn }
er-post-adopt = Adopt all
er-post-treasury = Treasury: { $from } here, { $to } by the game master
er-post-as-foreseen = as foreseen
er-post-not-foreseen = not foreseen: { $change } koku
er-post-units = Units: { $from } here, { $to } by the game master
er-post-report = Report of the turn
er-post-quiet = Nothing was heard.
er-post-inbox = Orders of the Clans
er-post-missing = Nothing has come yet
er-post-waiting = { $count ->
    [0] All settled
    [one] 1 waits
   *[other] { $count } wait
}
er-post-carry-out = Carry out
er-post-anyway = Do it anyway
er-post-leave-out = Leave out
er-post-resolve = Resolve
er-post-done = Done
er-post-answer = Your answer, for the report
er-post-left-out = Left out
er-post-against = { $reason } ({ $rule })
er-post-one-sided = { $clan } has not ordered this treaty (ER-TRD-1)
er-post-security = { $place }: security { $from } → { $to }
er-post-other-level = { $clan } orders another trade: { $level } (ER-TRD-1)
er-post-production = Look at this: { $place } produces { $held } here, the orders say { $said }. { $held } stays (ER-LED-2)
er-post-kept = { $place }: whatever else the orders change of it is yours, and stays as it is here
er-post-account-first = Close the account first: nothing has come in yet this turn (ER-SEQ)
er-post-not-accepted = { $clan } has not accepted (ER-DUE-1)
er-post-guarded = Guarded by the { $clan }: without leave captured on { $count } in 10 (ER-SEC)
er-post-no-leave = Without leave
er-post-brash = { $name } is Brash and cannot refuse: the duel takes place (ER-DUE-1)
er-post-nobody = No Character here is called { $name }
er-post-given-up = { $count ->
    [one] 1 order was not sent, and goes with it
   *[other] { $count } orders were not sent, and go with it
}
er-post-reports = Reports
er-post-send = Send realm and report
er-post-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
er-post-order = Order it
er-post-order-sub = goes to the game master
er-post-sheet-title = { $clan }, orders of turn { $turn }
er-post-wrong-file = This is no message of The Empire Reborn: paste the whole text of the orders or the realm. Nothing was changed.
er-post-damaged = This was changed on its way, or cut off. Ask for it again. Nothing was changed.
er-post-too-new = This was written by a newer version of the app. Nothing was changed.
er-post-unreadable = { $path }: { $reason }. Nothing was changed.
er-post-nobody-here = The realm of { $clan } is not kept at this table. Nothing was changed.
er-post-codes = Show as codes
er-post-scan = Scan
er-post-scan-ears = Scan: read codes with the camera
er-post-into-campaign = Orders and realms come into a campaign: open it, then More, By mail. From there scan codes, too.
er-post-nothing = nothing is ordered yet
er-post-sent = sent
er-post-ordered = Ordered
