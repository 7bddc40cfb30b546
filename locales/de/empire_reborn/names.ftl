# What things of The Empire Reborn are called.

er-named = { $name }
er-somebody = jemand
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
    [spring] Frühling
    [summer] Sommer
    [autumn] Herbst
   *[winter] Winter
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
   *[none] nichts Besonderes
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
    [running] bringt ihren Gewinn
    [new] ab dem nächsten Zug
    [blocked] blockiert
    [suspended] ausgesetzt
    [broken] gebrochen
   *[ended] beendet
}
er-deed = { $deed ->
    [duel] Duell
    [battle-duel] Duell in der Schlacht
    [contest] Wettstreit in { $ring }
    [assassination] Attentat
    [denouncing] Anklage
    [denouncing-absent] Anklage eines Abwesenden
    [uncovering-assassination] Investigation eines Attentats
    [uncovering-forgery] Investigation einer Fälschung
   *[investigation] Investigation
}
er-ruling = { $ruling ->
    [explosions] Eine 10 auf einem Würfel
    [dice_cap] Höchste Würfelzahl eines Wurfs
    [tn_tie] Gleich der Zielzahl
    [duel_tie] Gleiche Summen im Duell oder am Hof
    [zero_honor_loss] Verlust von Honor bei 0 und darunter
    [honor_ceiling] Höchste Honor
    [crane_profit] Das Zehntel der Crane am Handel
    [free_rounds] Freie Runden
    [siege_save] Der Rettungswurf gegen einen Siege-Treffer
    [killer_av] AV des Tötenden gegen Characters
    [tv_cap] Höchster TV
    [morale_who] Wer Moral würfelt
    [morale_tie] Gleiche Verluste
    [morale_modifiers] Was der Moral hilft
    [half_xp] Halbe Erfahrung
    [spy_order] Ein gefangener Spion
    [clan_pool_sources] Der Clan Pool
    [death_pool] Neun Zehntel eines Death Pools
    [opposed_tie] Gleichstand bei Attentat, Investigation, Anklage
    [dragon_second_roll] Was ein Dragon-Bushi nach verlorenem Duell noch würfelt
    [duplicitous_scope] Wobei Duplicitous hilft
    [courtly_action] Wofür Crane-Shugenja geschult sind
    [sampan_av] AV eines Sampan
    [broken_after] Ein blockierter Vertrag bricht
    [financed_trade] Ein Vertrag, der endet, kostet jede Seite
    [objective_av] Was in der Zielrunde eines Raubzugs zählt
    [battle_maiden_mv] Bewegung der Battle Maidens
    [battle_honor] Wessen Honor eine Schlacht aufs Spiel setzt
    [battle_xp] Erfahrung derer, die in der Unterzahl waren
    [forced_challenge] Ein Duell Ungleicher in der Schlacht
    [shame_once] Durch Schande verlorene Honor
    [denounce_rolled] Wer angeklagt ist, verliert Honor
    [treasury] Koku am Ende eines Zugs
    [naval_muster] Schiffe
    [closed_border_mv] Closed Borders bremsen ein Heer
    [trade_over_pass] Ein Handelsweg
    [siege_against_walls] Eine Siege-Einheit bricht
    [minor_schools] Eine kleine Schule
    [lucky_keeps] Würfelt jemand mit Lucky noch einmal
    [turn_order] Die Reihenfolge eines Zugs
   *[scouts] Scouts
}
er-reading = { $reading ->
    [explosions-unlimited] wird erneut geworfen und addiert, ohne Grenze
    [explosions-once] wird einmal erneut geworfen
    [explosions-none] ist eine 10
    [dice_cap-none] keine Grenze
    [dice_cap-ten] zehn geworfen, zehn behalten
    [tn_tie-meets] gelingt
    [tn_tie-beats] misslingt
    [duel_tie-reroll] werden erneut geworfen
    [duel_tie-draw] entscheiden nichts
    [zero_honor_loss-floor5] Zielzahl mindestens 5
    [zero_honor_loss-literal] nie verloren
    [zero_honor_loss-automatic] ohne Wurf verloren
    [honor_ceiling-ten] 10
    [honor_ceiling-none] keine Grenze
    [crane_profit-tenth] vom Gewinn
    [crane_profit-points] von der Produktion des Partners
    [free_rounds-count] sind die ersten der zwei
    [free_rounds-extra] kommen hinzu
    [siege_save-at_once] wird sofort schwächer
    [siege_save-after] wird erst danach schwächer
    [killer_av-base] wie gedruckt
    [killer_av-effective] wie geschlagen
    [tv_cap-none] keine Grenze
    [tv_cap-nine] 9
    [morale_who-round] mehr Verluste in dieser Runde
    [morale_who-battle] mehr Verluste in der Schlacht
    [morale_tie-nobody] niemand würfelt
    [morale_tie-both] beide würfeln
    [morale_modifiers-school_and_skill] School und Fähigkeiten
    [morale_modifiers-none] nichts
    [half_xp-up] aufgerundet
    [half_xp-down] abgerundet
    [scouts-total] +2 zur Summe
    [spy_order-report_first] hat vorher berichtet
    [spy_order-caught_first] berichtet nichts
    [clan_pool_sources-primary_lines] was nur Primary Characters erhalten, und Gaben
    [clan_pool_sources-all] alles, was der Primary Character erhält
    [death_pool-down] abgerundet
    [death_pool-up] aufgerundet
    [opposed_tie-status_quo] ändert nichts
    [opposed_tie-active] gelingt
    [dragon_second_roll-fire] School Rank statt Fire
    [dragon_second_roll-air] School Rank statt Air, im Duell nichts
    [duplicitous_scope-forgery] Fälschen und Vertuschen
    [duplicitous_scope-assassination] auch bei Attentaten
    [courtly_action-lobbying] Werben am Hof
    [courtly_action-denouncing] auch Anklagen
    [sampan_av-five] 5
    [sampan_av-six] 6
    [broken_after-fourth] im vierten blockierten Zug
    [broken_after-third] im dritten blockierten Zug
    [financed_trade-own] was sie selbst gezahlt hat
    [financed_trade-list_price] den Preis des Vertrags
    [objective_av-own] Einheit und Wetter
    [objective_av-all] alles, was in der Schlacht zählt
    [battle_maiden_mv-two] 2
    [battle_maiden_mv-four] 4
    [battle_honor-everybody] die aller anwesenden Characters
    [battle_honor-general] die der Generäle
    [battle_xp-highest] die höchste Zeile
    [battle_xp-sum] jede Zeile, die passt
    [forced_challenge-no_gap] ist keine Forderung
    [forced_challenge-gap] ist eine ungleiche Forderung
    [shame_once-no_chain] beschämt niemanden sonst
    [shame_once-chain] beschämt wieder andere
    [denounce_rolled-rolled] Punkt für Punkt, nach Wurf
    [denounce_rolled-outright] ohne Wurf
    [treasury-carries_over] bleiben
    [treasury-lost] verfallen
    [naval_muster-counts] zählen zur Aushebungsgrenze
    [naval_muster-free] zählen nicht dazu
    [closed_border_mv-crossed] in Provinces, durch die es zieht
    [closed_border_mv-touched] auch wo es beginnt und endet
    [trade_over_pass-allowed] darf über einen Pass führen
    [trade_over_pass-barred] darf über keinen Pass führen
    [siege_against_walls-one_each] je eine Mauer
    [siege_against_walls-every] jede Mauer
    [minor_schools-in_addition] kommt zu einer des Clans hinzu
    [minor_schools-instead] kommt statt einer des Clans
    [lucky_keeps-new] gilt der neue Wurf
    [lucky_keeps-better] gilt der bessere Wurf
    [turn_order-sequence] Seuche und Land vor der Abrechnung, Spione vor dem Ende
    [turn_order-any] beliebig
   *[scouts-water] +2 Water
}
