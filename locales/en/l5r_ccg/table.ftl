# The table of the old card game: two halves, the strip between them, the dock and its sheets.

ccg-before-first = Before the first turn
ccg-turn = Turn { $turn }
ccg-strip = Turn and phase
ccg-passes = { $count } of { $of } passed
ccg-half-ears = Half of { $player }
ccg-acts = acts now
ccg-waits = waits
ccg-is-out-word = out
ccg-honor = Honor
ccg-honor-ears = { $player }: Honor { $honor }
ccg-honor-minus = { $player }: Honor minus 1
ccg-honor-plus = { $player }: Honor plus 1
ccg-short = { $count } short of 40
ccg-wins-next = wins when its turn begins
ccg-no-honor-win = no victory by Honor
ccg-above = { $count } above the fall
ccg-hand-ears = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
ccg-dead-ears = { $count } dead
ccg-fallen = fallen
ccg-province-of = Province { $number }
ccg-province-ears = Province { $number }, Strength { $strength }
ccg-province-hit-ears = Province { $number }, Strength { $strength }, attacked
ccg-province-fallen-ears = Province { $number }, fallen
ccg-ring-of = Ring of { $ring }
ccg-ring-in-ears = Ring of { $ring }, in play
ccg-ring-out-ears = Ring of { $ring }, not in play
ccg-favor = Favor
ccg-no-favor = no Favor
ccg-favor-middle = Favor in the middle
ccg-closed-ears = { $player }: Honor { $honor }, { $way }, { $provinces ->
    [one] 1 Province
   *[other] { $provinces } Provinces
}. Open
ccg-tool-act = Act
ccg-tool-attack = Attack
ccg-tool-recruit = Recruit
ccg-tool-cards = Cards
ccg-tool-more = More
ccg-ink-duel = The duel
ccg-ink-lobby = The lobbying
ccg-ink-attack = The attack
ccg-ink-story = How it went
ccg-play-on = Anyway, play on
ccg-so-it-is = So it is
ccg-straighten = Straighten all
ccg-events-seen = Events seen
ccg-pass-all = All pass
ccg-passes-now = { $player } passes
ccg-no-attack = No attack
ccg-done-recruiting = Done recruiting
ccg-end-turn = Drew, end turn
ccg-end-turn-draw = +1 in hand
ccg-end-turn-discard = +1 in hand, { $count } discarded
ccg-next-segment = Next maneuvers
ccg-begin-battle = Begin the battle
ccg-resolve = Apply the result
ccg-resolve-sub = dead, Honor, who bows
ccg-end-attack = The attack is over
ccg-then = then { $what }
ccg-then-ends = all have passed
ccg-minus = { $what } minus 1
ccg-plus = { $what } plus 1
ccg-honor-title = Honor of { $player }
ccg-hand-title = Hand of { $player }
ccg-favor-title = The Imperial Favor
ccg-act-title = What is done?
ccg-gain = Gains
ccg-lose = Losses
ccg-change = Change
ccg-what-for = What for?
ccg-reason-card = a card
ccg-reason-action = an action
ccg-reason-event = an Event
ccg-reason-other = something else
ccg-own-words = In your own words
ccg-apply = Apply
ccg-involved = Who had a part in it?
ccg-restored-instead = dishonored: a gain restores instead
ccg-give-favor = Give up the Favor
ccg-give-favor-sub = the loss does not happen
ccg-seppuku-of = Seppuku: { $card }
ccg-seppuku-sub = Honorable Dead, the loss is 1
ccg-answers = What answers the loss
ccg-fallen-sub = This Province has fallen.
ccg-rebuild = It stands again (by hand)
ccg-add-province = One more Province
ccg-destroyed = Destroyed
ccg-ring-enters = Enters play
ccg-ring-leaves = Leaves play
ccg-rings-missing = Missing: { $rings }
ccg-ring-sub = Five Rings in play win at once.
ccg-favor-to = the Favor goes there
ccg-favor-uses = { $player } gives it up
ccg-restores = { $card } is honorable again
ccg-among-dead = among the dead
ccg-hand = Cards in hand
ccg-hand-several = Several at once
ccg-hand-draw = Draw that many
ccg-hand-discard = Discard that many
ccg-no-actions = Nobody acts in this phase.
ccg-acts-now = { $player } acts.
ccg-action-of = It is the action of { $player }
ccg-by-hand = By hand
ccg-challenge = Challenge to a duel
ccg-cards-in-play = Cards in play
ccg-dead = The dead
ccg-dead-honorable = Honorable Dead
ccg-dead-dishonored = Dishonorable Dead
ccg-no-dead-yet = Nobody yet
ccg-return = Plays on
ccg-concede = Leaves the game
ccg-set-honor = Set Honor
ccg-log = Log
ccg-story = Honor, point by point
ccg-cards-of = Cards of { $player }
ccg-duel = Duel
ccg-rules = Rules
ccg-turn-far = Turn the far half
ccg-remark = A remark for the log
ccg-remark-write = Note it
ccg-phase-by-hand = Another phase, by hand
ccg-then-line = Provinces { $provinces } · Rings { $rings } · hand { $hand } · dead { $dead }
ccg-phase-name = { $phase ->
    [first] Setup
    [straighten] Straighten
    [events] Events
    [action] Action
    [attack] Attack
    [dynasty] Dynasty
    [end] End
   *[over] end of the game
}
ccg-may = { $act ->
    [limited] Limited action
    [open] Open action
    [battle] Battle action
    [attach] Attach a card
    [move] Move cards
    [lobby] Lobby for the Favor
    [favor-draw] Favor: draw a card
    [favor-restore] Favor: restore honor
    [favor-remove] Favor: send a unit home
   *[pass] Pass
}
ccg-tool-stay = Some stay
ccg-tool-hand = Hand
ccg-stay-bowed = Which stay bowed?
ccg-nothing-bowed = Nothing that is typed in is bowed.
ccg-straighten-rest = Straighten the others
ccg-end-title = End of the turn
ccg-drew = Cards drawn
ccg-discarded = Cards discarded
ccg-end-turn-so = End the turn like this
ccg-reactions = After what { $player } does, Reactions go from the left: { $all }.
ccg-rules-now = Rules of this moment
