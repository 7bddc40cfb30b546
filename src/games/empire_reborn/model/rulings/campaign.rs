//! Readings that only a campaign knows: no document names them.

named! {
    /// Whether a spy who is caught in a turn has reported before.
    SpyOrder {
        /// Reports come first.
        ReportFirst = "report_first",
        /// Whoever is caught reports nothing any more.
        CaughtFirst = "caught_first",
    }
}

named! {
    /// What the Clan Pool is made of.
    ClanPoolSources {
        /// What only Primary Characters gain, and boons.
        PrimaryLines = "primary_lines",
        /// All the Primary Character gains.
        All = "all",
    }
}

named! {
    /// How the nine tenths of a Death Pool are rounded.
    DeathPool {
        /// Down.
        Down = "down",
        /// Up.
        Up = "up",
    }
}

named! {
    /// Who an equal total of an assassination, an Investigation or a denouncing favors.
    OpposedTie {
        /// Nothing changes: whoever acts has failed.
        StatusQuo = "status_quo",
        /// Whoever acts has succeeded.
        Active = "active",
    }
}

named! {
    /// What a Dragon bushi who lost a duel rolls again.
    DragonSecondRoll {
        /// His rank in place of his Fire.
        Fire = "fire",
        /// His rank in place of his Air: in a duel nothing.
        Air = "air",
    }
}

named! {
    /// What Duplicitous helps with.
    DuplicitousScope {
        /// Falsifying, forging and covering up.
        Forgery = "forgery",
        /// Assassinations as well.
        Assassination = "assassination",
    }
}

named! {
    /// What the shugenja of the Crane are taught for.
    CourtlyAction {
        /// Lobbying at Court.
        Lobbying = "lobbying",
        /// Denouncing as well.
        Denouncing = "denouncing",
    }
}

named! {
    /// The AV of a Sampan.
    SampanAv {
        /// 5, as listed.
        Five = "five",
        /// 6, as in the example.
        Six = "six",
    }
}

named! {
    /// When a blocked treaty is broken.
    BrokenAfter {
        /// On the fourth blocked turn.
        Fourth = "fourth",
        /// On the third.
        Third = "third",
    }
}

named! {
    /// What a party of a treaty that ends loses.
    FinancedTrade {
        /// What it paid itself.
        Own = "own",
        /// The price of the treaty, whoever paid it.
        ListPrice = "list_price",
    }
}

named! {
    /// What counts for the AV in the objective round of a raid.
    ObjectiveAv {
        /// What the unit and the sky bring.
        Own = "own",
        /// All that counts in battle.
        All = "all",
    }
}

named! {
    /// How far the Battle Maidens ride.
    BattleMaidenMv {
        /// 2, as printed.
        Two = "two",
        /// 4, as other Cavalry.
        Four = "four",
    }
}

named! {
    /// Whose Honor a battle puts at stake.
    BattleHonor {
        /// That of every Character who was there.
        Everybody = "everybody",
        /// That of the Generals alone.
        General = "general",
    }
}

named! {
    /// What a battle teaches those who were outnumbered.
    BattleXp {
        /// The highest line of the list.
        Highest = "highest",
        /// Every line that fits.
        Sum = "sum",
    }
}

named! {
    /// Whether a duel in battle is an unequal challenge.
    ForcedChallenge {
        /// It never is: nobody chose it.
        NoGap = "no_gap",
        /// It is, for whoever found the other.
        Gap = "gap",
    }
}

named! {
    /// Whether Honor lost by shame shames others in turn.
    ShameOnce {
        /// It does not.
        NoChain = "no_chain",
        /// It does.
        Chain = "chain",
    }
}

named! {
    /// How the denounced loses Honor.
    DenounceRolled {
        /// Point by point, each by a roll.
        Rolled = "rolled",
        /// Outright.
        Outright = "outright",
    }
}

named! {
    /// What becomes of koku at the end of a turn.
    Treasury {
        /// They are kept.
        CarriesOver = "carries_over",
        /// They are lost.
        Lost = "lost",
    }
}

named! {
    /// Whether ships count for the muster limit.
    NavalMuster {
        /// They do.
        Counts = "counts",
        /// They do not.
        Free = "free",
    }
}

named! {
    /// Which provinces with Closed Borders slow an army.
    ClosedBorderMv {
        /// Those it enters and leaves.
        Crossed = "crossed",
        /// Those where it starts and ends as well.
        Touched = "touched",
    }
}

named! {
    /// Whether a line of trade may go over a pass.
    TradeOverPass {
        /// It may.
        Allowed = "allowed",
        /// It may not.
        Barred = "barred",
    }
}

named! {
    /// Which walls a Siege unit brings down.
    SiegeAgainstWalls {
        /// One each, in their order and around again.
        OneEach = "one_each",
        /// Every wall.
        Every = "every",
    }
}

named! {
    /// Whether a minor school comes beside one of the Clan.
    MinorSchools {
        /// It comes in addition.
        InAddition = "in_addition",
        /// It comes instead.
        Instead = "instead",
    }
}

named! {
    /// Which of two rolls stands where a Lucky Character rolls again.
    LuckyKeeps {
        /// The new one.
        New = "new",
        /// The better.
        Better = "better",
    }
}

named! {
    /// In which order a turn is resolved.
    TurnOrder {
        /// In its own: plague and land before the accounts, spies before the end.
        Sequence = "sequence",
        /// In any.
        Any = "any",
    }
}
