# What things of The Empire Reborn are called.

er-named = { $name }
er-somebody = somebody
er-clan = { $clan ->
    [crab] Crab
    [crane] Crane
    [dragon] Dragon
    [lion] Lion
    [phoenix] Phoenix
    [scorpion] Scorpion
    [unicorn] Unicorn
   *[mantis] Mantis
}
er-unit = { $unit ->
    [ashigaru] Ashigaru
    [bushi] Bushi
    [bowmen] Bowmen
    [cavalry] Cavalry
    [cavalry_archers] Cavalry Archers
    [shugenja] Shugenja
    [shugenja_cavalry] Shugenja Cavalry
    [scouts] Scouts
    [scout_cavalry] Scout Cavalry
    [samurai] Samurai
    [samurai_cavalry] Samurai Cavalry
    [elites] Clan Elites
    [siege_engineers] Siege Engineers
    [siege_engines] Siege Engines
    [fortifications] Fortifications
    [kobune] Kobune
    [semokobune] Semokobune
    [sampan] Sampan
    [ketsomokori] Ketsomokori
    [ronin] Ronin
    [bandits] Bandits
   *[thugs] Thugs
}
er-elites = { $clan ->
    [crab] Hida Berserkers
    [crane] Kakita Kenshinzen
    [dragon] Mirumoto Swordmasters
    [lion] Matsu Deathseekers
    [phoenix] Shiba Yojimbo
    [scorpion] Bayushi Blademasters
    [unicorn] Otaku Battle Maidens
   *[mantis] Storm Legion
}
er-units = { $count } { $unit }
er-season = { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[winter] winter
}
er-weather = { $weather ->
    [light_drought] Light Drought
    [heavy_drought] Heavy Drought
    [heavy_rain] Heavy Rain
    [monsoon] Monsoon
    [tsunami] Tsunami
    [premature_snowfall] Premature Snowfall
    [heavy_snowfall] Heavy Snowfall
    [blizzard] Blizzard
   *[none] nothing special
}
er-ring = { $ring ->
    [earth] Earth
    [water] Water
    [fire] Fire
    [air] Air
   *[void] Void
}
er-level = { $level ->
    [minor] minor
    [major] major
   *[complete] complete
}
er-status = { $status ->
    [running] brings its profit
    [new] from the next turn on
    [blocked] blocked
    [suspended] suspended
    [broken] broken
   *[ended] ended
}
er-deed = { $deed ->
    [duel] duel
    [battle-duel] duel in battle
    [contest] contest of { $ring }
    [assassination] assassination
    [denouncing] denouncing
    [denouncing-absent] denouncing the absent
    [uncovering-assassination] Investigation of an assassination
    [uncovering-forgery] Investigation of a forgery
   *[investigation] Investigation
}
er-ruling = { $ruling ->
    [explosions] A 10 on a die
    [dice_cap] Most dice of a roll
    [tn_tie] Equal to the target number
    [duel_tie] Equal totals of a duel or at Court
    [zero_honor_loss] Losing Honor at 0 and below
    [honor_ceiling] Highest Honor
    [crane_profit] The Crane’s tenth of trade
    [free_rounds] Free rounds
    [siege_save] The save against a Siege hit
    [killer_av] The killer’s AV against Characters
    [tv_cap] Highest TV
    [morale_who] Who rolls for morale
    [morale_tie] Equal casualties
    [morale_modifiers] What helps morale
    [half_xp] Half experience
    [spy_order] A spy who is caught
    [clan_pool_sources] The Clan Pool
    [death_pool] Nine tenths of a Death Pool
    [opposed_tie] Equal totals of an assassination, an Investigation, a denouncing
    [dragon_second_roll] What a Dragon bushi who lost a duel rolls again
    [duplicitous_scope] What Duplicitous helps with
    [courtly_action] What Crane shugenja are taught for
    [sampan_av] AV of a Sampan
    [broken_after] A blocked treaty breaks
    [financed_trade] A treaty that ends costs each party
    [objective_av] What counts in the objective round of a raid
    [battle_maiden_mv] Movement of the Battle Maidens
    [battle_honor] Whose Honor a battle puts at stake
    [battle_xp] Experience of those who were outnumbered
    [forced_challenge] A duel in battle between unequals
    [shame_once] Honor lost by shame
    [denounce_rolled] The denounced loses Honor
    [treasury] Koku at the end of a turn
    [naval_muster] Ships
    [closed_border_mv] Closed Borders slow an army
    [trade_over_pass] A line of trade
    [siege_against_walls] A Siege unit brings down
    [minor_schools] A minor school
    [lucky_keeps] Where somebody Lucky rolls again
    [turn_order] The order of a turn
   *[scouts] Scouts
}
er-reading = { $reading ->
    [explosions-unlimited] is rolled again and added, without limit
    [explosions-once] is rolled again once
    [explosions-none] is a 10
    [dice_cap-none] no limit
    [dice_cap-ten] ten rolled, ten kept
    [tn_tie-meets] succeeds
    [tn_tie-beats] fails
    [duel_tie-reroll] are rolled again
    [duel_tie-draw] decide nothing
    [zero_honor_loss-floor5] target number at least 5
    [zero_honor_loss-literal] never lost
    [zero_honor_loss-automatic] lost without a roll
    [honor_ceiling-ten] 10
    [honor_ceiling-none] no limit
    [crane_profit-tenth] of the profit
    [crane_profit-points] of the partner’s production
    [free_rounds-count] are the first of the two
    [free_rounds-extra] come in addition
    [siege_save-at_once] is weakened at once
    [siege_save-after] is weakened from the next one on
    [killer_av-base] as printed
    [killer_av-effective] as it struck
    [tv_cap-none] no limit
    [tv_cap-nine] 9
    [morale_who-round] more casualties this round
    [morale_who-battle] more casualties in the battle
    [morale_tie-nobody] nobody rolls
    [morale_tie-both] both roll
    [morale_modifiers-school_and_skill] school and skills
    [morale_modifiers-none] nothing
    [half_xp-up] rounded up
    [half_xp-down] rounded down
    [scouts-total] +2 to the total
    [spy_order-report_first] has reported before
    [spy_order-caught_first] reports nothing
    [clan_pool_sources-primary_lines] what only Primary Characters gain, and boons
    [clan_pool_sources-all] all the Primary Character gains
    [death_pool-down] rounded down
    [death_pool-up] rounded up
    [opposed_tie-status_quo] change nothing
    [opposed_tie-active] succeed
    [dragon_second_roll-fire] School Rank in place of Fire
    [dragon_second_roll-air] School Rank in place of Air, in a duel nothing
    [duplicitous_scope-forgery] falsifying, forging, covering up
    [duplicitous_scope-assassination] assassinations as well
    [courtly_action-lobbying] lobbying at Court
    [courtly_action-denouncing] denouncing as well
    [sampan_av-five] 5
    [sampan_av-six] 6
    [broken_after-fourth] on the fourth blocked turn
    [broken_after-third] on the third blocked turn
    [financed_trade-own] what it paid itself
    [financed_trade-list_price] the price of the treaty
    [objective_av-own] the unit and the sky
    [objective_av-all] all that counts in battle
    [battle_maiden_mv-two] 2
    [battle_maiden_mv-four] 4
    [battle_honor-everybody] that of every Character there
    [battle_honor-general] that of the Generals
    [battle_xp-highest] the highest line
    [battle_xp-sum] every line that fits
    [forced_challenge-no_gap] is no challenge
    [forced_challenge-gap] is an unequal challenge
    [shame_once-no_chain] shames nobody else
    [shame_once-chain] shames others in turn
    [denounce_rolled-rolled] point by point, by a roll
    [denounce_rolled-outright] outright
    [treasury-carries_over] are kept
    [treasury-lost] are lost
    [naval_muster-counts] count for the muster limit
    [naval_muster-free] do not count for it
    [closed_border_mv-crossed] in provinces it enters and leaves
    [closed_border_mv-touched] where it starts and ends as well
    [trade_over_pass-allowed] may go over a pass
    [trade_over_pass-barred] may not go over a pass
    [siege_against_walls-one_each] one wall each
    [siege_against_walls-every] every wall
    [minor_schools-in_addition] comes beside one of the Clan
    [minor_schools-instead] comes instead of one of the Clan
    [lucky_keeps-new] the new roll stands
    [lucky_keeps-better] the better roll stands
    [turn_order-sequence] plague and land before the accounts, spies before the end
    [turn_order-any] any
   *[scouts-water] +2 Water
}
