//! Which reading of the rulebook is in force where it is silent or contradicts itself.

named! {
    /// What a 10 on a die does.
    Explosions {
        /// It is rolled again and added, without limit.
        Unlimited = "unlimited",
        /// It is rolled again once; the second die counts as it falls.
        Once = "once",
        /// Nothing.
        None = "none",
    }
}

named! {
    /// Whether a roll is limited to ten dice.
    DiceCap {
        /// It is not.
        None = "none",
        /// Rolled and kept dice are each at most ten.
        Ten = "ten",
    }
}

named! {
    /// When a total reaches its target number.
    TnTie {
        /// When it is at least the number.
        Meets = "meets",
        /// When it is above the number.
        Beats = "beats",
    }
}

named! {
    /// What equal totals of a duel, a contest or a Court do.
    DuelTie {
        /// Both roll again.
        Reroll = "reroll",
        /// Nobody wins.
        Draw = "draw",
    }
}

named! {
    /// How Honor at or below zero is lost.
    ZeroHonorLoss {
        /// The target number is at least 5 before Benten has her say.
        Floor5 = "floor5",
        /// The target number is zero or less, so nothing is lost.
        Literal = "literal",
        /// Without a roll.
        Automatic = "automatic",
    }
}

named! {
    /// Up to where Honor rises.
    HonorCeiling {
        /// To 10, less the Shadowlands Taint.
        Ten = "ten",
        /// Without end.
        None = "none",
    }
}

named! {
    /// What the Crane's tenth of trade profit is a tenth of.
    CraneProfit {
        /// Of the profit.
        Tenth = "tenth",
        /// Of the partner's production.
        Points = "points",
    }
}

named! {
    /// Whether free rounds use up rounds of the disposition's bonus.
    FreeRounds {
        /// They are the first of the two.
        Count = "count",
        /// They come in addition.
        Extra = "extra",
    }
}

named! {
    /// Which save a Siege hit weakens first.
    SiegeSave {
        /// The one against that very hit.
        AtOnce = "at_once",
        /// The next one.
        After = "after",
    }
}

named! {
    /// Which AV of the killer a Character's Earth roll is against.
    KillerAv {
        /// The printed one with the Elite's own condition.
        Base = "base",
        /// The one it struck with.
        Effective = "effective",
    }
}

named! {
    /// Whether TV has a general maximum.
    TvCap {
        /// It has none.
        None = "none",
        /// Nine.
        Nine = "nine",
    }
}

named! {
    /// Whose casualties decide who tests his morale.
    MoraleWho {
        /// Those of the round.
        Round = "round",
        /// Those since the battle began.
        Battle = "battle",
    }
}

named! {
    /// Who tests his morale when casualties are equal.
    MoraleTie {
        /// Nobody.
        Nobody = "nobody",
        /// Both, if there are any; the attacker first.
        Both = "both",
    }
}

named! {
    /// What helps a General in a morale roll besides his Water and Honor.
    MoraleModifiers {
        /// School, Tactician and Way of the Land.
        SchoolAndSkill = "school_and_skill",
        /// Nothing.
        None = "none",
    }
}

named! {
    /// How half costs in experience are rounded.
    HalfXp {
        /// Up.
        Up = "up",
        /// Down.
        Down = "down",
    }
}

named! {
    /// What a Scouts unit adds to its General's rolls.
    Scouts {
        /// Two to the total.
        Total = "total",
        /// Two to Water: rolled and kept dice.
        Water = "water",
    }
}

/// One reading for each gap; see the contract's list of rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each field is the ruling its type describes")]
pub struct Rulings {
    pub explosions: Explosions,
    pub dice_cap: DiceCap,
    pub tn_tie: TnTie,
    pub duel_tie: DuelTie,
    pub zero_honor_loss: ZeroHonorLoss,
    pub honor_ceiling: HonorCeiling,
    pub crane_profit: CraneProfit,
    pub free_rounds: FreeRounds,
    pub siege_save: SiegeSave,
    pub killer_av: KillerAv,
    pub tv_cap: TvCap,
    pub morale_who: MoraleWho,
    pub morale_tie: MoraleTie,
    pub morale_modifiers: MoraleModifiers,
    pub half_xp: HalfXp,
    pub scouts: Scouts,
}

impl Rulings {
    /// The readings in force where a campaign says nothing.
    pub const STANDARD: Self = Self {
        explosions: Explosions::Unlimited,
        dice_cap: DiceCap::None,
        tn_tie: TnTie::Meets,
        duel_tie: DuelTie::Reroll,
        zero_honor_loss: ZeroHonorLoss::Floor5,
        honor_ceiling: HonorCeiling::Ten,
        crane_profit: CraneProfit::Tenth,
        free_rounds: FreeRounds::Count,
        siege_save: SiegeSave::AtOnce,
        killer_av: KillerAv::Base,
        tv_cap: TvCap::None,
        morale_who: MoraleWho::Round,
        morale_tie: MoraleTie::Nobody,
        morale_modifiers: MoraleModifiers::SchoolAndSkill,
        half_xp: HalfXp::Up,
        scouts: Scouts::Total,
    };
}
