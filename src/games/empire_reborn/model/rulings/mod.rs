//! Which reading of the rulebook is in force where it is silent or contradicts itself.

mod campaign;

pub use campaign::{
    BattleHonor, BattleMaidenMv, BattleXp, BrokenAfter, ClanPoolSources, ClosedBorderMv, CourtlyAction, DeathPool,
    DenounceRolled, DragonSecondRoll, DuplicitousScope, FinancedTrade, ForcedChallenge, LuckyKeeps, MinorSchools,
    NavalMuster, ObjectiveAv, OpposedTie, SampanAv, ShameOnce, SiegeAgainstWalls, SpyOrder, TradeOverPass, Treasury,
    TurnOrder,
};

use crate::kernel::by::Small;
use serde::{Deserialize, Serialize};

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

/// Whether a ruling is read as usual.
fn is_usual<T: Small>(reading: &T) -> bool {
    reading.index() == 0
}

/// Declares the rulings: each is a type above, a field, and a name in documents. The usual reading is the first. What
/// came after the first saves is written only where it is not read as usual.
macro_rules! rulings {
    ($($(#[$doc:meta])* $ruling:ident $field:ident $name:literal $(unless $usual:literal)?,)+) => {
        named! {
            /// A gap of the rulebook that can be read in several ways.
            Ruling { $($(#[$doc])* $ruling = $name),+ }
        }

        /// One reading for each gap; see the contract's list of rulings.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Rulings {
            $($(#[$doc])* $(#[serde(skip_serializing_if = $usual)])? pub $field: $ruling),+
        }

        impl Rulings {
            /// The readings in force where a campaign says nothing.
            pub const STANDARD: Self = Self { $($field: $ruling::NAMES[0].1),+ };

            /// The names of a ruling's readings, the usual one first.
            pub fn readings(ruling: Ruling) -> Vec<&'static str> {
                match ruling { $(Ruling::$ruling => $ruling::NAMES.iter().map(|(name, _)| *name).collect()),+ }
            }

            /// Whether documents name it; those that came later are a campaign's alone.
            pub fn is_in_documents(ruling: Ruling) -> bool {
                let later: &[&str] = match ruling { $(Ruling::$ruling => &[$($usual)?]),+ };
                later.is_empty()
            }

            /// Which of its readings is in force, by its place.
            pub fn reading(&self, ruling: Ruling) -> usize {
                match ruling { $(Ruling::$ruling => self.$field.index()),+ }
            }

            /// The same with another reading in force, by its place; nothing where there is none.
            #[must_use]
            pub fn with(mut self, ruling: Ruling, reading: usize) -> Option<Self> {
                match ruling { $(Ruling::$ruling => self.$field = $ruling::NAMES.get(reading)?.1),+ }
                Some(self)
            }
        }
    };
}

rulings! {
    /// What a 10 on a die does.
    Explosions explosions "explosions",
    /// Whether a roll is limited to ten dice.
    DiceCap dice_cap "dice_cap",
    /// When a total reaches its target number.
    TnTie tn_tie "tn_tie",
    /// What equal totals of a duel, a contest or a Court do.
    DuelTie duel_tie "duel_tie",
    /// How Honor at or below zero is lost.
    ZeroHonorLoss zero_honor_loss "zero_honor_loss",
    /// Up to where Honor rises.
    HonorCeiling honor_ceiling "honor_ceiling",
    /// What the Crane's tenth of trade profit is a tenth of.
    CraneProfit crane_profit "crane_profit",
    /// Whether free rounds use up rounds of the disposition's bonus.
    FreeRounds free_rounds "free_rounds",
    /// Which save a Siege hit weakens first.
    SiegeSave siege_save "siege_save",
    /// Which AV of the killer a Character's Earth roll is against.
    KillerAv killer_av "killer_av",
    /// Whether TV has a general maximum.
    TvCap tv_cap "tv_cap",
    /// Whose casualties decide who tests his morale.
    MoraleWho morale_who "morale_who",
    /// Who tests his morale when casualties are equal.
    MoraleTie morale_tie "morale_tie",
    /// What helps a General in a morale roll besides his Water and Honor.
    MoraleModifiers morale_modifiers "morale_modifiers",
    /// How half costs in experience are rounded.
    HalfXp half_xp "half_xp",
    /// What a Scouts unit adds to its General's rolls.
    Scouts scouts "scouts",
    /// Whether a spy who is caught in a turn has reported before.
    SpyOrder spy_order "spy_order" unless "is_usual",
    /// What the Clan Pool is made of.
    ClanPoolSources clan_pool_sources "clan_pool_sources" unless "is_usual",
    /// How the nine tenths of a Death Pool are rounded.
    DeathPool death_pool "death_pool" unless "is_usual",
    /// Which side an equal total favors.
    OpposedTie opposed_tie "opposed_tie" unless "is_usual",
    /// What a Dragon bushi who lost a duel rolls again.
    DragonSecondRoll dragon_second_roll "dragon_second_roll" unless "is_usual",
    /// What Duplicitous helps with.
    DuplicitousScope duplicitous_scope "duplicitous_scope" unless "is_usual",
    /// What the shugenja of the Crane are taught for.
    CourtlyAction courtly_action "courtly_action" unless "is_usual",
    /// The AV of a Sampan.
    SampanAv sampan_av "sampan_av" unless "is_usual",
    /// When a blocked treaty is broken.
    BrokenAfter broken_after "broken_after" unless "is_usual",
    /// What a party of a treaty that ends loses.
    FinancedTrade financed_trade "financed_trade" unless "is_usual",
    /// What counts for the AV in the objective round of a raid.
    ObjectiveAv objective_av "objective_av" unless "is_usual",
    /// How far the Battle Maidens ride.
    BattleMaidenMv battle_maiden_mv "battle_maiden_mv" unless "is_usual",
    /// Whose Honor a battle puts at stake.
    BattleHonor battle_honor "battle_honor" unless "is_usual",
    /// What a battle teaches those who were outnumbered.
    BattleXp battle_xp "battle_xp" unless "is_usual",
    /// Whether a duel in battle is an unequal challenge.
    ForcedChallenge forced_challenge "forced_challenge" unless "is_usual",
    /// Whether Honor lost by shame shames others in turn.
    ShameOnce shame_once "shame_once" unless "is_usual",
    /// How the denounced loses Honor.
    DenounceRolled denounce_rolled "denounce_rolled" unless "is_usual",
    /// What becomes of koku at the end of a turn.
    Treasury treasury "treasury" unless "is_usual",
    /// Whether ships count for the muster limit.
    NavalMuster naval_muster "naval_muster" unless "is_usual",
    /// Which provinces with Closed Borders slow an army.
    ClosedBorderMv closed_border_mv "closed_border_mv" unless "is_usual",
    /// Whether a line of trade may go over a pass.
    TradeOverPass trade_over_pass "trade_over_pass" unless "is_usual",
    /// Which walls a Siege unit brings down.
    SiegeAgainstWalls siege_against_walls "siege_against_walls" unless "is_usual",
    /// Whether a minor school comes beside one of the Clan.
    MinorSchools minor_schools "minor_schools" unless "is_usual",
    /// Which of two rolls stands where a Lucky Character rolls again.
    LuckyKeeps lucky_keeps "lucky_keeps" unless "is_usual",
    /// In which order a turn is resolved.
    TurnOrder turn_order "turn_order" unless "is_usual",
}

impl Default for Rulings {
    fn default() -> Self {
        Self::STANDARD
    }
}
