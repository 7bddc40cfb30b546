//! What a game master decrees of the world, carried out (ER-WEA, ER-EVT, ER-DMG, ER-SPY, ER-HID, ER-FAV, ER-XP).

mod favor;
mod learning;
mod scouts;
mod sites;
mod sky;
mod start;
mod tens;
mod turn;

use super::super::draft::Draft;
use super::super::event::Event;
use super::super::model::clan::Clan;
use super::super::person::PersonId;
use super::super::refusal::{Refusal, RefusalKind};
use super::super::world::command::Decree;
use super::super::world::event::Befell;
use super::require;
use crate::kernel::chance::Chance;
use crate::kernel::name::{Name, Note};

pub(super) fn decree(draft: &mut Draft, chance: &mut Chance, decree: &Decree) -> Result<(), Refusal> {
    match decree {
        Decree::Weather { realm, place, sky, dice } => sky::weather(draft, chance, (*realm, place), *sky, dice),
        Decree::Strike { place, calamity, dice } => sky::strike(draft, chance, place, *calamity, dice),
        Decree::Move { dice } => sky::go_on(draft, chance, dice),
        Decree::Spread { from, to } => sky::spread(draft, from, to.as_ref()),
        Decree::Raze { realm, place, by, strikes, leader } => raze(draft, (*realm, place), (*by, *strikes), *leader),
        Decree::Hide { name, place, note } => sites::hide(draft, name, place, note),
        Decree::Explore { realm, place, teams, dice } => {
            sites::explore(draft, chance, (*realm, place), *teams, dice)?;
            super::post::explored(draft, *realm, place);
            Ok(())
        }
        Decree::Enter { site, who, ring, tn, price, dice } => {
            sites::enter(draft, chance, (*site, *who), (*ring, *tn, price), dice)
        }
        Decree::Spy { realm, place, count } => scouts::send(draft, *realm, place, *count),
        Decree::Recall { realm, place, count } => scouts::recall(draft, *realm, place, *count),
        Decree::Listen { dice } => scouts::listen(draft, chance, dice),
        Decree::Search { who, place, dice } => scouts::search(draft, chance, *who, place, dice),
        Decree::Favor(boon) => favor::favor(draft, boon),
        Decree::Call { call, dice } => favor::call(draft, chance, call, dice),
        Decree::Tell { what, to } => tell(draft, what, to),
        Decree::Merit { who, merit } => {
            draft.person(*who)?;
            happen(draft, Befell::Merited { who: *who, merit: *merit });
            Ok(())
        }
        Decree::Grant { realm, points, reason } => learning::grant(draft, *realm, *points, reason),
        Decree::Learn { realm, name, purchase, from } => learning::learn(draft, *realm, name, *purchase, *from),
        Decree::Lines => {
            let changed = turn::lines(draft);
            require(draft, changed, RefusalKind::NothingChanges)
        }
        Decree::EndTurn => turn::end(draft),
        Decree::Found { realm, start } => start::found(draft, *realm, *start),
        Decree::Seppuku { who } => {
            super::turn::seppuku(draft, *who)?;
            super::post::atoned(draft, *who)
        }
        Decree::Cross { who, place } => super::border::cross(draft, *who, place),
        Decree::Refuse { deed, who, against } => {
            super::bout::refuse(draft, *deed, *who, *against)?;
            super::post::resolved(draft, *deed, [*against, *who])
        }
    }
}

/// Something befalls the world.
fn happen(draft: &mut Draft, befell: Befell) {
    draft.happen(Event::World(Box::new(befell)));
}

/// Refuses a place that is not on the map, no province of a realm that is kept here, nobody's printed home, and where no
/// troops stand.
fn known_place(draft: &mut Draft, place: &Name) -> Result<(), Refusal> {
    let known = draft.state.spied_places().contains(place);
    draft.require(known, "ER-MOV-8", RefusalKind::NoPlace(place.clone()))
}

/// Whose a province is, where that realm is kept here.
fn owner(draft: &Draft, place: &Name) -> Option<Clan> {
    draft.state.realms().iter().find(|realm| realm.province(place).is_some()).map(|realm| realm.clan)
}

/// Units that did not fight there strike a province once each; whoever commands them may lose Honor (ER-DMG).
fn raze(
    draft: &mut Draft,
    (realm, place): (Clan, &Name),
    (by, strikes): (Clan, u8),
    leader: Option<PersonId>,
) -> Result<(), Refusal> {
    let province = draft.province(realm, place)?;
    let units: u16 = {
        let razers = draft.realm(by)?;
        razers.units.iter().filter(|stand| stand.place == *place).map(|stand| stand.count).sum()
    };
    require(draft, (1..=4).contains(&strikes), RefusalKind::Bound)?;
    let has = RefusalKind::TooFewStrikes { has: units };
    draft.require(u16::from(strikes) <= units, "ER-DMG", has)?;
    let fought = draft.state.tally().fought.iter().filter(|(clan, at, _)| *clan == by && at == place);
    let fresh = fought.fold(units, |left, (.., count)| left.saturating_sub(*count));
    draft.require(u16::from(strikes) <= fresh, "ER-DMG", RefusalKind::FoughtThere { has: fresh })?;
    let damage = (25 * strikes).min(100 - province.damage);
    require(draft, damage > 0, RefusalKind::NothingChanges)?;
    happen(draft, Befell::Razed { realm, place: place.clone(), by, damage });
    if let Some(leader) = leader {
        draft.living(leader)?;
        super::rolls::open_honor(draft, leader, -1, crate::games::empire_reborn::rules::odds::honor::Source::Other);
    }
    Ok(())
}

/// Some Clans are told something.
fn tell(draft: &mut Draft, what: &Note, to: &[Clan]) -> Result<(), Refusal> {
    require(draft, !what.is_empty() && !to.is_empty(), RefusalKind::NothingChanges)?;
    happen(draft, Befell::Told { what: what.clone(), to: to.to_vec() });
    Ok(())
}
