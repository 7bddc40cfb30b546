# The map of The Empire Reborn: places, links, marches, lines of trade.

er-pass = { $pass ->
    [nights_wind] Night’s Wind
    [sweet_shadow] Sweet Shadow
    [beiden] Beiden
    [dawns_blessing] Dawn’s Blessing
    [tidal_landbridge] Tidal Landbridge
   *[none] a pass
}
er-different-places = Places of the map: { $from } become { $to }
er-different-ways = Links of the map: { $from } become { $to }
er-different-orders = Marches ordered: { $from } become { $to }
er-no-place = { $name } is not on the map.
er-no-link = Land and passes join provinces, a coast a province and a sea, a sea link two seas.
er-no-way = No way to { $name } is known.
er-no-far = It needs movement { $needs }, and there is { $has }.
er-no-room = The units need room for { $needs }, and the ships carry { $has }.

er-map = Map
er-map-sub = places, who stands where, lines of trade
er-map-label = The net of provinces and seas; the list below says the same
er-map-whole = Fit the map
er-map-place = A place
er-map-places = Places
er-map-legend = Two bars are a pass, dots a coast, a wave a sea link.
er-map-who = Army
er-map-no-army = none, just look
er-map-army = { $place }, { $count ->
    [one] 1 unit
   *[other] { $count } units
}, movement { $mv }
er-map-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
er-map-sea = Sea zone
er-map-province = Province
er-map-of = of the { $name }
er-stands = { $clan }: { $count ->
    [one] 1 unit
   *[other] { $count } units
}
er-stands-seen = { $clan }: { $count ->
    [one] 1 unit
   *[other] { $count } units
}, seen in { $season }, turn { $turn }
er-stands-some = { $clan }, seen in { $season }, turn { $turn }
er-seen-empty = seen empty in { $season }, turn { $turn }
er-map-block = { $count }, { $season }
er-map-by-sea = by sea
er-map-too-far = too far
er-map-over = over { $name }
er-map-attack = an attack
er-remark-lost = A link of { $one } and { $other } is lost: one of them is not on the map.
er-remark-unfit = { $one } and { $other } are joined twice, or in a way that does not join such places.
er-remark-names = { $one } and { $other } may be two names for one province.
er-remark-island = No line leads to the rest of the map from: { $name }
er-remark-islands = No line leads to the rest of the map from { $name } and { $more } more
er-march-choose = Choose where the army goes, on the net or in the list.
er-march-straight = March from { $from } to { $to }: { $needs } of { $has } movement.
er-march-through = March from { $from } through { $through } to { $to }: { $needs } of { $has } movement.
er-march-sea = By ship from { $from } through { $through } to { $to }: { $needs } of { $has } moves at sea.
er-march-attack = { $clan } troops stand there: an attack.
er-march-no-attack = Nobody is known to refuse entry.
er-march-too-far = That is more than a turn.
er-march-there = { $stands }.
er-march-meets = { $stands }: without their leave this is an attack.
er-march-marched = Units came here from { $from } this turn: they have marched already.
er-march-slowest = Slowest: { $units }, movement { $mv }
er-march-ships = Ships in { $sea } carry { $has }, needed { $needs }; boarding and landing cost 1 each
er-march-closed = Closed borders cost 1 more each: { $name }
er-march-pass = Over { $name }: attackers fight worse
er-march-approval = Whose word counts
er-march-leave = { $place }: the { $clan } let the army in
er-leave-given = approved
er-leave-missing = no approval
er-order-it = Order it
er-order-to = to { $name }
er-order-attack = attack on { $name }
er-map-trade = Lines of trade
er-line-by = by { $name }
er-line-broken = { $why ->
    [closed] broken: an end has Closed Borders
    [enemy] broken: enemies stand at an end
   *[no_line] broken: no line known that meets no enemies
}
er-map-enemies = Enemies on the lines
er-enemy = enemy
er-no-enemy = no enemy
er-map-allies = Allies, for retreats
er-ally = ally
er-no-ally = no ally
er-map-file = The map as a file
er-map-file-sub = What is written on the map goes out; what a realm knows of its own stays here.
er-map-begin = Begin with what is known
er-map-import = Take a map in
er-map-export = Give the map out
er-map-no-file = This file is no map of The Empire Reborn. Nothing was changed.
er-map-into-campaign = A map comes into a campaign: open one, then More, Map, Take a map in.
er-map-owner = Owner
er-map-kept = Owner, security and production are kept in Provinces and treaties.
er-map-limit = Units mustered in a turn at most
er-map-kind = Kind
er-map-sight = Who stands there
er-map-whose = Whose?
er-map-seen-now = Seen now
er-map-links = Joined with
er-map-with = With which?
er-map-how = How?
er-map-road = by road
er-map-pass = over a pass
er-map-join = Join them
er-map-part = Part
er-map-drop = Take it off the map
er-raid-brings = A raid instead brings { $koku } koku on average, { $most } at most; nothing: { $chance }
er-attack-wins = The attack wins: { $chance }
