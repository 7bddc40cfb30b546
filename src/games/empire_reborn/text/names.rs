//! What things are called.

use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::content::map::Pass;
use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::model::map::LinkKind;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::rulings::{Ruling, Rulings};
use crate::games::empire_reborn::model::school::{School, Way};
use crate::games::empire_reborn::model::season::{Season, Security, Weather};
use crate::games::empire_reborn::model::troops::Printed;
use crate::games::empire_reborn::person::{Deed, Last, Open, PersonId};
use crate::games::empire_reborn::post::Errand;
use crate::games::empire_reborn::rules::deeds::{Crime, Presence};
use crate::games::empire_reborn::rules::odds::duel::Conduct;
use crate::games::empire_reborn::rules::trade::{Level, Status};
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::views::realm::Favor;
use crate::kernel::line::{Arg, Line};
use crate::kernel::name::Name;
use crate::words::empire_reborn as keys;

/// A Clan.
pub fn clan(clan: Clan) -> Line {
    Line::new(keys::ER_CLAN).with("clan", clan.name())
}

/// Several Clans; nobody where there are none.
pub fn clans(clans: &[Clan]) -> Line {
    let and = |all: Line, one: Line| Line::new(keys::ER_AND).with("one", all).with("other", one);
    clans.iter().map(|one| clan(*one)).reduce(and).unwrap_or_else(|| keys::ER_NOBODY.into())
}

/// Who holds the Emperor's Favor, and when it can be used.
pub fn favor(state: &State, favor: Favor) -> Line {
    let key = if favor.turn > state.turn() { keys::ER_FAVOR_NEXT } else { keys::ER_FAVOR_NOW };
    Line::new(key).with("name", person(state, favor.who))
}

/// Somebody.
pub fn person(state: &State, who: PersonId) -> Arg {
    state.person(who).map_or_else(|| Line::new(keys::ER_SOMEBODY).into(), |person| person.name.as_str().into())
}

/// A kind of unit; Elites by the name they have in their Clan.
pub fn unit(kind: Printed, of: Option<Clan>) -> Line {
    match (kind, of) {
        (Printed::Elites, Some(of)) => Line::new(keys::ER_ELITES).with("clan", of.name()),
        _ => Line::new(keys::ER_UNIT).with("unit", kind.name()),
    }
}

/// Units with their number.
pub fn units(kind: Printed, of: Option<Clan>, count: u16) -> Line {
    let count = i16::try_from(count).unwrap_or(i16::MAX);
    Line::new(keys::ER_UNITS).with("count", count).with("unit", unit(kind, of))
}

/// A season.
pub fn season(season: Season) -> Line {
    Line::new(keys::ER_SEASON).with("season", season.name())
}

/// The weather.
pub fn weather(weather: Option<Weather>) -> Line {
    Line::new(keys::ER_WEATHER).with("weather", weather.map_or("none", Weather::name))
}

/// Who may pass.
pub fn security(security: Security) -> Line {
    Line::new(keys::ER_SECURITY).with("security", security.name())
}

/// How two places are joined.
pub fn link(kind: LinkKind) -> Line {
    Line::new(keys::ER_LINK).with("link", kind.name())
}

/// The pass between two provinces, by its name where it has one.
pub fn pass([one, other]: &[Name; 2]) -> Line {
    Line::new(keys::ER_PASS).with("pass", Pass::of(one, other).map_or("none", Pass::name))
}

/// A ring.
pub fn ring(ring: Ring) -> Line {
    Line::new(keys::ER_RING).with("ring", ring.name())
}

/// A level of trade.
pub fn level(level: Level) -> Line {
    Line::new(keys::ER_LEVEL).with("level", level.name())
}

/// What a treaty does.
pub fn status(status: Status) -> Line {
    Line::new(keys::ER_STATUS).with("status", status.name())
}

/// A school.
pub fn school(school: School) -> Line {
    let way = match school.way {
        Way::Bushi => "bushi",
        Way::Shugenja => "shugenja",
    };
    Line::new(keys::ER_SCHOOL).with("clan", clan(school.clan)).with("way", way)
}

/// A deed.
pub fn deed(deed: Deed) -> Line {
    let (id, ring) = match deed {
        Deed::Duel => ("duel", None),
        Deed::BattleDuel => ("battle-duel", None),
        Deed::Contest(ring) => ("contest", Some(ring)),
        Deed::Assassination => ("assassination", None),
        Deed::Denouncing(Presence::Present) => ("denouncing", None),
        Deed::Denouncing(Presence::Absent) => ("denouncing-absent", None),
        Deed::Investigation => ("investigation", None),
        Deed::Uncovering(Crime::Assassination) => ("uncovering-assassination", None),
        Deed::Uncovering(Crime::Forgery) => ("uncovering-forgery", None),
    };
    Line::new(keys::ER_DEED).with("deed", id).with("ring", self::ring(ring.unwrap_or(Ring::Fire)))
}

/// What is still to be rolled, in a few words.
pub fn open(state: &State, open: Open) -> Line {
    let who = person(state, open.who());
    match open {
        Open::Honor { points, source, .. } => {
            let key = if points > 0 { keys::ER_OPEN_GAIN } else { keys::ER_OPEN_LOSS };
            Line::new(key)
                .with("name", who)
                .with("count", i16::from(points.unsigned_abs()))
                .with("source", source.name())
        }
        Open::Death { last, .. } => {
            let key = match last {
                Last::Earth => keys::ER_OPEN_DEATH,
                Last::Crab => keys::ER_OPEN_DEATH_CRAB,
                Last::Phoenix => keys::ER_OPEN_DEATH_PHOENIX,
            };
            Line::new(key).with("name", who)
        }
        Open::Verdict { target, .. } => {
            Line::new(keys::ER_OPEN_VERDICT).with("name", who).with("target", person(state, target))
        }
        Open::Second { .. } => Line::new(keys::ER_OPEN_SECOND).with("name", who),
        Open::Bout(bout) => {
            let other = person(state, bout.duelists[1 - bout.roller()]);
            let key = match (bout.cheater(), bout.standing) {
                (Some(_), None) => keys::ER_OPEN_CHEATS,
                (Some(_), Some(_)) => keys::ER_OPEN_NOTICES,
                (None, _) => keys::ER_OPEN_FIGHTS,
            };
            Line::new(key).with("name", who).with("target", other)
        }
        Open::Border { by, .. } => Line::new(keys::ER_OPEN_BORDER).with("name", who).with("clan", clan(by)),
        Open::Compulsion { .. } => Line::new(keys::ER_OPEN_COMPULSION).with("name", who),
        Open::Vengeful { against, .. } => {
            Line::new(keys::ER_OPEN_VENGEFUL).with("name", who).with("target", person(state, against))
        }
    }
}

/// A ruling.
pub fn ruling(ruling: Ruling) -> Line {
    Line::new(keys::ER_RULING).with("ruling", ruling.name())
}

/// A reading of a ruling, by its place.
pub fn reading(ruling: Ruling, reading: usize) -> Line {
    let id = Rulings::readings(ruling).get(reading).copied().unwrap_or("");
    Line::new(keys::ER_READING).with("reading", format!("{}-{id}", ruling.name()))
}

/// An Advantage.
pub fn advantage(advantage: Advantage) -> Line {
    let (id, of): (&str, Arg) = match advantage {
        Advantage::Adventurous => ("adventurous", "".into()),
        Advantage::Ambidextrous => ("ambidextrous", "".into()),
        Advantage::Ambition => ("ambition", "".into()),
        Advantage::AncestralItem => ("ancestral_item", "".into()),
        Advantage::Assassin => ("assassin", "".into()),
        Advantage::BentensBlessing => ("bentens_blessing", "".into()),
        Advantage::DifferentSchool => ("different_school", "".into()),
        Advantage::Duplicitous => ("duplicitous", "".into()),
        Advantage::ElementalAttunement(one) => ("elemental_attunement", ring(one).into()),
        Advantage::Exploitative => ("exploitative", "".into()),
        Advantage::Fearless => ("fearless", "".into()),
        Advantage::Inquisitive => ("inquisitive", "".into()),
        Advantage::KnowTheSchool(one) => ("know_the_school", clan(one).into()),
        Advantage::Large => ("large", "".into()),
        Advantage::Lucky(level) => ("lucky", level.into()),
        Advantage::MinorSchool => ("minor_school", "".into()),
        Advantage::Prodigy => ("prodigy", "".into()),
        Advantage::StrengthOfTheEarth(level) => ("strength_of_the_earth", level.into()),
        Advantage::Tactician => ("tactician", "".into()),
        Advantage::WayOfTheLand(home) => ("way_of_the_land", home.name().into()),
    };
    Line::new(keys::ER_ADVANTAGE).with("advantage", id).with("of", of)
}

/// A Disadvantage.
pub fn disadvantage(disadvantage: Disadvantage) -> Line {
    let (id, of): (&str, Arg) = match disadvantage {
        Disadvantage::BentensCurse => ("bentens_curse", "".into()),
        Disadvantage::Bitter => ("bitter", "".into()),
        Disadvantage::Brash => ("brash", "".into()),
        Disadvantage::Compulsion(level) => ("compulsion", level.into()),
        Disadvantage::Cowardly => ("cowardly", "".into()),
        Disadvantage::ElementalDisharmony(one) => ("elemental_disharmony", ring(one).into()),
        Disadvantage::GaijinPlague(level) => ("gaijin_plague", level.into()),
        Disadvantage::Hatred(one) => ("hatred", clan(one).into()),
        Disadvantage::Lame => ("lame", "".into()),
        Disadvantage::Secret => ("secret", "".into()),
        Disadvantage::ShadowlandsTaint(level) => ("shadowlands_taint", level.into()),
        Disadvantage::SlowLearner => ("slow_learner", "".into()),
        Disadvantage::Unlucky(level) => ("unlucky", level.into()),
        Disadvantage::Unschooled => ("unschooled", "".into()),
        Disadvantage::Vengeful => ("vengeful", "".into()),
    };
    Line::new(keys::ER_DISADVANTAGE).with("disadvantage", id).with("of", of)
}

/// What the game master is asked for.
pub fn errand(errand: &Errand) -> Line {
    match errand {
        Errand::Deed { deed: what, actor, target } => Line::new(keys::ER_ERRAND_DEED)
            .with("deed", deed(*what))
            .with("actor", actor.as_str())
            .with("target", target.as_str()),
        Errand::Favor { courtier, gift } => {
            Line::new(keys::ER_ERRAND_FAVOR).with("name", courtier.as_str()).with("gift", usize::from(*gift))
        }
        Errand::Other(note) => Line::new(keys::ER_NAMED).with("name", note.as_str()),
        Errand::Cheat { deed: what, actor, target } => Line::new(keys::ER_ERRAND_CHEAT)
            .with("deed", deed(*what))
            .with("actor", actor.as_str())
            .with("target", target.as_str()),
        Errand::Seppuku { who } => Line::new(keys::ER_ERRAND_SEPPUKU).with("name", who.as_str()),
        Errand::Champion { deed: what, actor, target, champion, conduct } => Line::new(match conduct {
            Conduct::Fair => keys::ER_ERRAND_CHAMPION,
            Conduct::Cheats => keys::ER_ERRAND_CHAMPION_CHEATS,
        })
        .with("deed", deed(*what))
        .with("actor", actor.as_str())
        .with("target", target.as_str())
        .with("champion", champion.as_str()),
        Errand::Travel { who, place } => {
            Line::new(keys::ER_ERRAND_TRAVEL).with("name", who.as_str()).with("place", place.as_str())
        }
        Errand::Explore { place, teams } => {
            Line::new(keys::ER_ERRAND_EXPLORE).with("place", place.as_str()).with("count", *teams)
        }
    }
}

/// What a command is called, in a few words.
pub fn command(command: &Command) -> Line {
    match command {
        Command::World(decree) => super::world::called(decree),
        Command::Anyway(inner) => self::command(inner),
        other => Line::new(keys::ER_VERB).with("verb", verb(other)),
    }
}

fn verb(command: &Command) -> &'static str {
    match command {
        Command::Anyway(inner) => verb(inner),
        Command::BeginCampaign => "begin",
        Command::CloseAccount { .. } => "account",
        Command::EndTurn => "end-turn",
        Command::EndCampaign => "end",
        Command::Muster { .. } => "muster",
        Command::Lose { .. } => "lose",
        Command::March { .. } => "march",
        Command::Koku { .. } => "koku",
        Command::GainProvince { .. } | Command::SetProvince { .. } | Command::LoseProvince { .. } => "province",
        Command::Repair { .. } => "repair",
        Command::Conclude { .. } | Command::EndTreaty { .. } | Command::SetLine { .. } => "treaty",
        Command::Survey(_) => "map",
        Command::SetEnemies { .. } => "enemies",
        Command::SetAllies { .. } => "allies",
        Command::OrderMarch { .. } => "order",
        Command::TakeBack { .. } => "take-back",
        Command::Welcome { .. } | Command::Hire { .. } | Command::SetPerson { .. } | Command::Die { .. } => "character",
        Command::Honor { .. } => "honor",
        Command::Act { .. } => "act",
        Command::Court { .. } => "court",
        Command::Test { .. } => "test",
        Command::Answer { .. } | Command::Retry { .. } | Command::Mishap { .. } => "roll",
        Command::Dismiss { .. } => "dismiss",
        Command::AddErrand { .. } | Command::DropErrand { .. } => "errand",
        Command::Send { .. }
        | Command::FileOrders { .. }
        | Command::CarryOut { .. }
        | Command::Settle { .. }
        | Command::Reply { .. } => "orders",
        Command::Adopt { .. } => "adopt",
        Command::SetRuling { .. } => "ruling",
        Command::ByHand(_) => "by-hand",
        Command::Remark { .. } => "remark",
        Command::Challenge { .. } | Command::Exploit { .. } | Command::World(_) => "act",
        Command::Field(_) => "battle",
    }
}
