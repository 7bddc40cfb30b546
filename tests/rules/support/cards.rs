//! Cards as a test needs them.

use super::{Clan, Keyword, name, no_note};
use rokugan::games::champions::model::card::{AllyCard, ChampionCard, EnemyCard, EnemyKind, Ranged};
use rokugan::games::champions::model::objective::{Objective, Timing, Visibility, Worth};
use rokugan::games::champions::model::quantity::{
    ActionPoints, Destiny, ElementalDice, GloryValue, Honor, Ki, LifePoints,
};
use rokugan::kernel::known::Known;

/// A Champion with 10 LP, 6 AP, 3 Ki, Honor 4, Destiny 1 and no bow.
pub fn champion(called: &str, clan: Clan) -> ChampionCard {
    ChampionCard {
        destiny: Known::Entered(Destiny::clamped(1)),
        life: Known::Entered(LifePoints::clamped(10)),
        ap: Known::Entered(ActionPoints::clamped(6)),
        honor: Known::Entered(Honor::clamped(4)),
        ki: Known::Entered(Ki::clamped(3)),
        melee: Known::Entered(ElementalDice::clamped(5)),
        ranged: Known::Entered(Ranged::Never),
        ..ChampionCard::blank(name(called), clan)
    }
}

/// An Enemy with these Life Points, worth this Glory.
pub fn enemy(called: &str, life: i16, glory: i16, keywords: &[Keyword]) -> EnemyCard {
    EnemyCard {
        ap: Known::Entered(ActionPoints::clamped(4)),
        life: Known::Entered(LifePoints::clamped(life)),
        glory: Known::Entered(GloryValue::clamped(glory)),
        keywords: keywords.to_vec(),
        ..EnemyCard::blank(name(called), EnemyKind::Enemy)
    }
}

/// An Ally with 4 LP, 5 AP and 2 reroll tokens.
pub fn ally(called: &str, keywords: &[Keyword]) -> AllyCard {
    AllyCard {
        ap: Known::Entered(ActionPoints::clamped(5)),
        life: Known::Entered(LifePoints::clamped(4)),
        destiny: Known::Entered(Destiny::clamped(2)),
        keywords: keywords.to_vec(),
        ..AllyCard::blank(name(called))
    }
}

/// A Hidden objective without a title.
pub fn objective(timing: Timing, worth: &[i16]) -> Objective {
    let value = |at: usize| GloryValue::clamped(worth[at]);
    let worth = if worth.len() == 1 { Worth::One(value(0)) } else { Worth::Two(value(0), value(1)) };
    Objective { title: no_note(), visibility: Visibility::Hidden, timing, worth }
}
