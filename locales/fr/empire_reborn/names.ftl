# What things of The Empire Reborn are called.

er-named = { $name }
er-somebody = quelqu’un
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
    [spring] printemps
    [summer] été
    [autumn] automne
   *[winter] hiver
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
   *[none] rien de particulier
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
    [running] rapporte son profit
    [new] dès le prochain tour
    [blocked] bloqué
    [suspended] suspendu
    [broken] rompu
   *[ended] terminé
}
er-deed = { $deed ->
    [duel] duel
    [battle-duel] duel dans la bataille
    [contest] épreuve ({ $ring })
    [assassination] assassinat
    [denouncing] dénonciation
    [denouncing-absent] dénonciation d’un absent
    [uncovering-assassination] Investigation d’un assassinat
    [uncovering-forgery] Investigation d’un faux
   *[investigation] Investigation
}
er-ruling = { $ruling ->
    [explosions] Un 10 sur un dé
    [dice_cap] Nombre maximal de dés
    [tn_tie] Égal au nombre visé
    [duel_tie] Totaux égaux en duel ou à la cour
    [zero_honor_loss] Perte d’Honor à 0 et au-dessous
    [honor_ceiling] Honor maximal
    [crane_profit] Le dixième des Crane sur le commerce
    [free_rounds] Manches libres
    [siege_save] Le jet contre une touche de Siege
    [killer_av] AV du tueur contre les Characters
    [tv_cap] TV maximal
    [morale_who] Qui teste le moral
    [morale_tie] Pertes égales
    [morale_modifiers] Ce qui aide le moral
    [half_xp] Demi-expérience
    [spy_order] Un espion qui est pris
    [clan_pool_sources] Le Clan Pool
    [death_pool] Neuf dixièmes d’un Death Pool
    [opposed_tie] Égalité lors d’un assassinat, d’une Investigation, d’une dénonciation
    [dragon_second_roll] Ce qu’un bushi Dragon battu en duel relance
    [duplicitous_scope] À quoi sert Duplicitous
    [courtly_action] À quoi sont formés les shugenja Crane
    [sampan_av] AV d’un Sampan
    [broken_after] Un traité bloqué se rompt
    [financed_trade] Un traité qui finit coûte à chaque partie
    [objective_av] Ce qui compte dans la manche d’objectif d’un raid
    [battle_maiden_mv] Mouvement des Battle Maidens
    [battle_honor] L’Honor en jeu dans une bataille
    [battle_xp] Expérience de qui était moins nombreux
    [forced_challenge] Un duel inégal en bataille
    [shame_once] L’Honor perdu par la honte
    [denounce_rolled] La personne dénoncée perd son Honor
    [treasury] Les koku à la fin d’un tour
    [naval_muster] Les navires
    [closed_border_mv] Les Closed Borders ralentissent une armée
    [trade_over_pass] Une route de commerce
    [siege_against_walls] Une unité Siege abat
    [minor_schools] Une école mineure
    [lucky_keeps] Qui est Lucky et relance
    [turn_order] L’ordre d’un tour
   *[scouts] Scouts
}
er-reading = { $reading ->
    [explosions-unlimited] est relancé et ajouté, sans limite
    [explosions-once] est relancé une fois
    [explosions-none] vaut 10
    [dice_cap-none] sans limite
    [dice_cap-ten] dix lancés, dix gardés
    [tn_tie-meets] réussit
    [tn_tie-beats] échoue
    [duel_tie-reroll] sont relancés
    [duel_tie-draw] ne décident rien
    [zero_honor_loss-floor5] nombre visé d’au moins 5
    [zero_honor_loss-literal] jamais perdu
    [zero_honor_loss-automatic] perdu sans jet
    [honor_ceiling-ten] 10
    [honor_ceiling-none] sans limite
    [crane_profit-tenth] du profit
    [crane_profit-points] de la production du partenaire
    [free_rounds-count] sont les premières des deux
    [free_rounds-extra] s’ajoutent
    [siege_save-at_once] est affaibli aussitôt
    [siege_save-after] est affaibli à partir de la suivante
    [killer_av-base] comme imprimé
    [killer_av-effective] comme il a frappé
    [tv_cap-none] sans limite
    [tv_cap-nine] 9
    [morale_who-round] plus de pertes à cette manche
    [morale_who-battle] plus de pertes dans la bataille
    [morale_tie-nobody] personne ne lance
    [morale_tie-both] les deux lancent
    [morale_modifiers-school_and_skill] école et talents
    [morale_modifiers-none] rien
    [half_xp-up] arrondie au-dessus
    [half_xp-down] arrondie au-dessous
    [scouts-total] +2 au total
    [spy_order-report_first] a rapporté avant
    [spy_order-caught_first] ne rapporte rien
    [clan_pool_sources-primary_lines] ce que seuls les Primary Characters gagnent, et les dons
    [clan_pool_sources-all] tout ce que gagne le Primary Character
    [death_pool-down] arrondis vers le bas
    [death_pool-up] arrondis vers le haut
    [opposed_tie-status_quo] ne change rien
    [opposed_tie-active] réussit
    [dragon_second_roll-fire] School Rank à la place de Fire
    [dragon_second_roll-air] School Rank à la place d’Air, rien en duel
    [duplicitous_scope-forgery] falsifier, contrefaire, dissimuler
    [duplicitous_scope-assassination] aussi aux assassinats
    [courtly_action-lobbying] intriguer à la cour
    [courtly_action-denouncing] aussi à dénoncer
    [sampan_av-five] 5
    [sampan_av-six] 6
    [broken_after-fourth] au quatrième tour bloqué
    [broken_after-third] au troisième tour bloqué
    [financed_trade-own] ce qu’elle a payé elle-même
    [financed_trade-list_price] le prix du traité
    [objective_av-own] l’unité et le ciel
    [objective_av-all] tout ce qui compte en bataille
    [battle_maiden_mv-two] 2
    [battle_maiden_mv-four] 4
    [battle_honor-everybody] celui de chaque Character présent
    [battle_honor-general] celui des généraux
    [battle_xp-highest] la ligne la plus haute
    [battle_xp-sum] chaque ligne qui convient
    [forced_challenge-no_gap] n’est pas un défi
    [forced_challenge-gap] est un défi inégal
    [shame_once-no_chain] ne fait honte à personne d’autre
    [shame_once-chain] fait honte à d’autres encore
    [denounce_rolled-rolled] point par point, par un jet
    [denounce_rolled-outright] sans jet
    [treasury-carries_over] restent
    [treasury-lost] sont perdus
    [naval_muster-counts] comptent pour la limite de levée
    [naval_muster-free] n’y comptent pas
    [closed_border_mv-crossed] dans les Provinces qu’elle traverse
    [closed_border_mv-touched] aussi là où elle part et arrive
    [trade_over_pass-allowed] peut passer par un col
    [trade_over_pass-barred] ne peut pas passer par un col
    [siege_against_walls-one_each] un mur chacune
    [siege_against_walls-every] chaque mur
    [minor_schools-in_addition] s’ajoute à celle du Clan
    [minor_schools-instead] remplace celle du Clan
    [lucky_keeps-new] garde le nouveau jet
    [lucky_keeps-better] garde le meilleur jet
    [turn_order-sequence] peste et terre avant les comptes, espions avant la fin
    [turn_order-any] n’importe lequel
   *[scouts-water] +2 Water
}
