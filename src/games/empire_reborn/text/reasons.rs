//! Why something is refused, and why a campaign cannot begin.

use super::names;
use crate::games::empire_reborn::refusal::{Refusal, RefusalKind};
use crate::games::empire_reborn::setup::Fault;
use crate::kernel::line::{Arg, Line};
use crate::kernel::name::Name;
use crate::words::empire_reborn as keys;

/// A rule that was set aside, by its number.
pub fn overrode(id: &str) -> Line {
    Line::new(keys::ER_LOG_OVERRODE).with("rule", id.to_owned())
}

/// Why a command was refused.
pub fn refusal(refusal: &Refusal) -> Line {
    let named = |key, name: &Name| Line::new(key).with("name", name.as_str());
    let of = |key, clan| Line::new(key).with("clan", names::clan(clan));
    match &refusal.kind {
        RefusalKind::Over => keys::ER_NO_OVER.into(),
        RefusalKind::NotBegun => keys::ER_NO_NOT_BEGUN.into(),
        RefusalKind::Begun => keys::ER_NO_BEGUN.into(),
        RefusalKind::NoRealm(clan) => of(keys::ER_NO_REALM, *clan),
        RefusalKind::NoProvince(name) => named(keys::ER_NO_PROVINCE, name),
        RefusalKind::ProvinceTwice(name) => named(keys::ER_NO_PROVINCE_TWICE, name),
        RefusalKind::Bound => keys::ER_NO_BOUND.into(),
        RefusalKind::NoTreaty => keys::ER_NO_TREATY.into(),
        RefusalKind::NoPerson => keys::ER_NO_PERSON.into(),
        RefusalKind::Dead(name) => named(keys::ER_NO_DEAD, name),
        RefusalKind::Oneself => keys::ER_NO_ONESELF.into(),
        RefusalKind::TooManyPersons(clan) => of(keys::ER_NO_TOO_MANY_PERSONS, *clan),
        RefusalKind::Creation(name) => named(keys::ER_NO_CREATION, name).with("rule", refusal.rule),
        RefusalKind::TooManyPoints { points } => Line::new(keys::ER_NO_POINTS).with("points", *points),
        RefusalKind::BadPerson => keys::ER_NO_BAD_PERSON.into(),
        RefusalKind::ActsTwice(name) => named(keys::ER_NO_SECOND_ACTION, name),
        RefusalKind::MustAccept(name) => named(keys::ER_NO_REFUSING, name),
        RefusalKind::CannotDuel(name) => named(keys::ER_NO_DUEL, name),
        RefusalKind::ClosedAlready(clan) => of(keys::ER_NO_CLOSED, *clan),
        RefusalKind::AccountFirst(clan) => of(keys::ER_NO_ACCOUNT_FIRST, *clan),
        RefusalKind::RollFirst => keys::ER_NO_ROLL_FIRST.into(),
        RefusalKind::OrdersWait(count) => Line::new(keys::ER_NO_ORDERS_WAIT).with("count", *count),
        RefusalKind::NothingOpen => keys::ER_NO_NOTHING_OPEN.into(),
        RefusalKind::UnknownProduction(name) => named(keys::ER_NO_PRODUCTION, name),
        RefusalKind::Shortfall { koku } => Line::new(keys::ER_NO_SHORTFALL).with("koku", *koku),
        RefusalKind::TooDear { cost, has } => Line::new(keys::ER_NO_DEAR).with("cost", *cost).with("has", *has),
        RefusalKind::NoPrice(kind) => Line::new(keys::ER_NO_PRICE).with("unit", names::unit(*kind, None)),
        RefusalKind::MusterLimit { place, limit } => {
            named(keys::ER_NO_MUSTER_LIMIT, place).with("limit", i16::from(*limit))
        }
        RefusalKind::NotOwned(name) => named(keys::ER_NO_NOT_OWNED, name),
        RefusalKind::TooManyElites => keys::ER_NO_ELITES.into(),
        RefusalKind::TooFewUnits { kind, has } => {
            let has = i16::try_from(*has).unwrap_or(i16::MAX);
            Line::new(keys::ER_NO_UNITS).with("unit", names::unit(*kind, None)).with("has", has)
        }
        RefusalKind::Immovable => keys::ER_NO_IMMOVABLE.into(),
        RefusalKind::WrongDice { rolled } => Line::new(keys::ER_NO_DICE).with("count", *rolled),
        RefusalKind::NoSuchDie(die) => Line::new(keys::ER_NO_DIE).with("die", *die),
        RefusalKind::Courtiers => keys::ER_NO_COURTIERS.into(),
        RefusalKind::NoOrder => keys::ER_NO_ORDER.into(),
        RefusalKind::OtherTurn { found, turn } => {
            Line::new(keys::ER_NO_OTHER_TURN).with("found", usize::from(*found)).with("turn", usize::from(*turn))
        }
        RefusalKind::OtherCampaign => keys::ER_NO_OTHER_CAMPAIGN.into(),
        RefusalKind::TooManyEnchanted { most } => Line::new(keys::ER_NO_ENCHANTED).with("most", usize::from(*most)),
        RefusalKind::CourtHeld => keys::ER_NO_COURT_HELD.into(),
        RefusalKind::NoPlace(name) => named(keys::ER_NO_PLACE, name),
        RefusalKind::UnfitLink => keys::ER_NO_LINK.into(),
        RefusalKind::NoWay(name) => named(keys::ER_NO_WAY, name),
        RefusalKind::TooFar { needs, has } => Line::new(keys::ER_NO_FAR).with("needs", *needs).with("has", *has),
        RefusalKind::NoRoom { needs, has } => Line::new(keys::ER_NO_ROOM).with("needs", *needs).with("has", *has),
        RefusalKind::NothingChanges => keys::ER_NO_CHANGE.into(),
        RefusalKind::NoCheating => keys::ER_NO_CHEATING.into(),
        RefusalKind::WrongSeason => keys::ER_NO_WRONG_SEASON.into(),
        RefusalKind::DoneThisTurn => keys::ER_NO_DONE_THIS_TURN.into(),
        RefusalKind::TooManyTeams => keys::ER_NO_TOO_MANY_TEAMS.into(),
        RefusalKind::NoSite => keys::ER_NO_SITE.into(),
        RefusalKind::NoFavor => keys::ER_NO_FAVOR.into(),
        RefusalKind::TooFewSpies { has } => Line::new(keys::ER_NO_SPIES).with("has", *has),
        RefusalKind::TooLittleExperience { cost, has } => {
            Line::new(keys::ER_NO_EXPERIENCE).with("cost", *cost).with("has", *has)
        }
        RefusalKind::Unlearnable => Line::new(keys::ER_NO_UNLEARNABLE).with("rule", refusal.rule),
        RefusalKind::NoPool => keys::ER_NO_POOL.into(),
        RefusalKind::TooFewStrikes { has } => {
            Line::new(keys::ER_NO_STRIKES).with("has", i16::try_from(*has).unwrap_or(i16::MAX))
        }
        RefusalKind::FoughtThere { has } => {
            Line::new(keys::ER_NO_FRESH_UNITS).with("has", i16::try_from(*has).unwrap_or(i16::MAX))
        }
        RefusalKind::NoLuck => keys::ER_NO_LUCK.into(),
        RefusalKind::WorldFirst => keys::ER_NO_WORLD_FIRST.into(),
        RefusalKind::Founded(clan) => of(keys::ER_NO_FOUNDED, *clan),
        RefusalKind::NoBattle => keys::ER_NO_BATTLE.into(),
        RefusalKind::BattleOnTable => keys::ER_NO_OTHER_BATTLE.into(),
        RefusalKind::OutOfPlace => keys::ER_NO_GROUND.into(),
        RefusalKind::Captive(name) => named(keys::ER_NO_CAPTIVE, name),
        RefusalKind::NeedsDice => keys::ER_NO_COUNT.into(),
    }
}

/// Why no campaign can begin.
pub fn fault(fault: Fault) -> Line {
    match fault {
        Fault::Nobody => keys::ER_FAULT_NOBODY.into(),
        Fault::Twice(clan) => Line::new(keys::ER_FAULT_TWICE).with("clan", Arg::from(names::clan(clan))),
    }
}
