# Words of campaigns, Intermission cards and Ring Event cards.

## The list

campaigns-none = No campaign yet
campaigns-none-sub = A campaign keeps each scenario’s result and everybody’s Glory.
campaign-new = New campaign
campaign-create = Create
campaign-shinomen = Shinomen Campaign
campaign-shinomen-sub = The { $count } scenarios of the box that introduce the game
campaign-scenario-of = Scenario { $number } of { $all }
campaign-name = Name of the campaign
campaign-players = Players
campaign-player-name = Name of player { $number }
campaign-sub = { $scenarios ->
    [0] { $players }, no scenario yet
    [one] { $players }, 1 scenario
   *[other] { $players }, { $scenarios } scenarios
}
campaign-more = { $name }: more
campaign-rename-sub = Its name and the names of its players
campaign-export-sub = A file with the whole log, as a backup or for another phone
campaign-deleted = Deleted: { $name }
campaign-restored = { $name } is back
campaign-imported = Imported campaign: { $name }
campaign-unreadable = A campaign could not be read. It is kept as it is.
campaign-too-new = A campaign was made by a newer version. It stays untouched.
campaign-missing = There is no campaign here.
campaign-changed-elsewhere = Another tab changed this campaign. Open it again.
campaign-nameless = Campaign
campaigns-back = Back to the campaigns
campaigns-back-home = Back to Home

## The log

campaign-log = Campaign Log
campaign-scenario = Scenario
campaign-result = Result
campaign-won = Won, { $margin }
campaign-lost = Lost, { $margin }
campaign-lost-with-honor = Lost all the same, { $margin }
campaign-replayed = replayed
campaign-not-counted = not counted
campaign-line-ears = { $scenario }: correct by hand
campaign-line-glory = { $name } { $glory }
campaign-absent = not there
campaign-glorified-mark = Glorified
campaign-card-mark = Intermission card
campaign-empty = No scenario yet. What a table comes to is noted here with one tap.
campaign-glory = Accumulated Glory
campaign-glory-of = { $name }: { $glory } Glory
campaign-leads = most Glory
campaign-cards = With an Intermission card for the next scenario: { $names }.
campaign-first = Begin the first scenario
campaign-onward = Begin the next scenario
campaign-replay = Replay { $scenario }
campaign-replay-begin = Begin the replay
campaign-replay-sub = The defeat is left out
campaign-replay-counts-sub = The defeat counts as well
campaign-pass-instead = Do not replay it
campaign-pass-sub = The defeat stands
campaign-end = End the campaign
campaign-end-sub = Whoever has the most Glory chooses the ending
campaign-after-defeat = The last scenario was lost. It can be replayed or passed.
campaign-replay-open = The lost scenario will be replayed.
campaign-by-hand = Note a scenario by hand
campaign-by-hand-sub = One that was played without the app
campaign-more-title = More of this campaign
campaign-names = Names
campaign-names-sub = The campaign and its players
campaign-rulings = House rules
campaign-rulings-sub = Where the rulebook leaves a choice
campaign-see-ending = See the ending
campaign-changed-back = Taken back
campaign-deeds = What can be done

## A line by hand

campaign-line-title = Scenario by hand
campaign-line-name = Title of the scenario
campaign-line-verdict = Result
campaign-verdict-won = Won
campaign-verdict-lost = Lost
campaign-line-margin = Group Honor less Threshold
campaign-margin-minus = One less
campaign-margin-plus = One more
campaign-glory-short = Glory
campaign-glory-minus = { $name }: Glory minus 1
campaign-glory-plus = { $name }: Glory plus 1
campaign-took-part = Took part
campaign-glorified = Glorified
campaign-bonus = Bonus
campaign-bonus-hint = What the card says, in your words. May stay empty.
campaign-drew = Drew an Intermission card
campaign-drew-sub = For the next scenario
campaign-played = Played an Intermission card
campaign-played-sub = One from the scenario before
campaign-line-keep = Keep
campaign-line-remove = Take this scenario out
campaign-line-remove-sub = Undo brings it back
campaign-line-noted = Noted: { $scenario }

## The ending

campaign-ending = The ending
campaign-chooses = { $name } chooses the ending
campaign-choose-each = A tie: { $names } choose one ending each
campaign-ending-of = The Clan whose ending { $name } reads
campaign-ending-any = Any Clan, not necessarily your own. Its text is in your booklet.
campaign-ending-none = Not chosen yet
campaign-ending-chosen = { $name } reads the ending of { $clan }.
campaign-reopen = There is another scenario
campaign-reopen-sub = The endings are chosen anew
campaign-back-to-log = Back to the log

## Why not

campaign-refused = { $reason } { $page }.

campaign-player-count = { $players } players do not fit: a table has 1 to 5.
campaign-no-such-scenario = There is no such scenario in the log.
campaign-too-many = The log is full: it holds 60 scenarios.
campaign-nobody-played = At least one player has to take part.
campaign-at-its-end = The campaign is at its end.
campaign-not-at-its-end = The campaign goes on.
campaign-nothing-noted = No scenario was noted yet.
campaign-not-lost = Only a lost scenario is replayed.
campaign-glorified-in-defeat = { $name } cannot be Glorified: the scenario was lost.
campaign-card-without-glorified = { $name } gets no Intermission card without being Glorified.
campaign-not-leading = { $name } does not have the most Glory.
campaign-table-goes-on = The game at this table has not ended.

## House rules

campaign-ruling-replayed = A defeat that was replayed
campaign-ruling-replayed-left-out = Its Glory is left out
campaign-ruling-replayed-counts = Its Glory counts as well
campaign-ruling-intermission = Intermission cards
campaign-ruling-intermission-victory = After a victory
campaign-ruling-intermission-each = After each scenario

## At a table

score-campaign = Campaign
score-campaign-note = Note it in the log
score-campaign-note-of = Note it in the log of { $name }
score-campaign-open = To the Campaign Log
score-campaign-noted = Noted in { $name }.
score-campaign-differs = The log of { $name } says something else.
score-campaign-again = Note it anew
score-campaign-taken-back = The log of { $name } says that this game has ended.
score-campaign-take-out = Take it out of the log
score-campaign-taken-out = Taken out of { $name }.
score-campaign-missing = The campaign of this table is not on this phone. Import its file.
setup-in-campaign = Scenario of the campaign { $name }
setup-in-campaign-leave = Not part of it
setup-ring-events = Ring Event cards
setup-ring-events-sub = One card revealed each turn
intermission-play = Play it
intermission-play-sub = Once, during this scenario
intermission-note = What it does
intermission-note-hint = In your words, for the log. May stay empty.
ring-event-change = Another card
ring-event-element = Which Element
ring-event-none = none
ring-event-effect = What it does to the Element
ring-event-effect-easier = Easier
ring-event-effect-harder = Harder
ring-event-text = What it says
ring-event-text-hint = In your words. May stay empty.
ring-event-keep = It lies open
