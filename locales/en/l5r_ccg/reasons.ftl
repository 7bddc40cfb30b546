# Why something is refused, and the rules in a sentence each.

ccg-not-now = This belongs to: { $needs }. The table is at: { $is }.
ccg-game-over = The game is over.
ccg-verdict-first = First decide whether the game ends here.
ccg-no-verdict = There is nothing to decide about the end.
ccg-no-seat = There is no such player.
ccg-is-out = { $player } is out.
ccg-no-card = There is no such card in play.
ccg-wrong-kind = { $card } is no card for this.
ccg-no-province = That Province does not stand.
ccg-bound = From { $least } to { $most }.
ccg-unknown = { $card }: enter its { $value } first.
ccg-unknown-new = Enter the { $value } of the card first.
ccg-other-cuts = Enter one card for everybody who cuts now.
ccg-no-attack-now = There is no attack at this point.
ccg-no-battle = There is no battle now.
ccg-battle-first = First fight the battles that are left.
ccg-no-duel = There is no duel at this point.
ccg-duel-first = First end the duel.
ccg-other-focuses = Enter as many Focus Values as cards were focused.
ccg-no-lobby = There is no lobbying now.
ccg-lobby-first = First end the lobbying.
ccg-nothing-changes = Nothing would change.
ccg-no-dead = There is no dishonored dead to restore.
ccg-too-many-sources = { $count } unbowed sources of gold, at most 14 are planned with: untick some, or pay at the table.
ccg-no-way = The card does not enter play that way.
ccg-fault-seats = { $count ->
    [one] 1 player
   *[other] { $count } players
}: from 2 to 8 can play.
ccg-fault-same-name = { $player } is there twice: give one a name.
ccg-fault-strength = { $player }: Strength from 0 to 99.
ccg-fault-gold = { $player }: gold from 0 to 99.
ccg-fault-honor = { $player }: Family Honor from −19 to 999.
ccg-rule-short = { $rule } Needed: { $needs }, available: { $has }.
ccg-rules-and = { $all } { $rule }
ccg-rule = { $id ->
    [CC-Q-1] Family Honor is kept from −99 to 999.
    [CC-Q-2] A player has at most eight Provinces.
    [CC-Q-9] A bowed card uses no ability.
    [CC-Q-12] A value that nobody entered is not 0.
    [CC-SET-5] The highest card cut begins; only the tied cut again.
    [CC-TURN-1] Each phase has its turn.
    [CC-TURN-6] At the end of the turn at most eight cards stay in hand.
    [CC-ACT-1] It is somebody else’s action.
    [CC-ACT-2] In the Action Phase only the current player may do this.
    [CC-ACT-3] In a battle the Defender acts first, then clockwise, with Open and Battle actions only.
    [CC-ACT-4] Without a unit in the battle there is no action in it.
    [CC-GOLD-1] Only your own unbowed source gives gold or Honor.
    [CC-REC-2] Family Honor is below the requirement.
    [CC-REC-3] The gold does not cover the cost.
    [CC-REC-4] Only your own clan has a choice of 2 gold less or Honor.
    [CC-REC-5] A Unique card of that name is in play.
    [CC-REC-6] An Experienced card of that name is in play.
    [CC-ATT-1] Cards go to your own unbowed Personality.
    [CC-ATT-2] The Personality lacks the Honor the Follower asks for.
    [CC-ATT-3] Only a Shugenja takes spells.
    [CC-ATT-4] There are no more spells than Chi.
    [CC-ATT-5] One weapon and one armor each.
    [CC-ATT-8] An Ancestor is not moved, targeted or changed.
    [CC-ATT-9] An Ancestor goes to its own clan.
    [CC-ATK-1] There is one attack in a turn, on another player.
    [CC-ATK-2] Only invited allies join.
    [CC-ATK-3] Nobody helps both sides.
    [CC-ATK-5] A bowed Personality is not sent.
    [CC-ATK-6] A unit is sent once.
    [CC-ATK-7] Now only Cavalry is sent: Personality and all Followers.
    [CC-ATK-8] The Attacker sends first, then allies, the Defender and allies.
    [CC-ATK-10] Battles are fought one after another, each once.
    [CC-BAT-4] A Terrain needs your own unit in the battle.
    [CC-BAT-5] There is one Terrain in a battle.
    [CC-BAT-6] The card is not at the battle.
    [CC-RNG-1] Only a card with a Ranged Attack shoots.
    [CC-RNG-2] The target is an opposing Personality or Follower.
    [CC-RNG-3] Only cards of one unit shoot together.
    [CC-RNG-4] A Follower covers its Personality.
    [CC-FEAR-1] The card has no Fear.
    [CC-FEAR-3] Fear is used once in a battle.
    [CC-KEY-3] Only a Tactician, once in a battle.
    [CC-HON-7] Only your own Samurai who took part commits seppuku.
    [CC-FAV-1] Only the holder uses the Favor.
    [CC-FAV-3] The Favor is lobbied for once a turn.
    [CC-FAV-4] An unbowed Personality with Personal Honor bows for it.
    [CC-FAV-5] Whoever holds the Favor does not lobby.
    [CC-FAV-6] Nobody interferes with an automatic taking.
    [CC-FAV-7] It is somebody else’s effort.
    [CC-FAV-8] One gift per player.
    [CC-FAV-9] The lobbyist does not help the antagonist.
    [CC-DUEL-1] A challenge goes to another player’s Personality.
    [CC-DUEL-3] It is the other’s turn to focus, or no card is left.
    [CC-DECK-1] A deck has at least 30 cards.
    [CC-DECK-2] At most three copies of a card.
    [CC-DECK-3] One copy of this card.
    [CC-DECK-4] The card belongs in the other deck.
   *[CC-WIN-7] Losses and victories are looked at after every instant.
}
