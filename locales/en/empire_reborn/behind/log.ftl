# The log of The Empire Reborn, reasons, corrections.

er-no-order = There is no such order, or it is settled.
er-no-other-turn = This is for turn { $found }, and here it is turn { $turn }.
er-different-turn = Turn { $from } becomes { $to }
er-different-units = { $clan }, { $place }: { $unit } { $from } → { $to }
er-different-dead = { $name } is dead
er-different-lives = { $name } lives
er-different-gone = { $name } is not at the table
er-different-owner = { $place } belongs to: { $from } → { $to }
er-different-favor = The Emperor’s Favor: { $name }
er-different-battle = The battle on the table stands otherwise
er-different-else = Something else on the table changes
er-different-open = Still to be rolled: { $from } become { $to }
er-edit-count = How many
er-edit-bid = Bid for each
er-edit-koku = Koku
er-edit-production = Production
er-edit-steps = Quarters
er-edit-paid = Paid
er-edit-points = Points
er-edit-die = Die { $number }
er-edit-die-of = { $name }, die { $number }
er-edit-die-again = { $name }, rolled again, die { $number }
er-edit-roll = Roll { $number }
er-edit-gift-of = Gift of { $name }
er-edit-tn = Target number
er-edit-honor = Honor
er-edit-turn = Turn

er-no-over = The campaign is over.
er-no-not-begun = The campaign has not begun.
er-no-begun = The campaign has begun.
er-no-realm = The realm of the { $clan } is not kept here.
er-no-province = { $name } is no province of this Clan.
er-no-province-twice = There is a province { $name } already.
er-no-bound = A number is out of its bounds.
er-no-treaty = There is no such treaty.
er-no-person = There is no such Character.
er-no-dead = { $name } is dead.
er-no-oneself = Nobody acts against themselves.
er-no-too-many-persons = The { $clan } have ten Characters already.
er-no-creation = { $name } breaks rule { $rule } of creation.
er-no-points = All starting Characters together cost { $points } points, at most 100.
er-no-bad-person = Something is said twice of this Character, or there is no such level.
er-no-duel = { $name } is Lame and needs a champion.
er-no-closed = The account of the { $clan } is closed for this turn.
er-no-account-first = The account of the { $clan } is still open.
er-no-orders-wait = { $count ->
    [one] 1 order is neither carried out nor left out: with the turn it would be gone.
   *[other] { $count } orders are neither carried out nor left out: with the turn they would be gone.
}
er-no-roll-first = Something is still to be rolled.
er-no-nothing-open = Nothing like that is to be rolled.
er-no-production = The production of { $name } is unknown: type it in.
er-no-shortfall = { $koku } koku are missing for the upkeep: units are lost until it fits.
er-no-dear = It costs { $cost } koku, and there are { $has }.
er-no-price = { $unit } are bid for: type in what each costs.
er-no-muster-limit = At most { $limit ->
    [one] 1 unit is
   *[other] { $limit } units are
} mustered in { $name } in a turn.
er-no-not-owned = { $name } is no province of this Clan.
er-no-elites = A Clan has at most four Elites.
er-no-units = There { $has ->
    [one] is 1
   *[other] are { $has }
} { $unit } here.
er-no-immovable = Fortifications stay where they are.
er-no-dice = { $count ->
    [one] 1 die is
   *[other] { $count } dice are
} rolled.
er-no-die = No die comes to { $die }.
er-no-courtiers = At Court there are at least two, each once.
er-no-change = Nothing would change.
er-no-other-campaign = This belongs to another campaign. Nothing was taken over.
er-no-court-held = Court was held this turn.
